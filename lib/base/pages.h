#ifndef POP_BASE_PAGES_H
#define POP_BASE_PAGES_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Memory straight from the system: zeroed, and untouched until it is written.
 * A page costs a fault of about a microsecond; one of 2 MiB costs as much as
 * 50 of 4 KiB.  So what has 256 KiB or more begins on a large page and asks
 * for them, up to a rest smaller than that; a large page at the end may reach
 * beyond it.  Where the system has none it is only slower.
 */
typedef struct pop_pages {
	unsigned char *start; /* aligned to a page; NULL: none */
	size_t room;          /* from it, with the rest of a large page */
	void *base;           /* the mapping, which may begin before */
	size_t bytes;         /* of the mapping */
} pop_pages;

/* n > 0 bytes from out->start.  False, and *out zeroed: out of memory. */
bool pop_pages_map(pop_pages *out, size_t n);
/* Takes the faults of n bytes, from a page on, that are part of a mapping; what
 * they hold does not change.  Any thread, while others use them. */
void pop_pages_touch(unsigned char *start, size_t n);
/* Nothing if zeroed; zeroed then. */
void pop_pages_unmap(pop_pages *p);

#endif
