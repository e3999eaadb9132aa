/*
 * What each operation means, element by element, for every element type and
 * every instruction set: through text, passes, steps and kernels, against the
 * scalar functions of lib/num.  Types of up to eight bits meet all their codes,
 * others their special values.
 */

#include <stdio.h>

#include "lib/base/buf.h"
#include "lib/gen/gen.h"
#include "lib/num/compare.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "lib/pass/pass.h"
#include "lib/rt/engine.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ARGS = 3, MAX_VALUES = 300, WIDE_VALUES = 64 };

static const char *const isa[] = {"generic", "avx2", "avx512"};

/* ---- Values. */

typedef struct values {
	unsigned char data[MAX_VALUES * 16];
	int64_t n;
	pop_dtype dtype;
} values;

static void
add_bits(values *v, uint64_t bits)
{
	assert(v->n < MAX_VALUES);
	pop_store_bits(
		v->dtype, v->data + v->n++ * pop_dtype_bytes(v->dtype), bits);
}

static void
add_floats(values *v)
{
	static const double number[] = {0, 1, 0.5, 1.5, 2, 2.5, 3, 3.5, 0.1, 7,
		10, 126.5, 127, 128, 255, 256, 32767.5, 65504, 65520, 1e10,
		2147483647, 2147483648, 4294967296, 9223372036854775808.0,
		18446744073709551616.0, 1e-3, 1e-8, 3e38, 1e-40, 0.49999997};
	const pop_float_format *f = pop_float_format_of(v->dtype);
	uint64_t sign = UINT64_C(1) << (f->exponent_bits + f->mantissa_bits);
	uint64_t one = UINT64_C(1) << f->mantissa_bits;
	uint64_t inf = ((UINT64_C(1) << f->exponent_bits) - 1)
		       << f->mantissa_bits;
	const uint64_t bits[] = {1, one - 1, one, one + 1, inf - 1, inf,
		inf | one >> 1, inf | 1};

	for (size_t i = 0; i < sizeof(number) / sizeof(number[0]); i++) {
		unsigned char e[16];

		pop_store_f64(v->dtype, e, number[i]);
		add_bits(v, pop_load_bits(v->dtype, e));
		add_bits(v, pop_load_bits(v->dtype, e) ^ sign);
	}
	for (size_t i = 0; i < sizeof(bits) / sizeof(bits[0]); i++) {
		add_bits(v, bits[i]);
		add_bits(v, bits[i] ^ sign);
	}
}

static void
add_ints(values *v)
{
	unsigned bits = pop_dtype_info_of[v->dtype].bits;
	uint64_t top = UINT64_C(1) << (bits - 1), x = 88172645463325252u;

	for (uint64_t i = 0; i < 12; i++) {
		add_bits(v, i);
		add_bits(v, 0 - i);
		add_bits(v, top + i - 6);
	}
	for (unsigned i = 7; i < bits; i += 8)
		add_bits(v, UINT64_C(1) << i);
	for (int i = 0; i < 12; i++) {
		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		add_bits(v, x >> (x % bits));
	}
	add_bits(v, bits);
	add_bits(v, bits - 1);
	add_bits(v, bits + 1);
}

/* Pairs of special values of the parts. */
static void
add_complex(values *v)
{
	static const double part[] = {0, -0.0, 1, -1, 0.5, -3, 1e-3, 100,
		__builtin_inf(), -__builtin_inf(), __builtin_nan("")};
	pop_dtype d = pop_dtype_real(v->dtype);
	size_t n = sizeof(part) / sizeof(part[0]), size = pop_dtype_bytes(d);

	for (size_t i = 0; i < n * n; i++) {
		pop_store_f64(
			d, v->data + (size_t)v->n * 2 * size, part[i / n]);
		pop_store_f64(d, v->data + ((size_t)v->n * 2 + 1) * size,
			part[i % n]);
		v->n++;
	}
}

static values
values_of(pop_dtype d)
{
	values v = {.dtype = d};
	unsigned bits = pop_dtype_info_of[d].bits;

	if (pop_dtype_is_complex(d))
		add_complex(&v);
	else if (bits <= 8)
		for (uint64_t i = 0; i < UINT64_C(1) << bits; i++)
			add_bits(&v, i);
	else if (pop_dtype_is_float(d))
		add_floats(&v);
	else
		add_ints(&v);
	return v;
}

