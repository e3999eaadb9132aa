/*
 * From what an operation's text says to the IR's op: attributes under the
 * IR's keys, defaults filled in, so that spelling does not show.
 *
 * Rules of the operations (shapes that fit, dims in range) are the verifier's.
 * Here only what must hold for building is checked: numbers of operands and
 * regions, kinds and lengths of attributes.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

enum { TF32 = 100 }; /* in ALGORITHM: an element type that values never have */

/* ---- Operations. */

pop_status
pop_mlir_want(pop_mlir *m, const pop_mlir_op *o, uint32_t narg, uint32_t nres)
{
	if (o->arg.n != narg)
		return pop_mlir_fail(m, o->at,
			"%.*s has %u operands, expected %u",
			POP_STR_ARG(o->name), o->arg.n, narg);
	if (o->type.n != nres)
		return pop_mlir_fail(m, o->at,
			"%.*s has %u results, expected %u",
			POP_STR_ARG(o->name), o->type.n, nres);
	return POP_OK;
}

static pop_status
arity(pop_mlir *m, const pop_mlir_op *o, pop_opcode code)
{
	const pop_op_info *i = &pop_op_info_of[code];
	bool many = i->max_args == POP_ANY;

	if ((int)o->arg.n < i->min_args ||
		(!many && (int)o->arg.n > i->max_args))
		return pop_mlir_fail(m, o->at,
			"%.*s has %u operands, expected %d%s",
			POP_STR_ARG(o->name), o->arg.n, i->min_args,
			many ? " or more" : "");
	if (i->nregion == POP_ANY ? !o->region.n
				  : (int)o->region.n != i->nregion)
		return pop_mlir_fail(m, o->at,
			"%.*s has %u regions, expected %d%s",
			POP_STR_ARG(o->name), o->region.n,
			i->nregion == POP_ANY ? 1 : i->nregion,
			i->nregion == POP_ANY ? " or more" : "");
	if ((i->traits & (POP_TRAIT_ELEMENTWISE | POP_TRAIT_VIEW) || !many) &&
		o->type.n != 1 && code != POP_OP_TOP_K && code != POP_OP_CASE &&
		code != POP_OP_IF)
		return pop_mlir_fail(m, o->at,
			"%.*s has %u results, expected 1", POP_STR_ARG(o->name),
			o->type.n);
	return POP_OK;
}

pop_op *
pop_mlir_emit(pop_mlir *m, pop_mlir_op *o, pop_opcode code)
{
	pop_op *op = pop_op_new(m->graph, code, o->arg.n, o->type.n, o->type.v,
		o->region.n, o->loc);

	for (uint32_t i = 0; i < o->arg.n; i++)
		op->arg[i] = o->arg.v[i];
	for (uint32_t i = 0; i < o->region.n; i++) {
		op->region[i] = o->region.v[i];
		op->region[i]->parent = op;
	}
	pop_block_append(o->block, op);
	for (uint32_t i = 0; i < op->nres; i++)
		POP_MLIR_PUSH(m, &o->result, &op->res[i]);
	return op;
}

pop_status
pop_mlir_leftover(pop_mlir *m, pop_mlir_op *o, pop_op *op)
{
	for (uint32_t i = 0; i < o->attr.n; i++) {
		const pop_mlir_named *a = &o->attr.v[i];
		pop_str text;

		if (a->used || pop_mlir_harmless(a->name))
			continue;
		POP_TRY(pop_mlir_canonical(m, a, &text));
		pop_attr_add_pair(m->graph, op, a->name, text);
	}
	return POP_OK;
}

/* ---- Attributes that are numbers. */

typedef enum attr_kind { INT, INTS, SET } attr_kind;

#define MUST    INT32_MIN
#define NOTHING (INT32_MIN + 1)

