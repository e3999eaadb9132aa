/*
 * The IPU Model as a driver: it offers the IPUs of the host's pool.  Programs
 * run on the host's cores; what the pool adds is that an IPU is one process's
 * at a time, as the machine's would be.
 */

#include "lib/dev/dev.h"
#include "lib/dev/model/pool.h"

static pop_status
model_open(void **state, const pop_dev_options *opt, pop_err *err)
{
	pool *p = NULL;

	POP_TRY(pool_open(&p, opt, err));
	*state = p;
	return POP_OK;
}

static void
model_close(void *state)
{
	pool_close(state);
}

static uint32_t
model_nipu(const void *state)
{
	return pool_size(state);
}

static pop_status
model_attach(
	void **lease, void *state, uint32_t first, uint32_t count, pop_err *err)
{
	pool_lease *l = NULL;

	POP_TRY(pool_take(&l, state, first, count, err));
	*lease = l;
	return POP_OK;
}

static void
model_detach(void *lease)
{
	pool_give_back(lease);
}

static pop_status
model_busy(void *state, uint32_t ipu, bool *busy, int64_t *holder, pop_err *err)
{
	return pool_query(state, ipu, busy, holder, err);
}

const pop_driver pop_driver_model = {
	.name = "model",
	.open = model_open,
	.close = model_close,
	.nipu = model_nipu,
	.attach = model_attach,
	.detach = model_detach,
	.busy = model_busy,
};
