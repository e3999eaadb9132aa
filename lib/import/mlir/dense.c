/*
 * Elements of constants: dense<splat>, dense<[[1, 2], [3, 4]]> and
 * dense<"0x...">, the bytes in memory order.
 *
 * The literal is read where it lies; the only copy is the decoded elements.
 * What comes out is a splat whenever all elements have the same bits.
 */

#include <string.h>

#include "lib/base/plural.h"
#include "lib/import/mlir/mlir.h"
#include "lib/num/convert.h"
#include "lib/num/decimal.h"

enum { IS_HEX = 0x10 };

#define SIX_FROM(v) v, v + 1, v + 2, v + 3, v + 4, v + 5
#define TEN_FROM(v) SIX_FROM(v), v + 6, v + 7, v + 8, v + 9

/* The value of a hex digit, and IS_HEX; 0 for anything else. */
static const unsigned char hex_value[256] = {
	['0'] = TEN_FROM(IS_HEX),
	['A'] = SIX_FROM(IS_HEX + 10),
	['a'] = SIX_FROM(IS_HEX + 10),
};

#undef TEN_FROM
#undef SIX_FROM

static pop_status
bool_element(pop_mlir *m, void *to)
{
	int64_t v = 1;

	if (!pop_mlir_accept_word(m, "true")) {
		v = 0;
		if (!pop_mlir_accept_word(m, "false"))
			POP_TRY(pop_mlir_integer(m, &v));
	}
	pop_store_int(POP_DT_I1, to, v != 0);
	return POP_OK;
}

/* 0x1F; at most `bits` of value. */
static pop_status
hex_number(pop_mlir *m, unsigned bits, uint64_t *out)
{
	const char *at = m->ptr;
	uint64_t v = 0;

	m->ptr += 2;
	for (int k; m->ptr < m->end && (k = pop_hex_digit(*m->ptr)) >= 0;
		m->ptr++) {
		if (v >> 60)
			return pop_mlir_fail(
				m, at, "hexadecimal number above 64 bits");
		v = v << 4 | (unsigned)k;
	}
	if (m->ptr == at + 2)
		return pop_mlir_expected(m, "hexadecimal digits");
	if (bits < 64 && v >> bits)
		return pop_mlir_fail(m, at,
			"hexadecimal number does not fit the %u bits of the "
			"element type",
			bits);
	*out = v;
	return POP_OK;
}

static bool
at_hex(const pop_mlir *m)
{
	return m->end - m->ptr > 2 && m->ptr[0] == '0' &&
	       (m->ptr[1] == 'x' || m->ptr[1] == 'X');
}

static pop_status
int_element(pop_mlir *m, pop_dtype d, void *to)
{
	const pop_dtype_info *info = &pop_dtype_info_of[d];
	bool minus, fits;
	const char *at;
	uint64_t v = 0;

	pop_mlir_blank(m);
	at = m->ptr;
	minus = pop_mlir_accept(m, '-');
	if (at_hex(m)) {
		POP_TRY(hex_number(m, info->bits, &v));
	} else {
		const char *digits = m->ptr;

		while (m->ptr < m->end && *m->ptr >= '0' && *m->ptr <= '9') {
			unsigned k = (unsigned)(*m->ptr++ - '0');

			if (v > (UINT64_MAX - k) / 10)
				goto range;
			v = v * 10 + k;
		}
		if (m->ptr == digits)
			return pop_mlir_expected(m, "an integer");
	}
	/* A signless type takes both readings of its bits. */
	if (minus)
		fits = v <= (uint64_t)1 << (info->bits - 1) &&
		       (info->cls == POP_DTC_INT || v == 0);
	else
		fits = info->bits == 64 || !(v >> info->bits);
	if (fits) {
		pop_store_int(d, to, minus ? 0 - v : v);
		return POP_OK;
	}
range:
	return pop_mlir_fail(
		m, at, "integer does not fit element type %s", info->name);
}

/* The number from here on: digits, point, exponent. */
static pop_str
number_text(pop_mlir *m)
{
	const char *p = m->ptr, *at = p;

	if (p < m->end && (*p == '-' || *p == '+'))
		p++;
	while (p < m->end && ((*p >= '0' && *p <= '9') || *p == '.' ||
				     *p == 'e' || *p == 'E' ||
				     ((*p == '+' || *p == '-') &&
					     (p[-1] == 'e' || p[-1] == 'E'))))
		p++;
	m->ptr = p;
	return (pop_str){at, (size_t)(p - at)};
}

static pop_status
float_element(pop_mlir *m, pop_dtype d, void *to)
{
	const char *at;
	uint64_t bits;
	pop_str s;

	pop_mlir_blank(m);
	at = m->ptr;
	if (at_hex(m)) {
		POP_TRY(hex_number(m, pop_dtype_info_of[d].bits, &bits));
		pop_store_bits(d, to, bits);
		return POP_OK;
	}
	s = number_text(m);
	if (!s.len)
		return pop_mlir_expected(m, "a number");
	if (!pop_decimal_parse(s, d, to))
		return pop_mlir_fail(m, at, "'%.*s' is not a number",
			s.len < 40 ? (int)s.len : 40, s.ptr);
	return POP_OK;
}

