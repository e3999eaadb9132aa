/* Graph construction: attributes stay sorted, lists stay linked, clones map
 * their operands, replacement chains end, walks see every op once, types and
 * short lists of attributes are kept once. */

#include <assert.h>
#include <string.h>

#include "lib/ir/ir.h"

static const pop_shape f32 = {.dtype = POP_DT_F32};
static const pop_shape v4 = {.dtype = POP_DT_F32, .rank = 1, .dim = {4}};

static pop_op *
ret(pop_block *b, pop_value *v)
{
	pop_op *op = pop_op_new(b->func->graph, POP_OP_RETURN, v != NULL, 0,
		NULL, 0, (pop_loc){0, 0});

	if (v)
		op->arg[0] = v;
	pop_block_append(b, op);
	return op;
}

static void
check_attrs(pop_graph *g)
{
	static const uint16_t key[] = {POP_ATTR_K, POP_ATTR_DIM, POP_ATTR_OTHER,
		POP_ATTR_DIRECTION, POP_ATTR_IS_STABLE, POP_ATTR_MAX_ULP,
		POP_ATTR_MIN_ULP, POP_ATTR_OTHER, POP_ATTR_API_VERSION};
	static const char *const name[] = {"m", "z", "a", "mm", "b", "m"};
	pop_op *op = pop_op_new(
		g, POP_OP_CUSTOM_CALL, 0, 0, NULL, 0, (pop_loc){0, 0});
	const int64_t two[] = {7, 8};
	uint32_t n;

	for (unsigned i = 0, k = 0; i < sizeof(key) / sizeof(key[0]); i++)
		if (key[i] == POP_ATTR_OTHER)
			for (unsigned j = 0; j < 3; j++, k++)
				pop_attr_add_pair(g, op, pop_str_of(name[k]),
					pop_str_of("text"));
		else
			pop_attr_set_int(g, op, (pop_attr_key)key[i], i);
	pop_attr_set_ints(g, op, POP_ATTR_DIMS, two, 2);
	pop_attr_set_int(g, op, POP_ATTR_DIM, 41);
	assert(op->nattr == 7 + 1 + 5);
	for (uint32_t i = 1; i < op->nattr; i++)
		assert(op->attr[i - 1].key <= op->attr[i].key);
	assert(pop_attr_int(op, POP_ATTR_DIM, 0) == 41);
	assert(pop_attr_int(op, POP_ATTR_EXPONENT_BITS, -3) == -3);
	assert(pop_attr_ints(op, POP_ATTR_DIMS, &n)[1] == 8 && n == 2);
	assert(!pop_attr_ints(op, POP_ATTR_START, &n) && n == 0);
	pop_attr_remove(g, op, POP_ATTR_OTHER);
	assert(op->nattr == 8 && !pop_attr_find(op, POP_ATTR_OTHER));
}

static pop_op *
custom(pop_graph *g)
{
	return pop_op_new(
		g, POP_OP_CUSTOM_CALL, 0, 0, NULL, 0, (pop_loc){0, 0});
}

/* One attribute of each kind, from memory that is gone afterwards. */
static pop_op *
one_of_each(pop_graph *g, double real, int64_t last)
{
	int64_t ints[] = {1, -2, last};
	char text[] = "some text", name[] = "name";
	pop_op *op = custom(g);

	pop_attr_set_ints(g, op, POP_ATTR_DIMS, ints, 3);
	pop_attr_set_ints(g, op, POP_ATTR_START, NULL, 0);
	pop_attr_set_real(g, op, POP_ATTR_EPSILON, real);
	pop_attr_set_int(g, op, POP_ATTR_DIM, -1);
	pop_attr_set_text(g, op, POP_ATTR_CALLEE, pop_str_of(text));
	pop_attr_add_pair(g, op, pop_str_of(name), pop_str_of(text));
	memset(ints, 0, sizeof(ints));
	memset(text, 0, sizeof(text));
	memset(name, 0, sizeof(name));
	return op;
}

