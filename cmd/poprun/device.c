/* From settings to a pool, and to an attached device. */

#include "cmd/poprun/device.h"

pop_status
poprun_devices_open(poprun_device *d, const pop_conf *conf, pop_err *err)
{
	pop_dev_options o = {
		.nipu = (uint32_t)pop_conf_int(conf, POP_OPT_ipus),
		.run_dir = pop_conf_str(conf, POP_OPT_run_dir),
		.xdg_runtime_dir = pop_conf_str(conf, POP_OPT_xdg_runtime_dir),
		.tmpdir = pop_conf_str(conf, POP_OPT_tmpdir),
		.pool = pop_conf_pool(conf),
	};

	return pop_devs_open(&d->devs, &pop_driver_model, &o, err);
}

static void
say(void *arg, const char *line)
{
	pop_say(arg, "%s", line);
}

pop_status
poprun_device_attach(
	poprun_device *d, const pop_conf *conf, uint32_t nipu, pop_err *err)
{
	const int64_t *id;
	/* The callback's argument is what say() takes back as it was. */
	union {
		const pop_conf *in;
		void *out;
	} arg = {conf};
	pop_attach how = {
		.nipu = nipu,
		.wait = pop_conf_int(conf, POP_OPT_connection_type) ==
			POP_CONNECT_ON_DEMAND,
		.poll_ms =
			pop_conf_int(conf, POP_OPT_on_demand_device_poll_time),
		.timeout_ms =
			pop_conf_int(conf, POP_OPT_on_demand_device_timeout),
		.say = say,
		.arg = arg.out,
	};

	if (!d->devs)
		POP_TRY(poprun_devices_open(d, conf, err));
	if (pop_conf_ints(conf, POP_OPT_select_ipus, &id)) {
		how.by_id = true;
		how.id = (uint32_t)id[0];
	}
	return pop_dev_attach(&d->dev, d->devs, &how, err);
}

void
poprun_device_close(poprun_device *d)
{
	pop_dev_detach(d->dev);
	pop_devs_close(d->devs);
}
