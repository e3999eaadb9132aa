/*
 * Flat loops.  The last dims of the step, and a piece of the one before them,
 * are one run; a unit is such a run at one point of the dims before.
 *
 * No element that is stored is one of another point, so all of a unit may be
 * read before any of it is written.
 */

#include "lib/kernel/isa/loop_flat.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/lanes.h"
#include "lib/kernel/isa/walk.h"

enum {
	MOST_POINTS = 1024, /* of a unit; tables and blocks stay in caches */
	/* Picoseconds of an element that is brought somewhere, of an
	 * instruction at one point of a long run; of a row, and of an
	 * instruction there; and of a unit. */
	PLACE_COST = 450,
	POINT_COST = 120,
	ROW_COST = 20000,
	ROW_CODE_COST = 800,
	UNIT_COST = 60000,
	/* The same of an element that is brought by vectors; and of a point of
	 * such a unit, at most: what is the same for a row is computed for each
	 * of its points. */
	WINDOW_COST = 60,
	MOST_POINT_COST = 400,
	MOST_ROW = 2 * LANES, /* points of a row that is brought so */
};

enum way {
	IN_PLACE, /* a run of memory, or one element for all points */
	PLACED,   /* brought together, or apart */
	NUMBERS,  /* of the points along a dim */
};

/* Where the elements of a vector lie: these, of which place - from are taken.
 */
typedef struct window {
	int32_t from, n;
} window;

/* A view of the code; by number: those of the step, then more. */
typedef struct flat_view {
	uint8_t way;
	bool loaded, stored;
	size_t size;            /* bytes of an element */
	const int32_t *place;   /* PLACED: by point, elements from the first */
	/* And of whole vectors, all of which are near; or NULL.  near: by point
	 * the place in its window. */
	const window *window;
	const int32_t *near;
	size_t block;           /* PLACED: offset in the scratch */
	unsigned char *numbers; /* NUMBERS */
} flat_view;

struct pop_flat {
	const pop_step *step;
	pop_space outer;       /* one unit or more for each point */
	pop_space flat;        /* the dims of a unit, all of `along` */
	int along;             /* the first of these */
	int64_t piece, npiece; /* of `along` in a unit; pieces of it */
	int64_t per;           /* points of each place along it */
	uint32_t nview;
	flat_view *view;
	const int32_t *order; /* of the points in a block: 0, 1, ... */
	pop_vm *vm;
	size_t frame, at; /* in the scratch */
	int64_t unit_cost;
};

/* ---- A run. */

#if POP_VBYTES > 16
/* Nothing before the window's first element or behind its last is read. */
static void
bring_windows(unsigned char *to, const unsigned char *from, const flat_view *f,
	int64_t n)
{
	const int64_t whole = n / LANES * LANES;

	for (int64_t j = 0; j < whole; j += LANES) {
		const window w = f->window[j / LANES];
		const unsigned char *p = from + (int64_t)w.from * 4;
		const V at = v_load((const unsigned char *)(f->near + j));
		V v;

		if (w.n < LANES)
			v = pick_lanes(v_load_some(p, w.n), at);
		else if (w.n == LANES)
			v = pick_lanes(v_load(p), at);
		else
			v = pick_lanes_of_two(v_load(p),
				(V)vf_load_some(p + POP_VBYTES, w.n - LANES),
				at);
		v_store(to + j * 4, v);
	}
	POP_FN(pop_bring_places)
	(to + whole * 4, from, f->place + whole, 4, n - whole);
}
#else
static void
bring_windows(unsigned char *to, const unsigned char *from, const flat_view *f,
	int64_t n)
{
	POP_FN(pop_bring_places)(to, from, f->place, 4, n);
}
#endif

static void
bring(unsigned char *to, const unsigned char *from, const flat_view *f,
	int64_t n)
{
	if (f->window)
		bring_windows(to, from, f, n);
	else
		POP_FN(pop_bring_places)(to, from, f->place, f->size, n);
}

int64_t
POP_FN(pop_flat_units)(const pop_flat *p, int64_t *unit_cost)
{
	*unit_cost = p->unit_cost;
	return pop_space_count(&p->outer) * p->npiece;
}

