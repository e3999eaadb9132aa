#ifndef POP_CODELET_PROGRAM_H
#define POP_CODELET_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/num/shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A program: what the compiler makes, the executable stores and the runtime
 * runs.  Steps over buffers, in order; regions for loops and branches; fused
 * bytecode.  It is data: nothing in it is machine code, and nothing in it is
 * trusted before pop_program_check() has passed.
 *
 *   program -> region 0 -> step ... -> buffers, views, stages -> instructions
 *
 * Plain data in one arena; read-only once made, so any number of threads may
 * share it.
 */

/* Dims of one step's iteration space. */
enum { POP_MAX_DIMS = 16 };

/* Where a buffer's bytes are. */
typedef enum pop_where {
	POP_WHERE_ARG = 1, /* memory of argument `index` */
	POP_WHERE_CONST,   /* const section, at `offset` */
	POP_WHERE_ARENA,   /* arena, at `offset` */
	POP_WHERE_SCRATCH, /* steps of a STRIP: each thread has its own, as
			      large as a block needs; `bytes` are those of all
			      blocks, and `offset` is 0 */
} pop_where;

/* A range of memory without a type; views give it one.  The runtime holds one
 * pointer per buffer, which a while step may exchange with another's. */
typedef struct pop_buffer {
	uint8_t where;
	uint32_t index;
	uint64_t offset; /* multiple of POP_BUFFER_ALIGN */
	uint64_t bytes;
} pop_buffer;

enum { POP_BUFFER_ALIGN = 64 };

/* Run-time part of a view's base: clamp(value, 0, max) * stride elements,
 * where value is the integer at element 0 of `buffer`. */
typedef struct pop_dyn {
	uint32_t buffer;
	uint8_t dtype; /* any integer type */
	int64_t max;
	int64_t stride;
} pop_dyn;

/*
 * Affine view.  The element of point x is
 *
 *     base + sum over d of x[d] * stride[d] + sum of dyn
 *
 * in elements of `dtype` from the start of the buffer.  Strides may be zero
 * (broadcast) or negative (reverse).  The check proves that the least and the
 * greatest address over the whole space lie inside the buffer.
 */
typedef struct pop_view {
	uint32_t buffer;
	uint8_t dtype;
	uint8_t ndyn;
	int64_t base;
	int64_t stride[POP_MAX_DIMS];
	pop_dyn *dyn;
} pop_view;

/* Do n dyn parts add the same? */
static inline bool
pop_dyn_same(const pop_dyn *a, const pop_dyn *b, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		if (a[i].buffer != b[i].buffer || a[i].dtype != b[i].dtype ||
			a[i].max != b[i].max || a[i].stride != b[i].stride)
			return false;
	return true;
}

/* Are two views of a step of ndim dims the same elements in the same order? */
static inline bool
pop_view_same(const pop_view *a, const pop_view *b, unsigned ndim)
{
	if (a->buffer != b->buffer || a->base != b->base ||
		a->dtype != b->dtype || a->ndyn != b->ndyn)
		return false;
	for (unsigned d = 0; d < ndim; d++)
		if (a->stride[d] != b->stride[d])
			return false;
	return pop_dyn_same(a->dyn, b->dyn, a->ndyn);
}

/* Classes of registers. */
typedef enum pop_class {
	POP_CLASS_F = 1, /* f32 */
	POP_CLASS_D,     /* f64 */
	POP_CLASS_I,     /* 32-bit integer */
	POP_CLASS_L,     /* 64-bit integer */
	POP_CLASS_B,     /* boolean */
} pop_class;

/* The class that values of a storage type are computed in; 0 for complex and
 * token.  i1: B; integers to 32 bits: I; 64 bits: L; f64: D; floats else: F. */
pop_class pop_class_of(pop_dtype d);
/* The element type whose values are those of registers of class c, one of
 * enum pop_class. */
pop_dtype pop_class_dtype(pop_class c);

typedef enum pop_ins_op {
#define INS(NAME, text, number, nargs, classes, result) \
	POP_INS_##NAME = (number),
#include "lib/codelet/bytecode.def"
#undef INS
	POP_INS_LIMIT = 160
} pop_ins_op;

