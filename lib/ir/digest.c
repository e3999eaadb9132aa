/*
 * Canonical digest of a graph: XXH3-128 over records that say what the graph
 * computes and nothing else.
 *
 *   graph  := "popgraph" version  M  S  body  'e' attrs ref*
 *   M      := 'M' num_partitions num_replicas attrs
 *   S      := 'S' narg (type alias_result+1 flags attrs)* nres (type attrs)*
 *   body   := (op | region-op | call | effect)*
 *   op     := 'o' level bytes ref*
 *   region-op := 'O' level bytes ref*  ('R' body 'r' attrs ref*)*  'C'
 *   effect := 'E' ref
 *   call   := 'c' attrs narg attrs* nres attrs* attrs
 *
 * Numbers, types, attributes and the bytes of an op are those of digest_op.c;
 * bytes longer than INLINE_BYTES enter as their digest (0 n bytes | 1 digest),
 * made once per op however often its function is called.
 *
 * Order.  A block's roots are the operands of its return, in order, then its
 * ops with side effects in program order.  From the roots a depth-first walk
 * with a stack of its own visits operands first, left to right; an op is
 * written when all its operands are, so what no root reaches is never
 * written, and neither names, places in the file nor the order of independent
 * ops can matter.  A block's effects are listed ('E') in program order, also
 * those that were written before because a result needed them.  The op around
 * a region is opened when its operands are written; captured values that have
 * not been written yet are written inside the region where they are first
 * needed, and `level`, the number of regions around an op, says to which of
 * the open blocks it belongs.
 *
 * Constants have no place: writers of graphs move them out of regions and
 * merge them, or repeat them where they are used.  Those with equal bytes are
 * one op, written at level 0 where the first is needed.
 *
 * Numbers.  A counter gives each written op as many numbers as it has results,
 * at least one, and each region as many as it has arguments; arguments of the
 * graph come first.  `ref` is such a number.  Two equal ops have two numbers,
 * unless they are constants; a value used twice has one.
 *
 * Calls are entered virtually: a call makes an instance of its function with
 * slots of its own.  An argument of it stands for the caller's operand, a
 * result of the call for an operand of the function's return; both remember
 * the number they lead to.  So nesting leaves no trace, except a record of
 * attributes that count as code on the call, the function's ports or its
 * return. Ops after inlining are counted beforehand and limited.
 *
 * The check digest, a second opinion, is XXH3-128 of "popcheck" and the same
 * bytes.
 *
 * The record of a graph, see record.h, is made on the same walk: the same
 * items, with the bytes of ops in full, but once each, and with `ref` counted
 * back from the next number, so that equal parts of a graph are equal bytes.
 * Since the digest covers all that is in it, equal graphs have equal records.
 *
 * Everything is linear in inlined ops, operands and results.  The graph must
 * be verified.  op->mark and op->aux, mark of block arguments, and mark and
 * aux of functions are scratch.
 */

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "lib/ir/ir_int.h"
#include "lib/ir/record.h"

enum {
	VERSION = 2,
	INLINE_BYTES = 48,
	FLUSH_BYTES = 4096,
	/* Ops in a row that the sketch looks at together. */
	GRAM = 3,
};

/* What is known of an op in all instances of its function. */
typedef struct op_info {
	unsigned char *bytes; /* NULL: not made yet */
	uint32_t len;
	uint32_t depth; /* regions around it within the function */
	uint32_t body;  /* 1 + its number among the record's, 0: not yet */
	uint32_t kind;  /* for the sketch */
	bool effect;    /* it has one, also inside regions and callees */
} op_info;

/*
 * One virtual copy of a function.  slot[] holds number + 1, 0 if none yet:
 *   body argument i            slot[i]
 *   op                         slot[mark]
 *   region r of op             slot[mark + 1 + r], also mark of its arguments
 *   call: index of instance    slot[mark], result i slot[mark + 1 + i]
 */
