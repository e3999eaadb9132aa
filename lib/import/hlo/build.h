#ifndef POP_IMPORT_HLO_BUILD_H
#define POP_IMPORT_HLO_BUILD_H

#include "lib/import/hlo/hlo.h"
#include "lib/ir/site.h"

/*
 * From instructions to ops: what the files build*.c share.
 *
 *   build.c        functions, regions, parameters, aliases; which builder
 *   build_flow.c   tuples, calls, control flow, what is nothing on one device
 *   build_ops.c    attributes of each op
 *   build_math.c   instructions that are formulas of other ops
 *   build_mlir.c   what the builders of StableHLO build
 *   build_used.c   dims of which less is used than the type says
 *   build_sizes.c  sizes that are known at run time only, as values
 *   build_sized.c  what reads arrays that have them; build_mixed.c,
 *                  build_reshape.c
 *
 * Tuples are not built: an instruction's value is the list of its leaves.
 * Computations that are called become private functions, made once; those that
 * belong to an op become its regions, made as often as ops use them.
 */

/* Builds `i` at the end of `b`; its operands are built.  Sets i->value. */
typedef pop_status pop_hlo_builder(pop_hlo *m, pop_block *b, pop_hlo_instr *i);

/* What hlo_ops.def says. */
typedef struct pop_hlo_row {
	int16_t min, max, ncalled; /* POP_ANY */
	pop_hlo_builder *build;    /* NULL: cannot */
	pop_opcode code;
} pop_hlo_row;

extern const pop_hlo_row pop_hlo_row_of[POP_HLO_OPCODES];

#define HLO(NAME, name, min, max, ncalled, build, CODE) \
	pop_hlo_builder pop_hlo_build_##build;
#include "lib/import/hlo/hlo_ops.def"
#undef HLO

/* ---- Values. */

static inline pop_value *
pop_hlo_leaf(const pop_hlo_instr *i, uint32_t k)
{
	return i->shape->nleaf == 1 ? i->value.one : i->value.many[k];
}

/* All leaves, in an array or in the instruction. */
static inline pop_value *const *
pop_hlo_leaves(const pop_hlo_instr *i)
{
	return i->shape->nleaf == 1 ? &i->value.one : i->value.many;
}

/* The type of leaf k. */
static inline const pop_shape *
pop_hlo_type(const pop_hlo_shape *s, uint32_t k)
{
	return &s->leaf[k]->type;
}

/* Leaves of all operands from `from` on. */
uint32_t pop_hlo_count_leaves(const pop_hlo_instr *i, uint32_t from);
/* Writes them to out[]. */
void pop_hlo_gather_leaves(
	const pop_hlo_instr *i, uint32_t from, pop_value **out);
/* i's leaves are v[0] ... of the types they should have. */
pop_status pop_hlo_set_values(
	pop_hlo *m, pop_hlo_instr *i, pop_value *const *v, uint32_t n);

/* An op whose operands are all leaves of i's operands and whose results are
 * i's leaves, at the end of b, with empty regions. */
pop_op *pop_hlo_emit(pop_hlo *m, pop_block *b, pop_hlo_instr *i,
	pop_opcode code, uint32_t nregion);

/* POP_E_INPUT if an operand or the result is a tuple. */
pop_status pop_hlo_arrays_only(pop_hlo *m, const pop_hlo_instr *i);
/* The product of x[0] and x[1] as a dot's attributes in i say. */
pop_status pop_hlo_dot(
	pop_hlo *m, pop_block *b, pop_hlo_instr *i, pop_value *const x[2]);
/* The shape ((operands), results, context ...) of an instruction that begins:
 * all of `code` is done at once. */
pop_status pop_hlo_start(
	pop_hlo *m, pop_block *b, pop_hlo_instr *i, pop_hlo_opcode code);
/* What only the end of what begins would need: zeros. */
pop_value *pop_hlo_context(pop_block *b, const pop_shape *type);
/* (values, places) of the k least along the last dimension. */
pop_status pop_hlo_least(pop_hlo *m, pop_block *b, pop_hlo_instr *i);

/* ---- Dims of which a part is used, see build_used.c.  All of it is for
 * modules in which m->sized is set, or whose shapes have such dims. */

/* What v->aux is; NULL: all of v is used. */
typedef struct pop_hlo_part {
	int64_t n[POP_MAX_RANK];       /* used of each dim; all if size[] */
	pop_value *size[POP_MAX_RANK]; /* s32[] that says it at run time */
} pop_hlo_part;

static inline const pop_hlo_part *
pop_hlo_part_of(const pop_value *v)
{
	return v->aux;
}

/* Used of each dim, as above. */
static inline const int64_t *
pop_hlo_used(const pop_value *v)
{
	return v->aux ? pop_hlo_part_of(v)->n : v->type->dim;
}

/* The size of dim d that is known at run time only, or NULL. */
static inline pop_value *
pop_hlo_run_size(const pop_value *v, unsigned d)
{
	return v->aux ? pop_hlo_part_of(v)->size[d] : NULL;
}

/* s32[] */
extern const pop_shape pop_size_type;

/* Is dim d of v used in part?  A size of run time may be all of it. */
bool pop_hlo_is_part(const pop_value *v, unsigned d);
/* Has v a dim whose size is known at run time only?  *d, unless NULL, is the
 * first of them. */
