/*
 * Documents from libyaml's events; the one file that includes yaml.h.
 *
 * Nodes live in the arena of the document.  The arena leaves by a jump when
 * memory ends, so parser and current event belong to struct reader, which the
 * function outside the jump cleans up.  Each node carries the number of nodes
 * that a walk below it meets; an alias adds the weight of its target, so that
 * a small text cannot stand for a huge tree.
 */

#include "lib/conf/yaml.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "lib/base/arena.h"
#include "lib/base/fs.h"
#include "lib/base/map.h"

struct pop_yaml {
	pop_arena arena;
	const char *name;
	const pop_yaml_node *root;
};

struct reader {
	pop_yaml *doc;
	const char *name;
	yaml_parser_t parser;
	yaml_event_t event;
	bool parser_live, event_live;
	pop_strmap anchors;
	pop_err *err;
};

static pop_status
bad(struct reader *r, size_t line, const char *what)
{
	return pop_fail(
		r->err, POP_E_INPUT, "%s:%zu: %s", r->name, line + 1, what);
}

static size_t
here(const struct reader *r)
{
	return r->event.start_mark.line;
}

static pop_status
next_event(struct reader *r)
{
	const yaml_parser_t *p = &r->parser;

	if (r->event_live)
		yaml_event_delete(&r->event);
	r->event_live = false;
	if (yaml_parser_parse(&r->parser, &r->event)) {
		r->event_live = true;
		return POP_OK;
	}
	if (p->error == YAML_MEMORY_ERROR)
		return pop_fail(r->err, POP_E_NOMEM, "out of memory");
	return bad(r,
		p->error == YAML_READER_ERROR ? p->mark.line
					      : p->problem_mark.line,
		p->problem ? p->problem : "not YAML");
}

static pop_str
event_text(const yaml_event_t *e)
{
	return (pop_str){
		(const char *)e->data.scalar.value, e->data.scalar.length};
}

static bool
word_in(pop_str s, const char *const *word, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (pop_str_is(s, word[i]))
			return true;
	return false;
}

#define WORD_IN(s, ...)                                      \
	word_in((s), (const char *const[]){__VA_ARGS__},     \
		sizeof((const char *const[]){__VA_ARGS__}) / \
			sizeof(const char *))

static bool
all_digits(pop_str s, char last)
{
	for (size_t i = 0; i < s.len; i++)
		if (s.ptr[i] < '0' || s.ptr[i] > last)
			return false;
	return s.len != 0;
}

/* [-+] digits, 0o digits, 0x digits. */
static bool
resolve_int(pop_yaml_node *n)
{
	pop_str s = n->text;
	uint64_t u = 0;

	if (pop_str_has_prefix(s, "0x")) {
		n->fits = pop_str_u64(s, &u) && u <= INT64_MAX;
		n->i = n->fits ? (int64_t)u : 0;
		n->f = (double)u;
		return s.len > 2 &&
		       strspn(s.ptr + 2, "0123456789abcdefABCDEF") == s.len - 2;
	}
	if (pop_str_has_prefix(s, "0o")) {
		s = (pop_str){s.ptr + 2, s.len - 2};
		for (size_t i = 0; i < s.len && s.len < 21; i++)
			u = u * 8 + (uint64_t)(s.ptr[i] - '0');
		n->fits = s.len < 21;
		n->i = n->fits ? (int64_t)u : 0;
		n->f = (double)u;
		return all_digits(s, '7');
	}
	if (s.len && (*s.ptr == '-' || *s.ptr == '+'))
		s = (pop_str){s.ptr + 1, s.len - 1};
	if (!all_digits(s, '9') || !pop_str_f64(n->text, &n->f))
		return false;
	n->fits = pop_str_i64(n->text, &n->i);
	return true;
}

static bool
resolve_float(pop_yaml_node *n)
{
	pop_str s = n->text;
	bool minus = s.len && *s.ptr == '-';

	if (WORD_IN(s, ".nan", ".NaN", ".NAN")) {
		n->f = (double)NAN;
		return true;
	}
	if (minus || (s.len && *s.ptr == '+'))
		s = (pop_str){s.ptr + 1, s.len - 1};
	if (WORD_IN(s, ".inf", ".Inf", ".INF")) {
		n->f = minus ? (double)-INFINITY : (double)INFINITY;
		return true;
	}
	return pop_str_f64(n->text, &n->f);
}

static void
resolve(pop_yaml_node *n, bool quoted)
{
	pop_str s = n->text;

	n->kind = POP_YAML_STR;
	if (quoted)
		return;
	if (!s.len || WORD_IN(s, "~", "null", "Null", "NULL")) {
		n->kind = POP_YAML_NULL;
	} else if (WORD_IN(s, "true", "True", "TRUE", "false", "False",
			   "FALSE")) {
		n->kind = POP_YAML_BOOL;
		n->b = s.len == 4;
	} else if (resolve_int(n)) {
		n->kind = POP_YAML_INT;
	} else if (resolve_float(n)) {
		n->kind = POP_YAML_FLOAT;
	}
}

