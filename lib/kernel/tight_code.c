/*
 * Instructions of tight loops: what one point, or one vector of points, of a
 * stage is made of.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

enum { F = POP_CLASS_F, D, I, L, B };

typedef tight_context context;
typedef tight_reg reg;

/* ---- Memory. */

typedef struct access {
	uint16_t load, store, loads, stores; /* of one element, of vectors */
} access;

/* Of elements of fewer than 32 bits. */
static const access narrow[POP_DT_COUNT] = {
	[POP_DT_I1] = {TIGHT_LD_I1, TIGHT_ST_I1, TIGHT_LD_V_I1, TIGHT_ST_V_I1},
	[POP_DT_I8] = {TIGHT_LD_I8, TIGHT_ST_1, TIGHT_LD_V_I8, TIGHT_ST_V_1},
	[POP_DT_U8] = {TIGHT_LD_U8, TIGHT_ST_1, TIGHT_LD_V_U8, TIGHT_ST_V_1},
	[POP_DT_I16] = {TIGHT_LD_I16, TIGHT_ST_2, TIGHT_LD_V_I16, TIGHT_ST_V_2},
	[POP_DT_U16] = {TIGHT_LD_U16, TIGHT_ST_2, TIGHT_LD_V_U16, TIGHT_ST_V_2},
	[POP_DT_BF16] = {TIGHT_LD_BF16, TIGHT_ST_BF16, TIGHT_LD_V_BF16,
		TIGHT_ST_V_BF16},
	[POP_DT_F16] = {TIGHT_LD_F16, TIGHT_ST_F16, TIGHT_LD_V_F16,
		TIGHT_ST_V_F16},
};

static unsigned
load_id(pop_dtype d)
{
	return narrow[d].load            ? narrow[d].load
	       : pop_dtype_bytes(d) == 8 ? TIGHT_LD_8
					 : TIGHT_LD_4;
}

static unsigned
store_id(pop_dtype d)
{
	return narrow[d].store           ? narrow[d].store
	       : pop_dtype_bytes(d) == 8 ? TIGHT_ST_8
					 : TIGHT_ST_4;
}

/* The memory buffer that an address lies in. */
static uint32_t
pointer_of(const tight_trace *t, tight_ref at)
{
	while (t->node[at.node].kind == TIGHT_VALUE)
		at = t->node[at.node].arg[0];
	return at.node;
}

static bool
has_same_args(const tight_node *x, const tight_node *y)
{
	for (unsigned k = 0; k < y->narg; k++)
		if (!tight_is_same_ref(x->arg[k], y->arg[k]))
			return false;
	return x->narg == y->narg;
}

/* Nodes back in which the same load is looked for. */
enum { BACK = 64 };

/* The same load, if nothing was stored in that buffer since; or node 0. */
static tight_ref
loaded(const tight_trace *t, const tight_node *want)
{
	const uint32_t from = pointer_of(t, want->arg[0]);

	for (uint32_t i = t->n; i-- > 1 && i + BACK > t->n;) {
		const tight_node *x = &t->node[i];

		if (x->kind == TIGHT_EFFECT && !x->to.node && x->narg == 2 &&
			pointer_of(t, x->arg[0]) == from)
			break;
		if (tight_is_loop(x) || tight_is_call(x))
			break;
		if (x->kind == TIGHT_VALUE && x->id == want->id &&
			x->n == want->n && x->imm == want->imm &&
			has_same_args(x, want))
			return (tight_ref){i, 0};
	}
	return (tight_ref){0, 0};
}

static tight_ref
load_as(tight_trace *t, const tight_node *want)
{
	tight_ref same = loaded(t, want);
	tight_node *x;

	if (same.node)
		return same;
	x = pop_tight_node(t, TIGHT_VALUE, want->id, want->bytes);
	*x = *want;
	return tight_ref_of(t, x);
}

static tight_ref
load(tight_trace *t, unsigned id, unsigned bytes, tight_ref at, int64_t imm,
	int n)
{
	const tight_node want = {.kind = TIGHT_VALUE,
		.id = (uint16_t)id,
		.bytes = bytes,
		.narg = 1,
		.arg = {at},
		.imm = imm,
		.n = (uint16_t)n};

	return load_as(t, &want);
}

