/* Single comparisons the checks of ops are made of, each with its message:
 * "file:line:column: mnemonic: what: got X, expected Y". */

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/ir/ir_int.h"

enum { WHAT_TEXT = 64 };

char *
pop_loc_print(char out[POP_LOC_TEXT], pop_loc loc)
{
	if (loc.line)
		snprintf(out, POP_LOC_TEXT, ":%u:%u:", loc.line, loc.column);
	else if (loc.column)
		snprintf(out, POP_LOC_TEXT, ": offset %u:", loc.column - 1);
	else
		snprintf(out, POP_LOC_TEXT, ":");
	return out;
}

pop_status
pop_op_fail(const pop_graph *g, const pop_op *op, pop_err *err, const char *fmt,
	...)
{
	const char *name = NULL;
	char text[400], place[POP_LOC_TEXT];
	va_list ap;

	if ((unsigned)op->code < POP_OP_LIMIT)
		name = pop_op_info_of[op->code].name;
	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	return pop_fail(err, POP_E_INPUT, "%s%s %s: %s", g->file,
		pop_loc_print(place, op->loc), name ? name : "?", text);
}

static const char *
name_of(char out[WHAT_TEXT], const char *what, int index)
{
	if (index < 0)
		snprintf(out, WHAT_TEXT, "%s", what);
	else
		snprintf(out, WHAT_TEXT, "%s %d", what, index);
	return out;
}

pop_status
pop_want_int(const pop_check *c, const char *what, int index, int64_t got,
	int64_t want)
{
	char name[WHAT_TEXT];

	if (got == want)
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"%s: got %" PRId64 ", expected %" PRId64,
		name_of(name, what, index), got, want);
}

pop_status
pop_want_range(const pop_check *c, const char *what, int index, int64_t got,
	int64_t least, int64_t most)
{
	char name[WHAT_TEXT];

	if (got >= least && got <= most)
		return POP_OK;
	name_of(name, what, index);
	if (most == INT64_MAX)
		return pop_op_fail(c->g, c->op, c->err,
			"%s: got %" PRId64 ", expected at least %" PRId64, name,
			got, least);
	if (most == least)
		return pop_want_int(c, what, index, got, least);
	if (most < least)
		return pop_op_fail(c->g, c->op, c->err,
			"%s: got %" PRId64 ", expected none", name, got);
	return pop_op_fail(c->g, c->op, c->err,
		"%s: got %" PRId64 ", expected %" PRId64 " to %" PRId64, name,
		got, least, most);
}

pop_status
pop_want_dim(const pop_check *c, const char *what, int index, int64_t got,
	int64_t want)
{
	if (pop_dim_compatible(got, want))
		return POP_OK;
	if (want < 0)
		return pop_want_part(c, what, index, got, want);
	if (got < 0)
		return pop_want_part(c, what, index, want, got);
	return pop_want_int(c, what, index, got, want);
}

pop_status
pop_want_part(const pop_check *c, const char *what, int index, int64_t got,
	int64_t whole)
{
	if (whole < 0)
		whole = pop_dim_bound(whole) < 0 ? INT64_MAX
						 : pop_dim_bound(whole);
	return pop_want_range(c, what, index, got, 0, whole);
}

pop_status
pop_want_type(const pop_check *c, const char *what, int index,
	const pop_shape *got, const pop_shape *want)
{
	char name[WHAT_TEXT], a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

	if (pop_shape_compatible(got, want))
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"%s: got %.160s, expected %.160s", name_of(name, what, index),
		pop_shape_print(a, got), pop_shape_print(b, want));
}

pop_status
pop_want_dims(const pop_check *c, const char *what, int index,
	const pop_shape *got, const pop_shape *want)
{
	pop_shape like = *want;

	like.dtype = got->dtype;
	return pop_want_type(c, what, index, got, &like);
}

pop_status
pop_want_dtype(
	const pop_check *c, const char *what, int index, int got, int want)
{
	char name[WHAT_TEXT];

	if (got == want)
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"%s: got element type %s, expected %s",
		name_of(name, what, index), pop_dtype_info_of[got].name,
		pop_dtype_info_of[want].name);
}

pop_status
pop_want_scalar(const pop_check *c, const char *what, int index,
	const pop_shape *got, int dtype)
{
	pop_shape want = {.dtype = (uint8_t)dtype};

	return pop_want_type(c, what, index, got, &want);
}

