/*
 * Operations and regions.
 *
 * Values are numbered within the operation that is isolated from above, a
 * function mostly: a region's numbers follow those of all regions around it,
 * whether their values are defined already or not.  A slot that is empty is a
 * value that is not defined yet.
 */

#include <string.h>

#include "lib/base/plural.h"
#include "lib/import/bytecode/bytecode.h"

/* What follows an operation's name. */
enum {
	HAS_ATTRS = 1,
	HAS_RESULTS = 2,
	HAS_OPERANDS = 4,
	HAS_SUCCESSORS = 8,
	HAS_REGIONS = 0x10,
	HAS_USE_ORDERS = 0x20,
	HAS_PROPERTIES = 0x40,
};

/* Orders of uses, of n values: they mean nothing here. */
static pop_status
skip_use_orders(pop_bytecode *b, pop_cursor *c, uint64_t n)
{
	uint32_t k = 1, uses;

	if (n > 1)
		POP_TRY(pop_bytecode_count(b, c, "orders of uses", &k));
	for (; k; k--) {
		if (n > 1)
			pop_bytecode_varint(c);
		/* Twice the count, and whether they are pairs. */
		uses = (uint32_t)(pop_bytecode_varint(c) >> 1);
		for (; uses && !c->failed; uses--)
			pop_bytecode_varint(c);
	}
	return c->failed ? pop_bytecode_ended(b, c, "an order of uses")
			 : POP_OK;
}

static pop_status
result_types(pop_bytecode *b, pop_cursor *c, pop_mlir_op *o)
{
	uint32_t n, i;
	pop_shape s;

	POP_TRY(pop_bytecode_count(b, c, "the results of an operation", &n));
	if (n > POP_MLIR_LIMIT_RESULTS)
		return pop_bytecode_fail(b, c->ptr,
			"an operation of more than %d results",
			POP_MLIR_LIMIT_RESULTS);
	for (; n; n--) {
		const unsigned char *at = c->ptr;

		POP_TRY(pop_bytecode_index(b, c, "a type", b->ntype, &i));
		POP_TRY(pop_bytecode_shape_at(b, at, i, &s));
		POP_MLIR_PUSH(&b->m, &o->type, s);
	}
	return POP_OK;
}

static pop_status
operands(pop_bytecode *b, pop_cursor *c, pop_mlir_op *o)
{
	uint32_t n, i;

	POP_TRY(pop_bytecode_count(b, c, "the operands of an operation", &n));
	for (; n; n--) {
		const unsigned char *at = c->ptr;

		POP_TRY(pop_bytecode_index(
			b, c, "an operand", b->value.n - b->scope, &i));
		if (!b->value.v[b->scope + i])
			return pop_bytecode_fail(b, at,
				"value %u is used before it is defined; a "
				"value is defined above its first use, in the "
				"same region or around it",
				i);
		POP_MLIR_PUSH(&b->m, &o->arg, b->value.v[b->scope + i]);
	}
	return POP_OK;
}

/* Properties and the dictionary. */
static pop_status
attributes(pop_bytecode *b, pop_cursor *c, unsigned mask,
	const pop_bytecode_name *name, pop_bytecode_frame *f)
{
	const pop_mlir_value *d = NULL, *p;
	pop_cursor own;
	bool native = false;
	uint32_t i;

	if (mask & HAS_ATTRS) {
		const unsigned char *at = c->ptr;

		POP_TRY(pop_bytecode_attr_read(b, c, &d));
		if (d->kind != POP_MLIR_VALUE_DICT)
			return pop_bytecode_fail(b, at,
				"attributes that are no dictionary; the file "
				"is damaged");
		if (d->dict.n > POP_BYTECODE_LIMIT_ATTRS)
			return pop_bytecode_fail(b, at,
				"more than %d attributes of one operation",
				POP_BYTECODE_LIMIT_ATTRS);
	}
	if ((mask & HAS_PROPERTIES) && !name->registered) {
		POP_TRY(pop_bytecode_attr_read(b, c, &p));
	} else if (mask & HAS_PROPERTIES) {
		POP_TRY(pop_bytecode_index(
			b, c, "properties", b->nproperty, &i));
		own = pop_bytecode_cursor(
			b, b->property[i].at, b->property[i].size);
		native = name->nattr ||
			 b->dialect[name->dialect].kind == POP_BYTECODE_VHLO;
	}
	if (b->version >= POP_BYTECODE_PROPERTIES && name->nattr && !native)
		return pop_bytecode_fail(b, c->ptr,
			"%.*s lacks its properties; the file is damaged",
			POP_STR_ARG(name->name));
	return pop_bytecode_attrs(b, name, f, native ? &own : NULL, d);
}

/* One for each level of regions; its vectors are used again. */
static pop_bytecode_frame *
frame(pop_bytecode *b, const pop_bytecode_name *name, const unsigned char *at,
	pop_block *block)
{
	pop_bytecode_frame *f = b->frame[b->m.nregion];
	pop_mlir_op *o;

	if (!f) {
		f = POP_NEW(b->m.arena, pop_bytecode_frame);
		b->frame[b->m.nregion] = f;
	}
	o = &f->op;
	o->name = name->target;
	o->row = name->row;
	o->at = b->m.here = (const char *)at;
	o->loc = pop_mlir_place(&b->m, o->at);
	o->block = block;
	o->arg.n = o->type.n = o->attr.n = o->region.n = o->result.n = 0;
	o->value = NULL;
	return f;
}

