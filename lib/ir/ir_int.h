#ifndef POP_IR_IR_INT_H
#define POP_IR_IR_INT_H

#include "lib/ir/ir.h"

/* What the files of this folder share and nobody else needs. */

/* Bytewise; a prefix comes first. */
int pop_str_order(pop_str a, pop_str b);

/* ---- The call graph (calls.c). */

typedef struct pop_call_info {
	pop_func *func;
	uint32_t depth;     /* 1 for a function that calls nothing */
	uint64_t ops, refs; /* after inlining; operands, results, arguments */
	bool effect;        /* scratch of digest.c */
	uint32_t nslot;     /* the same */
} pop_call_info;

/* All functions, callees before callers; func->aux points to its entry.
 * Memory is scratch's.  POP_E_INPUT for a callee that does not exist, for
 * recursion, for chains longer than POP_LIMIT_CALL_DEPTH. */
POP_MUST_CHECK pop_status pop_calls_order(const pop_graph *g,
	pop_arena *scratch, pop_call_info **out, pop_err *err);

/* ---- Canonical bytes (digest_op.c).  Numbers are LEB128, strings and lists
 * carry their length, so that no two contents give the same bytes. */

typedef struct pop_stream {
	pop_arena *arena;
	unsigned char *data;
	size_t len, cap;
} pop_stream;

void pop_stream_put(pop_stream *s, const void *data, size_t n);
void pop_stream_num(pop_stream *s, uint64_t v);
void pop_stream_type(pop_stream *s, const pop_shape *t);
/* Attributes that count as code, defaults left out.  op may be NULL. */
void pop_stream_attrs(
	pop_stream *s, const pop_op *op, const pop_attr *attr, uint32_t n);
/* All of an op that does not depend on where it stands: opcode, result types,
 * types of region arguments, attributes. */
void pop_stream_op(pop_stream *s, const pop_op *op);

/* ---- Checks (infer*.c).  One op is looked at: each function below reads
 * op's operands, attributes and regions, refuses what the op does not allow,
 * and fills out[] with result types.  Where those do not follow from operands
 * (reshape), op's own results are taken. */

typedef struct pop_check {
	const pop_graph *g;
	const pop_op *op;
	pop_shape *out; /* op->nres */
	pop_err *err;
} pop_check;

pop_status pop_check_unary(const pop_check *c);
pop_status pop_check_binary(const pop_check *c);
pop_status pop_check_complex(const pop_check *c);
pop_status pop_check_compare(const pop_check *c);
pop_status pop_check_select(const pop_check *c);
pop_status pop_check_clamp(const pop_check *c);
pop_status pop_check_convert(const pop_check *c);
pop_status pop_check_reduce_precision(const pop_check *c);

pop_status pop_check_constant(const pop_check *c);
pop_status pop_check_iota(const pop_check *c);
pop_status pop_check_broadcast(const pop_check *c);
pop_status pop_check_reshape(const pop_check *c);
pop_status pop_check_transpose(const pop_check *c);
pop_status pop_check_reverse(const pop_check *c);
pop_status pop_check_slice(const pop_check *c);
pop_status pop_check_concatenate(const pop_check *c);
pop_status pop_check_slice_of(const pop_check *c, const int64_t *start,
	const int64_t *limit, const int64_t *stride);
pop_status pop_check_pad(const pop_check *c);
pop_status pop_check_pad_of(const pop_check *c, const int64_t *low,
	const int64_t *high, const int64_t *interior);
pop_status pop_check_bitcast(const pop_check *c);

pop_status pop_check_dynamic_slice(const pop_check *c);
pop_status pop_check_dynamic_update(const pop_check *c);
pop_status pop_check_gather(const pop_check *c);
pop_status pop_check_gather_of(const pop_check *c, const int64_t *size);
pop_status pop_check_scatter(const pop_check *c);

pop_status pop_check_dot(const pop_check *c);
pop_status pop_check_convolution(const pop_check *c);
pop_status pop_check_convolution_of(const pop_check *c, bool padded,
	const int64_t *low, const int64_t *high);

pop_status pop_check_reduce(const pop_check *c);
pop_status pop_check_reduce_window(const pop_check *c);
pop_status pop_check_select_and_scatter(const pop_check *c);
pop_status pop_check_sort(const pop_check *c);
pop_status pop_check_top_k(const pop_check *c);

pop_status pop_check_fft(const pop_check *c);
pop_status pop_check_rng(const pop_check *c);
pop_status pop_check_rng_bit_generator(const pop_check *c);

