/*
 * Arguments.  Memory that runs may overwrite must not be another argument's,
 * or the program's own proof that its buffers are apart would not hold.
 */

#include <stdlib.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/plural.h"
#include "lib/rt/engine_int.h"

/* Kernels read elements, never wider than this at once, where they must be
 * aligned at all. */
enum { MOST_ALIGN = 16 };

static pop_status
check_size(const pop_engine *e, uint32_t i, const void *data, size_t bytes,
	pop_err *err)
{
	const pop_program *p = e->program;
	char type[POP_SHAPE_TEXT];
	int64_t want;

	if (i >= p->narg)
		return pop_fail(err, POP_E_USAGE,
			"argument %u: the program has %u", i, p->narg);
	want = pop_shape_bytes(&p->arg[i].type);
	if ((uint64_t)want != bytes || (bytes && !data))
		return pop_fail(err, POP_E_USAGE,
			"argument %u: %zu byte%s instead of %lld, as %s needs",
			i, data ? bytes : 0, pop_plural(data ? bytes : 0),
			(long long)want,
			pop_shape_print(type, &p->arg[i].type));
	return POP_OK;
}

static void
set_pointers(pop_engine *e, uint32_t i, void *data)
{
	e->bound[i].data = data;
	for (uint32_t k = e->first[i]; k < e->first[i + 1]; k++) {
		e->start[e->argument[k]] = data;
		e->run.ptr[e->argument[k]] = data;
	}
	e->is_checked = false;
}

static pop_status
own(pop_engine *e, uint32_t i, size_t bytes, pop_err *err)
{
	void *p;

	if (e->bound[i].owned)
		return POP_OK;
	p = bytes < SIZE_MAX - 2 * POP_BUFFER_ALIGN
		    ? aligned_alloc(POP_BUFFER_ALIGN,
			      pop_round_up(bytes + 1, POP_BUFFER_ALIGN))
		    : NULL;
	if (!p)
		return pop_fail(err, POP_E_NOMEM,
			"argument %u: out of memory for %zu bytes", i, bytes);
	e->bound[i].owned = p;
	e->stats.owned_bytes += bytes;
	return POP_OK;
}

static bool
is_aligned(const pop_engine *e, uint32_t i, const void *data)
{
	unsigned n = pop_dtype_bytes((pop_dtype)e->program->arg[i].type.dtype);

	n = n > MOST_ALIGN ? MOST_ALIGN : n;
	return n <= 1 || (uintptr_t)data % n == 0;
}

pop_status
pop_engine_bind(
	pop_engine *e, uint32_t i, const void *data, size_t bytes, pop_err *err)
{
	POP_TRY(check_size(e, i, data, bytes, err));
	if (bytes && !e->program->arg[i].donated && is_aligned(e, i, data)) {
		/* The check proved that nothing writes it. */
		set_pointers(e, i, (void *)(uintptr_t)data);
		return POP_OK;
	}
	POP_TRY(own(e, i, bytes, err));
	if (bytes)
		memcpy(e->bound[i].owned, data, bytes);
	set_pointers(e, i, e->bound[i].owned);
	return POP_OK;
}

pop_status
pop_engine_donate(
	pop_engine *e, uint32_t i, void *data, size_t bytes, pop_err *err)
{
	POP_TRY(check_size(e, i, data, bytes, err));
	if (!e->program->arg[i].donated)
		return pop_fail(err, POP_E_USAGE,
			"argument %u is not donated by the program", i);
	if ((uintptr_t)data % POP_BUFFER_ALIGN)
		return pop_fail(err, POP_E_USAGE,
			"argument %u: not aligned to %d bytes", i,
			POP_BUFFER_ALIGN);
	if (!bytes)
		return pop_engine_bind(e, i, data, bytes, err);
	set_pointers(e, i, data);
	return POP_OK;
}

/* ---- Carrying state from run to run. */

static bool
has_moved(const pop_engine *e, uint32_t i)
{
	const pop_argument *a = &e->program->arg[i];

	return a->alias >= 0 &&
	       pop_engine_result(e, (uint32_t)a->alias) != e->bound[i].data;
}

