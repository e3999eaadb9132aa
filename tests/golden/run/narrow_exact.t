// Numbers that are of a narrow type already are not brought back to it: small
// integers as f16 and bf16, nibbles.  Others still are, by an instruction each:
// two sums of u8 that wrap, i16 as f16 and as bf16, u32 below zero as bf16.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -cE '(wrap|round)[.]'
func.func @main() {
  %x0 = util.unfoldable_constant dense<[0, 7, 8, 15, 128, 255]> : tensor<6xui8>
  %x = stablehlo.optimization_barrier %x0 : tensor<6xui8>
  %four = stablehlo.constant dense<4> : tensor<6xui8>
  %eight = stablehlo.constant dense<8> : tensor<6xi32>
  %mask = stablehlo.constant dense<15> : tensor<6xui8>
  %low = stablehlo.and %x, %mask : tensor<6xui8>
  %wide = stablehlo.convert %low : (tensor<6xui8>) -> tensor<6xi32>
  %signed = stablehlo.subtract %wide, %eight : tensor<6xi32>
  %h = stablehlo.convert %signed : (tensor<6xi32>) -> tensor<6xf16>
  check.expect_eq_const %h, dense<[-8.0, -1.0, 0.0, 7.0, -8.0, 7.0]> : tensor<6xf16>
  %high = stablehlo.shift_right_logical %x, %four : tensor<6xui8>
  %b = stablehlo.convert %high : (tensor<6xui8>) -> tensor<6xbf16>
  check.expect_eq_const %b, dense<[0.0, 0.0, 0.0, 0.0, 8.0, 15.0]> : tensor<6xbf16>
  %xb = stablehlo.convert %x : (tensor<6xui8>) -> tensor<6xbf16>
  check.expect_eq_const %xb, dense<[0.0, 7.0, 8.0, 15.0, 128.0, 255.0]> : tensor<6xbf16>
  %below = stablehlo.subtract %low, %four : tensor<6xui8>
  check.expect_eq_const %below, dense<[252, 3, 4, 11, 252, 11]> : tensor<6xui8>
  %above = stablehlo.add %x, %four : tensor<6xui8>
  check.expect_eq_const %above, dense<[4, 11, 12, 19, 132, 3]> : tensor<6xui8>
  %w0 = util.unfoldable_constant dense<[-2049, -2048, 257, 2047, 2048, 2051]> : tensor<6xi16>
  %w = stablehlo.optimization_barrier %w0 : tensor<6xi16>
  %wh = stablehlo.convert %w : (tensor<6xi16>) -> tensor<6xf16>
  check.expect_eq_const %wh, dense<[-2048.0, -2048.0, 257.0, 2047.0, 2048.0, 2052.0]> : tensor<6xf16>
  %wb = stablehlo.convert %w : (tensor<6xi16>) -> tensor<6xbf16>
  check.expect_eq_const %wb, dense<[-2048.0, -2048.0, 256.0, 2048.0, 2048.0, 2048.0]> : tensor<6xbf16>
  %u0 = util.unfoldable_constant dense<[0, 7, 8, 15, 128, 4294967295]> : tensor<6xui32>
  %u = stablehlo.optimization_barrier %u0 : tensor<6xui32>
  %eightu = stablehlo.constant dense<8> : tensor<6xui32>
  %masku = stablehlo.constant dense<15> : tensor<6xui32>
  %lowu = stablehlo.and %u, %masku : tensor<6xui32>
  %belowu = stablehlo.subtract %lowu, %eightu : tensor<6xui32>
  %bu = stablehlo.convert %belowu : (tensor<6xui32>) -> tensor<6xbf16>
  check.expect_eq_const %bu, dense<[4294967296.0, 4294967296.0, 0.0, 7.0, 4294967296.0, 7.0]> : tensor<6xbf16>
  func.return
}
// >>> stdout
// 5
// <<<
