#ifndef POP_CONF_YAML_H
#define POP_CONF_YAML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/status.h"
#include "lib/base/str.h"

/*
 * Small YAML 1.2 documents (JSON is among them), read whole into nodes with
 * line numbers.  Scalars are resolved by the core schema: null, true, 12,
 * 0x1f, 0o17, 1.5, .inf, .nan; quoted ones are text.  Aliases share nodes.
 * Tags other than the core ones, two equal keys in a mapping, keys that are
 * not scalars and a second document are refused.
 *
 * A document cannot grow: depth at most POP_YAML_DEPTH, and the nodes that a
 * walk meets, aliases followed, at most POP_YAML_NODES.
 */
enum {
	POP_YAML_DEPTH = 64,
	POP_YAML_NODES = 4 << 20,
	POP_YAML_BYTES = 64 << 20,
};

typedef enum pop_yaml_kind {
	POP_YAML_NULL,
	POP_YAML_BOOL,
	POP_YAML_INT,
	POP_YAML_FLOAT,
	POP_YAML_STR,
	POP_YAML_SEQ,
	POP_YAML_MAP,
} pop_yaml_kind;

typedef struct pop_yaml_node {
	pop_yaml_kind kind;
	uint32_t line;   /* from 1 */
	uint32_t weight; /* nodes below, itself included, aliases followed */
	bool fits;       /* INT: fits i */
	bool b;
	int64_t i;
	double f;                    /* INT and FLOAT */
	pop_str text;                /* scalars: as written, NUL-terminated */
	size_t n;                    /* SEQ, MAP: number of items or of pairs */
	struct pop_yaml_node **item; /* SEQ: n; MAP: key, value, key, ... 2n */
} pop_yaml_node;

typedef struct pop_yaml pop_yaml;

/*
 * Reads n bytes; `name` is for messages and is copied.  The caller owns *out.
 * POP_E_INPUT with "name:line: text" if it is not such a document.
 */
POP_MUST_CHECK pop_status pop_yaml_parse(pop_yaml **out, const void *data,
	size_t n, const char *name, pop_err *err);
/* The same from a file; POP_E_MISS if there is none. */
POP_MUST_CHECK pop_status pop_yaml_read(
	pop_yaml **out, const char *path, pop_err *err);
void pop_yaml_free(pop_yaml *y); /* accepts NULL */

const pop_yaml_node *pop_yaml_root(const pop_yaml *y);
const char *pop_yaml_name(const pop_yaml *y);
/* The value of `key` in a mapping, or NULL; NULL too if it is no mapping. */
const pop_yaml_node *pop_yaml_find(const pop_yaml_node *map, const char *key);
/* "a mapping", "a number", ...; for messages. */
const char *pop_yaml_kind_text(pop_yaml_kind kind);

#endif
