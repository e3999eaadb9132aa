/*
 * STRIP: steps that are run together, block by block.
 *
 * Each step is prepared as one of a block's extents, once for each size that
 * blocks have.  Its views name pointers instead of buffers, one for each way in
 * which a view moves from block to block; a thread sets them for a block and
 * runs the steps one after the other, alone, with the rest of its scratch.
 * Coordinates along dims that are cut count from the block's first point:
 * what it adds is loaded where the code asks for one.  A right side that stays
 * the same from block to block stays packed in the thread's scratch.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/dot.h"

enum {
	/* Vectors that begin in the room may end behind it. */
	SLACK = 256,
	SIZES = 1 << POP_LIMIT_RAGGED,
	/* Points of all steps below which a second thread does not pay. */
	ALONE = 1 << 17,
	/* Bytes of right sides that a thread keeps packed. */
	MOST_STORED = 6 << 20,
};

/* Coordinates of a block's first point, as code loads them. */
typedef struct origin {
	int64_t wide[POP_MAX_DIMS];
	int32_t narrow[POP_MAX_DIMS];
} origin;

typedef enum where {
	IN_BUFFER,
	IN_ROOM,
	AT_ORIGIN,
} where;

typedef struct pointer {
	where where;
	uint32_t buffer;
	int64_t at;                  /* in the room */
	int64_t shift[POP_MAX_DIMS]; /* bytes, by dim of the strip */
} pointer;

typedef struct strip {
	const pop_step *step;
	uint32_t nsub;
	const pop_kernel **kernel; /* of each step */
	void **plan;               /* SIZES for each; NULL: nothing to do */
	pointer *pointer;
	uint32_t npointer, most;
	uint8_t ragged[POP_MAX_DIMS]; /* its bit in a size; or 0 */
	int64_t nblock[POP_MAX_DIMS], nitem;
	bool alone;
	size_t at_room, at_rest, rest; /* in a thread's scratch */
	size_t *at_store;              /* in the rest; 0: none; of each step */
} strip;

extern const pop_kernel POP_FN(pop_kernel_dot), POP_FN(pop_kernel_loop);

/* ---- Preparation. */

typedef struct builder {
	strip *p;
	pop_arena *a;
	const pop_program *prog;
	const pop_step *sub; /* the first */
	pop_strip_room *room;
	uint32_t nroom;
	pop_program local; /* its buffers are the pointers */
	pop_step **sized;  /* the steps that plans are of */
	uint32_t at_origin;
} builder;

static uint32_t
find_pointer(builder *b, const pointer *x)
{
	strip *p = b->p;

	for (uint32_t i = 0; i < p->npointer; i++) {
		const pointer *y = &p->pointer[i];

		if (x->where == y->where && x->buffer == y->buffer &&
			memcmp(x->shift, y->shift, sizeof(x->shift)) == 0)
			return i;
	}
	p->pointer[p->npointer] = *x;
	return p->npointer++;
}

/* How view w of step i moves. */
static uint32_t
pointer_of(builder *b, uint32_t i, const pop_view *w)
{
	const pop_step *s = b->p->step;
	pointer x = {.where = IN_BUFFER, .buffer = w->buffer};

	if (b->prog->buffer[w->buffer].where == POP_WHERE_SCRATCH) {
		x.where = IN_ROOM;
		for (uint32_t k = 0; k < b->nroom; k++)
			if (b->room[k].buffer == w->buffer)
				x.at = b->room[k].at;
		return find_pointer(b, &x);
	}
	for (unsigned d = 0; d < s->ndim; d++)
		if (s->param[d] < s->extent[d])
			x.shift[d] = w->stride[pop_strip_dim(s, i, d)] *
				     pop_dtype_bytes((pop_dtype)w->dtype);
	return find_pointer(b, &x);
}