typedef struct instance {
	const pop_func *func;
	struct instance *caller; /* NULL: the entry */
	const pop_op *call;
	uint32_t level; /* regions around the call */
	uint32_t slot[];
} instance;

#define BUSY UINT32_MAX /* in a slot: being written */

typedef struct frame {
	instance *in;
	pop_op *op;   /* VISIT: the op; EFFECTS: where the list stands */
	uint32_t arg; /* operands found to be written */
	uint32_t region;
	uint8_t task, step;
} frame;

enum { VISIT, EFFECTS, ENTRY };           /* task */
enum { OPERANDS, OPEN, RETURNS, LISTED }; /* step */

typedef struct walker {
	const pop_graph *g;
	pop_err *err;
	pop_hasher *hasher, *second; /* the same bytes */
	pop_arena scratch;
	pop_stream out, tmp;
	uint32_t next;       /* number */
	pop_strmap constant; /* by op_info.bytes: slot of the first */
	instance **instance;
	uint32_t ninstance, cap_instance;
	frame *stack;
	uint32_t depth, cap;
	/* The record; asked == NULL: none wanted. */
	pop_record_made *asked;
	pop_stream record;
	bool recording; /* it is not too long yet */
	pop_strmap body;
	uint32_t nbody;
	pop_str fresh; /* bytes to be spelled out next */
	uint64_t least[POP_SKETCH_BINS];
	uint32_t gram[GRAM]; /* kinds of the last ops */
	pop_stream place;    /* pop_loc of each op */
} walker;

static op_info *
info_of(const pop_op *op)
{
	return op->aux;
}

/* ---- Before the walk: slots, depths and effects of each function. */

static void
prepare_op(const pop_graph *g, pop_call_info *f, pop_op *op, op_info *info,
	const pop_walk *w)
{
	op->mark = f->nslot;
	op->aux = info;
	info->depth = w->depth;
	f->nslot += 1 + op->nregion;
	for (uint32_t r = 0; r < op->nregion; r++)
		for (uint32_t i = 0; i < op->region[r]->narg; i++)
			op->region[r]->arg[i]->mark = op->mark + 1 + r;
	if (op->code == POP_OP_CALL) {
		const pop_call_info *callee = pop_call_target(g, op)->aux;

		f->nslot += op->nres;
		info->effect = callee->effect;
	} else if (op->code != POP_OP_RETURN) {
		info->effect =
			pop_op_info_of[op->code].traits & POP_TRAIT_EFFECT;
	}
	if (!info->effect)
		return;
	f->effect = true;
	for (uint32_t i = w->depth; i-- > 0;) {
		if (info_of(w->at[i].op)->effect)
			break;
		info_of(w->at[i].op)->effect = true;
	}
}

static void
prepare_func(walker *w, pop_call_info *f)
{
	op_info *info =
		POP_NEWN(&w->scratch, op_info, pop_func_count_ops(f->func));
	pop_walk at;

	f->func->graph->marked = true;
	f->nslot = f->func->body->narg;
	for (pop_op *op = pop_walk_first(&at, f->func->body); op;
		op = pop_walk_next(&at))
		prepare_op(w->g, f, op, info++, &at);
}

/* ---- Writing. */

static void
flush(walker *w)
{
	pop_hasher_put(w->hasher, w->out.data, w->out.len);
	if (w->second)
		pop_hasher_put(w->second, w->out.data, w->out.len);
	w->out.len = 0;
}

static void
tag(walker *w, char c)
{
	if (w->out.len >= FLUSH_BYTES)
		flush(w);
	pop_stream_put(&w->out, &c, 1);
	if (w->record.len > POP_RECORD_MAX_BYTES)
		w->recording = false;
	if (w->recording)
		pop_stream_put(&w->record, &c, 1);
}

/* A number that both have. */
static void
put_num(walker *w, uint64_t v)
{
	pop_stream_num(&w->out, v);
	if (w->recording)
		pop_stream_num(&w->record, v);
}

