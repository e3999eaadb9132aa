// argmax of many short rows of 8- and 16-bit values, which are all below zero, and
// across rows with indices of 64 bits, some of which need more than 31.
// Oracle: numpy.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.call @t5() : () -> ()
  func.call @t6() : () -> ()
  func.call @t7() : () -> ()
  func.call @t8() : () -> ()
  func.call @t9() : () -> ()
  func.call @t10() : () -> ()
  func.call @t11() : () -> ()
  func.call @t12() : () -> ()
  func.call @t13() : () -> ()
  func.call @t14() : () -> ()
  func.call @t15() : () -> ()
  func.call @t16() : () -> ()
  func.call @t17() : () -> ()
  func.call @t18() : () -> ()
  func.call @t19() : () -> ()
  func.return
}
func.func private @t0() {
  %v0 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, -7.0, -1.0, -2.0], [-1.0, -6.0, -1.0, -4.0, -3.0, -7.0], [-1.0, -8.0, -3.0, -8.0, -4.0, -5.0], [-6.0, -8.0, -2.0, -8.0, -6.0, -6.0], [-3.0, -7.0, -2.0, -2.0, -8.0, -7.0], [-1.0, -8.0, -7.0, -8.0, -6.0, -1.0], [-7.0, -4.0, -6.0, -8.0, -8.0, -1.0], [-8.0, -3.0, -2.0, -6.0, -6.0, -6.0], [-1.0, -3.0, -2.0, -6.0, -8.0, -1.0], [-6.0, -7.0, -5.0, -5.0, -8.0, -1.0], [-2.0, -6.0, -8.0, -4.0, -2.0, -5.0], [-7.0, -4.0, -1.0, -3.0, -8.0, -4.0], [-6.0, -5.0, -6.0, -2.0, -1.0, -4.0], [-2.0, -8.0, -4.0, -1.0, -4.0, -5.0], [-7.0, -8.0, -3.0, -4.0, -5.0, -3.0], [-4.0, -5.0, -7.0, -2.0, -8.0, -1.0], [-4.0, -7.0, -4.0, -5.0, -7.0, -8.0], [-6.0, -3.0, -3.0, -6.0, -6.0, -2.0], [-2.0, -5.0, -1.0, -2.0, -7.0, -3.0]]> : tensor<19x6xbf16>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x6xbf16>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<6xi32>) -> tensor<19x6xi32>
  %init = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<19x6xbf16>, tensor<19x6xi32>, tensor<bf16>, tensor<i32>) -> (tensor<19xbf16>, tensor<19xi32>)
   reducer(%a: tensor<bf16>, %c: tensor<bf16>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<bf16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<bf16>, tensor<i32>
  }
  %e = stablehlo.constant dense<[-1.0, -1.0, -1.0, -2.0, -2.0, -1.0, -1.0, -2.0, -1.0, -1.0, -2.0, -1.0, -1.0, -1.0, -3.0, -1.0, -4.0, -2.0, -1.0]> : tensor<19xbf16>
  check.expect_eq %r#0, %e : tensor<19xbf16>
  %f = stablehlo.constant dense<[0, 0, 0, 2, 2, 0, 5, 2, 0, 5, 0, 2, 4, 3, 2, 5, 0, 5, 2]> : tensor<19xi32>
  check.expect_eq %r#1, %f : tensor<19xi32>
  func.return
}
func.func private @t1() {
  %v0 = stablehlo.constant dense<[[-7.0, -3.0, -4.0, -3.0, -3.0], [-8.0, -3.0, -4.0, -7.0, -1.0], [-3.0, -6.0, -1.0, -3.0, -8.0], [-5.0, -7.0, -3.0, -1.0, -1.0], [-6.0, -2.0, -2.0, -5.0, -2.0], [-8.0, -2.0, -8.0, -1.0, -7.0], [-8.0, -2.0, -5.0, -8.0, -6.0], [-5.0, -7.0, -6.0, -7.0, -2.0], [-4.0, -4.0, -6.0, -3.0, -3.0], [-8.0, -6.0, -2.0, -3.0, -3.0], [-7.0, -4.0, -3.0, -4.0, -6.0], [-3.0, -7.0, -5.0, -1.0, -8.0], [-1.0, -8.0, -4.0, -6.0, -1.0], [-6.0, -7.0, -2.0, -1.0, -5.0], [-3.0, -8.0, -2.0, -2.0, -4.0], [-3.0, -4.0, -6.0, -2.0, -4.0], [-4.0, -6.0, -5.0, -5.0, -6.0], [-1.0, -5.0, -1.0, -3.0, -4.0], [-6.0, -7.0, -4.0, -4.0, -3.0], [-3.0, -4.0, -7.0, -2.0, -3.0], [-3.0, -5.0, -3.0, -6.0, -2.0], [-5.0, -7.0, -5.0, -5.0, -8.0], [-2.0, -8.0, -4.0, -8.0, -5.0], [-5.0, -8.0, -1.0, -1.0, -3.0], [-2.0, -8.0, -8.0, -7.0, -8.0], [-1.0, -1.0, -4.0, -7.0, -1.0], [-8.0, -8.0, -6.0, -1.0, -2.0], [-7.0, -2.0, -2.0, -5.0, -2.0], [-1.0, -6.0, -1.0, -6.0, -1.0], [-8.0, -2.0, -8.0, -5.0, -5.0], [-3.0, -2.0, -5.0, -8.0, -5.0], [-7.0, -3.0, -2.0, -3.0, -5.0], [-6.0, -1.0, -6.0, -1.0, -6.0], [-3.0, -3.0, -3.0, -5.0, -7.0], [-1.0, -5.0, -1.0, -2.0, -7.0], [-4.0, -4.0, -4.0, -5.0, -6.0], [-5.0, -5.0, -3.0, -4.0, -6.0], [-6.0, -3.0, -8.0, -2.0, -7.0], [-3.0, -6.0, -6.0, -5.0, -5.0], [-6.0, -6.0, -1.0, -7.0, -2.0]]> : tensor<40x5xbf16>
  %v = stablehlo.optimization_barrier %v0 : tensor<40x5xbf16>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xi32>) -> tensor<40x5xi32>
  %init = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<40x5xbf16>, tensor<40x5xi32>, tensor<bf16>, tensor<i32>) -> (tensor<40xbf16>, tensor<40xi32>)
   reducer(%a: tensor<bf16>, %c: tensor<bf16>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<bf16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<bf16>, tensor<i32>
  }
  %e = stablehlo.constant dense<[-3.0, -1.0, -1.0, -1.0, -2.0, -1.0, -2.0, -2.0, -3.0, -2.0, -3.0, -1.0, -1.0, -1.0, -2.0, -2.0, -4.0, -1.0, -3.0, -2.0, -2.0, -5.0, -2.0, -1.0, -2.0, -1.0, -1.0, -2.0, -1.0, -2.0, -2.0, -2.0, -1.0, -3.0, -1.0, -4.0, -3.0, -2.0, -3.0, -1.0]> : tensor<40xbf16>
  check.expect_eq %r#0, %e : tensor<40xbf16>
  %f = stablehlo.constant dense<[1, 4, 2, 3, 1, 3, 1, 4, 3, 2, 2, 3, 0, 3, 2, 3, 0, 0, 4, 3, 4, 0, 0, 2, 0, 0, 3, 1, 0, 1, 1, 2, 1, 0, 0, 0, 2, 3, 0, 2]> : tensor<40xi32>
  check.expect_eq %r#1, %f : tensor<40xi32>
  func.return
}
func.func private @t2() {
  %v0 = stablehlo.constant dense<[[-5.0, -7.0, -1.0, -3.0, -4.0, -7.0, -1.0, -6.0, -8.0, -5.0, -1.0, -3.0, -7.0, -5.0, -5.0, -4.0, -3.0, -5.0, -2.0, -2.0, -7.0, -3.0, -8.0], [-8.0, -2.0, -3.0, -3.0, -3.0, -5.0, -1.0, -5.0, -8.0, -7.0, -3.0, -3.0, -5.0, -7.0, -2.0, -6.0, -2.0, -1.0, -4.0, -6.0, -8.0, -6.0, -1.0], [-2.0, -8.0, -8.0, -6.0, -4.0, -2.0, -4.0, -3.0, -8.0, -7.0, -4.0, -6.0, -7.0, -8.0, -7.0, -2.0, -7.0, -3.0, -7.0, -2.0, -4.0, -6.0, -6.0], [-3.0, -8.0, -5.0, -5.0, -5.0, -3.0, -7.0, -6.0, -1.0, -8.0, -6.0, -6.0, -7.0, -1.0, -3.0, -2.0, -3.0, -5.0, -1.0, -8.0, -7.0, -8.0, -2.0], [-1.0, -6.0, -5.0, -7.0, -7.0, -5.0, -8.0, -7.0, -8.0, -4.0, -6.0, -4.0, -7.0, -6.0, -2.0, -5.0, -2.0, -1.0, -4.0, -3.0, -3.0, -6.0, -7.0], [-1.0, -7.0, -4.0, -3.0, -3.0, -1.0, -2.0, -2.0, -8.0, -2.0, -4.0, -7.0, -8.0, -3.0, -2.0, -1.0, -7.0, -8.0, -1.0, -1.0, -1.0, -7.0, -4.0]]> : tensor<6x23xbf16>
  %v = stablehlo.optimization_barrier %v0 : tensor<6x23xbf16>
  %i0 = stablehlo.constant dense<[5, 4, 3, 2, 1, 0]> : tensor<6xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<6xi64>) -> tensor<6x23xi64>
  %init = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<6x23xbf16>, tensor<6x23xi64>, tensor<bf16>, tensor<i64>) -> (tensor<23xbf16>, tensor<23xi64>)
   reducer(%a: tensor<bf16>, %c: tensor<bf16>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<bf16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<bf16>, tensor<i64>
  }
  %e = stablehlo.constant dense<[-1.0, -2.0, -1.0, -3.0, -3.0, -1.0, -1.0, -2.0, -1.0, -2.0, -1.0, -3.0, -5.0, -1.0, -2.0, -1.0, -2.0, -1.0, -1.0, -1.0, -1.0, -3.0, -1.0]> : tensor<23xbf16>
  check.expect_eq %r#0, %e : tensor<23xbf16>
  %f = stablehlo.constant dense<[0, 4, 5, 0, 0, 0, 4, 0, 2, 0, 5, 4, 4, 2, 0, 0, 1, 1, 0, 0, 0, 5, 4]> : tensor<23xi64>
  check.expect_eq %r#1, %f : tensor<23xi64>
  func.return
}
func.func private @t3() {
  %v0 = stablehlo.constant dense<[[-4.0, -8.0, -8.0, -8.0, -2.0, -5.0, -7.0, -5.0, -5.0, -3.0, -5.0, -2.0, -3.0, -8.0, -3.0, -4.0, -8.0, -4.0, -7.0, -5.0, -2.0], [-3.0, -5.0, -1.0, -5.0, -8.0, -7.0, -3.0, -5.0, -8.0, -2.0, -8.0, -1.0, -2.0, -1.0, -7.0, -8.0, -1.0, -1.0, -2.0, -5.0, -6.0], [-3.0, -1.0, -2.0, -3.0, -2.0, -8.0, -8.0, -3.0, -6.0, -7.0, -2.0, -6.0, -1.0, -6.0, -4.0, -6.0, -4.0, -6.0, -1.0, -3.0, -5.0], [-3.0, -1.0, -3.0, -1.0, -5.0, -6.0, -3.0, -6.0, -2.0, -5.0, -5.0, -3.0, -4.0, -1.0, -5.0, -1.0, -5.0, -1.0, -3.0, -2.0, -3.0], [-2.0, -1.0, -6.0, -6.0, -3.0, -7.0, -2.0, -2.0, -3.0, -5.0, -6.0, -1.0, -8.0, -5.0, -2.0, -1.0, -4.0, -2.0, -1.0, -3.0, -8.0]]> : tensor<5x21xbf16>
  %v = stablehlo.optimization_barrier %v0 : tensor<5x21xbf16>
  %i0 = stablehlo.constant dense<[2147483646, 2147483647, 2147483648, 2147483649, 2147483650]> : tensor<5xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<5xi64>) -> tensor<5x21xi64>
  %init = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<5x21xbf16>, tensor<5x21xi64>, tensor<bf16>, tensor<i64>) -> (tensor<21xbf16>, tensor<21xi64>)
   reducer(%a: tensor<bf16>, %c: tensor<bf16>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<bf16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<bf16>, tensor<i64>
  }
  %e = stablehlo.constant dense<[-2.0, -1.0, -1.0, -1.0, -2.0, -5.0, -2.0, -2.0, -2.0, -2.0, -2.0, -1.0, -1.0, -1.0, -2.0, -1.0, -1.0, -1.0, -1.0, -2.0, -2.0]> : tensor<21xbf16>
  check.expect_eq %r#0, %e : tensor<21xbf16>
  %f = stablehlo.constant dense<[2147483650, 2147483648, 2147483647, 2147483649, 2147483646, 2147483646, 2147483650, 2147483650, 2147483649, 2147483647, 2147483648, 2147483647, 2147483648, 2147483647, 2147483650, 2147483649, 2147483647, 2147483647, 2147483648, 2147483649, 2147483646]> : tensor<21xi64>
  check.expect_eq %r#1, %f : tensor<21xi64>
  func.return
}
func.func private @t4() {
  %v0 = stablehlo.constant dense<[[-5.0, -8.0, -8.0, -2.0, -6.0, -4.0], [-2.0, -5.0, -1.0, -7.0, -4.0, -4.0], [-8.0, -4.0, -7.0, -5.0, -6.0, -4.0], [-7.0, -8.0, -4.0, -3.0, -2.0, -3.0], [-8.0, -1.0, -3.0, -5.0, -1.0, -7.0], [-2.0, -4.0, -2.0, -3.0, -1.0, -7.0], [-3.0, -8.0, -6.0, -7.0, -7.0, -7.0], [-3.0, -2.0, -5.0, -2.0, -3.0, -4.0], [-6.0, -1.0, -7.0, -4.0, -4.0, -3.0], [-7.0, -1.0, -4.0, -2.0, -5.0, -5.0], [-8.0, -4.0, -1.0, -5.0, -4.0, -1.0], [-4.0, -1.0, -4.0, -2.0, -4.0, -8.0], [-6.0, -8.0, -5.0, -5.0, -1.0, -4.0], [-3.0, -4.0, -6.0, -2.0, -2.0, -3.0], [-6.0, -1.0, -8.0, -2.0, -7.0, -7.0], [-2.0, -3.0, -6.0, -4.0, -5.0, -6.0], [-7.0, -3.0, -4.0, -3.0, -6.0, -2.0], [-3.0, -1.0, -3.0, -7.0, -6.0, -5.0], [-5.0, -3.0, -7.0, -7.0, -8.0, -2.0]]> : tensor<19x6xf16>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x6xf16>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<6xi32>) -> tensor<19x6xi32>
  %init = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<19x6xf16>, tensor<19x6xi32>, tensor<f16>, tensor<i32>) -> (tensor<19xf16>, tensor<19xi32>)
   reducer(%a: tensor<f16>, %c: tensor<f16>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<f16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<f16>, tensor<i32>
  }
  %e = stablehlo.constant dense<[-2.0, -1.0, -4.0, -2.0, -1.0, -1.0, -3.0, -2.0, -1.0, -1.0, -1.0, -1.0, -1.0, -2.0, -1.0, -2.0, -2.0, -1.0, -2.0]> : tensor<19xf16>
  check.expect_eq %r#0, %e : tensor<19xf16>
  %f = stablehlo.constant dense<[3, 2, 1, 4, 1, 4, 0, 1, 1, 1, 2, 1, 4, 3, 1, 0, 5, 1, 5]> : tensor<19xi32>
  check.expect_eq %r#1, %f : tensor<19xi32>
  func.return
}
func.func private @t5() {
  %v0 = stablehlo.constant dense<[[-7.0, -2.0, -2.0, -6.0, -3.0], [-7.0, -3.0, -3.0, -3.0, -6.0], [-5.0, -5.0, -1.0, -6.0, -6.0], [-1.0, -2.0, -3.0, -6.0, -4.0], [-4.0, -8.0, -1.0, -3.0, -1.0], [-7.0, -4.0, -4.0, -3.0, -1.0], [-7.0, -2.0, -4.0, -1.0, -4.0], [-7.0, -4.0, -8.0, -6.0, -1.0], [-6.0, -2.0, -7.0, -3.0, -6.0], [-4.0, -3.0, -8.0, -6.0, -4.0], [-2.0, -6.0, -5.0, -1.0, -8.0], [-7.0, -8.0, -6.0, -3.0, -1.0], [-4.0, -1.0, -6.0, -1.0, -5.0], [-8.0, -6.0, -2.0, -6.0, -4.0], [-7.0, -6.0, -4.0, -6.0, -3.0], [-3.0, -7.0, -3.0, -6.0, -8.0], [-6.0, -5.0, -6.0, -7.0, -4.0], [-6.0, -5.0, -7.0, -3.0, -1.0], [-7.0, -5.0, -5.0, -3.0, -8.0], [-2.0, -2.0, -2.0, -3.0, -8.0], [-1.0, -1.0, -4.0, -8.0, -2.0], [-1.0, -2.0, -6.0, -8.0, -1.0], [-6.0, -1.0, -1.0, -3.0, -7.0], [-3.0, -6.0, -6.0, -6.0, -8.0], [-4.0, -7.0, -1.0, -7.0, -8.0], [-2.0, -5.0, -6.0, -3.0, -2.0], [-5.0, -6.0, -2.0, -7.0, -4.0], [-3.0, -1.0, -7.0, -1.0, -5.0], [-6.0, -4.0, -1.0, -6.0, -8.0], [-1.0, -2.0, -1.0, -3.0, -1.0], [-7.0, -1.0, -2.0, -4.0, -7.0], [-7.0, -6.0, -5.0, -2.0, -4.0], [-5.0, -8.0, -8.0, -8.0, -4.0], [-5.0, -7.0, -8.0, -1.0, -3.0], [-6.0, -8.0, -8.0, -3.0, -6.0], [-8.0, -5.0, -4.0, -1.0, -5.0], [-2.0, -1.0, -4.0, -6.0, -4.0], [-3.0, -4.0, -5.0, -7.0, -5.0], [-4.0, -4.0, -3.0, -5.0, -6.0], [-6.0, -2.0, -3.0, -4.0, -5.0]]> : tensor<40x5xf16>
  %v = stablehlo.optimization_barrier %v0 : tensor<40x5xf16>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xi32>) -> tensor<40x5xi32>
  %init = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<40x5xf16>, tensor<40x5xi32>, tensor<f16>, tensor<i32>) -> (tensor<40xf16>, tensor<40xi32>)
   reducer(%a: tensor<f16>, %c: tensor<f16>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<f16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<f16>, tensor<i32>
  }
  %e = stablehlo.constant dense<[-2.0, -3.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -2.0, -3.0, -1.0, -1.0, -1.0, -2.0, -3.0, -3.0, -4.0, -1.0, -3.0, -2.0, -1.0, -1.0, -1.0, -3.0, -1.0, -2.0, -2.0, -1.0, -1.0, -1.0, -1.0, -2.0, -4.0, -1.0, -3.0, -1.0, -1.0, -3.0, -3.0, -2.0]> : tensor<40xf16>
  check.expect_eq %r#0, %e : tensor<40xf16>
  %f = stablehlo.constant dense<[1, 1, 2, 0, 2, 4, 3, 4, 1, 1, 3, 4, 1, 2, 4, 0, 4, 4, 3, 0, 0, 0, 1, 0, 2, 0, 2, 1, 2, 0, 1, 3, 4, 3, 3, 3, 1, 0, 2, 1]> : tensor<40xi32>
  check.expect_eq %r#1, %f : tensor<40xi32>
  func.return
}
func.func private @t6() {
  %v0 = stablehlo.constant dense<[[-8.0, -8.0, -1.0, -8.0, -8.0, -1.0, -1.0, -8.0, -5.0, -4.0, -3.0, -6.0, -6.0, -5.0, -3.0, -6.0, -4.0, -2.0, -6.0, -2.0, -7.0, -8.0, -3.0], [-5.0, -8.0, -4.0, -6.0, -8.0, -4.0, -6.0, -3.0, -8.0, -8.0, -6.0, -7.0, -7.0, -5.0, -3.0, -8.0, -4.0, -5.0, -6.0, -8.0, -2.0, -3.0, -2.0], [-1.0, -5.0, -1.0, -3.0, -8.0, -4.0, -2.0, -4.0, -2.0, -5.0, -6.0, -2.0, -2.0, -4.0, -1.0, -6.0, -4.0, -3.0, -3.0, -5.0, -8.0, -2.0, -8.0], [-1.0, -8.0, -7.0, -8.0, -8.0, -5.0, -7.0, -1.0, -1.0, -6.0, -2.0, -2.0, -8.0, -2.0, -5.0, -2.0, -3.0, -2.0, -5.0, -2.0, -2.0, -8.0, -5.0], [-4.0, -2.0, -5.0, -5.0, -5.0, -2.0, -1.0, -5.0, -1.0, -2.0, -5.0, -8.0, -6.0, -2.0, -3.0, -5.0, -5.0, -4.0, -8.0, -8.0, -7.0, -4.0, -4.0], [-6.0, -1.0, -3.0, -6.0, -7.0, -4.0, -5.0, -8.0, -4.0, -5.0, -3.0, -2.0, -4.0, -5.0, -4.0, -6.0, -3.0, -3.0, -3.0, -3.0, -7.0, -7.0, -3.0]]> : tensor<6x23xf16>
  %v = stablehlo.optimization_barrier %v0 : tensor<6x23xf16>
  %i0 = stablehlo.constant dense<[5, 4, 3, 2, 1, 0]> : tensor<6xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<6xi64>) -> tensor<6x23xi64>
  %init = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<6x23xf16>, tensor<6x23xi64>, tensor<f16>, tensor<i64>) -> (tensor<23xf16>, tensor<23xi64>)
   reducer(%a: tensor<f16>, %c: tensor<f16>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<f16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<f16>, tensor<i64>
  }
  %e = stablehlo.constant dense<[-1.0, -1.0, -1.0, -3.0, -5.0, -1.0, -1.0, -1.0, -1.0, -2.0, -2.0, -2.0, -2.0, -2.0, -1.0, -2.0, -3.0, -2.0, -3.0, -2.0, -2.0, -2.0, -2.0]> : tensor<23xf16>
  check.expect_eq %r#0, %e : tensor<23xf16>
  %f = stablehlo.constant dense<[2, 0, 3, 3, 1, 5, 1, 2, 1, 1, 2, 0, 3, 1, 3, 2, 0, 2, 0, 2, 2, 3, 4]> : tensor<23xi64>
  check.expect_eq %r#1, %f : tensor<23xi64>
  func.return
}
func.func private @t7() {
  %v0 = stablehlo.constant dense<[[-8.0, -8.0, -5.0, -7.0, -2.0, -7.0, -2.0, -5.0, -1.0, -4.0, -8.0, -3.0, -2.0, -2.0, -7.0, -7.0, -6.0, -6.0, -2.0, -8.0, -5.0], [-5.0, -2.0, -3.0, -6.0, -7.0, -8.0, -8.0, -2.0, -3.0, -7.0, -3.0, -4.0, -3.0, -5.0, -3.0, -3.0, -6.0, -6.0, -5.0, -2.0, -7.0], [-2.0, -5.0, -3.0, -8.0, -7.0, -2.0, -5.0, -7.0, -6.0, -3.0, -1.0, -5.0, -2.0, -7.0, -8.0, -6.0, -8.0, -6.0, -3.0, -8.0, -1.0], [-5.0, -3.0, -1.0, -4.0, -5.0, -3.0, -5.0, -3.0, -6.0, -4.0, -7.0, -3.0, -8.0, -7.0, -2.0, -5.0, -7.0, -8.0, -6.0, -8.0, -1.0], [-6.0, -4.0, -7.0, -2.0, -7.0, -5.0, -7.0, -3.0, -2.0, -3.0, -6.0, -6.0, -6.0, -3.0, -3.0, -4.0, -6.0, -2.0, -7.0, -8.0, -5.0]]> : tensor<5x21xf16>
  %v = stablehlo.optimization_barrier %v0 : tensor<5x21xf16>
  %i0 = stablehlo.constant dense<[2147483646, 2147483647, 2147483648, 2147483649, 2147483650]> : tensor<5xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<5xi64>) -> tensor<5x21xi64>
  %init = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<5x21xf16>, tensor<5x21xi64>, tensor<f16>, tensor<i64>) -> (tensor<21xf16>, tensor<21xi64>)
   reducer(%a: tensor<f16>, %c: tensor<f16>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<f16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<f16>, tensor<i64>
  }
  %e = stablehlo.constant dense<[-2.0, -2.0, -1.0, -2.0, -2.0, -2.0, -2.0, -2.0, -1.0, -3.0, -1.0, -3.0, -2.0, -2.0, -2.0, -3.0, -6.0, -2.0, -2.0, -2.0, -1.0]> : tensor<21xf16>
  check.expect_eq %r#0, %e : tensor<21xf16>
  %f = stablehlo.constant dense<[2147483648, 2147483647, 2147483649, 2147483650, 2147483646, 2147483648, 2147483646, 2147483647, 2147483646, 2147483648, 2147483648, 2147483646, 2147483646, 2147483646, 2147483649, 2147483647, 2147483646, 2147483650, 2147483646, 2147483647, 2147483648]> : tensor<21xi64>
  check.expect_eq %r#1, %f : tensor<21xi64>
  func.return
}
func.func private @t8() {
  %v0 = stablehlo.constant dense<[[-7, -5, -6, -1, -3, -4], [-8, -5, -1, -7, -2, -5], [-5, -3, -8, -2, -8, -5], [-1, -3, -6, -6, -4, -5], [-6, -8, -7, -8, -5, -6], [-6, -3, -5, -2, -3, -2], [-1, -3, -8, -7, -4, -5], [-3, -5, -6, -5, -2, -1], [-1, -1, -6, -5, -4, -2], [-2, -1, -6, -3, -6, -3], [-1, -7, -8, -4, -7, -5], [-6, -6, -8, -4, -1, -6], [-5, -2, -1, -2, -7, -7], [-6, -7, -8, -5, -2, -1], [-1, -1, -3, -4, -6, -7], [-1, -7, -8, -6, -2, -5], [-5, -4, -2, -4, -4, -8], [-6, -8, -3, -7, -4, -5], [-1, -7, -4, -8, -1, -7]]> : tensor<19x6xi8>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x6xi8>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<6xi32>) -> tensor<19x6xi32>
  %init = stablehlo.constant dense<-128> : tensor<i8>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<19x6xi8>, tensor<19x6xi32>, tensor<i8>, tensor<i32>) -> (tensor<19xi8>, tensor<19xi32>)
   reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<i8>, tensor<i32>
  }
  %e = stablehlo.constant dense<[-1, -1, -2, -1, -5, -2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -2, -3, -1]> : tensor<19xi8>
  check.expect_eq %r#0, %e : tensor<19xi8>
  %f = stablehlo.constant dense<[3, 2, 3, 0, 4, 3, 0, 5, 0, 1, 0, 4, 2, 5, 0, 0, 2, 2, 0]> : tensor<19xi32>
  check.expect_eq %r#1, %f : tensor<19xi32>
  func.return
}
func.func private @t9() {
  %v0 = stablehlo.constant dense<[[-1, -4, -4, -5, -1], [-6, -2, -8, -4, -2], [-5, -7, -8, -2, -3], [-4, -5, -8, -4, -4], [-7, -7, -7, -1, -3], [-4, -1, -6, -2, -6], [-7, -4, -8, -4, -7], [-7, -1, -6, -1, -2], [-5, -2, -4, -7, -7], [-2, -6, -5, -2, -8], [-5, -7, -7, -4, -4], [-7, -5, -2, -3, -7], [-2, -1, -2, -1, -3], [-3, -7, -5, -1, -5], [-6, -2, -6, -3, -2], [-8, -6, -7, -1, -2], [-8, -5, -1, -4, -5], [-8, -5, -4, -7, -3], [-8, -1, -5, -8, -4], [-6, -2, -8, -3, -8], [-4, -6, -2, -2, -8], [-8, -2, -6, -2, -2], [-7, -5, -6, -3, -2], [-5, -6, -3, -8, -5], [-8, -1, -5, -4, -1], [-5, -1, -2, -3, -6], [-7, -3, -2, -4, -1], [-3, -4, -3, -4, -6], [-6, -2, -8, -2, -4], [-6, -1, -8, -4, -7], [-3, -8, -5, -8, -5], [-7, -3, -8, -2, -4], [-5, -7, -8, -3, -8], [-7, -7, -8, -4, -2], [-8, -6, -6, -1, -1], [-5, -1, -3, -1, -1], [-2, -1, -5, -7, -2], [-1, -7, -3, -6, -4], [-4, -1, -3, -7, -3], [-5, -3, -3, -1, -4]]> : tensor<40x5xi8>
  %v = stablehlo.optimization_barrier %v0 : tensor<40x5xi8>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xi32>) -> tensor<40x5xi32>
  %init = stablehlo.constant dense<-128> : tensor<i8>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<40x5xi8>, tensor<40x5xi32>, tensor<i8>, tensor<i32>) -> (tensor<40xi8>, tensor<40xi32>)
   reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<i8>, tensor<i32>
  }
  %e = stablehlo.constant dense<[-1, -2, -2, -4, -1, -1, -4, -1, -2, -2, -4, -2, -1, -1, -2, -1, -1, -3, -1, -2, -2, -2, -2, -3, -1, -1, -1, -3, -2, -1, -3, -2, -3, -2, -1, -1, -1, -1, -1, -1]> : tensor<40xi8>
  check.expect_eq %r#0, %e : tensor<40xi8>
  %f = stablehlo.constant dense<[0, 1, 3, 0, 3, 1, 1, 1, 1, 0, 3, 2, 1, 3, 1, 3, 2, 4, 1, 1, 2, 1, 4, 2, 1, 1, 4, 0, 1, 1, 0, 3, 3, 4, 3, 1, 1, 0, 1, 3]> : tensor<40xi32>
  check.expect_eq %r#1, %f : tensor<40xi32>
  func.return
}
func.func private @t10() {
  %v0 = stablehlo.constant dense<[[-7, -5, -8, -7, -3, -6, -4, -5, -5, -3, -2, -5, -7, -8, -3, -7, -3, -4, -7, -2, -5, -4, -6], [-2, -8, -2, -6, -1, -2, -6, -3, -7, -8, -4, -8, -5, -5, -1, -7, -3, -6, -4, -4, -7, -8, -2], [-1, -6, -3, -2, -8, -3, -1, -6, -4, -2, -8, -6, -3, -3, -6, -7, -4, -2, -8, -7, -7, -5, -1], [-4, -3, -3, -5, -4, -6, -8, -1, -1, -2, -7, -7, -3, -8, -4, -1, -3, -5, -4, -6, -7, -7, -5], [-6, -7, -2, -3, -5, -4, -8, -4, -6, -7, -3, -2, -2, -2, -5, -4, -5, -5, -8, -6, -4, -5, -5], [-1, -2, -3, -2, -4, -1, -7, -8, -8, -7, -1, -1, -1, -1, -2, -6, -7, -3, -8, -8, -1, -8, -6]]> : tensor<6x23xi8>
  %v = stablehlo.optimization_barrier %v0 : tensor<6x23xi8>
  %i0 = stablehlo.constant dense<[5, 4, 3, 2, 1, 0]> : tensor<6xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<6xi64>) -> tensor<6x23xi64>
  %init = stablehlo.constant dense<-128> : tensor<i8>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<6x23xi8>, tensor<6x23xi64>, tensor<i8>, tensor<i64>) -> (tensor<23xi8>, tensor<23xi64>)
   reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i8>, tensor<i64>
  }
  %e = stablehlo.constant dense<[-1, -2, -2, -2, -1, -1, -1, -1, -1, -2, -1, -1, -1, -1, -1, -1, -3, -2, -4, -2, -1, -4, -1]> : tensor<23xi8>
  check.expect_eq %r#0, %e : tensor<23xi8>
  %f = stablehlo.constant dense<[0, 0, 1, 0, 4, 0, 3, 2, 2, 2, 0, 0, 0, 0, 4, 2, 2, 3, 2, 5, 0, 5, 3]> : tensor<23xi64>
  check.expect_eq %r#1, %f : tensor<23xi64>
  func.return
}
func.func private @t11() {
  %v0 = stablehlo.constant dense<[[-2, -8, -7, -4, -8, -1, -3, -7, -5, -4, -4, -1, -5, -7, -8, -3, -6, -5, -4, -6, -8], [-7, -8, -8, -7, -1, -7, -6, -7, -5, -7, -6, -8, -6, -2, -6, -8, -6, -1, -6, -3, -5], [-5, -8, -3, -5, -5, -5, -2, -5, -8, -7, -1, -8, -1, -7, -1, -8, -3, -2, -6, -4, -4], [-6, -5, -1, -1, -4, -7, -1, -2, -7, -1, -8, -1, -1, -4, -7, -7, -4, -7, -2, -7, -1], [-2, -7, -8, -5, -8, -1, -1, -3, -8, -1, -6, -5, -7, -8, -1, -6, -8, -6, -6, -3, -4]]> : tensor<5x21xi8>
  %v = stablehlo.optimization_barrier %v0 : tensor<5x21xi8>
  %i0 = stablehlo.constant dense<[2147483646, 2147483647, 2147483648, 2147483649, 2147483650]> : tensor<5xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<5xi64>) -> tensor<5x21xi64>
  %init = stablehlo.constant dense<-128> : tensor<i8>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<5x21xi8>, tensor<5x21xi64>, tensor<i8>, tensor<i64>) -> (tensor<21xi8>, tensor<21xi64>)
   reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i8>, tensor<i64>
  }
  %e = stablehlo.constant dense<[-2, -5, -1, -1, -1, -1, -1, -2, -5, -1, -1, -1, -1, -2, -1, -3, -3, -1, -2, -3, -1]> : tensor<21xi8>
  check.expect_eq %r#0, %e : tensor<21xi8>
  %f = stablehlo.constant dense<[2147483646, 2147483649, 2147483649, 2147483649, 2147483647, 2147483646, 2147483649, 2147483649, 2147483646, 2147483649, 2147483648, 2147483646, 2147483648, 2147483647, 2147483648, 2147483646, 2147483648, 2147483647, 2147483649, 2147483647, 2147483649]> : tensor<21xi64>
  check.expect_eq %r#1, %f : tensor<21xi64>
  func.return
}
func.func private @t12() {
  %v0 = stablehlo.constant dense<[[-7, -8, -8, -4, -8, -2], [-4, -3, -4, -1, -3, -6], [-2, -8, -7, -2, -1, -4], [-7, -2, -7, -4, -4, -4], [-7, -4, -5, -6, -3, -4], [-1, -7, -5, -3, -7, -4], [-3, -4, -3, -2, -5, -8], [-8, -5, -1, -3, -5, -6], [-8, -1, -4, -5, -8, -1], [-3, -2, -2, -2, -2, -2], [-2, -4, -4, -6, -5, -7], [-2, -5, -6, -1, -6, -2], [-4, -5, -8, -5, -2, -1], [-6, -6, -5, -1, -8, -3], [-7, -6, -3, -2, -7, -3], [-7, -4, -8, -7, -5, -7], [-4, -5, -1, -3, -5, -5], [-8, -8, -3, -2, -1, -5], [-3, -3, -1, -1, -5, -2]]> : tensor<19x6xi16>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x6xi16>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<6xi32>) -> tensor<19x6xi32>
  %init = stablehlo.constant dense<-32768> : tensor<i16>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<19x6xi16>, tensor<19x6xi32>, tensor<i16>, tensor<i32>) -> (tensor<19xi16>, tensor<19xi32>)
   reducer(%a: tensor<i16>, %c: tensor<i16>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<i16>, tensor<i32>
  }
  %e = stablehlo.constant dense<[-2, -1, -1, -2, -3, -1, -2, -1, -1, -2, -2, -1, -1, -1, -2, -4, -1, -1, -1]> : tensor<19xi16>
  check.expect_eq %r#0, %e : tensor<19xi16>
  %f = stablehlo.constant dense<[5, 3, 4, 1, 4, 0, 3, 2, 1, 1, 0, 3, 5, 3, 3, 1, 2, 4, 2]> : tensor<19xi32>
  check.expect_eq %r#1, %f : tensor<19xi32>
  func.return
}
func.func private @t13() {
  %v0 = stablehlo.constant dense<[[-7, -5, -4, -5, -4], [-4, -6, -7, -3, -4], [-1, -8, -6, -3, -6], [-5, -1, -5, -6, -6], [-4, -8, -4, -8, -1], [-2, -3, -1, -7, -5], [-7, -3, -1, -2, -5], [-1, -6, -3, -8, -3], [-4, -6, -6, -5, -3], [-4, -8, -4, -7, -3], [-1, -7, -6, -3, -3], [-7, -4, -3, -3, -1], [-6, -1, -5, -1, -1], [-2, -1, -8, -5, -6], [-7, -5, -7, -7, -8], [-1, -1, -6, -7, -1], [-2, -6, -5, -8, -5], [-4, -2, -3, -2, -7], [-6, -3, -7, -1, -6], [-3, -3, -7, -8, -3], [-2, -1, -2, -7, -7], [-7, -4, -3, -1, -1], [-7, -7, -5, -5, -2], [-7, -4, -6, -8, -7], [-6, -3, -6, -7, -1], [-7, -5, -2, -1, -3], [-5, -1, -4, -3, -4], [-6, -2, -5, -3, -4], [-3, -1, -8, -7, -1], [-4, -2, -8, -1, -6], [-7, -7, -6, -8, -4], [-3, -4, -8, -5, -7], [-7, -4, -1, -2, -8], [-4, -8, -3, -8, -4], [-1, -4, -4, -3, -7], [-7, -5, -8, -4, -5], [-7, -3, -8, -8, -6], [-7, -8, -1, -4, -7], [-8, -1, -4, -2, -3], [-1, -3, -2, -6, -6]]> : tensor<40x5xi16>
  %v = stablehlo.optimization_barrier %v0 : tensor<40x5xi16>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xi32>) -> tensor<40x5xi32>
  %init = stablehlo.constant dense<-32768> : tensor<i16>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<40x5xi16>, tensor<40x5xi32>, tensor<i16>, tensor<i32>) -> (tensor<40xi16>, tensor<40xi32>)
   reducer(%a: tensor<i16>, %c: tensor<i16>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<i16>, tensor<i32>
  }
  %e = stablehlo.constant dense<[-4, -3, -1, -1, -1, -1, -1, -1, -3, -3, -1, -1, -1, -1, -5, -1, -2, -2, -1, -3, -1, -1, -2, -4, -1, -1, -1, -2, -1, -1, -4, -3, -1, -3, -1, -4, -3, -1, -1, -1]> : tensor<40xi16>
  check.expect_eq %r#0, %e : tensor<40xi16>
  %f = stablehlo.constant dense<[2, 3, 0, 1, 4, 2, 2, 0, 4, 4, 0, 4, 1, 1, 1, 0, 0, 1, 3, 0, 1, 3, 4, 1, 4, 3, 1, 1, 1, 3, 4, 0, 2, 2, 0, 3, 1, 2, 1, 0]> : tensor<40xi32>
  check.expect_eq %r#1, %f : tensor<40xi32>
  func.return
}
func.func private @t14() {
  %v0 = stablehlo.constant dense<[[-2, -5, -8, -5, -7, -3, -3, -1, -1, -2, -6, -3, -4, -8, -7, -5, -4, -3, -4, -3, -5, -4, -1], [-6, -1, -4, -7, -2, -3, -4, -6, -2, -1, -7, -1, -6, -8, -3, -6, -5, -2, -8, -5, -8, -5, -1], [-1, -5, -6, -1, -1, -6, -6, -7, -2, -1, -5, -2, -4, -1, -3, -5, -6, -6, -7, -4, -5, -5, -3], [-7, -8, -3, -6, -8, -6, -8, -4, -2, -8, -8, -7, -1, -7, -1, -3, -3, -3, -5, -8, -6, -8, -2], [-2, -4, -3, -1, -4, -5, -5, -8, -4, -4, -8, -7, -5, -7, -2, -3, -7, -6, -5, -7, -5, -7, -6], [-2, -7, -5, -6, -6, -6, -7, -4, -6, -2, -1, -2, -1, -3, -8, -2, -5, -5, -5, -7, -1, -7, -4]]> : tensor<6x23xi16>
  %v = stablehlo.optimization_barrier %v0 : tensor<6x23xi16>
  %i0 = stablehlo.constant dense<[5, 4, 3, 2, 1, 0]> : tensor<6xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<6xi64>) -> tensor<6x23xi64>
  %init = stablehlo.constant dense<-32768> : tensor<i16>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<6x23xi16>, tensor<6x23xi64>, tensor<i16>, tensor<i64>) -> (tensor<23xi16>, tensor<23xi64>)
   reducer(%a: tensor<i16>, %c: tensor<i16>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i16>, tensor<i64>
  }
  %e = stablehlo.constant dense<[-1, -1, -3, -1, -1, -3, -3, -1, -1, -1, -1, -1, -1, -1, -1, -2, -3, -2, -4, -3, -1, -4, -1]> : tensor<23xi16>
  check.expect_eq %r#0, %e : tensor<23xi16>
  %f = stablehlo.constant dense<[3, 4, 1, 1, 3, 4, 5, 5, 5, 3, 0, 4, 0, 3, 2, 0, 2, 4, 5, 5, 0, 5, 4]> : tensor<23xi64>
  check.expect_eq %r#1, %f : tensor<23xi64>
  func.return
}
func.func private @t15() {
  %v0 = stablehlo.constant dense<[[-6, -7, -5, -5, -4, -1, -1, -5, -4, -2, -6, -2, -5, -3, -4, -3, -4, -2, -6, -4, -4], [-7, -1, -3, -1, -1, -4, -8, -1, -2, -6, -6, -4, -4, -2, -3, -1, -1, -4, -1, -1, -1], [-7, -8, -7, -2, -2, -2, -1, -6, -6, -2, -8, -8, -4, -2, -8, -5, -2, -3, -5, -4, -5], [-2, -4, -7, -8, -3, -3, -7, -1, -8, -2, -2, -3, -3, -7, -7, -6, -8, -4, -4, -3, -7], [-5, -2, -5, -5, -7, -2, -8, -8, -8, -5, -1, -2, -2, -8, -6, -8, -4, -1, -8, -2, -7]]> : tensor<5x21xi16>
  %v = stablehlo.optimization_barrier %v0 : tensor<5x21xi16>
  %i0 = stablehlo.constant dense<[2147483646, 2147483647, 2147483648, 2147483649, 2147483650]> : tensor<5xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<5xi64>) -> tensor<5x21xi64>
  %init = stablehlo.constant dense<-32768> : tensor<i16>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<5x21xi16>, tensor<5x21xi64>, tensor<i16>, tensor<i64>) -> (tensor<21xi16>, tensor<21xi64>)
   reducer(%a: tensor<i16>, %c: tensor<i16>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i16>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i16>, tensor<i64>
  }
  %e = stablehlo.constant dense<[-2, -1, -3, -1, -1, -1, -1, -1, -2, -2, -1, -2, -2, -2, -3, -1, -1, -1, -1, -1, -1]> : tensor<21xi16>
  check.expect_eq %r#0, %e : tensor<21xi16>
  %f = stablehlo.constant dense<[2147483649, 2147483647, 2147483647, 2147483647, 2147483647, 2147483646, 2147483646, 2147483647, 2147483647, 2147483646, 2147483650, 2147483646, 2147483650, 2147483647, 2147483647, 2147483647, 2147483647, 2147483650, 2147483647, 2147483647, 2147483647]> : tensor<21xi64>
  check.expect_eq %r#1, %f : tensor<21xi64>
  func.return
}
func.func private @t16() {
  %v0 = stablehlo.constant dense<[[2, 3, 8, 1, 6, 4], [6, 7, 4, 6, 6, 3], [7, 6, 3, 5, 8, 6], [6, 3, 3, 5, 1, 8], [7, 2, 8, 3, 6, 6], [5, 1, 7, 1, 2, 5], [8, 5, 4, 8, 8, 4], [7, 2, 5, 7, 8, 3], [3, 1, 5, 6, 6, 3], [1, 6, 4, 6, 8, 7], [7, 5, 5, 7, 6, 2], [7, 1, 5, 1, 5, 5], [8, 6, 5, 3, 7, 5], [4, 1, 2, 1, 6, 4], [4, 5, 4, 2, 3, 1], [5, 1, 7, 8, 5, 1], [5, 1, 3, 2, 6, 3], [7, 1, 1, 6, 7, 3], [2, 5, 6, 1, 6, 8]]> : tensor<19x6xui8>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x6xui8>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<6xi32>) -> tensor<19x6xi32>
  %init = stablehlo.constant dense<0> : tensor<ui8>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<19x6xui8>, tensor<19x6xi32>, tensor<ui8>, tensor<i32>) -> (tensor<19xui8>, tensor<19xi32>)
   reducer(%a: tensor<ui8>, %c: tensor<ui8>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<ui8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<ui8>, tensor<i32>
  }
  %e = stablehlo.constant dense<[8, 7, 8, 8, 8, 7, 8, 8, 6, 8, 7, 7, 8, 6, 5, 8, 6, 7, 8]> : tensor<19xui8>
  check.expect_eq %r#0, %e : tensor<19xui8>
  %f = stablehlo.constant dense<[2, 1, 4, 5, 2, 2, 0, 4, 3, 4, 0, 0, 0, 4, 1, 3, 4, 0, 5]> : tensor<19xi32>
  check.expect_eq %r#1, %f : tensor<19xi32>
  func.return
}
func.func private @t17() {
  %v0 = stablehlo.constant dense<[[3, 1, 7, 4, 4], [2, 3, 5, 1, 7], [5, 4, 3, 6, 7], [4, 6, 1, 7, 3], [7, 4, 5, 2, 8], [2, 3, 2, 8, 7], [7, 3, 5, 6, 4], [6, 3, 2, 1, 8], [6, 1, 7, 5, 8], [2, 4, 8, 3, 8], [6, 3, 7, 7, 5], [4, 6, 2, 4, 1], [2, 5, 4, 7, 7], [1, 6, 1, 4, 5], [1, 2, 4, 2, 7], [7, 8, 4, 3, 5], [3, 5, 2, 1, 4], [4, 8, 1, 5, 1], [8, 5, 6, 7, 6], [1, 2, 3, 7, 5], [3, 7, 3, 8, 4], [1, 8, 6, 7, 8], [4, 2, 5, 7, 4], [3, 3, 7, 5, 2], [2, 1, 7, 6, 8], [8, 2, 2, 7, 3], [4, 2, 4, 6, 2], [7, 3, 2, 1, 6], [4, 7, 1, 3, 8], [2, 6, 6, 2, 2], [4, 4, 3, 1, 5], [2, 2, 1, 2, 5], [7, 1, 3, 3, 5], [3, 2, 1, 2, 2], [5, 6, 5, 1, 4], [6, 7, 2, 5, 5], [5, 2, 8, 1, 1], [1, 7, 2, 3, 8], [6, 5, 3, 8, 3], [4, 5, 1, 3, 3]]> : tensor<40x5xui8>
  %v = stablehlo.optimization_barrier %v0 : tensor<40x5xui8>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi32>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xi32>) -> tensor<40x5xi32>
  %init = stablehlo.constant dense<0> : tensor<ui8>
  %zi32 = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi32) across dimensions = [1] : (tensor<40x5xui8>, tensor<40x5xi32>, tensor<ui8>, tensor<i32>) -> (tensor<40xui8>, tensor<40xi32>)
   reducer(%a: tensor<ui8>, %c: tensor<ui8>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<ui8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<ui8>, tensor<i32>
  }
  %e = stablehlo.constant dense<[7, 7, 7, 7, 8, 8, 7, 8, 8, 8, 7, 6, 7, 6, 7, 8, 5, 8, 8, 7, 8, 8, 7, 7, 8, 8, 6, 7, 8, 6, 5, 5, 7, 3, 6, 7, 8, 8, 8, 5]> : tensor<40xui8>
  check.expect_eq %r#0, %e : tensor<40xui8>
  %f = stablehlo.constant dense<[2, 4, 4, 3, 4, 3, 0, 4, 4, 2, 2, 1, 3, 1, 4, 1, 1, 1, 0, 3, 3, 1, 3, 2, 4, 0, 3, 0, 4, 1, 4, 4, 0, 0, 1, 1, 2, 4, 3, 1]> : tensor<40xi32>
  check.expect_eq %r#1, %f : tensor<40xi32>
  func.return
}
func.func private @t18() {
  %v0 = stablehlo.constant dense<[[6, 7, 1, 1, 4, 3, 7, 7, 5, 5, 5, 5, 5, 2, 6, 5, 8, 8, 1, 5, 6, 6, 5], [8, 3, 4, 1, 5, 2, 5, 3, 8, 8, 4, 4, 5, 5, 2, 1, 8, 6, 3, 8, 2, 7, 4], [5, 1, 8, 4, 3, 6, 7, 5, 5, 1, 8, 6, 6, 2, 5, 1, 5, 5, 3, 5, 7, 4, 4], [3, 5, 3, 2, 1, 2, 2, 4, 3, 3, 6, 1, 6, 7, 3, 7, 7, 6, 2, 8, 1, 3, 3], [8, 3, 6, 7, 8, 1, 1, 5, 2, 7, 4, 6, 7, 7, 1, 6, 4, 1, 6, 5, 3, 7, 1], [2, 7, 4, 3, 1, 7, 5, 4, 8, 1, 1, 8, 2, 7, 2, 4, 5, 3, 3, 2, 8, 7, 2]]> : tensor<6x23xui8>
  %v = stablehlo.optimization_barrier %v0 : tensor<6x23xui8>
  %i0 = stablehlo.constant dense<[5, 4, 3, 2, 1, 0]> : tensor<6xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<6xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<6xi64>) -> tensor<6x23xi64>
  %init = stablehlo.constant dense<0> : tensor<ui8>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<6x23xui8>, tensor<6x23xi64>, tensor<ui8>, tensor<i64>) -> (tensor<23xui8>, tensor<23xi64>)
   reducer(%a: tensor<ui8>, %c: tensor<ui8>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<ui8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<ui8>, tensor<i64>
  }
  %e = stablehlo.constant dense<[8, 7, 8, 7, 8, 7, 7, 7, 8, 8, 8, 8, 7, 7, 6, 7, 8, 8, 6, 8, 8, 7, 5]> : tensor<23xui8>
  check.expect_eq %r#0, %e : tensor<23xui8>
  %f = stablehlo.constant dense<[1, 0, 3, 1, 1, 0, 3, 5, 0, 4, 3, 0, 1, 0, 5, 2, 4, 5, 1, 2, 0, 0, 5]> : tensor<23xi64>
  check.expect_eq %r#1, %f : tensor<23xi64>
  func.return
}
func.func private @t19() {
  %v0 = stablehlo.constant dense<[[2, 7, 7, 5, 1, 1, 3, 5, 8, 5, 8, 8, 5, 8, 6, 1, 1, 1, 1, 5, 4], [1, 1, 7, 6, 8, 7, 4, 4, 7, 2, 4, 6, 8, 7, 8, 7, 2, 5, 5, 8, 2], [4, 1, 5, 1, 1, 2, 8, 3, 1, 6, 4, 3, 4, 7, 8, 4, 6, 7, 7, 3, 1], [5, 4, 2, 1, 7, 5, 2, 2, 5, 4, 1, 4, 3, 7, 6, 7, 4, 8, 5, 8, 5], [4, 3, 4, 2, 3, 1, 3, 8, 2, 7, 3, 4, 3, 8, 6, 2, 6, 3, 6, 6, 6]]> : tensor<5x21xui8>
  %v = stablehlo.optimization_barrier %v0 : tensor<5x21xui8>
  %i0 = stablehlo.constant dense<[2147483646, 2147483647, 2147483648, 2147483649, 2147483650]> : tensor<5xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [0] : (tensor<5xi64>) -> tensor<5x21xi64>
  %init = stablehlo.constant dense<0> : tensor<ui8>
  %zi64 = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zi64) across dimensions = [0] : (tensor<5x21xui8>, tensor<5x21xi64>, tensor<ui8>, tensor<i64>) -> (tensor<21xui8>, tensor<21xi64>)
   reducer(%a: tensor<ui8>, %c: tensor<ui8>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<ui8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<ui8>, tensor<i64>
  }
  %e = stablehlo.constant dense<[5, 7, 7, 6, 8, 7, 8, 8, 8, 7, 8, 8, 8, 8, 8, 7, 6, 8, 7, 8, 6]> : tensor<21xui8>
  check.expect_eq %r#0, %e : tensor<21xui8>
  %f = stablehlo.constant dense<[2147483649, 2147483646, 2147483646, 2147483647, 2147483647, 2147483647, 2147483648, 2147483650, 2147483646, 2147483650, 2147483646, 2147483646, 2147483647, 2147483646, 2147483647, 2147483647, 2147483648, 2147483649, 2147483648, 2147483647, 2147483650]> : tensor<21xi64>
  check.expect_eq %r#1, %f : tensor<21xi64>
  func.return
}
