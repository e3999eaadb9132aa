#ifndef POP_GEN_GEN_INT_H
#define POP_GEN_GEN_INT_H

#include "lib/base/map.h"
#include "lib/gen/gen.h"

/*
 * What the files of this folder share.
 *
 * Steps are first made over *fresh* buffers: every value has its own, moves
 * between them are COPY steps.  live.c then lets buffers share memory where
 * that changes nothing, which removes most copies and makes updates and loops
 * work in place.  So no emitter needs to know what is still alive.
 */

enum {
	POP_GEN_DIMS = 2 * POP_MAX_RANK + 8, /* before dims are merged */
	POP_GEN_SPLITS = 64,                 /* steps of one cut-up loop */
	POP_GEN_DEPTH = 4096,                /* nesting of one expression */
	POP_GEN_VIEWS = 64,                  /* view ops in a chain */
	POP_GEN_SMALL_SIDE = 16, /* rows or columns of a product that is slow */
};

#define POP_GEN_NONE UINT32_MAX

/* ---- Buffers and steps. */

typedef enum gen_role {
	ROLE_NONE,
	ROLE_CARRY_IN,  /* of a while: written before it, holds its result */
	ROLE_CARRY_OUT, /* written in its body */
	ROLE_BRANCHES,  /* written in each branch of a case */
} gen_role;

typedef struct gen_buffer {
	uint8_t where; /* pop_where */
	uint8_t role;  /* gen_role */
	uint32_t arg;
	int64_t bytes;
	const void *data;       /* CONST */
	bool writable;          /* ARENA, or an argument that may change */
	uint32_t branch_region; /* ROLE_BRANCHES: the first branch */
} gen_buffer;

/* GATHER: at each point more is read than its own element. */
enum { GEN_READ = 1, GEN_WRITE = 2, GEN_GATHER = 4 };

typedef struct gen_step {
	pop_step s;
	uint8_t *io; /* per view: GEN_READ, GEN_WRITE */
	bool gone;
	bool together; /* a STRIP runs it */
	/* Filled by live.c: places in execution order.  A while has one each
	 * for the decision (`mid`), the exchange (`end`) and what follows. */
	uint32_t pos, mid, end;
} gen_step;

typedef struct gen_list {
	gen_step *step;
	uint32_t n, cap;
} gen_list;

/* ---- Where values are. */

typedef enum place_kind {
	PLACE_NONE,
	PLACE_MEM,   /* an affine view of a buffer */
	PLACE_SPLAT, /* one element for all, known now */
	PLACE_IOTA,  /* the coordinate along `axis` */
} place_kind;

typedef struct place {
	uint8_t kind, dtype, rank, axis, ndyn;
	uint32_t buffer;
	int64_t base;
	int64_t extent[POP_MAX_RANK];
	int64_t stride[POP_MAX_RANK]; /* elements of dtype */
	pop_dyn *dyn;
	const void *splat;
} place;

/* A place as it is kept with its value, no longer than its rank needs. */
typedef struct kept_place {
	uint8_t kind, dtype, rank, axis, ndyn;
	uint32_t buffer;
	int64_t base;
	pop_dyn *dyn;
	const void *splat;
	int64_t dim[]; /* extents, then strides */
} kept_place;

/* What is known of a value; value->aux points here. */
typedef struct vinfo {
	uint32_t number; /* counts from 1 */
	uint32_t nuse;
	const pop_op *user; /* the last one found; the only one if nuse is 1 */
	kept_place *at;     /* pop_place_put(); NULL: nowhere */
	/* This value is made inside that one, its only user's result: as the
	 * slice at start, limit, stride (rank numbers each), or where the
	 * user, a view op, will look. */
	pop_value *parent;
	const int64_t *part; /* NULL: a view op */
	/* An update of which this is the part, and that does not wait for it:
	 * the step that makes it writes it there, too. */
	const pop_op *stacked;
	bool put_off;      /* made when its user asks for it */
	bool is_stacked;   /* that has been done */
	bool updated;      /* some op wants to change its memory in place */
	bool carried;      /* a loop that begins with it does so */
	bool dot_only;     /* all users take it as an operand of a product */
	bool mixed; /* others than products read it, or transposes of it */
	bool by_component; /* some user reads a part of its last dims */
	bool row_major;    /* some user wants it laid out as it is */
	bool restored;     /* a loop's result, stored by components in it, that
			    * is brought to rows behind it */
	/* Scratch of row.c. */
	uint8_t level, first, last;
	uint16_t cost, temp;
} vinfo;

