#ifndef POP_DEV_DEV_H
#define POP_DEV_DEV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/status.h"

/*
 * Devices: an IPU, or an aligned group of 2^n of them, offered by a driver.
 *
 * A pool of N IPUs offers N single devices with ids 0 to N-1, then the pairs
 * (0,1), (2,3) and so on with the next ids, then the groups of four, up to the
 * largest power of two that fits.  Devices that share an IPU exclude each
 * other: an IPU is attached by one holder at a time, among all processes of a
 * host.  A holder that dies frees what it held.
 *
 * Nothing here prints: lines for the operator go through a callback.
 * Not thread-safe: one pop_devs, one thread.
 */

/* Where and how many; zeroed takes the defaults.  Strings may be NULL or "". */
typedef struct pop_dev_options {
	uint32_t nipu;               /* size of the pool; 0: POP_DEV_POOL */
	const char *run_dir;         /* directory of the locks, used as it is */
	const char *xdg_runtime_dir; /* else popc in it, if it is ours */
	const char *tmpdir;          /* else popc-<uid> in it; default /tmp */
	const char *pool; /* pools of different names share nothing */
} pop_dev_options;

enum {
	POP_DEV_POOL = 64,
	POP_DEV_MAX_IPUS = 4096,
};

/*
 * A driver: functions on ranges of IPUs.  It does not know ids, groups or
 * messages.  `state` is what open returned, `lease` what attach returned.
 */
typedef struct pop_driver {
	const char *name;
	/* On success the caller ends *state with close. */
	pop_status (*open)(
		void **state, const pop_dev_options *opt, pop_err *err);
	void (*close)(void *state); /* accepts NULL */
	uint32_t (*nipu)(const void *state);
	/*
	 * Takes IPUs first..first+count-1, all or none, without waiting.
	 * POP_E_BUSY: one of them is taken; no text is needed then.
	 */
	pop_status (*attach)(void **lease, void *state, uint32_t first,
		uint32_t count, pop_err *err);
	void (*detach)(void *lease);
	/* Is it taken?  *holder: process id, 0 if not known. */
	pop_status (*busy)(void *state, uint32_t ipu, bool *busy,
		int64_t *holder, pop_err *err);
} pop_driver;

#define DRIVER(name) extern const pop_driver pop_driver_##name;
#include "lib/dev/drivers.def"
#undef DRIVER

/* The i-th of drivers.def, NULL at the end: what conformance tests go through. */
const pop_driver *pop_driver_at(size_t i);

typedef struct pop_devs pop_devs;

/* What a driver offers; the caller ends *out with pop_devs_close().  Statuses are
 * the driver's. */
POP_MUST_CHECK pop_status pop_devs_open(pop_devs **out,
	const pop_driver *driver, const pop_dev_options *opt, pop_err *err);
/* Accepts NULL.  Attached devices must have been detached. */
void pop_devs_close(pop_devs *d);

/* Ids are 0 to count-1. */
uint32_t pop_devs_count(const pop_devs *d);

typedef struct pop_dev_info {
	uint32_t id;
	uint32_t first, nipu; /* its IPUs are first..first+nipu-1 */
	bool busy;
	int64_t holder; /* process id, 0: nobody or not known */
} pop_dev_info;

/* POP_E_USAGE if there is no such id. */
POP_MUST_CHECK pop_status pop_devs_describe(
	const pop_devs *d, uint32_t id, pop_dev_info *out, pop_err *err);
/* The number of IPUs of device `id`, 0 if there is no such id. */
uint32_t pop_devs_nipu(const pop_devs *d, uint32_t id);

/* How to attach; see DESIGN of the modes in poprun(1). */
typedef struct pop_attach {
	uint32_t nipu; /* IPUs wanted; 0 is 1 */
	bool by_id;    /* take device `id`, whatever its size */
	uint32_t id;
	uint32_t ordinal;   /* k of /device:IPU:k in messages */
	bool wait;          /* ON_DEMAND: wait while all are busy */
	int64_t poll_ms;    /* at least 100 is used */
	int64_t timeout_ms; /* negative: none */
	/* A line for the operator, without newline.  May be NULL. */
	void (*say)(void *arg, const char *line);
	/* Asked while waiting; true ends it.  May be NULL. */
	bool (*stop)(void *arg);
	void *arg;
} pop_attach;

typedef struct pop_dev pop_dev;

/*
 * Attaches to the first free device in the order of ids.  When it is done it
 * says "TensorFlow device /device:IPU:0 attached to 1 IPU with Poplar device
 * ID: 0"; when it begins to wait, once, that no device is available.
 *
 * POP_E_USAGE        no device has that many IPUs, or that id; run_dir is no
 *                    directory
 * POP_E_BUSY         all are taken, and `wait` is not set
 * POP_E_TIMEOUT      they stayed taken
 * POP_E_INTERRUPTED  stop() said so
 * POP_E_IO           the locks cannot be used; the text says where and why
 */
POP_MUST_CHECK pop_status pop_dev_attach(
	pop_dev **out, pop_devs *d, const pop_attach *how, pop_err *err);
/* Accepts NULL. */
void pop_dev_detach(pop_dev *dev);

/* Of an attached device: its id, as in pop_devs_describe(), and its IPUs. */
uint32_t pop_dev_id(const pop_dev *dev);
uint32_t pop_dev_nipu(const pop_dev *dev);

/* The refusal of a run under NEVER: POP_E_REFUSED with its text. */
POP_MUST_CHECK pop_status pop_dev_refuse_run(pop_err *err);

#endif
