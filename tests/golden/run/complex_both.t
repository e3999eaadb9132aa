// Both parts of complex functions of f64, each part alone, and parts of one number that go to all
// points: the same bits.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @both_asin() : () -> ()
  func.call @both_acos() : () -> ()
  func.call @both_acosh() : () -> ()
  func.call @both_asinh() : () -> ()
  func.call @both_atan() : () -> ()
  func.call @both_atanh() : () -> ()
  func.call @both_sinh() : () -> ()
  func.call @both_cosh() : () -> ()
  func.call @both_tanh() : () -> ()
  func.call @both_log_plus_one() : () -> ()
  func.call @both_exponential_minus_one() : () -> ()
  func.call @both_rsqrt() : () -> ()
  func.call @both_logistic() : () -> ()
  func.call @both_cbrt() : () -> ()
  func.return
}
func.func private @both_asin() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = chlo.asin %z : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = chlo.asin %u : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = chlo.asin %v : tensor<60xcomplex<f64>> -> tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = chlo.asin %o : tensor<complex<f64>> -> tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_acos() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = chlo.acos %z : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = chlo.acos %u : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = chlo.acos %v : tensor<60xcomplex<f64>> -> tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = chlo.acos %o : tensor<complex<f64>> -> tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_acosh() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = chlo.acosh %z : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = chlo.acosh %u : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = chlo.acosh %v : tensor<60xcomplex<f64>> -> tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = chlo.acosh %o : tensor<complex<f64>> -> tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_asinh() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = chlo.asinh %z : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = chlo.asinh %u : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = chlo.asinh %v : tensor<60xcomplex<f64>> -> tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = chlo.asinh %o : tensor<complex<f64>> -> tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_atan() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = chlo.atan %z : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = chlo.atan %u : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = chlo.atan %v : tensor<60xcomplex<f64>> -> tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = chlo.atan %o : tensor<complex<f64>> -> tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_atanh() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = chlo.atanh %z : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = chlo.atanh %u : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = chlo.atanh %v : tensor<60xcomplex<f64>> -> tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = chlo.atanh %o : tensor<complex<f64>> -> tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_sinh() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = chlo.sinh %z : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = chlo.sinh %u : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = chlo.sinh %v : tensor<60xcomplex<f64>> -> tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = chlo.sinh %o : tensor<complex<f64>> -> tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_cosh() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = chlo.cosh %z : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = chlo.cosh %u : tensor<61xcomplex<f64>> -> tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = chlo.cosh %v : tensor<60xcomplex<f64>> -> tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = chlo.cosh %o : tensor<complex<f64>> -> tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_tanh() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = stablehlo.tanh %z : tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = stablehlo.tanh %u : tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = stablehlo.tanh %v : tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = stablehlo.tanh %o : tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_log_plus_one() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = stablehlo.log_plus_one %z : tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = stablehlo.log_plus_one %u : tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = stablehlo.log_plus_one %v : tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = stablehlo.log_plus_one %o : tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_exponential_minus_one() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = stablehlo.exponential_minus_one %z : tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = stablehlo.exponential_minus_one %u : tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = stablehlo.exponential_minus_one %v : tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = stablehlo.exponential_minus_one %o : tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_rsqrt() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = stablehlo.rsqrt %z : tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = stablehlo.rsqrt %u : tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = stablehlo.rsqrt %v : tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = stablehlo.rsqrt %o : tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_logistic() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = stablehlo.logistic %z : tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = stablehlo.logistic %u : tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = stablehlo.logistic %v : tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = stablehlo.logistic %o : tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
func.func private @both_cbrt() {
  %i = stablehlo.iota dim = 0 : tensor<61xf64>
  %k = stablehlo.constant dense<0.73> : tensor<61xf64>
  %l = stablehlo.constant dense<0.31> : tensor<61xf64>
  %m = stablehlo.constant dense<2.5> : tensor<61xf64>
  %a = stablehlo.multiply %i, %k : tensor<61xf64>
  %b = stablehlo.multiply %a, %l : tensor<61xf64>
  %s = stablehlo.sine %a : tensor<61xf64>
  %c = stablehlo.cosine %b : tensor<61xf64>
  %x = stablehlo.multiply %s, %m : tensor<61xf64>
  %y = stablehlo.multiply %c, %m : tensor<61xf64>
  %z0 = stablehlo.complex %x, %y : tensor<61xcomplex<f64>>
  %z = stablehlo.optimization_barrier %z0 : tensor<61xcomplex<f64>>
  %f = stablehlo.cbrt %z : tensor<61xcomplex<f64>>
  %r = stablehlo.real %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %j = stablehlo.imag %f : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %u0 = stablehlo.reverse %z, dims = [0] : tensor<61xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<61xcomplex<f64>>
  %fu = stablehlo.cbrt %u : tensor<61xcomplex<f64>>
  %ur = stablehlo.real %fu : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %uv = stablehlo.reverse %ur, dims = [0] : tensor<61xf64>
  check.expect_eq %uv, %r : tensor<61xf64>
  %v0 = stablehlo.slice %z [1:61] : (tensor<61xcomplex<f64>>) -> tensor<60xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<60xcomplex<f64>>
  %fv = stablehlo.cbrt %v : tensor<60xcomplex<f64>>
  %vj = stablehlo.imag %fv : (tensor<60xcomplex<f64>>) -> tensor<60xf64>
  %js = stablehlo.slice %j [1:61] : (tensor<61xf64>) -> tensor<60xf64>
  check.expect_eq %vj, %js : tensor<60xf64>
  %o0 = stablehlo.slice %z [5:6] : (tensor<61xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %o = stablehlo.reshape %o0 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
  %fo = stablehlo.cbrt %o : tensor<complex<f64>>
  %w = stablehlo.broadcast_in_dim %fo, dims = [] : (tensor<complex<f64>>) -> tensor<61xcomplex<f64>>
  %wr = stablehlo.real %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wj = stablehlo.imag %w : (tensor<61xcomplex<f64>>) -> tensor<61xf64>
  %wm = stablehlo.multiply %wr, %x : tensor<61xf64>
  %ws = stablehlo.add %wm, %wj : tensor<61xf64>
  %r5 = stablehlo.slice %r [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %j5 = stablehlo.slice %j [5:6] : (tensor<61xf64>) -> tensor<1xf64>
  %rb = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %jb = stablehlo.broadcast_in_dim %j5, dims = [0] : (tensor<1xf64>) -> tensor<61xf64>
  %em = stablehlo.multiply %rb, %x : tensor<61xf64>
  %es = stablehlo.add %em, %jb : tensor<61xf64>
  check.expect_eq %ws, %es : tensor<61xf64>
  func.return
}
