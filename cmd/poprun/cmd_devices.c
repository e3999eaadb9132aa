/* poprun devices: what can be attached, and who holds what. */

#include <inttypes.h>

#include "cmd/poprun/commands.h"
#include "cmd/poprun/device.h"
#include "lib/base/json.h"
#include "lib/base/plural.h"

struct options {
	pop_common common;
};

static const pop_cli_spec spec = {
	.usage = "poprun devices [options]",
	.text = "Lists devices: id, number of IPUs, free or busy and the "
		"process that holds it.",
	.common = pop_common_options,
	.settings = true,
};

static void
print(const pop_dev_info *i, bool json, pop_json *j, pop_buf *out)
{
	if (json) {
		pop_json_object(j, NULL);
		pop_json_int(j, "id", i->id);
		pop_json_int(j, "first_ipu", i->first);
		pop_json_int(j, "ipus", i->nipu);
		pop_json_bool(j, "busy", i->busy);
		if (i->holder)
			pop_json_int(j, "holder", i->holder);
		pop_json_end_object(j);
		return;
	}
	pop_buf_printf(out, "%4u  %u IPU%s  %s", i->id, i->nipu,
		pop_plural(i->nipu), i->busy ? "busy" : "free");
	if (i->holder)
		pop_buf_printf(out, " (process %" PRId64 ")", i->holder);
	pop_buf_char(out, '\n');
}

static pop_status
list(const struct options *o, const pop_devs *devs, pop_err *err)
{
	pop_buf out = {0};
	pop_json j;

	pop_json_init(&j, &out);
	if (o->common.json) {
		pop_json_object(&j, NULL);
		pop_json_int(&j, "schema", 1);
		pop_json_array(&j, "devices");
	}
	for (uint32_t id = 0; id < pop_devs_count(devs); id++) {
		pop_dev_info info;
		pop_status st = pop_devs_describe(devs, id, &info, err);

		if (st != POP_OK) {
			pop_buf_release(&out);
			return st;
		}
		print(&info, o->common.json, &j, &out);
	}
	if (o->common.json) {
		pop_json_end_array(&j);
		pop_json_end_object(&j);
		pop_buf_char(&out, '\n');
	}
	return pop_print(&out, err);
}

pop_status
poprun_cmd_devices(int argc, char **argv, pop_err *err)
{
	struct options o = {0};
	poprun_device d = {0};
	pop_conf *conf;
	pop_cli cli;
	bool done;
	pop_status st;

	st = pop_command_begin(&cli, &conf, &spec, argc, argv, &o, &done, err);
	if (st == POP_OK && !done && cli.narg)
		st = pop_fail(err, POP_E_USAGE,
			"'%s': poprun devices takes no arguments", cli.arg[0]);
	if (st == POP_OK && !done)
		st = poprun_devices_open(&d, conf, err);
	if (st == POP_OK && !done)
		st = list(&o, d.devs, err);
	poprun_device_close(&d);
	pop_command_end(&cli, conf);
	return st;
}
