/*
 * Portable artifacts against text: every operation of VHLO, in every version
 * of the container, is the graph that its text is; damaged ones are refused
 * with the place.
 */

#include "tests/unit/import_test.h"

#include "lib/import/bytecode/bytecode.h"
#include "tests/unit/make_bytecode.h"

static const struct test {
	const char *op;
	unsigned minor;
	const char *attrs, *args, *results, *regions, *text;
} test[] = {
#define CASE(op, minor, attrs, args, results, regions, text) \
	{op, minor, attrs, args, results, regions, text},
#include "tests/unit/import_bytecode.def"
#undef CASE
};

enum { NTEST = sizeof(test) / sizeof(test[0]), NTYPE = 64 };

/* ---- Text of a test. */

/* Types separated by spaces, one after the other. */
static const char *
next_type(const char *s, char out[96])
{
	size_t n = strcspn(s, " ");
	bool token = n == 5 && !memcmp(s, "token", 5);

	if (token)
		strcpy(out, "!stablehlo.token");
	else if (n > 5 && !memcmp(s + n - 5, "quant", 5))
		snprintf(out, 96, "tensor<%.*s!quant.uniform<i8:f32, 0.5>>",
			(int)n - 5, s);
	else
		snprintf(out, 96, "tensor<%.*s>", (int)n, s);
	s += n;
	return s + strspn(s, " ");
}

static void
put_types(pop_buf *b, const char *s)
{
	char type[96];

	for (const char *p = s; *p;) {
		pop_buf_str(b, p == s ? "" : ", ");
		p = next_type(p, type);
		pop_buf_str(b, type);
	}
}

/* The types of the region's values, arguments first, and the function's. */
typedef struct region_types {
	char of[NTYPE][96], outer[NTYPE][96];
	unsigned n, narg;
} region_types;

static void
put_operand(pop_buf *b, pop_buf *types, const region_types *t, unsigned region,
	const char *s, bool first)
{
	unsigned i = (unsigned)atoi(s + 1);

	pop_buf_str(b, first ? "" : ", ");
	pop_buf_str(types, first ? "" : ", ");
	if (*s == 'p') {
		pop_buf_printf(b, "%%arg%u", i);
		pop_buf_str(types, t->outer[i]);
		return;
	}
	i += *s == 'r' ? t->narg : 0;
	pop_buf_printf(b, "%%v%u_%u", region, i);
	pop_buf_str(types, t->of[i]);
}

/* "op operands : types" */
static void
put_inner_op(pop_buf *b, const char *s, region_types *t, unsigned region)
{
	const char *colon = strchr(s, ':');
	pop_buf types = {0};
	size_t name;
	bool first = true;

	s += strspn(s, " ");
	name = strcspn(s, " ");
	if (colon) {
		next_type(colon + 2, t->of[t->n]);
		pop_buf_printf(b, "%%v%u_%u = ", region, t->n);
	}
	pop_buf_printf(b, "\"stablehlo.%.*s\"(", (int)name - 3, s);
	for (const char *p = s + name; *p && *p != ':'; p++) {
		if (*p != 'a' && *p != 'p' && *p != 'r')
			continue;
		put_operand(b, &types, t, region, p, first);
		first = false;
	}
	pop_buf_str(b, ")");
	if (!strncmp(s, "compare_v1", 10))
		pop_buf_str(b,
			" {compare_type = #stablehlo<comparison_type FLOAT>, "
			"comparison_direction = "
			"#stablehlo<comparison_direction GE>}");
	pop_buf_printf(b, " : (%.*s) -> %s\n", (int)types.len,
		types.data ? (char *)types.data : "",
		colon ? t->of[t->n++] : "()");
	pop_buf_release(&types);
}

