/*
 * HloModuleProto to the model, in one pass over the bytes.
 *
 * Field numbers are those of xla/service/hlo.proto and xla/xla_data.proto.
 * Fields that mean nothing here are passed over by their length.  A shape that
 * was spelled with the same bytes before is found by them.
 *
 * Instructions are found by id within their computation, computations within
 * the module; one that is named before it is defined is a promise, which the
 * builder finds broken if nothing fills it.
 */

#include <string.h>

#include "lib/import/hlo/wire.h"

/* ---- Shapes. */

static pop_status
shape_fail(pop_proto *p, pop_wire w, const char *text)
{
	return pop_hlo_fail(p->m, pop_wire_place(p->m, w.ptr), "%s", text);
}

/* minor_to_major of LayoutProto. */
static pop_status
layout(pop_proto *p, pop_wire w, pop_hlo_array *a, uint32_t *n)
{
	pop_wire_ints list = {0};
	pop_wire whole = w;
	pop_wire_field f;
	uint32_t seen = 0;

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			break;
		if (f.number == 1)
			POP_TRY(pop_wire_ints_add(p->m, &f, &list));
	}
	if (list.n > POP_MAX_RANK)
		return shape_fail(p, whole, "a layout of too many dimensions");
	for (uint32_t i = 0; i < list.n; i++) {
		if (list.v[i] < 0 || list.v[i] >= list.n ||
			seen >> list.v[i] & 1)
			return shape_fail(p, whole,
				"a layout that does not name each dimension "
				"once");
		seen |= 1u << list.v[i];
		a->minor_to_major[i] = (uint8_t)list.v[i];
	}
	*n = list.n;
	return POP_OK;
}

typedef struct shape_parts {
	int64_t type;
	pop_wire_ints dims, dynamic;
	POP_HLO_VEC(const pop_hlo_shape *) element;
	pop_hlo_array array;
	uint32_t nlayout;
} shape_parts;

static pop_status
shape_field(
	pop_proto *p, const pop_wire_field *f, unsigned depth, shape_parts *s)
{
	const pop_hlo_shape *e;
	pop_wire w;

	switch (f->number) {
	case 2:
		return pop_wire_int(p->m, f, &s->type);
	case 3:
		return pop_wire_ints_add(p->m, f, &s->dims);
	case 4:
		POP_TRY(pop_wire_message(p->m, f, &w));
		POP_TRY(pop_proto_shape(p, w, depth + 1, &e));
		POP_HLO_PUSH(p->m, &s->element, e);
		return POP_OK;
	case 5:
		POP_TRY(pop_wire_message(p->m, f, &w));
		return layout(p, w, &s->array, &s->nlayout);
	case 6:
		return pop_wire_ints_add(p->m, f, &s->dynamic);
	default:
		return POP_OK;
	}
}

static pop_status
array_shape(pop_proto *p, pop_wire w, shape_parts *s, const pop_hlo_shape **out)
{
	pop_hlo_array *a = &s->array;
	pop_dtype d = POP_DT_NONE;

	if (!pop_hlo_primitive_of((uint64_t)s->type, &d) || d == POP_DT_NONE)
		return pop_hlo_fail(p->m, pop_wire_place(p->m, w.ptr),
			"element type %lld of a shape is not supported",
			(long long)s->type);
	if (s->dims.n > POP_MAX_RANK)
		return pop_hlo_fail(p->m, pop_wire_place(p->m, w.ptr),
			"a shape of rank %u, expected at most %d", s->dims.n,
			POP_MAX_RANK);
	a->type.dtype = (uint8_t)d;
	a->type.rank = (uint8_t)s->dims.n;
	for (uint32_t i = 0; i < s->dims.n; i++)
		a->type.dim[i] = s->dims.v[i];
	if (!pop_shape_valid(&a->type))
		return shape_fail(p, w,
			"a shape of negative or unknown size, or too large");
	for (uint32_t i = 0; i < s->dynamic.n && i < s->dims.n; i++)
		a->dynamic |= (uint32_t)(s->dynamic.v[i] != 0) << i;
	a->has_layout = s->nlayout && s->nlayout == s->dims.n;
	if (s->nlayout && !a->has_layout)
		return shape_fail(p, w, "a layout of another rank");
	*out = pop_hlo_array_shape(p->m, a);
	return POP_OK;
}

enum { TUPLE = 13, OPAQUE = 14 };

