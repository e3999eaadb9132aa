/*
 * Products of few rows by columns that a loop would make: bytes, less a zero
 * point, by a scale, and something more, each the same for a group of numbers
 * along the depth.  They are made as the loop makes them, and summed as the
 * COLUMNS of dot_thin.c are, but stay in registers.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/dot.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_narrow.h"

/* What a number is joined with, in this order. */
typedef enum part_kind {
	LESS,
	TIMES,
	PLUS,
	NPART,
} part_kind;

enum { SIDE = 2 }; /* columns at once, of one row */

/* What it is rounded to after each of them. */
typedef enum rounding {
	F32,
	F16,
	BF16,
	NROUNDING,
} rounding;

/* (bytes - LESS) * TIMES + PLUS, rounded after each. */
struct pop_dot_made {
	const pop_step *loop;
	const pop_view *bytes;
	const pop_view *part[NPART]; /* NULL: there is none */
	rounding round;
	int row, group; /* dims of the loop; group -1: one */
	int64_t ngroup, each;
	size_t at[NPART]; /* in the scratch: of some columns, as f32 */
};

/* ---- Recognition. */

static rounding
rounding_of(const pop_ins *i)
{
	if (i->op != POP_INS_ROUND || i->cls != POP_CLASS_F)
		return F32;
	return i->imm == POP_DT_F16    ? F16
	       : i->imm == POP_DT_BF16 ? BF16
				       : NROUNDING;
}

static bool
is_byte(uint8_t d)
{
	return d == POP_DT_I8 || d == POP_DT_U8;
}

/* Does i load a byte that is the same along the depth? */
static bool
is_group_byte(const pop_dot_made *m, const pop_ins *i)
{
	const pop_view *v;

	if (i->op != POP_INS_LOAD)
		return false;
	v = &m->loop->view[i->imm];
	return is_byte(v->dtype) && v->stride[m->loop->ndim - 1] == 0;
}

static bool
take_part(pop_dot_made *m, const pop_ins *i, part_kind p)
{
	const pop_ins *of = &m->loop->stage[0].code[i->a];

	if (i->op == POP_INS_TO_F && i->cls == POP_CLASS_I && i->imm == 0 &&
		is_group_byte(m, of) && !m->part[p]) {
		m->part[p] = &m->loop->view[of->imm];
		return true;
	}
	if (i->op != POP_INS_LOAD || i->cls != POP_CLASS_F || m->part[p])
		return false;
	m->part[p] = &m->loop->view[i->imm];
	return true;
}

/* The operand of i, a or b, that is not part p, which the other one becomes. */
static const pop_ins *
take_either(pop_dot_made *m, const pop_ins *i, part_kind p)
{
	const pop_ins *code = m->loop->stage[0].code;

	if (take_part(m, &code[i->b], p))
		return &code[i->a];
	if (i->op != POP_INS_SUB && take_part(m, &code[i->a], p))
		return &code[i->b];
	return NULL;
}

/* What is left of i without its last part, or i if it has none; NULL: it is of
 * another form. */
static const pop_ins *
take_off(pop_dot_made *m, const pop_ins *i)
{
	const pop_ins *code = m->loop->stage[0].code;

	if (i->op == POP_INS_TO_F)
		return i;
	if (m->round != F32 &&
		(i->op != POP_INS_ROUND || rounding_of(i) != m->round))
		return NULL;
	if (m->round != F32)
		i = &code[i->a];
	if (i->cls != POP_CLASS_F || m->part[LESS])
		return NULL;
	if (i->op == POP_INS_SUB)
		return take_either(m, i, LESS);
	if (i->op == POP_INS_MUL)
		return take_either(m, i, TIMES);
	if (m->part[TIMES])
		return NULL;
	if (i->op == POP_INS_MULADD && m->round == F32 &&
		take_part(m, &code[i->c], PLUS))
		return take_either(m, i, TIMES);
	return i->op == POP_INS_ADD ? take_either(m, i, PLUS) : NULL;
}

/* Likewise of integers, of which bytes may be taken. */
static const pop_ins *
take_byte_off(pop_dot_made *m, const pop_ins *i)
{
	const pop_ins *code = m->loop->stage[0].code;

	if (i->op != POP_INS_SUB || i->cls != POP_CLASS_I || m->part[LESS] ||
		!is_group_byte(m, &code[i->b]))
		return i;
	m->part[LESS] = &m->loop->view[code[i->b].imm];
	return &code[i->a];
}

