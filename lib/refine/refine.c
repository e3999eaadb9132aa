/*
 * The walk: functions, blocks, ops in order.  Each op of the source makes one
 * in a new function, with operands made before it; its result types are
 * inferred from them.  Source and outcome share the graph's arena; when all is
 * done the graph holds the new functions only.
 */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "lib/num/convert.h"
#include "lib/num/npy.h"
#include "lib/refine/refine_int.h"

static int
shown(pop_str name)
{
	return name.len < 100 ? (int)name.len : 100;
}

static pop_shape *
room(refiner *r, uint32_t n)
{
	if (n > r->cap) {
		r->cap = n < 16 ? 16 : 2 * n;
		r->out = POP_NEWN(r->g->arena, pop_shape, r->cap);
	}
	return r->out;
}

/* ---- One op. */

pop_op *
refine_emit(refiner *r, pop_block *to, const pop_op *op, pop_opcode code)
{
	pop_shape *type = room(r, op->nres);
	pop_op *made;

	for (uint32_t i = 0; i < op->nres; i++)
		type[i] = *op->res[i].type;
	made = pop_op_new(
		r->g, code, op->narg, op->nres, type, op->nregion, op->loc);
	for (uint32_t i = 0; i < op->narg; i++)
		made->arg[i] = refine_made(op->arg[i]);
	pop_attrs_copy_from(r->g, made, op);
	pop_block_append(to, made);
	return made;
}

void
refine_set(const pop_op *op, const pop_op *made)
{
	for (uint32_t i = 0; i < op->nres; i++)
		op->res[i].aux = &made->res[i];
}

/* Result i has type `is`, which the input may not contradict. */
static pop_status
settle(refiner *r, pop_op *op, uint32_t i, const pop_shape *is)
{
	pop_shape type = *op->res[i].type;
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

	if (!pop_shape_compatible(&type, is))
		return pop_op_fail(r->g, op, r->err,
			"result %u: got %.150s, expected %.150s", i,
			pop_shape_print(a, &type), pop_shape_print(b, is));
	pop_shape_merge(&type, is);
	op->res[i].type = pop_graph_type(r->g, &type);
	if (pop_shape_is_static(&type))
		return POP_OK;
	return pop_op_fail(r->g, op, r->err,
		"result %u: got %.200s, expected sizes that follow from those "
		"of the arguments",
		i, pop_shape_print(a, &type));
}

pop_status
refine_infer(refiner *r, pop_op *op)
{
	pop_shape *out = room(r, op->nres);

	POP_TRY(pop_op_infer(r->g, op, out, r->err));
	for (uint32_t i = 0; i < op->nres; i++)
		POP_TRY(settle(r, op, i, &out[i]));
	return POP_OK;
}

/* ---- Regions. */

/* An argument of `to` in place of `from`, of type `is`. */
static pop_status
argument(refiner *r, const pop_op *op, pop_block *to, pop_value *from,
	const pop_shape *is)
{
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

	if (!pop_shape_compatible(from->type, is))
		return pop_op_fail(r->g, op, r->err,
			"region argument %u: got %.150s, expected %.150s",
			from->index, pop_shape_print(a, from->type),
			pop_shape_print(b, is));
	if (!pop_shape_is_static(is))
		return pop_op_fail(r->g, op, r->err,
			"region argument %u: got %.200s, expected known "
			"dimensions",
			from->index, pop_shape_print(a, is));
	from->aux = pop_block_add_arg(to, is);
	return POP_OK;
}

/* Bodies of reduce and the like: their arguments have the types they say. */
static pop_status
bodies(refiner *r, const pop_op *op, pop_op *made)
{
	for (uint32_t k = 0; k < op->nregion; k++) {
		const pop_block *from = op->region[k];
		pop_block *to = pop_block_new(made->block->func, made);

		made->region[k] = to;
		for (uint32_t i = 0; i < from->narg; i++)
			POP_TRY(argument(
				r, op, to, from->arg[i], from->arg[i]->type));
		POP_TRY(refine_block(r, from, to));
	}
	return POP_OK;
}