/* Every fifth code of types with many, and the ends. */
static values
thinned(const values *v)
{
	values out = {.dtype = v->dtype};
	size_t size = pop_dtype_bytes(v->dtype);

	if (pop_dtype_info_of[v->dtype].bits != 8)
		return *v;
	for (int64_t i = 0; i < v->n; i++) {
		if (i % 5 && (i & 63) > 1 && (i & 63) < 62)
			continue;
		memcpy(out.data + (size_t)out.n++ * size,
			v->data + (size_t)i * size, size);
	}
	return out;
}

/* ---- Running. */

typedef struct job {
	pop_arena arena;
	const char *text;
	pop_graph *graph;
	pop_program program;
} job;

static pop_status
prepare(void *arg, pop_err *err)
{
	job *j = arg;

	POP_TRY(pop_graph_parse(
		&j->graph, &j->arena, "t", pop_str_of(j->text), err));
	POP_TRY(pop_graph_verify(j->graph, err));
	POP_TRY(pop_pass_run(j->graph, NULL, err));
	POP_TRY(pop_gen(&j->program, &j->arena, j->graph, err));
	return pop_program_check(&j->program, err);
}

/* How results are compared. */
typedef struct rule {
	uint64_t ulp; /* of floats; 0: the bits, but for those of NaN */
} rule;

static bool
agree(pop_dtype d, const unsigned char *got, const unsigned char *want,
	const rule *r)
{
	size_t size = pop_dtype_bytes(d);

	if (memcmp(got, want, size) == 0)
		return true;
	if (pop_dtype_is_complex(d)) {
		pop_dtype part = pop_dtype_real(d);

		return agree(part, got, want, r) &&
		       agree(part, got + size / 2, want + size / 2, r);
	}
	if (!pop_dtype_is_float(d))
		return false;
	if (pop_load_f64(d, got) != pop_load_f64(d, got))
		return pop_load_f64(d, want) != pop_load_f64(d, want);
	return r->ulp && pop_ulp_distance(d, got, want) <= r->ulp;
}

static void
show(pop_dtype d, const unsigned char *p)
{
	for (unsigned i = pop_dtype_bytes(d); i-- > 0;)
		fprintf(stderr, "%02x", p[i]);
	fprintf(stderr, " ");
}

static unsigned failures;
static bool reduced; /* arguments are not those of each result */

static void
complain(const job *j, const char *set, const unsigned char *const *arg,
	const pop_argument *type, uint32_t narg, pop_dtype d,
	const unsigned char *got, const unsigned char *want)
{
	if (failures++ > 40)
		return;
	fprintf(stderr, "%s: %s: ", set, j->text);
	for (uint32_t i = 0; i < narg; i++)
		show((pop_dtype)type[i].type.dtype, arg[i]);
	fprintf(stderr, "-> ");
	show(d, got);
	fprintf(stderr, "expected ");
	show(d, want);
	fprintf(stderr, "\n");
}

/* Runs the text on n elements of each argument. */
static void
check(const char *text, const unsigned char *const *arg, uint32_t narg,
	const unsigned char *want, int64_t n, const rule *r)
{
	job j = {.text = text};
	pop_err err = {0};

	if (pop_arena_run(&j.arena, prepare, &j, &err) != POP_OK)
		fprintf(stderr, "%s\n%s\n", text, err.text);
	assert(err.status == POP_OK);
	assert(j.program.narg == narg && j.program.nresult == 1);
	for (size_t k = 0; k < sizeof(isa) / sizeof(isa[0]); k++) {
		pop_engine_options o = {
			.isa = isa[k], .loops = POP_LOOPS_AT_ONCE};
		pop_dtype d = (pop_dtype)j.program.result[0].type.dtype;
		const unsigned char *got, *at[MAX_ARGS];
		pop_engine *e = NULL;

		/* Not every machine has every set. */
		if (pop_engine_new(&e, &j.program, &o, &err) == POP_E_USAGE)
			continue;
		assert(e);
		for (uint32_t i = 0; i < narg; i++)
			assert(pop_engine_bind(e, i, arg[i],
				       (size_t)pop_shape_bytes(
					       &j.program.arg[i].type),
				       &err) == POP_OK);
		assert(pop_engine_run(e, 0, &err) == POP_OK);
		got = pop_engine_result(e, 0);
		for (int64_t i = 0; i < n; i++) {
			size_t size = pop_dtype_bytes(d);

			for (uint32_t a = 0; !reduced && a < narg; a++)
				at[a] = arg[a] +
					(size_t)i *
						pop_dtype_bytes(
							(pop_dtype)j.program
								.arg[a]
								.type.dtype);
			if (!agree(d, got + (size_t)i * size,
				    want + (size_t)i * size, r))
				complain(&j, isa[k], at, j.program.arg,
					reduced ? 0 : narg, d,
					got + (size_t)i * size,
					want + (size_t)i * size);
		}
		pop_engine_free(e);
	}
	pop_arena_release(&j.arena);
}