static inline vinfo *
pop_gen_info(const pop_value *v)
{
	return v->aux;
}

typedef struct gen {
	pop_arena *a;       /* what the program keeps */
	pop_arena *scratch; /* what dies with the op that is being emitted */
	const pop_graph *g;
	pop_program *out;
	pop_err *err;
	gen_buffer *buf;
	uint32_t nbuf, cap_buf;
	gen_list *region;
	uint32_t nregion, cap_region, cur;
	bool in_loop;    /* cur is in loops, the outermost of them in this: */
	uint32_t before; /* what it gets now is done before that loop */
	pop_intmap constants; /* digest -> buffer + 1 */
	uint32_t *const_order, nconst, cap_const;
	uint32_t nvalue;
	uint32_t nop;    /* of the main function, not in regions */
	uint32_t depth;  /* of regions */
	bool draws;      /* some op is RNG */
	uint32_t stream; /* if so: buffer of the stream's state */
} gen;

/* Doubling arrays in an arena. */
void *pop_gen_grow(
	pop_arena *a, void *array, uint32_t n, uint32_t *cap, size_t size);
#define GEN_PUSH(a, array, n, cap)                                            \
	((array) = pop_gen_grow((a), (array), (n), &(cap), sizeof(*(array))), \
		&(array)[(n)++])

/*
 * Goes through the carries of all WHILE steps, from a zeroed *at on: the next
 * one's buffers (in, out), as of that step's params, or NULL.  at->carry is
 * then the number of carries of its step so far, 1 for the first.
 */
typedef struct gen_carry_at {
	uint32_t region, step;
	int64_t carry;
} gen_carry_at;

const int64_t *pop_gen_next_carry(const gen *g, gen_carry_at *at);

uint32_t pop_gen_buffer(gen *g, int64_t bytes);
uint32_t pop_gen_constant(gen *g, const void *data, int64_t bytes);
uint32_t pop_gen_region(gen *g);
/* Begins to know values of b and regions within. */
void pop_gen_know(gen *g, const pop_block *b);

/* ---- Places (view.c). */

/* A new row-major buffer for `type`. */
place pop_place_new(gen *g, const pop_shape *type);
/* All of `buffer`, row-major. */
place pop_place_whole(const pop_shape *type, uint32_t buffer);
/* Where v is; constants get their buffers here, at first use. */
place pop_place_of(gen *g, const pop_value *v);
/* Says where v is. */
void pop_place_put(gen *g, const pop_value *v, const place *p);
/* As memory: splats and coordinates become views of small buffers. */
pop_status pop_place_mem(gen *g, const pop_value *v, place *out);
pop_status pop_place_to_mem(gen *g, const place *in, place *out);
/* As a whole buffer, row-major from its start. */
pop_status pop_place_dense(gen *g, const pop_value *v, place *out);
/* The buffer whose element 0 is the scalar v. */
pop_status pop_place_scalar(gen *g, const pop_value *v, uint32_t *buffer);
bool pop_place_is_dense(const gen *g, const place *p);
/* Applies a view op of ops.def, or bitcast_convert, to a place.  False: this
 * place cannot be viewed so. */
bool pop_place_view(const pop_op *op, const place *in, place *out);
/* The place of v, which may be view ops of block `inside` (NULL: none) over
 * values from outside; kind NONE if it is computed inside. */
pop_status pop_place_within(
	gen *g, const pop_block *inside, const pop_value *v, place *out);
bool pop_place_reshape(const place *in, const pop_shape *to, place *out);
place pop_place_slice(const place *in, const int64_t *start,
	const int64_t *limit, const int64_t *stride);
/* A view that starts at run-time indices, each clamped. */
pop_status pop_place_dynamic(gen *g, const place *in, pop_value *const *index,
	const int64_t *sizes, place *out);
/* Parts of a complex place: 0 real, 1 imaginary.  Others: itself. */
place pop_place_part(gen *g, const place *in, unsigned part);
/* Where v has to be written: a part of a larger value or a new buffer. */
place pop_place_out(gen *g, pop_value *v);
int64_t pop_place_elements(const place *p);

