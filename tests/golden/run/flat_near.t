// Products of all of few numbers by all of a short row, as many as there are of
// both: elements of several rows are taken out of a vector or two, also in
// pieces, and where the last vector is no whole one.
// Oracle: the same of the arrays turned, where long lines are multiplied.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.call @t5() : () -> ()
  func.return
}
func.func private @t0() {
  %x0 = stablehlo.iota dim = 0 : tensor<390xi32>
  %x1 = stablehlo.constant dense<37> : tensor<390xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<390xi32>
  %x3 = stablehlo.constant dense<101> : tensor<390xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<390xi32>
  %x5 = stablehlo.convert %x4 : (tensor<390xi32>) -> tensor<390xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<390xf32>) -> tensor<130x3xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<130x3xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1040xi32>
  %w1 = stablehlo.constant dense<53> : tensor<1040xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1040xi32>
  %w3 = stablehlo.constant dense<101> : tensor<1040xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1040xi32>
  %w5 = stablehlo.convert %w4 : (tensor<1040xi32>) -> tensor<1040xf32>
  %w6 = stablehlo.reshape %w5 : (tensor<1040xf32>) -> tensor<130x8xf32>
  %w = stablehlo.optimization_barrier %w6 : tensor<130x8xf32>
  %xs = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<130x3xf32>) -> tensor<130x8x3xf32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [0, 1] : (tensor<130x8xf32>) -> tensor<130x8x3xf32>
  %p = stablehlo.multiply %xs, %ws : tensor<130x8x3xf32>
  %got = stablehlo.optimization_barrier %p : tensor<130x8x3xf32>
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<130x3xf32>) -> tensor<3x130xf32>
  %wt = stablehlo.transpose %w, dims = [1, 0] : (tensor<130x8xf32>) -> tensor<8x130xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<3x130xf32>
  %wb = stablehlo.optimization_barrier %wt : tensor<8x130xf32>
  %xl = stablehlo.broadcast_in_dim %xb, dims = [0, 2] : (tensor<3x130xf32>) -> tensor<3x8x130xf32>
  %wl = stablehlo.broadcast_in_dim %wb, dims = [1, 2] : (tensor<8x130xf32>) -> tensor<3x8x130xf32>
  %q = stablehlo.multiply %xl, %wl : tensor<3x8x130xf32>
  %lines = stablehlo.optimization_barrier %q : tensor<3x8x130xf32>
  %want = stablehlo.transpose %lines, dims = [2, 1, 0] : (tensor<3x8x130xf32>) -> tensor<130x8x3xf32>
  check.expect_eq %got, %want : tensor<130x8x3xf32>
  func.return
}
func.func private @t1() {
  %x0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %x1 = stablehlo.constant dense<37> : tensor<300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<300xi32>
  %x3 = stablehlo.constant dense<101> : tensor<300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<300xi32>
  %x5 = stablehlo.convert %x4 : (tensor<300xi32>) -> tensor<300xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<300xf32>) -> tensor<50x6xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<50x6xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<1000xi32>
  %w1 = stablehlo.constant dense<53> : tensor<1000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1000xi32>
  %w3 = stablehlo.constant dense<101> : tensor<1000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1000xi32>
  %w5 = stablehlo.convert %w4 : (tensor<1000xi32>) -> tensor<1000xf32>
  %w6 = stablehlo.reshape %w5 : (tensor<1000xf32>) -> tensor<50x20xf32>
  %w = stablehlo.optimization_barrier %w6 : tensor<50x20xf32>
  %xs = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<50x6xf32>) -> tensor<50x20x6xf32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [0, 1] : (tensor<50x20xf32>) -> tensor<50x20x6xf32>
  %p = stablehlo.multiply %xs, %ws : tensor<50x20x6xf32>
  %got = stablehlo.optimization_barrier %p : tensor<50x20x6xf32>
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<50x6xf32>) -> tensor<6x50xf32>
  %wt = stablehlo.transpose %w, dims = [1, 0] : (tensor<50x20xf32>) -> tensor<20x50xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<6x50xf32>
  %wb = stablehlo.optimization_barrier %wt : tensor<20x50xf32>
  %xl = stablehlo.broadcast_in_dim %xb, dims = [0, 2] : (tensor<6x50xf32>) -> tensor<6x20x50xf32>
  %wl = stablehlo.broadcast_in_dim %wb, dims = [1, 2] : (tensor<20x50xf32>) -> tensor<6x20x50xf32>
  %q = stablehlo.multiply %xl, %wl : tensor<6x20x50xf32>
  %lines = stablehlo.optimization_barrier %q : tensor<6x20x50xf32>
  %want = stablehlo.transpose %lines, dims = [2, 1, 0] : (tensor<6x20x50xf32>) -> tensor<50x20x6xf32>
  check.expect_eq %got, %want : tensor<50x20x6xf32>
  func.return
}
func.func private @t2() {
  %x0 = stablehlo.iota dim = 0 : tensor<204xi32>
  %x1 = stablehlo.constant dense<37> : tensor<204xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<204xi32>
  %x3 = stablehlo.constant dense<101> : tensor<204xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<204xi32>
  %x5 = stablehlo.convert %x4 : (tensor<204xi32>) -> tensor<204xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<204xf32>) -> tensor<17x12xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<17x12xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<85xi32>
  %w1 = stablehlo.constant dense<53> : tensor<85xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<85xi32>
  %w3 = stablehlo.constant dense<101> : tensor<85xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<85xi32>
  %w5 = stablehlo.convert %w4 : (tensor<85xi32>) -> tensor<85xf32>
  %w6 = stablehlo.reshape %w5 : (tensor<85xf32>) -> tensor<17x5xf32>
  %w = stablehlo.optimization_barrier %w6 : tensor<17x5xf32>
  %xs = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<17x12xf32>) -> tensor<17x5x12xf32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [0, 1] : (tensor<17x5xf32>) -> tensor<17x5x12xf32>
  %p = stablehlo.multiply %xs, %ws : tensor<17x5x12xf32>
  %got = stablehlo.optimization_barrier %p : tensor<17x5x12xf32>
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<17x12xf32>) -> tensor<12x17xf32>
  %wt = stablehlo.transpose %w, dims = [1, 0] : (tensor<17x5xf32>) -> tensor<5x17xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<12x17xf32>
  %wb = stablehlo.optimization_barrier %wt : tensor<5x17xf32>
  %xl = stablehlo.broadcast_in_dim %xb, dims = [0, 2] : (tensor<12x17xf32>) -> tensor<12x5x17xf32>
  %wl = stablehlo.broadcast_in_dim %wb, dims = [1, 2] : (tensor<5x17xf32>) -> tensor<12x5x17xf32>
  %q = stablehlo.multiply %xl, %wl : tensor<12x5x17xf32>
  %lines = stablehlo.optimization_barrier %q : tensor<12x5x17xf32>
  %want = stablehlo.transpose %lines, dims = [2, 1, 0] : (tensor<12x5x17xf32>) -> tensor<17x5x12xf32>
  check.expect_eq %got, %want : tensor<17x5x12xf32>
  func.return
}
func.func private @t3() {
  %x0 = stablehlo.iota dim = 0 : tensor<270xi32>
  %x1 = stablehlo.constant dense<37> : tensor<270xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<270xi32>
  %x3 = stablehlo.constant dense<101> : tensor<270xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<270xi32>
  %x5 = stablehlo.convert %x4 : (tensor<270xi32>) -> tensor<270xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<270xf32>) -> tensor<9x30xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<9x30xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<63xi32>
  %w1 = stablehlo.constant dense<53> : tensor<63xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<63xi32>
  %w3 = stablehlo.constant dense<101> : tensor<63xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<63xi32>
  %w5 = stablehlo.convert %w4 : (tensor<63xi32>) -> tensor<63xf32>
  %w6 = stablehlo.reshape %w5 : (tensor<63xf32>) -> tensor<9x7xf32>
  %w = stablehlo.optimization_barrier %w6 : tensor<9x7xf32>
  %xs = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<9x30xf32>) -> tensor<9x7x30xf32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [0, 1] : (tensor<9x7xf32>) -> tensor<9x7x30xf32>
  %p = stablehlo.multiply %xs, %ws : tensor<9x7x30xf32>
  %got = stablehlo.optimization_barrier %p : tensor<9x7x30xf32>
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<9x30xf32>) -> tensor<30x9xf32>
  %wt = stablehlo.transpose %w, dims = [1, 0] : (tensor<9x7xf32>) -> tensor<7x9xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<30x9xf32>
  %wb = stablehlo.optimization_barrier %wt : tensor<7x9xf32>
  %xl = stablehlo.broadcast_in_dim %xb, dims = [0, 2] : (tensor<30x9xf32>) -> tensor<30x7x9xf32>
  %wl = stablehlo.broadcast_in_dim %wb, dims = [1, 2] : (tensor<7x9xf32>) -> tensor<30x7x9xf32>
  %q = stablehlo.multiply %xl, %wl : tensor<30x7x9xf32>
  %lines = stablehlo.optimization_barrier %q : tensor<30x7x9xf32>
  %want = stablehlo.transpose %lines, dims = [2, 1, 0] : (tensor<30x7x9xf32>) -> tensor<9x7x30xf32>
  check.expect_eq %got, %want : tensor<9x7x30xf32>
  func.return
}
func.func private @t4() {
  %x0 = stablehlo.iota dim = 0 : tensor<561xi32>
  %x1 = stablehlo.constant dense<37> : tensor<561xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<561xi32>
  %x3 = stablehlo.constant dense<101> : tensor<561xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<561xi32>
  %x5 = stablehlo.convert %x4 : (tensor<561xi32>) -> tensor<561xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<561xf32>) -> tensor<33x17xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<33x17xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<396xi32>
  %w1 = stablehlo.constant dense<53> : tensor<396xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<396xi32>
  %w3 = stablehlo.constant dense<101> : tensor<396xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<396xi32>
  %w5 = stablehlo.convert %w4 : (tensor<396xi32>) -> tensor<396xf32>
  %w6 = stablehlo.reshape %w5 : (tensor<396xf32>) -> tensor<33x12xf32>
  %w = stablehlo.optimization_barrier %w6 : tensor<33x12xf32>
  %xs = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<33x17xf32>) -> tensor<33x12x17xf32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [0, 1] : (tensor<33x12xf32>) -> tensor<33x12x17xf32>
  %p = stablehlo.multiply %xs, %ws : tensor<33x12x17xf32>
  %got = stablehlo.optimization_barrier %p : tensor<33x12x17xf32>
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<33x17xf32>) -> tensor<17x33xf32>
  %wt = stablehlo.transpose %w, dims = [1, 0] : (tensor<33x12xf32>) -> tensor<12x33xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<17x33xf32>
  %wb = stablehlo.optimization_barrier %wt : tensor<12x33xf32>
  %xl = stablehlo.broadcast_in_dim %xb, dims = [0, 2] : (tensor<17x33xf32>) -> tensor<17x12x33xf32>
  %wl = stablehlo.broadcast_in_dim %wb, dims = [1, 2] : (tensor<12x33xf32>) -> tensor<17x12x33xf32>
  %q = stablehlo.multiply %xl, %wl : tensor<17x12x33xf32>
  %lines = stablehlo.optimization_barrier %q : tensor<17x12x33xf32>
  %want = stablehlo.transpose %lines, dims = [2, 1, 0] : (tensor<17x12x33xf32>) -> tensor<33x12x17xf32>
  check.expect_eq %got, %want : tensor<33x12x17xf32>
  func.return
}
func.func private @t5() {
  %x0 = stablehlo.iota dim = 0 : tensor<1500xi32>
  %x1 = stablehlo.constant dense<37> : tensor<1500xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1500xi32>
  %x3 = stablehlo.constant dense<101> : tensor<1500xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1500xi32>
  %x5 = stablehlo.convert %x4 : (tensor<1500xi32>) -> tensor<1500xf32>
  %x6 = stablehlo.reshape %x5 : (tensor<1500xf32>) -> tensor<300x5xf32>
  %x = stablehlo.optimization_barrier %x6 : tensor<300x5xf32>
  %w0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %w1 = stablehlo.constant dense<53> : tensor<600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<600xi32>
  %w3 = stablehlo.constant dense<101> : tensor<600xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<600xi32>
  %w5 = stablehlo.convert %w4 : (tensor<600xi32>) -> tensor<600xf32>
  %w6 = stablehlo.reshape %w5 : (tensor<600xf32>) -> tensor<300x2xf32>
  %w = stablehlo.optimization_barrier %w6 : tensor<300x2xf32>
  %xs = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<300x5xf32>) -> tensor<300x2x5xf32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [0, 1] : (tensor<300x2xf32>) -> tensor<300x2x5xf32>
  %p = stablehlo.multiply %xs, %ws : tensor<300x2x5xf32>
  %got = stablehlo.optimization_barrier %p : tensor<300x2x5xf32>
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<300x5xf32>) -> tensor<5x300xf32>
  %wt = stablehlo.transpose %w, dims = [1, 0] : (tensor<300x2xf32>) -> tensor<2x300xf32>
  %xb = stablehlo.optimization_barrier %xt : tensor<5x300xf32>
  %wb = stablehlo.optimization_barrier %wt : tensor<2x300xf32>
  %xl = stablehlo.broadcast_in_dim %xb, dims = [0, 2] : (tensor<5x300xf32>) -> tensor<5x2x300xf32>
  %wl = stablehlo.broadcast_in_dim %wb, dims = [1, 2] : (tensor<2x300xf32>) -> tensor<5x2x300xf32>
  %q = stablehlo.multiply %xl, %wl : tensor<5x2x300xf32>
  %lines = stablehlo.optimization_barrier %q : tensor<5x2x300xf32>
  %want = stablehlo.transpose %lines, dims = [2, 1, 0] : (tensor<5x2x300xf32>) -> tensor<300x2x5xf32>
  check.expect_eq %got, %want : tensor<300x2x5xf32>
  func.return
}
