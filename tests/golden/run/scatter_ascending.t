// Updates whose indices ascend, many of them equal, some outside: in the same order
// as where indices are those of rows of two.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=3 %s
func.func @main() {

  %s1_i0 = stablehlo.iota dim = 0 : tensor<1500xi32>
  %s1_i = stablehlo.optimization_barrier %s1_i0 : tensor<1500xi32>
  %s1_f = stablehlo.constant dense<1> : tensor<1500xi32>
  %s1_n = stablehlo.multiply %s1_i, %s1_f : tensor<1500xi32>
  %s1_d = stablehlo.constant dense<8> : tensor<1500xi32>
  %s1_q = stablehlo.divide %s1_n, %s1_d : tensor<1500xi32>
  %s1_o = stablehlo.constant dense<-2> : tensor<1500xi32>
  %s1_a = stablehlo.add %s1_q, %s1_o : tensor<1500xi32>
  %s1_at = stablehlo.reshape %s1_a : (tensor<1500xi32>) -> tensor<1500x1xi32>
  %s1_m = stablehlo.constant dense<40503> : tensor<1500xi32>
  %s1_h = stablehlo.multiply %s1_i, %s1_m : tensor<1500xi32>
  %s1_k = stablehlo.constant dense<255> : tensor<1500xi32>
  %s1_l = stablehlo.and %s1_h, %s1_k : tensor<1500xi32>
  %s1_v0 = stablehlo.convert %s1_l : (tensor<1500xi32>) -> tensor<1500xf32>
  %s1_c = stablehlo.constant dense<0.037> : tensor<1500xf32>
  %s1_v = stablehlo.multiply %s1_v0, %s1_c : tensor<1500xf32>
  %s1_x = stablehlo.constant dense<0.1> : tensor<170xf32>
  %s1_xx = stablehlo.constant dense<0.1> : tensor<170x2xf32>
  %s1_vv = stablehlo.broadcast_in_dim %s1_v, dims = [0] : (tensor<1500xf32>) -> tensor<1500x2xf32>
  %s1_one = "stablehlo.scatter"(%s1_x, %s1_at, %s1_v) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<170xf32>, tensor<1500x1xi32>, tensor<1500xf32>) -> tensor<170xf32>
  %s1_two = "stablehlo.scatter"(%s1_xx, %s1_at, %s1_vv) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<170x2xf32>, tensor<1500x1xi32>, tensor<1500x2xf32>) -> tensor<170x2xf32>
  %s1_ones = stablehlo.broadcast_in_dim %s1_one, dims = [0] : (tensor<170xf32>) -> tensor<170x2xf32>
  check.expect_eq %s1_ones, %s1_two : tensor<170x2xf32>

  %s2_i0 = stablehlo.iota dim = 0 : tensor<2700xi64>
  %s2_i = stablehlo.optimization_barrier %s2_i0 : tensor<2700xi64>
  %s2_f = stablehlo.constant dense<1> : tensor<2700xi64>
  %s2_n = stablehlo.multiply %s2_i, %s2_f : tensor<2700xi64>
  %s2_d = stablehlo.constant dense<9> : tensor<2700xi64>
  %s2_q = stablehlo.divide %s2_n, %s2_d : tensor<2700xi64>
  %s2_o = stablehlo.constant dense<0> : tensor<2700xi64>
  %s2_a = stablehlo.add %s2_q, %s2_o : tensor<2700xi64>
  %s2_at = stablehlo.reshape %s2_a : (tensor<2700xi64>) -> tensor<2700x1xi64>
  %s2_m = stablehlo.constant dense<40503> : tensor<2700xi64>
  %s2_h = stablehlo.multiply %s2_i, %s2_m : tensor<2700xi64>
  %s2_k = stablehlo.constant dense<255> : tensor<2700xi64>
  %s2_l = stablehlo.and %s2_h, %s2_k : tensor<2700xi64>
  %s2_v0 = stablehlo.convert %s2_l : (tensor<2700xi64>) -> tensor<2700xf32>
  %s2_c = stablehlo.constant dense<0.037> : tensor<2700xf32>
  %s2_v = stablehlo.multiply %s2_v0, %s2_c : tensor<2700xf32>
  %s2_x = stablehlo.constant dense<0.1> : tensor<300xf32>
  %s2_xx = stablehlo.constant dense<0.1> : tensor<300x2xf32>
  %s2_vv = stablehlo.broadcast_in_dim %s2_v, dims = [0] : (tensor<2700xf32>) -> tensor<2700x2xf32>
  %s2_one = "stablehlo.scatter"(%s2_x, %s2_at, %s2_v) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<300xf32>, tensor<2700x1xi64>, tensor<2700xf32>) -> tensor<300xf32>
  %s2_two = "stablehlo.scatter"(%s2_xx, %s2_at, %s2_vv) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<300x2xf32>, tensor<2700x1xi64>, tensor<2700x2xf32>) -> tensor<300x2xf32>
  %s2_ones = stablehlo.broadcast_in_dim %s2_one, dims = [0] : (tensor<300xf32>) -> tensor<300x2xf32>
  check.expect_eq %s2_ones, %s2_two : tensor<300x2xf32>

  %s3_i0 = stablehlo.iota dim = 0 : tensor<1100xi32>
  %s3_i = stablehlo.optimization_barrier %s3_i0 : tensor<1100xi32>
  %s3_n = stablehlo.multiply %s3_i, %s3_i : tensor<1100xi32>
  %s3_d = stablehlo.constant dense<8000> : tensor<1100xi32>
  %s3_q = stablehlo.divide %s3_n, %s3_d : tensor<1100xi32>
  %s3_o = stablehlo.constant dense<-1> : tensor<1100xi32>
  %s3_a = stablehlo.add %s3_q, %s3_o : tensor<1100xi32>
  %s3_at = stablehlo.reshape %s3_a : (tensor<1100xi32>) -> tensor<1100x1xi32>
  %s3_m = stablehlo.constant dense<40503> : tensor<1100xi32>
  %s3_h = stablehlo.multiply %s3_i, %s3_m : tensor<1100xi32>
  %s3_k = stablehlo.constant dense<255> : tensor<1100xi32>
  %s3_l = stablehlo.and %s3_h, %s3_k : tensor<1100xi32>
  %s3_v0 = stablehlo.convert %s3_l : (tensor<1100xi32>) -> tensor<1100xf64>
  %s3_c = stablehlo.constant dense<0.037> : tensor<1100xf64>
  %s3_v = stablehlo.multiply %s3_v0, %s3_c : tensor<1100xf64>
  %s3_x = stablehlo.constant dense<0.1> : tensor<140xf64>
  %s3_xx = stablehlo.constant dense<0.1> : tensor<140x2xf64>
  %s3_vv = stablehlo.broadcast_in_dim %s3_v, dims = [0] : (tensor<1100xf64>) -> tensor<1100x2xf64>
  %s3_one = "stablehlo.scatter"(%s3_x, %s3_at, %s3_v) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %c = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %c : tensor<f64>
  }) : (tensor<140xf64>, tensor<1100x1xi32>, tensor<1100xf64>) -> tensor<140xf64>
  %s3_two = "stablehlo.scatter"(%s3_xx, %s3_at, %s3_vv) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %c = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %c : tensor<f64>
  }) : (tensor<140x2xf64>, tensor<1100x1xi32>, tensor<1100x2xf64>) -> tensor<140x2xf64>
  %s3_ones = stablehlo.broadcast_in_dim %s3_one, dims = [0] : (tensor<140xf64>) -> tensor<140x2xf64>
  check.expect_eq %s3_ones, %s3_two : tensor<140x2xf64>

  %s4_i0 = stablehlo.iota dim = 0 : tensor<700xi32>
  %s4_i = stablehlo.optimization_barrier %s4_i0 : tensor<700xi32>
  %s4_f = stablehlo.constant dense<1> : tensor<700xi32>
  %s4_n = stablehlo.multiply %s4_i, %s4_f : tensor<700xi32>
  %s4_d = stablehlo.constant dense<8> : tensor<700xi32>
  %s4_q = stablehlo.divide %s4_n, %s4_d : tensor<700xi32>
  %s4_o = stablehlo.constant dense<-2> : tensor<700xi32>
  %s4_a = stablehlo.add %s4_q, %s4_o : tensor<700xi32>
  %s4_at = stablehlo.reshape %s4_a : (tensor<700xi32>) -> tensor<700x1xi32>
  %s4_m = stablehlo.constant dense<40503> : tensor<700xi32>
  %s4_h = stablehlo.multiply %s4_i, %s4_m : tensor<700xi32>
  %s4_k = stablehlo.constant dense<255> : tensor<700xi32>
  %s4_l = stablehlo.and %s4_h, %s4_k : tensor<700xi32>
  %s4_v0 = stablehlo.convert %s4_l : (tensor<700xi32>) -> tensor<700xi16>
  %s4_c = stablehlo.constant dense<1> : tensor<700xi16>
  %s4_v = stablehlo.multiply %s4_v0, %s4_c : tensor<700xi16>
  %s4_x = stablehlo.constant dense<1> : tensor<90xi16>
  %s4_xx = stablehlo.constant dense<1> : tensor<90x2xi16>
  %s4_vv = stablehlo.broadcast_in_dim %s4_v, dims = [0] : (tensor<700xi16>) -> tensor<700x2xi16>
  %s4_one = "stablehlo.scatter"(%s4_x, %s4_at, %s4_v) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>):
      %c = stablehlo.maximum %a, %b : tensor<i16>
      stablehlo.return %c : tensor<i16>
  }) : (tensor<90xi16>, tensor<700x1xi32>, tensor<700xi16>) -> tensor<90xi16>
  %s4_two = "stablehlo.scatter"(%s4_xx, %s4_at, %s4_vv) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>):
      %c = stablehlo.maximum %a, %b : tensor<i16>
      stablehlo.return %c : tensor<i16>
  }) : (tensor<90x2xi16>, tensor<700x1xi32>, tensor<700x2xi16>) -> tensor<90x2xi16>
  %s4_ones = stablehlo.broadcast_in_dim %s4_one, dims = [0] : (tensor<90xi16>) -> tensor<90x2xi16>
  check.expect_eq %s4_ones, %s4_two : tensor<90x2xi16>

  %s5_i0 = stablehlo.iota dim = 0 : tensor<900xi32>
  %s5_i = stablehlo.optimization_barrier %s5_i0 : tensor<900xi32>
  %s5_f = stablehlo.constant dense<0> : tensor<900xi32>
  %s5_n = stablehlo.multiply %s5_i, %s5_f : tensor<900xi32>
  %s5_d = stablehlo.constant dense<1> : tensor<900xi32>
  %s5_q = stablehlo.divide %s5_n, %s5_d : tensor<900xi32>
  %s5_o = stablehlo.constant dense<55> : tensor<900xi32>
  %s5_a = stablehlo.add %s5_q, %s5_o : tensor<900xi32>
  %s5_at = stablehlo.reshape %s5_a : (tensor<900xi32>) -> tensor<900x1xi32>
  %s5_m = stablehlo.constant dense<40503> : tensor<900xi32>
  %s5_h = stablehlo.multiply %s5_i, %s5_m : tensor<900xi32>
  %s5_k = stablehlo.constant dense<255> : tensor<900xi32>
  %s5_l = stablehlo.and %s5_h, %s5_k : tensor<900xi32>
  %s5_v0 = stablehlo.convert %s5_l : (tensor<900xi32>) -> tensor<900xbf16>
  %s5_c = stablehlo.constant dense<0.037> : tensor<900xbf16>
  %s5_v = stablehlo.multiply %s5_v0, %s5_c : tensor<900xbf16>
  %s5_x = stablehlo.constant dense<0.1> : tensor<100xbf16>
  %s5_xx = stablehlo.constant dense<0.1> : tensor<100x2xbf16>
  %s5_vv = stablehlo.broadcast_in_dim %s5_v, dims = [0] : (tensor<900xbf16>) -> tensor<900x2xbf16>
  %s5_one = "stablehlo.scatter"(%s5_x, %s5_at, %s5_v) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
  }) : (tensor<100xbf16>, tensor<900x1xi32>, tensor<900xbf16>) -> tensor<100xbf16>
  %s5_two = "stablehlo.scatter"(%s5_xx, %s5_at, %s5_vv) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
  }) : (tensor<100x2xbf16>, tensor<900x1xi32>, tensor<900x2xbf16>) -> tensor<100x2xbf16>
  %s5_ones = stablehlo.broadcast_in_dim %s5_one, dims = [0] : (tensor<100xbf16>) -> tensor<100x2xbf16>
  check.expect_eq %s5_ones, %s5_two : tensor<100x2xbf16>
  func.return
}