/* Complex functions by parts; frozen. */
enum {
	POP_CFN_ACOS = 1,
	POP_CFN_ACOSH,
	POP_CFN_ASIN,
	POP_CFN_ASINH,
	POP_CFN_ATAN,
	POP_CFN_ATANH,
	POP_CFN_COSH,
	POP_CFN_SINH,
	POP_CFN_EXPM1,
	POP_CFN_LOG,
	POP_CFN_LOG1P,
	POP_CFN_RSQRT,
	POP_CFN_CBRT,
	POP_CFN_TANH,
	POP_CFN_LOGISTIC,
	POP_CFN_LIMIT
};

/* One instruction; see bytecode.def.  Register numbers count from the start
 * of the stage's code and lie below the instruction's own. */
typedef struct pop_ins {
	uint8_t op, cls;
	uint16_t a, b, c;
	uint64_t imm;
} pop_ins;

/* Does it read or write elements of a view? */
static inline bool
pop_ins_has_view(const pop_ins *i)
{
	return i->op == POP_INS_LOAD || i->op == POP_INS_STORE ||
	       i->op == POP_INS_GATHER;
}

/* Of a GATHER: its view, and the most that it adds to the point's place. */
static inline uint32_t
pop_ins_view(const pop_ins *i)
{
	return (uint32_t)i->imm;
}

static inline int64_t
pop_ins_most(const pop_ins *i)
{
	return (int64_t)(i->imm >> 32);
}

/* Instructions of one stage; at least one of them is a sink. */
enum { POP_MAX_CODE = 4096 };

typedef enum pop_stage_kind {
	POP_STAGE_MAP = 1, /* for every point of the row (or column tile) */
	POP_STAGE_SCALAR,  /* once per row, on row scalars; views at inner index
			      0 */
} pop_stage_kind;

typedef struct pop_stage {
	uint8_t kind;
	uint32_t ncode;
	pop_ins *code;
} pop_stage;

typedef enum pop_step_kind {
#define CODELET(NAME, text, number, check) POP_STEP_##NAME = (number),
#include "lib/codelet/codelets.def"
#undef CODELET
	POP_STEP_LIMIT = 32
} pop_step_kind;

