/*
 * Products of small matrices in tight loops, in the order of sums that the
 * kernel has.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

enum { F = POP_CLASS_F, D, I, L, B };

typedef tight_context context;
typedef tight_reg reg;

/* Rows of a thin product, and the depth from which it takes columns so; see
 * dot.c and dot_thin.c of isa/.  f64 has one row more, if it is a column. */
enum { THIN = 3, DEEP = 16, SHALLOW = 64 };

typedef struct product {
	unsigned cls;
	bool fused;  /* rounded once */
	bool folded; /* in 16 sums, folded 8, 4, 2, 1 */
	bool four;   /* along one dim in four lanes */
	bool points; /* the epilogue goes point by point, not in lanes */
	tight_ref sums; /* of several vectors of columns */
	const pop_stage *epilogue;
} product;

static reg
to_class(context *c, reg v, pop_dtype from, unsigned cls)
{
	if (pop_class_of(from) != (pop_class)cls)
		pop_tight_fail(c->t, "a product of other types");
	return v;
}

/* x * y + z, rounded once. */
static reg
add_product(context *c, unsigned cls, reg x, reg y, reg z)
{
	const unsigned bytes = tight_class_bytes((pop_class)cls);
	const bool wide = cls == D, vector = x.vector || y.vector || z.vector;
	tight_ref f[3] = {x.at, y.at, z.at};

	if (!vector)
		return (reg){pop_tight_value(c->t,
				     wide ? TIGHT_S_FMA_D : TIGHT_S_FMA_F,
				     bytes, 3, f, 0),
			false};
	if (!z.vector)
		f[2] = pop_tight_splat(c->t, z.at, bytes);
	if (x.vector && y.vector)
		return (reg){pop_tight_value(c->t,
				     wide ? TIGHT_V_FMA_D : TIGHT_V_FMA_F,
				     c->t->set->vbytes, 3, f, 0),
			true};
	if (x.vector) {
		f[0] = y.at;
		f[1] = x.at;
	} else if (!y.vector) {
		f[1] = pop_tight_splat(c->t, y.at, bytes);
	}
	return (reg){
		pop_tight_value(c->t, wide ? TIGHT_V_FMA_K_D : TIGHT_V_FMA_K_F,
			c->t->set->vbytes, 3, f, 0),
		true};
}

/* Both rows along the depth: side by side in the frame, or in memory. */
static bool
are_rows(const context *c, unsigned cls)
{
	const pop_dtype d = cls == D ? POP_DT_F64 : POP_DT_F32;

	for (uint32_t v = 0; v < 2; v++) {
		const pop_view *w = &c->s->view[v];

		if (w->stride[c->s->ndim - 1] != 1 ||
			(pop_tight_buf(c->t, w->buffer)->memory &&
				w->dtype != d))
			return false;
	}
	return true;
}

static tight_ref
sum_of_rows(context *c, unsigned cls)
{
	const unsigned first = cls == D ? TIGHT_S_ROW_FF_D : TIGHT_S_ROW_FF_F;
	const int64_t depth = c->s->extent[c->s->ndim - 1];
	tight_ref arg[2];
	int64_t at[2];
	bool memory[2];
	tight_node *x;

	for (uint32_t v = 0; v < 2; v++)
		memory[v] = pop_tight_row(c, v, depth, &arg[v], &at[v]);
	/* The first is the one in memory. */
	if (memory[1] && !memory[0]) {
		tight_ref r = arg[0];

		arg[0] = arg[1];
		arg[1] = r;
		at[0] = at[1];
		at[1] = 0;
	}
	x = pop_tight_node(c->t, TIGHT_VALUE,
		(uint16_t)(first + memory[0] + memory[1]),
		tight_class_bytes((pop_class)cls));
	x->narg = 2;
	x->arg[0] = arg[0];
	x->arg[1] = arg[1];
	x->n = (uint16_t)depth;
	x->imm = (int64_t)((uint64_t)at[1] << 32 | (uint32_t)at[0]);
	if (at[0] > INT32_MAX || at[1] > INT32_MAX)
		pop_tight_fail(c->t, "a product far away");
	return tight_ref_of(c->t, x);
}

