/*
 * Loops of random code, in both modes, against a slow reading of program.h:
 * one point after the other, lib/num for every operation.  Results must be the
 * same bits on every instruction set and with one and two threads.  And loops
 * over short rows that lie apart or are found, of which several may be run at
 * once, insides of grids, and updates of matrices by outer products.
 *
 * An argument is the first seed, a second one the number of loops.
 */

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>

#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "tests/unit/kernel_rig.h"

enum { F = POP_CLASS_F, D, I, L, B };
enum { MAX_CODE = 60 };

static const pop_dtype dtype_of[] = {[F] = POP_DT_F32,
	[D] = POP_DT_F64,
	[I] = POP_DT_I32,
	[L] = POP_DT_I64,
	[B] = POP_DT_I1};
static uint64_t rng;

static uint64_t
below(uint64_t n)
{
	return rig_random(&rng) % n;
}

/* ---- The slow reading. */

typedef union value {
	unsigned char b[8];
	uint64_t bits;
} value;

typedef struct oracle {
	const rig *g;
	unsigned char *memory[RIG_MAX_BUFFERS];
	int64_t x[POP_MAX_DIMS];
	int64_t place; /* in the row, or of the column */
	value *temp[4], *scalar[4];
	value partial[4][16];
	value reg[MAX_CODE];
	bool columns;
} oracle;

static unsigned char *
element(oracle *o, uint32_t v)
{
	const pop_view *w = &o->g->view[v];
	int64_t at = w->base;

	for (unsigned d = 0; d < o->g->step.ndim; d++)
		at += o->x[d] * w->stride[d];
	return o->memory[w->buffer] +
	       at * (int64_t)pop_dtype_bytes((pop_dtype)w->dtype);
}

/* The element that a GATHER finds. */
static unsigned char *
found(oracle *o, const pop_ins *i)
{
	pop_dtype d = (pop_dtype)o->g->view[pop_ins_view(i)].dtype;
	int64_t most = pop_ins_most(i), at;
	int32_t v;

	memcpy(&v, o->reg[i->a].b, sizeof(v));
	at = v < 0 ? 0 : v > most ? most : v;
	return element(o, pop_ins_view(i)) + at * (int64_t)pop_dtype_bytes(d);
}

static value *
scalar_at(oracle *o, uint64_t s)
{
	return &o->scalar[s][o->columns ? o->place : 0];
}

static pop_scalar
operation(unsigned op)
{
	switch (op) {
	case POP_INS_ADD:
	case POP_INS_RADD:
		return POP_SC_ADD;
	case POP_INS_SUB:
		return POP_SC_SUBTRACT;
	case POP_INS_MUL:
	case POP_INS_RMUL:
		return POP_SC_MULTIPLY;
	case POP_INS_MAX:
	case POP_INS_RMAX:
		return POP_SC_MAXIMUM;
	case POP_INS_MIN:
	case POP_INS_RMIN:
		return POP_SC_MINIMUM;
	case POP_INS_AND:
	case POP_INS_RAND:
		return POP_SC_AND;
	case POP_INS_OR:
	case POP_INS_ROR:
		return POP_SC_OR;
	case POP_INS_RXOR:
		return POP_SC_XOR;
	case POP_INS_DIV:
		return POP_SC_DIVIDE;
	case POP_INS_NEG:
		return POP_SC_NEGATE;
	case POP_INS_NOT:
		return POP_SC_NOT;
	default:
		return POP_SC_XOR;
	}
}

static value
neutral(const pop_ins *i)
{
	pop_dtype d = dtype_of[i->cls];
	value v = {.bits = 0};
	double inf = i->op == POP_INS_RMAX ? -INFINITY : INFINITY;

	if (i->op == POP_INS_RMUL)
		pop_store_number(d, v.b, 1);
	else if (i->op == POP_INS_RAND)
		pop_store_int(d, v.b, UINT64_MAX);
	else if (i->op != POP_INS_RMAX && i->op != POP_INS_RMIN)
		return v;
	else if (i->cls <= D)
		pop_store_f64(d, v.b, inf);
	else
		pop_store_int(d, v.b,
			(i->cls == I ? (uint64_t)INT32_MAX
				     : (uint64_t)INT64_MAX) +
				(i->op == POP_INS_RMAX));
	return v;
}

static void
reduce(oracle *o, const pop_ins *i)
{
	value *to = o->columns ? scalar_at(o, i->imm)
			       : &o->partial[i->imm][o->place % 16];

	pop_scalar_binary(operation(i->op), dtype_of[i->cls], to->b, to->b,
		o->reg[i->a].b);
}

static void
execute(oracle *o, const pop_ins *i, value *r)
{
	pop_dtype d = dtype_of[i->cls], t;

	switch (i->op) {
	case POP_INS_LOAD:
		t = (pop_dtype)o->g->view[i->imm].dtype;
		pop_convert(d, r->b, t, element(o, (uint32_t)i->imm));
		return;
	case POP_INS_STORE:
		t = (pop_dtype)o->g->view[i->imm].dtype;
		pop_convert(t, element(o, (uint32_t)i->imm), d, o->reg[i->a].b);
		return;
	case POP_INS_GATHER:
		t = (pop_dtype)o->g->view[pop_ins_view(i)].dtype;
		pop_convert(d, r->b, t, found(o, i));
		return;
	case POP_INS_IMM:
		r->bits = i->imm;
		return;
	case POP_INS_INDEX:
		pop_store_int(d, r->b, (uint64_t)o->x[i->imm]);
		return;
	case POP_INS_TLOAD:
		*r = o->temp[i->imm][o->place];
		return;
	case POP_INS_TSTORE:
		o->temp[i->imm][o->place] = o->reg[i->a];
		return;
	case POP_INS_SLOAD:
		*r = *scalar_at(o, i->imm);
		return;
	case POP_INS_SSTORE:
		*scalar_at(o, i->imm) = o->reg[i->a];
		return;
	case POP_INS_SELECT:
		*r = o->reg[i->a].b[0] ? o->reg[i->b] : o->reg[i->c];
		return;
	case POP_INS_LT:
		r->b[0] = pop_scalar_compare(POP_LT, POP_ORDER_NONE, d,
			o->reg[i->a].b, o->reg[i->b].b);
		return;
	case POP_INS_TO_F:
		pop_convert(POP_DT_F32, r->b, d, o->reg[i->a].b);
		return;
	case POP_INS_MULADD:
		pop_scalar_binary(POP_SC_MULTIPLY, d, r->b, o->reg[i->a].b,
			o->reg[i->b].b);
		pop_scalar_binary(POP_SC_ADD, d, r->b, r->b, o->reg[i->c].b);
		return;
	default:
		break;
	}
	if (i->op >= POP_INS_RADD && i->op <= POP_INS_RXOR)
		reduce(o, i);
	else if (pop_ins_info_of[i->op].nargs == 1)
		pop_scalar_unary(operation(i->op), d, r->b, o->reg[i->a].b);
	else
		pop_scalar_binary(operation(i->op), d, r->b, o->reg[i->a].b,
			o->reg[i->b].b);
}

