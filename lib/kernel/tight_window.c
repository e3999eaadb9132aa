/*
 * WINDOW in a tight loop: each output from its own window, as the definition
 * says.  Of running results each output begins with what makes the one before,
 * and is that node and one operation more.
 */

#include <string.h>

#include "lib/kernel/slide.h"
#include "lib/kernel/tight_int.h"

typedef tight_context context;
typedef tight_reg reg;

enum {
	MAX_RANK = POP_MAX_DIMS / 2,
	POINTS = 64,     /* outputs, at most */
	ELEMENTS = 1024, /* of all windows together */
};

typedef struct window {
	uint32_t n; /* operands */
	unsigned rank;
	pop_slide slide[MAX_RANK];
	int64_t taps; /* window elements */
	bool backward, swapped;
	reg *acc;
} window;

/* Is the body one operation on the accumulator and the value, and rounding?
 * Running results of others take the later ones as the value. */
static bool
is_one_operation(const pop_stage *s)
{
	const pop_ins *i = NULL;

	for (uint32_t k = 0; k < s->ncode; k++)
		if (s->code[k].op == POP_INS_TSTORE) {
			if (i)
				return false;
			i = &s->code[s->code[k].a];
		}
	if (i && (i->op == POP_INS_ROUND || i->op == POP_INS_WRAP))
		i = &s->code[i->a];
	return i && pop_ins_info_of[i->op].nargs == 2 &&
	       s->code[i->a].op == POP_INS_TLOAD &&
	       s->code[i->b].op == POP_INS_TLOAD &&
	       s->code[i->a].imm != s->code[i->b].imm;
}

/* acc = body(acc, val) of all operands. */
static void
combine(context *c, const window *w, const reg *val)
{
	for (uint32_t i = 0; i < w->n; i++) {
		c->temp[i][0] = w->acc[i];
		c->temp[w->n + i][0] = val[i];
	}
	pop_tight_eval(c, &c->s->stage[0]);
	for (uint32_t i = 0; i < w->n; i++)
		w->acc[i] = c->temp[i][0];
}

/* Window element t, counted in row-major order, of output x; false: outside. */
static bool
load_element(context *c, const window *w, int64_t t, reg *val)
{
	int64_t out[MAX_RANK];
	bool inside = true;

	memcpy(out, c->x, w->rank * sizeof(*out));
	for (unsigned j = w->rank; j-- > 0;) {
		c->x[j] = pop_slide_at(
			&w->slide[j], out[j], t % w->slide[j].nwin);
		inside = inside && c->x[j] >= 0;
		t /= w->slide[j].nwin;
	}
	for (uint32_t i = 0; inside && i < w->n; i++)
		val[i] = (reg){pop_tight_one(c, i, 0), false};
	memcpy(c->x, out, w->rank * sizeof(*out));
	return inside;
}

static void
begin(context *c, const window *w)
{
	for (uint32_t i = 0; i < w->n; i++)
		w->acc[i] = (reg){pop_tight_one(c, w->n + i, 0), false};
}

/* The value is what follows, the accumulator the element before. */
static void
visit_swapped(context *c, const window *w, reg *val)
{
	reg *rest = POP_NEWN(c->t->arena, reg, w->n);
	bool any = false;

	for (int64_t t = w->taps; t-- > 0 && !c->t->bad;) {
		if (!load_element(c, w, t, val))
			continue;
		memcpy(w->acc, val, w->n * sizeof(*val));
		if (any)
			combine(c, w, rest);
		memcpy(rest, w->acc, w->n * sizeof(*rest));
		any = true;
	}
	begin(c, w);
	if (any)
		combine(c, w, rest);
}

static void
visit_window(context *c, void *arg)
{
	window *w = arg;
	reg *val = POP_NEWN(c->t->arena, reg, w->n);

	if (w->swapped) {
		visit_swapped(c, w, val);
	} else {
		begin(c, w);
		for (int64_t t = 0; t < w->taps && !c->t->bad; t++)
			if (load_element(c, w,
				    w->backward ? w->taps - 1 - t : t, val))
				combine(c, w, val);
	}
	for (uint32_t i = 0; i < w->n; i++)
		pop_tight_store(c, 2 * w->n + i, w->acc[i]);
}

bool
pop_tight_window(tight_trace *t, const pop_step *s)
{
	context c = {.t = t, .s = s, .lanes = 1};
	window w = {.n = (uint32_t)s->param[POP_WINDOW_N],
		.rank = (unsigned)s->param[POP_WINDOW_RANK],
		.taps = 1};
	int64_t points = 1;

	for (unsigned j = 0; j < w.rank; j++) {
		w.slide[j] = pop_slide_of(s, POP_WINDOW_PARAMS, w.rank, j);
		points *= s->extent[j];
		w.taps *= s->extent[w.rank + j];
	}
	if (points > POINTS || points * w.taps > ELEMENTS ||
		2 * w.n > TIGHT_VIEWS)
		return pop_tight_fail(t, "a large window");
	if (pop_slide_along(w.slide, w.rank, &w.backward) < 0)
		w.backward = false;
	w.swapped = w.backward && !is_one_operation(&s->stage[0]);
	w.acc = POP_NEWN(t->arena, reg, w.n);
	for (uint32_t k = 0; k < 2 * w.n; k++)
		c.temp[k] = POP_NEWN(t->arena, reg, 1);
	pop_tight_each_point(&c, s->extent, 0, w.rank, visit_window, &w);
	return !t->bad;
}
