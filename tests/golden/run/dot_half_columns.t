// Products of bf16 and f16 by columns along the depth, of depths and numbers of columns that
// fill squares of eight and that do not.  Oracle: the products of the numbers in f32.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @bf_9x7x33t() : () -> ()
  func.call @bf_17x8x16t() : () -> ()
  func.call @bf_20x17x40t() : () -> ()
  func.call @bf_64x64x100t() : () -> ()
  func.call @bf_33x70x31t() : () -> ()
  func.call @bf_12x131x50t() : () -> ()
  func.call @bf_6x30x200t() : () -> ()
  func.call @bf_21x45x37tt() : () -> ()
  func.call @h_9x7x33t() : () -> ()
  func.call @h_17x8x16t() : () -> ()
  func.call @h_20x17x40t() : () -> ()
  func.call @h_64x64x100t() : () -> ()
  func.call @h_33x70x31t() : () -> ()
  func.call @h_12x131x50t() : () -> ()
  func.call @h_6x30x200t() : () -> ()
  func.call @h_21x45x37tt() : () -> ()
  func.return
}
func.func private @bf_9x7x33t() {
  %x0 = stablehlo.iota dim = 0 : tensor<63xi32>
  %x1 = stablehlo.constant dense<7> : tensor<63xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<63xi32>
  %x3 = stablehlo.constant dense<11> : tensor<63xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<63xi32>
  %x5 = stablehlo.constant dense<5> : tensor<63xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<63xi32>
  %x7 = stablehlo.convert %x6 : (tensor<63xi32>) -> tensor<63xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<63xf32>) -> tensor<9x7xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<9x7xf32>
  %x9 = stablehlo.convert %xf : (tensor<9x7xf32>) -> tensor<9x7xbf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<9x7xbf16>
  %w0 = stablehlo.iota dim = 0 : tensor<231xi32>
  %w1 = stablehlo.constant dense<5> : tensor<231xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<231xi32>
  %w3 = stablehlo.constant dense<7> : tensor<231xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<231xi32>
  %w5 = stablehlo.constant dense<3> : tensor<231xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<231xi32>
  %w7 = stablehlo.convert %w6 : (tensor<231xi32>) -> tensor<231xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<231xf32>) -> tensor<33x7xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<33x7xf32>
  %w9 = stablehlo.convert %wf : (tensor<33x7xf32>) -> tensor<33x7xbf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<33x7xbf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<9x7xbf16>, tensor<33x7xbf16>) -> tensor<9x33xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<9x7xf32>, tensor<33x7xf32>) -> tensor<9x33xf32>
  check.expect_eq %r, %e : tensor<9x33xf32>
  func.return
}
func.func private @bf_17x8x16t() {
  %x0 = stablehlo.iota dim = 0 : tensor<136xi32>
  %x1 = stablehlo.constant dense<7> : tensor<136xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<136xi32>
  %x3 = stablehlo.constant dense<11> : tensor<136xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<136xi32>
  %x5 = stablehlo.constant dense<5> : tensor<136xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<136xi32>
  %x7 = stablehlo.convert %x6 : (tensor<136xi32>) -> tensor<136xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<136xf32>) -> tensor<17x8xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<17x8xf32>
  %x9 = stablehlo.convert %xf : (tensor<17x8xf32>) -> tensor<17x8xbf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<17x8xbf16>
  %w0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %w1 = stablehlo.constant dense<5> : tensor<128xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<128xi32>
  %w3 = stablehlo.constant dense<7> : tensor<128xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<128xi32>
  %w5 = stablehlo.constant dense<3> : tensor<128xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<128xi32>
  %w7 = stablehlo.convert %w6 : (tensor<128xi32>) -> tensor<128xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<128xf32>) -> tensor<16x8xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<16x8xf32>
  %w9 = stablehlo.convert %wf : (tensor<16x8xf32>) -> tensor<16x8xbf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<16x8xbf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<17x8xbf16>, tensor<16x8xbf16>) -> tensor<17x16xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<17x8xf32>, tensor<16x8xf32>) -> tensor<17x16xf32>
  check.expect_eq %r, %e : tensor<17x16xf32>
  func.return
}
func.func private @bf_20x17x40t() {
  %x0 = stablehlo.iota dim = 0 : tensor<340xi32>
  %x1 = stablehlo.constant dense<7> : tensor<340xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<340xi32>
  %x3 = stablehlo.constant dense<11> : tensor<340xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<340xi32>
  %x5 = stablehlo.constant dense<5> : tensor<340xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<340xi32>
  %x7 = stablehlo.convert %x6 : (tensor<340xi32>) -> tensor<340xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<340xf32>) -> tensor<20x17xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<20x17xf32>
  %x9 = stablehlo.convert %xf : (tensor<20x17xf32>) -> tensor<20x17xbf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<20x17xbf16>
  %w0 = stablehlo.iota dim = 0 : tensor<680xi32>
  %w1 = stablehlo.constant dense<5> : tensor<680xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<680xi32>
  %w3 = stablehlo.constant dense<7> : tensor<680xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<680xi32>
  %w5 = stablehlo.constant dense<3> : tensor<680xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<680xi32>
  %w7 = stablehlo.convert %w6 : (tensor<680xi32>) -> tensor<680xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<680xf32>) -> tensor<40x17xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<40x17xf32>
  %w9 = stablehlo.convert %wf : (tensor<40x17xf32>) -> tensor<40x17xbf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<40x17xbf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<20x17xbf16>, tensor<40x17xbf16>) -> tensor<20x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<20x17xf32>, tensor<40x17xf32>) -> tensor<20x40xf32>
  check.expect_eq %r, %e : tensor<20x40xf32>
  func.return
}
func.func private @bf_64x64x100t() {
  %x0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4096xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4096xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4096xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4096xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4096xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4096xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4096xi32>) -> tensor<4096xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<4096xf32>) -> tensor<64x64xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<64x64xf32>
  %x9 = stablehlo.convert %xf : (tensor<64x64xf32>) -> tensor<64x64xbf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<64x64xbf16>
  %w0 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<6400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<6400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<6400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<6400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<6400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<6400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<6400xi32>) -> tensor<6400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<6400xf32>) -> tensor<100x64xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<100x64xf32>
  %w9 = stablehlo.convert %wf : (tensor<100x64xf32>) -> tensor<100x64xbf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<100x64xbf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<64x64xbf16>, tensor<100x64xbf16>) -> tensor<64x100xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<100x64xf32>) -> tensor<64x100xf32>
  check.expect_eq %r, %e : tensor<64x100xf32>
  func.return
}
func.func private @bf_33x70x31t() {
  %x0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2310xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2310xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2310xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2310xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2310xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2310xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2310xi32>) -> tensor<2310xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<2310xf32>) -> tensor<33x70xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<33x70xf32>
  %x9 = stablehlo.convert %xf : (tensor<33x70xf32>) -> tensor<33x70xbf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<33x70xbf16>
  %w0 = stablehlo.iota dim = 0 : tensor<2170xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2170xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2170xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2170xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2170xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2170xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2170xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2170xi32>) -> tensor<2170xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<2170xf32>) -> tensor<31x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<31x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<31x70xf32>) -> tensor<31x70xbf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<31x70xbf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<33x70xbf16>, tensor<31x70xbf16>) -> tensor<33x31xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<33x70xf32>, tensor<31x70xf32>) -> tensor<33x31xf32>
  check.expect_eq %r, %e : tensor<33x31xf32>
  func.return
}
func.func private @bf_12x131x50t() {
  %x0 = stablehlo.iota dim = 0 : tensor<1572xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1572xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1572xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1572xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1572xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1572xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1572xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1572xi32>) -> tensor<1572xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1572xf32>) -> tensor<12x131xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<12x131xf32>
  %x9 = stablehlo.convert %xf : (tensor<12x131xf32>) -> tensor<12x131xbf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<12x131xbf16>
  %w0 = stablehlo.iota dim = 0 : tensor<6550xi32>
  %w1 = stablehlo.constant dense<5> : tensor<6550xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<6550xi32>
  %w3 = stablehlo.constant dense<7> : tensor<6550xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<6550xi32>
  %w5 = stablehlo.constant dense<3> : tensor<6550xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<6550xi32>
  %w7 = stablehlo.convert %w6 : (tensor<6550xi32>) -> tensor<6550xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<6550xf32>) -> tensor<50x131xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<50x131xf32>
  %w9 = stablehlo.convert %wf : (tensor<50x131xf32>) -> tensor<50x131xbf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<50x131xbf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<12x131xbf16>, tensor<50x131xbf16>) -> tensor<12x50xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<12x131xf32>, tensor<50x131xf32>) -> tensor<12x50xf32>
  check.expect_eq %r, %e : tensor<12x50xf32>
  func.return
}
func.func private @bf_6x30x200t() {
  %x0 = stablehlo.iota dim = 0 : tensor<180xi32>
  %x1 = stablehlo.constant dense<7> : tensor<180xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<180xi32>
  %x3 = stablehlo.constant dense<11> : tensor<180xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<180xi32>
  %x5 = stablehlo.constant dense<5> : tensor<180xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<180xi32>
  %x7 = stablehlo.convert %x6 : (tensor<180xi32>) -> tensor<180xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<180xf32>) -> tensor<6x30xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<6x30xf32>
  %x9 = stablehlo.convert %xf : (tensor<6x30xf32>) -> tensor<6x30xbf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<6x30xbf16>
  %w0 = stablehlo.iota dim = 0 : tensor<6000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<6000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<6000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<6000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<6000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<6000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<6000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<6000xi32>) -> tensor<6000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<6000xf32>) -> tensor<200x30xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<200x30xf32>
  %w9 = stablehlo.convert %wf : (tensor<200x30xf32>) -> tensor<200x30xbf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<200x30xbf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x30xbf16>, tensor<200x30xbf16>) -> tensor<6x200xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<6x30xf32>, tensor<200x30xf32>) -> tensor<6x200xf32>
  check.expect_eq %r, %e : tensor<6x200xf32>
  func.return
}
func.func private @bf_21x45x37tt() {
  %x0 = stablehlo.iota dim = 0 : tensor<945xi32>
  %x1 = stablehlo.constant dense<7> : tensor<945xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<945xi32>
  %x3 = stablehlo.constant dense<11> : tensor<945xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<945xi32>
  %x5 = stablehlo.constant dense<5> : tensor<945xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<945xi32>
  %x7 = stablehlo.convert %x6 : (tensor<945xi32>) -> tensor<945xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<945xf32>) -> tensor<45x21xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<45x21xf32>
  %x9 = stablehlo.convert %xf : (tensor<45x21xf32>) -> tensor<45x21xbf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<45x21xbf16>
  %w0 = stablehlo.iota dim = 0 : tensor<1665xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1665xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1665xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1665xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1665xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1665xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1665xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1665xi32>) -> tensor<1665xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1665xf32>) -> tensor<37x45xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<37x45xf32>
  %w9 = stablehlo.convert %wf : (tensor<37x45xf32>) -> tensor<37x45xbf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<37x45xbf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [1] : (tensor<45x21xbf16>, tensor<37x45xbf16>) -> tensor<21x37xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [0] x [1] : (tensor<45x21xf32>, tensor<37x45xf32>) -> tensor<21x37xf32>
  check.expect_eq %r, %e : tensor<21x37xf32>
  func.return
}
func.func private @h_9x7x33t() {
  %x0 = stablehlo.iota dim = 0 : tensor<63xi32>
  %x1 = stablehlo.constant dense<7> : tensor<63xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<63xi32>
  %x3 = stablehlo.constant dense<11> : tensor<63xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<63xi32>
  %x5 = stablehlo.constant dense<5> : tensor<63xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<63xi32>
  %x7 = stablehlo.convert %x6 : (tensor<63xi32>) -> tensor<63xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<63xf32>) -> tensor<9x7xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<9x7xf32>
  %x9 = stablehlo.convert %xf : (tensor<9x7xf32>) -> tensor<9x7xf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<9x7xf16>
  %w0 = stablehlo.iota dim = 0 : tensor<231xi32>
  %w1 = stablehlo.constant dense<5> : tensor<231xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<231xi32>
  %w3 = stablehlo.constant dense<7> : tensor<231xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<231xi32>
  %w5 = stablehlo.constant dense<3> : tensor<231xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<231xi32>
  %w7 = stablehlo.convert %w6 : (tensor<231xi32>) -> tensor<231xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<231xf32>) -> tensor<33x7xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<33x7xf32>
  %w9 = stablehlo.convert %wf : (tensor<33x7xf32>) -> tensor<33x7xf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<33x7xf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<9x7xf16>, tensor<33x7xf16>) -> tensor<9x33xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<9x7xf32>, tensor<33x7xf32>) -> tensor<9x33xf32>
  check.expect_eq %r, %e : tensor<9x33xf32>
  func.return
}
func.func private @h_17x8x16t() {
  %x0 = stablehlo.iota dim = 0 : tensor<136xi32>
  %x1 = stablehlo.constant dense<7> : tensor<136xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<136xi32>
  %x3 = stablehlo.constant dense<11> : tensor<136xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<136xi32>
  %x5 = stablehlo.constant dense<5> : tensor<136xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<136xi32>
  %x7 = stablehlo.convert %x6 : (tensor<136xi32>) -> tensor<136xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<136xf32>) -> tensor<17x8xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<17x8xf32>
  %x9 = stablehlo.convert %xf : (tensor<17x8xf32>) -> tensor<17x8xf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<17x8xf16>
  %w0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %w1 = stablehlo.constant dense<5> : tensor<128xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<128xi32>
  %w3 = stablehlo.constant dense<7> : tensor<128xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<128xi32>
  %w5 = stablehlo.constant dense<3> : tensor<128xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<128xi32>
  %w7 = stablehlo.convert %w6 : (tensor<128xi32>) -> tensor<128xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<128xf32>) -> tensor<16x8xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<16x8xf32>
  %w9 = stablehlo.convert %wf : (tensor<16x8xf32>) -> tensor<16x8xf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<16x8xf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<17x8xf16>, tensor<16x8xf16>) -> tensor<17x16xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<17x8xf32>, tensor<16x8xf32>) -> tensor<17x16xf32>
  check.expect_eq %r, %e : tensor<17x16xf32>
  func.return
}
func.func private @h_20x17x40t() {
  %x0 = stablehlo.iota dim = 0 : tensor<340xi32>
  %x1 = stablehlo.constant dense<7> : tensor<340xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<340xi32>
  %x3 = stablehlo.constant dense<11> : tensor<340xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<340xi32>
  %x5 = stablehlo.constant dense<5> : tensor<340xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<340xi32>
  %x7 = stablehlo.convert %x6 : (tensor<340xi32>) -> tensor<340xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<340xf32>) -> tensor<20x17xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<20x17xf32>
  %x9 = stablehlo.convert %xf : (tensor<20x17xf32>) -> tensor<20x17xf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<20x17xf16>
  %w0 = stablehlo.iota dim = 0 : tensor<680xi32>
  %w1 = stablehlo.constant dense<5> : tensor<680xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<680xi32>
  %w3 = stablehlo.constant dense<7> : tensor<680xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<680xi32>
  %w5 = stablehlo.constant dense<3> : tensor<680xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<680xi32>
  %w7 = stablehlo.convert %w6 : (tensor<680xi32>) -> tensor<680xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<680xf32>) -> tensor<40x17xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<40x17xf32>
  %w9 = stablehlo.convert %wf : (tensor<40x17xf32>) -> tensor<40x17xf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<40x17xf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<20x17xf16>, tensor<40x17xf16>) -> tensor<20x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<20x17xf32>, tensor<40x17xf32>) -> tensor<20x40xf32>
  check.expect_eq %r, %e : tensor<20x40xf32>
  func.return
}
func.func private @h_64x64x100t() {
  %x0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %x1 = stablehlo.constant dense<7> : tensor<4096xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4096xi32>
  %x3 = stablehlo.constant dense<11> : tensor<4096xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4096xi32>
  %x5 = stablehlo.constant dense<5> : tensor<4096xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<4096xi32>
  %x7 = stablehlo.convert %x6 : (tensor<4096xi32>) -> tensor<4096xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<4096xf32>) -> tensor<64x64xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<64x64xf32>
  %x9 = stablehlo.convert %xf : (tensor<64x64xf32>) -> tensor<64x64xf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<64x64xf16>
  %w0 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<6400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<6400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<6400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<6400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<6400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<6400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<6400xi32>) -> tensor<6400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<6400xf32>) -> tensor<100x64xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<100x64xf32>
  %w9 = stablehlo.convert %wf : (tensor<100x64xf32>) -> tensor<100x64xf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<100x64xf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<64x64xf16>, tensor<100x64xf16>) -> tensor<64x100xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<100x64xf32>) -> tensor<64x100xf32>
  check.expect_eq %r, %e : tensor<64x100xf32>
  func.return
}
func.func private @h_33x70x31t() {
  %x0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %x1 = stablehlo.constant dense<7> : tensor<2310xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<2310xi32>
  %x3 = stablehlo.constant dense<11> : tensor<2310xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<2310xi32>
  %x5 = stablehlo.constant dense<5> : tensor<2310xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<2310xi32>
  %x7 = stablehlo.convert %x6 : (tensor<2310xi32>) -> tensor<2310xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<2310xf32>) -> tensor<33x70xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<33x70xf32>
  %x9 = stablehlo.convert %xf : (tensor<33x70xf32>) -> tensor<33x70xf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<33x70xf16>
  %w0 = stablehlo.iota dim = 0 : tensor<2170xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2170xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2170xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2170xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2170xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2170xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2170xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2170xi32>) -> tensor<2170xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<2170xf32>) -> tensor<31x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<31x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<31x70xf32>) -> tensor<31x70xf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<31x70xf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<33x70xf16>, tensor<31x70xf16>) -> tensor<33x31xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<33x70xf32>, tensor<31x70xf32>) -> tensor<33x31xf32>
  check.expect_eq %r, %e : tensor<33x31xf32>
  func.return
}
func.func private @h_12x131x50t() {
  %x0 = stablehlo.iota dim = 0 : tensor<1572xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1572xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1572xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1572xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1572xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1572xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1572xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1572xi32>) -> tensor<1572xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1572xf32>) -> tensor<12x131xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<12x131xf32>
  %x9 = stablehlo.convert %xf : (tensor<12x131xf32>) -> tensor<12x131xf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<12x131xf16>
  %w0 = stablehlo.iota dim = 0 : tensor<6550xi32>
  %w1 = stablehlo.constant dense<5> : tensor<6550xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<6550xi32>
  %w3 = stablehlo.constant dense<7> : tensor<6550xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<6550xi32>
  %w5 = stablehlo.constant dense<3> : tensor<6550xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<6550xi32>
  %w7 = stablehlo.convert %w6 : (tensor<6550xi32>) -> tensor<6550xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<6550xf32>) -> tensor<50x131xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<50x131xf32>
  %w9 = stablehlo.convert %wf : (tensor<50x131xf32>) -> tensor<50x131xf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<50x131xf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<12x131xf16>, tensor<50x131xf16>) -> tensor<12x50xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<12x131xf32>, tensor<50x131xf32>) -> tensor<12x50xf32>
  check.expect_eq %r, %e : tensor<12x50xf32>
  func.return
}
func.func private @h_6x30x200t() {
  %x0 = stablehlo.iota dim = 0 : tensor<180xi32>
  %x1 = stablehlo.constant dense<7> : tensor<180xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<180xi32>
  %x3 = stablehlo.constant dense<11> : tensor<180xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<180xi32>
  %x5 = stablehlo.constant dense<5> : tensor<180xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<180xi32>
  %x7 = stablehlo.convert %x6 : (tensor<180xi32>) -> tensor<180xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<180xf32>) -> tensor<6x30xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<6x30xf32>
  %x9 = stablehlo.convert %xf : (tensor<6x30xf32>) -> tensor<6x30xf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<6x30xf16>
  %w0 = stablehlo.iota dim = 0 : tensor<6000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<6000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<6000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<6000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<6000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<6000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<6000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<6000xi32>) -> tensor<6000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<6000xf32>) -> tensor<200x30xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<200x30xf32>
  %w9 = stablehlo.convert %wf : (tensor<200x30xf32>) -> tensor<200x30xf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<200x30xf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x30xf16>, tensor<200x30xf16>) -> tensor<6x200xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<6x30xf32>, tensor<200x30xf32>) -> tensor<6x200xf32>
  check.expect_eq %r, %e : tensor<6x200xf32>
  func.return
}
func.func private @h_21x45x37tt() {
  %x0 = stablehlo.iota dim = 0 : tensor<945xi32>
  %x1 = stablehlo.constant dense<7> : tensor<945xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<945xi32>
  %x3 = stablehlo.constant dense<11> : tensor<945xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<945xi32>
  %x5 = stablehlo.constant dense<5> : tensor<945xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<945xi32>
  %x7 = stablehlo.convert %x6 : (tensor<945xi32>) -> tensor<945xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<945xf32>) -> tensor<45x21xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<45x21xf32>
  %x9 = stablehlo.convert %xf : (tensor<45x21xf32>) -> tensor<45x21xf16>
  %x = stablehlo.optimization_barrier %x9 : tensor<45x21xf16>
  %w0 = stablehlo.iota dim = 0 : tensor<1665xi32>
  %w1 = stablehlo.constant dense<5> : tensor<1665xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1665xi32>
  %w3 = stablehlo.constant dense<7> : tensor<1665xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<1665xi32>
  %w5 = stablehlo.constant dense<3> : tensor<1665xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<1665xi32>
  %w7 = stablehlo.convert %w6 : (tensor<1665xi32>) -> tensor<1665xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<1665xf32>) -> tensor<37x45xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<37x45xf32>
  %w9 = stablehlo.convert %wf : (tensor<37x45xf32>) -> tensor<37x45xf16>
  %w = stablehlo.optimization_barrier %w9 : tensor<37x45xf16>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [1] : (tensor<45x21xf16>, tensor<37x45xf16>) -> tensor<21x37xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [0] x [1] : (tensor<45x21xf32>, tensor<37x45xf32>) -> tensor<21x37xf32>
  check.expect_eq %r, %e : tensor<21x37xf32>
  func.return
}
