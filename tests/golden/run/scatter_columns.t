// A few columns of many rows are put or added up at once, those twice there in their
// order, those outside left out: what choosing column by column gives.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {

  %t1_i0 = stablehlo.iota dim = 0 : tensor<1650xi32>
  %t1_i = stablehlo.optimization_barrier %t1_i0 : tensor<1650xi32>
  %t1_m = stablehlo.constant dense<1103515245> : tensor<1650xi32>
  %t1_s = stablehlo.constant dense<25> : tensor<1650xi32>
  %t1_h = stablehlo.multiply %t1_i, %t1_m : tensor<1650xi32>
  %t1_r = stablehlo.shift_right_logical %t1_h, %t1_s : tensor<1650xi32>
  %t1_v = stablehlo.convert %t1_r : (tensor<1650xi32>) -> tensor<1650xf32>
  %t1_u = stablehlo.reshape %t1_v : (tensor<1650xf32>) -> tensor<11x30x5xf32>
  %t1_j0 = stablehlo.iota dim = 0 : tensor<2970xi32>
  %t1_c13 = stablehlo.constant dense<13> : tensor<2970xi32>
  %t1_j = stablehlo.optimization_barrier %t1_j0 : tensor<2970xi32>
  %t1_j1 = stablehlo.remainder %t1_j, %t1_c13 : tensor<2970xi32>
  %t1_x1 = stablehlo.convert %t1_j1 : (tensor<2970xi32>) -> tensor<2970xf32>
  %t1_x = stablehlo.reshape %t1_x1 : (tensor<2970xf32>) -> tensor<11x30x9xf32>
  %t1_at = util.unfoldable_constant dense<[[7], [0], [3], [8], [2]]> : tensor<5x1xi32>
  %t1_got = "stablehlo.scatter"(%t1_x, %t1_at, %t1_u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
  }) : (tensor<11x30x9xf32>, tensor<5x1xi32>, tensor<11x30x5xf32>) -> tensor<11x30x9xf32>
  %t1_column = stablehlo.iota dim = 2 : tensor<11x30x9xi32>
  %t1_a0 = stablehlo.slice %t1_at [0:1, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t1_b0 = stablehlo.reshape %t1_a0 : (tensor<1x1xi32>) -> tensor<i32>
  %t1_w0 = stablehlo.broadcast_in_dim %t1_b0, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t1_is0 = stablehlo.compare EQ, %t1_column, %t1_w0 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t1_e0 = stablehlo.slice %t1_u [0:11, 0:30, 0:1] : (tensor<11x30x5xf32>) -> tensor<11x30x1xf32>
  %t1_f0 = stablehlo.broadcast_in_dim %t1_e0, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t1_y0 = stablehlo.select %t1_is0, %t1_f0, %t1_x : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t1_a1 = stablehlo.slice %t1_at [1:2, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t1_b1 = stablehlo.reshape %t1_a1 : (tensor<1x1xi32>) -> tensor<i32>
  %t1_w1 = stablehlo.broadcast_in_dim %t1_b1, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t1_is1 = stablehlo.compare EQ, %t1_column, %t1_w1 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t1_e1 = stablehlo.slice %t1_u [0:11, 0:30, 1:2] : (tensor<11x30x5xf32>) -> tensor<11x30x1xf32>
  %t1_f1 = stablehlo.broadcast_in_dim %t1_e1, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t1_y1 = stablehlo.select %t1_is1, %t1_f1, %t1_y0 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t1_a2 = stablehlo.slice %t1_at [2:3, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t1_b2 = stablehlo.reshape %t1_a2 : (tensor<1x1xi32>) -> tensor<i32>
  %t1_w2 = stablehlo.broadcast_in_dim %t1_b2, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t1_is2 = stablehlo.compare EQ, %t1_column, %t1_w2 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t1_e2 = stablehlo.slice %t1_u [0:11, 0:30, 2:3] : (tensor<11x30x5xf32>) -> tensor<11x30x1xf32>
  %t1_f2 = stablehlo.broadcast_in_dim %t1_e2, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t1_y2 = stablehlo.select %t1_is2, %t1_f2, %t1_y1 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t1_a3 = stablehlo.slice %t1_at [3:4, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t1_b3 = stablehlo.reshape %t1_a3 : (tensor<1x1xi32>) -> tensor<i32>
  %t1_w3 = stablehlo.broadcast_in_dim %t1_b3, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t1_is3 = stablehlo.compare EQ, %t1_column, %t1_w3 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t1_e3 = stablehlo.slice %t1_u [0:11, 0:30, 3:4] : (tensor<11x30x5xf32>) -> tensor<11x30x1xf32>
  %t1_f3 = stablehlo.broadcast_in_dim %t1_e3, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t1_y3 = stablehlo.select %t1_is3, %t1_f3, %t1_y2 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t1_a4 = stablehlo.slice %t1_at [4:5, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t1_b4 = stablehlo.reshape %t1_a4 : (tensor<1x1xi32>) -> tensor<i32>
  %t1_w4 = stablehlo.broadcast_in_dim %t1_b4, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t1_is4 = stablehlo.compare EQ, %t1_column, %t1_w4 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t1_e4 = stablehlo.slice %t1_u [0:11, 0:30, 4:5] : (tensor<11x30x5xf32>) -> tensor<11x30x1xf32>
  %t1_f4 = stablehlo.broadcast_in_dim %t1_e4, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t1_y4 = stablehlo.select %t1_is4, %t1_f4, %t1_y3 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  check.expect_eq %t1_got, %t1_y4 : tensor<11x30x9xf32>

  %t2_i0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %t2_i = stablehlo.optimization_barrier %t2_i0 : tensor<2310xi32>
  %t2_m = stablehlo.constant dense<1103515245> : tensor<2310xi32>
  %t2_s = stablehlo.constant dense<25> : tensor<2310xi32>
  %t2_h = stablehlo.multiply %t2_i, %t2_m : tensor<2310xi32>
  %t2_r = stablehlo.shift_right_logical %t2_h, %t2_s : tensor<2310xi32>
  %t2_v = stablehlo.convert %t2_r : (tensor<2310xi32>) -> tensor<2310xf32>
  %t2_u = stablehlo.reshape %t2_v : (tensor<2310xf32>) -> tensor<11x30x7xf32>
  %t2_j0 = stablehlo.iota dim = 0 : tensor<2970xi32>
  %t2_c13 = stablehlo.constant dense<13> : tensor<2970xi32>
  %t2_j = stablehlo.optimization_barrier %t2_j0 : tensor<2970xi32>
  %t2_j1 = stablehlo.remainder %t2_j, %t2_c13 : tensor<2970xi32>
  %t2_x1 = stablehlo.convert %t2_j1 : (tensor<2970xi32>) -> tensor<2970xf32>
  %t2_x = stablehlo.reshape %t2_x1 : (tensor<2970xf32>) -> tensor<11x30x9xf32>
  %t2_at = util.unfoldable_constant dense<[[1], [4], [-1], [4], [9], [6], [1]]> : tensor<7x1xi32>
  %t2_got = "stablehlo.scatter"(%t2_x, %t2_at, %t2_u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<11x30x9xf32>, tensor<7x1xi32>, tensor<11x30x7xf32>) -> tensor<11x30x9xf32>
  %t2_column = stablehlo.iota dim = 2 : tensor<11x30x9xi32>
  %t2_a0 = stablehlo.slice %t2_at [0:1, 0:1] : (tensor<7x1xi32>) -> tensor<1x1xi32>
  %t2_b0 = stablehlo.reshape %t2_a0 : (tensor<1x1xi32>) -> tensor<i32>
  %t2_w0 = stablehlo.broadcast_in_dim %t2_b0, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t2_is0 = stablehlo.compare EQ, %t2_column, %t2_w0 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t2_e0 = stablehlo.slice %t2_u [0:11, 0:30, 0:1] : (tensor<11x30x7xf32>) -> tensor<11x30x1xf32>
  %t2_f0 = stablehlo.broadcast_in_dim %t2_e0, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t2_g0 = stablehlo.add %t2_x, %t2_f0 : tensor<11x30x9xf32>
  %t2_y0 = stablehlo.select %t2_is0, %t2_g0, %t2_x : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t2_a1 = stablehlo.slice %t2_at [1:2, 0:1] : (tensor<7x1xi32>) -> tensor<1x1xi32>
  %t2_b1 = stablehlo.reshape %t2_a1 : (tensor<1x1xi32>) -> tensor<i32>
  %t2_w1 = stablehlo.broadcast_in_dim %t2_b1, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t2_is1 = stablehlo.compare EQ, %t2_column, %t2_w1 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t2_e1 = stablehlo.slice %t2_u [0:11, 0:30, 1:2] : (tensor<11x30x7xf32>) -> tensor<11x30x1xf32>
  %t2_f1 = stablehlo.broadcast_in_dim %t2_e1, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t2_g1 = stablehlo.add %t2_y0, %t2_f1 : tensor<11x30x9xf32>
  %t2_y1 = stablehlo.select %t2_is1, %t2_g1, %t2_y0 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t2_a2 = stablehlo.slice %t2_at [2:3, 0:1] : (tensor<7x1xi32>) -> tensor<1x1xi32>
  %t2_b2 = stablehlo.reshape %t2_a2 : (tensor<1x1xi32>) -> tensor<i32>
  %t2_w2 = stablehlo.broadcast_in_dim %t2_b2, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t2_is2 = stablehlo.compare EQ, %t2_column, %t2_w2 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t2_e2 = stablehlo.slice %t2_u [0:11, 0:30, 2:3] : (tensor<11x30x7xf32>) -> tensor<11x30x1xf32>
  %t2_f2 = stablehlo.broadcast_in_dim %t2_e2, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t2_g2 = stablehlo.add %t2_y1, %t2_f2 : tensor<11x30x9xf32>
  %t2_y2 = stablehlo.select %t2_is2, %t2_g2, %t2_y1 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t2_a3 = stablehlo.slice %t2_at [3:4, 0:1] : (tensor<7x1xi32>) -> tensor<1x1xi32>
  %t2_b3 = stablehlo.reshape %t2_a3 : (tensor<1x1xi32>) -> tensor<i32>
  %t2_w3 = stablehlo.broadcast_in_dim %t2_b3, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t2_is3 = stablehlo.compare EQ, %t2_column, %t2_w3 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t2_e3 = stablehlo.slice %t2_u [0:11, 0:30, 3:4] : (tensor<11x30x7xf32>) -> tensor<11x30x1xf32>
  %t2_f3 = stablehlo.broadcast_in_dim %t2_e3, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t2_g3 = stablehlo.add %t2_y2, %t2_f3 : tensor<11x30x9xf32>
  %t2_y3 = stablehlo.select %t2_is3, %t2_g3, %t2_y2 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t2_a4 = stablehlo.slice %t2_at [4:5, 0:1] : (tensor<7x1xi32>) -> tensor<1x1xi32>
  %t2_b4 = stablehlo.reshape %t2_a4 : (tensor<1x1xi32>) -> tensor<i32>
  %t2_w4 = stablehlo.broadcast_in_dim %t2_b4, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t2_is4 = stablehlo.compare EQ, %t2_column, %t2_w4 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t2_e4 = stablehlo.slice %t2_u [0:11, 0:30, 4:5] : (tensor<11x30x7xf32>) -> tensor<11x30x1xf32>
  %t2_f4 = stablehlo.broadcast_in_dim %t2_e4, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t2_g4 = stablehlo.add %t2_y3, %t2_f4 : tensor<11x30x9xf32>
  %t2_y4 = stablehlo.select %t2_is4, %t2_g4, %t2_y3 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t2_a5 = stablehlo.slice %t2_at [5:6, 0:1] : (tensor<7x1xi32>) -> tensor<1x1xi32>
  %t2_b5 = stablehlo.reshape %t2_a5 : (tensor<1x1xi32>) -> tensor<i32>
  %t2_w5 = stablehlo.broadcast_in_dim %t2_b5, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t2_is5 = stablehlo.compare EQ, %t2_column, %t2_w5 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t2_e5 = stablehlo.slice %t2_u [0:11, 0:30, 5:6] : (tensor<11x30x7xf32>) -> tensor<11x30x1xf32>
  %t2_f5 = stablehlo.broadcast_in_dim %t2_e5, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t2_g5 = stablehlo.add %t2_y4, %t2_f5 : tensor<11x30x9xf32>
  %t2_y5 = stablehlo.select %t2_is5, %t2_g5, %t2_y4 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  %t2_a6 = stablehlo.slice %t2_at [6:7, 0:1] : (tensor<7x1xi32>) -> tensor<1x1xi32>
  %t2_b6 = stablehlo.reshape %t2_a6 : (tensor<1x1xi32>) -> tensor<i32>
  %t2_w6 = stablehlo.broadcast_in_dim %t2_b6, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t2_is6 = stablehlo.compare EQ, %t2_column, %t2_w6 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t2_e6 = stablehlo.slice %t2_u [0:11, 0:30, 6:7] : (tensor<11x30x7xf32>) -> tensor<11x30x1xf32>
  %t2_f6 = stablehlo.broadcast_in_dim %t2_e6, dims = [0, 1, 2] : (tensor<11x30x1xf32>) -> tensor<11x30x9xf32>
  %t2_g6 = stablehlo.add %t2_y5, %t2_f6 : tensor<11x30x9xf32>
  %t2_y6 = stablehlo.select %t2_is6, %t2_g6, %t2_y5 : tensor<11x30x9xi1>, tensor<11x30x9xf32>
  check.expect_eq %t2_got, %t2_y6 : tensor<11x30x9xf32>

  %t3_i0 = stablehlo.iota dim = 0 : tensor<1650xi32>
  %t3_i = stablehlo.optimization_barrier %t3_i0 : tensor<1650xi32>
  %t3_m = stablehlo.constant dense<1103515245> : tensor<1650xi32>
  %t3_s = stablehlo.constant dense<25> : tensor<1650xi32>
  %t3_h = stablehlo.multiply %t3_i, %t3_m : tensor<1650xi32>
  %t3_r = stablehlo.shift_right_logical %t3_h, %t3_s : tensor<1650xi32>
  %t3_v = stablehlo.convert %t3_r : (tensor<1650xi32>) -> tensor<1650xf64>
  %t3_u = stablehlo.reshape %t3_v : (tensor<1650xf64>) -> tensor<11x30x5xf64>
  %t3_j0 = stablehlo.iota dim = 0 : tensor<2970xi32>
  %t3_c13 = stablehlo.constant dense<13> : tensor<2970xi32>
  %t3_j = stablehlo.optimization_barrier %t3_j0 : tensor<2970xi32>
  %t3_j1 = stablehlo.remainder %t3_j, %t3_c13 : tensor<2970xi32>
  %t3_x1 = stablehlo.convert %t3_j1 : (tensor<2970xi32>) -> tensor<2970xf64>
  %t3_x = stablehlo.reshape %t3_x1 : (tensor<2970xf64>) -> tensor<11x30x9xf64>
  %t3_at = util.unfoldable_constant dense<[[8], [8], [0], [2], [8]]> : tensor<5x1xi32>
  %t3_got = "stablehlo.scatter"(%t3_x, %t3_at, %t3_u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      stablehlo.return %b : tensor<f64>
  }) : (tensor<11x30x9xf64>, tensor<5x1xi32>, tensor<11x30x5xf64>) -> tensor<11x30x9xf64>
  %t3_column = stablehlo.iota dim = 2 : tensor<11x30x9xi32>
  %t3_a0 = stablehlo.slice %t3_at [0:1, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t3_b0 = stablehlo.reshape %t3_a0 : (tensor<1x1xi32>) -> tensor<i32>
  %t3_w0 = stablehlo.broadcast_in_dim %t3_b0, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t3_is0 = stablehlo.compare EQ, %t3_column, %t3_w0 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t3_e0 = stablehlo.slice %t3_u [0:11, 0:30, 0:1] : (tensor<11x30x5xf64>) -> tensor<11x30x1xf64>
  %t3_f0 = stablehlo.broadcast_in_dim %t3_e0, dims = [0, 1, 2] : (tensor<11x30x1xf64>) -> tensor<11x30x9xf64>
  %t3_y0 = stablehlo.select %t3_is0, %t3_f0, %t3_x : tensor<11x30x9xi1>, tensor<11x30x9xf64>
  %t3_a1 = stablehlo.slice %t3_at [1:2, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t3_b1 = stablehlo.reshape %t3_a1 : (tensor<1x1xi32>) -> tensor<i32>
  %t3_w1 = stablehlo.broadcast_in_dim %t3_b1, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t3_is1 = stablehlo.compare EQ, %t3_column, %t3_w1 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t3_e1 = stablehlo.slice %t3_u [0:11, 0:30, 1:2] : (tensor<11x30x5xf64>) -> tensor<11x30x1xf64>
  %t3_f1 = stablehlo.broadcast_in_dim %t3_e1, dims = [0, 1, 2] : (tensor<11x30x1xf64>) -> tensor<11x30x9xf64>
  %t3_y1 = stablehlo.select %t3_is1, %t3_f1, %t3_y0 : tensor<11x30x9xi1>, tensor<11x30x9xf64>
  %t3_a2 = stablehlo.slice %t3_at [2:3, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t3_b2 = stablehlo.reshape %t3_a2 : (tensor<1x1xi32>) -> tensor<i32>
  %t3_w2 = stablehlo.broadcast_in_dim %t3_b2, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t3_is2 = stablehlo.compare EQ, %t3_column, %t3_w2 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t3_e2 = stablehlo.slice %t3_u [0:11, 0:30, 2:3] : (tensor<11x30x5xf64>) -> tensor<11x30x1xf64>
  %t3_f2 = stablehlo.broadcast_in_dim %t3_e2, dims = [0, 1, 2] : (tensor<11x30x1xf64>) -> tensor<11x30x9xf64>
  %t3_y2 = stablehlo.select %t3_is2, %t3_f2, %t3_y1 : tensor<11x30x9xi1>, tensor<11x30x9xf64>
  %t3_a3 = stablehlo.slice %t3_at [3:4, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t3_b3 = stablehlo.reshape %t3_a3 : (tensor<1x1xi32>) -> tensor<i32>
  %t3_w3 = stablehlo.broadcast_in_dim %t3_b3, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t3_is3 = stablehlo.compare EQ, %t3_column, %t3_w3 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t3_e3 = stablehlo.slice %t3_u [0:11, 0:30, 3:4] : (tensor<11x30x5xf64>) -> tensor<11x30x1xf64>
  %t3_f3 = stablehlo.broadcast_in_dim %t3_e3, dims = [0, 1, 2] : (tensor<11x30x1xf64>) -> tensor<11x30x9xf64>
  %t3_y3 = stablehlo.select %t3_is3, %t3_f3, %t3_y2 : tensor<11x30x9xi1>, tensor<11x30x9xf64>
  %t3_a4 = stablehlo.slice %t3_at [4:5, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t3_b4 = stablehlo.reshape %t3_a4 : (tensor<1x1xi32>) -> tensor<i32>
  %t3_w4 = stablehlo.broadcast_in_dim %t3_b4, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t3_is4 = stablehlo.compare EQ, %t3_column, %t3_w4 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t3_e4 = stablehlo.slice %t3_u [0:11, 0:30, 4:5] : (tensor<11x30x5xf64>) -> tensor<11x30x1xf64>
  %t3_f4 = stablehlo.broadcast_in_dim %t3_e4, dims = [0, 1, 2] : (tensor<11x30x1xf64>) -> tensor<11x30x9xf64>
  %t3_y4 = stablehlo.select %t3_is4, %t3_f4, %t3_y3 : tensor<11x30x9xi1>, tensor<11x30x9xf64>
  check.expect_eq %t3_got, %t3_y4 : tensor<11x30x9xf64>

  %t4_i0 = stablehlo.iota dim = 0 : tensor<1650xi32>
  %t4_i = stablehlo.optimization_barrier %t4_i0 : tensor<1650xi32>
  %t4_m = stablehlo.constant dense<1103515245> : tensor<1650xi32>
  %t4_s = stablehlo.constant dense<25> : tensor<1650xi32>
  %t4_h = stablehlo.multiply %t4_i, %t4_m : tensor<1650xi32>
  %t4_r = stablehlo.shift_right_logical %t4_h, %t4_s : tensor<1650xi32>
  %t4_v = stablehlo.convert %t4_r : (tensor<1650xi32>) -> tensor<1650xi16>
  %t4_u = stablehlo.reshape %t4_v : (tensor<1650xi16>) -> tensor<11x30x5xi16>
  %t4_j0 = stablehlo.iota dim = 0 : tensor<2970xi32>
  %t4_c13 = stablehlo.constant dense<13> : tensor<2970xi32>
  %t4_j = stablehlo.optimization_barrier %t4_j0 : tensor<2970xi32>
  %t4_j1 = stablehlo.remainder %t4_j, %t4_c13 : tensor<2970xi32>
  %t4_x1 = stablehlo.convert %t4_j1 : (tensor<2970xi32>) -> tensor<2970xi16>
  %t4_x = stablehlo.reshape %t4_x1 : (tensor<2970xi16>) -> tensor<11x30x9xi16>
  %t4_at = util.unfoldable_constant dense<[[3], [5], [3], [2], [3]]> : tensor<5x1xi32>
  %t4_got = "stablehlo.scatter"(%t4_x, %t4_at, %t4_u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<i16>, %b: tensor<i16>):
      %c = stablehlo.add %a, %b : tensor<i16>
      stablehlo.return %c : tensor<i16>
  }) : (tensor<11x30x9xi16>, tensor<5x1xi32>, tensor<11x30x5xi16>) -> tensor<11x30x9xi16>
  %t4_column = stablehlo.iota dim = 2 : tensor<11x30x9xi32>
  %t4_a0 = stablehlo.slice %t4_at [0:1, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t4_b0 = stablehlo.reshape %t4_a0 : (tensor<1x1xi32>) -> tensor<i32>
  %t4_w0 = stablehlo.broadcast_in_dim %t4_b0, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t4_is0 = stablehlo.compare EQ, %t4_column, %t4_w0 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t4_e0 = stablehlo.slice %t4_u [0:11, 0:30, 0:1] : (tensor<11x30x5xi16>) -> tensor<11x30x1xi16>
  %t4_f0 = stablehlo.broadcast_in_dim %t4_e0, dims = [0, 1, 2] : (tensor<11x30x1xi16>) -> tensor<11x30x9xi16>
  %t4_g0 = stablehlo.add %t4_x, %t4_f0 : tensor<11x30x9xi16>
  %t4_y0 = stablehlo.select %t4_is0, %t4_g0, %t4_x : tensor<11x30x9xi1>, tensor<11x30x9xi16>
  %t4_a1 = stablehlo.slice %t4_at [1:2, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t4_b1 = stablehlo.reshape %t4_a1 : (tensor<1x1xi32>) -> tensor<i32>
  %t4_w1 = stablehlo.broadcast_in_dim %t4_b1, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t4_is1 = stablehlo.compare EQ, %t4_column, %t4_w1 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t4_e1 = stablehlo.slice %t4_u [0:11, 0:30, 1:2] : (tensor<11x30x5xi16>) -> tensor<11x30x1xi16>
  %t4_f1 = stablehlo.broadcast_in_dim %t4_e1, dims = [0, 1, 2] : (tensor<11x30x1xi16>) -> tensor<11x30x9xi16>
  %t4_g1 = stablehlo.add %t4_y0, %t4_f1 : tensor<11x30x9xi16>
  %t4_y1 = stablehlo.select %t4_is1, %t4_g1, %t4_y0 : tensor<11x30x9xi1>, tensor<11x30x9xi16>
  %t4_a2 = stablehlo.slice %t4_at [2:3, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t4_b2 = stablehlo.reshape %t4_a2 : (tensor<1x1xi32>) -> tensor<i32>
  %t4_w2 = stablehlo.broadcast_in_dim %t4_b2, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t4_is2 = stablehlo.compare EQ, %t4_column, %t4_w2 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t4_e2 = stablehlo.slice %t4_u [0:11, 0:30, 2:3] : (tensor<11x30x5xi16>) -> tensor<11x30x1xi16>
  %t4_f2 = stablehlo.broadcast_in_dim %t4_e2, dims = [0, 1, 2] : (tensor<11x30x1xi16>) -> tensor<11x30x9xi16>
  %t4_g2 = stablehlo.add %t4_y1, %t4_f2 : tensor<11x30x9xi16>
  %t4_y2 = stablehlo.select %t4_is2, %t4_g2, %t4_y1 : tensor<11x30x9xi1>, tensor<11x30x9xi16>
  %t4_a3 = stablehlo.slice %t4_at [3:4, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t4_b3 = stablehlo.reshape %t4_a3 : (tensor<1x1xi32>) -> tensor<i32>
  %t4_w3 = stablehlo.broadcast_in_dim %t4_b3, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t4_is3 = stablehlo.compare EQ, %t4_column, %t4_w3 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t4_e3 = stablehlo.slice %t4_u [0:11, 0:30, 3:4] : (tensor<11x30x5xi16>) -> tensor<11x30x1xi16>
  %t4_f3 = stablehlo.broadcast_in_dim %t4_e3, dims = [0, 1, 2] : (tensor<11x30x1xi16>) -> tensor<11x30x9xi16>
  %t4_g3 = stablehlo.add %t4_y2, %t4_f3 : tensor<11x30x9xi16>
  %t4_y3 = stablehlo.select %t4_is3, %t4_g3, %t4_y2 : tensor<11x30x9xi1>, tensor<11x30x9xi16>
  %t4_a4 = stablehlo.slice %t4_at [4:5, 0:1] : (tensor<5x1xi32>) -> tensor<1x1xi32>
  %t4_b4 = stablehlo.reshape %t4_a4 : (tensor<1x1xi32>) -> tensor<i32>
  %t4_w4 = stablehlo.broadcast_in_dim %t4_b4, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t4_is4 = stablehlo.compare EQ, %t4_column, %t4_w4 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t4_e4 = stablehlo.slice %t4_u [0:11, 0:30, 4:5] : (tensor<11x30x5xi16>) -> tensor<11x30x1xi16>
  %t4_f4 = stablehlo.broadcast_in_dim %t4_e4, dims = [0, 1, 2] : (tensor<11x30x1xi16>) -> tensor<11x30x9xi16>
  %t4_g4 = stablehlo.add %t4_y3, %t4_f4 : tensor<11x30x9xi16>
  %t4_y4 = stablehlo.select %t4_is4, %t4_g4, %t4_y3 : tensor<11x30x9xi1>, tensor<11x30x9xi16>
  check.expect_eq %t4_got, %t4_y4 : tensor<11x30x9xi16>

  %t5_i0 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %t5_i = stablehlo.optimization_barrier %t5_i0 : tensor<1320xi32>
  %t5_m = stablehlo.constant dense<1103515245> : tensor<1320xi32>
  %t5_s = stablehlo.constant dense<25> : tensor<1320xi32>
  %t5_h = stablehlo.multiply %t5_i, %t5_m : tensor<1320xi32>
  %t5_r = stablehlo.shift_right_logical %t5_h, %t5_s : tensor<1320xi32>
  %t5_v = stablehlo.convert %t5_r : (tensor<1320xi32>) -> tensor<1320xi32>
  %t5_u = stablehlo.reshape %t5_v : (tensor<1320xi32>) -> tensor<11x30x4xi32>
  %t5_j0 = stablehlo.iota dim = 0 : tensor<2970xi32>
  %t5_c13 = stablehlo.constant dense<13> : tensor<2970xi32>
  %t5_j = stablehlo.optimization_barrier %t5_j0 : tensor<2970xi32>
  %t5_j1 = stablehlo.remainder %t5_j, %t5_c13 : tensor<2970xi32>
  %t5_x1 = stablehlo.convert %t5_j1 : (tensor<2970xi32>) -> tensor<2970xi32>
  %t5_x = stablehlo.reshape %t5_x1 : (tensor<2970xi32>) -> tensor<11x30x9xi32>
  %t5_at = util.unfoldable_constant dense<[[0], [2], [12], [8]]> : tensor<4x1xi32>
  %t5_got = "stablehlo.scatter"(%t5_x, %t5_at, %t5_u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.maximum %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) : (tensor<11x30x9xi32>, tensor<4x1xi32>, tensor<11x30x4xi32>) -> tensor<11x30x9xi32>
  %t5_column = stablehlo.iota dim = 2 : tensor<11x30x9xi32>
  %t5_a0 = stablehlo.slice %t5_at [0:1, 0:1] : (tensor<4x1xi32>) -> tensor<1x1xi32>
  %t5_b0 = stablehlo.reshape %t5_a0 : (tensor<1x1xi32>) -> tensor<i32>
  %t5_w0 = stablehlo.broadcast_in_dim %t5_b0, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t5_is0 = stablehlo.compare EQ, %t5_column, %t5_w0 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t5_e0 = stablehlo.slice %t5_u [0:11, 0:30, 0:1] : (tensor<11x30x4xi32>) -> tensor<11x30x1xi32>
  %t5_f0 = stablehlo.broadcast_in_dim %t5_e0, dims = [0, 1, 2] : (tensor<11x30x1xi32>) -> tensor<11x30x9xi32>
  %t5_g0 = stablehlo.maximum %t5_x, %t5_f0 : tensor<11x30x9xi32>
  %t5_y0 = stablehlo.select %t5_is0, %t5_g0, %t5_x : tensor<11x30x9xi1>, tensor<11x30x9xi32>
  %t5_a1 = stablehlo.slice %t5_at [1:2, 0:1] : (tensor<4x1xi32>) -> tensor<1x1xi32>
  %t5_b1 = stablehlo.reshape %t5_a1 : (tensor<1x1xi32>) -> tensor<i32>
  %t5_w1 = stablehlo.broadcast_in_dim %t5_b1, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t5_is1 = stablehlo.compare EQ, %t5_column, %t5_w1 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t5_e1 = stablehlo.slice %t5_u [0:11, 0:30, 1:2] : (tensor<11x30x4xi32>) -> tensor<11x30x1xi32>
  %t5_f1 = stablehlo.broadcast_in_dim %t5_e1, dims = [0, 1, 2] : (tensor<11x30x1xi32>) -> tensor<11x30x9xi32>
  %t5_g1 = stablehlo.maximum %t5_y0, %t5_f1 : tensor<11x30x9xi32>
  %t5_y1 = stablehlo.select %t5_is1, %t5_g1, %t5_y0 : tensor<11x30x9xi1>, tensor<11x30x9xi32>
  %t5_a2 = stablehlo.slice %t5_at [2:3, 0:1] : (tensor<4x1xi32>) -> tensor<1x1xi32>
  %t5_b2 = stablehlo.reshape %t5_a2 : (tensor<1x1xi32>) -> tensor<i32>
  %t5_w2 = stablehlo.broadcast_in_dim %t5_b2, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t5_is2 = stablehlo.compare EQ, %t5_column, %t5_w2 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t5_e2 = stablehlo.slice %t5_u [0:11, 0:30, 2:3] : (tensor<11x30x4xi32>) -> tensor<11x30x1xi32>
  %t5_f2 = stablehlo.broadcast_in_dim %t5_e2, dims = [0, 1, 2] : (tensor<11x30x1xi32>) -> tensor<11x30x9xi32>
  %t5_g2 = stablehlo.maximum %t5_y1, %t5_f2 : tensor<11x30x9xi32>
  %t5_y2 = stablehlo.select %t5_is2, %t5_g2, %t5_y1 : tensor<11x30x9xi1>, tensor<11x30x9xi32>
  %t5_a3 = stablehlo.slice %t5_at [3:4, 0:1] : (tensor<4x1xi32>) -> tensor<1x1xi32>
  %t5_b3 = stablehlo.reshape %t5_a3 : (tensor<1x1xi32>) -> tensor<i32>
  %t5_w3 = stablehlo.broadcast_in_dim %t5_b3, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t5_is3 = stablehlo.compare EQ, %t5_column, %t5_w3 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t5_e3 = stablehlo.slice %t5_u [0:11, 0:30, 3:4] : (tensor<11x30x4xi32>) -> tensor<11x30x1xi32>
  %t5_f3 = stablehlo.broadcast_in_dim %t5_e3, dims = [0, 1, 2] : (tensor<11x30x1xi32>) -> tensor<11x30x9xi32>
  %t5_g3 = stablehlo.maximum %t5_y2, %t5_f3 : tensor<11x30x9xi32>
  %t5_y3 = stablehlo.select %t5_is3, %t5_g3, %t5_y2 : tensor<11x30x9xi1>, tensor<11x30x9xi32>
  check.expect_eq %t5_got, %t5_y3 : tensor<11x30x9xi32>

  %t6_i0 = stablehlo.iota dim = 0 : tensor<1980xi32>
  %t6_i = stablehlo.optimization_barrier %t6_i0 : tensor<1980xi32>
  %t6_m = stablehlo.constant dense<1103515245> : tensor<1980xi32>
  %t6_s = stablehlo.constant dense<25> : tensor<1980xi32>
  %t6_h = stablehlo.multiply %t6_i, %t6_m : tensor<1980xi32>
  %t6_r = stablehlo.shift_right_logical %t6_h, %t6_s : tensor<1980xi32>
  %t6_v = stablehlo.convert %t6_r : (tensor<1980xi32>) -> tensor<1980xui8>
  %t6_u = stablehlo.reshape %t6_v : (tensor<1980xui8>) -> tensor<11x30x6xui8>
  %t6_j0 = stablehlo.iota dim = 0 : tensor<2970xi32>
  %t6_c13 = stablehlo.constant dense<13> : tensor<2970xi32>
  %t6_j = stablehlo.optimization_barrier %t6_j0 : tensor<2970xi32>
  %t6_j1 = stablehlo.remainder %t6_j, %t6_c13 : tensor<2970xi32>
  %t6_x1 = stablehlo.convert %t6_j1 : (tensor<2970xi32>) -> tensor<2970xui8>
  %t6_x = stablehlo.reshape %t6_x1 : (tensor<2970xui8>) -> tensor<11x30x9xui8>
  %t6_at = util.unfoldable_constant dense<[[5], [4], [6], [0], [2], [1]]> : tensor<6x1xi32>
  %t6_got = "stablehlo.scatter"(%t6_x, %t6_at, %t6_u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
      stablehlo.return %b : tensor<ui8>
  }) : (tensor<11x30x9xui8>, tensor<6x1xi32>, tensor<11x30x6xui8>) -> tensor<11x30x9xui8>
  %t6_column = stablehlo.iota dim = 2 : tensor<11x30x9xi32>
  %t6_a0 = stablehlo.slice %t6_at [0:1, 0:1] : (tensor<6x1xi32>) -> tensor<1x1xi32>
  %t6_b0 = stablehlo.reshape %t6_a0 : (tensor<1x1xi32>) -> tensor<i32>
  %t6_w0 = stablehlo.broadcast_in_dim %t6_b0, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t6_is0 = stablehlo.compare EQ, %t6_column, %t6_w0 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t6_e0 = stablehlo.slice %t6_u [0:11, 0:30, 0:1] : (tensor<11x30x6xui8>) -> tensor<11x30x1xui8>
  %t6_f0 = stablehlo.broadcast_in_dim %t6_e0, dims = [0, 1, 2] : (tensor<11x30x1xui8>) -> tensor<11x30x9xui8>
  %t6_y0 = stablehlo.select %t6_is0, %t6_f0, %t6_x : tensor<11x30x9xi1>, tensor<11x30x9xui8>
  %t6_a1 = stablehlo.slice %t6_at [1:2, 0:1] : (tensor<6x1xi32>) -> tensor<1x1xi32>
  %t6_b1 = stablehlo.reshape %t6_a1 : (tensor<1x1xi32>) -> tensor<i32>
  %t6_w1 = stablehlo.broadcast_in_dim %t6_b1, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t6_is1 = stablehlo.compare EQ, %t6_column, %t6_w1 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t6_e1 = stablehlo.slice %t6_u [0:11, 0:30, 1:2] : (tensor<11x30x6xui8>) -> tensor<11x30x1xui8>
  %t6_f1 = stablehlo.broadcast_in_dim %t6_e1, dims = [0, 1, 2] : (tensor<11x30x1xui8>) -> tensor<11x30x9xui8>
  %t6_y1 = stablehlo.select %t6_is1, %t6_f1, %t6_y0 : tensor<11x30x9xi1>, tensor<11x30x9xui8>
  %t6_a2 = stablehlo.slice %t6_at [2:3, 0:1] : (tensor<6x1xi32>) -> tensor<1x1xi32>
  %t6_b2 = stablehlo.reshape %t6_a2 : (tensor<1x1xi32>) -> tensor<i32>
  %t6_w2 = stablehlo.broadcast_in_dim %t6_b2, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t6_is2 = stablehlo.compare EQ, %t6_column, %t6_w2 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t6_e2 = stablehlo.slice %t6_u [0:11, 0:30, 2:3] : (tensor<11x30x6xui8>) -> tensor<11x30x1xui8>
  %t6_f2 = stablehlo.broadcast_in_dim %t6_e2, dims = [0, 1, 2] : (tensor<11x30x1xui8>) -> tensor<11x30x9xui8>
  %t6_y2 = stablehlo.select %t6_is2, %t6_f2, %t6_y1 : tensor<11x30x9xi1>, tensor<11x30x9xui8>
  %t6_a3 = stablehlo.slice %t6_at [3:4, 0:1] : (tensor<6x1xi32>) -> tensor<1x1xi32>
  %t6_b3 = stablehlo.reshape %t6_a3 : (tensor<1x1xi32>) -> tensor<i32>
  %t6_w3 = stablehlo.broadcast_in_dim %t6_b3, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t6_is3 = stablehlo.compare EQ, %t6_column, %t6_w3 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t6_e3 = stablehlo.slice %t6_u [0:11, 0:30, 3:4] : (tensor<11x30x6xui8>) -> tensor<11x30x1xui8>
  %t6_f3 = stablehlo.broadcast_in_dim %t6_e3, dims = [0, 1, 2] : (tensor<11x30x1xui8>) -> tensor<11x30x9xui8>
  %t6_y3 = stablehlo.select %t6_is3, %t6_f3, %t6_y2 : tensor<11x30x9xi1>, tensor<11x30x9xui8>
  %t6_a4 = stablehlo.slice %t6_at [4:5, 0:1] : (tensor<6x1xi32>) -> tensor<1x1xi32>
  %t6_b4 = stablehlo.reshape %t6_a4 : (tensor<1x1xi32>) -> tensor<i32>
  %t6_w4 = stablehlo.broadcast_in_dim %t6_b4, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t6_is4 = stablehlo.compare EQ, %t6_column, %t6_w4 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t6_e4 = stablehlo.slice %t6_u [0:11, 0:30, 4:5] : (tensor<11x30x6xui8>) -> tensor<11x30x1xui8>
  %t6_f4 = stablehlo.broadcast_in_dim %t6_e4, dims = [0, 1, 2] : (tensor<11x30x1xui8>) -> tensor<11x30x9xui8>
  %t6_y4 = stablehlo.select %t6_is4, %t6_f4, %t6_y3 : tensor<11x30x9xi1>, tensor<11x30x9xui8>
  %t6_a5 = stablehlo.slice %t6_at [5:6, 0:1] : (tensor<6x1xi32>) -> tensor<1x1xi32>
  %t6_b5 = stablehlo.reshape %t6_a5 : (tensor<1x1xi32>) -> tensor<i32>
  %t6_w5 = stablehlo.broadcast_in_dim %t6_b5, dims = [] : (tensor<i32>) -> tensor<11x30x9xi32>
  %t6_is5 = stablehlo.compare EQ, %t6_column, %t6_w5 : (tensor<11x30x9xi32>, tensor<11x30x9xi32>) -> tensor<11x30x9xi1>
  %t6_e5 = stablehlo.slice %t6_u [0:11, 0:30, 5:6] : (tensor<11x30x6xui8>) -> tensor<11x30x1xui8>
  %t6_f5 = stablehlo.broadcast_in_dim %t6_e5, dims = [0, 1, 2] : (tensor<11x30x1xui8>) -> tensor<11x30x9xui8>
  %t6_y5 = stablehlo.select %t6_is5, %t6_f5, %t6_y4 : tensor<11x30x9xi1>, tensor<11x30x9xui8>
  check.expect_eq %t6_got, %t6_y5 : tensor<11x30x9xui8>
  func.return
}