/* The same of single values, or of vectors of them. */
static reg
sum_of_points(context *c, unsigned cls)
{
	const unsigned bytes = tight_class_bytes((pop_class)cls);
	const pop_step *s = c->s;
	const int64_t depth = s->extent[s->ndim - 1];
	reg sum[16];

	for (unsigned j = 0; j < 16; j++)
		sum[j] = (reg){pop_tight_constant(c->t, bytes, 0), false};
	for (int64_t k = 0; k < depth && !c->t->bad; k++) {
		c->x[s->ndim - 1] = k;
		sum[k % 16] = add_product(c, cls, pop_tight_load(c, 0),
			pop_tight_load(c, 1), sum[k % 16]);
	}
	c->x[s->ndim - 1] = 0;
	for (unsigned h = 8; h > 0; h /= 2)
		for (unsigned j = 0; j < h; j++)
			sum[j] = pop_tight_combine(
				c, POP_INS_ADD, cls, sum[j], sum[j + h]);
	return sum[0];
}

/* Of each lane's rows. */
static reg
sums_of_rows(context *c, unsigned cls)
{
	const unsigned bytes = tight_class_bytes((pop_class)cls);
	const unsigned nalong = c->nalong;
	tight_ref sum[TIGHT_LANES];

	c->nalong = 0;
	for (int k = 0; k < c->lanes; k++) {
		int64_t left = c->first + k;

		for (unsigned d = nalong; d-- > 0;) {
			c->x[d] = left % c->s->extent[d];
			left /= c->s->extent[d];
		}
		sum[k] = sum_of_rows(c, cls);
	}
	memset(c->x, 0, nalong * sizeof(*c->x));
	c->nalong = nalong;
	if (c->lanes == 1)
		return (reg){sum[0], false};
	return (reg){pop_tight_join(c->t, sum, c->lanes, bytes), true};
}

static reg
sum_folded(context *c, unsigned cls)
{
	for (uint32_t v = 0; v < 2; v++)
		to_class(c, c->input, (pop_dtype)c->s->view[v].dtype, cls);
	if (!are_rows(c, cls))
		return sum_of_points(c, cls);
	return c->nalong ? sums_of_rows(c, cls)
			 : (reg){sum_of_rows(c, cls), false};
}

/* ---- Rows in memory: of no more than a vector, or of one product some
 * vectors at a time. */

enum {
	MOST_STEP = UINT16_MAX,
	MOST_DEPTH = 255,
	MOST_VECTORS = 8, /* of an op */
	LEAST_ROWS = 8,   /* of one that takes all of a matrix */
	PRODUCTS = 8,     /* of vectors, that take about as long as an op */
};

static bool
is_step(int64_t bytes)
{
	return bytes >= 0 && bytes <= MOST_STEP;
}

/* Columns that lie side by side, in rows longer than a vector. */
static bool
has_long_rows(const tight_trace *t, const pop_step *s)
{
	const unsigned n = s->ndim - 2u, k = n + 1;
	const pop_view *b = &s->view[1];
	const int64_t size = pop_dtype_bytes((pop_dtype)b->dtype);

	return b->stride[n] == 1 && s->extent[k] > 2 &&
	       s->extent[k] <= MOST_DEPTH &&
	       s->extent[n] * size > t->set->vbytes;
}

/* Columns that lie in rows of their own, by a row that comes home. */
static bool
has_deep_rows(const tight_trace *t, const pop_step *s)
{
	const unsigned n = s->ndim - 2u, k = n + 1;
	const pop_view *a = &s->view[0], *b = &s->view[1];

	return b->dtype == POP_DT_F32 && b->stride[k] == 1 &&
	       a->stride[k] == 1 && a->ndyn == 0 &&
	       t->program->buffer[a->buffer].bytes <= TIGHT_SMALL &&
	       s->extent[n] >= LEAST_ROWS && s->extent[k] >= DEEP &&
	       s->extent[k] <= MOST_DEPTH && is_step(b->stride[n] * 4);
}

/* Is it one row by a matrix in memory? */
bool
pop_tight_is_wide(const tight_trace *t, const pop_step *s)
{
	const pop_view *b;

	if (s->kind != POP_STEP_DOT)
		return false;
	b = &s->view[1];
	return (b->dtype == POP_DT_F32 || b->dtype == POP_DT_F64) &&
	       s->view[0].dtype == b->dtype &&
	       s->param[POP_DOT_ACC] == b->dtype &&
	       pop_step_points(s) ==
		       s->extent[s->ndim - 2u] * s->extent[s->ndim - 1u] &&
	       pop_step_points(s) <= TIGHT_WIDE &&
	       t->program->buffer[b->buffer].bytes > TIGHT_SMALL &&
	       (has_long_rows(t, s) || has_deep_rows(t, s));
}

