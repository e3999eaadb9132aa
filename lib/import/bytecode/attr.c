/*
 * Attributes of VHLO and of builtin, each by its number: decoded when first
 * asked for, and then kept.  Most never are: locations, shardings, layouts.
 */

#include <string.h>

#include "lib/base/plural.h"
#include "lib/import/bytecode/bytecode.h"
#include "lib/num/convert.h"

/* Codes; see type.c for the source. */
enum {
	VHLO_ARRAY = 1,
	VHLO_BOOLEAN = 2,
	VHLO_DIRECTION = 3,
	VHLO_COMPARE_TYPE = 4,
	VHLO_API_VERSION = 5,
	VHLO_DICTIONARY = 6,
	VHLO_FFT_TYPE = 7,
	VHLO_FLOAT = 8,
	VHLO_INTEGER = 9,
	VHLO_ALIAS = 10,
	VHLO_PRECISION = 11,
	VHLO_RNG_ALGORITHM = 12,
	VHLO_RNG_DISTRIBUTION = 13,
	VHLO_STRING = 14,
	VHLO_TENSOR = 15,
	VHLO_TRANSPOSE = 16,
	VHLO_TYPE = 17,
	VHLO_EXTENSIONS = 18,
	VHLO_ACCURACY_MODE = 19,
	VHLO_ACCURACY = 20,
	VHLO_SUB_AXIS = 21,
	VHLO_MESH = 25,

	ARRAY = 0,
	DICTIONARY = 1,
	STRING = 2,
	STRING_TYPED = 3,
	SYMBOL = 4,
	TYPE = 6,
	UNIT = 7,
	INTEGER = 8,
	FLOAT = 9,
	LOC_FIRST = 10,
	LOC_NAME = 14,
	LOC_LAST = 15,
	RESOURCE = 16,
	DENSE_ARRAY = 17,
	DENSE = 18,
	LOC_RANGE = 22,
};

static const char accuracy_modes[] = "DEFAULT HIGHEST TOLERANCE";

/* Words of the enumerations, from value 0 on; - stands for no word. */
static const char *const words[] = {
	[VHLO_DIRECTION] = "EQ NE GE GT LE LT",
	[VHLO_COMPARE_TYPE] = "NOTYPE FLOAT TOTALORDER SIGNED UNSIGNED",
	[VHLO_FFT_TYPE] = "FFT IFFT RFFT IRFFT",
	[VHLO_PRECISION] = "DEFAULT HIGH HIGHEST",
	[VHLO_RNG_ALGORITHM] = "DEFAULT THREE_FRY PHILOX",
	[VHLO_RNG_DISTRIBUTION] = "- UNIFORM NORMAL",
	[VHLO_TRANSPOSE] = "- NO_TRANSPOSE TRANSPOSE ADJOINT",
	[VHLO_ACCURACY_MODE] = accuracy_modes,
};

/* A value with room for one element. */
typedef struct number {
	pop_mlir_value value;
	unsigned char bits[8];
} number;

static pop_mlir_value *
value_new(pop_bytecode *b, pop_mlir_value_kind kind)
{
	pop_mlir_value *v = POP_NEW(b->m.arena, pop_mlir_value);

	v->kind = kind;
	return v;
}

static pop_mlir_value *
text_new(pop_bytecode *b, pop_mlir_value_kind kind, pop_str text)
{
	pop_mlir_value *v = value_new(b, kind);

	v->text = text;
	return v;
}

static const pop_mlir_value *
opaque(pop_bytecode *b, const char *what)
{
	return text_new(b, POP_MLIR_VALUE_OPAQUE, pop_str_of(what));
}

static pop_mlir_value *
number_new(pop_bytecode *b, pop_dtype d, uint64_t bits)
{
	number *n = POP_NEW(b->m.arena, number);

	n->value.kind = POP_MLIR_VALUE_NUMBER;
	n->value.dense.type.dtype = (uint8_t)d;
	n->value.dense.data = n->bits;
	n->value.dense.splat = true;
	pop_store_bits(d, n->bits, bits);
	return &n->value;
}

static pop_status
word(pop_bytecode *b, pop_cursor *c, const char *list,
	const pop_mlir_value **out)
{
	const unsigned char *at = c->ptr;
	uint64_t i = pop_bytecode_varint(c);
	size_t n;

	for (; i && *list; i--) {
		list += strcspn(list, " ");
		list += *list == ' ';
	}
	n = strcspn(list, " ");
	if (!n || *list == '-')
		return pop_bytecode_fail(b, at,
			"a value that its enumeration lacks; the file is "
			"damaged");
	*out = text_new(b, POP_MLIR_VALUE_WORD, (pop_str){list, n});
	return POP_OK;
}

