/*
 * Loads and stores of halves of pairs, as of complex numbers: lengths around
 * vectors and tiles, apart and in place, either half first, and with a load
 * between the stores that has to see the first of them.
 */

#include "tests/unit/kernel_rig.h"

#include "lib/num/convert.h"

typedef struct pairs {
	pop_dtype type;
	int64_t n;
	bool in_place, odd_first, again;
} pairs;

/* Views: 0, 1 halves read; 2, 3 halves written. */
static void
make_views(rig *g, const pairs *c)
{
	for (unsigned v = 0; v < 4; v++) {
		pop_view *w = rig_view(g, c->type, 2 * c->n);

		w->buffer = v < 2 || c->in_place ? 0 : 2;
		w->base = v % 2;
		w->stride[0] = 2;
	}
	for (int64_t j = 0; j < 2 * c->n; j++)
		pop_store_f64(c->type,
			(unsigned char *)g->ptr[0] +
				j * pop_dtype_bytes(c->type),
			(double)(j * 37 % 101));
}

static void
store(rig *g, const pairs *c, unsigned half, uint16_t r)
{
	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_STORE,
			.cls = pop_class_of(c->type),
			.a = r,
			.imm = 2 + half});
}

static uint16_t
load(rig *g, const pairs *c, unsigned view)
{
	return rig_ins(g, 0,
		(pop_ins){.op = POP_INS_LOAD,
			.cls = pop_class_of(c->type),
			.imm = view});
}

/* even, odd = even + odd, even - odd; if again, the second one is made of
 * what the first half written is then. */
static void
make_code(rig *g, const pairs *c)
{
	uint8_t cls = pop_class_of(c->type);
	uint16_t x = load(g, c, 0), y = load(g, c, 1);
	uint16_t sum = rig_ins(g, 0, (pop_ins){POP_INS_ADD, cls, x, y, 0, 0});
	uint16_t diff = rig_ins(g, 0, (pop_ins){POP_INS_SUB, cls, x, y, 0, 0});

	store(g, c, c->odd_first, c->odd_first ? diff : sum);
	if (c->again) {
		uint16_t z = load(g, c, 2u + c->odd_first);

		sum = diff =
			rig_ins(g, 0, (pop_ins){POP_INS_ADD, cls, z, y, 0, 0});
	}
	store(g, c, !c->odd_first, c->odd_first ? sum : diff);
}

static double
number(const pairs *c, const void *at, int64_t j)
{
	return pop_load_f64(c->type,
		(const unsigned char *)at + j * pop_dtype_bytes(c->type));
}

static void
run_case(const pairs *c, const pop_kernel_table *t)
{
	rig g;

	rig_init(&g, POP_STEP_LOOP);
	g.step.ndim = 1;
	g.step.extent[0] = c->n;
	g.step.nparam = POP_LOOP_PARAMS;
	g.param[POP_LOOP_NINNER] = 1;
	make_views(&g, c);
	make_code(&g, c);
	rig_run(&g, t, 1);
	for (int64_t j = 0; j < c->n; j++) {
		double x = (double)(2 * j * 37 % 101);
		double y = (double)((2 * j + 1) * 37 % 101);
		double want[2] = {x + y, x - y};
		const void *to = g.ptr[c->in_place ? 0 : 2];

		if (c->again)
			want[!c->odd_first] = want[c->odd_first] + y;
		assert(number(c, to, 2 * j) == want[0]);
		assert(number(c, to, 2 * j + 1) == want[1]);
	}
	rig_free(&g);
}

int
main(void)
{
	static const pop_dtype type[] = {POP_DT_F32, POP_DT_F64};
	static const int64_t n[] = {1, 2, 7, 16, 33, 64, 129, 1000};

	for (unsigned isa = 0; isa < RIG_NISA; isa++) {
		const pop_kernel_table *t = rig_table(rig_isa[isa]);

		for (unsigned k = 0; t && k < 2 * 8 * 8; k++)
			run_case(&(pairs){.type = type[k % 2],
					 .n = n[k / 2 % 8],
					 .in_place = k / 16 & 1,
					 .odd_first = k / 16 & 2,
					 .again = k / 16 & 4},
				t);
	}
	return 0;
}
