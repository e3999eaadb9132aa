/*
 * Records of graphs: what is told of two graphs that differ, a row each;
 * damaged bytes; graphs of many ops.
 */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/ir/ir.h"
#include "lib/ir/record.h"

static unsigned nbad;

typedef struct job {
	pop_arena arena;
	pop_str text[2];
	pop_record record[2];
	pop_record_made made[2];
	pop_record_diff diff;
	pop_buf out;
} job;

static pop_status
read_both(void *arg, pop_err *err)
{
	job *j = arg;

	for (int i = 0; i < 2; i++) {
		pop_graph *g;
		pop_digest d;

		j->made[i].want_places = true;
		POP_TRY(pop_graph_parse(&g, &j->arena, "t", j->text[i], err));
		POP_TRY(pop_graph_verify(g, err));
		POP_TRY(pop_graph_record(g, &d, NULL, &j->made[i], err));
		POP_TRY(pop_record_read(
			&j->record[i], &j->arena, j->made[i].record, err));
	}
	pop_record_compare(&j->diff, &j->arena, &j->record[0], &j->record[1]);
	return POP_OK;
}

static void
print_changes(job *j)
{
	for (uint32_t i = 0; i < j->diff.n; i++) {
		const pop_change *c = &j->diff.change[i];
		const pop_record_row *old = &j->record[0].row[c->old];
		const pop_record_row *now = &j->record[1].row[c->now];

		pop_buf_printf(&j->out, "%s: ", pop_change_name[c->kind]);
		if (c->kind == POP_CHANGE_REMOVED)
			pop_record_print_row(old, &j->out);
		else
			pop_record_print_row(now, &j->out);
		if (c->kind == POP_CHANGE_BODY) {
			pop_buf_str(&j->out, " | ");
			pop_record_print_change(old->body, now->body, &j->out);
		}
		pop_buf_char(&j->out, '\n');
	}
	pop_buf_char(&j->out, '\0');
}

#define F1 "popir 1 func @main(%0: 4xf32, %1: 4xf32) -> (4xf32) {"
#define F2 "popir 1 func @main(%0: 8xf32, %1: 8xf32) -> (8xf32) {"

