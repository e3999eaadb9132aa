// Single elements of 8 and 16 bits that many updates of a small table meet: sums
// and products wrap; what is least or greatest has the sign of the type.
// Oracle: the same in i32.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<400xi32>
  %k0 = stablehlo.constant dense<37> : tensor<400xi32>
  %k = stablehlo.optimization_barrier %k0 : tensor<400xi32>
  %a = stablehlo.multiply %i, %i : tensor<400xi32>
  %b = stablehlo.multiply %a, %k : tensor<400xi32>
  %val = stablehlo.subtract %b, %k : tensor<400xi32>
  %c = stablehlo.add %val, %i : tensor<400xi32>
  %seventeen = stablehlo.constant dense<17> : tensor<400xi32>
  %d = stablehlo.remainder %c, %seventeen : tensor<400xi32>
  %e = stablehlo.reshape %d : (tensor<400xi32>) -> tensor<400x1xi32>
  %idx = stablehlo.optimization_barrier %e : tensor<400x1xi32>
  %tab = stablehlo.iota dim = 0 : tensor<16xi32>
  %v0i8 = stablehlo.convert %val : (tensor<400xi32>) -> tensor<400xi8>
  %vi8 = stablehlo.optimization_barrier %v0i8 : tensor<400xi8>
  %x0i8 = stablehlo.convert %tab : (tensor<16xi32>) -> tensor<16xi8>
  %xi8 = stablehlo.optimization_barrier %x0i8 : tensor<16xi8>
  %wi8 = stablehlo.convert %vi8 : (tensor<400xi8>) -> tensor<400xi32>
  %yi8 = stablehlo.convert %xi8 : (tensor<16xi8>) -> tensor<16xi32>
  %raddi8 = "stablehlo.scatter"(%xi8, %idx, %vi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<16xi8>, tensor<400x1xi32>, tensor<400xi8>) -> tensor<16xi8>
  %eaddi8 = "stablehlo.scatter"(%yi8, %idx, %wi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %naddi8 = stablehlo.convert %eaddi8 : (tensor<16xi32>) -> tensor<16xi8>
  check.expect_eq %raddi8, %naddi8 : tensor<16xi8>
  %rmaxi8 = "stablehlo.scatter"(%xi8, %idx, %vi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.maximum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<16xi8>, tensor<400x1xi32>, tensor<400xi8>) -> tensor<16xi8>
  %emaxi8 = "stablehlo.scatter"(%yi8, %idx, %wi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmaxi8 = stablehlo.convert %emaxi8 : (tensor<16xi32>) -> tensor<16xi8>
  check.expect_eq %rmaxi8, %nmaxi8 : tensor<16xi8>
  %rmini8 = "stablehlo.scatter"(%xi8, %idx, %vi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.minimum %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<16xi8>, tensor<400x1xi32>, tensor<400xi8>) -> tensor<16xi8>
  %emini8 = "stablehlo.scatter"(%yi8, %idx, %wi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmini8 = stablehlo.convert %emini8 : (tensor<16xi32>) -> tensor<16xi8>
  check.expect_eq %rmini8, %nmini8 : tensor<16xi8>
  %rmuli8 = "stablehlo.scatter"(%xi8, %idx, %vi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.multiply %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<16xi8>, tensor<400x1xi32>, tensor<400xi8>) -> tensor<16xi8>
  %emuli8 = "stablehlo.scatter"(%yi8, %idx, %wi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmuli8 = stablehlo.convert %emuli8 : (tensor<16xi32>) -> tensor<16xi8>
  check.expect_eq %rmuli8, %nmuli8 : tensor<16xi8>
  %rori8 = "stablehlo.scatter"(%xi8, %idx, %vi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.or %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<16xi8>, tensor<400x1xi32>, tensor<400xi8>) -> tensor<16xi8>
  %eori8 = "stablehlo.scatter"(%yi8, %idx, %wi8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nori8 = stablehlo.convert %eori8 : (tensor<16xi32>) -> tensor<16xi8>
  check.expect_eq %rori8, %nori8 : tensor<16xi8>
  %v0ui8 = stablehlo.convert %val : (tensor<400xi32>) -> tensor<400xui8>
  %vui8 = stablehlo.optimization_barrier %v0ui8 : tensor<400xui8>
  %x0ui8 = stablehlo.convert %tab : (tensor<16xi32>) -> tensor<16xui8>
  %xui8 = stablehlo.optimization_barrier %x0ui8 : tensor<16xui8>
  %wui8 = stablehlo.convert %vui8 : (tensor<400xui8>) -> tensor<400xi32>
  %yui8 = stablehlo.convert %xui8 : (tensor<16xui8>) -> tensor<16xi32>
  %raddui8 = "stablehlo.scatter"(%xui8, %idx, %vui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.add %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<16xui8>, tensor<400x1xi32>, tensor<400xui8>) -> tensor<16xui8>
  %eaddui8 = "stablehlo.scatter"(%yui8, %idx, %wui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %naddui8 = stablehlo.convert %eaddui8 : (tensor<16xi32>) -> tensor<16xui8>
  check.expect_eq %raddui8, %naddui8 : tensor<16xui8>
  %rmaxui8 = "stablehlo.scatter"(%xui8, %idx, %vui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.maximum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<16xui8>, tensor<400x1xi32>, tensor<400xui8>) -> tensor<16xui8>
  %emaxui8 = "stablehlo.scatter"(%yui8, %idx, %wui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmaxui8 = stablehlo.convert %emaxui8 : (tensor<16xi32>) -> tensor<16xui8>
  check.expect_eq %rmaxui8, %nmaxui8 : tensor<16xui8>
  %rminui8 = "stablehlo.scatter"(%xui8, %idx, %vui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.minimum %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<16xui8>, tensor<400x1xi32>, tensor<400xui8>) -> tensor<16xui8>
  %eminui8 = "stablehlo.scatter"(%yui8, %idx, %wui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nminui8 = stablehlo.convert %eminui8 : (tensor<16xi32>) -> tensor<16xui8>
  check.expect_eq %rminui8, %nminui8 : tensor<16xui8>
  %rmului8 = "stablehlo.scatter"(%xui8, %idx, %vui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.multiply %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<16xui8>, tensor<400x1xi32>, tensor<400xui8>) -> tensor<16xui8>
  %emului8 = "stablehlo.scatter"(%yui8, %idx, %wui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmului8 = stablehlo.convert %emului8 : (tensor<16xi32>) -> tensor<16xui8>
  check.expect_eq %rmului8, %nmului8 : tensor<16xui8>
  %rorui8 = "stablehlo.scatter"(%xui8, %idx, %vui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
    %s = stablehlo.or %p, %q : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<16xui8>, tensor<400x1xi32>, tensor<400xui8>) -> tensor<16xui8>
  %eorui8 = "stablehlo.scatter"(%yui8, %idx, %wui8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %norui8 = stablehlo.convert %eorui8 : (tensor<16xi32>) -> tensor<16xui8>
  check.expect_eq %rorui8, %norui8 : tensor<16xui8>
  %v0i16 = stablehlo.convert %val : (tensor<400xi32>) -> tensor<400xi16>
  %vi16 = stablehlo.optimization_barrier %v0i16 : tensor<400xi16>
  %x0i16 = stablehlo.convert %tab : (tensor<16xi32>) -> tensor<16xi16>
  %xi16 = stablehlo.optimization_barrier %x0i16 : tensor<16xi16>
  %wi16 = stablehlo.convert %vi16 : (tensor<400xi16>) -> tensor<400xi32>
  %yi16 = stablehlo.convert %xi16 : (tensor<16xi16>) -> tensor<16xi32>
  %raddi16 = "stablehlo.scatter"(%xi16, %idx, %vi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.add %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<16xi16>, tensor<400x1xi32>, tensor<400xi16>) -> tensor<16xi16>
  %eaddi16 = "stablehlo.scatter"(%yi16, %idx, %wi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %naddi16 = stablehlo.convert %eaddi16 : (tensor<16xi32>) -> tensor<16xi16>
  check.expect_eq %raddi16, %naddi16 : tensor<16xi16>
  %rmaxi16 = "stablehlo.scatter"(%xi16, %idx, %vi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.maximum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<16xi16>, tensor<400x1xi32>, tensor<400xi16>) -> tensor<16xi16>
  %emaxi16 = "stablehlo.scatter"(%yi16, %idx, %wi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmaxi16 = stablehlo.convert %emaxi16 : (tensor<16xi32>) -> tensor<16xi16>
  check.expect_eq %rmaxi16, %nmaxi16 : tensor<16xi16>
  %rmini16 = "stablehlo.scatter"(%xi16, %idx, %vi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.minimum %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<16xi16>, tensor<400x1xi32>, tensor<400xi16>) -> tensor<16xi16>
  %emini16 = "stablehlo.scatter"(%yi16, %idx, %wi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmini16 = stablehlo.convert %emini16 : (tensor<16xi32>) -> tensor<16xi16>
  check.expect_eq %rmini16, %nmini16 : tensor<16xi16>
  %rmuli16 = "stablehlo.scatter"(%xi16, %idx, %vi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.multiply %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<16xi16>, tensor<400x1xi32>, tensor<400xi16>) -> tensor<16xi16>
  %emuli16 = "stablehlo.scatter"(%yi16, %idx, %wi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmuli16 = stablehlo.convert %emuli16 : (tensor<16xi32>) -> tensor<16xi16>
  check.expect_eq %rmuli16, %nmuli16 : tensor<16xi16>
  %rori16 = "stablehlo.scatter"(%xi16, %idx, %vi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i16>, %q: tensor<i16>):
    %s = stablehlo.or %p, %q : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<16xi16>, tensor<400x1xi32>, tensor<400xi16>) -> tensor<16xi16>
  %eori16 = "stablehlo.scatter"(%yi16, %idx, %wi16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nori16 = stablehlo.convert %eori16 : (tensor<16xi32>) -> tensor<16xi16>
  check.expect_eq %rori16, %nori16 : tensor<16xi16>
  %v0ui16 = stablehlo.convert %val : (tensor<400xi32>) -> tensor<400xui16>
  %vui16 = stablehlo.optimization_barrier %v0ui16 : tensor<400xui16>
  %x0ui16 = stablehlo.convert %tab : (tensor<16xi32>) -> tensor<16xui16>
  %xui16 = stablehlo.optimization_barrier %x0ui16 : tensor<16xui16>
  %wui16 = stablehlo.convert %vui16 : (tensor<400xui16>) -> tensor<400xi32>
  %yui16 = stablehlo.convert %xui16 : (tensor<16xui16>) -> tensor<16xi32>
  %raddui16 = "stablehlo.scatter"(%xui16, %idx, %vui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.add %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<16xui16>, tensor<400x1xi32>, tensor<400xui16>) -> tensor<16xui16>
  %eaddui16 = "stablehlo.scatter"(%yui16, %idx, %wui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %naddui16 = stablehlo.convert %eaddui16 : (tensor<16xi32>) -> tensor<16xui16>
  check.expect_eq %raddui16, %naddui16 : tensor<16xui16>
  %rmaxui16 = "stablehlo.scatter"(%xui16, %idx, %vui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.maximum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<16xui16>, tensor<400x1xi32>, tensor<400xui16>) -> tensor<16xui16>
  %emaxui16 = "stablehlo.scatter"(%yui16, %idx, %wui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.maximum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmaxui16 = stablehlo.convert %emaxui16 : (tensor<16xi32>) -> tensor<16xui16>
  check.expect_eq %rmaxui16, %nmaxui16 : tensor<16xui16>
  %rminui16 = "stablehlo.scatter"(%xui16, %idx, %vui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.minimum %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<16xui16>, tensor<400x1xi32>, tensor<400xui16>) -> tensor<16xui16>
  %eminui16 = "stablehlo.scatter"(%yui16, %idx, %wui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.minimum %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nminui16 = stablehlo.convert %eminui16 : (tensor<16xi32>) -> tensor<16xui16>
  check.expect_eq %rminui16, %nminui16 : tensor<16xui16>
  %rmului16 = "stablehlo.scatter"(%xui16, %idx, %vui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.multiply %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<16xui16>, tensor<400x1xi32>, tensor<400xui16>) -> tensor<16xui16>
  %emului16 = "stablehlo.scatter"(%yui16, %idx, %wui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.multiply %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %nmului16 = stablehlo.convert %emului16 : (tensor<16xi32>) -> tensor<16xui16>
  check.expect_eq %rmului16, %nmului16 : tensor<16xui16>
  %rorui16 = "stablehlo.scatter"(%xui16, %idx, %vui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
    %s = stablehlo.or %p, %q : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<16xui16>, tensor<400x1xi32>, tensor<400xui16>) -> tensor<16xui16>
  %eorui16 = "stablehlo.scatter"(%yui16, %idx, %wui16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %s = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  %norui16 = stablehlo.convert %eorui16 : (tensor<16xi32>) -> tensor<16xui16>
  check.expect_eq %rorui16, %norui16 : tensor<16xui16>
  func.return
}
