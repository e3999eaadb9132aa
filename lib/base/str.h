#ifndef POP_BASE_STR_H
#define POP_BASE_STR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Borrowed bytes; not NUL-terminated, may hold NUL. */
typedef struct pop_str {
	const char *ptr;
	size_t len;
} pop_str;

#define POP_STR(literal) ((pop_str){(literal), sizeof(literal) - 1})
/* For printf("%.*s", POP_STR_ARG(s)). */
#define POP_STR_ARG(s) (int)(s).len, (s).ptr

pop_str pop_str_of(const char *c); /* c may be NULL: empty */
bool pop_str_eq(pop_str a, pop_str b);
bool pop_str_is(pop_str a, const char *c);
bool pop_str_has_prefix(pop_str a, const char *prefix);

/* A NUL-terminated copy in the arena. */
char *pop_str_dup(pop_arena *a, pop_str s);
char *pop_str_printf(pop_arena *a, const char *fmt, ...) POP_PRINTF(2, 3);

/* Number of single-character edits from a to b, at most 255; "did you mean"
 * offers a name whose distance is at most a third of its length. */
unsigned pop_str_distance(pop_str a, pop_str b);

/* 0 to 15, of either case; -1: not a hexadecimal digit. */
static inline int
pop_hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

/*
 * Decimal and hexadecimal numbers, the whole of `s`, without locale.  False
 * if s is not exactly one number or does not fit.
 */
bool pop_str_i64(pop_str s, int64_t *out);
bool pop_str_u64(pop_str s, uint64_t *out); /* decimal, or hex with 0x */
bool pop_str_f64(pop_str s, double *out);   /* correctly rounded */

#ifdef __cplusplus
}
#endif

#endif
