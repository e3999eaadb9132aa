#ifndef POP_CMD_TOOL_H
#define POP_CMD_TOOL_H

#include <stdbool.h>
#include <stdio.h>

#include "cache/manage.h"
#include "cache/popcache.h"
#include "lib/base/fs.h"
#include "lib/base/status.h"
#include "lib/conf/cli.h"
#include "lib/conf/conf.h"
#include "lib/target/target.h"

/*
 * What popc and poprun share: the way from argv to a command and from a status
 * to an exit status, messages, settings, the cache that they name.  Only
 * this folder and its two neighbours print and exit.
 */

/* One command of a tool; tables are ended by name == NULL. */
typedef struct pop_command {
	const char *name;
	/* argv[0] is the command's name.  Prints its own results; an error is
	 * returned and printed by pop_tool_main(). */
	pop_status (*run)(int argc, char **argv, pop_err *err);
	const char *text; /* one line for help */
} pop_command;

typedef struct pop_tool {
	const char *name;  /* "popc" */
	const char *usage; /* lines of synopsis for help */
	const char *text;  /* a paragraph for help */
	const pop_command *command;
	const char *fallback; /* command of a first word that is no command */
} pop_tool;

/*
 * Runs the command that argv names and returns the exit status.  The first
 * word is a command if the table has it; a graph, key or option for `fallback`
 * if it begins with '-' or a digit of 32, has '/' or '.', or exists; otherwise
 * an unknown command, and the nearest is named.
 */
int pop_tool_main(const pop_tool *tool, int argc, char **argv);

/* Program name for messages. */
const char *pop_tool_name(void);

/* --quiet: pop_say() says nothing from now on. */
void pop_tool_set_quiet(void);
bool pop_tool_is_quiet(void);

/* One line on standard error, "popc: ...". */
void pop_warn(const char *fmt, ...) POP_PRINTF(1, 2);
/* The same of what has failed, which the log tells apart. */
void pop_error(const char *fmt, ...) POP_PRINTF(1, 2);
/* The same without the name: lines that scripts look for.  Nothing if the
 * settings say so; see pop_conf_says(). */
void pop_say(const pop_conf *conf, const char *fmt, ...) POP_PRINTF(2, 3);

/* --json: a command that fails before it has printed anything prints an
 * object with the status and the error. */
void pop_tool_set_json(void);

/* What a file that was named and is missing is called: POP_E_INPUT. */
pop_status pop_tool_no_file(const char *path, pop_err *err);

/* "1 graph", "2 graphs": the word for n of them. */
const char *pop_word(uint64_t n, const char *one, const char *many);

/* Writes a buffer to standard output.  POP_E_IO. */
POP_MUST_CHECK pop_status pop_print_part(const pop_buf *b, pop_err *err);

/* The same, and releases it.  POP_E_NOMEM if it could not grow. */
POP_MUST_CHECK pop_status pop_print(pop_buf *b, pop_err *err);

/* Options that every command has. */
typedef struct pop_common {
	bool help, json, quiet;
	int verbose;
	const char *config; /* --config=FILE.yaml */
} pop_common;

extern const pop_cli_opt pop_common_options[];

/*
 * Parses a command line into `target`, whose first member is a pop_common,
 * and, if spec->settings, loads *conf from it, the environment and the
 * configuration file, and prints its notes.  *done: help was printed.  The
 * caller ends with pop_command_end() in every case.
 */
POP_MUST_CHECK pop_status pop_command_begin(pop_cli *cli, pop_conf **conf,
	const pop_cli_spec *spec, int argc, char **argv, void *target,
	bool *done, pop_err *err);
void pop_command_end(pop_cli *cli, pop_conf *conf);

/* A whole command: begin, `body` unless help was printed, end. */
typedef pop_status pop_command_body(
	void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err);
POP_MUST_CHECK pop_status pop_command_run(const pop_cli_spec *spec, int argc,
	char **argv, void *target, pop_command_body *body, pop_err *err);

/*
 * Why a popc of ours that a signal ended has failed.  SIGKILL comes from
 * outside, mostly where memory ends: POP_E_NOMEM, since trying again may work.
 * Any other is its own fault: POP_E_INTERNAL.
 */
POP_MUST_CHECK pop_status pop_tool_killed(
	int signal, const char *name, pop_err *err);

/* The cache that the settings name. */
POP_MUST_CHECK pop_status pop_tool_cache(
	pop_cache **out, const pop_conf *conf, pop_err *err);
/* The same, to be looked at only: nothing of it changes. */
POP_MUST_CHECK pop_status pop_tool_cache_view(
	pop_cache **out, const pop_conf *conf, pop_err *err);

/*
 * The same, for commands about entries that are there.  A base that is missing
 * is warned of; of all layers one must be there, unless it is the default
 * directory, which is made with the first entry.
 *
 * POP_E_MISS   nothing is there, though somebody named it
 * POP_E_USAGE  a layer is something else than a directory
 */
POP_MUST_CHECK pop_status pop_tool_cache_found(
	pop_cache **out, const pop_conf *conf, pop_err *err);

/* Could an entry be stored in this directory, as far as modes tell?  If not,
 * `text` says why. */
