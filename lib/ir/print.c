/*
 * The text form, popir(5): one op a line, everything an op has, values
 * numbered within their function in the order they appear.  Constants are
 * their bytes in hexadecimal, reals their bits, so that nothing is rounded.
 */

#include <inttypes.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/ir/ir_int.h"

typedef struct printer {
	const pop_graph *g;
	pop_buf *out;
	uint32_t next; /* value number */
	bool loc;
} printer;

static void
put_i64(pop_buf *out, int64_t v)
{
	char text[24], *p = text + sizeof(text);
	uint64_t u = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;

	do
		*--p = (char)('0' + u % 10);
	while (u /= 10);
	if (v < 0)
		*--p = '-';
	pop_buf_put(out, p, (size_t)(text + sizeof(text) - p));
}

static void
put_hex(pop_buf *out, const void *data, size_t n)
{
	static const char digit[] = "0123456789abcdef";
	const unsigned char *p = data;
	char text[128];

	for (size_t i = 0; i < n;) {
		size_t k = 0;

		for (; i < n && k < sizeof(text); i++) {
			text[k++] = digit[p[i] >> 4];
			text[k++] = digit[p[i] & 15];
		}
		pop_buf_put(out, text, k);
	}
}

static void
put_string(pop_buf *out, pop_str s)
{
	pop_buf_char(out, '"');
	for (size_t i = 0; i < s.len; i++) {
		unsigned char c = (unsigned char)s.ptr[i];

		if (c == '"' || c == '\\' || c < 0x20 || c >= 0x7f) {
			pop_buf_char(out, '\\');
			put_hex(out, &c, 1);
		} else {
			pop_buf_char(out, (char)c);
		}
	}
	pop_buf_char(out, '"');
}

static void
put_type(pop_buf *out, const pop_shape *t)
{
	char text[POP_SHAPE_TEXT];

	pop_buf_str(out, pop_shape_print(text, t));
}

static void
put_value(printer *p, const pop_value *v)
{
	pop_buf_char(p->out, '%');
	put_i64(p->out, v ? v->mark : UINT32_MAX);
}

static void
put_loc(printer *p, pop_loc loc)
{
	if (!p->loc || !loc.line)
		return;
	pop_buf_str(p->out, " @");
	put_i64(p->out, loc.line);
	pop_buf_char(p->out, ':');
	put_i64(p->out, loc.column);
}

static void
put_dense(pop_buf *out, const pop_dense *d)
{
	size_t n = d->splat ? pop_dtype_bytes((pop_dtype)d->type.dtype)
			    : (size_t)pop_shape_bytes(&d->type);

	if (!d->data)
		n = 0;
	pop_buf_char(out, '<');
	put_type(out, &d->type);
	pop_buf_str(out, d->splat ? " splat:" : ":");
	if (n)
		pop_buf_char(out, ' ');
	put_hex(out, d->data, n);
	pop_buf_char(out, '>');
}

static void
put_ints(pop_buf *out, const int64_t *v, uint32_t n)
{
	pop_buf_char(out, '[');
	for (uint32_t i = 0; i < n; i++) {
		if (i)
			pop_buf_str(out, ", ");
		put_i64(out, v[i]);
	}
	pop_buf_char(out, ']');
}

static void
put_attr(pop_buf *out, const pop_attr *a)
{
	const pop_attr_info *info = &pop_attr_info_of[a->key];
	uint64_t bits;

	if (info->kind == POP_ATTR_KIND_PAIR) {
		put_string(out, a->pair->name);
		pop_buf_str(out, " = ");
		put_string(out, a->pair->text);
		return;
	}
	pop_buf_str(out, info->name);
	pop_buf_str(out, " = ");
	switch (info->kind) {
	case POP_ATTR_KIND_INT:
		put_i64(out, a->i);
		break;
	case POP_ATTR_KIND_INTS:
		put_ints(out, a->ints.v, a->ints.n);
		break;
	case POP_ATTR_KIND_REAL:
		memcpy(&bits, &a->real, sizeof(bits));
		pop_buf_printf(out, "0x%016" PRIx64, bits);
		break;
	case POP_ATTR_KIND_TEXT:
		put_string(out, a->text);
		break;
	default:
		put_dense(out, a->dense);
		break;
	}
}

/* Starts an item of a list in braces, opening it at the first. */
static void
item(pop_buf *out, bool *any)
{
	pop_buf_str(out, *any ? ", " : " {");
	*any = true;
}

static void
put_attrs(pop_buf *out, const pop_attr *attr, uint32_t n, bool *any)
{
	for (uint32_t i = 0; i < n; i++) {
		item(out, any);
		put_attr(out, &attr[i]);
	}
}

static void
indent(printer *p, unsigned depth)
{
	while (depth--)
		pop_buf_char(p->out, '\t');
}

static void put_block(printer *p, const pop_block *b, unsigned depth);

