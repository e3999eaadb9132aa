/*
 * What steps are made: how many of each kind, which copies are left, which
 * carries change in place, how little memory is taken.  Equal graphs give equal
 * programs; what is not supported is refused by name.
 */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/gen/gen.h"

#define HEAD "popir 1\nfunc @main"

/* Bodies of loops over %0 (6x4xf32) and %1 (i32), five times. */
#define COUNTED(body)                                                   \
	HEAD "(%0: 6x4xf32) -> (6x4xf32) {\n"                           \
	     "%1 = constant {value = <i32: 00000000>} : i32\n"          \
	     "%2, %3 = while %0, %1 : 6x4xf32, i32\n"                   \
	     "(%4: 6x4xf32, %5: i32) {\n"                               \
	     "%6 = constant {value = <i32: 05000000>} : i32\n"          \
	     "%7 = compare %5, %6 {direction = 5, compare_type = 3} : " \
	     "i1\nreturn %7\n}\n"                                       \
	     "(%10: 6x4xf32, %11: i32) {\n" body                        \
	     "%90 = constant {value = <i32: 01000000>} : i32\n"         \
	     "%91 = add %11, %90 : i32\n"                               \
	     "return %80, %91\n}\nreturn %2\n}\n"

/* A loop that makes %15, a row of what it carries, and stacks it in %11 at
 * `at`. */
#define STACKED(type, at)                                                   \
	HEAD "(%0: 6x" type ", %1: " type ") -> (6x" type ", " type ") {\n" \
	     "%2 = constant {value = <i32: 00000000>} : i32\n"              \
	     "%3, %4, %5 = while %0, %1, %2 : 6x" type ", " type ", i32\n"  \
	     "(%6: 6x" type ", %7: " type ", %8: i32) {\n"                  \
	     "%9 = constant {value = <i32: 05000000>} : i32\n"              \
	     "%10 = compare %8, %9 {direction = 5, compare_type = 3} : "    \
	     "i1\nreturn %10\n}\n"                                          \
	     "(%11: 6x" type ", %12: " type ", %13: i32) {\n"               \
	     "%14 = constant {value = <i32: 01000000>} : i32\n"             \
	     "%15 = sine %12 : " type "\n"                                  \
	     "%16 = reshape %15 : 1x" type "\n"                             \
	     "%17 = add %13, %14 : i32\n"                                   \
	     "%18 = dynamic_update_slice %11, %16, " at " : 6x" type        \
	     "\nreturn %18, %15, %17\n}\nreturn %3, %4\n}\n"

