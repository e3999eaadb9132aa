/*
 * Gathers of one window: a dynamic slice, which clamps where it starts as they
 * do, and which others look through.  x[k] is written so, and x[:, k] mapped
 * over rows.
 *
 * Gathers at known places of one dim, as where colours change places: slices,
 * if they are few or follow each other.
 *
 * Gathers whose windows come before the places, as where images are resized:
 * the windows last, for a user that wants them whole.
 *
 * And slices of one coordinate: it is where they start.  A loop over
 * jnp.arange(n) takes the number of the turn so.
 */

#include <string.h>

#include "lib/ir/site.h"
#include "lib/num/convert.h"
#include "lib/pass/pass.h"

bool
pop_index_in_parts(const pop_value *index, uint32_t n)
{
	const pop_op *def = index->def;

	if (!def || def->code != POP_OP_CONCATENATE || def->narg != n)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (pop_shape_elements(def->arg[i]->type) != 1)
			return false;
	return true;
}

pop_value *
pop_index_component(const pop_site *s, pop_value *index, uint32_t n, uint32_t i)
{
	const pop_shape number = {.dtype = index->type->dtype};
	const pop_shape flat = {.dtype = number.dtype, .rank = 1, .dim = {n}};
	const int64_t start = i, limit = i + 1;

	index = pop_site_reshape(s, &flat, index);
	return pop_site_reshape(
		s, &number, pop_site_slice(s, index, &start, &limit));
}

/* The same without a slice, if it can be. */
static pop_value *
component(const pop_site *s, pop_value *index, uint32_t n, uint32_t i)
{
	const pop_shape number = {.dtype = index->type->dtype};

	if (n == 1)
		return pop_site_reshape(s, &number, index);
	if (pop_index_in_parts(index, n))
		return pop_site_reshape(
			s, &number, pop_value_final(index->def->arg[i]));
	return pop_index_component(s, index, n, i);
}

/* Does it take one window?  An index without components may stand for many. */
static bool
takes_one(const pop_op *op, uint32_t n, const pop_shape *window)
{
	uint32_t batch;

	pop_attr_ints(op, POP_ATTR_OPERAND_BATCH, &batch);
	return !batch && n > 0 && n <= POP_MAX_RANK &&
	       pop_shape_elements(op->arg[1]->type) == n &&
	       pop_shape_elements(op->res[0].type) ==
		       pop_shape_elements(window);
}

/* ---- Known places. */

enum { MOST_RUNS = 4 };

/* Places along dim d that follow each other. */
struct run {
	int64_t start, limit;
};

/* A constant's elements; or NULL, and n numbers from `first` on. */
struct places {
	const pop_dense *table;
	int64_t first, n;
};

/* Is v such numbers: an iota, to which one may be added? */
static bool
counts(const pop_value *v, struct places *p)
{
	const pop_op *def = v->def;
	const pop_dense *more;

	p->first = 0;
	while (def && def->code == POP_OP_RESHAPE)
		def = def->arg[0]->def;
	if (def && def->code == POP_OP_ADD) {
		const bool left = pop_value_splat(def->arg[0]) != NULL;

		more = pop_value_splat(def->arg[!left]);
		if (!more)
			return false;
		p->first = (int32_t)pop_load_int(
			(pop_dtype)more->type.dtype, more->data);
		def = def->arg[left]->def;
	}
	return def && def->code == POP_OP_IOTA &&
	       def->res[0].type->dim[pop_attr_int(def, POP_ATTR_DIM, 0)] ==
		       p->n &&
	       def->res[0].type->dtype == POP_DT_I32 && p->first >= 0 &&
	       p->first <= INT32_MAX - p->n;
}

static bool
find_places(const pop_value *index, struct places *p)
{
	const pop_op *def = index->def;

	*p = (struct places){.n = pop_shape_elements(index->type)};
	if (!def || def->code != POP_OP_CONSTANT)
		return counts(index, p);
	p->table = pop_attr_dense(def);
	return true;
}

