/*
 * The entry of program making: what is known of values, the arguments, the
 * steps, the results, and the state that all emitters share.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

#include "lib/base/digest.h"
#include "lib/ir/prefetch.h"

void *
pop_gen_grow(pop_arena *a, void *array, uint32_t n, uint32_t *cap, size_t size)
{
	size_t had = *cap * size;

	if (n < *cap)
		return array;
	/* Most arrays are short: a step has two views or three. */
	*cap = *cap ? *cap * 2 : size > 16 ? 2 : 8;
	return pop_arena_grow(a, array, had, *cap * size);
}

uint32_t
pop_gen_buffer(gen *g, int64_t bytes)
{
	gen_buffer *b = GEN_PUSH(g->a, g->buf, g->nbuf, g->cap_buf);

	*b = (gen_buffer){.where = POP_WHERE_ARENA, .bytes = bytes};
	b->writable = true;
	return g->nbuf - 1;
}

/* Equal bytes are stored once.  The map is only asked, never walked, so its
 * order shows nowhere. */
uint32_t
pop_gen_constant(gen *g, const void *data, int64_t bytes)
{
	pop_digest d = pop_digest_of(data, (size_t)bytes);
	uint32_t *known;
	gen_buffer *b;
	uint64_t key;
	void **at;

	memcpy(&key, d.byte, sizeof(key));
	at = pop_intmap_at(&g->constants, key);
	if (*at) {
		known = *at;
		b = &g->buf[*known];
		if (b->bytes == bytes &&
			memcmp(b->data, data, (size_t)bytes) == 0)
			return *known;
	}
	b = GEN_PUSH(g->a, g->buf, g->nbuf, g->cap_buf);
	*b = (gen_buffer){.where = POP_WHERE_CONST, .bytes = bytes};
	b->data = data;
	known = POP_NEW(g->a, uint32_t);
	*known = g->nbuf - 1;
	*at = known;
	*GEN_PUSH(g->a, g->const_order, g->nconst, g->cap_const) = g->nbuf - 1;
	return g->nbuf - 1;
}

uint32_t
pop_gen_region(gen *g)
{
	*GEN_PUSH(g->a, g->region, g->nregion, g->cap_region) = (gen_list){0};
	return g->nregion - 1;
}

static void
know_value(gen *g, pop_value *v)
{
	vinfo *i = POP_NEW(g->a, vinfo);

	i->number = ++g->nvalue;
	i->dot_only = true;
	v->aux = i;
}

static bool
is_product(const pop_op *op)
{
	return op->code == POP_OP_DOT_GENERAL || op->code == POP_OP_CONVOLUTION;
}

static void
know_operands(pop_op *op)
{
	uint32_t nupdated = 0;

	if (op->code == POP_OP_DYNAMIC_UPDATE_SLICE)
		nupdated = 1;
	else if (op->code == POP_OP_SCATTER)
		nupdated = (op->narg - 1) / 2;
	for (uint32_t i = 0; i < op->narg; i++) {
		vinfo *v = pop_gen_info(op->arg[i]);

		v->nuse++;
		v->user = op;
		v->dot_only = v->dot_only && is_product(op);
		v->updated = v->updated || i < nupdated;
	}
}

/* After what is known of the body. */
static void
know_carries(pop_op *loop)
{
	for (uint32_t i = 0; i < loop->narg; i++) {
		const vinfo *in = pop_gen_info(loop->region[1]->arg[i]);
		vinfo *v = pop_gen_info(loop->arg[i]);

		v->carried = v->carried || in->updated || in->carried;
	}
}

/* Not those of plain bodies: few of them are ever asked for. */
void
pop_gen_know(gen *g, const pop_block *b)
{
	for (uint32_t i = 0; i < b->narg; i++)
		know_value(g, b->arg[i]);
	POP_FOR_EACH_OP(op, b) {
		pop_op_prefetch(op, op->next);
		op->mark = 0;
		g->nop += !b->parent;
		g->draws |= op->code == POP_OP_RNG;
		for (uint32_t i = 0; i < op->nres; i++)
			know_value(g, &op->res[i]);
		know_operands(op);
		for (uint32_t r = 0; r < pop_op_nested(op); r++)
			pop_gen_know(g, op->region[r]);
		if (op->code == POP_OP_WHILE)
			know_carries(op);
	}
}

/* Most ops become a step that writes a buffer: lists of that length need not
 * grow, which would leave their earlier memory behind. */
static void
reserve(gen *g)
{
	gen_list *list = &g->region[g->cur];

	list->cap = g->nop;
	list->step = POP_NEWN(g->a, gen_step, list->cap);
	g->cap_buf = g->nop + g->g->main->body->narg;
	g->buf = POP_NEWN(g->a, gen_buffer, g->cap_buf);
}

