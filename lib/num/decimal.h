#ifndef POP_NUM_DECIMAL_H
#define POP_NUM_DECIMAL_H

#include "lib/num/dtype.h"

/*
 * Decimal digits of floats: for print.c, and read by whoever reads text.
 */
enum { POP_DECIMAL_TEXT = 400 };

/* Value |v| as digit[0].digit[1]digit[2].. * 10^exponent. */
typedef struct pop_decimal {
	char digit[24]; /* '0' to '9', `n` of them and NUL, n >= 1 */
	int n, exponent;
} pop_decimal;

/* The fewest digits that read back as the same element of float type d; of
 * several the closest.  v is finite and an element of d. */
pop_decimal pop_decimal_shortest(pop_dtype d, double v);

/*
 * Text without sign.  Positional: at most `precision` digits after the point,
 * none of them trailing zeros; the point is always there.  Scientific: exactly
 * `precision` digits after the point if `fixed`, otherwise as before; exponent
 * of at least exp_digits digits.  `precision` below 1: no limit.  Digits that
 * are cut off round the exact value, half to even.
 */
void pop_decimal_positional(
	char out[POP_DECIMAL_TEXT], pop_dtype d, double v, int precision);
void pop_decimal_scientific(char out[POP_DECIMAL_TEXT], pop_dtype d, double v,
	int precision, bool fixed, int exp_digits);

/* Longer numbers are none. */
enum { POP_DECIMAL_LIMIT = 64 << 10 };

/*
 * The number that starts at `p`: digits that may have a sign, a point
 * anywhere and an exponent.  Stores it, rounded once to float type `type`
 * with the sign of a zero kept, and returns where it ends; NULL if no number
 * starts there.  Nothing is read at or behind `end`.
 */
const char *pop_decimal_read(
	const char *p, const char *end, pop_dtype type, void *out);
/* The same of a hexadecimal number, 0x1.8p-3. */
const char *pop_decimal_read_hex(
	const char *p, const char *end, pop_dtype type, void *out);
/* The first of the two of the whole of `s`; false if it is not one number with
 * a digit before the point. */
bool pop_decimal_parse(pop_str s, pop_dtype type, void *out);

#endif
