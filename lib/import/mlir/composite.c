/*
 * Composites: a name, attributes, and a function that says what it means.
 *
 * CHLO in artifacts comes so, as "chlo.erf" with a decomposition: what has the
 * name and the form of one of CHLO's operations is that operation, so that it
 * is the same in every format.  Others are their decomposition.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

/* dialect.op, of words of letters, digits and _ $ -. */
static bool
is_namespaced(pop_str name)
{
	static const char other[] = "_$-.";
	unsigned dots = 0;

	for (size_t i = 0; i < name.len; i++) {
		char c = name.ptr[i];
		bool letter = (c | 32) >= 'a' && (c | 32) <= 'z';

		if (!letter && !(c >= '0' && c <= '9') &&
			!(c && strchr(other, c)))
			return false;
		if (c == '.' && (i == 0 || name.ptr[i - 1] == '.'))
			return false;
		dots += c == '.';
	}
	return dots && name.ptr[name.len - 1] != '.';
}

/* Is o, with the attributes `d`, an operation as `row` wants it? */
static bool
has_form_of(const pop_mlir_op *o, const pop_mlir_row *row, pop_mlir_dict *d)
{
	const pop_op_info *i = &pop_op_info_of[row->code];

	if (row->code == POP_OP_TOP_K)
		return o->arg.n == 1 && o->type.n == 2 &&
		       o->type.v[1].dtype == POP_DT_I32 && pop_mlir_has(d, "k");
	if (!(i->traits & POP_TRAIT_ELEMENTWISE) ||
		row->build != pop_mlir_build_plain || o->type.n != 1 ||
		(int)o->arg.n != i->max_args)
		return false;
	for (uint32_t k = 0; k < o->arg.n; k++)
		if (!pop_shape_eq(o->arg.v[k]->type, &o->type.v[0]))
			return false;
	return true;
}

static pop_status
build_as(pop_mlir *m, pop_mlir_op *o, pop_str name, const pop_mlir_row *row,
	const pop_mlir_dict *d)
{
	pop_mlir_op as = *o;
	pop_status st;

	as.name = name;
	as.row = row;
	as.attr = *d;
	st = row->build(m, &as);
	o->arg = as.arg;
	o->result = as.result;
	return st;
}

pop_status
pop_mlir_build_composite(pop_mlir *m, pop_mlir_op *o)
{
	static const char *const hint[] = {"composite_attributes", "version"};
	pop_str name = {NULL, 0};
	pop_mlir_dict d = {0};
	const pop_mlir_row *row;

	POP_TRY(pop_mlir_get_text(m, &o->attr, "name", &name));
	if (!is_namespaced(name))
		return pop_mlir_fail(m, o->at,
			"%.*s: name is \"%.*s\", expected one like "
			"\"dialect.operation\"",
			POP_STR_ARG(o->name), POP_STR_ARG(name));
	/* Regions are for those who know the name. */
	o->region.n = 0;
	row = pop_str_has_prefix(name, "chlo.") ? pop_mlir_row_named(name)
						: NULL;
	if (row)
		POP_TRY(pop_mlir_get_dict(
			m, &o->attr, "composite_attributes", &d));
	if (row && pop_mlir_has(&o->attr, "decomposition") &&
		has_form_of(o, row, &d))
		return build_as(m, o, name, row, &d);
	for (size_t i = 0; i < sizeof(hint) / sizeof(hint[0]); i++)
		if (pop_mlir_has(&o->attr, hint[i]))
			pop_mlir_find(&o->attr, hint[i])->used = true;
	return pop_mlir_call(m, o, "decomposition");
}
