#ifndef MAKE_BYTECODE_H
#define MAKE_BYTECODE_H

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/num/convert.h"

/*
 * A writer of portable artifacts for tests, after the description of MLIR's
 * bytecode and of VHLO, not after the reader: a module with one function of
 * one operation, in any version of the container.
 *
 * Types:       4xf32, ?x4xi8, f32 (rank 0), token, 4xquant (i8 with a scale
 *              of 0.5 for f32)
 * Attributes:  name:value, separated by spaces; value is one of
 *   i64=5 i32=5    an integer        b=1     a truth value
 *   s=text         a string          e3=2    value 2 of the enumeration
 *   f=0.5          an f32                    whose code is 3
 *   T=f32 T=none   a type            acc=0   result accuracy of a mode
 *   x=0,1 x2=0,1   i64 elements, of rank 1 or of rank 2 with rows of two
 *   m=1,0          bools, packed     c=TYPE:hex  elements of a constant
 *   [v;v]          an array          {name:v;name:v}  a dictionary
 *   @[type;types]  a function type, of arguments and of results
 * Regions:     separated by |, each "(types) op operands : types ; ...";
 *   operands a0 (argument of the region), p0 (of the function), r0 (result of
 *   the region's first operation)
 */
enum { MAKE_MAX = 512 };

typedef struct make_table {
	pop_buf v[MAKE_MAX];
	int dialect[MAKE_MAX];
	unsigned n;
} make_table;

typedef struct make_bytecode {
	unsigned version; /* of the container */
	unsigned major, minor;
	const char *producer;
	char *string[MAKE_MAX];
	unsigned nstring;
	make_table attr, type, op, prop;
} make_bytecode;

enum { MAKE_BUILTIN, MAKE_VHLO, MAKE_SDY };

static inline void
make_varint(pop_buf *b, uint64_t v)
{
	unsigned n = 1;

	while (n < 9 && v >> 7 * n)
		n++;
	if (n == 9) {
		pop_buf_u8(b, 0);
		pop_buf_u64(b, v);
		return;
	}
	v = v << n | (uint64_t)1 << (n - 1);
	for (unsigned i = 0; i < n; i++)
		pop_buf_u8(b, (uint8_t)(v >> 8 * i));
}

static inline void
make_svarint(pop_buf *b, int64_t v)
{
	make_varint(b, (uint64_t)v << 1 ^ (uint64_t)(v >> 63));
}

static inline unsigned
make_string(make_bytecode *w, const char *s)
{
	for (unsigned i = 0; i < w->nstring; i++)
		if (!strcmp(w->string[i], s))
			return i;
	assert(w->nstring < MAKE_MAX);
	w->string[w->nstring] = malloc(strlen(s) + 1);
	assert(w->string[w->nstring]);
	strcpy(w->string[w->nstring], s);
	return w->nstring++;
}

/* The number of an entry with these bytes, which are consumed. */
static inline unsigned
make_entry(make_table *t, int dialect, pop_buf *b)
{
	unsigned i;

	assert(!b->failed);
	for (i = 0; i < t->n; i++)
		if (t->dialect[i] == dialect && t->v[i].len == b->len &&
			(!b->len || !memcmp(t->v[i].data, b->data, b->len)))
			break;
	if (i < t->n) {
		pop_buf_release(b);
		return i;
	}
	assert(t->n < MAKE_MAX);
	t->v[i] = *b;
	t->dialect[i] = dialect;
	*b = (pop_buf){0};
	return t->n++;
}

/* ---- Types. */

static inline unsigned
make_code_type(make_bytecode *w, unsigned code)
{
	pop_buf b = {0};

	make_varint(&b, code);
	return make_entry(&w->type, MAKE_VHLO, &b);
}

static inline unsigned make_element_type(
	make_bytecode *w, const char *s, size_t n);

static inline unsigned
make_quant_type(make_bytecode *w)
{
	unsigned from = make_code_type(w, 11), to = make_code_type(w, 4);
	pop_buf b = {0};
	double scale = 0.5;
	int64_t bits;

	memcpy(&bits, &scale, sizeof(bits));
	make_varint(&b, 24);
	make_varint(&b, 1); /* signed */
	make_varint(&b, from);
	make_varint(&b, to);
	make_svarint(&b, bits);
	make_svarint(&b, 0);
	make_svarint(&b, -128);
	make_svarint(&b, 127);
	return make_entry(&w->type, MAKE_VHLO, &b);
}