tight_ref
pop_tight_load_lookup(tight_trace *t, tight_ref at, tight_ref index,
	int64_t most, int64_t step, int64_t imm)
{
	const tight_node want = {.kind = TIGHT_VALUE,
		.id = TIGHT_V_LDAT,
		.bytes = t->set->vbytes,
		.narg = 4,
		.arg = {at, index, pop_tight_constant(t, 8, (uint64_t)most),
			pop_tight_constant(t, 8, (uint64_t)step)},
		.imm = imm};

	return load_as(t, &want);
}

tight_ref
pop_tight_element(tight_trace *t, tight_buf *b, pop_dtype d, int64_t at)
{
	if (!b->memory)
		return pop_tight_read(t, b, at, at + 1);
	return load(t, load_id(d), tight_class_bytes(pop_class_of(d)),
		(tight_ref){b->node, 0}, at * (int64_t)pop_dtype_bytes(d), 1);
}

static unsigned
address_id(pop_dtype d)
{
	switch (d) {
	case POP_DT_U32:
		return TIGHT_AT_U32;
	case POP_DT_I64:
		return TIGHT_AT_I64;
	case POP_DT_U64:
		return TIGHT_AT_U64;
	default:
		return TIGHT_AT_I32;
	}
}

tight_ref
pop_tight_move_by(tight_trace *t, pop_dtype d, tight_ref at, tight_ref index,
	int64_t most, int64_t step)
{
	tight_ref arg[4] = {at, index};

	arg[2] = pop_tight_constant(t, 8, (uint64_t)most);
	arg[3] = pop_tight_constant(t, 8, (uint64_t)step);
	return pop_tight_value(t, address_id(d), 8, 4, arg, 0);
}

tight_ref
pop_tight_address(context *c, uint32_t v)
{
	const pop_view *w = &c->s->view[v];
	tight_trace *t = c->t;
	tight_ref at = {pop_tight_buf(t, w->buffer)->node, 0};
	int64_t size = pop_dtype_bytes((pop_dtype)w->dtype);

	if (c->address[v].node)
		return c->address[v];
	for (unsigned k = 0; k < w->ndyn; k++) {
		const pop_dyn *y = &w->dyn[k];
		pop_dtype d = (pop_dtype)y->dtype;
		tight_ref index =
			pop_tight_element(t, pop_tight_buf(t, y->buffer), d, 0);

		if (d == POP_DT_I1)
			index = pop_tight_value(
				t, TIGHT_S_i_of_b, 4, 1, &index, 0);
		at = pop_tight_move_by(
			t, d, at, index, y->max, y->stride * size);
	}
	c->address[v] = at;
	return at;
}

int64_t
pop_tight_place_of(const context *c, uint32_t v)
{
	const pop_view *w = &c->s->view[v];
	int64_t at = w->base;

	for (unsigned d = 0; d < c->s->ndim; d++)
		at += c->x[d] * w->stride[d];
	return at;
}

tight_ref
pop_tight_load_at(tight_trace *t, pop_dtype d, tight_ref at, int64_t imm)
{
	return load(
		t, load_id(d), tight_class_bytes(pop_class_of(d)), at, imm, 1);
}

void
pop_tight_store_at(
	tight_trace *t, pop_dtype d, tight_ref at, tight_ref v, int64_t imm)
{
	const bool wide = tight_class_bytes(pop_class_of(d)) == 8;

	if (t->when.node) {
		const tight_ref arg[3] = {
			t->when, v, pop_tight_load_at(t, d, at, imm)};

		pop_tight_may_choose(t, d);
		v = pop_tight_value(t, wide ? TIGHT_S_SEL64 : TIGHT_S_SEL32,
			wide ? 8 : 4, 3, arg, 0);
	}
	pop_tight_effect(t, store_id(d), at, v, imm)->n =
		(uint16_t)(pop_dtype_bytes(d) / 4);
}