static const struct {
	const char *old, *now, *want;
} rows[] = {
	/* Nothing that counts. */
	{F1 "%2 = add %0, %1 : 4xf32 return %2}",
		F1 "%2 = abs %0 : 4xf32 %3 = add %0, %1 : 4xf32 return %3}",
		""},
	{F1 "%2 = add %0, %1 : 4xf32 return %2}",
		F1 "%2 = abs %0 : 4xf32 %3 = add %2, %1 : 4xf32 return %3}",
		"added: %2 = abs %0 : 4xf32\n"
		"operands: %3 = add %2, %1 : 4xf32\n"},
	{F1 "%2 = abs %0 : 4xf32 %3 = add %2, %1 : 4xf32 return %3}",
		F1 "%2 = add %0, %1 : 4xf32 return %2}",
		"removed: %2 = abs %0 : 4xf32\n"
		"operands: %2 = add %0, %1 : 4xf32\n"},
	{F1 "%2 = subtract %0, %1 : 4xf32 return %2}",
		F1 "%2 = subtract %1, %0 : 4xf32 return %2}",
		"operands: %2 = subtract %1, %0 : 4xf32\n"},
	{F1 "%2 = add %0, %1 : 4xf32 return %2}",
		F1 "%2 = subtract %0, %1 : 4xf32 return %2}",
		"changed: %2 = subtract %0, %1 : 4xf32 | "
		"add is now subtract\n"},
	/* Another batch size: every type. */
	{F1 "%2 = add %0, %1 : 4xf32 return %2}",
		F2 "%2 = add %0, %1 : 8xf32 return %2}",
		"changed: %0 = argument 0 : 8xf32 | type 4xf32 is now 8xf32\n"
		"changed: %1 = argument 1 : 8xf32 | type 4xf32 is now 8xf32\n"
		"changed: result 0 : 8xf32 | type 4xf32 is now 8xf32\n"
		"changed: %2 = add %0, %1 : 8xf32 | type 4xf32 is now 8xf32\n"},
	/* Regions, effects, a pair, a constant of a narrow type. */
	{"popir 1 func @main(%0: i1, %1: f32) -> (f32) {%2 = if %0 : f32 () "
	 "{custom_call {target = \"a\", \"x\" = \"y\"} return %1} () "
	 "{%3 = constant {value = <4xi4: 01020304>} : 4xi4 "
	 "custom_call %3 {target = \"b\"} return %1} return %2}",
		"popir 1 func @main(%0: i1, %1: f32) -> (f32) "
		"{%2 = if %0 : f32 () {custom_call {target = \"a\", "
		"\"x\" = \"z\"} return %1} () {%3 = constant {value = <4xi4: "
		"01020305>} : 4xi4 custom_call %3 {target = \"b\"} return %1} "
		"return %2}",
		"changed: custom_call {target = \"a\", x = \"z\"} | "
		"x \"y\" is now \"z\"\n"
		"changed: %3 = constant {value = <4xi4: 1, 2, 3, 5>} : 4xi4 | "
		"value <4xi4: 1, 2, 3, 4> is now <4xi4: 1, 2, 3, 5>\n"},
	/* A constant, an attribute, an alias. */
	{F1 "%2 = constant {value = <4xf32 splat: 0000803f>} : 4xf32 "
	    "%3 = add %0, %2 : 4xf32 return %3}",
		F1 "%2 = constant {value = <4xf32 splat: 00000040>} : 4xf32 "
		   "%3 = add %0, %2 : 4xf32 return %3}",
		"changed: %2 = constant {value = <4xf32 splat: 2.0>} : 4xf32 "
		"| value <4xf32 splat: 1.0> is now <4xf32 splat: 2.0>\n"},
	{F1 "%2 = reverse %0 {dims = [0]} : 4xf32 return %2}",
		F1 "%2 = reverse %0 {dims = []} : 4xf32 return %2}",
		"changed: %2 = reverse %0 : 4xf32 | dims [0] is gone\n"},
	{F1 "%2 = add %0, %1 : 4xf32 return %2}",
		"popir 1 func @main(%0: 4xf32 {alias = 0}, %1: 4xf32) -> "
		"(4xf32) {%2 = add %0, %1 : 4xf32 return %2}",
		"changed: %0 = argument 0 : 4xf32, alias of result 0 | "
		"alias of result -1 is now 0 (-1: none)\n"},
};

static void
check_rows(void)
{
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		job j = {.text = {pop_str_of(rows[i].old),
				 pop_str_of(rows[i].now)}};
		pop_err err = {0};

		if (pop_arena_run(&j.arena, read_both, &j, &err) != POP_OK) {
			fprintf(stderr, "row %zu: %s\n", i, err.text);
			nbad++;
		} else {
			print_changes(&j);
			if (strcmp((char *)j.out.data, rows[i].want) != 0) {
				fprintf(stderr, "row %zu: got\n%sexpected\n%s",
					i, j.out.data, rows[i].want);
				nbad++;
			}
		}
		pop_buf_release(&j.out);
		pop_arena_release(&j.arena);
	}
}

/* A chain of n ops in a loop's body, where op `odd` differs. */
static void
print_chain(pop_buf *b, int n, int odd, int size)
{
	pop_buf_printf(b,
		"popir 1 func @main(%%0: %dxf32, %%1: i32) -> (%dxf32) {\n"
		"%%2, %%3 = while %%0, %%1 : %dxf32, i32 (%%4: %dxf32, %%5: "
		"i32) {%%6 = compare %%5, %%5 {direction = 5} : i1 return %%6} "
		"(%%7: %dxf32, %%8: i32) {\n",
		size, size, size, size, size);
	for (int i = 0; i < n; i++)
		pop_buf_printf(b, "%%%d = %s %%%d : %dxf32\n", 9 + i,
			i == odd ? "tanh"
			: i % 3  ? "abs"
				 : "negate",
			i ? 8 + i : 7, size);
	pop_buf_printf(b, "return %%%d, %%8}\nreturn %%2}\n", 8 + n);
}

