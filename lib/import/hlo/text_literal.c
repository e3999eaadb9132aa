/*
 * Elements of constants: 1, {1, 2}, { {1, 2}, {3, 4} }, (1, {2, 3}) of tuples.
 *
 * Printers list elements row-major whatever the layout, with as many digits as
 * read back the same.  Memory for them is taken at the first element that
 * differs from the one before: constants that are all one value stay splats.
 */

#include <string.h>

#include "lib/import/hlo/text.h"
#include "lib/num/convert.h"
#include "lib/num/decimal.h"

/* One array being read. */
typedef struct array {
	pop_dense *out;
	pop_dtype dtype;
	unsigned width;
	unsigned char *to; /* place of the next; NULL: all equal so far */
	int64_t total, n;
	unsigned char first[16], next[16];
} array;

/* Bits of which a NaN has a choice; 0 of types that have one NaN, or none. */
static unsigned
payload_bits(pop_dtype d)
{
	const pop_float_format *f = pop_float_format_of(d);

	return f->kind == POP_FLOAT_IEEE ? f->mantissa_bits : 0;
}

/* At most 16 digits. */
static pop_status
hex_digits(pop_hlo_text *t, uint64_t *v)
{
	const char *from = t->ptr;
	int digit;

	*v = 0;
	while (t->ptr < t->end && t->ptr < from + 16 &&
		(digit = pop_hex_digit(*t->ptr)) >= 0) {
		*v = *v << 4 | (uint64_t)digit;
		t->ptr++;
	}
	return t->ptr > from ? POP_OK
			     : pop_hlo_text_expected(t, "hexadecimal digits");
}

/* nan, -nan, nan(0x7f): the payload is all mantissa bits. */
static pop_status
nan_payload(pop_hlo_text *t, pop_dtype d, bool minus, void *out)
{
	const unsigned bits = pop_dtype_info_of[d].bits;
	const unsigned mantissa = payload_bits(d);
	const char *at = t->ptr;
	uint64_t v;

	POP_TRY(pop_hlo_text_expect(t, '('));
	if (!pop_hlo_text_accept_all(t, "0x"))
		return pop_hlo_text_expected(t, "a payload, as 0x7f");
	POP_TRY(hex_digits(t, &v));
	POP_TRY(pop_hlo_text_expect(t, ')'));
	if (!v || v >> mantissa)
		return pop_hlo_text_fail(t, at,
			"this payload of a NaN does not fit the %u mantissa "
			"bits of %s, expected 1 or more that does",
			mantissa, pop_hlo_primitive_name(d));
	v |= ((UINT64_C(1) << (bits - 1 - mantissa)) - 1) << mantissa;
	pop_store_bits(d, out, v | (uint64_t)minus << (bits - 1));
	return POP_OK;
}

static pop_status
not_a_number(pop_hlo_text *t)
{
	if (pop_hlo_text_accept_all(t, "..."))
		return pop_hlo_text_fail(t, t->ptr - 3,
			"the elements of this constant were left out as {...}, "
			"expected all of them; write the module with large "
			"constants (print_large_constants=True, "
			"--xla_dump_large_constants) or as a serialized "
			"HloModuleProto (TensorFlow: stage="
			"\"hlo_serialized\")");
	return pop_hlo_text_expected(t, "a number");
}

/* inf, nan and what decimal digits cannot say. */
static pop_status
odd_float(pop_hlo_text *t, pop_dtype d, void *out)
{
	const char *at = t->ptr, *end;
	bool minus;
	pop_str word;

	/* A sign is a character of names too. */
	minus = t->ptr < t->end && *t->ptr == '-';
	t->ptr += minus;
	word = pop_hlo_text_word(t);
	if (pop_str_is(word, "inf")) {
		double inf = __builtin_inf();

		pop_store_f64(d, out, minus ? -inf : inf);
		return POP_OK;
	}
	if (pop_str_is(word, "nan")) {
		uint64_t bits = UINT64_C(0x7ff8) << 48;

		if (t->ptr < t->end && *t->ptr == '(')
			return nan_payload(t, d, minus, out);
		bits |= (uint64_t)minus << 63;
		pop_store_f64(d, out, pop_bits_f64(bits));
		return POP_OK;
	}
	end = pop_decimal_read_hex(at, t->end, d, out);
	t->ptr = end ? end : at;
	return end ? POP_OK : not_a_number(t);
}

