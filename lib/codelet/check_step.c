/*
 * The rules of each kind of step; layouts are program.h's.
 *
 * A kind's check settles counts and parameters first, then code (which notes
 * what it uses), then where each view reaches.  `e` is a copy of the step's
 * extents that a check changes to say over what a view moves: a dim of extent
 * 1 is one that the view is read at index 0 of.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/codelet/check_int.h"

typedef struct extents {
	int64_t e[POP_MAX_DIMS];
} extents;

static extents
extents_of(const pop_step *s)
{
	extents x;

	memcpy(x.e, s->extent, sizeof(x.e));
	return x;
}

/* Index 0 of dims from to `to` - 1. */
static void
fix(extents *x, unsigned from, unsigned to)
{
	for (unsigned d = from; d < to; d++)
		x->e[d] = 1;
}

static pop_status
reach(pop_checker *c, uint32_t v, const extents *x, bool writes)
{
	pop_reach r = {.ext = x->e, .writes = writes};

	return pop_check_reach(c, v, &r);
}

pop_status
pop_check_counts(
	const pop_checker *c, uint64_t nview, uint64_t nstage, uint64_t nparam)
{
	const pop_step *s = c->step;

	if (s->nregion && s->kind != POP_STEP_WHILE &&
		s->kind != POP_STEP_CASE && s->kind != POP_STEP_STRIP)
		return pop_check_fail(c, 'a', "has regions");
	if (s->nview != nview)
		return pop_check_fail(c, 'a', "%u views instead of %llu",
			s->nview, (unsigned long long)nview);
	if (s->nstage != nstage)
		return pop_check_fail(c, 'a', "%u stages instead of %llu",
			s->nstage, (unsigned long long)nstage);
	if (s->nparam != nparam)
		return pop_check_fail(c, 'a', "%u parameters instead of %llu",
			s->nparam, (unsigned long long)nparam);
	return POP_OK;
}

pop_status
pop_check_param(
	const pop_checker *c, uint32_t i, int64_t lo, int64_t hi, int64_t *out)
{
	*out = lo;
	if (i >= c->step->nparam)
		return pop_check_fail(c, 'a', "parameter %u is missing", i);
	*out = c->step->param[i];
	if (*out < lo || *out > hi)
		return pop_check_fail(c, 'a',
			"parameter %u is %lld, not from %lld to %lld", i,
			(long long)*out, (long long)lo, (long long)hi);
	return POP_OK;
}

static pop_dtype
dtype_of(const pop_checker *c, uint32_t v)
{
	return (pop_dtype)c->step->view[v].dtype;
}

static pop_status
same_type(const pop_checker *c, uint32_t v, uint32_t w)
{
	if (dtype_of(c, v) != dtype_of(c, w))
		return pop_check_fail(
			c, 'a', "views %u and %u differ in type", v, w);
	return POP_OK;
}

static pop_status
is_integer_view(const pop_checker *c, uint32_t v)
{
	if (!pop_dtype_is_int(dtype_of(c, v)))
		return pop_check_fail(
			c, 'a', "view %u does not hold integers", v);
	return POP_OK;
}

static pop_status
stage_kind(const pop_checker *c, uint32_t s, pop_stage_kind kind)
{
	if (c->step->stage[s].kind != kind)
		return pop_check_fail(
			c, 'a', "stage %u is not of the kind it must be", s);
	return POP_OK;
}

static pop_slots *
slots_new(pop_checker *c, uint32_t n)
{
	pop_slots *s = POP_NEW(c->arena, pop_slots);

	s->n = n;
	s->cls = POP_NEWN(c->arena, uint8_t, n);
	s->state = POP_NEWN(c->arena, uint8_t, n);
	return s;
}

/* ---- Loop. */

typedef struct loop {
	int64_t mode, ninner, nreduced;
	pop_slots *scalar, *temp;
} loop;

static pop_status
loop_slots(pop_checker *c, uint32_t from, uint32_t n, pop_slots **out)
{
	int64_t cls;

	*out = slots_new(c, n);
	for (uint32_t i = 0; i < n; i++) {
		POP_TRY(pop_check_param(
			c, from + i, POP_CLASS_F, POP_CLASS_B, &cls));
		(*out)->cls[i] = (uint8_t)cls;
	}
	return POP_OK;
}

