/*
 * Panels of kernels of bf16 for AMX: two numbers in each element, one depth
 * after the other, of each segment by itself.
 *
 * What lies in rows or columns is packed so.  Where neither do, the taps of a
 * feature lie side by side, mostly: a stretch of memory of each column is
 * turned as it is, and its rows are joined in the order of the depth.
 */

#include <string.h>

#include "lib/kernel/isa/conv.h"

enum {
	TURNED = 512, /* rows of memory that are turned at a time, at most */
	SOME = 32,    /* numbers that are brought together one by one */
};

/* A stretch of a panel's depth. */
typedef struct depth {
	const pop_conv *p;
	const pop_view *v;
	const unsigned char *b; /* of the first column */
	int64_t n;              /* columns */
	int64_t per;            /* numbers of a segment */
	int64_t at, k;          /* of all segments; and of each piece */
	int64_t nseg;
	int64_t low, span; /* of places of taps */
	int64_t pitch;     /* rows from feature to feature, turned */
} depth;

static const unsigned char *
number(const depth *d, int64_t tap, int64_t c)
{
	return d->b + 2 * (d->p->tap_at[tap] + c * d->v->stride[d->p->dci]);
}

/* ---- One run after the other. */

/* Numbers from h on, k at most, that are evenly spaced. */
static int64_t
even_run(const depth *d, int64_t h, int64_t k, pop_gemm_matrix *out)
{
	const pop_conv *p = d->p;
	const int64_t c = h % p->nci;
	int64_t t = h / p->nci, n = p->nci - c;

	*out = (pop_gemm_matrix){.at = number(d, t, c),
		.row = d->v->stride[p->dci],
		.col = d->v->stride[p->dco],
		.dtype = POP_DT_BF16};
	if (p->nci == 1 && p->even[t] > 0)
		out->row = p->tap_at[t + 1] - p->tap_at[t];
	if (n < k && p->even[t] > 0 &&
		p->tap_at[t + 1] - p->tap_at[t] == p->nci * out->row)
		n += p->even[t] * p->nci;
	return pop_least(n, k);
}

/* k numbers from h on, one by one. */
static void
pack_singly(const depth *d, unsigned char *to, int64_t h, int64_t k)
{
	const int64_t col = d->v->stride[d->p->dco];

	for (int64_t n; k > 0; k -= n, h += n, to += n / 2 * 64) {
		uint16_t own[SOME][16] = {{0}};
		const pop_gemm_matrix b = {.at = (const unsigned char *)own,
			.row = 16,
			.col = 1,
			.dtype = POP_DT_BF16};

		n = pop_least(k, SOME);
		for (int64_t q = 0; q < n; q++) {
			const unsigned char *from = number(
				d, (h + q) / d->p->nci, (h + q) % d->p->nci);

			for (int64_t j = 0; j < d->n; j++)
				memcpy(&own[q][j], from + 2 * j * col, 2);
		}
		pop_gemm_pack(POP_GEMM_HALVES, to, &b, n, 16);
	}
}

static void
pack_runs(const depth *d, unsigned char *to, int64_t h, int64_t k)
{
	pop_gemm_matrix b;

	for (int64_t n; k > 0; k -= n, h += n, to += n / 2 * 64) {
		n = even_run(d, h, k, &b);
		if (n < k && n % 2 != 0) {
			pack_singly(d, to, h, k);
			return;
		}
		pop_gemm_pack(POP_GEMM_HALVES, to, &b, n, d->n);
	}
}

/* ---- Memory as it lies. */

/* Features that are turned at a time, an even number but for the last; 0: it
 * does not pay. */
static int64_t
turned_at_once(depth *d)
{
	const pop_conv *p = d->p;
	const int64_t feature = d->v->stride[p->dci];
	const int64_t first = d->at / d->per * (d->per / p->nci);
	const int64_t end = first + d->nseg * (d->per / p->nci);
	int64_t n, high;

	if (p->nci == 1 || feature <= 1 || d->v->stride[p->dco] == 1)
		return 0;
	d->low = high = p->tap_at[first];
	for (int64_t t = first; t < end; t++) {
		d->low = pop_least(d->low, p->tap_at[t]);
		high = high > p->tap_at[t] ? high : p->tap_at[t];
	}
	if (high - d->low >= TURNED / 2)
		return 0;
	d->span = high - d->low + 1;
	d->pitch = feature > 2 * d->span ? d->span : feature;
	n = 1 + (TURNED - d->span) / d->pitch;
	if (n >= p->nci)
		return p->nci;
	return p->nci % 2 ? 0 : n & ~(int64_t)1;
}

/* Features c .. end of all segments. */
static void
pack_turned(const depth *d, unsigned char *to, int64_t c, int64_t end)
{
	static const uint16_t none[16];
	const pop_conv *p = d->p;
	const int64_t feature = d->v->stride[p->dci];
	_Alignas(64) uint16_t own[TURNED][16];
	int64_t h = d->at;

	if (d->pitch == feature)
		pop_gemm_turn_halves(own, d->b + 2 * (c * feature + d->low),
			d->v->stride[p->dco], (end - c - 1) * feature + d->span,
			d->n);
	for (int64_t x = c; d->pitch != feature && x < end; x++)
		pop_gemm_turn_halves(own + (x - c) * d->pitch,
			d->b + 2 * (x * feature + d->low), d->v->stride[p->dco],
			d->span, d->n);
	for (int64_t s = 0; s < d->nseg; s++, h += d->k)
		for (int64_t q = 0; q < d->k; q += 2, to += 64) {
			int64_t t = (h + q) / p->nci, x = (h + q) % p->nci;
			const uint16_t *low, *high = none;

			if (x < c || x >= end)
				continue;
			low = own[(x - c) * d->pitch + p->tap_at[t] - d->low];
			if (++x == p->nci) {
				x = 0;
				t++;
			}
			if (q + 1 < d->k)
				high = own[(x - c) * d->pitch + p->tap_at[t] -
					   d->low];
			pop_gemm_join_halves(to, low, high);
		}
}

void
pop_conv_pack_halves(const pop_conv *p, const unsigned char *b, void *panel,
	int64_t j, int64_t n, const pop_stretch *s)
{
	const pop_view *v = &p->dense.step->view[1];
	depth d = {.p = p,
		.v = v,
		.b = b + 2 * j * v->stride[p->dco],
		.n = n,
		.per = 2 * p->dense.seg - p->dense.odd,
		.k = 2 * s->k,
		.nseg = s->nseg};
	unsigned char *to = panel;
	int64_t each, first, end;

	d.at = s->at / p->dense.seg * d.per + s->at % p->dense.seg * 2;
	if (s->at % p->dense.seg + s->k == p->dense.seg)
		d.k -= p->dense.odd;
	each = turned_at_once(&d);
	first = d.per == p->nci && d.nseg == 1 ? d.at % p->nci : 0;
	end = d.per == p->nci && d.nseg == 1 ? first + d.k : p->nci;
	for (int64_t c = first; each && c < end; c += each)
		pack_turned(&d, to, c, pop_least(c + each, end));
	for (int64_t q = 0; !each && q < d.nseg; q++, to += s->k * 64)
		pack_runs(&d, to, d.at + q * d.k, d.k);
}
