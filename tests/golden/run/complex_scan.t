// A loop that takes parts of a complex array and puts others into one that it
// reads, too, the last ones at the end of what there is: beside the same of real
// and imaginary parts.
// RUN: poprun -q %s --input=1
// RUN: POPC_ISA=generic poprun -q --threads=2 %s --input=1
func.func @main(%one: tensor<i32>) -> (tensor<i1>, tensor<2xcomplex<f32>>) {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %turns = stablehlo.constant dense<32> : tensor<i32>
  %n = stablehlo.multiply %turns, %one : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r0 = stablehlo.iota dim = 0 : tensor<80xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<80xf32>
  %s0 = stablehlo.remainder %r0, %seven : tensor<80xf32>
  %re, %im = stablehlo.optimization_barrier %r0, %s0 : tensor<80xf32>, tensor<80xf32>
  %z = stablehlo.complex %re, %im : tensor<80xcomplex<f32>>
  %turn = stablehlo.constant dense<(0.0, 1.0)> : tensor<2xcomplex<f32>>
  %h0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>
  %y0 = stablehlo.constant dense<(1.0, 2.0)> : tensor<96xcomplex<f32>>
  %w:3 = stablehlo.while(%i = %i0, %h = %h0, %y = %y0) : tensor<i32>, tensor<2xcomplex<f32>>, tensor<96xcomplex<f32>>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.multiply %i, %three : tensor<i32>
    %i2 = stablehlo.add %i, %one : tensor<i32>
    %x = stablehlo.dynamic_slice %z, %j, sizes = [2] : (tensor<80xcomplex<f32>>, tensor<i32>) -> tensor<2xcomplex<f32>>
    %own = stablehlo.dynamic_slice %y, %i, sizes = [2] : (tensor<96xcomplex<f32>>, tensor<i32>) -> tensor<2xcomplex<f32>>
    %t = stablehlo.multiply %h, %turn : tensor<2xcomplex<f32>>
    %u = stablehlo.add %t, %x : tensor<2xcomplex<f32>>
    %h2 = stablehlo.add %u, %own : tensor<2xcomplex<f32>>
    %y2 = stablehlo.dynamic_update_slice %y, %h2, %j : (tensor<96xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<i32>) -> tensor<96xcomplex<f32>>
    stablehlo.return %i2, %h2, %y2 : tensor<i32>, tensor<2xcomplex<f32>>, tensor<96xcomplex<f32>>
  }
  %hr0 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %yr0 = stablehlo.constant dense<1.0> : tensor<96xf32>
  %yi0 = stablehlo.constant dense<2.0> : tensor<96xf32>
  %v:5 = stablehlo.while(%i = %i0, %hr = %hr0, %hi = %hr0, %yr = %yr0, %yi = %yi0) : tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<96xf32>, tensor<96xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.multiply %i, %three : tensor<i32>
    %i2 = stablehlo.add %i, %one : tensor<i32>
    %xr = stablehlo.dynamic_slice %re, %j, sizes = [2] : (tensor<80xf32>, tensor<i32>) -> tensor<2xf32>
    %xi = stablehlo.dynamic_slice %im, %j, sizes = [2] : (tensor<80xf32>, tensor<i32>) -> tensor<2xf32>
    %or = stablehlo.dynamic_slice %yr, %i, sizes = [2] : (tensor<96xf32>, tensor<i32>) -> tensor<2xf32>
    %oi = stablehlo.dynamic_slice %yi, %i, sizes = [2] : (tensor<96xf32>, tensor<i32>) -> tensor<2xf32>
    %ur = stablehlo.subtract %xr, %hi : tensor<2xf32>
    %ui = stablehlo.add %xi, %hr : tensor<2xf32>
    %hr2 = stablehlo.add %ur, %or : tensor<2xf32>
    %hi2 = stablehlo.add %ui, %oi : tensor<2xf32>
    %yr2 = stablehlo.dynamic_update_slice %yr, %hr2, %j : (tensor<96xf32>, tensor<2xf32>, tensor<i32>) -> tensor<96xf32>
    %yi2 = stablehlo.dynamic_update_slice %yi, %hi2, %j : (tensor<96xf32>, tensor<2xf32>, tensor<i32>) -> tensor<96xf32>
    stablehlo.return %i2, %hr2, %hi2, %yr2, %yi2 : tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<96xf32>, tensor<96xf32>
  }
  %want = stablehlo.complex %v#3, %v#4 : tensor<96xcomplex<f32>>
  %same = stablehlo.compare EQ, %w#2, %want : (tensor<96xcomplex<f32>>, tensor<96xcomplex<f32>>) -> tensor<96xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.reduce(%same init: %true) applies stablehlo.and across dimensions = [0] : (tensor<96xi1>, tensor<i1>) -> tensor<i1>
  return %all, %w#1 : tensor<i1>, tensor<2xcomplex<f32>>
}
// >>> stdout
// True
// [39.+58.j 19.+40.j]
// True
// [39.+58.j 19.+40.j]
// <<<
