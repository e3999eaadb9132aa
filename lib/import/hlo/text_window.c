/*
 * Attributes with a grammar of their own.
 *
 *   window={size=3x3 stride=2x2 pad=1_1x1_1 lhs_dilate=.. rhs_reversal=1x1}
 *   dim_labels=b01f_01io->b01f
 *   padding=0_0x1_2_1          low_high or low_high_interior of each dim
 *   slice={[0:5], [1:7:2]}
 *   replica_groups={{0,1},{2,3}} or [4,2]<=[8] or [4,2]<=[2,4]T(1,0)
 *   source_target_pairs={{0,1},{1,0}}
 */

#include <string.h>

#include "lib/import/hlo/text.h"

/* Numbers joined by `glue` and dims joined by x: each dim has `least` to
 * `most` of them, what is missing is 0.  Into t->ints, `most` a dim. */
static pop_status
joined(pop_hlo_text *t, unsigned least, unsigned most, uint32_t *ndim)
{
	const char *at;

	pop_hlo_text_blank(t);
	at = t->ptr;
	t->ints.n = 0;
	*ndim = 0;
	do {
		unsigned n = 0;
		int64_t v;

		if (++*ndim > POP_MAX_RANK)
			return pop_hlo_text_fail(
				t, at, "more than %d dimensions", POP_MAX_RANK);
		do {
			POP_TRY(pop_hlo_text_integer(t, &v));
			POP_HLO_PUSH(t->m, &t->ints, v);
		} while (++n < most && t->ptr < t->end && *t->ptr == '_' &&
			 t->ptr++);
		if (n < least)
			return pop_hlo_text_expected(t, "'_'");
		for (; n < most; n++)
			POP_HLO_PUSH(t->m, &t->ints, 0);
	} while (t->ptr < t->end && *t->ptr == 'x' && t->ptr++);
	return POP_OK;
}

/* Every stride-th number from `from` on, to stay. */
static const int64_t *
column(pop_hlo_text *t, uint32_t from, uint32_t n, unsigned stride)
{
	int64_t *v = POP_NEWN(t->m->scratch, int64_t, n);

	for (uint32_t i = 0; i < n; i++)
		v[i] = t->ints.v[from + i * stride];
	return v;
}

static const int64_t *
same(pop_hlo_text *t, uint32_t n, int64_t value)
{
	int64_t *v = POP_NEWN(t->m->scratch, int64_t, n);

	for (uint32_t i = 0; i < n; i++)
		v[i] = value;
	return v;
}

static const struct {
	const char *name;
	pop_hlo_key key;
	int64_t missing;
} window_part[] = {
	{"size", POP_HLO_KEY_WINDOW_SIZE, 1},
	{"stride", POP_HLO_KEY_WINDOW_STRIDE, 1},
	{"lhs_dilate", POP_HLO_KEY_WINDOW_BASE_DILATION, 1},
	{"rhs_dilate", POP_HLO_KEY_WINDOW_DILATION, 1},
	{"rhs_reversal", POP_HLO_KEY_WINDOW_REVERSAL, 0},
	{"pad", POP_HLO_KEY_WINDOW_LOW, 0},
	/* with pad */
	{"pad", POP_HLO_KEY_WINDOW_HIGH, 0},
};

enum {
	WINDOW_PARTS = sizeof(window_part) / sizeof(window_part[0]),
	PAD = WINDOW_PARTS - 2,
	PAD_HIGH,
};

static pop_status
window_entry(pop_hlo_text *t, uint32_t *ndim, const int64_t *part[WINDOW_PARTS])
{
	const char *at;
	pop_str name;
	uint32_t n;
	int k = 0;

	pop_hlo_text_blank(t);
	at = t->ptr;
	name = pop_hlo_text_word(t);
	while (k <= PAD && !pop_str_is(name, window_part[k].name))
		k++;
	if (k > PAD)
		return pop_hlo_text_fail(t, at,
			"unknown part '%.*s' of a window, expected size, "
			"stride, pad, lhs_dilate, rhs_dilate or rhs_reversal",
			name.len < 40 ? (int)name.len : 40, name.ptr);
	if (part[k])
		return pop_hlo_text_fail(
			t, at, "%s is given twice", window_part[k].name);
	POP_TRY(pop_hlo_text_expect(t, '='));
	POP_TRY(joined(t, k == PAD ? 2 : 1, k == PAD ? 2 : 1, &n));
	if (*ndim && n != *ndim)
		return pop_hlo_text_fail(t, at,
			"%s of %u dimensions in a window of %u",
			window_part[k].name, n, *ndim);
	*ndim = n;
	part[k] = column(t, 0, n, k == PAD ? 2 : 1);
	if (k == PAD)
		part[PAD_HIGH] = column(t, 1, n, 2);
	return POP_OK;
}

