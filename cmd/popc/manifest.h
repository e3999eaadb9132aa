#ifndef POP_CMD_POPC_MANIFEST_H
#define POP_CMD_POPC_MANIFEST_H

#include <stddef.h>

#include "lib/base/fs.h"
#include "lib/conf/cli.h"

/*
 * The graphs of a command: the arguments, then the lines of the manifests.
 * Empty lines and those that begin with '#' are skipped, and blanks around a
 * name; names are relative to the manifest's directory.
 */
typedef struct popc_manifest {
	const char **path;
	size_t n;
	char **owned; /* names made here */
	size_t nowned;
} popc_manifest;

/*
 * file: the manifests, in order.  shard: NULL if not given; "I/N": of all,
 * numbers I, I + N, ... counted from 0.  POP_E_USAGE for none at all, or a
 * shard that makes no sense. popc_manifest_release() in every case.
 */
POP_MUST_CHECK pop_status popc_manifest_make(popc_manifest *out,
	const pop_cli *cli, const pop_cli_list *file, const char *shard,
	pop_err *err);
void popc_manifest_release(popc_manifest *m);

#endif
