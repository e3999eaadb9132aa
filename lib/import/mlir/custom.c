/*
 * Custom calls that are known, and the checks of conformance suites: they come
 * as operations of the dialect check and as custom calls of the same names.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

typedef pop_status builder(pop_mlir *m, pop_mlir_op *o, pop_str target);

/* ---- Checks. */

/* Text counts up to 2^64 - 1, which is between what is finite and what is
 * not; the IR's greatest number means the same. */
static pop_status
get_ulps(pop_mlir *m, pop_mlir_op *o, const char *name, int64_t *out)
{
	double v = (double)*out;

	POP_TRY(pop_mlir_get_real(m, &o->attr, name, &v));
	if (!(v >= 0))
		return pop_mlir_fail(m, o->at, "%s: expected a count", name);
	*out = v < 0x1p63 ? (int64_t)v : INT64_MAX;
	return POP_OK;
}

static pop_status
expect(pop_mlir *m, pop_mlir_op *o, pop_opcode code, double tolerance)
{
	int64_t max = 3, min = 0;
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 2, 0));
	POP_TRY(get_ulps(m, o, "max_ulp_difference", &max));
	POP_TRY(get_ulps(m, o, "min_ulp_difference", &min));
	POP_TRY(pop_mlir_get_real(m, &o->attr, "tolerance", &tolerance));
	op = pop_mlir_emit(m, o, code);
	if (code == POP_OP_EXPECT_CLOSE) {
		pop_attr_set_int(m->graph, op, POP_ATTR_MAX_ULP, max);
		pop_attr_set_int(m->graph, op, POP_ATTR_MIN_ULP, min);
	}
	if (code == POP_OP_EXPECT_ALMOST_EQ)
		pop_attr_set_real(m->graph, op, POP_ATTR_TOLERANCE, tolerance);
	return POP_OK;
}

/* An operation of the dialect; the value may be a constant in it. */
pop_status
pop_mlir_build_expect(pop_mlir *m, pop_mlir_op *o)
{
	pop_dense d;
	pop_value *v;

	if (o->value) {
		d = *o->value;
	} else if (pop_mlir_has(&o->attr, "value")) {
		POP_TRY(pop_mlir_get_dense(m, &o->attr, "value", &d));
	} else {
		return expect(m, o, o->row->code, 1e-4);
	}
	v = pop_build_constant(o->block, NULL, &d.type, d.data, d.splat);
	v->def->loc = o->loc;
	POP_MLIR_PUSH(m, &o->arg, v);
	return expect(m, o, o->row->code, 1e-4);
}

static pop_status
custom_expect(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	pop_opcode code = pop_str_is(target, "check.expect_eq")
				  ? POP_OP_EXPECT_EQ
			  : pop_str_is(target, "check.expect_close")
				  ? POP_OP_EXPECT_CLOSE
				  : POP_OP_EXPECT_ALMOST_EQ;

	return expect(m, o, code, 1e-3);
}

/*
 * The expected value stands first, and the result says whether it holds; but
 * a run in which it does not has no results.
 */
static pop_status
custom_expect_almost(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	const pop_shape yes = {.dtype = POP_DT_I1};
	unsigned char bits = 1;
	pop_op *op;

	(void)target;
	POP_TRY(pop_mlir_want(m, o, 2, 1));
	if (!pop_shape_eq(&o->type.v[0], &yes))
		return pop_mlir_fail(m, o->at,
			"check.eq: expected a result of type tensor<i1>");
	op = pop_op_new(
		m->graph, POP_OP_EXPECT_ALMOST_EQ, 2, 0, NULL, 0, o->loc);
	op->arg[0] = o->arg.v[1];
	op->arg[1] = o->arg.v[0];
	pop_attr_set_real(m->graph, op, POP_ATTR_TOLERANCE, 1e-4);
	pop_block_append(o->block, op);
	POP_MLIR_PUSH(m, &o->result,
		pop_build_constant(o->block, NULL, &yes, &bits, true));
	return POP_OK;
}

/* ---- Ops of dynamic shape that come as custom calls. */