static void
take_view(builder *b, uint32_t i, const pop_view *from, pop_view *to)
{
	*to = *from;
	to->buffer = pointer_of(b, i, from);
	to->dyn = POP_NEWN(b->a, pop_dyn, from->ndyn);
	for (unsigned k = 0; k < from->ndyn; k++) {
		pointer x = {.where = IN_BUFFER, .buffer = from->dyn[k].buffer};

		to->dyn[k] = from->dyn[k];
		to->dyn[k].buffer = find_pointer(b, &x);
	}
}

/* The dim of the strip that INDEX q of step i asks for, if it is cut; or -1. */
static int
cut_dim(const builder *b, uint32_t i, const pop_ins *q)
{
	const pop_step *s = b->p->step;

	if (q->op != POP_INS_INDEX)
		return -1;
	for (unsigned d = 0; d < s->ndim; d++)
		if (pop_strip_dim(s, i, d) == q->imm &&
			s->param[d] < s->extent[d])
			return (int)d;
	return -1;
}

/* The view of the origin along dim d, in the class of an INDEX. */
static uint32_t
origin_view(builder *b, pop_step *t, int d, uint8_t cls)
{
	pop_view *w = &t->view[t->nview];

	*w = (pop_view){.buffer = b->at_origin,
		.dtype = cls == POP_CLASS_L ? POP_DT_I64 : POP_DT_I32,
		.base = d};
	if (cls != POP_CLASS_L)
		w->base += (int64_t)(offsetof(origin, narrow) / 4);
	return t->nview++;
}

static pop_status
take_code(builder *b, uint32_t i, pop_step *t, const pop_stage *from,
	pop_stage *to, pop_err *err)
{
	uint16_t *at = POP_NEWN(b->a, uint16_t, from->ncode);
	uint32_t n = 0;

	to->kind = from->kind;
	to->code = POP_NEWN(b->a, pop_ins, 3 * (size_t)from->ncode);
	for (uint32_t k = 0; k < from->ncode; k++) {
		const pop_ins *q = &from->code[k];
		const unsigned nargs = pop_ins_info_of[q->op].nargs;
		const int d = cut_dim(b, i, q);
		pop_ins *c = &to->code[n++];

		*c = *q;
		c->a = nargs > 0 ? at[q->a] : q->a;
		c->b = nargs > 1 ? at[q->b] : q->b;
		c->c = nargs > 2 ? at[q->c] : q->c;
		if (d >= 0) {
			to->code[n] = (pop_ins){.op = POP_INS_LOAD,
				.cls = q->cls,
				.imm = origin_view(b, t, d, q->cls)};
			to->code[n + 1] = (pop_ins){.op = POP_INS_ADD,
				.cls = q->cls,
				.a = (uint16_t)(n - 1),
				.b = (uint16_t)n};
			n += 2;
		}
		at[k] = (uint16_t)(n - 1);
	}
	to->ncode = n;
	if (n > POP_MAX_CODE)
		return pop_fail(err, POP_E_INPUT,
			"a stage of a strip has more than %d instructions with "
			"those that make its coordinates",
			POP_MAX_CODE);
	return POP_OK;
}

static uint32_t
indices_of(const pop_step *t)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < t->nstage; k++)
		for (uint32_t r = 0; r < t->stage[k].ncode; r++)
			n += t->stage[k].code[r].op == POP_INS_INDEX;
	return n;
}

/* Step i with pointers for buffers, as large as blocks are. */
static pop_status
take_step(builder *b, uint32_t i, pop_step *to, pop_err *err)
{
	const pop_step *s = b->p->step, *from = &b->sub[i];

	*to = *from;
	to->view = POP_NEWN(
		b->a, pop_view, (size_t)from->nview + indices_of(from));
	to->stage = POP_NEWN(b->a, pop_stage, from->nstage);
	for (uint32_t v = 0; v < from->nview; v++)
		take_view(b, i, &from->view[v], &to->view[v]);
	for (uint32_t k = 0; k < from->nstage; k++)
		POP_TRY(take_code(
			b, i, to, &from->stage[k], &to->stage[k], err));
	for (unsigned d = 0; d < s->ndim; d++)
		to->extent[pop_strip_dim(s, i, d)] = s->param[d];
	if (to->nview > POP_LIMIT_VIEWS)
		return pop_fail(err, POP_E_INPUT,
			"a step of a strip has more than %d views with those "
			"that make its coordinates",
			POP_LIMIT_VIEWS);
	return POP_OK;
}

