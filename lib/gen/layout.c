/*
 * Layout: which fresh values are stored by components.
 *
 * Points, colours, complex parts: values whose last dims are short (n x n x 3)
 * are often read one component at a time, and loops along a short dim cost
 * more than what they do.  Such a value is stored with its short dims
 * outermost, unless some user reads whole buffers in row-major order.
 *
 * What a loop carries from turn to turn is stored so, too, if all that its
 * condition and body do with it suits; it is brought there before the loop, and
 * back behind it if others want its rows, or where it is returned.
 */

#include "lib/gen/gen_int.h"

#include "lib/ir/prefetch.h"

#include <string.h>

enum {
	SHORT = 17, /* product of the last dims is below */
	LONG = 16,  /* that of the others is not */
	/* How often carries are ruled out before all are that are left. */
	MOST_ROUNDS = 3,
};

/* The first of the short last dims; the rank if there are none. */
static unsigned
first_short(const pop_shape *t)
{
	int64_t inner = 1, outer = 1;
	unsigned d = t->rank;

	while (d > 0 && inner * t->dim[d - 1] < SHORT)
		inner *= t->dim[--d];
	for (unsigned i = 0; i < d; i++) {
		if (t->dim[i] == 0)
			return t->rank;
		outer = t->dim[i] < LONG && outer < LONG ? outer * t->dim[i]
							 : LONG;
	}
	return inner > 1 && outer >= LONG ? d : t->rank;
}

static bool
is_component(const pop_op *slice)
{
	const pop_shape *in = slice->arg[0]->type, *out = slice->res[0].type;

	for (unsigned d = first_short(in); d < in->rank; d++) {
		if (out->dim[d] != 1)
			return false;
	}
	return true;
}

/* Are the short dims kept, with a long one beside them in the result, while
 * the dim in front of them is not?  With that one they were a long row, as the
 * rows of an image are. */
static bool
keeps_short(const pop_op *reduce)
{
	const pop_shape *in = reduce->arg[0]->type;
	uint32_t n;
	const int64_t *dims = pop_attr_ints(reduce, POP_ATTR_DIMS, &n);
	unsigned first = first_short(in);
	int64_t inner = 1;
	bool leaves = false;

	for (uint32_t i = 0; i < n; i++) {
		if (dims[i] >= (int64_t)first)
			return false;
		leaves = leaves || dims[i] + 1 == (int64_t)first;
	}
	if (!leaves)
		return false;
	for (unsigned d = first; d < in->rank; d++)
		inner *= in->dim[d];
	return pop_shape_elements(reduce->res[0].type) / inner >= LONG;
}

/* Is operand i the indices of a gather or scatter, their vectors last? */
static bool
is_index(const pop_op *op, uint32_t i)
{
	unsigned rank = op->arg[i]->type->rank;

	if (op->code == POP_OP_GATHER
			? i != 1
			: op->code != POP_OP_SCATTER || i != op->nres)
		return false;
	return rank &&
	       pop_attr_int(op, POP_ATTR_INDEX_VECTOR_DIM, 0) + 1 ==
		       (int64_t)rank &&
	       first_short(op->arg[i]->type) + 1 == rank;
}

/* Are operand i or some of its rows found in the result, or the other way
 * round, with all of its short dims? */
static bool
keeps_short_dims(const pop_op *op, uint32_t i)
{
	const pop_shape *in = op->arg[i]->type, *out;
	unsigned n = in->rank - first_short(in);

	/* Dims of one in front of them could as well be long. */
	while (n > 1 && in->dim[in->rank - n] == 1)
		n--;
	switch ((int)op->code) {
	case POP_OP_DYNAMIC_UPDATE_SLICE:
		if (i > 1)
			return false;
		break;
	case POP_OP_SLICE:
	case POP_OP_PAD:
		if (i > 0)
			return false;
		break;
	case POP_OP_CONCATENATE:
	case POP_OP_RESHAPE:
		break;
	default:
		return false;
	}
	out = op->res[0].type;
	return n > 0 && n <= out->rank &&
	       memcmp(in->dim + in->rank - n, out->dim + out->rank - n,
		       n * sizeof(*in->dim)) == 0;
}