/* One value a row from memory, or a row of values in the frame; and rows. */
static bool
fits_columns(tight_trace *t, const pop_step *s, const product *p)
{
	const unsigned n = s->ndim - 2u, k = n + 1;
	const pop_view *a = &s->view[0], *b = &s->view[1];
	const int64_t size = tight_class_bytes((pop_class)p->cls);
	const pop_dtype d = p->cls == D ? POP_DT_F64 : POP_DT_F32;

	return p->fused && !p->folded && a->dtype == d && b->dtype == d &&
	       pop_tight_buf(t, b->buffer)->memory && b->stride[n] == 1 &&
	       s->extent[n] > 1 &&
	       (s->extent[n] * size <= t->set->vbytes ||
		       pop_tight_is_wide(t, s)) &&
	       s->extent[k] > 2 && s->extent[k] <= MOST_DEPTH &&
	       is_step(b->stride[k] * size) &&
	       (pop_tight_buf(t, a->buffer)->memory
			       ? is_step(a->stride[k] * size)
			       : a->stride[k] == 1);
}

/* The same of rows that are added up each by itself. */
static bool
fits_rows(tight_trace *t, const pop_step *s)
{
	return pop_tight_is_wide(t, s) && has_deep_rows(t, s) &&
	       pop_tight_buf(t, s->view[1].buffer)->memory &&
	       !pop_tight_buf(t, s->view[0].buffer)->memory;
}

/* Sums of the current row, of `words` from the first lane on. */
static reg
sum_of_columns(context *c, unsigned cls, int64_t words)
{
	tight_trace *t = c->t;
	const pop_step *s = c->s;
	const unsigned n = s->ndim - 2u, k = n + 1;
	const int64_t size = tight_class_bytes((pop_class)cls);
	const int64_t all = t->set->vbytes / 4;
	const pop_view *a = &s->view[0], *b = &s->view[1];
	int64_t at[2] = {0, (pop_tight_place_of(c, 1) + c->first) * size};
	int64_t step[2] = {size, b->stride[k] * size};
	tight_ref arg[2];
	tight_node *x;
	bool memory;

	memory = pop_tight_row(c, 0, s->extent[k], &arg[1], &at[0]);
	if (memory)
		step[0] = a->stride[k] * size;
	arg[0] = pop_tight_address(c, 1);
	if (!is_step(at[0]) || !is_step(at[1]))
		pop_tight_fail(t, "a product far away");
	x = pop_tight_node(t, TIGHT_VALUE,
		(uint16_t)((cls == D ? TIGHT_V_COLS_MF_D : TIGHT_V_COLS_MF_F) +
			   memory),
		(uint32_t)((words + all - 1) / all) * t->set->vbytes);
	x->narg = 2;
	x->arg[0] = arg[0];
	x->arg[1] = arg[1];
	x->n = (uint16_t)(s->extent[k] | words << 8);
	x->imm = (int64_t)((uint64_t)at[1] | (uint64_t)at[0] << 16 |
			   (uint64_t)step[1] << 32 | (uint64_t)step[0] << 48);
	t->called += (uint32_t)(words / all * s->extent[k] / PRODUCTS);
	return (reg){tight_ref_of(t, x), true};
}

/* The epilogue of each point of the row. */
static void
finish_points(context *c, const product *p)
{
	const unsigned bytes = tight_class_bytes((pop_class)p->cls);
	const unsigned inner = c->along[0];

	c->input.vector = false;
	c->nalong = 0;
	for (int64_t j = 0; j < c->s->extent[inner] && !c->t->bad; j++) {
		c->x[inner] = j;
		pop_tight_eval(c, p->epilogue);
		c->input.at.off += bytes;
	}
	c->x[inner] = 0;
	c->nalong = 1;
}

static void
finish(context *c, const product *p)
{
	if (p->points)
		finish_points(c, p);
	else
		pop_tight_eval(c, p->epilogue);
}

static void
visit_product(context *c, void *arg)
{
	const product *p = arg;
	const pop_step *s = c->s;
	tight_trace *t = c->t;
	unsigned bytes = tight_class_bytes((pop_class)p->cls);
	const int64_t depth = s->extent[s->ndim - 1];
	reg acc = {pop_tight_constant(t, bytes, 0), false};
	reg(*factor)[2];

	if (p->folded) {
		c->input = sum_folded(c, p->cls);
		pop_tight_eval(c, p->epilogue);
		return;
	}
	/* All factors first: then sums go from op to op. */
	factor = pop_arena_array(t->arena, (size_t)depth, sizeof(*factor));
	for (int64_t k = 0; k < depth && !t->bad; k++) {
		c->x[s->ndim - 1] = k;
		for (uint32_t v = 0; v < 2; v++)
			factor[k][v] = to_class(c, pop_tight_load(c, v),
				(pop_dtype)s->view[v].dtype, p->cls);
	}
	for (int64_t k = 0; k < depth && !t->bad; k++) {
		const reg a = factor[k][0], b = factor[k][1];
		tight_ref f[3];

		if (!p->fused) {
			acc = pop_tight_combine(c, POP_INS_ADD, p->cls, acc,
				pop_tight_combine(
					c, POP_INS_MUL, p->cls, a, b));
			continue;
		}
		if (!p->four) {
			acc = add_product(c, p->cls, a, b, acc);
			continue;
		}
		f[0] = a.at;
		f[1] = b.at;
		f[2] = acc.vector ? acc.at : pop_tight_splat(t, acc.at, bytes);
		acc.at = pop_tight_value(t, TIGHT_Q_FMA_K_F, 16, 3, f, 0);
		acc.vector = true;
	}
	c->x[s->ndim - 1] = 0;
	c->input = acc;
	finish(c, p);
}