/* What kernels ask of buffers is whether they may overlap. */
static void
make_buffers(builder *b)
{
	const strip *p = b->p;
	pop_buffer *to = POP_NEWN(b->a, pop_buffer, p->npointer);

	for (uint32_t i = 0; i < p->npointer; i++) {
		const pointer *x = &p->pointer[i];

		to[i] = (pop_buffer){.where = POP_WHERE_SCRATCH};
		if (x->where == IN_BUFFER)
			to[i] = b->prog->buffer[x->buffer];
		for (uint32_t k = 0; x->where == IN_ROOM && k < b->nroom; k++)
			if (b->room[k].buffer == x->buffer) {
				to[i].offset = (uint64_t)(b->room[k].at +
							  b->room[k].lo);
				to[i].bytes = (uint64_t)(b->room[k].hi -
							 b->room[k].lo);
			}
	}
	b->local = (pop_program){.nbuffer = p->npointer,
		.buffer = to,
		.constant = b->prog->constant,
		.constant_bytes = b->prog->constant_bytes,
		.is_part = true};
}

/* Plans of step i, for each size that blocks have. */
static pop_status
prepare_step(builder *b, uint32_t i, const pop_step *t, pop_err *err)
{
	strip *p = b->p;
	const pop_step *s = p->step;

	p->kernel[i] = t->kind == POP_STEP_DOT ? &POP_FN(pop_kernel_dot)
					       : &POP_FN(pop_kernel_loop);
	for (unsigned size = 0; size < SIZES; size++) {
		pop_step *x = POP_NEW(b->a, pop_step);
		unsigned missing = size;
		size_t n = 0;

		*x = *t;
		for (unsigned d = 0; d < s->ndim; d++) {
			missing &= ~(unsigned)p->ragged[d];
			if (size & p->ragged[d])
				x->extent[pop_strip_dim(s, i, d)] =
					s->extent[d] % s->param[d];
		}
		if (missing)
			continue;
		b->sized[i * SIZES + size] = x;
		POP_TRY(p->kernel[i]->prepare(&p->plan[i * SIZES + size], &n,
			b->a, &b->local, x, err));
		p->rest = n > p->rest ? n : p->rest;
	}
	return POP_OK;
}

static unsigned
count_views(const pop_step *s, uint32_t buffer)
{
	unsigned n = 0;

	for (uint32_t v = 0; v < s->nview; v++)
		n += s->view[v].buffer == buffer;
	return n;
}

/* How many steps in front of product i write its right side, which nothing
 * else touches: one loop, or two; 0: it is otherwise. */
static uint32_t
makers_of(const builder *b, uint32_t i, const pop_step *sub)
{
	const pop_dot *x = b->p->plan[i * SIZES];
	const uint32_t buffer = sub[i].view[x->vb].buffer;
	uint32_t n = 0;

	while (n < i && n < 2 && count_views(&sub[i - 1 - n], buffer) == 1 &&
		b->p->kernel[i - 1 - n] == &POP_FN(pop_kernel_loop))
		n++;
	if (b->p->pointer[buffer].where != IN_ROOM)
		return 0;
	for (uint32_t k = 0; k < b->p->nsub; k++)
		if (count_views(&sub[k], buffer) !=
			(k <= i && k + n >= i ? 1 : 0))
			return 0;
	return n;
}

static bool
try_make(const builder *b, pop_dot *x, uint32_t at, uint32_t n)
{
	const pop_step *last = b->sized[at - SIZES];

	if (n == 1)
		return pop_dot_make(x, b->a, last, NULL);
	return pop_dot_make(x, b->a, b->sized[at - 2 * SIZES], last) ||
	       pop_dot_make(x, b->a, last, b->sized[at - 2 * SIZES]);
}

/* Right sides that loops make for one product are made where it reads them,
 * if they are simple; the loops then do nothing. */