tight_ref
pop_tight_one(context *c, uint32_t v, int64_t more)
{
	const pop_view *w = &c->s->view[v];
	tight_buf *b = pop_tight_buf(c->t, w->buffer);
	pop_dtype d = (pop_dtype)w->dtype;
	int64_t at = pop_tight_place_of(c, v) + more;

	if (!b->memory)
		return pop_tight_read(c->t, b, at, at + 1);
	return pop_tight_load_at(c->t, d, pop_tight_address(c, v),
		at * (int64_t)pop_dtype_bytes(d));
}

bool
pop_tight_row(context *c, uint32_t v, int64_t n, tight_ref *r, int64_t *at)
{
	const pop_view *w = &c->s->view[v];
	tight_buf *b = pop_tight_buf(c->t, w->buffer);
	int64_t place = pop_tight_place_of(c, v);

	*at = 0;
	if (b->memory) {
		*r = pop_tight_address(c, v);
		*at = place * (int64_t)pop_dtype_bytes((pop_dtype)w->dtype);
		return true;
	}
	if (!c->row[v].at.node || c->row[v].place != place)
		c->row[v].at = pop_tight_read(c->t, b, place, place + n);
	c->row[v].place = place;
	*r = c->row[v].at;
	return false;
}

reg
pop_tight_load(context *c, uint32_t v)
{
	const pop_view *w = &c->s->view[v];
	tight_buf *b = pop_tight_buf(c->t, w->buffer);
	pop_dtype d = (pop_dtype)w->dtype;
	int64_t at = pop_tight_place_of(c, v), size = pop_dtype_bytes(d);
	reg r = {.vector = false};

	if (c->nalong)
		return pop_tight_load_lanes(c, v);
	if (!b->memory)
		r.at = pop_tight_read(c->t, b, at, at + 1);
	else
		r.at = pop_tight_load_at(
			c->t, d, pop_tight_address(c, v), at * size);
	return r;
}

/* Elements of 32 bits that the lanes are, or narrow ones. */
static int
words_of(pop_dtype d, int lanes)
{
	return narrow[d].load ? lanes : lanes * (int)pop_dtype_bytes(d) / 4;
}

static unsigned
vector_id(const tight_trace *t, pop_dtype d, int lanes, unsigned of_narrow,
	unsigned whole, unsigned some)
{
	const bool all = (uint32_t)words_of(d, lanes) * 4 == t->set->vbytes;

	return narrow[d].load ? of_narrow : all ? whole : some;
}

tight_ref
pop_tight_load_vector(
	tight_trace *t, pop_dtype d, tight_ref at, int64_t imm, int lanes)
{
	return load(t,
		vector_id(t, d, lanes, narrow[d].loads, TIGHT_LD_V,
			TIGHT_LD_SOME),
		t->set->vbytes, at, imm, words_of(d, lanes));
}

void
pop_tight_store_vector(tight_trace *t, pop_dtype d, tight_ref at, tight_ref v,
	int64_t imm, int lanes)
{
	pop_tight_effect(t,
		vector_id(t, d, lanes, narrow[d].stores, TIGHT_ST_V,
			TIGHT_ST_SOME),
		at, v, imm)
		->n = (uint16_t)words_of(d, lanes);
}

bool
pop_tight_may_choose(tight_trace *t, pop_dtype d)
{
	const bool is_exact =
		narrow[d].store == TIGHT_ST_1 || narrow[d].store == TIGHT_ST_2;

	return pop_dtype_bytes(d) >= 4 || is_exact ||
	       pop_tight_fail(t, "a choice that stores narrow elements");
}

/* Is v an integer of that type already: loaded, at home, or made by op id? */
static bool
is_stored(const tight_trace *t, tight_ref v, pop_dtype d, unsigned id)
{
	const tight_node *x = &t->node[v.node];

	if (x->kind == TIGHT_HOME)
		return t->buf[x->imm].dtype == d;
	return x->kind == TIGHT_VALUE &&
	       (x->id == narrow[d].load || x->id == narrow[d].loads ||
		       (x->id == id && x->imm == pop_dtype_info_of[d].bits));
}

