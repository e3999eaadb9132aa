/*
 * .npy: magic, version, length of a header, the header, elements.
 *
 *   "\x93NUMPY" u8 major u8 minor  u16 (version 1) or u32 length
 *   {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }  padding \n
 *   elements
 *
 * The header is the text of a Python dictionary; the reader takes exactly the
 * three keys, in any order, and nothing else.
 */

#include "lib/num/npy.h"

#include <stdlib.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/cursor.h"
#include "lib/base/fs.h"
#include "lib/base/plural.h"
#include "lib/num/convert.h"

enum {
	MAX_HEADER = 1 << 20,
	/* Elements start at multiples of it, as NumPy wants. */
	HEADER_ALIGN = 64,
};

typedef struct header {
	pop_str descr;
	pop_shape shape; /* dims in the order of the file's header */
	bool fortran, swapped, opaque;
	bool has_descr, has_order, has_shape;
	bool structured; /* descr is a list of fields */
} header;

/* What each kind and width is; 'V' is how arrays of unknown types are kept, and
 * 'f' of one byte is ml_dtypes' float8_e5m2. */
static const struct {
	char kind;
	unsigned char bytes, dtype, opaque;
} descr_of[] = {
	{'b', 1, POP_DT_I1, false},
	{'i', 1, POP_DT_I8, false},
	{'i', 2, POP_DT_I16, false},
	{'i', 4, POP_DT_I32, false},
	{'i', 8, POP_DT_I64, false},
	{'u', 1, POP_DT_U8, false},
	{'u', 2, POP_DT_U16, false},
	{'u', 4, POP_DT_U32, false},
	{'u', 8, POP_DT_U64, false},
	{'f', 2, POP_DT_F16, false},
	{'f', 4, POP_DT_F32, false},
	{'f', 8, POP_DT_F64, false},
	{'c', 8, POP_DT_C64, false},
	{'c', 16, POP_DT_C128, false},
	{'f', 1, POP_DT_U8, true},
	{'V', 1, POP_DT_U8, true},
	{'V', 2, POP_DT_U16, true},
};

enum { NDESCR = sizeof(descr_of) / sizeof(descr_of[0]) };

/* ---- The header's text. */

static char
peek(pop_str *s)
{
	while (s->len && (*s->ptr == ' ' || *s->ptr == '\n'))
		*s = (pop_str){s->ptr + 1, s->len - 1};
	return s->len ? *s->ptr : '\0';
}

static bool
eat(pop_str *s, char c)
{
	if (peek(s) != c || !s->len)
		return false;
	*s = (pop_str){s->ptr + 1, s->len - 1};
	return true;
}

static bool
eat_word(pop_str *s, const char *word)
{
	size_t n = strlen(word);

	peek(s);
	if (!pop_str_has_prefix(*s, word))
		return false;
	*s = (pop_str){s->ptr + n, s->len - n};
	return true;
}

static bool
eat_string(pop_str *s, pop_str *out)
{
	char quote = peek(s);
	const char *end;

	if (quote != '\'' && quote != '"')
		return false;
	end = s->len > 1 ? memchr(s->ptr + 1, quote, s->len - 1) : NULL;
	if (!end)
		return false;
	*out = (pop_str){s->ptr + 1, (size_t)(end - s->ptr) - 1};
	*s = (pop_str){end + 1, s->len - out->len - 2};
	return true;
}

static bool
eat_dim(pop_str *s, int64_t *out)
{
	size_t n = 0;

	peek(s);
	while (n < s->len && s->ptr[n] >= '0' && s->ptr[n] <= '9')
		n++;
	if (!pop_str_i64((pop_str){s->ptr, n}, out))
		return false;
	*s = (pop_str){s->ptr + n, s->len - n};
	eat(s, 'L'); /* Python 2 wrote long integers so */
	return true;
}

static bool
eat_shape(pop_str *s, pop_shape *shape)
{
	if (!eat(s, '('))
		return false;
	while (!eat(s, ')')) {
		if (shape->rank == POP_MAX_RANK ||
			!eat_dim(s, &shape->dim[shape->rank]))
			return false;
		shape->rank++;
		if (!eat(s, ',') && peek(s) != ')')
			return false;
	}
	return true;
}

