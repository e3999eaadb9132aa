/* --version: what is running, and what its name may be taken for. */

#include <limits.h>

#include "cmd/common/tool.h"
#include "lib/exe/exe.h"

void
pop_tool_version(pop_buf *out)
{
	char dir[PATH_MAX];
	pop_err ignored;

	pop_buf_printf(out, "%s %s, epoch %u, executable format %u\n",
		pop_tool_name(), POP_VERSION, (unsigned)POP_COMPILER_EPOCH,
		(unsigned)POP_EXE_VERSION);
	if (pop_tool_dir(dir, sizeof(dir), &ignored) == POP_OK)
		pop_buf_printf(out, "%s/%s\n", dir, pop_tool_name());
}
