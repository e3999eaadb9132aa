/* .npy and .npz: layouts, refusals, types that NumPy lacks. */

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/fs.h"
#include "lib/num/npy.h"

/* A file of version 1 with this header text and these element bytes. */
static size_t
make(unsigned char *out, const char *text, const void *data, size_t n)
{
	size_t len = strlen(text);

	memcpy(out, "\x93NUMPY\x01\x00", 8);
	out[8] = (unsigned char)len;
	out[9] = (unsigned char)(len >> 8);
	memcpy(out + 10, text, len);
	memcpy(out + 10 + len, data, n);
	return 10 + len + n;
}

static const struct {
	const char *text;
	const char *why; /* NULL: accepted */
} header[] = {
	{"{'descr': '<i2', 'fortran_order': False, 'shape': (2, 3), }\n", NULL},
	{"{'shape':(6,),'fortran_order':True,'descr':'|i1'}", NULL},
	{"{\"descr\": \"=u1\", 'fortran_order': False, 'shape': ()}", NULL},
	{"{'descr': '<f8', 'fortran_order': False, 'shape': (0, 7)}", NULL},
	{"{'descr': '<V2', 'fortran_order': False, 'shape': (2L,)}", NULL},
	{"{'descr': '<f4', 'fortran_order': False, 'shape': (4,)}",
		"its elements are cut off, 4 bytes short"},
	{"{'descr': '<f4', 'fortran_order': False, 'shape': (-1,)}", "damaged"},
	{"{'descr': '<f4', 'fortran_order': False, 'shape': "
	 "(1099511627776, 2)}",
		"too large"},
	{"{'descr': '<f4', 'fortran_order': False, 'shape': "
	 "(99999999999999999999,)}",
		"damaged"},
	{"{'descr': '<f4', 'fortran_order': False, 'shape': "
	 "(1,1,1,1,1,1,1,1,1,1,1,1,1)}",
		"more than 12 dims"},
	{"{'descr': '|O', 'fortran_order': False, 'shape': (1,)}",
		"'|O' is not supported"},
	{"{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,)}",
		"the elements are structures"},
	{"{'descr': '<U3', 'fortran_order': False, 'shape': (1,)}",
		"not supported"},
	{"{'descr': '', 'fortran_order': False, 'shape': (1,)}",
		"not supported"},
	{"{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, "
	 "'shape': (1,)}",
		"damaged"},
	{"{'descr': '<f4', 'shape': (1,)}", "damaged"},
	{"{'descr': '<f4', 'fortran_order': False, 'shape': (1,)} x",
		"damaged"},
	{"{'descr': '<f4', 'fortran_order': False, 'shape': (1,", "damaged"},
	{"{'descr", "damaged"},
	{"", "damaged"},
};

static void
headers(void)
{
	unsigned char file[512];

	for (size_t i = 0; i < sizeof(header) / sizeof(header[0]); i++) {
		size_t n = make(file, header[i].text, "abcdefghijkl", 12);
		pop_tensor t = {0};
		pop_err err = {POP_OK, ""};
		pop_status st = pop_npy_parse(&t, file, n, "x.npy", &err);

		assert(st == (header[i].why ? POP_E_INPUT : POP_OK));
		assert(!header[i].why || strstr(err.text, header[i].why));
		assert(!header[i].why || strstr(err.text, "x.npy"));
		pop_tensor_release(&t);
		/* Every shorter file is refused, or is a shorter tensor. */
		for (size_t cut = 0; cut < n; cut++) {
			unsigned char *p = malloc(cut ? cut : 1);

			assert(p);
			memcpy(p, file, cut);
			st = pop_npy_parse(&t, p, cut, "x.npy", &err);
			assert(st == POP_OK || st == POP_E_INPUT);
			pop_tensor_release(&t);
			free(p);
		}
	}
}

static void
layouts(void)
{
	static const unsigned char column[] = {
		0, 1, 0, 4, 0, 2, 0, 5, 0, 3, 0, 6};
	unsigned char file[256];
	pop_tensor t = {0};
	pop_err err;
	size_t n = make(file,
		"{'descr': '>i2', 'fortran_order': True, 'shape': (2, 3), }",
		column, sizeof(column));

	assert(pop_npy_parse(&t, file, n, "t", &err) == POP_OK);
	assert(t.shape.rank == 2 && t.shape.dim[0] == 2 && t.owned);
	for (int i = 0; i < 6; i++) {
		int16_t v;

		memcpy(&v, (char *)t.data + 2 * i, 2);
		assert(v == i + 1);
	}
	pop_tensor_release(&t);
	file[6] = 9;
	assert(pop_npy_parse(&t, file, n, "t", &err) == POP_E_INPUT);
	assert(strstr(err.text, "version 9"));
}

