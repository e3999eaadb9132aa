/*
 * Machine descriptions: the table of generations, what settings make of it,
 * and its canonical bytes.
 *
 *   field:  u8 tag   u8 length (4)   u32 value
 */

#include "lib/target/target.h"

#include <string.h>

#include "lib/base/plural.h"

/* Larger numbers in a file are damage; keeps products of two in 64 bits. */
enum { MAX_FIELD = 1 << 24 };

static const pop_target as_sold[POP_ARCH_COUNT] = {
#define TARGET(name, number, tiles, bytes, workers, clock, receive, send, \
	load, f16, f32, link)                                             \
	[POP_ARCH_##name] = {.arch = POP_ARCH_##name,                     \
		.tiles_per_ipu = tiles,                                   \
		.tile_bytes = bytes,                                      \
		.nworker = workers,                                       \
		.receive_bytes = receive,                                 \
		.send_bytes = send,                                       \
		.load_bytes = load,                                       \
		.f16_macs = f16,                                          \
		.f32_macs = f32,                                          \
		.clock_mhz = clock,                                       \
		.link_mbps = link},
#include "lib/target/targets.def"
#undef TARGET
};

static const char *const arch_name[POP_ARCH_COUNT] = {
	[POP_ARCH_NONE] = "none",
#define TARGET(name, number, tiles, bytes, workers, clock, receive, send, \
	load, f16, f32, link)                                             \
	[POP_ARCH_##name] = #name,
#include "lib/target/targets.def"
#undef TARGET
};

pop_arch
pop_arch_parse(pop_str name)
{
	for (pop_arch a = POP_ARCH_NONE + 1; a < POP_ARCH_COUNT; a++)
		if (pop_str_is(name, arch_name[a]))
			return a;
	return POP_ARCH_NONE;
}

const char *
pop_arch_name(pop_arch arch)
{
	return (unsigned)arch < POP_ARCH_COUNT ? arch_name[arch] : "none";
}

pop_status
pop_target_init(pop_target *out, pop_arch arch, uint32_t nipu, pop_err *err)
{
	if ((unsigned)arch >= POP_ARCH_COUNT || arch == POP_ARCH_NONE)
		return pop_fail(err, POP_E_USAGE, "unknown IPU version");
	if (!nipu || nipu > POP_TARGET_MAX_IPUS)
		return pop_fail(err, POP_E_USAGE,
			"%u IPUs: a number from 1 to %d was expected", nipu,
			POP_TARGET_MAX_IPUS);
	*out = as_sold[arch];
	out->nipu = nipu;
	return POP_OK;
}

static pop_arch
conf_arch(const pop_conf *c)
{
	pop_opt opt = POP_OPT_ipu_version;
	pop_arch arch;

	/* Under the model its own version goes before the device's, unless
	 * the device's was asked for by a stronger source. */
	if (pop_conf_bool(c, POP_OPT_use_ipu_model) &&
		pop_conf_rank_of(c, POP_OPT_model_version) >=
			pop_conf_rank_of(c, POP_OPT_ipu_version))
		opt = POP_OPT_model_version;
	arch = pop_arch_parse(pop_conf_choice(c, opt));
	return arch ? arch : POP_ARCH_ipu2;
}

static int64_t
conf_tiles(const pop_conf *c)
{
	int64_t flag = pop_conf_int(c, POP_OPT_ipu_model_tiles);

	if (!pop_conf_bool(c, POP_OPT_use_ipu_model))
		return 0;
	return flag > 0 ? flag : pop_conf_int(c, POP_OPT_model_tiles_per_ipu);
}

pop_status
pop_target_resolve(
	pop_target *out, const pop_conf *c, uint32_t selected, pop_err *err)
{
	const int64_t *count;
	size_t n = pop_conf_ints(c, POP_OPT_auto_select_ipus, &count);
	int64_t nipu = n ? count[0] : selected ? selected : 1;
	int64_t tiles = conf_tiles(c);

	if (nipu < 1 || nipu > POP_TARGET_MAX_IPUS)
		nipu = 0;
	POP_TRY(pop_target_init(out, conf_arch(c), (uint32_t)nipu, err));
	if (tiles > POP_TARGET_MAX_TILES)
		return pop_fail(err, POP_E_USAGE,
			"%lld tiles per IPU: at most %d", (long long)tiles,
			POP_TARGET_MAX_TILES);
	if (tiles > 0)
		out->tiles_per_ipu = (uint32_t)tiles;
	out->remote_buffers = pop_conf_bool(c, POP_OPT_enable_remote_buffers);
	return POP_OK;
}

