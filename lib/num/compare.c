/*
 * Comparison.  One walk serves all rules: it hands each element, or each part
 * of a complex one, to a predicate and keeps the books.
 */

#include "lib/num/compare.h"

#include "lib/num/convert.h"

enum { BLOCK = 256 };

typedef struct rule {
	double rtol, atol;
	uint64_t min_ulp, max_ulp;
} rule;

static void
start(pop_difference *out)
{
	*out = (pop_difference){.first = -1, .max_at = -1};
}

static bool
is_finite(double v)
{
	return v - v == 0;
}

static double
magnitude(double v)
{
	return v < 0 ? -v : v;
}

/* Books one pair. */
static void
book(pop_difference *out, int64_t at, double got, double expected, bool good)
{
	double d = magnitude(got - expected);

	if (is_finite(d) && d > out->max_abs) {
		out->max_abs = d;
		out->max_at = at;
	}
	if (good)
		return;
	if (out->first < 0 || at < out->first) {
		out->first = at;
		out->got = got;
		out->expected = expected;
	}
}

static bool
within(double got, double expected, const rule *r)
{
	if (got == expected)
		return true;
	if (got != got || expected != expected)
		return got != got && expected != expected;
	if (!is_finite(got) || !is_finite(expected))
		return false;
	return magnitude(got - expected) <=
	       r->atol + r->rtol * magnitude(expected);
}

/* n elements whose parts lie one after another; `at` numbers the first. */
static void
floats_within(pop_difference *out, const double *got, const double *expected,
	int64_t n, unsigned parts, int64_t at, const rule *r)
{
	for (int64_t k = 0; k < n; k++) {
		bool bad = false;

		for (unsigned p = 0; p < parts; p++) {
			double g = got[parts * k + p];
			double e = expected[parts * k + p];
			bool good = within(g, e, r);

			book(out, at + k, g, e, good || bad);
			bad = bad || !good;
		}
		out->count += bad;
	}
	out->compared += n;
}

static void
compare_floats(pop_difference *out, pop_dtype gd, const void *got, pop_dtype ed,
	const void *expected, int64_t n, const rule *r)
{
	bool pair = pop_dtype_is_complex(gd);
	pop_dtype wide = pair ? POP_DT_C128 : POP_DT_F64;
	double g[2 * BLOCK], e[2 * BLOCK];

	for (int64_t at = 0; at < n; at += BLOCK) {
		int64_t m = n - at < BLOCK ? n - at : BLOCK;

		pop_convert_array(wide, g, gd,
			(const char *)got + at * pop_dtype_bytes(gd), m);
		pop_convert_array(wide, e, ed,
			(const char *)expected + at * pop_dtype_bytes(ed), m);
		floats_within(out, g, e, m, pair ? 2 : 1, at, r);
	}
}

/* For the books only: an integer as a double, near enough. */
static double
int_as_f64(pop_dtype d, const void *p)
{
	double v;

	pop_convert(POP_DT_F64, &v, d, p);
	return v;
}

static void
compare_ints(pop_difference *out, pop_dtype d, const void *got,
	const void *expected, int64_t n)
{
	unsigned size = pop_dtype_bytes(d);
	const char *g = got, *e = expected;

	for (int64_t k = 0; k < n; k++, g += size, e += size) {
		if (pop_load_bits(d, g) == pop_load_bits(d, e))
			continue;
		book(out, k, int_as_f64(d, g), int_as_f64(d, e), false);
		out->count++;
	}
	out->compared += n;
}

static bool
is_real_or_complex(pop_dtype d)
{
	return pop_dtype_is_float(d) || pop_dtype_is_complex(d);
}

static bool
types_fit(pop_dtype got, pop_dtype expected)
{
	if (got == expected)
		return true;
	if (pop_dtype_is_float(got))
		return expected == POP_DT_F32 || expected == POP_DT_F64;
	return got == POP_DT_C64 && expected == POP_DT_C128;
}

static pop_status
check_types(const pop_tensor *got, const pop_tensor *expected, pop_err *err)
{
	pop_dtype gd = (pop_dtype)got->shape.dtype;
	pop_dtype ed = (pop_dtype)expected->shape.dtype;

	if (types_fit(gd, ed))
		return POP_OK;
	return pop_fail(err, POP_E_INPUT, "expected values are %s, results %s",
		pop_dtype_info_of[ed].name, pop_dtype_info_of[gd].name);
}

