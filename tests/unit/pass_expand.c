/* Functions by others: what pass expand makes of each is evaluated, op by op,
 * with lib/num's functions.  Values computed with mpmath at 50 digits. */

#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "lib/pass/pass.h"
#include "tests/unit/import_test.h"

#define INF_ __builtin_inf()
#define NAN_ __builtin_nan("")

static const struct {
	const char *name;
	double x, want;
} row[] = {
	{"sinh", 0.0, 0.0},
	{"sinh", -0.0, -0.0},
	{"sinh", 0x1.4484c00000000p-100, 0x1.4484c00000000p-100},
	{"sinh", -0x1.4f8b580000000p-17, -0x1.4f8b58001804fp-17},
	{"sinh", 0x1.99999a0000000p-4, 0x1.9a48739e9f300p-4},
	{"sinh", 0x1.0000000000000p-1, 0x1.0acd00fe63b97p-1},
	{"sinh", -0x1.0000000000000p+0, -0x1.2cd9fc44eb982p+0},
	{"sinh", 0x1.8000000000000p+1, 0x1.40926e70949aep+3},
	{"sinh", -0x1.4000000000000p+3, -0x1.5829dced69992p+13},
	{"sinh", 0x1.9000000000000p+5, 0x1.19103e4080b45p+71},
	{"sinh", 0x1.5200000000000p+6, 0x1.e04798fa440e0p+120},
	{"sinh", -0x1.5600000000000p+6, -0x1.466245fb1a8acp+122},
	{"sinh", 0x1.6200000000000p+6, 0x1.99b987155fe28p+126},
	{"sinh", 0x1.6400000000000p+6, 0x1.51c2cc3433801p+127},
	{"sinh", 0x1.65999a0000000p+6, 0x1.f7e180497153cp+127},
	{"sinh", -0x1.65cccc0000000p+6, -0x1.08db42612592fp+128},
	{"sinh", 0x1.fffffe0000000p-1, 0x1.2cd9fab9e443ap+0},
	{"sinh", 0x1.64f8d60000000p+0, 0x1.e46ff3135ee26p+0},
	{"sinh", -0x1.2058c00000000p+3, -0x1.fff5906fe60cbp+11},
	{"sinh", 0x1.6333333333333p+9, 0x1.da98a7371610bp+1023},
	{"sinh", INF_, INF_},
	{"sinh", -INF_, -INF_},
	{"cosh", 0.0, 0x1.0000000000000p+0},
	{"cosh", 0x1.4f8b580000000p-17, 0x1.0000000036f9cp+0},
	{"cosh", 0x1.99999a0000000p-4, 0x1.0147f402c8d08p+0},
	{"cosh", -0x1.0000000000000p-1, 0x1.20ac1862ae8d0p+0},
	{"cosh", 0x1.0000000000000p+0, 0x1.8b07551d9f550p+0},
	{"cosh", -0x1.8000000000000p+1, 0x1.422a497d6185ep+3},
	{"cosh", 0x1.4000000000000p+3, 0x1.5829dd053712ep+13},
	{"cosh", 0x1.9000000000000p+5, 0x1.19103e4080b45p+71},
	{"cosh", 0x1.5200000000000p+6, 0x1.e04798fa440e0p+120},
	{"cosh", -0x1.5600000000000p+6, 0x1.466245fb1a8acp+122},
	{"cosh", 0x1.6200000000000p+6, 0x1.99b987155fe28p+126},
	{"cosh", 0x1.65999a0000000p+6, 0x1.f7e180497153cp+127},
	{"cosh", 0x1.6300000000000p-2, 0x1.0f89e23c42605p+0},
	{"cosh", 0x1.4ede8e0000000p+2, 0x1.767818d708454p+6},
	{"cosh", -0x1.2058c00000000p+3, 0x1.fff5916feb445p+11},
	{"cosh", 0x1.6333333333333p+9, 0x1.da98a7371610bp+1023},
	{"cosh", INF_, INF_},
	{"cosh", -INF_, INF_},
	{"asin", 0.0, 0.0},
	{"asin", -0.0, -0.0},
	{"asin", 0x1.79ca100000000p-67, 0x1.79ca100000000p-67},
	{"asin", 0x1.4f8b580000000p-17, 0x1.4f8b58001804fp-17},
	{"asin", 0x1.99999a0000000p-4, 0x1.9a4927c721fedp-4},
	{"asin", -0x1.0000000000000p-1, -0x1.0c152382d7366p-1},
	{"asin", 0x1.6a09020000000p-1, 0x1.921e7240d4d33p-1},
	{"asin", 0x1.fae1480000000p-1, 0x1.6de3c81598eb5p+0},
	{"asin", 0x1.fffeb00000000p-1, 0x1.90fa6c48a7806p+0},
	{"asin", 0x1.0000000000000p+0, 0x1.921fb54442d18p+0},
	{"asin", -0x1.0000000000000p+0, -0x1.921fb54442d18p+0},
	{"asin", 0x1.8000000000000p+0, NAN_},
	{"asin", -0x1.0000000000000p+1, NAN_},
	{"acos", 0.0, 0x1.921fb54442d18p+0},
	{"acos", 0x1.4f8b580000000p-17, 0x1.921f0d7e96d18p+0},
	{"acos", 0x1.99999a0000000p-4, 0x1.787b22c7d0b19p+0},
	{"acos", -0x1.0000000000000p-1, 0x1.0c152382d7366p+1},
	{"acos", 0x1.6a09020000000p-1, 0x1.9220f847b0cfep-1},
	{"acos", 0x1.fae1480000000p-1, 0x1.21df69754f31ap-3},
	{"acos", 0x1.fffeb00000000p-1, 0x1.2548fb9b51289p-8},
	{"acos", -0x1.fffeb00000000p-1, 0x1.918d10c67528fp+1},
	{"acos", 0x1.0000000000000p+0, 0.0},
	{"acos", -0x1.0000000000000p+0, 0x1.921fb54442d18p+1},
	{"acos", 0x1.8000000000000p+0, NAN_},
	{"atan", 0.0, 0.0},
	{"atan", -0.0, -0.0},
	{"atan", 0x1.79ca100000000p-67, 0x1.79ca100000000p-67},
	{"atan", 0x1.99999a0000000p-4, 0x1.983e28938f9ecp-4},
	{"atan", -0x1.0000000000000p+0, -0x1.921fb54442d18p-1},
	{"atan", 0x1.4000000000000p+2, 0x1.5f97315254857p+0},
	{"atan", 0x1.2a05f20000000p+33, 0x1.921fb543d4de0p+0},
	{"atan", INF_, 0x1.921fb54442d18p+0},
	{"atan", -INF_, -0x1.921fb54442d18p+0},
	{"asinh", 0.0, 0.0},
	{"asinh", -0.0, -0.0},
	{"asinh", 0x1.ef2d100000000p-84, 0x1.ef2d100000000p-84},
	{"asinh", -0x1.4f8b580000000p-17, -0x1.4f8b57ffe7fb1p-17},
	{"asinh", 0x1.99999a0000000p-4, 0x1.98eb9ee444117p-4},
	{"asinh", 0x1.0000000000000p-1, 0x1.ecc2caec5160ap-2},
	{"asinh", -0x1.0000000000000p+0, -0x1.c34366179d427p-1},
	{"asinh", 0x1.8000000000000p+1, 0x1.d185b507edc0ep+0},
	{"asinh", 0x1.86a0000000000p+16, 0x1.869825a9284f4p+3},
	{"asinh", -0x1.bc16d60000000p+59, -0x1.511e0ff06352cp+5},
	{"asinh", 0x1.158e460000000p+63, 0x1.6389c1adf0e46p+5},
	{"asinh", 0x1.93e5940000000p+99, 0x1.1715326081c6fp+6},
	{"asinh", 0x1.c363cc0000000p+127, 0x1.6528f3ed1f546p+6},
	{"asinh", INF_, INF_},
	{"asinh", -INF_, -INF_},
	{"acosh", 0x1.0000000000000p+0, 0.0},
	{"acosh", 0x1.0000a80000000p+0, 0x1.2548db875764ap-8},
	{"acosh", 0x1.19999a0000000p+0, 0x1.c636c52654f9cp-2},
	{"acosh", 0x1.8000000000000p+0, 0x1.ecc2caec5160ap-1},
	{"acosh", 0x1.8000000000000p+1, 0x1.c34366179d427p+0},
	{"acosh", 0x1.9000000000000p+6, 0x1.531738dcbc626p+2},
	{"acosh", 0x1.2a05f20000000p+33, 0x1.7b810429a7c2ap+4},
	{"acosh", 0x1.158e460000000p+63, 0x1.6389c1adf0e46p+5},
	{"acosh", 0x1.93e5940000000p+99, 0x1.1715326081c6fp+6},
	{"acosh", 0x1.c363cc0000000p+127, 0x1.6528f3ed1f546p+6},
	{"acosh", INF_, INF_},
	{"acosh", 0x1.0000000000000p-1, NAN_},
	{"acosh", -0x1.0000000000000p+0, NAN_},
	{"acosh", -0x1.8000000000000p+1, NAN_},
	{"acosh", -INF_, NAN_},
	{"atanh", 0.0, 0.0},
	{"atanh", -0.0, -0.0},
	{"atanh", 0x1.ef2d100000000p-84, 0x1.ef2d100000000p-84},
	{"atanh", 0x1.4f8b580000000p-17, 0x1.4f8b58003009dp-17},
	{"atanh", -0x1.99999a0000000p-4, -0x1.9af93d39a3724p-4},
	{"atanh", 0x1.0000000000000p-1, 0x1.193ea7aad030ap-1},
	{"atanh", 0x1.cccccc0000000p-1, 0x1.78e35e4558b00p+0},
	{"atanh", 0x1.ff7cee0000000p-1, 0x1.e66d33f0c8e66p+1},
	{"atanh", -0x1.fffeb00000000p-1, -0x1.868cfd17c086dp+2},
	{"atanh", 0x1.0000000000000p+0, INF_},
	{"atanh", -0x1.0000000000000p+0, -INF_},
	{"atanh", 0x1.8000000000000p+0, NAN_},
};