tight_ref
pop_tight_as_stored(tight_trace *t, tight_ref v, pop_dtype d, bool vector)
{
	const pop_dtype_info *info = &pop_dtype_info_of[d];
	unsigned id, bytes = vector ? t->set->vbytes : 4;
	int64_t imm = 0;

	if (d == POP_DT_BF16) {
		id = TIGHT_S_f_round_bf16;
	} else if (d == POP_DT_F16) {
		id = TIGHT_S_f_round_f16;
	} else if (d != POP_DT_I1 && info->bits < 32) {
		id = info->cls == POP_DTC_INT ? TIGHT_S_i_sext : TIGHT_S_i_zext;
		imm = info->bits;
		if (is_stored(t, v, d, id + vector))
			return v;
	} else {
		return v;
	}
	id += vector;
	if (t->node[v.node].kind == TIGHT_VALUE && t->node[v.node].id == id &&
		t->node[v.node].imm == imm)
		return v;
	return pop_tight_value(t, id, bytes, 1, &v, imm);
}

void
pop_tight_store(context *c, uint32_t v, reg r)
{
	const pop_view *w = &c->s->view[v];
	tight_buf *b = pop_tight_buf(c->t, w->buffer);
	pop_dtype d = (pop_dtype)w->dtype;
	int64_t at = pop_tight_place_of(c, v), size = pop_dtype_bytes(d);

	if (c->nalong)
		pop_tight_store_lanes(c, v, r);
	else if (!b->memory)
		pop_tight_write(b, at, at + 1,
			pop_tight_as_stored(c->t, r.at, d, false));
	else
		pop_tight_store_at(
			c->t, d, pop_tight_address(c, v), r.at, at * size);
}

/* ---- Instructions. */

typedef struct row {
	uint8_t ins, cls;
	uint16_t id;
} row;

