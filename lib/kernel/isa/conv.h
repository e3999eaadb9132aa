#ifndef POP_KERNEL_ISA_CONV_H
#define POP_KERNEL_ISA_CONV_H

#include "lib/kernel/isa/dense.h"

/*
 * The plan of a CONV step, and its parts.
 *
 * Rows of the product are output pixels (with the batch), columns output
 * features, groups groups.  The depth runs over taps and, inside a tap, over
 * input features; a segment is a tap, or all taps along the last dim where the
 * pixels they see lie side by side.
 */
enum { POP_CONV_SPATIAL = (POP_MAX_DIMS - 4) / 2 };

#define pop_conv_copy_run          POP_FN(pop_conv_copy_run)
#define pop_conv_depthwise_prepare POP_FN(pop_conv_depthwise_prepare)
#define pop_conv_depthwise_run     POP_FN(pop_conv_depthwise_run)

/* Of an element of the input, as it is multiplied, and numbers in one: halves
 * are brought together in pairs when they are multiplied, not before. */
static inline size_t
pop_conv_bytes(pop_gemm_type t)
{
	return t == POP_GEMM_HALVES ? 2 : pop_gemm_bytes(t);
}

static inline int64_t
pop_conv_joined(pop_gemm_type t)
{
	return t == POP_GEMM_HALVES ? 1 : pop_gemm_joined(t);
}

/* How the input is read. */
typedef enum pop_conv_source {
	POP_CONV_IN_PLACE,
	/* Converted some images at a time to the type multiplied, groups, then
	 * pixels, then features, for all parts. */
	POP_CONV_SHARED,
	/* Converted by each part, row by row: for images without bound. */
	POP_CONV_LOCAL,
} pop_conv_source;

typedef struct pop_conv_dim {
	int64_t out, taps, size, stride, low, lhs, rhs;
	int64_t in; /* elements from pixel to pixel, as it is read */
} pop_conv_dim;

typedef struct pop_conv {
	pop_dense dense;
	int ns, dg, dco, dci; /* spatial dims; numbers of the others */
	pop_conv_dim dim[POP_CONV_SPATIAL];
	int64_t nimage, pixels; /* images; output pixels of one */
	int64_t nci, ci;        /* features; elements that they take */
	int64_t ntap;
	int64_t *tap;       /* ntap * ns: t * rhs along each dim */
	int64_t *tap_at;    /* ntap: element of the kernel */
	int64_t *even;      /* ntap: others behind it, as far apart there */
	int64_t *inside_at; /* ntap: of the input from the first tap's */
	bool by_taps;       /* the kernel is packed along them */
	int64_t join;       /* neighbouring taps of a segment; 0: one */
	/* SHARED: zeros before and after each row of the last dim, so that
	 * joined taps are never outside; then dim[] describes such rows. */
	int64_t before, after;
	/* Pixels of such a row that are so many apart lie side by side, all of
	 * one residue before those of the next; else 1. */
	int64_t apart;
	const void *outside; /* read where a tap falls outside */
	int zero;            /* each of its bytes */
	bool flat; /* no holes; only the last three dims see what is outside */
	pop_conv_source source;
	int64_t image, group; /* elements from one to the next, as read */
	int64_t images;       /* SHARED: converted at a time */
	bool stores;          /* panels of the kernel are in shared memory, */
	size_t at_store;      /* there */
	int64_t ldc;          /* elements from row to row of a plain result;
				 0: no rule */
	int64_t line;         /* not 0: sums are turned, so that the code runs
				 along lines of so many pixels */
	/* Depthwise: one feature in and one out per group, groups in lanes. */
	bool depthwise;
	bool copy_kernel;
	int64_t *kernel_at;  /* ntap: element of the kernel, as read */
	size_t kernel_bytes; /* of shared memory, before the input's */
	struct pop_conv_planar *planar; /* pixels in lanes; NULL: not so */
	/* Phases that make it up, if the input has holes. */
	int64_t nphase;
	struct pop_conv **phase;
	/* The whole step where AMX makes its chains; or NULL. */
	struct pop_conv *halves;
	/* The step as it was before its kernel was brought into order, for all
	 * phases; NULL: read as it lies. */
	const pop_step *turned;
	size_t turned_bytes, at_turned; /* in the scratch of thread 0 */
} pop_conv;

