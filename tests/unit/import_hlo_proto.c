/*
 * HloModuleProto: what the text reader fills is written and read again, and
 * gives the same graph; each instruction; each message with its place; damaged
 * bytes.
 *
 * import_hlo_proto --write DIR writes the modules, for the fuzzer's corpus.
 */

#include <stdarg.h>

#include "hlo_writer.h"
#include "import_test.h"
#include "lib/import/hlo/build.h"
#include "lib/import/hlo/text.h"

static const struct {
	const char *name, *text;
} module[] = {
#include "import_hlo_proto.def"
};

enum { MODULES = sizeof(module) / sizeof(module[0]) };

/* ---- Text to bytes. */

static struct {
	bool loose;
	int wrap;
	pop_buf out;
	bool seen[POP_HLO_OPCODES];
} job;

static void
see(const pop_hlo_comp *c)
{
	for (const pop_hlo_instr *i = c->first; i; i = i->next) {
		const pop_hlo_attr *a = pb_attr(i, POP_HLO_KEY_CALLED);

		job.seen[i->code] = true;
		for (uint32_t k = 0; a && k < a->n; k++)
			see(a->called[k]);
	}
}

/* The text's model, also as bytes. */
static pop_status
fill_and_write(pop_hlo *m)
{
	POP_TRY(pop_hlo_text_fill(m));
	hlo_write(m, job.loose, job.wrap, &job.out);
	see(m->entry);
	return POP_OK;
}

static pop_status
read_and_write(pop_graph **out, pop_arena *a, const pop_import_source *src,
	pop_err *err)
{
	return pop_hlo_read(out, a, src, fill_and_write, err);
}

/* As popir of the graph without its head, which says whether places are lines;
 * NULL: refused. */
static char *
graph_of(pop_reader *read, const void *data, size_t n, pop_err *err)
{
	pop_import_source src = {.file = "t", .data = data, .n = n};
	import_run r = {0};
	char *text = NULL;

	if (read(&r.graph, &r.arena, &src, err) == POP_OK &&
		pop_graph_verify(r.graph, err) == POP_OK)
		text = import_text(&r);
	if (text)
		memmove(text, strchr(text, '\n'),
			strlen(strchr(text, '\n')) + 1);
	pop_arena_release(&r.arena);
	return text;
}

static void
write_module(size_t i, bool loose, int wrap, char **popir)
{
	const char *text = module[i].text;
	pop_err err = {0};

	pop_buf_release(&job.out);
	memset(&job.out, 0, sizeof(job.out));
	job.loose = loose;
	job.wrap = wrap;
	*popir = graph_of(read_and_write, text, strlen(text), &err);
	if (!*popir)
		fprintf(stderr, "%s: %s\n", module[i].name, err.text);
	assert(*popir && !job.out.failed);
}

/* ---- Tests. */

static void
check_same(size_t i, bool loose, int wrap)
{
	pop_err err = {0};
	char *want, *got;

	write_module(i, loose, wrap, &want);
	assert(!strcmp(pop_import_format(job.out.data, job.out.len),
		"HloModuleProto"));
	got = graph_of(pop_read_hlo_proto, job.out.data, job.out.len, &err);
	if (!got || strcmp(want, got) != 0)
		fprintf(stderr, "%s: %s\nwant %s\ngot %s\n", module[i].name,
			err.text, want, got ? got : "");
	assert(got && !strcmp(want, got));
	free(want);
	free(got);
}

/* Both spellings give one graph, however the bytes are arranged. */
static void
test_same_graph(void)
{
	for (size_t i = 0; i < MODULES; i++) {
		check_same(i, false, 0);
		check_same(i, true, 0);
	}
	check_same(0, false, 1);
	check_same(0, false, 2);
}

