/*
 * Bodies: recognising those of one operation, and running the others.
 *
 * Code that compares leaves a boolean where an operand was; the machine is
 * given a copy of the stage that stores it in a temporary of its own.
 */

#include "lib/kernel/isa/body.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/walk.h"

bool
POP_FN(pop_is_direct)(pop_dtype d)
{
	return d == POP_DT_F32 || d == POP_DT_F64 || d == POP_DT_I32 ||
	       d == POP_DT_U32 || d == POP_DT_I64 || d == POP_DT_U64;
}

/* ---- Recognition. */

/* The only TSTORE's operand; -1 if there is more than one sink. */
static int
stored_register(const pop_stage *s)
{
	int at = -1;

	for (uint32_t i = 0; i < s->ncode; i++) {
		if (s->code[i].op != POP_INS_TSTORE)
			continue;
		if (at >= 0)
			return -1;
		at = s->code[i].a;
	}
	return at;
}

static bool
is_tload(const pop_stage *s, unsigned r, uint64_t imm)
{
	return s->code[r].op == POP_INS_TLOAD && s->code[r].imm == imm;
}

static pop_body_op
op_of(unsigned ins)
{
	switch (ins) {
	case POP_INS_ADD:
		return POP_BODY_ADD;
	case POP_INS_MUL:
		return POP_BODY_MUL;
	case POP_INS_MAX:
		return POP_BODY_MAX;
	case POP_INS_MIN:
		return POP_BODY_MIN;
	case POP_INS_MAXU:
		return POP_BODY_MAXU;
	case POP_INS_MINU:
		return POP_BODY_MINU;
	case POP_INS_AND:
		return POP_BODY_AND;
	case POP_INS_OR:
		return POP_BODY_OR;
	case POP_INS_XOR:
		return POP_BODY_XOR;
	default:
		return POP_BODY_CODE;
	}
}

static bool
picks_or_masks(pop_body_op op)
{
	return op != POP_BODY_ADD && op != POP_BODY_MUL;
}

/* Sets op and narrow; same: values have the type of the accumulator. */
static void
recognise(pop_body *b, const pop_stage *s, bool same)
{
	int r = stored_register(s);
	const pop_ins *i;

	if (b->n != 1 || r < 0)
		return;
	i = &s->code[r];
	if ((i->op == POP_INS_ROUND || i->op == POP_INS_WRAP) &&
		pop_class_of((pop_dtype)i->imm) == b->cls[0]) {
		b->narrow = (pop_dtype)i->imm;
		r = i->a;
		i = &s->code[r];
	}
	if (is_tload(s, (unsigned)r, 1))
		b->op = POP_BODY_SET;
	else if (op_of(i->op) &&
		 ((is_tload(s, i->a, 0) && is_tload(s, i->b, 1)) ||
			 (is_tload(s, i->a, 1) && is_tload(s, i->b, 0))))
		b->op = op_of(i->op);
	/* What comes from two values of a type is of that type already. */
	if (same && b->narrow == b->dtype[0] && picks_or_masks(b->op))
		b->narrow = POP_DT_NONE;
}

/* ---- The machine. */

static pop_status
prepare_code(const pop_vm **out, size_t *scratch, pop_arena *a,
	const pop_program *p, const pop_step *step, unsigned stage,
	unsigned ntemp, const uint8_t *cls, pop_err *err)
{
	pop_vm *vm = NULL;
	pop_vm_spec spec = {.program = p,
		.step = step,
		.stage = stage,
		.inner = -1,
		.ntemp = ntemp,
		.temp_class = cls};

	POP_TRY(POP_FN(pop_vm_prepare)(&vm, a, &spec, err));
	*out = vm;
	*scratch = POP_FN(pop_vm_scratch)(vm);
	return POP_OK;
}

pop_status
POP_FN(pop_body_prepare)(pop_body *out, pop_arena *a, const pop_program *p,
	const pop_step *step, unsigned stage, unsigned n, uint32_t acc,
	uint32_t val, pop_err *err)
{
	uint8_t *dtype = POP_NEWN(a, uint8_t, n);
	uint8_t *cls = POP_NEWN(a, uint8_t, 2 * (size_t)n);

	for (unsigned i = 0; i < n; i++) {
		dtype[i] = step->view[acc + i].dtype;
		cls[i] = (uint8_t)pop_class_of((pop_dtype)dtype[i]);
		cls[n + i] = cls[i];
	}
	*out = (pop_body){.n = n, .dtype = dtype, .cls = cls};
	recognise(out, &step->stage[stage],
		step->view[acc].dtype == step->view[val].dtype);
	if (out->op != POP_BODY_CODE && POP_FN(pop_body_loops)(out))
		return POP_OK;
	out->op = POP_BODY_CODE;
	return prepare_code(
		&out->vm, &out->scratch, a, p, step, stage, 2 * n, cls, err);
}

pop_vm_frame *
POP_FN(pop_body_begin)(const pop_body *b, void *scratch)
{
	if (b->op != POP_BODY_CODE)
		return NULL;
	return POP_FN(pop_vm_begin)(b->vm, scratch, NULL);
}

