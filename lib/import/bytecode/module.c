/*
 * The module, its functions, and the reader's entry.
 */

#include <string.h>

#include "lib/import/bytecode/bytecode.h"

/* A region of functions or of the module: no arguments, one block.  *nop is
 * the number of its operations. */
static pop_status
open_region(pop_bytecode *b, pop_cursor *c, uint32_t *nop)
{
	const unsigned char *at = c->ptr;
	uint32_t nblock, nvalue;
	bool has_args;

	POP_TRY(pop_bytecode_count(b, c, "the blocks of a module", &nblock));
	if (!nblock) {
		*nop = 0;
		return POP_OK;
	}
	POP_TRY(pop_bytecode_count(b, c, "the values of a module", &nvalue));
	if (nblock != 1 || nvalue)
		return pop_bytecode_fail(b, at,
			"a module of %u blocks with %u values; expected "
			"functions in one block",
			nblock, nvalue);
	POP_TRY(pop_bytecode_block_begin(b, c, nop, &has_args));
	if (has_args)
		return pop_bytecode_fail(b, at, "a module with arguments");
	return POP_OK;
}

/* A region of no blocks is their count alone. */
static bool
is_empty(const pop_cursor *c)
{
	return pop_cursor_left(c) && *c->ptr == 1;
}

static pop_status
function(pop_bytecode *b, pop_bytecode_head *h)
{
	pop_mlir_op *o = &h->frame->op;
	pop_mlir_func_head f = {.at = o->at, .attr = o->attr};
	pop_func *func;

	/* The body is read into the frame after this. */
	POP_TRY(pop_mlir_func_head_read(&b->m, &f));
	if (h->nregion != 1)
		return pop_mlir_fail(&b->m, o->at,
			"function @%.*s has %u regions, expected 1",
			POP_STR_ARG(f.name), h->nregion);
	/* What is only declared cannot be called, and need not be. */
	if (f.is_private && is_empty(&h->regions)) {
		pop_cursor_u8(&h->regions);
		return POP_OK;
	}
	POP_TRY(pop_mlir_func_new(&b->m, &f, &func));
	b->scope = b->value.n;
	POP_TRY(pop_bytecode_region(b, &h->regions, func->body));
	b->scope = 0;
	b->m.here = f.at;
	return pop_mlir_func_ports(&b->m, func, &f);
}

static pop_status
item(pop_bytecode *b, pop_cursor *c)
{
	pop_bytecode_head h;
	uint32_t next = b->value.n;

	POP_TRY(pop_bytecode_head_read(b, c, NULL, &next, &h));
	if (pop_str_is(h.name->target, "func.func"))
		POP_TRY(function(b, &h));
	else if (!pop_str_is(h.name->target, "sdy.mesh"))
		return pop_mlir_fail(&b->m, h.frame->op.at,
			"%.*s in a module is not supported; expected functions",
			POP_STR_ARG(h.name->target));
	else if (h.nregion)
		return pop_mlir_fail(
			&b->m, h.frame->op.at, "sdy.mesh with regions");
	else
		POP_TRY(pop_mlir_mesh_of(
			&b->m, h.frame->op.at, &h.frame->op.attr));
	if (h.nregion && !h.lazy)
		c->ptr = h.regions.ptr;
	return POP_OK;
}

static pop_status
module(pop_bytecode *b, pop_cursor *c)
{
	pop_bytecode_head h;
	uint32_t next = 0, nop;

	POP_TRY(pop_bytecode_head_read(b, c, NULL, &next, &h));
	if (!pop_str_is(h.name->target, "builtin.module") || h.nregion != 1)
		return pop_mlir_fail(&b->m, h.frame->op.at,
			"%.*s outside of a module; expected builtin.module",
			POP_STR_ARG(h.name->target));
	POP_TRY(pop_mlir_module_attrs(&b->m, &h.frame->op.attr));
	POP_TRY(open_region(b, &h.regions, &nop));
	b->m.nregion++;
	for (; nop; nop--)
		POP_TRY(item(b, &h.regions));
	b->m.nregion--;
	return POP_OK;
}

static pop_status
read_ir(pop_bytecode *b)
{
	pop_cursor *c = &b->section[POP_BYTECODE_IR];
	const unsigned char *at = c->ptr;
	uint32_t nop;
	bool has_args;

	POP_TRY(pop_bytecode_block_begin(b, c, &nop, &has_args));
	if (nop != 1 || has_args)
		return pop_bytecode_fail(b, at,
			"%u operations outside of a module; expected one "
			"module",
			nop);
	return module(b, c);
}

/* An artifact of n bytes at `at` in the input. */
static pop_status
read_artifact(pop_graph **out, pop_arena *a, const pop_import_source *src,
	const unsigned char *at, size_t n, pop_err *err)
{
	pop_err own;
	pop_bytecode b = {.start = at, .end = at + n};

	pop_mlir_init(&b.m, a, src, err ? err : &own);
	b.m.binary = true;
	POP_TRY(pop_bytecode_open(&b));
	POP_TRY(read_ir(&b));
	return pop_mlir_done(&b.m, out);
}

pop_status
pop_read_bytecode(pop_graph **out, pop_arena *a, const pop_import_source *src,
	pop_err *err)
{
	return read_artifact(out, a, src, src->data, src->n, err);
}

pop_status
pop_read_jax_export(pop_graph **out, pop_arena *a, const pop_import_source *src,
	pop_err *err)
{
	const unsigned char *data = src->data;
	size_t at, len;

	if (!pop_jax_export_find(data, src->n, &at, &len))
		return pop_fail(err, POP_E_INPUT,
			"%s: a jax.export file without the place of its "
			"module; the file is damaged or cut off",
			src->file);
	return read_artifact(out, a, src, data + at, len, err);
}