/* Elements a and b of all pairs of v and w. */
typedef struct pairs {
	unsigned char *a, *b;
	int64_t n;
} pairs;

static pairs
pairs_of(const values *v, const values *w)
{
	size_t s = pop_dtype_bytes(v->dtype), t = pop_dtype_bytes(w->dtype);
	pairs p = {.n = v->n * w->n};

	p.a = malloc((size_t)p.n * s);
	p.b = malloc((size_t)p.n * t);
	assert(p.a && p.b);
	for (int64_t i = 0; i < v->n; i++) {
		for (int64_t k = 0; k < w->n; k++) {
			size_t at = (size_t)(i * w->n + k);

			memcpy(p.a + at * s, v->data + (size_t)i * s, s);
			memcpy(p.b + at * t, w->data + (size_t)k * t, t);
		}
	}
	return p;
}

static void
free_pairs(pairs *p)
{
	free(p->a);
	free(p->b);
}

/* ---- Elementwise operations. */

static const struct scalar_row {
	pop_scalar op;
	pop_opcode code;
} scalars[] = {
#define SCALAR(NAME, nargs, classes) {POP_SC_##NAME, POP_OP_##NAME},
#include "lib/num/scalars.def"
#undef SCALAR
};

/* Those that are not one rounding of the exact result; units in the last
 * place. */
static uint64_t
tolerance(pop_scalar op, pop_dtype d)
{
	bool complex = pop_dtype_is_complex(d);

	switch (op) {
	case POP_SC_RSQRT:
	case POP_SC_CBRT:
	case POP_SC_EXPONENTIAL:
	case POP_SC_EXPM1:
	case POP_SC_LOG:
	case POP_SC_LOG1P:
	case POP_SC_LOGISTIC:
	case POP_SC_TANH:
	case POP_SC_SINE:
	case POP_SC_COSINE:
	case POP_SC_TAN:
	case POP_SC_ERF:
	case POP_SC_ERFC:
	case POP_SC_ERF_INV:
	case POP_SC_POWER:
	case POP_SC_ATAN2:
	case POP_SC_ACOS:
	case POP_SC_ACOSH:
	case POP_SC_ASIN:
	case POP_SC_ASINH:
	case POP_SC_ATAN:
	case POP_SC_ATANH:
		return pop_dtype_info_of[d].bits < 32 ? 1 : 3;
	case POP_SC_LGAMMA:
	case POP_SC_DIGAMMA:
	case POP_SC_BESSEL_I1E:
		return pop_dtype_info_of[d].bits < 32 ? 1
		       : d == POP_DT_F32              ? 2
						      : 8;
	case POP_SC_ZETA:
	case POP_SC_POLYGAMMA: /* see lib/kernel/isa/vm_special.h */
		return pop_dtype_info_of[d].bits < 32 ? 1
		       : d == POP_DT_F32              ? 2
						      : 32;
	case POP_SC_COSH:
	case POP_SC_SINH: /* see lib/pass/expand_math.c */
		return pop_dtype_info_of[d].bits < 32 ? 1 : 8;
	case POP_SC_ABS:
	case POP_SC_SIGN:
	case POP_SC_SQRT:
	case POP_SC_DIVIDE:
	case POP_SC_MULTIPLY:
		return complex ? 3 : 0;
	default:
		return 0;
	}
}

