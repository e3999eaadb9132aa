/* Sizes of arguments for the compiler: those of the command line, and those
 * of the arrays that are about to be given. */

#include "cmd/poprun/shapes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/common/tool.h"
#include "lib/exe/exe.h"
#include "lib/num/npy.h"

static bool
is_npz(const char *path)
{
	size_t n = strlen(path);

	return n > 4 && strcmp(path + n - 4, ".npz") == 0;
}

/* NAME=4x128 */
static pop_status
add(poprun_shapes *s, const char *name, const pop_shape *t, pop_err *err)
{
	size_t cap = strlen(name) + POP_SHAPE_TEXT + 2, n;
	char *text = malloc(cap);

	if (!text)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	s->owned[s->nowned++] = text;
	n = (size_t)snprintf(text, cap, "%s=", name);
	for (unsigned i = 0; i < t->rank; i++)
		n += (size_t)snprintf(text + n, cap - n, "%s%lld", i ? "x" : "",
			(long long)t->dim[i]);
	s->list.item[s->list.n++] = text;
	return POP_OK;
}

static pop_status
add_inputs(poprun_shapes *s, const pop_npz *z, pop_err *err)
{
	size_t n = s->list.n + z->count;
	const char **item = realloc(s->list.item, (n + 1) * sizeof(*item));

	if (!item)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	s->list.item = item;
	s->owned = calloc(z->count + 1, sizeof(*s->owned));
	if (!s->owned)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t k = 0; k < z->count; k++)
		if (z->member[k].tensor.shape.rank)
			POP_TRY(add(s, z->member[k].name,
				&z->member[k].tensor.shape, err));
	return POP_OK;
}

pop_status
poprun_shapes_make(poprun_shapes *out, const pop_cli_list *given,
	const char *inputs, pop_err *err)
{
	bool from_inputs = false;
	pop_npz z = {0};
	pop_status st;

	out->list.item = calloc(given->n + 1, sizeof(*out->list.item));
	if (!out->list.item)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t i = 0; i < given->n; i++)
		if (strcmp(given->item[i], "inputs") == 0)
			from_inputs = true;
		else
			out->list.item[out->list.n++] = given->item[i];
	if (!from_inputs)
		return POP_OK;
	if (!inputs || !is_npz(inputs))
		return pop_fail(err, POP_E_USAGE,
			"--shape=inputs takes the sizes from --inputs, which "
			"has to name a .npz file");
	st = pop_npz_read(&z, inputs, (size_t)pop_memory_limit(), 1, err);
	if (st == POP_E_MISS)
		st = pop_tool_no_file(inputs, err);
	if (st == POP_OK)
		st = add_inputs(out, &z, err);
	pop_npz_release(&z);
	return st;
}

void
poprun_shapes_release(poprun_shapes *s)
{
	for (size_t i = 0; i < s->nowned; i++)
		free(s->owned[i]);
	free(s->owned);
	free(s->list.item);
	*s = (poprun_shapes){0};
}