/* Copies, fills or counts into `to`; same dims. */
pop_status pop_gen_move(gen *g, const place *from, const place *to);
/* The same from where v is. */
pop_status pop_gen_move_value(gen *g, const pop_value *v, const place *to);

/* ---- Code (code.c). */

struct maker;

typedef struct code {
	gen *g;
	const struct maker *m; /* whose coordinates INDEX names; or NULL */
	pop_ins *ins;
	uint32_t n, cap;
	pop_intmap seen; /* value numbering */
	bool full;       /* more than POP_MAX_CODE */
} code;

enum { NO_REG = 0xffff };

/* Loads and stores of elements, and arithmetic that is the same at any point?
 */
bool pop_code_is_plain(const code *c);
uint16_t pop_code_add(code *c, pop_ins_op op, pop_class cls, uint16_t a,
	uint16_t b, uint16_t r, uint64_t imm);
static inline uint16_t
pop_code1(code *c, pop_ins_op op, pop_class cls, uint16_t a, uint64_t imm)
{
	return pop_code_add(c, op, cls, a, 0, 0, imm);
}
static inline uint16_t
pop_code2(code *c, pop_ins_op op, pop_class cls, uint16_t a, uint16_t b)
{
	return pop_code_add(c, op, cls, a, b, 0, 0);
}
static inline uint16_t
pop_code3(code *c, pop_ins_op op, pop_class cls, uint16_t a, uint16_t b,
	uint16_t r)
{
	return pop_code_add(c, op, cls, a, b, r, 0);
}
uint16_t pop_code_imm(code *c, pop_class cls, uint64_t bits);
/* The element at `data` in its class. */
uint16_t pop_code_element(code *c, pop_dtype d, const void *data);
/* A number, converted to the class of d. */
uint16_t pop_code_number(code *c, pop_dtype d, double v);
/* Is what r holds of the narrow type d, without being brought back to it? */
bool pop_code_fits(const code *c, uint16_t r, pop_dtype d);
/* Is r, of class I, a signed number that d, f32, f16 or bf16, holds exactly? */
bool pop_code_is_exact(const code *c, uint16_t r, pop_dtype d);
/* Joins mul and add, drops what no sink needs, renumbers. */
void pop_code_finish(code *c);

/* ---- Elementwise operations on registers (element.c, complex.c). */

/* A value in registers: complex ones have two. */
typedef struct val {
	uint16_t r[2];
} val;

/* Of type `to` from type `from`; real types. */
uint16_t pop_element_convert(code *c, uint16_t r, pop_dtype from, pop_dtype to);
/* Back to the narrow type d. */
uint16_t pop_element_fit(code *c, uint16_t r, pop_dtype d);
/* One elementwise op.  False: not defined on these types. */
bool pop_element_op(code *c, const pop_op *op, const val *arg, val *out);
bool pop_complex_op(code *c, const pop_op *op, const val *arg, val *out);
/* op(a, b) for a monoid; real d. */
uint16_t pop_element_monoid(
	code *c, pop_opcode op, pop_dtype d, uint16_t a, uint16_t b);
/* The R* instruction of a monoid on d; 0 if there is none.  *neutral: bits of
 * what it starts from, as an element of d. */
pop_ins_op pop_element_reduce(pop_opcode op, pop_dtype d);
bool pop_element_is_neutral(pop_opcode op, pop_dtype d, const void *element);

/* Bits of an element, a float in a register, in the low bits of its class, and
 * back, of which other bits do not count (bits.c). */
uint16_t pop_bits_of_float(code *c, uint16_t r, pop_dtype d);
uint16_t pop_float_of_bits(code *c, uint16_t r, pop_dtype d);

/* ---- Layout of fresh values (layout.c). */

/* Notes how the values that b's ops and their regions read are read. */
void pop_layout(const pop_block *b);
/* Lays p, a buffer of v's own, out as v's users like it best. */
void pop_layout_set(const pop_value *v, place *p);
/* The same for what only products read, whose rows are all the same to them: as
 * what it is made from lies. */
void pop_layout_turn(gen *g, const pop_value *v, place *p);

/* ---- A step being made (step.c). */

typedef struct wide_view {
	uint32_t buffer;
	uint8_t dtype, ndyn, io;
	int64_t base;
	int64_t stride[POP_GEN_DIMS];
	pop_dyn *dyn;
} wide_view;