static void
make_beside(builder *b, const pop_step *sub)
{
	strip *p = b->p;

	for (uint32_t i = 1; i < p->nsub; i++) {
		const uint32_t n = p->kernel[i] == &POP_FN(pop_kernel_dot)
					   ? makers_of(b, i, sub)
					   : 0;

		for (unsigned size = 0; n && size < SIZES; size++) {
			const uint32_t at = i * SIZES + size;
			pop_dot *x = p->plan[at];

			if (!x || !try_make(b, x, at, n))
				continue;
			for (uint32_t k = 1; k <= n; k++)
				p->plan[at - k * SIZES] = NULL;
			p->rest = x->total > p->rest ? x->total : p->rest;
		}
	}
}

static void
count_blocks(strip *p)
{
	const pop_step *s = p->step;
	uint8_t bit = 1;

	p->nitem = 1;
	for (unsigned d = 0; d < s->ndim; d++) {
		int64_t e = s->extent[d], n = s->param[d];

		p->nblock[d] = e / n + (e % n != 0);
		/* The steps' points were counted. */
		p->nitem *= p->nblock[d];
		if (e % n) {
			p->ragged[d] = bit;
			bit = (uint8_t)(bit << 1);
		}
	}
}

static int64_t
points_of(const builder *b)
{
	int64_t all = 0, n;

	for (uint32_t i = 0; i < b->p->nsub; i++) {
		n = 1;
		for (unsigned d = 0; d < b->sub[i].ndim; d++)
			n *= b->sub[i].extent[d];
		if (!pop_add_i64(all, n, &all))
			return INT64_MAX;
	}
	return all;
}

/* Does view v of a step stay where it is from block to block, of those that
 * follow each other? */
static bool
stays(const strip *p, const pop_view *v)
{
	const pointer *x = &p->pointer[v->buffer];
	unsigned d = p->step->ndim;

	while (d-- > 0)
		if (p->nblock[d] > 1)
			return x->where == IN_BUFFER && x->shift[d] == 0;
	return false;
}

/* Right sides that many blocks multiply with stay packed. */
static void
place_stores(strip *p)
{
	size_t stored = 0;

	for (uint32_t i = 0; i < p->nsub; i++) {
		pop_dot *x = p->plan[i * SIZES], *y;
		size_t n;

		if (p->kernel[i] != &POP_FN(pop_kernel_dot) || !x ||
			!pop_dot_can_store(x) ||
			!stays(p, &x->dense.step->view[x->vb]))
			continue;
		n = pop_dense_store_bytes(&x->dense);
		if (n > MOST_STORED - stored)
			continue;
		stored += n;
		p->at_store[i] = p->rest;
		p->rest += n;
		for (unsigned size = 0; size < SIZES; size++) {
			y = p->plan[i * SIZES + size];
			if (y && pop_dot_can_store(y) &&
				pop_dense_store_alike(&x->dense, &y->dense))
				y->at_store = p->at_store[i];
		}
	}
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	const pop_region *r = &prog->region[step->region[0]];
	strip *p = POP_NEW(a, strip);
	builder b = {.p = p, .a = a, .prog = prog};
	pointer at_origin = {.where = AT_ORIGIN};
	pop_step *sub = POP_NEWN(a, pop_step, r->count);
	size_t room, most = 1;

	*out = p;
	p->step = step;
	p->nsub = r->count;
	b.sub = &prog->step[r->first];
	for (uint32_t i = 0; i < p->nsub; i++)
		for (uint32_t v = 0; v < b.sub[i].nview; v++)
			most += 1 + b.sub[i].view[v].ndyn;
	p->pointer = POP_NEWN(a, pointer, most);
	p->kernel = POP_NEWN(a, const pop_kernel *, p->nsub);
	p->plan = POP_NEWN(a, void *, (size_t)p->nsub *SIZES);
	p->at_store = POP_NEWN(a, size_t, p->nsub);
	b.sized = POP_NEWN(a, pop_step *, (size_t)p->nsub * SIZES);
	b.at_origin = find_pointer(&b, &at_origin);
	POP_TRY(pop_strip_rooms(&b.room, &b.nroom, &room, a, prog, step, err));
	count_blocks(p);
	p->alone = points_of(&b) < ALONE;
	for (uint32_t i = 0; i < p->nsub; i++)
		POP_TRY(take_step(&b, i, &sub[i], err));
	make_buffers(&b);
	for (uint32_t i = 0; i < p->nsub; i++)
		POP_TRY(prepare_step(&b, i, &sub[i], err));
	make_beside(&b, sub);
	p->rest = pop_round_up(p->rest, 64);
	place_stores(p);
	p->at_room =
		pop_round_up(sizeof(origin) + p->npointer * sizeof(void *), 64);
	p->at_rest = p->at_room + pop_round_up(room + SLACK, 64);
	*scratch = p->at_rest + pop_round_up(p->rest, 64);
	return POP_OK;
}

