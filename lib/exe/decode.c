/*
 * Sections to structures.  Every count is bounded by its limit and by the
 * bytes that are left before anything is allocated for it; the cursor keeps
 * the first failure, and done() tells of it at the end of each section.
 * Values mean nothing yet: pop_program_check() comes after.
 */

#include <string.h>

#include "lib/base/plural.h"
#include "lib/exe/exe_int.h"

enum { KNOWN_FLAGS = 3 };

static uint32_t
number32(pop_cursor *c)
{
	uint64_t v = pop_cursor_varint(c);

	if (v > UINT32_MAX)
		c->failed = true;
	return c->failed ? 0 : (uint32_t)v;
}

/* How many things of at least `least` bytes each follow. */
static uint32_t
count(pop_cursor *c, uint32_t limit, size_t least)
{
	uint32_t n = number32(c);

	if (n > limit || n > pop_cursor_left(c) / least)
		c->failed = true;
	return c->failed ? 0 : n;
}

static pop_status
done(const pop_cursor *c, const char *name, pop_err *err)
{
	if (c->failed)
		return pop_fail(err, POP_E_CORRUPT,
			"section %s: ends early, or a number in it is too large",
			name);
	if (pop_cursor_left(c))
		return pop_fail(err, POP_E_CORRUPT,
			"section %s: %zu byte%s too many", name,
			pop_cursor_left(c), pop_plural(pop_cursor_left(c)));
	return POP_OK;
}

/* ---- Meta. */

static pop_str
get_str(pop_cursor *c, pop_arena *a)
{
	uint32_t n = count(c, UINT32_MAX, 1);
	const char *p = pop_cursor_bytes(c, n);

	return p ? (pop_str){pop_str_dup(a, (pop_str){p, n}), n}
		 : (pop_str){"", 0};
}

static pop_digest
get_digest(pop_cursor *c)
{
	pop_digest d = {{0}};
	const void *p = pop_cursor_bytes(c, sizeof(d.byte));

	if (p)
		memcpy(d.byte, p, sizeof(d.byte));
	return d;
}

pop_status
pop_exe_get_meta(pop_exe_meta *m, pop_exe_raw raw, pop_arena *a, pop_err *err)
{
	pop_exe_part *part;
	pop_cursor c;

	pop_cursor_init(&c, raw.data, (size_t)raw.len);
	m->epoch = pop_cursor_u32(&c);
	m->key = get_digest(&c);
	m->check = get_digest(&c);
	m->target = get_str(&c, a);
	m->options = get_str(&c, a);
	m->npart = count(&c, POP_EXE_MAX_PARTS, 1 + sizeof(pop_digest));
	part = POP_NEWN(a, pop_exe_part, m->npart);
	for (uint32_t i = 0; i < m->npart; i++) {
		part[i].name = get_str(&c, a);
		part[i].digest = get_digest(&c);
	}
	m->part = part;
	return done(&c, "meta", err);
}

/* ---- Ports and buffers. */

static void
get_shape(pop_cursor *c, pop_shape *s)
{
	s->dtype = pop_cursor_u8(c);
	s->rank = pop_cursor_u8(c);
	if (s->rank > POP_MAX_RANK) {
		c->failed = true;
		s->rank = 0;
	}
	for (unsigned i = 0; i < s->rank; i++)
		s->dim[i] = (int64_t)pop_cursor_varint(c);
}

static void
get_argument(pop_cursor *c, pop_argument *a)
{
	int64_t alias;
	uint8_t flags;

	get_shape(c, &a->type);
	a->buffer = number32(c);
	alias = pop_cursor_svarint(c);
	flags = pop_cursor_u8(c);
	if (alias < -1 || alias > INT32_MAX || flags & ~KNOWN_FLAGS)
		c->failed = true;
	a->alias = c->failed ? -1 : (int32_t)alias;
	a->donated = flags & 1;
	a->resident = flags & 2;
}

pop_status
pop_exe_get_io(pop_program *p, pop_exe_raw raw, pop_arena *a, pop_err *err)
{
	pop_cursor c;

	pop_cursor_init(&c, raw.data, (size_t)raw.len);
	p->narg = count(&c, POP_LIMIT_PORTS, 5);
	p->arg = POP_NEWN(a, pop_argument, p->narg);
	for (uint32_t i = 0; i < p->narg; i++)
		get_argument(&c, &p->arg[i]);
	p->nresult = count(&c, POP_LIMIT_PORTS, 3);
	p->result = POP_NEWN(a, pop_result, p->nresult);
	for (uint32_t i = 0; i < p->nresult; i++) {
		get_shape(&c, &p->result[i].type);
		p->result[i].buffer = number32(&c);
	}
	return done(&c, "io", err);
}

static void
get_buffer(pop_cursor *c, pop_buffer *b)
{
	uint64_t at;

	b->where = pop_cursor_u8(c);
	at = pop_cursor_varint(c);
	b->bytes = pop_cursor_varint(c);
	if (at > (b->where == POP_WHERE_ARG ? UINT32_MAX
					    : UINT64_MAX / POP_BUFFER_ALIGN))
		c->failed = true;
	else if (b->where == POP_WHERE_ARG)
		b->index = (uint32_t)at;
	else
		b->offset = at * POP_BUFFER_ALIGN;
}

