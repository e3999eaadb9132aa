// argmax and argmin of truth values, of bytes across rows, and of numbers of 64
// bits, with indices of 32 and 64 bits; many are as good as each other.
// Oracle: one after the other, elsewhere.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
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
  func.return
}
func.func private @t0() {
  %v0 = stablehlo.constant dense<[[false, false, false, true, true, false, false, true, true, false, false, true, false, false, false, false, false, false, false, true, false, true, false, true, false, false, true, false, false, true, false, true, false, false, true, false, false, false, true, false], [false, false, true, false, false, false, false, true, true, false, true, false, false, false, false, false, false, true, false, false, false, false, true, false, true, false, false, false, false, true, false, false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, true, false, true, false, true, false, false, true, false, true, false, false, true, false, true, false, true, true, true, false, false, false, false, false, false]]> : tensor<3x40xi1>
  %v = stablehlo.optimization_barrier %v0 : tensor<3x40xi1>
  %x = stablehlo.iota dim = 1 : tensor<3x40xi32>
  %i = stablehlo.constant dense<false> : tensor<i1>
  %j = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%v init: %i), (%x init: %j) across dimensions = [1] : (tensor<3x40xi1>, tensor<3x40xi32>, tensor<i1>, tensor<i32>) -> (tensor<3xi1>, tensor<3xi32>)
   reducer(%a: tensor<i1>, %c: tensor<i1>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i1>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<i1>, tensor<i32>
  }
  %e = stablehlo.constant dense<[3, 2, 8]> : tensor<3xi32>
  check.expect_eq %0#1, %e : tensor<3xi32>
  %g = stablehlo.constant dense<[true, true, true]> : tensor<3xi1>
  check.expect_eq %0#0, %g : tensor<3xi1>
  func.return
}
func.func private @t1() {
  %v0 = stablehlo.constant dense<[[false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, true, true, false, false, false], [true, false, false, false, false, false, false, false, false, true, false, false, true, false, false, false, true, false, true, true, true, true, false, true, false, true, true, true, false, false, false, false, true, false, false, true, false, true, true, false], [true, false, false, true, true, true, true, false, false, false, false, true, false, false, true, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, true, true, true, false, false, true, true]]> : tensor<3x40xi1>
  %v = stablehlo.optimization_barrier %v0 : tensor<3x40xi1>
  %x = stablehlo.iota dim = 1 : tensor<3x40xi64>
  %i = stablehlo.constant dense<true> : tensor<i1>
  %j = stablehlo.constant dense<0> : tensor<i64>
  %0:2 = stablehlo.reduce(%v init: %i), (%x init: %j) across dimensions = [1] : (tensor<3x40xi1>, tensor<3x40xi64>, tensor<i1>, tensor<i64>) -> (tensor<3xi1>, tensor<3xi64>)
   reducer(%a: tensor<i1>, %c: tensor<i1>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare LT, %a, %c, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i1>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i1>, tensor<i64>
  }
  %e = stablehlo.constant dense<[0, 1, 1]> : tensor<3xi64>
  check.expect_eq %0#1, %e : tensor<3xi64>
  %g = stablehlo.constant dense<[false, false, false]> : tensor<3xi1>
  check.expect_eq %0#0, %g : tensor<3xi1>
  func.return
}
func.func private @t2() {
  %v0 = stablehlo.constant dense<[[false, true, false, false, true, false, false, true, true, false, false, true, false, true, false, false, true, false, true, false, false], [false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false], [false, true, false, false, false, false, true, false, true, false, false, false, false, true, false, false, false, true, false, true, false], [true, true, true, true, false, true, false, true, true, true, false, false, true, false, true, true, false, true, false, false, false], [false, true, false, false, false, true, false, false, false, false, true, false, false, true, false, true, true, false, false, true, false], [false, false, false, false, false, false, true, false, false, false, false, true, true, false, true, true, true, false, false, true, true], [true, true, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, true, true, false, false], [false, true, true, false, false, false, false, false, true, false, false, false, true, true, false, false, false, true, false, false, true], [false, true, false, false, false, true, false, false, true, true, false, true, false, false, false, false, false, false, false, true, true], [false, true, false, false, false, false, true, true, true, false, true, true, false, false, false, true, false, false, true, false, false], [false, false, false, true, false, false, false, false, false, false, true, true, false, false, false, false, true, false, false, true, false], [false, true, true, true, false, false, true, false, true, false, false, true, false, false, false, false, false, false, false, false, true], [false, true, false, false, true, false, false, false, true, false, false, false, false, true, false, false, true, false, false, true, false], [false, false, false, false, true, false, false, false, false, true, false, false, true, false, false, false, true, false, true, false, false], [false, false, true, false, false, false, true, true, false, false, false, true, false, false, false, false, true, false, false, false, false], [false, false, true, false, false, false, true, false, false, false, false, true, false, false, true, false, false, false, false, true, true], [false, true, true, false, false, true, false, true, true, true, false, false, true, false, false, false, false, true, false, false, false], [true, true, false, false, false, false, false, false, true, false, false, true, false, false, false, true, false, true, true, false, true], [false, false, true, false, false, false, false, false, false, false, true, false, true, false, true, false, true, false, false, false, true]]> : tensor<19x21xi1>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x21xi1>
  %x = stablehlo.iota dim = 0 : tensor<19x21xi32>
  %i = stablehlo.constant dense<false> : tensor<i1>
  %j = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%v init: %i), (%x init: %j) across dimensions = [0] : (tensor<19x21xi1>, tensor<19x21xi32>, tensor<i1>, tensor<i32>) -> (tensor<21xi1>, tensor<21xi32>)
   reducer(%a: tensor<i1>, %c: tensor<i1>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i1>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<i1>, tensor<i32>
  }
  %e = stablehlo.constant dense<[3, 0, 3, 3, 0, 3, 2, 0, 0, 1, 4, 0, 3, 0, 3, 3, 0, 1, 0, 2, 5]> : tensor<21xi32>
  check.expect_eq %0#1, %e : tensor<21xi32>
  %g = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<21xi1>
  check.expect_eq %0#0, %g : tensor<21xi1>
  func.return
}
func.func private @t3() {
  %v0 = stablehlo.constant dense<[[1, -1, 3, 3, -2, 1, 2, 0, -2, 2, 2, 3, -2, -1, 0, -3, -1, -2, 0, -2, -1], [-1, -3, 2, -1, 2, 2, -3, 2, -2, -2, -1, -3, 2, 2, 0, 0, 0, 2, -1, 0, 0], [1, 1, -2, -1, 3, 1, 3, 2, -3, -1, -3, 0, 2, -3, -1, -2, -1, -3, 0, -3, 1], [-3, -3, 3, 0, 2, 0, 1, 1, 2, -2, -2, 1, -1, 3, 1, 2, 2, 1, 0, -3, -3], [1, -3, 2, -3, 1, 2, 0, 3, 1, -2, 1, 2, 0, -3, 0, 2, 0, 1, 3, 0, 0], [0, 1, -2, 3, 3, 2, -2, -3, -2, 0, 2, 1, 1, -3, 0, -1, 0, 2, -3, -1, -3], [1, 3, 2, 1, -2, 1, -3, 0, -2, -2, -3, -2, 3, 1, 1, -3, 0, -3, -3, -1, -3], [1, 3, 3, 1, 0, 2, -1, 0, 3, -3, -1, 3, 0, 2, 0, -1, -3, -1, -3, -2, -3], [0, 2, -1, -1, 2, 1, 3, 0, -3, 0, -1, 3, 2, -1, 1, -3, -3, 1, -3, -3, -1], [0, 1, -1, 3, -1, -2, 2, 3, 2, -2, 3, 0, 2, -1, 2, -1, 3, 3, -1, -1, -1], [-2, -3, 2, 0, 3, -3, -2, -2, -2, -1, 1, -1, 3, 2, 0, 0, 0, 1, -2, -3, 3], [2, -3, 2, 3, -3, -1, -1, 0, 1, -3, -3, -1, 2, -1, 3, -2, 2, -1, 1, -2, 2], [-3, 3, 2, 3, 2, -1, -2, 1, -3, -3, 3, 3, -3, -3, -3, -1, 2, 1, -2, -2, -3], [-1, -1, -1, 0, 1, -3, 0, -1, 2, 0, 1, -1, 2, 3, -3, -1, 1, -3, 3, -2, -3], [0, 2, 3, 2, 2, -3, -3, 1, 2, -1, 3, -1, 0, 3, 2, 0, 2, 0, 0, 2, 3], [-1, -1, -3, -3, 3, 0, -2, 2, 3, 3, 3, 3, 0, 1, -3, 3, 0, -1, 0, -2, 2], [2, 3, -2, -2, -1, -3, -2, 3, 1, -3, 1, 3, -3, 3, -3, 3, 3, -1, -1, -2, -2], [1, 3, 0, 0, 1, 3, -2, -3, 0, 0, 3, -3, 1, -2, 3, 2, 2, 3, -3, -1, 1], [1, -2, -3, -3, -2, 1, -1, -3, 3, -3, -3, -1, 1, -2, -2, 1, 3, -2, -1, -2, 1]]> : tensor<19x21xi8>
  %v = stablehlo.optimization_barrier %v0 : tensor<19x21xi8>
  %x = stablehlo.iota dim = 0 : tensor<19x21xi32>
  %i = stablehlo.constant dense<127> : tensor<i8>
  %j = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%v init: %i), (%x init: %j) across dimensions = [0] : (tensor<19x21xi8>, tensor<19x21xi32>, tensor<i8>, tensor<i32>) -> (tensor<21xi8>, tensor<21xi32>)
   reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare LT, %a, %c, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i8>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<i8>, tensor<i32>
  }
  %e = stablehlo.constant dense<[3, 1, 15, 4, 11, 10, 1, 5, 2, 7, 2, 1, 12, 2, 12, 0, 7, 2, 5, 2, 3]> : tensor<21xi32>
  check.expect_eq %0#1, %e : tensor<21xi32>
  %g = stablehlo.constant dense<[-3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3, -3]> : tensor<21xi8>
  check.expect_eq %0#0, %g : tensor<21xi8>
  func.return
}
func.func private @t4() {
  %v0 = stablehlo.constant dense<[[0, 2199023255552, 0, 0, 2199023255552, 0, 2199023255552, 2199023255552, 3298534883328, 3298534883328, -3298534883328, -1099511627776, -3298534883328, 3298534883328, 2199023255552, 3298534883328, -1099511627776, 3298534883328, -3298534883328, 0, 0, 3298534883328, -1099511627776, -2199023255552, -2199023255552, 1099511627776, 1099511627776, 0, 2199023255552, 2199023255552, -2199023255552, 2199023255552, 1099511627776], [2199023255552, -2199023255552, 1099511627776, 3298534883328, 2199023255552, -1099511627776, -3298534883328, 0, 1099511627776, -2199023255552, 0, 0, 3298534883328, -2199023255552, 2199023255552, 2199023255552, -1099511627776, -3298534883328, 1099511627776, 0, 3298534883328, -1099511627776, -1099511627776, 3298534883328, -1099511627776, 1099511627776, -2199023255552, 0, 0, -2199023255552, 3298534883328, -3298534883328, -1099511627776], [1099511627776, -2199023255552, 3298534883328, -1099511627776, -3298534883328, -3298534883328, -1099511627776, -2199023255552, -1099511627776, 0, -3298534883328, 2199023255552, 1099511627776, 3298534883328, 0, 1099511627776, 0, -2199023255552, 2199023255552, 1099511627776, 1099511627776, 1099511627776, -2199023255552, -1099511627776, 3298534883328, 2199023255552, 3298534883328, -1099511627776, 1099511627776, 2199023255552, -3298534883328, 0, 1099511627776]]> : tensor<3x33xi64>
  %v = stablehlo.optimization_barrier %v0 : tensor<3x33xi64>
  %x = stablehlo.iota dim = 1 : tensor<3x33xi32>
  %i = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %j = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%v init: %i), (%x init: %j) across dimensions = [1] : (tensor<3x33xi64>, tensor<3x33xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
   reducer(%a: tensor<i64>, %c: tensor<i64>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.compare GT, %a, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i64>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %8, %9 : tensor<i64>, tensor<i32>
  }
  %e = stablehlo.constant dense<[8, 3, 2]> : tensor<3xi32>
  check.expect_eq %0#1, %e : tensor<3xi32>
  %g = stablehlo.constant dense<[3298534883328, 3298534883328, 3298534883328]> : tensor<3xi64>
  check.expect_eq %0#0, %g : tensor<3xi64>
  func.return
}
func.func private @t5() {
  %v0 = stablehlo.constant dense<[[9223372036854775806, 9223372036854775806, 9223372036854775806, 9223372036854775807, 9223372036854775808], [9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775806, 9223372036854775809], [9223372036854775808, 9223372036854775808, 9223372036854775806, 9223372036854775808, 9223372036854775808], [9223372036854775807, 9223372036854775806, 9223372036854775808, 9223372036854775808, 9223372036854775806], [9223372036854775807, 9223372036854775809, 9223372036854775807, 9223372036854775809, 9223372036854775809], [9223372036854775809, 9223372036854775809, 9223372036854775809, 9223372036854775809, 9223372036854775809], [9223372036854775806, 9223372036854775807, 9223372036854775806, 9223372036854775809, 9223372036854775806]]> : tensor<7x5xui64>
  %v = stablehlo.optimization_barrier %v0 : tensor<7x5xui64>
  %x = stablehlo.iota dim = 0 : tensor<7x5xui32>
  %i = stablehlo.constant dense<0> : tensor<ui64>
  %j = stablehlo.constant dense<0> : tensor<ui32>
  %0:2 = stablehlo.reduce(%v init: %i), (%x init: %j) across dimensions = [0] : (tensor<7x5xui64>, tensor<7x5xui32>, tensor<ui64>, tensor<ui32>) -> (tensor<5xui64>, tensor<5xui32>)
   reducer(%a: tensor<ui64>, %c: tensor<ui64>) (%b: tensor<ui32>, %d: tensor<ui32>) {
    %1 = stablehlo.compare GT, %a, %c, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<ui64>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<ui32>
    stablehlo.return %8, %9 : tensor<ui64>, tensor<ui32>
  }
  %e = stablehlo.constant dense<[5, 4, 5, 4, 1]> : tensor<5xui32>
  check.expect_eq %0#1, %e : tensor<5xui32>
  %g = stablehlo.constant dense<[9223372036854775809, 9223372036854775809, 9223372036854775809, 9223372036854775809, 9223372036854775809]> : tensor<5xui64>
  check.expect_eq %0#0, %g : tensor<5xui64>
  func.return
}
func.func private @t6() {
  %v0 = stablehlo.constant dense<[[2.0, 3.0, 0.0, 0.0, -3.0, 3.0, 3.0, 0.0, -2.0, -2.0, -2.0, -1.0, 0.0, 3.0, 3.0, 1.0, -2.0, 3.0, -2.0, -2.0, 2.0, 1.0, 0.0, 3.0, 0.0, -3.0, 1.0, -3.0, 2.0, -1.0, 2.0, 3.0, -2.0], [3.0, -1.0, -1.0, 3.0, 3.0, 2.0, -3.0, 0.0, -2.0, -1.0, 0.0, 3.0, 2.0, -2.0, 3.0, 0.0, 1.0, 1.0, -2.0, 2.0, 0x7FF8000000000000, 1.0, -3.0, 1.0, -2.0, -2.0, 3.0, -1.0, 3.0, 2.0, 2.0, 1.0, 2.0], [3.0, -2.0, -3.0, 0.0, 3.0, 2.0, 0.0, 0.0, -1.0, 0.0, -3.0, -3.0, -3.0, 2.0, 3.0, 2.0, 2.0, 0.0, 3.0, 1.0, 2.0, 2.0, 0.0, 0.0, -2.0, 2.0, 0.0, 1.0, -2.0, -3.0, -2.0, 0.0, 0.0]]> : tensor<3x33xf64>
  %v = stablehlo.optimization_barrier %v0 : tensor<3x33xf64>
  %x = stablehlo.iota dim = 1 : tensor<3x33xi64>
  %i = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %j = stablehlo.constant dense<0> : tensor<i64>
  %0:2 = stablehlo.reduce(%v init: %i), (%x init: %j) across dimensions = [1] : (tensor<3x33xf64>, tensor<3x33xi64>, tensor<f64>, tensor<i64>) -> (tensor<3xf64>, tensor<3xi64>)
   reducer(%a: tensor<f64>, %c: tensor<f64>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare LT, %a, %c, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<f64>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<f64>, tensor<i64>
  }
  %e = stablehlo.constant dense<[4, 20, 2]> : tensor<3xi64>
  check.expect_eq %0#1, %e : tensor<3xi64>
  func.return
}
func.func private @t7() {
  %v0 = stablehlo.constant dense<[[-2, 0, 3, 3, 3, 2, -2, -3, -3, -2, 3, 0, -3, 1, 1, 3, -3, 0, -2, 0, 1, -3, -1, 0, -3, 3, -2, -3, 3, 0, 1, 3, -1, 3, 2, -3, -3, -1, 2, -2, 1, 3, -1, 2, -3, -2, 0, -1, -3, 1, 3, -3, -2, -2, -2, 2, -3, -1, 3, -2, 2, 3, -1, 2, 0, 3, 1, 2, -3, 0], [2, -2, 0, 1, 0, 0, -3, 2, 2, 1, -3, 2, 0, -3, 0, -2, -3, 3, -2, 1, 2, 3, 2, -3, 2, 0, 3, -3, 3, -2, 0, -3, -3, -2, 3, -2, -3, -3, -3, 1, 2, 1, 0, 1, 3, 3, 2, -2, -2, -2, -3, -1, 1, 2, 3, 1, -1, 2, -1, -2, 0, -3, 1, 0, -1, 3, 1, -2, -1, 2]]> : tensor<2x70xi32>
  %v = stablehlo.optimization_barrier %v0 : tensor<2x70xi32>
  %x = stablehlo.iota dim = 1 : tensor<2x70xi64>
  %i = stablehlo.constant dense<-2147483648> : tensor<i32>
  %j = stablehlo.constant dense<0> : tensor<i64>
  %0:2 = stablehlo.reduce(%v init: %i), (%x init: %j) across dimensions = [1] : (tensor<2x70xi32>, tensor<2x70xi64>, tensor<i32>, tensor<i64>) -> (tensor<2xi32>, tensor<2xi64>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<i64>, %d: tensor<i64>) {
    %1 = stablehlo.compare GT, %a, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.compare NE, %a, %a, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.or %1, %2 : tensor<i1>
    %4 = stablehlo.compare EQ, %a, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.compare LT, %b, %d, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = stablehlo.and %4, %5 : tensor<i1>
    %7 = stablehlo.or %3, %6 : tensor<i1>
    %8 = stablehlo.select %3, %a, %c : tensor<i1>, tensor<i32>
    %9 = stablehlo.select %7, %b, %d : tensor<i1>, tensor<i64>
    stablehlo.return %8, %9 : tensor<i32>, tensor<i64>
  }
  %e = stablehlo.constant dense<[2, 17]> : tensor<2xi64>
  check.expect_eq %0#1, %e : tensor<2xi64>
  %g = stablehlo.constant dense<[3, 3]> : tensor<2xi32>
  check.expect_eq %0#0, %g : tensor<2xi32>
  func.return
}
