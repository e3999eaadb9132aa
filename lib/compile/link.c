/*
 * Custom calls become calls of the functions that custom ops give them; those
 * without one but with a public meaning become ops.
 *
 * A file is read once, when the first call asks for it, and its own custom
 * calls are looked at before the next, so that custom ops may use each other,
 * but not themselves.  All calls are checked while messages have the places of
 * their files; only then do the files' functions move into the graph.
 */

#include <string.h>

#include "lib/base/plural.h"
#include "lib/compile/compile_int.h"
#include "lib/import/import.h"
#include "lib/import/known.h"

/* A name that no reader can have made by chance: "custom_op:TARGET/". */
#define PREFIX "custom_op:"

static int
shown(pop_str s)
{
	return s.len < 100 ? (int)s.len : 100;
}

/* Of JAX, on any platform, partitioned or not. */
static bool
is_callback(pop_str t)
{
	static const char *const name[] = {"xla_python_cpu_callback",
		"xla_python_gpu_callback", "xla_ffi_python_cpu_callback",
		"xla_ffi_python_gpu_callback",
		"xla_ffi_partitioned_python_cpu_callback",
		"xla_ffi_partitioned_python_gpu_callback",
		"xla_buffer_python_cpu_callback",
		"xla_buffer_python_gpu_callback"};

	for (size_t i = 0; i < sizeof(name) / sizeof(name[0]); i++)
		if (pop_str_is(t, name[i]))
			return true;
	return false;
}

static pop_status
refuse(const pop_graph *g, const pop_compile_request *r, const pop_op *op,
	pop_err *err)
{
	pop_str t = pop_attr_text(op, POP_ATTR_TARGET);
	char place[POP_LOC_TEXT];

	if (r->pre_compile)
		return pop_fail(err, POP_E_REFUSED,
			"%s%s IPU devices have been configured for "
			"pre-compilation, however the program contains custom "
			"user operation %.*s which cannot be safely "
			"pre-compiled. If it is safe to pre-compile these "
			"Custom User operations, please set the 'is_hashable' "
			"attribute to 'true' in the operations metadata "
			"function. Here: give its meaning as data with "
			"--custom-op=%.*s=FILE",
			g->file, pop_loc_print(place, op->loc), shown(t), t.ptr,
			shown(t), t.ptr);
	if (is_callback(t))
		return pop_op_fail(g, op, err,
			"custom call @%.*s calls back into the Python process "
			"that made the graph (jax.pure_callback, io_callback, "
			"jax.debug.print and the like); there is none when an "
			"executable runs: lower the function without it, or "
			"give its meaning with --custom-op=%.*s=FILE",
			shown(t), t.ptr, shown(t), t.ptr);
	return pop_op_fail(g, op, err,
		"custom call @%.*s is not known, its code is not part of the "
		"graph; --custom-op=%.*s=FILE takes its meaning from a graph "
		"file",
		shown(t), t.ptr, shown(t), t.ptr);
}

static uint32_t
find(const pop_compile_request *r, pop_str target)
{
	uint32_t i = 0;

	while (i < r->ncustom && !pop_str_eq(r->custom[i].target, target))
		i++;
	return i;
}

/* The name before all of a custom op's functions. */
static pop_str
prefix_of(pop_arena *a, pop_str target)
{
	size_t n = strlen(PREFIX) + target.len + 1;
	char *p = pop_arena_alloc(a, n + 1);

	memcpy(p, PREFIX, strlen(PREFIX));
	memcpy(p + strlen(PREFIX), target.ptr, target.len);
	p[n - 1] = '/';
	p[n] = '\0';
	return (pop_str){p, n};
}

/* The prefix must be free: a graph may name its functions as it likes. */
static pop_status
check_free(const pop_graph *g, pop_str prefix, pop_err *err)
{
	for (uint32_t i = 0; i < g->nfunc; i++)
		if (pop_str_has_prefix(g->func[i]->name, prefix.ptr))
			return pop_fail(err, POP_E_INPUT,
				"%s: the name of function @%.*s is taken by a "
				"custom op, rename it",
				g->file, shown(g->func[i]->name),
				g->func[i]->name.ptr);
	return POP_OK;
}

/* What a file gives: its graph, and where its entry was. */
typedef struct meaning {
	pop_graph *graph;
	bool reading; /* its calls are being checked */
	char place[POP_LOC_TEXT];
} meaning;

struct linker {
	pop_graph *g;
	const pop_compile_request *r;
	meaning *made; /* as r->custom */
	bool open;
};

static pop_status check_calls(struct linker *l, pop_graph *h, pop_err *err);

static pop_status
check_entry(const pop_graph *h, pop_err *err)
{
	char place[POP_LOC_TEXT], type[POP_SHAPE_TEXT];
	const pop_func *f = h->main;

	if (!f)
		return pop_fail(err, POP_E_INPUT,
			"%s: has no entry function; a custom op is the "
			"function @main of its file",
			h->file);
	for (uint32_t i = 0; i < f->body->narg; i++)
		if (!pop_shape_is_static(f->body->arg[i]->type))
			return pop_fail(err, POP_E_INPUT,
				"%s%s argument %u of @%.*s is %.150s; those of "
				"a custom op have known sizes",
				h->file, pop_loc_print(place, f->loc), i,
				shown(f->name), f->name.ptr,
				pop_shape_print(type, f->body->arg[i]->type));
	return POP_OK;
}

