#!/bin/sh
# A sample of the conformance corpora; make check-long runs all of them.
set -u
if test ! -d "$POP_SHARED/corpora"
then
	echo "no corpora at $POP_SHARED/corpora"
	exit 77
fi
exec "$POP_BIN/conform" -q -j 1 --sample=40
