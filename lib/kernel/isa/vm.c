/*
 * Running threaded code: frames, whole and partial tiles, reductions.
 *
 * A run is cut into tiles of eight vectors, then of four, then of one.  In a
 * last, partial tile every stream is replaced by a copy in the frame, so that
 * handlers never look at how many points there are; only those that go lane by
 * lane, and reductions, do.  Short rows are run eight at once, in tall tiles,
 * where that takes less.
 */

#include "lib/kernel/isa/vm.h"

#include <assert.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/vm_code.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"

enum { SLOT_BYTES = 8 * POP_VBYTES };

size_t
POP_FN(pop_vm_scratch)(const pop_vm *vm)
{
	return pop_round_up(vm->bytes, 64);
}

int64_t
POP_FN(pop_vm_cost)(const pop_vm *vm)
{
	return vm->cost;
}

/* Stages and slots hold a vector of each row; all others are, so far, the same
 * for all rows. */
static void
begin_tall(const pop_vm *vm, vm_frame *fr, unsigned char *at)
{
	int64_t *row;

	fr->window = at;
	if (vm->some) {
		memset(at, 0, 3 * POP_VBYTES);
		memset(at + POP_VBYTES, -1, POP_VBYTES);
		at += 3 * POP_VBYTES;
	}
	fr->row = row = (int64_t *)(void *)at;
	memset(row, 0, vm->nptr * sizeof(*row));
	for (uint32_t k = vm->at_stage; k < vm->at_reduce; k++)
		row[k] = POP_VBYTES;
	for (uint32_t k = vm->at_slot; k < vm->nptr; k++)
		row[k] = POP_VBYTES;
}

pop_vm_frame *
POP_FN(pop_vm_begin)(const pop_vm *vm, void *scratch, uint64_t *scalar)
{
	vm_frame *fr = scratch;
	unsigned char *at = scratch;
	union {
		const uint64_t *from;
		unsigned char *to;
	} pool = {vm->pool};

	fr->pub.view = fr->ptr;
	fr->pub.temp = fr->ptr + vm->at_temp;
	fr->pub.column = fr->ptr + vm->at_column;
	fr->pub.scalar = scalar;
	fr->pub.index = fr->index;
	/* Counted on from row to row, also where no code asks for them. */
	memset(fr->index, 0, sizeof(fr->index));
	fr->pub.row_at = 0;
	fr->phase = 0;
	fr->resume = NULL;
	fr->last = -1;
	fr->rows = 0;
	fr->cut.n = -1;
	at += pop_round_up(
		sizeof(*fr) + vm->nptr * sizeof(unsigned char *), 64);
	fr->partial = at;
	for (uint32_t k = 0; k < vm->nreduce; k++, at += vm->reduce_bytes)
		fr->ptr[vm->at_reduce + k] = at;
	at = fr->partial + pop_round_up(vm->nreduce * vm->reduce_bytes, 64);
	for (uint32_t k = 0; k < vm->at_scalar; k++, at += SLOT_BYTES)
		fr->ptr[vm->at_stage + k] = at;
	for (uint32_t k = 0; k < vm->nslot; k++, at += SLOT_BYTES)
		fr->ptr[vm->at_slot + k] = at;
	for (uint32_t k = 0; k < vm->nscalar; k++)
		fr->ptr[vm->at_scalar + k] = (unsigned char *)&scalar[k];
	for (uint32_t k = 0; vm->indexed && k < POP_MAX_DIMS; k++)
		fr->ptr[vm->at_index + k] = (unsigned char *)&fr->index[k];
	for (uint32_t k = vm->at_pool; k < vm->at_slot; k++, pool.from++)
		fr->ptr[k] = pool.to;
	if (vm->code[VM_TALL])
		begin_tall(vm, fr, at);
	return &fr->pub;
}

/* ---- Tiles. */

/* A tile of n points comes next. */
static void
set_count(const pop_vm *vm, vm_frame *fr, int64_t n)
{
	/* Of powers of two: no division. */
	const uint32_t m = (uint32_t)n;

	fr->count = n;
	fr->nvector = (int)(vm->small == 8    ? (m + LANES_O - 1) / LANES_O
			    : vm->small == 16 ? (m + LANES_H - 1) / LANES_H
			    : vm->wide        ? (m + LANES_W - 1) / LANES_W
					      : (m + LANES - 1) / LANES);
}

/* Code of other files, built for any machine, is slow while the upper parts of
 * vectors are in use, and the compiler does not see that handlers use them. */
static void
leave_vectors(void)
{
#ifdef __AVX__
	_mm256_zeroupper();
#endif
}

static void
go(vm_frame *fr, const vm_op *code, int64_t i)
{
	const V z = {0};

	code->run(code, fr, i, z, z, z, z, z, z, z, z);
	while (fr->resume) {
		const vm_op *q = fr->resume;
		const V *s = fr->save;

		fr->resume = NULL;
		q->run(q, fr, fr->resume_at, s[0], s[1], s[2], s[3], s[4], s[5],
			s[6], s[7]);
	}
	leave_vectors();
}

