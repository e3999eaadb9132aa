/*
 * Products of few rows by columns that loops would make: bytes, less a zero
 * point, by a scale, and something more, each the same for a group of numbers
 * along the depth.  They are made as the loops make them, and summed as the
 * COLUMNS of dot_thin.c are, but stay in registers.  Two loops make numbers of
 * halves of bytes, of which a column's are taken apart first:
 *
 *   memory  [ b1 | b0 ][ b3 | b2 ] ...    one byte each
 *   column    b0   b1    b2   b3   ...    a byte each; or b1 b0 b3 b2 ...
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

/* What a loop makes numbers of. */
typedef enum source {
	BYTES,
	LOW, /* the lower halves of bytes */
	HIGH,
} source;

/* A part of all numbers. */
typedef struct joined {
	bool is_there;
	const pop_view *view; /* NULL: `value` */
	float value;          /* if it is not there, one that changes nothing */
} joined;

/* (bytes - LESS) * TIMES + PLUS, rounded after each. */
struct pop_dot_made {
	const pop_step *loop;
	const pop_view *bytes;
	source source; /* of the first number, if others come from elsewhere */
	joined part[NPART];
	rounding round;
	int row, group;                    /* dims of the loop; group -1: one */
	int64_t ngroup, each, group_bytes; /* numbers of a group; its stride */
	size_t at[NPART]; /* in the scratch: of some columns, as f32 */
	size_t at_halves; /* likewise: halves of SIDE columns, a byte each */
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
	const pop_ins *code = m->loop->stage[0].code;
	joined *to = &m->part[p];
	const uint32_t bits = (uint32_t)i->imm;

	if (to->is_there)
		return false;
	if (i->op == POP_INS_IMM && i->cls == POP_CLASS_F)
		memcpy(&to->value, &bits, sizeof(bits));
	else if (i->op == POP_INS_TO_F && i->cls == POP_CLASS_I &&
		 i->imm == 0 && is_group_byte(m, &code[i->a]))
		to->view = &m->loop->view[code[i->a].imm];
	else if (i->op == POP_INS_LOAD && i->cls == POP_CLASS_F)
		to->view = &m->loop->view[i->imm];
	else
		return false;
	return to->is_there = true;
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
	if (i->cls != POP_CLASS_F || m->part[LESS].is_there)
		return NULL;
	if (i->op == POP_INS_SUB)
		return take_either(m, i, LESS);
	if (i->op == POP_INS_MUL)
		return take_either(m, i, TIMES);
	if (m->part[TIMES].is_there)
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

	if (i->op != POP_INS_SUB || i->cls != POP_CLASS_I ||
		m->part[LESS].is_there || !is_group_byte(m, &code[i->b]))
		return i;
	m->part[LESS].is_there = true;
	m->part[LESS].view = &m->loop->view[code[i->b].imm];
	return &code[i->a];
}

static bool
is_number(const pop_ins *i, uint64_t n)
{
	return i->op == POP_INS_IMM && i->cls == POP_CLASS_I &&
	       (uint64_t)i->imm == n;
}

/* Finds the bytes of i: a load, or half of one. */
static bool
read_source(pop_dot_made *m, const pop_ins *i)
{
	const pop_ins *code = m->loop->stage[0].code;

	if (i->op == POP_INS_AND && is_number(&code[i->b], 15))
		m->source = LOW;
	else if (i->op == POP_INS_SHR && is_number(&code[i->b], 4))
		m->source = HIGH;
	if (m->source != BYTES)
		i = &code[i->a];
	if (i->op != POP_INS_LOAD || i->cls != POP_CLASS_I)
		return false;
	m->bytes = &m->loop->view[i->imm];
	return m->source == BYTES ? is_byte(m->bytes->dtype)
				  : m->bytes->dtype == POP_DT_U8;
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
	return read_source(m, take_byte_off(m, &s->code[i->a]));
}

static int64_t
group_stride(const pop_dot_made *m, const pop_view *v)
{
	return m->group < 0 ? 0 : v->stride[m->group];
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
	m->each = s->extent[s->ndim - 1] * (m->source == BYTES ? 1 : 2);
	m->group_bytes =
		m->source == BYTES ? group_stride(m, m->bytes) : m->each;
	return m->each % 16 == 0;
}

/* Does the loop write the columns that the product reads, along the depth, or
 * every other number of them from number `first` on? */
static bool
is_written(const pop_dot_made *m, const pop_view *w, const pop_dot *p,
	int64_t first)
{
	const pop_view *v = pop_dot_view(p, p->vb);

	return w->buffer == v->buffer && w->base == v->base + first &&
	       w->ndyn == 0 && v->ndyn == 0 && v->stride[p->dk] == 1 &&
	       w->stride[m->loop->ndim - 1] == (m->source == BYTES ? 1 : 2) &&
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
	for (unsigned k = 0; k < NPART; k++) {
		const pop_view *v = m->part[k].view;

		if (v && (v->ndyn || v->stride[along] || !is_part(v->dtype)))
			return false;
	}
	return true;
}