static void
make_arguments(gen *g)
{
	const pop_func *f = g->g->main;
	pop_program *p = g->out;

	p->narg = f->body->narg;
	p->arg = POP_NEWN(g->a, pop_argument, p->narg);
	for (uint32_t i = 0; i < p->narg; i++) {
		const pop_port *port = &f->arg_port[i];
		const pop_shape *type = f->body->arg[i]->type;
		gen_buffer *b = GEN_PUSH(g->a, g->buf, g->nbuf, g->cap_buf);
		place at;

		*b = (gen_buffer){.where = POP_WHERE_ARG, .arg = i};
		b->bytes = pop_shape_bytes(type);
		b->writable = port->donated || port->alias_result >= 0;
		p->arg[i] = (pop_argument){.type = *type,
			.buffer = g->nbuf - 1,
			.alias = port->alias_result,
			.donated = b->writable,
			.resident = port->resident};
		at = pop_place_whole(type, g->nbuf - 1);
		pop_place_put(g, f->body->arg[i], &at);
	}
}

/* The argument whose memory each result has to be in, or POP_GEN_NONE. */
static uint32_t *
list_aliases(const gen *g)
{
	const pop_program *p = g->out;
	uint32_t *of = POP_NEWN(g->a, uint32_t, p->nresult);

	for (uint32_t i = 0; i < p->nresult; i++)
		of[i] = POP_GEN_NONE;
	for (uint32_t i = p->narg; i-- > 0;) {
		int32_t r = p->arg[i].alias;

		if (r >= 0 && (uint32_t)r < p->nresult)
			of[r] = i;
	}
	return of;
}

/* A result lies in a buffer of its own from the first byte. */
static pop_status
make_result(gen *g, const pop_value *v, place *at)
{
	POP_TRY(pop_place_dense(g, v, at));
	/* Final copies into arguments must not be read by later ones. */
	if (g->buf[at->buffer].where == POP_WHERE_ARG &&
		g->out->arg[g->buf[at->buffer].arg].alias >= 0) {
		place to = pop_place_new(g, v->type);

		POP_TRY(pop_gen_move(g, at, &to));
		*at = to;
	}
	return POP_OK;
}

static pop_status
make_results(gen *g)
{
	const pop_func *f = g->g->main;
	const pop_op *ret = f->body->last;
	pop_program *p = g->out;
	uint32_t *alias;
	place *at;

	p->nresult = ret->narg;
	p->result = POP_NEWN(g->a, pop_result, p->nresult);
	at = POP_NEWN(g->a, place, p->nresult);
	alias = list_aliases(g);
	for (uint32_t i = 0; i < p->nresult; i++) {
		uint32_t arg = alias[i];
		place known = pop_place_of(g, ret->arg[i]);

		p->result[i].type = *ret->arg[i]->type;
		if (arg != POP_GEN_NONE && known.kind == PLACE_MEM &&
			known.buffer == p->arg[arg].buffer &&
			pop_place_is_dense(g, &known))
			at[i] = known;
		else
			POP_TRY(make_result(g, ret->arg[i], &at[i]));
	}
	for (uint32_t i = 0; i < p->nresult; i++) {
		uint32_t arg = alias[i];

		if (arg != POP_GEN_NONE) {
			place to = pop_place_whole(
				&p->result[i].type, p->arg[arg].buffer);

			POP_TRY(pop_gen_move(g, &at[i], &to));
			at[i] = to;
		}
		p->result[i].buffer = at[i].buffer;
	}
	return POP_OK;
}

static pop_status
make_program(void *arg, pop_err *err)
{
	gen *g = arg;
	live l;

	(void)err;
	g->constants.arena = g->a;
	pop_gen_know(g, g->g->main->body);
	pop_layout(g->g->main->body);
	g->cur = pop_gen_region(g);
	reserve(g);
	make_arguments(g);
	if (g->draws)
		POP_TRY(pop_emit_stream(g));
	POP_TRY(pop_emit_block(g, g->g->main->body));
	POP_TRY(make_results(g));
	pop_drop_unneeded(g);
	pop_forward(g);
	pop_strips(g);
	pop_live(g, &l);
	return pop_address(&l, pop_share(&l));
}

static pop_status
with_scratch(void *arg, pop_err *err)
{
	gen *g = arg;

	return pop_arena_run(g->a, make_program, g, err);
}

pop_status
pop_gen(pop_program *out, pop_arena *a, const pop_graph *graph, pop_err *err)
{
	pop_arena scratch = {.lender = a};
	gen g = {.a = a,
		.scratch = &scratch,
		.g = graph,
		.out = out,
		.err = err};
	pop_status st;

	*out = (pop_program){0};
	/* A run of `a` within, so that this is come back to in any case. */
	st = pop_arena_run(&scratch, with_scratch, &g, err);
	pop_arena_release(&scratch);
	return st;
}
