#ifndef HLO_WRITER_H
#define HLO_WRITER_H

#include <assert.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/base/map.h"
#include "lib/import/hlo/hlo.h"

/*
 * A model of an HLO module as an HloModuleProto, for tests: what the text
 * reader fills, written, and read by the other reader, must give the same
 * graph.
 *
 * Lists are packed or, with `loose`, written number by number, as old writers
 * did; the order of fields is then reversed, too.
 */
typedef struct hlo_writer {
	bool loose;
	pop_arena *arena; /* for the map */
	pop_intmap ids;   /* instruction to its id + 1 */
	int64_t next, next_comp;
	pop_buf comps;
} hlo_writer;

static inline void
pb_tag(pop_buf *b, unsigned field, unsigned type)
{
	pop_buf_varint(b, (uint64_t)field << 3 | type);
}

static inline void
pb_int(pop_buf *b, unsigned field, int64_t v)
{
	if (!v)
		return;
	pb_tag(b, field, 0);
	pop_buf_varint(b, (uint64_t)v);
}

static inline void
pb_bytes(pop_buf *b, unsigned field, const void *data, size_t n)
{
	pb_tag(b, field, 2);
	pop_buf_varint(b, n);
	pop_buf_put(b, data, n);
}

static inline void
pb_str(pop_buf *b, unsigned field, pop_str s)
{
	if (s.len)
		pb_bytes(b, field, s.ptr, s.len);
}

/* The message `part`, which is used up. */
static inline void
pb_message(pop_buf *b, unsigned field, pop_buf *part)
{
	pb_bytes(b, field, part->len ? part->data : (void *)b, part->len);
	pop_buf_release(part);
	memset(part, 0, sizeof(*part));
}

static inline void
pb_list(const hlo_writer *w, pop_buf *b, unsigned field, const int64_t *v,
	uint32_t n)
{
	pop_buf part = {0};

	for (uint32_t i = 0; i < n; i++) {
		if (w->loose)
			pb_tag(b, field, 0);
		pop_buf_varint(w->loose ? b : &part, (uint64_t)v[i]);
	}
	if (n && !w->loose)
		pb_message(b, field, &part);
}

/* ---- Shapes, literals. */

static inline int64_t
pb_type(uint8_t dtype)
{
	for (int64_t number = 1; number < 64; number++) {
		pop_dtype d;

		if (pop_hlo_primitive_of((uint64_t)number, &d) && d == dtype)
			return number;
	}
	assert(!"a type that HLO lacks");
	return 0;
}

static inline void
pb_shape(
	const hlo_writer *w, pop_buf *b, unsigned field, const pop_hlo_shape *s)
{
	pop_buf part = {0}, layout = {0};
	int64_t order[POP_MAX_RANK];

	pb_int(&part, 2, s->is_tuple ? 13 : pb_type(s->type.dtype));
	for (uint32_t i = 0; i < s->nelement; i++)
		pb_shape(w, &part, 4, s->element[i]);
	if (!s->is_tuple) {
		pb_list(w, &part, 3, s->type.dim, s->type.rank);
		for (unsigned i = 0; i < s->type.rank; i++)
			order[i] = s->has_layout ? s->minor_to_major[i]
						 : s->type.rank - 1 - i;
		pb_list(w, &layout, 1, order, s->type.rank);
		pb_message(&part, 5, &layout);
	}
	pb_message(b, field, &part);
}

/* How elements of each type are held: field, and 0 bytes, 1 fixed width,
 * 2 varints. */
static inline const uint8_t *
pb_holder(pop_dtype d)
{
	static const uint8_t of[POP_DT_COUNT][2] = {
		[POP_DT_I1] = {2, 2},
		[POP_DT_I2] = {26, 0},
		[POP_DT_I4] = {21, 0},
		[POP_DT_I8] = {15, 0},
		[POP_DT_I16] = {17, 0},
		[POP_DT_I32] = {4, 2},
		[POP_DT_I64] = {5, 2},
		[POP_DT_U2] = {27, 0},
		[POP_DT_U4] = {22, 0},
		[POP_DT_U8] = {3, 0},
		[POP_DT_U16] = {16, 0},
		[POP_DT_U32] = {6, 2},
		[POP_DT_U64] = {7, 2},
		[POP_DT_F16] = {11, 0},
		[POP_DT_BF16] = {13, 0},
		[POP_DT_F32] = {8, 1},
		[POP_DT_F64] = {9, 1},
		[POP_DT_C64] = {12, 1},
		[POP_DT_C128] = {18, 1},
		[POP_DT_F8E5M2] = {19, 0},
		[POP_DT_F8E4M3FN] = {20, 0},
		[POP_DT_F8E4M3B11FNUZ] = {23, 0},
		[POP_DT_F8E5M2FNUZ] = {24, 0},
		[POP_DT_F8E4M3FNUZ] = {25, 0},
		[POP_DT_F8E4M3] = {28, 0},
		[POP_DT_F8E3M4] = {29, 0},
		[POP_DT_F4E2M1FN] = {32, 0},
		[POP_DT_F8E8M0FNU] = {33, 0},
	};

	return of[d];
}

