/* Checks of batch normalisation, of map and of scan: operations that others
 * express. */

#include "lib/ir/ir_int.h"

/* A number that f32 has, so that no reader keeps more digits than another. */
static pop_status
check_epsilon(const pop_check *c)
{
	const pop_attr *a;

	POP_TRY(pop_want_attr(c, POP_ATTR_EPSILON));
	a = pop_attr_find(c->op, POP_ATTR_EPSILON);
	if (a->real == (double)(float)a->real || a->real != a->real)
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"epsilon: got %.17g, expected an f32 number as %.17g", a->real,
		(double)(float)a->real);
}

/*
 * Operands: the tensor, then vectors with a number for each feature; of the
 * gradient a last one that is as the first.  Results: as the tensor, and for
 * all but inference two vectors.
 */
pop_status
pop_check_batch_norm(const pop_check *c)
{
	const pop_op *op = c->op;
	bool grad = op->code == POP_OP_BATCH_NORM_GRAD;
	bool one = op->code == POP_OP_BATCH_NORM_INFERENCE;
	const pop_shape *x = pop_arg_type(op, 0);
	int64_t f = pop_attr_int(op, POP_ATTR_FEATURE_INDEX, -1);
	pop_shape vector = {.dtype = x->dtype, .rank = 1};

	POP_TRY(pop_want_int(
		c, "number of results", -1, op->nres, one ? 1 : 3));
	POP_TRY(pop_want_class(c, "operand", 0, x->dtype, POP_IN_FLOAT));
	POP_TRY(check_epsilon(c));
	POP_TRY(pop_want_attr(c, POP_ATTR_FEATURE_INDEX));
	POP_TRY(pop_want_range(
		c, "feature_index", -1, f, 0, (int64_t)x->rank - 1));
	vector.dim[0] = x->dim[f];
	for (uint32_t i = 1; i < op->narg - grad; i++) {
		POP_TRY(pop_want_type(
			c, "operand", (int)i, pop_arg_type(op, i), &vector));
		pop_shape_merge(&vector, pop_arg_type(op, i));
	}
	c->out[0] = *x;
	c->out[0].dim[f] = vector.dim[0];
	if (grad) {
		POP_TRY(pop_want_type(
			c, "operand", 4, pop_arg_type(op, 4), c->out));
		pop_shape_merge(c->out, pop_arg_type(op, 4));
		vector.dim[0] = c->out[0].dim[f];
	}
	for (uint32_t i = 1; i < op->nres; i++)
		c->out[i] = vector;
	return POP_OK;
}

pop_status
pop_check_map(const pop_check *c)
{
	const pop_op *op = c->op, *ret;
	pop_shape all = *pop_arg_type(op, 0);
	const pop_shape *x = &all, *e;
	const int64_t *dims;

	POP_TRY(pop_want_list(c, POP_ATTR_DIMS, x->rank, &dims));
	for (unsigned i = 0; i < x->rank; i++)
		POP_TRY(pop_want_int(c, "dims", (int)i, dims[i], i));
	POP_TRY(pop_want_region(c, 0, op->narg, 1, &ret));
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_shape *y = pop_arg_type(op, i);

		pop_shape like = *y;

		POP_TRY(pop_want_dims(c, "operand", (int)i, y, x));
		POP_TRY(pop_want_scalar(c, "region argument", (int)i,
			op->region[0]->arg[i]->type, y->dtype));
		like.dtype = all.dtype;
		pop_shape_merge(&all, &like);
	}
	e = ret->arg[0]->type;
	POP_TRY(pop_want_scalar(c, "returned value", 0, e, e->dtype));
	*c->out = *x;
	c->out->dtype = e->dtype;
	return POP_OK;
}

/* x without dim d, of which there are n. */
static pop_status
check_slice(const pop_check *c, int i, int64_t d, int64_t n, pop_shape *slice)
{
	const pop_shape *x = pop_arg_type(c->op, (uint32_t)i);

	POP_TRY(pop_want_static(c, "operand", i, x));
	POP_TRY(pop_want_range(
		c, "dim (of an operand)", i, d, 0, (int64_t)x->rank - 1));
	POP_TRY(pop_want_int(c, "size of the scanned dimension of operand", i,
		x->dim[d], n));
	*slice = *x;
	slice->rank--;
	for (unsigned k = (unsigned)d; k < slice->rank; k++)
		slice->dim[k] = slice->dim[k + 1];
	return POP_OK;
}

/*
 * Operands: inputs, then a start for each carry.  The body takes a slice of
 * each input and the carries, and returns a slice of each output and the
 * carries.  Results: outputs, then the last carries.
 */
pop_status
pop_check_scan(const pop_check *c)
{
	const pop_op *op = c->op, *ret;
	int64_t nin = pop_attr_int(op, POP_ATTR_INPUTS, 0), ncarry, nout;
	int64_t n = pop_attr_int(op, POP_ATTR_SCAN_SIZE, 0);
	int64_t d = pop_attr_int(op, POP_ATTR_DIM, 0);
	pop_shape slice;

	POP_TRY(pop_want_attr(c, POP_ATTR_INPUTS));
	POP_TRY(pop_want_attr(c, POP_ATTR_SCAN_SIZE));
	POP_TRY(pop_want_attr(c, POP_ATTR_DIM));
	POP_TRY(pop_want_flag(c, POP_ATTR_IS_REVERSE));
	POP_TRY(pop_want_range(c, "inputs", -1, nin, 0, op->narg));
	POP_TRY(pop_want_range(c, "scan_size", -1, n, 0, POP_MAX_ELEMENTS));
	ncarry = op->narg - nin;
	POP_TRY(pop_want_range(c, "number of results", -1, op->nres, ncarry,
		POP_LIMIT_RESULTS));
	nout = op->nres - ncarry;
	POP_TRY(pop_want_region(c, 0, op->narg, op->nres, &ret));
	for (int i = 0; i < (int)op->narg; i++) {
		slice = *pop_arg_type(op, (uint32_t)i);
		if (i < nin)
			POP_TRY(check_slice(c, i, d, n, &slice));
		POP_TRY(pop_want_type(c, "region argument", i,
			op->region[0]->arg[i]->type, &slice));
		if (i >= nin)
			POP_TRY(pop_want_type(c, "returned value",
				i - (int)nin + (int)nout,
				ret->arg[i - nin + nout]->type, &slice));
	}
	for (int64_t i = 0; i < op->nres; i++) {
		const pop_shape *e = ret->arg[i]->type;

		c->out[i] = *e;
		if (i >= nout)
			continue;
		POP_TRY(pop_want_range(
			c, "dim (of a returned value)", (int)i, d, 0, e->rank));
		POP_TRY(pop_want_push(c, &c->out[i], n));
		for (int64_t k = e->rank; k > d; k--)
			c->out[i].dim[k] = e->dim[k - 1];
		c->out[i].dim[d] = n;
	}
	return POP_OK;
}
