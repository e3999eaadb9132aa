/*
 * Strips: attention in its forms becomes one step where nothing else needs the
 * scores, and so do products of few rows and what makes their weights; they
 * are what their operations say, and have the same bits on any number of
 * threads.
 */

#include "tests/unit/gen_rig.h"

typedef struct form {
	const char *name;
	const char *q, *k, *v, *extra; /* arguments */
	const char *s, *r, *o;         /* scores, their rows, the result */
	const char *type;
	const char *first, *second; /* attributes of the products */
	const char *bias;           /* makes %9 from %3 */
	const char *row;            /* the dim of a row, and the others */
	const char *rest;
	const char *more; /* further results */
	const char *more_type;
	unsigned nstrip; /* with passes */
} form;

#define B01                                                            \
	"lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], " \
	"rhs_contract = "
#define BSHD                                                           \
	"lhs_batch = [0, 2], rhs_batch = [0, 2], lhs_contract = [3], " \
	"rhs_contract = [3]"
#define PLAIN "%9 = negate %3 : $S\n"
#define DENSE                                                        \
	"2x4x72x4x$", "2x4x72x4x$", "2x4x72x4x$", "", "2x4x72x72x$", \
		"2x4x72x$", "2x4x72x4x$"
#define ROWS "3", "0, 1, 2", "", ""

static const form row[] = {
	{"heads", DENSE, "f32", B01 "[3]", B01 "[2]", PLAIN, ROWS, 1},
	{"a narrow type", DENSE, "bf16", B01 "[3]", B01 "[2]", PLAIN, ROWS, 1},
	{"half a block left over", "4x1x150x4x$", "4x1x83x4x$", "4x1x83x6x$",
		"", "4x1x150x83x$", "4x1x150x$", "4x1x150x6x$", "f32",
		B01 "[3]", B01 "[2]", PLAIN, ROWS, 1},
	{"positions in the middle, a mask for each batch", "2x72x4x4x$",
		"2x90x4x4x$", "2x4x90x4x$", ", %4: 2x90xi1", "2x4x72x90x$",
		"2x4x72x$", "2x4x72x4x$", "f32", BSHD, B01 "[2]",
		"%5 = broadcast_in_dim %4 {dims = [0, 3]} : 2x4x72x90xi1\n"
		"%6 = constant {value = <f32: 0000c0c0>} : f32\n"
		"%7 = broadcast_in_dim %6 {dims = []} : $S\n"
		"%9 = select %5, %3, %7 : $S\n",
		ROWS, 1},
	{"a bias by position", DENSE, "f32", B01 "[3]", B01 "[2]",
		"%4 = iota {dim = 2} : $S\n"
		"%5 = iota {dim = 3} : $S\n"
		"%6 = subtract %4, %5 : $S\n"
		"%7 = tanh %6 : $S\n"
		"%9 = add %3, %7 : $S\n",
		ROWS, 1},
	{"a bias by head and batch", DENSE, "f32", B01 "[3]", B01 "[2]",
		"%4 = iota {dim = 0} : $S\n"
		"%5 = iota {dim = 1} : $S\n"
		"%6 = multiply %4, %5 : $S\n"
		"%7 = multiply %6, %3 : $S\n"
		"%9 = add %3, %7 : $S\n",
		ROWS, 1},
	{"groups of heads read the same", "2x2x3x72x8x$", "2x2x80x8x$",
		"2x2x80x8x$", "", "2x2x3x72x80x$", "2x2x3x72x$", "2x2x3x72x8x$",
		"f32",
		"lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [4], "
		"rhs_contract = [3]",
		"lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [4], "
		"rhs_contract = [2]",
		PLAIN, "4", "0, 1, 2, 3", "", "", 1},
	{"scores that are a result", DENSE, "f32", B01 "[3]", B01 "[2]", PLAIN,
		"3", "0, 1, 2", ", %24", ", 2x4x72x72x$", 0},
	{"few scores", "2x2x8x4x$", "2x2x8x4x$", "2x2x8x4x$", "", "2x2x8x8x$",
		"2x2x8x$", "2x2x8x4x$", "f32", B01 "[3]", B01 "[2]", PLAIN,
		ROWS, 0},
};