static pop_status
loop_params(pop_checker *c, loop *l)
{
	const pop_step *s = c->step;
	int64_t nscalar, ntemp, most = POP_LIMIT_ROW_SLOTS;

	POP_TRY(pop_check_param(
		c, POP_LOOP_MODE, POP_LOOP_ROWS, POP_LOOP_COLUMNS, &l->mode));
	POP_TRY(pop_check_param(
		c, POP_LOOP_NINNER, s->ndim ? 1 : 0, s->ndim, &l->ninner));
	POP_TRY(pop_check_param(
		c, POP_LOOP_NREDUCED, 0, s->ndim, &l->nreduced));
	POP_TRY(pop_check_param(c, POP_LOOP_NSCALAR, 0, most, &nscalar));
	POP_TRY(pop_check_param(c, POP_LOOP_NTEMP, 0, most, &ntemp));
	POP_TRY(pop_check_counts(c, s->nview, s->nstage,
		(uint64_t)(POP_LOOP_PARAMS + nscalar + ntemp)));
	POP_TRY(loop_slots(c, POP_LOOP_PARAMS, (uint32_t)nscalar, &l->scalar));
	POP_TRY(loop_slots(c, POP_LOOP_PARAMS + (uint32_t)nscalar,
		(uint32_t)ntemp, &l->temp));
	if (l->mode == POP_LOOP_ROWS && l->nreduced)
		return pop_check_fail(c, 'a', "rows have no reduced dims");
	if (l->mode == POP_LOOP_ROWS)
		return POP_OK;
	if (l->ninner != 1 || l->nreduced < 1 || l->nreduced >= s->ndim)
		return pop_check_fail(
			c, 'a', "columns need reduced dims and one inner dim");
	if (s->nstage < 1 || s->nstage > 2 || ntemp)
		return pop_check_fail(c, 'a',
			"columns have one or two stages, no temporaries");
	return POP_OK;
}

static pop_status
loop_code(pop_checker *c, const loop *l)
{
	const pop_step *s = c->step;
	bool columns = l->mode == POP_LOOP_COLUMNS;
	bool plain = pop_loop_is_plain(s);
	unsigned first = s->ndim - (unsigned)(l->ninner + l->nreduced);
	uint32_t all = (UINT32_C(1) << s->ndim) - 1;
	uint32_t outer = (UINT32_C(1) << first) - 1;

	for (uint32_t i = 0; i < s->nstage; i++) {
		bool scalar = s->stage[i].kind == POP_STAGE_SCALAR;
		bool after = columns && i == 1;
		pop_code_rules r = {
			.dims = all,
			.loads = true,
			.reduces = !scalar && !after,
			.gathers = !c->together && !scalar && plain,
			.sstores = scalar,
			.once = scalar || after,
			.load = scalar || columns ? NULL : l->temp,
			.store = scalar || columns ? NULL : l->temp,
			.scalar = l->scalar,
		};

		if (scalar)
			r.dims = outer;
		else
			POP_TRY(stage_kind(c, i, POP_STAGE_MAP));
		if (scalar && columns)
			return pop_check_fail(
				c, 'a', "columns have no scalar stage");
		if (scalar && plain)
			return pop_check_fail(c, 'a',
				"a loop without row scalars has no scalar "
				"stage alone");
		if (after)
			r.dims = outer | UINT32_C(1) << (s->ndim - 1);
		POP_TRY(pop_check_code(c, i, &r));
	}
	return POP_OK;
}

/* Row temporaries must not ask for more memory than a tensor may have. */
static pop_status
loop_room(const pop_checker *c, const loop *l)
{
	const pop_step *s = c->step;
	int64_t n = 8 * (int64_t)l->temp->n;

	for (unsigned d = s->ndim - (unsigned)l->ninner; d < s->ndim; d++)
		if (!pop_mul_i64(n, s->extent[d], &n) || n > POP_MAX_ELEMENTS)
			return pop_check_fail(
				c, 'h', "temporaries of a row are too large");
	return POP_OK;
}

/* The most that the stage's GATHERs add to view v's places. */
static int64_t
gather_most(const pop_stage *s, uint32_t v)
{
	int64_t most = 0;

	for (uint32_t i = 0; i < s->ncode; i++) {
		const pop_ins *x = &s->code[i];

		if (x->op == POP_INS_GATHER && pop_ins_view(x) == v &&
			pop_ins_most(x) > most)
			most = pop_ins_most(x);
	}
	return most;
}

static pop_status
gather_reach(pop_checker *c, uint32_t v, const extents *x)
{
	const pop_view *w = &c->step->view[v];
	pop_reach r = {.ext = x->e, .hi = gather_most(c->step->stage, v)};
	uint64_t span = (uint64_t)r.hi;

	if (c->use[v] != POP_USE_GATHER)
		return pop_check_fail(
			c, 'c', "view %u: gathered from and used as well", v);
	POP_TRY(pop_check_reach(c, v, &r));
	/* No product overflows: all that is reached lies in a buffer. */
	for (unsigned d = 0; d < c->step->ndim; d++)
		if (x->e[d] > 1 && span <= INT32_MAX)
			span += (uint64_t)(w->stride[d] < 0 ? -w->stride[d]
							    : w->stride[d]) *
				(uint64_t)(x->e[d] - 1);
	if (span > INT32_MAX)
		return pop_check_fail(
			c, 'c', "view %u: gathered from too wide a range", v);
	return POP_OK;
}