static pop_status
element(pop_mlir *m, pop_dtype d, unsigned char *to)
{
	pop_dtype real;

	switch (pop_dtype_info_of[d].cls) {
	case POP_DTC_BOOL:
		return bool_element(m, to);
	case POP_DTC_INT:
	case POP_DTC_UINT:
		return int_element(m, d, to);
	case POP_DTC_FLOAT:
		return float_element(m, d, to);
	default:
		break;
	}
	real = pop_dtype_real(d);
	POP_TRY(pop_mlir_expect(m, '('));
	POP_TRY(float_element(m, real, to));
	POP_TRY(pop_mlir_expect(m, ','));
	POP_TRY(float_element(m, real, to + pop_dtype_bytes(real)));
	return pop_mlir_expect(m, ')');
}

/* [ ... ] of dimension `level`; *to moves on.  As deep as the rank. */
static pop_status
list(pop_mlir *m, const pop_shape *s, unsigned level, unsigned char **to)
{
	const char *at;

	pop_mlir_blank(m);
	at = m->ptr;
	POP_TRY(pop_mlir_expect(m, '['));
	for (int64_t i = 0; i < s->dim[level]; i++) {
		if (i && !pop_mlir_accept(m, ','))
			return pop_mlir_fail(m, at,
				"this list has %lld elements, its type says "
				"%lld",
				(long long)i, (long long)s->dim[level]);
		if (level + 1 < s->rank) {
			POP_TRY(list(m, s, level + 1, to));
			continue;
		}
		POP_TRY(element(m, s->dtype, *to));
		*to += pop_dtype_bytes(s->dtype);
		pop_mlir_passed(m, m->ptr);
	}
	if (pop_mlir_peek(m) == ',')
		return pop_mlir_fail(m, at,
			"this list has more elements than its type, which "
			"says %lld",
			(long long)s->dim[level]);
	return pop_mlir_expect(m, ']');
}

/* n pairs of digits. */
static pop_status
unhex_part(pop_mlir *m, const char *from, size_t n, unsigned char *to)
{
	unsigned all = IS_HEX;
	size_t i;

	for (i = 0; i < n; i++) {
		unsigned hi = hex_value[(unsigned char)from[2 * i]];
		unsigned lo = hex_value[(unsigned char)from[2 * i + 1]];

		all &= hi & lo;
		to[i] = (unsigned char)(hi << 4 | (lo & 0xf));
	}
	if (all)
		return POP_OK;
	for (i = 0; hex_value[(unsigned char)from[i]]; i++)
		;
	return pop_mlir_fail(m, from + i,
		"expected a hexadecimal digit in the elements of a constant");
}

/* In parts, so that the digits of those read need not stay in memory. */
pop_status
pop_mlir_unhex(pop_mlir *m, const char *from, size_t n, unsigned char *to)
{
	enum { PART = 1 << 20 };

	for (size_t i = 0, part; i < n; i += part) {
		part = n - i < PART ? n - i : PART;
		POP_TRY(unhex_part(m, from + 2 * i, part, to + i));
		pop_mlir_passed(m, from + 2 * (i + part));
	}
	return POP_OK;
}

/* Bits, low ones first, to a byte each. */
static unsigned char *
unpack_bits(pop_mlir *m, const unsigned char *bits, size_t n)
{
	unsigned char *to = pop_arena_alloc(m->arena, n);

	for (size_t i = 0; i < n; i++)
		to[i] = bits[i / 8] >> i % 8 & 1;
	return to;
}

/* As elements of d are stored. */
static unsigned char
clean_byte(pop_dtype d, unsigned char raw)
{
	unsigned char to = 0;

	if (d == POP_DT_I1)
		return raw != 0;
	pop_store_bits(d, &to, raw);
	return to;
}

static bool
is_clean(pop_dtype d, const unsigned char *raw, size_t n)
{
	if (pop_dtype_info_of[d].bits == 8)
		return true;
	for (size_t i = 0; i < n; i++)
		if (clean_byte(d, raw[i]) != raw[i])
			return false;
	return true;
}

const unsigned char *
pop_mlir_clean_bytes(
	pop_mlir *m, pop_dtype d, const unsigned char *raw, size_t n)
{
	unsigned char *to;

	if (is_clean(d, raw, n))
		return raw;
	to = pop_arena_alloc(m->arena, n);
	for (size_t i = 0; i < n; i++)
		to[i] = clean_byte(d, raw[i]);
	return to;
}

/*
 * Elements of one byte or less come as bytes, bools also as bits: which of
 * the two, the number of bytes tells.  One byte for more than eight bools is
 * a splat.
 */
