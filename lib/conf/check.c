/*
 * What settings say together.  Texts are the original's where it has one, so
 * that scripts that look for them keep working.
 */

#include <stdio.h>
#include <string.h>

#include "lib/conf/conf_int.h"

static bool
is_set(const pop_conf *c, pop_opt opt)
{
	return pop_conf_rank_of(c, opt) > POP_RANK_HINT;
}

static pop_status
usage(const pop_conf *c, pop_opt opt, const char *text, pop_err *err)
{
	return pop_fail(
		err, POP_E_USAGE, "%s: %s", pop_conf_origin(c, opt), text);
}

static pop_status
check_selection(const pop_conf *c, pop_err *err)
{
	const int64_t *id, *count;
	size_t n = pop_conf_ints(c, POP_OPT_select_ipus, &id);
	size_t nauto = pop_conf_ints(c, POP_OPT_auto_select_ipus, &count);

	if (n && nauto)
		return usage(c, POP_OPT_select_ipus,
			"Only one of `auto_select_ipus` and `select_ipus` can "
			"be set.",
			err);
	for (size_t i = 0; i < n; i++)
		for (size_t j = 0; j < i; j++)
			if (id[i] == id[j])
				return usage(c, POP_OPT_select_ipus,
					"All MultiIPU indices in "
					"`select_ipus` must be unique.",
					err);
	if (n && pop_conf_bool(c, POP_OPT_use_ipu_model))
		return usage(c, POP_OPT_select_ipus,
			"When using the IPUModel, the devices to attach to "
			"can only be specified with `auto_select_ipus`.",
			err);
	return POP_OK;
}

static pop_status
check_tiles(const pop_conf *c, pop_err *err)
{
	int64_t tiles = pop_conf_int(c, POP_OPT_num_io_tiles);

	if (tiles && pop_conf_int(c, POP_OPT_batch_norm_replica_group_size) > 1)
		return usage(c, POP_OPT_batch_norm_replica_group_size,
			"norms.experimental.distributed_batch_norm_replica_"
			"group_size is not supported with I/O tiles.",
			err);
	if (!tiles && pop_conf_bool(c, POP_OPT_place_ops_on_io_tiles))
		return usage(c, POP_OPT_place_ops_on_io_tiles,
			"Cannot place ops on I/O tiles when "
			"io_tiles.num_io_tiles == 0",
			err);
	return POP_OK;
}

static pop_status
check_processes(const pop_conf *c, pop_err *err)
{
	int64_t i = pop_conf_int(c, POP_OPT_process_index);
	int64_t n = pop_conf_int(c, POP_OPT_process_count);

	if (i < 0 || (i >= n && (n || i)))
		return usage(c, POP_OPT_process_index,
			"experimental.multi_replica_distribution."
			"process_index must be in the range "
			"[0, ...process_count).",
			err);
	if (n && pop_conf_bool(c, POP_OPT_use_ipu_model))
		return usage(c, POP_OPT_process_count,
			"Multi-replica distribution is not supported on the "
			"IPU model.",
			err);
	return POP_OK;
}

static pop_str
trim(pop_str s)
{
	static const char space[] = " \t\r\n";

	while (s.len && strchr(space, s.ptr[0]))
		s = (pop_str){s.ptr + 1, s.len - 1};
	while (s.len && strchr(space, s.ptr[s.len - 1]))
		s.len--;
	return s;
}

static bool
categories_known(const char *list)
{
	while (*list) {
		size_t n = strcspn(list, ",");

		if (pop_choice_find("infeed|outfeed|seed|hostembedding|"
				    "parameters",
			    trim((pop_str){list, n})) < 0)
			return false;
		list += n + (list[n] == ',');
	}
	return true;
}

static pop_status
check_synthetic(const pop_conf *c, pop_err *err)
{
	const char *list = pop_conf_str(c, POP_OPT_synthetic_data_categories);
	const char *init = pop_conf_str(c, POP_OPT_synthetic_data_initializer);
	int64_t i;

	if (!categories_known(list))
		return pop_fail(err, POP_E_USAGE,
			"Using an unknown synthetic data category in: '%s'. "
			"The categories are infeed, outfeed, seed, "
			"hostembedding, parameters.",
			list);
	if (!*init)
		return POP_OK;
	if (!*list && !pop_conf_bool(c, POP_OPT_use_synthetic_data))
		return pop_fail(err, POP_E_USAGE,
			"The flag \"synthetic_data_initializer\" can only be "
			"used in combination with \"use_synthetic_data\" or "
			"\"synthetic_data_categories\".");
	if (pop_choice_find("random|uniform|normal", pop_str_of(init)) < 0 &&
		!pop_str_i64(pop_str_of(init), &i))
		return pop_fail(err, POP_E_USAGE,
			"synthetic_data_initializer: '%s' is not random, "
			"uniform, normal or a whole number",
			init);
	return POP_OK;
}

