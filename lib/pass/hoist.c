/*
 * Loop-invariant code: what a turn of a loop computes at some cost from values
 * that no turn changes is computed once, before the loop; and so is what would
 * be brought together, or counted out, in each, or computed for a product or as
 * indices.  A loop without turns pays for it, too.
 *
 * Operands come along as copies, so that what is cheap stays where it can be
 * fused.  Loops are visited inside out: code leaves one loop after the other.
 */

#include "lib/ir/cost.h"
#include "lib/pass/pass.h"

/* Bytes that one value may take for as long as the loop runs. */
enum { MOST_BYTES = 64 << 20 };

/* Elements that are worth it, at least, and of the runs of a sparse slice,
 * below. */
enum { LEAST_ELEMENTS = 64, LEAST_SPARSE = 8, LEAST_RUN = 4 };

/* In the mark of an op of the body. */
enum { INVARIANT = 1, WANTED = 2, COUNTED = 4, READ = 8 };

static bool
is_costly(const pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_REDUCE:
	case POP_OP_REDUCE_WINDOW:
	case POP_OP_SELECT_AND_SCATTER:
	case POP_OP_DOT_GENERAL:
	case POP_OP_CONVOLUTION:
	case POP_OP_GATHER:
	case POP_OP_SCATTER:
	case POP_OP_SORT:
	case POP_OP_TOP_K:
	case POP_OP_RNG_BIT_GENERATOR:
	case POP_OP_FFT:
	case POP_OP_CHOLESKY:
	case POP_OP_TRIANGULAR_SOLVE:
	case POP_OP_LU:
	case POP_OP_QR:
	case POP_OP_HOUSEHOLDER_PRODUCT:
	case POP_OP_EIGH:
	case POP_OP_SVD:
	case POP_OP_EIG:
	case POP_OP_SCHUR:
	case POP_OP_HESSENBERG:
	case POP_OP_TRIDIAGONAL:
	case POP_OP_TRIDIAGONAL_SOLVE:
		return true;
	default:
		return pop_op_cost(op) >= POP_COST_FUNCTION;
	}
}

/* Is v read from memory, an element for each of its own? */
static bool
is_stored_whole(const pop_value *v)
{
	return !v->def || (v->def->code != POP_OP_BROADCAST_IN_DIM &&
				  v->def->code != POP_OP_IOTA &&
				  v->def->code != POP_OP_CONSTANT);
}

/* A quotient of two arrays: one is read in place of two, and of a division. */
static bool
is_quotient(const pop_op *op)
{
	return op->code == POP_OP_DIVIDE &&
	       pop_shape_elements(op->res[0].type) >= LEAST_ELEMENTS &&
	       is_stored_whole(op->arg[0]) && is_stored_whole(op->arg[1]);
}

/* Elements that lie apart, one or a few of each row: what reads them in the
 * loop would gather them in every turn. */
static bool
is_sparse(const pop_op *op)
{
	const pop_shape *in, *out = op->res[0].type;
	unsigned last;

	if (op->code != POP_OP_SLICE || out->rank == 0)
		return false;
	in = op->arg[0]->type;
	last = out->rank - 1u;
	return pop_shape_elements(out) >= LEAST_SPARSE &&
	       out->dim[last] < LEAST_RUN && in->dim[last] > out->dim[last];
}

/* Parts put side by side, not all of them one number; or a part put into
 * another value. */
static bool
is_joined(const pop_op *op)
{
	if (pop_shape_elements(op->res[0].type) < LEAST_ELEMENTS)
		return false;
	if (op->code != POP_OP_CONCATENATE)
		return op->code == POP_OP_DYNAMIC_UPDATE_SLICE;
	for (uint32_t i = 0; i < op->narg; i++)
		if (!pop_value_splat(op->arg[i]))
			return true;
	return false;
}

/* What is computed of more than one number; a conversion is not, since memory
 * may hold less of what it reads. */
static bool
is_computed(const pop_op *op)
{
	return (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) &&
	       op->code != POP_OP_CONVERT &&
	       pop_shape_elements(op->res[0].type) >= LEAST_ELEMENTS;
}

/* The next dim of s from d on that is not 1. */
static unsigned
next_dim(const pop_shape *s, unsigned d)
{
	while (d < s->rank && s->dim[d] == 1)
		d++;
	return d;
}

/* Do two shapes differ in more than dims of 1? */
static bool
are_apart(const pop_shape *a, const pop_shape *b)
{
	unsigned i = next_dim(a, 0), j = next_dim(b, 0);

	while (i < a->rank && j < b->rank && a->dim[i] == b->dim[j]) {
		i = next_dim(a, i + 1);
		j = next_dim(b, j + 1);
	}
	return i < a->rank || j < b->rank;
}

/* Elements repeated along a dim that is then made one with others: no strides
 * say where they lie. */
static bool
is_repeated(const pop_op *op)
{
	const pop_op *from =
		op->code == POP_OP_RESHAPE ? op->arg[0]->def : NULL;

	return from &&
	       (from->code == POP_OP_IOTA ||
		       (from->code == POP_OP_BROADCAST_IN_DIM &&
			       pop_shape_elements(from->arg[0]->type) > 1)) &&
	       pop_shape_elements(op->res[0].type) >= LEAST_ELEMENTS &&
	       are_apart(from->res[0].type, op->res[0].type);
}

/* Marks what operands from..to - 1 are if it is computed, or brought together,
 * in the body: they are read from memory. */