/* Tags are frozen.  ORDER target-field: write, read, eq. */
enum tag {
	TAG_ARCH = 1,
	TAG_NIPU,
	TAG_TILES,
	TAG_TILE_BYTES,
	TAG_NWORKER,
	TAG_RECEIVE,
	TAG_SEND,
	TAG_LOAD,
	TAG_F16,
	TAG_F32,
	TAG_REMOTE,
	TAG_END
};

static void
fields(const pop_target *t, uint32_t value[TAG_END])
{
	value[0] = 0;
	value[TAG_ARCH] = t->arch;
	value[TAG_NIPU] = t->nipu;
	value[TAG_TILES] = t->tiles_per_ipu;
	value[TAG_TILE_BYTES] = t->tile_bytes;
	value[TAG_NWORKER] = t->nworker;
	value[TAG_RECEIVE] = t->receive_bytes;
	value[TAG_SEND] = t->send_bytes;
	value[TAG_LOAD] = t->load_bytes;
	value[TAG_F16] = t->f16_macs;
	value[TAG_F32] = t->f32_macs;
	value[TAG_REMOTE] = t->remote_buffers;
}

void
pop_target_write(const pop_target *t, pop_buf *out)
{
	uint32_t value[TAG_END];

	fields(t, value);
	for (uint8_t tag = 1; tag < TAG_END; tag++) {
		pop_buf_u8(out, tag);
		pop_buf_u8(out, 4);
		pop_buf_u32(out, value[tag]);
	}
}

pop_status
pop_target_read(pop_target *out, const void *data, size_t n, pop_err *err)
{
	uint32_t value[TAG_END] = {0};
	pop_cursor c;

	pop_cursor_init(&c, data, n);
	for (uint8_t tag = 1; tag < TAG_END; tag++) {
		if (pop_cursor_u8(&c) != tag || pop_cursor_u8(&c) != 4)
			return pop_fail(err, POP_E_CORRUPT,
				"target: field %u is not where it should be",
				tag);
		value[tag] = pop_cursor_u32(&c);
	}
	if (c.failed || pop_cursor_left(&c))
		return pop_fail(err, POP_E_CORRUPT, "target: wrong length");
	for (uint8_t tag = TAG_TILE_BYTES; tag < TAG_REMOTE; tag++)
		if (!value[tag] || value[tag] > MAX_FIELD)
			return pop_fail(err, POP_E_CORRUPT,
				"target: field %u is %u", tag, value[tag]);
	if (value[TAG_TILES] < 1 || value[TAG_TILES] > POP_TARGET_MAX_TILES ||
		value[TAG_REMOTE] > 1 ||
		pop_target_init(out, (pop_arch)value[TAG_ARCH], value[TAG_NIPU],
			NULL) != POP_OK)
		return pop_fail(err, POP_E_CORRUPT, "target: no such machine");
	out->tiles_per_ipu = value[TAG_TILES];
	out->tile_bytes = value[TAG_TILE_BYTES];
	out->nworker = value[TAG_NWORKER];
	out->receive_bytes = value[TAG_RECEIVE];
	out->send_bytes = value[TAG_SEND];
	out->load_bytes = value[TAG_LOAD];
	out->f16_macs = value[TAG_F16];
	out->f32_macs = value[TAG_F32];
	out->remote_buffers = value[TAG_REMOTE] != 0;
	return POP_OK;
}

void
pop_target_print(const pop_target *t, pop_buf *out)
{
	pop_buf_printf(out, "%s, %u IPU%s, %u tiles of %u bytes%s",
		pop_arch_name(t->arch), t->nipu, pop_plural(t->nipu),
		t->tiles_per_ipu, t->tile_bytes,
		t->remote_buffers ? ", remote buffers" : "");
}
