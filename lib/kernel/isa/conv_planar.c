/*
 * Convolution with output pixels in the lanes, for few features.
 *
 * A piece of an image is copied into planes, one per input feature and, where
 * the window moves by more than a pixel, per residue of the coordinates; what
 * lies outside is filled with zeros there.  Then the inputs of neighbouring
 * outputs are neighbours under every tap, over the ends of image rows, too: a
 * tile is a run of such outputs by some features, whose weights are broadcast.
 * The few sums between two rows belong to no output and are dropped.  An image
 * that lies in memory as its planes would is read where it is.
 *
 * Sums ascend in depth as everywhere, so all forms give the same bits.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/gcd.h"
#include "lib/kernel/isa/conv.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

enum {
	VECS = 2, /* vectors of pixels in a tile */
	MOST_VECS = 8,
	TILE = VECS * LANES,
	FEATURES = POP_VBYTES == 64   ? 8
		   : POP_VBYTES == 32 ? 6
				      : 3,
	/* Floats of the planes of a piece and of its sums, if the image is not
	 * smaller, and at most. */
	PIECE = 96 << 10,
	PIECE_MOST = 128 << 10,
	DEPTH = 1024,     /* at most */
	KERNEL = 1 << 20, /* floats at most */
	MIN_UNITS = 16,   /* pieces, as threads need parts */
	WHOLE_TILES = 32, /* pixels that are such of any TILE */
	SQUARE = 8,       /* of a transposition */
	RESULTS = 4,
};

/* How results go where features are neighbours, and not pixels. */
typedef enum turn {
	TURN_NOT,
	TURN_FIRST, /* sums are turned, the epilogue runs along features */
	TURN_LAST,  /* the epilogue runs along pixels, its results are turned */
} turn;

struct pop_conv_planar {
	int64_t extent[POP_CONV_SPATIAL]; /* of a plane */
	int64_t phases[POP_CONV_SPATIAL], period[POP_CONV_SPATIAL];
	int64_t nphase, plane; /* planes of a feature; elements of one */
	int64_t depth, *off;   /* element under a tap's feature */
	int64_t seg;           /* of chains, elements of a segment; or 0 */
	int64_t rows, npiece;  /* along the first dim */
	int64_t ldc;           /* sums of a feature */
	bool direct;           /* planes are the image itself */
	turn turn;
	/* The views stored to, and where TURN_LAST has room for them. */
	unsigned nresult;
	uint32_t result[RESULTS];
	size_t room_of[RESULTS];
	size_t planes, sums, room;
};

static const pop_view *
view_of(const pop_conv *p, unsigned v)
{
	return &p->dense.step->view[v];
}

/* ---- Choosing. */

/* Outputs from the first to the last of `rows` rows of the first dim, those
 * between image rows included. */
static int64_t
run_of(const pop_conv *p, const pop_conv_planar *q, int64_t rows)
{
	int64_t last = rows - 1;

	for (int j = 1; j < p->ns; j++)
		last = last * q->extent[j] + p->dim[j].out - 1;
	return last + 1;
}

static void
size_piece(const pop_conv *p, pop_conv_planar *q, int64_t rows)
{
	const pop_conv_dim *d = &p->dim[0];

	q->rows = rows;
	q->npiece = pop_divide_up(d->out, rows);
	q->extent[0] = rows + (d->taps - 1) * d->rhs / d->stride;
	q->plane = 1;
	for (int j = 0; j < p->ns; j++)
		q->plane *= q->extent[j];
	q->ldc = pop_multiple_of(run_of(p, q, rows), TILE);
}

static int64_t
floats_of(const pop_conv *p, const pop_conv_planar *q)
{
	return pop_most(q->plane * q->nphase * p->nci,
		q->ldc * p->dense.step->extent[p->dco]);
}

/* Rows as fit into a piece, fewer if there are not pieces enough. */
static bool
cut_pieces(const pop_conv *p, pop_conv_planar *q)
{
	const int64_t groups = p->dense.step->extent[p->dg];
	int64_t rows = p->dim[0].out;

	size_piece(p, q, rows);
	while (rows > 1 && (floats_of(p, q) > PIECE ||
				   (rows > 8 && p->nimage * groups * q->npiece <
							MIN_UNITS))) {
		rows = (rows + 1) / 2;
		size_piece(p, q, rows);
	}
	/* Pieces of a line are whole tiles, of all instruction sets. */
	if (p->ns == 1 && q->npiece > 1)
		size_piece(p, q,
			pop_least(p->dim[0].out,
				pop_multiple_of(rows, WHOLE_TILES)));
	return floats_of(p, q) <= PIECE_MOST;
}

