/*
 * Packed rows: short rows of a plain LOOP, many at once.
 *
 * Of two dims, `inner` is the row and `along` goes from row to row; the others
 * are outer.  By what they depend on, registers are of the step, of a row or
 * of a point.  Those of rows are computed by a code of its own along `along`;
 * where a point's code reads one, it finds it in a block of the scratch.  So
 * it does with views that are no run of memory over a group of rows.
 *
 * Long rows of which some are found at computed places are run one by one and
 * in pieces, "direct": nothing is copied, the code is pointed at them.
 */

#include "lib/kernel/isa/loop_pack.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

enum {
	MOST_ROW = 64,       /* points of a row that is short */
	MOST_FOUND = 255,    /* and of one that is found, and copied */
	MOST_COPIED = 128,   /* points of a row of all views */
	MOST_APART = 8,      /* elements of a run, from one to the next */
	LEAST_ROWS = 8,      /* of a group */
	LEAST_GROUP = 64,    /* points of a group */
	GROUP = 1024,        /* points, about */
	FAR_BYTES = 1 << 18, /* of a table that is fetched from ahead */
	MOST_BATCH = 512,    /* rows of a batch of more than one group */
	LEAST_BATCHES = 16,
	PIECE = 8192,       /* points of a row that are run at a time */
	COPY_COST = 150,    /* picoseconds of a point of a block */
	UNIT_COST = 100000, /* and of a unit */
};

enum level { OF_STEP, OF_ROW, OF_POINT };

enum way {
	IN_PLACE, /* as it lies */
	ROWS,     /* rows brought together, or apart */
	SAME_ROW, /* one row again and again */
	SPREAD,   /* an element of each row for all its points */
	FOUND,    /* rows at computed places */
	NUMBERS,  /* of the points in their rows */
	APART,    /* rows, each vector read or written where it is */
	POINTED,  /* found rows, the same */
};

/* A view of the points' code; by number: those of the step, then more. */
typedef struct packed {
	uint8_t way;
	bool loaded, stored;
	int64_t size;  /* bytes of an element */
	int64_t step;  /* bytes from row to row */
	size_t block;  /* offsets in the scratch */
	size_t row;    /* SPREAD, found: what the rows' code leaves */
	size_t found;  /* found: pointers to the rows */
	uint32_t from; /* found: view of the step */
	int64_t most;  /* found: greatest place */
} packed;

struct pop_pack {
	const pop_step *step;
	int inner, along;
	int64_t ninner, group; /* points of a row; rows of a group */
	int64_t batch; /* rows that are computed at a time: whole groups */
	int64_t nbatch, outers;
	bool direct;
	bool vectors;          /* rows are whole vectors of 32-bit lanes */
	pop_vm_rows vector;    /* if so */
	int64_t piece, npiece; /* points of a row at a time; direct */
	uint32_t nfound;
	unsigned nouter;
	uint8_t outer[POP_MAX_DIMS];
	uint32_t nview; /* of the points' code */
	packed *view;
	uint8_t *level; /* by register */
	/* By vector of a group's points: the row of its first one, and of each
	 * how many rows further on; only where rows are shorter. */
	int32_t *first_row, *lane_row;
	pop_vm *rows, *points; /* rows: NULL if nothing is of a row */
	size_t row_frame, point_frame, at; /* offsets in the scratch */
	int64_t unit_cost;
};

/* ---- Preparation: what depends on what. */

static bool
is_view_op(const pop_ins *i)
{
	return i->op == POP_INS_LOAD || i->op == POP_INS_STORE ||
	       i->op == POP_INS_GATHER;
}

static enum level
level_of_dim(const pop_pack *p, int d)
{
	return d == p->inner ? OF_POINT : d == p->along ? OF_ROW : OF_STEP;
}

static enum level
level_of_view(const pop_pack *p, const pop_view *v)
{
	return v->stride[p->inner]   ? OF_POINT
	       : v->stride[p->along] ? OF_ROW
				     : OF_STEP;
}

