/*
 * einsum, unary_einsum and torch_index_select, which StableHLO keeps for old
 * programs and the IR does not.
 *
 * A label that one operand has twice is a diagonal; one that neither the other
 * operand nor the result has is summed over; then what is left is a product
 * whose dims are brought into the result's order.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"
#include "lib/ir/site.h"

enum { EQ = 0, MAX_LABELS = POP_MAX_RANK, ELLIPSIS = 128 };

/* The labels of a tensor's dims; a dim under an ellipsis has ELLIPSIS plus its
 * distance from the ellipsis' last one. */
typedef struct labels {
	unsigned char v[MAX_LABELS];
	unsigned n;
} labels;

typedef struct einsum {
	pop_mlir *m;
	pop_mlir_op *o;
	pop_site s;
	labels in[2], out;
	unsigned nin, dots; /* dims that an ellipsis stands for */
} einsum;

static bool
has(const labels *l, unsigned char c)
{
	return memchr(l->v, c, l->n) != NULL;
}

static unsigned
place_of(const labels *l, unsigned char c)
{
	unsigned i = 0;

	while (l->v[i] != c)
		i++;
	return i;
}

static pop_status
bad(const einsum *e, const char *what)
{
	return pop_mlir_fail(e->m, e->o->at, "%.*s: einsum_config: %s",
		POP_STR_ARG(e->o->name), what);
}

/* The labels of `text`; rank < 0: that of the result, which follows. */
static pop_status
read_labels(einsum *e, pop_str text, int rank, labels *out)
{
	bool dots = false;
	unsigned letters = 0;

	for (size_t i = 0; i < text.len; i++)
		letters += text.ptr[i] != '.' && text.ptr[i] != ' ';
	if (rank >= 0 && (int)letters > rank)
		return bad(e, "expected a label for each dimension");
	for (size_t i = 0; i < text.len; i++) {
		char c = text.ptr[i];

		if (c == ' ')
			continue;
		if (c == '.' && !dots && text.len - i >= 3 &&
			memcmp(text.ptr + i, "...", 3) == 0) {
			unsigned n =
				rank < 0 ? e->dots : (unsigned)rank - letters;

			dots = true;
			i += 2;
			e->dots = n > e->dots ? n : e->dots;
			while (n && out->n < MAX_LABELS)
				out->v[out->n++] =
					(unsigned char)(ELLIPSIS + --n);
			continue;
		}
		if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')))
			return bad(e, "expected letters and one ellipsis");
		if (out->n == MAX_LABELS)
			return bad(e, "more labels than a tensor may have "
				      "dimensions");
		out->v[out->n++] = (unsigned char)c;
	}
	if (rank >= 0 && out->n != (unsigned)rank)
		return bad(e, "expected a label for each dimension");
	return POP_OK;
}

/* "ab,bc->ac" */
static pop_status
read_config(einsum *e, pop_str text)
{
	const char *end = text.ptr + text.len, *arrow = text.ptr, *comma;
	pop_str part[3];

	while (end - arrow >= 2 && memcmp(arrow, "->", 2) != 0)
		arrow++;
	if (end - arrow < 2)
		return bad(e, "expected an arrow, as ab,bc->ac");
	comma = memchr(text.ptr, ',', (size_t)(arrow - text.ptr));
	if ((comma != NULL) != (e->nin == 2))
		return bad(e, "expected labels for each operand");
	part[0] = (pop_str){text.ptr, (size_t)(arrow - text.ptr)};
	if (comma) {
		part[0].len = (size_t)(comma - text.ptr);
		part[1] = (pop_str){comma + 1, (size_t)(arrow - comma - 1)};
	}
	part[2] = (pop_str){arrow + 2, (size_t)(end - arrow - 2)};
	for (unsigned i = 0; i < e->nin; i++)
		POP_TRY(read_labels(
			e, part[i], e->o->arg.v[i]->type->rank, &e->in[i]));
	POP_TRY(read_labels(e, part[2], -1, &e->out));
	for (unsigned i = 0; i < e->out.n; i++)
		if (memchr(e->out.v + i + 1, e->out.v[i], e->out.n - i - 1) ||
			(!has(&e->in[0], e->out.v[i]) &&
				!has(&e->in[1], e->out.v[i])))
			return bad(e, "expected each label of the result once, "
				      "and in an operand");
	return POP_OK;
}

static void
remove_dims(labels *l, uint32_t dims)
{
	unsigned n = 0;

	for (unsigned i = 0; i < l->n; i++)
		if (!(dims >> i & 1))
			l->v[n++] = l->v[i];
	l->n = n;
}