/* ---- Running. */

/* Values in vectors as storing them in the narrow type would leave them, which
 * may be done twice; returns how many values that were. */
static int64_t
round_vectors(pop_dtype d, unsigned char *p, int64_t n)
{
	const unsigned bits = pop_dtype_info_of[d].bits;
	int64_t j = 0;

#define EACH(expr)                                       \
	for (; j + LANES <= n; j += LANES) {             \
		V v = v_load(p + 4 * j);                 \
		v_store(p + 4 * j, expr);                \
		if (j + LANES < n)                       \
			j = pop_least(j, n - 2 * LANES); \
	}                                                \
	return j;

	if (d == POP_DT_BF16) {
		EACH(f_round_bf16(v))
	} else if (d == POP_DT_F16) {
		EACH(f_round_f16(v))
	} else if (pop_class_of(d) != POP_CLASS_I) {
		return 0;
	} else if (pop_dtype_info_of[d].cls == POP_DTC_INT) {
		EACH(i_sext(v, bits))
	} else {
		EACH(i_zext(v, bits))
	}
#undef EACH
}

static void
round_row(pop_dtype d, unsigned char *p, int64_t n)
{
	enum { BLOCK = 256 };
	unsigned char tmp[BLOCK * 8];
	int64_t size = (int64_t)pop_class_bytes(pop_class_of(d));
	int64_t stored = pop_dtype_bytes(d);

	for (int64_t j = round_vectors(d, p, n); j < n; j += BLOCK) {
		int64_t m = pop_least(BLOCK, n - j);

		POP_FN(pop_row_store)(tmp, stored, p + j * size, d, m);
		POP_FN(pop_row_load)(p + j * size, tmp, stored, d, m);
	}
}

void
POP_FN(pop_body_run_rows)(const pop_body *b, unsigned char *acc,
	int64_t acc_pitch, const unsigned char *val, int64_t val_pitch,
	int64_t nrow, int64_t n)
{
	b->rows(acc, acc_pitch, val, val_pitch, nrow, n);
	if (b->narrow == POP_DT_NONE)
		return;
	for (int64_t r = 0; r < nrow; r++)
		round_row(b->narrow, acc + r * acc_pitch, n);
}

void
POP_FN(pop_body_run)(const pop_body *b, pop_vm_frame *fr,
	unsigned char *const *acc, unsigned char *const *val, int64_t n)
{
	if (b->op != POP_BODY_CODE) {
		POP_FN(pop_body_run_rows)(b, acc[0], 0, val[0], 0, 1, n);
		return;
	}
	for (unsigned i = 0; i < b->n; i++) {
		fr->temp[i] = acc[i];
		fr->temp[b->n + i] = val[i];
	}
	POP_FN(pop_vm_run)(b->vm, fr, n);
}

/* ---- Single places. */

enum { SLOTS = 2 * POP_BODY_CELLS };

/* Places seen since the last clear: a hash table whose slots count only if
 * their stamp is the current one. */
struct seen {
	int64_t place[SLOTS];
	uint32_t stamp[SLOTS], now;
};

struct room {
	struct seen seen;
	unsigned char tmp[POP_BODY_CELLS * 8];
	unsigned char *acc[];
};

/* Notes a place; false if it was there. */
static bool
note(struct seen *s, int64_t place)
{
	uint64_t h = (uint64_t)place * UINT64_C(0x9E3779B97F4A7C15);
	unsigned at = (unsigned)(h >> 40) % SLOTS;

	while (s->stamp[at] == s->now) {
		if (s->place[at] == place)
			return false;
		at = (at + 1) % SLOTS;
	}
	s->stamp[at] = s->now;
	s->place[at] = place;
	return true;
}

size_t
POP_FN(pop_body_room)(const pop_body *b)
{
	size_t n = sizeof(struct room) + b->n * sizeof(unsigned char *);

	return pop_round_up(n, 64) + (size_t)b->n * POP_BODY_CELLS * 8;
}

static struct room *
lay_room(const pop_body *b, void *at)
{
	struct room *r = at;
	size_t head = sizeof(*r) + b->n * sizeof(unsigned char *);
	unsigned char *p = (unsigned char *)at + pop_round_up(head, 64);

	for (unsigned i = 0; i < b->n; i++)
		r->acc[i] = p + (size_t)i * POP_BODY_CELLS * 8;
	memset(r->seen.stamp, 0, sizeof(r->seen.stamp));
	r->seen.now = 0;
	return r;
}

