/*
 * Reads records of graphs; the grammar is in record.h.  A cursor and a stack
 * of open ops of its own: nothing recurses, whatever the bytes say.  What makes
 * no sense fails the cursor, which then gives zeros to the end.
 */

#include "lib/ir/record.h"

#include <string.h>

#include "lib/base/cursor.h"

/* A region-op whose regions are being read. */
typedef struct open_op {
	uint32_t row, region;
} open_op;

typedef struct reader {
	pop_cursor c;
	pop_arena *a;
	pop_record *out;
	uint32_t cap_row;
	const pop_record_body **body; /* spelled out so far */
	uint32_t nbody, cap_body;
	open_op *open;
	uint32_t depth, cap_open;
	uint64_t next; /* number of the next value */
} reader;

/* ---- Arrays that double. */

static void *
grown(pop_arena *a, const void *old, uint32_t n, uint32_t *cap, size_t size)
{
	void *p;

	*cap = *cap ? *cap * 2 : 64;
	p = pop_arena_array(a, *cap, size);
	if (n)
		memcpy(p, old, n * size);
	return p;
}

static pop_record_row *
new_row(reader *r, pop_row_kind kind, const pop_record_body *body)
{
	pop_record *o = r->out;
	pop_record_row *row;

	if (o->nrow == r->cap_row)
		o->row = grown(
			r->a, o->row, o->nrow, &r->cap_row, sizeof(*o->row));
	row = &o->row[o->nrow++];
	*row = (pop_record_row){.kind = kind,
		.body = body,
		.level = r->depth,
		.number = (uint32_t)r->next};
	return row;
}

/* ---- Pieces. */

static uint32_t
take_u32(reader *r)
{
	uint64_t v = pop_cursor_varint(&r->c);

	if (v > UINT32_MAX) {
		r->c.failed = true;
		return 0;
	}
	return (uint32_t)v;
}

/* A count of things of which each takes a byte at least. */
static uint32_t
take_count(reader *r)
{
	uint32_t n = take_u32(r);

	if (n <= pop_cursor_left(&r->c))
		return n;
	r->c.failed = true;
	return 0;
}

static void
take_values(reader *r, uint32_t n)
{
	r->next += n;
	if (r->next > POP_RECORD_MAX_VALUES) {
		r->c.failed = true;
		r->next = 0;
	}
}

static void
take_type(reader *r, pop_shape *t)
{
	uint64_t dtype = pop_cursor_varint(&r->c);
	uint64_t rank = pop_cursor_varint(&r->c);

	*t = (pop_shape){0};
	if (!dtype || dtype >= POP_DT_COUNT || rank > POP_MAX_RANK) {
		r->c.failed = true;
		return;
	}
	t->dtype = (uint8_t)dtype;
	t->rank = (uint8_t)rank;
	for (unsigned i = 0; i < rank; i++) {
		uint64_t d = pop_cursor_varint(&r->c);

		if (d > (uint64_t)POP_MAX_ELEMENTS)
			r->c.failed = true;
		t->dim[i] = r->c.failed ? 0 : (int64_t)d;
	}
	if (!pop_shape_valid(t)) {
		r->c.failed = true;
		*t = (pop_shape){.dtype = t->dtype};
	}
}

static pop_str
take_text(reader *r)
{
	uint32_t n = take_count(r);
	const char *p = pop_cursor_bytes(&r->c, n);

	return p ? (pop_str){p, n} : (pop_str){0};
}

/* Past the value of a DENSE. */
static void
skip_dense(reader *r)
{
	uint64_t how, n = 0;
	pop_shape t;

	take_type(r, &t);
	how = pop_cursor_varint(&r->c);
	if (r->c.failed)
		return;
	if (how == POP_RECORD_SPLAT)
		n = pop_dtype_bytes((pop_dtype)t.dtype);
	else if (how == POP_RECORD_BYTES)
		n = (uint64_t)pop_shape_bytes(&t);
	else if (how == POP_RECORD_DIGEST)
		n = sizeof(pop_digest);
	else if (how != POP_RECORD_EMPTY)
		r->c.failed = true;
	if (n > pop_cursor_left(&r->c))
		r->c.failed = true;
	else
		(void)pop_cursor_bytes(&r->c, (size_t)n);
}