/* Dims i < k with one label: zero off the diagonal, then summed over k. */
static pop_status
diagonal(einsum *e, labels *l, pop_value **x)
{
	for (unsigned k = l->n; k-- > 1;) {
		const unsigned char *first = memchr(l->v, l->v[k], k);
		pop_shape type = *(*x)->type;
		pop_value *p;
		int i;

		if (!first)
			continue;
		i = (int)(first - l->v);
		if (type.dim[i] != type.dim[k])
			return bad(e, "one label for dimensions of two sizes");
		type.dtype = POP_DT_I32;
		p = pop_site_compare(&e->s, EQ, pop_site_iota(&e->s, &type, i),
			pop_site_iota(&e->s, &type, (int)k));
		*x = pop_site_select(
			&e->s, p, *x, pop_site_number(&e->s, (*x)->type, 0));
		*x = pop_site_sum(&e->s, *x, UINT32_C(1) << k);
		remove_dims(l, UINT32_C(1) << k);
	}
	return POP_OK;
}

static void
sum_alone(einsum *e, labels *l, const labels *other, pop_value **x)
{
	uint32_t dims = 0;

	for (unsigned i = 0; i < l->n; i++)
		if (!has(&e->out, l->v[i]) && !has(other, l->v[i]))
			dims |= UINT32_C(1) << i;
	if (dims)
		*x = pop_site_sum(&e->s, *x, dims);
	remove_dims(l, dims);
}

/* x, whose dims `l` names, in the result's order. */
static pop_status
finish(einsum *e, const labels *l, pop_value *x)
{
	const pop_shape *type = &e->o->type.v[0];
	int64_t order[MAX_LABELS];

	for (unsigned i = 0; i < e->out.n; i++)
		order[i] = place_of(l, e->out.v[i]);
	x = pop_site_transpose(&e->s, x, order);
	x = pop_site_convert(&e->s, x, (pop_dtype)type->dtype);
	if (!pop_shape_eq(x->type, type))
		return bad(e, "the result's dimensions are not those that "
			      "follow from the operands");
	POP_MLIR_PUSH(e->m, &e->o->result, x);
	return POP_OK;
}

/* A dot_general being put together: its dims in the order of its attributes,
 * its type and the labels of that. */
typedef struct dot {
	int64_t list[4][MAX_LABELS]; /* batch: lhs, rhs; summed: lhs, rhs */
	uint32_t n[2];               /* batch, summed */
	pop_shape type;
	labels l;
} dot;

/* Dims of both operands with their places: those the result has batch, the
 * others are summed over. */
static pop_status
take_shared(einsum *e, dot *d, const pop_value *x, const pop_value *y)
{
	for (unsigned i = 0; i < e->in[0].n; i++) {
		unsigned char c = e->in[0].v[i];
		bool sums = !has(&e->out, c);
		unsigned k;

		if (!has(&e->in[1], c))
			continue;
		k = place_of(&e->in[1], c);
		if (x->type->dim[i] != y->type->dim[k])
			return bad(e, "one label for dimensions of two sizes");
		d->list[2 * sums][d->n[sums]] = i;
		d->list[2 * sums + 1][d->n[sums]++] = k;
		if (!sums) {
			d->type.dim[d->type.rank++] = x->type->dim[i];
			d->l.v[d->l.n++] = c;
		}
	}
	return POP_OK;
}

/* Behind the batch, the dims of operand k alone. */
static pop_status
take_own(einsum *e, dot *d, unsigned k, const pop_value *v)
{
	for (unsigned i = 0; i < e->in[k].n; i++) {
		if (has(&e->in[!k], e->in[k].v[i]))
			continue;
		if (d->l.n == MAX_LABELS)
			return bad(e, "the product has too many dimensions");
		d->type.dim[d->type.rank++] = v->type->dim[i];
		d->l.v[d->l.n++] = e->in[k].v[i];
	}
	return POP_OK;
}

static pop_status
product(einsum *e, pop_value *x, pop_value *y)
{
	static const pop_attr_key key[] = {POP_ATTR_LHS_BATCH,
		POP_ATTR_RHS_BATCH, POP_ATTR_LHS_CONTRACT,
		POP_ATTR_RHS_CONTRACT};
	dot d = {.type.dtype = e->o->type.v[0].dtype};
	pop_op *op;

	POP_TRY(take_shared(e, &d, x, y));
	POP_TRY(take_own(e, &d, 0, x));
	POP_TRY(take_own(e, &d, 1, y));
	op = pop_site_op(&e->s, POP_OP_DOT_GENERAL, 2, 1, &d.type, 0);
	op->arg[0] = x;
	op->arg[1] = y;
	for (unsigned k = 0; k < 4; k++)
		pop_attr_set_ints(
			e->m->graph, op, key[k], d.list[k], d.n[k / 2]);
	POP_TRY(pop_mlir_set_precision(e->m, e->o, op));
	return finish(e, &d.l, &op->res[0]);
}

