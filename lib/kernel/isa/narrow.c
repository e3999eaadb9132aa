/*
 * Narrow columns: the stage, its reductions turned into stores, runs over a
 * block of rows.  Views that step from row to row as they do within one are
 * read where they are, others are brought into such an order first; what is
 * reduced as it was loaded is not run at all.
 */

#include "lib/kernel/isa/narrow.h"

#include <assert.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/body.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

enum {
	MOST = 128,     /* columns, of numbers */
	MOST_RUN = 48,  /* of code */
	MOST_ODD = 128, /* the same, of rows that end within a vector */
	MOST_TILE = 24, /* of views that are brought row by row */
	LEAST = 16,     /* rows that pay */
	NOWHERE = -1    /* offset of what has none */
};

/* A reduction: of a view as it lies, or of what the code stores. */
struct sum {
	pop_body body;
	uint8_t cls;
	int64_t view; /* -1: of the code */
	int64_t temp; /* offset in the scratch */
};

struct pop_narrow {
	const pop_step *step;
	int reduced, inner;
	int64_t ncolumn;
	pop_step vm_step;
	pop_vm *vm;    /* NULL: nothing to run */
	bool *used;    /* by view: the code loads it */
	int64_t *tile; /* by view: offset in the scratch; NOWHERE: in place */
	struct sum *sum;
	uint32_t nsum;
	size_t frame;
};

static bool
is_reduction(const pop_ins *i)
{
	return i->op >= POP_INS_RADD && i->op <= POP_INS_RXOR;
}

static pop_body_op
op_of(unsigned ins)
{
	static const uint8_t of[] = {
		[POP_INS_RADD] = POP_BODY_ADD,
		[POP_INS_RMUL] = POP_BODY_MUL,
		[POP_INS_RMAX] = POP_BODY_MAX,
		[POP_INS_RMIN] = POP_BODY_MIN,
		[POP_INS_RMAXU] = POP_BODY_MAXU,
		[POP_INS_RMINU] = POP_BODY_MINU,
		[POP_INS_RAND] = POP_BODY_AND,
		[POP_INS_ROR] = POP_BODY_OR,
		[POP_INS_RXOR] = POP_BODY_XOR,
	};

	return (pop_body_op)of[ins];
}

/* Does the code do nothing but load and compute what it reduces, each into a
 * scalar of its own? */
static bool
is_simple(const pop_stage *s, uint32_t nscalar)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < s->ncode; i++) {
		const pop_ins *x = &s->code[i];

		if (x->op == POP_INS_INDEX || x->op == POP_INS_TLOAD ||
			x->op == POP_INS_SLOAD || x->op == POP_INS_STORE ||
			x->op == POP_INS_TSTORE)
			return false;
		n += is_reduction(x);
	}
	return n == nscalar;
}

/* Truth values are bytes, of which loops ask only whether they are 0. */
static bool
is_direct(const pop_view *v)
{
	return v->dtype == POP_DT_I1 ||
	       POP_FN(pop_is_direct)((pop_dtype)v->dtype);
}

static bool
find_sums(pop_narrow *p, pop_arena *a, const pop_narrow_spec *spec)
{
	const pop_stage *s = &spec->step->stage[0];

	p->sum = POP_NEWN(a, struct sum, spec->nscalar);
	for (uint32_t i = 0; i < s->ncode; i++) {
		const pop_ins *x = &s->code[i], *from = &s->code[x->a];
		struct sum *to;
		uint8_t *cls;

		if (!is_reduction(x))
			continue;
		to = &p->sum[x->imm];
		cls = POP_NEWN(a, uint8_t, 1);
		if (to->cls)
			return false;
		*cls = to->cls = x->cls;
		to->view = -1;
		to->body = (pop_body){.n = 1,
			.op = op_of(x->op),
			.dtype = &spec->step->view[0].dtype,
			.cls = cls};
		if (!POP_FN(pop_body_loops)(&to->body))
			return false;
		if (from->op == POP_INS_LOAD &&
			is_direct(&spec->step->view[from->imm]) &&
			spec->step->view[from->imm].stride[spec->inner] == 1)
			to->view = (int64_t)from->imm;
	}
	return true;
}

