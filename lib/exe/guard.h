#ifndef POP_EXE_GUARD_H
#define POP_EXE_GUARD_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Survives the loss of a file's bytes under a mapping.
 *
 * Reading a mapped page that the file no longer has (truncated, disk error)
 * raises SIGBUS.  For a guarded mapping the handler puts zero pages in place
 * of it and remembers; the reader goes on and asks afterwards.  That works in
 * any thread, holds no lock, and unwinds nothing.  All other faults go to the
 * handler that was there before.
 *
 * The handler is installed with the first mapping and stays.  Thread-safe.
 */

/* Guards len bytes at base, page-aligned.  The slot, or -1: all are taken, or
 * there is no handler; then the file must be read instead. */
int pop_guard_add(void *base, size_t len);
bool pop_guard_is_lost(int slot);
/* Before munmap. */
void pop_guard_remove(int slot);

#endif