static pop_status
want_static(pop_mlir *m, const pop_mlir_op *o)
{
	for (uint32_t i = 0; i < o->arg.n; i++)
		if (!pop_shape_is_static(o->arg.v[i]->type))
			return pop_mlir_fail(m, o->at,
				"%.*s of operands whose dimensions are not all "
				"known is not supported; lower the function "
				"for concrete shapes",
				POP_STR_ARG(o->name));
	return POP_OK;
}

pop_status
pop_mlir_build_einsum(pop_mlir *m, pop_mlir_op *o)
{
	einsum e = {.m = m, .o = o};
	pop_value *x[2];
	pop_str config;

	e.nin = o->row->code == POP_OP_DOT_GENERAL ? 2 : 1;
	e.s = (pop_site){m->graph, o->block, NULL, o->loc};
	POP_TRY(pop_mlir_want(m, o, e.nin, 1));
	POP_TRY(want_static(m, o));
	if (!pop_mlir_has(&o->attr, "einsum_config"))
		return bad(&e, "expected one, as ab,bc->ac");
	POP_TRY(pop_mlir_get_text(m, &o->attr, "einsum_config", &config));
	POP_TRY(read_config(&e, config));
	for (unsigned i = 0; i < e.nin; i++) {
		x[i] = o->arg.v[i];
		POP_TRY(diagonal(&e, &e.in[i], &x[i]));
		sum_alone(&e, &e.in[i], &e.in[!i], &x[i]);
	}
	return e.nin == 2 ? product(&e, x[0], x[1]) : finish(&e, e.in, x[0]);
}

/* ---- torch_index_select. */

/*
 * result[b.., l.., i.., r..] = operand[b.., l.., index[b.., i..], r..]: the
 * batch dims come first, `dim` splits the others.
 */
pop_status
pop_mlir_build_torch_index_select(pop_mlir *m, pop_mlir_op *o)
{
	int64_t dim = -1, batch = 0, offset[POP_MAX_RANK], count[POP_MAX_RANK];
	int64_t sizes[POP_MAX_RANK];
	const pop_shape *x, *index;
	uint32_t n = 0;
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 2, 1));
	POP_TRY(want_static(m, o));
	x = o->arg.v[0]->type;
	index = o->arg.v[1]->type;
	POP_TRY(pop_mlir_get_int(m, &o->attr, "dim", &dim));
	POP_TRY(pop_mlir_get_int(m, &o->attr, "batch_dims", &batch));
	if (batch < 0 || batch > index->rank || dim < batch || dim >= x->rank)
		return pop_mlir_fail(m, o->at,
			"%.*s: dim is %lld and batch_dims %lld, expected "
			"0 <= batch_dims <= dim < %u and batch_dims at most %u",
			POP_STR_ARG(o->name), (long long)dim, (long long)batch,
			x->rank, index->rank);
	for (int64_t i = 0; i < x->rank; i++) {
		sizes[i] = i < batch || i == dim ? 1 : x->dim[i];
		count[i] = i;
		if (i >= batch && i < dim)
			offset[n++] = i;
		if (i > dim)
			offset[n++] = i + index->rank - batch - 1;
	}
	op = pop_mlir_emit(m, o, POP_OP_GATHER);
	pop_attr_set_ints(m->graph, op, POP_ATTR_OFFSET_DIMS, offset, n);
	pop_attr_set_ints(m->graph, op, POP_ATTR_COLLAPSED_DIMS, &dim, 1);
	pop_attr_set_ints(
		m->graph, op, POP_ATTR_OPERAND_BATCH, count, (uint32_t)batch);
	pop_attr_set_ints(
		m->graph, op, POP_ATTR_INDEX_BATCH, count, (uint32_t)batch);
	pop_attr_set_ints(m->graph, op, POP_ATTR_INDEX_MAP, &dim, 1);
	pop_attr_set_int(m->graph, op, POP_ATTR_INDEX_VECTOR_DIM, index->rank);
	pop_attr_set_ints(m->graph, op, POP_ATTR_SIZES, sizes, x->rank);
	pop_attr_set_int(m->graph, op, POP_ATTR_INDICES_SORTED, 0);
	return pop_mlir_leftover(m, o, op);
}