static const char *
event_tag(const yaml_event_t *e)
{
	switch (e->type) {
	case YAML_SCALAR_EVENT:
		return (const char *)e->data.scalar.tag;
	case YAML_SEQUENCE_START_EVENT:
		return (const char *)e->data.sequence_start.tag;
	case YAML_MAPPING_START_EVENT:
		return (const char *)e->data.mapping_start.tag;
	default:
		return NULL;
	}
}

static const char *
event_anchor(const yaml_event_t *e)
{
	switch (e->type) {
	case YAML_SCALAR_EVENT:
		return (const char *)e->data.scalar.anchor;
	case YAML_SEQUENCE_START_EVENT:
		return (const char *)e->data.sequence_start.anchor;
	case YAML_MAPPING_START_EVENT:
		return (const char *)e->data.mapping_start.anchor;
	case YAML_ALIAS_EVENT:
		return (const char *)e->data.alias.anchor;
	default:
		return NULL;
	}
}

static pop_status
read_scalar(struct reader *r, pop_yaml_node *n)
{
	const char *tag = event_tag(&r->event);
	pop_str s = event_text(&r->event);
	bool text = tag && strcmp(tag, YAML_STR_TAG) == 0;

	n->text = (pop_str){pop_str_dup(&r->doc->arena, s), s.len};
	resolve(n, text || !r->event.data.scalar.plain_implicit);
	if ((tag && *tag && !text) || memchr(s.ptr, '\0', s.len))
		return bad(r, here(r),
			tag && *tag && !text ? "tags are not known here"
					     : "text holds a NUL character");
	return POP_OK;
}

static pop_status read_node(
	struct reader *r, unsigned depth, pop_yaml_node **out);

static pop_status
add_item(struct reader *r, pop_yaml_node *n, pop_yaml_node *child, size_t count,
	size_t *cap)
{
	if (count == *cap) {
		size_t more = *cap ? *cap * 2 : 8;
		pop_yaml_node **p =
			POP_NEWN(&r->doc->arena, pop_yaml_node *, more);

		if (count)
			memcpy(p, n->item, count * sizeof(*p));
		n->item = p;
		*cap = more;
	}
	n->item[count] = child;
	n->weight += child->weight;
	return n->weight <= POP_YAML_NODES
		       ? POP_OK
		       : bad(r, child->line - 1, "the document is too large");
}

static pop_status
read_seq(struct reader *r, pop_yaml_node *n, unsigned depth)
{
	size_t cap = 0;

	for (;;) {
		pop_yaml_node *child = NULL;

		POP_TRY(next_event(r));
		if (r->event.type == YAML_SEQUENCE_END_EVENT)
			return POP_OK;
		POP_TRY(read_node(r, depth + 1, &child));
		POP_TRY(add_item(r, n, child, n->n++, &cap));
	}
}

static pop_status
read_map(struct reader *r, pop_yaml_node *n, unsigned depth)
{
	pop_strmap seen = {.arena = &r->doc->arena};
	size_t cap = 0, count = 0;

	for (;; n->n++) {
		pop_yaml_node *key = NULL, *value = NULL;
		void **slot;

		POP_TRY(next_event(r));
		if (r->event.type == YAML_MAPPING_END_EVENT)
			return POP_OK;
		POP_TRY(read_node(r, depth + 1, &key));
		if (key->kind == POP_YAML_SEQ || key->kind == POP_YAML_MAP)
			return bad(r, key->line - 1, "a key must be text");
		slot = pop_strmap_at(&seen, key->text);
		if (*slot)
			return pop_fail(r->err, POP_E_INPUT,
				"%s:%u: '%.*s' is given twice", r->name,
				key->line, POP_STR_ARG(key->text));
		*slot = key;
		POP_TRY(next_event(r));
		POP_TRY(read_node(r, depth + 1, &value));
		POP_TRY(add_item(r, n, key, count++, &cap));
		POP_TRY(add_item(r, n, value, count++, &cap));
	}
}

static pop_status
read_alias(struct reader *r, pop_yaml_node **out)
{
	const char *name = event_anchor(&r->event);

	*out = pop_strmap_find(&r->anchors, pop_str_of(name));
	/* An anchor is known only after its node: no node holds itself. */
	return *out ? POP_OK : bad(r, here(r), "alias of an unknown anchor");
}

