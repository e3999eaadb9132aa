/* popc: the table of commands. */

#include "cmd/popc/commands.h"

static const pop_command table[] = {
#define COMMAND(name, function, text) {name, popc_cmd_##function, text},
#include "cmd/popc/commands.def"
#undef COMMAND
	{NULL, NULL, NULL},
};

int
main(int argc, char **argv)
{
	static const pop_tool tool = {
		.name = "popc",
		.usage = "usage: popc [compile] [options] GRAPH ...\n"
			 "       popc COMMAND [options] ...",
		.text = "\nCompiles serialized machine-learning graphs ahead of "
			"time into a cache of\nexecutables, which poprun(1) "
			"loads and runs.",
		.command = table,
		.fallback = "compile",
	};

	return pop_tool_main(&tool, argc, argv);
}