/* Enough for the widest element. */
typedef union cell {
	unsigned char byte[16];
	double align;
} cell;

static pop_scalar
scalar_of(pop_opcode code)
{
	switch (code) {
#define SCALAR(NAME, nargs, classes) \
	case POP_OP_##NAME:          \
		return POP_SC_##NAME;
#include "lib/num/scalars.def"
#undef SCALAR
	default:
		return POP_SC_NONE;
	}
}

static void
run_op(const pop_op *op, cell *out)
{
	const cell *a[3] = {NULL, NULL, NULL};
	pop_dtype d = op->narg ? (pop_dtype)op->arg[0]->type->dtype : 0;

	for (uint32_t i = 0; i < op->narg; i++)
		a[i] = op->arg[i]->aux;
	switch (op->code) {
	case POP_OP_CONSTANT:
		memcpy(out, pop_attr_dense(op)->data,
			pop_dtype_bytes(op->res[0].type->dtype));
		break;
	case POP_OP_CONVERT:
		pop_convert(op->res[0].type->dtype, out, d, a[0]);
		break;
	case POP_OP_COMPARE:
		out->byte[0] = pop_scalar_compare(
			(pop_direction)pop_attr_int(op, POP_ATTR_DIRECTION, 0),
			(pop_order)pop_attr_int(op, POP_ATTR_COMPARE_TYPE, 0),
			d, a[0], a[1]);
		break;
	case POP_OP_SELECT:
		*out = a[0]->byte[0] ? *a[1] : *a[2];
		break;
	default:
		assert(scalar_of(op->code) != POP_SC_NONE);
		if (op->narg == 1)
			pop_scalar_unary(scalar_of(op->code), d, out, a[0]);
		else
			pop_scalar_binary(
				scalar_of(op->code), d, out, a[0], a[1]);
	}
}