static void
compare_any(pop_difference *out, pop_dtype gd, const void *got, pop_dtype ed,
	const void *expected, int64_t n, const rule *r)
{
	if (is_real_or_complex(gd))
		compare_floats(out, gd, got, ed, expected, n, r);
	else
		compare_ints(out, gd, got, expected, n);
}

pop_status
pop_compare(pop_difference *out, const pop_tensor *got,
	const pop_tensor *expected, double rtol, double atol, pop_err *err)
{
	char g[POP_SHAPE_TEXT], e[POP_SHAPE_TEXT];
	rule r = {.rtol = rtol, .atol = atol};

	start(out);
	POP_TRY(check_types(got, expected, err));
	if (!pop_shape_same_dims(&got->shape, &expected->shape))
		return pop_fail(err, POP_E_INPUT,
			"expected values are %s, results %s",
			pop_shape_print(e, &expected->shape),
			pop_shape_print(g, &got->shape));
	compare_any(out, (pop_dtype)got->shape.dtype, got->data,
		(pop_dtype)expected->shape.dtype, expected->data,
		pop_shape_elements(&got->shape), &r);
	return POP_OK;
}

/* Mean of the absolute values. */
static double
mean_magnitude(const pop_tensor *t)
{
	pop_dtype d = (pop_dtype)t->shape.dtype;
	bool pair = pop_dtype_is_complex(d);
	int64_t n = pop_shape_elements(&t->shape);
	double b[2 * BLOCK], sum = 0;

	for (int64_t at = 0; at < n; at += BLOCK) {
		int64_t m = n - at < BLOCK ? n - at : BLOCK;
		double part = 0;

		pop_convert_array(pair ? POP_DT_C128 : POP_DT_F64, b, d,
			(const char *)t->data + at * pop_dtype_bytes(d), m);
		for (int64_t k = 0; k < m; k++) {
			double re = b[pair ? 2 * k : k];
			double im = pair ? b[2 * k + 1] : 0;

			part += pair ? __builtin_sqrt(re * re + im * im)
				     : magnitude(re);
		}
		sum += part;
	}
	return n ? sum / (double)n : 0;
}

static pop_status
check_sample(const pop_tensor *got, const pop_tensor *index,
	const pop_tensor *value, pop_err *err)
{
	pop_dtype id = (pop_dtype)index->shape.dtype;

	POP_TRY(check_types(got, value, err));
	if (!pop_dtype_is_int(id))
		return pop_fail(err, POP_E_INPUT,
			"indices of expected values are %s, not integers",
			pop_dtype_info_of[id].name);
	if (pop_shape_elements(&index->shape) !=
		pop_shape_elements(&value->shape))
		return pop_fail(err, POP_E_INPUT,
			"%lld indices for %lld expected values",
			(long long)pop_shape_elements(&index->shape),
			(long long)pop_shape_elements(&value->shape));
	return POP_OK;
}

/* The pair at sample k, booked under its place in `got`. */
static void
compare_at(pop_difference *out, const pop_tensor *got, uint64_t at,
	const pop_tensor *value, int64_t k, const rule *r)
{
	pop_dtype gd = (pop_dtype)got->shape.dtype;
	pop_dtype vd = (pop_dtype)value->shape.dtype;
	pop_difference one;

	start(&one);
	compare_any(&one, gd,
		(const char *)got->data + at * pop_dtype_bytes(gd), vd,
		(const char *)value->data + k * pop_dtype_bytes(vd), 1, r);
	if (one.count && out->first < 0) {
		out->first = (int64_t)at;
		out->got = one.got;
		out->expected = one.expected;
	}
	if (one.max_abs > out->max_abs) {
		out->max_abs = one.max_abs;
		out->max_at = (int64_t)at;
	}
	out->count += one.count;
	out->compared++;
}

pop_status
pop_compare_sampled(pop_difference *out, const pop_tensor *got,
	const pop_tensor *index, const pop_tensor *value,
	const pop_tensor *absmean, double rtol, double atol, pop_err *err)
{
	pop_dtype id = (pop_dtype)index->shape.dtype;
	int64_t n = pop_shape_elements(&value->shape);
	int64_t total = pop_shape_elements(&got->shape);
	rule r = {.rtol = rtol, .atol = atol};

	start(out);
	POP_TRY(check_sample(got, index, value, err));
	for (int64_t k = 0; k < n; k++) {
		uint64_t at = pop_load_int(id,
			(const char *)index->data + k * pop_dtype_bytes(id));

		if (at >= (uint64_t)total)
			return pop_fail(err, POP_E_INPUT,
				"index %lld of an expected value is outside "
				"the result's %lld elements",
				(long long)at, (long long)total);
		compare_at(out, got, at, value, k, &r);
	}
	if (absmean && pop_shape_elements(&absmean->shape) == 1) {
		double want, have = mean_magnitude(got);

		pop_convert(POP_DT_F64, &want, (pop_dtype)absmean->shape.dtype,
			absmean->data);
		out->count += !within(have, want, &r);
	}
	return POP_OK;
}

