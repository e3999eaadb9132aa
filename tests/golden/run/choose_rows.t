// Rows of scatters that a predicate leaves out, in the three forms in which it may
// say so; places outside are left out as ever, and so are all of a window's.  Oracle: the same of negated numbers,
// which are chosen from when they have been negated again.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c scatter
func.func @main() {
  %seed = util.unfoldable_constant dense<7> : tensor<i32>
  %n = stablehlo.iota dim = 0 : tensor<24xi32>
  %s = stablehlo.broadcast_in_dim %seed, dims = [] : (tensor<i32>) -> tensor<24xi32>
  %m = stablehlo.multiply %n, %s : tensor<24xi32>
  %t = stablehlo.constant dense<11> : tensor<24xi32>
  %r = stablehlo.remainder %m, %t : tensor<24xi32>
  %one = stablehlo.constant dense<1> : tensor<24xi32>
  %idx = stablehlo.subtract %r, %one : tensor<24xi32>
  %index = stablehlo.reshape %idx : (tensor<24xi32>) -> tensor<24x1xi32>
  %three = stablehlo.constant dense<3> : tensor<24xi32>
  %q = stablehlo.remainder %m, %three : tensor<24xi32>
  %zero = stablehlo.constant dense<0> : tensor<24xi32>
  %p = stablehlo.compare EQ, %q, %zero : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
  %all = stablehlo.broadcast_in_dim %p, dims = [0] : (tensor<24xi1>) -> tensor<24x9xi1>
  %k = stablehlo.iota dim = 0 : tensor<216xi32>
  %kx = stablehlo.reshape %k : (tensor<216xi32>) -> tensor<24x9xi32>
  %bx = stablehlo.broadcast_in_dim %seed, dims = [] : (tensor<i32>) -> tensor<24x9xi32>
  %x = stablehlo.multiply %kx, %bx : tensor<24x9xi32>
  %row = stablehlo.iota dim = 0 : tensor<24x1xi32>
  %pair = stablehlo.concatenate %row, %index, dim = 1 : (tensor<24x1xi32>, tensor<24x1xi32>) -> tensor<24x2xi32>
  %first = stablehlo.slice %p [0:1] : (tensor<24xi1>) -> tensor<1xi1>
  %yes = stablehlo.reshape %first : (tensor<1xi1>) -> tensor<i1>
  %no = stablehlo.not %yes : tensor<i1>
  %nx = stablehlo.negate %x : tensor<24x9xi32>
  %nm = stablehlo.negate %m : tensor<24xi32>
  %m2 = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<24xi32>) -> tensor<24x2xi32>
  %nm2 = stablehlo.negate %m2 : tensor<24x2xi32>
  %wa = "stablehlo.scatter"(%x, %index, %m2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    stablehlo.return %v : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x1xi32>, tensor<24x2xi32>) -> tensor<24x9xi32>
  %wax = stablehlo.select %all, %wa, %x : tensor<24x9xi1>, tensor<24x9xi32>
  %wo = "stablehlo.scatter"(%nx, %index, %nm2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    stablehlo.return %v : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x1xi32>, tensor<24x2xi32>) -> tensor<24x9xi32>
  %wk = stablehlo.negate %wo : tensor<24x9xi32>
  %wox = stablehlo.select %all, %wk, %x : tensor<24x9xi1>, tensor<24x9xi32>
  check.expect_eq %wax, %wox : tensor<24x9xi32>
  %ba = "stablehlo.scatter"(%x, %index, %m) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    stablehlo.return %v : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<24x9xi32>
  %bax = stablehlo.select %all, %ba, %x : tensor<24x9xi1>, tensor<24x9xi32>
  %bo = "stablehlo.scatter"(%nx, %index, %nm) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    stablehlo.return %v : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<24x9xi32>
  %bk = stablehlo.negate %bo : tensor<24x9xi32>
  %box = stablehlo.select %all, %bk, %x : tensor<24x9xi1>, tensor<24x9xi32>
  check.expect_eq %bax, %box : tensor<24x9xi32>
  %ca = "stablehlo.scatter"(%x, %pair, %m) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    %sum = stablehlo.add %u, %v : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x2xi32>, tensor<24xi32>) -> tensor<24x9xi32>
  %cax = stablehlo.select %all, %x, %ca : tensor<24x9xi1>, tensor<24x9xi32>
  %co = "stablehlo.scatter"(%nx, %pair, %nm) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    %sum = stablehlo.add %u, %v : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x2xi32>, tensor<24xi32>) -> tensor<24x9xi32>
  %ck = stablehlo.negate %co : tensor<24x9xi32>
  %cox = stablehlo.select %all, %x, %ck : tensor<24x9xi1>, tensor<24x9xi32>
  check.expect_eq %cax, %cox : tensor<24x9xi32>
  %da = "stablehlo.scatter"(%x, %pair, %m) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    stablehlo.return %v : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x2xi32>, tensor<24xi32>) -> tensor<24x9xi32>
  %dax = stablehlo.select %yes, %da, %x : tensor<i1>, tensor<24x9xi32>
  %do = "stablehlo.scatter"(%nx, %pair, %nm) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    stablehlo.return %v : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x2xi32>, tensor<24xi32>) -> tensor<24x9xi32>
  %dk = stablehlo.negate %do : tensor<24x9xi32>
  %dox = stablehlo.select %yes, %dk, %x : tensor<i1>, tensor<24x9xi32>
  check.expect_eq %dax, %dox : tensor<24x9xi32>
  %ea = "stablehlo.scatter"(%x, %pair, %m) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    %sum = stablehlo.add %u, %v : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x2xi32>, tensor<24xi32>) -> tensor<24x9xi32>
  %eax = stablehlo.select %no, %x, %ea : tensor<i1>, tensor<24x9xi32>
  %eo = "stablehlo.scatter"(%nx, %pair, %nm) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%u: tensor<i32>, %v: tensor<i32>):
    %sum = stablehlo.add %u, %v : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<24x9xi32>, tensor<24x2xi32>, tensor<24xi32>) -> tensor<24x9xi32>
  %ek = stablehlo.negate %eo : tensor<24x9xi32>
  %eox = stablehlo.select %no, %x, %ek : tensor<i1>, tensor<24x9xi32>
  check.expect_eq %eax, %eox : tensor<24x9xi32>
  func.return
}
// >>> stdout
// 8
// <<<