/* Functions of complex numbers have their own tests: num_special.c and the
 * corpora. */
static bool
is_function(pop_scalar op)
{
	return tolerance(op, POP_DT_F32) || op == POP_SC_SQRT ||
	       op == POP_SC_SIGN || op == POP_SC_DIVIDE || op == POP_SC_ABS ||
	       op == POP_SC_MULTIPLY;
}

static void
check_scalar(const struct scalar_row *s, pop_dtype d)
{
	pop_dtype rd = pop_scalar_result(s->op, d);
	unsigned narg = pop_scalar_args(s->op);
	values v = values_of(d), w = thinned(&v);
	values one = {.n = 1, .dtype = POP_DT_I1};
	pairs p = pairs_of(&v, narg == 2 ? &w : &one);
	const unsigned char *arg[2] = {p.a, p.b};
	pop_lane lane[2] = {{p.a, false}, {p.b, false}};
	unsigned char *want = malloc((size_t)p.n * pop_dtype_bytes(rd));
	rule r = {.ulp = tolerance(s->op, d)};
	char text[512], type[48], out[48];

	assert(want);
	snprintf(type, sizeof(type), "%lldx%s", (long long)p.n,
		pop_dtype_info_of[d].name);
	snprintf(out, sizeof(out), "%lldx%s", (long long)p.n,
		pop_dtype_info_of[rd].name);
	if (narg == 2)
		snprintf(text, sizeof(text),
			"popir 1 func @main(%%0: %s, %%1: %s) -> (%s) {%%2 = "
			"%s %%0, %%1 : %s return %%2}",
			type, type, out, pop_op_info_of[s->code].name, out);
	else
		snprintf(text, sizeof(text),
			"popir 1 func @main(%%0: %s) -> (%s) {%%1 = %s %%0 : "
			"%s return %%1}",
			type, out, pop_op_info_of[s->code].name, out);
	pop_scalar_map(s->op, d, want, lane, p.n);
	check(text, arg, narg, want, p.n, &r);
	free_pairs(&p);
	free(want);
}

static void
test_scalars(void)
{
	for (size_t i = 0; i < sizeof(scalars) / sizeof(scalars[0]); i++)
		for (pop_dtype d = POP_DT_I1; d < POP_DT_COUNT; d++) {
			if (!pop_scalar_result(scalars[i].op, d))
				continue;
			if (pop_dtype_is_complex(d) &&
				is_function(scalars[i].op))
				continue;
			/* Of lib/num, but not of the IR. */
			if (scalars[i].op == POP_SC_SIGN &&
				pop_dtype_info_of[d].cls == POP_DTC_UINT)
				continue;
			if (scalars[i].op == POP_SC_IS_FINITE &&
				pop_dtype_is_complex(d))
				continue;
			check_scalar(&scalars[i], d);
		}
}

/* The type of n elements, as text. */
static const char *
tensor(char out[48], int64_t n, pop_dtype d)
{
	snprintf(out, 48, "%lldx%s", (long long)n, pop_dtype_info_of[d].name);
	return out;
}

static bool
is_number(pop_dtype d)
{
	return d != POP_DT_NONE && d != POP_DT_TOKEN;
}

/* ---- Splat operands, on either side. */

static void
check_splat(const struct scalar_row *s, const values *v, int64_t k, bool first)
{
	pop_dtype d = v->dtype, rd = pop_scalar_result(s->op, d);
	size_t size = pop_dtype_bytes(d);
	const unsigned char *arg[1] = {v->data};
	const unsigned char *c = v->data + (size_t)k * size;
	pop_lane lane[2] = {{v->data, false}, {v->data, false}};
	unsigned char want[MAX_VALUES * 16];
	rule r = {.ulp = tolerance(s->op, d)};
	char text[512], type[48], out[48], hex[40] = "";

	lane[first ? 0 : 1] = (pop_lane){c, true};
	pop_scalar_map(s->op, d, want, lane, v->n);
	for (size_t i = 0; i < size; i++)
		snprintf(hex + 2 * i, 3, "%02x", c[i]);
	tensor(type, v->n, d);
	tensor(out, v->n, rd);
	snprintf(text, sizeof(text),
		"popir 1 func @main(%%0: %s) -> (%s) {%%1 = constant {value = "
		"<%s splat: %s>} : %s %%2 = %s %%%d, %%%d : %s return %%2}",
		type, out, type, hex, type, pop_op_info_of[s->code].name,
		first ? 1 : 0, first ? 0 : 1, out);
	check(text, arg, 1, want, v->n, &r);
}

