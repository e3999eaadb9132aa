/* The text form: what is printed reads back and prints the same, what is
 * wrong is refused with its place, and memory may run out anywhere. */

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/ir/ir.h"

/* Printed forms, exactly. */
static const char *const same[] = {
	"popir 1\n",
	"popir 1\nfunc @main() -> () {\n\treturn\n}\n",
	"popir 1 loc\n"
	"module {partitions = 2, replicas = 3, \"a.b\" = \"c\"}\n"
	"func @main(%0: 4xf32 {name = \"x\", alias = 1, donated, resident, "
	"\"k\\22\\5c\\00\\ff\" = \"\"}, %1: 0x3xcomplex<f64>) -> (f32, 4xf32 "
	"{\"r\" = \"s\"}) @7:1 {\n"
	"\t%2 = add %0, %0 : 4xf32 @8:3\n"
	"\t%3 = constant {value = <f32 splat: 0000803f>} : f32\n"
	"\t%4 = constant {value = <2xi16: 01000200>} : 2xi16 @9:0\n"
	"\t%5 = constant {value = <0xf32:>} : 0xf32\n"
	"\t%6, %7 = while %3, %2 : f32, 4xf32 (%8: f32, %9: 4xf32) {\n"
	"\t\t%10 = constant {value = <i1 splat: 00>} : i1\n"
	"\t\treturn %10\n"
	"\t} (%11: f32, %12: 4xf32) {\n"
	"\t\treturn %11, %2\n"
	"\t} @10:1\n"
	"\tcustom_call %3 {target = \"t\\0a\", has_side_effect = 1, "
	"\"b\" = \"1\", \"c\" = \"2\"}\n"
	"\texpect_almost_eq %3, %3 {tolerance = 0x3fb999999999999a}\n"
	"\treturn %6, %7\n"
	"}\n"
	"func private @\"a b\"(%0: i1) -> () {\n"
	"\t%1 = compare %0, %0 {direction = 5, compare_type = 4} : i1\n"
	"\t%2 = iota {dims = [], start = [-9223372036854775808, "
	"9223372036854775807]} : 1xui8\n"
	"\treturn\n"
	"}\n",
};

/* The same graph in another layout. */
static const char loose[] =
	"# comment\n  popir   1 # more\nmodule { }\n"
	"func@main ( %7:4xf32{} )->(4xf32){%9=add %7,%7{}:4xf32 return %9}";
static const char tight[] = "popir 1\nfunc @main(%0: 4xf32) -> (4xf32) {\n"
			    "\t%1 = add %0, %0 : 4xf32\n\treturn %1\n}\n";

#define F(ops) "popir 1\nfunc @main(%0: f32) -> () {\n" ops "\n}\n"

static const struct {
	const char *text, *error;
} bad[] = {
	{"", "1:1: got the end of the text, expected popir"},
	{"func", "1:1: got 'func', expected popir"},
	{"popir 2", "1:7: got '2', expected version 1"},
	{"popir 1 @", "1:9: got '@', expected func"},
	{"popir 1 func main", "expected @ and a name"},
	{"popir 1 func @f(%0 f32)", "1:20: got 'f32', expected a colon"},
	{"popir 1 func @f(%0: f33)", "got 'f33', expected a type"},
	{"popir 1 func @f(%0: ?xf33)", "got 'f33', expected a type"},
	{"popir 1 func @f(%0: <xf32)", "expected a dimension of at most"},
	{"popir 1 func @f(%0: <=?xf32)", "expected a dimension of at most"},
	{"popir 1 func @f() -> () {%0 = constant {value = <?xi8: 00>} : ?xi8",
		"expected known dimensions in the constant's type"},
	{"popir 1 func @f(%0: u32)", "got 'u32', expected a type"},
	{"popir 1 func @f(%0: -4xf32)", "got '-', expected a type"},
	{"popir 1 func @f(%0: 99999999999999999999xf32)",
		"expected a dimension of at most 2^40"},
	{"popir 1 func @f(%0: 1048576x1048577xf32)",
		"1:21: got 'more', expected at most 2^40 elements"},
	{"popir 1 func @f(%0: 1x1x1x1x1x1x1x1x1x1x1x1x1xf32)",
		"expected at most 12 dimensions"},
	{"popir 1 func @f(%0: f32, %0: f32)", "%0: got a second definition"},
	{"popir 1 func @f(%0: f32 {alias = -1})",
		"got '-1', expected the number of a result"},
	{"popir 1 func @f(%0: f32 {dims = 1})",
		"got 'dims', expected name, alias"},
	{"popir 1 func @f(%0: f32 {\"a\" = \"\", \"a\" = \"\"})",
		"got 'a', expected each attribute once"},
	{"popir 1 func @f() -> f32", "got 'f32', expected ("},
	{"popir 1 module {partitions = 0}", "got '0', expected a count"},
	{F("\tbogus"), "3:2: got 'bogus', expected an operation"},
	{F("\t%1 = abs %2 : f32"), "%2: got no definition"},
	{F("\t%0 = abs %0 : f32"), "%0: got a second definition"},
	{F("\t%1 = abs %0"), "expected a colon and the types of results"},
	{F("\t%1, %2 = abs %0 : f32"), "expected a comma and a type for each"},
	{F("\t%1 = abs %0 {bogus = 1} : f32"), "got 'bogus', expected an attr"},
	{F("\t%1 = abs %0 {other = 1} : f32"), "got 'other', expected an attr"},
	{F("\t%1 = abs %0 {dim = 1, dim = 1} : f32"),
		"got 'dim', expected each attribute once"},
	{F("\t%1 = abs %0 {dim = x} : f32"), "got 'x', expected a number"},
	{F("\t%1 = abs %0 {dims = 4} : f32"), "got '4', expected a list in []"},
	{F("\t%1 = abs %0 {dims = [4 4]} : f32"), "expected a comma or ]"},
	{F("\t%1 = abs %0 {tolerance = 0x12} : f32"), "expected a real as 0x"},
	{F("\t%1 = abs %0 {target = \"a"), "expected a closing quote"},
	{F("\t%1 = abs %0 {target = \"\\g0\"}"), "expected two hexadecimal"},
	{F("\t%1 = abs %0 {target = \"\\0\"}"), "expected two hexadecimal"},
	{F("\t%1 = constant {value = <4xf32: 00>} : f32"),
		"two hexadecimal digits for each byte"},
	{F("\t%1 = constant {value = <f32: 0000000g>} : f32"),
		"two hexadecimal digits for each byte"},
	{F("\t%1 = constant {value = <f32: 0000000000>} : f32"),
		"got '00', expected > at the end"},
	{F("\t%1 = constant {value = <1099511627776xcomplex<f64>:>} : f32"),
		"two hexadecimal digits for each byte"},
	{F("\treturn\n") "x", "6:1: got 'x', expected func"},
	{F("\treturn @1:1\n"), "got '@', expected an operation"},
};

