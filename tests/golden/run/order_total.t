// Comparisons in total order of numbers whose zeros and NaNs are made equal:
// beside the same behind a barrier.
// RUN: poprun -q %s --input='[0, -0.0, nan, -nan, inf, -inf, 1, -1, 2.5]'
// RUN: POPC_ISA=generic poprun -q %s --input='[0, -0.0, nan, -nan, inf, -inf, 1, -1, 2.5]'
func.func private @canonical(%x: tensor<9x9xf32>) -> tensor<9x9xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<9x9xf32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<9x9xf32>
  %z = stablehlo.compare EQ, %x, %zero, FLOAT : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %a = stablehlo.select %z, %zero, %x : tensor<9x9xi1>, tensor<9x9xf32>
  %n = stablehlo.compare NE, %x, %x, FLOAT : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %b = stablehlo.select %n, %nan, %a : tensor<9x9xi1>, tensor<9x9xf32>
  return %b : tensor<9x9xf32>
}
func.func private @bits(%p: tensor<9x9xi1>, %q: tensor<9x9xi1>, %r: tensor<9x9xi1>, %s: tensor<9x9xi1>) -> tensor<9x9xi32> {
  %two = stablehlo.constant dense<2> : tensor<9x9xi32>
  %a = stablehlo.convert %p : (tensor<9x9xi1>) -> tensor<9x9xi32>
  %b = stablehlo.convert %q : (tensor<9x9xi1>) -> tensor<9x9xi32>
  %c = stablehlo.convert %r : (tensor<9x9xi1>) -> tensor<9x9xi32>
  %d = stablehlo.convert %s : (tensor<9x9xi1>) -> tensor<9x9xi32>
  %e = stablehlo.multiply %a, %two : tensor<9x9xi32>
  %f = stablehlo.add %e, %b : tensor<9x9xi32>
  %g = stablehlo.multiply %f, %two : tensor<9x9xi32>
  %h = stablehlo.add %g, %c : tensor<9x9xi32>
  %i = stablehlo.multiply %h, %two : tensor<9x9xi32>
  %j = stablehlo.add %i, %d : tensor<9x9xi32>
  return %j : tensor<9x9xi32>
}
func.func @main(%v: tensor<9xf32>) -> (tensor<9x9xi32>, tensor<i1>) {
  %x = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<9xf32>) -> tensor<9x9xf32>
  %y = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<9xf32>) -> tensor<9x9xf32>
  %a = func.call @canonical(%x) : (tensor<9x9xf32>) -> tensor<9x9xf32>
  %b = func.call @canonical(%y) : (tensor<9x9xf32>) -> tensor<9x9xf32>
  %lt = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %le = stablehlo.compare LE, %a, %b, TOTALORDER : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %gt = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %ge = stablehlo.compare GE, %a, %b, TOTALORDER : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %c, %d = stablehlo.optimization_barrier %a, %b : tensor<9x9xf32>, tensor<9x9xf32>
  %lt2 = stablehlo.compare LT, %c, %d, TOTALORDER : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %le2 = stablehlo.compare LE, %c, %d, TOTALORDER : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %gt2 = stablehlo.compare GT, %c, %d, TOTALORDER : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %ge2 = stablehlo.compare GE, %c, %d, TOTALORDER : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xi1>
  %got = func.call @bits(%lt, %le, %gt, %ge) : (tensor<9x9xi1>, tensor<9x9xi1>, tensor<9x9xi1>, tensor<9x9xi1>) -> tensor<9x9xi32>
  %want = func.call @bits(%lt2, %le2, %gt2, %ge2) : (tensor<9x9xi1>, tensor<9x9xi1>, tensor<9x9xi1>, tensor<9x9xi1>) -> tensor<9x9xi32>
  %same = stablehlo.compare EQ, %got, %want : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.reduce(%same init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<9x9xi1>, tensor<i1>) -> tensor<i1>
  return %got, %all : tensor<9x9xi32>, tensor<i1>
}
// >>> stdout
// [[ 5  5 12 12 12  3 12  3 12]
//  [ 5  5 12 12 12  3 12  3 12]
//  [ 3  3  5  5  3  3  3  3  3]
//  [ 3  3  5  5  3  3  3  3  3]
//  [ 3  3 12 12  5  3  3  3  3]
//  [12 12 12 12 12  5 12 12 12]
//  [ 3  3 12 12 12  3  5  3 12]
//  [12 12 12 12 12  3 12  5 12]
//  [ 3  3 12 12 12  3  3  3  5]]
// True
// [[ 5  5 12 12 12  3 12  3 12]
//  [ 5  5 12 12 12  3 12  3 12]
//  [ 3  3  5  5  3  3  3  3  3]
//  [ 3  3  5  5  3  3  3  3  3]
//  [ 3  3 12 12  5  3  3  3  3]
//  [12 12 12 12 12  5 12 12 12]
//  [ 3  3 12 12 12  3  5  3 12]
//  [12 12 12 12 12  3 12  5 12]
//  [ 3  3 12 12 12  3  3  3  5]]
// True
// <<<