/* An output pixel. */
typedef struct pop_conv_pixel {
	int64_t at;     /* element of its image */
	int64_t corner; /* of its first tap, which may be outside */
	int64_t image;
	int64_t o[POP_CONV_SPATIAL]; /* coordinates */
	int64_t p[POP_CONV_SPATIAL]; /* o * stride - low */
} pop_conv_pixel;

/* Elements from the first pixel of dim j to the q-th, as they are read. */
static inline int64_t
pop_conv_read_at(const pop_conv *c, int j, int64_t q)
{
	const pop_conv_dim *d = &c->dim[j];

	if (c->apart == 1 || j + 1 < c->ns)
		return q * d->in;
	return (q % c->apart * (d->size / c->apart) + q / c->apart) * d->in;
}

/* Fills x with the coordinates of output pixel i, counted over all images. */
static inline void
pop_conv_locate(const pop_conv *c, pop_conv_pixel *x, int64_t i)
{
	for (int j = c->ns - 1; j >= 0; j--) {
		const pop_conv_dim *d = &c->dim[j];

		x->o[j] = i % d->out;
		x->p[j] = x->o[j] * d->stride - d->low;
		i /= d->out;
	}
	x->image = i;
	x->at = i * c->image;
}

/* Moves x to the next pixel. */
static inline void
pop_conv_next(const pop_conv *c, pop_conv_pixel *x)
{
	for (int j = c->ns - 1; j >= 0; j--) {
		const pop_conv_dim *d = &c->dim[j];

		x->p[j] += d->stride;
		if (++x->o[j] < d->out)
			return;
		x->o[j] = 0;
		x->p[j] = -d->low;
	}
	x->image++;
	x->at += c->image;
}

/* Element of the input under the tap whose offsets are `tap`, from the start
 * of the first image; false outside. */
static inline bool
pop_conv_input(const pop_conv *c, const pop_conv_pixel *x, const int64_t *tap,
	int64_t *at)
{
	int64_t sum = x->at;

	for (int j = 0; j < c->ns; j++) {
		const pop_conv_dim *d = &c->dim[j];
		int64_t q = x->p[j] + tap[j];

		if (q < 0)
			return false;
		if (d->lhs != 1) {
			if (q % d->lhs)
				return false;
			q /= d->lhs;
		}
		if (q >= d->size)
			return false;
		sum += pop_conv_read_at(c, j, q);
	}
	*at = sum;
	return true;
}

/* The epilogue on m pixels from i on, which lie `ldc` elements apart at c, and
 * n columns along its inner dim. */
typedef struct pop_conv_finish {
	const pop_conv *c;
	pop_epilogue_frame *frame;
	unsigned char *const *start;
	int64_t group, column, n;
} pop_conv_finish;

#define pop_conv_finish_rows POP_FN(pop_conv_finish_rows)
#define pop_conv_place       POP_FN(pop_conv_place)

#define pop_conv_point POP_FN(pop_conv_point)

/* Coordinates of pixel i, and of the first column, in all dims. */
void pop_conv_point(const pop_conv_finish *f, int64_t i, int64_t *x);

void pop_conv_finish_rows(const pop_conv_finish *f, int64_t i, int64_t m,
	void *sums, int64_t ldc);

/* Where pixel i, group, column belong in a plain result; NULL if there is no
 * such rule. */
void *pop_conv_place(const pop_conv_finish *f, int64_t i, int64_t *ldc);

/* ---- Results whose pixels lie side by side. */

#define pop_conv_line         POP_FN(pop_conv_line)
#define pop_conv_lines_bytes  POP_FN(pop_conv_lines_bytes)
#define pop_conv_finish_lines POP_FN(pop_conv_finish_lines)
#define pop_conv_asks_pixel   POP_FN(pop_conv_asks_pixel)

/* Pixels of a line that sums are turned into; 0: the code runs along features,
 * as they are made.  Call when dims and type are known. */
int64_t pop_conv_line(const pop_conv *c);

/* Of a part's own memory, for turned sums; 0: none are. */
size_t pop_conv_lines_bytes(const pop_conv *c);

/* The epilogue on m pixels from i on, whose sums are turned in that memory:
 * features are its rows, and the pixels of a line its columns. */
void pop_conv_finish_lines(const pop_conv_finish *f, int64_t i, int64_t m,
	const void *c, int64_t ldc, void *turned);

