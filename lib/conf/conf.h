#ifndef POP_CONF_CONF_H
#define POP_CONF_CONF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/buf.h"
#include "lib/base/status.h"
#include "lib/base/str.h"

/*
 * Settings: what the command line, the environment and a YAML file say, in
 * that order of precedence, over defaults.  Each value knows where it came
 * from.  The tables options.def, flags.def and config.def are the settings;
 * help, parsers, key and manual derive from them.
 *
 * Life of one: pop_conf_new(), settings from the command line with
 * pop_conf_set() (cli.h does it), pop_conf_load(), pop_conf_check(), reading,
 * pop_conf_free().  Order of setting does not matter: a source of lower rank
 * never replaces a value of higher rank; of equal rank the last one stays.
 *
 * Not thread-safe while it is written; any number of readers afterwards.
 */
typedef struct pop_conf pop_conf;

typedef enum pop_opt {
#define OPT(id, type, choices, value, where, env, yaml, key, text) POP_OPT_##id,
#include "lib/conf/config.def"
#include "lib/conf/flags.def"
#include "lib/conf/options.def"
#undef OPT
	POP_OPT_COUNT
} pop_opt;

typedef enum pop_conf_type {
	POP_CONF_BOOL,   /* true or false */
	POP_CONF_INT,    /* int64_t */
	POP_CONF_F64,    /* double */
	POP_CONF_STR,    /* text, "" if there is none */
	POP_CONF_PATH,   /* text; a leading ~/ was expanded */
	POP_CONF_INTS,   /* list of int64_t; one number is a list of one */
	POP_CONF_DICT,   /* pairs of text, sorted by name */
	POP_CONF_CHOICE, /* int64_t: position among the choices */
} pop_conf_type;

/* The choices of connection_type, numbered as the original does. */
typedef enum pop_connection {
	POP_CONNECT_ALWAYS,
	POP_CONNECT_ON_DEMAND,
	POP_CONNECT_NEVER,
	POP_CONNECT_PRE_COMPILE,
} pop_connection;

/* Sources, weakest first. */
typedef enum pop_conf_rank {
	POP_RANK_DEFAULT,
	POP_RANK_HINT, /* what the environment suggests, see pop_conf_load */
	POP_RANK_YAML,
	POP_RANK_ENV,  /* a variable of its own */
	POP_RANK_FLAG, /* TF_POPLAR_FLAGS */
	POP_RANK_COMMAND,
} pop_conf_rank;

/* A row of the tables. */
typedef struct pop_opt_info {
	const char *name;    /* id */
	const char *choices; /* NULL if there are none */
	const char *value;   /* default */
	const char *env;     /* NULL if there is none */
	const char *yaml;    /* NULL if there is none */
	const char *text;
	pop_conf_type type;
	bool cli, flag; /* --name on the command line; in TF_POPLAR_FLAGS */
	bool code;      /* part of the cache key */
} pop_opt_info;

extern const pop_opt_info pop_opt_info_of[POP_OPT_COUNT];

/* Position of word `s` among "a|b|c", or -1. */
int pop_choice_find(const char *choices, pop_str s);

/* All defaults.  The caller owns *out. */
POP_MUST_CHECK pop_status pop_conf_new(pop_conf **out, pop_err *err);
void pop_conf_free(pop_conf *c); /* accepts NULL */

/*
 * Gives `opt` the value that `text` spells; `origin` is copied.  Numbers with
 * rank POP_RANK_COMMAND may end in K, M or G (powers of 1024).
 * POP_E_USAGE: text is not a value of the type; nothing is changed.
 */
POP_MUST_CHECK pop_status pop_conf_set(pop_conf *c, pop_opt opt,
	pop_conf_rank rank, pop_str text, const char *origin, pop_err *err);

/*
 * Reads the environment and, if `path` is not NULL, a configuration file.
 * Hints: XDG_CACHE_HOME or ~/.cache for the cache directory,
 * SLURM_CPUS_PER_TASK for threads, IPUS inside a job or partition for ipus.
 *
 * POP_E_USAGE   unknown flag, or a value that cannot be used
 * POP_E_INPUT   the file is not YAML, or has an unknown attribute or a value
 *               of another type; the text begins with file:line
 * POP_E_MISS    there is no such file
 */