static const char *
set_text(char out[80], unsigned set)
{
	static const struct {
		unsigned bits;
		const char *text;
	} row[] = {
		{POP_IN_BOOL, "i1"},
		{POP_IN_INT, "integer"},
		{POP_IN_SINT, "signed integer"},
		{POP_IN_UINT, "unsigned integer"},
		{POP_IN_FLOAT, "floating-point"},
		{POP_IN_COMPLEX, "complex"},
	};
	size_t n = 0;

	out[0] = '\0';
	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		if ((set & row[i].bits) != row[i].bits)
			continue;
		set &= ~row[i].bits;
		n += (size_t)snprintf(
			out + n, 80 - n, "%s%s", n ? " or " : "", row[i].text);
	}
	return out;
}

pop_status
pop_want_class(const pop_check *c, const char *what, int index, int dtype,
	unsigned set)
{
	char name[WHAT_TEXT], text[80];

	if (set >> pop_dtype_info_of[dtype].cls & 1)
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"%s: got element type %s, expected %s",
		name_of(name, what, index), pop_dtype_info_of[dtype].name,
		set_text(text, set));
}

static unsigned
kind(int dtype)
{
	return pop_dtype_is_int((pop_dtype)dtype)
		       ? POP_DTC_INT
		       : pop_dtype_info_of[dtype].cls;
}

pop_status
pop_want_promotable(
	const pop_check *c, const char *what, int index, int from, int to)
{
	char name[WHAT_TEXT];

	if (from == to ||
		(kind(from) == kind(to) && pop_dtype_info_of[from].bits <=
						   pop_dtype_info_of[to].bits))
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"%s: got element type %s, expected %s or what promotes to it",
		name_of(name, what, index), pop_dtype_info_of[from].name,
		pop_dtype_info_of[to].name);
}

pop_status
pop_want_attr(const pop_check *c, pop_attr_key key)
{
	if (pop_attr_find(c->op, key))
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"attribute %s: got none, expected one",
		pop_attr_info_of[key].name);
}

pop_status
pop_want_optional(
	const pop_check *c, pop_attr_key key, uint32_t n, const int64_t **v)
{
	uint32_t have;

	*v = pop_attr_ints(c->op, key, &have);
	if (!*v || have == n)
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"attribute %s: got %u numbers, expected %u",
		pop_attr_info_of[key].name, have, n);
}

pop_status
pop_want_list(
	const pop_check *c, pop_attr_key key, uint32_t n, const int64_t **v)
{
	POP_TRY(pop_want_attr(c, key));
	return pop_want_optional(c, key, n, v);
}

pop_status
pop_want_each(const pop_check *c, pop_attr_key key, const int64_t *v,
	uint32_t n, int64_t least, int64_t most)
{
	if (!v)
		return POP_OK;
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(pop_want_range(c, pop_attr_info_of[key].name, (int)i,
			v[i], least, most));
	return POP_OK;
}

pop_status
pop_want_dimset(const pop_check *c, pop_attr_key key, const int64_t *v,
	uint32_t n, unsigned rank, uint32_t *seen)
{
	const char *name = pop_attr_info_of[key].name;

	for (uint32_t i = 0; i < n; i++) {
		POP_TRY(pop_want_range(
			c, name, (int)i, v[i], 0, (int64_t)rank - 1));
		if (*seen >> v[i] & 1)
			return pop_op_fail(c->g, c->op, c->err,
				"%s %u: got %" PRId64
				" again, expected distinct dimensions",
				name, i, v[i]);
		*seen |= UINT32_C(1) << v[i];
	}
	return POP_OK;
}

pop_status
pop_want_sorted(
	const pop_check *c, pop_attr_key key, const int64_t *v, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++)
		if (v[i] < v[i - 1])
			return pop_op_fail(c->g, c->op, c->err,
				"%s %u: got %" PRId64 " after %" PRId64
				", expected ascending order",
				pop_attr_info_of[key].name, i, v[i], v[i - 1]);
	return POP_OK;
}

pop_status
pop_want_dims_of(const pop_check *c, pop_attr_key key, unsigned rank,
	uint32_t *seen, const int64_t **v, uint32_t *n)
{
	*v = pop_attr_ints(c->op, key, n);
	return pop_want_dimset(c, key, *v, *n, rank, seen);
}

pop_status
pop_want_flag(const pop_check *c, pop_attr_key key)
{
	return pop_want_range(c, pop_attr_info_of[key].name, -1,
		pop_attr_int(c->op, key, 0), 0, 1);
}