typedef struct job {
	pop_arena arena;
	const char *text;
	pop_buf printed;
} job;

static pop_status
body(void *arg, pop_err *err)
{
	job *j = arg;
	pop_graph *g;

	POP_TRY(pop_graph_parse(&g, &j->arena, "t", pop_str_of(j->text), err));
	j->printed.len = 0;
	pop_graph_print(g, &j->printed);
	pop_buf_char(&j->printed, '\0');
	return pop_buf_finish(&j->printed, err);
}

static void
check_same(const char *text, const char *want)
{
	job j = {.text = text};
	pop_err err;

	if (pop_arena_run(&j.arena, body, &j, &err) != POP_OK) {
		fprintf(stderr, "%s\n", err.text);
		assert(0);
	}
	if (strcmp((const char *)j.printed.data, want) != 0) {
		fprintf(stderr, "got:\n%s\nexpected:\n%s\n", j.printed.data,
			want);
		assert(0);
	}
	pop_arena_release(&j.arena);
	pop_buf_release(&j.printed);
}

static void
check_bad(const char *text, const char *error)
{
	job j = {.text = text};
	pop_err err;

	assert(pop_arena_run(&j.arena, body, &j, &err) == POP_E_INPUT);
	if (!strstr(err.text, error)) {
		fprintf(stderr, "got: %s\nexpected: %s\n", err.text, error);
		assert(0);
	}
	assert(strncmp(err.text, "t:", 2) == 0);
	pop_arena_release(&j.arena);
	pop_buf_release(&j.printed);
}

/* With every limit the end is success or "out of memory". */
static void
check_oom(const char *text)
{
	unsigned nomem = 0;

	for (size_t limit = 1;; limit += 16) {
		job j = {.arena = {.limit = limit}, .text = text};
		pop_err err;
		pop_status st = pop_arena_run(&j.arena, body, &j, &err);

		pop_arena_release(&j.arena);
		pop_buf_release(&j.printed);
		if (st == POP_OK)
			break;
		assert(st == POP_E_NOMEM);
		nomem++;
	}
	assert(nomem > 10);
}

/* Regions nested one deeper than allowed, and exactly as deep. */
static void
check_depth(int depth, const char *error)
{
	static char text[POP_LIMIT_REGION_DEPTH * 64 + 256];
	size_t n = (size_t)snprintf(
		text, sizeof(text), "popir 1 func @main(%%0: i1) -> () {");

	for (int i = 0; i < depth; i++)
		n += (size_t)snprintf(
			text + n, sizeof(text) - n, "if %%0 () {");
	n += (size_t)snprintf(text + n, sizeof(text) - n, "return");
	for (int i = 0; i < depth; i++)
		n += (size_t)snprintf(
			text + n, sizeof(text) - n, "} () { return } return");
	snprintf(text + n, sizeof(text) - n, "}");
	if (error) {
		check_bad(text, error);
	} else {
		job j = {.text = text};
		pop_err err;

		assert(pop_arena_run(&j.arena, body, &j, &err) == POP_OK);
		pop_arena_release(&j.arena);
		pop_buf_release(&j.printed);
	}
}

/* Every proper prefix of a text is refused or reads as less. */
static void
check_prefixes(const char *text)
{
	static char part[2048];

	assert(strlen(text) < sizeof(part));
	for (size_t n = 0; n < strlen(text); n++) {
		job j = {.text = part};
		pop_status st;

		memcpy(part, text, n);
		part[n] = '\0';
		st = pop_arena_run(&j.arena, body, &j, NULL);
		assert(st == POP_OK || st == POP_E_INPUT);
		pop_arena_release(&j.arena);
		pop_buf_release(&j.printed);
	}
}

int
main(void)
{
	for (size_t i = 0; i < sizeof(same) / sizeof(same[0]); i++) {
		check_same(same[i], same[i]);
		check_prefixes(same[i]);
	}
	check_same(loose, tight);
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		check_bad(bad[i].text, bad[i].error);
	check_oom(same[2]);
	check_depth(POP_LIMIT_REGION_DEPTH, NULL);
	check_depth(POP_LIMIT_REGION_DEPTH + 1, "expected regions at most 64");
	assert(pop_graph_is_text(POP_STR(" # x\npopir 1")));
	assert(!pop_graph_is_text(POP_STR("module @popir")));
	assert(!pop_graph_is_text(POP_STR("# popir 1")));
	return 0;
}