static inline void
pb_element(const hlo_writer *w, pop_buf *out, pop_buf *packed, pop_dtype d,
	const unsigned char *p)
{
	unsigned width = pop_dtype_bytes(pop_dtype_real(d));
	const uint8_t *how = pb_holder(d);
	pop_buf *to = w->loose && how[1] ? out : packed;

	for (unsigned at = 0; at < pop_dtype_bytes(d); at += width) {
		int64_t v = 0;

		if (to == out)
			pb_tag(out, how[0],
				how[1] == 2  ? 0
				: width == 4 ? 5
					     : 1);
		if (how[1] != 2) {
			pop_buf_put(to, p + at, width);
			continue;
		}
		memcpy(&v, p + at, width);
		if (d == POP_DT_I32)
			v = (int32_t)v;
		pop_buf_varint(to, (uint64_t)v);
	}
}

/* The place of the i-th element in the order of the layout. */
static inline int64_t
pb_place(const pop_hlo_shape *s, int64_t i)
{
	int64_t stride[POP_MAX_RANK], at = 0;

	pop_shape_strides(&s->type, stride);
	for (unsigned k = 0; k < s->type.rank; k++) {
		unsigned d = s->has_layout ? s->minor_to_major[k]
					   : s->type.rank - 1u - k;

		at += i % s->type.dim[d] * stride[d];
		i /= s->type.dim[d];
	}
	return at;
}

static inline void
pb_literal(const hlo_writer *w, pop_buf *b, unsigned field,
	const pop_hlo_shape *s, const pop_dense **leaf)
{
	pop_buf part = {0}, packed = {0};
	const pop_dense *d = *leaf;
	pop_dtype t;

	if (!w->loose)
		pb_shape(w, &part, 1, s);
	for (uint32_t i = 0; i < s->nelement; i++)
		pb_literal(w, &part, 10, s->element[i], leaf);
	if (!s->is_tuple) {
		t = (pop_dtype)s->type.dtype;
		for (int64_t i = 0; i < pop_shape_elements(&s->type); i++)
			pb_element(w, &part, &packed, t,
				(const unsigned char *)d->data +
					(d->splat ? 0 : pb_place(s, i)) *
						pop_dtype_bytes(t));
		if (packed.len)
			pb_message(&part, pb_holder(t)[0], &packed);
		++*leaf;
	}
	if (w->loose)
		pb_shape(w, &part, 1, s);
	pb_message(b, field, &part);
}

/* ---- Attributes that are messages. */

static inline const pop_hlo_attr *
pb_attr(const pop_hlo_instr *i, pop_hlo_key key)
{
	for (unsigned k = 0; k < i->nattr; k++)
		if (i->attr[k].key == key)
			return &i->attr[k];
	return NULL;
}

static inline int64_t
pb_entry(const pop_hlo_instr *i, pop_hlo_key key, uint32_t k, int64_t missing)
{
	const pop_hlo_attr *a = pb_attr(i, key);

	return a && k < a->n ? a->ints[k] : missing;
}

typedef struct pb_part {
	uint8_t field;
	uint8_t key;
	uint8_t missing;
} pb_part;

/* One message a list entry; `outer` 0: they are fields of the instruction. */
static inline void
pb_entries(pop_buf *b, const pop_hlo_instr *i, unsigned outer, unsigned inner,
	const pb_part *part, int nparts)
{
	const pop_hlo_attr *first = pb_attr(i, (pop_hlo_key)part[0].key);
	pop_buf all = {0};

	if (!first)
		return;
	for (uint32_t k = 0; k < first->n; k++) {
		pop_buf e = {0};

		for (int n = 0; n < nparts; n++)
			pb_int(&e, part[n].field,
				pb_entry(i, (pop_hlo_key)part[n].key, k,
					part[n].missing));
		pb_message(outer ? &all : b, inner, &e);
	}
	if (outer)
		pb_message(b, outer, &all);
}

