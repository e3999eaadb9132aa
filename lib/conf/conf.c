/*
 * The store of settings: one value a row of the tables, each with the rank of
 * the source that spoke.  Everything lives in the arena of the pop_conf, so
 * values are never freed one by one.
 */

#include "lib/conf/conf.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/conf/conf_int.h"

enum {
	NONE = 0,
	CLI = 1,
	FLAG = 2,
	BOTH = CLI | FLAG,
	SAME = 0,
	CODE = 1,
	MAX_NOTE = 1024,
	MAX_LIST = 4096,
};

const pop_opt_info pop_opt_info_of[POP_OPT_COUNT] = {
#define OPT(id, type, choices, value, where, env, yaml, key, text)        \
	[POP_OPT_##id] = {#id, choices, value, env, yaml, text,           \
		POP_CONF_##type, ((where)&CLI) != 0, ((where)&FLAG) != 0, \
		(key) == CODE},
#include "lib/conf/config.def"
#include "lib/conf/flags.def"
#include "lib/conf/options.def"
#undef OPT
};

struct alloc_call {
	pop_arena *arena;
	size_t n;
	void *out;
};

static pop_status
alloc_body(void *arg, pop_err *err)
{
	struct alloc_call *call = arg;

	(void)err;
	call->out = pop_arena_alloc(call->arena, call->n);
	return POP_OK;
}

pop_status
conf_alloc(pop_conf *c, size_t n, void **out, pop_err *err)
{
	struct alloc_call call = {&c->arena, n, NULL};

	POP_TRY(pop_arena_run(&c->arena, alloc_body, &call, err));
	*out = call.out;
	return POP_OK;
}

pop_status
conf_strdup(pop_conf *c, pop_str s, const char **out, pop_err *err)
{
	void *p = NULL;

	POP_TRY(conf_alloc(c, s.len + 1, &p, err));
	if (s.len)
		memcpy(p, s.ptr, s.len);
	*out = p;
	return POP_OK;
}

pop_status
conf_note(pop_conf *c, pop_err *err, bool error, const char *fmt, ...)
{
	char text[MAX_NOTE];
	pop_conf_note *note;
	void *p = NULL;
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	POP_TRY(conf_alloc(c, sizeof(*note), &p, err));
	note = p;
	note->error = error;
	POP_TRY(conf_strdup(c, pop_str_of(text), &note->text, err));
	*c->note_end = note;
	c->note_end = &note->next;
	return POP_OK;
}

const pop_conf_note *
pop_conf_notes(const pop_conf *c)
{
	return c->note;
}

int
pop_choice_find(const char *choices, pop_str s)
{
	for (int i = 0;; i++) {
		size_t n = strcspn(choices, "|");

		if (pop_str_eq((pop_str){choices, n}, s))
			return i;
		if (!choices[n])
			return -1;
		choices += n + 1;
	}
}

static pop_str
choice_at(const char *choices, int64_t i)
{
	for (; i > 0; i--)
		choices += strcspn(choices, "|") + 1;
	return (pop_str){choices, strcspn(choices, "|")};
}

/* Bounds of an INT or INTS from "least..greatest". */
static void
bounds(pop_opt opt, int64_t *least, int64_t *greatest)
{
	const char *s = pop_opt_info_of[opt].choices;
	const char *dots = s ? strstr(s, "..") : NULL;

	*least = INT64_MIN;
	*greatest = INT64_MAX;
	if (!dots)
		return;
	if (!pop_str_i64((pop_str){s, (size_t)(dots - s)}, least))
		*least = INT64_MIN;
	if (!pop_str_i64(pop_str_of(dots + 2), greatest))
		*greatest = INT64_MAX;
}

bool
conf_in_bounds(pop_opt opt, int64_t i)
{
	int64_t least, greatest;

	bounds(opt, &least, &greatest);
	return i >= least && i <= greatest;
}

int64_t
conf_greatest(pop_opt opt)
{
	int64_t least, greatest;

	bounds(opt, &least, &greatest);
	return greatest;
}

static void
expected_choice(const char *choices, char *out, size_t n)
{
	size_t at = 0;
	int len = snprintf(out, n, "one of ");

	for (at = (size_t)len; at < n;) {
		size_t word = strcspn(choices, "|");

		len = snprintf(out + at, n - at, "'%.*s'%s", (int)word, choices,
			choices[word] ? ", " : "");
		at += (size_t)len;
		if (!choices[word])
			return;
		choices += word + 1;
	}
}

