/* The stages of a compile, one line each. */

#include "lib/compile/compile.h"

#include <string.h>

#include "lib/base/clock.h"
#include "lib/compile/compile_int.h"
#include "lib/exe/exe.h"
#include "lib/gen/gen.h"
#include "lib/import/import.h"
#include "lib/pass/pass.h"

void
compile_phase(pop_compile_request *r, const char *name, uint64_t start)
{
	if (r->nphase < POP_MAX_PHASES)
		r->phase[r->nphase++] =
			(pop_phase){name, pop_clock_ns() - start};
}

/* ---- Reading. */

struct reading {
	pop_graph *g;
	pop_arena *a;
	pop_compile_request *r;
	const pop_import_source *src;
};

static pop_status
read_body(void *arg, pop_err *err)
{
	struct reading *b = arg;
	uint64_t t = pop_clock_ns();

	POP_TRY(pop_import(&b->g, b->a, b->src, err));
	compile_phase(b->r, "parse", t);
	t = pop_clock_ns();
	if (b->r->open)
		return pop_graph_verify_open(b->g, err);
	if (b->r->ngiven || pop_graph_is_open(b->g)) {
		POP_TRY(pop_link_graph(b->g, b->r, true, err));
		POP_TRY(pop_graph_verify_open(b->g, err));
		POP_TRY(pop_graph_refine(b->g, b->r->given, b->r->ngiven, err));
		compile_phase(b->r, "refine", t);
		t = pop_clock_ns();
	}
	POP_TRY(pop_link_graph(b->g, b->r, false, err));
	POP_TRY(pop_graph_verify(b->g, err));
	compile_phase(b->r, "verify", t);
	t = pop_clock_ns();
	pop_graph_normalize(b->g);
	pop_pass_settle_grid(b->g);
	compile_phase(b->r, "normalize", t);
	return POP_OK;
}

pop_status
pop_read_graph(pop_graph **out, pop_arena *a, pop_compile_request *r,
	const pop_import_source *src, pop_err *err)
{
	struct reading b = {NULL, a, r, src};

	POP_TRY(pop_arena_run(a, read_body, &b, err));
	*out = b.g;
	return POP_OK;
}

/* ---- Compiling. */

struct compiling {
	pop_program program;
	pop_arena *a;
	pop_compile_request *r;
	pop_graph *g;
	uint64_t last;
};

static void
after_pass(void *arg, const char *name, const pop_graph *g)
{
	struct compiling *b = arg;

	(void)g;
	compile_phase(b->r, name, b->last);
	b->last = pop_clock_ns();
}

static pop_status
compile_body(void *arg, pop_err *err)
{
	struct compiling *b = arg;
	pop_pass_options o = {.verify_each = b->r->verify_each,
		.after = after_pass,
		.arg = b};

	const bool flushes = compile_flushes(b->g, b->r->denormals);

	b->last = pop_clock_ns();
	POP_TRY(pop_pass_run(b->g, &o, err));
	/* From here one function, without calls, of materialised and fused
	 * ops. */
	if (b->r->schedule)
		pop_graph_dot(b->g, b->r->schedule);
	b->last = pop_clock_ns();
	POP_TRY(pop_gen(&b->program, b->a, b->g, err));
	b->program.flushes = flushes;
	/* From here nothing refers to the graph. */
	compile_phase(b->r, "gen", b->last);
	return POP_OK;
}

static void
fill_meta(pop_exe_meta *m, pop_exe_part part[POP_KEY_LIMIT + 1],
	const pop_compile_request *r, const pop_key *key)
{
	m->epoch = POP_COMPILER_EPOCH;
	m->key = key->key;
	m->check = key->check;
	m->target = r->target;
	m->options = r->options;
	m->part = part;
	for (int i = 1; i < POP_KEY_LIMIT; i++)
		part[m->npart++] = (pop_exe_part){
			pop_str_of(pop_key_part_name[i]), key->part[i]};
	part[m->npart++] = (pop_exe_part){
		POP_STR(POP_PART_SIGNATURE), key->graph.signature};
	part[m->npart++] =
		(pop_exe_part){POP_STR(POP_PART_SKETCH), key->graph.sketch};
	m->graph = key->graph.record;
}

pop_status
pop_compile(pop_buf *out, pop_arena *a, pop_compile_request *r, pop_graph *g,
	const pop_key *key, pop_err *err)
{
	struct compiling b = {.a = a, .r = r, .g = g};
	pop_exe_part part[POP_KEY_LIMIT + 1];
	pop_exe_meta meta = {0};
	uint64_t t;

	POP_TRY(pop_arena_run(a, compile_body, &b, err));
	fill_meta(&meta, part, r, key);
	t = pop_clock_ns();
	POP_TRY(pop_exe_write(&b.program, &meta, out, err));
	compile_phase(r, "write", t);
	return POP_OK;
}
