/*
 * Reader of the text form, popir(5).  Recursive descent without tokens: each
 * function eats what it names and says what it found instead.  Regions recurse
 * at most POP_LIMIT_REGION_DEPTH deep; memory is linear in the text, because
 * constants are checked against the text left before they are allocated.
 */

#include <string.h>

#include "lib/ir/ir_int.h"

typedef struct parser {
	pop_graph *g;
	pop_err *err;
	const char *p, *end, *line_start;
	uint32_t line;
	pop_func *func;
	bool loc;
	unsigned depth;
	pop_intmap value; /* function number << 32 | value number */
	/* Numbers of results and operands of the op being read. */
	struct list {
		int64_t *v;
		uint32_t n, cap;
	} res, arg, num;
} parser;

/* ---- Characters. */

static void
skip(parser *s)
{
	for (; s->p < s->end; s->p++) {
		if (*s->p == '#') {
			s->p = memchr(s->p, '\n', (size_t)(s->end - s->p));
			if (!s->p) {
				s->p = s->end;
				return;
			}
		}
		if (*s->p == '\n') {
			s->line++;
			s->line_start = s->p + 1;
		} else if (*s->p != ' ' && *s->p != '\t' && *s->p != '\r') {
			return;
		}
	}
}

static pop_loc
here(const parser *s)
{
	return (pop_loc){s->line, (uint32_t)(s->p - s->line_start) + 1};
}

static pop_status
fail_at(const parser *s, pop_loc at, const char *got, size_t n,
	const char *expected)
{
	char text[32];
	size_t k = 0;

	for (; k < n && k < sizeof(text) - 1; k++)
		text[k] = got[k] >= 0x20 && got[k] < 0x7f ? got[k] : '?';
	text[k] = '\0';
	if (n == 0)
		return pop_fail(s->err, POP_E_INPUT,
			"%s:%u:%u: got the end of the text, expected %s",
			s->g->file, at.line, at.column, expected);
	return pop_fail(s->err, POP_E_INPUT, "%s:%u:%u: got '%s', expected %s",
		s->g->file, at.line, at.column, text, expected);
}

static bool
is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '_' || c == '.';
}

/* Characters of a word at p, which has not been eaten. */
static size_t
word_len(const parser *s)
{
	const char *q = s->p;

	while (q < s->end && is_word(*q))
		q++;
	return (size_t)(q - s->p);
}

static pop_status
expected(const parser *s, const char *what)
{
	size_t n = word_len(s);

	if (n == 0 && s->p < s->end)
		n = 1;
	return fail_at(s, here(s), s->p, n, what);
}

/* Space and the character c, if it is next. */
static bool
eat(parser *s, char c)
{
	skip(s);
	if (s->p == s->end || *s->p != c)
		return false;
	s->p++;
	return true;
}

static pop_status
need(parser *s, char c, const char *what)
{
	return eat(s, c) ? POP_OK : expected(s, what);
}

static bool
eat_word(parser *s, const char *word)
{
	size_t n;

	skip(s);
	n = word_len(s);
	if (!pop_str_is((pop_str){s->p, n}, word))
		return false;
	s->p += n;
	return true;
}

static pop_status
word(parser *s, pop_str *out, const char *what)
{
	skip(s);
	*out = (pop_str){s->p, word_len(s)};
	if (out->len == 0)
		return expected(s, what);
	s->p += out->len;
	return POP_OK;
}

static pop_status
number(parser *s, int64_t least, int64_t most, int64_t *out, const char *what)
{
	const char *q;

	skip(s);
	q = s->p;
	if (q < s->end && *q == '-')
		q++;
	while (q < s->end && *q >= '0' && *q <= '9')
		q++;
	if (!pop_str_i64((pop_str){s->p, (size_t)(q - s->p)}, out) ||
		*out < least || *out > most)
		return q > s->p ? fail_at(s, here(s), s->p, (size_t)(q - s->p),
					  what)
				: expected(s, what);
	s->p = q;
	return POP_OK;
}

