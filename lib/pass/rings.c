/*
 * Rings: a row that a loop reads turned around by several amounts is stored
 * once with its ends repeated; so is a grid that turns along several dims, its
 * edges and corners repeated.
 *
 *   r = concatenate(slice(x, a..n), slice(x, 0..a))    x turned by a
 *   ->   e = concatenate(slice(x, n-low..n), x, slice(x, 0..high))
 *        r = slice(e, low+a..low+a+n)
 *
 * Code generation cuts a loop where what it reads turns from one end to the
 * other: a stencil with four neighbours around a periodic row becomes five
 * loops, four of which compute a point or two of each row; that with six around
 * a periodic grid of three dims, 27.  Of what is turned inside the loop, all
 * operands are turned instead.  Long rows of little work stay as they are:
 * their copies would cost more than those loops.  What was turned and stored
 * before, as the loop would have read too many, is read of the ring as well.
 */

#include "lib/base/map.h"
#include "lib/pass/pass.h"
#include "lib/pass/replicate.h"

#include <string.h>

enum {
	MOST_STORED = 4, /* values, for one loop */
	MOST_TURNS = 16, /* amounts, along a dim */
	MOST_DIMS = 3,   /* that turn */
	MOST_OPS = 384,  /* of the loop, afterwards */
	HALO_PART = 4,   /* of a row: repeated ends may be so large a part */
	/* Bytes of a value, and points times ops, of which a loop of small
	 * steps keeps all in one frame: lib/kernel/tight.h. */
	SMALL_BYTES = 1024,
	SMALL_WORK = 6000,
};

/* Nanoseconds: of a loop of its own, of each op there for some rows, of each
 * element of less than four bytes that it reads or writes by itself; of what is
 * stored, of each of its rows, and bytes in one. */
enum {
	LOOP = 20,
	LOOP_OP = 3,
	LOOP_ROWS = 8,
	LOOP_NARROW = 2,
	STORE = 140,
	STORE_ROW = 10,
	STORE_BYTES = 50,
};

typedef struct stored {
	pop_value *from;
	pop_value *ring; /* once it is made */
} stored;

/* A dim that turns. */
typedef struct axis {
	int64_t dim, n;
	int64_t low, high; /* elements before and after */
	int64_t turn[MOST_TURNS];
	uint32_t nturn;
} axis;

/* By axis, zero where there is none. */
typedef struct amounts {
	int64_t of[MOST_DIMS];
} amounts;

/* What is known of a value. */
typedef struct known {
	struct known *next;
	amounts by;
	pop_value *value; /* turned by so much */
} known;

typedef struct rings {
	pop_graph *g;
	pop_arena *scratch;
	pop_op *fusion;
	const pop_shape *space;
	axis axis[MOST_DIMS]; /* in the order of their dims */
	stored of[MOST_STORED];
	uint32_t naxis, nstored, nop;
	bool build; /* else only looks whether it can and should */
	bool bad;
	pop_intmap done; /* value -> its first known */
} rings;

/* Of an op of the loop: something turns in what it computes. */
enum { TURNS = 1 };

static pop_value *turned(rings *r, pop_value *v, amounts by);

static bool
is_inside(const rings *r, const pop_value *v)
{
	return v->def && v->def->block == r->fusion->region[0];
}

/* Is v the elements from lo on to hi along dim, all of `from` else? */
static bool
is_piece(const pop_value *v, int64_t dim, int64_t *lo, int64_t *hi)
{
	const int64_t *start, *limit, *stride;
	uint32_t n;

	if (!v->def || v->def->code != POP_OP_SLICE)
		return false;
	start = pop_attr_ints(v->def, POP_ATTR_START, &n);
	limit = pop_attr_ints(v->def, POP_ATTR_LIMIT, &n);
	stride = pop_attr_ints(v->def, POP_ATTR_STRIDE, &n);
	for (uint32_t d = 0; d < n; d++) {
		bool whole = start[d] == 0 &&
			     limit[d] == v->def->arg[0]->type->dim[d];

		if (stride[d] != 1 || (d != dim && !whole))
			return false;
	}
	*lo = start[dim];
	*hi = limit[dim];
	return true;
}

