/*
 * The module as a graph: entry, functions, regions, aliases.
 *
 * Computations are built where they are used, callees on demand, so their order
 * in the input does not matter.  A computation that is being built is busy;
 * meeting it again is a cycle.  The depth of that recursion has a limit, and
 * so has the number of ops, since a computation may be the region of many ops.
 */

#include <stdio.h>
#include <string.h>

#include "lib/import/hlo/build.h"

/* What rows without a builder have. */
#define pop_hlo_build_refused NULL

const pop_hlo_row pop_hlo_row_of[POP_HLO_OPCODES] = {
#define HLO(NAME, name, min, max, ncalled, build, CODE) \
	[POP_HLO_##NAME] = {                            \
		min, max, ncalled, pop_hlo_build_##build, POP_OP_##CODE},
#define ANY POP_ANY
#include "lib/import/hlo/hlo_ops.def"
#undef ANY
#undef HLO
};

#undef pop_hlo_build_refused

/* ---- Values and attributes. */

uint32_t
pop_hlo_count_leaves(const pop_hlo_instr *i, uint32_t from)
{
	uint32_t n = 0;

	for (; from < i->noperand; from++)
		n += i->operand[from]->shape->nleaf;
	return n;
}

void
pop_hlo_gather_leaves(const pop_hlo_instr *i, uint32_t from, pop_value **out)
{
	for (; from < i->noperand; from++) {
		uint32_t n = i->operand[from]->shape->nleaf;

		/* An op of no leaves has nowhere to put them. */
		if (!n)
			continue;
		memcpy(out, pop_hlo_leaves(i->operand[from]), n * sizeof(*out));
		out += n;
	}
}

static pop_status
wrong_type(pop_hlo *m, const pop_hlo_instr *i, const pop_shape *got,
	const pop_shape *want)
{
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

	return pop_hlo_instr_fail(m, i, "is %s, its shape says %s",
		pop_shape_print(a, got), pop_shape_print(b, want));
}

pop_status
pop_hlo_set_values(
	pop_hlo *m, pop_hlo_instr *i, pop_value *const *v, uint32_t n)
{
	if (n != i->shape->nleaf)
		return pop_hlo_instr_fail(m, i,
			"has %u arrays, its shape says %u", n, i->shape->nleaf);
	for (uint32_t k = 0; k < n; k++)
		if (!pop_shape_eq(v[k]->type, pop_hlo_type(i->shape, k)))
			return wrong_type(
				m, i, v[k]->type, pop_hlo_type(i->shape, k));
	if (n == 1) {
		i->value.one = v[0];
		return POP_OK;
	}
	i->value.many = POP_NEWN(m->scratch, pop_value *, n);
	if (n)
		memcpy(i->value.many, v, n * sizeof(*v));
	return POP_OK;
}

pop_op *
pop_hlo_emit(pop_hlo *m, pop_block *b, pop_hlo_instr *i, pop_opcode code,
	uint32_t nregion)
{
	uint32_t n = i->shape->nleaf;
	pop_op *op = pop_op_new(m->graph, code, pop_hlo_count_leaves(i, 0), 0,
		NULL, nregion, i->loc);

	op->nres = n;
	if (n)
		op->res = POP_NEWN(m->graph->arena, pop_value, n);
	if (n != 1)
		i->value.many = POP_NEWN(m->scratch, pop_value *, n);
	for (uint32_t k = 0; k < n; k++) {
		op->res[k].type =
			pop_graph_type(m->graph, pop_hlo_type(i->shape, k));
		op->res[k].def = op;
		op->res[k].index = k;
		if (n == 1)
			i->value.one = &op->res[k];
		else
			i->value.many[k] = &op->res[k];
	}
	pop_hlo_gather_leaves(i, 0, op->arg);
	for (uint32_t r = 0; r < nregion; r++)
		op->region[r] = pop_block_new(b->func, op);
	pop_block_append(b, op);
	return op;
}

const pop_hlo_attr *
pop_hlo_find(const pop_hlo_instr *i, pop_hlo_key key)
{
	for (unsigned k = 0; k < i->nattr; k++)
		if (i->attr[k].key == key)
			return &i->attr[k];
	return NULL;
}

int64_t
pop_hlo_get_int(const pop_hlo_instr *i, pop_hlo_key key, int64_t missing)
{
	const pop_hlo_attr *a = pop_hlo_find(i, key);

	return a ? a->i : missing;
}

pop_str
pop_hlo_get_text(const pop_hlo_instr *i, pop_hlo_key key)
{
	const pop_hlo_attr *a = pop_hlo_find(i, key);

	return a ? (pop_str){a->text, a->n} : POP_STR("");
}

const int64_t *
pop_hlo_get_ints(const pop_hlo_instr *i, pop_hlo_key key, uint32_t *n)
{
	const pop_hlo_attr *a = pop_hlo_find(i, key);

	*n = a ? a->n : 0;
	return a ? a->ints : NULL;
}

/* ---- Computations. */

uint32_t
pop_hlo_ncalled(const pop_hlo_instr *i)
{
	const pop_hlo_attr *a = pop_hlo_find(i, POP_HLO_KEY_CALLED);

	return a ? a->n : 0;
}

pop_hlo_comp *
pop_hlo_called(const pop_hlo_instr *i, uint32_t k)
{
	return pop_hlo_find(i, POP_HLO_KEY_CALLED)->called[k];
}

static pop_status
check_instr(pop_hlo *m, const pop_hlo_instr *i)
{
	const pop_hlo_row *row = &pop_hlo_row_of[i->code];
	uint32_t ncalled = pop_hlo_ncalled(i);
	bool many = row->max == POP_ANY;

	if ((int64_t)i->noperand < row->min ||
		(!many && (int64_t)i->noperand > row->max))
		return pop_hlo_instr_fail(m, i,
			"has %u operands, expected %d%s", i->noperand, row->min,
			many ? " or more" : "");
	if (row->ncalled != POP_ANY && (int64_t)ncalled != row->ncalled)
		return pop_hlo_instr_fail(m, i,
			"calls %u computations, expected %d", ncalled,
			row->ncalled);
	if (!row->build)
		return pop_hlo_instr_fail(m, i, "is not supported");
	if (m->nbuilt++ >=
		(uint64_t)m->nop * POP_HLO_LIMIT_USES + POP_HLO_LIMIT_USES_BASE)
		return pop_hlo_instr_fail(m, i,
			"computations are the regions of too many "
			"instructions, and of one another");
	return POP_OK;
}

static void
set_return(pop_hlo *m, pop_block *b, const pop_hlo_instr *root)
{
	pop_op *op = pop_op_new(m->graph, POP_OP_RETURN, root->shape->nleaf, 0,
		NULL, 0, root->loc);

	if (op->narg)
		memcpy(op->arg, pop_hlo_leaves(root),
			op->narg * sizeof(*op->arg));
	pop_block_append(b, op);
}

/* Parameters are bound already. */
static pop_status
build_body(pop_hlo *m, pop_block *b, pop_hlo_comp *c)
{
	for (pop_hlo_instr *i = c->first; i; i = i->next) {
		POP_TRY(check_instr(m, i));
		if (pop_hlo_get_int(i, POP_HLO_KEY_BEGINS, 0))
			POP_TRY(pop_hlo_start(m, b, i, i->code));
		else if (m->sized)
			POP_TRY(pop_hlo_build_used(m, b, i));
		else
			POP_TRY(pop_hlo_row_of[i->code].build(m, b, i));
	}
	return POP_OK;
}

static pop_status
wrong_count(pop_hlo *m, const pop_hlo_comp *c, uint32_t n)
{
	return pop_hlo_fail(m, c->loc,
		"computation %.*s takes another number of arrays than the %u "
		"that it is called with",
		POP_STR_ARG(c->name), n);
}

/* The computation's parameters become arguments of `b`, or stand for v[]. */
static pop_status
bind(pop_hlo *m, pop_block *b, pop_hlo_comp *c, pop_value *const *v, uint32_t n)
{
	uint32_t at = 0;

	for (uint32_t p = 0; p < c->nparam; p++) {
		pop_hlo_instr *i = c->param[p];
		uint32_t nleaf = i->shape->nleaf;

		if (nleaf != 1)
			i->value.many =
				POP_NEWN(m->scratch, pop_value *, nleaf);
		for (uint32_t k = 0; k < nleaf; k++, at++) {
			const pop_shape *type = pop_hlo_type(i->shape, k);
			pop_value *x;

			if (v && at >= n)
				return wrong_count(m, c, n);
			x = v ? v[at] : pop_block_add_arg(b, type);
			if (!pop_shape_eq(x->type, type))
				return wrong_type(m, i, x->type, type);
			if (nleaf == 1)
				i->value.one = x;
			else
				i->value.many[k] = x;
		}
	}
	return v && at != n ? wrong_count(m, c, n) : POP_OK;
}

static pop_status
enter(pop_hlo *m, const pop_hlo_instr *user, pop_hlo_comp *c)
{
	if (!c->first)
		return pop_hlo_instr_fail(m, user,
			"computation %.*s is not defined",
			POP_STR_ARG(c->name));
	if (c->busy)
		return pop_hlo_instr_fail(m, user,
			"computation %.*s calls itself", POP_STR_ARG(c->name));
	if (m->depth == POP_HLO_LIMIT_DEPTH)
		return pop_hlo_instr_fail(m, user,
			"more than %d computations call one another",
			POP_HLO_LIMIT_DEPTH);
	m->depth++;
	c->busy = true;
	return POP_OK;
}

static void
leave(pop_hlo *m, pop_hlo_comp *c)
{
	m->depth--;
	c->busy = false;
}

/* A name that no function has yet. */
static pop_str
free_name(pop_hlo *m, pop_str name)
{
	pop_str s = name;

	for (unsigned n = 2; pop_func_find(m->graph, s); n++) {
		s.ptr = pop_str_printf(
			m->scratch, "%.*s.%u", POP_STR_ARG(name), n);
		s.len = strlen(s.ptr);
	}
	return s;
}

static pop_func *
func_new(pop_hlo *m, pop_hlo_comp *c, pop_str name)
{
	const pop_hlo_shape *s = c->root->shape;
	pop_shape *type = POP_NEWN(m->scratch, pop_shape, s->nleaf);
	pop_func *f = pop_func_new(m->graph, name);

	for (uint32_t k = 0; k < s->nleaf; k++)
		type[k] = *pop_hlo_type(s, k);
	pop_func_set_results(f, type, s->nleaf);
	f->loc = c->loc;
	c->func = f;
	return f;
}

pop_status
pop_hlo_func(
	pop_hlo *m, const pop_hlo_instr *user, pop_hlo_comp *c, pop_func **out)
{
	if (!c->func) {
		POP_TRY(enter(m, user, c));
		func_new(m, c, free_name(m, c->name));
		c->func->is_private = true;
		POP_TRY(bind(m, c->func->body, c, NULL, 0));
		POP_TRY(build_body(m, c->func->body, c));
		set_return(m, c->func->body, c->root);
		leave(m, c);
		POP_TRY(pop_hlo_check_sizes(m, c, c->func->body));
	} else if (c->busy) {
		return enter(m, user, c);
	}
	*out = c->func;
	return POP_OK;
}

/* A region that calls the function of `c`. */
static pop_status
call_region(pop_hlo *m, const pop_hlo_instr *user, pop_hlo_comp *c,
	pop_block *b, pop_value *const *bound, uint32_t n)
{
	const pop_hlo_shape *s = c->root->shape;
	pop_op *ret, *call;
	pop_func *f;

	POP_TRY(pop_hlo_func(m, user, c, &f));
	if (bound && n != f->body->narg)
		return wrong_count(m, c, n);
	n = f->body->narg;
	call = pop_op_new(m->graph, POP_OP_CALL, n, 0, NULL, 0, user->loc);
	ret = pop_op_new(
		m->graph, POP_OP_RETURN, s->nleaf, 0, NULL, 0, user->loc);
	for (uint32_t k = 0; k < n; k++)
		call->arg[k] =
			bound ? bound[k]
			      : pop_block_add_arg(b, f->body->arg[k]->type);
	call->nres = s->nleaf;
	call->res = POP_NEWN(m->graph->arena, pop_value, s->nleaf);
	for (uint32_t k = 0; k < s->nleaf; k++) {
		call->res[k].type =
			pop_graph_type(m->graph, pop_hlo_type(s, k));
		call->res[k].def = call;
		call->res[k].index = k;
		ret->arg[k] = &call->res[k];
	}
	pop_attr_set_text(m->graph, call, POP_ATTR_CALLEE, f->name);
	pop_block_append(b, call);
	pop_block_append(b, ret);
	pop_hlo_use_as(call, f->body);
	return POP_OK;
}

pop_status
pop_hlo_body(pop_hlo *m, const pop_hlo_instr *user, pop_hlo_comp *c,
	pop_block *b, pop_value *const *v, uint32_t n)
{
	POP_TRY(enter(m, user, c));
	POP_TRY(bind(m, b, c, v, n));
	POP_TRY(build_body(m, b, c));
	leave(m, c);
	return POP_OK;
}

/* Are all of v[] used as a whole? */
static bool
all_whole(pop_value *const *v, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		if (v[k]->aux)
			return false;
	return true;
}

/* A long computation is built once; further uses call it. */
enum { LONG = 64 };

pop_status
pop_hlo_region(pop_hlo *m, const pop_hlo_instr *user, pop_hlo_comp *c,
	pop_block *b, pop_value *const *bound, uint32_t n)
{
	if (c->used && c->ninstr > LONG && !c->busy && !pop_hlo_has_bounds(c) &&
		(!m->sized || !bound || all_whole(bound, n))) {
		POP_TRY(call_region(m, user, c, b, bound, n));
	} else {
		c->used = true;
		POP_TRY(pop_hlo_body(m, user, c, b, bound, n));
		set_return(m, b, c->root);
	}
	return m->sized && !bound ? pop_hlo_check_whole(m, user, b) : POP_OK;
}

/* ---- The entry. */

/* Writers number names, x.1, and make names up: Arg_0, arg0, p0, param_0,
 * tmp_0. */
static pop_str
port_name(const pop_hlo_instr *i)
{
	static const char *const made_up[] = {"Arg_", "arg", "p", "param_",
		"parameter", "parameter_", "Parameter_", "tmp_"};
	pop_str s = {i->name, i->name_len};
	size_t n = s.len;

	while (n && s.ptr[n - 1] >= '0' && s.ptr[n - 1] <= '9')
		n--;
	if (n > 1 && n < s.len && s.ptr[n - 1] == '.')
		s.len = n - 1;
	n = s.len;
	while (n && s.ptr[n - 1] >= '0' && s.ptr[n - 1] <= '9')
		n--;
	for (size_t k = 0; k < sizeof(made_up) / sizeof(made_up[0]); k++)
		if (pop_str_is((pop_str){s.ptr, n}, made_up[k]))
			return POP_STR("");
	return s;
}

static void
name_ports(pop_hlo *m, pop_func *f, const pop_hlo_comp *c)
{
	uint32_t at = 0;

	for (uint32_t p = 0; p < c->nparam; p++) {
		const pop_hlo_instr *i = c->param[p];
		pop_str name = port_name(i);

		for (uint32_t k = 0; k < i->shape->nleaf; k++, at++)
			if (name.len && !i->shape->is_tuple)
				f->arg_port[at].name = (pop_str){
					pop_str_dup(m->arena, name), name.len};
	}
}

/* The leaf that `index` leads to from leaf *at on. */
static pop_status
find_leaf(pop_hlo *m, const pop_hlo_shape *s, const int64_t *index, uint32_t n,
	uint32_t *at)
{
	for (uint32_t k = 0; k < n; k++) {
		if (!s->is_tuple || index[k] < 0 || index[k] >= s->nelement)
			return pop_hlo_fail(m, m->alias_loc,
				"an alias of element %lld of %s",
				(long long)index[k],
				s->is_tuple ? "a tuple that has less"
					    : "what is no tuple");
		*at += s->first[index[k]];
		s = s->element[index[k]];
	}
	if (s->is_tuple)
		return pop_hlo_fail(
			m, m->alias_loc, "an alias of a whole tuple");
	return POP_OK;
}

static pop_status
set_alias(pop_hlo *m, const pop_hlo_comp *c, const pop_hlo_alias *a)
{
	uint32_t arg = 0, res = 0;
	pop_port *port;

	if (a->param < 0 || a->param >= c->nparam)
		return pop_hlo_fail(m, m->alias_loc,
			"an alias of parameter %lld, expected one of %u",
			(long long)a->param, c->nparam);
	for (int64_t p = 0; p < a->param; p++)
		arg += c->param[p]->shape->nleaf;
	POP_TRY(find_leaf(
		m, c->param[a->param]->shape, a->index, a->nindex, &arg));
	port = &c->func->arg_port[arg];
	if (!a->donor) {
		POP_TRY(find_leaf(
			m, c->root->shape, a->output, a->noutput, &res));
		if (port->alias_result >= 0)
			return pop_hlo_fail(m, m->alias_loc,
				"parameter %lld has two aliases",
				(long long)a->param);
		port->alias_result = (int32_t)res;
	}
	port->donated = true;
	return POP_OK;
}

pop_status
pop_hlo_build(pop_hlo *m)
{
	pop_hlo_comp *c = m->entry;

	m->graph->num_partitions = m->num_partitions;
	m->graph->num_replicas = m->num_replicas;
	c->busy = true;
	func_new(m, c, POP_STR("main"));
	POP_TRY(bind(m, c->func->body, c, NULL, 0));
	POP_TRY(build_body(m, c->func->body, c));
	set_return(m, c->func->body, c->root);
	if (m->sized)
		POP_TRY(pop_hlo_cut_results(m, c->func));
	name_ports(m, c->func, c);
	for (uint32_t k = 0; k < m->nalias; k++)
		POP_TRY(set_alias(m, c, &m->alias[k]));
	if (m->sized)
		pop_graph_clear_aux(m->graph);
	return POP_OK;
}