/*
 * A step.  What dims, views, params, stages and regions mean, by kind; "name:"
 * gives the place in params.  In all kinds strides of dims that a view does not
 * depend on are 0, and a view that is written touches no element twice.
 *
 * In place: only LOOP may write memory that it reads, and then through the
 * same view (same place, size of element, strides, dyn).  In all other kinds
 * what is written is disjoint from what is read; SCATTER's outputs, which it
 * updates, are written.  A view that GATHER names is named by nothing else in
 * its step, and spans at most 2^31 elements; not in a STRIP.
 *
 * LOOP   Fused code over rows.  dims: outer..., inner... .
 *        params: POP_LOOP_*, then per row scalar its class, then per row
 *        temporary its class.
 *        mode POP_LOOP_ROWS: the last `ninner` dims are a row, its last dim is
 *        run in vectors.  For each outer point the stages run one after the
 *        other: a MAP stage visits the whole row; its R* instructions leave
 *        row scalars complete at its end; TSTORE/TLOAD pass values by place in
 *        the row to later stages.  A SCALAR stage runs once.  Plain
 *        loops have one MAP stage, no row scalars and no temporaries.
 *        mode POP_LOOP_COLUMNS: dims: outer..., reduced (nreduced)..., one
 *        inner dim.  Stage 0 is MAP and visits every reduced point of each
 *        (outer, inner) place, in order; its R* reduce into "row scalars" that
 *        here are per inner place.  Stage 1, if any, is MAP and runs once per
 *        (outer, inner) with SLOAD of those; its views have stride 0 in the
 *        reduced dims.
 *        R* start from the neutral element (0, 1, -inf or least, +inf or
 *        greatest, all ones).  Order of sums: ROWS: 16 partial sums, element i
 *        of the row into partial i mod 16, folded 8, 4, 2, 1; COLUMNS: in
 *        order; ROWS that the kernel runs many at a time, which extents and
 *        strides decide: as COLUMNS.  Sums of floats go by blocks, so that
 *        errors stay small: of 1024 elements of a row, 64 points of a column,
 *        64 such blocks.  The same on all instruction sets and thread counts.
 *
 * FOLD   Reduction by any associative body.  dims: outer..., reduced... .
 *        params: POP_FOLD_*; views: n inputs, n initial values (stride 0
 *        everywhere), n outputs (stride 0 in reduced dims).  Stage 0 (MAP): the
 *        body; TLOAD 0..n-1 accumulator, n..2n-1 value; TSTORE 0..n-1 result.
 *        Neighbours are combined, element 2i with 2i + 1, where a last one
 *        stays; then the results in the same way.  The initial value is
 *        combined last, as the accumulator.
 *
 * DOT    dims: batch..., m, n, k.  views: 0 A (stride 0 in n), 1 B (stride 0
 *        in m), the rest belong to the epilogue (stride 0 in k).
 *        params: POP_DOT_*.  Stage 0 (MAP): epilogue over batch, m, n; TLOAD 0
 *        is the accumulated value, in the class of `acc`.  k ascends, one
 *        accumulator per element.  Operands are converted to `acc` exactly.
 *
 * CONV   dims: n, spatial (ns)..., g, co, ci, taps (ns)... .  views: 0 input, 1
 *        kernel, the rest of the epilogue (dims n, spatial, g, co).  The
 *        input's stride of a spatial dim is per input pixel.  Input pixel of
 *        output o and tap t along spatial dim j: p = o * stride + t * rhs_dil -
 *        low; it counts if p >= 0, p is a multiple of lhs_dil and p / lhs_dil <
 *        size.  params: POP_CONV_*, then for each spatial dim the five
 *        POP_CONV_DIM_*.  Stage 0 as in DOT.
 *
 * WINDOW dims: out (r)..., window (r)... .  views: n inputs (stride of out dim
 *        j is per input element along j; 0 in window dims), n initial values, n
 *        outputs (0 in window dims).  params: POP_WINDOW_*, then for each j the
 *        five POP_WINDOW_DIM_*.  Stage 0: body as in FOLD, combining window
 *        elements in row-major order after the initial value; places outside
 *        the input are skipped.  Windows of which each holds the next one are
 *        combined in any way that an associative body allows.  Running sums
 *        of f32 and f64, and of narrower floats summed as f32, go by blocks
 *        of 32 elements from the first (or last) on: to the sum within the
 *        block, of which the first block's begins with the initial value, the
 *        sum of all before is added.
 *
 * SELECT_SCATTER  dims: source (r)..., window (r)... .  views: 0 operand, 1
 *        source, 2 initial value, 3 output; strides of operand and output at
 *        source dims are per operand element.  params: POP_SELECT_*, then
 *        POP_WINDOW_DIM_* per dim (dilations 1).  Stage 0: select body (TLOAD
 *        0 chosen so far, TLOAD 1 candidate; TSTORE 0: B, keep); stage 1:
 *        scatter body as in FOLD with n = 1.
 *
 * GATHER dims: those of the result in any order.  views: 0 operand, 1 indices,
 *        2 result.  params: POP_GATHER_*, then per index component c
 *        POP_GATHER_INDEX_*: STRIDE, where component c lies, in elements from
 *        the index view's element (c times the stride of the index vector);
 *        greatest start; operand stride (elements).
 *        result[x] = operand[x-part + sum clamp(index_c, 0, max_c) * stride_c].
 *
 * SCATTER dims: those of the updates.  views: n outputs (in place), indices, n
 *        updates.  params: POP_SCATTER_*, then per component
 *        POP_SCATTER_INDEX_*: STRIDE as in GATHER, operand stride, operand
 *        size, dim of the space that moves along the same operand dim (-1:
 *        none; otherwise the outputs' stride there is the operand stride).
 *        Elements outside are dropped one by one; updates are applied in
 *        row-major order of the space's dims, those of a small table in a few
 *        runs that are combined in order, if the body is associative but for
 *        rounding; the same for any number of threads.  Stage 0: body as in
 *        FOLD (TLOAD 0..n-1 old, n..2n-1 update).
 *
 * SORT   dims: outer..., sorted.  views: n inputs, n outputs (dim sorted: of
 *        the order COUNT elements from START on).  params: POP_SORT_*, then per
 *        key (operand, descending, order POP_SORT_BY_*), most significant first;
 *        descending turns the whole order round, NaN included.  nkey 0: stage 0
 *        (MAP) is the comparator: TLOAD 2i and 2i+1 are operand i of the left
 *        and right element; TSTORE 0: B, left goes first.  Always stable.
 *
 * TOP_K  dims: outer..., n.  views: 0 input, 1 values (dim n: first k), 2
 *        indices (i32).  params: POP_TOP_K_*.  Descending in the total order
 *        (+0 before -0, NaN by its sign); ties to the lower index.
 *
 * COPY   dims any.  views: 0 from, 1 to, same element size.
 *
 * WHILE  regions: 0 condition, 1 body.  views: 0 predicate (i1, written by the
 *        condition).  params: POP_WHILE_*, then per carry (in, out): buffers.
 *        `in` holds the carry when condition and body run, the body leaves the
 *        next in `out`; afterwards the two buffers' pointers are exchanged (in
 *        == out: changed in place).  trip >= 0: the body runs that often and
 *        the condition never.
 *
 * CASE   view 0: index (integer, or i1 where 1 picks region 0 and 0 region 1).
 *        regions: the branches; an index outside picks the last.
 *
 * STRIP  region 0: steps that are run block by block, all of them on one block
 *        before the next, so that what they hand on fits a cache.  dims: those
 *        that the steps have in common.  No views.  params: the extent of a
 *        block in each dim (the last block may be smaller), then for each step
 *        and each dim of STRIP the number of the step's dim.  The steps are DOT
 *        (dims but k) and LOOP by rows (dims but the inner ones), and are
 *        written as if they were run whole.  Blocks may be run in any order and
 *        at the same time: what one step writes no other touches, but for
 *        buffers in SCRATCH, which begin anew with each block: there a block is
 *        found where the first block is.
 *
 * EXPECT views: 0 got, 1 wanted.  params: POP_EXPECT_*.
 *
 * FFT    dims: outer..., n, the length of the transform.  views: 0 input, 1
 *        output, disjoint.  params: POP_FFT_*.  Along the last dim the complex
 *        side of a real transform has n / 2 + 1 elements (none if n is 0).
 *        Inverse transforms divide by n.
 *
 * MATRIX dims: outer..., m, n.  params: POP_MATRIX_*; WHAT is a row of
 *        matrix.def, which also lists the views: each has rows along dim m
 *        and columns along dim n, of sizes that follow from m, n and K.
 *        Of square matrices m == n.
 *
 * RNG    dims: a, s, b.  views: 0 state, 1 next state (K words of ui64 along
 *        dim a), 2 bits, any type without NaNs to care for: elements are
 *        stored as bits.  params: POP_RNG_*.  Numbers are those of XLA's
 *        RngBitGenerator for a result that is row-major in a, s, b; THREE_FRY
 *        of 32 bits and less pairs neighbours along s; otherwise a and s are 1.
 *        Narrow types take the low bits of 32.
 */