/* Points the frame at unit u, and brings n points of what is loaded; not again
 * what the unit before, of `had` points, found at the same place. */
static void
aim(const pop_flat *p, const pop_run *run, pop_vm_frame *fr, unsigned char **at,
	unsigned char *scratch, int64_t u, int64_t n, int64_t had)
{
	const int64_t first = u % p->npiece * p->piece;
	int64_t x[POP_MAX_DIMS] = {0};

	pop_space_seek(&p->outer, u / p->npiece, x);
	for (int k = 0; k < p->outer.n; k++)
		fr->index[p->outer.dim[k]] = x[p->outer.dim[k]];
	for (uint32_t v = 0; v < p->nview; v++) {
		const flat_view *f = &p->view[v];
		const pop_view *view = &p->step->view[v];
		const unsigned char *old = at[v];

		if (f->way == NUMBERS) {
			fr->view[v] = f->numbers;
			continue;
		}
		at[v] = pop_view_start(run, view) +
			(pop_space_offset(&p->outer, view, x) +
				first * view->stride[p->along]) *
				(int64_t)f->size;
		fr->view[v] = f->way == PLACED ? scratch + f->block : at[v];
		if (f->way == PLACED && f->loaded &&
			(n > had || old != at[v] || f->stored))
			bring(fr->view[v], at[v], f, n);
	}
}

static void
run_unit(const pop_flat *p, pop_vm_frame *fr, unsigned char *const *at,
	int64_t n)
{
	POP_FN(pop_vm_run)(p->vm, fr, n);
	for (uint32_t v = 0; v < p->nview; v++)
		if (p->view[v].way == PLACED && p->view[v].stored)
			POP_FN(pop_copy_places)
	(at[v], p->view[v].place, fr->view[v], p->order, p->view[v].size, 1, n);
}

void
POP_FN(pop_flat_run)(const pop_flat *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n)
{
	unsigned char **at = (unsigned char **)(void *)(scratch + p->at);
	pop_vm_frame *fr =
		POP_FN(pop_vm_begin)(p->vm, scratch + p->frame, NULL);
	const int64_t all = p->step->extent[p->along];

	for (int64_t u = first, had = 0; u < first + n; u++) {
		const int64_t rest = all - u % p->npiece * p->piece;
		const int64_t now = pop_least(p->piece, rest) * p->per;

		aim(p, run, fr, at, scratch, u, now, had);
		run_unit(p, fr, at, now);
		had = now;
	}
}

/* ---- Which dims, and how views are reached. */

/* The dims of the step, as they are. */
static void
list_dims(const pop_flat *p, int *dim)
{
	for (int d = 0; d < p->step->ndim; d++)
		dim[d] = d;
}

/* In the order in which the one view that is stored lies in memory, which is
 * one run then; false if there is none. */
static bool
sort_dims(const pop_flat *p, int *dim)
{
	const pop_stage *s = &p->step->stage[0];
	const int64_t *stride = NULL;

	for (uint32_t r = 0; r < s->ncode; r++) {
		if (s->code[r].op != POP_INS_STORE)
			continue;
		if (stride)
			return false;
		stride = p->step->view[pop_ins_view(&s->code[r])].stride;
	}
	for (int d = 0; d < p->step->ndim; d++) {
		int k = d;

		for (; stride && k > 0 && stride[dim[k - 1]] < stride[d]; k--)
			dim[k] = dim[k - 1];
		dim[k] = d;
	}
	return stride;
}

/* As many of the last of these dims as a unit may have. */
static bool
choose_dims(pop_flat *p, const int *dim)
{
	const int64_t *extent = p->step->extent;
	int n = p->step->ndim, flat[POP_MAX_DIMS];
	int k = n - 1, nflat = 0;

	p->per = p->piece = 1;
	for (; k >= 0; k--) {
		const int d = dim[k];

		if (extent[d] == 0)
			return false;
		if (extent[d] == 1)
			continue;
		p->per *= p->piece;
		p->along = flat[nflat++] = d;
		p->piece = pop_least(extent[d], MOST_POINTS / p->per);
		p->npiece = (extent[d] + p->piece - 1) / p->piece;
		if (p->npiece > 1)
			break;
	}
	/* Units of equal size. */
	if (nflat > 0)
		p->piece = (extent[p->along] + p->npiece - 1) / p->npiece;
	for (int i = nflat; i-- > 0;)
		pop_space_add(&p->flat, flat[i], extent[flat[i]]);
	for (int i = 0; i < k; i++) {
		if (extent[dim[i]] == 0)
			return false;
		if (extent[dim[i]] > 1)
			pop_space_add(&p->outer, dim[i], extent[dim[i]]);
	}
	return nflat > 1;
}