/* Does the code ask for the coordinate of one of ns spatial dims? */
bool pop_conv_asks_pixel(const pop_step *s, int ns);

/* Fills inside_at[], when dim[].in is known. */
#define pop_conv_list_inside POP_FN(pop_conv_list_inside)
void pop_conv_list_inside(pop_conv *c);

/* ---- Bringing an operand into order. */

enum { POP_CONV_COPY_DIMS = POP_MAX_DIMS };

typedef struct pop_conv_copy_dim {
	int64_t n, from, to; /* extent, elements per step */
} pop_conv_copy_dim;

/* An array as it lies and as it shall; features are contiguous there, converted
 * to `type`. */
typedef struct pop_conv_copy {
	pop_gemm_type type;
	pop_dtype dtype;
	unsigned ndim;
	pop_conv_copy_dim dim[POP_CONV_COPY_DIMS];
	int64_t n, from; /* features */
	const unsigned char *src;
	unsigned char *dst;
} pop_conv_copy;

/* Moves it, on all threads if it is large. */
void pop_conv_copy_run(pop_conv_copy *c, pop_run *run);

/* ---- Depthwise. */

/* Recognises the case and plans for it: call when the rest is planned but the
 * product itself.  *epi_inner: dim of the columns. */
#define pop_conv_is_depthwise POP_FN(pop_conv_is_depthwise)
bool pop_conv_is_depthwise(const pop_conv *c);
void pop_conv_depthwise_prepare(pop_conv *c, pop_arena *a);
void pop_conv_depthwise_run(
	const pop_conv *c, pop_run *run, unsigned char *const *start);

/* ---- Input with holes. */

/* The steps that a step is cut into, whose inputs have none; 0: not cut.  Call
 * when dims and type are known.  turns: the kernel may be. */
#define pop_conv_phases POP_FN(pop_conv_phases)
int64_t pop_conv_phases(
	pop_conv *c, pop_arena *a, bool turns, const pop_step ***out);

/* The step with views and parameters of its own, to be changed. */
#define pop_conv_copy_step POP_FN(pop_conv_copy_step)
pop_step *pop_conv_copy_step(pop_arena *a, const pop_step *s);

/* ---- Kernels whose taps lie side by side. */

#define pop_conv_turns       POP_FN(pop_conv_turns)
#define pop_conv_turned_step POP_FN(pop_conv_turned_step)
#define pop_conv_turn        POP_FN(pop_conv_turn)

/* Does it pay to bring the kernel into order before it is read?  Call when dims
 * and type are known. */
bool pop_conv_turns(const pop_conv *c);

/* The step that reads the kernel in order; sets c->turned and turned_bytes. */
const pop_step *pop_conv_turned_step(pop_conv *c, pop_arena *a);

/* Brings it into order at `to`, from where the view's base counts. */
void pop_conv_turn(const pop_conv *c, pop_run *run, unsigned char *to);

/* ---- Kernels of halves. */

#define pop_conv_pack_halves POP_FN(pop_conv_pack_halves)

/* The panel of n columns j.. of the kernel at b. */
void pop_conv_pack_halves(const pop_conv *c, const unsigned char *b,
	void *panel, int64_t j, int64_t n, const pop_stretch *s);

/* ---- Few features: pixels in lanes. */

#define pop_conv_planar_choose  POP_FN(pop_conv_planar_choose)
#define pop_conv_planar_inner   POP_FN(pop_conv_planar_inner)
#define pop_conv_planar_step    POP_FN(pop_conv_planar_step)
#define pop_conv_planar_prepare POP_FN(pop_conv_planar_prepare)
#define pop_conv_planar_run     POP_FN(pop_conv_planar_run)

typedef struct pop_conv_planar pop_conv_planar;

/* Recognises the case and sets c->planar; the dim of the epilogue's runs and
 * the step it is of; and plans for the rest, when the epilogue is planned; seg:
 * elements of a segment, if sums are chains. */
bool pop_conv_planar_choose(pop_conv *c, pop_arena *a);
int pop_conv_planar_inner(const pop_conv *c);
const pop_step *pop_conv_planar_step(const pop_conv *c, pop_arena *a);
void pop_conv_planar_prepare(pop_conv *c, int64_t seg);
void pop_conv_planar_run(
	const pop_conv *c, pop_run *run, unsigned char *const *start);

#endif