/* Two digits at p. */
static bool
hex_byte(const parser *s, unsigned char *out)
{
	int hi, lo;

	if (s->end - s->p < 2)
		return false;
	hi = pop_hex_digit(s->p[0]);
	lo = pop_hex_digit(s->p[1]);
	if (hi < 0 || lo < 0)
		return false;
	*out = (unsigned char)(hi << 4 | lo);
	return true;
}

/* "..." with \xx for any byte. */
static pop_status
string(parser *s, pop_str *out, const char *what)
{
	const char *close;
	unsigned char *to;
	size_t n = 0;

	POP_TRY(need(s, '"', what));
	close = memchr(s->p, '"', (size_t)(s->end - s->p));
	if (!close)
		return fail_at(s, here(s), NULL, 0, "a closing quote");
	to = pop_arena_alloc(s->g->arena, (size_t)(close - s->p) + 1);
	while (*s->p != '"') {
		if (*s->p == '\\') {
			s->p++;
			if (!hex_byte(s, &to[n++]))
				return expected(s,
					"two hexadecimal digits after a "
					"backslash");
			s->p += 2;
		} else if ((unsigned char)*s->p < 0x20) {
			return expected(s, "a printable character");
		} else {
			to[n++] = (unsigned char)*s->p++;
		}
		if (s->p >= s->end)
			return fail_at(s, here(s), NULL, 0, "a closing quote");
	}
	s->p++;
	*out = (pop_str){(const char *)to, n};
	return POP_OK;
}

static void
push(parser *s, struct list *l, int64_t v)
{
	if (l->n == l->cap) {
		uint32_t cap = l->cap ? l->cap * 2 : 16;
		int64_t *p = POP_NEWN(s->g->arena, int64_t, cap);

		if (l->n)
			memcpy(p, l->v, l->n * sizeof(*p));
		l->v = p;
		l->cap = cap;
	}
	l->v[l->n++] = v;
}

/* ---- Types, values. */

static pop_status
element_type(parser *s, pop_shape *out)
{
	pop_str name = {s->p, word_len(s)};
	pop_dtype d;

	if (pop_str_is(name, "complex")) {
		const char *q = memchr(s->p, '>', (size_t)(s->end - s->p));

		if (q && q - s->p < 16)
			name.len = (size_t)(q - s->p) + 1;
	}
	d = pop_dtype_parse(name);
	/* Only the name that is printed; others are for front-ends. */
	if (d == POP_DT_NONE || !pop_str_is(name, pop_dtype_info_of[d].name))
		return expected(s, "a type");
	s->p += name.len;
	out->dtype = (uint8_t)d;
	return POP_OK;
}

/* A number, ? or <= and a number. */
static pop_status
dimension(parser *s, int64_t *dim)
{
	bool bound = s->end - s->p > 1 && s->p[0] == '<' && s->p[1] == '=';

	if (*s->p == '?') {
		s->p++;
		*dim = POP_DIM_DYNAMIC;
		return POP_OK;
	}
	if (bound)
		s->p += 2;
	POP_TRY(number(
		s, 0, POP_MAX_ELEMENTS, dim, "a dimension of at most 2^40"));
	if (bound)
		*dim = POP_DIM_BOUNDED(*dim);
	return POP_OK;
}

static pop_status
type(parser *s, pop_shape *out)
{
	pop_loc at;

	*out = (pop_shape){0};
	skip(s);
	at = here(s);
	while (s->p < s->end && ((*s->p >= '0' && *s->p <= '9') ||
					*s->p == '?' || *s->p == '<')) {
		int64_t dim;

		if (out->rank == POP_MAX_RANK)
			return expected(s, "at most 12 dimensions");
		POP_TRY(dimension(s, &dim));
		if (s->p == s->end || *s->p != 'x')
			return expected(s, "x behind a dimension");
		s->p++;
		out->dim[out->rank++] = dim;
	}
	POP_TRY(element_type(s, out));
	if (!pop_shape_valid_open(out))
		return fail_at(s, at, "more", 4, "at most 2^40 elements");
	return POP_OK;
}

