/* Records of graphs in words, near popir(5): a row a line, long constants by
 * their digest, and what differs between two rows. */

#include <inttypes.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/base/cursor.h"
#include "lib/base/json.h"
#include "lib/ir/record.h"
#include "lib/num/print.h"

enum {
	/* Of constants and lists that are longer, the beginning is shown. */
	MAX_SHOWN = 8,
	/* Results whose types are compared one by one. */
	MAX_TYPES = 16,
};

static void
put_type(pop_buf *out, const pop_shape *t)
{
	char text[POP_SHAPE_TEXT];

	pop_buf_str(out, pop_shape_print(text, t));
}

/* ---- Values of attributes: canonical bytes that were read before. */

static uint64_t
get_shape(pop_cursor *c, pop_shape *t)
{
	*t = (pop_shape){.dtype = (uint8_t)pop_cursor_varint(c)};
	t->rank = (uint8_t)pop_cursor_varint(c);
	for (unsigned i = 0; i < t->rank; i++)
		t->dim[i] = (int64_t)pop_cursor_varint(c);
	return pop_cursor_varint(c);
}

static void
put_elements(pop_buf *out, pop_cursor *c, const pop_shape *t, int64_t n)
{
	size_t size = pop_dtype_bytes((pop_dtype)t->dtype);

	for (int64_t i = 0; i < n; i++) {
		const void *p;
		uint64_t element[2]; /* aligned */

		if (i == MAX_SHOWN) {
			pop_buf_str(out, ", ...");
			return;
		}
		p = pop_cursor_bytes(c, size);
		if (!p || size > sizeof(element))
			return;
		memcpy(element, p, size);
		pop_buf_str(out, i ? ", " : " ");
		pop_print_element(out, (pop_dtype)t->dtype, element);
	}
}

static void
put_dense(pop_buf *out, pop_cursor *c)
{
	pop_shape t;
	uint64_t how = get_shape(c, &t);
	pop_digest d;
	const void *p;
	char hex[33];

	pop_buf_char(out, '<');
	put_type(out, &t);
	pop_buf_str(out, how == POP_RECORD_SPLAT ? " splat:" : ":");
	if (how == POP_RECORD_SPLAT || how == POP_RECORD_BYTES)
		put_elements(out, c, &t,
			how == POP_RECORD_SPLAT ? 1 : pop_shape_elements(&t));
	p = how == POP_RECORD_DIGEST ? pop_cursor_bytes(c, sizeof(d)) : NULL;
	if (p) {
		memcpy(d.byte, p, sizeof(d));
		pop_digest_print(hex, d);
		pop_buf_printf(out, " digest %s", hex);
	}
	pop_buf_char(out, '>');
}

static void
put_ints(pop_buf *out, pop_cursor *c)
{
	uint64_t n = pop_cursor_varint(c);

	pop_buf_char(out, '[');
	for (uint64_t i = 0; i < n && !c->failed; i++)
		pop_buf_printf(out, "%s%" PRId64, i ? ", " : "",
			pop_cursor_svarint(c));
	pop_buf_char(out, ']');
}

static void
put_text(pop_buf *out, pop_cursor *c)
{
	size_t n = (size_t)pop_cursor_varint(c);
	const char *p = pop_cursor_bytes(c, n);

	pop_buf_char(out, '"');
	if (p)
		pop_escape(out, (pop_str){p, n});
	pop_buf_char(out, '"');
}

static void
put_value(pop_buf *out, const pop_record_attr *a)
{
	uint64_t bits;
	pop_cursor c;

	pop_cursor_init(&c, a->value.ptr, a->value.len);
	switch (pop_attr_info_of[a->key].kind) {
	case POP_ATTR_KIND_INT:
		pop_buf_printf(out, "%" PRId64, pop_cursor_svarint(&c));
		break;
	case POP_ATTR_KIND_REAL:
		bits = pop_cursor_varint(&c);
		pop_print_element(out, POP_DT_F64, &bits);
		break;
	case POP_ATTR_KIND_INTS:
		put_ints(out, &c);
		break;
	case POP_ATTR_KIND_DENSE:
		put_dense(out, &c);
		break;
	default:
		put_text(out, &c);
		break;
	}
}