/* Reads a loop that writes columns of p, from number `first` on. */
static bool
read_loop(
	pop_dot_made *m, const pop_dot *p, const pop_step *loop, int64_t first)
{
	const pop_view *out;

	*m = (pop_dot_made){.loop = loop,
		.part = {[TIMES] = {.value = 1}, [PLUS] = {.value = -0.0f}}};
	return pop_loop_is_plain(loop) && read_code(m, &out) && read_dims(m) &&
	       is_written(m, out, p, first) && is_readable(m);
}

static bool
is_same_part(const pop_step *s, const joined *x, const joined *y)
{
	return x->is_there == y->is_there && !x->view == !y->view &&
	       (x->view ? pop_view_same(x->view, y->view, s->ndim)
			: memcmp(&x->value, &y->value, sizeof(x->value)) == 0);
}

/* Do two loops make the same of the halves of the same bytes? */
static bool
are_halves(const pop_dot_made *x, const pop_dot_made *y)
{
	const pop_step *s = x->loop, *t = y->loop;

	if (x->source == BYTES || y->source == BYTES ||
		x->source == y->source || x->round != y->round ||
		s->ndim != t->ndim ||
		memcmp(s->extent, t->extent, s->ndim * sizeof(s->extent[0])) !=
			0 ||
		!pop_view_same(x->bytes, y->bytes, s->ndim))
		return false;
	for (unsigned k = 0; k < NPART; k++)
		if (!is_same_part(s, &x->part[k], &y->part[k]))
			return false;
	return true;
}

bool
pop_dot_make(
	pop_dot *p, pop_arena *a, const pop_step *loop, const pop_step *other)
{
	pop_dot_made *m = POP_NEW(a, pop_dot_made), of_other;

	if (p->form != POP_DOT_COLUMNS || p->dense.ngroup != 1 ||
		p->dense.m > POP_DOT_THIN || !read_loop(m, p, loop, 0) ||
		(m->source != BYTES) != !!other)
		return false;
	if (other && (!read_loop(&of_other, p, other, 1) ||
			     !are_halves(m, &of_other)))
		return false;
	for (unsigned k = 0; k < NPART; k++) {
		m->at[k] = p->total;
		if (m->part[k].view && m->part[k].view->dtype != POP_DT_F32)
			p->total += pop_round_up((size_t)m->ngroup *
							 POP_DOT_COLUMNS_COLS *
							 sizeof(float),
				64);
	}
	m->at_halves = p->total;
	if (other)
		p->total += pop_round_up((size_t)(SIDE * p->k), 64);
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
	const int64_t stride = m->group_bytes;
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
	const int has = m->part[PLUS].is_there   ? LTP
			: m->part[LESS].is_there ? LT
						 : T;

	return multiplies[m->bytes->dtype == POP_DT_I8][m->round][has][rows];
}

/* The numbers of part k of n columns from j on, as f32. */
static void
find_part(const pop_dot_made *m, const pop_run *run, part_kind k, int64_t j,
	int64_t n, unsigned char *scratch, part_place *to)
{
	const pop_view *v = m->part[k].view;
	float *own = (float *)(void *)(scratch + m->at[k]);
	pop_gemm_matrix from;

	*to = (part_place){.at = &m->part[k].value};
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

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint64_t words2 __attribute__((vector_size(16)));

/* The halves of n bytes, n a multiple of 8. */
static void
take_apart(bool high_first, const unsigned char *from, int64_t n,
	unsigned char *to)
{
	for (int64_t i = 0; i < n; i += 8) {
		bytes16 x, first, second, both;
		uint64_t eight;

		memcpy(&eight, from + i, sizeof(eight));
		x = (bytes16)(words2){eight};
		first = high_first ? x >> 4 : x & 15;
		second = high_first ? x & 15 : x >> 4;
		both = __builtin_shufflevector(first, second, 0, 16, 1, 17, 2,
			18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
		memcpy(to + 2 * i, &both, sizeof(both));
	}
}

/* Bytes of a column: where they are, or `own`, of a column of halves. */
static const unsigned char *
bytes_of(const pop_dot_made *m, const unsigned char *column, unsigned char *own)
{
	const int64_t stride = group_stride(m, m->bytes);

	if (m->source == BYTES)
		return column;
	for (int64_t g = 0; g < m->ngroup; g++)
		take_apart(m->source == HIGH, column + g * stride, m->each / 2,
			own + g * m->each);
	return own;
}

static void
set_column(const pop_dot_made *m, const unsigned char *bytes,
	const part_place *part, int64_t j, unsigned char *own, made_column *to)
{
	to->bytes = bytes_of(m, bytes + j * m->bytes->stride[m->row], own);
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
	const int64_t side = rows == 1 ? SIDE : 1, all = m->ngroup * m->each;
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
				scratch + m->at_halves + t * all, &col[t]);
		sums_of(m, col, a, to);
		for (int64_t i = 0; i < rows; i++)
			memcpy(c[i] + j, sum[i], (size_t)more * sizeof(float));
	}
}