static const struct {
	pop_dtype have, want;
	unsigned char byte[8];
	const char *why;
	bool opaque;
	unsigned char is; /* then the element, if it is one byte */
} cast[] = {
	{POP_DT_F32, POP_DT_F32, {0}, NULL, false, 0},
	{POP_DT_U16, POP_DT_BF16, {0x80, 0x3f}, NULL, false, 0},
	{POP_DT_F32, POP_DT_BF16, {0, 0, 0x80, 0x3f}, NULL, false, 0},
	{POP_DT_F64, POP_DT_F8E5M2, {0, 0, 0, 0, 0, 0, 0xf0, 0x3f}, NULL, false,
		0},
	{POP_DT_U8, POP_DT_F8E4M3FN, {0x38}, NULL, false, 0},
	{POP_DT_U8, POP_DT_F4E2M1FN, {7}, NULL, false, 0},
	{POP_DT_U8, POP_DT_F4E2M1FN, {16}, "does not fit f4E2M1FN", false, 0},
	{POP_DT_I8, POP_DT_I4, {0xf8}, NULL, false, 0},
	{POP_DT_I8, POP_DT_I4, {8}, "does not fit i4", false, 0},
	{POP_DT_U8, POP_DT_U2, {3}, NULL, false, 0},
	{POP_DT_U8, POP_DT_U2, {4}, "does not fit ui2", false, 0},
	{POP_DT_I64, POP_DT_I32, {1}, "elements are i64, expected i32", false,
		0},
	{POP_DT_F64, POP_DT_F32, {0}, "elements are f64, expected f32", false,
		0},
	{POP_DT_U8, POP_DT_I4, {0}, "expected i4", false, 0},
	{POP_DT_I8, POP_DT_I1, {0}, "expected i1", false, 0},
	{POP_DT_U8, POP_DT_I4, {0x0f}, NULL, true, 0xff},
	{POP_DT_U8, POP_DT_I4, {0xff}, NULL, true, 0xff},
	{POP_DT_U8, POP_DT_I4, {0x1f}, "does not fit i4", true, 0},
	{POP_DT_U8, POP_DT_I2, {2}, NULL, true, 0xfe},
	{POP_DT_U8, POP_DT_U4, {0x0f}, NULL, true, 0x0f},
	{POP_DT_U8, POP_DT_U2, {4}, "does not fit ui2", true, 0},
	{POP_DT_U8, POP_DT_F8E4M3FN, {0xb8}, NULL, true, 0xb8},
	{POP_DT_U8, POP_DT_F8E5M2, {0xbc}, NULL, true, 0xbc},
	{POP_DT_U8, POP_DT_F4E2M1FN, {0x0a}, NULL, true, 0x0a},
	{POP_DT_U8, POP_DT_F4E2M1FN, {0x1a}, "does not fit f4E2M1FN", true, 0},
	{POP_DT_U8, POP_DT_F6E2M3FN, {0x28}, NULL, true, 0x28},
	{POP_DT_U8, POP_DT_U8, {9}, NULL, true, 9},
	{POP_DT_U16, POP_DT_BF16, {0x80, 0x3f}, NULL, true, 0x80},
	{POP_DT_U8, POP_DT_I8, {1}, "does not name, expected i8", true, 0},
	{POP_DT_U8, POP_DT_BF16, {1}, "1 bytes of a type", true, 0},
	{POP_DT_U16, POP_DT_I4, {1}, "2 bytes of a type", true, 0},
	{POP_DT_U16, POP_DT_F16, {1}, "expected f16", true, 0},
};

static void
casts(void)
{
	for (size_t i = 0; i < sizeof(cast) / sizeof(cast[0]); i++) {
		pop_shape s = {.dtype = (uint8_t)cast[i].have};
		unsigned char b[8];
		pop_tensor t = pop_tensor_borrow(&s, b);
		pop_err err;
		pop_status st;

		memcpy(b, cast[i].byte, 8);
		t.opaque = cast[i].opaque;
		st = pop_npy_cast(&t, cast[i].want, "in0", &err);
		assert(st == (cast[i].why ? POP_E_INPUT : POP_OK));
		assert(!cast[i].why || strstr(err.text, cast[i].why));
		assert(cast[i].why || t.shape.dtype == cast[i].want);
		assert(cast[i].why || !cast[i].opaque ||
			*(unsigned char *)t.data == cast[i].is);
		pop_tensor_release(&t);
	}
}