/* The last module has no name; without that of its entry, too. */
static void
test_nameless(void)
{
	enum { ENTRY_NAME = 3 };
	pop_err err = {0};
	char *want, *got;

	check_same(MODULES - 1, false, 1);
	check_same(MODULES - 1, false, 2);
	write_module(MODULES - 1, false, 0, &want);
	assert(!memcmp(job.out.data, "\x12\1e\x1a", ENTRY_NAME + 1));
	got = graph_of(pop_import, job.out.data + ENTRY_NAME,
		job.out.len - ENTRY_NAME, &err);
	assert(got && !strcmp(want, got));
	free(want);
	free(got);
}

static void
test_every_instruction(void)
{
	for (int k = 1; k < POP_HLO_OPCODES; k++) {
		if (pop_hlo_row_of[k].build && !job.seen[k])
			fprintf(stderr, "no module has %s\n",
				pop_hlo_opcode_name((pop_hlo_opcode)k));
		assert(!pop_hlo_row_of[k].build || job.seen[k]);
	}
}

static void
test_tables(void)
{
	for (int k = 2; k < POP_HLO_OPCODES; k++)
		assert(strcmp(pop_hlo_opcode_name((pop_hlo_opcode)(k - 1)),
			       pop_hlo_opcode_name((pop_hlo_opcode)k)) < 0);
	for (int k = 1; k < POP_HLO_OPCODES; k++)
		assert(pop_hlo_opcode_find(pop_str_of(pop_hlo_opcode_name(
			       (pop_hlo_opcode)k))) == (pop_hlo_opcode)k);
}

/* Ends anywhere: refused, with a place. */
static void
test_cut(void)
{
	pop_err err;
	char *text;

	write_module(0, false, 0, &text);
	free(text);
	for (size_t n = 0; n + 1 < job.out.len; n += 7) {
		char *part = malloc(n ? n : 1);

		assert(part);
		memcpy(part, job.out.data, n);
		memset(&err, 0, sizeof(err));
		text = graph_of(pop_read_hlo_proto, part, n, &err);
		assert(!text && err.status == POP_E_INPUT);
		assert(!strncmp(err.text, "t:", 2));
		free(part);
	}
}

/* Any byte changed: refused or read, nothing else. */
static void
test_flips(void)
{
	static const size_t some[] = {3, 6, 9, 12, 18};
	uint32_t seed = 1;

	for (size_t s = 0; s < sizeof(some) / sizeof(some[0]); s++) {
		char *text;

		write_module(some[s] % MODULES, false, 0, &text);
		free(text);
		for (int k = 0; k < 400; k++) {
			unsigned char *byte, was;
			pop_err err = {0};

			seed = seed * 1664525 + 1013904223;
			byte = &job.out.data[seed % job.out.len];
			was = *byte;
			*byte = (unsigned char)(seed >> 24);
			free(graph_of(pop_read_hlo_proto, job.out.data,
				job.out.len, &err));
			assert(err.status == POP_OK ||
				err.status == POP_E_INPUT);
			*byte = was;
		}
	}
}

/* ---- Messages: bytes by hand. */

/* One computation of id 1 named "e", with these instructions. */
static void
refuse(const pop_buf *instr, size_t n, int64_t entry, const char *want)
{
	pop_buf all = {0}, comp = {0};
	pop_err err = {0};
	char *text;

	pb_str(&comp, 1, POP_STR("e"));
	for (size_t i = 0; i < n; i++)
		pb_bytes(&comp, 2, instr[i].data, instr[i].len);
	pb_int(&comp, 5, 1);
	pb_str(&all, 1, POP_STR("m"));
	pb_message(&all, 3, &comp);
	pb_int(&all, 6, entry);
	text = graph_of(pop_read_hlo_proto, all.data, all.len, &err);
	if (text || !strstr(err.text, want))
		fprintf(stderr, "want %s\ngot %s\n", want, err.text);
	assert(!text && strstr(err.text, want));
	pop_buf_release(&all);
}

/* f32[rank 0] or, with `dims`, of them; type as numbered. */
static void
add_shape(pop_buf *b, int64_t type, const int64_t *dims, uint32_t n)
{
	hlo_writer w = {0};
	pop_buf s = {0};

	pb_int(&s, 2, type);
	pb_list(&w, &s, 3, dims, n);
	pb_message(b, 3, &s);
}