static const struct {
	int code;
	const char *name;
	pop_attr_key key;
	attr_kind kind;
	int32_t missing;
} attribute[] = {
#define ATTRIBUTE(code, name, key, kind, missing) \
	{POP_OP_##code, name, POP_ATTR_##key, kind, missing},
#include "lib/import/mlir/attributes.def"
#undef ATTRIBUTE
};

/* What the length of a default list follows from. */
static unsigned
dims_of(const pop_mlir_op *o, int code)
{
	unsigned rank = o->arg.n ? o->arg.v[0]->type->rank : 0;

	if (code == POP_OP_CONVOLUTION || code == POP_OP_DYNAMIC_CONV)
		return rank < 2 ? 0 : rank - 2;
	return rank;
}

static void
sort_ints(pop_mlir_ints *list)
{
	for (uint32_t i = 1; i < list->n; i++) {
		int64_t v = list->v[i];
		uint32_t k = i;

		for (; k && list->v[k - 1] > v; k--)
			list->v[k] = list->v[k - 1];
		list->v[k] = v;
	}
}

static pop_status
set_list(pop_mlir *m, pop_mlir_op *o, pop_op *op, size_t row)
{
	const char *name = attribute[row].name;
	pop_mlir_ints list = {0};

	if (pop_mlir_has(&o->attr, name))
		POP_TRY(pop_mlir_get_ints(m, &o->attr, name, &list));
	else
		for (unsigned i = dims_of(o, op->code); i; i--)
			POP_MLIR_PUSH(m, &list, attribute[row].missing);
	if (list.n > POP_MAX_RANK)
		return pop_mlir_fail(m, o->at,
			"%.*s: %s has %u numbers, more than a tensor can have "
			"dimensions",
			POP_STR_ARG(o->name), name, list.n);
	if (attribute[row].kind == SET)
		sort_ints(&list);
	pop_attr_set_ints(m->graph, op, attribute[row].key, list.v, list.n);
	return POP_OK;
}

static pop_status
set_numbers(pop_mlir *m, pop_mlir_op *o, pop_op *op)
{
	const size_t n = sizeof(attribute) / sizeof(attribute[0]);

	for (size_t i = 0; i < n; i++) {
		int64_t v = attribute[i].missing;

		if (attribute[i].code != (int)op->code)
			continue;
		if (v == MUST && !pop_mlir_has(&o->attr, attribute[i].name))
			return pop_mlir_fail(m, o->at,
				"%.*s lacks its attribute %s",
				POP_STR_ARG(o->name), attribute[i].name);
		if (v == NOTHING && !pop_mlir_has(&o->attr, attribute[i].name))
			continue;
		if (attribute[i].kind != INT) {
			POP_TRY(set_list(m, o, op, i));
			continue;
		}
		POP_TRY(pop_mlir_get_int(m, &o->attr, attribute[i].name, &v));
		pop_attr_set_int(m->graph, op, attribute[i].key, v);
	}
	return POP_OK;
}

/* Numbers make sense in one of the modes of a result_accuracy only. */
static pop_status
check_accuracy(pop_mlir *m, pop_mlir_op *o)
{
	static const char *const number[] = {"atol", "rtol", "ulps"};
	pop_str mode = POP_STR("");
	pop_mlir_dict d = {0};

	POP_TRY(pop_mlir_get_dict(m, &o->attr, "result_accuracy", &d));
	POP_TRY(pop_mlir_get_word(m, &d, "mode", &mode));
	for (size_t i = 0; i < 3; i++) {
		double v = 0;

		POP_TRY(pop_mlir_get_real(m, &d, number[i], &v));
		if (v != 0 && !pop_str_is(mode, "TOLERANCE"))
			return pop_mlir_fail(m, o->at,
				"%.*s: result_accuracy has %s, expected the "
				"mode TOLERANCE with it",
				POP_STR_ARG(o->name), number[i]);
	}
	return POP_OK;
}

pop_status
pop_mlir_build_plain(pop_mlir *m, pop_mlir_op *o)
{
	pop_op *op;

	POP_TRY(arity(m, o, o->row->code));
	if (pop_mlir_has(&o->attr, "result_accuracy"))
		POP_TRY(check_accuracy(m, o));
	op = pop_mlir_emit(m, o, o->row->code);
	if (op->code >= POP_OP_IOTA || op->code == POP_OP_REDUCE_PRECISION)
		POP_TRY(set_numbers(m, o, op));
	return o->attr.n ? pop_mlir_leftover(m, o, op) : POP_OK;
}

/* ---- Constants, comparisons. */

pop_status
pop_mlir_build_constant(pop_mlir *m, pop_mlir_op *o)
{
	pop_dense d;
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 0, 1));
	if (o->value) {
		d = *o->value;
	} else {
		if (!pop_mlir_has(&o->attr, "value"))
			return pop_mlir_fail(m, o->at,
				"%.*s lacks its attribute value",
				POP_STR_ARG(o->name));
		POP_TRY(pop_mlir_get_dense(m, &o->attr, "value", &d));
	}
	/* The elements of a quantized constant are stored ones. */
	d.type.quant = o->type.v[0].quant;
	if (!pop_shape_eq(&d.type, &o->type.v[0]))
		return pop_mlir_fail(m, o->at,
			"the type of the constant's value is not that of its "
			"result");
	op = pop_mlir_emit(m, o, POP_OP_CONSTANT);
	d.type.quant = 0;
	pop_attr_set_dense(m->graph, op, &d);
	return pop_mlir_leftover(m, o, op);
}

