/*
 * Trees of rows.
 *
 * Vectors of two rows are combined so that neighbouring lanes are of one row
 * and of the other, which halves what is left of each; that row k meets row k +
 * h first, and its next neighbours last, leaves the rows in order.
 */

#include "lib/kernel/isa/loop_tree.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/vm_small.h"
#include "lib/kernel/isa/walk.h"

enum {
	LINE = 16, /* bytes */
	UNIT = 64, /* rows, or fewer: */
	UNIT_BYTES = 64 * 1024,
	ROW_COST = 4000, /* picoseconds */
	BYTE_COST = 60,
};

/* Rows of at least a vector to the first `rows` elements of a line. */
typedef void rows_fn(unsigned char *line, const unsigned char *from,
	int64_t step, int64_t bytes, int64_t rows);

struct pop_tree {
	const pop_step *step;
	const pop_view *from, *to;
	pop_space all, heads; /* the outer dims; and without the last one */
	int along;            /* that; -1: none */
	int64_t rows;         /* along it ... */
	int64_t unit, nunit;  /* ... and at a time; units of each head */
	int64_t size;         /* bytes of an element ... */
	int64_t lane;         /* ... of one that is combined ... */
	int64_t bytes;        /* ... and of a row */
	bool truth;
	rows_fn *fold;
};

/* ---- Rows to a line. */

#if POP_VBYTES == 64
#	define LOW(bits, a, b) \
		(V) _mm512_unpacklo_epi##bits((__m512i)a, (__m512i)b)
#	define HIGH(bits, a, b) \
		(V) _mm512_unpackhi_epi##bits((__m512i)a, (__m512i)b)
#elif POP_VBYTES == 32
#	define LOW(bits, a, b) \
		(V) _mm256_unpacklo_epi##bits((__m256i)a, (__m256i)b)
#	define HIGH(bits, a, b) \
		(V) _mm256_unpackhi_epi##bits((__m256i)a, (__m256i)b)
#else
#	define PAIR_8(a, b, k)                                              \
		(V) __builtin_shufflevector((vo)a, (vo)b, k, 16 + k, k + 1,  \
			17 + k, k + 2, 18 + k, k + 3, 19 + k, k + 4, 20 + k, \
			k + 5, 21 + k, k + 6, 22 + k, k + 7, 23 + k)
#	define PAIR_16(a, b, k)                                           \
		(V) __builtin_shufflevector((vs)a, (vs)b, k, 8 + k, k + 1, \
			9 + k, k + 2, 10 + k, k + 3, 11 + k)
#	define PAIR_32(a, b, k) \
		__builtin_shufflevector(a, b, k, 4 + k, k + 1, 5 + k)
#	define PAIR_64(a, b, k) \
		(V) __builtin_shufflevector((vl)a, (vl)b, k, 2 + k)
#	define LOW(bits, a, b)  PAIR_##bits(a, b, 0)
#	define HIGH(bits, a, b) PAIR_##bits(a, b, (64 / bits))
#endif

/* A vector of memory, or of what it holds; four at a time do not wait for each
 * other. */
#define WHOLE(fn, p) v_load(p)
#define F16(fn, p)   fn(load_f16(p), load_f16((p) + POP_VBYTES / 2))
#define BF16(fn, p)  fn(load_bf16(p), load_bf16((p) + POP_VBYTES / 2))

#define TREE(name, fn, bits, get)                                            \
	POP_INLINE V row_##name(const unsigned char *p, int64_t bytes)       \
	{                                                                    \
		const int64_t last = bytes - POP_VBYTES;                     \
		V v = get(fn, p + last), u = v, w = v, x = v;                \
		int64_t at = 0;                                              \
                                                                             \
		for (; at + 3 * POP_VBYTES < last; at += 4 * POP_VBYTES) {   \
			v = fn(v, get(fn, p + at));                          \
			u = fn(u, get(fn, p + at + POP_VBYTES));             \
			w = fn(w, get(fn, p + at + 2 * POP_VBYTES));         \
			x = fn(x, get(fn, p + at + 3 * POP_VBYTES));         \
		}                                                            \
		if (at > 0)                                                  \
			v = fn(fn(v, u), fn(w, x));                          \
		for (; at < last; at += POP_VBYTES)                          \
			v = fn(v, get(fn, p + at));                          \
		return v;                                                    \
	}                                                                    \
	static void rows_##name(unsigned char *line,                         \
		const unsigned char *from, int64_t step, int64_t bytes,      \
		int64_t rows)                                                \
	{                                                                    \
		enum { N = LINE * 8 / (bits) };                              \
		V v[N];                                                      \
                                                                             \
		for (int k = 0; k < N; k++)                                  \
			v[k] = k < rows ? row_##name(from + k * step, bytes) \
					: v[k - 1];                          \
		for (int h = N / 2; h > 0; h /= 2)                           \
			for (int k = 0; k < h; k++)                          \
				v[k] = fn(LOW(bits, v[k], v[k + h]),         \
					HIGH(bits, v[k], v[k + h]));         \
		for (unsigned h = LANES / 2; h > 2; h /= 2)                  \
			v[0] = fn(v[0], v_down(v[0], h));                    \
		memcpy(line, &v[0], LINE);                                   \
	}