/* The first operand is true; the others are numbers for the message. */
static pop_status
custom_assertion(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	pop_str message = target;
	pop_op *op;

	if (!o->arg.n || o->type.n)
		return pop_mlir_fail(m, o->at,
			"shape_assertion: expected a first operand of type "
			"tensor<i1> and no results");
	POP_TRY(pop_mlir_get_text(m, &o->attr, "error_message", &message));
	op = pop_mlir_emit(m, o, POP_OP_SHAPE_ASSERTION);
	pop_attr_set_text(m->graph, op, POP_ATTR_MESSAGE, message);
	return POP_OK;
}

/* [@name]: the one function called. */
static pop_status
called(pop_mlir *m, pop_mlir_op *o, pop_str *out)
{
	pop_mlir_named *a = pop_mlir_find(&o->attr, "called_computations");
	pop_mlir_saved saved;
	pop_mlir_range r;
	pop_status st;

	if (!a)
		return pop_mlir_fail(
			m, o->at, "expected called_computations, as [@name]");
	POP_TRY(pop_mlir_resolve(m, a, &r));
	saved = pop_mlir_enter(m, r);
	st = pop_mlir_expect(m, '[');
	if (st == POP_OK)
		st = pop_mlir_symbol(m, out);
	if (st == POP_OK)
		st = pop_mlir_expect(m, ']');
	pop_mlir_leave(m, saved);
	return st;
}

static pop_status
custom_dynamic_window(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	pop_str callee;
	pop_op *op;

	if (o->arg.n < 7)
		return pop_mlir_fail(m, o->at,
			"%.*s has %u operands, expected inputs, initial "
			"values and five more",
			POP_STR_ARG(target), o->arg.n);
	POP_TRY(called(m, o, &callee));
	op = pop_mlir_emit(m, o, POP_OP_DYNAMIC_REDUCE_WINDOW);
	pop_attr_set_text(m->graph, op, POP_ATTR_CALLEE, callee);
	return POP_OK;
}

static pop_status
custom_dynamic_rng_bits(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	(void)target;
	return pop_mlir_build_dynamic_rng_bits(m, o);
}

static pop_status
custom_dynamic_top_k(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	(void)target;
	POP_TRY(pop_mlir_want(m, o, 2, 2));
	pop_mlir_emit(m, o, POP_OP_DYNAMIC_TOP_K);
	return POP_OK;
}

/* ---- Others. */

static pop_status
custom_identity(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	/* Some say something of a value and give nothing back. */
	if (!o->type.n && pop_str_has_prefix(target, "xla.sdy."))
		return POP_OK;
	return pop_mlir_build_identity(m, o);
}

/* Of buffer.c; and between the views of the whole and of one device. */
#define VIEW(name)                                           \
	static pop_status custom_##name(                     \
		pop_mlir *m, pop_mlir_op *o, pop_str target) \
	{                                                    \
		(void)target;                                \
		return pop_mlir_custom_##name(m, o);         \
	}
VIEW(create_buffer)
VIEW(pin)
VIEW(sharding)
VIEW(global_to_local)
VIEW(local_to_global)
VIEW(full_to_shard)
VIEW(shard_to_full)
#undef VIEW

/* Memory of any content: zeros. */
static pop_status
custom_zeros(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	unsigned char zero[16] = {0};
	pop_value *v;

	(void)target;
	POP_TRY(pop_mlir_want(m, o, 0, 1));
	if (!pop_shape_is_static(&o->type.v[0]))
		return pop_mlir_fail(m, o->at,
			"AllocateBuffer: expected a type of known dimensions");
	v = pop_build_constant(o->block, NULL, &o->type.v[0], zero,
		pop_shape_elements(&o->type.v[0]) > 0);
	v->def->loc = o->loc;
	POP_MLIR_PUSH(m, &o->result, v);
	return POP_OK;
}