/* n > 0 bytes, at most a few vectors: pieces that may overlap. */
static void
copy_small(unsigned char *to, const unsigned char *from, size_t n)
{
#if POP_VBYTES == 64
	for (; n >= 64; n -= 64, to += 64, from += 64)
		v_store(to, v_load(from));
	__mmask64 m = ((uint64_t)1 << n) - 1;

	_mm512_mask_storeu_epi8(to, m, _mm512_maskz_loadu_epi8(m, from));
#else
	typedef struct piece {
		unsigned char b[16];
	} piece;
	piece p, last;

	if (n >= 16) {
		memcpy(&last, from + n - 16, 16);
		for (size_t k = 0; k + 16 < n; k += 16) {
			memcpy(&p, from + k, 16);
			memcpy(to + k, &p, 16);
		}
		memcpy(to + n - 16, &last, 16);
	} else if (n >= 8) {
		memcpy(&p, from, 8);
		memcpy(&last, from + n - 8, 8);
		memcpy(to, &p, 8);
		memcpy(to + n - 8, &last, 8);
	} else if (n >= 4) {
		memcpy(&p, from, 4);
		memcpy(&last, from + n - 4, 4);
		memcpy(to, &p, 4);
		memcpy(to + n - 4, &last, 4);
	} else {
		to[0] = from[0];
		to[n / 2] = from[n / 2];
		to[n - 1] = from[n - 1];
	}
#endif
}

/* A stream goes to its stage, point i to the first place there, or again to
 * where it belongs. */
POP_INLINE void
swap_stream(const pop_vm *vm, vm_frame *fr, const vm_stream *s, int64_t i)
{
	unsigned char **at = &fr->ptr[s->ptr];
	unsigned char **stage_at = &fr->ptr[vm->at_stage + s->ptr];
	unsigned char *real = *at;

	*at = *stage_at - i * s->bytes;
	*stage_at = real + i * s->bytes;
}

/* n > 0 bytes into a stage, whole vectors where it can be: a vector that is
 * loaded waits long for what was stored in parts. */
static void
fill_stage(unsigned char *to, const unsigned char *from, int64_t n)
{
	for (; n >= POP_VBYTES; n -= POP_VBYTES) {
		v_store(to, v_load(from));
		to += POP_VBYTES;
		from += POP_VBYTES;
	}
	if (n % 4)
		copy_small(to, from, (size_t)n);
	else if (n > 0)
		v_store(to, v_load_some(from, n / 4));
}

/* Runs n points from i on, a tile or less, on copies: what is read of the
 * streams is brought to their stages, where what is stored to them stays until
 * put_staged(). */
static void
run_staged(const pop_vm *vm, vm_frame *fr, unsigned width,
	const vm_stream *stream, uint32_t nstream, int64_t i, int64_t n)
{
	for (uint32_t k = 0; k < nstream; k++) {
		const vm_stream *s = &stream[k];

		if (s->load)
			fill_stage(fr->ptr[vm->at_stage + s->ptr],
				fr->ptr[s->ptr] + i * s->bytes, n * s->bytes);
		swap_stream(vm, fr, s, i);
	}
	set_count(vm, fr, n);
	go(fr, vm->code[width], i);
	for (uint32_t k = 0; k < nstream; k++)
		swap_stream(vm, fr, &stream[k], i);
}

/* Brings n points from i on to their places from stages, which begin with point
 * `first`. */
static void
put_staged(const pop_vm *vm, vm_frame *fr, const vm_stream *stream,
	uint32_t nstream, int64_t first, int64_t i, int64_t n)
{
	for (uint32_t k = 0; k < nstream; k++) {
		const vm_stream *s = &stream[k];

		if (!s->store)
			continue;
		copy_small(fr->ptr[s->ptr] + i * s->bytes,
			fr->ptr[vm->at_stage + s->ptr] + (i - first) * s->bytes,
			(size_t)n * s->bytes);
	}
}

/* Points i.. of a tile that has only n of them. */
static void
go_partial(const pop_vm *vm, vm_frame *fr, unsigned width, int64_t i, int64_t n)
{
	run_staged(vm, fr, width, vm->staged, vm->nstaged, i, n);
	put_staged(vm, fr, vm->staged, vm->nstaged, i, i, n);
}

/*
 * The last points of a run as a whole tile of points n - tile.., before all
 * others are run: what it stores is kept in the frame, until put_last() brings
 * that of points i.. to its place.  So no point is run twice on memory that
 * the first time changed.
 */
static void
run_last_first(const pop_vm *vm, vm_frame *fr, unsigned width, int64_t n)
{
	const int64_t tile = vm->tile[width];

	run_staged(vm, fr, width, vm->stored, vm->nstored, n - tile, tile);
}

static void
put_last(const pop_vm *vm, vm_frame *fr, unsigned width, int64_t i, int64_t n)
{
	put_staged(
		vm, fr, vm->stored, vm->nstored, n - vm->tile[width], i, n - i);
}

/* ---- Reductions. */

/* Partial results from byte `by` of `all` on, which the compiler knows, then
 * those before. */
POP_INLINE void
turn_one(unsigned char *p, size_t by, size_t all)
{
	unsigned char twice[2 * VM_PARTIAL_BYTES];

	memcpy(twice, p, all);
	memcpy(twice + all, p, all);
	memcpy(p, twice + by, all);
}

/* The first lane is to be element `at` of the row: partial result 0 of the
 * code then stands for at mod 16. */
static void
turn_partials(const pop_vm *vm, vm_frame *fr, int64_t phase)
{
	const size_t by = (size_t)((phase - fr->phase) & (VM_PARTIALS - 1));

	for (uint32_t k = 0; k < (fr->blocks ? 2 : 1) * vm->nreduce; k++) {
		unsigned char *p = fr->ptr[vm->at_reduce + k % vm->nreduce];

		p += k < vm->nreduce ? 0 : VM_PARTIAL_BYTES;
		if (vm->wide)
			turn_one(p, by * 8, VM_PARTIALS * 8);
		else
			turn_one(p, by * 4, VM_PARTIALS * 4);
	}
	fr->phase = phase;
}

