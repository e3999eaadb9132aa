// A row and its shifts, padded in front, of which the sum takes what lies inside.
// Oracle: the padded rows are kept by barriers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %v1 = stablehlo.iota dim = 0 : tensor<270xi32>
  %v2 = stablehlo.convert %v1 : (tensor<270xi32>) -> tensor<270xf32>
  %v3 = stablehlo.reshape %v2 : (tensor<270xf32>) -> tensor<9x30xf32>
  %x = stablehlo.optimization_barrier %v3 : tensor<9x30xf32>
  %y = stablehlo.optimization_barrier %x : tensor<9x30xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p1 = stablehlo.pad %x, %zero, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<9x30xf32>, tensor<f32>) -> tensor<9x31xf32>
  %q1 = stablehlo.pad %y, %zero, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<9x30xf32>, tensor<f32>) -> tensor<9x31xf32>
  %p2 = stablehlo.pad %x, %zero, low = [2, 2], high = [-2, 0], interior = [0, 0] : (tensor<9x30xf32>, tensor<f32>) -> tensor<9x32xf32>
  %q2 = stablehlo.pad %y, %zero, low = [2, 2], high = [-2, 0], interior = [0, 0] : (tensor<9x30xf32>, tensor<f32>) -> tensor<9x32xf32>
  %b1 = stablehlo.optimization_barrier %q1 : tensor<9x31xf32>
  %b2 = stablehlo.optimization_barrier %q2 : tensor<9x32xf32>
  %s1 = stablehlo.slice %p1 [0:9, 0:30] : (tensor<9x31xf32>) -> tensor<9x30xf32>
  %s2 = stablehlo.slice %p2 [0:9, 0:30] : (tensor<9x32xf32>) -> tensor<9x30xf32>
  %t1 = stablehlo.slice %b1 [0:9, 0:30] : (tensor<9x31xf32>) -> tensor<9x30xf32>
  %t2 = stablehlo.slice %b2 [0:9, 0:30] : (tensor<9x32xf32>) -> tensor<9x30xf32>
  %c = stablehlo.concatenate %x, %x, dim = 1 : (tensor<9x30xf32>, tensor<9x30xf32>) -> tensor<9x60xf32>
  %e = stablehlo.concatenate %y, %y, dim = 1 : (tensor<9x30xf32>, tensor<9x30xf32>) -> tensor<9x60xf32>
  %d = stablehlo.optimization_barrier %e : tensor<9x60xf32>
  %s3 = stablehlo.slice %c [0:9, 29:60] : (tensor<9x60xf32>) -> tensor<9x31xf32>
  %t3 = stablehlo.slice %d [0:9, 29:60] : (tensor<9x60xf32>) -> tensor<9x31xf32>
  %s4 = stablehlo.slice %s3 [0:9, 1:31] : (tensor<9x31xf32>) -> tensor<9x30xf32>
  %t4 = stablehlo.slice %t3 [0:9, 1:31] : (tensor<9x31xf32>) -> tensor<9x30xf32>
  %m1 = stablehlo.multiply %s1, %s2 : tensor<9x30xf32>
  %a1 = stablehlo.add %m1, %s4 : tensor<9x30xf32>
  %m2 = stablehlo.multiply %t1, %t2 : tensor<9x30xf32>
  %a2 = stablehlo.add %m2, %t4 : tensor<9x30xf32>
  %r1 = stablehlo.slice %a1 [2:9, 5:30] : (tensor<9x30xf32>) -> tensor<7x25xf32>
  %r2 = stablehlo.slice %a2 [2:9, 5:30] : (tensor<9x30xf32>) -> tensor<7x25xf32>
  check.expect_eq %r1, %r2 : tensor<7x25xf32>
  func.return
}