static pop_status
plain(refiner *r, const pop_op *op, pop_block *to)
{
	pop_op *made = refine_emit(r, to, op, op->code);

	POP_TRY(bodies(r, op, made));
	if (op->code == POP_OP_SCATTER)
		POP_TRY(refine_scatter(r, op, made));
	POP_TRY(refine_infer(r, made));
	refine_eval(r, made);
	if (op->code == POP_OP_OPTIMIZATION_BARRIER)
		for (uint32_t i = 0; i < op->nres; i++)
			made->res[i].aux = made->arg[i]->aux;
	refine_set(op, made);
	return POP_OK;
}

/* A carry that every turn hands on as it is. */
static bool
invariant(const pop_op *loop, uint32_t i)
{
	const pop_block *body = loop->region[1];

	return body->last->arg[i] == body->arg[i];
}

/* Carries keep the types they start with; the check of the op says so if they
 * do not.  What is known of an invariant one is known inside. */
static pop_status
loop(refiner *r, const pop_op *op, pop_block *to)
{
	pop_op *made = refine_emit(r, to, op, op->code);

	for (uint32_t k = 0; k < 2; k++) {
		const pop_block *from = op->region[k];
		pop_block *b = pop_block_new(to->func, made);

		made->region[k] = b;
		for (uint32_t i = 0; i < op->narg; i++) {
			POP_TRY(argument(
				r, op, b, from->arg[i], made->arg[i]->type));
			if (invariant(op, i))
				b->arg[i]->aux = made->arg[i]->aux;
		}
		POP_TRY(refine_block(r, from, b));
	}
	POP_TRY(refine_infer(r, made));
	for (uint32_t i = 0; i < op->nres; i++)
		if (invariant(op, i))
			made->res[i].aux = made->arg[i]->aux;
	refine_set(op, made);
	return POP_OK;
}

/* ---- Calls. */

/* What a function may know of an argument: integers that its key has room
 * for; the n they are, or -1. */
static int64_t
told(const pop_value *v, int64_t out[POP_MAX_RANK])
{
	const pop_dense *d = refine_known(v);
	int64_t n = d ? pop_shape_elements(v->type) : -1;

	if (n > POP_MAX_RANK || (d && !pop_dense_integers(d, (uint32_t)n, out)))
		return -1;
	return n;
}

/* The function and what its arguments are: types, and what is told. */
static pop_str
call_key(refiner *r, const pop_func *f, pop_value *const *arg, uint32_t n)
{
	enum { EACH = 2 + POP_MAX_RANK + 1 + POP_MAX_RANK };
	int64_t *key = POP_NEWN(r->g->arena, int64_t, 1 + (size_t)n * EACH);
	size_t len = 0;

	key[len++] = (int64_t)(uintptr_t)f;
	for (uint32_t i = 0; i < n; i++) {
		const pop_shape *s = arg[i]->type;
		int64_t count;

		key[len++] = s->dtype;
		key[len++] = s->rank;
		for (unsigned k = 0; k < s->rank; k++)
			key[len++] = s->dim[k];
		count = told(arg[i], &key[len + 1]);
		key[len++] = count;
		len += count > 0 ? (size_t)count : 0;
	}
	return (pop_str){(const char *)key, len * sizeof(*key)};
}

/* The source's name the first time, then others that no function has. */
static pop_str
fresh_name(refiner *r, pop_func *f)
{
	pop_str name = f->name;

	while (pop_func_find(r->g, name) ||
		(f->mark && pop_strmap_find(&r->source, name)))
		name = pop_str_of(pop_str_printf(r->g->arena, "%.*s.%u",
			shown(f->name), f->name.ptr, ++f->mark));
	f->mark += f->mark == 0;
	return name;
}