static void
put_region(pop_buf *b, const char *s, region_types *t, unsigned region)
{
	char types[128] = {0}, op[256];
	const char *p;

	s += strspn(s, " ");
	memcpy(types, s + 1, strcspn(s, ")") - 1);
	s += strcspn(s, ")") + 1;
	t->n = 0;
	pop_buf_str(b, "{\n");
	for (p = types; *p; t->n++) {
		p = next_type(p, t->of[t->n]);
		pop_buf_printf(b, "%s%%v%u_%u: %s", t->n ? ", " : "^bb0(",
			region, t->n, t->of[t->n]);
	}
	pop_buf_str(b, t->n ? "):\n" : "");
	t->narg = t->n;
	while (*s) {
		s = make_item(s, op);
		put_inner_op(b, op, t, region);
	}
	pop_buf_str(b, "}");
}

static void
put_regions(pop_buf *b, const char *s, const char *args)
{
	region_types t = {.n = 0};
	char one[256];
	unsigned n = 0;

	for (unsigned i = 0; *args; i++)
		args = next_type(args, t.outer[i]);
	pop_buf_str(b, *s ? " (" : "");
	while (*s) {
		size_t k = strcspn(s, "|");

		memcpy(one, s, k);
		one[k] = '\0';
		pop_buf_str(b, n ? ", " : "");
		put_region(b, one, &t, n++);
		s += k + (s[k] == '|');
	}
	pop_buf_str(b, n ? ")" : "");
}

/* The module of test c as text. */
static void
put_text(pop_buf *b, const struct test *c)
{
	bool call = !strncmp(c->op, "call_", 5);
	unsigned narg = make_count(c->args), nres = make_count(c->results);
	char type[96];
	const char *p = c->args;

	pop_buf_str(b, "func.func @main(");
	for (unsigned i = 0; i < narg; i++) {
		p = next_type(p, type);
		pop_buf_printf(b, "%s%%arg%u: %s", i ? ", " : "", i, type);
	}
	pop_buf_str(b, ") -> (");
	put_types(b, c->results);
	pop_buf_printf(b, ") {\n%%r:%u = \"%s.%.*s\"(", nres,
		call ? "func" : "stablehlo", (int)strlen(c->op) - 3, c->op);
	for (unsigned i = 0; i < narg; i++)
		pop_buf_printf(b, "%s%%arg%u", i ? ", " : "", i);
	pop_buf_str(b, ")");
	put_regions(b, c->regions, c->args);
	pop_buf_printf(b, " {%s} : (", c->text);
	put_types(b, c->args);
	pop_buf_str(b, ") -> (");
	put_types(b, c->results);
	pop_buf_str(b, ")\nfunc.return ");
	for (unsigned i = 0; i < nres; i++)
		pop_buf_printf(b, "%s%%r#%u", i ? ", " : "", i);
	pop_buf_str(b, " : ");
	put_types(b, c->results);
	pop_buf_str(b, "\n}\n");
	assert(!b->failed);
}

/* ---- Checks. */

/* What the reader said, without place; or the graph. */
static char *
outcome(const void *data, size_t n, pop_status *st)
{
	import_run r;
	const char *p = r.err.text;
	char *s;

	*st = import_bytes(&r, data, n);
	if (*st == POP_OK) {
		/* The first line says whether there are places. */
		s = import_text(&r);
		memmove(s, strchr(s, '\n'), strlen(strchr(s, '\n')) + 1);
		import_end(&r);
		return s;
	}
	p += strcspn(p, " ");
	if (!strncmp(p, " offset ", 8))
		p += 8 + strcspn(p + 8, " ");
	s = malloc(strlen(p) + 1);
	assert(s);
	strcpy(s, p);
	import_end(&r);
	return s;
}

static void
check_same(const struct test *c, unsigned version)
{
	pop_buf text = {0}, bytes = {0};
	pop_status a, b;
	char *from_text, *from_bytes;

	put_text(&text, c);
	make_artifact(&bytes, version, c->minor, c->op, c->attrs, c->args,
		c->results, c->regions);
	from_text = outcome(text.data, text.len, &a);
	from_bytes = outcome(bytes.data, bytes.len, &b);
	if (a != b || (strcmp(from_text, from_bytes) != 0 && a == POP_OK)) {
		fprintf(stderr, "%s, container %u:\n%.*s%s\n%s\n", c->op,
			version, (int)text.len, (char *)text.data, from_text,
			from_bytes);
		abort();
	}
	free(from_text);
	free(from_bytes);
	pop_buf_release(&text);
	pop_buf_release(&bytes);
}

