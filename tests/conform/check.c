/* Results against expected ones, as the README of the corpora defines it. */

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/num/compare.h"
#include "lib/num/convert.h"
#include "tests/conform/conform.h"

typedef struct pair {
	const pop_tensor *got, *expected;
	pop_dtype dtype;
	int64_t n;
} pair;

static void
describe(const pair *p, const pop_difference *d, char *why, size_t size)
{
	char type[POP_SHAPE_TEXT];
	uint64_t ulp = 0;
	unsigned bytes = pop_dtype_bytes(p->dtype);

	if (d->first >= 0)
		ulp = pop_ulp_distance(p->dtype,
			(const char *)p->got->data + d->first * bytes,
			(const char *)p->expected->data + d->first * bytes);
	snprintf(why, size,
		"%s: %" PRId64 " of %" PRId64 " differ; at %" PRId64
		" got %.9g, expected %.9g, %" PRIu64
		" ulp; largest difference %.3g",
		pop_shape_print(type, &p->got->shape), d->count, p->n, d->first,
		d->got, d->expected, ulp, d->max_abs);
}

/* The number after `name`:, or `otherwise`. */
static double
number(const char *check, const char *name, double otherwise)
{
	const char *at = strstr(check, name);

	return at ? strtod(at + strlen(name), NULL) : otherwise;
}

static void
close_to(pop_difference *d, const pair *p, const char *limits)
{
	char *end;
	uint64_t max = strtoull(limits, &end, 10), min = 0;

	if (*end == ':')
		min = strtoull(end + 1, NULL, 10);
	pop_check_close(
		d, p->dtype, p->got->data, p->expected->data, p->n, min, max);
}

/*
 * Vectors that are determined up to sign or phase: magnitudes are not changed
 * by it, element by element, whichever way the vectors lie.
 */
static void
magnitudes(pop_difference *d, const pair *p)
{
	unsigned bytes = pop_dtype_bytes(p->dtype);
	pop_difference one;

	*d = (pop_difference){.first = -1, .max_at = -1, .compared = p->n};
	for (int64_t i = 0; i < p->n; i++) {
		double g[2] = {0, 0}, e[2] = {0, 0}, a, b;

		pop_convert(POP_DT_C128, g, p->dtype,
			(const char *)p->got->data + i * bytes);
		pop_convert(POP_DT_C128, e, p->dtype,
			(const char *)p->expected->data + i * bytes);
		a = hypot(g[0], g[1]);
		b = hypot(e[0], e[1]);
		pop_check_almost(
			&one, POP_DT_F64, &a, &b, 1, 1e-4 + 1e-4 * fabs(b));
		if (!one.count)
			continue;
		if (d->first < 0) {
			d->first = i;
			d->got = a;
			d->expected = b;
		}
		d->count++;
	}
}

/*
 * Uniform random numbers between the integers around the expected ones: within
 * them, mean and variance within six standard deviations of theirs.  What is
 * no random number equals the expected one.
 */
static bool
is_uniform(const pair *p, char *why, size_t size)
{
	double sum = 0, square = 0, n = (double)p->n, mean, var, low, high, w;
	unsigned bytes = pop_dtype_bytes(p->dtype);
	const char *got = p->got->data, *expected = p->expected->data;

	if (!pop_dtype_is_float(p->dtype) || p->n == 0 ||
		memcmp(got, expected, (size_t)p->n * bytes) == 0)
		return true;
	low = high = pop_load_f64(p->dtype, expected);
	for (int64_t i = 0; i < p->n; i++) {
		double e = pop_load_f64(p->dtype, expected + i * bytes);

		low = fmin(low, e);
		high = fmax(high, e);
	}
	low = floor(low);
	high = ceil(high);
	w = high - low;
	for (int64_t i = 0; i < p->n; i++) {
		double v = pop_load_f64(p->dtype, got + i * bytes);

		if (!(v >= low && v <= high)) {
			snprintf(why, size, "%g is not in [%g, %g]", v, low,
				high);
			return false;
		}
		v = (v - low) / w;
		sum += v;
		square += v * v;
	}
	mean = sum / n;
	var = square / n - mean * mean;
	snprintf(why, size, "of [0, 1): mean %g, variance %g", mean, var);
	return fabs(mean - 0.5) <= 6 / sqrt(12 * n) &&
	       fabs(var - 1.0 / 12) <= 6 / sqrt(180 * n) + 1 / (2 * n);
}

bool
conform_check(const char *check, const pop_tensor *got,
	const pop_tensor *expected, char *why, size_t size)
{
	pair p = {got, expected, (pop_dtype)got->shape.dtype,
		pop_shape_elements(&got->shape)};
	char g[POP_SHAPE_TEXT], e[POP_SHAPE_TEXT];
	pop_difference d = {0};
	pop_err err;

	if (!pop_shape_eq(&got->shape, &expected->shape)) {
		snprintf(why, size, "%s, expected %s",
			pop_shape_print(g, &got->shape),
			pop_shape_print(e, &expected->shape));
		return false;
	}
	if (strcmp(check, "eq") == 0) {
		pop_check_eq(&d, p.dtype, got->data, expected->data, p.n);
	} else if (strncmp(check, "close:", 6) == 0) {
		close_to(&d, &p, check + 6);
	} else if (strncmp(check, "almost:", 7) == 0) {
		pop_check_almost(&d, p.dtype, got->data, expected->data, p.n,
			strtod(check + 7, NULL));
	} else if (strcmp(check, "exact") == 0 ||
		   strncmp(check, "rel:", 4) == 0) {
		if (pop_compare(&d, got, expected, number(check, "rel:", 0),
			    number(check, "abs:", 0), &err) != POP_OK) {
			snprintf(why, size, "%.200s", err.text);
			return false;
		}
	} else if (strncmp(check, "up to sign", 10) == 0) {
		magnitudes(&d, &p);
	} else if (strcmp(check, "random:uniform") == 0) {
		return is_uniform(&p, why, size);
	} else {
		snprintf(why, size, "unknown check \"%.40s\"", check);
		return false;
	}
	if (d.count == 0)
		return true;
	describe(&p, &d, why, size);
	return false;
}
