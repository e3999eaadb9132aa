/*
 * popc ls: what is in the cache, sorted, chosen and arranged.
 *
 * Fields cost from nothing (the name) to a file that is opened: only those
 * that are shown, sorted or chosen by are made, the cheap ones first, and a
 * file that is not chosen costs no more.
 */

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cmd/popc/commands.h"
#include "cmd/popc/ls.h"
#include "cmd/popc/near.h"
#include "lib/base/json.h"

struct options {
	pop_common common;
	bool all;
	const char *sort, *format;
	int64_t limit;
	pop_cli_list filter;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"all", 'a', POP_CLI_FLAG, AT(all), 0, NULL,
		"also files that are not entries"},
	{"sort", 0, POP_CLI_STR, AT(sort), 0, "FIELD,...",
		"in this order; with - before a field, the greatest first"},
	{"filter", 0, POP_CLI_LIST, AT(filter), 0, "CONDITION",
		"only files for which it holds, as size>1M or source~gpt"},
	{"format", 0, POP_CLI_STR, AT(format), 0, "TEXT",
		"lines of this text, with {FIELD} or {FIELD:WIDTH} in it"},
	{"limit", 0, POP_CLI_INT, AT(limit), 0, "N", "at most so many lines"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc ls [options]",
	.text = "Lists the entries of the cache: key, bytes, time, directory.\n"
		"Fields: key name kind dir layer; size made used age idle; "
		"pinned;\nepoch target options graph ops; seconds peak user "
		"host job version source command.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
	.no_arguments = true,
};

enum { MAX_SORT = 8, MAX_FILTER = 32 };

/* The values of one file that are needed: one for each used field. */
struct row {
	size_t place; /* before it was sorted */
	popc_value value[];
};

struct listing {
	const struct options *o;
	const pop_cache *cache;
	pop_arena arena;
	popc_format format;
	popc_filter filter[MAX_FILTER];
	size_t nfilter;
	bool by_kind; /* a filter says which kinds are meant */
	popc_field sort[MAX_SORT];
	bool descending[MAX_SORT];
	size_t nsort;
	/* Fields that are needed, by what they come from; nslot in all. */
	bool used[POPC_FIELD_COUNT];
	int slot[POPC_FIELD_COUNT]; /* in a row; -1: not kept */
	int nslot;
	struct row **row;
	size_t n, cap;
	int64_t now;
	const char *dir; /* of the files that are visited */
	pop_buf out;
	pop_json json;
	uint64_t entries, bytes;
};

/* ---- Values. */

/* One file, and its values as far as they were made. */
struct file {
	struct listing *l;
	const pop_cache_item *item;
	popc_value value[POPC_FIELD_COUNT];
	char key[33];
	pop_buf target, options;
	char graph[33];
	pop_cache_info info;
};

static void
set_text(struct file *f, popc_field field, const char *text)
{
	f->value[field] = (popc_value){*text != '\0', 0, text};
}

static void
set_number(struct file *f, popc_field field, double v)
{
	f->value[field] = (popc_value){true, v, NULL};
}

static void
make_names(struct file *f)
{
	const pop_cache_item *i = f->item;

	if (i->kind == POP_CACHE_ENTRY) {
		pop_digest_print(f->key, i->key);
		set_text(f, POPC_FIELD_KEY, f->key);
	}
	set_text(f, POPC_FIELD_NAME, i->name);
	set_text(f, POPC_FIELD_KIND, popc_kind_name[i->kind]);
	set_text(f, POPC_FIELD_DIR, f->l->dir);
	set_number(f, POPC_FIELD_LAYER, i->layer);
}

/* Seconds since `then`; 0 if it lies ahead, as it can in a fresh file. */
static double
seconds_since(const struct file *f, int64_t then)
{
	return f->l->now > then ? (double)(f->l->now - then) : 0;
}

static void
make_file(struct file *f)
{
	const pop_cache_item *i = f->item;

	set_number(f, POPC_FIELD_SIZE, (double)i->bytes);
	set_number(f, POPC_FIELD_MADE, (double)i->mtime);
	set_number(f, POPC_FIELD_AGE, seconds_since(f, i->mtime));
}

static void
make_use(struct file *f)
{
	const pop_cache_item *i = f->item;
	int64_t used = i->used > i->mtime ? i->used : i->mtime;

	set_number(f, POPC_FIELD_USED, (double)used);
	set_number(f, POPC_FIELD_IDLE, seconds_since(f, used));
}

