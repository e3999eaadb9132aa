/* poprun version. */

#include "cmd/poprun/commands.h"

pop_status
poprun_cmd_version(int argc, char **argv, pop_err *err)
{
	pop_buf out = {0};

	(void)argc;
	(void)argv;
	pop_tool_version(&out);
	return pop_print(&out, err);
}