static pop_status
array(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	pop_mlir_value *v = value_new(b, POP_MLIR_VALUE_ARRAY);
	const pop_mlir_value **item;

	POP_TRY(pop_bytecode_count(b, c, "a list of attributes", &v->n));
	item = POP_NEWN(b->m.arena, const pop_mlir_value *, v->n);
	v->item = item;
	for (uint32_t i = 0; i < v->n; i++)
		POP_TRY(pop_bytecode_attr_read(b, c, &item[i]));
	*out = v;
	return POP_OK;
}

static pop_status
dictionary(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	pop_mlir_value *v = value_new(b, POP_MLIR_VALUE_DICT);
	uint32_t n;

	POP_TRY(pop_bytecode_count(b, c, "a dictionary", &n));
	v->dict.v = POP_NEWN(b->m.arena, pop_mlir_named, n);
	v->dict.n = v->dict.cap = n;
	for (uint32_t i = 0; i < n; i++) {
		const unsigned char *at = c->ptr;
		pop_mlir_named *a = &v->dict.v[i];
		const pop_mlir_value *name;

		POP_TRY(pop_bytecode_attr_read(b, c, &name));
		if (name->kind != POP_MLIR_VALUE_STRING)
			return pop_bytecode_fail(b, at,
				"a name in a dictionary is no string; the file "
				"is damaged");
		a->name = name->text;
		a->text.at = a->text.end = (const char *)at;
		POP_TRY(pop_bytecode_attr_read(b, c, &a->value));
	}
	*out = v;
	return POP_OK;
}

/* Up to 8 bits are a byte, up to 64 a signed number. */
static uint64_t
bits_read(pop_cursor *c, unsigned width)
{
	return width <= 8 ? pop_cursor_u8(c)
			  : (uint64_t)pop_bytecode_svarint(c);
}

/* An integer or float after its type. */
static pop_status
typed_number(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	const unsigned char *at = c->ptr;
	const pop_bytecode_type *t;
	pop_mlir_value *v;
	pop_dtype d;

	POP_TRY(pop_bytecode_type_read(b, c, &t));
	d = t->type.shape.dtype;
	if (t->type.kind != POP_MLIR_SCALAR || pop_dtype_is_complex(d)) {
		if (!t->name)
			return pop_bytecode_fail(b, at,
				"a number whose type is no number type; the "
				"file is damaged");
		*out = opaque(b, t->name);
		return POP_OK;
	}
	v = number_new(b, d, bits_read(c, pop_dtype_info_of[d].bits));
	v->index = t->type.index;
	*out = v;
	return POP_OK;
}

static pop_status
string(pop_bytecode *b, pop_cursor *c, pop_mlir_value_kind kind,
	const pop_mlir_value **out)
{
	pop_str s;

	POP_TRY(pop_bytecode_string(b, c, &s));
	*out = text_new(b, kind, s);
	return POP_OK;
}

/* Type, then elements: they stay where they are. */
static pop_status
dense(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	pop_mlir_value *v = value_new(b, POP_MLIR_VALUE_DENSE);
	const unsigned char *at = c->ptr;
	const pop_bytecode_type *t;
	uint64_t n;

	POP_TRY(pop_bytecode_type_read(b, c, &t));
	n = pop_bytecode_varint(c);
	if (c->failed || n > pop_cursor_left(c))
		return pop_bytecode_ended(b, c, "a constant");
	if (t->name) {
		*out = opaque(b, t->name);
		return POP_OK;
	}
	if (t->type.kind != POP_MLIR_TENSOR)
		return pop_bytecode_fail(b, at,
			"a constant whose type is no tensor; the file is "
			"damaged");
	v->index = t->type.index;
	v->dense.type = t->type.shape;
	POP_TRY(pop_mlir_elements_raw(
		&b->m, (const char *)c->ptr, c->ptr, (size_t)n, &v->dense));
	*out = v;
	return POP_OK;
}

