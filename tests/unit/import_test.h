#ifndef IMPORT_TEST_H
#define IMPORT_TEST_H

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/import/import.h"

/* What the tests of the readers share: import in an arena, the text form
 * without places, files of the source tree. */

typedef struct import_run {
	pop_arena arena;
	pop_graph *graph;
	const char *data;
	size_t len;
	pop_err err;
} import_run;

static pop_status
import_body(void *arg, pop_err *err)
{
	import_run *r = arg;
	pop_import_source src = {.file = "t", .data = r->data, .n = r->len};

	return pop_import(&r->graph, &r->arena, &src, err);
}

/* Imports a copy that ends where the text ends, so that a read past it shows,
 * and verifies as an open graph.  The caller ends r with import_end(). */
static inline pop_status
import_bytes(import_run *r, const void *data, size_t n)
{
	char *copy = malloc(n ? n : 1);
	pop_status st;

	assert(copy);
	memcpy(copy, data, n);
	*r = (import_run){.data = copy, .len = n};
	st = pop_arena_run(&r->arena, import_body, r, &r->err);
	if (st == POP_OK)
		st = pop_graph_verify_open(r->graph, &r->err);
	return st;
}

static inline void
import_end(import_run *r)
{
	pop_arena_release(&r->arena);
	free((void *)(uintptr_t)r->data);
}

/* popir without " @line:column" and without "loc" in its head. */
static inline char *
import_text(const import_run *r)
{
	pop_buf b = {0};
	char *to, *out;

	pop_graph_print(r->graph, &b);
	pop_buf_char(&b, '\0');
	assert(!b.failed);
	out = to = (char *)b.data;
	for (const char *p = out; *p;) {
		size_t k = 0;

		if (p[0] == ' ' && p[1] == '@' && p[2] >= '0' && p[2] <= '9')
			k = 2 + strspn(p + 2, "0123456789:");
		if (k) {
			p += k;
			continue;
		}
		*to++ = *p++;
	}
	*to = '\0';
	return out;
}

/* A file's bytes; NULL if it does not exist. */
static inline char *
import_file(const char *root, const char *path, size_t *n)
{
	char name[2048];
	FILE *f;
	char *data;

	snprintf(name, sizeof(name), "%s/%s", root, path);
	f = fopen(name, "rb");
	if (!f)
		return NULL;
	data = malloc(8 << 20);
	assert(data);
	*n = fread(data, 1, 8 << 20, f);
	fclose(f);
	return data;
}

static inline const char *
import_root(void)
{
	const char *root = getenv("POP_ROOT");

	return root ? root : ".";
}

#endif
