/*
 * Attributes of ops: the table behind attrs.def, and sorted lists of them.
 *
 * Most ops of a graph have the same few lists.  A short list never changes
 * once made, and a graph remembers what was made of which by which attribute:
 *
 *   nothing --LHS_CONTRACT=[1]--> list --RHS_CONTRACT=[0]--> list ...
 *
 * so that an op which is given the same attributes in the same order comes to
 * the same list.  Long ones, mostly PAIRs, are their holder's own: a list for
 * each step would take the square of their number.
 */

#include "lib/ir/ir.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "lib/base/digest.h"
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

/* Where the attribute (key, name) is, or belongs; true: it is there. */
static bool
find_place(const pop_attr *attr, uint32_t n, pop_attr_key key,
	const pop_str *name, uint32_t *at)
{
	*at = lower_bound(attr, n, key, name);
	return *at < n && attr[*at].key == key &&
	       (!name || pop_str_eq(attr[*at].pair->name, *name));
}

/* ---- Lists. */

enum {
	SHARED = 8, /* attributes of a list that is not its holder's own */
};

/* A list and what it was made of: `from`, with attr[at] set. */
struct list {
	struct list *next; /* of the same key in pop_graph.lists */
	const pop_attr *from;
	uint32_t nfrom, at;
	pop_attr attr[];
};

static bool
same(const pop_attr *a, const pop_attr *b)
{
	if (a->key != b->key)
		return false;
	switch (pop_attr_info_of[a->key].kind) {
	case POP_ATTR_KIND_REAL:
		return !memcmp(&a->real, &b->real, sizeof(a->real));
	case POP_ATTR_KIND_TEXT:
		return pop_str_eq(a->text, b->text);
	case POP_ATTR_KIND_INTS:
		return a->ints.n == b->ints.n &&
		       (!a->ints.n || !memcmp(a->ints.v, b->ints.v,
					      a->ints.n * sizeof(*a->ints.v)));
	case POP_ATTR_KIND_DENSE:
		return a->dense == b->dense;
	case POP_ATTR_KIND_PAIR:
		return pop_str_eq(a->pair->name, b->pair->name) &&
		       pop_str_eq(a->pair->text, b->pair->text);
	default:
		return a->i == b->i;
	}
}

static uint64_t
hash(const pop_attr *a)
{
	switch (pop_attr_info_of[a->key].kind) {
	case POP_ATTR_KIND_TEXT:
		return pop_digest_u64(a->text.ptr, a->text.len);
	case POP_ATTR_KIND_INTS:
		return pop_digest_u64(
			a->ints.v, a->ints.n * sizeof(*a->ints.v));
	case POP_ATTR_KIND_PAIR:
		return pop_digest_u64(a->pair->name.ptr, a->pair->name.len) ^
		       pop_digest_u64(a->pair->text.ptr, a->pair->text.len);
	default:
		return (uint64_t)a->i; /* a number or a pointer */
	}
}

/* Of a list made of n at `from` by a. */
static uint64_t
list_key(const pop_attr *from, uint32_t n, const pop_attr *a)
{
	const uint64_t part[] = {
		(uintptr_t)from, (uint64_t)n << 32 | a->key, hash(a)};

	return pop_digest_u64(part, sizeof(part));
}

/* With what it borrows copied to the graph; a dense is the graph's already. */
static pop_attr
keep(pop_graph *g, const pop_attr *a)
{
	pop_attr k = *a;
	int64_t *v;
	pop_pair *pair;

	switch (pop_attr_info_of[a->key].kind) {
	case POP_ATTR_KIND_TEXT:
		k.text = copy(g, a->text);
		break;
	case POP_ATTR_KIND_INTS:
		k.ints.v = v = POP_NEWN(g->arena, int64_t, a->ints.n);
		if (a->ints.n)
			memcpy(v, a->ints.v, a->ints.n * sizeof(*v));
		break;
	case POP_ATTR_KIND_PAIR:
		k.pair = pair = POP_NEW(g->arena, pop_pair);
		pair->name = copy(g, a->pair->name);
		pair->text = copy(g, a->pair->text);
		break;
	default:
		break;
	}
	return k;
}

/* What is set in a list: at `at`, where an attribute of its name is already
 * if `there`. */
typedef struct change {
	const pop_attr *a;
	uint32_t at;
	bool there;
} change;

/* Of n at `from`; to may be `from`. */
static void
list_fill(pop_graph *g, pop_attr *to, const pop_attr *from, uint32_t n,
	const change *c)
{
	uint32_t rest = n - c->at - c->there;

	if (rest)
		memmove(&to[c->at + 1], &from[c->at + c->there],
			rest * sizeof(*to));
	if (c->at && to != from)
		memcpy(to, from, c->at * sizeof(*to));
	to[c->at] = keep(g, c->a);
}

static const pop_attr *
shared_list(pop_graph *g, const pop_attr *from, uint32_t n, const change *c)
{
	struct list *l, **head = (struct list **)pop_intmap_at(
				&g->lists, list_key(from, n, c->a));

	for (l = *head; l; l = l->next)
		if (l->from == from && l->nfrom == n && l->at == c->at &&
			same(&l->attr[c->at], c->a))
			return l->attr;
	l = pop_arena_alloc(
		g->arena, sizeof(*l) + (n + !c->there) * sizeof(l->attr[0]));
	l->next = *head;
	l->from = from;
	l->nfrom = n;
	l->at = c->at;
	list_fill(g, l->attr, from, n, c);
	return *head = l, l->attr;
}

/* Attributes that the memory of a list of n has room for. */
static uint32_t
room_of(uint32_t n)
{
	uint32_t room = SHARED;

	while (room < n)
		room *= 2;
	return n <= SHARED ? n : room;
}