bool pop_tool_can_store(const char *dir, char *text, size_t cap);

/* --fill: is the hit in a base, to be copied into the writable directory? */
bool pop_tool_fills(
	const pop_cache *cache, const pop_cache_entry *e, const pop_conf *conf);
/*
 * Copies it, if every byte is what it should be; `path` is then its new name.
 * False, with a warning: it stays where it is, and a hit.
 */
bool pop_tool_fill(const pop_cache *cache, const pop_cache_entry *e,
	char path[POP_CACHE_PATH_MAX]);

/* A pop_cache_check that reads every byte of an entry; arg is not used. */
POP_MUST_CHECK pop_status pop_tool_check_entry(
	void *arg, const pop_cache_entry *e, pop_err *err);

/* Takes from the settings what they say of bounds; the rest stays.
 * POP_E_USAGE names the setting that makes no sense. */
POP_MUST_CHECK pop_status pop_tool_limits(
	pop_gc_limits *out, const pop_conf *conf, pop_err *err);

/* What became of a graph that was looked up. */
typedef enum pop_event {
	POP_EVENT_HIT,
	POP_EVENT_COMPILED,
	POP_EVENT_ABSENT, /* a hit was required */
	POP_EVENT_FAILED,
	POP_EVENT_COUNT
} pop_event;

extern const char *const pop_event_name[POP_EVENT_COUNT];

/* Adds a line to the user's log, if there can be one, and to the file of
 * stats_log.  key: NULL if not known; ns: what it took; more: " name=value" as
 * often as there is something to say.  Best effort. */
void pop_event_note(const pop_conf *conf, pop_event what, const pop_digest *key,
	uint64_t ns, const char *more);
/* What tells the lines of this process, and of those it forks afterwards, from
 * others: "4711-1790000000". */
const char *pop_event_run(void);
/* The log's path, or that of the one before it; false if there is none. */
bool pop_event_log(const pop_conf *conf, bool old, char *out, size_t cap);

/* CPUs that this process may use: its affinity and the cgroup's quota, rounded
 * up; at least 1. */
int64_t pop_usable_cpus(void);

/* From now on SIGINT, SIGTERM and SIGUSR1 set a flag instead of ending the
 * process, each once; any thread may ask for it. */
void pop_tool_catch_signals(void);
bool pop_tool_interrupted(void);

/* Two lines: versions, and the path of this program. */
void pop_tool_version(pop_buf *out);

/* The command `version` of a tool: those two lines, or JSON. */
POP_MUST_CHECK pop_status pop_tool_version_run(
	const pop_cli_spec *spec, int argc, char **argv, pop_err *err);

/* The running program, and its directory, from the kernel, never from PATH. */
POP_MUST_CHECK pop_status pop_tool_path(char *out, size_t cap, pop_err *err);
POP_MUST_CHECK pop_status pop_tool_dir(char *out, size_t cap, pop_err *err);

/*
 * What a command line adds to its graphs: the files of --custom-op=NAME=FILE,
 * sorted by name, and sizes of arguments, --shape=ARGUMENT=SIZES as written.
 * pop_customs_load() maps the files: POP_E_USAGE for a name given twice;
 * pop_customs_release() in every case.
 */
typedef struct pop_custom {
	pop_str target; /* borrowed from the command line, as path */
	const char *path;
	pop_file file;
} pop_custom;

typedef struct pop_customs {
	pop_custom *op;
	size_t n;
	const pop_cli_list *shape;
} pop_customs;

#define POP_CUSTOM_MAX_BYTES ((size_t)INT32_MAX)

POP_MUST_CHECK pop_status pop_customs_load(pop_customs *out,
	const pop_cli_list *custom_op, const pop_cli_list *shape, pop_err *err);
/* Of names and contents, and of the sizes as written. */
POP_MUST_CHECK pop_status pop_customs_digest(
	pop_digest *out, const pop_customs *c, pop_err *err);
void pop_customs_release(pop_customs *c);

/* The option's line in a command's table. */
#define POP_CUSTOMS_OPTION(offset)                                    \
	{                                                             \
		"custom-op", 0, POP_CLI_LIST, offset, 0, "NAME=FILE", \
			"FILE's @main is what custom calls "          \
			"of NAME compute"                             \
	}

/* The same for --shape. */
#define POP_SHAPE_OPTION(offset)                                       \
	{                                                              \
		"shape", 0, POP_CLI_LIST, offset, 0, "ARGUMENT=SIZES", \
			"sizes of an argument, as x=4x128, where the " \
			"graph leaves them open"                       \
	}

/*
 * What asks for an alias, and makes a key together with a graph: the parts
 * that do not depend on the graph.
 */
typedef struct pop_parts {
	pop_target target;
	pop_digest target_digest, option_digest, custom_digest;
} pop_parts;

POP_MUST_CHECK pop_status pop_parts_make(pop_parts *out, const pop_conf *conf,
	const pop_customs *customs, pop_err *err);

/* The query for the alias of input bytes. */
POP_MUST_CHECK pop_status pop_parts_ask(pop_alias_query *q,
	const pop_parts *parts, const void *data, size_t n, pop_err *err);

#endif