/* Place k, clamped. */
static int64_t
known_place(const struct places *p, int64_t k, int64_t dim)
{
	const pop_dense *c = p->table;
	pop_dtype type;
	int64_t at;

	if (!c)
		return p->first + k < dim ? p->first + k : dim - 1;
	type = (pop_dtype)c->type.dtype;
	if (!c->splat)
		k *= (int64_t)pop_dtype_bytes(type);
	at = (int64_t)pop_load_int(
		type, (const unsigned char *)c->data + (c->splat ? 0 : k));
	if (at >= dim || (type == POP_DT_U64 && at < 0))
		return dim - 1;
	return at < 0 ? 0 : at;
}

/* How many runs they are; more than MOST_RUNS if there are. */
static uint32_t
find_runs(const struct places *p, int64_t dim, struct run *run)
{
	uint32_t to = 0;

	for (int64_t k = 0; k < p->n && to <= MOST_RUNS; k++) {
		const int64_t at = known_place(p, k, dim);

		if (to == 0 || at != run[to - 1].limit) {
			if (to++ == MOST_RUNS)
				break;
			run[to - 1] = (struct run){at, at};
		}
		run[to - 1].limit++;
	}
	return to;
}

/* Does it take places along d, and all of the other dims? */
static bool
takes_along(const pop_op *op, unsigned d)
{
	const pop_shape *t = op->arg[0]->type;
	uint32_t rank, batch, kept;
	const int64_t *sizes = pop_attr_ints(op, POP_ATTR_SIZES, &rank);

	pop_attr_ints(op, POP_ATTR_OPERAND_BATCH, &batch);
	pop_attr_ints(op, POP_ATTR_OFFSET_DIMS, &kept);
	if (batch || pop_attr_place(op, POP_ATTR_COLLAPSED_DIMS, d) < 0 ||
		kept + 1 != t->rank || op->res[0].type->rank != t->rank)
		return false;
	for (unsigned e = 0; e < rank; e++)
		if (e != d && sizes[e] != t->dim[e])
			return false;
	return true;
}

/* The dim of places of the result where d is. */
static pop_value *
place_dim(const pop_site *s, const pop_op *op, pop_value *x, int64_t d)
{
	int64_t from[POP_MAX_RANK], next = 0;

	for (unsigned i = 0; i < x->type->rank; i++) {
		next += next == d;
		from[i] = pop_attr_place(op, POP_ATTR_OFFSET_DIMS, i) < 0
				  ? d
				  : next++;
	}
	return pop_site_transpose(s, x, from);
}

pop_value *
pop_gather_known(pop_op *op)
{
	const pop_site s = pop_site_before(op);
	uint32_t n;
	const int64_t *map = pop_attr_ints(op, POP_ATTR_INDEX_MAP, &n);
	pop_shape type = *op->arg[0]->type;
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	struct run run[MOST_RUNS];
	pop_value *part[MOST_RUNS];
	struct places p;
	pop_op *all;

	if (n != 1 || !takes_along(op, (unsigned)map[0]) ||
		!find_places(op->arg[1], &p))
		return NULL;
	n = find_runs(&p, type.dim[map[0]], run);
	if (n == 0 || n > MOST_RUNS)
		return NULL;
	memcpy(limit, type.dim, sizeof(limit));
	type.dim[map[0]] = p.n;
	for (uint32_t k = 0; k < n; k++) {
		start[map[0]] = run[k].start;
		limit[map[0]] = run[k].limit;
		part[k] = pop_site_slice(&s, op->arg[0], start, limit);
	}
	all = pop_site_op(&s, POP_OP_CONCATENATE, n, 1, &type, 0);
	memcpy(all->arg, part, n * sizeof(*part));
	pop_attr_set_int(s.g, all, POP_ATTR_DIM, map[0]);
	return place_dim(&s, op, &all->res[0], map[0]);
}

/* ---- One window. */