static void
put_ref(walker *w, uint32_t n)
{
	pop_stream_num(&w->out, n);
	if (w->recording)
		pop_stream_num(&w->record, w->next - n);
}

/* ---- The record of an op. */

/* What the sketch sees of an op: no sizes, so that graphs that differ in
 * their batch size are alike. */
static uint32_t
kind_of(const pop_op *op)
{
	return (uint32_t)op->code | (op->narg & 15) << 8 |
	       (op->nres & 15) << 12 |
	       (op->nres ? (uint32_t)op->res[0].type->dtype : 0) << 16;
}

static void
sketch(walker *w, uint32_t kind)
{
	uint64_t h;
	unsigned bin;

	memmove(w->gram, w->gram + 1, sizeof(w->gram) - sizeof(w->gram[0]));
	w->gram[GRAM - 1] = kind;
	h = pop_digest_u64(w->gram, sizeof(w->gram));
	bin = (unsigned)(h % POP_SKETCH_BINS);
	if (h < w->least[bin])
		w->least[bin] = h;
}

/* Numbers the op's bytes, w->tmp; those not met before are w->fresh. */
static void
number_body(walker *w, op_info *info)
{
	pop_stream *t = &w->tmp;
	const pop_str bytes = {(const char *)t->data, t->len};
	void **slot;

	if (!w->recording)
		return;
	slot = pop_strmap_at(&w->body, bytes);
	if (*slot) {
		info->body = ((const op_info *)*slot)->body;
		return;
	}
	*slot = info;
	info->body = ++w->nbody;
	w->fresh = bytes;
	/* They stay where they are, as the map's key. */
	*t = (pop_stream){.arena = &w->scratch,
		.data = t->data + t->len,
		.cap = t->cap - t->len};
}

static void
record_op(walker *w, const pop_op *op, op_info *info)
{
	w->asked->nop++;
	if (!info->kind)
		info->kind = kind_of(op);
	sketch(w, info->kind);
	if (w->asked->want_places)
		pop_stream_put(&w->place, &op->loc, sizeof(op->loc));
	if (!w->recording)
		return;
	if (!w->fresh.len) {
		pop_stream_num(&w->record, info->body);
		return;
	}
	pop_stream_num(&w->record, 0);
	pop_stream_num(&w->record, w->fresh.len);
	pop_stream_put(&w->record, w->fresh.ptr, w->fresh.len);
	w->fresh = (pop_str){0};
}

/* The op by itself, made once. */
static void
make_bytes(walker *w, const pop_op *op, op_info *info)
{
	pop_stream *t = &w->tmp;
	pop_str bytes;
	pop_digest d;

	t->len = 0;
	pop_stream_op(t, op);
	bytes = (pop_str){(const char *)t->data, t->len};
	number_body(w, info);
	t->len = 0;
	if (bytes.len > INLINE_BYTES) {
		d = pop_digest_of(bytes.ptr, bytes.len);
		pop_stream_num(t, 1);
		pop_stream_put(t, d.byte, sizeof(d.byte));
	} else {
		char raw[INLINE_BYTES];

		memcpy(raw, bytes.ptr, bytes.len);
		pop_stream_num(t, 0);
		pop_stream_num(t, bytes.len);
		pop_stream_put(t, raw, bytes.len);
	}
	info->bytes = pop_arena_alloc(&w->scratch, t->len);
	info->len = (uint32_t)t->len;
	memcpy(info->bytes, t->data, t->len);
}

static void
put_op(walker *w, const pop_op *op)
{
	op_info *info = info_of(op);

	if (!info->bytes)
		make_bytes(w, op, info);
	pop_stream_put(&w->out, info->bytes, info->len);
	if (w->asked)
		record_op(w, op, info);
}

static void
put_attrs(walker *w, const pop_op *op, const pop_attr *attr, uint32_t n)
{
	pop_stream_attrs(&w->out, op, attr, n);
	if (w->recording)
		pop_stream_attrs(&w->record, op, attr, n);
}