pop_status
pop_exe_get_buffers(pop_program *p, pop_exe_raw raw, pop_arena *a, pop_err *err)
{
	pop_cursor c;

	pop_cursor_init(&c, raw.data, (size_t)raw.len);
	p->arena_bytes = pop_cursor_varint(&c);
	p->constant_bytes = pop_cursor_varint(&c);
	p->nbuffer = count(&c, POP_LIMIT_BUFFERS, 3);
	p->buffer = POP_NEWN(a, pop_buffer, p->nbuffer);
	for (uint32_t i = 0; i < p->nbuffer; i++)
		get_buffer(&c, &p->buffer[i]);
	return done(&c, "buffers", err);
}

/* ---- Steps. */

typedef struct decoder {
	pop_cursor steps, code;
	pop_arena *arena;
} decoder;

static void
get_view(decoder *d, pop_view *v, unsigned ndim)
{
	pop_cursor *c = &d->steps;

	v->buffer = number32(c);
	v->dtype = pop_cursor_u8(c);
	v->ndyn = pop_cursor_u8(c);
	v->base = pop_cursor_svarint(c);
	for (unsigned i = 0; i < ndim; i++)
		v->stride[i] = pop_cursor_svarint(c);
	if (!v->ndyn)
		return;
	v->dyn = POP_NEWN(d->arena, pop_dyn, v->ndyn);
	for (unsigned i = 0; i < v->ndyn; i++) {
		v->dyn[i].buffer = number32(c);
		v->dyn[i].dtype = pop_cursor_u8(c);
		v->dyn[i].max = pop_cursor_svarint(c);
		v->dyn[i].stride = pop_cursor_svarint(c);
	}
}

static void
get_instruction(pop_cursor *c, pop_ins *x, uint32_t at)
{
	uint16_t *const reg[3] = {&x->a, &x->b, &x->c};

	x->op = pop_cursor_u8(c);
	x->cls = pop_cursor_u8(c);
	if (x->op >= POP_INS_LIMIT) {
		c->failed = true;
		return;
	}
	for (unsigned k = 0; k < pop_ins_info_of[x->op].nargs; k++) {
		uint64_t back = pop_cursor_varint(c);

		if (back < 1 || back > at)
			c->failed = true;
		else
			*reg[k] = (uint16_t)(at - back);
	}
	x->imm = pop_cursor_varint(c);
}

static void
get_stage(decoder *d, pop_stage *s)
{
	uint32_t n;

	s->kind = pop_cursor_u8(&d->steps);
	n = number32(&d->steps);
	if (n > POP_MAX_CODE || n > pop_cursor_left(&d->code) / 3) {
		d->steps.failed = true;
		return;
	}
	s->ncode = n;
	s->code = POP_NEWN(d->arena, pop_ins, n);
	for (uint32_t i = 0; i < n; i++)
		get_instruction(&d->code, &s->code[i], i);
}

static void
get_step(decoder *d, pop_step *s)
{
	pop_cursor *c = &d->steps;

	s->kind = pop_cursor_u8(c);
	s->ndim = pop_cursor_u8(c);
	if (s->ndim > POP_MAX_DIMS) {
		c->failed = true;
		s->ndim = 0;
	}
	for (unsigned i = 0; i < s->ndim; i++)
		s->extent[i] = (int64_t)pop_cursor_varint(c);
	s->nview = count(c, POP_LIMIT_VIEWS, 4 + (size_t)s->ndim);
	s->view = POP_NEWN(d->arena, pop_view, s->nview);
	for (uint32_t i = 0; i < s->nview; i++)
		get_view(d, &s->view[i], s->ndim);
	s->nparam = count(c, POP_LIMIT_PARAMS, 1);
	s->param = POP_NEWN(d->arena, int64_t, s->nparam);
	for (uint32_t i = 0; i < s->nparam; i++)
		s->param[i] = pop_cursor_svarint(c);
	s->nregion = count(c, POP_LIMIT_REGIONS, 1);
	s->region = POP_NEWN(d->arena, uint32_t, s->nregion);
	for (uint32_t i = 0; i < s->nregion; i++)
		s->region[i] = number32(c);
	s->nstage = count(c, POP_LIMIT_STAGES, 2);
	s->stage = POP_NEWN(d->arena, pop_stage, s->nstage);
	for (uint32_t i = 0; i < s->nstage; i++)
		get_stage(d, &s->stage[i]);
}

pop_status
pop_exe_get_steps(pop_program *p, pop_exe_raw steps, pop_exe_raw code,
	pop_arena *a, pop_err *err)
{
	decoder d = {.arena = a};
	pop_cursor *c = &d.steps;
	uint8_t flush;

	pop_cursor_init(&d.steps, steps.data, (size_t)steps.len);
	pop_cursor_init(&d.code, code.data, (size_t)code.len);
	flush = pop_cursor_u8(c);
	if (flush > 1)
		c->failed = true;
	p->flushes = flush == 1;
	p->nregion = count(c, POP_LIMIT_REGIONS, 2);
	p->region = POP_NEWN(a, pop_region, p->nregion);
	for (uint32_t i = 0; i < p->nregion; i++) {
		p->region[i].first = number32(c);
		p->region[i].count = number32(c);
	}
	p->nstep = count(c, POP_LIMIT_STEPS, 6);
	p->step = POP_NEWN(a, pop_step, p->nstep);
	for (uint32_t i = 0; i < p->nstep && !c->failed && !d.code.failed; i++)
		get_step(&d, &p->step[i]);
	if (!d.code.failed)
		POP_TRY(done(c, "steps", err));
	return done(&d.code, "bytecode", err);
}
