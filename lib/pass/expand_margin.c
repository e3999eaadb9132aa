/*
 * Convolutions of images so small that most taps see nothing but padding, from
 * whichever place, or that most windows do:
 *
 *   convolution(x, w)  ->  pad(convolution(x, slice of w))
 *
 * So the last stages of a network see images of one pixel by the middle of
 * their kernels, and the gradients by these kernels are zero around the middle.
 * What is dropped is not multiplied by zero: infinite there, it is not NaN.
 */

#include "lib/pass/expand.h"

/* Slices and pads are copies: they pay where one of so many stays. */
enum { IDLE_SHARE = 4 };

/* How many taps, or windows, of a spatial dim there are, and how many of them
 * see nothing at each end. */
typedef struct margin {
	int64_t n, idle[2];
} margin;

typedef struct margins {
	unsigned ns;
	const int64_t *ker, *out; /* layouts as in expand_taps.c */
	margin tap[POP_MAX_RANK], window[POP_MAX_RANK];
	bool fewer_taps, fewer_windows;
} margins;

static int64_t
at_most(int64_t x, int64_t n)
{
	return x < 0 ? 0 : x < n ? x : n;
}

/* Of n taps (windows) that begin `step` apart, the first `low` before an image
 * of `span` points, and see points up to `reach` further on. */
static margin
measure(int64_t n, int64_t step, int64_t reach, int64_t low, int64_t span)
{
	const int64_t before = low - reach, last = low + span - 1;
	margin m = {.n = n};

	m.idle[0] = before > 0 ? at_most((before - 1) / step + 1, n) : 0;
	m.idle[1] = last < 0 ? n : at_most(n - 1 - last / step, n);
	return m;
}

static int64_t
kept(const margin *m)
{
	return m->n - m->idle[0] - m->idle[1];
}

/* Do few enough stay, and any?  Else the margins are forgotten. */
static bool
is_mostly_idle(margin *m, unsigned ns)
{
	double all = 1, some = 1;

	for (unsigned j = 0; j < ns; j++) {
		all *= (double)m[j].n;
		some *= (double)(kept(&m[j]) > 0 ? kept(&m[j]) : 0);
	}
	if (some > 0 && some * IDLE_SHARE <= all)
		return true;
	for (unsigned j = 0; j < ns; j++)
		m[j].idle[0] = m[j].idle[1] = 0;
	return false;
}

static margins
find(const pop_op *op)
{
	const pop_shape *res = op->res[0].type;
	margins f = {.ns = res->rank - 2u};
	const int64_t *in;
	uint32_t n;

	in = pop_attr_ints(op, POP_ATTR_LHS_LAYOUT, &n);
	f.ker = pop_attr_ints(op, POP_ATTR_RHS_LAYOUT, &n);
	f.out = pop_attr_ints(op, POP_ATTR_OUT_LAYOUT, &n);
	for (unsigned j = 0; j < f.ns; j++) {
		const int64_t size = op->arg[0]->type->dim[in[2 + j]];
		const int64_t taps = op->arg[1]->type->dim[f.ker[2 + j]];
		const int64_t windows = res->dim[f.out[2 + j]];
		const int64_t stride =
			pop_attr_int_at(op, POP_ATTR_WINDOW_STRIDES, j, 1);
		const int64_t holes =
			pop_attr_int_at(op, POP_ATTR_RHS_DILATION, j, 1);
		const int64_t low = pop_attr_int_at(op, POP_ATTR_LOW, j, 0);
		const int64_t span =
			(size - 1) * pop_attr_int_at(
					     op, POP_ATTR_LHS_DILATION, j, 1) +
			1;

		f.tap[j] =
			measure(taps, holes, (windows - 1) * stride, low, span);
		f.window[j] =
			measure(windows, stride, (taps - 1) * holes, low, span);
	}
	f.fewer_taps = is_mostly_idle(f.tap, f.ns);
	f.fewer_windows = is_mostly_idle(f.window, f.ns);
	return f;
}

bool
pop_expand_margin_concerns(const pop_op *op)
{
	margins f;

	if (pop_shape_elements(op->res[0].type) == 0 ||
		pop_shape_elements(op->arg[0]->type) == 0 ||
		pop_shape_elements(op->arg[1]->type) == 0)
		return false;
	f = find(op);
	return f.fewer_taps || f.fewer_windows;
}

static pop_value *
kernel_within(const pop_site *s, const pop_op *op, const margins *f)
{
	const pop_shape *t = op->arg[1]->type;
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];

	if (!f->fewer_taps)
		return op->arg[1];
	for (unsigned d = 0; d < t->rank; d++)
		limit[d] = t->dim[d];
	for (unsigned j = 0; j < f->ns; j++) {
		const int back = pop_attr_int_at(op, POP_ATTR_WINDOW_REVERSAL,
					 j, 0) != 0;

		start[f->ker[2 + j]] = f->tap[j].idle[back];
		limit[f->ker[2 + j]] -= f->tap[j].idle[!back];
	}
	return pop_site_slice(s, op->arg[1], start, limit);
}

/* op with fewer taps and windows.  The image is the same: what was seen of its
 * padding ends with the last of them. */
static pop_op *
convolve_within(const pop_site *s, const pop_op *op, const margins *f)
{
	int64_t low[POP_MAX_RANK], high[POP_MAX_RANK];
	pop_value *kernel = kernel_within(s, op, f);
	pop_shape type = *op->res[0].type;
	pop_op *made;

	for (unsigned j = 0; j < f->ns; j++) {
		const margin *tap = &f->tap[j], *window = &f->window[j];
		const int64_t stride =
			pop_attr_int_at(op, POP_ATTR_WINDOW_STRIDES, j, 1);
		const int64_t holes =
			pop_attr_int_at(op, POP_ATTR_RHS_DILATION, j, 1);

		type.dim[f->out[2 + j]] = kept(window);
		low[j] = pop_attr_int_at(op, POP_ATTR_LOW, j, 0) -
			 tap->idle[0] * holes - window->idle[0] * stride;
		high[j] = pop_attr_int_at(op, POP_ATTR_HIGH, j, 0) -
			  tap->idle[1] * holes - window->idle[1] * stride;
	}
	made = pop_expand_again(s, op, op->arg[0], kernel, &type);
	pop_attr_set_ints(s->g, made, POP_ATTR_LOW, low, f->ns);
	pop_attr_set_ints(s->g, made, POP_ATTR_HIGH, high, f->ns);
	return made;
}

void
pop_expand_margin(const pop_site *s, pop_op *op, pop_value **out)
{
	const margins f = find(op);
	const pop_shape one = {.dtype = op->res[0].type->dtype};
	int64_t low[POP_MAX_RANK] = {0}, high[POP_MAX_RANK] = {0};

	out[0] = pop_expand_made(s, convolve_within(s, op, &f));
	if (!f.fewer_windows)
		return;
	for (unsigned j = 0; j < f.ns; j++) {
		low[f.out[2 + j]] = f.window[j].idle[0];
		high[f.out[2 + j]] = f.window[j].idle[1];
	}
	out[0] =
		pop_site_pad(s, out[0], pop_site_number(s, &one, 0), low, high);
}
