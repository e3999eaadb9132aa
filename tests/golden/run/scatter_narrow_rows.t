// Rows of 8- and 16-bit elements that updates are combined into, longer than a
// vector and shorter.  Oracle: the same in words.
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
  func.return
}
func.func private @t0() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<300xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<300xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<300xi32>
  %mod = stablehlo.constant dense<251> : tensor<300xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<300xi32>
  %off = stablehlo.constant dense<120> : tensor<300xi32>
  %c = stablehlo.subtract %rem, %off : tensor<300xi32>
  %c2 = stablehlo.reshape %c : (tensor<300xi32>) -> tensor<60x5xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x5xi32>) -> tensor<60x5xi8>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x5xi8>
  %x1 = stablehlo.slice %u [0:7, 0:5] : (tensor<60x5xi8>) -> tensor<7x5xi8>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x5xi8>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x5xi8>) -> tensor<60x5xi32>
  %xw = stablehlo.convert %x : (tensor<7x5xi8>) -> tensor<7x5xi32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x5xi8>, tensor<60x1xi32>, tensor<60x5xi8>) -> tensor<7x5xi8>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %eadd = stablehlo.convert %wadd : (tensor<7x5xi32>) -> tensor<7x5xi8>
  check.expect_eq %radd, %eadd : tensor<7x5xi8>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.multiply %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x5xi8>, tensor<60x1xi32>, tensor<60x5xi8>) -> tensor<7x5xi8>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x5xi32>) -> tensor<7x5xi8>
  check.expect_eq %rmultiply, %emultiply : tensor<7x5xi8>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.maximum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x5xi8>, tensor<60x1xi32>, tensor<60x5xi8>) -> tensor<7x5xi8>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x5xi32>) -> tensor<7x5xi8>
  check.expect_eq %rmaximum, %emaximum : tensor<7x5xi8>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.minimum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x5xi8>, tensor<60x1xi32>, tensor<60x5xi8>) -> tensor<7x5xi8>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x5xi32>) -> tensor<7x5xi8>
  check.expect_eq %rminimum, %eminimum : tensor<7x5xi8>
  %rand = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.and %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x5xi8>, tensor<60x1xi32>, tensor<60x5xi8>) -> tensor<7x5xi8>
  %wand = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.and %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %eand = stablehlo.convert %wand : (tensor<7x5xi32>) -> tensor<7x5xi8>
  check.expect_eq %rand, %eand : tensor<7x5xi8>
  %ror = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.or %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x5xi8>, tensor<60x1xi32>, tensor<60x5xi8>) -> tensor<7x5xi8>
  %wor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %eor = stablehlo.convert %wor : (tensor<7x5xi32>) -> tensor<7x5xi8>
  check.expect_eq %ror, %eor : tensor<7x5xi8>
  %rxor = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.xor %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x5xi8>, tensor<60x1xi32>, tensor<60x5xi8>) -> tensor<7x5xi8>
  %wxor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.xor %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %exor = stablehlo.convert %wxor : (tensor<7x5xi32>) -> tensor<7x5xi8>
  check.expect_eq %rxor, %exor : tensor<7x5xi8>
  func.return
}
func.func private @t1() {
  %n = stablehlo.iota dim = 0 : tensor<2340xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<2340xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<2340xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<2340xi32>
  %mod = stablehlo.constant dense<251> : tensor<2340xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<2340xi32>
  %off = stablehlo.constant dense<120> : tensor<2340xi32>
  %c = stablehlo.subtract %rem, %off : tensor<2340xi32>
  %c2 = stablehlo.reshape %c : (tensor<2340xi32>) -> tensor<60x39xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x39xi32>) -> tensor<60x39xi8>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x39xi8>
  %x1 = stablehlo.slice %u [0:7, 0:39] : (tensor<60x39xi8>) -> tensor<7x39xi8>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x39xi8>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x39xi8>) -> tensor<60x39xi32>
  %xw = stablehlo.convert %x : (tensor<7x39xi8>) -> tensor<7x39xi32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x39xi8>, tensor<60x1xi32>, tensor<60x39xi8>) -> tensor<7x39xi8>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %eadd = stablehlo.convert %wadd : (tensor<7x39xi32>) -> tensor<7x39xi8>
  check.expect_eq %radd, %eadd : tensor<7x39xi8>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.multiply %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x39xi8>, tensor<60x1xi32>, tensor<60x39xi8>) -> tensor<7x39xi8>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x39xi32>) -> tensor<7x39xi8>
  check.expect_eq %rmultiply, %emultiply : tensor<7x39xi8>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.maximum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x39xi8>, tensor<60x1xi32>, tensor<60x39xi8>) -> tensor<7x39xi8>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x39xi32>) -> tensor<7x39xi8>
  check.expect_eq %rmaximum, %emaximum : tensor<7x39xi8>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.minimum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x39xi8>, tensor<60x1xi32>, tensor<60x39xi8>) -> tensor<7x39xi8>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x39xi32>) -> tensor<7x39xi8>
  check.expect_eq %rminimum, %eminimum : tensor<7x39xi8>
  %rand = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.and %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x39xi8>, tensor<60x1xi32>, tensor<60x39xi8>) -> tensor<7x39xi8>
  %wand = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.and %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %eand = stablehlo.convert %wand : (tensor<7x39xi32>) -> tensor<7x39xi8>
  check.expect_eq %rand, %eand : tensor<7x39xi8>
  %ror = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.or %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x39xi8>, tensor<60x1xi32>, tensor<60x39xi8>) -> tensor<7x39xi8>
  %wor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %eor = stablehlo.convert %wor : (tensor<7x39xi32>) -> tensor<7x39xi8>
  check.expect_eq %ror, %eor : tensor<7x39xi8>
  %rxor = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.xor %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<7x39xi8>, tensor<60x1xi32>, tensor<60x39xi8>) -> tensor<7x39xi8>
  %wxor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.xor %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %exor = stablehlo.convert %wxor : (tensor<7x39xi32>) -> tensor<7x39xi8>
  check.expect_eq %rxor, %exor : tensor<7x39xi8>
  func.return
}
func.func private @t2() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<300xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<300xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<300xi32>
  %mod = stablehlo.constant dense<251> : tensor<300xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<300xi32>
  %off = stablehlo.constant dense<120> : tensor<300xi32>
  %c = stablehlo.subtract %rem, %off : tensor<300xi32>
  %c2 = stablehlo.reshape %c : (tensor<300xi32>) -> tensor<60x5xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x5xi32>) -> tensor<60x5xui8>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x5xui8>
  %x1 = stablehlo.slice %u [0:7, 0:5] : (tensor<60x5xui8>) -> tensor<7x5xui8>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x5xui8>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x5xui8>) -> tensor<60x5xui32>
  %xw = stablehlo.convert %x : (tensor<7x5xui8>) -> tensor<7x5xui32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.add %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x5xui8>, tensor<60x1xi32>, tensor<60x5xui8>) -> tensor<7x5xui8>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.add %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %eadd = stablehlo.convert %wadd : (tensor<7x5xui32>) -> tensor<7x5xui8>
  check.expect_eq %radd, %eadd : tensor<7x5xui8>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.multiply %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x5xui8>, tensor<60x1xi32>, tensor<60x5xui8>) -> tensor<7x5xui8>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.multiply %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x5xui32>) -> tensor<7x5xui8>
  check.expect_eq %rmultiply, %emultiply : tensor<7x5xui8>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.maximum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x5xui8>, tensor<60x1xi32>, tensor<60x5xui8>) -> tensor<7x5xui8>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.maximum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x5xui32>) -> tensor<7x5xui8>
  check.expect_eq %rmaximum, %emaximum : tensor<7x5xui8>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.minimum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x5xui8>, tensor<60x1xi32>, tensor<60x5xui8>) -> tensor<7x5xui8>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.minimum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x5xui32>) -> tensor<7x5xui8>
  check.expect_eq %rminimum, %eminimum : tensor<7x5xui8>
  %rand = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.and %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x5xui8>, tensor<60x1xi32>, tensor<60x5xui8>) -> tensor<7x5xui8>
  %wand = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.and %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %eand = stablehlo.convert %wand : (tensor<7x5xui32>) -> tensor<7x5xui8>
  check.expect_eq %rand, %eand : tensor<7x5xui8>
  %ror = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.or %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x5xui8>, tensor<60x1xi32>, tensor<60x5xui8>) -> tensor<7x5xui8>
  %wor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.or %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %eor = stablehlo.convert %wor : (tensor<7x5xui32>) -> tensor<7x5xui8>
  check.expect_eq %ror, %eor : tensor<7x5xui8>
  %rxor = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.xor %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x5xui8>, tensor<60x1xi32>, tensor<60x5xui8>) -> tensor<7x5xui8>
  %wxor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.xor %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %exor = stablehlo.convert %wxor : (tensor<7x5xui32>) -> tensor<7x5xui8>
  check.expect_eq %rxor, %exor : tensor<7x5xui8>
  func.return
}
func.func private @t3() {
  %n = stablehlo.iota dim = 0 : tensor<2340xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<2340xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<2340xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<2340xi32>
  %mod = stablehlo.constant dense<251> : tensor<2340xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<2340xi32>
  %off = stablehlo.constant dense<120> : tensor<2340xi32>
  %c = stablehlo.subtract %rem, %off : tensor<2340xi32>
  %c2 = stablehlo.reshape %c : (tensor<2340xi32>) -> tensor<60x39xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x39xi32>) -> tensor<60x39xui8>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x39xui8>
  %x1 = stablehlo.slice %u [0:7, 0:39] : (tensor<60x39xui8>) -> tensor<7x39xui8>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x39xui8>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x39xui8>) -> tensor<60x39xui32>
  %xw = stablehlo.convert %x : (tensor<7x39xui8>) -> tensor<7x39xui32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.add %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x39xui8>, tensor<60x1xi32>, tensor<60x39xui8>) -> tensor<7x39xui8>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.add %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %eadd = stablehlo.convert %wadd : (tensor<7x39xui32>) -> tensor<7x39xui8>
  check.expect_eq %radd, %eadd : tensor<7x39xui8>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.multiply %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x39xui8>, tensor<60x1xi32>, tensor<60x39xui8>) -> tensor<7x39xui8>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.multiply %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x39xui32>) -> tensor<7x39xui8>
  check.expect_eq %rmultiply, %emultiply : tensor<7x39xui8>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.maximum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x39xui8>, tensor<60x1xi32>, tensor<60x39xui8>) -> tensor<7x39xui8>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.maximum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x39xui32>) -> tensor<7x39xui8>
  check.expect_eq %rmaximum, %emaximum : tensor<7x39xui8>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.minimum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x39xui8>, tensor<60x1xi32>, tensor<60x39xui8>) -> tensor<7x39xui8>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.minimum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x39xui32>) -> tensor<7x39xui8>
  check.expect_eq %rminimum, %eminimum : tensor<7x39xui8>
  %rand = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.and %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x39xui8>, tensor<60x1xi32>, tensor<60x39xui8>) -> tensor<7x39xui8>
  %wand = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.and %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %eand = stablehlo.convert %wand : (tensor<7x39xui32>) -> tensor<7x39xui8>
  check.expect_eq %rand, %eand : tensor<7x39xui8>
  %ror = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.or %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x39xui8>, tensor<60x1xi32>, tensor<60x39xui8>) -> tensor<7x39xui8>
  %wor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.or %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %eor = stablehlo.convert %wor : (tensor<7x39xui32>) -> tensor<7x39xui8>
  check.expect_eq %ror, %eor : tensor<7x39xui8>
  %rxor = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.xor %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<7x39xui8>, tensor<60x1xi32>, tensor<60x39xui8>) -> tensor<7x39xui8>
  %wxor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.xor %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %exor = stablehlo.convert %wxor : (tensor<7x39xui32>) -> tensor<7x39xui8>
  check.expect_eq %rxor, %exor : tensor<7x39xui8>
  func.return
}
func.func private @t4() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<300xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<300xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<300xi32>
  %mod = stablehlo.constant dense<251> : tensor<300xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<300xi32>
  %off = stablehlo.constant dense<120> : tensor<300xi32>
  %c = stablehlo.subtract %rem, %off : tensor<300xi32>
  %c2 = stablehlo.reshape %c : (tensor<300xi32>) -> tensor<60x5xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x5xi32>) -> tensor<60x5xi16>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x5xi16>
  %x1 = stablehlo.slice %u [0:7, 0:5] : (tensor<60x5xi16>) -> tensor<7x5xi16>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x5xi16>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x5xi16>) -> tensor<60x5xi32>
  %xw = stablehlo.convert %x : (tensor<7x5xi16>) -> tensor<7x5xi32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.add %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x5xi16>, tensor<60x1xi32>, tensor<60x5xi16>) -> tensor<7x5xi16>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %eadd = stablehlo.convert %wadd : (tensor<7x5xi32>) -> tensor<7x5xi16>
  check.expect_eq %radd, %eadd : tensor<7x5xi16>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.multiply %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x5xi16>, tensor<60x1xi32>, tensor<60x5xi16>) -> tensor<7x5xi16>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x5xi32>) -> tensor<7x5xi16>
  check.expect_eq %rmultiply, %emultiply : tensor<7x5xi16>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.maximum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x5xi16>, tensor<60x1xi32>, tensor<60x5xi16>) -> tensor<7x5xi16>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x5xi32>) -> tensor<7x5xi16>
  check.expect_eq %rmaximum, %emaximum : tensor<7x5xi16>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.minimum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x5xi16>, tensor<60x1xi32>, tensor<60x5xi16>) -> tensor<7x5xi16>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x5xi32>) -> tensor<7x5xi16>
  check.expect_eq %rminimum, %eminimum : tensor<7x5xi16>
  %rand = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.and %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x5xi16>, tensor<60x1xi32>, tensor<60x5xi16>) -> tensor<7x5xi16>
  %wand = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.and %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %eand = stablehlo.convert %wand : (tensor<7x5xi32>) -> tensor<7x5xi16>
  check.expect_eq %rand, %eand : tensor<7x5xi16>
  %ror = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.or %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x5xi16>, tensor<60x1xi32>, tensor<60x5xi16>) -> tensor<7x5xi16>
  %wor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %eor = stablehlo.convert %wor : (tensor<7x5xi32>) -> tensor<7x5xi16>
  check.expect_eq %ror, %eor : tensor<7x5xi16>
  %rxor = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.xor %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x5xi16>, tensor<60x1xi32>, tensor<60x5xi16>) -> tensor<7x5xi16>
  %wxor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.xor %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x5xi32>, tensor<60x1xi32>, tensor<60x5xi32>) -> tensor<7x5xi32>
  %exor = stablehlo.convert %wxor : (tensor<7x5xi32>) -> tensor<7x5xi16>
  check.expect_eq %rxor, %exor : tensor<7x5xi16>
  func.return
}
func.func private @t5() {
  %n = stablehlo.iota dim = 0 : tensor<2340xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<2340xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<2340xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<2340xi32>
  %mod = stablehlo.constant dense<251> : tensor<2340xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<2340xi32>
  %off = stablehlo.constant dense<120> : tensor<2340xi32>
  %c = stablehlo.subtract %rem, %off : tensor<2340xi32>
  %c2 = stablehlo.reshape %c : (tensor<2340xi32>) -> tensor<60x39xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x39xi32>) -> tensor<60x39xi16>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x39xi16>
  %x1 = stablehlo.slice %u [0:7, 0:39] : (tensor<60x39xi16>) -> tensor<7x39xi16>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x39xi16>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x39xi16>) -> tensor<60x39xi32>
  %xw = stablehlo.convert %x : (tensor<7x39xi16>) -> tensor<7x39xi32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.add %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x39xi16>, tensor<60x1xi32>, tensor<60x39xi16>) -> tensor<7x39xi16>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %eadd = stablehlo.convert %wadd : (tensor<7x39xi32>) -> tensor<7x39xi16>
  check.expect_eq %radd, %eadd : tensor<7x39xi16>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.multiply %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x39xi16>, tensor<60x1xi32>, tensor<60x39xi16>) -> tensor<7x39xi16>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x39xi32>) -> tensor<7x39xi16>
  check.expect_eq %rmultiply, %emultiply : tensor<7x39xi16>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.maximum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x39xi16>, tensor<60x1xi32>, tensor<60x39xi16>) -> tensor<7x39xi16>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x39xi32>) -> tensor<7x39xi16>
  check.expect_eq %rmaximum, %emaximum : tensor<7x39xi16>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.minimum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x39xi16>, tensor<60x1xi32>, tensor<60x39xi16>) -> tensor<7x39xi16>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x39xi32>) -> tensor<7x39xi16>
  check.expect_eq %rminimum, %eminimum : tensor<7x39xi16>
  %rand = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.and %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x39xi16>, tensor<60x1xi32>, tensor<60x39xi16>) -> tensor<7x39xi16>
  %wand = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.and %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %eand = stablehlo.convert %wand : (tensor<7x39xi32>) -> tensor<7x39xi16>
  check.expect_eq %rand, %eand : tensor<7x39xi16>
  %ror = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.or %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x39xi16>, tensor<60x1xi32>, tensor<60x39xi16>) -> tensor<7x39xi16>
  %wor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %eor = stablehlo.convert %wor : (tensor<7x39xi32>) -> tensor<7x39xi16>
  check.expect_eq %ror, %eor : tensor<7x39xi16>
  %rxor = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.xor %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<7x39xi16>, tensor<60x1xi32>, tensor<60x39xi16>) -> tensor<7x39xi16>
  %wxor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.xor %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x39xi32>, tensor<60x1xi32>, tensor<60x39xi32>) -> tensor<7x39xi32>
  %exor = stablehlo.convert %wxor : (tensor<7x39xi32>) -> tensor<7x39xi16>
  check.expect_eq %rxor, %exor : tensor<7x39xi16>
  func.return
}
func.func private @t6() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<300xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<300xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<300xi32>
  %mod = stablehlo.constant dense<251> : tensor<300xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<300xi32>
  %off = stablehlo.constant dense<120> : tensor<300xi32>
  %c = stablehlo.subtract %rem, %off : tensor<300xi32>
  %c2 = stablehlo.reshape %c : (tensor<300xi32>) -> tensor<60x5xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x5xi32>) -> tensor<60x5xui16>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x5xui16>
  %x1 = stablehlo.slice %u [0:7, 0:5] : (tensor<60x5xui16>) -> tensor<7x5xui16>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x5xui16>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x5xui16>) -> tensor<60x5xui32>
  %xw = stablehlo.convert %x : (tensor<7x5xui16>) -> tensor<7x5xui32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.add %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x5xui16>, tensor<60x1xi32>, tensor<60x5xui16>) -> tensor<7x5xui16>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.add %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %eadd = stablehlo.convert %wadd : (tensor<7x5xui32>) -> tensor<7x5xui16>
  check.expect_eq %radd, %eadd : tensor<7x5xui16>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.multiply %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x5xui16>, tensor<60x1xi32>, tensor<60x5xui16>) -> tensor<7x5xui16>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.multiply %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x5xui32>) -> tensor<7x5xui16>
  check.expect_eq %rmultiply, %emultiply : tensor<7x5xui16>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.maximum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x5xui16>, tensor<60x1xi32>, tensor<60x5xui16>) -> tensor<7x5xui16>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.maximum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x5xui32>) -> tensor<7x5xui16>
  check.expect_eq %rmaximum, %emaximum : tensor<7x5xui16>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.minimum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x5xui16>, tensor<60x1xi32>, tensor<60x5xui16>) -> tensor<7x5xui16>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.minimum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x5xui32>) -> tensor<7x5xui16>
  check.expect_eq %rminimum, %eminimum : tensor<7x5xui16>
  %rand = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.and %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x5xui16>, tensor<60x1xi32>, tensor<60x5xui16>) -> tensor<7x5xui16>
  %wand = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.and %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %eand = stablehlo.convert %wand : (tensor<7x5xui32>) -> tensor<7x5xui16>
  check.expect_eq %rand, %eand : tensor<7x5xui16>
  %ror = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.or %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x5xui16>, tensor<60x1xi32>, tensor<60x5xui16>) -> tensor<7x5xui16>
  %wor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.or %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %eor = stablehlo.convert %wor : (tensor<7x5xui32>) -> tensor<7x5xui16>
  check.expect_eq %ror, %eor : tensor<7x5xui16>
  %rxor = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.xor %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x5xui16>, tensor<60x1xi32>, tensor<60x5xui16>) -> tensor<7x5xui16>
  %wxor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.xor %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x5xui32>, tensor<60x1xi32>, tensor<60x5xui32>) -> tensor<7x5xui32>
  %exor = stablehlo.convert %wxor : (tensor<7x5xui32>) -> tensor<7x5xui16>
  check.expect_eq %rxor, %exor : tensor<7x5xui16>
  func.return
}
func.func private @t7() {
  %n = stablehlo.iota dim = 0 : tensor<2340xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<2340xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<2340xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<2340xi32>
  %mod = stablehlo.constant dense<251> : tensor<2340xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<2340xi32>
  %off = stablehlo.constant dense<120> : tensor<2340xi32>
  %c = stablehlo.subtract %rem, %off : tensor<2340xi32>
  %c2 = stablehlo.reshape %c : (tensor<2340xi32>) -> tensor<60x39xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x39xi32>) -> tensor<60x39xui16>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x39xui16>
  %x1 = stablehlo.slice %u [0:7, 0:39] : (tensor<60x39xui16>) -> tensor<7x39xui16>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x39xui16>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x39xui16>) -> tensor<60x39xui32>
  %xw = stablehlo.convert %x : (tensor<7x39xui16>) -> tensor<7x39xui32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.add %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x39xui16>, tensor<60x1xi32>, tensor<60x39xui16>) -> tensor<7x39xui16>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.add %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %eadd = stablehlo.convert %wadd : (tensor<7x39xui32>) -> tensor<7x39xui16>
  check.expect_eq %radd, %eadd : tensor<7x39xui16>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.multiply %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x39xui16>, tensor<60x1xi32>, tensor<60x39xui16>) -> tensor<7x39xui16>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.multiply %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x39xui32>) -> tensor<7x39xui16>
  check.expect_eq %rmultiply, %emultiply : tensor<7x39xui16>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.maximum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x39xui16>, tensor<60x1xi32>, tensor<60x39xui16>) -> tensor<7x39xui16>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.maximum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x39xui32>) -> tensor<7x39xui16>
  check.expect_eq %rmaximum, %emaximum : tensor<7x39xui16>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.minimum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x39xui16>, tensor<60x1xi32>, tensor<60x39xui16>) -> tensor<7x39xui16>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.minimum %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x39xui32>) -> tensor<7x39xui16>
  check.expect_eq %rminimum, %eminimum : tensor<7x39xui16>
  %rand = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.and %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x39xui16>, tensor<60x1xi32>, tensor<60x39xui16>) -> tensor<7x39xui16>
  %wand = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.and %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %eand = stablehlo.convert %wand : (tensor<7x39xui32>) -> tensor<7x39xui16>
  check.expect_eq %rand, %eand : tensor<7x39xui16>
  %ror = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.or %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x39xui16>, tensor<60x1xi32>, tensor<60x39xui16>) -> tensor<7x39xui16>
  %wor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.or %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %eor = stablehlo.convert %wor : (tensor<7x39xui32>) -> tensor<7x39xui16>
  check.expect_eq %ror, %eor : tensor<7x39xui16>
  %rxor = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.xor %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<7x39xui16>, tensor<60x1xi32>, tensor<60x39xui16>) -> tensor<7x39xui16>
  %wxor = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui32>, %q: tensor<ui32>):
    %s = stablehlo.xor %p, %q : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<7x39xui32>, tensor<60x1xi32>, tensor<60x39xui32>) -> tensor<7x39xui32>
  %exor = stablehlo.convert %wxor : (tensor<7x39xui32>) -> tensor<7x39xui16>
  check.expect_eq %rxor, %exor : tensor<7x39xui16>
  func.return
}
func.func private @t8() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<300xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<300xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<300xi32>
  %mod = stablehlo.constant dense<5> : tensor<300xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<300xi32>
  %off = stablehlo.constant dense<2> : tensor<300xi32>
  %c = stablehlo.subtract %rem, %off : tensor<300xi32>
  %c2 = stablehlo.reshape %c : (tensor<300xi32>) -> tensor<60x5xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x5xi32>) -> tensor<60x5xbf16>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x5xbf16>
  %x1 = stablehlo.slice %u [0:7, 0:5] : (tensor<60x5xbf16>) -> tensor<7x5xbf16>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x5xbf16>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x5xbf16>) -> tensor<60x5xf32>
  %xw = stablehlo.convert %x : (tensor<7x5xbf16>) -> tensor<7x5xf32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x5xbf16>, tensor<60x1xi32>, tensor<60x5xbf16>) -> tensor<7x5xbf16>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x5xf32>, tensor<60x1xi32>, tensor<60x5xf32>) -> tensor<7x5xf32>
  %eadd = stablehlo.convert %wadd : (tensor<7x5xf32>) -> tensor<7x5xbf16>
  check.expect_eq %radd, %eadd : tensor<7x5xbf16>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x5xbf16>, tensor<60x1xi32>, tensor<60x5xbf16>) -> tensor<7x5xbf16>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x5xf32>, tensor<60x1xi32>, tensor<60x5xf32>) -> tensor<7x5xf32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x5xf32>) -> tensor<7x5xbf16>
  check.expect_eq %rmaximum, %emaximum : tensor<7x5xbf16>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x5xbf16>, tensor<60x1xi32>, tensor<60x5xbf16>) -> tensor<7x5xbf16>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x5xf32>, tensor<60x1xi32>, tensor<60x5xf32>) -> tensor<7x5xf32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x5xf32>) -> tensor<7x5xbf16>
  check.expect_eq %rminimum, %eminimum : tensor<7x5xbf16>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x5xbf16>, tensor<60x1xi32>, tensor<60x5xbf16>) -> tensor<7x5xbf16>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x5xf32>, tensor<60x1xi32>, tensor<60x5xf32>) -> tensor<7x5xf32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x5xf32>) -> tensor<7x5xbf16>
  check.expect_eq %rmultiply, %emultiply : tensor<7x5xbf16>
  func.return
}
func.func private @t9() {
  %n = stablehlo.iota dim = 0 : tensor<2340xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<2340xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<2340xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<2340xi32>
  %mod = stablehlo.constant dense<5> : tensor<2340xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<2340xi32>
  %off = stablehlo.constant dense<2> : tensor<2340xi32>
  %c = stablehlo.subtract %rem, %off : tensor<2340xi32>
  %c2 = stablehlo.reshape %c : (tensor<2340xi32>) -> tensor<60x39xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x39xi32>) -> tensor<60x39xbf16>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x39xbf16>
  %x1 = stablehlo.slice %u [0:7, 0:39] : (tensor<60x39xbf16>) -> tensor<7x39xbf16>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x39xbf16>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x39xbf16>) -> tensor<60x39xf32>
  %xw = stablehlo.convert %x : (tensor<7x39xbf16>) -> tensor<7x39xf32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x39xbf16>, tensor<60x1xi32>, tensor<60x39xbf16>) -> tensor<7x39xbf16>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x39xf32>, tensor<60x1xi32>, tensor<60x39xf32>) -> tensor<7x39xf32>
  %eadd = stablehlo.convert %wadd : (tensor<7x39xf32>) -> tensor<7x39xbf16>
  check.expect_eq %radd, %eadd : tensor<7x39xbf16>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x39xbf16>, tensor<60x1xi32>, tensor<60x39xbf16>) -> tensor<7x39xbf16>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x39xf32>, tensor<60x1xi32>, tensor<60x39xf32>) -> tensor<7x39xf32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x39xf32>) -> tensor<7x39xbf16>
  check.expect_eq %rmaximum, %emaximum : tensor<7x39xbf16>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x39xbf16>, tensor<60x1xi32>, tensor<60x39xbf16>) -> tensor<7x39xbf16>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x39xf32>, tensor<60x1xi32>, tensor<60x39xf32>) -> tensor<7x39xf32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x39xf32>) -> tensor<7x39xbf16>
  check.expect_eq %rminimum, %eminimum : tensor<7x39xbf16>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<7x39xbf16>, tensor<60x1xi32>, tensor<60x39xbf16>) -> tensor<7x39xbf16>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x39xf32>, tensor<60x1xi32>, tensor<60x39xf32>) -> tensor<7x39xf32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x39xf32>) -> tensor<7x39xbf16>
  check.expect_eq %rmultiply, %emultiply : tensor<7x39xbf16>
  func.return
}
func.func private @t10() {
  %n = stablehlo.iota dim = 0 : tensor<300xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<300xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<300xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<300xi32>
  %mod = stablehlo.constant dense<5> : tensor<300xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<300xi32>
  %off = stablehlo.constant dense<2> : tensor<300xi32>
  %c = stablehlo.subtract %rem, %off : tensor<300xi32>
  %c2 = stablehlo.reshape %c : (tensor<300xi32>) -> tensor<60x5xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x5xi32>) -> tensor<60x5xf16>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x5xf16>
  %x1 = stablehlo.slice %u [0:7, 0:5] : (tensor<60x5xf16>) -> tensor<7x5xf16>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x5xf16>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x5xf16>) -> tensor<60x5xf32>
  %xw = stablehlo.convert %x : (tensor<7x5xf16>) -> tensor<7x5xf32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x5xf16>, tensor<60x1xi32>, tensor<60x5xf16>) -> tensor<7x5xf16>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x5xf32>, tensor<60x1xi32>, tensor<60x5xf32>) -> tensor<7x5xf32>
  %eadd = stablehlo.convert %wadd : (tensor<7x5xf32>) -> tensor<7x5xf16>
  check.expect_eq %radd, %eadd : tensor<7x5xf16>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x5xf16>, tensor<60x1xi32>, tensor<60x5xf16>) -> tensor<7x5xf16>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x5xf32>, tensor<60x1xi32>, tensor<60x5xf32>) -> tensor<7x5xf32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x5xf32>) -> tensor<7x5xf16>
  check.expect_eq %rmaximum, %emaximum : tensor<7x5xf16>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x5xf16>, tensor<60x1xi32>, tensor<60x5xf16>) -> tensor<7x5xf16>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x5xf32>, tensor<60x1xi32>, tensor<60x5xf32>) -> tensor<7x5xf32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x5xf32>) -> tensor<7x5xf16>
  check.expect_eq %rminimum, %eminimum : tensor<7x5xf16>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x5xf16>, tensor<60x1xi32>, tensor<60x5xf16>) -> tensor<7x5xf16>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x5xf32>, tensor<60x1xi32>, tensor<60x5xf32>) -> tensor<7x5xf32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x5xf32>) -> tensor<7x5xf16>
  check.expect_eq %rmultiply, %emultiply : tensor<7x5xf16>
  func.return
}
func.func private @t11() {
  %n = stablehlo.iota dim = 0 : tensor<2340xi32>
  %k0 = stablehlo.constant dense<1237> : tensor<2340xi32>
  %k1 = stablehlo.optimization_barrier %k0 : tensor<2340xi32>
  %sq = stablehlo.multiply %n, %k1 : tensor<2340xi32>
  %mod = stablehlo.constant dense<5> : tensor<2340xi32>
  %rem = stablehlo.remainder %sq, %mod : tensor<2340xi32>
  %off = stablehlo.constant dense<2> : tensor<2340xi32>
  %c = stablehlo.subtract %rem, %off : tensor<2340xi32>
  %c2 = stablehlo.reshape %c : (tensor<2340xi32>) -> tensor<60x39xi32>
  %u0 = stablehlo.convert %c2 : (tensor<60x39xi32>) -> tensor<60x39xf16>
  %u = stablehlo.optimization_barrier %u0 : tensor<60x39xf16>
  %x1 = stablehlo.slice %u [0:7, 0:39] : (tensor<60x39xf16>) -> tensor<7x39xf16>
  %x = stablehlo.optimization_barrier %x1 : tensor<7x39xf16>
  %j = stablehlo.iota dim = 0 : tensor<60xi32>
  %l0 = stablehlo.constant dense<7> : tensor<60xi32>
  %l = stablehlo.optimization_barrier %l0 : tensor<60xi32>
  %jj = stablehlo.multiply %j, %j : tensor<60xi32>
  %ix = stablehlo.remainder %jj, %l : tensor<60xi32>
  %i1 = stablehlo.reshape %ix : (tensor<60xi32>) -> tensor<60x1xi32>
  %i = stablehlo.optimization_barrier %i1 : tensor<60x1xi32>
  %uw = stablehlo.convert %u : (tensor<60x39xf16>) -> tensor<60x39xf32>
  %xw = stablehlo.convert %x : (tensor<7x39xf16>) -> tensor<7x39xf32>
  %radd = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x39xf16>, tensor<60x1xi32>, tensor<60x39xf16>) -> tensor<7x39xf16>
  %wadd = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x39xf32>, tensor<60x1xi32>, tensor<60x39xf32>) -> tensor<7x39xf32>
  %eadd = stablehlo.convert %wadd : (tensor<7x39xf32>) -> tensor<7x39xf16>
  check.expect_eq %radd, %eadd : tensor<7x39xf16>
  %rmaximum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x39xf16>, tensor<60x1xi32>, tensor<60x39xf16>) -> tensor<7x39xf16>
  %wmaximum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x39xf32>, tensor<60x1xi32>, tensor<60x39xf32>) -> tensor<7x39xf32>
  %emaximum = stablehlo.convert %wmaximum : (tensor<7x39xf32>) -> tensor<7x39xf16>
  check.expect_eq %rmaximum, %emaximum : tensor<7x39xf16>
  %rminimum = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x39xf16>, tensor<60x1xi32>, tensor<60x39xf16>) -> tensor<7x39xf16>
  %wminimum = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x39xf32>, tensor<60x1xi32>, tensor<60x39xf32>) -> tensor<7x39xf32>
  %eminimum = stablehlo.convert %wminimum : (tensor<7x39xf32>) -> tensor<7x39xf16>
  check.expect_eq %rminimum, %eminimum : tensor<7x39xf16>
  %rmultiply = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<7x39xf16>, tensor<60x1xi32>, tensor<60x39xf16>) -> tensor<7x39xf16>
  %wmultiply = "stablehlo.scatter"(%xw, %i, %uw) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x39xf32>, tensor<60x1xi32>, tensor<60x39xf32>) -> tensor<7x39xf32>
  %emultiply = stablehlo.convert %wmultiply : (tensor<7x39xf32>) -> tensor<7x39xf16>
  check.expect_eq %rmultiply, %emultiply : tensor<7x39xf16>
  func.return
}
