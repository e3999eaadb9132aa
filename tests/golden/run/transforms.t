// Complex and real transforms of lines side by side, alone and in both dims, there and back.
// Oracle: products with matrices of roots, in f64; real ones, by complex ones; and what went in.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @c128_5x64() : () -> ()
  func.call @c128_9x96() : () -> ()
  func.call @c128_20x100() : () -> ()
  func.call @c128_3x1000() : () -> ()
  func.call @c128_12x211() : () -> ()
  func.call @c128_33x30() : () -> ()
  func.call @c128_24x40_in_2() : () -> ()
  func.call @c128_10x84_in_2() : () -> ()
  func.call @c128_3x16x12_in_2() : () -> ()
  func.call @c128_9x56_in_2() : () -> ()
  func.call @c64_5x64() : () -> ()
  func.call @c64_9x96() : () -> ()
  func.call @c64_20x100() : () -> ()
  func.call @c64_3x1000() : () -> ()
  func.call @c64_12x211() : () -> ()
  func.call @c64_33x30() : () -> ()
  func.call @c64_24x40_in_2() : () -> ()
  func.call @c64_10x84_in_2() : () -> ()
  func.call @c64_3x16x12_in_2() : () -> ()
  func.call @c64_9x56_in_2() : () -> ()
  func.return
}
func.func private @c128_5x64() {
  %x0 = stablehlo.iota dim = 0 : tensor<320xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<320xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<320xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<320xf64>
  %x4 = stablehlo.sine %x3 : tensor<320xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<320xf64>) -> tensor<5x64xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<5x64xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<320xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<320xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<320xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<320xf64>
  %y4 = stablehlo.cosine %y3 : tensor<320xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<320xf64>) -> tensor<5x64xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<5x64xf64>
  %e0 = stablehlo.complex %x, %y : tensor<5x64xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<64x64xi64>
  %ak = stablehlo.iota dim = 1 : tensor<64x64xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<64x64xi64>
  %an = stablehlo.constant dense<64> : tensor<64x64xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<64x64xi64>
  %af = stablehlo.convert %aq : (tensor<64x64xi64>) -> tensor<64x64xf64>
  %au = stablehlo.constant dense<-0.09817477042468103> : tensor<64x64xf64>
  %aa = stablehlo.multiply %af, %au : tensor<64x64xf64>
  %ac = stablehlo.cosine %aa : tensor<64x64xf64>
  %as = stablehlo.sine %aa : tensor<64x64xf64>
  %a = stablehlo.complex %ac, %as : tensor<64x64xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<5x64xcomplex<f64>>, tensor<64x64xcomplex<f64>>) -> tensor<5x64xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<5x64xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [64] : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [64] : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %frealw = stablehlo.real %e1 : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<5x64xf64>
  %m0 = stablehlo.abs %d0 : tensor<5x64xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %fimagw = stablehlo.imag %e1 : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<5x64xf64>
  %m1 = stablehlo.abs %d1 : tensor<5x64xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %hrealw = stablehlo.real %e0 : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<5x64xf64>
  %m2 = stablehlo.abs %d2 : tensor<5x64xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %himagw = stablehlo.imag %e0 : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<5x64xf64>
  %m3 = stablehlo.abs %d3 : tensor<5x64xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %o = stablehlo.constant dense<0.0> : tensor<5x64xf64>
  %rc = stablehlo.complex %r, %o : tensor<5x64xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [64] : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:5, 0:33] : (tensor<5x64xcomplex<f64>>) -> tensor<5x33xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [64] : (tensor<5x64xf64>) -> tensor<5x33xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [64] : (tensor<5x33xcomplex<f64>>) -> tensor<5x64xf64>
  %rrreal = stablehlo.real %rr : (tensor<5x33xcomplex<f64>>) -> tensor<5x33xf64>
  %rhreal = stablehlo.real %rh : (tensor<5x33xcomplex<f64>>) -> tensor<5x33xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<5x33xf64>
  %m4 = stablehlo.abs %d4 : tensor<5x33xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x33xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<5x33xcomplex<f64>>) -> tensor<5x33xf64>
  %rhimag = stablehlo.imag %rh : (tensor<5x33xcomplex<f64>>) -> tensor<5x33xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<5x33xf64>
  %m5 = stablehlo.abs %d5 : tensor<5x33xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x33xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<5x64xf64>
  %m6 = stablehlo.abs %d6 : tensor<5x64xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c128_9x96() {
  %x0 = stablehlo.iota dim = 0 : tensor<864xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<864xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<864xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<864xf64>
  %x4 = stablehlo.sine %x3 : tensor<864xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<864xf64>) -> tensor<9x96xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<9x96xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<864xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<864xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<864xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<864xf64>
  %y4 = stablehlo.cosine %y3 : tensor<864xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<864xf64>) -> tensor<9x96xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<9x96xf64>
  %e0 = stablehlo.complex %x, %y : tensor<9x96xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<96x96xi64>
  %ak = stablehlo.iota dim = 1 : tensor<96x96xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<96x96xi64>
  %an = stablehlo.constant dense<96> : tensor<96x96xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<96x96xi64>
  %af = stablehlo.convert %aq : (tensor<96x96xi64>) -> tensor<96x96xf64>
  %au = stablehlo.constant dense<-0.06544984694978735> : tensor<96x96xf64>
  %aa = stablehlo.multiply %af, %au : tensor<96x96xf64>
  %ac = stablehlo.cosine %aa : tensor<96x96xf64>
  %as = stablehlo.sine %aa : tensor<96x96xf64>
  %a = stablehlo.complex %ac, %as : tensor<96x96xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<9x96xcomplex<f64>>, tensor<96x96xcomplex<f64>>) -> tensor<9x96xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<9x96xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [96] : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [96] : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %frealw = stablehlo.real %e1 : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<9x96xf64>
  %m0 = stablehlo.abs %d0 : tensor<9x96xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %fimagw = stablehlo.imag %e1 : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<9x96xf64>
  %m1 = stablehlo.abs %d1 : tensor<9x96xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %hrealw = stablehlo.real %e0 : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<9x96xf64>
  %m2 = stablehlo.abs %d2 : tensor<9x96xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %himagw = stablehlo.imag %e0 : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<9x96xf64>
  %m3 = stablehlo.abs %d3 : tensor<9x96xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %o = stablehlo.constant dense<0.0> : tensor<9x96xf64>
  %rc = stablehlo.complex %r, %o : tensor<9x96xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [96] : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:9, 0:49] : (tensor<9x96xcomplex<f64>>) -> tensor<9x49xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [96] : (tensor<9x96xf64>) -> tensor<9x49xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [96] : (tensor<9x49xcomplex<f64>>) -> tensor<9x96xf64>
  %rrreal = stablehlo.real %rr : (tensor<9x49xcomplex<f64>>) -> tensor<9x49xf64>
  %rhreal = stablehlo.real %rh : (tensor<9x49xcomplex<f64>>) -> tensor<9x49xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<9x49xf64>
  %m4 = stablehlo.abs %d4 : tensor<9x49xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x49xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<9x49xcomplex<f64>>) -> tensor<9x49xf64>
  %rhimag = stablehlo.imag %rh : (tensor<9x49xcomplex<f64>>) -> tensor<9x49xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<9x49xf64>
  %m5 = stablehlo.abs %d5 : tensor<9x49xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x49xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<9x96xf64>
  %m6 = stablehlo.abs %d6 : tensor<9x96xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c128_20x100() {
  %x0 = stablehlo.iota dim = 0 : tensor<2000xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<2000xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2000xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<2000xf64>
  %x4 = stablehlo.sine %x3 : tensor<2000xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<2000xf64>) -> tensor<20x100xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<20x100xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<2000xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<2000xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<2000xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<2000xf64>
  %y4 = stablehlo.cosine %y3 : tensor<2000xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<2000xf64>) -> tensor<20x100xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<20x100xf64>
  %e0 = stablehlo.complex %x, %y : tensor<20x100xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<100x100xi64>
  %ak = stablehlo.iota dim = 1 : tensor<100x100xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<100x100xi64>
  %an = stablehlo.constant dense<100> : tensor<100x100xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<100x100xi64>
  %af = stablehlo.convert %aq : (tensor<100x100xi64>) -> tensor<100x100xf64>
  %au = stablehlo.constant dense<-0.06283185307179587> : tensor<100x100xf64>
  %aa = stablehlo.multiply %af, %au : tensor<100x100xf64>
  %ac = stablehlo.cosine %aa : tensor<100x100xf64>
  %as = stablehlo.sine %aa : tensor<100x100xf64>
  %a = stablehlo.complex %ac, %as : tensor<100x100xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<20x100xcomplex<f64>>, tensor<100x100xcomplex<f64>>) -> tensor<20x100xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<20x100xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [100] : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [100] : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %frealw = stablehlo.real %e1 : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<20x100xf64>
  %m0 = stablehlo.abs %d0 : tensor<20x100xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %fimagw = stablehlo.imag %e1 : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<20x100xf64>
  %m1 = stablehlo.abs %d1 : tensor<20x100xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %hrealw = stablehlo.real %e0 : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<20x100xf64>
  %m2 = stablehlo.abs %d2 : tensor<20x100xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %himagw = stablehlo.imag %e0 : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<20x100xf64>
  %m3 = stablehlo.abs %d3 : tensor<20x100xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %o = stablehlo.constant dense<0.0> : tensor<20x100xf64>
  %rc = stablehlo.complex %r, %o : tensor<20x100xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [100] : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:20, 0:51] : (tensor<20x100xcomplex<f64>>) -> tensor<20x51xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [100] : (tensor<20x100xf64>) -> tensor<20x51xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [100] : (tensor<20x51xcomplex<f64>>) -> tensor<20x100xf64>
  %rrreal = stablehlo.real %rr : (tensor<20x51xcomplex<f64>>) -> tensor<20x51xf64>
  %rhreal = stablehlo.real %rh : (tensor<20x51xcomplex<f64>>) -> tensor<20x51xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<20x51xf64>
  %m4 = stablehlo.abs %d4 : tensor<20x51xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x51xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<20x51xcomplex<f64>>) -> tensor<20x51xf64>
  %rhimag = stablehlo.imag %rh : (tensor<20x51xcomplex<f64>>) -> tensor<20x51xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<20x51xf64>
  %m5 = stablehlo.abs %d5 : tensor<20x51xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x51xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<20x100xf64>
  %m6 = stablehlo.abs %d6 : tensor<20x100xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c128_3x1000() {
  %x0 = stablehlo.iota dim = 0 : tensor<3000xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<3000xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3000xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<3000xf64>
  %x4 = stablehlo.sine %x3 : tensor<3000xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<3000xf64>) -> tensor<3x1000xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<3x1000xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<3000xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<3000xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<3000xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<3000xf64>
  %y4 = stablehlo.cosine %y3 : tensor<3000xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<3000xf64>) -> tensor<3x1000xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<3x1000xf64>
  %e0 = stablehlo.complex %x, %y : tensor<3x1000xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<1000x1000xi64>
  %ak = stablehlo.iota dim = 1 : tensor<1000x1000xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<1000x1000xi64>
  %an = stablehlo.constant dense<1000> : tensor<1000x1000xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<1000x1000xi64>
  %af = stablehlo.convert %aq : (tensor<1000x1000xi64>) -> tensor<1000x1000xf64>
  %au = stablehlo.constant dense<-0.006283185307179587> : tensor<1000x1000xf64>
  %aa = stablehlo.multiply %af, %au : tensor<1000x1000xf64>
  %ac = stablehlo.cosine %aa : tensor<1000x1000xf64>
  %as = stablehlo.sine %aa : tensor<1000x1000xf64>
  %a = stablehlo.complex %ac, %as : tensor<1000x1000xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<3x1000xcomplex<f64>>, tensor<1000x1000xcomplex<f64>>) -> tensor<3x1000xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<3x1000xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [1000] : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [1000] : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %frealw = stablehlo.real %e1 : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<3x1000xf64>
  %m0 = stablehlo.abs %d0 : tensor<3x1000xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %fimagw = stablehlo.imag %e1 : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<3x1000xf64>
  %m1 = stablehlo.abs %d1 : tensor<3x1000xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %hrealw = stablehlo.real %e0 : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<3x1000xf64>
  %m2 = stablehlo.abs %d2 : tensor<3x1000xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %himagw = stablehlo.imag %e0 : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<3x1000xf64>
  %m3 = stablehlo.abs %d3 : tensor<3x1000xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %o = stablehlo.constant dense<0.0> : tensor<3x1000xf64>
  %rc = stablehlo.complex %r, %o : tensor<3x1000xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [1000] : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:3, 0:501] : (tensor<3x1000xcomplex<f64>>) -> tensor<3x501xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [1000] : (tensor<3x1000xf64>) -> tensor<3x501xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [1000] : (tensor<3x501xcomplex<f64>>) -> tensor<3x1000xf64>
  %rrreal = stablehlo.real %rr : (tensor<3x501xcomplex<f64>>) -> tensor<3x501xf64>
  %rhreal = stablehlo.real %rh : (tensor<3x501xcomplex<f64>>) -> tensor<3x501xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<3x501xf64>
  %m4 = stablehlo.abs %d4 : tensor<3x501xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x501xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<3x501xcomplex<f64>>) -> tensor<3x501xf64>
  %rhimag = stablehlo.imag %rh : (tensor<3x501xcomplex<f64>>) -> tensor<3x501xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<3x501xf64>
  %m5 = stablehlo.abs %d5 : tensor<3x501xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x501xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<3x1000xf64>
  %m6 = stablehlo.abs %d6 : tensor<3x1000xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c128_12x211() {
  %x0 = stablehlo.iota dim = 0 : tensor<2532xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<2532xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2532xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<2532xf64>
  %x4 = stablehlo.sine %x3 : tensor<2532xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<2532xf64>) -> tensor<12x211xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<12x211xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<2532xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<2532xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<2532xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<2532xf64>
  %y4 = stablehlo.cosine %y3 : tensor<2532xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<2532xf64>) -> tensor<12x211xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<12x211xf64>
  %e0 = stablehlo.complex %x, %y : tensor<12x211xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<211x211xi64>
  %ak = stablehlo.iota dim = 1 : tensor<211x211xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<211x211xi64>
  %an = stablehlo.constant dense<211> : tensor<211x211xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<211x211xi64>
  %af = stablehlo.convert %aq : (tensor<211x211xi64>) -> tensor<211x211xf64>
  %au = stablehlo.constant dense<-0.029778129417912733> : tensor<211x211xf64>
  %aa = stablehlo.multiply %af, %au : tensor<211x211xf64>
  %ac = stablehlo.cosine %aa : tensor<211x211xf64>
  %as = stablehlo.sine %aa : tensor<211x211xf64>
  %a = stablehlo.complex %ac, %as : tensor<211x211xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<12x211xcomplex<f64>>, tensor<211x211xcomplex<f64>>) -> tensor<12x211xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<12x211xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [211] : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [211] : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %frealw = stablehlo.real %e1 : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<12x211xf64>
  %m0 = stablehlo.abs %d0 : tensor<12x211xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %fimagw = stablehlo.imag %e1 : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<12x211xf64>
  %m1 = stablehlo.abs %d1 : tensor<12x211xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %hrealw = stablehlo.real %e0 : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<12x211xf64>
  %m2 = stablehlo.abs %d2 : tensor<12x211xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %himagw = stablehlo.imag %e0 : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<12x211xf64>
  %m3 = stablehlo.abs %d3 : tensor<12x211xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %o = stablehlo.constant dense<0.0> : tensor<12x211xf64>
  %rc = stablehlo.complex %r, %o : tensor<12x211xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [211] : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:12, 0:106] : (tensor<12x211xcomplex<f64>>) -> tensor<12x106xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [211] : (tensor<12x211xf64>) -> tensor<12x106xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [211] : (tensor<12x106xcomplex<f64>>) -> tensor<12x211xf64>
  %rrreal = stablehlo.real %rr : (tensor<12x106xcomplex<f64>>) -> tensor<12x106xf64>
  %rhreal = stablehlo.real %rh : (tensor<12x106xcomplex<f64>>) -> tensor<12x106xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<12x106xf64>
  %m4 = stablehlo.abs %d4 : tensor<12x106xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x106xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<12x106xcomplex<f64>>) -> tensor<12x106xf64>
  %rhimag = stablehlo.imag %rh : (tensor<12x106xcomplex<f64>>) -> tensor<12x106xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<12x106xf64>
  %m5 = stablehlo.abs %d5 : tensor<12x106xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x106xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<12x211xf64>
  %m6 = stablehlo.abs %d6 : tensor<12x211xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c128_33x30() {
  %x0 = stablehlo.iota dim = 0 : tensor<990xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<990xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<990xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<990xf64>
  %x4 = stablehlo.sine %x3 : tensor<990xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<990xf64>) -> tensor<33x30xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<33x30xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<990xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<990xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<990xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<990xf64>
  %y4 = stablehlo.cosine %y3 : tensor<990xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<990xf64>) -> tensor<33x30xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<33x30xf64>
  %e0 = stablehlo.complex %x, %y : tensor<33x30xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<30x30xi64>
  %ak = stablehlo.iota dim = 1 : tensor<30x30xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<30x30xi64>
  %an = stablehlo.constant dense<30> : tensor<30x30xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<30x30xi64>
  %af = stablehlo.convert %aq : (tensor<30x30xi64>) -> tensor<30x30xf64>
  %au = stablehlo.constant dense<-0.20943951023931953> : tensor<30x30xf64>
  %aa = stablehlo.multiply %af, %au : tensor<30x30xf64>
  %ac = stablehlo.cosine %aa : tensor<30x30xf64>
  %as = stablehlo.sine %aa : tensor<30x30xf64>
  %a = stablehlo.complex %ac, %as : tensor<30x30xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<33x30xcomplex<f64>>, tensor<30x30xcomplex<f64>>) -> tensor<33x30xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<33x30xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [30] : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [30] : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %frealw = stablehlo.real %e1 : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<33x30xf64>
  %m0 = stablehlo.abs %d0 : tensor<33x30xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %fimagw = stablehlo.imag %e1 : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<33x30xf64>
  %m1 = stablehlo.abs %d1 : tensor<33x30xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %hrealw = stablehlo.real %e0 : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<33x30xf64>
  %m2 = stablehlo.abs %d2 : tensor<33x30xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %himagw = stablehlo.imag %e0 : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<33x30xf64>
  %m3 = stablehlo.abs %d3 : tensor<33x30xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %o = stablehlo.constant dense<0.0> : tensor<33x30xf64>
  %rc = stablehlo.complex %r, %o : tensor<33x30xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [30] : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:33, 0:16] : (tensor<33x30xcomplex<f64>>) -> tensor<33x16xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [30] : (tensor<33x30xf64>) -> tensor<33x16xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [30] : (tensor<33x16xcomplex<f64>>) -> tensor<33x30xf64>
  %rrreal = stablehlo.real %rr : (tensor<33x16xcomplex<f64>>) -> tensor<33x16xf64>
  %rhreal = stablehlo.real %rh : (tensor<33x16xcomplex<f64>>) -> tensor<33x16xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<33x16xf64>
  %m4 = stablehlo.abs %d4 : tensor<33x16xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x16xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<33x16xcomplex<f64>>) -> tensor<33x16xf64>
  %rhimag = stablehlo.imag %rh : (tensor<33x16xcomplex<f64>>) -> tensor<33x16xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<33x16xf64>
  %m5 = stablehlo.abs %d5 : tensor<33x16xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x16xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<33x30xf64>
  %m6 = stablehlo.abs %d6 : tensor<33x30xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c128_24x40_in_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<960xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<960xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<960xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<960xf64>
  %x4 = stablehlo.sine %x3 : tensor<960xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<960xf64>) -> tensor<24x40xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<24x40xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<960xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<960xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<960xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<960xf64>
  %y4 = stablehlo.cosine %y3 : tensor<960xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<960xf64>) -> tensor<24x40xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<24x40xf64>
  %e0 = stablehlo.complex %x, %y : tensor<24x40xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<40x40xi64>
  %ak = stablehlo.iota dim = 1 : tensor<40x40xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<40x40xi64>
  %an = stablehlo.constant dense<40> : tensor<40x40xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<40x40xi64>
  %af = stablehlo.convert %aq : (tensor<40x40xi64>) -> tensor<40x40xf64>
  %au = stablehlo.constant dense<-0.15707963267948966> : tensor<40x40xf64>
  %aa = stablehlo.multiply %af, %au : tensor<40x40xf64>
  %ac = stablehlo.cosine %aa : tensor<40x40xf64>
  %as = stablehlo.sine %aa : tensor<40x40xf64>
  %a = stablehlo.complex %ac, %as : tensor<40x40xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<24x40xcomplex<f64>>, tensor<40x40xcomplex<f64>>) -> tensor<24x40xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xcomplex<f64>>
  %bj = stablehlo.iota dim = 0 : tensor<24x24xi64>
  %bk = stablehlo.iota dim = 1 : tensor<24x24xi64>
  %bp = stablehlo.multiply %bj, %bk : tensor<24x24xi64>
  %bn = stablehlo.constant dense<24> : tensor<24x24xi64>
  %bq = stablehlo.remainder %bp, %bn : tensor<24x24xi64>
  %bf = stablehlo.convert %bq : (tensor<24x24xi64>) -> tensor<24x24xf64>
  %bu = stablehlo.constant dense<-0.2617993877991494> : tensor<24x24xf64>
  %ba = stablehlo.multiply %bf, %bu : tensor<24x24xf64>
  %bc = stablehlo.cosine %ba : tensor<24x24xf64>
  %bs = stablehlo.sine %ba : tensor<24x24xf64>
  %b = stablehlo.complex %bc, %bs : tensor<24x24xcomplex<f64>>
  %e1p = stablehlo.dot_general %e1, %b, contracting_dims = [0] x [0] : (tensor<24x40xcomplex<f64>>, tensor<24x24xcomplex<f64>>) -> tensor<40x24xcomplex<f64>>
  %e2 = stablehlo.transpose %e1p, dims = [1, 0] : (tensor<40x24xcomplex<f64>>) -> tensor<24x40xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<24x40xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [24, 40] : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [24, 40] : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %frealw = stablehlo.real %e2 : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<24x40xf64>
  %m0 = stablehlo.abs %d0 : tensor<24x40xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %fimagw = stablehlo.imag %e2 : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<24x40xf64>
  %m1 = stablehlo.abs %d1 : tensor<24x40xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %hrealw = stablehlo.real %e0 : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<24x40xf64>
  %m2 = stablehlo.abs %d2 : tensor<24x40xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %himagw = stablehlo.imag %e0 : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<24x40xf64>
  %m3 = stablehlo.abs %d3 : tensor<24x40xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %o = stablehlo.constant dense<0.0> : tensor<24x40xf64>
  %rc = stablehlo.complex %r, %o : tensor<24x40xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [24, 40] : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:24, 0:21] : (tensor<24x40xcomplex<f64>>) -> tensor<24x21xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [24, 40] : (tensor<24x40xf64>) -> tensor<24x21xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [24, 40] : (tensor<24x21xcomplex<f64>>) -> tensor<24x40xf64>
  %rrreal = stablehlo.real %rr : (tensor<24x21xcomplex<f64>>) -> tensor<24x21xf64>
  %rhreal = stablehlo.real %rh : (tensor<24x21xcomplex<f64>>) -> tensor<24x21xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<24x21xf64>
  %m4 = stablehlo.abs %d4 : tensor<24x21xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x21xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<24x21xcomplex<f64>>) -> tensor<24x21xf64>
  %rhimag = stablehlo.imag %rh : (tensor<24x21xcomplex<f64>>) -> tensor<24x21xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<24x21xf64>
  %m5 = stablehlo.abs %d5 : tensor<24x21xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x21xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<24x40xf64>
  %m6 = stablehlo.abs %d6 : tensor<24x40xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c128_10x84_in_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<840xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<840xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<840xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<840xf64>
  %x4 = stablehlo.sine %x3 : tensor<840xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<840xf64>) -> tensor<10x84xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<10x84xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<840xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<840xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<840xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<840xf64>
  %y4 = stablehlo.cosine %y3 : tensor<840xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<840xf64>) -> tensor<10x84xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<10x84xf64>
  %e0 = stablehlo.complex %x, %y : tensor<10x84xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<84x84xi64>
  %ak = stablehlo.iota dim = 1 : tensor<84x84xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<84x84xi64>
  %an = stablehlo.constant dense<84> : tensor<84x84xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<84x84xi64>
  %af = stablehlo.convert %aq : (tensor<84x84xi64>) -> tensor<84x84xf64>
  %au = stablehlo.constant dense<-0.07479982508547127> : tensor<84x84xf64>
  %aa = stablehlo.multiply %af, %au : tensor<84x84xf64>
  %ac = stablehlo.cosine %aa : tensor<84x84xf64>
  %as = stablehlo.sine %aa : tensor<84x84xf64>
  %a = stablehlo.complex %ac, %as : tensor<84x84xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<10x84xcomplex<f64>>, tensor<84x84xcomplex<f64>>) -> tensor<10x84xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xcomplex<f64>>
  %bj = stablehlo.iota dim = 0 : tensor<10x10xi64>
  %bk = stablehlo.iota dim = 1 : tensor<10x10xi64>
  %bp = stablehlo.multiply %bj, %bk : tensor<10x10xi64>
  %bn = stablehlo.constant dense<10> : tensor<10x10xi64>
  %bq = stablehlo.remainder %bp, %bn : tensor<10x10xi64>
  %bf = stablehlo.convert %bq : (tensor<10x10xi64>) -> tensor<10x10xf64>
  %bu = stablehlo.constant dense<-0.6283185307179586> : tensor<10x10xf64>
  %ba = stablehlo.multiply %bf, %bu : tensor<10x10xf64>
  %bc = stablehlo.cosine %ba : tensor<10x10xf64>
  %bs = stablehlo.sine %ba : tensor<10x10xf64>
  %b = stablehlo.complex %bc, %bs : tensor<10x10xcomplex<f64>>
  %e1p = stablehlo.dot_general %e1, %b, contracting_dims = [0] x [0] : (tensor<10x84xcomplex<f64>>, tensor<10x10xcomplex<f64>>) -> tensor<84x10xcomplex<f64>>
  %e2 = stablehlo.transpose %e1p, dims = [1, 0] : (tensor<84x10xcomplex<f64>>) -> tensor<10x84xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<10x84xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [10, 84] : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [10, 84] : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %frealw = stablehlo.real %e2 : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<10x84xf64>
  %m0 = stablehlo.abs %d0 : tensor<10x84xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %fimagw = stablehlo.imag %e2 : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<10x84xf64>
  %m1 = stablehlo.abs %d1 : tensor<10x84xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %hrealw = stablehlo.real %e0 : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<10x84xf64>
  %m2 = stablehlo.abs %d2 : tensor<10x84xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %himagw = stablehlo.imag %e0 : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<10x84xf64>
  %m3 = stablehlo.abs %d3 : tensor<10x84xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %o = stablehlo.constant dense<0.0> : tensor<10x84xf64>
  %rc = stablehlo.complex %r, %o : tensor<10x84xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [10, 84] : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:10, 0:43] : (tensor<10x84xcomplex<f64>>) -> tensor<10x43xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [10, 84] : (tensor<10x84xf64>) -> tensor<10x43xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [10, 84] : (tensor<10x43xcomplex<f64>>) -> tensor<10x84xf64>
  %rrreal = stablehlo.real %rr : (tensor<10x43xcomplex<f64>>) -> tensor<10x43xf64>
  %rhreal = stablehlo.real %rh : (tensor<10x43xcomplex<f64>>) -> tensor<10x43xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<10x43xf64>
  %m4 = stablehlo.abs %d4 : tensor<10x43xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x43xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<10x43xcomplex<f64>>) -> tensor<10x43xf64>
  %rhimag = stablehlo.imag %rh : (tensor<10x43xcomplex<f64>>) -> tensor<10x43xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<10x43xf64>
  %m5 = stablehlo.abs %d5 : tensor<10x43xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x43xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<10x84xf64>
  %m6 = stablehlo.abs %d6 : tensor<10x84xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c128_3x16x12_in_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<576xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<576xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<576xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<576xf64>
  %x4 = stablehlo.sine %x3 : tensor<576xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<576xf64>) -> tensor<3x16x12xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<3x16x12xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<576xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<576xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<576xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<576xf64>
  %y4 = stablehlo.cosine %y3 : tensor<576xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<576xf64>) -> tensor<3x16x12xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<3x16x12xf64>
  %e0 = stablehlo.complex %x, %y : tensor<3x16x12xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<12x12xi64>
  %ak = stablehlo.iota dim = 1 : tensor<12x12xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<12x12xi64>
  %an = stablehlo.constant dense<12> : tensor<12x12xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<12x12xi64>
  %af = stablehlo.convert %aq : (tensor<12x12xi64>) -> tensor<12x12xf64>
  %au = stablehlo.constant dense<-0.5235987755982988> : tensor<12x12xf64>
  %aa = stablehlo.multiply %af, %au : tensor<12x12xf64>
  %ac = stablehlo.cosine %aa : tensor<12x12xf64>
  %as = stablehlo.sine %aa : tensor<12x12xf64>
  %a = stablehlo.complex %ac, %as : tensor<12x12xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [2] x [0] : (tensor<3x16x12xcomplex<f64>>, tensor<12x12xcomplex<f64>>) -> tensor<3x16x12xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1, 2] : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xcomplex<f64>>
  %bj = stablehlo.iota dim = 0 : tensor<16x16xi64>
  %bk = stablehlo.iota dim = 1 : tensor<16x16xi64>
  %bp = stablehlo.multiply %bj, %bk : tensor<16x16xi64>
  %bn = stablehlo.constant dense<16> : tensor<16x16xi64>
  %bq = stablehlo.remainder %bp, %bn : tensor<16x16xi64>
  %bf = stablehlo.convert %bq : (tensor<16x16xi64>) -> tensor<16x16xf64>
  %bu = stablehlo.constant dense<-0.39269908169872414> : tensor<16x16xf64>
  %ba = stablehlo.multiply %bf, %bu : tensor<16x16xf64>
  %bc = stablehlo.cosine %ba : tensor<16x16xf64>
  %bs = stablehlo.sine %ba : tensor<16x16xf64>
  %b = stablehlo.complex %bc, %bs : tensor<16x16xcomplex<f64>>
  %e1p = stablehlo.dot_general %e1, %b, contracting_dims = [1] x [0] : (tensor<3x16x12xcomplex<f64>>, tensor<16x16xcomplex<f64>>) -> tensor<3x12x16xcomplex<f64>>
  %e2 = stablehlo.transpose %e1p, dims = [0, 2, 1] : (tensor<3x12x16xcomplex<f64>>) -> tensor<3x16x12xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<3x16x12xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [16, 12] : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [16, 12] : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %frealw = stablehlo.real %e2 : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<3x16x12xf64>
  %m0 = stablehlo.abs %d0 : tensor<3x16x12xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %fimagw = stablehlo.imag %e2 : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<3x16x12xf64>
  %m1 = stablehlo.abs %d1 : tensor<3x16x12xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %hrealw = stablehlo.real %e0 : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<3x16x12xf64>
  %m2 = stablehlo.abs %d2 : tensor<3x16x12xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %himagw = stablehlo.imag %e0 : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<3x16x12xf64>
  %m3 = stablehlo.abs %d3 : tensor<3x16x12xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %o = stablehlo.constant dense<0.0> : tensor<3x16x12xf64>
  %rc = stablehlo.complex %r, %o : tensor<3x16x12xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [16, 12] : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:3, 0:16, 0:7] : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x7xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [16, 12] : (tensor<3x16x12xf64>) -> tensor<3x16x7xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [16, 12] : (tensor<3x16x7xcomplex<f64>>) -> tensor<3x16x12xf64>
  %rrreal = stablehlo.real %rr : (tensor<3x16x7xcomplex<f64>>) -> tensor<3x16x7xf64>
  %rhreal = stablehlo.real %rh : (tensor<3x16x7xcomplex<f64>>) -> tensor<3x16x7xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<3x16x7xf64>
  %m4 = stablehlo.abs %d4 : tensor<3x16x7xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x7xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<3x16x7xcomplex<f64>>) -> tensor<3x16x7xf64>
  %rhimag = stablehlo.imag %rh : (tensor<3x16x7xcomplex<f64>>) -> tensor<3x16x7xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<3x16x7xf64>
  %m5 = stablehlo.abs %d5 : tensor<3x16x7xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x7xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<3x16x12xf64>
  %m6 = stablehlo.abs %d6 : tensor<3x16x12xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c128_9x56_in_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<504xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<504xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<504xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<504xf64>
  %x4 = stablehlo.sine %x3 : tensor<504xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<504xf64>) -> tensor<9x56xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<9x56xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<504xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<504xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<504xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<504xf64>
  %y4 = stablehlo.cosine %y3 : tensor<504xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<504xf64>) -> tensor<9x56xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<9x56xf64>
  %e0 = stablehlo.complex %x, %y : tensor<9x56xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<56x56xi64>
  %ak = stablehlo.iota dim = 1 : tensor<56x56xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<56x56xi64>
  %an = stablehlo.constant dense<56> : tensor<56x56xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<56x56xi64>
  %af = stablehlo.convert %aq : (tensor<56x56xi64>) -> tensor<56x56xf64>
  %au = stablehlo.constant dense<-0.1121997376282069> : tensor<56x56xf64>
  %aa = stablehlo.multiply %af, %au : tensor<56x56xf64>
  %ac = stablehlo.cosine %aa : tensor<56x56xf64>
  %as = stablehlo.sine %aa : tensor<56x56xf64>
  %a = stablehlo.complex %ac, %as : tensor<56x56xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<9x56xcomplex<f64>>, tensor<56x56xcomplex<f64>>) -> tensor<9x56xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xcomplex<f64>>
  %bj = stablehlo.iota dim = 0 : tensor<9x9xi64>
  %bk = stablehlo.iota dim = 1 : tensor<9x9xi64>
  %bp = stablehlo.multiply %bj, %bk : tensor<9x9xi64>
  %bn = stablehlo.constant dense<9> : tensor<9x9xi64>
  %bq = stablehlo.remainder %bp, %bn : tensor<9x9xi64>
  %bf = stablehlo.convert %bq : (tensor<9x9xi64>) -> tensor<9x9xf64>
  %bu = stablehlo.constant dense<-0.6981317007977318> : tensor<9x9xf64>
  %ba = stablehlo.multiply %bf, %bu : tensor<9x9xf64>
  %bc = stablehlo.cosine %ba : tensor<9x9xf64>
  %bs = stablehlo.sine %ba : tensor<9x9xf64>
  %b = stablehlo.complex %bc, %bs : tensor<9x9xcomplex<f64>>
  %e1p = stablehlo.dot_general %e1, %b, contracting_dims = [0] x [0] : (tensor<9x56xcomplex<f64>>, tensor<9x9xcomplex<f64>>) -> tensor<56x9xcomplex<f64>>
  %e2 = stablehlo.transpose %e1p, dims = [1, 0] : (tensor<56x9xcomplex<f64>>) -> tensor<9x56xcomplex<f64>>
  %g = stablehlo.optimization_barrier %e0 : tensor<9x56xcomplex<f64>>
  %f = stablehlo.fft %g, type = FFT, length = [9, 56] : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xcomplex<f64>>
  %h = stablehlo.fft %f, type = IFFT, length = [9, 56] : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xcomplex<f64>>
  %freal = stablehlo.real %f : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %frealw = stablehlo.real %e2 : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %d0 = stablehlo.subtract %freal, %frealw : tensor<9x56xf64>
  %m0 = stablehlo.abs %d0 : tensor<9x56xf64>
  %z0 = stablehlo.constant dense<0.0> : tensor<f64>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf64>, tensor<f64>) -> tensor<f64>
  %l0 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %fimagw = stablehlo.imag %e2 : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %d1 = stablehlo.subtract %fimag, %fimagw : tensor<9x56xf64>
  %m1 = stablehlo.abs %d1 : tensor<9x56xf64>
  %z1 = stablehlo.constant dense<0.0> : tensor<f64>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf64>, tensor<f64>) -> tensor<f64>
  %l1 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %hrealw = stablehlo.real %e0 : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %d2 = stablehlo.subtract %hreal, %hrealw : tensor<9x56xf64>
  %m2 = stablehlo.abs %d2 : tensor<9x56xf64>
  %z2 = stablehlo.constant dense<0.0> : tensor<f64>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf64>, tensor<f64>) -> tensor<f64>
  %l2 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %himagw = stablehlo.imag %e0 : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %d3 = stablehlo.subtract %himag, %himagw : tensor<9x56xf64>
  %m3 = stablehlo.abs %d3 : tensor<9x56xf64>
  %z3 = stablehlo.constant dense<0.0> : tensor<f64>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf64>, tensor<f64>) -> tensor<f64>
  %l3 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %o = stablehlo.constant dense<0.0> : tensor<9x56xf64>
  %rc = stablehlo.complex %r, %o : tensor<9x56xcomplex<f64>>
  %rf = stablehlo.fft %rc, type = FFT, length = [9, 56] : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xcomplex<f64>>
  %rh = stablehlo.slice %rf [0:9, 0:29] : (tensor<9x56xcomplex<f64>>) -> tensor<9x29xcomplex<f64>>
  %rr = stablehlo.fft %r, type = RFFT, length = [9, 56] : (tensor<9x56xf64>) -> tensor<9x29xcomplex<f64>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [9, 56] : (tensor<9x29xcomplex<f64>>) -> tensor<9x56xf64>
  %rrreal = stablehlo.real %rr : (tensor<9x29xcomplex<f64>>) -> tensor<9x29xf64>
  %rhreal = stablehlo.real %rh : (tensor<9x29xcomplex<f64>>) -> tensor<9x29xf64>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<9x29xf64>
  %m4 = stablehlo.abs %d4 : tensor<9x29xf64>
  %z4 = stablehlo.constant dense<0.0> : tensor<f64>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x29xf64>, tensor<f64>) -> tensor<f64>
  %l4 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<9x29xcomplex<f64>>) -> tensor<9x29xf64>
  %rhimag = stablehlo.imag %rh : (tensor<9x29xcomplex<f64>>) -> tensor<9x29xf64>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<9x29xf64>
  %m5 = stablehlo.abs %d5 : tensor<9x29xf64>
  %z5 = stablehlo.constant dense<0.0> : tensor<f64>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x29xf64>, tensor<f64>) -> tensor<f64>
  %l5 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<9x56xf64>
  %m6 = stablehlo.abs %d6 : tensor<9x56xf64>
  %z6 = stablehlo.constant dense<0.0> : tensor<f64>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf64>, tensor<f64>) -> tensor<f64>
  %l6 = stablehlo.constant dense<1.0e-10> : tensor<f64>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_5x64() {
  %x0 = stablehlo.iota dim = 0 : tensor<320xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<320xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<320xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<320xf64>
  %x4 = stablehlo.sine %x3 : tensor<320xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<320xf64>) -> tensor<5x64xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<5x64xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<320xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<320xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<320xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<320xf64>
  %y4 = stablehlo.cosine %y3 : tensor<320xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<320xf64>) -> tensor<5x64xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<5x64xf64>
  %e0 = stablehlo.complex %x, %y : tensor<5x64xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<64x64xi64>
  %ak = stablehlo.iota dim = 1 : tensor<64x64xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<64x64xi64>
  %an = stablehlo.constant dense<64> : tensor<64x64xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<64x64xi64>
  %af = stablehlo.convert %aq : (tensor<64x64xi64>) -> tensor<64x64xf64>
  %au = stablehlo.constant dense<-0.09817477042468103> : tensor<64x64xf64>
  %aa = stablehlo.multiply %af, %au : tensor<64x64xf64>
  %ac = stablehlo.cosine %aa : tensor<64x64xf64>
  %as = stablehlo.sine %aa : tensor<64x64xf64>
  %a = stablehlo.complex %ac, %as : tensor<64x64xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<5x64xcomplex<f64>>, tensor<64x64xcomplex<f64>>) -> tensor<5x64xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [64] : (tensor<5x64xcomplex<f32>>) -> tensor<5x64xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [64] : (tensor<5x64xcomplex<f32>>) -> tensor<5x64xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<5x64xcomplex<f32>>) -> tensor<5x64xf32>
  %frealw = stablehlo.real %e1 : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %frealn = stablehlo.convert %frealw : (tensor<5x64xf64>) -> tensor<5x64xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<5x64xf32>
  %m0 = stablehlo.abs %d0 : tensor<5x64xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<5x64xcomplex<f32>>) -> tensor<5x64xf32>
  %fimagw = stablehlo.imag %e1 : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<5x64xf64>) -> tensor<5x64xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<5x64xf32>
  %m1 = stablehlo.abs %d1 : tensor<5x64xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<5x64xcomplex<f32>>) -> tensor<5x64xf32>
  %hrealw = stablehlo.real %e0 : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<5x64xf64>) -> tensor<5x64xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<5x64xf32>
  %m2 = stablehlo.abs %d2 : tensor<5x64xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<5x64xcomplex<f32>>) -> tensor<5x64xf32>
  %himagw = stablehlo.imag %e0 : (tensor<5x64xcomplex<f64>>) -> tensor<5x64xf64>
  %himagn = stablehlo.convert %himagw : (tensor<5x64xf64>) -> tensor<5x64xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<5x64xf32>
  %m3 = stablehlo.abs %d3 : tensor<5x64xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<5x64xcomplex<f32>>) -> tensor<5x64xf32>
  %o = stablehlo.constant dense<0.0> : tensor<5x64xf32>
  %rc = stablehlo.complex %r, %o : tensor<5x64xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [64] : (tensor<5x64xcomplex<f32>>) -> tensor<5x64xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:5, 0:33] : (tensor<5x64xcomplex<f32>>) -> tensor<5x33xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [64] : (tensor<5x64xf32>) -> tensor<5x33xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [64] : (tensor<5x33xcomplex<f32>>) -> tensor<5x64xf32>
  %rrreal = stablehlo.real %rr : (tensor<5x33xcomplex<f32>>) -> tensor<5x33xf32>
  %rhreal = stablehlo.real %rh : (tensor<5x33xcomplex<f32>>) -> tensor<5x33xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<5x33xf32>
  %m4 = stablehlo.abs %d4 : tensor<5x33xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x33xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<5x33xcomplex<f32>>) -> tensor<5x33xf32>
  %rhimag = stablehlo.imag %rh : (tensor<5x33xcomplex<f32>>) -> tensor<5x33xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<5x33xf32>
  %m5 = stablehlo.abs %d5 : tensor<5x33xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x33xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<5x64xf32>
  %m6 = stablehlo.abs %d6 : tensor<5x64xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<5x64xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_9x96() {
  %x0 = stablehlo.iota dim = 0 : tensor<864xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<864xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<864xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<864xf64>
  %x4 = stablehlo.sine %x3 : tensor<864xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<864xf64>) -> tensor<9x96xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<9x96xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<864xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<864xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<864xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<864xf64>
  %y4 = stablehlo.cosine %y3 : tensor<864xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<864xf64>) -> tensor<9x96xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<9x96xf64>
  %e0 = stablehlo.complex %x, %y : tensor<9x96xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<96x96xi64>
  %ak = stablehlo.iota dim = 1 : tensor<96x96xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<96x96xi64>
  %an = stablehlo.constant dense<96> : tensor<96x96xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<96x96xi64>
  %af = stablehlo.convert %aq : (tensor<96x96xi64>) -> tensor<96x96xf64>
  %au = stablehlo.constant dense<-0.06544984694978735> : tensor<96x96xf64>
  %aa = stablehlo.multiply %af, %au : tensor<96x96xf64>
  %ac = stablehlo.cosine %aa : tensor<96x96xf64>
  %as = stablehlo.sine %aa : tensor<96x96xf64>
  %a = stablehlo.complex %ac, %as : tensor<96x96xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<9x96xcomplex<f64>>, tensor<96x96xcomplex<f64>>) -> tensor<9x96xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [96] : (tensor<9x96xcomplex<f32>>) -> tensor<9x96xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [96] : (tensor<9x96xcomplex<f32>>) -> tensor<9x96xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<9x96xcomplex<f32>>) -> tensor<9x96xf32>
  %frealw = stablehlo.real %e1 : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %frealn = stablehlo.convert %frealw : (tensor<9x96xf64>) -> tensor<9x96xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<9x96xf32>
  %m0 = stablehlo.abs %d0 : tensor<9x96xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<9x96xcomplex<f32>>) -> tensor<9x96xf32>
  %fimagw = stablehlo.imag %e1 : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<9x96xf64>) -> tensor<9x96xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<9x96xf32>
  %m1 = stablehlo.abs %d1 : tensor<9x96xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<9x96xcomplex<f32>>) -> tensor<9x96xf32>
  %hrealw = stablehlo.real %e0 : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<9x96xf64>) -> tensor<9x96xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<9x96xf32>
  %m2 = stablehlo.abs %d2 : tensor<9x96xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<9x96xcomplex<f32>>) -> tensor<9x96xf32>
  %himagw = stablehlo.imag %e0 : (tensor<9x96xcomplex<f64>>) -> tensor<9x96xf64>
  %himagn = stablehlo.convert %himagw : (tensor<9x96xf64>) -> tensor<9x96xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<9x96xf32>
  %m3 = stablehlo.abs %d3 : tensor<9x96xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<9x96xcomplex<f32>>) -> tensor<9x96xf32>
  %o = stablehlo.constant dense<0.0> : tensor<9x96xf32>
  %rc = stablehlo.complex %r, %o : tensor<9x96xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [96] : (tensor<9x96xcomplex<f32>>) -> tensor<9x96xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:9, 0:49] : (tensor<9x96xcomplex<f32>>) -> tensor<9x49xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [96] : (tensor<9x96xf32>) -> tensor<9x49xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [96] : (tensor<9x49xcomplex<f32>>) -> tensor<9x96xf32>
  %rrreal = stablehlo.real %rr : (tensor<9x49xcomplex<f32>>) -> tensor<9x49xf32>
  %rhreal = stablehlo.real %rh : (tensor<9x49xcomplex<f32>>) -> tensor<9x49xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<9x49xf32>
  %m4 = stablehlo.abs %d4 : tensor<9x49xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x49xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<9x49xcomplex<f32>>) -> tensor<9x49xf32>
  %rhimag = stablehlo.imag %rh : (tensor<9x49xcomplex<f32>>) -> tensor<9x49xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<9x49xf32>
  %m5 = stablehlo.abs %d5 : tensor<9x49xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x49xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<9x96xf32>
  %m6 = stablehlo.abs %d6 : tensor<9x96xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x96xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_20x100() {
  %x0 = stablehlo.iota dim = 0 : tensor<2000xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<2000xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2000xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<2000xf64>
  %x4 = stablehlo.sine %x3 : tensor<2000xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<2000xf64>) -> tensor<20x100xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<20x100xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<2000xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<2000xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<2000xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<2000xf64>
  %y4 = stablehlo.cosine %y3 : tensor<2000xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<2000xf64>) -> tensor<20x100xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<20x100xf64>
  %e0 = stablehlo.complex %x, %y : tensor<20x100xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<100x100xi64>
  %ak = stablehlo.iota dim = 1 : tensor<100x100xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<100x100xi64>
  %an = stablehlo.constant dense<100> : tensor<100x100xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<100x100xi64>
  %af = stablehlo.convert %aq : (tensor<100x100xi64>) -> tensor<100x100xf64>
  %au = stablehlo.constant dense<-0.06283185307179587> : tensor<100x100xf64>
  %aa = stablehlo.multiply %af, %au : tensor<100x100xf64>
  %ac = stablehlo.cosine %aa : tensor<100x100xf64>
  %as = stablehlo.sine %aa : tensor<100x100xf64>
  %a = stablehlo.complex %ac, %as : tensor<100x100xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<20x100xcomplex<f64>>, tensor<100x100xcomplex<f64>>) -> tensor<20x100xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [100] : (tensor<20x100xcomplex<f32>>) -> tensor<20x100xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [100] : (tensor<20x100xcomplex<f32>>) -> tensor<20x100xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<20x100xcomplex<f32>>) -> tensor<20x100xf32>
  %frealw = stablehlo.real %e1 : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %frealn = stablehlo.convert %frealw : (tensor<20x100xf64>) -> tensor<20x100xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<20x100xf32>
  %m0 = stablehlo.abs %d0 : tensor<20x100xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<20x100xcomplex<f32>>) -> tensor<20x100xf32>
  %fimagw = stablehlo.imag %e1 : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<20x100xf64>) -> tensor<20x100xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<20x100xf32>
  %m1 = stablehlo.abs %d1 : tensor<20x100xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<20x100xcomplex<f32>>) -> tensor<20x100xf32>
  %hrealw = stablehlo.real %e0 : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<20x100xf64>) -> tensor<20x100xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<20x100xf32>
  %m2 = stablehlo.abs %d2 : tensor<20x100xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<20x100xcomplex<f32>>) -> tensor<20x100xf32>
  %himagw = stablehlo.imag %e0 : (tensor<20x100xcomplex<f64>>) -> tensor<20x100xf64>
  %himagn = stablehlo.convert %himagw : (tensor<20x100xf64>) -> tensor<20x100xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<20x100xf32>
  %m3 = stablehlo.abs %d3 : tensor<20x100xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<20x100xcomplex<f32>>) -> tensor<20x100xf32>
  %o = stablehlo.constant dense<0.0> : tensor<20x100xf32>
  %rc = stablehlo.complex %r, %o : tensor<20x100xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [100] : (tensor<20x100xcomplex<f32>>) -> tensor<20x100xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:20, 0:51] : (tensor<20x100xcomplex<f32>>) -> tensor<20x51xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [100] : (tensor<20x100xf32>) -> tensor<20x51xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [100] : (tensor<20x51xcomplex<f32>>) -> tensor<20x100xf32>
  %rrreal = stablehlo.real %rr : (tensor<20x51xcomplex<f32>>) -> tensor<20x51xf32>
  %rhreal = stablehlo.real %rh : (tensor<20x51xcomplex<f32>>) -> tensor<20x51xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<20x51xf32>
  %m4 = stablehlo.abs %d4 : tensor<20x51xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x51xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<20x51xcomplex<f32>>) -> tensor<20x51xf32>
  %rhimag = stablehlo.imag %rh : (tensor<20x51xcomplex<f32>>) -> tensor<20x51xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<20x51xf32>
  %m5 = stablehlo.abs %d5 : tensor<20x51xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x51xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<20x100xf32>
  %m6 = stablehlo.abs %d6 : tensor<20x100xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<20x100xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_3x1000() {
  %x0 = stablehlo.iota dim = 0 : tensor<3000xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<3000xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3000xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<3000xf64>
  %x4 = stablehlo.sine %x3 : tensor<3000xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<3000xf64>) -> tensor<3x1000xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<3x1000xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<3000xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<3000xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<3000xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<3000xf64>
  %y4 = stablehlo.cosine %y3 : tensor<3000xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<3000xf64>) -> tensor<3x1000xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<3x1000xf64>
  %e0 = stablehlo.complex %x, %y : tensor<3x1000xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<1000x1000xi64>
  %ak = stablehlo.iota dim = 1 : tensor<1000x1000xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<1000x1000xi64>
  %an = stablehlo.constant dense<1000> : tensor<1000x1000xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<1000x1000xi64>
  %af = stablehlo.convert %aq : (tensor<1000x1000xi64>) -> tensor<1000x1000xf64>
  %au = stablehlo.constant dense<-0.006283185307179587> : tensor<1000x1000xf64>
  %aa = stablehlo.multiply %af, %au : tensor<1000x1000xf64>
  %ac = stablehlo.cosine %aa : tensor<1000x1000xf64>
  %as = stablehlo.sine %aa : tensor<1000x1000xf64>
  %a = stablehlo.complex %ac, %as : tensor<1000x1000xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<3x1000xcomplex<f64>>, tensor<1000x1000xcomplex<f64>>) -> tensor<3x1000xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [1000] : (tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [1000] : (tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xf32>
  %frealw = stablehlo.real %e1 : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %frealn = stablehlo.convert %frealw : (tensor<3x1000xf64>) -> tensor<3x1000xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<3x1000xf32>
  %m0 = stablehlo.abs %d0 : tensor<3x1000xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xf32>
  %fimagw = stablehlo.imag %e1 : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<3x1000xf64>) -> tensor<3x1000xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<3x1000xf32>
  %m1 = stablehlo.abs %d1 : tensor<3x1000xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xf32>
  %hrealw = stablehlo.real %e0 : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<3x1000xf64>) -> tensor<3x1000xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<3x1000xf32>
  %m2 = stablehlo.abs %d2 : tensor<3x1000xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xf32>
  %himagw = stablehlo.imag %e0 : (tensor<3x1000xcomplex<f64>>) -> tensor<3x1000xf64>
  %himagn = stablehlo.convert %himagw : (tensor<3x1000xf64>) -> tensor<3x1000xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<3x1000xf32>
  %m3 = stablehlo.abs %d3 : tensor<3x1000xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xf32>
  %o = stablehlo.constant dense<0.0> : tensor<3x1000xf32>
  %rc = stablehlo.complex %r, %o : tensor<3x1000xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [1000] : (tensor<3x1000xcomplex<f32>>) -> tensor<3x1000xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:3, 0:501] : (tensor<3x1000xcomplex<f32>>) -> tensor<3x501xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [1000] : (tensor<3x1000xf32>) -> tensor<3x501xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [1000] : (tensor<3x501xcomplex<f32>>) -> tensor<3x1000xf32>
  %rrreal = stablehlo.real %rr : (tensor<3x501xcomplex<f32>>) -> tensor<3x501xf32>
  %rhreal = stablehlo.real %rh : (tensor<3x501xcomplex<f32>>) -> tensor<3x501xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<3x501xf32>
  %m4 = stablehlo.abs %d4 : tensor<3x501xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x501xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<3x501xcomplex<f32>>) -> tensor<3x501xf32>
  %rhimag = stablehlo.imag %rh : (tensor<3x501xcomplex<f32>>) -> tensor<3x501xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<3x501xf32>
  %m5 = stablehlo.abs %d5 : tensor<3x501xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x501xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<3x1000xf32>
  %m6 = stablehlo.abs %d6 : tensor<3x1000xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x1000xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_12x211() {
  %x0 = stablehlo.iota dim = 0 : tensor<2532xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<2532xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2532xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<2532xf64>
  %x4 = stablehlo.sine %x3 : tensor<2532xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<2532xf64>) -> tensor<12x211xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<12x211xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<2532xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<2532xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<2532xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<2532xf64>
  %y4 = stablehlo.cosine %y3 : tensor<2532xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<2532xf64>) -> tensor<12x211xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<12x211xf64>
  %e0 = stablehlo.complex %x, %y : tensor<12x211xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<211x211xi64>
  %ak = stablehlo.iota dim = 1 : tensor<211x211xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<211x211xi64>
  %an = stablehlo.constant dense<211> : tensor<211x211xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<211x211xi64>
  %af = stablehlo.convert %aq : (tensor<211x211xi64>) -> tensor<211x211xf64>
  %au = stablehlo.constant dense<-0.029778129417912733> : tensor<211x211xf64>
  %aa = stablehlo.multiply %af, %au : tensor<211x211xf64>
  %ac = stablehlo.cosine %aa : tensor<211x211xf64>
  %as = stablehlo.sine %aa : tensor<211x211xf64>
  %a = stablehlo.complex %ac, %as : tensor<211x211xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<12x211xcomplex<f64>>, tensor<211x211xcomplex<f64>>) -> tensor<12x211xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [211] : (tensor<12x211xcomplex<f32>>) -> tensor<12x211xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [211] : (tensor<12x211xcomplex<f32>>) -> tensor<12x211xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<12x211xcomplex<f32>>) -> tensor<12x211xf32>
  %frealw = stablehlo.real %e1 : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %frealn = stablehlo.convert %frealw : (tensor<12x211xf64>) -> tensor<12x211xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<12x211xf32>
  %m0 = stablehlo.abs %d0 : tensor<12x211xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<12x211xcomplex<f32>>) -> tensor<12x211xf32>
  %fimagw = stablehlo.imag %e1 : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<12x211xf64>) -> tensor<12x211xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<12x211xf32>
  %m1 = stablehlo.abs %d1 : tensor<12x211xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<12x211xcomplex<f32>>) -> tensor<12x211xf32>
  %hrealw = stablehlo.real %e0 : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<12x211xf64>) -> tensor<12x211xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<12x211xf32>
  %m2 = stablehlo.abs %d2 : tensor<12x211xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<12x211xcomplex<f32>>) -> tensor<12x211xf32>
  %himagw = stablehlo.imag %e0 : (tensor<12x211xcomplex<f64>>) -> tensor<12x211xf64>
  %himagn = stablehlo.convert %himagw : (tensor<12x211xf64>) -> tensor<12x211xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<12x211xf32>
  %m3 = stablehlo.abs %d3 : tensor<12x211xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<12x211xcomplex<f32>>) -> tensor<12x211xf32>
  %o = stablehlo.constant dense<0.0> : tensor<12x211xf32>
  %rc = stablehlo.complex %r, %o : tensor<12x211xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [211] : (tensor<12x211xcomplex<f32>>) -> tensor<12x211xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:12, 0:106] : (tensor<12x211xcomplex<f32>>) -> tensor<12x106xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [211] : (tensor<12x211xf32>) -> tensor<12x106xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [211] : (tensor<12x106xcomplex<f32>>) -> tensor<12x211xf32>
  %rrreal = stablehlo.real %rr : (tensor<12x106xcomplex<f32>>) -> tensor<12x106xf32>
  %rhreal = stablehlo.real %rh : (tensor<12x106xcomplex<f32>>) -> tensor<12x106xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<12x106xf32>
  %m4 = stablehlo.abs %d4 : tensor<12x106xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x106xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<12x106xcomplex<f32>>) -> tensor<12x106xf32>
  %rhimag = stablehlo.imag %rh : (tensor<12x106xcomplex<f32>>) -> tensor<12x106xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<12x106xf32>
  %m5 = stablehlo.abs %d5 : tensor<12x106xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x106xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<12x211xf32>
  %m6 = stablehlo.abs %d6 : tensor<12x211xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x211xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_33x30() {
  %x0 = stablehlo.iota dim = 0 : tensor<990xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<990xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<990xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<990xf64>
  %x4 = stablehlo.sine %x3 : tensor<990xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<990xf64>) -> tensor<33x30xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<33x30xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<990xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<990xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<990xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<990xf64>
  %y4 = stablehlo.cosine %y3 : tensor<990xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<990xf64>) -> tensor<33x30xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<33x30xf64>
  %e0 = stablehlo.complex %x, %y : tensor<33x30xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<30x30xi64>
  %ak = stablehlo.iota dim = 1 : tensor<30x30xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<30x30xi64>
  %an = stablehlo.constant dense<30> : tensor<30x30xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<30x30xi64>
  %af = stablehlo.convert %aq : (tensor<30x30xi64>) -> tensor<30x30xf64>
  %au = stablehlo.constant dense<-0.20943951023931953> : tensor<30x30xf64>
  %aa = stablehlo.multiply %af, %au : tensor<30x30xf64>
  %ac = stablehlo.cosine %aa : tensor<30x30xf64>
  %as = stablehlo.sine %aa : tensor<30x30xf64>
  %a = stablehlo.complex %ac, %as : tensor<30x30xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<33x30xcomplex<f64>>, tensor<30x30xcomplex<f64>>) -> tensor<33x30xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [30] : (tensor<33x30xcomplex<f32>>) -> tensor<33x30xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [30] : (tensor<33x30xcomplex<f32>>) -> tensor<33x30xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<33x30xcomplex<f32>>) -> tensor<33x30xf32>
  %frealw = stablehlo.real %e1 : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %frealn = stablehlo.convert %frealw : (tensor<33x30xf64>) -> tensor<33x30xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<33x30xf32>
  %m0 = stablehlo.abs %d0 : tensor<33x30xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<33x30xcomplex<f32>>) -> tensor<33x30xf32>
  %fimagw = stablehlo.imag %e1 : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<33x30xf64>) -> tensor<33x30xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<33x30xf32>
  %m1 = stablehlo.abs %d1 : tensor<33x30xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<33x30xcomplex<f32>>) -> tensor<33x30xf32>
  %hrealw = stablehlo.real %e0 : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<33x30xf64>) -> tensor<33x30xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<33x30xf32>
  %m2 = stablehlo.abs %d2 : tensor<33x30xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<33x30xcomplex<f32>>) -> tensor<33x30xf32>
  %himagw = stablehlo.imag %e0 : (tensor<33x30xcomplex<f64>>) -> tensor<33x30xf64>
  %himagn = stablehlo.convert %himagw : (tensor<33x30xf64>) -> tensor<33x30xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<33x30xf32>
  %m3 = stablehlo.abs %d3 : tensor<33x30xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<33x30xcomplex<f32>>) -> tensor<33x30xf32>
  %o = stablehlo.constant dense<0.0> : tensor<33x30xf32>
  %rc = stablehlo.complex %r, %o : tensor<33x30xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [30] : (tensor<33x30xcomplex<f32>>) -> tensor<33x30xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:33, 0:16] : (tensor<33x30xcomplex<f32>>) -> tensor<33x16xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [30] : (tensor<33x30xf32>) -> tensor<33x16xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [30] : (tensor<33x16xcomplex<f32>>) -> tensor<33x30xf32>
  %rrreal = stablehlo.real %rr : (tensor<33x16xcomplex<f32>>) -> tensor<33x16xf32>
  %rhreal = stablehlo.real %rh : (tensor<33x16xcomplex<f32>>) -> tensor<33x16xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<33x16xf32>
  %m4 = stablehlo.abs %d4 : tensor<33x16xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x16xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<33x16xcomplex<f32>>) -> tensor<33x16xf32>
  %rhimag = stablehlo.imag %rh : (tensor<33x16xcomplex<f32>>) -> tensor<33x16xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<33x16xf32>
  %m5 = stablehlo.abs %d5 : tensor<33x16xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x16xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<33x30xf32>
  %m6 = stablehlo.abs %d6 : tensor<33x30xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<33x30xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_24x40_in_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<960xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<960xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<960xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<960xf64>
  %x4 = stablehlo.sine %x3 : tensor<960xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<960xf64>) -> tensor<24x40xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<24x40xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<960xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<960xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<960xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<960xf64>
  %y4 = stablehlo.cosine %y3 : tensor<960xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<960xf64>) -> tensor<24x40xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<24x40xf64>
  %e0 = stablehlo.complex %x, %y : tensor<24x40xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<40x40xi64>
  %ak = stablehlo.iota dim = 1 : tensor<40x40xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<40x40xi64>
  %an = stablehlo.constant dense<40> : tensor<40x40xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<40x40xi64>
  %af = stablehlo.convert %aq : (tensor<40x40xi64>) -> tensor<40x40xf64>
  %au = stablehlo.constant dense<-0.15707963267948966> : tensor<40x40xf64>
  %aa = stablehlo.multiply %af, %au : tensor<40x40xf64>
  %ac = stablehlo.cosine %aa : tensor<40x40xf64>
  %as = stablehlo.sine %aa : tensor<40x40xf64>
  %a = stablehlo.complex %ac, %as : tensor<40x40xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<24x40xcomplex<f64>>, tensor<40x40xcomplex<f64>>) -> tensor<24x40xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xcomplex<f64>>
  %bj = stablehlo.iota dim = 0 : tensor<24x24xi64>
  %bk = stablehlo.iota dim = 1 : tensor<24x24xi64>
  %bp = stablehlo.multiply %bj, %bk : tensor<24x24xi64>
  %bn = stablehlo.constant dense<24> : tensor<24x24xi64>
  %bq = stablehlo.remainder %bp, %bn : tensor<24x24xi64>
  %bf = stablehlo.convert %bq : (tensor<24x24xi64>) -> tensor<24x24xf64>
  %bu = stablehlo.constant dense<-0.2617993877991494> : tensor<24x24xf64>
  %ba = stablehlo.multiply %bf, %bu : tensor<24x24xf64>
  %bc = stablehlo.cosine %ba : tensor<24x24xf64>
  %bs = stablehlo.sine %ba : tensor<24x24xf64>
  %b = stablehlo.complex %bc, %bs : tensor<24x24xcomplex<f64>>
  %e1p = stablehlo.dot_general %e1, %b, contracting_dims = [0] x [0] : (tensor<24x40xcomplex<f64>>, tensor<24x24xcomplex<f64>>) -> tensor<40x24xcomplex<f64>>
  %e2 = stablehlo.transpose %e1p, dims = [1, 0] : (tensor<40x24xcomplex<f64>>) -> tensor<24x40xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [24, 40] : (tensor<24x40xcomplex<f32>>) -> tensor<24x40xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [24, 40] : (tensor<24x40xcomplex<f32>>) -> tensor<24x40xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<24x40xcomplex<f32>>) -> tensor<24x40xf32>
  %frealw = stablehlo.real %e2 : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %frealn = stablehlo.convert %frealw : (tensor<24x40xf64>) -> tensor<24x40xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<24x40xf32>
  %m0 = stablehlo.abs %d0 : tensor<24x40xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<24x40xcomplex<f32>>) -> tensor<24x40xf32>
  %fimagw = stablehlo.imag %e2 : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<24x40xf64>) -> tensor<24x40xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<24x40xf32>
  %m1 = stablehlo.abs %d1 : tensor<24x40xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<24x40xcomplex<f32>>) -> tensor<24x40xf32>
  %hrealw = stablehlo.real %e0 : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<24x40xf64>) -> tensor<24x40xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<24x40xf32>
  %m2 = stablehlo.abs %d2 : tensor<24x40xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<24x40xcomplex<f32>>) -> tensor<24x40xf32>
  %himagw = stablehlo.imag %e0 : (tensor<24x40xcomplex<f64>>) -> tensor<24x40xf64>
  %himagn = stablehlo.convert %himagw : (tensor<24x40xf64>) -> tensor<24x40xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<24x40xf32>
  %m3 = stablehlo.abs %d3 : tensor<24x40xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<24x40xcomplex<f32>>) -> tensor<24x40xf32>
  %o = stablehlo.constant dense<0.0> : tensor<24x40xf32>
  %rc = stablehlo.complex %r, %o : tensor<24x40xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [24, 40] : (tensor<24x40xcomplex<f32>>) -> tensor<24x40xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:24, 0:21] : (tensor<24x40xcomplex<f32>>) -> tensor<24x21xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [24, 40] : (tensor<24x40xf32>) -> tensor<24x21xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [24, 40] : (tensor<24x21xcomplex<f32>>) -> tensor<24x40xf32>
  %rrreal = stablehlo.real %rr : (tensor<24x21xcomplex<f32>>) -> tensor<24x21xf32>
  %rhreal = stablehlo.real %rh : (tensor<24x21xcomplex<f32>>) -> tensor<24x21xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<24x21xf32>
  %m4 = stablehlo.abs %d4 : tensor<24x21xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x21xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<24x21xcomplex<f32>>) -> tensor<24x21xf32>
  %rhimag = stablehlo.imag %rh : (tensor<24x21xcomplex<f32>>) -> tensor<24x21xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<24x21xf32>
  %m5 = stablehlo.abs %d5 : tensor<24x21xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x21xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<24x40xf32>
  %m6 = stablehlo.abs %d6 : tensor<24x40xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<24x40xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_10x84_in_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<840xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<840xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<840xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<840xf64>
  %x4 = stablehlo.sine %x3 : tensor<840xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<840xf64>) -> tensor<10x84xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<10x84xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<840xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<840xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<840xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<840xf64>
  %y4 = stablehlo.cosine %y3 : tensor<840xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<840xf64>) -> tensor<10x84xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<10x84xf64>
  %e0 = stablehlo.complex %x, %y : tensor<10x84xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<84x84xi64>
  %ak = stablehlo.iota dim = 1 : tensor<84x84xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<84x84xi64>
  %an = stablehlo.constant dense<84> : tensor<84x84xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<84x84xi64>
  %af = stablehlo.convert %aq : (tensor<84x84xi64>) -> tensor<84x84xf64>
  %au = stablehlo.constant dense<-0.07479982508547127> : tensor<84x84xf64>
  %aa = stablehlo.multiply %af, %au : tensor<84x84xf64>
  %ac = stablehlo.cosine %aa : tensor<84x84xf64>
  %as = stablehlo.sine %aa : tensor<84x84xf64>
  %a = stablehlo.complex %ac, %as : tensor<84x84xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<10x84xcomplex<f64>>, tensor<84x84xcomplex<f64>>) -> tensor<10x84xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xcomplex<f64>>
  %bj = stablehlo.iota dim = 0 : tensor<10x10xi64>
  %bk = stablehlo.iota dim = 1 : tensor<10x10xi64>
  %bp = stablehlo.multiply %bj, %bk : tensor<10x10xi64>
  %bn = stablehlo.constant dense<10> : tensor<10x10xi64>
  %bq = stablehlo.remainder %bp, %bn : tensor<10x10xi64>
  %bf = stablehlo.convert %bq : (tensor<10x10xi64>) -> tensor<10x10xf64>
  %bu = stablehlo.constant dense<-0.6283185307179586> : tensor<10x10xf64>
  %ba = stablehlo.multiply %bf, %bu : tensor<10x10xf64>
  %bc = stablehlo.cosine %ba : tensor<10x10xf64>
  %bs = stablehlo.sine %ba : tensor<10x10xf64>
  %b = stablehlo.complex %bc, %bs : tensor<10x10xcomplex<f64>>
  %e1p = stablehlo.dot_general %e1, %b, contracting_dims = [0] x [0] : (tensor<10x84xcomplex<f64>>, tensor<10x10xcomplex<f64>>) -> tensor<84x10xcomplex<f64>>
  %e2 = stablehlo.transpose %e1p, dims = [1, 0] : (tensor<84x10xcomplex<f64>>) -> tensor<10x84xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [10, 84] : (tensor<10x84xcomplex<f32>>) -> tensor<10x84xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [10, 84] : (tensor<10x84xcomplex<f32>>) -> tensor<10x84xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<10x84xcomplex<f32>>) -> tensor<10x84xf32>
  %frealw = stablehlo.real %e2 : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %frealn = stablehlo.convert %frealw : (tensor<10x84xf64>) -> tensor<10x84xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<10x84xf32>
  %m0 = stablehlo.abs %d0 : tensor<10x84xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<10x84xcomplex<f32>>) -> tensor<10x84xf32>
  %fimagw = stablehlo.imag %e2 : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<10x84xf64>) -> tensor<10x84xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<10x84xf32>
  %m1 = stablehlo.abs %d1 : tensor<10x84xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<10x84xcomplex<f32>>) -> tensor<10x84xf32>
  %hrealw = stablehlo.real %e0 : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<10x84xf64>) -> tensor<10x84xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<10x84xf32>
  %m2 = stablehlo.abs %d2 : tensor<10x84xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<10x84xcomplex<f32>>) -> tensor<10x84xf32>
  %himagw = stablehlo.imag %e0 : (tensor<10x84xcomplex<f64>>) -> tensor<10x84xf64>
  %himagn = stablehlo.convert %himagw : (tensor<10x84xf64>) -> tensor<10x84xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<10x84xf32>
  %m3 = stablehlo.abs %d3 : tensor<10x84xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<10x84xcomplex<f32>>) -> tensor<10x84xf32>
  %o = stablehlo.constant dense<0.0> : tensor<10x84xf32>
  %rc = stablehlo.complex %r, %o : tensor<10x84xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [10, 84] : (tensor<10x84xcomplex<f32>>) -> tensor<10x84xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:10, 0:43] : (tensor<10x84xcomplex<f32>>) -> tensor<10x43xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [10, 84] : (tensor<10x84xf32>) -> tensor<10x43xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [10, 84] : (tensor<10x43xcomplex<f32>>) -> tensor<10x84xf32>
  %rrreal = stablehlo.real %rr : (tensor<10x43xcomplex<f32>>) -> tensor<10x43xf32>
  %rhreal = stablehlo.real %rh : (tensor<10x43xcomplex<f32>>) -> tensor<10x43xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<10x43xf32>
  %m4 = stablehlo.abs %d4 : tensor<10x43xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x43xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<10x43xcomplex<f32>>) -> tensor<10x43xf32>
  %rhimag = stablehlo.imag %rh : (tensor<10x43xcomplex<f32>>) -> tensor<10x43xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<10x43xf32>
  %m5 = stablehlo.abs %d5 : tensor<10x43xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x43xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<10x84xf32>
  %m6 = stablehlo.abs %d6 : tensor<10x84xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<10x84xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_3x16x12_in_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<576xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<576xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<576xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<576xf64>
  %x4 = stablehlo.sine %x3 : tensor<576xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<576xf64>) -> tensor<3x16x12xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<3x16x12xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<576xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<576xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<576xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<576xf64>
  %y4 = stablehlo.cosine %y3 : tensor<576xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<576xf64>) -> tensor<3x16x12xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<3x16x12xf64>
  %e0 = stablehlo.complex %x, %y : tensor<3x16x12xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<12x12xi64>
  %ak = stablehlo.iota dim = 1 : tensor<12x12xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<12x12xi64>
  %an = stablehlo.constant dense<12> : tensor<12x12xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<12x12xi64>
  %af = stablehlo.convert %aq : (tensor<12x12xi64>) -> tensor<12x12xf64>
  %au = stablehlo.constant dense<-0.5235987755982988> : tensor<12x12xf64>
  %aa = stablehlo.multiply %af, %au : tensor<12x12xf64>
  %ac = stablehlo.cosine %aa : tensor<12x12xf64>
  %as = stablehlo.sine %aa : tensor<12x12xf64>
  %a = stablehlo.complex %ac, %as : tensor<12x12xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [2] x [0] : (tensor<3x16x12xcomplex<f64>>, tensor<12x12xcomplex<f64>>) -> tensor<3x16x12xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1, 2] : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xcomplex<f64>>
  %bj = stablehlo.iota dim = 0 : tensor<16x16xi64>
  %bk = stablehlo.iota dim = 1 : tensor<16x16xi64>
  %bp = stablehlo.multiply %bj, %bk : tensor<16x16xi64>
  %bn = stablehlo.constant dense<16> : tensor<16x16xi64>
  %bq = stablehlo.remainder %bp, %bn : tensor<16x16xi64>
  %bf = stablehlo.convert %bq : (tensor<16x16xi64>) -> tensor<16x16xf64>
  %bu = stablehlo.constant dense<-0.39269908169872414> : tensor<16x16xf64>
  %ba = stablehlo.multiply %bf, %bu : tensor<16x16xf64>
  %bc = stablehlo.cosine %ba : tensor<16x16xf64>
  %bs = stablehlo.sine %ba : tensor<16x16xf64>
  %b = stablehlo.complex %bc, %bs : tensor<16x16xcomplex<f64>>
  %e1p = stablehlo.dot_general %e1, %b, contracting_dims = [1] x [0] : (tensor<3x16x12xcomplex<f64>>, tensor<16x16xcomplex<f64>>) -> tensor<3x12x16xcomplex<f64>>
  %e2 = stablehlo.transpose %e1p, dims = [0, 2, 1] : (tensor<3x12x16xcomplex<f64>>) -> tensor<3x16x12xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [16, 12] : (tensor<3x16x12xcomplex<f32>>) -> tensor<3x16x12xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [16, 12] : (tensor<3x16x12xcomplex<f32>>) -> tensor<3x16x12xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<3x16x12xcomplex<f32>>) -> tensor<3x16x12xf32>
  %frealw = stablehlo.real %e2 : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %frealn = stablehlo.convert %frealw : (tensor<3x16x12xf64>) -> tensor<3x16x12xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<3x16x12xf32>
  %m0 = stablehlo.abs %d0 : tensor<3x16x12xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<3x16x12xcomplex<f32>>) -> tensor<3x16x12xf32>
  %fimagw = stablehlo.imag %e2 : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<3x16x12xf64>) -> tensor<3x16x12xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<3x16x12xf32>
  %m1 = stablehlo.abs %d1 : tensor<3x16x12xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<3x16x12xcomplex<f32>>) -> tensor<3x16x12xf32>
  %hrealw = stablehlo.real %e0 : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<3x16x12xf64>) -> tensor<3x16x12xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<3x16x12xf32>
  %m2 = stablehlo.abs %d2 : tensor<3x16x12xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<3x16x12xcomplex<f32>>) -> tensor<3x16x12xf32>
  %himagw = stablehlo.imag %e0 : (tensor<3x16x12xcomplex<f64>>) -> tensor<3x16x12xf64>
  %himagn = stablehlo.convert %himagw : (tensor<3x16x12xf64>) -> tensor<3x16x12xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<3x16x12xf32>
  %m3 = stablehlo.abs %d3 : tensor<3x16x12xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<3x16x12xcomplex<f32>>) -> tensor<3x16x12xf32>
  %o = stablehlo.constant dense<0.0> : tensor<3x16x12xf32>
  %rc = stablehlo.complex %r, %o : tensor<3x16x12xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [16, 12] : (tensor<3x16x12xcomplex<f32>>) -> tensor<3x16x12xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:3, 0:16, 0:7] : (tensor<3x16x12xcomplex<f32>>) -> tensor<3x16x7xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [16, 12] : (tensor<3x16x12xf32>) -> tensor<3x16x7xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [16, 12] : (tensor<3x16x7xcomplex<f32>>) -> tensor<3x16x12xf32>
  %rrreal = stablehlo.real %rr : (tensor<3x16x7xcomplex<f32>>) -> tensor<3x16x7xf32>
  %rhreal = stablehlo.real %rh : (tensor<3x16x7xcomplex<f32>>) -> tensor<3x16x7xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<3x16x7xf32>
  %m4 = stablehlo.abs %d4 : tensor<3x16x7xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x7xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<3x16x7xcomplex<f32>>) -> tensor<3x16x7xf32>
  %rhimag = stablehlo.imag %rh : (tensor<3x16x7xcomplex<f32>>) -> tensor<3x16x7xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<3x16x7xf32>
  %m5 = stablehlo.abs %d5 : tensor<3x16x7xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x7xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<3x16x12xf32>
  %m6 = stablehlo.abs %d6 : tensor<3x16x12xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<3x16x12xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