pop_status
pop_proto_shape(
	pop_proto *p, pop_wire w, unsigned depth, const pop_hlo_shape **out)
{
	pop_str key = {(const char *)w.ptr, (size_t)(w.end - w.ptr)};
	shape_parts s = {0};
	pop_wire whole = w;
	pop_wire_field f;
	void **slot;

	*out = pop_strmap_find(&p->shapes, key);
	if (*out)
		return POP_OK;
	if (depth > POP_HLO_LIMIT_NESTING)
		return pop_hlo_fail(p->m, pop_wire_place(p->m, w.ptr),
			"tuples in one another deeper than %d",
			POP_HLO_LIMIT_NESTING);
	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			break;
		POP_TRY(shape_field(p, &f, depth, &s));
	}
	if (s.type == TUPLE)
		POP_TRY(pop_hlo_tuple_shape(p->m,
			pop_wire_place(p->m, whole.ptr), s.element.v,
			s.element.n, out));
	else
		POP_TRY(array_shape(p, whole, &s, out));
	slot = pop_strmap_at(&p->shapes, key);
	*slot = (void *)(uintptr_t)*out;
	return POP_OK;
}

/* ---- Instructions by id. */

static struct pop_proto_slot *
probe(const pop_proto *p, int64_t id)
{
	uint64_t h = (uint64_t)id * UINT64_C(0x9e3779b97f4a7c15);
	uint32_t i = (uint32_t)(h >> 32);

	for (;; i++) {
		struct pop_proto_slot *s = &p->slot[i & (p->nslot - 1)];

		if (!s->instr || s->id == id)
			return s;
	}
}

/* Most writers number instructions one after the other. */
static void
start_near(pop_proto *p, int64_t first)
{
	uint64_t n = 2 * (uint64_t)p->ninstr + 16;

	if (n > p->near_cap) {
		p->near = POP_NEWN(p->m->scratch, pop_hlo_instr *, n);
		p->near_cap = (uint32_t)n;
	} else {
		memset(p->near, 0, n * sizeof(*p->near));
	}
	p->nnear = (uint32_t)n;
	p->near_base = (uint64_t)first - n / 4;
}

/* An empty table, at most three quarters full when all are in it. */
static void
start_table(pop_proto *p)
{
	uint32_t want = 16;

	while (want - want / 4 < p->ninstr)
		want *= 2;
	if (want > p->cap) {
		p->slot = POP_NEWN(p->m->scratch, struct pop_proto_slot, want);
		p->cap = want;
	} else {
		memset(p->slot, 0, want * sizeof(*p->slot));
	}
	p->nslot = want;
}

/* NULL if none has the id. */
static pop_hlo_instr *
find_instr(const pop_proto *p, int64_t id)
{
	uint64_t at = (uint64_t)id - p->near_base;

	if (at < p->nnear)
		return p->near[at];
	return p->nslot ? probe(p, id)->instr : NULL;
}

/* The place for an instruction with this id. */
static pop_hlo_instr **
instr_slot(pop_proto *p, int64_t id)
{
	struct pop_proto_slot *s;
	uint64_t at;

	if (!p->nnear)
		start_near(p, id);
	at = (uint64_t)id - p->near_base;
	if (at < p->nnear)
		return &p->near[at];
	if (!p->nslot)
		start_table(p);
	s = probe(p, id);
	s->id = id;
	return &s->instr;
}

static pop_hlo_comp *
comp_of(pop_proto *p, int64_t id)
{
	void **slot = pop_intmap_at(&p->comps, (uint64_t)id);
	pop_hlo_comp *c = *slot;

	if (!c) {
		c = pop_hlo_comp_new(p->m,
			pop_str_of(pop_str_printf(
				p->m->scratch, "of id %lld", (long long)id)),
			(pop_loc){0, 0});
		c->id = id;
		*slot = c;
	}
	return c;
}

/* ---- Instructions. */

/* Numbers and words under the key they have. */
static pop_status
simple_field(pop_proto *p, const pop_wire_field *f, pop_hlo_key key)
{
	pop_hlo *m = p->m;
	int64_t v;
	float real;
	uint32_t bits;
	pop_str s;

	switch (pop_hlo_key_kind(key)) {
	case POP_HLO_KIND_INT:
		if (f->type == POP_WIRE_BYTES) {
			POP_TRY(pop_wire_name(m, f, &s));
			if (!s.len)
				return POP_OK;
			if (!pop_hlo_word(key, s, &v))
				return pop_hlo_fail(m, p->draft.loc,
					"%s is '%.*s', which is not known",
					pop_hlo_key_name(key),
					s.len < 40 ? (int)s.len : 40, s.ptr);
		} else {
			POP_TRY(pop_wire_int(m, f, &v));
		}
		pop_hlo_set_int(&p->draft, key, v);
		return POP_OK;
	case POP_HLO_KIND_REAL:
		POP_TRY(pop_wire_int(m, f, &v));
		bits = (uint32_t)v;
		memcpy(&real, &bits, sizeof(real));
		pop_hlo_set_real(&p->draft, key, (double)real);
		return POP_OK;
	case POP_HLO_KIND_INTS:
		return pop_wire_ints_add(m, f, pop_proto_list(p, key));
	case POP_HLO_KIND_TEXT:
		POP_TRY(pop_wire_text(m, f, &s));
		pop_hlo_set_text(&p->draft, key, s);
		return POP_OK;
	default:
		return pop_proto_attr(p, f);
	}
}

