/* Command lines: forms of options, settings, errors, help. */

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "lib/conf/cli.h"

struct args {
	bool dry_run, json;
	int verbose;
	const char *output;
	int64_t limit;
	double rtol;
	pop_cli_list input;
};

static const pop_cli_opt own[] = {
	{"dry-run", 'n', POP_CLI_FLAG, POP_CLI_OFFSET(struct args, dry_run), 0,
		NULL, "change nothing"},
	{"json", 0, POP_CLI_FLAG, POP_CLI_OFFSET(struct args, json), 0, NULL,
		"print JSON"},
	{"output", 'o', POP_CLI_STR, POP_CLI_OFFSET(struct args, output), 0,
		"FILE", "where to"},
	{"limit", 'j', POP_CLI_INT, POP_CLI_OFFSET(struct args, limit), 0, "N",
		"how many"},
	{"rtol", 0, POP_CLI_F64, POP_CLI_OFFSET(struct args, rtol), 0, "R",
		"how close"},
	{"input", 0, POP_CLI_LIST, POP_CLI_OFFSET(struct args, input), 0,
		"SPEC", "an input"},
	{.kind = POP_CLI_END},
};

static const pop_cli_opt common[] = {
	{"verbose", 'v', POP_CLI_COUNT, POP_CLI_OFFSET(struct args, verbose), 0,
		NULL, "say more"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popx [options] FILE...",
	.text = "Does nothing.",
	.own = own,
	.common = common,
	.settings = true,
};

enum { MAX_WORDS = 8 };

/* argv, then what is expected of it. */
static const struct {
	const char *word[MAX_WORDS];
	const char *error;
	const char *arg; /* arguments, ',' after each */
	struct args want;
} row[] = {
	{{"a", "b"}, NULL, "a,b,", {.limit = 7}},
	{{"--dry-run", "a"}, NULL, "a,", {.dry_run = true, .limit = 7}},
	{{"--dry_run=true", "-"}, NULL, "-,", {.dry_run = true, .limit = 7}},
	{{"--dry-run", "--dry_run=false"}, NULL, "", {.limit = 7}},
	{{"--dry-run=1"}, "--dry-run: '1' is not true or false", "",
		{.limit = 0}},
	{{"-nvv"}, NULL, "", {.dry_run = true, .verbose = 2, .limit = 7}},
	{{"-j4", "x"}, NULL, "x,", {.limit = 4}},
	{{"-j", "4", "x"}, NULL, "x,", {.limit = 4}},
	{{"-vj4"}, NULL, "", {.verbose = 1, .limit = 4}},
	{{"--limit", "2K"}, NULL, "", {.limit = 2048}},
	{{"--limit=3M"}, NULL, "", {.limit = 3 << 20}},
	{{"--limit=1g"}, NULL, "", {.limit = 1 << 30}},
	{{"--limit=-2"}, NULL, "", {.limit = -2}},
	{{"--limit=9223372036854775807"}, NULL, "", {.limit = INT64_MAX}},
	{{"--limit=9223372036854775807K"},
		"--limit: '9223372036854775807K' is not a whole number", "",
		{.limit = 0}},
	{{"--limit=K"}, "--limit: 'K' is not a whole number", "", {.limit = 0}},
	{{"--limit="}, "--limit: '' is not a whole number", "", {.limit = 0}},
	{{"--limit"}, "--limit needs a value", "", {.limit = 0}},
	{{"-o"}, "-o needs a value", "", {.limit = 0}},
	{{"--rtol=1e-3"}, NULL, "", {.limit = 7, .rtol = 1e-3}},
	{{"--rtol=x"}, "--rtol: 'x' is not a number", "", {.limit = 0}},
	{{"--verbose=3"}, "--verbose takes no value", "", {.limit = 0}},
	{{"-o", "f", "--", "--json", "-"}, NULL, "--json,-,",
		{.limit = 7, .output = "f"}},
	{{"--output=--json"}, NULL, "", {.limit = 7, .output = "--json"}},
	{{"--output", "--json"}, NULL, "", {.limit = 7, .output = "--json"}},
	{{"--nosuch=1", "--jsn", "-z", "x"},
		"unknown options --nosuch, --jsn (did you mean --json?), -z; "
		"--help lists those there are",
		"", {.limit = 0}},
	{{"--connection-tpe=NEVER"},
		"unknown option --connection-tpe (did you mean "
		"--connection-type?)",
		"", {.limit = 0}},
	{{"--connection-type=SOMETIMES"},
		"command line, --connection-type: 'SOMETIMES' is not one of "
		"'ALWAYS', 'ON_DEMAND', 'NEVER', 'PRE_COMPILE'",
		"", {.limit = 0}},
	{{"--threads=many"},
		"command line, --threads: 'many' is not a whole number from 0 "
		"to 1024",
		"", {.limit = 0}},
	/* no settings of the command line */
	{{"--ipus=1"}, "unknown option --ipus; --help lists those there are",
		"", {.limit = 0}},
	{{"--help"}, "unknown option --help; --help lists those there are", "",
		{.limit = 0}},
};

static int
count_words(const char *const *word)
{
	int n = 0;

	while (n < MAX_WORDS && word[n])
		n++;
	return n;
}

static void
copy_words(char text[MAX_WORDS][64], char *argv[MAX_WORDS],
	const char *const *word, int n)
{
	for (int i = 0; i < n; i++) {
		snprintf(text[i], sizeof(text[i]), "%s", word[i]);
		argv[i] = text[i];
	}
}

static void
check_row(size_t i)
{
	char text[MAX_WORDS][64], *argv[MAX_WORDS], joined[256] = "";
	struct args got = {.limit = 7};
	int argc = count_words(row[i].word);
	pop_cli cli = {.narg = 0};
	pop_conf *c = NULL;
	pop_err err = {POP_OK, ""};
	pop_status st;

	assert(pop_conf_new(&c, &err) == POP_OK);
	copy_words(text, argv, row[i].word, argc);
	st = pop_cli_parse(&cli, &spec, argc, argv, &got, c, &err);
	if (row[i].error) {
		if (strcmp(err.text, row[i].error) != 0)
			fprintf(stderr, "row %zu: %s\n", i, err.text);
		assert(st == POP_E_USAGE);
		assert(strcmp(err.text, row[i].error) == 0);
	} else {
		const struct args *want = &row[i].want;

		if (st != POP_OK)
			fprintf(stderr, "row %zu: %s\n", i, err.text);
		assert(st == POP_OK);
		assert(got.dry_run == want->dry_run);
		assert(got.verbose == want->verbose);
		assert(got.limit == want->limit);
		assert(got.rtol == want->rtol);
		assert(!got.output == !want->output);
		assert(!got.output || strcmp(got.output, want->output) == 0);
		for (size_t k = 0; k < cli.narg; k++) {
			strcat(joined, cli.arg[k]);
			strcat(joined, ",");
		}
		assert(strcmp(joined, row[i].arg) == 0);
		assert(!cli.arg[cli.narg]);
	}
	pop_cli_release(&cli);
	pop_conf_free(c);
}

static void
check_settings(void)
{
	char a[] = "--connection_type", b[] = "ON_DEMAND",
	     d[] = "--use-ipu-model", e[] = "--auto-select-ipus=2",
	     f[] = "--input=x", g[] = "--input", h[] = "1=y",
	     k[] = "--on_demand_device_timeout=1K";
	char *argv[] = {a, b, d, e, f, g, h, k};
	struct args got = {.limit = 0};
	pop_cli cli = {.narg = 0};
	pop_conf *c = NULL;
	const int64_t *n;
	pop_err err;

	assert(pop_conf_new(&c, &err) == POP_OK);
	assert(pop_cli_parse(&cli, &spec, 8, argv, &got, c, &err) == POP_OK);
	assert(pop_conf_int(c, POP_OPT_connection_type) ==
		POP_CONNECT_ON_DEMAND);
	assert(strcmp(pop_conf_origin(c, POP_OPT_connection_type),
		       "command line, --connection_type") == 0);
	assert(pop_conf_bool(c, POP_OPT_use_ipu_model));
	assert(pop_conf_ints(c, POP_OPT_auto_select_ipus, &n) == 1 &&
		n[0] == 2);
	assert(pop_conf_int(c, POP_OPT_on_demand_device_timeout) == 1024);
	assert(got.input.n == 2 && strcmp(got.input.item[0], "x") == 0 &&
		strcmp(got.input.item[1], "1=y") == 0);
	assert(cli.narg == 0);
	pop_cli_release(&cli);
	pop_conf_free(c);
}

static void
check_help(void)
{
	pop_buf out = {0};

	pop_cli_help(&spec, &out);
	pop_buf_char(&out, '\0');
	assert(!out.failed);
	assert(strstr((char *)out.data, "usage: popx [options] FILE...\n"));
	assert(strstr((char *)out.data, "  -n, --dry-run "));
	assert(strstr((char *)out.data, "  -o, --output=FILE "));
	assert(strstr((char *)out.data, "  --ipu-version=ipu1|ipu2|ipu21"));
	assert(strstr((char *)out.data, "  --executable-cache-path=PATH"));
	pop_buf_release(&out);
}

int
main(void)
{
	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		check_row(i);
	check_settings();
	check_help();
	return 0;
}