static void
run_code(oracle *o, unsigned stage)
{
	const pop_stage *s = &o->g->stage[stage];

	for (uint32_t r = 0; r < s->ncode; r++) {
		o->reg[r].bits = 0;
		execute(o, &s->code[r], &o->reg[r]);
	}
}

static void
begin_reduce(oracle *o, unsigned stage, int64_t ncolumn)
{
	const pop_stage *s = &o->g->stage[stage];

	for (uint32_t r = 0; r < s->ncode; r++) {
		const pop_ins *i = &s->code[r];

		if (i->op < POP_INS_RADD || i->op > POP_INS_RXOR)
			continue;
		for (unsigned k = 0; k < 16; k++)
			o->partial[i->imm][k] = neutral(i);
		for (int64_t k = 0; o->columns && k < ncolumn; k++)
			o->scalar[i->imm][k] = neutral(i);
	}
}

static void
end_reduce(oracle *o, unsigned stage)
{
	const pop_stage *s = &o->g->stage[stage];

	for (uint32_t r = 0; r < s->ncode; r++) {
		const pop_ins *i = &s->code[r];
		value *p;

		if (o->columns || i->op < POP_INS_RADD || i->op > POP_INS_RXOR)
			continue;
		p = o->partial[i->imm];
		for (unsigned h = 8; h > 0; h /= 2)
			for (unsigned k = 0; k < h; k++)
				pop_scalar_binary(operation(i->op),
					dtype_of[i->cls], p[k].b, p[k].b,
					p[k + h].b);
		o->scalar[i->imm][0] = p[0];
	}
}

/* Sets the coordinates of dims first..last-1 to point n of them. */
static void
set_point(oracle *o, unsigned first, unsigned last, int64_t n)
{
	for (unsigned d = last; d-- > first;) {
		if (o->g->step.extent[d] == 0)
			continue;
		o->x[d] = n % o->g->step.extent[d];
		n /= o->g->step.extent[d];
	}
}

static int64_t
count(const pop_step *s, unsigned first, unsigned last)
{
	int64_t n = 1;

	for (unsigned d = first; d < last; d++)
		n *= s->extent[d];
	return n;
}

static void
run_oracle(oracle *o)
{
	const pop_step *s = &o->g->step;
	const int64_t *p = s->param;
	unsigned ninner = o->columns ? 1 : (unsigned)p[POP_LOOP_NINNER];
	unsigned nred = o->columns ? (unsigned)p[POP_LOOP_NREDUCED] : 0;
	unsigned row = s->ndim - ninner, outer = row - nred;
	int64_t nrow = count(s, row, s->ndim), nreduced = count(s, outer, row);

	for (int64_t k = 0; k < count(s, 0, outer); k++) {
		set_point(o, 0, outer, k);
		for (unsigned g = 0; g < s->nstage; g++) {
			bool once = s->stage[g].kind == POP_STAGE_SCALAR;
			int64_t reds = g == 0 ? nreduced : 1;

			begin_reduce(o, g, nrow);
			for (int64_t r = 0; r < reds; r++)
				for (int64_t n = 0; n < (once ? 1 : nrow);
					n++) {
					set_point(o, outer, row, r);
					set_point(o, row, s->ndim, n);
					o->place = n;
					run_code(o, g);
				}
			end_reduce(o, g);
		}
	}
}

/* ---- Random loops. */

static pop_dtype
any_dtype(unsigned cls)
{
	static const uint8_t f[] = {
		POP_DT_F32, POP_DT_F32, POP_DT_F16, POP_DT_BF16, POP_DT_F8E5M2};
	static const uint8_t i[] = {POP_DT_I32, POP_DT_I8, POP_DT_U8,
		POP_DT_I16, POP_DT_U16, POP_DT_U32, POP_DT_I4};

	switch (cls) {
	case F:
		return (pop_dtype)f[below(5)];
	case I:
		return (pop_dtype)i[below(7)];
	case L:
		return below(2) ? POP_DT_I64 : POP_DT_U64;
	default:
		return dtype_of[cls];
	}
}

/* Values of moderate size, so that float results do not all overflow. */
static void
fill(pop_dtype d, unsigned char *p, int64_t n)
{
	size_t size = pop_dtype_bytes(d);

	for (int64_t j = 0; j < n; j++) {
		uint64_t r = rig_random(&rng);

		if (pop_dtype_is_float(d))
			pop_store_f64(d, p + (size_t)j * size,
				(double)(int64_t)(r % 401) / 64 - 3);
		else
			pop_store_int(d, p + (size_t)j * size, r >> 9);
	}
}

/* A view of its own buffer, strides in some order of dims, and `more`
 * elements behind it. */
static uint32_t
add_view(rig *g, unsigned cls, unsigned skip_first, unsigned skip_last,
	bool broadcast, int64_t more)
{
	pop_step *s = &g->step;
	unsigned order[POP_MAX_DIMS], n = 0;
	int64_t stride[POP_MAX_DIMS] = {0}, size = 1, base = 0;
	pop_view *v;

	for (unsigned d = 0; d < s->ndim; d++)
		if (d < skip_first || d >= skip_last)
			order[n++] = d;
	for (unsigned k = n; k > 1 && below(3) == 0; k--) {
		unsigned j = (unsigned)below(k), t = order[j];

		order[j] = order[k - 1];
		order[k - 1] = t;
	}
	/* Some go along one dim only, the same for all others. */
	const unsigned only = n > 1 && broadcast && below(6) == 0 ? 1 : n;

	for (unsigned k = only; k-- > 0;) {
		unsigned d = order[k];

		if (broadcast && below(4) == 0)
			continue;
		stride[d] = size;
		if (below(8) == 0)
			stride[d] *= 2; /* holes */
		size += stride[d] * (s->extent[d] - 1);
		if (below(6) == 0 && s->extent[d] > 0) {
			base += stride[d] * (s->extent[d] - 1);
			stride[d] = -stride[d];
		}
		if (size < 1)
			size = 1;
	}
	size += more;
	v = rig_view(g, any_dtype(cls), size);
	memcpy(v->stride, stride, sizeof(stride));
	v->base = base;
	fill((pop_dtype)v->dtype, g->ptr[v->buffer], size);
	return s->nview - 1;
}