static pop_buf
instr(const char *name, const char *opcode, int64_t id)
{
	pop_buf b = {0};

	pb_str(&b, 1, pop_str_of(name));
	pb_str(&b, 2, pop_str_of(opcode));
	pb_int(&b, 35, id);
	return b;
}

static void
test_messages(void)
{
	const int64_t huge[] = {INT64_C(1) << 40, INT64_C(1) << 40};
	pop_buf b[1];

	b[0] = instr("x", "wobble", 1);
	refuse(b, 1, 1, "t: offset 10: instruction x: opcode 'wobble'");
	pop_buf_release(&b[0]);

	b[0] = instr("x", "parameter", 1);
	refuse(b, 1, 1, "an instruction without a shape");
	add_shape(&b[0], 11, huge, 2);
	refuse(b, 1, 1, "a shape of negative or unknown size, or too large");
	pop_buf_release(&b[0]);

	b[0] = instr("x", "parameter", 1);
	add_shape(&b[0], 77, NULL, 0);
	refuse(b, 1, 1, "element type 77 of a shape is not supported");
	pop_buf_release(&b[0]);

	b[0] = instr("x", "parameter", 1);
	add_shape(&b[0], 11, NULL, 0);
	refuse(b, 1, 5, "the entry computation has id 5");
	pop_buf_release(&b[0]);
}

/* y behind a parameter x, of one number each. */
static void
test_second(void)
{
	enum { OPERANDS = 36, CALLED = 38 }; /* fields of an instruction */
	static const struct {
		const char *opcode;
		int id, field, value;
		const char *text;
	} row[] = {
		{"negate", 1, 0, 0, "id 1 is also that of instruction x"},
		{"negate", 2, 0, 0, "negate y: has 0 operands, expected 1"},
		{"negate", 2, OPERANDS, 3, "operand 0 is of id 3"},
		{"call", 2, CALLED, 1, "call y: computation e calls itself"},
		{"call", 2, CALLED, 9, "is not defined"},
		{"parameter", 2, 0, 0, "number 0 is also that of x"},
		{"get-tuple-element", 2, OPERANDS, 1,
			"element 0 of x, which has 0"},
		{"shuffle", 2, OPERANDS, 1, "shuffle y: is not supported"},
	};
	pop_buf b[2];

	b[0] = instr("x", "parameter", 1);
	add_shape(&b[0], 11, NULL, 0);
	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		b[1] = instr("y", row[i].opcode, row[i].id);
		add_shape(&b[1], 11, NULL, 0);
		if (row[i].field)
			pb_int(&b[1], (unsigned)row[i].field, row[i].value);
		refuse(b, 2, 1, row[i].text);
		pop_buf_release(&b[1]);
	}
	pop_buf_release(&b[0]);
}

/* The same, with lists of numbers. */
static void
test_lists(void)
{
	const int64_t two[] = {1, 2};
	hlo_writer w = {0};
	pop_buf b[2], lit = {0}, part = {0};

	b[0] = instr("x", "parameter", 1);
	add_shape(&b[0], 11, NULL, 0);
	b[1] = instr("y", "add", 2);
	add_shape(&b[1], 11, NULL, 0);
	pb_list(&w, &b[1], 36, two, 2);
	refuse(b, 2, 1, "instruction y: operand 1 is of id 2");
	pop_buf_release(&b[1]);

	b[1] = instr("y", "constant", 2);
	add_shape(&b[1], 11, two, 2);
	refuse(b, 2, 1, "constant y: has no value");
	pb_int(&part, 2, 11);
	pb_list(&w, &part, 3, two, 2);
	pb_message(&lit, 1, &part);
	pb_bytes(&lit, 8, "\0\0\0\0", 4);
	pb_message(&b[1], 8, &lit);
	refuse(b, 2, 1, "less than the 8 bytes of its elements");
	pop_buf_release(&b[1]);
	pop_buf_release(&b[0]);
}