typedef struct maker {
	gen *g;
	uint8_t kind;
	unsigned ndim;
	int64_t extent[POP_GEN_DIMS];
	bool pinned[POP_GEN_DIMS];  /* INDEX names it: it stays a dim */
	uint8_t name[POP_GEN_DIMS]; /* number it was added with; INDEX's imm */
	uint8_t nname;
	wide_view *view;
	uint32_t nview, cap_view;
	uint32_t nfixed; /* views that have numbers of their own */
	struct maker_stage {
		uint8_t kind;
		code *code;
	} * stage;
	uint32_t nstage, cap_stage;
	int64_t *param;
	uint32_t nparam, cap_param;
	uint32_t *region, nregion;
} maker;

void pop_maker_init(maker *m, gen *g, pop_step_kind kind);
/* The number of an equal view, or of a new one. */
uint32_t pop_maker_view(maker *m, const wide_view *v);
/* Always a new one: kinds whose views have fixed numbers. */
uint32_t pop_maker_new_view(maker *m, const wide_view *v);
void pop_maker_param(maker *m, int64_t v);
uint32_t pop_maker_stage(maker *m, pop_stage_kind kind);
/* Dims are numbered as they are added; INDEX, and dim lists given to the
 * functions here, use these numbers until dims are merged or moved. */
unsigned pop_maker_dim(maker *m, int64_t extent);
code *pop_maker_code(maker *m, uint32_t stage);
/* The element where p starts; no dim moves it. */
wide_view pop_maker_at(const place *p, uint8_t io);
/* The view of p whose dim d moves along step dim dim[d]; dim < 0: at 0. */
wide_view pop_maker_wide(const place *p, const int *dim, uint8_t io);
/* Merges dims [from, to) with their neighbours where all views allow it, and
 * drops those of one point; returns how many are left, at [from, ...). */
unsigned pop_maker_merge(maker *m, unsigned from, unsigned to);
/* Moves dim `from` to place `to`, shifting those between. */
void pop_maker_move(maker *m, unsigned from, unsigned to);
/* Into the current region.  POP_E_INPUT beyond a limit. */
pop_status pop_maker_commit(maker *m);

/* ---- Expressions over an iteration space (expr.c). */

/* A run-time part of an index: clamp(start, 0, max) * scale. */
typedef struct index_dyn {
	const pop_value *start;
	int64_t max, scale;
	const struct index_dyn *next;
} index_dyn;

/* index = add + mul * x[dim] + dyn */
typedef struct axis {
	int16_t dim; /* -1: none */
	int64_t mul, add;
	const index_dyn *dyn;
} axis;

typedef struct index_map {
	unsigned rank;
	axis ax[POP_MAX_RANK];
} index_map;

struct row;

typedef struct expr {
	gen *g;
	maker *m;
	code *c;
	const pop_block *inside; /* ops of this block are expressions */
	const pop_op *only;      /* or this one alone */
	const char *bad;         /* why it cannot be made; NULL: it can */
	const pop_op *bad_op;
	index_map *map;
	uint32_t nmap, cap_map;
	pop_intmap map_seen, memo;
	/* A value that TLOAD gives, and its type there. */
	const pop_value *leaf;
	pop_dtype leaf_dtype;
	uint32_t leaf_map;
	const pop_block *body; /* its argument i is TLOAD body_slot[i] */
	const uint32_t *body_slot;
	struct row *row;
	unsigned depth;
} expr;

void pop_expr_init(expr *e, gen *g, maker *m, const pop_op *op);
/* Forgets registers: another stage begins. */
void pop_expr_stage(expr *e, code *c);
bool pop_expr_inside(const expr *e, const pop_value *v);
uint32_t pop_expr_map(expr *e, const index_map *m);
val pop_expr_eval(expr *e, const pop_value *v, uint32_t map);
/* What lies at place p, whose dim d moves along step dim dim[d]. */
val pop_expr_place(expr *e, const place *p, const int *dim);
/* The view of p through m. */
pop_status pop_expr_view(
	expr *e, const place *p, const index_map *m, wide_view *w);
/* The map of an operand of view op `op` whose result is read through m. */
bool pop_expr_through(expr *e, const pop_op *op, unsigned operand,
	const index_map *m, index_map *out);