/* False if the numbers are not those of a small problem. */
static bool
size_planes(const pop_conv *p, pop_conv_planar *q)
{
	const int64_t most = INT32_MAX;
	int64_t row = 1; /* elements of a row of the first dim */

	q->nphase = 1;
	for (int j = 0; j < p->ns; j++) {
		const pop_conv_dim *d = &p->dim[j];

		if (d->lhs != 1 || d->out > PIECE_MOST || d->stride > most ||
			d->rhs > most || d->taps > DEPTH)
			return false;
		q->extent[j] = d->out + (d->taps - 1) * d->rhs / d->stride;
		q->period[j] = d->stride / pop_gcd(d->stride, d->rhs);
		q->phases[j] = pop_least(d->taps, q->period[j]);
		q->nphase *= q->phases[j];
		if (q->extent[j] > PIECE_MOST)
			return false;
	}
	for (int j = 1; j < p->ns; j++) {
		if (q->extent[j] > PIECE_MOST / row)
			return false;
		row *= q->extent[j];
	}
	return cut_pieces(p, q);
}

/* Is the image what its planes would be, nothing outside included?  No tile
 * may reach over its end, so that every piece has to be a tile at least. */
static bool
is_direct(const pop_conv *p, const pop_conv_planar *q)
{
	const int64_t rows = (p->dim[0].out - 1) % q->rows + 1;

	if (view_of(p, 0)->dtype != POP_DT_F32 || p->dim[p->ns - 1].in != 1 ||
		run_of(p, q, rows) < WHOLE_TILES)
		return false;
	for (int j = 0; j < p->ns; j++) {
		const pop_conv_dim *d = &p->dim[j];

		if (d->stride != 1 || d->low != 0 ||
			d->size < d->out + (d->taps - 1) * d->rhs)
			return false;
		if (j > 0 && p->dim[j - 1].in != q->extent[j] * d->in)
			return false;
	}
	return true;
}

static bool
is_half(const pop_view *a)
{
	return a->dtype == POP_DT_BF16 || a->dtype == POP_DT_F16;
}

/* Are features brought apart by transposition? */
static bool
is_turned(const pop_conv *p)
{
	const pop_view *a = view_of(p, 0);

	return (a->dtype == POP_DT_F32 || is_half(a)) && p->nci >= SQUARE &&
	       a->stride[p->dci] == 1;
}

/*
 * Clocks per output pixel, roughly, on a machine with vectors of eight: sums,
 * pointers of rows or filling of planes, epilogue.  What is chosen must not
 * depend on the instruction set.
 */
static bool
pays(const pop_conv *p, const pop_conv_planar *q)
{
	const pop_view *out = view_of(p, q->result[0]);
	const double co = (double)p->dense.step->extent[p->dco];
	const double ci = (double)p->nci, depth = (double)q->depth;
	const double wide = (double)pop_multiple_of((int64_t)co, 16);
	const double pixels = (double)(p->pixels / p->dim[0].out * q->rows);
	const double lost = (double)pop_multiple_of(q->ldc, 32) / pixels;
	const double fill = (double)(q->plane * q->nphase) / pixels;
	const bool beside =
		p->dim[p->ns - 1].in * p->dim[p->ns - 1].stride == 1;
	double planar = depth * co / 12 * lost;
	double rows = depth * wide / 14 + 26 * wide / 16;

	if (!q->direct)
		planar += ci * fill * (is_turned(p) ? 0.8 : beside ? 0.4 : 2.0);
	planar += q->turn != TURN_NOT       ? co * 0.7
		  : out->stride[p->ns] == 1 ? co * 0.3
					    : co * 1.5;
	/* Joined taps cost less than a pointer each, but more at the edge. */
	rows += 12 * (double)(p->ntap / p->dim[p->ns - 1].taps) *
		(p->nci <= 16 ? 2.0 : (double)p->dim[p->ns - 1].taps);
	rows += out->stride[p->dco] == 1 ? co * 0.3 : co * 1.5;
	rows += p->dense.step->stage[0].ncode <= 2 ? 10 : 80;
	return planar < rows;
}

static void
list_offsets(const pop_conv *p, pop_conv_planar *q)
{
	const int64_t apart = q->direct ? view_of(p, 0)->stride[p->dci]
					: q->nphase * q->plane;

	for (int64_t t = 0; t < p->ntap; t++) {
		int64_t at = 0, phase = 0, rest = t, k[POP_CONV_SPATIAL];

		for (int j = p->ns - 1; j >= 0; j--) {
			k[j] = rest % p->dim[j].taps;
			rest /= p->dim[j].taps;
		}
		for (int j = 0; j < p->ns; j++) {
			const pop_conv_dim *d = &p->dim[j];

			phase = phase * q->phases[j] + k[j] % q->period[j];
			at = at * q->extent[j] + k[j] * d->rhs / d->stride;
		}
		for (int64_t c = 0; c < p->nci; c++)
			q->off[t * p->nci + c] =
				c * apart + phase * q->plane + at;
	}
}