/* A register of the class below `n`, or -1. */
static int
pick(const rig *g, unsigned stage, unsigned cls)
{
	const pop_stage *s = &g->stage[stage];

	for (unsigned tries = 0; s->ncode && tries < 20; tries++) {
		unsigned r =
			below(2) ? (unsigned)below(s->ncode)
				 : s->ncode - 1 -
					   (unsigned)below(
						   s->ncode < 4 ? s->ncode : 4);

		if (pop_ins_result(&s->code[r]) == cls)
			return (int)r;
	}
	return -1;
}

static uint16_t
need(rig *g, unsigned stage, unsigned cls)
{
	int r = pick(g, stage, cls);
	pop_ins i = {.op = POP_INS_IMM, .cls = (uint8_t)cls};
	value v = {.bits = 0};

	if (r >= 0)
		return (uint16_t)r;
	if (cls == B)
		v.bits = below(2);
	else
		fill(dtype_of[cls], v.b, 1);
	i.imm = v.bits;
	return rig_ins(g, stage, i);
}

static void
add_instruction(rig *g, unsigned stage, unsigned cls, bool once)
{
	static const uint8_t arith[] = {POP_INS_ADD, POP_INS_SUB, POP_INS_MUL,
		POP_INS_MAX, POP_INS_MIN, POP_INS_NEG};
	static const uint8_t logic[] = {
		POP_INS_AND, POP_INS_OR, POP_INS_XOR, POP_INS_NOT};
	pop_ins i = {.cls = (uint8_t)cls};
	unsigned kind = (unsigned)below(10);

	if (kind == 0) {
		i.op = POP_INS_SELECT;
		i.a = need(g, stage, B);
		i.b = need(g, stage, cls);
		i.c = need(g, stage, cls);
	} else if (kind == 1 && cls != B) {
		i.op = POP_INS_LT;
		i.a = need(g, stage, cls);
		i.b = need(g, stage, cls);
	} else if (kind == 2 && (cls == I || cls == L) && g->step.ndim) {
		i.op = POP_INS_INDEX;
		i.imm = below(g->step.ndim);
		if (once || i.imm + 1 < g->step.ndim)
			i.imm = 0;
	} else if (kind == 3 && cls != F && cls != B) {
		i.op = POP_INS_TO_F;
		i.a = need(g, stage, cls);
	} else if (cls == B || (kind < 6 && (cls == I || cls == L))) {
		i.op = logic[below(4)];
		i.a = need(g, stage, cls);
		i.b = need(g, stage, cls);
	} else {
		i.op = arith[below(6)];
		i.a = need(g, stage, cls);
		i.b = need(g, stage, cls);
	}
	rig_ins(g, stage, i);
}

typedef struct shape_of_loop {
	unsigned outer, reduced; /* first reduced dim, first row dim */
	unsigned nscalar, ntemp;
	uint8_t scalar[4], temp[4];
	bool columns, plain;
} shape_of_loop;

static unsigned
any_class(unsigned classes)
{
	for (;;) {
		unsigned c = F + (unsigned)below(5);

		if (classes >> c & 1)
			return c;
	}
}

static void
add_sink(rig *g, unsigned stage, pop_ins i, unsigned cls)
{
	i.a = need(g, stage, cls);
	i.cls = (uint8_t)cls;
	rig_ins(g, stage, i);
}

static void
add_reductions(rig *g, const shape_of_loop *h)
{
	static const uint8_t f[] = {
		POP_INS_RADD, POP_INS_RMAX, POP_INS_RMIN, POP_INS_RMUL};
	static const uint8_t i[] = {POP_INS_RADD, POP_INS_RMAX, POP_INS_RMIN,
		POP_INS_RXOR, POP_INS_ROR};
	static const uint8_t b[] = {POP_INS_RAND, POP_INS_ROR, POP_INS_RXOR};

	for (unsigned k = 0; k < h->nscalar; k++) {
		unsigned c = h->scalar[k];
		unsigned op = c <= D   ? f[below(4)]
			      : c == B ? b[below(3)]
				       : i[below(5)];

		add_sink(g, 0, (pop_ins){.op = (uint8_t)op, .imm = k}, c);
	}
}

/* From a table that some dims move along, at most so far as a small number
 * says. */
static void
add_gather(rig *g, unsigned stage, unsigned cls)
{
	const uint64_t most = below(2) ? below(4) : below(300);
	const unsigned from = (unsigned)below(g->step.ndim + 1u);
	const int64_t more = (int64_t)most;
	pop_ins i = {.op = POP_INS_GATHER, .cls = (uint8_t)cls};
	uint32_t v = add_view(g, cls, 0, from, true, more);

	i.a = need(g, stage, I);
	i.imm = v | most << 32;
	rig_ins(g, stage, i);
}

static void
add_stage(rig *g, unsigned stage, const shape_of_loop *h, unsigned classes,
	bool once)
{
	bool later = stage > 0;
	unsigned nload = 1 + (unsigned)below(3), n = 3 + (unsigned)below(12);
	unsigned skip = h->columns && later ? h->outer : g->step.ndim;
	unsigned skip_to = h->columns && later ? h->reduced : g->step.ndim;

	for (unsigned k = 0; k < nload && g->step.nview < 7; k++) {
		unsigned c = any_class(classes);

		rig_ins(g, stage,
			(pop_ins){.op = POP_INS_LOAD,
				.cls = (uint8_t)c,
				.imm = add_view(g, c, skip, skip_to, true, 0)});
	}
	for (unsigned k = 0; later && k < h->nscalar; k++)
		rig_ins(g, stage,
			(pop_ins){.op = POP_INS_SLOAD,
				.cls = h->scalar[k],
				.imm = k});
	for (unsigned k = 0; later && !once && k < h->ntemp; k++)
		rig_ins(g, stage,
			(pop_ins){.op = POP_INS_TLOAD,
				.cls = h->temp[k],
				.imm = k});
	for (unsigned k = 0; k < n; k++) {
		add_instruction(g, stage, any_class(classes), once);
		if (h->plain && (classes >> I & 1) && below(6) == 0 &&
			g->step.nview < 7)
			add_gather(g, stage, any_class(classes));
	}
}