static void
take_attr(reader *r, pop_record_attr *a)
{
	uint32_t key = take_u32(r), n;
	size_t start;

	if (key >= POP_ATTR_TABLE || !pop_attr_info_of[key].name) {
		r->c.failed = true;
		return;
	}
	a->key = (uint16_t)key;
	a->name = pop_str_of(pop_attr_info_of[key].name);
	if (pop_attr_info_of[key].kind == POP_ATTR_KIND_PAIR)
		a->name = take_text(r);
	start = pop_cursor_offset(&r->c);
	switch (pop_attr_info_of[key].kind) {
	case POP_ATTR_KIND_INT:
	case POP_ATTR_KIND_REAL:
		(void)pop_cursor_varint(&r->c);
		break;
	case POP_ATTR_KIND_INTS:
		n = take_count(r);
		for (uint32_t i = 0; i < n && !r->c.failed; i++)
			(void)pop_cursor_varint(&r->c);
		break;
	case POP_ATTR_KIND_DENSE:
		skip_dense(r);
		break;
	case POP_ATTR_KIND_TEXT:
	case POP_ATTR_KIND_PAIR:
		(void)take_text(r);
		break;
	case POP_ATTR_KIND_NONE:
		r->c.failed = true;
	}
	a->value = (pop_str){(const char *)r->c.start + start,
		pop_cursor_offset(&r->c) - start};
}

static void
take_attrs(reader *r, pop_record_body *b)
{
	b->nattr = take_count(r);
	if (r->c.failed)
		b->nattr = 0;
	b->attr = POP_NEWN(r->a, pop_record_attr, b->nattr);
	for (uint32_t i = 0; i < b->nattr && !r->c.failed; i++)
		take_attr(r, &b->attr[i]);
}

/* The bytes since `start` are the body's. */
static pop_record_body *
close_body(reader *r, pop_record_body *b, size_t start)
{
	b->bytes = (pop_str){(const char *)r->c.start + start,
		pop_cursor_offset(&r->c) - start};
	b->hash = pop_digest_u64(b->bytes.ptr, b->bytes.len);
	return b;
}

/* ---- Ops. */

static void
take_regions(reader *r, pop_record_body *b)
{
	uint32_t n = 0, cap = 0;

	b->nregion = take_count(r);
	b->region_narg = POP_NEWN(r->a, uint32_t, b->nregion);
	for (uint32_t i = 0; i < b->nregion && !r->c.failed; i++) {
		b->region_narg[i] = take_count(r);
		for (uint32_t k = 0; k < b->region_narg[i]; k++) {
			if (r->c.failed)
				return;
			if (n == cap)
				b->region_type = grown(r->a, b->region_type, n,
					&cap, sizeof(*b->region_type));
			take_type(r, &b->region_type[n++]);
		}
	}
}

/* What pop_stream_op() wrote, n bytes. */
static const pop_record_body *
spelled_body(reader *r)
{
	uint32_t n = take_count(r);
	size_t start = pop_cursor_offset(&r->c);
	pop_record_body *b = POP_NEW(r->a, pop_record_body);

	b->code = take_u32(r);
	if (b->code >= POP_OP_LIMIT || !pop_op_info_of[b->code].name) {
		r->c.failed = true;
		return b;
	}
	b->nres = take_count(r);
	b->res = POP_NEWN(r->a, pop_shape, b->nres);
	for (uint32_t i = 0; i < b->nres && !r->c.failed; i++)
		take_type(r, &b->res[i]);
	take_regions(r, b);
	take_attrs(r, b);
	b->narg = take_u32(r);
	if (pop_cursor_offset(&r->c) - start != n)
		r->c.failed = true;
	if (r->nbody == r->cap_body)
		r->body = grown(r->a, r->body, r->nbody, &r->cap_body,
			sizeof(*r->body));
	r->body[r->nbody++] = b;
	return close_body(r, b, start);
}