static pop_status
check_loop(pop_checker *c)
{
	const pop_step *s = c->step;
	extents whole = extents_of(s), once = extents_of(s);
	bool columns;
	unsigned to;
	loop l;

	POP_TRY(loop_params(c, &l));
	POP_TRY(loop_room(c, &l));
	POP_TRY(loop_code(c, &l));
	columns = l.mode == POP_LOOP_COLUMNS;
	to = s->ndim - (columns ? 1 : 0);
	fix(&once, to - (unsigned)(columns ? l.nreduced : l.ninner), to);
	for (uint32_t v = 0; v < s->nview; v++) {
		unsigned use = c->use[v];

		if (columns && use & (POP_USE_LOAD_ONCE | POP_USE_STORE_ONCE))
			POP_TRY(pop_check_still(
				c, v, to - (unsigned)l.nreduced, to));
		if (use & POP_USE_GATHER)
			POP_TRY(gather_reach(c, v, &whole));
		if (use & (POP_USE_LOAD | POP_USE_STORE) || !use)
			POP_TRY(reach(c, v, &whole, use & POP_USE_STORE));
		if (use & (POP_USE_LOAD_ONCE | POP_USE_STORE_ONCE))
			POP_TRY(reach(c, v, &once, use & POP_USE_STORE_ONCE));
	}
	return POP_OK;
}

/* ---- Bodies: n accumulators and n values in, n results out. */

static pop_status
class_slot(pop_checker *c, pop_slots *s, uint32_t i, uint32_t v)
{
	s->cls[i] = pop_class_of(dtype_of(c, v));
	s->state[i] = 2;
	if (!s->cls[i])
		return pop_check_fail(c, 'a',
			"view %u: code cannot compute with its type", v);
	return POP_OK;
}

/* What TSTORE must have left. */
static pop_status
all_written(const pop_checker *c, const pop_slots *s)
{
	for (uint32_t i = 0; i < s->n; i++)
		if (!s->state[i])
			return pop_check_fail(
				c, 'c', "result %u is not written", i);
	return POP_OK;
}

/* Stage s: values of views acc.. and val.., n of each, combine into n. */
static pop_status
fold_body(pop_checker *c, uint32_t s, uint32_t n, uint32_t acc, uint32_t val)
{
	pop_slots *in = slots_new(c, 2 * n), *out = slots_new(c, n);
	pop_code_rules r = {.load = in, .store = out};

	POP_TRY(stage_kind(c, s, POP_STAGE_MAP));
	for (uint32_t i = 0; i < n; i++) {
		POP_TRY(class_slot(c, in, i, acc + i));
		POP_TRY(class_slot(c, in, n + i, val + i));
		out->cls[i] = in->cls[i];
		if (in->cls[i] != in->cls[n + i])
			return pop_check_fail(c, 'a',
				"views %u and %u differ in class", acc + i,
				val + i);
	}
	POP_TRY(pop_check_code(c, s, &r));
	return all_written(c, out);
}

/* Stage s: n_in values of the class of view 2i and 2i + 1 alike, one boolean
 * out. */
static pop_status
predicate_body(pop_checker *c, uint32_t s, uint32_t n, const uint8_t *cls)
{
	pop_slots *in = slots_new(c, 2 * n), *out = slots_new(c, 1);
	pop_code_rules r = {.load = in, .store = out};

	POP_TRY(stage_kind(c, s, POP_STAGE_MAP));
	for (uint32_t i = 0; i < 2 * n; i++) {
		in->cls[i] = cls[i / 2];
		in->state[i] = 2;
	}
	out->cls[0] = POP_CLASS_B;
	POP_TRY(pop_check_code(c, s, &r));
	return all_written(c, out);
}

static pop_status
check_fold(pop_checker *c)
{
	const pop_step *s = c->step;
	extents whole = extents_of(s), out = extents_of(s), one = extents_of(s);
	int64_t n, nreduced;
	unsigned first;

	POP_TRY(pop_check_param(c, POP_FOLD_N, 1, POP_LIMIT_VIEWS / 3, &n));
	POP_TRY(pop_check_param(c, POP_FOLD_NREDUCED, 1, s->ndim, &nreduced));
	POP_TRY(pop_check_counts(c, (uint64_t)(3 * n), 1, POP_FOLD_PARAMS));
	first = s->ndim - (unsigned)nreduced;
	fix(&out, first, s->ndim);
	fix(&one, 0, s->ndim);
	POP_TRY(fold_body(c, 0, (uint32_t)n, (uint32_t)(2 * n), 0));
	for (uint32_t i = 0; i < n; i++) {
		uint32_t init = (uint32_t)n + i, to = (uint32_t)(2 * n) + i;

		POP_TRY(same_type(c, init, to));
		POP_TRY(pop_check_still(c, init, 0, s->ndim));
		POP_TRY(pop_check_still(c, to, first, s->ndim));
		POP_TRY(reach(c, i, &whole, false));
		POP_TRY(reach(c, init, &one, false));
		POP_TRY(reach(c, to, &out, true));
	}
	return POP_OK;
}

/* ---- Dot and convolution. */