static enum level
level_of(const pop_pack *p, const pop_ins *i)
{
	const uint16_t arg[3] = {i->a, i->b, i->c};
	enum level l = OF_STEP;

	if (i->op == POP_INS_STORE)
		return OF_POINT;
	if (i->op == POP_INS_INDEX)
		return level_of_dim(p, (int)i->imm);
	if (is_view_op(i))
		l = level_of_view(p, &p->step->view[pop_ins_view(i)]);
	for (unsigned k = 0; k < pop_ins_info_of[i->op].nargs; k++)
		if (p->level[arg[k]] > l)
			l = (enum level)p->level[arg[k]];
	return l;
}

/* One run of memory over all rows of a group?  Its elements may be a few
 * apart, as of pairs or colours, but not lines. */
static bool
is_run(const pop_pack *p, const pop_view *v)
{
	const int64_t apart = v->stride[p->inner];
	int64_t all;

	return apart <= MOST_APART && apart >= -MOST_APART &&
	       pop_mul_i64(apart, p->ninner, &all) &&
	       v->stride[p->along] == all;
}

/* A row at a place that is of the row. */
static bool
is_found(const pop_pack *p, uint32_t r)
{
	const pop_ins *i = &p->step->stage[0].code[r];

	return i->op == POP_INS_GATHER && p->level[r] == OF_POINT &&
	       p->level[i->a] != OF_POINT;
}

/* Can vectors of the view be reached where its rows are? */
static bool
by_vectors(const pop_pack *p, uint32_t v)
{
	return p->vectors && p->view[v].size == 4 &&
	       p->view[v].step <= INT32_MAX && p->view[v].step >= -INT32_MAX;
}

/* Can the instruction run here?  Sees how its view is reached. */
static bool
see_ins(pop_pack *p, uint32_t r)
{
	const pop_ins *i = &p->step->stage[0].code[r];
	const pop_view *v;
	packed *to;

	if (!is_view_op(i) || p->level[r] != OF_POINT)
		return true;
	v = &p->step->view[pop_ins_view(i)];
	to = &p->view[pop_ins_view(i)];
	to->loaded |= i->op == POP_INS_LOAD;
	to->stored |= i->op == POP_INS_STORE;
	p->nfound += is_found(p, r);
	if (p->direct)
		return !is_found(p, r) || v->stride[p->inner] == 1;
	if (i->op == POP_INS_GATHER)
		return is_found(p, r) ? v->stride[p->inner] == 1 : is_run(p, v);
	if (is_run(p, v))
		return true;
	to->way = v->stride[p->along] == 0         ? SAME_ROW
		  : by_vectors(p, pop_ins_view(i)) ? APART
						   : ROWS;
	return v->stride[p->inner] == 1;
}

static bool
is_read_by_point(const pop_pack *p, uint32_t r)
{
	const pop_stage *s = &p->step->stage[0];

	if (p->level[r] != OF_ROW)
		return false;
	for (uint32_t k = r + 1; k < s->ncode; k++) {
		const pop_ins *i = &s->code[k];
		const uint16_t arg[3] = {i->a, i->b, i->c};

		if (p->level[k] != OF_POINT || is_found(p, k))
			continue;
		for (unsigned j = 0; j < pop_ins_info_of[i->op].nargs; j++)
			if (arg[j] == r)
				return true;
	}
	return false;
}

/* Copies of long rows, or many, cost more than their runs one by one.  So does
 * what is the same for a row of whole vectors, which such a run spreads; and
 * runs of eight rows read several such, or the same row again, as they lie. */
static bool
copies_little(const pop_pack *p)
{
	int64_t n = 0, spread = 0, same = 0;

	for (uint32_t v = 0; v < p->step->nview; v++) {
		if (p->view[v].way == ROWS)
			n += p->view[v].loaded + p->view[v].stored;
		same += p->view[v].way == SAME_ROW;
	}
	for (uint32_t r = 0; p->vectors && r < p->step->stage[0].ncode; r++)
		spread += is_read_by_point(p, r);
	if (spread && spread + same > 1)
		return false;
	return (n + spread) * p->ninner <= MOST_COPIED;
}

/* Is no lane wider than 32 bits? */
static bool
is_of_words(const pop_stage *s)
{
	for (uint32_t r = 0; r < s->ncode; r++) {
		const pop_ins *i = &s->code[r];
		pop_class res = pop_ins_result(i);

		if (i->cls == POP_CLASS_D || i->cls == POP_CLASS_L ||
			res == POP_CLASS_D || res == POP_CLASS_L)
			return false;
	}
	return true;
}

