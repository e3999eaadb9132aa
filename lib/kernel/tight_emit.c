/*
 * From nodes to ops: values go from op to op where that saves a wait, and the
 * way back counts and decides whether there is another turn.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/tight_int.h"

/* Loads of elements in the form that takes nothing from the op before. */
static bool
is_element_load(unsigned id)
{
	return id >= TIGHT_S_LDAT_4 && id <= TIGHT_B_LDATL_I1 &&
	       (id - TIGHT_S_LDAT_4) % 3 == 0;
}

static bool
is_element_store(unsigned id)
{
	return id >= TIGHT_STAT_4 && id <= TIGHT_STATL_IN_I1;
}

static tight_op
op_of(const tight_trace *t, const tight_node *x)
{
	tight_op q = {.run = t->set->handler[x->id],
		.id = x->id,
		.n = x->n,
		.imm = x->imm};
	uint16_t at[4] = {0};

	for (unsigned k = 0; k < x->narg; k++)
		at[k] = (uint16_t)(t->node[x->arg[k].node].slot +
				   x->arg[k].off);
	q.a = at[0];
	q.b = at[1];
	q.c = at[2];
	q.e = at[3];
	q.d = (uint16_t)(x->to.node ? t->node[x->to.node].slot + x->to.off
				    : x->slot);
	if (is_element_load(x->id) || is_element_store(x->id))
		q.e = (uint16_t)x->more;
	if (is_element_store(x->id))
		q.d = at[3];
	return q;
}

/* ---- Values from op to op. */

enum { NOT_PASSED, PASSED_F = 1, PASSED_D = 2, PASSED_R = 4, PASSED_V = 8 };

