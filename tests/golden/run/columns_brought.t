// Columns of short rows: sums and extremes of an operand that is one number for a
// row, one row for all, or a row in memory, and of all three, of numbers of 32 and
// 64 bits and of bytes; more rows than a block has.  Oracle: the same with a barrier
// behind every operation, along rows.
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
  func.return
}
func.func private @t0() {
  %x0 = stablehlo.iota dim = 0 : tensor<160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<160xi32>
  %x3 = stablehlo.constant dense<5> : tensor<160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<160xi32>
  %x5 = stablehlo.convert %x4 : (tensor<160xi32>) -> tensor<160xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<160xf32>) -> tensor<8x20xf32>
  %xa = stablehlo.optimization_barrier %x6 : tensor<8x20xf32>
  %xe = stablehlo.optimization_barrier %xa : tensor<8x20xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t1 = stablehlo.constant dense<5> : tensor<400xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<400xi32>
  %t3 = stablehlo.constant dense<7> : tensor<400xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<400xi32>
  %t5 = stablehlo.convert %t4 : (tensor<400xi32>) -> tensor<400xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<400xf32>) -> tensor<20x20xf32>
  %ta = stablehlo.optimization_barrier %t6 : tensor<20x20xf32>
  %te = stablehlo.optimization_barrier %ta : tensor<20x20xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<160xi32>
  %u1 = stablehlo.constant dense<3> : tensor<160xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<160xi32>
  %u3 = stablehlo.constant dense<4> : tensor<160xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<160xi32>
  %u5 = stablehlo.convert %u4 : (tensor<160xi32>) -> tensor<160xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<160xf32>) -> tensor<8x20xf32>
  %ua = stablehlo.optimization_barrier %u6 : tensor<8x20xf32>
  %ue = stablehlo.optimization_barrier %ua : tensor<8x20xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ax = stablehlo.broadcast_in_dim %xa, dims = [0, 1] : (tensor<8x20xf32>) -> tensor<8x20x20xf32>
  %at = stablehlo.broadcast_in_dim %ta, dims = [1, 2] : (tensor<20x20xf32>) -> tensor<8x20x20xf32>
  %au = stablehlo.broadcast_in_dim %ua, dims = [0, 2] : (tensor<8x20xf32>) -> tensor<8x20x20xf32>
  %ay = stablehlo.add %ax, %at : tensor<8x20x20xf32>
  %az = stablehlo.subtract %ay, %au : tensor<8x20x20xf32>
  %av = stablehlo.multiply %ax, %au : tensor<8x20x20xf32>
  %am = stablehlo.reduce(%ay init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x20xf32>
  %as = stablehlo.reduce(%az init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x20xf32>
  %an = stablehlo.reduce(%av init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x20xf32>
  %ex0 = stablehlo.broadcast_in_dim %xe, dims = [0, 1] : (tensor<8x20xf32>) -> tensor<8x20x20xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<8x20x20xf32>
  %et0 = stablehlo.broadcast_in_dim %te, dims = [1, 2] : (tensor<20x20xf32>) -> tensor<8x20x20xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<8x20x20xf32>
  %eu0 = stablehlo.broadcast_in_dim %ue, dims = [0, 2] : (tensor<8x20xf32>) -> tensor<8x20x20xf32>
  %eu = stablehlo.optimization_barrier %eu0 : tensor<8x20x20xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<8x20x20xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<8x20x20xf32>
  %ez0 = stablehlo.subtract %ey, %eu : tensor<8x20x20xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<8x20x20xf32>
  %ev0 = stablehlo.multiply %ex, %eu : tensor<8x20x20xf32>
  %ev = stablehlo.optimization_barrier %ev0 : tensor<8x20x20xf32>
  %emq0 = stablehlo.transpose %ey, dims = [0, 2, 1] : (tensor<8x20x20xf32>) -> tensor<8x20x20xf32>
  %emq = stablehlo.optimization_barrier %emq0 : tensor<8x20x20xf32>
  %em0 = stablehlo.reduce(%emq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x20xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<8x20xf32>
  %esq0 = stablehlo.transpose %ez, dims = [0, 2, 1] : (tensor<8x20x20xf32>) -> tensor<8x20x20xf32>
  %esq = stablehlo.optimization_barrier %esq0 : tensor<8x20x20xf32>
  %es0 = stablehlo.reduce(%esq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x20xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<8x20xf32>
  %enq0 = stablehlo.transpose %ev, dims = [0, 2, 1] : (tensor<8x20x20xf32>) -> tensor<8x20x20xf32>
  %enq = stablehlo.optimization_barrier %enq0 : tensor<8x20x20xf32>
  %en0 = stablehlo.reduce(%enq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<8x20x20xf32>, tensor<f32>) -> tensor<8x20xf32>
  %en = stablehlo.optimization_barrier %en0 : tensor<8x20xf32>
  check.expect_eq %am, %em : tensor<8x20xf32>
  check.expect_eq %as, %es : tensor<8x20xf32>
  check.expect_eq %an, %en : tensor<8x20xf32>
  func.return
}
func.func private @t1() {
  %x0 = stablehlo.iota dim = 0 : tensor<210xi32>
  %x1 = stablehlo.constant dense<7> : tensor<210xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<210xi32>
  %x3 = stablehlo.constant dense<5> : tensor<210xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<210xi32>
  %x5 = stablehlo.convert %x4 : (tensor<210xi32>) -> tensor<210xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<210xf32>) -> tensor<3x70xf32>
  %xa = stablehlo.optimization_barrier %x6 : tensor<3x70xf32>
  %xe = stablehlo.optimization_barrier %xa : tensor<3x70xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<1190xi32>
  %t1 = stablehlo.constant dense<5> : tensor<1190xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<1190xi32>
  %t3 = stablehlo.constant dense<7> : tensor<1190xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<1190xi32>
  %t5 = stablehlo.convert %t4 : (tensor<1190xi32>) -> tensor<1190xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<1190xf32>) -> tensor<70x17xf32>
  %ta = stablehlo.optimization_barrier %t6 : tensor<70x17xf32>
  %te = stablehlo.optimization_barrier %ta : tensor<70x17xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<51xi32>
  %u1 = stablehlo.constant dense<3> : tensor<51xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<51xi32>
  %u3 = stablehlo.constant dense<4> : tensor<51xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<51xi32>
  %u5 = stablehlo.convert %u4 : (tensor<51xi32>) -> tensor<51xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<51xf32>) -> tensor<3x17xf32>
  %ua = stablehlo.optimization_barrier %u6 : tensor<3x17xf32>
  %ue = stablehlo.optimization_barrier %ua : tensor<3x17xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ax = stablehlo.broadcast_in_dim %xa, dims = [0, 1] : (tensor<3x70xf32>) -> tensor<3x70x17xf32>
  %at = stablehlo.broadcast_in_dim %ta, dims = [1, 2] : (tensor<70x17xf32>) -> tensor<3x70x17xf32>
  %au = stablehlo.broadcast_in_dim %ua, dims = [0, 2] : (tensor<3x17xf32>) -> tensor<3x70x17xf32>
  %ay = stablehlo.add %ax, %at : tensor<3x70x17xf32>
  %az = stablehlo.subtract %ay, %au : tensor<3x70x17xf32>
  %av = stablehlo.multiply %ax, %au : tensor<3x70x17xf32>
  %am = stablehlo.reduce(%ay init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<3x70x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  %as = stablehlo.reduce(%az init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x70x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  %an = stablehlo.reduce(%av init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<3x70x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  %ex0 = stablehlo.broadcast_in_dim %xe, dims = [0, 1] : (tensor<3x70xf32>) -> tensor<3x70x17xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<3x70x17xf32>
  %et0 = stablehlo.broadcast_in_dim %te, dims = [1, 2] : (tensor<70x17xf32>) -> tensor<3x70x17xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<3x70x17xf32>
  %eu0 = stablehlo.broadcast_in_dim %ue, dims = [0, 2] : (tensor<3x17xf32>) -> tensor<3x70x17xf32>
  %eu = stablehlo.optimization_barrier %eu0 : tensor<3x70x17xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<3x70x17xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<3x70x17xf32>
  %ez0 = stablehlo.subtract %ey, %eu : tensor<3x70x17xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<3x70x17xf32>
  %ev0 = stablehlo.multiply %ex, %eu : tensor<3x70x17xf32>
  %ev = stablehlo.optimization_barrier %ev0 : tensor<3x70x17xf32>
  %emq0 = stablehlo.transpose %ey, dims = [0, 2, 1] : (tensor<3x70x17xf32>) -> tensor<3x17x70xf32>
  %emq = stablehlo.optimization_barrier %emq0 : tensor<3x17x70xf32>
  %em0 = stablehlo.reduce(%emq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<3x17x70xf32>, tensor<f32>) -> tensor<3x17xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<3x17xf32>
  %esq0 = stablehlo.transpose %ez, dims = [0, 2, 1] : (tensor<3x70x17xf32>) -> tensor<3x17x70xf32>
  %esq = stablehlo.optimization_barrier %esq0 : tensor<3x17x70xf32>
  %es0 = stablehlo.reduce(%esq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x17x70xf32>, tensor<f32>) -> tensor<3x17xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<3x17xf32>
  %enq0 = stablehlo.transpose %ev, dims = [0, 2, 1] : (tensor<3x70x17xf32>) -> tensor<3x17x70xf32>
  %enq = stablehlo.optimization_barrier %enq0 : tensor<3x17x70xf32>
  %en0 = stablehlo.reduce(%enq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<3x17x70xf32>, tensor<f32>) -> tensor<3x17xf32>
  %en = stablehlo.optimization_barrier %en0 : tensor<3x17xf32>
  check.expect_eq %am, %em : tensor<3x17xf32>
  check.expect_eq %as, %es : tensor<3x17xf32>
  check.expect_eq %an, %en : tensor<3x17xf32>
  func.return
}
func.func private @t2() {
  %x0 = stablehlo.iota dim = 0 : tensor<650xi32>
  %x1 = stablehlo.constant dense<7> : tensor<650xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<650xi32>
  %x3 = stablehlo.constant dense<5> : tensor<650xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<650xi32>
  %x5 = stablehlo.convert %x4 : (tensor<650xi32>) -> tensor<650xf64>
  %x6 = stablehlo.reshape %x5 : (tensor<650xf64>) -> tensor<5x130xf64>
  %xa = stablehlo.optimization_barrier %x6 : tensor<5x130xf64>
  %xe = stablehlo.optimization_barrier %xa : tensor<5x130xf64>
  %t0 = stablehlo.iota dim = 0 : tensor<650xi32>
  %t1 = stablehlo.constant dense<5> : tensor<650xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<650xi32>
  %t3 = stablehlo.constant dense<7> : tensor<650xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<650xi32>
  %t5 = stablehlo.convert %t4 : (tensor<650xi32>) -> tensor<650xf64>
  %t6 = stablehlo.reshape %t5 : (tensor<650xf64>) -> tensor<130x5xf64>
  %ta = stablehlo.optimization_barrier %t6 : tensor<130x5xf64>
  %te = stablehlo.optimization_barrier %ta : tensor<130x5xf64>
  %u0 = stablehlo.iota dim = 0 : tensor<25xi32>
  %u1 = stablehlo.constant dense<3> : tensor<25xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<25xi32>
  %u3 = stablehlo.constant dense<4> : tensor<25xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<25xi32>
  %u5 = stablehlo.convert %u4 : (tensor<25xi32>) -> tensor<25xf64>
  %u6 = stablehlo.reshape %u5 : (tensor<25xf64>) -> tensor<5x5xf64>
  %ua = stablehlo.optimization_barrier %u6 : tensor<5x5xf64>
  %ue = stablehlo.optimization_barrier %ua : tensor<5x5xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %ax = stablehlo.broadcast_in_dim %xa, dims = [0, 1] : (tensor<5x130xf64>) -> tensor<5x130x5xf64>
  %at = stablehlo.broadcast_in_dim %ta, dims = [1, 2] : (tensor<130x5xf64>) -> tensor<5x130x5xf64>
  %au = stablehlo.broadcast_in_dim %ua, dims = [0, 2] : (tensor<5x5xf64>) -> tensor<5x130x5xf64>
  %ay = stablehlo.add %ax, %at : tensor<5x130x5xf64>
  %az = stablehlo.subtract %ay, %au : tensor<5x130x5xf64>
  %av = stablehlo.multiply %ax, %au : tensor<5x130x5xf64>
  %am = stablehlo.reduce(%ay init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<5x130x5xf64>, tensor<f64>) -> tensor<5x5xf64>
  %as = stablehlo.reduce(%az init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x130x5xf64>, tensor<f64>) -> tensor<5x5xf64>
  %an = stablehlo.reduce(%av init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<5x130x5xf64>, tensor<f64>) -> tensor<5x5xf64>
  %ex0 = stablehlo.broadcast_in_dim %xe, dims = [0, 1] : (tensor<5x130xf64>) -> tensor<5x130x5xf64>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<5x130x5xf64>
  %et0 = stablehlo.broadcast_in_dim %te, dims = [1, 2] : (tensor<130x5xf64>) -> tensor<5x130x5xf64>
  %et = stablehlo.optimization_barrier %et0 : tensor<5x130x5xf64>
  %eu0 = stablehlo.broadcast_in_dim %ue, dims = [0, 2] : (tensor<5x5xf64>) -> tensor<5x130x5xf64>
  %eu = stablehlo.optimization_barrier %eu0 : tensor<5x130x5xf64>
  %ey0 = stablehlo.add %ex, %et : tensor<5x130x5xf64>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<5x130x5xf64>
  %ez0 = stablehlo.subtract %ey, %eu : tensor<5x130x5xf64>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<5x130x5xf64>
  %ev0 = stablehlo.multiply %ex, %eu : tensor<5x130x5xf64>
  %ev = stablehlo.optimization_barrier %ev0 : tensor<5x130x5xf64>
  %emq0 = stablehlo.transpose %ey, dims = [0, 2, 1] : (tensor<5x130x5xf64>) -> tensor<5x5x130xf64>
  %emq = stablehlo.optimization_barrier %emq0 : tensor<5x5x130xf64>
  %em0 = stablehlo.reduce(%emq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<5x5x130xf64>, tensor<f64>) -> tensor<5x5xf64>
  %em = stablehlo.optimization_barrier %em0 : tensor<5x5xf64>
  %esq0 = stablehlo.transpose %ez, dims = [0, 2, 1] : (tensor<5x130x5xf64>) -> tensor<5x5x130xf64>
  %esq = stablehlo.optimization_barrier %esq0 : tensor<5x5x130xf64>
  %es0 = stablehlo.reduce(%esq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<5x5x130xf64>, tensor<f64>) -> tensor<5x5xf64>
  %es = stablehlo.optimization_barrier %es0 : tensor<5x5xf64>
  %enq0 = stablehlo.transpose %ev, dims = [0, 2, 1] : (tensor<5x130x5xf64>) -> tensor<5x5x130xf64>
  %enq = stablehlo.optimization_barrier %enq0 : tensor<5x5x130xf64>
  %en0 = stablehlo.reduce(%enq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<5x5x130xf64>, tensor<f64>) -> tensor<5x5xf64>
  %en = stablehlo.optimization_barrier %en0 : tensor<5x5xf64>
  check.expect_eq %am, %em : tensor<5x5xf64>
  check.expect_eq %as, %es : tensor<5x5xf64>
  check.expect_eq %an, %en : tensor<5x5xf64>
  func.return
}
func.func private @t3() {
  %x0 = stablehlo.iota dim = 0 : tensor<160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<160xi32>
  %x3 = stablehlo.constant dense<5> : tensor<160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<160xi32>
  %x5 = stablehlo.convert %x4 : (tensor<160xi32>) -> tensor<160xi32>
  %x6 = stablehlo.reshape %x5 : (tensor<160xi32>) -> tensor<8x20xi32>
  %xa = stablehlo.optimization_barrier %x6 : tensor<8x20xi32>
  %xe = stablehlo.optimization_barrier %xa : tensor<8x20xi32>
  %t0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t1 = stablehlo.constant dense<5> : tensor<400xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<400xi32>
  %t3 = stablehlo.constant dense<7> : tensor<400xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<400xi32>
  %t5 = stablehlo.convert %t4 : (tensor<400xi32>) -> tensor<400xi32>
  %t6 = stablehlo.reshape %t5 : (tensor<400xi32>) -> tensor<20x20xi32>
  %ta = stablehlo.optimization_barrier %t6 : tensor<20x20xi32>
  %te = stablehlo.optimization_barrier %ta : tensor<20x20xi32>
  %u0 = stablehlo.iota dim = 0 : tensor<160xi32>
  %u1 = stablehlo.constant dense<3> : tensor<160xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<160xi32>
  %u3 = stablehlo.constant dense<4> : tensor<160xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<160xi32>
  %u5 = stablehlo.convert %u4 : (tensor<160xi32>) -> tensor<160xi32>
  %u6 = stablehlo.reshape %u5 : (tensor<160xi32>) -> tensor<8x20xi32>
  %ua = stablehlo.optimization_barrier %u6 : tensor<8x20xi32>
  %ue = stablehlo.optimization_barrier %ua : tensor<8x20xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %ax = stablehlo.broadcast_in_dim %xa, dims = [0, 1] : (tensor<8x20xi32>) -> tensor<8x20x20xi32>
  %at = stablehlo.broadcast_in_dim %ta, dims = [1, 2] : (tensor<20x20xi32>) -> tensor<8x20x20xi32>
  %au = stablehlo.broadcast_in_dim %ua, dims = [0, 2] : (tensor<8x20xi32>) -> tensor<8x20x20xi32>
  %ay = stablehlo.add %ax, %at : tensor<8x20x20xi32>
  %az = stablehlo.subtract %ay, %au : tensor<8x20x20xi32>
  %av = stablehlo.multiply %ax, %au : tensor<8x20x20xi32>
  %am = stablehlo.reduce(%ay init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<8x20x20xi32>, tensor<i32>) -> tensor<8x20xi32>
  %as = stablehlo.reduce(%az init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x20x20xi32>, tensor<i32>) -> tensor<8x20xi32>
  %an = stablehlo.reduce(%av init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<8x20x20xi32>, tensor<i32>) -> tensor<8x20xi32>
  %ex0 = stablehlo.broadcast_in_dim %xe, dims = [0, 1] : (tensor<8x20xi32>) -> tensor<8x20x20xi32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<8x20x20xi32>
  %et0 = stablehlo.broadcast_in_dim %te, dims = [1, 2] : (tensor<20x20xi32>) -> tensor<8x20x20xi32>
  %et = stablehlo.optimization_barrier %et0 : tensor<8x20x20xi32>
  %eu0 = stablehlo.broadcast_in_dim %ue, dims = [0, 2] : (tensor<8x20xi32>) -> tensor<8x20x20xi32>
  %eu = stablehlo.optimization_barrier %eu0 : tensor<8x20x20xi32>
  %ey0 = stablehlo.add %ex, %et : tensor<8x20x20xi32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<8x20x20xi32>
  %ez0 = stablehlo.subtract %ey, %eu : tensor<8x20x20xi32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<8x20x20xi32>
  %ev0 = stablehlo.multiply %ex, %eu : tensor<8x20x20xi32>
  %ev = stablehlo.optimization_barrier %ev0 : tensor<8x20x20xi32>
  %emq0 = stablehlo.transpose %ey, dims = [0, 2, 1] : (tensor<8x20x20xi32>) -> tensor<8x20x20xi32>
  %emq = stablehlo.optimization_barrier %emq0 : tensor<8x20x20xi32>
  %em0 = stablehlo.reduce(%emq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<8x20x20xi32>, tensor<i32>) -> tensor<8x20xi32>
  %em = stablehlo.optimization_barrier %em0 : tensor<8x20xi32>
  %esq0 = stablehlo.transpose %ez, dims = [0, 2, 1] : (tensor<8x20x20xi32>) -> tensor<8x20x20xi32>
  %esq = stablehlo.optimization_barrier %esq0 : tensor<8x20x20xi32>
  %es0 = stablehlo.reduce(%esq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x20x20xi32>, tensor<i32>) -> tensor<8x20xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<8x20xi32>
  %enq0 = stablehlo.transpose %ev, dims = [0, 2, 1] : (tensor<8x20x20xi32>) -> tensor<8x20x20xi32>
  %enq = stablehlo.optimization_barrier %enq0 : tensor<8x20x20xi32>
  %en0 = stablehlo.reduce(%enq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<8x20x20xi32>, tensor<i32>) -> tensor<8x20xi32>
  %en = stablehlo.optimization_barrier %en0 : tensor<8x20xi32>
  check.expect_eq %am, %em : tensor<8x20xi32>
  check.expect_eq %as, %es : tensor<8x20xi32>
  check.expect_eq %an, %en : tensor<8x20xi32>
  func.return
}
func.func private @t4() {
  %x0 = stablehlo.iota dim = 0 : tensor<132xi32>
  %x1 = stablehlo.constant dense<7> : tensor<132xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<132xi32>
  %x3 = stablehlo.constant dense<5> : tensor<132xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<132xi32>
  %x5 = stablehlo.convert %x4 : (tensor<132xi32>) -> tensor<132xi8>
  %x6 = stablehlo.reshape %x5 : (tensor<132xi8>) -> tensor<4x33xi8>
  %xa = stablehlo.optimization_barrier %x6 : tensor<4x33xi8>
  %xe = stablehlo.optimization_barrier %xa : tensor<4x33xi8>
  %t0 = stablehlo.iota dim = 0 : tensor<297xi32>
  %t1 = stablehlo.constant dense<5> : tensor<297xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<297xi32>
  %t3 = stablehlo.constant dense<7> : tensor<297xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<297xi32>
  %t5 = stablehlo.convert %t4 : (tensor<297xi32>) -> tensor<297xi8>
  %t6 = stablehlo.reshape %t5 : (tensor<297xi8>) -> tensor<33x9xi8>
  %ta = stablehlo.optimization_barrier %t6 : tensor<33x9xi8>
  %te = stablehlo.optimization_barrier %ta : tensor<33x9xi8>
  %u0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %u1 = stablehlo.constant dense<3> : tensor<36xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<36xi32>
  %u3 = stablehlo.constant dense<4> : tensor<36xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<36xi32>
  %u5 = stablehlo.convert %u4 : (tensor<36xi32>) -> tensor<36xi8>
  %u6 = stablehlo.reshape %u5 : (tensor<36xi8>) -> tensor<4x9xi8>
  %ua = stablehlo.optimization_barrier %u6 : tensor<4x9xi8>
  %ue = stablehlo.optimization_barrier %ua : tensor<4x9xi8>
  %zero = stablehlo.constant dense<0> : tensor<i8>
  %ax = stablehlo.broadcast_in_dim %xa, dims = [0, 1] : (tensor<4x33xi8>) -> tensor<4x33x9xi8>
  %at = stablehlo.broadcast_in_dim %ta, dims = [1, 2] : (tensor<33x9xi8>) -> tensor<4x33x9xi8>
  %au = stablehlo.broadcast_in_dim %ua, dims = [0, 2] : (tensor<4x9xi8>) -> tensor<4x33x9xi8>
  %ay = stablehlo.add %ax, %at : tensor<4x33x9xi8>
  %az = stablehlo.subtract %ay, %au : tensor<4x33x9xi8>
  %av = stablehlo.multiply %ax, %au : tensor<4x33x9xi8>
  %am = stablehlo.reduce(%ay init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<4x33x9xi8>, tensor<i8>) -> tensor<4x9xi8>
  %as = stablehlo.reduce(%az init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x33x9xi8>, tensor<i8>) -> tensor<4x9xi8>
  %an = stablehlo.reduce(%av init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<4x33x9xi8>, tensor<i8>) -> tensor<4x9xi8>
  %ex0 = stablehlo.broadcast_in_dim %xe, dims = [0, 1] : (tensor<4x33xi8>) -> tensor<4x33x9xi8>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<4x33x9xi8>
  %et0 = stablehlo.broadcast_in_dim %te, dims = [1, 2] : (tensor<33x9xi8>) -> tensor<4x33x9xi8>
  %et = stablehlo.optimization_barrier %et0 : tensor<4x33x9xi8>
  %eu0 = stablehlo.broadcast_in_dim %ue, dims = [0, 2] : (tensor<4x9xi8>) -> tensor<4x33x9xi8>
  %eu = stablehlo.optimization_barrier %eu0 : tensor<4x33x9xi8>
  %ey0 = stablehlo.add %ex, %et : tensor<4x33x9xi8>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<4x33x9xi8>
  %ez0 = stablehlo.subtract %ey, %eu : tensor<4x33x9xi8>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<4x33x9xi8>
  %ev0 = stablehlo.multiply %ex, %eu : tensor<4x33x9xi8>
  %ev = stablehlo.optimization_barrier %ev0 : tensor<4x33x9xi8>
  %emq0 = stablehlo.transpose %ey, dims = [0, 2, 1] : (tensor<4x33x9xi8>) -> tensor<4x9x33xi8>
  %emq = stablehlo.optimization_barrier %emq0 : tensor<4x9x33xi8>
  %em0 = stablehlo.reduce(%emq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<4x9x33xi8>, tensor<i8>) -> tensor<4x9xi8>
  %em = stablehlo.optimization_barrier %em0 : tensor<4x9xi8>
  %esq0 = stablehlo.transpose %ez, dims = [0, 2, 1] : (tensor<4x33x9xi8>) -> tensor<4x9x33xi8>
  %esq = stablehlo.optimization_barrier %esq0 : tensor<4x9x33xi8>
  %es0 = stablehlo.reduce(%esq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x9x33xi8>, tensor<i8>) -> tensor<4x9xi8>
  %es = stablehlo.optimization_barrier %es0 : tensor<4x9xi8>
  %enq0 = stablehlo.transpose %ev, dims = [0, 2, 1] : (tensor<4x33x9xi8>) -> tensor<4x9x33xi8>
  %enq = stablehlo.optimization_barrier %enq0 : tensor<4x9x33xi8>
  %en0 = stablehlo.reduce(%enq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<4x9x33xi8>, tensor<i8>) -> tensor<4x9xi8>
  %en = stablehlo.optimization_barrier %en0 : tensor<4x9xi8>
  check.expect_eq %am, %em : tensor<4x9xi8>
  check.expect_eq %as, %es : tensor<4x9xi8>
  check.expect_eq %an, %en : tensor<4x9xi8>
  func.return
}
func.func private @t5() {
  %x0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %x1 = stablehlo.constant dense<7> : tensor<128xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<128xi32>
  %x3 = stablehlo.constant dense<5> : tensor<128xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<128xi32>
  %x5 = stablehlo.convert %x4 : (tensor<128xi32>) -> tensor<128xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<128xf32>) -> tensor<2x64xf32>
  %xa = stablehlo.optimization_barrier %x6 : tensor<2x64xf32>
  %xe = stablehlo.optimization_barrier %xa : tensor<2x64xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<1536xi32>
  %t1 = stablehlo.constant dense<5> : tensor<1536xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<1536xi32>
  %t3 = stablehlo.constant dense<7> : tensor<1536xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<1536xi32>
  %t5 = stablehlo.convert %t4 : (tensor<1536xi32>) -> tensor<1536xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<1536xf32>) -> tensor<64x24xf32>
  %ta = stablehlo.optimization_barrier %t6 : tensor<64x24xf32>
  %te = stablehlo.optimization_barrier %ta : tensor<64x24xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<48xi32>
  %u1 = stablehlo.constant dense<3> : tensor<48xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<48xi32>
  %u3 = stablehlo.constant dense<4> : tensor<48xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<48xi32>
  %u5 = stablehlo.convert %u4 : (tensor<48xi32>) -> tensor<48xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<48xf32>) -> tensor<2x24xf32>
  %ua = stablehlo.optimization_barrier %u6 : tensor<2x24xf32>
  %ue = stablehlo.optimization_barrier %ua : tensor<2x24xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ax = stablehlo.broadcast_in_dim %xa, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x24xf32>
  %at = stablehlo.broadcast_in_dim %ta, dims = [1, 2] : (tensor<64x24xf32>) -> tensor<2x64x24xf32>
  %au = stablehlo.broadcast_in_dim %ua, dims = [0, 2] : (tensor<2x24xf32>) -> tensor<2x64x24xf32>
  %ay = stablehlo.add %ax, %at : tensor<2x64x24xf32>
  %az = stablehlo.subtract %ay, %au : tensor<2x64x24xf32>
  %av = stablehlo.multiply %ax, %au : tensor<2x64x24xf32>
  %am = stablehlo.reduce(%ay init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<2x64x24xf32>, tensor<f32>) -> tensor<2x24xf32>
  %as = stablehlo.reduce(%az init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x64x24xf32>, tensor<f32>) -> tensor<2x24xf32>
  %an = stablehlo.reduce(%av init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<2x64x24xf32>, tensor<f32>) -> tensor<2x24xf32>
  %ex0 = stablehlo.broadcast_in_dim %xe, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x24xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<2x64x24xf32>
  %et0 = stablehlo.broadcast_in_dim %te, dims = [1, 2] : (tensor<64x24xf32>) -> tensor<2x64x24xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<2x64x24xf32>
  %eu0 = stablehlo.broadcast_in_dim %ue, dims = [0, 2] : (tensor<2x24xf32>) -> tensor<2x64x24xf32>
  %eu = stablehlo.optimization_barrier %eu0 : tensor<2x64x24xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<2x64x24xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<2x64x24xf32>
  %ez0 = stablehlo.subtract %ey, %eu : tensor<2x64x24xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<2x64x24xf32>
  %ev0 = stablehlo.multiply %ex, %eu : tensor<2x64x24xf32>
  %ev = stablehlo.optimization_barrier %ev0 : tensor<2x64x24xf32>
  %emq0 = stablehlo.transpose %ey, dims = [0, 2, 1] : (tensor<2x64x24xf32>) -> tensor<2x24x64xf32>
  %emq = stablehlo.optimization_barrier %emq0 : tensor<2x24x64xf32>
  %em0 = stablehlo.reduce(%emq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<2x24x64xf32>, tensor<f32>) -> tensor<2x24xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<2x24xf32>
  %esq0 = stablehlo.transpose %ez, dims = [0, 2, 1] : (tensor<2x64x24xf32>) -> tensor<2x24x64xf32>
  %esq = stablehlo.optimization_barrier %esq0 : tensor<2x24x64xf32>
  %es0 = stablehlo.reduce(%esq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x24x64xf32>, tensor<f32>) -> tensor<2x24xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<2x24xf32>
  %enq0 = stablehlo.transpose %ev, dims = [0, 2, 1] : (tensor<2x64x24xf32>) -> tensor<2x24x64xf32>
  %enq = stablehlo.optimization_barrier %enq0 : tensor<2x24x64xf32>
  %en0 = stablehlo.reduce(%enq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<2x24x64xf32>, tensor<f32>) -> tensor<2x24xf32>
  %en = stablehlo.optimization_barrier %en0 : tensor<2x24xf32>
  check.expect_eq %am, %em : tensor<2x24xf32>
  check.expect_eq %as, %es : tensor<2x24xf32>
  check.expect_eq %an, %en : tensor<2x24xf32>
  func.return
}
func.func private @t6() {
  %x0 = stablehlo.iota dim = 0 : tensor<120xi32>
  %x1 = stablehlo.constant dense<7> : tensor<120xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<120xi32>
  %x3 = stablehlo.constant dense<5> : tensor<120xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<120xi32>
  %x5 = stablehlo.convert %x4 : (tensor<120xi32>) -> tensor<120xi64>
  %x6 = stablehlo.reshape %x5 : (tensor<120xi64>) -> tensor<6x20xi64>
  %xa = stablehlo.optimization_barrier %x6 : tensor<6x20xi64>
  %xe = stablehlo.optimization_barrier %xa : tensor<6x20xi64>
  %t0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t1 = stablehlo.constant dense<5> : tensor<400xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<400xi32>
  %t3 = stablehlo.constant dense<7> : tensor<400xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<400xi32>
  %t5 = stablehlo.convert %t4 : (tensor<400xi32>) -> tensor<400xi64>
  %t6 = stablehlo.reshape %t5 : (tensor<400xi64>) -> tensor<20x20xi64>
  %ta = stablehlo.optimization_barrier %t6 : tensor<20x20xi64>
  %te = stablehlo.optimization_barrier %ta : tensor<20x20xi64>
  %u0 = stablehlo.iota dim = 0 : tensor<120xi32>
  %u1 = stablehlo.constant dense<3> : tensor<120xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<120xi32>
  %u3 = stablehlo.constant dense<4> : tensor<120xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<120xi32>
  %u5 = stablehlo.convert %u4 : (tensor<120xi32>) -> tensor<120xi64>
  %u6 = stablehlo.reshape %u5 : (tensor<120xi64>) -> tensor<6x20xi64>
  %ua = stablehlo.optimization_barrier %u6 : tensor<6x20xi64>
  %ue = stablehlo.optimization_barrier %ua : tensor<6x20xi64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %ax = stablehlo.broadcast_in_dim %xa, dims = [0, 1] : (tensor<6x20xi64>) -> tensor<6x20x20xi64>
  %at = stablehlo.broadcast_in_dim %ta, dims = [1, 2] : (tensor<20x20xi64>) -> tensor<6x20x20xi64>
  %au = stablehlo.broadcast_in_dim %ua, dims = [0, 2] : (tensor<6x20xi64>) -> tensor<6x20x20xi64>
  %ay = stablehlo.add %ax, %at : tensor<6x20x20xi64>
  %az = stablehlo.subtract %ay, %au : tensor<6x20x20xi64>
  %av = stablehlo.multiply %ax, %au : tensor<6x20x20xi64>
  %am = stablehlo.reduce(%ay init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<6x20x20xi64>, tensor<i64>) -> tensor<6x20xi64>
  %as = stablehlo.reduce(%az init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x20x20xi64>, tensor<i64>) -> tensor<6x20xi64>
  %an = stablehlo.reduce(%av init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<6x20x20xi64>, tensor<i64>) -> tensor<6x20xi64>
  %ex0 = stablehlo.broadcast_in_dim %xe, dims = [0, 1] : (tensor<6x20xi64>) -> tensor<6x20x20xi64>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<6x20x20xi64>
  %et0 = stablehlo.broadcast_in_dim %te, dims = [1, 2] : (tensor<20x20xi64>) -> tensor<6x20x20xi64>
  %et = stablehlo.optimization_barrier %et0 : tensor<6x20x20xi64>
  %eu0 = stablehlo.broadcast_in_dim %ue, dims = [0, 2] : (tensor<6x20xi64>) -> tensor<6x20x20xi64>
  %eu = stablehlo.optimization_barrier %eu0 : tensor<6x20x20xi64>
  %ey0 = stablehlo.add %ex, %et : tensor<6x20x20xi64>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<6x20x20xi64>
  %ez0 = stablehlo.subtract %ey, %eu : tensor<6x20x20xi64>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<6x20x20xi64>
  %ev0 = stablehlo.multiply %ex, %eu : tensor<6x20x20xi64>
  %ev = stablehlo.optimization_barrier %ev0 : tensor<6x20x20xi64>
  %emq0 = stablehlo.transpose %ey, dims = [0, 2, 1] : (tensor<6x20x20xi64>) -> tensor<6x20x20xi64>
  %emq = stablehlo.optimization_barrier %emq0 : tensor<6x20x20xi64>
  %em0 = stablehlo.reduce(%emq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<6x20x20xi64>, tensor<i64>) -> tensor<6x20xi64>
  %em = stablehlo.optimization_barrier %em0 : tensor<6x20xi64>
  %esq0 = stablehlo.transpose %ez, dims = [0, 2, 1] : (tensor<6x20x20xi64>) -> tensor<6x20x20xi64>
  %esq = stablehlo.optimization_barrier %esq0 : tensor<6x20x20xi64>
  %es0 = stablehlo.reduce(%esq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<6x20x20xi64>, tensor<i64>) -> tensor<6x20xi64>
  %es = stablehlo.optimization_barrier %es0 : tensor<6x20xi64>
  %enq0 = stablehlo.transpose %ev, dims = [0, 2, 1] : (tensor<6x20x20xi64>) -> tensor<6x20x20xi64>
  %enq = stablehlo.optimization_barrier %enq0 : tensor<6x20x20xi64>
  %en0 = stablehlo.reduce(%enq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<6x20x20xi64>, tensor<i64>) -> tensor<6x20xi64>
  %en = stablehlo.optimization_barrier %en0 : tensor<6x20xi64>
  check.expect_eq %am, %em : tensor<6x20xi64>
  check.expect_eq %as, %es : tensor<6x20xi64>
  check.expect_eq %an, %en : tensor<6x20xi64>
  func.return
}
func.func private @t7() {
  %x0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<600xi32>
  %x3 = stablehlo.constant dense<5> : tensor<600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<600xi32>
  %x5 = stablehlo.convert %x4 : (tensor<600xi32>) -> tensor<600xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<600xf32>) -> tensor<3x200xf32>
  %xa = stablehlo.optimization_barrier %x6 : tensor<3x200xf32>
  %xe = stablehlo.optimization_barrier %xa : tensor<3x200xf32>
  %t0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %t1 = stablehlo.constant dense<5> : tensor<600xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<600xi32>
  %t3 = stablehlo.constant dense<7> : tensor<600xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<600xi32>
  %t5 = stablehlo.convert %t4 : (tensor<600xi32>) -> tensor<600xf32>
  %t6 = stablehlo.reshape %t5 : (tensor<600xf32>) -> tensor<200x3xf32>
  %ta = stablehlo.optimization_barrier %t6 : tensor<200x3xf32>
  %te = stablehlo.optimization_barrier %ta : tensor<200x3xf32>
  %u0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %u1 = stablehlo.constant dense<3> : tensor<9xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<9xi32>
  %u3 = stablehlo.constant dense<4> : tensor<9xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<9xi32>
  %u5 = stablehlo.convert %u4 : (tensor<9xi32>) -> tensor<9xf32>
  %u6 = stablehlo.reshape %u5 : (tensor<9xf32>) -> tensor<3x3xf32>
  %ua = stablehlo.optimization_barrier %u6 : tensor<3x3xf32>
  %ue = stablehlo.optimization_barrier %ua : tensor<3x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ax = stablehlo.broadcast_in_dim %xa, dims = [0, 1] : (tensor<3x200xf32>) -> tensor<3x200x3xf32>
  %at = stablehlo.broadcast_in_dim %ta, dims = [1, 2] : (tensor<200x3xf32>) -> tensor<3x200x3xf32>
  %au = stablehlo.broadcast_in_dim %ua, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x200x3xf32>
  %ay = stablehlo.add %ax, %at : tensor<3x200x3xf32>
  %az = stablehlo.subtract %ay, %au : tensor<3x200x3xf32>
  %av = stablehlo.multiply %ax, %au : tensor<3x200x3xf32>
  %am = stablehlo.reduce(%ay init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<3x200x3xf32>, tensor<f32>) -> tensor<3x3xf32>
  %as = stablehlo.reduce(%az init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x200x3xf32>, tensor<f32>) -> tensor<3x3xf32>
  %an = stablehlo.reduce(%av init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<3x200x3xf32>, tensor<f32>) -> tensor<3x3xf32>
  %ex0 = stablehlo.broadcast_in_dim %xe, dims = [0, 1] : (tensor<3x200xf32>) -> tensor<3x200x3xf32>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<3x200x3xf32>
  %et0 = stablehlo.broadcast_in_dim %te, dims = [1, 2] : (tensor<200x3xf32>) -> tensor<3x200x3xf32>
  %et = stablehlo.optimization_barrier %et0 : tensor<3x200x3xf32>
  %eu0 = stablehlo.broadcast_in_dim %ue, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x200x3xf32>
  %eu = stablehlo.optimization_barrier %eu0 : tensor<3x200x3xf32>
  %ey0 = stablehlo.add %ex, %et : tensor<3x200x3xf32>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<3x200x3xf32>
  %ez0 = stablehlo.subtract %ey, %eu : tensor<3x200x3xf32>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<3x200x3xf32>
  %ev0 = stablehlo.multiply %ex, %eu : tensor<3x200x3xf32>
  %ev = stablehlo.optimization_barrier %ev0 : tensor<3x200x3xf32>
  %emq0 = stablehlo.transpose %ey, dims = [0, 2, 1] : (tensor<3x200x3xf32>) -> tensor<3x3x200xf32>
  %emq = stablehlo.optimization_barrier %emq0 : tensor<3x3x200xf32>
  %em0 = stablehlo.reduce(%emq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<3x3x200xf32>, tensor<f32>) -> tensor<3x3xf32>
  %em = stablehlo.optimization_barrier %em0 : tensor<3x3xf32>
  %esq0 = stablehlo.transpose %ez, dims = [0, 2, 1] : (tensor<3x200x3xf32>) -> tensor<3x3x200xf32>
  %esq = stablehlo.optimization_barrier %esq0 : tensor<3x3x200xf32>
  %es0 = stablehlo.reduce(%esq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x3x200xf32>, tensor<f32>) -> tensor<3x3xf32>
  %es = stablehlo.optimization_barrier %es0 : tensor<3x3xf32>
  %enq0 = stablehlo.transpose %ev, dims = [0, 2, 1] : (tensor<3x200x3xf32>) -> tensor<3x3x200xf32>
  %enq = stablehlo.optimization_barrier %enq0 : tensor<3x3x200xf32>
  %en0 = stablehlo.reduce(%enq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<3x3x200xf32>, tensor<f32>) -> tensor<3x3xf32>
  %en = stablehlo.optimization_barrier %en0 : tensor<3x3xf32>
  check.expect_eq %am, %em : tensor<3x3xf32>
  check.expect_eq %as, %es : tensor<3x3xf32>
  check.expect_eq %an, %en : tensor<3x3xf32>
  func.return
}
func.func private @t8() {
  %x0 = stablehlo.iota dim = 0 : tensor<160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<160xi32>
  %x3 = stablehlo.constant dense<5> : tensor<160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<160xi32>
  %x5 = stablehlo.convert %x4 : (tensor<160xi32>) -> tensor<160xf64>
  %x6 = stablehlo.reshape %x5 : (tensor<160xf64>) -> tensor<4x40xf64>
  %xa = stablehlo.optimization_barrier %x6 : tensor<4x40xf64>
  %xe = stablehlo.optimization_barrier %xa : tensor<4x40xf64>
  %t0 = stablehlo.iota dim = 0 : tensor<920xi32>
  %t1 = stablehlo.constant dense<5> : tensor<920xi32>
  %t2 = stablehlo.multiply %t0, %t1 : tensor<920xi32>
  %t3 = stablehlo.constant dense<7> : tensor<920xi32>
  %t4 = stablehlo.remainder %t2, %t3 : tensor<920xi32>
  %t5 = stablehlo.convert %t4 : (tensor<920xi32>) -> tensor<920xf64>
  %t6 = stablehlo.reshape %t5 : (tensor<920xf64>) -> tensor<40x23xf64>
  %ta = stablehlo.optimization_barrier %t6 : tensor<40x23xf64>
  %te = stablehlo.optimization_barrier %ta : tensor<40x23xf64>
  %u0 = stablehlo.iota dim = 0 : tensor<92xi32>
  %u1 = stablehlo.constant dense<3> : tensor<92xi32>
  %u2 = stablehlo.multiply %u0, %u1 : tensor<92xi32>
  %u3 = stablehlo.constant dense<4> : tensor<92xi32>
  %u4 = stablehlo.remainder %u2, %u3 : tensor<92xi32>
  %u5 = stablehlo.convert %u4 : (tensor<92xi32>) -> tensor<92xf64>
  %u6 = stablehlo.reshape %u5 : (tensor<92xf64>) -> tensor<4x23xf64>
  %ua = stablehlo.optimization_barrier %u6 : tensor<4x23xf64>
  %ue = stablehlo.optimization_barrier %ua : tensor<4x23xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %ax = stablehlo.broadcast_in_dim %xa, dims = [0, 1] : (tensor<4x40xf64>) -> tensor<4x40x23xf64>
  %at = stablehlo.broadcast_in_dim %ta, dims = [1, 2] : (tensor<40x23xf64>) -> tensor<4x40x23xf64>
  %au = stablehlo.broadcast_in_dim %ua, dims = [0, 2] : (tensor<4x23xf64>) -> tensor<4x40x23xf64>
  %ay = stablehlo.add %ax, %at : tensor<4x40x23xf64>
  %az = stablehlo.subtract %ay, %au : tensor<4x40x23xf64>
  %av = stablehlo.multiply %ax, %au : tensor<4x40x23xf64>
  %am = stablehlo.reduce(%ay init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<4x40x23xf64>, tensor<f64>) -> tensor<4x23xf64>
  %as = stablehlo.reduce(%az init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x40x23xf64>, tensor<f64>) -> tensor<4x23xf64>
  %an = stablehlo.reduce(%av init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<4x40x23xf64>, tensor<f64>) -> tensor<4x23xf64>
  %ex0 = stablehlo.broadcast_in_dim %xe, dims = [0, 1] : (tensor<4x40xf64>) -> tensor<4x40x23xf64>
  %ex = stablehlo.optimization_barrier %ex0 : tensor<4x40x23xf64>
  %et0 = stablehlo.broadcast_in_dim %te, dims = [1, 2] : (tensor<40x23xf64>) -> tensor<4x40x23xf64>
  %et = stablehlo.optimization_barrier %et0 : tensor<4x40x23xf64>
  %eu0 = stablehlo.broadcast_in_dim %ue, dims = [0, 2] : (tensor<4x23xf64>) -> tensor<4x40x23xf64>
  %eu = stablehlo.optimization_barrier %eu0 : tensor<4x40x23xf64>
  %ey0 = stablehlo.add %ex, %et : tensor<4x40x23xf64>
  %ey = stablehlo.optimization_barrier %ey0 : tensor<4x40x23xf64>
  %ez0 = stablehlo.subtract %ey, %eu : tensor<4x40x23xf64>
  %ez = stablehlo.optimization_barrier %ez0 : tensor<4x40x23xf64>
  %ev0 = stablehlo.multiply %ex, %eu : tensor<4x40x23xf64>
  %ev = stablehlo.optimization_barrier %ev0 : tensor<4x40x23xf64>
  %emq0 = stablehlo.transpose %ey, dims = [0, 2, 1] : (tensor<4x40x23xf64>) -> tensor<4x23x40xf64>
  %emq = stablehlo.optimization_barrier %emq0 : tensor<4x23x40xf64>
  %em0 = stablehlo.reduce(%emq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<4x23x40xf64>, tensor<f64>) -> tensor<4x23xf64>
  %em = stablehlo.optimization_barrier %em0 : tensor<4x23xf64>
  %esq0 = stablehlo.transpose %ez, dims = [0, 2, 1] : (tensor<4x40x23xf64>) -> tensor<4x23x40xf64>
  %esq = stablehlo.optimization_barrier %esq0 : tensor<4x23x40xf64>
  %es0 = stablehlo.reduce(%esq init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x23x40xf64>, tensor<f64>) -> tensor<4x23xf64>
  %es = stablehlo.optimization_barrier %es0 : tensor<4x23xf64>
  %enq0 = stablehlo.transpose %ev, dims = [0, 2, 1] : (tensor<4x40x23xf64>) -> tensor<4x23x40xf64>
  %enq = stablehlo.optimization_barrier %enq0 : tensor<4x23x40xf64>
  %en0 = stablehlo.reduce(%enq init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<4x23x40xf64>, tensor<f64>) -> tensor<4x23xf64>
  %en = stablehlo.optimization_barrier %en0 : tensor<4x23xf64>
  check.expect_eq %am, %em : tensor<4x23xf64>
  check.expect_eq %as, %es : tensor<4x23xf64>
  check.expect_eq %an, %en : tensor<4x23xf64>
  func.return
}
