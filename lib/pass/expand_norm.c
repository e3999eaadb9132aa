/*
 * Batch normalisation, by the formulas of the StableHLO specification.  What
 * depends on the feature alone is computed on vectors and spread afterwards;
 * types narrower than f32 are computed in f32 and rounded at the end.
 */

#include "lib/pass/expand.h"

#include "lib/num/shape.h"

typedef struct norm {
	const pop_site *s;
	pop_shape wide, vector; /* of the tensor, and of one per feature */
	int64_t feature;
	double epsilon, count; /* elements of each feature */
} norm;

static pop_value *
un(const norm *n, pop_opcode code, pop_value *x)
{
	return pop_site_unary(n->s, code, x);
}

static pop_value *
bin(const norm *n, pop_opcode code, pop_value *x, pop_value *y)
{
	return pop_site_binary(n->s, code, x, y);
}

#define ADD(x, y) bin(n, POP_OP_ADD, x, y)
#define SUB(x, y) bin(n, POP_OP_SUBTRACT, x, y)
#define MUL(x, y) bin(n, POP_OP_MULTIPLY, x, y)
#define DIV(x, y) bin(n, POP_OP_DIVIDE, x, y)

/* A number for each feature at each element. */
static pop_value *
spread(const norm *n, pop_value *v)
{
	return pop_site_broadcast(n->s, &n->wide, v, &n->feature);
}

/* The sum over all but the feature. */
static pop_value *
sum(const norm *n, pop_value *x)
{
	return pop_site_sum(n->s, x, ~(UINT32_C(1) << n->feature));
}

static pop_value *
mean(const norm *n, pop_value *x)
{
	return DIV(sum(n, x), pop_site_number(n->s, &n->vector, n->count));
}

static pop_value *
plus_epsilon(const norm *n, pop_value *variance)
{
	return ADD(variance, pop_site_number(n->s, &n->vector, n->epsilon));
}

/* scale (x - mean) / sqrt(variance + epsilon) + offset */
static pop_value *
inference(const norm *n, pop_value *centered, pop_value *scale,
	pop_value *offset, pop_value *variance)
{
	pop_value *dev = un(n, POP_OP_SQRT, plus_epsilon(n, variance));

	return ADD(MUL(spread(n, scale), DIV(centered, spread(n, dev))),
		spread(n, offset));
}

static void
training(const norm *n, pop_value **arg, pop_value **out)
{
	pop_value *m = mean(n, arg[0]);
	pop_value *centered = SUB(arg[0], spread(n, m));
	pop_value *variance = mean(n, MUL(centered, centered));

	out[0] = inference(n, centered, arg[1], arg[2], variance);
	out[1] = m;
	out[2] = variance;
}

/* x, scale, mean, variance, gradient of the output */
static void
gradient(const norm *n, pop_value **arg, pop_value **out)
{
	pop_value *dy = arg[4], *count, *front, *var, *dev, *i1, *i5, *total;
	pop_value *centered = SUB(arg[0], spread(n, arg[2]));

	count = pop_site_number(n->s, &n->vector, n->count);
	var = plus_epsilon(n, arg[3]);
	dev = un(n, POP_OP_SQRT, var);
	total = sum(n, dy);
	i1 = MUL(dy, pop_site_number(n->s, &n->wide, n->count));
	i5 = DIV(MUL(spread(n, sum(n, MUL(dy, centered))), centered),
		spread(n, var));
	front = DIV(DIV(arg[1], dev), count);
	out[0] = MUL(spread(n, front), SUB(SUB(i1, spread(n, total)), i5));
	out[1] = sum(n, MUL(dy, DIV(centered, spread(n, dev))));
	out[2] = total;
}

static bool
is_narrow(pop_dtype d)
{
	return d != POP_DT_F32 && d != POP_DT_F64;
}

void
pop_expand_batch_norm(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_dtype d = (pop_dtype)op->arg[0]->type->dtype;
	pop_dtype via = is_narrow(d) ? POP_DT_F32 : d;
	norm n = {.s = s, .wide = *op->arg[0]->type};
	pop_value *arg[5];

	n.wide.dtype = (uint8_t)via;
	n.feature = pop_attr_int(op, POP_ATTR_FEATURE_INDEX, 0);
	n.epsilon = pop_attr_find(op, POP_ATTR_EPSILON)->real;
	n.vector = (pop_shape){.dtype = (uint8_t)via, .rank = 1};
	n.vector.dim[0] = n.wide.dim[n.feature];
	n.count = 1;
	for (int i = 0; i < n.wide.rank; i++)
		if (i != n.feature)
			n.count *= (double)n.wide.dim[i];
	for (uint32_t i = 0; i < op->narg; i++)
		arg[i] = pop_site_convert(s, op->arg[i], via);
	switch ((int)op->code) {
	case POP_OP_BATCH_NORM_TRAINING:
		training(&n, arg, out);
		break;
	case POP_OP_BATCH_NORM_GRAD:
		gradient(&n, arg, out);
		break;
	default:
		out[0] = bin(&n, POP_OP_SUBTRACT, arg[0], spread(&n, arg[3]));
		out[0] = inference(&n, out[0], arg[1], arg[2], arg[4]);
		break;
	}
	for (uint32_t i = 0; i < op->nres; i++)
		out[i] = pop_site_convert(s, out[i], d);
}
