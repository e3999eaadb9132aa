/*
 * The check of a whole program: ports and buffers, regions, exchanged buffers,
 * then step by step.  What each rule says is in poplar_exec(5), "CHECKED".
 */

#include <stdarg.h>
#include <stdio.h>

#include "lib/codelet/check_int.h"

/* Bytes of the arena or of the const section. */
static const uint64_t max_memory = UINT64_C(1) << 46;

pop_status
pop_check_fail(const pop_checker *c, char rule, const char *fmt, ...)
{
	char text[320];
	const char *name = NULL;
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	if (!c->step)
		return pop_fail(
			c->err, POP_E_CORRUPT, "%s [rule %c]", text, rule);
	if (c->step->kind < POP_STEP_LIMIT)
		name = pop_step_name[c->step->kind];
	return pop_fail(c->err, POP_E_CORRUPT, "step %u (%s): %s [rule %c]",
		c->at, name ? name : "?", text, rule);
}

static pop_status
check_limits(const pop_checker *c)
{
	const pop_program *p = c->p;

	if (p->nstep > POP_LIMIT_STEPS || p->nbuffer > POP_LIMIT_BUFFERS ||
		p->nregion > POP_LIMIT_REGIONS || p->narg > POP_LIMIT_PORTS ||
		p->nresult > POP_LIMIT_PORTS)
		return pop_check_fail(c, 'h', "too many parts");
	if (p->arena_bytes > max_memory || p->constant_bytes > max_memory)
		return pop_check_fail(c, 'h', "too much memory");
	return POP_OK;
}

static pop_status
check_buffer(const pop_checker *c, uint32_t i)
{
	const pop_program *p = c->p;
	const pop_buffer *b = &p->buffer[i];
	uint64_t room;

	switch (b->where) {
	case POP_WHERE_ARG:
		if (b->index >= p->narg || b->offset)
			return pop_check_fail(
				c, 'b', "buffer %u: no such argument", i);
		room = (uint64_t)pop_shape_bytes(&p->arg[b->index].type);
		break;
	case POP_WHERE_CONST:
		room = p->constant_bytes;
		break;
	case POP_WHERE_ARENA:
		room = p->arena_bytes;
		break;
	case POP_WHERE_SCRATCH:
		room = b->offset ? 0 : max_memory;
		break;
	default:
		return pop_check_fail(c, 'b', "buffer %u: is nowhere", i);
	}
	if (b->offset % POP_BUFFER_ALIGN)
		return pop_check_fail(c, 'b', "buffer %u: not aligned", i);
	if (b->offset > room || b->bytes > room - b->offset)
		return pop_check_fail(c, 'b',
			"buffer %u: %llu bytes at %llu of %llu", i,
			(unsigned long long)b->bytes,
			(unsigned long long)b->offset,
			(unsigned long long)room);
	return POP_OK;
}

static pop_status
check_shape(
	const pop_checker *c, const pop_shape *s, const char *what, uint32_t i)
{
	if (!s->dtype || s->dtype >= POP_DT_COUNT || !pop_shape_valid(s))
		return pop_check_fail(c, 'a', "%s %u: no such type", what, i);
	return POP_OK;
}

static bool
is_own_buffer(const pop_program *p, uint32_t arg)
{
	const pop_buffer *b = &p->buffer[p->arg[arg].buffer];

	return b->where == POP_WHERE_ARG && b->index == arg &&
	       b->bytes == (uint64_t)pop_shape_bytes(&p->arg[arg].type);
}

static bool
shares_result(const pop_program *p, const pop_argument *a)
{
	return a->alias >= 0 && (uint32_t)a->alias < p->nresult &&
	       pop_shape_bytes(&a->type) ==
		       pop_shape_bytes(&p->result[a->alias].type);
}

/* Types first: everything else is measured with them. */
static pop_status
check_types(const pop_checker *c)
{
	const pop_program *p = c->p;

	for (uint32_t i = 0; i < p->narg; i++)
		POP_TRY(check_shape(c, &p->arg[i].type, "argument", i));
	for (uint32_t i = 0; i < p->nresult; i++)
		POP_TRY(check_shape(c, &p->result[i].type, "result", i));
	return POP_OK;
}

static pop_status
check_arguments(const pop_checker *c)
{
	const pop_program *p = c->p;

	for (uint32_t i = 0; i < p->nbuffer; i++)
		POP_TRY(check_buffer(c, i));
	for (uint32_t i = 0; i < p->narg; i++) {
		const pop_argument *a = &p->arg[i];

		if (a->buffer >= p->nbuffer || !is_own_buffer(p, i))
			return pop_check_fail(c, 'a',
				"argument %u: buffer %u is not its own", i,
				a->buffer);
		if (a->alias != -1 && !shares_result(p, a))
			return pop_check_fail(c, 'a',
				"argument %u: no result %d to share with", i,
				(int)a->alias);
	}
	return POP_OK;
}

static pop_status
check_results(const pop_checker *c)
{
	const pop_program *p = c->p;

	for (uint32_t i = 0; i < p->nresult; i++) {
		const pop_result *r = &p->result[i];

		if (r->buffer >= p->nbuffer ||
			p->buffer[r->buffer].where == POP_WHERE_SCRATCH ||
			p->buffer[r->buffer].bytes !=
				(uint64_t)pop_shape_bytes(&r->type))
			return pop_check_fail(c, 'a',
				"result %u: buffer %u is not of its size, or "
				"in scratch",
				i, r->buffer);
	}
	return POP_OK;
}

/* The regions are a tree. */
static void
find_inside(pop_checker *c)
{
	const pop_program *p = c->p;

	c->inside = POP_NEWN(c->arena, bool, p->nstep);
	for (uint32_t i = 0; i < p->nstep; i++) {
		const pop_step *s = &p->step[i];
		const pop_region *r;

		if (s->kind != POP_STEP_STRIP)
			continue;
		for (uint32_t k = 0; k < s->nregion; k++) {
			r = &p->region[s->region[k]];
			for (uint32_t j = 0; j < r->count; j++)
				c->inside[r->first + j] = true;
		}
	}
}

static pop_status
check_body(void *arg, pop_err *err)
{
	pop_checker *c = arg;
	const pop_program *p = c->p;

	c->err = err;
	POP_TRY(check_limits(c));
	POP_TRY(check_types(c));
	POP_TRY(check_arguments(c));
	POP_TRY(check_results(c));
	POP_TRY(pop_check_regions(c));
	find_inside(c);
	POP_TRY(pop_check_groups(c));
	for (uint32_t i = 0; i < p->nstep; i++) {
		pop_arena_mark here = pop_arena_here(c->arena);

		c->at = i;
		c->step = &p->step[i];
		POP_TRY(pop_check_step(c));
		pop_arena_rewind(c->arena, here);
	}
	return POP_OK;
}

pop_status
pop_program_check(const pop_program *p, pop_err *err)
{
	pop_arena arena = {0};
	pop_checker c = {.p = p, .arena = &arena};
	pop_status st = pop_arena_run(&arena, check_body, &c, err);

	pop_arena_release(&arena);
	return st;
}