static inline pop_status
float_element(pop_hlo_text *t, pop_dtype d, void *out)
{
	const char *end;

	pop_hlo_text_blank(t);
	end = pop_decimal_read(t->ptr, t->end, d, out);
	/* The 0 of 0x1p3 is a number too. */
	if (!end || (end < t->end && (*end | 32) == 'x'))
		return odd_float(t, d, out);
	t->ptr = end;
	return POP_OK;
}

static pop_status
int_element(pop_hlo_text *t, pop_dtype d, void *out)
{
	const pop_dtype_info *info = &pop_dtype_info_of[d];
	bool minus, fits;
	const char *at, *p;
	uint64_t v = 0;

	pop_hlo_text_blank(t);
	at = p = t->ptr;
	minus = p < t->end && *p == '-';
	p += minus;
	t->ptr = p;
	for (; p < t->end && *p >= '0' && *p <= '9'; p++) {
		unsigned k = (unsigned)(*p - '0');

		if (v > (UINT64_MAX - k) / 10)
			goto range;
		v = v * 10 + k;
	}
	if (p == t->ptr) {
		t->ptr = at;
		return not_a_number(t);
	}
	t->ptr = p;
	if (info->cls == POP_DTC_INT)
		fits = v <= (UINT64_C(1) << (info->bits - 1)) - !minus;
	else
		fits = (info->bits == 64 || !(v >> info->bits)) &&
		       (!minus || !v);
	if (fits) {
		pop_store_int(d, out, minus ? 0 - v : v);
		return POP_OK;
	}
range:
	return pop_hlo_text_fail(t, at,
		"this integer does not fit element type %s",
		pop_hlo_primitive_name(d));
}

static pop_status
bool_element(pop_hlo_text *t, void *out)
{
	const char *at;
	pop_str word;

	pop_hlo_text_blank(t);
	at = t->ptr;
	if (t->end - at > 1 && (*at == '0' || *at == '1') &&
		!pop_hlo_text_in_name(at[1])) {
		*(unsigned char *)out = *at == '1';
		t->ptr++;
		return POP_OK;
	}
	word = pop_hlo_text_word(t);
	if (pop_str_is(word, "true") || pop_str_is(word, "1")) {
		pop_store_int(POP_DT_I1, out, 1);
		return POP_OK;
	}
	if (pop_str_is(word, "false") || pop_str_is(word, "0")) {
		pop_store_int(POP_DT_I1, out, 0);
		return POP_OK;
	}
	t->ptr = at;
	if (pop_hlo_text_accept_all(t, "...")) {
		t->ptr = at;
		return not_a_number(t);
	}
	return pop_hlo_text_expected(t, "true or false");
}

static pop_status
complex_element(pop_hlo_text *t, pop_dtype d, unsigned char *out)
{
	pop_dtype real = pop_dtype_real(d);
	unsigned char *imag = out + pop_dtype_bytes(real);

	if (!pop_hlo_text_accept(t, '(')) {
		pop_store_f64(real, imag, 0);
		return float_element(t, real, out);
	}
	POP_TRY(float_element(t, real, out));
	POP_TRY(pop_hlo_text_expect(t, ','));
	POP_TRY(float_element(t, real, imag));
	return pop_hlo_text_expect(t, ')');
}

static inline pop_status
element(pop_hlo_text *t, pop_dtype d, unsigned char *out)
{
	switch (pop_dtype_info_of[d].cls) {
	case POP_DTC_FLOAT:
		return float_element(t, d, out);
	case POP_DTC_INT:
	case POP_DTC_UINT:
		return int_element(t, d, out);
	case POP_DTC_BOOL:
		return bool_element(t, out);
	default:
		return complex_element(t, d, out);
	}
}

/* From here on elements have places of their own. */
static void
spread(pop_hlo_text *t, array *a)
{
	unsigned char *data =
		pop_arena_array(t->m->arena, (size_t)a->total, a->width);

	a->out->data = data;
	for (int64_t i = 0; i < a->n; i++, data += a->width)
		memcpy(data, a->first, a->width);
	a->to = data;
}