pop_status
pop_mlir_enumeration(pop_mlir *m, pop_mlir_op *o, const char *name,
	const char *words, int64_t *out)
{
	pop_str word;
	const char *p = words;
	int64_t i = 0;

	if (!pop_mlir_has(&o->attr, name))
		return POP_OK;
	POP_TRY(pop_mlir_get_word(m, &o->attr, name, &word));
	for (; *p; i++) {
		size_t n = strcspn(p, " ");

		if (n == word.len && memcmp(p, word.ptr, n) == 0) {
			*out = i;
			return POP_OK;
		}
		p += n + (p[n] == ' ');
	}
	return pop_mlir_fail(m, pop_mlir_find(&o->attr, name)->text.at,
		"%s is %.*s, expected one of %s", name,
		word.len < 60 ? (int)word.len : 60, word.ptr, words);
}

pop_status
pop_mlir_build_compare(pop_mlir *m, pop_mlir_op *o)
{
	int64_t direction = -1, type = 0;
	pop_op *op;

	POP_TRY(arity(m, o, POP_OP_COMPARE));
	POP_TRY(pop_mlir_enumeration(
		m, o, "comparison_direction", "EQ NE GE GT LE LT", &direction));
	POP_TRY(pop_mlir_enumeration(m, o, "compare_type",
		"NOTYPE FLOAT TOTALORDER SIGNED UNSIGNED", &type));
	if (direction < 0)
		return pop_mlir_fail(m, o->at,
			"%.*s lacks its direction, EQ NE GE GT LE or LT",
			POP_STR_ARG(o->name));
	if (!type)
		type = pop_natural_compare((pop_dtype)o->arg.v[0]->type->dtype);
	op = pop_mlir_emit(m, o, POP_OP_COMPARE);
	pop_attr_set_int(m->graph, op, POP_ATTR_DIRECTION, direction);
	pop_attr_set_int(m->graph, op, POP_ATTR_COMPARE_TYPE, type);
	return pop_mlir_leftover(m, o, op);
}

/* e8m10 */
pop_status
pop_mlir_build_reduce_precision(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_named *f = pop_mlir_find(&o->attr, "format");
	int64_t *v = POP_NEWN(m->arena, int64_t, 2);
	pop_mlir_saved saved;
	pop_status st = POP_OK;

	if (!f)
		return pop_mlir_build_plain(m, o);
	saved = pop_mlir_enter(m, f->text);
	for (int i = 0; i < 2 && st == POP_OK; i++) {
		if (m->ptr < m->end && *m->ptr == "em"[i])
			m->ptr++;
		st = pop_mlir_integer(m, &v[i]);
	}
	if (st == POP_OK && m->ptr != m->end)
		st = pop_mlir_expected(m, "a format, as e8m10");
	pop_mlir_leave(m, saved);
	POP_TRY(st);
	f->name = POP_STR("exponent_bits");
	f->value = pop_mlir_value_ints(m, v, 1);
	POP_MLIR_PUSH(m, &o->attr,
		((pop_mlir_named){.name = POP_STR("mantissa_bits"),
			.value = pop_mlir_value_ints(m, v + 1, 1)}));
	return pop_mlir_build_plain(m, o);
}

/* ---- Products. */

static pop_status
precision(pop_mlir *m, pop_mlir_named a, uint32_t n, int64_t out[2])
{
	static const char *const words[] = {"DEFAULT", "HIGH", "HIGHEST"};
	pop_mlir_dict d = {&a, 1, 1};
	pop_str w = {NULL, 0};
	int k = 0;

	a.name = POP_STR("precision");
	POP_TRY(pop_mlir_get_word(m, &d, "precision", &w));
	while (k < 3 && !pop_str_is(w, words[k]))
		k++;
	if (k == 3 || n == 2)
		return pop_mlir_fail(m, a.text.at,
			"expected at most two of DEFAULT, HIGH and HIGHEST");
	out[n] = k;
	return POP_OK;
}