static pop_status
opcode(pop_proto *p, const pop_wire_field *f)
{
	pop_str s;

	POP_TRY(pop_wire_name(p->m, f, &s));
	p->draft.code = pop_hlo_opcode_find(s);
	if (p->draft.code == POP_HLO_NO_OP)
		return pop_hlo_fail(p->m, p->draft.loc,
			"instruction %.*s: opcode '%.*s' is not known",
			p->draft.name.len < 100 ? (int)p->draft.name.len : 100,
			p->draft.name.ptr, s.len < 60 ? (int)s.len : 60, s.ptr);
	return POP_OK;
}

enum {
	NAME = 1,
	OPCODE = 2,
	SHAPE = 3,
	ID = 35,
	OPERANDS = 36,
	CALLED = 38,
};

static pop_status
instr_field(pop_proto *p, const pop_wire_field *f, int64_t *id)
{
	pop_wire w;

	switch (f->number) {
	case NAME:
		return pop_wire_name(p->m, f, &p->draft.name);
	case OPCODE:
		return opcode(p, f);
	case SHAPE:
		POP_TRY(pop_wire_message(p->m, f, &w));
		return pop_proto_shape(p, w, 0, &p->draft.shape);
	case ID:
		return pop_wire_int(p->m, f, id);
	case OPERANDS:
		return pop_wire_ints_add(p->m, f, &p->operands);
	case CALLED:
		return pop_wire_ints_add(p->m, f, &p->called);
	default:
		if (f->number < sizeof(p->key) && p->key[f->number])
			return simple_field(
				p, f, (pop_hlo_key)p->key[f->number]);
		return pop_proto_attr(p, f);
	}
}

static pop_status
find_operands(pop_proto *p)
{
	pop_hlo *m = p->m;

	p->operand.n = 0;
	if (p->operands.n > POP_HLO_LIMIT_OPERANDS)
		return pop_hlo_fail(m, p->draft.loc,
			"an instruction of %u operands, expected at most %d",
			p->operands.n, POP_HLO_LIMIT_OPERANDS);
	for (uint32_t k = 0; k < p->operands.n; k++) {
		pop_hlo_instr *i = find_instr(p, p->operands.v[k]);

		if (!i)
			return pop_hlo_fail(m, p->draft.loc,
				"instruction %.*s: operand %u is of id %lld, "
				"which no instruction above it has",
				p->draft.name.len < 100 ? (int)p->draft.name.len
							: 100,
				p->draft.name.ptr, k,
				(long long)p->operands.v[k]);
		POP_HLO_PUSH(m, &p->operand, i);
	}
	p->draft.operand = p->operand.v;
	p->draft.noperand = p->operand.n;
	return POP_OK;
}

static pop_status
find_called(pop_proto *p)
{
	pop_hlo_comp **c;
	pop_hlo_attr *a;

	if (!p->called.n)
		return POP_OK;
	if (p->called.n > POP_HLO_LIMIT_CALLED)
		return pop_hlo_fail(p->m, p->draft.loc,
			"an instruction that calls %u computations, expected "
			"at most %d",
			p->called.n, POP_HLO_LIMIT_CALLED);
	c = POP_NEWN(p->m->scratch, pop_hlo_comp *, p->called.n);
	for (uint32_t k = 0; k < p->called.n; k++)
		c[k] = comp_of(p, p->called.v[k]);
	a = pop_hlo_draft_attr(&p->draft, POP_HLO_KEY_CALLED);
	a->called = c;
	a->n = p->called.n;
	return POP_OK;
}

