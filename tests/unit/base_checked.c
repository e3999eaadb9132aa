/* Checked arithmetic at the ends of its types, rounding up, and divisors. */

#include "lib/base/checked.h"

#include <assert.h>

#include "lib/base/gcd.h"

static void
sums(void)
{
	static const struct {
		int64_t a, b, want;
		bool ok;
	} row[] = {{INT64_MAX, 0, INT64_MAX, true}, {INT64_MAX, 1, 0, false},
		{INT64_MIN, -1, 0, false}, {INT64_MIN, INT64_MAX, -1, true},
		{-5, 3, -2, true}};

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		int64_t r;

		assert(pop_add_i64(row[i].a, row[i].b, &r) == row[i].ok);
		assert(!row[i].ok || r == row[i].want);
	}
}

static void
products(void)
{
	static const int64_t half = INT64_C(1) << 31;
	static const struct {
		int64_t a, b, want;
		bool ok;
	} row[] = {{INT64_MAX, 1, INT64_MAX, true}, {INT64_MAX, 2, 0, false},
		{INT64_MIN, -1, 0, false}, {INT64_MAX, 0, 0, true},
		{half, half, INT64_C(1) << 62, true},
		{2 * half, half, 0, false}, {-7, 6, -42, true}};

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		int64_t r;

		assert(pop_mul_i64(row[i].a, row[i].b, &r) == row[i].ok);
		assert(!row[i].ok || r == row[i].want);
		if (row[i].a >= 0 && row[i].b >= 0)
			assert(pop_mul_capped(row[i].a, row[i].b) ==
				(row[i].ok ? row[i].want : INT64_MAX));
	}
}

static void
sizes(void)
{
	size_t r;

	assert(pop_add_size(SIZE_MAX, 0, &r) && r == SIZE_MAX);
	assert(!pop_add_size(SIZE_MAX, 1, &r));
	assert(pop_mul_size(SIZE_MAX, 1, &r) && r == SIZE_MAX);
	assert(!pop_mul_size(SIZE_MAX / 2 + 1, 2, &r));
	assert(pop_round_up(0, 64) == 0 && pop_round_up(1, 64) == 64);
	assert(pop_round_up(64, 64) == 64 && pop_round_up(65, 64) == 128);
	assert(pop_round_up(5, 1) == 5);
}

static void
divisors(void)
{
	assert(pop_gcd(0, 0) == 0 && pop_gcd(7, 0) == 7 && pop_gcd(0, 7) == 7);
	assert(pop_gcd(INT64_MAX, INT64_MAX) == INT64_MAX);
	for (int64_t a = 1; a < 40; a++)
		for (int64_t b = 1; b < 40; b++) {
			int64_t most = 1;

			for (int64_t d = 1; d <= a; d++)
				if (a % d == 0 && b % d == 0)
					most = d;
			assert(pop_gcd(a, b) == most);
		}
}

int
main(void)
{
	sums();
	products();
	sizes();
	divisors();
	return 0;
}