/* Numbers of the regions, and where they lie. */
static pop_status
region_head(pop_bytecode *b, pop_cursor *c, pop_bytecode_head *h)
{
	const unsigned char *at = c->ptr;
	uint64_t n = pop_bytecode_varint(c);
	uint32_t id;

	h->isolated = n & 1;
	h->nregion = (uint32_t)(n >> 1);
	if (c->failed || n >> 1 > pop_cursor_left(c))
		return pop_bytecode_fail(b, at,
			"%llu region%s in %zu byte%s; the file is damaged",
			(unsigned long long)(n >> 1), pop_plural(n >> 1),
			pop_cursor_left(c), pop_plural(pop_cursor_left(c)));
	h->regions = *c;
	if (!h->isolated || b->version < POP_BYTECODE_LAZY_REGIONS)
		return POP_OK;
	at = c->ptr;
	h->lazy = true;
	POP_TRY(pop_bytecode_section_read(b, c, &id, &h->regions));
	if (id != POP_BYTECODE_IR)
		return pop_bytecode_fail(
			b, at, "section %u, expected that of operations", id);
	return POP_OK;
}

pop_status
pop_bytecode_head_read(pop_bytecode *b, pop_cursor *c, pop_block *block,
	uint32_t *next, pop_bytecode_head *h)
{
	const unsigned char *at = c->ptr;
	pop_mlir_op *o;
	uint32_t i;
	unsigned mask;

	*h = (pop_bytecode_head){.result = *next};
	if (++b->m.nop > POP_MLIR_LIMIT_OPS)
		return pop_bytecode_fail(
			b, at, "more than %d operations", POP_MLIR_LIMIT_OPS);
	POP_TRY(pop_bytecode_index(b, c, "an operation", b->name.n, &i));
	h->name = &b->name.v[i];
	if (!h->name->resolved)
		POP_TRY(pop_bytecode_name_resolve(b, at, h->name));
	h->frame = frame(b, h->name, at, block);
	o = &h->frame->op;
	mask = pop_cursor_u8(c);
	POP_TRY(pop_bytecode_index(b, c, "a location", b->nattr, &i));
	POP_TRY(attributes(b, c, mask, h->name, h->frame));
	if (mask & HAS_RESULTS)
		POP_TRY(result_types(b, c, o));
	if (mask & HAS_OPERANDS)
		POP_TRY(operands(b, c, o));
	if (mask & HAS_SUCCESSORS)
		return pop_bytecode_fail(b, at,
			"successor blocks are not supported; expected regions "
			"of one block");
	if (mask & HAS_USE_ORDERS)
		POP_TRY(skip_use_orders(b, c, o->type.n));
	h->regions = *c;
	if (mask & HAS_REGIONS)
		POP_TRY(region_head(b, c, h));
	if (o->type.n > b->value.n - *next)
		return pop_bytecode_fail(b, at,
			"more values than the region says; the file is "
			"damaged");
	h->nresult = o->type.n;
	*next += h->nresult;
	return c->failed ? pop_bytecode_ended(b, c, "an operation") : POP_OK;
}

/* ---- Regions. */

static bool
ended(const pop_block *block)
{
	return block->last && block->last->code == POP_OP_RETURN;
}

static pop_status
regions(pop_bytecode *b, pop_bytecode_head *h)
{
	pop_mlir_op *o = &h->frame->op;

	for (uint32_t i = 0; i < h->nregion; i++) {
		pop_block *body = pop_block_new(o->block->func, NULL);

		POP_TRY(pop_bytecode_region(b, &h->regions, body));
		POP_MLIR_PUSH(&b->m, &o->region, body);
	}
	return POP_OK;
}

static pop_status
operation(pop_bytecode *b, pop_cursor *c, pop_block *block, uint32_t *next)
{
	uint32_t scope = b->scope;
	pop_bytecode_head h;
	pop_mlir_op *o;

	POP_TRY(pop_bytecode_head_read(b, c, block, next, &h));
	o = &h.frame->op;
	if (!o->row)
		return pop_mlir_fail(&b->m, o->at,
			"%.*s inside a function; expected an operation on "
			"values",
			POP_STR_ARG(o->name));
	if (h.nregion) {
		if (h.isolated)
			b->scope = b->value.n;
		POP_TRY(regions(b, &h));
		b->scope = scope;
		if (!h.lazy)
			c->ptr = h.regions.ptr;
		b->m.here = o->at;
	}
	POP_TRY(pop_mlir_finish(&b->m, o));
	if (o->result.n != h.nresult)
		return pop_mlir_fail(&b->m, o->at,
			"%.*s has %u results, expected %u",
			POP_STR_ARG(o->name), h.nresult, o->result.n);
	for (uint32_t i = 0; i < h.nresult; i++)
		b->value.v[h.result + i] = o->result.v[i];
	return POP_OK;
}

