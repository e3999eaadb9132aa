/*
 * Code of narrow integers made at random, which may be run in lanes of 8 or 16
 * bits, on every instruction set against an interpreter that computes in 32:
 * rows around vectors and tiles, one or many, operands contiguous, strided,
 * backwards and broadcast, results beside their operands or in their place.
 */

#include <stdbool.h>

#include "lib/num/convert.h"
#include "tests/unit/kernel_rig.h"

enum { I = POP_CLASS_I, B = POP_CLASS_B, MOST = 40, NVIEW = 5, LEAST_ROOM = 4 };

typedef struct test {
	uint64_t seed;
	int64_t n, rows;
	bool bytes; /* no elements of 16 bits */
	rig g;
	unsigned nin;
	/* Of each register. */
	uint8_t cls[MOST + 2 * NVIEW];
	unsigned char *before[NVIEW];
} test;

static unsigned
some(test *t, unsigned n)
{
	return (unsigned)(rig_random(&t->seed) >> 33) % n;
}

/* ---- Programs. */

/* Those of programs of bytes first. */
static const pop_dtype dtypes[] = {POP_DT_U8, POP_DT_I8, POP_DT_I1, POP_DT_U8,
	POP_DT_I8, POP_DT_I1, POP_DT_U16, POP_DT_I16};

/* A view of rows that lie one after the other, `room` bytes each. */
static void
add_view(test *t, pop_dtype d, int64_t stride)
{
	const int64_t far = stride < 0 ? -stride : stride;
	const int64_t room = far * (t->n - 1) + 1 + some(t, LEAST_ROOM);
	pop_view *v = rig_view(&t->g, d, room * t->rows);
	const uint32_t k = t->g.program.nbuffer - 1;
	const int64_t size = (int64_t)pop_dtype_bytes(d);
	unsigned char *p = t->g.ptr[k];

	v->stride[0] = room;
	v->stride[1] = stride;
	v->base = stride < 0 ? far * (t->n - 1) : 0;
	for (int64_t j = 0; j < room * t->rows * size; j++)
		p[j] = (unsigned char)(d == POP_DT_I1 ? some(t, 2)
						      : some(t, 256));
	t->before[k] = malloc((size_t)(room * t->rows * size));
	assert(t->before[k]);
	memcpy(t->before[k], p, (size_t)(room * t->rows * size));
}

static uint16_t
put(test *t, pop_ins i)
{
	const uint16_t r = rig_ins(&t->g, 0, i);

	t->cls[r] = i.op == POP_INS_TO_I                        ? I
		    : i.op >= POP_INS_EQ && i.op <= POP_INS_LEU ? B
								: i.cls;
	return r;
}

/* A register of the class; there is one of each. */
static uint16_t
any_of(test *t, unsigned cls)
{
	unsigned r;

	do {
		r = some(t, t->g.stage[0].ncode);
	} while (t->cls[r] != cls);
	return (uint16_t)r;
}

static pop_dtype
any_dtype(test *t)
{
	return dtypes[some(t, t->bytes ? 3 : 8)];
}

static pop_dtype
any_integer(test *t)
{
	pop_dtype d = any_dtype(t);

	return d == POP_DT_I1 ? POP_DT_U8 : d;
}

static uint16_t
put_number(test *t, uint32_t x)
{
	return put(t, (pop_ins){.op = POP_INS_IMM, .cls = I, .imm = x});
}

static void
put_shift(test *t)
{
	static const uint8_t op[] = {POP_INS_SHL, POP_INS_SHR, POP_INS_SAR};
	static const uint64_t width[] = {8, 16, 32};
	const uint16_t by = put_number(t, some(t, t->bytes ? 9 : 18)),
		       a = any_of(t, I);

	put(t, (pop_ins){.op = op[some(t, 3)],
		       .cls = I,
		       .a = a,
		       .b = by,
		       .imm = width[some(t, 3)]});
}