static void
put_neutral(const pop_vm *vm, const vm_reduce *d, unsigned char *p)
{
	const V v = vm->wide ? v_splat64(&d->neutral) : v_splat32(&d->neutral);
	const int bytes = VM_PARTIALS * (vm->wide ? 8 : 4);

	for (int at = 0; at < bytes; at += POP_VBYTES)
		v_store(p + at, v);
}

/* to += from, and from = 0; to = from the first time. */
static void
move_sum(const vm_reduce *d, bool first, unsigned char *to, unsigned char *from,
	int64_t bytes)
{
	const V zero = {0};

	for (int64_t at = 0; at < bytes; at += POP_VBYTES) {
		V v = v_load(from + at);

		if (!first && d->cls == POP_CLASS_D)
			v = d_add(v_load(to + at), v);
		else if (!first)
			v = f_add(v_load(to + at), v);
		v_store(to + at, v);
		v_store(from + at, zero);
	}
}

/* The partial sums to the sums of blocks, or those back. */
static void
move_sums(const pop_vm *vm, vm_frame *fr, bool back)
{
	const int bytes = VM_PARTIALS * (vm->wide ? 8 : 4);

	for (uint32_t k = 0; k < vm->nreduce; k++) {
		unsigned char *p = fr->ptr[vm->at_reduce + k];
		unsigned char *block = p + VM_PARTIAL_BYTES;

		if (!vm->reduce[k].sum)
			continue;
		move_sum(&vm->reduce[k], !back && !fr->blocks, back ? p : block,
			back ? block : p, bytes);
	}
	fr->blocks = !back;
}

void
POP_FN(pop_vm_reduce_begin)(const pop_vm *vm, pop_vm_frame *pub)
{
	vm_frame *fr = (vm_frame *)pub;

	fr->phase = 0;
	fr->blocks = false;
	for (uint32_t k = 0; k < vm->nreduce; k++)
		put_neutral(vm, &vm->reduce[k], fr->ptr[vm->at_reduce + k]);
}

void
POP_FN(pop_vm_reduce_end)(const pop_vm *vm, pop_vm_frame *pub)
{
	vm_frame *fr = (vm_frame *)pub;

	if (fr->phase != 0)
		turn_partials(vm, fr, 0);
	if (fr->blocks)
		move_sums(vm, fr, true);
	for (uint32_t k = 0; k < vm->nreduce; k++) {
		const vm_reduce *d = &vm->reduce[k];
		unsigned char *p = fr->ptr[vm->at_reduce + k];
		int32_t low;

		d->fold(p, 1);
		memcpy(&pub->scalar[d->scalar], p, sizeof(uint64_t));
		memcpy(&low, p, sizeof(low));
		if (d->cls == POP_CLASS_B)
			pub->scalar[d->scalar] = (uint64_t)(int64_t)low;
	}
}

/* Columns are padded to whole vectors. */
static int64_t
column_bytes(const vm_reduce *d, int64_t n)
{
	return n * (int64_t)pop_class_bytes((pop_class)d->cls);
}

void
POP_FN(pop_vm_columns_begin)(const pop_vm *vm, pop_vm_frame *fr, int64_t n)
{
	for (uint32_t k = 0; k < vm->nreduce; k++) {
		const vm_reduce *d = &vm->reduce[k];
		size_t size = pop_class_bytes((pop_class)d->cls);
		unsigned char *p = fr->column[d->scalar];
		V v = size == 8 ? v_splat64(&d->neutral)
				: v_splat32(&d->neutral);

		if (size == 1)
			memset(p, (int)(d->neutral & 1), (size_t)n);
		else
			for (int64_t at = 0; at < column_bytes(d, n);
				at += POP_VBYTES)
				v_store(p + at, v);
	}
}

void
POP_FN(pop_vm_columns_block)(const pop_vm *vm, pop_vm_frame *fr, int64_t n,
	size_t apart, int64_t points)
{
	const int64_t block = points / POP_VM_SUM;

	for (uint32_t k = 0; k < vm->nreduce; k++) {
		const vm_reduce *d = &vm->reduce[k];
		unsigned char *p = fr->column[d->scalar];
		int64_t bytes = column_bytes(d, n);

		if (!d->sum)
			continue;
		move_sum(d, block % POP_VM_SUM == 1, p + apart, p, bytes);
		if (block % POP_VM_SUM == 0)
			move_sum(d, block == POP_VM_SUM, p + 2 * apart,
				p + apart, bytes);
	}
}

void
POP_FN(pop_vm_columns_end)(const pop_vm *vm, pop_vm_frame *fr, int64_t n,
	size_t apart, int64_t points)
{
	const int64_t block = points / POP_VM_SUM;

	for (uint32_t k = 0; k < vm->nreduce; k++) {
		const vm_reduce *d = &vm->reduce[k];
		unsigned char *p = fr->column[d->scalar];
		int64_t bytes = column_bytes(d, n);

		if (d->sum && block % POP_VM_SUM)
			move_sum(d, false, p, p + apart, bytes);
		if (d->sum && block >= POP_VM_SUM)
			move_sum(d, false, p, p + 2 * apart, bytes);
	}
}

/* 16 lanes of 32 or 64 bits of a row: 8 to 8, 4 to 4, 2 to 2, 1 to 1; the last
 * steps of as many rows as a vector has lanes at once. */
