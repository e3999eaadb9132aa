/* popc version. */

#include "cmd/popc/commands.h"

static const pop_cli_opt table[] = {
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc version [options]",
	.text = "Prints the versions of program, compiler and format, and the "
		"program's path.",
	.own = table,
	.common = pop_common_options,
};

pop_status
popc_cmd_version(int argc, char **argv, pop_err *err)
{
	return pop_tool_version_run(&spec, argc, argv, err);
}