static const pop_ins *
only_store(const pop_stage *s)
{
	const pop_ins *found = NULL;

	for (uint32_t i = 0; i < s->ncode; i++)
		if (s->code[i].op == POP_INS_STORE) {
			if (found)
				return NULL;
			found = &s->code[i];
		}
	return found;
}

/* Reads the loop's code; *out: the view that it writes. */
static bool
read_code(pop_dot_made *m, const pop_view **out)
{
	const pop_stage *s = &m->loop->stage[0];
	const pop_ins *i = only_store(s);

	if (!i)
		return false;
	*out = &m->loop->view[i->imm];
	i = &s->code[i->a];
	m->round = rounding_of(i);
	if (m->round == NROUNDING ||
		((*out)->dtype != POP_DT_F32 &&
			(m->round == F32 || (*out)->dtype != i->imm)))
		return false;
	for (unsigned k = 0; i && k < NPART; k++)
		i = take_off(m, i);
	if (!i || i->op != POP_INS_TO_F || i->cls != POP_CLASS_I || i->imm != 0)
		return false;
	i = take_byte_off(m, &s->code[i->a]);
	if (i->op != POP_INS_LOAD)
		return false;
	m->bytes = &m->loop->view[i->imm];
	return is_byte(m->bytes->dtype);
}

/* Finds rows, groups and what lies along the depth: the loop's dims of more
 * than one point, in this order. */
static bool
read_dims(pop_dot_made *m)
{
	const pop_step *s = m->loop;
	int found[POP_MAX_DIMS], n = 0;

	for (unsigned d = 0; d < s->ndim; d++)
		if (s->extent[d] > 1)
			found[n++] = (int)d;
	if (n < 2 || n > 3 || found[n - 1] != s->ndim - 1)
		return false;
	m->row = found[0];
	m->group = n == 3 ? found[1] : -1;
	m->ngroup = n == 3 ? s->extent[found[1]] : 1;
	m->each = s->extent[s->ndim - 1];
	return m->each % 16 == 0;
}

static int64_t
group_stride(const pop_dot_made *m, const pop_view *v)
{
	return m->group < 0 ? 0 : v->stride[m->group];
}

/* Does the loop write the columns that the product reads, along the depth? */
static bool
is_written(const pop_dot_made *m, const pop_view *w, const pop_dot *p)
{
	const pop_view *v = pop_dot_view(p, p->vb);

	return w->buffer == v->buffer && w->base == v->base && w->ndyn == 0 &&
	       v->ndyn == 0 && v->stride[p->dk] == 1 &&
	       w->stride[m->loop->ndim - 1] == 1 &&
	       (m->group < 0 || w->stride[m->group] == m->each) &&
	       w->stride[m->row] == v->stride[p->dn] &&
	       m->ngroup * m->each == p->k &&
	       m->loop->extent[m->row] == p->dense.n;
}

/* Of numbers that are f32's, too? */
static bool
is_part(uint8_t d)
{
	return d == POP_DT_F32 || d == POP_DT_F16 || d == POP_DT_BF16 ||
	       is_byte(d);
}

static bool
is_readable(const pop_dot_made *m)
{
	const unsigned along = m->loop->ndim - 1u;

	if (m->bytes->ndyn || m->bytes->stride[along] != 1)
		return false;
	for (unsigned k = 0; k < NPART; k++)
		if (m->part[k] &&
			(m->part[k]->ndyn || m->part[k]->stride[along] ||
				!is_part(m->part[k]->dtype)))
			return false;
	return true;
}

bool
pop_dot_make(pop_dot *p, pop_arena *a, const pop_step *loop)
{
	pop_dot_made *m = POP_NEW(a, pop_dot_made);
	const pop_view *out;

	*m = (pop_dot_made){.loop = loop};
	if (p->form != POP_DOT_COLUMNS || p->dense.ngroup != 1 ||
		p->dense.m > POP_DOT_THIN || !pop_loop_is_plain(loop) ||
		!read_code(m, &out) || !read_dims(m) ||
		!is_written(m, out, p) || !is_readable(m))
		return false;
	for (unsigned k = 0; k < NPART; k++) {
		m->at[k] = p->total;
		if (m->part[k] && m->part[k]->dtype != POP_DT_F32)
			p->total += pop_round_up((size_t)m->ngroup *
							 POP_DOT_COLUMNS_COLS *
							 sizeof(float),
				64);
	}
	p->made = m;
	return true;
}

