#ifndef POP_TESTS_MAKE_PROGRAM_H
#define POP_TESTS_MAKE_PROGRAM_H

#include <assert.h>
#include <string.h>

#include "lib/codelet/program.h"

/*
 * Programs made by hand, for the tests of check, container and runtime.
 *
 * The maker owns fixed tables, so pointers into them stay good; nothing is
 * freed.  Parts are added in order and their numbers returned.
 */
enum {
	MAKE_MAX_BUFFERS = 128,
	MAKE_MAX_STEPS = 48,
	MAKE_MAX_REGIONS = 16,
	MAKE_MAX_PORTS = 16,
	MAKE_MAX_VIEWS = 16,
	MAKE_MAX_STAGES = 4,
	MAKE_MAX_CODE = 24,
	MAKE_MAX_PARAMS = 48,
};

typedef struct maker {
	pop_program p;
	pop_argument arg[MAKE_MAX_PORTS];
	pop_result result[MAKE_MAX_PORTS];
	pop_buffer buffer[MAKE_MAX_BUFFERS];
	pop_region region[MAKE_MAX_REGIONS];
	pop_step step[MAKE_MAX_STEPS];
	pop_view view[MAKE_MAX_STEPS][MAKE_MAX_VIEWS];
	pop_dyn dyn[MAKE_MAX_STEPS];
	pop_stage stage[MAKE_MAX_STEPS][MAKE_MAX_STAGES];
	pop_ins code[MAKE_MAX_STEPS][MAKE_MAX_STAGES][MAKE_MAX_CODE];
	int64_t param[MAKE_MAX_STEPS][MAKE_MAX_PARAMS];
	uint32_t child[MAKE_MAX_STEPS][4];
	_Alignas(64) unsigned char constant[1024];
} maker;

static inline void
make_init(maker *m)
{
	memset(m, 0, sizeof(*m));
	m->p.arg = m->arg;
	m->p.result = m->result;
	m->p.buffer = m->buffer;
	m->p.region = m->region;
	m->p.step = m->step;
	m->p.constant = m->constant;
}

static inline uint32_t
make_buffer(maker *m, pop_where where, uint64_t bytes)
{
	uint32_t i = m->p.nbuffer++;
	uint64_t *end = where == POP_WHERE_CONST ? &m->p.constant_bytes
						 : &m->p.arena_bytes;

	assert(i < MAKE_MAX_BUFFERS);
	m->buffer[i] = (pop_buffer){.where = (uint8_t)where, .bytes = bytes};
	if (where == POP_WHERE_ARG || where == POP_WHERE_SCRATCH)
		return i;
	m->buffer[i].offset = *end;
	*end += (bytes + 63) & ~UINT64_C(63);
	assert(m->p.constant_bytes <= sizeof(m->constant));
	return i;
}

static inline pop_shape
make_shape(pop_dtype d, unsigned rank, int64_t d0, int64_t d1)
{
	return (pop_shape){
		.dtype = (uint8_t)d, .rank = (uint8_t)rank, .dim = {d0, d1}};
}

/* The argument's buffer. */
static inline uint32_t
make_argument(maker *m, pop_shape type, bool donated)
{
	uint32_t i = m->p.narg++;
	uint32_t b =
		make_buffer(m, POP_WHERE_ARG, (uint64_t)pop_shape_bytes(&type));

	assert(i < MAKE_MAX_PORTS);
	m->buffer[b].index = i;
	m->arg[i] = (pop_argument){
		.type = type, .buffer = b, .alias = -1, .donated = donated};
	return b;
}

static inline void
make_result(maker *m, pop_shape type, uint32_t buffer)
{
	assert(m->p.nresult < MAKE_MAX_PORTS);
	m->result[m->p.nresult++] =
		(pop_result){.type = type, .buffer = buffer};
}

/* A region of the steps that are made until make_region_end(). */
static inline uint32_t
make_region(maker *m)
{
	uint32_t i = m->p.nregion++;

	assert(i < MAKE_MAX_REGIONS);
	m->region[i].first = m->p.nstep;
	return i;
}

static inline void
make_region_end(maker *m, uint32_t region)
{
	m->region[region].count = m->p.nstep - m->region[region].first;
}

