// Products of integers of 8 and of 16 bits, which wrap: few columns of a short
// depth, many small ones, rows in lines by one or by a few, blocks.  Oracle: the
// same in 32 bits.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.call @t5() : () -> ()
  func.call @t6() : () -> ()
  func.call @t7() : () -> ()
  func.call @t8() : () -> ()
  func.call @t9() : () -> ()
  func.call @t10() : () -> ()
  func.call @t11() : () -> ()
  func.call @t12() : () -> ()
  func.call @t13() : () -> ()
  func.call @t14() : () -> ()
  func.call @t15() : () -> ()
  func.call @t16() : () -> ()
  func.call @t17() : () -> ()
  func.call @t18() : () -> ()
  func.call @t19() : () -> ()
  func.call @t20() : () -> ()
  func.call @t21() : () -> ()
  func.call @t22() : () -> ()
  func.call @t23() : () -> ()
  func.call @t24() : () -> ()
  func.call @t25() : () -> ()
  func.call @t26() : () -> ()
  func.call @t27() : () -> ()
  func.call @t28() : () -> ()
  func.call @t29() : () -> ()
  func.call @t30() : () -> ()
  func.call @t31() : () -> ()
  func.call @t32() : () -> ()
  func.call @t33() : () -> ()
  func.call @t34() : () -> ()
  func.call @t35() : () -> ()
  func.return
}
func.func private @t0() {
  %a0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<300xi32>) -> tensor<100x3xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<100x3xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<100x3xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<100x3xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<100x3xi32>
  %a6 = stablehlo.convert %a5 : (tensor<100x3xi32>) -> tensor<100x3xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<100x3xi16>
  %a7 = stablehlo.convert %a6 : (tensor<100x3xi16>) -> tensor<100x3xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<100x3xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<15xi32>) -> tensor<3x5xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x5xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x5xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x5xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x5xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x5xi32>) -> tensor<3x5xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x5xi16>
  %b7 = stablehlo.convert %b6 : (tensor<3x5xi16>) -> tensor<3x5xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x5xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<100x3xi16>, tensor<3x5xi16>) -> tensor<100x5xi16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<100x3xi32>, tensor<3x5xi32>) -> tensor<100x5xi32>
  %e = stablehlo.convert %e0 : (tensor<100x5xi32>) -> tensor<100x5xi16>
  check.expect_eq %r, %e : tensor<100x5xi16>
  func.return
}
func.func private @t1() {
  %a0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<18xi32>) -> tensor<6x3xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<6x3xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<6x3xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<6x3xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<6x3xi32>
  %a6 = stablehlo.convert %a5 : (tensor<6x3xi32>) -> tensor<6x3xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<6x3xi16>
  %a7 = stablehlo.convert %a6 : (tensor<6x3xi16>) -> tensor<6x3xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<6x3xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<300xi32>) -> tensor<3x100xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x100xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x100xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x100xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x100xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x100xi32>) -> tensor<3x100xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x100xi16>
  %b7 = stablehlo.convert %b6 : (tensor<3x100xi16>) -> tensor<3x100xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x100xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<6x3xi16>, tensor<3x100xi16>) -> tensor<6x100xi16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<6x3xi32>, tensor<3x100xi32>) -> tensor<6x100xi32>
  %e = stablehlo.convert %e0 : (tensor<6x100xi32>) -> tensor<6x100xi16>
  check.expect_eq %r, %e : tensor<6x100xi16>
  func.return
}
func.func private @t2() {
  %a0 = stablehlo.iota dim = 0 : tensor<595xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<595xi32>) -> tensor<17x5x7xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<17x5x7xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<17x5x7xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<17x5x7xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<17x5x7xi32>
  %a6 = stablehlo.convert %a5 : (tensor<17x5x7xi32>) -> tensor<17x5x7xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<17x5x7xi16>
  %a7 = stablehlo.convert %a6 : (tensor<17x5x7xi16>) -> tensor<17x5x7xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<17x5x7xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<1071xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<1071xi32>) -> tensor<17x7x9xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<17x7x9xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<17x7x9xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<17x7x9xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<17x7x9xi32>
  %b6 = stablehlo.convert %b5 : (tensor<17x7x9xi32>) -> tensor<17x7x9xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<17x7x9xi16>
  %b7 = stablehlo.convert %b6 : (tensor<17x7x9xi16>) -> tensor<17x7x9xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<17x7x9xi32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x5x7xi16>, tensor<17x7x9xi16>) -> tensor<17x5x9xi16>
  %e0 = stablehlo.dot_general %aw, %bw, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x5x7xi32>, tensor<17x7x9xi32>) -> tensor<17x5x9xi32>
  %e = stablehlo.convert %e0 : (tensor<17x5x9xi32>) -> tensor<17x5x9xi16>
  check.expect_eq %r, %e : tensor<17x5x9xi16>
  func.return
}
func.func private @t3() {
  %a0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<4096xi32>) -> tensor<16x16x16xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<16x16x16xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<16x16x16xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<16x16x16xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<16x16x16xi32>
  %a6 = stablehlo.convert %a5 : (tensor<16x16x16xi32>) -> tensor<16x16x16xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<16x16x16xi16>
  %a7 = stablehlo.convert %a6 : (tensor<16x16x16xi16>) -> tensor<16x16x16xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<16x16x16xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<4096xi32>) -> tensor<16x16x16xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<16x16x16xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<16x16x16xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<16x16x16xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<16x16x16xi32>
  %b6 = stablehlo.convert %b5 : (tensor<16x16x16xi32>) -> tensor<16x16x16xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<16x16x16xi16>
  %b7 = stablehlo.convert %b6 : (tensor<16x16x16xi16>) -> tensor<16x16x16xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<16x16x16xi32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x16x16xi16>, tensor<16x16x16xi16>) -> tensor<16x16x16xi16>
  %e0 = stablehlo.dot_general %aw, %bw, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x16x16xi32>, tensor<16x16x16xi32>) -> tensor<16x16x16xi32>
  %e = stablehlo.convert %e0 : (tensor<16x16x16xi32>) -> tensor<16x16x16xi16>
  check.expect_eq %r, %e : tensor<16x16x16xi16>
  func.return
}
func.func private @t4() {
  %a0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<1200xi32>) -> tensor<40x30xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x30xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x30xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x30xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x30xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x30xi32>) -> tensor<40x30xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x30xi16>
  %a7 = stablehlo.convert %a6 : (tensor<40x30xi16>) -> tensor<40x30xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x30xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<600xi32>) -> tensor<30x20xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<30x20xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<30x20xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<30x20xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<30x20xi32>
  %b6 = stablehlo.convert %b5 : (tensor<30x20xi32>) -> tensor<30x20xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<30x20xi16>
  %b7 = stablehlo.convert %b6 : (tensor<30x20xi16>) -> tensor<30x20xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<30x20xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x30xi16>, tensor<30x20xi16>) -> tensor<40x20xi16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x30xi32>, tensor<30x20xi32>) -> tensor<40x20xi32>
  %e = stablehlo.convert %e0 : (tensor<40x20xi32>) -> tensor<40x20xi16>
  check.expect_eq %r, %e : tensor<40x20xi16>
  func.return
}
func.func private @t5() {
  %a0 = stablehlo.iota dim = 0 : tensor<5240xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<5240xi32>) -> tensor<40x131xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x131xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x131xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x131xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x131xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x131xi32>) -> tensor<40x131xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x131xi16>
  %a7 = stablehlo.convert %a6 : (tensor<40x131xi16>) -> tensor<40x131xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x131xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<131xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<131xi32>) -> tensor<131xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<131xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<131xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<131xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<131xi32>
  %b6 = stablehlo.convert %b5 : (tensor<131xi32>) -> tensor<131xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<131xi16>
  %b7 = stablehlo.convert %b6 : (tensor<131xi16>) -> tensor<131xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<131xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x131xi16>, tensor<131xi16>) -> tensor<40xi16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x131xi32>, tensor<131xi32>) -> tensor<40xi32>
  %e = stablehlo.convert %e0 : (tensor<40xi32>) -> tensor<40xi16>
  check.expect_eq %r, %e : tensor<40xi16>
  func.return
}
func.func private @t6() {
  %a0 = stablehlo.iota dim = 0 : tensor<64xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<64xi32>) -> tensor<64xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<64xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<64xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<64xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<64xi32>
  %a6 = stablehlo.convert %a5 : (tensor<64xi32>) -> tensor<64xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<64xi16>
  %a7 = stablehlo.convert %a6 : (tensor<64xi16>) -> tensor<64xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<64xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<2112xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<2112xi32>) -> tensor<33x64xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<33x64xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<33x64xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<33x64xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<33x64xi32>
  %b6 = stablehlo.convert %b5 : (tensor<33x64xi32>) -> tensor<33x64xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<33x64xi16>
  %b7 = stablehlo.convert %b6 : (tensor<33x64xi16>) -> tensor<33x64xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<33x64xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<64xi16>, tensor<33x64xi16>) -> tensor<33xi16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [0] x [1] : (tensor<64xi32>, tensor<33x64xi32>) -> tensor<33xi32>
  %e = stablehlo.convert %e0 : (tensor<33xi32>) -> tensor<33xi16>
  check.expect_eq %r, %e : tensor<33xi16>
  func.return
}
func.func private @t7() {
  %a0 = stablehlo.iota dim = 0 : tensor<335xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<335xi32>) -> tensor<5x67xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<5x67xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<5x67xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<5x67xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<5x67xi32>
  %a6 = stablehlo.convert %a5 : (tensor<5x67xi32>) -> tensor<5x67xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<5x67xi16>
  %a7 = stablehlo.convert %a6 : (tensor<5x67xi16>) -> tensor<5x67xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<5x67xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<2479xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<2479xi32>) -> tensor<37x67xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<37x67xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<37x67xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<37x67xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<37x67xi32>
  %b6 = stablehlo.convert %b5 : (tensor<37x67xi32>) -> tensor<37x67xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<37x67xi16>
  %b7 = stablehlo.convert %b6 : (tensor<37x67xi16>) -> tensor<37x67xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<37x67xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<5x67xi16>, tensor<37x67xi16>) -> tensor<5x37xi16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [1] : (tensor<5x67xi32>, tensor<37x67xi32>) -> tensor<5x37xi32>
  %e = stablehlo.convert %e0 : (tensor<5x37xi32>) -> tensor<5x37xi16>
  check.expect_eq %r, %e : tensor<5x37xi16>
  func.return
}
func.func private @t8() {
  %a0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<300xi32>) -> tensor<100x3xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<100x3xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<100x3xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<100x3xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<100x3xi32>
  %a6 = stablehlo.convert %a5 : (tensor<100x3xi32>) -> tensor<100x3xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<100x3xui16>
  %a7 = stablehlo.convert %a6 : (tensor<100x3xui16>) -> tensor<100x3xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<100x3xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<15xi32>) -> tensor<3x5xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x5xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x5xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x5xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x5xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x5xi32>) -> tensor<3x5xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x5xui16>
  %b7 = stablehlo.convert %b6 : (tensor<3x5xui16>) -> tensor<3x5xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x5xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<100x3xui16>, tensor<3x5xui16>) -> tensor<100x5xui16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<100x3xui32>, tensor<3x5xui32>) -> tensor<100x5xui32>
  %e = stablehlo.convert %e0 : (tensor<100x5xui32>) -> tensor<100x5xui16>
  check.expect_eq %r, %e : tensor<100x5xui16>
  func.return
}
func.func private @t9() {
  %a0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<18xi32>) -> tensor<6x3xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<6x3xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<6x3xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<6x3xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<6x3xi32>
  %a6 = stablehlo.convert %a5 : (tensor<6x3xi32>) -> tensor<6x3xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<6x3xui16>
  %a7 = stablehlo.convert %a6 : (tensor<6x3xui16>) -> tensor<6x3xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<6x3xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<300xi32>) -> tensor<3x100xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x100xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x100xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x100xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x100xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x100xi32>) -> tensor<3x100xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x100xui16>
  %b7 = stablehlo.convert %b6 : (tensor<3x100xui16>) -> tensor<3x100xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x100xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<6x3xui16>, tensor<3x100xui16>) -> tensor<6x100xui16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<6x3xui32>, tensor<3x100xui32>) -> tensor<6x100xui32>
  %e = stablehlo.convert %e0 : (tensor<6x100xui32>) -> tensor<6x100xui16>
  check.expect_eq %r, %e : tensor<6x100xui16>
  func.return
}
func.func private @t10() {
  %a0 = stablehlo.iota dim = 0 : tensor<595xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<595xi32>) -> tensor<17x5x7xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<17x5x7xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<17x5x7xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<17x5x7xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<17x5x7xi32>
  %a6 = stablehlo.convert %a5 : (tensor<17x5x7xi32>) -> tensor<17x5x7xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<17x5x7xui16>
  %a7 = stablehlo.convert %a6 : (tensor<17x5x7xui16>) -> tensor<17x5x7xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<17x5x7xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<1071xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<1071xi32>) -> tensor<17x7x9xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<17x7x9xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<17x7x9xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<17x7x9xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<17x7x9xi32>
  %b6 = stablehlo.convert %b5 : (tensor<17x7x9xi32>) -> tensor<17x7x9xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<17x7x9xui16>
  %b7 = stablehlo.convert %b6 : (tensor<17x7x9xui16>) -> tensor<17x7x9xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<17x7x9xui32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x5x7xui16>, tensor<17x7x9xui16>) -> tensor<17x5x9xui16>
  %e0 = stablehlo.dot_general %aw, %bw, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x5x7xui32>, tensor<17x7x9xui32>) -> tensor<17x5x9xui32>
  %e = stablehlo.convert %e0 : (tensor<17x5x9xui32>) -> tensor<17x5x9xui16>
  check.expect_eq %r, %e : tensor<17x5x9xui16>
  func.return
}
func.func private @t11() {
  %a0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<4096xi32>) -> tensor<16x16x16xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<16x16x16xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<16x16x16xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<16x16x16xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<16x16x16xi32>
  %a6 = stablehlo.convert %a5 : (tensor<16x16x16xi32>) -> tensor<16x16x16xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<16x16x16xui16>
  %a7 = stablehlo.convert %a6 : (tensor<16x16x16xui16>) -> tensor<16x16x16xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<16x16x16xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<4096xi32>) -> tensor<16x16x16xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<16x16x16xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<16x16x16xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<16x16x16xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<16x16x16xi32>
  %b6 = stablehlo.convert %b5 : (tensor<16x16x16xi32>) -> tensor<16x16x16xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<16x16x16xui16>
  %b7 = stablehlo.convert %b6 : (tensor<16x16x16xui16>) -> tensor<16x16x16xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<16x16x16xui32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x16x16xui16>, tensor<16x16x16xui16>) -> tensor<16x16x16xui16>
  %e0 = stablehlo.dot_general %aw, %bw, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x16x16xui32>, tensor<16x16x16xui32>) -> tensor<16x16x16xui32>
  %e = stablehlo.convert %e0 : (tensor<16x16x16xui32>) -> tensor<16x16x16xui16>
  check.expect_eq %r, %e : tensor<16x16x16xui16>
  func.return
}
func.func private @t12() {
  %a0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<1200xi32>) -> tensor<40x30xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x30xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x30xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x30xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x30xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x30xi32>) -> tensor<40x30xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x30xui16>
  %a7 = stablehlo.convert %a6 : (tensor<40x30xui16>) -> tensor<40x30xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x30xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<600xi32>) -> tensor<30x20xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<30x20xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<30x20xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<30x20xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<30x20xi32>
  %b6 = stablehlo.convert %b5 : (tensor<30x20xi32>) -> tensor<30x20xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<30x20xui16>
  %b7 = stablehlo.convert %b6 : (tensor<30x20xui16>) -> tensor<30x20xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<30x20xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x30xui16>, tensor<30x20xui16>) -> tensor<40x20xui16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x30xui32>, tensor<30x20xui32>) -> tensor<40x20xui32>
  %e = stablehlo.convert %e0 : (tensor<40x20xui32>) -> tensor<40x20xui16>
  check.expect_eq %r, %e : tensor<40x20xui16>
  func.return
}
func.func private @t13() {
  %a0 = stablehlo.iota dim = 0 : tensor<5240xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<5240xi32>) -> tensor<40x131xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x131xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x131xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x131xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x131xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x131xi32>) -> tensor<40x131xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x131xui16>
  %a7 = stablehlo.convert %a6 : (tensor<40x131xui16>) -> tensor<40x131xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x131xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<131xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<131xi32>) -> tensor<131xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<131xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<131xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<131xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<131xi32>
  %b6 = stablehlo.convert %b5 : (tensor<131xi32>) -> tensor<131xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<131xui16>
  %b7 = stablehlo.convert %b6 : (tensor<131xui16>) -> tensor<131xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<131xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x131xui16>, tensor<131xui16>) -> tensor<40xui16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x131xui32>, tensor<131xui32>) -> tensor<40xui32>
  %e = stablehlo.convert %e0 : (tensor<40xui32>) -> tensor<40xui16>
  check.expect_eq %r, %e : tensor<40xui16>
  func.return
}
func.func private @t14() {
  %a0 = stablehlo.iota dim = 0 : tensor<64xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<64xi32>) -> tensor<64xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<64xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<64xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<64xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<64xi32>
  %a6 = stablehlo.convert %a5 : (tensor<64xi32>) -> tensor<64xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<64xui16>
  %a7 = stablehlo.convert %a6 : (tensor<64xui16>) -> tensor<64xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<64xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<2112xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<2112xi32>) -> tensor<33x64xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<33x64xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<33x64xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<33x64xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<33x64xi32>
  %b6 = stablehlo.convert %b5 : (tensor<33x64xi32>) -> tensor<33x64xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<33x64xui16>
  %b7 = stablehlo.convert %b6 : (tensor<33x64xui16>) -> tensor<33x64xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<33x64xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<64xui16>, tensor<33x64xui16>) -> tensor<33xui16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [0] x [1] : (tensor<64xui32>, tensor<33x64xui32>) -> tensor<33xui32>
  %e = stablehlo.convert %e0 : (tensor<33xui32>) -> tensor<33xui16>
  check.expect_eq %r, %e : tensor<33xui16>
  func.return
}
func.func private @t15() {
  %a0 = stablehlo.iota dim = 0 : tensor<335xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<335xi32>) -> tensor<5x67xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<5x67xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<5x67xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<5x67xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<5x67xi32>
  %a6 = stablehlo.convert %a5 : (tensor<5x67xi32>) -> tensor<5x67xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<5x67xui16>
  %a7 = stablehlo.convert %a6 : (tensor<5x67xui16>) -> tensor<5x67xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<5x67xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<2479xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<2479xi32>) -> tensor<37x67xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<37x67xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<37x67xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<37x67xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<37x67xi32>
  %b6 = stablehlo.convert %b5 : (tensor<37x67xi32>) -> tensor<37x67xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<37x67xui16>
  %b7 = stablehlo.convert %b6 : (tensor<37x67xui16>) -> tensor<37x67xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<37x67xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<5x67xui16>, tensor<37x67xui16>) -> tensor<5x37xui16>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [1] : (tensor<5x67xui32>, tensor<37x67xui32>) -> tensor<5x37xui32>
  %e = stablehlo.convert %e0 : (tensor<5x37xui32>) -> tensor<5x37xui16>
  check.expect_eq %r, %e : tensor<5x37xui16>
  func.return
}
func.func private @t16() {
  %a0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<300xi32>) -> tensor<100x3xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<100x3xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<100x3xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<100x3xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<100x3xi32>
  %a6 = stablehlo.convert %a5 : (tensor<100x3xi32>) -> tensor<100x3xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<100x3xi8>
  %a7 = stablehlo.convert %a6 : (tensor<100x3xi8>) -> tensor<100x3xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<100x3xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<15xi32>) -> tensor<3x5xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x5xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x5xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x5xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x5xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x5xi32>) -> tensor<3x5xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x5xi8>
  %b7 = stablehlo.convert %b6 : (tensor<3x5xi8>) -> tensor<3x5xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x5xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<100x3xi8>, tensor<3x5xi8>) -> tensor<100x5xi8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<100x3xi32>, tensor<3x5xi32>) -> tensor<100x5xi32>
  %e = stablehlo.convert %e0 : (tensor<100x5xi32>) -> tensor<100x5xi8>
  check.expect_eq %r, %e : tensor<100x5xi8>
  func.return
}
func.func private @t17() {
  %a0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<18xi32>) -> tensor<6x3xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<6x3xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<6x3xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<6x3xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<6x3xi32>
  %a6 = stablehlo.convert %a5 : (tensor<6x3xi32>) -> tensor<6x3xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<6x3xi8>
  %a7 = stablehlo.convert %a6 : (tensor<6x3xi8>) -> tensor<6x3xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<6x3xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<300xi32>) -> tensor<3x100xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x100xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x100xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x100xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x100xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x100xi32>) -> tensor<3x100xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x100xi8>
  %b7 = stablehlo.convert %b6 : (tensor<3x100xi8>) -> tensor<3x100xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x100xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<6x3xi8>, tensor<3x100xi8>) -> tensor<6x100xi8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<6x3xi32>, tensor<3x100xi32>) -> tensor<6x100xi32>
  %e = stablehlo.convert %e0 : (tensor<6x100xi32>) -> tensor<6x100xi8>
  check.expect_eq %r, %e : tensor<6x100xi8>
  func.return
}
func.func private @t18() {
  %a0 = stablehlo.iota dim = 0 : tensor<595xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<595xi32>) -> tensor<17x5x7xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<17x5x7xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<17x5x7xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<17x5x7xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<17x5x7xi32>
  %a6 = stablehlo.convert %a5 : (tensor<17x5x7xi32>) -> tensor<17x5x7xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<17x5x7xi8>
  %a7 = stablehlo.convert %a6 : (tensor<17x5x7xi8>) -> tensor<17x5x7xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<17x5x7xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<1071xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<1071xi32>) -> tensor<17x7x9xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<17x7x9xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<17x7x9xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<17x7x9xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<17x7x9xi32>
  %b6 = stablehlo.convert %b5 : (tensor<17x7x9xi32>) -> tensor<17x7x9xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<17x7x9xi8>
  %b7 = stablehlo.convert %b6 : (tensor<17x7x9xi8>) -> tensor<17x7x9xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<17x7x9xi32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x5x7xi8>, tensor<17x7x9xi8>) -> tensor<17x5x9xi8>
  %e0 = stablehlo.dot_general %aw, %bw, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x5x7xi32>, tensor<17x7x9xi32>) -> tensor<17x5x9xi32>
  %e = stablehlo.convert %e0 : (tensor<17x5x9xi32>) -> tensor<17x5x9xi8>
  check.expect_eq %r, %e : tensor<17x5x9xi8>
  func.return
}
func.func private @t19() {
  %a0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<4096xi32>) -> tensor<16x16x16xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<16x16x16xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<16x16x16xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<16x16x16xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<16x16x16xi32>
  %a6 = stablehlo.convert %a5 : (tensor<16x16x16xi32>) -> tensor<16x16x16xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<16x16x16xi8>
  %a7 = stablehlo.convert %a6 : (tensor<16x16x16xi8>) -> tensor<16x16x16xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<16x16x16xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<4096xi32>) -> tensor<16x16x16xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<16x16x16xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<16x16x16xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<16x16x16xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<16x16x16xi32>
  %b6 = stablehlo.convert %b5 : (tensor<16x16x16xi32>) -> tensor<16x16x16xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<16x16x16xi8>
  %b7 = stablehlo.convert %b6 : (tensor<16x16x16xi8>) -> tensor<16x16x16xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<16x16x16xi32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x16x16xi8>, tensor<16x16x16xi8>) -> tensor<16x16x16xi8>
  %e0 = stablehlo.dot_general %aw, %bw, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x16x16xi32>, tensor<16x16x16xi32>) -> tensor<16x16x16xi32>
  %e = stablehlo.convert %e0 : (tensor<16x16x16xi32>) -> tensor<16x16x16xi8>
  check.expect_eq %r, %e : tensor<16x16x16xi8>
  func.return
}
func.func private @t20() {
  %a0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<1200xi32>) -> tensor<40x30xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x30xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x30xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x30xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x30xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x30xi32>) -> tensor<40x30xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x30xi8>
  %a7 = stablehlo.convert %a6 : (tensor<40x30xi8>) -> tensor<40x30xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x30xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<600xi32>) -> tensor<30x20xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<30x20xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<30x20xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<30x20xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<30x20xi32>
  %b6 = stablehlo.convert %b5 : (tensor<30x20xi32>) -> tensor<30x20xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<30x20xi8>
  %b7 = stablehlo.convert %b6 : (tensor<30x20xi8>) -> tensor<30x20xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<30x20xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x30xi8>, tensor<30x20xi8>) -> tensor<40x20xi8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x30xi32>, tensor<30x20xi32>) -> tensor<40x20xi32>
  %e = stablehlo.convert %e0 : (tensor<40x20xi32>) -> tensor<40x20xi8>
  check.expect_eq %r, %e : tensor<40x20xi8>
  func.return
}
func.func private @t21() {
  %a0 = stablehlo.iota dim = 0 : tensor<5240xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<5240xi32>) -> tensor<40x131xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x131xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x131xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x131xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x131xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x131xi32>) -> tensor<40x131xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x131xi8>
  %a7 = stablehlo.convert %a6 : (tensor<40x131xi8>) -> tensor<40x131xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x131xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<131xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<131xi32>) -> tensor<131xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<131xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<131xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<131xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<131xi32>
  %b6 = stablehlo.convert %b5 : (tensor<131xi32>) -> tensor<131xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<131xi8>
  %b7 = stablehlo.convert %b6 : (tensor<131xi8>) -> tensor<131xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<131xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x131xi8>, tensor<131xi8>) -> tensor<40xi8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x131xi32>, tensor<131xi32>) -> tensor<40xi32>
  %e = stablehlo.convert %e0 : (tensor<40xi32>) -> tensor<40xi8>
  check.expect_eq %r, %e : tensor<40xi8>
  func.return
}
func.func private @t22() {
  %a0 = stablehlo.iota dim = 0 : tensor<64xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<64xi32>) -> tensor<64xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<64xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<64xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<64xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<64xi32>
  %a6 = stablehlo.convert %a5 : (tensor<64xi32>) -> tensor<64xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<64xi8>
  %a7 = stablehlo.convert %a6 : (tensor<64xi8>) -> tensor<64xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<64xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<2112xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<2112xi32>) -> tensor<33x64xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<33x64xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<33x64xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<33x64xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<33x64xi32>
  %b6 = stablehlo.convert %b5 : (tensor<33x64xi32>) -> tensor<33x64xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<33x64xi8>
  %b7 = stablehlo.convert %b6 : (tensor<33x64xi8>) -> tensor<33x64xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<33x64xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<64xi8>, tensor<33x64xi8>) -> tensor<33xi8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [0] x [1] : (tensor<64xi32>, tensor<33x64xi32>) -> tensor<33xi32>
  %e = stablehlo.convert %e0 : (tensor<33xi32>) -> tensor<33xi8>
  check.expect_eq %r, %e : tensor<33xi8>
  func.return
}
func.func private @t23() {
  %a0 = stablehlo.iota dim = 0 : tensor<335xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<335xi32>) -> tensor<5x67xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<5x67xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<5x67xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<5x67xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<5x67xi32>
  %a6 = stablehlo.convert %a5 : (tensor<5x67xi32>) -> tensor<5x67xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<5x67xi8>
  %a7 = stablehlo.convert %a6 : (tensor<5x67xi8>) -> tensor<5x67xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<5x67xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<2479xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<2479xi32>) -> tensor<37x67xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<37x67xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<37x67xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<37x67xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<37x67xi32>
  %b6 = stablehlo.convert %b5 : (tensor<37x67xi32>) -> tensor<37x67xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<37x67xi8>
  %b7 = stablehlo.convert %b6 : (tensor<37x67xi8>) -> tensor<37x67xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<37x67xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<5x67xi8>, tensor<37x67xi8>) -> tensor<5x37xi8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [1] : (tensor<5x67xi32>, tensor<37x67xi32>) -> tensor<5x37xi32>
  %e = stablehlo.convert %e0 : (tensor<5x37xi32>) -> tensor<5x37xi8>
  check.expect_eq %r, %e : tensor<5x37xi8>
  func.return
}
func.func private @t24() {
  %a0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<300xi32>) -> tensor<100x3xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<100x3xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<100x3xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<100x3xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<100x3xi32>
  %a6 = stablehlo.convert %a5 : (tensor<100x3xi32>) -> tensor<100x3xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<100x3xui8>
  %a7 = stablehlo.convert %a6 : (tensor<100x3xui8>) -> tensor<100x3xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<100x3xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<15xi32>) -> tensor<3x5xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x5xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x5xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x5xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x5xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x5xi32>) -> tensor<3x5xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x5xui8>
  %b7 = stablehlo.convert %b6 : (tensor<3x5xui8>) -> tensor<3x5xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x5xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<100x3xui8>, tensor<3x5xui8>) -> tensor<100x5xui8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<100x3xui32>, tensor<3x5xui32>) -> tensor<100x5xui32>
  %e = stablehlo.convert %e0 : (tensor<100x5xui32>) -> tensor<100x5xui8>
  check.expect_eq %r, %e : tensor<100x5xui8>
  func.return
}
func.func private @t25() {
  %a0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<18xi32>) -> tensor<6x3xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<6x3xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<6x3xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<6x3xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<6x3xi32>
  %a6 = stablehlo.convert %a5 : (tensor<6x3xi32>) -> tensor<6x3xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<6x3xui8>
  %a7 = stablehlo.convert %a6 : (tensor<6x3xui8>) -> tensor<6x3xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<6x3xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<300xi32>) -> tensor<3x100xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x100xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x100xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x100xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x100xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x100xi32>) -> tensor<3x100xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x100xui8>
  %b7 = stablehlo.convert %b6 : (tensor<3x100xui8>) -> tensor<3x100xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x100xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<6x3xui8>, tensor<3x100xui8>) -> tensor<6x100xui8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<6x3xui32>, tensor<3x100xui32>) -> tensor<6x100xui32>
  %e = stablehlo.convert %e0 : (tensor<6x100xui32>) -> tensor<6x100xui8>
  check.expect_eq %r, %e : tensor<6x100xui8>
  func.return
}
func.func private @t26() {
  %a0 = stablehlo.iota dim = 0 : tensor<595xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<595xi32>) -> tensor<17x5x7xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<17x5x7xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<17x5x7xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<17x5x7xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<17x5x7xi32>
  %a6 = stablehlo.convert %a5 : (tensor<17x5x7xi32>) -> tensor<17x5x7xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<17x5x7xui8>
  %a7 = stablehlo.convert %a6 : (tensor<17x5x7xui8>) -> tensor<17x5x7xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<17x5x7xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<1071xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<1071xi32>) -> tensor<17x7x9xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<17x7x9xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<17x7x9xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<17x7x9xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<17x7x9xi32>
  %b6 = stablehlo.convert %b5 : (tensor<17x7x9xi32>) -> tensor<17x7x9xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<17x7x9xui8>
  %b7 = stablehlo.convert %b6 : (tensor<17x7x9xui8>) -> tensor<17x7x9xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<17x7x9xui32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x5x7xui8>, tensor<17x7x9xui8>) -> tensor<17x5x9xui8>
  %e0 = stablehlo.dot_general %aw, %bw, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<17x5x7xui32>, tensor<17x7x9xui32>) -> tensor<17x5x9xui32>
  %e = stablehlo.convert %e0 : (tensor<17x5x9xui32>) -> tensor<17x5x9xui8>
  check.expect_eq %r, %e : tensor<17x5x9xui8>
  func.return
}
func.func private @t27() {
  %a0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<4096xi32>) -> tensor<16x16x16xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<16x16x16xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<16x16x16xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<16x16x16xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<16x16x16xi32>
  %a6 = stablehlo.convert %a5 : (tensor<16x16x16xi32>) -> tensor<16x16x16xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<16x16x16xui8>
  %a7 = stablehlo.convert %a6 : (tensor<16x16x16xui8>) -> tensor<16x16x16xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<16x16x16xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<4096xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<4096xi32>) -> tensor<16x16x16xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<16x16x16xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<16x16x16xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<16x16x16xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<16x16x16xi32>
  %b6 = stablehlo.convert %b5 : (tensor<16x16x16xi32>) -> tensor<16x16x16xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<16x16x16xui8>
  %b7 = stablehlo.convert %b6 : (tensor<16x16x16xui8>) -> tensor<16x16x16xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<16x16x16xui32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x16x16xui8>, tensor<16x16x16xui8>) -> tensor<16x16x16xui8>
  %e0 = stablehlo.dot_general %aw, %bw, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x16x16xui32>, tensor<16x16x16xui32>) -> tensor<16x16x16xui32>
  %e = stablehlo.convert %e0 : (tensor<16x16x16xui32>) -> tensor<16x16x16xui8>
  check.expect_eq %r, %e : tensor<16x16x16xui8>
  func.return
}
func.func private @t28() {
  %a0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<1200xi32>) -> tensor<40x30xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x30xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x30xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x30xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x30xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x30xi32>) -> tensor<40x30xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x30xui8>
  %a7 = stablehlo.convert %a6 : (tensor<40x30xui8>) -> tensor<40x30xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x30xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<600xi32>) -> tensor<30x20xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<30x20xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<30x20xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<30x20xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<30x20xi32>
  %b6 = stablehlo.convert %b5 : (tensor<30x20xi32>) -> tensor<30x20xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<30x20xui8>
  %b7 = stablehlo.convert %b6 : (tensor<30x20xui8>) -> tensor<30x20xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<30x20xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x30xui8>, tensor<30x20xui8>) -> tensor<40x20xui8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x30xui32>, tensor<30x20xui32>) -> tensor<40x20xui32>
  %e = stablehlo.convert %e0 : (tensor<40x20xui32>) -> tensor<40x20xui8>
  check.expect_eq %r, %e : tensor<40x20xui8>
  func.return
}
func.func private @t29() {
  %a0 = stablehlo.iota dim = 0 : tensor<5240xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<5240xi32>) -> tensor<40x131xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x131xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x131xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x131xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x131xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x131xi32>) -> tensor<40x131xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x131xui8>
  %a7 = stablehlo.convert %a6 : (tensor<40x131xui8>) -> tensor<40x131xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x131xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<131xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<131xi32>) -> tensor<131xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<131xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<131xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<131xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<131xi32>
  %b6 = stablehlo.convert %b5 : (tensor<131xi32>) -> tensor<131xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<131xui8>
  %b7 = stablehlo.convert %b6 : (tensor<131xui8>) -> tensor<131xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<131xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x131xui8>, tensor<131xui8>) -> tensor<40xui8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x131xui32>, tensor<131xui32>) -> tensor<40xui32>
  %e = stablehlo.convert %e0 : (tensor<40xui32>) -> tensor<40xui8>
  check.expect_eq %r, %e : tensor<40xui8>
  func.return
}
func.func private @t30() {
  %a0 = stablehlo.iota dim = 0 : tensor<64xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<64xi32>) -> tensor<64xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<64xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<64xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<64xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<64xi32>
  %a6 = stablehlo.convert %a5 : (tensor<64xi32>) -> tensor<64xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<64xui8>
  %a7 = stablehlo.convert %a6 : (tensor<64xui8>) -> tensor<64xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<64xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<2112xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<2112xi32>) -> tensor<33x64xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<33x64xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<33x64xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<33x64xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<33x64xi32>
  %b6 = stablehlo.convert %b5 : (tensor<33x64xi32>) -> tensor<33x64xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<33x64xui8>
  %b7 = stablehlo.convert %b6 : (tensor<33x64xui8>) -> tensor<33x64xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<33x64xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<64xui8>, tensor<33x64xui8>) -> tensor<33xui8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [0] x [1] : (tensor<64xui32>, tensor<33x64xui32>) -> tensor<33xui32>
  %e = stablehlo.convert %e0 : (tensor<33xui32>) -> tensor<33xui8>
  check.expect_eq %r, %e : tensor<33xui8>
  func.return
}
func.func private @t31() {
  %a0 = stablehlo.iota dim = 0 : tensor<335xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<335xi32>) -> tensor<5x67xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<5x67xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<5x67xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<5x67xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<5x67xi32>
  %a6 = stablehlo.convert %a5 : (tensor<5x67xi32>) -> tensor<5x67xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<5x67xui8>
  %a7 = stablehlo.convert %a6 : (tensor<5x67xui8>) -> tensor<5x67xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<5x67xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<2479xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<2479xi32>) -> tensor<37x67xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<37x67xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<37x67xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<37x67xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<37x67xi32>
  %b6 = stablehlo.convert %b5 : (tensor<37x67xi32>) -> tensor<37x67xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<37x67xui8>
  %b7 = stablehlo.convert %b6 : (tensor<37x67xui8>) -> tensor<37x67xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<37x67xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<5x67xui8>, tensor<37x67xui8>) -> tensor<5x37xui8>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [1] : (tensor<5x67xui32>, tensor<37x67xui32>) -> tensor<5x37xui32>
  %e = stablehlo.convert %e0 : (tensor<5x37xui32>) -> tensor<5x37xui8>
  check.expect_eq %r, %e : tensor<5x37xui8>
  func.return
}
func.func private @t32() {
  %z = stablehlo.constant dense<0> : tensor<40xi32>
  %a0 = stablehlo.iota dim = 0 : tensor<2800xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<2800xi32>) -> tensor<40x70xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x70xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x70xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x70xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x70xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x70xi32>) -> tensor<40x70xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x70xi16>
  %a7 = stablehlo.convert %a6 : (tensor<40x70xi16>) -> tensor<40x70xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x70xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<70xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<70xi32>) -> tensor<70xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<70xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<70xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<70xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<70xi32>
  %b6 = stablehlo.convert %b5 : (tensor<70xi32>) -> tensor<70xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<70xi16>
  %b7 = stablehlo.convert %b6 : (tensor<70xi16>) -> tensor<70xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<70xi32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x70xi16>, tensor<70xi16>) -> tensor<40xi32>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x70xi32>, tensor<70xi32>) -> tensor<40xi32>
  %e = stablehlo.add %e0, %z : tensor<40xi32>
  check.expect_eq %r, %e : tensor<40xi32>
  func.return
}
func.func private @t33() {
  %z = stablehlo.constant dense<0> : tensor<40xui32>
  %a0 = stablehlo.iota dim = 0 : tensor<2800xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<2800xi32>) -> tensor<40x70xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<40x70xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<40x70xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<40x70xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<40x70xi32>
  %a6 = stablehlo.convert %a5 : (tensor<40x70xi32>) -> tensor<40x70xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<40x70xui16>
  %a7 = stablehlo.convert %a6 : (tensor<40x70xui16>) -> tensor<40x70xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<40x70xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<70xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<70xi32>) -> tensor<70xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<70xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<70xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<70xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<70xi32>
  %b6 = stablehlo.convert %b5 : (tensor<70xi32>) -> tensor<70xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<70xui16>
  %b7 = stablehlo.convert %b6 : (tensor<70xui16>) -> tensor<70xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<70xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x70xui16>, tensor<70xui16>) -> tensor<40xui32>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<40x70xui32>, tensor<70xui32>) -> tensor<40xui32>
  %e = stablehlo.add %e0, %z : tensor<40xui32>
  check.expect_eq %r, %e : tensor<40xui32>
  func.return
}
func.func private @t34() {
  %z = stablehlo.constant dense<0> : tensor<100x5xui32>
  %a0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<300xi32>) -> tensor<100x3xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<100x3xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<100x3xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<100x3xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<100x3xi32>
  %a6 = stablehlo.convert %a5 : (tensor<100x3xi32>) -> tensor<100x3xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<100x3xui16>
  %a7 = stablehlo.convert %a6 : (tensor<100x3xui16>) -> tensor<100x3xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<100x3xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<15xi32>) -> tensor<3x5xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x5xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x5xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x5xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x5xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x5xi32>) -> tensor<3x5xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x5xui16>
  %b7 = stablehlo.convert %b6 : (tensor<3x5xui16>) -> tensor<3x5xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x5xui32>
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<100x3xui16>, tensor<3x5xui16>) -> tensor<100x5xui32>
  %e0 = stablehlo.dot_general %aw, %bw, contracting_dims = [1] x [0] : (tensor<100x3xui32>, tensor<3x5xui32>) -> tensor<100x5xui32>
  %e = stablehlo.add %e0, %z : tensor<100x5xui32>
  check.expect_eq %r, %e : tensor<100x5xui32>
  func.return
}
func.func private @t35() {
  %a0 = stablehlo.iota dim = 0 : tensor<1200xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<1200xi32>) -> tensor<4x6x50xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<4x6x50xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<4x6x50xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<4x6x50xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<4x6x50xi32>
  %a6 = stablehlo.convert %a5 : (tensor<4x6x50xi32>) -> tensor<4x6x50xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<4x6x50xi16>
  %a7 = stablehlo.convert %a6 : (tensor<4x6x50xi16>) -> tensor<4x6x50xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<4x6x50xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<1500xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<1500xi32>) -> tensor<6x5x50xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<6x5x50xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<6x5x50xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<6x5x50xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<6x5x50xi32>
  %b6 = stablehlo.convert %b5 : (tensor<6x5x50xi32>) -> tensor<6x5x50xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<6x5x50xi16>
  %b7 = stablehlo.convert %b6 : (tensor<6x5x50xi16>) -> tensor<6x5x50xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<6x5x50xi32>
  %r = stablehlo.dot_general %a, %b, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<4x6x50xi16>, tensor<6x5x50xi16>) -> tensor<50x4x5xi16>
  %e0 = stablehlo.dot_general %aw, %bw, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<4x6x50xi32>, tensor<6x5x50xi32>) -> tensor<50x4x5xi32>
  %e = stablehlo.convert %e0 : (tensor<50x4x5xi32>) -> tensor<50x4x5xi16>
  check.expect_eq %r, %e : tensor<50x4x5xi16>
  func.return
}