/* Lists and numbers in one message. */
static inline bool
pb_numbers(const hlo_writer *w, pop_buf *b, const pop_hlo_instr *i,
	unsigned field, const pb_part *part, int nparts)
{
	pop_buf m = {0};
	bool any = false;

	for (int n = 0; n < nparts; n++) {
		pop_hlo_key key = (pop_hlo_key)part[n].key;
		const pop_hlo_attr *a = pb_attr(i, key);

		if (!a)
			continue;
		any = true;
		if (pop_hlo_key_kind(key) == POP_HLO_KIND_INT)
			pb_int(&m, part[n].field, a->i);
		else
			pb_list(w, &m, part[n].field, a->ints, a->n);
	}
	if (any)
		pb_message(b, field, &m);
	return any;
}

#define PB(field, name, missing)                   \
	{                                          \
		field, POP_HLO_KEY_##name, missing \
	}
#define PB_COUNT(array) (int)(sizeof(array) / sizeof((array)[0]))

static inline void
pb_convolution(const hlo_writer *w, pop_buf *b, const pop_hlo_instr *i)
{
	static const uint8_t side[3][4] = {
		{POP_HLO_KEY_CONV_INPUT, 7, 8, 11},
		{POP_HLO_KEY_CONV_KERNEL, 4, 3, 6},
		{POP_HLO_KEY_CONV_OUTPUT, 9, 10, 12},
	};
	pop_buf m = {0};

	if (!pb_attr(i, POP_HLO_KEY_CONV_INPUT))
		return;
	for (int k = 0; k < 3; k++) {
		const pop_hlo_attr *a = pb_attr(i, (pop_hlo_key)side[k][0]);

		pb_int(&m, side[k][1], a->ints[0]);
		pb_int(&m, side[k][2], a->ints[1]);
		pb_list(w, &m, side[k][3], a->ints + 2, a->n - 2);
	}
	pb_message(b, 16, &m);
}

static inline void
pb_groups(const hlo_writer *w, pop_buf *b, const pop_hlo_groups *g)
{
	pop_buf list = {0};

	for (uint32_t k = 0; k < g->n; k++) {
		pop_buf one = {0};

		pb_list(w, &one, 1, g->id + g->first[k],
			g->first[k + 1] - g->first[k]);
		/* Older writers have them in the instruction. */
		pb_message(w->loose ? b : &list, w->loose ? 49 : 1, &one);
	}
	if (!w->loose)
		pb_message(b, 87, &list);
}

static inline void
pb_frontend(pop_buf *b, const pop_hlo_attr *a)
{
	pop_buf map = {0};

	for (uint32_t k = 0; k < a->n; k++) {
		pop_buf e = {0};

		pb_str(&e, 1, a->pairs[k].name);
		pb_str(&e, 2, a->pairs[k].text);
		pb_message(&map, 1, &e);
	}
	pb_message(b, 68, &map);
}