func.func private @c64_9x56_in_2() {
  %x0 = stablehlo.iota dim = 0 : tensor<504xf64>
  %x1 = stablehlo.constant dense<0.37> : tensor<504xf64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<504xf64>
  %x3 = stablehlo.multiply %x2, %x2 : tensor<504xf64>
  %x4 = stablehlo.sine %x3 : tensor<504xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<504xf64>) -> tensor<9x56xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<9x56xf64>
  %y0 = stablehlo.iota dim = 0 : tensor<504xf64>
  %y1 = stablehlo.constant dense<0.23> : tensor<504xf64>
  %y2 = stablehlo.multiply %y0, %y1 : tensor<504xf64>
  %y3 = stablehlo.multiply %y2, %y2 : tensor<504xf64>
  %y4 = stablehlo.cosine %y3 : tensor<504xf64>
  %y5 = stablehlo.reshape %y4 : (tensor<504xf64>) -> tensor<9x56xf64>
  %y = stablehlo.optimization_barrier %y5 : tensor<9x56xf64>
  %e0 = stablehlo.complex %x, %y : tensor<9x56xcomplex<f64>>
  %aj = stablehlo.iota dim = 0 : tensor<56x56xi64>
  %ak = stablehlo.iota dim = 1 : tensor<56x56xi64>
  %ap = stablehlo.multiply %aj, %ak : tensor<56x56xi64>
  %an = stablehlo.constant dense<56> : tensor<56x56xi64>
  %aq = stablehlo.remainder %ap, %an : tensor<56x56xi64>
  %af = stablehlo.convert %aq : (tensor<56x56xi64>) -> tensor<56x56xf64>
  %au = stablehlo.constant dense<-0.1121997376282069> : tensor<56x56xf64>
  %aa = stablehlo.multiply %af, %au : tensor<56x56xf64>
  %ac = stablehlo.cosine %aa : tensor<56x56xf64>
  %as = stablehlo.sine %aa : tensor<56x56xf64>
  %a = stablehlo.complex %ac, %as : tensor<56x56xcomplex<f64>>
  %e0p = stablehlo.dot_general %e0, %a, contracting_dims = [1] x [0] : (tensor<9x56xcomplex<f64>>, tensor<56x56xcomplex<f64>>) -> tensor<9x56xcomplex<f64>>
  %e1 = stablehlo.transpose %e0p, dims = [0, 1] : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xcomplex<f64>>
  %bj = stablehlo.iota dim = 0 : tensor<9x9xi64>
  %bk = stablehlo.iota dim = 1 : tensor<9x9xi64>
  %bp = stablehlo.multiply %bj, %bk : tensor<9x9xi64>
  %bn = stablehlo.constant dense<9> : tensor<9x9xi64>
  %bq = stablehlo.remainder %bp, %bn : tensor<9x9xi64>
  %bf = stablehlo.convert %bq : (tensor<9x9xi64>) -> tensor<9x9xf64>
  %bu = stablehlo.constant dense<-0.6981317007977318> : tensor<9x9xf64>
  %ba = stablehlo.multiply %bf, %bu : tensor<9x9xf64>
  %bc = stablehlo.cosine %ba : tensor<9x9xf64>
  %bs = stablehlo.sine %ba : tensor<9x9xf64>
  %b = stablehlo.complex %bc, %bs : tensor<9x9xcomplex<f64>>
  %e1p = stablehlo.dot_general %e1, %b, contracting_dims = [0] x [0] : (tensor<9x56xcomplex<f64>>, tensor<9x9xcomplex<f64>>) -> tensor<56x9xcomplex<f64>>
  %e2 = stablehlo.transpose %e1p, dims = [1, 0] : (tensor<56x9xcomplex<f64>>) -> tensor<9x56xcomplex<f64>>
  %g = stablehlo.convert %e0 : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xcomplex<f32>>
  %f = stablehlo.fft %g, type = FFT, length = [9, 56] : (tensor<9x56xcomplex<f32>>) -> tensor<9x56xcomplex<f32>>
  %h = stablehlo.fft %f, type = IFFT, length = [9, 56] : (tensor<9x56xcomplex<f32>>) -> tensor<9x56xcomplex<f32>>
  %freal = stablehlo.real %f : (tensor<9x56xcomplex<f32>>) -> tensor<9x56xf32>
  %frealw = stablehlo.real %e2 : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %frealn = stablehlo.convert %frealw : (tensor<9x56xf64>) -> tensor<9x56xf32>
  %d0 = stablehlo.subtract %freal, %frealn : tensor<9x56xf32>
  %m0 = stablehlo.abs %d0 : tensor<9x56xf32>
  %z0 = stablehlo.constant dense<0.0> : tensor<f32>
  %w0 = stablehlo.reduce(%m0 init: %z0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t0 = stablehlo.compare LT, %w0, %l0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t0, dense<true> : tensor<i1>
  %fimag = stablehlo.imag %f : (tensor<9x56xcomplex<f32>>) -> tensor<9x56xf32>
  %fimagw = stablehlo.imag %e2 : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %fimagn = stablehlo.convert %fimagw : (tensor<9x56xf64>) -> tensor<9x56xf32>
  %d1 = stablehlo.subtract %fimag, %fimagn : tensor<9x56xf32>
  %m1 = stablehlo.abs %d1 : tensor<9x56xf32>
  %z1 = stablehlo.constant dense<0.0> : tensor<f32>
  %w1 = stablehlo.reduce(%m1 init: %z1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf32>, tensor<f32>) -> tensor<f32>
  %l1 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t1 = stablehlo.compare LT, %w1, %l1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t1, dense<true> : tensor<i1>
  %hreal = stablehlo.real %h : (tensor<9x56xcomplex<f32>>) -> tensor<9x56xf32>
  %hrealw = stablehlo.real %e0 : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %hrealn = stablehlo.convert %hrealw : (tensor<9x56xf64>) -> tensor<9x56xf32>
  %d2 = stablehlo.subtract %hreal, %hrealn : tensor<9x56xf32>
  %m2 = stablehlo.abs %d2 : tensor<9x56xf32>
  %z2 = stablehlo.constant dense<0.0> : tensor<f32>
  %w2 = stablehlo.reduce(%m2 init: %z2) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t2 = stablehlo.compare LT, %w2, %l2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t2, dense<true> : tensor<i1>
  %himag = stablehlo.imag %h : (tensor<9x56xcomplex<f32>>) -> tensor<9x56xf32>
  %himagw = stablehlo.imag %e0 : (tensor<9x56xcomplex<f64>>) -> tensor<9x56xf64>
  %himagn = stablehlo.convert %himagw : (tensor<9x56xf64>) -> tensor<9x56xf32>
  %d3 = stablehlo.subtract %himag, %himagn : tensor<9x56xf32>
  %m3 = stablehlo.abs %d3 : tensor<9x56xf32>
  %z3 = stablehlo.constant dense<0.0> : tensor<f32>
  %w3 = stablehlo.reduce(%m3 init: %z3) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf32>, tensor<f32>) -> tensor<f32>
  %l3 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t3 = stablehlo.compare LT, %w3, %l3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t3, dense<true> : tensor<i1>
  %r = stablehlo.real %g : (tensor<9x56xcomplex<f32>>) -> tensor<9x56xf32>
  %o = stablehlo.constant dense<0.0> : tensor<9x56xf32>
  %rc = stablehlo.complex %r, %o : tensor<9x56xcomplex<f32>>
  %rf = stablehlo.fft %rc, type = FFT, length = [9, 56] : (tensor<9x56xcomplex<f32>>) -> tensor<9x56xcomplex<f32>>
  %rh = stablehlo.slice %rf [0:9, 0:29] : (tensor<9x56xcomplex<f32>>) -> tensor<9x29xcomplex<f32>>
  %rr = stablehlo.fft %r, type = RFFT, length = [9, 56] : (tensor<9x56xf32>) -> tensor<9x29xcomplex<f32>>
  %ri = stablehlo.fft %rr, type = IRFFT, length = [9, 56] : (tensor<9x29xcomplex<f32>>) -> tensor<9x56xf32>
  %rrreal = stablehlo.real %rr : (tensor<9x29xcomplex<f32>>) -> tensor<9x29xf32>
  %rhreal = stablehlo.real %rh : (tensor<9x29xcomplex<f32>>) -> tensor<9x29xf32>
  %d4 = stablehlo.subtract %rrreal, %rhreal : tensor<9x29xf32>
  %m4 = stablehlo.abs %d4 : tensor<9x29xf32>
  %z4 = stablehlo.constant dense<0.0> : tensor<f32>
  %w4 = stablehlo.reduce(%m4 init: %z4) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x29xf32>, tensor<f32>) -> tensor<f32>
  %l4 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t4 = stablehlo.compare LT, %w4, %l4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t4, dense<true> : tensor<i1>
  %rrimag = stablehlo.imag %rr : (tensor<9x29xcomplex<f32>>) -> tensor<9x29xf32>
  %rhimag = stablehlo.imag %rh : (tensor<9x29xcomplex<f32>>) -> tensor<9x29xf32>
  %d5 = stablehlo.subtract %rrimag, %rhimag : tensor<9x29xf32>
  %m5 = stablehlo.abs %d5 : tensor<9x29xf32>
  %z5 = stablehlo.constant dense<0.0> : tensor<f32>
  %w5 = stablehlo.reduce(%m5 init: %z5) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x29xf32>, tensor<f32>) -> tensor<f32>
  %l5 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t5 = stablehlo.compare LT, %w5, %l5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t5, dense<true> : tensor<i1>
  %d6 = stablehlo.subtract %ri, %r : tensor<9x56xf32>
  %m6 = stablehlo.abs %d6 : tensor<9x56xf32>
  %z6 = stablehlo.constant dense<0.0> : tensor<f32>
  %w6 = stablehlo.reduce(%m6 init: %z6) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<9x56xf32>, tensor<f32>) -> tensor<f32>
  %l6 = stablehlo.constant dense<5.0e-4> : tensor<f32>
  %t6 = stablehlo.compare LT, %w6, %l6 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %t6, dense<true> : tensor<i1>
  func.return
}
