// Running results of many lines that lie one behind the other, forward and back: the
// same as of the lines side by side, to the bit.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {

  %i1 = stablehlo.iota dim = 0 : tensor<840xui32>
  %m1 = stablehlo.constant dense<2654435761> : tensor<840xui32>
  %s1 = stablehlo.constant dense<24> : tensor<840xui32>
  %h1 = stablehlo.multiply %i1, %m1 : tensor<840xui32>
  %r1 = stablehlo.shift_right_logical %h1, %s1 : tensor<840xui32>
  %u1 = stablehlo.optimization_barrier %r1 : tensor<840xui32>
  %v1 = stablehlo.convert %u1 : (tensor<840xui32>) -> tensor<840xf32>
  %c1 = stablehlo.constant dense<0.013> : tensor<840xf32>
  %x1 = stablehlo.multiply %v1, %c1 : tensor<840xf32>
  %w1_z = stablehlo.constant dense<0.0> : tensor<f32>
  %w1_x = stablehlo.reshape %x1 : (tensor<840xf32>) -> tensor<70x12xf32>
  %w1_y = stablehlo.transpose %w1_x, dims = [1, 0] : (tensor<70x12xf32>) -> tensor<12x70xf32>
  %w1_t = stablehlo.optimization_barrier %w1_y : tensor<12x70xf32>
  %w1_1 = "stablehlo.reduce_window"(%w1_x, %w1_z) <{padding = dense<[[0, 0], [11, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 12>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<70x12xf32>, tensor<f32>) -> tensor<70x12xf32>
  %w1_2 = "stablehlo.reduce_window"(%w1_t, %w1_z) <{padding = dense<[[11, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 12, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<12x70xf32>, tensor<f32>) -> tensor<12x70xf32>
  %w1_3 = stablehlo.transpose %w1_2, dims = [1, 0] : (tensor<12x70xf32>) -> tensor<70x12xf32>
  check.expect_eq %w1_1, %w1_3 : tensor<70x12xf32>

  %i2 = stablehlo.iota dim = 0 : tensor<760xui32>
  %m2 = stablehlo.constant dense<2654435761> : tensor<760xui32>
  %s2 = stablehlo.constant dense<24> : tensor<760xui32>
  %h2 = stablehlo.multiply %i2, %m2 : tensor<760xui32>
  %r2 = stablehlo.shift_right_logical %h2, %s2 : tensor<760xui32>
  %u2 = stablehlo.optimization_barrier %r2 : tensor<760xui32>
  %v2 = stablehlo.convert %u2 : (tensor<760xui32>) -> tensor<760xf32>
  %c2 = stablehlo.constant dense<0.013> : tensor<760xf32>
  %x2 = stablehlo.multiply %v2, %c2 : tensor<760xf32>
  %w2_z = stablehlo.constant dense<1.0> : tensor<f32>
  %w2_x = stablehlo.reshape %x2 : (tensor<760xf32>) -> tensor<19x40xf32>
  %w2_y = stablehlo.transpose %w2_x, dims = [1, 0] : (tensor<19x40xf32>) -> tensor<40x19xf32>
  %w2_t = stablehlo.optimization_barrier %w2_y : tensor<40x19xf32>
  %w2_1 = "stablehlo.reduce_window"(%w2_x, %w2_z) <{padding = dense<[[0, 0], [0, 39]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<19x40xf32>, tensor<f32>) -> tensor<19x40xf32>
  %w2_2 = "stablehlo.reduce_window"(%w2_t, %w2_z) <{padding = dense<[[0, 39], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 40, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<40x19xf32>, tensor<f32>) -> tensor<40x19xf32>
  %w2_3 = stablehlo.transpose %w2_2, dims = [1, 0] : (tensor<40x19xf32>) -> tensor<19x40xf32>
  check.expect_eq %w2_1, %w2_3 : tensor<19x40xf32>

  %i3 = stablehlo.iota dim = 0 : tensor<2310xui32>
  %m3 = stablehlo.constant dense<2654435761> : tensor<2310xui32>
  %s3 = stablehlo.constant dense<24> : tensor<2310xui32>
  %h3 = stablehlo.multiply %i3, %m3 : tensor<2310xui32>
  %r3 = stablehlo.shift_right_logical %h3, %s3 : tensor<2310xui32>
  %u3 = stablehlo.optimization_barrier %r3 : tensor<2310xui32>
  %v3 = stablehlo.convert %u3 : (tensor<2310xui32>) -> tensor<2310xf64>
  %c3 = stablehlo.constant dense<0.013> : tensor<2310xf64>
  %x3 = stablehlo.multiply %v3, %c3 : tensor<2310xf64>
  %w3_z = stablehlo.constant dense<0.0> : tensor<f64>
  %w3_x = stablehlo.reshape %x3 : (tensor<2310xf64>) -> tensor<33x70xf64>
  %w3_y = stablehlo.transpose %w3_x, dims = [1, 0] : (tensor<33x70xf64>) -> tensor<70x33xf64>
  %w3_t = stablehlo.optimization_barrier %w3_y : tensor<70x33xf64>
  %w3_1 = "stablehlo.reduce_window"(%w3_x, %w3_z) <{padding = dense<[[0, 0], [0, 69]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 70>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<33x70xf64>, tensor<f64>) -> tensor<33x70xf64>
  %w3_2 = "stablehlo.reduce_window"(%w3_t, %w3_z) <{padding = dense<[[0, 69], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 70, 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<70x33xf64>, tensor<f64>) -> tensor<70x33xf64>
  %w3_3 = stablehlo.transpose %w3_2, dims = [1, 0] : (tensor<70x33xf64>) -> tensor<33x70xf64>
  check.expect_eq %w3_1, %w3_3 : tensor<33x70xf64>

  %i4 = stablehlo.iota dim = 0 : tensor<2145xui32>
  %m4 = stablehlo.constant dense<2654435761> : tensor<2145xui32>
  %s4 = stablehlo.constant dense<24> : tensor<2145xui32>
  %h4 = stablehlo.multiply %i4, %m4 : tensor<2145xui32>
  %r4 = stablehlo.shift_right_logical %h4, %s4 : tensor<2145xui32>
  %u4 = stablehlo.optimization_barrier %r4 : tensor<2145xui32>
  %v4 = stablehlo.convert %u4 : (tensor<2145xui32>) -> tensor<2145xi32>
  %c4 = stablehlo.constant dense<1> : tensor<2145xi32>
  %x4 = stablehlo.multiply %v4, %c4 : tensor<2145xi32>
  %w4_z = stablehlo.constant dense<-5> : tensor<i32>
  %w4_x = stablehlo.reshape %x4 : (tensor<2145xi32>) -> tensor<65x33xi32>
  %w4_y = stablehlo.transpose %w4_x, dims = [1, 0] : (tensor<65x33xi32>) -> tensor<33x65xi32>
  %w4_t = stablehlo.optimization_barrier %w4_y : tensor<33x65xi32>
  %w4_1 = "stablehlo.reduce_window"(%w4_x, %w4_z) <{padding = dense<[[0, 0], [32, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 33>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<65x33xi32>, tensor<i32>) -> tensor<65x33xi32>
  %w4_2 = "stablehlo.reduce_window"(%w4_t, %w4_z) <{padding = dense<[[32, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 33, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<33x65xi32>, tensor<i32>) -> tensor<33x65xi32>
  %w4_3 = stablehlo.transpose %w4_2, dims = [1, 0] : (tensor<33x65xi32>) -> tensor<65x33xi32>
  check.expect_eq %w4_1, %w4_3 : tensor<65x33xi32>

  %i5 = stablehlo.iota dim = 0 : tensor<144xui32>
  %m5 = stablehlo.constant dense<2654435761> : tensor<144xui32>
  %s5 = stablehlo.constant dense<24> : tensor<144xui32>
  %h5 = stablehlo.multiply %i5, %m5 : tensor<144xui32>
  %r5 = stablehlo.shift_right_logical %h5, %s5 : tensor<144xui32>
  %u5 = stablehlo.optimization_barrier %r5 : tensor<144xui32>
  %v5 = stablehlo.convert %u5 : (tensor<144xui32>) -> tensor<144xui32>
  %c5 = stablehlo.constant dense<1> : tensor<144xui32>
  %x5 = stablehlo.multiply %v5, %c5 : tensor<144xui32>
  %w5_z = stablehlo.constant dense<0> : tensor<ui32>
  %w5_x = stablehlo.reshape %x5 : (tensor<144xui32>) -> tensor<16x9xui32>
  %w5_y = stablehlo.transpose %w5_x, dims = [1, 0] : (tensor<16x9xui32>) -> tensor<9x16xui32>
  %w5_t = stablehlo.optimization_barrier %w5_y : tensor<9x16xui32>
  %w5_1 = "stablehlo.reduce_window"(%w5_x, %w5_z) <{padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.add %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<16x9xui32>, tensor<ui32>) -> tensor<16x9xui32>
  %w5_2 = "stablehlo.reduce_window"(%w5_t, %w5_z) <{padding = dense<[[8, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 9, 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.add %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<9x16xui32>, tensor<ui32>) -> tensor<9x16xui32>
  %w5_3 = stablehlo.transpose %w5_2, dims = [1, 0] : (tensor<9x16xui32>) -> tensor<16x9xui32>
  check.expect_eq %w5_1, %w5_3 : tensor<16x9xui32>

  %i6 = stablehlo.iota dim = 0 : tensor<620xui32>
  %m6 = stablehlo.constant dense<2654435761> : tensor<620xui32>
  %s6 = stablehlo.constant dense<24> : tensor<620xui32>
  %h6 = stablehlo.multiply %i6, %m6 : tensor<620xui32>
  %r6 = stablehlo.shift_right_logical %h6, %s6 : tensor<620xui32>
  %u6 = stablehlo.optimization_barrier %r6 : tensor<620xui32>
  %v6 = stablehlo.convert %u6 : (tensor<620xui32>) -> tensor<620xi64>
  %c6 = stablehlo.constant dense<1> : tensor<620xi64>
  %x6 = stablehlo.multiply %v6, %c6 : tensor<620xi64>
  %w6_z = stablehlo.constant dense<3> : tensor<i64>
  %w6_x = stablehlo.reshape %x6 : (tensor<620xi64>) -> tensor<20x31xi64>
  %w6_y = stablehlo.transpose %w6_x, dims = [1, 0] : (tensor<20x31xi64>) -> tensor<31x20xi64>
  %w6_t = stablehlo.optimization_barrier %w6_y : tensor<31x20xi64>
  %w6_1 = "stablehlo.reduce_window"(%w6_x, %w6_z) <{padding = dense<[[0, 0], [0, 30]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 31>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<20x31xi64>, tensor<i64>) -> tensor<20x31xi64>
  %w6_2 = "stablehlo.reduce_window"(%w6_t, %w6_z) <{padding = dense<[[0, 30], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 31, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<31x20xi64>, tensor<i64>) -> tensor<31x20xi64>
  %w6_3 = stablehlo.transpose %w6_2, dims = [1, 0] : (tensor<31x20xi64>) -> tensor<20x31xi64>
  check.expect_eq %w6_1, %w6_3 : tensor<20x31xi64>
  func.return
}