/* Memory of this file that nobody else sees. */
static pop_attr *
writable(const pop_attr *own)
{
	return (pop_attr *)(uintptr_t)own;
}

static const pop_attr *
own_list(pop_graph *g, const pop_attr *from, uint32_t n, const change *c)
{
	uint32_t want = n + !c->there;
	pop_attr *to = n > SHARED && want <= room_of(n)
			       ? writable(from)
			       : POP_NEWN(g->arena, pop_attr, room_of(want));

	list_fill(g, to, from, n, c);
	return to;
}

static void
set(pop_graph *g, const pop_attr **list, uint32_t *n, const pop_attr *a)
{
	const pop_str *name = a->key == POP_ATTR_OTHER ? &a->pair->name : NULL;
	change c = {.a = a};

	c.there = find_place(*list, *n, (pop_attr_key)a->key, name, &c.at);
	if (c.there && same(&(*list)[c.at], a))
		return;
	if (pop_attr_info_of[a->key].kind != POP_ATTR_KIND_DENSE &&
		*n + !c.there <= SHARED)
		*list = shared_list(g, *list, *n, &c);
	else
		*list = own_list(g, *list, *n, &c);
	*n += !c.there;
}

/* A list that its holder may go on changing. */
static const pop_attr *
list_copy(pop_graph *g, const pop_attr *from, uint32_t n)
{
	pop_attr *to;

	if (n <= SHARED)
		return from;
	to = POP_NEWN(g->arena, pop_attr, room_of(n));
	memcpy(to, from, n * sizeof(*to));
	return to;
}

void
pop_attrs_copy_from(pop_graph *g, pop_op *op, const pop_op *from)
{
	op->attr = list_copy(g, from->attr, from->nattr);
	op->nattr = from->nattr;
}

/* ---- Questions. */

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

int64_t
pop_attr_int_at(const pop_op *op, pop_attr_key key, unsigned i, int64_t missing)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(op, key, &n);

	return i < n ? v[i] : missing;
}

uint32_t
pop_attr_bits(const pop_op *op, pop_attr_key key)
{
	uint32_t n, all = 0;
	const int64_t *v = pop_attr_ints(op, key, &n);

	for (uint32_t i = 0; i < n; i++)
		if (v[i] >= 0 && v[i] < POP_MAX_RANK)
			all |= UINT32_C(1) << v[i];
	return all;
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

/* ---- Setters. */

static void
op_set(pop_graph *g, pop_op *op, pop_attr_kind kind, const pop_attr *a)
{
	assert(pop_attr_info_of[a->key].kind == kind);
	(void)kind;
	set(g, &op->attr, &op->nattr, a);
}

void
pop_attr_set_int(pop_graph *g, pop_op *op, pop_attr_key key, int64_t v)
{
	op_set(g, op, POP_ATTR_KIND_INT, &(pop_attr){.key = key, .i = v});
}

void
pop_attr_set_ints(pop_graph *g, pop_op *op, pop_attr_key key, const int64_t *v,
	uint32_t n)
{
	op_set(g, op, POP_ATTR_KIND_INTS,
		&(pop_attr){.key = key, .ints = {v, n}});
}

void
pop_attr_set_real(pop_graph *g, pop_op *op, pop_attr_key key, double v)
{
	op_set(g, op, POP_ATTR_KIND_REAL, &(pop_attr){.key = key, .real = v});
}

void
pop_attr_set_text(pop_graph *g, pop_op *op, pop_attr_key key, pop_str s)
{
	op_set(g, op, POP_ATTR_KIND_TEXT, &(pop_attr){.key = key, .text = s});
}

void
pop_attr_set_dense(pop_graph *g, pop_op *op, const pop_dense *d)
{
	pop_dense *own = POP_NEW(g->arena, pop_dense);

	*own = *d;
	op_set(g, op, POP_ATTR_KIND_DENSE,
		&(pop_attr){.key = POP_ATTR_VALUE, .dense = own});
}

void
pop_attrs_add_pair(pop_graph *g, const pop_attr **array, uint32_t *n,
	pop_str name, pop_str text)
{
	const pop_pair pair = {name, text};

	set(g, array, n, &(pop_attr){.key = POP_ATTR_OTHER, .pair = &pair});
}

void
pop_attr_add_pair(pop_graph *g, pop_op *op, pop_str name, pop_str text)
{
	pop_attrs_add_pair(g, &op->attr, &op->nattr, name, text);
}

/* ---- Removal. */

/* Those from `at` to before `end`. */
static void
cut(pop_graph *g, pop_op *op, uint32_t at, uint32_t end)
{
	uint32_t n = op->nattr - (end - at);
	pop_attr *to;

	if (at < n) {
		to = POP_NEWN(g->arena, pop_attr, room_of(n));
		memcpy(to, op->attr, at * sizeof(*to));
		memcpy(&to[at], &op->attr[end], (n - at) * sizeof(*to));
		op->attr = to;
	}
	op->nattr = n;
}

void
pop_attr_remove(pop_graph *g, pop_op *op, pop_attr_key key)
{
	uint32_t at = lower_bound(op->attr, op->nattr, key, NULL), end = at;

	while (end < op->nattr && op->attr[end].key == key)
		end++;
	if (at < end)
		cut(g, op, at, end);
}

void
pop_attr_remove_pair(pop_graph *g, pop_op *op, pop_str name)
{
	uint32_t at;

	if (find_place(op->attr, op->nattr, POP_ATTR_OTHER, &name, &at))
		cut(g, op, at, at + 1);
}
