/*
 * Instructions: [ROOT] [%]name = shape opcode(operands), attributes.
 *
 * Names are found by hash in a table that all computations of a frame share: an
 * entry counts while it has the number of the computation being read, so that
 * starting the next one costs nothing.
 */

#include <string.h>

#include "lib/base/digest.h"
#include "lib/import/hlo/text.h"

enum { FIRST_NAMES = 256 };

void
pop_hlo_text_names_reset(pop_hlo_text *t)
{
	t->now->ncomp++;
	t->now->nname = 0;
}

/* Where the name is, or where it would be. */
static pop_hlo_text_name *
probe(const pop_hlo_text *t, pop_str name, uint32_t hash)
{
	const pop_hlo_text_frame *f = t->now;

	for (uint32_t i = hash;; i++) {
		pop_hlo_text_name *n = &f->name[i & (f->name_cap - 1)];

		if (n->comp != f->ncomp)
			return n;
		if (n->hash == hash && n->instr->name_len == name.len &&
			memcmp(n->instr->name, name.ptr, name.len) == 0)
			return n;
	}
}

static void
more_names(pop_hlo_text *t)
{
	pop_hlo_text_name *old = t->now->name;
	uint32_t cap = t->now->name_cap;

	t->now->name = POP_NEWN(t->m->tables, pop_hlo_text_name,
		cap ? 2 * (size_t)cap : FIRST_NAMES);
	t->now->name_cap = cap ? 2 * cap : FIRST_NAMES;
	for (uint32_t i = 0; i < cap; i++) {
		const pop_hlo_instr *o = old[i].instr;

		if (old[i].comp == t->now->ncomp)
			*probe(t, (pop_str){o->name, o->name_len},
				old[i].hash) = old[i];
	}
}

/*
 * Printers number names, and what is used was mostly defined shortly before:
 * eight numbers behind one stem share a line of the table, so that the next
 * one is found in the processor's cache.  The number has at most 9 digits and
 * no zero before it, which makes it and the stem give the name back.
 */
static uint32_t
hash_of(pop_str name)
{
	size_t stem = name.len;
	uint32_t number = 0;
	uint64_t h;

	while (stem && name.len - stem < 9 && name.ptr[stem - 1] >= '0' &&
		name.ptr[stem - 1] <= '9')
		stem--;
	while (stem < name.len && name.ptr[stem] == '0')
		stem++;
	for (size_t i = stem; i < name.len; i++)
		number = number * 10 + (uint32_t)(name.ptr[i] - '0');
	h = pop_digest_u64(name.ptr, stem) + number / 8;
	h = h * UINT64_C(0x9e3779b97f4a7c15) >> 32;
	return (uint32_t)(h & ~UINT64_C(7)) | (number & 7);
}

static pop_status
define(pop_hlo_text *t, const char *at, pop_hlo_instr *i)
{
	pop_str name = {i->name, i->name_len};
	uint32_t hash = hash_of(name);
	pop_hlo_text_name *n;

	if (t->now->nname >= t->now->name_cap / 2)
		more_names(t);
	n = probe(t, name, hash);
	if (n->comp == t->now->ncomp)
		return pop_hlo_text_fail(t, at,
			"%.*s is also the name of the instruction in line %u",
			name.len < 100 ? (int)name.len : 100, name.ptr,
			n->instr->loc.line);
	*n = (pop_hlo_text_name){i, hash, t->now->ncomp};
	t->now->nname++;
	return POP_OK;
}

/* Does a shape come before the name? */
static bool
at_shape(pop_hlo_text *t)
{
	char c = pop_hlo_text_peek(t);
	const char *p = t->ptr;

	if (c == '%')
		return false;
	while (p < t->end && pop_hlo_text_in_name(*p))
		p++;
	return c == '(' || (p < t->end && *p == '[');
}

static pop_status
operand(pop_hlo_text *t)
{
	const pop_hlo_shape *shape = NULL;
	pop_hlo_text_name *n = NULL;
	const char *at;
	pop_str name;

	if (at_shape(t))
		POP_TRY(pop_hlo_text_shape(t, &shape));
	pop_hlo_text_blank(t);
	at = t->ptr;
	POP_TRY(pop_hlo_text_name_read(t, "the name of an operand", &name));
	if (t->now->name_cap)
		n = probe(t, name, hash_of(name));
	if (!n || n->comp != t->now->ncomp)
		return pop_hlo_text_fail(t, at,
			"operand %.*s is not defined above, expected the name "
			"of an instruction of this computation",
			name.len < 100 ? (int)name.len : 100, name.ptr);
	if (shape && !pop_hlo_text_same_shape(shape, n->instr->shape)) {
		char a[POP_HLO_SHAPE_TEXT], b[POP_HLO_SHAPE_TEXT];

		return pop_hlo_text_fail(t, at,
			"operand %.*s is declared as %.100s here, and as "
			"%.100s in line %u",
			name.len < 60 ? (int)name.len : 60, name.ptr,
			pop_hlo_shape_print(a, shape),
			pop_hlo_shape_print(b, n->instr->shape),
			n->instr->loc.line);
	}
	POP_HLO_PUSH(t->m, &t->now->operand, n->instr);
	return POP_OK;
}