/*
 * A result whose pixels are neighbours needs no turning, and one that is only
 * stored is turned as it is.  The code runs along pixels if nothing it reads
 * depends on them, else along features if they are many.
 */
static void
choose_turn(const pop_conv *p, pop_conv_planar *q)
{
	const pop_step *s = p->dense.step;
	const pop_stage *code = &s->stage[0];
	bool reads = false, turns = s->nstage == 1;

	for (uint32_t k = 0; k < code->ncode; k++) {
		const pop_ins *i = &code->code[k];

		if (i->op == POP_INS_STORE) {
			const int64_t *stride = s->view[i->imm].stride;

			turns = turns && q->nresult < RESULTS &&
				stride[p->ns] != 1 && stride[p->dco] == 1;
			if (q->nresult < RESULTS)
				q->result[q->nresult++] = (uint32_t)i->imm;
		} else if (i->op == POP_INS_LOAD) {
			for (int j = 1; j <= p->ns; j++)
				reads |= s->view[i->imm].stride[j] != 0;
		} else {
			reads |= i->op == POP_INS_INDEX;
		}
	}
	q->turn = TURN_NOT;
	if (!turns || q->nresult == 0)
		return;
	if (code->ncode == 2)
		q->turn = TURN_FIRST;
	else if (!reads)
		q->turn = TURN_LAST;
	else if (s->extent[p->dco] >= 16)
		q->turn = TURN_FIRST;
}

static bool
is_of_floats(const pop_conv *p)
{
	return (p->dense.type == POP_GEMM_F32 ||
		       p->dense.type == POP_GEMM_CHAINS) &&
	       pop_class_of((pop_dtype)view_of(p, 0)->dtype) == POP_CLASS_F &&
	       pop_class_of((pop_dtype)view_of(p, 1)->dtype) == POP_CLASS_F;
}

bool
pop_conv_planar_choose(pop_conv *p, pop_arena *a)
{
	const int64_t co = p->dense.step->extent[p->dco];
	const int64_t groups = p->dense.step->extent[p->dg];
	pop_conv_planar *q = POP_NEW(a, pop_conv_planar);

	if (!is_of_floats(p) || p->ns == 0 || p->pixels == 0 || p->nci == 0 ||
		co == 0 || p->ntap == 0 || p->ntap > DEPTH ||
		p->nci > DEPTH / p->ntap || co > PIECE_MOST ||
		groups > KERNEL / co / (p->ntap * p->nci))
		return false;
	q->depth = p->ntap * p->nci;
	choose_turn(p, q);
	if (!size_planes(p, q))
		return false;
	q->direct = is_direct(p, q);
	if (!pays(p, q))
		return false;
	q->off = POP_NEWN(a, int64_t, (size_t)q->depth);
	list_offsets(p, q);
	p->planar = q;
	return true;
}

int
pop_conv_planar_inner(const pop_conv *p)
{
	return p->planar->turn == TURN_FIRST ? p->dco : p->ns;
}

/* Pixels of an image row, or of a piece if there is but one. */
static int64_t
line_of(const pop_conv *p)
{
	return p->ns > 1 ? p->dim[p->ns - 1].out : p->planar->rows;
}

const pop_step *
pop_conv_planar_step(const pop_conv *p, pop_arena *a)
{
	const pop_conv_planar *q = p->planar;
	const pop_step *s = p->dense.step;
	pop_step *c;
	pop_view *v;

	if (q->turn != TURN_LAST)
		return s;
	c = pop_conv_copy_step(a, s);
	for (unsigned k = 0; k < q->nresult; k++) {
		v = &c->view[q->result[k]];
		v->base = 0;
		v->ndyn = 0;
		memset(v->stride, 0, sizeof(v->stride));
		v->stride[p->ns] = 1;
		v->stride[p->dco] = q->ldc;
	}
	return c;
}

void
pop_conv_planar_prepare(pop_conv *p, int64_t seg)
{
	pop_dense *d = &p->dense;
	pop_conv_planar *q = p->planar;
	const int64_t co = d->step->extent[p->dco];
	const int64_t planes = q->plane * q->nphase * p->nci;

	q->seg = d->type == POP_GEMM_CHAINS ? seg : 0;
	d->at_frame = 0;
	q->planes = pop_round_up(d->epi.scratch, 64);
	/* The last tile may read past the planes. */
	q->sums = q->planes +
		  pop_round_up((size_t)(planes + 2 * TILE) * sizeof(float), 64);
	/* Few features are turned with rows beyond them. */
	q->room = q->sums + (size_t)(q->ldc * pop_most(co, SQUARE)) * 4;
	d->at_shared = q->room;
	if (q->turn == TURN_FIRST)
		d->at_shared += (size_t)(line_of(p) * co) * 4;
	for (unsigned k = 0; q->turn == TURN_LAST && k < q->nresult; k++) {
		q->room_of[k] = d->at_shared - q->room;
		d->at_shared += pop_round_up(
			(size_t)(q->ldc * pop_most(co, SQUARE) *
				 pop_elem_bytes(view_of(p, q->result[k]))),
			64);
	}
	d->at_shared = pop_round_up(d->at_shared, 64);
	d->total =
		d->at_shared +
		pop_round_up((size_t)(d->step->extent[p->dg] * co * q->depth) *
				     sizeof(float),
			64);
}