/* Is a value that is returned here wanted as it is?  What a fusion returns is
 * seen as its result, what the body of a loop does as a carry; and carries are
 * copied where the program returns them. */
static bool
returns_row_major(const pop_op *ret, const pop_value *v)
{
	const pop_op *parent = ret->block->parent;

	if (!parent)
		return !v->def || v->def->code != POP_OP_WHILE;
	if (parent->code == POP_OP_FUSION)
		return !v->def || v->def->block != ret->block;
	return parent->code != POP_OP_WHILE;
}

/* Is it what an update writes, which is stored by components elsewhere? */
static bool
is_wanted_part(const pop_op *op, uint32_t i)
{
	const pop_value *v = op->arg[i];

	if (op->code != POP_OP_DYNAMIC_UPDATE_SLICE || i != 1)
		return false;
	while (v->def && v->def->code == POP_OP_RESHAPE)
		v = v->def->arg[0];
	return pop_gen_info(v)->by_component;
}

/* Does how the operand lies not matter?  A transpose moves all of what a loop
 * leaves, in any case. */
static bool
takes_any(const pop_op *op)
{
	const pop_op *def = op->arg[0]->def;

	return op->code == POP_OP_BROADCAST_IN_DIM ||
	       (op->code == POP_OP_TRANSPOSE && def &&
		       def->code == POP_OP_WHILE);
}

/* Is the value a reduction, of which columns would lie apart? */
static bool
is_reduced(const pop_value *v)
{
	const pop_op *op = v->def;

	return op && (op->code == POP_OP_REDUCE ||
			     (op->code == POP_OP_FUSION &&
				     pop_attr_int(op, POP_ATTR_FUSION_KIND,
					     0) == POP_FUSION_ROW));
}

/* Does a reshape only cut dims? */
static bool
cuts_dims(const pop_op *reshape)
{
	const pop_shape *in = reshape->arg[0]->type;
	const pop_shape *out = reshape->res[0].type;
	unsigned k = 0;

	for (unsigned d = 0; d < in->rank; d++) {
		int64_t n = 1;

		while (k < out->rank && n < in->dim[d])
			n *= out->dim[k++];
		if (n != in->dim[d])
			return false;
	}
	return true;
}

/* Is it read by a product, or by those alone that read what a transpose or a
 * cut makes of it? */
static bool
is_for_products(const pop_op *user)
{
	return user->code == POP_OP_DOT_GENERAL ||
	       ((user->code == POP_OP_TRANSPOSE ||
			(user->code == POP_OP_RESHAPE && cuts_dims(user))) &&
		       !pop_gen_info(&user->res[0])->mixed);
}

static void
see_use(const pop_op *op, uint32_t i)
{
	vinfo *v = pop_gen_info(op->arg[i]);

	v->mixed = v->mixed || !is_for_products(op);
	if (op->code == POP_OP_RETURN)
		v->row_major = v->row_major || returns_row_major(op, op->arg[i]);
	else if (keeps_short_dims(op, i)) {
		vinfo *res = pop_gen_info(&op->res[0]);

		v->by_component = v->by_component || res->by_component;
		v->row_major = v->row_major || res->row_major;
		res->by_component = res->by_component || is_wanted_part(op, i);
	} else if (is_index(op, i))
		v->by_component = true;
	else if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE)
		v->by_component =
			v->by_component ||
			(pop_shape_same_dims(
				 op->arg[i]->type, op->res[0].type) &&
				pop_gen_info(&op->res[0])->by_component);
	else if (op->code == POP_OP_SLICE && is_component(op))
		v->by_component = true;
	else if (op->code == POP_OP_REDUCE && i == 0 && op->nres == 1)
		v->by_component = v->by_component ||
				  (keeps_short(op) && !is_reduced(op->arg[0]));
	else if (!takes_any(op))
		v->row_major = true;
}

/* Made by a loop, or of parts that are; or a carry? */
static bool
is_loop(const pop_op *op)
{
	if (op->code == POP_OP_CONCATENATE ||
		op->code == POP_OP_DYNAMIC_UPDATE_SLICE ||
		op->code == POP_OP_WHILE)
		return true;
	if (op->code != POP_OP_FUSION)
		return pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE;
	switch (pop_attr_int(op, POP_ATTR_FUSION_KIND, 0)) {
	case POP_FUSION_LOOP:
	case POP_FUSION_ROW:
		return true;
	default:
		return false;
	}
}

