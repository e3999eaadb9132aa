/* Input recipes: the shipped ones, and what is refused. */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/conf/inputs.h"

static void
write_file(const char *path, const char *text)
{
	FILE *f = fopen(path, "w");

	assert(f && fputs(text, f) >= 0 && fclose(f) == 0);
}

static const struct {
	const char *text, *error;
} refused[] = {
	{"", "i.yaml:1: a mapping with inputs was expected"},
	{"inputs: 3", "i.yaml:1: inputs: a list was expected"},
	{"seed: -1\ninputs: []", "i.yaml:1: seed: a number from 0 to 2^64-1 "
				 "was expected"},
	{"sed: 1\ninputs: []", "i.yaml:1: known here are seed and inputs"},
	{"inputs:\n- 3", "i.yaml:2: a mapping was expected"},
	{"inputs:\n- {shape: [2], dtype: f32}",
		"i.yaml:2: an input needs a fill"},
	{"inputs:\n- {fill: const, value: 1}",
		"i.yaml:2: an input needs shape and dtype"},
	{"inputs:\n- {shape: [2], dtype: f32, fill: gauss}",
		"i.yaml:2: fill: uniform, int, const or values was expected"},
	{"inputs:\n- {shape: [-2], dtype: f32, fill: const, value: 1}",
		"i.yaml:2: shape: a size was expected"},
	{"inputs:\n- {shape: [4294967296, 4294967296], dtype: f32, fill: "
	 "const, value: 1}",
		"i.yaml:2: shape: too many elements"},
	{"inputs:\n- {shape: 2, dtype: f32, fill: const, value: 1}",
		"i.yaml:2: shape: a list of sizes was expected"},
	{"inputs:\n- {shape: [2], dtype: f32, fill: uniform, lo: 1}",
		"i.yaml:2: this fill needs lo and hi"},
	{"inputs:\n- {shape: [2], dtype: f32, fill: uniform, lo: 1, hi: .inf}",
		"i.yaml:2: lo and hi must be finite"},
	{"inputs:\n- {shape: [2], dtype: f32, fill: uniform, lo: 1, hi: 0}",
		"i.yaml:2: fill uniform: lo must not be above hi"},
	{"inputs:\n- {shape: [2], dtype: i32, fill: int, lo: 1.5, hi: 2}",
		"i.yaml:2: fill int: lo and hi must be whole numbers"},
	{"inputs:\n- {shape: [2], dtype: i32, fill: int, lo: 2, hi: 2}",
		"i.yaml:2: fill int: lo must be below hi"},
	{"inputs:\n- {shape: [2], dtype: i32, fill: values, values: [1]}",
		"i.yaml:2: 1 values for a shape of 2 elements"},
	{"inputs:\n- {shape: [1], dtype: i32, fill: values, values: [x]}",
		"i.yaml:2: values: a number was expected"},
	{"inputs:\n- {shape: [1], dtype: i32, fill: const, value: [1, 2]}",
		"i.yaml:2: fill const needs one value"},
	{"inputs:\n- {shape: [1], dtype: i32, fill: const, valeu: 1}",
		"i.yaml:2: 'valeu' is unknown"},
};

static void
check_refused(size_t i)
{
	pop_inputs in;
	pop_err err = {POP_OK, ""};
	pop_status st;

	write_file("i.yaml", refused[i].text);
	st = pop_inputs_read(&in, "i.yaml", &err);
	if (strncmp(err.text, refused[i].error, strlen(refused[i].error)) != 0)
		fprintf(stderr, "refused %zu: %d %s\n", i, st, err.text);
	assert(st == POP_E_INPUT);
	assert(strncmp(err.text, refused[i].error, strlen(refused[i].error)) ==
		0);
	pop_inputs_release(&in);
}