void
pop_check_almost(pop_difference *out, pop_dtype d, const void *got,
	const void *expected, int64_t n, double tolerance)
{
	rule r = {.atol = tolerance};

	start(out);
	compare_any(out, d, got, d, expected, n, &r);
}

/* One part at a time: `d` is not complex. */
static uint64_t
ulp_of_part(pop_dtype d, const void *a, const void *b)
{
	uint64_t x = pop_load_bits(d, a), y = pop_load_bits(d, b), top;
	double u, v;

	if (x == y)
		return 0;
	if (!pop_dtype_is_float(d)) {
		x = pop_load_int(d, a);
		y = pop_load_int(d, b);
		if (pop_dtype_info_of[d].cls == POP_DTC_INT)
			return (int64_t)x > (int64_t)y ? x - y : y - x;
		return x > y ? x - y : y - x;
	}
	u = pop_load_f64(d, a);
	v = pop_load_f64(d, b);
	if (u != u && v != v)
		return 0;
	if (!is_finite(u) || !is_finite(v))
		return UINT64_MAX;
	if (pop_float_format_of(d)->kind == POP_FLOAT_E8M0)
		return x > y ? x - y : y - x;
	top = UINT64_C(1) << (pop_dtype_info_of[d].bits - 1);
	if ((x ^ y) & top)
		return (x & ~top) + (y & ~top);
	return x > y ? x - y : y - x;
}

uint64_t
pop_ulp_distance(pop_dtype d, const void *a, const void *b)
{
	pop_dtype part = pop_dtype_real(d);
	unsigned size = pop_dtype_bytes(part);
	uint64_t re = ulp_of_part(part, a, b), im;

	if (!pop_dtype_is_complex(d))
		return re;
	im = ulp_of_part(part, (const char *)a + size, (const char *)b + size);
	return re > im ? re : im;
}

/* The value of the part of an element to show. */
static double
show(pop_dtype d, const void *p, unsigned part)
{
	if (!is_real_or_complex(d))
		return int_as_f64(d, p);
	return pop_load_f64(
		d, (const char *)p + part * pop_dtype_bytes(pop_dtype_real(d)));
}

/* `bad` says whether an element disagrees. */
static void
check_each(pop_difference *out, pop_dtype d, const void *got,
	const void *expected, int64_t n, const rule *r,
	bool (*bad)(pop_dtype, const void *, const void *, const rule *))
{
	unsigned size = pop_dtype_bytes(d);
	unsigned parts = pop_dtype_is_complex(d) ? 2 : 1;
	const char *g = got, *e = expected;

	start(out);
	for (int64_t k = 0; k < n; k++, g += size, e += size) {
		bool wrong = bad(d, g, e, r);

		for (unsigned p = parts; p-- > 0;)
			book(out, k, show(d, g, p), show(d, e, p),
				!wrong || out->first >= 0);
		out->count += wrong;
	}
	out->compared = n;
}

static bool
not_equal(pop_dtype d, const void *a, const void *b, const rule *r)
{
	pop_dtype part = pop_dtype_real(d);
	unsigned size = pop_dtype_bytes(part);

	(void)r;
	if (!is_real_or_complex(d))
		return pop_load_bits(d, a) != pop_load_bits(d, b);
	if (pop_load_f64(part, a) != pop_load_f64(part, b))
		return true;
	return part != d && pop_load_f64(part, (const char *)a + size) !=
				    pop_load_f64(part, (const char *)b + size);
}

static bool
not_close(pop_dtype d, const void *a, const void *b, const rule *r)
{
	uint64_t u = pop_ulp_distance(d, a, b);

	return u < r->min_ulp || u > r->max_ulp;
}

void
pop_check_eq(pop_difference *out, pop_dtype d, const void *got,
	const void *expected, int64_t n)
{
	check_each(out, d, got, expected, n, NULL, not_equal);
}

void
pop_check_close(pop_difference *out, pop_dtype d, const void *got,
	const void *expected, int64_t n, uint64_t min_ulp, uint64_t max_ulp)
{
	rule r = {.min_ulp = min_ulp, .max_ulp = max_ulp};

	check_each(out, d, got, expected, n, &r, not_close);
}