/* ---- Sums. */

/* nf features of nv vectors: their weights lie `depth` apart. */
POP_INLINE void
tile(const int nf, const int nv, float *c, int64_t ldc, const float *x,
	const int64_t *off, const float *w, int64_t depth)
{
	vf s[FEATURES][MOST_VECS];

#pragma GCC unroll 8
	for (int f = 0; f < nf; f++)
#pragma GCC unroll 8
		for (int v = 0; v < nv; v++)
			s[f][v] = (vf){0};
	for (int64_t q = 0; q < depth; q++) {
		const float *at = x + off[q];
		vf y[MOST_VECS];

#pragma GCC unroll 8
		for (int v = 0; v < nv; v++)
			memcpy(&y[v], at + v * LANES, sizeof(vf));
#pragma GCC unroll 8
		for (int f = 0; f < nf; f++) {
			const vf one = vf_set(w[f * depth + q]);

#pragma GCC unroll 8
			for (int v = 0; v < nv; v++)
				s[f][v] = vf_fma(one, y[v], s[f][v]);
		}
	}
#pragma GCC unroll 8
	for (int f = 0; f < nf; f++)
#pragma GCC unroll 8
		for (int v = 0; v < nv; v++)
			memcpy(c + f * ldc + v * LANES, &s[f][v], sizeof(vf));
}

/* Every other one of depth q .. end, summed from zero on. */
POP_INLINE void
chain(const int nf, const int nv, vf (*s)[MOST_VECS], const float *x,
	const int64_t *off, const float *w, int64_t depth, int64_t q,
	int64_t end)
{
#pragma GCC unroll 8
	for (int f = 0; f < nf; f++)
#pragma GCC unroll 8
		for (int v = 0; v < nv; v++)
			s[f][v] = (vf){0};
#pragma GCC unroll 1
	for (; q < end; q += 2) {
		const float *at = x + off[q];
		vf y[MOST_VECS];

#pragma GCC unroll 8
		for (int v = 0; v < nv; v++)
			memcpy(&y[v], at + v * LANES, sizeof(vf));
#pragma GCC unroll 8
		for (int f = 0; f < nf; f++) {
			const vf one = vf_set(w[f * depth + q]);

#pragma GCC unroll 8
			for (int v = 0; v < nv; v++)
				s[f][v] = vf_fma(one, y[v], s[f][v]);
		}
	}
}

/* A tile whose sums are chains, of POP_GEMM_CHAIN each but the last of a
 * segment.  The sums of all lie in memory: registers hold a chain's. */
POP_INLINE void
chains(const int nf, const int nv, float *c, int64_t ldc, const float *x,
	const int64_t *off, const float *w, int64_t depth, int64_t seg)
{
	vf sum[FEATURES][MOST_VECS], even[FEATURES][MOST_VECS];
	vf s[FEATURES][MOST_VECS];

#pragma GCC unroll 8
	for (int f = 0; f < nf; f++)
#pragma GCC unroll 8
		for (int v = 0; v < nv; v++)
			sum[f][v] = (vf){0};
	for (int64_t q = 0, end, next = seg; q < depth; q = end) {
		end = pop_least(q + POP_GEMM_CHAIN, next);
		next += end == next ? seg : 0;
		chain(nf, nv, s, x, off, w, depth, q, end);
#pragma GCC unroll 8
		for (int f = 0; f < nf; f++)
#pragma GCC unroll 8
			for (int v = 0; v < nv; v++)
				even[f][v] = s[f][v];
		__asm__ volatile("" ::"r"(even) : "memory");
		chain(nf, nv, s, x, off, w, depth, q + 1, end);
#pragma GCC unroll 8
		for (int f = 0; f < nf; f++)
#pragma GCC unroll 8
			for (int v = 0; v < nv; v++)
				sum[f][v] += even[f][v] + s[f][v];
		__asm__ volatile("" ::"r"(sum) : "memory");
	}
#pragma GCC unroll 8
	for (int f = 0; f < nf; f++)
#pragma GCC unroll 8
		for (int v = 0; v < nv; v++)
			memcpy(c + f * ldc + v * LANES, &sum[f][v], sizeof(vf));
}

/* A whole run of outputs, by tiles of nv vectors as long as they fit.  No tile
 * begins after `last`: what would gives some sums again. */
