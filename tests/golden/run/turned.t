// Rows turned to columns: pairs apart and together, squares with edges of all sizes,
// and pixels of two by two set apart.  Oracle: their numbers from the places they come
// from.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @i8() : () -> ()
  func.call @i16() : () -> ()
  func.call @f32() : () -> ()
  func.call @i64() : () -> ()
  func.return
}
func.func private @i8() {
  %x1i = stablehlo.iota dim = 0 : tensor<240xi32>
  %x1j = stablehlo.convert %x1i : (tensor<240xi32>) -> tensor<240xi8>
  %x1k = stablehlo.reshape %x1j : (tensor<240xi8>) -> tensor<40x3x2xi8>
  %x1 = stablehlo.optimization_barrier %x1k : tensor<40x3x2xi8>
  %x1t = stablehlo.transpose %x1, dims = [0, 2, 1] : (tensor<40x3x2xi8>) -> tensor<40x2x3xi8>
  %x1tb = stablehlo.optimization_barrier %x1t : tensor<40x2x3xi8>
  %x1s0 = stablehlo.constant dense<0> : tensor<40x2x3xi32>
  %x1a0 = stablehlo.iota dim = 0 : tensor<40x2x3xi32>
  %x1c0 = stablehlo.constant dense<6> : tensor<40x2x3xi32>
  %x1m0 = stablehlo.multiply %x1a0, %x1c0 : tensor<40x2x3xi32>
  %x1s1 = stablehlo.add %x1s0, %x1m0 : tensor<40x2x3xi32>
  %x1a1 = stablehlo.iota dim = 1 : tensor<40x2x3xi32>
  %x1c1 = stablehlo.constant dense<1> : tensor<40x2x3xi32>
  %x1m1 = stablehlo.multiply %x1a1, %x1c1 : tensor<40x2x3xi32>
  %x1s2 = stablehlo.add %x1s1, %x1m1 : tensor<40x2x3xi32>
  %x1a2 = stablehlo.iota dim = 2 : tensor<40x2x3xi32>
  %x1c2 = stablehlo.constant dense<2> : tensor<40x2x3xi32>
  %x1m2 = stablehlo.multiply %x1a2, %x1c2 : tensor<40x2x3xi32>
  %x1s3 = stablehlo.add %x1s2, %x1m2 : tensor<40x2x3xi32>
  %x1e = stablehlo.convert %x1s3 : (tensor<40x2x3xi32>) -> tensor<40x2x3xi8>
  %x1eb = stablehlo.optimization_barrier %x1e : tensor<40x2x3xi8>
  check.expect_eq %x1tb, %x1eb : tensor<40x2x3xi8>
  %x2i = stablehlo.iota dim = 0 : tensor<560xi32>
  %x2j = stablehlo.convert %x2i : (tensor<560xi32>) -> tensor<560xi8>
  %x2k = stablehlo.reshape %x2j : (tensor<560xi8>) -> tensor<40x7x2xi8>
  %x2 = stablehlo.optimization_barrier %x2k : tensor<40x7x2xi8>
  %x2t = stablehlo.transpose %x2, dims = [0, 2, 1] : (tensor<40x7x2xi8>) -> tensor<40x2x7xi8>
  %x2tb = stablehlo.optimization_barrier %x2t : tensor<40x2x7xi8>
  %x2s0 = stablehlo.constant dense<0> : tensor<40x2x7xi32>
  %x2a0 = stablehlo.iota dim = 0 : tensor<40x2x7xi32>
  %x2c0 = stablehlo.constant dense<14> : tensor<40x2x7xi32>
  %x2m0 = stablehlo.multiply %x2a0, %x2c0 : tensor<40x2x7xi32>
  %x2s1 = stablehlo.add %x2s0, %x2m0 : tensor<40x2x7xi32>
  %x2a1 = stablehlo.iota dim = 1 : tensor<40x2x7xi32>
  %x2c1 = stablehlo.constant dense<1> : tensor<40x2x7xi32>
  %x2m1 = stablehlo.multiply %x2a1, %x2c1 : tensor<40x2x7xi32>
  %x2s2 = stablehlo.add %x2s1, %x2m1 : tensor<40x2x7xi32>
  %x2a2 = stablehlo.iota dim = 2 : tensor<40x2x7xi32>
  %x2c2 = stablehlo.constant dense<2> : tensor<40x2x7xi32>
  %x2m2 = stablehlo.multiply %x2a2, %x2c2 : tensor<40x2x7xi32>
  %x2s3 = stablehlo.add %x2s2, %x2m2 : tensor<40x2x7xi32>
  %x2e = stablehlo.convert %x2s3 : (tensor<40x2x7xi32>) -> tensor<40x2x7xi8>
  %x2eb = stablehlo.optimization_barrier %x2e : tensor<40x2x7xi8>
  check.expect_eq %x2tb, %x2eb : tensor<40x2x7xi8>
  %x3i = stablehlo.iota dim = 0 : tensor<1120xi32>
  %x3j = stablehlo.convert %x3i : (tensor<1120xi32>) -> tensor<1120xi8>
  %x3k = stablehlo.reshape %x3j : (tensor<1120xi8>) -> tensor<40x14x2xi8>
  %x3 = stablehlo.optimization_barrier %x3k : tensor<40x14x2xi8>
  %x3t = stablehlo.transpose %x3, dims = [0, 2, 1] : (tensor<40x14x2xi8>) -> tensor<40x2x14xi8>
  %x3tb = stablehlo.optimization_barrier %x3t : tensor<40x2x14xi8>
  %x3s0 = stablehlo.constant dense<0> : tensor<40x2x14xi32>
  %x3a0 = stablehlo.iota dim = 0 : tensor<40x2x14xi32>
  %x3c0 = stablehlo.constant dense<28> : tensor<40x2x14xi32>
  %x3m0 = stablehlo.multiply %x3a0, %x3c0 : tensor<40x2x14xi32>
  %x3s1 = stablehlo.add %x3s0, %x3m0 : tensor<40x2x14xi32>
  %x3a1 = stablehlo.iota dim = 1 : tensor<40x2x14xi32>
  %x3c1 = stablehlo.constant dense<1> : tensor<40x2x14xi32>
  %x3m1 = stablehlo.multiply %x3a1, %x3c1 : tensor<40x2x14xi32>
  %x3s2 = stablehlo.add %x3s1, %x3m1 : tensor<40x2x14xi32>
  %x3a2 = stablehlo.iota dim = 2 : tensor<40x2x14xi32>
  %x3c2 = stablehlo.constant dense<2> : tensor<40x2x14xi32>
  %x3m2 = stablehlo.multiply %x3a2, %x3c2 : tensor<40x2x14xi32>
  %x3s3 = stablehlo.add %x3s2, %x3m2 : tensor<40x2x14xi32>
  %x3e = stablehlo.convert %x3s3 : (tensor<40x2x14xi32>) -> tensor<40x2x14xi8>
  %x3eb = stablehlo.optimization_barrier %x3e : tensor<40x2x14xi8>
  check.expect_eq %x3tb, %x3eb : tensor<40x2x14xi8>
  %x4i = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x4j = stablehlo.convert %x4i : (tensor<1280xi32>) -> tensor<1280xi8>
  %x4k = stablehlo.reshape %x4j : (tensor<1280xi8>) -> tensor<40x16x2xi8>
  %x4 = stablehlo.optimization_barrier %x4k : tensor<40x16x2xi8>
  %x4t = stablehlo.transpose %x4, dims = [0, 2, 1] : (tensor<40x16x2xi8>) -> tensor<40x2x16xi8>
  %x4tb = stablehlo.optimization_barrier %x4t : tensor<40x2x16xi8>
  %x4s0 = stablehlo.constant dense<0> : tensor<40x2x16xi32>
  %x4a0 = stablehlo.iota dim = 0 : tensor<40x2x16xi32>
  %x4c0 = stablehlo.constant dense<32> : tensor<40x2x16xi32>
  %x4m0 = stablehlo.multiply %x4a0, %x4c0 : tensor<40x2x16xi32>
  %x4s1 = stablehlo.add %x4s0, %x4m0 : tensor<40x2x16xi32>
  %x4a1 = stablehlo.iota dim = 1 : tensor<40x2x16xi32>
  %x4c1 = stablehlo.constant dense<1> : tensor<40x2x16xi32>
  %x4m1 = stablehlo.multiply %x4a1, %x4c1 : tensor<40x2x16xi32>
  %x4s2 = stablehlo.add %x4s1, %x4m1 : tensor<40x2x16xi32>
  %x4a2 = stablehlo.iota dim = 2 : tensor<40x2x16xi32>
  %x4c2 = stablehlo.constant dense<2> : tensor<40x2x16xi32>
  %x4m2 = stablehlo.multiply %x4a2, %x4c2 : tensor<40x2x16xi32>
  %x4s3 = stablehlo.add %x4s2, %x4m2 : tensor<40x2x16xi32>
  %x4e = stablehlo.convert %x4s3 : (tensor<40x2x16xi32>) -> tensor<40x2x16xi8>
  %x4eb = stablehlo.optimization_barrier %x4e : tensor<40x2x16xi8>
  check.expect_eq %x4tb, %x4eb : tensor<40x2x16xi8>
  %x5i = stablehlo.iota dim = 0 : tensor<1360xi32>
  %x5j = stablehlo.convert %x5i : (tensor<1360xi32>) -> tensor<1360xi8>
  %x5k = stablehlo.reshape %x5j : (tensor<1360xi8>) -> tensor<40x17x2xi8>
  %x5 = stablehlo.optimization_barrier %x5k : tensor<40x17x2xi8>
  %x5t = stablehlo.transpose %x5, dims = [0, 2, 1] : (tensor<40x17x2xi8>) -> tensor<40x2x17xi8>
  %x5tb = stablehlo.optimization_barrier %x5t : tensor<40x2x17xi8>
  %x5s0 = stablehlo.constant dense<0> : tensor<40x2x17xi32>
  %x5a0 = stablehlo.iota dim = 0 : tensor<40x2x17xi32>
  %x5c0 = stablehlo.constant dense<34> : tensor<40x2x17xi32>
  %x5m0 = stablehlo.multiply %x5a0, %x5c0 : tensor<40x2x17xi32>
  %x5s1 = stablehlo.add %x5s0, %x5m0 : tensor<40x2x17xi32>
  %x5a1 = stablehlo.iota dim = 1 : tensor<40x2x17xi32>
  %x5c1 = stablehlo.constant dense<1> : tensor<40x2x17xi32>
  %x5m1 = stablehlo.multiply %x5a1, %x5c1 : tensor<40x2x17xi32>
  %x5s2 = stablehlo.add %x5s1, %x5m1 : tensor<40x2x17xi32>
  %x5a2 = stablehlo.iota dim = 2 : tensor<40x2x17xi32>
  %x5c2 = stablehlo.constant dense<2> : tensor<40x2x17xi32>
  %x5m2 = stablehlo.multiply %x5a2, %x5c2 : tensor<40x2x17xi32>
  %x5s3 = stablehlo.add %x5s2, %x5m2 : tensor<40x2x17xi32>
  %x5e = stablehlo.convert %x5s3 : (tensor<40x2x17xi32>) -> tensor<40x2x17xi8>
  %x5eb = stablehlo.optimization_barrier %x5e : tensor<40x2x17xi8>
  check.expect_eq %x5tb, %x5eb : tensor<40x2x17xi8>
  %x6i = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x6j = stablehlo.convert %x6i : (tensor<2640xi32>) -> tensor<2640xi8>
  %x6k = stablehlo.reshape %x6j : (tensor<2640xi8>) -> tensor<40x33x2xi8>
  %x6 = stablehlo.optimization_barrier %x6k : tensor<40x33x2xi8>
  %x6t = stablehlo.transpose %x6, dims = [0, 2, 1] : (tensor<40x33x2xi8>) -> tensor<40x2x33xi8>
  %x6tb = stablehlo.optimization_barrier %x6t : tensor<40x2x33xi8>
  %x6s0 = stablehlo.constant dense<0> : tensor<40x2x33xi32>
  %x6a0 = stablehlo.iota dim = 0 : tensor<40x2x33xi32>
  %x6c0 = stablehlo.constant dense<66> : tensor<40x2x33xi32>
  %x6m0 = stablehlo.multiply %x6a0, %x6c0 : tensor<40x2x33xi32>
  %x6s1 = stablehlo.add %x6s0, %x6m0 : tensor<40x2x33xi32>
  %x6a1 = stablehlo.iota dim = 1 : tensor<40x2x33xi32>
  %x6c1 = stablehlo.constant dense<1> : tensor<40x2x33xi32>
  %x6m1 = stablehlo.multiply %x6a1, %x6c1 : tensor<40x2x33xi32>
  %x6s2 = stablehlo.add %x6s1, %x6m1 : tensor<40x2x33xi32>
  %x6a2 = stablehlo.iota dim = 2 : tensor<40x2x33xi32>
  %x6c2 = stablehlo.constant dense<2> : tensor<40x2x33xi32>
  %x6m2 = stablehlo.multiply %x6a2, %x6c2 : tensor<40x2x33xi32>
  %x6s3 = stablehlo.add %x6s2, %x6m2 : tensor<40x2x33xi32>
  %x6e = stablehlo.convert %x6s3 : (tensor<40x2x33xi32>) -> tensor<40x2x33xi8>
  %x6eb = stablehlo.optimization_barrier %x6e : tensor<40x2x33xi8>
  check.expect_eq %x6tb, %x6eb : tensor<40x2x33xi8>
  %x7i = stablehlo.iota dim = 0 : tensor<4000xi32>
  %x7j = stablehlo.convert %x7i : (tensor<4000xi32>) -> tensor<4000xi8>
  %x7k = stablehlo.reshape %x7j : (tensor<4000xi8>) -> tensor<40x50x2xi8>
  %x7 = stablehlo.optimization_barrier %x7k : tensor<40x50x2xi8>
  %x7t = stablehlo.transpose %x7, dims = [0, 2, 1] : (tensor<40x50x2xi8>) -> tensor<40x2x50xi8>
  %x7tb = stablehlo.optimization_barrier %x7t : tensor<40x2x50xi8>
  %x7s0 = stablehlo.constant dense<0> : tensor<40x2x50xi32>
  %x7a0 = stablehlo.iota dim = 0 : tensor<40x2x50xi32>
  %x7c0 = stablehlo.constant dense<100> : tensor<40x2x50xi32>
  %x7m0 = stablehlo.multiply %x7a0, %x7c0 : tensor<40x2x50xi32>
  %x7s1 = stablehlo.add %x7s0, %x7m0 : tensor<40x2x50xi32>
  %x7a1 = stablehlo.iota dim = 1 : tensor<40x2x50xi32>
  %x7c1 = stablehlo.constant dense<1> : tensor<40x2x50xi32>
  %x7m1 = stablehlo.multiply %x7a1, %x7c1 : tensor<40x2x50xi32>
  %x7s2 = stablehlo.add %x7s1, %x7m1 : tensor<40x2x50xi32>
  %x7a2 = stablehlo.iota dim = 2 : tensor<40x2x50xi32>
  %x7c2 = stablehlo.constant dense<2> : tensor<40x2x50xi32>
  %x7m2 = stablehlo.multiply %x7a2, %x7c2 : tensor<40x2x50xi32>
  %x7s3 = stablehlo.add %x7s2, %x7m2 : tensor<40x2x50xi32>
  %x7e = stablehlo.convert %x7s3 : (tensor<40x2x50xi32>) -> tensor<40x2x50xi8>
  %x7eb = stablehlo.optimization_barrier %x7e : tensor<40x2x50xi8>
  check.expect_eq %x7tb, %x7eb : tensor<40x2x50xi8>
  %x8i = stablehlo.iota dim = 0 : tensor<240xi32>
  %x8j = stablehlo.convert %x8i : (tensor<240xi32>) -> tensor<240xi8>
  %x8k = stablehlo.reshape %x8j : (tensor<240xi8>) -> tensor<40x2x3xi8>
  %x8 = stablehlo.optimization_barrier %x8k : tensor<40x2x3xi8>
  %x8t = stablehlo.transpose %x8, dims = [0, 2, 1] : (tensor<40x2x3xi8>) -> tensor<40x3x2xi8>
  %x8tb = stablehlo.optimization_barrier %x8t : tensor<40x3x2xi8>
  %x8s0 = stablehlo.constant dense<0> : tensor<40x3x2xi32>
  %x8a0 = stablehlo.iota dim = 0 : tensor<40x3x2xi32>
  %x8c0 = stablehlo.constant dense<6> : tensor<40x3x2xi32>
  %x8m0 = stablehlo.multiply %x8a0, %x8c0 : tensor<40x3x2xi32>
  %x8s1 = stablehlo.add %x8s0, %x8m0 : tensor<40x3x2xi32>
  %x8a1 = stablehlo.iota dim = 1 : tensor<40x3x2xi32>
  %x8c1 = stablehlo.constant dense<1> : tensor<40x3x2xi32>
  %x8m1 = stablehlo.multiply %x8a1, %x8c1 : tensor<40x3x2xi32>
  %x8s2 = stablehlo.add %x8s1, %x8m1 : tensor<40x3x2xi32>
  %x8a2 = stablehlo.iota dim = 2 : tensor<40x3x2xi32>
  %x8c2 = stablehlo.constant dense<3> : tensor<40x3x2xi32>
  %x8m2 = stablehlo.multiply %x8a2, %x8c2 : tensor<40x3x2xi32>
  %x8s3 = stablehlo.add %x8s2, %x8m2 : tensor<40x3x2xi32>
  %x8e = stablehlo.convert %x8s3 : (tensor<40x3x2xi32>) -> tensor<40x3x2xi8>
  %x8eb = stablehlo.optimization_barrier %x8e : tensor<40x3x2xi8>
  check.expect_eq %x8tb, %x8eb : tensor<40x3x2xi8>
  %x9i = stablehlo.iota dim = 0 : tensor<560xi32>
  %x9j = stablehlo.convert %x9i : (tensor<560xi32>) -> tensor<560xi8>
  %x9k = stablehlo.reshape %x9j : (tensor<560xi8>) -> tensor<40x2x7xi8>
  %x9 = stablehlo.optimization_barrier %x9k : tensor<40x2x7xi8>
  %x9t = stablehlo.transpose %x9, dims = [0, 2, 1] : (tensor<40x2x7xi8>) -> tensor<40x7x2xi8>
  %x9tb = stablehlo.optimization_barrier %x9t : tensor<40x7x2xi8>
  %x9s0 = stablehlo.constant dense<0> : tensor<40x7x2xi32>
  %x9a0 = stablehlo.iota dim = 0 : tensor<40x7x2xi32>
  %x9c0 = stablehlo.constant dense<14> : tensor<40x7x2xi32>
  %x9m0 = stablehlo.multiply %x9a0, %x9c0 : tensor<40x7x2xi32>
  %x9s1 = stablehlo.add %x9s0, %x9m0 : tensor<40x7x2xi32>
  %x9a1 = stablehlo.iota dim = 1 : tensor<40x7x2xi32>
  %x9c1 = stablehlo.constant dense<1> : tensor<40x7x2xi32>
  %x9m1 = stablehlo.multiply %x9a1, %x9c1 : tensor<40x7x2xi32>
  %x9s2 = stablehlo.add %x9s1, %x9m1 : tensor<40x7x2xi32>
  %x9a2 = stablehlo.iota dim = 2 : tensor<40x7x2xi32>
  %x9c2 = stablehlo.constant dense<7> : tensor<40x7x2xi32>
  %x9m2 = stablehlo.multiply %x9a2, %x9c2 : tensor<40x7x2xi32>
  %x9s3 = stablehlo.add %x9s2, %x9m2 : tensor<40x7x2xi32>
  %x9e = stablehlo.convert %x9s3 : (tensor<40x7x2xi32>) -> tensor<40x7x2xi8>
  %x9eb = stablehlo.optimization_barrier %x9e : tensor<40x7x2xi8>
  check.expect_eq %x9tb, %x9eb : tensor<40x7x2xi8>
  %x10i = stablehlo.iota dim = 0 : tensor<1120xi32>
  %x10j = stablehlo.convert %x10i : (tensor<1120xi32>) -> tensor<1120xi8>
  %x10k = stablehlo.reshape %x10j : (tensor<1120xi8>) -> tensor<40x2x14xi8>
  %x10 = stablehlo.optimization_barrier %x10k : tensor<40x2x14xi8>
  %x10t = stablehlo.transpose %x10, dims = [0, 2, 1] : (tensor<40x2x14xi8>) -> tensor<40x14x2xi8>
  %x10tb = stablehlo.optimization_barrier %x10t : tensor<40x14x2xi8>
  %x10s0 = stablehlo.constant dense<0> : tensor<40x14x2xi32>
  %x10a0 = stablehlo.iota dim = 0 : tensor<40x14x2xi32>
  %x10c0 = stablehlo.constant dense<28> : tensor<40x14x2xi32>
  %x10m0 = stablehlo.multiply %x10a0, %x10c0 : tensor<40x14x2xi32>
  %x10s1 = stablehlo.add %x10s0, %x10m0 : tensor<40x14x2xi32>
  %x10a1 = stablehlo.iota dim = 1 : tensor<40x14x2xi32>
  %x10c1 = stablehlo.constant dense<1> : tensor<40x14x2xi32>
  %x10m1 = stablehlo.multiply %x10a1, %x10c1 : tensor<40x14x2xi32>
  %x10s2 = stablehlo.add %x10s1, %x10m1 : tensor<40x14x2xi32>
  %x10a2 = stablehlo.iota dim = 2 : tensor<40x14x2xi32>
  %x10c2 = stablehlo.constant dense<14> : tensor<40x14x2xi32>
  %x10m2 = stablehlo.multiply %x10a2, %x10c2 : tensor<40x14x2xi32>
  %x10s3 = stablehlo.add %x10s2, %x10m2 : tensor<40x14x2xi32>
  %x10e = stablehlo.convert %x10s3 : (tensor<40x14x2xi32>) -> tensor<40x14x2xi8>
  %x10eb = stablehlo.optimization_barrier %x10e : tensor<40x14x2xi8>
  check.expect_eq %x10tb, %x10eb : tensor<40x14x2xi8>
  %x11i = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x11j = stablehlo.convert %x11i : (tensor<1280xi32>) -> tensor<1280xi8>
  %x11k = stablehlo.reshape %x11j : (tensor<1280xi8>) -> tensor<40x2x16xi8>
  %x11 = stablehlo.optimization_barrier %x11k : tensor<40x2x16xi8>
  %x11t = stablehlo.transpose %x11, dims = [0, 2, 1] : (tensor<40x2x16xi8>) -> tensor<40x16x2xi8>
  %x11tb = stablehlo.optimization_barrier %x11t : tensor<40x16x2xi8>
  %x11s0 = stablehlo.constant dense<0> : tensor<40x16x2xi32>
  %x11a0 = stablehlo.iota dim = 0 : tensor<40x16x2xi32>
  %x11c0 = stablehlo.constant dense<32> : tensor<40x16x2xi32>
  %x11m0 = stablehlo.multiply %x11a0, %x11c0 : tensor<40x16x2xi32>
  %x11s1 = stablehlo.add %x11s0, %x11m0 : tensor<40x16x2xi32>
  %x11a1 = stablehlo.iota dim = 1 : tensor<40x16x2xi32>
  %x11c1 = stablehlo.constant dense<1> : tensor<40x16x2xi32>
  %x11m1 = stablehlo.multiply %x11a1, %x11c1 : tensor<40x16x2xi32>
  %x11s2 = stablehlo.add %x11s1, %x11m1 : tensor<40x16x2xi32>
  %x11a2 = stablehlo.iota dim = 2 : tensor<40x16x2xi32>
  %x11c2 = stablehlo.constant dense<16> : tensor<40x16x2xi32>
  %x11m2 = stablehlo.multiply %x11a2, %x11c2 : tensor<40x16x2xi32>
  %x11s3 = stablehlo.add %x11s2, %x11m2 : tensor<40x16x2xi32>
  %x11e = stablehlo.convert %x11s3 : (tensor<40x16x2xi32>) -> tensor<40x16x2xi8>
  %x11eb = stablehlo.optimization_barrier %x11e : tensor<40x16x2xi8>
  check.expect_eq %x11tb, %x11eb : tensor<40x16x2xi8>
  %x12i = stablehlo.iota dim = 0 : tensor<1360xi32>
  %x12j = stablehlo.convert %x12i : (tensor<1360xi32>) -> tensor<1360xi8>
  %x12k = stablehlo.reshape %x12j : (tensor<1360xi8>) -> tensor<40x2x17xi8>
  %x12 = stablehlo.optimization_barrier %x12k : tensor<40x2x17xi8>
  %x12t = stablehlo.transpose %x12, dims = [0, 2, 1] : (tensor<40x2x17xi8>) -> tensor<40x17x2xi8>
  %x12tb = stablehlo.optimization_barrier %x12t : tensor<40x17x2xi8>
  %x12s0 = stablehlo.constant dense<0> : tensor<40x17x2xi32>
  %x12a0 = stablehlo.iota dim = 0 : tensor<40x17x2xi32>
  %x12c0 = stablehlo.constant dense<34> : tensor<40x17x2xi32>
  %x12m0 = stablehlo.multiply %x12a0, %x12c0 : tensor<40x17x2xi32>
  %x12s1 = stablehlo.add %x12s0, %x12m0 : tensor<40x17x2xi32>
  %x12a1 = stablehlo.iota dim = 1 : tensor<40x17x2xi32>
  %x12c1 = stablehlo.constant dense<1> : tensor<40x17x2xi32>
  %x12m1 = stablehlo.multiply %x12a1, %x12c1 : tensor<40x17x2xi32>
  %x12s2 = stablehlo.add %x12s1, %x12m1 : tensor<40x17x2xi32>
  %x12a2 = stablehlo.iota dim = 2 : tensor<40x17x2xi32>
  %x12c2 = stablehlo.constant dense<17> : tensor<40x17x2xi32>
  %x12m2 = stablehlo.multiply %x12a2, %x12c2 : tensor<40x17x2xi32>
  %x12s3 = stablehlo.add %x12s2, %x12m2 : tensor<40x17x2xi32>
  %x12e = stablehlo.convert %x12s3 : (tensor<40x17x2xi32>) -> tensor<40x17x2xi8>
  %x12eb = stablehlo.optimization_barrier %x12e : tensor<40x17x2xi8>
  check.expect_eq %x12tb, %x12eb : tensor<40x17x2xi8>
  %x13i = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x13j = stablehlo.convert %x13i : (tensor<2640xi32>) -> tensor<2640xi8>
  %x13k = stablehlo.reshape %x13j : (tensor<2640xi8>) -> tensor<40x2x33xi8>
  %x13 = stablehlo.optimization_barrier %x13k : tensor<40x2x33xi8>
  %x13t = stablehlo.transpose %x13, dims = [0, 2, 1] : (tensor<40x2x33xi8>) -> tensor<40x33x2xi8>
  %x13tb = stablehlo.optimization_barrier %x13t : tensor<40x33x2xi8>
  %x13s0 = stablehlo.constant dense<0> : tensor<40x33x2xi32>
  %x13a0 = stablehlo.iota dim = 0 : tensor<40x33x2xi32>
  %x13c0 = stablehlo.constant dense<66> : tensor<40x33x2xi32>
  %x13m0 = stablehlo.multiply %x13a0, %x13c0 : tensor<40x33x2xi32>
  %x13s1 = stablehlo.add %x13s0, %x13m0 : tensor<40x33x2xi32>
  %x13a1 = stablehlo.iota dim = 1 : tensor<40x33x2xi32>
  %x13c1 = stablehlo.constant dense<1> : tensor<40x33x2xi32>
  %x13m1 = stablehlo.multiply %x13a1, %x13c1 : tensor<40x33x2xi32>
  %x13s2 = stablehlo.add %x13s1, %x13m1 : tensor<40x33x2xi32>
  %x13a2 = stablehlo.iota dim = 2 : tensor<40x33x2xi32>
  %x13c2 = stablehlo.constant dense<33> : tensor<40x33x2xi32>
  %x13m2 = stablehlo.multiply %x13a2, %x13c2 : tensor<40x33x2xi32>
  %x13s3 = stablehlo.add %x13s2, %x13m2 : tensor<40x33x2xi32>
  %x13e = stablehlo.convert %x13s3 : (tensor<40x33x2xi32>) -> tensor<40x33x2xi8>
  %x13eb = stablehlo.optimization_barrier %x13e : tensor<40x33x2xi8>
  check.expect_eq %x13tb, %x13eb : tensor<40x33x2xi8>
  %x14i = stablehlo.iota dim = 0 : tensor<4000xi32>
  %x14j = stablehlo.convert %x14i : (tensor<4000xi32>) -> tensor<4000xi8>
  %x14k = stablehlo.reshape %x14j : (tensor<4000xi8>) -> tensor<40x2x50xi8>
  %x14 = stablehlo.optimization_barrier %x14k : tensor<40x2x50xi8>
  %x14t = stablehlo.transpose %x14, dims = [0, 2, 1] : (tensor<40x2x50xi8>) -> tensor<40x50x2xi8>
  %x14tb = stablehlo.optimization_barrier %x14t : tensor<40x50x2xi8>
  %x14s0 = stablehlo.constant dense<0> : tensor<40x50x2xi32>
  %x14a0 = stablehlo.iota dim = 0 : tensor<40x50x2xi32>
  %x14c0 = stablehlo.constant dense<100> : tensor<40x50x2xi32>
  %x14m0 = stablehlo.multiply %x14a0, %x14c0 : tensor<40x50x2xi32>
  %x14s1 = stablehlo.add %x14s0, %x14m0 : tensor<40x50x2xi32>
  %x14a1 = stablehlo.iota dim = 1 : tensor<40x50x2xi32>
  %x14c1 = stablehlo.constant dense<1> : tensor<40x50x2xi32>
  %x14m1 = stablehlo.multiply %x14a1, %x14c1 : tensor<40x50x2xi32>
  %x14s2 = stablehlo.add %x14s1, %x14m1 : tensor<40x50x2xi32>
  %x14a2 = stablehlo.iota dim = 2 : tensor<40x50x2xi32>
  %x14c2 = stablehlo.constant dense<50> : tensor<40x50x2xi32>
  %x14m2 = stablehlo.multiply %x14a2, %x14c2 : tensor<40x50x2xi32>
  %x14s3 = stablehlo.add %x14s2, %x14m2 : tensor<40x50x2xi32>
  %x14e = stablehlo.convert %x14s3 : (tensor<40x50x2xi32>) -> tensor<40x50x2xi8>
  %x14eb = stablehlo.optimization_barrier %x14e : tensor<40x50x2xi8>
  check.expect_eq %x14tb, %x14eb : tensor<40x50x2xi8>
  %x15i = stablehlo.iota dim = 0 : tensor<1581xi32>
  %x15j = stablehlo.convert %x15i : (tensor<1581xi32>) -> tensor<1581xi8>
  %x15k = stablehlo.reshape %x15j : (tensor<1581xi8>) -> tensor<3x17x31xi8>
  %x15 = stablehlo.optimization_barrier %x15k : tensor<3x17x31xi8>
  %x15t = stablehlo.transpose %x15, dims = [0, 2, 1] : (tensor<3x17x31xi8>) -> tensor<3x31x17xi8>
  %x15tb = stablehlo.optimization_barrier %x15t : tensor<3x31x17xi8>
  %x15s0 = stablehlo.constant dense<0> : tensor<3x31x17xi32>
  %x15a0 = stablehlo.iota dim = 0 : tensor<3x31x17xi32>
  %x15c0 = stablehlo.constant dense<527> : tensor<3x31x17xi32>
  %x15m0 = stablehlo.multiply %x15a0, %x15c0 : tensor<3x31x17xi32>
  %x15s1 = stablehlo.add %x15s0, %x15m0 : tensor<3x31x17xi32>
  %x15a1 = stablehlo.iota dim = 1 : tensor<3x31x17xi32>
  %x15c1 = stablehlo.constant dense<1> : tensor<3x31x17xi32>
  %x15m1 = stablehlo.multiply %x15a1, %x15c1 : tensor<3x31x17xi32>
  %x15s2 = stablehlo.add %x15s1, %x15m1 : tensor<3x31x17xi32>
  %x15a2 = stablehlo.iota dim = 2 : tensor<3x31x17xi32>
  %x15c2 = stablehlo.constant dense<31> : tensor<3x31x17xi32>
  %x15m2 = stablehlo.multiply %x15a2, %x15c2 : tensor<3x31x17xi32>
  %x15s3 = stablehlo.add %x15s2, %x15m2 : tensor<3x31x17xi32>
  %x15e = stablehlo.convert %x15s3 : (tensor<3x31x17xi32>) -> tensor<3x31x17xi8>
  %x15eb = stablehlo.optimization_barrier %x15e : tensor<3x31x17xi8>
  check.expect_eq %x15tb, %x15eb : tensor<3x31x17xi8>
  %x16i = stablehlo.iota dim = 0 : tensor<864xi32>
  %x16j = stablehlo.convert %x16i : (tensor<864xi32>) -> tensor<864xi8>
  %x16k = stablehlo.reshape %x16j : (tensor<864xi8>) -> tensor<3x16x18xi8>
  %x16 = stablehlo.optimization_barrier %x16k : tensor<3x16x18xi8>
  %x16t = stablehlo.transpose %x16, dims = [0, 2, 1] : (tensor<3x16x18xi8>) -> tensor<3x18x16xi8>
  %x16tb = stablehlo.optimization_barrier %x16t : tensor<3x18x16xi8>
  %x16s0 = stablehlo.constant dense<0> : tensor<3x18x16xi32>
  %x16a0 = stablehlo.iota dim = 0 : tensor<3x18x16xi32>
  %x16c0 = stablehlo.constant dense<288> : tensor<3x18x16xi32>
  %x16m0 = stablehlo.multiply %x16a0, %x16c0 : tensor<3x18x16xi32>
  %x16s1 = stablehlo.add %x16s0, %x16m0 : tensor<3x18x16xi32>
  %x16a1 = stablehlo.iota dim = 1 : tensor<3x18x16xi32>
  %x16c1 = stablehlo.constant dense<1> : tensor<3x18x16xi32>
  %x16m1 = stablehlo.multiply %x16a1, %x16c1 : tensor<3x18x16xi32>
  %x16s2 = stablehlo.add %x16s1, %x16m1 : tensor<3x18x16xi32>
  %x16a2 = stablehlo.iota dim = 2 : tensor<3x18x16xi32>
  %x16c2 = stablehlo.constant dense<18> : tensor<3x18x16xi32>
  %x16m2 = stablehlo.multiply %x16a2, %x16c2 : tensor<3x18x16xi32>
  %x16s3 = stablehlo.add %x16s2, %x16m2 : tensor<3x18x16xi32>
  %x16e = stablehlo.convert %x16s3 : (tensor<3x18x16xi32>) -> tensor<3x18x16xi8>
  %x16eb = stablehlo.optimization_barrier %x16e : tensor<3x18x16xi8>
  check.expect_eq %x16tb, %x16eb : tensor<3x18x16xi8>
  %x17i = stablehlo.iota dim = 0 : tensor<864xi32>
  %x17j = stablehlo.convert %x17i : (tensor<864xi32>) -> tensor<864xi8>
  %x17k = stablehlo.reshape %x17j : (tensor<864xi8>) -> tensor<3x18x16xi8>
  %x17 = stablehlo.optimization_barrier %x17k : tensor<3x18x16xi8>
  %x17t = stablehlo.transpose %x17, dims = [0, 2, 1] : (tensor<3x18x16xi8>) -> tensor<3x16x18xi8>
  %x17tb = stablehlo.optimization_barrier %x17t : tensor<3x16x18xi8>
  %x17s0 = stablehlo.constant dense<0> : tensor<3x16x18xi32>
  %x17a0 = stablehlo.iota dim = 0 : tensor<3x16x18xi32>
  %x17c0 = stablehlo.constant dense<288> : tensor<3x16x18xi32>
  %x17m0 = stablehlo.multiply %x17a0, %x17c0 : tensor<3x16x18xi32>
  %x17s1 = stablehlo.add %x17s0, %x17m0 : tensor<3x16x18xi32>
  %x17a1 = stablehlo.iota dim = 1 : tensor<3x16x18xi32>
  %x17c1 = stablehlo.constant dense<1> : tensor<3x16x18xi32>
  %x17m1 = stablehlo.multiply %x17a1, %x17c1 : tensor<3x16x18xi32>
  %x17s2 = stablehlo.add %x17s1, %x17m1 : tensor<3x16x18xi32>
  %x17a2 = stablehlo.iota dim = 2 : tensor<3x16x18xi32>
  %x17c2 = stablehlo.constant dense<16> : tensor<3x16x18xi32>
  %x17m2 = stablehlo.multiply %x17a2, %x17c2 : tensor<3x16x18xi32>
  %x17s3 = stablehlo.add %x17s2, %x17m2 : tensor<3x16x18xi32>
  %x17e = stablehlo.convert %x17s3 : (tensor<3x16x18xi32>) -> tensor<3x16x18xi8>
  %x17eb = stablehlo.optimization_barrier %x17e : tensor<3x16x18xi8>
  check.expect_eq %x17tb, %x17eb : tensor<3x16x18xi8>
  %x18i = stablehlo.iota dim = 0 : tensor<1980xi32>
  %x18j = stablehlo.convert %x18i : (tensor<1980xi32>) -> tensor<1980xi8>
  %x18k = stablehlo.reshape %x18j : (tensor<1980xi8>) -> tensor<3x33x20xi8>
  %x18 = stablehlo.optimization_barrier %x18k : tensor<3x33x20xi8>
  %x18t = stablehlo.transpose %x18, dims = [0, 2, 1] : (tensor<3x33x20xi8>) -> tensor<3x20x33xi8>
  %x18tb = stablehlo.optimization_barrier %x18t : tensor<3x20x33xi8>
  %x18s0 = stablehlo.constant dense<0> : tensor<3x20x33xi32>
  %x18a0 = stablehlo.iota dim = 0 : tensor<3x20x33xi32>
  %x18c0 = stablehlo.constant dense<660> : tensor<3x20x33xi32>
  %x18m0 = stablehlo.multiply %x18a0, %x18c0 : tensor<3x20x33xi32>
  %x18s1 = stablehlo.add %x18s0, %x18m0 : tensor<3x20x33xi32>
  %x18a1 = stablehlo.iota dim = 1 : tensor<3x20x33xi32>
  %x18c1 = stablehlo.constant dense<1> : tensor<3x20x33xi32>
  %x18m1 = stablehlo.multiply %x18a1, %x18c1 : tensor<3x20x33xi32>
  %x18s2 = stablehlo.add %x18s1, %x18m1 : tensor<3x20x33xi32>
  %x18a2 = stablehlo.iota dim = 2 : tensor<3x20x33xi32>
  %x18c2 = stablehlo.constant dense<20> : tensor<3x20x33xi32>
  %x18m2 = stablehlo.multiply %x18a2, %x18c2 : tensor<3x20x33xi32>
  %x18s3 = stablehlo.add %x18s2, %x18m2 : tensor<3x20x33xi32>
  %x18e = stablehlo.convert %x18s3 : (tensor<3x20x33xi32>) -> tensor<3x20x33xi8>
  %x18eb = stablehlo.optimization_barrier %x18e : tensor<3x20x33xi8>
  check.expect_eq %x18tb, %x18eb : tensor<3x20x33xi8>
  %x19i = stablehlo.iota dim = 0 : tensor<1890xi32>
  %x19j = stablehlo.convert %x19i : (tensor<1890xi32>) -> tensor<1890xi8>
  %x19k = stablehlo.reshape %x19j : (tensor<1890xi8>) -> tensor<3x9x70xi8>
  %x19 = stablehlo.optimization_barrier %x19k : tensor<3x9x70xi8>
  %x19t = stablehlo.transpose %x19, dims = [0, 2, 1] : (tensor<3x9x70xi8>) -> tensor<3x70x9xi8>
  %x19tb = stablehlo.optimization_barrier %x19t : tensor<3x70x9xi8>
  %x19s0 = stablehlo.constant dense<0> : tensor<3x70x9xi32>
  %x19a0 = stablehlo.iota dim = 0 : tensor<3x70x9xi32>
  %x19c0 = stablehlo.constant dense<630> : tensor<3x70x9xi32>
  %x19m0 = stablehlo.multiply %x19a0, %x19c0 : tensor<3x70x9xi32>
  %x19s1 = stablehlo.add %x19s0, %x19m0 : tensor<3x70x9xi32>
  %x19a1 = stablehlo.iota dim = 1 : tensor<3x70x9xi32>
  %x19c1 = stablehlo.constant dense<1> : tensor<3x70x9xi32>
  %x19m1 = stablehlo.multiply %x19a1, %x19c1 : tensor<3x70x9xi32>
  %x19s2 = stablehlo.add %x19s1, %x19m1 : tensor<3x70x9xi32>
  %x19a2 = stablehlo.iota dim = 2 : tensor<3x70x9xi32>
  %x19c2 = stablehlo.constant dense<70> : tensor<3x70x9xi32>
  %x19m2 = stablehlo.multiply %x19a2, %x19c2 : tensor<3x70x9xi32>
  %x19s3 = stablehlo.add %x19s2, %x19m2 : tensor<3x70x9xi32>
  %x19e = stablehlo.convert %x19s3 : (tensor<3x70x9xi32>) -> tensor<3x70x9xi8>
  %x19eb = stablehlo.optimization_barrier %x19e : tensor<3x70x9xi8>
  check.expect_eq %x19tb, %x19eb : tensor<3x70x9xi8>
  %x20i = stablehlo.iota dim = 0 : tensor<2880xi32>
  %x20j = stablehlo.convert %x20i : (tensor<2880xi32>) -> tensor<2880xi8>
  %x20k = stablehlo.reshape %x20j : (tensor<2880xi8>) -> tensor<3x40x24xi8>
  %x20 = stablehlo.optimization_barrier %x20k : tensor<3x40x24xi8>
  %x20t = stablehlo.transpose %x20, dims = [0, 2, 1] : (tensor<3x40x24xi8>) -> tensor<3x24x40xi8>
  %x20tb = stablehlo.optimization_barrier %x20t : tensor<3x24x40xi8>
  %x20s0 = stablehlo.constant dense<0> : tensor<3x24x40xi32>
  %x20a0 = stablehlo.iota dim = 0 : tensor<3x24x40xi32>
  %x20c0 = stablehlo.constant dense<960> : tensor<3x24x40xi32>
  %x20m0 = stablehlo.multiply %x20a0, %x20c0 : tensor<3x24x40xi32>
  %x20s1 = stablehlo.add %x20s0, %x20m0 : tensor<3x24x40xi32>
  %x20a1 = stablehlo.iota dim = 1 : tensor<3x24x40xi32>
  %x20c1 = stablehlo.constant dense<1> : tensor<3x24x40xi32>
  %x20m1 = stablehlo.multiply %x20a1, %x20c1 : tensor<3x24x40xi32>
  %x20s2 = stablehlo.add %x20s1, %x20m1 : tensor<3x24x40xi32>
  %x20a2 = stablehlo.iota dim = 2 : tensor<3x24x40xi32>
  %x20c2 = stablehlo.constant dense<24> : tensor<3x24x40xi32>
  %x20m2 = stablehlo.multiply %x20a2, %x20c2 : tensor<3x24x40xi32>
  %x20s3 = stablehlo.add %x20s2, %x20m2 : tensor<3x24x40xi32>
  %x20e = stablehlo.convert %x20s3 : (tensor<3x24x40xi32>) -> tensor<3x24x40xi8>
  %x20eb = stablehlo.optimization_barrier %x20e : tensor<3x24x40xi8>
  check.expect_eq %x20tb, %x20eb : tensor<3x24x40xi8>
  %x21i = stablehlo.iota dim = 0 : tensor<13650xi32>
  %x21j = stablehlo.convert %x21i : (tensor<13650xi32>) -> tensor<13650xi8>
  %x21k = stablehlo.reshape %x21j : (tensor<13650xi8>) -> tensor<3x130x35xi8>
  %x21 = stablehlo.optimization_barrier %x21k : tensor<3x130x35xi8>
  %x21t = stablehlo.transpose %x21, dims = [0, 2, 1] : (tensor<3x130x35xi8>) -> tensor<3x35x130xi8>
  %x21tb = stablehlo.optimization_barrier %x21t : tensor<3x35x130xi8>
  %x21s0 = stablehlo.constant dense<0> : tensor<3x35x130xi32>
  %x21a0 = stablehlo.iota dim = 0 : tensor<3x35x130xi32>
  %x21c0 = stablehlo.constant dense<4550> : tensor<3x35x130xi32>
  %x21m0 = stablehlo.multiply %x21a0, %x21c0 : tensor<3x35x130xi32>
  %x21s1 = stablehlo.add %x21s0, %x21m0 : tensor<3x35x130xi32>
  %x21a1 = stablehlo.iota dim = 1 : tensor<3x35x130xi32>
  %x21c1 = stablehlo.constant dense<1> : tensor<3x35x130xi32>
  %x21m1 = stablehlo.multiply %x21a1, %x21c1 : tensor<3x35x130xi32>
  %x21s2 = stablehlo.add %x21s1, %x21m1 : tensor<3x35x130xi32>
  %x21a2 = stablehlo.iota dim = 2 : tensor<3x35x130xi32>
  %x21c2 = stablehlo.constant dense<35> : tensor<3x35x130xi32>
  %x21m2 = stablehlo.multiply %x21a2, %x21c2 : tensor<3x35x130xi32>
  %x21s3 = stablehlo.add %x21s2, %x21m2 : tensor<3x35x130xi32>
  %x21e = stablehlo.convert %x21s3 : (tensor<3x35x130xi32>) -> tensor<3x35x130xi8>
  %x21eb = stablehlo.optimization_barrier %x21e : tensor<3x35x130xi8>
  check.expect_eq %x21tb, %x21eb : tensor<3x35x130xi8>
  %x22i = stablehlo.iota dim = 0 : tensor<25155xi32>
  %x22j = stablehlo.convert %x22i : (tensor<25155xi32>) -> tensor<25155xi8>
  %x22k = stablehlo.reshape %x22j : (tensor<25155xi8>) -> tensor<3x65x129xi8>
  %x22 = stablehlo.optimization_barrier %x22k : tensor<3x65x129xi8>
  %x22t = stablehlo.transpose %x22, dims = [0, 2, 1] : (tensor<3x65x129xi8>) -> tensor<3x129x65xi8>
  %x22tb = stablehlo.optimization_barrier %x22t : tensor<3x129x65xi8>
  %x22s0 = stablehlo.constant dense<0> : tensor<3x129x65xi32>
  %x22a0 = stablehlo.iota dim = 0 : tensor<3x129x65xi32>
  %x22c0 = stablehlo.constant dense<8385> : tensor<3x129x65xi32>
  %x22m0 = stablehlo.multiply %x22a0, %x22c0 : tensor<3x129x65xi32>
  %x22s1 = stablehlo.add %x22s0, %x22m0 : tensor<3x129x65xi32>
  %x22a1 = stablehlo.iota dim = 1 : tensor<3x129x65xi32>
  %x22c1 = stablehlo.constant dense<1> : tensor<3x129x65xi32>
  %x22m1 = stablehlo.multiply %x22a1, %x22c1 : tensor<3x129x65xi32>
  %x22s2 = stablehlo.add %x22s1, %x22m1 : tensor<3x129x65xi32>
  %x22a2 = stablehlo.iota dim = 2 : tensor<3x129x65xi32>
  %x22c2 = stablehlo.constant dense<129> : tensor<3x129x65xi32>
  %x22m2 = stablehlo.multiply %x22a2, %x22c2 : tensor<3x129x65xi32>
  %x22s3 = stablehlo.add %x22s2, %x22m2 : tensor<3x129x65xi32>
  %x22e = stablehlo.convert %x22s3 : (tensor<3x129x65xi32>) -> tensor<3x129x65xi8>
  %x22eb = stablehlo.optimization_barrier %x22e : tensor<3x129x65xi8>
  check.expect_eq %x22tb, %x22eb : tensor<3x129x65xi8>
  %x23i = stablehlo.iota dim = 0 : tensor<4704xi32>
  %x23j = stablehlo.convert %x23i : (tensor<4704xi32>) -> tensor<4704xi8>
  %x23k = stablehlo.reshape %x23j : (tensor<4704xi8>) -> tensor<6x14x2x14x2xi8>
  %x23 = stablehlo.optimization_barrier %x23k : tensor<6x14x2x14x2xi8>
  %x23t = stablehlo.transpose %x23, dims = [0, 2, 4, 1, 3] : (tensor<6x14x2x14x2xi8>) -> tensor<6x2x2x14x14xi8>
  %x23tb = stablehlo.optimization_barrier %x23t : tensor<6x2x2x14x14xi8>
  %x23s0 = stablehlo.constant dense<0> : tensor<6x2x2x14x14xi32>
  %x23a0 = stablehlo.iota dim = 0 : tensor<6x2x2x14x14xi32>
  %x23c0 = stablehlo.constant dense<784> : tensor<6x2x2x14x14xi32>
  %x23m0 = stablehlo.multiply %x23a0, %x23c0 : tensor<6x2x2x14x14xi32>
  %x23s1 = stablehlo.add %x23s0, %x23m0 : tensor<6x2x2x14x14xi32>
  %x23a1 = stablehlo.iota dim = 1 : tensor<6x2x2x14x14xi32>
  %x23c1 = stablehlo.constant dense<28> : tensor<6x2x2x14x14xi32>
  %x23m1 = stablehlo.multiply %x23a1, %x23c1 : tensor<6x2x2x14x14xi32>
  %x23s2 = stablehlo.add %x23s1, %x23m1 : tensor<6x2x2x14x14xi32>
  %x23a2 = stablehlo.iota dim = 2 : tensor<6x2x2x14x14xi32>
  %x23c2 = stablehlo.constant dense<1> : tensor<6x2x2x14x14xi32>
  %x23m2 = stablehlo.multiply %x23a2, %x23c2 : tensor<6x2x2x14x14xi32>
  %x23s3 = stablehlo.add %x23s2, %x23m2 : tensor<6x2x2x14x14xi32>
  %x23a3 = stablehlo.iota dim = 3 : tensor<6x2x2x14x14xi32>
  %x23c3 = stablehlo.constant dense<56> : tensor<6x2x2x14x14xi32>
  %x23m3 = stablehlo.multiply %x23a3, %x23c3 : tensor<6x2x2x14x14xi32>
  %x23s4 = stablehlo.add %x23s3, %x23m3 : tensor<6x2x2x14x14xi32>
  %x23a4 = stablehlo.iota dim = 4 : tensor<6x2x2x14x14xi32>
  %x23c4 = stablehlo.constant dense<2> : tensor<6x2x2x14x14xi32>
  %x23m4 = stablehlo.multiply %x23a4, %x23c4 : tensor<6x2x2x14x14xi32>
  %x23s5 = stablehlo.add %x23s4, %x23m4 : tensor<6x2x2x14x14xi32>
  %x23e = stablehlo.convert %x23s5 : (tensor<6x2x2x14x14xi32>) -> tensor<6x2x2x14x14xi8>
  %x23eb = stablehlo.optimization_barrier %x23e : tensor<6x2x2x14x14xi8>
  check.expect_eq %x23tb, %x23eb : tensor<6x2x2x14x14xi8>
  %x24i = stablehlo.iota dim = 0 : tensor<2400xi32>
  %x24j = stablehlo.convert %x24i : (tensor<2400xi32>) -> tensor<2400xi8>
  %x24k = stablehlo.reshape %x24j : (tensor<2400xi8>) -> tensor<6x5x2x20x2xi8>
  %x24 = stablehlo.optimization_barrier %x24k : tensor<6x5x2x20x2xi8>
  %x24t = stablehlo.transpose %x24, dims = [0, 2, 4, 1, 3] : (tensor<6x5x2x20x2xi8>) -> tensor<6x2x2x5x20xi8>
  %x24tb = stablehlo.optimization_barrier %x24t : tensor<6x2x2x5x20xi8>
  %x24s0 = stablehlo.constant dense<0> : tensor<6x2x2x5x20xi32>
  %x24a0 = stablehlo.iota dim = 0 : tensor<6x2x2x5x20xi32>
  %x24c0 = stablehlo.constant dense<400> : tensor<6x2x2x5x20xi32>
  %x24m0 = stablehlo.multiply %x24a0, %x24c0 : tensor<6x2x2x5x20xi32>
  %x24s1 = stablehlo.add %x24s0, %x24m0 : tensor<6x2x2x5x20xi32>
  %x24a1 = stablehlo.iota dim = 1 : tensor<6x2x2x5x20xi32>
  %x24c1 = stablehlo.constant dense<40> : tensor<6x2x2x5x20xi32>
  %x24m1 = stablehlo.multiply %x24a1, %x24c1 : tensor<6x2x2x5x20xi32>
  %x24s2 = stablehlo.add %x24s1, %x24m1 : tensor<6x2x2x5x20xi32>
  %x24a2 = stablehlo.iota dim = 2 : tensor<6x2x2x5x20xi32>
  %x24c2 = stablehlo.constant dense<1> : tensor<6x2x2x5x20xi32>
  %x24m2 = stablehlo.multiply %x24a2, %x24c2 : tensor<6x2x2x5x20xi32>
  %x24s3 = stablehlo.add %x24s2, %x24m2 : tensor<6x2x2x5x20xi32>
  %x24a3 = stablehlo.iota dim = 3 : tensor<6x2x2x5x20xi32>
  %x24c3 = stablehlo.constant dense<80> : tensor<6x2x2x5x20xi32>
  %x24m3 = stablehlo.multiply %x24a3, %x24c3 : tensor<6x2x2x5x20xi32>
  %x24s4 = stablehlo.add %x24s3, %x24m3 : tensor<6x2x2x5x20xi32>
  %x24a4 = stablehlo.iota dim = 4 : tensor<6x2x2x5x20xi32>
  %x24c4 = stablehlo.constant dense<2> : tensor<6x2x2x5x20xi32>
  %x24m4 = stablehlo.multiply %x24a4, %x24c4 : tensor<6x2x2x5x20xi32>
  %x24s5 = stablehlo.add %x24s4, %x24m4 : tensor<6x2x2x5x20xi32>
  %x24e = stablehlo.convert %x24s5 : (tensor<6x2x2x5x20xi32>) -> tensor<6x2x2x5x20xi8>
  %x24eb = stablehlo.optimization_barrier %x24e : tensor<6x2x2x5x20xi8>
  check.expect_eq %x24tb, %x24eb : tensor<6x2x2x5x20xi8>
  %x25i = stablehlo.iota dim = 0 : tensor<1944xi32>
  %x25j = stablehlo.convert %x25i : (tensor<1944xi32>) -> tensor<1944xi8>
  %x25k = stablehlo.reshape %x25j : (tensor<1944xi8>) -> tensor<6x9x2x9x2xi8>
  %x25 = stablehlo.optimization_barrier %x25k : tensor<6x9x2x9x2xi8>
  %x25t = stablehlo.transpose %x25, dims = [0, 2, 4, 1, 3] : (tensor<6x9x2x9x2xi8>) -> tensor<6x2x2x9x9xi8>
  %x25tb = stablehlo.optimization_barrier %x25t : tensor<6x2x2x9x9xi8>
  %x25s0 = stablehlo.constant dense<0> : tensor<6x2x2x9x9xi32>
  %x25a0 = stablehlo.iota dim = 0 : tensor<6x2x2x9x9xi32>
  %x25c0 = stablehlo.constant dense<324> : tensor<6x2x2x9x9xi32>
  %x25m0 = stablehlo.multiply %x25a0, %x25c0 : tensor<6x2x2x9x9xi32>
  %x25s1 = stablehlo.add %x25s0, %x25m0 : tensor<6x2x2x9x9xi32>
  %x25a1 = stablehlo.iota dim = 1 : tensor<6x2x2x9x9xi32>
  %x25c1 = stablehlo.constant dense<18> : tensor<6x2x2x9x9xi32>
  %x25m1 = stablehlo.multiply %x25a1, %x25c1 : tensor<6x2x2x9x9xi32>
  %x25s2 = stablehlo.add %x25s1, %x25m1 : tensor<6x2x2x9x9xi32>
  %x25a2 = stablehlo.iota dim = 2 : tensor<6x2x2x9x9xi32>
  %x25c2 = stablehlo.constant dense<1> : tensor<6x2x2x9x9xi32>
  %x25m2 = stablehlo.multiply %x25a2, %x25c2 : tensor<6x2x2x9x9xi32>
  %x25s3 = stablehlo.add %x25s2, %x25m2 : tensor<6x2x2x9x9xi32>
  %x25a3 = stablehlo.iota dim = 3 : tensor<6x2x2x9x9xi32>
  %x25c3 = stablehlo.constant dense<36> : tensor<6x2x2x9x9xi32>
  %x25m3 = stablehlo.multiply %x25a3, %x25c3 : tensor<6x2x2x9x9xi32>
  %x25s4 = stablehlo.add %x25s3, %x25m3 : tensor<6x2x2x9x9xi32>
  %x25a4 = stablehlo.iota dim = 4 : tensor<6x2x2x9x9xi32>
  %x25c4 = stablehlo.constant dense<2> : tensor<6x2x2x9x9xi32>
  %x25m4 = stablehlo.multiply %x25a4, %x25c4 : tensor<6x2x2x9x9xi32>
  %x25s5 = stablehlo.add %x25s4, %x25m4 : tensor<6x2x2x9x9xi32>
  %x25e = stablehlo.convert %x25s5 : (tensor<6x2x2x9x9xi32>) -> tensor<6x2x2x9x9xi8>
  %x25eb = stablehlo.optimization_barrier %x25e : tensor<6x2x2x9x9xi8>
  check.expect_eq %x25tb, %x25eb : tensor<6x2x2x9x9xi8>
  %x26i = stablehlo.iota dim = 0 : tensor<4704xi32>
  %x26j = stablehlo.convert %x26i : (tensor<4704xi32>) -> tensor<4704xi8>
  %x26k = stablehlo.reshape %x26j : (tensor<4704xi8>) -> tensor<6x2x2x14x14xi8>
  %x26 = stablehlo.optimization_barrier %x26k : tensor<6x2x2x14x14xi8>
  %x26t = stablehlo.transpose %x26, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x14x14xi8>) -> tensor<6x14x2x14x2xi8>
  %x26tb = stablehlo.optimization_barrier %x26t : tensor<6x14x2x14x2xi8>
  %x26s0 = stablehlo.constant dense<0> : tensor<6x14x2x14x2xi32>
  %x26a0 = stablehlo.iota dim = 0 : tensor<6x14x2x14x2xi32>
  %x26c0 = stablehlo.constant dense<784> : tensor<6x14x2x14x2xi32>
  %x26m0 = stablehlo.multiply %x26a0, %x26c0 : tensor<6x14x2x14x2xi32>
  %x26s1 = stablehlo.add %x26s0, %x26m0 : tensor<6x14x2x14x2xi32>
  %x26a1 = stablehlo.iota dim = 1 : tensor<6x14x2x14x2xi32>
  %x26c1 = stablehlo.constant dense<14> : tensor<6x14x2x14x2xi32>
  %x26m1 = stablehlo.multiply %x26a1, %x26c1 : tensor<6x14x2x14x2xi32>
  %x26s2 = stablehlo.add %x26s1, %x26m1 : tensor<6x14x2x14x2xi32>
  %x26a2 = stablehlo.iota dim = 2 : tensor<6x14x2x14x2xi32>
  %x26c2 = stablehlo.constant dense<392> : tensor<6x14x2x14x2xi32>
  %x26m2 = stablehlo.multiply %x26a2, %x26c2 : tensor<6x14x2x14x2xi32>
  %x26s3 = stablehlo.add %x26s2, %x26m2 : tensor<6x14x2x14x2xi32>
  %x26a3 = stablehlo.iota dim = 3 : tensor<6x14x2x14x2xi32>
  %x26c3 = stablehlo.constant dense<1> : tensor<6x14x2x14x2xi32>
  %x26m3 = stablehlo.multiply %x26a3, %x26c3 : tensor<6x14x2x14x2xi32>
  %x26s4 = stablehlo.add %x26s3, %x26m3 : tensor<6x14x2x14x2xi32>
  %x26a4 = stablehlo.iota dim = 4 : tensor<6x14x2x14x2xi32>
  %x26c4 = stablehlo.constant dense<196> : tensor<6x14x2x14x2xi32>
  %x26m4 = stablehlo.multiply %x26a4, %x26c4 : tensor<6x14x2x14x2xi32>
  %x26s5 = stablehlo.add %x26s4, %x26m4 : tensor<6x14x2x14x2xi32>
  %x26e = stablehlo.convert %x26s5 : (tensor<6x14x2x14x2xi32>) -> tensor<6x14x2x14x2xi8>
  %x26eb = stablehlo.optimization_barrier %x26e : tensor<6x14x2x14x2xi8>
  check.expect_eq %x26tb, %x26eb : tensor<6x14x2x14x2xi8>
  %x27i = stablehlo.iota dim = 0 : tensor<2400xi32>
  %x27j = stablehlo.convert %x27i : (tensor<2400xi32>) -> tensor<2400xi8>
  %x27k = stablehlo.reshape %x27j : (tensor<2400xi8>) -> tensor<6x2x2x5x20xi8>
  %x27 = stablehlo.optimization_barrier %x27k : tensor<6x2x2x5x20xi8>
  %x27t = stablehlo.transpose %x27, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x5x20xi8>) -> tensor<6x5x2x20x2xi8>
  %x27tb = stablehlo.optimization_barrier %x27t : tensor<6x5x2x20x2xi8>
  %x27s0 = stablehlo.constant dense<0> : tensor<6x5x2x20x2xi32>
  %x27a0 = stablehlo.iota dim = 0 : tensor<6x5x2x20x2xi32>
  %x27c0 = stablehlo.constant dense<400> : tensor<6x5x2x20x2xi32>
  %x27m0 = stablehlo.multiply %x27a0, %x27c0 : tensor<6x5x2x20x2xi32>
  %x27s1 = stablehlo.add %x27s0, %x27m0 : tensor<6x5x2x20x2xi32>
  %x27a1 = stablehlo.iota dim = 1 : tensor<6x5x2x20x2xi32>
  %x27c1 = stablehlo.constant dense<20> : tensor<6x5x2x20x2xi32>
  %x27m1 = stablehlo.multiply %x27a1, %x27c1 : tensor<6x5x2x20x2xi32>
  %x27s2 = stablehlo.add %x27s1, %x27m1 : tensor<6x5x2x20x2xi32>
  %x27a2 = stablehlo.iota dim = 2 : tensor<6x5x2x20x2xi32>
  %x27c2 = stablehlo.constant dense<200> : tensor<6x5x2x20x2xi32>
  %x27m2 = stablehlo.multiply %x27a2, %x27c2 : tensor<6x5x2x20x2xi32>
  %x27s3 = stablehlo.add %x27s2, %x27m2 : tensor<6x5x2x20x2xi32>
  %x27a3 = stablehlo.iota dim = 3 : tensor<6x5x2x20x2xi32>
  %x27c3 = stablehlo.constant dense<1> : tensor<6x5x2x20x2xi32>
  %x27m3 = stablehlo.multiply %x27a3, %x27c3 : tensor<6x5x2x20x2xi32>
  %x27s4 = stablehlo.add %x27s3, %x27m3 : tensor<6x5x2x20x2xi32>
  %x27a4 = stablehlo.iota dim = 4 : tensor<6x5x2x20x2xi32>
  %x27c4 = stablehlo.constant dense<100> : tensor<6x5x2x20x2xi32>
  %x27m4 = stablehlo.multiply %x27a4, %x27c4 : tensor<6x5x2x20x2xi32>
  %x27s5 = stablehlo.add %x27s4, %x27m4 : tensor<6x5x2x20x2xi32>
  %x27e = stablehlo.convert %x27s5 : (tensor<6x5x2x20x2xi32>) -> tensor<6x5x2x20x2xi8>
  %x27eb = stablehlo.optimization_barrier %x27e : tensor<6x5x2x20x2xi8>
  check.expect_eq %x27tb, %x27eb : tensor<6x5x2x20x2xi8>
  %x28i = stablehlo.iota dim = 0 : tensor<1944xi32>
  %x28j = stablehlo.convert %x28i : (tensor<1944xi32>) -> tensor<1944xi8>
  %x28k = stablehlo.reshape %x28j : (tensor<1944xi8>) -> tensor<6x2x2x9x9xi8>
  %x28 = stablehlo.optimization_barrier %x28k : tensor<6x2x2x9x9xi8>
  %x28t = stablehlo.transpose %x28, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x9x9xi8>) -> tensor<6x9x2x9x2xi8>
  %x28tb = stablehlo.optimization_barrier %x28t : tensor<6x9x2x9x2xi8>
  %x28s0 = stablehlo.constant dense<0> : tensor<6x9x2x9x2xi32>
  %x28a0 = stablehlo.iota dim = 0 : tensor<6x9x2x9x2xi32>
  %x28c0 = stablehlo.constant dense<324> : tensor<6x9x2x9x2xi32>
  %x28m0 = stablehlo.multiply %x28a0, %x28c0 : tensor<6x9x2x9x2xi32>
  %x28s1 = stablehlo.add %x28s0, %x28m0 : tensor<6x9x2x9x2xi32>
  %x28a1 = stablehlo.iota dim = 1 : tensor<6x9x2x9x2xi32>
  %x28c1 = stablehlo.constant dense<9> : tensor<6x9x2x9x2xi32>
  %x28m1 = stablehlo.multiply %x28a1, %x28c1 : tensor<6x9x2x9x2xi32>
  %x28s2 = stablehlo.add %x28s1, %x28m1 : tensor<6x9x2x9x2xi32>
  %x28a2 = stablehlo.iota dim = 2 : tensor<6x9x2x9x2xi32>
  %x28c2 = stablehlo.constant dense<162> : tensor<6x9x2x9x2xi32>
  %x28m2 = stablehlo.multiply %x28a2, %x28c2 : tensor<6x9x2x9x2xi32>
  %x28s3 = stablehlo.add %x28s2, %x28m2 : tensor<6x9x2x9x2xi32>
  %x28a3 = stablehlo.iota dim = 3 : tensor<6x9x2x9x2xi32>
  %x28c3 = stablehlo.constant dense<1> : tensor<6x9x2x9x2xi32>
  %x28m3 = stablehlo.multiply %x28a3, %x28c3 : tensor<6x9x2x9x2xi32>
  %x28s4 = stablehlo.add %x28s3, %x28m3 : tensor<6x9x2x9x2xi32>
  %x28a4 = stablehlo.iota dim = 4 : tensor<6x9x2x9x2xi32>
  %x28c4 = stablehlo.constant dense<81> : tensor<6x9x2x9x2xi32>
  %x28m4 = stablehlo.multiply %x28a4, %x28c4 : tensor<6x9x2x9x2xi32>
  %x28s5 = stablehlo.add %x28s4, %x28m4 : tensor<6x9x2x9x2xi32>
  %x28e = stablehlo.convert %x28s5 : (tensor<6x9x2x9x2xi32>) -> tensor<6x9x2x9x2xi8>
  %x28eb = stablehlo.optimization_barrier %x28e : tensor<6x9x2x9x2xi8>
  check.expect_eq %x28tb, %x28eb : tensor<6x9x2x9x2xi8>
  func.return
}
func.func private @i16() {
  %x1i = stablehlo.iota dim = 0 : tensor<240xi32>
  %x1j = stablehlo.convert %x1i : (tensor<240xi32>) -> tensor<240xi16>
  %x1k = stablehlo.reshape %x1j : (tensor<240xi16>) -> tensor<40x3x2xi16>
  %x1 = stablehlo.optimization_barrier %x1k : tensor<40x3x2xi16>
  %x1t = stablehlo.transpose %x1, dims = [0, 2, 1] : (tensor<40x3x2xi16>) -> tensor<40x2x3xi16>
  %x1tb = stablehlo.optimization_barrier %x1t : tensor<40x2x3xi16>
  %x1s0 = stablehlo.constant dense<0> : tensor<40x2x3xi32>
  %x1a0 = stablehlo.iota dim = 0 : tensor<40x2x3xi32>
  %x1c0 = stablehlo.constant dense<6> : tensor<40x2x3xi32>
  %x1m0 = stablehlo.multiply %x1a0, %x1c0 : tensor<40x2x3xi32>
  %x1s1 = stablehlo.add %x1s0, %x1m0 : tensor<40x2x3xi32>
  %x1a1 = stablehlo.iota dim = 1 : tensor<40x2x3xi32>
  %x1c1 = stablehlo.constant dense<1> : tensor<40x2x3xi32>
  %x1m1 = stablehlo.multiply %x1a1, %x1c1 : tensor<40x2x3xi32>
  %x1s2 = stablehlo.add %x1s1, %x1m1 : tensor<40x2x3xi32>
  %x1a2 = stablehlo.iota dim = 2 : tensor<40x2x3xi32>
  %x1c2 = stablehlo.constant dense<2> : tensor<40x2x3xi32>
  %x1m2 = stablehlo.multiply %x1a2, %x1c2 : tensor<40x2x3xi32>
  %x1s3 = stablehlo.add %x1s2, %x1m2 : tensor<40x2x3xi32>
  %x1e = stablehlo.convert %x1s3 : (tensor<40x2x3xi32>) -> tensor<40x2x3xi16>
  %x1eb = stablehlo.optimization_barrier %x1e : tensor<40x2x3xi16>
  check.expect_eq %x1tb, %x1eb : tensor<40x2x3xi16>
  %x2i = stablehlo.iota dim = 0 : tensor<560xi32>
  %x2j = stablehlo.convert %x2i : (tensor<560xi32>) -> tensor<560xi16>
  %x2k = stablehlo.reshape %x2j : (tensor<560xi16>) -> tensor<40x7x2xi16>
  %x2 = stablehlo.optimization_barrier %x2k : tensor<40x7x2xi16>
  %x2t = stablehlo.transpose %x2, dims = [0, 2, 1] : (tensor<40x7x2xi16>) -> tensor<40x2x7xi16>
  %x2tb = stablehlo.optimization_barrier %x2t : tensor<40x2x7xi16>
  %x2s0 = stablehlo.constant dense<0> : tensor<40x2x7xi32>
  %x2a0 = stablehlo.iota dim = 0 : tensor<40x2x7xi32>
  %x2c0 = stablehlo.constant dense<14> : tensor<40x2x7xi32>
  %x2m0 = stablehlo.multiply %x2a0, %x2c0 : tensor<40x2x7xi32>
  %x2s1 = stablehlo.add %x2s0, %x2m0 : tensor<40x2x7xi32>
  %x2a1 = stablehlo.iota dim = 1 : tensor<40x2x7xi32>
  %x2c1 = stablehlo.constant dense<1> : tensor<40x2x7xi32>
  %x2m1 = stablehlo.multiply %x2a1, %x2c1 : tensor<40x2x7xi32>
  %x2s2 = stablehlo.add %x2s1, %x2m1 : tensor<40x2x7xi32>
  %x2a2 = stablehlo.iota dim = 2 : tensor<40x2x7xi32>
  %x2c2 = stablehlo.constant dense<2> : tensor<40x2x7xi32>
  %x2m2 = stablehlo.multiply %x2a2, %x2c2 : tensor<40x2x7xi32>
  %x2s3 = stablehlo.add %x2s2, %x2m2 : tensor<40x2x7xi32>
  %x2e = stablehlo.convert %x2s3 : (tensor<40x2x7xi32>) -> tensor<40x2x7xi16>
  %x2eb = stablehlo.optimization_barrier %x2e : tensor<40x2x7xi16>
  check.expect_eq %x2tb, %x2eb : tensor<40x2x7xi16>
  %x3i = stablehlo.iota dim = 0 : tensor<1120xi32>
  %x3j = stablehlo.convert %x3i : (tensor<1120xi32>) -> tensor<1120xi16>
  %x3k = stablehlo.reshape %x3j : (tensor<1120xi16>) -> tensor<40x14x2xi16>
  %x3 = stablehlo.optimization_barrier %x3k : tensor<40x14x2xi16>
  %x3t = stablehlo.transpose %x3, dims = [0, 2, 1] : (tensor<40x14x2xi16>) -> tensor<40x2x14xi16>
  %x3tb = stablehlo.optimization_barrier %x3t : tensor<40x2x14xi16>
  %x3s0 = stablehlo.constant dense<0> : tensor<40x2x14xi32>
  %x3a0 = stablehlo.iota dim = 0 : tensor<40x2x14xi32>
  %x3c0 = stablehlo.constant dense<28> : tensor<40x2x14xi32>
  %x3m0 = stablehlo.multiply %x3a0, %x3c0 : tensor<40x2x14xi32>
  %x3s1 = stablehlo.add %x3s0, %x3m0 : tensor<40x2x14xi32>
  %x3a1 = stablehlo.iota dim = 1 : tensor<40x2x14xi32>
  %x3c1 = stablehlo.constant dense<1> : tensor<40x2x14xi32>
  %x3m1 = stablehlo.multiply %x3a1, %x3c1 : tensor<40x2x14xi32>
  %x3s2 = stablehlo.add %x3s1, %x3m1 : tensor<40x2x14xi32>
  %x3a2 = stablehlo.iota dim = 2 : tensor<40x2x14xi32>
  %x3c2 = stablehlo.constant dense<2> : tensor<40x2x14xi32>
  %x3m2 = stablehlo.multiply %x3a2, %x3c2 : tensor<40x2x14xi32>
  %x3s3 = stablehlo.add %x3s2, %x3m2 : tensor<40x2x14xi32>
  %x3e = stablehlo.convert %x3s3 : (tensor<40x2x14xi32>) -> tensor<40x2x14xi16>
  %x3eb = stablehlo.optimization_barrier %x3e : tensor<40x2x14xi16>
  check.expect_eq %x3tb, %x3eb : tensor<40x2x14xi16>
  %x4i = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x4j = stablehlo.convert %x4i : (tensor<1280xi32>) -> tensor<1280xi16>
  %x4k = stablehlo.reshape %x4j : (tensor<1280xi16>) -> tensor<40x16x2xi16>
  %x4 = stablehlo.optimization_barrier %x4k : tensor<40x16x2xi16>
  %x4t = stablehlo.transpose %x4, dims = [0, 2, 1] : (tensor<40x16x2xi16>) -> tensor<40x2x16xi16>
  %x4tb = stablehlo.optimization_barrier %x4t : tensor<40x2x16xi16>
  %x4s0 = stablehlo.constant dense<0> : tensor<40x2x16xi32>
  %x4a0 = stablehlo.iota dim = 0 : tensor<40x2x16xi32>
  %x4c0 = stablehlo.constant dense<32> : tensor<40x2x16xi32>
  %x4m0 = stablehlo.multiply %x4a0, %x4c0 : tensor<40x2x16xi32>
  %x4s1 = stablehlo.add %x4s0, %x4m0 : tensor<40x2x16xi32>
  %x4a1 = stablehlo.iota dim = 1 : tensor<40x2x16xi32>
  %x4c1 = stablehlo.constant dense<1> : tensor<40x2x16xi32>
  %x4m1 = stablehlo.multiply %x4a1, %x4c1 : tensor<40x2x16xi32>
  %x4s2 = stablehlo.add %x4s1, %x4m1 : tensor<40x2x16xi32>
  %x4a2 = stablehlo.iota dim = 2 : tensor<40x2x16xi32>
  %x4c2 = stablehlo.constant dense<2> : tensor<40x2x16xi32>
  %x4m2 = stablehlo.multiply %x4a2, %x4c2 : tensor<40x2x16xi32>
  %x4s3 = stablehlo.add %x4s2, %x4m2 : tensor<40x2x16xi32>
  %x4e = stablehlo.convert %x4s3 : (tensor<40x2x16xi32>) -> tensor<40x2x16xi16>
  %x4eb = stablehlo.optimization_barrier %x4e : tensor<40x2x16xi16>
  check.expect_eq %x4tb, %x4eb : tensor<40x2x16xi16>
  %x5i = stablehlo.iota dim = 0 : tensor<1360xi32>
  %x5j = stablehlo.convert %x5i : (tensor<1360xi32>) -> tensor<1360xi16>
  %x5k = stablehlo.reshape %x5j : (tensor<1360xi16>) -> tensor<40x17x2xi16>
  %x5 = stablehlo.optimization_barrier %x5k : tensor<40x17x2xi16>
  %x5t = stablehlo.transpose %x5, dims = [0, 2, 1] : (tensor<40x17x2xi16>) -> tensor<40x2x17xi16>
  %x5tb = stablehlo.optimization_barrier %x5t : tensor<40x2x17xi16>
  %x5s0 = stablehlo.constant dense<0> : tensor<40x2x17xi32>
  %x5a0 = stablehlo.iota dim = 0 : tensor<40x2x17xi32>
  %x5c0 = stablehlo.constant dense<34> : tensor<40x2x17xi32>
  %x5m0 = stablehlo.multiply %x5a0, %x5c0 : tensor<40x2x17xi32>
  %x5s1 = stablehlo.add %x5s0, %x5m0 : tensor<40x2x17xi32>
  %x5a1 = stablehlo.iota dim = 1 : tensor<40x2x17xi32>
  %x5c1 = stablehlo.constant dense<1> : tensor<40x2x17xi32>
  %x5m1 = stablehlo.multiply %x5a1, %x5c1 : tensor<40x2x17xi32>
  %x5s2 = stablehlo.add %x5s1, %x5m1 : tensor<40x2x17xi32>
  %x5a2 = stablehlo.iota dim = 2 : tensor<40x2x17xi32>
  %x5c2 = stablehlo.constant dense<2> : tensor<40x2x17xi32>
  %x5m2 = stablehlo.multiply %x5a2, %x5c2 : tensor<40x2x17xi32>
  %x5s3 = stablehlo.add %x5s2, %x5m2 : tensor<40x2x17xi32>
  %x5e = stablehlo.convert %x5s3 : (tensor<40x2x17xi32>) -> tensor<40x2x17xi16>
  %x5eb = stablehlo.optimization_barrier %x5e : tensor<40x2x17xi16>
  check.expect_eq %x5tb, %x5eb : tensor<40x2x17xi16>
  %x6i = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x6j = stablehlo.convert %x6i : (tensor<2640xi32>) -> tensor<2640xi16>
  %x6k = stablehlo.reshape %x6j : (tensor<2640xi16>) -> tensor<40x33x2xi16>
  %x6 = stablehlo.optimization_barrier %x6k : tensor<40x33x2xi16>
  %x6t = stablehlo.transpose %x6, dims = [0, 2, 1] : (tensor<40x33x2xi16>) -> tensor<40x2x33xi16>
  %x6tb = stablehlo.optimization_barrier %x6t : tensor<40x2x33xi16>
  %x6s0 = stablehlo.constant dense<0> : tensor<40x2x33xi32>
  %x6a0 = stablehlo.iota dim = 0 : tensor<40x2x33xi32>
  %x6c0 = stablehlo.constant dense<66> : tensor<40x2x33xi32>
  %x6m0 = stablehlo.multiply %x6a0, %x6c0 : tensor<40x2x33xi32>
  %x6s1 = stablehlo.add %x6s0, %x6m0 : tensor<40x2x33xi32>
  %x6a1 = stablehlo.iota dim = 1 : tensor<40x2x33xi32>
  %x6c1 = stablehlo.constant dense<1> : tensor<40x2x33xi32>
  %x6m1 = stablehlo.multiply %x6a1, %x6c1 : tensor<40x2x33xi32>
  %x6s2 = stablehlo.add %x6s1, %x6m1 : tensor<40x2x33xi32>
  %x6a2 = stablehlo.iota dim = 2 : tensor<40x2x33xi32>
  %x6c2 = stablehlo.constant dense<2> : tensor<40x2x33xi32>
  %x6m2 = stablehlo.multiply %x6a2, %x6c2 : tensor<40x2x33xi32>
  %x6s3 = stablehlo.add %x6s2, %x6m2 : tensor<40x2x33xi32>
  %x6e = stablehlo.convert %x6s3 : (tensor<40x2x33xi32>) -> tensor<40x2x33xi16>
  %x6eb = stablehlo.optimization_barrier %x6e : tensor<40x2x33xi16>
  check.expect_eq %x6tb, %x6eb : tensor<40x2x33xi16>
  %x7i = stablehlo.iota dim = 0 : tensor<4000xi32>
  %x7j = stablehlo.convert %x7i : (tensor<4000xi32>) -> tensor<4000xi16>
  %x7k = stablehlo.reshape %x7j : (tensor<4000xi16>) -> tensor<40x50x2xi16>
  %x7 = stablehlo.optimization_barrier %x7k : tensor<40x50x2xi16>
  %x7t = stablehlo.transpose %x7, dims = [0, 2, 1] : (tensor<40x50x2xi16>) -> tensor<40x2x50xi16>
  %x7tb = stablehlo.optimization_barrier %x7t : tensor<40x2x50xi16>
  %x7s0 = stablehlo.constant dense<0> : tensor<40x2x50xi32>
  %x7a0 = stablehlo.iota dim = 0 : tensor<40x2x50xi32>
  %x7c0 = stablehlo.constant dense<100> : tensor<40x2x50xi32>
  %x7m0 = stablehlo.multiply %x7a0, %x7c0 : tensor<40x2x50xi32>
  %x7s1 = stablehlo.add %x7s0, %x7m0 : tensor<40x2x50xi32>
  %x7a1 = stablehlo.iota dim = 1 : tensor<40x2x50xi32>
  %x7c1 = stablehlo.constant dense<1> : tensor<40x2x50xi32>
  %x7m1 = stablehlo.multiply %x7a1, %x7c1 : tensor<40x2x50xi32>
  %x7s2 = stablehlo.add %x7s1, %x7m1 : tensor<40x2x50xi32>
  %x7a2 = stablehlo.iota dim = 2 : tensor<40x2x50xi32>
  %x7c2 = stablehlo.constant dense<2> : tensor<40x2x50xi32>
  %x7m2 = stablehlo.multiply %x7a2, %x7c2 : tensor<40x2x50xi32>
  %x7s3 = stablehlo.add %x7s2, %x7m2 : tensor<40x2x50xi32>
  %x7e = stablehlo.convert %x7s3 : (tensor<40x2x50xi32>) -> tensor<40x2x50xi16>
  %x7eb = stablehlo.optimization_barrier %x7e : tensor<40x2x50xi16>
  check.expect_eq %x7tb, %x7eb : tensor<40x2x50xi16>
  %x8i = stablehlo.iota dim = 0 : tensor<240xi32>
  %x8j = stablehlo.convert %x8i : (tensor<240xi32>) -> tensor<240xi16>
  %x8k = stablehlo.reshape %x8j : (tensor<240xi16>) -> tensor<40x2x3xi16>
  %x8 = stablehlo.optimization_barrier %x8k : tensor<40x2x3xi16>
  %x8t = stablehlo.transpose %x8, dims = [0, 2, 1] : (tensor<40x2x3xi16>) -> tensor<40x3x2xi16>
  %x8tb = stablehlo.optimization_barrier %x8t : tensor<40x3x2xi16>
  %x8s0 = stablehlo.constant dense<0> : tensor<40x3x2xi32>
  %x8a0 = stablehlo.iota dim = 0 : tensor<40x3x2xi32>
  %x8c0 = stablehlo.constant dense<6> : tensor<40x3x2xi32>
  %x8m0 = stablehlo.multiply %x8a0, %x8c0 : tensor<40x3x2xi32>
  %x8s1 = stablehlo.add %x8s0, %x8m0 : tensor<40x3x2xi32>
  %x8a1 = stablehlo.iota dim = 1 : tensor<40x3x2xi32>
  %x8c1 = stablehlo.constant dense<1> : tensor<40x3x2xi32>
  %x8m1 = stablehlo.multiply %x8a1, %x8c1 : tensor<40x3x2xi32>
  %x8s2 = stablehlo.add %x8s1, %x8m1 : tensor<40x3x2xi32>
  %x8a2 = stablehlo.iota dim = 2 : tensor<40x3x2xi32>
  %x8c2 = stablehlo.constant dense<3> : tensor<40x3x2xi32>
  %x8m2 = stablehlo.multiply %x8a2, %x8c2 : tensor<40x3x2xi32>
  %x8s3 = stablehlo.add %x8s2, %x8m2 : tensor<40x3x2xi32>
  %x8e = stablehlo.convert %x8s3 : (tensor<40x3x2xi32>) -> tensor<40x3x2xi16>
  %x8eb = stablehlo.optimization_barrier %x8e : tensor<40x3x2xi16>
  check.expect_eq %x8tb, %x8eb : tensor<40x3x2xi16>
  %x9i = stablehlo.iota dim = 0 : tensor<560xi32>
  %x9j = stablehlo.convert %x9i : (tensor<560xi32>) -> tensor<560xi16>
  %x9k = stablehlo.reshape %x9j : (tensor<560xi16>) -> tensor<40x2x7xi16>
  %x9 = stablehlo.optimization_barrier %x9k : tensor<40x2x7xi16>
  %x9t = stablehlo.transpose %x9, dims = [0, 2, 1] : (tensor<40x2x7xi16>) -> tensor<40x7x2xi16>
  %x9tb = stablehlo.optimization_barrier %x9t : tensor<40x7x2xi16>
  %x9s0 = stablehlo.constant dense<0> : tensor<40x7x2xi32>
  %x9a0 = stablehlo.iota dim = 0 : tensor<40x7x2xi32>
  %x9c0 = stablehlo.constant dense<14> : tensor<40x7x2xi32>
  %x9m0 = stablehlo.multiply %x9a0, %x9c0 : tensor<40x7x2xi32>
  %x9s1 = stablehlo.add %x9s0, %x9m0 : tensor<40x7x2xi32>
  %x9a1 = stablehlo.iota dim = 1 : tensor<40x7x2xi32>
  %x9c1 = stablehlo.constant dense<1> : tensor<40x7x2xi32>
  %x9m1 = stablehlo.multiply %x9a1, %x9c1 : tensor<40x7x2xi32>
  %x9s2 = stablehlo.add %x9s1, %x9m1 : tensor<40x7x2xi32>
  %x9a2 = stablehlo.iota dim = 2 : tensor<40x7x2xi32>
  %x9c2 = stablehlo.constant dense<7> : tensor<40x7x2xi32>
  %x9m2 = stablehlo.multiply %x9a2, %x9c2 : tensor<40x7x2xi32>
  %x9s3 = stablehlo.add %x9s2, %x9m2 : tensor<40x7x2xi32>
  %x9e = stablehlo.convert %x9s3 : (tensor<40x7x2xi32>) -> tensor<40x7x2xi16>
  %x9eb = stablehlo.optimization_barrier %x9e : tensor<40x7x2xi16>
  check.expect_eq %x9tb, %x9eb : tensor<40x7x2xi16>
  %x10i = stablehlo.iota dim = 0 : tensor<1120xi32>
  %x10j = stablehlo.convert %x10i : (tensor<1120xi32>) -> tensor<1120xi16>
  %x10k = stablehlo.reshape %x10j : (tensor<1120xi16>) -> tensor<40x2x14xi16>
  %x10 = stablehlo.optimization_barrier %x10k : tensor<40x2x14xi16>
  %x10t = stablehlo.transpose %x10, dims = [0, 2, 1] : (tensor<40x2x14xi16>) -> tensor<40x14x2xi16>
  %x10tb = stablehlo.optimization_barrier %x10t : tensor<40x14x2xi16>
  %x10s0 = stablehlo.constant dense<0> : tensor<40x14x2xi32>
  %x10a0 = stablehlo.iota dim = 0 : tensor<40x14x2xi32>
  %x10c0 = stablehlo.constant dense<28> : tensor<40x14x2xi32>
  %x10m0 = stablehlo.multiply %x10a0, %x10c0 : tensor<40x14x2xi32>
  %x10s1 = stablehlo.add %x10s0, %x10m0 : tensor<40x14x2xi32>
  %x10a1 = stablehlo.iota dim = 1 : tensor<40x14x2xi32>
  %x10c1 = stablehlo.constant dense<1> : tensor<40x14x2xi32>
  %x10m1 = stablehlo.multiply %x10a1, %x10c1 : tensor<40x14x2xi32>
  %x10s2 = stablehlo.add %x10s1, %x10m1 : tensor<40x14x2xi32>
  %x10a2 = stablehlo.iota dim = 2 : tensor<40x14x2xi32>
  %x10c2 = stablehlo.constant dense<14> : tensor<40x14x2xi32>
  %x10m2 = stablehlo.multiply %x10a2, %x10c2 : tensor<40x14x2xi32>
  %x10s3 = stablehlo.add %x10s2, %x10m2 : tensor<40x14x2xi32>
  %x10e = stablehlo.convert %x10s3 : (tensor<40x14x2xi32>) -> tensor<40x14x2xi16>
  %x10eb = stablehlo.optimization_barrier %x10e : tensor<40x14x2xi16>
  check.expect_eq %x10tb, %x10eb : tensor<40x14x2xi16>
  %x11i = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x11j = stablehlo.convert %x11i : (tensor<1280xi32>) -> tensor<1280xi16>
  %x11k = stablehlo.reshape %x11j : (tensor<1280xi16>) -> tensor<40x2x16xi16>
  %x11 = stablehlo.optimization_barrier %x11k : tensor<40x2x16xi16>
  %x11t = stablehlo.transpose %x11, dims = [0, 2, 1] : (tensor<40x2x16xi16>) -> tensor<40x16x2xi16>
  %x11tb = stablehlo.optimization_barrier %x11t : tensor<40x16x2xi16>
  %x11s0 = stablehlo.constant dense<0> : tensor<40x16x2xi32>
  %x11a0 = stablehlo.iota dim = 0 : tensor<40x16x2xi32>
  %x11c0 = stablehlo.constant dense<32> : tensor<40x16x2xi32>
  %x11m0 = stablehlo.multiply %x11a0, %x11c0 : tensor<40x16x2xi32>
  %x11s1 = stablehlo.add %x11s0, %x11m0 : tensor<40x16x2xi32>
  %x11a1 = stablehlo.iota dim = 1 : tensor<40x16x2xi32>
  %x11c1 = stablehlo.constant dense<1> : tensor<40x16x2xi32>
  %x11m1 = stablehlo.multiply %x11a1, %x11c1 : tensor<40x16x2xi32>
  %x11s2 = stablehlo.add %x11s1, %x11m1 : tensor<40x16x2xi32>
  %x11a2 = stablehlo.iota dim = 2 : tensor<40x16x2xi32>
  %x11c2 = stablehlo.constant dense<16> : tensor<40x16x2xi32>
  %x11m2 = stablehlo.multiply %x11a2, %x11c2 : tensor<40x16x2xi32>
  %x11s3 = stablehlo.add %x11s2, %x11m2 : tensor<40x16x2xi32>
  %x11e = stablehlo.convert %x11s3 : (tensor<40x16x2xi32>) -> tensor<40x16x2xi16>
  %x11eb = stablehlo.optimization_barrier %x11e : tensor<40x16x2xi16>
  check.expect_eq %x11tb, %x11eb : tensor<40x16x2xi16>
  %x12i = stablehlo.iota dim = 0 : tensor<1360xi32>
  %x12j = stablehlo.convert %x12i : (tensor<1360xi32>) -> tensor<1360xi16>
  %x12k = stablehlo.reshape %x12j : (tensor<1360xi16>) -> tensor<40x2x17xi16>
  %x12 = stablehlo.optimization_barrier %x12k : tensor<40x2x17xi16>
  %x12t = stablehlo.transpose %x12, dims = [0, 2, 1] : (tensor<40x2x17xi16>) -> tensor<40x17x2xi16>
  %x12tb = stablehlo.optimization_barrier %x12t : tensor<40x17x2xi16>
  %x12s0 = stablehlo.constant dense<0> : tensor<40x17x2xi32>
  %x12a0 = stablehlo.iota dim = 0 : tensor<40x17x2xi32>
  %x12c0 = stablehlo.constant dense<34> : tensor<40x17x2xi32>
  %x12m0 = stablehlo.multiply %x12a0, %x12c0 : tensor<40x17x2xi32>
  %x12s1 = stablehlo.add %x12s0, %x12m0 : tensor<40x17x2xi32>
  %x12a1 = stablehlo.iota dim = 1 : tensor<40x17x2xi32>
  %x12c1 = stablehlo.constant dense<1> : tensor<40x17x2xi32>
  %x12m1 = stablehlo.multiply %x12a1, %x12c1 : tensor<40x17x2xi32>
  %x12s2 = stablehlo.add %x12s1, %x12m1 : tensor<40x17x2xi32>
  %x12a2 = stablehlo.iota dim = 2 : tensor<40x17x2xi32>
  %x12c2 = stablehlo.constant dense<17> : tensor<40x17x2xi32>
  %x12m2 = stablehlo.multiply %x12a2, %x12c2 : tensor<40x17x2xi32>
  %x12s3 = stablehlo.add %x12s2, %x12m2 : tensor<40x17x2xi32>
  %x12e = stablehlo.convert %x12s3 : (tensor<40x17x2xi32>) -> tensor<40x17x2xi16>
  %x12eb = stablehlo.optimization_barrier %x12e : tensor<40x17x2xi16>
  check.expect_eq %x12tb, %x12eb : tensor<40x17x2xi16>
  %x13i = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x13j = stablehlo.convert %x13i : (tensor<2640xi32>) -> tensor<2640xi16>
  %x13k = stablehlo.reshape %x13j : (tensor<2640xi16>) -> tensor<40x2x33xi16>
  %x13 = stablehlo.optimization_barrier %x13k : tensor<40x2x33xi16>
  %x13t = stablehlo.transpose %x13, dims = [0, 2, 1] : (tensor<40x2x33xi16>) -> tensor<40x33x2xi16>
  %x13tb = stablehlo.optimization_barrier %x13t : tensor<40x33x2xi16>
  %x13s0 = stablehlo.constant dense<0> : tensor<40x33x2xi32>
  %x13a0 = stablehlo.iota dim = 0 : tensor<40x33x2xi32>
  %x13c0 = stablehlo.constant dense<66> : tensor<40x33x2xi32>
  %x13m0 = stablehlo.multiply %x13a0, %x13c0 : tensor<40x33x2xi32>
  %x13s1 = stablehlo.add %x13s0, %x13m0 : tensor<40x33x2xi32>
  %x13a1 = stablehlo.iota dim = 1 : tensor<40x33x2xi32>
  %x13c1 = stablehlo.constant dense<1> : tensor<40x33x2xi32>
  %x13m1 = stablehlo.multiply %x13a1, %x13c1 : tensor<40x33x2xi32>
  %x13s2 = stablehlo.add %x13s1, %x13m1 : tensor<40x33x2xi32>
  %x13a2 = stablehlo.iota dim = 2 : tensor<40x33x2xi32>
  %x13c2 = stablehlo.constant dense<33> : tensor<40x33x2xi32>
  %x13m2 = stablehlo.multiply %x13a2, %x13c2 : tensor<40x33x2xi32>
  %x13s3 = stablehlo.add %x13s2, %x13m2 : tensor<40x33x2xi32>
  %x13e = stablehlo.convert %x13s3 : (tensor<40x33x2xi32>) -> tensor<40x33x2xi16>
  %x13eb = stablehlo.optimization_barrier %x13e : tensor<40x33x2xi16>
  check.expect_eq %x13tb, %x13eb : tensor<40x33x2xi16>
  %x14i = stablehlo.iota dim = 0 : tensor<4000xi32>
  %x14j = stablehlo.convert %x14i : (tensor<4000xi32>) -> tensor<4000xi16>
  %x14k = stablehlo.reshape %x14j : (tensor<4000xi16>) -> tensor<40x2x50xi16>
  %x14 = stablehlo.optimization_barrier %x14k : tensor<40x2x50xi16>
  %x14t = stablehlo.transpose %x14, dims = [0, 2, 1] : (tensor<40x2x50xi16>) -> tensor<40x50x2xi16>
  %x14tb = stablehlo.optimization_barrier %x14t : tensor<40x50x2xi16>
  %x14s0 = stablehlo.constant dense<0> : tensor<40x50x2xi32>
  %x14a0 = stablehlo.iota dim = 0 : tensor<40x50x2xi32>
  %x14c0 = stablehlo.constant dense<100> : tensor<40x50x2xi32>
  %x14m0 = stablehlo.multiply %x14a0, %x14c0 : tensor<40x50x2xi32>
  %x14s1 = stablehlo.add %x14s0, %x14m0 : tensor<40x50x2xi32>
  %x14a1 = stablehlo.iota dim = 1 : tensor<40x50x2xi32>
  %x14c1 = stablehlo.constant dense<1> : tensor<40x50x2xi32>
  %x14m1 = stablehlo.multiply %x14a1, %x14c1 : tensor<40x50x2xi32>
  %x14s2 = stablehlo.add %x14s1, %x14m1 : tensor<40x50x2xi32>
  %x14a2 = stablehlo.iota dim = 2 : tensor<40x50x2xi32>
  %x14c2 = stablehlo.constant dense<50> : tensor<40x50x2xi32>
  %x14m2 = stablehlo.multiply %x14a2, %x14c2 : tensor<40x50x2xi32>
  %x14s3 = stablehlo.add %x14s2, %x14m2 : tensor<40x50x2xi32>
  %x14e = stablehlo.convert %x14s3 : (tensor<40x50x2xi32>) -> tensor<40x50x2xi16>
  %x14eb = stablehlo.optimization_barrier %x14e : tensor<40x50x2xi16>
  check.expect_eq %x14tb, %x14eb : tensor<40x50x2xi16>
  %x15i = stablehlo.iota dim = 0 : tensor<1581xi32>
  %x15j = stablehlo.convert %x15i : (tensor<1581xi32>) -> tensor<1581xi16>
  %x15k = stablehlo.reshape %x15j : (tensor<1581xi16>) -> tensor<3x17x31xi16>
  %x15 = stablehlo.optimization_barrier %x15k : tensor<3x17x31xi16>
  %x15t = stablehlo.transpose %x15, dims = [0, 2, 1] : (tensor<3x17x31xi16>) -> tensor<3x31x17xi16>
  %x15tb = stablehlo.optimization_barrier %x15t : tensor<3x31x17xi16>
  %x15s0 = stablehlo.constant dense<0> : tensor<3x31x17xi32>
  %x15a0 = stablehlo.iota dim = 0 : tensor<3x31x17xi32>
  %x15c0 = stablehlo.constant dense<527> : tensor<3x31x17xi32>
  %x15m0 = stablehlo.multiply %x15a0, %x15c0 : tensor<3x31x17xi32>
  %x15s1 = stablehlo.add %x15s0, %x15m0 : tensor<3x31x17xi32>
  %x15a1 = stablehlo.iota dim = 1 : tensor<3x31x17xi32>
  %x15c1 = stablehlo.constant dense<1> : tensor<3x31x17xi32>
  %x15m1 = stablehlo.multiply %x15a1, %x15c1 : tensor<3x31x17xi32>
  %x15s2 = stablehlo.add %x15s1, %x15m1 : tensor<3x31x17xi32>
  %x15a2 = stablehlo.iota dim = 2 : tensor<3x31x17xi32>
  %x15c2 = stablehlo.constant dense<31> : tensor<3x31x17xi32>
  %x15m2 = stablehlo.multiply %x15a2, %x15c2 : tensor<3x31x17xi32>
  %x15s3 = stablehlo.add %x15s2, %x15m2 : tensor<3x31x17xi32>
  %x15e = stablehlo.convert %x15s3 : (tensor<3x31x17xi32>) -> tensor<3x31x17xi16>
  %x15eb = stablehlo.optimization_barrier %x15e : tensor<3x31x17xi16>
  check.expect_eq %x15tb, %x15eb : tensor<3x31x17xi16>
  %x16i = stablehlo.iota dim = 0 : tensor<864xi32>
  %x16j = stablehlo.convert %x16i : (tensor<864xi32>) -> tensor<864xi16>
  %x16k = stablehlo.reshape %x16j : (tensor<864xi16>) -> tensor<3x16x18xi16>
  %x16 = stablehlo.optimization_barrier %x16k : tensor<3x16x18xi16>
  %x16t = stablehlo.transpose %x16, dims = [0, 2, 1] : (tensor<3x16x18xi16>) -> tensor<3x18x16xi16>
  %x16tb = stablehlo.optimization_barrier %x16t : tensor<3x18x16xi16>
  %x16s0 = stablehlo.constant dense<0> : tensor<3x18x16xi32>
  %x16a0 = stablehlo.iota dim = 0 : tensor<3x18x16xi32>
  %x16c0 = stablehlo.constant dense<288> : tensor<3x18x16xi32>
  %x16m0 = stablehlo.multiply %x16a0, %x16c0 : tensor<3x18x16xi32>
  %x16s1 = stablehlo.add %x16s0, %x16m0 : tensor<3x18x16xi32>
  %x16a1 = stablehlo.iota dim = 1 : tensor<3x18x16xi32>
  %x16c1 = stablehlo.constant dense<1> : tensor<3x18x16xi32>
  %x16m1 = stablehlo.multiply %x16a1, %x16c1 : tensor<3x18x16xi32>
  %x16s2 = stablehlo.add %x16s1, %x16m1 : tensor<3x18x16xi32>
  %x16a2 = stablehlo.iota dim = 2 : tensor<3x18x16xi32>
  %x16c2 = stablehlo.constant dense<18> : tensor<3x18x16xi32>
  %x16m2 = stablehlo.multiply %x16a2, %x16c2 : tensor<3x18x16xi32>
  %x16s3 = stablehlo.add %x16s2, %x16m2 : tensor<3x18x16xi32>
  %x16e = stablehlo.convert %x16s3 : (tensor<3x18x16xi32>) -> tensor<3x18x16xi16>
  %x16eb = stablehlo.optimization_barrier %x16e : tensor<3x18x16xi16>
  check.expect_eq %x16tb, %x16eb : tensor<3x18x16xi16>
  %x17i = stablehlo.iota dim = 0 : tensor<864xi32>
  %x17j = stablehlo.convert %x17i : (tensor<864xi32>) -> tensor<864xi16>
  %x17k = stablehlo.reshape %x17j : (tensor<864xi16>) -> tensor<3x18x16xi16>
  %x17 = stablehlo.optimization_barrier %x17k : tensor<3x18x16xi16>
  %x17t = stablehlo.transpose %x17, dims = [0, 2, 1] : (tensor<3x18x16xi16>) -> tensor<3x16x18xi16>
  %x17tb = stablehlo.optimization_barrier %x17t : tensor<3x16x18xi16>
  %x17s0 = stablehlo.constant dense<0> : tensor<3x16x18xi32>
  %x17a0 = stablehlo.iota dim = 0 : tensor<3x16x18xi32>
  %x17c0 = stablehlo.constant dense<288> : tensor<3x16x18xi32>
  %x17m0 = stablehlo.multiply %x17a0, %x17c0 : tensor<3x16x18xi32>
  %x17s1 = stablehlo.add %x17s0, %x17m0 : tensor<3x16x18xi32>
  %x17a1 = stablehlo.iota dim = 1 : tensor<3x16x18xi32>
  %x17c1 = stablehlo.constant dense<1> : tensor<3x16x18xi32>
  %x17m1 = stablehlo.multiply %x17a1, %x17c1 : tensor<3x16x18xi32>
  %x17s2 = stablehlo.add %x17s1, %x17m1 : tensor<3x16x18xi32>
  %x17a2 = stablehlo.iota dim = 2 : tensor<3x16x18xi32>
  %x17c2 = stablehlo.constant dense<16> : tensor<3x16x18xi32>
  %x17m2 = stablehlo.multiply %x17a2, %x17c2 : tensor<3x16x18xi32>
  %x17s3 = stablehlo.add %x17s2, %x17m2 : tensor<3x16x18xi32>
  %x17e = stablehlo.convert %x17s3 : (tensor<3x16x18xi32>) -> tensor<3x16x18xi16>
  %x17eb = stablehlo.optimization_barrier %x17e : tensor<3x16x18xi16>
  check.expect_eq %x17tb, %x17eb : tensor<3x16x18xi16>
  %x18i = stablehlo.iota dim = 0 : tensor<1980xi32>
  %x18j = stablehlo.convert %x18i : (tensor<1980xi32>) -> tensor<1980xi16>
  %x18k = stablehlo.reshape %x18j : (tensor<1980xi16>) -> tensor<3x33x20xi16>
  %x18 = stablehlo.optimization_barrier %x18k : tensor<3x33x20xi16>
  %x18t = stablehlo.transpose %x18, dims = [0, 2, 1] : (tensor<3x33x20xi16>) -> tensor<3x20x33xi16>
  %x18tb = stablehlo.optimization_barrier %x18t : tensor<3x20x33xi16>
  %x18s0 = stablehlo.constant dense<0> : tensor<3x20x33xi32>
  %x18a0 = stablehlo.iota dim = 0 : tensor<3x20x33xi32>
  %x18c0 = stablehlo.constant dense<660> : tensor<3x20x33xi32>
  %x18m0 = stablehlo.multiply %x18a0, %x18c0 : tensor<3x20x33xi32>
  %x18s1 = stablehlo.add %x18s0, %x18m0 : tensor<3x20x33xi32>
  %x18a1 = stablehlo.iota dim = 1 : tensor<3x20x33xi32>
  %x18c1 = stablehlo.constant dense<1> : tensor<3x20x33xi32>
  %x18m1 = stablehlo.multiply %x18a1, %x18c1 : tensor<3x20x33xi32>
  %x18s2 = stablehlo.add %x18s1, %x18m1 : tensor<3x20x33xi32>
  %x18a2 = stablehlo.iota dim = 2 : tensor<3x20x33xi32>
  %x18c2 = stablehlo.constant dense<20> : tensor<3x20x33xi32>
  %x18m2 = stablehlo.multiply %x18a2, %x18c2 : tensor<3x20x33xi32>
  %x18s3 = stablehlo.add %x18s2, %x18m2 : tensor<3x20x33xi32>
  %x18e = stablehlo.convert %x18s3 : (tensor<3x20x33xi32>) -> tensor<3x20x33xi16>
  %x18eb = stablehlo.optimization_barrier %x18e : tensor<3x20x33xi16>
  check.expect_eq %x18tb, %x18eb : tensor<3x20x33xi16>
  %x19i = stablehlo.iota dim = 0 : tensor<1890xi32>
  %x19j = stablehlo.convert %x19i : (tensor<1890xi32>) -> tensor<1890xi16>
  %x19k = stablehlo.reshape %x19j : (tensor<1890xi16>) -> tensor<3x9x70xi16>
  %x19 = stablehlo.optimization_barrier %x19k : tensor<3x9x70xi16>
  %x19t = stablehlo.transpose %x19, dims = [0, 2, 1] : (tensor<3x9x70xi16>) -> tensor<3x70x9xi16>
  %x19tb = stablehlo.optimization_barrier %x19t : tensor<3x70x9xi16>
  %x19s0 = stablehlo.constant dense<0> : tensor<3x70x9xi32>
  %x19a0 = stablehlo.iota dim = 0 : tensor<3x70x9xi32>
  %x19c0 = stablehlo.constant dense<630> : tensor<3x70x9xi32>
  %x19m0 = stablehlo.multiply %x19a0, %x19c0 : tensor<3x70x9xi32>
  %x19s1 = stablehlo.add %x19s0, %x19m0 : tensor<3x70x9xi32>
  %x19a1 = stablehlo.iota dim = 1 : tensor<3x70x9xi32>
  %x19c1 = stablehlo.constant dense<1> : tensor<3x70x9xi32>
  %x19m1 = stablehlo.multiply %x19a1, %x19c1 : tensor<3x70x9xi32>
  %x19s2 = stablehlo.add %x19s1, %x19m1 : tensor<3x70x9xi32>
  %x19a2 = stablehlo.iota dim = 2 : tensor<3x70x9xi32>
  %x19c2 = stablehlo.constant dense<70> : tensor<3x70x9xi32>
  %x19m2 = stablehlo.multiply %x19a2, %x19c2 : tensor<3x70x9xi32>
  %x19s3 = stablehlo.add %x19s2, %x19m2 : tensor<3x70x9xi32>
  %x19e = stablehlo.convert %x19s3 : (tensor<3x70x9xi32>) -> tensor<3x70x9xi16>
  %x19eb = stablehlo.optimization_barrier %x19e : tensor<3x70x9xi16>
  check.expect_eq %x19tb, %x19eb : tensor<3x70x9xi16>
  %x20i = stablehlo.iota dim = 0 : tensor<2880xi32>
  %x20j = stablehlo.convert %x20i : (tensor<2880xi32>) -> tensor<2880xi16>
  %x20k = stablehlo.reshape %x20j : (tensor<2880xi16>) -> tensor<3x40x24xi16>
  %x20 = stablehlo.optimization_barrier %x20k : tensor<3x40x24xi16>
  %x20t = stablehlo.transpose %x20, dims = [0, 2, 1] : (tensor<3x40x24xi16>) -> tensor<3x24x40xi16>
  %x20tb = stablehlo.optimization_barrier %x20t : tensor<3x24x40xi16>
  %x20s0 = stablehlo.constant dense<0> : tensor<3x24x40xi32>
  %x20a0 = stablehlo.iota dim = 0 : tensor<3x24x40xi32>
  %x20c0 = stablehlo.constant dense<960> : tensor<3x24x40xi32>
  %x20m0 = stablehlo.multiply %x20a0, %x20c0 : tensor<3x24x40xi32>
  %x20s1 = stablehlo.add %x20s0, %x20m0 : tensor<3x24x40xi32>
  %x20a1 = stablehlo.iota dim = 1 : tensor<3x24x40xi32>
  %x20c1 = stablehlo.constant dense<1> : tensor<3x24x40xi32>
  %x20m1 = stablehlo.multiply %x20a1, %x20c1 : tensor<3x24x40xi32>
  %x20s2 = stablehlo.add %x20s1, %x20m1 : tensor<3x24x40xi32>
  %x20a2 = stablehlo.iota dim = 2 : tensor<3x24x40xi32>
  %x20c2 = stablehlo.constant dense<24> : tensor<3x24x40xi32>
  %x20m2 = stablehlo.multiply %x20a2, %x20c2 : tensor<3x24x40xi32>
  %x20s3 = stablehlo.add %x20s2, %x20m2 : tensor<3x24x40xi32>
  %x20e = stablehlo.convert %x20s3 : (tensor<3x24x40xi32>) -> tensor<3x24x40xi16>
  %x20eb = stablehlo.optimization_barrier %x20e : tensor<3x24x40xi16>
  check.expect_eq %x20tb, %x20eb : tensor<3x24x40xi16>
  %x21i = stablehlo.iota dim = 0 : tensor<13650xi32>
  %x21j = stablehlo.convert %x21i : (tensor<13650xi32>) -> tensor<13650xi16>
  %x21k = stablehlo.reshape %x21j : (tensor<13650xi16>) -> tensor<3x130x35xi16>
  %x21 = stablehlo.optimization_barrier %x21k : tensor<3x130x35xi16>
  %x21t = stablehlo.transpose %x21, dims = [0, 2, 1] : (tensor<3x130x35xi16>) -> tensor<3x35x130xi16>
  %x21tb = stablehlo.optimization_barrier %x21t : tensor<3x35x130xi16>
  %x21s0 = stablehlo.constant dense<0> : tensor<3x35x130xi32>
  %x21a0 = stablehlo.iota dim = 0 : tensor<3x35x130xi32>
  %x21c0 = stablehlo.constant dense<4550> : tensor<3x35x130xi32>
  %x21m0 = stablehlo.multiply %x21a0, %x21c0 : tensor<3x35x130xi32>
  %x21s1 = stablehlo.add %x21s0, %x21m0 : tensor<3x35x130xi32>
  %x21a1 = stablehlo.iota dim = 1 : tensor<3x35x130xi32>
  %x21c1 = stablehlo.constant dense<1> : tensor<3x35x130xi32>
  %x21m1 = stablehlo.multiply %x21a1, %x21c1 : tensor<3x35x130xi32>
  %x21s2 = stablehlo.add %x21s1, %x21m1 : tensor<3x35x130xi32>
  %x21a2 = stablehlo.iota dim = 2 : tensor<3x35x130xi32>
  %x21c2 = stablehlo.constant dense<35> : tensor<3x35x130xi32>
  %x21m2 = stablehlo.multiply %x21a2, %x21c2 : tensor<3x35x130xi32>
  %x21s3 = stablehlo.add %x21s2, %x21m2 : tensor<3x35x130xi32>
  %x21e = stablehlo.convert %x21s3 : (tensor<3x35x130xi32>) -> tensor<3x35x130xi16>
  %x21eb = stablehlo.optimization_barrier %x21e : tensor<3x35x130xi16>
  check.expect_eq %x21tb, %x21eb : tensor<3x35x130xi16>
  %x22i = stablehlo.iota dim = 0 : tensor<25155xi32>
  %x22j = stablehlo.convert %x22i : (tensor<25155xi32>) -> tensor<25155xi16>
  %x22k = stablehlo.reshape %x22j : (tensor<25155xi16>) -> tensor<3x65x129xi16>
  %x22 = stablehlo.optimization_barrier %x22k : tensor<3x65x129xi16>
  %x22t = stablehlo.transpose %x22, dims = [0, 2, 1] : (tensor<3x65x129xi16>) -> tensor<3x129x65xi16>
  %x22tb = stablehlo.optimization_barrier %x22t : tensor<3x129x65xi16>
  %x22s0 = stablehlo.constant dense<0> : tensor<3x129x65xi32>
  %x22a0 = stablehlo.iota dim = 0 : tensor<3x129x65xi32>
  %x22c0 = stablehlo.constant dense<8385> : tensor<3x129x65xi32>
  %x22m0 = stablehlo.multiply %x22a0, %x22c0 : tensor<3x129x65xi32>
  %x22s1 = stablehlo.add %x22s0, %x22m0 : tensor<3x129x65xi32>
  %x22a1 = stablehlo.iota dim = 1 : tensor<3x129x65xi32>
  %x22c1 = stablehlo.constant dense<1> : tensor<3x129x65xi32>
  %x22m1 = stablehlo.multiply %x22a1, %x22c1 : tensor<3x129x65xi32>
  %x22s2 = stablehlo.add %x22s1, %x22m1 : tensor<3x129x65xi32>
  %x22a2 = stablehlo.iota dim = 2 : tensor<3x129x65xi32>
  %x22c2 = stablehlo.constant dense<129> : tensor<3x129x65xi32>
  %x22m2 = stablehlo.multiply %x22a2, %x22c2 : tensor<3x129x65xi32>
  %x22s3 = stablehlo.add %x22s2, %x22m2 : tensor<3x129x65xi32>
  %x22e = stablehlo.convert %x22s3 : (tensor<3x129x65xi32>) -> tensor<3x129x65xi16>
  %x22eb = stablehlo.optimization_barrier %x22e : tensor<3x129x65xi16>
  check.expect_eq %x22tb, %x22eb : tensor<3x129x65xi16>
  %x23i = stablehlo.iota dim = 0 : tensor<4704xi32>
  %x23j = stablehlo.convert %x23i : (tensor<4704xi32>) -> tensor<4704xi16>
  %x23k = stablehlo.reshape %x23j : (tensor<4704xi16>) -> tensor<6x14x2x14x2xi16>
  %x23 = stablehlo.optimization_barrier %x23k : tensor<6x14x2x14x2xi16>
  %x23t = stablehlo.transpose %x23, dims = [0, 2, 4, 1, 3] : (tensor<6x14x2x14x2xi16>) -> tensor<6x2x2x14x14xi16>
  %x23tb = stablehlo.optimization_barrier %x23t : tensor<6x2x2x14x14xi16>
  %x23s0 = stablehlo.constant dense<0> : tensor<6x2x2x14x14xi32>
  %x23a0 = stablehlo.iota dim = 0 : tensor<6x2x2x14x14xi32>
  %x23c0 = stablehlo.constant dense<784> : tensor<6x2x2x14x14xi32>
  %x23m0 = stablehlo.multiply %x23a0, %x23c0 : tensor<6x2x2x14x14xi32>
  %x23s1 = stablehlo.add %x23s0, %x23m0 : tensor<6x2x2x14x14xi32>
  %x23a1 = stablehlo.iota dim = 1 : tensor<6x2x2x14x14xi32>
  %x23c1 = stablehlo.constant dense<28> : tensor<6x2x2x14x14xi32>
  %x23m1 = stablehlo.multiply %x23a1, %x23c1 : tensor<6x2x2x14x14xi32>
  %x23s2 = stablehlo.add %x23s1, %x23m1 : tensor<6x2x2x14x14xi32>
  %x23a2 = stablehlo.iota dim = 2 : tensor<6x2x2x14x14xi32>
  %x23c2 = stablehlo.constant dense<1> : tensor<6x2x2x14x14xi32>
  %x23m2 = stablehlo.multiply %x23a2, %x23c2 : tensor<6x2x2x14x14xi32>
  %x23s3 = stablehlo.add %x23s2, %x23m2 : tensor<6x2x2x14x14xi32>
  %x23a3 = stablehlo.iota dim = 3 : tensor<6x2x2x14x14xi32>
  %x23c3 = stablehlo.constant dense<56> : tensor<6x2x2x14x14xi32>
  %x23m3 = stablehlo.multiply %x23a3, %x23c3 : tensor<6x2x2x14x14xi32>
  %x23s4 = stablehlo.add %x23s3, %x23m3 : tensor<6x2x2x14x14xi32>
  %x23a4 = stablehlo.iota dim = 4 : tensor<6x2x2x14x14xi32>
  %x23c4 = stablehlo.constant dense<2> : tensor<6x2x2x14x14xi32>
  %x23m4 = stablehlo.multiply %x23a4, %x23c4 : tensor<6x2x2x14x14xi32>
  %x23s5 = stablehlo.add %x23s4, %x23m4 : tensor<6x2x2x14x14xi32>
  %x23e = stablehlo.convert %x23s5 : (tensor<6x2x2x14x14xi32>) -> tensor<6x2x2x14x14xi16>
  %x23eb = stablehlo.optimization_barrier %x23e : tensor<6x2x2x14x14xi16>
  check.expect_eq %x23tb, %x23eb : tensor<6x2x2x14x14xi16>
  %x24i = stablehlo.iota dim = 0 : tensor<2400xi32>
  %x24j = stablehlo.convert %x24i : (tensor<2400xi32>) -> tensor<2400xi16>
  %x24k = stablehlo.reshape %x24j : (tensor<2400xi16>) -> tensor<6x5x2x20x2xi16>
  %x24 = stablehlo.optimization_barrier %x24k : tensor<6x5x2x20x2xi16>
  %x24t = stablehlo.transpose %x24, dims = [0, 2, 4, 1, 3] : (tensor<6x5x2x20x2xi16>) -> tensor<6x2x2x5x20xi16>
  %x24tb = stablehlo.optimization_barrier %x24t : tensor<6x2x2x5x20xi16>
  %x24s0 = stablehlo.constant dense<0> : tensor<6x2x2x5x20xi32>
  %x24a0 = stablehlo.iota dim = 0 : tensor<6x2x2x5x20xi32>
  %x24c0 = stablehlo.constant dense<400> : tensor<6x2x2x5x20xi32>
  %x24m0 = stablehlo.multiply %x24a0, %x24c0 : tensor<6x2x2x5x20xi32>
  %x24s1 = stablehlo.add %x24s0, %x24m0 : tensor<6x2x2x5x20xi32>
  %x24a1 = stablehlo.iota dim = 1 : tensor<6x2x2x5x20xi32>
  %x24c1 = stablehlo.constant dense<40> : tensor<6x2x2x5x20xi32>
  %x24m1 = stablehlo.multiply %x24a1, %x24c1 : tensor<6x2x2x5x20xi32>
  %x24s2 = stablehlo.add %x24s1, %x24m1 : tensor<6x2x2x5x20xi32>
  %x24a2 = stablehlo.iota dim = 2 : tensor<6x2x2x5x20xi32>
  %x24c2 = stablehlo.constant dense<1> : tensor<6x2x2x5x20xi32>
  %x24m2 = stablehlo.multiply %x24a2, %x24c2 : tensor<6x2x2x5x20xi32>
  %x24s3 = stablehlo.add %x24s2, %x24m2 : tensor<6x2x2x5x20xi32>
  %x24a3 = stablehlo.iota dim = 3 : tensor<6x2x2x5x20xi32>
  %x24c3 = stablehlo.constant dense<80> : tensor<6x2x2x5x20xi32>
  %x24m3 = stablehlo.multiply %x24a3, %x24c3 : tensor<6x2x2x5x20xi32>
  %x24s4 = stablehlo.add %x24s3, %x24m3 : tensor<6x2x2x5x20xi32>
  %x24a4 = stablehlo.iota dim = 4 : tensor<6x2x2x5x20xi32>
  %x24c4 = stablehlo.constant dense<2> : tensor<6x2x2x5x20xi32>
  %x24m4 = stablehlo.multiply %x24a4, %x24c4 : tensor<6x2x2x5x20xi32>
  %x24s5 = stablehlo.add %x24s4, %x24m4 : tensor<6x2x2x5x20xi32>
  %x24e = stablehlo.convert %x24s5 : (tensor<6x2x2x5x20xi32>) -> tensor<6x2x2x5x20xi16>
  %x24eb = stablehlo.optimization_barrier %x24e : tensor<6x2x2x5x20xi16>
  check.expect_eq %x24tb, %x24eb : tensor<6x2x2x5x20xi16>
  %x25i = stablehlo.iota dim = 0 : tensor<1944xi32>
  %x25j = stablehlo.convert %x25i : (tensor<1944xi32>) -> tensor<1944xi16>
  %x25k = stablehlo.reshape %x25j : (tensor<1944xi16>) -> tensor<6x9x2x9x2xi16>
  %x25 = stablehlo.optimization_barrier %x25k : tensor<6x9x2x9x2xi16>
  %x25t = stablehlo.transpose %x25, dims = [0, 2, 4, 1, 3] : (tensor<6x9x2x9x2xi16>) -> tensor<6x2x2x9x9xi16>
  %x25tb = stablehlo.optimization_barrier %x25t : tensor<6x2x2x9x9xi16>
  %x25s0 = stablehlo.constant dense<0> : tensor<6x2x2x9x9xi32>
  %x25a0 = stablehlo.iota dim = 0 : tensor<6x2x2x9x9xi32>
  %x25c0 = stablehlo.constant dense<324> : tensor<6x2x2x9x9xi32>
  %x25m0 = stablehlo.multiply %x25a0, %x25c0 : tensor<6x2x2x9x9xi32>
  %x25s1 = stablehlo.add %x25s0, %x25m0 : tensor<6x2x2x9x9xi32>
  %x25a1 = stablehlo.iota dim = 1 : tensor<6x2x2x9x9xi32>
  %x25c1 = stablehlo.constant dense<18> : tensor<6x2x2x9x9xi32>
  %x25m1 = stablehlo.multiply %x25a1, %x25c1 : tensor<6x2x2x9x9xi32>
  %x25s2 = stablehlo.add %x25s1, %x25m1 : tensor<6x2x2x9x9xi32>
  %x25a2 = stablehlo.iota dim = 2 : tensor<6x2x2x9x9xi32>
  %x25c2 = stablehlo.constant dense<1> : tensor<6x2x2x9x9xi32>
  %x25m2 = stablehlo.multiply %x25a2, %x25c2 : tensor<6x2x2x9x9xi32>
  %x25s3 = stablehlo.add %x25s2, %x25m2 : tensor<6x2x2x9x9xi32>
  %x25a3 = stablehlo.iota dim = 3 : tensor<6x2x2x9x9xi32>
  %x25c3 = stablehlo.constant dense<36> : tensor<6x2x2x9x9xi32>
  %x25m3 = stablehlo.multiply %x25a3, %x25c3 : tensor<6x2x2x9x9xi32>
  %x25s4 = stablehlo.add %x25s3, %x25m3 : tensor<6x2x2x9x9xi32>
  %x25a4 = stablehlo.iota dim = 4 : tensor<6x2x2x9x9xi32>
  %x25c4 = stablehlo.constant dense<2> : tensor<6x2x2x9x9xi32>
  %x25m4 = stablehlo.multiply %x25a4, %x25c4 : tensor<6x2x2x9x9xi32>
  %x25s5 = stablehlo.add %x25s4, %x25m4 : tensor<6x2x2x9x9xi32>
  %x25e = stablehlo.convert %x25s5 : (tensor<6x2x2x9x9xi32>) -> tensor<6x2x2x9x9xi16>
  %x25eb = stablehlo.optimization_barrier %x25e : tensor<6x2x2x9x9xi16>
  check.expect_eq %x25tb, %x25eb : tensor<6x2x2x9x9xi16>
  %x26i = stablehlo.iota dim = 0 : tensor<4704xi32>
  %x26j = stablehlo.convert %x26i : (tensor<4704xi32>) -> tensor<4704xi16>
  %x26k = stablehlo.reshape %x26j : (tensor<4704xi16>) -> tensor<6x2x2x14x14xi16>
  %x26 = stablehlo.optimization_barrier %x26k : tensor<6x2x2x14x14xi16>
  %x26t = stablehlo.transpose %x26, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x14x14xi16>) -> tensor<6x14x2x14x2xi16>
  %x26tb = stablehlo.optimization_barrier %x26t : tensor<6x14x2x14x2xi16>
  %x26s0 = stablehlo.constant dense<0> : tensor<6x14x2x14x2xi32>
  %x26a0 = stablehlo.iota dim = 0 : tensor<6x14x2x14x2xi32>
  %x26c0 = stablehlo.constant dense<784> : tensor<6x14x2x14x2xi32>
  %x26m0 = stablehlo.multiply %x26a0, %x26c0 : tensor<6x14x2x14x2xi32>
  %x26s1 = stablehlo.add %x26s0, %x26m0 : tensor<6x14x2x14x2xi32>
  %x26a1 = stablehlo.iota dim = 1 : tensor<6x14x2x14x2xi32>
  %x26c1 = stablehlo.constant dense<14> : tensor<6x14x2x14x2xi32>
  %x26m1 = stablehlo.multiply %x26a1, %x26c1 : tensor<6x14x2x14x2xi32>
  %x26s2 = stablehlo.add %x26s1, %x26m1 : tensor<6x14x2x14x2xi32>
  %x26a2 = stablehlo.iota dim = 2 : tensor<6x14x2x14x2xi32>
  %x26c2 = stablehlo.constant dense<392> : tensor<6x14x2x14x2xi32>
  %x26m2 = stablehlo.multiply %x26a2, %x26c2 : tensor<6x14x2x14x2xi32>
  %x26s3 = stablehlo.add %x26s2, %x26m2 : tensor<6x14x2x14x2xi32>
  %x26a3 = stablehlo.iota dim = 3 : tensor<6x14x2x14x2xi32>
  %x26c3 = stablehlo.constant dense<1> : tensor<6x14x2x14x2xi32>
  %x26m3 = stablehlo.multiply %x26a3, %x26c3 : tensor<6x14x2x14x2xi32>
  %x26s4 = stablehlo.add %x26s3, %x26m3 : tensor<6x14x2x14x2xi32>
  %x26a4 = stablehlo.iota dim = 4 : tensor<6x14x2x14x2xi32>
  %x26c4 = stablehlo.constant dense<196> : tensor<6x14x2x14x2xi32>
  %x26m4 = stablehlo.multiply %x26a4, %x26c4 : tensor<6x14x2x14x2xi32>
  %x26s5 = stablehlo.add %x26s4, %x26m4 : tensor<6x14x2x14x2xi32>
  %x26e = stablehlo.convert %x26s5 : (tensor<6x14x2x14x2xi32>) -> tensor<6x14x2x14x2xi16>
  %x26eb = stablehlo.optimization_barrier %x26e : tensor<6x14x2x14x2xi16>
  check.expect_eq %x26tb, %x26eb : tensor<6x14x2x14x2xi16>
  %x27i = stablehlo.iota dim = 0 : tensor<2400xi32>
  %x27j = stablehlo.convert %x27i : (tensor<2400xi32>) -> tensor<2400xi16>
  %x27k = stablehlo.reshape %x27j : (tensor<2400xi16>) -> tensor<6x2x2x5x20xi16>
  %x27 = stablehlo.optimization_barrier %x27k : tensor<6x2x2x5x20xi16>
  %x27t = stablehlo.transpose %x27, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x5x20xi16>) -> tensor<6x5x2x20x2xi16>
  %x27tb = stablehlo.optimization_barrier %x27t : tensor<6x5x2x20x2xi16>
  %x27s0 = stablehlo.constant dense<0> : tensor<6x5x2x20x2xi32>
  %x27a0 = stablehlo.iota dim = 0 : tensor<6x5x2x20x2xi32>
  %x27c0 = stablehlo.constant dense<400> : tensor<6x5x2x20x2xi32>
  %x27m0 = stablehlo.multiply %x27a0, %x27c0 : tensor<6x5x2x20x2xi32>
  %x27s1 = stablehlo.add %x27s0, %x27m0 : tensor<6x5x2x20x2xi32>
  %x27a1 = stablehlo.iota dim = 1 : tensor<6x5x2x20x2xi32>
  %x27c1 = stablehlo.constant dense<20> : tensor<6x5x2x20x2xi32>
  %x27m1 = stablehlo.multiply %x27a1, %x27c1 : tensor<6x5x2x20x2xi32>
  %x27s2 = stablehlo.add %x27s1, %x27m1 : tensor<6x5x2x20x2xi32>
  %x27a2 = stablehlo.iota dim = 2 : tensor<6x5x2x20x2xi32>
  %x27c2 = stablehlo.constant dense<200> : tensor<6x5x2x20x2xi32>
  %x27m2 = stablehlo.multiply %x27a2, %x27c2 : tensor<6x5x2x20x2xi32>
  %x27s3 = stablehlo.add %x27s2, %x27m2 : tensor<6x5x2x20x2xi32>
  %x27a3 = stablehlo.iota dim = 3 : tensor<6x5x2x20x2xi32>
  %x27c3 = stablehlo.constant dense<1> : tensor<6x5x2x20x2xi32>
  %x27m3 = stablehlo.multiply %x27a3, %x27c3 : tensor<6x5x2x20x2xi32>
  %x27s4 = stablehlo.add %x27s3, %x27m3 : tensor<6x5x2x20x2xi32>
  %x27a4 = stablehlo.iota dim = 4 : tensor<6x5x2x20x2xi32>
  %x27c4 = stablehlo.constant dense<100> : tensor<6x5x2x20x2xi32>
  %x27m4 = stablehlo.multiply %x27a4, %x27c4 : tensor<6x5x2x20x2xi32>
  %x27s5 = stablehlo.add %x27s4, %x27m4 : tensor<6x5x2x20x2xi32>
  %x27e = stablehlo.convert %x27s5 : (tensor<6x5x2x20x2xi32>) -> tensor<6x5x2x20x2xi16>
  %x27eb = stablehlo.optimization_barrier %x27e : tensor<6x5x2x20x2xi16>
  check.expect_eq %x27tb, %x27eb : tensor<6x5x2x20x2xi16>
  %x28i = stablehlo.iota dim = 0 : tensor<1944xi32>
  %x28j = stablehlo.convert %x28i : (tensor<1944xi32>) -> tensor<1944xi16>
  %x28k = stablehlo.reshape %x28j : (tensor<1944xi16>) -> tensor<6x2x2x9x9xi16>
  %x28 = stablehlo.optimization_barrier %x28k : tensor<6x2x2x9x9xi16>
  %x28t = stablehlo.transpose %x28, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x9x9xi16>) -> tensor<6x9x2x9x2xi16>
  %x28tb = stablehlo.optimization_barrier %x28t : tensor<6x9x2x9x2xi16>
  %x28s0 = stablehlo.constant dense<0> : tensor<6x9x2x9x2xi32>
  %x28a0 = stablehlo.iota dim = 0 : tensor<6x9x2x9x2xi32>
  %x28c0 = stablehlo.constant dense<324> : tensor<6x9x2x9x2xi32>
  %x28m0 = stablehlo.multiply %x28a0, %x28c0 : tensor<6x9x2x9x2xi32>
  %x28s1 = stablehlo.add %x28s0, %x28m0 : tensor<6x9x2x9x2xi32>
  %x28a1 = stablehlo.iota dim = 1 : tensor<6x9x2x9x2xi32>
  %x28c1 = stablehlo.constant dense<9> : tensor<6x9x2x9x2xi32>
  %x28m1 = stablehlo.multiply %x28a1, %x28c1 : tensor<6x9x2x9x2xi32>
  %x28s2 = stablehlo.add %x28s1, %x28m1 : tensor<6x9x2x9x2xi32>
  %x28a2 = stablehlo.iota dim = 2 : tensor<6x9x2x9x2xi32>
  %x28c2 = stablehlo.constant dense<162> : tensor<6x9x2x9x2xi32>
  %x28m2 = stablehlo.multiply %x28a2, %x28c2 : tensor<6x9x2x9x2xi32>
  %x28s3 = stablehlo.add %x28s2, %x28m2 : tensor<6x9x2x9x2xi32>
  %x28a3 = stablehlo.iota dim = 3 : tensor<6x9x2x9x2xi32>
  %x28c3 = stablehlo.constant dense<1> : tensor<6x9x2x9x2xi32>
  %x28m3 = stablehlo.multiply %x28a3, %x28c3 : tensor<6x9x2x9x2xi32>
  %x28s4 = stablehlo.add %x28s3, %x28m3 : tensor<6x9x2x9x2xi32>
  %x28a4 = stablehlo.iota dim = 4 : tensor<6x9x2x9x2xi32>
  %x28c4 = stablehlo.constant dense<81> : tensor<6x9x2x9x2xi32>
  %x28m4 = stablehlo.multiply %x28a4, %x28c4 : tensor<6x9x2x9x2xi32>
  %x28s5 = stablehlo.add %x28s4, %x28m4 : tensor<6x9x2x9x2xi32>
  %x28e = stablehlo.convert %x28s5 : (tensor<6x9x2x9x2xi32>) -> tensor<6x9x2x9x2xi16>
  %x28eb = stablehlo.optimization_barrier %x28e : tensor<6x9x2x9x2xi16>
  check.expect_eq %x28tb, %x28eb : tensor<6x9x2x9x2xi16>
  func.return
}
func.func private @f32() {
  %x1i = stablehlo.iota dim = 0 : tensor<240xi32>
  %x1j = stablehlo.convert %x1i : (tensor<240xi32>) -> tensor<240xf32>
  %x1k = stablehlo.reshape %x1j : (tensor<240xf32>) -> tensor<40x3x2xf32>
  %x1 = stablehlo.optimization_barrier %x1k : tensor<40x3x2xf32>
  %x1t = stablehlo.transpose %x1, dims = [0, 2, 1] : (tensor<40x3x2xf32>) -> tensor<40x2x3xf32>
  %x1tb = stablehlo.optimization_barrier %x1t : tensor<40x2x3xf32>
  %x1s0 = stablehlo.constant dense<0> : tensor<40x2x3xi32>
  %x1a0 = stablehlo.iota dim = 0 : tensor<40x2x3xi32>
  %x1c0 = stablehlo.constant dense<6> : tensor<40x2x3xi32>
  %x1m0 = stablehlo.multiply %x1a0, %x1c0 : tensor<40x2x3xi32>
  %x1s1 = stablehlo.add %x1s0, %x1m0 : tensor<40x2x3xi32>
  %x1a1 = stablehlo.iota dim = 1 : tensor<40x2x3xi32>
  %x1c1 = stablehlo.constant dense<1> : tensor<40x2x3xi32>
  %x1m1 = stablehlo.multiply %x1a1, %x1c1 : tensor<40x2x3xi32>
  %x1s2 = stablehlo.add %x1s1, %x1m1 : tensor<40x2x3xi32>
  %x1a2 = stablehlo.iota dim = 2 : tensor<40x2x3xi32>
  %x1c2 = stablehlo.constant dense<2> : tensor<40x2x3xi32>
  %x1m2 = stablehlo.multiply %x1a2, %x1c2 : tensor<40x2x3xi32>
  %x1s3 = stablehlo.add %x1s2, %x1m2 : tensor<40x2x3xi32>
  %x1e = stablehlo.convert %x1s3 : (tensor<40x2x3xi32>) -> tensor<40x2x3xf32>
  %x1eb = stablehlo.optimization_barrier %x1e : tensor<40x2x3xf32>
  check.expect_eq %x1tb, %x1eb : tensor<40x2x3xf32>
  %x2i = stablehlo.iota dim = 0 : tensor<560xi32>
  %x2j = stablehlo.convert %x2i : (tensor<560xi32>) -> tensor<560xf32>
  %x2k = stablehlo.reshape %x2j : (tensor<560xf32>) -> tensor<40x7x2xf32>
  %x2 = stablehlo.optimization_barrier %x2k : tensor<40x7x2xf32>
  %x2t = stablehlo.transpose %x2, dims = [0, 2, 1] : (tensor<40x7x2xf32>) -> tensor<40x2x7xf32>
  %x2tb = stablehlo.optimization_barrier %x2t : tensor<40x2x7xf32>
  %x2s0 = stablehlo.constant dense<0> : tensor<40x2x7xi32>
  %x2a0 = stablehlo.iota dim = 0 : tensor<40x2x7xi32>
  %x2c0 = stablehlo.constant dense<14> : tensor<40x2x7xi32>
  %x2m0 = stablehlo.multiply %x2a0, %x2c0 : tensor<40x2x7xi32>
  %x2s1 = stablehlo.add %x2s0, %x2m0 : tensor<40x2x7xi32>
  %x2a1 = stablehlo.iota dim = 1 : tensor<40x2x7xi32>
  %x2c1 = stablehlo.constant dense<1> : tensor<40x2x7xi32>
  %x2m1 = stablehlo.multiply %x2a1, %x2c1 : tensor<40x2x7xi32>
  %x2s2 = stablehlo.add %x2s1, %x2m1 : tensor<40x2x7xi32>
  %x2a2 = stablehlo.iota dim = 2 : tensor<40x2x7xi32>
  %x2c2 = stablehlo.constant dense<2> : tensor<40x2x7xi32>
  %x2m2 = stablehlo.multiply %x2a2, %x2c2 : tensor<40x2x7xi32>
  %x2s3 = stablehlo.add %x2s2, %x2m2 : tensor<40x2x7xi32>
  %x2e = stablehlo.convert %x2s3 : (tensor<40x2x7xi32>) -> tensor<40x2x7xf32>
  %x2eb = stablehlo.optimization_barrier %x2e : tensor<40x2x7xf32>
  check.expect_eq %x2tb, %x2eb : tensor<40x2x7xf32>
  %x3i = stablehlo.iota dim = 0 : tensor<1120xi32>
  %x3j = stablehlo.convert %x3i : (tensor<1120xi32>) -> tensor<1120xf32>
  %x3k = stablehlo.reshape %x3j : (tensor<1120xf32>) -> tensor<40x14x2xf32>
  %x3 = stablehlo.optimization_barrier %x3k : tensor<40x14x2xf32>
  %x3t = stablehlo.transpose %x3, dims = [0, 2, 1] : (tensor<40x14x2xf32>) -> tensor<40x2x14xf32>
  %x3tb = stablehlo.optimization_barrier %x3t : tensor<40x2x14xf32>
  %x3s0 = stablehlo.constant dense<0> : tensor<40x2x14xi32>
  %x3a0 = stablehlo.iota dim = 0 : tensor<40x2x14xi32>
  %x3c0 = stablehlo.constant dense<28> : tensor<40x2x14xi32>
  %x3m0 = stablehlo.multiply %x3a0, %x3c0 : tensor<40x2x14xi32>
  %x3s1 = stablehlo.add %x3s0, %x3m0 : tensor<40x2x14xi32>
  %x3a1 = stablehlo.iota dim = 1 : tensor<40x2x14xi32>
  %x3c1 = stablehlo.constant dense<1> : tensor<40x2x14xi32>
  %x3m1 = stablehlo.multiply %x3a1, %x3c1 : tensor<40x2x14xi32>
  %x3s2 = stablehlo.add %x3s1, %x3m1 : tensor<40x2x14xi32>
  %x3a2 = stablehlo.iota dim = 2 : tensor<40x2x14xi32>
  %x3c2 = stablehlo.constant dense<2> : tensor<40x2x14xi32>
  %x3m2 = stablehlo.multiply %x3a2, %x3c2 : tensor<40x2x14xi32>
  %x3s3 = stablehlo.add %x3s2, %x3m2 : tensor<40x2x14xi32>
  %x3e = stablehlo.convert %x3s3 : (tensor<40x2x14xi32>) -> tensor<40x2x14xf32>
  %x3eb = stablehlo.optimization_barrier %x3e : tensor<40x2x14xf32>
  check.expect_eq %x3tb, %x3eb : tensor<40x2x14xf32>
  %x4i = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x4j = stablehlo.convert %x4i : (tensor<1280xi32>) -> tensor<1280xf32>
  %x4k = stablehlo.reshape %x4j : (tensor<1280xf32>) -> tensor<40x16x2xf32>
  %x4 = stablehlo.optimization_barrier %x4k : tensor<40x16x2xf32>
  %x4t = stablehlo.transpose %x4, dims = [0, 2, 1] : (tensor<40x16x2xf32>) -> tensor<40x2x16xf32>
  %x4tb = stablehlo.optimization_barrier %x4t : tensor<40x2x16xf32>
  %x4s0 = stablehlo.constant dense<0> : tensor<40x2x16xi32>
  %x4a0 = stablehlo.iota dim = 0 : tensor<40x2x16xi32>
  %x4c0 = stablehlo.constant dense<32> : tensor<40x2x16xi32>
  %x4m0 = stablehlo.multiply %x4a0, %x4c0 : tensor<40x2x16xi32>
  %x4s1 = stablehlo.add %x4s0, %x4m0 : tensor<40x2x16xi32>
  %x4a1 = stablehlo.iota dim = 1 : tensor<40x2x16xi32>
  %x4c1 = stablehlo.constant dense<1> : tensor<40x2x16xi32>
  %x4m1 = stablehlo.multiply %x4a1, %x4c1 : tensor<40x2x16xi32>
  %x4s2 = stablehlo.add %x4s1, %x4m1 : tensor<40x2x16xi32>
  %x4a2 = stablehlo.iota dim = 2 : tensor<40x2x16xi32>
  %x4c2 = stablehlo.constant dense<2> : tensor<40x2x16xi32>
  %x4m2 = stablehlo.multiply %x4a2, %x4c2 : tensor<40x2x16xi32>
  %x4s3 = stablehlo.add %x4s2, %x4m2 : tensor<40x2x16xi32>
  %x4e = stablehlo.convert %x4s3 : (tensor<40x2x16xi32>) -> tensor<40x2x16xf32>
  %x4eb = stablehlo.optimization_barrier %x4e : tensor<40x2x16xf32>
  check.expect_eq %x4tb, %x4eb : tensor<40x2x16xf32>
  %x5i = stablehlo.iota dim = 0 : tensor<1360xi32>
  %x5j = stablehlo.convert %x5i : (tensor<1360xi32>) -> tensor<1360xf32>
  %x5k = stablehlo.reshape %x5j : (tensor<1360xf32>) -> tensor<40x17x2xf32>
  %x5 = stablehlo.optimization_barrier %x5k : tensor<40x17x2xf32>
  %x5t = stablehlo.transpose %x5, dims = [0, 2, 1] : (tensor<40x17x2xf32>) -> tensor<40x2x17xf32>
  %x5tb = stablehlo.optimization_barrier %x5t : tensor<40x2x17xf32>
  %x5s0 = stablehlo.constant dense<0> : tensor<40x2x17xi32>
  %x5a0 = stablehlo.iota dim = 0 : tensor<40x2x17xi32>
  %x5c0 = stablehlo.constant dense<34> : tensor<40x2x17xi32>
  %x5m0 = stablehlo.multiply %x5a0, %x5c0 : tensor<40x2x17xi32>
  %x5s1 = stablehlo.add %x5s0, %x5m0 : tensor<40x2x17xi32>
  %x5a1 = stablehlo.iota dim = 1 : tensor<40x2x17xi32>
  %x5c1 = stablehlo.constant dense<1> : tensor<40x2x17xi32>
  %x5m1 = stablehlo.multiply %x5a1, %x5c1 : tensor<40x2x17xi32>
  %x5s2 = stablehlo.add %x5s1, %x5m1 : tensor<40x2x17xi32>
  %x5a2 = stablehlo.iota dim = 2 : tensor<40x2x17xi32>
  %x5c2 = stablehlo.constant dense<2> : tensor<40x2x17xi32>
  %x5m2 = stablehlo.multiply %x5a2, %x5c2 : tensor<40x2x17xi32>
  %x5s3 = stablehlo.add %x5s2, %x5m2 : tensor<40x2x17xi32>
  %x5e = stablehlo.convert %x5s3 : (tensor<40x2x17xi32>) -> tensor<40x2x17xf32>
  %x5eb = stablehlo.optimization_barrier %x5e : tensor<40x2x17xf32>
  check.expect_eq %x5tb, %x5eb : tensor<40x2x17xf32>
  %x6i = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x6j = stablehlo.convert %x6i : (tensor<2640xi32>) -> tensor<2640xf32>
  %x6k = stablehlo.reshape %x6j : (tensor<2640xf32>) -> tensor<40x33x2xf32>
  %x6 = stablehlo.optimization_barrier %x6k : tensor<40x33x2xf32>
  %x6t = stablehlo.transpose %x6, dims = [0, 2, 1] : (tensor<40x33x2xf32>) -> tensor<40x2x33xf32>
  %x6tb = stablehlo.optimization_barrier %x6t : tensor<40x2x33xf32>
  %x6s0 = stablehlo.constant dense<0> : tensor<40x2x33xi32>
  %x6a0 = stablehlo.iota dim = 0 : tensor<40x2x33xi32>
  %x6c0 = stablehlo.constant dense<66> : tensor<40x2x33xi32>
  %x6m0 = stablehlo.multiply %x6a0, %x6c0 : tensor<40x2x33xi32>
  %x6s1 = stablehlo.add %x6s0, %x6m0 : tensor<40x2x33xi32>
  %x6a1 = stablehlo.iota dim = 1 : tensor<40x2x33xi32>
  %x6c1 = stablehlo.constant dense<1> : tensor<40x2x33xi32>
  %x6m1 = stablehlo.multiply %x6a1, %x6c1 : tensor<40x2x33xi32>
  %x6s2 = stablehlo.add %x6s1, %x6m1 : tensor<40x2x33xi32>
  %x6a2 = stablehlo.iota dim = 2 : tensor<40x2x33xi32>
  %x6c2 = stablehlo.constant dense<2> : tensor<40x2x33xi32>
  %x6m2 = stablehlo.multiply %x6a2, %x6c2 : tensor<40x2x33xi32>
  %x6s3 = stablehlo.add %x6s2, %x6m2 : tensor<40x2x33xi32>
  %x6e = stablehlo.convert %x6s3 : (tensor<40x2x33xi32>) -> tensor<40x2x33xf32>
  %x6eb = stablehlo.optimization_barrier %x6e : tensor<40x2x33xf32>
  check.expect_eq %x6tb, %x6eb : tensor<40x2x33xf32>
  %x7i = stablehlo.iota dim = 0 : tensor<4000xi32>
  %x7j = stablehlo.convert %x7i : (tensor<4000xi32>) -> tensor<4000xf32>
  %x7k = stablehlo.reshape %x7j : (tensor<4000xf32>) -> tensor<40x50x2xf32>
  %x7 = stablehlo.optimization_barrier %x7k : tensor<40x50x2xf32>
  %x7t = stablehlo.transpose %x7, dims = [0, 2, 1] : (tensor<40x50x2xf32>) -> tensor<40x2x50xf32>
  %x7tb = stablehlo.optimization_barrier %x7t : tensor<40x2x50xf32>
  %x7s0 = stablehlo.constant dense<0> : tensor<40x2x50xi32>
  %x7a0 = stablehlo.iota dim = 0 : tensor<40x2x50xi32>
  %x7c0 = stablehlo.constant dense<100> : tensor<40x2x50xi32>
  %x7m0 = stablehlo.multiply %x7a0, %x7c0 : tensor<40x2x50xi32>
  %x7s1 = stablehlo.add %x7s0, %x7m0 : tensor<40x2x50xi32>
  %x7a1 = stablehlo.iota dim = 1 : tensor<40x2x50xi32>
  %x7c1 = stablehlo.constant dense<1> : tensor<40x2x50xi32>
  %x7m1 = stablehlo.multiply %x7a1, %x7c1 : tensor<40x2x50xi32>
  %x7s2 = stablehlo.add %x7s1, %x7m1 : tensor<40x2x50xi32>
  %x7a2 = stablehlo.iota dim = 2 : tensor<40x2x50xi32>
  %x7c2 = stablehlo.constant dense<2> : tensor<40x2x50xi32>
  %x7m2 = stablehlo.multiply %x7a2, %x7c2 : tensor<40x2x50xi32>
  %x7s3 = stablehlo.add %x7s2, %x7m2 : tensor<40x2x50xi32>
  %x7e = stablehlo.convert %x7s3 : (tensor<40x2x50xi32>) -> tensor<40x2x50xf32>
  %x7eb = stablehlo.optimization_barrier %x7e : tensor<40x2x50xf32>
  check.expect_eq %x7tb, %x7eb : tensor<40x2x50xf32>
  %x8i = stablehlo.iota dim = 0 : tensor<240xi32>
  %x8j = stablehlo.convert %x8i : (tensor<240xi32>) -> tensor<240xf32>
  %x8k = stablehlo.reshape %x8j : (tensor<240xf32>) -> tensor<40x2x3xf32>
  %x8 = stablehlo.optimization_barrier %x8k : tensor<40x2x3xf32>
  %x8t = stablehlo.transpose %x8, dims = [0, 2, 1] : (tensor<40x2x3xf32>) -> tensor<40x3x2xf32>
  %x8tb = stablehlo.optimization_barrier %x8t : tensor<40x3x2xf32>
  %x8s0 = stablehlo.constant dense<0> : tensor<40x3x2xi32>
  %x8a0 = stablehlo.iota dim = 0 : tensor<40x3x2xi32>
  %x8c0 = stablehlo.constant dense<6> : tensor<40x3x2xi32>
  %x8m0 = stablehlo.multiply %x8a0, %x8c0 : tensor<40x3x2xi32>
  %x8s1 = stablehlo.add %x8s0, %x8m0 : tensor<40x3x2xi32>
  %x8a1 = stablehlo.iota dim = 1 : tensor<40x3x2xi32>
  %x8c1 = stablehlo.constant dense<1> : tensor<40x3x2xi32>
  %x8m1 = stablehlo.multiply %x8a1, %x8c1 : tensor<40x3x2xi32>
  %x8s2 = stablehlo.add %x8s1, %x8m1 : tensor<40x3x2xi32>
  %x8a2 = stablehlo.iota dim = 2 : tensor<40x3x2xi32>
  %x8c2 = stablehlo.constant dense<3> : tensor<40x3x2xi32>
  %x8m2 = stablehlo.multiply %x8a2, %x8c2 : tensor<40x3x2xi32>
  %x8s3 = stablehlo.add %x8s2, %x8m2 : tensor<40x3x2xi32>
  %x8e = stablehlo.convert %x8s3 : (tensor<40x3x2xi32>) -> tensor<40x3x2xf32>
  %x8eb = stablehlo.optimization_barrier %x8e : tensor<40x3x2xf32>
  check.expect_eq %x8tb, %x8eb : tensor<40x3x2xf32>
  %x9i = stablehlo.iota dim = 0 : tensor<560xi32>
  %x9j = stablehlo.convert %x9i : (tensor<560xi32>) -> tensor<560xf32>
  %x9k = stablehlo.reshape %x9j : (tensor<560xf32>) -> tensor<40x2x7xf32>
  %x9 = stablehlo.optimization_barrier %x9k : tensor<40x2x7xf32>
  %x9t = stablehlo.transpose %x9, dims = [0, 2, 1] : (tensor<40x2x7xf32>) -> tensor<40x7x2xf32>
  %x9tb = stablehlo.optimization_barrier %x9t : tensor<40x7x2xf32>
  %x9s0 = stablehlo.constant dense<0> : tensor<40x7x2xi32>
  %x9a0 = stablehlo.iota dim = 0 : tensor<40x7x2xi32>
  %x9c0 = stablehlo.constant dense<14> : tensor<40x7x2xi32>
  %x9m0 = stablehlo.multiply %x9a0, %x9c0 : tensor<40x7x2xi32>
  %x9s1 = stablehlo.add %x9s0, %x9m0 : tensor<40x7x2xi32>
  %x9a1 = stablehlo.iota dim = 1 : tensor<40x7x2xi32>
  %x9c1 = stablehlo.constant dense<1> : tensor<40x7x2xi32>
  %x9m1 = stablehlo.multiply %x9a1, %x9c1 : tensor<40x7x2xi32>
  %x9s2 = stablehlo.add %x9s1, %x9m1 : tensor<40x7x2xi32>
  %x9a2 = stablehlo.iota dim = 2 : tensor<40x7x2xi32>
  %x9c2 = stablehlo.constant dense<7> : tensor<40x7x2xi32>
  %x9m2 = stablehlo.multiply %x9a2, %x9c2 : tensor<40x7x2xi32>
  %x9s3 = stablehlo.add %x9s2, %x9m2 : tensor<40x7x2xi32>
  %x9e = stablehlo.convert %x9s3 : (tensor<40x7x2xi32>) -> tensor<40x7x2xf32>
  %x9eb = stablehlo.optimization_barrier %x9e : tensor<40x7x2xf32>
  check.expect_eq %x9tb, %x9eb : tensor<40x7x2xf32>
  %x10i = stablehlo.iota dim = 0 : tensor<1120xi32>
  %x10j = stablehlo.convert %x10i : (tensor<1120xi32>) -> tensor<1120xf32>
  %x10k = stablehlo.reshape %x10j : (tensor<1120xf32>) -> tensor<40x2x14xf32>
  %x10 = stablehlo.optimization_barrier %x10k : tensor<40x2x14xf32>
  %x10t = stablehlo.transpose %x10, dims = [0, 2, 1] : (tensor<40x2x14xf32>) -> tensor<40x14x2xf32>
  %x10tb = stablehlo.optimization_barrier %x10t : tensor<40x14x2xf32>
  %x10s0 = stablehlo.constant dense<0> : tensor<40x14x2xi32>
  %x10a0 = stablehlo.iota dim = 0 : tensor<40x14x2xi32>
  %x10c0 = stablehlo.constant dense<28> : tensor<40x14x2xi32>
  %x10m0 = stablehlo.multiply %x10a0, %x10c0 : tensor<40x14x2xi32>
  %x10s1 = stablehlo.add %x10s0, %x10m0 : tensor<40x14x2xi32>
  %x10a1 = stablehlo.iota dim = 1 : tensor<40x14x2xi32>
  %x10c1 = stablehlo.constant dense<1> : tensor<40x14x2xi32>
  %x10m1 = stablehlo.multiply %x10a1, %x10c1 : tensor<40x14x2xi32>
  %x10s2 = stablehlo.add %x10s1, %x10m1 : tensor<40x14x2xi32>
  %x10a2 = stablehlo.iota dim = 2 : tensor<40x14x2xi32>
  %x10c2 = stablehlo.constant dense<14> : tensor<40x14x2xi32>
  %x10m2 = stablehlo.multiply %x10a2, %x10c2 : tensor<40x14x2xi32>
  %x10s3 = stablehlo.add %x10s2, %x10m2 : tensor<40x14x2xi32>
  %x10e = stablehlo.convert %x10s3 : (tensor<40x14x2xi32>) -> tensor<40x14x2xf32>
  %x10eb = stablehlo.optimization_barrier %x10e : tensor<40x14x2xf32>
  check.expect_eq %x10tb, %x10eb : tensor<40x14x2xf32>
  %x11i = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x11j = stablehlo.convert %x11i : (tensor<1280xi32>) -> tensor<1280xf32>
  %x11k = stablehlo.reshape %x11j : (tensor<1280xf32>) -> tensor<40x2x16xf32>
  %x11 = stablehlo.optimization_barrier %x11k : tensor<40x2x16xf32>
  %x11t = stablehlo.transpose %x11, dims = [0, 2, 1] : (tensor<40x2x16xf32>) -> tensor<40x16x2xf32>
  %x11tb = stablehlo.optimization_barrier %x11t : tensor<40x16x2xf32>
  %x11s0 = stablehlo.constant dense<0> : tensor<40x16x2xi32>
  %x11a0 = stablehlo.iota dim = 0 : tensor<40x16x2xi32>
  %x11c0 = stablehlo.constant dense<32> : tensor<40x16x2xi32>
  %x11m0 = stablehlo.multiply %x11a0, %x11c0 : tensor<40x16x2xi32>
  %x11s1 = stablehlo.add %x11s0, %x11m0 : tensor<40x16x2xi32>
  %x11a1 = stablehlo.iota dim = 1 : tensor<40x16x2xi32>
  %x11c1 = stablehlo.constant dense<1> : tensor<40x16x2xi32>
  %x11m1 = stablehlo.multiply %x11a1, %x11c1 : tensor<40x16x2xi32>
  %x11s2 = stablehlo.add %x11s1, %x11m1 : tensor<40x16x2xi32>
  %x11a2 = stablehlo.iota dim = 2 : tensor<40x16x2xi32>
  %x11c2 = stablehlo.constant dense<16> : tensor<40x16x2xi32>
  %x11m2 = stablehlo.multiply %x11a2, %x11c2 : tensor<40x16x2xi32>
  %x11s3 = stablehlo.add %x11s2, %x11m2 : tensor<40x16x2xi32>
  %x11e = stablehlo.convert %x11s3 : (tensor<40x16x2xi32>) -> tensor<40x16x2xf32>
  %x11eb = stablehlo.optimization_barrier %x11e : tensor<40x16x2xf32>
  check.expect_eq %x11tb, %x11eb : tensor<40x16x2xf32>
  %x12i = stablehlo.iota dim = 0 : tensor<1360xi32>
  %x12j = stablehlo.convert %x12i : (tensor<1360xi32>) -> tensor<1360xf32>
  %x12k = stablehlo.reshape %x12j : (tensor<1360xf32>) -> tensor<40x2x17xf32>
  %x12 = stablehlo.optimization_barrier %x12k : tensor<40x2x17xf32>
  %x12t = stablehlo.transpose %x12, dims = [0, 2, 1] : (tensor<40x2x17xf32>) -> tensor<40x17x2xf32>
  %x12tb = stablehlo.optimization_barrier %x12t : tensor<40x17x2xf32>
  %x12s0 = stablehlo.constant dense<0> : tensor<40x17x2xi32>
  %x12a0 = stablehlo.iota dim = 0 : tensor<40x17x2xi32>
  %x12c0 = stablehlo.constant dense<34> : tensor<40x17x2xi32>
  %x12m0 = stablehlo.multiply %x12a0, %x12c0 : tensor<40x17x2xi32>
  %x12s1 = stablehlo.add %x12s0, %x12m0 : tensor<40x17x2xi32>
  %x12a1 = stablehlo.iota dim = 1 : tensor<40x17x2xi32>
  %x12c1 = stablehlo.constant dense<1> : tensor<40x17x2xi32>
  %x12m1 = stablehlo.multiply %x12a1, %x12c1 : tensor<40x17x2xi32>
  %x12s2 = stablehlo.add %x12s1, %x12m1 : tensor<40x17x2xi32>
  %x12a2 = stablehlo.iota dim = 2 : tensor<40x17x2xi32>
  %x12c2 = stablehlo.constant dense<17> : tensor<40x17x2xi32>
  %x12m2 = stablehlo.multiply %x12a2, %x12c2 : tensor<40x17x2xi32>
  %x12s3 = stablehlo.add %x12s2, %x12m2 : tensor<40x17x2xi32>
  %x12e = stablehlo.convert %x12s3 : (tensor<40x17x2xi32>) -> tensor<40x17x2xf32>
  %x12eb = stablehlo.optimization_barrier %x12e : tensor<40x17x2xf32>
  check.expect_eq %x12tb, %x12eb : tensor<40x17x2xf32>
  %x13i = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x13j = stablehlo.convert %x13i : (tensor<2640xi32>) -> tensor<2640xf32>
  %x13k = stablehlo.reshape %x13j : (tensor<2640xf32>) -> tensor<40x2x33xf32>
  %x13 = stablehlo.optimization_barrier %x13k : tensor<40x2x33xf32>
  %x13t = stablehlo.transpose %x13, dims = [0, 2, 1] : (tensor<40x2x33xf32>) -> tensor<40x33x2xf32>
  %x13tb = stablehlo.optimization_barrier %x13t : tensor<40x33x2xf32>
  %x13s0 = stablehlo.constant dense<0> : tensor<40x33x2xi32>
  %x13a0 = stablehlo.iota dim = 0 : tensor<40x33x2xi32>
  %x13c0 = stablehlo.constant dense<66> : tensor<40x33x2xi32>
  %x13m0 = stablehlo.multiply %x13a0, %x13c0 : tensor<40x33x2xi32>
  %x13s1 = stablehlo.add %x13s0, %x13m0 : tensor<40x33x2xi32>
  %x13a1 = stablehlo.iota dim = 1 : tensor<40x33x2xi32>
  %x13c1 = stablehlo.constant dense<1> : tensor<40x33x2xi32>
  %x13m1 = stablehlo.multiply %x13a1, %x13c1 : tensor<40x33x2xi32>
  %x13s2 = stablehlo.add %x13s1, %x13m1 : tensor<40x33x2xi32>
  %x13a2 = stablehlo.iota dim = 2 : tensor<40x33x2xi32>
  %x13c2 = stablehlo.constant dense<33> : tensor<40x33x2xi32>
  %x13m2 = stablehlo.multiply %x13a2, %x13c2 : tensor<40x33x2xi32>
  %x13s3 = stablehlo.add %x13s2, %x13m2 : tensor<40x33x2xi32>
  %x13e = stablehlo.convert %x13s3 : (tensor<40x33x2xi32>) -> tensor<40x33x2xf32>
  %x13eb = stablehlo.optimization_barrier %x13e : tensor<40x33x2xf32>
  check.expect_eq %x13tb, %x13eb : tensor<40x33x2xf32>
  %x14i = stablehlo.iota dim = 0 : tensor<4000xi32>
  %x14j = stablehlo.convert %x14i : (tensor<4000xi32>) -> tensor<4000xf32>
  %x14k = stablehlo.reshape %x14j : (tensor<4000xf32>) -> tensor<40x2x50xf32>
  %x14 = stablehlo.optimization_barrier %x14k : tensor<40x2x50xf32>
  %x14t = stablehlo.transpose %x14, dims = [0, 2, 1] : (tensor<40x2x50xf32>) -> tensor<40x50x2xf32>
  %x14tb = stablehlo.optimization_barrier %x14t : tensor<40x50x2xf32>
  %x14s0 = stablehlo.constant dense<0> : tensor<40x50x2xi32>
  %x14a0 = stablehlo.iota dim = 0 : tensor<40x50x2xi32>
  %x14c0 = stablehlo.constant dense<100> : tensor<40x50x2xi32>
  %x14m0 = stablehlo.multiply %x14a0, %x14c0 : tensor<40x50x2xi32>
  %x14s1 = stablehlo.add %x14s0, %x14m0 : tensor<40x50x2xi32>
  %x14a1 = stablehlo.iota dim = 1 : tensor<40x50x2xi32>
  %x14c1 = stablehlo.constant dense<1> : tensor<40x50x2xi32>
  %x14m1 = stablehlo.multiply %x14a1, %x14c1 : tensor<40x50x2xi32>
  %x14s2 = stablehlo.add %x14s1, %x14m1 : tensor<40x50x2xi32>
  %x14a2 = stablehlo.iota dim = 2 : tensor<40x50x2xi32>
  %x14c2 = stablehlo.constant dense<50> : tensor<40x50x2xi32>
  %x14m2 = stablehlo.multiply %x14a2, %x14c2 : tensor<40x50x2xi32>
  %x14s3 = stablehlo.add %x14s2, %x14m2 : tensor<40x50x2xi32>
  %x14e = stablehlo.convert %x14s3 : (tensor<40x50x2xi32>) -> tensor<40x50x2xf32>
  %x14eb = stablehlo.optimization_barrier %x14e : tensor<40x50x2xf32>
  check.expect_eq %x14tb, %x14eb : tensor<40x50x2xf32>
  %x15i = stablehlo.iota dim = 0 : tensor<1581xi32>
  %x15j = stablehlo.convert %x15i : (tensor<1581xi32>) -> tensor<1581xf32>
  %x15k = stablehlo.reshape %x15j : (tensor<1581xf32>) -> tensor<3x17x31xf32>
  %x15 = stablehlo.optimization_barrier %x15k : tensor<3x17x31xf32>
  %x15t = stablehlo.transpose %x15, dims = [0, 2, 1] : (tensor<3x17x31xf32>) -> tensor<3x31x17xf32>
  %x15tb = stablehlo.optimization_barrier %x15t : tensor<3x31x17xf32>
  %x15s0 = stablehlo.constant dense<0> : tensor<3x31x17xi32>
  %x15a0 = stablehlo.iota dim = 0 : tensor<3x31x17xi32>
  %x15c0 = stablehlo.constant dense<527> : tensor<3x31x17xi32>
  %x15m0 = stablehlo.multiply %x15a0, %x15c0 : tensor<3x31x17xi32>
  %x15s1 = stablehlo.add %x15s0, %x15m0 : tensor<3x31x17xi32>
  %x15a1 = stablehlo.iota dim = 1 : tensor<3x31x17xi32>
  %x15c1 = stablehlo.constant dense<1> : tensor<3x31x17xi32>
  %x15m1 = stablehlo.multiply %x15a1, %x15c1 : tensor<3x31x17xi32>
  %x15s2 = stablehlo.add %x15s1, %x15m1 : tensor<3x31x17xi32>
  %x15a2 = stablehlo.iota dim = 2 : tensor<3x31x17xi32>
  %x15c2 = stablehlo.constant dense<31> : tensor<3x31x17xi32>
  %x15m2 = stablehlo.multiply %x15a2, %x15c2 : tensor<3x31x17xi32>
  %x15s3 = stablehlo.add %x15s2, %x15m2 : tensor<3x31x17xi32>
  %x15e = stablehlo.convert %x15s3 : (tensor<3x31x17xi32>) -> tensor<3x31x17xf32>
  %x15eb = stablehlo.optimization_barrier %x15e : tensor<3x31x17xf32>
  check.expect_eq %x15tb, %x15eb : tensor<3x31x17xf32>
  %x16i = stablehlo.iota dim = 0 : tensor<864xi32>
  %x16j = stablehlo.convert %x16i : (tensor<864xi32>) -> tensor<864xf32>
  %x16k = stablehlo.reshape %x16j : (tensor<864xf32>) -> tensor<3x16x18xf32>
  %x16 = stablehlo.optimization_barrier %x16k : tensor<3x16x18xf32>
  %x16t = stablehlo.transpose %x16, dims = [0, 2, 1] : (tensor<3x16x18xf32>) -> tensor<3x18x16xf32>
  %x16tb = stablehlo.optimization_barrier %x16t : tensor<3x18x16xf32>
  %x16s0 = stablehlo.constant dense<0> : tensor<3x18x16xi32>
  %x16a0 = stablehlo.iota dim = 0 : tensor<3x18x16xi32>
  %x16c0 = stablehlo.constant dense<288> : tensor<3x18x16xi32>
  %x16m0 = stablehlo.multiply %x16a0, %x16c0 : tensor<3x18x16xi32>
  %x16s1 = stablehlo.add %x16s0, %x16m0 : tensor<3x18x16xi32>
  %x16a1 = stablehlo.iota dim = 1 : tensor<3x18x16xi32>
  %x16c1 = stablehlo.constant dense<1> : tensor<3x18x16xi32>
  %x16m1 = stablehlo.multiply %x16a1, %x16c1 : tensor<3x18x16xi32>
  %x16s2 = stablehlo.add %x16s1, %x16m1 : tensor<3x18x16xi32>
  %x16a2 = stablehlo.iota dim = 2 : tensor<3x18x16xi32>
  %x16c2 = stablehlo.constant dense<18> : tensor<3x18x16xi32>
  %x16m2 = stablehlo.multiply %x16a2, %x16c2 : tensor<3x18x16xi32>
  %x16s3 = stablehlo.add %x16s2, %x16m2 : tensor<3x18x16xi32>
  %x16e = stablehlo.convert %x16s3 : (tensor<3x18x16xi32>) -> tensor<3x18x16xf32>
  %x16eb = stablehlo.optimization_barrier %x16e : tensor<3x18x16xf32>
  check.expect_eq %x16tb, %x16eb : tensor<3x18x16xf32>
  %x17i = stablehlo.iota dim = 0 : tensor<864xi32>
  %x17j = stablehlo.convert %x17i : (tensor<864xi32>) -> tensor<864xf32>
  %x17k = stablehlo.reshape %x17j : (tensor<864xf32>) -> tensor<3x18x16xf32>
  %x17 = stablehlo.optimization_barrier %x17k : tensor<3x18x16xf32>
  %x17t = stablehlo.transpose %x17, dims = [0, 2, 1] : (tensor<3x18x16xf32>) -> tensor<3x16x18xf32>
  %x17tb = stablehlo.optimization_barrier %x17t : tensor<3x16x18xf32>
  %x17s0 = stablehlo.constant dense<0> : tensor<3x16x18xi32>
  %x17a0 = stablehlo.iota dim = 0 : tensor<3x16x18xi32>
  %x17c0 = stablehlo.constant dense<288> : tensor<3x16x18xi32>
  %x17m0 = stablehlo.multiply %x17a0, %x17c0 : tensor<3x16x18xi32>
  %x17s1 = stablehlo.add %x17s0, %x17m0 : tensor<3x16x18xi32>
  %x17a1 = stablehlo.iota dim = 1 : tensor<3x16x18xi32>
  %x17c1 = stablehlo.constant dense<1> : tensor<3x16x18xi32>
  %x17m1 = stablehlo.multiply %x17a1, %x17c1 : tensor<3x16x18xi32>
  %x17s2 = stablehlo.add %x17s1, %x17m1 : tensor<3x16x18xi32>
  %x17a2 = stablehlo.iota dim = 2 : tensor<3x16x18xi32>
  %x17c2 = stablehlo.constant dense<16> : tensor<3x16x18xi32>
  %x17m2 = stablehlo.multiply %x17a2, %x17c2 : tensor<3x16x18xi32>
  %x17s3 = stablehlo.add %x17s2, %x17m2 : tensor<3x16x18xi32>
  %x17e = stablehlo.convert %x17s3 : (tensor<3x16x18xi32>) -> tensor<3x16x18xf32>
  %x17eb = stablehlo.optimization_barrier %x17e : tensor<3x16x18xf32>
  check.expect_eq %x17tb, %x17eb : tensor<3x16x18xf32>
  %x18i = stablehlo.iota dim = 0 : tensor<1980xi32>
  %x18j = stablehlo.convert %x18i : (tensor<1980xi32>) -> tensor<1980xf32>
  %x18k = stablehlo.reshape %x18j : (tensor<1980xf32>) -> tensor<3x33x20xf32>
  %x18 = stablehlo.optimization_barrier %x18k : tensor<3x33x20xf32>
  %x18t = stablehlo.transpose %x18, dims = [0, 2, 1] : (tensor<3x33x20xf32>) -> tensor<3x20x33xf32>
  %x18tb = stablehlo.optimization_barrier %x18t : tensor<3x20x33xf32>
  %x18s0 = stablehlo.constant dense<0> : tensor<3x20x33xi32>
  %x18a0 = stablehlo.iota dim = 0 : tensor<3x20x33xi32>
  %x18c0 = stablehlo.constant dense<660> : tensor<3x20x33xi32>
  %x18m0 = stablehlo.multiply %x18a0, %x18c0 : tensor<3x20x33xi32>
  %x18s1 = stablehlo.add %x18s0, %x18m0 : tensor<3x20x33xi32>
  %x18a1 = stablehlo.iota dim = 1 : tensor<3x20x33xi32>
  %x18c1 = stablehlo.constant dense<1> : tensor<3x20x33xi32>
  %x18m1 = stablehlo.multiply %x18a1, %x18c1 : tensor<3x20x33xi32>
  %x18s2 = stablehlo.add %x18s1, %x18m1 : tensor<3x20x33xi32>
  %x18a2 = stablehlo.iota dim = 2 : tensor<3x20x33xi32>
  %x18c2 = stablehlo.constant dense<20> : tensor<3x20x33xi32>
  %x18m2 = stablehlo.multiply %x18a2, %x18c2 : tensor<3x20x33xi32>
  %x18s3 = stablehlo.add %x18s2, %x18m2 : tensor<3x20x33xi32>
  %x18e = stablehlo.convert %x18s3 : (tensor<3x20x33xi32>) -> tensor<3x20x33xf32>
  %x18eb = stablehlo.optimization_barrier %x18e : tensor<3x20x33xf32>
  check.expect_eq %x18tb, %x18eb : tensor<3x20x33xf32>
  %x19i = stablehlo.iota dim = 0 : tensor<1890xi32>
  %x19j = stablehlo.convert %x19i : (tensor<1890xi32>) -> tensor<1890xf32>
  %x19k = stablehlo.reshape %x19j : (tensor<1890xf32>) -> tensor<3x9x70xf32>
  %x19 = stablehlo.optimization_barrier %x19k : tensor<3x9x70xf32>
  %x19t = stablehlo.transpose %x19, dims = [0, 2, 1] : (tensor<3x9x70xf32>) -> tensor<3x70x9xf32>
  %x19tb = stablehlo.optimization_barrier %x19t : tensor<3x70x9xf32>
  %x19s0 = stablehlo.constant dense<0> : tensor<3x70x9xi32>
  %x19a0 = stablehlo.iota dim = 0 : tensor<3x70x9xi32>
  %x19c0 = stablehlo.constant dense<630> : tensor<3x70x9xi32>
  %x19m0 = stablehlo.multiply %x19a0, %x19c0 : tensor<3x70x9xi32>
  %x19s1 = stablehlo.add %x19s0, %x19m0 : tensor<3x70x9xi32>
  %x19a1 = stablehlo.iota dim = 1 : tensor<3x70x9xi32>
  %x19c1 = stablehlo.constant dense<1> : tensor<3x70x9xi32>
  %x19m1 = stablehlo.multiply %x19a1, %x19c1 : tensor<3x70x9xi32>
  %x19s2 = stablehlo.add %x19s1, %x19m1 : tensor<3x70x9xi32>
  %x19a2 = stablehlo.iota dim = 2 : tensor<3x70x9xi32>
  %x19c2 = stablehlo.constant dense<70> : tensor<3x70x9xi32>
  %x19m2 = stablehlo.multiply %x19a2, %x19c2 : tensor<3x70x9xi32>
  %x19s3 = stablehlo.add %x19s2, %x19m2 : tensor<3x70x9xi32>
  %x19e = stablehlo.convert %x19s3 : (tensor<3x70x9xi32>) -> tensor<3x70x9xf32>
  %x19eb = stablehlo.optimization_barrier %x19e : tensor<3x70x9xf32>
  check.expect_eq %x19tb, %x19eb : tensor<3x70x9xf32>
  %x20i = stablehlo.iota dim = 0 : tensor<2880xi32>
  %x20j = stablehlo.convert %x20i : (tensor<2880xi32>) -> tensor<2880xf32>
  %x20k = stablehlo.reshape %x20j : (tensor<2880xf32>) -> tensor<3x40x24xf32>
  %x20 = stablehlo.optimization_barrier %x20k : tensor<3x40x24xf32>
  %x20t = stablehlo.transpose %x20, dims = [0, 2, 1] : (tensor<3x40x24xf32>) -> tensor<3x24x40xf32>
  %x20tb = stablehlo.optimization_barrier %x20t : tensor<3x24x40xf32>
  %x20s0 = stablehlo.constant dense<0> : tensor<3x24x40xi32>
  %x20a0 = stablehlo.iota dim = 0 : tensor<3x24x40xi32>
  %x20c0 = stablehlo.constant dense<960> : tensor<3x24x40xi32>
  %x20m0 = stablehlo.multiply %x20a0, %x20c0 : tensor<3x24x40xi32>
  %x20s1 = stablehlo.add %x20s0, %x20m0 : tensor<3x24x40xi32>
  %x20a1 = stablehlo.iota dim = 1 : tensor<3x24x40xi32>
  %x20c1 = stablehlo.constant dense<1> : tensor<3x24x40xi32>
  %x20m1 = stablehlo.multiply %x20a1, %x20c1 : tensor<3x24x40xi32>
  %x20s2 = stablehlo.add %x20s1, %x20m1 : tensor<3x24x40xi32>
  %x20a2 = stablehlo.iota dim = 2 : tensor<3x24x40xi32>
  %x20c2 = stablehlo.constant dense<24> : tensor<3x24x40xi32>
  %x20m2 = stablehlo.multiply %x20a2, %x20c2 : tensor<3x24x40xi32>
  %x20s3 = stablehlo.add %x20s2, %x20m2 : tensor<3x24x40xi32>
  %x20e = stablehlo.convert %x20s3 : (tensor<3x24x40xi32>) -> tensor<3x24x40xf32>
  %x20eb = stablehlo.optimization_barrier %x20e : tensor<3x24x40xf32>
  check.expect_eq %x20tb, %x20eb : tensor<3x24x40xf32>
  %x21i = stablehlo.iota dim = 0 : tensor<13650xi32>
  %x21j = stablehlo.convert %x21i : (tensor<13650xi32>) -> tensor<13650xf32>
  %x21k = stablehlo.reshape %x21j : (tensor<13650xf32>) -> tensor<3x130x35xf32>
  %x21 = stablehlo.optimization_barrier %x21k : tensor<3x130x35xf32>
  %x21t = stablehlo.transpose %x21, dims = [0, 2, 1] : (tensor<3x130x35xf32>) -> tensor<3x35x130xf32>
  %x21tb = stablehlo.optimization_barrier %x21t : tensor<3x35x130xf32>
  %x21s0 = stablehlo.constant dense<0> : tensor<3x35x130xi32>
  %x21a0 = stablehlo.iota dim = 0 : tensor<3x35x130xi32>
  %x21c0 = stablehlo.constant dense<4550> : tensor<3x35x130xi32>
  %x21m0 = stablehlo.multiply %x21a0, %x21c0 : tensor<3x35x130xi32>
  %x21s1 = stablehlo.add %x21s0, %x21m0 : tensor<3x35x130xi32>
  %x21a1 = stablehlo.iota dim = 1 : tensor<3x35x130xi32>
  %x21c1 = stablehlo.constant dense<1> : tensor<3x35x130xi32>
  %x21m1 = stablehlo.multiply %x21a1, %x21c1 : tensor<3x35x130xi32>
  %x21s2 = stablehlo.add %x21s1, %x21m1 : tensor<3x35x130xi32>
  %x21a2 = stablehlo.iota dim = 2 : tensor<3x35x130xi32>
  %x21c2 = stablehlo.constant dense<35> : tensor<3x35x130xi32>
  %x21m2 = stablehlo.multiply %x21a2, %x21c2 : tensor<3x35x130xi32>
  %x21s3 = stablehlo.add %x21s2, %x21m2 : tensor<3x35x130xi32>
  %x21e = stablehlo.convert %x21s3 : (tensor<3x35x130xi32>) -> tensor<3x35x130xf32>
  %x21eb = stablehlo.optimization_barrier %x21e : tensor<3x35x130xf32>
  check.expect_eq %x21tb, %x21eb : tensor<3x35x130xf32>
  %x22i = stablehlo.iota dim = 0 : tensor<25155xi32>
  %x22j = stablehlo.convert %x22i : (tensor<25155xi32>) -> tensor<25155xf32>
  %x22k = stablehlo.reshape %x22j : (tensor<25155xf32>) -> tensor<3x65x129xf32>
  %x22 = stablehlo.optimization_barrier %x22k : tensor<3x65x129xf32>
  %x22t = stablehlo.transpose %x22, dims = [0, 2, 1] : (tensor<3x65x129xf32>) -> tensor<3x129x65xf32>
  %x22tb = stablehlo.optimization_barrier %x22t : tensor<3x129x65xf32>
  %x22s0 = stablehlo.constant dense<0> : tensor<3x129x65xi32>
  %x22a0 = stablehlo.iota dim = 0 : tensor<3x129x65xi32>
  %x22c0 = stablehlo.constant dense<8385> : tensor<3x129x65xi32>
  %x22m0 = stablehlo.multiply %x22a0, %x22c0 : tensor<3x129x65xi32>
  %x22s1 = stablehlo.add %x22s0, %x22m0 : tensor<3x129x65xi32>
  %x22a1 = stablehlo.iota dim = 1 : tensor<3x129x65xi32>
  %x22c1 = stablehlo.constant dense<1> : tensor<3x129x65xi32>
  %x22m1 = stablehlo.multiply %x22a1, %x22c1 : tensor<3x129x65xi32>
  %x22s2 = stablehlo.add %x22s1, %x22m1 : tensor<3x129x65xi32>
  %x22a2 = stablehlo.iota dim = 2 : tensor<3x129x65xi32>
  %x22c2 = stablehlo.constant dense<129> : tensor<3x129x65xi32>
  %x22m2 = stablehlo.multiply %x22a2, %x22c2 : tensor<3x129x65xi32>
  %x22s3 = stablehlo.add %x22s2, %x22m2 : tensor<3x129x65xi32>
  %x22e = stablehlo.convert %x22s3 : (tensor<3x129x65xi32>) -> tensor<3x129x65xf32>
  %x22eb = stablehlo.optimization_barrier %x22e : tensor<3x129x65xf32>
  check.expect_eq %x22tb, %x22eb : tensor<3x129x65xf32>
  %x23i = stablehlo.iota dim = 0 : tensor<4704xi32>
  %x23j = stablehlo.convert %x23i : (tensor<4704xi32>) -> tensor<4704xf32>
  %x23k = stablehlo.reshape %x23j : (tensor<4704xf32>) -> tensor<6x14x2x14x2xf32>
  %x23 = stablehlo.optimization_barrier %x23k : tensor<6x14x2x14x2xf32>
  %x23t = stablehlo.transpose %x23, dims = [0, 2, 4, 1, 3] : (tensor<6x14x2x14x2xf32>) -> tensor<6x2x2x14x14xf32>
  %x23tb = stablehlo.optimization_barrier %x23t : tensor<6x2x2x14x14xf32>
  %x23s0 = stablehlo.constant dense<0> : tensor<6x2x2x14x14xi32>
  %x23a0 = stablehlo.iota dim = 0 : tensor<6x2x2x14x14xi32>
  %x23c0 = stablehlo.constant dense<784> : tensor<6x2x2x14x14xi32>
  %x23m0 = stablehlo.multiply %x23a0, %x23c0 : tensor<6x2x2x14x14xi32>
  %x23s1 = stablehlo.add %x23s0, %x23m0 : tensor<6x2x2x14x14xi32>
  %x23a1 = stablehlo.iota dim = 1 : tensor<6x2x2x14x14xi32>
  %x23c1 = stablehlo.constant dense<28> : tensor<6x2x2x14x14xi32>
  %x23m1 = stablehlo.multiply %x23a1, %x23c1 : tensor<6x2x2x14x14xi32>
  %x23s2 = stablehlo.add %x23s1, %x23m1 : tensor<6x2x2x14x14xi32>
  %x23a2 = stablehlo.iota dim = 2 : tensor<6x2x2x14x14xi32>
  %x23c2 = stablehlo.constant dense<1> : tensor<6x2x2x14x14xi32>
  %x23m2 = stablehlo.multiply %x23a2, %x23c2 : tensor<6x2x2x14x14xi32>
  %x23s3 = stablehlo.add %x23s2, %x23m2 : tensor<6x2x2x14x14xi32>
  %x23a3 = stablehlo.iota dim = 3 : tensor<6x2x2x14x14xi32>
  %x23c3 = stablehlo.constant dense<56> : tensor<6x2x2x14x14xi32>
  %x23m3 = stablehlo.multiply %x23a3, %x23c3 : tensor<6x2x2x14x14xi32>
  %x23s4 = stablehlo.add %x23s3, %x23m3 : tensor<6x2x2x14x14xi32>
  %x23a4 = stablehlo.iota dim = 4 : tensor<6x2x2x14x14xi32>
  %x23c4 = stablehlo.constant dense<2> : tensor<6x2x2x14x14xi32>
  %x23m4 = stablehlo.multiply %x23a4, %x23c4 : tensor<6x2x2x14x14xi32>
  %x23s5 = stablehlo.add %x23s4, %x23m4 : tensor<6x2x2x14x14xi32>
  %x23e = stablehlo.convert %x23s5 : (tensor<6x2x2x14x14xi32>) -> tensor<6x2x2x14x14xf32>
  %x23eb = stablehlo.optimization_barrier %x23e : tensor<6x2x2x14x14xf32>
  check.expect_eq %x23tb, %x23eb : tensor<6x2x2x14x14xf32>
  %x24i = stablehlo.iota dim = 0 : tensor<2400xi32>
  %x24j = stablehlo.convert %x24i : (tensor<2400xi32>) -> tensor<2400xf32>
  %x24k = stablehlo.reshape %x24j : (tensor<2400xf32>) -> tensor<6x5x2x20x2xf32>
  %x24 = stablehlo.optimization_barrier %x24k : tensor<6x5x2x20x2xf32>
  %x24t = stablehlo.transpose %x24, dims = [0, 2, 4, 1, 3] : (tensor<6x5x2x20x2xf32>) -> tensor<6x2x2x5x20xf32>
  %x24tb = stablehlo.optimization_barrier %x24t : tensor<6x2x2x5x20xf32>
  %x24s0 = stablehlo.constant dense<0> : tensor<6x2x2x5x20xi32>
  %x24a0 = stablehlo.iota dim = 0 : tensor<6x2x2x5x20xi32>
  %x24c0 = stablehlo.constant dense<400> : tensor<6x2x2x5x20xi32>
  %x24m0 = stablehlo.multiply %x24a0, %x24c0 : tensor<6x2x2x5x20xi32>
  %x24s1 = stablehlo.add %x24s0, %x24m0 : tensor<6x2x2x5x20xi32>
  %x24a1 = stablehlo.iota dim = 1 : tensor<6x2x2x5x20xi32>
  %x24c1 = stablehlo.constant dense<40> : tensor<6x2x2x5x20xi32>
  %x24m1 = stablehlo.multiply %x24a1, %x24c1 : tensor<6x2x2x5x20xi32>
  %x24s2 = stablehlo.add %x24s1, %x24m1 : tensor<6x2x2x5x20xi32>
  %x24a2 = stablehlo.iota dim = 2 : tensor<6x2x2x5x20xi32>
  %x24c2 = stablehlo.constant dense<1> : tensor<6x2x2x5x20xi32>
  %x24m2 = stablehlo.multiply %x24a2, %x24c2 : tensor<6x2x2x5x20xi32>
  %x24s3 = stablehlo.add %x24s2, %x24m2 : tensor<6x2x2x5x20xi32>
  %x24a3 = stablehlo.iota dim = 3 : tensor<6x2x2x5x20xi32>
  %x24c3 = stablehlo.constant dense<80> : tensor<6x2x2x5x20xi32>
  %x24m3 = stablehlo.multiply %x24a3, %x24c3 : tensor<6x2x2x5x20xi32>
  %x24s4 = stablehlo.add %x24s3, %x24m3 : tensor<6x2x2x5x20xi32>
  %x24a4 = stablehlo.iota dim = 4 : tensor<6x2x2x5x20xi32>
  %x24c4 = stablehlo.constant dense<2> : tensor<6x2x2x5x20xi32>
  %x24m4 = stablehlo.multiply %x24a4, %x24c4 : tensor<6x2x2x5x20xi32>
  %x24s5 = stablehlo.add %x24s4, %x24m4 : tensor<6x2x2x5x20xi32>
  %x24e = stablehlo.convert %x24s5 : (tensor<6x2x2x5x20xi32>) -> tensor<6x2x2x5x20xf32>
  %x24eb = stablehlo.optimization_barrier %x24e : tensor<6x2x2x5x20xf32>
  check.expect_eq %x24tb, %x24eb : tensor<6x2x2x5x20xf32>
  %x25i = stablehlo.iota dim = 0 : tensor<1944xi32>
  %x25j = stablehlo.convert %x25i : (tensor<1944xi32>) -> tensor<1944xf32>
  %x25k = stablehlo.reshape %x25j : (tensor<1944xf32>) -> tensor<6x9x2x9x2xf32>
  %x25 = stablehlo.optimization_barrier %x25k : tensor<6x9x2x9x2xf32>
  %x25t = stablehlo.transpose %x25, dims = [0, 2, 4, 1, 3] : (tensor<6x9x2x9x2xf32>) -> tensor<6x2x2x9x9xf32>
  %x25tb = stablehlo.optimization_barrier %x25t : tensor<6x2x2x9x9xf32>
  %x25s0 = stablehlo.constant dense<0> : tensor<6x2x2x9x9xi32>
  %x25a0 = stablehlo.iota dim = 0 : tensor<6x2x2x9x9xi32>
  %x25c0 = stablehlo.constant dense<324> : tensor<6x2x2x9x9xi32>
  %x25m0 = stablehlo.multiply %x25a0, %x25c0 : tensor<6x2x2x9x9xi32>
  %x25s1 = stablehlo.add %x25s0, %x25m0 : tensor<6x2x2x9x9xi32>
  %x25a1 = stablehlo.iota dim = 1 : tensor<6x2x2x9x9xi32>
  %x25c1 = stablehlo.constant dense<18> : tensor<6x2x2x9x9xi32>
  %x25m1 = stablehlo.multiply %x25a1, %x25c1 : tensor<6x2x2x9x9xi32>
  %x25s2 = stablehlo.add %x25s1, %x25m1 : tensor<6x2x2x9x9xi32>
  %x25a2 = stablehlo.iota dim = 2 : tensor<6x2x2x9x9xi32>
  %x25c2 = stablehlo.constant dense<1> : tensor<6x2x2x9x9xi32>
  %x25m2 = stablehlo.multiply %x25a2, %x25c2 : tensor<6x2x2x9x9xi32>
  %x25s3 = stablehlo.add %x25s2, %x25m2 : tensor<6x2x2x9x9xi32>
  %x25a3 = stablehlo.iota dim = 3 : tensor<6x2x2x9x9xi32>
  %x25c3 = stablehlo.constant dense<36> : tensor<6x2x2x9x9xi32>
  %x25m3 = stablehlo.multiply %x25a3, %x25c3 : tensor<6x2x2x9x9xi32>
  %x25s4 = stablehlo.add %x25s3, %x25m3 : tensor<6x2x2x9x9xi32>
  %x25a4 = stablehlo.iota dim = 4 : tensor<6x2x2x9x9xi32>
  %x25c4 = stablehlo.constant dense<2> : tensor<6x2x2x9x9xi32>
  %x25m4 = stablehlo.multiply %x25a4, %x25c4 : tensor<6x2x2x9x9xi32>
  %x25s5 = stablehlo.add %x25s4, %x25m4 : tensor<6x2x2x9x9xi32>
  %x25e = stablehlo.convert %x25s5 : (tensor<6x2x2x9x9xi32>) -> tensor<6x2x2x9x9xf32>
  %x25eb = stablehlo.optimization_barrier %x25e : tensor<6x2x2x9x9xf32>
  check.expect_eq %x25tb, %x25eb : tensor<6x2x2x9x9xf32>
  %x26i = stablehlo.iota dim = 0 : tensor<4704xi32>
  %x26j = stablehlo.convert %x26i : (tensor<4704xi32>) -> tensor<4704xf32>
  %x26k = stablehlo.reshape %x26j : (tensor<4704xf32>) -> tensor<6x2x2x14x14xf32>
  %x26 = stablehlo.optimization_barrier %x26k : tensor<6x2x2x14x14xf32>
  %x26t = stablehlo.transpose %x26, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x14x14xf32>) -> tensor<6x14x2x14x2xf32>
  %x26tb = stablehlo.optimization_barrier %x26t : tensor<6x14x2x14x2xf32>
  %x26s0 = stablehlo.constant dense<0> : tensor<6x14x2x14x2xi32>
  %x26a0 = stablehlo.iota dim = 0 : tensor<6x14x2x14x2xi32>
  %x26c0 = stablehlo.constant dense<784> : tensor<6x14x2x14x2xi32>
  %x26m0 = stablehlo.multiply %x26a0, %x26c0 : tensor<6x14x2x14x2xi32>
  %x26s1 = stablehlo.add %x26s0, %x26m0 : tensor<6x14x2x14x2xi32>
  %x26a1 = stablehlo.iota dim = 1 : tensor<6x14x2x14x2xi32>
  %x26c1 = stablehlo.constant dense<14> : tensor<6x14x2x14x2xi32>
  %x26m1 = stablehlo.multiply %x26a1, %x26c1 : tensor<6x14x2x14x2xi32>
  %x26s2 = stablehlo.add %x26s1, %x26m1 : tensor<6x14x2x14x2xi32>
  %x26a2 = stablehlo.iota dim = 2 : tensor<6x14x2x14x2xi32>
  %x26c2 = stablehlo.constant dense<392> : tensor<6x14x2x14x2xi32>
  %x26m2 = stablehlo.multiply %x26a2, %x26c2 : tensor<6x14x2x14x2xi32>
  %x26s3 = stablehlo.add %x26s2, %x26m2 : tensor<6x14x2x14x2xi32>
  %x26a3 = stablehlo.iota dim = 3 : tensor<6x14x2x14x2xi32>
  %x26c3 = stablehlo.constant dense<1> : tensor<6x14x2x14x2xi32>
  %x26m3 = stablehlo.multiply %x26a3, %x26c3 : tensor<6x14x2x14x2xi32>
  %x26s4 = stablehlo.add %x26s3, %x26m3 : tensor<6x14x2x14x2xi32>
  %x26a4 = stablehlo.iota dim = 4 : tensor<6x14x2x14x2xi32>
  %x26c4 = stablehlo.constant dense<196> : tensor<6x14x2x14x2xi32>
  %x26m4 = stablehlo.multiply %x26a4, %x26c4 : tensor<6x14x2x14x2xi32>
  %x26s5 = stablehlo.add %x26s4, %x26m4 : tensor<6x14x2x14x2xi32>
  %x26e = stablehlo.convert %x26s5 : (tensor<6x14x2x14x2xi32>) -> tensor<6x14x2x14x2xf32>
  %x26eb = stablehlo.optimization_barrier %x26e : tensor<6x14x2x14x2xf32>
  check.expect_eq %x26tb, %x26eb : tensor<6x14x2x14x2xf32>
  %x27i = stablehlo.iota dim = 0 : tensor<2400xi32>
  %x27j = stablehlo.convert %x27i : (tensor<2400xi32>) -> tensor<2400xf32>
  %x27k = stablehlo.reshape %x27j : (tensor<2400xf32>) -> tensor<6x2x2x5x20xf32>
  %x27 = stablehlo.optimization_barrier %x27k : tensor<6x2x2x5x20xf32>
  %x27t = stablehlo.transpose %x27, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x5x20xf32>) -> tensor<6x5x2x20x2xf32>
  %x27tb = stablehlo.optimization_barrier %x27t : tensor<6x5x2x20x2xf32>
  %x27s0 = stablehlo.constant dense<0> : tensor<6x5x2x20x2xi32>
  %x27a0 = stablehlo.iota dim = 0 : tensor<6x5x2x20x2xi32>
  %x27c0 = stablehlo.constant dense<400> : tensor<6x5x2x20x2xi32>
  %x27m0 = stablehlo.multiply %x27a0, %x27c0 : tensor<6x5x2x20x2xi32>
  %x27s1 = stablehlo.add %x27s0, %x27m0 : tensor<6x5x2x20x2xi32>
  %x27a1 = stablehlo.iota dim = 1 : tensor<6x5x2x20x2xi32>
  %x27c1 = stablehlo.constant dense<20> : tensor<6x5x2x20x2xi32>
  %x27m1 = stablehlo.multiply %x27a1, %x27c1 : tensor<6x5x2x20x2xi32>
  %x27s2 = stablehlo.add %x27s1, %x27m1 : tensor<6x5x2x20x2xi32>
  %x27a2 = stablehlo.iota dim = 2 : tensor<6x5x2x20x2xi32>
  %x27c2 = stablehlo.constant dense<200> : tensor<6x5x2x20x2xi32>
  %x27m2 = stablehlo.multiply %x27a2, %x27c2 : tensor<6x5x2x20x2xi32>
  %x27s3 = stablehlo.add %x27s2, %x27m2 : tensor<6x5x2x20x2xi32>
  %x27a3 = stablehlo.iota dim = 3 : tensor<6x5x2x20x2xi32>
  %x27c3 = stablehlo.constant dense<1> : tensor<6x5x2x20x2xi32>
  %x27m3 = stablehlo.multiply %x27a3, %x27c3 : tensor<6x5x2x20x2xi32>
  %x27s4 = stablehlo.add %x27s3, %x27m3 : tensor<6x5x2x20x2xi32>
  %x27a4 = stablehlo.iota dim = 4 : tensor<6x5x2x20x2xi32>
  %x27c4 = stablehlo.constant dense<100> : tensor<6x5x2x20x2xi32>
  %x27m4 = stablehlo.multiply %x27a4, %x27c4 : tensor<6x5x2x20x2xi32>
  %x27s5 = stablehlo.add %x27s4, %x27m4 : tensor<6x5x2x20x2xi32>
  %x27e = stablehlo.convert %x27s5 : (tensor<6x5x2x20x2xi32>) -> tensor<6x5x2x20x2xf32>
  %x27eb = stablehlo.optimization_barrier %x27e : tensor<6x5x2x20x2xf32>
  check.expect_eq %x27tb, %x27eb : tensor<6x5x2x20x2xf32>
  %x28i = stablehlo.iota dim = 0 : tensor<1944xi32>
  %x28j = stablehlo.convert %x28i : (tensor<1944xi32>) -> tensor<1944xf32>
  %x28k = stablehlo.reshape %x28j : (tensor<1944xf32>) -> tensor<6x2x2x9x9xf32>
  %x28 = stablehlo.optimization_barrier %x28k : tensor<6x2x2x9x9xf32>
  %x28t = stablehlo.transpose %x28, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x9x9xf32>) -> tensor<6x9x2x9x2xf32>
  %x28tb = stablehlo.optimization_barrier %x28t : tensor<6x9x2x9x2xf32>
  %x28s0 = stablehlo.constant dense<0> : tensor<6x9x2x9x2xi32>
  %x28a0 = stablehlo.iota dim = 0 : tensor<6x9x2x9x2xi32>
  %x28c0 = stablehlo.constant dense<324> : tensor<6x9x2x9x2xi32>
  %x28m0 = stablehlo.multiply %x28a0, %x28c0 : tensor<6x9x2x9x2xi32>
  %x28s1 = stablehlo.add %x28s0, %x28m0 : tensor<6x9x2x9x2xi32>
  %x28a1 = stablehlo.iota dim = 1 : tensor<6x9x2x9x2xi32>
  %x28c1 = stablehlo.constant dense<9> : tensor<6x9x2x9x2xi32>
  %x28m1 = stablehlo.multiply %x28a1, %x28c1 : tensor<6x9x2x9x2xi32>
  %x28s2 = stablehlo.add %x28s1, %x28m1 : tensor<6x9x2x9x2xi32>
  %x28a2 = stablehlo.iota dim = 2 : tensor<6x9x2x9x2xi32>
  %x28c2 = stablehlo.constant dense<162> : tensor<6x9x2x9x2xi32>
  %x28m2 = stablehlo.multiply %x28a2, %x28c2 : tensor<6x9x2x9x2xi32>
  %x28s3 = stablehlo.add %x28s2, %x28m2 : tensor<6x9x2x9x2xi32>
  %x28a3 = stablehlo.iota dim = 3 : tensor<6x9x2x9x2xi32>
  %x28c3 = stablehlo.constant dense<1> : tensor<6x9x2x9x2xi32>
  %x28m3 = stablehlo.multiply %x28a3, %x28c3 : tensor<6x9x2x9x2xi32>
  %x28s4 = stablehlo.add %x28s3, %x28m3 : tensor<6x9x2x9x2xi32>
  %x28a4 = stablehlo.iota dim = 4 : tensor<6x9x2x9x2xi32>
  %x28c4 = stablehlo.constant dense<81> : tensor<6x9x2x9x2xi32>
  %x28m4 = stablehlo.multiply %x28a4, %x28c4 : tensor<6x9x2x9x2xi32>
  %x28s5 = stablehlo.add %x28s4, %x28m4 : tensor<6x9x2x9x2xi32>
  %x28e = stablehlo.convert %x28s5 : (tensor<6x9x2x9x2xi32>) -> tensor<6x9x2x9x2xf32>
  %x28eb = stablehlo.optimization_barrier %x28e : tensor<6x9x2x9x2xf32>
  check.expect_eq %x28tb, %x28eb : tensor<6x9x2x9x2xf32>
  func.return
}
func.func private @i64() {
  %x1i = stablehlo.iota dim = 0 : tensor<240xi32>
  %x1j = stablehlo.convert %x1i : (tensor<240xi32>) -> tensor<240xi64>
  %x1k = stablehlo.reshape %x1j : (tensor<240xi64>) -> tensor<40x3x2xi64>
  %x1 = stablehlo.optimization_barrier %x1k : tensor<40x3x2xi64>
  %x1t = stablehlo.transpose %x1, dims = [0, 2, 1] : (tensor<40x3x2xi64>) -> tensor<40x2x3xi64>
  %x1tb = stablehlo.optimization_barrier %x1t : tensor<40x2x3xi64>
  %x1s0 = stablehlo.constant dense<0> : tensor<40x2x3xi32>
  %x1a0 = stablehlo.iota dim = 0 : tensor<40x2x3xi32>
  %x1c0 = stablehlo.constant dense<6> : tensor<40x2x3xi32>
  %x1m0 = stablehlo.multiply %x1a0, %x1c0 : tensor<40x2x3xi32>
  %x1s1 = stablehlo.add %x1s0, %x1m0 : tensor<40x2x3xi32>
  %x1a1 = stablehlo.iota dim = 1 : tensor<40x2x3xi32>
  %x1c1 = stablehlo.constant dense<1> : tensor<40x2x3xi32>
  %x1m1 = stablehlo.multiply %x1a1, %x1c1 : tensor<40x2x3xi32>
  %x1s2 = stablehlo.add %x1s1, %x1m1 : tensor<40x2x3xi32>
  %x1a2 = stablehlo.iota dim = 2 : tensor<40x2x3xi32>
  %x1c2 = stablehlo.constant dense<2> : tensor<40x2x3xi32>
  %x1m2 = stablehlo.multiply %x1a2, %x1c2 : tensor<40x2x3xi32>
  %x1s3 = stablehlo.add %x1s2, %x1m2 : tensor<40x2x3xi32>
  %x1e = stablehlo.convert %x1s3 : (tensor<40x2x3xi32>) -> tensor<40x2x3xi64>
  %x1eb = stablehlo.optimization_barrier %x1e : tensor<40x2x3xi64>
  check.expect_eq %x1tb, %x1eb : tensor<40x2x3xi64>
  %x2i = stablehlo.iota dim = 0 : tensor<560xi32>
  %x2j = stablehlo.convert %x2i : (tensor<560xi32>) -> tensor<560xi64>
  %x2k = stablehlo.reshape %x2j : (tensor<560xi64>) -> tensor<40x7x2xi64>
  %x2 = stablehlo.optimization_barrier %x2k : tensor<40x7x2xi64>
  %x2t = stablehlo.transpose %x2, dims = [0, 2, 1] : (tensor<40x7x2xi64>) -> tensor<40x2x7xi64>
  %x2tb = stablehlo.optimization_barrier %x2t : tensor<40x2x7xi64>
  %x2s0 = stablehlo.constant dense<0> : tensor<40x2x7xi32>
  %x2a0 = stablehlo.iota dim = 0 : tensor<40x2x7xi32>
  %x2c0 = stablehlo.constant dense<14> : tensor<40x2x7xi32>
  %x2m0 = stablehlo.multiply %x2a0, %x2c0 : tensor<40x2x7xi32>
  %x2s1 = stablehlo.add %x2s0, %x2m0 : tensor<40x2x7xi32>
  %x2a1 = stablehlo.iota dim = 1 : tensor<40x2x7xi32>
  %x2c1 = stablehlo.constant dense<1> : tensor<40x2x7xi32>
  %x2m1 = stablehlo.multiply %x2a1, %x2c1 : tensor<40x2x7xi32>
  %x2s2 = stablehlo.add %x2s1, %x2m1 : tensor<40x2x7xi32>
  %x2a2 = stablehlo.iota dim = 2 : tensor<40x2x7xi32>
  %x2c2 = stablehlo.constant dense<2> : tensor<40x2x7xi32>
  %x2m2 = stablehlo.multiply %x2a2, %x2c2 : tensor<40x2x7xi32>
  %x2s3 = stablehlo.add %x2s2, %x2m2 : tensor<40x2x7xi32>
  %x2e = stablehlo.convert %x2s3 : (tensor<40x2x7xi32>) -> tensor<40x2x7xi64>
  %x2eb = stablehlo.optimization_barrier %x2e : tensor<40x2x7xi64>
  check.expect_eq %x2tb, %x2eb : tensor<40x2x7xi64>
  %x3i = stablehlo.iota dim = 0 : tensor<1120xi32>
  %x3j = stablehlo.convert %x3i : (tensor<1120xi32>) -> tensor<1120xi64>
  %x3k = stablehlo.reshape %x3j : (tensor<1120xi64>) -> tensor<40x14x2xi64>
  %x3 = stablehlo.optimization_barrier %x3k : tensor<40x14x2xi64>
  %x3t = stablehlo.transpose %x3, dims = [0, 2, 1] : (tensor<40x14x2xi64>) -> tensor<40x2x14xi64>
  %x3tb = stablehlo.optimization_barrier %x3t : tensor<40x2x14xi64>
  %x3s0 = stablehlo.constant dense<0> : tensor<40x2x14xi32>
  %x3a0 = stablehlo.iota dim = 0 : tensor<40x2x14xi32>
  %x3c0 = stablehlo.constant dense<28> : tensor<40x2x14xi32>
  %x3m0 = stablehlo.multiply %x3a0, %x3c0 : tensor<40x2x14xi32>
  %x3s1 = stablehlo.add %x3s0, %x3m0 : tensor<40x2x14xi32>
  %x3a1 = stablehlo.iota dim = 1 : tensor<40x2x14xi32>
  %x3c1 = stablehlo.constant dense<1> : tensor<40x2x14xi32>
  %x3m1 = stablehlo.multiply %x3a1, %x3c1 : tensor<40x2x14xi32>
  %x3s2 = stablehlo.add %x3s1, %x3m1 : tensor<40x2x14xi32>
  %x3a2 = stablehlo.iota dim = 2 : tensor<40x2x14xi32>
  %x3c2 = stablehlo.constant dense<2> : tensor<40x2x14xi32>
  %x3m2 = stablehlo.multiply %x3a2, %x3c2 : tensor<40x2x14xi32>
  %x3s3 = stablehlo.add %x3s2, %x3m2 : tensor<40x2x14xi32>
  %x3e = stablehlo.convert %x3s3 : (tensor<40x2x14xi32>) -> tensor<40x2x14xi64>
  %x3eb = stablehlo.optimization_barrier %x3e : tensor<40x2x14xi64>
  check.expect_eq %x3tb, %x3eb : tensor<40x2x14xi64>
  %x4i = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x4j = stablehlo.convert %x4i : (tensor<1280xi32>) -> tensor<1280xi64>
  %x4k = stablehlo.reshape %x4j : (tensor<1280xi64>) -> tensor<40x16x2xi64>
  %x4 = stablehlo.optimization_barrier %x4k : tensor<40x16x2xi64>
  %x4t = stablehlo.transpose %x4, dims = [0, 2, 1] : (tensor<40x16x2xi64>) -> tensor<40x2x16xi64>
  %x4tb = stablehlo.optimization_barrier %x4t : tensor<40x2x16xi64>
  %x4s0 = stablehlo.constant dense<0> : tensor<40x2x16xi32>
  %x4a0 = stablehlo.iota dim = 0 : tensor<40x2x16xi32>
  %x4c0 = stablehlo.constant dense<32> : tensor<40x2x16xi32>
  %x4m0 = stablehlo.multiply %x4a0, %x4c0 : tensor<40x2x16xi32>
  %x4s1 = stablehlo.add %x4s0, %x4m0 : tensor<40x2x16xi32>
  %x4a1 = stablehlo.iota dim = 1 : tensor<40x2x16xi32>
  %x4c1 = stablehlo.constant dense<1> : tensor<40x2x16xi32>
  %x4m1 = stablehlo.multiply %x4a1, %x4c1 : tensor<40x2x16xi32>
  %x4s2 = stablehlo.add %x4s1, %x4m1 : tensor<40x2x16xi32>
  %x4a2 = stablehlo.iota dim = 2 : tensor<40x2x16xi32>
  %x4c2 = stablehlo.constant dense<2> : tensor<40x2x16xi32>
  %x4m2 = stablehlo.multiply %x4a2, %x4c2 : tensor<40x2x16xi32>
  %x4s3 = stablehlo.add %x4s2, %x4m2 : tensor<40x2x16xi32>
  %x4e = stablehlo.convert %x4s3 : (tensor<40x2x16xi32>) -> tensor<40x2x16xi64>
  %x4eb = stablehlo.optimization_barrier %x4e : tensor<40x2x16xi64>
  check.expect_eq %x4tb, %x4eb : tensor<40x2x16xi64>
  %x5i = stablehlo.iota dim = 0 : tensor<1360xi32>
  %x5j = stablehlo.convert %x5i : (tensor<1360xi32>) -> tensor<1360xi64>
  %x5k = stablehlo.reshape %x5j : (tensor<1360xi64>) -> tensor<40x17x2xi64>
  %x5 = stablehlo.optimization_barrier %x5k : tensor<40x17x2xi64>
  %x5t = stablehlo.transpose %x5, dims = [0, 2, 1] : (tensor<40x17x2xi64>) -> tensor<40x2x17xi64>
  %x5tb = stablehlo.optimization_barrier %x5t : tensor<40x2x17xi64>
  %x5s0 = stablehlo.constant dense<0> : tensor<40x2x17xi32>
  %x5a0 = stablehlo.iota dim = 0 : tensor<40x2x17xi32>
  %x5c0 = stablehlo.constant dense<34> : tensor<40x2x17xi32>
  %x5m0 = stablehlo.multiply %x5a0, %x5c0 : tensor<40x2x17xi32>
  %x5s1 = stablehlo.add %x5s0, %x5m0 : tensor<40x2x17xi32>
  %x5a1 = stablehlo.iota dim = 1 : tensor<40x2x17xi32>
  %x5c1 = stablehlo.constant dense<1> : tensor<40x2x17xi32>
  %x5m1 = stablehlo.multiply %x5a1, %x5c1 : tensor<40x2x17xi32>
  %x5s2 = stablehlo.add %x5s1, %x5m1 : tensor<40x2x17xi32>
  %x5a2 = stablehlo.iota dim = 2 : tensor<40x2x17xi32>
  %x5c2 = stablehlo.constant dense<2> : tensor<40x2x17xi32>
  %x5m2 = stablehlo.multiply %x5a2, %x5c2 : tensor<40x2x17xi32>
  %x5s3 = stablehlo.add %x5s2, %x5m2 : tensor<40x2x17xi32>
  %x5e = stablehlo.convert %x5s3 : (tensor<40x2x17xi32>) -> tensor<40x2x17xi64>
  %x5eb = stablehlo.optimization_barrier %x5e : tensor<40x2x17xi64>
  check.expect_eq %x5tb, %x5eb : tensor<40x2x17xi64>
  %x6i = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x6j = stablehlo.convert %x6i : (tensor<2640xi32>) -> tensor<2640xi64>
  %x6k = stablehlo.reshape %x6j : (tensor<2640xi64>) -> tensor<40x33x2xi64>
  %x6 = stablehlo.optimization_barrier %x6k : tensor<40x33x2xi64>
  %x6t = stablehlo.transpose %x6, dims = [0, 2, 1] : (tensor<40x33x2xi64>) -> tensor<40x2x33xi64>
  %x6tb = stablehlo.optimization_barrier %x6t : tensor<40x2x33xi64>
  %x6s0 = stablehlo.constant dense<0> : tensor<40x2x33xi32>
  %x6a0 = stablehlo.iota dim = 0 : tensor<40x2x33xi32>
  %x6c0 = stablehlo.constant dense<66> : tensor<40x2x33xi32>
  %x6m0 = stablehlo.multiply %x6a0, %x6c0 : tensor<40x2x33xi32>
  %x6s1 = stablehlo.add %x6s0, %x6m0 : tensor<40x2x33xi32>
  %x6a1 = stablehlo.iota dim = 1 : tensor<40x2x33xi32>
  %x6c1 = stablehlo.constant dense<1> : tensor<40x2x33xi32>
  %x6m1 = stablehlo.multiply %x6a1, %x6c1 : tensor<40x2x33xi32>
  %x6s2 = stablehlo.add %x6s1, %x6m1 : tensor<40x2x33xi32>
  %x6a2 = stablehlo.iota dim = 2 : tensor<40x2x33xi32>
  %x6c2 = stablehlo.constant dense<2> : tensor<40x2x33xi32>
  %x6m2 = stablehlo.multiply %x6a2, %x6c2 : tensor<40x2x33xi32>
  %x6s3 = stablehlo.add %x6s2, %x6m2 : tensor<40x2x33xi32>
  %x6e = stablehlo.convert %x6s3 : (tensor<40x2x33xi32>) -> tensor<40x2x33xi64>
  %x6eb = stablehlo.optimization_barrier %x6e : tensor<40x2x33xi64>
  check.expect_eq %x6tb, %x6eb : tensor<40x2x33xi64>
  %x7i = stablehlo.iota dim = 0 : tensor<4000xi32>
  %x7j = stablehlo.convert %x7i : (tensor<4000xi32>) -> tensor<4000xi64>
  %x7k = stablehlo.reshape %x7j : (tensor<4000xi64>) -> tensor<40x50x2xi64>
  %x7 = stablehlo.optimization_barrier %x7k : tensor<40x50x2xi64>
  %x7t = stablehlo.transpose %x7, dims = [0, 2, 1] : (tensor<40x50x2xi64>) -> tensor<40x2x50xi64>
  %x7tb = stablehlo.optimization_barrier %x7t : tensor<40x2x50xi64>
  %x7s0 = stablehlo.constant dense<0> : tensor<40x2x50xi32>
  %x7a0 = stablehlo.iota dim = 0 : tensor<40x2x50xi32>
  %x7c0 = stablehlo.constant dense<100> : tensor<40x2x50xi32>
  %x7m0 = stablehlo.multiply %x7a0, %x7c0 : tensor<40x2x50xi32>
  %x7s1 = stablehlo.add %x7s0, %x7m0 : tensor<40x2x50xi32>
  %x7a1 = stablehlo.iota dim = 1 : tensor<40x2x50xi32>
  %x7c1 = stablehlo.constant dense<1> : tensor<40x2x50xi32>
  %x7m1 = stablehlo.multiply %x7a1, %x7c1 : tensor<40x2x50xi32>
  %x7s2 = stablehlo.add %x7s1, %x7m1 : tensor<40x2x50xi32>
  %x7a2 = stablehlo.iota dim = 2 : tensor<40x2x50xi32>
  %x7c2 = stablehlo.constant dense<2> : tensor<40x2x50xi32>
  %x7m2 = stablehlo.multiply %x7a2, %x7c2 : tensor<40x2x50xi32>
  %x7s3 = stablehlo.add %x7s2, %x7m2 : tensor<40x2x50xi32>
  %x7e = stablehlo.convert %x7s3 : (tensor<40x2x50xi32>) -> tensor<40x2x50xi64>
  %x7eb = stablehlo.optimization_barrier %x7e : tensor<40x2x50xi64>
  check.expect_eq %x7tb, %x7eb : tensor<40x2x50xi64>
  %x8i = stablehlo.iota dim = 0 : tensor<240xi32>
  %x8j = stablehlo.convert %x8i : (tensor<240xi32>) -> tensor<240xi64>
  %x8k = stablehlo.reshape %x8j : (tensor<240xi64>) -> tensor<40x2x3xi64>
  %x8 = stablehlo.optimization_barrier %x8k : tensor<40x2x3xi64>
  %x8t = stablehlo.transpose %x8, dims = [0, 2, 1] : (tensor<40x2x3xi64>) -> tensor<40x3x2xi64>
  %x8tb = stablehlo.optimization_barrier %x8t : tensor<40x3x2xi64>
  %x8s0 = stablehlo.constant dense<0> : tensor<40x3x2xi32>
  %x8a0 = stablehlo.iota dim = 0 : tensor<40x3x2xi32>
  %x8c0 = stablehlo.constant dense<6> : tensor<40x3x2xi32>
  %x8m0 = stablehlo.multiply %x8a0, %x8c0 : tensor<40x3x2xi32>
  %x8s1 = stablehlo.add %x8s0, %x8m0 : tensor<40x3x2xi32>
  %x8a1 = stablehlo.iota dim = 1 : tensor<40x3x2xi32>
  %x8c1 = stablehlo.constant dense<1> : tensor<40x3x2xi32>
  %x8m1 = stablehlo.multiply %x8a1, %x8c1 : tensor<40x3x2xi32>
  %x8s2 = stablehlo.add %x8s1, %x8m1 : tensor<40x3x2xi32>
  %x8a2 = stablehlo.iota dim = 2 : tensor<40x3x2xi32>
  %x8c2 = stablehlo.constant dense<3> : tensor<40x3x2xi32>
  %x8m2 = stablehlo.multiply %x8a2, %x8c2 : tensor<40x3x2xi32>
  %x8s3 = stablehlo.add %x8s2, %x8m2 : tensor<40x3x2xi32>
  %x8e = stablehlo.convert %x8s3 : (tensor<40x3x2xi32>) -> tensor<40x3x2xi64>
  %x8eb = stablehlo.optimization_barrier %x8e : tensor<40x3x2xi64>
  check.expect_eq %x8tb, %x8eb : tensor<40x3x2xi64>
  %x9i = stablehlo.iota dim = 0 : tensor<560xi32>
  %x9j = stablehlo.convert %x9i : (tensor<560xi32>) -> tensor<560xi64>
  %x9k = stablehlo.reshape %x9j : (tensor<560xi64>) -> tensor<40x2x7xi64>
  %x9 = stablehlo.optimization_barrier %x9k : tensor<40x2x7xi64>
  %x9t = stablehlo.transpose %x9, dims = [0, 2, 1] : (tensor<40x2x7xi64>) -> tensor<40x7x2xi64>
  %x9tb = stablehlo.optimization_barrier %x9t : tensor<40x7x2xi64>
  %x9s0 = stablehlo.constant dense<0> : tensor<40x7x2xi32>
  %x9a0 = stablehlo.iota dim = 0 : tensor<40x7x2xi32>
  %x9c0 = stablehlo.constant dense<14> : tensor<40x7x2xi32>
  %x9m0 = stablehlo.multiply %x9a0, %x9c0 : tensor<40x7x2xi32>
  %x9s1 = stablehlo.add %x9s0, %x9m0 : tensor<40x7x2xi32>
  %x9a1 = stablehlo.iota dim = 1 : tensor<40x7x2xi32>
  %x9c1 = stablehlo.constant dense<1> : tensor<40x7x2xi32>
  %x9m1 = stablehlo.multiply %x9a1, %x9c1 : tensor<40x7x2xi32>
  %x9s2 = stablehlo.add %x9s1, %x9m1 : tensor<40x7x2xi32>
  %x9a2 = stablehlo.iota dim = 2 : tensor<40x7x2xi32>
  %x9c2 = stablehlo.constant dense<7> : tensor<40x7x2xi32>
  %x9m2 = stablehlo.multiply %x9a2, %x9c2 : tensor<40x7x2xi32>
  %x9s3 = stablehlo.add %x9s2, %x9m2 : tensor<40x7x2xi32>
  %x9e = stablehlo.convert %x9s3 : (tensor<40x7x2xi32>) -> tensor<40x7x2xi64>
  %x9eb = stablehlo.optimization_barrier %x9e : tensor<40x7x2xi64>
  check.expect_eq %x9tb, %x9eb : tensor<40x7x2xi64>
  %x10i = stablehlo.iota dim = 0 : tensor<1120xi32>
  %x10j = stablehlo.convert %x10i : (tensor<1120xi32>) -> tensor<1120xi64>
  %x10k = stablehlo.reshape %x10j : (tensor<1120xi64>) -> tensor<40x2x14xi64>
  %x10 = stablehlo.optimization_barrier %x10k : tensor<40x2x14xi64>
  %x10t = stablehlo.transpose %x10, dims = [0, 2, 1] : (tensor<40x2x14xi64>) -> tensor<40x14x2xi64>
  %x10tb = stablehlo.optimization_barrier %x10t : tensor<40x14x2xi64>
  %x10s0 = stablehlo.constant dense<0> : tensor<40x14x2xi32>
  %x10a0 = stablehlo.iota dim = 0 : tensor<40x14x2xi32>
  %x10c0 = stablehlo.constant dense<28> : tensor<40x14x2xi32>
  %x10m0 = stablehlo.multiply %x10a0, %x10c0 : tensor<40x14x2xi32>
  %x10s1 = stablehlo.add %x10s0, %x10m0 : tensor<40x14x2xi32>
  %x10a1 = stablehlo.iota dim = 1 : tensor<40x14x2xi32>
  %x10c1 = stablehlo.constant dense<1> : tensor<40x14x2xi32>
  %x10m1 = stablehlo.multiply %x10a1, %x10c1 : tensor<40x14x2xi32>
  %x10s2 = stablehlo.add %x10s1, %x10m1 : tensor<40x14x2xi32>
  %x10a2 = stablehlo.iota dim = 2 : tensor<40x14x2xi32>
  %x10c2 = stablehlo.constant dense<14> : tensor<40x14x2xi32>
  %x10m2 = stablehlo.multiply %x10a2, %x10c2 : tensor<40x14x2xi32>
  %x10s3 = stablehlo.add %x10s2, %x10m2 : tensor<40x14x2xi32>
  %x10e = stablehlo.convert %x10s3 : (tensor<40x14x2xi32>) -> tensor<40x14x2xi64>
  %x10eb = stablehlo.optimization_barrier %x10e : tensor<40x14x2xi64>
  check.expect_eq %x10tb, %x10eb : tensor<40x14x2xi64>
  %x11i = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x11j = stablehlo.convert %x11i : (tensor<1280xi32>) -> tensor<1280xi64>
  %x11k = stablehlo.reshape %x11j : (tensor<1280xi64>) -> tensor<40x2x16xi64>
  %x11 = stablehlo.optimization_barrier %x11k : tensor<40x2x16xi64>
  %x11t = stablehlo.transpose %x11, dims = [0, 2, 1] : (tensor<40x2x16xi64>) -> tensor<40x16x2xi64>
  %x11tb = stablehlo.optimization_barrier %x11t : tensor<40x16x2xi64>
  %x11s0 = stablehlo.constant dense<0> : tensor<40x16x2xi32>
  %x11a0 = stablehlo.iota dim = 0 : tensor<40x16x2xi32>
  %x11c0 = stablehlo.constant dense<32> : tensor<40x16x2xi32>
  %x11m0 = stablehlo.multiply %x11a0, %x11c0 : tensor<40x16x2xi32>
  %x11s1 = stablehlo.add %x11s0, %x11m0 : tensor<40x16x2xi32>
  %x11a1 = stablehlo.iota dim = 1 : tensor<40x16x2xi32>
  %x11c1 = stablehlo.constant dense<1> : tensor<40x16x2xi32>
  %x11m1 = stablehlo.multiply %x11a1, %x11c1 : tensor<40x16x2xi32>
  %x11s2 = stablehlo.add %x11s1, %x11m1 : tensor<40x16x2xi32>
  %x11a2 = stablehlo.iota dim = 2 : tensor<40x16x2xi32>
  %x11c2 = stablehlo.constant dense<16> : tensor<40x16x2xi32>
  %x11m2 = stablehlo.multiply %x11a2, %x11c2 : tensor<40x16x2xi32>
  %x11s3 = stablehlo.add %x11s2, %x11m2 : tensor<40x16x2xi32>
  %x11e = stablehlo.convert %x11s3 : (tensor<40x16x2xi32>) -> tensor<40x16x2xi64>
  %x11eb = stablehlo.optimization_barrier %x11e : tensor<40x16x2xi64>
  check.expect_eq %x11tb, %x11eb : tensor<40x16x2xi64>
  %x12i = stablehlo.iota dim = 0 : tensor<1360xi32>
  %x12j = stablehlo.convert %x12i : (tensor<1360xi32>) -> tensor<1360xi64>
  %x12k = stablehlo.reshape %x12j : (tensor<1360xi64>) -> tensor<40x2x17xi64>
  %x12 = stablehlo.optimization_barrier %x12k : tensor<40x2x17xi64>
  %x12t = stablehlo.transpose %x12, dims = [0, 2, 1] : (tensor<40x2x17xi64>) -> tensor<40x17x2xi64>
  %x12tb = stablehlo.optimization_barrier %x12t : tensor<40x17x2xi64>
  %x12s0 = stablehlo.constant dense<0> : tensor<40x17x2xi32>
  %x12a0 = stablehlo.iota dim = 0 : tensor<40x17x2xi32>
  %x12c0 = stablehlo.constant dense<34> : tensor<40x17x2xi32>
  %x12m0 = stablehlo.multiply %x12a0, %x12c0 : tensor<40x17x2xi32>
  %x12s1 = stablehlo.add %x12s0, %x12m0 : tensor<40x17x2xi32>
  %x12a1 = stablehlo.iota dim = 1 : tensor<40x17x2xi32>
  %x12c1 = stablehlo.constant dense<1> : tensor<40x17x2xi32>
  %x12m1 = stablehlo.multiply %x12a1, %x12c1 : tensor<40x17x2xi32>
  %x12s2 = stablehlo.add %x12s1, %x12m1 : tensor<40x17x2xi32>
  %x12a2 = stablehlo.iota dim = 2 : tensor<40x17x2xi32>
  %x12c2 = stablehlo.constant dense<17> : tensor<40x17x2xi32>
  %x12m2 = stablehlo.multiply %x12a2, %x12c2 : tensor<40x17x2xi32>
  %x12s3 = stablehlo.add %x12s2, %x12m2 : tensor<40x17x2xi32>
  %x12e = stablehlo.convert %x12s3 : (tensor<40x17x2xi32>) -> tensor<40x17x2xi64>
  %x12eb = stablehlo.optimization_barrier %x12e : tensor<40x17x2xi64>
  check.expect_eq %x12tb, %x12eb : tensor<40x17x2xi64>
  %x13i = stablehlo.iota dim = 0 : tensor<2640xi32>
  %x13j = stablehlo.convert %x13i : (tensor<2640xi32>) -> tensor<2640xi64>
  %x13k = stablehlo.reshape %x13j : (tensor<2640xi64>) -> tensor<40x2x33xi64>
  %x13 = stablehlo.optimization_barrier %x13k : tensor<40x2x33xi64>
  %x13t = stablehlo.transpose %x13, dims = [0, 2, 1] : (tensor<40x2x33xi64>) -> tensor<40x33x2xi64>
  %x13tb = stablehlo.optimization_barrier %x13t : tensor<40x33x2xi64>
  %x13s0 = stablehlo.constant dense<0> : tensor<40x33x2xi32>
  %x13a0 = stablehlo.iota dim = 0 : tensor<40x33x2xi32>
  %x13c0 = stablehlo.constant dense<66> : tensor<40x33x2xi32>
  %x13m0 = stablehlo.multiply %x13a0, %x13c0 : tensor<40x33x2xi32>
  %x13s1 = stablehlo.add %x13s0, %x13m0 : tensor<40x33x2xi32>
  %x13a1 = stablehlo.iota dim = 1 : tensor<40x33x2xi32>
  %x13c1 = stablehlo.constant dense<1> : tensor<40x33x2xi32>
  %x13m1 = stablehlo.multiply %x13a1, %x13c1 : tensor<40x33x2xi32>
  %x13s2 = stablehlo.add %x13s1, %x13m1 : tensor<40x33x2xi32>
  %x13a2 = stablehlo.iota dim = 2 : tensor<40x33x2xi32>
  %x13c2 = stablehlo.constant dense<33> : tensor<40x33x2xi32>
  %x13m2 = stablehlo.multiply %x13a2, %x13c2 : tensor<40x33x2xi32>
  %x13s3 = stablehlo.add %x13s2, %x13m2 : tensor<40x33x2xi32>
  %x13e = stablehlo.convert %x13s3 : (tensor<40x33x2xi32>) -> tensor<40x33x2xi64>
  %x13eb = stablehlo.optimization_barrier %x13e : tensor<40x33x2xi64>
  check.expect_eq %x13tb, %x13eb : tensor<40x33x2xi64>
  %x14i = stablehlo.iota dim = 0 : tensor<4000xi32>
  %x14j = stablehlo.convert %x14i : (tensor<4000xi32>) -> tensor<4000xi64>
  %x14k = stablehlo.reshape %x14j : (tensor<4000xi64>) -> tensor<40x2x50xi64>
  %x14 = stablehlo.optimization_barrier %x14k : tensor<40x2x50xi64>
  %x14t = stablehlo.transpose %x14, dims = [0, 2, 1] : (tensor<40x2x50xi64>) -> tensor<40x50x2xi64>
  %x14tb = stablehlo.optimization_barrier %x14t : tensor<40x50x2xi64>
  %x14s0 = stablehlo.constant dense<0> : tensor<40x50x2xi32>
  %x14a0 = stablehlo.iota dim = 0 : tensor<40x50x2xi32>
  %x14c0 = stablehlo.constant dense<100> : tensor<40x50x2xi32>
  %x14m0 = stablehlo.multiply %x14a0, %x14c0 : tensor<40x50x2xi32>
  %x14s1 = stablehlo.add %x14s0, %x14m0 : tensor<40x50x2xi32>
  %x14a1 = stablehlo.iota dim = 1 : tensor<40x50x2xi32>
  %x14c1 = stablehlo.constant dense<1> : tensor<40x50x2xi32>
  %x14m1 = stablehlo.multiply %x14a1, %x14c1 : tensor<40x50x2xi32>
  %x14s2 = stablehlo.add %x14s1, %x14m1 : tensor<40x50x2xi32>
  %x14a2 = stablehlo.iota dim = 2 : tensor<40x50x2xi32>
  %x14c2 = stablehlo.constant dense<50> : tensor<40x50x2xi32>
  %x14m2 = stablehlo.multiply %x14a2, %x14c2 : tensor<40x50x2xi32>
  %x14s3 = stablehlo.add %x14s2, %x14m2 : tensor<40x50x2xi32>
  %x14e = stablehlo.convert %x14s3 : (tensor<40x50x2xi32>) -> tensor<40x50x2xi64>
  %x14eb = stablehlo.optimization_barrier %x14e : tensor<40x50x2xi64>
  check.expect_eq %x14tb, %x14eb : tensor<40x50x2xi64>
  %x15i = stablehlo.iota dim = 0 : tensor<1581xi32>
  %x15j = stablehlo.convert %x15i : (tensor<1581xi32>) -> tensor<1581xi64>
  %x15k = stablehlo.reshape %x15j : (tensor<1581xi64>) -> tensor<3x17x31xi64>
  %x15 = stablehlo.optimization_barrier %x15k : tensor<3x17x31xi64>
  %x15t = stablehlo.transpose %x15, dims = [0, 2, 1] : (tensor<3x17x31xi64>) -> tensor<3x31x17xi64>
  %x15tb = stablehlo.optimization_barrier %x15t : tensor<3x31x17xi64>
  %x15s0 = stablehlo.constant dense<0> : tensor<3x31x17xi32>
  %x15a0 = stablehlo.iota dim = 0 : tensor<3x31x17xi32>
  %x15c0 = stablehlo.constant dense<527> : tensor<3x31x17xi32>
  %x15m0 = stablehlo.multiply %x15a0, %x15c0 : tensor<3x31x17xi32>
  %x15s1 = stablehlo.add %x15s0, %x15m0 : tensor<3x31x17xi32>
  %x15a1 = stablehlo.iota dim = 1 : tensor<3x31x17xi32>
  %x15c1 = stablehlo.constant dense<1> : tensor<3x31x17xi32>
  %x15m1 = stablehlo.multiply %x15a1, %x15c1 : tensor<3x31x17xi32>
  %x15s2 = stablehlo.add %x15s1, %x15m1 : tensor<3x31x17xi32>
  %x15a2 = stablehlo.iota dim = 2 : tensor<3x31x17xi32>
  %x15c2 = stablehlo.constant dense<31> : tensor<3x31x17xi32>
  %x15m2 = stablehlo.multiply %x15a2, %x15c2 : tensor<3x31x17xi32>
  %x15s3 = stablehlo.add %x15s2, %x15m2 : tensor<3x31x17xi32>
  %x15e = stablehlo.convert %x15s3 : (tensor<3x31x17xi32>) -> tensor<3x31x17xi64>
  %x15eb = stablehlo.optimization_barrier %x15e : tensor<3x31x17xi64>
  check.expect_eq %x15tb, %x15eb : tensor<3x31x17xi64>
  %x16i = stablehlo.iota dim = 0 : tensor<864xi32>
  %x16j = stablehlo.convert %x16i : (tensor<864xi32>) -> tensor<864xi64>
  %x16k = stablehlo.reshape %x16j : (tensor<864xi64>) -> tensor<3x16x18xi64>
  %x16 = stablehlo.optimization_barrier %x16k : tensor<3x16x18xi64>
  %x16t = stablehlo.transpose %x16, dims = [0, 2, 1] : (tensor<3x16x18xi64>) -> tensor<3x18x16xi64>
  %x16tb = stablehlo.optimization_barrier %x16t : tensor<3x18x16xi64>
  %x16s0 = stablehlo.constant dense<0> : tensor<3x18x16xi32>
  %x16a0 = stablehlo.iota dim = 0 : tensor<3x18x16xi32>
  %x16c0 = stablehlo.constant dense<288> : tensor<3x18x16xi32>
  %x16m0 = stablehlo.multiply %x16a0, %x16c0 : tensor<3x18x16xi32>
  %x16s1 = stablehlo.add %x16s0, %x16m0 : tensor<3x18x16xi32>
  %x16a1 = stablehlo.iota dim = 1 : tensor<3x18x16xi32>
  %x16c1 = stablehlo.constant dense<1> : tensor<3x18x16xi32>
  %x16m1 = stablehlo.multiply %x16a1, %x16c1 : tensor<3x18x16xi32>
  %x16s2 = stablehlo.add %x16s1, %x16m1 : tensor<3x18x16xi32>
  %x16a2 = stablehlo.iota dim = 2 : tensor<3x18x16xi32>
  %x16c2 = stablehlo.constant dense<18> : tensor<3x18x16xi32>
  %x16m2 = stablehlo.multiply %x16a2, %x16c2 : tensor<3x18x16xi32>
  %x16s3 = stablehlo.add %x16s2, %x16m2 : tensor<3x18x16xi32>
  %x16e = stablehlo.convert %x16s3 : (tensor<3x18x16xi32>) -> tensor<3x18x16xi64>
  %x16eb = stablehlo.optimization_barrier %x16e : tensor<3x18x16xi64>
  check.expect_eq %x16tb, %x16eb : tensor<3x18x16xi64>
  %x17i = stablehlo.iota dim = 0 : tensor<864xi32>
  %x17j = stablehlo.convert %x17i : (tensor<864xi32>) -> tensor<864xi64>
  %x17k = stablehlo.reshape %x17j : (tensor<864xi64>) -> tensor<3x18x16xi64>
  %x17 = stablehlo.optimization_barrier %x17k : tensor<3x18x16xi64>
  %x17t = stablehlo.transpose %x17, dims = [0, 2, 1] : (tensor<3x18x16xi64>) -> tensor<3x16x18xi64>
  %x17tb = stablehlo.optimization_barrier %x17t : tensor<3x16x18xi64>
  %x17s0 = stablehlo.constant dense<0> : tensor<3x16x18xi32>
  %x17a0 = stablehlo.iota dim = 0 : tensor<3x16x18xi32>
  %x17c0 = stablehlo.constant dense<288> : tensor<3x16x18xi32>
  %x17m0 = stablehlo.multiply %x17a0, %x17c0 : tensor<3x16x18xi32>
  %x17s1 = stablehlo.add %x17s0, %x17m0 : tensor<3x16x18xi32>
  %x17a1 = stablehlo.iota dim = 1 : tensor<3x16x18xi32>
  %x17c1 = stablehlo.constant dense<1> : tensor<3x16x18xi32>
  %x17m1 = stablehlo.multiply %x17a1, %x17c1 : tensor<3x16x18xi32>
  %x17s2 = stablehlo.add %x17s1, %x17m1 : tensor<3x16x18xi32>
  %x17a2 = stablehlo.iota dim = 2 : tensor<3x16x18xi32>
  %x17c2 = stablehlo.constant dense<16> : tensor<3x16x18xi32>
  %x17m2 = stablehlo.multiply %x17a2, %x17c2 : tensor<3x16x18xi32>
  %x17s3 = stablehlo.add %x17s2, %x17m2 : tensor<3x16x18xi32>
  %x17e = stablehlo.convert %x17s3 : (tensor<3x16x18xi32>) -> tensor<3x16x18xi64>
  %x17eb = stablehlo.optimization_barrier %x17e : tensor<3x16x18xi64>
  check.expect_eq %x17tb, %x17eb : tensor<3x16x18xi64>
  %x18i = stablehlo.iota dim = 0 : tensor<1980xi32>
  %x18j = stablehlo.convert %x18i : (tensor<1980xi32>) -> tensor<1980xi64>
  %x18k = stablehlo.reshape %x18j : (tensor<1980xi64>) -> tensor<3x33x20xi64>
  %x18 = stablehlo.optimization_barrier %x18k : tensor<3x33x20xi64>
  %x18t = stablehlo.transpose %x18, dims = [0, 2, 1] : (tensor<3x33x20xi64>) -> tensor<3x20x33xi64>
  %x18tb = stablehlo.optimization_barrier %x18t : tensor<3x20x33xi64>
  %x18s0 = stablehlo.constant dense<0> : tensor<3x20x33xi32>
  %x18a0 = stablehlo.iota dim = 0 : tensor<3x20x33xi32>
  %x18c0 = stablehlo.constant dense<660> : tensor<3x20x33xi32>
  %x18m0 = stablehlo.multiply %x18a0, %x18c0 : tensor<3x20x33xi32>
  %x18s1 = stablehlo.add %x18s0, %x18m0 : tensor<3x20x33xi32>
  %x18a1 = stablehlo.iota dim = 1 : tensor<3x20x33xi32>
  %x18c1 = stablehlo.constant dense<1> : tensor<3x20x33xi32>
  %x18m1 = stablehlo.multiply %x18a1, %x18c1 : tensor<3x20x33xi32>
  %x18s2 = stablehlo.add %x18s1, %x18m1 : tensor<3x20x33xi32>
  %x18a2 = stablehlo.iota dim = 2 : tensor<3x20x33xi32>
  %x18c2 = stablehlo.constant dense<20> : tensor<3x20x33xi32>
  %x18m2 = stablehlo.multiply %x18a2, %x18c2 : tensor<3x20x33xi32>
  %x18s3 = stablehlo.add %x18s2, %x18m2 : tensor<3x20x33xi32>
  %x18e = stablehlo.convert %x18s3 : (tensor<3x20x33xi32>) -> tensor<3x20x33xi64>
  %x18eb = stablehlo.optimization_barrier %x18e : tensor<3x20x33xi64>
  check.expect_eq %x18tb, %x18eb : tensor<3x20x33xi64>
  %x19i = stablehlo.iota dim = 0 : tensor<1890xi32>
  %x19j = stablehlo.convert %x19i : (tensor<1890xi32>) -> tensor<1890xi64>
  %x19k = stablehlo.reshape %x19j : (tensor<1890xi64>) -> tensor<3x9x70xi64>
  %x19 = stablehlo.optimization_barrier %x19k : tensor<3x9x70xi64>
  %x19t = stablehlo.transpose %x19, dims = [0, 2, 1] : (tensor<3x9x70xi64>) -> tensor<3x70x9xi64>
  %x19tb = stablehlo.optimization_barrier %x19t : tensor<3x70x9xi64>
  %x19s0 = stablehlo.constant dense<0> : tensor<3x70x9xi32>
  %x19a0 = stablehlo.iota dim = 0 : tensor<3x70x9xi32>
  %x19c0 = stablehlo.constant dense<630> : tensor<3x70x9xi32>
  %x19m0 = stablehlo.multiply %x19a0, %x19c0 : tensor<3x70x9xi32>
  %x19s1 = stablehlo.add %x19s0, %x19m0 : tensor<3x70x9xi32>
  %x19a1 = stablehlo.iota dim = 1 : tensor<3x70x9xi32>
  %x19c1 = stablehlo.constant dense<1> : tensor<3x70x9xi32>
  %x19m1 = stablehlo.multiply %x19a1, %x19c1 : tensor<3x70x9xi32>
  %x19s2 = stablehlo.add %x19s1, %x19m1 : tensor<3x70x9xi32>
  %x19a2 = stablehlo.iota dim = 2 : tensor<3x70x9xi32>
  %x19c2 = stablehlo.constant dense<70> : tensor<3x70x9xi32>
  %x19m2 = stablehlo.multiply %x19a2, %x19c2 : tensor<3x70x9xi32>
  %x19s3 = stablehlo.add %x19s2, %x19m2 : tensor<3x70x9xi32>
  %x19e = stablehlo.convert %x19s3 : (tensor<3x70x9xi32>) -> tensor<3x70x9xi64>
  %x19eb = stablehlo.optimization_barrier %x19e : tensor<3x70x9xi64>
  check.expect_eq %x19tb, %x19eb : tensor<3x70x9xi64>
  %x20i = stablehlo.iota dim = 0 : tensor<2880xi32>
  %x20j = stablehlo.convert %x20i : (tensor<2880xi32>) -> tensor<2880xi64>
  %x20k = stablehlo.reshape %x20j : (tensor<2880xi64>) -> tensor<3x40x24xi64>
  %x20 = stablehlo.optimization_barrier %x20k : tensor<3x40x24xi64>
  %x20t = stablehlo.transpose %x20, dims = [0, 2, 1] : (tensor<3x40x24xi64>) -> tensor<3x24x40xi64>
  %x20tb = stablehlo.optimization_barrier %x20t : tensor<3x24x40xi64>
  %x20s0 = stablehlo.constant dense<0> : tensor<3x24x40xi32>
  %x20a0 = stablehlo.iota dim = 0 : tensor<3x24x40xi32>
  %x20c0 = stablehlo.constant dense<960> : tensor<3x24x40xi32>
  %x20m0 = stablehlo.multiply %x20a0, %x20c0 : tensor<3x24x40xi32>
  %x20s1 = stablehlo.add %x20s0, %x20m0 : tensor<3x24x40xi32>
  %x20a1 = stablehlo.iota dim = 1 : tensor<3x24x40xi32>
  %x20c1 = stablehlo.constant dense<1> : tensor<3x24x40xi32>
  %x20m1 = stablehlo.multiply %x20a1, %x20c1 : tensor<3x24x40xi32>
  %x20s2 = stablehlo.add %x20s1, %x20m1 : tensor<3x24x40xi32>
  %x20a2 = stablehlo.iota dim = 2 : tensor<3x24x40xi32>
  %x20c2 = stablehlo.constant dense<24> : tensor<3x24x40xi32>
  %x20m2 = stablehlo.multiply %x20a2, %x20c2 : tensor<3x24x40xi32>
  %x20s3 = stablehlo.add %x20s2, %x20m2 : tensor<3x24x40xi32>
  %x20e = stablehlo.convert %x20s3 : (tensor<3x24x40xi32>) -> tensor<3x24x40xi64>
  %x20eb = stablehlo.optimization_barrier %x20e : tensor<3x24x40xi64>
  check.expect_eq %x20tb, %x20eb : tensor<3x24x40xi64>
  %x21i = stablehlo.iota dim = 0 : tensor<13650xi32>
  %x21j = stablehlo.convert %x21i : (tensor<13650xi32>) -> tensor<13650xi64>
  %x21k = stablehlo.reshape %x21j : (tensor<13650xi64>) -> tensor<3x130x35xi64>
  %x21 = stablehlo.optimization_barrier %x21k : tensor<3x130x35xi64>
  %x21t = stablehlo.transpose %x21, dims = [0, 2, 1] : (tensor<3x130x35xi64>) -> tensor<3x35x130xi64>
  %x21tb = stablehlo.optimization_barrier %x21t : tensor<3x35x130xi64>
  %x21s0 = stablehlo.constant dense<0> : tensor<3x35x130xi32>
  %x21a0 = stablehlo.iota dim = 0 : tensor<3x35x130xi32>
  %x21c0 = stablehlo.constant dense<4550> : tensor<3x35x130xi32>
  %x21m0 = stablehlo.multiply %x21a0, %x21c0 : tensor<3x35x130xi32>
  %x21s1 = stablehlo.add %x21s0, %x21m0 : tensor<3x35x130xi32>
  %x21a1 = stablehlo.iota dim = 1 : tensor<3x35x130xi32>
  %x21c1 = stablehlo.constant dense<1> : tensor<3x35x130xi32>
  %x21m1 = stablehlo.multiply %x21a1, %x21c1 : tensor<3x35x130xi32>
  %x21s2 = stablehlo.add %x21s1, %x21m1 : tensor<3x35x130xi32>
  %x21a2 = stablehlo.iota dim = 2 : tensor<3x35x130xi32>
  %x21c2 = stablehlo.constant dense<35> : tensor<3x35x130xi32>
  %x21m2 = stablehlo.multiply %x21a2, %x21c2 : tensor<3x35x130xi32>
  %x21s3 = stablehlo.add %x21s2, %x21m2 : tensor<3x35x130xi32>
  %x21e = stablehlo.convert %x21s3 : (tensor<3x35x130xi32>) -> tensor<3x35x130xi64>
  %x21eb = stablehlo.optimization_barrier %x21e : tensor<3x35x130xi64>
  check.expect_eq %x21tb, %x21eb : tensor<3x35x130xi64>
  %x22i = stablehlo.iota dim = 0 : tensor<25155xi32>
  %x22j = stablehlo.convert %x22i : (tensor<25155xi32>) -> tensor<25155xi64>
  %x22k = stablehlo.reshape %x22j : (tensor<25155xi64>) -> tensor<3x65x129xi64>
  %x22 = stablehlo.optimization_barrier %x22k : tensor<3x65x129xi64>
  %x22t = stablehlo.transpose %x22, dims = [0, 2, 1] : (tensor<3x65x129xi64>) -> tensor<3x129x65xi64>
  %x22tb = stablehlo.optimization_barrier %x22t : tensor<3x129x65xi64>
  %x22s0 = stablehlo.constant dense<0> : tensor<3x129x65xi32>
  %x22a0 = stablehlo.iota dim = 0 : tensor<3x129x65xi32>
  %x22c0 = stablehlo.constant dense<8385> : tensor<3x129x65xi32>
  %x22m0 = stablehlo.multiply %x22a0, %x22c0 : tensor<3x129x65xi32>
  %x22s1 = stablehlo.add %x22s0, %x22m0 : tensor<3x129x65xi32>
  %x22a1 = stablehlo.iota dim = 1 : tensor<3x129x65xi32>
  %x22c1 = stablehlo.constant dense<1> : tensor<3x129x65xi32>
  %x22m1 = stablehlo.multiply %x22a1, %x22c1 : tensor<3x129x65xi32>
  %x22s2 = stablehlo.add %x22s1, %x22m1 : tensor<3x129x65xi32>
  %x22a2 = stablehlo.iota dim = 2 : tensor<3x129x65xi32>
  %x22c2 = stablehlo.constant dense<129> : tensor<3x129x65xi32>
  %x22m2 = stablehlo.multiply %x22a2, %x22c2 : tensor<3x129x65xi32>
  %x22s3 = stablehlo.add %x22s2, %x22m2 : tensor<3x129x65xi32>
  %x22e = stablehlo.convert %x22s3 : (tensor<3x129x65xi32>) -> tensor<3x129x65xi64>
  %x22eb = stablehlo.optimization_barrier %x22e : tensor<3x129x65xi64>
  check.expect_eq %x22tb, %x22eb : tensor<3x129x65xi64>
  %x23i = stablehlo.iota dim = 0 : tensor<4704xi32>
  %x23j = stablehlo.convert %x23i : (tensor<4704xi32>) -> tensor<4704xi64>
  %x23k = stablehlo.reshape %x23j : (tensor<4704xi64>) -> tensor<6x14x2x14x2xi64>
  %x23 = stablehlo.optimization_barrier %x23k : tensor<6x14x2x14x2xi64>
  %x23t = stablehlo.transpose %x23, dims = [0, 2, 4, 1, 3] : (tensor<6x14x2x14x2xi64>) -> tensor<6x2x2x14x14xi64>
  %x23tb = stablehlo.optimization_barrier %x23t : tensor<6x2x2x14x14xi64>
  %x23s0 = stablehlo.constant dense<0> : tensor<6x2x2x14x14xi32>
  %x23a0 = stablehlo.iota dim = 0 : tensor<6x2x2x14x14xi32>
  %x23c0 = stablehlo.constant dense<784> : tensor<6x2x2x14x14xi32>
  %x23m0 = stablehlo.multiply %x23a0, %x23c0 : tensor<6x2x2x14x14xi32>
  %x23s1 = stablehlo.add %x23s0, %x23m0 : tensor<6x2x2x14x14xi32>
  %x23a1 = stablehlo.iota dim = 1 : tensor<6x2x2x14x14xi32>
  %x23c1 = stablehlo.constant dense<28> : tensor<6x2x2x14x14xi32>
  %x23m1 = stablehlo.multiply %x23a1, %x23c1 : tensor<6x2x2x14x14xi32>
  %x23s2 = stablehlo.add %x23s1, %x23m1 : tensor<6x2x2x14x14xi32>
  %x23a2 = stablehlo.iota dim = 2 : tensor<6x2x2x14x14xi32>
  %x23c2 = stablehlo.constant dense<1> : tensor<6x2x2x14x14xi32>
  %x23m2 = stablehlo.multiply %x23a2, %x23c2 : tensor<6x2x2x14x14xi32>
  %x23s3 = stablehlo.add %x23s2, %x23m2 : tensor<6x2x2x14x14xi32>
  %x23a3 = stablehlo.iota dim = 3 : tensor<6x2x2x14x14xi32>
  %x23c3 = stablehlo.constant dense<56> : tensor<6x2x2x14x14xi32>
  %x23m3 = stablehlo.multiply %x23a3, %x23c3 : tensor<6x2x2x14x14xi32>
  %x23s4 = stablehlo.add %x23s3, %x23m3 : tensor<6x2x2x14x14xi32>
  %x23a4 = stablehlo.iota dim = 4 : tensor<6x2x2x14x14xi32>
  %x23c4 = stablehlo.constant dense<2> : tensor<6x2x2x14x14xi32>
  %x23m4 = stablehlo.multiply %x23a4, %x23c4 : tensor<6x2x2x14x14xi32>
  %x23s5 = stablehlo.add %x23s4, %x23m4 : tensor<6x2x2x14x14xi32>
  %x23e = stablehlo.convert %x23s5 : (tensor<6x2x2x14x14xi32>) -> tensor<6x2x2x14x14xi64>
  %x23eb = stablehlo.optimization_barrier %x23e : tensor<6x2x2x14x14xi64>
  check.expect_eq %x23tb, %x23eb : tensor<6x2x2x14x14xi64>
  %x24i = stablehlo.iota dim = 0 : tensor<2400xi32>
  %x24j = stablehlo.convert %x24i : (tensor<2400xi32>) -> tensor<2400xi64>
  %x24k = stablehlo.reshape %x24j : (tensor<2400xi64>) -> tensor<6x5x2x20x2xi64>
  %x24 = stablehlo.optimization_barrier %x24k : tensor<6x5x2x20x2xi64>
  %x24t = stablehlo.transpose %x24, dims = [0, 2, 4, 1, 3] : (tensor<6x5x2x20x2xi64>) -> tensor<6x2x2x5x20xi64>
  %x24tb = stablehlo.optimization_barrier %x24t : tensor<6x2x2x5x20xi64>
  %x24s0 = stablehlo.constant dense<0> : tensor<6x2x2x5x20xi32>
  %x24a0 = stablehlo.iota dim = 0 : tensor<6x2x2x5x20xi32>
  %x24c0 = stablehlo.constant dense<400> : tensor<6x2x2x5x20xi32>
  %x24m0 = stablehlo.multiply %x24a0, %x24c0 : tensor<6x2x2x5x20xi32>
  %x24s1 = stablehlo.add %x24s0, %x24m0 : tensor<6x2x2x5x20xi32>
  %x24a1 = stablehlo.iota dim = 1 : tensor<6x2x2x5x20xi32>
  %x24c1 = stablehlo.constant dense<40> : tensor<6x2x2x5x20xi32>
  %x24m1 = stablehlo.multiply %x24a1, %x24c1 : tensor<6x2x2x5x20xi32>
  %x24s2 = stablehlo.add %x24s1, %x24m1 : tensor<6x2x2x5x20xi32>
  %x24a2 = stablehlo.iota dim = 2 : tensor<6x2x2x5x20xi32>
  %x24c2 = stablehlo.constant dense<1> : tensor<6x2x2x5x20xi32>
  %x24m2 = stablehlo.multiply %x24a2, %x24c2 : tensor<6x2x2x5x20xi32>
  %x24s3 = stablehlo.add %x24s2, %x24m2 : tensor<6x2x2x5x20xi32>
  %x24a3 = stablehlo.iota dim = 3 : tensor<6x2x2x5x20xi32>
  %x24c3 = stablehlo.constant dense<80> : tensor<6x2x2x5x20xi32>
  %x24m3 = stablehlo.multiply %x24a3, %x24c3 : tensor<6x2x2x5x20xi32>
  %x24s4 = stablehlo.add %x24s3, %x24m3 : tensor<6x2x2x5x20xi32>
  %x24a4 = stablehlo.iota dim = 4 : tensor<6x2x2x5x20xi32>
  %x24c4 = stablehlo.constant dense<2> : tensor<6x2x2x5x20xi32>
  %x24m4 = stablehlo.multiply %x24a4, %x24c4 : tensor<6x2x2x5x20xi32>
  %x24s5 = stablehlo.add %x24s4, %x24m4 : tensor<6x2x2x5x20xi32>
  %x24e = stablehlo.convert %x24s5 : (tensor<6x2x2x5x20xi32>) -> tensor<6x2x2x5x20xi64>
  %x24eb = stablehlo.optimization_barrier %x24e : tensor<6x2x2x5x20xi64>
  check.expect_eq %x24tb, %x24eb : tensor<6x2x2x5x20xi64>
  %x25i = stablehlo.iota dim = 0 : tensor<1944xi32>
  %x25j = stablehlo.convert %x25i : (tensor<1944xi32>) -> tensor<1944xi64>
  %x25k = stablehlo.reshape %x25j : (tensor<1944xi64>) -> tensor<6x9x2x9x2xi64>
  %x25 = stablehlo.optimization_barrier %x25k : tensor<6x9x2x9x2xi64>
  %x25t = stablehlo.transpose %x25, dims = [0, 2, 4, 1, 3] : (tensor<6x9x2x9x2xi64>) -> tensor<6x2x2x9x9xi64>
  %x25tb = stablehlo.optimization_barrier %x25t : tensor<6x2x2x9x9xi64>
  %x25s0 = stablehlo.constant dense<0> : tensor<6x2x2x9x9xi32>
  %x25a0 = stablehlo.iota dim = 0 : tensor<6x2x2x9x9xi32>
  %x25c0 = stablehlo.constant dense<324> : tensor<6x2x2x9x9xi32>
  %x25m0 = stablehlo.multiply %x25a0, %x25c0 : tensor<6x2x2x9x9xi32>
  %x25s1 = stablehlo.add %x25s0, %x25m0 : tensor<6x2x2x9x9xi32>
  %x25a1 = stablehlo.iota dim = 1 : tensor<6x2x2x9x9xi32>
  %x25c1 = stablehlo.constant dense<18> : tensor<6x2x2x9x9xi32>
  %x25m1 = stablehlo.multiply %x25a1, %x25c1 : tensor<6x2x2x9x9xi32>
  %x25s2 = stablehlo.add %x25s1, %x25m1 : tensor<6x2x2x9x9xi32>
  %x25a2 = stablehlo.iota dim = 2 : tensor<6x2x2x9x9xi32>
  %x25c2 = stablehlo.constant dense<1> : tensor<6x2x2x9x9xi32>
  %x25m2 = stablehlo.multiply %x25a2, %x25c2 : tensor<6x2x2x9x9xi32>
  %x25s3 = stablehlo.add %x25s2, %x25m2 : tensor<6x2x2x9x9xi32>
  %x25a3 = stablehlo.iota dim = 3 : tensor<6x2x2x9x9xi32>
  %x25c3 = stablehlo.constant dense<36> : tensor<6x2x2x9x9xi32>
  %x25m3 = stablehlo.multiply %x25a3, %x25c3 : tensor<6x2x2x9x9xi32>
  %x25s4 = stablehlo.add %x25s3, %x25m3 : tensor<6x2x2x9x9xi32>
  %x25a4 = stablehlo.iota dim = 4 : tensor<6x2x2x9x9xi32>
  %x25c4 = stablehlo.constant dense<2> : tensor<6x2x2x9x9xi32>
  %x25m4 = stablehlo.multiply %x25a4, %x25c4 : tensor<6x2x2x9x9xi32>
  %x25s5 = stablehlo.add %x25s4, %x25m4 : tensor<6x2x2x9x9xi32>
  %x25e = stablehlo.convert %x25s5 : (tensor<6x2x2x9x9xi32>) -> tensor<6x2x2x9x9xi64>
  %x25eb = stablehlo.optimization_barrier %x25e : tensor<6x2x2x9x9xi64>
  check.expect_eq %x25tb, %x25eb : tensor<6x2x2x9x9xi64>
  %x26i = stablehlo.iota dim = 0 : tensor<4704xi32>
  %x26j = stablehlo.convert %x26i : (tensor<4704xi32>) -> tensor<4704xi64>
  %x26k = stablehlo.reshape %x26j : (tensor<4704xi64>) -> tensor<6x2x2x14x14xi64>
  %x26 = stablehlo.optimization_barrier %x26k : tensor<6x2x2x14x14xi64>
  %x26t = stablehlo.transpose %x26, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x14x14xi64>) -> tensor<6x14x2x14x2xi64>
  %x26tb = stablehlo.optimization_barrier %x26t : tensor<6x14x2x14x2xi64>
  %x26s0 = stablehlo.constant dense<0> : tensor<6x14x2x14x2xi32>
  %x26a0 = stablehlo.iota dim = 0 : tensor<6x14x2x14x2xi32>
  %x26c0 = stablehlo.constant dense<784> : tensor<6x14x2x14x2xi32>
  %x26m0 = stablehlo.multiply %x26a0, %x26c0 : tensor<6x14x2x14x2xi32>
  %x26s1 = stablehlo.add %x26s0, %x26m0 : tensor<6x14x2x14x2xi32>
  %x26a1 = stablehlo.iota dim = 1 : tensor<6x14x2x14x2xi32>
  %x26c1 = stablehlo.constant dense<14> : tensor<6x14x2x14x2xi32>
  %x26m1 = stablehlo.multiply %x26a1, %x26c1 : tensor<6x14x2x14x2xi32>
  %x26s2 = stablehlo.add %x26s1, %x26m1 : tensor<6x14x2x14x2xi32>
  %x26a2 = stablehlo.iota dim = 2 : tensor<6x14x2x14x2xi32>
  %x26c2 = stablehlo.constant dense<392> : tensor<6x14x2x14x2xi32>
  %x26m2 = stablehlo.multiply %x26a2, %x26c2 : tensor<6x14x2x14x2xi32>
  %x26s3 = stablehlo.add %x26s2, %x26m2 : tensor<6x14x2x14x2xi32>
  %x26a3 = stablehlo.iota dim = 3 : tensor<6x14x2x14x2xi32>
  %x26c3 = stablehlo.constant dense<1> : tensor<6x14x2x14x2xi32>
  %x26m3 = stablehlo.multiply %x26a3, %x26c3 : tensor<6x14x2x14x2xi32>
  %x26s4 = stablehlo.add %x26s3, %x26m3 : tensor<6x14x2x14x2xi32>
  %x26a4 = stablehlo.iota dim = 4 : tensor<6x14x2x14x2xi32>
  %x26c4 = stablehlo.constant dense<196> : tensor<6x14x2x14x2xi32>
  %x26m4 = stablehlo.multiply %x26a4, %x26c4 : tensor<6x14x2x14x2xi32>
  %x26s5 = stablehlo.add %x26s4, %x26m4 : tensor<6x14x2x14x2xi32>
  %x26e = stablehlo.convert %x26s5 : (tensor<6x14x2x14x2xi32>) -> tensor<6x14x2x14x2xi64>
  %x26eb = stablehlo.optimization_barrier %x26e : tensor<6x14x2x14x2xi64>
  check.expect_eq %x26tb, %x26eb : tensor<6x14x2x14x2xi64>
  %x27i = stablehlo.iota dim = 0 : tensor<2400xi32>
  %x27j = stablehlo.convert %x27i : (tensor<2400xi32>) -> tensor<2400xi64>
  %x27k = stablehlo.reshape %x27j : (tensor<2400xi64>) -> tensor<6x2x2x5x20xi64>
  %x27 = stablehlo.optimization_barrier %x27k : tensor<6x2x2x5x20xi64>
  %x27t = stablehlo.transpose %x27, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x5x20xi64>) -> tensor<6x5x2x20x2xi64>
  %x27tb = stablehlo.optimization_barrier %x27t : tensor<6x5x2x20x2xi64>
  %x27s0 = stablehlo.constant dense<0> : tensor<6x5x2x20x2xi32>
  %x27a0 = stablehlo.iota dim = 0 : tensor<6x5x2x20x2xi32>
  %x27c0 = stablehlo.constant dense<400> : tensor<6x5x2x20x2xi32>
  %x27m0 = stablehlo.multiply %x27a0, %x27c0 : tensor<6x5x2x20x2xi32>
  %x27s1 = stablehlo.add %x27s0, %x27m0 : tensor<6x5x2x20x2xi32>
  %x27a1 = stablehlo.iota dim = 1 : tensor<6x5x2x20x2xi32>
  %x27c1 = stablehlo.constant dense<20> : tensor<6x5x2x20x2xi32>
  %x27m1 = stablehlo.multiply %x27a1, %x27c1 : tensor<6x5x2x20x2xi32>
  %x27s2 = stablehlo.add %x27s1, %x27m1 : tensor<6x5x2x20x2xi32>
  %x27a2 = stablehlo.iota dim = 2 : tensor<6x5x2x20x2xi32>
  %x27c2 = stablehlo.constant dense<200> : tensor<6x5x2x20x2xi32>
  %x27m2 = stablehlo.multiply %x27a2, %x27c2 : tensor<6x5x2x20x2xi32>
  %x27s3 = stablehlo.add %x27s2, %x27m2 : tensor<6x5x2x20x2xi32>
  %x27a3 = stablehlo.iota dim = 3 : tensor<6x5x2x20x2xi32>
  %x27c3 = stablehlo.constant dense<1> : tensor<6x5x2x20x2xi32>
  %x27m3 = stablehlo.multiply %x27a3, %x27c3 : tensor<6x5x2x20x2xi32>
  %x27s4 = stablehlo.add %x27s3, %x27m3 : tensor<6x5x2x20x2xi32>
  %x27a4 = stablehlo.iota dim = 4 : tensor<6x5x2x20x2xi32>
  %x27c4 = stablehlo.constant dense<100> : tensor<6x5x2x20x2xi32>
  %x27m4 = stablehlo.multiply %x27a4, %x27c4 : tensor<6x5x2x20x2xi32>
  %x27s5 = stablehlo.add %x27s4, %x27m4 : tensor<6x5x2x20x2xi32>
  %x27e = stablehlo.convert %x27s5 : (tensor<6x5x2x20x2xi32>) -> tensor<6x5x2x20x2xi64>
  %x27eb = stablehlo.optimization_barrier %x27e : tensor<6x5x2x20x2xi64>
  check.expect_eq %x27tb, %x27eb : tensor<6x5x2x20x2xi64>
  %x28i = stablehlo.iota dim = 0 : tensor<1944xi32>
  %x28j = stablehlo.convert %x28i : (tensor<1944xi32>) -> tensor<1944xi64>
  %x28k = stablehlo.reshape %x28j : (tensor<1944xi64>) -> tensor<6x2x2x9x9xi64>
  %x28 = stablehlo.optimization_barrier %x28k : tensor<6x2x2x9x9xi64>
  %x28t = stablehlo.transpose %x28, dims = [0, 3, 1, 4, 2] : (tensor<6x2x2x9x9xi64>) -> tensor<6x9x2x9x2xi64>
  %x28tb = stablehlo.optimization_barrier %x28t : tensor<6x9x2x9x2xi64>
  %x28s0 = stablehlo.constant dense<0> : tensor<6x9x2x9x2xi32>
  %x28a0 = stablehlo.iota dim = 0 : tensor<6x9x2x9x2xi32>
  %x28c0 = stablehlo.constant dense<324> : tensor<6x9x2x9x2xi32>
  %x28m0 = stablehlo.multiply %x28a0, %x28c0 : tensor<6x9x2x9x2xi32>
  %x28s1 = stablehlo.add %x28s0, %x28m0 : tensor<6x9x2x9x2xi32>
  %x28a1 = stablehlo.iota dim = 1 : tensor<6x9x2x9x2xi32>
  %x28c1 = stablehlo.constant dense<9> : tensor<6x9x2x9x2xi32>
  %x28m1 = stablehlo.multiply %x28a1, %x28c1 : tensor<6x9x2x9x2xi32>
  %x28s2 = stablehlo.add %x28s1, %x28m1 : tensor<6x9x2x9x2xi32>
  %x28a2 = stablehlo.iota dim = 2 : tensor<6x9x2x9x2xi32>
  %x28c2 = stablehlo.constant dense<162> : tensor<6x9x2x9x2xi32>
  %x28m2 = stablehlo.multiply %x28a2, %x28c2 : tensor<6x9x2x9x2xi32>
  %x28s3 = stablehlo.add %x28s2, %x28m2 : tensor<6x9x2x9x2xi32>
  %x28a3 = stablehlo.iota dim = 3 : tensor<6x9x2x9x2xi32>
  %x28c3 = stablehlo.constant dense<1> : tensor<6x9x2x9x2xi32>
  %x28m3 = stablehlo.multiply %x28a3, %x28c3 : tensor<6x9x2x9x2xi32>
  %x28s4 = stablehlo.add %x28s3, %x28m3 : tensor<6x9x2x9x2xi32>
  %x28a4 = stablehlo.iota dim = 4 : tensor<6x9x2x9x2xi32>
  %x28c4 = stablehlo.constant dense<81> : tensor<6x9x2x9x2xi32>
  %x28m4 = stablehlo.multiply %x28a4, %x28c4 : tensor<6x9x2x9x2xi32>
  %x28s5 = stablehlo.add %x28s4, %x28m4 : tensor<6x9x2x9x2xi32>
  %x28e = stablehlo.convert %x28s5 : (tensor<6x9x2x9x2xi32>) -> tensor<6x9x2x9x2xi64>
  %x28eb = stablehlo.optimization_barrier %x28e : tensor<6x9x2x9x2xi64>
  check.expect_eq %x28tb, %x28eb : tensor<6x9x2x9x2xi64>
  func.return
}
