/*
 * Sorting something as something else, of which the comparator makes what it
 * was: complex numbers are sorted as their parts side by side; narrow floats of
 * which only the total order is asked for as integers that have it, or only the
 * bits as these (expand_order.c); what more is asked of is sorted beside them.
 */

#include "lib/pass/expand.h"

#include "lib/num/scalar.h"

static bool
is_complex(const pop_value *v)
{
	return pop_dtype_info_of[v->type->dtype].cls == POP_DTC_COMPLEX;
}

/* Does it compare the arguments of a comparator that stand for operand i? */
static bool
compares_operand(const pop_op *cmp, const pop_block *b, uint32_t i)
{
	const pop_value *x = cmp->arg[0], *y = cmp->arg[1];

	return !x->def && !y->def && x->block == b && y->block == b &&
	       x->index / 2 == i && y->index / 2 == i;
}

bool
pop_compares_sorted(const pop_op *cmp)
{
	const pop_block *b = cmp->block;

	return b->parent && b->parent->code == POP_OP_SORT &&
	       compares_operand(cmp, b, cmp->arg[0]->index / 2);
}

static bool
reads_operand(const pop_op *c, const pop_block *b, uint32_t i)
{
	for (uint32_t k = 0; k < c->narg; k++)
		if (!c->arg[k]->def && c->arg[k]->block == b &&
			c->arg[k]->index / 2 == i)
			return true;
	return c->nregion > 0;
}

/* Narrow floats are loaded as wider ones, which have other bits. */
static bool
takes_bits(const pop_op *c)
{
	pop_dtype d = c->code == POP_OP_BITCAST_CONVERT ? c->arg[0]->type->dtype
							: POP_DT_I1;
	unsigned bits = pop_dtype_info_of[d].bits;

	return pop_dtype_is_float(d) && (bits == 8 || bits == 16) &&
	       pop_dtype_info_of[c->res[0].type->dtype].bits == bits;
}

/* What an operand is sorted as. */
enum kind { ITSELF, PARTS, KEY, ITSELF_AND_KEY, BITS, ITSELF_AND_BITS };

static enum kind
kind_of(const pop_op *op, uint32_t i)
{
	bool ordered = false, cast = false, more = false;

	if (is_complex(op->arg[i]))
		return PARTS;
	POP_FOR_EACH_OP(c, op->region[0]) {
		if (!reads_operand(c, op->region[0], i))
			continue;
		if (takes_bits(c))
			cast = true;
		else if (pop_has_order_key(op->arg[i]) &&
			 pop_is_total_order(c) &&
			 compares_operand(c, op->region[0], i))
			ordered = true;
		else
			more = true;
	}
	if (cast)
		return more || ordered ? ITSELF_AND_BITS : BITS;
	return !ordered ? ITSELF : more ? ITSELF_AND_KEY : KEY;
}

static uint32_t
count_of(enum kind k)
{
	return k == ITSELF || k == KEY || k == BITS ? 1 : 2;
}

/* The sort and what each of its operands is sorted as. */
struct plan {
	const pop_op *op;
	enum kind *kind;
};

bool
pop_expand_sort_concerns(const pop_op *op)
{
	for (uint32_t i = 0; i < op->narg; i++)
		if (kind_of(op, i) != ITSELF)
			return true;
	return false;
}