static const struct {
	const char *name, *text;
	unsigned nstep, ncopy, nexchanged;
	uint64_t arena, constant;
} row[] = {
	{"an argument is a result",
		HEAD "(%0: 4xf32) -> (4xf32) {\nreturn %0\n}\n", 0, 0, 0, 0, 0},
	{"a constant is a result, twice the same one",
		HEAD "() -> (2xi8, 2xi8) {\n"
		     "%0 = constant {value = <2xi8: 0102>} : 2xi8\n"
		     "%1 = constant {value = <2xi8: 0102>} : 2xi8\n"
		     "return %0, %1\n}\n",
		0, 0, 0, 0, 64},
	{"a splat is never spread out",
		HEAD "(%0: 4x4xf32) -> (4x4xf32) {\n"
		     "%1 = constant {value = <f32: 0000803f>} : f32\n"
		     "%2 = broadcast_in_dim %1 {dims = []} : 4x4xf32\n"
		     "%3 = add %0, %2 : 4x4xf32\nreturn %3\n}\n",
		1, 0, 0, 64, 0},
	{"a chain works in place",
		HEAD "(%0: 64xf32) -> (64xf32) {\n"
		     "%1 = negate %0 : 64xf32\n"
		     "%2 = sine %1 : 64xf32\n"
		     "%3 = cosine %2 : 64xf32\nreturn %3\n}\n",
		3, 0, 0, 256, 0},
	{"a donated argument is worked on in place",
		HEAD "(%0: 64xf32 {alias = 0, donated}) -> (64xf32) {\n"
		     "%1 = negate %0 : 64xf32\nreturn %1\n}\n",
		1, 0, 0, 0, 0},
	{"a donated argument read afterwards is not",
		HEAD "(%0: 64xf32 {alias = 0, donated}) -> (64xf32, 64xf32) {\n"
		     "%1 = negate %0 : 64xf32\n"
		     "%2 = add %0, %1 : 64xf32\nreturn %1, %2\n}\n",
		3, 1, 0, 256 + 256, 0},
	{"what nobody needs is not made",
		HEAD "(%0: 64xf32) -> (64xf32) {\n"
		     "%1 = reverse %0 {dims = [0]} : 64xf32\n"
		     "%2 = sine %1 : 64xf32\n"
		     "%3 = cosine %0 : 64xf32\nreturn %3\n}\n",
		1, 0, 0, 256, 0},
	{"an update of a value that ends there",
		HEAD "(%0: 6x4xf32, %1: 1x4xf32, %2: i32) -> (6x4xf32) {\n"
		     "%3 = negate %0 : 6x4xf32\n"
		     "%4 = sine %1 : 1x4xf32\n"
		     "%5 = dynamic_update_slice %3, %4, %2, %2 : 6x4xf32\n"
		     "return %5\n}\n",
		2, 0, 0, 128, 0},
	{"an update of a value that is read later",
		HEAD "(%0: 6x4xf32, %1: 1x4xf32, %2: i32) -> (6x4xf32, "
		     "6x4xf32) {\n"
		     "%3 = negate %0 : 6x4xf32\n"
		     "%5 = dynamic_update_slice %3, %1, %2, %2 : 6x4xf32\n"
		     "%6 = add %5, %3 : 6x4xf32\n"
		     "return %5, %6\n}\n",
		4, 2, 0, 256, 0},
	{"an update with a dim of 1 added is computed where it belongs",
		HEAD "(%0: 6x4xf32, %1: 4xf32, %2: i32) -> (6x4xf32) {\n"
		     "%3 = negate %0 : 6x4xf32\n"
		     "%4 = sine %1 : 4xf32\n"
		     "%5 = reshape %4 : 1x4xf32\n"
		     "%6 = dynamic_update_slice %3, %5, %2, %2 : 6x4xf32\n"
		     "return %6\n}\n",
		2, 0, 0, 128, 0},
	{"an update of other dims is not",
		HEAD "(%0: 6x4xf32, %1: 4xf32, %2: i32) -> (6x4xf32) {\n"
		     "%3 = negate %0 : 6x4xf32\n"
		     "%4 = sine %1 : 4xf32\n"
		     "%5 = reshape %4 : 2x2xf32\n"
		     "%6 = dynamic_update_slice %3, %5, %2, %2 : 6x4xf32\n"
		     "return %6\n}\n",
		3, 1, 0, 192, 0},
	{"parts are computed where they belong",
		HEAD "(%0: 4x2xf32, %1: 4x3xf32) -> (4x6xf32) {\n"
		     "%2 = sine %0 : 4x2xf32\n"
		     "%3 = cosine %1 : 4x3xf32\n"
		     "%4 = concatenate %2, %3 {dim = 1} : 4x5xf32\n"
		     "%5 = constant {value = <f32: 00000000>} : f32\n"
		     "%6 = pad %4, %5 {low = [0, 1], high = [0, 0], interior = "
		     "[0, 0]} : 4x6xf32\n"
		     "return %6\n}\n",
		3, 0, 0, 128, 0},
	{"a product is written as its view wants it",
		HEAD "(%0: 2x3x5x4xf32, %1: 2x3x4x6xf32) -> (2x5x18xf32) {\n"
		     "%2 = dot_general %0, %1 {lhs_batch = [0, 1], rhs_batch "
		     "= [0, 1], lhs_contract = [3], rhs_contract = [2], "
		     "precision = [0, 0]} : 2x3x5x6xf32\n"
		     "%3 = transpose %2 {dims = [0, 2, 1, 3]} : 2x5x3x6xf32\n"
		     "%4 = reshape %3 : 2x5x18xf32\nreturn %4\n}\n",
		1, 0, 0, 768, 0},
	{"a loop that updates works in place",
		COUNTED("%12 = constant {value = <1x4xf32 splat: 0000803f>} : "
			"1x4xf32\n"
			"%80 = dynamic_update_slice %10, %12, %11, %11 : "
			"6x4xf32\n"),
		5, 1, 0, 192, 0},
	{"an update that reads what the loop changes is computed before",
		COUNTED("%12 = slice %10 {start = [0, 0], limit = [1, 4], "
			"stride = [1, 1]} : 1x4xf32\n"
			"%13 = reshape %12 : 4xf32\n"
			"%14 = sine %13 : 4xf32\n"
			"%15 = reshape %14 : 1x4xf32\n"
			"%16 = negate %10 : 6x4xf32\n"
			"%80 = dynamic_update_slice %16, %15, %11, %11 : "
			"6x4xf32\n"),
		7, 2, 0, 256, 0},
	{"a row that a turn carries on and stacks is written twice",
		STACKED("4xf32", "%13, %13"), 6, 2, 0, 256, 0},
	{"so are long rows", STACKED("2x32xf32", "%13, %13, %13"), 6, 2, 0,
		1856, 0},
	{"short rows are copied", STACKED("4x2xf32", "%13, %13, %13"), 7, 3, 1,
		384, 0},
	{"so is what goes where the turn says", STACKED("4xf32", "%17, %13"), 7,
		3, 0, 256, 0},
	{"a loop that reads elsewhere exchanges",
		COUNTED("%80 = reverse %10 {dims = [0]} : 6x4xf32\n"), 5, 2, 1,
		320, 0},
	{"branches write what they return",
		HEAD "(%0: i1, %1: 4xf32) -> (4xf32) {\n"
		     "%2 = if %0 : 4xf32\n() {\n"
		     "%3 = sine %1 : 4xf32\nreturn %3\n}\n() {\n"
		     "%4 = cosine %1 : 4xf32\nreturn %4\n}\n"
		     "return %2\n}\n",
		3, 0, 0, 64, 0},
};