static bool
eat_item(pop_str *s, header *h)
{
	pop_str key;

	if (!eat_string(s, &key) || !eat(s, ':'))
		return false;
	if (pop_str_is(key, "descr") && !h->has_descr) {
		h->has_descr = true;
		h->structured = peek(s) == '[';
		return eat_string(s, &h->descr);
	}
	if (pop_str_is(key, "shape") && !h->has_shape) {
		h->has_shape = true;
		return eat_shape(s, &h->shape);
	}
	if (!pop_str_is(key, "fortran_order") || h->has_order)
		return false;
	h->has_order = true;
	h->fortran = eat_word(s, "True");
	return h->fortran || eat_word(s, "False");
}

static bool
parse_header(pop_str s, header *h)
{
	if (!eat(&s, '{'))
		return false;
	while (!eat(&s, '}')) {
		if (!eat_item(&s, h))
			return false;
		if (!eat(&s, ',') && peek(&s) != '}')
			return false;
	}
	return !peek(&s) && h->has_descr && h->has_order && h->has_shape;
}

static bool
parse_descr(header *h)
{
	pop_str s = h->descr;
	char order = '=';
	uint64_t bytes;

	if (s.len && strchr("<>|=", s.ptr[0])) {
		order = s.ptr[0];
		s = (pop_str){s.ptr + 1, s.len - 1};
	}
	if (!s.len || !pop_str_u64((pop_str){s.ptr + 1, s.len - 1}, &bytes))
		return false;
	for (unsigned i = 0; i < NDESCR; i++) {
		if (descr_of[i].kind != s.ptr[0] || descr_of[i].bytes != bytes)
			continue;
		h->shape.dtype = descr_of[i].dtype;
		h->opaque = descr_of[i].opaque;
		h->swapped = order == '>' && bytes > 1;
		return true;
	}
	return false;
}

static pop_status
read_header(header *h, pop_cursor *c, const char *name, pop_err *err)
{
	const char *magic = pop_cursor_bytes(c, 6), *text;
	uint8_t major = pop_cursor_u8(c);
	size_t n;

	if (!magic || memcmp(magic, "\x93NUMPY", 6) != 0)
		return pop_fail(err, POP_E_INPUT, "%s: not a .npy file", name);
	pop_cursor_u8(c);
	if (major < 1 || major > 3)
		return pop_fail(err, POP_E_INPUT,
			"%s: .npy version %u is not known", name, major);
	n = major == 1 ? pop_cursor_u16(c) : pop_cursor_u32(c);
	text = n <= MAX_HEADER ? pop_cursor_bytes(c, n) : NULL;
	if (!text || !parse_header((pop_str){text, n}, h)) {
		if (h->structured)
			return pop_fail(err, POP_E_INPUT,
				"%s: the elements are structures, which no "
				"argument or result has; save each field by "
				"itself",
				name);
		return pop_fail(err, POP_E_INPUT,
			"%s: the .npy header is damaged or has more than %d "
			"dims",
			name, POP_MAX_RANK);
	}
	if (!parse_descr(h))
		return pop_fail(err, POP_E_INPUT,
			"%s: element type '%.*s' is not supported", name,
			POP_STR_ARG(h->descr));
	if (!pop_shape_valid(&h->shape))
		return pop_fail(
			err, POP_E_INPUT, "%s: the shape is too large", name);
	return POP_OK;
}

/* ---- Elements. */

static void
swap_bytes(pop_tensor *t)
{
	unsigned size =
		pop_dtype_bytes(pop_dtype_real((pop_dtype)t->shape.dtype));
	int64_t bytes = pop_shape_bytes(&t->shape);
	unsigned char *p = t->data;

	for (int64_t at = 0; at < bytes; at += size)
		for (unsigned i = 0; i < size / 2; i++) {
			unsigned char b = p[at + i];

			p[at + i] = p[at + size - 1 - i];
			p[at + size - 1 - i] = b;
		}
}

/* Row-major order of dst; src has its first dim innermost. */
static void
from_fortran(pop_tensor *dst, const unsigned char *src)
{
	const pop_shape *s = &dst->shape;
	size_t size = pop_dtype_bytes((pop_dtype)s->dtype);
	int64_t n = pop_shape_elements(s), at[POP_MAX_RANK] = {0};
	int64_t stride[POP_MAX_RANK], from = 0, step = 1;
	unsigned char *q = dst->data;

	for (unsigned i = 0; i < s->rank; i++) {
		stride[i] = step;
		step *= s->dim[i];
	}
	for (int64_t k = 0; k < n; k++, q += size) {
		memcpy(q, src + (size_t)from * size, size);
		for (unsigned i = s->rank; i-- > 0;) {
			from += stride[i];
			if (++at[i] < s->dim[i])
				break;
			from -= at[i] * stride[i];
			at[i] = 0;
		}
	}
}