static bool
is_flat(const pop_flat *p, int d)
{
	for (int k = 0; k < p->flat.n; k++)
		if (p->flat.dim[k] == d)
			return true;
	return false;
}

/* The same element for all points of a unit; or elements one after the other.
 */
static bool
is_one(const pop_flat *p, const pop_view *v)
{
	for (int k = 0; k < p->flat.n; k++)
		if (v->stride[p->flat.dim[k]] != 0)
			return false;
	return true;
}

static bool
is_run(const pop_flat *p, const pop_view *v)
{
	int64_t all = 1;

	for (int k = p->flat.n; k-- > 0; all *= p->flat.extent[k])
		if (v->stride[p->flat.dim[k]] != all)
			return false;
	return true;
}

static bool
see_ins(pop_flat *p, const pop_ins *i)
{
	const pop_view *v;
	flat_view *f;

	if (i->op == POP_INS_INDEX)
		return (int)i->imm != p->along || p->npiece == 1;
	if (!pop_ins_has_view(i))
		return true;
	v = &p->step->view[pop_ins_view(i)];
	f = &p->view[pop_ins_view(i)];
	f->size = pop_dtype_bytes((pop_dtype)v->dtype);
	f->loaded |= i->op == POP_INS_LOAD;
	f->stored |= i->op == POP_INS_STORE;
	if (is_one(p, v))
		return true;
	if (i->op == POP_INS_GATHER)
		return false;
	f->way = is_run(p, v) ? IN_PLACE : PLACED;
	return f->size <= sizeof(uint64_t);
}

static bool
see_code(pop_flat *p, pop_arena *a)
{
	const pop_stage *s = &p->step->stage[0];

	p->nview = p->step->nview;
	p->view = POP_NEWN(a, flat_view, p->nview + s->ncode);
	for (uint32_t r = 0; r < s->ncode; r++)
		if (!see_ins(p, &s->code[r]))
			return false;
	return true;
}

/* Do rows cost more than places? */
static bool
pays(pop_flat *p, int64_t ninner)
{
	const int64_t ncode = p->step->stage[0].ncode;
	int64_t placed = 0, point;

	for (uint32_t v = 0; v < p->nview; v++)
		if (p->view[v].way == PLACED)
			placed += p->view[v].loaded + p->view[v].stored;
	point = placed * PLACE_COST + ncode * POINT_COST;
	p->unit_cost = UNIT_COST + p->piece * p->per * point;
	return ninner <= MOST_POINTS &&
	       p->unit_cost <= p->piece * p->per / ninner *
				       (ROW_COST + ncode * ROW_CODE_COST);
}

/* ---- The tables. */

/* Of the unit's points the elements from the first; false: too far. */
static bool
table_places(const pop_flat *p, const pop_view *v, int32_t *place)
{
	const int64_t n = p->piece * p->per;
	int64_t x[POP_MAX_DIMS] = {0};

	for (int k = 0; k < p->flat.n; k++) {
		int64_t far = v->stride[p->flat.dim[k]];

		if (far > INT32_MAX / MOST_POINTS / POP_MAX_DIMS ||
			far < -INT32_MAX / MOST_POINTS / POP_MAX_DIMS)
			return false;
	}
	for (int64_t k = 0; k < n; k++) {
		place[k] = (int32_t)pop_space_offset(&p->flat, v, x);
		pop_space_next(&p->flat, x);
	}
	return true;
}

