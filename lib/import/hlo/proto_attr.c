/* Messages inside instructions: windows, dimension numbers, groups. */

#include <string.h>

#include "lib/import/hlo/wire.h"

/* What becomes of a number in a message: a list (appended), or an int. */
typedef struct part {
	uint8_t field, key;
} part;

/* Numbers of one message under the keys of `parts`, which end with field 0. */
static pop_status
numbers(pop_proto *p, pop_wire w, const part *parts)
{
	pop_wire_field f;

	for (;;) {
		const part *t = parts;
		pop_hlo_key key;
		int64_t v;

		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			return POP_OK;
		while (t->field && t->field != f.number)
			t++;
		if (!t->field)
			continue;
		key = (pop_hlo_key)t->key;
		if (pop_hlo_key_kind(key) == POP_HLO_KIND_INTS) {
			POP_TRY(pop_wire_ints_add(
				p->m, &f, pop_proto_list(p, key)));
			continue;
		}
		POP_TRY(pop_wire_int(p->m, &f, &v));
		pop_hlo_set_int(&p->draft, key, v);
	}
}

/* One entry in each list for a message of numbers that may be left out. */
static pop_status
entry(pop_proto *p, pop_wire w, const part *parts)
{
	pop_wire_field f;
	int64_t v[8] = {0};

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			break;
		if (f.number < 8)
			POP_TRY(pop_wire_int(p->m, &f, &v[f.number]));
	}
	for (const part *t = parts; t->field; t++) {
		pop_wire_ints *list = pop_proto_list(p, t->key);

		if (list->n == POP_HLO_LIMIT_LIST)
			return pop_hlo_fail(p->m, p->draft.loc,
				"a list of more than %d numbers",
				POP_HLO_LIMIT_LIST);
		pop_wire_push(p->m, list, v[t->field]);
	}
	return POP_OK;
}

/* Field 1 is repeated entries: Window, PaddingConfig. */
static pop_status
entries(pop_proto *p, pop_wire w, const part *parts)
{
	pop_wire_field f;
	pop_wire e;

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			return POP_OK;
		if (f.number != 1)
			continue;
		POP_TRY(pop_wire_message(p->m, &f, &e));
		POP_TRY(entry(p, e, parts));
	}
}

#define KEY(name) POP_HLO_KEY_##name

static const part window_parts[] = {{1, KEY(WINDOW_SIZE)},
	{2, KEY(WINDOW_STRIDE)}, {3, KEY(WINDOW_LOW)}, {4, KEY(WINDOW_HIGH)},
	{5, KEY(WINDOW_DILATION)}, {6, KEY(WINDOW_BASE_DILATION)},
	{7, KEY(WINDOW_REVERSAL)}, {0, 0}};
static const part padding_parts[] = {
	{1, KEY(PAD_LOW)}, {2, KEY(PAD_HIGH)}, {3, KEY(PAD_INTERIOR)}, {0, 0}};
static const part slice_parts[] = {{1, KEY(SLICE_START)}, {2, KEY(SLICE_LIMIT)},
	{3, KEY(SLICE_STRIDE)}, {0, 0}};
static const part pair_parts[] = {
	{1, KEY(SOURCE_TARGET)}, {2, KEY(SOURCE_TARGET)}, {0, 0}};
static const part dot_parts[] = {{1, KEY(LHS_CONTRACT)}, {2, KEY(RHS_CONTRACT)},
	{3, KEY(LHS_BATCH)}, {4, KEY(RHS_BATCH)}, {0, 0}};
static const part gather_parts[] = {{1, KEY(OFFSET_DIMS)},
	{2, KEY(COLLAPSED_DIMS)}, {3, KEY(INDEX_MAP)},
	{4, KEY(INDEX_VECTOR_DIM)}, {5, KEY(OPERAND_BATCH)},
	{6, KEY(INDEX_BATCH)}, {0, 0}};
static const part precision_parts[] = {
	{1, KEY(PRECISION)}, {2, KEY(DOT_ALGORITHM)}, {0, 0}};
static const part solve_parts[] = {{1, KEY(LEFT_SIDE)}, {2, KEY(LOWER)},
	{3, KEY(UNIT_DIAGONAL)}, {4, KEY(TRANSPOSE_A)}, {0, 0}};
static const part cholesky_parts[] = {{1, KEY(LOWER)}, {0, 0}};
static const part ragged_parts[] = {
	{2, KEY(LHS_RAGGED)}, {3, KEY(RHS_GROUP)}, {0, 0}};