typedef struct pop_step {
	uint8_t kind, ndim;
	int64_t extent[POP_MAX_DIMS];
	uint32_t nview, nstage, nparam, nregion;
	pop_view *view;
	pop_stage *stage;
	int64_t *param;
	uint32_t *region;
} pop_step;

enum {
	POP_LOOP_MODE,
	POP_LOOP_NINNER,
	POP_LOOP_NREDUCED,
	POP_LOOP_NSCALAR,
	POP_LOOP_NTEMP,
	POP_LOOP_PARAMS
};
enum { POP_LOOP_ROWS, POP_LOOP_COLUMNS };

/* Is a LOOP plain: one stage by rows, nothing that belongs to a row?  Then its
 * points may be visited in any order, and its stage, of a checked step, is
 * MAP. */
static inline bool
pop_loop_is_plain(const pop_step *s)
{
	return s->param[POP_LOOP_MODE] == POP_LOOP_ROWS && s->nstage == 1 &&
	       s->param[POP_LOOP_NSCALAR] == 0 && s->param[POP_LOOP_NTEMP] == 0;
}

enum { POP_FOLD_N, POP_FOLD_NREDUCED, POP_FOLD_PARAMS };
enum { POP_DOT_NBATCH, POP_DOT_ACC, POP_DOT_PARAMS }; /* ACC: pop_dtype */
enum { POP_CONV_NSPATIAL, POP_CONV_ACC, POP_CONV_PARAMS };
enum {
	POP_CONV_DIM_SIZE,
	POP_CONV_DIM_STRIDE,
	POP_CONV_DIM_LOW,
	POP_CONV_DIM_LHS_DIL,
	POP_CONV_DIM_RHS_DIL,
	POP_CONV_DIM_PARAMS
};
enum { POP_WINDOW_N, POP_WINDOW_RANK, POP_WINDOW_PARAMS };
enum {
	POP_WINDOW_DIM_SIZE,
	POP_WINDOW_DIM_STRIDE,
	POP_WINDOW_DIM_LOW,
	POP_WINDOW_DIM_BASE_DIL,
	POP_WINDOW_DIM_WIN_DIL,
	POP_WINDOW_DIM_PARAMS
};
enum { POP_SELECT_RANK, POP_SELECT_PARAMS };
enum { POP_GATHER_NINDEX, POP_GATHER_PARAMS };
enum {
	POP_GATHER_INDEX_STRIDE,
	POP_GATHER_INDEX_MAX,
	POP_GATHER_INDEX_OPERAND_STRIDE,
	POP_GATHER_INDEX_PARAMS
};
enum {
	POP_SCATTER_N,
	POP_SCATTER_NINDEX,
	POP_SCATTER_UNIQUE,
	POP_SCATTER_PARAMS
};
enum {
	POP_SCATTER_INDEX_STRIDE,
	POP_SCATTER_INDEX_OPERAND_STRIDE,
	POP_SCATTER_INDEX_SIZE,
	POP_SCATTER_INDEX_DIM,
	POP_SCATTER_INDEX_PARAMS
};
enum {
	POP_SORT_N,
	POP_SORT_NKEY,
	POP_SORT_START,
	POP_SORT_COUNT,
	POP_SORT_PARAMS
};
enum {
	POP_SORT_KEY_OPERAND,
	POP_SORT_KEY_DESCENDING,
	POP_SORT_KEY_ORDER,
	POP_SORT_KEY_PARAMS
};
/* How a key is ordered. */
enum {
	POP_SORT_BY_VALUE = 1,   /* integers; floats without NaN or signed zeros
				  mattering: -0 == 0, NaN after all */
	POP_SORT_BY_TOTAL_ORDER, /* floats by IEEE total order */
};
enum { POP_TOP_K_K, POP_TOP_K_PARAMS };
/* Steps of a STRIP, and dims of it whose last block may be smaller, at most. */
enum { POP_LIMIT_TOGETHER = 64, POP_LIMIT_RAGGED = 2 };
enum { POP_WHILE_TRIP, POP_WHILE_NCARRY, POP_WHILE_PARAMS };
enum { POP_EXPECT_HOW, POP_EXPECT_A, POP_EXPECT_B, POP_EXPECT_PARAMS };
enum {
	POP_EXPECT_EQ,
	POP_EXPECT_ULP,
	POP_EXPECT_ALMOST
}; /* A, B: greatest and least ulp; or bits of the f64 tolerance */