static pop_status
small_elements(pop_mlir *m, const char *at, const unsigned char *raw,
	size_t have, pop_dense *out)
{
	size_t n = (size_t)pop_shape_elements(&out->type);
	pop_dtype d = out->type.dtype;
	size_t k = have == n ? n : 1;

	if (d == POP_DT_I1 && have == (n + 7) / 8 && have != n &&
		!(have == 1 && raw[0] == 0xff)) {
		out->data = unpack_bits(m, raw, n);
		return POP_OK;
	}
	if (have != n && have != 1)
		return pop_mlir_fail(m, at,
			"%zu byte%s of elements, the type has %zu", have,
			pop_plural(have), n);
	out->data = pop_mlir_clean_bytes(m, d, raw, k);
	out->splat = have != n;
	return POP_OK;
}

/* Makes the form canonical. */
static void
settle(pop_dense *d)
{
	size_t n = (size_t)pop_shape_elements(&d->type);
	size_t width = pop_dtype_bytes(d->type.dtype);
	const unsigned char *p = d->data;

	if (n == 0)
		d->splat = false;
	else if (!d->splat)
		d->splat = memcmp(p, p + width, (n - 1) * width) == 0;
}

pop_status
pop_mlir_elements_raw(pop_mlir *m, const char *at, const void *raw, size_t have,
	pop_dense *out)
{
	size_t width = pop_dtype_bytes(out->type.dtype);
	size_t n = (size_t)pop_shape_elements(&out->type);

	if (width > 1 && have != n * width && have != width)
		return pop_mlir_fail(m, at,
			"%zu byte%s of elements, the type takes %zu", have,
			pop_plural(have), n * width);
	if (width == 1)
		POP_TRY(small_elements(m, at, raw, have, out));
	out->data = width == 1 ? out->data : raw;
	out->splat = width == 1 ? out->splat : have != n * width;
	settle(out);
	return POP_OK;
}

static pop_status
hex_elements(pop_mlir *m, pop_dense *out)
{
	const char *at = ++m->ptr;
	const char *end = memchr(at, '"', (size_t)(m->end - at));
	unsigned char *raw;
	size_t have;

	if (!end)
		return pop_mlir_fail(m, at, "string without end");
	m->ptr = end + 1;
	if (end - at < 2 || at[0] != '0' || at[1] != 'x')
		return pop_mlir_fail(
			m, at, "expected the elements as \"0x...\"");
	at += 2;
	if ((end - at) % 2)
		return pop_mlir_fail(m, at, "odd number of hexadecimal digits");
	have = (size_t)(end - at) / 2;
	raw = pop_arena_alloc(m->arena, have);
	POP_TRY(pop_mlir_unhex(m, at, have, raw));
	return pop_mlir_elements_raw(m, at, raw, have, out);
}

static pop_status
text_elements(pop_mlir *m, pop_dense *out)
{
	size_t width = pop_dtype_bytes(out->type.dtype), n;
	unsigned char *raw;

	if (pop_mlir_peek(m) != '[') {
		raw = pop_arena_alloc(m->arena, width);
		out->data = raw;
		out->splat = true;
		return element(m, out->type.dtype, raw);
	}
	if (!out->type.rank)
		return pop_mlir_fail(m, m->ptr,
			"a list of elements, but the type has no dimensions");
	/* Each element takes two characters at least. */
	n = (size_t)pop_shape_elements(&out->type);
	if (n > (size_t)(m->end - m->ptr))
		return pop_mlir_fail(m, m->ptr,
			"fewer elements than the %zu of the type", n);
	raw = pop_arena_array(m->arena, n, width);
	out->data = raw;
	return list(m, &out->type, 0, &raw);
}

pop_status
pop_mlir_elements(pop_mlir *m, pop_mlir_range literal,
	const pop_mlir_type *type, pop_dense *out)
{
	pop_mlir_saved saved;
	pop_status st = POP_OK;

	*out = (pop_dense){.type = type->shape, .data = "", .splat = false};
	if (!pop_shape_is_static(&out->type))
		return pop_mlir_fail(m, literal.at,
			"a constant of unknown dimensions; expected its "
			"number of elements in the type");
	saved = pop_mlir_enter(m, literal);
	if (pop_mlir_peek(m) == '"')
		st = hex_elements(m, out);
	else if (m->ptr == m->end)
		st = pop_shape_elements(&out->type) == 0
			     ? POP_OK
			     : pop_mlir_fail(m, m->ptr,
				       "no elements, the type has %lld",
				       (long long)pop_shape_elements(
					       &out->type));
	else
		st = text_elements(m, out);
	if (st == POP_OK && pop_mlir_peek(m))
		st = pop_mlir_expected(m, "'>'");
	pop_mlir_leave(m, saved);
	if (st == POP_OK)
		settle(out);
	return st;
}