pop_status pop_check_cholesky(const pop_check *c);
pop_status pop_check_triangular_solve(const pop_check *c);
pop_status pop_check_factors(const pop_check *c);
pop_status pop_check_householder(const pop_check *c);
pop_status pop_check_tridiagonal_solve(const pop_check *c);
pop_status pop_check_permutation(const pop_check *c);
pop_status pop_check_ragged_dot(const pop_check *c);
pop_status pop_check_batch_norm(const pop_check *c);
pop_status pop_check_map(const pop_check *c);
pop_status pop_check_scan(const pop_check *c);

/* Ops of trait DYNAMIC.  The checks above that end in _of take from their
 * caller what the op has as attributes; NULL: not known. */
pop_status pop_check_dynamic_broadcast(const pop_check *c);
pop_status pop_check_dynamic_conv(const pop_check *c);
pop_status pop_check_dynamic_gather(const pop_check *c);
pop_status pop_check_dynamic_iota(const pop_check *c);
pop_status pop_check_dynamic_pad(const pop_check *c);
pop_status pop_check_dynamic_reshape(const pop_check *c);
pop_status pop_check_real_dynamic_slice(const pop_check *c);
pop_status pop_check_get_dimension_size(const pop_check *c);
pop_status pop_check_set_dimension_size(const pop_check *c);
pop_status pop_check_dynamic_reduce_window(const pop_check *c);
pop_status pop_check_dynamic_top_k(const pop_check *c);
pop_status pop_check_dynamic_rng(const pop_check *c);
pop_status pop_check_dynamic_rng_bits(const pop_check *c);
pop_status pop_check_implicit_broadcast(const pop_check *c);
pop_status pop_check_shape_assertion(const pop_check *c);
pop_status pop_check_constant_like(const pop_check *c);

pop_status pop_check_return(const pop_check *c);
pop_status pop_check_call(const pop_check *c);
pop_status pop_check_while(const pop_check *c);
pop_status pop_check_branches(const pop_check *c);
pop_status pop_check_barrier(const pop_check *c);
pop_status pop_check_custom_call(const pop_check *c);
pop_status pop_check_fusion(const pop_check *c);
pop_status pop_check_expect(const pop_check *c);

pop_status pop_check_all_gather(const pop_check *c);
pop_status pop_check_all_reduce(const pop_check *c);
pop_status pop_check_all_to_all(const pop_check *c);
pop_status pop_check_reduce_scatter(const pop_check *c);
pop_status pop_check_collective_permute(const pop_check *c);
pop_status pop_check_collective_broadcast(const pop_check *c);
pop_status pop_check_collective_reduce(const pop_check *c);
pop_status pop_check_device_id(const pop_check *c);
pop_status pop_check_after_all(const pop_check *c);
pop_status pop_check_infeed(const pop_check *c);
pop_status pop_check_outfeed(const pop_check *c);
pop_status pop_check_send(const pop_check *c);
pop_status pop_check_recv(const pop_check *c);
pop_status pop_check_shard(const pop_check *c);
pop_status pop_check_unshard(const pop_check *c);
pop_status pop_check_run_parallel(const pop_check *c);
pop_status pop_check_probe(const pop_check *c);
pop_status pop_check_expect_probe(const pop_check *c);

/*
 * Single comparisons (expect.c).  Each returns POP_OK or says
 * "what[ index]: got X, expected Y".  index -1: leave it out.
 */
pop_status pop_want_int(const pop_check *c, const char *what, int index,
	int64_t got, int64_t want);
pop_status pop_want_range(const pop_check *c, const char *what, int index,
	int64_t got, int64_t least, int64_t most);
/* Of two dims, where one that is unknown fits. */
pop_status pop_want_dim(const pop_check *c, const char *what, int index,
	int64_t got, int64_t want);
/* Between 0 and the dim `whole`, which may be unknown. */
pop_status pop_want_part(const pop_check *c, const char *what, int index,
	int64_t got, int64_t whole);
/* Types and dims are compatible where one is unknown. */
pop_status pop_want_type(const pop_check *c, const char *what, int index,
	const pop_shape *got, const pop_shape *want);
pop_status pop_want_dims(const pop_check *c, const char *what, int index,
	const pop_shape *got, const pop_shape *want);
pop_status pop_want_dtype(
	const pop_check *c, const char *what, int index, int got, int want);
/* The type's rank and dtype. */
pop_status pop_want_scalar(const pop_check *c, const char *what, int index,
	const pop_shape *got, int dtype);