static void
expected_int(pop_opt opt, const char *what, char *out, size_t n)
{
	int64_t least, greatest;

	bounds(opt, &least, &greatest);
	if (least == INT64_MIN && greatest == INT64_MAX)
		snprintf(out, n, "%s", what);
	else if (greatest == INT64_MAX)
		snprintf(out, n, "%s of at least %lld", what, (long long)least);
	else
		snprintf(out, n, "%s from %lld to %lld", what, (long long)least,
			(long long)greatest);
}

void
conf_expected(pop_opt opt, char *out, size_t n)
{
	switch (pop_opt_info_of[opt].type) {
	case POP_CONF_BOOL:
		snprintf(out, n, "true or false");
		break;
	case POP_CONF_INT:
		expected_int(opt, "a whole number", out, n);
		break;
	case POP_CONF_INTS:
		expected_int(opt, "a list of whole numbers", out, n);
		break;
	case POP_CONF_F64:
		snprintf(out, n, "a number");
		break;
	case POP_CONF_CHOICE:
		expected_choice(pop_opt_info_of[opt].choices, out, n);
		break;
	case POP_CONF_DICT:
		snprintf(out, n, "name=value pairs, ',' between them");
		break;
	case POP_CONF_STR:
	case POP_CONF_PATH:
		snprintf(out, n, "text");
		break;
	}
}

static bool
parse_int(pop_str s, bool suffix, int64_t *out)
{
	int64_t unit = 1;

	if (suffix && s.len > 1) {
		switch (s.ptr[s.len - 1]) {
		case 'K':
		case 'k':
			unit = 1 << 10;
			break;
		case 'M':
		case 'm':
			unit = 1 << 20;
			break;
		case 'G':
		case 'g':
			unit = 1 << 30;
			break;
		default:
			break;
		}
		s.len -= unit != 1;
	}
	return pop_str_i64(s, out) && !__builtin_mul_overflow(*out, unit, out);
}

static pop_status
parse_ints(pop_conf *c, pop_opt opt, pop_str s, conf_value *out, pop_err *err)
{
	int64_t *item;
	void *p = NULL;
	size_t n = 0;

	if (s.len >= 2 && s.ptr[0] == '[' && s.ptr[s.len - 1] == ']')
		s = (pop_str){s.ptr + 1, s.len - 2};
	if (s.len / 2 >= MAX_LIST)
		return POP_E_USAGE;
	POP_TRY(conf_alloc(c, (s.len / 2 + 1) * sizeof(*item), &p, err));
	item = p;
	while (s.len) {
		const char *comma = memchr(s.ptr, ',', s.len);
		size_t k = comma ? (size_t)(comma - s.ptr) : s.len;

		if (!pop_str_i64((pop_str){s.ptr, k}, &item[n]) ||
			!conf_in_bounds(opt, item[n]))
			return POP_E_USAGE;
		n++;
		k += comma != NULL;
		s = (pop_str){s.ptr + k, s.len - k};
		if (comma && !s.len)
			return POP_E_USAGE;
	}
	out->u.ints = item;
	out->n = n;
	return POP_OK;
}

static int
compare_pairs(const void *a, const void *b)
{
	const conf_pair *x = a, *y = b;

	return strcmp(x->name, y->name);
}

/* Insertion keeps the order of equal names where qsort would not, and lists
 * of options are short; long ones were bounded by whoever read them. */
size_t
conf_sort_pairs(conf_pair *pair, size_t n)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++) {
		conf_pair p = pair[i];
		size_t at = kept;

		while (at && compare_pairs(&pair[at - 1], &p) > 0)
			at--;
		if (at && compare_pairs(&pair[at - 1], &p) == 0) {
			pair[at - 1] = p;
			continue;
		}
		memmove(&pair[at + 1], &pair[at], (kept - at) * sizeof(*pair));
		pair[at] = p;
		kept++;
	}
	return kept;
}

