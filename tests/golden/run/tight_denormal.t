// Loops of little work move denormal numbers of bf16 as they are, though
// arithmetic takes them for zeros.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_DENORMALS=flush poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_DENORMALS=flush POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_DENORMALS=flush POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_DENORMALS=flush POPC_LOOPS=soon poprun %s
func.func @main() {
  %n0 = util.unfoldable_constant dense<3> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %b0 = util.unfoldable_constant dense<[1, 32769, 127, 16256, 65408, 0, 32768]> : tensor<7xui16>
  %b = stablehlo.optimization_barrier %b0 : tensor<7xui16>
  %x = stablehlo.bitcast_convert %b : (tensor<7xui16>) -> tensor<7xbf16>
  %y = stablehlo.reverse %x, dims = [0] : tensor<7xbf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %a:3 = stablehlo.while(%i = %zero, %u = %x, %v = %y) : tensor<i32>, tensor<7xbf16>, tensor<7xbf16>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %s, %v, %u : tensor<i32>, tensor<7xbf16>, tensor<7xbf16>
  }
  %u = stablehlo.bitcast_convert %a#1 : (tensor<7xbf16>) -> tensor<7xui16>
  %v = stablehlo.bitcast_convert %a#2 : (tensor<7xbf16>) -> tensor<7xui16>
  check.expect_eq_const %u, dense<[32768, 0, 65408, 16256, 127, 32769, 1]> : tensor<7xui16>
  check.expect_eq_const %v, dense<[1, 32769, 127, 16256, 65408, 0, 32768]> : tensor<7xui16>
  return
}