/* Stores after all else; some overwrite what the stage has loaded. */
static void
add_stores(rig *g, unsigned stage, const shape_of_loop *h, unsigned classes)
{
	const pop_stage *s = &g->stage[stage];
	bool later = stage > 0;

	for (unsigned k = 0; k < 2 && g->step.nview < 11; k++) {
		unsigned c = any_class(classes);
		uint32_t v;

		if (k == 0 && below(2))
			for (uint32_t r = 0; r < s->ncode; r++)
				if (s->code[r].op == POP_INS_LOAD &&
					s->code[r].imm == 0 && !h->columns &&
					g->step.nstage == 1) {
					const pop_view *w = &g->view[0];
					bool whole = true;

					for (unsigned d = 0; d < g->step.ndim;
						d++)
						whole = whole && w->stride[d];
					if (!whole)
						break;
					g->view[g->step.nview] = *w;
					add_sink(g, stage,
						(pop_ins){.op = POP_INS_STORE,
							.imm = g->step.nview++},
						s->code[r].cls);
					break;
				}
		v = add_view(g, c, h->columns && later ? h->outer : 16,
			h->columns && later ? h->reduced : 16, false, 0);
		add_sink(g, stage, (pop_ins){.op = POP_INS_STORE, .imm = v}, c);
		if (g->step.nview > 8)
			break;
	}
}

static void
make_shape(rig *g, shape_of_loop *h, unsigned classes)
{
	static const int64_t extents[] = {
		1, 2, 3, 5, 7, 16, 31, 64, 65, 106, 257, 0};
	pop_step *s = &g->step;
	unsigned nrow = 1;
	int64_t points = 1;
	/* Some are large enough to be shared by threads. */
	const int64_t most = below(16) ? 3000 : 40000;

	h->columns = below(3) == 0;
	s->ndim = (uint8_t)(1 + below(4));
	if (h->columns && s->ndim < 2)
		s->ndim = 2;
	for (unsigned d = 0; d < s->ndim; d++) {
		s->extent[d] = extents[below(below(20) ? 11 : 12)];
		if (points * s->extent[d] > most)
			s->extent[d] = 2;
		points *= s->extent[d];
	}
	/* Many short rows, which may be run in lanes. */
	if (!h->columns && s->ndim > 1 && below(3) == 0) {
		s->extent[0] = extents[5 + below(6)];
		for (unsigned d = 1; d < s->ndim; d++)
			s->extent[d] = extents[below(d == 1 ? 7 : 2)];
	}
	g->param[POP_LOOP_MODE] = h->columns;
	if (h->columns) {
		h->outer = (unsigned)below(s->ndim - 1);
		h->reduced = s->ndim - 1;
		g->param[POP_LOOP_NREDUCED] = h->reduced - h->outer;
	} else {
		nrow = 1 + (unsigned)below(s->ndim);
		h->outer = h->reduced = s->ndim - nrow;
	}
	g->param[POP_LOOP_NINNER] = nrow;
	h->nscalar = h->columns ? 1 + (unsigned)below(2) : (unsigned)below(3);
	h->ntemp = h->columns ? 0 : (unsigned)below(3);
	h->plain = !h->columns && below(2);
	if (h->plain)
		h->nscalar = h->ntemp = 0;
	for (unsigned k = 0; k < 4; k++) {
		h->scalar[k] = (uint8_t)any_class(classes);
		h->temp[k] = (uint8_t)any_class(classes);
	}
	g->param[POP_LOOP_NSCALAR] = h->nscalar;
	g->param[POP_LOOP_NTEMP] = h->ntemp;
	for (unsigned k = 0; k < h->nscalar; k++)
		g->param[POP_LOOP_PARAMS + k] = h->scalar[k];
	for (unsigned k = 0; k < h->ntemp; k++)
		g->param[POP_LOOP_PARAMS + h->nscalar + k] = h->temp[k];
	s->nparam = POP_LOOP_PARAMS + h->nscalar + h->ntemp;
}

static void
make_loop(rig *g)
{
	static const unsigned class_sets[] = {1 << F, 1 << F | 1 << B,
		1 << F | 1 << I | 1 << B, 1 << I, 1 << L | 1 << I,
		1 << D | 1 << F, 0x3e};
	unsigned classes = class_sets[below(7)], nstage;
	shape_of_loop h = {0};

	rig_init(g, POP_STEP_LOOP);
	make_shape(g, &h, classes);
	nstage = h.nscalar || h.ntemp ? 1 + (unsigned)below(3) : 1;
	if (h.columns && nstage > 2)
		nstage = 2;
	if (nstage < 2)
		h.ntemp = 0;
	for (unsigned k = 0; k < nstage; k++) {
		bool once = k == 1 && nstage == 3;

		add_stage(g, k, &h, classes, once);
		if (k == 0)
			add_reductions(g, &h);
		for (unsigned t = 0; k == 0 && t < h.ntemp; t++)
			add_sink(g, 0,
				(pop_ins){.op = POP_INS_TSTORE, .imm = t},
				h.temp[t]);
		if (once) {
			g->stage[k].kind = POP_STAGE_SCALAR;
			for (unsigned t = 0; t < h.nscalar; t++)
				add_sink(g, k,
					(pop_ins){
						.op = POP_INS_SSTORE, .imm = t},
					h.scalar[t]);
		} else if (k + 1 == nstage && (!h.columns || k == 1)) {
			add_stores(g, k, &h, classes);
		}
	}
}

/* ---- The comparison. */

static void
oracle_init(oracle *o, const rig *g)
{
	size_t points = 1;

	/* Rows without points have scalars, too. */
	for (unsigned d = 0; d < g->step.ndim; d++)
		points *= (size_t)g->step.extent[d] +
			  (g->step.extent[d] == 0);
	memset(o, 0, sizeof(*o));
	o->g = g;
	o->columns = g->param[POP_LOOP_MODE] == POP_LOOP_COLUMNS;
	for (uint32_t k = 0; k < g->program.nbuffer; k++) {
		o->memory[k] = malloc((size_t)g->buffer[k].bytes + 1);
		assert(o->memory[k]);
		memcpy(o->memory[k], g->ptr[k], (size_t)g->buffer[k].bytes);
	}
	for (unsigned k = 0; k < 4; k++) {
		o->temp[k] = calloc(points + 1, sizeof(value));
		o->scalar[k] = calloc(points + 1, sizeof(value));
		assert(o->temp[k] && o->scalar[k]);
	}
}

