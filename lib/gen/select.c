/*
 * Selection: which emitter makes an op's steps.
 *
 * A fusion has no operands; its region captures values and returns the
 * outputs.  By kind it holds
 *   LOOP  ops that compute or place elements, all outputs of the same dims S;
 *         other shapes inside are reached through view ops, concatenate, pad
 *   ROW   also reductions by monoids over exactly the dims reduce_dims of S;
 *         outputs have the dims S or those that are kept
 *   DOT   one dot_general, the rest as LOOP over its result, used as it is
 *   CONV  the same with one convolution
 * What does not fit is made op by op.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

#include "lib/ir/cost.h"

typedef pop_status emitter(emit *e);

static pop_status
emit_nothing(emit *e)
{
	(void)e; /* constants are made where they are used */
	return POP_OK;
}

static pop_status
emit_call(emit *e)
{
	return pop_op_fail(e->g->g, e->op, e->g->err,
		"calls must be inlined before program making");
}

/* A loop that needs coordinates in memory finds them there: see hoist.c. */
static pop_status
emit_coordinates(emit *e)
{
	const pop_value *v = &e->op->res[0];
	const pop_op *user = pop_gen_info(v)->user;
	place at, mem;

	if (!user || user->block == e->op->block ||
		!pop_op_reads_coordinates(user))
		return POP_OK;
	at = pop_place_of(e->g, v);
	POP_TRY(pop_place_to_mem(e->g, &at, &mem));
	pop_place_put(e->g, v, &mem);
	return POP_OK;
}

static emitter *const table[POP_OP_LIMIT] = {
	[POP_OP_CONSTANT] = emit_nothing,
	[POP_OP_IOTA] = emit_coordinates,
	[POP_OP_CALL] = emit_call,
	[POP_OP_WHILE] = pop_emit_while,
	[POP_OP_CASE] = pop_emit_case,
	[POP_OP_IF] = pop_emit_case,
	[POP_OP_OPTIMIZATION_BARRIER] = pop_emit_view,
	[POP_OP_BROADCAST_IN_DIM] = pop_emit_view,
	[POP_OP_RESHAPE] = pop_emit_view,
	[POP_OP_TRANSPOSE] = pop_emit_view,
	[POP_OP_REVERSE] = pop_emit_view,
	[POP_OP_SLICE] = pop_emit_view,
	[POP_OP_DYNAMIC_SLICE] = pop_emit_view,
	[POP_OP_BITCAST_CONVERT] = pop_emit_view,
	[POP_OP_CONCATENATE] = pop_emit_concatenate,
	[POP_OP_PAD] = pop_emit_pad,
	[POP_OP_DYNAMIC_UPDATE_SLICE] = pop_emit_update,
	[POP_OP_GATHER] = pop_emit_gather,
	[POP_OP_SCATTER] = pop_emit_scatter,
	[POP_OP_DOT_GENERAL] = pop_emit_dot,
	[POP_OP_CONVOLUTION] = pop_emit_conv,
	[POP_OP_REDUCE] = pop_emit_reduce,
	[POP_OP_REDUCE_WINDOW] = pop_emit_window,
	[POP_OP_SELECT_AND_SCATTER] = pop_emit_select_scatter,
	[POP_OP_SORT] = pop_emit_sort,
	[POP_OP_TOP_K] = pop_emit_top_k,
	[POP_OP_FFT] = pop_emit_fft,
	[POP_OP_CHOLESKY] = pop_emit_matrix,
	[POP_OP_TRIANGULAR_SOLVE] = pop_emit_matrix,
	[POP_OP_RNG] = pop_emit_rng,
	[POP_OP_RNG_BIT_GENERATOR] = pop_emit_rng_bits,
	[POP_OP_LU] = pop_emit_matrix,
	[POP_OP_QR] = pop_emit_matrix,
	[POP_OP_HOUSEHOLDER_PRODUCT] = pop_emit_matrix,
	[POP_OP_EIGH] = pop_emit_matrix,
	[POP_OP_SVD] = pop_emit_matrix,
	[POP_OP_EIG] = pop_emit_matrix,
	[POP_OP_SCHUR] = pop_emit_matrix,
	[POP_OP_HESSENBERG] = pop_emit_matrix,
	[POP_OP_TRIDIAGONAL] = pop_emit_matrix,
	[POP_OP_TRIDIAGONAL_SOLVE] = pop_emit_matrix,
	[POP_OP_PIVOTS_TO_PERMUTATION] = pop_emit_matrix,
	[POP_OP_EXPECT_EQ] = pop_emit_expect,
	[POP_OP_EXPECT_CLOSE] = pop_emit_expect,
	[POP_OP_EXPECT_ALMOST_EQ] = pop_emit_expect,
};

