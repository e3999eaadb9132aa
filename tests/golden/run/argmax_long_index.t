// argmax of many short rows with indices of 64 bits, the same for all rows: in
// order, out of order, beyond 31 bits; and results that lie apart.
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
  func.return
}
func.func private @t0() {
  %v0 = stablehlo.constant dense<[[1.0, 2.0, -4.0, 2.0, -1.0, 0.0, 1.0], [-2.0, 3.0, -4.0, -2.0, -1.0, 0.0, -1.0], [-3.0, -4.0, -4.0, -4.0, -3.0, 3.0, -3.0], [1.0, 2.0, -3.0, -2.0, -1.0, -2.0, 3.0], [-3.0, 3.0, 2.0, 2.0, -4.0, -1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, -4.0, 3.0, 0.0], [3.0, -2.0, -2.0, 3.0, -3.0, -4.0, -2.0], [1.0, -4.0, 2.0, -2.0, -3.0, 0.0, 3.0], [3.0, 2.0, -2.0, -4.0, 2.0, 1.0, 2.0], [-4.0, -4.0, 0.0, -2.0, -1.0, 3.0, -3.0], [0.0, -2.0, -2.0, 2.0, -3.0, -2.0, -4.0]]> : tensor<11x7xf32>
  %v = stablehlo.optimization_barrier %v0 : tensor<11x7xf32>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<7xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<7xi64>) -> tensor<11x7xi64>
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<11x7xf32>, tensor<11x7xi64>, tensor<f32>, tensor<i64>) -> (tensor<11xf32>, tensor<11xi64>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<f32>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<f32>, tensor<i64>
  }
  %e = stablehlo.constant dense<[2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0]> : tensor<11xf32>
  check.expect_eq %r#0, %e : tensor<11xf32>
  %f = stablehlo.constant dense<[1, 1, 5, 6, 1, 5, 0, 6, 0, 5, 3]> : tensor<11xi64>
  check.expect_eq %r#1, %f : tensor<11xi64>
  func.return
}
func.func private @t1() {
  %v0 = stablehlo.constant dense<[[-3.0, -2.0, 1.0, 0.0, -1.0], [-3.0, 2.0, 2.0, -3.0, -4.0], [-2.0, -3.0, 2.0, 0.0, 0.0], [-2.0, 0.0, 3.0, -3.0, 2.0], [-4.0, -2.0, 3.0, 2.0, -4.0], [2.0, 2.0, -1.0, -2.0, 3.0], [3.0, 1.0, -1.0, -3.0, 3.0], [-2.0, 0.0, 1.0, -3.0, -2.0], [1.0, -3.0, 1.0, 3.0, 1.0], [1.0, -1.0, 3.0, -3.0, -2.0], [1.0, 1.0, -4.0, -3.0, 1.0], [2.0, 1.0, 3.0, -1.0, -2.0], [2.0, -4.0, -3.0, -3.0, -1.0], [-3.0, 2.0, 2.0, -1.0, -4.0], [1.0, -4.0, 0.0, -3.0, 3.0], [1.0, 3.0, 0.0, 1.0, -1.0], [2.0, -4.0, -3.0, -2.0, 1.0], [-1.0, 2.0, 3.0, -1.0, -1.0], [0.0, 1.0, -1.0, 0.0, 3.0]]> : tensor<19x5xf32>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x5xf32>
  %i0 = stablehlo.constant dense<[4, 3, 2, 1, 0]> : tensor<5xui64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xui64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xui64>) -> tensor<19x5xui64>
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<19x5xf32>, tensor<19x5xui64>, tensor<f32>, tensor<ui64>) -> (tensor<19xf32>, tensor<19xui64>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<ui64>, %d: tensor<ui64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<f32>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<ui64>
    stablehlo.return %8, %9 : tensor<f32>, tensor<ui64>
  }
  %e = stablehlo.constant dense<[1.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.0, 1.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 3.0, 3.0, 2.0, 3.0, 3.0]> : tensor<19xf32>
  check.expect_eq %r#0, %e : tensor<19xf32>
  %f = stablehlo.constant dense<[2, 2, 2, 2, 2, 0, 0, 2, 1, 2, 0, 2, 4, 2, 0, 3, 4, 2, 0]> : tensor<19xui64>
  check.expect_eq %r#1, %f : tensor<19xui64>
  func.return
}
func.func private @t2() {
  %v0 = stablehlo.constant dense<[[1.0, -2.0, -1.0, -1.0, -3.0, -4.0, 2.0], [-1.0, -2.0, 1.0, 0.0, 3.0, 0.0, 3.0], [0.0, -2.0, -2.0, 3.0, 0.0, -3.0, 2.0], [2.0, -4.0, -3.0, 1.0, -1.0, -2.0, -4.0], [-3.0, 2.0, 2.0, 2.0, 0.0, -3.0, -2.0], [0.0, 3.0, -2.0, 0.0, -1.0, 0.0, 0.0], [1.0, -4.0, 3.0, 2.0, 2.0, -2.0, -1.0], [-1.0, -2.0, -4.0, 1.0, -4.0, 2.0, -3.0], [1.0, -2.0, -3.0, 3.0, -1.0, 3.0, -3.0], [-1.0, -2.0, -1.0, -4.0, 1.0, -2.0, 2.0], [-3.0, -2.0, -4.0, 2.0, 0.0, -1.0, 3.0]]> : tensor<11x7xf32>
  %v = stablehlo.optimization_barrier %v0 : tensor<11x7xf32>
  %i0 = stablehlo.constant dense<[2147483646, 2147483647, 2147483648, 2147483649, 2147483650, 2147483651, 2147483652]> : tensor<7xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<7xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<7xi64>) -> tensor<11x7xi64>
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<11x7xf32>, tensor<11x7xi64>, tensor<f32>, tensor<i64>) -> (tensor<11xf32>, tensor<11xi64>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<f32>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<f32>, tensor<i64>
  }
  %e = stablehlo.constant dense<[2.0, 3.0, 3.0, 2.0, 2.0, 3.0, 3.0, 2.0, 3.0, 2.0, 3.0]> : tensor<11xf32>
  check.expect_eq %r#0, %e : tensor<11xf32>
  %f = stablehlo.constant dense<[2147483652, 2147483650, 2147483649, 2147483646, 2147483647, 2147483647, 2147483648, 2147483651, 2147483649, 2147483652, 2147483652]> : tensor<11xi64>
  check.expect_eq %r#1, %f : tensor<11xi64>
  func.return
}
func.func private @t3() {
  %v0 = stablehlo.constant dense<[[0.0, 3.0, 1.0, 0.0, 0.0], [-3.0, 1.0, 2.0, 1.0, -1.0], [-4.0, 1.0, -4.0, 2.0, -3.0], [-2.0, -3.0, 0.0, -3.0, -2.0], [-4.0, 3.0, -3.0, -3.0, 0.0], [-3.0, 3.0, 2.0, -2.0, -1.0], [-2.0, 1.0, -1.0, -2.0, 1.0], [-3.0, 2.0, -1.0, 3.0, -2.0], [-1.0, 2.0, 1.0, -4.0, -2.0], [-4.0, 2.0, -1.0, -3.0, 1.0], [2.0, -4.0, 0.0, -2.0, 1.0], [3.0, 0.0, 1.0, -2.0, 0.0], [-1.0, 1.0, -4.0, -3.0, -4.0], [3.0, 0.0, -1.0, -1.0, -4.0], [2.0, 2.0, -4.0, 0.0, 0.0], [-1.0, -1.0, 3.0, 0.0, -1.0], [1.0, 1.0, 0.0, 2.0, 0.0], [0.0, -1.0, 0.0, 0.0, 3.0], [-3.0, -2.0, 0.0, -2.0, 1.0]]> : tensor<19x5xf32>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x5xf32>
  %i0 = stablehlo.constant dense<[-2, -1, 0, 1, 2]> : tensor<5xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xi64>) -> tensor<19x5xi64>
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<19x5xf32>, tensor<19x5xi64>, tensor<f32>, tensor<i64>) -> (tensor<19xf32>, tensor<19xi64>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<f32>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<f32>, tensor<i64>
  }
  %e = stablehlo.constant dense<[3.0, 2.0, 2.0, 0.0, 3.0, 3.0, 1.0, 3.0, 2.0, 2.0, 2.0, 3.0, 1.0, 3.0, 2.0, 3.0, 2.0, 3.0, 1.0]> : tensor<19xf32>
  check.expect_eq %r#0, %e : tensor<19xf32>
  %f = stablehlo.constant dense<[-1, 0, 1, 0, -1, -1, -1, 1, -1, -1, -2, -2, -1, -2, -2, 0, 1, 2, 2]> : tensor<19xi64>
  check.expect_eq %r#1, %f : tensor<19xi64>
  func.return
}
func.func private @t4() {
  %v0 = stablehlo.constant dense<[[2, -3, -4, 3, 0, 1, 2], [3, -4, -2, 3, -1, -1, -2], [-4, -4, 3, -4, -3, -3, -2], [2, -2, -3, -1, 1, -1, -3], [-4, -4, -1, -3, 0, 1, -1], [0, -4, 0, -3, -1, -4, -2], [-1, -1, -4, 3, -1, -3, -3], [1, -1, -2, -1, -3, -3, -2], [3, -4, 0, 3, -1, -2, 0], [-3, 1, -4, 0, -4, -4, -3], [1, -1, -1, 0, -4, 3, -1]]> : tensor<11x7xi8>
  %v = stablehlo.optimization_barrier %v0 : tensor<11x7xi8>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<7xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<7xi64>) -> tensor<11x7xi64>
  %init = stablehlo.constant dense<-128> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<11x7xi8>, tensor<11x7xi64>, tensor<i8>, tensor<i64>) -> (tensor<11xi8>, tensor<11xi64>)
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
  %e = stablehlo.constant dense<[3, 3, 3, 2, 1, 0, 3, 1, 3, 1, 3]> : tensor<11xi8>
  check.expect_eq %r#0, %e : tensor<11xi8>
  %f = stablehlo.constant dense<[3, 0, 2, 0, 5, 0, 3, 0, 0, 1, 5]> : tensor<11xi64>
  check.expect_eq %r#1, %f : tensor<11xi64>
  func.return
}
func.func private @t5() {
  %v0 = stablehlo.constant dense<[[3, 2, -3, -2, 0], [2, 3, -1, -4, 3], [2, 1, -1, -3, 2], [-3, -2, 2, 1, -2], [0, 0, -4, -2, 2], [1, 2, 1, -1, -2], [-1, -3, 3, -4, -2], [-4, 3, 1, -1, 2], [-2, -1, -2, 2, -4], [0, -2, 3, -3, -1], [-4, -1, 0, 2, -1], [-3, -4, 3, -3, 2], [3, -2, -3, 1, -2], [-4, 3, 3, -4, 1], [-1, -4, 2, 2, -4], [-4, -4, 3, 3, 2], [1, -4, -2, 0, -1], [-4, -3, 1, 3, -4], [3, -2, -4, 3, 0]]> : tensor<19x5xi8>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x5xi8>
  %i0 = stablehlo.constant dense<[4, 3, 2, 1, 0]> : tensor<5xui64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xui64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xui64>) -> tensor<19x5xui64>
  %init = stablehlo.constant dense<-128> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<19x5xi8>, tensor<19x5xui64>, tensor<i8>, tensor<ui64>) -> (tensor<19xi8>, tensor<19xui64>)
   reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<ui64>, %d: tensor<ui64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<ui64>
    stablehlo.return %8, %9 : tensor<i8>, tensor<ui64>
  }
  %e = stablehlo.constant dense<[3, 3, 2, 2, 2, 2, 3, 3, 2, 3, 2, 3, 3, 3, 2, 3, 1, 3, 3]> : tensor<19xi8>
  check.expect_eq %r#0, %e : tensor<19xi8>
  %f = stablehlo.constant dense<[4, 0, 0, 2, 0, 3, 2, 3, 1, 2, 1, 2, 4, 2, 1, 1, 4, 1, 1]> : tensor<19xui64>
  check.expect_eq %r#1, %f : tensor<19xui64>
  func.return
}
func.func private @t6() {
  %v0 = stablehlo.constant dense<[[1, -3, 3, -1, -2, 1, 2], [1, -3, -3, 0, -2, -4, -1], [2, -1, -1, 1, 3, 2, -3], [-2, 0, -1, -3, -4, 1, -2], [-2, 3, 2, 0, 3, 0, 3], [0, -2, 0, 1, 2, 3, -2], [-4, -2, 0, 3, 3, -1, -4], [3, -3, -3, -3, 2, 0, -1], [-2, -1, 1, 3, 3, -3, 1], [0, -2, -3, -4, -2, -3, 2], [3, -1, -1, 2, -3, -4, -3]]> : tensor<11x7xi8>
  %v = stablehlo.optimization_barrier %v0 : tensor<11x7xi8>
  %i0 = stablehlo.constant dense<[2147483646, 2147483647, 2147483648, 2147483649, 2147483650, 2147483651, 2147483652]> : tensor<7xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<7xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<7xi64>) -> tensor<11x7xi64>
  %init = stablehlo.constant dense<-128> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<11x7xi8>, tensor<11x7xi64>, tensor<i8>, tensor<i64>) -> (tensor<11xi8>, tensor<11xi64>)
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
  %e = stablehlo.constant dense<[3, 1, 3, 1, 3, 3, 3, 3, 3, 2, 3]> : tensor<11xi8>
  check.expect_eq %r#0, %e : tensor<11xi8>
  %f = stablehlo.constant dense<[2147483648, 2147483646, 2147483650, 2147483651, 2147483647, 2147483651, 2147483649, 2147483646, 2147483649, 2147483652, 2147483646]> : tensor<11xi64>
  check.expect_eq %r#1, %f : tensor<11xi64>
  func.return
}
func.func private @t7() {
  %v0 = stablehlo.constant dense<[[3, -1, 3, -4, 1], [-2, -3, 1, 1, 2], [-3, 2, -2, -4, -4], [-4, -4, 1, -3, 0], [-3, 2, 2, 2, -3], [-1, 2, 2, -4, 1], [-4, 1, -4, 0, 3], [-1, 2, -2, -4, 0], [3, 1, -3, -2, -2], [0, 0, 0, -3, 1], [3, -3, -2, -1, 0], [3, 0, 3, -2, 1], [1, 2, 3, -1, 0], [1, -4, 1, 2, 0], [1, 2, -1, -4, 1], [0, -2, -1, -2, -4], [0, -1, -4, -2, 0], [-4, -3, -2, -2, 3], [3, -2, 0, -1, -3]]> : tensor<19x5xi8>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x5xi8>
  %i0 = stablehlo.constant dense<[-2, -1, 0, 1, 2]> : tensor<5xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xi64>) -> tensor<19x5xi64>
  %init = stablehlo.constant dense<-128> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<19x5xi8>, tensor<19x5xi64>, tensor<i8>, tensor<i64>) -> (tensor<19xi8>, tensor<19xi64>)
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
  %e = stablehlo.constant dense<[3, 2, 2, 1, 2, 2, 3, 2, 3, 1, 3, 3, 3, 2, 2, 0, 0, 3, 3]> : tensor<19xi8>
  check.expect_eq %r#0, %e : tensor<19xi8>
  %f = stablehlo.constant dense<[-2, 2, -1, 0, -1, -1, 2, -1, -2, 2, -2, -2, 0, 1, -1, -2, -2, 2, -2]> : tensor<19xi64>
  check.expect_eq %r#1, %f : tensor<19xi64>
  func.return
}
func.func private @t8() {
  %v0 = stablehlo.constant dense<[[false, true, true, true, false, true, true], [true, true, false, true, true, false, true], [false, false, false, true, true, true, false], [true, false, true, true, false, true, false], [true, true, false, false, true, false, true], [false, false, false, true, true, false, false], [true, false, false, false, false, false, false], [true, true, true, false, true, false, false], [false, false, true, false, true, true, false], [false, false, true, true, true, false, true], [true, false, false, false, true, true, false]]> : tensor<11x7xi1>
  %v = stablehlo.optimization_barrier %v0 : tensor<11x7xi1>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<7xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<7xi64>) -> tensor<11x7xi64>
  %init = stablehlo.constant dense<false> : tensor<i1>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<11x7xi1>, tensor<11x7xi64>, tensor<i1>, tensor<i64>) -> (tensor<11xi1>, tensor<11xi64>)
   reducer(%a: tensor<i1>, %c: tensor<i1>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i1>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i1>, tensor<i64>
  }
  %e = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true]> : tensor<11xi1>
  check.expect_eq %r#0, %e : tensor<11xi1>
  %f = stablehlo.constant dense<[1, 0, 3, 0, 0, 3, 0, 0, 2, 2, 0]> : tensor<11xi64>
  check.expect_eq %r#1, %f : tensor<11xi64>
  func.return
}
func.func private @t9() {
  %v0 = stablehlo.constant dense<[[true, false, false, false, false], [false, true, true, true, false], [true, false, false, true, false], [true, false, true, true, true], [true, true, true, true, true], [false, false, false, true, false], [true, false, true, true, false], [true, false, true, false, true], [false, true, false, false, false], [false, true, true, true, true], [false, true, true, false, false], [false, false, false, false, false], [false, false, false, true, true], [true, true, false, false, false], [false, false, true, false, false], [false, true, false, true, true], [true, false, false, true, true], [false, false, true, false, true], [false, true, false, true, true]]> : tensor<19x5xi1>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x5xi1>
  %i0 = stablehlo.constant dense<[4, 3, 2, 1, 0]> : tensor<5xui64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xui64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xui64>) -> tensor<19x5xui64>
  %init = stablehlo.constant dense<false> : tensor<i1>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<19x5xi1>, tensor<19x5xui64>, tensor<i1>, tensor<ui64>) -> (tensor<19xi1>, tensor<19xui64>)
   reducer(%a: tensor<i1>, %c: tensor<i1>) (%b: tensor<ui64>, %d: tensor<ui64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i1>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<ui64>
    stablehlo.return %8, %9 : tensor<i1>, tensor<ui64>
  }
  %e = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true]> : tensor<19xi1>
  check.expect_eq %r#0, %e : tensor<19xi1>
  %f = stablehlo.constant dense<[4, 1, 1, 0, 0, 1, 1, 0, 3, 0, 2, 0, 0, 3, 2, 0, 0, 0, 0]> : tensor<19xui64>
  check.expect_eq %r#1, %f : tensor<19xui64>
  func.return
}
func.func private @t10() {
  %v0 = stablehlo.constant dense<[[false, false, false, true, true, true, true], [true, true, true, false, false, true, false], [false, false, false, false, true, false, true], [false, false, true, false, false, true, false], [true, false, true, true, false, true, true], [false, false, true, false, true, false, true], [false, true, false, true, true, false, true], [true, false, true, false, true, false, false], [true, false, false, true, false, false, false], [false, true, true, true, true, false, true], [false, true, true, false, true, true, false]]> : tensor<11x7xi1>
  %v = stablehlo.optimization_barrier %v0 : tensor<11x7xi1>
  %i0 = stablehlo.constant dense<[2147483646, 2147483647, 2147483648, 2147483649, 2147483650, 2147483651, 2147483652]> : tensor<7xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<7xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<7xi64>) -> tensor<11x7xi64>
  %init = stablehlo.constant dense<false> : tensor<i1>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<11x7xi1>, tensor<11x7xi64>, tensor<i1>, tensor<i64>) -> (tensor<11xi1>, tensor<11xi64>)
   reducer(%a: tensor<i1>, %c: tensor<i1>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i1>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i1>, tensor<i64>
  }
  %e = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true]> : tensor<11xi1>
  check.expect_eq %r#0, %e : tensor<11xi1>
  %f = stablehlo.constant dense<[2147483649, 2147483646, 2147483650, 2147483648, 2147483646, 2147483648, 2147483647, 2147483646, 2147483646, 2147483647, 2147483647]> : tensor<11xi64>
  check.expect_eq %r#1, %f : tensor<11xi64>
  func.return
}
func.func private @t11() {
  %v0 = stablehlo.constant dense<[[true, true, false, true, false], [true, true, true, false, true], [false, true, false, false, true], [false, true, false, false, false], [true, true, false, true, true], [true, true, true, false, false], [false, false, true, false, false], [false, true, false, false, true], [true, false, false, true, true], [true, false, true, false, false], [false, true, false, true, false], [true, false, true, false, true], [true, true, true, false, false], [false, true, false, true, false], [false, true, false, true, false], [false, true, true, false, false], [false, true, true, true, false], [false, false, true, false, true], [true, true, true, true, false]]> : tensor<19x5xi1>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x5xi1>
  %i0 = stablehlo.constant dense<[-2, -1, 0, 1, 2]> : tensor<5xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xi64>) -> tensor<19x5xi64>
  %init = stablehlo.constant dense<false> : tensor<i1>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<19x5xi1>, tensor<19x5xi64>, tensor<i1>, tensor<i64>) -> (tensor<19xi1>, tensor<19xi64>)
   reducer(%a: tensor<i1>, %c: tensor<i1>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i1>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i1>, tensor<i64>
  }
  %e = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<19xi1>
  check.expect_eq %r#0, %e : tensor<19xi1>
  %f = stablehlo.constant dense<[-2, -2, -1, -1, -2, -2, 0, -1, -2, -2, -1, -2, -2, -1, -1, -1, -1, 0, -2]> : tensor<19xi64>
  check.expect_eq %r#1, %f : tensor<19xi64>
  func.return
}
func.func private @t12() {
  %v0 = stablehlo.constant dense<[[-1, 1, -1, -4, -3, 3, -3], [-1, -1, -1, 1, -1, 2, -2], [0, 2, 3, -1, 2, -4, 0], [-2, 2, -1, -1, -2, -2, -4], [-1, 3, 0, -3, 2, 1, -4], [-1, 1, -1, -2, 1, 3, -4], [-2, -1, -3, -1, -1, -1, 1], [-4, -1, -4, 1, -1, -3, -1], [3, -2, -2, -4, 0, -2, 3], [1, -1, 2, 2, 2, 1, -4], [-4, -2, 0, -1, 1, 2, 1]]> : tensor<11x7xi32>
  %v = stablehlo.optimization_barrier %v0 : tensor<11x7xi32>
  %i0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<7xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<7xi64>) -> tensor<11x7xi64>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<11x7xi32>, tensor<11x7xi64>, tensor<i32>, tensor<i64>) -> (tensor<11xi32>, tensor<11xi64>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i32>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i32>, tensor<i64>
  }
  %e = stablehlo.constant dense<[3, 2, 3, 2, 3, 3, 1, 1, 3, 2, 2]> : tensor<11xi32>
  check.expect_eq %r#0, %e : tensor<11xi32>
  %f = stablehlo.constant dense<[5, 5, 2, 1, 1, 5, 6, 3, 0, 2, 5]> : tensor<11xi64>
  check.expect_eq %r#1, %f : tensor<11xi64>
  func.return
}
func.func private @t13() {
  %v0 = stablehlo.constant dense<[[0, 2, 2, 3, 1], [1, -4, 3, 3, 3], [0, -2, 0, 2, -2], [-4, 3, 2, 3, 3], [-2, -1, -1, -4, -4], [2, 2, -4, 1, 1], [-3, 3, 2, -3, 0], [0, 3, 0, 2, 3], [-4, -4, -3, -4, 2], [3, -4, 1, -3, -1], [3, -2, 2, -3, -2], [-2, -2, 1, -4, 3], [-3, 3, -4, 2, 0], [-1, 0, -2, -3, 2], [2, -4, -1, 0, 0], [0, 1, 0, -3, -3], [2, 3, -1, -4, -1], [-3, -3, 2, -2, -3], [-1, 3, 1, 2, -1]]> : tensor<19x5xi32>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x5xi32>
  %i0 = stablehlo.constant dense<[4, 3, 2, 1, 0]> : tensor<5xui64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xui64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xui64>) -> tensor<19x5xui64>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<ui64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<19x5xi32>, tensor<19x5xui64>, tensor<i32>, tensor<ui64>) -> (tensor<19xi32>, tensor<19xui64>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<ui64>, %d: tensor<ui64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i32>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<ui64>
    stablehlo.return %8, %9 : tensor<i32>, tensor<ui64>
  }
  %e = stablehlo.constant dense<[3, 3, 2, 3, -1, 2, 3, 3, 2, 3, 3, 3, 3, 2, 2, 1, 3, 2, 3]> : tensor<19xi32>
  check.expect_eq %r#0, %e : tensor<19xi32>
  %f = stablehlo.constant dense<[1, 0, 1, 0, 2, 3, 3, 0, 0, 4, 4, 0, 3, 0, 4, 3, 3, 2, 3]> : tensor<19xui64>
  check.expect_eq %r#1, %f : tensor<19xui64>
  func.return
}
func.func private @t14() {
  %v0 = stablehlo.constant dense<[[-4, 0, 2, 2, -2, -1, -2], [-4, -4, 0, -2, 3, 2, -4], [2, -1, 1, 1, 3, -1, -3], [-4, -2, 0, -4, -4, -4, -4], [-2, -2, -4, -3, -1, 0, 0], [3, -4, -3, -4, 3, 1, -2], [-4, 2, -3, 0, -1, 2, 1], [2, -4, 2, 0, -3, 2, 3], [0, -4, 3, 1, 0, -4, -2], [-2, 3, -3, 3, 0, 2, -2], [0, 0, -2, -3, 1, -1, 3]]> : tensor<11x7xi32>
  %v = stablehlo.optimization_barrier %v0 : tensor<11x7xi32>
  %i0 = stablehlo.constant dense<[2147483646, 2147483647, 2147483648, 2147483649, 2147483650, 2147483651, 2147483652]> : tensor<7xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<7xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<7xi64>) -> tensor<11x7xi64>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<11x7xi32>, tensor<11x7xi64>, tensor<i32>, tensor<i64>) -> (tensor<11xi32>, tensor<11xi64>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i32>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i32>, tensor<i64>
  }
  %e = stablehlo.constant dense<[2, 3, 3, 0, 0, 3, 2, 3, 3, 3, 3]> : tensor<11xi32>
  check.expect_eq %r#0, %e : tensor<11xi32>
  %f = stablehlo.constant dense<[2147483648, 2147483650, 2147483650, 2147483648, 2147483651, 2147483646, 2147483647, 2147483652, 2147483648, 2147483647, 2147483652]> : tensor<11xi64>
  check.expect_eq %r#1, %f : tensor<11xi64>
  func.return
}
func.func private @t15() {
  %v0 = stablehlo.constant dense<[[3, -3, 0, 1, -1], [-2, 1, 2, 3, -3], [-2, 0, -4, -1, -3], [-1, -3, -2, -1, -4], [1, -2, 2, 2, -4], [1, -3, -3, -2, -4], [2, 2, -1, 0, 0], [1, -2, 0, 0, 1], [0, -3, -2, 3, 0], [3, 2, -4, -2, -4], [-1, 2, -3, -2, -2], [-1, -4, 0, -4, 1], [-4, -4, 3, 0, 1], [-1, 0, 0, 2, -3], [-3, 0, -2, 3, 0], [2, 2, 0, 0, -4], [-3, 1, -4, 1, -4], [0, 2, 0, 3, 1], [-3, 1, 2, -1, -4]]> : tensor<19x5xi32>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x5xi32>
  %i0 = stablehlo.constant dense<[-2, -1, 0, 1, 2]> : tensor<5xi64>
  %i1 = stablehlo.optimization_barrier %i0 : tensor<5xi64>
  %i = stablehlo.broadcast_in_dim %i1, dims = [1] : (tensor<5xi64>) -> tensor<19x5xi64>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r:2 = stablehlo.reduce(%v init: %init), (%i init: %zero) across dimensions = [1] : (tensor<19x5xi32>, tensor<19x5xi64>, tensor<i32>, tensor<i64>) -> (tensor<19xi32>, tensor<19xi64>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i32>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i32>, tensor<i64>
  }
  %e = stablehlo.constant dense<[3, 3, 0, -1, 2, 1, 2, 1, 3, 3, 2, 1, 3, 2, 3, 2, 1, 3, 2]> : tensor<19xi32>
  check.expect_eq %r#0, %e : tensor<19xi32>
  %f = stablehlo.constant dense<[-2, 1, -1, -2, 0, -2, -2, -2, 1, -2, -1, 2, 0, 1, 1, -2, -1, 1, 0]> : tensor<19xi64>
  check.expect_eq %r#1, %f : tensor<19xi64>
  func.return
}