/* What op, or NULL, turns around along *dim, and by how much; NULL: it does
 * not. */
static pop_value *
turned_by(const pop_op *op, int64_t *dim, int64_t *by)
{
	int64_t lo, hi, from, to, d;
	pop_value *x;

	if (!op || op->code != POP_OP_CONCATENATE || op->narg != 2)
		return NULL;
	d = pop_attr_int(op, POP_ATTR_DIM, 0);
	if (!is_piece(op->arg[0], d, &lo, &hi) ||
		!is_piece(op->arg[1], d, &from, &to))
		return NULL;
	x = op->arg[0]->def->arg[0];
	if (x != op->arg[1]->def->arg[0] || hi != x->type->dim[d] ||
		from != 0 || to != lo)
		return NULL;
	*dim = d;
	*by = lo;
	return x;
}

/* That of the dim; NULL: it does not turn. */
static const axis *
axis_of(const rings *r, int64_t dim)
{
	for (uint32_t k = 0; k < r->naxis; k++)
		if (r->axis[k].dim == dim)
			return &r->axis[k];
	return NULL;
}

/* Does v have the same elements all along the dim? */
static bool
is_even(const pop_value *v, int64_t dim)
{
	const pop_op *op = v->def;

	if (v->type->rank == 0 || pop_value_splat(v))
		return true;
	if (!op || op->mark & TURNS)
		return false;
	if (op->code == POP_OP_IOTA)
		return pop_attr_int(op, POP_ATTR_DIM, 0) != dim;
	return op->code == POP_OP_BROADCAST_IN_DIM &&
	       pop_attr_place(op, POP_ATTR_DIMS, dim) < 0;
}

/* The least amounts that do the same to v. */
static amounts
least(const rings *r, const pop_value *v, amounts by)
{
	for (uint32_t k = 0; k < r->naxis; k++) {
		const axis *a = &r->axis[k];

		by.of[k] = (by.of[k] % a->n + a->n) % a->n;
		if (by.of[k] > a->n / 2)
			by.of[k] -= a->n;
		if (is_even(v, a->dim))
			by.of[k] = 0;
	}
	return by;
}

static bool
is_same(const amounts *x, const amounts *y)
{
	return memcmp(x, y, sizeof(*x)) == 0;
}

static bool
is_nothing(const amounts *by)
{
	return is_same(by, &(amounts){{0}});
}

/* ---- What is stored. */

/* Its ends repeated along one dim. */
static pop_value *
repeat_ends(rings *r, pop_value *x, const axis *a)
{
	pop_shape type = *x->type;
	pop_value *part[3];
	uint32_t n = 0;
	pop_op *op;

	if (a->low)
		part[n++] = pop_part_along(
			r->fusion, x, a->dim, a->n - a->low, a->n);
	part[n++] = x;
	if (a->high)
		part[n++] = pop_part_along(r->fusion, x, a->dim, 0, a->high);
	type.dim[a->dim] = a->low + a->n + a->high;
	op = pop_op_new(
		r->g, POP_OP_CONCATENATE, n, 1, &type, 0, r->fusion->loc);
	memcpy(op->arg, part, n * sizeof(*part));
	pop_attr_set_int(r->g, op, POP_ATTR_DIM, a->dim);
	pop_op_insert_before(r->fusion, op);
	return &op->res[0];
}

/* Last dims first: rows that are repeated have their ends by then. */
static pop_value *
make_ring(rings *r, pop_value *x)
{
	for (uint32_t k = r->naxis; k-- > 0;)
		if (r->axis[k].nturn)
			x = repeat_ends(r, x, &r->axis[k]);
	return x;
}

static stored *
stored_of(rings *r, pop_value *v)
{
	for (uint32_t i = 0; i < r->nstored; i++)
		if (r->of[i].from == v)
			return &r->of[i];
	if (r->nstored == MOST_STORED)
		return NULL;
	r->of[r->nstored].from = v;
	return &r->of[r->nstored++];
}

