/* Constants: every spelling, one rounding, exact bits, splats. */

#include <stdint.h>

#include "lib/num/convert.h"
#include "tests/unit/import_test.h"

/* The value of the first constant. */
static const pop_dense *
constant(import_run *r, const char *literal, const char *type)
{
	char text[4096];
	int n = snprintf(text, sizeof(text),
		"func.func @main() -> %s {\n%%0 = stablehlo.constant dense<%s> "
		": %s\nreturn %%0 : %s\n}",
		type, literal, type, type);

	if (import_bytes(r, text, (size_t)n) != POP_OK) {
		fprintf(stderr, "%s\n%s\n", text, r->err.text);
		abort();
	}
	return pop_attr_dense(r->graph->main->body->first);
}

static const struct {
	const char *literal, *type;
	int splat;
	const char *hex; /* of all bytes kept */
} row[] = {
	{"1.0", "tensor<f32>", 1, "0000803f"},
	{"-0.0", "tensor<f32>", 1, "00000080"},
	{"0xFFC00001", "tensor<f32>", 1, "0100c0ff"},
	{"0x7F800000", "tensor<3xf32>", 1, "0000807f"},
	{"[1.0, 1.0, 1.0]", "tensor<3xf32>", 1, "0000803f"},
	{"[0.0, -0.0]", "tensor<2xf32>", 0, "0000000000000080"},
	{"[[1, 2], [3, 4]]", "tensor<2x2xi8>", 0, "01020304"},
	/* Comments may have what ends a literal. */
	{"[1, // >\n2 // a/b\n, 3// >//>\n]", "tensor<3xi8>", 0, "010203"},
	{" // >\n\"0x0102\" // \">\n", "tensor<2xi8>", 0, "0102"},
	{"[[], []]", "tensor<2x0xf32>", 0, ""},
	{"", "tensor<0xf32>", 0, ""},
	{"1.0", "tensor<0x3xf32>", 0, ""},
	{"true", "tensor<4xi1>", 1, "01"},
	{"[true, false, 1, 0]", "tensor<4xi1>", 0, "01000100"},
	{"\"0x05\"", "tensor<4xi1>", 0, "01000100"},
	{"\"0xFF\"", "tensor<4xi1>", 1, "01"},
	{"\"0x0F\"", "tensor<4xi1>", 1, "01"},
	{"\"0x01000100\"", "tensor<4xi1>", 0, "01000100"},
	{"\"0x0181\"", "tensor<16xi1>", 0, "01000000000000000100000000000001"},
	{"\"0x01\"", "tensor<16xi1>", 1, "01"},
	{"\"0xFF\"", "tensor<16xi1>", 1, "01"},
	{"-1", "tensor<i4>", 1, "ff"},
	{"15", "tensor<i4>", 1, "ff"},
	{"15", "tensor<ui4>", 1, "0f"},
	{"\"0x0FF7\"", "tensor<2xi4>", 0, "ff07"},
	{"\"0x0F07\"", "tensor<2xi4>", 0, "ff07"},
	{"\"0xFF\"", "tensor<3xui4>", 1, "0f"},
	{"255", "tensor<i8>", 1, "ff"},
	{"-128", "tensor<i8>", 1, "80"},
	{"0xFE", "tensor<i8>", 1, "fe"},
	{"18446744073709551615", "tensor<ui64>", 1, "ffffffffffffffff"},
	{"-9223372036854775808", "tensor<i64>", 1, "0000000000000080"},
	{"\"0x0000803F00000040\"", "tensor<2xf32>", 0, "0000803f00000040"},
	{"\"0x0000803F0000803F\"", "tensor<2xf32>", 1, "0000803f"},
	{"\"0x0000803F\"", "tensor<2xf32>", 1, "0000803f"},
	{"\"0x0000803f\"", "tensor<7xf32>", 1, "0000803f"},
	{"(1.0,-2.0)", "tensor<complex<f32>>", 1, "0000803f000000c0"},
	{"[(1.0,0.0), (0x7F800000, 2.0)]", "tensor<2xcomplex<f32>>", 0,
		"0000803f000000000000807f00000040"},
	{"\"0x0000803F00000040\"", "tensor<3xcomplex<f32>>", 1,
		"0000803f00000040"},
	/* Halfway cases that rounding twice gets wrong. */
	{"1.000000059604644776", "tensor<f32>", 1, "0100803f"},
	{"1.000000059604644775", "tensor<f32>", 1, "0000803f"},
	{"1.00000005960464477539062500000000000000000000000000000001",
		"tensor<f32>", 1, "0100803f"},
	{"1.000000059604644775390625", "tensor<f32>", 1, "0000803f"},
	{"1.00390625000000000000000000001", "tensor<bf16>", 1, "813f"},
	{"1.00390625", "tensor<bf16>", 1, "803f"},
	{"1.01171875", "tensor<bf16>", 1, "823f"},
	{"65519.99999999999999999999", "tensor<f16>", 1, "ff7b"},
	{"65520", "tensor<f16>", 1, "007c"},
	{"6.0e-8", "tensor<f16>", 1, "0100"},
	{"2.98023223876953125e-8", "tensor<f16>", 1, "0000"},
	{"2.98023223876953126e-8", "tensor<f16>", 1, "0100"},
	{"1.401298464324817e-45", "tensor<f32>", 1, "01000000"},
	{"7.006492321624085e-46", "tensor<f32>", 1, "00000000"},
	{"7.006492321624086e-46", "tensor<f32>", 1, "01000000"},
	{"3.40282356779733661637539395458142568448e38", "tensor<f32>", 1,
		"0000807f"},
	{"3.40282356779733661637539395458142568447e38", "tensor<f32>", 1,
		"ffff7f7f"},
	{"1e400", "tensor<f64>", 1, "000000000000f07f"},
	{"-1e-400", "tensor<f64>", 1, "0000000000000080"},
	{"1e99999999999999999999", "tensor<f32>", 1, "0000807f"},
	{"0e99999999999999999999", "tensor<f32>", 1, "00000000"},
	{"2.2250738585072011e-308", "tensor<f64>", 1, "ffffffffffff0f00"},
	{"4.9406564584124654e-324", "tensor<f64>", 1, "0100000000000000"},
	{"2.4703282292062327e-324", "tensor<f64>", 1, "0000000000000000"},
	{"2.4703282292062328e-324", "tensor<f64>", 1, "0100000000000000"},
	{"9007199254740993", "tensor<f64>", 1, "0000000000004043"},
	{"9007199254740993.00000000000000000001", "tensor<f64>", 1,
		"0100000000004043"},
	{"448.0", "tensor<f8E4M3FN>", 1, "7e"},
	{"-1.5", "tensor<f8E5M2>", 1, "be"},
};