#define RUN(nf, nv)                                                           \
	__attribute__((noinline)) static void run_##nf(float *c, int64_t ldc, \
		const float *x, const int64_t *off, const float *w,           \
		int64_t depth, int64_t seg, int64_t n, int64_t last)          \
	{                                                                     \
		const int64_t step = (nv) * (int64_t)LANES;                   \
		int64_t i = 0, at;                                            \
                                                                              \
		(void)seg;                                                    \
		for (; step > TILE && i + step <= n; i += step)               \
			tile(nf, nv, c + i, ldc, x + i, off, w, depth);       \
		for (; i < n; i += TILE) {                                    \
			at = pop_least(i, last);                              \
			tile(nf, VECS, c + at, ldc, x + at, off, w, depth);   \
		}                                                             \
	}                                                                     \
	__attribute__((noinline)) static void run_chains_##nf(float *c,       \
		int64_t ldc, const float *x, const int64_t *off,              \
		const float *w, int64_t depth, int64_t seg, int64_t n,        \
		int64_t last)                                                 \
	{                                                                     \
		for (int64_t i = 0, at; i < n; i += TILE) {                   \
			at = pop_least(i, last);                              \
			chains(nf, VECS, c + at, ldc, x + at, off, w, depth,  \
				seg);                                         \
		}                                                             \
	}
RUN(1, 8)
RUN(2, 4)
RUN(3, 2)
#if POP_VBYTES >= 32
RUN(4, 2)
RUN(5, 2)
RUN(6, 2)
#endif
#if POP_VBYTES >= 64
RUN(7, 2)
RUN(8, 2)
#endif

typedef void run_fn(float *c, int64_t ldc, const float *x, const int64_t *off,
	const float *w, int64_t depth, int64_t seg, int64_t n, int64_t last);

/* By features; of chains in the second row. */
static run_fn *const runs[2][FEATURES + 1] = {
#if POP_VBYTES >= 64
	{NULL, run_1, run_2, run_3, run_4, run_5, run_6, run_7, run_8},
	{NULL, run_chains_1, run_chains_2, run_chains_3, run_chains_4,
		run_chains_5, run_chains_6, run_chains_7, run_chains_8},
#elif POP_VBYTES >= 32
	{NULL, run_1, run_2, run_3, run_4, run_5, run_6},
	{NULL, run_chains_1, run_chains_2, run_chains_3, run_chains_4,
		run_chains_5, run_chains_6},
#else
	{NULL, run_1, run_2, run_3},
	{NULL, run_chains_1, run_chains_2, run_chains_3},
#endif
};

/* ---- Planes. */

/* n floats by vectors of `wide`, of which the last may overlap: n >= wide. */
POP_INLINE void
copy_wide(float *to, const float *from, int64_t n, const int64_t wide)
{
	const size_t bytes = (size_t)wide * sizeof(*to);

	for (int64_t i = 0; i < n - wide; i += wide)
		memcpy(to + i, from + i, bytes);
	memcpy(to + n - wide, from + n - wide, bytes);
}

/* Rows are short: calling for each would take longer than moving it. */
POP_INLINE void
copy_floats(float *to, const float *from, int64_t n)
{
	if (n >= (int64_t)LANES)
		copy_wide(to, from, n, LANES);
	else if (n >= 4)
		copy_wide(to, from, n, 4);
	else
		for (int64_t i = 0; i < 3; i++)
			if (i < n)
				to[i] = from[i];
}

/* A block of it of numbers of 16 bits: n pixels by ci features, side by side,
 * of a transposition at most. */
static void
part_halves(float *to, int64_t apart, const unsigned char *from, int64_t step,
	pop_dtype d, int64_t n, int64_t ci)
{
	uint16_t own[POP_TRANSPOSE_SIDE][POP_TRANSPOSE_SIDE];

	POP_FN(pop_transpose)(2, own, sizeof(own[0]), from, step, n, ci);
	for (int64_t c = 0; c < ci; c++)
		POP_FN(pop_row_load)(to + c * apart, own[c], 2, d, n);
}

/* n pixels, `step` bytes apart at `from`, as rows of planes `apart` elements
 * from feature to feature. */
