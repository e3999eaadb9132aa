/* The files of --custom-op, mapped for the life of a command, and --shape. */

#include <stdlib.h>
#include <string.h>

#include "cmd/common/tool.h"

static pop_status
load(pop_custom *c, const char *item, pop_err *err)
{
	const char *eq = strchr(item, '=');
	pop_status st;

	if (!eq || eq == item || !eq[1])
		return pop_fail(err, POP_E_USAGE,
			"--custom-op=%s: expected NAME=FILE", item);
	c->target = (pop_str){item, (size_t)(eq - item)};
	c->path = eq + 1;
	st = pop_file_map(&c->file, c->path, POP_CUSTOM_MAX_BYTES, err);
	if (st == POP_E_MISS)
		st = pop_fail(err, POP_E_INPUT,
			"--custom-op=%s: there is no such file", item);
	return st;
}

static int
by_target(const void *a, const void *b)
{
	const pop_custom *x = a, *y = b;
	size_t n =
		x->target.len < y->target.len ? x->target.len : y->target.len;
	int c = memcmp(x->target.ptr, y->target.ptr, n);

	if (c)
		return c;
	return (x->target.len > y->target.len) -
	       (x->target.len < y->target.len);
}

pop_status
pop_customs_load(pop_customs *out, const pop_cli_list *list,
	const pop_cli_list *shape, pop_err *err)
{
	out->shape = shape;
	if (!list->n)
		return POP_OK;
	out->op = calloc(list->n, sizeof(*out->op));
	if (!out->op)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t i = 0; i < list->n; i++) {
		pop_status st = load(&out->op[i], list->item[i], err);

		out->n++;
		if (st != POP_OK)
			return st;
	}
	qsort(out->op, out->n, sizeof(*out->op), by_target);
	for (size_t i = 1; i < out->n; i++)
		if (pop_str_eq(out->op[i - 1].target, out->op[i].target))
			return pop_fail(err, POP_E_USAGE,
				"--custom-op=%.*s is given twice",
				POP_STR_ARG(out->op[i].target));
	return POP_OK;
}

pop_status
pop_customs_digest(pop_digest *out, const pop_customs *c, pop_err *err)
{
	pop_buf b = {0};
	pop_status st;

	for (size_t i = 0; i < c->n; i++) {
		const pop_custom *op = &c->op[i];
		pop_digest d = pop_digest_of(op->file.data, op->file.len);

		pop_buf_printf(&b, "%zu ", op->target.len);
		pop_buf_put(&b, op->target.ptr, op->target.len);
		pop_buf_put(&b, d.byte, sizeof(d.byte));
	}
	for (size_t i = 0; c->shape && i < c->shape->n; i++)
		pop_buf_printf(&b, "=%zu %s", strlen(c->shape->item[i]),
			c->shape->item[i]);
	st = pop_buf_finish(&b, err);
	if (st == POP_OK)
		*out = pop_digest_of(b.data ? b.data : (const void *)"", b.len);
	pop_buf_release(&b);
	return st;
}

void
pop_customs_release(pop_customs *c)
{
	for (size_t i = 0; i < c->n; i++)
		pop_file_release(&c->op[i].file);
	free(c->op);
	*c = (pop_customs){0};
}