static void
put_attrs(pop_buf *out, const pop_record_body *b)
{
	for (uint32_t i = 0; i < b->nattr; i++) {
		pop_buf_str(out, i ? ", " : " {");
		pop_escape(out, b->attr[i].name);
		pop_buf_str(out, " = ");
		put_value(out, &b->attr[i]);
	}
	if (b->nattr)
		pop_buf_char(out, '}');
}

/* ---- Rows. */

static void
put_refs(pop_buf *out, const pop_record_row *row)
{
	for (uint32_t i = 0; i < row->nref; i++)
		pop_buf_printf(out, "%s%%%u", i ? ", " : " ", row->ref[i]);
}

static void
put_op(pop_buf *out, const pop_record_row *row)
{
	const pop_record_body *b = row->body;

	for (uint32_t i = 0; i < b->nres; i++)
		pop_buf_printf(out, "%s%%%u", i ? ", " : "", row->number + i);
	pop_buf_printf(out, "%s%s", b->nres ? " = " : "",
		pop_op_info_of[b->code].name);
	put_refs(out, row);
	put_attrs(out, b);
	for (uint32_t i = 0; i < b->nres; i++) {
		pop_buf_str(out, i ? ", " : " : ");
		put_type(out, &b->res[i]);
	}
}

static void
put_port(pop_buf *out, const pop_record_row *row)
{
	const pop_record_body *b = row->body;

	if (row->kind == POP_ROW_ARGUMENT)
		pop_buf_printf(
			out, "%%%u = argument %u : ", row->number, row->index);
	else
		pop_buf_printf(out, "result %u : ", row->index);
	put_type(out, b->res);
	if (b->alias >= 0 && row->kind == POP_ROW_ARGUMENT)
		pop_buf_printf(out, ", alias of result %" PRId64, b->alias);
	pop_buf_str(out, b->flags & 1 ? ", donated" : "");
	pop_buf_str(out, b->flags & 2 ? ", resident" : "");
	put_attrs(out, b);
}

void
pop_record_print_row(const pop_record_row *row, pop_buf *out)
{
	const pop_record_body *b = row->body;

	switch (row->kind) {
	case POP_ROW_MODULE:
		pop_buf_printf(out, "module of %u partitions, %u replicas",
			b->partitions, b->replicas);
		put_attrs(out, b);
		break;
	case POP_ROW_ARGUMENT:
	case POP_ROW_RESULT:
		put_port(out, row);
		break;
	case POP_ROW_OP:
		put_op(out, row);
		break;
	case POP_ROW_CALL:
		pop_buf_str(out, "attributes of a call");
		put_attrs(out, b);
		break;
	case POP_ROW_EFFECT:
		pop_buf_str(out, "in program order here:");
		put_refs(out, row);
		break;
	default:
		pop_buf_str(out, row->kind == POP_ROW_RETURN ? "end of region"
							     : "return");
		put_refs(out, row);
		put_attrs(out, b);
		break;
	}
}

void
pop_record_print(const pop_record *r, pop_buf *out)
{
	for (uint32_t i = 0; i < r->nrow && !out->failed; i++) {
		for (uint32_t d = 0; d < r->row[i].level && d < 32; d++)
			pop_buf_char(out, '\t');
		pop_record_print_row(&r->row[i], out);
		pop_buf_char(out, '\n');
	}
}

/* ---- Differences. */

/* Starts an item of a list. */
static void
item(pop_buf *out, bool *any)
{
	if (*any)
		pop_buf_str(out, "; ");
	*any = true;
}

static void
change_count(
	pop_buf *out, bool *any, const char *what, uint64_t old, uint64_t now)
{
	if (old == now)
		return;
	item(out, any);
	pop_buf_printf(out, "%s %" PRIu64 " is now %" PRIu64, what, old, now);
}