static pop_status
instruction(pop_proto *p, pop_hlo_comp *c, pop_wire w)
{
	pop_hlo_instr **slot;
	pop_wire_field f;
	int64_t id = 0;

	pop_hlo_reset(&p->draft);
	p->draft.loc = pop_wire_place(p->m, w.ptr);
	p->operands.n = 0;
	p->called.n = 0;
	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			break;
		POP_TRY(instr_field(p, &f, &id));
	}
	if (!p->draft.code || !p->draft.shape)
		return pop_hlo_fail(p->m, p->draft.loc,
			"an instruction without %s",
			p->draft.code ? "a shape" : "an opcode");
	pop_proto_lists(p);
	POP_TRY(find_operands(p));
	POP_TRY(find_called(p));
	slot = instr_slot(p, id);
	if (*slot)
		return pop_hlo_fail(p->m, p->draft.loc,
			"id %lld is also that of instruction %.*s",
			(long long)id, (int)(*slot)->name_len, (*slot)->name);
	return pop_hlo_add(p->m, c, &p->draft, slot);
}

/* ---- Computations. */

enum {
	COMP_NAME = 1,
	COMP_INSTRUCTIONS = 2,
	COMP_ID = 5,
	COMP_ROOT = 6,
};

/* What a computation is, before its instructions. */
static pop_status
comp_head(pop_proto *p, pop_wire w, pop_str *name, int64_t *id, int64_t *root,
	bool *has_root, uint32_t *n)
{
	pop_wire_field f;

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			return POP_OK;
		if (f.number == COMP_NAME)
			POP_TRY(pop_wire_name(p->m, &f, name));
		if (f.number == COMP_ID)
			POP_TRY(pop_wire_int(p->m, &f, id));
		if (f.number == COMP_ROOT) {
			POP_TRY(pop_wire_int(p->m, &f, root));
			*has_root = true;
		}
		*n += f.number == COMP_INSTRUCTIONS;
	}
}

static pop_status
instructions(pop_proto *p, pop_hlo_comp *c, pop_wire w)
{
	pop_wire_field f;
	pop_wire body;

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			return POP_OK;
		if (f.number != COMP_INSTRUCTIONS)
			continue;
		POP_TRY(pop_wire_message(p->m, &f, &body));
		POP_TRY(instruction(p, c, body));
	}
}

static pop_status
computation(pop_proto *p, pop_wire w)
{
	int64_t id = 0, root = 0;
	pop_str name = POP_STR("");
	bool has_root = false;
	uint32_t n = 0;
	pop_hlo_comp *c;

	POP_TRY(comp_head(p, w, &name, &id, &root, &has_root, &n));
	c = comp_of(p, id);
	if (c->first)
		return pop_hlo_fail(p->m, pop_wire_place(p->m, w.ptr),
			"computation %.*s has the id %lld of %.*s",
			POP_STR_ARG(name), (long long)id, POP_STR_ARG(c->name));
	c->name = name;
	c->loc = pop_wire_place(p->m, w.ptr);
	if (n > POP_HLO_LIMIT_OPS)
		return pop_hlo_fail(p->m, c->loc,
			"more than %d instructions in the module",
			POP_HLO_LIMIT_OPS);
	p->ninstr = n;
	p->nnear = p->nslot = 0;
	POP_TRY(instructions(p, c, w));
	if (has_root) {
		c->root = find_instr(p, root);
		if (!c->root)
			return pop_hlo_fail(p->m, c->loc,
				"the root of computation %.*s has id %lld, "
				"which none of its instructions has",
				POP_STR_ARG(name), (long long)root);
	}
	return pop_hlo_comp_finish(p->m, c);
}

/* ---- Aliases. */

enum { NOT_A_DONOR, DONOR };

/* AliasEntryProto, or BufferDonorEntryProto, whose numbers are one less. */
static pop_status
alias_entry(pop_proto *p, pop_wire w, uint32_t donor, pop_hlo_alias *a)
{
	pop_wire_ints output = {0}, index = {0};
	pop_wire_field f;

	a->donor = donor == DONOR;
	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			break;
		switch (f.number + donor) {
		case 1:
			POP_TRY(pop_wire_ints_add(p->m, &f, &output));
			break;
		case 2:
			POP_TRY(pop_wire_int(p->m, &f, &a->param));
			break;
		case 3:
			POP_TRY(pop_wire_ints_add(p->m, &f, &index));
			break;
		}
	}
	a->output = output.v;
	a->noutput = output.n;
	a->index = index.v;
	a->nindex = index.n;
	return POP_OK;
}

typedef POP_HLO_VEC(pop_hlo_alias) alias_list;

