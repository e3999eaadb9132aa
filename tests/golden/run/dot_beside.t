// Products of an operand that lie beside each other, element by element, or in two batch dims
// apart; of fewer than sixteen columns side by side; of few rows, some of which lie in
// lines; and of narrow numbers whose rows end within a vector.  Oracle: operands that are
// brought into order before.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @right_bf16_bf16() : () -> ()
  func.call @left_bf16_bf16() : () -> ()
  func.call @both_bf16_bf16() : () -> ()
  func.call @right_bf16_f32() : () -> ()
  func.call @left_bf16_f32() : () -> ()
  func.call @both_bf16_f32() : () -> ()
  func.call @right_f16_f16() : () -> ()
  func.call @left_f16_f16() : () -> ()
  func.call @both_f16_f16() : () -> ()
  func.call @right_f32_f32() : () -> ()
  func.call @left_f32_f32() : () -> ()
  func.call @both_f32_f32() : () -> ()
  func.call @right_f64_f64() : () -> ()
  func.call @left_f64_f64() : () -> ()
  func.call @both_f64_f64() : () -> ()
  func.call @right_i32_i32() : () -> ()
  func.call @left_i32_i32() : () -> ()
  func.call @both_i32_i32() : () -> ()
  func.call @right_i8_i32() : () -> ()
  func.call @left_i8_i32() : () -> ()
  func.call @both_i8_i32() : () -> ()
  func.call @complex_deep() : () -> ()
  func.call @complex_short() : () -> ()
  func.call @two_apart_bf16() : () -> ()
  func.call @two_left_bf16() : () -> ()
  func.call @two_contracted_bf16() : () -> ()
  func.call @few_rows_bf16() : () -> ()
  func.call @few_columns_bf16() : () -> ()
  func.call @three_columns_bf16() : () -> ()
  func.call @shared_columns_bf16() : () -> ()
  func.call @lanes_bf16() : () -> ()
  func.call @thin_1_17_bf16() : () -> ()
  func.call @thin_1_20_bf16() : () -> ()
  func.call @thin_1_37_bf16() : () -> ()
  func.call @thin_2_17_bf16() : () -> ()
  func.call @thin_2_20_bf16() : () -> ()
  func.call @thin_2_37_bf16() : () -> ()
  func.call @thin_3_17_bf16() : () -> ()
  func.call @thin_3_20_bf16() : () -> ()
  func.call @thin_3_37_bf16() : () -> ()
  func.call @thin_4_17_bf16() : () -> ()
  func.call @thin_4_20_bf16() : () -> ()
  func.call @thin_4_37_bf16() : () -> ()
  func.call @two_apart_f32() : () -> ()
  func.call @two_left_f32() : () -> ()
  func.call @two_contracted_f32() : () -> ()
  func.call @few_rows_f32() : () -> ()
  func.call @few_columns_f32() : () -> ()
  func.call @three_columns_f32() : () -> ()
  func.call @shared_columns_f32() : () -> ()
  func.call @lanes_f32() : () -> ()
  func.call @thin_1_17_f32() : () -> ()
  func.call @thin_1_20_f32() : () -> ()
  func.call @thin_1_37_f32() : () -> ()
  func.call @thin_2_17_f32() : () -> ()
  func.call @thin_2_20_f32() : () -> ()
  func.call @thin_2_37_f32() : () -> ()
  func.call @thin_3_17_f32() : () -> ()
  func.call @thin_3_20_f32() : () -> ()
  func.call @thin_3_37_f32() : () -> ()
  func.call @thin_4_17_f32() : () -> ()
  func.call @thin_4_20_f32() : () -> ()
  func.call @thin_4_37_f32() : () -> ()
  func.call @two_apart_f64() : () -> ()
  func.call @two_left_f64() : () -> ()
  func.call @two_contracted_f64() : () -> ()
  func.call @few_rows_f64() : () -> ()
  func.call @few_columns_f64() : () -> ()
  func.call @three_columns_f64() : () -> ()
  func.call @shared_columns_f64() : () -> ()
  func.call @lanes_f64() : () -> ()
  func.call @thin_1_17_f64() : () -> ()
  func.call @thin_1_20_f64() : () -> ()
  func.call @thin_1_37_f64() : () -> ()
  func.call @thin_2_17_f64() : () -> ()
  func.call @thin_2_20_f64() : () -> ()
  func.call @thin_2_37_f64() : () -> ()
  func.call @thin_3_17_f64() : () -> ()
  func.call @thin_3_20_f64() : () -> ()
  func.call @thin_3_37_f64() : () -> ()
  func.call @thin_4_17_f64() : () -> ()
  func.call @thin_4_20_f64() : () -> ()
  func.call @thin_4_37_f64() : () -> ()
  func.call @thin_1_f16() : () -> ()
  func.call @thin_3_f16() : () -> ()
  func.call @thin_4_f16() : () -> ()
  func.call @thin_1_i8() : () -> ()
  func.call @thin_3_i8() : () -> ()
  func.call @thin_4_i8() : () -> ()
  func.return
}
func.func private @right_bf16_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<6x17x31xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<6x17x31xi32>
  %x = stablehlo.convert %xi : (tensor<6x17x31xi32>) -> tensor<6x17x31xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<31x37x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<31x37x6xi32>
  %y = stablehlo.convert %yi : (tensor<31x37x6xi32>) -> tensor<31x37x6xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<6x17x31xbf16>, tensor<31x37x6xbf16>) -> tensor<6x17x37xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<6x17x31xbf16>) -> tensor<6x17x31xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xbf16>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<31x37x6xbf16>) -> tensor<6x37x31xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xbf16>, tensor<6x37x31xbf16>) -> tensor<6x17x37xbf16>
  check.expect_eq %r, %e : tensor<6x17x37xbf16>
  func.return
}
func.func private @left_bf16_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<17x31x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x31x6xi32>
  %x = stablehlo.convert %xi : (tensor<17x31x6xi32>) -> tensor<17x31x6xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<6x31x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<6x31x37xi32>
  %y = stablehlo.convert %yi : (tensor<6x31x37xi32>) -> tensor<6x31x37xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<17x31x6xbf16>, tensor<6x31x37xbf16>) -> tensor<6x17x37xbf16>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<17x31x6xbf16>) -> tensor<6x17x31xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xbf16>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<6x31x37xbf16>) -> tensor<6x37x31xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xbf16>, tensor<6x37x31xbf16>) -> tensor<6x17x37xbf16>
  check.expect_eq %r, %e : tensor<6x17x37xbf16>
  func.return
}
func.func private @both_bf16_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<31x17x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<31x17x6xi32>
  %x = stablehlo.convert %xi : (tensor<31x17x6xi32>) -> tensor<31x17x6xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<37x31x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<37x31x6xi32>
  %y = stablehlo.convert %yi : (tensor<37x31x6xi32>) -> tensor<37x31x6xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<31x17x6xbf16>, tensor<37x31x6xbf16>) -> tensor<6x17x37xbf16>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<31x17x6xbf16>) -> tensor<6x17x31xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xbf16>
  %yt = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<37x31x6xbf16>) -> tensor<6x37x31xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xbf16>, tensor<6x37x31xbf16>) -> tensor<6x17x37xbf16>
  check.expect_eq %r, %e : tensor<6x17x37xbf16>
  func.return
}
func.func private @right_bf16_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<6x17x31xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<6x17x31xi32>
  %x = stablehlo.convert %xi : (tensor<6x17x31xi32>) -> tensor<6x17x31xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<31x37x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<31x37x6xi32>
  %y = stablehlo.convert %yi : (tensor<31x37x6xi32>) -> tensor<31x37x6xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<6x17x31xbf16>, tensor<31x37x6xbf16>) -> tensor<6x17x37xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<6x17x31xbf16>) -> tensor<6x17x31xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xbf16>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<31x37x6xbf16>) -> tensor<6x37x31xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xbf16>, tensor<6x37x31xbf16>) -> tensor<6x17x37xf32>
  check.expect_eq %r, %e : tensor<6x17x37xf32>
  func.return
}
func.func private @left_bf16_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<17x31x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x31x6xi32>
  %x = stablehlo.convert %xi : (tensor<17x31x6xi32>) -> tensor<17x31x6xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<6x31x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<6x31x37xi32>
  %y = stablehlo.convert %yi : (tensor<6x31x37xi32>) -> tensor<6x31x37xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<17x31x6xbf16>, tensor<6x31x37xbf16>) -> tensor<6x17x37xf32>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<17x31x6xbf16>) -> tensor<6x17x31xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xbf16>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<6x31x37xbf16>) -> tensor<6x37x31xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xbf16>, tensor<6x37x31xbf16>) -> tensor<6x17x37xf32>
  check.expect_eq %r, %e : tensor<6x17x37xf32>
  func.return
}
func.func private @both_bf16_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<31x17x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<31x17x6xi32>
  %x = stablehlo.convert %xi : (tensor<31x17x6xi32>) -> tensor<31x17x6xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<37x31x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<37x31x6xi32>
  %y = stablehlo.convert %yi : (tensor<37x31x6xi32>) -> tensor<37x31x6xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<31x17x6xbf16>, tensor<37x31x6xbf16>) -> tensor<6x17x37xf32>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<31x17x6xbf16>) -> tensor<6x17x31xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xbf16>
  %yt = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<37x31x6xbf16>) -> tensor<6x37x31xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xbf16>, tensor<6x37x31xbf16>) -> tensor<6x17x37xf32>
  check.expect_eq %r, %e : tensor<6x17x37xf32>
  func.return
}
func.func private @right_f16_f16() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<6x17x31xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<6x17x31xi32>
  %x = stablehlo.convert %xi : (tensor<6x17x31xi32>) -> tensor<6x17x31xf16>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<31x37x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<31x37x6xi32>
  %y = stablehlo.convert %yi : (tensor<31x37x6xi32>) -> tensor<31x37x6xf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<6x17x31xf16>, tensor<31x37x6xf16>) -> tensor<6x17x37xf16>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<6x17x31xf16>) -> tensor<6x17x31xf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xf16>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<31x37x6xf16>) -> tensor<6x37x31xf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xf16>, tensor<6x37x31xf16>) -> tensor<6x17x37xf16>
  check.expect_eq %r, %e : tensor<6x17x37xf16>
  func.return
}
func.func private @left_f16_f16() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<17x31x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x31x6xi32>
  %x = stablehlo.convert %xi : (tensor<17x31x6xi32>) -> tensor<17x31x6xf16>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<6x31x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<6x31x37xi32>
  %y = stablehlo.convert %yi : (tensor<6x31x37xi32>) -> tensor<6x31x37xf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<17x31x6xf16>, tensor<6x31x37xf16>) -> tensor<6x17x37xf16>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<17x31x6xf16>) -> tensor<6x17x31xf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xf16>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<6x31x37xf16>) -> tensor<6x37x31xf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xf16>, tensor<6x37x31xf16>) -> tensor<6x17x37xf16>
  check.expect_eq %r, %e : tensor<6x17x37xf16>
  func.return
}
func.func private @both_f16_f16() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<31x17x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<31x17x6xi32>
  %x = stablehlo.convert %xi : (tensor<31x17x6xi32>) -> tensor<31x17x6xf16>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<37x31x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<37x31x6xi32>
  %y = stablehlo.convert %yi : (tensor<37x31x6xi32>) -> tensor<37x31x6xf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<31x17x6xf16>, tensor<37x31x6xf16>) -> tensor<6x17x37xf16>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<31x17x6xf16>) -> tensor<6x17x31xf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xf16>
  %yt = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<37x31x6xf16>) -> tensor<6x37x31xf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xf16>, tensor<6x37x31xf16>) -> tensor<6x17x37xf16>
  check.expect_eq %r, %e : tensor<6x17x37xf16>
  func.return
}
func.func private @right_f32_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<6x17x31xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<6x17x31xi32>
  %x = stablehlo.convert %xi : (tensor<6x17x31xi32>) -> tensor<6x17x31xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<31x37x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<31x37x6xi32>
  %y = stablehlo.convert %yi : (tensor<31x37x6xi32>) -> tensor<31x37x6xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<6x17x31xf32>, tensor<31x37x6xf32>) -> tensor<6x17x37xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<6x17x31xf32>) -> tensor<6x17x31xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xf32>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<31x37x6xf32>) -> tensor<6x37x31xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xf32>, tensor<6x37x31xf32>) -> tensor<6x17x37xf32>
  check.expect_eq %r, %e : tensor<6x17x37xf32>
  func.return
}
func.func private @left_f32_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<17x31x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x31x6xi32>
  %x = stablehlo.convert %xi : (tensor<17x31x6xi32>) -> tensor<17x31x6xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<6x31x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<6x31x37xi32>
  %y = stablehlo.convert %yi : (tensor<6x31x37xi32>) -> tensor<6x31x37xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<17x31x6xf32>, tensor<6x31x37xf32>) -> tensor<6x17x37xf32>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<17x31x6xf32>) -> tensor<6x17x31xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xf32>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<6x31x37xf32>) -> tensor<6x37x31xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xf32>, tensor<6x37x31xf32>) -> tensor<6x17x37xf32>
  check.expect_eq %r, %e : tensor<6x17x37xf32>
  func.return
}
func.func private @both_f32_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<31x17x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<31x17x6xi32>
  %x = stablehlo.convert %xi : (tensor<31x17x6xi32>) -> tensor<31x17x6xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<37x31x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<37x31x6xi32>
  %y = stablehlo.convert %yi : (tensor<37x31x6xi32>) -> tensor<37x31x6xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<31x17x6xf32>, tensor<37x31x6xf32>) -> tensor<6x17x37xf32>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<31x17x6xf32>) -> tensor<6x17x31xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xf32>
  %yt = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<37x31x6xf32>) -> tensor<6x37x31xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xf32>, tensor<6x37x31xf32>) -> tensor<6x17x37xf32>
  check.expect_eq %r, %e : tensor<6x17x37xf32>
  func.return
}
func.func private @right_f64_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<6x17x31xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<6x17x31xi32>
  %x = stablehlo.convert %xi : (tensor<6x17x31xi32>) -> tensor<6x17x31xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<31x37x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<31x37x6xi32>
  %y = stablehlo.convert %yi : (tensor<31x37x6xi32>) -> tensor<31x37x6xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<6x17x31xf64>, tensor<31x37x6xf64>) -> tensor<6x17x37xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<6x17x31xf64>) -> tensor<6x17x31xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xf64>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<31x37x6xf64>) -> tensor<6x37x31xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xf64>, tensor<6x37x31xf64>) -> tensor<6x17x37xf64>
  check.expect_eq %r, %e : tensor<6x17x37xf64>
  func.return
}
func.func private @left_f64_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<17x31x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x31x6xi32>
  %x = stablehlo.convert %xi : (tensor<17x31x6xi32>) -> tensor<17x31x6xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<6x31x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<6x31x37xi32>
  %y = stablehlo.convert %yi : (tensor<6x31x37xi32>) -> tensor<6x31x37xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<17x31x6xf64>, tensor<6x31x37xf64>) -> tensor<6x17x37xf64>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<17x31x6xf64>) -> tensor<6x17x31xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xf64>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<6x31x37xf64>) -> tensor<6x37x31xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xf64>, tensor<6x37x31xf64>) -> tensor<6x17x37xf64>
  check.expect_eq %r, %e : tensor<6x17x37xf64>
  func.return
}
func.func private @both_f64_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<31x17x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<31x17x6xi32>
  %x = stablehlo.convert %xi : (tensor<31x17x6xi32>) -> tensor<31x17x6xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<37x31x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<37x31x6xi32>
  %y = stablehlo.convert %yi : (tensor<37x31x6xi32>) -> tensor<37x31x6xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<31x17x6xf64>, tensor<37x31x6xf64>) -> tensor<6x17x37xf64>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<31x17x6xf64>) -> tensor<6x17x31xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xf64>
  %yt = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<37x31x6xf64>) -> tensor<6x37x31xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xf64>, tensor<6x37x31xf64>) -> tensor<6x17x37xf64>
  check.expect_eq %r, %e : tensor<6x17x37xf64>
  func.return
}
func.func private @right_i32_i32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<6x17x31xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<6x17x31xi32>
  %x = stablehlo.convert %xi : (tensor<6x17x31xi32>) -> tensor<6x17x31xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<31x37x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<31x37x6xi32>
  %y = stablehlo.convert %yi : (tensor<31x37x6xi32>) -> tensor<31x37x6xi32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<6x17x31xi32>, tensor<31x37x6xi32>) -> tensor<6x17x37xi32>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<6x17x31xi32>) -> tensor<6x17x31xi32>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xi32>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<31x37x6xi32>) -> tensor<6x37x31xi32>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xi32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xi32>, tensor<6x37x31xi32>) -> tensor<6x17x37xi32>
  check.expect_eq %r, %e : tensor<6x17x37xi32>
  func.return
}
func.func private @left_i32_i32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<17x31x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x31x6xi32>
  %x = stablehlo.convert %xi : (tensor<17x31x6xi32>) -> tensor<17x31x6xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<6x31x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<6x31x37xi32>
  %y = stablehlo.convert %yi : (tensor<6x31x37xi32>) -> tensor<6x31x37xi32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<17x31x6xi32>, tensor<6x31x37xi32>) -> tensor<6x17x37xi32>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<17x31x6xi32>) -> tensor<6x17x31xi32>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xi32>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<6x31x37xi32>) -> tensor<6x37x31xi32>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xi32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xi32>, tensor<6x37x31xi32>) -> tensor<6x17x37xi32>
  check.expect_eq %r, %e : tensor<6x17x37xi32>
  func.return
}
func.func private @both_i32_i32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<31x17x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<31x17x6xi32>
  %x = stablehlo.convert %xi : (tensor<31x17x6xi32>) -> tensor<31x17x6xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<37x31x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<37x31x6xi32>
  %y = stablehlo.convert %yi : (tensor<37x31x6xi32>) -> tensor<37x31x6xi32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<31x17x6xi32>, tensor<37x31x6xi32>) -> tensor<6x17x37xi32>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<31x17x6xi32>) -> tensor<6x17x31xi32>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xi32>
  %yt = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<37x31x6xi32>) -> tensor<6x37x31xi32>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xi32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xi32>, tensor<6x37x31xi32>) -> tensor<6x17x37xi32>
  check.expect_eq %r, %e : tensor<6x17x37xi32>
  func.return
}
func.func private @right_i8_i32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<6x17x31xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<6x17x31xi32>
  %x = stablehlo.convert %xi : (tensor<6x17x31xi32>) -> tensor<6x17x31xi8>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<31x37x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<31x37x6xi32>
  %y = stablehlo.convert %yi : (tensor<31x37x6xi32>) -> tensor<31x37x6xi8>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2] x [0] : (tensor<6x17x31xi8>, tensor<31x37x6xi8>) -> tensor<6x17x37xi32>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<6x17x31xi8>) -> tensor<6x17x31xi8>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xi8>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<31x37x6xi8>) -> tensor<6x37x31xi8>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xi8>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xi8>, tensor<6x37x31xi8>) -> tensor<6x17x37xi32>
  check.expect_eq %r, %e : tensor<6x17x37xi32>
  func.return
}
func.func private @left_i8_i32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<17x31x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x31x6xi32>
  %x = stablehlo.convert %xi : (tensor<17x31x6xi32>) -> tensor<17x31x6xi8>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<6x31x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<6x31x37xi32>
  %y = stablehlo.convert %yi : (tensor<6x31x37xi32>) -> tensor<6x31x37xi8>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<17x31x6xi8>, tensor<6x31x37xi8>) -> tensor<6x17x37xi32>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<17x31x6xi8>) -> tensor<6x17x31xi8>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xi8>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<6x31x37xi8>) -> tensor<6x37x31xi8>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xi8>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xi8>, tensor<6x37x31xi8>) -> tensor<6x17x37xi32>
  check.expect_eq %r, %e : tensor<6x17x37xi32>
  func.return
}
func.func private @both_i8_i32() {
  %x0 = stablehlo.iota dim = 0 : tensor<3162xi32>
  %x1 = stablehlo.constant dense<7> : tensor<3162xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3162xi32>
  %x3 = stablehlo.constant dense<11> : tensor<3162xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3162xi32>
  %x5 = stablehlo.constant dense<5> : tensor<3162xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<3162xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<3162xi32>) -> tensor<31x17x6xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<31x17x6xi32>
  %x = stablehlo.convert %xi : (tensor<31x17x6xi32>) -> tensor<31x17x6xi8>
  %y0 = stablehlo.iota dim = 0 : tensor<6882xi32>
  %y1 = stablehlo.constant dense<5> : tensor<6882xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<6882xi32>
  %y3 = stablehlo.constant dense<7> : tensor<6882xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<6882xi32>
  %y5 = stablehlo.constant dense<3> : tensor<6882xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<6882xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<6882xi32>) -> tensor<37x31x6xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<37x31x6xi32>
  %y = stablehlo.convert %yi : (tensor<37x31x6xi32>) -> tensor<37x31x6xi8>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<31x17x6xi8>, tensor<37x31x6xi8>) -> tensor<6x17x37xi32>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<31x17x6xi8>) -> tensor<6x17x31xi8>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x17x31xi8>
  %yt = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<37x31x6xi8>) -> tensor<6x37x31xi8>
  %yb = stablehlo.optimization_barrier %yt : tensor<6x37x31xi8>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x17x31xi8>, tensor<6x37x31xi8>) -> tensor<6x17x37xi32>
  check.expect_eq %r, %e : tensor<6x17x37xi32>
  func.return
}
func.func private @complex_deep() {
  %xr0 = stablehlo.iota dim = 0 : tensor<855xi32>
  %xr1 = stablehlo.constant dense<7> : tensor<855xi32>
  %xr2 = stablehlo.multiply %xr0, %xr1 : tensor<855xi32>
  %xr3 = stablehlo.constant dense<11> : tensor<855xi32>
  %xr4 = stablehlo.remainder %xr2, %xr3 : tensor<855xi32>
  %xr5 = stablehlo.constant dense<5> : tensor<855xi32>
  %xr6 = stablehlo.subtract %xr4, %xr5 : tensor<855xi32>
  %xr7 = stablehlo.reshape %xr6 : (tensor<855xi32>) -> tensor<19x9x5xi32>
  %xri = stablehlo.optimization_barrier %xr7 : tensor<19x9x5xi32>
  %xr = stablehlo.convert %xri : (tensor<19x9x5xi32>) -> tensor<19x9x5xf32>
  %xs0 = stablehlo.iota dim = 0 : tensor<855xi32>
  %xs1 = stablehlo.constant dense<9> : tensor<855xi32>
  %xs2 = stablehlo.multiply %xs0, %xs1 : tensor<855xi32>
  %xs3 = stablehlo.constant dense<11> : tensor<855xi32>
  %xs4 = stablehlo.remainder %xs2, %xs3 : tensor<855xi32>
  %xs5 = stablehlo.constant dense<5> : tensor<855xi32>
  %xs6 = stablehlo.subtract %xs4, %xs5 : tensor<855xi32>
  %xs7 = stablehlo.reshape %xs6 : (tensor<855xi32>) -> tensor<19x9x5xi32>
  %xsi = stablehlo.optimization_barrier %xs7 : tensor<19x9x5xi32>
  %xs = stablehlo.convert %xsi : (tensor<19x9x5xi32>) -> tensor<19x9x5xf32>
  %x = stablehlo.complex %xr, %xs : tensor<19x9x5xcomplex<f32>>
  %yr0 = stablehlo.iota dim = 0 : tensor<950xi32>
  %yr1 = stablehlo.constant dense<5> : tensor<950xi32>
  %yr2 = stablehlo.multiply %yr0, %yr1 : tensor<950xi32>
  %yr3 = stablehlo.constant dense<7> : tensor<950xi32>
  %yr4 = stablehlo.remainder %yr2, %yr3 : tensor<950xi32>
  %yr5 = stablehlo.constant dense<3> : tensor<950xi32>
  %yr6 = stablehlo.subtract %yr4, %yr5 : tensor<950xi32>
  %yr7 = stablehlo.reshape %yr6 : (tensor<950xi32>) -> tensor<10x19x5xi32>
  %yri = stablehlo.optimization_barrier %yr7 : tensor<10x19x5xi32>
  %yr = stablehlo.convert %yri : (tensor<10x19x5xi32>) -> tensor<10x19x5xf32>
  %ys0 = stablehlo.iota dim = 0 : tensor<950xi32>
  %ys1 = stablehlo.constant dense<7> : tensor<950xi32>
  %ys2 = stablehlo.multiply %ys0, %ys1 : tensor<950xi32>
  %ys3 = stablehlo.constant dense<7> : tensor<950xi32>
  %ys4 = stablehlo.remainder %ys2, %ys3 : tensor<950xi32>
  %ys5 = stablehlo.constant dense<3> : tensor<950xi32>
  %ys6 = stablehlo.subtract %ys4, %ys5 : tensor<950xi32>
  %ys7 = stablehlo.reshape %ys6 : (tensor<950xi32>) -> tensor<10x19x5xi32>
  %ysi = stablehlo.optimization_barrier %ys7 : tensor<10x19x5xi32>
  %ys = stablehlo.convert %ysi : (tensor<10x19x5xi32>) -> tensor<10x19x5xf32>
  %y = stablehlo.complex %yr, %ys : tensor<10x19x5xcomplex<f32>>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [1] : (tensor<19x9x5xcomplex<f32>>, tensor<10x19x5xcomplex<f32>>) -> tensor<5x9x10xcomplex<f32>>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<19x9x5xcomplex<f32>>) -> tensor<5x9x19xcomplex<f32>>
  %xb = stablehlo.optimization_barrier %xt : tensor<5x9x19xcomplex<f32>>
  %yt = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<10x19x5xcomplex<f32>>) -> tensor<5x10x19xcomplex<f32>>
  %yb = stablehlo.optimization_barrier %yt : tensor<5x10x19xcomplex<f32>>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<5x9x19xcomplex<f32>>, tensor<5x10x19xcomplex<f32>>) -> tensor<5x9x10xcomplex<f32>>
  %rreal = stablehlo.real %r : (tensor<5x9x10xcomplex<f32>>) -> tensor<5x9x10xf32>
  %rimag = stablehlo.imag %r : (tensor<5x9x10xcomplex<f32>>) -> tensor<5x9x10xf32>
  %ereal = stablehlo.real %e : (tensor<5x9x10xcomplex<f32>>) -> tensor<5x9x10xf32>
  %eimag = stablehlo.imag %e : (tensor<5x9x10xcomplex<f32>>) -> tensor<5x9x10xf32>
  check.expect_eq %rreal, %ereal : tensor<5x9x10xf32>
  check.expect_eq %rimag, %eimag : tensor<5x9x10xf32>
  func.return
}
func.func private @complex_short() {
  %xr0 = stablehlo.iota dim = 0 : tensor<315xi32>
  %xr1 = stablehlo.constant dense<7> : tensor<315xi32>
  %xr2 = stablehlo.multiply %xr0, %xr1 : tensor<315xi32>
  %xr3 = stablehlo.constant dense<11> : tensor<315xi32>
  %xr4 = stablehlo.remainder %xr2, %xr3 : tensor<315xi32>
  %xr5 = stablehlo.constant dense<5> : tensor<315xi32>
  %xr6 = stablehlo.subtract %xr4, %xr5 : tensor<315xi32>
  %xr7 = stablehlo.reshape %xr6 : (tensor<315xi32>) -> tensor<7x9x5xi32>
  %xri = stablehlo.optimization_barrier %xr7 : tensor<7x9x5xi32>
  %xr = stablehlo.convert %xri : (tensor<7x9x5xi32>) -> tensor<7x9x5xf32>
  %xs0 = stablehlo.iota dim = 0 : tensor<315xi32>
  %xs1 = stablehlo.constant dense<9> : tensor<315xi32>
  %xs2 = stablehlo.multiply %xs0, %xs1 : tensor<315xi32>
  %xs3 = stablehlo.constant dense<11> : tensor<315xi32>
  %xs4 = stablehlo.remainder %xs2, %xs3 : tensor<315xi32>
  %xs5 = stablehlo.constant dense<5> : tensor<315xi32>
  %xs6 = stablehlo.subtract %xs4, %xs5 : tensor<315xi32>
  %xs7 = stablehlo.reshape %xs6 : (tensor<315xi32>) -> tensor<7x9x5xi32>
  %xsi = stablehlo.optimization_barrier %xs7 : tensor<7x9x5xi32>
  %xs = stablehlo.convert %xsi : (tensor<7x9x5xi32>) -> tensor<7x9x5xf32>
  %x = stablehlo.complex %xr, %xs : tensor<7x9x5xcomplex<f32>>
  %yr0 = stablehlo.iota dim = 0 : tensor<350xi32>
  %yr1 = stablehlo.constant dense<5> : tensor<350xi32>
  %yr2 = stablehlo.multiply %yr0, %yr1 : tensor<350xi32>
  %yr3 = stablehlo.constant dense<7> : tensor<350xi32>
  %yr4 = stablehlo.remainder %yr2, %yr3 : tensor<350xi32>
  %yr5 = stablehlo.constant dense<3> : tensor<350xi32>
  %yr6 = stablehlo.subtract %yr4, %yr5 : tensor<350xi32>
  %yr7 = stablehlo.reshape %yr6 : (tensor<350xi32>) -> tensor<7x10x5xi32>
  %yri = stablehlo.optimization_barrier %yr7 : tensor<7x10x5xi32>
  %yr = stablehlo.convert %yri : (tensor<7x10x5xi32>) -> tensor<7x10x5xf32>
  %ys0 = stablehlo.iota dim = 0 : tensor<350xi32>
  %ys1 = stablehlo.constant dense<7> : tensor<350xi32>
  %ys2 = stablehlo.multiply %ys0, %ys1 : tensor<350xi32>
  %ys3 = stablehlo.constant dense<7> : tensor<350xi32>
  %ys4 = stablehlo.remainder %ys2, %ys3 : tensor<350xi32>
  %ys5 = stablehlo.constant dense<3> : tensor<350xi32>
  %ys6 = stablehlo.subtract %ys4, %ys5 : tensor<350xi32>
  %ys7 = stablehlo.reshape %ys6 : (tensor<350xi32>) -> tensor<7x10x5xi32>
  %ysi = stablehlo.optimization_barrier %ys7 : tensor<7x10x5xi32>
  %ys = stablehlo.convert %ysi : (tensor<7x10x5xi32>) -> tensor<7x10x5xf32>
  %y = stablehlo.complex %yr, %ys : tensor<7x10x5xcomplex<f32>>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [0] : (tensor<7x9x5xcomplex<f32>>, tensor<7x10x5xcomplex<f32>>) -> tensor<5x9x10xcomplex<f32>>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<7x9x5xcomplex<f32>>) -> tensor<5x9x7xcomplex<f32>>
  %xb = stablehlo.optimization_barrier %xt : tensor<5x9x7xcomplex<f32>>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<7x10x5xcomplex<f32>>) -> tensor<5x10x7xcomplex<f32>>
  %yb = stablehlo.optimization_barrier %yt : tensor<5x10x7xcomplex<f32>>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<5x9x7xcomplex<f32>>, tensor<5x10x7xcomplex<f32>>) -> tensor<5x9x10xcomplex<f32>>
  %rreal = stablehlo.real %r : (tensor<5x9x10xcomplex<f32>>) -> tensor<5x9x10xf32>
  %rimag = stablehlo.imag %r : (tensor<5x9x10xcomplex<f32>>) -> tensor<5x9x10xf32>
  %ereal = stablehlo.real %e : (tensor<5x9x10xcomplex<f32>>) -> tensor<5x9x10xf32>
  %eimag = stablehlo.imag %e : (tensor<5x9x10xcomplex<f32>>) -> tensor<5x9x10xf32>
  check.expect_eq %rreal, %ereal : tensor<5x9x10xf32>
  check.expect_eq %rimag, %eimag : tensor<5x9x10xf32>
  func.return
}
func.func private @two_apart_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<1836xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1836xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1836xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1836xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1836xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1836xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1836xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1836xi32>) -> tensor<17x9x4x3xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x9x4x3xi32>
  %x = stablehlo.convert %xi : (tensor<17x9x4x3xi32>) -> tensor<17x9x4x3xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<2484xi32>
  %y1 = stablehlo.constant dense<5> : tensor<2484xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<2484xi32>
  %y3 = stablehlo.constant dense<7> : tensor<2484xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<2484xi32>
  %y5 = stablehlo.constant dense<3> : tensor<2484xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<2484xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<2484xi32>) -> tensor<4x9x23x3xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<4x9x23x3xi32>
  %y = stablehlo.convert %yi : (tensor<4x9x23x3xi32>) -> tensor<4x9x23x3xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2, 3] x [0, 3], contracting_dims = [1] x [1] : (tensor<17x9x4x3xbf16>, tensor<4x9x23x3xbf16>) -> tensor<4x3x17x23xbf16>
  %xt = stablehlo.transpose %x, dims = [2, 3, 0, 1] : (tensor<17x9x4x3xbf16>) -> tensor<4x3x17x9xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x3x17x9xbf16>
  %yt = stablehlo.transpose %y, dims = [0, 3, 2, 1] : (tensor<4x9x23x3xbf16>) -> tensor<4x3x23x9xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<4x3x23x9xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<4x3x17x9xbf16>, tensor<4x3x23x9xbf16>) -> tensor<4x3x17x23xbf16>
  check.expect_eq %r, %e : tensor<4x3x17x23xbf16>
  func.return
}
func.func private @two_left_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<2160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2160xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2160xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2160xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2160xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2160xi32>) -> tensor<4x12x9x5xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x12x9x5xi32>
  %x = stablehlo.convert %xi : (tensor<4x12x9x5xi32>) -> tensor<4x12x9x5xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<7440xi32>
  %y1 = stablehlo.constant dense<5> : tensor<7440xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<7440xi32>
  %y3 = stablehlo.constant dense<7> : tensor<7440xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<7440xi32>
  %y5 = stablehlo.constant dense<3> : tensor<7440xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<7440xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<7440xi32>) -> tensor<5x12x31x4xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<5x12x31x4xi32>
  %y = stablehlo.convert %yi : (tensor<5x12x31x4xi32>) -> tensor<5x12x31x4xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0, 3] x [3, 0], contracting_dims = [1] x [1] : (tensor<4x12x9x5xbf16>, tensor<5x12x31x4xbf16>) -> tensor<4x5x9x31xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<4x12x9x5xbf16>) -> tensor<4x5x9x12xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x5x9x12xbf16>
  %yt = stablehlo.transpose %y, dims = [3, 0, 2, 1] : (tensor<5x12x31x4xbf16>) -> tensor<4x5x31x12xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<4x5x31x12xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<4x5x9x12xbf16>, tensor<4x5x31x12xbf16>) -> tensor<4x5x9x31xbf16>
  check.expect_eq %r, %e : tensor<4x5x9x31xbf16>
  func.return
}
func.func private @two_contracted_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<540xi32>
  %x1 = stablehlo.constant dense<7> : tensor<540xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<540xi32>
  %x3 = stablehlo.constant dense<11> : tensor<540xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<540xi32>
  %x5 = stablehlo.constant dense<5> : tensor<540xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<540xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<540xi32>) -> tensor<4x9x3x5xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x9x3x5xi32>
  %x = stablehlo.convert %xi : (tensor<4x9x3x5xi32>) -> tensor<4x9x3x5xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<660xi32>
  %y1 = stablehlo.constant dense<5> : tensor<660xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<660xi32>
  %y3 = stablehlo.constant dense<7> : tensor<660xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<660xi32>
  %y5 = stablehlo.constant dense<3> : tensor<660xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<660xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<660xi32>) -> tensor<11x3x4x5xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<11x3x4x5xi32>
  %y = stablehlo.convert %yi : (tensor<11x3x4x5xi32>) -> tensor<11x3x4x5xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [3] x [3], contracting_dims = [0, 2] x [2, 1] : (tensor<4x9x3x5xbf16>, tensor<11x3x4x5xbf16>) -> tensor<5x9x11xbf16>
  %xt = stablehlo.transpose %x, dims = [3, 1, 0, 2] : (tensor<4x9x3x5xbf16>) -> tensor<5x9x4x3xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<5x9x4x3xbf16>
  %yt = stablehlo.transpose %y, dims = [3, 0, 2, 1] : (tensor<11x3x4x5xbf16>) -> tensor<5x11x4x3xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<5x11x4x3xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<5x9x4x3xbf16>, tensor<5x11x4x3xbf16>) -> tensor<5x9x11xbf16>
  check.expect_eq %r, %e : tensor<5x9x11xbf16>
  func.return
}
func.func private @few_rows_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<504xi32>
  %x1 = stablehlo.constant dense<7> : tensor<504xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<504xi32>
  %x3 = stablehlo.constant dense<11> : tensor<504xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<504xi32>
  %x5 = stablehlo.constant dense<5> : tensor<504xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<504xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<504xi32>) -> tensor<18x4x7xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<18x4x7xi32>
  %x = stablehlo.convert %xi : (tensor<18x4x7xi32>) -> tensor<18x4x7xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<1890xi32>
  %y1 = stablehlo.constant dense<5> : tensor<1890xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<1890xi32>
  %y3 = stablehlo.constant dense<7> : tensor<1890xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<1890xi32>
  %y5 = stablehlo.constant dense<3> : tensor<1890xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<1890xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<1890xi32>) -> tensor<7x18x15xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<7x18x15xi32>
  %y = stablehlo.convert %yi : (tensor<7x18x15xi32>) -> tensor<7x18x15xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [0] x [1] : (tensor<18x4x7xbf16>, tensor<7x18x15xbf16>) -> tensor<7x4x15xbf16>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<18x4x7xbf16>) -> tensor<7x4x18xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<7x4x18xbf16>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<7x18x15xbf16>) -> tensor<7x15x18xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<7x15x18xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<7x4x18xbf16>, tensor<7x15x18xbf16>) -> tensor<7x4x15xbf16>
  check.expect_eq %r, %e : tensor<7x4x15xbf16>
  func.return
}
func.func private @few_columns_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12000xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12000xi32>) -> tensor<15x40x20xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<15x40x20xi32>
  %x = stablehlo.convert %xi : (tensor<15x40x20xi32>) -> tensor<15x40x20xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<1600xi32>
  %y1 = stablehlo.constant dense<5> : tensor<1600xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<1600xi32>
  %y3 = stablehlo.constant dense<7> : tensor<1600xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<1600xi32>
  %y5 = stablehlo.constant dense<3> : tensor<1600xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<1600xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<1600xi32>) -> tensor<20x40x2xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<20x40x2xi32>
  %y = stablehlo.convert %yi : (tensor<20x40x2xi32>) -> tensor<20x40x2xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<15x40x20xbf16>, tensor<20x40x2xbf16>) -> tensor<20x15x2xbf16>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<15x40x20xbf16>) -> tensor<20x15x40xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<20x15x40xbf16>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<20x40x2xbf16>) -> tensor<20x2x40xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x2x40xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<20x15x40xbf16>, tensor<20x2x40xbf16>) -> tensor<20x15x2xbf16>
  check.expect_eq %r, %e : tensor<20x15x2xbf16>
  func.return
}
func.func private @three_columns_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<4995xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4995xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4995xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4995xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4995xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4995xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4995xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<4995xi32>) -> tensor<9x15x37xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<9x15x37xi32>
  %x = stablehlo.convert %xi : (tensor<9x15x37xi32>) -> tensor<9x15x37xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<999xi32>
  %y1 = stablehlo.constant dense<5> : tensor<999xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<999xi32>
  %y3 = stablehlo.constant dense<7> : tensor<999xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<999xi32>
  %y5 = stablehlo.constant dense<3> : tensor<999xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<999xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<999xi32>) -> tensor<9x37x3xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<9x37x3xi32>
  %y = stablehlo.convert %yi : (tensor<9x37x3xi32>) -> tensor<9x37x3xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<9x15x37xbf16>, tensor<9x37x3xbf16>) -> tensor<9x15x3xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<9x15x37xbf16>) -> tensor<9x15x37xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<9x15x37xbf16>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<9x37x3xbf16>) -> tensor<9x3x37xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<9x3x37xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<9x15x37xbf16>, tensor<9x3x37xbf16>) -> tensor<9x15x3xbf16>
  check.expect_eq %r, %e : tensor<9x15x3xbf16>
  func.return
}
func.func private @shared_columns_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<1920xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1920xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1920xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1920xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1920xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1920xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1920xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1920xi32>) -> tensor<2x3x8x40xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x3x8x40xi32>
  %x = stablehlo.convert %xi : (tensor<2x3x8x40xi32>) -> tensor<2x3x8x40xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %y1 = stablehlo.constant dense<5> : tensor<480xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<480xi32>
  %y3 = stablehlo.constant dense<7> : tensor<480xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<480xi32>
  %y5 = stablehlo.constant dense<3> : tensor<480xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<480xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<480xi32>) -> tensor<2x3x40x2xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<2x3x40x2xi32>
  %y = stablehlo.convert %yi : (tensor<2x3x40x2xi32>) -> tensor<2x3x40x2xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x8x40xbf16>, tensor<2x3x40x2xbf16>) -> tensor<2x3x8x2xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2, 3] : (tensor<2x3x8x40xbf16>) -> tensor<2x3x8x40xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x3x8x40xbf16>
  %yt = stablehlo.transpose %y, dims = [0, 1, 3, 2] : (tensor<2x3x40x2xbf16>) -> tensor<2x3x2x40xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<2x3x2x40xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x8x40xbf16>, tensor<2x3x2x40xbf16>) -> tensor<2x3x8x2xbf16>
  check.expect_eq %r, %e : tensor<2x3x8x2xbf16>
  func.return
}
func.func private @lanes_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<2880xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2880xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2880xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2880xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2880xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2880xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2880xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2880xi32>) -> tensor<8x9x40xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<8x9x40xi32>
  %x = stablehlo.convert %xi : (tensor<8x9x40xi32>) -> tensor<8x9x40xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<3200xi32>
  %y1 = stablehlo.constant dense<5> : tensor<3200xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<3200xi32>
  %y3 = stablehlo.constant dense<7> : tensor<3200xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<3200xi32>
  %y5 = stablehlo.constant dense<3> : tensor<3200xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<3200xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<3200xi32>) -> tensor<8x10x40xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<8x10x40xi32>
  %y = stablehlo.convert %yi : (tensor<8x10x40xi32>) -> tensor<8x10x40xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [0] : (tensor<8x9x40xbf16>, tensor<8x10x40xbf16>) -> tensor<40x9x10xbf16>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<8x9x40xbf16>) -> tensor<40x9x8xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<40x9x8xbf16>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<8x10x40xbf16>) -> tensor<40x10x8xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<40x10x8xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<40x9x8xbf16>, tensor<40x10x8xbf16>) -> tensor<40x9x10xbf16>
  check.expect_eq %r, %e : tensor<40x9x10xbf16>
  func.return
}
func.func private @thin_1_17_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12xi32>) -> tensor<1x12xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x12xi32>
  %x = stablehlo.convert %xi : (tensor<1x12xi32>) -> tensor<1x12xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<204xi32>
  %y1 = stablehlo.constant dense<5> : tensor<204xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<204xi32>
  %y3 = stablehlo.constant dense<7> : tensor<204xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<204xi32>
  %y5 = stablehlo.constant dense<3> : tensor<204xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<204xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<204xi32>) -> tensor<12x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<12x17xi32>
  %y = stablehlo.convert %yi : (tensor<12x17xi32>) -> tensor<12x17xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x12xbf16>, tensor<12x17xbf16>) -> tensor<1x17xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x12xbf16>) -> tensor<1x12xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x12xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<12x17xbf16>) -> tensor<17x12xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x12xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x12xbf16>, tensor<17x12xbf16>) -> tensor<1x17xbf16>
  check.expect_eq %r, %e : tensor<1x17xbf16>
  func.return
}
func.func private @thin_1_20_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12xi32>) -> tensor<1x12xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x12xi32>
  %x = stablehlo.convert %xi : (tensor<1x12xi32>) -> tensor<1x12xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<240xi32>
  %y1 = stablehlo.constant dense<5> : tensor<240xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<240xi32>
  %y3 = stablehlo.constant dense<7> : tensor<240xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<240xi32>
  %y5 = stablehlo.constant dense<3> : tensor<240xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<240xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<240xi32>) -> tensor<12x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<12x20xi32>
  %y = stablehlo.convert %yi : (tensor<12x20xi32>) -> tensor<12x20xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x12xbf16>, tensor<12x20xbf16>) -> tensor<1x20xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x12xbf16>) -> tensor<1x12xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x12xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<12x20xbf16>) -> tensor<20x12xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x12xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x12xbf16>, tensor<20x12xbf16>) -> tensor<1x20xbf16>
  check.expect_eq %r, %e : tensor<1x20xbf16>
  func.return
}
func.func private @thin_1_37_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12xi32>) -> tensor<1x12xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x12xi32>
  %x = stablehlo.convert %xi : (tensor<1x12xi32>) -> tensor<1x12xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<444xi32>
  %y1 = stablehlo.constant dense<5> : tensor<444xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<444xi32>
  %y3 = stablehlo.constant dense<7> : tensor<444xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<444xi32>
  %y5 = stablehlo.constant dense<3> : tensor<444xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<444xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<444xi32>) -> tensor<12x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<12x37xi32>
  %y = stablehlo.convert %yi : (tensor<12x37xi32>) -> tensor<12x37xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x12xbf16>, tensor<12x37xbf16>) -> tensor<1x37xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x12xbf16>) -> tensor<1x12xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x12xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<12x37xbf16>) -> tensor<37x12xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x12xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x12xbf16>, tensor<37x12xbf16>) -> tensor<1x37xbf16>
  check.expect_eq %r, %e : tensor<1x37xbf16>
  func.return
}
func.func private @thin_2_17_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<26xi32>
  %x1 = stablehlo.constant dense<7> : tensor<26xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<26xi32>
  %x3 = stablehlo.constant dense<11> : tensor<26xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<26xi32>
  %x5 = stablehlo.constant dense<5> : tensor<26xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<26xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<26xi32>) -> tensor<2x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x13xi32>
  %x = stablehlo.convert %xi : (tensor<2x13xi32>) -> tensor<2x13xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<221xi32>
  %y1 = stablehlo.constant dense<5> : tensor<221xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<221xi32>
  %y3 = stablehlo.constant dense<7> : tensor<221xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<221xi32>
  %y5 = stablehlo.constant dense<3> : tensor<221xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<221xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<221xi32>) -> tensor<13x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x17xi32>
  %y = stablehlo.convert %yi : (tensor<13x17xi32>) -> tensor<13x17xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<2x13xbf16>, tensor<13x17xbf16>) -> tensor<2x17xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x13xbf16>) -> tensor<2x13xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x13xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x17xbf16>) -> tensor<17x13xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x13xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<2x13xbf16>, tensor<17x13xbf16>) -> tensor<2x17xbf16>
  check.expect_eq %r, %e : tensor<2x17xbf16>
  func.return
}
func.func private @thin_2_20_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<26xi32>
  %x1 = stablehlo.constant dense<7> : tensor<26xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<26xi32>
  %x3 = stablehlo.constant dense<11> : tensor<26xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<26xi32>
  %x5 = stablehlo.constant dense<5> : tensor<26xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<26xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<26xi32>) -> tensor<2x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x13xi32>
  %x = stablehlo.convert %xi : (tensor<2x13xi32>) -> tensor<2x13xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<260xi32>
  %y1 = stablehlo.constant dense<5> : tensor<260xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<260xi32>
  %y3 = stablehlo.constant dense<7> : tensor<260xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<260xi32>
  %y5 = stablehlo.constant dense<3> : tensor<260xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<260xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<260xi32>) -> tensor<13x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x20xi32>
  %y = stablehlo.convert %yi : (tensor<13x20xi32>) -> tensor<13x20xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<2x13xbf16>, tensor<13x20xbf16>) -> tensor<2x20xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x13xbf16>) -> tensor<2x13xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x13xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x20xbf16>) -> tensor<20x13xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x13xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<2x13xbf16>, tensor<20x13xbf16>) -> tensor<2x20xbf16>
  check.expect_eq %r, %e : tensor<2x20xbf16>
  func.return
}
func.func private @thin_2_37_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<26xi32>
  %x1 = stablehlo.constant dense<7> : tensor<26xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<26xi32>
  %x3 = stablehlo.constant dense<11> : tensor<26xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<26xi32>
  %x5 = stablehlo.constant dense<5> : tensor<26xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<26xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<26xi32>) -> tensor<2x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x13xi32>
  %x = stablehlo.convert %xi : (tensor<2x13xi32>) -> tensor<2x13xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<481xi32>
  %y1 = stablehlo.constant dense<5> : tensor<481xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<481xi32>
  %y3 = stablehlo.constant dense<7> : tensor<481xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<481xi32>
  %y5 = stablehlo.constant dense<3> : tensor<481xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<481xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<481xi32>) -> tensor<13x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x37xi32>
  %y = stablehlo.convert %yi : (tensor<13x37xi32>) -> tensor<13x37xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<2x13xbf16>, tensor<13x37xbf16>) -> tensor<2x37xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x13xbf16>) -> tensor<2x13xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x13xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x37xbf16>) -> tensor<37x13xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x13xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<2x13xbf16>, tensor<37x13xbf16>) -> tensor<2x37xbf16>
  check.expect_eq %r, %e : tensor<2x37xbf16>
  func.return
}
func.func private @thin_3_17_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<42xi32>
  %x1 = stablehlo.constant dense<7> : tensor<42xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<42xi32>
  %x3 = stablehlo.constant dense<11> : tensor<42xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<42xi32>
  %x5 = stablehlo.constant dense<5> : tensor<42xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<42xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<42xi32>) -> tensor<3x14xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14xi32>
  %x = stablehlo.convert %xi : (tensor<3x14xi32>) -> tensor<3x14xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<238xi32>
  %y1 = stablehlo.constant dense<5> : tensor<238xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<238xi32>
  %y3 = stablehlo.constant dense<7> : tensor<238xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<238xi32>
  %y5 = stablehlo.constant dense<3> : tensor<238xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<238xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<238xi32>) -> tensor<14x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<14x17xi32>
  %y = stablehlo.convert %yi : (tensor<14x17xi32>) -> tensor<14x17xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x14xbf16>, tensor<14x17xbf16>) -> tensor<3x17xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x14xbf16>) -> tensor<3x14xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x14xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<14x17xbf16>) -> tensor<17x14xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x14xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x14xbf16>, tensor<17x14xbf16>) -> tensor<3x17xbf16>
  check.expect_eq %r, %e : tensor<3x17xbf16>
  func.return
}
func.func private @thin_3_20_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<42xi32>
  %x1 = stablehlo.constant dense<7> : tensor<42xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<42xi32>
  %x3 = stablehlo.constant dense<11> : tensor<42xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<42xi32>
  %x5 = stablehlo.constant dense<5> : tensor<42xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<42xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<42xi32>) -> tensor<3x14xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14xi32>
  %x = stablehlo.convert %xi : (tensor<3x14xi32>) -> tensor<3x14xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<280xi32>
  %y1 = stablehlo.constant dense<5> : tensor<280xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<280xi32>
  %y3 = stablehlo.constant dense<7> : tensor<280xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<280xi32>
  %y5 = stablehlo.constant dense<3> : tensor<280xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<280xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<280xi32>) -> tensor<14x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<14x20xi32>
  %y = stablehlo.convert %yi : (tensor<14x20xi32>) -> tensor<14x20xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x14xbf16>, tensor<14x20xbf16>) -> tensor<3x20xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x14xbf16>) -> tensor<3x14xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x14xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<14x20xbf16>) -> tensor<20x14xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x14xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x14xbf16>, tensor<20x14xbf16>) -> tensor<3x20xbf16>
  check.expect_eq %r, %e : tensor<3x20xbf16>
  func.return
}
func.func private @thin_3_37_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<42xi32>
  %x1 = stablehlo.constant dense<7> : tensor<42xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<42xi32>
  %x3 = stablehlo.constant dense<11> : tensor<42xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<42xi32>
  %x5 = stablehlo.constant dense<5> : tensor<42xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<42xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<42xi32>) -> tensor<3x14xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14xi32>
  %x = stablehlo.convert %xi : (tensor<3x14xi32>) -> tensor<3x14xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<518xi32>
  %y1 = stablehlo.constant dense<5> : tensor<518xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<518xi32>
  %y3 = stablehlo.constant dense<7> : tensor<518xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<518xi32>
  %y5 = stablehlo.constant dense<3> : tensor<518xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<518xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<518xi32>) -> tensor<14x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<14x37xi32>
  %y = stablehlo.convert %yi : (tensor<14x37xi32>) -> tensor<14x37xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x14xbf16>, tensor<14x37xbf16>) -> tensor<3x37xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x14xbf16>) -> tensor<3x14xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x14xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<14x37xbf16>) -> tensor<37x14xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x14xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x14xbf16>, tensor<37x14xbf16>) -> tensor<3x37xbf16>
  check.expect_eq %r, %e : tensor<3x37xbf16>
  func.return
}
func.func private @thin_4_17_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.constant dense<5> : tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<4x15xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x15xi32>
  %x = stablehlo.convert %xi : (tensor<4x15xi32>) -> tensor<4x15xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<255xi32>
  %y1 = stablehlo.constant dense<5> : tensor<255xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<255xi32>
  %y3 = stablehlo.constant dense<7> : tensor<255xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<255xi32>
  %y5 = stablehlo.constant dense<3> : tensor<255xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<255xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<255xi32>) -> tensor<15x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<15x17xi32>
  %y = stablehlo.convert %yi : (tensor<15x17xi32>) -> tensor<15x17xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x15xbf16>, tensor<15x17xbf16>) -> tensor<4x17xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x15xbf16>) -> tensor<4x15xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x15xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<15x17xbf16>) -> tensor<17x15xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x15xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x15xbf16>, tensor<17x15xbf16>) -> tensor<4x17xbf16>
  check.expect_eq %r, %e : tensor<4x17xbf16>
  func.return
}
func.func private @thin_4_20_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.constant dense<5> : tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<4x15xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x15xi32>
  %x = stablehlo.convert %xi : (tensor<4x15xi32>) -> tensor<4x15xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %y1 = stablehlo.constant dense<5> : tensor<300xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<300xi32>
  %y3 = stablehlo.constant dense<7> : tensor<300xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<300xi32>
  %y5 = stablehlo.constant dense<3> : tensor<300xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<300xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<300xi32>) -> tensor<15x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<15x20xi32>
  %y = stablehlo.convert %yi : (tensor<15x20xi32>) -> tensor<15x20xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x15xbf16>, tensor<15x20xbf16>) -> tensor<4x20xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x15xbf16>) -> tensor<4x15xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x15xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<15x20xbf16>) -> tensor<20x15xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x15xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x15xbf16>, tensor<20x15xbf16>) -> tensor<4x20xbf16>
  check.expect_eq %r, %e : tensor<4x20xbf16>
  func.return
}
func.func private @thin_4_37_bf16() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.constant dense<5> : tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<4x15xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x15xi32>
  %x = stablehlo.convert %xi : (tensor<4x15xi32>) -> tensor<4x15xbf16>
  %y0 = stablehlo.iota dim = 0 : tensor<555xi32>
  %y1 = stablehlo.constant dense<5> : tensor<555xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<555xi32>
  %y3 = stablehlo.constant dense<7> : tensor<555xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<555xi32>
  %y5 = stablehlo.constant dense<3> : tensor<555xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<555xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<555xi32>) -> tensor<15x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<15x37xi32>
  %y = stablehlo.convert %yi : (tensor<15x37xi32>) -> tensor<15x37xbf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x15xbf16>, tensor<15x37xbf16>) -> tensor<4x37xbf16>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x15xbf16>) -> tensor<4x15xbf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x15xbf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<15x37xbf16>) -> tensor<37x15xbf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x15xbf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x15xbf16>, tensor<37x15xbf16>) -> tensor<4x37xbf16>
  check.expect_eq %r, %e : tensor<4x37xbf16>
  func.return
}
func.func private @two_apart_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<1836xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1836xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1836xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1836xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1836xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1836xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1836xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1836xi32>) -> tensor<17x9x4x3xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x9x4x3xi32>
  %x = stablehlo.convert %xi : (tensor<17x9x4x3xi32>) -> tensor<17x9x4x3xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<2484xi32>
  %y1 = stablehlo.constant dense<5> : tensor<2484xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<2484xi32>
  %y3 = stablehlo.constant dense<7> : tensor<2484xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<2484xi32>
  %y5 = stablehlo.constant dense<3> : tensor<2484xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<2484xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<2484xi32>) -> tensor<4x9x23x3xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<4x9x23x3xi32>
  %y = stablehlo.convert %yi : (tensor<4x9x23x3xi32>) -> tensor<4x9x23x3xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2, 3] x [0, 3], contracting_dims = [1] x [1] : (tensor<17x9x4x3xf32>, tensor<4x9x23x3xf32>) -> tensor<4x3x17x23xf32>
  %xt = stablehlo.transpose %x, dims = [2, 3, 0, 1] : (tensor<17x9x4x3xf32>) -> tensor<4x3x17x9xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x3x17x9xf32>
  %yt = stablehlo.transpose %y, dims = [0, 3, 2, 1] : (tensor<4x9x23x3xf32>) -> tensor<4x3x23x9xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<4x3x23x9xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<4x3x17x9xf32>, tensor<4x3x23x9xf32>) -> tensor<4x3x17x23xf32>
  check.expect_eq %r, %e : tensor<4x3x17x23xf32>
  func.return
}
func.func private @two_left_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<2160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2160xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2160xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2160xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2160xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2160xi32>) -> tensor<4x12x9x5xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x12x9x5xi32>
  %x = stablehlo.convert %xi : (tensor<4x12x9x5xi32>) -> tensor<4x12x9x5xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<7440xi32>
  %y1 = stablehlo.constant dense<5> : tensor<7440xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<7440xi32>
  %y3 = stablehlo.constant dense<7> : tensor<7440xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<7440xi32>
  %y5 = stablehlo.constant dense<3> : tensor<7440xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<7440xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<7440xi32>) -> tensor<5x12x31x4xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<5x12x31x4xi32>
  %y = stablehlo.convert %yi : (tensor<5x12x31x4xi32>) -> tensor<5x12x31x4xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0, 3] x [3, 0], contracting_dims = [1] x [1] : (tensor<4x12x9x5xf32>, tensor<5x12x31x4xf32>) -> tensor<4x5x9x31xf32>
  %xt = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<4x12x9x5xf32>) -> tensor<4x5x9x12xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x5x9x12xf32>
  %yt = stablehlo.transpose %y, dims = [3, 0, 2, 1] : (tensor<5x12x31x4xf32>) -> tensor<4x5x31x12xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<4x5x31x12xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<4x5x9x12xf32>, tensor<4x5x31x12xf32>) -> tensor<4x5x9x31xf32>
  check.expect_eq %r, %e : tensor<4x5x9x31xf32>
  func.return
}
func.func private @two_contracted_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<540xi32>
  %x1 = stablehlo.constant dense<7> : tensor<540xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<540xi32>
  %x3 = stablehlo.constant dense<11> : tensor<540xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<540xi32>
  %x5 = stablehlo.constant dense<5> : tensor<540xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<540xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<540xi32>) -> tensor<4x9x3x5xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x9x3x5xi32>
  %x = stablehlo.convert %xi : (tensor<4x9x3x5xi32>) -> tensor<4x9x3x5xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<660xi32>
  %y1 = stablehlo.constant dense<5> : tensor<660xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<660xi32>
  %y3 = stablehlo.constant dense<7> : tensor<660xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<660xi32>
  %y5 = stablehlo.constant dense<3> : tensor<660xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<660xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<660xi32>) -> tensor<11x3x4x5xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<11x3x4x5xi32>
  %y = stablehlo.convert %yi : (tensor<11x3x4x5xi32>) -> tensor<11x3x4x5xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [3] x [3], contracting_dims = [0, 2] x [2, 1] : (tensor<4x9x3x5xf32>, tensor<11x3x4x5xf32>) -> tensor<5x9x11xf32>
  %xt = stablehlo.transpose %x, dims = [3, 1, 0, 2] : (tensor<4x9x3x5xf32>) -> tensor<5x9x4x3xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<5x9x4x3xf32>
  %yt = stablehlo.transpose %y, dims = [3, 0, 2, 1] : (tensor<11x3x4x5xf32>) -> tensor<5x11x4x3xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<5x11x4x3xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<5x9x4x3xf32>, tensor<5x11x4x3xf32>) -> tensor<5x9x11xf32>
  check.expect_eq %r, %e : tensor<5x9x11xf32>
  func.return
}
func.func private @few_rows_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<504xi32>
  %x1 = stablehlo.constant dense<7> : tensor<504xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<504xi32>
  %x3 = stablehlo.constant dense<11> : tensor<504xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<504xi32>
  %x5 = stablehlo.constant dense<5> : tensor<504xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<504xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<504xi32>) -> tensor<18x4x7xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<18x4x7xi32>
  %x = stablehlo.convert %xi : (tensor<18x4x7xi32>) -> tensor<18x4x7xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<1890xi32>
  %y1 = stablehlo.constant dense<5> : tensor<1890xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<1890xi32>
  %y3 = stablehlo.constant dense<7> : tensor<1890xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<1890xi32>
  %y5 = stablehlo.constant dense<3> : tensor<1890xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<1890xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<1890xi32>) -> tensor<7x18x15xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<7x18x15xi32>
  %y = stablehlo.convert %yi : (tensor<7x18x15xi32>) -> tensor<7x18x15xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [0] x [1] : (tensor<18x4x7xf32>, tensor<7x18x15xf32>) -> tensor<7x4x15xf32>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<18x4x7xf32>) -> tensor<7x4x18xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<7x4x18xf32>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<7x18x15xf32>) -> tensor<7x15x18xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<7x15x18xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<7x4x18xf32>, tensor<7x15x18xf32>) -> tensor<7x4x15xf32>
  check.expect_eq %r, %e : tensor<7x4x15xf32>
  func.return
}
func.func private @few_columns_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12000xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12000xi32>) -> tensor<15x40x20xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<15x40x20xi32>
  %x = stablehlo.convert %xi : (tensor<15x40x20xi32>) -> tensor<15x40x20xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<1600xi32>
  %y1 = stablehlo.constant dense<5> : tensor<1600xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<1600xi32>
  %y3 = stablehlo.constant dense<7> : tensor<1600xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<1600xi32>
  %y5 = stablehlo.constant dense<3> : tensor<1600xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<1600xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<1600xi32>) -> tensor<20x40x2xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<20x40x2xi32>
  %y = stablehlo.convert %yi : (tensor<20x40x2xi32>) -> tensor<20x40x2xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<15x40x20xf32>, tensor<20x40x2xf32>) -> tensor<20x15x2xf32>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<15x40x20xf32>) -> tensor<20x15x40xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<20x15x40xf32>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<20x40x2xf32>) -> tensor<20x2x40xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x2x40xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<20x15x40xf32>, tensor<20x2x40xf32>) -> tensor<20x15x2xf32>
  check.expect_eq %r, %e : tensor<20x15x2xf32>
  func.return
}
func.func private @three_columns_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<4995xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4995xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4995xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4995xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4995xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4995xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4995xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<4995xi32>) -> tensor<9x15x37xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<9x15x37xi32>
  %x = stablehlo.convert %xi : (tensor<9x15x37xi32>) -> tensor<9x15x37xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<999xi32>
  %y1 = stablehlo.constant dense<5> : tensor<999xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<999xi32>
  %y3 = stablehlo.constant dense<7> : tensor<999xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<999xi32>
  %y5 = stablehlo.constant dense<3> : tensor<999xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<999xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<999xi32>) -> tensor<9x37x3xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<9x37x3xi32>
  %y = stablehlo.convert %yi : (tensor<9x37x3xi32>) -> tensor<9x37x3xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<9x15x37xf32>, tensor<9x37x3xf32>) -> tensor<9x15x3xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<9x15x37xf32>) -> tensor<9x15x37xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<9x15x37xf32>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<9x37x3xf32>) -> tensor<9x3x37xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<9x3x37xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<9x15x37xf32>, tensor<9x3x37xf32>) -> tensor<9x15x3xf32>
  check.expect_eq %r, %e : tensor<9x15x3xf32>
  func.return
}
func.func private @shared_columns_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<1920xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1920xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1920xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1920xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1920xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1920xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1920xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1920xi32>) -> tensor<2x3x8x40xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x3x8x40xi32>
  %x = stablehlo.convert %xi : (tensor<2x3x8x40xi32>) -> tensor<2x3x8x40xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %y1 = stablehlo.constant dense<5> : tensor<480xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<480xi32>
  %y3 = stablehlo.constant dense<7> : tensor<480xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<480xi32>
  %y5 = stablehlo.constant dense<3> : tensor<480xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<480xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<480xi32>) -> tensor<2x3x40x2xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<2x3x40x2xi32>
  %y = stablehlo.convert %yi : (tensor<2x3x40x2xi32>) -> tensor<2x3x40x2xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x8x40xf32>, tensor<2x3x40x2xf32>) -> tensor<2x3x8x2xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2, 3] : (tensor<2x3x8x40xf32>) -> tensor<2x3x8x40xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x3x8x40xf32>
  %yt = stablehlo.transpose %y, dims = [0, 1, 3, 2] : (tensor<2x3x40x2xf32>) -> tensor<2x3x2x40xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<2x3x2x40xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x8x40xf32>, tensor<2x3x2x40xf32>) -> tensor<2x3x8x2xf32>
  check.expect_eq %r, %e : tensor<2x3x8x2xf32>
  func.return
}
func.func private @lanes_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<2880xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2880xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2880xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2880xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2880xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2880xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2880xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2880xi32>) -> tensor<8x9x40xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<8x9x40xi32>
  %x = stablehlo.convert %xi : (tensor<8x9x40xi32>) -> tensor<8x9x40xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<3200xi32>
  %y1 = stablehlo.constant dense<5> : tensor<3200xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<3200xi32>
  %y3 = stablehlo.constant dense<7> : tensor<3200xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<3200xi32>
  %y5 = stablehlo.constant dense<3> : tensor<3200xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<3200xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<3200xi32>) -> tensor<8x10x40xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<8x10x40xi32>
  %y = stablehlo.convert %yi : (tensor<8x10x40xi32>) -> tensor<8x10x40xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [0] : (tensor<8x9x40xf32>, tensor<8x10x40xf32>) -> tensor<40x9x10xf32>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<8x9x40xf32>) -> tensor<40x9x8xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<40x9x8xf32>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<8x10x40xf32>) -> tensor<40x10x8xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<40x10x8xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<40x9x8xf32>, tensor<40x10x8xf32>) -> tensor<40x9x10xf32>
  check.expect_eq %r, %e : tensor<40x9x10xf32>
  func.return
}
func.func private @thin_1_17_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12xi32>) -> tensor<1x12xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x12xi32>
  %x = stablehlo.convert %xi : (tensor<1x12xi32>) -> tensor<1x12xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<204xi32>
  %y1 = stablehlo.constant dense<5> : tensor<204xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<204xi32>
  %y3 = stablehlo.constant dense<7> : tensor<204xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<204xi32>
  %y5 = stablehlo.constant dense<3> : tensor<204xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<204xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<204xi32>) -> tensor<12x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<12x17xi32>
  %y = stablehlo.convert %yi : (tensor<12x17xi32>) -> tensor<12x17xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x12xf32>, tensor<12x17xf32>) -> tensor<1x17xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<1x12xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x12xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<12x17xf32>) -> tensor<17x12xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x12xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x12xf32>, tensor<17x12xf32>) -> tensor<1x17xf32>
  check.expect_eq %r, %e : tensor<1x17xf32>
  func.return
}
func.func private @thin_1_20_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12xi32>) -> tensor<1x12xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x12xi32>
  %x = stablehlo.convert %xi : (tensor<1x12xi32>) -> tensor<1x12xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<240xi32>
  %y1 = stablehlo.constant dense<5> : tensor<240xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<240xi32>
  %y3 = stablehlo.constant dense<7> : tensor<240xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<240xi32>
  %y5 = stablehlo.constant dense<3> : tensor<240xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<240xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<240xi32>) -> tensor<12x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<12x20xi32>
  %y = stablehlo.convert %yi : (tensor<12x20xi32>) -> tensor<12x20xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x12xf32>, tensor<12x20xf32>) -> tensor<1x20xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<1x12xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x12xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<12x20xf32>) -> tensor<20x12xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x12xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x12xf32>, tensor<20x12xf32>) -> tensor<1x20xf32>
  check.expect_eq %r, %e : tensor<1x20xf32>
  func.return
}
func.func private @thin_1_37_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12xi32>) -> tensor<1x12xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x12xi32>
  %x = stablehlo.convert %xi : (tensor<1x12xi32>) -> tensor<1x12xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<444xi32>
  %y1 = stablehlo.constant dense<5> : tensor<444xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<444xi32>
  %y3 = stablehlo.constant dense<7> : tensor<444xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<444xi32>
  %y5 = stablehlo.constant dense<3> : tensor<444xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<444xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<444xi32>) -> tensor<12x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<12x37xi32>
  %y = stablehlo.convert %yi : (tensor<12x37xi32>) -> tensor<12x37xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x12xf32>, tensor<12x37xf32>) -> tensor<1x37xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x12xf32>) -> tensor<1x12xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x12xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<12x37xf32>) -> tensor<37x12xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x12xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x12xf32>, tensor<37x12xf32>) -> tensor<1x37xf32>
  check.expect_eq %r, %e : tensor<1x37xf32>
  func.return
}
func.func private @thin_2_17_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<26xi32>
  %x1 = stablehlo.constant dense<7> : tensor<26xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<26xi32>
  %x3 = stablehlo.constant dense<11> : tensor<26xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<26xi32>
  %x5 = stablehlo.constant dense<5> : tensor<26xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<26xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<26xi32>) -> tensor<2x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x13xi32>
  %x = stablehlo.convert %xi : (tensor<2x13xi32>) -> tensor<2x13xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<221xi32>
  %y1 = stablehlo.constant dense<5> : tensor<221xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<221xi32>
  %y3 = stablehlo.constant dense<7> : tensor<221xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<221xi32>
  %y5 = stablehlo.constant dense<3> : tensor<221xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<221xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<221xi32>) -> tensor<13x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x17xi32>
  %y = stablehlo.convert %yi : (tensor<13x17xi32>) -> tensor<13x17xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<2x13xf32>, tensor<13x17xf32>) -> tensor<2x17xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x13xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x17xf32>) -> tensor<17x13xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x13xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<2x13xf32>, tensor<17x13xf32>) -> tensor<2x17xf32>
  check.expect_eq %r, %e : tensor<2x17xf32>
  func.return
}
func.func private @thin_2_20_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<26xi32>
  %x1 = stablehlo.constant dense<7> : tensor<26xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<26xi32>
  %x3 = stablehlo.constant dense<11> : tensor<26xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<26xi32>
  %x5 = stablehlo.constant dense<5> : tensor<26xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<26xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<26xi32>) -> tensor<2x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x13xi32>
  %x = stablehlo.convert %xi : (tensor<2x13xi32>) -> tensor<2x13xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<260xi32>
  %y1 = stablehlo.constant dense<5> : tensor<260xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<260xi32>
  %y3 = stablehlo.constant dense<7> : tensor<260xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<260xi32>
  %y5 = stablehlo.constant dense<3> : tensor<260xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<260xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<260xi32>) -> tensor<13x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x20xi32>
  %y = stablehlo.convert %yi : (tensor<13x20xi32>) -> tensor<13x20xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<2x13xf32>, tensor<13x20xf32>) -> tensor<2x20xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x13xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x20xf32>) -> tensor<20x13xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x13xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<2x13xf32>, tensor<20x13xf32>) -> tensor<2x20xf32>
  check.expect_eq %r, %e : tensor<2x20xf32>
  func.return
}
func.func private @thin_2_37_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<26xi32>
  %x1 = stablehlo.constant dense<7> : tensor<26xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<26xi32>
  %x3 = stablehlo.constant dense<11> : tensor<26xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<26xi32>
  %x5 = stablehlo.constant dense<5> : tensor<26xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<26xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<26xi32>) -> tensor<2x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x13xi32>
  %x = stablehlo.convert %xi : (tensor<2x13xi32>) -> tensor<2x13xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<481xi32>
  %y1 = stablehlo.constant dense<5> : tensor<481xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<481xi32>
  %y3 = stablehlo.constant dense<7> : tensor<481xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<481xi32>
  %y5 = stablehlo.constant dense<3> : tensor<481xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<481xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<481xi32>) -> tensor<13x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x37xi32>
  %y = stablehlo.convert %yi : (tensor<13x37xi32>) -> tensor<13x37xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<2x13xf32>, tensor<13x37xf32>) -> tensor<2x37xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x13xf32>) -> tensor<2x13xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x13xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x37xf32>) -> tensor<37x13xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x13xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<2x13xf32>, tensor<37x13xf32>) -> tensor<2x37xf32>
  check.expect_eq %r, %e : tensor<2x37xf32>
  func.return
}
func.func private @thin_3_17_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<42xi32>
  %x1 = stablehlo.constant dense<7> : tensor<42xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<42xi32>
  %x3 = stablehlo.constant dense<11> : tensor<42xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<42xi32>
  %x5 = stablehlo.constant dense<5> : tensor<42xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<42xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<42xi32>) -> tensor<3x14xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14xi32>
  %x = stablehlo.convert %xi : (tensor<3x14xi32>) -> tensor<3x14xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<238xi32>
  %y1 = stablehlo.constant dense<5> : tensor<238xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<238xi32>
  %y3 = stablehlo.constant dense<7> : tensor<238xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<238xi32>
  %y5 = stablehlo.constant dense<3> : tensor<238xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<238xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<238xi32>) -> tensor<14x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<14x17xi32>
  %y = stablehlo.convert %yi : (tensor<14x17xi32>) -> tensor<14x17xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x14xf32>, tensor<14x17xf32>) -> tensor<3x17xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x14xf32>) -> tensor<3x14xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x14xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<14x17xf32>) -> tensor<17x14xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x14xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x14xf32>, tensor<17x14xf32>) -> tensor<3x17xf32>
  check.expect_eq %r, %e : tensor<3x17xf32>
  func.return
}
func.func private @thin_3_20_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<42xi32>
  %x1 = stablehlo.constant dense<7> : tensor<42xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<42xi32>
  %x3 = stablehlo.constant dense<11> : tensor<42xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<42xi32>
  %x5 = stablehlo.constant dense<5> : tensor<42xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<42xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<42xi32>) -> tensor<3x14xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14xi32>
  %x = stablehlo.convert %xi : (tensor<3x14xi32>) -> tensor<3x14xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<280xi32>
  %y1 = stablehlo.constant dense<5> : tensor<280xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<280xi32>
  %y3 = stablehlo.constant dense<7> : tensor<280xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<280xi32>
  %y5 = stablehlo.constant dense<3> : tensor<280xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<280xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<280xi32>) -> tensor<14x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<14x20xi32>
  %y = stablehlo.convert %yi : (tensor<14x20xi32>) -> tensor<14x20xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x14xf32>, tensor<14x20xf32>) -> tensor<3x20xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x14xf32>) -> tensor<3x14xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x14xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<14x20xf32>) -> tensor<20x14xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x14xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x14xf32>, tensor<20x14xf32>) -> tensor<3x20xf32>
  check.expect_eq %r, %e : tensor<3x20xf32>
  func.return
}
func.func private @thin_3_37_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<42xi32>
  %x1 = stablehlo.constant dense<7> : tensor<42xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<42xi32>
  %x3 = stablehlo.constant dense<11> : tensor<42xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<42xi32>
  %x5 = stablehlo.constant dense<5> : tensor<42xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<42xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<42xi32>) -> tensor<3x14xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14xi32>
  %x = stablehlo.convert %xi : (tensor<3x14xi32>) -> tensor<3x14xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<518xi32>
  %y1 = stablehlo.constant dense<5> : tensor<518xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<518xi32>
  %y3 = stablehlo.constant dense<7> : tensor<518xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<518xi32>
  %y5 = stablehlo.constant dense<3> : tensor<518xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<518xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<518xi32>) -> tensor<14x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<14x37xi32>
  %y = stablehlo.convert %yi : (tensor<14x37xi32>) -> tensor<14x37xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x14xf32>, tensor<14x37xf32>) -> tensor<3x37xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x14xf32>) -> tensor<3x14xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x14xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<14x37xf32>) -> tensor<37x14xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x14xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x14xf32>, tensor<37x14xf32>) -> tensor<3x37xf32>
  check.expect_eq %r, %e : tensor<3x37xf32>
  func.return
}
func.func private @thin_4_17_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.constant dense<5> : tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<4x15xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x15xi32>
  %x = stablehlo.convert %xi : (tensor<4x15xi32>) -> tensor<4x15xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<255xi32>
  %y1 = stablehlo.constant dense<5> : tensor<255xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<255xi32>
  %y3 = stablehlo.constant dense<7> : tensor<255xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<255xi32>
  %y5 = stablehlo.constant dense<3> : tensor<255xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<255xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<255xi32>) -> tensor<15x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<15x17xi32>
  %y = stablehlo.convert %yi : (tensor<15x17xi32>) -> tensor<15x17xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x15xf32>, tensor<15x17xf32>) -> tensor<4x17xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x15xf32>) -> tensor<4x15xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x15xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<15x17xf32>) -> tensor<17x15xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x15xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x15xf32>, tensor<17x15xf32>) -> tensor<4x17xf32>
  check.expect_eq %r, %e : tensor<4x17xf32>
  func.return
}
func.func private @thin_4_20_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.constant dense<5> : tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<4x15xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x15xi32>
  %x = stablehlo.convert %xi : (tensor<4x15xi32>) -> tensor<4x15xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %y1 = stablehlo.constant dense<5> : tensor<300xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<300xi32>
  %y3 = stablehlo.constant dense<7> : tensor<300xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<300xi32>
  %y5 = stablehlo.constant dense<3> : tensor<300xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<300xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<300xi32>) -> tensor<15x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<15x20xi32>
  %y = stablehlo.convert %yi : (tensor<15x20xi32>) -> tensor<15x20xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x15xf32>, tensor<15x20xf32>) -> tensor<4x20xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x15xf32>) -> tensor<4x15xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x15xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<15x20xf32>) -> tensor<20x15xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x15xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x15xf32>, tensor<20x15xf32>) -> tensor<4x20xf32>
  check.expect_eq %r, %e : tensor<4x20xf32>
  func.return
}
func.func private @thin_4_37_f32() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.constant dense<5> : tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<4x15xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x15xi32>
  %x = stablehlo.convert %xi : (tensor<4x15xi32>) -> tensor<4x15xf32>
  %y0 = stablehlo.iota dim = 0 : tensor<555xi32>
  %y1 = stablehlo.constant dense<5> : tensor<555xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<555xi32>
  %y3 = stablehlo.constant dense<7> : tensor<555xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<555xi32>
  %y5 = stablehlo.constant dense<3> : tensor<555xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<555xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<555xi32>) -> tensor<15x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<15x37xi32>
  %y = stablehlo.convert %yi : (tensor<15x37xi32>) -> tensor<15x37xf32>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x15xf32>, tensor<15x37xf32>) -> tensor<4x37xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x15xf32>) -> tensor<4x15xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x15xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<15x37xf32>) -> tensor<37x15xf32>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x15xf32>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x15xf32>, tensor<37x15xf32>) -> tensor<4x37xf32>
  check.expect_eq %r, %e : tensor<4x37xf32>
  func.return
}
func.func private @two_apart_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<1836xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1836xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1836xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1836xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1836xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1836xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1836xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1836xi32>) -> tensor<17x9x4x3xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<17x9x4x3xi32>
  %x = stablehlo.convert %xi : (tensor<17x9x4x3xi32>) -> tensor<17x9x4x3xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<2484xi32>
  %y1 = stablehlo.constant dense<5> : tensor<2484xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<2484xi32>
  %y3 = stablehlo.constant dense<7> : tensor<2484xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<2484xi32>
  %y5 = stablehlo.constant dense<3> : tensor<2484xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<2484xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<2484xi32>) -> tensor<4x9x23x3xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<4x9x23x3xi32>
  %y = stablehlo.convert %yi : (tensor<4x9x23x3xi32>) -> tensor<4x9x23x3xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2, 3] x [0, 3], contracting_dims = [1] x [1] : (tensor<17x9x4x3xf64>, tensor<4x9x23x3xf64>) -> tensor<4x3x17x23xf64>
  %xt = stablehlo.transpose %x, dims = [2, 3, 0, 1] : (tensor<17x9x4x3xf64>) -> tensor<4x3x17x9xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x3x17x9xf64>
  %yt = stablehlo.transpose %y, dims = [0, 3, 2, 1] : (tensor<4x9x23x3xf64>) -> tensor<4x3x23x9xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<4x3x23x9xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<4x3x17x9xf64>, tensor<4x3x23x9xf64>) -> tensor<4x3x17x23xf64>
  check.expect_eq %r, %e : tensor<4x3x17x23xf64>
  func.return
}
func.func private @two_left_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<2160xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2160xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2160xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2160xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2160xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2160xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2160xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2160xi32>) -> tensor<4x12x9x5xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x12x9x5xi32>
  %x = stablehlo.convert %xi : (tensor<4x12x9x5xi32>) -> tensor<4x12x9x5xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<7440xi32>
  %y1 = stablehlo.constant dense<5> : tensor<7440xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<7440xi32>
  %y3 = stablehlo.constant dense<7> : tensor<7440xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<7440xi32>
  %y5 = stablehlo.constant dense<3> : tensor<7440xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<7440xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<7440xi32>) -> tensor<5x12x31x4xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<5x12x31x4xi32>
  %y = stablehlo.convert %yi : (tensor<5x12x31x4xi32>) -> tensor<5x12x31x4xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0, 3] x [3, 0], contracting_dims = [1] x [1] : (tensor<4x12x9x5xf64>, tensor<5x12x31x4xf64>) -> tensor<4x5x9x31xf64>
  %xt = stablehlo.transpose %x, dims = [0, 3, 2, 1] : (tensor<4x12x9x5xf64>) -> tensor<4x5x9x12xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x5x9x12xf64>
  %yt = stablehlo.transpose %y, dims = [3, 0, 2, 1] : (tensor<5x12x31x4xf64>) -> tensor<4x5x31x12xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<4x5x31x12xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<4x5x9x12xf64>, tensor<4x5x31x12xf64>) -> tensor<4x5x9x31xf64>
  check.expect_eq %r, %e : tensor<4x5x9x31xf64>
  func.return
}
func.func private @two_contracted_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<540xi32>
  %x1 = stablehlo.constant dense<7> : tensor<540xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<540xi32>
  %x3 = stablehlo.constant dense<11> : tensor<540xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<540xi32>
  %x5 = stablehlo.constant dense<5> : tensor<540xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<540xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<540xi32>) -> tensor<4x9x3x5xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x9x3x5xi32>
  %x = stablehlo.convert %xi : (tensor<4x9x3x5xi32>) -> tensor<4x9x3x5xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<660xi32>
  %y1 = stablehlo.constant dense<5> : tensor<660xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<660xi32>
  %y3 = stablehlo.constant dense<7> : tensor<660xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<660xi32>
  %y5 = stablehlo.constant dense<3> : tensor<660xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<660xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<660xi32>) -> tensor<11x3x4x5xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<11x3x4x5xi32>
  %y = stablehlo.convert %yi : (tensor<11x3x4x5xi32>) -> tensor<11x3x4x5xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [3] x [3], contracting_dims = [0, 2] x [2, 1] : (tensor<4x9x3x5xf64>, tensor<11x3x4x5xf64>) -> tensor<5x9x11xf64>
  %xt = stablehlo.transpose %x, dims = [3, 1, 0, 2] : (tensor<4x9x3x5xf64>) -> tensor<5x9x4x3xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<5x9x4x3xf64>
  %yt = stablehlo.transpose %y, dims = [3, 0, 2, 1] : (tensor<11x3x4x5xf64>) -> tensor<5x11x4x3xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<5x11x4x3xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<5x9x4x3xf64>, tensor<5x11x4x3xf64>) -> tensor<5x9x11xf64>
  check.expect_eq %r, %e : tensor<5x9x11xf64>
  func.return
}
func.func private @few_rows_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<504xi32>
  %x1 = stablehlo.constant dense<7> : tensor<504xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<504xi32>
  %x3 = stablehlo.constant dense<11> : tensor<504xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<504xi32>
  %x5 = stablehlo.constant dense<5> : tensor<504xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<504xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<504xi32>) -> tensor<18x4x7xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<18x4x7xi32>
  %x = stablehlo.convert %xi : (tensor<18x4x7xi32>) -> tensor<18x4x7xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<1890xi32>
  %y1 = stablehlo.constant dense<5> : tensor<1890xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<1890xi32>
  %y3 = stablehlo.constant dense<7> : tensor<1890xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<1890xi32>
  %y5 = stablehlo.constant dense<3> : tensor<1890xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<1890xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<1890xi32>) -> tensor<7x18x15xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<7x18x15xi32>
  %y = stablehlo.convert %yi : (tensor<7x18x15xi32>) -> tensor<7x18x15xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [0] x [1] : (tensor<18x4x7xf64>, tensor<7x18x15xf64>) -> tensor<7x4x15xf64>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<18x4x7xf64>) -> tensor<7x4x18xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<7x4x18xf64>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<7x18x15xf64>) -> tensor<7x15x18xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<7x15x18xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<7x4x18xf64>, tensor<7x15x18xf64>) -> tensor<7x4x15xf64>
  check.expect_eq %r, %e : tensor<7x4x15xf64>
  func.return
}
func.func private @few_columns_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12000xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12000xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12000xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12000xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12000xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12000xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12000xi32>) -> tensor<15x40x20xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<15x40x20xi32>
  %x = stablehlo.convert %xi : (tensor<15x40x20xi32>) -> tensor<15x40x20xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<1600xi32>
  %y1 = stablehlo.constant dense<5> : tensor<1600xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<1600xi32>
  %y3 = stablehlo.constant dense<7> : tensor<1600xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<1600xi32>
  %y5 = stablehlo.constant dense<3> : tensor<1600xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<1600xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<1600xi32>) -> tensor<20x40x2xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<20x40x2xi32>
  %y = stablehlo.convert %yi : (tensor<20x40x2xi32>) -> tensor<20x40x2xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [1] x [1] : (tensor<15x40x20xf64>, tensor<20x40x2xf64>) -> tensor<20x15x2xf64>
  %xt = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<15x40x20xf64>) -> tensor<20x15x40xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<20x15x40xf64>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<20x40x2xf64>) -> tensor<20x2x40xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x2x40xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<20x15x40xf64>, tensor<20x2x40xf64>) -> tensor<20x15x2xf64>
  check.expect_eq %r, %e : tensor<20x15x2xf64>
  func.return
}
func.func private @three_columns_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<4995xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4995xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4995xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4995xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4995xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4995xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4995xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<4995xi32>) -> tensor<9x15x37xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<9x15x37xi32>
  %x = stablehlo.convert %xi : (tensor<9x15x37xi32>) -> tensor<9x15x37xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<999xi32>
  %y1 = stablehlo.constant dense<5> : tensor<999xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<999xi32>
  %y3 = stablehlo.constant dense<7> : tensor<999xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<999xi32>
  %y5 = stablehlo.constant dense<3> : tensor<999xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<999xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<999xi32>) -> tensor<9x37x3xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<9x37x3xi32>
  %y = stablehlo.convert %yi : (tensor<9x37x3xi32>) -> tensor<9x37x3xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<9x15x37xf64>, tensor<9x37x3xf64>) -> tensor<9x15x3xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2] : (tensor<9x15x37xf64>) -> tensor<9x15x37xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<9x15x37xf64>
  %yt = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<9x37x3xf64>) -> tensor<9x3x37xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<9x3x37xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<9x15x37xf64>, tensor<9x3x37xf64>) -> tensor<9x15x3xf64>
  check.expect_eq %r, %e : tensor<9x15x3xf64>
  func.return
}
func.func private @shared_columns_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<1920xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1920xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1920xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1920xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1920xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1920xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1920xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<1920xi32>) -> tensor<2x3x8x40xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x3x8x40xi32>
  %x = stablehlo.convert %xi : (tensor<2x3x8x40xi32>) -> tensor<2x3x8x40xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %y1 = stablehlo.constant dense<5> : tensor<480xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<480xi32>
  %y3 = stablehlo.constant dense<7> : tensor<480xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<480xi32>
  %y5 = stablehlo.constant dense<3> : tensor<480xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<480xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<480xi32>) -> tensor<2x3x40x2xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<2x3x40x2xi32>
  %y = stablehlo.convert %yi : (tensor<2x3x40x2xi32>) -> tensor<2x3x40x2xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x8x40xf64>, tensor<2x3x40x2xf64>) -> tensor<2x3x8x2xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1, 2, 3] : (tensor<2x3x8x40xf64>) -> tensor<2x3x8x40xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x3x8x40xf64>
  %yt = stablehlo.transpose %y, dims = [0, 1, 3, 2] : (tensor<2x3x40x2xf64>) -> tensor<2x3x2x40xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<2x3x2x40xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x8x40xf64>, tensor<2x3x2x40xf64>) -> tensor<2x3x8x2xf64>
  check.expect_eq %r, %e : tensor<2x3x8x2xf64>
  func.return
}
func.func private @lanes_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<2880xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2880xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2880xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2880xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2880xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2880xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2880xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<2880xi32>) -> tensor<8x9x40xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<8x9x40xi32>
  %x = stablehlo.convert %xi : (tensor<8x9x40xi32>) -> tensor<8x9x40xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<3200xi32>
  %y1 = stablehlo.constant dense<5> : tensor<3200xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<3200xi32>
  %y3 = stablehlo.constant dense<7> : tensor<3200xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<3200xi32>
  %y5 = stablehlo.constant dense<3> : tensor<3200xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<3200xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<3200xi32>) -> tensor<8x10x40xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<8x10x40xi32>
  %y = stablehlo.convert %yi : (tensor<8x10x40xi32>) -> tensor<8x10x40xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0] x [0] : (tensor<8x9x40xf64>, tensor<8x10x40xf64>) -> tensor<40x9x10xf64>
  %xt = stablehlo.transpose %x, dims = [2, 1, 0] : (tensor<8x9x40xf64>) -> tensor<40x9x8xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<40x9x8xf64>
  %yt = stablehlo.transpose %y, dims = [2, 1, 0] : (tensor<8x10x40xf64>) -> tensor<40x10x8xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<40x10x8xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<40x9x8xf64>, tensor<40x10x8xf64>) -> tensor<40x9x10xf64>
  check.expect_eq %r, %e : tensor<40x9x10xf64>
  func.return
}
func.func private @thin_1_17_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12xi32>) -> tensor<1x12xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x12xi32>
  %x = stablehlo.convert %xi : (tensor<1x12xi32>) -> tensor<1x12xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<204xi32>
  %y1 = stablehlo.constant dense<5> : tensor<204xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<204xi32>
  %y3 = stablehlo.constant dense<7> : tensor<204xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<204xi32>
  %y5 = stablehlo.constant dense<3> : tensor<204xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<204xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<204xi32>) -> tensor<12x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<12x17xi32>
  %y = stablehlo.convert %yi : (tensor<12x17xi32>) -> tensor<12x17xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x12xf64>, tensor<12x17xf64>) -> tensor<1x17xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x12xf64>) -> tensor<1x12xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x12xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<12x17xf64>) -> tensor<17x12xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x12xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x12xf64>, tensor<17x12xf64>) -> tensor<1x17xf64>
  check.expect_eq %r, %e : tensor<1x17xf64>
  func.return
}
func.func private @thin_1_20_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12xi32>) -> tensor<1x12xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x12xi32>
  %x = stablehlo.convert %xi : (tensor<1x12xi32>) -> tensor<1x12xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<240xi32>
  %y1 = stablehlo.constant dense<5> : tensor<240xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<240xi32>
  %y3 = stablehlo.constant dense<7> : tensor<240xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<240xi32>
  %y5 = stablehlo.constant dense<3> : tensor<240xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<240xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<240xi32>) -> tensor<12x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<12x20xi32>
  %y = stablehlo.convert %yi : (tensor<12x20xi32>) -> tensor<12x20xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x12xf64>, tensor<12x20xf64>) -> tensor<1x20xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x12xf64>) -> tensor<1x12xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x12xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<12x20xf64>) -> tensor<20x12xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x12xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x12xf64>, tensor<20x12xf64>) -> tensor<1x20xf64>
  check.expect_eq %r, %e : tensor<1x20xf64>
  func.return
}
func.func private @thin_1_37_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<12xi32>
  %x1 = stablehlo.constant dense<7> : tensor<12xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<12xi32>
  %x3 = stablehlo.constant dense<11> : tensor<12xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<12xi32>
  %x5 = stablehlo.constant dense<5> : tensor<12xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<12xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<12xi32>) -> tensor<1x12xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x12xi32>
  %x = stablehlo.convert %xi : (tensor<1x12xi32>) -> tensor<1x12xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<444xi32>
  %y1 = stablehlo.constant dense<5> : tensor<444xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<444xi32>
  %y3 = stablehlo.constant dense<7> : tensor<444xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<444xi32>
  %y5 = stablehlo.constant dense<3> : tensor<444xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<444xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<444xi32>) -> tensor<12x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<12x37xi32>
  %y = stablehlo.convert %yi : (tensor<12x37xi32>) -> tensor<12x37xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x12xf64>, tensor<12x37xf64>) -> tensor<1x37xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x12xf64>) -> tensor<1x12xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x12xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<12x37xf64>) -> tensor<37x12xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x12xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x12xf64>, tensor<37x12xf64>) -> tensor<1x37xf64>
  check.expect_eq %r, %e : tensor<1x37xf64>
  func.return
}
func.func private @thin_2_17_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<26xi32>
  %x1 = stablehlo.constant dense<7> : tensor<26xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<26xi32>
  %x3 = stablehlo.constant dense<11> : tensor<26xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<26xi32>
  %x5 = stablehlo.constant dense<5> : tensor<26xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<26xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<26xi32>) -> tensor<2x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x13xi32>
  %x = stablehlo.convert %xi : (tensor<2x13xi32>) -> tensor<2x13xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<221xi32>
  %y1 = stablehlo.constant dense<5> : tensor<221xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<221xi32>
  %y3 = stablehlo.constant dense<7> : tensor<221xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<221xi32>
  %y5 = stablehlo.constant dense<3> : tensor<221xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<221xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<221xi32>) -> tensor<13x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x17xi32>
  %y = stablehlo.convert %yi : (tensor<13x17xi32>) -> tensor<13x17xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<2x13xf64>, tensor<13x17xf64>) -> tensor<2x17xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x13xf64>) -> tensor<2x13xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x13xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x17xf64>) -> tensor<17x13xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x13xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<2x13xf64>, tensor<17x13xf64>) -> tensor<2x17xf64>
  check.expect_eq %r, %e : tensor<2x17xf64>
  func.return
}
func.func private @thin_2_20_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<26xi32>
  %x1 = stablehlo.constant dense<7> : tensor<26xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<26xi32>
  %x3 = stablehlo.constant dense<11> : tensor<26xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<26xi32>
  %x5 = stablehlo.constant dense<5> : tensor<26xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<26xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<26xi32>) -> tensor<2x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x13xi32>
  %x = stablehlo.convert %xi : (tensor<2x13xi32>) -> tensor<2x13xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<260xi32>
  %y1 = stablehlo.constant dense<5> : tensor<260xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<260xi32>
  %y3 = stablehlo.constant dense<7> : tensor<260xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<260xi32>
  %y5 = stablehlo.constant dense<3> : tensor<260xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<260xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<260xi32>) -> tensor<13x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x20xi32>
  %y = stablehlo.convert %yi : (tensor<13x20xi32>) -> tensor<13x20xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<2x13xf64>, tensor<13x20xf64>) -> tensor<2x20xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x13xf64>) -> tensor<2x13xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x13xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x20xf64>) -> tensor<20x13xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x13xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<2x13xf64>, tensor<20x13xf64>) -> tensor<2x20xf64>
  check.expect_eq %r, %e : tensor<2x20xf64>
  func.return
}
func.func private @thin_2_37_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<26xi32>
  %x1 = stablehlo.constant dense<7> : tensor<26xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<26xi32>
  %x3 = stablehlo.constant dense<11> : tensor<26xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<26xi32>
  %x5 = stablehlo.constant dense<5> : tensor<26xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<26xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<26xi32>) -> tensor<2x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<2x13xi32>
  %x = stablehlo.convert %xi : (tensor<2x13xi32>) -> tensor<2x13xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<481xi32>
  %y1 = stablehlo.constant dense<5> : tensor<481xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<481xi32>
  %y3 = stablehlo.constant dense<7> : tensor<481xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<481xi32>
  %y5 = stablehlo.constant dense<3> : tensor<481xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<481xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<481xi32>) -> tensor<13x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x37xi32>
  %y = stablehlo.convert %yi : (tensor<13x37xi32>) -> tensor<13x37xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<2x13xf64>, tensor<13x37xf64>) -> tensor<2x37xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<2x13xf64>) -> tensor<2x13xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<2x13xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x37xf64>) -> tensor<37x13xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x13xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<2x13xf64>, tensor<37x13xf64>) -> tensor<2x37xf64>
  check.expect_eq %r, %e : tensor<2x37xf64>
  func.return
}
func.func private @thin_3_17_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<42xi32>
  %x1 = stablehlo.constant dense<7> : tensor<42xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<42xi32>
  %x3 = stablehlo.constant dense<11> : tensor<42xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<42xi32>
  %x5 = stablehlo.constant dense<5> : tensor<42xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<42xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<42xi32>) -> tensor<3x14xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14xi32>
  %x = stablehlo.convert %xi : (tensor<3x14xi32>) -> tensor<3x14xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<238xi32>
  %y1 = stablehlo.constant dense<5> : tensor<238xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<238xi32>
  %y3 = stablehlo.constant dense<7> : tensor<238xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<238xi32>
  %y5 = stablehlo.constant dense<3> : tensor<238xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<238xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<238xi32>) -> tensor<14x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<14x17xi32>
  %y = stablehlo.convert %yi : (tensor<14x17xi32>) -> tensor<14x17xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x14xf64>, tensor<14x17xf64>) -> tensor<3x17xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x14xf64>) -> tensor<3x14xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x14xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<14x17xf64>) -> tensor<17x14xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x14xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x14xf64>, tensor<17x14xf64>) -> tensor<3x17xf64>
  check.expect_eq %r, %e : tensor<3x17xf64>
  func.return
}
func.func private @thin_3_20_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<42xi32>
  %x1 = stablehlo.constant dense<7> : tensor<42xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<42xi32>
  %x3 = stablehlo.constant dense<11> : tensor<42xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<42xi32>
  %x5 = stablehlo.constant dense<5> : tensor<42xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<42xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<42xi32>) -> tensor<3x14xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14xi32>
  %x = stablehlo.convert %xi : (tensor<3x14xi32>) -> tensor<3x14xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<280xi32>
  %y1 = stablehlo.constant dense<5> : tensor<280xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<280xi32>
  %y3 = stablehlo.constant dense<7> : tensor<280xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<280xi32>
  %y5 = stablehlo.constant dense<3> : tensor<280xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<280xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<280xi32>) -> tensor<14x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<14x20xi32>
  %y = stablehlo.convert %yi : (tensor<14x20xi32>) -> tensor<14x20xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x14xf64>, tensor<14x20xf64>) -> tensor<3x20xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x14xf64>) -> tensor<3x14xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x14xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<14x20xf64>) -> tensor<20x14xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x14xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x14xf64>, tensor<20x14xf64>) -> tensor<3x20xf64>
  check.expect_eq %r, %e : tensor<3x20xf64>
  func.return
}
func.func private @thin_3_37_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<42xi32>
  %x1 = stablehlo.constant dense<7> : tensor<42xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<42xi32>
  %x3 = stablehlo.constant dense<11> : tensor<42xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<42xi32>
  %x5 = stablehlo.constant dense<5> : tensor<42xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<42xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<42xi32>) -> tensor<3x14xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x14xi32>
  %x = stablehlo.convert %xi : (tensor<3x14xi32>) -> tensor<3x14xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<518xi32>
  %y1 = stablehlo.constant dense<5> : tensor<518xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<518xi32>
  %y3 = stablehlo.constant dense<7> : tensor<518xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<518xi32>
  %y5 = stablehlo.constant dense<3> : tensor<518xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<518xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<518xi32>) -> tensor<14x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<14x37xi32>
  %y = stablehlo.convert %yi : (tensor<14x37xi32>) -> tensor<14x37xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x14xf64>, tensor<14x37xf64>) -> tensor<3x37xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x14xf64>) -> tensor<3x14xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x14xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<14x37xf64>) -> tensor<37x14xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x14xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x14xf64>, tensor<37x14xf64>) -> tensor<3x37xf64>
  check.expect_eq %r, %e : tensor<3x37xf64>
  func.return
}
func.func private @thin_4_17_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.constant dense<5> : tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<4x15xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x15xi32>
  %x = stablehlo.convert %xi : (tensor<4x15xi32>) -> tensor<4x15xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<255xi32>
  %y1 = stablehlo.constant dense<5> : tensor<255xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<255xi32>
  %y3 = stablehlo.constant dense<7> : tensor<255xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<255xi32>
  %y5 = stablehlo.constant dense<3> : tensor<255xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<255xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<255xi32>) -> tensor<15x17xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<15x17xi32>
  %y = stablehlo.convert %yi : (tensor<15x17xi32>) -> tensor<15x17xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x15xf64>, tensor<15x17xf64>) -> tensor<4x17xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x15xf64>) -> tensor<4x15xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x15xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<15x17xf64>) -> tensor<17x15xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<17x15xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x15xf64>, tensor<17x15xf64>) -> tensor<4x17xf64>
  check.expect_eq %r, %e : tensor<4x17xf64>
  func.return
}
func.func private @thin_4_20_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.constant dense<5> : tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<4x15xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x15xi32>
  %x = stablehlo.convert %xi : (tensor<4x15xi32>) -> tensor<4x15xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %y1 = stablehlo.constant dense<5> : tensor<300xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<300xi32>
  %y3 = stablehlo.constant dense<7> : tensor<300xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<300xi32>
  %y5 = stablehlo.constant dense<3> : tensor<300xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<300xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<300xi32>) -> tensor<15x20xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<15x20xi32>
  %y = stablehlo.convert %yi : (tensor<15x20xi32>) -> tensor<15x20xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x15xf64>, tensor<15x20xf64>) -> tensor<4x20xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x15xf64>) -> tensor<4x15xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x15xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<15x20xf64>) -> tensor<20x15xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<20x15xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x15xf64>, tensor<20x15xf64>) -> tensor<4x20xf64>
  check.expect_eq %r, %e : tensor<4x20xf64>
  func.return
}
func.func private @thin_4_37_f64() {
  %x0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %x1 = stablehlo.constant dense<7> : tensor<60xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<60xi32>
  %x3 = stablehlo.constant dense<11> : tensor<60xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<60xi32>
  %x5 = stablehlo.constant dense<5> : tensor<60xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<60xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<60xi32>) -> tensor<4x15xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x15xi32>
  %x = stablehlo.convert %xi : (tensor<4x15xi32>) -> tensor<4x15xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<555xi32>
  %y1 = stablehlo.constant dense<5> : tensor<555xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<555xi32>
  %y3 = stablehlo.constant dense<7> : tensor<555xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<555xi32>
  %y5 = stablehlo.constant dense<3> : tensor<555xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<555xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<555xi32>) -> tensor<15x37xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<15x37xi32>
  %y = stablehlo.convert %yi : (tensor<15x37xi32>) -> tensor<15x37xf64>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x15xf64>, tensor<15x37xf64>) -> tensor<4x37xf64>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x15xf64>) -> tensor<4x15xf64>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x15xf64>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<15x37xf64>) -> tensor<37x15xf64>
  %yb = stablehlo.optimization_barrier %yt : tensor<37x15xf64>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x15xf64>, tensor<37x15xf64>) -> tensor<4x37xf64>
  check.expect_eq %r, %e : tensor<4x37xf64>
  func.return
}
func.func private @thin_1_f16() {
  %x0 = stablehlo.iota dim = 0 : tensor<13xi32>
  %x1 = stablehlo.constant dense<7> : tensor<13xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<13xi32>
  %x3 = stablehlo.constant dense<11> : tensor<13xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<13xi32>
  %x5 = stablehlo.constant dense<5> : tensor<13xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<13xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<13xi32>) -> tensor<1x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x13xi32>
  %x = stablehlo.convert %xi : (tensor<1x13xi32>) -> tensor<1x13xf16>
  %y0 = stablehlo.iota dim = 0 : tensor<377xi32>
  %y1 = stablehlo.constant dense<5> : tensor<377xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<377xi32>
  %y3 = stablehlo.constant dense<7> : tensor<377xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<377xi32>
  %y5 = stablehlo.constant dense<3> : tensor<377xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<377xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<377xi32>) -> tensor<13x29xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x29xi32>
  %y = stablehlo.convert %yi : (tensor<13x29xi32>) -> tensor<13x29xf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x13xf16>, tensor<13x29xf16>) -> tensor<1x29xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x13xf16>) -> tensor<1x13xf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x13xf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x29xf16>) -> tensor<29x13xf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<29x13xf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x13xf16>, tensor<29x13xf16>) -> tensor<1x29xf32>
  check.expect_eq %r, %e : tensor<1x29xf32>
  func.return
}
func.func private @thin_3_f16() {
  %x0 = stablehlo.iota dim = 0 : tensor<39xi32>
  %x1 = stablehlo.constant dense<7> : tensor<39xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<39xi32>
  %x3 = stablehlo.constant dense<11> : tensor<39xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<39xi32>
  %x5 = stablehlo.constant dense<5> : tensor<39xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<39xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<39xi32>) -> tensor<3x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x13xi32>
  %x = stablehlo.convert %xi : (tensor<3x13xi32>) -> tensor<3x13xf16>
  %y0 = stablehlo.iota dim = 0 : tensor<377xi32>
  %y1 = stablehlo.constant dense<5> : tensor<377xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<377xi32>
  %y3 = stablehlo.constant dense<7> : tensor<377xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<377xi32>
  %y5 = stablehlo.constant dense<3> : tensor<377xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<377xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<377xi32>) -> tensor<13x29xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x29xi32>
  %y = stablehlo.convert %yi : (tensor<13x29xi32>) -> tensor<13x29xf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x13xf16>, tensor<13x29xf16>) -> tensor<3x29xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x13xf16>) -> tensor<3x13xf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x13xf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x29xf16>) -> tensor<29x13xf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<29x13xf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x13xf16>, tensor<29x13xf16>) -> tensor<3x29xf32>
  check.expect_eq %r, %e : tensor<3x29xf32>
  func.return
}
func.func private @thin_4_f16() {
  %x0 = stablehlo.iota dim = 0 : tensor<52xi32>
  %x1 = stablehlo.constant dense<7> : tensor<52xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<52xi32>
  %x3 = stablehlo.constant dense<11> : tensor<52xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<52xi32>
  %x5 = stablehlo.constant dense<5> : tensor<52xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<52xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<52xi32>) -> tensor<4x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x13xi32>
  %x = stablehlo.convert %xi : (tensor<4x13xi32>) -> tensor<4x13xf16>
  %y0 = stablehlo.iota dim = 0 : tensor<377xi32>
  %y1 = stablehlo.constant dense<5> : tensor<377xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<377xi32>
  %y3 = stablehlo.constant dense<7> : tensor<377xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<377xi32>
  %y5 = stablehlo.constant dense<3> : tensor<377xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<377xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<377xi32>) -> tensor<13x29xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x29xi32>
  %y = stablehlo.convert %yi : (tensor<13x29xi32>) -> tensor<13x29xf16>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x13xf16>, tensor<13x29xf16>) -> tensor<4x29xf32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x13xf16>) -> tensor<4x13xf16>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x13xf16>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x29xf16>) -> tensor<29x13xf16>
  %yb = stablehlo.optimization_barrier %yt : tensor<29x13xf16>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x13xf16>, tensor<29x13xf16>) -> tensor<4x29xf32>
  check.expect_eq %r, %e : tensor<4x29xf32>
  func.return
}
func.func private @thin_1_i8() {
  %x0 = stablehlo.iota dim = 0 : tensor<13xi32>
  %x1 = stablehlo.constant dense<7> : tensor<13xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<13xi32>
  %x3 = stablehlo.constant dense<11> : tensor<13xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<13xi32>
  %x5 = stablehlo.constant dense<5> : tensor<13xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<13xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<13xi32>) -> tensor<1x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<1x13xi32>
  %x = stablehlo.convert %xi : (tensor<1x13xi32>) -> tensor<1x13xi8>
  %y0 = stablehlo.iota dim = 0 : tensor<377xi32>
  %y1 = stablehlo.constant dense<5> : tensor<377xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<377xi32>
  %y3 = stablehlo.constant dense<7> : tensor<377xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<377xi32>
  %y5 = stablehlo.constant dense<3> : tensor<377xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<377xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<377xi32>) -> tensor<13x29xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x29xi32>
  %y = stablehlo.convert %yi : (tensor<13x29xi32>) -> tensor<13x29xi8>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<1x13xi8>, tensor<13x29xi8>) -> tensor<1x29xi32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<1x13xi8>) -> tensor<1x13xi8>
  %xb = stablehlo.optimization_barrier %xt : tensor<1x13xi8>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x29xi8>) -> tensor<29x13xi8>
  %yb = stablehlo.optimization_barrier %yt : tensor<29x13xi8>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<1x13xi8>, tensor<29x13xi8>) -> tensor<1x29xi32>
  check.expect_eq %r, %e : tensor<1x29xi32>
  func.return
}
func.func private @thin_3_i8() {
  %x0 = stablehlo.iota dim = 0 : tensor<39xi32>
  %x1 = stablehlo.constant dense<7> : tensor<39xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<39xi32>
  %x3 = stablehlo.constant dense<11> : tensor<39xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<39xi32>
  %x5 = stablehlo.constant dense<5> : tensor<39xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<39xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<39xi32>) -> tensor<3x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<3x13xi32>
  %x = stablehlo.convert %xi : (tensor<3x13xi32>) -> tensor<3x13xi8>
  %y0 = stablehlo.iota dim = 0 : tensor<377xi32>
  %y1 = stablehlo.constant dense<5> : tensor<377xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<377xi32>
  %y3 = stablehlo.constant dense<7> : tensor<377xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<377xi32>
  %y5 = stablehlo.constant dense<3> : tensor<377xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<377xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<377xi32>) -> tensor<13x29xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x29xi32>
  %y = stablehlo.convert %yi : (tensor<13x29xi32>) -> tensor<13x29xi8>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<3x13xi8>, tensor<13x29xi8>) -> tensor<3x29xi32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<3x13xi8>) -> tensor<3x13xi8>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x13xi8>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x29xi8>) -> tensor<29x13xi8>
  %yb = stablehlo.optimization_barrier %yt : tensor<29x13xi8>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<3x13xi8>, tensor<29x13xi8>) -> tensor<3x29xi32>
  check.expect_eq %r, %e : tensor<3x29xi32>
  func.return
}
func.func private @thin_4_i8() {
  %x0 = stablehlo.iota dim = 0 : tensor<52xi32>
  %x1 = stablehlo.constant dense<7> : tensor<52xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<52xi32>
  %x3 = stablehlo.constant dense<11> : tensor<52xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<52xi32>
  %x5 = stablehlo.constant dense<5> : tensor<52xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<52xi32>
  %x7 = stablehlo.reshape %x6 : (tensor<52xi32>) -> tensor<4x13xi32>
  %xi = stablehlo.optimization_barrier %x7 : tensor<4x13xi32>
  %x = stablehlo.convert %xi : (tensor<4x13xi32>) -> tensor<4x13xi8>
  %y0 = stablehlo.iota dim = 0 : tensor<377xi32>
  %y1 = stablehlo.constant dense<5> : tensor<377xi32>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<377xi32>
  %y3 = stablehlo.constant dense<7> : tensor<377xi32>
  %y4 = stablehlo.remainder %y2, %y3 : tensor<377xi32>
  %y5 = stablehlo.constant dense<3> : tensor<377xi32>
  %y6 = stablehlo.subtract %y4, %y5 : tensor<377xi32>
  %y7 = stablehlo.reshape %y6 : (tensor<377xi32>) -> tensor<13x29xi32>
  %yi = stablehlo.optimization_barrier %y7 : tensor<13x29xi32>
  %y = stablehlo.convert %yi : (tensor<13x29xi32>) -> tensor<13x29xi8>
  %r = stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0] : (tensor<4x13xi8>, tensor<13x29xi8>) -> tensor<4x29xi32>
  %xt = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x13xi8>) -> tensor<4x13xi8>
  %xb = stablehlo.optimization_barrier %xt : tensor<4x13xi8>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<13x29xi8>) -> tensor<29x13xi8>
  %yb = stablehlo.optimization_barrier %yt : tensor<29x13xi8>
  %e = stablehlo.dot_general %xb, %yb, batching_dims = [] x [], contracting_dims = [1] x [1] : (tensor<4x13xi8>, tensor<29x13xi8>) -> tensor<4x29xi32>
  check.expect_eq %r, %e : tensor<4x29xi32>
  func.return
}
