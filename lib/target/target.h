#ifndef POP_TARGET_TARGET_H
#define POP_TARGET_TARGET_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/buf.h"
#include "lib/base/cursor.h"
#include "lib/base/status.h"
#include "lib/base/str.h"
#include "lib/conf/conf.h"

/*
 * The machine that a program is compiled for.  Plain data, resolved: nothing
 * in it means "default".  Two equal targets run the same executables; how and
 * when a program is connected, which device it gets and which driver offers
 * it are no part of it.
 */
typedef enum pop_arch {
	POP_ARCH_NONE,
#define TARGET(name, number, tiles, tile_bytes, workers, clock_mhz, receive, \
	send, load_bytes, f16_macs, f32_macs, link_mbps)                     \
	POP_ARCH_##name = number,
#include "lib/target/targets.def"
#undef TARGET
	POP_ARCH_COUNT
} pop_arch;

enum {
	POP_TARGET_MAX_IPUS = 4096,
	POP_TARGET_MAX_TILES = 65536, /* per IPU */
};

typedef struct pop_target {
	pop_arch arch;
	uint32_t nipu;
	uint32_t tiles_per_ipu;
	uint32_t tile_bytes;
	uint32_t nworker;
	uint32_t receive_bytes; /* exchange, per cycle and tile */
	uint32_t send_bytes;
	uint32_t load_bytes;
	uint32_t f16_macs; /* per cycle and tile */
	uint32_t f32_macs;
	bool remote_buffers;
	/* For estimates only; neither compared nor written. */
	uint32_t clock_mhz;
	uint32_t link_mbps;
} pop_target;

/* POP_ARCH_NONE if unknown. */
pop_arch pop_arch_parse(pop_str name);
const char *pop_arch_name(pop_arch arch);

/* A generation as it is sold.  nipu from 1 to POP_TARGET_MAX_IPUS. */
POP_MUST_CHECK pop_status pop_target_init(
	pop_target *out, pop_arch arch, uint32_t nipu, pop_err *err);

/*
 * What the settings ask for; without any, one ipu2.  The number of IPUs is
 * the first of auto_select_ipus; select_ipus names a device, so its number
 * must be given by whoever knows devices (`selected`, 0: not known, then 1).
 * With use_ipu_model, ipu_model.version and the tiles of ipu_model_tiles or
 * ipu_model.tiles_per_ipu count; ipu_version given by anybody goes first.
 */
POP_MUST_CHECK pop_status pop_target_resolve(
	pop_target *out, const pop_conf *c, uint32_t selected, pop_err *err);

/*
 * The canonical bytes: tag, length and value of each field, as key and
 * executable hold them.  Fields get new tags when they are added, and are left
 * out while they have the value that older programs assume.
 */
void pop_target_write(const pop_target *t, pop_buf *out);
/* Reads what write wrote, n bytes.  POP_E_CORRUPT if it is something else. */
POP_MUST_CHECK pop_status pop_target_read(
	pop_target *out, const void *data, size_t n, pop_err *err);

/* "ipu2, 1 IPU, 1472 tiles of 638976 bytes" */
void pop_target_print(const pop_target *t, pop_buf *out);

#endif