/* Tuples in one another deeper than any limit. */
static void
test_nesting(void)
{
	enum { DEEP = 20000 };
	pop_buf s = {0}, b = {0};

	pb_int(&s, 2, 11);
	for (int i = 0; i < DEEP && s.len < 200000; i++) {
		pop_buf t = {0};

		pb_int(&t, 2, 13);
		pb_message(&t, 4, &s);
		s = t;
	}
	b = instr("x", "parameter", 1);
	pb_message(&b, 3, &s);
	refuse(&b, 1, 1, "tuples in one another deeper than 64");
	pop_buf_release(&b);
}

/* A chain of reductions, each twice the region of the next. */
static void
test_explosion(void)
{
	pop_buf text = {0};
	pop_err err = {0};

	pop_buf_str(&text,
		"HloModule m\nc0 {\n a = f32[] parameter(0)\n"
		" b = f32[] parameter(1)\n ROOT c = f32[] add(a, b)\n}\n");
	for (int i = 1; i < 40; i++)
		pop_buf_printf(&text,
			"c%d {\n a = f32[] parameter(0)\n b = f32[] "
			"parameter(1)\n d = f32[1] reshape(a)\n"
			" f = f32[] reduce(d, b), dimensions={0}, "
			"to_apply=c%d\n g = f32[] reduce(d, f), "
			"dimensions={0}, to_apply=c%d\n"
			" ROOT c = f32[] add(f, g)\n}\n",
			i, i - 1, i - 1);
	pop_buf_str(&text,
		"ENTRY e {\n x = f32[8] parameter(0)\n z = f32[] constant(0)\n"
		" ROOT r = f32[] reduce(x, z), dimensions={0}, to_apply=c39\n"
		"}\n");
	assert(!graph_of(pop_read_hlo_text, text.data, text.len, &err));
	assert(strstr(err.text, "the regions of too many instructions"));
	pop_buf_release(&text);
}

typedef struct refused {
	const char *text, *want;
} refused;

static void
expect_refused(const refused *row, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		pop_err err = {0};
		char *text = graph_of(pop_read_hlo_text, row[i].text,
			strlen(row[i].text), &err);

		if (text || !strstr(err.text, row[i].want))
			fprintf(stderr, "want %s\ngot %s\n", row[i].want,
				text ? text : err.text);
		assert(!text && strstr(err.text, row[i].want));
	}
}

/* Refused by the builder; text, since that is shorter. */
static void
test_refused_text(void)
{
	static const refused row[] = {
		{"c { a = f32[] parameter(0)\n b = f32[] parameter(1)\n"
		 " ROOT r = f32[] add(a, b) }\n"
		 "ENTRY e { p = pred[] parameter(0)\n x = f32[] parameter(1)\n"
		 " ROOT r = f32[] conditional(p, x, x), true_computation=c, "
		 "false_computation=c }",
			"computation c takes another number of arrays than the "
			"1"},
		{"ENTRY e { x = f32[] parameter(0)\n t = (f32[]) tuple(x)\n"
		 " ROOT r = f32[] add(t, x) }",
			"t:3:2: add r: operand 0 is a tuple"},
		{"ENTRY e { x = f32[4] parameter(0)\n ROOT r = (f32[2], s32[2]) "
		 "topk(x), k=5, largest=false }",
			"topk r: of 5 of 4 elements"},
		{"ENTRY e { x = f32[4] parameter(0)\n s = f32[3] parameter(1)\n "
		 "ROOT r = f32[] scaled-dot(x, x, s, s), "
		 "lhs_contracting_dims={0}, rhs_contracting_dims={0} }",
			"3 scales for the 4 elements of dimension 0"},
		{"ENTRY e { x = f32[4] parameter(0)\n s = u16[4] parameter(1)\n "
		 "ROOT r = s8[4] stochastic-convert(x, s) }",
			"expected floats, random unsigned integers of their "
			"width"},
		{"ENTRY e { x = f32[4] parameter(0)\n ROOT r = f32[4] "
		 "collective-permute-start(x), source_target_pairs={{0,0}} }",
			"expected the shape ((operands), results, ...)"},
		{"ENTRY e { x = f32[1,4,4,1] parameter(0)\n"
		 " k = f32[2,2,1,1] parameter(1)\n ROOT r = f32[1,2,2,1] "
		 "convolution(x, k), window={size=3x3}, "
		 "dim_labels=b01f_01io->b01f }",
			"window size 3 in dimension 0 is not that of the "
			"kernel"},
		{"HloModule m, input_output_alias={ {}: (3, {}) }\n"
		 "ENTRY e { ROOT x = f32[] parameter(0) }",
			"an alias of parameter 3, expected one of 1"},
	};

	expect_refused(row, sizeof(row) / sizeof(row[0]));
}