/* From behind the opening parenthesis. */
static pop_status
operands(pop_hlo_text *t)
{
	const char *at = t->ptr - 1;

	t->now->operand.n = 0;
	if (pop_hlo_text_accept(t, ')'))
		return POP_OK;
	do {
		if (t->now->operand.n == POP_HLO_LIMIT_OPERANDS)
			return pop_hlo_text_fail(t, at, "more than %d operands",
				POP_HLO_LIMIT_OPERANDS);
		POP_TRY(operand(t));
	} while (pop_hlo_text_accept(t, ','));
	if (!pop_hlo_text_accept(t, ')'))
		return pop_hlo_text_expected(t, "',' or ')'");
	t->now->draft.operand = t->now->operand.v;
	t->now->draft.noperand = t->now->operand.n;
	return POP_OK;
}

static pop_status
parameter(pop_hlo_text *t)
{
	int64_t v;

	POP_TRY(pop_hlo_text_integer(t, &v));
	pop_hlo_set_int(&t->now->draft, POP_HLO_KEY_PARAMETER_NUMBER, v);
	return pop_hlo_text_expect(t, ')');
}

static pop_status
constant(pop_hlo_text *t)
{
	POP_TRY(pop_hlo_text_literal(t));
	return pop_hlo_text_expect(t, ')');
}

static bool
ends_in(pop_str *word, const char *end)
{
	size_t n = strlen(end);

	if (word->len <= n || memcmp(word->ptr + word->len - n, end, n) != 0)
		return false;
	word->len -= n;
	return true;
}

/* slice-start, slice-update and slice-done are async-start of a computation
 * that is a slice, and so on. */
static pop_hlo_opcode
of_pair(pop_hlo_text *t, pop_str word)
{
	pop_hlo_opcode code = POP_HLO_NO_OP;

	if (ends_in(&word, "-start")) {
		code = pop_hlo_opcode_find(word);
		pop_hlo_set_int(&t->now->draft, POP_HLO_KEY_BEGINS, 1);
	} else if (ends_in(&word, "-update")) {
		code = POP_HLO_ASYNC_UPDATE;
	} else if (ends_in(&word, "-done")) {
		code = POP_HLO_ASYNC_DONE;
	}
	switch (pop_hlo_opcode_find(word)) {
	case POP_HLO_NO_OP:
	case POP_HLO_PARAMETER: /* read in ways of their own */
	case POP_HLO_CONSTANT:
		return POP_HLO_NO_OP;
	default:
		return code;
	}
}

static pop_status
opcode(pop_hlo_text *t)
{
	const char *at;
	pop_str word;

	pop_hlo_text_blank(t);
	at = t->ptr;
	word = pop_hlo_text_word(t);
	if (!word.len)
		return pop_hlo_text_expected(t, "an opcode");
	t->now->draft.code = pop_hlo_opcode_find(word);
	if (!t->now->draft.code)
		t->now->draft.code = of_pair(t, word);
	if (t->now->draft.code)
		return pop_hlo_text_expect(t, '(');
	return pop_hlo_text_fail(t, at, "unknown opcode '%.*s'",
		word.len < 60 ? (int)word.len : 60, word.ptr);
}

pop_status
pop_hlo_text_instr(pop_hlo_text *t, pop_hlo_comp *c)
{
	pop_hlo_draft *d = &t->now->draft;
	bool root = false;
	const char *at;
	pop_hlo_instr *i;

	pop_hlo_reset(d);
	pop_hlo_text_blank(t);
	at = t->ptr;
	d->loc = pop_hlo_text_place(t, at);
	POP_TRY(pop_hlo_text_name_read(t, "an instruction or '}'", &d->name));
	if (pop_str_is(d->name, "ROOT") && pop_hlo_text_peek(t) != '=') {
		root = true;
		POP_TRY(pop_hlo_text_name_read(
			t, "the name of an instruction", &d->name));
	}
	if (root && c->root)
		return pop_hlo_text_fail(t, at,
			"a second ROOT, the first is in line %u",
			c->root->loc.line);
	POP_TRY(pop_hlo_text_expect(t, '='));
	POP_TRY(pop_hlo_text_shape(t, &d->shape));
	POP_TRY(opcode(t));
	if (d->code == POP_HLO_PARAMETER)
		POP_TRY(parameter(t));
	else if (d->code == POP_HLO_CONSTANT)
		POP_TRY(constant(t));
	else
		POP_TRY(operands(t));
	POP_TRY(pop_hlo_text_attrs(t));
	POP_TRY(pop_hlo_add(t->m, c, d, &i));
	if (root)
		c->root = i;
	return define(t, at, i);
}