static const pop_record_body *
take_body(reader *r)
{
	static const pop_record_body none;
	uint32_t k = take_u32(r);

	if (!k)
		return spelled_body(r);
	if (r->c.failed || k > r->nbody) {
		r->c.failed = true;
		return &none;
	}
	return r->body[k - 1];
}

static void
take_refs(reader *r, pop_record_row *row, uint32_t n)
{
	if (r->c.failed || n > pop_cursor_left(&r->c)) {
		r->c.failed = true;
		return;
	}
	row->nref = n;
	row->ref = POP_NEWN(r->a, uint32_t, n);
	for (uint32_t i = 0; i < n; i++) {
		uint64_t back = pop_cursor_varint(&r->c);

		if (!back || back > r->next) {
			r->c.failed = true;
			return;
		}
		row->ref[i] = (uint32_t)(r->next - back);
	}
}

/* An op is written: its results get their numbers. */
static void
finish(reader *r, pop_record_row *row)
{
	row->number = (uint32_t)r->next;
	take_values(r, row->body->nres ? row->body->nres : 1);
}

/* The region of the innermost open op that comes next, if there is one. */
static void
take_region(reader *r)
{
	open_op *o;
	pop_record_row *row;

	if (!r->depth) {
		r->c.failed = true;
		return;
	}
	o = &r->open[r->depth - 1];
	row = &r->out->row[o->row];
	if (o->region == row->body->nregion) {
		r->c.failed = true;
		return;
	}
	row->region[o->region] = (uint32_t)r->next;
	take_values(r, row->body->region_narg[o->region++]);
}

static void
take_op(reader *r, bool regions)
{
	uint32_t level = take_u32(r);
	pop_record_row *row = new_row(r, POP_ROW_OP, take_body(r));

	row->level = level;
	row->index = r->out->nop++;
	take_refs(r, row, row->body->narg);
	if (r->c.failed || regions != (row->body->nregion > 0)) {
		r->c.failed = true;
		return;
	}
	if (!regions) {
		finish(r, row);
		return;
	}
	row->region = POP_NEWN(r->a, uint32_t, row->body->nregion);
	if (r->depth == r->cap_open)
		r->open = grown(r->a, r->open, r->depth, &r->cap_open,
			sizeof(*r->open));
	r->open[r->depth++] = (open_op){r->out->nrow - 1, 0};
}

static void
close_op(reader *r)
{
	pop_record_row *row;

	if (!r->depth) {
		r->c.failed = true;
		return;
	}
	row = &r->out->row[r->open[--r->depth].row];
	if (r->open[r->depth].region != row->body->nregion)
		r->c.failed = true;
	else
		finish(r, row);
}

static void
take_return(reader *r, pop_row_kind kind)
{
	size_t start = pop_cursor_offset(&r->c);
	pop_record_body *b = POP_NEW(r->a, pop_record_body);

	take_attrs(r, b);
	b->narg = take_count(r);
	close_body(r, b, start);
	take_refs(r, new_row(r, kind, b), b->narg);
}

static void
take_call(reader *r)
{
	size_t start = pop_cursor_offset(&r->c);
	pop_record_body *b = POP_NEW(r->a, pop_record_body), other;

	take_attrs(r, b);
	for (int ports = 0; ports < 2; ports++) {
		uint32_t n = take_count(r);

		while (n-- && !r->c.failed)
			take_attrs(r, &other);
	}
	take_attrs(r, &other);
	new_row(r, POP_ROW_CALL, close_body(r, b, start));
}

static void
take_effect(reader *r)
{
	static const pop_record_body effect = {.hash = 1, .narg = 1};

	take_refs(r, new_row(r, POP_ROW_EFFECT, &effect), 1);
}