static bool
see_code(pop_pack *p, pop_arena *a)
{
	const pop_stage *s = &p->step->stage[0];

	p->nfound = 0;
	p->vectors = !p->direct && p->ninner % LANES == 0 && is_of_words(s);
	p->level = POP_NEWN(a, uint8_t, s->ncode);
	p->view = POP_NEWN(a, packed, p->step->nview + s->ncode);
	for (uint32_t v = 0; v < p->step->nview; v++) {
		const pop_view *view = &p->step->view[v];

		p->view[v].size =
			(int64_t)pop_dtype_bytes((pop_dtype)view->dtype);
		p->view[v].step = view->stride[p->along] * p->view[v].size;
	}
	for (uint32_t r = 0; r < s->ncode; r++) {
		p->level[r] = (uint8_t)level_of(p, &s->code[r]);
		if (!see_ins(p, r))
			return false;
	}
	return p->nfound > 0 || (p->ninner <= MOST_ROW && copies_little(p));
}

/* With `inner` as the row, the longest of the others goes from row to row. */
static bool
choose_dims(pop_pack *p, int inner)
{
	const int64_t *extent = p->step->extent;

	p->inner = inner;
	p->along = -1;
	for (int d = p->step->ndim - 1; d >= 0; d--)
		if (extent[d] != 1 && d != inner &&
			(p->along < 0 || extent[d] > extent[p->along]))
			p->along = d;
	if (p->along < 0)
		return false;
	p->ninner = extent[inner];
	p->direct = p->ninner > MOST_FOUND;
	p->piece = p->direct ? pop_least(p->ninner, PIECE) : p->ninner;
	p->npiece = (p->ninner + p->piece - 1) / p->piece;
	p->group = p->direct ? 1 : pop_most(GROUP / p->ninner, LEAST_ROWS);
	p->group = pop_least(p->group, extent[p->along]);
	return p->direct ||
	       (p->group >= LEAST_ROWS && p->group * p->ninner >= LEAST_GROUP);
}

/* A row whose views suit; the last dim is best. */
static bool
find_row(pop_pack *p, pop_arena *a)
{
	const int64_t *extent = p->step->extent;

	for (int d = 0; d < p->step->ndim; d++)
		if (extent[d] == 0)
			return false;
	for (int d = p->step->ndim - 1; d >= 0; d--)
		if (extent[d] > 1 && choose_dims(p, d) && see_code(p, a))
			return true;
	return false;
}

/* Long enough to fetch rows ahead of their use, if there are many. */
static void
choose_batch(pop_pack *p)
{
	const int64_t all = p->step->extent[p->along];
	int64_t n = all / p->group * pop_least(p->outers, MOST_BATCH);

	n = pop_least(n / LEAST_BATCHES, MOST_BATCH / p->group);
	if (p->direct)
		n = pop_least(n, PIECE / p->piece);
	p->batch = p->group * pop_most(n, 1);
	p->nbatch = (all + p->batch - 1) / p->batch;
}

static bool
list_outer(pop_pack *p)
{
	const int64_t *extent = p->step->extent;

	p->outers = 1;
	for (int d = 0; d < p->step->ndim; d++) {
		if (extent[d] == 1 || d == p->inner || d == p->along)
			continue;
		p->outer[p->nouter++] = (uint8_t)d;
		if (!pop_mul_i64(p->outers, extent[d], &p->outers))
			return false;
	}
	choose_batch(p);
	return true;
}

/* ---- Preparation: the two codes. */

/* What is made of the step: codes of rows and of points, with views beside
 * its own. */
struct making {
	pop_program program; /* of one buffer for each view */
	pop_step step;
	pop_stage stage;
	pop_view *view;
	pop_ins *code;
	uint32_t nview, ncode;
};

static void
begin_making(struct making *m, const pop_pack *p, pop_arena *a,
	const pop_program *prog)
{
	const pop_step *s = p->step;
	const uint32_t ncode = s->stage[0].ncode;
	const uint32_t most = s->nview + ncode;
	pop_buffer *buffer = POP_NEWN(a, pop_buffer, most);

	*m = (struct making){.program = *prog, .step = *s};
	m->view = POP_NEWN(a, pop_view, most);
	m->code = POP_NEWN(a, pop_ins, 2 * (size_t)ncode);
	m->ncode = ncode;
	m->nview = s->nview;
	memcpy(m->code, s->stage[0].code, ncode * sizeof(*m->code));
	for (uint32_t v = 0; v < most; v++) {
		buffer[v] = (pop_buffer){.where = POP_WHERE_CONST};
		if (v < s->nview) {
			m->view[v] = s->view[v];
			buffer[v] = prog->buffer[s->view[v].buffer];
		}
		m->view[v].buffer = v;
	}
	m->program.buffer = buffer;
	m->program.nbuffer = most;
}