static emitter *const of_fusion[] = {
	[POP_FUSION_LOOP] = pop_emit_loop,
	[POP_FUSION_ROW] = pop_emit_row,
	[POP_FUSION_DOT] = pop_emit_dot,
	[POP_FUSION_CONV] = pop_emit_conv,
};

static emitter *
emitter_of(const pop_op *op)
{
	if (op->code == POP_OP_FUSION) {
		uint64_t kind =
			(uint64_t)pop_attr_int(op, POP_ATTR_FUSION_KIND, 0);

		return kind < sizeof(of_fusion) / sizeof(*of_fusion)
			       ? of_fusion[kind]
			       : NULL;
	}
	if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE)
		return pop_emit_loop;
	return table[op->code];
}

place
pop_emit_out(emit *e, uint32_t i)
{
	pop_value *v = &e->op->res[i];

	if (!e->to)
		return pop_place_out(e->g, v);
	pop_place_put(e->g, v, e->to);
	return *e->to;
}

/* Emits the ops of a fusion one by one.  Its outputs are what they left, moved
 * where they are wanted. */
static pop_status
emit_apart(gen *g, const pop_op *op, const place *to)
{
	const pop_block *body = op->region[0];

	POP_TRY(pop_emit_block(g, body));
	for (uint32_t i = 0; i < op->nres; i++) {
		vinfo *v = pop_gen_info(&op->res[i]);
		place at = pop_place_of(g, body->last->arg[i]), end;

		if (!to && !v->parent) {
			pop_place_put(g, &op->res[i], &at);
			continue;
		}
		v->at = NULL;
		end = to ? *to : pop_place_out(g, &op->res[i]);
		pop_place_put(g, &op->res[i], &end);
		POP_TRY(pop_gen_move(g, &at, &end));
	}
	return POP_OK;
}

static pop_status
emit_op(gen *g, const pop_op *op, const place *to)
{
	emitter *fn = emitter_of(op);
	emit e = {.g = g, .op = op, .to = to};
	pop_arena_mark here;

	if (!fn)
		return pop_op_fail(g->g, op, g->err, "is not supported");
	here = pop_arena_here(g->scratch);
	POP_TRY(fn(&e));
	pop_arena_rewind(g->scratch, here);
	if (!e.bad)
		return POP_OK;
	if (op->code != POP_OP_FUSION)
		return pop_op_fail(g->g, op, g->err, "%s", e.bad);
	for (uint32_t i = 0; i < op->nres; i++) {
		pop_gen_info(&op->res[i])->at = NULL;
		pop_gen_info(&op->res[i])->is_stacked = false;
	}
	return emit_apart(g, op, to);
}

pop_status
pop_emit_into(gen *g, const pop_value *v, const place *to)
{
	vinfo *i = pop_gen_info(v);

	if (i->put_off) {
		i->put_off = false;
		return emit_op(g, v->def, to);
	}
	return pop_gen_move_value(g, v, to);
}