/* Sets of dtype classes. */
enum {
	POP_IN_BOOL = 1 << POP_DTC_BOOL,
	POP_IN_SINT = 1 << POP_DTC_INT,
	POP_IN_UINT = 1 << POP_DTC_UINT,
	POP_IN_INT = POP_IN_SINT | POP_IN_UINT,
	POP_IN_FLOAT = 1 << POP_DTC_FLOAT,
	POP_IN_COMPLEX = 1 << POP_DTC_COMPLEX,
	POP_IN_NUMBER = POP_IN_INT | POP_IN_FLOAT | POP_IN_COMPLEX,
	POP_IN_ANY = POP_IN_NUMBER | POP_IN_BOOL,
};
pop_status pop_want_class(const pop_check *c, const char *what, int index,
	int dtype, unsigned set);
/* May a value of `from` be accumulated as `to`: one kind, not narrower. */
pop_status pop_want_promotable(
	const pop_check *c, const char *what, int index, int from, int to);

/* An attribute that must be there. */
pop_status pop_want_attr(const pop_check *c, pop_attr_key key);
/* The list `key` of exactly n numbers.  pop_want_list: it must be there;
 * pop_want_optional: *v is NULL if it is absent. */
pop_status pop_want_list(
	const pop_check *c, pop_attr_key key, uint32_t n, const int64_t **v);
pop_status pop_want_optional(
	const pop_check *c, pop_attr_key key, uint32_t n, const int64_t **v);
/* Every number lies in [least, most]. */
pop_status pop_want_each(const pop_check *c, pop_attr_key key, const int64_t *v,
	uint32_t n, int64_t least, int64_t most);
/* Distinct dims below rank, none in *seen already; *seen collects them. */
pop_status pop_want_dimset(const pop_check *c, pop_attr_key key,
	const int64_t *v, uint32_t n, unsigned rank, uint32_t *seen);
pop_status pop_want_sorted(
	const pop_check *c, pop_attr_key key, const int64_t *v, uint32_t n);
/* The list of dims `key`, empty if absent, each distinct and below rank. */
pop_status pop_want_dims_of(const pop_check *c, pop_attr_key key, unsigned rank,
	uint32_t *seen, const int64_t **v, uint32_t *n);
/* A flag: absent, 0 or 1. */
pop_status pop_want_flag(const pop_check *c, pop_attr_key key);
/* A type that fits: dims unknown or not negative, elements bounded. */
pop_status pop_want_valid(
	const pop_check *c, const char *what, int index, const pop_shape *s);
/* No dim of it is unknown. */
pop_status pop_want_static(
	const pop_check *c, const char *what, int index, const pop_shape *s);

/* As many elements in *y as in x.  The one unknown dim of *y is set if it
 * follows. */
pop_status pop_want_elements(
	const pop_check *c, pop_shape *y, const pop_shape *x);

/* Appends a dim; refuses a rank above POP_MAX_RANK. */
pop_status pop_want_push(const pop_check *c, pop_shape *s, int64_t dim);

/* The return op of region r, which takes narg arguments and returns nres. */
pop_status pop_want_region(const pop_check *c, uint32_t r, uint32_t narg,
	uint32_t nres, const pop_op **ret);

/* Region 0, of a combiner of n operands, (E..., E...) -> E..., at operand i:
 * scalars of *e, which operand i's elements promote to.  `ret` is its return
 * op. */
pop_status pop_want_combiner(const pop_check *c, const pop_op *ret, uint32_t i,
	uint32_t n, const pop_shape **e);

/* One spatial dim of a window: list entries, with defaults filled in. */
typedef struct pop_window {
	int64_t size, stride, low, high, base_dilation, dilation;
} pop_window;
/* Number of places of the window over `dim` elements; unknown if dim or the
 * window's size is. */
pop_status pop_want_places(const pop_check *c, int index, const pop_window *w,
	int64_t dim, int64_t *out);

/* Windows in all dims; NULL, but for size: the default. */
typedef struct pop_windows {
	const int64_t *size, *stride, *low, *high, *base_dilation, *dilation;
} pop_windows;
/* Checks them, and sets y->dim to the places over x. */
pop_status pop_check_windows(const pop_check *c, const pop_windows *in,
	const pop_shape *x, pop_shape *y);

static inline const pop_shape *
pop_arg_type(const pop_op *op, uint32_t i)
{
	return op->arg[i]->type;
}

#endif
