/*
 * Attributes of ops: the table behind attrs.def, and a small sorted array per
 * op.  Its capacity is not stored: it is 4, or the least power of two not
 * below nattr, so arrays come from attr_place() and nowhere else.
 */

#include "lib/ir/ir.h"

#include <assert.h>
#include <string.h>

#include "lib/ir/ir_int.h"

#define CODE true
#define NONE false

const pop_attr_info pop_attr_info_of[POP_ATTR_TABLE] = {
#define ATTR(NAME, text, number, kind, key) \
	[number] = {text, POP_ATTR_KIND_##kind, key},
#include "lib/ir/attrs.def"
#undef ATTR
};

#define ATTR(NAME, text, number, kind, key) \
	_Static_assert((number) > 0 && (number) < POP_ATTR_TABLE, #NAME);
#include "lib/ir/attrs.def"
#undef ATTR

_Static_assert(POP_ATTR_OTHER == POP_ATTR_TABLE - 1, "PAIRs sort last");

/* A number used twice would be a duplicate case. */
static pop_attr_key
key_checked(int number)
{
	switch (number) {
#define ATTR(NAME, text, number, kind, key) case number:
#include "lib/ir/attrs.def"
#undef ATTR
		return (pop_attr_key)number;
	default:
		return POP_ATTR_NONE;
	}
}

pop_attr_key
pop_attr_key_find(pop_str name)
{
	for (int i = 1; i < POP_ATTR_TABLE; i++)
		if (pop_attr_info_of[i].name &&
			pop_str_is(name, pop_attr_info_of[i].name))
			return key_checked(i);
	return POP_ATTR_NONE;
}

int
pop_str_order(pop_str a, pop_str b)
{
	size_t n = a.len < b.len ? a.len : b.len;
	int c = n ? memcmp(a.ptr, b.ptr, n) : 0;

	return c ? c : (a.len > b.len) - (a.len < b.len);
}

static pop_str
copy(pop_graph *g, pop_str s)
{
	return (pop_str){pop_str_dup(g->arena, s), s.len};
}

int64_t
pop_natural_compare(pop_dtype d)
{
	switch (pop_dtype_info_of[d].cls) {
	case POP_DTC_FLOAT:
	case POP_DTC_COMPLEX:
		return 1;
	case POP_DTC_INT:
		return 3;
	default:
		return 4;
	}
}

/* First place whose attribute is not below (key, name). */
static uint32_t
lower_bound(
	const pop_attr *attr, uint32_t n, pop_attr_key key, const pop_str *name)
{
	uint32_t lo = 0, hi = n;

	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;
		int c = (int)attr[mid].key - (int)key;

		if (c == 0 && name)
			c = pop_str_order(attr[mid].pair->name, *name);
		if (c < 0)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

static unsigned
log2_of(uint32_t n)
{
	unsigned k = 0;

	while (n >>= 1)
		k++;
	return k;
}

/* Room for one more than n, a power of two or 0.  What is left behind serves
 * the next array of its size. */
static pop_attr *
more_attrs(pop_graph *g, pop_attr *old, uint32_t n)
{
	uint32_t cap = n ? n * 2 : 1;
	unsigned k = log2_of(cap);
	pop_attr *a = k < POP_GRAPH_SPARES ? g->spare_attr[k] : NULL;

	if (a)
		memcpy(&g->spare_attr[k], a, sizeof(a));
	else
		a = POP_NEWN(g->arena, pop_attr, cap);
	if (!n)
		return a;
	memcpy(a, old, n * sizeof(*a));
	if (k - 1 < POP_GRAPH_SPARES) {
		memcpy(old, &g->spare_attr[k - 1], sizeof(a));
		g->spare_attr[k - 1] = old;
	}
	return a;
}

/* The attribute (key, name), made if absent, with the array kept sorted. */
static pop_attr *
attr_place(pop_graph *g, pop_attr **array, uint32_t *n, pop_attr_key key,
	const pop_str *name)
{
	uint32_t at = lower_bound(*array, *n, key, name);
	pop_attr *a = *array;

	if (at < *n && a[at].key == key &&
		(!name || pop_str_order(a[at].pair->name, *name) == 0))
		return &a[at];
	if ((*n & (*n - 1)) == 0)
		*array = a = more_attrs(g, a, *n);
	memmove(&a[at + 1], &a[at], (*n - at) * sizeof(*a));
	++*n;
	memset(&a[at], 0, sizeof(a[at]));
	a[at].key = (uint16_t)key;
	return &a[at];
}

pop_attr *
pop_attrs_copy(pop_arena *arena, const pop_attr *attr, uint32_t n)
{
	size_t cap = 1;
	pop_attr *a;

	if (n == 0)
		return NULL;
	while (cap < n)
		cap *= 2;
	a = POP_NEWN(arena, pop_attr, cap);
	memcpy(a, attr, n * sizeof(*a));
	return a;
}

const pop_attr *
pop_attr_find(const pop_op *op, pop_attr_key key)
{
	for (uint32_t i = 0; i < op->nattr && op->attr[i].key <= key; i++)
		if (op->attr[i].key == key)
			return &op->attr[i];
	return NULL;
}

int64_t
pop_attr_int(const pop_op *op, pop_attr_key key, int64_t missing)
{
	const pop_attr *a = pop_attr_find(op, key);

	return a ? a->i : missing;
}

const int64_t *
pop_attr_ints(const pop_op *op, pop_attr_key key, uint32_t *n)
{
	const pop_attr *a = pop_attr_find(op, key);

	*n = a ? a->ints.n : 0;
	return a ? a->ints.v : NULL;
}

int
pop_attr_place(const pop_op *op, pop_attr_key key, int64_t number)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(op, key, &n);

	for (uint32_t i = 0; i < n; i++)
		if (v[i] == number)
			return (int)i;
	return -1;
}

pop_str
pop_attr_text(const pop_op *op, pop_attr_key key)
{
	const pop_attr *a = pop_attr_find(op, key);

	return a ? a->text : POP_STR("");
}

const pop_dense *
pop_attr_dense(const pop_op *op)
{
	const pop_attr *a = pop_attr_find(op, POP_ATTR_VALUE);

	return a ? a->dense : NULL;
}

static pop_attr *
op_place(pop_graph *g, pop_op *op, pop_attr_key key, pop_attr_kind kind)
{
	assert(pop_attr_info_of[key].kind == kind);
	return attr_place(g, &op->attr, &op->nattr, key, NULL);
}

void
pop_attr_set_int(pop_graph *g, pop_op *op, pop_attr_key key, int64_t v)
{
	op_place(g, op, key, POP_ATTR_KIND_INT)->i = v;
}

void
pop_attr_set_ints(pop_graph *g, pop_op *op, pop_attr_key key, const int64_t *v,
	uint32_t n)
{
	int64_t *to = POP_NEWN(g->arena, int64_t, n);
	pop_attr *a = op_place(g, op, key, POP_ATTR_KIND_INTS);

	if (n)
		memcpy(to, v, n * sizeof(*v));
	a->ints.v = to;
	a->ints.n = n;
}

void
pop_attr_set_real(pop_graph *g, pop_op *op, pop_attr_key key, double v)
{
	op_place(g, op, key, POP_ATTR_KIND_REAL)->real = v;
}

void
pop_attr_set_text(pop_graph *g, pop_op *op, pop_attr_key key, pop_str s)
{
	pop_str own = copy(g, s);

	op_place(g, op, key, POP_ATTR_KIND_TEXT)->text = own;
}

void
pop_attr_set_dense(pop_graph *g, pop_op *op, const pop_dense *d)
{
	pop_dense *own = POP_NEW(g->arena, pop_dense);

	*own = *d;
	op_place(g, op, POP_ATTR_VALUE, POP_ATTR_KIND_DENSE)->dense = own;
}

void
pop_attrs_add_pair(
	pop_graph *g, pop_attr **array, uint32_t *n, pop_str name, pop_str text)
{
	pop_attr *a = attr_place(g, array, n, POP_ATTR_OTHER, &name);
	pop_pair *own = POP_NEW(g->arena, pop_pair);

	/* Copies of the attribute keep the old one. */
	own->name = a->pair ? a->pair->name : copy(g, name);
	own->text = copy(g, text);
	a->pair = own;
}

void
pop_attr_add_pair(pop_graph *g, pop_op *op, pop_str name, pop_str text)
{
	pop_attrs_add_pair(g, &op->attr, &op->nattr, name, text);
}

void
pop_attr_remove(pop_op *op, pop_attr_key key)
{
	uint32_t to = 0;

	for (uint32_t i = 0; i < op->nattr; i++)
		if (op->attr[i].key != key)
			op->attr[to++] = op->attr[i];
	op->nattr = to;
}

void
pop_attrs_copy_from(pop_graph *g, pop_op *op, const pop_op *from)
{
	op->attr = pop_attrs_copy(g->arena, from->attr, from->nattr);
	op->nattr = from->nattr;
}