static bool
is_aligned(const void *p, const pop_shape *s)
{
	unsigned size = pop_dtype_bytes(pop_dtype_real((pop_dtype)s->dtype));

	return (uintptr_t)p % size == 0;
}

/* Drops const: a borrowed tensor is only as writable as what it borrows. */
static void *
as_data(const unsigned char *p)
{
	void *q;

	memcpy(&q, &p, sizeof(q));
	return q;
}

pop_status
pop_npy_parse(pop_tensor *out, const void *data, size_t n, const char *name,
	pop_err *err)
{
	const unsigned char *p;
	header h = {0};
	pop_cursor c;
	size_t bytes;

	*out = (pop_tensor){0};
	pop_cursor_init(&c, data, n);
	POP_TRY(read_header(&h, &c, name, err));
	bytes = (size_t)pop_shape_bytes(&h.shape);
	p = pop_cursor_bytes(&c, bytes);
	if (!p)
		return pop_fail(err, POP_E_INPUT,
			"%s: its elements are cut off, %zu byte%s short", name,
			bytes - pop_cursor_left(&c),
			pop_plural(bytes - pop_cursor_left(&c)));
	if (!h.swapped && (!h.fortran || h.shape.rank < 2) &&
		is_aligned(p, &h.shape)) {
		*out = pop_tensor_borrow(&h.shape, as_data(p));
		out->opaque = h.opaque;
		return POP_OK;
	}
	POP_TRY(pop_tensor_alloc(out, &h.shape, err));
	out->opaque = h.opaque;
	if (h.fortran)
		from_fortran(out, p);
	else
		memcpy(out->data, p, bytes);
	if (h.swapped)
		swap_bytes(out);
	return POP_OK;
}

pop_status
pop_npy_read(pop_tensor *out, const char *path, pop_err *err)
{
	pop_file file = {0};
	pop_status st;

	*out = (pop_tensor){0};
	st = pop_file_read(&file, path, 0, err);
	if (st == POP_OK)
		st = pop_npy_parse(out, file.data, file.len, path, err);
	if (st == POP_OK) {
		pop_tensor_adopt(out, file.base);
		file = (pop_file){0};
	}
	pop_file_release(&file);
	return st;
}

/* What NumPy sees of each type; the table in npy.h. */
static pop_dtype
file_dtype(pop_dtype d)
{
	const pop_dtype_info *i = &pop_dtype_info_of[d];

	if (d == POP_DT_BF16)
		return POP_DT_U16;
	if (i->cls == POP_DTC_FLOAT && i->bytes == 1)
		return POP_DT_U8;
	if (i->bits < 8 && i->cls == POP_DTC_INT)
		return POP_DT_I8;
	return i->bits < 8 && i->cls == POP_DTC_UINT ? POP_DT_U8 : d;
}

static void
put_descr(pop_buf *out, pop_dtype d)
{
	d = file_dtype(d);
	for (unsigned i = 0; i < NDESCR; i++)
		if (descr_of[i].dtype == d && !descr_of[i].opaque)
			pop_buf_printf(out, "%c%c%u",
				descr_of[i].bytes > 1 ? '<' : '|',
				descr_of[i].kind, descr_of[i].bytes);
}

void
pop_npy_header(pop_buf *out, const pop_shape *shape)
{
	static const char magic[] = "\x93NUMPY\x01\x00";
	pop_buf text = {0};
	size_t n;

	pop_buf_str(&text, "{'descr': '");
	put_descr(&text, (pop_dtype)shape->dtype);
	pop_buf_str(&text, "', 'fortran_order': False, 'shape': (");
	for (unsigned i = 0; i < shape->rank; i++)
		pop_buf_printf(&text, "%s%lld", i ? ", " : "",
			(long long)shape->dim[i]);
	pop_buf_str(&text, shape->rank == 1 ? ",), }" : "), }");
	/* 8 bytes of magic, 2 of length, the text, spaces, a newline. */
	n = pop_round_up(10 + text.len + 1, HEADER_ALIGN) - 10;
	while (!text.failed && text.len + 1 < n)
		pop_buf_char(&text, ' ');
	pop_buf_char(&text, '\n');
	pop_buf_put(out, magic, 8);
	pop_buf_u16(out, (uint16_t)n);
	pop_buf_put(out, text.data, text.len);
	if (text.failed)
		out->failed = 1;
	pop_buf_release(&text);
}