/* One more view, of contiguous elements. */
static uint32_t
more_view(struct making *m, int dim, uint8_t dtype)
{
	pop_view *v = &m->view[m->nview];

	v->dtype = dtype;
	v->stride[dim] = 1;
	return m->nview++;
}

static pop_status
end_making(struct making *m, int inner, const pop_vm_rows *at, pop_vm **vm,
	size_t *frame, size_t *scratch, pop_arena *a, pop_err *err)
{
	pop_vm_spec spec = {.program = &m->program,
		.step = &m->step,
		.inner = inner,
		.rows = at};

	m->stage = (pop_stage){
		.kind = POP_STAGE_MAP, .ncode = m->ncode, .code = m->code};
	m->step.stage = &m->stage;
	m->step.view = m->view;
	m->step.nview = m->nview;
	POP_TRY(POP_FN(pop_vm_prepare)(vm, a, &spec, err));
	*frame = *scratch;
	*scratch += POP_FN(pop_vm_scratch)(*vm);
	return POP_OK;
}

static size_t
take(size_t *scratch, int64_t elements, int64_t size)
{
	size_t at = *scratch;

	*scratch += pop_round_up((size_t)(elements * size) + POP_VBYTES, 64);
	return at;
}

/* The points' code finds in a block what register r is; `cls` of it. */
static packed *
put_block(pop_pack *p, struct making *m, uint32_t r, enum way way,
	uint8_t dtype, size_t *scratch)
{
	const int64_t size = (int64_t)pop_dtype_bytes((pop_dtype)dtype);
	uint32_t v = more_view(m, p->inner, dtype);

	if (p->direct && way == SPREAD)
		m->view[v].stride[p->inner] = 0;
	m->code[r] =
		(pop_ins){.op = POP_INS_LOAD, .cls = m->code[r].cls, .imm = v};
	p->view[v] =
		(packed){.way = (uint8_t)way, .loaded = true, .size = size};
	if (!p->direct && way != POINTED)
		p->view[v].block = take(scratch, p->group * p->ninner, size);
	return &p->view[v];
}

/* The rows' code leaves register r. */
static void
leave(pop_pack *p, struct making *rows, uint32_t r, packed *to, size_t *scratch)
{
	const pop_class cls = pop_ins_result(&rows->code[r]);
	const pop_dtype dtype = pop_class_dtype(cls);
	uint32_t v = more_view(rows, p->along, dtype);

	rows->code[rows->ncode++] = (pop_ins){.op = POP_INS_STORE,
		.cls = (uint8_t)cls,
		.a = (uint16_t)r,
		.imm = v};
	to->row = take(
		scratch, p->batch, (int64_t)pop_dtype_bytes((pop_dtype)dtype));
}

static void
make_block(pop_pack *p, struct making *rows, struct making *points, uint32_t r,
	size_t *scratch)
{
	const pop_ins *i = &p->step->stage[0].code[r];
	packed *to;

	if (is_read_by_point(p, r)) {
		to = put_block(p, points, r, SPREAD,
			pop_class_dtype(pop_ins_result(i)), scratch);
		points->code[r].cls = (uint8_t)pop_ins_result(i);
		leave(p, rows, r, to, scratch);
	} else if (is_found(p, r)) {
		uint32_t v = pop_ins_view(i);

		to = put_block(p, points, r, by_vectors(p, v) ? POINTED : FOUND,
			p->step->view[v].dtype, scratch);
		to->from = v;
		to->found = take(scratch, p->batch + LANES,
			(int64_t)sizeof(unsigned char *));
		to->most = pop_ins_most(i);
		to->step = p->view[v].step;
		points->view[points->nview - 1].stride[p->inner] =
			p->step->view[v].stride[p->inner];
		leave(p, rows, i->a, to, scratch);
	} else if (i->op == POP_INS_INDEX && p->level[r] == OF_POINT &&
		   !p->direct) {
		put_block(p, points, r, NUMBERS,
			pop_class_dtype((pop_class)i->cls), scratch);
	}
}