static inline void
pb_nested(const hlo_writer *w, pop_buf *b, const pop_hlo_instr *i)
{
	static const pb_part window[] = {PB(1, WINDOW_SIZE, 0),
		PB(2, WINDOW_STRIDE, 1), PB(3, WINDOW_LOW, 0),
		PB(4, WINDOW_HIGH, 0), PB(5, WINDOW_DILATION, 1),
		PB(6, WINDOW_BASE_DILATION, 1), PB(7, WINDOW_REVERSAL, 0)};
	static const pb_part slice[] = {PB(1, SLICE_START, 0),
		PB(2, SLICE_LIMIT, 0), PB(3, SLICE_STRIDE, 1)};
	static const pb_part padding[] = {
		PB(1, PAD_LOW, 0), PB(2, PAD_HIGH, 0), PB(3, PAD_INTERIOR, 0)};
	static const pb_part dot[] = {PB(1, LHS_CONTRACT, 0),
		PB(2, RHS_CONTRACT, 0), PB(3, LHS_BATCH, 0),
		PB(4, RHS_BATCH, 0)};
	static const pb_part gather[] = {PB(1, OFFSET_DIMS, 0),
		PB(2, COLLAPSED_DIMS, 0), PB(3, INDEX_MAP, 0),
		PB(4, INDEX_VECTOR_DIM, 0), PB(5, OPERAND_BATCH, 0),
		PB(6, INDEX_BATCH, 0)};
	static const pb_part precision[] = {
		PB(1, PRECISION, 0), PB(2, DOT_ALGORITHM, 0)};
	static const pb_part solve[] = {PB(1, LEFT_SIDE, 0), PB(2, LOWER, 0),
		PB(3, UNIT_DIAGONAL, 0), PB(4, TRANSPOSE_A, 0)};
	static const pb_part factor[] = {PB(1, LOWER, 0)};
	static const pb_part ragged[] = {
		PB(2, LHS_RAGGED, 0), PB(3, RHS_GROUP, 0)};
	const pop_hlo_attr *a;
	pop_buf m = {0};

	pb_entries(b, i, 15, 1, window, PB_COUNT(window));
	pb_entries(b, i, 0, 17, slice, PB_COUNT(slice));
	pb_entries(b, i, 21, 1, padding, PB_COUNT(padding));
	pb_convolution(w, b, i);
	pb_numbers(w, b, i, i->code == POP_HLO_SCATTER ? 48 : 33, gather,
		PB_COUNT(gather));
	pb_numbers(w, b, i, 51, precision, PB_COUNT(precision));
	if (i->code == POP_HLO_CHOLESKY)
		pb_numbers(w, b, i, 62, factor, 1);
	else
		pb_numbers(w, b, i, 59, solve, PB_COUNT(solve));
	if (i->code == POP_HLO_RAGGED_DOT) {
		pb_numbers(w, &m, i, 1, dot, PB_COUNT(dot));
		for (int k = 0; k < 2; k++) {
			a = pb_attr(i, (pop_hlo_key)ragged[k].key);
			if (a)
				pb_list(w, &m, ragged[k].field, a->ints, a->n);
		}
		pb_message(b, 90, &m);
	} else {
		pb_numbers(w, b, i, 30, dot, PB_COUNT(dot));
	}
	a = pb_attr(i, POP_HLO_KEY_SOURCE_TARGET);
	for (uint32_t k = 0; a && k + 1 < a->n; k += 2) {
		pb_int(&m, 1, a->ints[k]);
		pb_int(&m, 2, a->ints[k + 1]);
		pb_message(b, 52, &m);
	}
	a = pb_attr(i, POP_HLO_KEY_REPLICA_GROUPS);
	if (a)
		pb_groups(w, b, a->groups);
	a = pb_attr(i, POP_HLO_KEY_FRONTEND);
	if (a)
		pb_frontend(b, a);
	a = pb_attr(i, POP_HLO_KEY_NUM_CARRIES);
	if (a)
		pb_int(b, 95, a->i);
}

/* ---- Fields that are numbers, words and lists. */

static inline unsigned
pb_field(pop_hlo_key key)
{
	for (uint32_t f = 1; f < 128; f++)
		if (pop_hlo_key_of_field(f) == key)
			return f;
	return 0;
}