/* A custom call that no file is given for: an op that we know or, unless
 * open, refused. */
static pop_status
link_known(const struct linker *l, pop_graph *h, pop_op *op, pop_err *err)
{
	bool known;

	if (l->open)
		return POP_OK;
	POP_TRY(pop_known_call(h, op, &known, err));
	return known ? POP_OK : refuse(h, l->r, op, err);
}

static pop_status
read_meaning(struct linker *l, uint32_t k, pop_err *err)
{
	const pop_custom_op *c = &l->r->custom[k];
	pop_import_source src = {.file = c->file, .data = c->data, .n = c->n};
	meaning *m = &l->made[k];
	pop_graph *h;

	POP_TRY(pop_import(&h, l->g->arena, &src, err));
	POP_TRY(check_entry(h, err));
	POP_TRY(pop_graph_verify(h, err));
	*m = (meaning){.graph = h, .reading = true};
	pop_loc_print(m->place, h->main->loc);
	POP_TRY(check_calls(l, h, err));
	m->reading = false;
	return POP_OK;
}

/* Do the operands fit?  Results are left to the verifier. */
static pop_status
check_call(const pop_graph *g, const pop_op *op, const meaning *m,
	const char *file, pop_err *err)
{
	const pop_block *to = m->graph->main->body;
	char got[POP_SHAPE_TEXT], want[POP_SHAPE_TEXT];

	if (op->narg != to->narg)
		return pop_op_fail(g, op, err,
			"got %u operand%s, expected %u (%.100s%s @main)",
			op->narg, pop_plural(op->narg), to->narg, file,
			m->place);
	for (uint32_t i = 0; i < op->narg; i++)
		if (!pop_shape_compatible(op->arg[i]->type, to->arg[i]->type))
			return pop_op_fail(g, op, err,
				"operand %u: got %.80s, expected %.80s "
				"(%.100s%s @main)",
				i, pop_shape_print(got, op->arg[i]->type),
				pop_shape_print(want, to->arg[i]->type), file,
				m->place);
	return POP_OK;
}

static void
become_call(pop_graph *g, pop_op *op, const pop_func *f)
{
	op->nattr = 0;
	pop_op_recode(g, op, POP_OP_CALL);
	pop_attr_set_text(g, op, POP_ATTR_CALLEE, f->name);
}

static pop_status
check_custom(struct linker *l, pop_graph *h, pop_op *op, pop_err *err)
{
	pop_str target = pop_attr_text(op, POP_ATTR_TARGET);
	uint32_t k = find(l->r, target);

	if (k == l->r->ncustom)
		return link_known(l, h, op, err);
	l->r->custom[k].used = true;
	if (l->made[k].reading)
		return pop_op_fail(h, op, err,
			"custom op %.*s, which this is a part of, calls itself",
			shown(target), target.ptr);
	if (!l->made[k].graph)
		POP_TRY(read_meaning(l, k, err));
	return check_call(h, op, &l->made[k], l->r->custom[k].file, err);
}

/* Those of h; those without a file become ops. */
static pop_status
check_calls(struct linker *l, pop_graph *h, pop_err *err)
{
	pop_walk w;

	for (uint32_t i = 0; i < h->nfunc; i++)
		for (pop_op *op = pop_walk_first(&w, h->func[i]->body); op;
			op = pop_walk_next(&w))
			if (op->code == POP_OP_CUSTOM_CALL)
				POP_TRY(check_custom(l, h, op, err));
	pop_graph_resolve(h);
	return POP_OK;
}

/* What was read becomes part of the graph. */
static pop_status
adopt(const struct linker *l, pop_err *err)
{
	for (uint32_t k = 0; k < l->r->ncustom; k++) {
		pop_str prefix = prefix_of(l->g->arena, l->r->custom[k].target);

		if (!l->made[k].graph)
			continue;
		POP_TRY(check_free(l->g, prefix, err));
		pop_graph_adopt(l->g, l->made[k].graph, prefix);
	}
	return POP_OK;
}

static void
link_calls(const struct linker *l)
{
	pop_walk w;
	uint32_t k;

	for (uint32_t i = 0; i < l->g->nfunc; i++)
		for (pop_op *op = pop_walk_first(&w, l->g->func[i]->body); op;
			op = pop_walk_next(&w)) {
			if (op->code != POP_OP_CUSTOM_CALL)
				continue;
			k = find(l->r, pop_attr_text(op, POP_ATTR_TARGET));
			if (k < l->r->ncustom)
				become_call(l->g, op, l->made[k].graph->main);
		}
	pop_graph_resolve(l->g);
}

pop_status
pop_link_graph(
	pop_graph *g, const pop_compile_request *r, bool open, pop_err *err)
{
	struct linker l = {.g = g,
		.r = r,
		.made = POP_NEWN(g->arena, meaning, r->ncustom),
		.open = open};

	POP_TRY(check_calls(&l, g, err));
	POP_TRY(adopt(&l, err));
	link_calls(&l);
	return POP_OK;
}
