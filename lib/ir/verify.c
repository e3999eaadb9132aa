/*
 * The verifier: structure here, the rules of each op in infer*.c.
 *
 * One walk per function in program order with a stack of open blocks.  A value
 * carries mark 1 while it can be seen: from its definition (for results: after
 * the op's regions) to the end of its block.  An operand without the mark is
 * defined below, in a sibling region or in another function.  Marks are
 * cleared when a block ends, so each op is looked at a constant number of
 * times.
 */

#include "lib/ir/ir_int.h"

enum { HIDDEN, VISIBLE };

typedef struct open_block {
	pop_block *block;
	pop_op *op;      /* next, or the one whose regions are being walked */
	uint32_t region; /* of op, next */
	bool begun;      /* op itself is checked */
} open_block;

typedef struct verifier {
	const pop_graph *g;
	pop_err *err;
	bool open;      /* unknown dims and DYNAMIC ops are allowed */
	pop_shape *out; /* room for inferred types */
	uint32_t cap;
	pop_arena scratch;
	open_block stack[POP_LIMIT_REGION_DEPTH + 1];
	uint32_t depth;
} verifier;

static pop_status
func_fail(const verifier *v, const pop_func *f, const char *what, int64_t got,
	const char *expected)
{
	int len = f->name.len < 100 ? (int)f->name.len : 100;
	char place[POP_LOC_TEXT];

	return pop_fail(v->err, POP_E_INPUT,
		"%s%s function @%.*s: %s: got %lld, expected %s", v->g->file,
		pop_loc_print(place, f->loc), len, f->name.ptr, what,
		(long long)got, expected);
}

/* ---- One op. */

static pop_status
check_attrs(const verifier *v, const pop_op *op)
{
	for (uint32_t i = 0; i < op->nattr; i++) {
		const pop_attr *a = &op->attr[i];

		if (a->key >= POP_ATTR_TABLE || !pop_attr_info_of[a->key].name)
			return pop_op_fail(v->g, op, v->err,
				"attribute %u: got number %u, expected a "
				"known one",
				i, a->key);
		if (i && (a[-1].key > a->key ||
				 (a[-1].key == a->key &&
					 a->key != POP_ATTR_OTHER)))
			return pop_op_fail(v->g, op, v->err,
				"attribute %s: got it after %s, expected "
				"ascending order without repeats",
				pop_attr_info_of[a->key].name,
				pop_attr_info_of[a[-1].key].name);
	}
	return POP_OK;
}

static pop_status
check_operands(const verifier *v, const pop_op *op)
{
	for (uint32_t i = 0; i < op->narg; i++) {
		if (!op->arg[i])
			return pop_op_fail(v->g, op, v->err,
				"operand %u: got none, expected a value", i);
		if (op->arg[i]->mark != VISIBLE)
			return pop_op_fail(v->g, op, v->err,
				"operand %u: got a value that is not defined "
				"above in this scope, expected one that is",
				i);
	}
	return POP_OK;
}

static pop_status
check_place(const verifier *v, const pop_op *op)
{
	bool ends = pop_op_info_of[op->code].traits & POP_TRAIT_TERMINATOR;

	if (ends && op->next)
		return pop_op_fail(v->g, op, v->err,
			"place: got an op behind it, expected the end of the "
			"block");
	if (!ends && !op->next)
		return pop_op_fail(v->g, op, v->err,
			"place: got the end of the block, expected return "
			"behind it");
	return POP_OK;
}

static pop_shape *
room(verifier *v, uint32_t n)
{
	if (n > v->cap) {
		v->cap = n < 16 ? 16 : n;
		v->out = POP_NEWN(&v->scratch, pop_shape, v->cap);
	}
	return v->out;
}

static pop_status
check_type(const verifier *v, const pop_check *c, const char *what, uint32_t i,
	const pop_shape *s)
{
	POP_TRY(pop_want_valid(c, what, (int)i, s));
	return v->open ? POP_OK : pop_want_static(c, what, (int)i, s);
}