/* The stage with its reductions stored, but for those of views. */
static bool
make_code(pop_narrow *p, pop_arena *a)
{
	pop_stage *s = POP_NEW(a, pop_stage);
	bool runs = false;

	*s = p->step->stage[0];
	s->code = POP_NEWN(a, pop_ins, s->ncode);
	memcpy(s->code, p->step->stage[0].code, s->ncode * sizeof(*s->code));
	for (uint32_t i = 0, n = s->ncode; i < n; i++) {
		pop_ins *x = &s->code[i];

		if (!is_reduction(x))
			continue;
		if (p->sum[x->imm].view < 0) {
			x->op = POP_INS_TSTORE;
			runs = true;
		} else {
			/* Not a sink any more, and of no use to one. */
			*x = (pop_ins){.op = POP_INS_IMM, .cls = x->cls};
		}
	}
	p->vm_step.stage = s;
	p->vm_step.nstage = 1;
	return runs;
}

/* Columns up to which it pays to bring a view.  One row for all others is soon
 * repeated, but rows of whole vectors are run as they are. */
static int64_t
most_brought(const pop_narrow *p, const pop_view *v)
{
	return v->stride[p->reduced] == 0 && p->ncolumn % LANES ? MOST_RUN
								: MOST_TILE;
}

/* False: too wide. */
static bool
lay_views(pop_narrow *p, size_t *scratch, pop_arena *a)
{
	const pop_step *s = p->step;
	pop_view *view = POP_NEWN(a, pop_view, s->nview);

	p->tile = POP_NEWN(a, int64_t, s->nview);
	p->used = POP_NEWN(a, bool, s->nview);
	for (uint32_t i = 0; i < s->stage[0].ncode; i++)
		if (s->stage[0].code[i].op == POP_INS_LOAD)
			p->used[s->stage[0].code[i].imm] = true;
	for (uint32_t v = 0; v < s->nview; v++) {
		int64_t along = s->view[v].stride[p->inner], all;

		view[v] = s->view[v];
		p->tile[v] = NOWHERE;
		if (!p->used[v] ||
			(pop_mul_i64(along, p->ncolumn, &all) &&
				s->view[v].stride[p->reduced] == all))
			continue;
		if (p->ncolumn > most_brought(p, &s->view[v]))
			return false;
		view[v].stride[p->inner] = 1;
		p->tile[v] = (int64_t)*scratch;
		*scratch += (size_t)pop_round_up(
			(size_t)(p->ncolumn * POP_VM_SUM *
				 pop_elem_bytes(&view[v])) +
				POP_VBYTES,
			64);
	}
	p->vm_step.view = view;
	return true;
}

/* Is all that is reduced truth values? */
static bool
of_truth(const pop_narrow *p)
{
	for (uint32_t k = 0; k < p->nsum; k++)
		if (p->sum[k].cls != POP_CLASS_B)
			return false;
	return true;
}

pop_status
POP_FN(pop_narrow_prepare)(pop_narrow **out, size_t *scratch, pop_arena *a,
	const pop_narrow_spec *spec, pop_err *err)
{
	const pop_step *s = spec->step;
	pop_narrow *p = POP_NEW(a, pop_narrow);
	pop_vm_spec vm = {.program = spec->program,
		.step = &p->vm_step,
		.inner = spec->inner,
		.ntemp = spec->nscalar,
		.temp_class = spec->scalar_class};

	*out = NULL;
	*p = (pop_narrow){.step = s,
		.reduced = spec->reduced,
		.inner = spec->inner,
		.ncolumn = s->extent[spec->inner],
		.nsum = spec->nscalar,
		.vm_step = *s};
	if (s->extent[p->reduced] < LEAST ||
		!is_simple(&s->stage[0], spec->nscalar) ||
		!find_sums(p, a, spec))
		return POP_OK;
	if (!make_code(p, a)) {
		*out = p->ncolumn <= MOST || of_truth(p) ? p : NULL;
		return POP_OK;
	}
	if (p->ncolumn > (p->ncolumn % LANES ? MOST_ODD : MOST_RUN) ||
		!lay_views(p, scratch, a))
		return POP_OK;
	*out = p;
	for (uint32_t k = 0; k < p->nsum; k++) {
		p->sum[k].temp = (int64_t)*scratch;
		*scratch +=
			pop_round_up((size_t)(p->ncolumn * POP_VM_SUM) * 8, 64);
	}
	POP_TRY(POP_FN(pop_vm_prepare)(&p->vm, a, &vm, err));
	p->frame = *scratch;
	*scratch += POP_FN(pop_vm_scratch)(p->vm);
	return POP_OK;
}