/* [HIGH, HIGH], [#stablehlo<precision HIGH>, ...] */
static pop_status
precision_list(pop_mlir *m, pop_mlir_range r, int64_t out[2])
{
	pop_mlir_saved saved = pop_mlir_enter(m, r);
	pop_status st = pop_mlir_expect(m, '[');

	for (uint32_t n = 0; st == POP_OK && pop_mlir_peek(m) != ']'; n++) {
		pop_mlir_named a = {.used = false};

		st = n ? pop_mlir_expect(m, ',') : POP_OK;
		if (st == POP_OK)
			st = pop_mlir_skip_value(m, ",", &a.text);
		if (st == POP_OK)
			st = precision(m, a, n, out);
	}
	pop_mlir_leave(m, saved);
	return st;
}

/* The same of a value that came decoded. */
static pop_status
precision_values(pop_mlir *m, const pop_mlir_named *list, int64_t out[2])
{
	for (uint32_t n = 0; n < list->value->n; n++) {
		pop_mlir_named a = {
			.text = list->text, .value = list->value->item[n]};

		POP_TRY(precision(m, a, n, out));
	}
	return POP_OK;
}

pop_status
pop_mlir_set_precision(pop_mlir *m, pop_mlir_op *o, pop_op *op)
{
	pop_mlir_named *a = pop_mlir_find(&o->attr, "precision_config");
	int64_t v[2] = {0, 0};
	pop_mlir_range r;

	if (a)
		a->used = true;
	if (a && a->value && a->value->kind == POP_MLIR_VALUE_ARRAY) {
		POP_TRY(precision_values(m, a, v));
	} else if (a) {
		POP_TRY(pop_mlir_resolve(m, a, &r));
		if (r.at < r.end)
			POP_TRY(precision_list(m, r, v));
	}
	pop_attr_set_ints(m->graph, op, POP_ATTR_PRECISION, v, 2);
	return POP_OK;
}

static pop_status
algorithm_type(pop_mlir *m, pop_mlir_dict *d, const char *name, int64_t *out)
{
	pop_str word = POP_STR("");

	POP_TRY(pop_mlir_get_word(m, d, name, &word));
	*out = pop_str_is(word, "tf32") ? TF32 : pop_dtype_parse(word);
	if (*out == POP_DT_NONE)
		return pop_mlir_fail(m, m->ptr,
			"algorithm: %s is '%.*s', expected a float type", name,
			word.len < 40 ? (int)word.len : 40, word.ptr);
	return POP_OK;
}

static pop_status
set_algorithm(pop_mlir *m, pop_mlir_op *o, pop_op *op)
{
	int64_t v[7] = {0, 0, 0, 1, 1, 1, 0};
	pop_mlir_named *a = pop_mlir_find(&o->attr, "algorithm");
	pop_mlir_dict d = {0};

	if (!a)
		return POP_OK;
	if (a->text.end - a->text.at == 4 && !memcmp(a->text.at, "none", 4)) {
		a->used = true;
		return POP_OK;
	}
	POP_TRY(pop_mlir_get_dict(m, &o->attr, "algorithm", &d));
	POP_TRY(algorithm_type(m, &d, "lhs_precision_type", &v[0]));
	POP_TRY(algorithm_type(m, &d, "rhs_precision_type", &v[1]));
	POP_TRY(algorithm_type(m, &d, "accumulation_type", &v[2]));
	POP_TRY(pop_mlir_get_int(m, &d, "lhs_component_count", &v[3]));
	POP_TRY(pop_mlir_get_int(m, &d, "rhs_component_count", &v[4]));
	POP_TRY(pop_mlir_get_int(m, &d, "num_primitive_operations", &v[5]));
	POP_TRY(pop_mlir_get_int(m, &d, "allow_imprecise_accumulation", &v[6]));
	pop_attr_set_ints(m->graph, op, POP_ATTR_ALGORITHM, v, 7);
	return POP_OK;
}

/* [0] x [1] */
static pop_status
pair(pop_mlir *m, pop_mlir_op *o, const char *name, pop_mlir_ints *lhs,
	pop_mlir_ints *rhs)
{
	pop_mlir_named *a = pop_mlir_find(&o->attr, name);
	pop_mlir_saved saved;
	pop_status st;

	if (!a)
		return POP_OK;
	a->used = true;
	saved = pop_mlir_enter(m, a->text);
	st = pop_mlir_ints_parse(m, lhs);
	if (st == POP_OK)
		st = pop_mlir_expect_word(m, "x");
	if (st == POP_OK)
		st = pop_mlir_ints_parse(m, rhs);
	pop_mlir_leave(m, saved);
	return st;
}

