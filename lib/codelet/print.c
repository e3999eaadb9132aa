/*
 * Listing of a program, in the order of the file but with the steps of inner
 * regions below the step that runs them.
 *
 *   step 2 dot [4 8 16] 0 16
 *     v0 b1 f32 +0 (16 0 1)
 *     map
 *       %0 = tload.F 0
 *       store.F %0 2
 */

#include <inttypes.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/codelet/program.h"

static const char class_letter[] = "?FDILB";

static char
letter(uint8_t cls)
{
	return class_letter[cls < sizeof(class_letter) - 1 ? cls : 0];
}

static void
indent(pop_buf *out, unsigned depth)
{
	for (unsigned i = 0; i < depth; i++)
		pop_buf_str(out, "  ");
}

static const char *
type_name(uint8_t dtype)
{
	return dtype < POP_DT_COUNT ? pop_dtype_info_of[dtype].name : "?";
}

static void
print_ports(const pop_program *p, pop_buf *out)
{
	char text[POP_SHAPE_TEXT];

	for (uint32_t i = 0; i < p->narg; i++) {
		const pop_argument *a = &p->arg[i];

		pop_buf_printf(out, "argument %u %s b%u", i,
			pop_shape_print(text, &a->type), a->buffer);
		if (a->alias >= 0)
			pop_buf_printf(out, " alias %d", (int)a->alias);
		pop_buf_printf(out, "%s%s\n", a->donated ? " donated" : "",
			a->resident ? " resident" : "");
	}
	for (uint32_t i = 0; i < p->nresult; i++)
		pop_buf_printf(out, "result %u %s b%u\n", i,
			pop_shape_print(text, &p->result[i].type),
			p->result[i].buffer);
}

static void
print_buffers(const pop_program *p, pop_buf *out)
{
	pop_buf_printf(out, "arena %" PRIu64 "\nconst %" PRIu64 "\n",
		p->arena_bytes, p->constant_bytes);
	for (uint32_t i = 0; i < p->nbuffer; i++) {
		const pop_buffer *b = &p->buffer[i];

		pop_buf_printf(out, "b%u ", i);
		if (b->where == POP_WHERE_ARG)
			pop_buf_printf(out, "argument %u", b->index);
		else if (b->where == POP_WHERE_SCRATCH)
			pop_buf_printf(out, "scratch");
		else
			pop_buf_printf(out, "%s +%" PRIu64,
				b->where == POP_WHERE_CONST ? "const" : "arena",
				b->offset);
		pop_buf_printf(out, " %" PRIu64 "\n", b->bytes);
	}
}

static void
print_view(const pop_step *s, uint32_t v, pop_buf *out)
{
	const pop_view *w = &s->view[v];

	pop_buf_printf(out, "v%u b%u %s %+" PRId64 " (", v, w->buffer,
		type_name(w->dtype), w->base);
	for (unsigned d = 0; d < s->ndim; d++)
		pop_buf_printf(out, "%s%" PRId64, d ? " " : "", w->stride[d]);
	pop_buf_char(out, ')');
	for (unsigned i = 0; i < w->ndyn; i++)
		pop_buf_printf(out,
			" dyn(b%u %s max %" PRId64 " stride %" PRId64 ")",
			w->dyn[i].buffer, type_name(w->dyn[i].dtype),
			w->dyn[i].max, w->dyn[i].stride);
	pop_buf_char(out, '\n');
}

static bool
has_imm(const pop_ins *i)
{
	return i->imm != 0 || i->op <= POP_INS_RXOR;
}

static void
print_instruction(const pop_ins *i, uint32_t at, pop_buf *out)
{
	const pop_ins_info *info = NULL;
	const uint16_t reg[3] = {i->a, i->b, i->c};

	if (i->op < POP_INS_LIMIT && pop_ins_info_of[i->op].name)
		info = &pop_ins_info_of[i->op];
	if (pop_ins_result(i))
		pop_buf_printf(out, "%%%u = ", at);
	pop_buf_printf(out, "%s.%c", info ? info->name : "?", letter(i->cls));
	for (unsigned k = 0; info && k < info->nargs; k++)
		pop_buf_printf(out, " %%%u", reg[k]);
	if (has_imm(i))
		pop_buf_printf(out,
			i->op == POP_INS_IMM ? " 0x%" PRIx64 : " %" PRIu64,
			i->imm);
	pop_buf_char(out, '\n');
}

static void
print_step(const pop_program *p, uint32_t at, unsigned depth, pop_buf *out)
{
	const pop_step *s = &p->step[at];
	const char *name =
		s->kind < POP_STEP_LIMIT ? pop_step_name[s->kind] : NULL;

	indent(out, depth);
	pop_buf_printf(out, "step %u %s [", at, name ? name : "?");
	for (unsigned d = 0; d < s->ndim; d++)
		pop_buf_printf(out, "%s%" PRId64, d ? " " : "", s->extent[d]);
	pop_buf_char(out, ']');
	for (uint32_t i = 0; i < s->nparam; i++)
		pop_buf_printf(out, " %" PRId64, s->param[i]);
	pop_buf_char(out, '\n');
	for (uint32_t v = 0; v < s->nview; v++) {
		indent(out, depth + 1);
		print_view(s, v, out);
	}
	for (uint32_t i = 0; i < s->nstage; i++) {
		indent(out, depth + 1);
		pop_buf_printf(out, "%s\n",
			s->stage[i].kind == POP_STAGE_SCALAR ? "scalar"
							     : "map");
		for (uint32_t k = 0; k < s->stage[i].ncode; k++) {
			indent(out, depth + 2);
			print_instruction(&s->stage[i].code[k], k, out);
		}
	}
}

/* Also of a program that fails the check, to show why: depth bounds a cycle of
 * regions, and a step that does not exist is left out. */
static void
print_region(
	const pop_program *p, uint32_t region, unsigned depth, pop_buf *out)
{
	const pop_region *r = &p->region[region];

	indent(out, depth);
	pop_buf_printf(out, "region %u\n", region);
	for (uint64_t i = r->first; i < (uint64_t)r->first + r->count; i++) {
		const pop_step *s;

		if (i >= p->nstep || out->failed)
			return;
		s = &p->step[i];
		print_step(p, (uint32_t)i, depth + 1, out);
		for (uint32_t k = 0; k < s->nregion; k++)
			if (s->region[k] < p->nregion &&
				s->region[k] != region &&
				depth < 2 * POP_LIMIT_NESTING)
				print_region(p, s->region[k], depth + 2, out);
	}
}

void
pop_program_print(const pop_program *p, pop_buf *out)
{
	print_ports(p, out);
	print_buffers(p, out);
	if (p->nregion)
		print_region(p, 0, 0, out);
}
