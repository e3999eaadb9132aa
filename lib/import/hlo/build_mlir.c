/*
 * Instructions for which the builders of StableHLO and CHLO do the work: they
 * get an operation with decoded attributes, as mlir.def says, so that both
 * families give one IR and what one can, the other can.
 */

#include <string.h>

#include "lib/import/hlo/build.h"
#include "lib/import/mlir/mlir.h"
#include "lib/ir/site.h"

typedef enum attr_kind {
	NUMBER,
	FIRST,
	REAL,
	LIST,
	TEXT,
	PAIRS,
	GROUPS,
} attr_kind;

static const struct {
	int code;
	const char *operation;
} operation[] = {
#define MLIR(NAME, operation) {POP_HLO_##NAME, operation},
#define MLIR_ATTR(NAME, KEY, attribute, kind)
#include "lib/import/hlo/mlir.def"
#undef MLIR
#undef MLIR_ATTR
};

static const struct {
	int code, key;
	const char *attribute;
	attr_kind kind;
} attribute[] = {
#define MLIR(NAME, operation)
#define MLIR_ATTR(NAME, KEY, attribute, kind) \
	{POP_HLO_##NAME, POP_HLO_KEY_##KEY, attribute, kind},
#include "lib/import/hlo/mlir.def"
#undef MLIR
#undef MLIR_ATTR
};

/* One instruction on its way. */
typedef struct work {
	pop_hlo *m;
	pop_mlir *mlir;
	pop_hlo_instr *i;
	pop_mlir_op o;
} work;

/* ---- Attributes. */

static pop_mlir_value *
add(work *w, const char *name, pop_mlir_value_kind kind)
{
	pop_mlir_value *v = POP_NEW(w->m->arena, pop_mlir_value);
	pop_mlir_named a = {.name = pop_str_of(name), .value = v};

	v->kind = kind;
	POP_MLIR_PUSH(w->mlir, &w->o.attr, a);
	return v;
}

static void
set_number(pop_mlir_value *v, pop_arena *a, int64_t number)
{
	int64_t *own = POP_NEW(a, int64_t);

	*own = number;
	v->kind = POP_MLIR_VALUE_NUMBER;
	v->dense = (pop_dense){{.dtype = POP_DT_I64}, own, true};
}

static void
add_number(work *w, const char *name, int64_t number)
{
	set_number(add(w, name, POP_MLIR_VALUE_NUMBER), w->m->arena, number);
}

static void
add_real(work *w, const char *name, double number)
{
	pop_mlir_value *v = add(w, name, POP_MLIR_VALUE_NUMBER);
	double *own = POP_NEW(w->m->arena, double);

	*own = number;
	v->dense = (pop_dense){{.dtype = POP_DT_F64}, own, true};
}

static void
add_list(work *w, const char *name, const int64_t *list, uint32_t n)
{
	pop_mlir_value *v = add(w, name, POP_MLIR_VALUE_INTS);

	v->ints = list;
	v->n = n;
}

static void
add_string(work *w, const char *name, pop_str text)
{
	add(w, name, POP_MLIR_VALUE_STRING)->text = text;
}

/* What is MLIR text already. */
static void
add_text(work *w, const char *name, pop_str text)
{
	pop_mlir_named a = {.name = pop_str_of(name),
		.text = {text.ptr, text.ptr + text.len}};

	POP_MLIR_PUSH(w->mlir, &w->o.attr, a);
}

static void
add_table(work *w, const char *name, const int64_t *v, int64_t rows,
	int64_t columns)
{
	pop_mlir_value *d = add(w, name, POP_MLIR_VALUE_DENSE);

	d->dense = (pop_dense){
		{.dtype = POP_DT_I64, .rank = 2, .dim = {rows, columns}},
		rows && columns ? (const void *)v : "", false};
}

/* Short rows are filled up with -1. */
static pop_status
add_groups(work *w, const char *name, const pop_hlo_groups *g)
{
	uint32_t longest = 0;
	int64_t *v;

	for (uint32_t r = 0; r < g->n; r++)
		if (g->first[r + 1] - g->first[r] > longest)
			longest = g->first[r + 1] - g->first[r];
	POP_TRY(pop_hlo_count_devices(
		w->m, w->i->loc, (uint64_t)g->n * longest));
	v = POP_NEWN(w->m->arena, int64_t, (size_t)g->n * longest);
	for (uint32_t r = 0; r < g->n; r++)
		for (uint32_t k = 0; k < longest; k++) {
			uint32_t at = g->first[r] + k;

			v[(size_t)r * longest + k] =
				at < g->first[r + 1] ? g->id[at] : -1;
		}
	add_table(w, name, v, g->n, longest);
	return POP_OK;
}

static pop_status
add_attribute(work *w, const pop_hlo_attr *a, const char *name, attr_kind kind)
{
	switch (kind) {
	case NUMBER:
		add_number(w, name, a->i);
		return POP_OK;
	case FIRST:
		if (a->n != 1)
			return pop_hlo_instr_fail(w->m, w->i,
				"has %u dimensions, expected one", a->n);
		add_number(w, name, a->ints[0]);
		return POP_OK;
	case REAL:
		add_real(w, name, a->real);
		return POP_OK;
	case LIST:
		add_list(w, name, a->ints, a->n);
		return POP_OK;
	case TEXT:
		add_string(w, name, (pop_str){a->text, a->n});
		return POP_OK;
	case PAIRS:
		add_table(w, name, a->ints, a->n / 2, 2);
		return POP_OK;
	case GROUPS:
		return add_groups(w, name, a->groups);
	}
	return POP_OK;
}

static pop_status
add_attributes(work *w)
{
	for (size_t k = 0; k < sizeof(attribute) / sizeof(attribute[0]); k++) {
		const pop_hlo_attr *a;

		if (attribute[k].code != (int)w->i->code)
			continue;
		a = pop_hlo_find(w->i, (pop_hlo_key)attribute[k].key);
		if (a)
			POP_TRY(add_attribute(w, a, attribute[k].attribute,
				attribute[k].kind));
		else if (attribute[k].kind == GROUPS ||
			 attribute[k].kind == PAIRS)
			add_table(w, attribute[k].attribute, NULL, 0, 0);
	}
	return POP_OK;
}

/* ---- The operation. */

/* Meshes that custom calls speak of by name. */
static pop_status
add_meshes(pop_hlo *m)
{
	for (uint32_t i = 0; i < m->nfrontend; i++)
		if (pop_str_is(m->frontend[i].name, "xla.sdy.meshes"))
			POP_TRY(pop_mlir_add_meshes(
				m->mlir, m->data, m->frontend[i].text));
	return POP_OK;
}

/* The reader of text, whose builders are used, in m->mlir. */
static pop_status
need_mlir(pop_hlo *m)
{
	pop_import_source src = {
		.file = m->file, .data = m->data, .n = m->size};
	pop_graph *g = m->graph;

	if (m->mlir)
		return POP_OK;
	m->mlir = POP_NEW(m->arena, pop_mlir);
	pop_mlir_init(m->mlir, m->arena, &src, m->err);
	m->mlir->graph = g;
	return add_meshes(m);
}

static pop_status
begin(work *w, pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	uint32_t narg = pop_hlo_count_leaves(i, 0);
	size_t k = 0;

	POP_TRY(need_mlir(m));
	*w = (work){.m = m, .mlir = m->mlir, .i = i};
	while (operation[k].code != (int)i->code)
		k++;
	w->mlir->place = &i->loc;
	w->o.name = pop_str_of(operation[k].operation);
	w->o.row = pop_mlir_row_named(w->o.name);
	if (!w->o.row || !w->o.row->build)
		return pop_hlo_instr_fail(m, i, "is not supported");
	w->o.at = m->data;
	w->o.loc = i->loc;
	w->o.block = b;
	w->o.arg.v = POP_NEWN(m->arena, pop_value *, narg);
	w->o.arg.n = w->o.arg.cap = narg;
	pop_hlo_gather_leaves(i, 0, w->o.arg.v);
	return add_attributes(w);
}

/* Results are the leaves of `s`. */
static void
add_types(work *w, const pop_hlo_shape *s)
{
	for (uint32_t k = 0; k < s->nleaf; k++)
		POP_MLIR_PUSH(w->mlir, &w->o.type, *pop_hlo_type(s, k));
}

static pop_status
add_regions(work *w)
{
	for (uint32_t k = 0; k < pop_hlo_ncalled(w->i); k++) {
		pop_block *b = pop_block_new(w->o.block->func, NULL);

		POP_TRY(pop_hlo_region(
			w->m, w->i, pop_hlo_called(w->i, k), b, NULL, 0));
		POP_MLIR_PUSH(w->mlir, &w->o.region, b);
	}
	w->mlir->place = &w->i->loc;
	return POP_OK;
}

static pop_status
finish(work *w)
{
	POP_TRY(w->o.row->build(w->mlir, &w->o));
	return pop_hlo_set_values(w->m, w->i, w->o.result.v, w->o.result.n);
}

pop_status
pop_hlo_build_mlir(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	work w;

	POP_TRY(begin(&w, m, b, i));
	add_types(&w, i->shape);
	POP_TRY(add_regions(&w));
	return finish(&w);
}

/* ---- What needs more than a table. */

pop_status
pop_hlo_build_scan(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	int64_t carries = pop_hlo_get_int(i, POP_HLO_KEY_NUM_CARRIES, 0);
	int64_t n = pop_hlo_count_leaves(i, 0);
	int64_t *segments = POP_NEWN(m->arena, int64_t, 2);
	work w;

	if (carries < 0 || carries > n)
		return pop_hlo_instr_fail(m, i,
			"has %lld carries among %lld operands",
			(long long)carries, (long long)n);
	segments[0] = n - carries;
	segments[1] = carries;
	POP_TRY(begin(&w, m, b, i));
	add_list(&w, "operandSegmentSizes", segments, 2);
	add_types(&w, i->shape);
	POP_TRY(add_regions(&w));
	return finish(&w);
}

static void
add_precision(work *w)
{
	static const char *const word[] = {"DEFAULT", "HIGH", "HIGHEST"};
	uint32_t n;
	const int64_t *v = pop_hlo_get_ints(w->i, POP_HLO_KEY_PRECISION, &n);
	const char *p[2] = {word[0], word[0]};

	for (uint32_t k = 0; k < n && k < 2; k++)
		if (v[k] >= 0 && v[k] <= 2)
			p[k] = word[v[k]];
	add_text(w, "precision_config",
		pop_str_of(
			pop_str_printf(w->m->arena, "[%s, %s]", p[0], p[1])));
}

pop_status
pop_hlo_build_ragged_dot(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	static const struct {
		pop_hlo_key key;
		const char *name;
	} part[] = {
		{POP_HLO_KEY_LHS_BATCH, "lhs_batching_dimensions"},
		{POP_HLO_KEY_RHS_BATCH, "rhs_batching_dimensions"},
		{POP_HLO_KEY_LHS_CONTRACT, "lhs_contracting_dimensions"},
		{POP_HLO_KEY_RHS_CONTRACT, "rhs_contracting_dimensions"},
		{POP_HLO_KEY_LHS_RAGGED, "lhs_ragged_dimensions"},
		{POP_HLO_KEY_RHS_GROUP, "rhs_group_dimensions"},
	};
	pop_mlir_dict all, numbers;
	work w;

	POP_TRY(begin(&w, m, b, i));
	all = w.o.attr;
	w.o.attr = (pop_mlir_dict){0};
	for (size_t k = 0; k < sizeof(part) / sizeof(part[0]); k++) {
		uint32_t n;
		const int64_t *v = pop_hlo_get_ints(i, part[k].key, &n);

		add_list(&w, part[k].name, v, n);
	}
	numbers = w.o.attr;
	w.o.attr = all;
	add(&w, "ragged_dot_dimension_numbers", POP_MLIR_VALUE_DICT)->dict =
		numbers;
	add_precision(&w);
	add_types(&w, i->shape);
	return finish(&w);
}

/* The operands, one for each device, behind one another. */
static pop_value *
stacked(const pop_site *s, const pop_hlo_instr *i, pop_shape *one)
{
	pop_shape all = i->operand[0]->shape->type;
	pop_op *op;

	for (unsigned d = all.rank++; d > 0; d--)
		all.dim[d] = all.dim[d - 1];
	all.dim[0] = 1;
	*one = all;
	all.dim[0] = i->noperand;
	op = pop_op_new(
		s->g, POP_OP_CONCATENATE, i->noperand, 1, &all, 0, i->loc);
	pop_attr_set_int(s->g, op, POP_ATTR_DIM, 0);
	for (uint32_t k = 0; k < i->noperand; k++)
		op->arg[k] = pop_site_reshape(s, one, i->operand[k]->value.one);
	pop_block_append(s->block, op);
	return &op->res[0];
}

/* Each operand goes to another device. */
static pop_status
exchange(work *w, pop_block *b)
{
	pop_hlo_instr *i = w->i;
	const pop_hlo_shape *first = i->operand[0]->shape;
	pop_site s = {w->m->graph, b, NULL, i->loc};
	pop_value **v = POP_NEWN(w->m->scratch, pop_value *, i->noperand);
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	pop_value *all;
	pop_shape one;

	for (uint32_t k = 0; k < i->noperand; k++)
		if (i->operand[k]->shape->is_tuple ||
			!pop_shape_eq(
				&first->type, &i->operand[k]->shape->type) ||
			first->type.rank == POP_MAX_RANK)
			return pop_hlo_instr_fail(w->m, i,
				"expected arrays of one shape, of fewer than "
				"%d dimensions",
				POP_MAX_RANK);
	all = stacked(&s, i, &one);
	w->o.arg.v[0] = all;
	w->o.arg.n = 1;
	add_number(w, "split_dimension", 0);
	add_number(w, "concat_dimension", 0);
	add_number(w, "split_count", i->noperand);
	POP_MLIR_PUSH(w->mlir, &w->o.type, *all->type);
	POP_TRY(w->o.row->build(w->mlir, &w->o));
	for (unsigned d = 0; d < one.rank; d++)
		limit[d] = one.dim[d];
	for (uint32_t k = 0; k < i->noperand; k++) {
		start[0] = k;
		limit[0] = k + 1;
		v[k] = pop_site_slice(&s, w->o.result.v[0], start, limit);
		v[k] = pop_site_reshape(&s, &first->type, v[k]);
	}
	return pop_hlo_set_values(w->m, i, v, i->noperand);
}

/* An array is split and joined along one dimension; of a tuple every element
 * goes to another device. */
pop_status
pop_hlo_build_all_to_all(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_attr *a = pop_hlo_find(i, POP_HLO_KEY_REPLICA_GROUPS);
	int64_t count = m->num_replicas;
	work w;

	POP_TRY(begin(&w, m, b, i));
	if (i->shape->is_tuple)
		return exchange(&w, b);
	if (a && a->groups->n)
		count = a->groups->first[1];
	add_number(&w, "split_count", count);
	add_types(&w, i->shape);
	return finish(&w);
}

enum { CHANNEL_DEVICE = 1, CHANNEL_SEND = 2, CHANNEL_RECV = 3 };

static void
add_channel_type(work *w, int64_t of_host)
{
	bool host = pop_hlo_get_int(w->i, POP_HLO_KEY_IS_HOST_TRANSFER, 0);

	add_number(w, "channel_type", host ? of_host : CHANNEL_DEVICE);
}

/* (data, context, token) from data and a token: send does it all. */
pop_status
pop_hlo_build_send(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_shape *s = i->shape;
	uint32_t n = s->nleaf;
	pop_value **v = POP_NEWN(m->scratch, pop_value *, n);
	work w;

	POP_TRY(begin(&w, m, b, i));
	if (n != w.o.arg.n + 1)
		return pop_hlo_instr_fail(
			m, i, "expected the shape (data, u32[], token[])");
	add_channel_type(&w, CHANNEL_SEND);
	POP_MLIR_PUSH(w.mlir, &w.o.type, *pop_hlo_type(s, n - 1));
	POP_TRY(w.o.row->build(w.mlir, &w.o));
	memcpy(v, w.o.arg.v, (n - 2) * sizeof(*v));
	v[n - 2] = pop_hlo_context(b, pop_hlo_type(s, n - 2));
	v[n - 1] = w.o.result.v[0];
	return pop_hlo_set_values(m, i, v, n);
}

/* (data, context, token) from a token. */
pop_status
pop_hlo_build_recv(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_shape *s = i->shape;
	uint32_t n = s->nleaf;
	pop_value **v = POP_NEWN(m->scratch, pop_value *, n);
	work w;

	POP_TRY(begin(&w, m, b, i));
	if (n < 2)
		return pop_hlo_instr_fail(
			m, i, "expected the shape (data, u32[], token[])");
	add_channel_type(&w, CHANNEL_RECV);
	add_types(&w, s);
	w.o.type.v[n - 2] = w.o.type.v[n - 1];
	w.o.type.n--;
	POP_TRY(w.o.row->build(w.mlir, &w.o));
	memcpy(v, w.o.result.v, (n - 2) * sizeof(*v));
	v[n - 1] = w.o.result.v[n - 2];
	v[n - 2] = pop_hlo_context(b, pop_hlo_type(s, n - 2));
	return pop_hlo_set_values(m, i, v, n);
}

/* The token. */
pop_status
pop_hlo_build_send_done(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_instr *s = i->operand[0];
	pop_value *token;

	(void)b;
	if (!s->shape->nleaf)
		return pop_hlo_instr_fail(m, i, "its operand is empty");
	token = pop_hlo_leaf(s, s->shape->nleaf - 1);
	return pop_hlo_set_values(m, i, &token, 1);
}

/* (data, token) */
pop_status
pop_hlo_build_recv_done(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_instr *r = i->operand[0];
	uint32_t n = r->shape->nleaf;
	pop_value **v;

	(void)b;
	if (n < 2)
		return pop_hlo_instr_fail(m, i, "its operand is no recv");
	v = POP_NEWN(m->scratch, pop_value *, n);
	memcpy(v, pop_hlo_leaves(r), n * sizeof(*v));
	v[n - 2] = v[n - 1];
	return pop_hlo_set_values(m, i, v, n - 1);
}

/* ---- Custom calls. */

static void
add_frontend(work *w)
{
	const pop_hlo_attr *a = pop_hlo_find(w->i, POP_HLO_KEY_FRONTEND);
	pop_mlir_dict all = w->o.attr, pairs;

	if (!a)
		return;
	w->o.attr = (pop_mlir_dict){0};
	for (uint32_t k = 0; k < a->n; k++)
		add_string(w, pop_str_dup(w->m->arena, a->pairs[k].name),
			a->pairs[k].text);
	pairs = w->o.attr;
	w->o.attr = all;
	add(w, "mhlo.frontend_attributes", POP_MLIR_VALUE_DICT)->dict = pairs;
}

/* The typed interface has a dictionary where others have bytes. */
static void
add_config(work *w)
{
	pop_str text = pop_hlo_get_text(w->i, POP_HLO_KEY_BACKEND_CONFIG);

	if (text.len && text.ptr[0] == '{' &&
		pop_hlo_get_int(w->i, POP_HLO_KEY_API_VERSION, 0) == 4)
		add_text(w, "backend_config", text);
	else
		add_string(w, "backend_config", text);
}

/* Computations become functions, which the call names. */
static pop_status
add_called(work *w)
{
	uint32_t n = pop_hlo_ncalled(w->i);
	const pop_mlir_value **item;
	pop_mlir_value *all;

	if (!n)
		return POP_OK;
	item = POP_NEWN(w->m->arena, const pop_mlir_value *, n);
	for (uint32_t k = 0; k < n; k++) {
		pop_mlir_value *v = POP_NEW(w->m->arena, pop_mlir_value);
		pop_func *f;

		POP_TRY(pop_hlo_func(w->m, w->i, pop_hlo_called(w->i, k), &f));
		v->kind = POP_MLIR_VALUE_SYMBOL;
		v->text = f->name;
		item[k] = v;
	}
	all = add(w, "called_computations", POP_MLIR_VALUE_ARRAY);
	all->item = item;
	all->n = n;
	w->mlir->place = &w->i->loc;
	return POP_OK;
}

pop_status
pop_hlo_build_custom_call(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	work w;

	POP_TRY(begin(&w, m, b, i));
	add_config(&w);
	add_frontend(&w);
	POP_TRY(add_called(&w));
	add_types(&w, i->shape);
	return finish(&w);
}
