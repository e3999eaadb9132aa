/*
 * Elements that stand at the end of the file, under a name:
 *
 *   %0 = stablehlo.constant dense_resource<w> : tensor<2xf32>
 *   {-#
 *     dialect_resources: {
 *       builtin: {
 *         w: "0x040000000000803F00000040"
 *       }
 *     }
 *   #-}
 *
 * The first four bytes are the alignment that the writer wants, the rest is
 * memory.  The section is looked for when the first name is met, and each
 * resource is decoded once, however many constants name it.
 */

#include <string.h>

#include "lib/base/plural.h"
#include "lib/import/mlir/mlir.h"

enum { ALIGNMENT = 4 }; /* bytes that hold it */

typedef struct resource {
	pop_mlir_range text; /* in quotes */
	unsigned char *data; /* NULL: not decoded */
	size_t n;
	const unsigned char *clean; /* as elements of `dtype` */
	pop_dtype dtype;
} resource;

static pop_status
name(pop_mlir *m, pop_str *out)
{
	if (pop_mlir_peek(m) == '"')
		return pop_mlir_string(m, out);
	*out = pop_mlir_word(m);
	return out->len ? POP_OK
			: pop_mlir_expected(m, "the name of a resource");
}

/* A string of any length, or true or false. */
static pop_status
value(pop_mlir *m, pop_mlir_range *out)
{
	const char *end;

	if (pop_mlir_peek(m) != '"') {
		out->at = m->ptr;
		pop_mlir_word(m);
		out->end = m->ptr;
		return out->end > out->at
			       ? POP_OK
			       : pop_mlir_expected(m, "a value in quotes");
	}
	out->at = m->ptr + 1;
	end = pop_import_string_end(m->ptr, m->end);
	if (!end)
		return pop_mlir_fail(m, m->ptr, "string without end");
	out->end = end;
	m->ptr = end + 1;
	return POP_OK;
}

/* name: value */
static pop_status
entry(pop_mlir *m, bool keep)
{
	pop_mlir_range text;
	pop_str key;
	const char *at;
	resource *r;
	void **slot;

	pop_mlir_blank(m);
	at = m->ptr;
	POP_TRY(name(m, &key));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(value(m, &text));
	if (!keep)
		return POP_OK;
	slot = pop_strmap_at(&m->resources, key);
	if (*slot)
		return pop_mlir_fail(m, at,
			"resource %.*s is given a second time",
			key.len < 100 ? (int)key.len : 100, key.ptr);
	*slot = r = POP_NEW(m->arena, resource);
	r->text = text;
	return POP_OK;
}

/* dialect: { entries } */
static pop_status
group(pop_mlir *m, bool resources)
{
	pop_str dialect;

	POP_TRY(name(m, &dialect));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_expect(m, '{'));
	if (pop_mlir_accept(m, '}'))
		return POP_OK;
	do
		POP_TRY(entry(m, resources && pop_str_is(dialect, "builtin")));
	while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, '}');
}

/* dialect_resources: { groups }, external_resources: { groups } */
static pop_status
part(pop_mlir *m)
{
	bool resources;
	pop_str word;

	POP_TRY(name(m, &word));
	resources = pop_str_is(word, "dialect_resources");
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_expect(m, '{'));
	if (pop_mlir_accept(m, '}'))
		return POP_OK;
	do
		POP_TRY(group(m, resources));
	while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, '}');
}

/* At {-# */
static pop_status
section(pop_mlir *m)
{
	m->section = m->ptr;
	m->ptr += 3;
	if (pop_mlir_peek(m) != '#') {
		do
			POP_TRY(part(m));
		while (pop_mlir_accept(m, ','));
	}
	pop_mlir_blank(m);
	if (m->end - m->ptr < 3 || memcmp(m->ptr, "#-}", 3) != 0)
		return pop_mlir_expected(m, "#-}");
	m->ptr += 3;
	m->section_end = m->ptr;
	return POP_OK;
}

bool
pop_mlir_at_section(const pop_mlir *m)
{
	return m->end - m->ptr >= 3 && memcmp(m->ptr, "{-#", 3) == 0;
}