/* ---- Columns. */

/* A part of all columns. */
typedef struct part_place {
	const float *at;
	int64_t row, group; /* strides */
} part_place;

/* A part of a column: a number for each group. */
typedef struct numbers {
	const float *at;
	int64_t step;
} numbers;

typedef struct made_column {
	const unsigned char *bytes;
	numbers part[NPART];
} made_column;

/* Which parts numbers have, or as if: what changes nothing stands for others.
 */
enum { T, LT, LTP, NHAS };

POP_INLINE bool
has_part(const int has, const int k)
{
	return k == TIMES || (k == LESS && has != T) || has == LTP;
}

POP_INLINE vf
rounded(const int to, vf x)
{
	return to == F16    ? (vf)f_round_f16((V)x)
	       : to == BF16 ? (vf)f_round_bf16((V)x)
			    : x;
}

/* LANES numbers of a group whose parts are `part`. */
POP_INLINE vf
make(const bool is_signed, const int round, const int has,
	const unsigned char *at, const vf *part)
{
	vf x = (vf)f_of_i(is_signed ? widen_vb_of_i(at) : widen_vub_of_i(at));

	if (has_part(has, LESS))
		x = rounded(round, x - part[LESS]);
	if (has_part(has, TIMES))
		x = rounded(round, x * part[TIMES]);
	if (has_part(has, PLUS))
		x = rounded(round, x + part[PLUS]);
	return x;
}

/* The numbers of group g for all lanes. */
POP_INLINE void
set_parts(const int has, const made_column *c, int64_t g, vf *part)
{
#pragma GCC unroll 3
	for (int k = 0; k < NPART; k++)
		if (has_part(has, k))
			part[k] = vf_set(c->part[k].at[g * c->part[k].step]);
}

/* 16 products more of each row: a[i][p..) times the numbers of bytes `at`. */
POP_INLINE void
more16(const bool is_signed, const int round, const int has, const int mr,
	vf (*x)[16 / LANES], const float *const *a, int64_t p,
	const unsigned char *at, const vf *part)
{
#pragma GCC unroll 4
	for (int v = 0; v < 16 / LANES; v++) {
		vf y = make(is_signed, round, has, at + v * LANES, part);

#pragma GCC unroll 4
		for (int i = 0; i < mr; i++)
			x[i][v] = vf_fma(
				(vf)v_load(a[i] + p + v * LANES), y, x[i][v]);
	}
}

/* Columns col[0..side) against mr rows of a, summed as by column() of
 * dot_thin.c: c[i][0..side). */
POP_INLINE void
multiply(const bool is_signed, const int round, const int has, const int mr,
	const int side, const pop_dot_made *m, const made_column *col,
	const float *const *a, float *const *c)
{
	const int64_t stride = group_stride(m, m->bytes);
	vf x[SIDE][POP_DOT_THIN][16 / LANES] = {{{{0}}}}, part[SIDE][NPART];

	for (int64_t g = 0, p = 0; g < m->ngroup; g++) {
#pragma GCC unroll 2
		for (int j = 0; j < side; j++)
			set_parts(has, &col[j], g, part[j]);
		for (int64_t q = g * stride, end = q + m->each; q < end;
			q += 16, p += 16)
#pragma GCC unroll 2
			for (int j = 0; j < side; j++)
				more16(is_signed, round, has, mr, x[j], a, p,
					col[j].bytes + q, part[j]);
	}
#pragma GCC unroll 4
	for (int i = 0; i < mr; i++)
#pragma GCC unroll 2
		for (int j = 0; j < side; j++)
			c[i][j] = vf_fold16(x[j][i]);
}

typedef void multiply_fn(const pop_dot_made *m, const made_column *col,
	const float *const *a, float *const *c);

/* One row takes two columns at once: its sums would wait for each other. */
#define MULTIPLY(is_signed, round, has, mr)                                  \
	static void multiply_##is_signed##_##round##_##has##_##mr(           \
		const pop_dot_made *m, const made_column *col,               \
		const float *const *a, float *const *c)                      \
	{                                                                    \
		multiply(is_signed, round, has, mr, (mr) == 1 ? SIDE : 1, m, \
			col, a, c);                                          \
	}