static void
test_splats(void)
{
	for (size_t i = 0; i < sizeof(scalars) / sizeof(scalars[0]); i++)
		for (pop_dtype d = POP_DT_I1; d < POP_DT_COUNT; d++) {
			values v;

			if (pop_scalar_args(scalars[i].op) != 2 ||
				pop_dtype_is_complex(d) ||
				!pop_scalar_result(scalars[i].op, d))
				continue;
			v = values_of(d);
			for (int64_t k = 0; k < v.n; k += v.n / 4 + 1) {
				check_splat(&scalars[i], &v, k, false);
				check_splat(&scalars[i], &v, k, true);
			}
		}
}

/* ---- Conversion. */

static void
test_convert(void)
{
	const rule exact = {0};

	for (pop_dtype from = POP_DT_I1; from < POP_DT_COUNT; from++)
		for (pop_dtype to = POP_DT_I1; to < POP_DT_COUNT; to++) {
			unsigned char want[MAX_VALUES * 16];
			const unsigned char *arg[1];
			char text[256], in[48], out[48];
			values v;

			if (!is_number(from) || !is_number(to))
				continue;
			v = values_of(from);
			arg[0] = v.data;
			pop_convert_array(to, want, from, v.data, v.n);
			tensor(in, v.n, from);
			tensor(out, v.n, to);
			snprintf(text, sizeof(text),
				"popir 1 func @main(%%0: %s) -> (%s) {%%1 = "
				"convert %%0 : %s return %%1}",
				in, out, out);
			check(text, arg, 1, want, v.n, &exact);
		}
}

/* ---- Comparison, choice. */

static pop_order
order_of(pop_dtype d)
{
	switch (pop_dtype_info_of[d].cls) {
	case POP_DTC_INT:
		return POP_ORDER_SIGNED;
	case POP_DTC_UINT:
	case POP_DTC_BOOL:
		return POP_ORDER_UNSIGNED;
	default:
		return POP_ORDER_FLOAT;
	}
}

static void
check_compare(pop_dtype d, pop_direction dir, pop_order order)
{
	values v = values_of(d), w = thinned(&v);
	pairs p = pairs_of(&v, &w);
	const unsigned char *arg[2] = {p.a, p.b};
	unsigned char *want = malloc((size_t)p.n);
	const rule exact = {0};
	char text[512], in[48], out[48];

	assert(want);
	pop_scalar_compare_map(dir, order, d, want, (pop_lane){p.a, false},
		(pop_lane){p.b, false}, p.n);
	tensor(in, p.n, d);
	tensor(out, p.n, POP_DT_I1);
	snprintf(text, sizeof(text),
		"popir 1 func @main(%%0: %s, %%1: %s) -> (%s) {%%2 = compare "
		"%%0, %%1 {direction = %d, compare_type = %d} : %s return %%2}",
		in, in, out, (int)dir, (int)order, out);
	check(text, arg, 2, want, p.n, &exact);
	free(want);
	free_pairs(&p);
}

static void
test_compare(void)
{
	for (pop_dtype d = POP_DT_I1; d < POP_DT_COUNT; d++)
		for (int dir = POP_EQ; dir <= POP_LT; dir++) {
			if (!is_number(d) ||
				(pop_dtype_is_complex(d) && dir > POP_NE))
				continue;
			check_compare(d, (pop_direction)dir, order_of(d));
			if (pop_dtype_is_float(d))
				check_compare(
					d, (pop_direction)dir, POP_ORDER_TOTAL);
		}
}