static void
make_head(struct file *f)
{
	const popc_near_entry e = {
		.key = f->item->key, .layer = f->item->layer};
	pop_exe *exe = NULL;
	const pop_exe_meta *m;
	pop_target target;
	pop_str rest, name, value;
	pop_err ignored;

	if (popc_near_open(&exe, f->l->cache, &e, false, &ignored) != POP_OK)
		return;
	m = pop_exe_meta_of(exe);
	set_number(f, POPC_FIELD_EPOCH, m->epoch);
	if (pop_target_read(&target, m->target.ptr, m->target.len, &ignored) ==
		POP_OK)
		pop_target_print(&target, &f->target);
	pop_buf_char(&f->target, '\0');
	rest = m->options;
	while (pop_conf_key_next(&rest, &name, &value))
		pop_buf_printf(&f->options, "%s%.*s=%.*s",
			f->options.len ? " " : "", POP_STR_ARG(name),
			POP_STR_ARG(value));
	pop_buf_char(&f->options, '\0');
	for (uint32_t i = 0; i < m->npart; i++) {
		const pop_exe_part *p = &m->part[i];

		if (pop_str_is(p->name, pop_key_part_name[POP_KEY_GRAPH]))
			pop_digest_print(f->graph, p->digest);
		else if (pop_str_is(p->name, POP_PART_SKETCH))
			set_number(
				f, POPC_FIELD_OPS, pop_sketch_ops(&p->digest));
	}
	if (!f->target.failed)
		set_text(f, POPC_FIELD_TARGET, (char *)f->target.data);
	if (!f->options.failed)
		set_text(f, POPC_FIELD_OPTIONS, (char *)f->options.data);
	set_text(f, POPC_FIELD_GRAPH, f->graph);
	pop_exe_close(exe);
}

static void
make_info(struct file *f)
{
	const pop_cache_info *i = &f->info;
	pop_err ignored;

	if (pop_cache_info_get(&f->info, f->l->cache, f->item->key, &ignored) !=
		POP_OK)
		return;
	if (i->compile_ns)
		set_number(f, POPC_FIELD_SECONDS, (double)i->compile_ns / 1e9);
	if (i->peak_bytes)
		set_number(f, POPC_FIELD_PEAK, (double)i->peak_bytes);
	set_text(f, POPC_FIELD_USER, i->user);
	set_text(f, POPC_FIELD_HOST, i->host);
	set_text(f, POPC_FIELD_JOB, i->job);
	set_text(f, POPC_FIELD_VERSION, i->version);
	set_text(f, POPC_FIELD_SOURCE, i->source);
	set_text(f, POPC_FIELD_COMMAND, i->command);
}

static bool
uses(const struct listing *l, popc_field_from from)
{
	for (int i = 0; i < POPC_FIELD_COUNT; i++)
		if (l->used[i] && popc_field_of[i].from == from)
			return true;
	return false;
}

static void
make_values(struct file *f, popc_field_from from)
{
	if (from == POPC_FIELD_FROM_NAME)
		make_names(f);
	else if (from == POPC_FIELD_FROM_FILE)
		make_file(f);
	else if (from == POPC_FIELD_FROM_USE)
		make_use(f);
	else if (f->item->kind != POP_CACHE_ENTRY)
		return;
	else if (from == POPC_FIELD_FROM_PIN)
		set_number(f, POPC_FIELD_PINNED,
			pop_cache_is_pinned(f->l->cache, f->item->key));
	else if (from == POPC_FIELD_FROM_HEAD)
		make_head(f);
	else
		make_info(f);
}

/* Makes what is needed, as long as the filters that are known pass. */
static bool
is_chosen(struct file *f)
{
	struct listing *l = f->l;

	for (int from = 0; from < POPC_FIELD_FROM_COUNT; from++) {
		if (!uses(l, (popc_field_from)from))
			continue;
		make_values(f, (popc_field_from)from);
		for (size_t i = 0; i < l->nfilter; i++) {
			popc_field field = l->filter[i].field;

			if ((int)popc_field_of[field].from == from &&
				!popc_filter_passes(
					&l->filter[i], &f->value[field]))
				return false;
		}
	}
	return true;
}

/* ---- Rows. */

struct keeping {
	struct listing *l;
	const struct file *f;
};

/* Copies the values that will be shown or sorted by. */
static pop_status
keep_row(void *arg, pop_err *err)
{
	struct keeping *k = arg;
	struct listing *l = k->l;
	struct row *r;

	(void)err;
	if (l->n == l->cap) {
		size_t cap = l->cap ? 2 * l->cap : 256;
		struct row **p = POP_NEWN(&l->arena, struct row *, cap);

		if (l->n)
			memcpy(p, l->row, l->n * sizeof(struct row *));
		l->row = p;
		l->cap = cap;
	}
	r = pop_arena_alloc(
		&l->arena, sizeof(*r) + (size_t)l->nslot * sizeof(r->value[0]));
	for (int i = 0; i < POPC_FIELD_COUNT; i++) {
		popc_value v = k->f->value[i];

		if (l->slot[i] < 0)
			continue;
		if (v.known && v.text && i != POPC_FIELD_DIR &&
			i != POPC_FIELD_KIND)
			v.text = pop_str_dup(&l->arena, pop_str_of(v.text));
		r->value[l->slot[i]] = v;
	}
	r->place = l->n;
	l->row[l->n++] = r;
	return POP_OK;
}