pop_status
pop_want_valid(
	const pop_check *c, const char *what, int index, const pop_shape *s)
{
	char name[WHAT_TEXT], text[POP_SHAPE_TEXT];

	if (s->rank <= POP_MAX_RANK && s->dtype > POP_DT_NONE &&
		s->dtype < POP_DT_COUNT && pop_shape_valid_open(s))
		return POP_OK;
	name_of(name, what, index);
	if (s->rank > POP_MAX_RANK)
		return pop_op_fail(c->g, c->op, c->err,
			"%s: got rank %d, expected at most %d", name, s->rank,
			POP_MAX_RANK);
	if (s->dtype == POP_DT_NONE || s->dtype >= POP_DT_COUNT)
		return pop_op_fail(c->g, c->op, c->err,
			"%s: got element type number %d, expected a known one",
			name, s->dtype);
	return pop_op_fail(c->g, c->op, c->err,
		"%s: got %.200s, expected dimensions of 0 and more and at "
		"most %" PRId64 " elements",
		name, pop_shape_print(text, s), POP_MAX_ELEMENTS);
}

pop_status
pop_want_static(
	const pop_check *c, const char *what, int index, const pop_shape *s)
{
	char name[WHAT_TEXT], text[POP_SHAPE_TEXT];

	if (pop_shape_is_static(s))
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"%s: got %.200s, expected known dimensions",
		name_of(name, what, index), pop_shape_print(text, s));
}

pop_status
pop_want_push(const pop_check *c, pop_shape *s, int64_t dim)
{
	if (s->rank == POP_MAX_RANK)
		return pop_op_fail(c->g, c->op, c->err,
			"result: got a rank above %d, expected at most %d",
			POP_MAX_RANK, POP_MAX_RANK);
	s->dim[s->rank++] = dim;
	return POP_OK;
}

pop_status
pop_want_region(const pop_check *c, uint32_t r, uint32_t narg, uint32_t nres,
	const pop_op **ret)
{
	const pop_block *b = c->op->region[r];

	if (!b)
		return pop_op_fail(c->g, c->op, c->err,
			"region %u: got none, expected one", r);
	*ret = b->last;
	if (!*ret || (*ret)->code != POP_OP_RETURN)
		return pop_op_fail(c->g, c->op, c->err,
			"region %u: got no return, expected one at its end", r);
	if (b->narg != narg)
		return pop_op_fail(c->g, c->op, c->err,
			"region %u: got %u arguments, expected %u", r, b->narg,
			narg);
	if ((*ret)->narg != nres)
		return pop_op_fail(c->g, c->op, c->err,
			"region %u: got %u returned values, expected %u", r,
			(*ret)->narg, nres);
	for (uint32_t i = 0; i < nres; i++)
		if (!(*ret)->arg[i])
			return pop_op_fail(c->g, *ret, c->err,
				"operand %u: got none, expected a value", i);
	return POP_OK;
}

/* n elements d places apart; INT64_MAX stands for more than fits. */
static int64_t
dilated(int64_t n, int64_t d)
{
	int64_t span;

	if (n == 0)
		return 0;
	if (!pop_mul_i64(n - 1, d, &span) || !pop_add_i64(span, 1, &span))
		return INT64_MAX;
	return span;
}

/* Programs hold numbers of this size in views and parameters. */
static pop_status
check_window(const pop_check *c, int index, const pop_window *w)
{
	const int64_t number[] = {w->size, w->stride, w->low, w->high,
		w->base_dilation, w->dilation};

	for (size_t i = 0; i < sizeof(number) / sizeof(number[0]); i++)
		if (number[i] > POP_MAX_ELEMENTS ||
			number[i] < -POP_MAX_ELEMENTS)
			return pop_op_fail(c->g, c->op, c->err,
				"window of dimension %d: got %" PRId64
				", expected at most 2^40 and at least -2^40",
				index, number[i]);
	return POP_OK;
}

pop_status
pop_want_places(const pop_check *c, int index, const pop_window *w, int64_t dim,
	int64_t *out)
{
	int64_t span, size;

	*out = POP_DIM_DYNAMIC;
	if (dim < 0 || w->size < 0)
		return POP_OK;
	POP_TRY(check_window(c, index, w));
	span = dilated(dim, w->base_dilation);
	size = dilated(w->size, w->dilation);
	if (span == INT64_MAX || size == INT64_MAX ||
		!pop_add_i64(span, w->low, &span) ||
		!pop_add_i64(span, w->high, &span))
		return pop_op_fail(c->g, c->op, c->err,
			"window of dimension %d: got a size beyond 63 bits, "
			"expected a smaller one",
			index);
	*out = 0;
	if (span < 0)
		return pop_op_fail(c->g, c->op, c->err,
			"padding of dimension %d: got %" PRId64
			" elements left, expected at least 0",
			index, span);
	if (span > 0 && size <= span)
		*out = (span - size) / w->stride + 1;
	return POP_OK;
}
