/* CRC-32 beside its definition, bit by bit, for all short lengths. */

#include <assert.h>

#include "lib/base/crc32.h"

static uint32_t
defined(uint32_t c, const unsigned char *p, size_t n)
{
	c = ~c;
	for (size_t i = 0; i < n; i++) {
		c ^= p[i];
		for (int k = 0; k < 8; k++)
			c = c >> 1 ^ (c & 1 ? 0xEDB88320u : 0);
	}
	return ~c;
}

int
main(void)
{
	unsigned char b[800];
	uint32_t x = 1;

	for (size_t i = 0; i < sizeof(b); i++) {
		x = x * 1664525 + 1013904223;
		b[i] = (unsigned char)(x >> 24);
	}
	/* The check value of the catalogues. */
	assert(pop_crc32(0, "123456789", 9) == 0xcbf43926);
	for (size_t n = 0; n < sizeof(b) - 7; n++) {
		const unsigned char *p = b + n % 7;
		uint32_t whole = defined(0, p, n);

		assert(pop_crc32(0, p, n) == whole);
		/* In two parts. */
		assert(pop_crc32(pop_crc32(0, p, n / 3), p + n / 3,
			       n - n / 3) == whole);
	}
	return 0;
}
