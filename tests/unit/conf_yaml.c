/* The YAML reader: scalars, structure, refusals, limits. */

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/conf/yaml.h"

static const struct {
	const char *text;
	pop_yaml_kind kind;
	double f;
	int64_t i;
} scalar[] = {
	{"12", POP_YAML_INT, 12, 12},
	{"-12", POP_YAML_INT, -12, -12},
	{"+12", POP_YAML_INT, 12, 12},
	{"012", POP_YAML_INT, 12, 12},
	{"0x1F", POP_YAML_INT, 31, 31},
	{"0o17", POP_YAML_INT, 15, 15},
	{"0o18", POP_YAML_STR, 0, 0},
	{"0x", POP_YAML_STR, 0, 0},
	{"0xg", POP_YAML_STR, 0, 0},
	{"9223372036854775807", POP_YAML_INT, 0x1p63, INT64_MAX},
	{"18446744073709551615", POP_YAML_INT, 0x1p64, 0},
	{"1.5", POP_YAML_FLOAT, 1.5, 0},
	{"1.", POP_YAML_FLOAT, 1, 0},
	{".5", POP_YAML_FLOAT, 0.5, 0},
	{"-1e3", POP_YAML_FLOAT, -1000, 0},
	{"5.0e-05", POP_YAML_FLOAT, 5e-5, 0},
	{"1e", POP_YAML_STR, 0, 0},
	{".inf", POP_YAML_FLOAT, (double)INFINITY, 0},
	{"-.Inf", POP_YAML_FLOAT, -(double)INFINITY, 0},
	{"inf", POP_YAML_STR, 0, 0},
	{"true", POP_YAML_BOOL, 0, 0},
	{"FALSE", POP_YAML_BOOL, 0, 0},
	{"yes", POP_YAML_STR, 0, 0},
	{"ON", POP_YAML_STR, 0, 0},
	{"~", POP_YAML_NULL, 0, 0},
	{"null", POP_YAML_NULL, 0, 0},
	{"", POP_YAML_NULL, 0, 0},
	{"\"12\"", POP_YAML_STR, 0, 0},
	{"''", POP_YAML_STR, 0, 0},
	{"!!str 12", POP_YAML_STR, 0, 0},
	{"a b", POP_YAML_STR, 0, 0},
	{"-", POP_YAML_SEQ, 0, 0},
	{"{}", POP_YAML_MAP, 0, 0},
};

static void
check_scalar(size_t i)
{
	const pop_yaml_node *n;
	pop_yaml *y = NULL;
	pop_err err;

	assert(pop_yaml_parse(&y, scalar[i].text, strlen(scalar[i].text), "t",
		       &err) == POP_OK);
	n = pop_yaml_root(y);
	if (n->kind != scalar[i].kind)
		fprintf(stderr, "scalar %zu: kind %d\n", i, n->kind);
	assert(n->kind == scalar[i].kind);
	if (n->kind == POP_YAML_INT || n->kind == POP_YAML_FLOAT)
		assert(n->f == scalar[i].f);
	if (n->kind == POP_YAML_INT) {
		assert(n->fits == (scalar[i].i != 0));
		assert(!n->fits || n->i == scalar[i].i);
	}
	pop_yaml_free(y);
}

static const struct {
	const char *text, *error;
} refused[] = {
	{"a: [1, 2", "t:2: did not find expected"},
	{"a: 1\na: 2", "t:2: 'a' is given twice"},
	{"? [1]\n: 2", "t:1: a key must be text"},
	{"a: &x [*x]", "t:1: alias of an unknown anchor"},
	{"a: *x", "t:1: alias of an unknown anchor"},
	{"a: 1\n---\nb: 2", "t:2: a second document"},
	{"a: !thing 1", "t:1: tags are not known here"},
	{"\na: !thing {}", "t:2: tags are not known here"},
	{"a: \"\\0\"", "t:1: text holds a NUL character"},
	{"a: \x80", "t:1: "},
	{"\t- a\n\t: b: c", "t:1: "},
};

static void
check_refused(const char *text, const char *error)
{
	pop_yaml *y = NULL;
	pop_err err = {POP_OK, ""};

	assert(pop_yaml_parse(&y, text, strlen(text), "t", &err) ==
		POP_E_INPUT);
	if (strncmp(err.text, error, strlen(error)) != 0)
		fprintf(stderr, "%s\n", err.text);
	assert(strncmp(err.text, error, strlen(error)) == 0);
	assert(!y);
}

static void
check_structure(void)
{
	static const char text[] = "# top\na: &x [1, two]\nb:\n  c: *x\n"
				   "  d: {\"k\":\"v\"}\n";
	const pop_yaml_node *n, *a, *b;
	pop_yaml *y = NULL;
	pop_err err;

	assert(pop_yaml_parse(&y, text, strlen(text), "t", &err) == POP_OK);
	n = pop_yaml_root(y);
	assert(n->kind == POP_YAML_MAP && n->n == 2);
	a = pop_yaml_find(n, "a");
	assert(a && a->kind == POP_YAML_SEQ && a->n == 2 && a->line == 2);
	assert(pop_str_is(a->item[1]->text, "two"));
	b = pop_yaml_find(n, "b");
	assert(b && b->line == 4 && pop_yaml_find(b, "c") == a);
	assert(pop_str_is(
		pop_yaml_find(pop_yaml_find(b, "d"), "k")->text, "v"));
	assert(!pop_yaml_find(n, "c") && !pop_yaml_find(a, "a"));
	pop_yaml_free(y);
}

/* Each line holds ten times the one before. */
static void
check_bomb(void)
{
	char text[2048];
	int n = snprintf(text, sizeof(text), "a0: &a0 x\n");

	for (int i = 1; i < 12; i++) {
		n += snprintf(text + n, sizeof(text) - (size_t)n, "a%d: &a%d [",
			i, i);
		for (int k = 0; k < 10; k++)
			n += snprintf(text + n, sizeof(text) - (size_t)n,
				"%s*a%d", k ? "," : "", i - 1);
		n += snprintf(text + n, sizeof(text) - (size_t)n, "]\n");
	}
	check_refused(text, "t:7: the document is too large");
}

static void
check_depth(void)
{
	static char text[2 * 100000 + 1];

	memset(text, '[', 100000);
	memset(text + 100000, ']', 100000);
	check_refused(text, "t:1: nested too deeply");
	memset(text, '[', POP_YAML_DEPTH - 1);
	memset(text + POP_YAML_DEPTH - 1, ']', POP_YAML_DEPTH - 1);
	text[2 * (POP_YAML_DEPTH - 1)] = '\0';
	{
		pop_yaml *y = NULL;
		pop_err err;

		assert(pop_yaml_parse(&y, text, strlen(text), "t", &err) ==
			POP_OK);
		pop_yaml_free(y);
	}
}

int
main(void)
{
	pop_yaml *y = NULL;
	pop_err err;

	for (size_t i = 0; i < sizeof(scalar) / sizeof(scalar[0]); i++)
		check_scalar(i);
	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++)
		check_refused(refused[i].text, refused[i].error);
	check_structure();
	check_bomb();
	check_depth();
	assert(pop_yaml_read(&y, "missing.yaml", &err) == POP_E_MISS);
	return 0;
}