static void
put_one(test *t)
{
	static const uint8_t two[] = {POP_INS_ADD, POP_INS_SUB, POP_INS_MUL,
		POP_INS_AND, POP_INS_OR, POP_INS_XOR, POP_INS_MAX, POP_INS_MIN,
		POP_INS_MAXU, POP_INS_MINU, POP_INS_EQ, POP_INS_NE, POP_INS_LT,
		POP_INS_LE, POP_INS_LTU, POP_INS_LEU};
	static const uint8_t one[] = {POP_INS_NEG, POP_INS_NOT, POP_INS_ABS};
	static const uint8_t mask[] = {POP_INS_AND, POP_INS_OR, POP_INS_XOR};
	static const uint32_t number[] = {0, 1, 2, 3, 127, 128, 255, 256,
		(uint32_t)-1, (uint32_t)-128, 32767, 65535, (uint32_t)-32768};
	const unsigned cls = some(t, 4) ? I : B;
	pop_ins i = {
		.cls = (uint8_t)cls, .a = any_of(t, cls), .b = any_of(t, cls)};

	switch (some(t, 10)) {
	case 0:
		put_shift(t);
		return;
	case 1:
		put_number(t, number[some(t, 13)]);
		return;
	case 2:
		i.op = POP_INS_SELECT;
		i.c = any_of(t, cls);
		i.a = any_of(t, B);
		break;
	case 3:
		i = (pop_ins){.op = POP_INS_TO_I, .cls = B, .a = any_of(t, B)};
		break;
	case 4:
		i.op = cls == B ? POP_INS_NOT : one[some(t, 3)];
		break;
	default:
		i.op = cls == B ? mask[some(t, 3)] : two[some(t, 16)];
	}
	i.a = put(t, i);
	/* As results of narrow types are. */
	if (t->cls[i.a] == I && some(t, 3))
		put(t, (pop_ins){.op = POP_INS_WRAP,
			       .cls = I,
			       .a = i.a,
			       .imm = any_integer(t)});
}

static void
make_program(test *t)
{
	static const int64_t stride[] = {1, 1, 1, 0, 3, -1, 2, 4};
	const unsigned nop = 1 + some(t, MOST / 3);
	unsigned nout = 1 + some(t, 2);

	rig_init(&t->g, POP_STEP_LOOP);
	t->g.step.ndim = 2;
	t->g.step.extent[0] = t->rows;
	t->g.step.extent[1] = t->n;
	t->g.step.nparam = POP_LOOP_PARAMS;
	t->g.param[POP_LOOP_NINNER] = 1;
	t->nin = 3;
	for (unsigned k = 0; k < t->nin; k++) {
		const pop_dtype d = k == 2 ? POP_DT_I1 : any_integer(t);

		add_view(t, d, stride[some(t, 8)]);
		put(t, (pop_ins){.op = POP_INS_LOAD,
			       .cls = (uint8_t)pop_class_of(d),
			       .imm = k});
	}
	for (unsigned k = 0; k < nop; k++)
		put_one(t);
	while (nout-- > 0) {
		const pop_dtype d = any_dtype(t);
		const uint64_t view = t->g.step.nview;
		pop_ins i = {.op = POP_INS_STORE,
			.cls = (uint8_t)pop_class_of(d),
			.imm = view};

		i.a = t->g.stage[0].ncode - 1;
		if (nout || t->cls[i.a] != i.cls)
			i.a = any_of(t, i.cls);
		/* In the place of the first operand? */
		if (!nout && t->g.view[0].dtype == d &&
			t->g.view[0].stride[1] != 0 && some(t, 2))
			t->g.view[t->g.step.nview++] = t->g.view[0];
		else
			add_view(t, d, some(t, 5) ? 1 : 2);
		rig_ins(&t->g, 0, i);
	}
}

/* ---- What it computes. */

static int32_t
narrow(pop_dtype d, uint32_t x)
{
	switch (d) {
	case POP_DT_U8:
		return (uint8_t)x;
	case POP_DT_I8:
		return (int8_t)x;
	case POP_DT_U16:
		return (uint16_t)x;
	case POP_DT_I16:
		return (int16_t)x;
	default:
		return (int32_t)x;
	}
}

/* As lib/num has it, of the low bits that imm says. */
static uint32_t
shift(const pop_ins *i, uint32_t a, uint32_t by)
{
	const unsigned up = 32 - (unsigned)i->imm;
	const bool over = by >= i->imm;
	const int32_t s = (int32_t)(a << up) >> up;

	if (i->op == POP_INS_SAR)
		return (uint32_t)(s >> (over ? 31 : by));
	if (over)
		return 0;
	return i->op == POP_INS_SHL ? a << by : a << up >> up >> by;
}

