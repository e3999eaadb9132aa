/*
 * Where a program changes between the view of the whole and that of one
 * device: Shardy's manual computations, and custom calls that say the same.
 * Everything else that speaks of shardings leaves values as they are.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

static pop_meshes *
meshes(pop_mlir *m)
{
	m->meshes.by_name.arena = m->arena;
	return &m->meshes;
}

pop_status
pop_mlir_add_mesh(
	pop_mlir *m, const char *at, pop_str name, pop_mlir_range text)
{
	const char *bad = pop_mesh_add(meshes(m), name,
		(pop_str){text.at, (size_t)(text.end - text.at)});

	if (!bad)
		return POP_OK;
	return pop_mlir_fail(
		m, at, "sdy.mesh @%.*s: %s", POP_STR_ARG(name), bad);
}

pop_status
pop_mlir_mesh_of(pop_mlir *m, const char *at, pop_mlir_dict *d)
{
	pop_str name = POP_STR("");
	pop_mlir_range text;

	if (!pop_mlir_has(d, "mesh"))
		return POP_OK;
	POP_TRY(pop_mlir_get_text(m, d, "sym_name", &name));
	POP_TRY(pop_mlir_resolve(m, pop_mlir_find(d, "mesh"), &text));
	return pop_mlir_add_mesh(m, at, name, text);
}

pop_status
pop_mlir_add_meshes(pop_mlir *m, const char *at, pop_str text)
{
	const char *bad = text.len ? pop_mesh_add_all(meshes(m), text) : NULL;

	return bad ? pop_mlir_fail(m, at, "xla.sdy.meshes: %s", bad) : POP_OK;
}

pop_status
pop_mlir_frontend_meshes(pop_mlir *m, pop_mlir_dict *module)
{
	pop_str text = POP_STR("");
	pop_mlir_dict d = {0};

	POP_TRY(pop_mlir_get_dict(m, module, "mhlo.frontend_attributes", &d));
	POP_TRY(pop_mlir_get_text(m, &d, "xla.sdy.meshes", &text));
	return pop_mlir_add_meshes(m, m->ptr, text);
}

static pop_status
misfit(pop_mlir *m, const pop_mlir_op *o, const char *what, uint32_t i,
	const pop_shape *all, const pop_shape *part)
{
	char whole[POP_SHAPE_TEXT + 16], local[POP_SHAPE_TEXT + 16];

	return pop_mlir_fail(m, o->at,
		"%.*s: %s %u is %s, its part on a device %s, which is not what "
		"its sharding says",
		POP_STR_ARG(o->name), what, i, pop_mlir_type_text(whole, all),
		pop_mlir_type_text(local, part));
}

static pop_status
bad_sharding(pop_mlir *m, const pop_mlir_op *o, const char *text)
{
	return pop_mlir_fail(
		m, o->at, "%.*s: sharding: %s", POP_STR_ARG(o->name), text);
}

/* The attribute's text, "" if it is absent. */
static pop_status
text_of(pop_mlir *m, pop_mlir_dict *d, const char *name, pop_str *out)
{
	pop_mlir_named *a = pop_mlir_find(d, name);
	pop_mlir_range r;

	*out = POP_STR("");
	if (!a)
		return POP_OK;
	a->used = true;
	POP_TRY(pop_mlir_resolve(m, a, &r));
	*out = (pop_str){r.at, (size_t)(r.end - r.at)};
	return POP_OK;
}

/* One value into or out of the view of a device, by axes. */
static pop_status
cross(pop_mlir *m, pop_mlir_op *o, pop_value **v, const pop_shape *to,
	uint32_t i, pop_str shardings, pop_str manual, bool in)
{
	pop_shard s = {0};
	pop_value *out;
	const char *bad;

	bad = pop_shard_of_axes(&s, meshes(m), shardings, i, manual, to->rank);
	if (bad)
		return bad_sharding(m, o, bad);
	out = in ? pop_shard_split(o->block, o->loc, *v, &s, to)
		 : pop_shard_join(o->block, o->loc, *v, &s, to);
	if (!out)
		return in ? misfit(m, o, "operand", i, (*v)->type, to)
			  : misfit(m, o, "result", i, to, (*v)->type);
	*v = out;
	return POP_OK;
}

/* named_computation has no manual axes, so its body has the outer view. */
pop_status
pop_mlir_build_manual(pop_mlir *m, pop_mlir_op *o)
{
	pop_str in, out, manual;
	pop_block *b;
	pop_value **arg = POP_NEWN(m->arena, pop_value *, o->arg.n);
	bool cut;

	POP_TRY(text_of(m, &o->attr, "in_shardings", &in));
	POP_TRY(text_of(m, &o->attr, "out_shardings", &out));
	POP_TRY(text_of(m, &o->attr, "manual_axes", &manual));
	cut = memchr(manual.ptr ? manual.ptr : "", '"', manual.len) != NULL;
	if (o->region.n != 1 || o->region.v[0]->narg != o->arg.n)
		return pop_mlir_fail(m, o->at,
			"%.*s: expected a region with an argument for each "
			"operand",
			POP_STR_ARG(o->name));
	b = o->region.v[0];
	for (uint32_t i = 0; i < o->arg.n; i++) {
		arg[i] = o->arg.v[i];
		if (cut)
			POP_TRY(cross(m, o, &arg[i], b->arg[i]->type, i, in,
				manual, true));
	}
	POP_TRY(pop_mlir_inline_region(m, o, arg, o->arg.n));
	if (o->result.n != o->type.n)
		return pop_mlir_fail(m, o->at,
			"%.*s: %u results, but the body returns %u",
			POP_STR_ARG(o->name), o->type.n, o->result.n);
	for (uint32_t i = 0; i < o->type.n; i++) {
		if (cut)
			POP_TRY(cross(m, o, &o->result.v[i], &o->type.v[i], i,
				out, manual, false));
		else if (!pop_shape_eq(&o->type.v[i], o->result.v[i]->type))
			return misfit(m, o, "result", i, &o->type.v[i],
				o->result.v[i]->type);
	}
	return POP_OK;
}

