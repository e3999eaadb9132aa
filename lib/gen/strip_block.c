/*
 * Blocks of a chain: where its local buffers lie in them, how large they are,
 * and whether memory is spared more than is read again.
 */

#include "lib/gen/strip_int.h"

#include <string.h>

enum {
	/* Bytes that a block hands on, about: a part of the second cache.  Of
	 * fewer rows products are slow; more is not worth it. */
	ROOM = 512 << 10,
	LEAST_ROWS = 64,
	MOST_ROWS = 512,
	MOST_ROOM = 4 << 20,
	/* Rows that a last block has at least. */
	LEAST_REST = 16,
	/* Blocks, so that threads end together. */
	LEAST_BLOCKS = 8,
	/* Bytes of a right side that blocks read again and again. */
	MOST_AGAIN = 4 << 20,
	/* Bytes below which nothing is gained. */
	LEAST_LOCAL = 64 << 10,
	/* Bytes that a block hands on, at least: smaller ones take longer to
	 * begin than they spare. */
	LEAST_ROOM = 10 << 10,
	/* Bytes of a panel that feeds products, about. */
	FED_ROOM = 128 << 10,
	/* Of which rows are a multiple of this. */
	FED_ROWS = 8,
};

/* ---- Local buffers. */

static int64_t
span_of(const walk *w)
{
	int64_t n = 1;

	for (unsigned i = 0; i < w->n; i++)
		n += (w->extent[i] - 1) * w->stride[i];
	return n;
}

/* The common dim that rows or columns of the first product are; or -1. */
static int
rows_of(const chain *c)
{
	const member *m = &c->m[0];

	while (m->t.s.kind != POP_STEP_DOT)
		m++;
	for (unsigned d = m->t.s.ndim - 3; d + 1 < m->t.s.ndim; d++)
		if (is_common(c, m->id[d]))
			return m->id[d];
	return -1;
}

/* Blocks are one long along common dims but that one.  Rows or columns of a
 * product are not cut so small: they are common to nothing. */
void
pop_chain_keep_sides(chain *c)
{
	const int row = rows_of(c);

	for (uint32_t k = 0; k < c->n; k++) {
		const member *m = &c->m[k];

		if (m->t.s.kind != POP_STEP_DOT)
			continue;
		for (unsigned d = m->t.s.ndim - 3; d + 1 < m->t.s.ndim; d++)
			if (m->id[d] >= 0 && m->id[d] != row)
				c->dead[m->id[d]] = true;
	}
}

/* Views of local buffer b, by the strides of the common dims. */
static void
place_local(chain *c, uint32_t b, const int64_t *stride)
{
	const int64_t low = pop_chain_low(c, b);

	for (uint32_t k = 0; k < c->n; k++) {
		const member *m = &c->m[k];

		for (uint32_t v = 0; v < m->t.s.nview; v++) {
			pop_view *r = &m->t.s.view[v];

			if (r->buffer != b)
				continue;
			r->base -= low;
			for (unsigned d = 0; d < m->t.s.ndim; d++)
				if (is_common(c, m->id[d]))
					r->stride[d] = stride[m->id[d]];
		}
	}
}

/* What belongs to one place of the common dims lies together, rows follow each
 * other: a block's room is no larger than it must be. */
static void
pack_local(chain *c, local *x)
{
	const member *from = pop_chain_at(c, x->from);
	const pop_view *w = pop_chain_written(from, x->buffer);
	const int row = rows_of(c);
	int64_t stride[MOST_IDS] = {0}, n;
	walk a;

	pop_chain_walk(c, from, w, &a);
	n = x->parts ? pop_chain_span(c, x->buffer) : span_of(&a);
	for (int pass = 0; pass < 2; pass++)
		for (int i = c->nid; i-- > 0;)
			if (is_common(c, i) && (i == row) == (pass == 0)) {
				stride[i] = n;
				n *= c->extent[i];
			}
	place_local(c, x->buffer, stride);
	x->bytes = n * pop_dtype_bytes((pop_dtype)w->dtype);
}

static uint32_t
last_use(const chain *c, uint32_t b)
{
	uint32_t at = 0;

	for (uint32_t i = 0; i < c->n; i++)
		for (uint32_t v = 0; v < c->m[i].t.s.nview; v++)
			if (c->m[i].t.s.view[v].buffer == b)
				at = c->m[i].at;
	return at;
}