/* Of operands and results, by number of the operation. */
static const struct {
	uint8_t from, to;
} passed[] = {
#define PASSED_I PASSED_R
#define PASSED_U PASSED_R
#define PASSED_L PASSED_R
#define PASSED_W PASSED_R
#define PASSED_B PASSED_R
#define TIGHT(name, ...)
#define TIGHT1(name, SHAPE, fn, in, out, INS, CLS, from, to, expr) \
	[TIGHT_S_##name] = {PASSED_##from, PASSED_##to},
#define TIGHT_OP(name)
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT1
#undef TIGHT_OP
};

static int
fused_type(unsigned id)
{
	return id < TIGHT_CHAIN2_F    ? NOT_PASSED
	       : id < TIGHT_CHAIN2_D  ? PASSED_F
	       : id < TIGHT_CHAIN2_VF ? PASSED_D
	       : id < TIGHT_CHAIN2_U  ? PASSED_V
	       : id < TIGHT_SCAN1_F   ? PASSED_R
				      : NOT_PASSED;
}

static bool
is_choice(unsigned id)
{
	return id >= TIGHT_S_CHOOSE_i_eq && id <= TIGHT_A_CHOOSE_i_none;
}

static bool
is_quotient(unsigned id)
{
	return id >= TIGHT_S_MOD32 && id <= TIGHT_A_K_DIVU64;
}

/* Numbers of an elementwise operation: S_, V_, A_, B_, AB_, VA_, VB_. */
enum { NUMBERS = TIGHT_V_d_add - TIGHT_V_f_add };

static bool
is_elementwise_vector(unsigned id)
{
	return id < TIGHT_S_SEL32 && id % NUMBERS == TIGHT_V_f_add % NUMBERS;
}

/* An operation on vectors with a form for each operand. */
static bool
is_whole(unsigned id)
{
	return (id >= TIGHT_V_SEL && id <= TIGHT_V_SEL_S) ||
	       (id >= TIGHT_V_FMA_F && id <= TIGHT_V_FMA_K_D_S) ||
	       (id >= TIGHT_V_PICK && id <= TIGHT_V_PICK2_S);
}

/* All that the op passes on. */
static int
passes(unsigned id)
{
	switch (id) {
	case TIGHT_S_WRAP32:
	case TIGHT_S_WRAP64:
	case TIGHT_S_FLOOR32:
	case TIGHT_S_FLOOR64:
	case TIGHT_AT_I32:
	case TIGHT_AT_U32:
	case TIGHT_AT_I64:
	case TIGHT_AT_U64:
	case TIGHT_LD_I8:
	case TIGHT_LD_U8:
	case TIGHT_LD_I16:
	case TIGHT_LD_U16:
	case TIGHT_LD_I1:
	case TIGHT_S_LDAT_I8:
	case TIGHT_S_LDATL_I8:
	case TIGHT_S_LDAT_U8:
	case TIGHT_S_LDATL_U8:
	case TIGHT_S_LDAT_I16:
	case TIGHT_S_LDATL_I16:
	case TIGHT_S_LDAT_U16:
	case TIGHT_S_LDATL_U16:
	case TIGHT_S_LDAT_I1:
	case TIGHT_S_LDATL_I1:
	case TIGHT_V_BEST_F_MAX:
	case TIGHT_V_BEST_F_MIN:
	case TIGHT_V_BEST_I_MAX:
	case TIGHT_V_BEST_I_MIN:
	case TIGHT_V_BEST_U_MAX:
	case TIGHT_V_BEST_U_MIN:
		return PASSED_R;
	case TIGHT_S_SCALE_I:
	case TIGHT_S_SCALE_U:
	case TIGHT_S_SCALE_SHR:
	case TIGHT_S_ROW_FF_F:
	case TIGHT_S_ROW_MF_F:
	case TIGHT_S_ROW_MM_F:
	case TIGHT_S_FMA_F:
	case TIGHT_S_DOT_F:
		return PASSED_F;
	case TIGHT_S_ROW_FF_D:
	case TIGHT_S_ROW_MF_D:
	case TIGHT_S_ROW_MM_D:
	case TIGHT_S_FMA_D:
	case TIGHT_S_DOT_D:
		return PASSED_D;
	case TIGHT_V_COLS_MF_F:
	case TIGHT_V_COLS_MM_F:
	case TIGHT_V_COLS_MF_D:
	case TIGHT_V_COLS_MM_D:
	case TIGHT_V_ROWS_MF_F:
	case TIGHT_V_DOT_F:
	case TIGHT_V_DOT_D:
	case TIGHT_V_INDEX_F_MAX:
	case TIGHT_V_INDEX_F_MIN:
	case TIGHT_V_INDEX_D_MAX:
	case TIGHT_V_INDEX_D_MIN:
	case TIGHT_V_PUT32:
	case TIGHT_V_PUT64:
	case TIGHT_V_SPLAT32:
	case TIGHT_V_SPLAT64:
	case TIGHT_LD_V:
	case TIGHT_LD_SOME:
	case TIGHT_LD_V_I8:
	case TIGHT_LD_V_U8:
	case TIGHT_LD_V_I16:
	case TIGHT_LD_V_U16:
	case TIGHT_LD_V_BF16:
	case TIGHT_LD_V_F16:
	case TIGHT_LD_V_I1:
	case TIGHT_V_LDAT:
		return PASSED_V;
	case TIGHT_LD_4:
	case TIGHT_S_LDAT_4:
	case TIGHT_S_LDATL_4:
	case TIGHT_S_SEL32:
		return PASSED_F | PASSED_R;
	case TIGHT_LD_8:
	case TIGHT_S_LDAT_8:
	case TIGHT_S_LDATL_8:
	case TIGHT_S_SEL64:
		return PASSED_D | PASSED_R;
	default:
		break;
	}
	if (is_choice(id))
		return PASSED_F | PASSED_R;
	if (is_quotient(id))
		return PASSED_R;
	if (id >= TIGHT_V_MOD32 && id <= TIGHT_V_K_DIVU32)
		return PASSED_V;
	if (is_whole(id) || is_elementwise_vector(id) || id >= TIGHT_SCAN1_F)
		return PASSED_V;
	if (id >= TIGHT_CHAIN2_F)
		return fused_type(id);
	return id < sizeof(passed) / sizeof(*passed) ? passed[id].to
						     : NOT_PASSED;
}

/* What the left operand is, of ops with a second form that takes it. */
static int
taken_first(unsigned id)
{
	if (id == TIGHT_S_WRAP32 || id == TIGHT_S_WRAP64 ||
		id == TIGHT_S_FLOOR32 || id == TIGHT_S_FLOOR64 ||
		is_element_load(id) || id == TIGHT_S_SCALE_I ||
		id == TIGHT_S_SCALE_U || id == TIGHT_S_SCALE_SHR)
		return PASSED_R;
	if (is_quotient(id))
		return PASSED_R;
	if (is_choice(id))
		return id < TIGHT_S_CHOOSE_f_eq || id > TIGHT_A_CHOOSE_f_le
			       ? PASSED_R
			       : PASSED_F;
	if (id >= TIGHT_S_UNLESS_i_eq && id <= TIGHT_A_UNLESS_f_le)
		return id < TIGHT_S_UNLESS_f_lt ? PASSED_R : PASSED_F;
	return NOT_PASSED;
}

/* The operation that takes operand k from the op before, which passes on these
 * types; or TIGHT_NONE. */
static unsigned
taking(unsigned id, unsigned k, int types)
{
	if (fused_type(id) & types)
		return id + 1 + k;
	if (is_whole(id))
		return types & PASSED_V &&
				       (k > 0 || (id != TIGHT_V_FMA_K_F &&
							 id != TIGHT_V_FMA_K_D))
			       ? id + 1 + k
			       : TIGHT_NONE;
	if (id == TIGHT_V_PUT32 || id == TIGHT_V_PUT64 ||
		id == TIGHT_V_UNLESS || id == TIGHT_V_UNLESS_ALL)
		return k == 0 && types & PASSED_V ? id + 1 : TIGHT_NONE;
	if (id >= TIGHT_CHAIN2_F || k > 1)
		return TIGHT_NONE;
	if (is_elementwise_vector(id))
		return types & PASSED_V && passed[id - 1].from ? id + 4 + k
							       : TIGHT_NONE;
	if (k == 0 && taken_first(id) & types)
		return id + 1;
	if (k == 1 && types & PASSED_R && is_element_load(id))
		return id + 2;
	if (k == 0 && types & PASSED_R) {
		switch (id) {
		case TIGHT_S_SEL32:
			return TIGHT_A_SEL32;
		case TIGHT_S_SEL64:
			return TIGHT_A_SEL64;
		case TIGHT_UNLESS:
			return TIGHT_A_UNLESS;
		default:
			break;
		}
	}
	/* ORDER forms: S_, V_, A_, B_, AB_. */
	return id < sizeof(passed) / sizeof(*passed) && passed[id].from & types
		       ? id + 2 + k
		       : TIGHT_NONE;
}

/* The same of a and b (1) or a and c (2), which else would wait for the frame.
 */
static unsigned
taking_both(unsigned id, unsigned k, int types)
{
	if (fused_type(id) & types)
		return id + 4 + k;
	return k == 1 && id < TIGHT_S_SEL32 && !is_elementwise_vector(id) &&
			       passed[id].from & types
		       ? id + 4
		       : TIGHT_NONE;
}

static bool
takes(const tight_node *x, unsigned k, uint32_t before)
{
	return k < x->narg && x->arg[k].node == before && !x->arg[k].off;
}

static void
pass_on(const tight_trace *t, const tight_node *x, uint32_t before, tight_op *q)
{
	const int type = before ? passes(t->node[before].id) : NOT_PASSED;
	unsigned id = TIGHT_NONE;

	for (unsigned k = 1; k < 3 && !id && type != NOT_PASSED; k++)
		if (takes(x, 0, before) && takes(x, k, before))
			id = taking_both(x->id, k, type);
	for (unsigned k = 0; k < x->narg && !id && type != NOT_PASSED; k++)
		if (takes(x, k, before))
			id = taking(x->id, k, type);
	if (!id)
		return;
	q->id = id;
	q->run = t->set->handler[id];
}

static uint32_t
list_ops(const tight_trace *t, bool invariant, tight_op *out)
{
	uint32_t n = 0, before = 0, skip = 0, end = 0;

	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *x = &t->node[i];

		if (i == end) {
			out[skip].imm = n - skip;
			before = 0;
		}
		if (!tight_is_op(x) || x->invariant != invariant)
			continue;
		if (tight_is_skip(x)) {
			skip = n;
			end = i + 1 + (uint32_t)x->imm;
		}
		out[n] = op_of(t, x);
		pass_on(t, x, before, &out[n++]);
		before = i;
	}
	return n;
}