static void
set_ints(pop_mlir *m, pop_op *op, pop_attr_key key, const pop_mlir_ints *l)
{
	pop_attr_set_ints(m->graph, op, key, l->v, l->n);
}

pop_status
pop_mlir_build_dot_general(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_ints lb = {0}, rb = {0}, lc = {0}, rc = {0};
	pop_mlir_dict d = {0};
	pop_op *op;

	POP_TRY(arity(m, o, POP_OP_DOT_GENERAL));
	op = pop_mlir_emit(m, o, POP_OP_DOT_GENERAL);
	POP_TRY(pop_mlir_get_dict(m, &o->attr, "dot_dimension_numbers", &d));
	POP_TRY(pop_mlir_get_ints(m, &d, "lhs_batching_dimensions", &lb));
	POP_TRY(pop_mlir_get_ints(m, &d, "rhs_batching_dimensions", &rb));
	POP_TRY(pop_mlir_get_ints(m, &d, "lhs_contracting_dimensions", &lc));
	POP_TRY(pop_mlir_get_ints(m, &d, "rhs_contracting_dimensions", &rc));
	POP_TRY(pop_mlir_all_used(m, &d, "dot_dimension_numbers"));
	POP_TRY(pair(m, o, "batching_dims", &lb, &rb));
	POP_TRY(pair(m, o, "contracting_dims", &lc, &rc));
	set_ints(m, op, POP_ATTR_LHS_BATCH, &lb);
	set_ints(m, op, POP_ATTR_RHS_BATCH, &rb);
	set_ints(m, op, POP_ATTR_LHS_CONTRACT, &lc);
	set_ints(m, op, POP_ATTR_RHS_CONTRACT, &rc);
	POP_TRY(pop_mlir_set_precision(m, o, op));
	POP_TRY(set_algorithm(m, o, op));
	return pop_mlir_leftover(m, o, op);
}

/* dot: the last dimension of the left side with the first of the right. */
pop_status
pop_mlir_build_dot(pop_mlir *m, pop_mlir_op *o)
{
	int64_t last, first = 0;
	pop_op *op;

	POP_TRY(arity(m, o, POP_OP_DOT_GENERAL));
	last = o->arg.v[0]->type->rank - 1;
	if (last < 0 || last > 1 || o->arg.v[1]->type->rank < 1 ||
		o->arg.v[1]->type->rank > 2)
		return pop_mlir_fail(m, o->at,
			"%.*s: expected operands of rank 1 or 2",
			POP_STR_ARG(o->name));
	op = pop_mlir_emit(m, o, POP_OP_DOT_GENERAL);
	pop_attr_set_ints(m->graph, op, POP_ATTR_LHS_BATCH, NULL, 0);
	pop_attr_set_ints(m->graph, op, POP_ATTR_RHS_BATCH, NULL, 0);
	pop_attr_set_ints(m->graph, op, POP_ATTR_LHS_CONTRACT, &last, 1);
	pop_attr_set_ints(m->graph, op, POP_ATTR_RHS_CONTRACT, &first, 1);
	POP_TRY(pop_mlir_set_precision(m, o, op));
	return pop_mlir_leftover(m, o, op);
}

/* ---- Windows. */

/* Two numbers may come in tensors of other shapes, which mean nothing. */
static pop_status
check_padding(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_named *a = pop_mlir_find(&o->attr, "padding");
	pop_mlir_range r;
	pop_dense d;

	if (!a)
		return POP_OK;
	if (a->value && a->value->kind != POP_MLIR_VALUE_DENSE)
		return POP_OK;
	if (!a->value) {
		POP_TRY(pop_mlir_resolve(m, a, &r));
		if (r.end - r.at < 6 || memcmp(r.at, "dense<", 6) != 0)
			return POP_OK;
	}
	POP_TRY(pop_mlir_get_dense(m, &o->attr, "padding", &d));
	if (d.type.rank != 2 || d.type.dim[1] != 2)
		return pop_mlir_fail(m, o->at,
			"%.*s: padding is not of type tensor<Nx2xi64>",
			POP_STR_ARG(o->name));
	return POP_OK;
}