/* What is sorted for the operands, up to two for each; returns how many. */
static uint32_t
split(const pop_site *s, const struct plan *p, pop_value **part)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < p->op->narg; i++) {
		pop_value *x = p->op->arg[i];
		enum kind k = p->kind[i];

		if (k == PARTS) {
			part[n++] = pop_site_unary(s, POP_OP_REAL, x);
			part[n++] = pop_site_unary(s, POP_OP_IMAG, x);
			continue;
		}
		if (k != KEY && k != BITS)
			part[n++] = x;
		if (k == KEY || k == ITSELF_AND_KEY)
			part[n++] = pop_order_key(s, x);
		if (k == BITS || k == ITSELF_AND_BITS)
			part[n++] = pop_bits_as_integer(s, x);
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

/* Operand i again, of its part or the two that are `apart`. */
static pop_value *
restore(const pop_site *s, const struct plan *p, uint32_t i,
	pop_value *const *part, uint32_t apart)
{
	const pop_value *x = p->op->arg[i];
	pop_shape type = *part[0]->type;

	type.dtype = x->type->dtype;
	switch (p->kind[i]) {
	case PARTS:
		return join(s, part[0], part[apart], &type);
	case KEY:
		return pop_of_order_key(s, part[0], (pop_dtype)type.dtype);
	case BITS:
		return pop_site_bitcast(s, part[0], (pop_dtype)type.dtype);
	default:
		return part[0];
	}
}

/* c, which compares or takes bits of what stands for operands, does that with
 * their keys or bits. */
static void
take_keys(const struct plan *p, pop_op *c, pop_value *const *value,
	pop_value *const *key)
{
	const pop_site s = pop_site_before(c);

	for (uint32_t k = 0; k < 2 * p->op->narg; k++) {
		enum kind kind = p->kind[k / 2];

		if (c->arg[0] != value[k] || value[k] == key[k])
			continue;
		if (takes_bits(c)) {
			c->arg[0] = key[k];
		} else if (c->arg[1] == value[k ^ 1]) {
			bool made = kind == KEY || kind == ITSELF_AND_KEY;

			for (uint32_t i = 0; i < 2; i++) {
				pop_value *x = key[k ^ i];

				c->arg[i] = made ? x : pop_order_of_bits(&s, x);
			}
			pop_attr_set_int(s.g, c, POP_ATTR_COMPARE_TYPE,
				POP_ORDER_SIGNED);
		}
		return;
	}
}

/* The comparator on the arguments of the new block, left and right of each
 * part. */
static void
make_comparator(const pop_site *s, const struct plan *p, pop_block *to)
{
	const pop_site in = {s->g, to, NULL, s->loc};
	pop_block *from = p->op->region[0];
	pop_value **arg = POP_NEWN(s->g->arena, pop_value *, from->narg);
	pop_value **key = POP_NEWN(s->g->arena, pop_value *, from->narg);
	pop_value *result;
	uint32_t n = 0;

	for (uint32_t i = 0; i < p->op->narg; i++) {
		const uint32_t count = count_of(p->kind[i]);

		for (uint32_t k = 2 * i; k < 2 * i + 2; k++) {
			pop_value **part = &to->arg[n + k % 2];

			arg[k] = restore(&in, p, i, part, 2);
			key[k] = part[count == 2 ? 2 : 0];
		}
		n += 2 * count;
	}
	pop_expand_body(&in, from, arg, &result);
	POP_FOR_EACH_OP(c, to)
		if (takes_bits(c) || pop_is_total_order(c))
			take_keys(p, c, arg, key);
	pop_site_return(&in, &result, 1);
}

void
pop_expand_sort(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_arena *a = s->g->arena;
	const struct plan p = {op, POP_NEWN(a, enum kind, op->narg)};
	pop_value **part = POP_NEWN(a, pop_value *, 2 * op->narg);
	uint32_t n, k = 0;
	pop_shape *type;
	pop_op *sort;

	for (uint32_t i = 0; i < op->narg; i++)
		p.kind[i] = kind_of(op, i);
	n = split(s, &p, part);
	type = POP_NEWN(a, pop_shape, n);
	for (uint32_t i = 0; i < n; i++) {
		type[i] = *op->res[0].type;
		type[i].dtype = part[i]->type->dtype;
	}
	sort = pop_site_op(s, POP_OP_SORT, n, n, type, 1);
	sort->region[0] = pop_block_new(op->block->func, sort);
	for (uint32_t i = 0; i < n; i++) {
		pop_shape scalar = {.dtype = type[i].dtype};

		sort->arg[i] = part[i];
		pop_block_add_arg(sort->region[0], &scalar);
		pop_block_add_arg(sort->region[0], &scalar);
	}
	make_comparator(s, &p, sort->region[0]);
	pop_attrs_copy_from(s->g, sort, op);
	for (uint32_t i = 0; i < op->nres; i++) {
		uint32_t count = count_of(p.kind[i]);
		pop_value *made[2] = {&sort->res[k], &sort->res[k + count - 1]};

		out[i] = restore(s, &p, i, made, 1);
		k += count;
	}
}