/* The rows' code has no part in what is of points. */
static void
drop_points(const pop_pack *p, struct making *rows)
{
	for (uint32_t r = 0; r < p->step->stage[0].ncode; r++)
		if (p->level[r] == OF_POINT)
			rows->code[r] = (pop_ins){
				.op = POP_INS_IMM, .cls = POP_CLASS_I};
}

/* Where the vectors of a group are, for the points' code. */
static void
say_vectors(pop_pack *p, pop_arena *a)
{
	const int64_t per = p->ninner / LANES;
	const int64_t n = (p->group * per + 7) / 8 * 8;
	int32_t *at = POP_NEWN(a, int32_t, (size_t)n * 2);
	uint8_t *way = POP_NEWN(a, uint8_t, p->nview);
	int32_t *step = POP_NEWN(a, int32_t, p->nview);

	for (int64_t j = 0; j < n; j++) {
		at[2 * j] = (int32_t)(j / per);
		at[2 * j + 1] = (int32_t)(j % per * POP_VBYTES);
	}
	for (uint32_t v = 0; v < p->nview; v++) {
		const packed *x = &p->view[v];

		way[v] = x->way == APART     ? POP_VM_APART
			 : x->way == POINTED ? POP_VM_FOUND
					     : POP_VM_RUN;
		step[v] = x->way == APART ? (int32_t)x->step : 0;
	}
	p->vector = (pop_vm_rows){.at = at, .way = way, .step = step};
}

static pop_status
make_codes(pop_pack *p, size_t *scratch, pop_arena *a, const pop_program *prog,
	pop_err *err)
{
	const uint32_t ncode = p->step->stage[0].ncode;
	struct making rows, points;

	begin_making(&rows, p, a, prog);
	begin_making(&points, p, a, prog);
	for (uint32_t r = 0; r < ncode; r++)
		make_block(p, &rows, &points, r, scratch);
	drop_points(p, &rows);
	for (uint32_t v = 0; v < p->step->nview; v++) {
		packed *to = &p->view[v];

		if (to->way == IN_PLACE || to->way == APART)
			continue;
		to->block = take(scratch, p->group * p->ninner, to->size);
		points.view[v].stride[p->inner] = 1;
	}
	p->nview = points.nview;
	if (p->vectors)
		say_vectors(p, a);
	if (rows.ncode > ncode)
		POP_TRY(end_making(&rows, p->along, NULL, &p->rows,
			&p->row_frame, scratch, a, err));
	return end_making(&points, p->inner, p->vectors ? &p->vector : NULL,
		&p->points, &p->point_frame, scratch, a, err);
}

static void
number_rows(pop_pack *p, pop_arena *a)
{
	const int64_t all = (p->group * p->ninner + LANES - 1) / LANES;

	if (p->direct || p->ninner >= LANES)
		return;
	p->first_row = POP_NEWN(a, int32_t, (size_t)all);
	p->lane_row = POP_NEWN(a, int32_t, (size_t)(all * LANES));
	for (int64_t j = 0; j < all; j++) {
		p->first_row[j] = (int32_t)(j * LANES / p->ninner);
		for (int64_t k = j * LANES; k < (j + 1) * LANES; k++)
			p->lane_row[k] =
				(int32_t)(k / p->ninner) - p->first_row[j];
	}
}

static int64_t
cost_of(const pop_pack *p)
{
	int64_t point = POP_FN(pop_vm_cost)(p->points);
	int64_t row = p->rows ? POP_FN(pop_vm_cost)(p->rows) : 0;

	for (uint32_t v = 0; v < p->nview; v++)
		point += p->direct || p->view[v].way == IN_PLACE ||
					 p->view[v].way >= APART
				 ? 0
				 : COPY_COST;
	return UNIT_COST + p->batch * (row + p->piece * point);
}