static void
check_good(void)
{
	pop_inputs in;
	pop_err err;

	write_file("i.yaml",
		"seed: 18446744073709551615\n"
		"inputs:\n"
		"  - {name: \"arg[0]\", shape: [2, 3], dtype: f32, fill: "
		"uniform, lo: -1.0, hi: 1}\n"
		"  - {name: b, shape: [], dtype: u64, fill: const, value: "
		"18446744073709551615}\n"
		"  - {name: c, shape: [2, 2], dtype: i1, fill: values,\n"
		"     values: [[true, false], [1, 0]]}\n"
		"  - {shape: [0, 4], dtype: i8, fill: values, values: []}\n"
		"  - {shape: [3], dtype: i8, fill: int, lo: -127, hi: 128}\n");
	assert(pop_inputs_read(&in, "i.yaml", &err) == POP_OK);
	assert(in.seed == UINT64_MAX && in.ninput == 5);
	assert(strcmp(in.input[0].name, "arg[0]") == 0);
	assert(in.input[0].rank == 2 && in.input[0].dim[1] == 3);
	assert(strcmp(in.input[0].dtype, "f32") == 0);
	assert(in.input[0].fill == POP_FILL_UNIFORM);
	assert(in.input[0].lo.f == -1 && !in.input[0].lo.integer);
	assert(in.input[0].hi.i == 1 && in.input[0].hi.integer);
	assert(in.input[1].rank == 0 && in.input[1].has_shape);
	assert(in.input[1].nvalue == 1 && !in.input[1].value[0].integer);
	assert(pop_str_is(in.input[1].value[0].text, "18446744073709551615"));
	assert(in.input[2].nvalue == 4 && in.input[2].value[0].i == 1);
	assert(in.input[2].value[3].i == 0 && in.input[2].line == 5);
	assert(in.input[3].nvalue == 0 && in.input[3].dim[0] == 0);
	assert(in.input[4].lo.i == -127 && in.input[4].hi.i == 128);
	pop_inputs_release(&in);
}

static const struct {
	const char *spec;
	pop_status st;
	pop_input_fill fill;
	size_t nvalue;
} one[] = {
	{"0.5", POP_OK, POP_FILL_CONST, 1},
	{"[1, 2]", POP_OK, POP_FILL_VALUES, 2},
	{"[[1, 2], [3, 4]]", POP_OK, POP_FILL_VALUES, 4},
	{"{fill: uniform, lo: 0, hi: 1}", POP_OK, POP_FILL_UNIFORM, 0},
	{"{fill: const, value: -0.0}", POP_OK, POP_FILL_CONST, 1},
	{"words", POP_E_INPUT, 0, 0},
	{"{fill: const}", POP_E_INPUT, 0, 0},
	{"[1,", POP_E_INPUT, 0, 0},
	{"", POP_E_INPUT, 0, 0},
};

static void
check_one(size_t i)
{
	pop_inputs in;
	pop_err err;
	pop_status st = pop_inputs_parse_one(&in, one[i].spec, "--input", &err);

	assert(st == one[i].st);
	if (st == POP_OK) {
		assert(in.ninput == 1 && in.input[0].fill == one[i].fill);
		assert(in.input[0].nvalue == one[i].nvalue);
	}
	pop_inputs_release(&in);
}

/* The models' own recipes, where they are found. */
static void
check_shipped(void)
{
	static const struct {
		const char *name;
		size_t n;
		uint64_t seed;
	} model[] = {{"add3", 3, 1000}, {"mnist_mlp_infer", 7, 1001},
		{"rng_dropout", 3, 1012}};
	const char *root = getenv("POP_SHARED");
	size_t found = 0;

	for (size_t i = 0; i < sizeof(model) / sizeof(model[0]); i++) {
		pop_inputs in;
		pop_err err = {POP_OK, ""};
		char path[512];
		pop_status st;

		snprintf(path, sizeof(path), "%s/models/%s/inputs.yaml",
			root ? root : "../shared", model[i].name);
		st = pop_inputs_read(&in, path, &err);
		if (st != POP_E_MISS) {
			if (st != POP_OK)
				fprintf(stderr, "%s\n", err.text);
			assert(st == POP_OK);
			assert(in.ninput == model[i].n);
			assert(in.seed == model[i].seed);
			found++;
		}
		pop_inputs_release(&in);
	}
	if (!found)
		fprintf(stderr,
			"shared models not found: their recipes not read\n");
}

int
main(void)
{
	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++)
		check_refused(i);
	check_good();
	for (size_t i = 0; i < sizeof(one) / sizeof(one[0]); i++)
		check_one(i);
	check_shipped();
	return 0;
}
