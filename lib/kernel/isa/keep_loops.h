#ifndef POP_KERNEL_ISA_KEEP_LOOPS_H
#define POP_KERNEL_ISA_KEEP_LOOPS_H

/*
 * For files whose loops move a few elements or vectors at a time: GCC makes no
 * calls of memcpy() of them.  It holds for the functions behind it, so it is
 * included before all else.
 */
#if defined(__GNUC__) && !defined(__clang__)
#	pragma GCC optimize("no-tree-loop-distribute-patterns")
#endif

#endif