val pop_expr_fail(expr *e, const pop_op *op, const char *why);
/* Sinks.  Complex values take two views. */
void pop_expr_store(expr *e, const place *to, const int *dim, val v);
/* Adds the stage of a body of op (body.c): argument i is TLOAD i, result i
 * TSTORE i, counted in parts. */
pop_status pop_expr_body(
	gen *g, maker *m, const pop_op *op, const pop_block *body);
/* New views of p, one for each part. */
void pop_maker_parts(maker *m, const place *p, const int *dim, uint8_t io);
unsigned pop_gen_parts(pop_value *const *v, uint32_t n);

/* Where a step writes a result: at `to` itself, or its two parts apart. */
typedef struct planes {
	unsigned n;
	place to, at[2];
} planes;

planes pop_planes_of(gen *g, const place *to);
/* Moves `from` there. */
pop_status pop_planes_fill(gen *g, const planes *p, const place *from);
void pop_planes_views(maker *m, const planes *p, const int *dim);
/* After the step: parts come together. */
pop_status pop_planes_join(gen *g, const planes *p);

/* ---- Reductions along rows (row.c).  All do nothing where e->row is NULL. */

/* Can a reduce op be an R* instruction? */
bool pop_row_is_monoid(const pop_op *op);
/* A reduction's result, read through m. */
val pop_row_reduced(expr *e, const pop_value *v, const index_map *m);
/* A value that another stage made; true: *out holds it. */
bool pop_row_shared(expr *e, const pop_value *v, uint32_t map, val *out);
/* Keeps a value that later stages need. */
void pop_row_made(expr *e, const pop_value *v, uint32_t map, const val *out);

/* Places where a loop has to be cut, per dim, ascending. */
typedef struct cuts {
	int64_t *at[POP_MAX_RANK];
	uint32_t n[POP_MAX_RANK], cap[POP_MAX_RANK];
} cuts;
/* Adds those that v, read through map, asks for. */
void pop_expr_cuts(expr *e, const pop_value *v, uint32_t map, cuts *out);

/* ---- Gathers as expressions (index.c). */

/* The map of component c of the indices of gather `op`, read through m. */
void pop_gather_index_map(
	const pop_op *op, const index_map *m, uint32_t c, index_map *out);
val pop_expr_gather(expr *e, const pop_op *op, const index_map *m);

/* ---- Emitters.  `parts`: NULL, or where the results of op go. */

/* Each may say through *bad that the op, a fusion, needs to be taken apart. */
typedef struct emit {
	gen *g;
	const pop_op *op;
	const place *to; /* NULL: pop_place_out() */
	const char *bad;
} emit;

pop_status pop_emit_block(gen *g, const pop_block *b);

pop_status pop_emit_loop(emit *e);
pop_status pop_emit_row(emit *e);
pop_status pop_emit_reduce(emit *e);
pop_status pop_emit_dot(emit *e);
pop_status pop_emit_conv(emit *e);
pop_status pop_emit_concatenate(emit *e);
pop_status pop_emit_pad(emit *e);
pop_status pop_emit_update(emit *e);
/* Where a loop, row or product is to write result r: *to, and *again if that is
 * not NONE; makes way for what is `stacked`. */
pop_status pop_emit_outs(emit *e, uint32_t r, place *to, place *again);
pop_status pop_emit_gather(emit *e);
pop_status pop_emit_scatter(emit *e);
pop_status pop_emit_window(emit *e);
pop_status pop_emit_select_scatter(emit *e);
pop_status pop_emit_sort(emit *e);
pop_status pop_emit_top_k(emit *e);
pop_status pop_emit_fft(emit *e);
pop_status pop_emit_matrix(emit *e);
pop_status pop_emit_rng_bits(emit *e);
pop_status pop_emit_rng(emit *e);
pop_status pop_emit_while(emit *e);
pop_status pop_emit_case(emit *e);
pop_status pop_emit_expect(emit *e);
pop_status pop_emit_view(emit *e);
pop_status pop_emit_bitcast(emit *e);

/* ---- Products (epilogue.c, dot.c). */

/* The product of a dot or conv fusion, or op itself; NULL if there is not
 * exactly one. */
const pop_op *pop_product_of(const pop_op *op);
/* Emits a product over no elements, which is zero everywhere; e->bad if it has
 * an epilogue. */