static void
part_features(const pop_conv *p, float *to, int64_t apart,
	const unsigned char *from, int64_t step, int64_t n)
{
	const pop_view *a = view_of(p, 0);
	const int64_t size = pop_elem_bytes(a), side = POP_TRANSPOSE_SIDE;
	const float *x = (const float *)(const void *)from;
	const int64_t ci = p->nci, far = a->stride[p->dci];

	if (a->dtype == POP_DT_F32 && step == size) {
		for (int64_t c = 0; c < ci; c++)
			copy_floats(to + c * apart, x + c * far, n);
		return;
	}
	if (!is_turned(p)) {
		for (int64_t c = 0; c < ci; c++)
			POP_FN(pop_row_load)
		(to + c * apart, from + c * far * size, step,
			(pop_dtype)a->dtype, n);
		return;
	}
	for (int64_t i = 0; is_half(a) && i < n; i += side)
		for (int64_t c = 0; c < ci; c += side)
			part_halves(to + c * apart + i, apart,
				from + i * step + c * 2, step,
				(pop_dtype)a->dtype, pop_least(n - i, side),
				pop_least(ci - c, side));
	for (int64_t i = 0; !is_half(a) && i < n; i += side)
		for (int64_t c = 0; c < ci; c += side)
			POP_FN(pop_transpose)
	(4, to + c * apart + i, apart * 4, from + i * step + c * 4, step,
		pop_least(n - i, side), pop_least(ci - c, side));
}

/* Zeros in the columns from..end of a row of all features' planes: one or two,
 * mostly, which is why they are not cleared row by row. */
static void
clear_columns(const pop_conv *p, float *to, int64_t from, int64_t end)
{
	const int64_t apart = p->planar->nphase * p->planar->plane;

	for (int64_t x = from; x < end; x++)
		for (int64_t c = 0; c < p->nci; c++)
			to[c * apart + x] = 0;
}

/* A row of all features' planes, whose first element is input `at` of the last
 * dim, which may be outside; `from`: the row's first pixel. */
static void
fill_row(const pop_conv *p, float *to, const unsigned char *from, int64_t at)
{
	const pop_conv_planar *q = p->planar;
	const pop_conv_dim *d = &p->dim[p->ns - 1];
	const int64_t size = pop_elem_bytes(view_of(p, 0));
	const int64_t n = q->extent[p->ns - 1], apart = q->nphase * q->plane;
	int64_t lo = 0, hi = 0;

	if (at < 0)
		lo = pop_least(n, pop_divide_up(-at, d->stride));
	if (d->size > at)
		hi = pop_least(n, (d->size - 1 - at) / d->stride + 1);
	hi = pop_most(lo, hi);
	clear_columns(p, to, 0, lo);
	clear_columns(p, to, hi, n);
	if (hi > lo)
		part_features(p, to + lo, apart,
			from + (at + lo * d->stride) * d->in * size,
			d->stride * d->in * size, hi - lo);
}

/* The rows of one phase; `from`: the image's first pixel; y0: the first output
 * of the piece. */
static void
fill_phase(const pop_conv *p, float *to, const unsigned char *from,
	const int64_t *phase, int64_t y0, int64_t rows)
{
	const pop_conv_planar *q = p->planar;
	const int last = p->ns - 1;
	const int64_t size = pop_elem_bytes(view_of(p, 0));
	const int64_t apart = q->nphase * q->plane;
	int64_t first = phase[last] - p->dim[last].low, n = 1;

	if (last == 0)
		first += y0 * p->dim[last].stride;
	for (int j = 0; j < last; j++)
		n *= j ? q->extent[j] : rows;
	for (int64_t i = 0; i < n; i++, to += q->extent[last]) {
		int64_t rest = i, at = 0;
		bool in = true;

		for (int j = last - 1; j >= 0; j--) {
			const pop_conv_dim *d = &p->dim[j];
			int64_t e = j ? q->extent[j] : rows, y = rest % e;

			rest /= e;
			y = (j ? y : y + y0) * d->stride + phase[j] - d->low;
			in = in && y >= 0 && y < d->size;
			at += in ? y * d->in : 0;
		}
		if (in)
			fill_row(p, to, from + at * size, first);
		for (int64_t c = 0; !in && c < p->nci; c++)
			memset(to + c * apart, 0,
				(size_t)q->extent[last] * sizeof(*to));
	}
}

static void
fill_planes(const pop_conv *p, float *to, const unsigned char *from, int64_t y0,
	int64_t rows)
{
	const pop_conv_planar *q = p->planar;
	int64_t phase[POP_CONV_SPATIAL];

	for (int64_t h = 0; h < q->nphase; h++, to += q->plane) {
		int64_t rest = h;

		for (int j = p->ns - 1; j >= 0; j--) {
			const pop_conv_dim *d = &p->dim[j];

			phase[j] = rest % q->phases[j] * d->rhs % d->stride;
			rest /= q->phases[j];
		}
		fill_phase(p, to, from, phase, y0, rows);
	}
}

/* ---- Results. */

typedef struct planar_job {
	const pop_conv *p;
	pop_run *run;
	unsigned char *const *start;
	const float *kernel;
	int64_t nunit, nparts;
} planar_job;

/* n pixels of less than SQUARE features, which have room for SQUARE in `from`:
 * those beyond are written over by the next pixel. */
