/*
 * bitcast_convert where it is more than another view of the bytes: types
 * narrower than a byte take a byte each, so bits move.  Elements are taken as
 * unsigned integers, shifted and joined.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

typedef struct cast {
	gen *g;
	const pop_op *op;
	unsigned nf, nt;      /* bits of an element */
	pop_dtype wide, f, t; /* integers: to compute in, as in memory */
	maker m;
	expr e;
	code *c;
	int dim[POP_MAX_RANK];
} cast;

static pop_dtype
unsigned_of(unsigned bits)
{
	return bits <= 2    ? POP_DT_U2
	       : bits <= 4  ? POP_DT_U4
	       : bits <= 8  ? POP_DT_U8
	       : bits <= 16 ? POP_DT_U16
	       : bits <= 32 ? POP_DT_U32
			    : POP_DT_U64;
}

/* How memory of type d is read or written as an integer of its bits. */
static pop_dtype
stored_as(pop_dtype d)
{
	if (d == POP_DT_I1 || pop_dtype_is_int(d))
		return d;
	return unsigned_of(8 * pop_dtype_bytes(d));
}

static uint16_t
imm(cast *x, uint64_t v)
{
	return pop_code_imm(x->c, pop_class_of(x->wide), v);
}

/* The bits of the element at p, as an unsigned number of type wide. */
static uint16_t
load_bits(cast *x, const place *p)
{
	uint16_t r = pop_expr_place(&x->e, p, x->dim).r[0];

	r = pop_element_convert(x->c, r, x->f, x->wide);
	if (x->nf == pop_dtype_info_of[x->wide].bits)
		return r;
	return pop_code2(x->c, POP_INS_AND, pop_class_of(x->wide), r,
		imm(x, (UINT64_C(1) << x->nf) - 1));
}

static void
store_bits(cast *x, const place *p, uint16_t r)
{
	if (x->nt < pop_dtype_info_of[x->wide].bits)
		r = pop_code2(x->c, POP_INS_AND, pop_class_of(x->wide), r,
			imm(x, (UINT64_C(1) << x->nt) - 1));
	r = pop_element_convert(x->c, r, x->wide, x->t);
	pop_expr_store(&x->e, p, x->dim, (val){{r, NO_REG}});
}

static uint16_t
shift(cast *x, pop_ins_op how, uint16_t r, unsigned by)
{
	pop_class k = pop_class_of(x->wide);

	if (!by)
		return r;
	return pop_code_add(
		x->c, how, k, r, imm(x, by), 0, k == POP_CLASS_L ? 64 : 32);
}

/* Element k of the last dim of p, whose other dims are kept. */
static place
element(const place *p, int64_t k)
{
	place out = *p;

	out.rank--;
	out.base += k * p->stride[out.rank];
	return out;
}

/* One loop over the elements of the wider type. */
static pop_status
make(cast *x, const place *from, const place *to)
{
	const place *space = x->nf > x->nt ? from : to;
	unsigned n = x->nf > x->nt ? x->nf / x->nt : x->nt / x->nf;
	uint16_t r = NO_REG;

	pop_maker_init(&x->m, x->g, POP_STEP_LOOP);
	for (unsigned d = 0; d < space->rank; d++)
		x->dim[d] = (int)pop_maker_dim(&x->m, space->extent[d]);
	pop_expr_init(&x->e, x->g, &x->m, NULL);
	x->c = pop_maker_code(&x->m, pop_maker_stage(&x->m, POP_STAGE_MAP));
	pop_expr_stage(&x->e, x->c);
	for (unsigned k = 0; k < n; k++) {
		place part;

		if (x->nf >= x->nt) {
			r = k ? r : load_bits(x, from);
			part = x->nf == x->nt ? *to : element(to, k);
			store_bits(
				x, &part, shift(x, POP_INS_SHR, r, k * x->nt));
			continue;
		}
		part = element(from, k);
		{
			uint16_t bits = shift(
				x, POP_INS_SHL, load_bits(x, &part), k * x->nf);

			r = k ? pop_code2(x->c, POP_INS_OR,
					pop_class_of(x->wide), r, bits)
			      : bits;
		}
	}
	if (x->nf < x->nt)
		store_bits(x, to, r);
	return pop_loop_commit(&x->m);
}

pop_status
pop_emit_bitcast(emit *e)
{
	const pop_op *op = e->op;
	pop_dtype f = op->arg[0]->type->dtype, t = op->res[0].type->dtype;
	cast x = {.g = e->g, .op = op, .f = stored_as(f), .t = stored_as(t)};
	place from, to;

	if (pop_dtype_is_complex(f) || pop_dtype_is_complex(t)) {
		e->bad = "not supported between these types";
		return POP_OK;
	}
	x.nf = pop_dtype_info_of[f].bits;
	x.nt = pop_dtype_info_of[t].bits;
	x.wide = x.nf > 32 || x.nt > 32 ? POP_DT_U64 : POP_DT_U32;
	POP_TRY(pop_place_mem(e->g, op->arg[0], &from));
	to = pop_emit_out(e, 0);
	if (pop_place_elements(&to) == 0)
		return POP_OK;
	from.dtype = (uint8_t)x.f;
	to.dtype = (uint8_t)x.t;
	return make(&x, &from, &to);
}