static void
oracle_free(oracle *o)
{
	for (unsigned k = 0; k < RIG_MAX_BUFFERS; k++)
		free(o->memory[k]);
	for (unsigned k = 0; k < 4; k++) {
		free(o->temp[k]);
		free(o->scalar[k]);
	}
}

/* Equal, or NaN in both: which NaN is not said. */
static bool
same(pop_dtype d, const unsigned char *a, const unsigned char *b)
{
	size_t n = pop_dtype_bytes(d);

	if (memcmp(a, b, n) == 0)
		return true;
	return pop_dtype_is_float(d) && isnan(pop_load_f64(d, a)) &&
	       isnan(pop_load_f64(d, b));
}

static void
describe(const rig *g)
{
	const pop_step *s = &g->step;

	fprintf(stderr, "mode %d inner %d reduced %d dims", (int)s->param[0],
		(int)s->param[1], (int)s->param[2]);
	for (unsigned d = 0; d < s->ndim; d++)
		fprintf(stderr, " %d", (int)s->extent[d]);
	for (uint32_t v = 0; v < s->nview; v++) {
		fprintf(stderr, "\nview %u: %s buffer %u base %d strides", v,
			pop_dtype_info_of[s->view[v].dtype].name,
			s->view[v].buffer, (int)s->view[v].base);
		for (unsigned d = 0; d < s->ndim; d++)
			fprintf(stderr, " %d", (int)s->view[v].stride[d]);
	}
	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t r = 0; r < s->stage[k].ncode; r++) {
			const pop_ins *i = &s->stage[k].code[r];

			fprintf(stderr, "\n%u.%u %s %u: %u %u %u imm %llx", k,
				r, pop_ins_info_of[i->op].name, i->cls, i->a,
				i->b, i->c, (unsigned long long)i->imm);
		}
	fprintf(stderr, "\n");
}

static void
compare(const rig *g, const oracle *o, const char *isa, unsigned nthread,
	uint64_t seed)
{
	for (uint32_t v = 0; v < g->step.nview; v++) {
		pop_dtype d = (pop_dtype)g->view[v].dtype;
		uint32_t k = g->view[v].buffer;
		size_t size = pop_dtype_bytes(d);
		const unsigned char *got = g->ptr[k];

		for (size_t at = 0; at < g->buffer[k].bytes; at += size) {
			if (same(d, got + at, o->memory[k] + at))
				continue;
			fprintf(stderr,
				"seed %llu, %s, %u threads: view %u element "
				"%zu: got %llx, want %llx\n",
				(unsigned long long)seed, isa, nthread, v,
				at / size,
				(unsigned long long)pop_load_bits(d, got + at),
				(unsigned long long)pop_load_bits(
					d, o->memory[k] + at));
			describe(g);
			abort();
		}
	}
}

static void
test_loop(rig *g, uint64_t seed)
{
	oracle o;
	unsigned char *keep[RIG_MAX_BUFFERS];

	oracle_init(&o, g);
	for (uint32_t k = 0; k < g->program.nbuffer; k++) {
		keep[k] = malloc((size_t)g->buffer[k].bytes + 1);
		assert(keep[k]);
		memcpy(keep[k], g->ptr[k], (size_t)g->buffer[k].bytes);
	}
	run_oracle(&o);
	for (unsigned t = 0; t < RIG_NISA; t++) {
		const pop_kernel_table *table = rig_table(rig_isa[t]);

		for (unsigned n = 1; table && n <= 2; n++) {
			for (uint32_t k = 0; k < g->program.nbuffer; k++)
				memcpy(g->ptr[k], keep[k],
					(size_t)g->buffer[k].bytes);
			rig_run(g, table, n);
			compare(g, &o, rig_isa[t], n, seed);
		}
	}
	for (uint32_t k = 0; k < g->program.nbuffer; k++)
		free(keep[k]);
	oracle_free(&o);
	rig_free(g);
}

static void
test_one(uint64_t seed)
{
	rig g;

	rng = seed;
	make_loop(&g);
	test_loop(&g, seed);
}

/* ---- Short rows. */

enum { IN_PLACE = 1, INDEXED = 2, NARROW = 4, FOUND = 8, HOWS = 16 };

/* Rows of two dims, each `apart` elements behind the one before. */
static uint32_t
add_rows(rig *g, pop_dtype d, int64_t apart, int64_t inner)
{
	pop_view *v = rig_view(g, d, g->step.extent[0] * apart);

	v->stride[0] = apart;
	v->stride[1] = inner;
	fill(d, g->ptr[v->buffer], g->step.extent[0] * apart);
	return g->step.nview - 1;
}

static uint16_t
load(rig *g, unsigned cls, uint32_t v)
{
	return rig_ins(g, 0,
		(pop_ins){.op = POP_INS_LOAD, .cls = (uint8_t)cls, .imm = v});
}

static void
store(rig *g, unsigned cls, uint16_t x, uint32_t to)
{
	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_STORE,
			.cls = (uint8_t)cls,
			.a = x,
			.imm = to});
}

static uint16_t
operate(rig *g, unsigned op, unsigned cls, uint16_t a, uint16_t b)
{
	return rig_ins(g, 0,
		(pop_ins){.op = (uint8_t)op, .cls = (uint8_t)cls, .a = a, .b = b});
}

static uint16_t
coordinates(rig *g)
{
	const pop_ins row = {.op = POP_INS_INDEX, .cls = I, .imm = 0};
	const pop_ins column = {.op = POP_INS_INDEX, .cls = I, .imm = 1};
	const uint16_t x = rig_ins(g, 0, row), y = rig_ins(g, 0, column);

	return operate(g, POP_INS_SUB, I, operate(g, POP_INS_MUL, I, x, x), y);
}

/* A row of n elements at a place of a table that the row's number squared tells,
 * beyond its end for some. */
static uint16_t
find_row(rig *g, unsigned cls, int64_t n)
{
	enum { MOST = 300 };
	const pop_dtype d = dtype_of[cls];
	const pop_ins row = {.op = POP_INS_INDEX, .cls = I, .imm = 0};
	const uint16_t x = rig_ins(g, 0, row);
	pop_ins i = {.op = POP_INS_GATHER, .cls = (uint8_t)cls};
	pop_view *v = rig_view(g, d, n + MOST);

	v->stride[1] = 1;
	fill(d, g->ptr[v->buffer], n + MOST);
	i.a = operate(g, POP_INS_MUL, I, x, x);
	i.imm = (g->step.nview - 1) | (uint64_t)MOST << 32;
	return rig_ins(g, 0, i);
}