/* ---- The whole. */

static void
take_module(reader *r)
{
	size_t start = pop_cursor_offset(&r->c);
	pop_record_body *b = POP_NEW(r->a, pop_record_body);

	b->partitions = take_u32(r);
	b->replicas = take_u32(r);
	take_attrs(r, b);
	new_row(r, POP_ROW_MODULE, close_body(r, b, start));
}

static void
take_ports(reader *r, pop_row_kind kind)
{
	uint32_t n = take_count(r);

	for (uint32_t i = 0; i < n && !r->c.failed; i++) {
		size_t start = pop_cursor_offset(&r->c);
		pop_record_body *b = POP_NEW(r->a, pop_record_body);

		b->res = POP_NEW(r->a, pop_shape);
		b->nres = 1;
		take_type(r, b->res);
		if (kind == POP_ROW_ARGUMENT) {
			b->alias = (int64_t)take_u32(r) - 1;
			b->flags = take_u32(r);
		}
		take_attrs(r, b);
		new_row(r, kind, close_body(r, b, start))->index = i;
		if (kind == POP_ROW_ARGUMENT)
			take_values(r, 1);
	}
}

/* True after the end of the graph. */
static bool
take_item(reader *r)
{
	switch (pop_cursor_u8(&r->c)) {
	case 'o':
		take_op(r, false);
		break;
	case 'O':
		take_op(r, true);
		break;
	case 'R':
		take_region(r);
		break;
	case 'r':
		take_return(r, POP_ROW_RETURN);
		break;
	case 'C':
		close_op(r);
		break;
	case 'E':
		take_effect(r);
		break;
	case 'c':
		take_call(r);
		break;
	case 'e':
		take_return(r, POP_ROW_RESULTS);
		return true;
	default:
		r->c.failed = true;
	}
	return false;
}

pop_status
pop_record_read(pop_record *out, pop_arena *a, pop_str bytes, pop_err *err)
{
	reader r = {.a = a, .out = out};
	uint64_t version;

	*out = (pop_record){0};
	pop_cursor_init(&r.c, bytes.ptr, bytes.len);
	version = pop_cursor_varint(&r.c);
	if (version > POP_RECORD_VERSION)
		return pop_fail(err, POP_E_MISS,
			"record of a graph: newer format %llu; this version "
			"reads up to %d",
			(unsigned long long)version, POP_RECORD_VERSION);
	if (version && pop_cursor_u8(&r.c) == 'M')
		take_module(&r);
	if (!r.c.failed && pop_cursor_u8(&r.c) == 'S') {
		take_ports(&r, POP_ROW_ARGUMENT);
		take_ports(&r, POP_ROW_RESULT);
		while (!r.c.failed && !take_item(&r))
			;
	} else {
		r.c.failed = true;
	}
	out->nvalue = (uint32_t)r.next;
	if (r.c.failed || r.depth || pop_cursor_left(&r.c))
		return pop_fail(err, POP_E_CORRUPT,
			"record of a graph: damaged at byte %zu of %zu",
			pop_cursor_offset(&r.c), bytes.len);
	return POP_OK;
}

/* ---- Sketches. */

uint32_t
pop_sketch_ops(const pop_digest *d)
{
	const unsigned char *p = d->byte + POP_SKETCH_BINS;

	return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 |
	       (uint32_t)p[3] << 24;
}

unsigned
pop_sketch_likeness(const pop_digest *a, const pop_digest *b)
{
	uint64_t x = pop_sketch_ops(a), y = pop_sketch_ops(b);
	uint64_t more = x > y ? x : y, less = x > y ? y : x;
	unsigned equal = 0;

	for (unsigned i = 0; i < POP_SKETCH_BINS; i++)
		equal += a->byte[i] == b->byte[i];
	return (unsigned)(((uint64_t)equal * 1000 / POP_SKETCH_BINS) *
			  (less + 1) / (more + 1));
}
