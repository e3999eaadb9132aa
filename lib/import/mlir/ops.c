/* Which operation is meant: three sorted tables, found by halving. */

#include <string.h>

#include "lib/import/mlir/mlir.h"

#define PRETTY(name, code, form, keys, types, build)      \
	{name, POP_OP_##code, pop_mlir_form_##form, keys, \
		POP_MLIR_TYPES_##types, pop_mlir_build_##build},
#define GENERIC(name, code, build)                               \
	{name, POP_OP_##code, NULL, "", POP_MLIR_TYPES_FUNCTION, \
		pop_mlir_build_##build},
#define REFUSED(name) \
	{name, POP_OP_NONE, NULL, "", POP_MLIR_TYPES_FUNCTION, NULL},

static const pop_mlir_row stablehlo[] = {
#include "lib/import/mlir/stablehlo.def"
};

static const pop_mlir_row chlo[] = {
#include "lib/import/mlir/chlo.def"
};

static const pop_mlir_row other[] = {
#include "lib/import/mlir/other.def"
};

#undef PRETTY
#undef GENERIC
#undef REFUSED

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static const struct {
	const char *prefix;
	const pop_mlir_row *row;
	size_t n;
} table[] = {
	{"stablehlo.", stablehlo, COUNT(stablehlo)},
	{"chlo.", chlo, COUNT(chlo)},
	/* The older name of the first; some of the second were in it. */
	{"mhlo.", stablehlo, COUNT(stablehlo)},
	{"mhlo.", chlo, COUNT(chlo)},
	{"", other, COUNT(other)},
};

const pop_mlir_row *
pop_mlir_row_named(pop_str name)
{
	for (size_t i = 0; i < COUNT(table); i++) {
		size_t k = strlen(table[i].prefix);
		const pop_mlir_row *r;

		if (!pop_str_has_prefix(name, table[i].prefix))
			continue;
		r = pop_import_row_find(table[i].row, table[i].n, sizeof(*r),
			(pop_str){name.ptr + k, name.len - k});
		if (r)
			return r;
	}
	return NULL;
}

const char *
pop_mlir_rows_disorder(void)
{
	const char *bad = NULL;

	for (size_t i = 0; i < COUNT(table) && !bad; i++)
		bad = pop_import_row_disorder(
			table[i].row, table[i].n, sizeof(table[i].row[0]));
	return bad;
}

/* The name nearest to an unknown one. */
static pop_status
unknown(pop_mlir *m, const pop_mlir_op *o)
{
	unsigned best = (unsigned)o->name.len / 3 + 1;
	const char *prefix = NULL, *name = NULL;
	int len = o->name.len < 80 ? (int)o->name.len : 80;

	for (size_t i = 0; i < COUNT(table) && o->name.len < 80; i++) {
		size_t k = strlen(table[i].prefix);

		if (!pop_str_has_prefix(o->name, table[i].prefix))
			continue;
		for (size_t j = 0; j < table[i].n; j++) {
			unsigned d = pop_str_distance(
				(pop_str){o->name.ptr + k, o->name.len - k},
				pop_str_of(table[i].row[j].name));

			if (d < best) {
				best = d;
				prefix = table[i].prefix;
				name = table[i].row[j].name;
			}
		}
	}
	if (name)
		return pop_mlir_fail(m, o->at,
			"unknown operation %.*s; did you mean %s%s?", len,
			o->name.ptr, prefix, name);
	return pop_mlir_fail(m, o->at,
		"unknown operation %.*s; expected one of StableHLO, CHLO, "
		"func.call or func.return",
		len, o->name.ptr);
}

/* Few operations make up most of a module: their last rows are kept. */
static const pop_mlir_row *
recent(pop_mlir *m, pop_str name)
{
	uint32_t h = (uint32_t)name.len;
	struct pop_mlir_recent *r;

	for (size_t i = name.len < 10 ? 0 : 10; i < name.len; i++)
		h = h * 31 + (unsigned char)name.ptr[i];
	r = &m->recent[h % POP_MLIR_RECENT];
	if (!r->row || !pop_str_eq(r->name, name)) {
		r->row = pop_mlir_row_named(name);
		r->name = name;
	}
	return r->row;
}

pop_status
pop_mlir_row_find(pop_mlir *m, pop_mlir_op *o)
{
	o->row = recent(m, o->name);
	if (!o->row)
		return unknown(m, o);
	if (!o->row->build)
		return pop_mlir_fail(m, o->at, "%.*s is not supported yet",
			POP_STR_ARG(o->name));
	return POP_OK;
}
