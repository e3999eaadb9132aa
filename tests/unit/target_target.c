/* Machines: the table, what settings make of it, canonical bytes. */

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "lib/target/target.h"

static const struct {
	const char *flags;
	const char *set[2][2]; /* yaml name, value */
	pop_arch arch;
	uint32_t nipu, tiles;
	bool remote;
} row[] = {
	{"", {{NULL}}, POP_ARCH_ipu2, 1, 1472, false},
	{"--use_ipu_model", {{NULL}}, POP_ARCH_ipu2, 1, 1472, false},
	{"--ipu_model_tiles=8", {{NULL}}, POP_ARCH_ipu2, 1, 1472, false},
	{"--use_ipu_model --ipu_model_tiles=8", {{NULL}}, POP_ARCH_ipu2, 1, 8,
		false},
	{"--use_ipu_model --ipu_model_tiles=-1", {{NULL}}, POP_ARCH_ipu2, 1,
		1472, false},
	{"--use_ipu_model", {{"ipu_model.tiles_per_ipu", "16"}}, POP_ARCH_ipu2,
		1, 16, false},
	{"--use_ipu_model --ipu_model_tiles=8",
		{{"ipu_model.tiles_per_ipu", "16"}}, POP_ARCH_ipu2, 1, 8,
		false},
	{"", {{"ipu_model.version", "ipu1"}}, POP_ARCH_ipu2, 1, 1472, false},
	{"--use_ipu_model", {{"ipu_model.version", "ipu1"}}, POP_ARCH_ipu1, 1,
		1216, false},
	{"", {{"device_connection.version", "ipu1"}}, POP_ARCH_ipu1, 1, 1216,
		false},
	{"--use_ipu_model", {{"device_connection.version", "ipu1"}},
		POP_ARCH_ipu1, 1, 1216, false},
	{"--use_ipu_model",
		{{"device_connection.version", "ipu1"},
			{"ipu_model.version", "ipu21"}},
		POP_ARCH_ipu21, 1, 1472, false},
	{"",
		{{"auto_select_ipus", "4"},
			{"device_connection.enable_remote_buffers", "true"}},
		POP_ARCH_ipu2, 4, 1472, true},
	{"", {{"auto_select_ipus", "[2,1]"}}, POP_ARCH_ipu2, 2, 1472, false},
};

static pop_opt
by_yaml(const char *name)
{
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		if (pop_opt_info_of[opt].yaml &&
			strcmp(pop_opt_info_of[opt].yaml, name) == 0)
			return opt;
	return POP_OPT_COUNT;
}

/* Does t have the bytes that `out` holds? */
static bool
writes(const pop_target *t, const pop_buf *out)
{
	pop_buf own = {0};
	bool same;

	pop_target_write(t, &own);
	same = own.len == out->len && memcmp(own.data, out->data, own.len) == 0;
	pop_buf_release(&own);
	return same;
}

static void
check_row(size_t i)
{
	pop_conf *c = NULL;
	pop_target t, back;
	pop_buf out = {0};
	pop_err err = {POP_OK, ""};

	assert(pop_conf_new(&c, &err) == POP_OK);
	assert(pop_conf_load_flags(c, row[i].flags, &err) == POP_OK);
	for (size_t k = 0; k < 2 && row[i].set[k][0]; k++)
		assert(pop_conf_set(c, by_yaml(row[i].set[k][0]), POP_RANK_YAML,
			       pop_str_of(row[i].set[k][1]), "test",
			       &err) == POP_OK);
	assert(pop_target_resolve(&t, c, 0, &err) == POP_OK);
	if (t.arch != row[i].arch || t.tiles_per_ipu != row[i].tiles)
		fprintf(stderr, "row %zu: %s %u\n", i, pop_arch_name(t.arch),
			t.tiles_per_ipu);
	assert(t.arch == row[i].arch && t.nipu == row[i].nipu);
	assert(t.tiles_per_ipu == row[i].tiles);
	assert(t.remote_buffers == row[i].remote);
	pop_target_write(&t, &out);
	assert(pop_target_read(&back, out.data, out.len, &err) == POP_OK);
	assert(back.arch == t.arch && back.clock_mhz == t.clock_mhz);
	assert(writes(&back, &out));
	for (size_t n = 0; n < out.len; n++)
		assert(pop_target_read(&back, out.data, n, &err) ==
			POP_E_CORRUPT);
	pop_buf_release(&out);
	pop_conf_free(c);
}

/* Every byte that is changed is noticed or makes another target. */
static void
check_damage(void)
{
	pop_target t, back;
	pop_buf out = {0};
	pop_err err;

	assert(pop_target_init(&t, POP_ARCH_ipu2, 1, &err) == POP_OK);
	pop_target_write(&t, &out);
	for (size_t n = 0; n < out.len; n++)
		for (unsigned bit = 0; bit < 8; bit++) {
			out.data[n] ^= (unsigned char)(1 << bit);
			if (pop_target_read(&back, out.data, out.len, &err) ==
				POP_OK)
				assert(writes(&back, &out));
			out.data[n] ^= (unsigned char)(1 << bit);
		}
	pop_buf_release(&out);
}

/* The bytes are part of keys: they may not change by accident. */
static void
check_frozen(void)
{
	static const unsigned char want[] = {1, 4, 2, 0, 0, 0, 2, 4, 1, 0, 0, 0,
		3, 4, 0xc0, 5, 0, 0, 4, 4, 0, 0xc0, 9, 0, 5, 4, 6, 0, 0, 0, 6,
		4, 4, 0, 0, 0, 7, 4, 4, 0, 0, 0, 8, 4, 8, 0, 0, 0, 9, 4, 64, 0,
		0, 0, 10, 4, 16, 0, 0, 0, 11, 4, 0, 0, 0, 0};
	pop_target t;
	pop_buf out = {0};
	pop_err err;

	assert(pop_target_init(&t, POP_ARCH_ipu2, 1, &err) == POP_OK);
	pop_target_write(&t, &out);
	assert(out.len == sizeof(want));
	assert(memcmp(out.data, want, sizeof(want)) == 0);
	pop_buf_release(&out);
}

int
main(void)
{
	pop_target t;
	pop_err err;

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		check_row(i);
	check_damage();
	check_frozen();
	assert(pop_arch_parse(POP_STR("ipu21")) == POP_ARCH_ipu21);
	assert(pop_arch_parse(POP_STR("ipu3")) == POP_ARCH_NONE);
	assert(pop_arch_parse(POP_STR("none")) == POP_ARCH_NONE);
	assert(pop_target_init(&t, POP_ARCH_ipu1, 0, &err) == POP_E_USAGE);
	assert(pop_target_init(&t, POP_ARCH_NONE, 1, &err) == POP_E_USAGE);
	return 0;
}
