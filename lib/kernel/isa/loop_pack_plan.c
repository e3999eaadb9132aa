/*
 * Which rows a loop packs, and the codes that it is run by.
 */

#include "lib/kernel/isa/loop_pack_plan.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/walk.h"

enum {
	MOST_ROW = 64,     /* points of a row that is short */
	MOST_FOUND = 255,  /* and of one that is found, and copied */
	MOST_COPIED = 128, /* points of a row of all views */
	MANY_APART = 4,    /* views whose vectors are looked for */
	MOST_APART = 8,    /* elements of a run, from one to the next */
	WIDE_GAP = 5,      /* from here on another row is better */
	FEW_VECTORS =
		4 * LANES, /* points of a row that is worth eight at once */
	LEAST_ROWS = 8,    /* of a group */
	/* Points of a group, and of one that is all there is, or of much code:
	 * what a group costs is that of some rows of little, one by one. */
	LEAST_GROUP = 256,
	LEAST_ALL = 64,
	MUCH_CODE = 16, /* instructions */
	GROUP = 1024,     /* points, about */
	MOST_BATCH = 512, /* rows of a batch of more than one group */
	LEAST_BATCHES = 16,
	TILE = 8 * LANES,   /* points of a whole one */
	PIECE = 8192,       /* points of a row that are run at a time */
	COPY_COST = 150,    /* picoseconds of a point of a block */
	UNIT_COST = 100000, /* and of a unit */
};

enum level { OF_STEP, OF_ROW, OF_POINT };

/* ---- What depends on what. */

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
	if (pop_ins_has_view(i))
		l = level_of_view(p, &p->step->view[pop_ins_view(i)]);
	for (unsigned k = 0; k < pop_ins_info_of[i->op].nargs; k++)
		if (p->level[arg[k]] > l)
			l = (enum level)p->level[arg[k]];
	return l;
}

/* One run of memory over all rows along d?  Its elements may be a few apart, as
 * of pairs or colours, but not lines. */
static bool
is_run_along(const pop_step *s, const pop_view *v, int inner, int d)
{
	const int64_t apart = v->stride[inner];
	int64_t all;

	return apart <= MOST_APART && apart >= -MOST_APART &&
	       pop_mul_i64(apart, s->extent[inner], &all) &&
	       v->stride[d] == all;
}

/* A row at a place that is of the row. */
static bool
is_found(const pop_pack *p, uint32_t r)
{
	const pop_ins *i = &p->step->stage[0].code[r];

	return i->op == POP_INS_GATHER && p->level[r] == OF_POINT &&
	       p->level[i->a] != OF_POINT;
}

/* Can vectors be reached so many bytes further on? */
static bool
is_within(int64_t bytes)
{
	return bytes <= INT32_MAX / 4 && bytes >= -(INT32_MAX / 4);
}

/* Can vectors of the view be reached where its rows are? */
static bool
by_vectors(const pop_pack *p, uint32_t v)
{
	return p->vectors && p->view[v].size == 4 &&
	       is_within(p->view[v].step * p->group);
}