static pop_status
one(pop_hlo_text *t, array *a)
{
	if (a->to) {
		POP_TRY(element(t, a->dtype, a->to));
		a->to += a->width;
		a->n++;
		return POP_OK;
	}
	POP_TRY(element(t, a->dtype, a->next));
	if (!a->n) {
		memcpy(a->first, a->next, sizeof(a->first));
	} else if (memcmp(a->first, a->next, a->width) != 0) {
		spread(t, a);
		memcpy(a->to, a->next, a->width);
		a->to += a->width;
	}
	a->n++;
	return POP_OK;
}

/* { ... } of dimension `level`; as deep as the rank. */
static pop_status
list(pop_hlo_text *t, array *a, unsigned level)
{
	const pop_shape *s = &a->out->type;
	const char *at;

	pop_hlo_text_blank(t);
	at = t->ptr;
	POP_TRY(pop_hlo_text_expect(t, '{'));
	if (pop_hlo_text_peek(t) == '.' && s->dim[level])
		return not_a_number(t);
	for (int64_t i = 0; i < s->dim[level]; i++) {
		if (i) {
			if (t->ptr < t->end && *t->ptr == ',')
				t->ptr++;
			else if (!pop_hlo_text_accept(t, ','))
				return pop_hlo_text_fail(t, at,
					"this list has %lld elements, its "
					"shape says %lld",
					(long long)i, (long long)s->dim[level]);
		}
		if (level + 1 == s->rank) {
			if (t->ptr < t->end && *t->ptr == ' ')
				t->ptr++;
			POP_TRY(one(t, a));
			pop_hlo_text_passed(t);
		} else if (!a->total && !i && pop_hlo_text_peek(t) == '}') {
			break; /* a short form of no elements */
		} else {
			POP_TRY(list(t, a, level + 1));
		}
	}
	if (pop_hlo_text_peek(t) == ',')
		return pop_hlo_text_fail(t, at,
			"this list has more elements than its shape, which "
			"says %lld",
			(long long)s->dim[level]);
	return pop_hlo_text_expect(t, '}');
}

static pop_status
array_literal(pop_hlo_text *t, const pop_hlo_shape *s, pop_dense *out)
{
	array a = {.out = out, .dtype = (pop_dtype)s->type.dtype};
	unsigned char *splat;

	if (a.dtype == POP_DT_TOKEN)
		return pop_hlo_text_fail(t, t->ptr, "a constant of type token");
	out->type = s->type;
	out->data = "";
	a.width = pop_dtype_bytes(a.dtype);
	a.total = pop_shape_elements(&s->type);
	/* Each element takes two characters at least, with what follows it;
	 * but the text may be {...}. */
	pop_hlo_text_blank(t);
	if (a.total > (t->end - t->ptr) / 2 &&
		!(t->end - t->ptr >= 5 && memcmp(t->ptr, "{...}", 5) == 0))
		return pop_hlo_text_fail(t, t->ptr,
			"fewer elements than the %lld of the shape",
			(long long)a.total);
	if (s->type.rank)
		POP_TRY(list(t, &a, 0));
	else
		POP_TRY(one(t, &a));
	if (a.to || !a.n)
		return POP_OK;
	splat = pop_arena_alloc(t->m->arena, a.width);
	memcpy(splat, a.first, a.width);
	out->data = splat;
	out->splat = true;
	return POP_OK;
}

/* As deep as the shape, which the nesting of tuples limits. */
static pop_status
literal(pop_hlo_text *t, const pop_hlo_shape *s, pop_dense *out)
{
	if (!s->is_tuple)
		return array_literal(t, s, out);
	POP_TRY(pop_hlo_text_expect(t, '('));
	for (uint32_t i = 0; i < s->nelement; i++) {
		if (i)
			POP_TRY(pop_hlo_text_expect(t, ','));
		POP_TRY(literal(t, s->element[i], out + s->first[i]));
	}
	return pop_hlo_text_expect(t, ')');
}

pop_status
pop_hlo_text_literal(pop_hlo_text *t)
{
	const pop_hlo_shape *s = t->now->draft.shape;
	pop_dense *d = POP_NEWN(t->m->arena, pop_dense, s->nleaf);
	pop_hlo_attr *a;

	POP_TRY(literal(t, s, d));
	a = pop_hlo_draft_attr(&t->now->draft, POP_HLO_KEY_LITERAL);
	a->n = s->nleaf;
	a->literal = d;
	return POP_OK;
}