/* ---- The way back. */

/* Is the node an operand of an op from node `from` on? */
static bool
has_user_from(const tight_trace *t, uint32_t node, uint32_t from)
{
	for (uint32_t i = from; i < t->n; i++)
		for (unsigned k = 0;
			tight_is_op(&t->node[i]) && k < t->node[i].narg; k++)
			if (t->node[i].arg[k].node == node)
				return true;
	return false;
}

static bool
has_user(const tight_trace *t, uint32_t node)
{
	return has_user_from(t, node, node + 1);
}

/* Is x made where a carry is kept? */
static bool
is_made_at_home(const tight_trace *t, const tight_node *x)
{
	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *home = &t->node[i];

		if (home->kind == TIGHT_HOME && x->slot >= home->slot &&
			x->slot < home->slot + home->bytes)
			return true;
	}
	return false;
}

static bool
is_sum(const tight_node *x)
{
	return x->id == TIGHT_S_i_add || x->id == TIGHT_S_l_add;
}

/* The sum that node i brings home: itself, or what it moves there. */
static const tight_node *
brought_home(const tight_trace *t, uint32_t i, uint32_t *slot)
{
	const tight_node *x = &t->node[i];
	const tight_node *y = &t->node[x->arg[0].node];

	if (!tight_is_op(x) || x->invariant)
		return NULL;
	*slot = x->slot;
	if (x->kind == TIGHT_VALUE)
		return is_sum(x) && !has_user(t, i) ? x : NULL;
	if ((x->id != TIGHT_MOVE4 && x->id != TIGHT_MOVE8) ||
		t->node[x->to.node].kind != TIGHT_HOME || x->arg[0].off ||
		x->n != y->bytes || !is_sum(y) ||
		has_user_from(t, x->to.node, i + 1))
		return NULL;
	*slot = t->node[x->to.node].slot + x->to.off;
	return tight_is_op(y) && y->kind == TIGHT_VALUE ? y : NULL;
}