/* Rows of three: bounds and a value between, below, above, or NaN. */
static void
test_clamp(void)
{
	const rule exact = {0};

	for (pop_dtype d = POP_DT_I1; d < POP_DT_COUNT; d++) {
		values v, w;
		pairs p, q;
		unsigned char *want;
		const unsigned char *arg[3];
		char text[512], t[48];

		if (!is_number(d) || pop_dtype_is_complex(d))
			continue;
		v = values_of(d);
		w = thinned(&v);
		p = pairs_of(&v, &w);
		/* The third operand, out of step with the others. */
		q = pairs_of(&w, &v);
		want = malloc((size_t)p.n * pop_dtype_bytes(d));
		assert(want);
		pop_scalar_clamp_map(d, want, (pop_lane){p.a, false},
			(pop_lane){p.b, false}, (pop_lane){q.b, false}, p.n);
		tensor(t, p.n, d);
		snprintf(text, sizeof(text),
			"popir 1 func @main(%%0: %s, %%1: %s, %%2: %s) -> (%s) "
			"{%%3 = clamp %%0, %%1, %%2 : %s return %%3}",
			t, t, t, t, t);
		arg[0] = p.a;
		arg[1] = p.b;
		arg[2] = q.b;
		check(text, arg, 3, want, p.n, &exact);
		free(want);
		free_pairs(&p);
		free_pairs(&q);
	}
}

static void
test_select(void)
{
	const rule exact = {0};

	for (pop_dtype d = POP_DT_I1; d < POP_DT_COUNT; d++) {
		values v, w;
		pairs p;
		unsigned char *want, *pred;
		const unsigned char *arg[3];
		char text[512], t[48], b[48];

		if (!is_number(d))
			continue;
		v = values_of(d);
		w = thinned(&v);
		p = pairs_of(&v, &w);
		want = malloc((size_t)p.n * pop_dtype_bytes(d));
		pred = malloc((size_t)p.n);
		assert(want && pred);
		for (int64_t i = 0; i < p.n; i++)
			pred[i] = (i * 7 + i / 11) % 3 == 0;
		pop_scalar_select_map(d, want, (pop_lane){pred, false},
			(pop_lane){p.a, false}, (pop_lane){p.b, false}, p.n);
		tensor(t, p.n, d);
		tensor(b, p.n, POP_DT_I1);
		snprintf(text, sizeof(text),
			"popir 1 func @main(%%0: %s, %%1: %s, %%2: %s) -> (%s) "
			"{%%3 = select %%0, %%1, %%2 : %s return %%3}",
			b, t, t, t, t);
		arg[0] = pred;
		arg[1] = p.a;
		arg[2] = p.b;
		check(text, arg, 3, want, p.n, &exact);
		free(want);
		free(pred);
		free_pairs(&p);
	}
}

/* ---- Precision. */

static void
test_reduce_precision(void)
{
	static const unsigned bits[][2] = {{5, 10}, {8, 7}, {8, 23}, {11, 52},
		{4, 3}, {5, 2}, {2, 1}, {1, 0}, {8, 0}, {3, 30}, {11, 3}};
	const rule exact = {0};

	for (size_t i = 0; i < sizeof(bits) / sizeof(bits[0]); i++)
		for (pop_dtype d = POP_DT_F16; d < POP_DT_COUNT; d++) {
			unsigned char want[MAX_VALUES * 16];
			const unsigned char *arg[1];
			char text[256], t[48];
			values v;

			if (!pop_dtype_is_float(d))
				continue;
			v = values_of(d);
			arg[0] = v.data;
			pop_scalar_reduce_precision_map(d, bits[i][0],
				bits[i][1], want, (pop_lane){v.data, false},
				v.n);
			tensor(t, v.n, d);
			snprintf(text, sizeof(text),
				"popir 1 func @main(%%0: %s) -> (%s) {%%1 = "
				"reduce_precision %%0 {exponent_bits = %u, "
				"mantissa_bits = %u} : %s return %%1}",
				t, t, bits[i][0], bits[i][1], t);
			check(text, arg, 1, want, v.n, &exact);
		}
}

/* ---- Each operation rounds for itself, whatever runs with it. */

