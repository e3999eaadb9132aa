/*
 * GATHER: slices of the operand at places that indices say.
 *
 * Dims along which the indices move are points, the others are a slice.  A
 * block of points first becomes an array of offsets into the operand, each
 * clamped; then either every point's slice is copied, or, where neighbours in
 * the result belong to neighbouring points, every element of the slice is
 * collected from all points of the block.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

enum {
	BLOCK = 1024, /* points at a time */
	/* Bytes of runs that are copied for many points at once, of the slices
	 * of such points, and how many they are at least. */
	SHORT_RUN = 256,
	NEAR_BYTES = 1 << 16,
	LEAST_NEAR = 16,
	/* Operand, indices, result: as the step's views. */
	OPERAND = 0,
	INDEX,
	RESULT,
	NVIEW
};

/* A dim, or several that all three views walk through as one. */
struct axis {
	int64_t extent, stride[NVIEW]; /* in elements */
};

struct axes {
	int n;
	struct axis at[POP_MAX_DIMS];
};

struct plan {
	const pop_step *step;
	const int64_t *index; /* params of component 0 */
	int nindex;
	pop_dtype index_dtype;
	size_t size, index_size; /* bytes of an element */
	struct axes point, slice;
	int64_t npoint, nslice;
	bool by_element;
};

/* ---- Preparation. */

/* Keeps axes in the order of their strides in the result, greatest first. */
static void
add_axis(struct axes *to, const struct axis *x)
{
	int i = to->n++;
	int64_t s = x->stride[RESULT];

	s = s < 0 ? -s : s;
	for (; i > 0; i--) {
		int64_t t = to->at[i - 1].stride[RESULT];

		if ((t < 0 ? -t : t) >= s)
			break;
		to->at[i] = to->at[i - 1];
	}
	to->at[i] = *x;
}

static bool
is_one_walk(const struct axis *outer, const struct axis *inner)
{
	for (int v = 0; v < NVIEW; v++)
		if (outer->stride[v] != inner->stride[v] * inner->extent)
			return false;
	return true;
}

static void
merge_axes(struct axes *x)
{
	int n = 0;

	for (int i = 0; i < x->n; i++) {
		if (n && is_one_walk(&x->at[n - 1], &x->at[i])) {
			int64_t outer = x->at[n - 1].extent;

			x->at[n - 1] = x->at[i];
			x->at[n - 1].extent *= outer;
		} else {
			x->at[n++] = x->at[i];
		}
	}
	x->n = n;
}

static int64_t
count_axes(const struct axes *x)
{
	int64_t n = 1;

	for (int i = 0; i < x->n; i++)
		n *= x->at[i].extent;
	return n;
}

static void
find_axes(struct plan *p)
{
	const pop_step *s = p->step;

	for (int d = 0; d < s->ndim; d++) {
		struct axis x = {.extent = s->extent[d]};

		if (x.extent == 1)
			continue;
		for (int v = 0; v < NVIEW; v++)
			x.stride[v] = s->view[v].stride[d];
		if (!p->nindex)
			x.stride[INDEX] = 0;
		add_axis(x.stride[INDEX] ? &p->point : &p->slice, &x);
	}
	merge_axes(&p->point);
	merge_axes(&p->slice);
	p->npoint = count_axes(&p->point);
	p->nslice = count_axes(&p->slice);
}

/* Are elements of one point further apart than those of neighbours? */
static bool
goes_by_element(const struct plan *p)
{
	const struct axis *run, *line;

	if (!p->slice.n)
		return true;
	if (!p->point.n)
		return false;
	run = &p->slice.at[p->slice.n - 1];
	line = &p->point.at[p->point.n - 1];
	return line->stride[RESULT] == 1 &&
	       (run->stride[RESULT] != 1 || run->stride[OPERAND] != 1);
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);

	(void)prog;
	(void)err;
	p->step = step;
	p->nindex = (int)step->param[POP_GATHER_NINDEX];
	p->index = step->param + POP_GATHER_PARAMS;
	p->index_dtype = (pop_dtype)step->view[INDEX].dtype;
	p->size = (size_t)pop_elem_bytes(&step->view[OPERAND]);
	p->index_size = (size_t)pop_elem_bytes(&step->view[INDEX]);
	find_axes(p);
	p->by_element = goes_by_element(p);
	*out = p;
	*scratch = 0;
	return POP_OK;
}

/* ---- Run. */

struct job {
	const struct plan *p;
	unsigned char *start[NVIEW];
	int64_t npart_point, npart_slice;
};

/* Points j.. of a line of points, n of them, and where the first lies. */
struct block {
	const struct plan *p;
	const unsigned char *operand;
	unsigned char *result;
	int64_t n;
	int64_t off[BLOCK]; /* of the operand, in elements */
	int64_t from, to;   /* part of the slice's first axis */
};

/* One place after another of the slice's axes but the last `leave`. */
struct walk {
	int64_t x[POP_MAX_DIMS], at[NVIEW];
};

static void
walk_start(struct walk *w, const struct block *b)
{
	*w = (struct walk){.x[0] = b->from};
	for (int v = 0; v < NVIEW && b->p->slice.n; v++)
		w->at[v] = b->from * b->p->slice.at[0].stride[v];
}

