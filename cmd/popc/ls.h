#ifndef POP_CMD_POPC_LS_H
#define POP_CMD_POPC_LS_H

#include "cmd/common/tool.h"

/* What popc ls says of files: fields, and the words that name, choose and
 * arrange them. */
typedef enum popc_field {
#define FIELD(NAME, name, kind, from, text) POPC_FIELD_##NAME,
#include "cmd/popc/ls_fields.def"
#undef FIELD
	POPC_FIELD_COUNT
} popc_field;

typedef enum popc_field_kind {
	POPC_FIELD_IS_TEXT,
	POPC_FIELD_IS_NUMBER,
	POPC_FIELD_IS_SIZE,
	POPC_FIELD_IS_TIME,
	POPC_FIELD_IS_SPAN,
} popc_field_kind;

/* In the order of what they cost. */
typedef enum popc_field_from {
	POPC_FIELD_FROM_NAME,
	POPC_FIELD_FROM_FILE,
	POPC_FIELD_FROM_USE,
	POPC_FIELD_FROM_PIN,
	POPC_FIELD_FROM_HEAD,
	POPC_FIELD_FROM_INFO,
	POPC_FIELD_FROM_COUNT
} popc_field_from;

typedef struct popc_field_info {
	const char *name;
	popc_field_kind kind;
	popc_field_from from;
	const char *text;
} popc_field_info;

extern const popc_field_info popc_field_of[POPC_FIELD_COUNT];

/* POP_E_USAGE names the nearest field. */
POP_MUST_CHECK pop_status popc_field_find(
	popc_field *out, pop_str name, pop_err *err);

/* Of one file; text is used for TEXT, number for the others.  A SPAN may have
 * parts of a second. */
typedef struct popc_value {
	bool known;
	double number;
	const char *text;
} popc_value;

/* ---- --filter=FIELD OP VALUE. */

typedef struct popc_filter {
	popc_field field;
	enum { LS_EQ, LS_NE, LS_LT, LS_LE, LS_GT, LS_GE, LS_HAS, LS_LACKS } op;
	double number;
	pop_str text; /* borrowed */
} popc_filter;

/* By pop_cache_kind, as the field `kind` has it. */
extern const char *const popc_kind_name[];

/* POP_E_USAGE says what is not understood; `text` is borrowed. */
POP_MUST_CHECK pop_status popc_filter_parse(
	popc_filter *out, const char *text, pop_err *err);
/* A value that is not known passes only what it must not be. */
bool popc_filter_passes(const popc_filter *f, const popc_value *v);

/* ---- --format=TEXT. */

/* Words and fields in turn. */
typedef struct popc_format_part {
	bool is_field;
	popc_field field;
	unsigned width;
	pop_str word; /* borrowed; with its escapes */
} popc_format_part;

enum { POPC_FORMAT_PARTS = 64 };

typedef struct popc_format {
	popc_format_part part[POPC_FORMAT_PARTS];
	unsigned n;
} popc_format;

/* The same. */
POP_MUST_CHECK pop_status popc_format_parse(
	popc_format *out, const char *text, pop_err *err);
/* One line. */
void popc_format_print(const popc_format *f,
	const popc_value value[POPC_FIELD_COUNT], pop_buf *out);

#endif