pop_status pop_product_empty(emit *e, const pop_op *product);
/* Adds the stage to m, whose dims begin with those of the result, and whose
 * first two views are there. */
pop_status pop_epilogue(emit *e, maker *m, const pop_op *product, pop_dtype acc,
	const char **bad);
/* Ends a DOT step whose dims are role[0] of the batch, role[1] of rows and
 * role[2] of columns of `op`'s product, then the contracted ones, which lie one
 * after the other in both operands. */
pop_status pop_dot_commit(
	maker *m, const pop_op *op, const unsigned *role, pop_dtype acc);
/* What sums of products of a and b are kept in. */
pop_dtype pop_gen_accumulator(pop_dtype a, pop_dtype b, pop_dtype result);

/* The step that begins the stream that RNG ops draw from (matrix.c). */
pop_status pop_emit_stream(gen *g);

/* Where result i of e->op goes; binds the value to it. */
place pop_emit_out(emit *e, uint32_t i);
/* Makes v's value appear at `to`, writing it there in the first place if it
 * was put off (see pop_gen_puts_off). */
pop_status pop_emit_into(gen *g, const pop_value *v, const place *to);
/* Ends a LOOP of one stage without row scalars and temporaries. */
/* The greatest coordinate of the dim that INDEX names so. */
uint64_t pop_maker_most(const maker *m, unsigned name);
/* Of dims first to n - 1, the one to be the row. */
unsigned pop_loop_inner(const maker *m, unsigned first, unsigned n);
pop_status pop_loop_commit(maker *m);
/* Of a loop of one stage, whose row is its last dim: see loop_short.c. */
void pop_loop_write_out(maker *m);
/* Of the boxes of a loop over the space, which are made in order: the largest
 * may come first and write points of the others (loop_over.c). */
void pop_loop_over(maker *m, uint64_t nbox, const pop_shape *space);

/* Operands that are made as parts of a larger value (join.c). */
void pop_join_parts(gen *g, const pop_op *op);

/* ---- After all steps are made. */

/* Marks as gone what nobody needs (live.c). */
void pop_drop_unneeded(gen *g);
/* Lets steps write where copies would bring what they write (forward.c). */
void pop_forward(gen *g);
/* Puts steps into STRIPs where what they hand on need not leave the cache
 * (strip.c). */
void pop_strips(gen *g);

/* Where a buffer's contents matter, in places of execution order, ends
 * included; ascending. */
typedef struct span {
	uint32_t lo, hi;
} span;

typedef struct spans {
	span *at;
	uint32_t n;
} spans;

typedef struct use {
	uint32_t pos, region;
	uint8_t io;
	gen_step *step;
} use;

typedef struct uses {
	use *at;
	uint32_t n, cap;
} uses;

/* Liveness of fresh buffers (live.c). */
typedef struct live {
	gen *g;
	uint32_t npos;
	struct live_region {
		uint32_t parent, lo, hi;
		gen_step *owner; /* NULL: region 0 */
	} * region;
	uses *use;          /* per buffer, in order */
	spans *span;        /* per buffer */
	gen_step **of_role; /* the while or case of a buffer with a role */
} live;

void pop_live(gen *g, live *l);
/* Shares buffers (share.c): root[b] stands for b, span and use of a root are
 * those of all it stands for.  Steps that move nothing any more are gone. */
uint32_t *pop_share(live *l);
/* Does t touch buffer b in one of the ways io (step.c)? */
bool pop_step_touches(const gen_step *t, uint32_t b, uint8_t io);
/* Two views of a step that go through the same places. */
bool pop_share_same_view(
	const pop_step *s, const pop_view *a, const pop_view *b);
/* Every load of view v comes before every store of view w. */
bool pop_share_loads_first(const pop_step *s, uint32_t v, uint32_t w);

/* Bytes of the arena that are needed from place lo to place hi. */
typedef struct gen_item {
	uint32_t buffer, lo, hi;
	uint64_t offset, bytes;
} gen_item;

/* Gives each item its offset; returns the size of the arena (place.c). */
uint64_t pop_place(gen *g, gen_item **item, uint32_t n);
/* Offsets, and the program (address.c). */
pop_status pop_address(live *l, const uint32_t *root);

#endif