static pop_status
check_op(verifier *v, const pop_op *op)
{
	const pop_check c = {v->g, op, NULL, v->err};
	pop_shape *out;

	if ((unsigned)op->code >= POP_OP_LIMIT ||
		!pop_op_info_of[op->code].name)
		return pop_op_fail(v->g, op, v->err,
			"opcode: got number %d, expected a known one",
			(int)op->code);
	POP_TRY(check_place(v, op));
	POP_TRY(check_attrs(v, op));
	POP_TRY(check_operands(v, op));
	if (!v->open && pop_op_info_of[op->code].traits & POP_TRAIT_DYNAMIC)
		return pop_op_fail(v->g, op, v->err,
			"got an op whose shape is known at run time only, "
			"expected a static one");
	for (uint32_t i = 0; i < op->nres; i++)
		POP_TRY(check_type(v, &c, "result", i, op->res[i].type));
	for (uint32_t r = 0; r < op->nregion; r++) {
		const pop_block *b = op->region[r];

		if (!b || !b->first)
			return pop_op_fail(v->g, op, v->err,
				"region %u: got no return, expected one at "
				"its end",
				r);
		for (uint32_t i = 0; i < b->narg; i++)
			POP_TRY(check_type(
				v, &c, "region argument", i, b->arg[i]->type));
	}
	out = room(v, op->nres);
	POP_TRY(pop_op_infer(v->g, op, out, v->err));
	for (uint32_t i = 0; i < op->nres; i++)
		POP_TRY(pop_want_type(
			&c, "result", (int)i, op->res[i].type, &out[i]));
	return POP_OK;
}

/* ---- Blocks. */

static void
enter(verifier *v, pop_block *b)
{
	open_block *t = &v->stack[v->depth++];

	t->block = b;
	t->op = b->first;
	t->region = 0;
	t->begun = false;
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->mark = VISIBLE;
}

static void
leave(verifier *v)
{
	pop_block *b = v->stack[--v->depth].block;

	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->mark = HIDDEN;
	POP_FOR_EACH_OP(op, b)
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].mark = HIDDEN;
}

static pop_status
check_body(verifier *v, pop_block *body)
{
	enter(v, body);
	while (v->depth) {
		open_block *t = &v->stack[v->depth - 1];
		pop_op *op = t->op;

		if (!op) {
			leave(v);
			continue;
		}
		if (!t->begun)
			POP_TRY(check_op(v, op));
		t->begun = true;
		if (t->region < op->nregion) {
			if (v->depth > POP_LIMIT_REGION_DEPTH)
				return pop_op_fail(v->g, op, v->err,
					"regions: got a depth above %d, "
					"expected at most that",
					POP_LIMIT_REGION_DEPTH);
			enter(v, op->region[t->region++]);
			continue;
		}
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].mark = VISIBLE;
		t->op = op->next;
		t->region = 0;
		t->begun = false;
	}
	return POP_OK;
}

/* ---- Functions. */

static pop_status
check_ports(verifier *v, const pop_func *f)
{
	unsigned char *taken = pop_arena_alloc(&v->scratch, f->nres);

	for (uint32_t i = 0; i < f->body->narg; i++) {
		int32_t to = f->arg_port[i].alias_result;
		const pop_shape *x = f->body->arg[i]->type;

		if (to == -1)
			continue;
		if (to < 0 || (uint32_t)to >= f->nres)
			return func_fail(v, f, "result aliased by an argument",
				to, "a result of the function");
		if (!pop_shape_compatible(x, &f->res_type[to])) {
			char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];
			char place[POP_LOC_TEXT];

			return pop_fail(v->err, POP_E_INPUT,
				"%s%s function @%.*s: argument %u "
				"aliased to result %d: got %.100s, expected "
				"%.100s",
				v->g->file, pop_loc_print(place, f->loc),
				f->name.len < 100 ? (int)f->name.len : 100,
				f->name.ptr, i, to, pop_shape_print(a, x),
				pop_shape_print(b, &f->res_type[to]));
		}
		if (taken[to])
			return func_fail(v, f,
				"result aliased by a second argument", to,
				"one argument per result");
		taken[to] = 1;
	}
	return POP_OK;
}

