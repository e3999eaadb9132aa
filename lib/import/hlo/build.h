#ifndef POP_IMPORT_HLO_BUILD_H
#define POP_IMPORT_HLO_BUILD_H

#include "lib/import/hlo/hlo.h"

/*
 * From instructions to ops: what the files build*.c share.
 *
 *   build.c        functions, regions, parameters, aliases; which builder
 *   build_flow.c   tuples, calls, control flow, what is nothing on one device
 *   build_ops.c    attributes of each op
 *   build_math.c   instructions that are formulas of other ops
 *   build_mlir.c   what the builders of StableHLO build
 *   build_used.c   dims of which less is used than the type says
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

/* ---- Dims of which a part is used, see build_used.c.  All of it is for modules
 * in which m->sized is set. */

/* Builds i if its operands may be so, as if by pop_hlo_row_of[]. */
pop_status pop_hlo_build_used(pop_hlo *m, pop_block *b, pop_hlo_instr *i);
/* Of the results of `op`, that is used which is of what `body` returns. */
void pop_hlo_use_as(pop_op *op, const pop_block *body);
/* The same for a conditional: of the branch taken, if that is known, or what
 * all return. */
pop_status pop_hlo_join_used(pop_hlo *m, const pop_hlo_instr *i, pop_op *op);
/* Fails if region b of i returns what is not used as a whole. */
pop_status pop_hlo_check_whole(
	pop_hlo *m, const pop_hlo_instr *i, const pop_block *b);
/* f returns the parts in use alone. */
void pop_hlo_cut_results(pop_hlo *m, pop_func *f);

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
/* Block b, a region, from `c`: its parameters become the region's arguments,
 * or, where `bound` is given, stand for these values. */
pop_status pop_hlo_region(pop_hlo *m, const pop_hlo_instr *user,
	pop_hlo_comp *c, pop_block *b, pop_value *const *bound, uint32_t n);

#endif