/* False after the last. */
static bool
walk_next(struct walk *w, const struct block *b, int leave)
{
	const struct axes *s = &b->p->slice;

	for (int i = s->n - 1 - leave; i >= 0; i--) {
		const struct axis *x = &s->at[i];
		int64_t lo = i ? 0 : b->from, hi = i ? x->extent : b->to;

		for (int v = 0; v < NVIEW; v++)
			w->at[v] += x->stride[v];
		if (++w->x[i] < hi)
			return true;
		for (int v = 0; v < NVIEW; v++)
			w->at[v] -= x->stride[v] * (hi - lo);
		w->x[i] = lo;
	}
	return false;
}

/* Points that are done before the next run of their slices: those that are
 * near, or all, where they lie between two runs of the result. */
static int64_t
near_points(const struct block *b, int64_t line)
{
	const struct plan *p = b->p;
	const struct axes *s = &p->slice;

	if (s->n == 1 ||
		s->at[s->n - 2].stride[RESULT] >= pop_mul_capped(line, b->n))
		return b->n;
	return pop_most(
		NEAR_BYTES / (p->nslice * (int64_t)p->size), LEAST_NEAR);
}

/* Slices of runs that are rows of both sides, and short if there are several:
 * each run of all points that are near, before the next. */
static bool
copy_rows(const struct block *b, int64_t line)
{
	const struct plan *p = b->p;
	const struct axis *run = &p->slice.at[p->slice.n - 1];
	const bool one = p->slice.n == 1;
	const int64_t eb = (int64_t)p->size;
	const int64_t bytes = (one ? b->to - b->from : run->extent) * eb;
	const int64_t near = near_points(b, line);
	struct walk w;

	if (run->stride[RESULT] != 1 || run->stride[OPERAND] != 1 ||
		(!one && bytes > SHORT_RUN))
		return false;
	for (int64_t j = 0; j < b->n; j += near) {
		walk_start(&w, b);
		do {
			POP_FN(pop_copy_rows)
			(b->result + (j * line + w.at[RESULT]) * eb, line * eb,
				b->operand + w.at[OPERAND] * eb, b->off + j,
				p->size, bytes, pop_least(near, b->n - j));
		} while (walk_next(&w, b, 1));
	}
	return true;
}

static void
copy_elements(const struct block *b, int64_t line)
{
	const size_t size = b->p->size;
	const int64_t eb = (int64_t)size;
	struct walk w;

	walk_start(&w, b);
	do {
		POP_FN(pop_copy_from)
		(b->result + w.at[RESULT] * eb, line * eb,
			b->operand + w.at[OPERAND] * eb, b->off, size, b->n);
	} while (walk_next(&w, b, 0));
}

/* Runs of the last axis, point by point. */
static void
copy_slices(const struct block *b, int64_t line)
{
	const struct axes *s = &b->p->slice;
	const struct axis *run = &s->at[s->n - 1];
	const size_t size = b->p->size;
	const int64_t eb = (int64_t)size;
	const int64_t to_stride = run->stride[RESULT] * eb;
	const int64_t from_stride = run->stride[OPERAND] * eb;
	const int64_t n = s->n == 1 ? b->to - b->from : run->extent;

	for (int64_t j = 0; j < b->n; j++) {
		unsigned char *to = b->result + j * line * eb;
		const unsigned char *from = b->operand + b->off[j] * eb;
		struct walk w;

		walk_start(&w, b);
		do {
			POP_FN(pop_copy_strided)
			(to + w.at[RESULT] * eb, to_stride,
				from + w.at[OPERAND] * eb, from_stride, size,
				n);
		} while (walk_next(&w, b, 1));
	}
}

/* A component of an operand that 32 bits do not number. */
static void
add_wide(struct block *b, const unsigned char *index, int64_t stride,
	int64_t max, int64_t by)
{
	int64_t v[BLOCK];

	POP_FN(pop_index_load)(v, index, stride, b->p->index_dtype, b->n);
	for (int64_t j = 0; j < b->n; j++) {
		int64_t x = v[j] < 0 ? 0 : v[j];

		b->off[j] += (x > max ? max : x) * by;
	}
}

static bool
is_small(int64_t max, int64_t by)
{
	int64_t most;

	return max <= INT32_MAX && pop_mul_i64(max, by, &most) &&
	       most <= INT32_MAX && most >= -INT32_MAX;
}

/* The index vector of lanes j.., clamped; neighbours of 32 bits are read where
 * they are, others from v. */
struct source {
	const unsigned char *near; /* NULL: v */
	const int32_t *v;
	V most;
	bool is_signed;
};

POP_INLINE V
read_lanes(const struct source *s, int64_t j)
{
	V x;

	if (!s->near)
		return v_load(s->v + j);
	x = v_load(s->near + j * 4);
	if (!s->is_signed)
		return vu_min(x, s->most);
	return vi_max(vi_min(x, s->most), v_set(0));
}