static pop_status
value_number(parser *s, int64_t *out)
{
	POP_TRY(need(s, '%', "a value"));
	return number(s, 0, UINT32_MAX, out, "the number of a value");
}

static uint64_t
value_key(const parser *s, int64_t n)
{
	return (uint64_t)(s->g->nfunc - 1) << 32 | (uint64_t)n;
}

static pop_status
define(parser *s, int64_t n, pop_value *v)
{
	void **slot = pop_intmap_at(&s->value, value_key(s, n));

	if (*slot)
		return pop_fail(s->err, POP_E_INPUT,
			"%s:%u:%u: %%%lld: got a second definition, expected "
			"one in a function",
			s->g->file, here(s).line, here(s).column, (long long)n);
	*slot = v;
	return POP_OK;
}

static pop_status
lookup(parser *s, int64_t n, pop_value **out)
{
	*out = pop_intmap_find(&s->value, value_key(s, n));
	if (*out)
		return POP_OK;
	return pop_fail(s->err, POP_E_INPUT,
		"%s:%u:%u: %%%lld: got no definition, expected one above",
		s->g->file, here(s).line, here(s).column, (long long)n);
}

/* ---- Attributes. */

static pop_status
dense(parser *s, pop_dense *d)
{
	size_t n, left;
	unsigned char *to;

	POP_TRY(need(s, '<', "a constant in <>"));
	POP_TRY(type(s, &d->type));
	if (!pop_shape_is_static(&d->type))
		return expected(s, "known dimensions in the constant's type");
	d->splat = eat_word(s, "splat");
	POP_TRY(need(s, ':', "a colon"));
	skip(s);
	n = d->splat ? pop_dtype_bytes((pop_dtype)d->type.dtype)
		     : (size_t)pop_shape_bytes(&d->type);
	left = (size_t)(s->end - s->p) / 2;
	if (n > left)
		return fail_at(s, here(s), NULL, 0,
			"two hexadecimal digits for each byte of the constant");
	to = pop_arena_alloc(s->g->arena, n);
	for (size_t i = 0; i < n; i++, s->p += 2)
		if (!hex_byte(s, &to[i]))
			return expected(s,
				"two hexadecimal digits for each byte of the "
				"constant");
	d->data = to;
	return need(s, '>', "> at the end of the constant");
}

static pop_status
ints(parser *s, struct list *l)
{
	int64_t v;

	l->n = 0;
	POP_TRY(need(s, '[', "a list in []"));
	if (eat(s, ']'))
		return POP_OK;
	do {
		POP_TRY(number(s, INT64_MIN, INT64_MAX, &v, "a number"));
		push(s, l, v);
	} while (eat(s, ','));
	return need(s, ']', "a comma or ]");
}

static pop_status
real(parser *s, double *out)
{
	uint64_t bits;
	pop_str w;

	POP_TRY(word(s, &w, "a real as 0x and 16 digits"));
	if (w.len != 18 || !pop_str_has_prefix(w, "0x") ||
		!pop_str_u64(w, &bits)) {
		s->p -= w.len;
		return expected(s, "a real as 0x and 16 digits");
	}
	memcpy(out, &bits, sizeof(bits));
	return POP_OK;
}

static pop_status
attr_value(parser *s, pop_op *op, pop_attr_key key)
{
	pop_dense d = {.splat = false};
	int64_t i;
	pop_str t;
	double r;

	switch (pop_attr_info_of[key].kind) {
	case POP_ATTR_KIND_INT:
		POP_TRY(number(s, INT64_MIN, INT64_MAX, &i, "a number"));
		pop_attr_set_int(s->g, op, key, i);
		break;
	case POP_ATTR_KIND_INTS:
		POP_TRY(ints(s, &s->num));
		pop_attr_set_ints(s->g, op, key, s->num.v, s->num.n);
		break;
	case POP_ATTR_KIND_REAL:
		POP_TRY(real(s, &r));
		pop_attr_set_real(s->g, op, key, r);
		break;
	case POP_ATTR_KIND_TEXT:
		POP_TRY(string(s, &t, "a string"));
		pop_attr_set_text(s->g, op, key, t);
		break;
	default:
		POP_TRY(dense(s, &d));
		pop_attr_set_dense(s->g, op, &d);
		break;
	}
	return POP_OK;
}

