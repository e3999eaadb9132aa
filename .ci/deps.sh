#!/bin/sh
# Installs what building and testing need, where it is missing: with apt-get as
# root or through sudo.  Where that is not possible the packages are named and
# the exit status is 1.
#
#   .ci/deps.sh          to build, run and check
#   .ci/deps.sh clang    also what the fuzzers need
#   .ci/deps.sh slurm    also a Slurm for the tests of batch recipes
set -u
need=

want() { # package test...
	p=$1
	shift
	"$@" >/dev/null 2>&1 || need="$need $p"
}

header() { # file: does the compiler find it?
	echo "#include <$1>" | cc -E -x c - >/dev/null 2>&1
}

want gcc command -v cc
want libc6-dev header stdlib.h
want make command -v make
want pkg-config command -v pkg-config
want libyaml-dev header yaml.h
want libxxhash-dev header xxhash.h
want libzstd-dev header zstd.h
want libarchive13 sh -c '/sbin/ldconfig -p | grep -q libarchive.so.13'
want mandoc command -v mandoc
for extra
do
	case $extra in
	slurm) # the daemons are not on everybody's PATH
		want slurm-wlm test -x /usr/sbin/slurmctld
		want munge test -x /usr/sbin/munged
		;;
	*) want "$extra" command -v "$extra" ;;
	esac
done
test -z "$need" && exit 0

# Ubuntu 24.04 and later renamed it.
root=
test "$(id -u)" -eq 0 || root=sudo
if command -v apt-get >/dev/null && { test -z "$root" || command -v sudo >/dev/null; }
then
	echo "installing:$need" >&2
	$root apt-get update -qq >&2 || echo "apt-get update failed; trying the lists at hand" >&2
	case $need in
	*libarchive13*)
		apt-cache show libarchive13t64 >/dev/null 2>&1 &&
			need=$(echo "$need" | sed 's/libarchive13/libarchive13t64/') ;;
	esac
	DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends $need >&2 && exit 0
fi
echo "These packages are needed and could not be installed:$need" >&2
echo "On Debian or Ubuntu: apt-get install$need" >&2
exit 1