static void
note_turn(rings *r, axis *a, int64_t by)
{
	uint32_t i = 0;

	if (by == 0)
		return;
	while (i < a->nturn && a->turn[i] != by)
		i++;
	if (i == MOST_TURNS)
		r->bad = true;
	else if (i == a->nturn)
		a->turn[a->nturn++] = by;
	if (by < -a->low)
		a->low = -by;
	if (by > a->high)
		a->high = by;
}

/* A value from outside. */
static pop_value *
outer_turned(rings *r, pop_value *v, const amounts *by)
{
	stored *s;

	if (is_nothing(by))
		return v;
	s = stored_of(r, v);
	if (!s || !pop_shape_same_dims(v->type, r->space)) {
		r->bad = true;
		return v;
	}
	for (uint32_t k = 0; !r->build && k < r->naxis; k++)
		note_turn(r, &r->axis[k], by->of[k]);
	if (!r->build)
		return v;
	if (!s->ring)
		s->ring = make_ring(r, v);
	v = s->ring;
	for (uint32_t k = 0; k < r->naxis; k++) {
		const axis *a = &r->axis[k];
		const int64_t from = a->low + by->of[k];

		if (a->nturn)
			v = pop_part_along(r->fusion->region[0]->last, v,
				a->dim, from, from + a->n);
	}
	return v;
}

/* ---- What is computed. */

static pop_value *
elementwise_turned(rings *r, pop_op *op, const amounts *by)
{
	pop_value **arg = POP_NEWN(r->scratch, pop_value *, op->narg);
	pop_op *c;

	r->bad = r->bad || ++r->nop > MOST_OPS;
	for (uint32_t i = 0; i < op->narg && !r->bad; i++)
		arg[i] = turned(r, op->arg[i], *by);
	if (!r->build || r->bad)
		return &op->res[0];
	c = pop_op_clone(r->g, op);
	op->res[0].aux = NULL;
	memcpy(c->arg, arg, op->narg * sizeof(*arg));
	pop_op_insert_before(r->fusion->region[0]->last, c);
	return &c->res[0];
}

static pop_value *
inner_turned(rings *r, pop_value *v, const amounts *by)
{
	pop_op *op = v->def;

	if (is_nothing(by) && !(op->mark & TURNS))
		return v;
	if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE)
		return elementwise_turned(r, op, by);
	r->bad = true;
	return v;
}

/* Element i of the result is element i + by of v, around the ends. */
static pop_value *
turned(rings *r, pop_value *v, amounts by)
{
	int64_t dim, more;
	pop_value *x = turned_by(v->def, &dim, &more);
	const axis *a = x ? axis_of(r, dim) : NULL;
	known *k;

	if (a) {
		by.of[a - r->axis] += more;
		return turned(r, x, by);
	}
	by = least(r, v, by);
	for (k = pop_intmap_find(&r->done, (uintptr_t)v); k; k = k->next)
		if (is_same(&k->by, &by))
			return k->value;
	k = POP_NEW(r->scratch, known);
	k->by = by;
	k->value = is_inside(r, v) ? inner_turned(r, v, &by)
				   : outer_turned(r, v, &by);
	k->next = pop_intmap_find(&r->done, (uintptr_t)v);
	*pop_intmap_at(&r->done, (uintptr_t)v) = k;
	return k->value;
}

/* ---- Loops. */

/* False: too many, or too short or long. */
static bool
add_axis(rings *r, int64_t dim)
{
	const int64_t n = r->space->dim[dim];
	uint32_t k = r->naxis;

	if (axis_of(r, dim))
		return true;
	if (r->naxis == MOST_DIMS || n < 2 || n > INT32_MAX)
		return false;
	for (; k > 0 && r->axis[k - 1].dim > dim; k--)
		r->axis[k] = r->axis[k - 1];
	r->axis[k] = (axis){.dim = dim, .n = n};
	r->naxis++;
	return true;
}