static inline unsigned
make_element_type(make_bytecode *w, const char *s, size_t n)
{
	static const struct {
		const char *name;
		unsigned code;
	} row[] = {{"i1", 0}, {"bf16", 2}, {"f16", 3}, {"f32", 4}, {"f64", 5},
		{"f8E4M3FN", 6}, {"f8E5M2", 7}, {"index", 9}, {"i4", 10},
		{"i8", 11}, {"i16", 12}, {"i32", 13}, {"i64", 14}, {"ui4", 15},
		{"ui8", 16}, {"ui16", 17}, {"ui32", 18}, {"ui64", 19},
		{"token", 22}, {"f8E4M3FNUZ", 27}, {"f8E5M2FNUZ", 28},
		{"f8E4M3B11FNUZ", 29}, {"i2", 31}, {"ui2", 32}, {"none", 33},
		{"tf32", 34}, {"f8E4M3", 35}, {"f8E3M4", 36}, {"f4E2M1FN", 37},
		{"f6E2M3FN", 38}, {"f6E3M2FN", 39}, {"f8E8M0FNU", 40}};
	pop_buf b = {0};

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		if (strlen(row[i].name) == n && !memcmp(row[i].name, s, n))
			return make_code_type(w, row[i].code);
	if (n == 5 && !memcmp(s, "quant", 5))
		return make_quant_type(w);
	assert(n == 12 && !memcmp(s, "complex<f", 9));
	make_varint(&b, 1);
	make_varint(&b, make_element_type(w, s + 8, 3));
	return make_entry(&w->type, MAKE_VHLO, &b);
}

/* 4x?xf32 */
static inline unsigned
make_tensor_type(make_bytecode *w, const char *s, size_t n)
{
	pop_buf b = {0}, dims = {0};
	unsigned rank = 0, element;

	if (n == 5 && !memcmp(s, "token", 5))
		return make_code_type(w, 22);
	while (*s == '?' || (*s >= '0' && *s <= '9')) {
		char *end;
		long v = *s == '?' ? 0 : strtol(s, &end, 10);

		make_svarint(&dims, *s == '?' ? INT64_MIN : v);
		if (*s == '?')
			end = (char *)(uintptr_t)s + 1;
		assert(*end == 'x');
		n -= (size_t)(end + 1 - s);
		s = end + 1;
		rank++;
	}
	element = make_element_type(w, s, n);
	make_varint(&b, 20);
	make_varint(&b, rank);
	pop_buf_put(&b, dims.data, dims.len);
	pop_buf_release(&dims);
	make_varint(&b, element);
	return make_entry(&w->type, MAKE_VHLO, &b);
}

/* Types separated by spaces: count, then each. */
static inline void
make_types(make_bytecode *w, pop_buf *b, const char *s)
{
	pop_buf list = {0};
	unsigned n = 0;

	for (; *s; s += strspn(s, " ")) {
		size_t k = strcspn(s, " ");

		make_varint(&list, make_tensor_type(w, s, k));
		s += k;
		n++;
	}
	make_varint(b, n);
	pop_buf_put(b, list.data, list.len);
	pop_buf_release(&list);
}

/* ---- Attributes. */

static inline unsigned
make_name_attr(make_bytecode *w, const char *s)
{
	pop_buf b = {0};

	make_varint(&b, 2); /* StringAttr */
	make_varint(&b, make_string(w, s));
	return make_entry(&w->attr, MAKE_BUILTIN, &b);
}

static inline unsigned
make_string_attr(make_bytecode *w, const char *s)
{
	pop_buf b = {0};

	make_varint(&b, 14);
	make_varint(&b, make_string(w, s));
	return make_entry(&w->attr, MAKE_VHLO, &b);
}