static inline pop_step *
make_step(maker *m, pop_step_kind kind, unsigned ndim, const int64_t *extent)
{
	uint32_t i = m->p.nstep++;
	pop_step *s = &m->step[i];

	assert(i < MAKE_MAX_STEPS);
	s->kind = (uint8_t)kind;
	s->ndim = (uint8_t)ndim;
	for (unsigned d = 0; d < ndim; d++)
		s->extent[d] = extent[d];
	s->view = m->view[i];
	s->stage = m->stage[i];
	s->param = m->param[i];
	s->region = m->child[i];
	return s;
}

static inline pop_view *
make_view(pop_step *s, uint32_t buffer, pop_dtype d, int64_t base,
	const int64_t *stride)
{
	pop_view *v = &s->view[s->nview++];

	assert(s->nview <= MAKE_MAX_VIEWS);
	v->buffer = buffer;
	v->dtype = (uint8_t)d;
	v->base = base;
	for (unsigned i = 0; stride && i < s->ndim; i++)
		v->stride[i] = stride[i];
	return v;
}

static inline void
make_dyn(maker *m, pop_view *v, uint32_t buffer, pop_dtype d, int64_t max,
	int64_t stride)
{
	pop_dyn *at = NULL;

	for (unsigned i = 0; i < MAKE_MAX_STEPS && !at; i++)
		if (!m->dyn[i].dtype)
			at = &m->dyn[i];
	assert(at && !v->ndyn);
	*at = (pop_dyn){.buffer = buffer,
		.dtype = (uint8_t)d,
		.max = max,
		.stride = stride};
	v->dyn = at;
	v->ndyn = 1;
}

static inline void
make_params(pop_step *s, unsigned n, const int64_t *v)
{
	for (unsigned i = 0; i < n; i++)
		s->param[s->nparam++] = v[i];
	assert(s->nparam <= MAKE_MAX_PARAMS);
}

/* n parameters: make_params(s, MAKE_LIST(1, 2, 3)). */
#define MAKE_LIST(...)                                        \
	(sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t)), \
		(const int64_t[])                             \
	{                                                     \
		__VA_ARGS__                                   \
	}

static inline pop_stage *
make_stage(maker *m, pop_step *s, pop_stage_kind kind)
{
	uint32_t i = s->nstage++;

	assert(i < MAKE_MAX_STAGES);
	s->stage[i].kind = (uint8_t)kind;
	s->stage[i].code = m->code[s - m->step][i];
	return &s->stage[i];
}

/* The instruction's register. */
static inline uint16_t
make_ins(pop_stage *s, pop_ins_op op, pop_class cls, uint64_t imm, uint16_t a,
	uint16_t b)
{
	uint32_t i = s->ncode++;

	assert(i < MAKE_MAX_CODE);
	s->code[i] = (pop_ins){.op = (uint8_t)op,
		.cls = (uint8_t)cls,
		.a = a,
		.b = b,
		.imm = imm};
	return (uint16_t)i;
}

/* An elementwise step over n elements: out = op(a, b), dense. */
static inline pop_step *
make_binary(maker *m, pop_ins_op op, pop_dtype d, int64_t n, uint32_t a,
	uint32_t b, uint32_t out)
{
	const int64_t one = 1;
	pop_class cls = pop_class_of(d);
	pop_step *s = make_step(m, POP_STEP_LOOP, 1, &n);
	pop_stage *g = make_stage(m, s, POP_STAGE_MAP);
	uint16_t x, y;

	make_params(s, MAKE_LIST(POP_LOOP_ROWS, 1, 0, 0, 0));
	make_view(s, a, d, 0, &one);
	make_view(s, b, d, 0, &one);
	make_view(s, out, d, 0, &one);
	x = make_ins(g, POP_INS_LOAD, cls, 0, 0, 0);
	y = make_ins(g, POP_INS_LOAD, cls, 1, 0, 0);
	make_ins(g, POP_INS_STORE,
		pop_ins_info_of[op].result == 'B' ? POP_CLASS_B : cls, 2,
		make_ins(g, op, cls, 0, x, y), 0);
	if (pop_ins_info_of[op].result == 'B')
		s->view[2].dtype = POP_DT_I1;
	return s;
}

#endif