/* off[j] = v[j] * by, which 32 bits hold; or += if `more`. */
static void
add_scaled(
	int64_t *off, const struct source *s, int32_t by, bool more, int64_t n)
{
	int64_t j = 0;

	for (; j + LANES <= n; j += LANES) {
		V x = read_lanes(s, j) * v_set(by);
		vi_of_l half[2];

		memcpy(half, &x, sizeof(x));
		for (int h = 0; h < 2; h++) {
			int64_t *o = off + j + h * LANES_W;
			vl y = POP_CONVERT(half[h], vl);

			v_store(o, (V)(more ? (vl)v_load(o) + y : y));
		}
	}
	for (; j < n; j++)
		off[j] = (more ? off[j] : 0) + (int64_t)s->v[j] * by;
}

/* more: off[] is set already. */
static void
add_components(
	struct block *b, const unsigned char *index, int64_t stride, bool more)
{
	const struct plan *p = b->p;
	const int64_t size = (int64_t)p->index_size;
	int32_t v[BLOCK];

	for (int c = 0; c < p->nindex; c++, more = true) {
		const int64_t *q = p->index + c * POP_GATHER_INDEX_PARAMS;
		const int64_t max = q[POP_GATHER_INDEX_MAX];
		const int64_t by = q[POP_GATHER_INDEX_OPERAND_STRIDE];
		const unsigned char *at =
			index + q[POP_GATHER_INDEX_STRIDE] * size;
		struct source s = {
			.v = v, .is_signed = p->index_dtype == POP_DT_I32};
		int64_t whole = 0;

		if (!is_small(max, by)) {
			if (!more)
				memset(b->off, 0, (size_t)b->n * 8);
			add_wide(b, at, stride * size, max, by);
			continue;
		}
		s.most = v_set((int32_t)max);
		if (stride == 1 && (p->index_dtype == POP_DT_I32 ||
					   p->index_dtype == POP_DT_U32)) {
			s.near = at;
			whole = b->n / LANES * LANES;
		}
		POP_FN(pop_index_clamp)
		(v + whole, at + whole * stride * size, stride * size,
			p->index_dtype, (int32_t)max, b->n - whole);
		add_scaled(b->off, &s, (int32_t)by, more, b->n);
	}
	if (!more)
		memset(b->off, 0, (size_t)b->n * 8);
}

/* Points at.. of the last axis of points, at the coordinates before it. */
static void
run_block(const struct job *j, struct block *b, int64_t at)
{
	const struct plan *p = j->p;
	struct axis line = {0};
	int64_t place[NVIEW] = {0}, rest = at;

	if (p->point.n)
		line = p->point.at[p->point.n - 1];
	for (int i = p->point.n - 1; i >= 0; i--) {
		const struct axis *x = &p->point.at[i];

		for (int v = 0; v < NVIEW; v++)
			place[v] += rest % x->extent * x->stride[v];
		rest /= x->extent;
	}
	for (int64_t k = 0; line.stride[OPERAND] && k < b->n; k++)
		b->off[k] = k * line.stride[OPERAND];
	add_components(b,
		j->start[INDEX] + place[INDEX] * (int64_t)p->index_size,
		line.stride[INDEX], line.stride[OPERAND] != 0);
	b->operand = j->start[OPERAND] + place[OPERAND] * (int64_t)p->size;
	b->result = j->start[RESULT] + place[RESULT] * (int64_t)p->size;
	if (p->by_element)
		copy_elements(b, line.stride[RESULT]);
	else if (!copy_rows(b, line.stride[RESULT]))
		copy_slices(b, line.stride[RESULT]);
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	int64_t kp = part / j->npart_slice, ks = part % j->npart_slice;
	int64_t at = p->npoint * kp / j->npart_point;
	int64_t end = p->npoint * (kp + 1) / j->npart_point;
	int64_t first = p->slice.n ? p->slice.at[0].extent : 1;
	int64_t line = p->point.n ? p->point.at[p->point.n - 1].extent : 1;
	struct block b; /* large: not cleared */

	(void)thread;
	b.p = p;
	b.from = first * ks / j->npart_slice;
	b.to = first * (ks + 1) / j->npart_slice;
	for (; at < end; at += b.n) {
		b.n = pop_least(BLOCK, pop_least(end - at, line - at % line));
		run_block(j, &b, at);
	}
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	struct job j = {.p = p, .npart_slice = 1};
	double bytes = (double)p->npoint * (double)p->nslice * (double)p->size;
	double ns = bytes / 4 + (double)p->npoint * 2;
	int64_t most;

	if (!p->npoint || !p->nslice)
		return;
	for (int v = 0; v < NVIEW; v++)
		j.start[v] = pop_view_start(
			r, &p->step->view[v == INDEX && !p->nindex ? 0 : v]);
	most = pop_part_count(r, INT64_MAX, ns);
	j.npart_point = pop_least(most, p->npoint);
	if (j.npart_point < most && p->slice.n)
		j.npart_slice =
			pop_least(most / j.npart_point, p->slice.at[0].extent);
	pop_part_run(r, run_part, &j, j.npart_point * j.npart_slice);
}

const pop_kernel POP_FN(pop_kernel_gather) = {.prepare = prepare, .run = run};