static size_t
bytes_of(const pop_engine *e, uint32_t i)
{
	return (size_t)pop_shape_bytes(&e->program->arg[i].type);
}

/* The results' bytes one after the other, since one result may lie in the
 * memory of another's argument. */
static void
collect(const pop_engine *e, unsigned char *to)
{
	for (uint32_t i = 0; i < e->program->narg; i++) {
		uint32_t r = (uint32_t)e->program->arg[i].alias;

		if (!has_moved(e, i) || !bytes_of(e, i))
			continue;
		memcpy(to, pop_engine_result(e, r), bytes_of(e, i));
		to += bytes_of(e, i);
	}
}

pop_status
pop_engine_carry(pop_engine *e, pop_err *err)
{
	const pop_program *p = e->program;
	size_t total = 1, at = 0;
	pop_status st = POP_OK;
	unsigned char *copy;
	bool *moved;

	for (uint32_t i = 0; i < p->narg; i++)
		if (has_moved(e, i))
			total += bytes_of(e, i);
	copy = malloc(total);
	moved = calloc((size_t)p->narg + 1, sizeof(*moved));
	if (!copy || !moved) {
		st = pop_fail(err, POP_E_NOMEM,
			"out of memory for %zu bytes of state", total);
		goto out;
	}
	collect(e, copy);
	/* Binding changes where results are. */
	for (uint32_t i = 0; i < p->narg; i++)
		moved[i] = has_moved(e, i);
	for (uint32_t i = 0; i < p->narg && st == POP_OK; i++) {
		if (!moved[i])
			continue;
		st = own(e, i, bytes_of(e, i), err);
		if (st != POP_OK)
			break;
		if (bytes_of(e, i))
			memcpy(e->bound[i].owned, copy + at, bytes_of(e, i));
		set_pointers(e, i, e->bound[i].owned);
		at += bytes_of(e, i);
	}
out:
	free(copy);
	free(moved);
	return st;
}

/* ---- Donated memory is apart. */

typedef struct span {
	uintptr_t lo, hi;
	uint32_t argument;
	bool donated;
} span;

static int
by_start(const void *a, const void *b)
{
	const span *x = a, *y = b;

	return x->lo < y->lo ? -1 : x->lo > y->lo;
}

/* Sorted by start: an overlap with a donated span shows against the span that
 * reaches furthest, or the donated one that does. */
static pop_status
check_spans(const span *s, uint32_t n, pop_err *err)
{
	const span *far = NULL, *far_donated = NULL;

	for (uint32_t i = 0; i < n; i++) {
		const span *x = s[i].donated ? far : far_donated;

		if (x && s[i].lo < x->hi)
			return pop_fail(err, POP_E_USAGE,
				"memory of argument %u overlaps that of "
				"argument %u, and one of them is donated",
				x->argument, s[i].argument);
		if (!far || s[i].hi > far->hi)
			far = &s[i];
		if (s[i].donated && (!far_donated || s[i].hi > far_donated->hi))
			far_donated = &s[i];
	}
	return POP_OK;
}

pop_status
pop_engine_check_bound(pop_engine *e, pop_err *err)
{
	const pop_program *p = e->program;
	uint32_t n = 0;
	pop_status st;
	span *s;

	s = calloc((size_t)p->narg + 1, sizeof(*s));
	if (!s)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (uint32_t i = 0; i < p->narg; i++) {
		uint64_t bytes = (uint64_t)pop_shape_bytes(&p->arg[i].type);
		uintptr_t lo = (uintptr_t)e->bound[i].data;

		if (!e->bound[i].data) {
			char type[POP_SHAPE_TEXT];

			free(s);
			return pop_fail(err, POP_E_USAGE,
				"argument %u (%s) has no value", i,
				pop_shape_print(type, &p->arg[i].type));
		}
		if (bytes)
			s[n++] = (span){lo, lo + bytes, i, p->arg[i].donated};
	}
	qsort(s, n, sizeof(*s), by_start);
	st = check_spans(s, n, err);
	free(s);
	e->is_checked = st == POP_OK;
	return st;
}