pop_status
pop_emit_block(gen *g, const pop_block *b)
{
	if (++g->depth > POP_LIMIT_REGION_DEPTH)
		return pop_fail(g->err, POP_E_INPUT,
			"regions nest deeper than %d", POP_LIMIT_REGION_DEPTH);
	POP_FOR_EACH_OP_REV(op, b) {
		pop_join_parts(g, op);
	}
	POP_FOR_EACH_OP(op, b) {
		if (op->code == POP_OP_RETURN ||
			(op->nres == 1 && pop_gen_info(&op->res[0])->put_off))
			continue;
		POP_TRY(emit_op(g, op, NULL));
	}
	g->depth--;
	return POP_OK;
}

/* ---- View ops. */

enum { FEW = 64 }; /* elements that are copied rather than what they are of */

/* Memory that will be changed in place should not be looked at later; and
 * strided reading, done again and again, costs more than one copy: of a
 * transpose, or of a slice that a loop reads. */
static bool
wants_memory(const pop_op *op, uint32_t result, const place *at)
{
	const vinfo *v = pop_gen_info(&op->res[result]);
	const vinfo *in = pop_gen_info(op->arg[result]);

	if (v->parent || in->updated ||
		(in->carried &&
			pop_shape_elements(op->res[result].type) <= FEW))
		return true;
	if (v->dot_only || at->kind != PLACE_MEM ||
		(v->nuse < 2 && v->user && v->user->block == op->block))
		return false;
	for (unsigned d = at->rank; d-- > 0;) {
		int64_t s = at->stride[d];

		if (at->extent[d] != 1)
			return s != 1 && s != 0 &&
			       (op->code == POP_OP_TRANSPOSE ||
				       (op->code == POP_OP_SLICE && v->user &&
					       v->user->block != op->block));
	}
	return false;
}

static pop_status
view_operand(emit *e, const place *in, place *at)
{
	gen *g = e->g;
	place mem, dense;

	if (e->op->code == POP_OP_DYNAMIC_SLICE) {
		uint32_t n;
		const int64_t *sizes = pop_attr_ints(e->op, POP_ATTR_SIZES, &n);

		POP_TRY(pop_place_to_mem(g, in, &mem));
		return pop_place_dynamic(g, &mem, e->op->arg + 1, sizes, at);
	}
	if (pop_place_view(e->op, in, at))
		return POP_OK;
	POP_TRY(pop_place_to_mem(g, in, &mem));
	if (pop_place_view(e->op, &mem, at))
		return POP_OK;
	dense = pop_place_new(g, e->op->arg[0]->type);
	POP_TRY(pop_gen_move(g, &mem, &dense));
	if (!pop_place_view(e->op, &dense, at))
		at->kind = PLACE_NONE;
	return POP_OK;
}

/* A reshape of what is made when the reshape is: right in its place. */
static pop_status
emit_behind(emit *e)
{
	place to = pop_emit_out(e, 0), part;

	if (!pop_place_reshape(&to, e->op->arg[0]->type, &part))
		return pop_op_fail(e->g->g, e->op, e->g->err,
			"has a place that is no view");
	return pop_emit_into(e->g, e->op->arg[0], &part);
}

pop_status
pop_emit_view(emit *e)
{
	gen *g = e->g;

	for (uint32_t i = 0; i < e->op->nres; i++) {
		place in = pop_place_of(g, e->op->arg[i]), at = in, to;

		/* Its operand was made where it belongs. */
		if (pop_gen_info(e->op->arg[i])->parent == &e->op->res[i])
			continue;
		if (pop_gen_info(e->op->arg[i])->put_off) {
			POP_TRY(emit_behind(e));
			continue;
		}
		if (e->op->code != POP_OP_OPTIMIZATION_BARRIER)
			POP_TRY(view_operand(e, &in, &at));
		if (at.kind == PLACE_NONE)
			return pop_emit_bitcast(e);
		if (!e->to && !wants_memory(e->op, i, &at)) {
			pop_place_put(g, &e->op->res[i], &at);
			continue;
		}
		to = pop_emit_out(e, i);
		POP_TRY(pop_gen_move(g, &at, &to));
	}
	return POP_OK;
}