/* Where the elements of each whole vector lie, if all of them are near. */
static void
find_windows(flat_view *f, size_t n, pop_arena *a)
{
	window *w;
	int32_t *near;

	if (f->size != 4 || POP_VBYTES <= 16)
		return;
	w = POP_NEWN(a, window, n / LANES + 1);
	near = POP_NEWN(a, int32_t, n);
	for (size_t j = 0; j + LANES <= n; j += LANES) {
		int32_t low = f->place[j], high = low;

		for (size_t i = j + 1; i < j + LANES; i++) {
			low = f->place[i] < low ? f->place[i] : low;
			high = f->place[i] > high ? f->place[i] : high;
		}
		if (high - low >= 2 * LANES)
			return;
		w[j / LANES] = (window){.from = low, .n = high - low + 1};
		for (size_t i = j; i < j + LANES; i++)
			near[i] = f->place[i] - low;
	}
	f->window = w;
	f->near = near;
}

/* What tiles may have more than a unit. */
static size_t
room(const pop_flat *p, size_t size)
{
	return pop_round_up((size_t)(p->piece * p->per) * size, 64) +
	       POP_VM_TILE * size;
}

/* Of the unit's points their places along dim d. */
static unsigned char *
number(const pop_flat *p, int d, size_t size, pop_arena *a)
{
	const int64_t n = p->piece * p->per;
	unsigned char *all = POP_NEWN(a, unsigned char, room(p, size) + 64);
	unsigned char *at = all + (-(uintptr_t)all & 63);
	int64_t x[POP_MAX_DIMS] = {0};

	for (int64_t k = 0; k < n; k++) {
		memcpy(at + (size_t)k * size, &x[d], size);
		pop_space_next(&p->flat, x);
	}
	return at;
}

static const int32_t *
put_in_order(size_t n, pop_arena *a)
{
	int32_t *order = POP_NEWN(a, int32_t, n);

	for (size_t k = 0; k < n; k++)
		order[k] = (int32_t)k;
	return order;
}

static bool
place_views(pop_flat *p, size_t *scratch, pop_arena *a)
{
	const size_t n = (size_t)(p->piece * p->per);

	p->order = put_in_order(n, a);
	for (uint32_t v = 0; v < p->nview; v++) {
		flat_view *f = &p->view[v];
		int32_t *place;

		if (f->way != PLACED)
			continue;
		place = POP_NEWN(a, int32_t, n);
		if (!table_places(p, &p->step->view[v], place))
			return false;
		f->place = place;
		find_windows(f, n, a);
		f->block = *scratch;
		*scratch += room(p, f->size);
	}
	return true;
}

/* ---- The code. */

/* What the machine is made for: the step, flattened. */
struct making {
	pop_program program; /* of one buffer for each view */
	pop_step step;
	pop_stage stage;
	pop_view *view;
	pop_buffer *buffer;
	pop_ins *code;
	bool *roomy;
	int inner;
};

static void
make_view(const pop_flat *p, struct making *m, uint32_t v, int64_t stride)
{
	pop_view *to = &m->view[v];

	memset(to->stride, 0, sizeof(to->stride));
	to->stride[m->inner] = stride;
	to->buffer = v;
	m->roomy[v] = p->view[v].way != IN_PLACE;
	/* Memory of its own, which no other view has. */
	if (m->roomy[v])
		m->buffer[v] = (pop_buffer){.where = POP_WHERE_CONST};
}

static void
make_index(pop_flat *p, struct making *m, pop_ins *i, pop_arena *a)
{
	const pop_dtype dtype = pop_class_dtype((pop_class)i->cls);
	const size_t size = pop_dtype_bytes(dtype);
	const uint32_t v = p->nview++;

	p->view[v] = (flat_view){.way = NUMBERS,
		.loaded = true,
		.size = size,
		.numbers = number(p, (int)i->imm, size, a)};
	m->view[v].dtype = (uint8_t)dtype;
	make_view(p, m, v, 1);
	*i = (pop_ins){.op = POP_INS_LOAD, .cls = i->cls, .imm = v};
}