static inline unsigned
make_tensor_attr(make_bytecode *w, const char *type, const void *data, size_t n)
{
	pop_buf b = {0};

	make_varint(&b, 15);
	make_varint(&b, make_tensor_type(w, type, strlen(type)));
	make_varint(&b, n);
	pop_buf_put(&b, data, n);
	return make_entry(&w->attr, MAKE_VHLO, &b);
}

/* Numbers separated by commas, `row` to a row (0: rank 1). */
static inline unsigned
make_ints_attr(make_bytecode *w, const char *s, unsigned row, bool bits)
{
	int64_t v[64] = {0};
	unsigned char packed[8] = {0};
	char type[32];
	unsigned n = 0;

	for (char *end; *s; s = end + (*end == ','))
		v[n++] = strtol(s, &end, 10);
	for (unsigned i = 0; i < n; i++)
		packed[i / 8] |= (unsigned char)((v[i] != 0) << i % 8);
	if (row)
		snprintf(type, sizeof(type), "%ux%uxi64", n / row, row);
	else
		snprintf(type, sizeof(type), "%ux%s", n, bits ? "i1" : "i64");
	return bits ? make_tensor_attr(w, type, packed, (n + 7) / 8)
		    : make_tensor_attr(w, type, v, 8 * n);
}

static inline unsigned
make_int_attr(make_bytecode *w, const char *type, int64_t v)
{
	pop_buf b = {0};

	make_varint(&b, 9);
	make_varint(&b, make_element_type(w, type, strlen(type)));
	make_svarint(&b, v);
	return make_entry(&w->attr, MAKE_VHLO, &b);
}

static inline unsigned
make_enum_attr(make_bytecode *w, unsigned code, unsigned v)
{
	pop_buf b = {0};

	make_varint(&b, code);
	make_varint(&b, v);
	return make_entry(&w->attr, MAKE_VHLO, &b);
}

static inline unsigned
make_type_attr(make_bytecode *w, unsigned type)
{
	pop_buf b = {0};

	make_varint(&b, 17);
	make_varint(&b, type);
	return make_entry(&w->attr, MAKE_VHLO, &b);
}

static inline unsigned
make_function_attr(make_bytecode *w, const char *in, const char *out)
{
	pop_buf b = {0};

	make_varint(&b, 8);
	make_types(w, &b, in);
	make_types(w, &b, out);
	return make_type_attr(w, make_entry(&w->type, MAKE_VHLO, &b));
}

static inline unsigned
make_accuracy_attr(make_bytecode *w, unsigned mode)
{
	unsigned m = make_enum_attr(w, 19, mode);
	pop_buf b = {0};

	make_varint(&b, 20);
	make_svarint(&b, 0);
	make_svarint(&b, 0);
	make_svarint(&b, mode == 2 ? 1 : 0);
	make_varint(&b, m);
	return make_entry(&w->attr, MAKE_VHLO, &b);
}

/* TYPE:hex */
static inline unsigned
make_constant_attr(make_bytecode *w, const char *s)
{
	unsigned char data[256];
	char type[64] = {0};
	size_t n = 0;

	memcpy(type, s, strcspn(s, ":"));
	for (s += strlen(type) + 1; *s; s += 2) {
		unsigned v;

		assert(sscanf(s, "%2x", &v) == 1);
		data[n++] = (unsigned char)v;
	}
	return make_tensor_attr(w, type, data, n);
}

static inline unsigned make_attr(make_bytecode *w, const char *s);

/* The items of a list, "a;b;[c;d]", one after the other. */
static inline const char *
make_item(const char *s, char out[256])
{
	unsigned depth = 0;
	size_t n = 0;

	for (; *s && (depth || *s != ';'); s++) {
		depth += *s == '[' || *s == '{';
		depth -= *s == ']' || *s == '}';
		out[n++] = *s;
		assert(n < 256);
	}
	out[n] = '\0';
	return *s ? s + 1 : s;
}

