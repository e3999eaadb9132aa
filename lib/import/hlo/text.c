/*
 * HLO text: the module's header, the tables of source places behind it, and
 * the computations.
 *
 *   HloModule name, attribute=value, ...
 *   FileNames 1 "a.py" ... StackFrames 1 {...}
 *   [ENTRY] [%]name [(parameters) -> shape] { instructions }
 *
 * A computation may be named before it is defined.  Parameters in a signature
 * say nothing that the instructions do not say again; its result is compared
 * with the root.
 */

#include "lib/import/hlo/text.h"

#include <string.h>

/* ---- The header. */

/* {0, 1}: an index into tuples. */
static pop_status
tuple_index(pop_hlo_text *t, const int64_t **out, uint32_t *n)
{
	POP_TRY(pop_hlo_text_list(t, 0));
	*n = t->ints.n;
	*out = pop_hlo_text_keep(t, 0);
	return POP_OK;
}

typedef POP_HLO_VEC(pop_hlo_alias) aliases;

/* entry_computation_layout; its layouts are the caller's matter. */
typedef struct entry_shapes {
	const char *at; /* NULL: not given */
	const pop_hlo_shape *params, *result;
	bool guessed; /* no computation is marked */
} entry_shapes;

/* (0, {}, may-alias) */
static pop_status
alias_entry(pop_hlo_text *t, aliases *list, bool donor)
{
	pop_hlo_alias a = {.donor = donor};
	pop_str kind;

	if (!donor) {
		POP_TRY(tuple_index(t, &a.output, &a.noutput));
		POP_TRY(pop_hlo_text_expect(t, ':'));
	}
	POP_TRY(pop_hlo_text_expect(t, '('));
	POP_TRY(pop_hlo_text_integer(t, &a.param));
	POP_TRY(pop_hlo_text_expect(t, ','));
	POP_TRY(tuple_index(t, &a.index, &a.nindex));
	if (pop_hlo_text_accept(t, ','))
		POP_TRY(pop_hlo_text_skip(t, &kind));
	POP_TRY(pop_hlo_text_expect(t, ')'));
	POP_HLO_PUSH(t->m, list, a);
	return POP_OK;
}

static pop_status
alias_list(pop_hlo_text *t, aliases *list, const char *at, bool donor)
{
	if (!t->m->alias_loc.line)
		t->m->alias_loc = pop_hlo_text_place(t, at);
	POP_TRY(pop_hlo_text_expect(t, '{'));
	if (pop_hlo_text_accept(t, '}'))
		return POP_OK;
	do {
		if (list->n == POP_HLO_LIMIT_LIST)
			return pop_hlo_text_fail(t, at, "more than %d aliases",
				POP_HLO_LIMIT_LIST);
		POP_TRY(alias_entry(t, list, donor));
	} while (pop_hlo_text_accept(t, ','));
	if (pop_hlo_text_accept(t, '}'))
		return POP_OK;
	return pop_hlo_text_expected(t, "',' or '}'");
}

static pop_status
count(pop_hlo_text *t, const char *at, uint32_t *out)
{
	int64_t v;

	POP_TRY(pop_hlo_text_integer(t, &v));
	if (v < 1 || v > POP_HLO_LIMIT_DEVICES)
		return pop_hlo_text_fail(t, at,
			"%lld replicas or partitions, expected 1 to %d",
			(long long)v, POP_HLO_LIMIT_DEVICES);
	*out = (uint32_t)v;
	return POP_OK;
}

/* {(f32[2]{0}, s32[])->f32[2]{0}}: a tuple of the parameters' shapes, and the
 * result's. */
static pop_status
entry_layout(pop_hlo_text *t, const char *at, entry_shapes *e)
{
	e->at = at;
	POP_TRY(pop_hlo_text_expect(t, '{'));
	if (pop_hlo_text_peek(t) != '(')
		return pop_hlo_text_expected(t, "'('");
	POP_TRY(pop_hlo_text_shape(t, &e->params));
	if (!pop_hlo_text_accept_all(t, "->"))
		return pop_hlo_text_expected(t, "'->'");
	POP_TRY(pop_hlo_text_shape(t, &e->result));
	return pop_hlo_text_expect(t, '}');
}

