#!/bin/sh
# The manuals list exactly the exit statuses, commands and options that exist,
# and mention nothing about the machine they were written on.
cd "$(dirname "$0")/../.." || exit 1
bin=${BIN:-build/plain}
bad=0

same() { # page what wanted found
	test "$3" = "$4" && return
	echo "$1: $2: in the source: $(echo $3); in the manual: $(echo $4)"
	bad=1
}

statuses=$(sed -n 's/^STATUS([A-Z_]*, \([0-9]*\),.*/\1/p' lib/base/status.def |
	sort -nu)
for tool in popc poprun
do
	page=man/$tool.1
	same $page 'exit statuses' "$statuses" \
		"$(sed -n '/^\.Sh EXIT STATUS/,/^\.Sh [^E]/s/^\.It \([0-9]*\)$/\1/p' $page)"
	commands=$(sed -n 's/^COMMAND("\([^"]*\)".*/\1/p' \
		cmd/$tool/commands.def | sort | grep -v '^name$')
	same $page commands "$commands" \
		"$(sed -n 's/^\.It Cm \([a-z]*\).*/\1/p' $page | sort -u)"
	# Every long option of every command's help is in the page.
	for c in $commands
	do
		# Settings are described in pop.conf(5).
		"$bin/$tool" "$c" --help | sed '/^settings,/,$d' | grep -o '^ *\(-., \)*--[a-z-]*' |
			grep -o -- '--[a-z-]*'
	done | sort -u | while read -r o
	do
		grep -q -- "Fl Fl ${o#--}\\b" $page ||
			echo "$page: $o is not described"
	done >"${TMPDIR:-/tmp}/docs.$$"
	test -s "${TMPDIR:-/tmp}/docs.$$" && bad=1
	cat "${TMPDIR:-/tmp}/docs.$$"
	rm -f "${TMPDIR:-/tmp}/docs.$$"
done
exit $bad