static inline void
pb_simple(const hlo_writer *w, pop_buf *b, const pop_hlo_instr *i,
	const pop_hlo_attr *a)
{
	static const char *const direction[] = {
		"EQ", "NE", "GE", "GT", "LE", "LT"};
	static const char *const type[] = {
		"", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"};
	pop_hlo_key key = (pop_hlo_key)a->key;
	unsigned field = pb_field(key);
	const pop_dense *leaf;
	float real;

	if (!field)
		return;
	switch (pop_hlo_key_kind(key)) {
	case POP_HLO_KIND_INT:
		if (key == POP_HLO_KEY_DIRECTION)
			pb_str(b, field, pop_str_of(direction[a->i]));
		else if (key == POP_HLO_KEY_COMPARE_TYPE)
			pb_str(b, field, pop_str_of(type[a->i]));
		else
			pb_int(b, field, a->i);
		break;
	case POP_HLO_KIND_REAL:
		real = (float)a->real;
		pb_tag(b, field, 5);
		pop_buf_put(b, &real, sizeof(real));
		break;
	case POP_HLO_KIND_INTS:
		pb_list(w, b, field, a->ints, a->n);
		break;
	case POP_HLO_KIND_TEXT:
		pb_str(b, field, (pop_str){a->text, a->n});
		break;
	case POP_HLO_KIND_LITERAL:
		leaf = a->literal;
		pb_literal(w, b, field, i->shape, &leaf);
		break;
	case POP_HLO_KIND_SHAPE:
		pb_shape(w, b, field, a->shape);
		break;
	default:
		break;
	}
}

/* ---- Instructions, computations, the module. */

static void hlo_write_comp(hlo_writer *w, pop_hlo_comp *c);

static inline void
hlo_write_instr(hlo_writer *w, pop_buf *b, pop_hlo_instr *i)
{
	const pop_hlo_attr *called = pb_attr(i, POP_HLO_KEY_CALLED);
	uint64_t key = (uint64_t)(uintptr_t)i;
	int64_t id = ++w->next;

	*pop_intmap_at(&w->ids, key) = (void *)(uintptr_t)id;
	pb_str(b, 1, (pop_str){i->name, i->name_len});
	pb_str(b, 2, pop_str_of(pop_hlo_opcode_name((pop_hlo_opcode)i->code)));
	pb_shape(w, b, 3, i->shape);
	pb_bytes(b, 7, "\x0a\1x", 3); /* metadata, skipped */
	for (unsigned k = 0; k < i->nattr; k++)
		pb_simple(w, b, i, &i->attr[k]);
	pb_nested(w, b, i);
	pb_int(b, 35, id);
	for (uint32_t k = 0; k < i->noperand; k++) {
		uint64_t of = (uint64_t)(uintptr_t)i->operand[k];
		int64_t v = (int64_t)(uintptr_t)pop_intmap_find(&w->ids, of);

		assert(v);
		pb_list(w, b, 36, &v, 1);
	}
	for (uint32_t k = 0; called && k < called->n; k++)
		pb_list(w, b, 38, &called->called[k]->id, 1);
	pb_int(b, 120, 7); /* a field of the future */
}

static void
hlo_write_comp(hlo_writer *w, pop_hlo_comp *c)
{
	pop_buf all = {0}, one = {0};

	for (pop_hlo_instr *i = c->first; i; i = i->next) {
		const pop_hlo_attr *a = pb_attr(i, POP_HLO_KEY_CALLED);

		for (uint32_t k = 0; a && k < a->n; k++)
			if (!a->called[k]->id)
				hlo_write_comp(w, a->called[k]);
	}
	c->id = ++w->next_comp;
	pb_str(&all, 1, c->name);
	for (pop_hlo_instr *i = c->first; i; i = i->next) {
		hlo_write_instr(w, &one, i);
		pb_message(&all, 2, &one);
	}
	pb_int(&all, 5, c->id);
	pb_int(&all, 6,
		(int64_t)(uintptr_t)pop_intmap_find(
			&w->ids, (uint64_t)(uintptr_t)c->root));
	pb_message(&w->comps, 3, &all);
}

static inline void
hlo_write_aliases(
	const hlo_writer *w, pop_buf *out, const pop_hlo *m, bool donor)
{
	pop_buf all = {0};
	unsigned less = donor ? 1 : 0;

	for (uint32_t k = 0; k < m->nalias; k++) {
		const pop_hlo_alias *a = &m->alias[k];
		pop_buf e = {0};

		if (a->donor != donor)
			continue;
		if (!donor)
			pb_list(w, &e, 1, a->output, a->noutput);
		pb_int(&e, 2 - less, a->param);
		pb_list(w, &e, 3 - less, a->index, a->nindex);
		pb_message(&all, 1, &e);
	}
	pb_message(out, donor ? 18 : 8, &all);
}

/* The module, in `wrap` further messages. */
static inline void
hlo_write(pop_hlo *m, bool loose, int wrap, pop_buf *out)
{
	hlo_writer w = {.loose = loose, .arena = m->scratch};

	w.ids.arena = m->scratch;
	hlo_write_comp(&w, m->entry);
	pb_str(out, 1, m->name);
	pb_str(out, 2, m->entry->name);
	pop_buf_put(out, w.comps.data, w.comps.len);
	pb_int(out, 6, m->entry->id);
	hlo_write_aliases(&w, out, m, false);
	hlo_write_aliases(&w, out, m, true);
	pop_buf_release(&w.comps);
	for (; wrap; wrap--) {
		pop_buf inner = *out;

		memset(out, 0, sizeof(*out));
		pb_message(out, 1, &inner);
	}
}

#endif