static void
put_port_attrs(walker *w, const pop_port *port, uint32_t n)
{
	put_num(w, n);
	for (uint32_t i = 0; i < n; i++)
		put_attrs(w, NULL, port[i].attr, port[i].nattr);
}

static void
put_type(walker *w, const pop_shape *t)
{
	pop_stream_type(&w->out, t);
	if (w->recording)
		pop_stream_type(&w->record, t);
}

static void
put_signature(walker *w)
{
	const pop_func *f = w->g->main;

	tag(w, 'M');
	put_num(w, w->g->num_partitions);
	put_num(w, w->g->num_replicas);
	put_attrs(w, NULL, w->g->attr, w->g->nattr);
	tag(w, 'S');
	put_num(w, f->body->narg);
	for (uint32_t i = 0; i < f->body->narg; i++) {
		const pop_port *p = &f->arg_port[i];

		put_type(w, f->body->arg[i]->type);
		put_num(w, (uint64_t)(p->alias_result + 1));
		put_num(w, p->donated | p->resident << 1);
		put_attrs(w, NULL, p->attr, p->nattr);
	}
	put_num(w, f->nres);
	for (uint32_t i = 0; i < f->nres; i++) {
		put_type(w, &f->res_type[i]);
		put_attrs(w, NULL, f->res_port[i].attr, f->res_port[i].nattr);
	}
}

/* ---- Instances. */

static instance *
instance_new(walker *w, const pop_func *f)
{
	const pop_call_info *info = f->aux;
	instance *in = pop_arena_alloc(&w->scratch,
		sizeof(*in) + (size_t)info->nslot * sizeof(in->slot[0]));

	in->func = f;
	return in;
}

static bool
ports_have_code(const pop_port *port, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (port[i].nattr)
			return true;
	return false;
}

static bool
op_has_code(const pop_op *op)
{
	for (uint32_t i = 0; i < op->nattr; i++)
		if (pop_attr_info_of[op->attr[i].key].in_key)
			return true;
	return false;
}

/* Attributes on the call, on its function's ports and on its return. */
static void
put_call(walker *w, const pop_op *call, const pop_func *f)
{
	const pop_op *ret = f->body->last;

	if (!op_has_code(call) && !op_has_code(ret) &&
		!ports_have_code(f->arg_port, f->body->narg) &&
		!ports_have_code(f->res_port, f->nres))
		return;
	tag(w, 'c');
	put_attrs(w, call, call->attr, call->nattr);
	put_port_attrs(w, f->arg_port, f->body->narg);
	put_port_attrs(w, f->res_port, f->nres);
	put_attrs(w, ret, ret->attr, ret->nattr);
}

/* The instance that `call` makes in `in`. */
static instance *
callee_of(walker *w, instance *in, const pop_op *call)
{
	uint32_t *slot = &in->slot[call->mark];
	const pop_func *f;
	instance *made;

	if (*slot)
		return w->instance[*slot - 1];
	f = pop_call_target(w->g, call);
	made = instance_new(w, f);
	made->caller = in;
	made->call = call;
	made->level = in->level + info_of(call)->depth;
	if (w->ninstance == w->cap_instance) {
		uint32_t cap = w->cap_instance ? w->cap_instance * 2 : 64;
		instance **p = POP_NEWN(&w->scratch, instance *, cap);

		if (w->ninstance)
			memcpy(p, w->instance, w->ninstance * sizeof(*p));
		w->instance = p;
		w->cap_instance = cap;
	}
	w->instance[w->ninstance++] = made;
	*slot = w->ninstance;
	put_call(w, call, f);
	return made;
}

/* ---- Values. */

/*
 * One step from value *v of *in to what it stands for.  Returns its number + 1
 * if known; 0 with *memo set: *in, *v are the next value, and *memo may
 * remember its number; 0 with *memo NULL: the op that makes it is not written.
 */