static void
check_all(void)
{
	static const unsigned version[] = {0, 1, 2, 3, 4, 5, 6};

	for (size_t i = 0; i < NTEST; i++)
		for (size_t k = 0; k < sizeof(version) / sizeof(version[0]);
			k++)
			check_same(&test[i], version[k]);
}

/* Tables are found in by halving: names that begin others, and names before,
 * between and after all of them. */
static void
find_rows(void)
{
	static const struct {
		const char *name;
		int number;
	} row[] = {{"add", 0}, {"add_one", 1}, {"and", 2}, {"sub", 3}};
	static const char *const none[] = {
		"", "a", "add_", "add_one_", "b", "subs", "su", "zero", "Add"};
	const size_t n = sizeof(row) / sizeof(row[0]), size = sizeof(row[0]);

	for (size_t i = 0; i < n; i++) {
		assert(pop_import_row_find(row, n, size,
			       pop_str_of(row[i].name)) == &row[i]);
		assert(!pop_import_row_find(
			row, i, size, pop_str_of(row[i].name)));
	}
	for (size_t i = 0; i < sizeof(none) / sizeof(none[0]); i++)
		assert(!pop_import_row_find(row, n, size, pop_str_of(none[i])));
	/* Not a C string: what follows is no part of the name. */
	assert(pop_import_row_find(row, n, size, (pop_str){"add_one", 3}) ==
		&row[0]);
	assert(!pop_import_row_disorder(row, n, size));
}

static void
find_disorder(void)
{
	static const char *const twice[] = {"a", "b", "b"};
	static const char *const back[] = {"b", "a", "c"};

	assert(pop_import_row_disorder(twice, 3, sizeof(*twice)) == twice[2]);
	assert(pop_import_row_disorder(back, 3, sizeof(*back)) == back[1]);
	assert(!pop_import_row_disorder(back, 0, sizeof(*back)));
}

/* The tables are in order, and each row of VHLO's is tested. */
static void
check_table(void)
{
	static const char *const name[] = {
#define VHLO(name, target, attrs) name,
#include "lib/import/bytecode/vhlo.def"
#undef VHLO
	};

	find_rows();
	find_disorder();
	assert(!pop_vhlo_disorder());
	assert(!pop_mlir_rows_disorder());
	for (size_t i = 0; i < sizeof(name) / sizeof(name[0]); i++) {
		bool found = !strcmp(name[i], "func_v1") ||
			     !strcmp(name[i], "return_v1") ||
			     !strcmp(name[i], "tuple_v1");

		for (size_t k = 0; k < NTEST; k++)
			found = found || !strcmp(test[k].op, name[i]);
		if (!found)
			fprintf(stderr, "%s is not tested\n", name[i]);
		assert(found);
	}
}

/* A constant of each kind of elements: its bytes are borrowed, i1 come as
 * bits, all-equal ones are splats. */
