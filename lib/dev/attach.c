/*
 * Attaching: sweeps over the candidates, the first free one wins.  Without
 * `wait` there is one sweep; with it, sweeps at every poll time until the
 * time is over.  The last sweep comes after the last sleep, so a device that
 * was freed in time is never missed.  Texts are the original's.
 */

#include <stdio.h>
#include <stdlib.h>

#include "lib/base/clock.h"
#include "lib/base/plural.h"
#include "lib/dev/dev_int.h"

#define CAUSES                                                              \
	"Common causes of this error include: incorrect configuration of "  \
	"your V-IPU partition, requesting more IPUs than are available on " \
	"your system, or IPUs being used by another program. Use "          \
	"`gc-info -l` and `gc-monitor` to check your configuration."

enum {
	MIN_POLL_MS = 100,
	/* stop() is asked this often while waiting. */
	SLICE_MS = 50,
	NS_PER_MS = 1000000,
};

struct pop_dev {
	const pop_driver *driver;
	void *lease;
	uint32_t id, nipu;
};

struct attach {
	pop_devs *d;
	const pop_attach *how;
	uint32_t nipu;
	pop_dev *dev;
};

static void
say(const pop_attach *how, const char *line)
{
	if (how->say)
		how->say(how->arg, line);
}

static pop_status
try_device(struct attach *a, uint32_t id, pop_err *err)
{
	uint32_t first = 0, nipu = 0;
	pop_status st;

	if (!dev_range(a->d, id, &first, &nipu))
		return pop_fail(err, POP_E_INTERNAL, "no device %u", id);
	st = a->d->driver->attach(
		&a->dev->lease, a->d->state, first, nipu, err);
	if (st == POP_OK) {
		a->dev->id = id;
		a->dev->nipu = nipu;
	}
	return st;
}

/* POP_E_BUSY, without text, if all candidates are taken. */
static pop_status
sweep(struct attach *a, pop_err *err)
{
	uint32_t n = pop_devs_count(a->d);
	pop_status st = POP_E_BUSY;

	if (a->how->by_id)
		return try_device(a, a->how->id, err);
	for (uint32_t id = 0; id < n && st == POP_E_BUSY; id++)
		if (pop_devs_nipu(a->d, id) == a->nipu)
			st = try_device(a, id, err);
	return st;
}

static pop_status
fail_busy(const struct attach *a, pop_status st, const char *what, pop_err *err)
{
	return pop_fail(err, st,
		"%s an available device for TensorFlow virtual device "
		"/device:IPU:%u. This device was expected to have %u IPU(s). "
		"%s",
		what, a->how->ordinal, a->nipu, CAUSES);
}

static pop_status
pause_ms(const pop_attach *how, int64_t ms, pop_err *err)
{
	while (ms > 0) {
		int64_t slice = ms < SLICE_MS ? ms : SLICE_MS;

		if (how->stop && how->stop(how->arg))
			return pop_fail(err, POP_E_INTERRUPTED,
				"interrupted while waiting for a device");
		pop_sleep_ns((uint64_t)slice * NS_PER_MS);
		ms -= slice;
	}
	return POP_OK;
}

static pop_status
wait_for_device(struct attach *a, pop_err *err)
{
	const pop_attach *how = a->how;
	int64_t poll = how->poll_ms < MIN_POLL_MS ? MIN_POLL_MS : how->poll_ms;
	uint64_t start = pop_clock_ns();
	bool said = false;
	char line[160];

	for (;;) {
		int64_t left = poll;
		pop_status st = sweep(a, err);

		if (st != POP_E_BUSY)
			return st;
		if (how->timeout_ms >= 0) {
			uint64_t spent = (pop_clock_ns() - start) / NS_PER_MS;

			if (spent >= (uint64_t)how->timeout_ms)
				return fail_busy(a, POP_E_TIMEOUT,
					"Timed out trying to find", err);
			left = how->timeout_ms - (int64_t)spent;
		}
		if (!said) {
			snprintf(line, sizeof(line),
				"Currently there is no available device for "
				"TensorFlow virtual device /device:IPU:%u. "
				"Waiting for one to become available.",
				how->ordinal);
			say(how, line);
			said = true;
		}
		POP_TRY(pause_ms(how, left < poll ? left : poll, err));
	}
}

/* Refuses what no waiting could give. */
static pop_status
check_request(struct attach *a, pop_err *err)
{
	uint32_t n = pop_devs_count(a->d);

	a->nipu = a->how->nipu ? a->how->nipu : 1;
	if (a->how->by_id) {
		uint32_t size = pop_devs_nipu(a->d, a->how->id);

		if (!size || (a->how->nipu && a->how->nipu != size))
			return pop_fail(err, POP_E_USAGE,
				"No device matches the requested "
				"configuration for TensorFlow virtual device "
				"/device:IPU:%u. This device was expected to "
				"have %u IPU(s). %s",
				a->how->ordinal, a->nipu, CAUSES);
		a->nipu = size;
		return POP_OK;
	}
	for (uint32_t id = 0; id < n; id++)
		if (pop_devs_nipu(a->d, id) == a->nipu)
			return POP_OK;
	return pop_fail(err, POP_E_USAGE,
		"Unsupported number of IPUs requested - could not find an IPU "
		"device with %u IPUs for the TensorFlow virtual device "
		"/device:IPU:%u. Use `gc-info -l` to view the available "
		"device configurations.",
		a->nipu, a->how->ordinal);
}

pop_status
pop_dev_attach(pop_dev **out, pop_devs *d, const pop_attach *how, pop_err *err)
{
	struct attach a = {.d = d, .how = how};
	char line[160];
	pop_status st;

	POP_TRY(check_request(&a, err));
	a.dev = calloc(1, sizeof(*a.dev));
	if (!a.dev)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	a.dev->driver = d->driver;
	st = how->wait ? wait_for_device(&a, err) : sweep(&a, err);
	if (st == POP_E_BUSY)
		fail_busy(&a, st, "Could not find", err);
	if (st != POP_OK) {
		free(a.dev);
		return st;
	}
	snprintf(line, sizeof(line),
		"TensorFlow device /device:IPU:%u attached to %u IPU%s with "
		"Poplar device ID: %u",
		how->ordinal, a.dev->nipu, pop_plural(a.dev->nipu), a.dev->id);
	say(how, line);
	*out = a.dev;
	return POP_OK;
}

void
pop_dev_detach(pop_dev *dev)
{
	if (!dev)
		return;
	dev->driver->detach(dev->lease);
	free(dev);
}

uint32_t
pop_dev_id(const pop_dev *dev)
{
	return dev->id;
}

uint32_t
pop_dev_nipu(const pop_dev *dev)
{
	return dev->nipu;
}

pop_status
pop_dev_refuse_run(pop_err *err)
{
	return pop_fail(err, POP_E_REFUSED,
		"Trying to run an executable on a device that was configured "
		"for compilation only.");
}
