// What updates write is chosen, where they were chosen as a whole: one after the
// other, by one condition and by two, at places outside, of scatters, which leave
// them out, and of slices, which are moved inside.  Oracle: choices between all
// elements by their number.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %ia = util.unfoldable_constant dense<[5, 11, 7, -2, 13, 3, -2, 0, -1, 11, 13, 3, 12, 7, -1, 3, -2, 3, 12, 5, 0, 12, 0, -1, 0, 13, 0, 0, -2, -2, 3, 3, 0, 0, 5, 11, 3, 7, 3, 0]> : tensor<40xi32>
  %ib = util.unfoldable_constant dense<[5, 2, 11, -1, 12, 2, 3, 3, 11, 0, 12, 11, -1, 12, 0, 11, 12, 11, 9, 12, 3, 9, 9, 3, -1, 11, -1, 12, 2, -1, 2, 12, 2, -1, 9, -1, 3, 5, 0, 5]> : tensor<40xi32>
  %ip = util.unfoldable_constant dense<[1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1]> : tensor<40xi32>
  %iq = util.unfoldable_constant dense<[1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1]> : tensor<40xi32>
  %x = util.unfoldable_constant dense<0.0> : tensor<12xf32>
  %n = stablehlo.constant dense<40> : tensor<i32>
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %most = stablehlo.constant dense<11> : tensor<i32>
  %place = stablehlo.iota dim = 0 : tensor<12xi32>
  %w:5 = stablehlo.while(%k = %0, %s = %x, %d = %x, %os = %x, %od = %x)
      : tensor<i32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  cond {
    %go = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %a1 = stablehlo.dynamic_slice %ia, %k, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %b1 = stablehlo.dynamic_slice %ib, %k, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %p1 = stablehlo.dynamic_slice %ip, %k, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %q1 = stablehlo.dynamic_slice %iq, %k, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %a = stablehlo.reshape %a1 : (tensor<1xi32>) -> tensor<i32>
    %b = stablehlo.reshape %b1 : (tensor<1xi32>) -> tensor<i32>
    %pr = stablehlo.reshape %p1 : (tensor<1xi32>) -> tensor<i32>
    %qr = stablehlo.reshape %q1 : (tensor<1xi32>) -> tensor<i32>
    %p = stablehlo.compare NE, %pr, %0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %q = stablehlo.compare NE, %qr, %0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.convert %k : (tensor<i32>) -> tensor<f32>
    %u = stablehlo.negate %v : tensor<f32>
    %u1 = stablehlo.reshape %u : (tensor<f32>) -> tensor<1xf32>
    %v1 = stablehlo.reshape %v : (tensor<f32>) -> tensor<1xf32>
    %s1 = "stablehlo.scatter"(%s, %a1, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      stablehlo.return %r : tensor<f32>
    }) : (tensor<12xf32>, tensor<1xi32>, tensor<f32>) -> tensor<12xf32>
    %s2 = "stablehlo.scatter"(%s1, %b1, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      stablehlo.return %r : tensor<f32>
    }) : (tensor<12xf32>, tensor<1xi32>, tensor<f32>) -> tensor<12xf32>
    %s3 = stablehlo.select %q, %s2, %s1 : tensor<i1>, tensor<12xf32>
    %s4 = stablehlo.select %p, %s, %s3 : tensor<i1>, tensor<12xf32>
    %d1 = stablehlo.dynamic_update_slice %d, %v1, %a : (tensor<12xf32>, tensor<1xf32>, tensor<i32>) -> tensor<12xf32>
    %d2 = stablehlo.dynamic_update_slice %d1, %u1, %b : (tensor<12xf32>, tensor<1xf32>, tensor<i32>) -> tensor<12xf32>
    %d3 = stablehlo.select %q, %d1, %d2 : tensor<i1>, tensor<12xf32>
    %d4 = stablehlo.select %p, %d3, %d : tensor<i1>, tensor<12xf32>
    %e1i = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %e1e = stablehlo.compare EQ, %place, %e1i : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %e1v = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %e1 = stablehlo.select %e1e, %e1v, %os : tensor<12xi1>, tensor<12xf32>
    %e2i = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %e2e = stablehlo.compare EQ, %place, %e2i : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %e2v = stablehlo.broadcast_in_dim %u, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %e2 = stablehlo.select %e2e, %e2v, %e1 : tensor<12xi1>, tensor<12xf32>
    %e3 = stablehlo.select %q, %e2, %e1 : tensor<i1>, tensor<12xf32>
    %e4 = stablehlo.select %p, %os, %e3 : tensor<i1>, tensor<12xf32>
    %f1c = stablehlo.clamp %0, %a, %most : tensor<i32>
    %f1i = stablehlo.broadcast_in_dim %f1c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %f1e = stablehlo.compare EQ, %place, %f1i : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %f1v = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %f1 = stablehlo.select %f1e, %f1v, %od : tensor<12xi1>, tensor<12xf32>
    %f2c = stablehlo.clamp %0, %b, %most : tensor<i32>
    %f2i = stablehlo.broadcast_in_dim %f2c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %f2e = stablehlo.compare EQ, %place, %f2i : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %f2v = stablehlo.broadcast_in_dim %u, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %f2 = stablehlo.select %f2e, %f2v, %f1 : tensor<12xi1>, tensor<12xf32>
    %f3 = stablehlo.select %q, %f1, %f2 : tensor<i1>, tensor<12xf32>
    %f4 = stablehlo.select %p, %f3, %od : tensor<i1>, tensor<12xf32>
    %j = stablehlo.add %k, %1 : tensor<i32>
    stablehlo.return %j, %s4, %d4, %e4, %f4 : tensor<i32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>
  }
  check.expect_eq %w#1, %w#3 : tensor<12xf32>
  check.expect_eq %w#2, %w#4 : tensor<12xf32>
  return
}