/* A sum of a carry and what no turn changes, made in the carry's home, which
 * nothing reads any more: it can be made last, and goes from where it is made.
 * NULL: there is none. */
static const tight_node *
take_counter(tight_trace *t)
{
	for (uint32_t i = t->n; i-- > 1;) {
		uint32_t slot;
		const tight_node *x = brought_home(t, i, &slot), *home;

		if (!x)
			continue;
		home = &t->node[x->arg[0].node];
		if (home->kind != TIGHT_HOME ||
			home->slot + x->arg[0].off != slot ||
			t->node[x->arg[1].node].kind != TIGHT_CONST)
			continue;
		t->node[i].fused = true;
		i = (uint32_t)(x - t->node);
		t->node[i].fused |= !has_user(t, i) && !is_made_at_home(t, x);
		return x;
	}
	return NULL;
}

/* The op before the last one, a move, is made by that one; the ops left. */
static uint32_t
move_on_way_back(tight_op *q, uint32_t n)
{
	const tight_op move = q[n > 2 ? n - 2 : 0];

	if (move.id != TIGHT_MOVE4 && move.id != TIGHT_MOVE8)
		return n;
	q[n - 2] = q[n - 1];
	q[n - 2].id += move.id == TIGHT_MOVE4 ? TIGHT_BACK_MOVE32 - TIGHT_BACK
					      : TIGHT_BACK_MOVE64 - TIGHT_BACK;
	q[n - 2].d = move.d;
	q[n - 2].e = move.a;
	return n - 1;
}

/* The last op, BACK, counts or moves, and decides what the first one would; the
 * ops left. */
static uint32_t
shorten_way_back(
	const tight_trace *t, tight_op *q, uint32_t n, const tight_node *sum)
{
	static const uint16_t first[][2] = {
		{TIGHT_UNLESS, TIGHT_BACK_UNLESS},
		{TIGHT_S_UNLESS_i_eq, TIGHT_BACK_i_eq},
		{TIGHT_S_UNLESS_i_ne, TIGHT_BACK_i_ne},
		{TIGHT_S_UNLESS_i_lt, TIGHT_BACK_i_lt},
		{TIGHT_S_UNLESS_i_le, TIGHT_BACK_i_le},
		{TIGHT_S_UNLESS_l_ne, TIGHT_BACK_l_ne},
		{TIGHT_S_UNLESS_l_lt, TIGHT_BACK_l_lt},
		{TIGHT_S_UNLESS_l_le, TIGHT_BACK_l_le},
		{TIGHT_S_UNLESS_f_lt, TIGHT_BACK_f_lt},
		{TIGHT_S_UNLESS_f_le, TIGHT_BACK_f_le},
	};
	tight_op *back;

	if (!sum)
		n = move_on_way_back(q, n);
	back = &q[n - 1];
	back->imm = -(int64_t)(n - 1);
	for (unsigned i = 0; i < sizeof(first) / sizeof(*first); i++)
		if (n > 1 && q[0].id == first[i][0]) {
			back->id += first[i][1] - TIGHT_BACK;
			back->a = q[0].a;
			back->b = q[0].b;
			back->imm++;
		}
	if (sum) {
		const tight_op count = op_of(t, sum);

		back->id += sum->id == TIGHT_S_i_add
				    ? TIGHT_BACK_ADD32 - TIGHT_BACK
				    : TIGHT_BACK_ADD64 - TIGHT_BACK;
		back->d = count.a;
		back->e = count.b;
	}
	back->run = t->set->handler[back->id];
	return n;
}