/* Operations on how values lie. */
pop_status
pop_mlir_build_sharding(pop_mlir *m, pop_mlir_op *o)
{
	for (uint32_t i = 0; i < o->attr.n; i++)
		o->attr.v[i].used = true;
	return pop_mlir_build_identity(m, o);
}

pop_status
pop_mlir_build_sharding_group(pop_mlir *m, pop_mlir_op *o)
{
	return pop_mlir_want(m, o, 1, 0);
}

/* ---- Custom calls. */

/* Shardy's, in attributes that travel beside an op. */
static pop_status
frontend(pop_mlir *m, pop_mlir_op *o, pop_mlir_dict *d)
{
	POP_TRY(pop_mlir_get_dict(m, &o->attr, "mhlo.frontend_attributes", d));
	return POP_OK;
}

static pop_status
cross_all(pop_mlir *m, pop_mlir_op *o, const char *name, bool in)
{
	pop_str shardings = POP_STR(""), manual = POP_STR("");
	pop_mlir_dict d = {0};

	POP_TRY(pop_mlir_want(m, o, o->type.n, o->type.n));
	POP_TRY(frontend(m, o, &d));
	POP_TRY(pop_mlir_get_text(m, &d, name, &shardings));
	POP_TRY(pop_mlir_get_text(m, &d, "xla.sdy.manual_axes", &manual));
	for (uint32_t i = 0; i < o->arg.n; i++) {
		pop_value *v = o->arg.v[i];

		POP_TRY(cross(
			m, o, &v, &o->type.v[i], i, shardings, manual, in));
		POP_MLIR_PUSH(m, &o->result, v);
	}
	return POP_OK;
}

pop_status
pop_mlir_custom_global_to_local(pop_mlir *m, pop_mlir_op *o)
{
	return cross_all(m, o, "xla.sdy.in_shardings", true);
}

pop_status
pop_mlir_custom_local_to_global(pop_mlir *m, pop_mlir_op *o)
{
	return cross_all(m, o, "xla.sdy.out_shardings", false);
}

/* The sharding is remembered for a call that changes to the view of a device
 * and has that sharding's value as its operand. */
pop_status
pop_mlir_custom_sharding(pop_mlir *m, pop_mlir_op *o)
{
	pop_str *text = POP_NEW(m->arena, pop_str);

	m->sharding.arena = m->arena;
	POP_TRY(pop_mlir_get_text(m, &o->attr, "mhlo.sharding", text));
	POP_TRY(pop_mlir_build_identity(m, o));
	for (uint32_t i = 0; i < o->arg.n && text->len; i++)
		*pop_intmap_at(&m->sharding, (uintptr_t)o->arg.v[i]) = text;
	return POP_OK;
}

static pop_status
cross_tiles(pop_mlir *m, pop_mlir_op *o, pop_str sharding, bool in)
{
	pop_graph *g = m->graph;
	pop_shard s = {0};
	const pop_shape *to;
	const char *bad;
	pop_value *v;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	to = &o->type.v[0];
	v = o->arg.v[0];
	bad = pop_shard_of_tiles(&s, m->arena, sharding,
		g->num_partitions * g->num_replicas, to->rank);
	if (bad)
		return bad_sharding(m, o, bad);
	v = in ? pop_shard_split(o->block, o->loc, v, &s, to)
	       : pop_shard_join(o->block, o->loc, v, &s, to);
	if (!v)
		return in ? misfit(m, o, "operand", 0, o->arg.v[0]->type, to)
			  : misfit(m, o, "result", 0, to, o->arg.v[0]->type);
	POP_MLIR_PUSH(m, &o->result, v);
	return POP_OK;
}

pop_status
pop_mlir_custom_full_to_shard(pop_mlir *m, pop_mlir_op *o)
{
	const pop_str *s = NULL;

	if (o->arg.n == 1)
		s = pop_intmap_find(&m->sharding, (uintptr_t)o->arg.v[0]);
	return cross_tiles(m, o, s ? *s : POP_STR("{replicated}"), true);
}

pop_status
pop_mlir_custom_shard_to_full(pop_mlir *m, pop_mlir_op *o)
{
	pop_str s = POP_STR("{replicated}");

	POP_TRY(pop_mlir_get_text(m, &o->attr, "mhlo.sharding", &s));
	return cross_tiles(m, o, s, false);
}
