#!/bin/sh
# One owner file per library, and the few functions only one place may call.
cd "$(dirname "$0")/../.." || exit 1
bad=0

only() { # pattern owner...
	pattern=$1
	shift
	found=$(grep -lE "$pattern" $(find lib cache cmd -name '*.[ch]') |
		grep -vxF "$(printf '%s\n' "$@")")
	test -z "$found" && return
	echo "$found" | sed "s|\$|: only $* may use $pattern|"
	bad=1
}

only '#include <yaml.h>' lib/conf/yaml.c
only '#include <zstd.h>' lib/base/pack.c
only '#include <xxhash.h>' lib/base/digest.c lib/base/digest_avx2.c
only '#include <archive' lib/base/archive.c
only '[^_a-z]getenv\(' lib/conf/env.c
only '[^_a-z]rename(at)?\(' lib/base/fs.c
exit $bad
