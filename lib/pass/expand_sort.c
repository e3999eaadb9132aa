/* sort of complex numbers: their parts are sorted side by side, and the
 * comparator puts them together again. */

#include "lib/pass/expand.h"

static bool
is_complex(const pop_value *v)
{
	return pop_dtype_info_of[v->type->dtype].cls == POP_DTC_COMPLEX;
}

bool
pop_expand_sort_concerns(const pop_op *op)
{
	for (uint32_t i = 0; i < op->narg; i++)
		if (is_complex(op->arg[i]))
			return true;
	return false;
}

/* Operands with complex ones in two; returns how many. */
static uint32_t
split(const pop_site *s, const pop_op *op, pop_value **part)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < op->narg; i++) {
		pop_value *x = op->arg[i];

		if (!is_complex(x)) {
			part[n++] = x;
			continue;
		}
		part[n++] = pop_site_unary(s, POP_OP_REAL, x);
		part[n++] = pop_site_unary(s, POP_OP_IMAG, x);
	}
	return n;
}

static pop_value *
join(const pop_site *s, pop_value *re, pop_value *im, const pop_shape *type)
{
	pop_op *op = pop_site_op(s, POP_OP_COMPLEX, 2, 1, type, 0);

	op->arg[0] = re;
	op->arg[1] = im;
	return &op->res[0];
}

/* The comparator on the arguments of the new block, left and right of each
 * part. */
static void
make_comparator(const pop_site *s, const pop_op *op, pop_block *to)
{
	const pop_site in = {s->g, to, NULL, s->loc};
	pop_block *from = op->region[0];
	pop_value **arg = POP_NEWN(s->g->arena, pop_value *, from->narg);
	pop_value *result;
	pop_op *ret;
	uint32_t n = 0;

	for (uint32_t i = 0; i < op->narg; i++) {
		bool two = is_complex(op->arg[i]);

		for (uint32_t side = 0; side < 2; side++) {
			pop_value **p = &to->arg[n + side];
			uint32_t k = 2 * i + side;

			arg[k] = two ? join(&in, p[0], p[2], from->arg[k]->type)
				     : p[0];
		}
		n += two ? 4 : 2;
	}
	pop_expand_body(&in, from, arg, &result);
	ret = pop_site_op(&in, POP_OP_RETURN, 1, 0, NULL, 0);
	ret->arg[0] = result;
}

void
pop_expand_sort(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_arena *a = s->g->arena;
	pop_value **part = POP_NEWN(a, pop_value *, 2 * op->narg);
	uint32_t n = split(s, op, part), k = 0;
	pop_shape *type = POP_NEWN(a, pop_shape, n);
	pop_op *sort;

	for (uint32_t i = 0; i < n; i++)
		type[i] = *part[i]->type;
	sort = pop_site_op(s, POP_OP_SORT, n, n, type, 1);
	sort->region[0] = pop_block_new(op->block->func, sort);
	for (uint32_t i = 0; i < n; i++) {
		pop_shape scalar = {.dtype = type[i].dtype};

		sort->arg[i] = part[i];
		pop_block_add_arg(sort->region[0], &scalar);
		pop_block_add_arg(sort->region[0], &scalar);
	}
	make_comparator(s, op, sort->region[0]);
	pop_attr_set_int(
		s->g, sort, POP_ATTR_DIM, pop_attr_int(op, POP_ATTR_DIM, -1));
	pop_attr_set_int(s->g, sort, POP_ATTR_IS_STABLE,
		pop_attr_int(op, POP_ATTR_IS_STABLE, 0));
	for (uint32_t i = 0; i < op->nres; i++) {
		bool two = is_complex(op->arg[i]);

		out[i] = two ? join(s, &sort->res[k], &sort->res[k + 1],
				       op->res[i].type)
			     : &sort->res[k];
		k += two ? 2 : 1;
	}
}