/* Was v turned right before the loop? */
static bool
is_turned_before(const rings *r, const pop_value *v)
{
	int64_t dim, by;
	const pop_value *x = turned_by(v->def, &dim, &by);

	return x && v->def->block == r->fusion->block &&
	       pop_shape_same_dims(x->type, r->space);
}

/* The dims that v was turned along before. */
static void
add_axes_of(rings *r, const pop_value *v)
{
	int64_t dim, by;

	for (; is_turned_before(r, v); v = v->def->arg[0]->def->arg[0]) {
		turned_by(v->def, &dim, &by);
		add_axis(r, dim);
	}
}

/* The dims that turn inside the loop, and if `before`, those that turned right
 * before it.  False: none, or too many, or the loop is cut in other ways. */
static bool
find_dims(rings *r, bool before)
{
	POP_FOR_EACH_OP(op, r->fusion->region[0]) {
		for (uint32_t i = 0; before && i < op->narg; i++)
			if (!is_inside(r, op->arg[i]))
				add_axes_of(r, op->arg[i]);
	}
	POP_FOR_EACH_OP(op, r->fusion->region[0]) {
		int64_t dim, by;
		const pop_value *x = turned_by(op, &dim, &by);

		if (!x && op->code != POP_OP_CONCATENATE &&
			op->code != POP_OP_PAD)
			continue;
		if (!x || !pop_shape_same_dims(x->type, r->space) ||
			!add_axis(r, dim))
			return false;
	}
	return r->naxis > 0;
}

/* Does op turn something along one of the dims? */
static bool
turns(const rings *r, const pop_op *op)
{
	int64_t dim, by;

	return turned_by(op, &dim, &by) && axis_of(r, dim);
}

/* Marks what depends on what turns, inside the loop or before it. */
static void
mark_turns(rings *r)
{
	POP_FOR_EACH_OP(op, r->fusion->region[0]) {
		op->mark = turns(r, op) ? TURNS : 0;
		for (uint32_t i = 0; i < op->narg; i++) {
			const pop_op *def = op->arg[i]->def;

			if (is_inside(r, op->arg[i]))
				op->mark |= def->mark;
			else if (turns(r, def))
				op->mark |= TURNS;
		}
	}
}

/* Are rows along the dim contiguous? */
static bool
is_last(const pop_shape *s, int64_t dim)
{
	for (unsigned d = (unsigned)dim + 1; d < s->rank; d++)
		if (s->dim[d] != 1)
			return false;
	return true;
}

/* What the loops at the ends take: of each dim so many rows more as it turns by
 * amounts, and where its rows are contiguous, points that lie apart. */
static int64_t
cost_of_ends(const rings *r)
{
	const int64_t all = pop_shape_elements(r->space);
	const bool narrow = pop_dtype_bytes((pop_dtype)r->space->dtype) < 4;
	int64_t loops = 1, apart = 0, places = 0;

	for (uint32_t k = 0; k < r->naxis; k++) {
		const axis *a = &r->axis[k];
		const int64_t groups = (all / a->n + LOOP_ROWS - 1) / LOOP_ROWS;

		loops *= 1 + a->nturn;
		if (!is_last(r->space, a->dim))
			continue;
		apart += a->nturn * (groups - 1);
		if (narrow)
			places += a->nturn * (a->nturn + 2) * (all / a->n);
	}
	return (loops - 1) * (LOOP + r->nop * LOOP_OP) +
	       apart * r->nop * LOOP_OP + places * LOOP_NARROW;
}

/* What it takes to copy so many bytes. */
static int64_t
cost_of_bytes(const rings *r, const pop_value *v)
{
	return pop_shape_elements(r->space) *
	       (int64_t)pop_dtype_bytes((pop_dtype)v->type->dtype) /
	       STORE_BYTES;
}

/* What the copies at the ends of a dim take. */
static int64_t
cost_along(const rings *r, const axis *a)
{
	const int64_t rows = pop_shape_elements(r->space) / a->n;

	return STORE + (is_last(r->space, a->dim) ? rows : 1) * STORE_ROW;
}