#define FOLD(name, fn, bits)                                                 \
	POP_INLINE V fold_to_one_##name(const unsigned char *p)              \
	{                                                                    \
		enum { N = 16 * (bits) / (POP_VBYTES * 8) };                 \
		V v[N];                                                      \
                                                                             \
		for (int j = 0; j < N; j++)                                  \
			v[j] = v_load(p + j * POP_VBYTES);                   \
		for (int h = N / 2; h > 0; h /= 2)                           \
			for (int j = 0; j < h; j++)                          \
				v[j] = fn(v[j], v[j + h]);                   \
		return v[0];                                                 \
	}                                                                    \
	static void fold_##name(void *partial, int64_t rows)                 \
	{                                                                    \
		enum { PER = POP_VBYTES * 8 / (bits), WORDS = (bits) / 32 }; \
		unsigned char *p = partial, *to = partial;                   \
		V v[PER];                                                    \
                                                                             \
		if (rows == 1) {                                             \
			v[0] = fold_to_one_##name(p);                        \
			for (unsigned h = PER / 2; h > 0; h /= 2)            \
				v[0] = fn(v[0], v_down(v[0], h * WORDS));    \
			v_store(p, v[0]);                                    \
			return;                                              \
		}                                                            \
		for (; rows > 0; rows -= PER, to += POP_VBYTES) {            \
			for (int r = 0; r < PER; r++, p += 16 * (bits) / 8)  \
				v[r] = fold_to_one_##name(p);                \
			FOLD_ROWS(fn, WORDS)                                 \
			v_store(to, v[0]);                                   \
		}                                                            \
	}
#define FOLD_PAIR(fn, words, h, j)                                  \
	v[j] = fn(v_low_of_pair(v[j], v[(j) + (h)], (h) * (words)), \
		v_high_of_pair(v[j], v[(j) + (h)], (h) * (words)));
#define FOLD_ROWS(fn, words)                                         \
	_Pragma("GCC unroll 4") for (int h = PER / 2; h > 0; h /= 2) \
		_Pragma("GCC unroll 8") for (int j = 0; j < h; j++)  \
			FOLD_PAIR(fn, words, h, j)

#define T_REDUCE(name, fn, bits)       FOLD(name, fn, bits)
#define T_REDUCE_ANY(name, fn, bits)   FOLD(name, fn, bits)
#define T_REDUCE_NAN_F(name, fn, bits) FOLD(name, fn, bits)
#define T_REDUCE_NAN_D(name, fn, bits) FOLD(name, fn, bits)
#define OP1(name, template, fn, x)
#define OP2(name, template, fn, x)
#define RED(name, template, fn, x) T_##template(name, fn, x)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef RED

vm_fold *
POP_FN(vm_fold_of)(uint32_t handler)
{
	switch (handler) {
#define OP1(name, template, fn, x)
#define RED(name, template, fn, x) \
	case VM_##name:            \
		return fold_##name;
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2
#undef RED
	default:
		return NULL;
	}
}

/* ---- How a run is cut. */

/* Tiles of one vector are cheaper than a partial tile of four up to here, if
 * the last of them may do points again. */
enum { FEW_VECTORS = 2 };

/* The partial tile that a run of n points ends with, if its points are to be
 * run first: its width, and in *i its first point; VM_WIDTHS: none. */
static unsigned
width_of_last(const pop_vm *vm, int64_t n, int64_t *i)
{
	const int64_t one = vm->tile[VM_ONE], four = vm->tile[VM_FOUR];
	const int64_t eight = vm->tile[VM_EIGHT];
	/* Tiles are powers of two. */
	int64_t first = n & -eight;
	unsigned width = VM_EIGHT;

	if (!vm->deferrable || (n & (one - 1)) == 0)
		return VM_WIDTHS;
	if (n - first <= four + one || n < eight) {
		width = VM_FOUR;
		first = n & -four;
	}
	if (n - first <= FEW_VECTORS * one) {
		width = VM_ONE;
		first = n & -one;
	}
	if (n < vm->tile[width])
		return VM_WIDTHS;
	*i = first;
	return width;
}

/* Are n points, less than a tile of eight, brought to a partial tile? */
static bool
is_partial(const pop_vm *vm, int64_t n)
{
	const int64_t one = vm->tile[VM_ONE];

	if (!vm->repeatable && !vm->deferrable)
		return true;
	return n < one || (n > FEW_VECTORS * one && n < vm->tile[VM_FOUR]);
}

/* The least width of which n points are at most one tile. */
static unsigned
least_width(const pop_vm *vm, int64_t n)
{
	return n > vm->tile[VM_FOUR]  ? VM_EIGHT
	       : n > vm->tile[VM_ONE] ? VM_FOUR
				      : VM_ONE;
}

/* The widest tile of a run of n points. */
static unsigned
widest(const pop_vm *vm, int64_t n)
{
	if (n >= vm->tile[VM_EIGHT])
		return VM_EIGHT;
	if (is_partial(vm, n))
		return least_width(vm, n);
	return n >= vm->tile[VM_FOUR] ? VM_FOUR : VM_ONE;
}

/* Is it cheaper to run so many points, less than a tile of eight, in tiles of
 * four and of one than as part of a wider tile? */
static bool
are_few_tiles(const pop_vm *vm, int64_t n)
{
	const int64_t one = vm->tile[VM_ONE];

	return n % one == 0 && n % vm->tile[VM_FOUR] <= FEW_VECTORS * one;
}

/* What is left behind the tiles of eight, in whole tiles of which the last one
 * may run points again; or as part of a tile. */