pop_status
POP_FN(pop_pack_prepare)(pop_pack **out, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	pop_pack *p = POP_NEW(a, pop_pack);

	*out = NULL;
	p->step = step;
	if (2 * (size_t)step->stage[0].ncode > POP_MAX_CODE ||
		!find_row(p, a) || !list_outer(p))
		return POP_OK;
	POP_TRY(make_codes(p, scratch, a, prog, err));
	number_rows(p, a);
	p->at = *scratch;
	*scratch += pop_round_up(step->nview * sizeof(unsigned char *), 64);
	p->unit_cost = cost_of(p);
	*out = p;
	return POP_OK;
}

int64_t
POP_FN(pop_pack_units)(const pop_pack *p, int64_t *unit_cost)
{
	*unit_cost = p->unit_cost;
	return p->outers * p->nbatch * p->npiece;
}

/* ---- Execution. */

typedef struct pack_work {
	const pop_pack *p;
	unsigned char *scratch;
	unsigned char **at; /* by view of the step: the group's first point */
	pop_vm_frame *rows, *points;
	int64_t first, n; /* rows of the group, in the batch */
	int64_t rest;     /* rows from the group on */
	int64_t npoint;   /* points of the rows; direct */
} pack_work;

/* Lane k of the result is lane at[k] of v. */
POP_INLINE V
pick_lanes(V v, V at)
{
#if POP_VBYTES == 64
	return (V)_mm512_permutexvar_epi32((__m512i)at, (__m512i)v);
#elif POP_VBYTES == 32
	return (V)_mm256_permutevar8x32_epi32((__m256i)v, (__m256i)at);
#else
	V r;

	for (int k = 0; k < LANES; k++)
		r[k] = v[at[k]];
	return r;
#endif
}

/* The same as below, for words of rows shorter than a vector. */
static void
spread_words(const pop_pack *p, unsigned char *to, const unsigned char *from,
	int64_t n)
{
	const int64_t all = (n * p->ninner + LANES - 1) / LANES;

	for (int64_t j = 0; j < all; j++, to += POP_VBYTES)
		v_store(to, pick_lanes(v_load(from + 4 * p->first_row[j]),
				    v_load(p->lane_row + j * LANES)));
}

/* Element k of `from` for all points of row k; stores go beyond the last. */
static void
spread(const pop_pack *p, const packed *v, unsigned char *to,
	const unsigned char *from, int64_t n)
{
	if (v->size == 4 && p->ninner < LANES) {
		spread_words(p, to, from, n);
		return;
	}
	POP_FN(pop_spread_rows)
	(to, from, v->size, (size_t)v->size, p->ninner, n);
}

/* Points at the rows of the batch that are found. */
static void
point_rows(const pack_work *w, const packed *v)
{
	const int32_t *place =
		(const int32_t *)(const void *)(w->scratch + v->row);
	const V most = v_set((int32_t)v->most), none = v_set(0);
	const int shift = __builtin_ctzll((uint64_t)v->size);
	unsigned char *to = w->scratch + v->found;
	vl from = vl_set((int64_t)(uintptr_t)w->at[v->from]);

	_Static_assert(sizeof(to) == 8, "pointers are made by 64-bit lanes");
	from += (vl)v_iota_w() * vl_set(v->step);
	for (int64_t k = 0; k < w->rest; k += LANES, to += LANES * 8) {
		V x = vi_max(vi_min(v_load(place + k), most), none);
		vi_of_l half[2];

		memcpy(half, &x, sizeof(x));
		v_store(to, (V)(from + (POP_CONVERT(half[0], vl) << shift)));
		from += vl_set(v->step * LANES_W);
		v_store(to + POP_VBYTES,
			(V)(from + (POP_CONVERT(half[1], vl) << shift)));
		from += vl_set(v->step * LANES_W);
	}
}

/* Asks for the lines of rows `from`..`to` of the batch, if there are any. */
static void
fetch_rows(const pack_work *w, const packed *v, int64_t from, int64_t to)
{
	unsigned char *const *at =
		(unsigned char *const *)(const void *)(w->scratch + v->found);
	const int64_t row = w->p->ninner * v->size;

	if (v->most * v->size <= FAR_BYTES)
		return;
	to = pop_least(to, w->first + w->rest);
	for (int64_t k = from; k < to; k++) {
		for (int64_t i = 0; i < row; i += 64)
			__builtin_prefetch(at[k] + i);
		__builtin_prefetch(at[k] + row - 1);
	}
}