static void
turn_few(float *to, int64_t ld, const float *from, int64_t ldc, int64_t n,
	int64_t co)
{
	float block[POP_TRANSPOSE_SIDE * SQUARE];

	for (int64_t i = 0; i < n; i += POP_TRANSPOSE_SIDE) {
		int64_t m = pop_least(n - i, POP_TRANSPOSE_SIDE);
		int64_t all = ld == co ? m - SQUARE : 0, r = 0;

		POP_FN(pop_transpose)
		(4, block, SQUARE * 4, from + i, ldc * 4, SQUARE,
			pop_multiple_of(m, SQUARE));
		for (; r < all; r++, to += ld)
			memcpy(to, block + r * SQUARE, SQUARE * 4);
		for (; r < m; r++, to += ld)
			for (int64_t f = 0; f < co; f++)
				to[f] = block[r * SQUARE + f];
	}
}

/* n pixels: to[pixel * ld + feature] = from[feature * ldc + pixel]. */
static void
turn_row(size_t size, void *to, int64_t ld, const void *from, int64_t ldc,
	int64_t n, int64_t co)
{
	const int64_t side = POP_TRANSPOSE_SIDE, bytes = (int64_t)size;

	if (co < SQUARE && size == 4) {
		turn_few(to, ld, from, ldc, n, co);
		return;
	}
	for (int64_t i = 0; i < n; i += side)
		for (int64_t f = 0; f < co; f += side)
			POP_FN(pop_transpose)
	(size, (unsigned char *)to + (i * ld + f) * bytes, ld * bytes,
		(const unsigned char *)from + (f * ldc + i) * bytes,
		ldc * bytes, pop_least(co - f, side), pop_least(n - i, side));
}

/* The epilogue on all of a piece, into `room`. */
static void
run_piece(const pop_conv_finish *f, const int64_t *x, int64_t n, float *c,
	unsigned char *room)
{
	const pop_conv *p = f->c;
	const pop_conv_planar *q = p->planar;
	unsigned char *start[POP_LIMIT_VIEWS];

	memcpy(start, f->start, p->dense.step->nview * sizeof(start[0]));
	for (unsigned k = 0; k < q->nresult; k++)
		start[q->result[k]] =
			room + q->room_of[k] -
			x[p->ns] * pop_elem_bytes(view_of(p, q->result[k]));
	pop_epilogue_rows(
		&p->dense.epi, f->frame, start, x, f->n, c, q->ldc, n);
}

static void
store_row(const pop_conv_finish *f, int64_t n, const int64_t *x, int64_t from,
	const unsigned char *room)
{
	const pop_conv *p = f->c;
	const pop_conv_planar *q = p->planar;

	for (unsigned k = 0; k < q->nresult; k++) {
		const pop_view *v = view_of(p, q->result[k]);
		const int64_t size = pop_elem_bytes(v);
		int64_t at = 0;

		for (unsigned d = 0; d < p->dense.step->ndim; d++)
			at += x[d] * v->stride[d];
		turn_row((size_t)size, f->start[q->result[k]] + at * size,
			v->stride[p->ns], room + q->room_of[k] + from * size,
			q->ldc, n, f->n);
	}
}

/* One image row of a piece, number i its first pixel, which is element `at`. */
static void
finish_row(const pop_conv_finish *f, int64_t i, int64_t n, const int64_t *x,
	int64_t at, float *c, unsigned char *room)
{
	const pop_conv *p = f->c;
	const pop_conv_planar *q = p->planar;
	int64_t ld = f->n;
	void *to;

	switch (q->turn) {
	case TURN_NOT:
		pop_epilogue_rows(&p->dense.epi, f->frame, f->start, x, f->n,
			c + at, q->ldc, n);
		break;
	case TURN_FIRST:
		to = pop_conv_place(f, i, &ld);
		turn_row(4, to ? to : room, ld, c + at, q->ldc, n, f->n);
		if (!to)
			pop_conv_finish_rows(f, i, n, room, ld);
		break;
	case TURN_LAST:
		store_row(f, n, x, at, room);
		break;
	}
}

/* The rows of a piece. */
static void
finish_piece(const pop_conv_finish *f, int64_t image, int64_t y0, int64_t rows,
	float *c, unsigned char *room)
{
	const pop_conv *p = f->c;
	const pop_conv_planar *q = p->planar;
	const int last = p->ns - 1;
	int64_t x[POP_MAX_DIMS] = {0}, n = 1;

	x[0] = image;
	x[p->dg] = f->group;
	x[1] = y0;
	if (q->turn == TURN_LAST)
		run_piece(f, x, run_of(p, q, rows), c, room);
	for (int j = 0; j < last; j++)
		n *= j ? p->dim[j].out : rows;
	for (int64_t r = 0; r < n; r++) {
		int64_t rest = r, at = 0, i = image;

		for (int j = last - 1; j >= 0; j--) {
			int64_t e = j ? p->dim[j].out : rows;

			x[1 + j] = rest % e + (j ? 0 : y0);
			rest /= e;
		}
		for (int j = 0; j <= last; j++)
			at = at * q->extent[j] + x[1 + j] - (j ? 0 : y0);
		for (int j = 0; j <= last; j++)
			i = i * p->dim[j].out + x[1 + j];
		finish_row(
			f, i, last ? p->dim[last].out : rows, x, at, c, room);
	}
}

