/*
 * The schedule as a graph in the DOT language of Graphviz: a node for each op,
 * numbered in the order of execution, edges from the ops that make operands,
 * dashed ones to the ops of regions.  Names are escaped: they are bytes from
 * outside.
 */

#include "lib/base/buf.h"
#include "lib/ir/ir.h"

static void
put_text(pop_buf *out, pop_str s)
{
	for (size_t i = 0; i < s.len; i++) {
		unsigned char c = (unsigned char)s.ptr[i];

		if (c < 0x20 || c >= 0x7f) {
			pop_buf_char(out, '?');
			continue;
		}
		if (c == '"' || c == '\\')
			pop_buf_char(out, '\\');
		pop_buf_char(out, c);
	}
}

static void
put_types(pop_buf *out, const pop_op *op)
{
	char text[POP_SHAPE_TEXT];

	for (uint32_t i = 0; i < op->nres && i < 4; i++)
		pop_buf_printf(
			out, "\\n%s", pop_shape_print(text, op->res[i].type));
	if (op->nres > 4)
		pop_buf_str(out, "\\n...");
}

static void
put_op(pop_buf *out, uint32_t func, const pop_op *op)
{
	const pop_block *b = op->block;

	pop_buf_printf(out, "  f%u_%u [label=\"%u %s", func, op->mark, op->mark,
		pop_op_info_of[op->code].name);
	put_types(out, op);
	pop_buf_str(out, "\"];\n");
	if (b->parent)
		pop_buf_printf(out, "  f%u_%u -> f%u_%u [style=dashed];\n",
			func, b->parent->mark, func, op->mark);
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_value *v = op->arg[i];

		if (v->def)
			pop_buf_printf(out, "  f%u_%u -> f%u_%u;\n", func,
				v->def->mark, func, op->mark);
		else if (!v->block->parent)
			pop_buf_printf(out, "  f%u_arg%u -> f%u_%u;\n", func,
				v->index, func, op->mark);
	}
}

static void
put_func(pop_buf *out, uint32_t number, const pop_func *f)
{
	char text[POP_SHAPE_TEXT];
	uint32_t n = 0;
	pop_walk w;

	for (uint32_t i = 0; i < f->body->narg; i++)
		pop_buf_printf(out,
			"  f%u_arg%u [label=\"argument %u\\n%s\", "
			"shape=ellipse];\n",
			number, i, i,
			pop_shape_print(text, f->body->arg[i]->type));
	f->graph->marked = true;
	for (pop_op *op = pop_walk_first(&w, f->body); op;
		op = pop_walk_next(&w)) {
		op->mark = n++;
		put_op(out, number, op);
	}
}

void
pop_graph_dot(const pop_graph *g, pop_buf *out)
{
	pop_buf_str(out, "digraph schedule {\n  label=\"");
	put_text(out, pop_str_of(g->file));
	pop_buf_str(out, "\";\n  node [shape=box];\n");
	for (uint32_t i = 0; i < g->nfunc; i++)
		put_func(out, i, g->func[i]);
	pop_buf_str(out, "}\n");
}
