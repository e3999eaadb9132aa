/*
 * Updates by outer products: the code of the step is read as the formula of
 * loop_outer.h, for each part of which there is a choice of few; each choice is
 * a function of its own, over all columns of four rows, or of one.
 */

#include "lib/kernel/isa/loop_outer.h"

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm.h"
#include "lib/kernel/isa/walk.h"

enum {
	FOUR = 4,  /* rows at a time */
	LEAST = 8, /* columns: shorter rows are better packed */
	MOST_ROW = 8192,
	ROW_COST = 1500, /* picoseconds */
	POINT_COST = 40,
};

/* Operands, by the names of loop_outer.h. */
enum { NEW, OTHER, OLD, X, A1, A2, B, C, D, E, OPERANDS };

/* The product: x * a1, x * a1 * a2, or x * (a1 * a2); and what becomes of
 * b * old with it: nothing, it is added, or taken from it. */
typedef enum product { ONCE, TWICE, BY_BOTH } product;
typedef enum inner { ALONE, PLUS, LESS } inner;

typedef struct place {
	unsigned char *at;
	int64_t step; /* bytes from row to row */
} place;

typedef void rows_fn(const place *p, int64_t n, int64_t rows);

struct pop_outer {
	const pop_step *step;
	pop_space outer; /* all but the last of the outer dims */
	int64_t rows, n; /* along that; columns */
	rows_fn *run;
	const pop_view *view[OPERANDS]; /* NULL: a number of the code */
	float number[OPERANDS];
	int64_t row_step[OPERANDS];
};

/* ---- Rows. */

/* The element of row r, for all lanes. */
POP_INLINE vf
spread(const place *p, int64_t r)
{
	float x;

	memcpy(&x, p->at + r * p->step, sizeof(x));
	return vf_set(x);
}

/* A vector of row r, from byte `at` on, of which n lanes are there. */
POP_INLINE vf
get(const place *p, int64_t r, int64_t at, int64_t n)
{
	const unsigned char *from = p->at + r * p->step + at;

	return n == LANES ? (vf)v_load(from) : (vf)v_load_some(from, n);
}

POP_INLINE void
put(const place *p, int64_t r, int64_t at, vf y, int64_t n)
{
	unsigned char *to = p->at + r * p->step + at;

	if (n == LANES)
		v_store(to, (V)y);
	else
		v_store_some(to, (V)y, n);
}

/* The same vector of nr rows. */
POP_INLINE void
one(const int nr, const product by, const inner in, const bool adds,
	const bool divides, const bool other, const place *p, vf (*s)[OPERANDS],
	int64_t at, int64_t n)
{
#pragma GCC unroll 4
	for (int r = 0; r < nr; r++) {
		const vf old = get(&p[OLD], r, at, n);
		vf y = get(&p[X], r, at, n) * s[r][A1];

		if (by == TWICE)
			y = y * s[r][A2];
		if (other)
			put(&p[OTHER], r, at, s[r][E] * y + old, n);
		if (in == PLUS)
			y = s[r][B] * old + y;
		if (in == LESS)
			y = y - s[r][B] * old;
		if (adds)
			y = s[r][C] * y + old;
		if (divides)
			y = y / s[r][D];
		put(&p[NEW], r, at, y, n);
	}
}

/* nr rows from `row` on. */
POP_INLINE void
across(const int nr, const product by, const inner in, const bool adds,
	const bool divides, const bool other, const place *from, int64_t n,
	int64_t row)
{
	place p[OPERANDS];
	vf s[FOUR][OPERANDS];
	int64_t j = 0;

#pragma GCC unroll 10
	for (int k = 0; k < OPERANDS; k++)
		p[k] = (place){from[k].at + row * from[k].step, from[k].step};
#pragma GCC unroll 4
	for (int r = 0; r < nr; r++) {
		s[r][A1] = spread(&p[A1], r);
		if (by != ONCE)
			s[r][A2] = spread(&p[A2], r);
		if (by == BY_BOTH)
			s[r][A1] = s[r][A1] * s[r][A2];
		if (in != ALONE)
			s[r][B] = spread(&p[B], r);
		if (adds)
			s[r][C] = spread(&p[C], r);
		if (divides)
			s[r][D] = spread(&p[D], r);
		if (other)
			s[r][E] = spread(&p[E], r);
	}
	for (; j + LANES <= n; j += LANES)
		one(nr, by, in, adds, divides, other, p, s, 4 * j, LANES);
	if (j < n)
		one(nr, by, in, adds, divides, other, p, s, 4 * j, n - j);
}

