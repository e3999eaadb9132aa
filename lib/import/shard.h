#ifndef POP_IMPORT_SHARD_H
#define POP_IMPORT_SHARD_H

#include "lib/base/map.h"
#include "lib/ir/ir.h"

/*
 * Where the parts of a value lie: what partitioners write beside a program,
 * in the spellings of all readers.
 *
 *   Shardy   <["x"=4, "y"=2]>                          a mesh
 *            {mesh = #sdy.mesh<["x"=4]>, ...}          meshes by name
 *            #sdy.sharding<@mesh, [{"x"}, {}]>         a sharding by axes
 *            #sdy.sharding_per_value<[<@mesh, ...>]>   a list of them
 *            #sdy<manual_axes{"x"}>  {"x"}             names of axes
 *   GSPMD    {devices=[4,1,2]<=[8] last_tile_dim_replicate}, {manual},
 *            {replicated}, {maximal device=0}
 *
 * Only places where a program changes between the view of the whole and that
 * of one device need them; all other shardings change no result and are
 * ignored.  Functions return NULL, or what is wrong with the text.
 */

enum { POP_SHARD_LIMIT_DEVICES = 4096, POP_SHARD_LIMIT_AXES = 32 };

/* Tiles of one value: of each dim, and the one that each device holds,
 * counted row by row. */
typedef struct pop_shard {
	int64_t tiles[POP_MAX_RANK];
	uint32_t ndevice;
	int64_t *held;
} pop_shard;

/* Meshes by name.  The arena of the map must be set. */
typedef struct pop_meshes {
	pop_strmap by_name;
} pop_meshes;

/* Text of one mesh, or of a dictionary of them. */
const char *pop_mesh_add(pop_meshes *m, pop_str name, pop_str text);
const char *pop_mesh_add_all(pop_meshes *m, pop_str text);

/*
 * The i-th of a list of shardings (or the only one) over the axes that are
 * manual; those not named there do not cut.
 */
const char *pop_shard_of_axes(pop_shard *out, const pop_meshes *m,
	pop_str shardings, uint32_t i, pop_str manual, unsigned rank);

/* GSPMD's spelling.  One that names no devices cuts nothing and is on
 * `ndevice` of them. */
const char *pop_shard_of_tiles(pop_shard *out, pop_arena *a, pop_str sharding,
	uint32_t ndevice, unsigned rank);

/*
 * Devices that work together along axes of a mesh, the first one counting
 * most: groups one after the other, `size` numbers each, n in all.  axes: the
 * text of a list, [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>].
 * *known is false if the mesh is not.
 */
const char *pop_shard_groups(const pop_meshes *m, pop_str mesh, pop_str axes,
	bool *known, int64_t **ids, uint32_t *n, uint32_t *size);

/*
 * The part of v, of type `local`, that each device holds; and the whole, of
 * type `whole`, that such parts make.  v itself if there is one device.  NULL
 * if the types do not fit the tiles.
 */
pop_value *pop_shard_split(pop_block *b, pop_loc loc, pop_value *v,
	const pop_shard *s, const pop_shape *local);
pop_value *pop_shard_join(pop_block *b, pop_loc loc, pop_value *v,
	const pop_shard *s, const pop_shape *whole);

#endif