/* Values of `d` are values of `acc`. */
static bool
converts_exactly(pop_dtype d, pop_dtype acc)
{
	unsigned bits = pop_dtype_info_of[d].bits;

	if (pop_dtype_is_float(d))
		return pop_dtype_is_float(acc) &&
		       bits <= pop_dtype_info_of[acc].bits;
	if (!pop_dtype_is_int(d) && d != POP_DT_I1)
		return false;
	if (pop_dtype_is_int(acc))
		return bits <= pop_dtype_info_of[acc].bits;
	return bits <= (acc == POP_DT_F64 ? 32 : 16);
}

static pop_status
accumulator(pop_checker *c, uint32_t i, uint8_t *cls)
{
	int64_t acc;

	POP_TRY(pop_check_param(c, i, 1, POP_DT_COUNT - 1, &acc));
	switch (acc) {
	case POP_DT_I32:
	case POP_DT_U32:
	case POP_DT_I64:
	case POP_DT_U64:
	case POP_DT_F32:
	case POP_DT_F64:
		break;
	default:
		return pop_check_fail(c, 'a', "cannot accumulate in %s",
			pop_dtype_info_of[acc].name);
	}
	for (uint32_t v = 0; v < 2; v++)
		if (!converts_exactly(dtype_of(c, v), (pop_dtype)acc))
			return pop_check_fail(c, 'a',
				"view %u: %s is not exact in %s", v,
				pop_dtype_info_of[dtype_of(c, v)].name,
				pop_dtype_info_of[acc].name);
	*cls = (uint8_t)pop_class_of((pop_dtype)acc);
	return POP_OK;
}

/* The epilogue, over the first `nout` dims. */
static pop_status
epilogue(pop_checker *c, uint8_t cls, unsigned nout)
{
	const pop_step *s = c->step;
	pop_slots *acc = slots_new(c, 1);
	pop_code_rules r = {.dims = (UINT32_C(1) << nout) - 1,
		.view_from = 2,
		.loads = true,
		.load = acc};
	extents out = extents_of(s);

	fix(&out, nout, s->ndim);
	acc->cls[0] = cls;
	acc->state[0] = 2;
	POP_TRY(stage_kind(c, 0, POP_STAGE_MAP));
	POP_TRY(pop_check_code(c, 0, &r));
	for (uint32_t v = 2; v < s->nview; v++) {
		POP_TRY(pop_check_still(c, v, nout, s->ndim));
		POP_TRY(reach(c, v, &out, c->use[v] & POP_USE_STORE));
	}
	return POP_OK;
}

static pop_status
check_dot(pop_checker *c)
{
	const pop_step *s = c->step;
	extents a = extents_of(s), b = extents_of(s);
	int64_t nbatch;
	uint8_t cls;
	unsigned m;

	if (s->ndim < 3 || s->nview < 3)
		return pop_check_fail(c, 'a', "too few dims or views");
	POP_TRY(pop_check_param(
		c, POP_DOT_NBATCH, s->ndim - 3, s->ndim - 3, &nbatch));
	POP_TRY(pop_check_counts(c, s->nview, 1, POP_DOT_PARAMS));
	POP_TRY(accumulator(c, POP_DOT_ACC, &cls));
	m = (unsigned)nbatch;
	POP_TRY(pop_check_still(c, 0, m + 1, m + 2));
	POP_TRY(pop_check_still(c, 1, m, m + 1));
	fix(&a, m + 1, m + 2);
	fix(&b, m, m + 1);
	POP_TRY(reach(c, 0, &a, false));
	POP_TRY(reach(c, 1, &b, false));
	return epilogue(c, cls, s->ndim - 1);
}

/* Of a window or convolution along one dim. */
typedef struct slide {
	int64_t size, stride, low, in_dil, win_dil;
} slide;

/* ORDER slide: POP_CONV_DIM_* and POP_WINDOW_DIM_*. */
_Static_assert((int)POP_CONV_DIM_PARAMS == (int)POP_WINDOW_DIM_PARAMS &&
		       (int)POP_CONV_DIM_RHS_DIL == (int)POP_WINDOW_DIM_WIN_DIL,
	"ORDER slide");

/* Positions out * stride + in * dilation - low do not overflow. */
static pop_status
slide_params(
	const pop_checker *c, uint32_t at, int64_t nout, int64_t nwin, slide *w)
{
	const int64_t most = POP_MAX_ELEMENTS;
	int64_t x, y, sum;

	POP_TRY(pop_check_param(
		c, at + POP_WINDOW_DIM_SIZE, 0, most, &w->size));
	POP_TRY(pop_check_param(
		c, at + POP_WINDOW_DIM_STRIDE, 1, most, &w->stride));
	POP_TRY(pop_check_param(
		c, at + POP_WINDOW_DIM_LOW, -most, most, &w->low));
	POP_TRY(pop_check_param(
		c, at + POP_WINDOW_DIM_BASE_DIL, 1, most, &w->in_dil));
	POP_TRY(pop_check_param(
		c, at + POP_WINDOW_DIM_WIN_DIL, 1, most, &w->win_dil));
	if (!pop_mul_i64(nout + 1, w->stride, &x) ||
		!pop_mul_i64(nwin + 1, w->win_dil, &y) ||
		!pop_add_i64(x, y, &sum) || sum > INT64_MAX / 4 ||
		!pop_mul_i64(w->size + 1, w->in_dil, &x) || x > INT64_MAX / 4)
		return pop_check_fail(c, 'a', "window positions overflow");
	return POP_OK;
}