/* Brings the rows of the group together. */
static void
find_rows(const pack_work *w, const packed *v)
{
	const int64_t row = w->p->ninner * v->size, n = w->n;
	unsigned char *const *at =
		(unsigned char *const *)(const void *)(w->scratch + v->found);
	unsigned char *to = w->scratch + v->block;

	at += w->first;
#define FIND(bytes)                                          \
	case bytes:                                          \
		for (int64_t k = 0; k < n; k++, to += bytes) \
			memcpy(to, at[k], bytes);            \
		break;
	switch (row) {
		FIND(8)
		FIND(12)
		FIND(16)
		FIND(32)
		FIND(64)
		FIND(128)
		FIND(256)
	default:
		for (int64_t k = 0; k < n; k++, to += row)
			POP_FN(pop_join_rows)
		(to, 0, at[k], 0, row, 1);
	}
#undef FIND
}

static void
number(const pop_pack *p, const packed *v, unsigned char *to)
{
	for (int64_t k = 0; k < p->group; k++)
		for (int64_t i = 0; i < p->ninner; i++, to += v->size)
			memcpy(to, &i, (size_t)v->size);
}

/* Fills what is the same for all groups. */
static void
fill_same(const pack_work *w, bool again)
{
	const pop_pack *p = w->p;

	for (uint32_t k = 0; k < p->nview; k++) {
		const packed *v = &p->view[k];
		unsigned char *to = w->scratch + v->block;
		int64_t row = p->ninner * v->size;

		if (v->way == SAME_ROW)
			POP_FN(pop_join_rows)
		(to, row, w->at[k], 0, row, p->group);
		else if (v->way == NUMBERS && !again) number(p, v, to);
	}
}

static void
fill(const pack_work *w)
{
	const pop_pack *p = w->p;

	for (uint32_t k = 0; k < p->nview; k++) {
		const packed *v = &p->view[k];
		unsigned char *to = w->scratch + v->block;
		int64_t row = p->ninner * v->size;

		if (v->way == ROWS && v->loaded)
			POP_FN(pop_join_rows)
		(to, row, w->at[k], v->step, row, w->n);
		else if (v->way == SPREAD) spread(p, v, to,
			w->scratch + v->row + w->first * v->size, w->n);
		else if (v->way == FOUND) find_rows(w, v);
		if (v->way == FOUND || v->way == POINTED)
			fetch_rows(w, v, w->first + w->n, w->first + 2 * w->n);
	}
}

/* The same for the whole batch. */
static void
find_batch(const pack_work *w)
{
	const pop_pack *p = w->p;

	for (uint32_t k = p->step->nview; k < p->nview; k++)
		if (p->view[k].way == FOUND || p->view[k].way == POINTED) {
			point_rows(w, &p->view[k]);
			fetch_rows(w, &p->view[k], 0, p->group);
		}
}

static void
empty(const pack_work *w)
{
	const pop_pack *p = w->p;

	for (uint32_t k = 0; k < p->step->nview; k++) {
		const packed *v = &p->view[k];
		int64_t row = p->ninner * v->size;

		if (v->way == ROWS && v->stored)
			POP_FN(pop_join_rows)
		(w->at[k], v->step, w->scratch + v->block, row, row, w->n);
	}
}

/* Points the frame at the current group, or the whole batch's. */
static void
aim_points(const pack_work *w)
{
	const pop_pack *p = w->p;

	for (uint32_t k = 0; k < p->nview; k++) {
		const packed *v = &p->view[k];

		if (v->way == POINTED)
			w->points->view[k] =
				w->scratch + v->found +
				w->first * (int64_t)sizeof(unsigned char *);
		else if (k < p->step->nview &&
			 (v->way == IN_PLACE || v->way == APART))
			w->points->view[k] = w->at[k];
		else
			w->points->view[k] = w->scratch + v->block;
	}
}

static void
run_rows(const pack_work *w)
{
	if (!w->rows)
		return;
	for (uint32_t k = 0; k < w->p->step->nview; k++)
		w->rows->view[k] = w->at[k];
	POP_FN(pop_vm_run)(w->p->rows, w->rows, w->rest);
}