/* A loop of rows over ndim dims. */
static void
begin_rows(rig *g, unsigned ndim, const int64_t *extent)
{
	rig_init(g, POP_STEP_LOOP);
	g->step.ndim = (uint8_t)ndim;
	memcpy(g->step.extent, extent, ndim * sizeof(*extent));
	g->param[POP_LOOP_MODE] = POP_LOOP_ROWS;
	g->param[POP_LOOP_NINNER] = 1;
	g->step.nparam = POP_LOOP_PARAMS;
}

/* x * r - y, where r is of the row, and perhaps more; to x itself, or not. */
static void
make_rows(rig *g, unsigned cls, int64_t rows, int64_t n, unsigned how)
{
	const pop_dtype d = dtype_of[cls];
	const pop_dtype e = how & NARROW && cls == F ? POP_DT_BF16 : d;
	uint16_t r, x;
	uint32_t to;

	begin_rows(g, 2, (const int64_t[]){rows, n});
	x = load(g, cls, add_rows(g, d, n + 3, 1));
	r = load(g, cls, add_rows(g, d, 1, 0));
	x = operate(g, POP_INS_MUL, cls, x, r);
	r = load(g, cls, add_rows(g, e, n + 1, 1));
	x = operate(g, POP_INS_SUB, cls, x, r);
	if (how & INDEXED && (cls == F || cls == I)) {
		r = coordinates(g);
		if (cls == F)
			r = operate(g, POP_INS_TO_F, I, r, 0);
		x = operate(g, POP_INS_ADD, cls, x, r);
	}
	if (how & FOUND)
		x = operate(g, POP_INS_SUB, cls, find_row(g, cls, n), x);
	to = how & IN_PLACE ? g->step.nview++ : add_rows(g, e, n + 5, 1);
	if (how & IN_PLACE)
		g->view[to] = g->view[0];
	store(g, cls, x, to);
}

/* Around the lanes of each instruction set, and groups of rows. */
static void
test_rows(void)
{
	static const int64_t rows[] = {7, 8, 9, 15, 19, 24};
	static const int64_t n[] = {2, 3, 4, 5, 8, 9, 12, 15, 16, 17, 23, 31, 33,
		35, 48, 62, 64, 65, 80, 94, 96, 100, 129};
	static const uint8_t cls[] = {F, D, I, L};
	rig g;

	for (size_t c = 0; c < sizeof(cls); c++)
		for (size_t k = 0; k < sizeof(rows) / sizeof(rows[0]); k++)
			for (size_t j = 0; j < sizeof(n) / sizeof(n[0]); j++)
				for (unsigned how = 0; how < HOWS; how++) {
					make_rows(&g, cls[c], rows[k], n[j],
						how);
					test_loop(&g, how);
				}
}

/* ---- Rows with gaps. */

enum { TWO_STORED = 2, SPREAD = 8, ODD = 16, STRIDED = 32, GAPS = 64 };

/* The inside of a grid of so many more planes, rows and columns, of elements
 * `step` apart. */
static uint32_t
add_inside(rig *g, pop_dtype d, int64_t more, int64_t step)
{
	const int64_t *e = g->step.extent;
	const int64_t pitch = (e[2] + more) * step;
	const int64_t plane = (e[1] + more) * pitch;
	pop_view *v = rig_view(g, d, (e[0] + more) * plane);

	fill(d, g->ptr[v->buffer], (e[0] + more) * plane);
	v->base = more / 2 * (plane + pitch + step);
	v->stride[0] = plane;
	v->stride[1] = pitch;
	v->stride[2] = step;
	return g->step.nview - 1;
}

/* The view, but from some elements further on. */
static uint32_t
add_beside(rig *g, uint32_t v, int64_t by)
{
	g->view[g->step.nview] = g->view[v];
	g->view[g->step.nview].base += by;
	return g->step.nview++;
}

/* x (left - right) + y, into the place of y or elsewhere, perhaps with rows
 * otherwise apart, and x besides; y may be one number. */
static void
make_inside(rig *g, unsigned cls, const int64_t *n, int64_t more, unsigned how)
{
	const pop_dtype d = dtype_of[cls];
	const pop_dtype e = how & NARROW && cls == F ? POP_DT_BF16 : d;
	const int64_t step = how & STRIDED ? 5 : 1;
	uint32_t x, y, to;
	uint16_t a, b;

	begin_rows(g, 3, n);
	x = add_inside(g, d, more, step);
	y = add_inside(g, e, more + (how & ODD ? 2 : 0), step);
	if (how & SPREAD)
		memset(g->view[y].stride, 0, 3 * sizeof(int64_t));
	to = how & IN_PLACE && !(how & SPREAD) ? add_beside(g, y, 0)
					       : add_inside(g, e, more, step);
	b = load(g, cls, add_beside(g, x, -1));
	b = operate(g, POP_INS_SUB, cls, b, load(g, cls, add_beside(g, x, 1)));
	a = load(g, cls, x);
	b = operate(g, POP_INS_MUL, cls, a, b);
	b = operate(g, POP_INS_ADD, cls, load(g, cls, y), b);
	store(g, cls, b, to);
	if (how & TWO_STORED)
		store(g, cls, a, add_inside(g, d, more, step));
}

static void
test_gaps(void)
{
	static const int64_t inside[][3] = {{1, 9, 1}, {1, 5, 3}, {2, 3, 6},
		{3, 14, 14}, {1, 18, 18}, {4, 4, 30}, {1, 40, 62}, {2, 9, 79},
		{1, 3, 511}};
	static const uint8_t cls[] = {F, L};
	rig g;

	for (size_t c = 0; c < sizeof(cls); c++)
		for (size_t k = 0; k < sizeof(inside) / sizeof(*inside); k++)
			for (int64_t more = 2; more <= 6; more += 2)
				for (unsigned how = 0; how < GAPS; how++) {
					make_inside(&g, cls[c], inside[k], more,
						how);
					test_loop(&g, how);
				}
}

/* ---- Short rows. */