/* [v;v] or {name:v;name:v}, without the brackets. */
static inline unsigned
make_list_attr(make_bytecode *w, const char *s, bool dict)
{
	pop_buf b = {0}, list = {0};
	char item[256], *value;
	unsigned n = 0;

	for (; *s; n++) {
		s = make_item(s, item);
		value = item;
		if (dict) {
			value = strchr(item, ':');
			assert(value);
			*value++ = '\0';
			make_varint(&list, make_string_attr(w, item));
		}
		make_varint(&list, make_attr(w, value));
	}
	make_varint(&b, dict ? 6 : 1);
	make_varint(&b, n);
	pop_buf_put(&b, list.data, list.len);
	pop_buf_release(&list);
	return make_entry(&w->attr, MAKE_VHLO, &b);
}

static inline unsigned
make_float_attr(make_bytecode *w, float v)
{
	pop_buf b = {0};
	uint32_t bits;

	memcpy(&bits, &v, sizeof(bits));
	make_varint(&b, 8);
	make_varint(&b, make_element_type(w, "f32", 3));
	make_svarint(&b, bits);
	return make_entry(&w->attr, MAKE_VHLO, &b);
}

static inline unsigned
make_attr(make_bytecode *w, const char *s)
{
	char inner[256] = {0};
	const char *eq = strchr(s, '=');
	unsigned code;

	if (*s == '[' || *s == '{') {
		memcpy(inner, s + 1, strlen(s) - 2);
		return make_list_attr(w, inner, *s == '{');
	}
	assert(eq);
	if (*s == 'e' && sscanf(s, "e%u", &code) == 1)
		return make_enum_attr(w, code, (unsigned)atoi(eq + 1));
	if (!strncmp(s, "i64=", 4) || !strncmp(s, "i32=", 4)) {
		memcpy(inner, s, 3);
		return make_int_attr(w, inner, strtol(eq + 1, NULL, 10));
	}
	switch (s[0]) {
	case 'b':
		return make_enum_attr(w, 2, (unsigned)atoi(eq + 1));
	case 's':
		return make_string_attr(w, eq + 1);
	case 'f':
		return make_float_attr(w, strtof(eq + 1, NULL));
	case 'T':
		return make_type_attr(
			w, make_element_type(w, eq + 1, strlen(eq + 1)));
	case 'a':
		return make_accuracy_attr(w, (unsigned)atoi(eq + 1));
	case 'x':
		return make_ints_attr(w, eq + 1, s[1] == '2' ? 2 : 0, false);
	case 'm':
		return make_ints_attr(w, eq + 1, 0, true);
	default:
		assert(s[0] == 'c');
		return make_constant_attr(w, eq + 1);
	}
}

/* ---- Operations. */

static inline unsigned
make_op(make_bytecode *w, int dialect, const char *name)
{
	pop_buf b = {0};

	make_varint(&b, make_string(w, name));
	return make_entry(&w->op, dialect, &b);
}

static inline unsigned
make_unknown_loc(make_bytecode *w)
{
	pop_buf b = {0};

	make_varint(&b, 15);
	return make_entry(&w->attr, MAKE_BUILTIN, &b);
}

/* The dictionary of an operation before there were properties. */
static inline unsigned
make_builtin_dict(
	make_bytecode *w, char *const *name, const unsigned *value, unsigned n)
{
	pop_buf b = {0};

	make_varint(&b, 1);
	make_varint(&b, n);
	for (unsigned i = 0; i < n; i++) {
		make_varint(&b, make_name_attr(w, name[i]));
		make_varint(&b, value[i]);
	}
	return make_entry(&w->attr, MAKE_BUILTIN, &b);
}

/*
 * What stands in front of results: name, mask, location, attributes.  `more`
 * is the rest of the mask.
 */
static inline void
make_head(make_bytecode *w, pop_buf *b, const char *op, const char *attrs,
	unsigned more)
{
	char *name[32], *list = malloc(strlen(attrs) + 1), *p = list;
	unsigned value[32], n = 0;
	pop_buf prop = {0};

	assert(list);
	strcpy(list, attrs);
	while (*p) {
		char *end = p + strcspn(p, " "), *colon = strchr(p, ':');

		assert(colon && n < 32);
		if (*end)
			*end++ = '\0';
		*colon = '\0';
		name[n] = p;
		value[n++] = make_attr(w, colon + 1);
		p = end;
	}
	make_varint(b, make_op(w, MAKE_VHLO, op));
	if (w->version >= 5) {
		for (unsigned i = 0; i < n; i++)
			make_varint(&prop, value[i]);
		pop_buf_u8(b, (uint8_t)(more | (n ? 0x40 : 0)));
		make_varint(b, make_unknown_loc(w));
		if (n)
			make_varint(b, make_entry(&w->prop, 0, &prop));
	} else {
		pop_buf_u8(b, (uint8_t)(more | (n ? 1 : 0)));
		make_varint(b, make_unknown_loc(w));
		if (n)
			make_varint(b, make_builtin_dict(w, name, value, n));
	}
	free(list);
}

