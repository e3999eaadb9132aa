/*
 * Tensors as NumPy prints them.
 *
 * What is visible is all of a small tensor, or the first and last EDGE items
 * along each dim of one above THRESHOLD.  The visible elements are walked
 * three times: for their range, which decides between positional and
 * scientific form; for the widths of that form; and to print.
 */

#include "lib/num/print.h"

#include <stdio.h>
#include <string.h>

#include "lib/num/convert.h"
#include "lib/num/decimal.h"

enum {
	PRECISION = 8,
	THRESHOLD = 1000,
	EDGE = 3,
	LINE = 75,
};

/* How the elements of one part (real or imaginary) are written. */
typedef struct format {
	pop_dtype dtype;
	bool plus; /* positive numbers have a sign */
	bool scientific;
	bool any_finite, any_special, any_minus_inf;
	double max, min; /* of finite magnitudes, not zero; 0: none */
	int precision;   /* scientific: digits after the point */
	int left, right; /* widths on both sides of the point */
	int exp_digits;
} format;

typedef struct printer {
	pop_buf *out;
	const pop_tensor *t;
	bool summary;
	int64_t stride[POP_MAX_RANK];
	format part[2];
	int int_width;
	pop_buf line, word;
	int indent;      /* of the line that `line` is, in columns */
	bool first_line; /* of a row: its indent is there already */
} printer;

static bool
is_negative(double v)
{
	return pop_f64_bits(v) >> 63;
}

static double
magnitude(double v)
{
	return is_negative(v) ? -v : v;
}

static int
larger(int a, int b)
{
	return a > b ? a : b;
}

/* The constant c as an element of type d. */
static double
rounded(pop_dtype d, double c)
{
	unsigned char bits[8];

	pop_store_f64(d, bits, c);
	return pop_load_f64(d, bits);
}

/* Magnitudes from here on are written scientifically. */
static double
large_of(pop_dtype d, double f64_limit)
{
	if (d == POP_DT_F64)
		return f64_limit;
	return d == POP_DT_F16 ? 1e3 : 1e6;
}

static const char *
sign_of(bool negative, bool plus)
{
	return negative ? "-" : plus ? "+" : "";
}

/* The type whose digits are printed: floats that NumPy lacks as f32, which
 * holds all their values. */
static pop_dtype
shown_as(pop_dtype d)
{
	return pop_dtype_bytes(d) < 2 || d == POP_DT_BF16 ? POP_DT_F32 : d;
}

/* ---- Format of floats. */

static void
see_range(format *f, double v)
{
	double m = magnitude(v);

	if (v - v != 0) {
		f->any_special = true;
		f->any_minus_inf |= v < 0;
		return;
	}
	f->any_finite = true;
	if (m == 0)
		return;
	f->max = m > f->max ? m : f->max;
	f->min = f->min == 0 || m < f->min ? m : f->min;
}

/* NumPy compares in the element type, where constants are rounded. */
static void
choose_form(format *f)
{
	pop_dtype d = f->dtype;

	f->scientific =
		f->max != 0 &&
		(f->max >= large_of(d, 1e8) || f->min < rounded(d, 0.0001) ||
			rounded(d, f->max / f->min) > 1000);
	f->precision = PRECISION;
}

static void
see_width(format *f, double v)
{
	char text[POP_DECIMAL_TEXT];
	const char *point, *e;
	int sign = is_negative(v) || f->plus;

	if (v - v != 0)
		return;
	if (f->scientific)
		pop_decimal_scientific(text, f->dtype, v, PRECISION, false, 2);
	else
		pop_decimal_positional(text, f->dtype, v, PRECISION);
	point = strchr(text, '.');
	e = f->scientific ? strchr(text, 'e') : text + strlen(text);
	f->left = larger(f->left, (int)(point - text) + sign);
	f->right = larger(f->right, (int)(e - point) - 1);
	if (f->scientific)
		f->exp_digits = larger(f->exp_digits, (int)strlen(e) - 2);
}

/* After all widths are seen: room for nan and inf. */
static void
finish_format(format *f)
{
	int room;

	if (f->scientific) {
		f->precision = f->right;
		f->right += f->exp_digits + 2;
	}
	if (!f->any_special)
		return;
	room = f->right + 1;
	f->left = larger(f->left, 3 - room);
	f->left = larger(f->left, 3 + (f->plus || f->any_minus_inf) - room);
}

static void
put_spaces(pop_buf *out, int n)
{
	while (n-- > 0)
		pop_buf_char(out, ' ');
}

static void
put_special(pop_buf *out, const format *f, double v)
{
	const char *sign =
		v != v ? sign_of(false, f->plus) : sign_of(v < 0, f->plus);

	put_spaces(out, f->left + f->right + 1 - 3 - (int)strlen(sign));
	pop_buf_str(out, sign);
	pop_buf_str(out, v != v ? "nan" : "inf");
}