/* ---- Carries. */

static vinfo *
next_of(const pop_op *loop, uint32_t i)
{
	return pop_gen_info(loop->region[1]->last->arg[i]);
}

static bool
holds_loop(const pop_block *b)
{
	pop_walk w;

	for (pop_op *op = pop_walk_first(&w, b); op; op = pop_walk_next(&w)) {
		if (op->code == POP_OP_WHILE)
			return true;
	}
	return w.too_deep;
}

/* Has carry i short dims, and is it made anew by code that can store it by
 * components? */
static bool
may_turn(const pop_op *loop, uint32_t i)
{
	const pop_block *body = loop->region[1];
	const pop_value *next = body->last->arg[i];

	return first_short(next->type) < next->type->rank && next->def &&
	       next->def->block == body && next->def->code != POP_OP_WHILE &&
	       is_loop(next->def);
}

static void
rule_out(const pop_op *loop, uint32_t i)
{
	pop_gen_info(&loop->res[i])->row_major = true;
	next_of(loop, i)->row_major = true;
}

/* Leaves row_major alone in those results whose carries may be stored by
 * components: of loops that hold no others, so that bodies which are seen
 * several times are not seen often. */
static void
rule_out_most(const pop_op *loop)
{
	bool any = false;

	for (uint32_t i = 0; i < loop->narg; i++)
		any = any || may_turn(loop, i);
	any = any && !holds_loop(loop->region[1]);
	for (uint32_t i = 0; i < loop->narg; i++) {
		if (!any || !may_turn(loop, i))
			rule_out(loop, i);
	}
}

static bool
wants_turn(const pop_op *loop, uint32_t i)
{
	const vinfo *const v[] = {pop_gen_info(loop->region[0]->arg[i]),
		pop_gen_info(loop->region[1]->arg[i]), next_of(loop, i)};
	const vinfo *res = pop_gen_info(&loop->res[i]);
	bool wants = res->by_component && !res->row_major;

	for (unsigned k = 0; k < sizeof(v) / sizeof(v[0]); k++) {
		if (v[k]->row_major)
			return false;
		wants = wants || v[k]->by_component;
	}
	return wants;
}

/* What is made for a carry that wants to be stored by components should be,
 * too.  Does that say anything new? */
static bool
turn_more(const pop_op *loop)
{
	bool more = false;

	for (uint32_t i = 0; i < loop->narg; i++) {
		if (next_of(loop, i)->by_component || !wants_turn(loop, i))
			continue;
		next_of(loop, i)->by_component = true;
		more = true;
	}
	return more;
}

/* Leaves the others as they are, which may spoil it for some that wanted. */
static bool
rule_out_more(const pop_op *loop, bool all)
{
	bool more = false;

	for (uint32_t i = 0; i < loop->narg; i++) {
		if (next_of(loop, i)->row_major ||
			(!all && wants_turn(loop, i)))
			continue;
		rule_out(loop, i);
		more = true;
	}
	return more;
}

static void
see_loop(const pop_op *loop)
{
	rule_out_most(loop);
	for (int round = 0;
		round == 0 || rule_out_more(loop, round > MOST_ROUNDS);
		round++) {
		do {
			pop_layout(loop->region[0]);
			pop_layout(loop->region[1]);
		} while (turn_more(loop));
	}
	for (uint32_t i = 0; i < loop->narg; i++) {
		vinfo *v = pop_gen_info(&loop->res[i]);

		v->by_component = wants_turn(loop, i);
		v->restored = v->by_component && v->row_major;
	}
}

/* ---- Everything else. */

static void
see_regions(const pop_op *op)
{
	if (op->code == POP_OP_WHILE) {
		see_loop(op);
		return;
	}
	for (uint32_t i = 0; op->code == POP_OP_FUSION && i < op->nres; i++)
		pop_gen_info(op->region[0]->last->arg[i])->by_component |=
			pop_gen_info(&op->res[i])->by_component;
	for (uint32_t r = 0; r < pop_op_nested(op); r++)
		pop_layout(op->region[r]);
}