/* What the code called is told: a dictionary, which says more, or a string. */
static pop_status
get_config(pop_mlir *m, pop_mlir_op *o, pop_str *out)
{
	pop_mlir_named *d = pop_mlir_find(&o->attr, "mhlo.backend_config");
	pop_mlir_named *a = pop_mlir_find(&o->attr, "backend_config");
	pop_mlir_range r;

	if (a && !d) {
		POP_TRY(pop_mlir_resolve(m, a, &r));
		d = r.at < r.end && *r.at == '{' ? a : NULL;
	}
	if (d) {
		/* A string beside a dictionary says nothing. */
		if (a)
			a->used = true;
		return pop_mlir_canonical(m, d, out);
	}
	return pop_mlir_get_text(m, &o->attr, "backend_config", out);
}

/* Whether it has a meaning is asked where custom ops are known. */
static pop_status
unknown(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	pop_str config = POP_STR("");
	int64_t version = 1;
	bool effect = false;
	pop_op *op;

	POP_TRY(pop_mlir_get_bool(m, &o->attr, "has_side_effect", &effect));
	POP_TRY(pop_mlir_get_int(m, &o->attr, "api_version", &version));
	POP_TRY(get_config(m, o, &config));
	op = pop_mlir_emit(m, o, POP_OP_CUSTOM_CALL);
	pop_attr_set_text(m->graph, op, POP_ATTR_TARGET, target);
	pop_attr_set_int(m->graph, op, POP_ATTR_HAS_SIDE_EFFECT, effect);
	pop_attr_set_int(m->graph, op, POP_ATTR_API_VERSION, version);
	if (config.len)
		pop_attr_set_text(
			m->graph, op, POP_ATTR_BACKEND_CONFIG, config);
	return pop_mlir_leftover(m, o, op);
}

/* One that calls a function of the graph. */
static pop_status
custom_with_callee(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	pop_str callee;
	pop_op *op;

	POP_TRY(called(m, o, &callee));
	POP_TRY(unknown(m, o, target));
	op = o->block->last;
	pop_attr_set_text(m->graph, op, POP_ATTR_CALLEE, callee);
	return POP_OK;
}

/* An operation that StableHLO lacks, in the shape that exporters give it:
 * attributes in mhlo.attributes. */
static pop_status
custom_operation(pop_mlir *m, pop_mlir_op *o, pop_str target)
{
	pop_mlir_dict d = {0};
	const pop_mlir_row *row = pop_mlir_row_named(target);
	bool largest = true;

	if (!row || !row->build)
		return unknown(m, o, target);
	POP_TRY(pop_mlir_get_dict(m, &o->attr, "mhlo.attributes", &d));
	POP_TRY(pop_mlir_get_bool(m, &d, "largest", &largest));
	if (!largest)
		return pop_mlir_fail(m, o->at,
			"custom call @%.*s of the least elements is not "
			"supported",
			POP_STR_ARG(target));
	for (uint32_t i = 0; i < o->attr.n; i++)
		o->attr.v[i].used = true;
	o->attr = d;
	o->name = target;
	o->row = row;
	return row->build(m, o);
}

pop_status
pop_mlir_build_custom_call(pop_mlir *m, pop_mlir_op *o)
{
	static const struct {
		const char *target;
		builder *build;
	} row[] = {
#define CUSTOM(target, build) {target, custom_##build},
#include "lib/import/mlir/custom.def"
#undef CUSTOM
	};
	pop_str target = POP_STR("");

	POP_TRY(pop_mlir_get_text(m, &o->attr, "call_target_name", &target));
	if (o->region.n)
		return pop_mlir_fail(m, o->at,
			"a custom call with regions is not supported");
	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		const char *t = row[i].target;

		if (!(t[strlen(t) - 1] == '.' ? pop_str_has_prefix(target, t)
					      : pop_str_is(target, t)))
			continue;
		if (row[i].build != custom_pin &&
			row[i].build != custom_create_buffer)
			POP_TRY(pop_mlir_check_call_of_buffers(m, o, target));
		return row[i].build(m, o, target);
	}
	POP_TRY(pop_mlir_check_call_of_buffers(m, o, target));
	return unknown(m, o, target);
}
