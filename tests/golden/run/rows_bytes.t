// Rows of less than a vector, and of a little more, are found and put as they
// are, whatever number of bytes they have.
// Oracle: element (r, c) is 7 r + 3 c, found again from the index alone.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.call @t5() : () -> ()
  func.call @t7() : () -> ()
  func.call @t8() : () -> ()
  func.call @t9() : () -> ()
  func.call @t15() : () -> ()
  func.call @t16() : () -> ()
  func.call @t17() : () -> ()
  func.call @t31() : () -> ()
  func.call @t32() : () -> ()
  func.call @t33() : () -> ()
  func.call @t47() : () -> ()
  func.call @t63() : () -> ()
  func.call @t64() : () -> ()
  func.call @t65() : () -> ()
  func.return
}
func.func private @t1() {
  %seven = stablehlo.constant dense<7> : tensor<20x1xui8>
  %three = stablehlo.constant dense<3> : tensor<20x1xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x1xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x1xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x1xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x1xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x1xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x1xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<20x1xui8>, tensor<13xi32>) -> tensor<13x1xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x1xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x1xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x1xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x1xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x1xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x1xui8>
  check.expect_eq %found, %want : tensor<13x1xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x1xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x1xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x1xui8>, tensor<13xi32>, tensor<13x1xui8>) -> tensor<20x1xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x1xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x1xi1>, tensor<20x1xui8>
  check.expect_eq %put, %kept : tensor<20x1xui8>
  func.return
}
func.func private @t2() {
  %seven = stablehlo.constant dense<7> : tensor<20x2xui8>
  %three = stablehlo.constant dense<3> : tensor<20x2xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x2xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x2xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x2xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x2xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x2xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x2xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>} : (tensor<20x2xui8>, tensor<13xi32>) -> tensor<13x2xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x2xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x2xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x2xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x2xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x2xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x2xui8>
  check.expect_eq %found, %want : tensor<13x2xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x2xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x2xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x2xui8>, tensor<13xi32>, tensor<13x2xui8>) -> tensor<20x2xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x2xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x2xi1>, tensor<20x2xui8>
  check.expect_eq %put, %kept : tensor<20x2xui8>
  func.return
}
func.func private @t3() {
  %seven = stablehlo.constant dense<7> : tensor<20x3xui8>
  %three = stablehlo.constant dense<3> : tensor<20x3xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x3xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x3xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x3xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x3xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x3xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x3xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>} : (tensor<20x3xui8>, tensor<13xi32>) -> tensor<13x3xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x3xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x3xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x3xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x3xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x3xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x3xui8>
  check.expect_eq %found, %want : tensor<13x3xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x3xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x3xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x3xui8>, tensor<13xi32>, tensor<13x3xui8>) -> tensor<20x3xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x3xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x3xi1>, tensor<20x3xui8>
  check.expect_eq %put, %kept : tensor<20x3xui8>
  func.return
}
func.func private @t4() {
  %seven = stablehlo.constant dense<7> : tensor<20x4xui8>
  %three = stablehlo.constant dense<3> : tensor<20x4xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x4xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x4xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x4xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x4xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x4xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x4xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>} : (tensor<20x4xui8>, tensor<13xi32>) -> tensor<13x4xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x4xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x4xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x4xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x4xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x4xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x4xui8>
  check.expect_eq %found, %want : tensor<13x4xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x4xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x4xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x4xui8>, tensor<13xi32>, tensor<13x4xui8>) -> tensor<20x4xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x4xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x4xi1>, tensor<20x4xui8>
  check.expect_eq %put, %kept : tensor<20x4xui8>
  func.return
}
func.func private @t5() {
  %seven = stablehlo.constant dense<7> : tensor<20x5xui8>
  %three = stablehlo.constant dense<3> : tensor<20x5xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x5xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x5xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x5xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x5xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x5xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x5xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>} : (tensor<20x5xui8>, tensor<13xi32>) -> tensor<13x5xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x5xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x5xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x5xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x5xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x5xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x5xui8>
  check.expect_eq %found, %want : tensor<13x5xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x5xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x5xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x5xui8>, tensor<13xi32>, tensor<13x5xui8>) -> tensor<20x5xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x5xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x5xi1>, tensor<20x5xui8>
  check.expect_eq %put, %kept : tensor<20x5xui8>
  func.return
}
func.func private @t7() {
  %seven = stablehlo.constant dense<7> : tensor<20x7xui8>
  %three = stablehlo.constant dense<3> : tensor<20x7xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x7xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x7xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x7xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x7xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x7xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x7xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 7>} : (tensor<20x7xui8>, tensor<13xi32>) -> tensor<13x7xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x7xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x7xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x7xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x7xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x7xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x7xui8>
  check.expect_eq %found, %want : tensor<13x7xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x7xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x7xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x7xui8>, tensor<13xi32>, tensor<13x7xui8>) -> tensor<20x7xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x7xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x7xi1>, tensor<20x7xui8>
  check.expect_eq %put, %kept : tensor<20x7xui8>
  func.return
}
func.func private @t8() {
  %seven = stablehlo.constant dense<7> : tensor<20x8xui8>
  %three = stablehlo.constant dense<3> : tensor<20x8xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x8xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x8xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x8xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x8xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x8xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x8xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>} : (tensor<20x8xui8>, tensor<13xi32>) -> tensor<13x8xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x8xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x8xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x8xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x8xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x8xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x8xui8>
  check.expect_eq %found, %want : tensor<13x8xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x8xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x8xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x8xui8>, tensor<13xi32>, tensor<13x8xui8>) -> tensor<20x8xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x8xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x8xi1>, tensor<20x8xui8>
  check.expect_eq %put, %kept : tensor<20x8xui8>
  func.return
}
func.func private @t9() {
  %seven = stablehlo.constant dense<7> : tensor<20x9xui8>
  %three = stablehlo.constant dense<3> : tensor<20x9xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x9xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x9xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x9xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x9xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x9xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x9xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 9>} : (tensor<20x9xui8>, tensor<13xi32>) -> tensor<13x9xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x9xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x9xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x9xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x9xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x9xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x9xui8>
  check.expect_eq %found, %want : tensor<13x9xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x9xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x9xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x9xui8>, tensor<13xi32>, tensor<13x9xui8>) -> tensor<20x9xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x9xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x9xi1>, tensor<20x9xui8>
  check.expect_eq %put, %kept : tensor<20x9xui8>
  func.return
}
func.func private @t15() {
  %seven = stablehlo.constant dense<7> : tensor<20x15xui8>
  %three = stablehlo.constant dense<3> : tensor<20x15xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x15xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x15xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x15xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x15xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x15xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x15xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 15>} : (tensor<20x15xui8>, tensor<13xi32>) -> tensor<13x15xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x15xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x15xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x15xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x15xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x15xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x15xui8>
  check.expect_eq %found, %want : tensor<13x15xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x15xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x15xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x15xui8>, tensor<13xi32>, tensor<13x15xui8>) -> tensor<20x15xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x15xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x15xi1>, tensor<20x15xui8>
  check.expect_eq %put, %kept : tensor<20x15xui8>
  func.return
}
func.func private @t16() {
  %seven = stablehlo.constant dense<7> : tensor<20x16xui8>
  %three = stablehlo.constant dense<3> : tensor<20x16xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x16xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x16xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x16xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x16xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x16xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x16xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 16>} : (tensor<20x16xui8>, tensor<13xi32>) -> tensor<13x16xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x16xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x16xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x16xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x16xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x16xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x16xui8>
  check.expect_eq %found, %want : tensor<13x16xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x16xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x16xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x16xui8>, tensor<13xi32>, tensor<13x16xui8>) -> tensor<20x16xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x16xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x16xi1>, tensor<20x16xui8>
  check.expect_eq %put, %kept : tensor<20x16xui8>
  func.return
}
func.func private @t17() {
  %seven = stablehlo.constant dense<7> : tensor<20x17xui8>
  %three = stablehlo.constant dense<3> : tensor<20x17xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x17xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x17xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x17xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x17xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x17xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x17xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 17>} : (tensor<20x17xui8>, tensor<13xi32>) -> tensor<13x17xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x17xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x17xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x17xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x17xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x17xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x17xui8>
  check.expect_eq %found, %want : tensor<13x17xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x17xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x17xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x17xui8>, tensor<13xi32>, tensor<13x17xui8>) -> tensor<20x17xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x17xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x17xi1>, tensor<20x17xui8>
  check.expect_eq %put, %kept : tensor<20x17xui8>
  func.return
}
func.func private @t31() {
  %seven = stablehlo.constant dense<7> : tensor<20x31xui8>
  %three = stablehlo.constant dense<3> : tensor<20x31xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x31xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x31xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x31xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x31xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x31xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x31xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 31>} : (tensor<20x31xui8>, tensor<13xi32>) -> tensor<13x31xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x31xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x31xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x31xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x31xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x31xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x31xui8>
  check.expect_eq %found, %want : tensor<13x31xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x31xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x31xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x31xui8>, tensor<13xi32>, tensor<13x31xui8>) -> tensor<20x31xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x31xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x31xi1>, tensor<20x31xui8>
  check.expect_eq %put, %kept : tensor<20x31xui8>
  func.return
}
func.func private @t32() {
  %seven = stablehlo.constant dense<7> : tensor<20x32xui8>
  %three = stablehlo.constant dense<3> : tensor<20x32xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x32xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x32xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x32xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x32xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x32xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x32xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 32>} : (tensor<20x32xui8>, tensor<13xi32>) -> tensor<13x32xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x32xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x32xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x32xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x32xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x32xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x32xui8>
  check.expect_eq %found, %want : tensor<13x32xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x32xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x32xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x32xui8>, tensor<13xi32>, tensor<13x32xui8>) -> tensor<20x32xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x32xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x32xi1>, tensor<20x32xui8>
  check.expect_eq %put, %kept : tensor<20x32xui8>
  func.return
}
func.func private @t33() {
  %seven = stablehlo.constant dense<7> : tensor<20x33xui8>
  %three = stablehlo.constant dense<3> : tensor<20x33xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x33xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x33xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x33xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x33xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x33xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x33xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 33>} : (tensor<20x33xui8>, tensor<13xi32>) -> tensor<13x33xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x33xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x33xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x33xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x33xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x33xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x33xui8>
  check.expect_eq %found, %want : tensor<13x33xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x33xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x33xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x33xui8>, tensor<13xi32>, tensor<13x33xui8>) -> tensor<20x33xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x33xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x33xi1>, tensor<20x33xui8>
  check.expect_eq %put, %kept : tensor<20x33xui8>
  func.return
}
func.func private @t47() {
  %seven = stablehlo.constant dense<7> : tensor<20x47xui8>
  %three = stablehlo.constant dense<3> : tensor<20x47xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x47xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x47xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x47xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x47xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x47xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x47xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 47>} : (tensor<20x47xui8>, tensor<13xi32>) -> tensor<13x47xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x47xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x47xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x47xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x47xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x47xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x47xui8>
  check.expect_eq %found, %want : tensor<13x47xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x47xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x47xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x47xui8>, tensor<13xi32>, tensor<13x47xui8>) -> tensor<20x47xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x47xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x47xi1>, tensor<20x47xui8>
  check.expect_eq %put, %kept : tensor<20x47xui8>
  func.return
}
func.func private @t63() {
  %seven = stablehlo.constant dense<7> : tensor<20x63xui8>
  %three = stablehlo.constant dense<3> : tensor<20x63xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x63xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x63xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x63xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x63xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x63xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x63xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 63>} : (tensor<20x63xui8>, tensor<13xi32>) -> tensor<13x63xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x63xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x63xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x63xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x63xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x63xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x63xui8>
  check.expect_eq %found, %want : tensor<13x63xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x63xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x63xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x63xui8>, tensor<13xi32>, tensor<13x63xui8>) -> tensor<20x63xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x63xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x63xi1>, tensor<20x63xui8>
  check.expect_eq %put, %kept : tensor<20x63xui8>
  func.return
}
func.func private @t64() {
  %seven = stablehlo.constant dense<7> : tensor<20x64xui8>
  %three = stablehlo.constant dense<3> : tensor<20x64xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x64xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x64xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x64xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x64xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x64xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x64xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>} : (tensor<20x64xui8>, tensor<13xi32>) -> tensor<13x64xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x64xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x64xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x64xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x64xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x64xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x64xui8>
  check.expect_eq %found, %want : tensor<13x64xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x64xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x64xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x64xui8>, tensor<13xi32>, tensor<13x64xui8>) -> tensor<20x64xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x64xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x64xi1>, tensor<20x64xui8>
  check.expect_eq %put, %kept : tensor<20x64xui8>
  func.return
}
func.func private @t65() {
  %seven = stablehlo.constant dense<7> : tensor<20x65xui8>
  %three = stablehlo.constant dense<3> : tensor<20x65xui8>
  %r = stablehlo.iota dim = 0 : tensor<20x65xui8>
  %c = stablehlo.iota dim = 1 : tensor<20x65xui8>
  %r7 = stablehlo.multiply %r, %seven : tensor<20x65xui8>
  %c3 = stablehlo.multiply %c, %three : tensor<20x65xui8>
  %sum = stablehlo.add %r7, %c3 : tensor<20x65xui8>
  %table = stablehlo.optimization_barrier %sum : tensor<20x65xui8>
  %i = stablehlo.constant dense<[3, 0, 19, 7, 8, 1, 12, 18, 5, 4, 2, 16, 10]> : tensor<13xi32>
  %index = stablehlo.optimization_barrier %i : tensor<13xi32>
  %rows = "stablehlo.gather"(%table, %index) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 65>} : (tensor<20x65xui8>, tensor<13xi32>) -> tensor<13x65xui8>
  %found = stablehlo.optimization_barrier %rows : tensor<13x65xui8>
  %seven_i = stablehlo.constant dense<7> : tensor<13xui8>
  %three_u = stablehlo.constant dense<3> : tensor<13x65xui8>
  %iu = stablehlo.convert %index : (tensor<13xi32>) -> tensor<13xui8>
  %i7 = stablehlo.multiply %iu, %seven_i : tensor<13xui8>
  %i7b = stablehlo.broadcast_in_dim %i7, dims = [0] : (tensor<13xui8>) -> tensor<13x65xui8>
  %cu = stablehlo.iota dim = 1 : tensor<13x65xui8>
  %cu3 = stablehlo.multiply %cu, %three_u : tensor<13x65xui8>
  %want = stablehlo.add %i7b, %cu3 : tensor<13x65xui8>
  check.expect_eq %found, %want : tensor<13x65xui8>
  %zero = stablehlo.constant dense<0> : tensor<20x65xui8>
  %blank = stablehlo.optimization_barrier %zero : tensor<20x65xui8>
  %put = "stablehlo.scatter"(%blank, %index, %found) ({
  ^bb0(%old: tensor<ui8>, %new: tensor<ui8>):
    stablehlo.return %new : tensor<ui8>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<20x65xui8>, tensor<13xi32>, tensor<13x65xui8>) -> tensor<20x65xui8>
  %m = stablehlo.constant dense<[true, true, true, true, true, true, false, true, true, false, true, false, true, false, false, false, true, false, true, true]> : tensor<20xi1>
  %mask = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xi1>) -> tensor<20x65xi1>
  %kept = stablehlo.select %mask, %table, %zero : tensor<20x65xi1>, tensor<20x65xui8>
  check.expect_eq %put, %kept : tensor<20x65xui8>
  func.return
}