#define EACH_SIZE(X, name, o, h, i, l) \
	X(name##_8, o, 8, WHOLE)       \
	X(name##_16, h, 16, WHOLE)     \
	X(name##_32, i, 32, WHOLE)     \
	X(name##_64, l, 64, WHOLE)
#define EACH_FLOAT(X, name, f, d)   \
	X(name##_f16, f, 32, F16)   \
	X(name##_bf16, f, 32, BF16) \
	X(name##_f32, f, 32, WHOLE) \
	X(name##_f64, d, 64, WHOLE)
#define EACH_TREE(X)                                       \
	EACH_SIZE(X, max, o_max, h_max, vi_max, l_max)     \
	EACH_SIZE(X, min, o_min, h_min, vi_min, l_min)     \
	EACH_SIZE(X, maxu, o_maxu, h_maxu, vu_max, l_maxu) \
	EACH_SIZE(X, minu, o_minu, h_minu, vu_min, l_minu) \
	EACH_SIZE(X, and, v_and, v_and, v_and, v_and)      \
	EACH_SIZE(X, or, v_or, v_or, v_or, v_or)           \
	EACH_FLOAT(X, max, f_max, d_max)                   \
	EACH_FLOAT(X, min, f_min, d_min)
EACH_TREE(TREE)

enum kind { OF_8, OF_16, OF_32, OF_64, OF_F16, OF_BF16, OF_F32, OF_F64, KINDS };

#define SIZES(name) \
	rows_##name##_8, rows_##name##_16, rows_##name##_32, rows_##name##_64
#define FLOATS(name)                                              \
	rows_##name##_f16, rows_##name##_bf16, rows_##name##_f32, \
		rows_##name##_f64
static rows_fn *const trees[][KINDS] = {
	[POP_INS_RMAX] = {SIZES(max), FLOATS(max)},
	[POP_INS_RMIN] = {SIZES(min), FLOATS(min)},
	[POP_INS_RMAXU] = {SIZES(maxu)},
	[POP_INS_RMINU] = {SIZES(minu)},
	[POP_INS_RAND] = {SIZES(and)},
	[POP_INS_ROR] = {SIZES(or)},
};

/* ---- A run. */

int64_t
POP_FN(pop_tree_units)(const pop_tree *p, int64_t *unit_cost)
{
	*unit_cost = p->unit * (ROW_COST + p->bytes * BYTE_COST);
	return pop_space_count(&p->heads) * p->nunit;
}

/* n results, of which the next is `step` bytes further on. */
static void
put_results(const pop_tree *p, unsigned char *to, int64_t step,
	unsigned char *from, int64_t n)
{
	const size_t size = (size_t)p->size;

	if (p->size != p->lane) {
		POP_FN(pop_row_store)
		(to, step, from, (pop_dtype)p->to->dtype, n);
		return;
	}
	/* Any byte but 0 is true. */
	for (int64_t k = 0; p->truth && k < n; k++)
		from[k] = from[k] != 0;
	if (step == p->size)
		memcpy(to, from, (size_t)n * size);
	else
		POP_FN(pop_copy_strided)(to, step, from, p->size, size, n);
}

static void
run_unit(const pop_tree *p, unsigned char *to, const unsigned char *from,
	int64_t n)
{
	const int64_t step = p->along < 0 ? 0 : p->from->stride[p->along];
	const int64_t to_step = p->along < 0 ? 0 : p->to->stride[p->along];
	const int64_t per = LINE / p->lane;
	unsigned char result[UNIT * 8 + LINE];

	for (int64_t k = 0; k < n; k += per)
		p->fold(result + k * p->lane, from + k * step * p->size,
			step * p->size, p->bytes, pop_least(per, n - k));
	put_results(p, to, to_step * p->size, result, n);
}

void
POP_FN(pop_tree_run)(
	const pop_tree *p, const pop_run *run, int64_t first, int64_t n)
{
	unsigned char *from = pop_view_start(run, p->from);
	unsigned char *to = pop_view_start(run, p->to);
	int64_t x[POP_MAX_DIMS] = {0};

	for (int64_t u = first; u < first + n; u++) {
		const int64_t at = u % p->nunit * p->unit;

		pop_space_seek(&p->heads, u / p->nunit, x);
		if (p->along >= 0)
			x[p->along] = at;
		run_unit(p, to + pop_space_offset(&p->all, p->to, x) * p->size,
			from + pop_space_offset(&p->all, p->from, x) * p->size,
			pop_least(p->unit, p->rows - at));
	}
}

/* ---- The plan. */

/* The op of lanes as narrow as elements: in registers those are extended. */
static unsigned
op_of(const pop_ins *i, pop_dtype d)
{
	const bool is_unsigned =
		d == POP_DT_I1 || d == POP_DT_U8 || d == POP_DT_U16;

	switch (i->op) {
	case POP_INS_ROR:
		return d == POP_DT_I1 ? POP_INS_RMAXU : i->op;
	case POP_INS_RAND:
		return d == POP_DT_I1 ? POP_INS_RMINU : i->op;
	case POP_INS_RMAX:
		return is_unsigned ? POP_INS_RMAXU : i->op;
	case POP_INS_RMIN:
		return is_unsigned ? POP_INS_RMINU : i->op;
	case POP_INS_RMAXU:
	case POP_INS_RMINU:
		return i->op;
	default:
		return 0;
	}
}

static enum kind
kind_of(pop_dtype d)
{
	switch (d) {
	case POP_DT_F16:
		return OF_F16;
	case POP_DT_BF16:
		return OF_BF16;
	case POP_DT_F32:
		return OF_F32;
	case POP_DT_F64:
		return OF_F64;
	case POP_DT_I1:
	case POP_DT_I8:
	case POP_DT_U8:
		return OF_8;
	case POP_DT_I16:
	case POP_DT_U16:
		return OF_16;
	case POP_DT_I32:
	case POP_DT_U32:
		return OF_32;
	case POP_DT_I64:
	case POP_DT_U64:
		return OF_64;
	default:
		return KINDS;
	}
}

/* Of code that loads and reduces; *to is what it does. */
static bool
read_row(const pop_stage *s, pop_ins *to)
{
	*to = s->code[s->ncode - 1];
	return s->kind == POP_STAGE_MAP && s->ncode == 2 &&
	       s->code[0].op == POP_INS_LOAD && to->a == 0;
}

/* Of code that stores the result. */
static bool
read_once(const pop_stage *s, uint64_t result)
{
	return s->kind == POP_STAGE_SCALAR && s->ncode == 2 &&
	       s->code[0].op == POP_INS_SLOAD && s->code[0].imm == result &&
	       s->code[1].op == POP_INS_STORE && s->code[1].a == 0;
}

/* A view that is reduced, and its result stored in one of the same type? */
static bool
read_stages(pop_tree *p)
{
	const pop_step *s = p->step;
	enum kind kind;
	pop_ins reduce;
	pop_dtype d;
	unsigned op;

	if (s->nstage != 2 || !read_row(&s->stage[0], &reduce) ||
		!read_once(&s->stage[1], reduce.imm))
		return false;
	p->from = &s->view[s->stage[0].code[0].imm];
	p->to = &s->view[s->stage[1].code[1].imm];
	d = (pop_dtype)p->from->dtype;
	kind = kind_of(d);
	op = op_of(&reduce, d);
	if (p->to->dtype != d || kind == KINDS || !op)
		return false;
	p->truth = d == POP_DT_I1;
	p->size = pop_elem_bytes(p->from);
	p->lane = kind == OF_F16 || kind == OF_BF16 ? 4 : p->size;
	p->fold = trees[op][kind];
	return p->fold;
}

static void
plan_dims(pop_tree *p, const pop_tree_spec *spec)
{
	p->along = -1;
	p->rows = 1;
	for (unsigned k = 0; k < spec->nouter; k++) {
		const int d = spec->outer[k];

		pop_space_add(&p->all, d, p->step->extent[d]);
		if (k < spec->nouter - 1) {
			pop_space_add(&p->heads, d, p->step->extent[d]);
			continue;
		}
		p->along = d;
		p->rows = p->step->extent[d];
	}
	p->unit = pop_least(UNIT, pop_most(1, UNIT_BYTES / p->bytes));
	p->nunit = (p->rows + p->unit - 1) / p->unit;
}

pop_tree *
POP_FN(pop_tree_plan)(pop_arena *a, const pop_tree_spec *spec)
{
	const pop_step *s = spec->step;
	pop_tree *p = POP_NEW(a, pop_tree);

	p->step = s;
	if (!read_stages(p) || p->from->stride[spec->row] != 1 ||
		POP_FN(pop_buffers_meet)(
			spec->program, p->from->buffer, p->to->buffer) ||
		!pop_mul_i64(s->extent[spec->row], p->size, &p->bytes) ||
		p->bytes < POP_VBYTES)
		return NULL;
	plan_dims(p, spec);
	return p;
}