static void
check_shared(pop_graph *g)
{
	pop_op *a = one_of_each(g, 0.0, 3), *b = one_of_each(g, 0.0, 3);
	pop_op *minus = one_of_each(g, -0.0, 3), *four = one_of_each(g, 0.0, 4);
	const pop_attr *list = a->attr;
	uint32_t n;

	assert(a->nattr == 6 && b->attr == list && b->nattr == 6);
	assert(minus->attr != list && four->attr != list);
	assert(pop_attr_ints(four, POP_ATTR_DIMS, &n)[2] == 4);
	pop_attr_set_int(g, b, POP_ATTR_DIM, -1);
	assert(b->attr == list);
	pop_attr_set_int(g, b, POP_ATTR_DIM, 5);
	pop_attr_remove(g, minus, POP_ATTR_DIM);
	pop_attr_remove_pair(g, four, POP_STR("other"));
	assert(four->nattr == 6);
	pop_attr_remove_pair(g, four, POP_STR("name"));
	assert(b->nattr == 6 && minus->nattr == 5 && four->nattr == 5);
	assert(a->attr == list && pop_attr_int(a, POP_ATTR_DIM, 0) == -1);
	assert(pop_attr_ints(a, POP_ATTR_DIMS, &n)[2] == 3 && n == 3);
	assert(pop_str_is(pop_attr_text(a, POP_ATTR_CALLEE), "some text"));
	assert(pop_str_is(a->attr[5].pair->name, "name"));
	assert(pop_str_is(a->attr[5].pair->text, "some text"));
	assert(pop_str_is(minus->attr[4].pair->name, "name"));
	assert(!pop_attr_find(four, POP_ATTR_OTHER));
}

/* The pair of number i, as a list that grows has it. */
static void
add_numbered(pop_graph *g, pop_op *op, unsigned i, const char *text)
{
	const char name[] = {(char)('a' + i / 26), (char)('a' + i % 26), 0};

	pop_attr_add_pair(g, op, pop_str_of(name), pop_str_of(text));
}

/* Lists of every length, each with a copy that goes its own way. */
static void
check_copies(pop_graph *g)
{
	enum { MOST = 70 };
	pop_op *op = custom(g), *copy[MOST];

	for (unsigned i = 0; i < MOST; i++) {
		copy[i] = custom(g);
		pop_attrs_copy_from(g, copy[i], op);
		/* Nothing repeats, and the order is not that of names. */
		add_numbered(g, copy[i], MOST, "last");
		add_numbered(g, op, i * 37 % MOST, "first");
		add_numbered(g, copy[i], i * 37 % MOST, "second");
		add_numbered(g, copy[i], i * 37 % MOST, "third");
	}
	assert(op->nattr == MOST);
	for (unsigned i = 0; i < MOST; i++) {
		assert(copy[i]->nattr == i + 2);
		assert(pop_str_is(op->attr[i].pair->text, "first"));
		assert(pop_str_is(copy[i]->attr[i + 1].pair->text, "last"));
		for (unsigned k = 0; k <= i; k++) {
			const pop_pair *p = copy[i]->attr[k].pair;
			unsigned at = (unsigned)(p->name.ptr[0] - 'a') * 26 +
				      (unsigned)(p->name.ptr[1] - 'a');

			assert(pop_str_is(p->text,
				at == i * 37 % MOST ? "third" : "first"));
		}
	}
}

static void
check_tables(void)
{
	unsigned n = 0;

	for (int i = 1; i < POP_OP_LIMIT; i++) {
		const char *name = pop_op_info_of[i].name;

		if (!name)
			continue;
		assert(pop_opcode_find(pop_str_of(name)) == (pop_opcode)i);
		n++;
	}
	assert(n > 80);
	assert(pop_opcode_find(POP_STR("")) == POP_OP_NONE);
	assert(pop_opcode_find(POP_STR("addd")) == POP_OP_NONE);
	for (int i = 1; i < POP_ATTR_TABLE; i++)
		if (pop_attr_info_of[i].name)
			assert(pop_attr_key_find(
				       pop_str_of(pop_attr_info_of[i].name)) ==
				(pop_attr_key)i);
	assert(pop_attr_key_find(POP_STR("dimz")) == POP_ATTR_NONE);
}