enum { POP_FFT_KIND, POP_FFT_PARAMS };
enum { POP_FFT_FORWARD, POP_FFT_INVERSE, POP_FFT_REAL, POP_FFT_INVERSE_REAL };
enum { POP_RNG_ALGORITHM, POP_RNG_K, POP_RNG_PARAMS };
enum { POP_RNG_THREE_FRY = 1, POP_RNG_PHILOX };
enum {
	POP_MATRIX_WHAT,
	POP_MATRIX_FLAGS, /* of POP_MATRIX_LOWER and the like */
	POP_MATRIX_K,
	POP_MATRIX_PARAMS
};
enum {
	POP_MATRIX_LOWER = 1,
	POP_MATRIX_LEFT = 2,
	POP_MATRIX_UNIT = 4,
	POP_MATRIX_TRANSPOSE = 8,
	POP_MATRIX_CONJUGATE = 16,
	POP_MATRIX_FULL = 32,
	POP_MATRIX_ALL_FLAGS = 63
};
typedef enum pop_matrix_what {
	POP_MATRIX_NONE,
#define MATRIX(NAME, text, number, nin, square, ...) \
	POP_MATRIX_##NAME = (number),
#include "lib/codelet/matrix.def"
#undef MATRIX
	POP_MATRIX_LIMIT = 32
} pop_matrix_what;

/* Of elements of a view of MATRIX: the type of view 0, the real or complex type
 * of its precision, i32. */
typedef enum pop_matrix_type {
	POP_MATRIX_T = 1,
	POP_MATRIX_R,
	POP_MATRIX_C,
	POP_MATRIX_I
} pop_matrix_type;

typedef enum pop_matrix_size {
	POP_SIZE_ONE, /* does not move along the dim */
	POP_SIZE_M,
	POP_SIZE_N,
	POP_SIZE_K,
	POP_SIZE_LEAST,  /* of m and n */
	POP_SIZE_M_FULL, /* m if FULL, else the least */
	POP_SIZE_N_FULL,
	POP_SIZE_LESS, /* m - 1, or 0 */
	POP_SIZE_SIDE, /* m if LEFT, else n */
} pop_matrix_size;

enum { POP_MATRIX_VIEWS = 8 };

