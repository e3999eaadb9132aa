/*
 * What the normal form takes for the same, and what it must not: pairs of
 * graphs with one digest or with two.
 */

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "lib/ir/ir.h"

typedef struct run {
	pop_arena arena;
	const char *body;
	pop_digest digest;
} run;

static pop_status
body(void *arg, pop_err *err)
{
	run *r = arg;
	pop_graph *g;
	const char *text = pop_str_printf(&r->arena, "popir 1\n%s", r->body);

	POP_TRY(pop_graph_parse(&g, &r->arena, "t", pop_str_of(text), err));
	POP_TRY(pop_graph_verify(g, err));
	pop_graph_normalize(g);
	POP_TRY(pop_graph_verify(g, err));
	return pop_graph_digest(g, &r->digest, NULL, err);
}

static pop_digest
digest(const char *text)
{
	run r = {.body = text};
	pop_err err = {0};

	if (pop_arena_run(&r.arena, body, &r, &err) != POP_OK)
		fprintf(stderr, "%s\n%s\n", text, err.text);
	assert(err.status == POP_OK);
	pop_arena_release(&r.arena);
	return r.digest;
}

static const struct {
	const char *a, *b;
	bool same;
} pair[] = {
	{"func @main() -> (3xf32) {\n%0 = constant {value = <f32: 0000803f>} : "
	 "f32\n%1 = broadcast_in_dim %0 {dims = []} : 3xf32\nreturn %1\n}",
		"func @main() -> (3xf32) {\n%0 = constant {value = <3xf32 "
		"splat: 0000803f>} : 3xf32\nreturn %0\n}",
		true},
	{"func @main() -> (3xf32) {\n%0 = constant {value = <f32: 0000803f>} : "
	 "f32\n%1 = broadcast_in_dim %0 {dims = []} : 1xf32\n%2 = "
	 "broadcast_in_dim %1 {dims = [0]} : 3xf32\n%3 = reshape %2 : 1x3xf32\n"
	 "%4 = reshape %3 : 3xf32\nreturn %4\n}",
		"func @main() -> (3xf32) {\n%0 = constant {value = <3xf32 "
		"splat: 0000803f>} : 3xf32\nreturn %0\n}",
		true},
	{"func @main() -> (0xf32) {\n%0 = constant {value = <f32: 0000803f>} : "
	 "f32\n%1 = broadcast_in_dim %0 {dims = []} : 0xf32\nreturn %1\n}",
		"func @main() -> (0xf32) {\n%0 = constant {value = <f32: "
		"00000000>} : f32\n%1 = broadcast_in_dim %0 {dims = []} : "
		"0xf32\nreturn %1\n}",
		false},
	{"func @main(%0: 2x2xf32) -> (2x2xf32) {\n%1 = convert %0 : 2x2xf32\n"
	 "%2 = slice %1 {start = [0, 0], limit = [2, 2], stride = [1, 1]} : "
	 "2x2xf32\n%3 = reshape %2 : 2x2xf32\n%4 = transpose %3 {dims = [0, "
	 "1]} : 2x2xf32\n%5 = broadcast_in_dim %4 {dims = [0, 1]} : 2x2xf32\n"
	 "return %5\n}",
		"func @main(%0: 2x2xf32) -> (2x2xf32) {\nreturn %0\n}", true},
	{"func @main(%0: 2x2xf32) -> (2x2xf32) {\n%1 = transpose %0 {dims = "
	 "[1, 0]} : 2x2xf32\nreturn %1\n}",
		"func @main(%0: 2x2xf32) -> (2x2xf32) {\nreturn %0\n}", false},
	{"func @main(%0: 2x2xf32) -> (2x2xf32) {\n%1 = broadcast_in_dim %0 "
	 "{dims = [1, 0]} : 2x2xf32\nreturn %1\n}",
		"func @main(%0: 2x2xf32) -> (2x2xf32) {\nreturn %0\n}", false},
	{"func @main(%0: 3xf32, %1: f32) -> (3xf32) {\n%2 = pad %0, %1 {low = "
	 "[0], high = [0], interior = [0]} : 3xf32\nreturn %2\n}",
		"func @main(%0: 3xf32, %1: f32) -> (3xf32) {\nreturn %0\n}",
		true},
	{"func @main(%0: 3xf32, %1: f32) -> (3xf32) {\n%2 = pad %0, %1 {low = "
	 "[1], high = [-1], interior = [0]} : 3xf32\nreturn %2\n}",
		"func @main(%0: 3xf32, %1: f32) -> (3xf32) {\nreturn %0\n}",
		false},
	{"func @main() -> (2x3xi32) {\n%0 = iota {dim = 0} : 3xi32\n%1 = "
	 "broadcast_in_dim %0 {dims = [1]} : 2x3xi32\nreturn %1\n}",
		"func @main() -> (2x3xi32) {\n%0 = iota {dim = 1} : 2x3xi32\n"
		"return %0\n}",
		true},
	{"func @main() -> (2x3xi32) {\n%0 = iota {dim = 0} : 1xi32\n%1 = "
	 "broadcast_in_dim %0 {dims = [1]} : 2x3xi32\nreturn %1\n}",
		"func @main() -> (2x3xi32) {\n%0 = iota {dim = 1} : 2x3xi32\n"
		"return %0\n}",
		false},
	{"func @main(%0: 3xf32) -> (1x3x1xf32) {\n%1 = broadcast_in_dim %0 "
	 "{dims = [1]} : 1x3x1xf32\nreturn %1\n}",
		"func @main(%0: 3xf32) -> (1x3x1xf32) {\n%1 = reshape %0 : "
		"1x3x1xf32\nreturn %1\n}",
		true},
	{"func @main(%0: 2x3xf32) -> (3x1x2xf32) {\n%1 = broadcast_in_dim %0 "
	 "{dims = [2, 0]} : 3x1x2xf32\nreturn %1\n}",
		"func @main(%0: 2x3xf32) -> (3x1x2xf32) {\n%1 = reshape %0 : "
		"3x1x2xf32\nreturn %1\n}",
		false},
	{"func @main() -> (2x1x3xi32) {\n%0 = iota {dim = 1} : 2x3xi32\n%1 = "
	 "reshape %0 : 2x1x3xi32\nreturn %1\n}",
		"func @main() -> (2x1x3xi32) {\n%0 = iota {dim = 2} : "
		"2x1x3xi32\nreturn %0\n}",
		true},
	{"func @main() -> (6xi32) {\n%0 = iota {dim = 1} : 2x3xi32\n%1 = "
	 "reshape %0 : 6xi32\nreturn %1\n}",
		"func @main() -> (6xi32) {\n%0 = iota {dim = 0} : 6xi32\n"
		"return %0\n}",
		false},
	{"func @main(%0: f32) -> (f32) {\n%1 = constant {value = <f32: "
	 "0000803f>} : f32\n%2 = add %1, %0 : f32\nreturn %2\n}",
		"func @main(%0: f32) -> (f32) {\n%1 = constant {value = "
		"<f32: 0000803f>} : f32\n%2 = add %0, %1 : f32\nreturn "
		"%2\n}",
		true},
	{"func @main(%0: f32) -> (f32) {\n%1 = constant {value = <f32: "
	 "0000803f>} : f32\n%2 = subtract %1, %0 : f32\nreturn %2\n}",
		"func @main(%0: f32) -> (f32) {\n%1 = constant {value = "
		"<f32: 0000803f>} : f32\n%2 = subtract %0, %1 : f32\nreturn "
		"%2\n}",
		false},
	{"func @main() -> (f32, f32) {\n%1 = constant {value = <f32: "
	 "0000803f>} : f32\n%2 = constant {value = <f32: 0000803f>} : f32\n"
	 "return %1, %2\n}",
		"func @main() -> (f32, f32) {\n%1 = constant {value = <f32: "
		"0000803f>} : f32\nreturn %1, %1\n}",
		true},
	{"func @main() -> (f32, f32) {\n%1 = constant {value = <f32: "
	 "00000000>} : f32\n%2 = constant {value = <f32: 00000080>} : f32\n"
	 "return %1, %2\n}",
		"func @main() -> (f32, f32) {\n%1 = constant {value = <f32: "
		"00000000>} : f32\nreturn %1, %1\n}",
		false},
	{"func @main() -> (2xi32, 2xi32) {\n%1 = constant {value = <2xi32: "
	 "0000000001000000>} : 2xi32\n%2 = constant {value = <2xi32: "
	 "0000000001000000>} : 2xi32\nreturn %1, %2\n}",
		"func @main() -> (2xi32, 2xi32) {\n%1 = constant {value = "
		"<2xi32: 0000000001000000>} : 2xi32\nreturn %1, %1\n}",
		true},
	{"func @main() -> (3xf32, 3xf32) {\n%0 = constant {value = <3xf32 "
	 "splat: 0000803f>} : 3xf32\n%1 = constant {value = <f32: 0000803f>} : "
	 "f32\n%2 = broadcast_in_dim %1 {dims = []} : 3xf32\nreturn %0, "
	 "%2\n}",
		"func @main() -> (3xf32, 3xf32) {\n%0 = constant {value = "
		"<3xf32 splat: 0000803f>} : 3xf32\nreturn %0, %0\n}",
		true},
	{"func @main(%0: 1x3xf32) -> (2x3xf32) {\n%1 = reshape %0 : 3xf32\n%2 "
	 "= broadcast_in_dim %1 {dims = [1]} : 2x3xf32\nreturn %2\n}",
		"func @main(%0: 1x3xf32) -> (2x3xf32) {\n%1 = "
		"broadcast_in_dim %0 {dims = [0, 1]} : 2x3xf32\nreturn %1\n}",
		true},
	{"func @main(%0: 1x3xf32) -> (3x3xf32) {\n%1 = reshape %0 : 3xf32\n%2 "
	 "= broadcast_in_dim %1 {dims = [0]} : 3x3xf32\nreturn %2\n}",
		"func @main(%0: 1x3xf32) -> (3x3xf32) {\n%1 = "
		"broadcast_in_dim %0 {dims = [0, 1]} : 3x3xf32\nreturn %1\n}",
		false},
	{"func @main(%0: i1, %1: 2xf32) -> (2xf32) {\n%2 = broadcast_in_dim %0 "
	 "{dims = []} : 2xi1\n%3 = negate %1 : 2xf32\n%4 = select %2, %1, %3 : "
	 "2xf32\nreturn %4\n}",
		"func @main(%0: i1, %1: 2xf32) -> (2xf32) {\n%3 = negate %1 : "
		"2xf32\n%4 = select %0, %1, %3 : 2xf32\nreturn %4\n}",
		true},
	{"func @main(%0: f32) -> (f32) {\n%1 = while %0 : f32 (%2: f32) "
	 "{\n%3 = convert %2 : f32\n%4 = compare %3, %3 {direction = 1, "
	 "compare_type = 1} : i1\nreturn %4\n} (%5: f32) {\n%6 = convert %5 : "
	 "f32\nreturn %6\n}\nreturn %1\n}",
		"func @main(%0: f32) -> (f32) {\n%1 = while %0 : f32 (%2: "
		"f32) {\n%4 = compare %2, %2 {direction = 1, compare_type = "
		"1} : i1\nreturn %4\n} (%5: f32) {\nreturn %5\n}\nreturn "
		"%1\n}",
		true},
	{"func @main(%0: 3xf32) -> (3xf32) {\n%1 = convert %0 {\"mine\" = "
	 "\"1\"} : 3xf32\nreturn %1\n}",
		"func @main(%0: 3xf32) -> (3xf32) {\nreturn %0\n}", false},
};

int
main(void)
{
	for (size_t i = 0; i < sizeof(pair) / sizeof(pair[0]); i++) {
		pop_digest a = digest(pair[i].a), b = digest(pair[i].b);
		bool same = memcmp(a.byte, b.byte, sizeof(a.byte)) == 0;

		if (same != pair[i].same)
			fprintf(stderr, "%s\n%s\nare %s\n", pair[i].a,
				pair[i].b, same ? "the same" : "two");
		assert(same == pair[i].same);
	}
	return 0;
}