pop_status
pop_hlo_text_attr_window(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	const int64_t *part[WINDOW_PARTS] = {0};
	uint32_t ndim = 0;

	(void)row;
	POP_TRY(pop_hlo_text_expect(t, '{'));
	while (!pop_hlo_text_accept(t, '}'))
		POP_TRY(window_entry(t, &ndim, part));
	for (int k = 0; k < WINDOW_PARTS; k++) {
		if (!part[k])
			part[k] = same(t, ndim, window_part[k].missing);
		pop_hlo_set_ints(
			&t->now->draft, window_part[k].key, part[k], ndim);
	}
	return POP_OK;
}

/*
 * One group of labels: where the two letters and the digits 0, 1, ... stand.
 * `order` names what comes first and second in the list.
 */
static pop_status
labels(pop_hlo_text *t, const char *order, pop_hlo_key key, uint32_t *ndim)
{
	const char *at = t->ptr;
	int64_t place[POP_MAX_RANK];
	uint32_t n = 0, seen = 0;

	for (; t->ptr < t->end; t->ptr++, n++) {
		char c = *t->ptr;
		unsigned k = c >= '0' && c <= '9' ? 2 + (unsigned)(c - '0')
			     : c == order[0]      ? 0
			     : c == order[1]      ? 1
						  : POP_MAX_RANK;

		if (k == POP_MAX_RANK)
			break;
		if (n == POP_MAX_RANK || (seen >> k & 1))
			return pop_hlo_text_fail(t, t->ptr,
				"dim_labels: '%c' is there twice", c);
		place[k] = n;
		seen |= 1u << k;
	}
	if (n < 2 || seen != (1u << n) - 1)
		return pop_hlo_text_fail(t, at,
			"dim_labels: expected %c, %c and the digits from 0 on, "
			"each once",
			order[0], order[1]);
	if (*ndim && n != *ndim)
		return pop_hlo_text_fail(t, at,
			"dim_labels: %u dimensions, the first operand has %u",
			n, *ndim);
	*ndim = n;
	t->ints.n = 0;
	for (uint32_t i = 0; i < n; i++)
		POP_HLO_PUSH(t->m, &t->ints, place[i]);
	pop_hlo_set_ints(&t->now->draft, key, pop_hlo_text_keep(t, 0), n);
	return POP_OK;
}

pop_status
pop_hlo_text_attr_dim_labels(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	uint32_t ndim = 0;

	(void)row;
	pop_hlo_text_blank(t);
	POP_TRY(labels(t, "bf", POP_HLO_KEY_CONV_INPUT, &ndim));
	POP_TRY(pop_hlo_text_expect(t, '_'));
	POP_TRY(labels(t, "oi", POP_HLO_KEY_CONV_KERNEL, &ndim));
	if (!pop_hlo_text_accept_all(t, "->"))
		return pop_hlo_text_expected(t, "'->'");
	return labels(t, "bf", POP_HLO_KEY_CONV_OUTPUT, &ndim);
}

pop_status
pop_hlo_text_attr_padding(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	static const pop_hlo_key key[3] = {POP_HLO_KEY_PAD_LOW,
		POP_HLO_KEY_PAD_HIGH, POP_HLO_KEY_PAD_INTERIOR};
	uint32_t n = 0;

	(void)row;
	/* Nothing at all for a scalar. */
	if (t->ptr < t->end &&
		((*t->ptr >= '0' && *t->ptr <= '9') || *t->ptr == '-'))
		POP_TRY(joined(t, 2, 3, &n));
	for (unsigned k = 0; k < 3; k++)
		pop_hlo_set_ints(&t->now->draft, key[k], column(t, k, n, 3), n);
	return POP_OK;
}

pop_status
pop_hlo_text_attr_slice(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	static const pop_hlo_key key[3] = {POP_HLO_KEY_SLICE_START,
		POP_HLO_KEY_SLICE_LIMIT, POP_HLO_KEY_SLICE_STRIDE};
	const char *at = t->ptr;
	uint32_t n = 0;

	(void)row;
	t->ints.n = 0;
	POP_TRY(pop_hlo_text_expect(t, '{'));
	while (!pop_hlo_text_accept(t, '}')) {
		int64_t v[3] = {0, 0, 1};

		if (n)
			POP_TRY(pop_hlo_text_expect(t, ','));
		if (++n > POP_MAX_RANK)
			return pop_hlo_text_fail(t, at,
				"slice of more than %d dimensions",
				POP_MAX_RANK);
		POP_TRY(pop_hlo_text_expect(t, '['));
		POP_TRY(pop_hlo_text_integer(t, &v[0]));
		POP_TRY(pop_hlo_text_expect(t, ':'));
		POP_TRY(pop_hlo_text_integer(t, &v[1]));
		if (pop_hlo_text_accept(t, ':'))
			POP_TRY(pop_hlo_text_integer(t, &v[2]));
		POP_TRY(pop_hlo_text_expect(t, ']'));
		for (unsigned k = 0; k < 3; k++)
			POP_HLO_PUSH(t->m, &t->ints, v[k]);
	}
	for (unsigned k = 0; k < 3; k++)
		pop_hlo_set_ints(&t->now->draft, key[k], column(t, k, n, 3), n);
	return POP_OK;
}