/* Those that mean nothing here are dropped: schedules, shardings. */
static pop_status
module_attr(pop_hlo_text *t, aliases *list, entry_shapes *entry)
{
	const char *at;
	pop_str name, value;

	pop_hlo_text_blank(t);
	at = t->ptr;
	name = pop_hlo_text_word(t);
	if (!name.len)
		return pop_hlo_text_expected(t, "an attribute of the module");
	POP_TRY(pop_hlo_text_expect(t, '='));
	if (pop_str_is(name, "input_output_alias"))
		return alias_list(t, list, at, false);
	if (pop_str_is(name, "buffer_donor"))
		return alias_list(t, list, at, true);
	if (pop_str_is(name, "entry_computation_layout"))
		return entry_layout(t, at, entry);
	if (pop_str_is(name, "replica_count"))
		return count(t, at, &t->m->num_replicas);
	if (pop_str_is(name, "num_partitions"))
		return count(t, at, &t->m->num_partitions);
	if (pop_str_is(name, "frontend_attributes"))
		return pop_hlo_text_frontend(
			t, &t->m->frontend, &t->m->nfrontend);
	return pop_hlo_text_skip(t, &value);
}

static pop_status
header(pop_hlo_text *t, entry_shapes *entry)
{
	aliases list = {0};

	if (!pop_hlo_text_accept_all(t, "HloModule"))
		return POP_OK; /* computations alone */
	if (!pop_hlo_text_peek(t))
		return pop_hlo_text_expected(t, "the name of the module");
	if (*t->ptr != ',')
		POP_TRY(pop_hlo_text_skip(t, &t->m->name));
	while (pop_hlo_text_accept(t, ','))
		POP_TRY(module_attr(t, &list, entry));
	t->m->alias = list.v;
	t->m->nalias = list.n;
	return POP_OK;
}

/* ---- Tables of source places: rows of a number and a value. */

static bool
at_digit(pop_hlo_text *t)
{
	char c = pop_hlo_text_peek(t);

	return c >= '0' && c <= '9';
}

static pop_status
tables(pop_hlo_text *t)
{
	static const char *const name[] = {
		"FileNames", "FunctionNames", "FileLocations", "StackFrames"};
	const char *at;
	int64_t number;
	pop_str value;

	for (size_t i = 0; i < sizeof(name) / sizeof(name[0]); i++) {
		at = t->ptr;
		if (!pop_hlo_text_accept_all(t, name[i]))
			continue;
		if (!at_digit(t)) { /* a computation that is called so */
			if (t->ptr < t->end &&
				(*t->ptr == '{' || *t->ptr == '(')) {
				t->ptr = at;
				return POP_OK;
			}
			continue;
		}
		while (at_digit(t)) {
			POP_TRY(pop_hlo_text_integer(t, &number));
			if (pop_hlo_text_peek(t) == '{')
				POP_TRY(pop_hlo_text_skip_record(t));
			else
				POP_TRY(pop_hlo_text_string(t, &value));
		}
	}
	return POP_OK;
}

/* ---- Computations. */

/* (a: f32[], b: s32[2]) -> f32[] */
static pop_status
signature(pop_hlo_text *t, const pop_hlo_shape **result)
{
	const pop_hlo_shape *shape;
	pop_str name;

	*result = NULL;
	if (!pop_hlo_text_accept(t, '('))
		return POP_OK;
	if (!pop_hlo_text_accept(t, ')')) {
		do {
			POP_TRY(pop_hlo_text_name_read(
				t, "the name of a parameter", &name));
			POP_TRY(pop_hlo_text_expect(t, ':'));
			POP_TRY(pop_hlo_text_shape(t, &shape));
		} while (pop_hlo_text_accept(t, ','));
		if (!pop_hlo_text_accept(t, ')'))
			return pop_hlo_text_expected(t, "',' or ')'");
	}
	if (!pop_hlo_text_accept_all(t, "->"))
		return pop_hlo_text_expected(t, "'->'");
	return pop_hlo_text_shape(t, result);
}