/* What is not supported, and the words that say so. */
static const struct {
	const char *text, *word;
} refused[] = {
	{HEAD "(%0: 4xf32) -> (4xf32) {\n"
	      "%1 = custom_call %0 {target = \"f\", has_side_effect = 0} : "
	      "4xf32\nreturn %1\n}\n",
		"custom_call"},
};

typedef struct made {
	const char *text;
	pop_arena arena;
	pop_program p;
} made;

static pop_status
make(void *arg, pop_err *err)
{
	made *m = arg;
	pop_graph *g;

	POP_TRY(pop_graph_parse(&g, &m->arena, "t", pop_str_of(m->text), err));
	POP_TRY(pop_graph_verify(g, err));
	POP_TRY(pop_gen(&m->p, &m->arena, g, err));
	return pop_program_check(&m->p, err);
}

static char *
listing(const pop_program *p)
{
	pop_buf b = {0};

	pop_program_print(p, &b);
	pop_buf_char(&b, 0);
	assert(!b.failed);
	return (char *)b.data;
}

static void
check_row(unsigned i)
{
	made m = {.text = row[i].text}, again = {.text = row[i].text};
	unsigned ncopy = 0, nexchanged = 0;
	pop_err err = {0};
	char *a, *b;

	if (pop_arena_run(&m.arena, make, &m, &err) != POP_OK)
		fprintf(stderr, "%s: %s\n", row[i].name, err.text);
	assert(!err.status);
	for (uint32_t k = 0; k < m.p.nstep; k++) {
		const pop_step *s = &m.p.step[k];

		ncopy += s->kind == POP_STEP_COPY;
		for (uint32_t c = POP_WHILE_PARAMS;
			s->kind == POP_STEP_WHILE && c < s->nparam; c += 2)
			nexchanged += s->param[c] != s->param[c + 1];
	}
	a = listing(&m.p);
	if (m.p.nstep != row[i].nstep || ncopy != row[i].ncopy ||
		nexchanged != row[i].nexchanged ||
		m.p.arena_bytes != row[i].arena ||
		m.p.constant_bytes != row[i].constant) {
		fprintf(stderr, "%s: %u steps, %u copies, %u exchanged\n%s",
			row[i].name, m.p.nstep, ncopy, nexchanged, a);
		abort();
	}
	assert(pop_arena_run(&again.arena, make, &again, &err) == POP_OK);
	b = listing(&again.p);
	assert(strcmp(a, b) == 0);
	free(a);
	free(b);
	pop_arena_release(&m.arena);
	pop_arena_release(&again.arena);
}

static void
check_refused(unsigned i)
{
	made m = {.text = refused[i].text};
	pop_err err = {0};

	assert(pop_arena_run(&m.arena, make, &m, &err) == POP_E_INPUT);
	if (!strstr(err.text, refused[i].word))
		fprintf(stderr, "%s: %s\n", refused[i].word, err.text);
	assert(strstr(err.text, refused[i].word));
	pop_arena_release(&m.arena);
}

/* Of two dims of columns the one stays along which the right side lies in
 * lines, though the other is longer; of two that do not, the longer one. */
