// Scatters of one window to a known place: what they do is what adding padded
// updates, selecting or putting together does, in loops, too.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
func.func @main() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, -2.0, -3.0, -4.0, -5.0], [0.5, 0.25, 0.125, 2.5, 1.5]]> : tensor<4x5xf32>
  %y = util.unfoldable_constant dense<[[1.5, -2.0, 4.0], [0.5, 3.0, -1.0]]> : tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // Inside, by a constant and by one put together.
  %at = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = "stablehlo.scatter"(%x, %at, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<4x5xf32>
  %yp = stablehlo.pad %y, %zero, low = [1, 2], high = [1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x5xf32>
  %1 = stablehlo.add %x, %yp : tensor<4x5xf32>
  check.expect_eq %0, %1 : tensor<4x5xf32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %at2 = stablehlo.concatenate %two, %one, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  // The components in the other order.
  %2 = "stablehlo.scatter"(%x, %at2, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<4x5xf32>
  check.expect_eq_const %2, dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 1.5, -2.0, 4.0], [-1.0, -2.0, 0.5, 3.0, -1.0], [0.5, 0.25, 0.125, 2.5, 1.5]]> : tensor<4x5xf32>
  // Not all of it inside.
  %far = stablehlo.constant dense<3> : tensor<1xi32>
  %3 = "stablehlo.scatter"(%x, %far, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<1xi32>, tensor<2x3xf32>) -> tensor<4x5xf32>
  check.expect_eq_const %3, dense<[[1.0, 2.0, 3.0, 1.5, -2.0], [6.0, 7.0, 8.0, 0.5, 3.0], [-1.0, -2.0, -3.0, -4.0, -5.0], [0.5, 0.25, 0.125, 2.5, 1.5]]> : tensor<4x5xf32>
  %back = stablehlo.constant dense<-1> : tensor<1xi32>
  %4 = "stablehlo.scatter"(%x, %back, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<1xi32>, tensor<2x3xf32>) -> tensor<4x5xf32>
  check.expect_eq_const %4, dense<[[1.5, 5.0, 2.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [-1.0, -2.0, -3.0, -4.0, -5.0], [0.5, 0.25, 0.125, 2.5, 1.5]]> : tensor<4x5xf32>
  // A row, a dim of which is not in the window; one element; integers.
  %row = util.unfoldable_constant dense<[7.0, 0.0, -9.0, 8.0, 1.0]> : tensor<5xf32>
  %5 = "stablehlo.scatter"(%x, %two, %row) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %b, %a : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<4x5xf32>
  check.expect_eq_const %5, dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [7.0, 0.0, -3.0, 8.0, 1.0], [0.5, 0.25, 0.125, 2.5, 1.5]]> : tensor<4x5xf32>
  %k = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi8>
  %v = util.unfoldable_constant dense<[100]> : tensor<1xi8>
  %at6 = stablehlo.constant dense<[[2]]> : tensor<1x1xi64>
  %6 = "stablehlo.scatter"(%k, %at6, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.multiply %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<3xi8>, tensor<1x1xi64>, tensor<1xi8>) -> tensor<3xi8>
  check.expect_eq_const %6, dense<[1, 2, 44]> : tensor<3xi8>
  // In a loop: a part of h changes by what e holds, then one of e by what h and
  // e itself hold, here and beside.
  %h = stablehlo.constant dense<0.0> : tensor<6x40xf32>
  %e = util.unfoldable_constant dense<1.0> : tensor<6x40xf32>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<20> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %i2 = stablehlo.constant dense<0> : tensor<1xi32>
  %one2 = stablehlo.constant dense<1> : tensor<2xi32>
  %w = stablehlo.iota dim = 1 : tensor<6x40xf32>
  %half = stablehlo.constant dense<0.25> : tensor<4x38xf32>
  %many = stablehlo.constant dense<0.125> : tensor<6x40xf32>
  %start = stablehlo.multiply %w, %many : tensor<6x40xf32>
  %e0 = stablehlo.multiply %start, %start : tensor<6x40xf32>
  %7:3 = stablehlo.while(%i = %i0, %p = %e0, %q = %h) : tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %in = stablehlo.add %i, %i1 : tensor<i32>
    %l = stablehlo.slice %p [0:6, 0:39] : (tensor<6x40xf32>) -> tensor<6x39xf32>
    %r = stablehlo.slice %p [0:6, 1:40] : (tensor<6x40xf32>) -> tensor<6x39xf32>
    %d = stablehlo.subtract %r, %l : tensor<6x39xf32>
    %q1 = "stablehlo.scatter"(%q, %i2, %d) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<6x40xf32>, tensor<1xi32>, tensor<6x39xf32>) -> tensor<6x40xf32>
    %m = stablehlo.slice %q1 [1:5, 1:39] : (tensor<6x40xf32>) -> tensor<4x38xf32>
    %o = stablehlo.slice %p [0:4, 2:40] : (tensor<6x40xf32>) -> tensor<4x38xf32>
    %f = stablehlo.subtract %m, %o : tensor<4x38xf32>
    %g = stablehlo.multiply %f, %half : tensor<4x38xf32>
    %p1 = "stablehlo.scatter"(%p, %one2, %g) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<6x40xf32>, tensor<2xi32>, tensor<4x38xf32>) -> tensor<6x40xf32>
    stablehlo.return %in, %p1, %q1 : tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>
  }
  %8:3 = stablehlo.while(%i = %i0, %p = %e0, %q = %h) : tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %in = stablehlo.add %i, %i1 : tensor<i32>
    %l = stablehlo.slice %p [0:6, 0:39] : (tensor<6x40xf32>) -> tensor<6x39xf32>
    %r = stablehlo.slice %p [0:6, 1:40] : (tensor<6x40xf32>) -> tensor<6x39xf32>
    %d = stablehlo.subtract %r, %l : tensor<6x39xf32>
    %dp = stablehlo.pad %d, %zero, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<6x39xf32>, tensor<f32>) -> tensor<6x40xf32>
    %q1 = stablehlo.add %q, %dp : tensor<6x40xf32>
    %m = stablehlo.slice %q1 [1:5, 1:39] : (tensor<6x40xf32>) -> tensor<4x38xf32>
    %o = stablehlo.slice %p [0:4, 2:40] : (tensor<6x40xf32>) -> tensor<4x38xf32>
    %f = stablehlo.subtract %m, %o : tensor<4x38xf32>
    %g = stablehlo.multiply %f, %half : tensor<4x38xf32>
    %gp = stablehlo.pad %g, %zero, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<4x38xf32>, tensor<f32>) -> tensor<6x40xf32>
    %p1 = stablehlo.add %p, %gp : tensor<6x40xf32>
    stablehlo.return %in, %p1, %q1 : tensor<i32>, tensor<6x40xf32>, tensor<6x40xf32>
  }
  check.expect_almost_eq %7#1, %8#1 : tensor<6x40xf32>
  check.expect_almost_eq %7#2, %8#2 : tensor<6x40xf32>
  func.return
}
