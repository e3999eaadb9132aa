/*
 * Rows that change in place, whatever is left behind whole vectors: an element
 * is a function of itself, and changes once.  All types that are stored, rows
 * beside each other and apart, more and less than a group, or than as many as
 * it takes for groups of rows that lie in lines of the cache alike.
 */

#include "tests/unit/kernel_rig.h"

#include "lib/num/convert.h"

enum { ROWS = 150, AWAY = 3 };

typedef struct block {
	pop_dtype type;
	int64_t n, rows, step;
} block;

/* Views: 0 the rows, read; 1 what is added to all of them; 2 the rows. */
static void
make_views(rig *g, const block *c)
{
	for (unsigned v = 0; v < 3; v++) {
		pop_view *w = rig_view(g, c->type, ROWS * c->step);

		w->buffer = v == 1;
		w->stride[0] = v == 1 ? 0 : c->step;
		w->stride[1] = 1;
	}
}

static double
start_of(const block *c, int64_t j)
{
	return c->type == POP_DT_I1 ? (double)(j * 7 % 11 > 5)
				    : (double)(j * 7 % 11);
}

static double
added(const block *c, int64_t j)
{
	return c->type == POP_DT_I1 ? (double)(j % 3 > 0) : (double)(1 + j % 3);
}

static void
fill(rig *g, const block *c)
{
	const size_t size = pop_dtype_bytes(c->type);

	for (int64_t j = 0; j < ROWS * c->step; j++) {
		pop_store_number(c->type,
			(unsigned char *)g->ptr[0] + (size_t)j * size,
			start_of(c, j));
		pop_store_number(c->type,
			(unsigned char *)g->ptr[1] + (size_t)j * size,
			added(c, j));
	}
}

static uint64_t
bits_of(pop_dtype d, double v)
{
	uint64_t room = 0;

	pop_store_number(d, &room, v);
	return pop_load_bits(d, &room);
}

static uint16_t
load(rig *g, const block *c, unsigned view)
{
	return rig_ins(g, 0,
		(pop_ins){.op = POP_INS_LOAD,
			.cls = pop_class_of(c->type),
			.imm = view});
}

static void
make_code(rig *g, const block *c)
{
	const uint8_t cls = pop_class_of(c->type);
	const uint8_t op = cls == POP_CLASS_B ? POP_INS_XOR : POP_INS_ADD;
	uint16_t x = load(g, c, 0), y = load(g, c, 1);
	uint16_t sum = rig_ins(g, 0, (pop_ins){op, cls, x, y, 0, 0});

	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_STORE, .cls = cls, .a = sum, .imm = 2});
}

static void
run_case(const block *c, const pop_kernel_table *t)
{
	rig g;

	rig_init(&g, POP_STEP_LOOP);
	g.step.ndim = 2;
	g.step.extent[0] = c->rows;
	g.step.extent[1] = c->n;
	g.step.nparam = POP_LOOP_PARAMS;
	g.param[POP_LOOP_NINNER] = 2;
	make_views(&g, c);
	fill(&g, c);
	make_code(&g, c);
	rig_run(&g, t, 1);
	for (int64_t j = 0; j < ROWS * c->step; j++) {
		const unsigned char *at = g.ptr[0];
		double want = start_of(c, j), by = added(c, j % c->step);

		if (j / c->step < c->rows && j % c->step < c->n)
			want = c->type == POP_DT_I1 ? (double)(want != by)
						    : want + by;
		at += (size_t)j * pop_dtype_bytes(c->type);
		assert(pop_load_bits(c->type, at) == bits_of(c->type, want));
	}
	rig_free(&g);
}

static void
run_lengths(const pop_kernel_table *t, pop_dtype type)
{
	static const int64_t n[] = {
		1, 5, 8, 9, 17, 31, 33, 63, 66, 71, 100, 129, 130, 143, 257};
	static const int64_t rows[] = {7, 19, 64, ROWS};

	for (unsigned k = 0; k < sizeof(n) / sizeof(n[0]); k++)
		for (unsigned away = 0; away < 2; away++)
			for (unsigned r = 0; r < 4; r++)
				run_case(&(block){type, n[k], rows[r],
						 n[k] + away * AWAY},
					t);
}

int
main(void)
{
	static const pop_dtype type[] = {POP_DT_F32, POP_DT_F64, POP_DT_F16,
		POP_DT_BF16, POP_DT_I1, POP_DT_I8, POP_DT_U8, POP_DT_I16,
		POP_DT_U16, POP_DT_I32, POP_DT_U32, POP_DT_I64};

	for (unsigned isa = 0; isa < RIG_NISA; isa++) {
		const pop_kernel_table *t = rig_table(rig_isa[isa]);

		for (unsigned k = 0; t && k < sizeof(type) / sizeof(type[0]);
			k++)
			run_lengths(t, type[k]);
	}
	return 0;
}
