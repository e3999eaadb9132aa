#!/bin/sh
# A system call of a command fails: the file and the remedy are named, or it
# does not matter; nothing is lost or torn, a run still has its results, and
# the same command works afterwards.
# POP_LONG=1: every call with every error, otherwise every third with one error.
. "$POP_ROOT/tests/cache/scenes"
prepare
# With a +: and all calls after it.
errors='ENOSPC EIO EDQUOT ESTALE EACCES EINTR EXDEV short'
errors="$errors ENOSPC+ EROFS+ EACCES+ EIO+"
faults=0

# How it may end, and what it must say.
check_end() { # scene words
	case $1:$got in
	*:0) ;;
	bad:* | run:* | hit:* | fill:*) # what is wrong with the cache is no reason
		fail "$*: status $got: $(cat out err)"
		;;
	pack:5) # may not be read, so it is not in the cache
		case $2 in
		EACCES*) ;;
		*) fail "$*: status 5: $(cat err)" ;;
		esac
		;;
	verify:6)
		grep -q 'set aside' out || grep -q '(.*)' out ||
			fail "$*: no remedy is named: $(cat out)"
		;;
	*:13)
		grep -q "w/" err out || fail "$*: no file is named: $(cat err)"
		grep -q '(.*)' err out ||
			fail "$*: no remedy is named: $(cat err)"
		;;
	*) fail "$*: status $got: $(cat out err)" ;;
	esac
	case $1:$got in
	run:0 | hit:0 | fill:0) cmp -s out want || fail "$*: other results: $(cat out err)" ;;
	pack:*) test ! -e w/out.tar.zst || cmp -s w/out.tar.zst all.tar.zst ||
		fail "$*: a torn bundle" ;;
	esac
}

turn=0
for s in $scenes
do
	n=0
	step=1
	test -n "${POP_LONG:-}" || step=3
	more=1
	while test $more = 1
	do
		n=$((n + step))
		set -- $errors
		if test -z "${POP_LONG:-}"
		then
			turn=$((turn % $# + 1))
			eval "set -- \${$turn}"
		fi
		for e in "$@"
		do
			scene "$s"
			case $e in
			*+) f=${e%+}=$n+ ;;
			*) f=$e=$n ;;
			esac
			strike "$f" use || {
				more=0
				break
			}
			faults=$((faults + 1))
			set -- "$s" "$e at $n, $hit"
			check_end "$@"
			nothing_lost "$@"
			whole "$@"
			works "$@"
			nothing_left "$@"
		done
	done
	test $n -gt 2 || fail "$s: only $n calls"
done
echo "# $faults faults"
exit $bad