/* `tail` goes before the padding on the right. */
static void
put_float(pop_buf *out, const format *f, double v, const char *tail)
{
	char text[POP_DECIMAL_TEXT];
	const char *sign = sign_of(is_negative(v), f->plus);
	int whole, fraction;

	if (v - v != 0) {
		put_special(out, f, v);
		pop_buf_str(out, tail);
		return;
	}
	if (f->scientific)
		pop_decimal_scientific(
			text, f->dtype, v, f->precision, true, f->exp_digits);
	else
		pop_decimal_positional(text, f->dtype, v, PRECISION);
	whole = (int)(strchr(text, '.') - text);
	fraction = (int)strlen(text) - whole - 1;
	put_spaces(out, f->left - whole - (int)strlen(sign));
	pop_buf_str(out, sign);
	pop_buf_str(out, text);
	pop_buf_str(out, tail);
	put_spaces(out, f->right - fraction);
}

/* ---- Elements. */

static const char *
element(const printer *p, int64_t at)
{
	return (const char *)p->t->data +
	       at * pop_dtype_bytes((pop_dtype)p->t->shape.dtype);
}

static int
int_text(char out[24], pop_dtype d, const void *e)
{
	uint64_t v = pop_load_int(d, e);

	if (pop_dtype_info_of[d].cls == POP_DTC_INT)
		return snprintf(out, 24, "%lld", (long long)v);
	return snprintf(out, 24, "%llu", (unsigned long long)v);
}

static void
element_range(printer *p, int64_t at)
{
	pop_dtype d = (pop_dtype)p->t->shape.dtype, part = pop_dtype_real(d);
	const char *e = element(p, at);
	char text[24];

	if (!pop_dtype_is_float(part)) {
		if (d != POP_DT_I1)
			p->int_width =
				larger(p->int_width, int_text(text, d, e));
		return;
	}
	see_range(&p->part[0], pop_load_f64(part, e));
	if (part != d)
		see_range(&p->part[1],
			pop_load_f64(part, e + pop_dtype_bytes(part)));
}

static void
element_width(printer *p, int64_t at)
{
	pop_dtype d = (pop_dtype)p->t->shape.dtype, part = pop_dtype_real(d);
	const char *e = element(p, at);

	see_width(&p->part[0], pop_load_f64(part, e));
	if (part != d)
		see_width(&p->part[1],
			pop_load_f64(part, e + pop_dtype_bytes(part)));
}

static void
element_word(printer *p, int64_t at)
{
	pop_dtype d = (pop_dtype)p->t->shape.dtype, part = pop_dtype_real(d);
	const char *e = element(p, at);
	char text[24];

	p->word.len = 0;
	if (d == POP_DT_I1) {
		pop_buf_str(&p->word, pop_load_int(d, e) ? " True" : "False");
	} else if (!pop_dtype_is_float(part)) {
		int_text(text, d, e);
		pop_buf_printf(&p->word, "%*s", p->int_width, text);
	} else {
		put_float(&p->word, &p->part[0], pop_load_f64(part, e), "");
		if (part != d)
			put_float(&p->word, &p->part[1],
				pop_load_f64(part, e + pop_dtype_bytes(part)),
				"j");
	}
}

/* ---- Places. */

static bool
is_cut(const printer *p, unsigned axis)
{
	return p->summary && p->t->shape.dim[axis] > 2 * EDGE;
}

/* Visits what is visible below `at` along `axis` and inner dims, in order. */
static void
visit(printer *p, unsigned axis, int64_t at, void (*fn)(printer *, int64_t))
{
	int64_t n;

	if (axis == p->t->shape.rank) {
		fn(p, at);
		return;
	}
	n = p->t->shape.dim[axis];
	for (int64_t i = 0; i < n; i++) {
		if (i == EDGE && is_cut(p, axis))
			i = n - EDGE;
		visit(p, axis + 1, at + i * p->stride[axis], fn);
	}
}

static void
start_line(printer *p, int indent)
{
	p->line.len = 0;
	p->indent = indent;
}

static void
flush_line(printer *p, bool trim)
{
	while (trim && p->line.len && p->line.data[p->line.len - 1] == ' ')
		p->line.len--;
	if (!p->first_line)
		put_spaces(p->out, p->indent);
	pop_buf_put(p->out, p->line.data, p->line.len);
	p->first_line = false;
}

/* Adds a word, on a new line where it would pass `width` columns. */
static void
add_word(printer *p, const void *word, size_t n, int width)
{
	if (p->line.len && p->indent + (int)(p->line.len + n) > width) {
		flush_line(p, true);
		pop_buf_char(p->out, '\n');
		start_line(p, p->indent);
	}
	pop_buf_put(&p->line, word, n);
}