static pop_status
visit(void *arg, const pop_cache_item *item, pop_err *err)
{
	struct listing *l = arg;
	struct file f = {.l = l, .item = item};
	pop_status st = POP_OK;

	if (item->kind != POP_CACHE_ENTRY && !l->o->all && !l->by_kind)
		return POP_OK;
	if (is_chosen(&f)) {
		l->entries += item->kind == POP_CACHE_ENTRY;
		l->bytes += item->kind == POP_CACHE_ENTRY ? item->bytes : 0;
		st = pop_arena_run(
			&l->arena, keep_row, &(struct keeping){l, &f}, err);
	}
	pop_buf_release(&f.target);
	pop_buf_release(&f.options);
	return st;
}

static const struct listing *sorted; /* qsort has no argument of its own */

static int
by_fields(const void *a, const void *b)
{
	const struct row *x = *(struct row *const *)a;
	const struct row *y = *(struct row *const *)b;
	const struct listing *l = sorted;

	for (size_t i = 0; i < l->nsort; i++) {
		const popc_value *v = &x->value[l->slot[l->sort[i]]];
		const popc_value *w = &y->value[l->slot[l->sort[i]]];
		int c = 0;

		/* What is not known comes last, either way. */
		if (v->known != w->known)
			return v->known ? -1 : 1;
		if (v->known && v->text)
			c = strcmp(v->text, w->text);
		else if (v->known)
			c = (v->number > w->number) - (v->number < w->number);
		if (c)
			return l->descending[i] ? -c : c;
	}
	return x->place < y->place ? -1 : 1;
}

/* ---- Output. */

static void
spread(const struct listing *l, const struct row *r,
	popc_value value[POPC_FIELD_COUNT])
{
	for (int i = 0; i < POPC_FIELD_COUNT; i++)
		value[i] =
			l->slot[i] < 0 ? (popc_value){0} : r->value[l->slot[i]];
}

/* Without --format, what is no entry has its name and kind for a key. */
static void
print_row(struct listing *l, popc_value value[POPC_FIELD_COUNT])
{
	pop_buf name = {0};

	if (!l->o->format && !value[POPC_FIELD_KEY].known) {
		pop_buf_printf(&name, "%s (%s)", value[POPC_FIELD_NAME].text,
			value[POPC_FIELD_KIND].text);
		pop_buf_char(&name, '\0');
		value[POPC_FIELD_KEY] =
			(popc_value){!name.failed, 0, (char *)name.data};
	}
	popc_format_print(&l->format, value, &l->out);
	pop_buf_release(&name);
}

static void
json_value(pop_json *j, const char *name, popc_field field, const popc_value *v)
{
	if (!v->known)
		return;
	switch (popc_field_of[field].kind) {
	case POPC_FIELD_IS_TEXT:
		pop_json_cstr(j, name, v->text);
		break;
	case POPC_FIELD_IS_SPAN:
		pop_json_f64(j, name, v->number);
		break;
	default:
		pop_json_int(j, name, (int64_t)v->number);
	}
}

static void
print_json(struct listing *l, const popc_value value[POPC_FIELD_COUNT])
{
	/* Names that the fields had before they had names. */
	static const struct {
		const char *name;
		popc_field field;
	} plain[] = {
		{"name", POPC_FIELD_NAME},
		{"kind", POPC_FIELD_KIND},
		{"key", POPC_FIELD_KEY},
		{"bytes", POPC_FIELD_SIZE},
		{"mtime", POPC_FIELD_MADE},
		{"used", POPC_FIELD_USED},
		{"directory", POPC_FIELD_DIR},
	};

	pop_json_object(&l->json, NULL);
	if (!l->o->format)
		for (size_t i = 0; i < sizeof(plain) / sizeof(plain[0]); i++)
			json_value(&l->json, plain[i].name, plain[i].field,
				&value[plain[i].field]);
	else
		for (unsigned i = 0; i < l->format.n; i++)
			if (l->format.part[i].is_field)
				json_value(&l->json,
					popc_field_of[l->format.part[i].field]
						.name,
					l->format.part[i].field,
					&value[l->format.part[i].field]);
	pop_json_end_object(&l->json);
}