/* The batch of `rest` rows, and goes to the one behind it. */
static void
run_batch(pack_work *w)
{
	const pop_pack *p = w->p;

	run_rows(w);
	w->first = 0;
	find_batch(w);
	for (; w->rest > 0; w->first += w->n, w->rest -= w->n) {
		w->n = pop_least(p->group, w->rest);
		aim_points(w);
		fill(w);
		POP_FN(pop_vm_run)(p->points, w->points, w->n * p->ninner);
		empty(w);
		for (uint32_t v = 0; v < p->step->nview; v++)
			w->at[v] += w->n * p->view[v].step;
	}
}

/* Points the frame at row k of the batch. */
static void
aim_row(const pack_work *w, int64_t k)
{
	const pop_pack *p = w->p;

	for (uint32_t j = 0; j < p->nview; j++) {
		const packed *v = &p->view[j];
		int32_t place;

		if (v->way == SPREAD) {
			w->points->view[j] = w->scratch + v->row + k * v->size;
		} else if (v->way == FOUND) {
			memcpy(&place, w->scratch + v->row + k * 4,
				sizeof(place));
			w->points->view[j] =
				w->at[v->from] +
				pop_most(0, pop_least(place, v->most)) *
					v->size;
		} else {
			w->points->view[j] = w->at[j];
		}
	}
}

/* The same as run_batch(), row by row. */
static void
run_direct(pack_work *w)
{
	const pop_pack *p = w->p;

	run_rows(w);
	for (int64_t k = 0; k < w->rest; k++) {
		aim_row(w, k);
		POP_FN(pop_vm_run)(p->points, w->points, w->npoint);
		for (uint32_t v = 0; v < p->step->nview; v++)
			w->at[v] += p->view[v].step;
	}
}

static void
set_index(const pack_work *w, int d, int64_t x)
{
	w->points->index[d] = x;
	if (w->rows)
		w->rows->index[d] = x;
}

/* Goes to piece q of the rows of batch b of outer point o. */
static void
go_to(pack_work *w, const pop_run *run, int64_t o, int64_t b, int64_t q)
{
	const pop_pack *p = w->p;
	const pop_step *s = p->step;
	int64_t x[POP_MAX_DIMS] = {0};

	x[p->along] = b * p->batch;
	x[p->inner] = q * p->piece;
	w->npoint = pop_least(p->piece, p->ninner - q * p->piece);
	for (unsigned k = p->nouter; k-- > 0;) {
		int d = p->outer[k];

		x[d] = o % s->extent[d];
		o /= s->extent[d];
	}
	for (int d = 0; d < s->ndim; d++)
		set_index(w, d, x[d]);
	for (uint32_t v = 0; v < s->nview; v++) {
		int64_t at = 0;

		for (int d = 0; d < s->ndim; d++)
			at += x[d] * s->view[v].stride[d];
		w->at[v] =
			pop_view_start(run, &s->view[v]) + at * p->view[v].size;
	}
}

/* Does the rows' code leave something for it? */
static bool
is_of_rows(const packed *v)
{
	return v->way == SPREAD || v->way == FOUND || v->way == POINTED;
}

/* The rows' code leaves what it is asked for in the order of the views. */
static void
begin_rows(pack_work *w)
{
	const pop_pack *p = w->p;
	uint32_t n = p->step->nview;

	if (!p->rows)
		return;
	w->rows =
		POP_FN(pop_vm_begin)(p->rows, w->scratch + p->row_frame, NULL);
	for (uint32_t k = p->step->nview; k < p->nview; k++)
		if (is_of_rows(&p->view[k]))
			w->rows->view[n++] = w->scratch + p->view[k].row;
}

void
POP_FN(pop_pack_run)(const pop_pack *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n)
{
	pack_work w = {.p = p, .scratch = scratch};
	const int64_t all = p->step->extent[p->along];

	w.at = (unsigned char **)(void *)(scratch + p->at);
	w.points =
		POP_FN(pop_vm_begin)(p->points, scratch + p->point_frame, NULL);
	begin_rows(&w);
	for (int64_t u = first; u < first + n; u++) {
		int64_t q = u % p->npiece, b = u / p->npiece % p->nbatch;

		if (u == first || b == 0 || p->npiece > 1) {
			go_to(&w, run, u / p->npiece / p->nbatch, b, q);
			if (!p->direct)
				fill_same(&w, u != first);
		} else {
			set_index(&w, p->along, b * p->batch);
		}
		w.rest = pop_least(p->batch, all - b * p->batch);
		if (p->direct)
			run_direct(&w);
		else
			run_batch(&w);
	}
}