/* Element type, count, elements as bytes. */
static pop_status
dense_array(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	pop_mlir_value *v = value_new(b, POP_MLIR_VALUE_DENSE);
	const unsigned char *at = c->ptr;
	const pop_bytecode_type *t;
	uint64_t count, n;

	POP_TRY(pop_bytecode_type_read(b, c, &t));
	count = pop_bytecode_varint(c);
	n = pop_bytecode_varint(c);
	if (c->failed || n > pop_cursor_left(c))
		return pop_bytecode_ended(b, c, "an array of numbers");
	if (t->type.kind != POP_MLIR_SCALAR || count > n)
		return pop_bytecode_fail(b, at,
			"an array of %llu number%s in %llu byte%s; the file is "
			"damaged",
			(unsigned long long)count, pop_plural(count),
			(unsigned long long)n, pop_plural(n));
	v->dense.type = t->type.shape;
	v->dense.type.rank = 1;
	v->dense.type.dim[0] = (int64_t)count;
	POP_TRY(pop_mlir_elements_raw(
		&b->m, (const char *)c->ptr, c->ptr, (size_t)n, &v->dense));
	*out = v;
	return POP_OK;
}

static pop_status
type(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	const pop_bytecode_type *t;
	pop_mlir_value *v;

	POP_TRY(pop_bytecode_type_read(b, c, &t));
	if (t->name) {
		*out = text_new(b, POP_MLIR_VALUE_WORD, pop_str_of(t->name));
		return POP_OK;
	}
	v = value_new(b, POP_MLIR_VALUE_TYPE);
	v->type = &t->type;
	*out = v;
	return POP_OK;
}

static void
add(pop_mlir_value *dict, const char *name, const pop_mlir_value *v)
{
	pop_mlir_named *a = &dict->dict.v[dict->dict.n++];

	a->name = pop_str_of(name);
	a->value = v;
}

static pop_mlir_value *
dict_new(pop_bytecode *b, uint32_t cap)
{
	pop_mlir_value *v = value_new(b, POP_MLIR_VALUE_DICT);

	v->dict.v = POP_NEWN(b->m.arena, pop_mlir_named, cap);
	v->dict.cap = cap;
	return v;
}

static pop_status
int_list(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	uint32_t n;
	int64_t *v;

	POP_TRY(pop_bytecode_count(b, c, "a list of numbers", &n));
	v = POP_NEWN(b->m.arena, int64_t, n);
	for (uint32_t i = 0; i < n; i++)
		v[i] = pop_bytecode_svarint(c);
	*out = pop_mlir_value_ints(&b->m, v, n);
	return POP_OK;
}

static pop_status
alias(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	pop_mlir_value *d = dict_new(b, 3);
	const pop_mlir_value *v;

	d->name = "stablehlo.output_operand_alias";
	POP_TRY(int_list(b, c, &v));
	add(d, "output_tuple_indices", v);
	add(d, "operand_index",
		number_new(b, POP_DT_I64, (uint64_t)pop_bytecode_svarint(c)));
	POP_TRY(int_list(b, c, &v));
	add(d, "operand_tuple_indices", v);
	*out = d;
	return POP_OK;
}

/* Two f64 as bits, a count, a mode that is an attribute. */
static pop_status
accuracy(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	pop_mlir_value *d = dict_new(b, 4);
	const pop_mlir_value *v;

	add(d, "atol",
		number_new(b, POP_DT_F64, (uint64_t)pop_bytecode_svarint(c)));
	add(d, "rtol",
		number_new(b, POP_DT_F64, (uint64_t)pop_bytecode_svarint(c)));
	add(d, "ulps",
		number_new(b, POP_DT_I64, (uint64_t)pop_bytecode_svarint(c)));
	POP_TRY(pop_bytecode_attr_read(b, c, &v));
	add(d, "mode", v);
	*out = d;
	return POP_OK;
}

static pop_status
vhlo_attr(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	const unsigned char *at = c->ptr;
	uint64_t code = pop_bytecode_varint(c);

	if (code < sizeof(words) / sizeof(words[0]) && words[code])
		return word(b, c, words[code], out);
	switch (code) {
	case VHLO_ARRAY:
		return array(b, c, out);
	case VHLO_BOOLEAN:
		*out = number_new(b, POP_DT_I1, pop_bytecode_varint(c) != 0);
		return POP_OK;
	case VHLO_API_VERSION:
		*out = number_new(b, POP_DT_I32, pop_bytecode_varint(c));
		return POP_OK;
	case VHLO_DICTIONARY:
		return dictionary(b, c, out);
	case VHLO_FLOAT:
	case VHLO_INTEGER:
		return typed_number(b, c, out);
	case VHLO_ALIAS:
		return alias(b, c, out);
	case VHLO_STRING:
		return string(b, c, POP_MLIR_VALUE_STRING, out);
	case VHLO_TENSOR:
		return dense(b, c, out);
	case VHLO_TYPE:
		return type(b, c, out);
	case VHLO_ACCURACY:
		return accuracy(b, c, out);
	case VHLO_EXTENSIONS:
		return int_list(b, c, out);
	default:
		break;
	}
	if (code >= VHLO_SUB_AXIS && code <= VHLO_MESH)
		return pop_bytecode_mesh(b, c, (unsigned)code, out);
	return pop_bytecode_fail(b, at,
		"attribute %llu of VHLO is unknown; the file is damaged",
		(unsigned long long)code);
}

