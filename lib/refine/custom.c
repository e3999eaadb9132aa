/*
 * Custom calls.  Exporters give those whose results have unknown dims an
 * operand more for each result, the shape, and say in an attribute which ones
 * these are: indices_of_shape_operands = dense<[2, 3]> : tensor<2xi64>.
 */

#include <inttypes.h>
#include <string.h>

#include "lib/refine/refine_int.h"

enum { MAX_SHAPES = 64 };

static const pop_attr *
shape_operands(const pop_op *op)
{
	for (uint32_t i = 0; i < op->nattr; i++)
		if (op->attr[i].key == POP_ATTR_OTHER &&
			pop_str_is(op->attr[i].pair->name,
				"indices_of_shape_operands"))
			return &op->attr[i];
	return NULL;
}

/* The numbers of "dense<[2, 3]> : ..." or "array<i64: 2, 3>", at most
 * MAX_SHAPES; -1: it has another form. */
static int
numbers(pop_str s, uint32_t out[MAX_SHAPES])
{
	const char *colon = memchr(s.ptr, ':', s.len);
	size_t i = 0;
	int n = 0;

	if (pop_str_has_prefix(s, "array<") && colon)
		i = (size_t)(colon - s.ptr) + 1;
	while (i < s.len && (s.ptr[i] < '0' || s.ptr[i] > '9')) {
		if (s.ptr[i] == ':' || s.ptr[i] == '-' || s.ptr[i] == '"')
			return -1;
		i++;
	}
	for (; i < s.len && s.ptr[i] != '>' && s.ptr[i] != ':'; i++) {
		bool digit = s.ptr[i] >= '0' && s.ptr[i] <= '9';

		if (!digit)
			continue;
		if (n == MAX_SHAPES)
			return -1;
		out[n] = 0;
		for (; i < s.len && s.ptr[i] >= '0' && s.ptr[i] <= '9'; i++)
			out[n] = (out[n] * 10 + (uint32_t)(s.ptr[i] - '0')) &
				 0xffffff;
		n++;
		i--;
	}
	return n;
}

/* Result i gets the dims that operand k holds. */
static pop_status
take_shape(refiner *r, const pop_op *op, pop_op *made, uint32_t i, uint32_t k)
{
	pop_shape y = *made->res[i].type;
	char text[POP_SHAPE_TEXT];
	int64_t v[POP_MAX_RANK];

	if (k >= made->narg)
		return pop_op_fail(r->g, op, r->err,
			"indices_of_shape_operands: got %u, expected one of "
			"%u operands",
			k, made->narg);
	if (!refine_integers(made->arg[k], y.rank, v))
		return pop_op_fail(r->g, op, r->err,
			"operand %u: got a value that is not known before the "
			"run, or not %u integers, expected the shape of "
			"result %u",
			k, y.rank, i);
	for (unsigned d = 0; d < y.rank; d++) {
		if (v[d] < 0 || !pop_dim_compatible(y.dim[d], v[d]))
			return pop_op_fail(r->g, op, r->err,
				"operand %u: got %" PRId64 " as dimension %u, "
				"expected one that fits %.150s",
				k, v[d], d, pop_shape_print(text, &y));
		y.dim[d] = v[d];
	}
	made->res[i].type = pop_graph_type(r->g, &y);
	return POP_OK;
}

/* What is left of the operands. */
static void
drop(pop_op *made, const uint32_t *index, int n)
{
	uint32_t left = 0;

	for (uint32_t i = 0; i < made->narg; i++) {
		bool gone = false;

		for (int k = 0; k < n; k++)
			gone = gone || index[k] == i;
		if (!gone)
			made->arg[left++] = made->arg[i];
	}
	made->narg = left;
}

pop_status
refine_custom_call(refiner *r, const pop_op *op, pop_block *to)
{
	const pop_attr *a = shape_operands(op);
	pop_op *made = refine_emit(r, to, op, op->code);
	uint32_t index[MAX_SHAPES];
	int n;

	if (a) {
		n = numbers(a->pair->text, index);
		/* One number may stand for all. */
		for (uint32_t i = 1; n == 1 && i < op->nres && i < MAX_SHAPES;
			i++)
			index[i] = index[0];
		if (n == 1 && op->nres <= MAX_SHAPES)
			n = (int)op->nres;
		if (n < 0 || (uint32_t)n != op->nres)
			return pop_op_fail(r->g, op, r->err,
				"indices_of_shape_operands: got '%.*s', "
				"expected a number for each of %u results",
				a->pair->text.len < 80 ? (int)a->pair->text.len
						       : 80,
				a->pair->text.ptr, op->nres);
		for (uint32_t i = 0; i < op->nres; i++)
			POP_TRY(take_shape(r, op, made, i, index[i]));
		drop(made, index, n);
		pop_attr_remove_pair(r->g, made, a->pair->name);
	}
	POP_TRY(refine_infer(r, made));
	refine_set(op, made);
	return POP_OK;
}