/* A while whose body adds a captured value. */
static pop_op *
make_loop(pop_graph *g, pop_block *b, pop_value *init, pop_value *captured)
{
	const unsigned char yes = 1;
	const pop_shape pred = {.dtype = POP_DT_I1};
	pop_op *op = pop_op_new(g, POP_OP_WHILE, 1, 1, &v4, 2, (pop_loc){3, 4});

	op->arg[0] = init;
	for (int i = 0; i < 2; i++) {
		op->region[i] = pop_block_new(b->func, op);
		pop_block_add_arg(op->region[i], &v4);
	}
	ret(op->region[0],
		pop_build_constant(op->region[0], NULL, &pred, &yes, true));
	ret(op->region[1], pop_build2(op->region[1], NULL, POP_OP_ADD, &v4,
				   op->region[1]->arg[0], captured));
	pop_block_append(b, op);
	return op;
}

static void
check_loop(pop_graph *g)
{
	pop_func *f = pop_func_new(g, POP_STR("main"));
	pop_value *x = pop_block_add_arg(f->body, &v4), *y, *z;
	pop_op *loop, *copy;
	pop_func *other;
	pop_walk w;

	pop_func_set_results(f, &v4, 1);
	assert(g->main == f && f->arg_port[0].alias_result == -1);
	y = pop_build1(f->body, NULL, POP_OP_NEGATE, &v4, x);
	loop = make_loop(g, f->body, x, y);
	ret(f->body, &loop->res[0]);
	assert(pop_func_count_ops(f) == 7);
	pop_graph_count_uses(g);
	assert(x->nuse == 2 && y->nuse == 1 && loop->res[0].nuse == 1);

	/* A clone in another function captures what its map says. */
	other = pop_func_new(g, POP_STR("other"));
	z = pop_block_add_arg(other->body, &v4);
	x->aux = z;
	y->aux = z;
	copy = pop_op_clone(g, loop);
	pop_block_append(other->body, copy);
	ret(other->body, loop->res[0].aux);
	assert(loop->res[0].aux == &copy->res[0]);
	assert(copy->region[1]->func == other && copy->arg[0] == z);
	assert(copy->region[1]->first->arg[1] == z);
	assert(copy->region[1]->first->arg[0] == copy->region[1]->arg[0]);
	assert(copy->region[0]->parent == copy && copy->loc.line == 3);
	assert(pop_func_find(g, POP_STR("other")) == other);

	/* Chains of replacements end at the last value. */
	pop_value_replace(g, y, x);
	z = pop_build1(f->body, loop, POP_OP_ABS, &v4, x);
	pop_value_replace(g, &loop->res[0], y);
	pop_graph_resolve(g);
	assert(loop->region[1]->first->arg[1] == x);
	assert(f->body->last->arg[0] == x);
	pop_value_replace(g, x, y); /* already one: no cycle */
	assert(pop_value_final(y) == x && z->def->next == loop);

	for (pop_op *op = pop_walk_first(&w, f->body); op;
		op = pop_walk_next(&w))
		if (op->code != POP_OP_RETURN)
			pop_op_unlink(op);
	assert(f->body->first == f->body->last && !w.too_deep);
}