static void
check_columns(void)
{
	static const struct {
		const char *text;
		int64_t extent[4];
	} x[] = {
		{HEAD "(%0: 8x24xf32, %1: 40x24x16xf32) -> (8x40x16xf32) {\n"
		      "%2 = dot_general %0, %1 {lhs_batch = [], rhs_batch = "
		      "[], lhs_contract = [1], rhs_contract = [1], precision "
		      "= [0, 0]} : 8x40x16xf32\nreturn %2\n}\n",
			{40, 8, 16, 24}},
		{HEAD "(%0: 8x24xf32, %1: 40x24x3xf32) -> (8x40x3xf32) {\n"
		      "%2 = dot_general %0, %1 {lhs_batch = [], rhs_batch = "
		      "[], lhs_contract = [1], rhs_contract = [1], precision "
		      "= [0, 0]} : 8x40x3xf32\nreturn %2\n}\n",
			{3, 8, 40, 24}},
	};

	for (unsigned i = 0; i < sizeof(x) / sizeof(*x); i++) {
		made m = {.text = x[i].text};
		pop_err err = {0};

		assert(pop_arena_run(&m.arena, make, &m, &err) == POP_OK);
		assert(m.p.step[0].kind == POP_STEP_DOT);
		assert(m.p.step[0].ndim == 4);
		for (unsigned d = 0; d < 4; d++)
			assert(m.p.step[0].extent[d] == x[i].extent[d]);
		pop_arena_release(&m.arena);
	}
}

/* A loop goes along the dim along which fewer views go far; of equals along the
 * last one, as where the other is short. */
static void
check_inner(void)
{
	static const struct {
		const char *text;
		int64_t extent[2];
	} x[] = {
		{HEAD "(%0: 16x64xf32, %1: 16x64xf32) -> (64x16xf32) {\n"
		      "%2 = transpose %0 {dims = [1, 0]} : 64x16xf32\n"
		      "%3 = transpose %1 {dims = [1, 0]} : 64x16xf32\n"
		      "%4 = add %2, %3 : 64x16xf32\nreturn %4\n}\n",
			{16, 64}},
		{HEAD "(%0: 16x64xf32, %1: 16x64xf32, %2: 64x16xf32) -> "
		      "(64x16xf32) {\n"
		      "%3 = transpose %0 {dims = [1, 0]} : 64x16xf32\n"
		      "%4 = transpose %1 {dims = [1, 0]} : 64x16xf32\n"
		      "%5 = clamp %3, %2, %4 : 64x16xf32\nreturn %5\n}\n",
			{64, 16}},
		{HEAD "(%0: 16x7xf32, %1: 16x7xf32) -> (7x16xf32) {\n"
		      "%2 = transpose %0 {dims = [1, 0]} : 7x16xf32\n"
		      "%3 = transpose %1 {dims = [1, 0]} : 7x16xf32\n"
		      "%4 = add %2, %3 : 7x16xf32\nreturn %4\n}\n",
			{7, 16}},
	};

	for (unsigned i = 0; i < sizeof(x) / sizeof(*x); i++) {
		made m = {.text = x[i].text};
		pop_err err = {0};
		const pop_step *s = NULL;

		assert(pop_arena_run(&m.arena, make, &m, &err) == POP_OK);
		for (uint32_t k = 0; k < m.p.nstep; k++)
			s = m.p.step[k].kind == POP_STEP_LOOP ? &m.p.step[k]
							      : s;
		assert(s && s->ndim == 2);
		for (unsigned d = 0; d < 2; d++)
			assert(s->extent[d] == x[i].extent[d]);
		pop_arena_release(&m.arena);
	}
}

/* Running out of memory anywhere is an error, not a crash. */
static void
check_memory(void)
{
	made m = {.text = row[11].text};
	pop_err err = {0};
	size_t all;

	assert(pop_arena_run(&m.arena, make, &m, &err) == POP_OK);
	all = m.arena.used;
	pop_arena_release(&m.arena);
	for (size_t limit = 1000; limit < all; limit += 977) {
		m.arena = (pop_arena){.limit = limit};
		assert(pop_arena_run(&m.arena, make, &m, &err) == POP_E_NOMEM);
		pop_arena_release(&m.arena);
	}
}

int
main(void)
{
	for (unsigned i = 0; i < sizeof(row) / sizeof(*row); i++)
		check_row(i);
	for (unsigned i = 0; i < sizeof(refused) / sizeof(*refused); i++)
		check_refused(i);
	check_columns();
	check_inner();
	check_memory();
	return 0;
}