static void
begin_making(struct making *m, const pop_flat *p, const pop_flat_spec *spec,
	pop_arena *a)
{
	const pop_step *s = p->step;
	const uint32_t ncode = s->stage[0].ncode, most = s->nview + ncode;

	*m = (struct making){.program = *spec->program,
		.step = *s,
		.stage = s->stage[0],
		.inner = p->flat.dim[p->flat.n - 1]};
	m->view = POP_NEWN(a, pop_view, most);
	m->buffer = POP_NEWN(a, pop_buffer, most);
	m->roomy = POP_NEWN(a, bool, most);
	m->code = POP_NEWN(a, pop_ins, ncode);
	memcpy(m->code, s->stage[0].code, ncode * sizeof(*m->code));
	for (uint32_t v = 0; v < s->nview; v++) {
		m->view[v] = s->view[v];
		m->buffer[v] = spec->program->buffer[s->view[v].buffer];
		make_view(p, m, v, !is_one(p, &s->view[v]));
	}
}

static pop_status
make_code(pop_flat *p, size_t *scratch, pop_arena *a, const pop_flat_spec *spec,
	pop_err *err)
{
	struct making m;
	pop_vm_spec vm = {.program = &m.program, .step = &m.step};

	begin_making(&m, p, spec, a);
	for (uint32_t r = 0; r < m.stage.ncode; r++)
		if (m.code[r].op == POP_INS_INDEX &&
			is_flat(p, (int)m.code[r].imm))
			make_index(p, &m, &m.code[r], a);
	m.stage.code = m.code;
	m.step.stage = &m.stage;
	m.step.view = m.view;
	m.step.nview = p->nview;
	m.program.buffer = m.buffer;
	m.program.nbuffer = p->nview;
	vm.inner = m.inner;
	vm.roomy = m.roomy;
	POP_TRY(POP_FN(pop_vm_prepare)(&p->vm, a, &vm, err));
	p->frame = *scratch;
	*scratch += POP_FN(pop_vm_scratch)(p->vm);
	p->at = *scratch;
	*scratch += pop_round_up(p->nview * sizeof(unsigned char *), 64);
	return POP_OK;
}

/* Are all that are not in place loaded, by vectors? */
static bool
has_windows(const pop_flat *p)
{
	for (uint32_t v = 0; v < p->step->nview; v++)
		if (p->view[v].way == PLACED &&
			(p->view[v].stored || !p->view[v].window))
			return false;
	return true;
}

/* Is the view brought for each unit? */
static bool
is_brought_again(const pop_flat *p, uint32_t v)
{
	const int64_t *stride = p->step->view[v].stride;
	bool moves = p->npiece > 1 && stride[p->along] != 0;

	for (int k = 0; k < p->outer.n; k++)
		moves = moves || stride[p->outer.dim[k]] != 0;
	return p->view[v].way == PLACED && moves;
}

/* Is that better than by rows, of which several are run at once?  Of one view
 * packed rows (loop_pack.h) bring as much. */
static bool
pays_by_vectors(pop_flat *p)
{
	const int64_t cost = POP_FN(pop_vm_cost)(p->vm);
	int64_t placed = 0;

	for (uint32_t v = 0; v < p->step->nview; v++)
		placed += is_brought_again(p, v);
	p->unit_cost =
		UNIT_COST + p->piece * p->per * (cost + placed * WINDOW_COST);
	return placed > 1 && cost <= MOST_POINT_COST;
}

pop_status
POP_FN(pop_flat_prepare)(pop_flat **out, size_t *scratch, pop_arena *a,
	const pop_flat_spec *spec, pop_err *err)
{
	const size_t before = *scratch;
	pop_flat *p = POP_NEW(a, pop_flat);
	int dim[POP_MAX_DIMS];

	*out = NULL;
	p->step = spec->step;
	list_dims(p, dim);
	if (spec->by_vectors &&
		(p->step->ndim == 0 || !sort_dims(p, dim) ||
			p->step->extent[dim[p->step->ndim - 1]] > MOST_ROW))
		return POP_OK;
	if (!choose_dims(p, dim) || !see_code(p, a) ||
		(!spec->by_vectors && !pays(p, spec->ninner)))
		return POP_OK;
	if (!place_views(p, scratch, a) ||
		(spec->by_vectors && !has_windows(p))) {
		*scratch = before;
		return POP_OK;
	}
	POP_TRY(make_code(p, scratch, a, spec, err));
	if (spec->by_vectors && !pays_by_vectors(p)) {
		*scratch = before;
		return POP_OK;
	}
	*out = p;
	return POP_OK;
}