/* ---- Parts. */

static void
make_unit(const planar_job *job, pop_conv_finish *f, unsigned char *scratch,
	int64_t unit)
{
	const pop_conv *p = job->p;
	const pop_conv_planar *q = p->planar;
	const pop_view *a = view_of(p, 0);
	const int64_t groups = p->dense.step->extent[p->dg];
	const int64_t y0 = unit % q->npiece * q->rows;
	const int64_t image = unit / q->npiece / groups;
	const int64_t rows = pop_least(q->rows, p->dim[0].out - y0);
	const int64_t n = run_of(p, q, rows);
	const unsigned char *from = job->start[0];
	float *planes = (float *)(void *)(scratch + q->planes);
	float *sums = (float *)(void *)(scratch + q->sums);
	const float *w, *x = planes;

	f->group = unit / q->npiece % groups;
	from += (image * a->stride[0] + f->group * a->stride[p->dg]) *
		pop_elem_bytes(a);
	if (q->direct)
		x = (const float *)(const void *)from + y0 * p->dim[0].in;
	else
		fill_planes(
			p, planes, from, y0, rows + (q->extent[0] - q->rows));
	w = job->kernel + f->group * f->n * q->depth;
	/* Blocks of nearly equal height. */
	for (int64_t m = pop_divide_up(f->n, FEATURES), t = 0; t < m; t++) {
		int64_t j = f->n * t / m, e = f->n * (t + 1) / m;

		runs[q->seg > 0][e - j](sums + j * q->ldc, q->ldc, x, q->off,
			w + j * q->depth, q->depth, q->seg, n,
			q->direct ? n - TILE : n);
	}
	finish_piece(f, image, y0, rows, sums, scratch + q->room);
}

static void
planar_part(void *arg, int64_t part, unsigned thread)
{
	const planar_job *job = arg;
	const pop_conv *p = job->p;
	unsigned char *scratch = pop_run_scratch(job->run, thread);
	pop_conv_finish f = {.c = p,
		.frame = pop_epilogue_begin(&p->dense.epi, scratch),
		.start = job->start,
		.n = p->dense.step->extent[p->dco]};
	int64_t end = job->nunit * (part + 1) / job->nparts;

	for (int64_t u = job->nunit * part / job->nparts; u < end; u++)
		make_unit(job, &f, scratch, u);
}

/* Weights of each output feature one after the other. */
static void
order_kernel(const pop_conv *p, pop_run *run, const unsigned char *from,
	unsigned char *to)
{
	const pop_view *w = view_of(p, 1);
	const int64_t co = p->dense.step->extent[p->dco];
	int64_t at = p->nci;
	pop_conv_copy c = {.type = POP_GEMM_F32,
		.dtype = (pop_dtype)w->dtype,
		.ndim = 2 + (unsigned)p->ns,
		.n = p->nci,
		.from = w->stride[p->dci],
		.src = from,
		.dst = to};

	for (int j = p->ns - 1; j >= 0; j--) {
		c.dim[2 + j].n = p->dim[j].taps;
		c.dim[2 + j].from = w->stride[p->dci + 1 + j];
		c.dim[2 + j].to = at;
		at *= p->dim[j].taps;
	}
	c.dim[1].n = co;
	c.dim[1].from = w->stride[p->dco];
	c.dim[1].to = at;
	c.dim[0].n = p->dense.step->extent[p->dg];
	c.dim[0].from = w->stride[p->dg];
	c.dim[0].to = at * co;
	pop_conv_copy_run(&c, run);
}

void
pop_conv_planar_run(
	const pop_conv *p, pop_run *run, unsigned char *const *start)
{
	const pop_conv_planar *q = p->planar;
	const int64_t groups = p->dense.step->extent[p->dg];
	unsigned char *kernel =
		(unsigned char *)pop_run_scratch(run, 0) + p->dense.at_shared;
	planar_job job = {.p = p,
		.run = run,
		.start = start,
		.kernel = (const float *)(const void *)kernel,
		.nunit = p->nimage * groups * q->npiece};
	double flops = 2.0 * (double)(job.nunit * q->ldc) * (double)q->depth *
		       (double)p->dense.step->extent[p->dco];

	if (job.nunit == 0)
		return;
	order_kernel(p, run, start[1], kernel);
	job.nparts = pop_part_count(run, job.nunit, flops / 50);
	pop_part_run(run, planar_part, &job, job.nparts);
}