static void
cut_rest(const pop_vm *vm, vm_cut *c)
{
	const int64_t n = c->end, rest = n - c->eights;
	const int64_t one = vm->tile[VM_ONE], four = vm->tile[VM_FOUR];

	if (is_partial(vm, n)) {
		c->rest = least_width(vm, rest);
		c->again = rest == vm->tile[c->rest];
		if (are_few_tiles(vm, rest)) {
			c->fours += rest & -four;
			c->ones = c->end;
		}
		return;
	}
	c->again = true;
	c->rest = VM_EIGHT;
	if (rest > four + one && vm->repeatable && n >= vm->tile[VM_EIGHT])
		return;
	if (rest >= four)
		c->fours = c->ones = c->eights + four;
	c->rest = VM_FOUR;
	if (n - c->fours > one && vm->repeatable && n >= four)
		return;
	c->ones = n & -one;
	c->rest = VM_ONE;
}

/* Of n points: decided again only where there are more or less of them than
 * the last time. */
static const vm_cut *
cut_run(const pop_vm *vm, vm_frame *fr, int64_t n)
{
	vm_cut *c = &fr->cut;

	if (c->n == n)
		return c;
	c->n = c->end = n;
	c->widest = widest(vm, n);
	c->last = width_of_last(vm, n, &c->end);
	c->eights = c->fours = c->ones = c->end & -vm->tile[VM_EIGHT];
	if (c->eights < c->end)
		cut_rest(vm, c);
	return c;
}

/* ---- Runs. */

static void
run_prologue(const pop_vm *vm, vm_frame *fr, unsigned width)
{
	set_count(vm, fr, vm->tile[width]);
	go(fr, vm->prologue[width], 0);
}

/* Tiles that the code runs before it returns. */
enum { AT_ONCE = 8 };

POP_INLINE int64_t
run_tiles(const pop_vm *vm, vm_frame *fr, unsigned width, int64_t i, int64_t n)
{
	/* A power of two, of which i is a multiple. */
	const int64_t tile = vm->tile[width], end = n & -tile;

	set_count(vm, fr, tile);
	fr->first = vm->code[width];
	for (; i < end; i = fr->last + tile) {
		fr->last = i + (AT_ONCE - 1) * tile;
		if (fr->last >= end)
			fr->last = end - tile;
		go(fr, fr->first, i);
	}
	fr->last = -1;
	return i;
}

/* The last tile that is whole, though it does some points again. */
static void
run_last(const pop_vm *vm, vm_frame *fr, unsigned width, int64_t n)
{
	set_count(vm, fr, vm->tile[width]);
	go(fr, vm->code[width], n - vm->tile[width]);
}

/* Of a row that is summed up, sums move on to those of blocks wherever points
 * follow, be they in tiles of eight or not: all instruction sets do the same. */
static void
run_eights(const pop_vm *vm, vm_frame *fr, const vm_cut *c)
{
	const bool row = vm->sums && !vm->columns;
	int64_t i = 0, end = VM_SUM_ROW;

	for (; row && end <= c->eights && end < c->n; end += VM_SUM_ROW) {
		i = run_tiles(vm, fr, VM_EIGHT, i, end);
		move_sums(vm, fr, false);
	}
	run_tiles(vm, fr, VM_EIGHT, i, c->eights);
}

static void
run_rest(const pop_vm *vm, vm_frame *fr, const vm_cut *c)
{
	if (c->eights < c->fours)
		run_tiles(vm, fr, VM_FOUR, c->eights, c->fours);
	if (c->fours < c->ones)
		run_tiles(vm, fr, VM_ONE, c->fours, c->ones);
	if (c->ones == c->end)
		return;
	if (c->again)
		run_last(vm, fr, c->rest, c->end);
	else
		go_partial(vm, fr, c->rest, c->ones, c->end - c->ones);
}

static void
run_cut(const pop_vm *vm, vm_frame *fr, const vm_cut *c)
{
	if (vm->prologue[c->widest])
		run_prologue(vm, fr, c->widest);
	if (c->last != VM_WIDTHS)
		run_last_first(vm, fr, c->last, c->n);
	if (c->eights > 0)
		run_eights(vm, fr, c);
	if (c->eights < c->end)
		run_rest(vm, fr, c);
	if (c->last != VM_WIDTHS)
		put_last(vm, fr, c->last, c->end, c->n);
}

void
POP_FN(pop_vm_run)(const pop_vm *vm, pop_vm_frame *pub, int64_t n)
{
	vm_frame *fr = (vm_frame *)pub;

	assert(!vm->once || n == 1);
	if (n <= 0)
		return;
	if (vm->once) {
		go_partial(vm, fr, VM_ONE, 0, 1);
		return;
	}
	if (vm->nreduce && !vm->columns && (pub->row_at & 15) != fr->phase)
		turn_partials(vm, fr, pub->row_at & (VM_PARTIALS - 1));
	run_cut(vm, fr, cut_run(vm, fr, n));
	if (vm->sums && !vm->columns &&
		(pub->row_at + n) / VM_SUM_ROW != pub->row_at / VM_SUM_ROW)
		move_sums(vm, fr, false);
}

POP_INLINE void
step_on(vm_frame *fr, const pop_vm_steps *s, int64_t rows)
{
	for (uint32_t k = 0; k < s->n; k++)
		fr->ptr[s->view[k]] += s->step[k] * rows;
	fr->index[s->dim] += rows;
}

/* The width of which n points are a few whole tiles, if they are all that there
 * is to do; VM_WIDTHS: none. */
static unsigned
whole_tiles(const pop_vm *vm, int64_t n)
{
	enum { FEW = 3 };
	unsigned width = VM_WIDTHS;

	for (unsigned w = 0; w < VM_WIDTHS; w++)
		if (n && n % vm->tile[w] == 0 && n / vm->tile[w] <= FEW &&
			!vm->prologue[w])
			width = w;
	return width;
}