static pop_status
parse_dict(pop_conf *c, pop_str s, conf_value *out, pop_err *err)
{
	conf_pair *pair;
	void *p = NULL;
	size_t n = 0, most = 1;

	for (size_t i = 0; i < s.len; i++)
		most += s.ptr[i] == ',';
	if (most > MAX_LIST)
		return POP_E_USAGE;
	POP_TRY(conf_alloc(c, most * sizeof(*pair), &p, err));
	pair = p;
	while (s.len) {
		const char *comma = memchr(s.ptr, ',', s.len);
		size_t k = comma ? (size_t)(comma - s.ptr) : s.len;
		const char *eq = memchr(s.ptr, '=', k);
		size_t e = eq ? (size_t)(eq - s.ptr) : 0;

		if (!e)
			return POP_E_USAGE;
		POP_TRY(conf_strdup(
			c, (pop_str){s.ptr, e}, &pair[n].name, err));
		POP_TRY(conf_strdup(
			c, (pop_str){eq + 1, k - e - 1}, &pair[n].value, err));
		n++;
		k += comma != NULL;
		s = (pop_str){s.ptr + k, s.len - k};
	}
	out->u.pair = pair;
	out->n = conf_sort_pairs(pair, n);
	return POP_OK;
}

pop_status
conf_parse(pop_conf *c, pop_opt opt, pop_str text, bool suffix, conf_value *out,
	pop_err *err)
{
	const pop_opt_info *o = &pop_opt_info_of[opt];
	pop_status bad = POP_E_USAGE;

	switch (o->type) {
	case POP_CONF_BOOL:
		out->u.b = pop_str_is(text, "true");
		return out->u.b || pop_str_is(text, "false") ? POP_OK : bad;
	case POP_CONF_INT:
		if (!parse_int(text, suffix, &out->u.i))
			return bad;
		return conf_in_bounds(opt, out->u.i) ? POP_OK : bad;
	case POP_CONF_CHOICE:
		out->u.i = pop_choice_find(o->choices, text);
		return out->u.i >= 0 ? POP_OK : bad;
	case POP_CONF_F64:
		return pop_str_f64(text, &out->u.f) ? POP_OK : bad;
	case POP_CONF_STR:
		return conf_strdup(c, text, &out->u.s, err);
	case POP_CONF_PATH:
		return conf_expand(c, text, &out->u.s, err);
	case POP_CONF_INTS:
		return parse_ints(c, opt, text, out, err);
	case POP_CONF_DICT:
		return parse_dict(c, text, out, err);
	}
	return pop_fail(err, POP_E_INTERNAL, "%s: no such type", o->name);
}

pop_status
conf_put(pop_conf *c, pop_opt opt, const conf_value *v, pop_conf_rank rank,
	const char *origin, pop_err *err)
{
	const char *copy = NULL;

	if (rank < c->v[opt].rank)
		return POP_OK;
	POP_TRY(conf_strdup(c, pop_str_of(origin), &copy, err));
	c->v[opt] = *v;
	c->v[opt].rank = rank;
	c->v[opt].origin = copy;
	return POP_OK;
}

pop_status
pop_conf_set(pop_conf *c, pop_opt opt, pop_conf_rank rank, pop_str text,
	const char *origin, pop_err *err)
{
	char want[256];
	conf_value v = {.n = 0};
	pop_status st =
		conf_parse(c, opt, text, rank == POP_RANK_COMMAND, &v, err);

	if (st == POP_E_USAGE) {
		conf_expected(opt, want, sizeof(want));
		return pop_fail(err, st, "%s: '%.*s' is not %s", origin,
			POP_STR_ARG(text), want);
	}
	POP_TRY(st);
	return conf_put(c, opt, &v, rank, origin, err);
}

pop_status
pop_conf_new(pop_conf **out, pop_err *err)
{
	pop_conf *c = calloc(1, sizeof(*c));
	pop_status st = POP_OK;

	if (!c)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	c->note_end = &c->note;
	for (pop_opt opt = 0; opt < POP_OPT_COUNT && st == POP_OK; opt++)
		st = pop_conf_set(c, opt, POP_RANK_DEFAULT,
			pop_str_of(pop_opt_info_of[opt].value), "default", err);
	if (st != POP_OK) {
		pop_conf_free(c);
		return st;
	}
	*out = c;
	return POP_OK;
}

void
pop_conf_free(pop_conf *c)
{
	if (!c)
		return;
	pop_arena_release(&c->arena);
	free(c);
}

static const conf_value *
value_of(const pop_conf *c, pop_opt opt, pop_conf_type a, pop_conf_type b)
{
	pop_conf_type type = pop_opt_info_of[opt].type;

	if (type != a && type != b)
		abort();
	return &c->v[opt];
}