static void
check_constants(void)
{
	static const struct {
		const char *attr, *type, *text;
	} c[] = {
		{"c=8xi1:55", "8xi1",
			"[true, false, true, false, true, false, true, false]"},
		{"c=9xi1:0101", "9xi1",
			"[true, false, false, false, false, false, false, "
			"false, true]"},
		{"c=9xi1:ff", "9xi1", "true"},
		{"c=3xi1:ff", "3xi1", "true"},
		{"c=3xi1:00", "3xi1", "false"},
		{"c=3xi1:05", "3xi1", "[true, false, true]"},
		{"c=3xi1:010001", "3xi1", "[true, false, true]"},
		{"c=i1:ff", "i1", "true"},
		{"c=i1:01", "i1", "true"},
		{"c=3xi4:01ff08", "3xi4", "[1, -1, -8]"},
		{"c=3xui2:000103", "3xui2", "[0, 1, 3]"},
		{"c=2xi8:80ff", "2xi8", "[-128, -1]"},
		{"c=4xi16:0201", "4xi16", "258"},
		{"c=2xi16:02010201", "2xi16", "258"},
		{"c=2xbf16:803fc0ff", "2xbf16", "[1.0, 0xFFC0]"},
		{"c=2xf8E4M3FN:7f38", "2xf8E4M3FN", "[0x7F, 1.0]"},
		{"c=complex<f32>:0000803f00000080", "complex<f32>",
			"(1.0, -0.0)"},
		{"c=0x4xf32:", "0x4xf32", ""},
		{"c=ui64:ffffffffffffffff", "ui64", "18446744073709551615"},
		{"c=2xf64:000000000000f03f000000000000f83f", "2xf64",
			"[1.0, 1.5]"},
	};

	for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
		char attr[128], text[256];
		struct test t = {.op = "constant_v1",
			.attrs = attr,
			.args = "",
			.results = c[i].type,
			.regions = "",
			.text = text};

		snprintf(attr, sizeof(attr), "value:%s", c[i].attr);
		snprintf(text, sizeof(text), "value = dense<%s> : tensor<%s>",
			c[i].text, c[i].type);
		check_same(&t, 6);
	}
}

/* Constants are in the input, not beside it. */
static void
check_borrowed(void)
{
	pop_buf b = {0};
	import_run r;
	const pop_dense *d;

	make_artifact(&b, 6, 17, "constant_v1",
		"value:c=3xf32:0000803f0000004000004040", "", "3xf32", "");
	assert(import_bytes(&r, b.data, b.len) == POP_OK);
	d = pop_attr_dense(r.graph->main->body->first);
	assert((const char *)d->data > r.data &&
		(const char *)d->data < r.data + r.len);
	import_end(&r);
	pop_buf_release(&b);
}

/* ---- Refusals. */

static unsigned char *
find_bytes(unsigned char *data, size_t n, const char *s)
{
	size_t k = strlen(s);

	for (size_t i = 0; i + k <= n; i++)
		if (!memcmp(data + i, s, k))
			return data + i;
	abort();
}

static void
refused(pop_buf *b, const char *want)
{
	import_run r;

	assert(import_bytes(&r, b->data, b->len) == POP_E_INPUT);
	if (!strstr(r.err.text, want))
		fprintf(stderr, "want: %s\ngot: %s\n", want, r.err.text);
	assert(strstr(r.err.text, want));
	assert(!strncmp(r.err.text, "t: ", 3));
	import_end(&r);
	pop_buf_release(b);
}

/* An artifact of `abs` that begins so. */
static pop_buf
headed(const char *producer, unsigned container, unsigned major, unsigned minor)
{
	make_bytecode *w = calloc(1, sizeof(*w));
	pop_buf body = {0}, func = {0}, ir = {0}, out = {0};

	assert(w);
	w->version = container;
	w->major = major;
	w->minor = minor;
	w->producer = producer;
	make_body(w, &body, "abs_v1", "", "f32", "f32", "");
	make_func(w, &func, "f32", "f32", &body);
	make_module(w, &ir, &func, 1);
	make_file(w, &out, &ir);
	free(w);
	return out;
}

static void
check_heads(void)
{
	pop_buf b = headed(NULL, 6, 1, 21);
	refused(&b, "an artifact of StableHLO 1.21, newer than 1.20");
	b = headed("StableHLO_v1.0.0", 6, 2, 0);
	refused(&b, "an artifact of StableHLO 2.0, newer than 1.20");
	b = headed(NULL, 0, 0, 8);
	refused(&b, "StableHLO 0.8; expected 0.9 or newer");
	b = headed(NULL, 7, 1, 0);
	refused(&b, "MLIR bytecode of version 7, newer than 6");
}