/* Sums of all rows of a matrix. */
static reg
sums_of_matrix(context *c)
{
	tight_trace *t = c->t;
	const pop_step *s = c->s;
	const unsigned n = s->ndim - 2u, k = n + 1;
	const uint32_t lanes = t->set->vbytes / 4;
	const uint32_t rows = (uint32_t)s->extent[n];
	const int64_t at = pop_tight_place_of(c, 1) * 4;
	const uint32_t vectors = (rows + lanes - 1) / lanes;
	tight_ref arg[2];
	int64_t none;
	tight_node *x;

	if (at > UINT32_MAX ||
		pop_tight_row(c, 0, s->extent[k], &arg[1], &none))
		pop_tight_fail(t, "a product far away");
	arg[0] = pop_tight_address(c, 1);
	x = pop_tight_node(
		t, TIGHT_VALUE, TIGHT_V_ROWS_MF_F, vectors * t->set->vbytes);
	x->narg = 2;
	x->arg[0] = arg[0];
	x->arg[1] = arg[1];
	x->n = (uint16_t)s->extent[k];
	x->imm = (int64_t)((uint64_t)at |
			   (uint64_t)s->view[1].stride[n] * 4 << 32 |
			   (uint64_t)rows << 48);
	t->called += rows * ((uint32_t)s->extent[k] / lanes + 1) / PRODUCTS;
	return (reg){tight_ref_of(t, x), true};
}

/* The vector of columns at the current place; the first of some makes all. */
static void
visit_columns(context *c, void *arg)
{
	product *p = arg;
	const int64_t size = tight_class_bytes((pop_class)p->cls);
	const int64_t all = c->s->extent[c->along[0]];
	const int64_t most =
		p->folded ? all : MOST_VECTORS * (c->t->set->vbytes / size);
	const int64_t left = all - c->first;

	if (c->first % most == 0 && p->folded)
		p->sums = sums_of_matrix(c).at;
	else if (c->first % most == 0)
		p->sums = sum_of_columns(
			c, p->cls, (left < most ? left : most) * size / 4)
				  .at;
	c->input = (reg){p->sums, true};
	c->input.at.off = (uint32_t)(c->first % most * size);
	finish(c, p);
}

static void
visit_column_vectors(context *c, void *arg)
{
	pop_tight_each_group(c, visit_columns, arg);
}

static void
visit_product_rows(context *c, void *arg)
{
	pop_tight_each_group(c, visit_product, arg);
}

static bool
is_folded(const pop_step *s, unsigned cls)
{
	const unsigned k = s->ndim - 1u;
	const int64_t m = s->extent[k - 2], n = s->extent[k - 1];
	const bool four = cls == D && n == THIN + 1 && m > THIN + 1 &&
			  s->extent[k] > SHALLOW;

	return (cls == F || cls == D) && (m <= THIN || n <= THIN || four) &&
	       s->extent[k] >= DEEP && s->view[m <= THIN].stride[k] == 1;
}

static bool
is_whole(const tight_buf *b, int64_t lo, int64_t hi)
{
	for (uint32_t i = 0; i < b->nspan; i++)
		if (b->span[i].lo <= lo && hi <= b->span[i].hi)
			return true;
	return false;
}

/* Rows of three or four columns, in the frame as they are: it takes longer to
 * bring them together, or to load what was just stored in parts. */
static bool
fits_four(tight_trace *t, const pop_step *s, const product *p)
{
	const unsigned n = s->ndim - 2u, k = n + 1;
	const pop_view *w = &s->view[1];
	const tight_buf *b = pop_tight_buf(t, w->buffer);

	if (p->cls != F || p->folded || s->extent[n] < 3 || s->extent[n] > 4 ||
		w->stride[n] != 1 || b->memory)
		return false;
	for (int64_t j = 0; j < s->extent[k]; j++) {
		int64_t at = w->base + j * w->stride[k];

		if (!is_whole(b, at, at + s->extent[n]))
			return false;
	}
	return true;
}

