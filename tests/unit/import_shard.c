/* Shardings in their spellings: tiles of a value, and which of them each device
 * holds; what is wrong with text that is none. */

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "lib/import/shard.h"

enum { RANK = 2 };

typedef struct row {
	const char *text, *manual;
	int64_t tiles[RANK];
	const char *held; /* NULL: refused */
} row;

#define MESH                                                       \
	"{m = #sdy.mesh<[\"x\"=2, \"y\"=2]>, one = #sdy.mesh<[], " \
	"device_ids=[3]>, \"r\" = <[\"a\"=4], device_ids=[3, 1, 2, 0]>}"

static const row by_axes[] = {
	{"<@m, [{\"x\"}, {\"y\"}]>", "{\"x\", \"y\"}", {2, 2}, "0 1 2 3"},
	{"<@m, [{\"y\"}, {\"x\"}]>", "{\"x\", \"y\"}", {2, 2}, "0 2 1 3"},
	{"<@m, [{\"x\", \"y\"}, {}]>", "{\"x\", \"y\"}", {4, 1}, "0 1 2 3"},
	{"<@m, [{}, {\"y\", \"x\"}]>", "{\"x\", \"y\"}", {1, 4}, "0 2 1 3"},
	{"#sdy.sharding<@m, [{\"y\"}, {?}]>", "#sdy<manual_axes{\"y\"}>",
		{2, 1}, "0 1 0 1"},
	/* An axis that is not manual does not cut. */
	{"<@m, [{\"x\"}, {\"y\", ?}p1]>", "{\"y\"}", {1, 2}, "0 1 0 1"},
	{"<@m, [{}, {}], replicated={\"x\"}>", "{\"x\"}", {1, 1}, "0 0 0 0"},
	{"#sdy.sharding_per_value<[<@m, [{\"x\"}, {}]>]>", "{\"x\"}", {2, 1},
		"0 0 1 1"},
	{"<@r, [{\"a\"}, {}]>", "{\"a\"}", {4, 1}, "3 1 2 0"},
	{"<@r, [{\"a\":(1)2}, {\"a\":(2)2}]>", "{\"a\"}", {2, 2}, "3 1 2 0"},
	{"<@one, [{}, {}]>", "{}", {1, 1}, "0"},
	{"<mesh<[\"z\"=2]>, [{\"z\"}, {}]>", "{\"z\"}", {2, 1}, "0 1"},
	{"<@m, [{\\22x\\22}, {}]>", "{\\22x\\22}", {2, 1}, "0 0 1 1"},
	{"<@nobody, [{}, {}]>", "{}", {0}, NULL},
	{"<@m, [{\"z\"}, {}]>", "{\"x\"}", {0}, NULL},
	{"<@m, [{\"x\"}]>", "{\"x\"}", {0}, NULL},
	{"<@m, [{}, {}, {}]>", "{\"x\"}", {0}, NULL},
	{"<@m, [{\"x\":(3)1}, {}]>", "{\"x\"}", {0}, NULL},
	{"<@m, [{\"x\"", "{\"x\"}", {0}, NULL},
	{"", "", {0}, NULL},
};

static const row by_tiles[] = {
	{"{devices=[2,2]<=[4]}", NULL, {2, 2}, "0 1 2 3"},
	{"{devices=[2,2]<=[2,2]T(1,0)}", NULL, {2, 2}, "0 2 1 3"},
	{"{devices=[4,1]3,2,1,0}", NULL, {4, 1}, "3 2 1 0"},
	{"{devices=[2,1,2]<=[4] last_tile_dim_replicate}", NULL, {2, 1},
		"0 0 1 1"},
	{"{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dims={manual}}", NULL, {1, 2},
		"0 1 0 1"},
	{"{replicated}", NULL, {1, 1}, "0 0"},
	{"{manual}", NULL, {1, 1}, "0 0"},
	{"{maximal device=0}", NULL, {1, 1}, "0 0"},
	{"{devices=[2,2]<=[5]}", NULL, {0}, NULL},
	{"{devices=[2,2]<=[2,2]T(0,0)}", NULL, {0}, NULL},
	{"{devices=[2,2]0,1,2}", NULL, {0}, NULL},
	{"{devices=[2,2]0,1,2,2}", NULL, {0}, NULL},
	{"{devices=[4]<=[4]}", NULL, {0}, NULL},
	{"{devices=[0,4]}", NULL, {0}, NULL},
	{"{devices=[9999,9999]<=[99980001]}", NULL, {0}, NULL},
	{"devices", NULL, {0}, NULL},
};

static const char *const bad_mesh[] = {"<[\"x\"=0]>", "<[\"x\"]>", "[\"x\"=2]",
	"<[\"x\"=2, \"y\"=99999]>", "<[\"x\"=2], device_ids=[0, 0]>",
	"<[\"x\"=2], device_ids=[0, 2]>", "<[\"x\"=2], device_ids=[0]>",
	"<[\"x\"=2]"};

static void
check(const row *r, const char *bad, const pop_shard *s)
{
	char held[64] = "";
	size_t n = 0;

	if (!r->held != (bad != NULL))
		fprintf(stderr, "%s: %s\n", r->text, bad ? bad : "passed");
	assert(!r->held == (bad != NULL));
	if (bad)
		return;
	for (uint32_t i = 0; i < s->ndevice; i++)
		n += (size_t)snprintf(held + n, sizeof(held) - n, "%s%lld",
			i ? " " : "", (long long)s->held[i]);
	if (strcmp(held, r->held) != 0)
		fprintf(stderr, "%s: %s\n", r->text, held);
	assert(strcmp(held, r->held) == 0);
	for (int d = 0; d < RANK; d++)
		assert(s->tiles[d] == r->tiles[d]);
}

static pop_status
body(void *arg, pop_err *err)
{
	pop_arena *a = arg;
	pop_meshes m = {{.arena = a}};

	(void)err;
	assert(!pop_mesh_add_all(&m, pop_str_of(MESH)));
	for (size_t i = 0; i < sizeof(by_axes) / sizeof(by_axes[0]); i++) {
		pop_shard s = {.ndevice = 0};
		const char *bad =
			pop_shard_of_axes(&s, &m, pop_str_of(by_axes[i].text),
				0, pop_str_of(by_axes[i].manual), RANK);

		check(&by_axes[i], bad, &s);
	}
	for (size_t i = 0; i < sizeof(by_tiles) / sizeof(by_tiles[0]); i++) {
		pop_shard s = {.ndevice = 0};
		const char *bad = pop_shard_of_tiles(
			&s, a, pop_str_of(by_tiles[i].text), 2, RANK);

		check(&by_tiles[i], bad, &s);
	}
	for (size_t i = 0; i < sizeof(bad_mesh) / sizeof(bad_mesh[0]); i++)
		assert(pop_mesh_add(
			&m, POP_STR("bad"), pop_str_of(bad_mesh[i])));
	return POP_OK;
}

int
main(void)
{
	pop_arena a = {0};
	pop_err err;

	assert(pop_arena_run(&a, body, &a, &err) == POP_OK);
	pop_arena_release(&a);
	return 0;
}
