// Steps of a Runge-Kutta method whose stages are put into an array, of which each reads
// those before, by products with constants and with numbers that are not known; points of
// two coordinates.  Oracle: the same with arrays that barriers keep whole.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %turns = stablehlo.constant dense<9> : tensor<i32>
  %n = stablehlo.optimization_barrier %turns : tensor<i32>
  %numbers = stablehlo.constant dense<[0.16666667, 0.6666667, 0.16666667]> : tensor<3xf32>
  %b = stablehlo.optimization_barrier %numbers : tensor<3xf32>
  %i = stablehlo.iota dim = 0 : tensor<192xf32>
  %s = stablehlo.constant dense<0.0078125> : tensor<192xf32>
  %f = stablehlo.multiply %i, %s : tensor<192xf32>
  %r = stablehlo.reshape %f : (tensor<192xf32>) -> tensor<96x2xf32>
  %first = stablehlo.optimization_barrier %r : tensor<96x2xf32>
  %x:2 = stablehlo.while(%xi = %zero, %xy = %first) : tensor<i32>, tensor<96x2xf32>
  cond {
    %c = stablehlo.compare LT, %xi, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %k0 = stablehlo.constant dense<0.0> : tensor<96x3x2xf32>
    %h = stablehlo.constant dense<0.015625> : tensor<96x2xf32>
    %s0a = stablehlo.slice %xy [0:96, 0:1] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s0b = stablehlo.slice %xy [0:96, 1:2] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s0m = stablehlo.multiply %s0a, %s0b : tensor<96x1xf32>
    %s0u = stablehlo.subtract %s0a, %s0m : tensor<96x1xf32>
    %s0v = stablehlo.subtract %s0m, %s0b : tensor<96x1xf32>
    %s0f = stablehlo.concatenate %s0u, %s0v, dim = 1 : (tensor<96x1xf32>, tensor<96x1xf32>) -> tensor<96x2xf32>
    %s0r = stablehlo.reshape %s0f : (tensor<96x2xf32>) -> tensor<96x1x2xf32>
    %at0 = stablehlo.constant dense<0> : tensor<i32>
    %d0 = stablehlo.dynamic_update_slice %k0, %s0r, %zero, %at0, %zero : (tensor<96x3x2xf32>, tensor<96x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x3x2xf32>
    %z0 = stablehlo.constant dense<0.0> : tensor<f32>
    %p0 = stablehlo.slice %d0 [0:96, 0:1, 0:2] : (tensor<96x3x2xf32>) -> tensor<96x1x2xf32>
    %a0 = stablehlo.constant dense<[0.5]> : tensor<1xf32>
    %q0 = stablehlo.dot_general %a0, %p0, contracting_dims = [0] x [1] : (tensor<1xf32>, tensor<96x1x2xf32>) -> tensor<96x2xf32>
    %hq0 = stablehlo.multiply %h, %q0 : tensor<96x2xf32>
    %y0 = stablehlo.add %xy, %hq0 : tensor<96x2xf32>
    %s1a = stablehlo.slice %y0 [0:96, 0:1] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s1b = stablehlo.slice %y0 [0:96, 1:2] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s1m = stablehlo.multiply %s1a, %s1b : tensor<96x1xf32>
    %s1u = stablehlo.subtract %s1a, %s1m : tensor<96x1xf32>
    %s1v = stablehlo.subtract %s1m, %s1b : tensor<96x1xf32>
    %s1f = stablehlo.concatenate %s1u, %s1v, dim = 1 : (tensor<96x1xf32>, tensor<96x1xf32>) -> tensor<96x2xf32>
    %s1r = stablehlo.reshape %s1f : (tensor<96x2xf32>) -> tensor<96x1x2xf32>
    %at1 = stablehlo.constant dense<1> : tensor<i32>
    %d1 = stablehlo.dynamic_update_slice %d0, %s1r, %zero, %at1, %zero : (tensor<96x3x2xf32>, tensor<96x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x3x2xf32>
    %z1 = stablehlo.constant dense<0.0> : tensor<f32>
    %p1 = stablehlo.slice %d1 [0:96, 0:2, 0:2] : (tensor<96x3x2xf32>) -> tensor<96x2x2xf32>
    %a1 = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf32>
    %q1 = stablehlo.dot_general %a1, %p1, contracting_dims = [0] x [1] : (tensor<2xf32>, tensor<96x2x2xf32>) -> tensor<96x2xf32>
    %hq1 = stablehlo.multiply %h, %q1 : tensor<96x2xf32>
    %y1 = stablehlo.add %xy, %hq1 : tensor<96x2xf32>
    %s2a = stablehlo.slice %y1 [0:96, 0:1] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s2b = stablehlo.slice %y1 [0:96, 1:2] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s2m = stablehlo.multiply %s2a, %s2b : tensor<96x1xf32>
    %s2u = stablehlo.subtract %s2a, %s2m : tensor<96x1xf32>
    %s2v = stablehlo.subtract %s2m, %s2b : tensor<96x1xf32>
    %s2f = stablehlo.concatenate %s2u, %s2v, dim = 1 : (tensor<96x1xf32>, tensor<96x1xf32>) -> tensor<96x2xf32>
    %s2r = stablehlo.reshape %s2f : (tensor<96x2xf32>) -> tensor<96x1x2xf32>
    %at2 = stablehlo.constant dense<2> : tensor<i32>
    %d2 = stablehlo.dynamic_update_slice %d1, %s2r, %zero, %at2, %zero : (tensor<96x3x2xf32>, tensor<96x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x3x2xf32>
    %z2 = stablehlo.constant dense<0.0> : tensor<f32>
    %w = stablehlo.dot_general %d2, %b, contracting_dims = [1] x [0] : (tensor<96x3x2xf32>, tensor<3xf32>) -> tensor<96x2xf32>
    %hw = stablehlo.multiply %h, %w : tensor<96x2xf32>
    %next = stablehlo.add %xy, %hw : tensor<96x2xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %xi, %one : tensor<i32>
    stablehlo.return %j, %next : tensor<i32>, tensor<96x2xf32>
  }
  %o:2 = stablehlo.while(%oi = %zero, %oy = %first) : tensor<i32>, tensor<96x2xf32>
  cond {
    %c = stablehlo.compare LT, %oi, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %k0 = stablehlo.constant dense<0.0> : tensor<96x3x2xf32>
    %h = stablehlo.constant dense<0.015625> : tensor<96x2xf32>
    %s0a = stablehlo.slice %oy [0:96, 0:1] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s0b = stablehlo.slice %oy [0:96, 1:2] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s0m = stablehlo.multiply %s0a, %s0b : tensor<96x1xf32>
    %s0u = stablehlo.subtract %s0a, %s0m : tensor<96x1xf32>
    %s0v = stablehlo.subtract %s0m, %s0b : tensor<96x1xf32>
    %s0f = stablehlo.concatenate %s0u, %s0v, dim = 1 : (tensor<96x1xf32>, tensor<96x1xf32>) -> tensor<96x2xf32>
    %s0r = stablehlo.reshape %s0f : (tensor<96x2xf32>) -> tensor<96x1x2xf32>
    %at0 = stablehlo.constant dense<0> : tensor<i32>
    %d0 = stablehlo.dynamic_update_slice %k0, %s0r, %zero, %at0, %zero : (tensor<96x3x2xf32>, tensor<96x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x3x2xf32>
    %k1 = stablehlo.optimization_barrier %d0 : tensor<96x3x2xf32>
    %p0 = stablehlo.slice %k1 [0:96, 0:1, 0:2] : (tensor<96x3x2xf32>) -> tensor<96x1x2xf32>
    %a0 = stablehlo.constant dense<[0.5]> : tensor<1xf32>
    %q0 = stablehlo.dot_general %a0, %p0, contracting_dims = [0] x [1] : (tensor<1xf32>, tensor<96x1x2xf32>) -> tensor<96x2xf32>
    %hq0 = stablehlo.multiply %h, %q0 : tensor<96x2xf32>
    %y0 = stablehlo.add %oy, %hq0 : tensor<96x2xf32>
    %s1a = stablehlo.slice %y0 [0:96, 0:1] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s1b = stablehlo.slice %y0 [0:96, 1:2] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s1m = stablehlo.multiply %s1a, %s1b : tensor<96x1xf32>
    %s1u = stablehlo.subtract %s1a, %s1m : tensor<96x1xf32>
    %s1v = stablehlo.subtract %s1m, %s1b : tensor<96x1xf32>
    %s1f = stablehlo.concatenate %s1u, %s1v, dim = 1 : (tensor<96x1xf32>, tensor<96x1xf32>) -> tensor<96x2xf32>
    %s1r = stablehlo.reshape %s1f : (tensor<96x2xf32>) -> tensor<96x1x2xf32>
    %at1 = stablehlo.constant dense<1> : tensor<i32>
    %d1 = stablehlo.dynamic_update_slice %k1, %s1r, %zero, %at1, %zero : (tensor<96x3x2xf32>, tensor<96x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x3x2xf32>
    %k2 = stablehlo.optimization_barrier %d1 : tensor<96x3x2xf32>
    %p1 = stablehlo.slice %k2 [0:96, 0:2, 0:2] : (tensor<96x3x2xf32>) -> tensor<96x2x2xf32>
    %a1 = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf32>
    %q1 = stablehlo.dot_general %a1, %p1, contracting_dims = [0] x [1] : (tensor<2xf32>, tensor<96x2x2xf32>) -> tensor<96x2xf32>
    %hq1 = stablehlo.multiply %h, %q1 : tensor<96x2xf32>
    %y1 = stablehlo.add %oy, %hq1 : tensor<96x2xf32>
    %s2a = stablehlo.slice %y1 [0:96, 0:1] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s2b = stablehlo.slice %y1 [0:96, 1:2] : (tensor<96x2xf32>) -> tensor<96x1xf32>
    %s2m = stablehlo.multiply %s2a, %s2b : tensor<96x1xf32>
    %s2u = stablehlo.subtract %s2a, %s2m : tensor<96x1xf32>
    %s2v = stablehlo.subtract %s2m, %s2b : tensor<96x1xf32>
    %s2f = stablehlo.concatenate %s2u, %s2v, dim = 1 : (tensor<96x1xf32>, tensor<96x1xf32>) -> tensor<96x2xf32>
    %s2r = stablehlo.reshape %s2f : (tensor<96x2xf32>) -> tensor<96x1x2xf32>
    %at2 = stablehlo.constant dense<2> : tensor<i32>
    %d2 = stablehlo.dynamic_update_slice %k2, %s2r, %zero, %at2, %zero : (tensor<96x3x2xf32>, tensor<96x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x3x2xf32>
    %k3 = stablehlo.optimization_barrier %d2 : tensor<96x3x2xf32>
    %w = stablehlo.dot_general %k3, %b, contracting_dims = [1] x [0] : (tensor<96x3x2xf32>, tensor<3xf32>) -> tensor<96x2xf32>
    %hw = stablehlo.multiply %h, %w : tensor<96x2xf32>
    %next = stablehlo.add %oy, %hw : tensor<96x2xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %oi, %one : tensor<i32>
    stablehlo.return %j, %next : tensor<i32>, tensor<96x2xf32>
  }
  check.expect_almost_eq %x#1, %o#1 : tensor<96x2xf32>
  func.return
}
