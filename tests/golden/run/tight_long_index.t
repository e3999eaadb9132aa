// Elements at an index of 64 bits, which may be outside, count from the end, or be
// inside in its low 32 bits alone: loads, stores, and scatters that leave alone what
// is outside, where the index is the sum of two numbers, too.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[0,6,-7,-1,7,-8,3,9223372036854775807,-9223372036854775808,4294967297,0]'
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s --input='[0,6,-7,-1,7,-8,3,9223372036854775807,-9223372036854775808,4294967297,0]'
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s --threads=2 --input='[0,6,-7,-1,7,-8,3,9223372036854775807,-9223372036854775808,4294967297,0]'
func.func @main(%idx: tensor<11xi64>) -> (tensor<7xi8>, tensor<7xui8>, tensor<7xi16>, tensor<7xui16>, tensor<7xi32>, tensor<7xf32>, tensor<7xi64>, tensor<7xf64>, tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<7xi1>, tensor<7xf64>) {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %u0 = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i64>
  %seven64 = stablehlo.constant dense<7> : tensor<i64>
  %one64 = stablehlo.constant dense<1> : tensor<i64>
  %b0 = stablehlo.constant dense<[true, false, true, true, false, false, true]> : tensor<7xi1>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<11> : tensor<i64>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %mask = stablehlo.constant dense<21> : tensor<i32>
  %s_i8 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 100]> : tensor<7xi8>
  %one_i8 = stablehlo.constant dense<1> : tensor<i8>
  %k_i8 = stablehlo.constant dense<90> : tensor<i8>
  %s_ui8 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 100]> : tensor<7xui8>
  %one_ui8 = stablehlo.constant dense<1> : tensor<ui8>
  %k_ui8 = stablehlo.constant dense<90> : tensor<ui8>
  %s_i16 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 100]> : tensor<7xi16>
  %one_i16 = stablehlo.constant dense<1> : tensor<i16>
  %k_i16 = stablehlo.constant dense<90> : tensor<i16>
  %s_ui16 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 100]> : tensor<7xui16>
  %one_ui16 = stablehlo.constant dense<1> : tensor<ui16>
  %k_ui16 = stablehlo.constant dense<90> : tensor<ui16>
  %s_i32 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 100]> : tensor<7xi32>
  %one_i32 = stablehlo.constant dense<1> : tensor<i32>
  %k_i32 = stablehlo.constant dense<90> : tensor<i32>
  %s_f32 = stablehlo.constant dense<[1.5, -0.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<7xf32>
  %one_f32 = stablehlo.constant dense<1.0> : tensor<f32>
  %k_f32 = stablehlo.constant dense<0.5> : tensor<f32>
  %s_i64 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 100]> : tensor<7xi64>
  %one_i64 = stablehlo.constant dense<1> : tensor<i64>
  %k_i64 = stablehlo.constant dense<90> : tensor<i64>
  %s_f64 = stablehlo.constant dense<[1.5, -0.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<7xf64>
  %one_f64 = stablehlo.constant dense<1.0> : tensor<f64>
  %k_f64 = stablehlo.constant dense<0.5> : tensor<f64>
  %r:14 = stablehlo.while(%i = %z, %a_i8 = %s_i8, %a_ui8 = %s_ui8, %a_i16 = %s_i16, %a_ui16 = %s_ui16, %a_i32 = %s_i32, %a_f32 = %s_f32, %a_i64 = %s_i64, %a_f64 = %s_f64, %c = %s_i32, %e = %s_i32, %u = %u0, %f = %b0, %g = %s_f64) : tensor<i64>, tensor<7xi8>, tensor<7xui8>, tensor<7xi16>, tensor<7xui16>, tensor<7xi32>, tensor<7xf32>, tensor<7xi64>, tensor<7xf64>, tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<7xi1>, tensor<7xf64>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %x1 = stablehlo.dynamic_slice %idx, %i, sizes = [1] : (tensor<11xi64>, tensor<i64>) -> tensor<1xi64>
    %x0 = stablehlo.reshape %x1 : (tensor<1xi64>) -> tensor<i64>
    %neg = stablehlo.compare LT, %x0, %z : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %up = stablehlo.add %x0, %seven64 : tensor<i64>
    %x = stablehlo.select %neg, %up, %x0 : tensor<i1>, tensor<i64>
    %at = stablehlo.reshape %x : (tensor<i64>) -> tensor<1xi64>
    %b_i8 = "stablehlo.scatter"(%a_i8, %at, %k_i8) ({
    ^bb0(%old: tensor<i8>, %new: tensor<i8>):
      %q = stablehlo.add %old, %new : tensor<i8>
      stablehlo.return %q : tensor<i8>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xi8>, tensor<1xi64>, tensor<i8>) -> tensor<7xi8>
    %b_ui8 = "stablehlo.scatter"(%a_ui8, %at, %k_ui8) ({
    ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
      %q = stablehlo.add %old, %new : tensor<ui8>
      stablehlo.return %q : tensor<ui8>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xui8>, tensor<1xi64>, tensor<ui8>) -> tensor<7xui8>
    %b_i16 = "stablehlo.scatter"(%a_i16, %at, %k_i16) ({
    ^bb0(%old: tensor<i16>, %new: tensor<i16>):
      %q = stablehlo.add %old, %new : tensor<i16>
      stablehlo.return %q : tensor<i16>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xi16>, tensor<1xi64>, tensor<i16>) -> tensor<7xi16>
    %b_ui16 = "stablehlo.scatter"(%a_ui16, %at, %k_ui16) ({
    ^bb0(%old: tensor<ui16>, %new: tensor<ui16>):
      %q = stablehlo.add %old, %new : tensor<ui16>
      stablehlo.return %q : tensor<ui16>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xui16>, tensor<1xi64>, tensor<ui16>) -> tensor<7xui16>
    %b_i32 = "stablehlo.scatter"(%a_i32, %at, %k_i32) ({
    ^bb0(%old: tensor<i32>, %new: tensor<i32>):
      %q = stablehlo.add %old, %new : tensor<i32>
      stablehlo.return %q : tensor<i32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xi32>, tensor<1xi64>, tensor<i32>) -> tensor<7xi32>
    %b_f32 = "stablehlo.scatter"(%a_f32, %at, %k_f32) ({
    ^bb0(%old: tensor<f32>, %new: tensor<f32>):
      %q = stablehlo.add %old, %new : tensor<f32>
      stablehlo.return %q : tensor<f32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xf32>, tensor<1xi64>, tensor<f32>) -> tensor<7xf32>
    %b_i64 = "stablehlo.scatter"(%a_i64, %at, %k_i64) ({
    ^bb0(%old: tensor<i64>, %new: tensor<i64>):
      %q = stablehlo.add %old, %new : tensor<i64>
      stablehlo.return %q : tensor<i64>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xi64>, tensor<1xi64>, tensor<i64>) -> tensor<7xi64>
    %b_f64 = "stablehlo.scatter"(%a_f64, %at, %k_f64) ({
    ^bb0(%old: tensor<f64>, %new: tensor<f64>):
      %q = stablehlo.add %old, %new : tensor<f64>
      stablehlo.return %q : tensor<f64>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xf64>, tensor<1xi64>, tensor<f64>) -> tensor<7xf64>
    %c1 = "stablehlo.scatter"(%c, %at, %one) ({
    ^bb0(%old: tensor<i32>, %new: tensor<i32>):
      %q = stablehlo.add %old, %new : tensor<i32>
      stablehlo.return %q : tensor<i32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xi32>, tensor<1xi64>, tensor<i32>) -> tensor<7xi32>
    %e1 = "stablehlo.scatter"(%e, %at, %mask) ({
    ^bb0(%old: tensor<i32>, %new: tensor<i32>):
      %q = stablehlo.xor %old, %new : tensor<i32>
      stablehlo.return %q : tensor<i32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = true, unique_indices = true} : (tensor<7xi32>, tensor<1xi64>, tensor<i32>) -> tensor<7xi32>
    %v1 = stablehlo.dynamic_slice %c, %x, sizes = [1] : (tensor<7xi32>, tensor<i64>) -> tensor<1xi32>
    %v = stablehlo.reshape %v1 : (tensor<1xi32>) -> tensor<i32>
    %w = stablehlo.multiply %u, %seven : tensor<i32>
    %u1 = stablehlo.add %w, %v : tensor<i32>
    %y = stablehlo.add %x0, %two : tensor<i64>
    %f1 = stablehlo.dynamic_slice %f, %y, sizes = [1] : (tensor<7xi1>, tensor<i64>) -> tensor<1xi1>
    %f2 = stablehlo.not %f1 : tensor<1xi1>
    %f3 = stablehlo.dynamic_update_slice %f, %f2, %x : (tensor<7xi1>, tensor<1xi1>, tensor<i64>) -> tensor<7xi1>
    %g1 = stablehlo.dynamic_slice %g, %y, sizes = [1] : (tensor<7xf64>, tensor<i64>) -> tensor<1xf64>
    %g2 = stablehlo.negate %g1 : tensor<1xf64>
    %g3 = stablehlo.dynamic_update_slice %g, %g2, %y : (tensor<7xf64>, tensor<1xf64>, tensor<i64>) -> tensor<7xf64>
    %in = stablehlo.add %i, %one64 : tensor<i64>
    stablehlo.return %in, %b_i8, %b_ui8, %b_i16, %b_ui16, %b_i32, %b_f32, %b_i64, %b_f64, %c1, %e1, %u1, %f3, %g3 : tensor<i64>, tensor<7xi8>, tensor<7xui8>, tensor<7xi16>, tensor<7xui16>, tensor<7xi32>, tensor<7xf32>, tensor<7xi64>, tensor<7xf64>, tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<7xi1>, tensor<7xf64>
  }
  return %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13 : tensor<7xi8>, tensor<7xui8>, tensor<7xi16>, tensor<7xui16>, tensor<7xi32>, tensor<7xf32>, tensor<7xi64>, tensor<7xf64>, tensor<7xi32>, tensor<7xi32>, tensor<i32>, tensor<7xi1>, tensor<7xf64>
}
// >>> stdout
// [15  2  3 94  5  6 24]
// [15  2  3 94  5  6 24]
// [271   2   3  94   5   6 280]
// [271   2   3  94   5   6 280]
// [271   2   3  94   5   6 280]
// [ 3.  -0.   3.   4.5  5.   6.   8. ]
// [271   2   3  94   5   6 280]
// [ 3.  -0.   3.   4.5  5.   6.   8. ]
// [  4   2   3   5   5   6 102]
// [ 20   2   3  17   5   6 100]
// 129672171
// [False False  True  True False False False]
// [ 1.5  0.   3.   4.   5.  -6.  -7. ]
// [15  2  3 94  5  6 24]
// [15  2  3 94  5  6 24]
// [271   2   3  94   5   6 280]
// [271   2   3  94   5   6 280]
// [271   2   3  94   5   6 280]
// [ 3.  -0.   3.   4.5  5.   6.   8. ]
// [271   2   3  94   5   6 280]
// [ 3.  -0.   3.   4.5  5.   6.   8. ]
// [  4   2   3   5   5   6 102]
// [ 20   2   3  17   5   6 100]
// 129672171
// [False False  True  True False False False]
// [ 1.5  0.   3.   4.   5.  -6.  -7. ]
// [15  2  3 94  5  6 24]
// [15  2  3 94  5  6 24]
// [271   2   3  94   5   6 280]
// [271   2   3  94   5   6 280]
// [271   2   3  94   5   6 280]
// [ 3.  -0.   3.   4.5  5.   6.   8. ]
// [271   2   3  94   5   6 280]
// [ 3.  -0.   3.   4.5  5.   6.   8. ]
// [  4   2   3   5   5   6 102]
// [ 20   2   3  17   5   6 100]
// 129672171
// [False False  True  True False False False]
// [ 1.5  0.   3.   4.   5.  -6.  -7. ]
// <<<