/* May loop m write its view w, of `bytes`, where it reads local buffer a? */
static bool
fits_in(const chain *c, const member *m, uint32_t w, uint32_t a, int64_t bytes)
{
	const pop_step *p = &m->t.s;
	const local *x = pop_chain_local(c, a);

	if (a == p->view[w].buffer || !x || last_use(c, a) != m->at ||
		x->bytes != bytes)
		return false;
	for (uint32_t k = 0; k < p->nview; k++)
		if (p->view[k].buffer == a &&
			!(pop_share_same_view(p, &p->view[k], &p->view[w]) &&
				pop_share_loads_first(p, k, w)))
			return false;
	return true;
}

/* All that named buffer b names a. */
static void
rename_buffer(chain *c, uint32_t b, uint32_t a)
{
	for (uint32_t k = 0; k < c->n; k++)
		for (uint32_t j = 0; j < c->m[k].t.s.nview; j++)
			if (c->m[k].t.s.view[j].buffer == b)
				c->m[k].t.s.view[j].buffer = a;
}

/* A loop that reads a local buffer last and writes another, x, may write it in
 * its place: x is not needed then. */
static bool
goes_in_place(chain *c, const local *x)
{
	const member *m = pop_chain_at(c, x->from);
	const pop_step *p = &m->t.s;
	uint32_t w = (uint32_t)(pop_chain_written(m, x->buffer) - p->view);

	if (p->kind != POP_STEP_LOOP)
		return false;
	for (uint32_t v = 0; v < p->nview; v++)
		if (fits_in(c, m, w, p->view[v].buffer, x->bytes)) {
			rename_buffer(c, x->buffer, p->view[v].buffer);
			return true;
		}
	return false;
}

static void
work_in_place(chain *c)
{
	for (uint32_t i = 0; i < c->nlocal;) {
		if (!goes_in_place(c, &c->local[i])) {
			i++;
			continue;
		}
		c->nlocal--;
		memmove(&c->local[i], &c->local[i + 1],
			(c->nlocal - i) * sizeof(*c->local));
	}
}

void
pop_chain_pack(chain *c)
{
	for (uint32_t i = 0; i < c->nlocal; i++)
		pack_local(c, &c->local[i]);
	work_in_place(c);
}

/* ---- Size of blocks. */

static int64_t
block_of(const chain *c, const member *m, unsigned d)
{
	return is_common(c, m->id[d]) ? c->block[m->id[d]] : m->t.s.extent[d];
}