/* A view of 3 dims and of strides s. */
static uint32_t
add_strided(rig *g, pop_dtype d, int64_t s0, int64_t s1, int64_t s2)
{
	const int64_t s[] = {s0, s1, s2}, *e = g->step.extent;
	int64_t n = 1;
	pop_view *v;

	for (int k = 0; k < 3; k++)
		n += (e[k] - 1) * s[k];
	v = rig_view(g, d, n);
	fill(d, g->ptr[v->buffer], n);
	memcpy(v->stride, s, sizeof(s));
	return g->step.nview - 1;
}

/* x * turned - y + place, where y is of dim 1 alone and place along one of the
 * dims; to x itself, or with gaps. */
static void
make_short(rig *g, unsigned cls, const int64_t *n, int64_t along, unsigned how)
{
	const pop_dtype d = dtype_of[cls];
	const pop_dtype e = how & NARROW && cls == F ? POP_DT_BF16 : d;
	const pop_ins place = {
		.op = POP_INS_INDEX, .cls = I, .imm = (uint64_t)along};
	uint16_t x, y;

	begin_rows(g, 3, n);
	x = load(g, cls, add_strided(g, d, n[1] * n[2], n[2], 1));
	y = load(g, cls, add_strided(g, e, 1, n[0], n[0] * n[1]));
	x = operate(g, POP_INS_MUL, cls, x, y);
	y = load(g, cls, add_strided(g, d, 0, 1, 0));
	x = operate(g, POP_INS_SUB, cls, x, y);
	if (how & INDEXED && (cls == F || cls == I)) {
		y = rig_ins(g, 0, place);
		if (cls == F)
			y = operate(g, POP_INS_TO_F, I, y, 0);
		x = operate(g, POP_INS_ADD, cls, x, y);
	}
	store(g, cls, x,
		how & IN_PLACE
			? add_beside(g, 0, 0)
			: add_strided(g, e, n[1] * (n[2] + 2), n[2] + 2, 1));
}

/* Up to and beyond the points that one run takes, in two dims and in three. */
static void
test_short(void)
{
	static const int64_t n[][3] = {{1, 1, 1}, {1, 7, 3}, {9, 9, 3},
		{5, 2, 7}, {2, 513, 1}, {1, 341, 3}, {1, 342, 3}, {3, 400, 4},
		{40, 13, 3}, {1030, 2, 2}, {2, 1025, 2}};
	static const uint8_t cls[] = {F, D, I, L};
	rig g;

	for (size_t c = 0; c < sizeof(cls); c++)
		for (size_t k = 0; k < sizeof(n) / sizeof(*n); k++)
			for (unsigned how = 0; how < FOUND; how++) {
				make_short(&g, cls[c], n[k], how % 3, how);
				test_loop(&g, how);
			}
}

/* ---- Turned rows and columns. */

enum { COLUMNS = 2 };

/* Of the last stage: x less what was reduced, or that alone. */
static void
make_last(rig *g, unsigned cls, uint32_t x, uint32_t to)
{
	pop_ins i = {.op = POP_INS_SLOAD, .cls = (uint8_t)cls};
	const uint16_t r = rig_ins(g, 1, i);

	i.op = POP_INS_STORE;
	i.imm = to;
	i.a = r;
	if (x != to) {
		i.a = rig_ins(g, 1,
			(pop_ins){.op = POP_INS_LOAD, .cls = i.cls, .imm = x});
		i.a = rig_ins(g, 1,
			(pop_ins){.op = POP_INS_SUB,
				.cls = i.cls,
				.a = i.a,
				.b = r});
	}
	rig_ins(g, 1, i);
}

/* Sums of x y over rows of two dims, of which x goes across the memory; then x
 * less the sum, turned like x, to x itself or elsewhere.  In columns: sums over
 * one dim, as they are. */
static void
make_turned(rig *g, unsigned cls, const int64_t *n, bool columns, unsigned how)
{
	const pop_dtype d = dtype_of[cls];
	const pop_dtype e = how & NARROW && cls == F ? POP_DT_BF16 : d;
	const int64_t row = n[1] + 3;
	uint32_t x, to;
	uint16_t a, b;

	begin_rows(g, 3, n);
	g->param[POP_LOOP_MODE] = columns;
	g->param[POP_LOOP_NREDUCED] = columns;
	g->param[POP_LOOP_NINNER] = columns ? 1 : 2;
	g->param[POP_LOOP_NSCALAR] = 1;
	g->param[POP_LOOP_PARAMS] = cls;
	g->step.nparam = POP_LOOP_PARAMS + 1;
	x = add_strided(g, e, n[2] * row, 1, row);
	a = load(g, cls, x);
	b = load(g, cls, add_strided(g, d, n[1] * n[2], n[2], 1));
	a = operate(g, POP_INS_MUL, cls, a, b);
	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_RADD, .cls = (uint8_t)cls, .a = a});
	to = columns          ? add_strided(g, d, n[2], 0, 1)
	     : how & IN_PLACE ? add_beside(g, x, 0)
			      : add_strided(g, e, n[2] * row, 1, row);
	make_last(g, cls, columns ? to : x, to);
}

static void
test_turned(void)
{
	static const int64_t n[][3] = {{3, 8, 2}, {3, 9, 16}, {2, 16, 16},
		{3, 33, 7}, {2, 70, 17}, {1, 70, 24}, {2, 8, 128}};
	static const uint8_t cls[] = {F, D, I, L};
	rig g;

	for (size_t c = 0; c < sizeof(cls); c++)
		for (size_t k = 0; k < sizeof(n) / sizeof(*n); k++)
			for (unsigned how = 0; how < FOUND; how++) {
				make_turned(
					&g, cls[c], n[k], how & COLUMNS, how);
				test_loop(&g, how);
			}
}

/* ---- Parts of a step. */

/* Writes its element again and again, and sees what else does. */
typedef struct other_writer {
	_Atomic float *at;
	atomic_bool stop, lost;
} other_writer;

static void *
write_gap(void *arg)
{
	other_writer *o = arg;
	float x = 0;

	while (!atomic_load(&o->stop)) {
		x = x < 1000 ? x + 1 : 0;
		atomic_store(o->at, x);
		for (unsigned i = 0; i < 100; i++)
			if (atomic_load(o->at) != x)
				atomic_store(&o->lost, true);
	}
	return NULL;
}