/* ConvolutionDimensionNumbers: batch, feature, then spatial dims. */
static pop_status
convolution(pop_proto *p, pop_wire w)
{
	static const struct {
		uint8_t key, batch, feature, spatial;
	} side[3] = {{KEY(CONV_INPUT), 7, 8, 11}, {KEY(CONV_KERNEL), 4, 3, 6},
		{KEY(CONV_OUTPUT), 9, 10, 12}};
	int64_t one[16] = {0};
	pop_wire_ints spatial[3] = {0};
	pop_wire_field f;

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			break;
		for (int k = 0; k < 3; k++)
			if (f.number == side[k].spatial)
				POP_TRY(pop_wire_ints_add(
					p->m, &f, &spatial[k]));
		if (f.number < 11 && f.type != POP_WIRE_BYTES)
			POP_TRY(pop_wire_int(p->m, &f, &one[f.number]));
	}
	for (int k = 0; k < 3; k++) {
		pop_wire_ints *list = pop_proto_list(p, side[k].key);

		pop_wire_push(p->m, list, one[side[k].batch]);
		pop_wire_push(p->m, list, one[side[k].feature]);
		for (uint32_t i = 0; i < spatial[k].n; i++)
			pop_wire_push(p->m, list, spatial[k].v[i]);
	}
	return POP_OK;
}

/* RaggedDotDimensionNumbers, with those of a dot in field 1. */
static pop_status
ragged(pop_proto *p, pop_wire w)
{
	pop_wire copy = w, dot;
	pop_wire_field f;

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &copy, &f));
		if (!f.number)
			return numbers(p, w, ragged_parts);
		if (f.number != 1)
			continue;
		POP_TRY(pop_wire_message(p->m, &f, &dot));
		POP_TRY(numbers(p, dot, dot_parts));
	}
}

/* ---- Groups of devices. */

/* One ReplicaGroup. */
static pop_status
group(pop_proto *p, pop_wire w)
{
	pop_wire_field f;

	POP_HLO_PUSH(p->m, &p->group, p->device.n);
	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			return POP_OK;
		if (f.number == 1)
			POP_TRY(pop_wire_ints_add(p->m, &f, &p->device));
	}
}

/* IotaReplicaGroupListProto */
static pop_status
iota_groups(pop_proto *p, pop_wire w)
{
	pop_wire_ints dims = {0}, perm = {0};
	const pop_hlo_groups *g;
	int64_t n[3] = {0};
	pop_wire_field f;

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			break;
		if (f.number < 3)
			POP_TRY(pop_wire_int(p->m, &f, &n[f.number]));
		else if (f.number == 3)
			POP_TRY(pop_wire_ints_add(p->m, &f, &dims));
		else if (f.number == 4)
			POP_TRY(pop_wire_ints_add(p->m, &f, &perm));
	}
	POP_TRY(pop_hlo_iota_groups(p->m, p->draft.loc, n[1], n[2], dims.v,
		dims.n, perm.v, perm.n, &g));
	pop_hlo_draft_attr(&p->draft, KEY(REPLICA_GROUPS))->groups = g;
	return POP_OK;
}

/* CollectiveDeviceListProto */
static pop_status
device_list(pop_proto *p, pop_wire w)
{
	pop_wire_field f;
	pop_wire g;

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			return POP_OK;
		POP_TRY(pop_wire_message(p->m, &f, &g));
		if (f.number == 1)
			POP_TRY(group(p, g));
		else if (f.number == 2)
			POP_TRY(iota_groups(p, g));
		else
			return pop_hlo_fail(p->m, p->draft.loc,
				"groups of devices in a form that is not "
				"known; write them as lists");
	}
}

/* ---- Fields of an instruction. */

/* map<string, string> map = 1 */
pop_status
pop_proto_pairs(pop_proto *p, pop_wire w, pop_hlo_pair **out, uint32_t *n)
{
	POP_HLO_VEC(pop_hlo_pair) list = {0};
	pop_wire_field f;

	for (;;) {
		pop_hlo_pair pair = {POP_STR(""), POP_STR("")};
		pop_wire e;

		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			break;
		if (f.number != 1)
			continue;
		POP_TRY(pop_wire_message(p->m, &f, &e));
		for (;;) {
			POP_TRY(pop_wire_next(p->m, &e, &f));
			if (!f.number)
				break;
			if (f.number == 1)
				POP_TRY(pop_wire_name(p->m, &f, &pair.name));
			if (f.number == 2)
				POP_TRY(pop_wire_text(p->m, &f, &pair.text));
		}
		POP_HLO_PUSH(p->m, &list, pair);
	}
	*out = list.v;
	*n = list.n;
	return POP_OK;
}

