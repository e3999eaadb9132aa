/*
 * Shapes of HLO text: f32[2,<=4]{1,0:T(8,128)}, (f32[], token[]).
 *
 * Few shapes are spelled many times, so what was read once is found again by
 * its spelling.  Of a layout the order of dimensions counts; tiles, memory
 * spaces and the like do not.
 */

#include <string.h>

#include "lib/import/hlo/text.h"

/* Of the bracket at p, brackets of its kind counted; NULL if it has no end. */
static const char *
closing(const char *p, const char *end, char open, char close)
{
	uint32_t depth = 0;

	for (; p < end; p++) {
		if (*p == '/')
			p = pop_hlo_text_comment_end(p, end);
		if (p == end)
			break;
		depth += *p == open;
		if (*p == close && --depth == 0)
			return p;
	}
	return NULL;
}

/* { directly behind a shape starts a layout; the brace of a computation has
 * blanks before it, or a line end behind it. */
static bool
at_layout(const char *p, const char *end)
{
	return end - p > 1 && p[0] == '{' &&
	       ((p[1] >= '0' && p[1] <= '9') || p[1] == ':' || p[1] == '}');
}

/* Where the shape at p ends if it is spelled as printers do it; or NULL. */
static const char *
extent(const char *p, const char *end)
{
	if (p < end && *p == '(') {
		p = closing(p, end, '(', ')');
		return p ? p + 1 : NULL;
	}
	while (p < end && pop_hlo_text_in_name(*p))
		p++;
	if (p == end || *p != '[')
		return NULL;
	p = memchr(p, ']', (size_t)(end - p));
	if (!p || !at_layout(++p, end))
		return p;
	p = memchr(p, '}', (size_t)(end - p));
	return p ? p + 1 : NULL;
}

static pop_status
dims(pop_hlo_text *t, pop_hlo_array *a)
{
	int64_t *dim;

	if (pop_hlo_text_accept(t, ']'))
		return POP_OK;
	do {
		if (pop_hlo_text_peek(t) == '?')
			return pop_hlo_text_fail(t, t->ptr,
				"a dimension of unknown size, expected its "
				"size; give the module for arguments of known "
				"shapes");
		if (a->type.rank == POP_MAX_RANK)
			return pop_hlo_text_fail(t, t->ptr,
				"more than %d dimensions", POP_MAX_RANK);
		if (pop_hlo_text_accept_all(t, "<="))
			a->dynamic |= 1u << a->type.rank;
		dim = &a->type.dim[a->type.rank++];
		POP_TRY(pop_hlo_text_integer(t, dim));
	} while (pop_hlo_text_accept(t, ','));
	if (pop_hlo_text_accept(t, ']'))
		return POP_OK;
	return pop_hlo_text_expected(t, "',' or ']'");
}

/* Tiles, element size, memory space, ... up to the brace that ends them. */
static pop_status
layout_rest(pop_hlo_text *t, const char *at)
{
	const char *p = closing(at, t->end, '{', '}');

	if (!p || memchr(at, '\n', (size_t)(p - at)))
		return pop_hlo_text_fail(t, at, "a layout without end");
	t->ptr = p + 1;
	return POP_OK;
}

static pop_status
layout(pop_hlo_text *t, pop_hlo_array *a)
{
	const char *at = t->ptr++;
	uint32_t seen = 0;
	unsigned n = 0;

	while (pop_hlo_text_peek(t) >= '0' && *t->ptr <= '9') {
		const char *number = t->ptr;
		int64_t d;

		POP_TRY(pop_hlo_text_integer(t, &d));
		if (d >= a->type.rank || (seen >> d & 1))
			return pop_hlo_text_fail(t, number,
				"dimension %lld in the layout of a shape with "
				"%u dimensions, expected each once",
				(long long)d, a->type.rank);
		seen |= 1u << d;
		a->minor_to_major[n++] = (uint8_t)d;
		if (!pop_hlo_text_accept(t, ','))
			break;
	}
	if (n && n != a->type.rank)
		return pop_hlo_text_fail(t, at,
			"a layout of %u dimensions, the shape has %u", n,
			a->type.rank);
	a->has_layout = n != 0;
	if (pop_hlo_text_peek(t) == ':')
		return layout_rest(t, at);
	return pop_hlo_text_expect(t, '}');
}