/* Of a part of a step, gaps are others' to write. */
static void
test_part(const pop_kernel_table *t)
{
	static const int64_t inside[] = {1, 40, 62};
	other_writer o = {0};
	const pop_view *v;
	pthread_t thread;
	rig g;

	make_inside(&g, F, inside, 2, 0);
	g.program.is_part = true;
	v = &g.view[g.code[0][g.stage[0].ncode - 1].imm];
	o.at = (_Atomic float *)g.ptr[v->buffer] + v->base + inside[2];
	assert(pthread_create(&thread, NULL, write_gap, &o) == 0);
	for (unsigned i = 0; i < 1000; i++)
		rig_run(&g, t, 1);
	atomic_store(&o.stop, true);
	assert(pthread_join(thread, NULL) == 0);
	assert(!atomic_load(&o.lost));
	rig_free(&g);
}

static void
test_parts(void)
{
	for (unsigned i = 0; i < RIG_NISA; i++)
		if (rig_table(rig_isa[i]))
			test_part(rig_table(rig_isa[i]));
}

/* ---- Updates by outer products. */

/* What an update is made of. */
enum {
	TWICE = 1,
	BOTH = 2,
	PLUS = 4,
	LESS = 8,
	FACTOR = 16,
	SUM = 32,
	DIFFERENCE = 64,
	DIVIDED = 128,
	CONSTANT = 256,
	IN_OLD = 512,
	FORMS = 1024, /* of one result */
	OTHER = FORMS,
	OTHER_FIRST = 2 * FORMS
};

/* A matrix for each of the first dim, with gaps behind its rows. */
static uint32_t
add_matrix(rig *g, int64_t gap)
{
	const int64_t *e = g->step.extent;
	pop_view *v = rig_view(g, POP_DT_F32, e[0] * e[1] * (e[2] + gap));

	v->stride[0] = e[1] * (e[2] + gap);
	v->stride[1] = e[2] + gap;
	v->stride[2] = 1;
	fill(POP_DT_F32, g->ptr[v->buffer], e[0] * v->stride[0]);
	return g->step.nview - 1;
}

/* Numbers of the rows (along 1) or a row (along 2), for each of the first dim.
 */
static uint16_t
load_line(rig *g, unsigned along)
{
	const int64_t n = g->step.extent[along];
	pop_view *v = rig_view(g, POP_DT_F32, g->step.extent[0] * n);

	v->stride[0] = n;
	v->stride[along] = 1;
	fill(POP_DT_F32, g->ptr[v->buffer], g->step.extent[0] * n);
	return load(g, F, g->step.nview - 1);
}

static uint16_t
number(rig *g, unsigned form)
{
	const pop_ins three = {.op = POP_INS_IMM, .cls = F, .imm = 0x40400000};

	return form & CONSTANT ? rig_ins(g, 0, three) : load_line(g, 1);
}

static uint16_t
multiply_add(rig *g, uint16_t a, uint16_t b, uint16_t c)
{
	return rig_ins(g, 0,
		(pop_ins){.op = POP_INS_MULADD,
			.cls = F,
			.a = a,
			.b = b,
			.c = c});
}

/* x * a1 * a2 */
static uint16_t
make_product(rig *g, unsigned form)
{
	const uint16_t x = load_line(g, 2), a = load_line(g, 1);
	uint16_t both;

	if (form & BOTH) {
		both = operate(g, POP_INS_MUL, F, a, load_line(g, 1));
		return operate(g, POP_INS_MUL, F, both, x);
	}
	both = operate(g, POP_INS_MUL, F, a, x);
	return form & TWICE ? operate(g, POP_INS_MUL, F, number(g, form), both)
			    : both;
}

static uint16_t
make_update(rig *g, uint16_t old, uint16_t y, unsigned form)
{
	if (form & PLUS)
		y = multiply_add(g, number(g, form), old, y);
	if (form & LESS)
		y = operate(g, POP_INS_SUB, F, y,
			operate(g, POP_INS_MUL, F, old, number(g, form)));
	if (form & FACTOR)
		y = multiply_add(g, y, number(g, form), old);
	if (form & SUM)
		y = operate(g, POP_INS_ADD, F, y, old);
	if (form & DIFFERENCE)
		y = operate(g, POP_INS_SUB, F, old, y);
	return form & DIVIDED ? operate(g, POP_INS_DIV, F, y, number(g, form))
			      : y;
}

/* A new matrix, or the old one where it lies, and another. */
static void
test_update(int64_t rows, int64_t n, unsigned form)
{
	rig g;
	uint32_t old, to, other;
	uint16_t x, y, z;

	rig_init(&g, POP_STEP_LOOP);
	g.step.ndim = 3;
	g.step.extent[0] = 3;
	g.step.extent[1] = rows;
	g.step.extent[2] = n;
	g.param[POP_LOOP_MODE] = POP_LOOP_ROWS;
	g.param[POP_LOOP_NINNER] = 1;
	g.step.nparam = POP_LOOP_PARAMS;
	old = add_matrix(&g, form & CONSTANT ? 0 : 5);
	to = form & IN_OLD ? g.step.nview++ : add_matrix(&g, 1);
	if (form & IN_OLD)
		g.view[to] = g.view[old];
	x = load(&g, F, old);
	y = make_product(&g, form);
	z = multiply_add(&g, number(&g, form), y, x);
	y = make_update(&g, x, y, form);
	other = form & (OTHER | OTHER_FIRST) ? add_matrix(&g, 3) : to;
	if (form & OTHER_FIRST)
		store(&g, F, z, other);
	store(&g, F, y, to);
	if (form & OTHER)
		store(&g, F, z, other);
	test_loop(&g, form);
}

static void
test_updates(void)
{
	static const int64_t n[] = {7, 8, 15, 16, 21, 32, 67};

	for (size_t k = 0; k < sizeof(n) / sizeof(n[0]); k++)
		for (unsigned form = 0; form < FORMS; form++) {
			const int64_t rows = 3 + (int64_t)(form + k) % 7;

			test_update(rows, n[k], form);
			if (form & (SUM | DIFFERENCE | DIVIDED | FACTOR))
				continue;
			test_update(rows, n[k], form | OTHER);
			test_update(rows, n[k], form | OTHER_FIRST);
		}
}

int
main(int argc, char **argv)
{
	uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;
	uint64_t n = argc > 2 ? strtoull(argv[2], NULL, 0) : 100;

	for (uint64_t seed = first; seed < first + n; seed++)
		test_one(seed);
	/* Rows of several dims, the last of them empty; columns of none; rows
	 * of which few together have less columns than a vector has lanes. */
	test_one(7201);
	test_one(162);
	test_one(1347);
	test_rows();
	test_gaps();
	test_short();
	test_turned();
	test_parts();
	test_updates();
	return 0;
}