/* ---- Products and what makes their weights. */

typedef struct fed {
	const char *name, *text;
	unsigned nstrip; /* with passes */
} fed;

#define BY_ROWS "lhs_contract = [1], rhs_contract = [1], precision = [0, 0]"
/* %4: 2048x256xf32 of %0: 2048x256xi8 and %1: 2048x8xf32 */
#define GROUPS                                                       \
	"%2 = reshape %0 : 2048x8x32xi8\n"                           \
	"%3 = convert %2 : 2048x8x32xf32\n"                          \
	"%5 = broadcast_in_dim %1 {dims = [0, 1]} : 2048x8x32xf32\n" \
	"%6 = multiply %3, %5 : 2048x8x32xf32\n"                     \
	"%4 = reshape %6 : 2048x256xf32\n"

/* %6 and %7: 2048x128xui8, nibbles of %0 */
#define NIBBLES                                                 \
	"%2 = constant {value = <ui8: 0f>} : ui8\n"             \
	"%3 = broadcast_in_dim %2 {dims = []} : 2048x128xui8\n" \
	"%4 = constant {value = <ui8: 04>} : ui8\n"             \
	"%5 = broadcast_in_dim %4 {dims = []} : 2048x128xui8\n" \
	"%6 = and %0, %3 : 2048x128xui8\n"                      \
	"%7 = shift_right_logical %0, %5 : 2048x128xui8\n"