/* "name" = "text" into an array that holds pairs. */
static pop_status
pair(parser *s, const pop_attr **array, uint32_t *n)
{
	pop_loc at = here(s);
	pop_str name, text;
	uint32_t before = *n;

	POP_TRY(string(s, &name, "a name"));
	POP_TRY(need(s, '=', "="));
	POP_TRY(string(s, &text, "a string"));
	if (before >= POP_LIMIT_ATTRS)
		return fail_at(
			s, at, name.ptr, name.len, "at most 1024 attributes");
	pop_attrs_add_pair(s->g, array, n, name, text);
	if (*n == before)
		return fail_at(s, at, name.len ? name.ptr : "\"\"",
			name.len ? name.len : 2, "each attribute once");
	return POP_OK;
}

static pop_status
attr(parser *s, pop_op *op)
{
	pop_loc at;
	pop_attr_key key;
	pop_str name;

	skip(s);
	at = here(s);
	if (s->p < s->end && *s->p == '"')
		return pair(s, &op->attr, &op->nattr);
	POP_TRY(word(s, &name, "an attribute"));
	key = pop_attr_key_find(name);
	if (key == POP_ATTR_NONE || key == POP_ATTR_OTHER)
		return fail_at(s, at, name.ptr, name.len, "an attribute");
	if (pop_attr_find(op, key))
		return fail_at(
			s, at, name.ptr, name.len, "each attribute once");
	POP_TRY(need(s, '=', "="));
	return attr_value(s, op, key);
}

/* ---- Ops. */

/* %a, %b, ... as numbers; none if the next is no value. */
static pop_status
values(parser *s, struct list *l)
{
	int64_t n;

	l->n = 0;
	skip(s);
	if (s->p == s->end || *s->p != '%')
		return POP_OK;
	do {
		POP_TRY(value_number(s, &n));
		if (l->n == POP_LIMIT_RESULTS)
			return expected(s, "at most 2^20 values");
		push(s, l, n);
	} while (eat(s, ','));
	return POP_OK;
}

static pop_status
location(parser *s, pop_loc *out)
{
	int64_t line, column;

	if (!s->loc)
		return POP_OK;
	*out = (pop_loc){0, 0};
	if (!eat(s, '@'))
		return POP_OK;
	POP_TRY(number(s, 1, UINT32_MAX, &line, "a line number"));
	POP_TRY(need(s, ':', "a colon"));
	POP_TRY(number(s, 0, UINT32_MAX, &column, "a column number"));
	*out = (pop_loc){(uint32_t)line, (uint32_t)column};
	return POP_OK;
}

static pop_status block(parser *s, pop_block *b);

static pop_status
region(parser *s, pop_op *op)
{
	pop_block *b = pop_block_new(s->func, op);
	uint32_t n = op->nregion;
	pop_shape t;
	int64_t v;

	if (n == 0 || (n >= 2 && (n & (n - 1)) == 0)) {
		pop_block **p = POP_NEWN(
			s->g->arena, pop_block *, n ? (size_t)n * 2 : 2);

		if (n)
			memcpy(p, op->region, n * sizeof(*p));
		op->region = p;
	}
	op->region[op->nregion++] = b;
	if (!eat(s, ')')) {
		do {
			POP_TRY(value_number(s, &v));
			POP_TRY(need(s, ':', "a colon"));
			POP_TRY(type(s, &t));
			POP_TRY(define(s, v, pop_block_add_arg(b, &t)));
		} while (eat(s, ','));
		POP_TRY(need(s, ')', "a comma or )"));
	}
	if (++s->depth > POP_LIMIT_REGION_DEPTH)
		return expected(s, "regions at most 64 deep");
	POP_TRY(block(s, b));
	s->depth--;
	return POP_OK;
}