pop_status
pop_mlir_skip_section(pop_mlir *m)
{
	if (!m->section)
		return section(m);
	if (m->ptr != m->section)
		return pop_mlir_fail(
			m, m->ptr, "a second section of resources");
	m->ptr = m->section_end;
	return POP_OK;
}

/* It begins a line, behind all else. */
static pop_status
find_section(pop_mlir *m)
{
	const char *p = m->start;
	pop_mlir_saved saved;
	pop_status st;

	while ((p = memchr(p, '{', (size_t)(m->stop - p)))) {
		if (m->stop - p >= 3 && !memcmp(p, "{-#", 3) &&
			(p == m->start || p[-1] == '\n'))
			break;
		p++;
	}
	if (!p)
		return POP_OK;
	saved = pop_mlir_enter(m, (pop_mlir_range){p, m->stop});
	st = section(m);
	pop_mlir_leave(m, saved);
	return st;
}

static pop_status
decode(pop_mlir *m, resource *r)
{
	const char *at = r->text.at, *end = r->text.end;
	size_t n;

	if (r->data)
		return POP_OK;
	if (end - at < 2 || at[0] != '0' || at[1] != 'x')
		return pop_mlir_fail(
			m, at, "expected the resource as \"0x...\"");
	at += 2;
	if ((end - at) % 2)
		return pop_mlir_fail(m, at, "odd number of hexadecimal digits");
	n = (size_t)(end - at) / 2;
	if (n < ALIGNMENT)
		return pop_mlir_fail(m, at,
			"a resource of %zu byte%s, expected %d of its "
			"alignment and its elements",
			n, pop_plural(n), ALIGNMENT);
	/* So that elements are as aligned as the arena's memory is. */
	r->n = n - ALIGNMENT;
	r->data = pop_arena_alloc(m->arena, r->n);
	return pop_mlir_unhex(m, at + 2 * ALIGNMENT, r->n, r->data);
}

/* Narrow elements as they are kept; copied once. */
static pop_status
settle(pop_mlir *m, const char *at, resource *r, pop_dtype d)
{
	if (r->clean && r->dtype == d)
		return POP_OK;
	if (r->clean && r->clean != r->data)
		return pop_mlir_fail(m, at,
			"this resource is of element type %s elsewhere",
			pop_dtype_info_of[r->dtype].name);
	r->dtype = d;
	r->clean = pop_dtype_bytes(d) > 1
			   ? r->data
			   : pop_mlir_clean_bytes(m, d, r->data, r->n);
	return POP_OK;
}

pop_status
pop_mlir_resource(pop_mlir *m, pop_dense *out)
{
	const char *at = m->ptr;
	pop_mlir_type t;
	resource *r;
	pop_str key;
	size_t want;

	POP_TRY(pop_mlir_expect(m, '<'));
	POP_TRY(name(m, &key));
	POP_TRY(pop_mlir_expect(m, '>'));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_type_parse(m, &t));
	if (t.kind != POP_MLIR_TENSOR || !pop_shape_is_static(&t.shape))
		return pop_mlir_fail(
			m, at, "expected tensor<...> of known dimensions");
	if (!m->section && !m->binary)
		POP_TRY(find_section(m));
	r = pop_strmap_find(&m->resources, key);
	if (!r)
		return pop_mlir_fail(m, at,
			"the elements of this constant are in resource %.*s, "
			"which is not in the text; print the module with all "
			"of its constants and resources",
			key.len < 100 ? (int)key.len : 100, key.ptr);
	POP_TRY(decode(m, r));
	want = (size_t)pop_shape_bytes(&t.shape);
	if (r->n != want)
		return pop_mlir_fail(m, at,
			"resource %.*s has %zu byte%s of elements, the type "
			"takes %zu",
			key.len < 100 ? (int)key.len : 100, key.ptr, r->n,
			pop_plural(r->n), want);
	*out = (pop_dense){.type = t.shape, .data = "", .splat = false};
	if (!want)
		return POP_OK;
	POP_TRY(settle(m, at, r, (pop_dtype)t.shape.dtype));
	return pop_mlir_elements_raw(m, at, r->clean, r->n, out);
}