unsigned
POP_FN(pop_vm_cut_columns)(const pop_vm *vm, int64_t n, pop_vm_strip *strip)
{
	const int64_t one = vm->tile[VM_ONE];
	unsigned nstrip = 0;
	int64_t at = 0;

	strip[0] = (pop_vm_strip){.n = n};
	if (n < one || n >= 2 * vm->tile[VM_EIGHT] ||
		whole_tiles(vm, n) < VM_WIDTHS || vm->prologue[VM_ONE])
		return 1;
	for (unsigned w = VM_WIDTHS; w-- > 0;) {
		const int64_t m = (n - at) & -vm->tile[w];

		if (m == 0)
			continue;
		strip[nstrip++] = (pop_vm_strip){at, at, m};
		at += m;
	}
	if (at < n)
		strip[nstrip++] = (pop_vm_strip){n - one, at, one};
	return nstrip;
}

/* ---- Tall tiles. */

/* Costs of a pass through the code, about. */
static const int64_t pass_cost[VM_CODES] = {
	[VM_ONE] = 6,
	[VM_FOUR] = 9,
	[VM_EIGHT] = 12,
	[VM_TALL] = 16,
};

enum {
	/* Views of which a tall tile touches eight rows, for 1 more. */
	TALL_VIEWS = 3,
	/* Costs of beginning a run, of its prologue, of copies in the frame. */
	ASIDE = 6,
	/* Rows that are a multiple of so many bytes apart would share a few
	 * lines of the first cache. */
	FAR_ROWS = 2048,
};

/* Of a row that is a few whole tiles of a width, or cut like that. */
static int64_t
cost_of_row(const pop_vm *vm, unsigned width, const vm_cut *c)
{
	int64_t cost = vm->prologue[c->widest] ? 2 * ASIDE : ASIDE;

	if (width != VM_WIDTHS)
		return c->n / vm->tile[width] * pass_cost[width];
	if (c->last != VM_WIDTHS)
		cost += pass_cost[c->last] + ASIDE;
	cost += c->eights / vm->tile[VM_EIGHT] * pass_cost[VM_EIGHT];
	cost += (c->fours - c->eights) / vm->tile[VM_FOUR] * pass_cost[VM_FOUR];
	cost += (c->ones - c->fours) / vm->tile[VM_ONE] * pass_cost[VM_ONE];
	if (c->ones < c->end)
		cost += pass_cost[c->rest] + (c->again ? 0 : ASIDE);
	return cost;
}

bool
POP_FN(pop_vm_has_groups)(const pop_vm *vm, int64_t n)
{
	const int64_t one = vm->tile[VM_ONE];

	return vm->code[VM_TALL] && n >= one &&
	       (n % one == 0 || vm->repeatable || vm->deferrable);
}

/* Of a group of rows of n points in tall tiles. */
static int64_t
cost_of_group(const pop_vm *vm, const pop_vm_steps *s, int64_t n)
{
	const int64_t one = vm->tile[VM_ONE], tiles = (n + one - 1) / one;

	return tiles * (pass_cost[VM_TALL] + s->n / TALL_VIEWS);
}

bool
POP_FN(pop_vm_suits_groups)(const pop_vm *vm, const pop_vm_steps *s, int64_t n)
{
	if (!POP_FN(pop_vm_has_groups)(vm, n))
		return false;
	for (uint32_t k = 0; k < s->n; k++)
		if (s->step[k] && s->step[k] % FAR_ROWS == 0)
			return false;
	return true;
}

/* Points first.. of each row as whole vectors; those before and those left
 * behind are parts of one more at either end, of which the other points are not
 * stored again where that changed what they are made of. */
static void
run_tall(const pop_vm *vm, vm_frame *fr, int64_t first, int64_t n)
{
	const vm_op *code = vm->code[VM_TALL];
	const vm_op *ends = vm->some ? vm->some : code;
	const int64_t one = vm->tile[VM_ONE], lane = POP_VBYTES / one;
	const int64_t end = first + ((n - first) & -one);
	/* The end would wait for stores just made to the vector before. */
	const int64_t last = end < n ? end - one : end;

	set_count(vm, fr, POP_VM_GROUP * one);
	if (vm->prologue[VM_TALL])
		go(fr, vm->prologue[VM_TALL], 0);
	if (last < end)
		go(fr, code, last);
	for (int64_t i = first; i < last; i += one)
		go(fr, code, i);
	fr->stores = fr->window + 2 * POP_VBYTES - first * lane;
	if (first > 0)
		go(fr, ends, 0);
	fr->stores = fr->window + (n - end) * lane;
	if (end < n)
		go(fr, ends, n - one);
}

/*
 * Vectors of 64 bytes that lie in two lines of the cache take some 1.4 times as
 * long to load and store, which is most of what short code does; it does not
 * show in smaller ones.
 */
enum {
	FEW_TALL = 6,   /* vectors of a row: it is not worth it */
	MANY_TALL = 12, /* it is worth one more, if code does as little as: */
	LIGHT_CODE = 16 * 2500,
	/* Rows of groups that are run together lie within so many bytes: they
	 * share lines. */
	NEAR_ROWS = 1 << 18,
};

/* The stream that lines are looked at for, of the widest elements that are
 * stored; NULL: none. */