static pop_status
builtin_attr(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	uint64_t code = pop_bytecode_varint(c);

	switch (code) {
	case ARRAY:
		return array(b, c, out);
	case DICTIONARY:
		return dictionary(b, c, out);
	case STRING:
	case STRING_TYPED:
		return string(b, c, POP_MLIR_VALUE_STRING, out);
	case SYMBOL:
		POP_TRY(pop_bytecode_attr_read(b, c, out));
		if ((*out)->kind == POP_MLIR_VALUE_STRING)
			*out = text_new(b, POP_MLIR_VALUE_SYMBOL, (*out)->text);
		return POP_OK;
	case TYPE:
		return type(b, c, out);
	case UNIT:
		*out = value_new(b, POP_MLIR_VALUE_UNIT);
		return POP_OK;
	case INTEGER:
	case FLOAT:
		return typed_number(b, c, out);
	case DENSE_ARRAY:
		return dense_array(b, c, out);
	case DENSE:
		return dense(b, c, out);
	case RESOURCE:
		*out = opaque(b,
			"its elements are in a resource, which is not "
			"supported; write the module with its constants in "
			"place");
		return POP_OK;
	default:
		break;
	}
	*out = opaque(
		b, code == LOC_RANGE || (code >= LOC_FIRST && code <= LOC_LAST)
			   ? "a location"
			   : "its kind is not supported");
	return POP_OK;
}

static pop_status
decode(pop_bytecode *b, const pop_bytecode_entry *e, const pop_mlir_value **out)
{
	pop_cursor c = pop_bytecode_cursor(b, e->at, e->size);
	pop_bytecode_dialect kind = b->dialect[e->dialect].kind;

	if (!e->custom) {
		size_t n =
			e->size && !e->at[e->size - 1] ? e->size - 1 : e->size;

		*out = text_new(b, POP_MLIR_VALUE_TEXT,
			(pop_str){(const char *)e->at, n});
		return POP_OK;
	}
	if (kind == POP_BYTECODE_OTHER)
		*out = opaque(b, "it is encoded by another dialect");
	else if (kind == POP_BYTECODE_VHLO)
		POP_TRY(vhlo_attr(b, &c, out));
	else if (kind == POP_BYTECODE_SDY)
		POP_TRY(pop_bytecode_sdy(b, &c, out));
	else
		POP_TRY(builtin_attr(b, &c, out));
	return c.failed ? pop_bytecode_ended(b, &c, "an attribute") : POP_OK;
}

pop_status
pop_bytecode_attr_at(pop_bytecode *b, uint32_t i, const pop_mlir_value **out)
{
	pop_bytecode_entry *e = &b->attr[i];
	const pop_mlir_value *v = NULL;
	pop_status st;

	if (e->memo) {
		*out = e->memo;
		return POP_OK;
	}
	if (e->busy)
		return pop_bytecode_fail(
			b, e->at, "an attribute that contains itself");
	if (b->depth == POP_BYTECODE_LIMIT_DEPTH)
		return pop_bytecode_fail(b, e->at,
			"attributes nested deeper than %d",
			POP_BYTECODE_LIMIT_DEPTH);
	e->busy = true;
	b->depth++;
	st = decode(b, e, &v);
	b->depth--;
	e->busy = false;
	e->memo = v;
	*out = v;
	return st;
}

pop_status
pop_bytecode_attr_read(
	pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	uint32_t i;

	POP_TRY(pop_bytecode_index(b, c, "an attribute", b->nattr, &i));
	return pop_bytecode_attr_at(b, i, out);
}

/* A name's child says where it was given: that does not count. */
pop_status
pop_bytecode_loc_name(pop_bytecode *b, uint32_t i, pop_str *out)
{
	const pop_bytecode_entry *e = &b->attr[i];
	pop_cursor c = pop_bytecode_cursor(b, e->at, e->size);
	const pop_mlir_value *v;

	if (!e->custom || b->dialect[e->dialect].kind != POP_BYTECODE_BUILTIN ||
		pop_bytecode_varint(&c) != LOC_NAME)
		return POP_OK;
	POP_TRY(pop_bytecode_attr_read(b, &c, &v));
	if (v->kind == POP_MLIR_VALUE_STRING)
		*out = v->text;
	return POP_OK;
}