static const fed feeds[] = {
	{"nibbles in turn",
		"popir 1\n"
		"func @main(%0: 2048x128xui8, %1: 2048x8xf32, %9: 2x256xf32) -> "
		"(2x2048xf32) {\n" NIBBLES "%12 = reshape %6 : 2048x128x1xui8\n"
		"%13 = reshape %7 : 2048x128x1xui8\n"
		"%14 = concatenate %12, %13 {dim = 2} : 2048x128x2xui8\n"
		"%16 = reshape %14 : 2048x8x32xui8\n"
		"%17 = convert %16 : 2048x8x32xf32\n"
		"%18 = broadcast_in_dim %1 {dims = [0, 1]} : 2048x8x32xf32\n"
		"%19 = multiply %17, %18 : 2048x8x32xf32\n"
		"%20 = reshape %19 : 2048x256xf32\n"
		"%21 = dot_general %9, %20 {" BY_ROWS "} : 2x2048xf32\n"
		"return %21\n}\n",
		1},
	{"halves of groups",
		"popir 1\n"
		"func @main(%0: 2048x128xui8, %1: 2048x8xf32, %9: 5x256xf32) -> "
		"(5x2048xf32) {\n" NIBBLES "%12 = reshape %6 : 2048x8x16xui8\n"
		"%13 = reshape %7 : 2048x8x16xui8\n"
		"%16 = concatenate %12, %13 {dim = 2} : 2048x8x32xui8\n"
		"%17 = convert %16 : 2048x8x32xf32\n"
		"%18 = broadcast_in_dim %1 {dims = [0, 1]} : 2048x8x32xf32\n"
		"%19 = multiply %17, %18 : 2048x8x32xf32\n"
		"%20 = reshape %19 : 2048x256xf32\n"
		"%21 = dot_general %9, %20 {" BY_ROWS "} : 5x2048xf32\n"
		"return %21\n}\n",
		1},
	{"halves below each other",
		"popir 1\n"
		"func @main(%0: 2048x128xui8, %1: 4096xf32, %9: 2x128xf32) -> "
		"(2x4096xf32) {\n" NIBBLES
		"%15 = concatenate %6, %7 {dim = 0} : 4096x128xui8\n"
		"%16 = convert %15 : 4096x128xf32\n"
		"%17 = broadcast_in_dim %1 {dims = [0]} : 4096x128xf32\n"
		"%18 = multiply %16, %17 : 4096x128xf32\n"
		"%19 = dot_general %9, %18 {" BY_ROWS "} : 2x4096xf32\n"
		"return %19\n}\n",
		0},
	{"groups along the depth",
		"popir 1\n"
		"func @main(%0: 2048x256xi8, %1: 2048x8xf32, %7: 1x256xf32) -> "
		"(1x2048xf32) {\n" GROUPS "%8 = dot_general %7, %4 {" BY_ROWS
		"} : 1x2048xf32\n"
		"return %8\n}\n",
		1},
	{"two products, and code behind one",
		"popir 1\n"
		"func @main(%0: 2048x256xi8, %1: 2048x8xf32, %7: 3x256xf32) -> "
		"(3x2048xf32, 2048x3xf32) {\n" GROUPS
		"%8 = dot_general %7, %4 {" BY_ROWS "} : 3x2048xf32\n"
		"%9 = dot_general %4, %7 {" BY_ROWS "} : 2048x3xf32\n"
		"%10 = tanh %9 : 2048x3xf32\n"
		"return %8, %10\n}\n",
		1},
	{"weights that are a result",
		"popir 1\n"
		"func @main(%0: 2048x256xi8, %1: 2048x8xf32, %7: 1x256xf32) -> "
		"(1x2048xf32, 2048x256xf32) {\n" GROUPS
		"%8 = dot_general %7, %4 {" BY_ROWS "} : 1x2048xf32\n"
		"return %8, %4\n}\n",
		0},
	{"many rows",
		"popir 1\n"
		"func @main(%0: 2048x256xi8, %1: 2048x8xf32, %7: 17x256xf32) -> "
		"(17x2048xf32) {\n" GROUPS "%8 = dot_general %7, %4 {" BY_ROWS
		"} : 17x2048xf32\n"
		"return %8\n}\n",
		0},
	{"a last block of other size, of a narrow type that knows its place",
		"popir 1\n"
		"func @main(%0: 6001x180xui8, %1: 180x2xbf16) -> (6001x2xbf16) {\n"
		"%2 = convert %0 : 6001x180xbf16\n"
		"%3 = iota {dim = 0} : 6001x180xi32\n"
		"%4 = constant {value = <i32: 07000000>} : i32\n"
		"%5 = broadcast_in_dim %4 {dims = []} : 6001x180xi32\n"
		"%6 = remainder %3, %5 : 6001x180xi32\n"
		"%7 = convert %6 : 6001x180xbf16\n"
		"%8 = subtract %2, %7 : 6001x180xbf16\n"
		"%9 = dot_general %8, %1 {lhs_contract = [1], rhs_contract = "
		"[0], precision = [0, 0]} : 6001x2xbf16\n"
		"return %9\n}\n",
		1},
	{"columns that are lines of each of several",
		"popir 1\n"
		"func @main(%0: 40x128x104xi8, %1: 40x128xf32, %2: 40x128xf32) -> "
		"(40x104xf32) {\n"
		"%3 = convert %0 : 40x128x104xf32\n"
		"%4 = broadcast_in_dim %1 {dims = [0, 1]} : 40x128x104xf32\n"
		"%5 = add %3, %4 : 40x128x104xf32\n"
		"%6 = dot_general %2, %5 {lhs_batch = [0], rhs_batch = [0], "
		"lhs_contract = [1], rhs_contract = [1], precision = [0, 0]} : "
		"40x104xf32\n"
		"return %6\n}\n",
		1},
	{"fewer rows than a block has",
		"popir 1\n"
		"func @main(%0: 90x2000xf32, %1: 90x2000x3xf32) -> (90x3x3xf32) "
		"{\n"
		"%2 = broadcast_in_dim %0 {dims = [0, 1]} : 90x2000x3xf32\n"
		"%3 = multiply %2, %1 : 90x2000x3xf32\n"
		"%4 = dot_general %3, %1 {lhs_batch = [0], rhs_batch = [0], "
		"lhs_contract = [1], rhs_contract = [1], precision = [0, 0]} : "
		"90x3x3xf32\n"
		"return %4\n}\n",
		1},
	{"products in a chain whose last step writes columns in turn",
		"popir 1\n"
		"func @main(%0: 48x64x24xf32, %1: 64x64xf32) -> (48x64x48xf32) {\n"
		"%2 = dot_general %0, %1 {lhs_contract = [1], rhs_contract = [0], "
		"precision = [0, 0]} : 48x24x64xf32\n"
		"%3 = transpose %2 {dims = [0, 2, 1]} : 48x64x24xf32\n"
		"%4 = subtract %0, %3 : 48x64x24xf32\n"
		"%5 = dot_general %4, %1 {lhs_contract = [1], rhs_contract = [0], "
		"precision = [0, 0]} : 48x24x64xf32\n"
		"%6 = transpose %5 {dims = [0, 2, 1]} : 48x64x24xf32\n"
		"%7 = add %0, %6 : 48x64x24xf32\n"
		"%8 = multiply %0, %6 : 48x64x24xf32\n"
		"%9 = concatenate %7, %8 {dim = 2} : 48x64x48xf32\n"
		"return %9\n}\n",
		1},
};

