// Loops over elements that take turns in memory: coordinates, colours; of two to four, all or
// some of them read, from the first point on or a later one, and such points turned round.
// Oracle: the same of rows that are brought apart behind barriers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @three_f32() : () -> ()
  func.call @four_f32() : () -> ()
  func.call @three_bf16() : () -> ()
  func.call @three_f16() : () -> ()
  func.call @four_f16() : () -> ()
  func.call @two_ui8() : () -> ()
  func.call @three_ui8() : () -> ()
  func.call @four_ui8() : () -> ()
  func.call @three_f64() : () -> ()
  func.call @four_i32() : () -> ()
  return
}
func.func private @three_f32() {
  %i = stablehlo.iota dim = 0 : tensor<210xi32>
  %m = stablehlo.constant dense<13> : tensor<210xi32>
  %r = stablehlo.remainder %i, %m : tensor<210xi32>
  %c = stablehlo.convert %r : (tensor<210xi32>) -> tensor<210xf32>
  %s = stablehlo.reshape %c : (tensor<210xf32>) -> tensor<70x3xf32>
  %x = stablehlo.optimization_barrier %s : tensor<70x3xf32>
  %ps0 = stablehlo.slice %x [0:70, 0:1] : (tensor<70x3xf32>) -> tensor<70x1xf32>
  %p0 = stablehlo.reshape %ps0 : (tensor<70x1xf32>) -> tensor<70xf32>
  %ps1 = stablehlo.slice %x [0:70, 1:2] : (tensor<70x3xf32>) -> tensor<70x1xf32>
  %p1 = stablehlo.reshape %ps1 : (tensor<70x1xf32>) -> tensor<70xf32>
  %ps2 = stablehlo.slice %x [0:70, 2:3] : (tensor<70x3xf32>) -> tensor<70x1xf32>
  %p2 = stablehlo.reshape %ps2 : (tensor<70x1xf32>) -> tensor<70xf32>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<70xf32>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<70xf32>
  %pw0 = stablehlo.reshape %pu0 : (tensor<70xf32>) -> tensor<70x1xf32>
  %pt1 = stablehlo.multiply %p1, %p2 : tensor<70xf32>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<70xf32>
  %pw1 = stablehlo.reshape %pu1 : (tensor<70xf32>) -> tensor<70x1xf32>
  %pt2 = stablehlo.multiply %p2, %p0 : tensor<70xf32>
  %pu2 = stablehlo.add %pt2, %p2 : tensor<70xf32>
  %pw2 = stablehlo.reshape %pu2 : (tensor<70xf32>) -> tensor<70x1xf32>
  %p = stablehlo.concatenate %pw0, %pw1, %pw2, dim = 1 : (tensor<70x1xf32>, tensor<70x1xf32>, tensor<70x1xf32>) -> tensor<70x3xf32>
  %qs0 = stablehlo.slice %x [0:70, 0:1] : (tensor<70x3xf32>) -> tensor<70x1xf32>
  %q0_ = stablehlo.reshape %qs0 : (tensor<70x1xf32>) -> tensor<70xf32>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<70xf32>
  %qs1 = stablehlo.slice %x [0:70, 1:2] : (tensor<70x3xf32>) -> tensor<70x1xf32>
  %q1_ = stablehlo.reshape %qs1 : (tensor<70x1xf32>) -> tensor<70xf32>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<70xf32>
  %qs2 = stablehlo.slice %x [0:70, 2:3] : (tensor<70x3xf32>) -> tensor<70x1xf32>
  %q2_ = stablehlo.reshape %qs2 : (tensor<70x1xf32>) -> tensor<70xf32>
  %q2 = stablehlo.optimization_barrier %q2_ : tensor<70xf32>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<70xf32>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<70xf32>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<70xf32>
  %qw0 = stablehlo.reshape %qu0 : (tensor<70xf32>) -> tensor<70x1xf32>
  %qt1 = stablehlo.multiply %q1, %q2 : tensor<70xf32>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<70xf32>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<70xf32>
  %qw1 = stablehlo.reshape %qu1 : (tensor<70xf32>) -> tensor<70x1xf32>
  %qt2 = stablehlo.multiply %q2, %q0 : tensor<70xf32>
  %qu2_ = stablehlo.add %qt2, %q2 : tensor<70xf32>
  %qu2 = stablehlo.optimization_barrier %qu2_ : tensor<70xf32>
  %qw2 = stablehlo.reshape %qu2 : (tensor<70xf32>) -> tensor<70x1xf32>
  %q = stablehlo.concatenate %qw0, %qw1, %qw2, dim = 1 : (tensor<70x1xf32>, tensor<70x1xf32>, tensor<70x1xf32>) -> tensor<70x3xf32>
  check.expect_eq %p, %q : tensor<70x3xf32>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<70x3xf32>
  %rw = stablehlo.optimization_barrier %rv : tensor<70x3xf32>
  %f = stablehlo.add %rv, %rv : tensor<70x3xf32>
  %g = stablehlo.add %rw, %rw : tensor<70x3xf32>
  check.expect_eq %f, %g : tensor<70x3xf32>
  return
}
func.func private @four_f32() {
  %i = stablehlo.iota dim = 0 : tensor<516xi32>
  %m = stablehlo.constant dense<13> : tensor<516xi32>
  %r = stablehlo.remainder %i, %m : tensor<516xi32>
  %c = stablehlo.convert %r : (tensor<516xi32>) -> tensor<516xf32>
  %s = stablehlo.reshape %c : (tensor<516xf32>) -> tensor<129x4xf32>
  %x = stablehlo.optimization_barrier %s : tensor<129x4xf32>
  %ps0 = stablehlo.slice %x [0:129, 0:1] : (tensor<129x4xf32>) -> tensor<129x1xf32>
  %p0 = stablehlo.reshape %ps0 : (tensor<129x1xf32>) -> tensor<129xf32>
  %ps1 = stablehlo.slice %x [0:129, 1:2] : (tensor<129x4xf32>) -> tensor<129x1xf32>
  %p1 = stablehlo.reshape %ps1 : (tensor<129x1xf32>) -> tensor<129xf32>
  %ps2 = stablehlo.slice %x [0:129, 2:3] : (tensor<129x4xf32>) -> tensor<129x1xf32>
  %p2 = stablehlo.reshape %ps2 : (tensor<129x1xf32>) -> tensor<129xf32>
  %ps3 = stablehlo.slice %x [0:129, 3:4] : (tensor<129x4xf32>) -> tensor<129x1xf32>
  %p3 = stablehlo.reshape %ps3 : (tensor<129x1xf32>) -> tensor<129xf32>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<129xf32>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<129xf32>
  %pw0 = stablehlo.reshape %pu0 : (tensor<129xf32>) -> tensor<129x1xf32>
  %pt1 = stablehlo.multiply %p1, %p2 : tensor<129xf32>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<129xf32>
  %pw1 = stablehlo.reshape %pu1 : (tensor<129xf32>) -> tensor<129x1xf32>
  %pt2 = stablehlo.multiply %p2, %p3 : tensor<129xf32>
  %pu2 = stablehlo.add %pt2, %p2 : tensor<129xf32>
  %pw2 = stablehlo.reshape %pu2 : (tensor<129xf32>) -> tensor<129x1xf32>
  %pt3 = stablehlo.multiply %p3, %p0 : tensor<129xf32>
  %pu3 = stablehlo.subtract %pt3, %p3 : tensor<129xf32>
  %pw3 = stablehlo.reshape %pu3 : (tensor<129xf32>) -> tensor<129x1xf32>
  %p = stablehlo.concatenate %pw0, %pw1, %pw2, %pw3, dim = 1 : (tensor<129x1xf32>, tensor<129x1xf32>, tensor<129x1xf32>, tensor<129x1xf32>) -> tensor<129x4xf32>
  %qs0 = stablehlo.slice %x [0:129, 0:1] : (tensor<129x4xf32>) -> tensor<129x1xf32>
  %q0_ = stablehlo.reshape %qs0 : (tensor<129x1xf32>) -> tensor<129xf32>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<129xf32>
  %qs1 = stablehlo.slice %x [0:129, 1:2] : (tensor<129x4xf32>) -> tensor<129x1xf32>
  %q1_ = stablehlo.reshape %qs1 : (tensor<129x1xf32>) -> tensor<129xf32>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<129xf32>
  %qs2 = stablehlo.slice %x [0:129, 2:3] : (tensor<129x4xf32>) -> tensor<129x1xf32>
  %q2_ = stablehlo.reshape %qs2 : (tensor<129x1xf32>) -> tensor<129xf32>
  %q2 = stablehlo.optimization_barrier %q2_ : tensor<129xf32>
  %qs3 = stablehlo.slice %x [0:129, 3:4] : (tensor<129x4xf32>) -> tensor<129x1xf32>
  %q3_ = stablehlo.reshape %qs3 : (tensor<129x1xf32>) -> tensor<129xf32>
  %q3 = stablehlo.optimization_barrier %q3_ : tensor<129xf32>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<129xf32>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<129xf32>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<129xf32>
  %qw0 = stablehlo.reshape %qu0 : (tensor<129xf32>) -> tensor<129x1xf32>
  %qt1 = stablehlo.multiply %q1, %q2 : tensor<129xf32>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<129xf32>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<129xf32>
  %qw1 = stablehlo.reshape %qu1 : (tensor<129xf32>) -> tensor<129x1xf32>
  %qt2 = stablehlo.multiply %q2, %q3 : tensor<129xf32>
  %qu2_ = stablehlo.add %qt2, %q2 : tensor<129xf32>
  %qu2 = stablehlo.optimization_barrier %qu2_ : tensor<129xf32>
  %qw2 = stablehlo.reshape %qu2 : (tensor<129xf32>) -> tensor<129x1xf32>
  %qt3 = stablehlo.multiply %q3, %q0 : tensor<129xf32>
  %qu3_ = stablehlo.subtract %qt3, %q3 : tensor<129xf32>
  %qu3 = stablehlo.optimization_barrier %qu3_ : tensor<129xf32>
  %qw3 = stablehlo.reshape %qu3 : (tensor<129xf32>) -> tensor<129x1xf32>
  %q = stablehlo.concatenate %qw0, %qw1, %qw2, %qw3, dim = 1 : (tensor<129x1xf32>, tensor<129x1xf32>, tensor<129x1xf32>, tensor<129x1xf32>) -> tensor<129x4xf32>
  check.expect_eq %p, %q : tensor<129x4xf32>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<129x4xf32>
  %rw = stablehlo.optimization_barrier %rv : tensor<129x4xf32>
  %f = stablehlo.add %rv, %rv : tensor<129x4xf32>
  %g = stablehlo.add %rw, %rw : tensor<129x4xf32>
  check.expect_eq %f, %g : tensor<129x4xf32>
  return
}
func.func private @three_bf16() {
  %i = stablehlo.iota dim = 0 : tensor<450xi32>
  %m = stablehlo.constant dense<13> : tensor<450xi32>
  %r = stablehlo.remainder %i, %m : tensor<450xi32>
  %c = stablehlo.convert %r : (tensor<450xi32>) -> tensor<450xbf16>
  %s = stablehlo.reshape %c : (tensor<450xbf16>) -> tensor<150x3xbf16>
  %x = stablehlo.optimization_barrier %s : tensor<150x3xbf16>
  %ps0 = stablehlo.slice %x [0:150, 0:1] : (tensor<150x3xbf16>) -> tensor<150x1xbf16>
  %p0 = stablehlo.reshape %ps0 : (tensor<150x1xbf16>) -> tensor<150xbf16>
  %ps1 = stablehlo.slice %x [0:150, 1:2] : (tensor<150x3xbf16>) -> tensor<150x1xbf16>
  %p1 = stablehlo.reshape %ps1 : (tensor<150x1xbf16>) -> tensor<150xbf16>
  %ps2 = stablehlo.slice %x [0:150, 2:3] : (tensor<150x3xbf16>) -> tensor<150x1xbf16>
  %p2 = stablehlo.reshape %ps2 : (tensor<150x1xbf16>) -> tensor<150xbf16>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<150xbf16>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<150xbf16>
  %pw0 = stablehlo.reshape %pu0 : (tensor<150xbf16>) -> tensor<150x1xbf16>
  %pt1 = stablehlo.multiply %p1, %p2 : tensor<150xbf16>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<150xbf16>
  %pw1 = stablehlo.reshape %pu1 : (tensor<150xbf16>) -> tensor<150x1xbf16>
  %pt2 = stablehlo.multiply %p2, %p0 : tensor<150xbf16>
  %pu2 = stablehlo.add %pt2, %p2 : tensor<150xbf16>
  %pw2 = stablehlo.reshape %pu2 : (tensor<150xbf16>) -> tensor<150x1xbf16>
  %p = stablehlo.concatenate %pw0, %pw1, %pw2, dim = 1 : (tensor<150x1xbf16>, tensor<150x1xbf16>, tensor<150x1xbf16>) -> tensor<150x3xbf16>
  %qs0 = stablehlo.slice %x [0:150, 0:1] : (tensor<150x3xbf16>) -> tensor<150x1xbf16>
  %q0_ = stablehlo.reshape %qs0 : (tensor<150x1xbf16>) -> tensor<150xbf16>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<150xbf16>
  %qs1 = stablehlo.slice %x [0:150, 1:2] : (tensor<150x3xbf16>) -> tensor<150x1xbf16>
  %q1_ = stablehlo.reshape %qs1 : (tensor<150x1xbf16>) -> tensor<150xbf16>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<150xbf16>
  %qs2 = stablehlo.slice %x [0:150, 2:3] : (tensor<150x3xbf16>) -> tensor<150x1xbf16>
  %q2_ = stablehlo.reshape %qs2 : (tensor<150x1xbf16>) -> tensor<150xbf16>
  %q2 = stablehlo.optimization_barrier %q2_ : tensor<150xbf16>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<150xbf16>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<150xbf16>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<150xbf16>
  %qw0 = stablehlo.reshape %qu0 : (tensor<150xbf16>) -> tensor<150x1xbf16>
  %qt1 = stablehlo.multiply %q1, %q2 : tensor<150xbf16>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<150xbf16>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<150xbf16>
  %qw1 = stablehlo.reshape %qu1 : (tensor<150xbf16>) -> tensor<150x1xbf16>
  %qt2 = stablehlo.multiply %q2, %q0 : tensor<150xbf16>
  %qu2_ = stablehlo.add %qt2, %q2 : tensor<150xbf16>
  %qu2 = stablehlo.optimization_barrier %qu2_ : tensor<150xbf16>
  %qw2 = stablehlo.reshape %qu2 : (tensor<150xbf16>) -> tensor<150x1xbf16>
  %q = stablehlo.concatenate %qw0, %qw1, %qw2, dim = 1 : (tensor<150x1xbf16>, tensor<150x1xbf16>, tensor<150x1xbf16>) -> tensor<150x3xbf16>
  check.expect_eq %p, %q : tensor<150x3xbf16>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<150x3xbf16>
  %rw = stablehlo.optimization_barrier %rv : tensor<150x3xbf16>
  %f = stablehlo.add %rv, %rv : tensor<150x3xbf16>
  %g = stablehlo.add %rw, %rw : tensor<150x3xbf16>
  check.expect_eq %f, %g : tensor<150x3xbf16>
  return
}
func.func private @three_f16() {
  %i = stablehlo.iota dim = 0 : tensor<291xi32>
  %m = stablehlo.constant dense<13> : tensor<291xi32>
  %r = stablehlo.remainder %i, %m : tensor<291xi32>
  %c = stablehlo.convert %r : (tensor<291xi32>) -> tensor<291xf16>
  %s = stablehlo.reshape %c : (tensor<291xf16>) -> tensor<97x3xf16>
  %x = stablehlo.optimization_barrier %s : tensor<97x3xf16>
  %ps0 = stablehlo.slice %x [1:97, 0:1] : (tensor<97x3xf16>) -> tensor<96x1xf16>
  %p0 = stablehlo.reshape %ps0 : (tensor<96x1xf16>) -> tensor<96xf16>
  %ps1 = stablehlo.slice %x [1:97, 1:2] : (tensor<97x3xf16>) -> tensor<96x1xf16>
  %p1 = stablehlo.reshape %ps1 : (tensor<96x1xf16>) -> tensor<96xf16>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<96xf16>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<96xf16>
  %pw0 = stablehlo.reshape %pu0 : (tensor<96xf16>) -> tensor<96x1xf16>
  %pt1 = stablehlo.multiply %p1, %p0 : tensor<96xf16>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<96xf16>
  %pw1 = stablehlo.reshape %pu1 : (tensor<96xf16>) -> tensor<96x1xf16>
  %pt2 = stablehlo.multiply %p0, %p1 : tensor<96xf16>
  %pu2 = stablehlo.add %pt2, %p0 : tensor<96xf16>
  %pw2 = stablehlo.reshape %pu2 : (tensor<96xf16>) -> tensor<96x1xf16>
  %p = stablehlo.concatenate %pw0, %pw1, %pw2, dim = 1 : (tensor<96x1xf16>, tensor<96x1xf16>, tensor<96x1xf16>) -> tensor<96x3xf16>
  %qs0 = stablehlo.slice %x [1:97, 0:1] : (tensor<97x3xf16>) -> tensor<96x1xf16>
  %q0_ = stablehlo.reshape %qs0 : (tensor<96x1xf16>) -> tensor<96xf16>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<96xf16>
  %qs1 = stablehlo.slice %x [1:97, 1:2] : (tensor<97x3xf16>) -> tensor<96x1xf16>
  %q1_ = stablehlo.reshape %qs1 : (tensor<96x1xf16>) -> tensor<96xf16>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<96xf16>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<96xf16>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<96xf16>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<96xf16>
  %qw0 = stablehlo.reshape %qu0 : (tensor<96xf16>) -> tensor<96x1xf16>
  %qt1 = stablehlo.multiply %q1, %q0 : tensor<96xf16>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<96xf16>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<96xf16>
  %qw1 = stablehlo.reshape %qu1 : (tensor<96xf16>) -> tensor<96x1xf16>
  %qt2 = stablehlo.multiply %q0, %q1 : tensor<96xf16>
  %qu2_ = stablehlo.add %qt2, %q0 : tensor<96xf16>
  %qu2 = stablehlo.optimization_barrier %qu2_ : tensor<96xf16>
  %qw2 = stablehlo.reshape %qu2 : (tensor<96xf16>) -> tensor<96x1xf16>
  %q = stablehlo.concatenate %qw0, %qw1, %qw2, dim = 1 : (tensor<96x1xf16>, tensor<96x1xf16>, tensor<96x1xf16>) -> tensor<96x3xf16>
  check.expect_eq %p, %q : tensor<96x3xf16>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<97x3xf16>
  %rw = stablehlo.optimization_barrier %rv : tensor<97x3xf16>
  %f = stablehlo.add %rv, %rv : tensor<97x3xf16>
  %g = stablehlo.add %rw, %rw : tensor<97x3xf16>
  check.expect_eq %f, %g : tensor<97x3xf16>
  return
}
func.func private @four_f16() {
  %i = stablehlo.iota dim = 0 : tensor<1040xi32>
  %m = stablehlo.constant dense<13> : tensor<1040xi32>
  %r = stablehlo.remainder %i, %m : tensor<1040xi32>
  %c = stablehlo.convert %r : (tensor<1040xi32>) -> tensor<1040xf16>
  %s = stablehlo.reshape %c : (tensor<1040xf16>) -> tensor<260x4xf16>
  %x = stablehlo.optimization_barrier %s : tensor<260x4xf16>
  %ps0 = stablehlo.slice %x [0:260, 0:1] : (tensor<260x4xf16>) -> tensor<260x1xf16>
  %p0 = stablehlo.reshape %ps0 : (tensor<260x1xf16>) -> tensor<260xf16>
  %ps1 = stablehlo.slice %x [0:260, 1:2] : (tensor<260x4xf16>) -> tensor<260x1xf16>
  %p1 = stablehlo.reshape %ps1 : (tensor<260x1xf16>) -> tensor<260xf16>
  %ps2 = stablehlo.slice %x [0:260, 2:3] : (tensor<260x4xf16>) -> tensor<260x1xf16>
  %p2 = stablehlo.reshape %ps2 : (tensor<260x1xf16>) -> tensor<260xf16>
  %ps3 = stablehlo.slice %x [0:260, 3:4] : (tensor<260x4xf16>) -> tensor<260x1xf16>
  %p3 = stablehlo.reshape %ps3 : (tensor<260x1xf16>) -> tensor<260xf16>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<260xf16>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<260xf16>
  %pw0 = stablehlo.reshape %pu0 : (tensor<260xf16>) -> tensor<260x1xf16>
  %pt1 = stablehlo.multiply %p1, %p2 : tensor<260xf16>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<260xf16>
  %pw1 = stablehlo.reshape %pu1 : (tensor<260xf16>) -> tensor<260x1xf16>
  %pt2 = stablehlo.multiply %p2, %p3 : tensor<260xf16>
  %pu2 = stablehlo.add %pt2, %p2 : tensor<260xf16>
  %pw2 = stablehlo.reshape %pu2 : (tensor<260xf16>) -> tensor<260x1xf16>
  %p = stablehlo.concatenate %pw0, %pw1, %pw2, dim = 1 : (tensor<260x1xf16>, tensor<260x1xf16>, tensor<260x1xf16>) -> tensor<260x3xf16>
  %qs0 = stablehlo.slice %x [0:260, 0:1] : (tensor<260x4xf16>) -> tensor<260x1xf16>
  %q0_ = stablehlo.reshape %qs0 : (tensor<260x1xf16>) -> tensor<260xf16>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<260xf16>
  %qs1 = stablehlo.slice %x [0:260, 1:2] : (tensor<260x4xf16>) -> tensor<260x1xf16>
  %q1_ = stablehlo.reshape %qs1 : (tensor<260x1xf16>) -> tensor<260xf16>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<260xf16>
  %qs2 = stablehlo.slice %x [0:260, 2:3] : (tensor<260x4xf16>) -> tensor<260x1xf16>
  %q2_ = stablehlo.reshape %qs2 : (tensor<260x1xf16>) -> tensor<260xf16>
  %q2 = stablehlo.optimization_barrier %q2_ : tensor<260xf16>
  %qs3 = stablehlo.slice %x [0:260, 3:4] : (tensor<260x4xf16>) -> tensor<260x1xf16>
  %q3_ = stablehlo.reshape %qs3 : (tensor<260x1xf16>) -> tensor<260xf16>
  %q3 = stablehlo.optimization_barrier %q3_ : tensor<260xf16>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<260xf16>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<260xf16>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<260xf16>
  %qw0 = stablehlo.reshape %qu0 : (tensor<260xf16>) -> tensor<260x1xf16>
  %qt1 = stablehlo.multiply %q1, %q2 : tensor<260xf16>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<260xf16>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<260xf16>
  %qw1 = stablehlo.reshape %qu1 : (tensor<260xf16>) -> tensor<260x1xf16>
  %qt2 = stablehlo.multiply %q2, %q3 : tensor<260xf16>
  %qu2_ = stablehlo.add %qt2, %q2 : tensor<260xf16>
  %qu2 = stablehlo.optimization_barrier %qu2_ : tensor<260xf16>
  %qw2 = stablehlo.reshape %qu2 : (tensor<260xf16>) -> tensor<260x1xf16>
  %q = stablehlo.concatenate %qw0, %qw1, %qw2, dim = 1 : (tensor<260x1xf16>, tensor<260x1xf16>, tensor<260x1xf16>) -> tensor<260x3xf16>
  check.expect_eq %p, %q : tensor<260x3xf16>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<260x4xf16>
  %rw = stablehlo.optimization_barrier %rv : tensor<260x4xf16>
  %f = stablehlo.add %rv, %rv : tensor<260x4xf16>
  %g = stablehlo.add %rw, %rw : tensor<260x4xf16>
  check.expect_eq %f, %g : tensor<260x4xf16>
  return
}
func.func private @two_ui8() {
  %i = stablehlo.iota dim = 0 : tensor<262xi32>
  %m = stablehlo.constant dense<13> : tensor<262xi32>
  %r = stablehlo.remainder %i, %m : tensor<262xi32>
  %c = stablehlo.convert %r : (tensor<262xi32>) -> tensor<262xui8>
  %s = stablehlo.reshape %c : (tensor<262xui8>) -> tensor<131x2xui8>
  %x = stablehlo.optimization_barrier %s : tensor<131x2xui8>
  %ps0 = stablehlo.slice %x [0:131, 0:1] : (tensor<131x2xui8>) -> tensor<131x1xui8>
  %p0 = stablehlo.reshape %ps0 : (tensor<131x1xui8>) -> tensor<131xui8>
  %ps1 = stablehlo.slice %x [0:131, 1:2] : (tensor<131x2xui8>) -> tensor<131x1xui8>
  %p1 = stablehlo.reshape %ps1 : (tensor<131x1xui8>) -> tensor<131xui8>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<131xui8>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<131xui8>
  %pw0 = stablehlo.reshape %pu0 : (tensor<131xui8>) -> tensor<131x1xui8>
  %pt1 = stablehlo.multiply %p1, %p0 : tensor<131xui8>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<131xui8>
  %pw1 = stablehlo.reshape %pu1 : (tensor<131xui8>) -> tensor<131x1xui8>
  %p = stablehlo.concatenate %pw0, %pw1, dim = 1 : (tensor<131x1xui8>, tensor<131x1xui8>) -> tensor<131x2xui8>
  %qs0 = stablehlo.slice %x [0:131, 0:1] : (tensor<131x2xui8>) -> tensor<131x1xui8>
  %q0_ = stablehlo.reshape %qs0 : (tensor<131x1xui8>) -> tensor<131xui8>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<131xui8>
  %qs1 = stablehlo.slice %x [0:131, 1:2] : (tensor<131x2xui8>) -> tensor<131x1xui8>
  %q1_ = stablehlo.reshape %qs1 : (tensor<131x1xui8>) -> tensor<131xui8>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<131xui8>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<131xui8>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<131xui8>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<131xui8>
  %qw0 = stablehlo.reshape %qu0 : (tensor<131xui8>) -> tensor<131x1xui8>
  %qt1 = stablehlo.multiply %q1, %q0 : tensor<131xui8>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<131xui8>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<131xui8>
  %qw1 = stablehlo.reshape %qu1 : (tensor<131xui8>) -> tensor<131x1xui8>
  %q = stablehlo.concatenate %qw0, %qw1, dim = 1 : (tensor<131x1xui8>, tensor<131x1xui8>) -> tensor<131x2xui8>
  check.expect_eq %p, %q : tensor<131x2xui8>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<131x2xui8>
  %rw = stablehlo.optimization_barrier %rv : tensor<131x2xui8>
  %f = stablehlo.add %rv, %rv : tensor<131x2xui8>
  %g = stablehlo.add %rw, %rw : tensor<131x2xui8>
  check.expect_eq %f, %g : tensor<131x2xui8>
  return
}
func.func private @three_ui8() {
  %i = stablehlo.iota dim = 0 : tensor<615xi32>
  %m = stablehlo.constant dense<13> : tensor<615xi32>
  %r = stablehlo.remainder %i, %m : tensor<615xi32>
  %c = stablehlo.convert %r : (tensor<615xi32>) -> tensor<615xui8>
  %s = stablehlo.reshape %c : (tensor<615xui8>) -> tensor<205x3xui8>
  %x = stablehlo.optimization_barrier %s : tensor<205x3xui8>
  %ps0 = stablehlo.slice %x [2:205, 0:1] : (tensor<205x3xui8>) -> tensor<203x1xui8>
  %p0 = stablehlo.reshape %ps0 : (tensor<203x1xui8>) -> tensor<203xui8>
  %ps1 = stablehlo.slice %x [2:205, 1:2] : (tensor<205x3xui8>) -> tensor<203x1xui8>
  %p1 = stablehlo.reshape %ps1 : (tensor<203x1xui8>) -> tensor<203xui8>
  %ps2 = stablehlo.slice %x [2:205, 2:3] : (tensor<205x3xui8>) -> tensor<203x1xui8>
  %p2 = stablehlo.reshape %ps2 : (tensor<203x1xui8>) -> tensor<203xui8>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<203xui8>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<203xui8>
  %pw0 = stablehlo.reshape %pu0 : (tensor<203xui8>) -> tensor<203x1xui8>
  %pt1 = stablehlo.multiply %p1, %p2 : tensor<203xui8>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<203xui8>
  %pw1 = stablehlo.reshape %pu1 : (tensor<203xui8>) -> tensor<203x1xui8>
  %pt2 = stablehlo.multiply %p2, %p0 : tensor<203xui8>
  %pu2 = stablehlo.add %pt2, %p2 : tensor<203xui8>
  %pw2 = stablehlo.reshape %pu2 : (tensor<203xui8>) -> tensor<203x1xui8>
  %p = stablehlo.concatenate %pw0, %pw1, %pw2, dim = 1 : (tensor<203x1xui8>, tensor<203x1xui8>, tensor<203x1xui8>) -> tensor<203x3xui8>
  %qs0 = stablehlo.slice %x [2:205, 0:1] : (tensor<205x3xui8>) -> tensor<203x1xui8>
  %q0_ = stablehlo.reshape %qs0 : (tensor<203x1xui8>) -> tensor<203xui8>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<203xui8>
  %qs1 = stablehlo.slice %x [2:205, 1:2] : (tensor<205x3xui8>) -> tensor<203x1xui8>
  %q1_ = stablehlo.reshape %qs1 : (tensor<203x1xui8>) -> tensor<203xui8>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<203xui8>
  %qs2 = stablehlo.slice %x [2:205, 2:3] : (tensor<205x3xui8>) -> tensor<203x1xui8>
  %q2_ = stablehlo.reshape %qs2 : (tensor<203x1xui8>) -> tensor<203xui8>
  %q2 = stablehlo.optimization_barrier %q2_ : tensor<203xui8>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<203xui8>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<203xui8>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<203xui8>
  %qw0 = stablehlo.reshape %qu0 : (tensor<203xui8>) -> tensor<203x1xui8>
  %qt1 = stablehlo.multiply %q1, %q2 : tensor<203xui8>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<203xui8>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<203xui8>
  %qw1 = stablehlo.reshape %qu1 : (tensor<203xui8>) -> tensor<203x1xui8>
  %qt2 = stablehlo.multiply %q2, %q0 : tensor<203xui8>
  %qu2_ = stablehlo.add %qt2, %q2 : tensor<203xui8>
  %qu2 = stablehlo.optimization_barrier %qu2_ : tensor<203xui8>
  %qw2 = stablehlo.reshape %qu2 : (tensor<203xui8>) -> tensor<203x1xui8>
  %q = stablehlo.concatenate %qw0, %qw1, %qw2, dim = 1 : (tensor<203x1xui8>, tensor<203x1xui8>, tensor<203x1xui8>) -> tensor<203x3xui8>
  check.expect_eq %p, %q : tensor<203x3xui8>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<205x3xui8>
  %rw = stablehlo.optimization_barrier %rv : tensor<205x3xui8>
  %f = stablehlo.add %rv, %rv : tensor<205x3xui8>
  %g = stablehlo.add %rw, %rw : tensor<205x3xui8>
  check.expect_eq %f, %g : tensor<205x3xui8>
  return
}
func.func private @four_ui8() {
  %i = stablehlo.iota dim = 0 : tensor<360xi32>
  %m = stablehlo.constant dense<13> : tensor<360xi32>
  %r = stablehlo.remainder %i, %m : tensor<360xi32>
  %c = stablehlo.convert %r : (tensor<360xi32>) -> tensor<360xui8>
  %s = stablehlo.reshape %c : (tensor<360xui8>) -> tensor<90x4xui8>
  %x = stablehlo.optimization_barrier %s : tensor<90x4xui8>
  %ps0 = stablehlo.slice %x [1:90, 0:1] : (tensor<90x4xui8>) -> tensor<89x1xui8>
  %p0 = stablehlo.reshape %ps0 : (tensor<89x1xui8>) -> tensor<89xui8>
  %ps1 = stablehlo.slice %x [1:90, 1:2] : (tensor<90x4xui8>) -> tensor<89x1xui8>
  %p1 = stablehlo.reshape %ps1 : (tensor<89x1xui8>) -> tensor<89xui8>
  %ps2 = stablehlo.slice %x [1:90, 2:3] : (tensor<90x4xui8>) -> tensor<89x1xui8>
  %p2 = stablehlo.reshape %ps2 : (tensor<89x1xui8>) -> tensor<89xui8>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<89xui8>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<89xui8>
  %pw0 = stablehlo.reshape %pu0 : (tensor<89xui8>) -> tensor<89x1xui8>
  %pt1 = stablehlo.multiply %p1, %p2 : tensor<89xui8>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<89xui8>
  %pw1 = stablehlo.reshape %pu1 : (tensor<89xui8>) -> tensor<89x1xui8>
  %pt2 = stablehlo.multiply %p2, %p0 : tensor<89xui8>
  %pu2 = stablehlo.add %pt2, %p2 : tensor<89xui8>
  %pw2 = stablehlo.reshape %pu2 : (tensor<89xui8>) -> tensor<89x1xui8>
  %pt3 = stablehlo.multiply %p0, %p1 : tensor<89xui8>
  %pu3 = stablehlo.subtract %pt3, %p0 : tensor<89xui8>
  %pw3 = stablehlo.reshape %pu3 : (tensor<89xui8>) -> tensor<89x1xui8>
  %p = stablehlo.concatenate %pw0, %pw1, %pw2, %pw3, dim = 1 : (tensor<89x1xui8>, tensor<89x1xui8>, tensor<89x1xui8>, tensor<89x1xui8>) -> tensor<89x4xui8>
  %qs0 = stablehlo.slice %x [1:90, 0:1] : (tensor<90x4xui8>) -> tensor<89x1xui8>
  %q0_ = stablehlo.reshape %qs0 : (tensor<89x1xui8>) -> tensor<89xui8>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<89xui8>
  %qs1 = stablehlo.slice %x [1:90, 1:2] : (tensor<90x4xui8>) -> tensor<89x1xui8>
  %q1_ = stablehlo.reshape %qs1 : (tensor<89x1xui8>) -> tensor<89xui8>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<89xui8>
  %qs2 = stablehlo.slice %x [1:90, 2:3] : (tensor<90x4xui8>) -> tensor<89x1xui8>
  %q2_ = stablehlo.reshape %qs2 : (tensor<89x1xui8>) -> tensor<89xui8>
  %q2 = stablehlo.optimization_barrier %q2_ : tensor<89xui8>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<89xui8>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<89xui8>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<89xui8>
  %qw0 = stablehlo.reshape %qu0 : (tensor<89xui8>) -> tensor<89x1xui8>
  %qt1 = stablehlo.multiply %q1, %q2 : tensor<89xui8>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<89xui8>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<89xui8>
  %qw1 = stablehlo.reshape %qu1 : (tensor<89xui8>) -> tensor<89x1xui8>
  %qt2 = stablehlo.multiply %q2, %q0 : tensor<89xui8>
  %qu2_ = stablehlo.add %qt2, %q2 : tensor<89xui8>
  %qu2 = stablehlo.optimization_barrier %qu2_ : tensor<89xui8>
  %qw2 = stablehlo.reshape %qu2 : (tensor<89xui8>) -> tensor<89x1xui8>
  %qt3 = stablehlo.multiply %q0, %q1 : tensor<89xui8>
  %qu3_ = stablehlo.subtract %qt3, %q0 : tensor<89xui8>
  %qu3 = stablehlo.optimization_barrier %qu3_ : tensor<89xui8>
  %qw3 = stablehlo.reshape %qu3 : (tensor<89xui8>) -> tensor<89x1xui8>
  %q = stablehlo.concatenate %qw0, %qw1, %qw2, %qw3, dim = 1 : (tensor<89x1xui8>, tensor<89x1xui8>, tensor<89x1xui8>, tensor<89x1xui8>) -> tensor<89x4xui8>
  check.expect_eq %p, %q : tensor<89x4xui8>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<90x4xui8>
  %rw = stablehlo.optimization_barrier %rv : tensor<90x4xui8>
  %f = stablehlo.add %rv, %rv : tensor<90x4xui8>
  %g = stablehlo.add %rw, %rw : tensor<90x4xui8>
  check.expect_eq %f, %g : tensor<90x4xui8>
  return
}
func.func private @three_f64() {
  %i = stablehlo.iota dim = 0 : tensor<231xi32>
  %m = stablehlo.constant dense<13> : tensor<231xi32>
  %r = stablehlo.remainder %i, %m : tensor<231xi32>
  %c = stablehlo.convert %r : (tensor<231xi32>) -> tensor<231xf64>
  %s = stablehlo.reshape %c : (tensor<231xf64>) -> tensor<77x3xf64>
  %x = stablehlo.optimization_barrier %s : tensor<77x3xf64>
  %ps0 = stablehlo.slice %x [0:77, 0:1] : (tensor<77x3xf64>) -> tensor<77x1xf64>
  %p0 = stablehlo.reshape %ps0 : (tensor<77x1xf64>) -> tensor<77xf64>
  %ps1 = stablehlo.slice %x [0:77, 1:2] : (tensor<77x3xf64>) -> tensor<77x1xf64>
  %p1 = stablehlo.reshape %ps1 : (tensor<77x1xf64>) -> tensor<77xf64>
  %ps2 = stablehlo.slice %x [0:77, 2:3] : (tensor<77x3xf64>) -> tensor<77x1xf64>
  %p2 = stablehlo.reshape %ps2 : (tensor<77x1xf64>) -> tensor<77xf64>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<77xf64>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<77xf64>
  %pw0 = stablehlo.reshape %pu0 : (tensor<77xf64>) -> tensor<77x1xf64>
  %pt1 = stablehlo.multiply %p1, %p2 : tensor<77xf64>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<77xf64>
  %pw1 = stablehlo.reshape %pu1 : (tensor<77xf64>) -> tensor<77x1xf64>
  %pt2 = stablehlo.multiply %p2, %p0 : tensor<77xf64>
  %pu2 = stablehlo.add %pt2, %p2 : tensor<77xf64>
  %pw2 = stablehlo.reshape %pu2 : (tensor<77xf64>) -> tensor<77x1xf64>
  %p = stablehlo.concatenate %pw0, %pw1, %pw2, dim = 1 : (tensor<77x1xf64>, tensor<77x1xf64>, tensor<77x1xf64>) -> tensor<77x3xf64>
  %qs0 = stablehlo.slice %x [0:77, 0:1] : (tensor<77x3xf64>) -> tensor<77x1xf64>
  %q0_ = stablehlo.reshape %qs0 : (tensor<77x1xf64>) -> tensor<77xf64>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<77xf64>
  %qs1 = stablehlo.slice %x [0:77, 1:2] : (tensor<77x3xf64>) -> tensor<77x1xf64>
  %q1_ = stablehlo.reshape %qs1 : (tensor<77x1xf64>) -> tensor<77xf64>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<77xf64>
  %qs2 = stablehlo.slice %x [0:77, 2:3] : (tensor<77x3xf64>) -> tensor<77x1xf64>
  %q2_ = stablehlo.reshape %qs2 : (tensor<77x1xf64>) -> tensor<77xf64>
  %q2 = stablehlo.optimization_barrier %q2_ : tensor<77xf64>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<77xf64>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<77xf64>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<77xf64>
  %qw0 = stablehlo.reshape %qu0 : (tensor<77xf64>) -> tensor<77x1xf64>
  %qt1 = stablehlo.multiply %q1, %q2 : tensor<77xf64>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<77xf64>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<77xf64>
  %qw1 = stablehlo.reshape %qu1 : (tensor<77xf64>) -> tensor<77x1xf64>
  %qt2 = stablehlo.multiply %q2, %q0 : tensor<77xf64>
  %qu2_ = stablehlo.add %qt2, %q2 : tensor<77xf64>
  %qu2 = stablehlo.optimization_barrier %qu2_ : tensor<77xf64>
  %qw2 = stablehlo.reshape %qu2 : (tensor<77xf64>) -> tensor<77x1xf64>
  %q = stablehlo.concatenate %qw0, %qw1, %qw2, dim = 1 : (tensor<77x1xf64>, tensor<77x1xf64>, tensor<77x1xf64>) -> tensor<77x3xf64>
  check.expect_eq %p, %q : tensor<77x3xf64>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<77x3xf64>
  %rw = stablehlo.optimization_barrier %rv : tensor<77x3xf64>
  %f = stablehlo.add %rv, %rv : tensor<77x3xf64>
  %g = stablehlo.add %rw, %rw : tensor<77x3xf64>
  check.expect_eq %f, %g : tensor<77x3xf64>
  return
}
func.func private @four_i32() {
  %i = stablehlo.iota dim = 0 : tensor<4400xi32>
  %m = stablehlo.constant dense<13> : tensor<4400xi32>
  %r = stablehlo.remainder %i, %m : tensor<4400xi32>
  %c = stablehlo.convert %r : (tensor<4400xi32>) -> tensor<4400xi32>
  %s = stablehlo.reshape %c : (tensor<4400xi32>) -> tensor<1100x4xi32>
  %x = stablehlo.optimization_barrier %s : tensor<1100x4xi32>
  %ps0 = stablehlo.slice %x [3:1100, 0:1] : (tensor<1100x4xi32>) -> tensor<1097x1xi32>
  %p0 = stablehlo.reshape %ps0 : (tensor<1097x1xi32>) -> tensor<1097xi32>
  %ps1 = stablehlo.slice %x [3:1100, 1:2] : (tensor<1100x4xi32>) -> tensor<1097x1xi32>
  %p1 = stablehlo.reshape %ps1 : (tensor<1097x1xi32>) -> tensor<1097xi32>
  %ps2 = stablehlo.slice %x [3:1100, 2:3] : (tensor<1100x4xi32>) -> tensor<1097x1xi32>
  %p2 = stablehlo.reshape %ps2 : (tensor<1097x1xi32>) -> tensor<1097xi32>
  %ps3 = stablehlo.slice %x [3:1100, 3:4] : (tensor<1100x4xi32>) -> tensor<1097x1xi32>
  %p3 = stablehlo.reshape %ps3 : (tensor<1097x1xi32>) -> tensor<1097xi32>
  %pt0 = stablehlo.multiply %p0, %p1 : tensor<1097xi32>
  %pu0 = stablehlo.add %pt0, %p0 : tensor<1097xi32>
  %pw0 = stablehlo.reshape %pu0 : (tensor<1097xi32>) -> tensor<1097x1xi32>
  %pt1 = stablehlo.multiply %p1, %p2 : tensor<1097xi32>
  %pu1 = stablehlo.subtract %pt1, %p1 : tensor<1097xi32>
  %pw1 = stablehlo.reshape %pu1 : (tensor<1097xi32>) -> tensor<1097x1xi32>
  %pt2 = stablehlo.multiply %p2, %p3 : tensor<1097xi32>
  %pu2 = stablehlo.add %pt2, %p2 : tensor<1097xi32>
  %pw2 = stablehlo.reshape %pu2 : (tensor<1097xi32>) -> tensor<1097x1xi32>
  %p = stablehlo.concatenate %pw0, %pw1, %pw2, dim = 1 : (tensor<1097x1xi32>, tensor<1097x1xi32>, tensor<1097x1xi32>) -> tensor<1097x3xi32>
  %qs0 = stablehlo.slice %x [3:1100, 0:1] : (tensor<1100x4xi32>) -> tensor<1097x1xi32>
  %q0_ = stablehlo.reshape %qs0 : (tensor<1097x1xi32>) -> tensor<1097xi32>
  %q0 = stablehlo.optimization_barrier %q0_ : tensor<1097xi32>
  %qs1 = stablehlo.slice %x [3:1100, 1:2] : (tensor<1100x4xi32>) -> tensor<1097x1xi32>
  %q1_ = stablehlo.reshape %qs1 : (tensor<1097x1xi32>) -> tensor<1097xi32>
  %q1 = stablehlo.optimization_barrier %q1_ : tensor<1097xi32>
  %qs2 = stablehlo.slice %x [3:1100, 2:3] : (tensor<1100x4xi32>) -> tensor<1097x1xi32>
  %q2_ = stablehlo.reshape %qs2 : (tensor<1097x1xi32>) -> tensor<1097xi32>
  %q2 = stablehlo.optimization_barrier %q2_ : tensor<1097xi32>
  %qs3 = stablehlo.slice %x [3:1100, 3:4] : (tensor<1100x4xi32>) -> tensor<1097x1xi32>
  %q3_ = stablehlo.reshape %qs3 : (tensor<1097x1xi32>) -> tensor<1097xi32>
  %q3 = stablehlo.optimization_barrier %q3_ : tensor<1097xi32>
  %qt0 = stablehlo.multiply %q0, %q1 : tensor<1097xi32>
  %qu0_ = stablehlo.add %qt0, %q0 : tensor<1097xi32>
  %qu0 = stablehlo.optimization_barrier %qu0_ : tensor<1097xi32>
  %qw0 = stablehlo.reshape %qu0 : (tensor<1097xi32>) -> tensor<1097x1xi32>
  %qt1 = stablehlo.multiply %q1, %q2 : tensor<1097xi32>
  %qu1_ = stablehlo.subtract %qt1, %q1 : tensor<1097xi32>
  %qu1 = stablehlo.optimization_barrier %qu1_ : tensor<1097xi32>
  %qw1 = stablehlo.reshape %qu1 : (tensor<1097xi32>) -> tensor<1097x1xi32>
  %qt2 = stablehlo.multiply %q2, %q3 : tensor<1097xi32>
  %qu2_ = stablehlo.add %qt2, %q2 : tensor<1097xi32>
  %qu2 = stablehlo.optimization_barrier %qu2_ : tensor<1097xi32>
  %qw2 = stablehlo.reshape %qu2 : (tensor<1097xi32>) -> tensor<1097x1xi32>
  %q = stablehlo.concatenate %qw0, %qw1, %qw2, dim = 1 : (tensor<1097x1xi32>, tensor<1097x1xi32>, tensor<1097x1xi32>) -> tensor<1097x3xi32>
  check.expect_eq %p, %q : tensor<1097x3xi32>
  %rv = stablehlo.reverse %x, dims = [1] : tensor<1100x4xi32>
  %rw = stablehlo.optimization_barrier %rv : tensor<1100x4xi32>
  %f = stablehlo.add %rv, %rv : tensor<1100x4xi32>
  %g = stablehlo.add %rw, %rw : tensor<1100x4xi32>
  check.expect_eq %f, %g : tensor<1100x4xi32>
  return
}