/* [[low, high], ...] for n dimensions. */
static pop_status
set_padding(pop_mlir *m, pop_mlir_op *o, pop_op *op, unsigned n)
{
	int64_t low[POP_MAX_RANK] = {0}, high[POP_MAX_RANK] = {0};
	pop_mlir_ints pad = {0};

	POP_TRY(check_padding(m, o));
	POP_TRY(pop_mlir_get_ints(m, &o->attr, "padding", &pad));
	if (pop_mlir_has(&o->attr, "padding") && pad.n != 2 * n)
		return pop_mlir_fail(m, o->at,
			"%.*s: padding has %u numbers, expected two for each "
			"of %u dimensions",
			POP_STR_ARG(o->name), pad.n, n);
	for (uint32_t i = 0; i < pad.n / 2; i++) {
		low[i] = pad.v[2 * i];
		high[i] = pad.v[2 * i + 1];
	}
	pop_attr_set_ints(m->graph, op, POP_ATTR_LOW, low, n);
	pop_attr_set_ints(m->graph, op, POP_ATTR_HIGH, high, n);
	return POP_OK;
}

pop_status
pop_mlir_build_window(pop_mlir *m, pop_mlir_op *o)
{
	pop_op *op;

	POP_TRY(arity(m, o, o->row->code));
	op = pop_mlir_emit(m, o, o->row->code);
	POP_TRY(set_numbers(m, o, op));
	POP_TRY(set_padding(m, o, op, dims_of(o, op->code)));
	return pop_mlir_leftover(m, o, op);
}

/* [b, 0, 1, f] as places of b (or o), f (or i), 0, 1. */
static pop_status
layout(pop_mlir *m, char batch, char feature, pop_mlir_ints *out)
{
	const char *at;
	int64_t place[POP_MAX_RANK], k, n = 0;

	for (int i = 0; i < POP_MAX_RANK; i++)
		place[i] = -1;
	pop_mlir_blank(m);
	at = m->ptr;
	POP_TRY(pop_mlir_expect(m, '['));
	do {
		if (pop_mlir_accept(m, batch))
			k = 0;
		else if (pop_mlir_accept(m, feature))
			k = 1;
		else if (pop_mlir_peek(m) < '0' || *m->ptr > '9')
			return pop_mlir_expected(
				m, "a dimension, as b f i o 0 1 2");
		else {
			POP_TRY(pop_mlir_integer(m, &k));
			k = k > POP_MAX_RANK ? POP_MAX_RANK : k + 2;
		}
		if (n == POP_MAX_RANK || k >= POP_MAX_RANK || place[k] >= 0)
			return pop_mlir_fail(m, at,
				"expected each of %c, %c, 0, 1, ... once",
				batch, feature);
		place[k] = n++;
	} while (pop_mlir_accept(m, ','));
	for (k = 0; k < n; k++) {
		if (place[k] < 0)
			return pop_mlir_fail(m, at,
				"expected each of %c, %c, 0, 1, ... once",
				batch, feature);
		POP_MLIR_PUSH(m, out, place[k]);
	}
	return pop_mlir_expect(m, ']');
}

/* [b, 0, f]x[0, i, o]->[b, 0, f] */
static pop_status
three_layouts(pop_mlir *m, pop_mlir_ints v[3])
{
	POP_TRY(layout(m, 'b', 'f', &v[0]));
	POP_TRY(pop_mlir_expect(m, 'x'));
	POP_TRY(layout(m, 'o', 'i', &v[1]));
	if (!pop_mlir_accept_arrow(m))
		return pop_mlir_expected(m, "'->'");
	return layout(m, 'b', 'f', &v[2]);
}

/* Of input_batch_dimension = 0, ... */
static pop_status
named_layouts(pop_mlir *m, pop_mlir_dict *d, pop_mlir_ints v[3])
{
	static const char *const name[3][3] = {
		{"input_batch_dimension", "input_feature_dimension",
			"input_spatial_dimensions"},
		{"kernel_output_feature_dimension",
			"kernel_input_feature_dimension",
			"kernel_spatial_dimensions"},
		{"output_batch_dimension", "output_feature_dimension",
			"output_spatial_dimensions"},
	};

	for (int i = 0; i < 3; i++)
		for (int k = 0; k < 3; k++)
			POP_TRY(pop_mlir_get_ints(m, d, name[i][k], &v[i]));
	return POP_OK;
}

/*
 * One of
 *   [b, 0, f]x[0, i, o]->[b, 0, f]
 *   #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>
 *   #stablehlo.conv<raw input_batch_dimension = 0, ...>
 */