static pop_record_diff
chains(int n0, int odd0, int size0, int n1, int odd1, int size1)
{
	pop_buf text[2] = {0};
	pop_record_diff d = {0};
	pop_err err = {0};
	job j = {0};

	print_chain(&text[0], n0, odd0, size0);
	print_chain(&text[1], n1, odd1, size1);
	for (int i = 0; i < 2; i++)
		j.text[i] = (pop_str){(char *)text[i].data, text[i].len};
	if (pop_arena_run(&j.arena, read_both, &j, &err) != POP_OK) {
		fprintf(stderr, "chain of %d: %s\n", n0, err.text);
		nbad++;
	} else {
		assert(j.made[0].place[j.made[0].nop - 1].line ==
			(uint32_t)n0 + 2);
	}
	d = j.diff;
	pop_arena_release(&j.arena);
	pop_buf_release(&text[0]);
	pop_buf_release(&text[1]);
	return d;
}

static void
check_chains(void)
{
	pop_record_diff d = chains(20000, 7000, 4, 20000, 7000, 4);

	assert(d.n == 0 && d.nsame > 20000);
	/* One op in twenty thousand. */
	d = chains(20000, -1, 4, 20000, 7000, 4);
	assert(d.n == 1 && d.of[POP_CHANGE_BODY] == 1);
	/* Every type differs, and two ops are new. */
	d = chains(20000, -1, 4, 20003, -1, 8);
	assert(d.of[POP_CHANGE_ADDED] == 3 && d.of[POP_CHANGE_REMOVED] == 0);
	assert(d.of[POP_CHANGE_BODY] > 20000);
	/* Too much: all of it. */
	d = chains(3000, -1, 4, 6000, -1, 8);
	assert(d.of[POP_CHANGE_ADDED] >= 3000);
}

/* Nothing is believed. */
static pop_status
read_damaged(void *arg, pop_err *err)
{
	job *j = arg;
	pop_record r;

	(void)err;
	for (size_t i = 0; i < j->made[0].record.len; i++) {
		size_t n = j->made[0].record.len;
		char *copy = pop_str_dup(&j->arena, j->made[0].record);
		pop_err ignored;
		pop_record_diff d;

		assert(pop_record_read(&r, &j->arena, (pop_str){copy, i},
			       &ignored) == POP_E_CORRUPT);
		for (int bit = 0; bit < 8; bit++) {
			copy[i] ^= (char)(1 << bit);
			if (pop_record_read(&r, &j->arena, (pop_str){copy, n},
				    &ignored) == POP_OK) {
				pop_record_compare(
					&d, &j->arena, &j->record[0], &r);
				pop_record_print(&r, &j->out);
			}
			copy[i] ^= (char)(1 << bit);
		}
	}
	return POP_OK;
}

static void
check_damaged(void)
{
	pop_buf text = {0};
	pop_err err = {0};
	job j = {0};

	print_chain(&text, 3, 1, 4);
	j.text[0] = j.text[1] = (pop_str){(char *)text.data, text.len};
	assert(pop_arena_run(&j.arena, read_both, &j, &err) == POP_OK);
	assert(pop_arena_run(&j.arena, read_damaged, &j, &err) == POP_OK);
	pop_buf_release(&text);
	pop_buf_release(&j.out);
	pop_arena_release(&j.arena);
}

/* A file for each row, for tests/fuzz/record.c: the length of the first record
 * in four bytes, and both. */
static void
write_corpus(const char *dir)
{
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		job j = {.text = {pop_str_of(rows[i].old),
				 pop_str_of(rows[i].now)}};
		pop_err err = {0};
		char path[4096];
		FILE *f;

		assert(pop_arena_run(&j.arena, read_both, &j, &err) == POP_OK);
		pop_buf_u32(&j.out, (uint32_t)j.made[0].record.len);
		for (int k = 0; k < 2; k++)
			pop_buf_put(&j.out, j.made[k].record.ptr,
				j.made[k].record.len);
		snprintf(path, sizeof(path), "%s/row%zu", dir, i);
		f = fopen(path, "wb");
		assert(f && fwrite(j.out.data, 1, j.out.len, f) == j.out.len);
		assert(fclose(f) == 0);
		pop_buf_release(&j.out);
		pop_arena_release(&j.arena);
	}
}

int
main(int argc, char **argv)
{
	if (argc > 1) {
		write_corpus(argv[1]);
		return 0;
	}
	check_rows();
	check_chains();
	check_damaged();
	return nbad != 0;
}