static bool
valid(const verifier *v, const pop_shape *s)
{
	return s->dtype > POP_DT_NONE && s->dtype < POP_DT_COUNT &&
	       (v->open ? pop_shape_valid_open(s) : pop_shape_valid(s));
}

static pop_status
check_func(verifier *v, const pop_func *f)
{
	for (uint32_t i = 0; i < f->body->narg; i++)
		if (!valid(v, f->body->arg[i]->type))
			return func_fail(v, f,
				"argument whose type is not valid", i,
				"a known element type and sizes of 0 and more");
	for (uint32_t i = 0; i < f->nres; i++)
		if (!valid(v, &f->res_type[i]))
			return func_fail(v, f, "result whose type is not valid",
				i,
				"a known element type and sizes of 0 and more");
	if (!f->body->first)
		return func_fail(v, f, "number of ops", 0, "at least return");
	POP_TRY(check_ports(v, f));
	return check_body(v, f->body);
}

/* Clears the marks of all values, also of those that are used but not in the
 * graph. */
static void
hide_all(const pop_func *f)
{
	pop_walk w;

	for (uint32_t i = 0; i < f->body->narg; i++)
		f->body->arg[i]->mark = HIDDEN;
	for (pop_op *op = pop_walk_first(&w, f->body); op;
		op = pop_walk_next(&w)) {
		for (uint32_t i = 0; i < op->narg; i++)
			if (op->arg[i])
				op->arg[i]->mark = HIDDEN;
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].mark = HIDDEN;
		for (uint32_t r = 0; r < op->nregion; r++)
			for (uint32_t i = 0;
				op->region[r] && i < op->region[r]->narg; i++)
				op->region[r]->arg[i]->mark = HIDDEN;
	}
}

static pop_status
verify(void *arg, pop_err *err)
{
	verifier *v = arg;
	const pop_graph *g = v->g;
	pop_call_info *calls;

	for (uint32_t i = 0; i < g->nfunc; i++) {
		const pop_func *f = g->func[i];

		if (pop_func_find(g, f->name) != f)
			return func_fail(
				v, f, "functions of this name", 2, "1");
		hide_all(f);
	}
	for (uint32_t i = 0; i < g->nfunc; i++)
		POP_TRY(check_func(v, g->func[i]));
	return pop_calls_order(g, &v->scratch, &calls, err);
}

static bool
all_static(pop_value *const *v, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (v[i] && !pop_shape_is_static(v[i]->type))
			return false;
	return true;
}

static bool
op_is_open(const pop_op *op)
{
	if ((unsigned)op->code < POP_OP_LIMIT &&
		pop_op_info_of[op->code].traits & POP_TRAIT_DYNAMIC)
		return true;
	for (uint32_t i = 0; i < op->nres; i++)
		if (!pop_shape_is_static(op->res[i].type))
			return true;
	for (uint32_t i = 0; i < op->nregion; i++)
		if (op->region[i] &&
			!all_static(op->region[i]->arg, op->region[i]->narg))
			return true;
	return false;
}

static bool
func_is_open(const pop_func *f)
{
	pop_walk w;

	if (!all_static(f->body->arg, f->body->narg))
		return true;
	for (uint32_t i = 0; i < f->nres; i++)
		if (!pop_shape_is_static(&f->res_type[i]))
			return true;
	for (pop_op *op = pop_walk_first(&w, f->body); op;
		op = pop_walk_next(&w))
		if (op_is_open(op))
			return true;
	return false;
}

bool
pop_graph_is_open(const pop_graph *g)
{
	for (uint32_t i = 0; i < g->nfunc; i++)
		if (func_is_open(g->func[i]))
			return true;
	return false;
}

static pop_status
run(const pop_graph *g, bool open, pop_err *err)
{
	verifier v = {
		.g = g, .err = err, .open = open, .scratch.lender = g->arena};
	pop_status st = pop_arena_run(&v.scratch, verify, &v, err);

	pop_arena_release(&v.scratch);
	return st;
}

pop_status
pop_graph_verify(const pop_graph *g, pop_err *err)
{
	return run(g, false, err);
}

pop_status
pop_graph_verify_open(const pop_graph *g, pop_err *err)
{
	return run(g, true, err);
}
