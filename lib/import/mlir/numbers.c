/*
 * Dimension numbers as attributes of their own: #stablehlo.dot<...> and the
 * like, given where no operation uses them, are checked as far as their text
 * goes.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

enum { FIELDS = 6 };

static const struct form {
	const char *name;
	const char *list[FIELDS]; /* of integers */
	const char *number;       /* one of them */
} forms[] = {
	{"stablehlo.dot",
		{"lhs_batching_dimensions", "rhs_batching_dimensions",
			"lhs_contracting_dimensions",
			"rhs_contracting_dimensions"},
		NULL},
	{"stablehlo.gather",
		{"offset_dims", "collapsed_slice_dims", "operand_batching_dims",
			"start_indices_batching_dims", "start_index_map"},
		"index_vector_dim"},
	{"stablehlo.scatter",
		{"update_window_dims", "inserted_window_dims",
			"input_batching_dims", "scatter_indices_batching_dims",
			"scatter_dims_to_operand_dims"},
		"index_vector_dim"},
};

pop_status
pop_mlir_all_used(pop_mlir *m, const pop_mlir_dict *d, const char *what)
{
	for (uint32_t i = 0; i < d->n; i++)
		if (!d->v[i].used)
			return pop_mlir_fail(m, d->v[i].name.ptr,
				"%s: %.*s is not known", what,
				POP_STR_ARG(d->v[i].name));
	return POP_OK;
}

/* After "#name<". */
static pop_status
check_fields(pop_mlir *m, const struct form *f)
{
	pop_mlir_dict d = {0};
	int64_t number;

	POP_TRY(pop_mlir_entries(m, &d, '>'));
	for (int i = 0; i < FIELDS && f->list[i]; i++) {
		pop_mlir_ints list = {0};

		POP_TRY(pop_mlir_get_ints(m, &d, f->list[i], &list));
	}
	if (f->number)
		POP_TRY(pop_mlir_get_int(m, &d, f->number, &number));
	return pop_mlir_all_used(m, &d, f->name);
}

static pop_status
check(pop_mlir *m)
{
	const char *at = m->ptr;
	pop_mlir_ints conv[3] = {0};
	pop_str name;

	if (!pop_mlir_accept(m, '#'))
		return POP_OK;
	name = pop_mlir_word(m);
	if (!pop_mlir_accept(m, '<'))
		return POP_OK;
	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++)
		if (pop_str_is(name, forms[i].name))
			return check_fields(m, &forms[i]);
	if (!pop_str_is(name, "stablehlo.conv"))
		return POP_OK;
	m->ptr = at;
	return pop_mlir_conv_layouts(m, conv);
}

pop_status
pop_mlir_check_numbers(pop_mlir *m, const pop_mlir_named *a)
{
	pop_mlir_saved saved;
	pop_mlir_range r;
	pop_status st;

	if (a->value)
		return POP_OK;
	POP_TRY(pop_mlir_resolve(m, a, &r));
	saved = pop_mlir_enter(m, r);
	st = check(m);
	pop_mlir_leave(m, saved);
	return st;
}