static void
test_rounding(void)
{
	static const pop_dtype type[] = {POP_DT_F16, POP_DT_BF16, POP_DT_F32,
		POP_DT_F64, POP_DT_F8E4M3FN, POP_DT_F8E5M2, POP_DT_F4E2M1FN};
	const rule exact = {0};

	for (size_t i = 0; i < sizeof(type) / sizeof(type[0]); i++) {
		pop_dtype d = type[i];
		values v = values_of(d), w = thinned(&v);
		pairs p = pairs_of(&v, &w);
		const unsigned char *arg[2] = {p.a, p.b};
		size_t bytes = (size_t)p.n * pop_dtype_bytes(d);
		unsigned char *product = malloc(bytes), *want = malloc(bytes);
		pop_lane a[2] = {{p.a, false}, {p.b, false}};
		char text[512], t[48];

		assert(product && want);
		/* (a * b + a) - a * b */
		pop_scalar_map(POP_SC_MULTIPLY, d, product, a, p.n);
		pop_scalar_map(POP_SC_ADD, d, want,
			(pop_lane[]){{product, false}, {p.a, false}}, p.n);
		pop_scalar_map(POP_SC_SUBTRACT, d, want,
			(pop_lane[]){{want, false}, {product, false}}, p.n);
		tensor(t, p.n, d);
		snprintf(text, sizeof(text),
			"popir 1 func @main(%%0: %s, %%1: %s) -> (%s) {%%2 = "
			"multiply %%0, %%1 : %s %%3 = add %%2, %%0 : %s %%4 = "
			"multiply %%1, %%0 : %s %%5 = subtract %%3, %%4 : %s "
			"return %%5}",
			t, t, t, t, t, t, t);
		check(text, arg, 2, want, p.n, &exact);
		free(product);
		free(want);
		free_pairs(&p);
	}
}

/* ---- Order. */

static pop_dtype sorted;

static int
by_total_order(const void *a, const void *b)
{
	return pop_scalar_compare(POP_LT, POP_ORDER_TOTAL, sorted, b, a) -
	       pop_scalar_compare(POP_LT, POP_ORDER_TOTAL, sorted, a, b);
}

/* A total order has one result, to the bit. */
static void
test_sort(void)
{
	const rule exact = {0};

	for (pop_dtype d = POP_DT_I1; d < POP_DT_COUNT; d++) {
		values v;
		unsigned char want[MAX_VALUES * 16];
		const unsigned char *arg[1];
		const char *name = pop_dtype_info_of[d].name;
		char text[512], t[48];

		if (!is_number(d) || pop_dtype_is_complex(d))
			continue;
		v = values_of(d);
		arg[0] = v.data;
		sorted = d;
		memcpy(want, v.data, sizeof(want));
		qsort(want, (size_t)v.n, pop_dtype_bytes(d), by_total_order);
		tensor(t, v.n, d);
		snprintf(text, sizeof(text),
			"popir 1 func @main(%%0: %s) -> (%s) {%%1 = sort %%0 "
			"{dim = 0, is_stable = 1} : %s (%%2: %s, %%3: %s) "
			"{%%4 = compare %%2, %%3 {direction = 5, compare_type "
			"= %d} : i1 return %%4} return %%1}",
			t, t, t, name, name,
			pop_dtype_is_float(d) ? POP_ORDER_TOTAL : order_of(d));
		check(text, arg, 1, want, v.n, &exact);
	}
}

/* ---- Reductions of pairs, that lie apart or side by side. */