pop_status
pop_npy_write(const char *path, const pop_tensor *t, pop_err *err)
{
	pop_buf head = {0};
	pop_temp file = {.fd = -1};
	pop_status st;

	pop_npy_header(&head, &t->shape);
	st = pop_buf_finish(&head, err);
	if (st == POP_OK)
		st = pop_temp_open_output(&file, path, err);
	if (st == POP_OK)
		st = pop_write_all(file.fd, head.data, head.len, path, err);
	if (st == POP_OK)
		st = pop_write_all(file.fd, t->data,
			(size_t)pop_shape_bytes(&t->shape), path, err);
	if (st == POP_OK)
		st = pop_temp_commit(&file, false, err);
	pop_temp_abort(&file);
	pop_buf_release(&head);
	return st;
}

/* Integers of i2 .. ui4 are values: they must be in range. */
static pop_status
check_narrow(
	const pop_tensor *t, pop_dtype want, const char *name, pop_err *err)
{
	const unsigned char *p = t->data;
	int64_t n = pop_shape_elements(&t->shape);

	for (int64_t k = 0; k < n; k++) {
		unsigned char back;

		pop_store_bits(want, &back, p[k]);
		if (back != p[k])
			return pop_fail(err, POP_E_INPUT,
				"%s: element %lld does not fit %s", name,
				(long long)k, pop_dtype_info_of[want].name);
	}
	return POP_OK;
}

/* Narrow integers have their sign in the rest of the byte here, not there. */
static pop_status
cast_opaque(pop_tensor *t, pop_dtype want, const char *name, pop_err *err)
{
	const pop_dtype_info *info = &pop_dtype_info_of[want];
	const unsigned char *p = t->data;
	unsigned mask = info->bits < 8 ? (1u << info->bits) - 1 : 0xff;
	pop_tensor to = {0};
	pop_shape shape = t->shape;
	unsigned char *q;
	int64_t n;

	if ((file_dtype(want) == want && want != shape.dtype) ||
		info->bytes != pop_dtype_bytes((pop_dtype)shape.dtype))
		return pop_fail(err, POP_E_INPUT,
			"%s: elements are %u bytes of a type that the file "
			"does not name, expected %s",
			name, pop_dtype_bytes((pop_dtype)shape.dtype),
			info->name);
	shape.dtype = (uint8_t)want;
	if (info->bits >= 8) {
		t->shape = shape;
		t->opaque = false;
		return POP_OK;
	}
	POP_TRY(pop_tensor_alloc(&to, &shape, err));
	q = to.data;
	n = pop_shape_elements(&shape);
	for (int64_t k = 0; k < n; k++) {
		pop_store_bits(want, &q[k], p[k]);
		if (p[k] == q[k] || p[k] == (q[k] & mask))
			continue;
		pop_tensor_release(&to);
		return pop_fail(err, POP_E_INPUT,
			"%s: element %lld does not fit %s", name, (long long)k,
			info->name);
	}
	pop_tensor_release(t);
	*t = to;
	return POP_OK;
}

pop_status
pop_npy_cast(pop_tensor *t, pop_dtype want, const char *name, pop_err *err)
{
	pop_dtype have = (pop_dtype)t->shape.dtype;
	pop_tensor to = {0};
	pop_shape shape = t->shape;

	if (t->opaque)
		return cast_opaque(t, want, name, err);
	if (have == want)
		return POP_OK;
	if (file_dtype(want) == have) {
		if (pop_dtype_info_of[want].bits < 8)
			POP_TRY(check_narrow(t, want, name, err));
		t->shape.dtype = (uint8_t)want;
		return POP_OK;
	}
	if (!pop_dtype_is_float(want) || file_dtype(want) == want ||
		(have != POP_DT_F32 && have != POP_DT_F64))
		return pop_fail(err, POP_E_INPUT,
			"%s: elements are %s, expected %s", name,
			pop_dtype_info_of[have].name,
			pop_dtype_info_of[want].name);
	shape.dtype = (uint8_t)want;
	POP_TRY(pop_tensor_alloc(&to, &shape, err));
	pop_convert_array(
		want, to.data, have, t->data, pop_shape_elements(&shape));
	pop_tensor_release(t);
	*t = to;
	return POP_OK;
}