static void
put_region(printer *p, const pop_block *b, unsigned depth)
{
	pop_buf_str(p->out, " (");
	for (uint32_t i = 0; i < b->narg; i++) {
		if (i)
			pop_buf_str(p->out, ", ");
		b->arg[i]->mark = p->next++;
		put_value(p, b->arg[i]);
		pop_buf_str(p->out, ": ");
		put_type(p->out, b->arg[i]->type);
	}
	pop_buf_str(p->out, ") ");
	put_block(p, b, depth);
}

static void
put_op(printer *p, const pop_op *op, unsigned depth)
{
	bool any = false;

	indent(p, depth);
	for (uint32_t i = 0; i < op->nres; i++) {
		op->res[i].mark = p->next++;
		if (i)
			pop_buf_str(p->out, ", ");
		put_value(p, &op->res[i]);
	}
	if (op->nres)
		pop_buf_str(p->out, " = ");
	pop_buf_str(p->out, pop_op_info_of[op->code].name);
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_buf_str(p->out, i ? ", " : " ");
		put_value(p, op->arg[i]);
	}
	put_attrs(p->out, op->attr, op->nattr, &any);
	if (any)
		pop_buf_char(p->out, '}');
	for (uint32_t i = 0; i < op->nres; i++) {
		pop_buf_str(p->out, i ? ", " : " : ");
		put_type(p->out, op->res[i].type);
	}
	for (uint32_t i = 0; i < op->nregion; i++)
		put_region(p, op->region[i], depth);
	put_loc(p, op->loc);
	pop_buf_char(p->out, '\n');
}

static void
put_block(printer *p, const pop_block *b, unsigned depth)
{
	pop_buf_str(p->out, "{\n");
	POP_FOR_EACH_OP(op, b)
		put_op(p, op, depth + 1);
	indent(p, depth);
	pop_buf_char(p->out, '}');
}

static void
put_port(printer *p, const pop_port *port)
{
	bool any = false;

	if (port->name.len) {
		item(p->out, &any);
		pop_buf_str(p->out, "name = ");
		put_string(p->out, port->name);
	}
	if (port->alias_result != -1) {
		item(p->out, &any);
		pop_buf_str(p->out, "alias = ");
		put_i64(p->out, port->alias_result);
	}
	if (port->donated) {
		item(p->out, &any);
		pop_buf_str(p->out, "donated");
	}
	if (port->resident) {
		item(p->out, &any);
		pop_buf_str(p->out, "resident");
	}
	put_attrs(p->out, port->attr, port->nattr, &any);
	if (any)
		pop_buf_char(p->out, '}');
}

static void
put_name(pop_buf *out, pop_str name)
{
	bool bare = name.len > 0;

	for (size_t i = 0; bare && i < name.len; i++) {
		char c = name.ptr[i];

		bare = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
		       (c >= '0' && c <= '9') || c == '_' || c == '.';
	}
	pop_buf_char(out, '@');
	if (bare)
		pop_buf_put(out, name.ptr, name.len);
	else
		put_string(out, name);
}

static void
put_func(printer *p, const pop_func *f)
{
	pop_buf_str(p->out, f->is_private ? "func private " : "func ");
	put_name(p->out, f->name);
	pop_buf_char(p->out, '(');
	p->next = 0;
	for (uint32_t i = 0; i < f->body->narg; i++) {
		pop_value *v = f->body->arg[i];

		if (i)
			pop_buf_str(p->out, ", ");
		v->mark = p->next++;
		put_value(p, v);
		pop_buf_str(p->out, ": ");
		put_type(p->out, v->type);
		put_port(p, &f->arg_port[i]);
	}
	pop_buf_str(p->out, ") -> (");
	for (uint32_t i = 0; i < f->nres; i++) {
		if (i)
			pop_buf_str(p->out, ", ");
		put_type(p->out, &f->res_type[i]);
		put_port(p, &f->res_port[i]);
	}
	pop_buf_char(p->out, ')');
	put_loc(p, f->loc);
	pop_buf_char(p->out, ' ');
	put_block(p, f->body, 0);
	pop_buf_char(p->out, '\n');
}

static bool
has_loc(const pop_graph *g)
{
	pop_walk w;

	for (uint32_t i = 0; i < g->nfunc; i++) {
		if (g->func[i]->loc.line)
			return true;
		for (pop_op *op = pop_walk_first(&w, g->func[i]->body); op;
			op = pop_walk_next(&w))
			if (op->loc.line)
				return true;
	}
	return false;
}

void
pop_graph_print(const pop_graph *g, pop_buf *out)
{
	printer p = {.g = g, .out = out, .loc = !g->loc_is_text && has_loc(g)};
	bool any = false;

	pop_buf_str(out, p.loc ? "popir 1 loc\n" : "popir 1\n");
	if (g->num_partitions != 1 || g->num_replicas != 1 || g->nattr) {
		pop_buf_str(out, "module");
		item(out, &any);
		pop_buf_str(out, "partitions = ");
		put_i64(out, g->num_partitions);
		item(out, &any);
		pop_buf_str(out, "replicas = ");
		put_i64(out, g->num_replicas);
		put_attrs(out, g->attr, g->nattr, &any);
		pop_buf_str(out, "}\n");
	}
	for (uint32_t i = 0; i < g->nfunc; i++)
		put_func(&p, g->func[i]);
}