bool pop_hlo_is_sized(const pop_value *v, unsigned *d);
/* Builds i if its operands may be so, as if by pop_hlo_row_of[]. */
pop_status pop_hlo_build_used(pop_hlo *m, pop_block *b, pop_hlo_instr *i);
/* The same where build_used.c has no rule. */
pop_status pop_hlo_build_sized(pop_hlo *m, pop_block *b, pop_hlo_instr *i);
/* i does not support dims like that of v of which a part is used. */
pop_status pop_hlo_refuse_part(
	pop_hlo *m, const pop_hlo_instr *i, const pop_value *v);
/* The same if v has one, whatever i is. */
pop_status pop_hlo_need_whole(
	pop_hlo *m, const pop_hlo_instr *i, const pop_value *v);
/* The first leaf of an operand that is used in part, from operand `from` on;
 * NULL: there is none. */
const pop_value *pop_hlo_part_operand(const pop_hlo_instr *i, uint32_t from);
/* Is i an operation on elements, of operands of its result's dims? */
bool pop_hlo_is_by_element(const pop_hlo_instr *i);
/* n of dim d of v are used, or `size` of them, a scalar s32; NULL: all. */
void pop_hlo_use(pop_hlo *m, pop_value *v, unsigned d, int64_t n);
void pop_hlo_use_size(pop_hlo *m, pop_value *v, unsigned d, pop_value *size);
/* How many of dim d of v are used, as a value. */
pop_value *pop_hlo_size(const pop_site *s, const pop_value *v, unsigned d);
/* Are these two sizes the same for certain? */
bool pop_hlo_same_size(const pop_value *a, const pop_value *b);
/* Which elements of such an array are in front of size[d] in each dim d; NULL
 * there: all are, and as the result: all are in all dims. */
pop_value *pop_hlo_inside(
	const pop_site *s, const pop_shape *type, pop_value *const *size);
/* v where it is so, and `with`, a scalar, elsewhere. */
pop_value *pop_hlo_mask(const pop_site *s, pop_value *v, pop_value *const *size,
	pop_value *with);
/* code of a and b, sizes; computed here if both are known. */
pop_value *pop_hlo_calc(
	const pop_site *s, pop_opcode code, pop_value *a, pop_value *b);
pop_value *pop_hlo_calc_with(
	const pop_site *s, pop_opcode code, pop_value *a, int64_t b);

/* Do the shapes of c's parameters or results have dims that are bounds?  Such a
 * computation is built where it is called, so that sizes go along. */
bool pop_hlo_has_bounds(const pop_hlo_comp *c);
/* Of the results of `op`, that is used which is of what `body` returns. */
void pop_hlo_use_as(pop_op *op, const pop_block *body);
/* i calls c: its instructions, at the end of b. */
pop_status pop_hlo_inline(
	pop_hlo *m, pop_block *b, pop_hlo_instr *i, pop_hlo_comp *c);
/* The same for a conditional: of the branch taken, if that is known, or what
 * all return; sizes become results of their own. */
pop_status pop_hlo_join_used(pop_hlo *m, pop_hlo_instr *i, pop_op *op);
/* A while with sizes of run time among its carries, which are carried too.
 * *done: it has none, and nothing is built. */
pop_status pop_hlo_while_sized(
	pop_hlo *m, pop_block *b, pop_hlo_instr *i, bool *done);
/* Fails if region b of i returns what is not used as a whole. */
pop_status pop_hlo_check_whole(
	pop_hlo *m, const pop_hlo_instr *i, const pop_block *b);
/* Fails if b, the body of computation c, returns a size of run time. */
pop_status pop_hlo_check_sizes(
	pop_hlo *m, const pop_hlo_comp *c, const pop_block *b);
/* f, the entry, returns the parts in use alone. */
pop_status pop_hlo_cut_results(pop_hlo *m, pop_func *f);

/* ---- Attributes. */

const pop_hlo_attr *pop_hlo_find(const pop_hlo_instr *i, pop_hlo_key key);
int64_t pop_hlo_get_int(
	const pop_hlo_instr *i, pop_hlo_key key, int64_t missing);
pop_str pop_hlo_get_text(const pop_hlo_instr *i, pop_hlo_key key);
/* *n is 0 if absent. */
const int64_t *pop_hlo_get_ints(
	const pop_hlo_instr *i, pop_hlo_key key, uint32_t *n);

/* ---- Computations. */

/* The k-th computation i calls. */
pop_hlo_comp *pop_hlo_called(const pop_hlo_instr *i, uint32_t k);
uint32_t pop_hlo_ncalled(const pop_hlo_instr *i);
/* The private function of `c`, built when first asked for. */
pop_status pop_hlo_func(
	pop_hlo *m, const pop_hlo_instr *user, pop_hlo_comp *c, pop_func **out);
/* The instructions of `c` at the end of b, its parameters being v[]. */
pop_status pop_hlo_body(pop_hlo *m, const pop_hlo_instr *user, pop_hlo_comp *c,
	pop_block *b, pop_value *const *v, uint32_t n);
/* Block b, a region, from `c`: its parameters become the region's arguments,
 * or, where `bound` is given, stand for these values. */
pop_status pop_hlo_region(pop_hlo *m, const pop_hlo_instr *user,
	pop_hlo_comp *c, pop_block *b, pop_value *const *bound, uint32_t n);

#endif
