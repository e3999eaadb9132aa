#!/bin/sh
# Every flag, attribute and variable of the tables of settings is in
# pop.conf(5), and nothing else is.
cd "$(dirname "$0")/../.." || exit 1
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
man=man/pop.conf.5

# One row a line, comments gone, then: id where env yaml.
for t in options flags config
do
	sed '/^\/\*/,/\*\/$/d' "lib/conf/$t.def"
done | tr '\n\t' '  ' | sed 's/OPT(/\n&/g' | awk '
	/^OPT/ {
		# Texts may hold commas: empty all but names.
		out = ""; q = 0
		for (i = 1; i <= length($0); i++) {
			c = substr($0, i, 1)
			if (c == "\"") q = !q
			else out = out (q && (c == "," || c == " ") ? "_" : c)
		}
		sub(/^OPT\(/, "", out)
		gsub(/ /, "", out)
		split(out, f, ",")
		if (f[5] == "FLAG" || f[5] == "BOTH") print "flag", f[1]
		if (f[6] != "0") print "env", f[6]
		if (f[7] != "0") print "yaml", f[7]
	}' | sort >"$tmp/tables"
awk '/^\.It Fl Fl/ { print "flag", $4 }
	/^\.It Va/ { print "yaml", $3 }
	/^\.It Ev/ { print "env", $3 }' "$man" | sort >"$tmp/man"
# Variables that are read by name, without a row.
for v in HOME IPUS SLURM_CPUS_PER_TASK TF_POPLAR_FLAGS
do
	grep -q "\"$v\"" lib/conf/env.c && echo "env $v"
done | sort - "$tmp/tables" >"$tmp/want"
diff "$tmp/want" "$tmp/man" >"$tmp/diff" && exit 0
sed -n "s|^<|$man: missing:|p; s|^>|$man: not in the tables:|p" "$tmp/diff"
exit 1
