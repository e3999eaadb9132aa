#ifndef POP_CMD_POPRUN_COMMANDS_H
#define POP_CMD_POPRUN_COMMANDS_H

#include "cmd/common/tool.h"

/* Each command is poprun_cmd_<name>() in cmd_<name>.c; see pop_command. */
#define COMMAND(name, function, text) \
	pop_status poprun_cmd_##function(int argc, char **argv, pop_err *err);
#include "cmd/poprun/commands.def"
#undef COMMAND

#endif