static inline unsigned
make_count(const char *s)
{
	unsigned n = 0;

	for (; *s; s += strspn(s, " ")) {
		n++;
		s += strcspn(s, " ");
	}
	return n;
}

/* Arguments of a block, each of them with a type and perhaps a location. */
static inline void
make_args(make_bytecode *w, pop_buf *b, const char *types)
{
	unsigned n = make_count(types);

	make_varint(b, n);
	for (; *types; types += strspn(types, " ")) {
		size_t k = strcspn(types, " ");
		unsigned t = make_tensor_type(w, types, k);

		if (w->version >= 4) {
			make_varint(b, (uint64_t)t << 1);
		} else {
			make_varint(b, t);
			make_varint(b, make_unknown_loc(w));
		}
		types += k;
	}
	if (w->version >= 3)
		pop_buf_u8(b, 0);
}

/* "op operands : types"; values of the region are numbered from `base`. */
static inline unsigned
make_inner_op(make_bytecode *w, pop_buf *b, const char *s, unsigned narg,
	unsigned base)
{
	char op[64] = {0};
	const char *colon = strchr(s, ':');
	const char *types = colon ? colon + 1 + strspn(colon + 1, " ") : "";
	pop_buf arg = {0};
	unsigned n = 0, nres = make_count(types);
	bool compare;

	s += strspn(s, " ");
	memcpy(op, s, strcspn(s, " "));
	compare = !strcmp(op, "compare_v1");
	for (s += strlen(op); *s && *s != ':'; s += strspn(s, " ")) {
		unsigned v = *s && s[1] ? (unsigned)atoi(s + 1) : 0;

		if (*s == 'a' || *s == 'r')
			v += base + (*s == 'r' ? narg : 0);
		if (*s == 'a' || *s == 'r' || *s == 'p') {
			make_varint(&arg, v);
			n++;
		}
		s += strcspn(s, " :") + (*s == ' ');
	}
	make_head(w, b, op,
		compare ? "compare_type:e4=1 comparison_direction:e3=2" : "",
		(nres ? 2u : 0) | (n ? 4u : 0));
	if (nres)
		make_types(w, b, types);
	if (n) {
		make_varint(b, n);
		pop_buf_put(b, arg.data, arg.len);
	}
	pop_buf_release(&arg);
	return nres;
}

/* One region, "(types) op ; op". */
static inline void
make_region(make_bytecode *w, pop_buf *b, const char *s, unsigned base)
{
	char types[128] = {0}, op[256];
	pop_buf body = {0};
	unsigned narg, nop = 0, nvalue;

	s += strspn(s, " ");
	assert(*s == '(');
	memcpy(types, s + 1, strcspn(s, ")") - 1);
	s += strcspn(s, ")") + 1;
	nvalue = narg = make_count(types);
	while (*s) {
		s = make_item(s, op);
		nvalue += make_inner_op(w, &body, op, narg, base);
		nop++;
	}
	make_varint(b, 1);
	make_varint(b, nvalue);
	make_varint(b, (uint64_t)nop << 1 | (narg > 0));
	if (narg)
		make_args(w, b, types);
	pop_buf_put(b, body.data, body.len);
	pop_buf_release(&body);
}

static inline void
make_section(pop_buf *b, unsigned id, pop_buf *data, unsigned align)
{
	pop_buf_u8(b, (uint8_t)(id | (align > 1 ? 0x80 : 0)));
	make_varint(b, data->len);
	if (align > 1)
		make_varint(b, align);
	while (align > 1 && b->len % align)
		pop_buf_u8(b, 0xcb);
	pop_buf_put(b, data->data, data->len);
	pop_buf_release(data);
}

