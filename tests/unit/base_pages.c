/* Pages: zeroed, aligned, whole, and refused beyond the address space. */

#include "lib/base/pages.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

static void
check_size(size_t n)
{
	static const unsigned char zero[4096];
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	pop_pages p;

	assert(pop_pages_map(&p, n));
	assert((uintptr_t)p.start % page == 0);
	assert((const unsigned char *)p.base <= p.start);
	assert(p.start + n <= (unsigned char *)p.base + p.bytes);
	for (size_t at = 0; at < n; at += sizeof(zero)) {
		size_t k = n - at < sizeof(zero) ? n - at : sizeof(zero);

		assert(memcmp(p.start + at, zero, k) == 0);
		memset(p.start + at, 0xff, k);
	}
	pop_pages_unmap(&p);
	assert(!p.start && !p.base && !p.bytes);
	pop_pages_unmap(&p);
}

int
main(void)
{
	/* Around what is worth a large page, and around one. */
	static const size_t size[] = {1, 4096, 4097, (256 << 10) - 1, 256 << 10,
		(2 << 20) - 1, 2 << 20, (2 << 20) + 1, (2 << 20) + (300 << 10),
		9 << 20};
	pop_pages p;

	for (size_t i = 0; i < sizeof(size) / sizeof(*size); i++)
		check_size(size[i]);
	assert(!pop_pages_map(&p, SIZE_MAX));
	assert(!pop_pages_map(&p, SIZE_MAX / 2));
	assert(!p.start && !p.base);
	return 0;
}