pop_value *
pop_simplify_gather(pop_op *op)
{
	uint32_t n, rank;
	const int64_t *sizes = pop_attr_ints(op, POP_ATTR_SIZES, &rank);
	pop_site s = pop_site_before(op);
	pop_shape type = *op->arg[0]->type;
	const pop_shape number = {.dtype = op->arg[1]->type->dtype};
	pop_value *at[POP_MAX_RANK];
	pop_op *slice;

	pop_attr_ints(op, POP_ATTR_INDEX_MAP, &n);
	memcpy(type.dim, sizes, rank * sizeof(*sizes));
	if (!takes_one(op, n, &type))
		return NULL;
	for (uint32_t d = 0; d < rank; d++) {
		int i = pop_attr_place(op, POP_ATTR_INDEX_MAP, d);

		at[d] = i < 0 ? pop_site_integer(&s, &number, 0)
			      : component(&s, op->arg[1], n, (uint32_t)i);
	}
	slice = pop_site_op(&s, POP_OP_DYNAMIC_SLICE, 1 + rank, 1, &type, 0);
	slice->arg[0] = op->arg[0];
	memcpy(slice->arg + 1, at, rank * sizeof(*at));
	pop_attr_set_ints(s.g, slice, POP_ATTR_SIZES, sizes, rank);
	return pop_site_reshape(&s, op->res[0].type, &slice->res[0]);
}

/* ---- Windows before places. */

enum { LEAST_RUN = 8 }; /* elements side by side, which pay */

int
pop_gather_run(const pop_op *op)
{
	const unsigned d = op->arg[0]->type->rank - 1;
	uint32_t rank, n;
	const int64_t *sizes = pop_attr_ints(op, POP_ATTR_SIZES, &rank);
	const int64_t *offset = pop_attr_ints(op, POP_ATTR_OFFSET_DIMS, &n);

	if (rank == 0 || sizes[d] < LEAST_RUN ||
		pop_attr_place(op, POP_ATTR_COLLAPSED_DIMS, d) >= 0 ||
		pop_attr_place(op, POP_ATTR_OPERAND_BATCH, d) >= 0)
		return -1;
	return (int)offset[n - 1];
}

/* An order of an operand's dims, and of the result's that follows. */
struct order {
	int64_t in[POP_MAX_RANK], out[POP_MAX_RANK];
	bool moves_in, moves_out;
};

/* Dims of the operand, those of which the dims of the result are kept last; of
 * batches, as they are. */
static void
order_operand(const pop_op *op, uint32_t kept, struct order *o)
{
	const unsigned rank = op->arg[0]->type->rank;
	bool last[POP_MAX_RANK] = {false};
	uint32_t n, nbatch, w = 0, to = 0;
	const int64_t *offset = pop_attr_ints(op, POP_ATTR_OFFSET_DIMS, &n);

	pop_attr_ints(op, POP_ATTR_OPERAND_BATCH, &nbatch);
	for (unsigned d = 0; d < rank && !nbatch; d++)
		last[d] = pop_attr_place(op, POP_ATTR_COLLAPSED_DIMS, d) < 0 &&
			  (kept >> offset[w++] & 1);
	for (unsigned turn = 0; turn < 2; turn++)
		for (unsigned d = 0; d < rank; d++)
			if (last[d] == turn)
				o->in[to++] = d;
	for (unsigned d = 0; d < rank; d++)
		o->moves_in |= o->in[d] != d;
}

/* The dim of the result that is operand dim d's; -1: none. */
static int64_t
window_dim(const pop_op *op, int64_t d)
{
	uint32_t n, at = 0;
	const int64_t *offset = pop_attr_ints(op, POP_ATTR_OFFSET_DIMS, &n);

	for (int64_t i = 0; i <= d; i++) {
		if (pop_attr_place(op, POP_ATTR_COLLAPSED_DIMS, i) >= 0 ||
			pop_attr_place(op, POP_ATTR_OPERAND_BATCH, i) >= 0)
			continue;
		if (i == d)
			return offset[at];
		at++;
	}
	return -1;
}

/* Dims of the result: those of places, then those of the operand. */
static void
order_result(const pop_op *op, struct order *o)
{
	uint32_t to = 0;

	for (unsigned d = 0; d < op->res[0].type->rank; d++)
		if (pop_attr_place(op, POP_ATTR_OFFSET_DIMS, d) < 0)
			o->out[to++] = d;
	for (unsigned i = 0; i < op->arg[0]->type->rank; i++) {
		const int64_t d = window_dim(op, o->in[i]);

		if (d >= 0)
			o->out[to++] = d;
	}
	for (uint32_t d = 0; d < to; d++)
		o->moves_out |= o->out[d] != d;
}