/* What it takes to store one value. */
static int64_t
cost_of_ring(const rings *r, const pop_value *v)
{
	int64_t cost = cost_of_bytes(r, v);

	for (uint32_t k = 0; k < r->naxis; k++)
		if (r->axis[k].nturn)
			cost += cost_along(r, &r->axis[k]);
	return cost;
}

/* What it takes to store all that was turned for the loop alone. */
static int64_t
cost_before(const rings *r)
{
	int64_t cost = 0, dim, by;

	POP_FOR_EACH_OP(op, r->fusion->region[0])
		for (uint32_t i = 0; i < op->narg; i++) {
			const pop_value *v = op->arg[i];
			const axis *a;

			if (is_inside(r, v) || v->nuse != 1 ||
				!is_turned_before(r, v))
				continue;
			turned_by(v->def, &dim, &by);
			a = axis_of(r, dim);
			if (a)
				cost += cost_of_bytes(r, v) + cost_along(r, a);
		}
	return cost;
}

/* Is the copy less than what the loops at the ends take, or `before`, of which
 * each dim makes one, than what was turned then? */
static bool
pays(const rings *r, bool before)
{
	const int64_t all = pop_shape_elements(r->space);
	int64_t store = 0;

	for (uint32_t k = 0; k < r->naxis; k++) {
		const axis *a = &r->axis[k];

		if ((a->low + a->high) * HALO_PART > a->n)
			return false;
	}
	for (uint32_t i = 0; i < r->nstored; i++) {
		const pop_value *v = r->of[i].from;
		const int64_t bytes = all * (int64_t)pop_dtype_bytes(
						    (pop_dtype)v->type->dtype);

		if (bytes <= SMALL_BYTES && all * r->nop <= SMALL_WORK)
			return false;
		store += cost_of_ring(r, v);
		if (before)
			store += (r->naxis - 1) * cost_of_bytes(r, v);
	}
	return store < (before ? cost_before(r) : cost_of_ends(r));
}

static void
turn_results(rings *r)
{
	pop_op *ret = r->fusion->region[0]->last;

	for (uint32_t i = 0; i < ret->narg && !r->bad; i++) {
		pop_value *v = turned(r, ret->arg[i], (amounts){{0}});

		if (r->build)
			ret->arg[i] = v;
	}
}

static bool
rings_of(pop_graph *g, pop_arena *scratch, pop_op *fusion, bool before)
{
	rings r = {.g = g,
		.scratch = scratch,
		.fusion = fusion,
		.space = fusion->res[0].type,
		.done = {.arena = scratch}};

	if (!find_dims(&r, before))
		return false;
	mark_turns(&r);
	turn_results(&r);
	if (r.bad || !pays(&r, before))
		return false;
	r.build = true;
	r.nop = 0;
	r.done = (pop_intmap){.arena = scratch};
	turn_results(&r);
	return true;
}

static void
rings_in(pop_graph *g, pop_arena *scratch, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		if (op->code == POP_OP_FUSION) {
			if (pop_attr_int(op, POP_ATTR_FUSION_KIND, 0) ==
					POP_FUSION_LOOP &&
				(rings_of(g, scratch, op, false) ||
					rings_of(g, scratch, op, true)))
				g->swept = false;
			continue;
		}
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			rings_in(g, scratch, op->region[i]);
	}
}

static pop_status
find_rings(pop_graph *g, pop_arena *scratch, pop_err *err)
{
	(void)err;
	for (uint32_t i = 0; i < g->nfunc; i++)
		rings_in(g, scratch, g->func[i]->body);
	return POP_OK;
}

pop_status
pop_pass_rings(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_CONCATENATE))
		return POP_OK;
	pop_graph_clear_aux(g);
	pop_graph_count_uses(g);
	g->marked = true;
	POP_TRY(pop_pass_scratch(g, find_rings, err));
	return pop_pass_dce(g, err);
}
