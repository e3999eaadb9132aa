/* poprun: the table of commands. */

#include "cmd/poprun/commands.h"

static const pop_command table[] = {
#define COMMAND(name, function, text) {name, poprun_cmd_##function, text},
#include "cmd/poprun/commands.def"
#undef COMMAND
	{NULL, NULL, NULL},
};

int
main(int argc, char **argv)
{
	static const pop_tool tool = {
		.name = "poprun",
		.usage = "usage: poprun [run] [options] GRAPH|KEY|FILE\n"
			 "       poprun COMMAND [options] ...",
		.text = "\nRuns compiled graphs on an IPU or the IPU Model. "
			"A graph is looked up in the\ncache; popc(1) compiles "
			"it if it is not there.",
		.command = table,
		.fallback = "run",
	};

	return pop_tool_main(&tool, argc, argv);
}