static pop_status
check_conv(pop_checker *c)
{
	const pop_step *s = c->step;
	extents in = extents_of(s), ker = extents_of(s);
	int64_t ns;
	uint8_t cls;
	unsigned g, co, ci, tap;

	POP_TRY(pop_check_param(
		c, POP_CONV_NSPATIAL, 0, (POP_MAX_DIMS - 4) / 2, &ns));
	if (s->ndim != 4 + 2 * ns || s->nview < 3)
		return pop_check_fail(c, 'a', "too few dims or views");
	POP_TRY(pop_check_counts(c, s->nview, 1,
		(uint64_t)(POP_CONV_PARAMS + POP_CONV_DIM_PARAMS * ns)));
	POP_TRY(accumulator(c, POP_CONV_ACC, &cls));
	g = 1 + (unsigned)ns;
	co = g + 1;
	ci = g + 2;
	tap = g + 3;
	for (unsigned j = 0; j < ns; j++) {
		slide w;

		POP_TRY(slide_params(c,
			POP_CONV_PARAMS + POP_CONV_DIM_PARAMS * j,
			s->extent[1 + j], s->extent[tap + j], &w));
		in.e[1 + j] = w.size;
	}
	fix(&in, co, ci);
	fix(&in, tap, s->ndim);
	fix(&ker, 0, g);
	POP_TRY(pop_check_still(c, 0, co, ci));
	POP_TRY(pop_check_still(c, 0, tap, s->ndim));
	POP_TRY(pop_check_still(c, 1, 0, g));
	POP_TRY(reach(c, 0, &in, false));
	POP_TRY(reach(c, 1, &ker, false));
	return epilogue(c, cls, ci);
}

/* ---- Windows. */

static pop_status
check_window(pop_checker *c)
{
	const pop_step *s = c->step;
	extents in = extents_of(s), out = extents_of(s), one = extents_of(s);
	int64_t n, r;

	POP_TRY(pop_check_param(c, POP_WINDOW_N, 1, POP_LIMIT_VIEWS / 3, &n));
	POP_TRY(pop_check_param(c, POP_WINDOW_RANK, 0, POP_MAX_DIMS / 2, &r));
	if (s->ndim != 2 * r)
		return pop_check_fail(c, 'a', "dims do not fit the rank");
	POP_TRY(pop_check_counts(c, (uint64_t)(3 * n), 1,
		(uint64_t)(POP_WINDOW_PARAMS + POP_WINDOW_DIM_PARAMS * r)));
	for (unsigned j = 0; j < r; j++) {
		slide w;

		POP_TRY(slide_params(c,
			POP_WINDOW_PARAMS + POP_WINDOW_DIM_PARAMS * j,
			s->extent[j], s->extent[r + j], &w));
		in.e[j] = w.size;
	}
	fix(&in, (unsigned)r, s->ndim);
	fix(&out, (unsigned)r, s->ndim);
	fix(&one, 0, s->ndim);
	POP_TRY(fold_body(c, 0, (uint32_t)n, (uint32_t)(2 * n), 0));
	for (uint32_t i = 0; i < n; i++) {
		uint32_t init = (uint32_t)n + i, to = (uint32_t)(2 * n) + i;

		POP_TRY(same_type(c, init, to));
		POP_TRY(pop_check_still(c, i, (unsigned)r, s->ndim));
		POP_TRY(pop_check_still(c, init, 0, s->ndim));
		POP_TRY(pop_check_still(c, to, (unsigned)r, s->ndim));
		POP_TRY(reach(c, i, &in, false));
		POP_TRY(reach(c, init, &one, false));
		POP_TRY(reach(c, to, &out, true));
	}
	return POP_OK;
}

