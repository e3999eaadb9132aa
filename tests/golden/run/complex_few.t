// A few complex numbers that a loop picks of many: they are moved as they are, into a
// register that is shifted and into a row of an array, and the many are not put
// together in each turn.
// RUN: poprun -q %s --input='{fill: int, lo: -9, hi: 10}' --input='{fill: int, lo: -9, hi: 10}'
// RUN: POPC_ISA=avx2 poprun -q %s --input='{fill: int, lo: -9, hi: 10}' --input='{fill: int, lo: -9, hi: 10}'
// RUN: POPC_ISA=generic poprun -q --threads=2 %s --input='{fill: int, lo: -9, hi: 10}' --input='{fill: int, lo: -9, hi: 10}'
// RUN: popc inspect --steps $(popc key %s) | grep -cE 'loop .100|complex'
func.func @main(%a: tensor<100xf32>, %b: tensor<100xf32>) -> (tensor<i1>, tensor<i1>) {
  %z = stablehlo.complex %a, %b : tensor<100xcomplex<f32>>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %turns = stablehlo.constant dense<70> : tensor<i32>
  %none = stablehlo.constant dense<(0.0, 0.0)> : tensor<4xcomplex<f32>>
  %rows = stablehlo.constant dense<(0.0, 0.0)> : tensor<70x3xcomplex<f32>>
  %w:3 = stablehlo.while(%i = %zero, %r = %none, %m = %rows) : tensor<i32>, tensor<4xcomplex<f32>>, tensor<70x3xcomplex<f32>>
  cond {
    %t = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %x = stablehlo.dynamic_slice %z, %i, sizes = [1] : (tensor<100xcomplex<f32>>, tensor<i32>) -> tensor<1xcomplex<f32>>
    %old = stablehlo.slice %r [1:4] : (tensor<4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %new = stablehlo.concatenate %old, %x, dim = 0 : (tensor<3xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %y = stablehlo.dynamic_slice %z, %i, sizes = [3] : (tensor<100xcomplex<f32>>, tensor<i32>) -> tensor<3xcomplex<f32>>
    %row = stablehlo.reshape %y : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %m1 = stablehlo.dynamic_update_slice %m, %row, %i, %zero : (tensor<70x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<70x3xcomplex<f32>>
    stablehlo.return %i1, %new, %m1 : tensor<i32>, tensor<4xcomplex<f32>>, tensor<70x3xcomplex<f32>>
  }
  %v = stablehlo.slice %z [66:70] : (tensor<100xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %v1 = stablehlo.optimization_barrier %v : tensor<4xcomplex<f32>>
  %e = stablehlo.compare EQ, %w#1, %v1 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  %k = stablehlo.iota dim = 0 : tensor<70x3xi32>
  %l = stablehlo.iota dim = 1 : tensor<70x3xi32>
  %p = stablehlo.add %k, %l : tensor<70x3xi32>
  %p1 = stablehlo.reshape %p : (tensor<70x3xi32>) -> tensor<70x3x1xi32>
  %n = "stablehlo.gather"(%z, %p1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<100xcomplex<f32>>, tensor<70x3x1xi32>) -> tensor<70x3xcomplex<f32>>
  %f = stablehlo.compare EQ, %w#2, %n : (tensor<70x3xcomplex<f32>>, tensor<70x3xcomplex<f32>>) -> tensor<70x3xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %same = stablehlo.reduce(%e init: %true) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
  %kept = stablehlo.reduce(%f init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<70x3xi1>, tensor<i1>) -> tensor<i1>
  return %same, %kept : tensor<i1>, tensor<i1>
}
// >>> stdout
// True
// True
// True
// True
// True
// True
// 3
// <<<
