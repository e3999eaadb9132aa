// Quotients and remainders by one number for all, also by 0, 1 and -1, and of
// numbers that it divides.
// Oracle: whole numbers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %i32c = stablehlo.constant dense<[-2147483648, 2147483647, -2147483647, 0, 1, -1, 6, 7, -7, -8, 13, 14, 715827882, -715827883, 65536, -65535, 2147483640]> : tensor<17xi32>
  %i32 = stablehlo.optimization_barrier %i32c : tensor<17xi32>
  %ui32c = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 14, 2147483647, 2147483648, 2147483649, 4294967295, 4294967294, 1431655765, 3435973836, 65536, 65535, 4294967289]> : tensor<17xui32>
  %ui32 = stablehlo.optimization_barrier %ui32c : tensor<17xui32>
  func.call @i32_0(%i32) : (tensor<17xi32>) -> ()
  func.call @i32_1(%i32) : (tensor<17xi32>) -> ()
  func.call @i32_2(%i32) : (tensor<17xi32>) -> ()
  func.call @i32_3(%i32) : (tensor<17xi32>) -> ()
  func.call @i32_4(%i32) : (tensor<17xi32>) -> ()
  func.call @i32_5(%i32) : (tensor<17xi32>) -> ()
  func.call @i32_6(%i32) : (tensor<17xi32>) -> ()
  func.call @i32_7(%i32) : (tensor<17xi32>) -> ()
  func.call @i32_8(%i32) : (tensor<17xi32>) -> ()
  func.call @ui32_0(%ui32) : (tensor<17xui32>) -> ()
  func.call @ui32_1(%ui32) : (tensor<17xui32>) -> ()
  func.call @ui32_2(%ui32) : (tensor<17xui32>) -> ()
  func.call @ui32_3(%ui32) : (tensor<17xui32>) -> ()
  func.call @ui32_4(%ui32) : (tensor<17xui32>) -> ()
  func.call @ui32_5(%ui32) : (tensor<17xui32>) -> ()
  func.call @ui32_6(%ui32) : (tensor<17xui32>) -> ()
  func.call @ui32_7(%ui32) : (tensor<17xui32>) -> ()
  func.return
}
func.func private @i32_0(%a: tensor<17xi32>) {
  %d0 = stablehlo.constant dense<7> : tensor<i32>
  %d = stablehlo.optimization_barrier %d0 : tensor<i32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %q = stablehlo.divide %a, %b : tensor<17xi32>
  %r = stablehlo.remainder %a, %b : tensor<17xi32>
  %eq = stablehlo.constant dense<[-306783378, 306783378, -306783378, 0, 0, 0, 0, 1, -1, -1, 1, 2, 102261126, -102261126, 9362, -9362, 306783377]> : tensor<17xi32>
  %er = stablehlo.constant dense<[-2, 1, -1, 0, 1, -1, 6, 0, 0, -1, 6, 0, 0, -1, 2, -1, 1]> : tensor<17xi32>
  check.expect_eq %q, %eq : tensor<17xi32>
  check.expect_eq %r, %er : tensor<17xi32>
  func.return
}
func.func private @i32_1(%a: tensor<17xi32>) {
  %d0 = stablehlo.constant dense<-7> : tensor<i32>
  %d = stablehlo.optimization_barrier %d0 : tensor<i32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %q = stablehlo.divide %a, %b : tensor<17xi32>
  %r = stablehlo.remainder %a, %b : tensor<17xi32>
  %eq = stablehlo.constant dense<[306783378, -306783378, 306783378, 0, 0, 0, 0, -1, 1, 1, -1, -2, -102261126, 102261126, -9362, 9362, -306783377]> : tensor<17xi32>
  %er = stablehlo.constant dense<[-2, 1, -1, 0, 1, -1, 6, 0, 0, -1, 6, 0, 0, -1, 2, -1, 1]> : tensor<17xi32>
  check.expect_eq %q, %eq : tensor<17xi32>
  check.expect_eq %r, %er : tensor<17xi32>
  func.return
}
func.func private @i32_2(%a: tensor<17xi32>) {
  %d0 = stablehlo.constant dense<3> : tensor<i32>
  %d = stablehlo.optimization_barrier %d0 : tensor<i32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %q = stablehlo.divide %a, %b : tensor<17xi32>
  %r = stablehlo.remainder %a, %b : tensor<17xi32>
  %eq = stablehlo.constant dense<[-715827882, 715827882, -715827882, 0, 0, 0, 2, 2, -2, -2, 4, 4, 238609294, -238609294, 21845, -21845, 715827880]> : tensor<17xi32>
  %er = stablehlo.constant dense<[-2, 1, -1, 0, 1, -1, 0, 1, -1, -2, 1, 2, 0, -1, 1, 0, 0]> : tensor<17xi32>
  check.expect_eq %q, %eq : tensor<17xi32>
  check.expect_eq %r, %er : tensor<17xi32>
  func.return
}
func.func private @i32_3(%a: tensor<17xi32>) {
  %d0 = stablehlo.constant dense<10> : tensor<i32>
  %d = stablehlo.optimization_barrier %d0 : tensor<i32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %q = stablehlo.divide %a, %b : tensor<17xi32>
  %r = stablehlo.remainder %a, %b : tensor<17xi32>
  %eq = stablehlo.constant dense<[-214748364, 214748364, -214748364, 0, 0, 0, 0, 0, 0, 0, 1, 1, 71582788, -71582788, 6553, -6553, 214748364]> : tensor<17xi32>
  %er = stablehlo.constant dense<[-8, 7, -7, 0, 1, -1, 6, 7, -7, -8, 3, 4, 2, -3, 6, -5, 0]> : tensor<17xi32>
  check.expect_eq %q, %eq : tensor<17xi32>
  check.expect_eq %r, %er : tensor<17xi32>
  func.return
}
func.func private @i32_4(%a: tensor<17xi32>) {
  %d0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %d = stablehlo.optimization_barrier %d0 : tensor<i32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %q = stablehlo.divide %a, %b : tensor<17xi32>
  %r = stablehlo.remainder %a, %b : tensor<17xi32>
  %eq = stablehlo.constant dense<[-1, 1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi32>
  %er = stablehlo.constant dense<[-1, 0, 0, 0, 1, -1, 6, 7, -7, -8, 13, 14, 715827882, -715827883, 65536, -65535, 2147483640]> : tensor<17xi32>
  check.expect_eq %q, %eq : tensor<17xi32>
  check.expect_eq %r, %er : tensor<17xi32>
  func.return
}
func.func private @i32_5(%a: tensor<17xi32>) {
  %d0 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %d = stablehlo.optimization_barrier %d0 : tensor<i32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %q = stablehlo.divide %a, %b : tensor<17xi32>
  %r = stablehlo.remainder %a, %b : tensor<17xi32>
  %eq = stablehlo.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi32>
  %er = stablehlo.constant dense<[0, 2147483647, -2147483647, 0, 1, -1, 6, 7, -7, -8, 13, 14, 715827882, -715827883, 65536, -65535, 2147483640]> : tensor<17xi32>
  check.expect_eq %q, %eq : tensor<17xi32>
  check.expect_eq %r, %er : tensor<17xi32>
  func.return
}
func.func private @i32_6(%a: tensor<17xi32>) {
  %d0 = stablehlo.constant dense<1> : tensor<i32>
  %d = stablehlo.optimization_barrier %d0 : tensor<i32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %q = stablehlo.divide %a, %b : tensor<17xi32>
  %r = stablehlo.remainder %a, %b : tensor<17xi32>
  %eq = stablehlo.constant dense<[-2147483648, 2147483647, -2147483647, 0, 1, -1, 6, 7, -7, -8, 13, 14, 715827882, -715827883, 65536, -65535, 2147483640]> : tensor<17xi32>
  %er = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi32>
  check.expect_eq %q, %eq : tensor<17xi32>
  check.expect_eq %r, %er : tensor<17xi32>
  func.return
}
func.func private @i32_7(%a: tensor<17xi32>) {
  %d0 = stablehlo.constant dense<-1> : tensor<i32>
  %d = stablehlo.optimization_barrier %d0 : tensor<i32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %q = stablehlo.divide %a, %b : tensor<17xi32>
  %r = stablehlo.remainder %a, %b : tensor<17xi32>
  %eq = stablehlo.constant dense<[-2147483648, -2147483647, 2147483647, 0, -1, 1, -6, -7, 7, 8, -13, -14, -715827882, 715827883, -65536, 65535, -2147483640]> : tensor<17xi32>
  %er = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xi32>
  check.expect_eq %q, %eq : tensor<17xi32>
  check.expect_eq %r, %er : tensor<17xi32>
  func.return
}
func.func private @i32_8(%a: tensor<17xi32>) {
  %d0 = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.optimization_barrier %d0 : tensor<i32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<17xi32>
  %q = stablehlo.divide %a, %b : tensor<17xi32>
  %r = stablehlo.remainder %a, %b : tensor<17xi32>
  %eq = stablehlo.constant dense<[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<17xi32>
  %er = stablehlo.constant dense<[-2147483648, 2147483647, -2147483647, 0, 1, -1, 6, 7, -7, -8, 13, 14, 715827882, -715827883, 65536, -65535, 2147483640]> : tensor<17xi32>
  check.expect_eq %q, %eq : tensor<17xi32>
  check.expect_eq %r, %er : tensor<17xi32>
  func.return
}
func.func private @ui32_0(%a: tensor<17xui32>) {
  %d0 = stablehlo.constant dense<7> : tensor<ui32>
  %d = stablehlo.optimization_barrier %d0 : tensor<ui32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<ui32>) -> tensor<17xui32>
  %q = stablehlo.divide %a, %b : tensor<17xui32>
  %r = stablehlo.remainder %a, %b : tensor<17xui32>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 2, 306783378, 306783378, 306783378, 613566756, 613566756, 204522252, 490853405, 9362, 9362, 613566755]> : tensor<17xui32>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 0, 6, 0, 1, 2, 3, 3, 2, 1, 1, 2, 1, 4]> : tensor<17xui32>
  check.expect_eq %q, %eq : tensor<17xui32>
  check.expect_eq %r, %er : tensor<17xui32>
  func.return
}
func.func private @ui32_1(%a: tensor<17xui32>) {
  %d0 = stablehlo.constant dense<3> : tensor<ui32>
  %d = stablehlo.optimization_barrier %d0 : tensor<ui32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<ui32>) -> tensor<17xui32>
  %q = stablehlo.divide %a, %b : tensor<17xui32>
  %r = stablehlo.remainder %a, %b : tensor<17xui32>
  %eq = stablehlo.constant dense<[0, 0, 0, 2, 2, 4, 4, 715827882, 715827882, 715827883, 1431655765, 1431655764, 477218588, 1145324612, 21845, 21845, 1431655763]> : tensor<17xui32>
  %er = stablehlo.constant dense<[0, 1, 2, 0, 1, 1, 2, 1, 2, 0, 0, 2, 1, 0, 1, 0, 0]> : tensor<17xui32>
  check.expect_eq %q, %eq : tensor<17xui32>
  check.expect_eq %r, %er : tensor<17xui32>
  func.return
}
func.func private @ui32_2(%a: tensor<17xui32>) {
  %d0 = stablehlo.constant dense<10> : tensor<ui32>
  %d = stablehlo.optimization_barrier %d0 : tensor<ui32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<ui32>) -> tensor<17xui32>
  %q = stablehlo.divide %a, %b : tensor<17xui32>
  %r = stablehlo.remainder %a, %b : tensor<17xui32>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 214748364, 214748364, 214748364, 429496729, 429496729, 143165576, 343597383, 6553, 6553, 429496728]> : tensor<17xui32>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 3, 4, 7, 8, 9, 5, 4, 5, 6, 6, 5, 9]> : tensor<17xui32>
  check.expect_eq %q, %eq : tensor<17xui32>
  check.expect_eq %r, %er : tensor<17xui32>
  func.return
}
func.func private @ui32_3(%a: tensor<17xui32>) {
  %d0 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %d = stablehlo.optimization_barrier %d0 : tensor<ui32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<ui32>) -> tensor<17xui32>
  %q = stablehlo.divide %a, %b : tensor<17xui32>
  %r = stablehlo.remainder %a, %b : tensor<17xui32>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]> : tensor<17xui32>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 14, 2147483647, 2147483648, 2147483649, 0, 4294967294, 1431655765, 3435973836, 65536, 65535, 4294967289]> : tensor<17xui32>
  check.expect_eq %q, %eq : tensor<17xui32>
  check.expect_eq %r, %er : tensor<17xui32>
  func.return
}
func.func private @ui32_4(%a: tensor<17xui32>) {
  %d0 = stablehlo.constant dense<2147483648> : tensor<ui32>
  %d = stablehlo.optimization_barrier %d0 : tensor<ui32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<ui32>) -> tensor<17xui32>
  %q = stablehlo.divide %a, %b : tensor<17xui32>
  %r = stablehlo.remainder %a, %b : tensor<17xui32>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 1]> : tensor<17xui32>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 14, 2147483647, 0, 1, 2147483647, 2147483646, 1431655765, 1288490188, 65536, 65535, 2147483641]> : tensor<17xui32>
  check.expect_eq %q, %eq : tensor<17xui32>
  check.expect_eq %r, %er : tensor<17xui32>
  func.return
}
func.func private @ui32_5(%a: tensor<17xui32>) {
  %d0 = stablehlo.constant dense<65537> : tensor<ui32>
  %d = stablehlo.optimization_barrier %d0 : tensor<ui32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<ui32>) -> tensor<17xui32>
  %q = stablehlo.divide %a, %b : tensor<17xui32>
  %r = stablehlo.remainder %a, %b : tensor<17xui32>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 32767, 32767, 32767, 65535, 65534, 21845, 52428, 0, 0, 65534]> : tensor<17xui32>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 14, 32768, 32769, 32770, 0, 65536, 0, 0, 65536, 65535, 65531]> : tensor<17xui32>
  check.expect_eq %q, %eq : tensor<17xui32>
  check.expect_eq %r, %er : tensor<17xui32>
  func.return
}
func.func private @ui32_6(%a: tensor<17xui32>) {
  %d0 = stablehlo.constant dense<1> : tensor<ui32>
  %d = stablehlo.optimization_barrier %d0 : tensor<ui32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<ui32>) -> tensor<17xui32>
  %q = stablehlo.divide %a, %b : tensor<17xui32>
  %r = stablehlo.remainder %a, %b : tensor<17xui32>
  %eq = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 14, 2147483647, 2147483648, 2147483649, 4294967295, 4294967294, 1431655765, 3435973836, 65536, 65535, 4294967289]> : tensor<17xui32>
  %er = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<17xui32>
  check.expect_eq %q, %eq : tensor<17xui32>
  check.expect_eq %r, %er : tensor<17xui32>
  func.return
}
func.func private @ui32_7(%a: tensor<17xui32>) {
  %d0 = stablehlo.constant dense<0> : tensor<ui32>
  %d = stablehlo.optimization_barrier %d0 : tensor<ui32>
  %b = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<ui32>) -> tensor<17xui32>
  %q = stablehlo.divide %a, %b : tensor<17xui32>
  %r = stablehlo.remainder %a, %b : tensor<17xui32>
  %eq = stablehlo.constant dense<[4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295]> : tensor<17xui32>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 14, 2147483647, 2147483648, 2147483649, 4294967295, 4294967294, 1431655765, 3435973836, 65536, 65535, 4294967289]> : tensor<17xui32>
  check.expect_eq %q, %eq : tensor<17xui32>
  check.expect_eq %r, %er : tensor<17xui32>
  func.return
}
