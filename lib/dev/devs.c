/* The list of drivers, and ids of devices over a driver's IPUs:
 *
 *   ids      0 .. N-1    N .. N+N/2-1   ...
 *   devices  singles     pairs          fours, eights, ...
 */

#include <stdlib.h>

#include "lib/dev/dev_int.h"

static const pop_driver *const driver_list[] = {
#define DRIVER(name) &pop_driver_##name,
#include "lib/dev/drivers.def"
#undef DRIVER
};

enum { NDRIVER = sizeof(driver_list) / sizeof(driver_list[0]) };

const pop_driver *
pop_driver_at(size_t i)
{
	return i < NDRIVER ? driver_list[i] : NULL;
}

pop_status
pop_devs_open(pop_devs **out, const pop_driver *driver,
	const pop_dev_options *opt, pop_err *err)
{
	pop_devs *d = calloc(1, sizeof(*d));
	pop_status st;

	if (!d)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	d->driver = driver;
	st = driver->open(&d->state, opt, err);
	if (st != POP_OK) {
		free(d);
		return st;
	}
	d->nipu = driver->nipu(d->state);
	*out = d;
	return POP_OK;
}

void
pop_devs_close(pop_devs *d)
{
	if (!d)
		return;
	d->driver->close(d->state);
	free(d);
}

uint32_t
pop_devs_count(const pop_devs *d)
{
	uint32_t n = 0;

	for (uint32_t size = 1; size <= d->nipu; size *= 2)
		n += d->nipu / size;
	return n;
}

bool
dev_range(const pop_devs *d, uint32_t id, uint32_t *first, uint32_t *nipu)
{
	for (uint32_t size = 1; size <= d->nipu; size *= 2) {
		if (id < d->nipu / size) {
			*first = id * size;
			*nipu = size;
			return true;
		}
		id -= d->nipu / size;
	}
	return false;
}

uint32_t
pop_devs_nipu(const pop_devs *d, uint32_t id)
{
	uint32_t first, nipu = 0;

	return dev_range(d, id, &first, &nipu) ? nipu : 0;
}

pop_status
pop_devs_describe(
	const pop_devs *d, uint32_t id, pop_dev_info *out, pop_err *err)
{
	*out = (pop_dev_info){.id = id};
	if (!dev_range(d, id, &out->first, &out->nipu))
		return pop_fail(err, POP_E_USAGE,
			"no device %u: ids are 0 to %u", id,
			pop_devs_count(d) - 1);
	for (uint32_t i = 0; i < out->nipu && !out->busy; i++)
		POP_TRY(d->driver->busy(d->state, out->first + i, &out->busy,
			&out->holder, err));
	return POP_OK;
}
