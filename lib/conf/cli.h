#ifndef POP_CONF_CLI_H
#define POP_CONF_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/base/buf.h"
#include "lib/base/status.h"
#include "lib/conf/conf.h"

/*
 * Command lines.  A command describes its options in a static table; parser
 * and help read it.
 *
 *   --name=V and --name V    '_' and '-' in names are equal
 *   --flag, --flag=true, --flag=false
 *   -n  -j4  -j 4  -nv       letters that take no value may be joined
 *   --                       everything after it is an argument
 *
 * A lone "-" is an argument.  Options and arguments may be mixed.  Numbers
 * accept K, M, G and T, powers of 1024.  All unknown options of a command line
 * are listed at once.
 */
typedef enum pop_cli_kind {
	POP_CLI_END,     /* closes a table */
	POP_CLI_FLAG,    /* bool */
	POP_CLI_COUNT,   /* int, plus one each time */
	POP_CLI_STR,     /* const char *, borrowed from argv */
	POP_CLI_INT,     /* int64_t */
	POP_CLI_F64,     /* double */
	POP_CLI_LIST,    /* pop_cli_list, one item each time */
	POP_CLI_SETTING, /* goes to the pop_conf; see setting */
} pop_cli_kind;

/* The values of an option that may be given often, in order. */
typedef struct pop_cli_list {
	const char **item; /* the strings are borrowed from argv */
	size_t n;
} pop_cli_list;

typedef struct pop_cli_opt {
	const char *name; /* without dashes, '-' between words */
	char letter;      /* short form, or 0 */
	pop_cli_kind kind;
	size_t offset;    /* of the variable in the command's struct */
	pop_opt setting;  /* SETTING */
	const char *arg;  /* what stands for the value in help, or NULL */
	const char *help; /* one line; NULL: not shown */
} pop_cli_opt;

#define POP_CLI_OFFSET(type, field) offsetof(type, field)

typedef struct pop_cli_spec {
	const char *usage;         /* "popc ls [options] [key ...]" */
	const char *text;          /* what the command does; may be NULL */
	const pop_cli_opt *own;    /* ends with POP_CLI_END; may be NULL */
	const pop_cli_opt *common; /* the same */
	bool settings;     /* also every setting that has a command-line name */
	bool no_arguments; /* an argument is a usage error */
	/* What must be there once at least, as "graph", and what helps if it is
	 * not; NULL: nothing must. */
	const char *needs, *hint;
} pop_cli_spec;

/* What is left of a command line.  Zeroed is empty. */
typedef struct pop_cli {
	pop_arena arena;
	const char **arg; /* NULL at the end */
	size_t narg;
} pop_cli;

/*
 * Reads argv[0..argc), which begins after the command's own name.  `target`
 * is the command's struct; `conf` receives settings and may be NULL if the
 * spec has none.  POP_E_USAGE says what is wrong with the line.  In every case
 * the caller ends with pop_cli_release(), which also frees the lists.
 */
POP_MUST_CHECK pop_status pop_cli_parse(pop_cli *cli, const pop_cli_spec *spec,
	int argc, char *const *argv, void *target, pop_conf *conf,
	pop_err *err);
void pop_cli_release(pop_cli *cli);

/* Appends usage, text and one line an option. */
void pop_cli_help(const pop_cli_spec *spec, pop_buf *out);

/* A number with optional K, M, G or T. */
bool pop_cli_int(pop_str s, int64_t *out);
/* A number with s, m, h, d or w behind it: seconds, minutes, hours, days or
 * weeks; in seconds.  Only 0 needs none: who removes what is older than 30 may
 * mean days. */
bool pop_cli_age(pop_str s, int64_t *out);

#endif