static uint32_t
compute(const pop_ins *i, const uint32_t *r)
{
	const uint32_t a = r[i->a], b = r[i->b], c = r[i->c];
	const int32_t x = (int32_t)a, y = (int32_t)b;

	switch ((int)i->op) {
	case POP_INS_IMM:
		return (uint32_t)i->imm;
	case POP_INS_ADD:
		return a + b;
	case POP_INS_SUB:
		return a - b;
	case POP_INS_MUL:
		return a * b;
	case POP_INS_AND:
		return a & b;
	case POP_INS_OR:
		return a | b;
	case POP_INS_XOR:
		return a ^ b;
	case POP_INS_NOT:
		return i->cls == B ? !a : ~a;
	case POP_INS_NEG:
		return 0 - a;
	case POP_INS_ABS:
		return x < 0 ? 0 - a : a;
	case POP_INS_MAX:
		return x > y ? a : b;
	case POP_INS_MIN:
		return x < y ? a : b;
	case POP_INS_MAXU:
		return a > b ? a : b;
	case POP_INS_MINU:
		return a < b ? a : b;
	case POP_INS_EQ:
		return a == b;
	case POP_INS_NE:
		return a != b;
	case POP_INS_LT:
		return x < y;
	case POP_INS_LE:
		return x <= y;
	case POP_INS_LTU:
		return a < b;
	case POP_INS_LEU:
		return a <= b;
	case POP_INS_SELECT:
		return a ? b : c;
	case POP_INS_TO_I:
		return a;
	case POP_INS_WRAP:
		return (uint32_t)narrow((pop_dtype)i->imm, a);
	default:
		return shift(i, a, b);
	}
}

static int64_t
place(const pop_view *v, int64_t row, int64_t j)
{
	return v->base + row * v->stride[0] + j * v->stride[1];
}

static uint32_t
element(const pop_view *v, const unsigned char *p, int64_t row, int64_t j)
{
	const pop_dtype d = (pop_dtype)v->dtype;

	return (uint32_t)pop_load_int(
		d, p + place(v, row, j) * (int64_t)pop_dtype_bytes(d));
}

static void
complain(const test *t, const char *isa, uint64_t seed, int64_t row, int64_t j,
	uint32_t got, uint32_t want)
{
	fprintf(stderr,
		"%s, seed %llu, %lld rows of %lld: row %lld, point %lld: got %u, want %u\n",
		isa, (unsigned long long)seed, (long long)t->rows,
		(long long)t->n, (long long)row, (long long)j, got, want);
	for (uint32_t k = 0; k < t->g.stage[0].ncode; k++) {
		const pop_ins *i = &t->g.code[0][k];

		if (i->op == POP_INS_LOAD || i->op == POP_INS_STORE)
			fprintf(stderr, " view of %s, %lld apart:",
				pop_dtype_info_of[t->g.view[i->imm].dtype].name,
				(long long)t->g.view[i->imm].stride[1]);
		fprintf(stderr, "  %%%u = %s.%u %u %u %u %llx\n", k,
			pop_ins_info_of[i->op].name, i->cls, i->a, i->b, i->c,
			(unsigned long long)i->imm);
	}
	abort();
}

static void
check_point(
	const test *t, const char *isa, uint64_t seed, int64_t row, int64_t j)
{
	uint32_t r[MOST + 2 * NVIEW] = {0};

	for (uint32_t k = 0; k < t->g.stage[0].ncode; k++) {
		const pop_ins *i = &t->g.code[0][k];
		const pop_view *v = &t->g.view[i->imm % NVIEW];
		uint32_t got, want;

		if (i->op == POP_INS_LOAD) {
			r[k] = (uint32_t)narrow((pop_dtype)v->dtype,
				element(v, t->before[v->buffer], row, j));
			continue;
		}
		if (i->op != POP_INS_STORE) {
			r[k] = compute(i, r);
			continue;
		}
		got = element(v, t->g.ptr[v->buffer], row, j);
		want = (uint32_t)narrow((pop_dtype)v->dtype, r[i->a]);
		if (got != want)
			complain(t, isa, seed, row, j, got, want);
	}
}

static void
run_seed(uint64_t seed, const char *isa)
{
	static const int64_t sizes[] = {1, 15, 31, 32, 33, 63, 64, 65, 100, 127,
		128, 129, 200, 254, 255, 256, 257, 300, 511, 512, 513, 1000};
	const pop_kernel_table *table = rig_table(isa);
	test t = {.seed = seed};

	if (!table)
		return;
	t.n = sizes[some(&t, sizeof(sizes) / sizeof(sizes[0]))];
	t.bytes = some(&t, 2);
	t.rows = some(&t, 2) ? 1 : 1 + some(&t, 20);
	make_program(&t);
	rig_run(&t.g, table, 1);
	for (int64_t row = 0; row < t.rows; row++)
		for (int64_t j = 0; j < t.n; j++)
			check_point(&t, isa, seed, row, j);
	for (uint32_t k = 0; k < t.g.program.nbuffer; k++)
		free(t.before[k]);
	rig_free(&t.g);
}

int
main(void)
{
	for (uint64_t seed = 1; seed <= 4000; seed++)
		for (unsigned k = 0; k < RIG_NISA; k++)
			run_seed(seed, rig_isa[k]);
	return 0;
}