#define ROWS(name, by, in, adds, divides, other)                             \
	static void name(const place *p, int64_t n, int64_t rows)            \
	{                                                                    \
		int64_t r = 0;                                               \
                                                                             \
		for (; r + FOUR <= rows; r += FOUR)                          \
			across(FOUR, by, in, adds, divides, other, p, n, r); \
		for (; r < rows; r++)                                        \
			across(1, by, in, adds, divides, other, p, n, r);    \
	}

#define FORMS(X)       \
	X(ALONE, true) \
	X(PLUS, false) \
	X(PLUS, true)  \
	X(LESS, false) \
	X(LESS, true)

#define SIX_ROWS(in, adds)                                                  \
	ROWS(rows_##in##_##adds##_once, ONCE, in, adds, false, false)       \
	ROWS(rows_##in##_##adds##_twice, TWICE, in, adds, false, false)     \
	ROWS(rows_##in##_##adds##_both, BY_BOTH, in, adds, false, false)    \
	ROWS(rows_##in##_##adds##_once_over, ONCE, in, adds, true, false)   \
	ROWS(rows_##in##_##adds##_twice_over, TWICE, in, adds, true, false) \
	ROWS(rows_##in##_##adds##_both_over, BY_BOTH, in, adds, true, false)
FORMS(SIX_ROWS)

static rows_fn *
rows_of(inner in, bool adds, product by, bool divides)
{
#define ENTRY(in, adds)                                                        \
	[in][adds] = {                                                         \
		{rows_##in##_##adds##_once, rows_##in##_##adds##_once_over},   \
		{rows_##in##_##adds##_twice, rows_##in##_##adds##_twice_over}, \
		{rows_##in##_##adds##_both, rows_##in##_##adds##_both_over}},
	static rows_fn *const of[3][2][3][2] = {FORMS(ENTRY)};

	return of[in][adds][by][divides];
}

/* With another result beside it. */
ROWS(rows_two_once, ONCE, PLUS, false, false, true)
ROWS(rows_two_twice, TWICE, PLUS, false, false, true)
ROWS(rows_two_both, BY_BOTH, PLUS, false, false, true)

static rows_fn *
rows_of_two(inner in, bool adds, product by, bool divides)
{
	static rows_fn *const of[] = {
		rows_two_once, rows_two_twice, rows_two_both};

	return in == PLUS && !adds && !divides ? of[by] : NULL;
}

/* ---- The formula. */

typedef struct reader {
	const pop_outer_spec *spec;
	const pop_stage *stage;
	pop_outer *to;
	uint32_t nstore;
	uint16_t store[2]; /* instructions */
} reader;

static const pop_ins *
ins(const reader *r, uint16_t k)
{
	return &r->stage->code[k];
}

/* A load of f32 that goes so many elements on from column to column. */
static bool
is_load(const reader *r, uint16_t k, int64_t stride)
{
	const pop_ins *i = ins(r, k);
	const pop_view *v;

	if (i->op != POP_INS_LOAD)
		return false;
	v = &r->spec->step->view[i->imm];
	return v->dtype == POP_DT_F32 && v->stride[r->spec->row] == stride;
}

static bool
is_row(const reader *r, uint16_t k)
{
	return is_load(r, k, 1);
}

static bool
is_number(const reader *r, uint16_t k)
{
	return ins(r, k)->op == POP_INS_IMM || is_load(r, k, 0);
}

/* Operand `what` is register k, of which is_row() or is_number(). */
static void
set(reader *r, int what, uint16_t k)
{
	const pop_ins *i = ins(r, k);
	const uint32_t bits = (uint32_t)i->imm;

	if (i->op == POP_INS_LOAD)
		r->to->view[what] = &r->spec->step->view[i->imm];
	else
		memcpy(&r->to->number[what], &bits, sizeof(bits));
}

/* Takes the old matrix, if register k is a row and no other one was taken. */
static bool
take_old(reader *r, uint16_t k)
{
	const pop_view **old = &r->to->view[OLD];

	if (!is_row(r, k))
		return false;
	if (!*old)
		set(r, OLD, k);
	return *old == &r->spec->step->view[ins(r, k)->imm];
}

/* One of a and b is a number, which is operand `what`; the other: *other. */
static bool
take_factor(reader *r, int what, uint16_t a, uint16_t b, uint16_t *other)
{
	const bool first = is_number(r, a);

	if (!first && !is_number(r, b))
		return false;
	set(r, what, first ? a : b);
	*other = first ? b : a;
	return true;
}

/* b * old? */
static bool
take_decay(reader *r, uint16_t a, uint16_t b)
{
	uint16_t old;

	return take_factor(r, B, a, b, &old) && take_old(r, old);
}

static bool
is_product(const reader *r, uint16_t k)
{
	return ins(r, k)->op == POP_INS_MUL;
}

/* x * a1, or x by a product of numbers. */
static bool
read_row(reader *r, uint16_t k, product *by)
{
	const pop_ins *i = ins(r, k), *both;
	uint16_t left;

	r->to->number[A1] = 1;
	if (is_product(r, k)) {
		left = is_row(r, i->a) ? i->b : i->a;
		k = is_row(r, i->a) ? i->a : i->b;
		both = ins(r, left);
		if (is_number(r, left)) {
			set(r, A1, left);
		} else if (*by == ONCE && is_product(r, left) &&
			   is_number(r, both->a) && is_number(r, both->b)) {
			*by = BY_BOTH;
			set(r, A1, both->a);
			set(r, A2, both->b);
		} else {
			return false;
		}
	}
	if (!is_row(r, k))
		return false;
	set(r, X, k);
	return true;
}

static bool
read_product(reader *r, uint16_t k, product *by)
{
	const pop_ins *i = ins(r, k);

	*by = ONCE;
	if (is_product(r, k) && !is_row(r, i->a) && !is_row(r, i->b)) {
		*by = TWICE;
		if (!take_factor(r, A2, i->a, i->b, &k))
			return false;
	}
	return read_row(r, k, by);
}

/* The product, and what is added to it of the old matrix; *k is its register
 * from then on. */
static inner
read_inner(reader *r, uint16_t *k)
{
	const pop_ins *i = ins(r, *k), *less;

	if (i->op == POP_INS_MULADD && take_decay(r, i->a, i->b)) {
		*k = i->c;
		return PLUS;
	}
	if (i->op != POP_INS_SUB)
		return ALONE;
	less = ins(r, i->b);
	if (less->op == POP_INS_MUL && take_decay(r, less->a, less->b)) {
		*k = i->a;
		return LESS;
	}
	return ALONE;
}

/* Is what *k is added to the old matrix, by a factor? */
static bool
read_sum(reader *r, uint16_t *k)
{
	const pop_ins *i = ins(r, *k);

	r->to->number[C] = i->op == POP_INS_SUB ? -1 : 1;
	switch (i->op) {
	case POP_INS_MULADD:
		return is_row(r, i->c) && take_old(r, i->c) &&
		       take_factor(r, C, i->a, i->b, k);
	case POP_INS_SUB:
		*k = i->b;
		return take_old(r, i->a);
	case POP_INS_ADD:
		*k = is_row(r, i->a) ? i->b : i->a;
		return take_old(r, is_row(r, i->a) ? i->a : i->b);
	default:
		return false;
	}
}

/* Is register k e * made + old? */
static bool
read_other(reader *r, uint16_t k, uint16_t made)
{
	const pop_ins *i = ins(r, k);
	uint16_t by;

	return i->op == POP_INS_MULADD && take_old(r, i->c) &&
	       take_factor(r, E, i->a, i->b, &by) && by == made;
}

/* Is what the stores store the formula, of the new matrix the first one? */
static bool
read_formula(reader *r, const uint16_t *store)
{
	uint16_t k = ins(r, store[0])->a, sum;
	const pop_ins *i = ins(r, k);
	const bool divides = i->op == POP_INS_DIV && is_number(r, i->b);
	bool adds;
	product by;
	inner in;

	if (divides) {
		set(r, D, i->b);
		k = i->a;
	}
	sum = k;
	adds = read_sum(r, &sum);
	if (adds)
		k = sum;
	else
		r->to->view[OLD] = r->to->view[C] = NULL;
	in = read_inner(r, &k);
	if (!r->to->view[OLD] || !read_product(r, k, &by) ||
		(r->nstore == 2 && !read_other(r, ins(r, store[1])->a, k)))
		return false;
	r->to->run =
		(r->nstore == 2 ? rows_of_two : rows_of)(in, adds, by, divides);
	return r->to->run;
}

static bool
read_stores(reader *r, uint16_t first, uint16_t second)
{
	const uint16_t store[2] = {first, second};

	*r->to = (pop_outer){.step = r->spec->step};
	for (uint32_t k = 0; k < r->nstore; k++)
		r->to->view[k == 0 ? NEW : OTHER] =
			&r->spec->step->view[ins(r, store[k])->imm];
	return read_formula(r, store);
}

/* ---- What is written is nothing else that is read. */

static bool
same_place(const pop_step *s, const pop_view *v, const pop_view *w)
{
	for (int d = 0; d < s->ndim; d++)
		if (s->extent[d] > 1 && v->stride[d] != w->stride[d])
			return false;
	return v->buffer == w->buffer && v->base == w->base &&
	       v->ndyn == w->ndyn && pop_dyn_same(v->dyn, w->dyn, v->ndyn);
}

/* Nor overwrites what is still to be read. */
static bool
is_apart(const reader *r, int written)
{
	const pop_outer *p = r->to;
	const pop_view *to = p->view[written];

	for (int k = 0; to && k < OPERANDS; k++)
		if (k != written && p->view[k] &&
			POP_FN(pop_buffers_meet)(r->spec->program, to->buffer,
				p->view[k]->buffer) &&
			!(k == OLD && same_place(p->step, to, p->view[k])))
			return false;
	return true;
}

/* ---- The plan. */

static bool
is_line(const reader *r, uint16_t store)
{
	const pop_view *v = &r->spec->step->view[ins(r, store)->imm];

	return v->dtype == POP_DT_F32 && v->stride[r->spec->row] == 1;
}

/* Finds one store or two, behind all loads, of what is computed from f32
 * alone. */
static bool
find_stores(reader *r)
{
	for (uint32_t k = 0; k < r->stage->ncode; k++) {
		const pop_ins *i = &r->stage->code[k];

		if (i->cls != POP_CLASS_F ||
			(i->op == POP_INS_LOAD && r->nstore > 0))
			return false;
		if (i->op != POP_INS_STORE)
			continue;
		if (r->nstore == 2 || !is_line(r, (uint16_t)k))
			return false;
		r->store[r->nstore++] = (uint16_t)k;
	}
	return r->nstore > 0;
}

static void
plan_rows(pop_outer *p, const pop_outer_spec *spec)
{
	const pop_step *s = spec->step;
	const int along = spec->outer[spec->nouter - 1];

	for (unsigned k = 0; k + 1 < spec->nouter; k++)
		pop_space_add(
			&p->outer, spec->outer[k], s->extent[spec->outer[k]]);
	p->rows = s->extent[along];
	p->n = s->extent[spec->row];
	for (int k = 0; k < OPERANDS; k++)
		if (p->view[k])
			p->row_step[k] = p->view[k]->stride[along] *
					 (int64_t)sizeof(float);
}

pop_outer *
POP_FN(pop_outer_plan)(pop_arena *a, const pop_outer_spec *spec)
{
	const pop_step *s = spec->step;
	pop_outer found, *p;
	reader r = {.spec = spec, .stage = &s->stage[0], .to = &found};

	if (spec->row < 0 || spec->nouter == 0 ||
		s->extent[spec->row] < LEAST ||
		s->extent[spec->row] > MOST_ROW || !find_stores(&r) ||
		!(read_stores(&r, r.store[0], r.store[1]) ||
			(r.nstore == 2 &&
				read_stores(&r, r.store[1], r.store[0]))) ||
		!is_apart(&r, NEW) || !is_apart(&r, OTHER))
		return NULL;
	plan_rows(&found, spec);
	p = POP_NEW(a, pop_outer);
	*p = found;
	return p;
}

int64_t
POP_FN(pop_outer_units)(const pop_outer *p, int64_t *unit_cost)
{
	*unit_cost = ROW_COST + p->n * POINT_COST;
	return pop_space_count(&p->outer) * p->rows;
}

/* ---- A run. */

/* Bytes from where the operand starts to its first row at x. */
static int64_t
at_point(const pop_outer *p, int k, const int64_t *x)
{
	return p->view[k] ? pop_space_offset(&p->outer, p->view[k], x) *
				    (int64_t)sizeof(float)
			  : 0;
}

void
POP_FN(pop_outer_run)(
	const pop_outer *p, const pop_run *run, int64_t first, int64_t n)
{
	int64_t x[POP_MAX_DIMS], row = first % p->rows, m;
	unsigned char *start[OPERANDS];
	float number[OPERANDS];
	place at[OPERANDS];

	memcpy(number, p->number, sizeof(number));
	for (int k = 0; k < OPERANDS; k++) {
		start[k] = p->view[k] ? pop_view_start(run, p->view[k])
				      : (unsigned char *)&number[k];
		at[k].step = p->row_step[k];
	}
	pop_space_seek(&p->outer, first / p->rows, x);
	for (; n > 0; n -= m, row = 0) {
		m = pop_least(n, p->rows - row);
		for (int k = 0; k < OPERANDS; k++)
			at[k].at =
				start[k] + at_point(p, k, x) + row * at[k].step;
		p->run(at, p->n, m);
		pop_space_next(&p->outer, x);
	}
}
