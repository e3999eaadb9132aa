# What scripts of tests share.  They begin with
#
#   . "$POP_ROOT/tests/case.sh"
#
# and end with exit $bad.  Messages of every run are left out, and a user's own
# records are in home/.
set -u
bad=0
fail() { # what is wrong; the script goes on
	echo "not ok: $*"
	bad=1
}
TF_CPP_MIN_LOG_LEVEL=1
XDG_CACHE_HOME=$PWD/home
export TF_CPP_MIN_LOG_LEVEL XDG_CACHE_HOME

use() { # directories of the cache from here on
	TF_POPLAR_FLAGS=--executable_cache_path=$1
	export TF_POPLAR_FLAGS
}

status() { # want command...: leaves what it prints in out and err
	want=$1
	shift
	"$@" >out 2>err
	got=$?
	test $got -eq "$want" ||
		fail "$*: status $got, expected $want: $(cat out err)"
}

graph() { # number: each one is another graph, of four numbers
	cat <<M
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<$1.5> : tensor<4xf32>
  %0 = stablehlo.add %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
M
}