static uint32_t
follow(walker *w, instance **in, pop_value **v, uint32_t **memo)
{
	pop_value *x = *v;
	pop_op *def = x->def;
	uint32_t n;

	*memo = NULL;
	if (!def && x->block->parent) {
		n = (*in)->slot[x->mark];
		assert(n); /* its region is open */
		return n + x->index;
	}
	if (!def && !(*in)->caller)
		return x->index + 1;
	if (def && def->code != POP_OP_CALL) {
		n = (*in)->slot[def->mark];
		assert(n != BUSY); /* no value depends on itself */
		return n ? n + x->index : 0;
	}
	if (!def) {
		*memo = &(*in)->slot[x->index];
		if (**memo)
			return **memo;
		*v = (*in)->call->arg[x->index];
		*in = (*in)->caller;
	} else {
		*memo = &(*in)->slot[def->mark + 1 + x->index];
		if (**memo)
			return **memo;
		*in = callee_of(w, *in, def);
		*v = (*in)->func->body->last->arg[x->index];
	}
	return 0;
}

static void
push(walker *w, frame f)
{
	if (w->depth == w->cap) {
		uint32_t cap = w->cap ? w->cap * 2 : 256;
		frame *p = POP_NEWN(&w->scratch, frame, cap);

		if (w->depth)
			memcpy(p, w->stack, w->depth * sizeof(*p));
		w->stack = p;
		w->cap = cap;
	}
	w->stack[w->depth++] = f;
}

static void
push_visit(walker *w, instance *in, pop_op *op)
{
	in->slot[op->mark] = BUSY;
	push(w, (frame){.in = in, .op = op, .task = VISIT});
}

/* True with the number of v, or false with its op pushed to be written. */
static bool
number(walker *w, instance *in, pop_value *v, uint32_t *out)
{
	instance *i = in;
	pop_value *x = v;
	uint32_t *memo, n, first = 0;

	while (!(n = follow(w, &i, &x, &memo))) {
		if (!memo) {
			push_visit(w, i, x->def);
			return false;
		}
		first = 1;
	}
	*out = n - 1;
	/* All that lies on the way now leads there at once. */
	while (first && !follow(w, &in, &v, &memo))
		*memo = n;
	return true;
}

/* Numbers of all operands are known, or one was pushed. */
static bool
operands_known(walker *w, instance *in, const pop_op *op, uint32_t *done)
{
	uint32_t n;

	/* The frame that holds *done may move when one is pushed. */
	for (uint32_t i = *done; i < op->narg; i++) {
		*done = i;
		if (!number(w, in, op->arg[i], &n))
			return false;
	}
	*done = op->narg;
	return true;
}

static void
put_refs(walker *w, instance *in, const pop_op *op)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < op->narg; i++) {
		bool known = number(w, in, op->arg[i], &n);

		assert(known);
		(void)known;
		put_ref(w, n);
	}
}

/* The end of a block. */
static void
put_return(walker *w, char c, instance *in, const pop_op *ret)
{
	tag(w, c);
	put_attrs(w, ret, ret->attr, ret->nattr);
	if (w->recording)
		pop_stream_num(&w->record, ret->narg);
	put_refs(w, in, ret);
}

/* ---- The walk. */

/* The op is written: it gets its numbers and leaves the stack. */
static void
finish(walker *w, const frame *f)
{
	f->in->slot[f->op->mark] = w->next + 1;
	w->next += f->op->nres ? f->op->nres : 1;
	w->depth--;
}

/* A block's roots: return's operands, then effects.  True when all are
 * written. */
static bool
step_block(walker *w, frame *f, const pop_block *b, bool effect)
{
	if (f->step == RETURNS) {
		if (!operands_known(w, f->in, b->last, &f->arg))
			return false;
		f->step = LISTED;
		if (effect) {
			push(w, (frame){.in = f->in,
					.op = b->first,
					.task = EFFECTS});
			return false;
		}
	}
	return true;
}

static void
open_region(walker *w, frame *f)
{
	const pop_block *b = f->op->region[f->region];

	tag(w, 'R');
	f->in->slot[f->op->mark + 1 + f->region] = w->next + 1;
	w->next += b->narg;
	f->arg = 0;
	f->step = RETURNS;
}

