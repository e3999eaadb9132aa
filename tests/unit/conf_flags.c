/* TF_POPLAR_FLAGS: the parsing rules of the original, row by row. */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/conf/conf.h"

#define BAD(value, flag) "Couldn't interpret value " value " for flag " flag "."

static const struct {
	const char *text;
	pop_opt opt;
	const char *value; /* of opt afterwards */
	const char *error; /* text of POP_E_USAGE, or NULL */
	const char *note;  /* the only note, or NULL */
} row[] = {
	/* bool: bare, =true, =false, nothing else */
	{"--use_ipu_model", POP_OPT_use_ipu_model, "true", NULL, NULL},
	{"--use_ipu_model=true", POP_OPT_use_ipu_model, "true", NULL, NULL},
	{"--use_ipu_model --use_ipu_model=false", POP_OPT_use_ipu_model,
		"false", NULL, NULL},
	{"--use_ipu_model=1", POP_OPT_use_ipu_model, "false", NULL,
		BAD("1", "use_ipu_model")},
	{"--use_ipu_model=True", POP_OPT_use_ipu_model, "false", NULL,
		BAD("True", "use_ipu_model")},
	{"--use_ipu_model=", POP_OPT_use_ipu_model, "false", NULL,
		BAD("", "use_ipu_model")},
	/* a bool matches every word that begins with its name */
	{"--helpful", POP_OPT_help, "false", NULL, BAD("ful", "help")},
	{"--allow_nans_x=true", POP_OPT_allow_nans, "false", NULL,
		BAD("_x=true", "allow_nans")},
	/* int */
	{"--ipu_model_tiles=4", POP_OPT_ipu_model_tiles, "4", NULL, NULL},
	{"--ipu_model_tiles=+4", POP_OPT_ipu_model_tiles, "4", NULL, NULL},
	{"--ipu_model_tiles=\" 4\"", POP_OPT_ipu_model_tiles, "4", NULL, NULL},
	{"--ipu_model_tiles=4x", POP_OPT_ipu_model_tiles, "-1", NULL,
		BAD("4x", "ipu_model_tiles")},
	{"--ipu_model_tiles=0x4", POP_OPT_ipu_model_tiles, "-1", NULL,
		BAD("0x4", "ipu_model_tiles")},
	{"--ipu_model_tiles=4K", POP_OPT_ipu_model_tiles, "-1", NULL,
		BAD("4K", "ipu_model_tiles")},
	{"--ipu_model_tiles=", POP_OPT_ipu_model_tiles, "-1", NULL,
		BAD("", "ipu_model_tiles")},
	{"--log_cycle_count=2147483648", POP_OPT_log_cycle_count, "-1", NULL,
		BAD("2147483648", "log_cycle_count")},
	{"--on_demand_device_timeout=-1", POP_OPT_on_demand_device_timeout,
		"-1", NULL, NULL},
	{"--on_demand_device_timeout=99999999999999999999",
		POP_OPT_on_demand_device_timeout, "3600000", NULL,
		BAD("99999999999999999999", "on_demand_device_timeout")},
	/* string */
	{"--executable_cache_path=/a", POP_OPT_executable_cache_path, "/a",
		NULL, NULL},
	{"--executable_cache_path=", POP_OPT_executable_cache_path, "", NULL,
		NULL},
	{"--executable_cache_path=/a --executable_cache_path=/b",
		POP_OPT_executable_cache_path, "/b", NULL, NULL},
	{"--executable_cache_path=/a=b", POP_OPT_executable_cache_path, "/a=b",
		NULL, NULL},
	{"--executable_cache_path=~/c", POP_OPT_executable_cache_path,
		"/home/u/c", NULL, NULL},
	{"--executable_cache_path=/a~/c", POP_OPT_executable_cache_path,
		"/a~/c", NULL, NULL},
	/* the value must be attached; reading then ends at its word */
	{"--executable_cache_path /a --bogus", POP_OPT_executable_cache_path,
		"", "Unknown flag in TF_POPLAR_FLAGS: --executable_cache_path",
		NULL},
	{"--ipu_model_tiles 4", POP_OPT_ipu_model_tiles, "-1",
		"Unknown flag in TF_POPLAR_FLAGS: --ipu_model_tiles", NULL},
	/* words */
	{" \t--use_ipu_model\r\n--ipu_model_tiles=7 ", POP_OPT_ipu_model_tiles,
		"7", NULL, NULL},
	{"--use_ipu_model stop --bogus", POP_OPT_use_ipu_model, "true", NULL,
		NULL},
	/* quotes */
	{"--executable_cache_path=\"/a b\"", POP_OPT_executable_cache_path,
		"/a b", NULL, NULL},
	{"--executable_cache_path=\"/a\\\"\\b\"", POP_OPT_executable_cache_path,
		"/a\"b", NULL, NULL},
	{"--executable_cache_path='/a\\b \"c'", POP_OPT_executable_cache_path,
		"/a\\b \"c", NULL, NULL},
	{"--executable_cache_path='/a b", POP_OPT_executable_cache_path, "/a b",
		NULL, NULL},
	{"--executable_cache_path=/a' b", POP_OPT_executable_cache_path, "/a'",
		NULL, NULL},
	{"--executable_cache_path='/a'--use_ipu_model", POP_OPT_use_ipu_model,
		"true", NULL, NULL},
	{"--executable_cache_path='/a'b --bogus", POP_OPT_executable_cache_path,
		"/a", NULL, NULL},
	{"--use_ipu_model='true'", POP_OPT_use_ipu_model, "true", NULL, NULL},
	/* unknown */
	{"--save_vertex_graph=x", POP_OPT_help, "false",
		"Unknown flag in TF_POPLAR_FLAGS: --save_vertex_graph=x", NULL},
	{"--bogus --executable_cache_pth=/a -x", POP_OPT_help, "false",
		"Unknown flags in TF_POPLAR_FLAGS: --bogus "
		"--executable_cache_pth=/a -x",
		NULL},
	{"-use_ipu_model", POP_OPT_use_ipu_model, "false",
		"Unknown flag in TF_POPLAR_FLAGS: -use_ipu_model", NULL},
	{"--", POP_OPT_help, "false", "Unknown flag in TF_POPLAR_FLAGS: --",
		NULL},
	/* options of ours are no flags */
	{"--connection_type=NEVER", POP_OPT_connection_type, "ALWAYS",
		"Unknown flag in TF_POPLAR_FLAGS: --connection_type=NEVER",
		NULL},
	/* a bad value hides unknown flags; the rest still counts */
	{"--bogus --ipu_model_tiles=x --use_ipu_model", POP_OPT_use_ipu_model,
		"true", NULL, BAD("x", "ipu_model_tiles")},
	{"", POP_OPT_help, "false", NULL, NULL},
	{" -", POP_OPT_help, "false", "Unknown flag in TF_POPLAR_FLAGS: -",
		NULL},
	/* file names */
	{"missing.txt", POP_OPT_help, "false",
		"Could not open file \"missing.txt\" to read flags for "
		"environment variable \"TF_POPLAR_FLAGS\".  (We assumed "
		"\"missing.txt\" was a file name because it did not start "
		"with a \"--\".)",
		NULL},
	{"flags.txt", POP_OPT_executable_cache_path, "/from file", NULL, NULL},
	{"empty.txt", POP_OPT_help, "false", NULL, NULL},
};