static void
archives(void)
{
	static float a[6] = {1, 2, 3, 4, 5, 6};
	static unsigned char b = 1;
	pop_shape sa = {.dtype = POP_DT_F32, .rank = 2, .dim = {2, 3}};
	pop_shape sb = {.dtype = POP_DT_I1}, sc = sa;
	const char *const name[] = {"in0", "flag", "none"};
	pop_file one = {0}, two = {0};
	pop_npz z = {0};
	pop_tensor t[3];
	pop_err err;

	sc.dim[0] = 0;
	t[0] = pop_tensor_borrow(&sa, a);
	t[1] = pop_tensor_borrow(&sb, &b);
	t[2] = pop_tensor_borrow(&sc, a);
	assert(pop_npz_write("a.npz", 3, name, t, &err) == POP_OK);
	assert(pop_npz_write("b.npz", 3, name, t, &err) == POP_OK);
	assert(pop_file_read(&one, "a.npz", 0, &err) == POP_OK);
	assert(pop_file_read(&two, "b.npz", 0, &err) == POP_OK);
	assert(one.len == two.len && !memcmp(one.data, two.data, one.len));
	assert(pop_npz_read(&z, "a.npz", 1 << 20, 1, &err) == POP_OK);
	assert(z.count == 3 && !strcmp(z.member[1].name, "flag"));
	for (int i = 0; i < 3; i++) {
		pop_tensor *m = pop_npz_find(&z, name[i]);

		assert(m && pop_shape_eq(&m->shape, &t[i].shape));
		assert(!memcmp(m->data, t[i].data,
			(size_t)pop_shape_bytes(&m->shape)));
	}
	assert(!pop_npz_find(&z, "in1"));
	pop_npz_release(&z);
	assert(pop_npz_read(&z, "a.npz", 100, 1, &err) == POP_E_INPUT);
	assert(strstr(err.text, "a.npz") && strstr(err.text, "limit"));
	assert(pop_npz_read(&z, "no.npz", 0, 1, &err) == POP_E_MISS);
	assert(pop_npy_write("a.npy", &t[0], &err) == POP_OK);
	pop_file_release(&one);
	pop_file_release(&two);
	assert(pop_file_read(&one, "a.npy", 0, &err) == POP_OK);
	assert(one.len == 128 + sizeof(a));
	assert(pop_npy_parse(&t[0], one.data, one.len, "a", &err) == POP_OK);
	assert(!memcmp(t[0].data, a, sizeof(a)) && !t[0].owned);
	pop_file_release(&one);
}

/* Large ones are read by several threads; one bit more is noticed. */
static void
large_archive(void)
{
	pop_shape s = {.dtype = POP_DT_U8, .rank = 1, .dim = {3 << 20}};
	const char *const name[] = {"in0", "in1"};
	pop_tensor t[2] = {{.data = NULL}};
	pop_file f = {0};
	pop_npz z = {0};
	pop_err err;
	unsigned char *bytes;

	for (int k = 0; k < 2; k++) {
		assert(pop_tensor_alloc(&t[k], &s, &err) == POP_OK);
		for (int i = 0; i < 3 << 20; i++)
			((unsigned char *)t[k].data)[i] =
				(unsigned char)(i >> k);
	}
	assert(pop_npz_write("l.npz", 2, name, t, &err) == POP_OK);
	assert(pop_npz_read(&z, "l.npz", 1 << 30, 3, &err) == POP_OK);
	assert(z.count == 2 && z.memory.start);
	for (int k = 0; k < 2; k++)
		assert(!memcmp(z.member[k].tensor.data, t[k].data, 3 << 20));
	pop_npz_release(&z);
	assert(pop_file_read(&f, "l.npz", 0, &err) == POP_OK);
	bytes = f.base;
	bytes[1 << 20] ^= 1;
	assert(pop_npz_parse(&z, f.data, f.len, "l", 1 << 30, &err) ==
		POP_E_INPUT);
	assert(strstr(err.text, "damaged"));
	pop_file_release(&f);
	for (int k = 0; k < 2; k++)
		pop_tensor_release(&t[k]);
}

static void
names(void)
{
	static const struct {
		const char *name;
		int64_t number;
	} row[] = {{"in0", 0}, {"in12", 12}, {"arg3", 3}, {"arr_2", 2},
		{"7", 7}, {"", -1}, {"in", -1}, {"in-1", -1}, {"-1", -1},
		{"arr2", -1}, {"out0", -1}, {"inin1", -1}, {"in1x", -1},
		{"in99999999999999999999", -1}};

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		assert(pop_npz_number(pop_str_of(row[i].name)) ==
			row[i].number);
}

int
main(void)
{
	names();
	headers();
	large_archive();
	layouts();
	casts();
	archives();
	return 0;
}