static pop_status
aliases(pop_proto *p, pop_wire w, uint32_t donor, alias_list *out)
{
	pop_wire_field f;
	pop_wire entry;

	p->m->alias_loc = pop_wire_place(p->m, w.ptr);
	for (;;) {
		pop_hlo_alias a = {0};

		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			return POP_OK;
		if (f.number != 1)
			continue;
		POP_TRY(pop_wire_message(p->m, &f, &entry));
		POP_TRY(alias_entry(p, entry, donor, &a));
		POP_HLO_PUSH(p->m, out, a);
	}
}

/* ---- The module. */

enum {
	MODULE_NAME = 1,
	MODULE_ENTRY_NAME = 2,
	MODULE_COMPUTATIONS = 3,
	MODULE_ENTRY = 6,
	MODULE_ALIAS = 8,
	MODULE_DONOR = 18,
	MODULE_FRONTEND = 19,
};

static pop_status
module_field(pop_proto *p, const pop_wire_field *f, int64_t *entry,
	alias_list *alias)
{
	pop_wire w;

	switch (f->number) {
	case MODULE_NAME:
		return pop_wire_name(p->m, f, &p->m->name);
	case MODULE_ENTRY:
		return pop_wire_int(p->m, f, entry);
	case MODULE_COMPUTATIONS:
		POP_TRY(pop_wire_message(p->m, f, &w));
		return computation(p, w);
	case MODULE_ALIAS:
		POP_TRY(pop_wire_message(p->m, f, &w));
		return aliases(p, w, NOT_A_DONOR, alias);
	case MODULE_DONOR:
		POP_TRY(pop_wire_message(p->m, f, &w));
		return aliases(p, w, DONOR, alias);
	case MODULE_FRONTEND:
		POP_TRY(pop_wire_message(p->m, f, &w));
		return pop_proto_pairs(p, w, &p->m->frontend, &p->m->nfrontend);
	default:
		return POP_OK;
	}
}

/* Does the message look like a module: names or nothing in front of
 * computations, all of it fields? */
static bool
is_module(pop_wire w)
{
	pop_err err;
	pop_hlo quiet = {.file = "", .data = (const char *)w.ptr, .err = &err};
	pop_wire_field f;

	while (pop_wire_next(&quiet, &w, &f) == POP_OK) {
		if (!f.number)
			return false;
		if (f.type == POP_WIRE_BYTES && f.number == MODULE_COMPUTATIONS)
			return true;
		if (f.type != POP_WIRE_BYTES || f.number > MODULE_ENTRY_NAME)
			return false;
	}
	return false;
}

/*
 * Modules come bare, in an HloProto or HloModuleProtoWithConfig (field 1), or
 * in an HloSnapshot (field 1 of field 1).  A name of a module is no message
 * that looks like a module.
 */
static pop_status
unwrap(pop_hlo *m, pop_wire *w)
{
	for (int depth = 0; depth < 3; depth++) {
		pop_wire inner = *w;
		pop_wire_field f;

		POP_TRY(pop_wire_next(m, &inner, &f));
		if (f.number != 1 || f.type != POP_WIRE_BYTES)
			return POP_OK;
		if (is_module(*w) && !is_module(f.bytes))
			return POP_OK;
		if (f.bytes.ptr == f.bytes.end)
			return POP_OK;
		*w = f.bytes;
	}
	return pop_hlo_fail(m, (pop_loc){0, 0},
		"no HloModuleProto, nor an HloProto or HloSnapshot with one");
}

static pop_status
fill(pop_hlo *m)
{
	const unsigned char *data = (const unsigned char *)m->data;
	pop_wire w = {data, data + m->size};
	pop_proto *p = POP_NEW(m->scratch, pop_proto);
	alias_list alias = {0};
	pop_wire_field f;
	int64_t entry = 0;

	p->m = m;
	p->comps.arena = p->shapes.arena = m->tables;
	for (uint32_t i = 1; i < sizeof(p->key); i++)
		p->key[i] = (uint8_t)pop_hlo_key_of_field(i);
	POP_TRY(unwrap(m, &w));
	for (;;) {
		POP_TRY(pop_wire_next(m, &w, &f));
		if (!f.number)
			break;
		POP_TRY(module_field(p, &f, &entry, &alias));
	}
	m->alias = alias.v;
	m->nalias = alias.n;
	m->entry = pop_intmap_find(&p->comps, (uint64_t)entry);
	if (!m->entry || !m->entry->first)
		return pop_hlo_fail(m, (pop_loc){0, 0},
			"the entry computation has id %lld, which no "
			"computation has",
			(long long)entry);
	return POP_OK;
}

pop_status
pop_read_hlo_proto(pop_graph **out, pop_arena *a, const pop_import_source *src,
	pop_err *err)
{
	return pop_hlo_read(out, a, src, fill, err);
}