static void
check_reduce(pop_scalar op, pop_opcode code, pop_dtype d, int across)
{
	values v = values_of(d), w = thinned(&v);
	pairs p = pairs_of(&w, &w);
	size_t size = pop_dtype_bytes(d), n = (size_t)p.n;
	unsigned char *in = malloc(2 * n * size), *want = malloc(n * size);
	unsigned char init[16] = {0};
	const unsigned char *arg[2] = {in, init};
	const rule exact = {0};
	const char *name = pop_dtype_info_of[d].name;
	char text[512], out[48], whole[48];

	assert(in && want);
	/* Sums begin with nothing, so that the order of terms is no matter. */
	pop_store_number(d, init, op == POP_SC_ADD ? 0 : 1);
	for (size_t i = 0; i < n; i++) {
		size_t a = across ? 2 * i : i, b = across ? 2 * i + 1 : n + i;

		memcpy(in + a * size, p.a + i * size, size);
		memcpy(in + b * size, p.b + i * size, size);
	}
	pop_scalar_map(
		op, d, want, (pop_lane[]){{p.a, false}, {p.b, false}}, p.n);
	pop_scalar_map(
		op, d, want, (pop_lane[]){{want, false}, {init, true}}, p.n);
	tensor(out, p.n, d);
	if (across)
		snprintf(whole, sizeof(whole), "%zux2x%s", n, name);
	else
		snprintf(whole, sizeof(whole), "2x%zux%s", n, name);
	snprintf(text, sizeof(text),
		"popir 1 func @main(%%0: %s, %%1: %s) -> (%s) {%%2 = reduce "
		"%%0, %%1 {dims = [%d]} : %s (%%3: %s, %%4: %s) {%%5 = %s "
		"%%3, %%4 : %s return %%5} return %%2}",
		whole, name, out, across, out, name, name,
		pop_op_info_of[code].name, name);
	reduced = true;
	check(text, arg, 2, want, p.n, &exact);
	reduced = false;
	free(in);
	free(want);
	free_pairs(&p);
}

static void
test_reduce(void)
{
	static const struct scalar_row monoid[] = {{POP_SC_ADD, POP_OP_ADD},
		{POP_SC_MULTIPLY, POP_OP_MULTIPLY},
		{POP_SC_MAXIMUM, POP_OP_MAXIMUM},
		{POP_SC_MINIMUM, POP_OP_MINIMUM}, {POP_SC_AND, POP_OP_AND},
		{POP_SC_OR, POP_OP_OR}, {POP_SC_XOR, POP_OP_XOR}};

	for (size_t i = 0; i < sizeof(monoid) / sizeof(monoid[0]); i++)
		for (pop_dtype d = POP_DT_I1; d < POP_DT_COUNT; d++) {
			if (!pop_scalar_result(monoid[i].op, d) ||
				pop_dtype_is_complex(d))
				continue;
			check_reduce(monoid[i].op, monoid[i].code, d, 0);
			check_reduce(monoid[i].op, monoid[i].code, d, 1);
		}
}

/* ---- Complex products of little depth are sums in order. */

static void
test_complex_dot(void)
{
	enum { M = 5, N = 7, K = 3 };
	const rule exact = {0};
	float a[M][K][2], b[K][N][2], want[M][N][2];
	const unsigned char *arg[2] = {(unsigned char *)a, (unsigned char *)b};

	for (int i = 0; i < M * K * 2; i++)
		(&a[0][0][0])[i] = (float)((i * 37 % 101) - 50) / 7;
	for (int i = 0; i < K * N * 2; i++)
		(&b[0][0][0])[i] = (float)((i * 53 % 97) - 48) / 3;
	for (int i = 0; i < M; i++)
		for (int j = 0; j < N; j++) {
			volatile float re = 0, im = 0, x, y;

			for (int k = 0; k < K; k++) {
				x = a[i][k][0] * b[k][j][0];
				y = a[i][k][1] * b[k][j][1];
				x = x - y;
				re = re + x;
				x = a[i][k][0] * b[k][j][1];
				y = a[i][k][1] * b[k][j][0];
				x = x + y;
				im = im + x;
			}
			want[i][j][0] = re;
			want[i][j][1] = im;
		}
	reduced = true;
	check("popir 1 func @main(%0: 5x3xcomplex<f32>, %1: "
	      "3x7xcomplex<f32>) -> (5x7xcomplex<f32>) {%2 = dot_general "
	      "%0, %1 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], "
	      "rhs_contract = [0]} : 5x7xcomplex<f32> return %2}",
		arg, 2, (unsigned char *)want, (int64_t)M * N, &exact);
	reduced = false;
}

int
main(void)
{
	test_reduce();
	test_complex_dot();
	test_scalars();
	test_splats();
	test_convert();
	test_compare();
	test_clamp();
	test_select();
	test_reduce_precision();
	test_rounding();
	test_sort();
	assert(failures == 0);
	return 0;
}