/* Cells from..to - 1, all at different places. */
static void
run_batch(const pop_body *b, pop_vm_frame *fr, struct room *r,
	unsigned char *const *base, int64_t *const *off,
	unsigned char *const *val, int64_t from, int64_t to)
{
	int64_t n = to - from;

	for (unsigned i = 0; i < b->n; i++) {
		pop_dtype d = (pop_dtype)b->dtype[i];
		int64_t eb = pop_dtype_bytes(d);

		POP_FN(pop_copy_from)
		(r->tmp, eb, base[i], off[i] + from, (size_t)eb, n);
		POP_FN(pop_row_load)(r->acc[i], r->tmp, eb, d, n);
	}
	if (b->op != POP_BODY_CODE) {
		POP_FN(pop_body_run_rows)
		(b, r->acc[0], 0,
			val[0] + (size_t)from *
					 pop_class_bytes((pop_class)b->cls[0]),
			0, 1, n);
	} else {
		for (unsigned i = 0; i < b->n; i++) {
			size_t size = pop_class_bytes((pop_class)b->cls[i]);

			fr->temp[i] = r->acc[i];
			fr->temp[b->n + i] = val[i] + (size_t)from * size;
		}
		POP_FN(pop_vm_run)(b->vm, fr, n);
	}
	for (unsigned i = 0; i < b->n; i++) {
		pop_dtype d = (pop_dtype)b->dtype[i];
		int64_t eb = pop_dtype_bytes(d);

		POP_FN(pop_row_store)(r->tmp, eb, r->acc[i], d, n);
		POP_FN(pop_copy_to)
		(base[i], off[i] + from, r->tmp, eb, (size_t)eb, n);
	}
}

void
POP_FN(pop_body_cells)(const pop_body *b, pop_vm_frame *fr, void *room,
	unsigned char *const *base, int64_t *const *off,
	unsigned char *const *val, int64_t n)
{
	struct room *r;
	int64_t from = 0;

	if (b->cells) {
		b->cells(base[0], off[0], val[0], n);
		return;
	}
	r = lay_room(b, room);
	while (from < n) {
		int64_t to = from;

		r->seen.now++;
		while (to < n && note(&r->seen, off[0][to]))
			to++;
		run_batch(b, fr, r, base, off, val, from, to);
		from = to;
	}
}

/* ---- Comparisons. */

static pop_compare_op
compare_of(const pop_ins *i, bool left_first)
{
	bool strict = i->op == POP_INS_LT || i->op == POP_INS_LTU;

	if (!strict && i->op != POP_INS_LE && i->op != POP_INS_LEU)
		return POP_COMPARE_CODE;
	if (left_first)
		return strict ? POP_COMPARE_LT : POP_COMPARE_LE;
	return strict ? POP_COMPARE_GT : POP_COMPARE_GE;
}

static void
recognise_compare(pop_predicate *c, const pop_stage *s)
{
	int r = stored_register(s);
	const pop_ins *i;

	if (r < 0 || c->cls[0] == POP_CLASS_B)
		return;
	i = &s->code[r];
	if (pop_ins_info_of[i->op].nargs != 2)
		return;
	c->is_unsigned = i->op == POP_INS_LTU || i->op == POP_INS_LEU;
	if (is_tload(s, i->a, 0) && is_tload(s, i->b, 1))
		c->op = compare_of(i, true);
	else if (is_tload(s, i->a, 1) && is_tload(s, i->b, 0))
		c->op = compare_of(i, false);
}

/* The step with stage `stage` storing to temporary `to`. */
static const pop_step *
store_elsewhere(pop_arena *a, const pop_step *step, unsigned stage, unsigned to)
{
	pop_step *s = POP_NEW(a, pop_step);
	pop_stage *g;

	*s = *step;
	s->stage = POP_NEWN(a, pop_stage, step->nstage);
	memcpy(s->stage, step->stage, step->nstage * sizeof(*s->stage));
	g = &s->stage[stage];
	g->code = POP_NEWN(a, pop_ins, g->ncode);
	memcpy(g->code, step->stage[stage].code, g->ncode * sizeof(*g->code));
	for (uint32_t i = 0; i < g->ncode; i++)
		if (g->code[i].op == POP_INS_TSTORE)
			g->code[i].imm = to;
	return s;
}

pop_status
POP_FN(pop_predicate_prepare)(pop_predicate *out, pop_arena *a,
	const pop_program *p, const pop_step *step, unsigned stage, unsigned n,
	pop_err *err)
{
	uint8_t *cls = POP_NEWN(a, uint8_t, 2 * (size_t)n + 1);

	for (unsigned i = 0; i < n; i++)
		cls[2 * i] = cls[2 * i + 1] =
			(uint8_t)pop_class_of((pop_dtype)step->view[i].dtype);
	cls[2 * n] = POP_CLASS_B;
	*out = (pop_predicate){.n = n, .cls = cls};
	recognise_compare(out, &step->stage[stage]);
	return prepare_code(&out->vm, &out->scratch, a, p,
		store_elsewhere(a, step, stage, 2 * n), stage, 2 * n + 1, cls,
		err);
}

pop_vm_frame *
POP_FN(pop_predicate_begin)(const pop_predicate *c, void *scratch)
{
	return POP_FN(pop_vm_begin)(c->vm, scratch, NULL);
}

void
POP_FN(pop_predicate_run)(const pop_predicate *c, pop_vm_frame *fr,
	unsigned char *const *in, unsigned char *yes, int64_t n)
{
	for (unsigned i = 0; i < 2 * c->n; i++)
		fr->temp[i] = in[i];
	fr->temp[2 * c->n] = yes;
	POP_FN(pop_vm_run)(c->vm, fr, n);
}
