/* Every allocation of a body is made to fail; maps and strings survive it. */

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "lib/base/arena.h"
#include "lib/base/map.h"

enum { KEYS = 300 };

typedef struct job {
	pop_arena *arena;
	int done;
} job;

/* Grows two maps past several doublings. */
static pop_status
fill(void *arg, pop_err *err)
{
	job *j = arg;
	pop_strmap names = {.arena = j->arena};
	pop_intmap numbers = {.arena = j->arena};

	(void)err;
	for (int i = 0; i < KEYS; i++) {
		pop_str key = pop_str_of(pop_str_printf(j->arena, "key%d", i));
		int *v = POP_NEW(j->arena, int);

		*v = i;
		assert(*pop_strmap_at(&names, key) == NULL);
		*pop_strmap_at(&names, key) = v;
		*pop_intmap_at(&numbers, (uint64_t)i << 40) = v;
	}
	for (int i = 0; i < KEYS; i++) {
		char *key = pop_str_printf(j->arena, "key%d", i);
		int *v = pop_strmap_find(&names, pop_str_of(key));

		assert(v && *v == i);
		assert(pop_intmap_find(&numbers, (uint64_t)i << 40) == v);
	}
	assert(!pop_strmap_find(&names, POP_STR("key")));
	assert(!pop_intmap_find(&numbers, 1));
	assert(names.len == KEYS && numbers.len == KEYS);
	j->done = 1;
	return POP_OK;
}

/* Small and large, at the end of a block, behind others, and alone. */
static pop_status
grown(void *arg, pop_err *err)
{
	pop_arena *a = arg;
	unsigned char *one = NULL, *two = NULL;
	size_t n = 0;

	(void)err;
	for (size_t want = 24; want < (64u << 20); want *= 2) {
		one = pop_arena_grow(a, one, n, want);
		if (want < (1 << 16))
			two = pop_arena_grow(a, two, n, want);
		for (size_t i = n; i < want; i += 8) {
			assert(!one[i]);
			one[i] = (unsigned char)(i % 251 + 1);
		}
		for (size_t i = 0; i < n; i += 8)
			assert(one[i] == i % 251 + 1);
		n = want;
	}
	assert(pop_arena_grow(a, two, 24, 8) == two && !two[0]);
	return POP_OK;
}

static void
every_limit_ends_well(void)
{
	pop_status st = POP_E_NOMEM;

	for (size_t limit = 1; st != POP_OK; limit += 97) {
		pop_arena a = {.limit = limit};
		job j = {&a, 0};
		pop_err err = {POP_OK, ""};

		st = pop_arena_run(&a, fill, &j, &err);
		assert(st == POP_OK || st == POP_E_NOMEM);
		assert((st == POP_OK) == j.done);
		assert(st == POP_OK || strstr(err.text, "out of memory"));
		assert(a.used <= limit);
		pop_arena_release(&a);
	}
}

static pop_status
too_much(void *arg, pop_err *err)
{
	(void)err;
	pop_arena_array(arg, SIZE_MAX / 2, 3);
	return POP_OK;
}

/* A run inside a run: the inner one's failure is its own. */
static pop_status
nested(void *arg, pop_err *err)
{
	pop_status st = pop_arena_run(arg, too_much, arg, err);

	assert(st == POP_E_NOMEM);
	pop_arena_alloc(arg, 10);
	pop_arena_array(arg, SIZE_MAX, 1);
	return POP_OK;
}

static pop_status
shapes(void *arg, pop_err *err)
{
	unsigned char *p = pop_arena_alloc(arg, 0),
		      *q = pop_arena_alloc(arg, 0);

	(void)err;
	assert(p != q);
	for (size_t n = 1; n < 3u << 20; n = n * 3 + 1) {
		p = pop_arena_alloc(arg, n);
		assert((uintptr_t)p % _Alignof(max_align_t) == 0);
		for (size_t i = 0; i < n; i += 1 + n / 50)
			assert(p[i] == 0);
		memset(p, 0xff, n);
	}
	return POP_OK;
}

/* What is given up is zeroed again, and the rest stays. */
static pop_status
rewound(void *arg, pop_err *err)
{
	pop_arena *a = arg;
	static const size_t size[] = {1, 100, 5000, 70000, 9 << 20};
	pop_arena_mark none = pop_arena_here(a), some;
	unsigned char *kept;

	(void)err;
	for (int round = 0; round < 3; round++) {
		kept = pop_arena_alloc(a, 3000);
		memset(kept, 7, 3000);
		some = pop_arena_here(a);
		for (int i = 0; i < 10; i++) {
			size_t n = size[i % 5];
			unsigned char *p = pop_arena_alloc(a, n);

			assert(p[0] == 0 && p[n - 1] == 0);
			assert(memcmp(p, p + 1, n - 1) == 0);
			memset(p, 0xff, n);
			if (i % 5 == 2)
				pop_arena_rewind(a, some);
		}
		pop_arena_rewind(a, some);
		assert(a->used - none.used - 3000 < 1000);
		assert(kept[0] == 7 && memcmp(kept, kept + 1, 2999) == 0);
		pop_arena_rewind(a, none);
		assert(a->used == none.used);
	}
	return POP_OK;
}

/* One stage's memory: written all over, and of any size. */
static pop_status
stage(void *arg, pop_err *err)
{
	static const size_t size[] = {24, 4000, 70000, 1 << 20, 100};

	(void)err;
	for (int i = 0; i < 50; i++) {
		size_t n = size[i % 5];
		unsigned char *p = pop_arena_alloc(arg, n);

		assert(p[0] == 0 && memcmp(p, p + 1, n - 1) == 0);
		memset(p, 0xff, n);
	}
	return POP_OK;
}

/* Stages take turns with the same memory, and the lender has it at last. */
static void
lent(void)
{
	pop_arena a = {0};
	unsigned char *mine;

	assert(pop_arena_run(&a, stage, &a, NULL) == POP_OK);
	mine = pop_arena_alloc(&a, 100);
	memset(mine, 7, 100);
	for (int i = 0; i < 3; i++) {
		pop_arena s = {.lender = &a};

		assert(pop_arena_run(&s, stage, &s, NULL) == POP_OK);
		assert(i == 0 || a.spare == NULL);
		pop_arena_release(&s);
		assert(s.used == 0 && !s.head && !s.large && !s.spare);
		assert(a.spare != NULL);
	}
	assert(pop_arena_run(&a, stage, &a, NULL) == POP_OK);
	assert(mine[0] == 7 && memcmp(mine, mine + 1, 99) == 0);
	pop_arena_release(&a);
	assert(!a.spare && !a.used);
}

int
main(void)
{
	pop_arena a = {0};

	every_limit_ends_well();
	lent();
	assert(pop_arena_run(&a, nested, &a, NULL) == POP_E_NOMEM);
	assert(pop_arena_run(&a, rewound, &a, NULL) == POP_OK);
	assert(pop_arena_run(&a, shapes, &a, NULL) == POP_OK);
	pop_arena_release(&a);
	assert(pop_arena_run(&a, grown, &a, NULL) == POP_OK);
	pop_arena_release(&a);
	a.limit = 1 << 20;
	assert(pop_arena_run(&a, grown, &a, NULL) == POP_E_NOMEM);
	pop_arena_release(&a);
	a.limit = 0;
	assert(pop_arena_run(&a, shapes, &a, NULL) == POP_OK);
	pop_arena_release(&a);
	return 0;
}
