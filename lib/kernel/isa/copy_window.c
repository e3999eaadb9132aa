/* Copies of elements from near each other: see copy_window.h. */

#include "lib/kernel/isa/copy_window.h"

#include <string.h>

#include "lib/kernel/isa/vec.h"

enum {
	BYTES = 16,
	/* Elements a window at least, so that it beats moving each. */
	WORTH = 4,
};

typedef struct bounds {
	int32_t lo, hi; /* bytes from the first to the last one */
} bounds;

static bounds
with(bounds b, int32_t at)
{
	return (bounds){at < b.lo ? at : b.lo, at > b.hi ? at : b.hi};
}

/* How many elements one window holds. */
static int64_t
count(const int32_t *from, int64_t n, int64_t size, bounds *b)
{
	int64_t k = 1;

	*b = (bounds){from[0], from[0]};
	for (; k < n && (k + 1) * size <= BYTES; k++) {
		const bounds more = with(*b, from[k]);

		if (more.hi + size - more.lo > BYTES)
			break;
		*b = more;
	}
	return k;
}

static void
set(copy_window *w, const int32_t *from, int64_t n, int64_t size)
{
	memset(w->pick, 0x80, sizeof(w->pick));
	for (int64_t k = 0; k < n * size; k++)
		w->pick[k] = (uint8_t)(from[k / size] - w->from + k % size);
}

copy_windows
POP_FN(pop_copy_windows)(
	pop_arena *a, const int32_t *from, int64_t n, int64_t size)
{
	copy_window *at = POP_NEWN(a, copy_window, (size_t)(n / WORTH + 1));
	copy_windows w = {.at = at};
	bounds all = {from[0], from[0]}, b;

	if (POP_VBYTES < 32 || size > BYTES / 2)
		return w;
	for (int64_t k = 0; k < n; k++)
		all = with(all, from[k]);
	if (all.hi + size - all.lo < BYTES)
		return w;
	while ((w.done * size + BYTES) <= n * size) {
		const int32_t last = (int32_t)(all.hi + size - BYTES);
		const int64_t k = count(from + w.done, n - w.done, size, &b);

		if (w.n == n / WORTH)
			return (copy_windows){0};
		at[w.n].to = (int32_t)(w.done * size);
		at[w.n].from = b.lo < last ? b.lo : last;
		set(&at[w.n++], from + w.done, k, size);
		w.done += k;
	}
	return w.n * WORTH <= w.done ? w : (copy_windows){0};
}

void
POP_FN(pop_copy_by_windows)(
	const copy_windows *w, unsigned char *to, const unsigned char *from)
{
#if POP_VBYTES >= 32
	for (int64_t k = 0; k < w->n; k++) {
		const copy_window *at = &w->at[k];
		const __m128i pick = _mm_loadu_si128((const void *)at->pick);
		const __m128i x =
			_mm_loadu_si128((const void *)(from + at->from));

		_mm_storeu_si128(
			(void *)(to + at->to), _mm_shuffle_epi8(x, pick));
	}
#else
	(void)w, (void)to, (void)from;
#endif
}