static pop_status
frontend(pop_proto *p, pop_wire w)
{
	pop_hlo_pair *list;
	pop_hlo_attr *a;
	uint32_t n;

	if (p->draft.code && p->draft.code != POP_HLO_CUSTOM_CALL)
		return POP_OK;
	POP_TRY(pop_proto_pairs(p, w, &list, &n));
	if (!n)
		return POP_OK;
	a = pop_hlo_draft_attr(&p->draft, KEY(FRONTEND));
	a->pairs = list;
	a->n = n;
	return POP_OK;
}

enum { ALL_REDUCE_ID = 45, SCAN_FIRST = 92, NUM_CARRIES = 95, SCAN_LAST = 99 };

static pop_status
called_shape(pop_proto *p, pop_wire w, pop_hlo_key key)
{
	const pop_hlo_shape *s;

	POP_TRY(pop_proto_shape(p, w, 0, &s));
	pop_hlo_draft_attr(&p->draft, key)->shape = s;
	return POP_OK;
}

static pop_status
number_attr(pop_proto *p, const pop_wire_field *f, pop_hlo_key key)
{
	int64_t v;

	POP_TRY(pop_wire_int(p->m, f, &v));
	pop_hlo_set_int(&p->draft, key, v);
	return POP_OK;
}

/* Fields that are messages or strings. */
static pop_status
bytes_attr(pop_proto *p, uint32_t number, pop_wire w)
{
	switch (number) {
	case 8:
		return pop_proto_literal(
			p, w, pop_hlo_draft_attr(&p->draft, KEY(LITERAL)));
	case 15:
		return entries(p, w, window_parts);
	case 16:
		return convolution(p, w);
	case 17:
		return entry(p, w, slice_parts);
	case 21:
		return entries(p, w, padding_parts);
	case 29:
		return called_shape(p, w, KEY(OUTFEED_SHAPE));
	case 30:
		return numbers(p, w, dot_parts);
	case 33:
	case 48:
		return numbers(p, w, gather_parts);
	case 49:
		return group(p, w);
	case 51:
		return numbers(p, w, precision_parts);
	case 52:
		return entry(p, w, pair_parts);
	case 59:
		return numbers(p, w, solve_parts);
	case 62:
		return numbers(p, w, cholesky_parts);
	case 68:
		return frontend(p, w);
	case 87:
		return device_list(p, w);
	case 90:
		return ragged(p, w);
	default:
		return POP_OK;
	}
}

pop_status
pop_proto_attr(pop_proto *p, const pop_wire_field *f)
{
	if (f->number == ALL_REDUCE_ID)
		return number_attr(p, f, KEY(CHANNEL_ID));
	if (f->number == NUM_CARRIES)
		return number_attr(p, f, KEY(NUM_CARRIES));
	/* Which of these says that a scan runs backwards is not settled. */
	if (p->draft.code == POP_HLO_SCAN && f->number >= SCAN_FIRST &&
		f->number <= SCAN_LAST && f->value)
		return pop_hlo_fail(p->m, p->draft.loc,
			"a scan with field %u, which is not known; write the "
			"module as text",
			f->number);
	return f->type == POP_WIRE_BYTES ? bytes_attr(p, f->number, f->bytes)
					 : POP_OK;
}

static void
list_groups(pop_proto *p)
{
	pop_hlo_attr *a = pop_hlo_draft_attr(&p->draft, KEY(REPLICA_GROUPS));
	pop_hlo_groups *g = POP_NEW(p->m->scratch, pop_hlo_groups);

	g->n = p->group.n;
	POP_HLO_PUSH(p->m, &p->group, p->device.n);
	g->first = p->group.v;
	g->id = p->device.v;
	a->groups = g;
	memset(&p->group, 0, sizeof(p->group));
	memset(&p->device, 0, sizeof(p->device));
}

void
pop_proto_lists(pop_proto *p)
{
	for (unsigned w = 0; w < sizeof(p->begun) / sizeof(p->begun[0]); w++) {
		for (; p->begun[w]; p->begun[w] &= p->begun[w] - 1) {
			unsigned key =
				w * 64 + (unsigned)__builtin_ctzll(p->begun[w]);
			pop_wire_ints *list = &p->list[key];

			if (list->n)
				pop_hlo_set_ints(&p->draft, (pop_hlo_key)key,
					list->v, list->n);
			list->n = 0; /* the numbers stay until it is added */
		}
	}
	if (p->group.n)
		list_groups(p);
}