static const vm_stream *
line_stream(const pop_vm *vm, int64_t n)
{
	const vm_stream *s = NULL;

	if (POP_VBYTES < 64 || n < FEW_TALL * vm->tile[VM_ONE])
		return NULL;
	for (uint32_t k = 0; k < vm->nstored; k++)
		if (!s || vm->stored[k].bytes > s->bytes)
			s = &vm->stored[k];
	return s;
}

/* The first point of which vectors of the stream do not lie in two lines, if it
 * is worth it; 0: begin with the row. */
static int64_t
first_in_line(
	const pop_vm *vm, const vm_frame *fr, const vm_stream *s, int64_t n)
{
	const int64_t one = vm->tile[VM_ONE];
	const size_t off = (uintptr_t)fr->ptr[s->ptr] / s->bytes;
	const int64_t first = -(int64_t)off & (one - 1);
	const bool light = vm->cost * vm->tile[VM_EIGHT] <= LIGHT_CODE;

	/* One vector more. */
	if (first < n % one || (n % one == 0 && first > 0))
		return n >= MANY_TALL * one && light ? first : 0;
	return first;
}

/* So many rows apart, vectors of the stream lie in lines in the same way; 0: too
 * far. */
static int64_t
rows_between(const pop_vm *vm, const vm_frame *fr, const vm_stream *s)
{
	const int64_t bytes = vm->tile[VM_ONE] * s->bytes;
	const int64_t step = fr->row[s->ptr], off = step & (bytes - 1);
	const int64_t apart = off ? bytes / (off & -off) : 1;
	const int64_t away = POP_VM_GROUP * apart * (step < 0 ? -step : step);

	return apart == 1 || away <= NEAR_ROWS ? apart : 0;
}

/* Rows of a group are so many apart. */
static void
set_apart(vm_frame *fr, const pop_vm_steps *s, int64_t apart)
{
	for (uint32_t k = 0; k < s->n; k++)
		fr->row[s->view[k]] = s->step[k] * apart;
}

static void
run_group(const pop_vm *vm, vm_frame *fr, const pop_vm_steps *s, int64_t apart,
	int64_t first, int64_t n)
{
	for (int k = 0; k < POP_VM_GROUP; k++)
		fr->row_index[k] = fr->index[s->dim] + k * apart;
	run_tall(vm, fr, first, n);
}

/* As many rows as are whole groups whose vectors lie in lines alike. */
static int64_t
run_alike(const pop_vm *vm, vm_frame *fr, const pop_vm_steps *s,
	const vm_stream *line, int64_t apart, int64_t n, int64_t rows)
{
	const int64_t each = apart * POP_VM_GROUP;
	int64_t done = 0;

	set_apart(fr, s, apart);
	for (; done + each <= rows; done += each) {
		for (int64_t r = 0; r < apart; r++) {
			run_group(vm, fr, s, apart,
				first_in_line(vm, fr, line, n), n);
			step_on(fr, s, 1);
		}
		step_on(fr, s, each - apart);
	}
	set_apart(fr, s, 1);
	return done;
}

int64_t
POP_FN(pop_vm_run_groups)(const pop_vm *vm, pop_vm_frame *pub,
	const pop_vm_steps *s, int64_t n, int64_t rows)
{
	vm_frame *fr = (vm_frame *)pub;
	const uint32_t index = vm->at_index + s->dim;
	const int64_t all = rows / POP_VM_GROUP * POP_VM_GROUP;
	const vm_stream *line = line_stream(vm, n);
	unsigned char *real = fr->ptr[index];
	int64_t apart = 1, first = 0, r = 0;

	set_apart(fr, s, 1);
	fr->ptr[index] = (unsigned char *)fr->row_index;
	fr->row[index] = sizeof(fr->row_index[0]);
	if (line)
		apart = rows_between(vm, fr, line);
	if (line && apart == 1)
		first = first_in_line(vm, fr, line, n);
	if (apart > 1)
		r = run_alike(vm, fr, s, line, apart, n, all);
	for (; r < all; r += POP_VM_GROUP) {
		run_group(vm, fr, s, 1, first, n);
		step_on(fr, s, POP_VM_GROUP);
	}
	fr->ptr[index] = real;
	fr->row[index] = 0;
	return all;
}

/* ---- Rows. */

/* Rows of a few tiles of `tile` points each, some of them before the code
 * returns. */
static void
run_whole_rows(const pop_vm *vm, vm_frame *fr, const pop_vm_steps *s,
	unsigned width, int64_t tile, int64_t n, int64_t rows)
{
	const int64_t most = AT_ONCE * tile / n;

	set_count(vm, fr, tile);
	fr->first = vm->code[width];
	fr->last = n - tile;
	fr->steps = s;
	for (int64_t m; rows > 0; rows -= m) {
		m = rows < most ? rows : most;
		fr->rows = m - 1;
		go(fr, fr->first, 0);
		step_on(fr, s, 1);
	}
	fr->last = -1;
}

/* Rows in tall tiles where that costs less than one by one; the last ones in a
 * group with rows that are run again.  How many are left. */
static int64_t
run_many(const pop_vm *vm, vm_frame *fr, const pop_vm_steps *s, int64_t n,
	int64_t rows, int64_t row_cost)
{
	const int64_t cost = cost_of_group(vm, s, n);

	if (cost >= POP_VM_GROUP * row_cost)
		return rows;
	rows -= POP_FN(pop_vm_run_groups)(vm, &fr->pub, s, n, rows);
	if (!vm->repeatable || cost >= rows * row_cost)
		return rows;
	step_on(fr, s, rows - POP_VM_GROUP);
	POP_FN(pop_vm_run_groups)(vm, &fr->pub, s, n, POP_VM_GROUP);
	return 0;
}