/* , execution_thread="main" */
static pop_status
computation_attrs(pop_hlo_text *t)
{
	pop_str name, value;

	while (pop_hlo_text_accept(t, ',')) {
		name = pop_hlo_text_word(t);
		if (!name.len)
			return pop_hlo_text_expected(
				t, "an attribute of the computation");
		POP_TRY(pop_hlo_text_expect(t, '='));
		POP_TRY(pop_hlo_text_skip(t, &value));
	}
	return POP_OK;
}

static pop_status
check_result(pop_hlo_text *t, const char *at, const pop_hlo_comp *c,
	const pop_hlo_shape *declared)
{
	char a[POP_HLO_SHAPE_TEXT], b[POP_HLO_SHAPE_TEXT];

	if (!declared || pop_hlo_text_same_shape(declared, c->root->shape))
		return POP_OK;
	return pop_hlo_text_fail(t, at,
		"the signature of %.*s says %.100s, its root in line %u has "
		"%.100s",
		c->name.len < 60 ? (int)c->name.len : 60, c->name.ptr,
		pop_hlo_shape_print(a, declared), c->root->loc.line,
		pop_hlo_shape_print(b, c->root->shape));
}

static pop_status
open_computation(pop_hlo_text *t, pop_hlo_comp **out)
{
	const char *at = t->ptr;
	bool entry = false;
	pop_str name;
	char next;

	POP_TRY(pop_hlo_text_name_read(t, "a computation", &name));
	next = pop_hlo_text_peek(t);
	if (pop_str_is(name, "ENTRY") && next != '{' && next != '(') {
		entry = true;
		at = t->ptr;
		POP_TRY(pop_hlo_text_name_read(
			t, "the name of a computation", &name));
	}
	if (entry && t->m->entry)
		return pop_hlo_text_fail(t, at,
			"a second ENTRY, the first is in line %u",
			t->m->entry->loc.line);
	*out = pop_hlo_text_comp(t, at, name);
	if ((*out)->first)
		return pop_hlo_text_fail(t, at,
			"%.*s is also the name of the computation in line %u",
			name.len < 100 ? (int)name.len : 100, name.ptr,
			(*out)->loc.line);
	(*out)->loc = pop_hlo_text_place(t, at);
	if (entry)
		t->m->entry = *out;
	return POP_OK;
}

/* From behind the opening brace past the other one. */
static pop_status
body(pop_hlo_text *t, pop_hlo_comp *c)
{
	pop_hlo_text_names_reset(t);
	while (!pop_hlo_text_accept(t, '}'))
		POP_TRY(pop_hlo_text_instr(t, c));
	return pop_hlo_comp_finish(t->m, c);
}

/* XLA calls all of them _; a number tells them apart. */
pop_status
pop_hlo_text_inline(pop_hlo_text *t, pop_hlo_comp **out)
{
	pop_hlo_text_frame *outer = t->now;
	const char *at = t->ptr++;
	pop_str name =
		pop_str_of(pop_str_printf(t->m->scratch, "_.%u", ++t->ninline));

	if (outer->depth == POP_HLO_LIMIT_DEPTH)
		return pop_hlo_text_fail(t, at,
			"computations nested deeper than %d",
			POP_HLO_LIMIT_DEPTH);
	if (!outer->inner) {
		outer->inner = POP_NEW(t->m->tables, pop_hlo_text_frame);
		outer->inner->depth = outer->depth + 1;
	}
	*out = pop_hlo_comp_new(t->m, name, pop_hlo_text_place(t, at));
	t->now = outer->inner;
	POP_TRY(body(t, *out));
	t->now = outer;
	return POP_OK;
}