static pop_status
read_node(struct reader *r, unsigned depth, pop_yaml_node **out)
{
	pop_arena *arena = &r->doc->arena;
	const char *anchor = event_anchor(&r->event);
	const char *tag = event_tag(&r->event);
	char *name = NULL;
	pop_yaml_node *n;
	pop_status st;

	if (r->event.type == YAML_ALIAS_EVENT)
		return read_alias(r, out);
	if (depth >= POP_YAML_DEPTH)
		return bad(r, here(r), "nested too deeply");
	n = POP_NEW(arena, pop_yaml_node);
	n->line = (uint32_t)here(r) + 1;
	n->weight = 1;
	if (anchor)
		name = pop_str_dup(arena, pop_str_of(anchor));
	if (r->event.type == YAML_SCALAR_EVENT) {
		st = read_scalar(r, n);
	} else if (tag && *tag && strcmp(tag, YAML_SEQ_TAG) != 0 &&
		   strcmp(tag, YAML_MAP_TAG) != 0) {
		st = bad(r, here(r), "tags are not known here");
	} else if (r->event.type == YAML_SEQUENCE_START_EVENT) {
		n->kind = POP_YAML_SEQ;
		st = read_seq(r, n, depth);
	} else if (r->event.type == YAML_MAPPING_START_EVENT) {
		n->kind = POP_YAML_MAP;
		st = read_map(r, n, depth);
	} else {
		st = bad(r, here(r), "a value was expected");
	}
	if (st == POP_OK && name)
		*pop_strmap_at(&r->anchors, pop_str_of(name)) = n;
	*out = n;
	return st;
}

static pop_status
read_document(void *arg, pop_err *err)
{
	struct reader *r = arg;
	pop_yaml_node *root = NULL;

	r->err = err;
	r->doc->name = pop_str_dup(&r->doc->arena, pop_str_of(r->name));
	POP_TRY(next_event(r)); /* stream start */
	POP_TRY(next_event(r));
	if (r->event.type == YAML_STREAM_END_EVENT) {
		root = POP_NEW(&r->doc->arena, pop_yaml_node);
		*root = (pop_yaml_node){.line = 1, .weight = 1, .text.ptr = ""};
		r->doc->root = root;
		return POP_OK;
	}
	POP_TRY(next_event(r));
	POP_TRY(read_node(r, 0, &root));
	POP_TRY(next_event(r)); /* document end */
	POP_TRY(next_event(r));
	if (r->event.type != YAML_STREAM_END_EVENT)
		return bad(r, here(r), "a second document");
	r->doc->root = root;
	return POP_OK;
}

pop_status
pop_yaml_parse(pop_yaml **out, const void *data, size_t n, const char *name,
	pop_err *err)
{
	struct reader r = {.name = name, .err = err};
	pop_status st = POP_E_NOMEM;

	if (n > POP_YAML_BYTES)
		return pop_fail(err, POP_E_INPUT,
			"%s: larger than the limit of %d bytes", name,
			POP_YAML_BYTES);
	r.doc = calloc(1, sizeof(*r.doc));
	if (!r.doc || !yaml_parser_initialize(&r.parser)) {
		pop_fail(err, st, "out of memory");
		goto out;
	}
	r.parser_live = true;
	r.anchors.arena = &r.doc->arena;
	yaml_parser_set_input_string(&r.parser, data ? data : "", n);
	st = pop_arena_run(&r.doc->arena, read_document, &r, err);
out:
	if (r.event_live)
		yaml_event_delete(&r.event);
	if (r.parser_live)
		yaml_parser_delete(&r.parser);
	if (st == POP_OK)
		*out = r.doc;
	else
		pop_yaml_free(r.doc);
	return st;
}

pop_status
pop_yaml_read(pop_yaml **out, const char *path, pop_err *err)
{
	pop_file file = {0};
	pop_status st;

	POP_TRY(pop_file_read(&file, path, POP_YAML_BYTES, err));
	st = pop_yaml_parse(out, file.data, file.len,
		strcmp(path, "-") == 0 ? "standard input" : path, err);
	pop_file_release(&file);
	return st;
}

void
pop_yaml_free(pop_yaml *y)
{
	if (!y)
		return;
	pop_arena_release(&y->arena);
	free(y);
}

const pop_yaml_node *
pop_yaml_root(const pop_yaml *y)
{
	return y->root;
}

const char *
pop_yaml_name(const pop_yaml *y)
{
	return y->name;
}

const pop_yaml_node *
pop_yaml_find(const pop_yaml_node *map, const char *key)
{
	if (!map || map->kind != POP_YAML_MAP)
		return NULL;
	for (size_t i = 0; i < map->n; i++)
		if (pop_str_is(map->item[2 * i]->text, key))
			return map->item[2 * i + 1];
	return NULL;
}

const char *
pop_yaml_kind_text(pop_yaml_kind kind)
{
	static const char *const text[] = {
		[POP_YAML_NULL] = "nothing",
		[POP_YAML_BOOL] = "true or false",
		[POP_YAML_INT] = "a whole number",
		[POP_YAML_FLOAT] = "a number",
		[POP_YAML_STR] = "text",
		[POP_YAML_SEQ] = "a list",
		[POP_YAML_MAP] = "a mapping",
	};

	return text[kind];
}