/* Can the instruction run here?  Sees how its view is reached. */
static bool
see_ins(pop_pack *p, uint32_t r)
{
	const pop_ins *i = &p->step->stage[0].code[r];
	const pop_view *v;
	packed *to;

	if (!pop_ins_has_view(i) || p->level[r] != OF_POINT)
		return true;
	v = &p->step->view[pop_ins_view(i)];
	to = &p->view[pop_ins_view(i)];
	to->loaded |= i->op == POP_INS_LOAD;
	to->stored |= i->op == POP_INS_STORE;
	p->nfound += is_found(p, r);
	if (p->direct)
		return !is_found(p, r) || v->stride[p->inner] == 1;
	if (i->op == POP_INS_GATHER)
		return is_found(p, r)
			       ? v->stride[p->inner] == 1
			       : is_run_along(p->step, v, p->inner, p->along);
	if (is_run_along(p->step, v, p->inner, p->along))
		return true;
	if (v->stride[p->along] == 0) {
		to->way = SAME_ROW;
		return !to->stored;
	}
	to->way = by_vectors(p, pop_ins_view(i)) ? APART : ROWS;
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

/* Is anything the same for all points of a row? */
static bool
spreads(const pop_pack *p)
{
	for (uint32_t r = 0; r < p->step->stage[0].ncode; r++)
		if (is_read_by_point(p, r))
			return true;
	return false;
}

/* Copies of long rows, or many, cost more than their runs one by one, unless
 * those are less than a vector: they would be copied, too.  So does what is the
 * same for a row of whole vectors, which such a run spreads; and runs of eight
 * rows read several such, or the same row again, or rows of some vectors far
 * apart, as they lie, and so they do where many views are apart.  Rows of whole
 * tiles are run as they are in less time than by vectors that are looked for.
 */
static bool
copies_little(const pop_pack *p)
{
	int64_t n = 0, spread = 0, lie = 0, apart = 0;

	for (uint32_t v = 0; v < p->step->nview; v++) {
		if (p->view[v].way == ROWS)
			n += p->view[v].loaded + p->view[v].stored;
		apart += p->view[v].way == APART;
		lie += p->view[v].way == SAME_ROW ||
		       (p->view[v].way == APART && p->ninner >= FEW_VECTORS);
	}
	for (uint32_t r = 0; p->vectors && r < p->step->stage[0].ncode; r++)
		spread += is_read_by_point(p, r);
	if (spread && spread + lie > 1)
		return false;
	if (p->vectors && n == 0 &&
		(p->ninner % TILE == 0 ||
			(apart >= MANY_APART && p->ninner > LANES)))
		return false;
	return p->ninner < POP_VBYTES / 4 ||
	       (n + spread) * p->ninner <= MOST_COPIED;
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
see_code(pop_pack *p)
{
	const pop_stage *s = &p->step->stage[0];

	p->nfound = 0;
	p->vectors = !p->direct && p->ninner % LANES == 0 && is_of_words(s);
	memset(p->view, 0, p->step->nview * sizeof(*p->view));
	for (uint32_t v = 0; v < p->step->nview; v++) {
		const pop_view *view = &p->step->view[v];

		p->view[v].size =
			(int64_t)pop_dtype_bytes((pop_dtype)view->dtype);
		p->view[v].step = view->stride[p->along] * p->view[v].size;
		p->view[v].gap = view->stride[p->inner] * p->view[v].size;
	}
	for (uint32_t r = 0; r < s->ncode; r++) {
		p->level[r] = (uint8_t)level_of(p, &s->code[r]);
		if (!see_ins(p, r))
			return false;
	}
	if (p->tall)
		return p->nfound > 0 && spreads(p) && is_of_words(s);
	return p->nfound > 0 || (p->ninner <= MOST_ROW && copies_little(p));
}

/* Points of a group, at least, of rows along p->along. */
static int64_t
least_group(const pop_pack *p)
{
	if (p->step->stage[0].ncode >= MUCH_CODE)
		return LEAST_ALL;
	for (unsigned d = 0; d < p->step->ndim; d++)
		if ((int)d != p->inner && (int)d != p->along &&
			p->step->extent[d] > 1)
			return LEAST_GROUP;
	return LEAST_ALL;
}

/* Is there enough of both dims? */
static bool
choose_dims(pop_pack *p, int inner, int along)
{
	const int64_t *extent = p->step->extent;

	p->inner = inner;
	p->along = along;
	p->ninner = extent[inner];
	if (p->tall && (p->ninner < LANES || p->ninner > MOST_FOUND ||
			       extent[p->along] < POP_VM_GROUP))
		return false;
	p->direct = p->tall || p->ninner > MOST_FOUND;
	p->piece = p->direct ? pop_least(p->ninner, PIECE) : p->ninner;
	p->npiece = (p->ninner + p->piece - 1) / p->piece;
	p->group = p->tall     ? POP_VM_GROUP
		   : p->direct ? 1
			       : pop_most(GROUP / p->ninner, LEAST_ROWS);
	p->group = pop_least(p->group, extent[p->along]);
	return p->direct || (p->group >= LEAST_ROWS &&
				    p->group * p->ninner >= least_group(p));
}

/* Elements from row to row of all views along d. */
static uint64_t
distance(const pop_step *s, int d)
{
	uint64_t n = 0;

	for (uint32_t v = 0; v < s->nview; v++) {
		int64_t stride = s->view[v].stride[d];

		n += stride < 0 ? -(uint64_t)stride : (uint64_t)stride;
	}
	return n;
}

/* Views whose rows along d are brought together, or apart. */
static unsigned
count_rows(const pop_step *s, int inner, int d)
{
	unsigned n = 0;

	for (uint32_t v = 0; v < s->nview; v++)
		n += s->view[v].stride[inner] && s->view[v].stride[d] &&
		     !is_run_along(s, &s->view[v], inner, d);
	return n;
}

/* Of dims with rows for whole groups the nearest, or the longest of all.  Rows
 * that are no whole vectors are moved one by one: of as few views as can be. */
static bool
is_better(const pop_step *s, int d, int best, int inner)
{
	const int64_t n = s->extent[inner], enough = (GROUP + n - 1) / n;
	const unsigned moved = count_rows(s, inner, d);
	const unsigned moved_best = count_rows(s, inner, best);
	const bool fewer = moved < moved_best;

	if (n % LANES != 0 && moved != moved_best &&
		s->extent[fewer ? d : best] * n >= LEAST_GROUP)
		return fewer;
	if (s->extent[d] >= enough && s->extent[best] >= enough)
		return distance(s, d) < distance(s, best);
	return s->extent[d] > s->extent[best];
}

/* Of the dims but `inner` and those that were tried, the best; or -1. */
static int
best_along(const pop_step *s, int inner, uint32_t tried)
{
	int best = -1;

	for (int d = s->ndim - 1; d >= 0; d--)
		if (s->extent[d] != 1 && d != inner && !(tried >> d & 1) &&
			(best < 0 || is_better(s, d, best, inner)))
			best = d;
	return best;
}

/* How the points' code reaches a view if rows along d are part of its groups;
 * false if it cannot. */
static bool
reaches_near(const pop_pack *p, uint32_t v, int d, uint8_t *way)
{
	const pop_view *x = &p->step->view[v];
	const packed *as = &p->view[v];
	int64_t apart = x->stride[p->inner], near, all;

	if (!as->loaded && !as->stored)
		return x->stride[d] == 0 && x->stride[p->along] == 0;
	if (as->stored && x->stride[d] == 0)
		return false;
	*way = IN_PLACE;
	if (as->way == IN_PLACE && pop_mul_i64(apart, p->ninner, &near) &&
		x->stride[d] == near &&
		pop_mul_i64(near, p->step->extent[d], &all) &&
		x->stride[p->along] == all)
		return true;
	*way = p->vectors ? APART : ROWS;
	if (!p->vectors || as->way == ROWS)
		return as->way == *way;
	return apart == 1 && as->size == 4 &&
	       is_within(x->stride[d] * as->size * p->step->extent[d]) &&
	       is_within(as->step * p->group);
}

/* Is anything computed of where a point is along d? */
static bool
has_index(const pop_pack *p, int d)
{
	for (uint32_t r = 0; r < p->step->stage[0].ncode; r++) {
		const pop_ins *i = &p->step->stage[0].code[r];

		if (i->op == POP_INS_INDEX && i->imm == (uint64_t)d)
			return true;
	}
	return false;
}

/* Makes rows along d part of the groups, if all views suit. */
static bool
take_near(pop_pack *p, int d)
{
	const int64_t n = p->step->extent[d];
	uint8_t way;

	if (n * p->ninner > GROUP || has_index(p, d))
		return false;
	for (uint32_t v = 0; v < p->step->nview; v++)
		if (!reaches_near(p, v, d, &way))
			return false;
	p->near = d;
	p->nnear = n;
	p->group = pop_least(p->step->extent[p->along],
		pop_most(GROUP / (p->ninner * n), 1));
	for (uint32_t v = 0; v < p->step->nview; v++) {
		packed *as = &p->view[v];

		as->nearby = p->step->view[v].stride[d] * as->size;
		if (as->loaded || as->stored)
			(void)reaches_near(p, v, d, &as->way);
	}
	return true;
}

static void
go_along(pop_pack *p, int d)
{
	p->along = d;
	for (uint32_t v = 0; v < p->step->nview; v++)
		p->view[v].step = p->step->view[v].stride[d] * p->view[v].size;
}

/* The other way round: the rows become part of groups along d. */
static bool
take_far(pop_pack *p, int d)
{
	const int near = p->along;

	if (has_index(p, d))
		return false;
	go_along(p, d);
	if (take_near(p, near))
		return true;
	go_along(p, near);
	return false;
}

/* Rows that lie nearer to each other than those of the next group are run
 * together: fewer lines are far apart, and groups are not too small.  Where rows
 * are no whole vectors, that is only done for groups that are. */
static void
find_near(pop_pack *p)
{
	const pop_step *s = p->step;

	p->near = -1;
	p->nnear = 1;
	if (p->direct || p->nfound > 0 || spreads(p) ||
		(!p->vectors && 2 * p->group * p->ninner > GROUP))
		return;
	for (int d = s->ndim - 1; d >= 0; d--) {
		if (s->extent[d] == 1 || d == p->inner || d == p->along)
			continue;
		if (distance(s, d) < distance(s, p->along) ? take_near(p, d)
							   : take_far(p, d))
			return;
	}
}

/* With `inner` as the row, the best dim that suits goes from row to row. */
static bool
find_along(pop_pack *p, int inner)
{
	uint32_t tried = 0;
	int d;

	while ((d = best_along(p->step, inner, tried)) >= 0) {
		if (!choose_dims(p, inner, d))
			return false;
		if (see_code(p)) {
			find_near(p);
			return true;
		}
		tried |= UINT32_C(1) << d;
	}
	return false;
}

/* Do elements of a row lie so far apart that vectors of them are brought
 * together, or put apart, one by one? */
static bool
has_wide_gaps(const pop_pack *p)
{
	for (uint32_t k = 0; k < p->step->nview; k++) {
		const packed *v = &p->view[k];
		const int64_t most = WIDE_GAP * v->size;

		if ((v->loaded || v->stored) &&
			(v->gap >= most || v->gap <= -most))
			return true;
	}
	return false;
}

/* A row whose views suit; the last dim is best, but for gaps. */
static bool
find_row(pop_pack *p, pop_arena *a)
{
	const int64_t *extent = p->step->extent;
	const uint32_t ncode = p->step->stage[0].ncode;

	for (int d = 0; d < p->step->ndim; d++)
		if (extent[d] == 0)
			return false;
	p->level = POP_NEWN(a, uint8_t, ncode);
	p->view = POP_NEWN(a, packed, p->step->nview + ncode);
	for (int gaps = 0; gaps < 2; gaps++)
		for (int d = p->step->ndim - 1; d >= 0; d--)
			if (extent[d] > 1 && find_along(p, d) &&
				(gaps || !has_wide_gaps(p)))
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
		n = pop_least(n, PIECE / (p->piece * p->group));
	p->batch = p->group * pop_most(n, 1);
	p->nbatch = (all + p->batch - 1) / p->batch;
}

static bool
list_outer(pop_pack *p)
{
	const int64_t *extent = p->step->extent;

	p->outers = 1;
	for (int d = 0; d < p->step->ndim; d++) {
		if (extent[d] == 1 || d == p->inner || d == p->along ||
			d == p->near)
			continue;
		p->outer[p->nouter++] = (uint8_t)d;
		if (!pop_mul_i64(p->outers, extent[d], &p->outers))
			return false;
	}
	choose_batch(p);
	return true;
}

/* ---- The codes. */

/* What is made of the step: codes of rows and of points, with views beside
 * its own. */
struct making {
	pop_program program; /* whose buffers are numbered as the views */
	pop_step step;
	pop_stage stage;
	pop_view *view;
	pop_ins *code;
	uint32_t nview, ncode;
};

/* The first view of the same buffer: those of one buffer may be pairs. */
static uint32_t
first_like(const pop_step *s, uint32_t v)
{
	uint32_t u = 0;

	while (s->view[u].buffer != s->view[v].buffer)
		u++;
	return u;
}

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
		m->view[v].buffer = v < s->nview ? first_like(s, v) : v;
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
end_making(struct making *m, int inner, const pop_vm_rows *at, unsigned flags,
	pop_vm **vm, size_t *frame, size_t *scratch, pop_arena *a, pop_err *err)
{
	pop_vm_spec spec = {.program = &m->program,
		.step = &m->step,
		.inner = inner,
		.rows = at,
		.flags = flags};

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
	if (!p->direct && way != POINTED && way != NUMBERS)
		p->view[v].block = take(scratch, p->group * p->ninner, size);
	return &p->view[v];
}

/* What registers of class I may be, where points are in narrow lanes. */
static pop_range *
ranges(const pop_pack *p, pop_arena *a)
{
	const pop_stage *s = &p->step->stage[0];
	pop_range *of = POP_NEWN(a, pop_range, s->ncode);

	for (uint32_t r = 0; r < s->ncode; r++)
		of[r] = pop_range_in_step(p->step, &s->code[r], of);
	return of;
}

/* The narrowest type of all numbers that are so. */
static pop_dtype
narrowest(pop_range x)
{
	static const pop_dtype type[] = {
		POP_DT_U8, POP_DT_I8, POP_DT_U16, POP_DT_I16};

	for (size_t k = 0; k < sizeof(type) / sizeof(type[0]); k++)
		if (pop_range_within(x, pop_range_of_dtype(type[k])))
			return type[k];
	return pop_class_dtype(POP_CLASS_I);
}

/* The type as which register r is spread: what was loaded stays as narrow as it
 * was. */
static pop_dtype
spread_as(const pop_pack *p, uint32_t r)
{
	const pop_ins *i = &p->step->stage[0].code[r];
	const pop_class cls = pop_ins_result(i);

	if (p->range && i->op == POP_INS_LOAD)
		return (pop_dtype)p->step->view[i->imm].dtype;
	return p->range && cls == POP_CLASS_I ? narrowest(p->range[r])
					      : pop_class_dtype(cls);
}

/* The rows' code leaves register r, as that type. */
static void
leave(pop_pack *p, struct making *rows, uint32_t r, pop_dtype dtype, packed *to,
	size_t *scratch)
{
	const pop_class cls = pop_ins_result(&rows->code[r]);
	uint32_t v = more_view(rows, p->along, dtype);

	rows->code[rows->ncode++] = (pop_ins){.op = POP_INS_STORE,
		.cls = (uint8_t)cls,
		.a = (uint16_t)r,
		.imm = v};
	to->row = take(
		scratch, p->batch, (int64_t)pop_dtype_bytes((pop_dtype)dtype));
}

/* Of each point of a group its place in its row. */
static unsigned char *
number(const pop_pack *p, int64_t size, pop_arena *a)
{
	const int64_t rows = p->group * p->nnear;
	const size_t bytes = (size_t)(rows * p->ninner * size);
	unsigned char *all = POP_NEWN(a, unsigned char, bytes), *to = all;

	for (int64_t k = 0; k < rows; k++)
		for (int64_t i = 0; i < p->ninner; i++, to += size)
			memcpy(to, &i, (size_t)size);
	return all;
}

static void
make_block(pop_pack *p, struct making *rows, struct making *points, uint32_t r,
	size_t *scratch, pop_arena *a)
{
	const pop_ins *i = &p->step->stage[0].code[r];
	packed *to;

	if (is_read_by_point(p, r)) {
		to = put_block(p, points, r, SPREAD, spread_as(p, r), scratch);
		points->code[r].cls = (uint8_t)pop_ins_result(i);
		leave(p, rows, r, spread_as(p, r), to, scratch);
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
		leave(p, rows, i->a,
			pop_class_dtype(pop_ins_result(&rows->code[i->a])), to,
			scratch);
	} else if (i->op == POP_INS_INDEX && p->level[r] == OF_POINT &&
		   !p->direct) {
		to = put_block(p, points, r, NUMBERS,
			p->range ? POP_DT_U8
				 : pop_class_dtype((pop_class)i->cls),
			scratch);
		to->numbers = number(p, to->size, a);
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

/* Bytes from a group's first element to each of its n vectors. */
static const int32_t *
say_apart(const pop_pack *p, const packed *v, int64_t n, pop_arena *a)
{
	const int64_t per = p->ninner / LANES;
	int32_t *at = POP_NEWN(a, int32_t, (size_t)n);

	for (int64_t j = 0; j < n; j++) {
		int64_t row = j / per;

		at[j] = (int32_t)(row / p->nnear * v->step +
				  row % p->nnear * v->nearby +
				  j % per * POP_VBYTES);
	}
	return at;
}

/* Where the vectors of a group are, for the points' code. */
static void
say_vectors(pop_pack *p, pop_arena *a)
{
	const int64_t per = p->ninner / LANES;
	const int64_t n = (p->group * p->nnear * per + 7) / 8 * 8;
	int32_t *at = POP_NEWN(a, int32_t, (size_t)n * 2);
	uint8_t *way = POP_NEWN(a, uint8_t, p->nview);
	const int32_t **apart = POP_NEWN(a, const int32_t *, p->nview);

	for (int64_t j = 0; j < n; j++) {
		at[2 * j] = (int32_t)(j / per);
		at[2 * j + 1] = (int32_t)(j % per * POP_VBYTES);
	}
	for (uint32_t v = 0; v < p->nview; v++) {
		const packed *x = &p->view[v];

		way[v] = x->way == APART     ? POP_VM_APART
			 : x->way == POINTED ? POP_VM_FOUND
					     : POP_VM_RUN;
		if (x->way == APART)
			apart[v] = say_apart(p, x, n, a);
	}
	p->vector = (pop_vm_rows){.at = at, .way = way, .apart = apart};
}

/* How views of the points' code go from row to row of a group. */
static pop_vm_rows
say_steps(pop_pack *p, pop_arena *a)
{
	uint8_t *way = POP_NEWN(a, uint8_t, p->nview);
	uint32_t *view = POP_NEWN(a, uint32_t, p->nview);
	int64_t *step = POP_NEWN(a, int64_t, p->nview);

	for (uint32_t k = 0; k < p->nview; k++) {
		const packed *v = &p->view[k];

		view[k] = k;
		way[k] = v->way == FOUND ? POP_VM_FOUND : POP_VM_RUN;
		step[k] = v->way == FOUND    ? (int64_t)sizeof(unsigned char *)
			  : v->way == SPREAD ? v->size
					     : v->step;
	}
	p->tall_steps = (pop_vm_steps){.n = p->nview,
		.view = view,
		.step = step,
		.dim = (unsigned)p->along};
	return (pop_vm_rows){.way = way};
}

/* A row ends with a whole vector: do the points that it runs again cost less
 * than blocks of what is spread? */
static bool
ends_cheaply(const pop_pack *p, const pop_vm *vm)
{
	const int64_t end = p->ninner % LANES;
	const int64_t again = end ? LANES - end : 0;
	int64_t blocks = 0;

	for (uint32_t k = p->step->nview; k < p->nview; k++)
		blocks += p->view[k].way == SPREAD;
	return again * POP_FN(pop_vm_cost)(vm) <=
	       blocks * COPY_COST * p->ninner;
}

/* Are elements of a row brought together, or put apart, one by one? */
static bool
has_gaps(const pop_pack *p)
{
	for (uint32_t k = 0; k < p->step->nview; k++) {
		const packed *v = &p->view[k];

		if ((v->loaded || v->stored) && v->gap && v->gap != v->size)
			return true;
	}
	return false;
}

/* The points' code again, for groups of rows, if it can be run so. */
static pop_status
make_tall(pop_pack *p, struct making *points, size_t *scratch, pop_arena *a,
	pop_err *err)
{
	const pop_vm_rows rows = say_steps(p, a);
	pop_vm *vm;

	if (has_gaps(p))
		return POP_OK;
	for (uint32_t k = p->step->nview; k < p->nview; k++)
		if (p->view[k].way == FOUND && p->view[k].size != 4)
			return POP_OK;
	POP_TRY(end_making(points, p->inner, &rows, POP_VM_ROWS, &vm,
		&p->tall_frame, scratch, a, err));
	if (POP_FN(pop_vm_has_groups)(vm, p->ninner) && ends_cheaply(p, vm))
		p->tall_points = vm;
	return POP_OK;
}

/* May a group be run in lanes narrower than words, if its run is said to be as
 * long as it is and places in rows are bytes? */
static bool
is_narrow(const pop_pack *p)
{
	const pop_stage *s = &p->step->stage[0];

	for (uint32_t v = 0; v < p->step->nview; v++)
		if (pop_elem_bytes(&p->step->view[v]) > 2)
			return false;
	for (uint32_t r = 0; r < s->ncode; r++)
		if (s->code[r].cls != POP_CLASS_I &&
			s->code[r].cls != POP_CLASS_B)
			return false;
	return !p->direct && p->ninner <= UINT8_MAX + 1;
}

static pop_status
make_codes(pop_pack *p, size_t *scratch, pop_arena *a, const pop_program *prog,
	pop_err *err)
{
	const uint32_t ncode = p->step->stage[0].ncode;
	struct making rows, points;

	begin_making(&rows, p, a, prog);
	begin_making(&points, p, a, prog);
	p->range = is_narrow(p) ? ranges(p, a) : NULL;
	if (p->range)
		points.step.extent[p->inner] = p->group * p->nnear * p->ninner;
	for (uint32_t r = 0; r < ncode; r++)
		make_block(p, &rows, &points, r, scratch, a);
	drop_points(p, &rows);
	for (uint32_t v = 0; v < p->step->nview; v++) {
		packed *to = &p->view[v];

		if (to->way == IN_PLACE || to->way == APART)
			continue;
		to->block = take(scratch, p->group * p->nnear * p->ninner,
			to->size);
		points.view[v].stride[p->inner] = 1;
	}
	p->nview = points.nview;
	if (p->vectors)
		say_vectors(p, a);
	if (rows.ncode > ncode)
		POP_TRY(end_making(&rows, p->along, NULL, 0, &p->rows,
			&p->row_frame, scratch, a, err));
	POP_TRY(end_making(&points, p->inner, p->vectors ? &p->vector : NULL, 0,
		&p->points, &p->point_frame, scratch, a, err));
	return p->tall ? make_tall(p, &points, scratch, a, err) : POP_OK;
}

static void
number_rows(pop_pack *p, pop_arena *a)
{
	const int64_t all = (p->group * p->ninner + LANES - 1) / LANES;

	if (p->direct || p->ninner >= LANES)
		return;
	p->first_row = POP_NEWN(a, int32_t, (size_t)all);
	p->lane_row = POP_NEWN(a, int32_t, (size_t)(all * LANES));
	for (int64_t k = 0; k < all * LANES; k++) {
		int32_t *first = &p->first_row[k / LANES];

		if (k % LANES == 0)
			*first = (int32_t)(k / p->ninner);
		p->lane_row[k] = (int32_t)(k / p->ninner) - *first;
	}
}

static void
number_bytes(pop_pack *p, pop_arena *a)
{
	const int64_t per = POP_PACK_BYTES;
	const int64_t all = (p->group * p->ninner + per - 1) / per;

	if (p->direct || p->ninner >= per)
		return;
	p->first_byte = POP_NEWN(a, int32_t, (size_t)all);
	p->byte_row = POP_NEWN(a, uint8_t, (size_t)(all * per));
	for (int64_t k = 0; k < all * per; k++) {
		int32_t *first = &p->first_byte[k / per];

		if (k % per == 0)
			*first = (int32_t)(k / p->ninner);
		p->byte_row[k] = (uint8_t)(k / p->ninner - *first);
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
	return UNIT_COST + p->batch * (row + p->nnear * p->piece * point);
}

static pop_status
prepare_as(bool tall, pop_pack **out, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	pop_pack *p = POP_NEW(a, pop_pack);

	*out = NULL;
	p->step = step;
	p->tall = tall;
	if (!find_row(p, a) || !list_outer(p))
		return POP_OK;
	POP_TRY(make_codes(p, scratch, a, prog, err));
	if (tall && !p->tall_points)
		return POP_OK;
	number_rows(p, a);
	number_bytes(p, a);
	p->at = *scratch;
	*scratch += pop_round_up(step->nview * sizeof(unsigned char *), 64);
	p->unit_cost = cost_of(p);
	*out = p;
	return POP_OK;
}

pop_status
POP_FN(pop_pack_prepare)(pop_pack **out, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	const size_t before = *scratch;

	*out = NULL;
	if (2 * (size_t)step->stage[0].ncode > POP_MAX_CODE)
		return POP_OK;
	POP_TRY(prepare_as(true, out, scratch, a, prog, step, err));
	if (*out)
		return POP_OK;
	*scratch = before;
	return prepare_as(false, out, scratch, a, prog, step, err);
}