/* ---- Execution. */

typedef struct job {
	const strip *p;
	pop_run *run;
} job;

/* Coordinates of a block's first point; returns its size. */
static unsigned
find_block(const strip *p, int64_t item, origin *x)
{
	const pop_step *s = p->step;
	unsigned size = 0;

	for (unsigned d = s->ndim; d-- > 0;) {
		int64_t k = item % p->nblock[d];

		item /= p->nblock[d];
		x->wide[d] = k * s->param[d];
		x->narrow[d] = (int32_t)x->wide[d];
		if (k == p->nblock[d] - 1)
			size |= p->ragged[d];
	}
	return size;
}

static void
set_pointers(const strip *p, const pop_run *run, unsigned char *scratch,
	const origin *x, void **to)
{
	for (uint32_t i = 0; i < p->npointer; i++) {
		const pointer *q = &p->pointer[i];
		unsigned char *at;

		if (q->where == AT_ORIGIN) {
			to[i] = scratch;
			continue;
		}
		if (q->where == IN_ROOM) {
			to[i] = scratch + p->at_room + q->at;
			continue;
		}
		at = run->ptr[q->buffer];
		for (unsigned d = 0; d < p->step->ndim; d++)
			at += x->wide[d] * q->shift[d];
		to[i] = at;
	}
}

static void
run_item(void *arg, int64_t item, unsigned thread)
{
	const job *j = arg;
	const strip *p = j->p;
	unsigned char *scratch = pop_run_scratch(j->run, thread);
	origin *x = (origin *)(void *)scratch;
	void **ptr = (void **)(void *)(scratch + sizeof(origin));
	pop_run run = {.ptr = ptr,
		.nthread = 1,
		.scratch = scratch + p->at_rest,
		.scratch_bytes = p->rest};
	const unsigned size = find_block(p, item, x);

	set_pointers(p, j->run, scratch, x, ptr);
	for (uint32_t i = 0; i < p->nsub; i++)
		if (p->plan[i * SIZES + size])
			p->kernel[i]->run(p->plan[i * SIZES + size], &run);
}

/* What earlier runs packed has changed. */
static void
empty_stores(const strip *p, const pop_run *r)
{
	for (unsigned t = 0; t < r->nthread; t++)
		for (uint32_t i = 0; i < p->nsub; i++) {
			unsigned char *rest =
				(unsigned char *)pop_run_scratch(r, t) +
				p->at_rest;

			if (p->at_store[i])
				*(pop_dense_store *)(void *)(rest +
							     p->at_store[i]) =
					(pop_dense_store){NULL};
		}
}

static void
run(const void *plan, pop_run *r)
{
	job j = {.p = plan, .run = r};

	empty_stores(j.p, r);

	if (r->nthread > 1 && j.p->nitem > 1 && !j.p->alone) {
		pop_pool_run(r->pool, run_item, &j, j.p->nitem);
		return;
	}
	for (int64_t i = 0; i < j.p->nitem; i++)
		run_item(&j, i, 0);
}

const pop_kernel POP_FN(pop_kernel_strip) = {.prepare = prepare, .run = run};