/* Body and results of `to` from those of `from`, whose arguments are made. */
static pop_status
fill(refiner *r, const pop_func *from, pop_func *to)
{
	const pop_op *ret;
	pop_shape *type = POP_NEWN(r->g->arena, pop_shape, from->nres);

	to->loc = from->loc;
	to->is_private = from->is_private;
	POP_TRY(refine_block(r, from->body, to->body));
	ret = to->body->last;
	for (uint32_t i = 0; i < from->nres; i++) {
		char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

		type[i] = *ret->arg[i]->type;
		if (!pop_shape_compatible(&type[i], &from->res_type[i]))
			return pop_op_fail(r->g, ret, r->err,
				"operand %u: got %.150s, expected %.150s", i,
				pop_shape_print(a, &type[i]),
				pop_shape_print(b, &from->res_type[i]));
	}
	pop_func_set_results(to, type, from->nres);
	for (uint32_t i = 0; i < from->nres; i++)
		to->res_port[i] = from->res_port[i];
	return POP_OK;
}

static pop_status
specialise(refiner *r, const pop_op *call, pop_func *f, pop_value *const *arg,
	refine_instance *t)
{
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];
	int64_t known[POP_MAX_RANK];

	t->busy = true;
	t->func = pop_func_new(r->g, fresh_name(r, f));
	for (uint32_t i = 0; i < f->body->narg; i++) {
		pop_value *v = f->body->arg[i], *to;

		if (!pop_shape_compatible(arg[i]->type, v->type))
			return pop_op_fail(r->g, call, r->err,
				"operand %u: got %.150s, expected %.150s", i,
				pop_shape_print(a, arg[i]->type),
				pop_shape_print(b, v->type));
		to = pop_block_add_arg(t->func->body, arg[i]->type);
		if (told(arg[i], known) >= 0)
			to->aux = arg[i]->aux;
		v->aux = to;
		t->func->arg_port[i] = f->arg_port[i];
	}
	POP_TRY(fill(r, f, t->func));
	t->known = POP_NEWN(r->g->arena, const pop_dense *, f->nres);
	for (uint32_t i = 0; i < f->nres; i++)
		t->known[i] = refine_known(t->func->body->last->arg[i]);
	t->busy = false;
	return POP_OK;
}

static pop_status
call(refiner *r, const pop_op *op, pop_block *to)
{
	pop_op *made = refine_emit(r, to, op, op->code);
	pop_func *f =
		pop_strmap_find(&r->source, pop_attr_text(op, POP_ATTR_CALLEE));
	void **at =
		pop_strmap_at(&r->done, call_key(r, f, made->arg, made->narg));
	refine_instance *t = *at;

	if (!t) {
		*at = t = POP_NEW(r->g->arena, refine_instance);
		POP_TRY(specialise(r, op, f, made->arg, t));
	} else if (t->busy) {
		return pop_op_fail(r->g, op, r->err,
			"callee: got @%.*s, which calls itself, expected no "
			"recursion",
			shown(f->name), f->name.ptr);
	}
	pop_attr_set_text(r->g, made, POP_ATTR_CALLEE, t->func->name);
	for (uint32_t i = 0; i < op->nres; i++) {
		POP_TRY(settle(r, made, i, &t->func->res_type[i]));
		made->res[i].aux = (void *)(uintptr_t)t->known[i];
	}
	refine_set(op, made);
	return POP_OK;
}

/* ---- Blocks. */

/* A convert that only said which dims are known: nothing is left of it. */
static bool
is_cast(const pop_op *op)
{
	const pop_shape *x = op->arg[0]->type, *y = op->res[0].type;

	return op->code == POP_OP_CONVERT && x->dtype == y->dtype &&
	       !pop_shape_eq(x, y);
}

static pop_status
cast(refiner *r, const pop_op *op)
{
	pop_value *x = refine_made(op->arg[0]);
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

	if (!pop_shape_compatible(x->type, op->res[0].type))
		return pop_op_fail(r->g, op, r->err,
			"result 0: got %.150s, expected %.150s",
			pop_shape_print(a, op->res[0].type),
			pop_shape_print(b, x->type));
	op->res[0].aux = x;
	return POP_OK;
}