/* The last axis. */
static void
print_row(printer *p, unsigned axis, int64_t at)
{
	int64_t n = p->t->shape.dim[axis];
	/* One column for each bracket that may follow. */
	int width = LINE - (int)axis - 1;

	start_line(p, (int)axis + 1);
	p->first_line = true;
	for (int64_t i = 0; i < n; i++) {
		if (i == EDGE && is_cut(p, axis)) {
			add_word(p, "...", 3, width);
			pop_buf_char(&p->line, ' ');
			i = n - EDGE;
		}
		element_word(p, at + i * p->stride[axis]);
		add_word(p, p->word.data, p->word.len, width);
		if (i + 1 < n)
			pop_buf_char(&p->line, ' ');
	}
	flush_line(p, false);
}

static void
print_gap(printer *p, unsigned axis)
{
	for (unsigned i = axis + 1; i < p->t->shape.rank; i++)
		pop_buf_char(p->out, '\n');
	put_spaces(p->out, (int)axis + 1);
}

static void
print_axis(printer *p, unsigned axis, int64_t at)
{
	int64_t n = p->t->shape.dim[axis];

	pop_buf_char(p->out, '[');
	if (axis + 1 == p->t->shape.rank) {
		print_row(p, axis, at);
		pop_buf_char(p->out, ']');
		return;
	}
	for (int64_t i = 0; i < n; i++) {
		if (i == EDGE && is_cut(p, axis)) {
			pop_buf_str(p->out, "...");
			print_gap(p, axis);
			i = n - EDGE;
		}
		print_axis(p, axis + 1, at + i * p->stride[axis]);
		if (i + 1 < n)
			print_gap(p, axis);
	}
	pop_buf_char(p->out, ']');
}

static void
choose_formats(printer *p)
{
	pop_dtype part = pop_dtype_real((pop_dtype)p->t->shape.dtype);

	p->part[0].dtype = p->part[1].dtype = shown_as(part);
	p->part[1].plus = true;
	visit(p, 0, 0, element_range);
	if (!pop_dtype_is_float(part))
		return;
	choose_form(&p->part[0]);
	choose_form(&p->part[1]);
	visit(p, 0, 0, element_width);
	finish_format(&p->part[0]);
	finish_format(&p->part[1]);
}

void
pop_tensor_print(pop_buf *out, const pop_tensor *t)
{
	int64_t n = pop_shape_elements(&t->shape);
	printer p = {.out = out, .t = t, .summary = n > THRESHOLD};

	if (t->shape.rank == 0) {
		pop_print_element(out, (pop_dtype)t->shape.dtype, t->data);
		return;
	}
	if (n == 0) {
		pop_buf_str(out, "[]");
		return;
	}
	pop_shape_strides(&t->shape, p.stride);
	choose_formats(&p);
	print_axis(&p, 0, 0);
	if (p.line.failed || p.word.failed)
		out->failed = 1;
	pop_buf_release(&p.line);
	pop_buf_release(&p.word);
}

/* ---- Single elements. */

/* `point_zero`: whole numbers end in ".0". */
static void
put_scalar(pop_buf *out, pop_dtype d, double v, bool plus, bool point_zero)
{
	char text[POP_DECIMAL_TEXT];
	double m = magnitude(v);
	bool scientific = m != 0 && (m >= large_of(d, 1e16) || m < 1e-4);
	char *point;

	if (v - v != 0) {
		pop_buf_printf(out, "%s%s", sign_of(v < 0, plus),
			v != v ? "nan" : "inf");
		return;
	}
	if (scientific)
		pop_decimal_scientific(text, d, v, 0, false, 2);
	else
		pop_decimal_positional(text, d, v, 0);
	point = strchr(text, '.');
	if (scientific && point[1] == 'e')
		memmove(point, point + 1, strlen(point));
	else if (!scientific && !point[1])
		memcpy(point, point_zero ? ".0" : "", point_zero ? 3 : 1);
	pop_buf_printf(out, "%s%s", sign_of(is_negative(v), plus), text);
}

static void
put_complex(pop_buf *out, pop_dtype part, double re, double im)
{
	if (re == 0 && !is_negative(re)) {
		put_scalar(out, part, im, false, false);
		pop_buf_char(out, 'j');
		return;
	}
	pop_buf_char(out, '(');
	put_scalar(out, part, re, false, false);
	put_scalar(out, part, im, true, false);
	pop_buf_str(out, "j)");
}

void
pop_print_element(pop_buf *out, pop_dtype d, const void *e)
{
	pop_dtype part = pop_dtype_real(d);
	char text[24];

	if (d == POP_DT_I1) {
		pop_buf_str(out, pop_load_int(d, e) ? "True" : "False");
	} else if (part != d) {
		const char *im = (const char *)e + pop_dtype_bytes(part);

		put_complex(out, part, pop_load_f64(part, e),
			pop_load_f64(part, im));
	} else if (pop_dtype_is_float(d)) {
		put_scalar(out, shown_as(d), pop_load_f64(d, e), false, true);
	} else {
		int_text(text, d, e);
		pop_buf_str(out, text);
	}
}