static void
check_bodies(pop_graph *g)
{
	static const struct {
		pop_opcode code;
		int a, b;
		pop_opcode want;
	} row[] = {
		{POP_OP_ADD, 0, 1, POP_OP_ADD},
		{POP_OP_MAXIMUM, 1, 0, POP_OP_MAXIMUM},
		{POP_OP_ADD, 0, 0, POP_OP_NONE},
		{POP_OP_SUBTRACT, 0, 1, POP_OP_NONE},
		{POP_OP_POWER, 1, 0, POP_OP_NONE},
	};
	pop_func *f = pop_func_new(g, POP_STR("bodies"));
	const float one = 1;
	pop_value *v;

	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		pop_block *b = pop_block_new(f, NULL);

		pop_block_add_arg(b, &f32);
		pop_block_add_arg(b, &f32);
		ret(b, pop_build2(b, NULL, row[i].code, &f32, b->arg[row[i].a],
			       b->arg[row[i].b]));
		assert(pop_body_monoid(b) == row[i].want);
	}
	v = pop_build_constant(f->body, NULL, &f32, &one, false);
	v = pop_build1(f->body, NULL, POP_OP_BROADCAST_IN_DIM, &v4, v);
	v = pop_build1(f->body, NULL, POP_OP_CONVERT, &v4, v);
	assert(memcmp(pop_value_splat(v)->data, &one, 4) == 0);
	v = pop_build1(f->body, NULL, POP_OP_NEGATE, &v4, v);
	assert(!pop_value_splat(v));
}

/* Walks stop at the depth limit and say so. */
static void
check_depth(pop_graph *g)
{
	pop_func *f = pop_func_new(g, POP_STR("deep"));
	pop_block *b = f->body;
	unsigned seen = 0;
	pop_walk w;

	for (int i = 0; i < POP_LIMIT_REGION_DEPTH + 1; i++) {
		pop_op *op = pop_op_new(
			g, POP_OP_IF, 1, 0, NULL, 2, (pop_loc){0, 0});

		op->region[0] = pop_block_new(f, op);
		op->region[1] = pop_block_new(f, op);
		pop_block_append(b, op);
		b = op->region[i & 1];
	}
	ret(b, NULL);
	for (pop_op *op = pop_walk_first(&w, f->body); op;
		op = pop_walk_next(&w))
		seen++;
	assert(w.too_deep && seen == POP_LIMIT_REGION_DEPTH + 1);
}

/* Shapes of all types of element, ranks, dims and quant numbers: one address
 * for each, however often and in whatever order they are asked for. */
static void
check_types(pop_graph *g)
{
	enum { N = 4 * 3 * 3 * 2 };
	const pop_shape *first[N];

	for (unsigned turn = 0; turn < 3; turn++)
		for (unsigned k = 0; k < N; k++) {
			unsigned i = turn == 1 ? N - 1 - k : k;
			pop_shape t = {.dtype = (uint8_t)(1 + i % 4),
				.rank = (uint8_t)(i / 4 % 3),
				.quant = (uint16_t)(i / 36)};

			for (unsigned d = 0; d < t.rank; d++)
				t.dim[d] = i / 12 % 3 + d;
			if (!turn)
				first[i] = pop_graph_type(g, &t);
			assert(pop_graph_type(g, &t) == first[i]);
			assert(pop_shape_eq(first[i], &t));
		}
	for (unsigned i = 0; i < N; i++)
		for (unsigned j = 0; j < i; j++)
			assert((first[i] == first[j]) ==
				pop_shape_eq(first[i], first[j]));
}

/* A copy in another graph has its types from there. */
static void
check_copied_types(pop_graph *g, pop_graph *other)
{
	pop_func *f = pop_func_new(g, POP_STR("copied"));
	pop_value *x = pop_block_add_arg(f->body, &v4);
	pop_op *op = pop_build1(f->body, NULL, POP_OP_NEGATE, &v4, x)->def;
	pop_op *copy = pop_op_clone(other, op);

	assert(op->res[0].type == x->type);
	assert(copy->res[0].type == pop_graph_type(other, &v4));
	assert(copy->res[0].type != x->type);
}

static pop_status
body(void *arg, pop_err *err)
{
	pop_graph *g = pop_graph_new(arg, "test");

	(void)err;
	check_attrs(g);
	check_shared(g);
	check_copies(g);
	check_loop(g);
	check_bodies(g);
	check_depth(g);
	check_types(g);
	check_copied_types(g, pop_graph_new(arg, "other"));
	return POP_OK;
}

int
main(void)
{
	pop_arena a = {0};
	pop_err err;

	check_tables();
	assert(pop_arena_run(&a, body, &a, &err) == POP_OK);
	pop_arena_release(&a);
	return 0;
}
