#ifndef POP_CONF_CONF_INT_H
#define POP_CONF_CONF_INT_H

#include "lib/base/arena.h"
#include "lib/conf/conf.h"
#include "lib/conf/yaml.h"

/* What the files of this folder share; nobody else includes it. */

typedef struct conf_pair {
	const char *name, *value;
} conf_pair;

typedef struct conf_value {
	union {
		bool b;
		int64_t i;
		double f;
		const char *s;
		const int64_t *ints;
		const conf_pair *pair; /* sorted by name */
	} u;
	size_t n; /* INTS, DICT */
	const char *origin;
	pop_conf_rank rank;
} conf_value;

/* A sorted list of pairs. */
typedef struct conf_dict {
	const conf_pair *pair;
	size_t n;
} conf_dict;

struct pop_conf {
	pop_arena arena;
	conf_value v[POP_OPT_COUNT];
	conf_dict engine, target;
	const char *pool; /* NULL: the host's */
	pop_conf_note *note, **note_end;
};

/* Zeroed memory that lives as long as c. */
POP_MUST_CHECK pop_status conf_alloc(
	pop_conf *c, size_t n, void **out, pop_err *err);
POP_MUST_CHECK pop_status conf_strdup(
	pop_conf *c, pop_str s, const char **out, pop_err *err);

/* Stores v unless a stronger source has spoken.  What v points to must live
 * as long as c; origin is copied. */
POP_MUST_CHECK pop_status conf_put(pop_conf *c, pop_opt opt,
	const conf_value *v, pop_conf_rank rank, const char *origin,
	pop_err *err);

/* Reads `text` as a value of opt's type into *out.  POP_E_USAGE without a
 * text if it is none: the caller knows how to say it. */
POP_MUST_CHECK pop_status conf_parse(pop_conf *c, pop_opt opt, pop_str text,
	bool suffix, conf_value *out, pop_err *err);

/* i is within the bounds that the table gives. */
bool conf_in_bounds(pop_opt opt, int64_t i);
int64_t conf_greatest(pop_opt opt);
/* "one of 'a', 'b'", "a number from 1 to 9", ... */
void conf_expected(pop_opt opt, char *out, size_t n);

POP_MUST_CHECK pop_status conf_note(pop_conf *c, pop_err *err, bool error,
	const char *fmt, ...) POP_PRINTF(4, 5);

/* Sorts by name; of equal names the last one stays.  Returns the length. */
size_t conf_sort_pairs(conf_pair *pair, size_t n);

/* Engine options: the attribute of the file, over it POPLAR_ENGINE_OPTIONS,
 * each checked and in one spelling; and the variables of its kind, of which
 * those for the run and for tracing are only checked: they change nothing. */
POP_MUST_CHECK pop_status conf_load_engine(pop_conf *c, pop_err *err);

/* A CODE option that is not at its default. */
bool conf_engine_is_code(const conf_pair *p);

/* The nearest of `name[0..n)` to s if it is near enough to be offered, else
 * NULL. */
const char *conf_nearest(pop_str s, const char *const *name, size_t n);

/* s, or with ~/ replaced by HOME. */
POP_MUST_CHECK pop_status conf_expand(
	pop_conf *c, pop_str s, const char **out, pop_err *err);

#endif