/* ": type, type" for the results that were named. */
static pop_status
results(parser *s, pop_op *op)
{
	pop_shape t;

	if (s->res.n == 0)
		return POP_OK;
	op->res = POP_NEWN(s->g->arena, pop_value, s->res.n);
	op->nres = s->res.n;
	for (uint32_t i = 0; i < op->nres; i++) {
		POP_TRY(i ? need(s, ',', "a comma and a type for each result")
			  : need(s, ':', "a colon and the types of results"));
		POP_TRY(type(s, &t));
		op->res[i].type = pop_graph_type(s->g, &t);
		op->res[i].def = op;
		op->res[i].index = i;
		POP_TRY(define(s, s->res.v[i], &op->res[i]));
	}
	return POP_OK;
}

static pop_status
op_head(parser *s, pop_op **out)
{
	pop_opcode code;
	pop_str name;
	pop_loc at;
	pop_op *op;

	POP_TRY(values(s, &s->res));
	if (s->res.n)
		POP_TRY(need(s, '=', "="));
	skip(s);
	at = here(s);
	POP_TRY(word(s, &name, "an operation"));
	code = pop_opcode_find(name);
	if (code == POP_OP_NONE)
		return fail_at(s, at, name.ptr, name.len, "an operation");
	POP_TRY(values(s, &s->arg));
	*out = op = pop_op_new(s->g, code, s->arg.n, 0, NULL, 0, at);
	for (uint32_t i = 0; i < op->narg; i++)
		POP_TRY(lookup(s, s->arg.v[i], &op->arg[i]));
	if (eat(s, '{') && !eat(s, '}')) {
		do
			POP_TRY(attr(s, op));
		while (eat(s, ','));
		POP_TRY(need(s, '}', "a comma or }"));
	}
	return results(s, op);
}

static pop_status
block(parser *s, pop_block *b)
{
	pop_op *op = NULL;

	POP_TRY(need(s, '{', "{"));
	while (!eat(s, '}')) {
		POP_TRY(op_head(s, &op));
		pop_block_append(b, op);
		while (eat(s, '('))
			POP_TRY(region(s, op));
		POP_TRY(location(s, &op->loc));
	}
	return POP_OK;
}

/* ---- Functions. */

static pop_status
port_item(parser *s, pop_port *port)
{
	pop_loc at;
	pop_str w;
	int64_t n;

	skip(s);
	at = here(s);
	if (s->p < s->end && *s->p == '"')
		return pair(s, &port->attr, &port->nattr);
	POP_TRY(word(s, &w, "name, alias, donated, resident or a string"));
	if (pop_str_is(w, "donated")) {
		port->donated = true;
	} else if (pop_str_is(w, "resident")) {
		port->resident = true;
	} else if (pop_str_is(w, "name")) {
		POP_TRY(need(s, '=', "="));
		POP_TRY(string(s, &port->name, "a string"));
	} else if (pop_str_is(w, "alias")) {
		POP_TRY(need(s, '=', "="));
		POP_TRY(number(s, 0, INT32_MAX, &n, "the number of a result"));
		port->alias_result = (int32_t)n;
	} else {
		return fail_at(s, at, w.ptr, w.len,
			"name, alias, donated, resident or a string");
	}
	return POP_OK;
}

static pop_status
port(parser *s, pop_port *out)
{
	if (!eat(s, '{') || eat(s, '}'))
		return POP_OK;
	do
		POP_TRY(port_item(s, out));
	while (eat(s, ','));
	return need(s, '}', "a comma or }");
}

static pop_status
arguments(parser *s, pop_func *f)
{
	pop_shape t;
	int64_t n;

	POP_TRY(need(s, '(', "("));
	if (eat(s, ')'))
		return POP_OK;
	do {
		POP_TRY(value_number(s, &n));
		POP_TRY(need(s, ':', "a colon"));
		POP_TRY(type(s, &t));
		POP_TRY(define(s, n, pop_block_add_arg(f->body, &t)));
		POP_TRY(port(s, &f->arg_port[f->body->narg - 1]));
	} while (eat(s, ','));
	return need(s, ')', "a comma or )");
}