static pop_status
one(refiner *r, const pop_op *op, pop_block *to)
{
	if (pop_op_info_of[op->code].traits & POP_TRAIT_DYNAMIC)
		return refine_lower(r, op, to);
	switch ((int)op->code) {
	case POP_OP_RETURN:
		refine_emit(r, to, op, op->code);
		return POP_OK;
	case POP_OP_WHILE:
		return loop(r, op, to);
	case POP_OP_CALL:
		return call(r, op, to);
	case POP_OP_CUSTOM_CALL:
		return refine_custom_call(r, op, to);
	case POP_OP_CONVERT:
		return is_cast(op) ? cast(r, op) : plain(r, op, to);
	default:
		return plain(r, op, to);
	}
}

pop_status
refine_block(refiner *r, const pop_block *from, pop_block *to)
{
	if (++r->depth > POP_LIMIT_REFINE_DEPTH)
		return pop_op_fail(r->g, from->first, r->err,
			"depth: got more than %d calls and regions inside one "
			"another, expected at most that",
			POP_LIMIT_REFINE_DEPTH);
	POP_FOR_EACH_OP(op, from) {
		if (++r->nop > r->most_ops)
			return pop_op_fail(r->g, op, r->err,
				"ops after specialisation: got more than "
				"%" PRIu64 ", expected at most that",
				r->most_ops);
		POP_TRY(one(r, op, to));
	}
	r->depth--;
	return POP_OK;
}

/* ---- The entry. */

static pop_status
usage(refiner *r, const pop_given *v, const char *what)
{
	return pop_fail(r->err, POP_E_USAGE, "%s: '%.*s': %s", r->g->file,
		shown(v->text), v->text.ptr, what);
}

/* Lists the arguments, as many as fit. */
static pop_status
no_argument(refiner *r, const pop_func *f, const pop_given *v)
{
	char list[300] = "";
	size_t n = 0;

	for (uint32_t k = 0; k < f->body->narg && n < sizeof(list) - 80; k++) {
		pop_str name = f->arg_port[k].name;

		n += (size_t)snprintf(list + n, sizeof(list) - n,
			name.len ? "%s%u ('%.*s')" : "%s%u", k ? ", " : "", k,
			name.len < 40 ? (int)name.len : 40,
			name.len ? name.ptr : "");
		if (n >= sizeof(list) - 80 && k + 1 < f->body->narg)
			n += (size_t)snprintf(
				list + n, sizeof(list) - n, ", ...");
	}
	return pop_fail(r->err, POP_E_USAGE,
		"%s: '%.*s': the graph has no such argument; its arguments: %s",
		r->g->file, shown(v->text), v->text.ptr, n ? list : "none");
}

/* By name or by number; -1: none. */
static int64_t
find_argument(const pop_func *f, pop_str name)
{
	uint32_t n = f->body->narg;
	int64_t i;

	for (uint32_t k = 0; k < n; k++)
		if (f->arg_port[k].name.len &&
			pop_str_eq(f->arg_port[k].name, name))
			return k;
	i = pop_npz_number(name);
	return i < n ? i : -1;
}

/* What is given for each argument, or NULL. */
static pop_status
assign(refiner *r, const pop_func *f, const pop_given *given, uint32_t n,
	const pop_given **of)
{
	for (uint32_t k = 0; k < n; k++) {
		int64_t i = find_argument(f, given[k].arg);

		if (i < 0)
			return no_argument(r, f, &given[k]);
		if (of[i])
			return usage(r, &given[k],
				"this argument is given a second time");
		of[i] = &given[k];
	}
	return POP_OK;
}

/* Is it one integer that is given its value? */
static bool
is_value(const pop_shape *type, const pop_given *v)
{
	return v && v->is_number && type->rank == 0 &&
	       pop_dtype_is_int((pop_dtype)type->dtype);
}

static pop_status
constant_argument(refiner *r, const pop_given *v, pop_value *from, pop_func *to)
{
	pop_dtype d = (pop_dtype)from->type->dtype;
	unsigned char bits[16] = {0};
	pop_value *c;

	pop_store_int(d, bits, (uint64_t)v->type.dim[0]);
	if ((int64_t)pop_load_int(d, bits) != v->type.dim[0])
		return usage(r, v, "the value does not fit the argument");
	c = pop_build_constant(to->body, NULL, from->type, bits, true);
	refine_eval(r, c->def);
	from->aux = c;
	return POP_OK;
}