/* The same of dimensions that are used in part. */
static void
test_refused_sizes(void)
{
	static const refused row[] = {
		{"ENTRY e { x = f32[4] parameter(0)\n n = s32[] parameter(1)\n"
		 " ROOT r = f32[4] set-dimension-size(x, n), dimensions={0} }",
			"t:3:2: dimension 0 of result 0 has a size that is "
			"known at run time only, at most 4"},
		{"ENTRY e { x = f32[4] parameter(0)\n n = s64[] parameter(1)\n"
		 " ROOT r = f32[<=4] set-dimension-size(x, n), dimensions={0} "
		 "}",
			"set-dimension-size r: expected a size that is an "
			"s32[]"},
		{"ENTRY e { x = f32[4,4] parameter(0)\n n = s32[] "
		 "parameter(1)\n y = f32[<=4,4] set-dimension-size(x, n), "
		 "dimensions={0}\n ROOT r = f32[<=4,4] cholesky(y), "
		 "lower=true }",
			"cholesky r: of a dimension 0 whose size, at most 4, "
			"is known at run time only"},
		{"a { x = f32[4] parameter(0)\n n = s32[] parameter(1)\n"
		 " ROOT r = f32[4] set-dimension-size(x, n), dimensions={0} "
		 "}\nENTRY e { x = f32[4] parameter(0)\n n = s32[] "
		 "parameter(1)\n ROOT r = f32[4] call(x, n), to_apply=a }",
			"t:3:2: computation a: dimension 0 of result 0 has a "
			"size that is known at run time only, which its shape "
			"does not say: expected <=4"},
		{"a { p = (f32[<=4], f32[4]) parameter(0)\n x = f32[<=4] "
		 "get-tuple-element(p), index=0\n ROOT r = (f32[<=4], f32[4]) "
		 "tuple(x, x) }\nc { p = (f32[<=4], f32[4]) parameter(0)\n "
		 "ROOT t = pred[] constant(0) }\nENTRY e { x = f32[4] "
		 "parameter(0)\n n = s32[] parameter(1)\n y = f32[<=4] "
		 "set-dimension-size(x, n), dimensions={0}\n z = (f32[<=4], "
		 "f32[4]) tuple(y, x)\n ROOT r = (f32[<=4], f32[4]) while(z), "
		 "condition=c, body=a }",
			"while r: dimension 0 of carry 1 becomes smaller than "
			"its shape says: expected <=4"},
		{"ENTRY e { x = f32[4,6] parameter(0)\n n = s32[] "
		 "parameter(1)\n y = f32[<=4,6] set-dimension-size(x, n), "
		 "dimensions={0}\n ROOT r = f32[<=6,<=4] reshape(y) }",
			"reshape r: of a dimension 0 whose size, at most 4, "
			"is known at run time only"},
		{"ENTRY e { x = f32[4] parameter(0)\n n = s32[] constant(5)\n"
		 " ROOT r = f32[<=4] set-dimension-size(x, n), dimensions={0} }",
			"makes a dimension of 5 from one of 4"},
		{"ENTRY e { x = f32[4] parameter(0)\n n = s32[] constant(3)\n"
		 " y = f32[<=4] set-dimension-size(x, n), dimensions={0}\n"
		 " t = s32[] constant(2)\n"
		 " z = f32[<=4] set-dimension-size(x, t), dimensions={0}\n"
		 " ROOT r = f32[<=4] add(y, z) }",
			"add r: of a dimension 0 of which 3 of 4 are used"},
		{"a { x = f32[4] parameter(0)\n n = s32[] constant(3)\n"
		 " ROOT r = f32[<=4] set-dimension-size(x, n), dimensions={0} "
		 "}\nb { ROOT x = f32[4] parameter(0) }\n"
		 "ENTRY e { p = pred[] parameter(0)\n x = f32[4] parameter(1)\n"
		 " ROOT r = f32[<=4] conditional(p, x, x), true_computation=a, "
		 "false_computation=b }",
			"dimension 0 of result 0 has a size that is known at "
			"run time only"},
		{"a { x = f32[4] parameter(0)\n n = s32[] constant(3)\n"
		 " ROOT r = f32[4] set-dimension-size(x, n), dimensions={0} "
		 "}\nc { x = f32[4] parameter(0)\n ROOT p = pred[] constant(0) "
		 "}\nENTRY e { x = f32[4] parameter(0)\n"
		 " ROOT r = f32[4] while(x), condition=c, body=a }",
			"while r: of a dimension 0 of which 3 of 4 are used"},
		{"ENTRY e { x = f32[4] parameter(0)\n n = s32[] constant(3)\n"
		 " y = f32[<=4] set-dimension-size(x, n), dimensions={0}\n"
		 " ROOT r = f32[2] reverse(y), dimensions={0} }",
			"reverse r: of a dimension 0 of which 3 of 4 are used"},
	};

	expect_refused(row, sizeof(row) / sizeof(row[0]));
}