static pop_status
check_select_scatter(pop_checker *c)
{
	const pop_step *s = c->step;
	extents whole = extents_of(s), src = extents_of(s), one = extents_of(s);
	uint8_t cls;
	int64_t r;

	POP_TRY(pop_check_param(c, POP_SELECT_RANK, 0, POP_MAX_DIMS / 2, &r));
	if (s->ndim != 2 * r)
		return pop_check_fail(c, 'a', "dims do not fit the rank");
	POP_TRY(pop_check_counts(c, 4, 2,
		(uint64_t)(POP_SELECT_PARAMS + POP_WINDOW_DIM_PARAMS * r)));
	for (unsigned j = 0; j < r; j++) {
		slide w;

		POP_TRY(slide_params(c,
			POP_SELECT_PARAMS + POP_WINDOW_DIM_PARAMS * j,
			s->extent[j], s->extent[r + j], &w));
		if (w.in_dil != 1 || w.win_dil != 1)
			return pop_check_fail(c, 'a', "dilated window");
		whole.e[j] = w.size;
	}
	for (uint32_t v = 0; v < 4; v++) {
		POP_TRY(pop_check_still(
			c, v, v == 2 ? 0 : (unsigned)r, s->ndim));
		POP_TRY(same_type(c, v, 3));
	}
	fix(&whole, (unsigned)r, s->ndim);
	fix(&src, (unsigned)r, s->ndim);
	fix(&one, 0, s->ndim);
	POP_TRY(reach(c, 0, &whole, false));
	POP_TRY(reach(c, 1, &src, false));
	POP_TRY(reach(c, 2, &one, false));
	POP_TRY(reach(c, 3, &whole, true));
	POP_TRY(fold_body(c, 1, 1, 3, 1));
	cls = (uint8_t)pop_class_of(dtype_of(c, 0));
	return predicate_body(c, 0, 1, &cls);
}

/* ---- Gather and scatter. */

/* Component at element `offset` of the index view. */
static pop_status
reach_indices(pop_checker *c, uint32_t v, const extents *x, int64_t least,
	int64_t greatest)
{
	pop_reach r = {.ext = x->e, .lo = least, .hi = greatest};

	POP_TRY(is_integer_view(c, v));
	return pop_check_reach(c, v, &r);
}

static bool
add_span(pop_reach *r, int64_t n, int64_t stride)
{
	int64_t span;

	if (!pop_mul_i64(n, stride, &span))
		return false;
	return span < 0 ? pop_add_i64(r->lo, span, &r->lo)
			: pop_add_i64(r->hi, span, &r->hi);
}

