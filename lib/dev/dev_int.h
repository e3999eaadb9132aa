#ifndef POP_DEV_DEV_INT_H
#define POP_DEV_DEV_INT_H

#include "lib/dev/dev.h"

/* What the files of this folder share; nobody else includes it. */

struct pop_devs {
	const pop_driver *driver;
	void *state;
	uint32_t nipu; /* of the pool */
};

/* The IPUs of device `id`; false if there is none. */
bool dev_range(const pop_devs *d, uint32_t id, uint32_t *first, uint32_t *nipu);

#endif