void
POP_FN(pop_vm_run_rows)(const pop_vm *vm, pop_vm_frame *pub,
	const pop_vm_steps *s, int64_t n, int64_t rows)
{
	vm_frame *fr = (vm_frame *)pub;
	const unsigned width = whole_tiles(vm, n);
	const vm_cut *cut = cut_run(vm, fr, n);

	assert(!vm->nreduce || vm->columns || vm->band);
	if (rows >= POP_VM_GROUP && POP_FN(pop_vm_suits_groups)(vm, s, n))
		rows = run_many(
			vm, fr, s, n, rows, cost_of_row(vm, width, cut));
	if (width < VM_WIDTHS) {
		run_whole_rows(vm, fr, s, width, vm->tile[width], n, rows);
		return;
	}
	for (; rows > 0; rows--) {
		run_cut(vm, fr, cut);
		step_on(fr, s, 1);
	}
}

/* ---- Bands of rows. */

/* Bytes of a row's partial results: of 16 lanes. */
static int64_t
partial_bytes(const pop_vm *vm)
{
	return VM_PARTIALS * (vm->wide ? 8 : 4);
}

pop_vm_steps
POP_FN(pop_vm_band_steps)(const pop_vm *vm, pop_arena *a, const pop_vm_steps *s)
{
	const uint32_t most = s->n + vm->nscalar + vm->nreduce;
	uint32_t *view = POP_NEWN(a, uint32_t, most), n = s->n;
	int64_t *step = POP_NEWN(a, int64_t, most);

	for (uint32_t k = 0; k < n; k++) {
		view[k] = s->view[k];
		step[k] = s->step[k];
	}
	for (uint32_t c = 0; c < vm->nscalar; c++) {
		view[n] = vm->at_scalar + c;
		step[n] = vm->scalar_bytes[c];
		n += step[n] != 0;
	}
	for (uint32_t k = 0; k < vm->nreduce; k++, n++) {
		view[n] = vm->at_reduce + k;
		step[n] = partial_bytes(vm);
	}
	return (pop_vm_steps){
		.n = n, .view = view, .step = step, .dim = s->dim};
}

static void
begin_band(const pop_vm *vm, vm_frame *fr, int64_t rows)
{
	fr->phase = 0;
	fr->blocks = false;
	for (uint32_t c = 0; c < vm->nscalar; c++)
		fr->ptr[vm->at_scalar + c] = fr->pub.column[c];
	for (uint32_t k = 0; k < vm->nreduce; k++) {
		unsigned char *p = fr->partial + k * vm->reduce_bytes;

		fr->ptr[vm->at_reduce + k] = p;
		for (int64_t r = 0; r < rows; r++, p += partial_bytes(vm))
			put_neutral(vm, &vm->reduce[k], p);
	}
}

static void
end_band(const pop_vm *vm, vm_frame *fr, int64_t rows)
{
	const size_t lane = vm->wide ? 8 : 4;

	for (uint32_t k = 0; k < vm->nreduce; k++) {
		const vm_reduce *d = &vm->reduce[k];
		const size_t size = pop_class_bytes((pop_class)d->cls);
		const unsigned char *p = fr->partial + k * vm->reduce_bytes;
		unsigned char *to = fr->pub.column[d->scalar];

		d->fold(fr->partial + k * vm->reduce_bytes, rows);
		if (size == lane)
			memcpy(to, p, (size_t)rows * size);
		for (size_t r = 0; size < lane && r < (size_t)rows; r++)
			memcpy(to + r * size, p + r * lane, size);
	}
}

/* What is read of streams goes on behind the points of a row, so that a tile
 * with less points needs no copies. */
static void
run_loose_rows(const pop_vm *vm, vm_frame *fr, const pop_vm_steps *s, int64_t n,
	int64_t rows)
{
	const int64_t eights = n & -(int64_t)vm->tile[VM_EIGHT];
	const unsigned rest = least_width(vm, n - eights);
	const unsigned widest = eights ? VM_EIGHT : rest;

	if (eights == 0 && !vm->prologue[rest]) {
		run_whole_rows(vm, fr, s, rest, n, n, rows);
		return;
	}
	for (; rows > 0; rows--) {
		if (vm->prologue[widest])
			run_prologue(vm, fr, widest);
		run_tiles(vm, fr, VM_EIGHT, 0, eights);
		if (eights < n) {
			set_count(vm, fr, n - eights);
			go(fr, vm->code[rest], eights);
		}
		step_on(fr, s, 1);
	}
}

/* Are rows of n points better run loosely: with less tiles, or no copies? */
static bool
is_better_loose(const pop_vm *vm, int64_t n)
{
	for (uint32_t k = 0; k < vm->nstored; k++)
		if (!vm->stored[k].roomy)
			return false;
	return n % vm->tile[VM_EIGHT] && whole_tiles(vm, n) == VM_WIDTHS;
}

void
POP_FN(pop_vm_band)(const pop_vm *vm, pop_vm_frame *pub, const pop_vm_steps *s,
	int64_t n, int64_t rows, int64_t loose)
{
	vm_frame *fr = (vm_frame *)pub;

	assert(vm->band && n <= VM_SUM_ROW && rows <= POP_VM_BAND_ROWS);
	if (!is_better_loose(vm, n))
		loose = 0;
	begin_band(vm, fr, rows);
	run_loose_rows(vm, fr, s, n, loose);
	POP_FN(pop_vm_run_rows)(vm, pub, s, n, rows - loose);
	end_band(vm, fr, rows);
}
