/*
 * The template of a driver: IPUs that exist in this process only.  What is
 * taken is a byte in an array; a lease remembers its range.
 */

#include <stdlib.h>

#include "lib/dev/dev.h"

struct null {
	uint32_t nipu;
	unsigned char taken[];
};

struct lease {
	struct null *owner;
	uint32_t first, count;
};

static pop_status
null_open(void **state, const pop_dev_options *opt, pop_err *err)
{
	uint32_t n = opt->nipu ? opt->nipu : POP_DEV_POOL;
	struct null *s;

	if (n > POP_DEV_MAX_IPUS)
		return pop_fail(err, POP_E_USAGE, "%u IPUs: at most %d", n,
			POP_DEV_MAX_IPUS);
	s = calloc(1, sizeof(*s) + n);
	if (!s)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	s->nipu = n;
	*state = s;
	return POP_OK;
}

static void
null_close(void *state)
{
	free(state);
}

static uint32_t
null_nipu(const void *state)
{
	const struct null *s = state;

	return s->nipu;
}

static pop_status
null_attach(
	void **lease, void *state, uint32_t first, uint32_t count, pop_err *err)
{
	struct null *s = state;
	struct lease *l;

	for (uint32_t i = 0; i < count; i++)
		if (s->taken[first + i])
			return POP_E_BUSY;
	l = malloc(sizeof(*l));
	if (!l)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	*l = (struct lease){s, first, count};
	for (uint32_t i = 0; i < count; i++)
		s->taken[first + i] = 1;
	*lease = l;
	return POP_OK;
}

static void
null_detach(void *lease)
{
	struct lease *l = lease;

	for (uint32_t i = 0; i < l->count; i++)
		l->owner->taken[l->first + i] = 0;
	free(l);
}

static pop_status
null_busy(void *state, uint32_t ipu, bool *busy, int64_t *holder, pop_err *err)
{
	const struct null *s = state;

	(void)err;
	*busy = s->taken[ipu];
	*holder = 0;
	return POP_OK;
}

const pop_driver pop_driver_null = {
	.name = "null",
	.open = null_open,
	.close = null_close,
	.nipu = null_nipu,
	.attach = null_attach,
	.detach = null_detach,
	.busy = null_busy,
};