bool
pop_conf_bool(const pop_conf *c, pop_opt opt)
{
	return value_of(c, opt, POP_CONF_BOOL, POP_CONF_BOOL)->u.b;
}

int64_t
pop_conf_int(const pop_conf *c, pop_opt opt)
{
	return value_of(c, opt, POP_CONF_INT, POP_CONF_CHOICE)->u.i;
}

double
pop_conf_f64(const pop_conf *c, pop_opt opt)
{
	return value_of(c, opt, POP_CONF_F64, POP_CONF_F64)->u.f;
}

const char *
pop_conf_str(const pop_conf *c, pop_opt opt)
{
	return value_of(c, opt, POP_CONF_STR, POP_CONF_PATH)->u.s;
}

size_t
pop_conf_ints(const pop_conf *c, pop_opt opt, const int64_t **out_item)
{
	const conf_value *v = value_of(c, opt, POP_CONF_INTS, POP_CONF_INTS);

	*out_item = v->u.ints;
	return v->n;
}

pop_str
pop_conf_choice(const pop_conf *c, pop_opt opt)
{
	const conf_value *v =
		value_of(c, opt, POP_CONF_CHOICE, POP_CONF_CHOICE);

	return choice_at(pop_opt_info_of[opt].choices, v->u.i);
}

const char *
pop_conf_origin(const pop_conf *c, pop_opt opt)
{
	return c->v[opt].origin;
}

pop_conf_rank
pop_conf_rank_of(const pop_conf *c, pop_opt opt)
{
	return c->v[opt].rank;
}

static void
print_list(const conf_value *v, bool pairs, pop_buf *out)
{
	for (size_t i = 0; i < v->n; i++) {
		if (i)
			pop_buf_char(out, ',');
		if (pairs)
			pop_buf_printf(out, "%s=%s", v->u.pair[i].name,
				v->u.pair[i].value);
		else
			pop_buf_printf(out, "%lld", (long long)v->u.ints[i]);
	}
}

/* The shortest form that reads back equal. */
static void
print_f64(double f, pop_buf *out)
{
	char text[40] = "0";
	double back = 0;

	for (int digits = 1; digits <= 17; digits++) {
		snprintf(text, sizeof(text), "%.*g", digits, f);
		if (pop_str_f64(pop_str_of(text), &back) && back == f)
			break;
	}
	pop_buf_str(out, text);
}

void
pop_conf_print(const pop_conf *c, pop_opt opt, pop_buf *out)
{
	const conf_value *v = &c->v[opt];

	switch (pop_opt_info_of[opt].type) {
	case POP_CONF_BOOL:
		pop_buf_str(out, v->u.b ? "true" : "false");
		break;
	case POP_CONF_INT:
		pop_buf_printf(out, "%lld", (long long)v->u.i);
		break;
	case POP_CONF_CHOICE: {
		pop_str s = pop_conf_choice(c, opt);

		pop_buf_put(out, s.ptr, s.len);
		break;
	}
	case POP_CONF_F64:
		print_f64(v->u.f, out);
		break;
	case POP_CONF_STR:
	case POP_CONF_PATH:
		pop_buf_str(out, v->u.s);
		break;
	case POP_CONF_INTS:
	case POP_CONF_DICT:
		print_list(v, pop_opt_info_of[opt].type == POP_CONF_DICT, out);
		break;
	}
}

bool
pop_conf_cache_is_named(const pop_conf *c)
{
	return c->v[POP_OPT_executable_cache_path].rank > POP_RANK_HINT &&
	       c->v[POP_OPT_executable_cache_path].u.s[0] != '\0';
}

const char *
pop_conf_pool(const pop_conf *c)
{
	return c->pool ? c->pool : "";
}

bool
pop_conf_says(const pop_conf *c)
{
	return pop_conf_int(c, POP_OPT_tf_cpp_min_log_level) < 1;
}

const char *
conf_nearest(pop_str s, const char *const *name, size_t n)
{
	const char *best = NULL;
	unsigned least = 256;

	for (size_t i = 0; i < n; i++) {
		unsigned d = pop_str_distance(s, pop_str_of(name[i]));

		if (d < least && 3 * d <= strlen(name[i])) {
			least = d;
			best = name[i];
		}
	}
	return best;
}
