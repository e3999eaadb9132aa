#ifndef POP_KERNEL_ISA_SORT_H
#define POP_KERNEL_ISA_SORT_H

#include "lib/kernel/isa/body.h"
#include "lib/kernel/isa/walk.h"

/*
 * Sorting: what sort.c, top_k.c and their parts share.
 *
 * A key is an unsigned number of 32 or 64 bits that orders as the element
 * does.  A pair is a key of 32 bits above the element's number, in 64 bits.
 */

/* How a key orders; made at prepare. */
typedef struct pop_key_order {
	uint8_t cls; /* of the values that keys are made of */
	bool wide;   /* keys have 64 bits */
	bool by_value;
	uint64_t bias; /* integers: added */
	uint64_t flip; /* descending: xor-ed */
} pop_key_order;

pop_key_order POP_FN(pop_key_order_of)(
	pop_dtype d, bool descending, bool total_order);

/*
 * Keys of n values in the form of their class, to an array of uint32_t or
 * uint64_t.  Returns whether the values can be had back from their keys: not if
 * there are zeros or NaNs of several kinds that are equal.
 */
bool POP_FN(pop_keys_of_values)(
	const pop_key_order *o, void *keys, const void *values, int64_t n);
void POP_FN(pop_values_of_keys)(
	const pop_key_order *o, void *values, const void *keys, int64_t n);

/* Keys of `size` bytes to be sorted by bits low to high - 1, stably. */
typedef struct pop_radix {
	unsigned size, low, high;
	int64_t n;
	void *key[2];     /* key[at] is given; the result is in key[at], too */
	uint32_t *idx[2]; /* moved along; only with keys of 64 bits, or NULL */
	int at;
	uint32_t *hist; /* POP_RADIX_HIST bytes */
	pop_run *run;   /* threads that may help, or NULL */
} pop_radix;

enum {
	POP_RADIX_CHUNKS = 16, /* threads that can help */
	POP_RADIX_HIST = POP_RADIX_CHUNKS * 2048 * 4,
	/* The same if run is NULL. */
	POP_RADIX_HIST_ALONE = 2048 * 4,
};

void POP_FN(pop_radix_sort)(pop_radix *r);

/* ---- Many short lines, a line in each lane of vectors; one key. */

typedef struct pop_sort_lanes {
	pop_key_order order;
	pop_dtype dtype; /* of the key's operand */
	bool direct;     /* its elements are values as they lie */
	int along, dim;  /* dim: lines side by side */
	int64_t length, nline;
	int64_t start, count;          /* what is wanted of a line in order */
	int64_t most, most_ordered;    /* lines at a time, by values or order */
	int64_t step_line, step_along; /* of the key's operand, in bytes */
	size_t elem, size;             /* bytes of an element, of a key */
	const uint8_t *net; /* pairs of elements to be compared, in order */
	int64_t nnet;
	size_t number, total; /* bytes of scratch before numbers, and in all */
} pop_sort_lanes;

/* False: other ways are better. */
bool POP_FN(pop_sort_lanes_prepare)(pop_sort_lanes *s, pop_arena *a,
	const pop_step *step, unsigned operand, const pop_key_order *order);

/* n lines from `from` on, sorted, to `to`, as to_view has them; false, and
 * nothing done, if the values cannot be had back from their keys. */
bool POP_FN(pop_sort_lanes_values)(const pop_sort_lanes *s,
	const pop_view *to_view, unsigned char *to, const unsigned char *from,
	int64_t n, void *scratch);

/* The elements' numbers in order, of n lines, one line behind the other. */
const uint32_t *POP_FN(pop_sort_lanes_order)(const pop_sort_lanes *s,
	const unsigned char *from, int64_t n, void *scratch);

/* The first k elements of many short lines, views 1 and 2 of the step for
 * values and numbers; false: other ways are better. */
bool POP_FN(pop_best_lanes_prepare)(pop_sort_lanes *s, const pop_step *step,
	const pop_key_order *order, int64_t k);
/* Of n lines from `from` on, at most s->most. */
void POP_FN(pop_best_lanes)(const pop_sort_lanes *s, const pop_view *views,
	unsigned char *const *to, const unsigned char *from, int64_t n,
	void *scratch);

/* ---- The first elements of a line in the order of one key. */

typedef struct pop_best {
	pop_key_order order;
	pop_dtype dtype;
	bool direct; /* elements are values as they lie, side by side */
	int64_t length, k;
	int64_t step; /* bytes from one element to the next */
	int64_t room; /* candidates at once */
	size_t key0, key1, idx0, idx1, hist;
	size_t total; /* bytes of scratch */
} pop_best;

/* k <= length */
void POP_FN(pop_best_prepare)(pop_best *b, pop_dtype d,
	const pop_key_order *order, int64_t length, int64_t k, int64_t step);
/* Work, as pop_part_count() takes it. */
double POP_FN(pop_best_cost)(const pop_best *b);
/* Numbers of the k elements that go first, in order, of equal ones that with
 * the lower number; k > 0.  They are the caller's, in scratch. */
uint32_t *POP_FN(pop_best_of_line)(
	const pop_best *b, const unsigned char *from, void *scratch);

/* ---- Comparators that were not recognised. */

/* Values of operand i in the form of its class, in the line's order. */
typedef struct pop_merge {
	const pop_predicate *before; /* left goes first */
	int64_t n;
	const unsigned char *const *value;
	uint32_t *idx[2]; /* n each; idx[at] is the result */
	int at;
	void *scratch; /* pop_merge_scratch() bytes */
} pop_merge;

size_t POP_FN(pop_merge_scratch)(const pop_predicate *before);
void POP_FN(pop_merge_sort)(pop_merge *m);

#endif