static pop_status
array(pop_hlo_text *t, const pop_hlo_shape **out)
{
	pop_hlo_array a;
	const char *at;
	pop_dtype d;
	pop_str word;

	memset(&a, 0, sizeof(a));
	pop_hlo_text_blank(t);
	at = t->ptr;
	word = pop_hlo_text_word(t);
	if (!word.len)
		return pop_hlo_text_expected(t, "a shape, as f32[2,3]");
	if (pop_str_is(word, "opaque") || pop_str_is(word, "b"))
		return pop_hlo_text_fail(t, at,
			"shapes of type %.*s are not supported, expected arrays "
			"and tuples of them",
			POP_STR_ARG(word));
	if (!pop_hlo_primitive_find(word, &d))
		return pop_hlo_text_fail(t, at,
			"unknown element type '%.*s', expected one as f32",
			word.len < 40 ? (int)word.len : 40, word.ptr);
	if (d == POP_DT_NONE)
		return pop_hlo_text_fail(t, at,
			"element type %.*s is not supported",
			POP_STR_ARG(word));
	a.type.dtype = (uint8_t)d;
	POP_TRY(pop_hlo_text_expect(t, '['));
	POP_TRY(dims(t, &a));
	if (!pop_shape_valid(&a.type))
		return pop_hlo_text_fail(t, at,
			"the shape has a negative dimension or more than %lld "
			"elements",
			(long long)POP_MAX_ELEMENTS);
	if (at_layout(t->ptr, t->end))
		POP_TRY(layout(t, &a));
	*out = pop_hlo_array_shape(t->m, &a);
	return POP_OK;
}

static pop_status
tuple(pop_hlo_text *t, unsigned depth, const pop_hlo_shape **out)
{
	POP_HLO_VEC(const pop_hlo_shape *) element = {0};
	const char *at = t->ptr++;
	pop_loc loc = pop_hlo_text_place(t, at); /* before those inside */

	if (depth == POP_HLO_LIMIT_NESTING)
		return pop_hlo_text_fail(t, at, "tuples nested deeper than %d",
			POP_HLO_LIMIT_NESTING);
	if (!pop_hlo_text_accept(t, ')')) {
		do {
			const pop_hlo_shape *s;

			if (pop_hlo_text_peek(t) == '(')
				POP_TRY(tuple(t, depth + 1, &s));
			else
				POP_TRY(array(t, &s));
			if (element.n == POP_HLO_LIMIT_LEAVES)
				return pop_hlo_text_fail(t, at,
					"a tuple of more than %d elements",
					POP_HLO_LIMIT_LEAVES);
			POP_HLO_PUSH(t->m, &element, s);
		} while (pop_hlo_text_accept(t, ','));
		if (!pop_hlo_text_accept(t, ')'))
			return pop_hlo_text_expected(t, "',' or ')'");
	}
	return pop_hlo_tuple_shape(t->m, loc, element.v, element.n, out);
}

pop_status
pop_hlo_text_shape(pop_hlo_text *t, const pop_hlo_shape **out)
{
	bool is_tuple = pop_hlo_text_peek(t) == '(';
	const char *at = t->ptr, *end = extent(at, t->end);
	pop_str key = {at, end ? (size_t)(end - at) : 0};

	*out = end ? pop_strmap_find(&t->shapes, key) : NULL;
	if (*out) {
		t->ptr = end;
		return POP_OK;
	}
	if (is_tuple)
		POP_TRY(tuple(t, 0, out));
	else
		POP_TRY(array(t, out));
	/* The map gives back what it was given, without the const. */
	if (t->ptr == end)
		memcpy(pop_strmap_at(&t->shapes, key), out, sizeof(*out));
	return POP_OK;
}

bool
pop_hlo_text_same_shape(const pop_hlo_shape *a, const pop_hlo_shape *b)
{
	if (a == b)
		return true;
	if (a->is_tuple != b->is_tuple || a->nelement != b->nelement ||
		a->nleaf != b->nleaf)
		return false;
	for (uint32_t i = 0; i < a->nleaf; i++)
		if (a->leaf[i] != b->leaf[i] &&
			!pop_shape_eq(&a->leaf[i]->type, &b->leaf[i]->type))
			return false;
	return true;
}