/* Warns of what says nothing without use_ipu_model. */
static pop_status
check_model(pop_conf *c, pop_err *err)
{
	static const pop_opt idle[] = {POP_OPT_ipu_model_tiles,
		POP_OPT_model_tiles_per_ipu, POP_OPT_model_version};

	if (pop_conf_bool(c, POP_OPT_use_ipu_model)) {
		if (!pop_conf_int(c, POP_OPT_model_version))
			return usage(c, POP_OPT_model_version,
				"ipu_model.version must be set when using the "
				"IPUModel.",
				err);
		return POP_OK;
	}
	for (size_t i = 0; i < sizeof(idle) / sizeof(idle[0]); i++) {
		const pop_opt_info *o = &pop_opt_info_of[idle[i]];

		if (is_set(c, idle[i]))
			POP_TRY(conf_note(c, err, false,
				"%s: %s has no effect without use_ipu_model",
				pop_conf_origin(c, idle[i]),
				o->yaml ? o->yaml : o->name));
	}
	return POP_OK;
}

static void
check_on_demand(pop_conf *c)
{
	conf_value *type = &c->v[POP_OPT_connection_type];

	if (!pop_conf_bool(c, POP_OPT_use_on_demand) ||
		type->u.i == POP_CONNECT_ON_DEMAND)
		return;
	type->u.i = POP_CONNECT_ON_DEMAND;
	type->rank = c->v[POP_OPT_use_on_demand].rank;
	type->origin = "use_on_demand";
}

pop_status
pop_conf_check(pop_conf *c, pop_err *err)
{
	conf_value *trips =
		&c->v[POP_OPT_while_loop_brute_force_max_trip_count];
	const char *bar = pop_conf_str(c, POP_OPT_show_progress_bar);

	if (trips->u.i < 0)
		trips->u.i = 128;
	if (pop_choice_find("true|false|auto", pop_str_of(bar)) < 0)
		return pop_fail(err, POP_E_USAGE,
			"Unknown value for 'show_progress_bar' flag. Needs to "
			"be one of 'true', 'false' or 'auto' but got %s",
			bar);
	POP_TRY(check_synthetic(c, err));
	POP_TRY(check_selection(c, err));
	POP_TRY(check_tiles(c, err));
	POP_TRY(check_processes(c, err));
	POP_TRY(check_model(c, err));
	check_on_demand(c);
	return POP_OK;
}

pop_status
pop_conf_check_connection(const pop_conf *c, pop_err *err)
{
	int64_t type = pop_conf_int(c, POP_OPT_connection_type);

	if (type != POP_CONNECT_NEVER && type != POP_CONNECT_PRE_COMPILE)
		return POP_OK;
	if (!pop_conf_int(c, POP_OPT_ipu_version) &&
		!(pop_conf_bool(c, POP_OPT_use_ipu_model) &&
			is_set(c, POP_OPT_model_version)))
		return pop_fail(err, POP_E_REFUSED,
			"device_connection.version must be set when "
			"device_connection.type is DeviceConnectionType.NEVER "
			"or DeviceConnectionType.PRE_COMPILE; for example "
			"--ipu-version=ipu2");
	if (type == POP_CONNECT_PRE_COMPILE && !pop_conf_cache_is_named(c))
		return pop_fail(err, POP_E_REFUSED,
			"IPU devices have been configured for "
			"pre-compilation, however 'executable_cache_path' in "
			"'TF_POPLAR_FLAGS' has not been set. Please set the "
			"path to a directory where the compiled binaries "
			"should be stored using the 'TF_POPLAR_FLAGS' "
			"environment variable, for example "
			"'TF_POPLAR_FLAGS=--executable_cache_path="
			"/path/to/storage'.");
	return POP_OK;
}
