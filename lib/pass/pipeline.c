/* The pass manager: the table of passes.def, and running it. */

#include "lib/pass/pass.h"

#include <string.h>

const pop_pass_info pop_pass_table[] = {
#define PASS(name, needs, makes, text) \
	{#name, pop_pass_##name, POP_FACT_##needs, POP_FACT_##makes, text},
#include "lib/pass/passes.def"
#undef PASS
	{NULL, NULL, 0, 0, NULL},
};

static const pop_pass_info *
find(const char *name, size_t n)
{
	for (const pop_pass_info *p = pop_pass_table; p->name; p++)
		if (strlen(p->name) == n && memcmp(p->name, name, n) == 0)
			return p;
	return NULL;
}

static pop_status
run_one(pop_graph *g, const pop_pass_info *p, const pop_pass_options *o,
	unsigned *facts, pop_err *err)
{
	if ((*facts & p->needs) != p->needs)
		return pop_fail(err, POP_E_USAGE,
			"pass '%s' needs calls to be inlined first", p->name);
	POP_TRY(p->run(g, err));
	*facts |= p->makes;
	if (o && o->after)
		o->after(o->arg, p->name, g);
	if (o && o->verify_each && pop_graph_verify(g, err) != POP_OK)
		return pop_wrap(
			err, POP_E_INTERNAL, "after pass '%s'", p->name);
	return POP_OK;
}

struct scratched {
	pop_graph *g;
	pop_pass_body *body;
	pop_arena arena;
};

static pop_status
run_body(void *arg, pop_err *err)
{
	struct scratched *s = arg;

	return s->body(s->g, &s->arena, err);
}

/* A run of the graph's arena within, so that this is come back to in any
 * case. */
static pop_status
run_both(void *arg, pop_err *err)
{
	struct scratched *s = arg;

	return pop_arena_run(s->g->arena, run_body, s, err);
}

pop_status
pop_pass_scratch(pop_graph *g, pop_pass_body *body, pop_err *err)
{
	struct scratched s = {.g = g, .body = body, .arena.lender = g->arena};
	pop_status st = pop_arena_run(&s.arena, run_both, &s, err);

	pop_arena_release(&s.arena);
	return st;
}

/* A graph without calls needs no inlining. */
static unsigned
facts_of(const pop_graph *g)
{
	if (g->nfunc != 1 || pop_graph_may_have(g, POP_OP_CALL))
		return POP_FACT_NONE;
	return POP_FACT_INLINED;
}

pop_status
pop_pass_run(pop_graph *g, const pop_pass_options *o, pop_err *err)
{
	const char *s = o ? o->only : NULL;
	unsigned facts = facts_of(g);

	POP_TRY(pop_graph_need_main(g, err));
	for (const pop_pass_info *p = pop_pass_table; !s && p->name; p++)
		POP_TRY(run_one(g, p, o, &facts, err));
	while (s && *s) {
		size_t n = strcspn(s, ",");
		const pop_pass_info *p = find(s, n);

		if (!p)
			return pop_fail(err, POP_E_USAGE,
				"no pass is named '%.*s'; see popc opt --list",
				(int)n, s);
		POP_TRY(run_one(g, p, o, &facts, err));
		s += n + (s[n] == ',');
	}
	return POP_OK;
}
