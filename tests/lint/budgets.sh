#!/bin/sh
# Sizes that reviews look at: files above 1500 lines and functions above 100
# are errors; a long table or switch says so with "budget:" in the comment
# above it.
cd "$(dirname "$0")/../.." || exit 1
awk '
	FNR == 1 { close_file(); name = FILENAME }
	function close_file() {
		if (name != "" && lines > 1500) {
			print name ": " lines " lines, at most 1500"
			bad = 1
		}
		lines = 0
	}
	{ lines = FNR }
	/budget:/ { excused = 1 }
	/^[a-z_A-Z].*\(/ && !/;/ { fn = $0 }
	/^\{/ { start = FNR }
	/^\}/ {
		if (start && FNR - start > 100 && !excused) {
			print FILENAME ":" start ": " FNR - start \
				" lines in one function, at most 100: " fn
			bad = 1
		}
		if (start) excused = 0
		start = 0
	}
	END { close_file(); exit bad }
' $(find lib cache cmd tests -name '*.[ch]')