pop_status
pop_mlir_conv_layouts(pop_mlir *m, pop_mlir_ints v[3])
{
	pop_mlir_dict d = {0};

	if (!pop_mlir_accept(m, '#'))
		return three_layouts(m, v);
	pop_mlir_word(m);
	POP_TRY(pop_mlir_expect(m, '<'));
	if (pop_mlir_accept_word(m, "raw")) {
		POP_TRY(pop_mlir_entries(m, &d, '>'));
		return named_layouts(m, &d, v);
	}
	POP_TRY(three_layouts(m, v));
	return pop_mlir_expect(m, '>');
}

static pop_status
set_layouts(pop_mlir *m, pop_mlir_op *o, pop_op *op)
{
	pop_mlir_named *a = pop_mlir_find(&o->attr, "dimension_numbers");
	pop_mlir_ints v[3] = {0};
	pop_mlir_dict d = {0};
	pop_mlir_saved saved;
	pop_mlir_range r;
	pop_status st;

	if (!a)
		return pop_mlir_fail(m, o->at, "%.*s lacks dimension_numbers",
			POP_STR_ARG(o->name));
	a->used = true;
	if (a->value && pop_mlir_value_get_dict(a, &d)) {
		POP_TRY(named_layouts(m, &d, v));
	} else {
		POP_TRY(pop_mlir_resolve(m, a, &r));
		saved = pop_mlir_enter(m, r);
		st = pop_mlir_conv_layouts(m, v);
		if (st == POP_OK && pop_mlir_peek(m))
			st = pop_mlir_expected(m, "the end of the attribute");
		pop_mlir_leave(m, saved);
		POP_TRY(st);
	}
	set_ints(m, op, POP_ATTR_LHS_LAYOUT, &v[0]);
	set_ints(m, op, POP_ATTR_RHS_LAYOUT, &v[1]);
	set_ints(m, op, POP_ATTR_OUT_LAYOUT, &v[2]);
	return POP_OK;
}

pop_status
pop_mlir_build_convolution(pop_mlir *m, pop_mlir_op *o)
{
	pop_op *op;

	POP_TRY(arity(m, o, o->row->code));
	op = pop_mlir_emit(m, o, o->row->code);
	POP_TRY(set_layouts(m, o, op));
	POP_TRY(set_numbers(m, o, op));
	if (op->code == POP_OP_CONVOLUTION)
		POP_TRY(set_padding(m, o, op, dims_of(o, op->code)));
	POP_TRY(pop_mlir_set_precision(m, o, op));
	return pop_mlir_leftover(m, o, op);
}

/* ---- Gather and scatter. */

/* The lists of dimension numbers, which gather and scatter name differently. */
static pop_status
set_dimension_numbers(pop_mlir *m, pop_mlir_op *o, pop_op *op, const char *attr,
	const char *const name[5])
{
	static const pop_attr_key key[5] = {POP_ATTR_OFFSET_DIMS,
		POP_ATTR_COLLAPSED_DIMS, POP_ATTR_OPERAND_BATCH,
		POP_ATTR_INDEX_BATCH, POP_ATTR_INDEX_MAP};
	pop_mlir_dict d = {0};
	int64_t vector_dim = 0;

	if (!pop_mlir_has(&o->attr, attr))
		return pop_mlir_fail(m, o->at, "%.*s lacks its attribute %s",
			POP_STR_ARG(o->name), attr);
	POP_TRY(pop_mlir_get_dict(m, &o->attr, attr, &d));
	for (int i = 0; i < 5; i++) {
		pop_mlir_ints list = {0};

		POP_TRY(pop_mlir_get_ints(m, &d, name[i], &list));
		set_ints(m, op, key[i], &list);
	}
	POP_TRY(pop_mlir_get_int(m, &d, "index_vector_dim", &vector_dim));
	pop_attr_set_int(m->graph, op, POP_ATTR_INDEX_VECTOR_DIM, vector_dim);
	return pop_mlir_all_used(m, &d, attr);
}

pop_status
pop_mlir_build_gather(pop_mlir *m, pop_mlir_op *o)
{
	static const char *const name[5] = {"offset_dims",
		"collapsed_slice_dims", "operand_batching_dims",
		"start_indices_batching_dims", "start_index_map"};
	pop_op *op;

	POP_TRY(arity(m, o, o->row->code));
	op = pop_mlir_emit(m, o, o->row->code);
	POP_TRY(set_numbers(m, o, op));
	POP_TRY(set_dimension_numbers(m, o, op, "dimension_numbers", name));
	return pop_mlir_leftover(m, o, op);
}