static int64_t
least_of(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static pop_status
check_gather(pop_checker *c)
{
	const pop_step *s = c->step;
	extents whole = extents_of(s);
	pop_reach r = {.ext = whole.e};
	int64_t n, least = 0, greatest = 0;

	POP_TRY(pop_check_param(c, POP_GATHER_NINDEX, 0, POP_MAX_DIMS, &n));
	POP_TRY(pop_check_counts(c, 3, 0,
		(uint64_t)(POP_GATHER_PARAMS + POP_GATHER_INDEX_PARAMS * n)));
	for (uint32_t i = 0; i < n; i++) {
		const int64_t *p = &s->param[POP_GATHER_PARAMS +
					     POP_GATHER_INDEX_PARAMS * i];

		least = least_of(least, p[POP_GATHER_INDEX_STRIDE]);
		greatest = -least_of(-greatest, -p[POP_GATHER_INDEX_STRIDE]);
		if (p[POP_GATHER_INDEX_MAX] < 0 ||
			!add_span(&r, p[POP_GATHER_INDEX_MAX],
				p[POP_GATHER_INDEX_OPERAND_STRIDE]))
			return pop_check_fail(
				c, 'a', "index %u reaches too far", i);
	}
	POP_TRY(same_type(c, 0, 2));
	POP_TRY(pop_check_reach(c, 0, &r));
	if (n)
		POP_TRY(reach_indices(c, 1, &whole, least, greatest));
	return reach(c, 2, &whole, true);
}

/* Component i of a scatter: moves every output by 0 to size - 1 of its stride,
 * in place of the dim of the space that goes along. */
static pop_status
scatter_index(
	pop_checker *c, uint32_t i, uint32_t n, extents *moved, pop_reach *r)
{
	const pop_step *s = c->step;
	const int64_t *p =
		&s->param[POP_SCATTER_PARAMS + POP_SCATTER_INDEX_PARAMS * i];
	int64_t stride = p[POP_SCATTER_INDEX_OPERAND_STRIDE];
	int64_t dim = p[POP_SCATTER_INDEX_DIM];
	int64_t size = p[POP_SCATTER_INDEX_SIZE], past;

	if (size < 0 || size > POP_MAX_ELEMENTS || dim < -1 || dim >= s->ndim)
		return pop_check_fail(c, 'a', "index %u: no such place", i);
	if (!pop_mul_i64(stride, size + 1, &past) ||
		(size && !add_span(r, size - 1, stride)))
		return pop_check_fail(c, 'a', "index %u reaches too far", i);
	if (dim >= 0) {
		for (uint32_t j = 0; j < i; j++)
			if (p[POP_SCATTER_INDEX_DIM -
				    (int)(POP_SCATTER_INDEX_PARAMS *
					    (i - j))] == dim)
				return pop_check_fail(c, 'a',
					"indices %u and %u move dim %lld", j, i,
					(long long)dim);
		for (uint32_t v = 0; v < n; v++)
			if (s->view[v].stride[dim] != stride)
				return pop_check_fail(c, 'a',
					"view %u: stride in dim %lld is not "
					"that of index %u",
					v, (long long)dim, i);
		if (moved->e[dim])
			moved->e[dim] = 1;
	}
	if (!size && s->ndim)
		moved->e[0] = 0;
	return POP_OK;
}

static pop_status
check_scatter(pop_checker *c)
{
	const pop_step *s = c->step;
	extents whole = extents_of(s), moved = extents_of(s);
	pop_reach r = {.ext = moved.e, .writes = true, .again = true};
	int64_t n, nindex, unique, least = 0, greatest = 0;
	bool empty = false;

	POP_TRY(pop_check_param(c, POP_SCATTER_N, 1, POP_LIMIT_VIEWS / 3, &n));
	POP_TRY(pop_check_param(
		c, POP_SCATTER_NINDEX, 0, POP_MAX_DIMS, &nindex));
	POP_TRY(pop_check_param(c, POP_SCATTER_UNIQUE, 0, 1, &unique));
	POP_TRY(pop_check_counts(c, (uint64_t)(2 * n + 1), 1,
		(uint64_t)(POP_SCATTER_PARAMS +
			   POP_SCATTER_INDEX_PARAMS * nindex)));
	for (uint32_t i = 0; i < nindex; i++) {
		const int64_t *p = &s->param[POP_SCATTER_PARAMS +
					     POP_SCATTER_INDEX_PARAMS * i];

		least = least_of(least, p[POP_SCATTER_INDEX_STRIDE]);
		greatest = -least_of(-greatest, -p[POP_SCATTER_INDEX_STRIDE]);
		empty |= p[POP_SCATTER_INDEX_SIZE] == 0;
		POP_TRY(scatter_index(c, i, (uint32_t)n, &moved, &r));
	}
	POP_TRY(fold_body(c, 0, (uint32_t)n, 0, (uint32_t)n + 1));
	for (uint32_t i = 0; i < n; i++) {
		/* Nothing is inside an operand of size 0, and a space without
		 * dims has no extent to say so with. */
		if (!empty || s->ndim)
			POP_TRY(pop_check_reach(c, i, &r));
		POP_TRY(reach(c, (uint32_t)n + 1 + i, &whole, false));
	}
	if (nindex)
		POP_TRY(reach_indices(c, (uint32_t)n, &whole, least, greatest));
	return POP_OK;
}

/* ---- Sorting. */

static pop_status
sort_keys(const pop_checker *c, int64_t n, int64_t nkey)
{
	for (uint32_t i = 0; i < nkey; i++) {
		uint32_t at = POP_SORT_PARAMS + POP_SORT_KEY_PARAMS * i;
		int64_t operand, descending, order;
		pop_dtype d;

		POP_TRY(pop_check_param(
			c, at + POP_SORT_KEY_OPERAND, 0, n - 1, &operand));
		POP_TRY(pop_check_param(
			c, at + POP_SORT_KEY_DESCENDING, 0, 1, &descending));
		POP_TRY(pop_check_param(c, at + POP_SORT_KEY_ORDER,
			POP_SORT_BY_VALUE, POP_SORT_BY_TOTAL_ORDER, &order));
		d = dtype_of(c, (uint32_t)operand);
		if (!pop_class_of(d) || (order == POP_SORT_BY_TOTAL_ORDER &&
						!pop_dtype_is_float(d)))
			return pop_check_fail(c, 'a',
				"key %u: its type has no such order", i);
	}
	return POP_OK;
}

static pop_status
check_sort(pop_checker *c)
{
	const pop_step *s = c->step;
	extents whole = extents_of(s), out = extents_of(s);
	int64_t n, nkey, start, *along;
	uint8_t cls[POP_LIMIT_VIEWS / 2];

	POP_TRY(pop_check_param(c, POP_SORT_N, 1, POP_LIMIT_VIEWS / 2, &n));
	POP_TRY(pop_check_param(
		c, POP_SORT_NKEY, 0, POP_LIMIT_VIEWS / 2, &nkey));
	POP_TRY(pop_check_counts(c, (uint64_t)(2 * n), nkey ? 0 : 1,
		(uint64_t)(POP_SORT_PARAMS + POP_SORT_KEY_PARAMS * nkey)));
	if (!s->ndim)
		return pop_check_fail(c, 'a', "no dim to sort along");
	along = &out.e[s->ndim - 1];
	POP_TRY(pop_check_param(c, POP_SORT_START, 0, *along, &start));
	POP_TRY(pop_check_param(c, POP_SORT_COUNT, 0, *along - start, along));
	POP_TRY(sort_keys(c, n, nkey));
	for (uint32_t i = 0; i < n; i++) {
		cls[i] = (uint8_t)pop_class_of(dtype_of(c, i));
		POP_TRY(same_type(c, i, (uint32_t)n + i));
		POP_TRY(reach(c, i, &whole, false));
		POP_TRY(reach(c, (uint32_t)n + i, &out, true));
	}
	return nkey ? POP_OK : predicate_body(c, 0, (uint32_t)n, cls);
}

static pop_status
check_top_k(pop_checker *c)
{
	const pop_step *s = c->step;
	extents whole = extents_of(s), out = extents_of(s);
	int64_t k;

	POP_TRY(pop_check_counts(c, 3, 0, POP_TOP_K_PARAMS));
	if (!s->ndim || s->extent[s->ndim - 1] > INT32_MAX)
		return pop_check_fail(
			c, 'a', "the sorted dim is absent or too long");
	POP_TRY(pop_check_param(c, POP_TOP_K_K, 0, s->extent[s->ndim - 1], &k));
	POP_TRY(same_type(c, 0, 1));
	if (!pop_class_of(dtype_of(c, 0)) || dtype_of(c, 2) != POP_DT_I32)
		return pop_check_fail(c, 'a', "types that cannot be sorted");
	out.e[s->ndim - 1] = k;
	POP_TRY(reach(c, 0, &whole, false));
	POP_TRY(reach(c, 1, &out, true));
	return reach(c, 2, &out, true);
}

/* ---- Moving, control, expectations. */

static pop_status
check_copy(pop_checker *c)
{
	extents whole = extents_of(c->step);

	POP_TRY(pop_check_counts(c, 2, 0, 0));
	if (pop_dtype_bytes(dtype_of(c, 0)) != pop_dtype_bytes(dtype_of(c, 1)))
		return pop_check_fail(c, 'a', "elements differ in size");
	POP_TRY(reach(c, 0, &whole, false));
	return reach(c, 1, &whole, true);
}

/* Carries were checked with the groups. */
static pop_status
check_while(pop_checker *c)
{
	const pop_step *s = c->step;
	extents whole = extents_of(s);
	int64_t trip;

	POP_TRY(pop_check_param(c, POP_WHILE_TRIP, -1, INT64_MAX, &trip));
	POP_TRY(pop_check_counts(c, trip < 0 ? 1 : s->nview, 0, s->nparam));
	if (s->ndim || s->nregion != 2 || s->nview > 1)
		return pop_check_fail(
			c, 'a', "not two regions, one view and no dims");
	if (!s->nview)
		return POP_OK;
	if (dtype_of(c, 0) != POP_DT_I1)
		return pop_check_fail(c, 'a', "the condition is not i1");
	return reach(c, 0, &whole, false);
}

static pop_status
check_case(pop_checker *c)
{
	const pop_step *s = c->step;
	extents whole = extents_of(s);
	pop_dtype d;

	POP_TRY(pop_check_counts(c, 1, 0, 0));
	d = dtype_of(c, 0);
	if (s->ndim || !s->nregion || (d == POP_DT_I1 && s->nregion != 2))
		return pop_check_fail(c, 'a', "wrong number of branches");
	if (d != POP_DT_I1)
		POP_TRY(is_integer_view(c, 0));
	return reach(c, 0, &whole, false);
}

static pop_status
check_expect(pop_checker *c)
{
	extents whole = extents_of(c->step);
	int64_t how;

	POP_TRY(pop_check_counts(c, 2, 0, POP_EXPECT_PARAMS));
	POP_TRY(pop_check_param(
		c, POP_EXPECT_HOW, POP_EXPECT_EQ, POP_EXPECT_ALMOST, &how));
	POP_TRY(same_type(c, 0, 1));
	POP_TRY(reach(c, 0, &whole, false));
	return reach(c, 1, &whole, false);
}

/* ---- Any step. */

static pop_status (*const check_kind[POP_STEP_LIMIT])(pop_checker *c) = {
#define CODELET(NAME, text, number, check) [number] = check,
#include "lib/codelet/codelets.def"
#undef CODELET
};

pop_status
pop_check_frame(const pop_checker *c)
{
	const pop_step *s = c->step;
	int64_t n = 1;

	if (s->ndim > POP_MAX_DIMS || s->nview > POP_LIMIT_VIEWS ||
		s->nstage > POP_LIMIT_STAGES || s->nparam > POP_LIMIT_PARAMS)
		return pop_check_fail(
			c, 'h', "too many dims, views, stages or parameters");
	for (unsigned d = 0; d < s->ndim; d++) {
		int64_t e = s->extent[d];

		if (e < 0 || e > POP_MAX_ELEMENTS ||
			!pop_mul_i64(n, e ? e : 1, &n))
			return pop_check_fail(c, 'h',
				"dim %u: extent %lld is too large", d,
				(long long)e);
	}
	for (uint32_t v = 0; v < s->nview; v++)
		POP_TRY(pop_check_view(c, v));
	return POP_OK;
}

pop_status
pop_check_kind(pop_checker *c)
{
	memset(c->use, 0, c->step->nview);
	return check_kind[c->step->kind](c);
}

pop_status
pop_check_step(pop_checker *c)
{
	unsigned kind = c->step->kind;

	if (kind >= POP_STEP_LIMIT || !check_kind[kind])
		return pop_check_fail(c, 'a', "no step has this number");
	POP_TRY(pop_check_frame(c));
	c->reads = c->writes = (pop_touches){0};
	POP_TRY(pop_check_kind(c));
	return pop_check_overlap(c);
}
