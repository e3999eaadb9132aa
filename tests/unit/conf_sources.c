/* Settings from several sources: who wins, origins, notes, checks, the key. */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/conf/conf.h"

static const char *const used[] = {"TF_POPLAR_FLAGS",
	"POPDIST_EXECUTABLE_CACHE_PATH", "POPLAR_ENGINE_OPTIONS",
	"POPLAR_TARGET_OPTIONS", "POPLAR_RUNTIME_OPTIONS", "PVTI_OPTIONS",
	"POPLAR_LOG_LEVEL", "POPLAR_LOG_DEST", "TF_CPP_MIN_LOG_LEVEL",
	"IPUOF_VIPU_API_PARTITION_ID", "SLURM_CPUS_PER_TASK", "SLURM_JOB_ID",
	"IPUS", "POPC_ISA", "POPC_THREADS", "POPC_CACHE_BASES", "POPC_RUN_DIR",
	"POPC_LOG", "LOGNAME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "TMPDIR"};

static void
clear_environment(void)
{
	for (size_t i = 0; i < sizeof(used) / sizeof(used[0]); i++)
		assert(unsetenv(used[i]) == 0);
	assert(setenv("HOME", "/home/u", 1) == 0);
}

/* "A=1;B=2" into the environment. */
static void
set_environment(const char *list)
{
	char copy[1024], *next;

	clear_environment();
	snprintf(copy, sizeof(copy), "%s", list);
	for (char *p = copy; *p; p = next) {
		char *eq = strchr(p, '=');

		next = p + strcspn(p, ";");
		if (*next)
			*next++ = '\0';
		*eq = '\0';
		assert(setenv(p, eq + 1, 1) == 0);
	}
}

static void
write_file(const char *path, const char *text)
{
	FILE *f = fopen(path, "w");

	assert(f && fputs(text, f) >= 0 && fclose(f) == 0);
}

static const struct {
	const char *env, *yaml, *command; /* command: value of opt */
	pop_opt opt;
	const char *value, *origin;
} who_wins[] = {
	{"", "", NULL, POP_OPT_threads, "0", "default"},
	{"SLURM_CPUS_PER_TASK=3", "", NULL, POP_OPT_threads, "3",
		"SLURM_CPUS_PER_TASK"},
	{"SLURM_CPUS_PER_TASK=5000", "", NULL, POP_OPT_threads, "1024",
		"SLURM_CPUS_PER_TASK"},
	{"SLURM_CPUS_PER_TASK=3", "threads: 4", NULL, POP_OPT_threads, "4",
		"c.yaml:1"},
	{"SLURM_CPUS_PER_TASK=3;POPC_THREADS=5", "threads: 4", NULL,
		POP_OPT_threads, "5", "POPC_THREADS"},
	{"SLURM_CPUS_PER_TASK=3;POPC_THREADS=5", "threads: 4", "6",
		POP_OPT_threads, "6", "command"},
	{"", "", NULL, POP_OPT_executable_cache_path,
		"/home/u/.cache/popc/executables", "default, in HOME"},
	{"XDG_CACHE_HOME=/x", "", NULL, POP_OPT_executable_cache_path,
		"/x/popc/executables", "XDG_CACHE_HOME"},
	{"XDG_CACHE_HOME=x", "", NULL, POP_OPT_executable_cache_path,
		"/home/u/.cache/popc/executables", "default, in HOME"},
	{"XDG_CACHE_HOME=/x", "\nexecutable_cache_path: /y", NULL,
		POP_OPT_executable_cache_path, "/y", "c.yaml:2"},
	{"POPDIST_EXECUTABLE_CACHE_PATH=/z", "executable_cache_path: /y", NULL,
		POP_OPT_executable_cache_path, "/z",
		"POPDIST_EXECUTABLE_CACHE_PATH"},
	{"POPDIST_EXECUTABLE_CACHE_PATH=/z;"
	 "TF_POPLAR_FLAGS=--executable_cache_path=~/f",
		"executable_cache_path: /y", NULL,
		POP_OPT_executable_cache_path, "/home/u/f", "TF_POPLAR_FLAGS"},
	{"TF_POPLAR_FLAGS=--executable_cache_path=/f", "", "/cli",
		POP_OPT_executable_cache_path, "/cli", "command"},
	{"IPUS=2", "", NULL, POP_OPT_ipus, "64", "default"},
	{"IPUS=2;SLURM_JOB_ID=9", "", NULL, POP_OPT_ipus, "2", "IPUS"},
	{"IPUS=2;IPUOF_VIPU_API_PARTITION_ID=p", "", NULL, POP_OPT_ipus, "2",
		"IPUS"},
	{"IPUS=0;SLURM_JOB_ID=9", "", NULL, POP_OPT_ipus, "64", "default"},
	{"IPUS=2;SLURM_JOB_ID=9", "ipus: 1", NULL, POP_OPT_ipus, "1",
		"c.yaml:1"},
	{"TF_CPP_MIN_LOG_LEVEL=2", "", NULL, POP_OPT_tf_cpp_min_log_level, "2",
		"TF_CPP_MIN_LOG_LEVEL"},
	{"TF_CPP_MIN_LOG_LEVEL=chatty", "", NULL, POP_OPT_tf_cpp_min_log_level,
		"0", "default"},
	{"", "device_connection: {type: ON_DEMAND, version: ipu1}", NULL,
		POP_OPT_connection_type, "ON_DEMAND", "c.yaml:1"},
	{"", "device_connection.type: DeviceConnectionType.NEVER", NULL,
		POP_OPT_connection_type, "NEVER", "c.yaml:1"},
	{"", "device_connection:\n  type: 3", NULL, POP_OPT_connection_type,
		"PRE_COMPILE", "c.yaml:2"},
	{"", "auto_select_ipus: 4", NULL, POP_OPT_auto_select_ipus, "4",
		"c.yaml:1"},
	{"", "auto_select_ipus: [1, 2]", NULL, POP_OPT_auto_select_ipus, "1,2",
		"c.yaml:1"},
	{"", "floating_point_behaviour: {esr: ON}", NULL, POP_OPT_fp_esr, "ON",
		"c.yaml:1"},
	{"", "io_tiles.available_memory_proportion: 0.5", NULL,
		POP_OPT_io_available_memory_proportion, "0.5", "c.yaml:1"},
	{"", "matmuls: {poplar_options: {b: 1, a: \"2\"}}", NULL,
		POP_OPT_matmuls_poplar_options, "a=2,b=1", "c.yaml:1"},
	{"", "optimizations.enable_fast_math: true", NULL, POP_OPT_math_fast,
		"true", "c.yaml:1"},
	{"", "# nothing\n", NULL, POP_OPT_ipus, "64", "default"},
};

static void
check_value(const pop_conf *c, pop_opt opt, const char *value,
	const char *origin, size_t i)
{
	pop_buf out = {0};

	pop_conf_print(c, opt, &out);
	pop_buf_char(&out, '\0');
	if (strcmp((char *)out.data, value) != 0 ||
		strcmp(pop_conf_origin(c, opt), origin) != 0)
		fprintf(stderr, "row %zu: %s from %s\n", i, (char *)out.data,
			pop_conf_origin(c, opt));
	assert(strcmp((char *)out.data, value) == 0);
	assert(strcmp(pop_conf_origin(c, opt), origin) == 0);
	pop_buf_release(&out);
}

static void
check_who_wins(size_t i)
{
	pop_conf *c = NULL;
	pop_err err = {POP_OK, ""};
	pop_status st;

	set_environment(who_wins[i].env);
	write_file("c.yaml", who_wins[i].yaml);
	assert(pop_conf_new(&c, &err) == POP_OK);
	if (who_wins[i].command)
		assert(pop_conf_set(c, who_wins[i].opt, POP_RANK_COMMAND,
			       pop_str_of(who_wins[i].command), "command",
			       &err) == POP_OK);
	st = pop_conf_load(c, "c.yaml", &err);
	if (st != POP_OK)
		fprintf(stderr, "row %zu: %s\n", i, err.text);
	assert(st == POP_OK);
	check_value(
		c, who_wins[i].opt, who_wins[i].value, who_wins[i].origin, i);
	pop_conf_free(c);
}

static const struct {
	const char *env, *yaml;
	pop_status st;
	const char *text;
} refused[] = {
	{"", "ipuss: 1", POP_E_INPUT,
		"c.yaml:1: 'ipuss' is not a valid attribute of this config. "
		"Did you mean 'ipus'?"},
	{"", "\n\ndevice_connection:\n  typ: ALWAYS", POP_E_INPUT,
		"c.yaml:4: 'device_connection.typ' is not a valid attribute of "
		"this config. Did you mean 'device_connection.type'?"},
	{"", "io_tile: {num_io_tiles: 1}", POP_E_INPUT,
		"c.yaml:1: 'io_tile' is not a valid attribute of this config."},
	{"", "num_io_tiles: 1", POP_E_INPUT,
		"c.yaml:1: 'num_io_tiles' is not a valid attribute of this "
		"config. Did you mean 'io_tiles.num_io_tiles'?"},
	{"", "device_connection: ALWAYS", POP_E_INPUT,
		"c.yaml:1: device_connection is a category and cannot be "
		"assigned to."},
	{"", "device_connection: {enable_remote_buffers: 1}", POP_E_INPUT,
		"c.yaml:1: Trying to set "
		"device_connection.enable_remote_buffers to 1, but it must be "
		"of type bool"},
	{"", "device_connection: {version: ipu3}", POP_E_INPUT,
		"c.yaml:1: Trying to set device_connection.version to ipu3, "
		"but it must be one of '', 'ipu1', 'ipu2', 'ipu21'"},
	{"", "ipus: true", POP_E_INPUT,
		"c.yaml:1: Trying to set ipus to true, but it must be a whole "
		"number from 1 to 4096"},
	{"", "ipus: 0", POP_E_INPUT,
		"c.yaml:1: Trying to set ipus to 0, but it must be a whole "
		"number from 1 to 4096"},
	{"", "ipus: \"4\"", POP_E_INPUT,
		"c.yaml:1: Trying to set ipus to 4, but it must be a whole "
		"number from 1 to 4096"},
	{"", "io_tiles: {available_memory_proportion: 1}", POP_E_INPUT,
		"c.yaml:1: Trying to set io_tiles.available_memory_proportion "
		"to 1, but it must be of type float"},
	{"", "executable_cache_path: 7", POP_E_INPUT,
		"c.yaml:1: Trying to set executable_cache_path to 7, but it "
		"must be of type str"},
	{"", "executable_cache_path:", POP_E_INPUT,
		"c.yaml:1: Trying to set executable_cache_path to nothing, but "
		"it must be of type str"},
	{"", "auto_select_ipus: [1, x]", POP_E_INPUT,
		"c.yaml:1: Trying to set auto_select_ipus to x, but it must be "
		"a list of whole numbers from 1 to 4096"},
	{"", "[1]", POP_E_INPUT,
		"c.yaml:1: a list where a mapping of attributes was expected"},
	{"", "ipus: 1\nipus: 2", POP_E_INPUT,
		"c.yaml:2: 'ipus' is given twice"},
	{"", "cache.fill: true\ncache: {fill: false}", POP_E_INPUT,
		"c.yaml:2: 'cache.fill' is given twice"},
	{"", "auto_select_ipus: 1\nselect_ipus: 1", POP_E_USAGE,
		"c.yaml:2: Only one of `auto_select_ipus` and `select_ipus` "
		"can be set."},
	{"", "select_ipus: [3, 3]", POP_E_USAGE,
		"c.yaml:1: All MultiIPU indices in `select_ipus` must be "
		"unique."},
	{"TF_POPLAR_FLAGS=--use_ipu_model", "select_ipus: 0", POP_E_USAGE,
		"c.yaml:1: When using the IPUModel, the devices to attach to "
		"can only be specified with `auto_select_ipus`."},
	{"TF_POPLAR_FLAGS=--use_ipu_model", "ipu_model: {version: ''}",
		POP_E_USAGE,
		"c.yaml:1: ipu_model.version must be set when using the "
		"IPUModel."},
	{"",
		"io_tiles.num_io_tiles: 2\nnorms.experimental."
		"distributed_batch_norm_replica_group_size: 2",
		POP_E_USAGE,
		"c.yaml:2: norms.experimental.distributed_batch_norm_replica_"
		"group_size is not supported with I/O tiles."},
	{"", "io_tiles: {place_ops_on_io_tiles: true}", POP_E_USAGE,
		"c.yaml:1: Cannot place ops on I/O tiles when "
		"io_tiles.num_io_tiles == 0"},
	{"",
		"experimental: {multi_replica_distribution: {process_index: 2, "
		"process_count: 2}}",
		POP_E_USAGE,
		"c.yaml:1: experimental.multi_replica_distribution."
		"process_index must be in the range [0, ...process_count)."},
	{"TF_POPLAR_FLAGS=--use_ipu_model",
		"experimental.multi_replica_distribution.process_count: 2",
		POP_E_USAGE,
		"c.yaml:1: Multi-replica distribution is not supported on the "
		"IPU model."},
	{"TF_POPLAR_FLAGS=--show_progress_bar=maybe", "", POP_E_USAGE,
		"Unknown value for 'show_progress_bar' flag. Needs to be one "
		"of 'true', 'false' or 'auto' but got maybe"},
	{"TF_POPLAR_FLAGS=--synthetic_data_categories='infeed, bogus'", "",
		POP_E_USAGE,
		"Using an unknown synthetic data category in: 'infeed, "
		"bogus'. The categories are infeed, outfeed, seed, "
		"hostembedding, parameters."},
	{"TF_POPLAR_FLAGS=--synthetic_data_initializer=normal", "", POP_E_USAGE,
		"The flag \"synthetic_data_initializer\" can only be used in "
		"combination with \"use_synthetic_data\" or "
		"\"synthetic_data_categories\"."},
	{"POPC_THREADS=x", "", POP_E_USAGE,
		"POPC_THREADS: 'x' is not a whole number from 0 to 1024"},
	{"POPLAR_ENGINE_OPTIONS={", "", POP_E_USAGE, NULL},
	{"POPLAR_ENGINE_OPTIONS=[]", "", POP_E_USAGE, NULL},
	{"POPLAR_ENGINE_OPTIONS={\"debug.verfy\":\"true\"}", "", POP_E_USAGE,
		"POPLAR_ENGINE_OPTIONS: 'debug.verfy' is not an engine option; "
		"did you mean 'debug.verify'?"},
	{"POPLAR_ENGINE_OPTIONS={\"debug.verify\":\"on\"}", "", POP_E_USAGE,
		"POPLAR_ENGINE_OPTIONS: 'on' is not a value of debug.verify, "
		"which is true or false"},
	{"", "compilation_poplar_options: {opt.bogus: 1}", POP_E_USAGE,
		"c.yaml:1: 'opt.bogus' is not an engine option"},
};

static void
check_refused(size_t i)
{
	pop_conf *c = NULL;
	pop_err err = {POP_OK, ""};
	pop_status st;

	set_environment(refused[i].env);
	write_file("c.yaml", refused[i].yaml);
	assert(pop_conf_new(&c, &err) == POP_OK);
	st = pop_conf_load(c, "c.yaml", &err);
	if (st == POP_OK)
		st = pop_conf_check(c, &err);
	if (st != refused[i].st ||
		(refused[i].text && strcmp(err.text, refused[i].text) != 0))
		fprintf(stderr, "refused %zu: %d %s\n", i, st, err.text);
	assert(st == refused[i].st);
	assert(!refused[i].text || strcmp(err.text, refused[i].text) == 0);
	pop_conf_free(c);
}

/* What a mode needs. */
static const struct {
	const char *yaml, *env;
	pop_status st;
	const char *part;
} modes[] = {
	{"", "", POP_OK, NULL},
	{"device_connection.type: ON_DEMAND", "", POP_OK, NULL},
	{"device_connection.type: NEVER", "", POP_E_REFUSED,
		"device_connection.version must be set when "
		"device_connection.type is DeviceConnectionType.NEVER or "
		"DeviceConnectionType.PRE_COMPILE"},
	{"device_connection: {type: NEVER, version: ipu2}", "", POP_OK, NULL},
	{"device_connection: {type: PRE_COMPILE, version: ipu2}", "",
		POP_E_REFUSED,
		"IPU devices have been configured for pre-compilation, "
		"however 'executable_cache_path' in 'TF_POPLAR_FLAGS' has not "
		"been set."},
	{"device_connection: {type: PRE_COMPILE, version: ipu2}",
		"XDG_CACHE_HOME=/x", POP_E_REFUSED, "IPU devices"},
	{"device_connection: {type: PRE_COMPILE, version: ipu2}",
		"TF_POPLAR_FLAGS=--executable_cache_path=/c", POP_OK, NULL},
	{"{device_connection: {type: PRE_COMPILE, version: ipu2}, "
	 "executable_cache_path: /c}",
		"", POP_OK, NULL},
	{"device_connection: {type: PRE_COMPILE}",
		"TF_POPLAR_FLAGS=--use_on_demand", POP_OK, NULL},
};

static void
check_mode(size_t i)
{
	pop_conf *c = NULL;
	pop_err err = {POP_OK, ""};
	pop_status st;

	set_environment(modes[i].env);
	write_file("c.yaml", modes[i].yaml);
	assert(pop_conf_new(&c, &err) == POP_OK);
	assert(pop_conf_load(c, "c.yaml", &err) == POP_OK);
	assert(pop_conf_check(c, &err) == POP_OK);
	st = pop_conf_check_connection(c, &err);
	assert(st == modes[i].st);
	assert(!modes[i].part || strstr(err.text, modes[i].part));
	pop_conf_free(c);
}

/* Pairs of environments: do they have one key? */
static const struct {
	const char *a, *b;
	bool same;
} keys[] = {
	{"", "POPC_THREADS=2;POPC_ISA=generic;POPC_RUN_DIR=/r", true},
	{"",
		"TF_POPLAR_FLAGS=--executable_cache_path=/a --use_on_demand "
		"--show_progress_bar=false --max_compilation_threads=2 "
		"--on_demand_device_timeout=5 --use_ipu_model --null_data_feed "
		"--enable_hlo_verifier --dump_schedule_as_dot",
		true},
	{"", "TF_POPLAR_FLAGS=--use_synthetic_data", false},
	{"", "TF_POPLAR_FLAGS=--use_synthetic_data=false", true},
	{"", "TF_POPLAR_FLAGS=--while_loop_brute_force_max_trip_count=-5",
		true},
	{"", "TF_POPLAR_FLAGS=--while_loop_brute_force_max_trip_count=-1",
		true},
	{"", "TF_POPLAR_FLAGS=--while_loop_brute_force_max_trip_count=5",
		false},
	{"", "TF_POPLAR_FLAGS=--fallback_scheduler", false},
	{"", "POPLAR_ENGINE_OPTIONS={}", true},
	{"",
		"POPLAR_ENGINE_OPTIONS={\"debug.verify\":\"true\", "
		"\"autoReport.all\":\"true\", \"profiler.x\":\"1\", "
		"\"opt.maxCompilationThreads\":\"4\"}",
		true},
	{"",
		"POPLAR_ENGINE_OPTIONS={\"opt.enableMultiAccessCopies\":"
		"\"true\"}",
		true},
	{"",
		"POPLAR_ENGINE_OPTIONS={\"opt.enableMultiAccessCopies\":"
		"\"false\"}",
		false},
	{"POPLAR_ENGINE_OPTIONS={\"debug.nanOverflowMode\":\"true\","
	 "\"target.extendedMemory\":\"true\"}",
		"POPLAR_ENGINE_OPTIONS={ \"target.extendedMemory\" : true, "
		"\"debug.nanOverflowMode\": \"true\" }",
		true},
	{"",
		"POPLAR_ENGINE_OPTIONS={\"target.deterministicWorkers\":"
		"\"portable\"}",
		true},
	{"", "POPLAR_RUNTIME_OPTIONS={\"target.hostSyncTimeout\":350}", true},
	{"", "POPLAR_TARGET_OPTIONS={\"ipuLinkTopology\":\"line\"}", false},
	{"POPLAR_ENGINE_OPTIONS={\"debug.nanOverflowMode\":\"true\"}",
		"POPLAR_TARGET_OPTIONS={\"debug.nanOverflowMode\":\"true\"}",
		false},
};

static pop_buf
key_of(const char *env)
{
	pop_conf *c = NULL;
	pop_err err = {POP_OK, ""};
	pop_buf out = {0};

	set_environment(env);
	assert(pop_conf_new(&c, &err) == POP_OK);
	if (pop_conf_load(c, NULL, &err) != POP_OK)
		fprintf(stderr, "%s\n", err.text);
	assert(err.status == POP_OK);
	assert(pop_conf_check(c, &err) == POP_OK);
	pop_conf_key(c, &out);
	assert(!out.failed);
	pop_conf_free(c);
	return out;
}

static void
check_key(size_t i)
{
	pop_buf a = key_of(keys[i].a), b = key_of(keys[i].b);
	bool same = a.len == b.len &&
		    (!a.len || memcmp(a.data, b.data, a.len) == 0);

	if (same != keys[i].same)
		fprintf(stderr, "key %zu\n", i);
	assert(same == keys[i].same);
	pop_buf_release(&a);
	pop_buf_release(&b);
}

/* Every CODE setting changes the key when it changes, no other one does. */
static void
check_key_column(pop_opt opt)
{
	const pop_opt_info *o = &pop_opt_info_of[opt];
	static const char *const try[] = {"true", "false", "1", "2", "0.25",
		"a=b", "ON", "SNAKE", "MERGE", "CLUSTERING", "ipu1", "INFO",
		"generic", "PRE_COMPILE", "text"};
	pop_conf *c = NULL;
	pop_err err;

	assert(pop_conf_new(&c, &err) == POP_OK);
	for (size_t i = 0; i < sizeof(try) / sizeof(try[0]); i++) {
		pop_buf out = {0}, text = {0};
		bool changed;

		if (pop_conf_set(c, opt, POP_RANK_ENV, pop_str_of(try[i]),
			    "test", &err) != POP_OK)
			continue;
		pop_conf_key(c, &out);
		pop_conf_print(c, opt, &text);
		changed = !pop_str_is(
			(pop_str){(char *)text.data, text.len}, o->value);
		assert((out.len != 0) == (o->code && changed));
		pop_buf_release(&out);
		pop_buf_release(&text);
	}
	pop_conf_free(c);
}

static const struct {
	const char *env, *pool;
} pools[] = {
	{"", ""},
	{"SLURM_JOB_ID=7", ""},
	{"SLURM_JOB_ID=7;IPUS=2", "slurm_7"},
	{"SLURM_JOB_ID=7;IPUS=none", ""},
	{"IPUS=2", ""},
	{"IPUOF_VIPU_API_PARTITION_ID=p;SLURM_JOB_ID=7;IPUS=2", "p"},
};

static void
check_pool(size_t i)
{
	pop_conf *c = NULL;
	pop_err err;

	set_environment(pools[i].env);
	assert(pop_conf_new(&c, &err) == POP_OK);
	assert(pop_conf_load(c, NULL, &err) == POP_OK);
	assert(strcmp(pop_conf_pool(c), pools[i].pool) == 0);
	pop_conf_free(c);
}

/* Over the file goes the environment; one spelling; defaults are not named. */
static void
check_engine(void)
{
	static const char want[] = "engine:debug.allowOutOfMemory=false\n"
				   "engine:debug.verify=true\n";
	pop_conf *c = NULL;
	pop_buf out = {0};
	pop_err err;

	set_environment("POPLAR_ENGINE_OPTIONS={\"debug.allowOutOfMemory\":"
			"\"False\"}");
	write_file("c.yaml",
		"compilation_poplar_options:\n  debug.allowOutOfMemory: true\n"
		"  debug.verify: true\n");
	assert(pop_conf_new(&c, &err) == POP_OK);
	assert(pop_conf_load(c, "c.yaml", &err) == POP_OK);
	pop_conf_harmless_print(c, &out);
	assert(pop_str_is((pop_str){(char *)out.data, out.len}, want));
	pop_buf_release(&out);
	pop_conf_free(c);
}

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

int
main(void)
{
	for (size_t i = 0; i < COUNT(who_wins); i++)
		check_who_wins(i);
	for (size_t i = 0; i < COUNT(refused); i++)
		check_refused(i);
	for (size_t i = 0; i < COUNT(modes); i++)
		check_mode(i);
	for (size_t i = 0; i < COUNT(pools); i++)
		check_pool(i);
	for (size_t i = 0; i < COUNT(keys); i++)
		check_key(i);
	clear_environment();
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		check_key_column(opt);
	check_engine();
	return 0;
}
