/* version: what is running, and what its name may be taken for. */

#include <limits.h>

#include "cmd/common/tool.h"
#include "lib/base/json.h"
#include "lib/exe/exe.h"

void
pop_tool_version(pop_buf *out)
{
	char path[PATH_MAX];
	pop_err ignored;

	pop_buf_printf(out, "%s %s, epoch %u, executable format %u\n",
		pop_tool_name(), POP_VERSION, (unsigned)POP_COMPILER_EPOCH,
		(unsigned)POP_EXE_VERSION);
	if (pop_tool_path(path, sizeof(path), &ignored) == POP_OK)
		pop_buf_printf(out, "%s\n", path);
}

static void
print_json(pop_buf *out)
{
	char path[PATH_MAX];
	pop_err ignored;
	pop_json j;

	if (pop_tool_path(path, sizeof(path), &ignored) != POP_OK)
		path[0] = '\0';
	pop_json_init(&j, out);
	pop_json_object(&j, NULL);
	pop_json_int(&j, "schema", 1);
	pop_json_cstr(&j, "program", pop_tool_name());
	pop_json_cstr(&j, "version", POP_VERSION);
	pop_json_int(&j, "epoch", POP_COMPILER_EPOCH);
	pop_json_int(&j, "format", POP_EXE_VERSION);
	pop_json_cstr(&j, "path", path);
	pop_json_end_object(&j);
	pop_buf_char(out, '\n');
}

pop_status
pop_tool_version_run(
	const pop_cli_spec *spec, int argc, char **argv, pop_err *err)
{
	pop_common o = {0};
	pop_buf out = {0};
	pop_conf *conf;
	pop_cli cli;
	bool done;
	pop_status st;

	st = pop_command_begin(&cli, &conf, spec, argc, argv, &o, &done, err);
	if (st != POP_OK || done)
		goto out;
	if (cli.narg) {
		st = pop_fail(err, POP_E_USAGE,
			"'%s': version takes no arguments", cli.arg[0]);
		goto out;
	}
	if (o.json)
		print_json(&out);
	else
		pop_tool_version(&out);
	st = pop_print(&out, err);
out:
	pop_command_end(&cli, conf);
	return st;
}
