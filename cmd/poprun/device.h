#ifndef POP_CMD_POPRUN_DEVICE_H
#define POP_CMD_POPRUN_DEVICE_H

#include "cmd/common/tool.h"
#include "lib/dev/dev.h"

/* The pool that the settings describe, and a device attached from it.  Zeroed
 * is nothing; ends with poprun_device_close(). */
typedef struct poprun_device {
	pop_devs *devs;
	pop_dev *dev; /* NULL: none is attached */
} poprun_device;

/* Opens the pool; attaches nothing. */
POP_MUST_CHECK pop_status poprun_devices_open(
	poprun_device *d, const pop_conf *conf, pop_err *err);
/* Attaches as the connection type says: waits under ON_DEMAND only. */
POP_MUST_CHECK pop_status poprun_device_attach(
	poprun_device *d, const pop_conf *conf, uint32_t nipu, pop_err *err);
void poprun_device_close(poprun_device *d);

#endif
