/*
 * Fuzz target: text of popir(5).
 *
 * Whatever the bytes are, reading ends with a graph or a message.  A graph
 * that was read prints; what was printed reads back and prints the same.  One
 * that verifies, an open one after refinement, has a digest, and it is that of
 * its printed form.
 */

#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/ir/ir.h"
#include "lib/refine/refine.h"

typedef struct job {
	pop_arena arena;
	pop_str text;
	pop_buf printed;
	pop_status verified;
	pop_digest digest, check;
} job;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static pop_status
body(void *arg, pop_err *err)
{
	job *j = arg;
	pop_graph *g;

	POP_TRY(pop_graph_parse(&g, &j->arena, "fuzz", j->text, err));
	pop_graph_print(g, &j->printed);
	POP_TRY(pop_buf_finish(&j->printed, err));
	j->verified = pop_graph_verify_open(g, err);
	if (j->verified == POP_OK && pop_graph_is_open(g))
		j->verified = pop_graph_refine(g, NULL, 0, err);
	if (j->verified == POP_OK)
		j->verified = pop_graph_verify(g, err);
	if (j->verified == POP_OK)
		j->verified = pop_graph_digest(g, &j->digest, &j->check, err);
	return POP_OK;
}

static pop_status
run(job *j, const void *text, size_t n)
{
	pop_err err = {.text = ""};
	pop_status st;

	j->text = (pop_str){text, n};
	st = pop_arena_run(&j->arena, body, j, &err);
	pop_arena_release(&j->arena);
	assert(st == POP_OK || (st == POP_E_INPUT && err.text[0]));
	return st;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	job a = {.verified = POP_OK}, b = {.verified = POP_OK};

	if (run(&a, data, n) == POP_OK) {
		pop_status st = run(&b, a.printed.data, a.printed.len);

		assert(st == POP_OK);
		assert(a.printed.len == b.printed.len);
		assert(memcmp(a.printed.data, b.printed.data, a.printed.len) ==
			0);
		assert(a.verified == b.verified);
		assert(pop_digest_eq(a.digest, b.digest));
		assert(pop_digest_eq(a.check, b.check));
	}
	pop_buf_release(&a.printed);
	pop_buf_release(&b.printed);
	return 0;
}