/* ---- Attention. */

/* Puts t into b: "$S" is the type of the scores, "$" that of elements. */
static void
put(pop_buf *b, const form *f, const char *t)
{
	for (; *t; t++) {
		if (*t != '$')
			pop_buf_char(b, *t);
		else if (t[1] == 'S' && t++)
			put(b, f, f->s);
		else
			pop_buf_printf(b, "%s", f->type);
	}
}

static void
put_rows(pop_buf *b, const form *f, const char *reduce)
{
	put(b, f, reduce);
	pop_buf_printf(b, "{dims = [%s]} : ", f->row);
	put(b, f, f->r);
}

static const char *
text_of(pop_buf *b, const form *f)
{
	bool wide = strcmp(f->type, "f32") == 0;

	put(b, f, "popir 1\nfunc @main(%0: ");
	put(b, f, f->q);
	put(b, f, ", %1: ");
	put(b, f, f->k);
	put(b, f, ", %2: ");
	put(b, f, f->v);
	put(b, f, f->extra);
	put(b, f, ") -> (");
	put(b, f, f->o);
	put(b, f, f->more_type);
	pop_buf_printf(b,
		") {\n%%3 = dot_general %%0, %%1 {%s, "
		"precision = [0, 0]} : ",
		f->first);
	put(b, f, "$S\n");
	put(b, f, f->bias);
	pop_buf_printf(b, "%%10 = constant {value = <%s: %s>} : %s\n", f->type,
		wide ? "000080ff" : "80ff", f->type);
	put_rows(b, f, "%11 = reduce %9, %10 ");
	put(b, f,
		" (%12: $, %13: $) {\n%14 = maximum %12, %13 : $\n"
		"return %14\n}\n");
	pop_buf_printf(
		b, "%%15 = broadcast_in_dim %%11 {dims = [%s]} : ", f->rest);
	put(b, f,
		"$S\n%16 = subtract %9, %15 : $S\n"
		"%17 = exponential %16 : $S\n");
	pop_buf_printf(b, "%%18 = constant {value = <%s: %s>} : %s\n", f->type,
		wide ? "00000000" : "0000", f->type);
	put_rows(b, f, "%19 = reduce %17, %18 ");
	put(b, f,
		" (%20: $, %21: $) {\n%22 = add %20, %21 : $\n"
		"return %22\n}\n");
	pop_buf_printf(
		b, "%%23 = broadcast_in_dim %%19 {dims = [%s]} : ", f->rest);
	put(b, f, "$S\n%24 = divide %17, %23 : $S\n");
	pop_buf_printf(b,
		"%%25 = dot_general %%24, %%2 {%s, "
		"precision = [0, 0]} : ",
		f->second);
	put(b, f, f->o);
	pop_buf_printf(b, "\nreturn %%25%s\n}\n", f->more);
	pop_buf_char(b, '\0');
	assert(!b->failed);
	return (const char *)b->data;
}