/* "-> (type port, ...)" */
static pop_status
signature(parser *s, pop_func *f)
{
	uint32_t n = 0, cap = 4;
	pop_shape *types = POP_NEWN(s->g->arena, pop_shape, cap), *grown;
	pop_port *ports = POP_NEWN(s->g->arena, pop_port, cap), *more;

	POP_TRY(need(s, '-', "->"));
	POP_TRY(need(s, '>', "->"));
	POP_TRY(need(s, '(', "("));
	while (n || !eat(s, ')')) {
		if (n == cap) {
			cap *= 2;
			grown = POP_NEWN(s->g->arena, pop_shape, cap);
			more = POP_NEWN(s->g->arena, pop_port, cap);
			memcpy(grown, types, n * sizeof(*types));
			memcpy(more, ports, n * sizeof(*ports));
			types = grown;
			ports = more;
		}
		POP_TRY(type(s, &types[n]));
		ports[n].name = POP_STR("");
		ports[n].alias_result = -1;
		POP_TRY(port(s, &ports[n++]));
		if (eat(s, ')'))
			break;
		POP_TRY(need(s, ',', "a comma or )"));
	}
	pop_func_set_results(f, types, n);
	memcpy(f->res_port, ports, n * sizeof(*ports));
	return POP_OK;
}

static pop_status
function(parser *s)
{
	pop_loc at = here(s);
	bool is_private = eat_word(s, "private");
	pop_str name;

	POP_TRY(need(s, '@', "@ and a name"));
	if (s->p < s->end && *s->p == '"')
		POP_TRY(string(s, &name, "a name"));
	else
		POP_TRY(word(s, &name, "a name"));
	if (s->g->nfunc == POP_LIMIT_FUNCS)
		return expected(s, "at most 2^20 functions");
	s->func = pop_func_new(s->g, name);
	s->func->is_private = is_private;
	s->func->loc = at;
	POP_TRY(arguments(s, s->func));
	POP_TRY(signature(s, s->func));
	POP_TRY(location(s, &s->func->loc));
	return block(s, s->func->body);
}

static pop_status
module(parser *s)
{
	pop_graph *g = s->g;

	POP_TRY(need(s, '{', "{"));
	if (eat(s, '}'))
		return POP_OK;
	do {
		bool parts = eat_word(s, "partitions");
		int64_t n;

		if (parts || eat_word(s, "replicas")) {
			POP_TRY(need(s, '=', "="));
			POP_TRY(number(s, 1, UINT32_MAX, &n, "a count"));
			*(parts ? &g->num_partitions : &g->num_replicas) =
				(uint32_t)n;
			continue;
		}
		skip(s);
		if (s->p == s->end || *s->p != '"')
			return expected(s, "partitions, replicas or a string");
		POP_TRY(pair(s, &g->attr, &g->nattr));
	} while (eat(s, ','));
	return need(s, '}', "a comma or }");
}

static pop_status
header(parser *s)
{
	int64_t version;

	if (!eat_word(s, "popir"))
		return expected(s, "popir and a version");
	POP_TRY(number(s, 1, 1, &version, "version 1"));
	s->loc = eat_word(s, "loc");
	s->g->loc_is_text = !s->loc;
	if (eat_word(s, "module"))
		POP_TRY(module(s));
	return POP_OK;
}

pop_status
pop_graph_parse(pop_graph **out, pop_arena *a, const char *file, pop_str text,
	pop_err *err)
{
	parser s = {.err = err,
		.p = text.ptr,
		.end = text.ptr + text.len,
		.line_start = text.ptr,
		.line = 1,
		.value = {.arena = a}};

	*out = NULL;
	s.g = pop_graph_new(a, file);
	POP_TRY(header(&s));
	for (skip(&s); s.p < s.end; skip(&s)) {
		if (!eat_word(&s, "func"))
			return expected(&s, "func");
		POP_TRY(function(&s));
	}
	pop_graph_choose_main(s.g);
	*out = s.g;
	return POP_OK;
}

bool
pop_graph_is_text(pop_str text)
{
	parser s = {.p = text.ptr,
		.end = text.ptr + text.len,
		.line_start = text.ptr};

	return eat_word(&s, "popir");
}