/* A long computation in several loops is a function that they call. */
static void
test_shared_region(void)
{
	pop_buf text = {0};
	pop_err err = {0};
	char *popir;
	size_t n = 0;

	pop_buf_str(&text, "c { x = f32[] parameter(0)\n z = f32[] "
			   "constant(9)\n ROOT r = pred[] compare(x, z), "
			   "direction=LT }\nb { a0 = f32[] parameter(0)\n");
	for (int i = 1; i < 80; i++)
		pop_buf_printf(&text, " a%d = f32[] add(a%d, a0)\n", i, i - 1);
	pop_buf_str(&text, " ROOT r = f32[] negate(a79) }\n"
			   "ENTRY e { x = f32[] parameter(0)\n");
	for (int i = 0; i < 3; i++)
		pop_buf_printf(&text,
			" %s = f32[] while(x), condition=c, body=b\n",
			i == 0   ? "u"
			: i == 1 ? "v"
				 : "w");
	pop_buf_str(&text, " s = f32[] add(u, v)\n ROOT t = f32[] add(s, w) }");
	popir = graph_of(pop_read_hlo_text, text.data, text.len, &err);
	assert(popir);
	for (const char *p = popir; (p = strstr(p, " negate ")); p++)
		n++;
	assert(n == 2);
	free(popir);
	pop_buf_release(&text);
}

/* ---- The corpus of the fuzzer. */

static void
write_all(const char *dir)
{
	for (size_t i = 0; i < MODULES; i++)
		for (int loose = 0; loose < 2; loose++) {
			char name[1024], *text;
			FILE *f;

			write_module(i, loose, loose, &text);
			free(text);
			snprintf(name, sizeof(name), "%s/%02zu%s", dir, i,
				loose ? "_loose" : "");
			f = fopen(name, "wb");
			assert(f);
			fwrite(job.out.data, 1, job.out.len, f);
			fclose(f);
		}
}

int
main(int argc, char **argv)
{
	if (argc == 3 && !strcmp(argv[1], "--write")) {
		write_all(argv[2]);
		return 0;
	}
	test_tables();
	test_same_graph();
	test_nameless();
	test_every_instruction();
	test_cut();
	test_flips();
	test_messages();
	test_second();
	test_lists();
	test_nesting();
	test_explosion();
	test_refused_text();
	test_refused_sizes();
	test_shared_region();
	pop_buf_release(&job.out);
	return 0;
}
