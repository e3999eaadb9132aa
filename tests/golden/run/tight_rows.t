// Products in tight loops whose sums are of whole rows: what follows them is done for
// several at a time, with the bits that the product's kernel has.  Of one column and of
// two, of no whole number of vectors.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  call @one_f32() : () -> ()
  call @two_f32() : () -> ()
  call @one_f64() : () -> ()
  call @two_f64() : () -> ()
  func.return
}
func.func private @one_f32() {
  %as = util.unfoldable_constant dense<0.7> : tensor<289xf32>
  %ai = stablehlo.iota dim = 0 : tensor<289xf32>
  %am = stablehlo.multiply %ai, %as : tensor<289xf32>
  %af = stablehlo.sine %am : tensor<289xf32>
  %ar = stablehlo.reshape %af : (tensor<289xf32>) -> tensor<17x17xf32>
  %a = stablehlo.optimization_barrier %ar : tensor<17x17xf32>
  %bs = util.unfoldable_constant dense<1.3> : tensor<17xf32>
  %bi = stablehlo.iota dim = 0 : tensor<17xf32>
  %bm = stablehlo.multiply %bi, %bs : tensor<17xf32>
  %bf = stablehlo.sine %bm : tensor<17xf32>
  %br = stablehlo.reshape %bf : (tensor<17xf32>) -> tensor<17xf32>
  %b = stablehlo.optimization_barrier %br : tensor<17xf32>
  %xs = util.unfoldable_constant dense<0.4> : tensor<17xf32>
  %xi = stablehlo.iota dim = 0 : tensor<17xf32>
  %xm = stablehlo.multiply %xi, %xs : tensor<17xf32>
  %xf = stablehlo.sine %xm : tensor<17xf32>
  %xr = stablehlo.reshape %xf : (tensor<17xf32>) -> tensor<17xf32>
  %x = stablehlo.optimization_barrier %xr : tensor<17xf32>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %y = %x) : tensor<i32>, tensor<17xf32>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %e = stablehlo.slice %y [3:4] : (tensor<17xf32>) -> tensor<1xf32>
    %e1 = stablehlo.reshape %e : (tensor<1xf32>) -> tensor<f32>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %yn = func.call @one_turn_f32(%a, %b, %y) : (tensor<17x17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
    %n1 = stablehlo.constant dense<1> : tensor<i32>
    %in = stablehlo.add %i, %n1 : tensor<i32>
    stablehlo.return %in, %yn : tensor<i32>, tensor<17xf32>
  }
  %y1 = call @one_turn_f32(%a, %b, %x) : (tensor<17x17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %y2 = call @one_turn_f32(%a, %b, %y1) : (tensor<17x17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %y3 = call @one_turn_f32(%a, %b, %y2) : (tensor<17x17xf32>, tensor<17xf32>, tensor<17xf32>) -> tensor<17xf32>
  check.expect_eq %r#1, %y3 : tensor<17xf32>
  return
}
func.func private @one_turn_f32(%a: tensor<17x17xf32>, %b: tensor<17xf32>, %y: tensor<17xf32>) -> tensor<17xf32> {
  %d = stablehlo.dot_general %a, %y, contracting_dims = [1] x [0] : (tensor<17x17xf32>, tensor<17xf32>) -> tensor<17xf32>
  %s = stablehlo.add %d, %b : tensor<17xf32>
  %t = stablehlo.tanh %s : tensor<17xf32>
  %p = stablehlo.multiply %t, %b : tensor<17xf32>
  %q = stablehlo.add %p, %y : tensor<17xf32>
  return %q : tensor<17xf32>
}
func.func private @two_f32() {
  %as = util.unfoldable_constant dense<0.7> : tensor<289xf32>
  %ai = stablehlo.iota dim = 0 : tensor<289xf32>
  %am = stablehlo.multiply %ai, %as : tensor<289xf32>
  %af = stablehlo.sine %am : tensor<289xf32>
  %ar = stablehlo.reshape %af : (tensor<289xf32>) -> tensor<17x17xf32>
  %a = stablehlo.optimization_barrier %ar : tensor<17x17xf32>
  %bs = util.unfoldable_constant dense<1.3> : tensor<34xf32>
  %bi = stablehlo.iota dim = 0 : tensor<34xf32>
  %bm = stablehlo.multiply %bi, %bs : tensor<34xf32>
  %bf = stablehlo.sine %bm : tensor<34xf32>
  %br = stablehlo.reshape %bf : (tensor<34xf32>) -> tensor<2x17xf32>
  %b = stablehlo.optimization_barrier %br : tensor<2x17xf32>
  %xs = util.unfoldable_constant dense<0.4> : tensor<34xf32>
  %xi = stablehlo.iota dim = 0 : tensor<34xf32>
  %xm = stablehlo.multiply %xi, %xs : tensor<34xf32>
  %xf = stablehlo.sine %xm : tensor<34xf32>
  %xr = stablehlo.reshape %xf : (tensor<34xf32>) -> tensor<2x17xf32>
  %x = stablehlo.optimization_barrier %xr : tensor<2x17xf32>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %y = %x) : tensor<i32>, tensor<2x17xf32>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<100.0> : tensor<f32>
    %e = stablehlo.slice %y [1:2, 3:4] : (tensor<2x17xf32>) -> tensor<1x1xf32>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf32>) -> tensor<f32>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %yn = func.call @two_turn_f32(%a, %b, %y) : (tensor<17x17xf32>, tensor<2x17xf32>, tensor<2x17xf32>) -> tensor<2x17xf32>
    %n1 = stablehlo.constant dense<1> : tensor<i32>
    %in = stablehlo.add %i, %n1 : tensor<i32>
    stablehlo.return %in, %yn : tensor<i32>, tensor<2x17xf32>
  }
  %y1 = call @two_turn_f32(%a, %b, %x) : (tensor<17x17xf32>, tensor<2x17xf32>, tensor<2x17xf32>) -> tensor<2x17xf32>
  %y2 = call @two_turn_f32(%a, %b, %y1) : (tensor<17x17xf32>, tensor<2x17xf32>, tensor<2x17xf32>) -> tensor<2x17xf32>
  %y3 = call @two_turn_f32(%a, %b, %y2) : (tensor<17x17xf32>, tensor<2x17xf32>, tensor<2x17xf32>) -> tensor<2x17xf32>
  check.expect_eq %r#1, %y3 : tensor<2x17xf32>
  return
}
func.func private @two_turn_f32(%a: tensor<17x17xf32>, %b: tensor<2x17xf32>, %y: tensor<2x17xf32>) -> tensor<2x17xf32> {
  %d = stablehlo.dot_general %y, %a, contracting_dims = [1] x [1] : (tensor<2x17xf32>, tensor<17x17xf32>) -> tensor<2x17xf32>
  %s = stablehlo.add %d, %b : tensor<2x17xf32>
  %t = stablehlo.tanh %s : tensor<2x17xf32>
  %p = stablehlo.multiply %t, %b : tensor<2x17xf32>
  %q = stablehlo.add %p, %y : tensor<2x17xf32>
  return %q : tensor<2x17xf32>
}
func.func private @one_f64() {
  %as = util.unfoldable_constant dense<0.7> : tensor<289xf64>
  %ai = stablehlo.iota dim = 0 : tensor<289xf64>
  %am = stablehlo.multiply %ai, %as : tensor<289xf64>
  %af = stablehlo.sine %am : tensor<289xf64>
  %ar = stablehlo.reshape %af : (tensor<289xf64>) -> tensor<17x17xf64>
  %a = stablehlo.optimization_barrier %ar : tensor<17x17xf64>
  %bs = util.unfoldable_constant dense<1.3> : tensor<17xf64>
  %bi = stablehlo.iota dim = 0 : tensor<17xf64>
  %bm = stablehlo.multiply %bi, %bs : tensor<17xf64>
  %bf = stablehlo.sine %bm : tensor<17xf64>
  %br = stablehlo.reshape %bf : (tensor<17xf64>) -> tensor<17xf64>
  %b = stablehlo.optimization_barrier %br : tensor<17xf64>
  %xs = util.unfoldable_constant dense<0.4> : tensor<17xf64>
  %xi = stablehlo.iota dim = 0 : tensor<17xf64>
  %xm = stablehlo.multiply %xi, %xs : tensor<17xf64>
  %xf = stablehlo.sine %xm : tensor<17xf64>
  %xr = stablehlo.reshape %xf : (tensor<17xf64>) -> tensor<17xf64>
  %x = stablehlo.optimization_barrier %xr : tensor<17xf64>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %y = %x) : tensor<i32>, tensor<17xf64>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<100.0> : tensor<f64>
    %e = stablehlo.slice %y [3:4] : (tensor<17xf64>) -> tensor<1xf64>
    %e1 = stablehlo.reshape %e : (tensor<1xf64>) -> tensor<f64>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %yn = func.call @one_turn_f64(%a, %b, %y) : (tensor<17x17xf64>, tensor<17xf64>, tensor<17xf64>) -> tensor<17xf64>
    %n1 = stablehlo.constant dense<1> : tensor<i32>
    %in = stablehlo.add %i, %n1 : tensor<i32>
    stablehlo.return %in, %yn : tensor<i32>, tensor<17xf64>
  }
  %y1 = call @one_turn_f64(%a, %b, %x) : (tensor<17x17xf64>, tensor<17xf64>, tensor<17xf64>) -> tensor<17xf64>
  %y2 = call @one_turn_f64(%a, %b, %y1) : (tensor<17x17xf64>, tensor<17xf64>, tensor<17xf64>) -> tensor<17xf64>
  %y3 = call @one_turn_f64(%a, %b, %y2) : (tensor<17x17xf64>, tensor<17xf64>, tensor<17xf64>) -> tensor<17xf64>
  check.expect_eq %r#1, %y3 : tensor<17xf64>
  return
}
func.func private @one_turn_f64(%a: tensor<17x17xf64>, %b: tensor<17xf64>, %y: tensor<17xf64>) -> tensor<17xf64> {
  %d = stablehlo.dot_general %a, %y, contracting_dims = [1] x [0] : (tensor<17x17xf64>, tensor<17xf64>) -> tensor<17xf64>
  %s = stablehlo.add %d, %b : tensor<17xf64>
  %t = stablehlo.tanh %s : tensor<17xf64>
  %p = stablehlo.multiply %t, %b : tensor<17xf64>
  %q = stablehlo.add %p, %y : tensor<17xf64>
  return %q : tensor<17xf64>
}
func.func private @two_f64() {
  %as = util.unfoldable_constant dense<0.7> : tensor<289xf64>
  %ai = stablehlo.iota dim = 0 : tensor<289xf64>
  %am = stablehlo.multiply %ai, %as : tensor<289xf64>
  %af = stablehlo.sine %am : tensor<289xf64>
  %ar = stablehlo.reshape %af : (tensor<289xf64>) -> tensor<17x17xf64>
  %a = stablehlo.optimization_barrier %ar : tensor<17x17xf64>
  %bs = util.unfoldable_constant dense<1.3> : tensor<34xf64>
  %bi = stablehlo.iota dim = 0 : tensor<34xf64>
  %bm = stablehlo.multiply %bi, %bs : tensor<34xf64>
  %bf = stablehlo.sine %bm : tensor<34xf64>
  %br = stablehlo.reshape %bf : (tensor<34xf64>) -> tensor<2x17xf64>
  %b = stablehlo.optimization_barrier %br : tensor<2x17xf64>
  %xs = util.unfoldable_constant dense<0.4> : tensor<34xf64>
  %xi = stablehlo.iota dim = 0 : tensor<34xf64>
  %xm = stablehlo.multiply %xi, %xs : tensor<34xf64>
  %xf = stablehlo.sine %xm : tensor<34xf64>
  %xr = stablehlo.reshape %xf : (tensor<34xf64>) -> tensor<2x17xf64>
  %x = stablehlo.optimization_barrier %xr : tensor<2x17xf64>
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %y = %x) : tensor<i32>, tensor<2x17xf64>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %less = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %far = stablehlo.constant dense<100.0> : tensor<f64>
    %e = stablehlo.slice %y [1:2, 3:4] : (tensor<2x17xf64>) -> tensor<1x1xf64>
    %e1 = stablehlo.reshape %e : (tensor<1x1xf64>) -> tensor<f64>
    %near = stablehlo.compare LT, %e1, %far : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %go = stablehlo.and %near, %less : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %yn = func.call @two_turn_f64(%a, %b, %y) : (tensor<17x17xf64>, tensor<2x17xf64>, tensor<2x17xf64>) -> tensor<2x17xf64>
    %n1 = stablehlo.constant dense<1> : tensor<i32>
    %in = stablehlo.add %i, %n1 : tensor<i32>
    stablehlo.return %in, %yn : tensor<i32>, tensor<2x17xf64>
  }
  %y1 = call @two_turn_f64(%a, %b, %x) : (tensor<17x17xf64>, tensor<2x17xf64>, tensor<2x17xf64>) -> tensor<2x17xf64>
  %y2 = call @two_turn_f64(%a, %b, %y1) : (tensor<17x17xf64>, tensor<2x17xf64>, tensor<2x17xf64>) -> tensor<2x17xf64>
  %y3 = call @two_turn_f64(%a, %b, %y2) : (tensor<17x17xf64>, tensor<2x17xf64>, tensor<2x17xf64>) -> tensor<2x17xf64>
  check.expect_eq %r#1, %y3 : tensor<2x17xf64>
  return
}
func.func private @two_turn_f64(%a: tensor<17x17xf64>, %b: tensor<2x17xf64>, %y: tensor<2x17xf64>) -> tensor<2x17xf64> {
  %d = stablehlo.dot_general %y, %a, contracting_dims = [1] x [1] : (tensor<2x17xf64>, tensor<17x17xf64>) -> tensor<2x17xf64>
  %s = stablehlo.add %d, %b : tensor<2x17xf64>
  %t = stablehlo.tanh %s : tensor<2x17xf64>
  %p = stablehlo.multiply %t, %b : tensor<2x17xf64>
  %q = stablehlo.add %p, %y : tensor<2x17xf64>
  return %q : tensor<2x17xf64>
}