POP_MUST_CHECK pop_status pop_conf_load(
	pop_conf *c, const char *path, pop_err *err);
/* The parts of pop_conf_load that read a text. */
POP_MUST_CHECK pop_status pop_conf_load_yaml(
	pop_conf *c, const char *path, pop_err *err);
/* As TF_POPLAR_FLAGS: the text of flags, or the name of a file of them. */
POP_MUST_CHECK pop_status pop_conf_load_flags(
	pop_conf *c, const char *text, pop_err *err);

/*
 * What several settings say together: contradictions (POP_E_USAGE) and
 * consequences (use_on_demand makes the connection ON_DEMAND).
 */
POP_MUST_CHECK pop_status pop_conf_check(pop_conf *c, pop_err *err);
/* For a program that connects: POP_E_REFUSED if NEVER or PRE_COMPILE lacks a
 * version, or PRE_COMPILE a cache directory that someone named. */
POP_MUST_CHECK pop_status pop_conf_check_connection(
	const pop_conf *c, pop_err *err);

/* Values.  The type must be the one in the table. */
bool pop_conf_bool(const pop_conf *c, pop_opt opt);
int64_t pop_conf_int(const pop_conf *c, pop_opt opt); /* also CHOICE */
double pop_conf_f64(const pop_conf *c, pop_opt opt);
const char *pop_conf_str(const pop_conf *c, pop_opt opt); /* also PATH */
size_t pop_conf_ints(const pop_conf *c, pop_opt opt, const int64_t **out_item);
/* The word of a CHOICE; not NUL-terminated. */
pop_str pop_conf_choice(const pop_conf *c, pop_opt opt);

/* Never NULL: "TF_POPLAR_FLAGS", "config.yaml:3", "default", ... */
const char *pop_conf_origin(const pop_conf *c, pop_opt opt);
pop_conf_rank pop_conf_rank_of(const pop_conf *c, pop_opt opt);
/* Appends the value as it would be written on the command line. */
void pop_conf_print(const pop_conf *c, pop_opt opt, pop_buf *out);

/* "$XDG_CACHE_HOME/popc/<name>", or the same in ~/.cache; false if there is
 * no home, or the path is longer than cap. */
bool pop_conf_user_path(
	const pop_conf *c, const char *name, char *out, size_t cap);

/* The first file of that name that PATH finds and that can be executed. */
bool pop_conf_which(const char *program, char *out, size_t cap);

/* The cache directory was named by someone, not just the default one. */
bool pop_conf_cache_is_named(const pop_conf *c);
/* Name of the pool of IPUs, "" for the host's own: the partition, or the job
 * if the batch system says how many IPUs it has. */
const char *pop_conf_pool(const pop_conf *c);
/* The lines that tell of attach, compile and save are wanted. */
bool pop_conf_says(const pop_conf *c);

/*
 * Appends the part of the cache key that settings make: every CODE setting
 * and engine option that is not at its default, then every target option;
 * each group sorted by name, names and values length-prefixed.  Nothing set:
 * no bytes.
 */
void pop_conf_key(const pop_conf *c, pop_buf *out);

/* Does the setting, by itself or by what it says of target and options, or the
 * cache, decide whether something is a hit? */
bool pop_conf_counts(pop_opt opt);
/* The next part of such bytes, which may come from a file: false at their end,
 * or where they make no sense.  *rest becomes what is behind it. */
bool pop_conf_key_next(pop_str *rest, pop_str *name, pop_str *value);
/* What was set and does not count, one "name=value (origin)" a line: neither
 * in these bytes nor in the target, and no directory of caches. */
void pop_conf_harmless_print(const pop_conf *c, pop_buf *out);

/* "\t--name: text" for every flag of TF_POPLAR_FLAGS, in table order. */
void pop_conf_flags_usage(pop_buf *out);

/* What was wrong but did not stop anything, in order; for standard error.
 * Complete also when a function above failed. */
typedef struct pop_conf_note {
	struct pop_conf_note *next;
	bool error; /* else a warning */
	const char *text;
} pop_conf_note;
const pop_conf_note *pop_conf_notes(const pop_conf *c);

#endif