static void
check_row(size_t i)
{
	import_run r;
	const pop_dense *d = constant(&r, row[i].literal, row[i].type);
	const unsigned char *p = d->data;
	size_t n = d->splat ? pop_dtype_bytes(d->type.dtype)
			    : (size_t)pop_shape_bytes(&d->type);
	char hex[256] = "";

	for (size_t k = 0; k < n; k++)
		snprintf(hex + 2 * k, 3, "%02x", p[k]);
	if (d->splat != row[i].splat || strcmp(hex, row[i].hex))
		fprintf(stderr, "dense<%s> : %s: %s %s, want %s\n",
			row[i].literal, row[i].type,
			d->splat ? "splat" : "list", hex, row[i].hex);
	assert(d->splat == row[i].splat && !strcmp(hex, row[i].hex));
	import_end(&r);
}

static uint64_t seed = 1;

static uint64_t
next_random(void)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return seed * 0x2545f4914f6cdd1d;
}

enum { MANY = 2000, LONGEST = 48 };

static void
make_numbers(char num[MANY][LONGEST])
{
	for (int i = 0; i < MANY; i++) {
		int digits = 1 + (int)(next_random() % 24);
		int exp = (int)(next_random() % 90) - 50;
		size_t k = 0;

		for (int j = 0; j < digits; j++) {
			num[i][k++] = (char)('0' + next_random() % 10);
			if (j == 0)
				num[i][k++] = '.';
		}
		snprintf(num[i] + k, LONGEST - k, "%se%d",
			digits == 1 ? "0" : "", exp);
	}
}

/* Many at once, against the C library, whose strtof and strtod round once. */
static void
check_against_libc(bool wide)
{
	static char num[MANY][LONGEST];
	static char text[MANY * (LONGEST + 2) + 256];
	import_run r;
	const char *got;
	size_t n;

	make_numbers(num);
	n = (size_t)snprintf(text, sizeof(text),
		"func.func @main() {\n%%0 = stablehlo.constant dense<[");
	for (int i = 0; i < MANY; i++)
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%s%s",
			i ? ", " : "", num[i]);
	n += (size_t)snprintf(text + n, sizeof(text) - n,
		"]> : tensor<%dx%s>\nreturn\n}", MANY, wide ? "f64" : "f32");
	assert(import_bytes(&r, text, n) == POP_OK);
	got = pop_attr_dense(r.graph->main->body->first)->data;
	for (int i = 0; i < MANY; i++) {
		float f = strtof(num[i], NULL);
		double d = strtod(num[i], NULL);
		bool same = wide ? !memcmp(got + 8 * i, &d, 8)
				 : !memcmp(got + 4 * i, &f, 4);

		if (!same)
			fprintf(stderr, "%s\n", num[i]);
		assert(same);
	}
	import_end(&r);
}

/* Bits written as hex are the bits, whatever they mean. */
static void
check_payloads(void)
{
	static const char *const type[] = {"f8E4M3FN", "f8E5M2", "f16", "bf16",
		"f32", "f64", "ui8", "i32", "ui64"};

	for (size_t t = 0; t < sizeof(type) / sizeof(type[0]); t++) {
		pop_dtype d = pop_dtype_parse(pop_str_of(type[t]));
		unsigned width = pop_dtype_bytes(d);

		for (int i = 0; i < 200; i++) {
			uint64_t bits = next_random() >> (64 - 8 * width);
			char literal[32], name[32];
			const pop_dense *c;
			import_run r;

			snprintf(literal, sizeof(literal), "0x%llX",
				(unsigned long long)bits);
			snprintf(name, sizeof(name), "tensor<3x%s>", type[t]);
			c = constant(&r, literal, name);
			assert(c->splat);
			assert(!memcmp(c->data, &bits, width));
			import_end(&r);
		}
	}
}

int
main(void)
{
	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		check_row(i);
	for (int i = 0; i < 10; i++)
		check_against_libc(i % 2);
	check_payloads();
	return 0;
}