/* Bytes of what view v reaches in a block. */
static int64_t
bytes_in_block(const chain *c, const member *m, const pop_view *v)
{
	int64_t n = 1;

	for (unsigned d = 0; d < m->t.s.ndim; d++)
		n += (block_of(c, m, d) - 1) *
		     (v->stride[d] < 0 ? -v->stride[d] : v->stride[d]);
	return n * (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
}

/* Bytes of the elements that view v has in a block. */
static int64_t
elements_in_block(const chain *c, const member *m, const pop_view *v)
{
	int64_t n = pop_dtype_bytes((pop_dtype)v->dtype);

	for (unsigned d = 0; d < m->t.s.ndim; d++)
		if (v->stride[d])
			n *= block_of(c, m, d);
	return n;
}

static int64_t
room_of(chain *c)
{
	int64_t n = 0;

	for (uint32_t i = 0; i < c->nlocal; i++) {
		const member *m = pop_chain_at(c, c->local[i].from);

		n += bytes_in_block(
			c, m, pop_chain_written(m, c->local[i].buffer));
	}
	return n;
}

static int64_t
count_blocks(const chain *c)
{
	int64_t n = 1;

	for (int i = 0; i < c->nid; i++)
		if (!c->dead[i])
			n *= (c->extent[i] + c->block[i] - 1) / c->block[i];
	return n;
}

static bool
has_rest(const chain *c, int id)
{
	int64_t rest = c->extent[id] % c->block[id];

	return rest == 0 || rest >= LEAST_REST;
}

/* The same number of blocks, all but the last of which are as small as can be.
 */
static void
balance(chain *c, int row)
{
	const int64_t e = c->extent[row], n = c->block[row];
	const int64_t count = (e + n - 1) / n;

	if (n == e)
		return;
	c->block[row] = ((e + count - 1) / count + 7) / 8 * 8;
	if (!has_rest(c, row))
		c->block[row] = n;
}

/* As many rows as there is room for, but blocks for all threads. */
static bool
choose_blocks(chain *c)
{
	int row = rows_of(c);
	int64_t best = 0;

	for (int i = 0; i < c->nid; i++)
		c->block[i] = 1;
	if (row < 0)
		return room_of(c) <= MOST_ROOM &&
		       count_blocks(c) >= LEAST_BLOCKS;
	for (int64_t n = 8; n <= MOST_ROWS && n < c->extent[row]; n += 8) {
		c->block[row] = n;
		if (n > LEAST_ROWS && best &&
			(room_of(c) > ROOM || count_blocks(c) < LEAST_BLOCKS))
			break;
		if (has_rest(c, row))
			best = n;
	}
	c->block[row] = c->extent[row];
	if (best < LEAST_ROWS ||
		(c->extent[row] <= MOST_ROWS && room_of(c) <= ROOM &&
			count_blocks(c) >= LEAST_BLOCKS))
		best = c->extent[row];
	c->block[row] = best;
	balance(c, row);
	return room_of(c) <= MOST_ROOM && count_blocks(c) >= LEAST_BLOCKS;
}

/* ---- Worth. */

/* What is read and written anew in each block. */
typedef struct traffic {
	int64_t kept;  /* local */
	int64_t once;  /* the left side of the first product, and results */
	int64_t again; /* right sides, which may be whole in each block */
	int64_t part;  /* the largest of them, in a block */
} traffic;

static void
add_view(const gen *g, const chain *c, uint32_t i, uint32_t v, traffic *t)
{
	const member *m = &c->m[i];
	const pop_view *w = &m->t.s.view[v];
	int64_t n = g->buf[w->buffer].bytes, part;

	if (pop_chain_local(c, w->buffer))
		return;
	if (m->t.io[v] & GEN_WRITE || (i == 0 && v == 0)) {
		t->once += n;
	} else if (m->t.s.kind == POP_STEP_DOT && v < 2) {
		part = elements_in_block(c, m, w);
		t->again += n;
		t->part = part > t->part ? part : t->part;
	}
}

/* Enough is kept out of memory for what is written to it, and for what is read
 * once more for each block. */
static bool
is_worth(const gen *g, const chain *c)
{
	traffic t = {0};
	uint32_t nproduct = 0;

	for (uint32_t i = 0; i < c->nlocal; i++)
		t.kept += c->local[i].bytes;
	for (uint32_t i = 0; i < c->n; i++) {
		nproduct += c->m[i].t.s.kind == POP_STEP_DOT;
		for (uint32_t v = 0; v < c->m[i].t.s.nview; v++)
			add_view(g, c, i, v, &t);
	}
	return nproduct > 1 && t.kept >= LEAST_LOCAL && 2 * t.kept >= t.once &&
	       t.kept >= t.again / 4 && t.part <= MOST_AGAIN;
}

/* A product is cut along its rows or along its columns, not both. */
bool
pop_chain_may_block(const chain *c)
{
	const member *m = &c->m[0];
	unsigned cut = 0;
	int64_t n = 1;

	for (unsigned d = 0; d + 1 < m->t.s.ndim; d++) {
		const int64_t e = m->t.s.extent[d];
		const bool side = d + 3 >= m->t.s.ndim;

		if (!is_common(c, m->id[d]))
			continue;
		cut += side;
		n *= side ? (e + LEAST_ROWS - 1) / LEAST_ROWS : e;
	}
	return cut < 2 && n >= LEAST_BLOCKS;
}

bool
pop_chain_blocks(const gen *g, chain *c)
{
	return choose_blocks(c) && room_of(c) >= LEAST_ROOM && is_worth(g, c);
}

bool
pop_chain_feed_blocks(chain *c)
{
	const int row = rows_of(c);

	for (int i = 0; i < c->nid; i++)
		c->block[i] = 1;
	if (row >= 0) {
		int64_t n = FED_ROOM / room_of(c) / FED_ROWS * FED_ROWS;

		n = n < c->extent[row] ? n : c->extent[row];
		c->block[row] = n > FED_ROWS ? n : FED_ROWS;
		while (c->block[row] > FED_ROWS &&
			count_blocks(c) < LEAST_BLOCKS)
			c->block[row] -= FED_ROWS;
		if (c->block[row] > c->extent[row])
			c->block[row] = c->extent[row];
	}
	return room_of(c) >= LEAST_ROOM && room_of(c) <= MOST_ROOM &&
	       count_blocks(c) >= LEAST_BLOCKS;
}