/* An operation with one region that is isolated from above. */
static inline void
make_isolated(make_bytecode *w, pop_buf *b, pop_buf *region)
{
	make_varint(b, 1 << 1 | 1);
	if (w->version >= 2) {
		make_section(b, 4, region, 1);
		return;
	}
	pop_buf_put(b, region->data, region->len);
	pop_buf_release(region);
}

/* The function's region: `op` on all arguments, its results returned. */
static inline void
make_body(make_bytecode *w, pop_buf *b, const char *op, const char *attrs,
	const char *args, const char *results, const char *regions)
{
	unsigned narg = make_count(args), nres = make_count(results), n = 0;
	char one[256];

	make_varint(b, 1);
	make_varint(b, narg + nres);
	make_varint(b, 2 << 1 | (narg > 0));
	if (narg)
		make_args(w, b, args);
	for (const char *p = regions; *p; p++)
		n += *p == '|' || p == regions;
	make_head(w, b, op, attrs,
		(nres ? 2u : 0) | (narg ? 4u : 0) | (n ? 0x10u : 0));
	if (nres)
		make_types(w, b, results);
	if (narg)
		make_varint(b, narg);
	for (unsigned i = 0; i < narg; i++)
		make_varint(b, i);
	if (n)
		make_varint(b, (uint64_t)n << 1);
	for (; n; n--) {
		size_t k = strcspn(regions, "|");

		memcpy(one, regions, k);
		one[k] = '\0';
		make_region(w, b, one, narg + nres);
		regions += k + (regions[k] == '|');
	}
	make_head(w, b, "return_v1", "", nres ? 4 : 0);
	if (nres)
		make_varint(b, nres);
	for (unsigned i = 0; i < nres; i++)
		make_varint(b, narg + i);
}

/* func_v1 @main of these types, around `body`. */
static inline void
make_func(make_bytecode *w, pop_buf *b, const char *args, const char *results,
	pop_buf *body)
{
	unsigned value[5];
	char *name[5] = {(char *)(uintptr_t) "arg_attrs",
		(char *)(uintptr_t) "function_type",
		(char *)(uintptr_t) "res_attrs", (char *)(uintptr_t) "sym_name",
		(char *)(uintptr_t) "sym_visibility"};
	pop_buf prop = {0};

	value[0] = value[2] = make_attr(w, "[]");
	value[1] = make_function_attr(w, args, results);
	value[3] = make_attr(w, "s=main");
	value[4] = make_attr(w, "s=");
	make_varint(b, make_op(w, MAKE_VHLO, "func_v1"));
	pop_buf_u8(b, w->version >= 5 ? 0x50 : 0x11);
	make_varint(b, make_unknown_loc(w));
	for (unsigned i = 0; i < 5; i++)
		make_varint(&prop, value[i]);
	if (w->version >= 5) {
		make_varint(b, make_entry(&w->prop, 0, &prop));
	} else {
		pop_buf_release(&prop);
		make_varint(b, make_builtin_dict(w, name, value, 5));
	}
	make_isolated(w, b, body);
}

/* The outermost block, with the module around `funcs`. */
static inline void
make_module(make_bytecode *w, pop_buf *b, pop_buf *funcs, unsigned n)
{
	pop_buf region = {0};

	make_varint(b, 1 << 1);
	make_varint(b, make_op(w, MAKE_BUILTIN, "module"));
	pop_buf_u8(b, 0x10);
	make_varint(b, make_unknown_loc(w));
	make_varint(&region, 1);
	make_varint(&region, 0);
	make_varint(&region, (uint64_t)n << 1);
	pop_buf_put(&region, funcs->data, funcs->len);
	pop_buf_release(funcs);
	make_isolated(w, b, &region);
}

/* ---- The file. */