static pop_status
computation(pop_hlo_text *t, pop_hlo_comp **out)
{
	const pop_hlo_shape *declared;
	const char *at = t->ptr;

	POP_TRY(open_computation(t, out));
	POP_TRY(signature(t, &declared));
	POP_TRY(pop_hlo_text_expect(t, '{'));
	POP_TRY(body(t, *out));
	POP_TRY(computation_attrs(t));
	return check_result(t, at, *out, declared);
}

static pop_status
check_early(pop_hlo_text *t)
{
	for (uint32_t i = 0; i < t->early.n; i++)
		if (!t->early.v[i]->first)
			return pop_hlo_fail(t->m, t->early.v[i]->loc,
				"computation %.*s is not defined",
				t->early.v[i]->name.len < 100
					? (int)t->early.v[i]->name.len
					: 100,
				t->early.v[i]->name.ptr);
	return POP_OK;
}

static pop_status
check_entry(pop_hlo_text *t, const entry_shapes *e)
{
	const pop_hlo_comp *c = t->m->entry;
	char a[POP_HLO_SHAPE_TEXT], b[POP_HLO_SHAPE_TEXT];

	if (!e->at)
		return POP_OK;
	if (e->params->nelement != c->nparam)
		return pop_hlo_text_fail(t, e->at,
			"entry_computation_layout has %u parameters, %s %u",
			e->params->nelement,
			e->guessed ? "no computation is marked ENTRY, the text "
				     "may be cut off; the last one has"
				   : "the entry computation",
			c->nparam);
	for (uint32_t i = 0; i < c->nparam; i++) {
		const pop_hlo_shape *p = c->param[i]->shape;

		if (!pop_hlo_text_same_shape(e->params->element[i], p))
			return pop_hlo_text_fail(t, e->at,
				"entry_computation_layout says %.100s of "
				"parameter %u, the entry computation %.100s",
				pop_hlo_shape_print(a, e->params->element[i]),
				i, pop_hlo_shape_print(b, p));
	}
	if (pop_hlo_text_same_shape(e->result, c->root->shape))
		return POP_OK;
	return pop_hlo_text_fail(t, e->at,
		"entry_computation_layout says %.100s of the result, the entry "
		"computation %.100s",
		pop_hlo_shape_print(a, e->result),
		pop_hlo_shape_print(b, c->root->shape));
}

pop_status
pop_hlo_text_fill(pop_hlo *m)
{
	pop_hlo_text *t = POP_NEW(m->tables, pop_hlo_text);
	pop_hlo_comp *last = NULL;
	entry_shapes entry = {0};

	t->m = m;
	t->ptr = t->kept_from = t->mark = t->mark_bol = m->data;
	t->end = m->data + m->size;
	t->mark_line = 1;
	t->now = POP_NEW(m->tables, pop_hlo_text_frame);
	t->attrs.arena = t->shapes.arena = t->comps.arena = m->tables;
	if (m->size >= 3 && memcmp(m->data, "\xef\xbb\xbf", 3) == 0)
		t->ptr += 3;
	pop_hlo_text_attrs_init(t);
	POP_TRY(header(t, &entry));
	POP_TRY(tables(t));
	while (pop_hlo_text_peek(t))
		POP_TRY(computation(t, &last));
	if (t->ptr < t->end)
		return pop_hlo_text_expected(t, "a computation");
	POP_TRY(check_early(t));
	if (!last)
		return pop_hlo_text_expected(t, "a computation");
	entry.guessed = !m->entry;
	if (!m->entry)
		m->entry = last;
	return check_entry(t, &entry);
}

pop_status
pop_read_hlo_text(pop_graph **out, pop_arena *a, const pop_import_source *src,
	pop_err *err)
{
	return pop_hlo_read(out, a, src, pop_hlo_text_fill, err);
}