/* [4,2] or T(1,0), the bracket included, appended to t->ints. */
static pop_status
small_list(pop_hlo_text *t, char open, char close, uint32_t *n)
{
	uint32_t from = t->ints.n;

	POP_TRY(pop_hlo_text_expect(t, open));
	do {
		int64_t v;

		if (t->ints.n - from == POP_MAX_RANK)
			return pop_hlo_text_fail(t, t->ptr,
				"more than %d dimensions", POP_MAX_RANK);
		POP_TRY(pop_hlo_text_integer(t, &v));
		POP_HLO_PUSH(t->m, &t->ints, v);
	} while (pop_hlo_text_accept(t, ','));
	*n = t->ints.n - from;
	return pop_hlo_text_expect(t, close);
}

/* [groups,size]<=[dims]T(perm) */
static pop_status
iota_groups(pop_hlo_text *t, pop_hlo_key key)
{
	const char *at = t->ptr;
	uint32_t nshape, ndim, nperm = 0;
	const pop_hlo_groups *g;

	t->ints.n = 0;
	POP_TRY(small_list(t, '[', ']', &nshape));
	if (!pop_hlo_text_accept_all(t, "<="))
		return pop_hlo_text_expected(t, "'<='");
	POP_TRY(small_list(t, '[', ']', &ndim));
	if (pop_hlo_text_accept(t, 'T'))
		POP_TRY(small_list(t, '(', ')', &nperm));
	if (nshape != 2)
		return pop_hlo_text_fail(t, at,
			"expected the number of groups and of devices in each, "
			"found %u numbers",
			nshape);
	POP_TRY(pop_hlo_iota_groups(t->m, pop_hlo_text_place(t, at),
		t->ints.v[0], t->ints.v[1], t->ints.v + 2, ndim,
		t->ints.v + 2 + ndim, nperm, &g));
	pop_hlo_draft_attr(&t->now->draft, key)->groups = g;
	return POP_OK;
}

typedef POP_HLO_VEC(uint32_t) starts;

/* {{0,1},{2}}: all numbers to t->ints, where each list starts and the last one
 * ends to *first. */
static pop_status
lists(pop_hlo_text *t, starts *first)
{
	t->ints.n = 0;
	POP_TRY(pop_hlo_text_expect(t, '{'));
	if (!pop_hlo_text_accept(t, '}')) {
		do {
			POP_HLO_PUSH(t->m, first, t->ints.n);
			POP_TRY(pop_hlo_text_list(t, t->ints.n));
		} while (pop_hlo_text_accept(t, ',') &&
			 first->n < POP_HLO_LIMIT_LIST);
		POP_TRY(pop_hlo_text_expect(t, '}'));
	}
	POP_HLO_PUSH(t->m, first, t->ints.n);
	return POP_OK;
}

pop_status
pop_hlo_text_attr_groups(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	starts first = {0};
	pop_hlo_groups *g;

	if (pop_hlo_text_peek(t) == '[')
		return iota_groups(t, (pop_hlo_key)row->key);
	POP_TRY(lists(t, &first));
	g = POP_NEW(t->m->scratch, pop_hlo_groups);
	*g = (pop_hlo_groups){first.n - 1, first.v, pop_hlo_text_keep(t, 0)};
	pop_hlo_draft_attr(&t->now->draft, (pop_hlo_key)row->key)->groups = g;
	return POP_OK;
}

pop_status
pop_hlo_text_attr_pairs(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	const char *at = t->ptr;
	starts first = {0};

	POP_TRY(lists(t, &first));
	for (uint32_t i = 0; i + 1 < first.n; i++)
		if (first.v[i + 1] - first.v[i] != 2)
			return pop_hlo_text_fail(t, at,
				"%s: expected lists of two numbers, the one "
				"with index %u has %u",
				row->name, i, first.v[i + 1] - first.v[i]);
	pop_hlo_set_ints(&t->now->draft, (pop_hlo_key)row->key,
		pop_hlo_text_keep(t, 0), t->ints.n);
	return POP_OK;
}