typedef struct pop_matrix_info {
	const char *name; /* NULL: no row has this number */
	uint8_t nin, square;
	struct {
		uint8_t type, rows, cols;
	} view[POP_MATRIX_VIEWS]; /* inputs first; type 0 ends */
} pop_matrix_info;

extern const pop_matrix_info pop_matrix_info_of[POP_MATRIX_LIMIT];

/* Extent of `size` for a step of so many rows, columns, K and flags. */
int64_t pop_matrix_extent(
	unsigned size, int64_t m, int64_t n, int64_t k, int64_t flags);

typedef struct pop_region {
	uint32_t first, count; /* steps */
} pop_region;

typedef struct pop_argument {
	pop_shape type;
	uint32_t buffer;
	int32_t alias; /* result that shares its memory, or -1 */
	bool donated, resident;
} pop_argument;

typedef struct pop_result {
	pop_shape type;
	uint32_t buffer; /* holds the value when region 0 has run */
} pop_result;

typedef struct pop_program {
	uint32_t narg, nresult, nbuffer, nregion, nstep;
	pop_argument *arg;
	pop_result *result;
	pop_buffer *buffer;
	pop_region *region; /* 0: the program; regions form a tree */
	pop_step *step;     /* steps of a region are adjacent */
	uint64_t arena_bytes;
	const unsigned char *constant; /* 64-byte aligned */
	uint64_t constant_bytes;
	/* Arithmetic takes subnormal numbers of f32 and f64 for zero; see
	 * lib/base/denormal.h. */
	bool flushes;
	/* Its steps are parts of others, whose rest is run at the same time:
	 * they may write nothing but their own points.  In no file. */
	bool is_part;
} pop_program;

/* Named limits; larger numbers in a file are refused. */
enum {
	POP_LIMIT_STEPS = 1 << 22,
	POP_LIMIT_BUFFERS = 1 << 22,
	POP_LIMIT_REGIONS = 1 << 20,
	POP_LIMIT_PORTS = 1 << 20,
	POP_LIMIT_VIEWS = 1 << 12,  /* of one step */
	POP_LIMIT_STAGES = 256,     /* of one step */
	POP_LIMIT_PARAMS = 1 << 20, /* of one step */
	POP_LIMIT_DYN = POP_MAX_RANK,
	POP_LIMIT_NESTING = 64,
	POP_LIMIT_ROW_SLOTS = 1 << 12, /* row scalars or temporaries */
};

typedef struct pop_ins_info {
	const char *name; /* NULL: no instruction has this number */
	uint8_t nargs;
	const char *classes;
	char result;
} pop_ins_info;

extern const pop_ins_info pop_ins_info_of[POP_INS_LIMIT];
extern const char *const pop_step_name[POP_STEP_LIMIT];

/* Class of instruction i's result, 0 for sinks. */
pop_class pop_ins_result(const pop_ins *i);

/*
 * Proves the program safe to run: rules (a) to (h) of poplar_exec(5).
 * POP_E_CORRUPT with the step, its kind and the rule broken.  The const section
 * may be absent (constant == NULL); constant_bytes counts.
 */
POP_MUST_CHECK pop_status pop_program_check(const pop_program *p, pop_err *err);

/* The most bytes of the arena that are live at one time in the order of the
 * steps; arena_bytes is what it took to place them.  p has been checked. */
POP_MUST_CHECK pop_status pop_program_live(
	uint64_t *out, const pop_program *p, pop_err *err);

/* Room that a thread needs for a block of a STRIP step of a checked program:
 * byte 0 of `buffer` would lie `at` bytes from the start of the room, which is
 * a multiple of POP_BUFFER_ALIGN in size. */
typedef struct pop_strip_room {
	uint32_t buffer;
	int64_t at, lo, hi; /* lo to hi: what is touched, from byte 0 */
} pop_strip_room;

/* One for each buffer in SCRATCH, from the arena.  POP_E_INPUT: too large. */
POP_MUST_CHECK pop_status pop_strip_rooms(pop_strip_room **out, uint32_t *n,
	size_t *bytes, pop_arena *a, const pop_program *p, const pop_step *s,
	pop_err *err);
/* The dim of step i of s that dim d of s is. */
static inline unsigned
pop_strip_dim(const pop_step *s, uint32_t i, unsigned d)
{
	return (unsigned)s->param[(size_t)s->ndim * (i + 1) + d];
}

struct pop_buf;
/* Listing for `popc inspect --steps` and tests. */
void pop_program_print(const pop_program *p, struct pop_buf *out);

#ifdef __cplusplus
}
#endif

#endif