/* The number of a constant, of which an equal one may be written already. */
static void
step_constant(walker *w, const frame *f)
{
	op_info *info = info_of(f->op);
	void **slot;

	if (!info->bytes)
		make_bytes(w, f->op, info);
	slot = pop_strmap_at(
		&w->constant, (pop_str){(const char *)info->bytes, info->len});
	if (*slot) {
		f->in->slot[f->op->mark] = *(const uint32_t *)*slot;
		w->depth--;
		return;
	}
	tag(w, 'o');
	put_num(w, 0);
	put_op(w, f->op);
	*slot = &f->in->slot[f->op->mark];
	finish(w, f);
}

static void
step_visit(walker *w, frame *f)
{
	pop_op *op = f->op;

	if (op->code == POP_OP_CONSTANT) {
		step_constant(w, f);
		return;
	}
	if (f->step == OPERANDS) {
		if (!operands_known(w, f->in, op, &f->arg))
			return;
		tag(w, op->nregion ? 'O' : 'o');
		put_num(w, (uint64_t)f->in->level + info_of(op)->depth);
		put_op(w, op);
		put_refs(w, f->in, op);
		if (!op->nregion) {
			finish(w, f);
			return;
		}
		f->step = OPEN;
	}
	if (f->step == OPEN)
		open_region(w, f);
	if (!step_block(w, f, op->region[f->region], info_of(op)->effect))
		return;
	put_return(w, 'r', f->in, op->region[f->region]->last);
	f->step = OPEN;
	if (++f->region == op->nregion) {
		tag(w, 'C');
		finish(w, f);
	}
}

/* Effects of a block in program order, those of called functions in place. */
static void
step_effects(walker *w, frame *f)
{
	for (; f->op; f->op = f->op->next) {
		pop_op *op = f->op;
		instance *in = f->in;

		if (!info_of(op)->effect)
			continue;
		if (op->code == POP_OP_CALL) {
			f->op = op->next;
			in = callee_of(w, in, op);
			push(w, (frame){.in = in,
					.op = in->func->body->first,
					.task = EFFECTS});
			return;
		}
		if (!in->slot[op->mark]) {
			push_visit(w, in, op);
			return;
		}
		assert(in->slot[op->mark] != BUSY);
		tag(w, 'E');
		put_ref(w, in->slot[op->mark] - 1);
	}
	w->depth--;
}

static void
walk(walker *w)
{
	const pop_func *f = w->g->main;
	instance *in = instance_new(w, f);
	const pop_call_info *info = f->aux;

	w->next = f->body->narg;
	push(w, (frame){.in = in, .task = ENTRY, .step = RETURNS});
	while (w->depth) {
		frame *top = &w->stack[w->depth - 1];

		if (top->task == VISIT)
			step_visit(w, top);
		else if (top->task == EFFECTS)
			step_effects(w, top);
		else if (step_block(w, top, f->body, info->effect))
			w->depth--;
	}
	put_return(w, 'e', in, f->body->last);
	flush(w);
}

static pop_status
check_size(const walker *w)
{
	const pop_call_info *info = w->g->main->aux;

	if (info->ops > (uint64_t)POP_LIMIT_INLINED_OPS)
		return pop_fail(w->err, POP_E_INPUT,
			"%s: operations after inlining all calls: got %" PRIu64
			"%s, expected at most %" PRId64,
			w->g->file, info->ops,
			info->ops == UINT64_MAX ? " or more" : "",
			POP_LIMIT_INLINED_OPS);
	if (info->refs > (uint64_t)POP_LIMIT_INLINED_REFS)
		return pop_fail(w->err, POP_E_INPUT,
			"%s: operands and results after inlining all calls: "
			"got %" PRIu64 ", expected at most %" PRId64,
			w->g->file, info->refs, POP_LIMIT_INLINED_REFS);
	return POP_OK;
}

