// Products of 8-bit floats: all codes times 2, of few and many rows, B by rows and by
// columns; and small integers.  Oracles: the conversion of the codes, and the products of
// the numbers in f32.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @all_e4_1() : () -> ()
  func.call @all_e4_6() : () -> ()
  func.call @all_e4_40() : () -> ()
  func.call @all_e4_1t() : () -> ()
  func.call @all_e4_6t() : () -> ()
  func.call @all_e4_40t() : () -> ()
  func.call @e4_1x300x70() : () -> ()
  func.call @e4_1x300x70t() : () -> ()
  func.call @e4_1x9x40() : () -> ()
  func.call @e4_1x9x40t() : () -> ()
  func.call @e4_6x70x33() : () -> ()
  func.call @e4_6x70x33t() : () -> ()
  func.call @e4_64x100x40() : () -> ()
  func.call @e4_64x100x40t() : () -> ()
  func.call @e4_100x67x130() : () -> ()
  func.call @e4_100x67x130t() : () -> ()
  func.call @e4_3x200x17() : () -> ()
  func.call @e4_3x200x17t() : () -> ()
  func.call @e4_37x50x70t() : () -> ()
  func.call @all_e5_1() : () -> ()
  func.call @all_e5_6() : () -> ()
  func.call @all_e5_40() : () -> ()
  func.call @all_e5_1t() : () -> ()
  func.call @all_e5_6t() : () -> ()
  func.call @all_e5_40t() : () -> ()
  func.call @e5_1x300x70() : () -> ()
  func.call @e5_1x300x70t() : () -> ()
  func.call @e5_1x9x40() : () -> ()
  func.call @e5_1x9x40t() : () -> ()
  func.call @e5_6x70x33() : () -> ()
  func.call @e5_6x70x33t() : () -> ()
  func.call @e5_64x100x40() : () -> ()
  func.call @e5_64x100x40t() : () -> ()
  func.call @e5_100x67x130() : () -> ()
  func.call @e5_100x67x130t() : () -> ()
  func.call @e5_3x200x17() : () -> ()
  func.call @e5_3x200x17t() : () -> ()
  func.call @e5_37x50x70t() : () -> ()
  func.call @all_e4u_1() : () -> ()
  func.call @all_e4u_6() : () -> ()
  func.call @all_e4u_40() : () -> ()
  func.call @all_e4u_1t() : () -> ()
  func.call @all_e4u_6t() : () -> ()
  func.call @all_e4u_40t() : () -> ()
  func.call @e4u_1x300x70() : () -> ()
  func.call @e4u_1x300x70t() : () -> ()
  func.call @e4u_1x9x40() : () -> ()
  func.call @e4u_1x9x40t() : () -> ()
  func.call @e4u_6x70x33() : () -> ()
  func.call @e4u_6x70x33t() : () -> ()
  func.call @e4u_64x100x40() : () -> ()
  func.call @e4u_64x100x40t() : () -> ()
  func.call @e4u_100x67x130() : () -> ()
  func.call @e4u_100x67x130t() : () -> ()
  func.call @e4u_3x200x17() : () -> ()
  func.call @e4u_3x200x17t() : () -> ()
  func.call @e4u_37x50x70t() : () -> ()
  func.return
}
func.func private @all_e4_1() {
  %c0 = stablehlo.iota dim = 1 : tensor<1x256xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<1x256xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [19, 0], interior = [0, 0] : (tensor<1x256xui8>, tensor<ui8>) -> tensor<20x256xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<20x256xui8>) -> tensor<20x256xf8E4M3FN>
  %c = stablehlo.optimization_barrier %c3 : tensor<20x256xf8E4M3FN>
  %a0 = stablehlo.constant dense<2.0> : tensor<1x20xf8E4M3FN>
  %a = stablehlo.optimization_barrier %a0 : tensor<1x20xf8E4M3FN>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<1x20xf8E4M3FN>, tensor<20x256xf8E4M3FN>) -> tensor<1x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<1x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<1x256xi1>, tensor<1x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<1x256xi1>, tensor<1x256xf32>
  check.expect_eq %rs, %vs : tensor<1x256xf32>
  func.return
}
func.func private @all_e4_6() {
  %c0 = stablehlo.iota dim = 1 : tensor<1x256xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<1x256xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [19, 0], interior = [0, 0] : (tensor<1x256xui8>, tensor<ui8>) -> tensor<20x256xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<20x256xui8>) -> tensor<20x256xf8E4M3FN>
  %c = stablehlo.optimization_barrier %c3 : tensor<20x256xf8E4M3FN>
  %a0 = stablehlo.constant dense<2.0> : tensor<6x20xf8E4M3FN>
  %a = stablehlo.optimization_barrier %a0 : tensor<6x20xf8E4M3FN>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<6x20xf8E4M3FN>, tensor<20x256xf8E4M3FN>) -> tensor<6x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<6x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<6x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<6x256xi1>, tensor<6x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<6x256xi1>, tensor<6x256xf32>
  check.expect_eq %rs, %vs : tensor<6x256xf32>
  func.return
}
func.func private @all_e4_40() {
  %c0 = stablehlo.iota dim = 1 : tensor<1x256xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<1x256xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [19, 0], interior = [0, 0] : (tensor<1x256xui8>, tensor<ui8>) -> tensor<20x256xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<20x256xui8>) -> tensor<20x256xf8E4M3FN>
  %c = stablehlo.optimization_barrier %c3 : tensor<20x256xf8E4M3FN>
  %a0 = stablehlo.constant dense<2.0> : tensor<40x20xf8E4M3FN>
  %a = stablehlo.optimization_barrier %a0 : tensor<40x20xf8E4M3FN>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<40x20xf8E4M3FN>, tensor<20x256xf8E4M3FN>) -> tensor<40x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<40x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<40x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<40x256xi1>, tensor<40x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<40x256xi1>, tensor<40x256xf32>
  check.expect_eq %rs, %vs : tensor<40x256xf32>
  func.return
}
func.func private @all_e4_1t() {
  %c0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<256x1xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [0, 19], interior = [0, 0] : (tensor<256x1xui8>, tensor<ui8>) -> tensor<256x20xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<256x20xui8>) -> tensor<256x20xf8E4M3FN>
  %c = stablehlo.optimization_barrier %c3 : tensor<256x20xf8E4M3FN>
  %a0 = stablehlo.constant dense<2.0> : tensor<1x20xf8E4M3FN>
  %a = stablehlo.optimization_barrier %a0 : tensor<1x20xf8E4M3FN>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<1x20xf8E4M3FN>, tensor<256x20xf8E4M3FN>) -> tensor<1x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<1x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<1x256xi1>, tensor<1x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<1x256xi1>, tensor<1x256xf32>
  check.expect_eq %rs, %vs : tensor<1x256xf32>
  func.return
}
func.func private @all_e4_6t() {
  %c0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<256x1xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [0, 19], interior = [0, 0] : (tensor<256x1xui8>, tensor<ui8>) -> tensor<256x20xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<256x20xui8>) -> tensor<256x20xf8E4M3FN>
  %c = stablehlo.optimization_barrier %c3 : tensor<256x20xf8E4M3FN>
  %a0 = stablehlo.constant dense<2.0> : tensor<6x20xf8E4M3FN>
  %a = stablehlo.optimization_barrier %a0 : tensor<6x20xf8E4M3FN>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<6x20xf8E4M3FN>, tensor<256x20xf8E4M3FN>) -> tensor<6x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<6x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<6x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<6x256xi1>, tensor<6x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<6x256xi1>, tensor<6x256xf32>
  check.expect_eq %rs, %vs : tensor<6x256xf32>
  func.return
}
func.func private @all_e4_40t() {
  %c0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<256x1xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [0, 19], interior = [0, 0] : (tensor<256x1xui8>, tensor<ui8>) -> tensor<256x20xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<256x20xui8>) -> tensor<256x20xf8E4M3FN>
  %c = stablehlo.optimization_barrier %c3 : tensor<256x20xf8E4M3FN>
  %a0 = stablehlo.constant dense<2.0> : tensor<40x20xf8E4M3FN>
  %a = stablehlo.optimization_barrier %a0 : tensor<40x20xf8E4M3FN>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<40x20xf8E4M3FN>, tensor<256x20xf8E4M3FN>) -> tensor<40x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<40x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<40x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<40x256xi1>, tensor<40x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<40x256xi1>, tensor<40x256xf32>
  check.expect_eq %rs, %vs : tensor<40x256xf32>
  func.return
}
func.func private @e4_1x300x70() {
  %x0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<300xi32>
  %x3 = stablehlo.constant dense<11> : tensor<300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<300xi32>
  %x5 = stablehlo.constant dense<5> : tensor<300xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<300xi32>
  %x7 = stablehlo.convert %x6 : (tensor<300xi32>) -> tensor<300xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<300xf32>) -> tensor<1x300xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x300xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x300xf32>) -> tensor<1x300xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x300xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<21000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<21000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<21000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<21000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<21000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<21000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<21000xi32>) -> tensor<21000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<21000xf32>) -> tensor<300x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<300x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<300x70xf32>) -> tensor<300x70xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<300x70xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x300xf8E4M3FN>, tensor<300x70xf8E4M3FN>) -> tensor<1x70xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<1x300xf32>, tensor<300x70xf32>) -> tensor<1x70xf32>
  check.expect_eq %r, %e : tensor<1x70xf32>
  func.return
}
func.func private @e4_1x300x70t() {
  %x0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<300xi32>
  %x3 = stablehlo.constant dense<11> : tensor<300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<300xi32>
  %x5 = stablehlo.constant dense<5> : tensor<300xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<300xi32>
  %x7 = stablehlo.convert %x6 : (tensor<300xi32>) -> tensor<300xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<300xf32>) -> tensor<1x300xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x300xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x300xf32>) -> tensor<1x300xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x300xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<21000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<21000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<21000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<21000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<21000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<21000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<21000xi32>) -> tensor<21000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<21000xf32>) -> tensor<70x300xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<70x300xf32>
  %w9 = stablehlo.convert %wf : (tensor<70x300xf32>) -> tensor<70x300xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<70x300xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x300xf8E4M3FN>, tensor<70x300xf8E4M3FN>) -> tensor<1x70xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<1x300xf32>, tensor<70x300xf32>) -> tensor<1x70xf32>
  check.expect_eq %r, %e : tensor<1x70xf32>
  func.return
}
func.func private @e4_1x9x40() {
  %x0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9xi32>) -> tensor<9xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<9xf32>) -> tensor<1x9xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x9xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x9xf32>) -> tensor<1x9xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x9xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %w1 = stablehlo.constant dense<5> : tensor<360xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<360xi32>
  %w3 = stablehlo.constant dense<7> : tensor<360xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<360xi32>
  %w5 = stablehlo.constant dense<3> : tensor<360xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<360xi32>
  %w7 = stablehlo.convert %w6 : (tensor<360xi32>) -> tensor<360xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<360xf32>) -> tensor<9x40xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<9x40xf32>
  %w9 = stablehlo.convert %wf : (tensor<9x40xf32>) -> tensor<9x40xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<9x40xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x9xf8E4M3FN>, tensor<9x40xf8E4M3FN>) -> tensor<1x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<1x9xf32>, tensor<9x40xf32>) -> tensor<1x40xf32>
  check.expect_eq %r, %e : tensor<1x40xf32>
  func.return
}
func.func private @e4_1x9x40t() {
  %x0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9xi32>) -> tensor<9xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<9xf32>) -> tensor<1x9xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x9xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x9xf32>) -> tensor<1x9xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x9xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %w1 = stablehlo.constant dense<5> : tensor<360xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<360xi32>
  %w3 = stablehlo.constant dense<7> : tensor<360xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<360xi32>
  %w5 = stablehlo.constant dense<3> : tensor<360xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<360xi32>
  %w7 = stablehlo.convert %w6 : (tensor<360xi32>) -> tensor<360xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<360xf32>) -> tensor<40x9xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<40x9xf32>
  %w9 = stablehlo.convert %wf : (tensor<40x9xf32>) -> tensor<40x9xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<40x9xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x9xf8E4M3FN>, tensor<40x9xf8E4M3FN>) -> tensor<1x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<1x9xf32>, tensor<40x9xf32>) -> tensor<1x40xf32>
  check.expect_eq %r, %e : tensor<1x40xf32>
  func.return
}
func.func private @e4_6x70x33() {
  %x0 = stablehlo.iota dim = 0 : tensor<420xi32>
  %x1 = stablehlo.constant dense<7> : tensor<420xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<420xi32>
  %x3 = stablehlo.constant dense<11> : tensor<420xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<420xi32>
  %x5 = stablehlo.constant dense<5> : tensor<420xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<420xi32>
  %x7 = stablehlo.convert %x6 : (tensor<420xi32>) -> tensor<420xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<420xf32>) -> tensor<6x70xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<6x70xf32>
  %x9 = stablehlo.convert %xf : (tensor<6x70xf32>) -> tensor<6x70xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<6x70xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2310xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2310xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2310xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2310xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2310xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2310xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2310xi32>) -> tensor<2310xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<2310xf32>) -> tensor<70x33xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<70x33xf32>
  %w9 = stablehlo.convert %wf : (tensor<70x33xf32>) -> tensor<70x33xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<70x33xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x70xf8E4M3FN>, tensor<70x33xf8E4M3FN>) -> tensor<6x33xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<6x70xf32>, tensor<70x33xf32>) -> tensor<6x33xf32>
  check.expect_eq %r, %e : tensor<6x33xf32>
  func.return
}
func.func private @e4_6x70x33t() {
  %x0 = stablehlo.iota dim = 0 : tensor<420xi32>
  %x1 = stablehlo.constant dense<7> : tensor<420xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<420xi32>
  %x3 = stablehlo.constant dense<11> : tensor<420xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<420xi32>
  %x5 = stablehlo.constant dense<5> : tensor<420xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<420xi32>
  %x7 = stablehlo.convert %x6 : (tensor<420xi32>) -> tensor<420xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<420xf32>) -> tensor<6x70xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<6x70xf32>
  %x9 = stablehlo.convert %xf : (tensor<6x70xf32>) -> tensor<6x70xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<6x70xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2310xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2310xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2310xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2310xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2310xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2310xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2310xi32>) -> tensor<2310xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<2310xf32>) -> tensor<33x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<33x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<33x70xf32>) -> tensor<33x70xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<33x70xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x70xf8E4M3FN>, tensor<33x70xf8E4M3FN>) -> tensor<6x33xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<6x70xf32>, tensor<33x70xf32>) -> tensor<6x33xf32>
  check.expect_eq %r, %e : tensor<6x33xf32>
  func.return
}
func.func private @e4_64x100x40() {
  %x0 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6400xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6400xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6400xi32>) -> tensor<6400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6400xf32>) -> tensor<64x100xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<64x100xf32>
  %x9 = stablehlo.convert %xf : (tensor<64x100xf32>) -> tensor<64x100xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<64x100xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<4000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4000xi32>) -> tensor<4000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<4000xf32>) -> tensor<100x40xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<100x40xf32>
  %w9 = stablehlo.convert %wf : (tensor<100x40xf32>) -> tensor<100x40xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<100x40xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x100xf8E4M3FN>, tensor<100x40xf8E4M3FN>) -> tensor<64x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<64x100xf32>, tensor<100x40xf32>) -> tensor<64x40xf32>
  check.expect_eq %r, %e : tensor<64x40xf32>
  func.return
}
func.func private @e4_64x100x40t() {
  %x0 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6400xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6400xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6400xi32>) -> tensor<6400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6400xf32>) -> tensor<64x100xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<64x100xf32>
  %x9 = stablehlo.convert %xf : (tensor<64x100xf32>) -> tensor<64x100xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<64x100xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<4000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4000xi32>) -> tensor<4000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<4000xf32>) -> tensor<40x100xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<40x100xf32>
  %w9 = stablehlo.convert %wf : (tensor<40x100xf32>) -> tensor<40x100xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<40x100xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<64x100xf8E4M3FN>, tensor<40x100xf8E4M3FN>) -> tensor<64x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<64x100xf32>, tensor<40x100xf32>) -> tensor<64x40xf32>
  check.expect_eq %r, %e : tensor<64x40xf32>
  func.return
}
func.func private @e4_100x67x130() {
  %x0 = stablehlo.iota dim = 0 : tensor<6700xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6700xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6700xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6700xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6700xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6700xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6700xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6700xi32>) -> tensor<6700xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6700xf32>) -> tensor<100x67xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<100x67xf32>
  %x9 = stablehlo.convert %xf : (tensor<100x67xf32>) -> tensor<100x67xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<100x67xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<8710xi32>
  %w1 = stablehlo.constant dense<5> : tensor<8710xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<8710xi32>
  %w3 = stablehlo.constant dense<7> : tensor<8710xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<8710xi32>
  %w5 = stablehlo.constant dense<3> : tensor<8710xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<8710xi32>
  %w7 = stablehlo.convert %w6 : (tensor<8710xi32>) -> tensor<8710xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<8710xf32>) -> tensor<67x130xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<67x130xf32>
  %w9 = stablehlo.convert %wf : (tensor<67x130xf32>) -> tensor<67x130xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<67x130xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<100x67xf8E4M3FN>, tensor<67x130xf8E4M3FN>) -> tensor<100x130xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<100x67xf32>, tensor<67x130xf32>) -> tensor<100x130xf32>
  check.expect_eq %r, %e : tensor<100x130xf32>
  func.return
}
func.func private @e4_100x67x130t() {
  %x0 = stablehlo.iota dim = 0 : tensor<6700xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6700xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6700xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6700xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6700xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6700xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6700xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6700xi32>) -> tensor<6700xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6700xf32>) -> tensor<100x67xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<100x67xf32>
  %x9 = stablehlo.convert %xf : (tensor<100x67xf32>) -> tensor<100x67xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<100x67xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<8710xi32>
  %w1 = stablehlo.constant dense<5> : tensor<8710xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<8710xi32>
  %w3 = stablehlo.constant dense<7> : tensor<8710xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<8710xi32>
  %w5 = stablehlo.constant dense<3> : tensor<8710xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<8710xi32>
  %w7 = stablehlo.convert %w6 : (tensor<8710xi32>) -> tensor<8710xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<8710xf32>) -> tensor<130x67xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<130x67xf32>
  %w9 = stablehlo.convert %wf : (tensor<130x67xf32>) -> tensor<130x67xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<130x67xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<100x67xf8E4M3FN>, tensor<130x67xf8E4M3FN>) -> tensor<100x130xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<100x67xf32>, tensor<130x67xf32>) -> tensor<100x130xf32>
  check.expect_eq %r, %e : tensor<100x130xf32>
  func.return
}
func.func private @e4_3x200x17() {
  %x0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<600xi32>) -> tensor<600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<600xf32>) -> tensor<3x200xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<3x200xf32>
  %x9 = stablehlo.convert %xf : (tensor<3x200xf32>) -> tensor<3x200xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<3x200xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<3400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3400xi32>) -> tensor<3400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3400xf32>) -> tensor<200x17xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<200x17xf32>
  %w9 = stablehlo.convert %wf : (tensor<200x17xf32>) -> tensor<200x17xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<200x17xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x200xf8E4M3FN>, tensor<200x17xf8E4M3FN>) -> tensor<3x17xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<3x200xf32>, tensor<200x17xf32>) -> tensor<3x17xf32>
  check.expect_eq %r, %e : tensor<3x17xf32>
  func.return
}
func.func private @e4_3x200x17t() {
  %x0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<600xi32>) -> tensor<600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<600xf32>) -> tensor<3x200xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<3x200xf32>
  %x9 = stablehlo.convert %xf : (tensor<3x200xf32>) -> tensor<3x200xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<3x200xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<3400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3400xi32>) -> tensor<3400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3400xf32>) -> tensor<17x200xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<17x200xf32>
  %w9 = stablehlo.convert %wf : (tensor<17x200xf32>) -> tensor<17x200xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<17x200xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x200xf8E4M3FN>, tensor<17x200xf8E4M3FN>) -> tensor<3x17xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<3x200xf32>, tensor<17x200xf32>) -> tensor<3x17xf32>
  check.expect_eq %r, %e : tensor<3x17xf32>
  func.return
}
func.func private @e4_37x50x70t() {
  %x0 = stablehlo.iota dim = 0 : tensor<1850xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1850xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1850xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1850xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1850xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1850xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1850xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1850xi32>) -> tensor<1850xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1850xf32>) -> tensor<50x37xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<50x37xf32>
  %x9 = stablehlo.convert %xf : (tensor<50x37xf32>) -> tensor<50x37xf8E4M3FN>
  %x = stablehlo.optimization_barrier %x9 : tensor<50x37xf8E4M3FN>
  %w0 = stablehlo.iota dim = 0 : tensor<3500xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3500xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3500xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3500xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3500xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3500xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3500xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3500xi32>) -> tensor<3500xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3500xf32>) -> tensor<50x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<50x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<50x70xf32>) -> tensor<50x70xf8E4M3FN>
  %w = stablehlo.optimization_barrier %w9 : tensor<50x70xf8E4M3FN>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<50x37xf8E4M3FN>, tensor<50x70xf8E4M3FN>) -> tensor<37x70xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [0] x [0] : (tensor<50x37xf32>, tensor<50x70xf32>) -> tensor<37x70xf32>
  check.expect_eq %r, %e : tensor<37x70xf32>
  func.return
}
func.func private @all_e5_1() {
  %c0 = stablehlo.iota dim = 1 : tensor<1x256xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<1x256xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [19, 0], interior = [0, 0] : (tensor<1x256xui8>, tensor<ui8>) -> tensor<20x256xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<20x256xui8>) -> tensor<20x256xf8E5M2>
  %c = stablehlo.optimization_barrier %c3 : tensor<20x256xf8E5M2>
  %a0 = stablehlo.constant dense<2.0> : tensor<1x20xf8E5M2>
  %a = stablehlo.optimization_barrier %a0 : tensor<1x20xf8E5M2>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<1x20xf8E5M2>, tensor<20x256xf8E5M2>) -> tensor<1x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E5M2>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<1x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<1x256xi1>, tensor<1x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<1x256xi1>, tensor<1x256xf32>
  check.expect_eq %rs, %vs : tensor<1x256xf32>
  func.return
}
func.func private @all_e5_6() {
  %c0 = stablehlo.iota dim = 1 : tensor<1x256xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<1x256xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [19, 0], interior = [0, 0] : (tensor<1x256xui8>, tensor<ui8>) -> tensor<20x256xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<20x256xui8>) -> tensor<20x256xf8E5M2>
  %c = stablehlo.optimization_barrier %c3 : tensor<20x256xf8E5M2>
  %a0 = stablehlo.constant dense<2.0> : tensor<6x20xf8E5M2>
  %a = stablehlo.optimization_barrier %a0 : tensor<6x20xf8E5M2>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<6x20xf8E5M2>, tensor<20x256xf8E5M2>) -> tensor<6x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E5M2>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<6x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<6x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<6x256xi1>, tensor<6x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<6x256xi1>, tensor<6x256xf32>
  check.expect_eq %rs, %vs : tensor<6x256xf32>
  func.return
}
func.func private @all_e5_40() {
  %c0 = stablehlo.iota dim = 1 : tensor<1x256xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<1x256xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [19, 0], interior = [0, 0] : (tensor<1x256xui8>, tensor<ui8>) -> tensor<20x256xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<20x256xui8>) -> tensor<20x256xf8E5M2>
  %c = stablehlo.optimization_barrier %c3 : tensor<20x256xf8E5M2>
  %a0 = stablehlo.constant dense<2.0> : tensor<40x20xf8E5M2>
  %a = stablehlo.optimization_barrier %a0 : tensor<40x20xf8E5M2>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<40x20xf8E5M2>, tensor<20x256xf8E5M2>) -> tensor<40x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E5M2>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<40x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<40x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<40x256xi1>, tensor<40x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<40x256xi1>, tensor<40x256xf32>
  check.expect_eq %rs, %vs : tensor<40x256xf32>
  func.return
}
func.func private @all_e5_1t() {
  %c0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<256x1xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [0, 19], interior = [0, 0] : (tensor<256x1xui8>, tensor<ui8>) -> tensor<256x20xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<256x20xui8>) -> tensor<256x20xf8E5M2>
  %c = stablehlo.optimization_barrier %c3 : tensor<256x20xf8E5M2>
  %a0 = stablehlo.constant dense<2.0> : tensor<1x20xf8E5M2>
  %a = stablehlo.optimization_barrier %a0 : tensor<1x20xf8E5M2>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<1x20xf8E5M2>, tensor<256x20xf8E5M2>) -> tensor<1x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E5M2>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<1x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<1x256xi1>, tensor<1x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<1x256xi1>, tensor<1x256xf32>
  check.expect_eq %rs, %vs : tensor<1x256xf32>
  func.return
}
func.func private @all_e5_6t() {
  %c0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<256x1xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [0, 19], interior = [0, 0] : (tensor<256x1xui8>, tensor<ui8>) -> tensor<256x20xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<256x20xui8>) -> tensor<256x20xf8E5M2>
  %c = stablehlo.optimization_barrier %c3 : tensor<256x20xf8E5M2>
  %a0 = stablehlo.constant dense<2.0> : tensor<6x20xf8E5M2>
  %a = stablehlo.optimization_barrier %a0 : tensor<6x20xf8E5M2>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<6x20xf8E5M2>, tensor<256x20xf8E5M2>) -> tensor<6x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E5M2>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<6x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<6x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<6x256xi1>, tensor<6x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<6x256xi1>, tensor<6x256xf32>
  check.expect_eq %rs, %vs : tensor<6x256xf32>
  func.return
}
func.func private @all_e5_40t() {
  %c0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<256x1xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [0, 19], interior = [0, 0] : (tensor<256x1xui8>, tensor<ui8>) -> tensor<256x20xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<256x20xui8>) -> tensor<256x20xf8E5M2>
  %c = stablehlo.optimization_barrier %c3 : tensor<256x20xf8E5M2>
  %a0 = stablehlo.constant dense<2.0> : tensor<40x20xf8E5M2>
  %a = stablehlo.optimization_barrier %a0 : tensor<40x20xf8E5M2>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<40x20xf8E5M2>, tensor<256x20xf8E5M2>) -> tensor<40x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E5M2>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<40x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<40x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<40x256xi1>, tensor<40x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<40x256xi1>, tensor<40x256xf32>
  check.expect_eq %rs, %vs : tensor<40x256xf32>
  func.return
}
func.func private @e5_1x300x70() {
  %x0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<300xi32>
  %x3 = stablehlo.constant dense<11> : tensor<300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<300xi32>
  %x5 = stablehlo.constant dense<5> : tensor<300xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<300xi32>
  %x7 = stablehlo.convert %x6 : (tensor<300xi32>) -> tensor<300xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<300xf32>) -> tensor<1x300xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x300xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x300xf32>) -> tensor<1x300xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x300xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<21000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<21000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<21000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<21000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<21000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<21000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<21000xi32>) -> tensor<21000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<21000xf32>) -> tensor<300x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<300x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<300x70xf32>) -> tensor<300x70xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<300x70xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x300xf8E5M2>, tensor<300x70xf8E5M2>) -> tensor<1x70xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<1x300xf32>, tensor<300x70xf32>) -> tensor<1x70xf32>
  check.expect_eq %r, %e : tensor<1x70xf32>
  func.return
}
func.func private @e5_1x300x70t() {
  %x0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<300xi32>
  %x3 = stablehlo.constant dense<11> : tensor<300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<300xi32>
  %x5 = stablehlo.constant dense<5> : tensor<300xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<300xi32>
  %x7 = stablehlo.convert %x6 : (tensor<300xi32>) -> tensor<300xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<300xf32>) -> tensor<1x300xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x300xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x300xf32>) -> tensor<1x300xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x300xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<21000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<21000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<21000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<21000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<21000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<21000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<21000xi32>) -> tensor<21000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<21000xf32>) -> tensor<70x300xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<70x300xf32>
  %w9 = stablehlo.convert %wf : (tensor<70x300xf32>) -> tensor<70x300xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<70x300xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x300xf8E5M2>, tensor<70x300xf8E5M2>) -> tensor<1x70xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<1x300xf32>, tensor<70x300xf32>) -> tensor<1x70xf32>
  check.expect_eq %r, %e : tensor<1x70xf32>
  func.return
}
func.func private @e5_1x9x40() {
  %x0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9xi32>) -> tensor<9xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<9xf32>) -> tensor<1x9xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x9xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x9xf32>) -> tensor<1x9xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x9xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %w1 = stablehlo.constant dense<5> : tensor<360xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<360xi32>
  %w3 = stablehlo.constant dense<7> : tensor<360xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<360xi32>
  %w5 = stablehlo.constant dense<3> : tensor<360xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<360xi32>
  %w7 = stablehlo.convert %w6 : (tensor<360xi32>) -> tensor<360xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<360xf32>) -> tensor<9x40xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<9x40xf32>
  %w9 = stablehlo.convert %wf : (tensor<9x40xf32>) -> tensor<9x40xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<9x40xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x9xf8E5M2>, tensor<9x40xf8E5M2>) -> tensor<1x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<1x9xf32>, tensor<9x40xf32>) -> tensor<1x40xf32>
  check.expect_eq %r, %e : tensor<1x40xf32>
  func.return
}
func.func private @e5_1x9x40t() {
  %x0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9xi32>) -> tensor<9xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<9xf32>) -> tensor<1x9xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x9xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x9xf32>) -> tensor<1x9xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x9xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %w1 = stablehlo.constant dense<5> : tensor<360xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<360xi32>
  %w3 = stablehlo.constant dense<7> : tensor<360xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<360xi32>
  %w5 = stablehlo.constant dense<3> : tensor<360xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<360xi32>
  %w7 = stablehlo.convert %w6 : (tensor<360xi32>) -> tensor<360xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<360xf32>) -> tensor<40x9xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<40x9xf32>
  %w9 = stablehlo.convert %wf : (tensor<40x9xf32>) -> tensor<40x9xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<40x9xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x9xf8E5M2>, tensor<40x9xf8E5M2>) -> tensor<1x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<1x9xf32>, tensor<40x9xf32>) -> tensor<1x40xf32>
  check.expect_eq %r, %e : tensor<1x40xf32>
  func.return
}
func.func private @e5_6x70x33() {
  %x0 = stablehlo.iota dim = 0 : tensor<420xi32>
  %x1 = stablehlo.constant dense<7> : tensor<420xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<420xi32>
  %x3 = stablehlo.constant dense<11> : tensor<420xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<420xi32>
  %x5 = stablehlo.constant dense<5> : tensor<420xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<420xi32>
  %x7 = stablehlo.convert %x6 : (tensor<420xi32>) -> tensor<420xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<420xf32>) -> tensor<6x70xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<6x70xf32>
  %x9 = stablehlo.convert %xf : (tensor<6x70xf32>) -> tensor<6x70xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<6x70xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2310xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2310xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2310xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2310xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2310xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2310xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2310xi32>) -> tensor<2310xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<2310xf32>) -> tensor<70x33xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<70x33xf32>
  %w9 = stablehlo.convert %wf : (tensor<70x33xf32>) -> tensor<70x33xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<70x33xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x70xf8E5M2>, tensor<70x33xf8E5M2>) -> tensor<6x33xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<6x70xf32>, tensor<70x33xf32>) -> tensor<6x33xf32>
  check.expect_eq %r, %e : tensor<6x33xf32>
  func.return
}
func.func private @e5_6x70x33t() {
  %x0 = stablehlo.iota dim = 0 : tensor<420xi32>
  %x1 = stablehlo.constant dense<7> : tensor<420xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<420xi32>
  %x3 = stablehlo.constant dense<11> : tensor<420xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<420xi32>
  %x5 = stablehlo.constant dense<5> : tensor<420xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<420xi32>
  %x7 = stablehlo.convert %x6 : (tensor<420xi32>) -> tensor<420xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<420xf32>) -> tensor<6x70xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<6x70xf32>
  %x9 = stablehlo.convert %xf : (tensor<6x70xf32>) -> tensor<6x70xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<6x70xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2310xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2310xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2310xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2310xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2310xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2310xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2310xi32>) -> tensor<2310xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<2310xf32>) -> tensor<33x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<33x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<33x70xf32>) -> tensor<33x70xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<33x70xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x70xf8E5M2>, tensor<33x70xf8E5M2>) -> tensor<6x33xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<6x70xf32>, tensor<33x70xf32>) -> tensor<6x33xf32>
  check.expect_eq %r, %e : tensor<6x33xf32>
  func.return
}
func.func private @e5_64x100x40() {
  %x0 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6400xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6400xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6400xi32>) -> tensor<6400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6400xf32>) -> tensor<64x100xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<64x100xf32>
  %x9 = stablehlo.convert %xf : (tensor<64x100xf32>) -> tensor<64x100xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<64x100xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<4000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4000xi32>) -> tensor<4000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<4000xf32>) -> tensor<100x40xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<100x40xf32>
  %w9 = stablehlo.convert %wf : (tensor<100x40xf32>) -> tensor<100x40xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<100x40xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x100xf8E5M2>, tensor<100x40xf8E5M2>) -> tensor<64x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<64x100xf32>, tensor<100x40xf32>) -> tensor<64x40xf32>
  check.expect_eq %r, %e : tensor<64x40xf32>
  func.return
}
func.func private @e5_64x100x40t() {
  %x0 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6400xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6400xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6400xi32>) -> tensor<6400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6400xf32>) -> tensor<64x100xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<64x100xf32>
  %x9 = stablehlo.convert %xf : (tensor<64x100xf32>) -> tensor<64x100xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<64x100xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<4000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4000xi32>) -> tensor<4000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<4000xf32>) -> tensor<40x100xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<40x100xf32>
  %w9 = stablehlo.convert %wf : (tensor<40x100xf32>) -> tensor<40x100xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<40x100xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<64x100xf8E5M2>, tensor<40x100xf8E5M2>) -> tensor<64x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<64x100xf32>, tensor<40x100xf32>) -> tensor<64x40xf32>
  check.expect_eq %r, %e : tensor<64x40xf32>
  func.return
}
func.func private @e5_100x67x130() {
  %x0 = stablehlo.iota dim = 0 : tensor<6700xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6700xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6700xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6700xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6700xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6700xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6700xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6700xi32>) -> tensor<6700xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6700xf32>) -> tensor<100x67xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<100x67xf32>
  %x9 = stablehlo.convert %xf : (tensor<100x67xf32>) -> tensor<100x67xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<100x67xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<8710xi32>
  %w1 = stablehlo.constant dense<5> : tensor<8710xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<8710xi32>
  %w3 = stablehlo.constant dense<7> : tensor<8710xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<8710xi32>
  %w5 = stablehlo.constant dense<3> : tensor<8710xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<8710xi32>
  %w7 = stablehlo.convert %w6 : (tensor<8710xi32>) -> tensor<8710xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<8710xf32>) -> tensor<67x130xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<67x130xf32>
  %w9 = stablehlo.convert %wf : (tensor<67x130xf32>) -> tensor<67x130xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<67x130xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<100x67xf8E5M2>, tensor<67x130xf8E5M2>) -> tensor<100x130xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<100x67xf32>, tensor<67x130xf32>) -> tensor<100x130xf32>
  check.expect_eq %r, %e : tensor<100x130xf32>
  func.return
}
func.func private @e5_100x67x130t() {
  %x0 = stablehlo.iota dim = 0 : tensor<6700xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6700xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6700xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6700xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6700xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6700xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6700xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6700xi32>) -> tensor<6700xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6700xf32>) -> tensor<100x67xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<100x67xf32>
  %x9 = stablehlo.convert %xf : (tensor<100x67xf32>) -> tensor<100x67xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<100x67xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<8710xi32>
  %w1 = stablehlo.constant dense<5> : tensor<8710xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<8710xi32>
  %w3 = stablehlo.constant dense<7> : tensor<8710xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<8710xi32>
  %w5 = stablehlo.constant dense<3> : tensor<8710xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<8710xi32>
  %w7 = stablehlo.convert %w6 : (tensor<8710xi32>) -> tensor<8710xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<8710xf32>) -> tensor<130x67xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<130x67xf32>
  %w9 = stablehlo.convert %wf : (tensor<130x67xf32>) -> tensor<130x67xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<130x67xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<100x67xf8E5M2>, tensor<130x67xf8E5M2>) -> tensor<100x130xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<100x67xf32>, tensor<130x67xf32>) -> tensor<100x130xf32>
  check.expect_eq %r, %e : tensor<100x130xf32>
  func.return
}
func.func private @e5_3x200x17() {
  %x0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<600xi32>) -> tensor<600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<600xf32>) -> tensor<3x200xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<3x200xf32>
  %x9 = stablehlo.convert %xf : (tensor<3x200xf32>) -> tensor<3x200xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<3x200xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<3400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3400xi32>) -> tensor<3400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3400xf32>) -> tensor<200x17xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<200x17xf32>
  %w9 = stablehlo.convert %wf : (tensor<200x17xf32>) -> tensor<200x17xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<200x17xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x200xf8E5M2>, tensor<200x17xf8E5M2>) -> tensor<3x17xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<3x200xf32>, tensor<200x17xf32>) -> tensor<3x17xf32>
  check.expect_eq %r, %e : tensor<3x17xf32>
  func.return
}
func.func private @e5_3x200x17t() {
  %x0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<600xi32>) -> tensor<600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<600xf32>) -> tensor<3x200xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<3x200xf32>
  %x9 = stablehlo.convert %xf : (tensor<3x200xf32>) -> tensor<3x200xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<3x200xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<3400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3400xi32>) -> tensor<3400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3400xf32>) -> tensor<17x200xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<17x200xf32>
  %w9 = stablehlo.convert %wf : (tensor<17x200xf32>) -> tensor<17x200xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<17x200xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x200xf8E5M2>, tensor<17x200xf8E5M2>) -> tensor<3x17xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<3x200xf32>, tensor<17x200xf32>) -> tensor<3x17xf32>
  check.expect_eq %r, %e : tensor<3x17xf32>
  func.return
}
func.func private @e5_37x50x70t() {
  %x0 = stablehlo.iota dim = 0 : tensor<1850xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1850xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1850xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1850xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1850xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1850xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1850xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1850xi32>) -> tensor<1850xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1850xf32>) -> tensor<50x37xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<50x37xf32>
  %x9 = stablehlo.convert %xf : (tensor<50x37xf32>) -> tensor<50x37xf8E5M2>
  %x = stablehlo.optimization_barrier %x9 : tensor<50x37xf8E5M2>
  %w0 = stablehlo.iota dim = 0 : tensor<3500xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3500xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3500xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3500xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3500xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3500xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3500xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3500xi32>) -> tensor<3500xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3500xf32>) -> tensor<50x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<50x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<50x70xf32>) -> tensor<50x70xf8E5M2>
  %w = stablehlo.optimization_barrier %w9 : tensor<50x70xf8E5M2>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<50x37xf8E5M2>, tensor<50x70xf8E5M2>) -> tensor<37x70xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [0] x [0] : (tensor<50x37xf32>, tensor<50x70xf32>) -> tensor<37x70xf32>
  check.expect_eq %r, %e : tensor<37x70xf32>
  func.return
}
func.func private @all_e4u_1() {
  %c0 = stablehlo.iota dim = 1 : tensor<1x256xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<1x256xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [19, 0], interior = [0, 0] : (tensor<1x256xui8>, tensor<ui8>) -> tensor<20x256xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<20x256xui8>) -> tensor<20x256xf8E4M3FNUZ>
  %c = stablehlo.optimization_barrier %c3 : tensor<20x256xf8E4M3FNUZ>
  %a0 = stablehlo.constant dense<2.0> : tensor<1x20xf8E4M3FNUZ>
  %a = stablehlo.optimization_barrier %a0 : tensor<1x20xf8E4M3FNUZ>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<1x20xf8E4M3FNUZ>, tensor<20x256xf8E4M3FNUZ>) -> tensor<1x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FNUZ>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<1x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<1x256xi1>, tensor<1x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<1x256xi1>, tensor<1x256xf32>
  check.expect_eq %rs, %vs : tensor<1x256xf32>
  func.return
}
func.func private @all_e4u_6() {
  %c0 = stablehlo.iota dim = 1 : tensor<1x256xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<1x256xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [19, 0], interior = [0, 0] : (tensor<1x256xui8>, tensor<ui8>) -> tensor<20x256xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<20x256xui8>) -> tensor<20x256xf8E4M3FNUZ>
  %c = stablehlo.optimization_barrier %c3 : tensor<20x256xf8E4M3FNUZ>
  %a0 = stablehlo.constant dense<2.0> : tensor<6x20xf8E4M3FNUZ>
  %a = stablehlo.optimization_barrier %a0 : tensor<6x20xf8E4M3FNUZ>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<6x20xf8E4M3FNUZ>, tensor<20x256xf8E4M3FNUZ>) -> tensor<6x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FNUZ>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<6x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<6x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<6x256xi1>, tensor<6x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<6x256xi1>, tensor<6x256xf32>
  check.expect_eq %rs, %vs : tensor<6x256xf32>
  func.return
}
func.func private @all_e4u_40() {
  %c0 = stablehlo.iota dim = 1 : tensor<1x256xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<1x256xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [19, 0], interior = [0, 0] : (tensor<1x256xui8>, tensor<ui8>) -> tensor<20x256xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<20x256xui8>) -> tensor<20x256xf8E4M3FNUZ>
  %c = stablehlo.optimization_barrier %c3 : tensor<20x256xf8E4M3FNUZ>
  %a0 = stablehlo.constant dense<2.0> : tensor<40x20xf8E4M3FNUZ>
  %a = stablehlo.optimization_barrier %a0 : tensor<40x20xf8E4M3FNUZ>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<40x20xf8E4M3FNUZ>, tensor<20x256xf8E4M3FNUZ>) -> tensor<40x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FNUZ>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<40x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<40x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<40x256xi1>, tensor<40x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<40x256xi1>, tensor<40x256xf32>
  check.expect_eq %rs, %vs : tensor<40x256xf32>
  func.return
}
func.func private @all_e4u_1t() {
  %c0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<256x1xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [0, 19], interior = [0, 0] : (tensor<256x1xui8>, tensor<ui8>) -> tensor<256x20xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<256x20xui8>) -> tensor<256x20xf8E4M3FNUZ>
  %c = stablehlo.optimization_barrier %c3 : tensor<256x20xf8E4M3FNUZ>
  %a0 = stablehlo.constant dense<2.0> : tensor<1x20xf8E4M3FNUZ>
  %a = stablehlo.optimization_barrier %a0 : tensor<1x20xf8E4M3FNUZ>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<1x20xf8E4M3FNUZ>, tensor<256x20xf8E4M3FNUZ>) -> tensor<1x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FNUZ>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<1x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<1x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<1x256xi1>, tensor<1x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<1x256xi1>, tensor<1x256xf32>
  check.expect_eq %rs, %vs : tensor<1x256xf32>
  func.return
}
func.func private @all_e4u_6t() {
  %c0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<256x1xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [0, 19], interior = [0, 0] : (tensor<256x1xui8>, tensor<ui8>) -> tensor<256x20xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<256x20xui8>) -> tensor<256x20xf8E4M3FNUZ>
  %c = stablehlo.optimization_barrier %c3 : tensor<256x20xf8E4M3FNUZ>
  %a0 = stablehlo.constant dense<2.0> : tensor<6x20xf8E4M3FNUZ>
  %a = stablehlo.optimization_barrier %a0 : tensor<6x20xf8E4M3FNUZ>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<6x20xf8E4M3FNUZ>, tensor<256x20xf8E4M3FNUZ>) -> tensor<6x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FNUZ>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<6x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<6x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<6x256xi1>, tensor<6x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<6x256xi1>, tensor<6x256xf32>
  check.expect_eq %rs, %vs : tensor<6x256xf32>
  func.return
}
func.func private @all_e4u_40t() {
  %c0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %c1 = stablehlo.optimization_barrier %c0 : tensor<256x1xui8>
  %u = stablehlo.constant dense<0> : tensor<ui8>
  %c2 = stablehlo.pad %c1, %u, low = [0, 0], high = [0, 19], interior = [0, 0] : (tensor<256x1xui8>, tensor<ui8>) -> tensor<256x20xui8>
  %c3 = stablehlo.bitcast_convert %c2 : (tensor<256x20xui8>) -> tensor<256x20xf8E4M3FNUZ>
  %c = stablehlo.optimization_barrier %c3 : tensor<256x20xf8E4M3FNUZ>
  %a0 = stablehlo.constant dense<2.0> : tensor<40x20xf8E4M3FNUZ>
  %a = stablehlo.optimization_barrier %a0 : tensor<40x20xf8E4M3FNUZ>
  %r = stablehlo.dot_general %a, %c, contracting_dims = [1] x [1] : (tensor<40x20xf8E4M3FNUZ>, tensor<256x20xf8E4M3FNUZ>) -> tensor<40x256xf32>
  %v0 = stablehlo.iota dim = 0 : tensor<256xui8>
  %v1 = stablehlo.bitcast_convert %v0 : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %v2 = stablehlo.convert %v1 : (tensor<256xf8E4M3FNUZ>) -> tensor<256xf32>
  %v3 = stablehlo.add %v2, %v2 : tensor<256xf32>
  %v = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<256xf32>) -> tensor<40x256xf32>
  %s = stablehlo.constant dense<7.0e9> : tensor<40x256xf32>
  %rn = stablehlo.compare NE, %r, %r : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %vn = stablehlo.compare NE, %v, %v : (tensor<40x256xf32>, tensor<40x256xf32>) -> tensor<40x256xi1>
  %rs = stablehlo.select %rn, %s, %r : tensor<40x256xi1>, tensor<40x256xf32>
  %vs = stablehlo.select %vn, %s, %v : tensor<40x256xi1>, tensor<40x256xf32>
  check.expect_eq %rs, %vs : tensor<40x256xf32>
  func.return
}
func.func private @e4u_1x300x70() {
  %x0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<300xi32>
  %x3 = stablehlo.constant dense<11> : tensor<300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<300xi32>
  %x5 = stablehlo.constant dense<5> : tensor<300xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<300xi32>
  %x7 = stablehlo.convert %x6 : (tensor<300xi32>) -> tensor<300xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<300xf32>) -> tensor<1x300xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x300xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x300xf32>) -> tensor<1x300xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x300xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<21000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<21000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<21000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<21000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<21000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<21000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<21000xi32>) -> tensor<21000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<21000xf32>) -> tensor<300x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<300x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<300x70xf32>) -> tensor<300x70xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<300x70xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x300xf8E4M3FNUZ>, tensor<300x70xf8E4M3FNUZ>) -> tensor<1x70xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<1x300xf32>, tensor<300x70xf32>) -> tensor<1x70xf32>
  check.expect_eq %r, %e : tensor<1x70xf32>
  func.return
}
func.func private @e4u_1x300x70t() {
  %x0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %x1 = stablehlo.constant dense<7> : tensor<300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<300xi32>
  %x3 = stablehlo.constant dense<11> : tensor<300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<300xi32>
  %x5 = stablehlo.constant dense<5> : tensor<300xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<300xi32>
  %x7 = stablehlo.convert %x6 : (tensor<300xi32>) -> tensor<300xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<300xf32>) -> tensor<1x300xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x300xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x300xf32>) -> tensor<1x300xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x300xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<21000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<21000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<21000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<21000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<21000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<21000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<21000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<21000xi32>) -> tensor<21000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<21000xf32>) -> tensor<70x300xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<70x300xf32>
  %w9 = stablehlo.convert %wf : (tensor<70x300xf32>) -> tensor<70x300xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<70x300xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x300xf8E4M3FNUZ>, tensor<70x300xf8E4M3FNUZ>) -> tensor<1x70xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<1x300xf32>, tensor<70x300xf32>) -> tensor<1x70xf32>
  check.expect_eq %r, %e : tensor<1x70xf32>
  func.return
}
func.func private @e4u_1x9x40() {
  %x0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9xi32>) -> tensor<9xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<9xf32>) -> tensor<1x9xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x9xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x9xf32>) -> tensor<1x9xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x9xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %w1 = stablehlo.constant dense<5> : tensor<360xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<360xi32>
  %w3 = stablehlo.constant dense<7> : tensor<360xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<360xi32>
  %w5 = stablehlo.constant dense<3> : tensor<360xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<360xi32>
  %w7 = stablehlo.convert %w6 : (tensor<360xi32>) -> tensor<360xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<360xf32>) -> tensor<9x40xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<9x40xf32>
  %w9 = stablehlo.convert %wf : (tensor<9x40xf32>) -> tensor<9x40xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<9x40xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x9xf8E4M3FNUZ>, tensor<9x40xf8E4M3FNUZ>) -> tensor<1x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<1x9xf32>, tensor<9x40xf32>) -> tensor<1x40xf32>
  check.expect_eq %r, %e : tensor<1x40xf32>
  func.return
}
func.func private @e4u_1x9x40t() {
  %x0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %x1 = stablehlo.constant dense<7> : tensor<9xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9xi32>
  %x3 = stablehlo.constant dense<11> : tensor<9xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9xi32>
  %x5 = stablehlo.constant dense<5> : tensor<9xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<9xi32>
  %x7 = stablehlo.convert %x6 : (tensor<9xi32>) -> tensor<9xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<9xf32>) -> tensor<1x9xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<1x9xf32>
  %x9 = stablehlo.convert %xf : (tensor<1x9xf32>) -> tensor<1x9xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<1x9xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %w1 = stablehlo.constant dense<5> : tensor<360xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<360xi32>
  %w3 = stablehlo.constant dense<7> : tensor<360xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<360xi32>
  %w5 = stablehlo.constant dense<3> : tensor<360xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<360xi32>
  %w7 = stablehlo.convert %w6 : (tensor<360xi32>) -> tensor<360xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<360xf32>) -> tensor<40x9xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<40x9xf32>
  %w9 = stablehlo.convert %wf : (tensor<40x9xf32>) -> tensor<40x9xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<40x9xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<1x9xf8E4M3FNUZ>, tensor<40x9xf8E4M3FNUZ>) -> tensor<1x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<1x9xf32>, tensor<40x9xf32>) -> tensor<1x40xf32>
  check.expect_eq %r, %e : tensor<1x40xf32>
  func.return
}
func.func private @e4u_6x70x33() {
  %x0 = stablehlo.iota dim = 0 : tensor<420xi32>
  %x1 = stablehlo.constant dense<7> : tensor<420xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<420xi32>
  %x3 = stablehlo.constant dense<11> : tensor<420xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<420xi32>
  %x5 = stablehlo.constant dense<5> : tensor<420xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<420xi32>
  %x7 = stablehlo.convert %x6 : (tensor<420xi32>) -> tensor<420xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<420xf32>) -> tensor<6x70xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<6x70xf32>
  %x9 = stablehlo.convert %xf : (tensor<6x70xf32>) -> tensor<6x70xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<6x70xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2310xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2310xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2310xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2310xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2310xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2310xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2310xi32>) -> tensor<2310xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<2310xf32>) -> tensor<70x33xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<70x33xf32>
  %w9 = stablehlo.convert %wf : (tensor<70x33xf32>) -> tensor<70x33xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<70x33xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x70xf8E4M3FNUZ>, tensor<70x33xf8E4M3FNUZ>) -> tensor<6x33xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<6x70xf32>, tensor<70x33xf32>) -> tensor<6x33xf32>
  check.expect_eq %r, %e : tensor<6x33xf32>
  func.return
}
func.func private @e4u_6x70x33t() {
  %x0 = stablehlo.iota dim = 0 : tensor<420xi32>
  %x1 = stablehlo.constant dense<7> : tensor<420xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<420xi32>
  %x3 = stablehlo.constant dense<11> : tensor<420xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<420xi32>
  %x5 = stablehlo.constant dense<5> : tensor<420xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<420xi32>
  %x7 = stablehlo.convert %x6 : (tensor<420xi32>) -> tensor<420xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<420xf32>) -> tensor<6x70xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<6x70xf32>
  %x9 = stablehlo.convert %xf : (tensor<6x70xf32>) -> tensor<6x70xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<6x70xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %w1 = stablehlo.constant dense<5> : tensor<2310xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2310xi32>
  %w3 = stablehlo.constant dense<7> : tensor<2310xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<2310xi32>
  %w5 = stablehlo.constant dense<3> : tensor<2310xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<2310xi32>
  %w7 = stablehlo.convert %w6 : (tensor<2310xi32>) -> tensor<2310xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<2310xf32>) -> tensor<33x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<33x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<33x70xf32>) -> tensor<33x70xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<33x70xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x70xf8E4M3FNUZ>, tensor<33x70xf8E4M3FNUZ>) -> tensor<6x33xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<6x70xf32>, tensor<33x70xf32>) -> tensor<6x33xf32>
  check.expect_eq %r, %e : tensor<6x33xf32>
  func.return
}
func.func private @e4u_64x100x40() {
  %x0 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6400xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6400xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6400xi32>) -> tensor<6400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6400xf32>) -> tensor<64x100xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<64x100xf32>
  %x9 = stablehlo.convert %xf : (tensor<64x100xf32>) -> tensor<64x100xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<64x100xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<4000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4000xi32>) -> tensor<4000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<4000xf32>) -> tensor<100x40xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<100x40xf32>
  %w9 = stablehlo.convert %wf : (tensor<100x40xf32>) -> tensor<100x40xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<100x40xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x100xf8E4M3FNUZ>, tensor<100x40xf8E4M3FNUZ>) -> tensor<64x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<64x100xf32>, tensor<100x40xf32>) -> tensor<64x40xf32>
  check.expect_eq %r, %e : tensor<64x40xf32>
  func.return
}
func.func private @e4u_64x100x40t() {
  %x0 = stablehlo.iota dim = 0 : tensor<6400xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6400xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6400xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6400xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6400xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6400xi32>) -> tensor<6400xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6400xf32>) -> tensor<64x100xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<64x100xf32>
  %x9 = stablehlo.convert %xf : (tensor<64x100xf32>) -> tensor<64x100xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<64x100xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<4000xi32>
  %w1 = stablehlo.constant dense<5> : tensor<4000xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<4000xi32>
  %w3 = stablehlo.constant dense<7> : tensor<4000xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<4000xi32>
  %w5 = stablehlo.constant dense<3> : tensor<4000xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<4000xi32>
  %w7 = stablehlo.convert %w6 : (tensor<4000xi32>) -> tensor<4000xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<4000xf32>) -> tensor<40x100xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<40x100xf32>
  %w9 = stablehlo.convert %wf : (tensor<40x100xf32>) -> tensor<40x100xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<40x100xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<64x100xf8E4M3FNUZ>, tensor<40x100xf8E4M3FNUZ>) -> tensor<64x40xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<64x100xf32>, tensor<40x100xf32>) -> tensor<64x40xf32>
  check.expect_eq %r, %e : tensor<64x40xf32>
  func.return
}
func.func private @e4u_100x67x130() {
  %x0 = stablehlo.iota dim = 0 : tensor<6700xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6700xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6700xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6700xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6700xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6700xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6700xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6700xi32>) -> tensor<6700xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6700xf32>) -> tensor<100x67xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<100x67xf32>
  %x9 = stablehlo.convert %xf : (tensor<100x67xf32>) -> tensor<100x67xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<100x67xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<8710xi32>
  %w1 = stablehlo.constant dense<5> : tensor<8710xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<8710xi32>
  %w3 = stablehlo.constant dense<7> : tensor<8710xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<8710xi32>
  %w5 = stablehlo.constant dense<3> : tensor<8710xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<8710xi32>
  %w7 = stablehlo.convert %w6 : (tensor<8710xi32>) -> tensor<8710xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<8710xf32>) -> tensor<67x130xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<67x130xf32>
  %w9 = stablehlo.convert %wf : (tensor<67x130xf32>) -> tensor<67x130xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<67x130xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<100x67xf8E4M3FNUZ>, tensor<67x130xf8E4M3FNUZ>) -> tensor<100x130xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<100x67xf32>, tensor<67x130xf32>) -> tensor<100x130xf32>
  check.expect_eq %r, %e : tensor<100x130xf32>
  func.return
}
func.func private @e4u_100x67x130t() {
  %x0 = stablehlo.iota dim = 0 : tensor<6700xi32>
  %x1 = stablehlo.constant dense<7> : tensor<6700xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<6700xi32>
  %x3 = stablehlo.constant dense<11> : tensor<6700xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<6700xi32>
  %x5 = stablehlo.constant dense<5> : tensor<6700xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<6700xi32>
  %x7 = stablehlo.convert %x6 : (tensor<6700xi32>) -> tensor<6700xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<6700xf32>) -> tensor<100x67xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<100x67xf32>
  %x9 = stablehlo.convert %xf : (tensor<100x67xf32>) -> tensor<100x67xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<100x67xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<8710xi32>
  %w1 = stablehlo.constant dense<5> : tensor<8710xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<8710xi32>
  %w3 = stablehlo.constant dense<7> : tensor<8710xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<8710xi32>
  %w5 = stablehlo.constant dense<3> : tensor<8710xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<8710xi32>
  %w7 = stablehlo.convert %w6 : (tensor<8710xi32>) -> tensor<8710xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<8710xf32>) -> tensor<130x67xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<130x67xf32>
  %w9 = stablehlo.convert %wf : (tensor<130x67xf32>) -> tensor<130x67xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<130x67xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<100x67xf8E4M3FNUZ>, tensor<130x67xf8E4M3FNUZ>) -> tensor<100x130xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<100x67xf32>, tensor<130x67xf32>) -> tensor<100x130xf32>
  check.expect_eq %r, %e : tensor<100x130xf32>
  func.return
}
func.func private @e4u_3x200x17() {
  %x0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<600xi32>) -> tensor<600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<600xf32>) -> tensor<3x200xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<3x200xf32>
  %x9 = stablehlo.convert %xf : (tensor<3x200xf32>) -> tensor<3x200xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<3x200xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<3400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3400xi32>) -> tensor<3400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3400xf32>) -> tensor<200x17xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<200x17xf32>
  %w9 = stablehlo.convert %wf : (tensor<200x17xf32>) -> tensor<200x17xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<200x17xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x200xf8E4M3FNUZ>, tensor<200x17xf8E4M3FNUZ>) -> tensor<3x17xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [0] : (tensor<3x200xf32>, tensor<200x17xf32>) -> tensor<3x17xf32>
  check.expect_eq %r, %e : tensor<3x17xf32>
  func.return
}
func.func private @e4u_3x200x17t() {
  %x0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %x1 = stablehlo.constant dense<7> : tensor<600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<600xi32>
  %x3 = stablehlo.constant dense<11> : tensor<600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<600xi32>
  %x5 = stablehlo.constant dense<5> : tensor<600xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<600xi32>
  %x7 = stablehlo.convert %x6 : (tensor<600xi32>) -> tensor<600xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<600xf32>) -> tensor<3x200xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<3x200xf32>
  %x9 = stablehlo.convert %xf : (tensor<3x200xf32>) -> tensor<3x200xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<3x200xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<3400xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3400xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3400xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3400xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3400xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3400xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3400xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3400xi32>) -> tensor<3400xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3400xf32>) -> tensor<17x200xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<17x200xf32>
  %w9 = stablehlo.convert %wf : (tensor<17x200xf32>) -> tensor<17x200xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<17x200xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x200xf8E4M3FNUZ>, tensor<17x200xf8E4M3FNUZ>) -> tensor<3x17xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [1] x [1] : (tensor<3x200xf32>, tensor<17x200xf32>) -> tensor<3x17xf32>
  check.expect_eq %r, %e : tensor<3x17xf32>
  func.return
}
func.func private @e4u_37x50x70t() {
  %x0 = stablehlo.iota dim = 0 : tensor<1850xi32>
  %x1 = stablehlo.constant dense<7> : tensor<1850xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1850xi32>
  %x3 = stablehlo.constant dense<11> : tensor<1850xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1850xi32>
  %x5 = stablehlo.constant dense<5> : tensor<1850xi32>
  %x6 = stablehlo.subtract %x4, %x5 : tensor<1850xi32>
  %x7 = stablehlo.convert %x6 : (tensor<1850xi32>) -> tensor<1850xf32>
  %x8 = stablehlo.reshape %x7 : (tensor<1850xf32>) -> tensor<50x37xf32>
  %xf = stablehlo.optimization_barrier %x8 : tensor<50x37xf32>
  %x9 = stablehlo.convert %xf : (tensor<50x37xf32>) -> tensor<50x37xf8E4M3FNUZ>
  %x = stablehlo.optimization_barrier %x9 : tensor<50x37xf8E4M3FNUZ>
  %w0 = stablehlo.iota dim = 0 : tensor<3500xi32>
  %w1 = stablehlo.constant dense<5> : tensor<3500xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3500xi32>
  %w3 = stablehlo.constant dense<7> : tensor<3500xi32>
  %w4 = stablehlo.remainder %w2, %w3 : tensor<3500xi32>
  %w5 = stablehlo.constant dense<3> : tensor<3500xi32>
  %w6 = stablehlo.subtract %w4, %w5 : tensor<3500xi32>
  %w7 = stablehlo.convert %w6 : (tensor<3500xi32>) -> tensor<3500xf32>
  %w8 = stablehlo.reshape %w7 : (tensor<3500xf32>) -> tensor<50x70xf32>
  %wf = stablehlo.optimization_barrier %w8 : tensor<50x70xf32>
  %w9 = stablehlo.convert %wf : (tensor<50x70xf32>) -> tensor<50x70xf8E4M3FNUZ>
  %w = stablehlo.optimization_barrier %w9 : tensor<50x70xf8E4M3FNUZ>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<50x37xf8E4M3FNUZ>, tensor<50x70xf8E4M3FNUZ>) -> tensor<37x70xf32>
  %e = stablehlo.dot_general %xf, %wf, contracting_dims = [0] x [0] : (tensor<50x37xf32>, tensor<50x70xf32>) -> tensor<37x70xf32>
  check.expect_eq %r, %e : tensor<37x70xf32>
  func.return
}
