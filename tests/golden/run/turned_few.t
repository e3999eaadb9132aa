// Transposes in units of very few elements, by tables that serve the parts of longer
// runs: of odd extents, with dims turned round, of elements of 1 to 8 bytes; rows of
// two to seven elements turned round; every third element; each of them twice.  Oracle:
// their numbers from the places they come from.  They are put side by side twice, as
// what is only looked at would not be copied.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=3 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @i1() : () -> ()
  func.call @i8() : () -> ()
  func.call @i16() : () -> ()
  func.call @f32() : () -> ()
  func.call @i64() : () -> ()
  func.return
}
func.func private @i1() {
  %x0i = stablehlo.iota dim = 0 : tensor<4200xi32>
  %x0vm = stablehlo.constant dense<3> : tensor<4200xi32>
  %x0vr = stablehlo.remainder %x0i, %x0vm : tensor<4200xi32>
  %x0v = stablehlo.convert %x0vr : (tensor<4200xi32>) -> tensor<4200xi1>
  %x0s = stablehlo.reshape %x0v : (tensor<4200xi1>) -> tensor<3x700x2xi1>
  %x0 = stablehlo.optimization_barrier %x0s : tensor<3x700x2xi1>
  %x0t = stablehlo.transpose %x0, dims = [2, 1, 0] : (tensor<3x700x2xi1>) -> tensor<2x700x3xi1>
  %x0w0 = stablehlo.constant dense<0> : tensor<2x700x3xi32>
  %x0a0 = stablehlo.iota dim = 0 : tensor<2x700x3xi32>
  %x0c0 = stablehlo.constant dense<1> : tensor<2x700x3xi32>
  %x0p0 = stablehlo.multiply %x0a0, %x0c0 : tensor<2x700x3xi32>
  %x0w1 = stablehlo.add %x0w0, %x0p0 : tensor<2x700x3xi32>
  %x0a1 = stablehlo.iota dim = 1 : tensor<2x700x3xi32>
  %x0c1 = stablehlo.constant dense<2> : tensor<2x700x3xi32>
  %x0p1 = stablehlo.multiply %x0a1, %x0c1 : tensor<2x700x3xi32>
  %x0w2 = stablehlo.add %x0w1, %x0p1 : tensor<2x700x3xi32>
  %x0a2 = stablehlo.iota dim = 2 : tensor<2x700x3xi32>
  %x0c2 = stablehlo.constant dense<1400> : tensor<2x700x3xi32>
  %x0p2 = stablehlo.multiply %x0a2, %x0c2 : tensor<2x700x3xi32>
  %x0w3 = stablehlo.add %x0w2, %x0p2 : tensor<2x700x3xi32>
  %x0em = stablehlo.constant dense<3> : tensor<2x700x3xi32>
  %x0er = stablehlo.remainder %x0w3, %x0em : tensor<2x700x3xi32>
  %x0e = stablehlo.convert %x0er : (tensor<2x700x3xi32>) -> tensor<2x700x3xi1>
  %x0t2 = stablehlo.concatenate %x0t, %x0t, dim = 0 : (tensor<2x700x3xi1>, tensor<2x700x3xi1>) -> tensor<4x700x3xi1>
  %x0e2 = stablehlo.concatenate %x0e, %x0e, dim = 0 : (tensor<2x700x3xi1>, tensor<2x700x3xi1>) -> tensor<4x700x3xi1>
  check.expect_eq %x0t2, %x0e2 : tensor<4x700x3xi1>
  %x1i = stablehlo.iota dim = 0 : tensor<11232xi32>
  %x1vm = stablehlo.constant dense<3> : tensor<11232xi32>
  %x1vr = stablehlo.remainder %x1i, %x1vm : tensor<11232xi32>
  %x1v = stablehlo.convert %x1vr : (tensor<11232xi32>) -> tensor<11232xi1>
  %x1s = stablehlo.reshape %x1v : (tensor<11232xi1>) -> tensor<2x2x3x3x39x8xi1>
  %x1 = stablehlo.optimization_barrier %x1s : tensor<2x2x3x3x39x8xi1>
  %x1t = stablehlo.transpose %x1, dims = [2, 3, 5, 0, 4, 1] : (tensor<2x2x3x3x39x8xi1>) -> tensor<3x3x8x2x39x2xi1>
  %x1w0 = stablehlo.constant dense<0> : tensor<3x3x8x2x39x2xi32>
  %x1a0 = stablehlo.iota dim = 0 : tensor<3x3x8x2x39x2xi32>
  %x1c0 = stablehlo.constant dense<936> : tensor<3x3x8x2x39x2xi32>
  %x1p0 = stablehlo.multiply %x1a0, %x1c0 : tensor<3x3x8x2x39x2xi32>
  %x1w1 = stablehlo.add %x1w0, %x1p0 : tensor<3x3x8x2x39x2xi32>
  %x1a1 = stablehlo.iota dim = 1 : tensor<3x3x8x2x39x2xi32>
  %x1c1 = stablehlo.constant dense<312> : tensor<3x3x8x2x39x2xi32>
  %x1p1 = stablehlo.multiply %x1a1, %x1c1 : tensor<3x3x8x2x39x2xi32>
  %x1w2 = stablehlo.add %x1w1, %x1p1 : tensor<3x3x8x2x39x2xi32>
  %x1a2 = stablehlo.iota dim = 2 : tensor<3x3x8x2x39x2xi32>
  %x1c2 = stablehlo.constant dense<1> : tensor<3x3x8x2x39x2xi32>
  %x1p2 = stablehlo.multiply %x1a2, %x1c2 : tensor<3x3x8x2x39x2xi32>
  %x1w3 = stablehlo.add %x1w2, %x1p2 : tensor<3x3x8x2x39x2xi32>
  %x1a3 = stablehlo.iota dim = 3 : tensor<3x3x8x2x39x2xi32>
  %x1c3 = stablehlo.constant dense<5616> : tensor<3x3x8x2x39x2xi32>
  %x1p3 = stablehlo.multiply %x1a3, %x1c3 : tensor<3x3x8x2x39x2xi32>
  %x1w4 = stablehlo.add %x1w3, %x1p3 : tensor<3x3x8x2x39x2xi32>
  %x1a4 = stablehlo.iota dim = 4 : tensor<3x3x8x2x39x2xi32>
  %x1c4 = stablehlo.constant dense<8> : tensor<3x3x8x2x39x2xi32>
  %x1p4 = stablehlo.multiply %x1a4, %x1c4 : tensor<3x3x8x2x39x2xi32>
  %x1w5 = stablehlo.add %x1w4, %x1p4 : tensor<3x3x8x2x39x2xi32>
  %x1a5 = stablehlo.iota dim = 5 : tensor<3x3x8x2x39x2xi32>
  %x1c5 = stablehlo.constant dense<2808> : tensor<3x3x8x2x39x2xi32>
  %x1p5 = stablehlo.multiply %x1a5, %x1c5 : tensor<3x3x8x2x39x2xi32>
  %x1w6 = stablehlo.add %x1w5, %x1p5 : tensor<3x3x8x2x39x2xi32>
  %x1em = stablehlo.constant dense<3> : tensor<3x3x8x2x39x2xi32>
  %x1er = stablehlo.remainder %x1w6, %x1em : tensor<3x3x8x2x39x2xi32>
  %x1e = stablehlo.convert %x1er : (tensor<3x3x8x2x39x2xi32>) -> tensor<3x3x8x2x39x2xi1>
  %x1t2 = stablehlo.concatenate %x1t, %x1t, dim = 0 : (tensor<3x3x8x2x39x2xi1>, tensor<3x3x8x2x39x2xi1>) -> tensor<6x3x8x2x39x2xi1>
  %x1e2 = stablehlo.concatenate %x1e, %x1e, dim = 0 : (tensor<3x3x8x2x39x2xi1>, tensor<3x3x8x2x39x2xi1>) -> tensor<6x3x8x2x39x2xi1>
  check.expect_eq %x1t2, %x1e2 : tensor<6x3x8x2x39x2xi1>
  %x2i = stablehlo.iota dim = 0 : tensor<4800xi32>
  %x2vm = stablehlo.constant dense<3> : tensor<4800xi32>
  %x2vr = stablehlo.remainder %x2i, %x2vm : tensor<4800xi32>
  %x2v = stablehlo.convert %x2vr : (tensor<4800xi32>) -> tensor<4800xi1>
  %x2s = stablehlo.reshape %x2v : (tensor<4800xi1>) -> tensor<150x4x8xi1>
  %x2 = stablehlo.optimization_barrier %x2s : tensor<150x4x8xi1>
  %x2t = stablehlo.transpose %x2, dims = [0, 2, 1] : (tensor<150x4x8xi1>) -> tensor<150x8x4xi1>
  %x2w0 = stablehlo.constant dense<0> : tensor<150x8x4xi32>
  %x2a0 = stablehlo.iota dim = 0 : tensor<150x8x4xi32>
  %x2c0 = stablehlo.constant dense<32> : tensor<150x8x4xi32>
  %x2p0 = stablehlo.multiply %x2a0, %x2c0 : tensor<150x8x4xi32>
  %x2w1 = stablehlo.add %x2w0, %x2p0 : tensor<150x8x4xi32>
  %x2a1 = stablehlo.iota dim = 1 : tensor<150x8x4xi32>
  %x2c1 = stablehlo.constant dense<1> : tensor<150x8x4xi32>
  %x2p1 = stablehlo.multiply %x2a1, %x2c1 : tensor<150x8x4xi32>
  %x2w2 = stablehlo.add %x2w1, %x2p1 : tensor<150x8x4xi32>
  %x2a2 = stablehlo.iota dim = 2 : tensor<150x8x4xi32>
  %x2c2 = stablehlo.constant dense<8> : tensor<150x8x4xi32>
  %x2p2 = stablehlo.multiply %x2a2, %x2c2 : tensor<150x8x4xi32>
  %x2w3 = stablehlo.add %x2w2, %x2p2 : tensor<150x8x4xi32>
  %x2em = stablehlo.constant dense<3> : tensor<150x8x4xi32>
  %x2er = stablehlo.remainder %x2w3, %x2em : tensor<150x8x4xi32>
  %x2e = stablehlo.convert %x2er : (tensor<150x8x4xi32>) -> tensor<150x8x4xi1>
  %x2t2 = stablehlo.concatenate %x2t, %x2t, dim = 0 : (tensor<150x8x4xi1>, tensor<150x8x4xi1>) -> tensor<300x8x4xi1>
  %x2e2 = stablehlo.concatenate %x2e, %x2e, dim = 0 : (tensor<150x8x4xi1>, tensor<150x8x4xi1>) -> tensor<300x8x4xi1>
  check.expect_eq %x2t2, %x2e2 : tensor<300x8x4xi1>
  %x3i = stablehlo.iota dim = 0 : tensor<10080xi32>
  %x3vm = stablehlo.constant dense<3> : tensor<10080xi32>
  %x3vr = stablehlo.remainder %x3i, %x3vm : tensor<10080xi32>
  %x3v = stablehlo.convert %x3vr : (tensor<10080xi32>) -> tensor<10080xi1>
  %x3s = stablehlo.reshape %x3v : (tensor<10080xi1>) -> tensor<6x8x2x5x3x7xi1>
  %x3 = stablehlo.optimization_barrier %x3s : tensor<6x8x2x5x3x7xi1>
  %x3t = stablehlo.transpose %x3, dims = [5, 2, 4, 0, 1, 3] : (tensor<6x8x2x5x3x7xi1>) -> tensor<7x2x3x6x8x5xi1>
  %x3w0 = stablehlo.constant dense<0> : tensor<7x2x3x6x8x5xi32>
  %x3a0 = stablehlo.iota dim = 0 : tensor<7x2x3x6x8x5xi32>
  %x3c0 = stablehlo.constant dense<1> : tensor<7x2x3x6x8x5xi32>
  %x3p0 = stablehlo.multiply %x3a0, %x3c0 : tensor<7x2x3x6x8x5xi32>
  %x3w1 = stablehlo.add %x3w0, %x3p0 : tensor<7x2x3x6x8x5xi32>
  %x3a1 = stablehlo.iota dim = 1 : tensor<7x2x3x6x8x5xi32>
  %x3c1 = stablehlo.constant dense<105> : tensor<7x2x3x6x8x5xi32>
  %x3p1 = stablehlo.multiply %x3a1, %x3c1 : tensor<7x2x3x6x8x5xi32>
  %x3w2 = stablehlo.add %x3w1, %x3p1 : tensor<7x2x3x6x8x5xi32>
  %x3a2 = stablehlo.iota dim = 2 : tensor<7x2x3x6x8x5xi32>
  %x3c2 = stablehlo.constant dense<7> : tensor<7x2x3x6x8x5xi32>
  %x3p2 = stablehlo.multiply %x3a2, %x3c2 : tensor<7x2x3x6x8x5xi32>
  %x3w3 = stablehlo.add %x3w2, %x3p2 : tensor<7x2x3x6x8x5xi32>
  %x3a3 = stablehlo.iota dim = 3 : tensor<7x2x3x6x8x5xi32>
  %x3c3 = stablehlo.constant dense<1680> : tensor<7x2x3x6x8x5xi32>
  %x3p3 = stablehlo.multiply %x3a3, %x3c3 : tensor<7x2x3x6x8x5xi32>
  %x3w4 = stablehlo.add %x3w3, %x3p3 : tensor<7x2x3x6x8x5xi32>
  %x3a4 = stablehlo.iota dim = 4 : tensor<7x2x3x6x8x5xi32>
  %x3c4 = stablehlo.constant dense<210> : tensor<7x2x3x6x8x5xi32>
  %x3p4 = stablehlo.multiply %x3a4, %x3c4 : tensor<7x2x3x6x8x5xi32>
  %x3w5 = stablehlo.add %x3w4, %x3p4 : tensor<7x2x3x6x8x5xi32>
  %x3a5 = stablehlo.iota dim = 5 : tensor<7x2x3x6x8x5xi32>
  %x3c5 = stablehlo.constant dense<21> : tensor<7x2x3x6x8x5xi32>
  %x3p5 = stablehlo.multiply %x3a5, %x3c5 : tensor<7x2x3x6x8x5xi32>
  %x3w6 = stablehlo.add %x3w5, %x3p5 : tensor<7x2x3x6x8x5xi32>
  %x3em = stablehlo.constant dense<3> : tensor<7x2x3x6x8x5xi32>
  %x3er = stablehlo.remainder %x3w6, %x3em : tensor<7x2x3x6x8x5xi32>
  %x3e = stablehlo.convert %x3er : (tensor<7x2x3x6x8x5xi32>) -> tensor<7x2x3x6x8x5xi1>
  %x3t2 = stablehlo.concatenate %x3t, %x3t, dim = 0 : (tensor<7x2x3x6x8x5xi1>, tensor<7x2x3x6x8x5xi1>) -> tensor<14x2x3x6x8x5xi1>
  %x3e2 = stablehlo.concatenate %x3e, %x3e, dim = 0 : (tensor<7x2x3x6x8x5xi1>, tensor<7x2x3x6x8x5xi1>) -> tensor<14x2x3x6x8x5xi1>
  check.expect_eq %x3t2, %x3e2 : tensor<14x2x3x6x8x5xi1>
  %x4i = stablehlo.iota dim = 0 : tensor<21184xi32>
  %x4vm = stablehlo.constant dense<3> : tensor<21184xi32>
  %x4vr = stablehlo.remainder %x4i, %x4vm : tensor<21184xi32>
  %x4v = stablehlo.convert %x4vr : (tensor<21184xi32>) -> tensor<21184xi1>
  %x4s = stablehlo.reshape %x4v : (tensor<21184xi1>) -> tensor<2x331x8x4xi1>
  %x4 = stablehlo.optimization_barrier %x4s : tensor<2x331x8x4xi1>
  %x4t = stablehlo.transpose %x4, dims = [3, 2, 1, 0] : (tensor<2x331x8x4xi1>) -> tensor<4x8x331x2xi1>
  %x4w0 = stablehlo.constant dense<0> : tensor<4x8x331x2xi32>
  %x4a0 = stablehlo.iota dim = 0 : tensor<4x8x331x2xi32>
  %x4c0 = stablehlo.constant dense<1> : tensor<4x8x331x2xi32>
  %x4p0 = stablehlo.multiply %x4a0, %x4c0 : tensor<4x8x331x2xi32>
  %x4w1 = stablehlo.add %x4w0, %x4p0 : tensor<4x8x331x2xi32>
  %x4a1 = stablehlo.iota dim = 1 : tensor<4x8x331x2xi32>
  %x4c1 = stablehlo.constant dense<4> : tensor<4x8x331x2xi32>
  %x4p1 = stablehlo.multiply %x4a1, %x4c1 : tensor<4x8x331x2xi32>
  %x4w2 = stablehlo.add %x4w1, %x4p1 : tensor<4x8x331x2xi32>
  %x4a2 = stablehlo.iota dim = 2 : tensor<4x8x331x2xi32>
  %x4c2 = stablehlo.constant dense<32> : tensor<4x8x331x2xi32>
  %x4p2 = stablehlo.multiply %x4a2, %x4c2 : tensor<4x8x331x2xi32>
  %x4w3 = stablehlo.add %x4w2, %x4p2 : tensor<4x8x331x2xi32>
  %x4a3 = stablehlo.iota dim = 3 : tensor<4x8x331x2xi32>
  %x4c3 = stablehlo.constant dense<10592> : tensor<4x8x331x2xi32>
  %x4p3 = stablehlo.multiply %x4a3, %x4c3 : tensor<4x8x331x2xi32>
  %x4w4 = stablehlo.add %x4w3, %x4p3 : tensor<4x8x331x2xi32>
  %x4em = stablehlo.constant dense<3> : tensor<4x8x331x2xi32>
  %x4er = stablehlo.remainder %x4w4, %x4em : tensor<4x8x331x2xi32>
  %x4e = stablehlo.convert %x4er : (tensor<4x8x331x2xi32>) -> tensor<4x8x331x2xi1>
  %x4t2 = stablehlo.concatenate %x4t, %x4t, dim = 0 : (tensor<4x8x331x2xi1>, tensor<4x8x331x2xi1>) -> tensor<8x8x331x2xi1>
  %x4e2 = stablehlo.concatenate %x4e, %x4e, dim = 0 : (tensor<4x8x331x2xi1>, tensor<4x8x331x2xi1>) -> tensor<8x8x331x2xi1>
  check.expect_eq %x4t2, %x4e2 : tensor<8x8x331x2xi1>
  %x5i = stablehlo.iota dim = 0 : tensor<5600xi32>
  %x5vm = stablehlo.constant dense<3> : tensor<5600xi32>
  %x5vr = stablehlo.remainder %x5i, %x5vm : tensor<5600xi32>
  %x5v = stablehlo.convert %x5vr : (tensor<5600xi32>) -> tensor<5600xi1>
  %x5s = stablehlo.reshape %x5v : (tensor<5600xi1>) -> tensor<70x2x5x8xi1>
  %x5 = stablehlo.optimization_barrier %x5s : tensor<70x2x5x8xi1>
  %x5t = stablehlo.transpose %x5, dims = [3, 0, 2, 1] : (tensor<70x2x5x8xi1>) -> tensor<8x70x5x2xi1>
  %x5w0 = stablehlo.constant dense<0> : tensor<8x70x5x2xi32>
  %x5a0 = stablehlo.iota dim = 0 : tensor<8x70x5x2xi32>
  %x5c0 = stablehlo.constant dense<1> : tensor<8x70x5x2xi32>
  %x5p0 = stablehlo.multiply %x5a0, %x5c0 : tensor<8x70x5x2xi32>
  %x5w1 = stablehlo.add %x5w0, %x5p0 : tensor<8x70x5x2xi32>
  %x5a1 = stablehlo.iota dim = 1 : tensor<8x70x5x2xi32>
  %x5c1 = stablehlo.constant dense<80> : tensor<8x70x5x2xi32>
  %x5p1 = stablehlo.multiply %x5a1, %x5c1 : tensor<8x70x5x2xi32>
  %x5w2 = stablehlo.add %x5w1, %x5p1 : tensor<8x70x5x2xi32>
  %x5a2 = stablehlo.iota dim = 2 : tensor<8x70x5x2xi32>
  %x5c2 = stablehlo.constant dense<8> : tensor<8x70x5x2xi32>
  %x5p2 = stablehlo.multiply %x5a2, %x5c2 : tensor<8x70x5x2xi32>
  %x5w3 = stablehlo.add %x5w2, %x5p2 : tensor<8x70x5x2xi32>
  %x5a3 = stablehlo.iota dim = 3 : tensor<8x70x5x2xi32>
  %x5c3 = stablehlo.constant dense<40> : tensor<8x70x5x2xi32>
  %x5p3 = stablehlo.multiply %x5a3, %x5c3 : tensor<8x70x5x2xi32>
  %x5w4 = stablehlo.add %x5w3, %x5p3 : tensor<8x70x5x2xi32>
  %x5em = stablehlo.constant dense<3> : tensor<8x70x5x2xi32>
  %x5er = stablehlo.remainder %x5w4, %x5em : tensor<8x70x5x2xi32>
  %x5e = stablehlo.convert %x5er : (tensor<8x70x5x2xi32>) -> tensor<8x70x5x2xi1>
  %x5t2 = stablehlo.concatenate %x5t, %x5t, dim = 0 : (tensor<8x70x5x2xi1>, tensor<8x70x5x2xi1>) -> tensor<16x70x5x2xi1>
  %x5e2 = stablehlo.concatenate %x5e, %x5e, dim = 0 : (tensor<8x70x5x2xi1>, tensor<8x70x5x2xi1>) -> tensor<16x70x5x2xi1>
  check.expect_eq %x5t2, %x5e2 : tensor<16x70x5x2xi1>
  %x6i = stablehlo.iota dim = 0 : tensor<840xi32>
  %x6vm = stablehlo.constant dense<3> : tensor<840xi32>
  %x6vr = stablehlo.remainder %x6i, %x6vm : tensor<840xi32>
  %x6v = stablehlo.convert %x6vr : (tensor<840xi32>) -> tensor<840xi1>
  %x6s = stablehlo.reshape %x6v : (tensor<840xi1>) -> tensor<5x3x4x7x2xi1>
  %x6 = stablehlo.optimization_barrier %x6s : tensor<5x3x4x7x2xi1>
  %x6t = stablehlo.transpose %x6, dims = [1, 2, 4, 3, 0] : (tensor<5x3x4x7x2xi1>) -> tensor<3x4x2x7x5xi1>
  %x6w0 = stablehlo.constant dense<0> : tensor<3x4x2x7x5xi32>
  %x6a0 = stablehlo.iota dim = 0 : tensor<3x4x2x7x5xi32>
  %x6c0 = stablehlo.constant dense<56> : tensor<3x4x2x7x5xi32>
  %x6p0 = stablehlo.multiply %x6a0, %x6c0 : tensor<3x4x2x7x5xi32>
  %x6w1 = stablehlo.add %x6w0, %x6p0 : tensor<3x4x2x7x5xi32>
  %x6a1 = stablehlo.iota dim = 1 : tensor<3x4x2x7x5xi32>
  %x6c1 = stablehlo.constant dense<14> : tensor<3x4x2x7x5xi32>
  %x6p1 = stablehlo.multiply %x6a1, %x6c1 : tensor<3x4x2x7x5xi32>
  %x6w2 = stablehlo.add %x6w1, %x6p1 : tensor<3x4x2x7x5xi32>
  %x6a2 = stablehlo.iota dim = 2 : tensor<3x4x2x7x5xi32>
  %x6c2 = stablehlo.constant dense<1> : tensor<3x4x2x7x5xi32>
  %x6p2 = stablehlo.multiply %x6a2, %x6c2 : tensor<3x4x2x7x5xi32>
  %x6w3 = stablehlo.add %x6w2, %x6p2 : tensor<3x4x2x7x5xi32>
  %x6a3 = stablehlo.iota dim = 3 : tensor<3x4x2x7x5xi32>
  %x6c3 = stablehlo.constant dense<2> : tensor<3x4x2x7x5xi32>
  %x6p3 = stablehlo.multiply %x6a3, %x6c3 : tensor<3x4x2x7x5xi32>
  %x6w4 = stablehlo.add %x6w3, %x6p3 : tensor<3x4x2x7x5xi32>
  %x6a4 = stablehlo.iota dim = 4 : tensor<3x4x2x7x5xi32>
  %x6c4 = stablehlo.constant dense<168> : tensor<3x4x2x7x5xi32>
  %x6p4 = stablehlo.multiply %x6a4, %x6c4 : tensor<3x4x2x7x5xi32>
  %x6w5 = stablehlo.add %x6w4, %x6p4 : tensor<3x4x2x7x5xi32>
  %x6em = stablehlo.constant dense<3> : tensor<3x4x2x7x5xi32>
  %x6er = stablehlo.remainder %x6w5, %x6em : tensor<3x4x2x7x5xi32>
  %x6e = stablehlo.convert %x6er : (tensor<3x4x2x7x5xi32>) -> tensor<3x4x2x7x5xi1>
  %x6t2 = stablehlo.concatenate %x6t, %x6t, dim = 0 : (tensor<3x4x2x7x5xi1>, tensor<3x4x2x7x5xi1>) -> tensor<6x4x2x7x5xi1>
  %x6e2 = stablehlo.concatenate %x6e, %x6e, dim = 0 : (tensor<3x4x2x7x5xi1>, tensor<3x4x2x7x5xi1>) -> tensor<6x4x2x7x5xi1>
  check.expect_eq %x6t2, %x6e2 : tensor<6x4x2x7x5xi1>
  %x7i = stablehlo.iota dim = 0 : tensor<3855xi32>
  %x7vm = stablehlo.constant dense<3> : tensor<3855xi32>
  %x7vr = stablehlo.remainder %x7i, %x7vm : tensor<3855xi32>
  %x7v = stablehlo.convert %x7vr : (tensor<3855xi32>) -> tensor<3855xi1>
  %x7s = stablehlo.reshape %x7v : (tensor<3855xi1>) -> tensor<3x257x5xi1>
  %x7 = stablehlo.optimization_barrier %x7s : tensor<3x257x5xi1>
  %x7t = stablehlo.transpose %x7, dims = [2, 1, 0] : (tensor<3x257x5xi1>) -> tensor<5x257x3xi1>
  %x7b = stablehlo.reverse %x7t, dims = [0, 1] : tensor<5x257x3xi1>
  %x7w0 = stablehlo.constant dense<1284> : tensor<5x257x3xi32>
  %x7a0 = stablehlo.iota dim = 0 : tensor<5x257x3xi32>
  %x7c0 = stablehlo.constant dense<-1> : tensor<5x257x3xi32>
  %x7p0 = stablehlo.multiply %x7a0, %x7c0 : tensor<5x257x3xi32>
  %x7w1 = stablehlo.add %x7w0, %x7p0 : tensor<5x257x3xi32>
  %x7a1 = stablehlo.iota dim = 1 : tensor<5x257x3xi32>
  %x7c1 = stablehlo.constant dense<-5> : tensor<5x257x3xi32>
  %x7p1 = stablehlo.multiply %x7a1, %x7c1 : tensor<5x257x3xi32>
  %x7w2 = stablehlo.add %x7w1, %x7p1 : tensor<5x257x3xi32>
  %x7a2 = stablehlo.iota dim = 2 : tensor<5x257x3xi32>
  %x7c2 = stablehlo.constant dense<1285> : tensor<5x257x3xi32>
  %x7p2 = stablehlo.multiply %x7a2, %x7c2 : tensor<5x257x3xi32>
  %x7w3 = stablehlo.add %x7w2, %x7p2 : tensor<5x257x3xi32>
  %x7em = stablehlo.constant dense<3> : tensor<5x257x3xi32>
  %x7er = stablehlo.remainder %x7w3, %x7em : tensor<5x257x3xi32>
  %x7e = stablehlo.convert %x7er : (tensor<5x257x3xi32>) -> tensor<5x257x3xi1>
  %x7b2 = stablehlo.concatenate %x7b, %x7b, dim = 0 : (tensor<5x257x3xi1>, tensor<5x257x3xi1>) -> tensor<10x257x3xi1>
  %x7e2 = stablehlo.concatenate %x7e, %x7e, dim = 0 : (tensor<5x257x3xi1>, tensor<5x257x3xi1>) -> tensor<10x257x3xi1>
  check.expect_eq %x7b2, %x7e2 : tensor<10x257x3xi1>
  %x8i = stablehlo.iota dim = 0 : tensor<5460xi32>
  %x8vm = stablehlo.constant dense<3> : tensor<5460xi32>
  %x8vr = stablehlo.remainder %x8i, %x8vm : tensor<5460xi32>
  %x8v = stablehlo.convert %x8vr : (tensor<5460xi32>) -> tensor<5460xi1>
  %x8s = stablehlo.reshape %x8v : (tensor<5460xi1>) -> tensor<7x130x2x3xi1>
  %x8 = stablehlo.optimization_barrier %x8s : tensor<7x130x2x3xi1>
  %x8t = stablehlo.transpose %x8, dims = [3, 2, 1, 0] : (tensor<7x130x2x3xi1>) -> tensor<3x2x130x7xi1>
  %x8b = stablehlo.reverse %x8t, dims = [2, 3] : tensor<3x2x130x7xi1>
  %x8w0 = stablehlo.constant dense<5454> : tensor<3x2x130x7xi32>
  %x8a0 = stablehlo.iota dim = 0 : tensor<3x2x130x7xi32>
  %x8c0 = stablehlo.constant dense<1> : tensor<3x2x130x7xi32>
  %x8p0 = stablehlo.multiply %x8a0, %x8c0 : tensor<3x2x130x7xi32>
  %x8w1 = stablehlo.add %x8w0, %x8p0 : tensor<3x2x130x7xi32>
  %x8a1 = stablehlo.iota dim = 1 : tensor<3x2x130x7xi32>
  %x8c1 = stablehlo.constant dense<3> : tensor<3x2x130x7xi32>
  %x8p1 = stablehlo.multiply %x8a1, %x8c1 : tensor<3x2x130x7xi32>
  %x8w2 = stablehlo.add %x8w1, %x8p1 : tensor<3x2x130x7xi32>
  %x8a2 = stablehlo.iota dim = 2 : tensor<3x2x130x7xi32>
  %x8c2 = stablehlo.constant dense<-6> : tensor<3x2x130x7xi32>
  %x8p2 = stablehlo.multiply %x8a2, %x8c2 : tensor<3x2x130x7xi32>
  %x8w3 = stablehlo.add %x8w2, %x8p2 : tensor<3x2x130x7xi32>
  %x8a3 = stablehlo.iota dim = 3 : tensor<3x2x130x7xi32>
  %x8c3 = stablehlo.constant dense<-780> : tensor<3x2x130x7xi32>
  %x8p3 = stablehlo.multiply %x8a3, %x8c3 : tensor<3x2x130x7xi32>
  %x8w4 = stablehlo.add %x8w3, %x8p3 : tensor<3x2x130x7xi32>
  %x8em = stablehlo.constant dense<3> : tensor<3x2x130x7xi32>
  %x8er = stablehlo.remainder %x8w4, %x8em : tensor<3x2x130x7xi32>
  %x8e = stablehlo.convert %x8er : (tensor<3x2x130x7xi32>) -> tensor<3x2x130x7xi1>
  %x8b2 = stablehlo.concatenate %x8b, %x8b, dim = 0 : (tensor<3x2x130x7xi1>, tensor<3x2x130x7xi1>) -> tensor<6x2x130x7xi1>
  %x8e2 = stablehlo.concatenate %x8e, %x8e, dim = 0 : (tensor<3x2x130x7xi1>, tensor<3x2x130x7xi1>) -> tensor<6x2x130x7xi1>
  check.expect_eq %x8b2, %x8e2 : tensor<6x2x130x7xi1>
  %x9i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x9vm = stablehlo.constant dense<3> : tensor<903xi32>
  %x9vr = stablehlo.remainder %x9i, %x9vm : tensor<903xi32>
  %x9v = stablehlo.convert %x9vr : (tensor<903xi32>) -> tensor<903xi1>
  %x9s = stablehlo.reshape %x9v : (tensor<903xi1>) -> tensor<301x3xi1>
  %x9 = stablehlo.optimization_barrier %x9s : tensor<301x3xi1>
  %x9b = stablehlo.reverse %x9, dims = [1] : tensor<301x3xi1>
  %x9w0 = stablehlo.constant dense<2> : tensor<301x3xi32>
  %x9a0 = stablehlo.iota dim = 0 : tensor<301x3xi32>
  %x9c0 = stablehlo.constant dense<3> : tensor<301x3xi32>
  %x9p0 = stablehlo.multiply %x9a0, %x9c0 : tensor<301x3xi32>
  %x9w1 = stablehlo.add %x9w0, %x9p0 : tensor<301x3xi32>
  %x9a1 = stablehlo.iota dim = 1 : tensor<301x3xi32>
  %x9c1 = stablehlo.constant dense<-1> : tensor<301x3xi32>
  %x9p1 = stablehlo.multiply %x9a1, %x9c1 : tensor<301x3xi32>
  %x9w2 = stablehlo.add %x9w1, %x9p1 : tensor<301x3xi32>
  %x9em = stablehlo.constant dense<3> : tensor<301x3xi32>
  %x9er = stablehlo.remainder %x9w2, %x9em : tensor<301x3xi32>
  %x9e = stablehlo.convert %x9er : (tensor<301x3xi32>) -> tensor<301x3xi1>
  %x9b2 = stablehlo.concatenate %x9b, %x9b, dim = 0 : (tensor<301x3xi1>, tensor<301x3xi1>) -> tensor<602x3xi1>
  %x9e2 = stablehlo.concatenate %x9e, %x9e, dim = 0 : (tensor<301x3xi1>, tensor<301x3xi1>) -> tensor<602x3xi1>
  check.expect_eq %x9b2, %x9e2 : tensor<602x3xi1>
  %x10i = stablehlo.iota dim = 0 : tensor<602xi32>
  %x10vm = stablehlo.constant dense<3> : tensor<602xi32>
  %x10vr = stablehlo.remainder %x10i, %x10vm : tensor<602xi32>
  %x10v = stablehlo.convert %x10vr : (tensor<602xi32>) -> tensor<602xi1>
  %x10s = stablehlo.reshape %x10v : (tensor<602xi1>) -> tensor<301x2xi1>
  %x10 = stablehlo.optimization_barrier %x10s : tensor<301x2xi1>
  %x10b = stablehlo.reverse %x10, dims = [1] : tensor<301x2xi1>
  %x10w0 = stablehlo.constant dense<1> : tensor<301x2xi32>
  %x10a0 = stablehlo.iota dim = 0 : tensor<301x2xi32>
  %x10c0 = stablehlo.constant dense<2> : tensor<301x2xi32>
  %x10p0 = stablehlo.multiply %x10a0, %x10c0 : tensor<301x2xi32>
  %x10w1 = stablehlo.add %x10w0, %x10p0 : tensor<301x2xi32>
  %x10a1 = stablehlo.iota dim = 1 : tensor<301x2xi32>
  %x10c1 = stablehlo.constant dense<-1> : tensor<301x2xi32>
  %x10p1 = stablehlo.multiply %x10a1, %x10c1 : tensor<301x2xi32>
  %x10w2 = stablehlo.add %x10w1, %x10p1 : tensor<301x2xi32>
  %x10em = stablehlo.constant dense<3> : tensor<301x2xi32>
  %x10er = stablehlo.remainder %x10w2, %x10em : tensor<301x2xi32>
  %x10e = stablehlo.convert %x10er : (tensor<301x2xi32>) -> tensor<301x2xi1>
  %x10b2 = stablehlo.concatenate %x10b, %x10b, dim = 0 : (tensor<301x2xi1>, tensor<301x2xi1>) -> tensor<602x2xi1>
  %x10e2 = stablehlo.concatenate %x10e, %x10e, dim = 0 : (tensor<301x2xi1>, tensor<301x2xi1>) -> tensor<602x2xi1>
  check.expect_eq %x10b2, %x10e2 : tensor<602x2xi1>
  %x11i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x11vm = stablehlo.constant dense<3> : tensor<903xi32>
  %x11vr = stablehlo.remainder %x11i, %x11vm : tensor<903xi32>
  %x11v = stablehlo.convert %x11vr : (tensor<903xi32>) -> tensor<903xi1>
  %x11s = stablehlo.reshape %x11v : (tensor<903xi1>) -> tensor<129x7xi1>
  %x11 = stablehlo.optimization_barrier %x11s : tensor<129x7xi1>
  %x11b = stablehlo.reverse %x11, dims = [0, 1] : tensor<129x7xi1>
  %x11w0 = stablehlo.constant dense<902> : tensor<129x7xi32>
  %x11a0 = stablehlo.iota dim = 0 : tensor<129x7xi32>
  %x11c0 = stablehlo.constant dense<-7> : tensor<129x7xi32>
  %x11p0 = stablehlo.multiply %x11a0, %x11c0 : tensor<129x7xi32>
  %x11w1 = stablehlo.add %x11w0, %x11p0 : tensor<129x7xi32>
  %x11a1 = stablehlo.iota dim = 1 : tensor<129x7xi32>
  %x11c1 = stablehlo.constant dense<-1> : tensor<129x7xi32>
  %x11p1 = stablehlo.multiply %x11a1, %x11c1 : tensor<129x7xi32>
  %x11w2 = stablehlo.add %x11w1, %x11p1 : tensor<129x7xi32>
  %x11em = stablehlo.constant dense<3> : tensor<129x7xi32>
  %x11er = stablehlo.remainder %x11w2, %x11em : tensor<129x7xi32>
  %x11e = stablehlo.convert %x11er : (tensor<129x7xi32>) -> tensor<129x7xi1>
  %x11b2 = stablehlo.concatenate %x11b, %x11b, dim = 0 : (tensor<129x7xi1>, tensor<129x7xi1>) -> tensor<258x7xi1>
  %x11e2 = stablehlo.concatenate %x11e, %x11e, dim = 0 : (tensor<129x7xi1>, tensor<129x7xi1>) -> tensor<258x7xi1>
  check.expect_eq %x11b2, %x11e2 : tensor<258x7xi1>
  %x12i = stablehlo.iota dim = 0 : tensor<6600xi32>
  %x12vm = stablehlo.constant dense<3> : tensor<6600xi32>
  %x12vr = stablehlo.remainder %x12i, %x12vm : tensor<6600xi32>
  %x12v = stablehlo.convert %x12vr : (tensor<6600xi32>) -> tensor<6600xi1>
  %x12s = stablehlo.reshape %x12v : (tensor<6600xi1>) -> tensor<1100x2x3xi1>
  %x12 = stablehlo.optimization_barrier %x12s : tensor<1100x2x3xi1>
  %x12t = stablehlo.transpose %x12, dims = [0, 2, 1] : (tensor<1100x2x3xi1>) -> tensor<1100x3x2xi1>
  %x12b = stablehlo.reverse %x12t, dims = [2] : tensor<1100x3x2xi1>
  %x12w0 = stablehlo.constant dense<3> : tensor<1100x3x2xi32>
  %x12a0 = stablehlo.iota dim = 0 : tensor<1100x3x2xi32>
  %x12c0 = stablehlo.constant dense<6> : tensor<1100x3x2xi32>
  %x12p0 = stablehlo.multiply %x12a0, %x12c0 : tensor<1100x3x2xi32>
  %x12w1 = stablehlo.add %x12w0, %x12p0 : tensor<1100x3x2xi32>
  %x12a1 = stablehlo.iota dim = 1 : tensor<1100x3x2xi32>
  %x12c1 = stablehlo.constant dense<1> : tensor<1100x3x2xi32>
  %x12p1 = stablehlo.multiply %x12a1, %x12c1 : tensor<1100x3x2xi32>
  %x12w2 = stablehlo.add %x12w1, %x12p1 : tensor<1100x3x2xi32>
  %x12a2 = stablehlo.iota dim = 2 : tensor<1100x3x2xi32>
  %x12c2 = stablehlo.constant dense<-3> : tensor<1100x3x2xi32>
  %x12p2 = stablehlo.multiply %x12a2, %x12c2 : tensor<1100x3x2xi32>
  %x12w3 = stablehlo.add %x12w2, %x12p2 : tensor<1100x3x2xi32>
  %x12em = stablehlo.constant dense<3> : tensor<1100x3x2xi32>
  %x12er = stablehlo.remainder %x12w3, %x12em : tensor<1100x3x2xi32>
  %x12e = stablehlo.convert %x12er : (tensor<1100x3x2xi32>) -> tensor<1100x3x2xi1>
  %x12b2 = stablehlo.concatenate %x12b, %x12b, dim = 0 : (tensor<1100x3x2xi1>, tensor<1100x3x2xi1>) -> tensor<2200x3x2xi1>
  %x12e2 = stablehlo.concatenate %x12e, %x12e, dim = 0 : (tensor<1100x3x2xi1>, tensor<1100x3x2xi1>) -> tensor<2200x3x2xi1>
  check.expect_eq %x12b2, %x12e2 : tensor<2200x3x2xi1>
  %s0i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %s0vm = stablehlo.constant dense<3> : tensor<1000xi32>
  %s0vr = stablehlo.remainder %s0i, %s0vm : tensor<1000xi32>
  %s0v = stablehlo.convert %s0vr : (tensor<1000xi32>) -> tensor<1000xi1>
  %s0 = stablehlo.optimization_barrier %s0v : tensor<1000xi1>
  %s0h = stablehlo.slice %s0 [0:1000:3] : (tensor<1000xi1>) -> tensor<334xi1>
  %s0a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s0c = stablehlo.constant dense<3> : tensor<334xi32>
  %s0p = stablehlo.multiply %s0a, %s0c : tensor<334xi32>
  %s0f = stablehlo.constant dense<0> : tensor<334xi32>
  %s0w = stablehlo.add %s0p, %s0f : tensor<334xi32>
  %s0em = stablehlo.constant dense<3> : tensor<334xi32>
  %s0er = stablehlo.remainder %s0w, %s0em : tensor<334xi32>
  %s0e = stablehlo.convert %s0er : (tensor<334xi32>) -> tensor<334xi1>
  %s0h2 = stablehlo.concatenate %s0h, %s0h, dim = 0 : (tensor<334xi1>, tensor<334xi1>) -> tensor<668xi1>
  %s0e2 = stablehlo.concatenate %s0e, %s0e, dim = 0 : (tensor<334xi1>, tensor<334xi1>) -> tensor<668xi1>
  check.expect_eq %s0h2, %s0e2 : tensor<668xi1>
  %s1i = stablehlo.iota dim = 0 : tensor<1001xi32>
  %s1vm = stablehlo.constant dense<3> : tensor<1001xi32>
  %s1vr = stablehlo.remainder %s1i, %s1vm : tensor<1001xi32>
  %s1v = stablehlo.convert %s1vr : (tensor<1001xi32>) -> tensor<1001xi1>
  %s1 = stablehlo.optimization_barrier %s1v : tensor<1001xi1>
  %s1h = stablehlo.slice %s1 [1:1001:3] : (tensor<1001xi1>) -> tensor<334xi1>
  %s1a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s1c = stablehlo.constant dense<3> : tensor<334xi32>
  %s1p = stablehlo.multiply %s1a, %s1c : tensor<334xi32>
  %s1f = stablehlo.constant dense<1> : tensor<334xi32>
  %s1w = stablehlo.add %s1p, %s1f : tensor<334xi32>
  %s1em = stablehlo.constant dense<3> : tensor<334xi32>
  %s1er = stablehlo.remainder %s1w, %s1em : tensor<334xi32>
  %s1e = stablehlo.convert %s1er : (tensor<334xi32>) -> tensor<334xi1>
  %s1h2 = stablehlo.concatenate %s1h, %s1h, dim = 0 : (tensor<334xi1>, tensor<334xi1>) -> tensor<668xi1>
  %s1e2 = stablehlo.concatenate %s1e, %s1e, dim = 0 : (tensor<334xi1>, tensor<334xi1>) -> tensor<668xi1>
  check.expect_eq %s1h2, %s1e2 : tensor<668xi1>
  %s2i = stablehlo.iota dim = 0 : tensor<49xi32>
  %s2vm = stablehlo.constant dense<3> : tensor<49xi32>
  %s2vr = stablehlo.remainder %s2i, %s2vm : tensor<49xi32>
  %s2v = stablehlo.convert %s2vr : (tensor<49xi32>) -> tensor<49xi1>
  %s2 = stablehlo.optimization_barrier %s2v : tensor<49xi1>
  %s2h = stablehlo.slice %s2 [0:49:3] : (tensor<49xi1>) -> tensor<17xi1>
  %s2a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s2c = stablehlo.constant dense<3> : tensor<17xi32>
  %s2p = stablehlo.multiply %s2a, %s2c : tensor<17xi32>
  %s2f = stablehlo.constant dense<0> : tensor<17xi32>
  %s2w = stablehlo.add %s2p, %s2f : tensor<17xi32>
  %s2em = stablehlo.constant dense<3> : tensor<17xi32>
  %s2er = stablehlo.remainder %s2w, %s2em : tensor<17xi32>
  %s2e = stablehlo.convert %s2er : (tensor<17xi32>) -> tensor<17xi1>
  %s2h2 = stablehlo.concatenate %s2h, %s2h, dim = 0 : (tensor<17xi1>, tensor<17xi1>) -> tensor<34xi1>
  %s2e2 = stablehlo.concatenate %s2e, %s2e, dim = 0 : (tensor<17xi1>, tensor<17xi1>) -> tensor<34xi1>
  check.expect_eq %s2h2, %s2e2 : tensor<34xi1>
  %s3i = stablehlo.iota dim = 0 : tensor<50xi32>
  %s3vm = stablehlo.constant dense<3> : tensor<50xi32>
  %s3vr = stablehlo.remainder %s3i, %s3vm : tensor<50xi32>
  %s3v = stablehlo.convert %s3vr : (tensor<50xi32>) -> tensor<50xi1>
  %s3 = stablehlo.optimization_barrier %s3v : tensor<50xi1>
  %s3h = stablehlo.slice %s3 [2:50:3] : (tensor<50xi1>) -> tensor<16xi1>
  %s3a = stablehlo.iota dim = 0 : tensor<16xi32>
  %s3c = stablehlo.constant dense<3> : tensor<16xi32>
  %s3p = stablehlo.multiply %s3a, %s3c : tensor<16xi32>
  %s3f = stablehlo.constant dense<2> : tensor<16xi32>
  %s3w = stablehlo.add %s3p, %s3f : tensor<16xi32>
  %s3em = stablehlo.constant dense<3> : tensor<16xi32>
  %s3er = stablehlo.remainder %s3w, %s3em : tensor<16xi32>
  %s3e = stablehlo.convert %s3er : (tensor<16xi32>) -> tensor<16xi1>
  %s3h2 = stablehlo.concatenate %s3h, %s3h, dim = 0 : (tensor<16xi1>, tensor<16xi1>) -> tensor<32xi1>
  %s3e2 = stablehlo.concatenate %s3e, %s3e, dim = 0 : (tensor<16xi1>, tensor<16xi1>) -> tensor<32xi1>
  check.expect_eq %s3h2, %s3e2 : tensor<32xi1>
  %s4i = stablehlo.iota dim = 0 : tensor<51xi32>
  %s4vm = stablehlo.constant dense<3> : tensor<51xi32>
  %s4vr = stablehlo.remainder %s4i, %s4vm : tensor<51xi32>
  %s4v = stablehlo.convert %s4vr : (tensor<51xi32>) -> tensor<51xi1>
  %s4 = stablehlo.optimization_barrier %s4v : tensor<51xi1>
  %s4h = stablehlo.slice %s4 [0:51:3] : (tensor<51xi1>) -> tensor<17xi1>
  %s4a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s4c = stablehlo.constant dense<3> : tensor<17xi32>
  %s4p = stablehlo.multiply %s4a, %s4c : tensor<17xi32>
  %s4f = stablehlo.constant dense<0> : tensor<17xi32>
  %s4w = stablehlo.add %s4p, %s4f : tensor<17xi32>
  %s4em = stablehlo.constant dense<3> : tensor<17xi32>
  %s4er = stablehlo.remainder %s4w, %s4em : tensor<17xi32>
  %s4e = stablehlo.convert %s4er : (tensor<17xi32>) -> tensor<17xi1>
  %s4h2 = stablehlo.concatenate %s4h, %s4h, dim = 0 : (tensor<17xi1>, tensor<17xi1>) -> tensor<34xi1>
  %s4e2 = stablehlo.concatenate %s4e, %s4e, dim = 0 : (tensor<17xi1>, tensor<17xi1>) -> tensor<34xi1>
  check.expect_eq %s4h2, %s4e2 : tensor<34xi1>
  %s5i = stablehlo.iota dim = 0 : tensor<97xi32>
  %s5vm = stablehlo.constant dense<3> : tensor<97xi32>
  %s5vr = stablehlo.remainder %s5i, %s5vm : tensor<97xi32>
  %s5v = stablehlo.convert %s5vr : (tensor<97xi32>) -> tensor<97xi1>
  %s5 = stablehlo.optimization_barrier %s5v : tensor<97xi1>
  %s5h = stablehlo.slice %s5 [1:97:3] : (tensor<97xi1>) -> tensor<32xi1>
  %s5a = stablehlo.iota dim = 0 : tensor<32xi32>
  %s5c = stablehlo.constant dense<3> : tensor<32xi32>
  %s5p = stablehlo.multiply %s5a, %s5c : tensor<32xi32>
  %s5f = stablehlo.constant dense<1> : tensor<32xi32>
  %s5w = stablehlo.add %s5p, %s5f : tensor<32xi32>
  %s5em = stablehlo.constant dense<3> : tensor<32xi32>
  %s5er = stablehlo.remainder %s5w, %s5em : tensor<32xi32>
  %s5e = stablehlo.convert %s5er : (tensor<32xi32>) -> tensor<32xi1>
  %s5h2 = stablehlo.concatenate %s5h, %s5h, dim = 0 : (tensor<32xi1>, tensor<32xi1>) -> tensor<64xi1>
  %s5e2 = stablehlo.concatenate %s5e, %s5e, dim = 0 : (tensor<32xi1>, tensor<32xi1>) -> tensor<64xi1>
  check.expect_eq %s5h2, %s5e2 : tensor<64xi1>
  %s6i = stablehlo.iota dim = 0 : tensor<4xi32>
  %s6vm = stablehlo.constant dense<3> : tensor<4xi32>
  %s6vr = stablehlo.remainder %s6i, %s6vm : tensor<4xi32>
  %s6v = stablehlo.convert %s6vr : (tensor<4xi32>) -> tensor<4xi1>
  %s6 = stablehlo.optimization_barrier %s6v : tensor<4xi1>
  %s6h = stablehlo.slice %s6 [0:4:3] : (tensor<4xi1>) -> tensor<2xi1>
  %s6a = stablehlo.iota dim = 0 : tensor<2xi32>
  %s6c = stablehlo.constant dense<3> : tensor<2xi32>
  %s6p = stablehlo.multiply %s6a, %s6c : tensor<2xi32>
  %s6f = stablehlo.constant dense<0> : tensor<2xi32>
  %s6w = stablehlo.add %s6p, %s6f : tensor<2xi32>
  %s6em = stablehlo.constant dense<3> : tensor<2xi32>
  %s6er = stablehlo.remainder %s6w, %s6em : tensor<2xi32>
  %s6e = stablehlo.convert %s6er : (tensor<2xi32>) -> tensor<2xi1>
  %s6h2 = stablehlo.concatenate %s6h, %s6h, dim = 0 : (tensor<2xi1>, tensor<2xi1>) -> tensor<4xi1>
  %s6e2 = stablehlo.concatenate %s6e, %s6e, dim = 0 : (tensor<2xi1>, tensor<2xi1>) -> tensor<4xi1>
  check.expect_eq %s6h2, %s6e2 : tensor<4xi1>
  %r0i = stablehlo.iota dim = 0 : tensor<15xi32>
  %r0vm = stablehlo.constant dense<3> : tensor<15xi32>
  %r0vr = stablehlo.remainder %r0i, %r0vm : tensor<15xi32>
  %r0v = stablehlo.convert %r0vr : (tensor<15xi32>) -> tensor<15xi1>
  %r0q = stablehlo.reshape %r0v : (tensor<15xi1>) -> tensor<5x3xi1>
  %r0 = stablehlo.optimization_barrier %r0q : tensor<5x3xi1>
  %r0b = stablehlo.broadcast_in_dim %r0, dims = [0, 2] : (tensor<5x3xi1>) -> tensor<5x2x3x2xi1>
  %r0j = stablehlo.iota dim = 0 : tensor<5x2x3x2xi32>
  %r0k = stablehlo.iota dim = 2 : tensor<5x2x3x2xi32>
  %r0c = stablehlo.constant dense<3> : tensor<5x2x3x2xi32>
  %r0p = stablehlo.multiply %r0j, %r0c : tensor<5x2x3x2xi32>
  %r0w = stablehlo.add %r0p, %r0k : tensor<5x2x3x2xi32>
  %r0em = stablehlo.constant dense<3> : tensor<5x2x3x2xi32>
  %r0er = stablehlo.remainder %r0w, %r0em : tensor<5x2x3x2xi32>
  %r0e = stablehlo.convert %r0er : (tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi1>
  %r0b2 = stablehlo.concatenate %r0b, %r0b, dim = 0 : (tensor<5x2x3x2xi1>, tensor<5x2x3x2xi1>) -> tensor<10x2x3x2xi1>
  %r0e2 = stablehlo.concatenate %r0e, %r0e, dim = 0 : (tensor<5x2x3x2xi1>, tensor<5x2x3x2xi1>) -> tensor<10x2x3x2xi1>
  check.expect_eq %r0b2, %r0e2 : tensor<10x2x3x2xi1>
  %r1i = stablehlo.iota dim = 0 : tensor<80xi32>
  %r1vm = stablehlo.constant dense<3> : tensor<80xi32>
  %r1vr = stablehlo.remainder %r1i, %r1vm : tensor<80xi32>
  %r1v = stablehlo.convert %r1vr : (tensor<80xi32>) -> tensor<80xi1>
  %r1q = stablehlo.reshape %r1v : (tensor<80xi1>) -> tensor<5x16xi1>
  %r1 = stablehlo.optimization_barrier %r1q : tensor<5x16xi1>
  %r1b = stablehlo.broadcast_in_dim %r1, dims = [0, 2] : (tensor<5x16xi1>) -> tensor<5x2x16x2xi1>
  %r1j = stablehlo.iota dim = 0 : tensor<5x2x16x2xi32>
  %r1k = stablehlo.iota dim = 2 : tensor<5x2x16x2xi32>
  %r1c = stablehlo.constant dense<16> : tensor<5x2x16x2xi32>
  %r1p = stablehlo.multiply %r1j, %r1c : tensor<5x2x16x2xi32>
  %r1w = stablehlo.add %r1p, %r1k : tensor<5x2x16x2xi32>
  %r1em = stablehlo.constant dense<3> : tensor<5x2x16x2xi32>
  %r1er = stablehlo.remainder %r1w, %r1em : tensor<5x2x16x2xi32>
  %r1e = stablehlo.convert %r1er : (tensor<5x2x16x2xi32>) -> tensor<5x2x16x2xi1>
  %r1b2 = stablehlo.concatenate %r1b, %r1b, dim = 0 : (tensor<5x2x16x2xi1>, tensor<5x2x16x2xi1>) -> tensor<10x2x16x2xi1>
  %r1e2 = stablehlo.concatenate %r1e, %r1e, dim = 0 : (tensor<5x2x16x2xi1>, tensor<5x2x16x2xi1>) -> tensor<10x2x16x2xi1>
  check.expect_eq %r1b2, %r1e2 : tensor<10x2x16x2xi1>
  %r2i = stablehlo.iota dim = 0 : tensor<335xi32>
  %r2vm = stablehlo.constant dense<3> : tensor<335xi32>
  %r2vr = stablehlo.remainder %r2i, %r2vm : tensor<335xi32>
  %r2v = stablehlo.convert %r2vr : (tensor<335xi32>) -> tensor<335xi1>
  %r2q = stablehlo.reshape %r2v : (tensor<335xi1>) -> tensor<5x67xi1>
  %r2 = stablehlo.optimization_barrier %r2q : tensor<5x67xi1>
  %r2b = stablehlo.broadcast_in_dim %r2, dims = [0, 2] : (tensor<5x67xi1>) -> tensor<5x2x67x2xi1>
  %r2j = stablehlo.iota dim = 0 : tensor<5x2x67x2xi32>
  %r2k = stablehlo.iota dim = 2 : tensor<5x2x67x2xi32>
  %r2c = stablehlo.constant dense<67> : tensor<5x2x67x2xi32>
  %r2p = stablehlo.multiply %r2j, %r2c : tensor<5x2x67x2xi32>
  %r2w = stablehlo.add %r2p, %r2k : tensor<5x2x67x2xi32>
  %r2em = stablehlo.constant dense<3> : tensor<5x2x67x2xi32>
  %r2er = stablehlo.remainder %r2w, %r2em : tensor<5x2x67x2xi32>
  %r2e = stablehlo.convert %r2er : (tensor<5x2x67x2xi32>) -> tensor<5x2x67x2xi1>
  %r2b2 = stablehlo.concatenate %r2b, %r2b, dim = 0 : (tensor<5x2x67x2xi1>, tensor<5x2x67x2xi1>) -> tensor<10x2x67x2xi1>
  %r2e2 = stablehlo.concatenate %r2e, %r2e, dim = 0 : (tensor<5x2x67x2xi1>, tensor<5x2x67x2xi1>) -> tensor<10x2x67x2xi1>
  check.expect_eq %r2b2, %r2e2 : tensor<10x2x67x2xi1>
  func.return
}
func.func private @i8() {
  %x0i = stablehlo.iota dim = 0 : tensor<4200xi32>
  %x0vm = stablehlo.constant dense<101> : tensor<4200xi32>
  %x0vr = stablehlo.remainder %x0i, %x0vm : tensor<4200xi32>
  %x0v = stablehlo.convert %x0vr : (tensor<4200xi32>) -> tensor<4200xi8>
  %x0s = stablehlo.reshape %x0v : (tensor<4200xi8>) -> tensor<3x700x2xi8>
  %x0 = stablehlo.optimization_barrier %x0s : tensor<3x700x2xi8>
  %x0t = stablehlo.transpose %x0, dims = [2, 1, 0] : (tensor<3x700x2xi8>) -> tensor<2x700x3xi8>
  %x0w0 = stablehlo.constant dense<0> : tensor<2x700x3xi32>
  %x0a0 = stablehlo.iota dim = 0 : tensor<2x700x3xi32>
  %x0c0 = stablehlo.constant dense<1> : tensor<2x700x3xi32>
  %x0p0 = stablehlo.multiply %x0a0, %x0c0 : tensor<2x700x3xi32>
  %x0w1 = stablehlo.add %x0w0, %x0p0 : tensor<2x700x3xi32>
  %x0a1 = stablehlo.iota dim = 1 : tensor<2x700x3xi32>
  %x0c1 = stablehlo.constant dense<2> : tensor<2x700x3xi32>
  %x0p1 = stablehlo.multiply %x0a1, %x0c1 : tensor<2x700x3xi32>
  %x0w2 = stablehlo.add %x0w1, %x0p1 : tensor<2x700x3xi32>
  %x0a2 = stablehlo.iota dim = 2 : tensor<2x700x3xi32>
  %x0c2 = stablehlo.constant dense<1400> : tensor<2x700x3xi32>
  %x0p2 = stablehlo.multiply %x0a2, %x0c2 : tensor<2x700x3xi32>
  %x0w3 = stablehlo.add %x0w2, %x0p2 : tensor<2x700x3xi32>
  %x0em = stablehlo.constant dense<101> : tensor<2x700x3xi32>
  %x0er = stablehlo.remainder %x0w3, %x0em : tensor<2x700x3xi32>
  %x0e = stablehlo.convert %x0er : (tensor<2x700x3xi32>) -> tensor<2x700x3xi8>
  %x0t2 = stablehlo.concatenate %x0t, %x0t, dim = 0 : (tensor<2x700x3xi8>, tensor<2x700x3xi8>) -> tensor<4x700x3xi8>
  %x0e2 = stablehlo.concatenate %x0e, %x0e, dim = 0 : (tensor<2x700x3xi8>, tensor<2x700x3xi8>) -> tensor<4x700x3xi8>
  check.expect_eq %x0t2, %x0e2 : tensor<4x700x3xi8>
  %x1i = stablehlo.iota dim = 0 : tensor<11232xi32>
  %x1vm = stablehlo.constant dense<101> : tensor<11232xi32>
  %x1vr = stablehlo.remainder %x1i, %x1vm : tensor<11232xi32>
  %x1v = stablehlo.convert %x1vr : (tensor<11232xi32>) -> tensor<11232xi8>
  %x1s = stablehlo.reshape %x1v : (tensor<11232xi8>) -> tensor<2x2x3x3x39x8xi8>
  %x1 = stablehlo.optimization_barrier %x1s : tensor<2x2x3x3x39x8xi8>
  %x1t = stablehlo.transpose %x1, dims = [2, 3, 5, 0, 4, 1] : (tensor<2x2x3x3x39x8xi8>) -> tensor<3x3x8x2x39x2xi8>
  %x1w0 = stablehlo.constant dense<0> : tensor<3x3x8x2x39x2xi32>
  %x1a0 = stablehlo.iota dim = 0 : tensor<3x3x8x2x39x2xi32>
  %x1c0 = stablehlo.constant dense<936> : tensor<3x3x8x2x39x2xi32>
  %x1p0 = stablehlo.multiply %x1a0, %x1c0 : tensor<3x3x8x2x39x2xi32>
  %x1w1 = stablehlo.add %x1w0, %x1p0 : tensor<3x3x8x2x39x2xi32>
  %x1a1 = stablehlo.iota dim = 1 : tensor<3x3x8x2x39x2xi32>
  %x1c1 = stablehlo.constant dense<312> : tensor<3x3x8x2x39x2xi32>
  %x1p1 = stablehlo.multiply %x1a1, %x1c1 : tensor<3x3x8x2x39x2xi32>
  %x1w2 = stablehlo.add %x1w1, %x1p1 : tensor<3x3x8x2x39x2xi32>
  %x1a2 = stablehlo.iota dim = 2 : tensor<3x3x8x2x39x2xi32>
  %x1c2 = stablehlo.constant dense<1> : tensor<3x3x8x2x39x2xi32>
  %x1p2 = stablehlo.multiply %x1a2, %x1c2 : tensor<3x3x8x2x39x2xi32>
  %x1w3 = stablehlo.add %x1w2, %x1p2 : tensor<3x3x8x2x39x2xi32>
  %x1a3 = stablehlo.iota dim = 3 : tensor<3x3x8x2x39x2xi32>
  %x1c3 = stablehlo.constant dense<5616> : tensor<3x3x8x2x39x2xi32>
  %x1p3 = stablehlo.multiply %x1a3, %x1c3 : tensor<3x3x8x2x39x2xi32>
  %x1w4 = stablehlo.add %x1w3, %x1p3 : tensor<3x3x8x2x39x2xi32>
  %x1a4 = stablehlo.iota dim = 4 : tensor<3x3x8x2x39x2xi32>
  %x1c4 = stablehlo.constant dense<8> : tensor<3x3x8x2x39x2xi32>
  %x1p4 = stablehlo.multiply %x1a4, %x1c4 : tensor<3x3x8x2x39x2xi32>
  %x1w5 = stablehlo.add %x1w4, %x1p4 : tensor<3x3x8x2x39x2xi32>
  %x1a5 = stablehlo.iota dim = 5 : tensor<3x3x8x2x39x2xi32>
  %x1c5 = stablehlo.constant dense<2808> : tensor<3x3x8x2x39x2xi32>
  %x1p5 = stablehlo.multiply %x1a5, %x1c5 : tensor<3x3x8x2x39x2xi32>
  %x1w6 = stablehlo.add %x1w5, %x1p5 : tensor<3x3x8x2x39x2xi32>
  %x1em = stablehlo.constant dense<101> : tensor<3x3x8x2x39x2xi32>
  %x1er = stablehlo.remainder %x1w6, %x1em : tensor<3x3x8x2x39x2xi32>
  %x1e = stablehlo.convert %x1er : (tensor<3x3x8x2x39x2xi32>) -> tensor<3x3x8x2x39x2xi8>
  %x1t2 = stablehlo.concatenate %x1t, %x1t, dim = 0 : (tensor<3x3x8x2x39x2xi8>, tensor<3x3x8x2x39x2xi8>) -> tensor<6x3x8x2x39x2xi8>
  %x1e2 = stablehlo.concatenate %x1e, %x1e, dim = 0 : (tensor<3x3x8x2x39x2xi8>, tensor<3x3x8x2x39x2xi8>) -> tensor<6x3x8x2x39x2xi8>
  check.expect_eq %x1t2, %x1e2 : tensor<6x3x8x2x39x2xi8>
  %x2i = stablehlo.iota dim = 0 : tensor<4800xi32>
  %x2vm = stablehlo.constant dense<101> : tensor<4800xi32>
  %x2vr = stablehlo.remainder %x2i, %x2vm : tensor<4800xi32>
  %x2v = stablehlo.convert %x2vr : (tensor<4800xi32>) -> tensor<4800xi8>
  %x2s = stablehlo.reshape %x2v : (tensor<4800xi8>) -> tensor<150x4x8xi8>
  %x2 = stablehlo.optimization_barrier %x2s : tensor<150x4x8xi8>
  %x2t = stablehlo.transpose %x2, dims = [0, 2, 1] : (tensor<150x4x8xi8>) -> tensor<150x8x4xi8>
  %x2w0 = stablehlo.constant dense<0> : tensor<150x8x4xi32>
  %x2a0 = stablehlo.iota dim = 0 : tensor<150x8x4xi32>
  %x2c0 = stablehlo.constant dense<32> : tensor<150x8x4xi32>
  %x2p0 = stablehlo.multiply %x2a0, %x2c0 : tensor<150x8x4xi32>
  %x2w1 = stablehlo.add %x2w0, %x2p0 : tensor<150x8x4xi32>
  %x2a1 = stablehlo.iota dim = 1 : tensor<150x8x4xi32>
  %x2c1 = stablehlo.constant dense<1> : tensor<150x8x4xi32>
  %x2p1 = stablehlo.multiply %x2a1, %x2c1 : tensor<150x8x4xi32>
  %x2w2 = stablehlo.add %x2w1, %x2p1 : tensor<150x8x4xi32>
  %x2a2 = stablehlo.iota dim = 2 : tensor<150x8x4xi32>
  %x2c2 = stablehlo.constant dense<8> : tensor<150x8x4xi32>
  %x2p2 = stablehlo.multiply %x2a2, %x2c2 : tensor<150x8x4xi32>
  %x2w3 = stablehlo.add %x2w2, %x2p2 : tensor<150x8x4xi32>
  %x2em = stablehlo.constant dense<101> : tensor<150x8x4xi32>
  %x2er = stablehlo.remainder %x2w3, %x2em : tensor<150x8x4xi32>
  %x2e = stablehlo.convert %x2er : (tensor<150x8x4xi32>) -> tensor<150x8x4xi8>
  %x2t2 = stablehlo.concatenate %x2t, %x2t, dim = 0 : (tensor<150x8x4xi8>, tensor<150x8x4xi8>) -> tensor<300x8x4xi8>
  %x2e2 = stablehlo.concatenate %x2e, %x2e, dim = 0 : (tensor<150x8x4xi8>, tensor<150x8x4xi8>) -> tensor<300x8x4xi8>
  check.expect_eq %x2t2, %x2e2 : tensor<300x8x4xi8>
  %x3i = stablehlo.iota dim = 0 : tensor<10080xi32>
  %x3vm = stablehlo.constant dense<101> : tensor<10080xi32>
  %x3vr = stablehlo.remainder %x3i, %x3vm : tensor<10080xi32>
  %x3v = stablehlo.convert %x3vr : (tensor<10080xi32>) -> tensor<10080xi8>
  %x3s = stablehlo.reshape %x3v : (tensor<10080xi8>) -> tensor<6x8x2x5x3x7xi8>
  %x3 = stablehlo.optimization_barrier %x3s : tensor<6x8x2x5x3x7xi8>
  %x3t = stablehlo.transpose %x3, dims = [5, 2, 4, 0, 1, 3] : (tensor<6x8x2x5x3x7xi8>) -> tensor<7x2x3x6x8x5xi8>
  %x3w0 = stablehlo.constant dense<0> : tensor<7x2x3x6x8x5xi32>
  %x3a0 = stablehlo.iota dim = 0 : tensor<7x2x3x6x8x5xi32>
  %x3c0 = stablehlo.constant dense<1> : tensor<7x2x3x6x8x5xi32>
  %x3p0 = stablehlo.multiply %x3a0, %x3c0 : tensor<7x2x3x6x8x5xi32>
  %x3w1 = stablehlo.add %x3w0, %x3p0 : tensor<7x2x3x6x8x5xi32>
  %x3a1 = stablehlo.iota dim = 1 : tensor<7x2x3x6x8x5xi32>
  %x3c1 = stablehlo.constant dense<105> : tensor<7x2x3x6x8x5xi32>
  %x3p1 = stablehlo.multiply %x3a1, %x3c1 : tensor<7x2x3x6x8x5xi32>
  %x3w2 = stablehlo.add %x3w1, %x3p1 : tensor<7x2x3x6x8x5xi32>
  %x3a2 = stablehlo.iota dim = 2 : tensor<7x2x3x6x8x5xi32>
  %x3c2 = stablehlo.constant dense<7> : tensor<7x2x3x6x8x5xi32>
  %x3p2 = stablehlo.multiply %x3a2, %x3c2 : tensor<7x2x3x6x8x5xi32>
  %x3w3 = stablehlo.add %x3w2, %x3p2 : tensor<7x2x3x6x8x5xi32>
  %x3a3 = stablehlo.iota dim = 3 : tensor<7x2x3x6x8x5xi32>
  %x3c3 = stablehlo.constant dense<1680> : tensor<7x2x3x6x8x5xi32>
  %x3p3 = stablehlo.multiply %x3a3, %x3c3 : tensor<7x2x3x6x8x5xi32>
  %x3w4 = stablehlo.add %x3w3, %x3p3 : tensor<7x2x3x6x8x5xi32>
  %x3a4 = stablehlo.iota dim = 4 : tensor<7x2x3x6x8x5xi32>
  %x3c4 = stablehlo.constant dense<210> : tensor<7x2x3x6x8x5xi32>
  %x3p4 = stablehlo.multiply %x3a4, %x3c4 : tensor<7x2x3x6x8x5xi32>
  %x3w5 = stablehlo.add %x3w4, %x3p4 : tensor<7x2x3x6x8x5xi32>
  %x3a5 = stablehlo.iota dim = 5 : tensor<7x2x3x6x8x5xi32>
  %x3c5 = stablehlo.constant dense<21> : tensor<7x2x3x6x8x5xi32>
  %x3p5 = stablehlo.multiply %x3a5, %x3c5 : tensor<7x2x3x6x8x5xi32>
  %x3w6 = stablehlo.add %x3w5, %x3p5 : tensor<7x2x3x6x8x5xi32>
  %x3em = stablehlo.constant dense<101> : tensor<7x2x3x6x8x5xi32>
  %x3er = stablehlo.remainder %x3w6, %x3em : tensor<7x2x3x6x8x5xi32>
  %x3e = stablehlo.convert %x3er : (tensor<7x2x3x6x8x5xi32>) -> tensor<7x2x3x6x8x5xi8>
  %x3t2 = stablehlo.concatenate %x3t, %x3t, dim = 0 : (tensor<7x2x3x6x8x5xi8>, tensor<7x2x3x6x8x5xi8>) -> tensor<14x2x3x6x8x5xi8>
  %x3e2 = stablehlo.concatenate %x3e, %x3e, dim = 0 : (tensor<7x2x3x6x8x5xi8>, tensor<7x2x3x6x8x5xi8>) -> tensor<14x2x3x6x8x5xi8>
  check.expect_eq %x3t2, %x3e2 : tensor<14x2x3x6x8x5xi8>
  %x4i = stablehlo.iota dim = 0 : tensor<21184xi32>
  %x4vm = stablehlo.constant dense<101> : tensor<21184xi32>
  %x4vr = stablehlo.remainder %x4i, %x4vm : tensor<21184xi32>
  %x4v = stablehlo.convert %x4vr : (tensor<21184xi32>) -> tensor<21184xi8>
  %x4s = stablehlo.reshape %x4v : (tensor<21184xi8>) -> tensor<2x331x8x4xi8>
  %x4 = stablehlo.optimization_barrier %x4s : tensor<2x331x8x4xi8>
  %x4t = stablehlo.transpose %x4, dims = [3, 2, 1, 0] : (tensor<2x331x8x4xi8>) -> tensor<4x8x331x2xi8>
  %x4w0 = stablehlo.constant dense<0> : tensor<4x8x331x2xi32>
  %x4a0 = stablehlo.iota dim = 0 : tensor<4x8x331x2xi32>
  %x4c0 = stablehlo.constant dense<1> : tensor<4x8x331x2xi32>
  %x4p0 = stablehlo.multiply %x4a0, %x4c0 : tensor<4x8x331x2xi32>
  %x4w1 = stablehlo.add %x4w0, %x4p0 : tensor<4x8x331x2xi32>
  %x4a1 = stablehlo.iota dim = 1 : tensor<4x8x331x2xi32>
  %x4c1 = stablehlo.constant dense<4> : tensor<4x8x331x2xi32>
  %x4p1 = stablehlo.multiply %x4a1, %x4c1 : tensor<4x8x331x2xi32>
  %x4w2 = stablehlo.add %x4w1, %x4p1 : tensor<4x8x331x2xi32>
  %x4a2 = stablehlo.iota dim = 2 : tensor<4x8x331x2xi32>
  %x4c2 = stablehlo.constant dense<32> : tensor<4x8x331x2xi32>
  %x4p2 = stablehlo.multiply %x4a2, %x4c2 : tensor<4x8x331x2xi32>
  %x4w3 = stablehlo.add %x4w2, %x4p2 : tensor<4x8x331x2xi32>
  %x4a3 = stablehlo.iota dim = 3 : tensor<4x8x331x2xi32>
  %x4c3 = stablehlo.constant dense<10592> : tensor<4x8x331x2xi32>
  %x4p3 = stablehlo.multiply %x4a3, %x4c3 : tensor<4x8x331x2xi32>
  %x4w4 = stablehlo.add %x4w3, %x4p3 : tensor<4x8x331x2xi32>
  %x4em = stablehlo.constant dense<101> : tensor<4x8x331x2xi32>
  %x4er = stablehlo.remainder %x4w4, %x4em : tensor<4x8x331x2xi32>
  %x4e = stablehlo.convert %x4er : (tensor<4x8x331x2xi32>) -> tensor<4x8x331x2xi8>
  %x4t2 = stablehlo.concatenate %x4t, %x4t, dim = 0 : (tensor<4x8x331x2xi8>, tensor<4x8x331x2xi8>) -> tensor<8x8x331x2xi8>
  %x4e2 = stablehlo.concatenate %x4e, %x4e, dim = 0 : (tensor<4x8x331x2xi8>, tensor<4x8x331x2xi8>) -> tensor<8x8x331x2xi8>
  check.expect_eq %x4t2, %x4e2 : tensor<8x8x331x2xi8>
  %x5i = stablehlo.iota dim = 0 : tensor<5600xi32>
  %x5vm = stablehlo.constant dense<101> : tensor<5600xi32>
  %x5vr = stablehlo.remainder %x5i, %x5vm : tensor<5600xi32>
  %x5v = stablehlo.convert %x5vr : (tensor<5600xi32>) -> tensor<5600xi8>
  %x5s = stablehlo.reshape %x5v : (tensor<5600xi8>) -> tensor<70x2x5x8xi8>
  %x5 = stablehlo.optimization_barrier %x5s : tensor<70x2x5x8xi8>
  %x5t = stablehlo.transpose %x5, dims = [3, 0, 2, 1] : (tensor<70x2x5x8xi8>) -> tensor<8x70x5x2xi8>
  %x5w0 = stablehlo.constant dense<0> : tensor<8x70x5x2xi32>
  %x5a0 = stablehlo.iota dim = 0 : tensor<8x70x5x2xi32>
  %x5c0 = stablehlo.constant dense<1> : tensor<8x70x5x2xi32>
  %x5p0 = stablehlo.multiply %x5a0, %x5c0 : tensor<8x70x5x2xi32>
  %x5w1 = stablehlo.add %x5w0, %x5p0 : tensor<8x70x5x2xi32>
  %x5a1 = stablehlo.iota dim = 1 : tensor<8x70x5x2xi32>
  %x5c1 = stablehlo.constant dense<80> : tensor<8x70x5x2xi32>
  %x5p1 = stablehlo.multiply %x5a1, %x5c1 : tensor<8x70x5x2xi32>
  %x5w2 = stablehlo.add %x5w1, %x5p1 : tensor<8x70x5x2xi32>
  %x5a2 = stablehlo.iota dim = 2 : tensor<8x70x5x2xi32>
  %x5c2 = stablehlo.constant dense<8> : tensor<8x70x5x2xi32>
  %x5p2 = stablehlo.multiply %x5a2, %x5c2 : tensor<8x70x5x2xi32>
  %x5w3 = stablehlo.add %x5w2, %x5p2 : tensor<8x70x5x2xi32>
  %x5a3 = stablehlo.iota dim = 3 : tensor<8x70x5x2xi32>
  %x5c3 = stablehlo.constant dense<40> : tensor<8x70x5x2xi32>
  %x5p3 = stablehlo.multiply %x5a3, %x5c3 : tensor<8x70x5x2xi32>
  %x5w4 = stablehlo.add %x5w3, %x5p3 : tensor<8x70x5x2xi32>
  %x5em = stablehlo.constant dense<101> : tensor<8x70x5x2xi32>
  %x5er = stablehlo.remainder %x5w4, %x5em : tensor<8x70x5x2xi32>
  %x5e = stablehlo.convert %x5er : (tensor<8x70x5x2xi32>) -> tensor<8x70x5x2xi8>
  %x5t2 = stablehlo.concatenate %x5t, %x5t, dim = 0 : (tensor<8x70x5x2xi8>, tensor<8x70x5x2xi8>) -> tensor<16x70x5x2xi8>
  %x5e2 = stablehlo.concatenate %x5e, %x5e, dim = 0 : (tensor<8x70x5x2xi8>, tensor<8x70x5x2xi8>) -> tensor<16x70x5x2xi8>
  check.expect_eq %x5t2, %x5e2 : tensor<16x70x5x2xi8>
  %x6i = stablehlo.iota dim = 0 : tensor<840xi32>
  %x6vm = stablehlo.constant dense<101> : tensor<840xi32>
  %x6vr = stablehlo.remainder %x6i, %x6vm : tensor<840xi32>
  %x6v = stablehlo.convert %x6vr : (tensor<840xi32>) -> tensor<840xi8>
  %x6s = stablehlo.reshape %x6v : (tensor<840xi8>) -> tensor<5x3x4x7x2xi8>
  %x6 = stablehlo.optimization_barrier %x6s : tensor<5x3x4x7x2xi8>
  %x6t = stablehlo.transpose %x6, dims = [1, 2, 4, 3, 0] : (tensor<5x3x4x7x2xi8>) -> tensor<3x4x2x7x5xi8>
  %x6w0 = stablehlo.constant dense<0> : tensor<3x4x2x7x5xi32>
  %x6a0 = stablehlo.iota dim = 0 : tensor<3x4x2x7x5xi32>
  %x6c0 = stablehlo.constant dense<56> : tensor<3x4x2x7x5xi32>
  %x6p0 = stablehlo.multiply %x6a0, %x6c0 : tensor<3x4x2x7x5xi32>
  %x6w1 = stablehlo.add %x6w0, %x6p0 : tensor<3x4x2x7x5xi32>
  %x6a1 = stablehlo.iota dim = 1 : tensor<3x4x2x7x5xi32>
  %x6c1 = stablehlo.constant dense<14> : tensor<3x4x2x7x5xi32>
  %x6p1 = stablehlo.multiply %x6a1, %x6c1 : tensor<3x4x2x7x5xi32>
  %x6w2 = stablehlo.add %x6w1, %x6p1 : tensor<3x4x2x7x5xi32>
  %x6a2 = stablehlo.iota dim = 2 : tensor<3x4x2x7x5xi32>
  %x6c2 = stablehlo.constant dense<1> : tensor<3x4x2x7x5xi32>
  %x6p2 = stablehlo.multiply %x6a2, %x6c2 : tensor<3x4x2x7x5xi32>
  %x6w3 = stablehlo.add %x6w2, %x6p2 : tensor<3x4x2x7x5xi32>
  %x6a3 = stablehlo.iota dim = 3 : tensor<3x4x2x7x5xi32>
  %x6c3 = stablehlo.constant dense<2> : tensor<3x4x2x7x5xi32>
  %x6p3 = stablehlo.multiply %x6a3, %x6c3 : tensor<3x4x2x7x5xi32>
  %x6w4 = stablehlo.add %x6w3, %x6p3 : tensor<3x4x2x7x5xi32>
  %x6a4 = stablehlo.iota dim = 4 : tensor<3x4x2x7x5xi32>
  %x6c4 = stablehlo.constant dense<168> : tensor<3x4x2x7x5xi32>
  %x6p4 = stablehlo.multiply %x6a4, %x6c4 : tensor<3x4x2x7x5xi32>
  %x6w5 = stablehlo.add %x6w4, %x6p4 : tensor<3x4x2x7x5xi32>
  %x6em = stablehlo.constant dense<101> : tensor<3x4x2x7x5xi32>
  %x6er = stablehlo.remainder %x6w5, %x6em : tensor<3x4x2x7x5xi32>
  %x6e = stablehlo.convert %x6er : (tensor<3x4x2x7x5xi32>) -> tensor<3x4x2x7x5xi8>
  %x6t2 = stablehlo.concatenate %x6t, %x6t, dim = 0 : (tensor<3x4x2x7x5xi8>, tensor<3x4x2x7x5xi8>) -> tensor<6x4x2x7x5xi8>
  %x6e2 = stablehlo.concatenate %x6e, %x6e, dim = 0 : (tensor<3x4x2x7x5xi8>, tensor<3x4x2x7x5xi8>) -> tensor<6x4x2x7x5xi8>
  check.expect_eq %x6t2, %x6e2 : tensor<6x4x2x7x5xi8>
  %x7i = stablehlo.iota dim = 0 : tensor<3855xi32>
  %x7vm = stablehlo.constant dense<101> : tensor<3855xi32>
  %x7vr = stablehlo.remainder %x7i, %x7vm : tensor<3855xi32>
  %x7v = stablehlo.convert %x7vr : (tensor<3855xi32>) -> tensor<3855xi8>
  %x7s = stablehlo.reshape %x7v : (tensor<3855xi8>) -> tensor<3x257x5xi8>
  %x7 = stablehlo.optimization_barrier %x7s : tensor<3x257x5xi8>
  %x7t = stablehlo.transpose %x7, dims = [2, 1, 0] : (tensor<3x257x5xi8>) -> tensor<5x257x3xi8>
  %x7b = stablehlo.reverse %x7t, dims = [0, 1] : tensor<5x257x3xi8>
  %x7w0 = stablehlo.constant dense<1284> : tensor<5x257x3xi32>
  %x7a0 = stablehlo.iota dim = 0 : tensor<5x257x3xi32>
  %x7c0 = stablehlo.constant dense<-1> : tensor<5x257x3xi32>
  %x7p0 = stablehlo.multiply %x7a0, %x7c0 : tensor<5x257x3xi32>
  %x7w1 = stablehlo.add %x7w0, %x7p0 : tensor<5x257x3xi32>
  %x7a1 = stablehlo.iota dim = 1 : tensor<5x257x3xi32>
  %x7c1 = stablehlo.constant dense<-5> : tensor<5x257x3xi32>
  %x7p1 = stablehlo.multiply %x7a1, %x7c1 : tensor<5x257x3xi32>
  %x7w2 = stablehlo.add %x7w1, %x7p1 : tensor<5x257x3xi32>
  %x7a2 = stablehlo.iota dim = 2 : tensor<5x257x3xi32>
  %x7c2 = stablehlo.constant dense<1285> : tensor<5x257x3xi32>
  %x7p2 = stablehlo.multiply %x7a2, %x7c2 : tensor<5x257x3xi32>
  %x7w3 = stablehlo.add %x7w2, %x7p2 : tensor<5x257x3xi32>
  %x7em = stablehlo.constant dense<101> : tensor<5x257x3xi32>
  %x7er = stablehlo.remainder %x7w3, %x7em : tensor<5x257x3xi32>
  %x7e = stablehlo.convert %x7er : (tensor<5x257x3xi32>) -> tensor<5x257x3xi8>
  %x7b2 = stablehlo.concatenate %x7b, %x7b, dim = 0 : (tensor<5x257x3xi8>, tensor<5x257x3xi8>) -> tensor<10x257x3xi8>
  %x7e2 = stablehlo.concatenate %x7e, %x7e, dim = 0 : (tensor<5x257x3xi8>, tensor<5x257x3xi8>) -> tensor<10x257x3xi8>
  check.expect_eq %x7b2, %x7e2 : tensor<10x257x3xi8>
  %x8i = stablehlo.iota dim = 0 : tensor<5460xi32>
  %x8vm = stablehlo.constant dense<101> : tensor<5460xi32>
  %x8vr = stablehlo.remainder %x8i, %x8vm : tensor<5460xi32>
  %x8v = stablehlo.convert %x8vr : (tensor<5460xi32>) -> tensor<5460xi8>
  %x8s = stablehlo.reshape %x8v : (tensor<5460xi8>) -> tensor<7x130x2x3xi8>
  %x8 = stablehlo.optimization_barrier %x8s : tensor<7x130x2x3xi8>
  %x8t = stablehlo.transpose %x8, dims = [3, 2, 1, 0] : (tensor<7x130x2x3xi8>) -> tensor<3x2x130x7xi8>
  %x8b = stablehlo.reverse %x8t, dims = [2, 3] : tensor<3x2x130x7xi8>
  %x8w0 = stablehlo.constant dense<5454> : tensor<3x2x130x7xi32>
  %x8a0 = stablehlo.iota dim = 0 : tensor<3x2x130x7xi32>
  %x8c0 = stablehlo.constant dense<1> : tensor<3x2x130x7xi32>
  %x8p0 = stablehlo.multiply %x8a0, %x8c0 : tensor<3x2x130x7xi32>
  %x8w1 = stablehlo.add %x8w0, %x8p0 : tensor<3x2x130x7xi32>
  %x8a1 = stablehlo.iota dim = 1 : tensor<3x2x130x7xi32>
  %x8c1 = stablehlo.constant dense<3> : tensor<3x2x130x7xi32>
  %x8p1 = stablehlo.multiply %x8a1, %x8c1 : tensor<3x2x130x7xi32>
  %x8w2 = stablehlo.add %x8w1, %x8p1 : tensor<3x2x130x7xi32>
  %x8a2 = stablehlo.iota dim = 2 : tensor<3x2x130x7xi32>
  %x8c2 = stablehlo.constant dense<-6> : tensor<3x2x130x7xi32>
  %x8p2 = stablehlo.multiply %x8a2, %x8c2 : tensor<3x2x130x7xi32>
  %x8w3 = stablehlo.add %x8w2, %x8p2 : tensor<3x2x130x7xi32>
  %x8a3 = stablehlo.iota dim = 3 : tensor<3x2x130x7xi32>
  %x8c3 = stablehlo.constant dense<-780> : tensor<3x2x130x7xi32>
  %x8p3 = stablehlo.multiply %x8a3, %x8c3 : tensor<3x2x130x7xi32>
  %x8w4 = stablehlo.add %x8w3, %x8p3 : tensor<3x2x130x7xi32>
  %x8em = stablehlo.constant dense<101> : tensor<3x2x130x7xi32>
  %x8er = stablehlo.remainder %x8w4, %x8em : tensor<3x2x130x7xi32>
  %x8e = stablehlo.convert %x8er : (tensor<3x2x130x7xi32>) -> tensor<3x2x130x7xi8>
  %x8b2 = stablehlo.concatenate %x8b, %x8b, dim = 0 : (tensor<3x2x130x7xi8>, tensor<3x2x130x7xi8>) -> tensor<6x2x130x7xi8>
  %x8e2 = stablehlo.concatenate %x8e, %x8e, dim = 0 : (tensor<3x2x130x7xi8>, tensor<3x2x130x7xi8>) -> tensor<6x2x130x7xi8>
  check.expect_eq %x8b2, %x8e2 : tensor<6x2x130x7xi8>
  %x9i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x9vm = stablehlo.constant dense<101> : tensor<903xi32>
  %x9vr = stablehlo.remainder %x9i, %x9vm : tensor<903xi32>
  %x9v = stablehlo.convert %x9vr : (tensor<903xi32>) -> tensor<903xi8>
  %x9s = stablehlo.reshape %x9v : (tensor<903xi8>) -> tensor<301x3xi8>
  %x9 = stablehlo.optimization_barrier %x9s : tensor<301x3xi8>
  %x9b = stablehlo.reverse %x9, dims = [1] : tensor<301x3xi8>
  %x9w0 = stablehlo.constant dense<2> : tensor<301x3xi32>
  %x9a0 = stablehlo.iota dim = 0 : tensor<301x3xi32>
  %x9c0 = stablehlo.constant dense<3> : tensor<301x3xi32>
  %x9p0 = stablehlo.multiply %x9a0, %x9c0 : tensor<301x3xi32>
  %x9w1 = stablehlo.add %x9w0, %x9p0 : tensor<301x3xi32>
  %x9a1 = stablehlo.iota dim = 1 : tensor<301x3xi32>
  %x9c1 = stablehlo.constant dense<-1> : tensor<301x3xi32>
  %x9p1 = stablehlo.multiply %x9a1, %x9c1 : tensor<301x3xi32>
  %x9w2 = stablehlo.add %x9w1, %x9p1 : tensor<301x3xi32>
  %x9em = stablehlo.constant dense<101> : tensor<301x3xi32>
  %x9er = stablehlo.remainder %x9w2, %x9em : tensor<301x3xi32>
  %x9e = stablehlo.convert %x9er : (tensor<301x3xi32>) -> tensor<301x3xi8>
  %x9b2 = stablehlo.concatenate %x9b, %x9b, dim = 0 : (tensor<301x3xi8>, tensor<301x3xi8>) -> tensor<602x3xi8>
  %x9e2 = stablehlo.concatenate %x9e, %x9e, dim = 0 : (tensor<301x3xi8>, tensor<301x3xi8>) -> tensor<602x3xi8>
  check.expect_eq %x9b2, %x9e2 : tensor<602x3xi8>
  %x10i = stablehlo.iota dim = 0 : tensor<602xi32>
  %x10vm = stablehlo.constant dense<101> : tensor<602xi32>
  %x10vr = stablehlo.remainder %x10i, %x10vm : tensor<602xi32>
  %x10v = stablehlo.convert %x10vr : (tensor<602xi32>) -> tensor<602xi8>
  %x10s = stablehlo.reshape %x10v : (tensor<602xi8>) -> tensor<301x2xi8>
  %x10 = stablehlo.optimization_barrier %x10s : tensor<301x2xi8>
  %x10b = stablehlo.reverse %x10, dims = [1] : tensor<301x2xi8>
  %x10w0 = stablehlo.constant dense<1> : tensor<301x2xi32>
  %x10a0 = stablehlo.iota dim = 0 : tensor<301x2xi32>
  %x10c0 = stablehlo.constant dense<2> : tensor<301x2xi32>
  %x10p0 = stablehlo.multiply %x10a0, %x10c0 : tensor<301x2xi32>
  %x10w1 = stablehlo.add %x10w0, %x10p0 : tensor<301x2xi32>
  %x10a1 = stablehlo.iota dim = 1 : tensor<301x2xi32>
  %x10c1 = stablehlo.constant dense<-1> : tensor<301x2xi32>
  %x10p1 = stablehlo.multiply %x10a1, %x10c1 : tensor<301x2xi32>
  %x10w2 = stablehlo.add %x10w1, %x10p1 : tensor<301x2xi32>
  %x10em = stablehlo.constant dense<101> : tensor<301x2xi32>
  %x10er = stablehlo.remainder %x10w2, %x10em : tensor<301x2xi32>
  %x10e = stablehlo.convert %x10er : (tensor<301x2xi32>) -> tensor<301x2xi8>
  %x10b2 = stablehlo.concatenate %x10b, %x10b, dim = 0 : (tensor<301x2xi8>, tensor<301x2xi8>) -> tensor<602x2xi8>
  %x10e2 = stablehlo.concatenate %x10e, %x10e, dim = 0 : (tensor<301x2xi8>, tensor<301x2xi8>) -> tensor<602x2xi8>
  check.expect_eq %x10b2, %x10e2 : tensor<602x2xi8>
  %x11i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x11vm = stablehlo.constant dense<101> : tensor<903xi32>
  %x11vr = stablehlo.remainder %x11i, %x11vm : tensor<903xi32>
  %x11v = stablehlo.convert %x11vr : (tensor<903xi32>) -> tensor<903xi8>
  %x11s = stablehlo.reshape %x11v : (tensor<903xi8>) -> tensor<129x7xi8>
  %x11 = stablehlo.optimization_barrier %x11s : tensor<129x7xi8>
  %x11b = stablehlo.reverse %x11, dims = [0, 1] : tensor<129x7xi8>
  %x11w0 = stablehlo.constant dense<902> : tensor<129x7xi32>
  %x11a0 = stablehlo.iota dim = 0 : tensor<129x7xi32>
  %x11c0 = stablehlo.constant dense<-7> : tensor<129x7xi32>
  %x11p0 = stablehlo.multiply %x11a0, %x11c0 : tensor<129x7xi32>
  %x11w1 = stablehlo.add %x11w0, %x11p0 : tensor<129x7xi32>
  %x11a1 = stablehlo.iota dim = 1 : tensor<129x7xi32>
  %x11c1 = stablehlo.constant dense<-1> : tensor<129x7xi32>
  %x11p1 = stablehlo.multiply %x11a1, %x11c1 : tensor<129x7xi32>
  %x11w2 = stablehlo.add %x11w1, %x11p1 : tensor<129x7xi32>
  %x11em = stablehlo.constant dense<101> : tensor<129x7xi32>
  %x11er = stablehlo.remainder %x11w2, %x11em : tensor<129x7xi32>
  %x11e = stablehlo.convert %x11er : (tensor<129x7xi32>) -> tensor<129x7xi8>
  %x11b2 = stablehlo.concatenate %x11b, %x11b, dim = 0 : (tensor<129x7xi8>, tensor<129x7xi8>) -> tensor<258x7xi8>
  %x11e2 = stablehlo.concatenate %x11e, %x11e, dim = 0 : (tensor<129x7xi8>, tensor<129x7xi8>) -> tensor<258x7xi8>
  check.expect_eq %x11b2, %x11e2 : tensor<258x7xi8>
  %x12i = stablehlo.iota dim = 0 : tensor<6600xi32>
  %x12vm = stablehlo.constant dense<101> : tensor<6600xi32>
  %x12vr = stablehlo.remainder %x12i, %x12vm : tensor<6600xi32>
  %x12v = stablehlo.convert %x12vr : (tensor<6600xi32>) -> tensor<6600xi8>
  %x12s = stablehlo.reshape %x12v : (tensor<6600xi8>) -> tensor<1100x2x3xi8>
  %x12 = stablehlo.optimization_barrier %x12s : tensor<1100x2x3xi8>
  %x12t = stablehlo.transpose %x12, dims = [0, 2, 1] : (tensor<1100x2x3xi8>) -> tensor<1100x3x2xi8>
  %x12b = stablehlo.reverse %x12t, dims = [2] : tensor<1100x3x2xi8>
  %x12w0 = stablehlo.constant dense<3> : tensor<1100x3x2xi32>
  %x12a0 = stablehlo.iota dim = 0 : tensor<1100x3x2xi32>
  %x12c0 = stablehlo.constant dense<6> : tensor<1100x3x2xi32>
  %x12p0 = stablehlo.multiply %x12a0, %x12c0 : tensor<1100x3x2xi32>
  %x12w1 = stablehlo.add %x12w0, %x12p0 : tensor<1100x3x2xi32>
  %x12a1 = stablehlo.iota dim = 1 : tensor<1100x3x2xi32>
  %x12c1 = stablehlo.constant dense<1> : tensor<1100x3x2xi32>
  %x12p1 = stablehlo.multiply %x12a1, %x12c1 : tensor<1100x3x2xi32>
  %x12w2 = stablehlo.add %x12w1, %x12p1 : tensor<1100x3x2xi32>
  %x12a2 = stablehlo.iota dim = 2 : tensor<1100x3x2xi32>
  %x12c2 = stablehlo.constant dense<-3> : tensor<1100x3x2xi32>
  %x12p2 = stablehlo.multiply %x12a2, %x12c2 : tensor<1100x3x2xi32>
  %x12w3 = stablehlo.add %x12w2, %x12p2 : tensor<1100x3x2xi32>
  %x12em = stablehlo.constant dense<101> : tensor<1100x3x2xi32>
  %x12er = stablehlo.remainder %x12w3, %x12em : tensor<1100x3x2xi32>
  %x12e = stablehlo.convert %x12er : (tensor<1100x3x2xi32>) -> tensor<1100x3x2xi8>
  %x12b2 = stablehlo.concatenate %x12b, %x12b, dim = 0 : (tensor<1100x3x2xi8>, tensor<1100x3x2xi8>) -> tensor<2200x3x2xi8>
  %x12e2 = stablehlo.concatenate %x12e, %x12e, dim = 0 : (tensor<1100x3x2xi8>, tensor<1100x3x2xi8>) -> tensor<2200x3x2xi8>
  check.expect_eq %x12b2, %x12e2 : tensor<2200x3x2xi8>
  %s0i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %s0vm = stablehlo.constant dense<101> : tensor<1000xi32>
  %s0vr = stablehlo.remainder %s0i, %s0vm : tensor<1000xi32>
  %s0v = stablehlo.convert %s0vr : (tensor<1000xi32>) -> tensor<1000xi8>
  %s0 = stablehlo.optimization_barrier %s0v : tensor<1000xi8>
  %s0h = stablehlo.slice %s0 [0:1000:3] : (tensor<1000xi8>) -> tensor<334xi8>
  %s0a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s0c = stablehlo.constant dense<3> : tensor<334xi32>
  %s0p = stablehlo.multiply %s0a, %s0c : tensor<334xi32>
  %s0f = stablehlo.constant dense<0> : tensor<334xi32>
  %s0w = stablehlo.add %s0p, %s0f : tensor<334xi32>
  %s0em = stablehlo.constant dense<101> : tensor<334xi32>
  %s0er = stablehlo.remainder %s0w, %s0em : tensor<334xi32>
  %s0e = stablehlo.convert %s0er : (tensor<334xi32>) -> tensor<334xi8>
  %s0h2 = stablehlo.concatenate %s0h, %s0h, dim = 0 : (tensor<334xi8>, tensor<334xi8>) -> tensor<668xi8>
  %s0e2 = stablehlo.concatenate %s0e, %s0e, dim = 0 : (tensor<334xi8>, tensor<334xi8>) -> tensor<668xi8>
  check.expect_eq %s0h2, %s0e2 : tensor<668xi8>
  %s1i = stablehlo.iota dim = 0 : tensor<1001xi32>
  %s1vm = stablehlo.constant dense<101> : tensor<1001xi32>
  %s1vr = stablehlo.remainder %s1i, %s1vm : tensor<1001xi32>
  %s1v = stablehlo.convert %s1vr : (tensor<1001xi32>) -> tensor<1001xi8>
  %s1 = stablehlo.optimization_barrier %s1v : tensor<1001xi8>
  %s1h = stablehlo.slice %s1 [1:1001:3] : (tensor<1001xi8>) -> tensor<334xi8>
  %s1a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s1c = stablehlo.constant dense<3> : tensor<334xi32>
  %s1p = stablehlo.multiply %s1a, %s1c : tensor<334xi32>
  %s1f = stablehlo.constant dense<1> : tensor<334xi32>
  %s1w = stablehlo.add %s1p, %s1f : tensor<334xi32>
  %s1em = stablehlo.constant dense<101> : tensor<334xi32>
  %s1er = stablehlo.remainder %s1w, %s1em : tensor<334xi32>
  %s1e = stablehlo.convert %s1er : (tensor<334xi32>) -> tensor<334xi8>
  %s1h2 = stablehlo.concatenate %s1h, %s1h, dim = 0 : (tensor<334xi8>, tensor<334xi8>) -> tensor<668xi8>
  %s1e2 = stablehlo.concatenate %s1e, %s1e, dim = 0 : (tensor<334xi8>, tensor<334xi8>) -> tensor<668xi8>
  check.expect_eq %s1h2, %s1e2 : tensor<668xi8>
  %s2i = stablehlo.iota dim = 0 : tensor<49xi32>
  %s2vm = stablehlo.constant dense<101> : tensor<49xi32>
  %s2vr = stablehlo.remainder %s2i, %s2vm : tensor<49xi32>
  %s2v = stablehlo.convert %s2vr : (tensor<49xi32>) -> tensor<49xi8>
  %s2 = stablehlo.optimization_barrier %s2v : tensor<49xi8>
  %s2h = stablehlo.slice %s2 [0:49:3] : (tensor<49xi8>) -> tensor<17xi8>
  %s2a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s2c = stablehlo.constant dense<3> : tensor<17xi32>
  %s2p = stablehlo.multiply %s2a, %s2c : tensor<17xi32>
  %s2f = stablehlo.constant dense<0> : tensor<17xi32>
  %s2w = stablehlo.add %s2p, %s2f : tensor<17xi32>
  %s2em = stablehlo.constant dense<101> : tensor<17xi32>
  %s2er = stablehlo.remainder %s2w, %s2em : tensor<17xi32>
  %s2e = stablehlo.convert %s2er : (tensor<17xi32>) -> tensor<17xi8>
  %s2h2 = stablehlo.concatenate %s2h, %s2h, dim = 0 : (tensor<17xi8>, tensor<17xi8>) -> tensor<34xi8>
  %s2e2 = stablehlo.concatenate %s2e, %s2e, dim = 0 : (tensor<17xi8>, tensor<17xi8>) -> tensor<34xi8>
  check.expect_eq %s2h2, %s2e2 : tensor<34xi8>
  %s3i = stablehlo.iota dim = 0 : tensor<50xi32>
  %s3vm = stablehlo.constant dense<101> : tensor<50xi32>
  %s3vr = stablehlo.remainder %s3i, %s3vm : tensor<50xi32>
  %s3v = stablehlo.convert %s3vr : (tensor<50xi32>) -> tensor<50xi8>
  %s3 = stablehlo.optimization_barrier %s3v : tensor<50xi8>
  %s3h = stablehlo.slice %s3 [2:50:3] : (tensor<50xi8>) -> tensor<16xi8>
  %s3a = stablehlo.iota dim = 0 : tensor<16xi32>
  %s3c = stablehlo.constant dense<3> : tensor<16xi32>
  %s3p = stablehlo.multiply %s3a, %s3c : tensor<16xi32>
  %s3f = stablehlo.constant dense<2> : tensor<16xi32>
  %s3w = stablehlo.add %s3p, %s3f : tensor<16xi32>
  %s3em = stablehlo.constant dense<101> : tensor<16xi32>
  %s3er = stablehlo.remainder %s3w, %s3em : tensor<16xi32>
  %s3e = stablehlo.convert %s3er : (tensor<16xi32>) -> tensor<16xi8>
  %s3h2 = stablehlo.concatenate %s3h, %s3h, dim = 0 : (tensor<16xi8>, tensor<16xi8>) -> tensor<32xi8>
  %s3e2 = stablehlo.concatenate %s3e, %s3e, dim = 0 : (tensor<16xi8>, tensor<16xi8>) -> tensor<32xi8>
  check.expect_eq %s3h2, %s3e2 : tensor<32xi8>
  %s4i = stablehlo.iota dim = 0 : tensor<51xi32>
  %s4vm = stablehlo.constant dense<101> : tensor<51xi32>
  %s4vr = stablehlo.remainder %s4i, %s4vm : tensor<51xi32>
  %s4v = stablehlo.convert %s4vr : (tensor<51xi32>) -> tensor<51xi8>
  %s4 = stablehlo.optimization_barrier %s4v : tensor<51xi8>
  %s4h = stablehlo.slice %s4 [0:51:3] : (tensor<51xi8>) -> tensor<17xi8>
  %s4a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s4c = stablehlo.constant dense<3> : tensor<17xi32>
  %s4p = stablehlo.multiply %s4a, %s4c : tensor<17xi32>
  %s4f = stablehlo.constant dense<0> : tensor<17xi32>
  %s4w = stablehlo.add %s4p, %s4f : tensor<17xi32>
  %s4em = stablehlo.constant dense<101> : tensor<17xi32>
  %s4er = stablehlo.remainder %s4w, %s4em : tensor<17xi32>
  %s4e = stablehlo.convert %s4er : (tensor<17xi32>) -> tensor<17xi8>
  %s4h2 = stablehlo.concatenate %s4h, %s4h, dim = 0 : (tensor<17xi8>, tensor<17xi8>) -> tensor<34xi8>
  %s4e2 = stablehlo.concatenate %s4e, %s4e, dim = 0 : (tensor<17xi8>, tensor<17xi8>) -> tensor<34xi8>
  check.expect_eq %s4h2, %s4e2 : tensor<34xi8>
  %s5i = stablehlo.iota dim = 0 : tensor<97xi32>
  %s5vm = stablehlo.constant dense<101> : tensor<97xi32>
  %s5vr = stablehlo.remainder %s5i, %s5vm : tensor<97xi32>
  %s5v = stablehlo.convert %s5vr : (tensor<97xi32>) -> tensor<97xi8>
  %s5 = stablehlo.optimization_barrier %s5v : tensor<97xi8>
  %s5h = stablehlo.slice %s5 [1:97:3] : (tensor<97xi8>) -> tensor<32xi8>
  %s5a = stablehlo.iota dim = 0 : tensor<32xi32>
  %s5c = stablehlo.constant dense<3> : tensor<32xi32>
  %s5p = stablehlo.multiply %s5a, %s5c : tensor<32xi32>
  %s5f = stablehlo.constant dense<1> : tensor<32xi32>
  %s5w = stablehlo.add %s5p, %s5f : tensor<32xi32>
  %s5em = stablehlo.constant dense<101> : tensor<32xi32>
  %s5er = stablehlo.remainder %s5w, %s5em : tensor<32xi32>
  %s5e = stablehlo.convert %s5er : (tensor<32xi32>) -> tensor<32xi8>
  %s5h2 = stablehlo.concatenate %s5h, %s5h, dim = 0 : (tensor<32xi8>, tensor<32xi8>) -> tensor<64xi8>
  %s5e2 = stablehlo.concatenate %s5e, %s5e, dim = 0 : (tensor<32xi8>, tensor<32xi8>) -> tensor<64xi8>
  check.expect_eq %s5h2, %s5e2 : tensor<64xi8>
  %s6i = stablehlo.iota dim = 0 : tensor<4xi32>
  %s6vm = stablehlo.constant dense<101> : tensor<4xi32>
  %s6vr = stablehlo.remainder %s6i, %s6vm : tensor<4xi32>
  %s6v = stablehlo.convert %s6vr : (tensor<4xi32>) -> tensor<4xi8>
  %s6 = stablehlo.optimization_barrier %s6v : tensor<4xi8>
  %s6h = stablehlo.slice %s6 [0:4:3] : (tensor<4xi8>) -> tensor<2xi8>
  %s6a = stablehlo.iota dim = 0 : tensor<2xi32>
  %s6c = stablehlo.constant dense<3> : tensor<2xi32>
  %s6p = stablehlo.multiply %s6a, %s6c : tensor<2xi32>
  %s6f = stablehlo.constant dense<0> : tensor<2xi32>
  %s6w = stablehlo.add %s6p, %s6f : tensor<2xi32>
  %s6em = stablehlo.constant dense<101> : tensor<2xi32>
  %s6er = stablehlo.remainder %s6w, %s6em : tensor<2xi32>
  %s6e = stablehlo.convert %s6er : (tensor<2xi32>) -> tensor<2xi8>
  %s6h2 = stablehlo.concatenate %s6h, %s6h, dim = 0 : (tensor<2xi8>, tensor<2xi8>) -> tensor<4xi8>
  %s6e2 = stablehlo.concatenate %s6e, %s6e, dim = 0 : (tensor<2xi8>, tensor<2xi8>) -> tensor<4xi8>
  check.expect_eq %s6h2, %s6e2 : tensor<4xi8>
  %r0i = stablehlo.iota dim = 0 : tensor<15xi32>
  %r0vm = stablehlo.constant dense<101> : tensor<15xi32>
  %r0vr = stablehlo.remainder %r0i, %r0vm : tensor<15xi32>
  %r0v = stablehlo.convert %r0vr : (tensor<15xi32>) -> tensor<15xi8>
  %r0q = stablehlo.reshape %r0v : (tensor<15xi8>) -> tensor<5x3xi8>
  %r0 = stablehlo.optimization_barrier %r0q : tensor<5x3xi8>
  %r0b = stablehlo.broadcast_in_dim %r0, dims = [0, 2] : (tensor<5x3xi8>) -> tensor<5x2x3x2xi8>
  %r0j = stablehlo.iota dim = 0 : tensor<5x2x3x2xi32>
  %r0k = stablehlo.iota dim = 2 : tensor<5x2x3x2xi32>
  %r0c = stablehlo.constant dense<3> : tensor<5x2x3x2xi32>
  %r0p = stablehlo.multiply %r0j, %r0c : tensor<5x2x3x2xi32>
  %r0w = stablehlo.add %r0p, %r0k : tensor<5x2x3x2xi32>
  %r0em = stablehlo.constant dense<101> : tensor<5x2x3x2xi32>
  %r0er = stablehlo.remainder %r0w, %r0em : tensor<5x2x3x2xi32>
  %r0e = stablehlo.convert %r0er : (tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi8>
  %r0b2 = stablehlo.concatenate %r0b, %r0b, dim = 0 : (tensor<5x2x3x2xi8>, tensor<5x2x3x2xi8>) -> tensor<10x2x3x2xi8>
  %r0e2 = stablehlo.concatenate %r0e, %r0e, dim = 0 : (tensor<5x2x3x2xi8>, tensor<5x2x3x2xi8>) -> tensor<10x2x3x2xi8>
  check.expect_eq %r0b2, %r0e2 : tensor<10x2x3x2xi8>
  %r1i = stablehlo.iota dim = 0 : tensor<80xi32>
  %r1vm = stablehlo.constant dense<101> : tensor<80xi32>
  %r1vr = stablehlo.remainder %r1i, %r1vm : tensor<80xi32>
  %r1v = stablehlo.convert %r1vr : (tensor<80xi32>) -> tensor<80xi8>
  %r1q = stablehlo.reshape %r1v : (tensor<80xi8>) -> tensor<5x16xi8>
  %r1 = stablehlo.optimization_barrier %r1q : tensor<5x16xi8>
  %r1b = stablehlo.broadcast_in_dim %r1, dims = [0, 2] : (tensor<5x16xi8>) -> tensor<5x2x16x2xi8>
  %r1j = stablehlo.iota dim = 0 : tensor<5x2x16x2xi32>
  %r1k = stablehlo.iota dim = 2 : tensor<5x2x16x2xi32>
  %r1c = stablehlo.constant dense<16> : tensor<5x2x16x2xi32>
  %r1p = stablehlo.multiply %r1j, %r1c : tensor<5x2x16x2xi32>
  %r1w = stablehlo.add %r1p, %r1k : tensor<5x2x16x2xi32>
  %r1em = stablehlo.constant dense<101> : tensor<5x2x16x2xi32>
  %r1er = stablehlo.remainder %r1w, %r1em : tensor<5x2x16x2xi32>
  %r1e = stablehlo.convert %r1er : (tensor<5x2x16x2xi32>) -> tensor<5x2x16x2xi8>
  %r1b2 = stablehlo.concatenate %r1b, %r1b, dim = 0 : (tensor<5x2x16x2xi8>, tensor<5x2x16x2xi8>) -> tensor<10x2x16x2xi8>
  %r1e2 = stablehlo.concatenate %r1e, %r1e, dim = 0 : (tensor<5x2x16x2xi8>, tensor<5x2x16x2xi8>) -> tensor<10x2x16x2xi8>
  check.expect_eq %r1b2, %r1e2 : tensor<10x2x16x2xi8>
  %r2i = stablehlo.iota dim = 0 : tensor<335xi32>
  %r2vm = stablehlo.constant dense<101> : tensor<335xi32>
  %r2vr = stablehlo.remainder %r2i, %r2vm : tensor<335xi32>
  %r2v = stablehlo.convert %r2vr : (tensor<335xi32>) -> tensor<335xi8>
  %r2q = stablehlo.reshape %r2v : (tensor<335xi8>) -> tensor<5x67xi8>
  %r2 = stablehlo.optimization_barrier %r2q : tensor<5x67xi8>
  %r2b = stablehlo.broadcast_in_dim %r2, dims = [0, 2] : (tensor<5x67xi8>) -> tensor<5x2x67x2xi8>
  %r2j = stablehlo.iota dim = 0 : tensor<5x2x67x2xi32>
  %r2k = stablehlo.iota dim = 2 : tensor<5x2x67x2xi32>
  %r2c = stablehlo.constant dense<67> : tensor<5x2x67x2xi32>
  %r2p = stablehlo.multiply %r2j, %r2c : tensor<5x2x67x2xi32>
  %r2w = stablehlo.add %r2p, %r2k : tensor<5x2x67x2xi32>
  %r2em = stablehlo.constant dense<101> : tensor<5x2x67x2xi32>
  %r2er = stablehlo.remainder %r2w, %r2em : tensor<5x2x67x2xi32>
  %r2e = stablehlo.convert %r2er : (tensor<5x2x67x2xi32>) -> tensor<5x2x67x2xi8>
  %r2b2 = stablehlo.concatenate %r2b, %r2b, dim = 0 : (tensor<5x2x67x2xi8>, tensor<5x2x67x2xi8>) -> tensor<10x2x67x2xi8>
  %r2e2 = stablehlo.concatenate %r2e, %r2e, dim = 0 : (tensor<5x2x67x2xi8>, tensor<5x2x67x2xi8>) -> tensor<10x2x67x2xi8>
  check.expect_eq %r2b2, %r2e2 : tensor<10x2x67x2xi8>
  func.return
}
func.func private @i16() {
  %x0i = stablehlo.iota dim = 0 : tensor<4200xi32>
  %x0vm = stablehlo.constant dense<101> : tensor<4200xi32>
  %x0vr = stablehlo.remainder %x0i, %x0vm : tensor<4200xi32>
  %x0v = stablehlo.convert %x0vr : (tensor<4200xi32>) -> tensor<4200xi16>
  %x0s = stablehlo.reshape %x0v : (tensor<4200xi16>) -> tensor<3x700x2xi16>
  %x0 = stablehlo.optimization_barrier %x0s : tensor<3x700x2xi16>
  %x0t = stablehlo.transpose %x0, dims = [2, 1, 0] : (tensor<3x700x2xi16>) -> tensor<2x700x3xi16>
  %x0w0 = stablehlo.constant dense<0> : tensor<2x700x3xi32>
  %x0a0 = stablehlo.iota dim = 0 : tensor<2x700x3xi32>
  %x0c0 = stablehlo.constant dense<1> : tensor<2x700x3xi32>
  %x0p0 = stablehlo.multiply %x0a0, %x0c0 : tensor<2x700x3xi32>
  %x0w1 = stablehlo.add %x0w0, %x0p0 : tensor<2x700x3xi32>
  %x0a1 = stablehlo.iota dim = 1 : tensor<2x700x3xi32>
  %x0c1 = stablehlo.constant dense<2> : tensor<2x700x3xi32>
  %x0p1 = stablehlo.multiply %x0a1, %x0c1 : tensor<2x700x3xi32>
  %x0w2 = stablehlo.add %x0w1, %x0p1 : tensor<2x700x3xi32>
  %x0a2 = stablehlo.iota dim = 2 : tensor<2x700x3xi32>
  %x0c2 = stablehlo.constant dense<1400> : tensor<2x700x3xi32>
  %x0p2 = stablehlo.multiply %x0a2, %x0c2 : tensor<2x700x3xi32>
  %x0w3 = stablehlo.add %x0w2, %x0p2 : tensor<2x700x3xi32>
  %x0em = stablehlo.constant dense<101> : tensor<2x700x3xi32>
  %x0er = stablehlo.remainder %x0w3, %x0em : tensor<2x700x3xi32>
  %x0e = stablehlo.convert %x0er : (tensor<2x700x3xi32>) -> tensor<2x700x3xi16>
  %x0t2 = stablehlo.concatenate %x0t, %x0t, dim = 0 : (tensor<2x700x3xi16>, tensor<2x700x3xi16>) -> tensor<4x700x3xi16>
  %x0e2 = stablehlo.concatenate %x0e, %x0e, dim = 0 : (tensor<2x700x3xi16>, tensor<2x700x3xi16>) -> tensor<4x700x3xi16>
  check.expect_eq %x0t2, %x0e2 : tensor<4x700x3xi16>
  %x1i = stablehlo.iota dim = 0 : tensor<11232xi32>
  %x1vm = stablehlo.constant dense<101> : tensor<11232xi32>
  %x1vr = stablehlo.remainder %x1i, %x1vm : tensor<11232xi32>
  %x1v = stablehlo.convert %x1vr : (tensor<11232xi32>) -> tensor<11232xi16>
  %x1s = stablehlo.reshape %x1v : (tensor<11232xi16>) -> tensor<2x2x3x3x39x8xi16>
  %x1 = stablehlo.optimization_barrier %x1s : tensor<2x2x3x3x39x8xi16>
  %x1t = stablehlo.transpose %x1, dims = [2, 3, 5, 0, 4, 1] : (tensor<2x2x3x3x39x8xi16>) -> tensor<3x3x8x2x39x2xi16>
  %x1w0 = stablehlo.constant dense<0> : tensor<3x3x8x2x39x2xi32>
  %x1a0 = stablehlo.iota dim = 0 : tensor<3x3x8x2x39x2xi32>
  %x1c0 = stablehlo.constant dense<936> : tensor<3x3x8x2x39x2xi32>
  %x1p0 = stablehlo.multiply %x1a0, %x1c0 : tensor<3x3x8x2x39x2xi32>
  %x1w1 = stablehlo.add %x1w0, %x1p0 : tensor<3x3x8x2x39x2xi32>
  %x1a1 = stablehlo.iota dim = 1 : tensor<3x3x8x2x39x2xi32>
  %x1c1 = stablehlo.constant dense<312> : tensor<3x3x8x2x39x2xi32>
  %x1p1 = stablehlo.multiply %x1a1, %x1c1 : tensor<3x3x8x2x39x2xi32>
  %x1w2 = stablehlo.add %x1w1, %x1p1 : tensor<3x3x8x2x39x2xi32>
  %x1a2 = stablehlo.iota dim = 2 : tensor<3x3x8x2x39x2xi32>
  %x1c2 = stablehlo.constant dense<1> : tensor<3x3x8x2x39x2xi32>
  %x1p2 = stablehlo.multiply %x1a2, %x1c2 : tensor<3x3x8x2x39x2xi32>
  %x1w3 = stablehlo.add %x1w2, %x1p2 : tensor<3x3x8x2x39x2xi32>
  %x1a3 = stablehlo.iota dim = 3 : tensor<3x3x8x2x39x2xi32>
  %x1c3 = stablehlo.constant dense<5616> : tensor<3x3x8x2x39x2xi32>
  %x1p3 = stablehlo.multiply %x1a3, %x1c3 : tensor<3x3x8x2x39x2xi32>
  %x1w4 = stablehlo.add %x1w3, %x1p3 : tensor<3x3x8x2x39x2xi32>
  %x1a4 = stablehlo.iota dim = 4 : tensor<3x3x8x2x39x2xi32>
  %x1c4 = stablehlo.constant dense<8> : tensor<3x3x8x2x39x2xi32>
  %x1p4 = stablehlo.multiply %x1a4, %x1c4 : tensor<3x3x8x2x39x2xi32>
  %x1w5 = stablehlo.add %x1w4, %x1p4 : tensor<3x3x8x2x39x2xi32>
  %x1a5 = stablehlo.iota dim = 5 : tensor<3x3x8x2x39x2xi32>
  %x1c5 = stablehlo.constant dense<2808> : tensor<3x3x8x2x39x2xi32>
  %x1p5 = stablehlo.multiply %x1a5, %x1c5 : tensor<3x3x8x2x39x2xi32>
  %x1w6 = stablehlo.add %x1w5, %x1p5 : tensor<3x3x8x2x39x2xi32>
  %x1em = stablehlo.constant dense<101> : tensor<3x3x8x2x39x2xi32>
  %x1er = stablehlo.remainder %x1w6, %x1em : tensor<3x3x8x2x39x2xi32>
  %x1e = stablehlo.convert %x1er : (tensor<3x3x8x2x39x2xi32>) -> tensor<3x3x8x2x39x2xi16>
  %x1t2 = stablehlo.concatenate %x1t, %x1t, dim = 0 : (tensor<3x3x8x2x39x2xi16>, tensor<3x3x8x2x39x2xi16>) -> tensor<6x3x8x2x39x2xi16>
  %x1e2 = stablehlo.concatenate %x1e, %x1e, dim = 0 : (tensor<3x3x8x2x39x2xi16>, tensor<3x3x8x2x39x2xi16>) -> tensor<6x3x8x2x39x2xi16>
  check.expect_eq %x1t2, %x1e2 : tensor<6x3x8x2x39x2xi16>
  %x2i = stablehlo.iota dim = 0 : tensor<4800xi32>
  %x2vm = stablehlo.constant dense<101> : tensor<4800xi32>
  %x2vr = stablehlo.remainder %x2i, %x2vm : tensor<4800xi32>
  %x2v = stablehlo.convert %x2vr : (tensor<4800xi32>) -> tensor<4800xi16>
  %x2s = stablehlo.reshape %x2v : (tensor<4800xi16>) -> tensor<150x4x8xi16>
  %x2 = stablehlo.optimization_barrier %x2s : tensor<150x4x8xi16>
  %x2t = stablehlo.transpose %x2, dims = [0, 2, 1] : (tensor<150x4x8xi16>) -> tensor<150x8x4xi16>
  %x2w0 = stablehlo.constant dense<0> : tensor<150x8x4xi32>
  %x2a0 = stablehlo.iota dim = 0 : tensor<150x8x4xi32>
  %x2c0 = stablehlo.constant dense<32> : tensor<150x8x4xi32>
  %x2p0 = stablehlo.multiply %x2a0, %x2c0 : tensor<150x8x4xi32>
  %x2w1 = stablehlo.add %x2w0, %x2p0 : tensor<150x8x4xi32>
  %x2a1 = stablehlo.iota dim = 1 : tensor<150x8x4xi32>
  %x2c1 = stablehlo.constant dense<1> : tensor<150x8x4xi32>
  %x2p1 = stablehlo.multiply %x2a1, %x2c1 : tensor<150x8x4xi32>
  %x2w2 = stablehlo.add %x2w1, %x2p1 : tensor<150x8x4xi32>
  %x2a2 = stablehlo.iota dim = 2 : tensor<150x8x4xi32>
  %x2c2 = stablehlo.constant dense<8> : tensor<150x8x4xi32>
  %x2p2 = stablehlo.multiply %x2a2, %x2c2 : tensor<150x8x4xi32>
  %x2w3 = stablehlo.add %x2w2, %x2p2 : tensor<150x8x4xi32>
  %x2em = stablehlo.constant dense<101> : tensor<150x8x4xi32>
  %x2er = stablehlo.remainder %x2w3, %x2em : tensor<150x8x4xi32>
  %x2e = stablehlo.convert %x2er : (tensor<150x8x4xi32>) -> tensor<150x8x4xi16>
  %x2t2 = stablehlo.concatenate %x2t, %x2t, dim = 0 : (tensor<150x8x4xi16>, tensor<150x8x4xi16>) -> tensor<300x8x4xi16>
  %x2e2 = stablehlo.concatenate %x2e, %x2e, dim = 0 : (tensor<150x8x4xi16>, tensor<150x8x4xi16>) -> tensor<300x8x4xi16>
  check.expect_eq %x2t2, %x2e2 : tensor<300x8x4xi16>
  %x3i = stablehlo.iota dim = 0 : tensor<10080xi32>
  %x3vm = stablehlo.constant dense<101> : tensor<10080xi32>
  %x3vr = stablehlo.remainder %x3i, %x3vm : tensor<10080xi32>
  %x3v = stablehlo.convert %x3vr : (tensor<10080xi32>) -> tensor<10080xi16>
  %x3s = stablehlo.reshape %x3v : (tensor<10080xi16>) -> tensor<6x8x2x5x3x7xi16>
  %x3 = stablehlo.optimization_barrier %x3s : tensor<6x8x2x5x3x7xi16>
  %x3t = stablehlo.transpose %x3, dims = [5, 2, 4, 0, 1, 3] : (tensor<6x8x2x5x3x7xi16>) -> tensor<7x2x3x6x8x5xi16>
  %x3w0 = stablehlo.constant dense<0> : tensor<7x2x3x6x8x5xi32>
  %x3a0 = stablehlo.iota dim = 0 : tensor<7x2x3x6x8x5xi32>
  %x3c0 = stablehlo.constant dense<1> : tensor<7x2x3x6x8x5xi32>
  %x3p0 = stablehlo.multiply %x3a0, %x3c0 : tensor<7x2x3x6x8x5xi32>
  %x3w1 = stablehlo.add %x3w0, %x3p0 : tensor<7x2x3x6x8x5xi32>
  %x3a1 = stablehlo.iota dim = 1 : tensor<7x2x3x6x8x5xi32>
  %x3c1 = stablehlo.constant dense<105> : tensor<7x2x3x6x8x5xi32>
  %x3p1 = stablehlo.multiply %x3a1, %x3c1 : tensor<7x2x3x6x8x5xi32>
  %x3w2 = stablehlo.add %x3w1, %x3p1 : tensor<7x2x3x6x8x5xi32>
  %x3a2 = stablehlo.iota dim = 2 : tensor<7x2x3x6x8x5xi32>
  %x3c2 = stablehlo.constant dense<7> : tensor<7x2x3x6x8x5xi32>
  %x3p2 = stablehlo.multiply %x3a2, %x3c2 : tensor<7x2x3x6x8x5xi32>
  %x3w3 = stablehlo.add %x3w2, %x3p2 : tensor<7x2x3x6x8x5xi32>
  %x3a3 = stablehlo.iota dim = 3 : tensor<7x2x3x6x8x5xi32>
  %x3c3 = stablehlo.constant dense<1680> : tensor<7x2x3x6x8x5xi32>
  %x3p3 = stablehlo.multiply %x3a3, %x3c3 : tensor<7x2x3x6x8x5xi32>
  %x3w4 = stablehlo.add %x3w3, %x3p3 : tensor<7x2x3x6x8x5xi32>
  %x3a4 = stablehlo.iota dim = 4 : tensor<7x2x3x6x8x5xi32>
  %x3c4 = stablehlo.constant dense<210> : tensor<7x2x3x6x8x5xi32>
  %x3p4 = stablehlo.multiply %x3a4, %x3c4 : tensor<7x2x3x6x8x5xi32>
  %x3w5 = stablehlo.add %x3w4, %x3p4 : tensor<7x2x3x6x8x5xi32>
  %x3a5 = stablehlo.iota dim = 5 : tensor<7x2x3x6x8x5xi32>
  %x3c5 = stablehlo.constant dense<21> : tensor<7x2x3x6x8x5xi32>
  %x3p5 = stablehlo.multiply %x3a5, %x3c5 : tensor<7x2x3x6x8x5xi32>
  %x3w6 = stablehlo.add %x3w5, %x3p5 : tensor<7x2x3x6x8x5xi32>
  %x3em = stablehlo.constant dense<101> : tensor<7x2x3x6x8x5xi32>
  %x3er = stablehlo.remainder %x3w6, %x3em : tensor<7x2x3x6x8x5xi32>
  %x3e = stablehlo.convert %x3er : (tensor<7x2x3x6x8x5xi32>) -> tensor<7x2x3x6x8x5xi16>
  %x3t2 = stablehlo.concatenate %x3t, %x3t, dim = 0 : (tensor<7x2x3x6x8x5xi16>, tensor<7x2x3x6x8x5xi16>) -> tensor<14x2x3x6x8x5xi16>
  %x3e2 = stablehlo.concatenate %x3e, %x3e, dim = 0 : (tensor<7x2x3x6x8x5xi16>, tensor<7x2x3x6x8x5xi16>) -> tensor<14x2x3x6x8x5xi16>
  check.expect_eq %x3t2, %x3e2 : tensor<14x2x3x6x8x5xi16>
  %x4i = stablehlo.iota dim = 0 : tensor<21184xi32>
  %x4vm = stablehlo.constant dense<101> : tensor<21184xi32>
  %x4vr = stablehlo.remainder %x4i, %x4vm : tensor<21184xi32>
  %x4v = stablehlo.convert %x4vr : (tensor<21184xi32>) -> tensor<21184xi16>
  %x4s = stablehlo.reshape %x4v : (tensor<21184xi16>) -> tensor<2x331x8x4xi16>
  %x4 = stablehlo.optimization_barrier %x4s : tensor<2x331x8x4xi16>
  %x4t = stablehlo.transpose %x4, dims = [3, 2, 1, 0] : (tensor<2x331x8x4xi16>) -> tensor<4x8x331x2xi16>
  %x4w0 = stablehlo.constant dense<0> : tensor<4x8x331x2xi32>
  %x4a0 = stablehlo.iota dim = 0 : tensor<4x8x331x2xi32>
  %x4c0 = stablehlo.constant dense<1> : tensor<4x8x331x2xi32>
  %x4p0 = stablehlo.multiply %x4a0, %x4c0 : tensor<4x8x331x2xi32>
  %x4w1 = stablehlo.add %x4w0, %x4p0 : tensor<4x8x331x2xi32>
  %x4a1 = stablehlo.iota dim = 1 : tensor<4x8x331x2xi32>
  %x4c1 = stablehlo.constant dense<4> : tensor<4x8x331x2xi32>
  %x4p1 = stablehlo.multiply %x4a1, %x4c1 : tensor<4x8x331x2xi32>
  %x4w2 = stablehlo.add %x4w1, %x4p1 : tensor<4x8x331x2xi32>
  %x4a2 = stablehlo.iota dim = 2 : tensor<4x8x331x2xi32>
  %x4c2 = stablehlo.constant dense<32> : tensor<4x8x331x2xi32>
  %x4p2 = stablehlo.multiply %x4a2, %x4c2 : tensor<4x8x331x2xi32>
  %x4w3 = stablehlo.add %x4w2, %x4p2 : tensor<4x8x331x2xi32>
  %x4a3 = stablehlo.iota dim = 3 : tensor<4x8x331x2xi32>
  %x4c3 = stablehlo.constant dense<10592> : tensor<4x8x331x2xi32>
  %x4p3 = stablehlo.multiply %x4a3, %x4c3 : tensor<4x8x331x2xi32>
  %x4w4 = stablehlo.add %x4w3, %x4p3 : tensor<4x8x331x2xi32>
  %x4em = stablehlo.constant dense<101> : tensor<4x8x331x2xi32>
  %x4er = stablehlo.remainder %x4w4, %x4em : tensor<4x8x331x2xi32>
  %x4e = stablehlo.convert %x4er : (tensor<4x8x331x2xi32>) -> tensor<4x8x331x2xi16>
  %x4t2 = stablehlo.concatenate %x4t, %x4t, dim = 0 : (tensor<4x8x331x2xi16>, tensor<4x8x331x2xi16>) -> tensor<8x8x331x2xi16>
  %x4e2 = stablehlo.concatenate %x4e, %x4e, dim = 0 : (tensor<4x8x331x2xi16>, tensor<4x8x331x2xi16>) -> tensor<8x8x331x2xi16>
  check.expect_eq %x4t2, %x4e2 : tensor<8x8x331x2xi16>
  %x5i = stablehlo.iota dim = 0 : tensor<5600xi32>
  %x5vm = stablehlo.constant dense<101> : tensor<5600xi32>
  %x5vr = stablehlo.remainder %x5i, %x5vm : tensor<5600xi32>
  %x5v = stablehlo.convert %x5vr : (tensor<5600xi32>) -> tensor<5600xi16>
  %x5s = stablehlo.reshape %x5v : (tensor<5600xi16>) -> tensor<70x2x5x8xi16>
  %x5 = stablehlo.optimization_barrier %x5s : tensor<70x2x5x8xi16>
  %x5t = stablehlo.transpose %x5, dims = [3, 0, 2, 1] : (tensor<70x2x5x8xi16>) -> tensor<8x70x5x2xi16>
  %x5w0 = stablehlo.constant dense<0> : tensor<8x70x5x2xi32>
  %x5a0 = stablehlo.iota dim = 0 : tensor<8x70x5x2xi32>
  %x5c0 = stablehlo.constant dense<1> : tensor<8x70x5x2xi32>
  %x5p0 = stablehlo.multiply %x5a0, %x5c0 : tensor<8x70x5x2xi32>
  %x5w1 = stablehlo.add %x5w0, %x5p0 : tensor<8x70x5x2xi32>
  %x5a1 = stablehlo.iota dim = 1 : tensor<8x70x5x2xi32>
  %x5c1 = stablehlo.constant dense<80> : tensor<8x70x5x2xi32>
  %x5p1 = stablehlo.multiply %x5a1, %x5c1 : tensor<8x70x5x2xi32>
  %x5w2 = stablehlo.add %x5w1, %x5p1 : tensor<8x70x5x2xi32>
  %x5a2 = stablehlo.iota dim = 2 : tensor<8x70x5x2xi32>
  %x5c2 = stablehlo.constant dense<8> : tensor<8x70x5x2xi32>
  %x5p2 = stablehlo.multiply %x5a2, %x5c2 : tensor<8x70x5x2xi32>
  %x5w3 = stablehlo.add %x5w2, %x5p2 : tensor<8x70x5x2xi32>
  %x5a3 = stablehlo.iota dim = 3 : tensor<8x70x5x2xi32>
  %x5c3 = stablehlo.constant dense<40> : tensor<8x70x5x2xi32>
  %x5p3 = stablehlo.multiply %x5a3, %x5c3 : tensor<8x70x5x2xi32>
  %x5w4 = stablehlo.add %x5w3, %x5p3 : tensor<8x70x5x2xi32>
  %x5em = stablehlo.constant dense<101> : tensor<8x70x5x2xi32>
  %x5er = stablehlo.remainder %x5w4, %x5em : tensor<8x70x5x2xi32>
  %x5e = stablehlo.convert %x5er : (tensor<8x70x5x2xi32>) -> tensor<8x70x5x2xi16>
  %x5t2 = stablehlo.concatenate %x5t, %x5t, dim = 0 : (tensor<8x70x5x2xi16>, tensor<8x70x5x2xi16>) -> tensor<16x70x5x2xi16>
  %x5e2 = stablehlo.concatenate %x5e, %x5e, dim = 0 : (tensor<8x70x5x2xi16>, tensor<8x70x5x2xi16>) -> tensor<16x70x5x2xi16>
  check.expect_eq %x5t2, %x5e2 : tensor<16x70x5x2xi16>
  %x6i = stablehlo.iota dim = 0 : tensor<840xi32>
  %x6vm = stablehlo.constant dense<101> : tensor<840xi32>
  %x6vr = stablehlo.remainder %x6i, %x6vm : tensor<840xi32>
  %x6v = stablehlo.convert %x6vr : (tensor<840xi32>) -> tensor<840xi16>
  %x6s = stablehlo.reshape %x6v : (tensor<840xi16>) -> tensor<5x3x4x7x2xi16>
  %x6 = stablehlo.optimization_barrier %x6s : tensor<5x3x4x7x2xi16>
  %x6t = stablehlo.transpose %x6, dims = [1, 2, 4, 3, 0] : (tensor<5x3x4x7x2xi16>) -> tensor<3x4x2x7x5xi16>
  %x6w0 = stablehlo.constant dense<0> : tensor<3x4x2x7x5xi32>
  %x6a0 = stablehlo.iota dim = 0 : tensor<3x4x2x7x5xi32>
  %x6c0 = stablehlo.constant dense<56> : tensor<3x4x2x7x5xi32>
  %x6p0 = stablehlo.multiply %x6a0, %x6c0 : tensor<3x4x2x7x5xi32>
  %x6w1 = stablehlo.add %x6w0, %x6p0 : tensor<3x4x2x7x5xi32>
  %x6a1 = stablehlo.iota dim = 1 : tensor<3x4x2x7x5xi32>
  %x6c1 = stablehlo.constant dense<14> : tensor<3x4x2x7x5xi32>
  %x6p1 = stablehlo.multiply %x6a1, %x6c1 : tensor<3x4x2x7x5xi32>
  %x6w2 = stablehlo.add %x6w1, %x6p1 : tensor<3x4x2x7x5xi32>
  %x6a2 = stablehlo.iota dim = 2 : tensor<3x4x2x7x5xi32>
  %x6c2 = stablehlo.constant dense<1> : tensor<3x4x2x7x5xi32>
  %x6p2 = stablehlo.multiply %x6a2, %x6c2 : tensor<3x4x2x7x5xi32>
  %x6w3 = stablehlo.add %x6w2, %x6p2 : tensor<3x4x2x7x5xi32>
  %x6a3 = stablehlo.iota dim = 3 : tensor<3x4x2x7x5xi32>
  %x6c3 = stablehlo.constant dense<2> : tensor<3x4x2x7x5xi32>
  %x6p3 = stablehlo.multiply %x6a3, %x6c3 : tensor<3x4x2x7x5xi32>
  %x6w4 = stablehlo.add %x6w3, %x6p3 : tensor<3x4x2x7x5xi32>
  %x6a4 = stablehlo.iota dim = 4 : tensor<3x4x2x7x5xi32>
  %x6c4 = stablehlo.constant dense<168> : tensor<3x4x2x7x5xi32>
  %x6p4 = stablehlo.multiply %x6a4, %x6c4 : tensor<3x4x2x7x5xi32>
  %x6w5 = stablehlo.add %x6w4, %x6p4 : tensor<3x4x2x7x5xi32>
  %x6em = stablehlo.constant dense<101> : tensor<3x4x2x7x5xi32>
  %x6er = stablehlo.remainder %x6w5, %x6em : tensor<3x4x2x7x5xi32>
  %x6e = stablehlo.convert %x6er : (tensor<3x4x2x7x5xi32>) -> tensor<3x4x2x7x5xi16>
  %x6t2 = stablehlo.concatenate %x6t, %x6t, dim = 0 : (tensor<3x4x2x7x5xi16>, tensor<3x4x2x7x5xi16>) -> tensor<6x4x2x7x5xi16>
  %x6e2 = stablehlo.concatenate %x6e, %x6e, dim = 0 : (tensor<3x4x2x7x5xi16>, tensor<3x4x2x7x5xi16>) -> tensor<6x4x2x7x5xi16>
  check.expect_eq %x6t2, %x6e2 : tensor<6x4x2x7x5xi16>
  %x7i = stablehlo.iota dim = 0 : tensor<3855xi32>
  %x7vm = stablehlo.constant dense<101> : tensor<3855xi32>
  %x7vr = stablehlo.remainder %x7i, %x7vm : tensor<3855xi32>
  %x7v = stablehlo.convert %x7vr : (tensor<3855xi32>) -> tensor<3855xi16>
  %x7s = stablehlo.reshape %x7v : (tensor<3855xi16>) -> tensor<3x257x5xi16>
  %x7 = stablehlo.optimization_barrier %x7s : tensor<3x257x5xi16>
  %x7t = stablehlo.transpose %x7, dims = [2, 1, 0] : (tensor<3x257x5xi16>) -> tensor<5x257x3xi16>
  %x7b = stablehlo.reverse %x7t, dims = [0, 1] : tensor<5x257x3xi16>
  %x7w0 = stablehlo.constant dense<1284> : tensor<5x257x3xi32>
  %x7a0 = stablehlo.iota dim = 0 : tensor<5x257x3xi32>
  %x7c0 = stablehlo.constant dense<-1> : tensor<5x257x3xi32>
  %x7p0 = stablehlo.multiply %x7a0, %x7c0 : tensor<5x257x3xi32>
  %x7w1 = stablehlo.add %x7w0, %x7p0 : tensor<5x257x3xi32>
  %x7a1 = stablehlo.iota dim = 1 : tensor<5x257x3xi32>
  %x7c1 = stablehlo.constant dense<-5> : tensor<5x257x3xi32>
  %x7p1 = stablehlo.multiply %x7a1, %x7c1 : tensor<5x257x3xi32>
  %x7w2 = stablehlo.add %x7w1, %x7p1 : tensor<5x257x3xi32>
  %x7a2 = stablehlo.iota dim = 2 : tensor<5x257x3xi32>
  %x7c2 = stablehlo.constant dense<1285> : tensor<5x257x3xi32>
  %x7p2 = stablehlo.multiply %x7a2, %x7c2 : tensor<5x257x3xi32>
  %x7w3 = stablehlo.add %x7w2, %x7p2 : tensor<5x257x3xi32>
  %x7em = stablehlo.constant dense<101> : tensor<5x257x3xi32>
  %x7er = stablehlo.remainder %x7w3, %x7em : tensor<5x257x3xi32>
  %x7e = stablehlo.convert %x7er : (tensor<5x257x3xi32>) -> tensor<5x257x3xi16>
  %x7b2 = stablehlo.concatenate %x7b, %x7b, dim = 0 : (tensor<5x257x3xi16>, tensor<5x257x3xi16>) -> tensor<10x257x3xi16>
  %x7e2 = stablehlo.concatenate %x7e, %x7e, dim = 0 : (tensor<5x257x3xi16>, tensor<5x257x3xi16>) -> tensor<10x257x3xi16>
  check.expect_eq %x7b2, %x7e2 : tensor<10x257x3xi16>
  %x8i = stablehlo.iota dim = 0 : tensor<5460xi32>
  %x8vm = stablehlo.constant dense<101> : tensor<5460xi32>
  %x8vr = stablehlo.remainder %x8i, %x8vm : tensor<5460xi32>
  %x8v = stablehlo.convert %x8vr : (tensor<5460xi32>) -> tensor<5460xi16>
  %x8s = stablehlo.reshape %x8v : (tensor<5460xi16>) -> tensor<7x130x2x3xi16>
  %x8 = stablehlo.optimization_barrier %x8s : tensor<7x130x2x3xi16>
  %x8t = stablehlo.transpose %x8, dims = [3, 2, 1, 0] : (tensor<7x130x2x3xi16>) -> tensor<3x2x130x7xi16>
  %x8b = stablehlo.reverse %x8t, dims = [2, 3] : tensor<3x2x130x7xi16>
  %x8w0 = stablehlo.constant dense<5454> : tensor<3x2x130x7xi32>
  %x8a0 = stablehlo.iota dim = 0 : tensor<3x2x130x7xi32>
  %x8c0 = stablehlo.constant dense<1> : tensor<3x2x130x7xi32>
  %x8p0 = stablehlo.multiply %x8a0, %x8c0 : tensor<3x2x130x7xi32>
  %x8w1 = stablehlo.add %x8w0, %x8p0 : tensor<3x2x130x7xi32>
  %x8a1 = stablehlo.iota dim = 1 : tensor<3x2x130x7xi32>
  %x8c1 = stablehlo.constant dense<3> : tensor<3x2x130x7xi32>
  %x8p1 = stablehlo.multiply %x8a1, %x8c1 : tensor<3x2x130x7xi32>
  %x8w2 = stablehlo.add %x8w1, %x8p1 : tensor<3x2x130x7xi32>
  %x8a2 = stablehlo.iota dim = 2 : tensor<3x2x130x7xi32>
  %x8c2 = stablehlo.constant dense<-6> : tensor<3x2x130x7xi32>
  %x8p2 = stablehlo.multiply %x8a2, %x8c2 : tensor<3x2x130x7xi32>
  %x8w3 = stablehlo.add %x8w2, %x8p2 : tensor<3x2x130x7xi32>
  %x8a3 = stablehlo.iota dim = 3 : tensor<3x2x130x7xi32>
  %x8c3 = stablehlo.constant dense<-780> : tensor<3x2x130x7xi32>
  %x8p3 = stablehlo.multiply %x8a3, %x8c3 : tensor<3x2x130x7xi32>
  %x8w4 = stablehlo.add %x8w3, %x8p3 : tensor<3x2x130x7xi32>
  %x8em = stablehlo.constant dense<101> : tensor<3x2x130x7xi32>
  %x8er = stablehlo.remainder %x8w4, %x8em : tensor<3x2x130x7xi32>
  %x8e = stablehlo.convert %x8er : (tensor<3x2x130x7xi32>) -> tensor<3x2x130x7xi16>
  %x8b2 = stablehlo.concatenate %x8b, %x8b, dim = 0 : (tensor<3x2x130x7xi16>, tensor<3x2x130x7xi16>) -> tensor<6x2x130x7xi16>
  %x8e2 = stablehlo.concatenate %x8e, %x8e, dim = 0 : (tensor<3x2x130x7xi16>, tensor<3x2x130x7xi16>) -> tensor<6x2x130x7xi16>
  check.expect_eq %x8b2, %x8e2 : tensor<6x2x130x7xi16>
  %x9i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x9vm = stablehlo.constant dense<101> : tensor<903xi32>
  %x9vr = stablehlo.remainder %x9i, %x9vm : tensor<903xi32>
  %x9v = stablehlo.convert %x9vr : (tensor<903xi32>) -> tensor<903xi16>
  %x9s = stablehlo.reshape %x9v : (tensor<903xi16>) -> tensor<301x3xi16>
  %x9 = stablehlo.optimization_barrier %x9s : tensor<301x3xi16>
  %x9b = stablehlo.reverse %x9, dims = [1] : tensor<301x3xi16>
  %x9w0 = stablehlo.constant dense<2> : tensor<301x3xi32>
  %x9a0 = stablehlo.iota dim = 0 : tensor<301x3xi32>
  %x9c0 = stablehlo.constant dense<3> : tensor<301x3xi32>
  %x9p0 = stablehlo.multiply %x9a0, %x9c0 : tensor<301x3xi32>
  %x9w1 = stablehlo.add %x9w0, %x9p0 : tensor<301x3xi32>
  %x9a1 = stablehlo.iota dim = 1 : tensor<301x3xi32>
  %x9c1 = stablehlo.constant dense<-1> : tensor<301x3xi32>
  %x9p1 = stablehlo.multiply %x9a1, %x9c1 : tensor<301x3xi32>
  %x9w2 = stablehlo.add %x9w1, %x9p1 : tensor<301x3xi32>
  %x9em = stablehlo.constant dense<101> : tensor<301x3xi32>
  %x9er = stablehlo.remainder %x9w2, %x9em : tensor<301x3xi32>
  %x9e = stablehlo.convert %x9er : (tensor<301x3xi32>) -> tensor<301x3xi16>
  %x9b2 = stablehlo.concatenate %x9b, %x9b, dim = 0 : (tensor<301x3xi16>, tensor<301x3xi16>) -> tensor<602x3xi16>
  %x9e2 = stablehlo.concatenate %x9e, %x9e, dim = 0 : (tensor<301x3xi16>, tensor<301x3xi16>) -> tensor<602x3xi16>
  check.expect_eq %x9b2, %x9e2 : tensor<602x3xi16>
  %x10i = stablehlo.iota dim = 0 : tensor<602xi32>
  %x10vm = stablehlo.constant dense<101> : tensor<602xi32>
  %x10vr = stablehlo.remainder %x10i, %x10vm : tensor<602xi32>
  %x10v = stablehlo.convert %x10vr : (tensor<602xi32>) -> tensor<602xi16>
  %x10s = stablehlo.reshape %x10v : (tensor<602xi16>) -> tensor<301x2xi16>
  %x10 = stablehlo.optimization_barrier %x10s : tensor<301x2xi16>
  %x10b = stablehlo.reverse %x10, dims = [1] : tensor<301x2xi16>
  %x10w0 = stablehlo.constant dense<1> : tensor<301x2xi32>
  %x10a0 = stablehlo.iota dim = 0 : tensor<301x2xi32>
  %x10c0 = stablehlo.constant dense<2> : tensor<301x2xi32>
  %x10p0 = stablehlo.multiply %x10a0, %x10c0 : tensor<301x2xi32>
  %x10w1 = stablehlo.add %x10w0, %x10p0 : tensor<301x2xi32>
  %x10a1 = stablehlo.iota dim = 1 : tensor<301x2xi32>
  %x10c1 = stablehlo.constant dense<-1> : tensor<301x2xi32>
  %x10p1 = stablehlo.multiply %x10a1, %x10c1 : tensor<301x2xi32>
  %x10w2 = stablehlo.add %x10w1, %x10p1 : tensor<301x2xi32>
  %x10em = stablehlo.constant dense<101> : tensor<301x2xi32>
  %x10er = stablehlo.remainder %x10w2, %x10em : tensor<301x2xi32>
  %x10e = stablehlo.convert %x10er : (tensor<301x2xi32>) -> tensor<301x2xi16>
  %x10b2 = stablehlo.concatenate %x10b, %x10b, dim = 0 : (tensor<301x2xi16>, tensor<301x2xi16>) -> tensor<602x2xi16>
  %x10e2 = stablehlo.concatenate %x10e, %x10e, dim = 0 : (tensor<301x2xi16>, tensor<301x2xi16>) -> tensor<602x2xi16>
  check.expect_eq %x10b2, %x10e2 : tensor<602x2xi16>
  %x11i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x11vm = stablehlo.constant dense<101> : tensor<903xi32>
  %x11vr = stablehlo.remainder %x11i, %x11vm : tensor<903xi32>
  %x11v = stablehlo.convert %x11vr : (tensor<903xi32>) -> tensor<903xi16>
  %x11s = stablehlo.reshape %x11v : (tensor<903xi16>) -> tensor<129x7xi16>
  %x11 = stablehlo.optimization_barrier %x11s : tensor<129x7xi16>
  %x11b = stablehlo.reverse %x11, dims = [0, 1] : tensor<129x7xi16>
  %x11w0 = stablehlo.constant dense<902> : tensor<129x7xi32>
  %x11a0 = stablehlo.iota dim = 0 : tensor<129x7xi32>
  %x11c0 = stablehlo.constant dense<-7> : tensor<129x7xi32>
  %x11p0 = stablehlo.multiply %x11a0, %x11c0 : tensor<129x7xi32>
  %x11w1 = stablehlo.add %x11w0, %x11p0 : tensor<129x7xi32>
  %x11a1 = stablehlo.iota dim = 1 : tensor<129x7xi32>
  %x11c1 = stablehlo.constant dense<-1> : tensor<129x7xi32>
  %x11p1 = stablehlo.multiply %x11a1, %x11c1 : tensor<129x7xi32>
  %x11w2 = stablehlo.add %x11w1, %x11p1 : tensor<129x7xi32>
  %x11em = stablehlo.constant dense<101> : tensor<129x7xi32>
  %x11er = stablehlo.remainder %x11w2, %x11em : tensor<129x7xi32>
  %x11e = stablehlo.convert %x11er : (tensor<129x7xi32>) -> tensor<129x7xi16>
  %x11b2 = stablehlo.concatenate %x11b, %x11b, dim = 0 : (tensor<129x7xi16>, tensor<129x7xi16>) -> tensor<258x7xi16>
  %x11e2 = stablehlo.concatenate %x11e, %x11e, dim = 0 : (tensor<129x7xi16>, tensor<129x7xi16>) -> tensor<258x7xi16>
  check.expect_eq %x11b2, %x11e2 : tensor<258x7xi16>
  %x12i = stablehlo.iota dim = 0 : tensor<6600xi32>
  %x12vm = stablehlo.constant dense<101> : tensor<6600xi32>
  %x12vr = stablehlo.remainder %x12i, %x12vm : tensor<6600xi32>
  %x12v = stablehlo.convert %x12vr : (tensor<6600xi32>) -> tensor<6600xi16>
  %x12s = stablehlo.reshape %x12v : (tensor<6600xi16>) -> tensor<1100x2x3xi16>
  %x12 = stablehlo.optimization_barrier %x12s : tensor<1100x2x3xi16>
  %x12t = stablehlo.transpose %x12, dims = [0, 2, 1] : (tensor<1100x2x3xi16>) -> tensor<1100x3x2xi16>
  %x12b = stablehlo.reverse %x12t, dims = [2] : tensor<1100x3x2xi16>
  %x12w0 = stablehlo.constant dense<3> : tensor<1100x3x2xi32>
  %x12a0 = stablehlo.iota dim = 0 : tensor<1100x3x2xi32>
  %x12c0 = stablehlo.constant dense<6> : tensor<1100x3x2xi32>
  %x12p0 = stablehlo.multiply %x12a0, %x12c0 : tensor<1100x3x2xi32>
  %x12w1 = stablehlo.add %x12w0, %x12p0 : tensor<1100x3x2xi32>
  %x12a1 = stablehlo.iota dim = 1 : tensor<1100x3x2xi32>
  %x12c1 = stablehlo.constant dense<1> : tensor<1100x3x2xi32>
  %x12p1 = stablehlo.multiply %x12a1, %x12c1 : tensor<1100x3x2xi32>
  %x12w2 = stablehlo.add %x12w1, %x12p1 : tensor<1100x3x2xi32>
  %x12a2 = stablehlo.iota dim = 2 : tensor<1100x3x2xi32>
  %x12c2 = stablehlo.constant dense<-3> : tensor<1100x3x2xi32>
  %x12p2 = stablehlo.multiply %x12a2, %x12c2 : tensor<1100x3x2xi32>
  %x12w3 = stablehlo.add %x12w2, %x12p2 : tensor<1100x3x2xi32>
  %x12em = stablehlo.constant dense<101> : tensor<1100x3x2xi32>
  %x12er = stablehlo.remainder %x12w3, %x12em : tensor<1100x3x2xi32>
  %x12e = stablehlo.convert %x12er : (tensor<1100x3x2xi32>) -> tensor<1100x3x2xi16>
  %x12b2 = stablehlo.concatenate %x12b, %x12b, dim = 0 : (tensor<1100x3x2xi16>, tensor<1100x3x2xi16>) -> tensor<2200x3x2xi16>
  %x12e2 = stablehlo.concatenate %x12e, %x12e, dim = 0 : (tensor<1100x3x2xi16>, tensor<1100x3x2xi16>) -> tensor<2200x3x2xi16>
  check.expect_eq %x12b2, %x12e2 : tensor<2200x3x2xi16>
  %s0i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %s0vm = stablehlo.constant dense<101> : tensor<1000xi32>
  %s0vr = stablehlo.remainder %s0i, %s0vm : tensor<1000xi32>
  %s0v = stablehlo.convert %s0vr : (tensor<1000xi32>) -> tensor<1000xi16>
  %s0 = stablehlo.optimization_barrier %s0v : tensor<1000xi16>
  %s0h = stablehlo.slice %s0 [0:1000:3] : (tensor<1000xi16>) -> tensor<334xi16>
  %s0a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s0c = stablehlo.constant dense<3> : tensor<334xi32>
  %s0p = stablehlo.multiply %s0a, %s0c : tensor<334xi32>
  %s0f = stablehlo.constant dense<0> : tensor<334xi32>
  %s0w = stablehlo.add %s0p, %s0f : tensor<334xi32>
  %s0em = stablehlo.constant dense<101> : tensor<334xi32>
  %s0er = stablehlo.remainder %s0w, %s0em : tensor<334xi32>
  %s0e = stablehlo.convert %s0er : (tensor<334xi32>) -> tensor<334xi16>
  %s0h2 = stablehlo.concatenate %s0h, %s0h, dim = 0 : (tensor<334xi16>, tensor<334xi16>) -> tensor<668xi16>
  %s0e2 = stablehlo.concatenate %s0e, %s0e, dim = 0 : (tensor<334xi16>, tensor<334xi16>) -> tensor<668xi16>
  check.expect_eq %s0h2, %s0e2 : tensor<668xi16>
  %s1i = stablehlo.iota dim = 0 : tensor<1001xi32>
  %s1vm = stablehlo.constant dense<101> : tensor<1001xi32>
  %s1vr = stablehlo.remainder %s1i, %s1vm : tensor<1001xi32>
  %s1v = stablehlo.convert %s1vr : (tensor<1001xi32>) -> tensor<1001xi16>
  %s1 = stablehlo.optimization_barrier %s1v : tensor<1001xi16>
  %s1h = stablehlo.slice %s1 [1:1001:3] : (tensor<1001xi16>) -> tensor<334xi16>
  %s1a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s1c = stablehlo.constant dense<3> : tensor<334xi32>
  %s1p = stablehlo.multiply %s1a, %s1c : tensor<334xi32>
  %s1f = stablehlo.constant dense<1> : tensor<334xi32>
  %s1w = stablehlo.add %s1p, %s1f : tensor<334xi32>
  %s1em = stablehlo.constant dense<101> : tensor<334xi32>
  %s1er = stablehlo.remainder %s1w, %s1em : tensor<334xi32>
  %s1e = stablehlo.convert %s1er : (tensor<334xi32>) -> tensor<334xi16>
  %s1h2 = stablehlo.concatenate %s1h, %s1h, dim = 0 : (tensor<334xi16>, tensor<334xi16>) -> tensor<668xi16>
  %s1e2 = stablehlo.concatenate %s1e, %s1e, dim = 0 : (tensor<334xi16>, tensor<334xi16>) -> tensor<668xi16>
  check.expect_eq %s1h2, %s1e2 : tensor<668xi16>
  %s2i = stablehlo.iota dim = 0 : tensor<49xi32>
  %s2vm = stablehlo.constant dense<101> : tensor<49xi32>
  %s2vr = stablehlo.remainder %s2i, %s2vm : tensor<49xi32>
  %s2v = stablehlo.convert %s2vr : (tensor<49xi32>) -> tensor<49xi16>
  %s2 = stablehlo.optimization_barrier %s2v : tensor<49xi16>
  %s2h = stablehlo.slice %s2 [0:49:3] : (tensor<49xi16>) -> tensor<17xi16>
  %s2a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s2c = stablehlo.constant dense<3> : tensor<17xi32>
  %s2p = stablehlo.multiply %s2a, %s2c : tensor<17xi32>
  %s2f = stablehlo.constant dense<0> : tensor<17xi32>
  %s2w = stablehlo.add %s2p, %s2f : tensor<17xi32>
  %s2em = stablehlo.constant dense<101> : tensor<17xi32>
  %s2er = stablehlo.remainder %s2w, %s2em : tensor<17xi32>
  %s2e = stablehlo.convert %s2er : (tensor<17xi32>) -> tensor<17xi16>
  %s2h2 = stablehlo.concatenate %s2h, %s2h, dim = 0 : (tensor<17xi16>, tensor<17xi16>) -> tensor<34xi16>
  %s2e2 = stablehlo.concatenate %s2e, %s2e, dim = 0 : (tensor<17xi16>, tensor<17xi16>) -> tensor<34xi16>
  check.expect_eq %s2h2, %s2e2 : tensor<34xi16>
  %s3i = stablehlo.iota dim = 0 : tensor<50xi32>
  %s3vm = stablehlo.constant dense<101> : tensor<50xi32>
  %s3vr = stablehlo.remainder %s3i, %s3vm : tensor<50xi32>
  %s3v = stablehlo.convert %s3vr : (tensor<50xi32>) -> tensor<50xi16>
  %s3 = stablehlo.optimization_barrier %s3v : tensor<50xi16>
  %s3h = stablehlo.slice %s3 [2:50:3] : (tensor<50xi16>) -> tensor<16xi16>
  %s3a = stablehlo.iota dim = 0 : tensor<16xi32>
  %s3c = stablehlo.constant dense<3> : tensor<16xi32>
  %s3p = stablehlo.multiply %s3a, %s3c : tensor<16xi32>
  %s3f = stablehlo.constant dense<2> : tensor<16xi32>
  %s3w = stablehlo.add %s3p, %s3f : tensor<16xi32>
  %s3em = stablehlo.constant dense<101> : tensor<16xi32>
  %s3er = stablehlo.remainder %s3w, %s3em : tensor<16xi32>
  %s3e = stablehlo.convert %s3er : (tensor<16xi32>) -> tensor<16xi16>
  %s3h2 = stablehlo.concatenate %s3h, %s3h, dim = 0 : (tensor<16xi16>, tensor<16xi16>) -> tensor<32xi16>
  %s3e2 = stablehlo.concatenate %s3e, %s3e, dim = 0 : (tensor<16xi16>, tensor<16xi16>) -> tensor<32xi16>
  check.expect_eq %s3h2, %s3e2 : tensor<32xi16>
  %s4i = stablehlo.iota dim = 0 : tensor<51xi32>
  %s4vm = stablehlo.constant dense<101> : tensor<51xi32>
  %s4vr = stablehlo.remainder %s4i, %s4vm : tensor<51xi32>
  %s4v = stablehlo.convert %s4vr : (tensor<51xi32>) -> tensor<51xi16>
  %s4 = stablehlo.optimization_barrier %s4v : tensor<51xi16>
  %s4h = stablehlo.slice %s4 [0:51:3] : (tensor<51xi16>) -> tensor<17xi16>
  %s4a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s4c = stablehlo.constant dense<3> : tensor<17xi32>
  %s4p = stablehlo.multiply %s4a, %s4c : tensor<17xi32>
  %s4f = stablehlo.constant dense<0> : tensor<17xi32>
  %s4w = stablehlo.add %s4p, %s4f : tensor<17xi32>
  %s4em = stablehlo.constant dense<101> : tensor<17xi32>
  %s4er = stablehlo.remainder %s4w, %s4em : tensor<17xi32>
  %s4e = stablehlo.convert %s4er : (tensor<17xi32>) -> tensor<17xi16>
  %s4h2 = stablehlo.concatenate %s4h, %s4h, dim = 0 : (tensor<17xi16>, tensor<17xi16>) -> tensor<34xi16>
  %s4e2 = stablehlo.concatenate %s4e, %s4e, dim = 0 : (tensor<17xi16>, tensor<17xi16>) -> tensor<34xi16>
  check.expect_eq %s4h2, %s4e2 : tensor<34xi16>
  %s5i = stablehlo.iota dim = 0 : tensor<97xi32>
  %s5vm = stablehlo.constant dense<101> : tensor<97xi32>
  %s5vr = stablehlo.remainder %s5i, %s5vm : tensor<97xi32>
  %s5v = stablehlo.convert %s5vr : (tensor<97xi32>) -> tensor<97xi16>
  %s5 = stablehlo.optimization_barrier %s5v : tensor<97xi16>
  %s5h = stablehlo.slice %s5 [1:97:3] : (tensor<97xi16>) -> tensor<32xi16>
  %s5a = stablehlo.iota dim = 0 : tensor<32xi32>
  %s5c = stablehlo.constant dense<3> : tensor<32xi32>
  %s5p = stablehlo.multiply %s5a, %s5c : tensor<32xi32>
  %s5f = stablehlo.constant dense<1> : tensor<32xi32>
  %s5w = stablehlo.add %s5p, %s5f : tensor<32xi32>
  %s5em = stablehlo.constant dense<101> : tensor<32xi32>
  %s5er = stablehlo.remainder %s5w, %s5em : tensor<32xi32>
  %s5e = stablehlo.convert %s5er : (tensor<32xi32>) -> tensor<32xi16>
  %s5h2 = stablehlo.concatenate %s5h, %s5h, dim = 0 : (tensor<32xi16>, tensor<32xi16>) -> tensor<64xi16>
  %s5e2 = stablehlo.concatenate %s5e, %s5e, dim = 0 : (tensor<32xi16>, tensor<32xi16>) -> tensor<64xi16>
  check.expect_eq %s5h2, %s5e2 : tensor<64xi16>
  %s6i = stablehlo.iota dim = 0 : tensor<4xi32>
  %s6vm = stablehlo.constant dense<101> : tensor<4xi32>
  %s6vr = stablehlo.remainder %s6i, %s6vm : tensor<4xi32>
  %s6v = stablehlo.convert %s6vr : (tensor<4xi32>) -> tensor<4xi16>
  %s6 = stablehlo.optimization_barrier %s6v : tensor<4xi16>
  %s6h = stablehlo.slice %s6 [0:4:3] : (tensor<4xi16>) -> tensor<2xi16>
  %s6a = stablehlo.iota dim = 0 : tensor<2xi32>
  %s6c = stablehlo.constant dense<3> : tensor<2xi32>
  %s6p = stablehlo.multiply %s6a, %s6c : tensor<2xi32>
  %s6f = stablehlo.constant dense<0> : tensor<2xi32>
  %s6w = stablehlo.add %s6p, %s6f : tensor<2xi32>
  %s6em = stablehlo.constant dense<101> : tensor<2xi32>
  %s6er = stablehlo.remainder %s6w, %s6em : tensor<2xi32>
  %s6e = stablehlo.convert %s6er : (tensor<2xi32>) -> tensor<2xi16>
  %s6h2 = stablehlo.concatenate %s6h, %s6h, dim = 0 : (tensor<2xi16>, tensor<2xi16>) -> tensor<4xi16>
  %s6e2 = stablehlo.concatenate %s6e, %s6e, dim = 0 : (tensor<2xi16>, tensor<2xi16>) -> tensor<4xi16>
  check.expect_eq %s6h2, %s6e2 : tensor<4xi16>
  %r0i = stablehlo.iota dim = 0 : tensor<15xi32>
  %r0vm = stablehlo.constant dense<101> : tensor<15xi32>
  %r0vr = stablehlo.remainder %r0i, %r0vm : tensor<15xi32>
  %r0v = stablehlo.convert %r0vr : (tensor<15xi32>) -> tensor<15xi16>
  %r0q = stablehlo.reshape %r0v : (tensor<15xi16>) -> tensor<5x3xi16>
  %r0 = stablehlo.optimization_barrier %r0q : tensor<5x3xi16>
  %r0b = stablehlo.broadcast_in_dim %r0, dims = [0, 2] : (tensor<5x3xi16>) -> tensor<5x2x3x2xi16>
  %r0j = stablehlo.iota dim = 0 : tensor<5x2x3x2xi32>
  %r0k = stablehlo.iota dim = 2 : tensor<5x2x3x2xi32>
  %r0c = stablehlo.constant dense<3> : tensor<5x2x3x2xi32>
  %r0p = stablehlo.multiply %r0j, %r0c : tensor<5x2x3x2xi32>
  %r0w = stablehlo.add %r0p, %r0k : tensor<5x2x3x2xi32>
  %r0em = stablehlo.constant dense<101> : tensor<5x2x3x2xi32>
  %r0er = stablehlo.remainder %r0w, %r0em : tensor<5x2x3x2xi32>
  %r0e = stablehlo.convert %r0er : (tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi16>
  %r0b2 = stablehlo.concatenate %r0b, %r0b, dim = 0 : (tensor<5x2x3x2xi16>, tensor<5x2x3x2xi16>) -> tensor<10x2x3x2xi16>
  %r0e2 = stablehlo.concatenate %r0e, %r0e, dim = 0 : (tensor<5x2x3x2xi16>, tensor<5x2x3x2xi16>) -> tensor<10x2x3x2xi16>
  check.expect_eq %r0b2, %r0e2 : tensor<10x2x3x2xi16>
  %r1i = stablehlo.iota dim = 0 : tensor<80xi32>
  %r1vm = stablehlo.constant dense<101> : tensor<80xi32>
  %r1vr = stablehlo.remainder %r1i, %r1vm : tensor<80xi32>
  %r1v = stablehlo.convert %r1vr : (tensor<80xi32>) -> tensor<80xi16>
  %r1q = stablehlo.reshape %r1v : (tensor<80xi16>) -> tensor<5x16xi16>
  %r1 = stablehlo.optimization_barrier %r1q : tensor<5x16xi16>
  %r1b = stablehlo.broadcast_in_dim %r1, dims = [0, 2] : (tensor<5x16xi16>) -> tensor<5x2x16x2xi16>
  %r1j = stablehlo.iota dim = 0 : tensor<5x2x16x2xi32>
  %r1k = stablehlo.iota dim = 2 : tensor<5x2x16x2xi32>
  %r1c = stablehlo.constant dense<16> : tensor<5x2x16x2xi32>
  %r1p = stablehlo.multiply %r1j, %r1c : tensor<5x2x16x2xi32>
  %r1w = stablehlo.add %r1p, %r1k : tensor<5x2x16x2xi32>
  %r1em = stablehlo.constant dense<101> : tensor<5x2x16x2xi32>
  %r1er = stablehlo.remainder %r1w, %r1em : tensor<5x2x16x2xi32>
  %r1e = stablehlo.convert %r1er : (tensor<5x2x16x2xi32>) -> tensor<5x2x16x2xi16>
  %r1b2 = stablehlo.concatenate %r1b, %r1b, dim = 0 : (tensor<5x2x16x2xi16>, tensor<5x2x16x2xi16>) -> tensor<10x2x16x2xi16>
  %r1e2 = stablehlo.concatenate %r1e, %r1e, dim = 0 : (tensor<5x2x16x2xi16>, tensor<5x2x16x2xi16>) -> tensor<10x2x16x2xi16>
  check.expect_eq %r1b2, %r1e2 : tensor<10x2x16x2xi16>
  %r2i = stablehlo.iota dim = 0 : tensor<335xi32>
  %r2vm = stablehlo.constant dense<101> : tensor<335xi32>
  %r2vr = stablehlo.remainder %r2i, %r2vm : tensor<335xi32>
  %r2v = stablehlo.convert %r2vr : (tensor<335xi32>) -> tensor<335xi16>
  %r2q = stablehlo.reshape %r2v : (tensor<335xi16>) -> tensor<5x67xi16>
  %r2 = stablehlo.optimization_barrier %r2q : tensor<5x67xi16>
  %r2b = stablehlo.broadcast_in_dim %r2, dims = [0, 2] : (tensor<5x67xi16>) -> tensor<5x2x67x2xi16>
  %r2j = stablehlo.iota dim = 0 : tensor<5x2x67x2xi32>
  %r2k = stablehlo.iota dim = 2 : tensor<5x2x67x2xi32>
  %r2c = stablehlo.constant dense<67> : tensor<5x2x67x2xi32>
  %r2p = stablehlo.multiply %r2j, %r2c : tensor<5x2x67x2xi32>
  %r2w = stablehlo.add %r2p, %r2k : tensor<5x2x67x2xi32>
  %r2em = stablehlo.constant dense<101> : tensor<5x2x67x2xi32>
  %r2er = stablehlo.remainder %r2w, %r2em : tensor<5x2x67x2xi32>
  %r2e = stablehlo.convert %r2er : (tensor<5x2x67x2xi32>) -> tensor<5x2x67x2xi16>
  %r2b2 = stablehlo.concatenate %r2b, %r2b, dim = 0 : (tensor<5x2x67x2xi16>, tensor<5x2x67x2xi16>) -> tensor<10x2x67x2xi16>
  %r2e2 = stablehlo.concatenate %r2e, %r2e, dim = 0 : (tensor<5x2x67x2xi16>, tensor<5x2x67x2xi16>) -> tensor<10x2x67x2xi16>
  check.expect_eq %r2b2, %r2e2 : tensor<10x2x67x2xi16>
  func.return
}
func.func private @f32() {
  %x0i = stablehlo.iota dim = 0 : tensor<4200xi32>
  %x0vm = stablehlo.constant dense<101> : tensor<4200xi32>
  %x0vr = stablehlo.remainder %x0i, %x0vm : tensor<4200xi32>
  %x0v = stablehlo.convert %x0vr : (tensor<4200xi32>) -> tensor<4200xf32>
  %x0s = stablehlo.reshape %x0v : (tensor<4200xf32>) -> tensor<3x700x2xf32>
  %x0 = stablehlo.optimization_barrier %x0s : tensor<3x700x2xf32>
  %x0t = stablehlo.transpose %x0, dims = [2, 1, 0] : (tensor<3x700x2xf32>) -> tensor<2x700x3xf32>
  %x0w0 = stablehlo.constant dense<0> : tensor<2x700x3xi32>
  %x0a0 = stablehlo.iota dim = 0 : tensor<2x700x3xi32>
  %x0c0 = stablehlo.constant dense<1> : tensor<2x700x3xi32>
  %x0p0 = stablehlo.multiply %x0a0, %x0c0 : tensor<2x700x3xi32>
  %x0w1 = stablehlo.add %x0w0, %x0p0 : tensor<2x700x3xi32>
  %x0a1 = stablehlo.iota dim = 1 : tensor<2x700x3xi32>
  %x0c1 = stablehlo.constant dense<2> : tensor<2x700x3xi32>
  %x0p1 = stablehlo.multiply %x0a1, %x0c1 : tensor<2x700x3xi32>
  %x0w2 = stablehlo.add %x0w1, %x0p1 : tensor<2x700x3xi32>
  %x0a2 = stablehlo.iota dim = 2 : tensor<2x700x3xi32>
  %x0c2 = stablehlo.constant dense<1400> : tensor<2x700x3xi32>
  %x0p2 = stablehlo.multiply %x0a2, %x0c2 : tensor<2x700x3xi32>
  %x0w3 = stablehlo.add %x0w2, %x0p2 : tensor<2x700x3xi32>
  %x0em = stablehlo.constant dense<101> : tensor<2x700x3xi32>
  %x0er = stablehlo.remainder %x0w3, %x0em : tensor<2x700x3xi32>
  %x0e = stablehlo.convert %x0er : (tensor<2x700x3xi32>) -> tensor<2x700x3xf32>
  %x0t2 = stablehlo.concatenate %x0t, %x0t, dim = 0 : (tensor<2x700x3xf32>, tensor<2x700x3xf32>) -> tensor<4x700x3xf32>
  %x0e2 = stablehlo.concatenate %x0e, %x0e, dim = 0 : (tensor<2x700x3xf32>, tensor<2x700x3xf32>) -> tensor<4x700x3xf32>
  check.expect_eq %x0t2, %x0e2 : tensor<4x700x3xf32>
  %x1i = stablehlo.iota dim = 0 : tensor<11232xi32>
  %x1vm = stablehlo.constant dense<101> : tensor<11232xi32>
  %x1vr = stablehlo.remainder %x1i, %x1vm : tensor<11232xi32>
  %x1v = stablehlo.convert %x1vr : (tensor<11232xi32>) -> tensor<11232xf32>
  %x1s = stablehlo.reshape %x1v : (tensor<11232xf32>) -> tensor<2x2x3x3x39x8xf32>
  %x1 = stablehlo.optimization_barrier %x1s : tensor<2x2x3x3x39x8xf32>
  %x1t = stablehlo.transpose %x1, dims = [2, 3, 5, 0, 4, 1] : (tensor<2x2x3x3x39x8xf32>) -> tensor<3x3x8x2x39x2xf32>
  %x1w0 = stablehlo.constant dense<0> : tensor<3x3x8x2x39x2xi32>
  %x1a0 = stablehlo.iota dim = 0 : tensor<3x3x8x2x39x2xi32>
  %x1c0 = stablehlo.constant dense<936> : tensor<3x3x8x2x39x2xi32>
  %x1p0 = stablehlo.multiply %x1a0, %x1c0 : tensor<3x3x8x2x39x2xi32>
  %x1w1 = stablehlo.add %x1w0, %x1p0 : tensor<3x3x8x2x39x2xi32>
  %x1a1 = stablehlo.iota dim = 1 : tensor<3x3x8x2x39x2xi32>
  %x1c1 = stablehlo.constant dense<312> : tensor<3x3x8x2x39x2xi32>
  %x1p1 = stablehlo.multiply %x1a1, %x1c1 : tensor<3x3x8x2x39x2xi32>
  %x1w2 = stablehlo.add %x1w1, %x1p1 : tensor<3x3x8x2x39x2xi32>
  %x1a2 = stablehlo.iota dim = 2 : tensor<3x3x8x2x39x2xi32>
  %x1c2 = stablehlo.constant dense<1> : tensor<3x3x8x2x39x2xi32>
  %x1p2 = stablehlo.multiply %x1a2, %x1c2 : tensor<3x3x8x2x39x2xi32>
  %x1w3 = stablehlo.add %x1w2, %x1p2 : tensor<3x3x8x2x39x2xi32>
  %x1a3 = stablehlo.iota dim = 3 : tensor<3x3x8x2x39x2xi32>
  %x1c3 = stablehlo.constant dense<5616> : tensor<3x3x8x2x39x2xi32>
  %x1p3 = stablehlo.multiply %x1a3, %x1c3 : tensor<3x3x8x2x39x2xi32>
  %x1w4 = stablehlo.add %x1w3, %x1p3 : tensor<3x3x8x2x39x2xi32>
  %x1a4 = stablehlo.iota dim = 4 : tensor<3x3x8x2x39x2xi32>
  %x1c4 = stablehlo.constant dense<8> : tensor<3x3x8x2x39x2xi32>
  %x1p4 = stablehlo.multiply %x1a4, %x1c4 : tensor<3x3x8x2x39x2xi32>
  %x1w5 = stablehlo.add %x1w4, %x1p4 : tensor<3x3x8x2x39x2xi32>
  %x1a5 = stablehlo.iota dim = 5 : tensor<3x3x8x2x39x2xi32>
  %x1c5 = stablehlo.constant dense<2808> : tensor<3x3x8x2x39x2xi32>
  %x1p5 = stablehlo.multiply %x1a5, %x1c5 : tensor<3x3x8x2x39x2xi32>
  %x1w6 = stablehlo.add %x1w5, %x1p5 : tensor<3x3x8x2x39x2xi32>
  %x1em = stablehlo.constant dense<101> : tensor<3x3x8x2x39x2xi32>
  %x1er = stablehlo.remainder %x1w6, %x1em : tensor<3x3x8x2x39x2xi32>
  %x1e = stablehlo.convert %x1er : (tensor<3x3x8x2x39x2xi32>) -> tensor<3x3x8x2x39x2xf32>
  %x1t2 = stablehlo.concatenate %x1t, %x1t, dim = 0 : (tensor<3x3x8x2x39x2xf32>, tensor<3x3x8x2x39x2xf32>) -> tensor<6x3x8x2x39x2xf32>
  %x1e2 = stablehlo.concatenate %x1e, %x1e, dim = 0 : (tensor<3x3x8x2x39x2xf32>, tensor<3x3x8x2x39x2xf32>) -> tensor<6x3x8x2x39x2xf32>
  check.expect_eq %x1t2, %x1e2 : tensor<6x3x8x2x39x2xf32>
  %x2i = stablehlo.iota dim = 0 : tensor<4800xi32>
  %x2vm = stablehlo.constant dense<101> : tensor<4800xi32>
  %x2vr = stablehlo.remainder %x2i, %x2vm : tensor<4800xi32>
  %x2v = stablehlo.convert %x2vr : (tensor<4800xi32>) -> tensor<4800xf32>
  %x2s = stablehlo.reshape %x2v : (tensor<4800xf32>) -> tensor<150x4x8xf32>
  %x2 = stablehlo.optimization_barrier %x2s : tensor<150x4x8xf32>
  %x2t = stablehlo.transpose %x2, dims = [0, 2, 1] : (tensor<150x4x8xf32>) -> tensor<150x8x4xf32>
  %x2w0 = stablehlo.constant dense<0> : tensor<150x8x4xi32>
  %x2a0 = stablehlo.iota dim = 0 : tensor<150x8x4xi32>
  %x2c0 = stablehlo.constant dense<32> : tensor<150x8x4xi32>
  %x2p0 = stablehlo.multiply %x2a0, %x2c0 : tensor<150x8x4xi32>
  %x2w1 = stablehlo.add %x2w0, %x2p0 : tensor<150x8x4xi32>
  %x2a1 = stablehlo.iota dim = 1 : tensor<150x8x4xi32>
  %x2c1 = stablehlo.constant dense<1> : tensor<150x8x4xi32>
  %x2p1 = stablehlo.multiply %x2a1, %x2c1 : tensor<150x8x4xi32>
  %x2w2 = stablehlo.add %x2w1, %x2p1 : tensor<150x8x4xi32>
  %x2a2 = stablehlo.iota dim = 2 : tensor<150x8x4xi32>
  %x2c2 = stablehlo.constant dense<8> : tensor<150x8x4xi32>
  %x2p2 = stablehlo.multiply %x2a2, %x2c2 : tensor<150x8x4xi32>
  %x2w3 = stablehlo.add %x2w2, %x2p2 : tensor<150x8x4xi32>
  %x2em = stablehlo.constant dense<101> : tensor<150x8x4xi32>
  %x2er = stablehlo.remainder %x2w3, %x2em : tensor<150x8x4xi32>
  %x2e = stablehlo.convert %x2er : (tensor<150x8x4xi32>) -> tensor<150x8x4xf32>
  %x2t2 = stablehlo.concatenate %x2t, %x2t, dim = 0 : (tensor<150x8x4xf32>, tensor<150x8x4xf32>) -> tensor<300x8x4xf32>
  %x2e2 = stablehlo.concatenate %x2e, %x2e, dim = 0 : (tensor<150x8x4xf32>, tensor<150x8x4xf32>) -> tensor<300x8x4xf32>
  check.expect_eq %x2t2, %x2e2 : tensor<300x8x4xf32>
  %x3i = stablehlo.iota dim = 0 : tensor<10080xi32>
  %x3vm = stablehlo.constant dense<101> : tensor<10080xi32>
  %x3vr = stablehlo.remainder %x3i, %x3vm : tensor<10080xi32>
  %x3v = stablehlo.convert %x3vr : (tensor<10080xi32>) -> tensor<10080xf32>
  %x3s = stablehlo.reshape %x3v : (tensor<10080xf32>) -> tensor<6x8x2x5x3x7xf32>
  %x3 = stablehlo.optimization_barrier %x3s : tensor<6x8x2x5x3x7xf32>
  %x3t = stablehlo.transpose %x3, dims = [5, 2, 4, 0, 1, 3] : (tensor<6x8x2x5x3x7xf32>) -> tensor<7x2x3x6x8x5xf32>
  %x3w0 = stablehlo.constant dense<0> : tensor<7x2x3x6x8x5xi32>
  %x3a0 = stablehlo.iota dim = 0 : tensor<7x2x3x6x8x5xi32>
  %x3c0 = stablehlo.constant dense<1> : tensor<7x2x3x6x8x5xi32>
  %x3p0 = stablehlo.multiply %x3a0, %x3c0 : tensor<7x2x3x6x8x5xi32>
  %x3w1 = stablehlo.add %x3w0, %x3p0 : tensor<7x2x3x6x8x5xi32>
  %x3a1 = stablehlo.iota dim = 1 : tensor<7x2x3x6x8x5xi32>
  %x3c1 = stablehlo.constant dense<105> : tensor<7x2x3x6x8x5xi32>
  %x3p1 = stablehlo.multiply %x3a1, %x3c1 : tensor<7x2x3x6x8x5xi32>
  %x3w2 = stablehlo.add %x3w1, %x3p1 : tensor<7x2x3x6x8x5xi32>
  %x3a2 = stablehlo.iota dim = 2 : tensor<7x2x3x6x8x5xi32>
  %x3c2 = stablehlo.constant dense<7> : tensor<7x2x3x6x8x5xi32>
  %x3p2 = stablehlo.multiply %x3a2, %x3c2 : tensor<7x2x3x6x8x5xi32>
  %x3w3 = stablehlo.add %x3w2, %x3p2 : tensor<7x2x3x6x8x5xi32>
  %x3a3 = stablehlo.iota dim = 3 : tensor<7x2x3x6x8x5xi32>
  %x3c3 = stablehlo.constant dense<1680> : tensor<7x2x3x6x8x5xi32>
  %x3p3 = stablehlo.multiply %x3a3, %x3c3 : tensor<7x2x3x6x8x5xi32>
  %x3w4 = stablehlo.add %x3w3, %x3p3 : tensor<7x2x3x6x8x5xi32>
  %x3a4 = stablehlo.iota dim = 4 : tensor<7x2x3x6x8x5xi32>
  %x3c4 = stablehlo.constant dense<210> : tensor<7x2x3x6x8x5xi32>
  %x3p4 = stablehlo.multiply %x3a4, %x3c4 : tensor<7x2x3x6x8x5xi32>
  %x3w5 = stablehlo.add %x3w4, %x3p4 : tensor<7x2x3x6x8x5xi32>
  %x3a5 = stablehlo.iota dim = 5 : tensor<7x2x3x6x8x5xi32>
  %x3c5 = stablehlo.constant dense<21> : tensor<7x2x3x6x8x5xi32>
  %x3p5 = stablehlo.multiply %x3a5, %x3c5 : tensor<7x2x3x6x8x5xi32>
  %x3w6 = stablehlo.add %x3w5, %x3p5 : tensor<7x2x3x6x8x5xi32>
  %x3em = stablehlo.constant dense<101> : tensor<7x2x3x6x8x5xi32>
  %x3er = stablehlo.remainder %x3w6, %x3em : tensor<7x2x3x6x8x5xi32>
  %x3e = stablehlo.convert %x3er : (tensor<7x2x3x6x8x5xi32>) -> tensor<7x2x3x6x8x5xf32>
  %x3t2 = stablehlo.concatenate %x3t, %x3t, dim = 0 : (tensor<7x2x3x6x8x5xf32>, tensor<7x2x3x6x8x5xf32>) -> tensor<14x2x3x6x8x5xf32>
  %x3e2 = stablehlo.concatenate %x3e, %x3e, dim = 0 : (tensor<7x2x3x6x8x5xf32>, tensor<7x2x3x6x8x5xf32>) -> tensor<14x2x3x6x8x5xf32>
  check.expect_eq %x3t2, %x3e2 : tensor<14x2x3x6x8x5xf32>
  %x4i = stablehlo.iota dim = 0 : tensor<21184xi32>
  %x4vm = stablehlo.constant dense<101> : tensor<21184xi32>
  %x4vr = stablehlo.remainder %x4i, %x4vm : tensor<21184xi32>
  %x4v = stablehlo.convert %x4vr : (tensor<21184xi32>) -> tensor<21184xf32>
  %x4s = stablehlo.reshape %x4v : (tensor<21184xf32>) -> tensor<2x331x8x4xf32>
  %x4 = stablehlo.optimization_barrier %x4s : tensor<2x331x8x4xf32>
  %x4t = stablehlo.transpose %x4, dims = [3, 2, 1, 0] : (tensor<2x331x8x4xf32>) -> tensor<4x8x331x2xf32>
  %x4w0 = stablehlo.constant dense<0> : tensor<4x8x331x2xi32>
  %x4a0 = stablehlo.iota dim = 0 : tensor<4x8x331x2xi32>
  %x4c0 = stablehlo.constant dense<1> : tensor<4x8x331x2xi32>
  %x4p0 = stablehlo.multiply %x4a0, %x4c0 : tensor<4x8x331x2xi32>
  %x4w1 = stablehlo.add %x4w0, %x4p0 : tensor<4x8x331x2xi32>
  %x4a1 = stablehlo.iota dim = 1 : tensor<4x8x331x2xi32>
  %x4c1 = stablehlo.constant dense<4> : tensor<4x8x331x2xi32>
  %x4p1 = stablehlo.multiply %x4a1, %x4c1 : tensor<4x8x331x2xi32>
  %x4w2 = stablehlo.add %x4w1, %x4p1 : tensor<4x8x331x2xi32>
  %x4a2 = stablehlo.iota dim = 2 : tensor<4x8x331x2xi32>
  %x4c2 = stablehlo.constant dense<32> : tensor<4x8x331x2xi32>
  %x4p2 = stablehlo.multiply %x4a2, %x4c2 : tensor<4x8x331x2xi32>
  %x4w3 = stablehlo.add %x4w2, %x4p2 : tensor<4x8x331x2xi32>
  %x4a3 = stablehlo.iota dim = 3 : tensor<4x8x331x2xi32>
  %x4c3 = stablehlo.constant dense<10592> : tensor<4x8x331x2xi32>
  %x4p3 = stablehlo.multiply %x4a3, %x4c3 : tensor<4x8x331x2xi32>
  %x4w4 = stablehlo.add %x4w3, %x4p3 : tensor<4x8x331x2xi32>
  %x4em = stablehlo.constant dense<101> : tensor<4x8x331x2xi32>
  %x4er = stablehlo.remainder %x4w4, %x4em : tensor<4x8x331x2xi32>
  %x4e = stablehlo.convert %x4er : (tensor<4x8x331x2xi32>) -> tensor<4x8x331x2xf32>
  %x4t2 = stablehlo.concatenate %x4t, %x4t, dim = 0 : (tensor<4x8x331x2xf32>, tensor<4x8x331x2xf32>) -> tensor<8x8x331x2xf32>
  %x4e2 = stablehlo.concatenate %x4e, %x4e, dim = 0 : (tensor<4x8x331x2xf32>, tensor<4x8x331x2xf32>) -> tensor<8x8x331x2xf32>
  check.expect_eq %x4t2, %x4e2 : tensor<8x8x331x2xf32>
  %x5i = stablehlo.iota dim = 0 : tensor<5600xi32>
  %x5vm = stablehlo.constant dense<101> : tensor<5600xi32>
  %x5vr = stablehlo.remainder %x5i, %x5vm : tensor<5600xi32>
  %x5v = stablehlo.convert %x5vr : (tensor<5600xi32>) -> tensor<5600xf32>
  %x5s = stablehlo.reshape %x5v : (tensor<5600xf32>) -> tensor<70x2x5x8xf32>
  %x5 = stablehlo.optimization_barrier %x5s : tensor<70x2x5x8xf32>
  %x5t = stablehlo.transpose %x5, dims = [3, 0, 2, 1] : (tensor<70x2x5x8xf32>) -> tensor<8x70x5x2xf32>
  %x5w0 = stablehlo.constant dense<0> : tensor<8x70x5x2xi32>
  %x5a0 = stablehlo.iota dim = 0 : tensor<8x70x5x2xi32>
  %x5c0 = stablehlo.constant dense<1> : tensor<8x70x5x2xi32>
  %x5p0 = stablehlo.multiply %x5a0, %x5c0 : tensor<8x70x5x2xi32>
  %x5w1 = stablehlo.add %x5w0, %x5p0 : tensor<8x70x5x2xi32>
  %x5a1 = stablehlo.iota dim = 1 : tensor<8x70x5x2xi32>
  %x5c1 = stablehlo.constant dense<80> : tensor<8x70x5x2xi32>
  %x5p1 = stablehlo.multiply %x5a1, %x5c1 : tensor<8x70x5x2xi32>
  %x5w2 = stablehlo.add %x5w1, %x5p1 : tensor<8x70x5x2xi32>
  %x5a2 = stablehlo.iota dim = 2 : tensor<8x70x5x2xi32>
  %x5c2 = stablehlo.constant dense<8> : tensor<8x70x5x2xi32>
  %x5p2 = stablehlo.multiply %x5a2, %x5c2 : tensor<8x70x5x2xi32>
  %x5w3 = stablehlo.add %x5w2, %x5p2 : tensor<8x70x5x2xi32>
  %x5a3 = stablehlo.iota dim = 3 : tensor<8x70x5x2xi32>
  %x5c3 = stablehlo.constant dense<40> : tensor<8x70x5x2xi32>
  %x5p3 = stablehlo.multiply %x5a3, %x5c3 : tensor<8x70x5x2xi32>
  %x5w4 = stablehlo.add %x5w3, %x5p3 : tensor<8x70x5x2xi32>
  %x5em = stablehlo.constant dense<101> : tensor<8x70x5x2xi32>
  %x5er = stablehlo.remainder %x5w4, %x5em : tensor<8x70x5x2xi32>
  %x5e = stablehlo.convert %x5er : (tensor<8x70x5x2xi32>) -> tensor<8x70x5x2xf32>
  %x5t2 = stablehlo.concatenate %x5t, %x5t, dim = 0 : (tensor<8x70x5x2xf32>, tensor<8x70x5x2xf32>) -> tensor<16x70x5x2xf32>
  %x5e2 = stablehlo.concatenate %x5e, %x5e, dim = 0 : (tensor<8x70x5x2xf32>, tensor<8x70x5x2xf32>) -> tensor<16x70x5x2xf32>
  check.expect_eq %x5t2, %x5e2 : tensor<16x70x5x2xf32>
  %x6i = stablehlo.iota dim = 0 : tensor<840xi32>
  %x6vm = stablehlo.constant dense<101> : tensor<840xi32>
  %x6vr = stablehlo.remainder %x6i, %x6vm : tensor<840xi32>
  %x6v = stablehlo.convert %x6vr : (tensor<840xi32>) -> tensor<840xf32>
  %x6s = stablehlo.reshape %x6v : (tensor<840xf32>) -> tensor<5x3x4x7x2xf32>
  %x6 = stablehlo.optimization_barrier %x6s : tensor<5x3x4x7x2xf32>
  %x6t = stablehlo.transpose %x6, dims = [1, 2, 4, 3, 0] : (tensor<5x3x4x7x2xf32>) -> tensor<3x4x2x7x5xf32>
  %x6w0 = stablehlo.constant dense<0> : tensor<3x4x2x7x5xi32>
  %x6a0 = stablehlo.iota dim = 0 : tensor<3x4x2x7x5xi32>
  %x6c0 = stablehlo.constant dense<56> : tensor<3x4x2x7x5xi32>
  %x6p0 = stablehlo.multiply %x6a0, %x6c0 : tensor<3x4x2x7x5xi32>
  %x6w1 = stablehlo.add %x6w0, %x6p0 : tensor<3x4x2x7x5xi32>
  %x6a1 = stablehlo.iota dim = 1 : tensor<3x4x2x7x5xi32>
  %x6c1 = stablehlo.constant dense<14> : tensor<3x4x2x7x5xi32>
  %x6p1 = stablehlo.multiply %x6a1, %x6c1 : tensor<3x4x2x7x5xi32>
  %x6w2 = stablehlo.add %x6w1, %x6p1 : tensor<3x4x2x7x5xi32>
  %x6a2 = stablehlo.iota dim = 2 : tensor<3x4x2x7x5xi32>
  %x6c2 = stablehlo.constant dense<1> : tensor<3x4x2x7x5xi32>
  %x6p2 = stablehlo.multiply %x6a2, %x6c2 : tensor<3x4x2x7x5xi32>
  %x6w3 = stablehlo.add %x6w2, %x6p2 : tensor<3x4x2x7x5xi32>
  %x6a3 = stablehlo.iota dim = 3 : tensor<3x4x2x7x5xi32>
  %x6c3 = stablehlo.constant dense<2> : tensor<3x4x2x7x5xi32>
  %x6p3 = stablehlo.multiply %x6a3, %x6c3 : tensor<3x4x2x7x5xi32>
  %x6w4 = stablehlo.add %x6w3, %x6p3 : tensor<3x4x2x7x5xi32>
  %x6a4 = stablehlo.iota dim = 4 : tensor<3x4x2x7x5xi32>
  %x6c4 = stablehlo.constant dense<168> : tensor<3x4x2x7x5xi32>
  %x6p4 = stablehlo.multiply %x6a4, %x6c4 : tensor<3x4x2x7x5xi32>
  %x6w5 = stablehlo.add %x6w4, %x6p4 : tensor<3x4x2x7x5xi32>
  %x6em = stablehlo.constant dense<101> : tensor<3x4x2x7x5xi32>
  %x6er = stablehlo.remainder %x6w5, %x6em : tensor<3x4x2x7x5xi32>
  %x6e = stablehlo.convert %x6er : (tensor<3x4x2x7x5xi32>) -> tensor<3x4x2x7x5xf32>
  %x6t2 = stablehlo.concatenate %x6t, %x6t, dim = 0 : (tensor<3x4x2x7x5xf32>, tensor<3x4x2x7x5xf32>) -> tensor<6x4x2x7x5xf32>
  %x6e2 = stablehlo.concatenate %x6e, %x6e, dim = 0 : (tensor<3x4x2x7x5xf32>, tensor<3x4x2x7x5xf32>) -> tensor<6x4x2x7x5xf32>
  check.expect_eq %x6t2, %x6e2 : tensor<6x4x2x7x5xf32>
  %x7i = stablehlo.iota dim = 0 : tensor<3855xi32>
  %x7vm = stablehlo.constant dense<101> : tensor<3855xi32>
  %x7vr = stablehlo.remainder %x7i, %x7vm : tensor<3855xi32>
  %x7v = stablehlo.convert %x7vr : (tensor<3855xi32>) -> tensor<3855xf32>
  %x7s = stablehlo.reshape %x7v : (tensor<3855xf32>) -> tensor<3x257x5xf32>
  %x7 = stablehlo.optimization_barrier %x7s : tensor<3x257x5xf32>
  %x7t = stablehlo.transpose %x7, dims = [2, 1, 0] : (tensor<3x257x5xf32>) -> tensor<5x257x3xf32>
  %x7b = stablehlo.reverse %x7t, dims = [0, 1] : tensor<5x257x3xf32>
  %x7w0 = stablehlo.constant dense<1284> : tensor<5x257x3xi32>
  %x7a0 = stablehlo.iota dim = 0 : tensor<5x257x3xi32>
  %x7c0 = stablehlo.constant dense<-1> : tensor<5x257x3xi32>
  %x7p0 = stablehlo.multiply %x7a0, %x7c0 : tensor<5x257x3xi32>
  %x7w1 = stablehlo.add %x7w0, %x7p0 : tensor<5x257x3xi32>
  %x7a1 = stablehlo.iota dim = 1 : tensor<5x257x3xi32>
  %x7c1 = stablehlo.constant dense<-5> : tensor<5x257x3xi32>
  %x7p1 = stablehlo.multiply %x7a1, %x7c1 : tensor<5x257x3xi32>
  %x7w2 = stablehlo.add %x7w1, %x7p1 : tensor<5x257x3xi32>
  %x7a2 = stablehlo.iota dim = 2 : tensor<5x257x3xi32>
  %x7c2 = stablehlo.constant dense<1285> : tensor<5x257x3xi32>
  %x7p2 = stablehlo.multiply %x7a2, %x7c2 : tensor<5x257x3xi32>
  %x7w3 = stablehlo.add %x7w2, %x7p2 : tensor<5x257x3xi32>
  %x7em = stablehlo.constant dense<101> : tensor<5x257x3xi32>
  %x7er = stablehlo.remainder %x7w3, %x7em : tensor<5x257x3xi32>
  %x7e = stablehlo.convert %x7er : (tensor<5x257x3xi32>) -> tensor<5x257x3xf32>
  %x7b2 = stablehlo.concatenate %x7b, %x7b, dim = 0 : (tensor<5x257x3xf32>, tensor<5x257x3xf32>) -> tensor<10x257x3xf32>
  %x7e2 = stablehlo.concatenate %x7e, %x7e, dim = 0 : (tensor<5x257x3xf32>, tensor<5x257x3xf32>) -> tensor<10x257x3xf32>
  check.expect_eq %x7b2, %x7e2 : tensor<10x257x3xf32>
  %x8i = stablehlo.iota dim = 0 : tensor<5460xi32>
  %x8vm = stablehlo.constant dense<101> : tensor<5460xi32>
  %x8vr = stablehlo.remainder %x8i, %x8vm : tensor<5460xi32>
  %x8v = stablehlo.convert %x8vr : (tensor<5460xi32>) -> tensor<5460xf32>
  %x8s = stablehlo.reshape %x8v : (tensor<5460xf32>) -> tensor<7x130x2x3xf32>
  %x8 = stablehlo.optimization_barrier %x8s : tensor<7x130x2x3xf32>
  %x8t = stablehlo.transpose %x8, dims = [3, 2, 1, 0] : (tensor<7x130x2x3xf32>) -> tensor<3x2x130x7xf32>
  %x8b = stablehlo.reverse %x8t, dims = [2, 3] : tensor<3x2x130x7xf32>
  %x8w0 = stablehlo.constant dense<5454> : tensor<3x2x130x7xi32>
  %x8a0 = stablehlo.iota dim = 0 : tensor<3x2x130x7xi32>
  %x8c0 = stablehlo.constant dense<1> : tensor<3x2x130x7xi32>
  %x8p0 = stablehlo.multiply %x8a0, %x8c0 : tensor<3x2x130x7xi32>
  %x8w1 = stablehlo.add %x8w0, %x8p0 : tensor<3x2x130x7xi32>
  %x8a1 = stablehlo.iota dim = 1 : tensor<3x2x130x7xi32>
  %x8c1 = stablehlo.constant dense<3> : tensor<3x2x130x7xi32>
  %x8p1 = stablehlo.multiply %x8a1, %x8c1 : tensor<3x2x130x7xi32>
  %x8w2 = stablehlo.add %x8w1, %x8p1 : tensor<3x2x130x7xi32>
  %x8a2 = stablehlo.iota dim = 2 : tensor<3x2x130x7xi32>
  %x8c2 = stablehlo.constant dense<-6> : tensor<3x2x130x7xi32>
  %x8p2 = stablehlo.multiply %x8a2, %x8c2 : tensor<3x2x130x7xi32>
  %x8w3 = stablehlo.add %x8w2, %x8p2 : tensor<3x2x130x7xi32>
  %x8a3 = stablehlo.iota dim = 3 : tensor<3x2x130x7xi32>
  %x8c3 = stablehlo.constant dense<-780> : tensor<3x2x130x7xi32>
  %x8p3 = stablehlo.multiply %x8a3, %x8c3 : tensor<3x2x130x7xi32>
  %x8w4 = stablehlo.add %x8w3, %x8p3 : tensor<3x2x130x7xi32>
  %x8em = stablehlo.constant dense<101> : tensor<3x2x130x7xi32>
  %x8er = stablehlo.remainder %x8w4, %x8em : tensor<3x2x130x7xi32>
  %x8e = stablehlo.convert %x8er : (tensor<3x2x130x7xi32>) -> tensor<3x2x130x7xf32>
  %x8b2 = stablehlo.concatenate %x8b, %x8b, dim = 0 : (tensor<3x2x130x7xf32>, tensor<3x2x130x7xf32>) -> tensor<6x2x130x7xf32>
  %x8e2 = stablehlo.concatenate %x8e, %x8e, dim = 0 : (tensor<3x2x130x7xf32>, tensor<3x2x130x7xf32>) -> tensor<6x2x130x7xf32>
  check.expect_eq %x8b2, %x8e2 : tensor<6x2x130x7xf32>
  %x9i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x9vm = stablehlo.constant dense<101> : tensor<903xi32>
  %x9vr = stablehlo.remainder %x9i, %x9vm : tensor<903xi32>
  %x9v = stablehlo.convert %x9vr : (tensor<903xi32>) -> tensor<903xf32>
  %x9s = stablehlo.reshape %x9v : (tensor<903xf32>) -> tensor<301x3xf32>
  %x9 = stablehlo.optimization_barrier %x9s : tensor<301x3xf32>
  %x9b = stablehlo.reverse %x9, dims = [1] : tensor<301x3xf32>
  %x9w0 = stablehlo.constant dense<2> : tensor<301x3xi32>
  %x9a0 = stablehlo.iota dim = 0 : tensor<301x3xi32>
  %x9c0 = stablehlo.constant dense<3> : tensor<301x3xi32>
  %x9p0 = stablehlo.multiply %x9a0, %x9c0 : tensor<301x3xi32>
  %x9w1 = stablehlo.add %x9w0, %x9p0 : tensor<301x3xi32>
  %x9a1 = stablehlo.iota dim = 1 : tensor<301x3xi32>
  %x9c1 = stablehlo.constant dense<-1> : tensor<301x3xi32>
  %x9p1 = stablehlo.multiply %x9a1, %x9c1 : tensor<301x3xi32>
  %x9w2 = stablehlo.add %x9w1, %x9p1 : tensor<301x3xi32>
  %x9em = stablehlo.constant dense<101> : tensor<301x3xi32>
  %x9er = stablehlo.remainder %x9w2, %x9em : tensor<301x3xi32>
  %x9e = stablehlo.convert %x9er : (tensor<301x3xi32>) -> tensor<301x3xf32>
  %x9b2 = stablehlo.concatenate %x9b, %x9b, dim = 0 : (tensor<301x3xf32>, tensor<301x3xf32>) -> tensor<602x3xf32>
  %x9e2 = stablehlo.concatenate %x9e, %x9e, dim = 0 : (tensor<301x3xf32>, tensor<301x3xf32>) -> tensor<602x3xf32>
  check.expect_eq %x9b2, %x9e2 : tensor<602x3xf32>
  %x10i = stablehlo.iota dim = 0 : tensor<602xi32>
  %x10vm = stablehlo.constant dense<101> : tensor<602xi32>
  %x10vr = stablehlo.remainder %x10i, %x10vm : tensor<602xi32>
  %x10v = stablehlo.convert %x10vr : (tensor<602xi32>) -> tensor<602xf32>
  %x10s = stablehlo.reshape %x10v : (tensor<602xf32>) -> tensor<301x2xf32>
  %x10 = stablehlo.optimization_barrier %x10s : tensor<301x2xf32>
  %x10b = stablehlo.reverse %x10, dims = [1] : tensor<301x2xf32>
  %x10w0 = stablehlo.constant dense<1> : tensor<301x2xi32>
  %x10a0 = stablehlo.iota dim = 0 : tensor<301x2xi32>
  %x10c0 = stablehlo.constant dense<2> : tensor<301x2xi32>
  %x10p0 = stablehlo.multiply %x10a0, %x10c0 : tensor<301x2xi32>
  %x10w1 = stablehlo.add %x10w0, %x10p0 : tensor<301x2xi32>
  %x10a1 = stablehlo.iota dim = 1 : tensor<301x2xi32>
  %x10c1 = stablehlo.constant dense<-1> : tensor<301x2xi32>
  %x10p1 = stablehlo.multiply %x10a1, %x10c1 : tensor<301x2xi32>
  %x10w2 = stablehlo.add %x10w1, %x10p1 : tensor<301x2xi32>
  %x10em = stablehlo.constant dense<101> : tensor<301x2xi32>
  %x10er = stablehlo.remainder %x10w2, %x10em : tensor<301x2xi32>
  %x10e = stablehlo.convert %x10er : (tensor<301x2xi32>) -> tensor<301x2xf32>
  %x10b2 = stablehlo.concatenate %x10b, %x10b, dim = 0 : (tensor<301x2xf32>, tensor<301x2xf32>) -> tensor<602x2xf32>
  %x10e2 = stablehlo.concatenate %x10e, %x10e, dim = 0 : (tensor<301x2xf32>, tensor<301x2xf32>) -> tensor<602x2xf32>
  check.expect_eq %x10b2, %x10e2 : tensor<602x2xf32>
  %x11i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x11vm = stablehlo.constant dense<101> : tensor<903xi32>
  %x11vr = stablehlo.remainder %x11i, %x11vm : tensor<903xi32>
  %x11v = stablehlo.convert %x11vr : (tensor<903xi32>) -> tensor<903xf32>
  %x11s = stablehlo.reshape %x11v : (tensor<903xf32>) -> tensor<129x7xf32>
  %x11 = stablehlo.optimization_barrier %x11s : tensor<129x7xf32>
  %x11b = stablehlo.reverse %x11, dims = [0, 1] : tensor<129x7xf32>
  %x11w0 = stablehlo.constant dense<902> : tensor<129x7xi32>
  %x11a0 = stablehlo.iota dim = 0 : tensor<129x7xi32>
  %x11c0 = stablehlo.constant dense<-7> : tensor<129x7xi32>
  %x11p0 = stablehlo.multiply %x11a0, %x11c0 : tensor<129x7xi32>
  %x11w1 = stablehlo.add %x11w0, %x11p0 : tensor<129x7xi32>
  %x11a1 = stablehlo.iota dim = 1 : tensor<129x7xi32>
  %x11c1 = stablehlo.constant dense<-1> : tensor<129x7xi32>
  %x11p1 = stablehlo.multiply %x11a1, %x11c1 : tensor<129x7xi32>
  %x11w2 = stablehlo.add %x11w1, %x11p1 : tensor<129x7xi32>
  %x11em = stablehlo.constant dense<101> : tensor<129x7xi32>
  %x11er = stablehlo.remainder %x11w2, %x11em : tensor<129x7xi32>
  %x11e = stablehlo.convert %x11er : (tensor<129x7xi32>) -> tensor<129x7xf32>
  %x11b2 = stablehlo.concatenate %x11b, %x11b, dim = 0 : (tensor<129x7xf32>, tensor<129x7xf32>) -> tensor<258x7xf32>
  %x11e2 = stablehlo.concatenate %x11e, %x11e, dim = 0 : (tensor<129x7xf32>, tensor<129x7xf32>) -> tensor<258x7xf32>
  check.expect_eq %x11b2, %x11e2 : tensor<258x7xf32>
  %x12i = stablehlo.iota dim = 0 : tensor<6600xi32>
  %x12vm = stablehlo.constant dense<101> : tensor<6600xi32>
  %x12vr = stablehlo.remainder %x12i, %x12vm : tensor<6600xi32>
  %x12v = stablehlo.convert %x12vr : (tensor<6600xi32>) -> tensor<6600xf32>
  %x12s = stablehlo.reshape %x12v : (tensor<6600xf32>) -> tensor<1100x2x3xf32>
  %x12 = stablehlo.optimization_barrier %x12s : tensor<1100x2x3xf32>
  %x12t = stablehlo.transpose %x12, dims = [0, 2, 1] : (tensor<1100x2x3xf32>) -> tensor<1100x3x2xf32>
  %x12b = stablehlo.reverse %x12t, dims = [2] : tensor<1100x3x2xf32>
  %x12w0 = stablehlo.constant dense<3> : tensor<1100x3x2xi32>
  %x12a0 = stablehlo.iota dim = 0 : tensor<1100x3x2xi32>
  %x12c0 = stablehlo.constant dense<6> : tensor<1100x3x2xi32>
  %x12p0 = stablehlo.multiply %x12a0, %x12c0 : tensor<1100x3x2xi32>
  %x12w1 = stablehlo.add %x12w0, %x12p0 : tensor<1100x3x2xi32>
  %x12a1 = stablehlo.iota dim = 1 : tensor<1100x3x2xi32>
  %x12c1 = stablehlo.constant dense<1> : tensor<1100x3x2xi32>
  %x12p1 = stablehlo.multiply %x12a1, %x12c1 : tensor<1100x3x2xi32>
  %x12w2 = stablehlo.add %x12w1, %x12p1 : tensor<1100x3x2xi32>
  %x12a2 = stablehlo.iota dim = 2 : tensor<1100x3x2xi32>
  %x12c2 = stablehlo.constant dense<-3> : tensor<1100x3x2xi32>
  %x12p2 = stablehlo.multiply %x12a2, %x12c2 : tensor<1100x3x2xi32>
  %x12w3 = stablehlo.add %x12w2, %x12p2 : tensor<1100x3x2xi32>
  %x12em = stablehlo.constant dense<101> : tensor<1100x3x2xi32>
  %x12er = stablehlo.remainder %x12w3, %x12em : tensor<1100x3x2xi32>
  %x12e = stablehlo.convert %x12er : (tensor<1100x3x2xi32>) -> tensor<1100x3x2xf32>
  %x12b2 = stablehlo.concatenate %x12b, %x12b, dim = 0 : (tensor<1100x3x2xf32>, tensor<1100x3x2xf32>) -> tensor<2200x3x2xf32>
  %x12e2 = stablehlo.concatenate %x12e, %x12e, dim = 0 : (tensor<1100x3x2xf32>, tensor<1100x3x2xf32>) -> tensor<2200x3x2xf32>
  check.expect_eq %x12b2, %x12e2 : tensor<2200x3x2xf32>
  %s0i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %s0vm = stablehlo.constant dense<101> : tensor<1000xi32>
  %s0vr = stablehlo.remainder %s0i, %s0vm : tensor<1000xi32>
  %s0v = stablehlo.convert %s0vr : (tensor<1000xi32>) -> tensor<1000xf32>
  %s0 = stablehlo.optimization_barrier %s0v : tensor<1000xf32>
  %s0h = stablehlo.slice %s0 [0:1000:3] : (tensor<1000xf32>) -> tensor<334xf32>
  %s0a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s0c = stablehlo.constant dense<3> : tensor<334xi32>
  %s0p = stablehlo.multiply %s0a, %s0c : tensor<334xi32>
  %s0f = stablehlo.constant dense<0> : tensor<334xi32>
  %s0w = stablehlo.add %s0p, %s0f : tensor<334xi32>
  %s0em = stablehlo.constant dense<101> : tensor<334xi32>
  %s0er = stablehlo.remainder %s0w, %s0em : tensor<334xi32>
  %s0e = stablehlo.convert %s0er : (tensor<334xi32>) -> tensor<334xf32>
  %s0h2 = stablehlo.concatenate %s0h, %s0h, dim = 0 : (tensor<334xf32>, tensor<334xf32>) -> tensor<668xf32>
  %s0e2 = stablehlo.concatenate %s0e, %s0e, dim = 0 : (tensor<334xf32>, tensor<334xf32>) -> tensor<668xf32>
  check.expect_eq %s0h2, %s0e2 : tensor<668xf32>
  %s1i = stablehlo.iota dim = 0 : tensor<1001xi32>
  %s1vm = stablehlo.constant dense<101> : tensor<1001xi32>
  %s1vr = stablehlo.remainder %s1i, %s1vm : tensor<1001xi32>
  %s1v = stablehlo.convert %s1vr : (tensor<1001xi32>) -> tensor<1001xf32>
  %s1 = stablehlo.optimization_barrier %s1v : tensor<1001xf32>
  %s1h = stablehlo.slice %s1 [1:1001:3] : (tensor<1001xf32>) -> tensor<334xf32>
  %s1a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s1c = stablehlo.constant dense<3> : tensor<334xi32>
  %s1p = stablehlo.multiply %s1a, %s1c : tensor<334xi32>
  %s1f = stablehlo.constant dense<1> : tensor<334xi32>
  %s1w = stablehlo.add %s1p, %s1f : tensor<334xi32>
  %s1em = stablehlo.constant dense<101> : tensor<334xi32>
  %s1er = stablehlo.remainder %s1w, %s1em : tensor<334xi32>
  %s1e = stablehlo.convert %s1er : (tensor<334xi32>) -> tensor<334xf32>
  %s1h2 = stablehlo.concatenate %s1h, %s1h, dim = 0 : (tensor<334xf32>, tensor<334xf32>) -> tensor<668xf32>
  %s1e2 = stablehlo.concatenate %s1e, %s1e, dim = 0 : (tensor<334xf32>, tensor<334xf32>) -> tensor<668xf32>
  check.expect_eq %s1h2, %s1e2 : tensor<668xf32>
  %s2i = stablehlo.iota dim = 0 : tensor<49xi32>
  %s2vm = stablehlo.constant dense<101> : tensor<49xi32>
  %s2vr = stablehlo.remainder %s2i, %s2vm : tensor<49xi32>
  %s2v = stablehlo.convert %s2vr : (tensor<49xi32>) -> tensor<49xf32>
  %s2 = stablehlo.optimization_barrier %s2v : tensor<49xf32>
  %s2h = stablehlo.slice %s2 [0:49:3] : (tensor<49xf32>) -> tensor<17xf32>
  %s2a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s2c = stablehlo.constant dense<3> : tensor<17xi32>
  %s2p = stablehlo.multiply %s2a, %s2c : tensor<17xi32>
  %s2f = stablehlo.constant dense<0> : tensor<17xi32>
  %s2w = stablehlo.add %s2p, %s2f : tensor<17xi32>
  %s2em = stablehlo.constant dense<101> : tensor<17xi32>
  %s2er = stablehlo.remainder %s2w, %s2em : tensor<17xi32>
  %s2e = stablehlo.convert %s2er : (tensor<17xi32>) -> tensor<17xf32>
  %s2h2 = stablehlo.concatenate %s2h, %s2h, dim = 0 : (tensor<17xf32>, tensor<17xf32>) -> tensor<34xf32>
  %s2e2 = stablehlo.concatenate %s2e, %s2e, dim = 0 : (tensor<17xf32>, tensor<17xf32>) -> tensor<34xf32>
  check.expect_eq %s2h2, %s2e2 : tensor<34xf32>
  %s3i = stablehlo.iota dim = 0 : tensor<50xi32>
  %s3vm = stablehlo.constant dense<101> : tensor<50xi32>
  %s3vr = stablehlo.remainder %s3i, %s3vm : tensor<50xi32>
  %s3v = stablehlo.convert %s3vr : (tensor<50xi32>) -> tensor<50xf32>
  %s3 = stablehlo.optimization_barrier %s3v : tensor<50xf32>
  %s3h = stablehlo.slice %s3 [2:50:3] : (tensor<50xf32>) -> tensor<16xf32>
  %s3a = stablehlo.iota dim = 0 : tensor<16xi32>
  %s3c = stablehlo.constant dense<3> : tensor<16xi32>
  %s3p = stablehlo.multiply %s3a, %s3c : tensor<16xi32>
  %s3f = stablehlo.constant dense<2> : tensor<16xi32>
  %s3w = stablehlo.add %s3p, %s3f : tensor<16xi32>
  %s3em = stablehlo.constant dense<101> : tensor<16xi32>
  %s3er = stablehlo.remainder %s3w, %s3em : tensor<16xi32>
  %s3e = stablehlo.convert %s3er : (tensor<16xi32>) -> tensor<16xf32>
  %s3h2 = stablehlo.concatenate %s3h, %s3h, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
  %s3e2 = stablehlo.concatenate %s3e, %s3e, dim = 0 : (tensor<16xf32>, tensor<16xf32>) -> tensor<32xf32>
  check.expect_eq %s3h2, %s3e2 : tensor<32xf32>
  %s4i = stablehlo.iota dim = 0 : tensor<51xi32>
  %s4vm = stablehlo.constant dense<101> : tensor<51xi32>
  %s4vr = stablehlo.remainder %s4i, %s4vm : tensor<51xi32>
  %s4v = stablehlo.convert %s4vr : (tensor<51xi32>) -> tensor<51xf32>
  %s4 = stablehlo.optimization_barrier %s4v : tensor<51xf32>
  %s4h = stablehlo.slice %s4 [0:51:3] : (tensor<51xf32>) -> tensor<17xf32>
  %s4a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s4c = stablehlo.constant dense<3> : tensor<17xi32>
  %s4p = stablehlo.multiply %s4a, %s4c : tensor<17xi32>
  %s4f = stablehlo.constant dense<0> : tensor<17xi32>
  %s4w = stablehlo.add %s4p, %s4f : tensor<17xi32>
  %s4em = stablehlo.constant dense<101> : tensor<17xi32>
  %s4er = stablehlo.remainder %s4w, %s4em : tensor<17xi32>
  %s4e = stablehlo.convert %s4er : (tensor<17xi32>) -> tensor<17xf32>
  %s4h2 = stablehlo.concatenate %s4h, %s4h, dim = 0 : (tensor<17xf32>, tensor<17xf32>) -> tensor<34xf32>
  %s4e2 = stablehlo.concatenate %s4e, %s4e, dim = 0 : (tensor<17xf32>, tensor<17xf32>) -> tensor<34xf32>
  check.expect_eq %s4h2, %s4e2 : tensor<34xf32>
  %s5i = stablehlo.iota dim = 0 : tensor<97xi32>
  %s5vm = stablehlo.constant dense<101> : tensor<97xi32>
  %s5vr = stablehlo.remainder %s5i, %s5vm : tensor<97xi32>
  %s5v = stablehlo.convert %s5vr : (tensor<97xi32>) -> tensor<97xf32>
  %s5 = stablehlo.optimization_barrier %s5v : tensor<97xf32>
  %s5h = stablehlo.slice %s5 [1:97:3] : (tensor<97xf32>) -> tensor<32xf32>
  %s5a = stablehlo.iota dim = 0 : tensor<32xi32>
  %s5c = stablehlo.constant dense<3> : tensor<32xi32>
  %s5p = stablehlo.multiply %s5a, %s5c : tensor<32xi32>
  %s5f = stablehlo.constant dense<1> : tensor<32xi32>
  %s5w = stablehlo.add %s5p, %s5f : tensor<32xi32>
  %s5em = stablehlo.constant dense<101> : tensor<32xi32>
  %s5er = stablehlo.remainder %s5w, %s5em : tensor<32xi32>
  %s5e = stablehlo.convert %s5er : (tensor<32xi32>) -> tensor<32xf32>
  %s5h2 = stablehlo.concatenate %s5h, %s5h, dim = 0 : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
  %s5e2 = stablehlo.concatenate %s5e, %s5e, dim = 0 : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
  check.expect_eq %s5h2, %s5e2 : tensor<64xf32>
  %s6i = stablehlo.iota dim = 0 : tensor<4xi32>
  %s6vm = stablehlo.constant dense<101> : tensor<4xi32>
  %s6vr = stablehlo.remainder %s6i, %s6vm : tensor<4xi32>
  %s6v = stablehlo.convert %s6vr : (tensor<4xi32>) -> tensor<4xf32>
  %s6 = stablehlo.optimization_barrier %s6v : tensor<4xf32>
  %s6h = stablehlo.slice %s6 [0:4:3] : (tensor<4xf32>) -> tensor<2xf32>
  %s6a = stablehlo.iota dim = 0 : tensor<2xi32>
  %s6c = stablehlo.constant dense<3> : tensor<2xi32>
  %s6p = stablehlo.multiply %s6a, %s6c : tensor<2xi32>
  %s6f = stablehlo.constant dense<0> : tensor<2xi32>
  %s6w = stablehlo.add %s6p, %s6f : tensor<2xi32>
  %s6em = stablehlo.constant dense<101> : tensor<2xi32>
  %s6er = stablehlo.remainder %s6w, %s6em : tensor<2xi32>
  %s6e = stablehlo.convert %s6er : (tensor<2xi32>) -> tensor<2xf32>
  %s6h2 = stablehlo.concatenate %s6h, %s6h, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %s6e2 = stablehlo.concatenate %s6e, %s6e, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  check.expect_eq %s6h2, %s6e2 : tensor<4xf32>
  %r0i = stablehlo.iota dim = 0 : tensor<15xi32>
  %r0vm = stablehlo.constant dense<101> : tensor<15xi32>
  %r0vr = stablehlo.remainder %r0i, %r0vm : tensor<15xi32>
  %r0v = stablehlo.convert %r0vr : (tensor<15xi32>) -> tensor<15xf32>
  %r0q = stablehlo.reshape %r0v : (tensor<15xf32>) -> tensor<5x3xf32>
  %r0 = stablehlo.optimization_barrier %r0q : tensor<5x3xf32>
  %r0b = stablehlo.broadcast_in_dim %r0, dims = [0, 2] : (tensor<5x3xf32>) -> tensor<5x2x3x2xf32>
  %r0j = stablehlo.iota dim = 0 : tensor<5x2x3x2xi32>
  %r0k = stablehlo.iota dim = 2 : tensor<5x2x3x2xi32>
  %r0c = stablehlo.constant dense<3> : tensor<5x2x3x2xi32>
  %r0p = stablehlo.multiply %r0j, %r0c : tensor<5x2x3x2xi32>
  %r0w = stablehlo.add %r0p, %r0k : tensor<5x2x3x2xi32>
  %r0em = stablehlo.constant dense<101> : tensor<5x2x3x2xi32>
  %r0er = stablehlo.remainder %r0w, %r0em : tensor<5x2x3x2xi32>
  %r0e = stablehlo.convert %r0er : (tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xf32>
  %r0b2 = stablehlo.concatenate %r0b, %r0b, dim = 0 : (tensor<5x2x3x2xf32>, tensor<5x2x3x2xf32>) -> tensor<10x2x3x2xf32>
  %r0e2 = stablehlo.concatenate %r0e, %r0e, dim = 0 : (tensor<5x2x3x2xf32>, tensor<5x2x3x2xf32>) -> tensor<10x2x3x2xf32>
  check.expect_eq %r0b2, %r0e2 : tensor<10x2x3x2xf32>
  %r1i = stablehlo.iota dim = 0 : tensor<80xi32>
  %r1vm = stablehlo.constant dense<101> : tensor<80xi32>
  %r1vr = stablehlo.remainder %r1i, %r1vm : tensor<80xi32>
  %r1v = stablehlo.convert %r1vr : (tensor<80xi32>) -> tensor<80xf32>
  %r1q = stablehlo.reshape %r1v : (tensor<80xf32>) -> tensor<5x16xf32>
  %r1 = stablehlo.optimization_barrier %r1q : tensor<5x16xf32>
  %r1b = stablehlo.broadcast_in_dim %r1, dims = [0, 2] : (tensor<5x16xf32>) -> tensor<5x2x16x2xf32>
  %r1j = stablehlo.iota dim = 0 : tensor<5x2x16x2xi32>
  %r1k = stablehlo.iota dim = 2 : tensor<5x2x16x2xi32>
  %r1c = stablehlo.constant dense<16> : tensor<5x2x16x2xi32>
  %r1p = stablehlo.multiply %r1j, %r1c : tensor<5x2x16x2xi32>
  %r1w = stablehlo.add %r1p, %r1k : tensor<5x2x16x2xi32>
  %r1em = stablehlo.constant dense<101> : tensor<5x2x16x2xi32>
  %r1er = stablehlo.remainder %r1w, %r1em : tensor<5x2x16x2xi32>
  %r1e = stablehlo.convert %r1er : (tensor<5x2x16x2xi32>) -> tensor<5x2x16x2xf32>
  %r1b2 = stablehlo.concatenate %r1b, %r1b, dim = 0 : (tensor<5x2x16x2xf32>, tensor<5x2x16x2xf32>) -> tensor<10x2x16x2xf32>
  %r1e2 = stablehlo.concatenate %r1e, %r1e, dim = 0 : (tensor<5x2x16x2xf32>, tensor<5x2x16x2xf32>) -> tensor<10x2x16x2xf32>
  check.expect_eq %r1b2, %r1e2 : tensor<10x2x16x2xf32>
  %r2i = stablehlo.iota dim = 0 : tensor<335xi32>
  %r2vm = stablehlo.constant dense<101> : tensor<335xi32>
  %r2vr = stablehlo.remainder %r2i, %r2vm : tensor<335xi32>
  %r2v = stablehlo.convert %r2vr : (tensor<335xi32>) -> tensor<335xf32>
  %r2q = stablehlo.reshape %r2v : (tensor<335xf32>) -> tensor<5x67xf32>
  %r2 = stablehlo.optimization_barrier %r2q : tensor<5x67xf32>
  %r2b = stablehlo.broadcast_in_dim %r2, dims = [0, 2] : (tensor<5x67xf32>) -> tensor<5x2x67x2xf32>
  %r2j = stablehlo.iota dim = 0 : tensor<5x2x67x2xi32>
  %r2k = stablehlo.iota dim = 2 : tensor<5x2x67x2xi32>
  %r2c = stablehlo.constant dense<67> : tensor<5x2x67x2xi32>
  %r2p = stablehlo.multiply %r2j, %r2c : tensor<5x2x67x2xi32>
  %r2w = stablehlo.add %r2p, %r2k : tensor<5x2x67x2xi32>
  %r2em = stablehlo.constant dense<101> : tensor<5x2x67x2xi32>
  %r2er = stablehlo.remainder %r2w, %r2em : tensor<5x2x67x2xi32>
  %r2e = stablehlo.convert %r2er : (tensor<5x2x67x2xi32>) -> tensor<5x2x67x2xf32>
  %r2b2 = stablehlo.concatenate %r2b, %r2b, dim = 0 : (tensor<5x2x67x2xf32>, tensor<5x2x67x2xf32>) -> tensor<10x2x67x2xf32>
  %r2e2 = stablehlo.concatenate %r2e, %r2e, dim = 0 : (tensor<5x2x67x2xf32>, tensor<5x2x67x2xf32>) -> tensor<10x2x67x2xf32>
  check.expect_eq %r2b2, %r2e2 : tensor<10x2x67x2xf32>
  func.return
}
func.func private @i64() {
  %x0i = stablehlo.iota dim = 0 : tensor<4200xi32>
  %x0vm = stablehlo.constant dense<101> : tensor<4200xi32>
  %x0vr = stablehlo.remainder %x0i, %x0vm : tensor<4200xi32>
  %x0v = stablehlo.convert %x0vr : (tensor<4200xi32>) -> tensor<4200xi64>
  %x0s = stablehlo.reshape %x0v : (tensor<4200xi64>) -> tensor<3x700x2xi64>
  %x0 = stablehlo.optimization_barrier %x0s : tensor<3x700x2xi64>
  %x0t = stablehlo.transpose %x0, dims = [2, 1, 0] : (tensor<3x700x2xi64>) -> tensor<2x700x3xi64>
  %x0w0 = stablehlo.constant dense<0> : tensor<2x700x3xi32>
  %x0a0 = stablehlo.iota dim = 0 : tensor<2x700x3xi32>
  %x0c0 = stablehlo.constant dense<1> : tensor<2x700x3xi32>
  %x0p0 = stablehlo.multiply %x0a0, %x0c0 : tensor<2x700x3xi32>
  %x0w1 = stablehlo.add %x0w0, %x0p0 : tensor<2x700x3xi32>
  %x0a1 = stablehlo.iota dim = 1 : tensor<2x700x3xi32>
  %x0c1 = stablehlo.constant dense<2> : tensor<2x700x3xi32>
  %x0p1 = stablehlo.multiply %x0a1, %x0c1 : tensor<2x700x3xi32>
  %x0w2 = stablehlo.add %x0w1, %x0p1 : tensor<2x700x3xi32>
  %x0a2 = stablehlo.iota dim = 2 : tensor<2x700x3xi32>
  %x0c2 = stablehlo.constant dense<1400> : tensor<2x700x3xi32>
  %x0p2 = stablehlo.multiply %x0a2, %x0c2 : tensor<2x700x3xi32>
  %x0w3 = stablehlo.add %x0w2, %x0p2 : tensor<2x700x3xi32>
  %x0em = stablehlo.constant dense<101> : tensor<2x700x3xi32>
  %x0er = stablehlo.remainder %x0w3, %x0em : tensor<2x700x3xi32>
  %x0e = stablehlo.convert %x0er : (tensor<2x700x3xi32>) -> tensor<2x700x3xi64>
  %x0t2 = stablehlo.concatenate %x0t, %x0t, dim = 0 : (tensor<2x700x3xi64>, tensor<2x700x3xi64>) -> tensor<4x700x3xi64>
  %x0e2 = stablehlo.concatenate %x0e, %x0e, dim = 0 : (tensor<2x700x3xi64>, tensor<2x700x3xi64>) -> tensor<4x700x3xi64>
  check.expect_eq %x0t2, %x0e2 : tensor<4x700x3xi64>
  %x1i = stablehlo.iota dim = 0 : tensor<11232xi32>
  %x1vm = stablehlo.constant dense<101> : tensor<11232xi32>
  %x1vr = stablehlo.remainder %x1i, %x1vm : tensor<11232xi32>
  %x1v = stablehlo.convert %x1vr : (tensor<11232xi32>) -> tensor<11232xi64>
  %x1s = stablehlo.reshape %x1v : (tensor<11232xi64>) -> tensor<2x2x3x3x39x8xi64>
  %x1 = stablehlo.optimization_barrier %x1s : tensor<2x2x3x3x39x8xi64>
  %x1t = stablehlo.transpose %x1, dims = [2, 3, 5, 0, 4, 1] : (tensor<2x2x3x3x39x8xi64>) -> tensor<3x3x8x2x39x2xi64>
  %x1w0 = stablehlo.constant dense<0> : tensor<3x3x8x2x39x2xi32>
  %x1a0 = stablehlo.iota dim = 0 : tensor<3x3x8x2x39x2xi32>
  %x1c0 = stablehlo.constant dense<936> : tensor<3x3x8x2x39x2xi32>
  %x1p0 = stablehlo.multiply %x1a0, %x1c0 : tensor<3x3x8x2x39x2xi32>
  %x1w1 = stablehlo.add %x1w0, %x1p0 : tensor<3x3x8x2x39x2xi32>
  %x1a1 = stablehlo.iota dim = 1 : tensor<3x3x8x2x39x2xi32>
  %x1c1 = stablehlo.constant dense<312> : tensor<3x3x8x2x39x2xi32>
  %x1p1 = stablehlo.multiply %x1a1, %x1c1 : tensor<3x3x8x2x39x2xi32>
  %x1w2 = stablehlo.add %x1w1, %x1p1 : tensor<3x3x8x2x39x2xi32>
  %x1a2 = stablehlo.iota dim = 2 : tensor<3x3x8x2x39x2xi32>
  %x1c2 = stablehlo.constant dense<1> : tensor<3x3x8x2x39x2xi32>
  %x1p2 = stablehlo.multiply %x1a2, %x1c2 : tensor<3x3x8x2x39x2xi32>
  %x1w3 = stablehlo.add %x1w2, %x1p2 : tensor<3x3x8x2x39x2xi32>
  %x1a3 = stablehlo.iota dim = 3 : tensor<3x3x8x2x39x2xi32>
  %x1c3 = stablehlo.constant dense<5616> : tensor<3x3x8x2x39x2xi32>
  %x1p3 = stablehlo.multiply %x1a3, %x1c3 : tensor<3x3x8x2x39x2xi32>
  %x1w4 = stablehlo.add %x1w3, %x1p3 : tensor<3x3x8x2x39x2xi32>
  %x1a4 = stablehlo.iota dim = 4 : tensor<3x3x8x2x39x2xi32>
  %x1c4 = stablehlo.constant dense<8> : tensor<3x3x8x2x39x2xi32>
  %x1p4 = stablehlo.multiply %x1a4, %x1c4 : tensor<3x3x8x2x39x2xi32>
  %x1w5 = stablehlo.add %x1w4, %x1p4 : tensor<3x3x8x2x39x2xi32>
  %x1a5 = stablehlo.iota dim = 5 : tensor<3x3x8x2x39x2xi32>
  %x1c5 = stablehlo.constant dense<2808> : tensor<3x3x8x2x39x2xi32>
  %x1p5 = stablehlo.multiply %x1a5, %x1c5 : tensor<3x3x8x2x39x2xi32>
  %x1w6 = stablehlo.add %x1w5, %x1p5 : tensor<3x3x8x2x39x2xi32>
  %x1em = stablehlo.constant dense<101> : tensor<3x3x8x2x39x2xi32>
  %x1er = stablehlo.remainder %x1w6, %x1em : tensor<3x3x8x2x39x2xi32>
  %x1e = stablehlo.convert %x1er : (tensor<3x3x8x2x39x2xi32>) -> tensor<3x3x8x2x39x2xi64>
  %x1t2 = stablehlo.concatenate %x1t, %x1t, dim = 0 : (tensor<3x3x8x2x39x2xi64>, tensor<3x3x8x2x39x2xi64>) -> tensor<6x3x8x2x39x2xi64>
  %x1e2 = stablehlo.concatenate %x1e, %x1e, dim = 0 : (tensor<3x3x8x2x39x2xi64>, tensor<3x3x8x2x39x2xi64>) -> tensor<6x3x8x2x39x2xi64>
  check.expect_eq %x1t2, %x1e2 : tensor<6x3x8x2x39x2xi64>
  %x2i = stablehlo.iota dim = 0 : tensor<4800xi32>
  %x2vm = stablehlo.constant dense<101> : tensor<4800xi32>
  %x2vr = stablehlo.remainder %x2i, %x2vm : tensor<4800xi32>
  %x2v = stablehlo.convert %x2vr : (tensor<4800xi32>) -> tensor<4800xi64>
  %x2s = stablehlo.reshape %x2v : (tensor<4800xi64>) -> tensor<150x4x8xi64>
  %x2 = stablehlo.optimization_barrier %x2s : tensor<150x4x8xi64>
  %x2t = stablehlo.transpose %x2, dims = [0, 2, 1] : (tensor<150x4x8xi64>) -> tensor<150x8x4xi64>
  %x2w0 = stablehlo.constant dense<0> : tensor<150x8x4xi32>
  %x2a0 = stablehlo.iota dim = 0 : tensor<150x8x4xi32>
  %x2c0 = stablehlo.constant dense<32> : tensor<150x8x4xi32>
  %x2p0 = stablehlo.multiply %x2a0, %x2c0 : tensor<150x8x4xi32>
  %x2w1 = stablehlo.add %x2w0, %x2p0 : tensor<150x8x4xi32>
  %x2a1 = stablehlo.iota dim = 1 : tensor<150x8x4xi32>
  %x2c1 = stablehlo.constant dense<1> : tensor<150x8x4xi32>
  %x2p1 = stablehlo.multiply %x2a1, %x2c1 : tensor<150x8x4xi32>
  %x2w2 = stablehlo.add %x2w1, %x2p1 : tensor<150x8x4xi32>
  %x2a2 = stablehlo.iota dim = 2 : tensor<150x8x4xi32>
  %x2c2 = stablehlo.constant dense<8> : tensor<150x8x4xi32>
  %x2p2 = stablehlo.multiply %x2a2, %x2c2 : tensor<150x8x4xi32>
  %x2w3 = stablehlo.add %x2w2, %x2p2 : tensor<150x8x4xi32>
  %x2em = stablehlo.constant dense<101> : tensor<150x8x4xi32>
  %x2er = stablehlo.remainder %x2w3, %x2em : tensor<150x8x4xi32>
  %x2e = stablehlo.convert %x2er : (tensor<150x8x4xi32>) -> tensor<150x8x4xi64>
  %x2t2 = stablehlo.concatenate %x2t, %x2t, dim = 0 : (tensor<150x8x4xi64>, tensor<150x8x4xi64>) -> tensor<300x8x4xi64>
  %x2e2 = stablehlo.concatenate %x2e, %x2e, dim = 0 : (tensor<150x8x4xi64>, tensor<150x8x4xi64>) -> tensor<300x8x4xi64>
  check.expect_eq %x2t2, %x2e2 : tensor<300x8x4xi64>
  %x3i = stablehlo.iota dim = 0 : tensor<10080xi32>
  %x3vm = stablehlo.constant dense<101> : tensor<10080xi32>
  %x3vr = stablehlo.remainder %x3i, %x3vm : tensor<10080xi32>
  %x3v = stablehlo.convert %x3vr : (tensor<10080xi32>) -> tensor<10080xi64>
  %x3s = stablehlo.reshape %x3v : (tensor<10080xi64>) -> tensor<6x8x2x5x3x7xi64>
  %x3 = stablehlo.optimization_barrier %x3s : tensor<6x8x2x5x3x7xi64>
  %x3t = stablehlo.transpose %x3, dims = [5, 2, 4, 0, 1, 3] : (tensor<6x8x2x5x3x7xi64>) -> tensor<7x2x3x6x8x5xi64>
  %x3w0 = stablehlo.constant dense<0> : tensor<7x2x3x6x8x5xi32>
  %x3a0 = stablehlo.iota dim = 0 : tensor<7x2x3x6x8x5xi32>
  %x3c0 = stablehlo.constant dense<1> : tensor<7x2x3x6x8x5xi32>
  %x3p0 = stablehlo.multiply %x3a0, %x3c0 : tensor<7x2x3x6x8x5xi32>
  %x3w1 = stablehlo.add %x3w0, %x3p0 : tensor<7x2x3x6x8x5xi32>
  %x3a1 = stablehlo.iota dim = 1 : tensor<7x2x3x6x8x5xi32>
  %x3c1 = stablehlo.constant dense<105> : tensor<7x2x3x6x8x5xi32>
  %x3p1 = stablehlo.multiply %x3a1, %x3c1 : tensor<7x2x3x6x8x5xi32>
  %x3w2 = stablehlo.add %x3w1, %x3p1 : tensor<7x2x3x6x8x5xi32>
  %x3a2 = stablehlo.iota dim = 2 : tensor<7x2x3x6x8x5xi32>
  %x3c2 = stablehlo.constant dense<7> : tensor<7x2x3x6x8x5xi32>
  %x3p2 = stablehlo.multiply %x3a2, %x3c2 : tensor<7x2x3x6x8x5xi32>
  %x3w3 = stablehlo.add %x3w2, %x3p2 : tensor<7x2x3x6x8x5xi32>
  %x3a3 = stablehlo.iota dim = 3 : tensor<7x2x3x6x8x5xi32>
  %x3c3 = stablehlo.constant dense<1680> : tensor<7x2x3x6x8x5xi32>
  %x3p3 = stablehlo.multiply %x3a3, %x3c3 : tensor<7x2x3x6x8x5xi32>
  %x3w4 = stablehlo.add %x3w3, %x3p3 : tensor<7x2x3x6x8x5xi32>
  %x3a4 = stablehlo.iota dim = 4 : tensor<7x2x3x6x8x5xi32>
  %x3c4 = stablehlo.constant dense<210> : tensor<7x2x3x6x8x5xi32>
  %x3p4 = stablehlo.multiply %x3a4, %x3c4 : tensor<7x2x3x6x8x5xi32>
  %x3w5 = stablehlo.add %x3w4, %x3p4 : tensor<7x2x3x6x8x5xi32>
  %x3a5 = stablehlo.iota dim = 5 : tensor<7x2x3x6x8x5xi32>
  %x3c5 = stablehlo.constant dense<21> : tensor<7x2x3x6x8x5xi32>
  %x3p5 = stablehlo.multiply %x3a5, %x3c5 : tensor<7x2x3x6x8x5xi32>
  %x3w6 = stablehlo.add %x3w5, %x3p5 : tensor<7x2x3x6x8x5xi32>
  %x3em = stablehlo.constant dense<101> : tensor<7x2x3x6x8x5xi32>
  %x3er = stablehlo.remainder %x3w6, %x3em : tensor<7x2x3x6x8x5xi32>
  %x3e = stablehlo.convert %x3er : (tensor<7x2x3x6x8x5xi32>) -> tensor<7x2x3x6x8x5xi64>
  %x3t2 = stablehlo.concatenate %x3t, %x3t, dim = 0 : (tensor<7x2x3x6x8x5xi64>, tensor<7x2x3x6x8x5xi64>) -> tensor<14x2x3x6x8x5xi64>
  %x3e2 = stablehlo.concatenate %x3e, %x3e, dim = 0 : (tensor<7x2x3x6x8x5xi64>, tensor<7x2x3x6x8x5xi64>) -> tensor<14x2x3x6x8x5xi64>
  check.expect_eq %x3t2, %x3e2 : tensor<14x2x3x6x8x5xi64>
  %x4i = stablehlo.iota dim = 0 : tensor<21184xi32>
  %x4vm = stablehlo.constant dense<101> : tensor<21184xi32>
  %x4vr = stablehlo.remainder %x4i, %x4vm : tensor<21184xi32>
  %x4v = stablehlo.convert %x4vr : (tensor<21184xi32>) -> tensor<21184xi64>
  %x4s = stablehlo.reshape %x4v : (tensor<21184xi64>) -> tensor<2x331x8x4xi64>
  %x4 = stablehlo.optimization_barrier %x4s : tensor<2x331x8x4xi64>
  %x4t = stablehlo.transpose %x4, dims = [3, 2, 1, 0] : (tensor<2x331x8x4xi64>) -> tensor<4x8x331x2xi64>
  %x4w0 = stablehlo.constant dense<0> : tensor<4x8x331x2xi32>
  %x4a0 = stablehlo.iota dim = 0 : tensor<4x8x331x2xi32>
  %x4c0 = stablehlo.constant dense<1> : tensor<4x8x331x2xi32>
  %x4p0 = stablehlo.multiply %x4a0, %x4c0 : tensor<4x8x331x2xi32>
  %x4w1 = stablehlo.add %x4w0, %x4p0 : tensor<4x8x331x2xi32>
  %x4a1 = stablehlo.iota dim = 1 : tensor<4x8x331x2xi32>
  %x4c1 = stablehlo.constant dense<4> : tensor<4x8x331x2xi32>
  %x4p1 = stablehlo.multiply %x4a1, %x4c1 : tensor<4x8x331x2xi32>
  %x4w2 = stablehlo.add %x4w1, %x4p1 : tensor<4x8x331x2xi32>
  %x4a2 = stablehlo.iota dim = 2 : tensor<4x8x331x2xi32>
  %x4c2 = stablehlo.constant dense<32> : tensor<4x8x331x2xi32>
  %x4p2 = stablehlo.multiply %x4a2, %x4c2 : tensor<4x8x331x2xi32>
  %x4w3 = stablehlo.add %x4w2, %x4p2 : tensor<4x8x331x2xi32>
  %x4a3 = stablehlo.iota dim = 3 : tensor<4x8x331x2xi32>
  %x4c3 = stablehlo.constant dense<10592> : tensor<4x8x331x2xi32>
  %x4p3 = stablehlo.multiply %x4a3, %x4c3 : tensor<4x8x331x2xi32>
  %x4w4 = stablehlo.add %x4w3, %x4p3 : tensor<4x8x331x2xi32>
  %x4em = stablehlo.constant dense<101> : tensor<4x8x331x2xi32>
  %x4er = stablehlo.remainder %x4w4, %x4em : tensor<4x8x331x2xi32>
  %x4e = stablehlo.convert %x4er : (tensor<4x8x331x2xi32>) -> tensor<4x8x331x2xi64>
  %x4t2 = stablehlo.concatenate %x4t, %x4t, dim = 0 : (tensor<4x8x331x2xi64>, tensor<4x8x331x2xi64>) -> tensor<8x8x331x2xi64>
  %x4e2 = stablehlo.concatenate %x4e, %x4e, dim = 0 : (tensor<4x8x331x2xi64>, tensor<4x8x331x2xi64>) -> tensor<8x8x331x2xi64>
  check.expect_eq %x4t2, %x4e2 : tensor<8x8x331x2xi64>
  %x5i = stablehlo.iota dim = 0 : tensor<5600xi32>
  %x5vm = stablehlo.constant dense<101> : tensor<5600xi32>
  %x5vr = stablehlo.remainder %x5i, %x5vm : tensor<5600xi32>
  %x5v = stablehlo.convert %x5vr : (tensor<5600xi32>) -> tensor<5600xi64>
  %x5s = stablehlo.reshape %x5v : (tensor<5600xi64>) -> tensor<70x2x5x8xi64>
  %x5 = stablehlo.optimization_barrier %x5s : tensor<70x2x5x8xi64>
  %x5t = stablehlo.transpose %x5, dims = [3, 0, 2, 1] : (tensor<70x2x5x8xi64>) -> tensor<8x70x5x2xi64>
  %x5w0 = stablehlo.constant dense<0> : tensor<8x70x5x2xi32>
  %x5a0 = stablehlo.iota dim = 0 : tensor<8x70x5x2xi32>
  %x5c0 = stablehlo.constant dense<1> : tensor<8x70x5x2xi32>
  %x5p0 = stablehlo.multiply %x5a0, %x5c0 : tensor<8x70x5x2xi32>
  %x5w1 = stablehlo.add %x5w0, %x5p0 : tensor<8x70x5x2xi32>
  %x5a1 = stablehlo.iota dim = 1 : tensor<8x70x5x2xi32>
  %x5c1 = stablehlo.constant dense<80> : tensor<8x70x5x2xi32>
  %x5p1 = stablehlo.multiply %x5a1, %x5c1 : tensor<8x70x5x2xi32>
  %x5w2 = stablehlo.add %x5w1, %x5p1 : tensor<8x70x5x2xi32>
  %x5a2 = stablehlo.iota dim = 2 : tensor<8x70x5x2xi32>
  %x5c2 = stablehlo.constant dense<8> : tensor<8x70x5x2xi32>
  %x5p2 = stablehlo.multiply %x5a2, %x5c2 : tensor<8x70x5x2xi32>
  %x5w3 = stablehlo.add %x5w2, %x5p2 : tensor<8x70x5x2xi32>
  %x5a3 = stablehlo.iota dim = 3 : tensor<8x70x5x2xi32>
  %x5c3 = stablehlo.constant dense<40> : tensor<8x70x5x2xi32>
  %x5p3 = stablehlo.multiply %x5a3, %x5c3 : tensor<8x70x5x2xi32>
  %x5w4 = stablehlo.add %x5w3, %x5p3 : tensor<8x70x5x2xi32>
  %x5em = stablehlo.constant dense<101> : tensor<8x70x5x2xi32>
  %x5er = stablehlo.remainder %x5w4, %x5em : tensor<8x70x5x2xi32>
  %x5e = stablehlo.convert %x5er : (tensor<8x70x5x2xi32>) -> tensor<8x70x5x2xi64>
  %x5t2 = stablehlo.concatenate %x5t, %x5t, dim = 0 : (tensor<8x70x5x2xi64>, tensor<8x70x5x2xi64>) -> tensor<16x70x5x2xi64>
  %x5e2 = stablehlo.concatenate %x5e, %x5e, dim = 0 : (tensor<8x70x5x2xi64>, tensor<8x70x5x2xi64>) -> tensor<16x70x5x2xi64>
  check.expect_eq %x5t2, %x5e2 : tensor<16x70x5x2xi64>
  %x6i = stablehlo.iota dim = 0 : tensor<840xi32>
  %x6vm = stablehlo.constant dense<101> : tensor<840xi32>
  %x6vr = stablehlo.remainder %x6i, %x6vm : tensor<840xi32>
  %x6v = stablehlo.convert %x6vr : (tensor<840xi32>) -> tensor<840xi64>
  %x6s = stablehlo.reshape %x6v : (tensor<840xi64>) -> tensor<5x3x4x7x2xi64>
  %x6 = stablehlo.optimization_barrier %x6s : tensor<5x3x4x7x2xi64>
  %x6t = stablehlo.transpose %x6, dims = [1, 2, 4, 3, 0] : (tensor<5x3x4x7x2xi64>) -> tensor<3x4x2x7x5xi64>
  %x6w0 = stablehlo.constant dense<0> : tensor<3x4x2x7x5xi32>
  %x6a0 = stablehlo.iota dim = 0 : tensor<3x4x2x7x5xi32>
  %x6c0 = stablehlo.constant dense<56> : tensor<3x4x2x7x5xi32>
  %x6p0 = stablehlo.multiply %x6a0, %x6c0 : tensor<3x4x2x7x5xi32>
  %x6w1 = stablehlo.add %x6w0, %x6p0 : tensor<3x4x2x7x5xi32>
  %x6a1 = stablehlo.iota dim = 1 : tensor<3x4x2x7x5xi32>
  %x6c1 = stablehlo.constant dense<14> : tensor<3x4x2x7x5xi32>
  %x6p1 = stablehlo.multiply %x6a1, %x6c1 : tensor<3x4x2x7x5xi32>
  %x6w2 = stablehlo.add %x6w1, %x6p1 : tensor<3x4x2x7x5xi32>
  %x6a2 = stablehlo.iota dim = 2 : tensor<3x4x2x7x5xi32>
  %x6c2 = stablehlo.constant dense<1> : tensor<3x4x2x7x5xi32>
  %x6p2 = stablehlo.multiply %x6a2, %x6c2 : tensor<3x4x2x7x5xi32>
  %x6w3 = stablehlo.add %x6w2, %x6p2 : tensor<3x4x2x7x5xi32>
  %x6a3 = stablehlo.iota dim = 3 : tensor<3x4x2x7x5xi32>
  %x6c3 = stablehlo.constant dense<2> : tensor<3x4x2x7x5xi32>
  %x6p3 = stablehlo.multiply %x6a3, %x6c3 : tensor<3x4x2x7x5xi32>
  %x6w4 = stablehlo.add %x6w3, %x6p3 : tensor<3x4x2x7x5xi32>
  %x6a4 = stablehlo.iota dim = 4 : tensor<3x4x2x7x5xi32>
  %x6c4 = stablehlo.constant dense<168> : tensor<3x4x2x7x5xi32>
  %x6p4 = stablehlo.multiply %x6a4, %x6c4 : tensor<3x4x2x7x5xi32>
  %x6w5 = stablehlo.add %x6w4, %x6p4 : tensor<3x4x2x7x5xi32>
  %x6em = stablehlo.constant dense<101> : tensor<3x4x2x7x5xi32>
  %x6er = stablehlo.remainder %x6w5, %x6em : tensor<3x4x2x7x5xi32>
  %x6e = stablehlo.convert %x6er : (tensor<3x4x2x7x5xi32>) -> tensor<3x4x2x7x5xi64>
  %x6t2 = stablehlo.concatenate %x6t, %x6t, dim = 0 : (tensor<3x4x2x7x5xi64>, tensor<3x4x2x7x5xi64>) -> tensor<6x4x2x7x5xi64>
  %x6e2 = stablehlo.concatenate %x6e, %x6e, dim = 0 : (tensor<3x4x2x7x5xi64>, tensor<3x4x2x7x5xi64>) -> tensor<6x4x2x7x5xi64>
  check.expect_eq %x6t2, %x6e2 : tensor<6x4x2x7x5xi64>
  %x7i = stablehlo.iota dim = 0 : tensor<3855xi32>
  %x7vm = stablehlo.constant dense<101> : tensor<3855xi32>
  %x7vr = stablehlo.remainder %x7i, %x7vm : tensor<3855xi32>
  %x7v = stablehlo.convert %x7vr : (tensor<3855xi32>) -> tensor<3855xi64>
  %x7s = stablehlo.reshape %x7v : (tensor<3855xi64>) -> tensor<3x257x5xi64>
  %x7 = stablehlo.optimization_barrier %x7s : tensor<3x257x5xi64>
  %x7t = stablehlo.transpose %x7, dims = [2, 1, 0] : (tensor<3x257x5xi64>) -> tensor<5x257x3xi64>
  %x7b = stablehlo.reverse %x7t, dims = [0, 1] : tensor<5x257x3xi64>
  %x7w0 = stablehlo.constant dense<1284> : tensor<5x257x3xi32>
  %x7a0 = stablehlo.iota dim = 0 : tensor<5x257x3xi32>
  %x7c0 = stablehlo.constant dense<-1> : tensor<5x257x3xi32>
  %x7p0 = stablehlo.multiply %x7a0, %x7c0 : tensor<5x257x3xi32>
  %x7w1 = stablehlo.add %x7w0, %x7p0 : tensor<5x257x3xi32>
  %x7a1 = stablehlo.iota dim = 1 : tensor<5x257x3xi32>
  %x7c1 = stablehlo.constant dense<-5> : tensor<5x257x3xi32>
  %x7p1 = stablehlo.multiply %x7a1, %x7c1 : tensor<5x257x3xi32>
  %x7w2 = stablehlo.add %x7w1, %x7p1 : tensor<5x257x3xi32>
  %x7a2 = stablehlo.iota dim = 2 : tensor<5x257x3xi32>
  %x7c2 = stablehlo.constant dense<1285> : tensor<5x257x3xi32>
  %x7p2 = stablehlo.multiply %x7a2, %x7c2 : tensor<5x257x3xi32>
  %x7w3 = stablehlo.add %x7w2, %x7p2 : tensor<5x257x3xi32>
  %x7em = stablehlo.constant dense<101> : tensor<5x257x3xi32>
  %x7er = stablehlo.remainder %x7w3, %x7em : tensor<5x257x3xi32>
  %x7e = stablehlo.convert %x7er : (tensor<5x257x3xi32>) -> tensor<5x257x3xi64>
  %x7b2 = stablehlo.concatenate %x7b, %x7b, dim = 0 : (tensor<5x257x3xi64>, tensor<5x257x3xi64>) -> tensor<10x257x3xi64>
  %x7e2 = stablehlo.concatenate %x7e, %x7e, dim = 0 : (tensor<5x257x3xi64>, tensor<5x257x3xi64>) -> tensor<10x257x3xi64>
  check.expect_eq %x7b2, %x7e2 : tensor<10x257x3xi64>
  %x8i = stablehlo.iota dim = 0 : tensor<5460xi32>
  %x8vm = stablehlo.constant dense<101> : tensor<5460xi32>
  %x8vr = stablehlo.remainder %x8i, %x8vm : tensor<5460xi32>
  %x8v = stablehlo.convert %x8vr : (tensor<5460xi32>) -> tensor<5460xi64>
  %x8s = stablehlo.reshape %x8v : (tensor<5460xi64>) -> tensor<7x130x2x3xi64>
  %x8 = stablehlo.optimization_barrier %x8s : tensor<7x130x2x3xi64>
  %x8t = stablehlo.transpose %x8, dims = [3, 2, 1, 0] : (tensor<7x130x2x3xi64>) -> tensor<3x2x130x7xi64>
  %x8b = stablehlo.reverse %x8t, dims = [2, 3] : tensor<3x2x130x7xi64>
  %x8w0 = stablehlo.constant dense<5454> : tensor<3x2x130x7xi32>
  %x8a0 = stablehlo.iota dim = 0 : tensor<3x2x130x7xi32>
  %x8c0 = stablehlo.constant dense<1> : tensor<3x2x130x7xi32>
  %x8p0 = stablehlo.multiply %x8a0, %x8c0 : tensor<3x2x130x7xi32>
  %x8w1 = stablehlo.add %x8w0, %x8p0 : tensor<3x2x130x7xi32>
  %x8a1 = stablehlo.iota dim = 1 : tensor<3x2x130x7xi32>
  %x8c1 = stablehlo.constant dense<3> : tensor<3x2x130x7xi32>
  %x8p1 = stablehlo.multiply %x8a1, %x8c1 : tensor<3x2x130x7xi32>
  %x8w2 = stablehlo.add %x8w1, %x8p1 : tensor<3x2x130x7xi32>
  %x8a2 = stablehlo.iota dim = 2 : tensor<3x2x130x7xi32>
  %x8c2 = stablehlo.constant dense<-6> : tensor<3x2x130x7xi32>
  %x8p2 = stablehlo.multiply %x8a2, %x8c2 : tensor<3x2x130x7xi32>
  %x8w3 = stablehlo.add %x8w2, %x8p2 : tensor<3x2x130x7xi32>
  %x8a3 = stablehlo.iota dim = 3 : tensor<3x2x130x7xi32>
  %x8c3 = stablehlo.constant dense<-780> : tensor<3x2x130x7xi32>
  %x8p3 = stablehlo.multiply %x8a3, %x8c3 : tensor<3x2x130x7xi32>
  %x8w4 = stablehlo.add %x8w3, %x8p3 : tensor<3x2x130x7xi32>
  %x8em = stablehlo.constant dense<101> : tensor<3x2x130x7xi32>
  %x8er = stablehlo.remainder %x8w4, %x8em : tensor<3x2x130x7xi32>
  %x8e = stablehlo.convert %x8er : (tensor<3x2x130x7xi32>) -> tensor<3x2x130x7xi64>
  %x8b2 = stablehlo.concatenate %x8b, %x8b, dim = 0 : (tensor<3x2x130x7xi64>, tensor<3x2x130x7xi64>) -> tensor<6x2x130x7xi64>
  %x8e2 = stablehlo.concatenate %x8e, %x8e, dim = 0 : (tensor<3x2x130x7xi64>, tensor<3x2x130x7xi64>) -> tensor<6x2x130x7xi64>
  check.expect_eq %x8b2, %x8e2 : tensor<6x2x130x7xi64>
  %x9i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x9vm = stablehlo.constant dense<101> : tensor<903xi32>
  %x9vr = stablehlo.remainder %x9i, %x9vm : tensor<903xi32>
  %x9v = stablehlo.convert %x9vr : (tensor<903xi32>) -> tensor<903xi64>
  %x9s = stablehlo.reshape %x9v : (tensor<903xi64>) -> tensor<301x3xi64>
  %x9 = stablehlo.optimization_barrier %x9s : tensor<301x3xi64>
  %x9b = stablehlo.reverse %x9, dims = [1] : tensor<301x3xi64>
  %x9w0 = stablehlo.constant dense<2> : tensor<301x3xi32>
  %x9a0 = stablehlo.iota dim = 0 : tensor<301x3xi32>
  %x9c0 = stablehlo.constant dense<3> : tensor<301x3xi32>
  %x9p0 = stablehlo.multiply %x9a0, %x9c0 : tensor<301x3xi32>
  %x9w1 = stablehlo.add %x9w0, %x9p0 : tensor<301x3xi32>
  %x9a1 = stablehlo.iota dim = 1 : tensor<301x3xi32>
  %x9c1 = stablehlo.constant dense<-1> : tensor<301x3xi32>
  %x9p1 = stablehlo.multiply %x9a1, %x9c1 : tensor<301x3xi32>
  %x9w2 = stablehlo.add %x9w1, %x9p1 : tensor<301x3xi32>
  %x9em = stablehlo.constant dense<101> : tensor<301x3xi32>
  %x9er = stablehlo.remainder %x9w2, %x9em : tensor<301x3xi32>
  %x9e = stablehlo.convert %x9er : (tensor<301x3xi32>) -> tensor<301x3xi64>
  %x9b2 = stablehlo.concatenate %x9b, %x9b, dim = 0 : (tensor<301x3xi64>, tensor<301x3xi64>) -> tensor<602x3xi64>
  %x9e2 = stablehlo.concatenate %x9e, %x9e, dim = 0 : (tensor<301x3xi64>, tensor<301x3xi64>) -> tensor<602x3xi64>
  check.expect_eq %x9b2, %x9e2 : tensor<602x3xi64>
  %x10i = stablehlo.iota dim = 0 : tensor<602xi32>
  %x10vm = stablehlo.constant dense<101> : tensor<602xi32>
  %x10vr = stablehlo.remainder %x10i, %x10vm : tensor<602xi32>
  %x10v = stablehlo.convert %x10vr : (tensor<602xi32>) -> tensor<602xi64>
  %x10s = stablehlo.reshape %x10v : (tensor<602xi64>) -> tensor<301x2xi64>
  %x10 = stablehlo.optimization_barrier %x10s : tensor<301x2xi64>
  %x10b = stablehlo.reverse %x10, dims = [1] : tensor<301x2xi64>
  %x10w0 = stablehlo.constant dense<1> : tensor<301x2xi32>
  %x10a0 = stablehlo.iota dim = 0 : tensor<301x2xi32>
  %x10c0 = stablehlo.constant dense<2> : tensor<301x2xi32>
  %x10p0 = stablehlo.multiply %x10a0, %x10c0 : tensor<301x2xi32>
  %x10w1 = stablehlo.add %x10w0, %x10p0 : tensor<301x2xi32>
  %x10a1 = stablehlo.iota dim = 1 : tensor<301x2xi32>
  %x10c1 = stablehlo.constant dense<-1> : tensor<301x2xi32>
  %x10p1 = stablehlo.multiply %x10a1, %x10c1 : tensor<301x2xi32>
  %x10w2 = stablehlo.add %x10w1, %x10p1 : tensor<301x2xi32>
  %x10em = stablehlo.constant dense<101> : tensor<301x2xi32>
  %x10er = stablehlo.remainder %x10w2, %x10em : tensor<301x2xi32>
  %x10e = stablehlo.convert %x10er : (tensor<301x2xi32>) -> tensor<301x2xi64>
  %x10b2 = stablehlo.concatenate %x10b, %x10b, dim = 0 : (tensor<301x2xi64>, tensor<301x2xi64>) -> tensor<602x2xi64>
  %x10e2 = stablehlo.concatenate %x10e, %x10e, dim = 0 : (tensor<301x2xi64>, tensor<301x2xi64>) -> tensor<602x2xi64>
  check.expect_eq %x10b2, %x10e2 : tensor<602x2xi64>
  %x11i = stablehlo.iota dim = 0 : tensor<903xi32>
  %x11vm = stablehlo.constant dense<101> : tensor<903xi32>
  %x11vr = stablehlo.remainder %x11i, %x11vm : tensor<903xi32>
  %x11v = stablehlo.convert %x11vr : (tensor<903xi32>) -> tensor<903xi64>
  %x11s = stablehlo.reshape %x11v : (tensor<903xi64>) -> tensor<129x7xi64>
  %x11 = stablehlo.optimization_barrier %x11s : tensor<129x7xi64>
  %x11b = stablehlo.reverse %x11, dims = [0, 1] : tensor<129x7xi64>
  %x11w0 = stablehlo.constant dense<902> : tensor<129x7xi32>
  %x11a0 = stablehlo.iota dim = 0 : tensor<129x7xi32>
  %x11c0 = stablehlo.constant dense<-7> : tensor<129x7xi32>
  %x11p0 = stablehlo.multiply %x11a0, %x11c0 : tensor<129x7xi32>
  %x11w1 = stablehlo.add %x11w0, %x11p0 : tensor<129x7xi32>
  %x11a1 = stablehlo.iota dim = 1 : tensor<129x7xi32>
  %x11c1 = stablehlo.constant dense<-1> : tensor<129x7xi32>
  %x11p1 = stablehlo.multiply %x11a1, %x11c1 : tensor<129x7xi32>
  %x11w2 = stablehlo.add %x11w1, %x11p1 : tensor<129x7xi32>
  %x11em = stablehlo.constant dense<101> : tensor<129x7xi32>
  %x11er = stablehlo.remainder %x11w2, %x11em : tensor<129x7xi32>
  %x11e = stablehlo.convert %x11er : (tensor<129x7xi32>) -> tensor<129x7xi64>
  %x11b2 = stablehlo.concatenate %x11b, %x11b, dim = 0 : (tensor<129x7xi64>, tensor<129x7xi64>) -> tensor<258x7xi64>
  %x11e2 = stablehlo.concatenate %x11e, %x11e, dim = 0 : (tensor<129x7xi64>, tensor<129x7xi64>) -> tensor<258x7xi64>
  check.expect_eq %x11b2, %x11e2 : tensor<258x7xi64>
  %x12i = stablehlo.iota dim = 0 : tensor<6600xi32>
  %x12vm = stablehlo.constant dense<101> : tensor<6600xi32>
  %x12vr = stablehlo.remainder %x12i, %x12vm : tensor<6600xi32>
  %x12v = stablehlo.convert %x12vr : (tensor<6600xi32>) -> tensor<6600xi64>
  %x12s = stablehlo.reshape %x12v : (tensor<6600xi64>) -> tensor<1100x2x3xi64>
  %x12 = stablehlo.optimization_barrier %x12s : tensor<1100x2x3xi64>
  %x12t = stablehlo.transpose %x12, dims = [0, 2, 1] : (tensor<1100x2x3xi64>) -> tensor<1100x3x2xi64>
  %x12b = stablehlo.reverse %x12t, dims = [2] : tensor<1100x3x2xi64>
  %x12w0 = stablehlo.constant dense<3> : tensor<1100x3x2xi32>
  %x12a0 = stablehlo.iota dim = 0 : tensor<1100x3x2xi32>
  %x12c0 = stablehlo.constant dense<6> : tensor<1100x3x2xi32>
  %x12p0 = stablehlo.multiply %x12a0, %x12c0 : tensor<1100x3x2xi32>
  %x12w1 = stablehlo.add %x12w0, %x12p0 : tensor<1100x3x2xi32>
  %x12a1 = stablehlo.iota dim = 1 : tensor<1100x3x2xi32>
  %x12c1 = stablehlo.constant dense<1> : tensor<1100x3x2xi32>
  %x12p1 = stablehlo.multiply %x12a1, %x12c1 : tensor<1100x3x2xi32>
  %x12w2 = stablehlo.add %x12w1, %x12p1 : tensor<1100x3x2xi32>
  %x12a2 = stablehlo.iota dim = 2 : tensor<1100x3x2xi32>
  %x12c2 = stablehlo.constant dense<-3> : tensor<1100x3x2xi32>
  %x12p2 = stablehlo.multiply %x12a2, %x12c2 : tensor<1100x3x2xi32>
  %x12w3 = stablehlo.add %x12w2, %x12p2 : tensor<1100x3x2xi32>
  %x12em = stablehlo.constant dense<101> : tensor<1100x3x2xi32>
  %x12er = stablehlo.remainder %x12w3, %x12em : tensor<1100x3x2xi32>
  %x12e = stablehlo.convert %x12er : (tensor<1100x3x2xi32>) -> tensor<1100x3x2xi64>
  %x12b2 = stablehlo.concatenate %x12b, %x12b, dim = 0 : (tensor<1100x3x2xi64>, tensor<1100x3x2xi64>) -> tensor<2200x3x2xi64>
  %x12e2 = stablehlo.concatenate %x12e, %x12e, dim = 0 : (tensor<1100x3x2xi64>, tensor<1100x3x2xi64>) -> tensor<2200x3x2xi64>
  check.expect_eq %x12b2, %x12e2 : tensor<2200x3x2xi64>
  %s0i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %s0vm = stablehlo.constant dense<101> : tensor<1000xi32>
  %s0vr = stablehlo.remainder %s0i, %s0vm : tensor<1000xi32>
  %s0v = stablehlo.convert %s0vr : (tensor<1000xi32>) -> tensor<1000xi64>
  %s0 = stablehlo.optimization_barrier %s0v : tensor<1000xi64>
  %s0h = stablehlo.slice %s0 [0:1000:3] : (tensor<1000xi64>) -> tensor<334xi64>
  %s0a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s0c = stablehlo.constant dense<3> : tensor<334xi32>
  %s0p = stablehlo.multiply %s0a, %s0c : tensor<334xi32>
  %s0f = stablehlo.constant dense<0> : tensor<334xi32>
  %s0w = stablehlo.add %s0p, %s0f : tensor<334xi32>
  %s0em = stablehlo.constant dense<101> : tensor<334xi32>
  %s0er = stablehlo.remainder %s0w, %s0em : tensor<334xi32>
  %s0e = stablehlo.convert %s0er : (tensor<334xi32>) -> tensor<334xi64>
  %s0h2 = stablehlo.concatenate %s0h, %s0h, dim = 0 : (tensor<334xi64>, tensor<334xi64>) -> tensor<668xi64>
  %s0e2 = stablehlo.concatenate %s0e, %s0e, dim = 0 : (tensor<334xi64>, tensor<334xi64>) -> tensor<668xi64>
  check.expect_eq %s0h2, %s0e2 : tensor<668xi64>
  %s1i = stablehlo.iota dim = 0 : tensor<1001xi32>
  %s1vm = stablehlo.constant dense<101> : tensor<1001xi32>
  %s1vr = stablehlo.remainder %s1i, %s1vm : tensor<1001xi32>
  %s1v = stablehlo.convert %s1vr : (tensor<1001xi32>) -> tensor<1001xi64>
  %s1 = stablehlo.optimization_barrier %s1v : tensor<1001xi64>
  %s1h = stablehlo.slice %s1 [1:1001:3] : (tensor<1001xi64>) -> tensor<334xi64>
  %s1a = stablehlo.iota dim = 0 : tensor<334xi32>
  %s1c = stablehlo.constant dense<3> : tensor<334xi32>
  %s1p = stablehlo.multiply %s1a, %s1c : tensor<334xi32>
  %s1f = stablehlo.constant dense<1> : tensor<334xi32>
  %s1w = stablehlo.add %s1p, %s1f : tensor<334xi32>
  %s1em = stablehlo.constant dense<101> : tensor<334xi32>
  %s1er = stablehlo.remainder %s1w, %s1em : tensor<334xi32>
  %s1e = stablehlo.convert %s1er : (tensor<334xi32>) -> tensor<334xi64>
  %s1h2 = stablehlo.concatenate %s1h, %s1h, dim = 0 : (tensor<334xi64>, tensor<334xi64>) -> tensor<668xi64>
  %s1e2 = stablehlo.concatenate %s1e, %s1e, dim = 0 : (tensor<334xi64>, tensor<334xi64>) -> tensor<668xi64>
  check.expect_eq %s1h2, %s1e2 : tensor<668xi64>
  %s2i = stablehlo.iota dim = 0 : tensor<49xi32>
  %s2vm = stablehlo.constant dense<101> : tensor<49xi32>
  %s2vr = stablehlo.remainder %s2i, %s2vm : tensor<49xi32>
  %s2v = stablehlo.convert %s2vr : (tensor<49xi32>) -> tensor<49xi64>
  %s2 = stablehlo.optimization_barrier %s2v : tensor<49xi64>
  %s2h = stablehlo.slice %s2 [0:49:3] : (tensor<49xi64>) -> tensor<17xi64>
  %s2a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s2c = stablehlo.constant dense<3> : tensor<17xi32>
  %s2p = stablehlo.multiply %s2a, %s2c : tensor<17xi32>
  %s2f = stablehlo.constant dense<0> : tensor<17xi32>
  %s2w = stablehlo.add %s2p, %s2f : tensor<17xi32>
  %s2em = stablehlo.constant dense<101> : tensor<17xi32>
  %s2er = stablehlo.remainder %s2w, %s2em : tensor<17xi32>
  %s2e = stablehlo.convert %s2er : (tensor<17xi32>) -> tensor<17xi64>
  %s2h2 = stablehlo.concatenate %s2h, %s2h, dim = 0 : (tensor<17xi64>, tensor<17xi64>) -> tensor<34xi64>
  %s2e2 = stablehlo.concatenate %s2e, %s2e, dim = 0 : (tensor<17xi64>, tensor<17xi64>) -> tensor<34xi64>
  check.expect_eq %s2h2, %s2e2 : tensor<34xi64>
  %s3i = stablehlo.iota dim = 0 : tensor<50xi32>
  %s3vm = stablehlo.constant dense<101> : tensor<50xi32>
  %s3vr = stablehlo.remainder %s3i, %s3vm : tensor<50xi32>
  %s3v = stablehlo.convert %s3vr : (tensor<50xi32>) -> tensor<50xi64>
  %s3 = stablehlo.optimization_barrier %s3v : tensor<50xi64>
  %s3h = stablehlo.slice %s3 [2:50:3] : (tensor<50xi64>) -> tensor<16xi64>
  %s3a = stablehlo.iota dim = 0 : tensor<16xi32>
  %s3c = stablehlo.constant dense<3> : tensor<16xi32>
  %s3p = stablehlo.multiply %s3a, %s3c : tensor<16xi32>
  %s3f = stablehlo.constant dense<2> : tensor<16xi32>
  %s3w = stablehlo.add %s3p, %s3f : tensor<16xi32>
  %s3em = stablehlo.constant dense<101> : tensor<16xi32>
  %s3er = stablehlo.remainder %s3w, %s3em : tensor<16xi32>
  %s3e = stablehlo.convert %s3er : (tensor<16xi32>) -> tensor<16xi64>
  %s3h2 = stablehlo.concatenate %s3h, %s3h, dim = 0 : (tensor<16xi64>, tensor<16xi64>) -> tensor<32xi64>
  %s3e2 = stablehlo.concatenate %s3e, %s3e, dim = 0 : (tensor<16xi64>, tensor<16xi64>) -> tensor<32xi64>
  check.expect_eq %s3h2, %s3e2 : tensor<32xi64>
  %s4i = stablehlo.iota dim = 0 : tensor<51xi32>
  %s4vm = stablehlo.constant dense<101> : tensor<51xi32>
  %s4vr = stablehlo.remainder %s4i, %s4vm : tensor<51xi32>
  %s4v = stablehlo.convert %s4vr : (tensor<51xi32>) -> tensor<51xi64>
  %s4 = stablehlo.optimization_barrier %s4v : tensor<51xi64>
  %s4h = stablehlo.slice %s4 [0:51:3] : (tensor<51xi64>) -> tensor<17xi64>
  %s4a = stablehlo.iota dim = 0 : tensor<17xi32>
  %s4c = stablehlo.constant dense<3> : tensor<17xi32>
  %s4p = stablehlo.multiply %s4a, %s4c : tensor<17xi32>
  %s4f = stablehlo.constant dense<0> : tensor<17xi32>
  %s4w = stablehlo.add %s4p, %s4f : tensor<17xi32>
  %s4em = stablehlo.constant dense<101> : tensor<17xi32>
  %s4er = stablehlo.remainder %s4w, %s4em : tensor<17xi32>
  %s4e = stablehlo.convert %s4er : (tensor<17xi32>) -> tensor<17xi64>
  %s4h2 = stablehlo.concatenate %s4h, %s4h, dim = 0 : (tensor<17xi64>, tensor<17xi64>) -> tensor<34xi64>
  %s4e2 = stablehlo.concatenate %s4e, %s4e, dim = 0 : (tensor<17xi64>, tensor<17xi64>) -> tensor<34xi64>
  check.expect_eq %s4h2, %s4e2 : tensor<34xi64>
  %s5i = stablehlo.iota dim = 0 : tensor<97xi32>
  %s5vm = stablehlo.constant dense<101> : tensor<97xi32>
  %s5vr = stablehlo.remainder %s5i, %s5vm : tensor<97xi32>
  %s5v = stablehlo.convert %s5vr : (tensor<97xi32>) -> tensor<97xi64>
  %s5 = stablehlo.optimization_barrier %s5v : tensor<97xi64>
  %s5h = stablehlo.slice %s5 [1:97:3] : (tensor<97xi64>) -> tensor<32xi64>
  %s5a = stablehlo.iota dim = 0 : tensor<32xi32>
  %s5c = stablehlo.constant dense<3> : tensor<32xi32>
  %s5p = stablehlo.multiply %s5a, %s5c : tensor<32xi32>
  %s5f = stablehlo.constant dense<1> : tensor<32xi32>
  %s5w = stablehlo.add %s5p, %s5f : tensor<32xi32>
  %s5em = stablehlo.constant dense<101> : tensor<32xi32>
  %s5er = stablehlo.remainder %s5w, %s5em : tensor<32xi32>
  %s5e = stablehlo.convert %s5er : (tensor<32xi32>) -> tensor<32xi64>
  %s5h2 = stablehlo.concatenate %s5h, %s5h, dim = 0 : (tensor<32xi64>, tensor<32xi64>) -> tensor<64xi64>
  %s5e2 = stablehlo.concatenate %s5e, %s5e, dim = 0 : (tensor<32xi64>, tensor<32xi64>) -> tensor<64xi64>
  check.expect_eq %s5h2, %s5e2 : tensor<64xi64>
  %s6i = stablehlo.iota dim = 0 : tensor<4xi32>
  %s6vm = stablehlo.constant dense<101> : tensor<4xi32>
  %s6vr = stablehlo.remainder %s6i, %s6vm : tensor<4xi32>
  %s6v = stablehlo.convert %s6vr : (tensor<4xi32>) -> tensor<4xi64>
  %s6 = stablehlo.optimization_barrier %s6v : tensor<4xi64>
  %s6h = stablehlo.slice %s6 [0:4:3] : (tensor<4xi64>) -> tensor<2xi64>
  %s6a = stablehlo.iota dim = 0 : tensor<2xi32>
  %s6c = stablehlo.constant dense<3> : tensor<2xi32>
  %s6p = stablehlo.multiply %s6a, %s6c : tensor<2xi32>
  %s6f = stablehlo.constant dense<0> : tensor<2xi32>
  %s6w = stablehlo.add %s6p, %s6f : tensor<2xi32>
  %s6em = stablehlo.constant dense<101> : tensor<2xi32>
  %s6er = stablehlo.remainder %s6w, %s6em : tensor<2xi32>
  %s6e = stablehlo.convert %s6er : (tensor<2xi32>) -> tensor<2xi64>
  %s6h2 = stablehlo.concatenate %s6h, %s6h, dim = 0 : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  %s6e2 = stablehlo.concatenate %s6e, %s6e, dim = 0 : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  check.expect_eq %s6h2, %s6e2 : tensor<4xi64>
  %r0i = stablehlo.iota dim = 0 : tensor<15xi32>
  %r0vm = stablehlo.constant dense<101> : tensor<15xi32>
  %r0vr = stablehlo.remainder %r0i, %r0vm : tensor<15xi32>
  %r0v = stablehlo.convert %r0vr : (tensor<15xi32>) -> tensor<15xi64>
  %r0q = stablehlo.reshape %r0v : (tensor<15xi64>) -> tensor<5x3xi64>
  %r0 = stablehlo.optimization_barrier %r0q : tensor<5x3xi64>
  %r0b = stablehlo.broadcast_in_dim %r0, dims = [0, 2] : (tensor<5x3xi64>) -> tensor<5x2x3x2xi64>
  %r0j = stablehlo.iota dim = 0 : tensor<5x2x3x2xi32>
  %r0k = stablehlo.iota dim = 2 : tensor<5x2x3x2xi32>
  %r0c = stablehlo.constant dense<3> : tensor<5x2x3x2xi32>
  %r0p = stablehlo.multiply %r0j, %r0c : tensor<5x2x3x2xi32>
  %r0w = stablehlo.add %r0p, %r0k : tensor<5x2x3x2xi32>
  %r0em = stablehlo.constant dense<101> : tensor<5x2x3x2xi32>
  %r0er = stablehlo.remainder %r0w, %r0em : tensor<5x2x3x2xi32>
  %r0e = stablehlo.convert %r0er : (tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi64>
  %r0b2 = stablehlo.concatenate %r0b, %r0b, dim = 0 : (tensor<5x2x3x2xi64>, tensor<5x2x3x2xi64>) -> tensor<10x2x3x2xi64>
  %r0e2 = stablehlo.concatenate %r0e, %r0e, dim = 0 : (tensor<5x2x3x2xi64>, tensor<5x2x3x2xi64>) -> tensor<10x2x3x2xi64>
  check.expect_eq %r0b2, %r0e2 : tensor<10x2x3x2xi64>
  %r1i = stablehlo.iota dim = 0 : tensor<80xi32>
  %r1vm = stablehlo.constant dense<101> : tensor<80xi32>
  %r1vr = stablehlo.remainder %r1i, %r1vm : tensor<80xi32>
  %r1v = stablehlo.convert %r1vr : (tensor<80xi32>) -> tensor<80xi64>
  %r1q = stablehlo.reshape %r1v : (tensor<80xi64>) -> tensor<5x16xi64>
  %r1 = stablehlo.optimization_barrier %r1q : tensor<5x16xi64>
  %r1b = stablehlo.broadcast_in_dim %r1, dims = [0, 2] : (tensor<5x16xi64>) -> tensor<5x2x16x2xi64>
  %r1j = stablehlo.iota dim = 0 : tensor<5x2x16x2xi32>
  %r1k = stablehlo.iota dim = 2 : tensor<5x2x16x2xi32>
  %r1c = stablehlo.constant dense<16> : tensor<5x2x16x2xi32>
  %r1p = stablehlo.multiply %r1j, %r1c : tensor<5x2x16x2xi32>
  %r1w = stablehlo.add %r1p, %r1k : tensor<5x2x16x2xi32>
  %r1em = stablehlo.constant dense<101> : tensor<5x2x16x2xi32>
  %r1er = stablehlo.remainder %r1w, %r1em : tensor<5x2x16x2xi32>
  %r1e = stablehlo.convert %r1er : (tensor<5x2x16x2xi32>) -> tensor<5x2x16x2xi64>
  %r1b2 = stablehlo.concatenate %r1b, %r1b, dim = 0 : (tensor<5x2x16x2xi64>, tensor<5x2x16x2xi64>) -> tensor<10x2x16x2xi64>
  %r1e2 = stablehlo.concatenate %r1e, %r1e, dim = 0 : (tensor<5x2x16x2xi64>, tensor<5x2x16x2xi64>) -> tensor<10x2x16x2xi64>
  check.expect_eq %r1b2, %r1e2 : tensor<10x2x16x2xi64>
  %r2i = stablehlo.iota dim = 0 : tensor<335xi32>
  %r2vm = stablehlo.constant dense<101> : tensor<335xi32>
  %r2vr = stablehlo.remainder %r2i, %r2vm : tensor<335xi32>
  %r2v = stablehlo.convert %r2vr : (tensor<335xi32>) -> tensor<335xi64>
  %r2q = stablehlo.reshape %r2v : (tensor<335xi64>) -> tensor<5x67xi64>
  %r2 = stablehlo.optimization_barrier %r2q : tensor<5x67xi64>
  %r2b = stablehlo.broadcast_in_dim %r2, dims = [0, 2] : (tensor<5x67xi64>) -> tensor<5x2x67x2xi64>
  %r2j = stablehlo.iota dim = 0 : tensor<5x2x67x2xi32>
  %r2k = stablehlo.iota dim = 2 : tensor<5x2x67x2xi32>
  %r2c = stablehlo.constant dense<67> : tensor<5x2x67x2xi32>
  %r2p = stablehlo.multiply %r2j, %r2c : tensor<5x2x67x2xi32>
  %r2w = stablehlo.add %r2p, %r2k : tensor<5x2x67x2xi32>
  %r2em = stablehlo.constant dense<101> : tensor<5x2x67x2xi32>
  %r2er = stablehlo.remainder %r2w, %r2em : tensor<5x2x67x2xi32>
  %r2e = stablehlo.convert %r2er : (tensor<5x2x67x2xi32>) -> tensor<5x2x67x2xi64>
  %r2b2 = stablehlo.concatenate %r2b, %r2b, dim = 0 : (tensor<5x2x67x2xi64>, tensor<5x2x67x2xi64>) -> tensor<10x2x67x2xi64>
  %r2e2 = stablehlo.concatenate %r2e, %r2e, dim = 0 : (tensor<5x2x67x2xi64>, tensor<5x2x67x2xi64>) -> tensor<10x2x67x2xi64>
  check.expect_eq %r2b2, %r2e2 : tensor<10x2x67x2xi64>
  func.return
}