/* Bytecode of other dialects, by any producer. */
static void
check_dialects(void)
{
	pop_buf b = headed("MLIR21.0.0git", 1, 0, 11);
	import_run r;

	assert(import_bytes(&r, b.data, b.len) == POP_OK);
	import_end(&r);
	memcpy(find_bytes(b.data, b.len, "vhlo"), "mhlo", 4);
	refused(&b, "t: offset 5: MLIR bytecode written by 'MLIR21.0.0git'");
	b = headed(NULL, 6, 1, 0);
	memcpy(find_bytes(b.data, b.len, "sdy"), "xyz", 3);
	assert(import_bytes(&r, b.data, b.len) == POP_OK);
	import_end(&r);
	pop_buf_release(&b);
}

static void
check_content(void)
{
	pop_buf b = {0};

	make_artifact(&b, 6, 0, "constant_v99", "", "", "f32", "");
	refused(&b, "vhlo.constant_v99 is unknown");
	make_artifact(&b, 6, 0, "abs_v1", "x:i64=1", "f32", "f32", "");
	refused(&b, "abs_v1: 1 byte of properties beyond its 0");
	make_artifact(&b, 6, 0, "iota_v1", "", "", "4xf32", "");
	refused(&b, "iota_v1 lacks its properties");
	make_artifact(
		&b, 6, 0, "constant_v1", "value:c=3xf32:00", "", "3xf32", "");
	refused(&b, "1 byte of elements, the type takes 12");
	make_artifact(&b, 6, 0, "compare_v1",
		"compare_type:e4=9 comparison_direction:e3=0", "f32 f32", "i1",
		"");
	refused(&b, "a value that its enumeration lacks");
	make_artifact(&b, 6, 0, "case_v1", "", "i32", "i32",
		"() abs_v1 r0 : i32; return_v1 r0");
	refused(&b, "is used before it is defined");
	make_artifact(&b, 6, 0, "case_v1", "", "i32", "i32", "() return_v1 a9");
	refused(&b, "an operand: number 11, but there are 2");
}

/* Cut off at each byte, and with each byte changed: no crash, and an error
 * names the place. */
static void
check_damage(void)
{
	pop_buf b = {0};
	import_run r;

	make_artifact(&b, 6, 17, "while_v1", "", "f32 4xf32", "f32 4xf32",
		"(f32 4xf32) compare_v1 a0 p0 : i1; return_v1 r0 | "
		"(f32 4xf32) add_v1 a0 a0 : f32; return_v1 r0 p1");
	for (size_t i = 0; i < b.len; i++) {
		assert(import_bytes(&r, b.data, i) == POP_E_INPUT);
		import_end(&r);
	}
	for (size_t i = 0; i < b.len; i++) {
		for (unsigned k = 0; k < 8; k++) {
			pop_status st;

			b.data[i] ^= (unsigned char)(1 << k);
			st = import_bytes(&r, b.data, b.len);
			assert(st == POP_OK || st == POP_E_INPUT);
			import_end(&r);
			b.data[i] ^= (unsigned char)(1 << k);
		}
	}
	pop_buf_release(&b);
}

static pop_status
import_again(void *arg, pop_err *err)
{
	import_run *r = arg;
	pop_import_source src = {.file = "t", .data = r->data, .n = r->len};

	return pop_import(&r->graph, &r->arena, &src, err);
}

/* Memory may run out anywhere. */
static void
check_out_of_memory(void)
{
	pop_status st = POP_E_NOMEM;
	pop_buf b = {0};

	make_artifact(&b, 6, 1, "scatter_v2",
		"index_vector_dim:i64=2 indices_are_sorted:b=1 "
		"input_batching_dims:x=0 inserted_window_dims:x= "
		"scatter_dims_to_operand_dims:x=1 "
		"scatter_indices_batching_dims:x=0 unique_indices:b=0 "
		"update_window_dims:x=2",
		"8x4xf32 8x5x1xi32 8x5x4xf32", "8x4xf32",
		"(f32 f32) add_v1 a0 a1 : f32; return_v1 r0");
	for (size_t limit = 1; st != POP_OK; limit += 1 + limit / 64) {
		import_run r = {.data = (char *)b.data, .len = b.len};

		r.arena.limit = limit;
		st = pop_arena_run(&r.arena, import_again, &r, &r.err);
		assert(st == POP_OK || st == POP_E_NOMEM);
		pop_arena_release(&r.arena);
	}
	pop_buf_release(&b);
}