static pop_status
expand_body(void *arg, pop_err *err)
{
	import_run *r = arg;

	return pop_pass_expand(r->graph, err);
}

static double
evaluate(const char *name, const char *type, double x)
{
	static cell cells[64];
	char text[256];
	import_run r;
	unsigned n = 0;
	double y = 0;
	int len = snprintf(text, sizeof(text),
		"func.func @main(%%x: tensor<%s>) -> tensor<%s> {\n"
		"%%0 = chlo.%s %%x : tensor<%s> -> tensor<%s>\n"
		"return %%0 : tensor<%s>\n}",
		type, type, name, type, type, type);

	assert(import_bytes(&r, text, (size_t)len) == POP_OK);
	assert(pop_arena_run(&r.arena, expand_body, &r, &r.err) == POP_OK);
	pop_store_f64(pop_dtype_parse(pop_str_of(type)), &cells[n], x);
	r.graph->main->body->arg[0]->aux = &cells[n++];
	POP_FOR_EACH_OP(op, r.graph->main->body) {
		if (op->code == POP_OP_RETURN) {
			y = pop_load_f64((pop_dtype)op->arg[0]->type->dtype,
				op->arg[0]->aux);
			break;
		}
		assert(n < sizeof(cells) / sizeof(cells[0]));
		run_op(op, &cells[n]);
		op->res[0].aux = &cells[n++];
	}
	import_end(&r);
	return y;
}

/* Distance in units of a type with that many bits of mantissa. */
static bool
near(double got, double want, double unit, int ulps)
{
	double size = want < 0 ? -want : want;
	double diff = got > want ? got - want : want - got;

	if (want != want)
		return got != got;
	if (got == want)
		return pop_f64_bits(got) >> 63 == pop_f64_bits(want) >> 63;
	return diff <= size * unit * ulps;
}

int
main(void)
{
	static const struct {
		const char *name;
		double unit;
		int ulps;
	} type[] = {
		{"f64", 0x1p-52, 2}, {"f32", 0x1p-23, 2}, {"bf16", 0x1p-7, 1}};
	int bad = 0;

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		for (size_t t = 0; t < sizeof(type) / sizeof(type[0]); t++) {
			pop_dtype d = pop_dtype_parse(pop_str_of(type[t].name));
			cell c;
			double x, got, want = row[i].want;
			int ulps = type[t].ulps;

			pop_store_f64(d, &c, row[i].x);
			x = pop_load_f64(d, &c);
			if (x != row[i].x && row[i].x == row[i].x)
				continue; /* not a number of this type */
			got = evaluate(row[i].name, type[t].name, x);
			pop_store_f64(d, &c, want);
			if (pop_load_f64(d, &c) != want)
				want = pop_load_f64(d, &c);
			/* sinh and cosh: see half_exp(). */
			if (d == POP_DT_F32 && strchr("sc", row[i].name[0]))
				ulps = 8;
			if (near(got, want, type[t].unit, ulps))
				continue;
			fprintf(stderr, "%s(%a) of %s: %a, want %a\n",
				row[i].name, x, type[t].name, got, want);
			bad++;
		}
	assert(!bad);
	return 0;
}
