// Products whose last panel has no more columns than half of it: tiles of half
// a panel write them where they belong, and nothing behind.  Rows along the
// depth and side by side, few and many; columns packed and in place.
// Oracle: columns of products of whole panels; the numbers are small.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s --threads=2
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t3() : () -> ()
  func.call @t6() : () -> ()
  func.call @t10() : () -> ()
  func.call @t13() : () -> ()
  func.call @t16() : () -> ()
  func.call @t20() : () -> ()
  func.call @t23() : () -> ()
  func.call @t26() : () -> ()
  func.call @t27() : () -> ()
  func.call @t30() : () -> ()
  func.call @t33() : () -> ()
  func.return
}
func.func private @t0() {
  %a0 = stablehlo.iota dim = 0 : tensor<5x24xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<5x24xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<5x24xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<5x24xi32>
  %am = stablehlo.constant dense<7> : tensor<5x24xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<5x24xi32>
  %a5 = stablehlo.convert %a4 : (tensor<5x24xi32>) -> tensor<5x24xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<5x24xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<24x48xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<24x48xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<24x48xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<24x48xi32>
  %bm = stablehlo.constant dense<11> : tensor<24x48xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<24x48xi32>
  %b5 = stablehlo.convert %b4 : (tensor<24x48xi32>) -> tensor<24x48xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<24x48xf32>
  %c0 = stablehlo.slice %b [0:24, 0:24] : (tensor<24x48xf32>) -> tensor<24x24xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<24x24xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<5x24xf32>, tensor<24x48xf32>) -> tensor<5x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<5x48xf32>
  %w = stablehlo.slice %w1 [0:5, 0:24] : (tensor<5x48xf32>) -> tensor<5x24xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<5x24xf32>, tensor<24x24xf32>) -> tensor<5x24xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<5x24xf32>
  check.expect_eq %y, %w : tensor<5x24xf32>
  func.return
}
func.func private @t3() {
  %a0 = stablehlo.iota dim = 0 : tensor<5x24xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<5x24xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<5x24xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<5x24xi32>
  %am = stablehlo.constant dense<7> : tensor<5x24xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<5x24xi32>
  %a5 = stablehlo.convert %a4 : (tensor<5x24xi32>) -> tensor<5x24xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<5x24xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<24x48xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<24x48xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<24x48xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<24x48xi32>
  %bm = stablehlo.constant dense<11> : tensor<24x48xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<24x48xi32>
  %b5 = stablehlo.convert %b4 : (tensor<24x48xi32>) -> tensor<24x48xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<24x48xf32>
  %c0 = stablehlo.slice %b [0:24, 0:20] : (tensor<24x48xf32>) -> tensor<24x20xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<24x20xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<5x24xf32>, tensor<24x48xf32>) -> tensor<5x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<5x48xf32>
  %w = stablehlo.slice %w1 [0:5, 0:20] : (tensor<5x48xf32>) -> tensor<5x20xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<5x24xf32>, tensor<24x20xf32>) -> tensor<5x20xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<5x20xf32>
  check.expect_eq %y, %w : tensor<5x20xf32>
  func.return
}
func.func private @t6() {
  %a0 = stablehlo.iota dim = 0 : tensor<5x600xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<5x600xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<5x600xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<5x600xi32>
  %am = stablehlo.constant dense<7> : tensor<5x600xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<5x600xi32>
  %a5 = stablehlo.convert %a4 : (tensor<5x600xi32>) -> tensor<5x600xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<5x600xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<600x48xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<600x48xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<600x48xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<600x48xi32>
  %bm = stablehlo.constant dense<11> : tensor<600x48xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<600x48xi32>
  %b5 = stablehlo.convert %b4 : (tensor<600x48xi32>) -> tensor<600x48xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<600x48xf32>
  %c0 = stablehlo.slice %b [0:600, 0:40] : (tensor<600x48xf32>) -> tensor<600x40xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<600x40xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<5x600xf32>, tensor<600x48xf32>) -> tensor<5x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<5x48xf32>
  %w = stablehlo.slice %w1 [0:5, 0:40] : (tensor<5x48xf32>) -> tensor<5x40xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<5x600xf32>, tensor<600x40xf32>) -> tensor<5x40xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<5x40xf32>
  check.expect_eq %y, %w : tensor<5x40xf32>
  func.return
}
func.func private @t10() {
  %a0 = stablehlo.iota dim = 0 : tensor<24x31xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<24x31xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<24x31xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<24x31xi32>
  %am = stablehlo.constant dense<7> : tensor<24x31xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<24x31xi32>
  %a5 = stablehlo.convert %a4 : (tensor<24x31xi32>) -> tensor<24x31xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<24x31xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<24x48xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<24x48xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<24x48xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<24x48xi32>
  %bm = stablehlo.constant dense<11> : tensor<24x48xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<24x48xi32>
  %b5 = stablehlo.convert %b4 : (tensor<24x48xi32>) -> tensor<24x48xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<24x48xf32>
  %c0 = stablehlo.slice %b [0:24, 0:24] : (tensor<24x48xf32>) -> tensor<24x24xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<24x24xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<24x31xf32>, tensor<24x48xf32>) -> tensor<31x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<31x48xf32>
  %w = stablehlo.slice %w1 [0:31, 0:24] : (tensor<31x48xf32>) -> tensor<31x24xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [0] x [0] : (tensor<24x31xf32>, tensor<24x24xf32>) -> tensor<31x24xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<31x24xf32>
  check.expect_eq %y, %w : tensor<31x24xf32>
  func.return
}
func.func private @t13() {
  %a0 = stablehlo.iota dim = 0 : tensor<24x31xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<24x31xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<24x31xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<24x31xi32>
  %am = stablehlo.constant dense<7> : tensor<24x31xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<24x31xi32>
  %a5 = stablehlo.convert %a4 : (tensor<24x31xi32>) -> tensor<24x31xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<24x31xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<24x48xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<24x48xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<24x48xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<24x48xi32>
  %bm = stablehlo.constant dense<11> : tensor<24x48xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<24x48xi32>
  %b5 = stablehlo.convert %b4 : (tensor<24x48xi32>) -> tensor<24x48xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<24x48xf32>
  %c0 = stablehlo.slice %b [0:24, 0:40] : (tensor<24x48xf32>) -> tensor<24x40xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<24x40xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<24x31xf32>, tensor<24x48xf32>) -> tensor<31x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<31x48xf32>
  %w = stablehlo.slice %w1 [0:31, 0:40] : (tensor<31x48xf32>) -> tensor<31x40xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [0] x [0] : (tensor<24x31xf32>, tensor<24x40xf32>) -> tensor<31x40xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<31x40xf32>
  check.expect_eq %y, %w : tensor<31x40xf32>
  func.return
}
func.func private @t16() {
  %a0 = stablehlo.iota dim = 0 : tensor<24x31xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<24x31xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<24x31xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<24x31xi32>
  %am = stablehlo.constant dense<7> : tensor<24x31xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<24x31xi32>
  %a5 = stablehlo.convert %a4 : (tensor<24x31xi32>) -> tensor<24x31xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<24x31xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<24x48xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<24x48xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<24x48xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<24x48xi32>
  %bm = stablehlo.constant dense<11> : tensor<24x48xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<24x48xi32>
  %b5 = stablehlo.convert %b4 : (tensor<24x48xi32>) -> tensor<24x48xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<24x48xf32>
  %c0 = stablehlo.slice %b [0:24, 0:20] : (tensor<24x48xf32>) -> tensor<24x20xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<24x20xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<24x31xf32>, tensor<24x48xf32>) -> tensor<31x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<31x48xf32>
  %w = stablehlo.slice %w1 [0:31, 0:20] : (tensor<31x48xf32>) -> tensor<31x20xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [0] x [0] : (tensor<24x31xf32>, tensor<24x20xf32>) -> tensor<31x20xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<31x20xf32>
  check.expect_eq %y, %w : tensor<31x20xf32>
  func.return
}
func.func private @t20() {
  %a0 = stablehlo.iota dim = 0 : tensor<31x600xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<31x600xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<31x600xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<31x600xi32>
  %am = stablehlo.constant dense<7> : tensor<31x600xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<31x600xi32>
  %a5 = stablehlo.convert %a4 : (tensor<31x600xi32>) -> tensor<31x600xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<31x600xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<48x600xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<48x600xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<48x600xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<48x600xi32>
  %bm = stablehlo.constant dense<11> : tensor<48x600xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<48x600xi32>
  %b5 = stablehlo.convert %b4 : (tensor<48x600xi32>) -> tensor<48x600xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<48x600xf32>
  %c0 = stablehlo.slice %b [0:24, 0:600] : (tensor<48x600xf32>) -> tensor<24x600xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<24x600xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<31x600xf32>, tensor<48x600xf32>) -> tensor<31x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<31x48xf32>
  %w = stablehlo.slice %w1 [0:31, 0:24] : (tensor<31x48xf32>) -> tensor<31x24xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<31x600xf32>, tensor<24x600xf32>) -> tensor<31x24xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<31x24xf32>
  check.expect_eq %y, %w : tensor<31x24xf32>
  func.return
}
func.func private @t23() {
  %a0 = stablehlo.iota dim = 0 : tensor<31x600xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<31x600xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<31x600xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<31x600xi32>
  %am = stablehlo.constant dense<7> : tensor<31x600xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<31x600xi32>
  %a5 = stablehlo.convert %a4 : (tensor<31x600xi32>) -> tensor<31x600xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<31x600xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<48x600xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<48x600xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<48x600xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<48x600xi32>
  %bm = stablehlo.constant dense<11> : tensor<48x600xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<48x600xi32>
  %b5 = stablehlo.convert %b4 : (tensor<48x600xi32>) -> tensor<48x600xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<48x600xf32>
  %c0 = stablehlo.slice %b [0:40, 0:600] : (tensor<48x600xf32>) -> tensor<40x600xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<40x600xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<31x600xf32>, tensor<48x600xf32>) -> tensor<31x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<31x48xf32>
  %w = stablehlo.slice %w1 [0:31, 0:40] : (tensor<31x48xf32>) -> tensor<31x40xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<31x600xf32>, tensor<40x600xf32>) -> tensor<31x40xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<31x40xf32>
  check.expect_eq %y, %w : tensor<31x40xf32>
  func.return
}
func.func private @t26() {
  %a0 = stablehlo.iota dim = 0 : tensor<31x600xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<31x600xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<31x600xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<31x600xi32>
  %am = stablehlo.constant dense<7> : tensor<31x600xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<31x600xi32>
  %a5 = stablehlo.convert %a4 : (tensor<31x600xi32>) -> tensor<31x600xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<31x600xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<48x600xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<48x600xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<48x600xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<48x600xi32>
  %bm = stablehlo.constant dense<11> : tensor<48x600xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<48x600xi32>
  %b5 = stablehlo.convert %b4 : (tensor<48x600xi32>) -> tensor<48x600xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<48x600xf32>
  %c0 = stablehlo.slice %b [0:20, 0:600] : (tensor<48x600xf32>) -> tensor<20x600xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<20x600xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<31x600xf32>, tensor<48x600xf32>) -> tensor<31x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<31x48xf32>
  %w = stablehlo.slice %w1 [0:31, 0:20] : (tensor<31x48xf32>) -> tensor<31x20xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<31x600xf32>, tensor<20x600xf32>) -> tensor<31x20xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<31x20xf32>
  check.expect_eq %y, %w : tensor<31x20xf32>
  func.return
}
func.func private @t27() {
  %a0 = stablehlo.iota dim = 0 : tensor<300x24xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<300x24xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<300x24xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<300x24xi32>
  %am = stablehlo.constant dense<7> : tensor<300x24xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<300x24xi32>
  %a5 = stablehlo.convert %a4 : (tensor<300x24xi32>) -> tensor<300x24xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<300x24xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<24x48xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<24x48xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<24x48xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<24x48xi32>
  %bm = stablehlo.constant dense<11> : tensor<24x48xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<24x48xi32>
  %b5 = stablehlo.convert %b4 : (tensor<24x48xi32>) -> tensor<24x48xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<24x48xf32>
  %c0 = stablehlo.slice %b [0:24, 0:24] : (tensor<24x48xf32>) -> tensor<24x24xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<24x24xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<300x24xf32>, tensor<24x48xf32>) -> tensor<300x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<300x48xf32>
  %w = stablehlo.slice %w1 [0:300, 0:24] : (tensor<300x48xf32>) -> tensor<300x24xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<300x24xf32>, tensor<24x24xf32>) -> tensor<300x24xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<300x24xf32>
  check.expect_eq %y, %w : tensor<300x24xf32>
  func.return
}
func.func private @t30() {
  %a0 = stablehlo.iota dim = 0 : tensor<300x24xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<300x24xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<300x24xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<300x24xi32>
  %am = stablehlo.constant dense<7> : tensor<300x24xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<300x24xi32>
  %a5 = stablehlo.convert %a4 : (tensor<300x24xi32>) -> tensor<300x24xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<300x24xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<24x48xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<24x48xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<24x48xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<24x48xi32>
  %bm = stablehlo.constant dense<11> : tensor<24x48xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<24x48xi32>
  %b5 = stablehlo.convert %b4 : (tensor<24x48xi32>) -> tensor<24x48xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<24x48xf32>
  %c0 = stablehlo.slice %b [0:24, 0:20] : (tensor<24x48xf32>) -> tensor<24x20xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<24x20xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<300x24xf32>, tensor<24x48xf32>) -> tensor<300x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<300x48xf32>
  %w = stablehlo.slice %w1 [0:300, 0:20] : (tensor<300x48xf32>) -> tensor<300x20xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<300x24xf32>, tensor<24x20xf32>) -> tensor<300x20xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<300x20xf32>
  check.expect_eq %y, %w : tensor<300x20xf32>
  func.return
}
func.func private @t33() {
  %a0 = stablehlo.iota dim = 0 : tensor<300x600xi32>
  %a1 = stablehlo.iota dim = 1 : tensor<300x600xi32>
  %a2 = stablehlo.multiply %a0, %a1 : tensor<300x600xi32>
  %a3 = stablehlo.add %a2, %a0 : tensor<300x600xi32>
  %am = stablehlo.constant dense<7> : tensor<300x600xi32>
  %a4 = stablehlo.remainder %a3, %am : tensor<300x600xi32>
  %a5 = stablehlo.convert %a4 : (tensor<300x600xi32>) -> tensor<300x600xf32>
  %a = stablehlo.optimization_barrier %a5 : tensor<300x600xf32>
  %b0 = stablehlo.iota dim = 0 : tensor<600x48xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<600x48xi32>
  %b2 = stablehlo.multiply %b0, %b1 : tensor<600x48xi32>
  %b3 = stablehlo.add %b2, %b0 : tensor<600x48xi32>
  %bm = stablehlo.constant dense<11> : tensor<600x48xi32>
  %b4 = stablehlo.remainder %b3, %bm : tensor<600x48xi32>
  %b5 = stablehlo.convert %b4 : (tensor<600x48xi32>) -> tensor<600x48xf32>
  %b = stablehlo.optimization_barrier %b5 : tensor<600x48xf32>
  %c0 = stablehlo.slice %b [0:600, 0:40] : (tensor<600x48xf32>) -> tensor<600x40xf32>
  %c = stablehlo.optimization_barrier %c0 : tensor<600x40xf32>
  %w0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<300x600xf32>, tensor<600x48xf32>) -> tensor<300x48xf32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<300x48xf32>
  %w = stablehlo.slice %w1 [0:300, 0:40] : (tensor<300x48xf32>) -> tensor<300x40xf32>
  %y0 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<300x600xf32>, tensor<600x40xf32>) -> tensor<300x40xf32>
  %y = stablehlo.optimization_barrier %y0 : tensor<300x40xf32>
  check.expect_eq %y, %w : tensor<300x40xf32>
  func.return
}