static void
fill_constants(const tight_trace *t, unsigned char *frame)
{
	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *x = &t->node[i];
		unsigned size = x->bytes > 8 ? x->n : x->bytes;

		if (x->kind != TIGHT_CONST || !x->live)
			continue;
		if (x->listed) {
			memcpy(frame + x->slot, (const void *)(intptr_t)x->imm,
				x->bytes);
			continue;
		}
		for (uint32_t k = 0; k * size < x->bytes; k++) {
			int64_t v = x->imm + (x->iota ? (int64_t)k : 0);

			memcpy(frame + x->slot + k * size, &v, size);
		}
	}
}

/* Loops inside get their part of the frame. */
static void
place_frames(pop_tight *x, unsigned char *frame)
{
	x->frame = frame;
	for (pop_tight *in = x->inner; in; in = in->next)
		place_frames(in, frame + in->part);
}

static void
take_inner(pop_tight *x, const tight_trace *t)
{
	x->inner = t->inner;
	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *e = &t->node[i];
		pop_tight *in;

		if (e->kind != TIGHT_EFFECT || !tight_is_loop(e))
			continue;
		memcpy(&in, &e->imm, sizeof(in));
		in->part = t->node[e->arg[0].node].slot;
		memcpy(x->frame + in->part, in->frame, in->bytes);
	}
	place_frames(x, x->frame);
}

static void
describe(pop_tight *x, tight_trace *t)
{
	x->trip = x->whole = t->loop->param[POP_WHILE_TRIP];
	x->wide = 1;
	x->now = x;
	x->buf = t->buf;
	x->nbuf = t->nbuf;
	x->at = POP_NEWN(t->arena, uint32_t, t->nbuf);
	for (uint32_t i = 0; i < t->nbuf; i++)
		x->at[i] = t->node[t->buf[i].node].slot;
}

/* Is it a call of a step that has no code, and so has not been paid? */
static bool
is_unpaid_call(const tight_trace *t, const tight_node *x)
{
	const pop_call *call = (const pop_call *)(intptr_t)x->imm;

	return tight_is_call(x) &&
	       !pop_tight_is_long(t, &t->program->step[call - t->call]);
}

/* Picoseconds of a turn of n ops. */
static int64_t
cost_of(const tight_trace *t, uint32_t n)
{
	int64_t more = 0, calls = 0, looks = 0;

	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *x = &t->node[i];

		calls += is_unpaid_call(t, x);
		looks += x->live && x->id == TIGHT_V_LDAT;
		if (tight_is_op(x) && !x->invariant && x->bytes > 0)
			more += x->id >= TIGHT_SCAN1_F &&
						x->id < TIGHT_SCAN_SHIFTS
					? t->set->vbytes / 4
					: (x->bytes - 1) / t->set->vbytes;
	}
	return (int64_t)n * TIGHT_PS + more * TIGHT_MORE +
	       calls * TIGHT_CALL_PS + looks * TIGHT_LOOK_PS;
}

bool
pop_tight_emit(pop_tight *to, tight_trace *t)
{
	tight_op *q;
	uint32_t n, top;
	const tight_node *sum;

	pop_tight_fuse(t);
	pop_tight_order(t);
	pop_tight_skip(t);
	top = pop_tight_place(t);
	if (t->bad || top >= TIGHT_FRAME)
		return false;
	q = POP_NEWN(t->arena, tight_op, t->n + 1);
	sum = take_counter(t);
	n = list_ops(t, false, q);
	n = shorten_way_back(t, q, n, sum);
	to->cost = cost_of(t, n) + t->paid;
	if (to->cost > t->worth)
		return false;
	to->set = t->set;
	to->code = q;
	to->ncode = n;
	to->most = 1 + TIGHT_QUOTA / ((int64_t)n + t->called);
	q = POP_NEWN(t->arena, tight_op, t->n + 1);
	n = list_ops(t, true, q);
	q[n] = (tight_op){.run = t->set->handler[TIGHT_END], .id = TIGHT_END};
	to->prologue = q;
	to->bytes = (uint32_t)pop_round_up(top + t->set->vbytes, 64);
	to->frame = POP_NEWN(t->arena, unsigned char, to->bytes + 64);
	to->frame += -(uintptr_t)to->frame & 63;
	fill_constants(t, to->frame);
	describe(to, t);
	take_inner(to, t);
	return true;
}