static void
write_file(const char *path, const char *text)
{
	FILE *f = fopen(path, "w");

	assert(f && fputs(text, f) >= 0 && fclose(f) == 0);
}

static void
check_row(size_t i)
{
	pop_conf *c = NULL;
	pop_err err = {POP_OK, ""};
	pop_buf out = {0};
	pop_status st;

	assert(pop_conf_new(&c, &err) == POP_OK);
	st = pop_conf_load_flags(c, row[i].text, &err);
	if (row[i].error) {
		assert(st == POP_E_USAGE);
		if (strncmp(err.text, row[i].error, strlen(row[i].error)) != 0)
			fprintf(stderr, "row %zu: %s\n", i, err.text);
		assert(strncmp(err.text, row[i].error, strlen(row[i].error)) ==
			0);
	} else {
		if (st != POP_OK)
			fprintf(stderr, "row %zu: %s\n", i, err.text);
		assert(st == POP_OK);
	}
	pop_conf_print(c, row[i].opt, &out);
	pop_buf_char(&out, '\0');
	if (strcmp((char *)out.data, row[i].value) != 0)
		fprintf(stderr, "row %zu: '%s'\n", i, (char *)out.data);
	assert(strcmp((char *)out.data, row[i].value) == 0);
	if (row[i].note) {
		const pop_conf_note *note = pop_conf_notes(c);

		assert(note && note->error && !note->next);
		if (strcmp(note->text, row[i].note) != 0)
			fprintf(stderr, "row %zu: %s\n", i, note->text);
		assert(strcmp(note->text, row[i].note) == 0);
	} else if (pop_conf_notes(c) || strstr(row[i].text, " stop ")) {
		/* What ends the flags is only warned of. */
		assert(!pop_conf_notes(c)->error);
		assert(strstr(pop_conf_notes(c)->text, "is ignored"));
	}
	pop_buf_release(&out);
	pop_conf_free(c);
}

static void
check_hints(void)
{
	pop_conf *c = NULL;
	pop_err err;

	assert(pop_conf_new(&c, &err) == POP_OK);
	assert(pop_conf_load_flags(c, "--bogus --executable_cache_dir=/a",
		       &err) == POP_E_USAGE);
	assert(strstr(err.text, "(did you mean --executable_cache_path?)"));
	pop_conf_free(c);
}

/* Every flag that the original knows is known, and none of its dead ones. */
static void
check_names(void)
{
	static const char *const name[] = {"help", "use_synthetic_data",
		"synthetic_data_categories", "synthetic_data_initializer",
		"use_ipu_model", "log_cycle_count",
		"while_loop_brute_force_max_trip_count",
		"max_compilation_threads", "max_infeed_threads",
		"executable_cache_path", "dump_schedule_as_dot",
		"tensor_map_file_path", "fallback_scheduler", "allow_nans",
		"null_data_feed", "show_progress_bar", "use_on_demand",
		"on_demand_device_poll_time", "on_demand_device_timeout",
		"ipu_model_tiles", "sync_replica_start", "enable_hlo_verifier",
		"disable_poplar_version_check"};
	pop_buf usage = {0};
	size_t n = 0;

	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		n += pop_opt_info_of[opt].flag;
	assert(n == sizeof(name) / sizeof(name[0]));
	pop_conf_flags_usage(&usage);
	pop_buf_char(&usage, '\0');
	for (size_t i = 0; i < n; i++) {
		char line[80];

		snprintf(line, sizeof(line), "\t--%s: ", name[i]);
		assert(strstr((char *)usage.data, line));
	}
	pop_buf_release(&usage);
}

int
main(void)
{
	assert(setenv("HOME", "/home/u", 1) == 0);
	write_file("flags.txt",
		"\n --use_ipu_model\n--executable_cache_path='/from file'\n");
	write_file("empty.txt", "no flags here\n");
	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		check_row(i);
	check_hints();
	check_names();
	return 0;
}