void
pop_layout(const pop_block *b)
{
	/* Users first: what is done to a value's elements is done to it. */
	POP_FOR_EACH_OP_REV(op, b) {
		pop_op_prefetch(op, op->prev);
		see_regions(op);
		for (uint32_t i = 0; i < op->narg; i++)
			see_use(op, i);
	}
}

void
pop_layout_set(const pop_value *v, place *p)
{
	const vinfo *i = pop_gen_info(v);
	unsigned first = first_short(v->type);
	int64_t inner = 1, outer = 1;

	if ((i->row_major && !i->restored) || !i->by_component || !v->def ||
		!is_loop(v->def))
		return;
	for (unsigned d = first; d < p->rank; d++)
		inner *= p->extent[d];
	for (unsigned d = 0; d < first; d++) {
		p->stride[d] /= inner;
		outer *= p->extent[d];
	}
	for (unsigned d = first; d < p->rank; d++)
		p->stride[d] *= outer;
}

/* ---- As what it is made from lies. */

enum {
	LEAST_TURNED = 16, /* elements of a line that is worth keeping */
	LEAST_ROWS = 32,   /* that are run side by side */
	MOST_ROW = 768,    /* elements of one that leaves room for others */
};

static bool
lies_turned(const place *p)
{
	unsigned last = p->rank;
	bool line = false;

	while (last > 0 && p->extent[last - 1] == 1)
		last--;
	if (p->kind != PLACE_MEM || last == 0 || p->stride[last - 1] <= 1)
		return false;
	for (unsigned d = 0; d < last; d++) {
		if (p->stride[d] <= 0)
			return false;
		line = line ||
		       (p->stride[d] == 1 && p->extent[d] >= LEAST_TURNED);
	}
	return line;
}

/* Gives p, whose rows are dense, the order of dims of `by`. */
static void
order_as(place *p, const place *by)
{
	int64_t all = 1, done = 0;

	for (unsigned n = 0; n < p->rank; n++) {
		int next = -1;

		for (unsigned d = p->rank; d-- > 0;)
			if (!(done >> d & 1) &&
				(next < 0 || by->stride[d] < by->stride[next]))
				next = (int)d;
		p->stride[next] = all;
		all *= p->extent[next];
		done |= INT64_C(1) << next;
	}
}

/* All that a fusion reads of the dims of v, as one place; false: not so. */
static bool
find_source(gen *g, const pop_value *v, place *out)
{
	const pop_block *b = v->def->region[0];

	out->kind = PLACE_NONE;
	POP_FOR_EACH_OP(op, b)
		for (uint32_t i = 0; i < op->narg; i++) {
			place at;

			if (!pop_shape_same_dims(op->arg[i]->type, v->type) ||
				pop_place_within(g, b, op->arg[i], &at) !=
					POP_OK ||
				at.kind != PLACE_MEM)
				continue;
			if (!lies_turned(&at) ||
				(out->kind == PLACE_MEM &&
					memcmp(at.stride, out->stride,
						at.rank * sizeof(*at.stride)) !=
						0))
				return false;
			*out = at;
		}
	return out->kind == PLACE_MEM;
}

/* Would rows that lie so be too few, or if they are reduced again and again,
 * too long, to run side by side? */
static bool
has_long_rows(const pop_op *fusion)
{
	const pop_shape *s = fusion->res[0].type;
	int64_t reductions = 0, row = 1;
	uint32_t n;
	const int64_t *dims = pop_attr_ints(fusion, POP_ATTR_REDUCE_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		row *= s->dim[dims[i]];
	POP_FOR_EACH_OP(op, fusion->region[0])
		reductions += op->code == POP_OP_REDUCE;
	return reductions > 0 && (row * LEAST_ROWS > pop_shape_elements(s) ||
					 (reductions > 1 && row > MOST_ROW));
}

void
pop_layout_turn(gen *g, const pop_value *v, place *p)
{
	const vinfo *i = pop_gen_info(v);
	place by;

	if (i->mixed || i->nuse == 0 || !v->def ||
		v->def->code != POP_OP_FUSION || !is_loop(v->def) ||
		v->def->nres != 1 || pop_dtype_bytes(p->dtype) != 4 ||
		has_long_rows(v->def) || !find_source(g, v, &by))
		return;
	order_as(p, &by);
}