/* ---- What is made of a graph. */

static unsigned
count(const pop_program *p, pop_step_kind kind)
{
	unsigned n = 0;

	for (uint32_t i = 0; i < p->nstep; i++)
		n += p->step[i].kind == kind;
	return n;
}

static void
run_on(const gen_rig *r, unsigned nthread, unsigned char *out, size_t bytes)
{
	pop_engine_options o = {.nthread = nthread};
	pop_engine *e = NULL;
	pop_err err = {0};

	assert(pop_engine_new(&e, &r->program, &o, &err) == POP_OK);
	for (uint32_t i = 0; i < r->program.narg; i++)
		assert(pop_engine_bind(e, i, r->arg[i],
			       (size_t)pop_shape_bytes(&r->program.arg[i].type),
			       &err) == POP_OK);
	assert(pop_engine_run(e, 0, &err) == POP_OK);
	memcpy(out, pop_engine_result(e, 0), bytes);
	pop_engine_free(e);
}

/* What is handed on is not in the arena, and threads change nothing. */
static void
check_program(const gen_case *c, unsigned nstrip)
{
	gen_rig r = {.c = c, .passes = true};
	pop_err err = {0};
	unsigned char *one, *three;
	size_t bytes, most;

	assert(pop_arena_run(&r.arena, gen_prepare, &r, &err) == POP_OK);
	assert(pop_arena_run(&r.arena, gen_make, &r, &err) == POP_OK);
	if (count(&r.program, POP_STEP_STRIP) != nstrip) {
		gen_complain(&r, "another number of strips", &err);
		assert(0);
	}
	bytes = (size_t)pop_shape_bytes(&r.program.result[0].type);
	most = bytes;
	for (uint32_t i = 0; i < r.program.nbuffer; i++)
		if (r.program.buffer[i].where == POP_WHERE_SCRATCH &&
			r.program.buffer[i].bytes > most)
			most = (size_t)r.program.buffer[i].bytes;
	if (nstrip)
		assert(r.program.arena_bytes <= most);
	one = malloc(2 * bytes + 1);
	assert(one);
	three = one + bytes;
	run_on(&r, 1, one, bytes);
	run_on(&r, 3, three, bytes);
	assert(memcmp(one, three, bytes) == 0);
	free(one);
	pop_arena_release(&r.arena);
}

static void
check_attention(uint64_t seed, const form *f)
{
	const bool wide = strcmp(f->type, "f32") == 0;
	pop_buf b = {0};
	gen_case c = {.name = f->name,
		.text = text_of(&b, f),
		.atol = wide ? 1e-5 : 0.05,
		.rtol = wide ? 1e-4 : 0.05,
		.seed = seed};

	gen_check_both(&c, NULL);
	check_program(&c, f->nstrip);
	pop_buf_release(&b);
}

static void
check_fed(uint64_t seed, const fed *f)
{
	const bool wide = !strstr(f->text, "bf16");
	gen_case c = {.name = f->name,
		.text = f->text,
		.atol = wide ? 1e-4 : 0.05,
		.rtol = wide ? 1e-4 : 0.05,
		.seed = seed};

	gen_check_both(&c, NULL);
	check_program(&c, f->nstrip);
}

int
main(void)
{
	uint64_t seed = 1;

	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		check_attention(seed++, &row[i]);
	for (unsigned i = 0; i < sizeof(feeds) / sizeof(feeds[0]); i++)
		check_fed(seed++, &feeds[i]);
	return 0;
}