/* Rows of a view in the order that the code reads them in. */
static void
bring(const pop_narrow *p, uint32_t v, unsigned char *to,
	const unsigned char *from, int64_t n)
{
	const pop_view *w = &p->step->view[v];
	int64_t eb = pop_elem_bytes(w), row = p->ncolumn * eb;
	int64_t along = w->stride[p->inner] * eb;
	int64_t down = w->stride[p->reduced] * eb;

	if (along == 0 && eb <= 8) {
		POP_FN(pop_spread_rows)
		(to, from, down, (size_t)eb, p->ncolumn, n);
		return;
	}
	if (down == eb) {
		POP_FN(pop_transpose)
		((size_t)eb, to, row, from, along, p->ncolumn, n);
		return;
	}
	if (along == eb) {
		POP_FN(pop_join_rows)(to, row, from, down, row, n);
		return;
	}
	for (int64_t r = 0; r < (down ? n : 1); r++)
		POP_FN(pop_copy_strided)
	(to + r * row, eb, from + r * down, along, (size_t)eb, p->ncolumn);
	/* Of a row that is the same for all, twice as many each time. */
	for (int64_t r = 1; down == 0 && r < n; r *= 2)
		memcpy(to + r * row, to, (size_t)(pop_least(r, n - r) * row));
}

bool
POP_FN(pop_narrow_is_whole)(const pop_narrow *p)
{
	return p->vm != NULL;
}

void
POP_FN(pop_narrow_begin)(const pop_narrow *p, unsigned char *scratch)
{
	if (p->vm)
		POP_FN(pop_vm_begin)(p->vm, scratch + p->frame, NULL);
}

static void
run_code(const pop_narrow *p, unsigned char *scratch, unsigned char *const *at,
	int64_t from, int64_t n)
{
	pop_vm_frame *fr = (pop_vm_frame *)(void *)(scratch + p->frame);

	for (uint32_t v = 0; v < p->step->nview; v++) {
		const pop_view *w = &p->step->view[v];

		if (!p->used[v])
			continue;
		fr->view[v] = at[v] +
			      from * w->stride[p->reduced] * pop_elem_bytes(w);
		if (p->tile[v] == NOWHERE)
			continue;
		bring(p, v, scratch + p->tile[v], fr->view[v], n);
		fr->view[v] = scratch + p->tile[v];
	}
	for (uint32_t k = 0; k < p->nsum; k++)
		fr->temp[k] = scratch + p->sum[k].temp;
	POP_FN(pop_vm_run)(p->vm, fr, n * p->ncolumn);
}

void
POP_FN(pop_narrow_run)(const pop_narrow *p, unsigned char *scratch,
	unsigned char *const *at, unsigned char *const *column, int64_t from,
	int64_t n, int64_t ncolumn)
{
	assert(!p->vm || ncolumn == p->ncolumn);
	if (p->vm)
		run_code(p, scratch, at, from, n);
	for (uint32_t k = 0; k < p->nsum; k++) {
		const struct sum *s = &p->sum[k];
		const unsigned char *val = scratch + s->temp;
		int64_t pitch = p->ncolumn *
				(int64_t)pop_class_bytes((pop_class)s->cls);

		if (s->view >= 0) {
			const pop_view *w = &p->step->view[s->view];

			pitch = w->stride[p->reduced] * pop_elem_bytes(w);
			val = at[s->view] + from * pitch;
		}
		s->body.rows(column[k], 0, val, pitch, n, ncolumn);
	}
}