static pop_status
digest(void *arg, pop_err *err)
{
	walker *w = arg;
	pop_call_info *calls;

	POP_TRY(pop_calls_order(w->g, &w->scratch, &calls, err));
	POP_TRY(check_size(w));
	for (uint32_t i = 0; i < w->g->nfunc; i++)
		prepare_func(w, &calls[i]);
	pop_stream_put(&w->out, "popgraph", 8);
	pop_stream_num(&w->out, VERSION);
	if (w->recording)
		pop_stream_num(&w->record, POP_RECORD_VERSION);
	put_signature(w);
	if (w->asked)
		w->asked->signature =
			pop_digest_of(w->record.data, w->record.len);
	walk(w);
	return POP_OK;
}

/* ---- What is left of the record. */

/* As in record.h. */
static pop_digest
sketch_bytes(const walker *w)
{
	pop_digest d;

	for (unsigned i = 0; i < POP_SKETCH_BINS; i++)
		d.byte[i] = w->least[i] == UINT64_MAX
				    ? 0
				    : (unsigned char)(w->least[i] >> 8 | 1);
	for (unsigned i = 0; i < 4; i++)
		d.byte[POP_SKETCH_BINS + i] =
			(unsigned char)(w->asked->nop >> 8 * i);
	return d;
}

/* Into the graph's arena, where it outlives the walk. */
static pop_status
keep_record(void *arg, pop_err *err)
{
	walker *w = arg;
	pop_record_made *m = w->asked;
	pop_arena *a = w->g->arena;
	char *p;

	(void)err;
	m->sketch = sketch_bytes(w);
	if (w->recording && w->record.len <= POP_RECORD_MAX_BYTES) {
		p = pop_arena_alloc(a, w->record.len);
		memcpy(p, w->record.data, w->record.len);
		m->record = (pop_str){p, w->record.len};
	}
	if (m->want_places) {
		m->place = POP_NEWN(a, pop_loc, m->nop);
		if (m->nop)
			memcpy(m->place, w->place.data, w->place.len);
	}
	return POP_OK;
}

static void
begin_record(walker *w, pop_record_made *asked)
{
	w->asked = asked;
	w->recording = asked != NULL;
	w->body.arena = w->record.arena = w->place.arena = &w->scratch;
	memset(w->least, 0xff, sizeof(w->least));
	if (asked)
		*asked = (pop_record_made){.want_places = asked->want_places};
}

pop_status
pop_graph_digest(
	const pop_graph *g, pop_digest *out, pop_digest *check, pop_err *err)
{
	return pop_graph_record(g, out, check, NULL, err);
}

/* The check digest is that of the same bytes behind a word of its own. */
pop_status
pop_graph_record(const pop_graph *g, pop_digest *out, pop_digest *check,
	pop_record_made *record, pop_err *err)
{
	walker w = {.g = g,
		.err = err,
		.hasher = pop_hasher_new(),
		.scratch.lender = g->arena};
	pop_status st = POP_E_NOMEM;

	w.second = check ? pop_hasher_new() : NULL;
	if (!w.hasher || (check && !w.second)) {
		pop_fail(err, st, "out of memory for a digest");
		goto out;
	}
	st = pop_graph_need_main(g, err);
	if (st != POP_OK)
		goto out;
	if (w.second)
		pop_hasher_put(w.second, "popcheck", 8);
	w.out.arena = w.tmp.arena = w.constant.arena = &w.scratch;
	begin_record(&w, record);
	st = pop_arena_run(&w.scratch, digest, &w, err);
	if (st == POP_OK && record)
		st = pop_arena_run(g->arena, keep_record, &w, err);
	if (st == POP_OK)
		*out = pop_hasher_get(w.hasher);
	if (st == POP_OK && check)
		*check = pop_hasher_get(w.second);
out:
	pop_arena_release(&w.scratch);
	pop_hasher_free(w.hasher);
	pop_hasher_free(w.second);
	return st;
}
