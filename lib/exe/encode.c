/* The program's sections as bytes; the grammar is in poplar_exec(5). */

#include "lib/exe/exe_int.h"

enum { DONATED = 1, RESIDENT = 2 };

static void
put_shape(pop_buf *b, const pop_shape *s)
{
	pop_buf_u8(b, s->dtype);
	pop_buf_u8(b, s->rank);
	for (unsigned i = 0; i < s->rank; i++)
		pop_buf_varint(b, (uint64_t)s->dim[i]);
}

void
pop_exe_put_io(pop_buf *b, const pop_program *p)
{
	pop_buf_varint(b, p->narg);
	for (uint32_t i = 0; i < p->narg; i++) {
		const pop_argument *a = &p->arg[i];

		put_shape(b, &a->type);
		pop_buf_varint(b, a->buffer);
		pop_buf_svarint(b, a->alias);
		pop_buf_u8(b, (uint8_t)((a->donated ? DONATED : 0) |
					(a->resident ? RESIDENT : 0)));
	}
	pop_buf_varint(b, p->nresult);
	for (uint32_t i = 0; i < p->nresult; i++) {
		put_shape(b, &p->result[i].type);
		pop_buf_varint(b, p->result[i].buffer);
	}
}

void
pop_exe_put_buffers(pop_buf *b, const pop_program *p)
{
	pop_buf_varint(b, p->arena_bytes);
	pop_buf_varint(b, p->constant_bytes);
	pop_buf_varint(b, p->nbuffer);
	for (uint32_t i = 0; i < p->nbuffer; i++) {
		const pop_buffer *x = &p->buffer[i];

		pop_buf_u8(b, x->where);
		pop_buf_varint(b, x->where == POP_WHERE_ARG
					  ? x->index
					  : x->offset / POP_BUFFER_ALIGN);
		pop_buf_varint(b, x->bytes);
	}
}

static void
put_view(pop_buf *b, const pop_view *v, unsigned ndim)
{
	pop_buf_varint(b, v->buffer);
	pop_buf_u8(b, v->dtype);
	pop_buf_u8(b, v->ndyn);
	pop_buf_svarint(b, v->base);
	for (unsigned d = 0; d < ndim; d++)
		pop_buf_svarint(b, v->stride[d]);
	for (unsigned i = 0; i < v->ndyn; i++) {
		pop_buf_varint(b, v->dyn[i].buffer);
		pop_buf_u8(b, v->dyn[i].dtype);
		pop_buf_svarint(b, v->dyn[i].max);
		pop_buf_svarint(b, v->dyn[i].stride);
	}
}

static void
put_code(pop_buf *b, const pop_stage *s)
{
	for (uint32_t i = 0; i < s->ncode; i++) {
		const pop_ins *x = &s->code[i];
		const uint16_t reg[3] = {x->a, x->b, x->c};

		pop_buf_u8(b, x->op);
		pop_buf_u8(b, x->cls);
		for (unsigned k = 0; k < pop_ins_info_of[x->op].nargs; k++)
			pop_buf_varint(b, i - reg[k]);
		pop_buf_varint(b, x->imm);
	}
}

static void
put_step(pop_buf *b, pop_buf *code, const pop_step *s)
{
	pop_buf_u8(b, s->kind);
	pop_buf_u8(b, s->ndim);
	for (unsigned d = 0; d < s->ndim; d++)
		pop_buf_varint(b, (uint64_t)s->extent[d]);
	pop_buf_varint(b, s->nview);
	for (uint32_t v = 0; v < s->nview; v++)
		put_view(b, &s->view[v], s->ndim);
	pop_buf_varint(b, s->nparam);
	for (uint32_t i = 0; i < s->nparam; i++)
		pop_buf_svarint(b, s->param[i]);
	pop_buf_varint(b, s->nregion);
	for (uint32_t i = 0; i < s->nregion; i++)
		pop_buf_varint(b, s->region[i]);
	pop_buf_varint(b, s->nstage);
	for (uint32_t i = 0; i < s->nstage; i++) {
		pop_buf_u8(b, s->stage[i].kind);
		pop_buf_varint(b, s->stage[i].ncode);
		put_code(code, &s->stage[i]);
	}
}

void
pop_exe_put_steps(pop_buf *b, pop_buf *code, const pop_program *p)
{
	pop_buf_u8(b, p->flushes);
	pop_buf_varint(b, p->nregion);
	for (uint32_t i = 0; i < p->nregion; i++) {
		pop_buf_varint(b, p->region[i].first);
		pop_buf_varint(b, p->region[i].count);
	}
	pop_buf_varint(b, p->nstep);
	for (uint32_t i = 0; i < p->nstep; i++)
		put_step(b, code, &p->step[i]);
}