static void
mark_operands(
	const pop_op *op, uint32_t from, uint32_t to, const pop_block *body)
{
	for (uint32_t i = from; i < to; i++) {
		pop_op *def = pop_op_seen(op->arg[i]);

		if (def && def->block == body && is_computed(def))
			def->mark |= READ;
		def = op->arg[i]->def;
		if (def && def->block == body && is_repeated(def))
			def->mark |= READ;
	}
}

/* Coordinates that an op reads from memory, where they would be counted out. */
static void
mark_counted(const pop_op *reader, const pop_block *body)
{
	for (uint32_t i = 0; i < reader->narg; i++) {
		pop_op *def = reader->arg[i]->def;

		if (def && def->block == body && def->code == POP_OP_IOTA)
			def->mark |= COUNTED;
	}
}

/* Clears the marks of the body, but for what ops read from memory. */
static void
mark_read(const pop_block *body)
{
	POP_FOR_EACH_OP(op, body) {
		op->mark = 0;
		if (pop_op_reads_coordinates(op))
			mark_counted(op, body);
		if (op->code == POP_OP_DOT_GENERAL ||
			op->code == POP_OP_CONVOLUTION)
			mark_operands(op, 0, op->narg, body);
		else if (op->code == POP_OP_GATHER)
			mark_operands(op, 1, 2, body);
		else if (op->code == POP_OP_SCATTER) /* the indices */
			mark_operands(op, op->nres, op->nres + 1, body);
	}
}

static bool
is_small(const pop_op *op)
{
	for (uint32_t i = 0; i < op->nres; i++)
		if (pop_shape_bytes(op->res[i].type) > MOST_BYTES)
			return false;
	return true;
}

static bool
is_wanted(const pop_op *op)
{
	return (is_costly(op) || is_quotient(op) || is_sparse(op) ||
		       is_joined(op) || op->mark & (COUNTED | READ)) &&
	       is_small(op);
}

/* Do bodies say how elements are combined or ordered?  Those of control flow
 * may not end. */
static bool
has_bodies(const pop_op *op)
{
	return op->code == POP_OP_REDUCE || op->code == POP_OP_REDUCE_WINDOW ||
	       op->code == POP_OP_SELECT_AND_SCATTER ||
	       op->code == POP_OP_SCATTER || op->code == POP_OP_SORT;
}

static bool
is_of(const pop_value *v, const pop_block *body)
{
	return (v->def ? v->def->block : v->block) == body;
}

/* Do the bodies of op read nothing that the loop's body makes?  Clears aux of
 * what they read from outside, which the copy of op reads as it is. */
static bool
reads_outside(const pop_op *op, const pop_block *body)
{
	pop_walk w;

	for (uint32_t k = 0; k < pop_op_nested(op); k++) {
		for (pop_op *in = pop_walk_first(&w, op->region[k]); in;
			in = pop_walk_next(&w))
			for (uint32_t i = 0; i < in->narg; i++) {
				if (is_of(in->arg[i], body))
					return false;
				in->arg[i]->aux = NULL;
			}
		if (w.too_deep)
			return false;
	}
	return true;
}

/* May it be computed although no turn might have done so? */
static bool
may_move(const pop_op *op, const pop_block *body)
{
	return (pop_op_info_of[op->code].traits & POP_TRAIT_PURE) &&
	       !(pop_op_info_of[op->code].traits & POP_TRAIT_COLLECTIVE) &&
	       (op->nregion == 0 ||
		       (has_bodies(op) && reads_outside(op, body)));
}

static bool
is_invariant(const pop_op *op, const pop_block *body)
{
	if (!may_move(op, body))
		return false;
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_value *v = op->arg[i];

		if (is_of(v, body) && !(v->def && v->def->mark & INVARIANT))
			return false;
	}
	return true;
}

static void
hoist(pop_graph *g, pop_op *loop, pop_block *body)
{
	bool any = false;

	mark_read(body);
	POP_FOR_EACH_OP(op, body) {
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].aux = NULL;
		if (!is_invariant(op, body))
			continue;
		op->mark |= INVARIANT;
		if (is_wanted(op)) {
			op->mark |= WANTED;
			any = true;
		}
	}
	if (!any)
		return;
	POP_FOR_EACH_OP_REV(op, body) {
		for (uint32_t i = 0; op->mark & WANTED && i < op->narg; i++)
			if (op->arg[i]->def && op->arg[i]->def->block == body)
				op->arg[i]->def->mark |= WANTED;
	}
	POP_FOR_EACH_OP(op, body) {
		pop_op *out;

		if (!(op->mark & WANTED))
			continue;
		for (uint32_t i = 0; i < op->narg; i++)
			if (!op->arg[i]->def || op->arg[i]->def->block != body)
				op->arg[i]->aux = NULL;
		out = pop_op_clone(g, op);
		pop_op_insert_before(loop, out);
		for (uint32_t i = 0; i < op->nres && is_wanted(op); i++)
			pop_value_replace(g, &op->res[i], &out->res[i]);
	}
}

static void
walk(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(g, op->region[i]);
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		if (op->code == POP_OP_WHILE)
			hoist(g, op, op->region[1]);
	}
}

pop_status
pop_pass_hoist(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_WHILE))
		return pop_pass_dce(g, err);
	g->marked = true;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		walk(g, g->func[i]->body);
		pop_graph_resolve(g);
	}
	return pop_pass_dce(g, err);
}