static int64_t
guess(int64_t dim)
{
	int64_t bound = pop_dim_bound(dim);

	return dim >= 0 ? dim : bound >= 0 && bound < 8 ? bound : 8;
}

/* "8x4" for ?x4xf32. */
static const char *
example(refiner *r, const pop_shape *s)
{
	const char *text = "";

	for (unsigned i = 0; i < s->rank; i++)
		text = pop_str_printf(r->g->arena, "%s%s%lld", text,
			i ? "x" : "", (long long)guess(s->dim[i]));
	return text;
}

static pop_status
unknown_argument(refiner *r, const pop_func *f, uint32_t i)
{
	const pop_shape *s = f->body->arg[i]->type;
	pop_str name = f->arg_port[i].name;
	char type[POP_SHAPE_TEXT], place[POP_LOC_TEXT];
	unsigned k = 0;

	while (s->dim[k] >= 0)
		k++;
	return pop_fail(r->err, POP_E_INPUT,
		"%s%s function @%.*s: argument %u%s%.*s%s: got %.100s, whose "
		"dimension %u is not known, expected its sizes, as --shape "
		"%u=%.80s, or for poprun --shape=inputs",
		r->g->file, pop_loc_print(place, f->loc), shown(f->name),
		f->name.ptr, i, name.len ? " (" : "", shown(name), name.ptr,
		name.len ? ")" : "", pop_shape_print(type, s), k, i,
		example(r, s));
}

/* Argument i of the entry. */
static pop_status
open_argument(refiner *r, const pop_func *f, uint32_t i, const pop_given *v,
	pop_func *to)
{
	pop_value *from = f->body->arg[i], *made;
	pop_shape type = *from->type, is;
	char text[POP_SHAPE_TEXT];

	if (is_value(&type, v))
		return constant_argument(r, v, from, to);
	if (v) {
		is = v->type;
		is.dtype = is.dtype ? is.dtype : type.dtype;
		if (!pop_shape_compatible(&type, &is))
			return pop_fail(r->err, POP_E_USAGE,
				"%s: '%.*s': the argument is %.100s",
				r->g->file, shown(v->text), v->text.ptr,
				pop_shape_print(text, &type));
		pop_shape_merge(&type, &is);
	}
	if (!pop_shape_is_static(&type))
		return unknown_argument(r, f, i);
	made = pop_block_add_arg(to->body, &type);
	to->arg_port[made->index] = f->arg_port[i];
	from->aux = made;
	return POP_OK;
}

static pop_status
entry(refiner *r, pop_func *f, const pop_given *given, uint32_t n)
{
	const pop_given **of =
		POP_NEWN(r->g->arena, const pop_given *, f->body->narg);
	pop_func *to;

	POP_TRY(assign(r, f, given, n, of));
	to = pop_func_new(r->g, fresh_name(r, f));
	r->g->main = to;
	for (uint32_t i = 0; i < f->body->narg; i++)
		POP_TRY(open_argument(r, f, i, of[i], to));
	return fill(r, f, to);
}

pop_status
pop_graph_refine(
	pop_graph *g, const pop_given *given, uint32_t ngiven, pop_err *err)
{
	pop_err own;
	refiner r = {.g = g, .source = g->by_name, .err = err ? err : &own};
	pop_func *main = g->main;

	if (!main)
		return pop_fail(err, POP_E_INPUT,
			"%s: the graph has no entry; expected @main or exactly "
			"one public function",
			g->file);
	r.done.arena = g->arena;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		g->func[i]->mark = 0;
		r.most_ops += POP_LIMIT_REFINE_GROWTH *
			      pop_func_count_ops(g->func[i]);
	}
	if (r.most_ops < POP_LIMIT_REFINE_OPS)
		r.most_ops = POP_LIMIT_REFINE_OPS;
	g->by_name = (pop_strmap){.arena = g->arena};
	g->func = NULL;
	g->nfunc = 0;
	g->scratched = true;
	return entry(&r, main, given, ngiven);
}