static const row rows[] = {
#define POP_INS_NONE 0
#define TIGHT(name, SHAPE, fn, in, out, INS, CLS) \
	{POP_INS_##INS, POP_CLASS_##CLS, TIGHT_S_##name},
#define TIGHT_OP(name)
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT_OP
};

static uint64_t
integer_bounds(pop_dtype d)
{
	unsigned bits = pop_dtype_info_of[d].bits;
	bool sign = pop_dtype_info_of[d].cls == POP_DTC_INT;
	uint64_t most = ((uint64_t)1 << (sign ? bits - 1 : bits)) - 1;
	uint64_t least = sign ? (uint32_t)~most : 0;

	return most << 32 | least;
}

enum { ALIAS = UINT16_MAX };

static unsigned
to_i_of(const pop_ins *i, int64_t *imm)
{
	if (i->cls == L)
		return ALIAS;
	if (i->cls == B)
		return TIGHT_S_i_of_b;
	if (i->imm == POP_DT_I1)
		return TIGHT_NONE;
	if (i->imm == POP_DT_U32)
		return i->cls == F ? TIGHT_S_u_of_f : TIGHT_S_u_of_d;
	*imm = (int64_t)integer_bounds((pop_dtype)i->imm);
	return i->cls == F ? TIGHT_S_i_of_f : TIGHT_S_i_of_d;
}

static unsigned
round_of(const pop_ins *i)
{
	if (i->imm == (i->cls == F ? POP_DT_F32 : POP_DT_F64))
		return ALIAS;
	if (i->cls == F && i->imm == POP_DT_F16)
		return TIGHT_S_f_round_f16;
	if (i->cls == F && i->imm == POP_DT_BF16)
		return TIGHT_S_f_round_bf16;
	return i->cls == D && i->imm == POP_DT_F32 ? TIGHT_S_d_round_f32
						   : TIGHT_NONE;
}

/* The operation on one value that an instruction is; ALIAS: it does
 * nothing. */
static unsigned
id_of(const pop_ins *i, int64_t *imm)
{
	static const uint16_t to_f[2][6] = {{[D] = TIGHT_S_f_of_d,
						    [I] = TIGHT_S_f_of_i,
						    [L] = TIGHT_S_f_of_l},
		{[D] = TIGHT_S_f_of_d,
			[I] = TIGHT_S_f_of_u,
			[L] = TIGHT_S_f_of_ul}};
	static const uint16_t to_d[2][6] = {{[F] = TIGHT_S_d_of_f,
						    [I] = TIGHT_S_d_of_i,
						    [L] = TIGHT_S_d_of_l},
		{[F] = TIGHT_S_d_of_f,
			[I] = TIGHT_S_d_of_u,
			[L] = TIGHT_S_d_of_ul}};
	const pop_dtype_info *type;

	*imm = (int64_t)i->imm;
	switch (i->op) {
	case POP_INS_WRAP:
		type = &pop_dtype_info_of[i->imm];
		*imm = type->bits;
		if (type->cls == POP_DTC_INT)
			return i->cls == I ? TIGHT_S_i_sext : TIGHT_S_l_sext;
		return i->cls == I ? TIGHT_S_i_zext : TIGHT_S_l_zext;
	case POP_INS_ROUND:
		*imm = 0;
		return round_of(i);
	case POP_INS_TO_I:
		return to_i_of(i, imm);
	case POP_INS_TO_F:
		return to_f[i->imm == 1][i->cls];
	case POP_INS_TO_D:
		return to_d[i->imm == 1][i->cls];
	case POP_INS_TO_L:
		if (i->cls == I)
			return i->imm == 1 ? TIGHT_S_l_of_u : TIGHT_S_l_of_i;
		if (i->cls != D)
			return TIGHT_NONE;
		return i->imm == POP_DT_U64 ? TIGHT_S_ul_of_d : TIGHT_S_l_of_d;
	case POP_INS_BITS_I:
	case POP_INS_BITS_L:
	case POP_INS_BITS_F:
	case POP_INS_BITS_D:
		return ALIAS;
	default:
		break;
	}
	for (unsigned k = 0; k < sizeof(rows) / sizeof(*rows); k++)
		if (rows[k].ins == i->op && rows[k].cls == i->cls)
			return rows[k].id;
	return TIGHT_NONE;
}

static reg
choose(context *c, const pop_ins *i, const reg *a, unsigned bytes)
{
	unsigned id =
		i->cls == D || i->cls == L ? TIGHT_S_SEL64 : TIGHT_S_SEL32;
	bool vector = a[0].vector || a[1].vector || a[2].vector;
	tight_ref arg[3];

	for (unsigned k = 0; k < 3; k++) {
		arg[k] = a[k].at;
		if (vector && !a[k].vector)
			arg[k] = pop_tight_splat(c->t, arg[k], k ? bytes : 4);
	}
	if (vector)
		id = TIGHT_V_SEL;
	return (reg){pop_tight_value(c->t, id,
			     vector ? c->t->set->vbytes
				    : tight_class_bytes((pop_class)i->cls),
			     3, arg, 0),
		vector};
}

/* An element at a place that is computed. */
static reg
look_up(context *c, const pop_ins *i, reg index)
{
	const uint32_t v = pop_ins_view(i);
	const pop_dtype d = (pop_dtype)c->s->view[v].dtype;
	const int64_t size = pop_dtype_bytes(d);
	const int64_t most = pop_ins_most(i);
	const int64_t imm = pop_tight_place_of(c, v) * size;
	const tight_ref at = pop_tight_address(c, v);

	if (index.vector)
		return (reg){pop_tight_load_lookup(
				     c->t, at, index.at, most, size, imm),
			true};
	return (reg){pop_tight_load_at(c->t, d,
			     pop_tight_move_by(c->t, POP_DT_I32, at, index.at,
				     most, size),
			     imm),
		false};
}

static reg
apply(context *c, const pop_ins *i, const reg *a)
{
	tight_trace *t = c->t;
	unsigned narg = pop_ins_info_of[i->op].nargs, id;
	unsigned bytes = tight_class_bytes((pop_class)i->cls);
	unsigned out = tight_class_bytes((pop_class)pop_ins_result(i));
	bool vector = false;
	tight_ref arg[3];
	int64_t imm;

	if (i->op == POP_INS_SELECT)
		return choose(c, i, a, bytes);
	if (i->op == POP_INS_GATHER)
		return look_up(c, i, a[0]);
	if (i->op == POP_INS_MULADD) {
		pop_ins part = {.op = POP_INS_MUL, .cls = i->cls};
		reg pair[2] = {apply(c, &part, a), a[2]};

		part.op = POP_INS_ADD;
		return apply(c, &part, pair);
	}
	id = id_of(i, &imm);
	if (id == TIGHT_NONE) {
		pop_tight_fail(t, pop_ins_info_of[i->op].name);
		return a[0];
	}
	if (id == ALIAS)
		return a[0];
	for (unsigned k = 0; k < narg; k++)
		vector = vector || a[k].vector;
	for (unsigned k = 0; k < narg; k++)
		arg[k] = vector && !a[k].vector
				 ? pop_tight_splat(t, a[k].at, bytes)
				 : a[k].at;
	return (reg){pop_tight_value(t, id + vector,
			     vector ? t->set->vbytes : out, narg, arg, imm),
		vector};
}

reg
pop_tight_combine(context *c, unsigned op, unsigned cls, reg x, reg y)
{
	pop_ins i = {.op = (uint8_t)op, .cls = (uint8_t)cls};
	reg a[3] = {x, y};

	return apply(c, &i, a);
}

/* ---- Reductions. */

static unsigned
reduced_by(unsigned op)
{
	static const uint8_t by[] = {
		[POP_INS_RADD - POP_INS_RADD] = POP_INS_ADD,
		[POP_INS_RMUL - POP_INS_RADD] = POP_INS_MUL,
		[POP_INS_RMAX - POP_INS_RADD] = POP_INS_MAX,
		[POP_INS_RMIN - POP_INS_RADD] = POP_INS_MIN,
		[POP_INS_RMAXU - POP_INS_RADD] = POP_INS_MAXU,
		[POP_INS_RMINU - POP_INS_RADD] = POP_INS_MINU,
		[POP_INS_RAND - POP_INS_RADD] = POP_INS_AND,
		[POP_INS_ROR - POP_INS_RADD] = POP_INS_OR,
		[POP_INS_RXOR - POP_INS_RADD] = POP_INS_XOR,
	};

	return op >= POP_INS_RADD && op <= POP_INS_RXOR ? by[op - POP_INS_RADD]
							: 0;
}

reg
pop_tight_words(context *c, unsigned from, unsigned to, reg x, reg other)
{
	uint32_t word[TIGHT_LANES] = {0};
	tight_ref arg[3] = {{0, 0}, x.at, other.at};

	for (unsigned k = from; k < to; k++)
		word[k] = UINT32_MAX;
	arg[0] = pop_tight_list(c->t, word);
	return (reg){pop_tight_value(
			     c->t, TIGHT_V_SEL, c->t->set->vbytes, 3, arg, 0),
		true};
}

/* Words of a lane of vectors along the row. */
static unsigned
lane_words(const context *c)
{
	return c->t->set->vbytes / 4 / (unsigned)c->row_lanes;
}

/* x in the first n lanes of a vector of the row, `other` in the rest. */
static reg
lanes_below(context *c, int n, reg x, reg other)
{
	return n == c->row_lanes
		       ? x
		       : pop_tight_words(
				 c, 0, (unsigned)n * lane_words(c), x, other);
}

/* Partial results begin with the neutral element, which changes nothing but
 * the sign of a zero in a sum. */
static void
reduce(context *c, const pop_ins *i, reg v)
{
	const unsigned bytes = tight_class_bytes((pop_class)i->cls);
	const unsigned slots = c->row_lanes ? 16 / (unsigned)c->row_lanes : 16;
	unsigned k = c->columns ? 0 : (unsigned)(c->at % slots);
	reg *p = &c->partial[i->imm][k], sum;
	bool is_float = i->cls == F || i->cls == D;

	if (p->at.node == 0 && k == 0 && is_float && i->op == POP_INS_RADD)
		p->at = pop_tight_constant(c->t, bytes, 0);
	if (c->row_lanes && !v.vector)
		v = (reg){pop_tight_splat(c->t, v.at, 4 * lane_words(c)), true};
	if (!p->at.node) {
		*p = v;
		return;
	}
	sum = pop_tight_combine(c, reduced_by(i->op), i->cls, *p, v);
	*p = c->row_lanes && p->vector ? lanes_below(c, c->lanes, sum, *p)
				       : sum;
}

/* Lane j takes lane j + h, which nothing may have reached. */
static reg
fold_16(context *c, const pop_ins *i, reg *p)
{
	for (unsigned h = 8; h > 0; h /= 2)
		for (unsigned j = 0; j < h; j++)
			if (p[j + h].at.node && p[j].at.node)
				p[j] = pop_tight_combine(c, reduced_by(i->op),
					i->cls, p[j], p[j + h]);
	return p[0];
}

/* Lanes of the vector of a row's partial results: of a row that ends within
 * its first 16 points the last has fewer. */
static int
lanes_of_slot(const context *c, unsigned slot)
{
	const int64_t left =
		c->s->extent[c->s->ndim - 1] - (int64_t)slot * c->row_lanes;

	return left < c->row_lanes ? (int)left : c->row_lanes;
}

/* The same of vectors: lane j of the first is what it is of single values. */
static reg
fold_vectors(context *c, const pop_ins *i, reg *p)
{
	const unsigned w = (unsigned)c->row_lanes, each = lane_words(c);
	uint32_t word[TIGHT_LANES];

	for (unsigned h = 8 / w; h > 0; h /= 2)
		for (unsigned j = 0; j < h; j++)
			if (p[j + h].at.node)
				p[j] = lanes_below(c, lanes_of_slot(c, j + h),
					pop_tight_combine(c, reduced_by(i->op),
						i->cls, p[j], p[j + h]),
					p[j]);
	for (unsigned h = w / 2; h > 0; h /= 2) {
		tight_ref arg[2] = {p[0].at};
		reg down;

		for (unsigned k = 0; k < w * each; k++)
			word[k] = (k + h * each) % (w * each);
		arg[1] = pop_tight_list(c->t, word);
		down = (reg){pop_tight_value(c->t, TIGHT_V_PICK,
				     c->t->set->vbytes, 2, arg, 0),
			true};
		p[0] = pop_tight_combine(
			c, reduced_by(i->op), i->cls, p[0], down);
	}
	return (reg){p[0].at, false};
}

void
pop_tight_fold(context *c, const pop_ins *i)
{
	reg *p;

	if (!reduced_by(i->op))
		return;
	p = c->partial[i->imm];
	c->scalar[i->imm] =
		c->row_lanes ? fold_vectors(c, i, p) : fold_16(c, i, p);
	memset(p, 0, 16 * sizeof(*p));
}

/* ---- Code. */

static reg
source(context *c, const pop_ins *i)
{
	reg r = {{0, 0}, false};
	uint64_t bits = i->imm;
	unsigned bytes = tight_class_bytes((pop_class)i->cls);

	switch (i->op) {
	case POP_INS_LOAD:
		return pop_tight_load(c, (uint32_t)i->imm);
	case POP_INS_IMM:
		if (i->cls == B)
			bits = bits ? UINT64_MAX : 0;
		r.at = pop_tight_constant(c->t, bytes, bits);
		return r;
	case POP_INS_INDEX:
		return pop_tight_coordinates(c, (unsigned)i->imm, bytes);
	case POP_INS_TLOAD:
		if (c->s->kind == POP_STEP_DOT)
			return c->input;
		return c->temp[i->imm][c->at];
	default:
		return c->scalar[i->imm];
	}
}

static void
sink(context *c, const pop_ins *i, reg v)
{
	switch (i->op) {
	case POP_INS_STORE:
		pop_tight_store(c, (uint32_t)i->imm, v);
		break;
	case POP_INS_TSTORE:
		c->temp[i->imm][c->at] = v;
		break;
	case POP_INS_SSTORE:
		c->scalar[i->imm] = v;
		break;
	default:
		reduce(c, i, v);
	}
}

void
pop_tight_eval(context *c, const pop_stage *s)
{
	reg *r = POP_NEWN(c->t->arena, reg, s->ncode);

	for (uint32_t k = 0; k < s->ncode && !c->t->bad; k++) {
		const pop_ins *i = &s->code[k];
		reg a[3] = {{{0, 0}, false}};
		unsigned narg = pop_ins_info_of[i->op].nargs;

		if (narg > 0)
			a[0] = r[i->a];
		if (narg > 1)
			a[1] = r[i->b];
		if (narg > 2)
			a[2] = r[i->c];
		if (narg == 0)
			r[k] = source(c, i);
		else if (pop_ins_result(i) == 0)
			sink(c, i, a[0]);
		else
			r[k] = apply(c, i, a);
	}
}