static pop_status
argument(pop_bytecode *b, pop_cursor *c, pop_block *body, pop_value **out)
{
	const unsigned char *at = c->ptr;
	uint64_t type = pop_bytecode_varint(c);
	bool has_loc = true;
	uint32_t loc = 0;
	pop_shape s;

	if (b->version >= POP_BYTECODE_OPTIONAL_LOCS) {
		has_loc = type & 1;
		type >>= 1;
	}
	if (c->failed || type >= b->ntype)
		return pop_bytecode_fail(
			b, at, "an argument without type; the file is damaged");
	if (has_loc)
		POP_TRY(pop_bytecode_index(b, c, "a location", b->nattr, &loc));
	POP_TRY(pop_bytecode_shape_at(b, at, (uint32_t)type, &s));
	*out = pop_mlir_add_arg(&b->m, body, &s);
	if (has_loc && body->func->body == body && !pop_mlir_is_tuple(&s))
		POP_TRY(pop_bytecode_loc_name(
			b, loc, &body->func->arg_port[(*out)->index].name));
	return POP_OK;
}

static pop_status
arguments(pop_bytecode *b, pop_cursor *c, pop_block *body, uint32_t *next)
{
	const unsigned char *at = c->ptr;
	uint32_t n;

	POP_TRY(pop_bytecode_count(b, c, "the arguments of a block", &n));
	if (n > b->value.n - *next || n > POP_MLIR_LIMIT_LIST)
		return pop_bytecode_fail(b, at,
			"%u arguments, but %u values; the file is damaged", n,
			b->value.n - *next);
	for (uint32_t i = 0; i < n; i++, ++*next)
		POP_TRY(argument(b, c, body, &b->value.v[*next]));
	if (b->version >= POP_BYTECODE_USE_ORDERS && pop_cursor_u8(c))
		POP_TRY(skip_use_orders(b, c, n));
	return POP_OK;
}

pop_status
pop_bytecode_block_begin(
	pop_bytecode *b, pop_cursor *c, uint32_t *nop, bool *has_args)
{
	const unsigned char *at = c->ptr;
	uint64_t n = pop_bytecode_varint(c);

	if (c->failed || n >> 1 > pop_cursor_left(c) ||
		n >> 1 > POP_BYTECODE_LIMIT_ENTRIES)
		return pop_bytecode_fail(b, at,
			"a block of %llu operation%s in %zu byte%s; the file "
			"is damaged",
			(unsigned long long)(n >> 1), pop_plural(n >> 1),
			pop_cursor_left(c), pop_plural(pop_cursor_left(c)));
	*nop = (uint32_t)(n >> 1);
	*has_args = n & 1;
	return POP_OK;
}

static pop_status
block_ops(pop_bytecode *b, pop_cursor *c, pop_block *body, uint32_t next)
{
	uint32_t nop;
	bool has_args;

	POP_TRY(pop_bytecode_block_begin(b, c, &nop, &has_args));
	if (has_args)
		POP_TRY(arguments(b, c, body, &next));
	for (; nop; nop--) {
		if (ended(body))
			return pop_bytecode_fail(
				b, c->ptr, "an operation after the return");
		POP_TRY(operation(b, c, body, &next));
	}
	if (!ended(body))
		return pop_bytecode_fail(
			b, c->ptr, "the region ends without a return");
	return POP_OK;
}

/* Slots of values that are not defined yet. */
static void
add_slots(pop_bytecode *b, uint32_t n)
{
	uint32_t need = b->value.n + n, cap = b->value.cap;
	pop_value **more;

	if (need > cap) {
		cap = need > 2 * cap ? need : 2 * cap;
		more = POP_NEWN(b->m.arena, pop_value *, cap);
		if (b->value.n)
			memcpy(more, b->value.v, b->value.n * sizeof(*more));
		b->value.v = more;
		b->value.cap = cap;
	}
	if (n)
		memset(b->value.v + b->value.n, 0, n * sizeof(*more));
	b->value.n = need;
}

pop_status
pop_bytecode_region(pop_bytecode *b, pop_cursor *c, pop_block *body)
{
	const unsigned char *at = c->ptr;
	uint32_t mark = b->value.n, nblock, nvalue;

	if (b->m.nregion == POP_MLIR_LIMIT_REGIONS)
		return pop_bytecode_fail(b, at, "regions nested deeper than %d",
			POP_MLIR_LIMIT_REGIONS);
	POP_TRY(pop_bytecode_count(b, c, "the blocks of a region", &nblock));
	if (nblock != 1)
		return pop_bytecode_fail(b, at,
			"a region of %u blocks is not supported; expected one "
			"block",
			nblock);
	POP_TRY(pop_bytecode_count(b, c, "the values of a region", &nvalue));
	add_slots(b, nvalue);
	b->m.nregion++;
	POP_TRY(block_ops(b, c, body, mark));
	b->m.nregion--;
	b->value.n = mark;
	return POP_OK;
}
