/*
 * Results whose pixels lie side by side, and not their features: the sums of a
 * block, pixels by features, are turned, and the code runs along lines of
 * pixels.  A line goes on over image rows where they follow each other in all
 * that is read and stored.
 */

#include "lib/kernel/isa/conv.h"
#include "lib/kernel/isa/transpose.h"

enum {
	/* From row to row of turned sums, with room for whole squares. */
	TURNED = POP_DENSE_MB + 12,
	/* Features, and pixels of a line, from which that pays. */
	FEATURES = 8,
	LINE = 8,
	/* Elements between pixels that are still near each other, as those of
	 * phases are, and such pixels from which that pays. */
	APART = 4,
	LINE_APART = 16,
};

size_t
pop_conv_lines_bytes(const pop_conv *p)
{
	const size_t size = pop_gemm_bytes(p->dense.type);

	return p->line ? TURNED * (size_t)p->dense.nc * size : 0;
}

bool
pop_conv_asks_pixel(const pop_step *s, int ns)
{
	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t i = 0; i < s->stage[k].ncode; i++) {
			const pop_ins *q = &s->stage[k].code[i];

			if (q->op == POP_INS_INDEX && q->imm > 0 &&
				q->imm <= (uint64_t)ns)
				return true;
		}
	return false;
}

/* Do spatial dims j and j + 1 make one, of results and what is read with
 * them? */
static bool
makes_one(const pop_conv *p, int j)
{
	const pop_step *s = p->dense.step;

	for (uint32_t v = 2; v < s->nview; v++)
		if (s->view[v].stride[1 + j] !=
			s->view[v].stride[2 + j] * s->extent[2 + j])
			return false;
	return true;
}

/* Are pixels neighbours in all results, and not features?  Then the pixels of a
 * line from which that pays; else 0. */
static int64_t
least_line(const pop_conv *p)
{
	const pop_step *s = p->dense.step;
	int64_t least = 0;

	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t i = 0; i < s->stage[k].ncode; i++) {
			const pop_ins *q = &s->stage[k].code[i];
			const int64_t *stride;

			if (q->op != POP_INS_STORE)
				continue;
			stride = s->view[q->imm].stride;
			if (stride[p->ns] < 1 || stride[p->ns] > APART ||
				stride[p->dco] <= stride[p->ns])
				return 0;
			if (least != LINE_APART)
				least = stride[p->ns] > 1 ? LINE_APART : LINE;
		}
	return least;
}

/* Are there features enough to turn?  Few of f32 are made with pixels in lanes,
 * if there is anything to make them of. */
static bool
are_many(const pop_conv *p)
{
	const int64_t n = p->dense.step->extent[p->dco];

	if (p->ntap && pop_gemm_is_sum(p->dense.type, POP_DT_F32))
		return n >= FEATURES;
	return n > 1;
}

int64_t
pop_conv_line(const pop_conv *p)
{
	const int64_t least = least_line(p);
	int64_t n = 1;

	if (p->ns == 0 || !are_many(p) || p->dense.step->nstage != 1 ||
		least == 0)
		return 0;
	for (int j = p->ns - 1; j >= 0; j--) {
		n *= p->dim[j].out;
		if (j > 0 && (pop_conv_asks_pixel(p->dense.step, p->ns) ||
				     !makes_one(p, j - 1)))
			break;
	}
	return n >= least ? n : 0;
}

/* to[feature * TURNED + pixel] = c[pixel * ldc + feature], `size` bytes each */
static void
turn(size_t size, unsigned char *to, const unsigned char *c, int64_t ldc,
	int64_t m, int64_t n)
{
	const int64_t side = POP_TRANSPOSE_SIDE, e = (int64_t)size;

	for (int64_t i = 0; i < m; i += side)
		for (int64_t f = 0; f < n; f += side)
			POP_FN(pop_transpose)
	((int)size, to + (f * TURNED + i) * e, TURNED * e,
		c + (i * ldc + f) * e, ldc * e, pop_least(m - i, side),
		pop_least(n - f, side));
}

void
pop_conv_finish_lines(const pop_conv_finish *f, int64_t i, int64_t m,
	const void *c, int64_t ldc, void *turned)
{
	const pop_conv *p = f->c;
	const size_t size = p->dense.epi.size;
	unsigned char *to = turned;
	int64_t x[POP_MAX_DIMS];

	turn(size, to, c, ldc, m, f->n);
	for (int64_t n; m > 0; m -= n, i += n, to += (size_t)n * size) {
		n = pop_least(p->line - i % p->line, m);
		pop_conv_point(f, i, x);
		pop_epilogue_rows(&p->dense.epi, f->frame, f->start, x, f->n,
			to, TURNED, n);
	}
}