static inline void
make_dialects(make_bytecode *w, pop_buf *b)
{
	static const char *const name[] = {"builtin", "vhlo", "sdy"};
	pop_buf version = {0};

	make_varint(b, 3);
	for (int i = 0; i < 3; i++) {
		bool has = i == MAKE_VHLO && w->version >= 1;
		uint64_t k = make_string(w, name[i]);

		make_varint(b, w->version >= 1 ? k << 1 | has : k);
		if (!has)
			continue;
		make_varint(&version, w->major);
		make_varint(&version, w->minor);
		make_varint(&version, 0);
		make_section(b, 7, &version, 1);
	}
	if (w->version >= 4)
		make_varint(b, w->op.n);
	for (unsigned i = 0; i < w->op.n; i++) {
		unsigned k = 0;

		for (; k < w->nstring; k++) {
			pop_buf s = {0};

			make_varint(&s, k);
			if (s.len == w->op.v[i].len &&
				!memcmp(s.data, w->op.v[i].data, s.len)) {
				pop_buf_release(&s);
				break;
			}
			pop_buf_release(&s);
		}
		make_varint(b, (uint64_t)w->op.dialect[i]);
		make_varint(b, 1);
		make_varint(b, w->version >= 5 ? (uint64_t)k << 1 | 1 : k);
	}
}

static inline void
make_sizes(pop_buf *b, pop_buf *data, const make_table *t)
{
	for (unsigned i = 0; i < t->n; i++) {
		make_varint(b, (uint64_t)t->dialect[i]);
		make_varint(b, 1);
		make_varint(b, (uint64_t)t->v[i].len << 1 | 1);
		pop_buf_put(data, t->v[i].data, t->v[i].len);
	}
}

static inline void
make_strings(const make_bytecode *w, pop_buf *b)
{
	make_varint(b, w->nstring);
	for (unsigned i = w->nstring; i--;)
		make_varint(b, strlen(w->string[i]) + 1);
	for (unsigned i = 0; i < w->nstring; i++)
		pop_buf_put(b, w->string[i], strlen(w->string[i]) + 1);
}

/* The artifact around the section of operations; releases the writer. */
static inline void
make_file(make_bytecode *w, pop_buf *out, pop_buf *ir)
{
	pop_buf dialects = {0}, sizes = {0}, data = {0}, s = {0};
	make_table *t[] = {&w->attr, &w->type, &w->op, &w->prop};

	pop_buf_put(out, "ML\xefR", 4);
	make_varint(out, w->version);
	if (w->producer)
		pop_buf_str(out, w->producer);
	else
		pop_buf_printf(out, "StableHLO_v%u.%u.0", w->major, w->minor);
	pop_buf_u8(out, 0);
	make_dialects(w, &dialects);
	make_section(out, 1, &dialects, 1);
	make_varint(&sizes, w->attr.n);
	make_varint(&sizes, w->type.n);
	make_sizes(&sizes, &data, &w->attr);
	make_sizes(&sizes, &data, &w->type);
	make_section(out, 2, &data, 8);
	make_section(out, 3, &sizes, 1);
	make_section(out, 4, ir, 1);
	if (w->version >= 5) {
		make_varint(&s, w->prop.n);
		for (unsigned i = 0; i < w->prop.n; i++) {
			make_varint(&s, w->prop.v[i].len);
			pop_buf_put(&s, w->prop.v[i].data, w->prop.v[i].len);
		}
		make_section(out, 8, &s, 1);
	}
	make_strings(w, &s);
	make_section(out, 0, &s, 1);
	for (unsigned i = 0; i < w->nstring; i++)
		free(w->string[i]);
	for (unsigned i = 0; i < 4; i++)
		for (unsigned k = 0; k < t[i]->n; k++)
			pop_buf_release(&t[i]->v[k]);
	assert(!out->failed);
}

/* All of it, for one operation. */
static inline void
make_artifact(pop_buf *out, unsigned version, unsigned minor, const char *op,
	const char *attrs, const char *args, const char *results,
	const char *regions)
{
	make_bytecode *w = calloc(1, sizeof(*w));
	pop_buf body = {0}, func = {0}, ir = {0};

	assert(w);
	w->version = version;
	w->major = minor < 100 ? 1 : 0;
	w->minor = minor % 100;
	make_body(w, &body, op, attrs, args, results, regions);
	make_func(w, &func, args, results, &body);
	make_module(w, &ir, &func, 1);
	make_file(w, out, &ir);
	free(w);
}

#endif