/* Makes a list name dims of the operand where they went; sorted, if asked. */
static void
rename_dims(pop_graph *g, pop_op *op, pop_attr_key key, const struct order *o,
	bool sorted)
{
	int64_t dims[POP_MAX_RANK];
	uint32_t n, to = 0;
	const int64_t *old = pop_attr_ints(op, key, &n);

	for (unsigned d = 0; d < op->arg[0]->type->rank; d++)
		for (uint32_t i = 0; i < n; i++)
			if (old[i] == o->in[d])
				dims[sorted ? to++ : i] = d;
	pop_attr_set_ints(g, op, key, dims, n);
}

/* Reads the operand in the order. */
static void
turn_operand(const pop_site *s, pop_op *op, const struct order *o)
{
	int64_t sizes[POP_MAX_RANK];
	uint32_t rank;
	const int64_t *old = pop_attr_ints(op, POP_ATTR_SIZES, &rank);

	for (uint32_t d = 0; d < rank; d++)
		sizes[d] = old[o->in[d]];
	pop_attr_set_ints(s->g, op, POP_ATTR_SIZES, sizes, rank);
	rename_dims(s->g, op, POP_ATTR_COLLAPSED_DIMS, o, true);
	rename_dims(s->g, op, POP_ATTR_INDEX_MAP, o, false);
	op->arg[0] = pop_site_transpose(s, op->arg[0], o->in);
}

pop_value *
pop_gather_whole_windows(pop_op *op, uint32_t kept)
{
	const pop_site s = pop_site_before(op);
	const pop_shape *t = op->res[0].type;
	int64_t back[POP_MAX_RANK], last[POP_MAX_RANK];
	struct order o = {.moves_in = false};
	pop_shape type = *t;
	uint32_t n;
	pop_op *c;

	order_operand(op, kept, &o);
	order_result(op, &o);
	if (!o.moves_out)
		return NULL;
	for (unsigned d = 0; d < t->rank; d++) {
		type.dim[d] = t->dim[o.out[d]];
		back[o.out[d]] = d;
	}
	c = pop_op_clone(s.g, op);
	/* Not what was cloned of these before. */
	memcpy(c->arg, op->arg, op->narg * sizeof(*c->arg));
	pop_attr_ints(op, POP_ATTR_OFFSET_DIMS, &n);
	for (uint32_t i = 0; i < n; i++)
		last[i] = t->rank - n + i;
	if (o.moves_in)
		turn_operand(&s, c, &o);
	c->res[0].type = pop_graph_type(s.g, &type);
	pop_attr_set_ints(s.g, c, POP_ATTR_OFFSET_DIMS, last, n);
	pop_op_insert_before(op, c);
	return pop_site_transpose(&s, &c->res[0], back);
}

/* ---- Coordinates. */

/* The types that hold all coordinates and where a slice may start. */
static bool
holds_coordinates(pop_dtype d)
{
	return d == POP_DT_I32 || d == POP_DT_I64 || d == POP_DT_U32 ||
	       d == POP_DT_U64;
}

pop_value *
pop_simplify_coordinate(pop_op *op)
{
	const pop_op *iota = op->arg[0]->def;
	const pop_shape *type = op->res[0].type;
	const pop_site s = pop_site_before(op);
	pop_shape number = {0};
	pop_value *start, *first, *most;
	pop_op *clamp;
	int64_t d, last;

	if (!iota || iota->code != POP_OP_IOTA ||
		!holds_coordinates((pop_dtype)type->dtype))
		return NULL;
	d = pop_attr_int(iota, POP_ATTR_DIM, 0);
	start = op->arg[1 + d];
	last = op->arg[0]->type->dim[d] - 1;
	if (type->dim[d] != 1 || last > INT32_MAX ||
		!holds_coordinates((pop_dtype)start->type->dtype))
		return NULL;
	number.dtype = start->type->dtype;
	first = pop_site_integer(&s, &number, 0);
	most = pop_site_integer(&s, &number, (uint64_t)last);
	clamp = pop_site_op(&s, POP_OP_CLAMP, 3, 1, &number, 0);
	clamp->arg[0] = first;
	clamp->arg[1] = start;
	clamp->arg[2] = most;
	return pop_site_broadcast(&s, type,
		pop_site_convert(&s, &clamp->res[0], (pop_dtype)type->dtype),
		NULL);
}