static void
print_rows(struct listing *l)
{
	size_t n = (uint64_t)l->o->limit < l->n ? (size_t)l->o->limit : l->n;

	for (size_t i = 0; i < n; i++) {
		popc_value value[POPC_FIELD_COUNT];

		spread(l, l->row[i], value);
		if (l->o->common.json)
			print_json(l, value);
		else
			print_row(l, value);
	}
}

/* ---- What is asked for. */

static void
use(struct listing *l, popc_field field, bool keep)
{
	l->used[field] = true;
	if (keep && l->slot[field] < 0)
		l->slot[field] = l->nslot++;
}

static pop_status
parse_sort(struct listing *l, pop_err *err)
{
	const char *s = l->o->sort;

	while (s && *s) {
		size_t n = strcspn(s, ",");
		bool down = *s == '-';

		if (l->nsort == MAX_SORT)
			return pop_fail(err, POP_E_USAGE,
				"--sort: more than %d fields", MAX_SORT);
		POP_TRY(popc_field_find(&l->sort[l->nsort],
			(pop_str){s + down, n - down}, err));
		l->descending[l->nsort] = down;
		use(l, l->sort[l->nsort++], true);
		s += n + (s[n] == ',');
	}
	return POP_OK;
}

static pop_status
parse_filters(struct listing *l, pop_err *err)
{
	for (size_t i = 0; i < l->o->filter.n; i++) {
		if (l->nfilter == MAX_FILTER)
			return pop_fail(err, POP_E_USAGE,
				"--filter: more than %d", MAX_FILTER);
		POP_TRY(popc_filter_parse(
			&l->filter[l->nfilter], l->o->filter.item[i], err));
		l->by_kind |= l->filter[l->nfilter].field == POPC_FIELD_KIND;
		use(l, l->filter[l->nfilter++].field, false);
	}
	return POP_OK;
}

static pop_status
parse_words(struct listing *l, pop_err *err)
{
	for (int i = 0; i < POPC_FIELD_COUNT; i++)
		l->slot[i] = -1;
	if (l->o->limit < 0)
		return pop_fail(err, POP_E_USAGE,
			"--limit=%" PRId64 ": expected a number of at least 0",
			l->o->limit);
	POP_TRY(popc_format_parse(&l->format,
		l->o->format ? l->o->format : "{key} {size:10} {made} {dir}",
		err));
	for (unsigned i = 0; i < l->format.n; i++)
		if (l->format.part[i].is_field)
			use(l, l->format.part[i].field, true);
	if (!l->o->format) {
		use(l, POPC_FIELD_NAME, true);
		use(l, POPC_FIELD_KIND, true);
		if (l->o->common.json)
			use(l, POPC_FIELD_USED, true);
	}
	POP_TRY(parse_sort(l, err));
	return parse_filters(l, err);
}

/* ---- The command. */

static pop_status
list(struct listing *l, pop_err *err)
{
	pop_status st = POP_OK;

	l->now = (int64_t)time(NULL);
	for (int i = 0; i < pop_cache_nlayer(l->cache); i++) {
		l->dir = pop_cache_dir(l->cache, i);
		st = pop_cache_list(l->cache, i, uses(l, POPC_FIELD_FROM_USE),
			visit, l, err);
		/* A directory that is not there yet is an empty cache. */
		if (st != POP_OK && st != POP_E_MISS)
			return st;
	}
	err->text[0] = '\0';
	sorted = l;
	if (l->n && l->nsort)
		qsort(l->row, l->n, sizeof(struct row *), by_fields);
	pop_json_init(&l->json, &l->out);
	if (!l->o->common.json) {
		print_rows(l);
		return pop_print(&l->out, err);
	}
	pop_json_object(&l->json, NULL);
	pop_json_int(&l->json, "schema", 1);
	pop_json_array(&l->json, "files");
	print_rows(l);
	pop_json_end_array(&l->json);
	pop_json_u64(&l->json, "entries", l->entries);
	pop_json_u64(&l->json, "bytes", l->bytes);
	pop_json_end_object(&l->json);
	pop_buf_char(&l->out, '\n');
	return pop_print(&l->out, err);
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	struct listing l = {.o = target};
	pop_cache *cache = NULL;
	pop_status st = parse_words(&l, err);

	(void)cli;
	if (st == POP_OK)
		st = pop_tool_cache_found(&cache, conf, err);
	l.cache = cache;
	if (st == POP_OK)
		st = list(&l, err);
	pop_buf_release(&l.out);
	pop_arena_release(&l.arena);
	pop_cache_close(cache);
	return st;
}

pop_status
popc_cmd_ls(int argc, char **argv, pop_err *err)
{
	struct options o = {.limit = INT64_MAX};

	return pop_command_run(&spec, argc, argv, &o, body, err);
}