/* An attribute and a type that contain themselves. */
static void
check_cycles(void)
{
	static const struct {
		bool type;
		unsigned code;
		const char *want;
	} c[] = {
		{false, 1, "an attribute that contains itself"},
		{true, 1, "a type that contains itself"},
	};

	for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
		make_bytecode *w = calloc(1, sizeof(*w));
		pop_buf body = {0}, func = {0}, ir = {0}, out = {0}, e = {0};
		make_table *t;

		assert(w);
		w->version = 6;
		w->major = 1;
		t = c[i].type ? &w->type : &w->attr;
		/* Entry 0: an array of one, itself; or a complex of itself. */
		make_varint(&e, c[i].code);
		if (!c[i].type)
			make_varint(&e, 1);
		make_varint(&e, 0);
		make_entry(t, MAKE_VHLO, &e);
		make_body(w, &body, "abs_v1", "", "f32", "f32", "");
		if (c[i].type) /* the result's type, which follows mask, loc */
			make_type_attr(w, 0);
		make_func(w, &func, "f32", "f32", &body);
		make_module(w, &ir, &func, 1);
		/* Properties of func_v1: arg_attrs or function_type. */
		if (c[i].type) {
			pop_buf a = {0};
			unsigned k;

			make_varint(&a, 17);
			make_varint(&a, 0);
			k = make_entry(&w->attr, MAKE_VHLO, &a);
			w->prop.v[0].data[1] = (unsigned char)(k << 1 | 1);
		} else {
			w->prop.v[0].data[0] = 1;
		}
		make_file(w, &out, &ir);
		free(w);
		refused(&out, c[i].want);
	}
}

/* ---- jax.export. */

/* A flatbuffer whose root table has the artifact as field 13. */
static void
check_export(void)
{
	pop_buf artifact = {0}, b = {0};
	size_t place;
	import_run r;

	make_artifact(&artifact, 6, 17, "abs_v1", "", "f32", "f32", "");
	pop_buf_u32(&b, 40); /* root table */
	pop_buf_u16(&b, 4 + 2 * 14);
	pop_buf_u16(&b, 8); /* table's size */
	for (int i = 0; i < 13; i++)
		pop_buf_u16(&b, 0);
	pop_buf_u16(&b, 4);
	while (b.len < 40)
		pop_buf_u8(&b, 0);
	pop_buf_u32(&b, 40 - 4); /* back to the vtable */
	place = b.len;
	pop_buf_u32(&b, 4);
	pop_buf_u32(&b, (uint32_t)artifact.len);
	pop_buf_put(&b, artifact.data, artifact.len);
	assert(!b.failed &&
		!strcmp(pop_import_format(b.data, b.len), "a jax.export file"));
	assert(import_bytes(&r, b.data, b.len) == POP_OK);
	assert(r.graph->main->body->first->code == POP_OP_ABS);
	import_end(&r);
	for (size_t i = 48; i < b.len; i++) {
		assert(import_bytes(&r, b.data, i) == POP_E_INPUT);
		import_end(&r);
	}
	b.data[place] = 0xff;
	pop_buf_release(&artifact);
	refused(&b, "without the place of its module");
}

int
main(void)
{
	check_table();
	check_all();
	check_constants();
	check_borrowed();
	check_heads();
	check_dialects();
	check_content();
	check_damage();
	check_out_of_memory();
	check_cycles();
	check_export();
	return 0;
}