pop_status
pop_mlir_build_scatter(pop_mlir *m, pop_mlir_op *o)
{
	static const char *const name[5] = {"update_window_dims",
		"inserted_window_dims", "input_batching_dims",
		"scatter_indices_batching_dims",
		"scatter_dims_to_operand_dims"};
	pop_op *op;

	POP_TRY(arity(m, o, POP_OP_SCATTER));
	op = pop_mlir_emit(m, o, POP_OP_SCATTER);
	POP_TRY(set_numbers(m, o, op));
	POP_TRY(set_dimension_numbers(
		m, o, op, "scatter_dimension_numbers", name));
	return pop_mlir_leftover(m, o, op);
}

/* ---- Sort; shapes. */

pop_status
pop_mlir_build_sort(pop_mlir *m, pop_mlir_op *o)
{
	pop_op *op;
	int64_t dim;

	POP_TRY(arity(m, o, POP_OP_SORT));
	op = pop_mlir_emit(m, o, POP_OP_SORT);
	POP_TRY(set_numbers(m, o, op));
	dim = pop_attr_int(op, POP_ATTR_DIM, 0);
	if (dim < 0 && dim >= -o->arg.v[0]->type->rank)
		pop_attr_set_int(m->graph, op, POP_ATTR_DIM,
			dim + o->arg.v[0]->type->rank);
	return pop_mlir_leftover(m, o, op);
}

/* broadcast: new dimensions in front. */
pop_status
pop_mlir_build_broadcast(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_ints sizes = {0}, dims = {0};
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	POP_TRY(pop_mlir_get_ints(m, &o->attr, "broadcast_sizes", &sizes));
	for (uint32_t i = 0; i < o->arg.v[0]->type->rank; i++)
		POP_MLIR_PUSH(m, &dims, sizes.n + i);
	for (uint32_t i = 0; i < sizes.n; i++)
		if (i >= o->type.v[0].rank || o->type.v[0].dim[i] != sizes.v[i])
			return pop_mlir_fail(m, o->at,
				"%.*s: the result does not start with the "
				"sizes",
				POP_STR_ARG(o->name));
	if (o->type.v[0].rank != sizes.n + dims.n)
		return pop_mlir_fail(m, o->at,
			"%.*s: the result has rank %u, expected %u",
			POP_STR_ARG(o->name), o->type.v[0].rank,
			sizes.n + dims.n);
	op = pop_mlir_emit(m, o, POP_OP_BROADCAST_IN_DIM);
	set_ints(m, op, POP_ATTR_DIMS, &dims);
	return pop_mlir_leftover(m, o, op);
}

/* ---- Functions. */

pop_status
pop_mlir_build_return(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(pop_mlir_want(m, o, o->arg.n, 0));
	return pop_mlir_build_plain(m, o);
}

pop_status
pop_mlir_call(pop_mlir *m, pop_mlir_op *o, const char *attr)
{
	pop_str callee;
	pop_op *op;

	if (!pop_mlir_has(&o->attr, attr) || o->region.n)
		return pop_mlir_fail(m, o->at,
			"%.*s: expected a function to call and no regions",
			POP_STR_ARG(o->name));
	POP_TRY(pop_mlir_get_text(m, &o->attr, attr, &callee));
	op = pop_mlir_emit(m, o, POP_OP_CALL);
	pop_attr_set_text(m->graph, op, POP_ATTR_CALLEE, callee);
	return pop_mlir_leftover(m, o, op);
}

pop_status
pop_mlir_build_call(pop_mlir *m, pop_mlir_op *o)
{
	return pop_mlir_call(m, o, "callee");
}

/* Operands are the results. */
pop_status
pop_mlir_build_identity(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(pop_mlir_want(m, o, o->type.n, o->type.n));
	for (uint32_t i = 0; i < o->arg.n; i++) {
		pop_value *x = o->arg.v[i];

		if (!pop_shape_compatible(x->type, &o->type.v[i]))
			return pop_mlir_fail(m, o->at,
				"%.*s: result %u has another type than its "
				"operand",
				POP_STR_ARG(o->name), i);
		if (!pop_shape_eq(x->type, &o->type.v[i]))
			x = pop_build1(o->block, NULL, POP_OP_CONVERT,
				&o->type.v[i], x);
		POP_MLIR_PUSH(m, &o->result, x);
	}
	return POP_OK;
}