static void
change_types(pop_buf *out, bool *any, const pop_shape *old, uint32_t nold,
	const pop_shape *now, uint32_t nnow)
{
	for (uint32_t i = 0; i < nold && i < nnow && i < MAX_TYPES; i++) {
		if (pop_shape_eq(&old[i], &now[i]))
			continue;
		item(out, any);
		pop_buf_str(out, "type ");
		put_type(out, &old[i]);
		pop_buf_str(out, " is now ");
		put_type(out, &now[i]);
	}
}

/* Attributes stand in the order of keys, pairs in that of names. */
static int
attr_order(const pop_record_attr *a, const pop_record_attr *b)
{
	size_t n = a->name.len < b->name.len ? a->name.len : b->name.len;
	int c;

	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	c = n ? memcmp(a->name.ptr, b->name.ptr, n) : 0;
	if (c || a->name.len == b->name.len)
		return c;
	return a->name.len < b->name.len ? -1 : 1;
}

static void
change_attr(pop_buf *out, bool *any, const pop_record_attr *old,
	const pop_record_attr *now)
{
	if (old && now && pop_str_eq(old->value, now->value))
		return;
	item(out, any);
	pop_escape(out, (old ? old : now)->name);
	pop_buf_char(out, ' ');
	if (old)
		put_value(out, old);
	pop_buf_str(out, old && now ? " is now " : old ? " is gone" : "");
	if (now)
		put_value(out, now);
	pop_buf_str(out, old ? "" : " is new");
}

static void
change_attrs(pop_buf *out, bool *any, const pop_record_body *old,
	const pop_record_body *now)
{
	uint32_t i = 0, k = 0;

	while (i < old->nattr || k < now->nattr) {
		int c = i == old->nattr ? 1
			: k == now->nattr
				? -1
				: attr_order(&old->attr[i], &now->attr[k]);

		change_attr(out, any, c <= 0 ? &old->attr[i] : NULL,
			c >= 0 ? &now->attr[k] : NULL);
		i += c <= 0;
		k += c >= 0;
	}
}

static uint32_t
region_args(const pop_record_body *b)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < b->nregion; i++)
		n += b->region_narg[i];
	return n;
}

void
pop_record_print_change(
	const pop_record_body *old, const pop_record_body *now, pop_buf *out)
{
	uint32_t nold = region_args(old), nnow = region_args(now);
	bool any = false;

	if (old->code != now->code) {
		item(out, &any);
		pop_buf_printf(out, "%s is now %s",
			pop_op_info_of[old->code].name,
			pop_op_info_of[now->code].name);
	}
	change_count(out, &any, "number of operands", old->narg, now->narg);
	change_count(out, &any, "number of results", old->nres, now->nres);
	change_count(
		out, &any, "number of regions", old->nregion, now->nregion);
	change_count(out, &any, "number of values in regions", nold, nnow);
	change_count(out, &any, "partitions", old->partitions, now->partitions);
	change_count(out, &any, "replicas", old->replicas, now->replicas);
	change_types(out, &any, old->res, old->nres, now->res, now->nres);
	change_types(out, &any, old->region_type, nold, now->region_type, nnow);
	change_attrs(out, &any, old, now);
	if (old->alias != now->alias) {
		item(out, &any);
		pop_buf_printf(out,
			"alias of result %" PRId64 " is now %" PRId64
			" (-1: none)",
			old->alias, now->alias);
	}
	if ((old->flags ^ now->flags) & 1) {
		item(out, &any);
		pop_buf_str(out,
			now->flags & 1 ? "now donated" : "no longer donated");
	}
	if ((old->flags ^ now->flags) & 2) {
		item(out, &any);
		pop_buf_str(out,
			now->flags & 2 ? "now resident" : "no longer resident");
	}
	if (!any)
		pop_buf_str(out, "attributes of the function's arguments");
}