#define ROWS(DO, ...) DO(__VA_ARGS__, 1) DO(__VA_ARGS__, 2) DO(__VA_ARGS__, 3)
#define PARTS(DO, ...)            \
	ROWS(DO, __VA_ARGS__, T)  \
	ROWS(DO, __VA_ARGS__, LT) \
	ROWS(DO, __VA_ARGS__, LTP)
#define ALL(DO)            \
	PARTS(DO, 0, F32)  \
	PARTS(DO, 0, F16)  \
	PARTS(DO, 0, BF16) \
	PARTS(DO, 1, F32)  \
	PARTS(DO, 1, F16)  \
	PARTS(DO, 1, BF16)

ALL(MULTIPLY)

#define NAME(is_signed, round, has, mr) \
	[is_signed][round][has][mr] =   \
		multiply_##is_signed##_##round##_##has##_##mr,

static multiply_fn *const multiplies[2][NROUNDING][NHAS][POP_DOT_THIN + 1] = {
	ALL(NAME)};

static multiply_fn *
choose(const pop_dot_made *m, int64_t rows)
{
	const int has = m->part[PLUS] ? LTP : m->part[LESS] ? LT : T;

	return multiplies[m->bytes->dtype == POP_DT_I8][m->round][has][rows];
}

/* The numbers of part k of n columns from j on, as f32. */
static void
find_part(const pop_dot_made *m, const pop_run *run, part_kind k, int64_t j,
	int64_t n, unsigned char *scratch, part_place *to)
{
	static const float neutral[NPART] = {0, 1, -0.0f};
	const pop_view *v = m->part[k];
	float *own = (float *)(void *)(scratch + m->at[k]);
	pop_gemm_matrix from;

	*to = (part_place){.at = &neutral[k]};
	if (!v)
		return;
	from = (pop_gemm_matrix){
		.at = pop_view_start(run, v) +
		      j * v->stride[m->row] *
			      (int64_t)pop_dtype_bytes((pop_dtype)v->dtype),
		.row = v->stride[m->row],
		.col = group_stride(m, v),
		.dtype = (pop_dtype)v->dtype};
	if (v->dtype == POP_DT_F32) {
		*to = (part_place){(const float *)(const void *)from.at,
			from.row, from.col};
		return;
	}
	pop_gemm_rows(POP_GEMM_F32, own, m->ngroup, &from, n, m->ngroup);
	*to = (part_place){own, m->ngroup, 1};
}

static void
set_column(const pop_dot_made *m, const unsigned char *bytes,
	const part_place *part, int64_t j, made_column *to)
{
	to->bytes = bytes + j * m->bytes->stride[m->row];
	for (unsigned k = 0; k < NPART; k++)
		to->part[k] =
			(numbers){part[k].at + j * part[k].row, part[k].group};
}

void
pop_dot_made_columns(const pop_dot_made *m, const pop_run *run,
	unsigned char *scratch, int64_t rows, int64_t j0, int64_t n,
	const float *const *a, float *const *c)
{
	multiply_fn *const sums_of = choose(m, rows);
	const int64_t side = rows == 1 ? SIDE : 1;
	const unsigned char *bytes =
		pop_view_start(run, m->bytes) + j0 * m->bytes->stride[m->row];
	part_place part[NPART];
	made_column col[SIDE];
	float sum[POP_DOT_THIN][SIDE], *to[POP_DOT_THIN];

	for (int i = 0; i < POP_DOT_THIN; i++)
		to[i] = sum[i];
	for (unsigned k = 0; k < NPART; k++)
		find_part(m, run, (part_kind)k, j0, n, scratch, &part[k]);
	for (int64_t j = 0; j < n; j += side) {
		const int64_t last = n - 1, more = pop_least(side, n - j);

		for (int64_t t = 0; t < side; t++)
			set_column(m, bytes, part, pop_least(j + t, last),
				&col[t]);
		sums_of(m, col, a, to);
		for (int64_t i = 0; i < rows; i++)
			memcpy(c[i] + j, sum[i], (size_t)more * sizeof(float));
	}
}
