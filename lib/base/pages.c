/*
 * Mappings of memory, with room to begin and to end on a large page:
 *
 *   base..start | n bytes, of which the large part has large pages | ...
 *
 * What lies around is never touched and costs address space only.
 *
 * _DEFAULT_SOURCE: MAP_ANONYMOUS, madvise.
 */

#define _DEFAULT_SOURCE

#include "lib/base/pages.h"

#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>

#include "lib/base/checked.h"

#if defined(__GNUC__)
#	define NO_TSAN __attribute__((no_sanitize("thread")))
#else
#	define NO_TSAN
#endif

enum {
	SMALL_PAGE = 4 << 10,
	LARGE_PAGE = 2 << 20,
	WORTH = 256 << 10, /* bytes that are worth a large page */
};

/* The bytes, from the first of n, that shall be in large pages. */
static size_t
large_part(size_t n)
{
	size_t rest = n % LARGE_PAGE;

	return n - rest + (rest < WORTH ? 0 : LARGE_PAGE);
}

bool
pop_pages_map(pop_pages *out, size_t n)
{
	size_t large, bytes;
	void *p;

	*out = (pop_pages){0};
	if (!pop_add_size(n, 2 * LARGE_PAGE, &bytes))
		return false;
	large = large_part(n);
	bytes = large ? bytes : n;
	p = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
		MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (p == MAP_FAILED)
		return false;
	*out = (pop_pages){.start = p, .room = n, .base = p, .bytes = bytes};
	if (!large)
		return true;
	out->start = (void *)pop_round_up((uintptr_t)p, LARGE_PAGE);
	out->room = large > n ? large : n;
#ifdef MADV_HUGEPAGE
	/* Advice: whether it is taken changes nothing but time. */
	madvise(out->start, large, MADV_HUGEPAGE);
#endif
	return true;
}

/* By faults, one after the other: a call that does all of them keeps other
 * threads from mapping memory meanwhile.  What a byte holds may change between
 * a read and a write, hence one operation; it is no race.  (An or with 0, say,
 * becomes a load in some compilers, which makes no page.) */
NO_TSAN void
pop_pages_touch(unsigned char *start, size_t n)
{
	for (size_t i = 0; i < n; i += SMALL_PAGE) {
		unsigned char zero = 0;

		atomic_compare_exchange_strong(
			(_Atomic unsigned char *)(start + i), &zero, 0);
	}
}

void
pop_pages_unmap(pop_pages *p)
{
	if (p->base)
		munmap(p->base, p->bytes);
	*p = (pop_pages){0};
}
