// Sums, differences and products of small integers wrap once, at the end; so do
// those of a wider type that become a narrower one, but not the other way round:
// there, a sum of bytes wraps before more is added to it.  What is between the
// least and the greatest of its type does not wrap at all.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -cE 'wrap[.]'
func.func @main() {
  %x0 = util.unfoldable_constant dense<[0, 7, 100, 200, 254, 255]> : tensor<6xui8>
  %x = stablehlo.optimization_barrier %x0 : tensor<6xui8>
  %y0 = util.unfoldable_constant dense<[255, 9, 100, 3, 254, 1]> : tensor<6xui8>
  %y = stablehlo.optimization_barrier %y0 : tensor<6xui8>
  %sum = stablehlo.add %x, %y : tensor<6xui8>
  %more = stablehlo.add %sum, %y : tensor<6xui8>
  %less = stablehlo.subtract %more, %x : tensor<6xui8>
  %all = stablehlo.multiply %less, %x : tensor<6xui8>
  check.expect_eq_const %all, dense<[0, 126, 32, 176, 8, 254]> : tensor<6xui8>
  %wide = stablehlo.convert %all : (tensor<6xui8>) -> tensor<6xi16>
  %k = stablehlo.constant dense<32767> : tensor<6xi16>
  %above = stablehlo.add %wide, %k : tensor<6xi16>
  check.expect_eq_const %above, dense<[32767, -32643, -32737, -32593, -32761, -32515]> : tensor<6xi16>
  %low = stablehlo.convert %above : (tensor<6xi16>) -> tensor<6xi8>
  check.expect_eq_const %low, dense<[-1, 125, 31, -81, 7, -3]> : tensor<6xi8>
  %w0 = util.unfoldable_constant dense<[-5, 0, 7, 255, 256, 70000]> : tensor<6xi32>
  %w = stablehlo.optimization_barrier %w0 : tensor<6xi32>
  %least = stablehlo.constant dense<0> : tensor<6xi32>
  %most = stablehlo.constant dense<255> : tensor<6xi32>
  %c = stablehlo.clamp %least, %w, %most : tensor<6xi32>
  %cb = stablehlo.convert %c : (tensor<6xi32>) -> tensor<6xui8>
  check.expect_eq_const %cb, dense<[0, 0, 7, 255, 255, 255]> : tensor<6xui8>
  %is = stablehlo.compare EQ, %w, %most : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
  %one = stablehlo.convert %is : (tensor<6xi1>) -> tensor<6xui8>
  check.expect_eq_const %one, dense<[0, 0, 0, 1, 0, 0]> : tensor<6xui8>
  func.return
}
// >>> stdout
// 3
// <<<
