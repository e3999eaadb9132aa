#!/bin/sh
# Denormal numbers: flushed in graphs with loops, products or large arrays, kept in
# others and where a constant is one; as it is asked for; on all threads and instruction
# sets.  Halves keep theirs.
. "$POP_ROOT/tests/case.sh"
use "$PWD/cache"
isas=generic
grep -q avx2 /proc/cpuinfo 2>/dev/null && isas="$isas avx2"
test "$POP_SAN" != thread &&
	grep -q avx512vl /proc/cpuinfo 2>/dev/null &&
	isas="$isas avx512"

# Squares of 2^-65 and 2^-515, of which @32 and @64 are the bits.
squares='
    %y = stablehlo.multiply %x, %x : tensor<@nxf32>
    %e = stablehlo.multiply %d, %d : tensor<3xf64>'
begin='func.func @main() {
  %x0 = util.unfoldable_constant dense<0x1F000000> : tensor<@nxf32>
  %d0 = util.unfoldable_constant dense<0x1FC0000000000000> : tensor<3xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<@nxf32>
  %d = stablehlo.optimization_barrier %d0 : tensor<3xf64>'
end='
  %p = stablehlo.bitcast_convert %y : (tensor<@nxf32>) -> tensor<@nxi32>
  %q = stablehlo.bitcast_convert %e : (tensor<3xf64>) -> tensor<3xi64>
  check.expect_eq_const %p, dense<@32> : tensor<@nxi32>
  check.expect_eq_const %q, dense<@64> : tensor<3xi64>
  return
}'
loop='
  %i = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<1> : tensor<i32>
  %w:3 = stablehlo.while(%k = %i, %a = %x, %b = %d)
      : tensor<i32>, tensor<@nxf32>, tensor<3xf64>
  cond {
    %c = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %f = stablehlo.multiply %a, %a : tensor<@nxf32>
    %g = stablehlo.multiply %b, %b : tensor<3xf64>
    %j = stablehlo.add %k, %n : tensor<i32>
    stablehlo.return %j, %f, %g : tensor<i32>, tensor<@nxf32>, tensor<3xf64>
  }
  %y = stablehlo.optimization_barrier %w#1 : tensor<@nxf32>
  %e = stablehlo.optimization_barrier %w#2 : tensor<3xf64>'
own='
  %own = stablehlo.constant dense<0x00000007> : tensor<f32>'

# [options]: what `body` gives is kept, or flushed.
kept() {
	echo "$begin$body$end" | sed "s/@32/524288/; s/@64/17592186044416/; s/@n/$n/g" >kept.mlir
	status 0 poprun kept.mlir "$@"
}
flushed() {
	echo "$begin$body$end" | sed "s/@32/0/; s/@64/0/; s/@n/$n/g" >flushed.mlir
	status 0 poprun flushed.mlir "$@"
}
body=$squares
n=1000
kept
kept --denormals=auto
kept --denormals=keep
flushed --denormals=flush
n=100000
flushed
kept --denormals=keep
body=$own$squares
kept
body=$loop
flushed
flushed --threads=2
flushed --threads=1
flushed --denormals=flush
kept --denormals=keep
kept --denormals=keep --threads=2
body=$own$loop
kept
flushed --denormals=flush
for isa in $isas
do
	(
		POPC_ISA=$isa
		export POPC_ISA
		body=$loop
		flushed
		exit $bad
	) || bad=1
done
POPC_DENORMALS=flush status 0 poprun flushed.mlir

# The key tells them apart, and inspect says which it is.
status 0 popc key flushed.mlir
mv out key
status 0 popc key --denormals=keep flushed.mlir
test -s key && cmp -s key out && fail "--denormals=keep has the key of auto"
for how in flush:flushed keep:kept
do
	set -- $(popc --denormals=${how%:*} flushed.mlir 2>/dev/null)
	popc inspect "$3" | grep -q "buffers\{0,1\}, denormals ${how#*:}\$" ||
		fail "inspect does not say that denormals are ${how#*:}"
	popc inspect --json "$3" | grep -q "\"denormals\": \"${how#*:}\"" ||
		fail "inspect --json does not say that denormals are ${how#*:}"
done

# The sign of a denormal is 0 where it is flushed; 2^126 / 2^127 is a half.
cat >sign.mlir <<'M'
func.func @main() {
  %x0 = util.unfoldable_constant dense<0x7E800000> : tensor<4x4xf32>
  %t0 = util.unfoldable_constant dense<0x00800000> : tensor<4x4xf32>
  %h0 = util.unfoldable_constant dense<-0.5> : tensor<4x4xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<4x4xf32>
  %t = stablehlo.optimization_barrier %t0 : tensor<4x4xf32>
  %h = stablehlo.optimization_barrier %h0 : tensor<4x4xf32>
  %k = stablehlo.constant dense<0x7F000000> : tensor<4x4xf32>
  %0 = stablehlo.divide %x, %k : tensor<4x4xf32>
  %1 = stablehlo.multiply %t, %h : tensor<4x4xf32>
  %2 = stablehlo.sign %1 : tensor<4x4xf32>
  %3 = stablehlo.bitcast_convert %2 : (tensor<4x4xf32>) -> tensor<4x4xi32>
  %4 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0]
      : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  check.expect_eq_const %0, dense<0.5> : tensor<4x4xf32>
  check.expect_eq_const %3, dense<-2147483648> : tensor<4x4xi32>
  check.expect_eq_const %4, dense<1.0> : tensor<4x4xf32>
  return
}
M
status 0 poprun sign.mlir

# 2^-8 a 4x4 by itself and by 2^-8, 2^-22 in f16, and that by 2^10.
cat >half.mlir <<'M'
func.func @main() {
  %x = util.unfoldable_constant dense<0.00390625> : tensor<4x4xf16>
  %k = util.unfoldable_constant dense<1024.0> : tensor<4x4xf16>
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
      : (tensor<4x4xf16>, tensor<4x4xf16>) -> tensor<4x4xf16>
  %1 = stablehlo.multiply %0, %x : tensor<4x4xf16>
  %2 = stablehlo.optimization_barrier %1 : tensor<4x4xf16>
  %3 = stablehlo.multiply %2, %k : tensor<4x4xf16>
  %4 = stablehlo.bitcast_convert %2 : (tensor<4x4xf16>) -> tensor<4x4xi16>
  %5 = stablehlo.bitcast_convert %3 : (tensor<4x4xf16>) -> tensor<4x4xi16>
  check.expect_eq_const %4, dense<4> : tensor<4x4xi16>
  check.expect_eq_const %5, dense<3072> : tensor<4x4xi16>
  return
}
M
for isa in $isas
do
	(
		POPC_ISA=$isa
		export POPC_ISA
		status 0 poprun half.mlir
		exit $bad
	) || bad=1
done
exit $bad