/* Ops that make the current vector of sums; rows: of sums that are made one by
 * one. */
static int64_t
sums_cost(context *c, bool rows)
{
	const int64_t depth = c->s->extent[c->s->ndim - 1];

	return rows ? tight_joins(c->lanes)
		    : depth * (1 + pop_tight_lanes_cost(c, 0) +
				      pop_tight_lanes_cost(c, 1));
}

/*
 * Are vectors of the product's elements, along all dims but the depth, less
 * work than single values, or than rows of four?  Sums of whole rows are one
 * op each in both.
 */
static bool
pays_in_groups(context *c, const product *p, bool four)
{
	const pop_step *s = c->s;
	const unsigned k = s->ndim - 1u;
	const int64_t depth = s->extent[k], n = s->extent[k - 1];
	unsigned bytes = tight_class_bytes((pop_class)p->cls);
	const bool rows = p->folded && are_rows(c, p->cls);
	int64_t points = 1, all = 0, ops = 0, other;

	for (unsigned d = 0; d < k; d++) {
		points *= s->extent[d];
		c->along[d] = (uint8_t)d;
	}
	c->nalong = k;
	if (points < 3 || points > TIGHT_POINTS || !p->fused ||
		!pop_tight_is_uniform(c, p->epilogue, 1, &bytes))
		return false;
	c->lanes = (int)(c->t->set->vbytes / bytes);
	for (c->first = 0; c->first < points; c->first += c->lanes) {
		const int lanes = c->lanes;
		int64_t loads = 0;

		if (points - c->first < lanes)
			c->lanes = (int)(points - c->first);
		ops = pop_tight_stage_cost(c, p->epilogue, &loads);
		all += ops + loads + sums_cost(c, rows);
		c->lanes = lanes;
	}
	c->first = 0;
	other = points * ops;
	if (four)
		other += points / n * (1 + depth / 2);
	else if (!rows)
		other += points * (1 + depth / 2);
	return 5 * all < 4 * other;
}

bool
pop_tight_dot(tight_trace *t, const pop_step *s)
{
	context c = {.t = t, .s = s, .lanes = 1};
	pop_dtype acc = (pop_dtype)s->param[POP_DOT_ACC];
	product p = {.cls = pop_class_of(acc), .epilogue = &s->stage[0]};
	unsigned n = s->ndim - 2u, bytes;
	bool four;

	p.fused = p.cls == F || p.cls == D;
	if (p.cls == B || (p.cls == F && acc != POP_DT_F32) ||
		(p.cls == I && acc != POP_DT_I32 && acc != POP_DT_U32))
		return pop_tight_fail(t, "a product of this type");
	bytes = tight_class_bytes((pop_class)p.cls);
	p.folded = is_folded(s, p.cls);
	if (p.folded ? fits_rows(t, s) : fits_columns(t, s, &p)) {
		p.points = s->extent[n] <= TIGHT_FEW;
		if (p.points || pop_tight_in_vectors(
					&c, p.epilogue, n, bytes, &bytes)) {
			c.along[0] = (uint8_t)n;
			c.nalong = 1;
			c.lanes = (int)(t->set->vbytes / bytes);
			pop_tight_each_row(&c, true, visit_column_vectors, &p);
			return !t->bad;
		}
	}
	if (!p.folded && p.fused && s->extent[n] > TIGHT_FEW &&
		s->view[1].stride[n] == 1 &&
		(!pop_tight_buf(t, s->view[1].buffer)->memory ||
			pop_dtype_bytes((pop_dtype)s->view[1].dtype) ==
				bytes) &&
		pop_tight_in_vectors(&c, p.epilogue, n, bytes, &bytes)) {
		c.along[0] = (uint8_t)n;
		c.nalong = 1;
		c.lanes = (int)(t->set->vbytes / bytes);
		pop_tight_each_row(&c, true, visit_product_rows, &p);
		return !t->bad;
	}
	four = fits_four(t, s, &p);
	if (pays_in_groups(&c, &p, four)) {
		t->grouped = true;
		visit_product_rows(&c, &p);
		return !t->bad;
	}
	p.four = p.points = four;
	c.along[0] = (uint8_t)n;
	c.nalong = four;
	c.lanes = four ? (int)s->extent[n] : 1;
	pop_tight_each_row(&c, true, visit_product, &p);
	return !t->bad;
}
