// Pixels that move as a whole, of 2 to 65 bytes: reversed, turned, swapped, repeated,
// picked, and in patches.  Oracle: their numbers from the places they come from.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @i8_1() : () -> ()
  func.call @i8_2() : () -> ()
  func.call @i8_3() : () -> ()
  func.call @i8_5() : () -> ()
  func.call @i8_7() : () -> ()
  func.call @i8_9() : () -> ()
  func.call @i8_13() : () -> ()
  func.call @i8_17() : () -> ()
  func.call @i8_33() : () -> ()
  func.call @i8_64() : () -> ()
  func.call @i8_65() : () -> ()
  func.call @i16_3() : () -> ()
  func.call @i16_5() : () -> ()
  func.call @i16_8() : () -> ()
  func.call @i16_9() : () -> ()
  func.call @f32_1() : () -> ()
  func.call @f32_3() : () -> ()
  func.call @f32_4() : () -> ()
  func.call @f32_5() : () -> ()
  func.call @f32_8() : () -> ()
  func.call @f32_12() : () -> ()
  func.call @f32_16() : () -> ()
  func.call @f32_17() : () -> ()
  func.call @i64_3() : () -> ()
  func.call @i64_5() : () -> ()
  func.call @i64_7() : () -> ()
  func.call @i64_8() : () -> ()
  func.return
}
func.func private @i8_1() {
  %i = stablehlo.iota dim = 0 : tensor<1440xi32>
  %j = stablehlo.convert %i : (tensor<1440xi32>) -> tensor<1440xi8>
  %k = stablehlo.reshape %j : (tensor<1440xi8>) -> tensor<2x36x20x1xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x36x20x1xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x1xi8>
  %l1s0 = stablehlo.constant dense<19> : tensor<2x36x20x1xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x36x20x1xi32>
  %l1c0 = stablehlo.constant dense<720> : tensor<2x36x20x1xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x36x20x1xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x36x20x1xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x36x20x1xi32>
  %l1c1 = stablehlo.constant dense<20> : tensor<2x36x20x1xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x36x20x1xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x36x20x1xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x36x20x1xi32>
  %l1c2 = stablehlo.constant dense<-1> : tensor<2x36x20x1xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x36x20x1xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x36x20x1xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x36x20x1xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x36x20x1xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x36x20x1xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x36x20x1xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x36x20x1xi32>) -> tensor<2x36x20x1xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x36x20x1xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x36x20x1xi8>
  check.expect_eq %revb, %l1b : tensor<2x36x20x1xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x36x20x1xi8>) -> tensor<2x20x36x1xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x20x36x1xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x20x36x1xi32>
  %l2c0 = stablehlo.constant dense<720> : tensor<2x20x36x1xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x20x36x1xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x20x36x1xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x20x36x1xi32>
  %l2c1 = stablehlo.constant dense<1> : tensor<2x20x36x1xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x20x36x1xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x20x36x1xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x20x36x1xi32>
  %l2c2 = stablehlo.constant dense<20> : tensor<2x20x36x1xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x20x36x1xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x20x36x1xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x20x36x1xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x20x36x1xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x20x36x1xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x20x36x1xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x20x36x1xi32>) -> tensor<2x20x36x1xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x20x36x1xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x20x36x1xi8>
  check.expect_eq %swpb, %l2b : tensor<2x20x36x1xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x1xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x36x20x1xi8>) -> tensor<2x20x36x1xi8>
  %l3s0 = stablehlo.constant dense<19> : tensor<2x20x36x1xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x20x36x1xi32>
  %l3c0 = stablehlo.constant dense<720> : tensor<2x20x36x1xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x20x36x1xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x20x36x1xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x20x36x1xi32>
  %l3c1 = stablehlo.constant dense<-1> : tensor<2x20x36x1xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x20x36x1xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x20x36x1xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x20x36x1xi32>
  %l3c2 = stablehlo.constant dense<20> : tensor<2x20x36x1xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x20x36x1xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x20x36x1xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x20x36x1xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x20x36x1xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x20x36x1xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x20x36x1xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x20x36x1xi32>) -> tensor<2x20x36x1xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x20x36x1xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x20x36x1xi8>
  check.expect_eq %rotb, %l3b : tensor<2x20x36x1xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x36x20x1xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x36x20x1xi8>) -> tensor<2x20x36x1xi8>
  %l4s0 = stablehlo.constant dense<700> : tensor<2x20x36x1xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x20x36x1xi32>
  %l4c0 = stablehlo.constant dense<720> : tensor<2x20x36x1xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x20x36x1xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x20x36x1xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x20x36x1xi32>
  %l4c1 = stablehlo.constant dense<1> : tensor<2x20x36x1xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x20x36x1xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x20x36x1xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x20x36x1xi32>
  %l4c2 = stablehlo.constant dense<-20> : tensor<2x20x36x1xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x20x36x1xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x20x36x1xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x20x36x1xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x20x36x1xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x20x36x1xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x20x36x1xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x20x36x1xi32>) -> tensor<2x20x36x1xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x20x36x1xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x20x36x1xi8>
  check.expect_eq %torb, %l4b : tensor<2x20x36x1xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x1xi8>) -> tensor<2x36x20x2x1xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x36x20x2x1xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x36x20x2x1xi32>
  %l5c0 = stablehlo.constant dense<720> : tensor<2x36x20x2x1xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x36x20x2x1xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x36x20x2x1xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x36x20x2x1xi32>
  %l5c1 = stablehlo.constant dense<20> : tensor<2x36x20x2x1xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x36x20x2x1xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x36x20x2x1xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x36x20x2x1xi32>
  %l5c2 = stablehlo.constant dense<1> : tensor<2x36x20x2x1xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x36x20x2x1xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x36x20x2x1xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x36x20x2x1xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x36x20x2x1xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x36x20x2x1xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x36x20x2x1xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x36x20x2x1xi32>) -> tensor<2x36x20x2x1xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x36x20x2x1xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x36x20x2x1xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x36x20x2x1xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x1xi8>) -> tensor<2x36x20x3x1xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x36x20x3x1xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x36x20x3x1xi32>
  %l6c0 = stablehlo.constant dense<720> : tensor<2x36x20x3x1xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x36x20x3x1xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x36x20x3x1xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x36x20x3x1xi32>
  %l6c1 = stablehlo.constant dense<20> : tensor<2x36x20x3x1xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x36x20x3x1xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x36x20x3x1xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x36x20x3x1xi32>
  %l6c2 = stablehlo.constant dense<1> : tensor<2x36x20x3x1xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x36x20x3x1xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x36x20x3x1xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x36x20x3x1xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x36x20x3x1xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x36x20x3x1xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x36x20x3x1xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x36x20x3x1xi32>) -> tensor<2x36x20x3x1xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x36x20x3x1xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x36x20x3x1xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x36x20x3x1xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x1xi8>) -> tensor<2x36x20x5x1xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x36x20x5x1xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x36x20x5x1xi32>
  %l7c0 = stablehlo.constant dense<720> : tensor<2x36x20x5x1xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x36x20x5x1xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x36x20x5x1xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x36x20x5x1xi32>
  %l7c1 = stablehlo.constant dense<20> : tensor<2x36x20x5x1xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x36x20x5x1xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x36x20x5x1xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x36x20x5x1xi32>
  %l7c2 = stablehlo.constant dense<1> : tensor<2x36x20x5x1xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x36x20x5x1xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x36x20x5x1xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x36x20x5x1xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x36x20x5x1xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x36x20x5x1xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x36x20x5x1xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x36x20x5x1xi32>) -> tensor<2x36x20x5x1xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x36x20x5x1xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x36x20x5x1xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x36x20x5x1xi8>
  %odd = stablehlo.slice %x [0:2, 0:36, 0:20:2, 0:1] : (tensor<2x36x20x1xi8>) -> tensor<2x36x10x1xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x36x10x1xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x36x10x1xi32>
  %l8c0 = stablehlo.constant dense<720> : tensor<2x36x10x1xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x36x10x1xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x36x10x1xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x36x10x1xi32>
  %l8c1 = stablehlo.constant dense<20> : tensor<2x36x10x1xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x36x10x1xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x36x10x1xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x36x10x1xi32>
  %l8c2 = stablehlo.constant dense<2> : tensor<2x36x10x1xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x36x10x1xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x36x10x1xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x36x10x1xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x36x10x1xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x36x10x1xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x36x10x1xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x36x10x1xi32>) -> tensor<2x36x10x1xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x36x10x1xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x36x10x1xi8>
  check.expect_eq %oddb, %l8b : tensor<2x36x10x1xi8>
  %pa0 = stablehlo.reshape %x : (tensor<2x36x20x1xi8>) -> tensor<2x9x4x5x4x1xi8>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x9x4x5x4x1xi8>) -> tensor<2x9x5x4x4x1xi8>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x9x5x4x4x1xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x9x5x4x4x1xi32>
  %l9c0 = stablehlo.constant dense<720> : tensor<2x9x5x4x4x1xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x9x5x4x4x1xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x9x5x4x4x1xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x9x5x4x4x1xi32>
  %l9c1 = stablehlo.constant dense<80> : tensor<2x9x5x4x4x1xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x9x5x4x4x1xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x9x5x4x4x1xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x9x5x4x4x1xi32>
  %l9c2 = stablehlo.constant dense<4> : tensor<2x9x5x4x4x1xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x9x5x4x4x1xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x9x5x4x4x1xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x9x5x4x4x1xi32>
  %l9c3 = stablehlo.constant dense<20> : tensor<2x9x5x4x4x1xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x9x5x4x4x1xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x9x5x4x4x1xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x9x5x4x4x1xi32>
  %l9c4 = stablehlo.constant dense<1> : tensor<2x9x5x4x4x1xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x9x5x4x4x1xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x9x5x4x4x1xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x9x5x4x4x1xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x9x5x4x4x1xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x9x5x4x4x1xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x9x5x4x4x1xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x9x5x4x4x1xi32>) -> tensor<2x9x5x4x4x1xi8>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x9x5x4x4x1xi8>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x9x5x4x4x1xi8>
  check.expect_eq %pab, %l9b : tensor<2x9x5x4x4x1xi8>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x9x4x5x4x1xi8>) -> tensor<2x4x4x9x5x1xi8>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x9x5x1xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x9x5x1xi32>
  %l10c0 = stablehlo.constant dense<720> : tensor<2x4x4x9x5x1xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x9x5x1xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x9x5x1xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x9x5x1xi32>
  %l10c1 = stablehlo.constant dense<20> : tensor<2x4x4x9x5x1xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x9x5x1xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x9x5x1xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x9x5x1xi32>
  %l10c2 = stablehlo.constant dense<1> : tensor<2x4x4x9x5x1xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x9x5x1xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x9x5x1xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x9x5x1xi32>
  %l10c3 = stablehlo.constant dense<80> : tensor<2x4x4x9x5x1xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x9x5x1xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x9x5x1xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x9x5x1xi32>
  %l10c4 = stablehlo.constant dense<4> : tensor<2x4x4x9x5x1xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x9x5x1xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x9x5x1xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x9x5x1xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x9x5x1xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x9x5x1xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x9x5x1xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x9x5x1xi32>) -> tensor<2x4x4x9x5x1xi8>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x9x5x1xi8>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x9x5x1xi8>
  check.expect_eq %unb, %l10b : tensor<2x4x4x9x5x1xi8>
  func.return
}
func.func private @i8_2() {
  %i = stablehlo.iota dim = 0 : tensor<924xi32>
  %j = stablehlo.convert %i : (tensor<924xi32>) -> tensor<924xi8>
  %k = stablehlo.reshape %j : (tensor<924xi8>) -> tensor<2x7x33x2xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x7x33x2xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x2xi8>
  %l1s0 = stablehlo.constant dense<64> : tensor<2x7x33x2xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x7x33x2xi32>
  %l1c0 = stablehlo.constant dense<462> : tensor<2x7x33x2xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x7x33x2xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x7x33x2xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x7x33x2xi32>
  %l1c1 = stablehlo.constant dense<66> : tensor<2x7x33x2xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x7x33x2xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x7x33x2xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x7x33x2xi32>
  %l1c2 = stablehlo.constant dense<-2> : tensor<2x7x33x2xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x7x33x2xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x7x33x2xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x7x33x2xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x7x33x2xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x7x33x2xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x7x33x2xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x7x33x2xi32>) -> tensor<2x7x33x2xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x7x33x2xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x7x33x2xi8>
  check.expect_eq %revb, %l1b : tensor<2x7x33x2xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x7x33x2xi8>) -> tensor<2x33x7x2xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x33x7x2xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x33x7x2xi32>
  %l2c0 = stablehlo.constant dense<462> : tensor<2x33x7x2xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x33x7x2xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x33x7x2xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x33x7x2xi32>
  %l2c1 = stablehlo.constant dense<2> : tensor<2x33x7x2xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x33x7x2xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x33x7x2xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x33x7x2xi32>
  %l2c2 = stablehlo.constant dense<66> : tensor<2x33x7x2xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x33x7x2xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x33x7x2xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x33x7x2xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x33x7x2xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x33x7x2xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x33x7x2xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x33x7x2xi32>) -> tensor<2x33x7x2xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x33x7x2xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x33x7x2xi8>
  check.expect_eq %swpb, %l2b : tensor<2x33x7x2xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x2xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x7x33x2xi8>) -> tensor<2x33x7x2xi8>
  %l3s0 = stablehlo.constant dense<64> : tensor<2x33x7x2xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x33x7x2xi32>
  %l3c0 = stablehlo.constant dense<462> : tensor<2x33x7x2xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x33x7x2xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x33x7x2xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x33x7x2xi32>
  %l3c1 = stablehlo.constant dense<-2> : tensor<2x33x7x2xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x33x7x2xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x33x7x2xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x33x7x2xi32>
  %l3c2 = stablehlo.constant dense<66> : tensor<2x33x7x2xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x33x7x2xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x33x7x2xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x33x7x2xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x33x7x2xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x33x7x2xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x33x7x2xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x33x7x2xi32>) -> tensor<2x33x7x2xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x33x7x2xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x33x7x2xi8>
  check.expect_eq %rotb, %l3b : tensor<2x33x7x2xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x7x33x2xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x7x33x2xi8>) -> tensor<2x33x7x2xi8>
  %l4s0 = stablehlo.constant dense<396> : tensor<2x33x7x2xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x33x7x2xi32>
  %l4c0 = stablehlo.constant dense<462> : tensor<2x33x7x2xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x33x7x2xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x33x7x2xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x33x7x2xi32>
  %l4c1 = stablehlo.constant dense<2> : tensor<2x33x7x2xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x33x7x2xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x33x7x2xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x33x7x2xi32>
  %l4c2 = stablehlo.constant dense<-66> : tensor<2x33x7x2xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x33x7x2xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x33x7x2xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x33x7x2xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x33x7x2xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x33x7x2xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x33x7x2xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x33x7x2xi32>) -> tensor<2x33x7x2xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x33x7x2xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x33x7x2xi8>
  check.expect_eq %torb, %l4b : tensor<2x33x7x2xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x2xi8>) -> tensor<2x7x33x2x2xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x7x33x2x2xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x7x33x2x2xi32>
  %l5c0 = stablehlo.constant dense<462> : tensor<2x7x33x2x2xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x7x33x2x2xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x7x33x2x2xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x7x33x2x2xi32>
  %l5c1 = stablehlo.constant dense<66> : tensor<2x7x33x2x2xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x7x33x2x2xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x7x33x2x2xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x7x33x2x2xi32>
  %l5c2 = stablehlo.constant dense<2> : tensor<2x7x33x2x2xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x7x33x2x2xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x7x33x2x2xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x7x33x2x2xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x7x33x2x2xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x7x33x2x2xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x7x33x2x2xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x7x33x2x2xi32>) -> tensor<2x7x33x2x2xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x7x33x2x2xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x7x33x2x2xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x7x33x2x2xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x2xi8>) -> tensor<2x7x33x3x2xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x7x33x3x2xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x7x33x3x2xi32>
  %l6c0 = stablehlo.constant dense<462> : tensor<2x7x33x3x2xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x7x33x3x2xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x7x33x3x2xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x7x33x3x2xi32>
  %l6c1 = stablehlo.constant dense<66> : tensor<2x7x33x3x2xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x7x33x3x2xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x7x33x3x2xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x7x33x3x2xi32>
  %l6c2 = stablehlo.constant dense<2> : tensor<2x7x33x3x2xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x7x33x3x2xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x7x33x3x2xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x7x33x3x2xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x7x33x3x2xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x7x33x3x2xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x7x33x3x2xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x7x33x3x2xi32>) -> tensor<2x7x33x3x2xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x7x33x3x2xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x7x33x3x2xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x7x33x3x2xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x2xi8>) -> tensor<2x7x33x5x2xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x7x33x5x2xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x7x33x5x2xi32>
  %l7c0 = stablehlo.constant dense<462> : tensor<2x7x33x5x2xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x7x33x5x2xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x7x33x5x2xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x7x33x5x2xi32>
  %l7c1 = stablehlo.constant dense<66> : tensor<2x7x33x5x2xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x7x33x5x2xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x7x33x5x2xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x7x33x5x2xi32>
  %l7c2 = stablehlo.constant dense<2> : tensor<2x7x33x5x2xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x7x33x5x2xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x7x33x5x2xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x7x33x5x2xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x7x33x5x2xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x7x33x5x2xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x7x33x5x2xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x7x33x5x2xi32>) -> tensor<2x7x33x5x2xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x7x33x5x2xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x7x33x5x2xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x7x33x5x2xi8>
  %odd = stablehlo.slice %x [0:2, 0:7, 0:33:2, 0:2] : (tensor<2x7x33x2xi8>) -> tensor<2x7x17x2xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x7x17x2xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x7x17x2xi32>
  %l8c0 = stablehlo.constant dense<462> : tensor<2x7x17x2xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x7x17x2xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x7x17x2xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x7x17x2xi32>
  %l8c1 = stablehlo.constant dense<66> : tensor<2x7x17x2xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x7x17x2xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x7x17x2xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x7x17x2xi32>
  %l8c2 = stablehlo.constant dense<4> : tensor<2x7x17x2xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x7x17x2xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x7x17x2xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x7x17x2xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x7x17x2xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x7x17x2xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x7x17x2xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x7x17x2xi32>) -> tensor<2x7x17x2xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x7x17x2xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x7x17x2xi8>
  check.expect_eq %oddb, %l8b : tensor<2x7x17x2xi8>
  func.return
}
func.func private @i8_3() {
  %i = stablehlo.iota dim = 0 : tensor<2112xi32>
  %j = stablehlo.convert %i : (tensor<2112xi32>) -> tensor<2112xi8>
  %k = stablehlo.reshape %j : (tensor<2112xi8>) -> tensor<2x44x8x3xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x44x8x3xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x3xi8>
  %l1s0 = stablehlo.constant dense<21> : tensor<2x44x8x3xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x44x8x3xi32>
  %l1c0 = stablehlo.constant dense<1056> : tensor<2x44x8x3xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x44x8x3xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x44x8x3xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x44x8x3xi32>
  %l1c1 = stablehlo.constant dense<24> : tensor<2x44x8x3xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x44x8x3xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x44x8x3xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x44x8x3xi32>
  %l1c2 = stablehlo.constant dense<-3> : tensor<2x44x8x3xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x44x8x3xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x44x8x3xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x44x8x3xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x44x8x3xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x44x8x3xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x44x8x3xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x44x8x3xi32>) -> tensor<2x44x8x3xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x44x8x3xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x44x8x3xi8>
  check.expect_eq %revb, %l1b : tensor<2x44x8x3xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x44x8x3xi8>) -> tensor<2x8x44x3xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x8x44x3xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x8x44x3xi32>
  %l2c0 = stablehlo.constant dense<1056> : tensor<2x8x44x3xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x8x44x3xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x8x44x3xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x8x44x3xi32>
  %l2c1 = stablehlo.constant dense<3> : tensor<2x8x44x3xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x8x44x3xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x8x44x3xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x8x44x3xi32>
  %l2c2 = stablehlo.constant dense<24> : tensor<2x8x44x3xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x8x44x3xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x8x44x3xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x8x44x3xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x8x44x3xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x8x44x3xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x8x44x3xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x8x44x3xi32>) -> tensor<2x8x44x3xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x8x44x3xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x8x44x3xi8>
  check.expect_eq %swpb, %l2b : tensor<2x8x44x3xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x3xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x44x8x3xi8>) -> tensor<2x8x44x3xi8>
  %l3s0 = stablehlo.constant dense<21> : tensor<2x8x44x3xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x8x44x3xi32>
  %l3c0 = stablehlo.constant dense<1056> : tensor<2x8x44x3xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x8x44x3xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x8x44x3xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x8x44x3xi32>
  %l3c1 = stablehlo.constant dense<-3> : tensor<2x8x44x3xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x8x44x3xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x8x44x3xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x8x44x3xi32>
  %l3c2 = stablehlo.constant dense<24> : tensor<2x8x44x3xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x8x44x3xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x8x44x3xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x8x44x3xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x8x44x3xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x8x44x3xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x8x44x3xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x8x44x3xi32>) -> tensor<2x8x44x3xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x8x44x3xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x8x44x3xi8>
  check.expect_eq %rotb, %l3b : tensor<2x8x44x3xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x44x8x3xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x44x8x3xi8>) -> tensor<2x8x44x3xi8>
  %l4s0 = stablehlo.constant dense<1032> : tensor<2x8x44x3xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x8x44x3xi32>
  %l4c0 = stablehlo.constant dense<1056> : tensor<2x8x44x3xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x8x44x3xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x8x44x3xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x8x44x3xi32>
  %l4c1 = stablehlo.constant dense<3> : tensor<2x8x44x3xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x8x44x3xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x8x44x3xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x8x44x3xi32>
  %l4c2 = stablehlo.constant dense<-24> : tensor<2x8x44x3xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x8x44x3xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x8x44x3xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x8x44x3xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x8x44x3xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x8x44x3xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x8x44x3xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x8x44x3xi32>) -> tensor<2x8x44x3xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x8x44x3xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x8x44x3xi8>
  check.expect_eq %torb, %l4b : tensor<2x8x44x3xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x3xi8>) -> tensor<2x44x8x2x3xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x44x8x2x3xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x44x8x2x3xi32>
  %l5c0 = stablehlo.constant dense<1056> : tensor<2x44x8x2x3xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x44x8x2x3xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x44x8x2x3xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x44x8x2x3xi32>
  %l5c1 = stablehlo.constant dense<24> : tensor<2x44x8x2x3xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x44x8x2x3xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x44x8x2x3xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x44x8x2x3xi32>
  %l5c2 = stablehlo.constant dense<3> : tensor<2x44x8x2x3xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x44x8x2x3xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x44x8x2x3xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x44x8x2x3xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x44x8x2x3xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x44x8x2x3xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x44x8x2x3xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x44x8x2x3xi32>) -> tensor<2x44x8x2x3xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x44x8x2x3xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x44x8x2x3xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x44x8x2x3xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x3xi8>) -> tensor<2x44x8x3x3xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x44x8x3x3xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x44x8x3x3xi32>
  %l6c0 = stablehlo.constant dense<1056> : tensor<2x44x8x3x3xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x44x8x3x3xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x44x8x3x3xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x44x8x3x3xi32>
  %l6c1 = stablehlo.constant dense<24> : tensor<2x44x8x3x3xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x44x8x3x3xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x44x8x3x3xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x44x8x3x3xi32>
  %l6c2 = stablehlo.constant dense<3> : tensor<2x44x8x3x3xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x44x8x3x3xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x44x8x3x3xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x44x8x3x3xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x44x8x3x3xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x44x8x3x3xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x44x8x3x3xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x44x8x3x3xi32>) -> tensor<2x44x8x3x3xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x44x8x3x3xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x44x8x3x3xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x44x8x3x3xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x3xi8>) -> tensor<2x44x8x5x3xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x44x8x5x3xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x44x8x5x3xi32>
  %l7c0 = stablehlo.constant dense<1056> : tensor<2x44x8x5x3xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x44x8x5x3xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x44x8x5x3xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x44x8x5x3xi32>
  %l7c1 = stablehlo.constant dense<24> : tensor<2x44x8x5x3xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x44x8x5x3xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x44x8x5x3xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x44x8x5x3xi32>
  %l7c2 = stablehlo.constant dense<3> : tensor<2x44x8x5x3xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x44x8x5x3xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x44x8x5x3xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x44x8x5x3xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x44x8x5x3xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x44x8x5x3xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x44x8x5x3xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x44x8x5x3xi32>) -> tensor<2x44x8x5x3xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x44x8x5x3xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x44x8x5x3xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x44x8x5x3xi8>
  %odd = stablehlo.slice %x [0:2, 0:44, 0:8:2, 0:3] : (tensor<2x44x8x3xi8>) -> tensor<2x44x4x3xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x44x4x3xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x44x4x3xi32>
  %l8c0 = stablehlo.constant dense<1056> : tensor<2x44x4x3xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x44x4x3xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x44x4x3xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x44x4x3xi32>
  %l8c1 = stablehlo.constant dense<24> : tensor<2x44x4x3xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x44x4x3xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x44x4x3xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x44x4x3xi32>
  %l8c2 = stablehlo.constant dense<6> : tensor<2x44x4x3xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x44x4x3xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x44x4x3xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x44x4x3xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x44x4x3xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x44x4x3xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x44x4x3xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x44x4x3xi32>) -> tensor<2x44x4x3xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x44x4x3xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x44x4x3xi8>
  check.expect_eq %oddb, %l8b : tensor<2x44x4x3xi8>
  %pa0 = stablehlo.reshape %x : (tensor<2x44x8x3xi8>) -> tensor<2x11x4x2x4x3xi8>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x11x4x2x4x3xi8>) -> tensor<2x11x2x4x4x3xi8>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x11x2x4x4x3xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x11x2x4x4x3xi32>
  %l9c0 = stablehlo.constant dense<1056> : tensor<2x11x2x4x4x3xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x11x2x4x4x3xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x11x2x4x4x3xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x11x2x4x4x3xi32>
  %l9c1 = stablehlo.constant dense<96> : tensor<2x11x2x4x4x3xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x11x2x4x4x3xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x11x2x4x4x3xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x11x2x4x4x3xi32>
  %l9c2 = stablehlo.constant dense<12> : tensor<2x11x2x4x4x3xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x11x2x4x4x3xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x11x2x4x4x3xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x11x2x4x4x3xi32>
  %l9c3 = stablehlo.constant dense<24> : tensor<2x11x2x4x4x3xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x11x2x4x4x3xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x11x2x4x4x3xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x11x2x4x4x3xi32>
  %l9c4 = stablehlo.constant dense<3> : tensor<2x11x2x4x4x3xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x11x2x4x4x3xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x11x2x4x4x3xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x11x2x4x4x3xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x11x2x4x4x3xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x11x2x4x4x3xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x11x2x4x4x3xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x11x2x4x4x3xi32>) -> tensor<2x11x2x4x4x3xi8>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x11x2x4x4x3xi8>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x11x2x4x4x3xi8>
  check.expect_eq %pab, %l9b : tensor<2x11x2x4x4x3xi8>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x11x4x2x4x3xi8>) -> tensor<2x4x4x11x2x3xi8>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x11x2x3xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x11x2x3xi32>
  %l10c0 = stablehlo.constant dense<1056> : tensor<2x4x4x11x2x3xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x11x2x3xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x11x2x3xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x11x2x3xi32>
  %l10c1 = stablehlo.constant dense<24> : tensor<2x4x4x11x2x3xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x11x2x3xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x11x2x3xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x11x2x3xi32>
  %l10c2 = stablehlo.constant dense<3> : tensor<2x4x4x11x2x3xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x11x2x3xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x11x2x3xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x11x2x3xi32>
  %l10c3 = stablehlo.constant dense<96> : tensor<2x4x4x11x2x3xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x11x2x3xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x11x2x3xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x11x2x3xi32>
  %l10c4 = stablehlo.constant dense<12> : tensor<2x4x4x11x2x3xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x11x2x3xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x11x2x3xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x11x2x3xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x11x2x3xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x11x2x3xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x11x2x3xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x11x2x3xi32>) -> tensor<2x4x4x11x2x3xi8>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x11x2x3xi8>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x11x2x3xi8>
  check.expect_eq %unb, %l10b : tensor<2x4x4x11x2x3xi8>
  func.return
}
func.func private @i8_5() {
  %i = stablehlo.iota dim = 0 : tensor<150xi32>
  %j = stablehlo.convert %i : (tensor<150xi32>) -> tensor<150xi8>
  %k = stablehlo.reshape %j : (tensor<150xi8>) -> tensor<2x3x5x5xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x3x5x5xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x5xi8>
  %l1s0 = stablehlo.constant dense<20> : tensor<2x3x5x5xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x3x5x5xi32>
  %l1c0 = stablehlo.constant dense<75> : tensor<2x3x5x5xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x3x5x5xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x3x5x5xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x3x5x5xi32>
  %l1c1 = stablehlo.constant dense<25> : tensor<2x3x5x5xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x3x5x5xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x3x5x5xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x3x5x5xi32>
  %l1c2 = stablehlo.constant dense<-5> : tensor<2x3x5x5xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x3x5x5xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x3x5x5xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x3x5x5xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x3x5x5xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x3x5x5xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x3x5x5xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x3x5x5xi32>) -> tensor<2x3x5x5xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x3x5x5xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x3x5x5xi8>
  check.expect_eq %revb, %l1b : tensor<2x3x5x5xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x3x5x5xi8>) -> tensor<2x5x3x5xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x5x3x5xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x5x3x5xi32>
  %l2c0 = stablehlo.constant dense<75> : tensor<2x5x3x5xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x5x3x5xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x5x3x5xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x5x3x5xi32>
  %l2c1 = stablehlo.constant dense<5> : tensor<2x5x3x5xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x5x3x5xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x5x3x5xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x5x3x5xi32>
  %l2c2 = stablehlo.constant dense<25> : tensor<2x5x3x5xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x5x3x5xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x5x3x5xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x5x3x5xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x5x3x5xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x5x3x5xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x5x3x5xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x5x3x5xi32>) -> tensor<2x5x3x5xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x5x3x5xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x5x3x5xi8>
  check.expect_eq %swpb, %l2b : tensor<2x5x3x5xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x5xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x3x5x5xi8>) -> tensor<2x5x3x5xi8>
  %l3s0 = stablehlo.constant dense<20> : tensor<2x5x3x5xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x5x3x5xi32>
  %l3c0 = stablehlo.constant dense<75> : tensor<2x5x3x5xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x5x3x5xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x5x3x5xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x5x3x5xi32>
  %l3c1 = stablehlo.constant dense<-5> : tensor<2x5x3x5xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x5x3x5xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x5x3x5xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x5x3x5xi32>
  %l3c2 = stablehlo.constant dense<25> : tensor<2x5x3x5xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x5x3x5xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x5x3x5xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x5x3x5xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x5x3x5xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x5x3x5xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x5x3x5xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x5x3x5xi32>) -> tensor<2x5x3x5xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x5x3x5xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x5x3x5xi8>
  check.expect_eq %rotb, %l3b : tensor<2x5x3x5xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x3x5x5xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x3x5x5xi8>) -> tensor<2x5x3x5xi8>
  %l4s0 = stablehlo.constant dense<50> : tensor<2x5x3x5xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x5x3x5xi32>
  %l4c0 = stablehlo.constant dense<75> : tensor<2x5x3x5xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x5x3x5xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x5x3x5xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x5x3x5xi32>
  %l4c1 = stablehlo.constant dense<5> : tensor<2x5x3x5xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x5x3x5xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x5x3x5xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x5x3x5xi32>
  %l4c2 = stablehlo.constant dense<-25> : tensor<2x5x3x5xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x5x3x5xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x5x3x5xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x5x3x5xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x5x3x5xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x5x3x5xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x5x3x5xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x5x3x5xi32>) -> tensor<2x5x3x5xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x5x3x5xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x5x3x5xi8>
  check.expect_eq %torb, %l4b : tensor<2x5x3x5xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x5xi8>) -> tensor<2x3x5x2x5xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x3x5x2x5xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x3x5x2x5xi32>
  %l5c0 = stablehlo.constant dense<75> : tensor<2x3x5x2x5xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x3x5x2x5xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x3x5x2x5xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x3x5x2x5xi32>
  %l5c1 = stablehlo.constant dense<25> : tensor<2x3x5x2x5xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x3x5x2x5xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x3x5x2x5xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x3x5x2x5xi32>
  %l5c2 = stablehlo.constant dense<5> : tensor<2x3x5x2x5xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x3x5x2x5xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x3x5x2x5xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x3x5x2x5xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x3x5x2x5xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x3x5x2x5xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x3x5x2x5xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x3x5x2x5xi32>) -> tensor<2x3x5x2x5xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x3x5x2x5xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x3x5x2x5xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x3x5x2x5xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x5xi8>) -> tensor<2x3x5x3x5xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x3x5x3x5xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x3x5x3x5xi32>
  %l6c0 = stablehlo.constant dense<75> : tensor<2x3x5x3x5xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x3x5x3x5xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x3x5x3x5xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x3x5x3x5xi32>
  %l6c1 = stablehlo.constant dense<25> : tensor<2x3x5x3x5xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x3x5x3x5xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x3x5x3x5xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x3x5x3x5xi32>
  %l6c2 = stablehlo.constant dense<5> : tensor<2x3x5x3x5xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x3x5x3x5xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x3x5x3x5xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x3x5x3x5xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x3x5x3x5xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x3x5x3x5xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x3x5x3x5xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x3x5x3x5xi32>) -> tensor<2x3x5x3x5xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x3x5x3x5xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x3x5x3x5xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x3x5x3x5xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x5xi8>) -> tensor<2x3x5x5x5xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x3x5x5x5xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x3x5x5x5xi32>
  %l7c0 = stablehlo.constant dense<75> : tensor<2x3x5x5x5xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x3x5x5x5xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x3x5x5x5xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x3x5x5x5xi32>
  %l7c1 = stablehlo.constant dense<25> : tensor<2x3x5x5x5xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x3x5x5x5xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x3x5x5x5xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x3x5x5x5xi32>
  %l7c2 = stablehlo.constant dense<5> : tensor<2x3x5x5x5xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x3x5x5x5xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x3x5x5x5xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x3x5x5x5xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x3x5x5x5xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x3x5x5x5xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x3x5x5x5xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x3x5x5x5xi32>) -> tensor<2x3x5x5x5xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x3x5x5x5xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x3x5x5x5xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x3x5x5x5xi8>
  %odd = stablehlo.slice %x [0:2, 0:3, 0:5:2, 0:5] : (tensor<2x3x5x5xi8>) -> tensor<2x3x3x5xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x3x3x5xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x3x3x5xi32>
  %l8c0 = stablehlo.constant dense<75> : tensor<2x3x3x5xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x3x3x5xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x3x3x5xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x3x3x5xi32>
  %l8c1 = stablehlo.constant dense<25> : tensor<2x3x3x5xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x3x3x5xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x3x3x5xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x3x3x5xi32>
  %l8c2 = stablehlo.constant dense<10> : tensor<2x3x3x5xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x3x3x5xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x3x3x5xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x3x3x5xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x3x3x5xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x3x3x5xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x3x3x5xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x3x3x5xi32>) -> tensor<2x3x3x5xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x3x3x5xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x3x3x5xi8>
  check.expect_eq %oddb, %l8b : tensor<2x3x3x5xi8>
  func.return
}
func.func private @i8_7() {
  %i = stablehlo.iota dim = 0 : tensor<10080xi32>
  %j = stablehlo.convert %i : (tensor<10080xi32>) -> tensor<10080xi8>
  %k = stablehlo.reshape %j : (tensor<10080xi8>) -> tensor<2x36x20x7xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x36x20x7xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x7xi8>
  %l1s0 = stablehlo.constant dense<133> : tensor<2x36x20x7xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x36x20x7xi32>
  %l1c0 = stablehlo.constant dense<5040> : tensor<2x36x20x7xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x36x20x7xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x36x20x7xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x36x20x7xi32>
  %l1c1 = stablehlo.constant dense<140> : tensor<2x36x20x7xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x36x20x7xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x36x20x7xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x36x20x7xi32>
  %l1c2 = stablehlo.constant dense<-7> : tensor<2x36x20x7xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x36x20x7xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x36x20x7xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x36x20x7xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x36x20x7xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x36x20x7xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x36x20x7xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x36x20x7xi32>) -> tensor<2x36x20x7xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x36x20x7xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x36x20x7xi8>
  check.expect_eq %revb, %l1b : tensor<2x36x20x7xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x36x20x7xi8>) -> tensor<2x20x36x7xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x20x36x7xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x20x36x7xi32>
  %l2c0 = stablehlo.constant dense<5040> : tensor<2x20x36x7xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x20x36x7xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x20x36x7xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x20x36x7xi32>
  %l2c1 = stablehlo.constant dense<7> : tensor<2x20x36x7xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x20x36x7xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x20x36x7xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x20x36x7xi32>
  %l2c2 = stablehlo.constant dense<140> : tensor<2x20x36x7xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x20x36x7xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x20x36x7xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x20x36x7xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x20x36x7xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x20x36x7xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x20x36x7xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x20x36x7xi32>) -> tensor<2x20x36x7xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x20x36x7xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x20x36x7xi8>
  check.expect_eq %swpb, %l2b : tensor<2x20x36x7xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x7xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x36x20x7xi8>) -> tensor<2x20x36x7xi8>
  %l3s0 = stablehlo.constant dense<133> : tensor<2x20x36x7xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x20x36x7xi32>
  %l3c0 = stablehlo.constant dense<5040> : tensor<2x20x36x7xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x20x36x7xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x20x36x7xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x20x36x7xi32>
  %l3c1 = stablehlo.constant dense<-7> : tensor<2x20x36x7xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x20x36x7xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x20x36x7xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x20x36x7xi32>
  %l3c2 = stablehlo.constant dense<140> : tensor<2x20x36x7xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x20x36x7xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x20x36x7xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x20x36x7xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x20x36x7xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x20x36x7xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x20x36x7xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x20x36x7xi32>) -> tensor<2x20x36x7xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x20x36x7xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x20x36x7xi8>
  check.expect_eq %rotb, %l3b : tensor<2x20x36x7xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x36x20x7xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x36x20x7xi8>) -> tensor<2x20x36x7xi8>
  %l4s0 = stablehlo.constant dense<4900> : tensor<2x20x36x7xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x20x36x7xi32>
  %l4c0 = stablehlo.constant dense<5040> : tensor<2x20x36x7xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x20x36x7xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x20x36x7xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x20x36x7xi32>
  %l4c1 = stablehlo.constant dense<7> : tensor<2x20x36x7xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x20x36x7xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x20x36x7xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x20x36x7xi32>
  %l4c2 = stablehlo.constant dense<-140> : tensor<2x20x36x7xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x20x36x7xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x20x36x7xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x20x36x7xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x20x36x7xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x20x36x7xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x20x36x7xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x20x36x7xi32>) -> tensor<2x20x36x7xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x20x36x7xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x20x36x7xi8>
  check.expect_eq %torb, %l4b : tensor<2x20x36x7xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x7xi8>) -> tensor<2x36x20x2x7xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x36x20x2x7xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x36x20x2x7xi32>
  %l5c0 = stablehlo.constant dense<5040> : tensor<2x36x20x2x7xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x36x20x2x7xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x36x20x2x7xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x36x20x2x7xi32>
  %l5c1 = stablehlo.constant dense<140> : tensor<2x36x20x2x7xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x36x20x2x7xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x36x20x2x7xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x36x20x2x7xi32>
  %l5c2 = stablehlo.constant dense<7> : tensor<2x36x20x2x7xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x36x20x2x7xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x36x20x2x7xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x36x20x2x7xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x36x20x2x7xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x36x20x2x7xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x36x20x2x7xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x36x20x2x7xi32>) -> tensor<2x36x20x2x7xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x36x20x2x7xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x36x20x2x7xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x36x20x2x7xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x7xi8>) -> tensor<2x36x20x3x7xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x36x20x3x7xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x36x20x3x7xi32>
  %l6c0 = stablehlo.constant dense<5040> : tensor<2x36x20x3x7xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x36x20x3x7xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x36x20x3x7xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x36x20x3x7xi32>
  %l6c1 = stablehlo.constant dense<140> : tensor<2x36x20x3x7xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x36x20x3x7xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x36x20x3x7xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x36x20x3x7xi32>
  %l6c2 = stablehlo.constant dense<7> : tensor<2x36x20x3x7xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x36x20x3x7xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x36x20x3x7xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x36x20x3x7xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x36x20x3x7xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x36x20x3x7xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x36x20x3x7xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x36x20x3x7xi32>) -> tensor<2x36x20x3x7xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x36x20x3x7xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x36x20x3x7xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x36x20x3x7xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x7xi8>) -> tensor<2x36x20x5x7xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x36x20x5x7xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x36x20x5x7xi32>
  %l7c0 = stablehlo.constant dense<5040> : tensor<2x36x20x5x7xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x36x20x5x7xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x36x20x5x7xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x36x20x5x7xi32>
  %l7c1 = stablehlo.constant dense<140> : tensor<2x36x20x5x7xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x36x20x5x7xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x36x20x5x7xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x36x20x5x7xi32>
  %l7c2 = stablehlo.constant dense<7> : tensor<2x36x20x5x7xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x36x20x5x7xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x36x20x5x7xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x36x20x5x7xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x36x20x5x7xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x36x20x5x7xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x36x20x5x7xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x36x20x5x7xi32>) -> tensor<2x36x20x5x7xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x36x20x5x7xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x36x20x5x7xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x36x20x5x7xi8>
  %odd = stablehlo.slice %x [0:2, 0:36, 0:20:2, 0:7] : (tensor<2x36x20x7xi8>) -> tensor<2x36x10x7xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x36x10x7xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x36x10x7xi32>
  %l8c0 = stablehlo.constant dense<5040> : tensor<2x36x10x7xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x36x10x7xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x36x10x7xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x36x10x7xi32>
  %l8c1 = stablehlo.constant dense<140> : tensor<2x36x10x7xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x36x10x7xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x36x10x7xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x36x10x7xi32>
  %l8c2 = stablehlo.constant dense<14> : tensor<2x36x10x7xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x36x10x7xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x36x10x7xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x36x10x7xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x36x10x7xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x36x10x7xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x36x10x7xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x36x10x7xi32>) -> tensor<2x36x10x7xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x36x10x7xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x36x10x7xi8>
  check.expect_eq %oddb, %l8b : tensor<2x36x10x7xi8>
  %pa0 = stablehlo.reshape %x : (tensor<2x36x20x7xi8>) -> tensor<2x9x4x5x4x7xi8>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x9x4x5x4x7xi8>) -> tensor<2x9x5x4x4x7xi8>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x9x5x4x4x7xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x9x5x4x4x7xi32>
  %l9c0 = stablehlo.constant dense<5040> : tensor<2x9x5x4x4x7xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x9x5x4x4x7xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x9x5x4x4x7xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x9x5x4x4x7xi32>
  %l9c1 = stablehlo.constant dense<560> : tensor<2x9x5x4x4x7xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x9x5x4x4x7xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x9x5x4x4x7xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x9x5x4x4x7xi32>
  %l9c2 = stablehlo.constant dense<28> : tensor<2x9x5x4x4x7xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x9x5x4x4x7xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x9x5x4x4x7xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x9x5x4x4x7xi32>
  %l9c3 = stablehlo.constant dense<140> : tensor<2x9x5x4x4x7xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x9x5x4x4x7xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x9x5x4x4x7xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x9x5x4x4x7xi32>
  %l9c4 = stablehlo.constant dense<7> : tensor<2x9x5x4x4x7xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x9x5x4x4x7xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x9x5x4x4x7xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x9x5x4x4x7xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x9x5x4x4x7xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x9x5x4x4x7xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x9x5x4x4x7xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x9x5x4x4x7xi32>) -> tensor<2x9x5x4x4x7xi8>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x9x5x4x4x7xi8>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x9x5x4x4x7xi8>
  check.expect_eq %pab, %l9b : tensor<2x9x5x4x4x7xi8>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x9x4x5x4x7xi8>) -> tensor<2x4x4x9x5x7xi8>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x9x5x7xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x9x5x7xi32>
  %l10c0 = stablehlo.constant dense<5040> : tensor<2x4x4x9x5x7xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x9x5x7xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x9x5x7xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x9x5x7xi32>
  %l10c1 = stablehlo.constant dense<140> : tensor<2x4x4x9x5x7xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x9x5x7xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x9x5x7xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x9x5x7xi32>
  %l10c2 = stablehlo.constant dense<7> : tensor<2x4x4x9x5x7xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x9x5x7xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x9x5x7xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x9x5x7xi32>
  %l10c3 = stablehlo.constant dense<560> : tensor<2x4x4x9x5x7xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x9x5x7xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x9x5x7xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x9x5x7xi32>
  %l10c4 = stablehlo.constant dense<28> : tensor<2x4x4x9x5x7xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x9x5x7xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x9x5x7xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x9x5x7xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x9x5x7xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x9x5x7xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x9x5x7xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x9x5x7xi32>) -> tensor<2x4x4x9x5x7xi8>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x9x5x7xi8>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x9x5x7xi8>
  check.expect_eq %unb, %l10b : tensor<2x4x4x9x5x7xi8>
  func.return
}
func.func private @i8_9() {
  %i = stablehlo.iota dim = 0 : tensor<4158xi32>
  %j = stablehlo.convert %i : (tensor<4158xi32>) -> tensor<4158xi8>
  %k = stablehlo.reshape %j : (tensor<4158xi8>) -> tensor<2x7x33x9xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x7x33x9xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x9xi8>
  %l1s0 = stablehlo.constant dense<288> : tensor<2x7x33x9xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x7x33x9xi32>
  %l1c0 = stablehlo.constant dense<2079> : tensor<2x7x33x9xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x7x33x9xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x7x33x9xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x7x33x9xi32>
  %l1c1 = stablehlo.constant dense<297> : tensor<2x7x33x9xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x7x33x9xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x7x33x9xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x7x33x9xi32>
  %l1c2 = stablehlo.constant dense<-9> : tensor<2x7x33x9xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x7x33x9xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x7x33x9xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x7x33x9xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x7x33x9xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x7x33x9xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x7x33x9xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x7x33x9xi32>) -> tensor<2x7x33x9xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x7x33x9xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x7x33x9xi8>
  check.expect_eq %revb, %l1b : tensor<2x7x33x9xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x7x33x9xi8>) -> tensor<2x33x7x9xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x33x7x9xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x33x7x9xi32>
  %l2c0 = stablehlo.constant dense<2079> : tensor<2x33x7x9xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x33x7x9xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x33x7x9xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x33x7x9xi32>
  %l2c1 = stablehlo.constant dense<9> : tensor<2x33x7x9xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x33x7x9xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x33x7x9xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x33x7x9xi32>
  %l2c2 = stablehlo.constant dense<297> : tensor<2x33x7x9xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x33x7x9xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x33x7x9xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x33x7x9xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x33x7x9xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x33x7x9xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x33x7x9xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x33x7x9xi32>) -> tensor<2x33x7x9xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x33x7x9xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x33x7x9xi8>
  check.expect_eq %swpb, %l2b : tensor<2x33x7x9xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x9xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x7x33x9xi8>) -> tensor<2x33x7x9xi8>
  %l3s0 = stablehlo.constant dense<288> : tensor<2x33x7x9xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x33x7x9xi32>
  %l3c0 = stablehlo.constant dense<2079> : tensor<2x33x7x9xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x33x7x9xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x33x7x9xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x33x7x9xi32>
  %l3c1 = stablehlo.constant dense<-9> : tensor<2x33x7x9xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x33x7x9xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x33x7x9xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x33x7x9xi32>
  %l3c2 = stablehlo.constant dense<297> : tensor<2x33x7x9xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x33x7x9xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x33x7x9xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x33x7x9xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x33x7x9xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x33x7x9xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x33x7x9xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x33x7x9xi32>) -> tensor<2x33x7x9xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x33x7x9xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x33x7x9xi8>
  check.expect_eq %rotb, %l3b : tensor<2x33x7x9xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x7x33x9xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x7x33x9xi8>) -> tensor<2x33x7x9xi8>
  %l4s0 = stablehlo.constant dense<1782> : tensor<2x33x7x9xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x33x7x9xi32>
  %l4c0 = stablehlo.constant dense<2079> : tensor<2x33x7x9xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x33x7x9xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x33x7x9xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x33x7x9xi32>
  %l4c1 = stablehlo.constant dense<9> : tensor<2x33x7x9xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x33x7x9xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x33x7x9xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x33x7x9xi32>
  %l4c2 = stablehlo.constant dense<-297> : tensor<2x33x7x9xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x33x7x9xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x33x7x9xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x33x7x9xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x33x7x9xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x33x7x9xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x33x7x9xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x33x7x9xi32>) -> tensor<2x33x7x9xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x33x7x9xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x33x7x9xi8>
  check.expect_eq %torb, %l4b : tensor<2x33x7x9xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x9xi8>) -> tensor<2x7x33x2x9xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x7x33x2x9xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x7x33x2x9xi32>
  %l5c0 = stablehlo.constant dense<2079> : tensor<2x7x33x2x9xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x7x33x2x9xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x7x33x2x9xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x7x33x2x9xi32>
  %l5c1 = stablehlo.constant dense<297> : tensor<2x7x33x2x9xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x7x33x2x9xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x7x33x2x9xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x7x33x2x9xi32>
  %l5c2 = stablehlo.constant dense<9> : tensor<2x7x33x2x9xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x7x33x2x9xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x7x33x2x9xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x7x33x2x9xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x7x33x2x9xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x7x33x2x9xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x7x33x2x9xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x7x33x2x9xi32>) -> tensor<2x7x33x2x9xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x7x33x2x9xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x7x33x2x9xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x7x33x2x9xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x9xi8>) -> tensor<2x7x33x3x9xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x7x33x3x9xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x7x33x3x9xi32>
  %l6c0 = stablehlo.constant dense<2079> : tensor<2x7x33x3x9xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x7x33x3x9xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x7x33x3x9xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x7x33x3x9xi32>
  %l6c1 = stablehlo.constant dense<297> : tensor<2x7x33x3x9xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x7x33x3x9xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x7x33x3x9xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x7x33x3x9xi32>
  %l6c2 = stablehlo.constant dense<9> : tensor<2x7x33x3x9xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x7x33x3x9xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x7x33x3x9xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x7x33x3x9xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x7x33x3x9xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x7x33x3x9xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x7x33x3x9xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x7x33x3x9xi32>) -> tensor<2x7x33x3x9xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x7x33x3x9xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x7x33x3x9xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x7x33x3x9xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x9xi8>) -> tensor<2x7x33x5x9xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x7x33x5x9xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x7x33x5x9xi32>
  %l7c0 = stablehlo.constant dense<2079> : tensor<2x7x33x5x9xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x7x33x5x9xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x7x33x5x9xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x7x33x5x9xi32>
  %l7c1 = stablehlo.constant dense<297> : tensor<2x7x33x5x9xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x7x33x5x9xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x7x33x5x9xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x7x33x5x9xi32>
  %l7c2 = stablehlo.constant dense<9> : tensor<2x7x33x5x9xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x7x33x5x9xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x7x33x5x9xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x7x33x5x9xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x7x33x5x9xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x7x33x5x9xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x7x33x5x9xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x7x33x5x9xi32>) -> tensor<2x7x33x5x9xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x7x33x5x9xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x7x33x5x9xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x7x33x5x9xi8>
  %odd = stablehlo.slice %x [0:2, 0:7, 0:33:2, 0:9] : (tensor<2x7x33x9xi8>) -> tensor<2x7x17x9xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x7x17x9xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x7x17x9xi32>
  %l8c0 = stablehlo.constant dense<2079> : tensor<2x7x17x9xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x7x17x9xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x7x17x9xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x7x17x9xi32>
  %l8c1 = stablehlo.constant dense<297> : tensor<2x7x17x9xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x7x17x9xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x7x17x9xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x7x17x9xi32>
  %l8c2 = stablehlo.constant dense<18> : tensor<2x7x17x9xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x7x17x9xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x7x17x9xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x7x17x9xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x7x17x9xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x7x17x9xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x7x17x9xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x7x17x9xi32>) -> tensor<2x7x17x9xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x7x17x9xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x7x17x9xi8>
  check.expect_eq %oddb, %l8b : tensor<2x7x17x9xi8>
  func.return
}
func.func private @i8_13() {
  %i = stablehlo.iota dim = 0 : tensor<9152xi32>
  %j = stablehlo.convert %i : (tensor<9152xi32>) -> tensor<9152xi8>
  %k = stablehlo.reshape %j : (tensor<9152xi8>) -> tensor<2x44x8x13xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x44x8x13xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x13xi8>
  %l1s0 = stablehlo.constant dense<91> : tensor<2x44x8x13xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x44x8x13xi32>
  %l1c0 = stablehlo.constant dense<4576> : tensor<2x44x8x13xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x44x8x13xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x44x8x13xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x44x8x13xi32>
  %l1c1 = stablehlo.constant dense<104> : tensor<2x44x8x13xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x44x8x13xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x44x8x13xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x44x8x13xi32>
  %l1c2 = stablehlo.constant dense<-13> : tensor<2x44x8x13xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x44x8x13xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x44x8x13xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x44x8x13xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x44x8x13xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x44x8x13xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x44x8x13xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x44x8x13xi32>) -> tensor<2x44x8x13xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x44x8x13xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x44x8x13xi8>
  check.expect_eq %revb, %l1b : tensor<2x44x8x13xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x44x8x13xi8>) -> tensor<2x8x44x13xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x8x44x13xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x8x44x13xi32>
  %l2c0 = stablehlo.constant dense<4576> : tensor<2x8x44x13xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x8x44x13xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x8x44x13xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x8x44x13xi32>
  %l2c1 = stablehlo.constant dense<13> : tensor<2x8x44x13xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x8x44x13xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x8x44x13xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x8x44x13xi32>
  %l2c2 = stablehlo.constant dense<104> : tensor<2x8x44x13xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x8x44x13xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x8x44x13xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x8x44x13xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x8x44x13xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x8x44x13xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x8x44x13xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x8x44x13xi32>) -> tensor<2x8x44x13xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x8x44x13xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x8x44x13xi8>
  check.expect_eq %swpb, %l2b : tensor<2x8x44x13xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x13xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x44x8x13xi8>) -> tensor<2x8x44x13xi8>
  %l3s0 = stablehlo.constant dense<91> : tensor<2x8x44x13xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x8x44x13xi32>
  %l3c0 = stablehlo.constant dense<4576> : tensor<2x8x44x13xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x8x44x13xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x8x44x13xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x8x44x13xi32>
  %l3c1 = stablehlo.constant dense<-13> : tensor<2x8x44x13xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x8x44x13xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x8x44x13xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x8x44x13xi32>
  %l3c2 = stablehlo.constant dense<104> : tensor<2x8x44x13xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x8x44x13xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x8x44x13xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x8x44x13xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x8x44x13xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x8x44x13xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x8x44x13xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x8x44x13xi32>) -> tensor<2x8x44x13xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x8x44x13xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x8x44x13xi8>
  check.expect_eq %rotb, %l3b : tensor<2x8x44x13xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x44x8x13xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x44x8x13xi8>) -> tensor<2x8x44x13xi8>
  %l4s0 = stablehlo.constant dense<4472> : tensor<2x8x44x13xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x8x44x13xi32>
  %l4c0 = stablehlo.constant dense<4576> : tensor<2x8x44x13xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x8x44x13xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x8x44x13xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x8x44x13xi32>
  %l4c1 = stablehlo.constant dense<13> : tensor<2x8x44x13xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x8x44x13xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x8x44x13xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x8x44x13xi32>
  %l4c2 = stablehlo.constant dense<-104> : tensor<2x8x44x13xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x8x44x13xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x8x44x13xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x8x44x13xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x8x44x13xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x8x44x13xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x8x44x13xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x8x44x13xi32>) -> tensor<2x8x44x13xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x8x44x13xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x8x44x13xi8>
  check.expect_eq %torb, %l4b : tensor<2x8x44x13xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x13xi8>) -> tensor<2x44x8x2x13xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x44x8x2x13xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x44x8x2x13xi32>
  %l5c0 = stablehlo.constant dense<4576> : tensor<2x44x8x2x13xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x44x8x2x13xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x44x8x2x13xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x44x8x2x13xi32>
  %l5c1 = stablehlo.constant dense<104> : tensor<2x44x8x2x13xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x44x8x2x13xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x44x8x2x13xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x44x8x2x13xi32>
  %l5c2 = stablehlo.constant dense<13> : tensor<2x44x8x2x13xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x44x8x2x13xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x44x8x2x13xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x44x8x2x13xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x44x8x2x13xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x44x8x2x13xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x44x8x2x13xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x44x8x2x13xi32>) -> tensor<2x44x8x2x13xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x44x8x2x13xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x44x8x2x13xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x44x8x2x13xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x13xi8>) -> tensor<2x44x8x3x13xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x44x8x3x13xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x44x8x3x13xi32>
  %l6c0 = stablehlo.constant dense<4576> : tensor<2x44x8x3x13xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x44x8x3x13xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x44x8x3x13xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x44x8x3x13xi32>
  %l6c1 = stablehlo.constant dense<104> : tensor<2x44x8x3x13xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x44x8x3x13xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x44x8x3x13xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x44x8x3x13xi32>
  %l6c2 = stablehlo.constant dense<13> : tensor<2x44x8x3x13xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x44x8x3x13xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x44x8x3x13xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x44x8x3x13xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x44x8x3x13xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x44x8x3x13xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x44x8x3x13xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x44x8x3x13xi32>) -> tensor<2x44x8x3x13xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x44x8x3x13xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x44x8x3x13xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x44x8x3x13xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x13xi8>) -> tensor<2x44x8x5x13xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x44x8x5x13xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x44x8x5x13xi32>
  %l7c0 = stablehlo.constant dense<4576> : tensor<2x44x8x5x13xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x44x8x5x13xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x44x8x5x13xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x44x8x5x13xi32>
  %l7c1 = stablehlo.constant dense<104> : tensor<2x44x8x5x13xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x44x8x5x13xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x44x8x5x13xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x44x8x5x13xi32>
  %l7c2 = stablehlo.constant dense<13> : tensor<2x44x8x5x13xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x44x8x5x13xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x44x8x5x13xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x44x8x5x13xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x44x8x5x13xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x44x8x5x13xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x44x8x5x13xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x44x8x5x13xi32>) -> tensor<2x44x8x5x13xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x44x8x5x13xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x44x8x5x13xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x44x8x5x13xi8>
  %odd = stablehlo.slice %x [0:2, 0:44, 0:8:2, 0:13] : (tensor<2x44x8x13xi8>) -> tensor<2x44x4x13xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x44x4x13xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x44x4x13xi32>
  %l8c0 = stablehlo.constant dense<4576> : tensor<2x44x4x13xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x44x4x13xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x44x4x13xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x44x4x13xi32>
  %l8c1 = stablehlo.constant dense<104> : tensor<2x44x4x13xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x44x4x13xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x44x4x13xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x44x4x13xi32>
  %l8c2 = stablehlo.constant dense<26> : tensor<2x44x4x13xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x44x4x13xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x44x4x13xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x44x4x13xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x44x4x13xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x44x4x13xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x44x4x13xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x44x4x13xi32>) -> tensor<2x44x4x13xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x44x4x13xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x44x4x13xi8>
  check.expect_eq %oddb, %l8b : tensor<2x44x4x13xi8>
  %pa0 = stablehlo.reshape %x : (tensor<2x44x8x13xi8>) -> tensor<2x11x4x2x4x13xi8>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x11x4x2x4x13xi8>) -> tensor<2x11x2x4x4x13xi8>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x11x2x4x4x13xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x11x2x4x4x13xi32>
  %l9c0 = stablehlo.constant dense<4576> : tensor<2x11x2x4x4x13xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x11x2x4x4x13xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x11x2x4x4x13xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x11x2x4x4x13xi32>
  %l9c1 = stablehlo.constant dense<416> : tensor<2x11x2x4x4x13xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x11x2x4x4x13xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x11x2x4x4x13xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x11x2x4x4x13xi32>
  %l9c2 = stablehlo.constant dense<52> : tensor<2x11x2x4x4x13xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x11x2x4x4x13xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x11x2x4x4x13xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x11x2x4x4x13xi32>
  %l9c3 = stablehlo.constant dense<104> : tensor<2x11x2x4x4x13xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x11x2x4x4x13xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x11x2x4x4x13xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x11x2x4x4x13xi32>
  %l9c4 = stablehlo.constant dense<13> : tensor<2x11x2x4x4x13xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x11x2x4x4x13xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x11x2x4x4x13xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x11x2x4x4x13xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x11x2x4x4x13xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x11x2x4x4x13xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x11x2x4x4x13xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x11x2x4x4x13xi32>) -> tensor<2x11x2x4x4x13xi8>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x11x2x4x4x13xi8>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x11x2x4x4x13xi8>
  check.expect_eq %pab, %l9b : tensor<2x11x2x4x4x13xi8>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x11x4x2x4x13xi8>) -> tensor<2x4x4x11x2x13xi8>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x11x2x13xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x11x2x13xi32>
  %l10c0 = stablehlo.constant dense<4576> : tensor<2x4x4x11x2x13xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x11x2x13xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x11x2x13xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x11x2x13xi32>
  %l10c1 = stablehlo.constant dense<104> : tensor<2x4x4x11x2x13xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x11x2x13xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x11x2x13xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x11x2x13xi32>
  %l10c2 = stablehlo.constant dense<13> : tensor<2x4x4x11x2x13xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x11x2x13xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x11x2x13xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x11x2x13xi32>
  %l10c3 = stablehlo.constant dense<416> : tensor<2x4x4x11x2x13xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x11x2x13xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x11x2x13xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x11x2x13xi32>
  %l10c4 = stablehlo.constant dense<52> : tensor<2x4x4x11x2x13xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x11x2x13xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x11x2x13xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x11x2x13xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x11x2x13xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x11x2x13xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x11x2x13xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x11x2x13xi32>) -> tensor<2x4x4x11x2x13xi8>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x11x2x13xi8>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x11x2x13xi8>
  check.expect_eq %unb, %l10b : tensor<2x4x4x11x2x13xi8>
  func.return
}
func.func private @i8_17() {
  %i = stablehlo.iota dim = 0 : tensor<510xi32>
  %j = stablehlo.convert %i : (tensor<510xi32>) -> tensor<510xi8>
  %k = stablehlo.reshape %j : (tensor<510xi8>) -> tensor<2x3x5x17xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x3x5x17xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x17xi8>
  %l1s0 = stablehlo.constant dense<68> : tensor<2x3x5x17xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x3x5x17xi32>
  %l1c0 = stablehlo.constant dense<255> : tensor<2x3x5x17xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x3x5x17xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x3x5x17xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x3x5x17xi32>
  %l1c1 = stablehlo.constant dense<85> : tensor<2x3x5x17xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x3x5x17xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x3x5x17xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x3x5x17xi32>
  %l1c2 = stablehlo.constant dense<-17> : tensor<2x3x5x17xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x3x5x17xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x3x5x17xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x3x5x17xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x3x5x17xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x3x5x17xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x3x5x17xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x3x5x17xi32>) -> tensor<2x3x5x17xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x3x5x17xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x3x5x17xi8>
  check.expect_eq %revb, %l1b : tensor<2x3x5x17xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x3x5x17xi8>) -> tensor<2x5x3x17xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x5x3x17xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x5x3x17xi32>
  %l2c0 = stablehlo.constant dense<255> : tensor<2x5x3x17xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x5x3x17xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x5x3x17xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x5x3x17xi32>
  %l2c1 = stablehlo.constant dense<17> : tensor<2x5x3x17xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x5x3x17xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x5x3x17xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x5x3x17xi32>
  %l2c2 = stablehlo.constant dense<85> : tensor<2x5x3x17xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x5x3x17xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x5x3x17xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x5x3x17xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x5x3x17xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x5x3x17xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x5x3x17xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x5x3x17xi32>) -> tensor<2x5x3x17xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x5x3x17xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x5x3x17xi8>
  check.expect_eq %swpb, %l2b : tensor<2x5x3x17xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x17xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x3x5x17xi8>) -> tensor<2x5x3x17xi8>
  %l3s0 = stablehlo.constant dense<68> : tensor<2x5x3x17xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x5x3x17xi32>
  %l3c0 = stablehlo.constant dense<255> : tensor<2x5x3x17xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x5x3x17xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x5x3x17xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x5x3x17xi32>
  %l3c1 = stablehlo.constant dense<-17> : tensor<2x5x3x17xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x5x3x17xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x5x3x17xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x5x3x17xi32>
  %l3c2 = stablehlo.constant dense<85> : tensor<2x5x3x17xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x5x3x17xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x5x3x17xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x5x3x17xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x5x3x17xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x5x3x17xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x5x3x17xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x5x3x17xi32>) -> tensor<2x5x3x17xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x5x3x17xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x5x3x17xi8>
  check.expect_eq %rotb, %l3b : tensor<2x5x3x17xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x3x5x17xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x3x5x17xi8>) -> tensor<2x5x3x17xi8>
  %l4s0 = stablehlo.constant dense<170> : tensor<2x5x3x17xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x5x3x17xi32>
  %l4c0 = stablehlo.constant dense<255> : tensor<2x5x3x17xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x5x3x17xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x5x3x17xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x5x3x17xi32>
  %l4c1 = stablehlo.constant dense<17> : tensor<2x5x3x17xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x5x3x17xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x5x3x17xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x5x3x17xi32>
  %l4c2 = stablehlo.constant dense<-85> : tensor<2x5x3x17xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x5x3x17xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x5x3x17xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x5x3x17xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x5x3x17xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x5x3x17xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x5x3x17xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x5x3x17xi32>) -> tensor<2x5x3x17xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x5x3x17xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x5x3x17xi8>
  check.expect_eq %torb, %l4b : tensor<2x5x3x17xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x17xi8>) -> tensor<2x3x5x2x17xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x3x5x2x17xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x3x5x2x17xi32>
  %l5c0 = stablehlo.constant dense<255> : tensor<2x3x5x2x17xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x3x5x2x17xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x3x5x2x17xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x3x5x2x17xi32>
  %l5c1 = stablehlo.constant dense<85> : tensor<2x3x5x2x17xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x3x5x2x17xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x3x5x2x17xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x3x5x2x17xi32>
  %l5c2 = stablehlo.constant dense<17> : tensor<2x3x5x2x17xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x3x5x2x17xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x3x5x2x17xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x3x5x2x17xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x3x5x2x17xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x3x5x2x17xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x3x5x2x17xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x3x5x2x17xi32>) -> tensor<2x3x5x2x17xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x3x5x2x17xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x3x5x2x17xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x3x5x2x17xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x17xi8>) -> tensor<2x3x5x3x17xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x3x5x3x17xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x3x5x3x17xi32>
  %l6c0 = stablehlo.constant dense<255> : tensor<2x3x5x3x17xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x3x5x3x17xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x3x5x3x17xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x3x5x3x17xi32>
  %l6c1 = stablehlo.constant dense<85> : tensor<2x3x5x3x17xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x3x5x3x17xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x3x5x3x17xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x3x5x3x17xi32>
  %l6c2 = stablehlo.constant dense<17> : tensor<2x3x5x3x17xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x3x5x3x17xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x3x5x3x17xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x3x5x3x17xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x3x5x3x17xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x3x5x3x17xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x3x5x3x17xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x3x5x3x17xi32>) -> tensor<2x3x5x3x17xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x3x5x3x17xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x3x5x3x17xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x3x5x3x17xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x17xi8>) -> tensor<2x3x5x5x17xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x3x5x5x17xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x3x5x5x17xi32>
  %l7c0 = stablehlo.constant dense<255> : tensor<2x3x5x5x17xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x3x5x5x17xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x3x5x5x17xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x3x5x5x17xi32>
  %l7c1 = stablehlo.constant dense<85> : tensor<2x3x5x5x17xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x3x5x5x17xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x3x5x5x17xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x3x5x5x17xi32>
  %l7c2 = stablehlo.constant dense<17> : tensor<2x3x5x5x17xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x3x5x5x17xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x3x5x5x17xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x3x5x5x17xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x3x5x5x17xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x3x5x5x17xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x3x5x5x17xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x3x5x5x17xi32>) -> tensor<2x3x5x5x17xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x3x5x5x17xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x3x5x5x17xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x3x5x5x17xi8>
  %odd = stablehlo.slice %x [0:2, 0:3, 0:5:2, 0:17] : (tensor<2x3x5x17xi8>) -> tensor<2x3x3x17xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x3x3x17xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x3x3x17xi32>
  %l8c0 = stablehlo.constant dense<255> : tensor<2x3x3x17xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x3x3x17xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x3x3x17xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x3x3x17xi32>
  %l8c1 = stablehlo.constant dense<85> : tensor<2x3x3x17xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x3x3x17xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x3x3x17xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x3x3x17xi32>
  %l8c2 = stablehlo.constant dense<34> : tensor<2x3x3x17xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x3x3x17xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x3x3x17xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x3x3x17xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x3x3x17xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x3x3x17xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x3x3x17xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x3x3x17xi32>) -> tensor<2x3x3x17xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x3x3x17xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x3x3x17xi8>
  check.expect_eq %oddb, %l8b : tensor<2x3x3x17xi8>
  func.return
}
func.func private @i8_33() {
  %i = stablehlo.iota dim = 0 : tensor<47520xi32>
  %j = stablehlo.convert %i : (tensor<47520xi32>) -> tensor<47520xi8>
  %k = stablehlo.reshape %j : (tensor<47520xi8>) -> tensor<2x36x20x33xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x36x20x33xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x33xi8>
  %l1s0 = stablehlo.constant dense<627> : tensor<2x36x20x33xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x36x20x33xi32>
  %l1c0 = stablehlo.constant dense<23760> : tensor<2x36x20x33xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x36x20x33xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x36x20x33xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x36x20x33xi32>
  %l1c1 = stablehlo.constant dense<660> : tensor<2x36x20x33xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x36x20x33xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x36x20x33xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x36x20x33xi32>
  %l1c2 = stablehlo.constant dense<-33> : tensor<2x36x20x33xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x36x20x33xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x36x20x33xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x36x20x33xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x36x20x33xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x36x20x33xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x36x20x33xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x36x20x33xi32>) -> tensor<2x36x20x33xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x36x20x33xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x36x20x33xi8>
  check.expect_eq %revb, %l1b : tensor<2x36x20x33xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x36x20x33xi8>) -> tensor<2x20x36x33xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x20x36x33xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x20x36x33xi32>
  %l2c0 = stablehlo.constant dense<23760> : tensor<2x20x36x33xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x20x36x33xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x20x36x33xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x20x36x33xi32>
  %l2c1 = stablehlo.constant dense<33> : tensor<2x20x36x33xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x20x36x33xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x20x36x33xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x20x36x33xi32>
  %l2c2 = stablehlo.constant dense<660> : tensor<2x20x36x33xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x20x36x33xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x20x36x33xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x20x36x33xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x20x36x33xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x20x36x33xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x20x36x33xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x20x36x33xi32>) -> tensor<2x20x36x33xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x20x36x33xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x20x36x33xi8>
  check.expect_eq %swpb, %l2b : tensor<2x20x36x33xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x33xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x36x20x33xi8>) -> tensor<2x20x36x33xi8>
  %l3s0 = stablehlo.constant dense<627> : tensor<2x20x36x33xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x20x36x33xi32>
  %l3c0 = stablehlo.constant dense<23760> : tensor<2x20x36x33xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x20x36x33xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x20x36x33xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x20x36x33xi32>
  %l3c1 = stablehlo.constant dense<-33> : tensor<2x20x36x33xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x20x36x33xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x20x36x33xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x20x36x33xi32>
  %l3c2 = stablehlo.constant dense<660> : tensor<2x20x36x33xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x20x36x33xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x20x36x33xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x20x36x33xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x20x36x33xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x20x36x33xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x20x36x33xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x20x36x33xi32>) -> tensor<2x20x36x33xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x20x36x33xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x20x36x33xi8>
  check.expect_eq %rotb, %l3b : tensor<2x20x36x33xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x36x20x33xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x36x20x33xi8>) -> tensor<2x20x36x33xi8>
  %l4s0 = stablehlo.constant dense<23100> : tensor<2x20x36x33xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x20x36x33xi32>
  %l4c0 = stablehlo.constant dense<23760> : tensor<2x20x36x33xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x20x36x33xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x20x36x33xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x20x36x33xi32>
  %l4c1 = stablehlo.constant dense<33> : tensor<2x20x36x33xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x20x36x33xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x20x36x33xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x20x36x33xi32>
  %l4c2 = stablehlo.constant dense<-660> : tensor<2x20x36x33xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x20x36x33xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x20x36x33xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x20x36x33xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x20x36x33xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x20x36x33xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x20x36x33xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x20x36x33xi32>) -> tensor<2x20x36x33xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x20x36x33xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x20x36x33xi8>
  check.expect_eq %torb, %l4b : tensor<2x20x36x33xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x33xi8>) -> tensor<2x36x20x2x33xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x36x20x2x33xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x36x20x2x33xi32>
  %l5c0 = stablehlo.constant dense<23760> : tensor<2x36x20x2x33xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x36x20x2x33xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x36x20x2x33xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x36x20x2x33xi32>
  %l5c1 = stablehlo.constant dense<660> : tensor<2x36x20x2x33xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x36x20x2x33xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x36x20x2x33xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x36x20x2x33xi32>
  %l5c2 = stablehlo.constant dense<33> : tensor<2x36x20x2x33xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x36x20x2x33xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x36x20x2x33xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x36x20x2x33xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x36x20x2x33xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x36x20x2x33xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x36x20x2x33xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x36x20x2x33xi32>) -> tensor<2x36x20x2x33xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x36x20x2x33xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x36x20x2x33xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x36x20x2x33xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x33xi8>) -> tensor<2x36x20x3x33xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x36x20x3x33xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x36x20x3x33xi32>
  %l6c0 = stablehlo.constant dense<23760> : tensor<2x36x20x3x33xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x36x20x3x33xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x36x20x3x33xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x36x20x3x33xi32>
  %l6c1 = stablehlo.constant dense<660> : tensor<2x36x20x3x33xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x36x20x3x33xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x36x20x3x33xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x36x20x3x33xi32>
  %l6c2 = stablehlo.constant dense<33> : tensor<2x36x20x3x33xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x36x20x3x33xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x36x20x3x33xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x36x20x3x33xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x36x20x3x33xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x36x20x3x33xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x36x20x3x33xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x36x20x3x33xi32>) -> tensor<2x36x20x3x33xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x36x20x3x33xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x36x20x3x33xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x36x20x3x33xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x33xi8>) -> tensor<2x36x20x5x33xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x36x20x5x33xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x36x20x5x33xi32>
  %l7c0 = stablehlo.constant dense<23760> : tensor<2x36x20x5x33xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x36x20x5x33xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x36x20x5x33xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x36x20x5x33xi32>
  %l7c1 = stablehlo.constant dense<660> : tensor<2x36x20x5x33xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x36x20x5x33xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x36x20x5x33xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x36x20x5x33xi32>
  %l7c2 = stablehlo.constant dense<33> : tensor<2x36x20x5x33xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x36x20x5x33xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x36x20x5x33xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x36x20x5x33xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x36x20x5x33xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x36x20x5x33xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x36x20x5x33xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x36x20x5x33xi32>) -> tensor<2x36x20x5x33xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x36x20x5x33xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x36x20x5x33xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x36x20x5x33xi8>
  %odd = stablehlo.slice %x [0:2, 0:36, 0:20:2, 0:33] : (tensor<2x36x20x33xi8>) -> tensor<2x36x10x33xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x36x10x33xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x36x10x33xi32>
  %l8c0 = stablehlo.constant dense<23760> : tensor<2x36x10x33xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x36x10x33xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x36x10x33xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x36x10x33xi32>
  %l8c1 = stablehlo.constant dense<660> : tensor<2x36x10x33xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x36x10x33xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x36x10x33xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x36x10x33xi32>
  %l8c2 = stablehlo.constant dense<66> : tensor<2x36x10x33xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x36x10x33xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x36x10x33xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x36x10x33xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x36x10x33xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x36x10x33xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x36x10x33xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x36x10x33xi32>) -> tensor<2x36x10x33xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x36x10x33xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x36x10x33xi8>
  check.expect_eq %oddb, %l8b : tensor<2x36x10x33xi8>
  %pa0 = stablehlo.reshape %x : (tensor<2x36x20x33xi8>) -> tensor<2x9x4x5x4x33xi8>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x9x4x5x4x33xi8>) -> tensor<2x9x5x4x4x33xi8>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x9x5x4x4x33xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x9x5x4x4x33xi32>
  %l9c0 = stablehlo.constant dense<23760> : tensor<2x9x5x4x4x33xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x9x5x4x4x33xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x9x5x4x4x33xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x9x5x4x4x33xi32>
  %l9c1 = stablehlo.constant dense<2640> : tensor<2x9x5x4x4x33xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x9x5x4x4x33xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x9x5x4x4x33xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x9x5x4x4x33xi32>
  %l9c2 = stablehlo.constant dense<132> : tensor<2x9x5x4x4x33xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x9x5x4x4x33xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x9x5x4x4x33xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x9x5x4x4x33xi32>
  %l9c3 = stablehlo.constant dense<660> : tensor<2x9x5x4x4x33xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x9x5x4x4x33xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x9x5x4x4x33xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x9x5x4x4x33xi32>
  %l9c4 = stablehlo.constant dense<33> : tensor<2x9x5x4x4x33xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x9x5x4x4x33xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x9x5x4x4x33xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x9x5x4x4x33xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x9x5x4x4x33xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x9x5x4x4x33xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x9x5x4x4x33xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x9x5x4x4x33xi32>) -> tensor<2x9x5x4x4x33xi8>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x9x5x4x4x33xi8>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x9x5x4x4x33xi8>
  check.expect_eq %pab, %l9b : tensor<2x9x5x4x4x33xi8>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x9x4x5x4x33xi8>) -> tensor<2x4x4x9x5x33xi8>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x9x5x33xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x9x5x33xi32>
  %l10c0 = stablehlo.constant dense<23760> : tensor<2x4x4x9x5x33xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x9x5x33xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x9x5x33xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x9x5x33xi32>
  %l10c1 = stablehlo.constant dense<660> : tensor<2x4x4x9x5x33xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x9x5x33xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x9x5x33xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x9x5x33xi32>
  %l10c2 = stablehlo.constant dense<33> : tensor<2x4x4x9x5x33xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x9x5x33xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x9x5x33xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x9x5x33xi32>
  %l10c3 = stablehlo.constant dense<2640> : tensor<2x4x4x9x5x33xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x9x5x33xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x9x5x33xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x9x5x33xi32>
  %l10c4 = stablehlo.constant dense<132> : tensor<2x4x4x9x5x33xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x9x5x33xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x9x5x33xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x9x5x33xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x9x5x33xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x9x5x33xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x9x5x33xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x9x5x33xi32>) -> tensor<2x4x4x9x5x33xi8>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x9x5x33xi8>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x9x5x33xi8>
  check.expect_eq %unb, %l10b : tensor<2x4x4x9x5x33xi8>
  func.return
}
func.func private @i8_64() {
  %i = stablehlo.iota dim = 0 : tensor<29568xi32>
  %j = stablehlo.convert %i : (tensor<29568xi32>) -> tensor<29568xi8>
  %k = stablehlo.reshape %j : (tensor<29568xi8>) -> tensor<2x7x33x64xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x7x33x64xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x64xi8>
  %l1s0 = stablehlo.constant dense<2048> : tensor<2x7x33x64xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x7x33x64xi32>
  %l1c0 = stablehlo.constant dense<14784> : tensor<2x7x33x64xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x7x33x64xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x7x33x64xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x7x33x64xi32>
  %l1c1 = stablehlo.constant dense<2112> : tensor<2x7x33x64xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x7x33x64xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x7x33x64xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x7x33x64xi32>
  %l1c2 = stablehlo.constant dense<-64> : tensor<2x7x33x64xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x7x33x64xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x7x33x64xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x7x33x64xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x7x33x64xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x7x33x64xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x7x33x64xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x7x33x64xi32>) -> tensor<2x7x33x64xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x7x33x64xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x7x33x64xi8>
  check.expect_eq %revb, %l1b : tensor<2x7x33x64xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x7x33x64xi8>) -> tensor<2x33x7x64xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x33x7x64xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x33x7x64xi32>
  %l2c0 = stablehlo.constant dense<14784> : tensor<2x33x7x64xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x33x7x64xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x33x7x64xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x33x7x64xi32>
  %l2c1 = stablehlo.constant dense<64> : tensor<2x33x7x64xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x33x7x64xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x33x7x64xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x33x7x64xi32>
  %l2c2 = stablehlo.constant dense<2112> : tensor<2x33x7x64xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x33x7x64xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x33x7x64xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x33x7x64xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x33x7x64xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x33x7x64xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x33x7x64xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x33x7x64xi32>) -> tensor<2x33x7x64xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x33x7x64xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x33x7x64xi8>
  check.expect_eq %swpb, %l2b : tensor<2x33x7x64xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x64xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x7x33x64xi8>) -> tensor<2x33x7x64xi8>
  %l3s0 = stablehlo.constant dense<2048> : tensor<2x33x7x64xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x33x7x64xi32>
  %l3c0 = stablehlo.constant dense<14784> : tensor<2x33x7x64xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x33x7x64xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x33x7x64xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x33x7x64xi32>
  %l3c1 = stablehlo.constant dense<-64> : tensor<2x33x7x64xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x33x7x64xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x33x7x64xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x33x7x64xi32>
  %l3c2 = stablehlo.constant dense<2112> : tensor<2x33x7x64xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x33x7x64xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x33x7x64xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x33x7x64xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x33x7x64xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x33x7x64xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x33x7x64xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x33x7x64xi32>) -> tensor<2x33x7x64xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x33x7x64xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x33x7x64xi8>
  check.expect_eq %rotb, %l3b : tensor<2x33x7x64xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x7x33x64xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x7x33x64xi8>) -> tensor<2x33x7x64xi8>
  %l4s0 = stablehlo.constant dense<12672> : tensor<2x33x7x64xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x33x7x64xi32>
  %l4c0 = stablehlo.constant dense<14784> : tensor<2x33x7x64xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x33x7x64xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x33x7x64xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x33x7x64xi32>
  %l4c1 = stablehlo.constant dense<64> : tensor<2x33x7x64xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x33x7x64xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x33x7x64xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x33x7x64xi32>
  %l4c2 = stablehlo.constant dense<-2112> : tensor<2x33x7x64xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x33x7x64xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x33x7x64xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x33x7x64xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x33x7x64xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x33x7x64xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x33x7x64xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x33x7x64xi32>) -> tensor<2x33x7x64xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x33x7x64xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x33x7x64xi8>
  check.expect_eq %torb, %l4b : tensor<2x33x7x64xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x64xi8>) -> tensor<2x7x33x2x64xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x7x33x2x64xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x7x33x2x64xi32>
  %l5c0 = stablehlo.constant dense<14784> : tensor<2x7x33x2x64xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x7x33x2x64xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x7x33x2x64xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x7x33x2x64xi32>
  %l5c1 = stablehlo.constant dense<2112> : tensor<2x7x33x2x64xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x7x33x2x64xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x7x33x2x64xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x7x33x2x64xi32>
  %l5c2 = stablehlo.constant dense<64> : tensor<2x7x33x2x64xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x7x33x2x64xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x7x33x2x64xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x7x33x2x64xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x7x33x2x64xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x7x33x2x64xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x7x33x2x64xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x7x33x2x64xi32>) -> tensor<2x7x33x2x64xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x7x33x2x64xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x7x33x2x64xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x7x33x2x64xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x64xi8>) -> tensor<2x7x33x3x64xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x7x33x3x64xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x7x33x3x64xi32>
  %l6c0 = stablehlo.constant dense<14784> : tensor<2x7x33x3x64xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x7x33x3x64xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x7x33x3x64xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x7x33x3x64xi32>
  %l6c1 = stablehlo.constant dense<2112> : tensor<2x7x33x3x64xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x7x33x3x64xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x7x33x3x64xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x7x33x3x64xi32>
  %l6c2 = stablehlo.constant dense<64> : tensor<2x7x33x3x64xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x7x33x3x64xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x7x33x3x64xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x7x33x3x64xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x7x33x3x64xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x7x33x3x64xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x7x33x3x64xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x7x33x3x64xi32>) -> tensor<2x7x33x3x64xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x7x33x3x64xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x7x33x3x64xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x7x33x3x64xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x64xi8>) -> tensor<2x7x33x5x64xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x7x33x5x64xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x7x33x5x64xi32>
  %l7c0 = stablehlo.constant dense<14784> : tensor<2x7x33x5x64xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x7x33x5x64xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x7x33x5x64xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x7x33x5x64xi32>
  %l7c1 = stablehlo.constant dense<2112> : tensor<2x7x33x5x64xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x7x33x5x64xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x7x33x5x64xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x7x33x5x64xi32>
  %l7c2 = stablehlo.constant dense<64> : tensor<2x7x33x5x64xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x7x33x5x64xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x7x33x5x64xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x7x33x5x64xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x7x33x5x64xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x7x33x5x64xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x7x33x5x64xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x7x33x5x64xi32>) -> tensor<2x7x33x5x64xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x7x33x5x64xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x7x33x5x64xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x7x33x5x64xi8>
  %odd = stablehlo.slice %x [0:2, 0:7, 0:33:2, 0:64] : (tensor<2x7x33x64xi8>) -> tensor<2x7x17x64xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x7x17x64xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x7x17x64xi32>
  %l8c0 = stablehlo.constant dense<14784> : tensor<2x7x17x64xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x7x17x64xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x7x17x64xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x7x17x64xi32>
  %l8c1 = stablehlo.constant dense<2112> : tensor<2x7x17x64xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x7x17x64xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x7x17x64xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x7x17x64xi32>
  %l8c2 = stablehlo.constant dense<128> : tensor<2x7x17x64xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x7x17x64xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x7x17x64xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x7x17x64xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x7x17x64xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x7x17x64xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x7x17x64xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x7x17x64xi32>) -> tensor<2x7x17x64xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x7x17x64xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x7x17x64xi8>
  check.expect_eq %oddb, %l8b : tensor<2x7x17x64xi8>
  func.return
}
func.func private @i8_65() {
  %i = stablehlo.iota dim = 0 : tensor<45760xi32>
  %j = stablehlo.convert %i : (tensor<45760xi32>) -> tensor<45760xi8>
  %k = stablehlo.reshape %j : (tensor<45760xi8>) -> tensor<2x44x8x65xi8>
  %x = stablehlo.optimization_barrier %k : tensor<2x44x8x65xi8>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x65xi8>
  %l1s0 = stablehlo.constant dense<455> : tensor<2x44x8x65xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x44x8x65xi32>
  %l1c0 = stablehlo.constant dense<22880> : tensor<2x44x8x65xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x44x8x65xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x44x8x65xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x44x8x65xi32>
  %l1c1 = stablehlo.constant dense<520> : tensor<2x44x8x65xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x44x8x65xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x44x8x65xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x44x8x65xi32>
  %l1c2 = stablehlo.constant dense<-65> : tensor<2x44x8x65xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x44x8x65xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x44x8x65xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x44x8x65xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x44x8x65xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x44x8x65xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x44x8x65xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x44x8x65xi32>) -> tensor<2x44x8x65xi8>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x44x8x65xi8>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x44x8x65xi8>
  check.expect_eq %revb, %l1b : tensor<2x44x8x65xi8>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x44x8x65xi8>) -> tensor<2x8x44x65xi8>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x8x44x65xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x8x44x65xi32>
  %l2c0 = stablehlo.constant dense<22880> : tensor<2x8x44x65xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x8x44x65xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x8x44x65xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x8x44x65xi32>
  %l2c1 = stablehlo.constant dense<65> : tensor<2x8x44x65xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x8x44x65xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x8x44x65xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x8x44x65xi32>
  %l2c2 = stablehlo.constant dense<520> : tensor<2x8x44x65xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x8x44x65xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x8x44x65xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x8x44x65xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x8x44x65xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x8x44x65xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x8x44x65xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x8x44x65xi32>) -> tensor<2x8x44x65xi8>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x8x44x65xi8>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x8x44x65xi8>
  check.expect_eq %swpb, %l2b : tensor<2x8x44x65xi8>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x65xi8>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x44x8x65xi8>) -> tensor<2x8x44x65xi8>
  %l3s0 = stablehlo.constant dense<455> : tensor<2x8x44x65xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x8x44x65xi32>
  %l3c0 = stablehlo.constant dense<22880> : tensor<2x8x44x65xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x8x44x65xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x8x44x65xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x8x44x65xi32>
  %l3c1 = stablehlo.constant dense<-65> : tensor<2x8x44x65xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x8x44x65xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x8x44x65xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x8x44x65xi32>
  %l3c2 = stablehlo.constant dense<520> : tensor<2x8x44x65xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x8x44x65xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x8x44x65xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x8x44x65xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x8x44x65xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x8x44x65xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x8x44x65xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x8x44x65xi32>) -> tensor<2x8x44x65xi8>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x8x44x65xi8>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x8x44x65xi8>
  check.expect_eq %rotb, %l3b : tensor<2x8x44x65xi8>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x44x8x65xi8>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x44x8x65xi8>) -> tensor<2x8x44x65xi8>
  %l4s0 = stablehlo.constant dense<22360> : tensor<2x8x44x65xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x8x44x65xi32>
  %l4c0 = stablehlo.constant dense<22880> : tensor<2x8x44x65xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x8x44x65xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x8x44x65xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x8x44x65xi32>
  %l4c1 = stablehlo.constant dense<65> : tensor<2x8x44x65xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x8x44x65xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x8x44x65xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x8x44x65xi32>
  %l4c2 = stablehlo.constant dense<-520> : tensor<2x8x44x65xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x8x44x65xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x8x44x65xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x8x44x65xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x8x44x65xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x8x44x65xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x8x44x65xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x8x44x65xi32>) -> tensor<2x8x44x65xi8>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x8x44x65xi8>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x8x44x65xi8>
  check.expect_eq %torb, %l4b : tensor<2x8x44x65xi8>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x65xi8>) -> tensor<2x44x8x2x65xi8>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x44x8x2x65xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x44x8x2x65xi32>
  %l5c0 = stablehlo.constant dense<22880> : tensor<2x44x8x2x65xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x44x8x2x65xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x44x8x2x65xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x44x8x2x65xi32>
  %l5c1 = stablehlo.constant dense<520> : tensor<2x44x8x2x65xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x44x8x2x65xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x44x8x2x65xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x44x8x2x65xi32>
  %l5c2 = stablehlo.constant dense<65> : tensor<2x44x8x2x65xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x44x8x2x65xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x44x8x2x65xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x44x8x2x65xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x44x8x2x65xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x44x8x2x65xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x44x8x2x65xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x44x8x2x65xi32>) -> tensor<2x44x8x2x65xi8>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x44x8x2x65xi8>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x44x8x2x65xi8>
  check.expect_eq %rep2b, %l5b : tensor<2x44x8x2x65xi8>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x65xi8>) -> tensor<2x44x8x3x65xi8>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x44x8x3x65xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x44x8x3x65xi32>
  %l6c0 = stablehlo.constant dense<22880> : tensor<2x44x8x3x65xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x44x8x3x65xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x44x8x3x65xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x44x8x3x65xi32>
  %l6c1 = stablehlo.constant dense<520> : tensor<2x44x8x3x65xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x44x8x3x65xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x44x8x3x65xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x44x8x3x65xi32>
  %l6c2 = stablehlo.constant dense<65> : tensor<2x44x8x3x65xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x44x8x3x65xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x44x8x3x65xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x44x8x3x65xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x44x8x3x65xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x44x8x3x65xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x44x8x3x65xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x44x8x3x65xi32>) -> tensor<2x44x8x3x65xi8>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x44x8x3x65xi8>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x44x8x3x65xi8>
  check.expect_eq %rep3b, %l6b : tensor<2x44x8x3x65xi8>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x65xi8>) -> tensor<2x44x8x5x65xi8>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x44x8x5x65xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x44x8x5x65xi32>
  %l7c0 = stablehlo.constant dense<22880> : tensor<2x44x8x5x65xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x44x8x5x65xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x44x8x5x65xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x44x8x5x65xi32>
  %l7c1 = stablehlo.constant dense<520> : tensor<2x44x8x5x65xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x44x8x5x65xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x44x8x5x65xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x44x8x5x65xi32>
  %l7c2 = stablehlo.constant dense<65> : tensor<2x44x8x5x65xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x44x8x5x65xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x44x8x5x65xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x44x8x5x65xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x44x8x5x65xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x44x8x5x65xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x44x8x5x65xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x44x8x5x65xi32>) -> tensor<2x44x8x5x65xi8>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x44x8x5x65xi8>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x44x8x5x65xi8>
  check.expect_eq %rep5b, %l7b : tensor<2x44x8x5x65xi8>
  %odd = stablehlo.slice %x [0:2, 0:44, 0:8:2, 0:65] : (tensor<2x44x8x65xi8>) -> tensor<2x44x4x65xi8>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x44x4x65xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x44x4x65xi32>
  %l8c0 = stablehlo.constant dense<22880> : tensor<2x44x4x65xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x44x4x65xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x44x4x65xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x44x4x65xi32>
  %l8c1 = stablehlo.constant dense<520> : tensor<2x44x4x65xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x44x4x65xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x44x4x65xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x44x4x65xi32>
  %l8c2 = stablehlo.constant dense<130> : tensor<2x44x4x65xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x44x4x65xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x44x4x65xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x44x4x65xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x44x4x65xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x44x4x65xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x44x4x65xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x44x4x65xi32>) -> tensor<2x44x4x65xi8>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x44x4x65xi8>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x44x4x65xi8>
  check.expect_eq %oddb, %l8b : tensor<2x44x4x65xi8>
  %pa0 = stablehlo.reshape %x : (tensor<2x44x8x65xi8>) -> tensor<2x11x4x2x4x65xi8>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x11x4x2x4x65xi8>) -> tensor<2x11x2x4x4x65xi8>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x11x2x4x4x65xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x11x2x4x4x65xi32>
  %l9c0 = stablehlo.constant dense<22880> : tensor<2x11x2x4x4x65xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x11x2x4x4x65xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x11x2x4x4x65xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x11x2x4x4x65xi32>
  %l9c1 = stablehlo.constant dense<2080> : tensor<2x11x2x4x4x65xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x11x2x4x4x65xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x11x2x4x4x65xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x11x2x4x4x65xi32>
  %l9c2 = stablehlo.constant dense<260> : tensor<2x11x2x4x4x65xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x11x2x4x4x65xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x11x2x4x4x65xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x11x2x4x4x65xi32>
  %l9c3 = stablehlo.constant dense<520> : tensor<2x11x2x4x4x65xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x11x2x4x4x65xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x11x2x4x4x65xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x11x2x4x4x65xi32>
  %l9c4 = stablehlo.constant dense<65> : tensor<2x11x2x4x4x65xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x11x2x4x4x65xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x11x2x4x4x65xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x11x2x4x4x65xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x11x2x4x4x65xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x11x2x4x4x65xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x11x2x4x4x65xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x11x2x4x4x65xi32>) -> tensor<2x11x2x4x4x65xi8>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x11x2x4x4x65xi8>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x11x2x4x4x65xi8>
  check.expect_eq %pab, %l9b : tensor<2x11x2x4x4x65xi8>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x11x4x2x4x65xi8>) -> tensor<2x4x4x11x2x65xi8>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x11x2x65xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x11x2x65xi32>
  %l10c0 = stablehlo.constant dense<22880> : tensor<2x4x4x11x2x65xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x11x2x65xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x11x2x65xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x11x2x65xi32>
  %l10c1 = stablehlo.constant dense<520> : tensor<2x4x4x11x2x65xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x11x2x65xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x11x2x65xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x11x2x65xi32>
  %l10c2 = stablehlo.constant dense<65> : tensor<2x4x4x11x2x65xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x11x2x65xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x11x2x65xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x11x2x65xi32>
  %l10c3 = stablehlo.constant dense<2080> : tensor<2x4x4x11x2x65xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x11x2x65xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x11x2x65xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x11x2x65xi32>
  %l10c4 = stablehlo.constant dense<260> : tensor<2x4x4x11x2x65xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x11x2x65xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x11x2x65xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x11x2x65xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x11x2x65xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x11x2x65xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x11x2x65xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x11x2x65xi32>) -> tensor<2x4x4x11x2x65xi8>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x11x2x65xi8>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x11x2x65xi8>
  check.expect_eq %unb, %l10b : tensor<2x4x4x11x2x65xi8>
  func.return
}
func.func private @i16_3() {
  %i = stablehlo.iota dim = 0 : tensor<90xi32>
  %j = stablehlo.convert %i : (tensor<90xi32>) -> tensor<90xi16>
  %k = stablehlo.reshape %j : (tensor<90xi16>) -> tensor<2x3x5x3xi16>
  %x = stablehlo.optimization_barrier %k : tensor<2x3x5x3xi16>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x3xi16>
  %l1s0 = stablehlo.constant dense<12> : tensor<2x3x5x3xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x3x5x3xi32>
  %l1c0 = stablehlo.constant dense<45> : tensor<2x3x5x3xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x3x5x3xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x3x5x3xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x3x5x3xi32>
  %l1c1 = stablehlo.constant dense<15> : tensor<2x3x5x3xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x3x5x3xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x3x5x3xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x3x5x3xi32>
  %l1c2 = stablehlo.constant dense<-3> : tensor<2x3x5x3xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x3x5x3xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x3x5x3xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x3x5x3xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x3x5x3xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x3x5x3xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x3x5x3xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x3x5x3xi32>) -> tensor<2x3x5x3xi16>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x3x5x3xi16>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x3x5x3xi16>
  check.expect_eq %revb, %l1b : tensor<2x3x5x3xi16>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x3x5x3xi16>) -> tensor<2x5x3x3xi16>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x5x3x3xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x5x3x3xi32>
  %l2c0 = stablehlo.constant dense<45> : tensor<2x5x3x3xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x5x3x3xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x5x3x3xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x5x3x3xi32>
  %l2c1 = stablehlo.constant dense<3> : tensor<2x5x3x3xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x5x3x3xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x5x3x3xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x5x3x3xi32>
  %l2c2 = stablehlo.constant dense<15> : tensor<2x5x3x3xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x5x3x3xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x5x3x3xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x5x3x3xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x5x3x3xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x5x3x3xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x5x3x3xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x5x3x3xi32>) -> tensor<2x5x3x3xi16>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x5x3x3xi16>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x5x3x3xi16>
  check.expect_eq %swpb, %l2b : tensor<2x5x3x3xi16>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x3xi16>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x3x5x3xi16>) -> tensor<2x5x3x3xi16>
  %l3s0 = stablehlo.constant dense<12> : tensor<2x5x3x3xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x5x3x3xi32>
  %l3c0 = stablehlo.constant dense<45> : tensor<2x5x3x3xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x5x3x3xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x5x3x3xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x5x3x3xi32>
  %l3c1 = stablehlo.constant dense<-3> : tensor<2x5x3x3xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x5x3x3xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x5x3x3xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x5x3x3xi32>
  %l3c2 = stablehlo.constant dense<15> : tensor<2x5x3x3xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x5x3x3xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x5x3x3xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x5x3x3xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x5x3x3xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x5x3x3xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x5x3x3xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x5x3x3xi32>) -> tensor<2x5x3x3xi16>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x5x3x3xi16>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x5x3x3xi16>
  check.expect_eq %rotb, %l3b : tensor<2x5x3x3xi16>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x3x5x3xi16>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x3x5x3xi16>) -> tensor<2x5x3x3xi16>
  %l4s0 = stablehlo.constant dense<30> : tensor<2x5x3x3xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x5x3x3xi32>
  %l4c0 = stablehlo.constant dense<45> : tensor<2x5x3x3xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x5x3x3xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x5x3x3xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x5x3x3xi32>
  %l4c1 = stablehlo.constant dense<3> : tensor<2x5x3x3xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x5x3x3xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x5x3x3xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x5x3x3xi32>
  %l4c2 = stablehlo.constant dense<-15> : tensor<2x5x3x3xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x5x3x3xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x5x3x3xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x5x3x3xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x5x3x3xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x5x3x3xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x5x3x3xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x5x3x3xi32>) -> tensor<2x5x3x3xi16>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x5x3x3xi16>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x5x3x3xi16>
  check.expect_eq %torb, %l4b : tensor<2x5x3x3xi16>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x3xi16>) -> tensor<2x3x5x2x3xi16>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x3x5x2x3xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x3x5x2x3xi32>
  %l5c0 = stablehlo.constant dense<45> : tensor<2x3x5x2x3xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x3x5x2x3xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x3x5x2x3xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x3x5x2x3xi32>
  %l5c1 = stablehlo.constant dense<15> : tensor<2x3x5x2x3xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x3x5x2x3xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x3x5x2x3xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x3x5x2x3xi32>
  %l5c2 = stablehlo.constant dense<3> : tensor<2x3x5x2x3xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x3x5x2x3xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x3x5x2x3xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x3x5x2x3xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x3x5x2x3xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x3x5x2x3xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x3x5x2x3xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x3x5x2x3xi32>) -> tensor<2x3x5x2x3xi16>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x3x5x2x3xi16>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x3x5x2x3xi16>
  check.expect_eq %rep2b, %l5b : tensor<2x3x5x2x3xi16>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x3xi16>) -> tensor<2x3x5x3x3xi16>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x3x5x3x3xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x3x5x3x3xi32>
  %l6c0 = stablehlo.constant dense<45> : tensor<2x3x5x3x3xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x3x5x3x3xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x3x5x3x3xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x3x5x3x3xi32>
  %l6c1 = stablehlo.constant dense<15> : tensor<2x3x5x3x3xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x3x5x3x3xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x3x5x3x3xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x3x5x3x3xi32>
  %l6c2 = stablehlo.constant dense<3> : tensor<2x3x5x3x3xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x3x5x3x3xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x3x5x3x3xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x3x5x3x3xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x3x5x3x3xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x3x5x3x3xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x3x5x3x3xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi16>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x3x5x3x3xi16>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x3x5x3x3xi16>
  check.expect_eq %rep3b, %l6b : tensor<2x3x5x3x3xi16>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x3xi16>) -> tensor<2x3x5x5x3xi16>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x3x5x5x3xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x3x5x5x3xi32>
  %l7c0 = stablehlo.constant dense<45> : tensor<2x3x5x5x3xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x3x5x5x3xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x3x5x5x3xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x3x5x5x3xi32>
  %l7c1 = stablehlo.constant dense<15> : tensor<2x3x5x5x3xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x3x5x5x3xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x3x5x5x3xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x3x5x5x3xi32>
  %l7c2 = stablehlo.constant dense<3> : tensor<2x3x5x5x3xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x3x5x5x3xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x3x5x5x3xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x3x5x5x3xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x3x5x5x3xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x3x5x5x3xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x3x5x5x3xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x3x5x5x3xi32>) -> tensor<2x3x5x5x3xi16>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x3x5x5x3xi16>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x3x5x5x3xi16>
  check.expect_eq %rep5b, %l7b : tensor<2x3x5x5x3xi16>
  %odd = stablehlo.slice %x [0:2, 0:3, 0:5:2, 0:3] : (tensor<2x3x5x3xi16>) -> tensor<2x3x3x3xi16>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x3x3x3xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x3x3x3xi32>
  %l8c0 = stablehlo.constant dense<45> : tensor<2x3x3x3xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x3x3x3xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x3x3x3xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x3x3x3xi32>
  %l8c1 = stablehlo.constant dense<15> : tensor<2x3x3x3xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x3x3x3xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x3x3x3xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x3x3x3xi32>
  %l8c2 = stablehlo.constant dense<6> : tensor<2x3x3x3xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x3x3x3xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x3x3x3xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x3x3x3xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x3x3x3xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x3x3x3xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x3x3x3xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi16>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x3x3x3xi16>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x3x3x3xi16>
  check.expect_eq %oddb, %l8b : tensor<2x3x3x3xi16>
  func.return
}
func.func private @i16_5() {
  %i = stablehlo.iota dim = 0 : tensor<7200xi32>
  %j = stablehlo.convert %i : (tensor<7200xi32>) -> tensor<7200xi16>
  %k = stablehlo.reshape %j : (tensor<7200xi16>) -> tensor<2x36x20x5xi16>
  %x = stablehlo.optimization_barrier %k : tensor<2x36x20x5xi16>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x5xi16>
  %l1s0 = stablehlo.constant dense<95> : tensor<2x36x20x5xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x36x20x5xi32>
  %l1c0 = stablehlo.constant dense<3600> : tensor<2x36x20x5xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x36x20x5xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x36x20x5xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x36x20x5xi32>
  %l1c1 = stablehlo.constant dense<100> : tensor<2x36x20x5xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x36x20x5xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x36x20x5xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x36x20x5xi32>
  %l1c2 = stablehlo.constant dense<-5> : tensor<2x36x20x5xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x36x20x5xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x36x20x5xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x36x20x5xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x36x20x5xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x36x20x5xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x36x20x5xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x36x20x5xi32>) -> tensor<2x36x20x5xi16>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x36x20x5xi16>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x36x20x5xi16>
  check.expect_eq %revb, %l1b : tensor<2x36x20x5xi16>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x36x20x5xi16>) -> tensor<2x20x36x5xi16>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x20x36x5xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x20x36x5xi32>
  %l2c0 = stablehlo.constant dense<3600> : tensor<2x20x36x5xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x20x36x5xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x20x36x5xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x20x36x5xi32>
  %l2c1 = stablehlo.constant dense<5> : tensor<2x20x36x5xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x20x36x5xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x20x36x5xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x20x36x5xi32>
  %l2c2 = stablehlo.constant dense<100> : tensor<2x20x36x5xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x20x36x5xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x20x36x5xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x20x36x5xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x20x36x5xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x20x36x5xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x20x36x5xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x20x36x5xi32>) -> tensor<2x20x36x5xi16>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x20x36x5xi16>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x20x36x5xi16>
  check.expect_eq %swpb, %l2b : tensor<2x20x36x5xi16>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x5xi16>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x36x20x5xi16>) -> tensor<2x20x36x5xi16>
  %l3s0 = stablehlo.constant dense<95> : tensor<2x20x36x5xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x20x36x5xi32>
  %l3c0 = stablehlo.constant dense<3600> : tensor<2x20x36x5xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x20x36x5xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x20x36x5xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x20x36x5xi32>
  %l3c1 = stablehlo.constant dense<-5> : tensor<2x20x36x5xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x20x36x5xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x20x36x5xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x20x36x5xi32>
  %l3c2 = stablehlo.constant dense<100> : tensor<2x20x36x5xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x20x36x5xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x20x36x5xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x20x36x5xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x20x36x5xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x20x36x5xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x20x36x5xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x20x36x5xi32>) -> tensor<2x20x36x5xi16>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x20x36x5xi16>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x20x36x5xi16>
  check.expect_eq %rotb, %l3b : tensor<2x20x36x5xi16>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x36x20x5xi16>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x36x20x5xi16>) -> tensor<2x20x36x5xi16>
  %l4s0 = stablehlo.constant dense<3500> : tensor<2x20x36x5xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x20x36x5xi32>
  %l4c0 = stablehlo.constant dense<3600> : tensor<2x20x36x5xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x20x36x5xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x20x36x5xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x20x36x5xi32>
  %l4c1 = stablehlo.constant dense<5> : tensor<2x20x36x5xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x20x36x5xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x20x36x5xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x20x36x5xi32>
  %l4c2 = stablehlo.constant dense<-100> : tensor<2x20x36x5xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x20x36x5xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x20x36x5xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x20x36x5xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x20x36x5xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x20x36x5xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x20x36x5xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x20x36x5xi32>) -> tensor<2x20x36x5xi16>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x20x36x5xi16>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x20x36x5xi16>
  check.expect_eq %torb, %l4b : tensor<2x20x36x5xi16>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x5xi16>) -> tensor<2x36x20x2x5xi16>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x36x20x2x5xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x36x20x2x5xi32>
  %l5c0 = stablehlo.constant dense<3600> : tensor<2x36x20x2x5xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x36x20x2x5xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x36x20x2x5xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x36x20x2x5xi32>
  %l5c1 = stablehlo.constant dense<100> : tensor<2x36x20x2x5xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x36x20x2x5xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x36x20x2x5xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x36x20x2x5xi32>
  %l5c2 = stablehlo.constant dense<5> : tensor<2x36x20x2x5xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x36x20x2x5xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x36x20x2x5xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x36x20x2x5xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x36x20x2x5xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x36x20x2x5xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x36x20x2x5xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x36x20x2x5xi32>) -> tensor<2x36x20x2x5xi16>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x36x20x2x5xi16>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x36x20x2x5xi16>
  check.expect_eq %rep2b, %l5b : tensor<2x36x20x2x5xi16>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x5xi16>) -> tensor<2x36x20x3x5xi16>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x36x20x3x5xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x36x20x3x5xi32>
  %l6c0 = stablehlo.constant dense<3600> : tensor<2x36x20x3x5xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x36x20x3x5xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x36x20x3x5xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x36x20x3x5xi32>
  %l6c1 = stablehlo.constant dense<100> : tensor<2x36x20x3x5xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x36x20x3x5xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x36x20x3x5xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x36x20x3x5xi32>
  %l6c2 = stablehlo.constant dense<5> : tensor<2x36x20x3x5xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x36x20x3x5xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x36x20x3x5xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x36x20x3x5xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x36x20x3x5xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x36x20x3x5xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x36x20x3x5xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x36x20x3x5xi32>) -> tensor<2x36x20x3x5xi16>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x36x20x3x5xi16>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x36x20x3x5xi16>
  check.expect_eq %rep3b, %l6b : tensor<2x36x20x3x5xi16>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x5xi16>) -> tensor<2x36x20x5x5xi16>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x36x20x5x5xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x36x20x5x5xi32>
  %l7c0 = stablehlo.constant dense<3600> : tensor<2x36x20x5x5xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x36x20x5x5xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x36x20x5x5xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x36x20x5x5xi32>
  %l7c1 = stablehlo.constant dense<100> : tensor<2x36x20x5x5xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x36x20x5x5xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x36x20x5x5xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x36x20x5x5xi32>
  %l7c2 = stablehlo.constant dense<5> : tensor<2x36x20x5x5xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x36x20x5x5xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x36x20x5x5xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x36x20x5x5xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x36x20x5x5xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x36x20x5x5xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x36x20x5x5xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x36x20x5x5xi32>) -> tensor<2x36x20x5x5xi16>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x36x20x5x5xi16>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x36x20x5x5xi16>
  check.expect_eq %rep5b, %l7b : tensor<2x36x20x5x5xi16>
  %odd = stablehlo.slice %x [0:2, 0:36, 0:20:2, 0:5] : (tensor<2x36x20x5xi16>) -> tensor<2x36x10x5xi16>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x36x10x5xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x36x10x5xi32>
  %l8c0 = stablehlo.constant dense<3600> : tensor<2x36x10x5xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x36x10x5xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x36x10x5xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x36x10x5xi32>
  %l8c1 = stablehlo.constant dense<100> : tensor<2x36x10x5xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x36x10x5xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x36x10x5xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x36x10x5xi32>
  %l8c2 = stablehlo.constant dense<10> : tensor<2x36x10x5xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x36x10x5xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x36x10x5xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x36x10x5xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x36x10x5xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x36x10x5xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x36x10x5xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x36x10x5xi32>) -> tensor<2x36x10x5xi16>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x36x10x5xi16>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x36x10x5xi16>
  check.expect_eq %oddb, %l8b : tensor<2x36x10x5xi16>
  %pa0 = stablehlo.reshape %x : (tensor<2x36x20x5xi16>) -> tensor<2x9x4x5x4x5xi16>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x9x4x5x4x5xi16>) -> tensor<2x9x5x4x4x5xi16>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x9x5x4x4x5xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x9x5x4x4x5xi32>
  %l9c0 = stablehlo.constant dense<3600> : tensor<2x9x5x4x4x5xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x9x5x4x4x5xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x9x5x4x4x5xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x9x5x4x4x5xi32>
  %l9c1 = stablehlo.constant dense<400> : tensor<2x9x5x4x4x5xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x9x5x4x4x5xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x9x5x4x4x5xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x9x5x4x4x5xi32>
  %l9c2 = stablehlo.constant dense<20> : tensor<2x9x5x4x4x5xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x9x5x4x4x5xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x9x5x4x4x5xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x9x5x4x4x5xi32>
  %l9c3 = stablehlo.constant dense<100> : tensor<2x9x5x4x4x5xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x9x5x4x4x5xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x9x5x4x4x5xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x9x5x4x4x5xi32>
  %l9c4 = stablehlo.constant dense<5> : tensor<2x9x5x4x4x5xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x9x5x4x4x5xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x9x5x4x4x5xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x9x5x4x4x5xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x9x5x4x4x5xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x9x5x4x4x5xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x9x5x4x4x5xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x9x5x4x4x5xi32>) -> tensor<2x9x5x4x4x5xi16>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x9x5x4x4x5xi16>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x9x5x4x4x5xi16>
  check.expect_eq %pab, %l9b : tensor<2x9x5x4x4x5xi16>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x9x4x5x4x5xi16>) -> tensor<2x4x4x9x5x5xi16>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x9x5x5xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x9x5x5xi32>
  %l10c0 = stablehlo.constant dense<3600> : tensor<2x4x4x9x5x5xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x9x5x5xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x9x5x5xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x9x5x5xi32>
  %l10c1 = stablehlo.constant dense<100> : tensor<2x4x4x9x5x5xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x9x5x5xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x9x5x5xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x9x5x5xi32>
  %l10c2 = stablehlo.constant dense<5> : tensor<2x4x4x9x5x5xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x9x5x5xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x9x5x5xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x9x5x5xi32>
  %l10c3 = stablehlo.constant dense<400> : tensor<2x4x4x9x5x5xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x9x5x5xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x9x5x5xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x9x5x5xi32>
  %l10c4 = stablehlo.constant dense<20> : tensor<2x4x4x9x5x5xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x9x5x5xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x9x5x5xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x9x5x5xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x9x5x5xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x9x5x5xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x9x5x5xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x9x5x5xi32>) -> tensor<2x4x4x9x5x5xi16>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x9x5x5xi16>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x9x5x5xi16>
  check.expect_eq %unb, %l10b : tensor<2x4x4x9x5x5xi16>
  func.return
}
func.func private @i16_8() {
  %i = stablehlo.iota dim = 0 : tensor<3696xi32>
  %j = stablehlo.convert %i : (tensor<3696xi32>) -> tensor<3696xi16>
  %k = stablehlo.reshape %j : (tensor<3696xi16>) -> tensor<2x7x33x8xi16>
  %x = stablehlo.optimization_barrier %k : tensor<2x7x33x8xi16>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x8xi16>
  %l1s0 = stablehlo.constant dense<256> : tensor<2x7x33x8xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x7x33x8xi32>
  %l1c0 = stablehlo.constant dense<1848> : tensor<2x7x33x8xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x7x33x8xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x7x33x8xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x7x33x8xi32>
  %l1c1 = stablehlo.constant dense<264> : tensor<2x7x33x8xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x7x33x8xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x7x33x8xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x7x33x8xi32>
  %l1c2 = stablehlo.constant dense<-8> : tensor<2x7x33x8xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x7x33x8xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x7x33x8xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x7x33x8xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x7x33x8xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x7x33x8xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x7x33x8xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x7x33x8xi32>) -> tensor<2x7x33x8xi16>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x7x33x8xi16>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x7x33x8xi16>
  check.expect_eq %revb, %l1b : tensor<2x7x33x8xi16>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x7x33x8xi16>) -> tensor<2x33x7x8xi16>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x33x7x8xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x33x7x8xi32>
  %l2c0 = stablehlo.constant dense<1848> : tensor<2x33x7x8xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x33x7x8xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x33x7x8xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x33x7x8xi32>
  %l2c1 = stablehlo.constant dense<8> : tensor<2x33x7x8xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x33x7x8xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x33x7x8xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x33x7x8xi32>
  %l2c2 = stablehlo.constant dense<264> : tensor<2x33x7x8xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x33x7x8xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x33x7x8xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x33x7x8xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x33x7x8xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x33x7x8xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x33x7x8xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x33x7x8xi32>) -> tensor<2x33x7x8xi16>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x33x7x8xi16>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x33x7x8xi16>
  check.expect_eq %swpb, %l2b : tensor<2x33x7x8xi16>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x8xi16>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x7x33x8xi16>) -> tensor<2x33x7x8xi16>
  %l3s0 = stablehlo.constant dense<256> : tensor<2x33x7x8xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x33x7x8xi32>
  %l3c0 = stablehlo.constant dense<1848> : tensor<2x33x7x8xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x33x7x8xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x33x7x8xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x33x7x8xi32>
  %l3c1 = stablehlo.constant dense<-8> : tensor<2x33x7x8xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x33x7x8xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x33x7x8xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x33x7x8xi32>
  %l3c2 = stablehlo.constant dense<264> : tensor<2x33x7x8xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x33x7x8xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x33x7x8xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x33x7x8xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x33x7x8xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x33x7x8xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x33x7x8xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x33x7x8xi32>) -> tensor<2x33x7x8xi16>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x33x7x8xi16>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x33x7x8xi16>
  check.expect_eq %rotb, %l3b : tensor<2x33x7x8xi16>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x7x33x8xi16>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x7x33x8xi16>) -> tensor<2x33x7x8xi16>
  %l4s0 = stablehlo.constant dense<1584> : tensor<2x33x7x8xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x33x7x8xi32>
  %l4c0 = stablehlo.constant dense<1848> : tensor<2x33x7x8xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x33x7x8xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x33x7x8xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x33x7x8xi32>
  %l4c1 = stablehlo.constant dense<8> : tensor<2x33x7x8xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x33x7x8xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x33x7x8xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x33x7x8xi32>
  %l4c2 = stablehlo.constant dense<-264> : tensor<2x33x7x8xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x33x7x8xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x33x7x8xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x33x7x8xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x33x7x8xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x33x7x8xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x33x7x8xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x33x7x8xi32>) -> tensor<2x33x7x8xi16>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x33x7x8xi16>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x33x7x8xi16>
  check.expect_eq %torb, %l4b : tensor<2x33x7x8xi16>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x8xi16>) -> tensor<2x7x33x2x8xi16>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x7x33x2x8xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x7x33x2x8xi32>
  %l5c0 = stablehlo.constant dense<1848> : tensor<2x7x33x2x8xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x7x33x2x8xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x7x33x2x8xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x7x33x2x8xi32>
  %l5c1 = stablehlo.constant dense<264> : tensor<2x7x33x2x8xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x7x33x2x8xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x7x33x2x8xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x7x33x2x8xi32>
  %l5c2 = stablehlo.constant dense<8> : tensor<2x7x33x2x8xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x7x33x2x8xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x7x33x2x8xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x7x33x2x8xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x7x33x2x8xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x7x33x2x8xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x7x33x2x8xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x7x33x2x8xi32>) -> tensor<2x7x33x2x8xi16>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x7x33x2x8xi16>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x7x33x2x8xi16>
  check.expect_eq %rep2b, %l5b : tensor<2x7x33x2x8xi16>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x8xi16>) -> tensor<2x7x33x3x8xi16>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x7x33x3x8xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x7x33x3x8xi32>
  %l6c0 = stablehlo.constant dense<1848> : tensor<2x7x33x3x8xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x7x33x3x8xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x7x33x3x8xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x7x33x3x8xi32>
  %l6c1 = stablehlo.constant dense<264> : tensor<2x7x33x3x8xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x7x33x3x8xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x7x33x3x8xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x7x33x3x8xi32>
  %l6c2 = stablehlo.constant dense<8> : tensor<2x7x33x3x8xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x7x33x3x8xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x7x33x3x8xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x7x33x3x8xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x7x33x3x8xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x7x33x3x8xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x7x33x3x8xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x7x33x3x8xi32>) -> tensor<2x7x33x3x8xi16>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x7x33x3x8xi16>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x7x33x3x8xi16>
  check.expect_eq %rep3b, %l6b : tensor<2x7x33x3x8xi16>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x8xi16>) -> tensor<2x7x33x5x8xi16>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x7x33x5x8xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x7x33x5x8xi32>
  %l7c0 = stablehlo.constant dense<1848> : tensor<2x7x33x5x8xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x7x33x5x8xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x7x33x5x8xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x7x33x5x8xi32>
  %l7c1 = stablehlo.constant dense<264> : tensor<2x7x33x5x8xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x7x33x5x8xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x7x33x5x8xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x7x33x5x8xi32>
  %l7c2 = stablehlo.constant dense<8> : tensor<2x7x33x5x8xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x7x33x5x8xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x7x33x5x8xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x7x33x5x8xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x7x33x5x8xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x7x33x5x8xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x7x33x5x8xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x7x33x5x8xi32>) -> tensor<2x7x33x5x8xi16>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x7x33x5x8xi16>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x7x33x5x8xi16>
  check.expect_eq %rep5b, %l7b : tensor<2x7x33x5x8xi16>
  %odd = stablehlo.slice %x [0:2, 0:7, 0:33:2, 0:8] : (tensor<2x7x33x8xi16>) -> tensor<2x7x17x8xi16>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x7x17x8xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x7x17x8xi32>
  %l8c0 = stablehlo.constant dense<1848> : tensor<2x7x17x8xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x7x17x8xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x7x17x8xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x7x17x8xi32>
  %l8c1 = stablehlo.constant dense<264> : tensor<2x7x17x8xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x7x17x8xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x7x17x8xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x7x17x8xi32>
  %l8c2 = stablehlo.constant dense<16> : tensor<2x7x17x8xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x7x17x8xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x7x17x8xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x7x17x8xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x7x17x8xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x7x17x8xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x7x17x8xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x7x17x8xi32>) -> tensor<2x7x17x8xi16>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x7x17x8xi16>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x7x17x8xi16>
  check.expect_eq %oddb, %l8b : tensor<2x7x17x8xi16>
  func.return
}
func.func private @i16_9() {
  %i = stablehlo.iota dim = 0 : tensor<6336xi32>
  %j = stablehlo.convert %i : (tensor<6336xi32>) -> tensor<6336xi16>
  %k = stablehlo.reshape %j : (tensor<6336xi16>) -> tensor<2x44x8x9xi16>
  %x = stablehlo.optimization_barrier %k : tensor<2x44x8x9xi16>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x9xi16>
  %l1s0 = stablehlo.constant dense<63> : tensor<2x44x8x9xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x44x8x9xi32>
  %l1c0 = stablehlo.constant dense<3168> : tensor<2x44x8x9xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x44x8x9xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x44x8x9xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x44x8x9xi32>
  %l1c1 = stablehlo.constant dense<72> : tensor<2x44x8x9xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x44x8x9xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x44x8x9xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x44x8x9xi32>
  %l1c2 = stablehlo.constant dense<-9> : tensor<2x44x8x9xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x44x8x9xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x44x8x9xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x44x8x9xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x44x8x9xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x44x8x9xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x44x8x9xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x44x8x9xi32>) -> tensor<2x44x8x9xi16>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x44x8x9xi16>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x44x8x9xi16>
  check.expect_eq %revb, %l1b : tensor<2x44x8x9xi16>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x44x8x9xi16>) -> tensor<2x8x44x9xi16>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x8x44x9xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x8x44x9xi32>
  %l2c0 = stablehlo.constant dense<3168> : tensor<2x8x44x9xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x8x44x9xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x8x44x9xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x8x44x9xi32>
  %l2c1 = stablehlo.constant dense<9> : tensor<2x8x44x9xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x8x44x9xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x8x44x9xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x8x44x9xi32>
  %l2c2 = stablehlo.constant dense<72> : tensor<2x8x44x9xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x8x44x9xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x8x44x9xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x8x44x9xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x8x44x9xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x8x44x9xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x8x44x9xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x8x44x9xi32>) -> tensor<2x8x44x9xi16>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x8x44x9xi16>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x8x44x9xi16>
  check.expect_eq %swpb, %l2b : tensor<2x8x44x9xi16>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x9xi16>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x44x8x9xi16>) -> tensor<2x8x44x9xi16>
  %l3s0 = stablehlo.constant dense<63> : tensor<2x8x44x9xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x8x44x9xi32>
  %l3c0 = stablehlo.constant dense<3168> : tensor<2x8x44x9xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x8x44x9xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x8x44x9xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x8x44x9xi32>
  %l3c1 = stablehlo.constant dense<-9> : tensor<2x8x44x9xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x8x44x9xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x8x44x9xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x8x44x9xi32>
  %l3c2 = stablehlo.constant dense<72> : tensor<2x8x44x9xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x8x44x9xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x8x44x9xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x8x44x9xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x8x44x9xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x8x44x9xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x8x44x9xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x8x44x9xi32>) -> tensor<2x8x44x9xi16>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x8x44x9xi16>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x8x44x9xi16>
  check.expect_eq %rotb, %l3b : tensor<2x8x44x9xi16>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x44x8x9xi16>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x44x8x9xi16>) -> tensor<2x8x44x9xi16>
  %l4s0 = stablehlo.constant dense<3096> : tensor<2x8x44x9xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x8x44x9xi32>
  %l4c0 = stablehlo.constant dense<3168> : tensor<2x8x44x9xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x8x44x9xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x8x44x9xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x8x44x9xi32>
  %l4c1 = stablehlo.constant dense<9> : tensor<2x8x44x9xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x8x44x9xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x8x44x9xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x8x44x9xi32>
  %l4c2 = stablehlo.constant dense<-72> : tensor<2x8x44x9xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x8x44x9xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x8x44x9xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x8x44x9xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x8x44x9xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x8x44x9xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x8x44x9xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x8x44x9xi32>) -> tensor<2x8x44x9xi16>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x8x44x9xi16>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x8x44x9xi16>
  check.expect_eq %torb, %l4b : tensor<2x8x44x9xi16>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x9xi16>) -> tensor<2x44x8x2x9xi16>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x44x8x2x9xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x44x8x2x9xi32>
  %l5c0 = stablehlo.constant dense<3168> : tensor<2x44x8x2x9xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x44x8x2x9xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x44x8x2x9xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x44x8x2x9xi32>
  %l5c1 = stablehlo.constant dense<72> : tensor<2x44x8x2x9xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x44x8x2x9xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x44x8x2x9xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x44x8x2x9xi32>
  %l5c2 = stablehlo.constant dense<9> : tensor<2x44x8x2x9xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x44x8x2x9xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x44x8x2x9xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x44x8x2x9xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x44x8x2x9xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x44x8x2x9xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x44x8x2x9xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x44x8x2x9xi32>) -> tensor<2x44x8x2x9xi16>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x44x8x2x9xi16>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x44x8x2x9xi16>
  check.expect_eq %rep2b, %l5b : tensor<2x44x8x2x9xi16>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x9xi16>) -> tensor<2x44x8x3x9xi16>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x44x8x3x9xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x44x8x3x9xi32>
  %l6c0 = stablehlo.constant dense<3168> : tensor<2x44x8x3x9xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x44x8x3x9xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x44x8x3x9xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x44x8x3x9xi32>
  %l6c1 = stablehlo.constant dense<72> : tensor<2x44x8x3x9xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x44x8x3x9xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x44x8x3x9xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x44x8x3x9xi32>
  %l6c2 = stablehlo.constant dense<9> : tensor<2x44x8x3x9xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x44x8x3x9xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x44x8x3x9xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x44x8x3x9xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x44x8x3x9xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x44x8x3x9xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x44x8x3x9xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x44x8x3x9xi32>) -> tensor<2x44x8x3x9xi16>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x44x8x3x9xi16>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x44x8x3x9xi16>
  check.expect_eq %rep3b, %l6b : tensor<2x44x8x3x9xi16>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x9xi16>) -> tensor<2x44x8x5x9xi16>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x44x8x5x9xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x44x8x5x9xi32>
  %l7c0 = stablehlo.constant dense<3168> : tensor<2x44x8x5x9xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x44x8x5x9xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x44x8x5x9xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x44x8x5x9xi32>
  %l7c1 = stablehlo.constant dense<72> : tensor<2x44x8x5x9xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x44x8x5x9xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x44x8x5x9xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x44x8x5x9xi32>
  %l7c2 = stablehlo.constant dense<9> : tensor<2x44x8x5x9xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x44x8x5x9xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x44x8x5x9xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x44x8x5x9xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x44x8x5x9xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x44x8x5x9xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x44x8x5x9xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x44x8x5x9xi32>) -> tensor<2x44x8x5x9xi16>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x44x8x5x9xi16>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x44x8x5x9xi16>
  check.expect_eq %rep5b, %l7b : tensor<2x44x8x5x9xi16>
  %odd = stablehlo.slice %x [0:2, 0:44, 0:8:2, 0:9] : (tensor<2x44x8x9xi16>) -> tensor<2x44x4x9xi16>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x44x4x9xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x44x4x9xi32>
  %l8c0 = stablehlo.constant dense<3168> : tensor<2x44x4x9xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x44x4x9xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x44x4x9xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x44x4x9xi32>
  %l8c1 = stablehlo.constant dense<72> : tensor<2x44x4x9xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x44x4x9xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x44x4x9xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x44x4x9xi32>
  %l8c2 = stablehlo.constant dense<18> : tensor<2x44x4x9xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x44x4x9xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x44x4x9xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x44x4x9xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x44x4x9xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x44x4x9xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x44x4x9xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x44x4x9xi32>) -> tensor<2x44x4x9xi16>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x44x4x9xi16>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x44x4x9xi16>
  check.expect_eq %oddb, %l8b : tensor<2x44x4x9xi16>
  %pa0 = stablehlo.reshape %x : (tensor<2x44x8x9xi16>) -> tensor<2x11x4x2x4x9xi16>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x11x4x2x4x9xi16>) -> tensor<2x11x2x4x4x9xi16>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x11x2x4x4x9xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x11x2x4x4x9xi32>
  %l9c0 = stablehlo.constant dense<3168> : tensor<2x11x2x4x4x9xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x11x2x4x4x9xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x11x2x4x4x9xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x11x2x4x4x9xi32>
  %l9c1 = stablehlo.constant dense<288> : tensor<2x11x2x4x4x9xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x11x2x4x4x9xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x11x2x4x4x9xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x11x2x4x4x9xi32>
  %l9c2 = stablehlo.constant dense<36> : tensor<2x11x2x4x4x9xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x11x2x4x4x9xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x11x2x4x4x9xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x11x2x4x4x9xi32>
  %l9c3 = stablehlo.constant dense<72> : tensor<2x11x2x4x4x9xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x11x2x4x4x9xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x11x2x4x4x9xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x11x2x4x4x9xi32>
  %l9c4 = stablehlo.constant dense<9> : tensor<2x11x2x4x4x9xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x11x2x4x4x9xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x11x2x4x4x9xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x11x2x4x4x9xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x11x2x4x4x9xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x11x2x4x4x9xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x11x2x4x4x9xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x11x2x4x4x9xi32>) -> tensor<2x11x2x4x4x9xi16>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x11x2x4x4x9xi16>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x11x2x4x4x9xi16>
  check.expect_eq %pab, %l9b : tensor<2x11x2x4x4x9xi16>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x11x4x2x4x9xi16>) -> tensor<2x4x4x11x2x9xi16>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x11x2x9xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x11x2x9xi32>
  %l10c0 = stablehlo.constant dense<3168> : tensor<2x4x4x11x2x9xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x11x2x9xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x11x2x9xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x11x2x9xi32>
  %l10c1 = stablehlo.constant dense<72> : tensor<2x4x4x11x2x9xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x11x2x9xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x11x2x9xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x11x2x9xi32>
  %l10c2 = stablehlo.constant dense<9> : tensor<2x4x4x11x2x9xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x11x2x9xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x11x2x9xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x11x2x9xi32>
  %l10c3 = stablehlo.constant dense<288> : tensor<2x4x4x11x2x9xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x11x2x9xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x11x2x9xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x11x2x9xi32>
  %l10c4 = stablehlo.constant dense<36> : tensor<2x4x4x11x2x9xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x11x2x9xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x11x2x9xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x11x2x9xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x11x2x9xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x11x2x9xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x11x2x9xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x11x2x9xi32>) -> tensor<2x4x4x11x2x9xi16>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x11x2x9xi16>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x11x2x9xi16>
  check.expect_eq %unb, %l10b : tensor<2x4x4x11x2x9xi16>
  func.return
}
func.func private @f32_1() {
  %i = stablehlo.iota dim = 0 : tensor<30xi32>
  %j = stablehlo.convert %i : (tensor<30xi32>) -> tensor<30xf32>
  %k = stablehlo.reshape %j : (tensor<30xf32>) -> tensor<2x3x5x1xf32>
  %x = stablehlo.optimization_barrier %k : tensor<2x3x5x1xf32>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x1xf32>
  %l1s0 = stablehlo.constant dense<4> : tensor<2x3x5x1xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x3x5x1xi32>
  %l1c0 = stablehlo.constant dense<15> : tensor<2x3x5x1xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x3x5x1xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x3x5x1xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x3x5x1xi32>
  %l1c1 = stablehlo.constant dense<5> : tensor<2x3x5x1xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x3x5x1xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x3x5x1xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x3x5x1xi32>
  %l1c2 = stablehlo.constant dense<-1> : tensor<2x3x5x1xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x3x5x1xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x3x5x1xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x3x5x1xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x3x5x1xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x3x5x1xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x3x5x1xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x3x5x1xi32>) -> tensor<2x3x5x1xf32>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x3x5x1xf32>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x3x5x1xf32>
  check.expect_eq %revb, %l1b : tensor<2x3x5x1xf32>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x5x3x1xf32>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x5x3x1xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x5x3x1xi32>
  %l2c0 = stablehlo.constant dense<15> : tensor<2x5x3x1xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x5x3x1xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x5x3x1xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x5x3x1xi32>
  %l2c1 = stablehlo.constant dense<1> : tensor<2x5x3x1xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x5x3x1xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x5x3x1xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x5x3x1xi32>
  %l2c2 = stablehlo.constant dense<5> : tensor<2x5x3x1xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x5x3x1xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x5x3x1xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x5x3x1xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x5x3x1xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x5x3x1xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x5x3x1xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x5x3x1xi32>) -> tensor<2x5x3x1xf32>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x5x3x1xf32>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x5x3x1xf32>
  check.expect_eq %swpb, %l2b : tensor<2x5x3x1xf32>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x1xf32>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x5x3x1xf32>
  %l3s0 = stablehlo.constant dense<4> : tensor<2x5x3x1xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x5x3x1xi32>
  %l3c0 = stablehlo.constant dense<15> : tensor<2x5x3x1xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x5x3x1xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x5x3x1xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x5x3x1xi32>
  %l3c1 = stablehlo.constant dense<-1> : tensor<2x5x3x1xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x5x3x1xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x5x3x1xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x5x3x1xi32>
  %l3c2 = stablehlo.constant dense<5> : tensor<2x5x3x1xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x5x3x1xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x5x3x1xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x5x3x1xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x5x3x1xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x5x3x1xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x5x3x1xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x5x3x1xi32>) -> tensor<2x5x3x1xf32>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x5x3x1xf32>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x5x3x1xf32>
  check.expect_eq %rotb, %l3b : tensor<2x5x3x1xf32>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x3x5x1xf32>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x3x5x1xf32>) -> tensor<2x5x3x1xf32>
  %l4s0 = stablehlo.constant dense<10> : tensor<2x5x3x1xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x5x3x1xi32>
  %l4c0 = stablehlo.constant dense<15> : tensor<2x5x3x1xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x5x3x1xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x5x3x1xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x5x3x1xi32>
  %l4c1 = stablehlo.constant dense<1> : tensor<2x5x3x1xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x5x3x1xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x5x3x1xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x5x3x1xi32>
  %l4c2 = stablehlo.constant dense<-5> : tensor<2x5x3x1xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x5x3x1xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x5x3x1xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x5x3x1xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x5x3x1xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x5x3x1xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x5x3x1xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x5x3x1xi32>) -> tensor<2x5x3x1xf32>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x5x3x1xf32>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x5x3x1xf32>
  check.expect_eq %torb, %l4b : tensor<2x5x3x1xf32>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x2x1xf32>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x3x5x2x1xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x3x5x2x1xi32>
  %l5c0 = stablehlo.constant dense<15> : tensor<2x3x5x2x1xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x3x5x2x1xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x3x5x2x1xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x3x5x2x1xi32>
  %l5c1 = stablehlo.constant dense<5> : tensor<2x3x5x2x1xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x3x5x2x1xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x3x5x2x1xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x3x5x2x1xi32>
  %l5c2 = stablehlo.constant dense<1> : tensor<2x3x5x2x1xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x3x5x2x1xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x3x5x2x1xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x3x5x2x1xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x3x5x2x1xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x3x5x2x1xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x3x5x2x1xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x3x5x2x1xi32>) -> tensor<2x3x5x2x1xf32>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x3x5x2x1xf32>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x3x5x2x1xf32>
  check.expect_eq %rep2b, %l5b : tensor<2x3x5x2x1xf32>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x3x1xf32>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x3x5x3x1xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x3x5x3x1xi32>
  %l6c0 = stablehlo.constant dense<15> : tensor<2x3x5x3x1xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x3x5x3x1xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x3x5x3x1xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x3x5x3x1xi32>
  %l6c1 = stablehlo.constant dense<5> : tensor<2x3x5x3x1xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x3x5x3x1xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x3x5x3x1xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x3x5x3x1xi32>
  %l6c2 = stablehlo.constant dense<1> : tensor<2x3x5x3x1xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x3x5x3x1xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x3x5x3x1xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x3x5x3x1xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x3x5x3x1xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x3x5x3x1xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x3x5x3x1xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x3x5x3x1xi32>) -> tensor<2x3x5x3x1xf32>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x3x5x3x1xf32>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x3x5x3x1xf32>
  check.expect_eq %rep3b, %l6b : tensor<2x3x5x3x1xf32>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x1xf32>) -> tensor<2x3x5x5x1xf32>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x3x5x5x1xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x3x5x5x1xi32>
  %l7c0 = stablehlo.constant dense<15> : tensor<2x3x5x5x1xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x3x5x5x1xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x3x5x5x1xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x3x5x5x1xi32>
  %l7c1 = stablehlo.constant dense<5> : tensor<2x3x5x5x1xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x3x5x5x1xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x3x5x5x1xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x3x5x5x1xi32>
  %l7c2 = stablehlo.constant dense<1> : tensor<2x3x5x5x1xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x3x5x5x1xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x3x5x5x1xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x3x5x5x1xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x3x5x5x1xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x3x5x5x1xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x3x5x5x1xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x3x5x5x1xi32>) -> tensor<2x3x5x5x1xf32>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x3x5x5x1xf32>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x3x5x5x1xf32>
  check.expect_eq %rep5b, %l7b : tensor<2x3x5x5x1xf32>
  %odd = stablehlo.slice %x [0:2, 0:3, 0:5:2, 0:1] : (tensor<2x3x5x1xf32>) -> tensor<2x3x3x1xf32>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x3x3x1xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x3x3x1xi32>
  %l8c0 = stablehlo.constant dense<15> : tensor<2x3x3x1xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x3x3x1xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x3x3x1xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x3x3x1xi32>
  %l8c1 = stablehlo.constant dense<5> : tensor<2x3x3x1xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x3x3x1xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x3x3x1xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x3x3x1xi32>
  %l8c2 = stablehlo.constant dense<2> : tensor<2x3x3x1xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x3x3x1xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x3x3x1xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x3x3x1xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x3x3x1xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x3x3x1xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x3x3x1xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x3x3x1xi32>) -> tensor<2x3x3x1xf32>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x3x3x1xf32>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x3x3x1xf32>
  check.expect_eq %oddb, %l8b : tensor<2x3x3x1xf32>
  func.return
}
func.func private @f32_3() {
  %i = stablehlo.iota dim = 0 : tensor<4320xi32>
  %j = stablehlo.convert %i : (tensor<4320xi32>) -> tensor<4320xf32>
  %k = stablehlo.reshape %j : (tensor<4320xf32>) -> tensor<2x36x20x3xf32>
  %x = stablehlo.optimization_barrier %k : tensor<2x36x20x3xf32>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x3xf32>
  %l1s0 = stablehlo.constant dense<57> : tensor<2x36x20x3xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x36x20x3xi32>
  %l1c0 = stablehlo.constant dense<2160> : tensor<2x36x20x3xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x36x20x3xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x36x20x3xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x36x20x3xi32>
  %l1c1 = stablehlo.constant dense<60> : tensor<2x36x20x3xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x36x20x3xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x36x20x3xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x36x20x3xi32>
  %l1c2 = stablehlo.constant dense<-3> : tensor<2x36x20x3xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x36x20x3xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x36x20x3xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x36x20x3xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x36x20x3xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x36x20x3xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x36x20x3xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x36x20x3xi32>) -> tensor<2x36x20x3xf32>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x36x20x3xf32>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x36x20x3xf32>
  check.expect_eq %revb, %l1b : tensor<2x36x20x3xf32>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x36x20x3xf32>) -> tensor<2x20x36x3xf32>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x20x36x3xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x20x36x3xi32>
  %l2c0 = stablehlo.constant dense<2160> : tensor<2x20x36x3xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x20x36x3xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x20x36x3xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x20x36x3xi32>
  %l2c1 = stablehlo.constant dense<3> : tensor<2x20x36x3xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x20x36x3xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x20x36x3xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x20x36x3xi32>
  %l2c2 = stablehlo.constant dense<60> : tensor<2x20x36x3xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x20x36x3xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x20x36x3xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x20x36x3xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x20x36x3xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x20x36x3xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x20x36x3xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x20x36x3xi32>) -> tensor<2x20x36x3xf32>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x20x36x3xf32>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x20x36x3xf32>
  check.expect_eq %swpb, %l2b : tensor<2x20x36x3xf32>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x3xf32>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x36x20x3xf32>) -> tensor<2x20x36x3xf32>
  %l3s0 = stablehlo.constant dense<57> : tensor<2x20x36x3xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x20x36x3xi32>
  %l3c0 = stablehlo.constant dense<2160> : tensor<2x20x36x3xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x20x36x3xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x20x36x3xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x20x36x3xi32>
  %l3c1 = stablehlo.constant dense<-3> : tensor<2x20x36x3xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x20x36x3xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x20x36x3xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x20x36x3xi32>
  %l3c2 = stablehlo.constant dense<60> : tensor<2x20x36x3xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x20x36x3xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x20x36x3xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x20x36x3xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x20x36x3xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x20x36x3xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x20x36x3xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x20x36x3xi32>) -> tensor<2x20x36x3xf32>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x20x36x3xf32>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x20x36x3xf32>
  check.expect_eq %rotb, %l3b : tensor<2x20x36x3xf32>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x36x20x3xf32>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x36x20x3xf32>) -> tensor<2x20x36x3xf32>
  %l4s0 = stablehlo.constant dense<2100> : tensor<2x20x36x3xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x20x36x3xi32>
  %l4c0 = stablehlo.constant dense<2160> : tensor<2x20x36x3xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x20x36x3xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x20x36x3xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x20x36x3xi32>
  %l4c1 = stablehlo.constant dense<3> : tensor<2x20x36x3xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x20x36x3xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x20x36x3xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x20x36x3xi32>
  %l4c2 = stablehlo.constant dense<-60> : tensor<2x20x36x3xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x20x36x3xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x20x36x3xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x20x36x3xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x20x36x3xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x20x36x3xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x20x36x3xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x20x36x3xi32>) -> tensor<2x20x36x3xf32>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x20x36x3xf32>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x20x36x3xf32>
  check.expect_eq %torb, %l4b : tensor<2x20x36x3xf32>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x3xf32>) -> tensor<2x36x20x2x3xf32>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x36x20x2x3xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x36x20x2x3xi32>
  %l5c0 = stablehlo.constant dense<2160> : tensor<2x36x20x2x3xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x36x20x2x3xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x36x20x2x3xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x36x20x2x3xi32>
  %l5c1 = stablehlo.constant dense<60> : tensor<2x36x20x2x3xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x36x20x2x3xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x36x20x2x3xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x36x20x2x3xi32>
  %l5c2 = stablehlo.constant dense<3> : tensor<2x36x20x2x3xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x36x20x2x3xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x36x20x2x3xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x36x20x2x3xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x36x20x2x3xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x36x20x2x3xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x36x20x2x3xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x36x20x2x3xi32>) -> tensor<2x36x20x2x3xf32>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x36x20x2x3xf32>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x36x20x2x3xf32>
  check.expect_eq %rep2b, %l5b : tensor<2x36x20x2x3xf32>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x3xf32>) -> tensor<2x36x20x3x3xf32>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x36x20x3x3xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x36x20x3x3xi32>
  %l6c0 = stablehlo.constant dense<2160> : tensor<2x36x20x3x3xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x36x20x3x3xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x36x20x3x3xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x36x20x3x3xi32>
  %l6c1 = stablehlo.constant dense<60> : tensor<2x36x20x3x3xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x36x20x3x3xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x36x20x3x3xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x36x20x3x3xi32>
  %l6c2 = stablehlo.constant dense<3> : tensor<2x36x20x3x3xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x36x20x3x3xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x36x20x3x3xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x36x20x3x3xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x36x20x3x3xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x36x20x3x3xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x36x20x3x3xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x36x20x3x3xi32>) -> tensor<2x36x20x3x3xf32>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x36x20x3x3xf32>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x36x20x3x3xf32>
  check.expect_eq %rep3b, %l6b : tensor<2x36x20x3x3xf32>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x3xf32>) -> tensor<2x36x20x5x3xf32>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x36x20x5x3xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x36x20x5x3xi32>
  %l7c0 = stablehlo.constant dense<2160> : tensor<2x36x20x5x3xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x36x20x5x3xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x36x20x5x3xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x36x20x5x3xi32>
  %l7c1 = stablehlo.constant dense<60> : tensor<2x36x20x5x3xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x36x20x5x3xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x36x20x5x3xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x36x20x5x3xi32>
  %l7c2 = stablehlo.constant dense<3> : tensor<2x36x20x5x3xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x36x20x5x3xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x36x20x5x3xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x36x20x5x3xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x36x20x5x3xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x36x20x5x3xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x36x20x5x3xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x36x20x5x3xi32>) -> tensor<2x36x20x5x3xf32>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x36x20x5x3xf32>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x36x20x5x3xf32>
  check.expect_eq %rep5b, %l7b : tensor<2x36x20x5x3xf32>
  %odd = stablehlo.slice %x [0:2, 0:36, 0:20:2, 0:3] : (tensor<2x36x20x3xf32>) -> tensor<2x36x10x3xf32>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x36x10x3xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x36x10x3xi32>
  %l8c0 = stablehlo.constant dense<2160> : tensor<2x36x10x3xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x36x10x3xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x36x10x3xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x36x10x3xi32>
  %l8c1 = stablehlo.constant dense<60> : tensor<2x36x10x3xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x36x10x3xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x36x10x3xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x36x10x3xi32>
  %l8c2 = stablehlo.constant dense<6> : tensor<2x36x10x3xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x36x10x3xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x36x10x3xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x36x10x3xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x36x10x3xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x36x10x3xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x36x10x3xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x36x10x3xi32>) -> tensor<2x36x10x3xf32>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x36x10x3xf32>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x36x10x3xf32>
  check.expect_eq %oddb, %l8b : tensor<2x36x10x3xf32>
  %pa0 = stablehlo.reshape %x : (tensor<2x36x20x3xf32>) -> tensor<2x9x4x5x4x3xf32>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x9x4x5x4x3xf32>) -> tensor<2x9x5x4x4x3xf32>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x9x5x4x4x3xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x9x5x4x4x3xi32>
  %l9c0 = stablehlo.constant dense<2160> : tensor<2x9x5x4x4x3xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x9x5x4x4x3xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x9x5x4x4x3xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x9x5x4x4x3xi32>
  %l9c1 = stablehlo.constant dense<240> : tensor<2x9x5x4x4x3xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x9x5x4x4x3xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x9x5x4x4x3xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x9x5x4x4x3xi32>
  %l9c2 = stablehlo.constant dense<12> : tensor<2x9x5x4x4x3xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x9x5x4x4x3xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x9x5x4x4x3xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x9x5x4x4x3xi32>
  %l9c3 = stablehlo.constant dense<60> : tensor<2x9x5x4x4x3xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x9x5x4x4x3xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x9x5x4x4x3xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x9x5x4x4x3xi32>
  %l9c4 = stablehlo.constant dense<3> : tensor<2x9x5x4x4x3xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x9x5x4x4x3xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x9x5x4x4x3xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x9x5x4x4x3xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x9x5x4x4x3xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x9x5x4x4x3xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x9x5x4x4x3xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x9x5x4x4x3xi32>) -> tensor<2x9x5x4x4x3xf32>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x9x5x4x4x3xf32>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x9x5x4x4x3xf32>
  check.expect_eq %pab, %l9b : tensor<2x9x5x4x4x3xf32>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x9x4x5x4x3xf32>) -> tensor<2x4x4x9x5x3xf32>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x9x5x3xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x9x5x3xi32>
  %l10c0 = stablehlo.constant dense<2160> : tensor<2x4x4x9x5x3xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x9x5x3xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x9x5x3xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x9x5x3xi32>
  %l10c1 = stablehlo.constant dense<60> : tensor<2x4x4x9x5x3xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x9x5x3xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x9x5x3xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x9x5x3xi32>
  %l10c2 = stablehlo.constant dense<3> : tensor<2x4x4x9x5x3xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x9x5x3xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x9x5x3xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x9x5x3xi32>
  %l10c3 = stablehlo.constant dense<240> : tensor<2x4x4x9x5x3xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x9x5x3xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x9x5x3xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x9x5x3xi32>
  %l10c4 = stablehlo.constant dense<12> : tensor<2x4x4x9x5x3xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x9x5x3xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x9x5x3xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x9x5x3xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x9x5x3xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x9x5x3xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x9x5x3xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x9x5x3xi32>) -> tensor<2x4x4x9x5x3xf32>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x9x5x3xf32>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x9x5x3xf32>
  check.expect_eq %unb, %l10b : tensor<2x4x4x9x5x3xf32>
  func.return
}
func.func private @f32_4() {
  %i = stablehlo.iota dim = 0 : tensor<1848xi32>
  %j = stablehlo.convert %i : (tensor<1848xi32>) -> tensor<1848xf32>
  %k = stablehlo.reshape %j : (tensor<1848xf32>) -> tensor<2x7x33x4xf32>
  %x = stablehlo.optimization_barrier %k : tensor<2x7x33x4xf32>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x4xf32>
  %l1s0 = stablehlo.constant dense<128> : tensor<2x7x33x4xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x7x33x4xi32>
  %l1c0 = stablehlo.constant dense<924> : tensor<2x7x33x4xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x7x33x4xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x7x33x4xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x7x33x4xi32>
  %l1c1 = stablehlo.constant dense<132> : tensor<2x7x33x4xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x7x33x4xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x7x33x4xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x7x33x4xi32>
  %l1c2 = stablehlo.constant dense<-4> : tensor<2x7x33x4xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x7x33x4xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x7x33x4xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x7x33x4xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x7x33x4xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x7x33x4xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x7x33x4xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x7x33x4xi32>) -> tensor<2x7x33x4xf32>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x7x33x4xf32>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x7x33x4xf32>
  check.expect_eq %revb, %l1b : tensor<2x7x33x4xf32>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x7x33x4xf32>) -> tensor<2x33x7x4xf32>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x33x7x4xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x33x7x4xi32>
  %l2c0 = stablehlo.constant dense<924> : tensor<2x33x7x4xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x33x7x4xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x33x7x4xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x33x7x4xi32>
  %l2c1 = stablehlo.constant dense<4> : tensor<2x33x7x4xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x33x7x4xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x33x7x4xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x33x7x4xi32>
  %l2c2 = stablehlo.constant dense<132> : tensor<2x33x7x4xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x33x7x4xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x33x7x4xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x33x7x4xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x33x7x4xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x33x7x4xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x33x7x4xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x33x7x4xi32>) -> tensor<2x33x7x4xf32>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x33x7x4xf32>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x33x7x4xf32>
  check.expect_eq %swpb, %l2b : tensor<2x33x7x4xf32>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x4xf32>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x7x33x4xf32>) -> tensor<2x33x7x4xf32>
  %l3s0 = stablehlo.constant dense<128> : tensor<2x33x7x4xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x33x7x4xi32>
  %l3c0 = stablehlo.constant dense<924> : tensor<2x33x7x4xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x33x7x4xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x33x7x4xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x33x7x4xi32>
  %l3c1 = stablehlo.constant dense<-4> : tensor<2x33x7x4xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x33x7x4xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x33x7x4xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x33x7x4xi32>
  %l3c2 = stablehlo.constant dense<132> : tensor<2x33x7x4xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x33x7x4xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x33x7x4xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x33x7x4xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x33x7x4xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x33x7x4xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x33x7x4xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x33x7x4xi32>) -> tensor<2x33x7x4xf32>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x33x7x4xf32>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x33x7x4xf32>
  check.expect_eq %rotb, %l3b : tensor<2x33x7x4xf32>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x7x33x4xf32>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x7x33x4xf32>) -> tensor<2x33x7x4xf32>
  %l4s0 = stablehlo.constant dense<792> : tensor<2x33x7x4xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x33x7x4xi32>
  %l4c0 = stablehlo.constant dense<924> : tensor<2x33x7x4xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x33x7x4xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x33x7x4xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x33x7x4xi32>
  %l4c1 = stablehlo.constant dense<4> : tensor<2x33x7x4xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x33x7x4xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x33x7x4xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x33x7x4xi32>
  %l4c2 = stablehlo.constant dense<-132> : tensor<2x33x7x4xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x33x7x4xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x33x7x4xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x33x7x4xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x33x7x4xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x33x7x4xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x33x7x4xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x33x7x4xi32>) -> tensor<2x33x7x4xf32>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x33x7x4xf32>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x33x7x4xf32>
  check.expect_eq %torb, %l4b : tensor<2x33x7x4xf32>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x4xf32>) -> tensor<2x7x33x2x4xf32>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x7x33x2x4xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x7x33x2x4xi32>
  %l5c0 = stablehlo.constant dense<924> : tensor<2x7x33x2x4xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x7x33x2x4xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x7x33x2x4xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x7x33x2x4xi32>
  %l5c1 = stablehlo.constant dense<132> : tensor<2x7x33x2x4xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x7x33x2x4xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x7x33x2x4xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x7x33x2x4xi32>
  %l5c2 = stablehlo.constant dense<4> : tensor<2x7x33x2x4xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x7x33x2x4xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x7x33x2x4xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x7x33x2x4xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x7x33x2x4xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x7x33x2x4xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x7x33x2x4xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x7x33x2x4xi32>) -> tensor<2x7x33x2x4xf32>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x7x33x2x4xf32>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x7x33x2x4xf32>
  check.expect_eq %rep2b, %l5b : tensor<2x7x33x2x4xf32>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x4xf32>) -> tensor<2x7x33x3x4xf32>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x7x33x3x4xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x7x33x3x4xi32>
  %l6c0 = stablehlo.constant dense<924> : tensor<2x7x33x3x4xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x7x33x3x4xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x7x33x3x4xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x7x33x3x4xi32>
  %l6c1 = stablehlo.constant dense<132> : tensor<2x7x33x3x4xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x7x33x3x4xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x7x33x3x4xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x7x33x3x4xi32>
  %l6c2 = stablehlo.constant dense<4> : tensor<2x7x33x3x4xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x7x33x3x4xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x7x33x3x4xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x7x33x3x4xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x7x33x3x4xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x7x33x3x4xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x7x33x3x4xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x7x33x3x4xi32>) -> tensor<2x7x33x3x4xf32>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x7x33x3x4xf32>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x7x33x3x4xf32>
  check.expect_eq %rep3b, %l6b : tensor<2x7x33x3x4xf32>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x4xf32>) -> tensor<2x7x33x5x4xf32>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x7x33x5x4xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x7x33x5x4xi32>
  %l7c0 = stablehlo.constant dense<924> : tensor<2x7x33x5x4xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x7x33x5x4xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x7x33x5x4xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x7x33x5x4xi32>
  %l7c1 = stablehlo.constant dense<132> : tensor<2x7x33x5x4xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x7x33x5x4xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x7x33x5x4xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x7x33x5x4xi32>
  %l7c2 = stablehlo.constant dense<4> : tensor<2x7x33x5x4xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x7x33x5x4xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x7x33x5x4xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x7x33x5x4xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x7x33x5x4xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x7x33x5x4xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x7x33x5x4xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x7x33x5x4xi32>) -> tensor<2x7x33x5x4xf32>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x7x33x5x4xf32>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x7x33x5x4xf32>
  check.expect_eq %rep5b, %l7b : tensor<2x7x33x5x4xf32>
  %odd = stablehlo.slice %x [0:2, 0:7, 0:33:2, 0:4] : (tensor<2x7x33x4xf32>) -> tensor<2x7x17x4xf32>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x7x17x4xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x7x17x4xi32>
  %l8c0 = stablehlo.constant dense<924> : tensor<2x7x17x4xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x7x17x4xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x7x17x4xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x7x17x4xi32>
  %l8c1 = stablehlo.constant dense<132> : tensor<2x7x17x4xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x7x17x4xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x7x17x4xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x7x17x4xi32>
  %l8c2 = stablehlo.constant dense<8> : tensor<2x7x17x4xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x7x17x4xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x7x17x4xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x7x17x4xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x7x17x4xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x7x17x4xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x7x17x4xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x7x17x4xi32>) -> tensor<2x7x17x4xf32>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x7x17x4xf32>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x7x17x4xf32>
  check.expect_eq %oddb, %l8b : tensor<2x7x17x4xf32>
  func.return
}
func.func private @f32_5() {
  %i = stablehlo.iota dim = 0 : tensor<3520xi32>
  %j = stablehlo.convert %i : (tensor<3520xi32>) -> tensor<3520xf32>
  %k = stablehlo.reshape %j : (tensor<3520xf32>) -> tensor<2x44x8x5xf32>
  %x = stablehlo.optimization_barrier %k : tensor<2x44x8x5xf32>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x5xf32>
  %l1s0 = stablehlo.constant dense<35> : tensor<2x44x8x5xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x44x8x5xi32>
  %l1c0 = stablehlo.constant dense<1760> : tensor<2x44x8x5xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x44x8x5xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x44x8x5xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x44x8x5xi32>
  %l1c1 = stablehlo.constant dense<40> : tensor<2x44x8x5xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x44x8x5xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x44x8x5xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x44x8x5xi32>
  %l1c2 = stablehlo.constant dense<-5> : tensor<2x44x8x5xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x44x8x5xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x44x8x5xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x44x8x5xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x44x8x5xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x44x8x5xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x44x8x5xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x44x8x5xi32>) -> tensor<2x44x8x5xf32>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x44x8x5xf32>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x44x8x5xf32>
  check.expect_eq %revb, %l1b : tensor<2x44x8x5xf32>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x44x8x5xf32>) -> tensor<2x8x44x5xf32>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x8x44x5xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x8x44x5xi32>
  %l2c0 = stablehlo.constant dense<1760> : tensor<2x8x44x5xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x8x44x5xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x8x44x5xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x8x44x5xi32>
  %l2c1 = stablehlo.constant dense<5> : tensor<2x8x44x5xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x8x44x5xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x8x44x5xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x8x44x5xi32>
  %l2c2 = stablehlo.constant dense<40> : tensor<2x8x44x5xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x8x44x5xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x8x44x5xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x8x44x5xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x8x44x5xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x8x44x5xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x8x44x5xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x8x44x5xi32>) -> tensor<2x8x44x5xf32>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x8x44x5xf32>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x8x44x5xf32>
  check.expect_eq %swpb, %l2b : tensor<2x8x44x5xf32>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x5xf32>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x44x8x5xf32>) -> tensor<2x8x44x5xf32>
  %l3s0 = stablehlo.constant dense<35> : tensor<2x8x44x5xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x8x44x5xi32>
  %l3c0 = stablehlo.constant dense<1760> : tensor<2x8x44x5xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x8x44x5xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x8x44x5xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x8x44x5xi32>
  %l3c1 = stablehlo.constant dense<-5> : tensor<2x8x44x5xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x8x44x5xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x8x44x5xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x8x44x5xi32>
  %l3c2 = stablehlo.constant dense<40> : tensor<2x8x44x5xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x8x44x5xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x8x44x5xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x8x44x5xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x8x44x5xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x8x44x5xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x8x44x5xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x8x44x5xi32>) -> tensor<2x8x44x5xf32>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x8x44x5xf32>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x8x44x5xf32>
  check.expect_eq %rotb, %l3b : tensor<2x8x44x5xf32>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x44x8x5xf32>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x44x8x5xf32>) -> tensor<2x8x44x5xf32>
  %l4s0 = stablehlo.constant dense<1720> : tensor<2x8x44x5xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x8x44x5xi32>
  %l4c0 = stablehlo.constant dense<1760> : tensor<2x8x44x5xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x8x44x5xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x8x44x5xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x8x44x5xi32>
  %l4c1 = stablehlo.constant dense<5> : tensor<2x8x44x5xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x8x44x5xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x8x44x5xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x8x44x5xi32>
  %l4c2 = stablehlo.constant dense<-40> : tensor<2x8x44x5xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x8x44x5xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x8x44x5xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x8x44x5xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x8x44x5xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x8x44x5xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x8x44x5xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x8x44x5xi32>) -> tensor<2x8x44x5xf32>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x8x44x5xf32>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x8x44x5xf32>
  check.expect_eq %torb, %l4b : tensor<2x8x44x5xf32>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x5xf32>) -> tensor<2x44x8x2x5xf32>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x44x8x2x5xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x44x8x2x5xi32>
  %l5c0 = stablehlo.constant dense<1760> : tensor<2x44x8x2x5xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x44x8x2x5xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x44x8x2x5xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x44x8x2x5xi32>
  %l5c1 = stablehlo.constant dense<40> : tensor<2x44x8x2x5xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x44x8x2x5xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x44x8x2x5xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x44x8x2x5xi32>
  %l5c2 = stablehlo.constant dense<5> : tensor<2x44x8x2x5xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x44x8x2x5xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x44x8x2x5xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x44x8x2x5xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x44x8x2x5xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x44x8x2x5xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x44x8x2x5xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x44x8x2x5xi32>) -> tensor<2x44x8x2x5xf32>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x44x8x2x5xf32>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x44x8x2x5xf32>
  check.expect_eq %rep2b, %l5b : tensor<2x44x8x2x5xf32>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x5xf32>) -> tensor<2x44x8x3x5xf32>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x44x8x3x5xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x44x8x3x5xi32>
  %l6c0 = stablehlo.constant dense<1760> : tensor<2x44x8x3x5xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x44x8x3x5xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x44x8x3x5xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x44x8x3x5xi32>
  %l6c1 = stablehlo.constant dense<40> : tensor<2x44x8x3x5xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x44x8x3x5xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x44x8x3x5xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x44x8x3x5xi32>
  %l6c2 = stablehlo.constant dense<5> : tensor<2x44x8x3x5xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x44x8x3x5xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x44x8x3x5xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x44x8x3x5xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x44x8x3x5xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x44x8x3x5xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x44x8x3x5xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x44x8x3x5xi32>) -> tensor<2x44x8x3x5xf32>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x44x8x3x5xf32>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x44x8x3x5xf32>
  check.expect_eq %rep3b, %l6b : tensor<2x44x8x3x5xf32>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x5xf32>) -> tensor<2x44x8x5x5xf32>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x44x8x5x5xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x44x8x5x5xi32>
  %l7c0 = stablehlo.constant dense<1760> : tensor<2x44x8x5x5xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x44x8x5x5xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x44x8x5x5xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x44x8x5x5xi32>
  %l7c1 = stablehlo.constant dense<40> : tensor<2x44x8x5x5xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x44x8x5x5xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x44x8x5x5xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x44x8x5x5xi32>
  %l7c2 = stablehlo.constant dense<5> : tensor<2x44x8x5x5xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x44x8x5x5xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x44x8x5x5xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x44x8x5x5xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x44x8x5x5xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x44x8x5x5xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x44x8x5x5xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x44x8x5x5xi32>) -> tensor<2x44x8x5x5xf32>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x44x8x5x5xf32>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x44x8x5x5xf32>
  check.expect_eq %rep5b, %l7b : tensor<2x44x8x5x5xf32>
  %odd = stablehlo.slice %x [0:2, 0:44, 0:8:2, 0:5] : (tensor<2x44x8x5xf32>) -> tensor<2x44x4x5xf32>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x44x4x5xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x44x4x5xi32>
  %l8c0 = stablehlo.constant dense<1760> : tensor<2x44x4x5xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x44x4x5xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x44x4x5xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x44x4x5xi32>
  %l8c1 = stablehlo.constant dense<40> : tensor<2x44x4x5xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x44x4x5xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x44x4x5xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x44x4x5xi32>
  %l8c2 = stablehlo.constant dense<10> : tensor<2x44x4x5xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x44x4x5xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x44x4x5xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x44x4x5xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x44x4x5xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x44x4x5xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x44x4x5xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x44x4x5xi32>) -> tensor<2x44x4x5xf32>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x44x4x5xf32>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x44x4x5xf32>
  check.expect_eq %oddb, %l8b : tensor<2x44x4x5xf32>
  %pa0 = stablehlo.reshape %x : (tensor<2x44x8x5xf32>) -> tensor<2x11x4x2x4x5xf32>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x11x4x2x4x5xf32>) -> tensor<2x11x2x4x4x5xf32>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x11x2x4x4x5xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x11x2x4x4x5xi32>
  %l9c0 = stablehlo.constant dense<1760> : tensor<2x11x2x4x4x5xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x11x2x4x4x5xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x11x2x4x4x5xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x11x2x4x4x5xi32>
  %l9c1 = stablehlo.constant dense<160> : tensor<2x11x2x4x4x5xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x11x2x4x4x5xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x11x2x4x4x5xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x11x2x4x4x5xi32>
  %l9c2 = stablehlo.constant dense<20> : tensor<2x11x2x4x4x5xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x11x2x4x4x5xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x11x2x4x4x5xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x11x2x4x4x5xi32>
  %l9c3 = stablehlo.constant dense<40> : tensor<2x11x2x4x4x5xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x11x2x4x4x5xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x11x2x4x4x5xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x11x2x4x4x5xi32>
  %l9c4 = stablehlo.constant dense<5> : tensor<2x11x2x4x4x5xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x11x2x4x4x5xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x11x2x4x4x5xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x11x2x4x4x5xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x11x2x4x4x5xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x11x2x4x4x5xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x11x2x4x4x5xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x11x2x4x4x5xi32>) -> tensor<2x11x2x4x4x5xf32>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x11x2x4x4x5xf32>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x11x2x4x4x5xf32>
  check.expect_eq %pab, %l9b : tensor<2x11x2x4x4x5xf32>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x11x4x2x4x5xf32>) -> tensor<2x4x4x11x2x5xf32>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x11x2x5xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x11x2x5xi32>
  %l10c0 = stablehlo.constant dense<1760> : tensor<2x4x4x11x2x5xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x11x2x5xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x11x2x5xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x11x2x5xi32>
  %l10c1 = stablehlo.constant dense<40> : tensor<2x4x4x11x2x5xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x11x2x5xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x11x2x5xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x11x2x5xi32>
  %l10c2 = stablehlo.constant dense<5> : tensor<2x4x4x11x2x5xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x11x2x5xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x11x2x5xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x11x2x5xi32>
  %l10c3 = stablehlo.constant dense<160> : tensor<2x4x4x11x2x5xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x11x2x5xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x11x2x5xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x11x2x5xi32>
  %l10c4 = stablehlo.constant dense<20> : tensor<2x4x4x11x2x5xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x11x2x5xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x11x2x5xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x11x2x5xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x11x2x5xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x11x2x5xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x11x2x5xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x11x2x5xi32>) -> tensor<2x4x4x11x2x5xf32>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x11x2x5xf32>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x11x2x5xf32>
  check.expect_eq %unb, %l10b : tensor<2x4x4x11x2x5xf32>
  func.return
}
func.func private @f32_8() {
  %i = stablehlo.iota dim = 0 : tensor<240xi32>
  %j = stablehlo.convert %i : (tensor<240xi32>) -> tensor<240xf32>
  %k = stablehlo.reshape %j : (tensor<240xf32>) -> tensor<2x3x5x8xf32>
  %x = stablehlo.optimization_barrier %k : tensor<2x3x5x8xf32>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x8xf32>
  %l1s0 = stablehlo.constant dense<32> : tensor<2x3x5x8xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x3x5x8xi32>
  %l1c0 = stablehlo.constant dense<120> : tensor<2x3x5x8xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x3x5x8xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x3x5x8xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x3x5x8xi32>
  %l1c1 = stablehlo.constant dense<40> : tensor<2x3x5x8xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x3x5x8xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x3x5x8xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x3x5x8xi32>
  %l1c2 = stablehlo.constant dense<-8> : tensor<2x3x5x8xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x3x5x8xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x3x5x8xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x3x5x8xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x3x5x8xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x3x5x8xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x3x5x8xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x3x5x8xi32>) -> tensor<2x3x5x8xf32>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x3x5x8xf32>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x3x5x8xf32>
  check.expect_eq %revb, %l1b : tensor<2x3x5x8xf32>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x3x5x8xf32>) -> tensor<2x5x3x8xf32>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x5x3x8xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x5x3x8xi32>
  %l2c0 = stablehlo.constant dense<120> : tensor<2x5x3x8xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x5x3x8xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x5x3x8xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x5x3x8xi32>
  %l2c1 = stablehlo.constant dense<8> : tensor<2x5x3x8xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x5x3x8xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x5x3x8xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x5x3x8xi32>
  %l2c2 = stablehlo.constant dense<40> : tensor<2x5x3x8xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x5x3x8xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x5x3x8xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x5x3x8xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x5x3x8xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x5x3x8xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x5x3x8xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x5x3x8xi32>) -> tensor<2x5x3x8xf32>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x5x3x8xf32>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x5x3x8xf32>
  check.expect_eq %swpb, %l2b : tensor<2x5x3x8xf32>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x8xf32>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x3x5x8xf32>) -> tensor<2x5x3x8xf32>
  %l3s0 = stablehlo.constant dense<32> : tensor<2x5x3x8xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x5x3x8xi32>
  %l3c0 = stablehlo.constant dense<120> : tensor<2x5x3x8xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x5x3x8xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x5x3x8xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x5x3x8xi32>
  %l3c1 = stablehlo.constant dense<-8> : tensor<2x5x3x8xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x5x3x8xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x5x3x8xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x5x3x8xi32>
  %l3c2 = stablehlo.constant dense<40> : tensor<2x5x3x8xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x5x3x8xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x5x3x8xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x5x3x8xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x5x3x8xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x5x3x8xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x5x3x8xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x5x3x8xi32>) -> tensor<2x5x3x8xf32>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x5x3x8xf32>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x5x3x8xf32>
  check.expect_eq %rotb, %l3b : tensor<2x5x3x8xf32>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x3x5x8xf32>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x3x5x8xf32>) -> tensor<2x5x3x8xf32>
  %l4s0 = stablehlo.constant dense<80> : tensor<2x5x3x8xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x5x3x8xi32>
  %l4c0 = stablehlo.constant dense<120> : tensor<2x5x3x8xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x5x3x8xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x5x3x8xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x5x3x8xi32>
  %l4c1 = stablehlo.constant dense<8> : tensor<2x5x3x8xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x5x3x8xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x5x3x8xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x5x3x8xi32>
  %l4c2 = stablehlo.constant dense<-40> : tensor<2x5x3x8xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x5x3x8xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x5x3x8xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x5x3x8xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x5x3x8xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x5x3x8xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x5x3x8xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x5x3x8xi32>) -> tensor<2x5x3x8xf32>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x5x3x8xf32>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x5x3x8xf32>
  check.expect_eq %torb, %l4b : tensor<2x5x3x8xf32>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x8xf32>) -> tensor<2x3x5x2x8xf32>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x3x5x2x8xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x3x5x2x8xi32>
  %l5c0 = stablehlo.constant dense<120> : tensor<2x3x5x2x8xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x3x5x2x8xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x3x5x2x8xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x3x5x2x8xi32>
  %l5c1 = stablehlo.constant dense<40> : tensor<2x3x5x2x8xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x3x5x2x8xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x3x5x2x8xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x3x5x2x8xi32>
  %l5c2 = stablehlo.constant dense<8> : tensor<2x3x5x2x8xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x3x5x2x8xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x3x5x2x8xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x3x5x2x8xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x3x5x2x8xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x3x5x2x8xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x3x5x2x8xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x3x5x2x8xi32>) -> tensor<2x3x5x2x8xf32>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x3x5x2x8xf32>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x3x5x2x8xf32>
  check.expect_eq %rep2b, %l5b : tensor<2x3x5x2x8xf32>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x8xf32>) -> tensor<2x3x5x3x8xf32>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x3x5x3x8xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x3x5x3x8xi32>
  %l6c0 = stablehlo.constant dense<120> : tensor<2x3x5x3x8xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x3x5x3x8xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x3x5x3x8xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x3x5x3x8xi32>
  %l6c1 = stablehlo.constant dense<40> : tensor<2x3x5x3x8xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x3x5x3x8xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x3x5x3x8xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x3x5x3x8xi32>
  %l6c2 = stablehlo.constant dense<8> : tensor<2x3x5x3x8xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x3x5x3x8xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x3x5x3x8xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x3x5x3x8xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x3x5x3x8xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x3x5x3x8xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x3x5x3x8xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x3x5x3x8xi32>) -> tensor<2x3x5x3x8xf32>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x3x5x3x8xf32>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x3x5x3x8xf32>
  check.expect_eq %rep3b, %l6b : tensor<2x3x5x3x8xf32>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x8xf32>) -> tensor<2x3x5x5x8xf32>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x3x5x5x8xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x3x5x5x8xi32>
  %l7c0 = stablehlo.constant dense<120> : tensor<2x3x5x5x8xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x3x5x5x8xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x3x5x5x8xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x3x5x5x8xi32>
  %l7c1 = stablehlo.constant dense<40> : tensor<2x3x5x5x8xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x3x5x5x8xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x3x5x5x8xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x3x5x5x8xi32>
  %l7c2 = stablehlo.constant dense<8> : tensor<2x3x5x5x8xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x3x5x5x8xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x3x5x5x8xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x3x5x5x8xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x3x5x5x8xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x3x5x5x8xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x3x5x5x8xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x3x5x5x8xi32>) -> tensor<2x3x5x5x8xf32>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x3x5x5x8xf32>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x3x5x5x8xf32>
  check.expect_eq %rep5b, %l7b : tensor<2x3x5x5x8xf32>
  %odd = stablehlo.slice %x [0:2, 0:3, 0:5:2, 0:8] : (tensor<2x3x5x8xf32>) -> tensor<2x3x3x8xf32>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x3x3x8xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x3x3x8xi32>
  %l8c0 = stablehlo.constant dense<120> : tensor<2x3x3x8xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x3x3x8xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x3x3x8xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x3x3x8xi32>
  %l8c1 = stablehlo.constant dense<40> : tensor<2x3x3x8xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x3x3x8xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x3x3x8xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x3x3x8xi32>
  %l8c2 = stablehlo.constant dense<16> : tensor<2x3x3x8xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x3x3x8xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x3x3x8xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x3x3x8xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x3x3x8xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x3x3x8xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x3x3x8xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x3x3x8xi32>) -> tensor<2x3x3x8xf32>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x3x3x8xf32>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x3x3x8xf32>
  check.expect_eq %oddb, %l8b : tensor<2x3x3x8xf32>
  func.return
}
func.func private @f32_12() {
  %i = stablehlo.iota dim = 0 : tensor<17280xi32>
  %j = stablehlo.convert %i : (tensor<17280xi32>) -> tensor<17280xf32>
  %k = stablehlo.reshape %j : (tensor<17280xf32>) -> tensor<2x36x20x12xf32>
  %x = stablehlo.optimization_barrier %k : tensor<2x36x20x12xf32>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x12xf32>
  %l1s0 = stablehlo.constant dense<228> : tensor<2x36x20x12xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x36x20x12xi32>
  %l1c0 = stablehlo.constant dense<8640> : tensor<2x36x20x12xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x36x20x12xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x36x20x12xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x36x20x12xi32>
  %l1c1 = stablehlo.constant dense<240> : tensor<2x36x20x12xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x36x20x12xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x36x20x12xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x36x20x12xi32>
  %l1c2 = stablehlo.constant dense<-12> : tensor<2x36x20x12xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x36x20x12xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x36x20x12xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x36x20x12xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x36x20x12xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x36x20x12xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x36x20x12xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x36x20x12xi32>) -> tensor<2x36x20x12xf32>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x36x20x12xf32>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x36x20x12xf32>
  check.expect_eq %revb, %l1b : tensor<2x36x20x12xf32>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x36x20x12xf32>) -> tensor<2x20x36x12xf32>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x20x36x12xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x20x36x12xi32>
  %l2c0 = stablehlo.constant dense<8640> : tensor<2x20x36x12xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x20x36x12xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x20x36x12xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x20x36x12xi32>
  %l2c1 = stablehlo.constant dense<12> : tensor<2x20x36x12xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x20x36x12xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x20x36x12xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x20x36x12xi32>
  %l2c2 = stablehlo.constant dense<240> : tensor<2x20x36x12xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x20x36x12xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x20x36x12xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x20x36x12xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x20x36x12xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x20x36x12xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x20x36x12xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x20x36x12xi32>) -> tensor<2x20x36x12xf32>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x20x36x12xf32>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x20x36x12xf32>
  check.expect_eq %swpb, %l2b : tensor<2x20x36x12xf32>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x12xf32>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x36x20x12xf32>) -> tensor<2x20x36x12xf32>
  %l3s0 = stablehlo.constant dense<228> : tensor<2x20x36x12xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x20x36x12xi32>
  %l3c0 = stablehlo.constant dense<8640> : tensor<2x20x36x12xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x20x36x12xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x20x36x12xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x20x36x12xi32>
  %l3c1 = stablehlo.constant dense<-12> : tensor<2x20x36x12xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x20x36x12xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x20x36x12xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x20x36x12xi32>
  %l3c2 = stablehlo.constant dense<240> : tensor<2x20x36x12xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x20x36x12xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x20x36x12xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x20x36x12xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x20x36x12xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x20x36x12xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x20x36x12xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x20x36x12xi32>) -> tensor<2x20x36x12xf32>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x20x36x12xf32>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x20x36x12xf32>
  check.expect_eq %rotb, %l3b : tensor<2x20x36x12xf32>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x36x20x12xf32>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x36x20x12xf32>) -> tensor<2x20x36x12xf32>
  %l4s0 = stablehlo.constant dense<8400> : tensor<2x20x36x12xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x20x36x12xi32>
  %l4c0 = stablehlo.constant dense<8640> : tensor<2x20x36x12xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x20x36x12xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x20x36x12xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x20x36x12xi32>
  %l4c1 = stablehlo.constant dense<12> : tensor<2x20x36x12xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x20x36x12xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x20x36x12xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x20x36x12xi32>
  %l4c2 = stablehlo.constant dense<-240> : tensor<2x20x36x12xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x20x36x12xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x20x36x12xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x20x36x12xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x20x36x12xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x20x36x12xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x20x36x12xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x20x36x12xi32>) -> tensor<2x20x36x12xf32>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x20x36x12xf32>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x20x36x12xf32>
  check.expect_eq %torb, %l4b : tensor<2x20x36x12xf32>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x12xf32>) -> tensor<2x36x20x2x12xf32>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x36x20x2x12xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x36x20x2x12xi32>
  %l5c0 = stablehlo.constant dense<8640> : tensor<2x36x20x2x12xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x36x20x2x12xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x36x20x2x12xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x36x20x2x12xi32>
  %l5c1 = stablehlo.constant dense<240> : tensor<2x36x20x2x12xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x36x20x2x12xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x36x20x2x12xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x36x20x2x12xi32>
  %l5c2 = stablehlo.constant dense<12> : tensor<2x36x20x2x12xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x36x20x2x12xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x36x20x2x12xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x36x20x2x12xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x36x20x2x12xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x36x20x2x12xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x36x20x2x12xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x36x20x2x12xi32>) -> tensor<2x36x20x2x12xf32>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x36x20x2x12xf32>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x36x20x2x12xf32>
  check.expect_eq %rep2b, %l5b : tensor<2x36x20x2x12xf32>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x12xf32>) -> tensor<2x36x20x3x12xf32>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x36x20x3x12xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x36x20x3x12xi32>
  %l6c0 = stablehlo.constant dense<8640> : tensor<2x36x20x3x12xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x36x20x3x12xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x36x20x3x12xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x36x20x3x12xi32>
  %l6c1 = stablehlo.constant dense<240> : tensor<2x36x20x3x12xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x36x20x3x12xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x36x20x3x12xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x36x20x3x12xi32>
  %l6c2 = stablehlo.constant dense<12> : tensor<2x36x20x3x12xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x36x20x3x12xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x36x20x3x12xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x36x20x3x12xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x36x20x3x12xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x36x20x3x12xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x36x20x3x12xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x36x20x3x12xi32>) -> tensor<2x36x20x3x12xf32>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x36x20x3x12xf32>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x36x20x3x12xf32>
  check.expect_eq %rep3b, %l6b : tensor<2x36x20x3x12xf32>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x12xf32>) -> tensor<2x36x20x5x12xf32>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x36x20x5x12xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x36x20x5x12xi32>
  %l7c0 = stablehlo.constant dense<8640> : tensor<2x36x20x5x12xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x36x20x5x12xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x36x20x5x12xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x36x20x5x12xi32>
  %l7c1 = stablehlo.constant dense<240> : tensor<2x36x20x5x12xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x36x20x5x12xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x36x20x5x12xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x36x20x5x12xi32>
  %l7c2 = stablehlo.constant dense<12> : tensor<2x36x20x5x12xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x36x20x5x12xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x36x20x5x12xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x36x20x5x12xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x36x20x5x12xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x36x20x5x12xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x36x20x5x12xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x36x20x5x12xi32>) -> tensor<2x36x20x5x12xf32>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x36x20x5x12xf32>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x36x20x5x12xf32>
  check.expect_eq %rep5b, %l7b : tensor<2x36x20x5x12xf32>
  %odd = stablehlo.slice %x [0:2, 0:36, 0:20:2, 0:12] : (tensor<2x36x20x12xf32>) -> tensor<2x36x10x12xf32>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x36x10x12xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x36x10x12xi32>
  %l8c0 = stablehlo.constant dense<8640> : tensor<2x36x10x12xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x36x10x12xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x36x10x12xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x36x10x12xi32>
  %l8c1 = stablehlo.constant dense<240> : tensor<2x36x10x12xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x36x10x12xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x36x10x12xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x36x10x12xi32>
  %l8c2 = stablehlo.constant dense<24> : tensor<2x36x10x12xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x36x10x12xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x36x10x12xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x36x10x12xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x36x10x12xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x36x10x12xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x36x10x12xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x36x10x12xi32>) -> tensor<2x36x10x12xf32>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x36x10x12xf32>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x36x10x12xf32>
  check.expect_eq %oddb, %l8b : tensor<2x36x10x12xf32>
  %pa0 = stablehlo.reshape %x : (tensor<2x36x20x12xf32>) -> tensor<2x9x4x5x4x12xf32>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x9x4x5x4x12xf32>) -> tensor<2x9x5x4x4x12xf32>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x9x5x4x4x12xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x9x5x4x4x12xi32>
  %l9c0 = stablehlo.constant dense<8640> : tensor<2x9x5x4x4x12xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x9x5x4x4x12xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x9x5x4x4x12xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x9x5x4x4x12xi32>
  %l9c1 = stablehlo.constant dense<960> : tensor<2x9x5x4x4x12xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x9x5x4x4x12xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x9x5x4x4x12xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x9x5x4x4x12xi32>
  %l9c2 = stablehlo.constant dense<48> : tensor<2x9x5x4x4x12xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x9x5x4x4x12xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x9x5x4x4x12xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x9x5x4x4x12xi32>
  %l9c3 = stablehlo.constant dense<240> : tensor<2x9x5x4x4x12xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x9x5x4x4x12xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x9x5x4x4x12xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x9x5x4x4x12xi32>
  %l9c4 = stablehlo.constant dense<12> : tensor<2x9x5x4x4x12xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x9x5x4x4x12xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x9x5x4x4x12xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x9x5x4x4x12xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x9x5x4x4x12xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x9x5x4x4x12xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x9x5x4x4x12xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x9x5x4x4x12xi32>) -> tensor<2x9x5x4x4x12xf32>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x9x5x4x4x12xf32>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x9x5x4x4x12xf32>
  check.expect_eq %pab, %l9b : tensor<2x9x5x4x4x12xf32>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x9x4x5x4x12xf32>) -> tensor<2x4x4x9x5x12xf32>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x9x5x12xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x9x5x12xi32>
  %l10c0 = stablehlo.constant dense<8640> : tensor<2x4x4x9x5x12xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x9x5x12xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x9x5x12xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x9x5x12xi32>
  %l10c1 = stablehlo.constant dense<240> : tensor<2x4x4x9x5x12xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x9x5x12xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x9x5x12xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x9x5x12xi32>
  %l10c2 = stablehlo.constant dense<12> : tensor<2x4x4x9x5x12xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x9x5x12xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x9x5x12xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x9x5x12xi32>
  %l10c3 = stablehlo.constant dense<960> : tensor<2x4x4x9x5x12xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x9x5x12xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x9x5x12xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x9x5x12xi32>
  %l10c4 = stablehlo.constant dense<48> : tensor<2x4x4x9x5x12xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x9x5x12xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x9x5x12xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x9x5x12xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x9x5x12xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x9x5x12xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x9x5x12xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x9x5x12xi32>) -> tensor<2x4x4x9x5x12xf32>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x9x5x12xf32>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x9x5x12xf32>
  check.expect_eq %unb, %l10b : tensor<2x4x4x9x5x12xf32>
  func.return
}
func.func private @f32_16() {
  %i = stablehlo.iota dim = 0 : tensor<7392xi32>
  %j = stablehlo.convert %i : (tensor<7392xi32>) -> tensor<7392xf32>
  %k = stablehlo.reshape %j : (tensor<7392xf32>) -> tensor<2x7x33x16xf32>
  %x = stablehlo.optimization_barrier %k : tensor<2x7x33x16xf32>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x16xf32>
  %l1s0 = stablehlo.constant dense<512> : tensor<2x7x33x16xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x7x33x16xi32>
  %l1c0 = stablehlo.constant dense<3696> : tensor<2x7x33x16xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x7x33x16xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x7x33x16xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x7x33x16xi32>
  %l1c1 = stablehlo.constant dense<528> : tensor<2x7x33x16xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x7x33x16xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x7x33x16xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x7x33x16xi32>
  %l1c2 = stablehlo.constant dense<-16> : tensor<2x7x33x16xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x7x33x16xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x7x33x16xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x7x33x16xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x7x33x16xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x7x33x16xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x7x33x16xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x7x33x16xi32>) -> tensor<2x7x33x16xf32>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x7x33x16xf32>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x7x33x16xf32>
  check.expect_eq %revb, %l1b : tensor<2x7x33x16xf32>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x7x33x16xf32>) -> tensor<2x33x7x16xf32>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x33x7x16xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x33x7x16xi32>
  %l2c0 = stablehlo.constant dense<3696> : tensor<2x33x7x16xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x33x7x16xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x33x7x16xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x33x7x16xi32>
  %l2c1 = stablehlo.constant dense<16> : tensor<2x33x7x16xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x33x7x16xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x33x7x16xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x33x7x16xi32>
  %l2c2 = stablehlo.constant dense<528> : tensor<2x33x7x16xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x33x7x16xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x33x7x16xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x33x7x16xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x33x7x16xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x33x7x16xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x33x7x16xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x33x7x16xi32>) -> tensor<2x33x7x16xf32>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x33x7x16xf32>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x33x7x16xf32>
  check.expect_eq %swpb, %l2b : tensor<2x33x7x16xf32>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x16xf32>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x7x33x16xf32>) -> tensor<2x33x7x16xf32>
  %l3s0 = stablehlo.constant dense<512> : tensor<2x33x7x16xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x33x7x16xi32>
  %l3c0 = stablehlo.constant dense<3696> : tensor<2x33x7x16xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x33x7x16xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x33x7x16xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x33x7x16xi32>
  %l3c1 = stablehlo.constant dense<-16> : tensor<2x33x7x16xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x33x7x16xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x33x7x16xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x33x7x16xi32>
  %l3c2 = stablehlo.constant dense<528> : tensor<2x33x7x16xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x33x7x16xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x33x7x16xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x33x7x16xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x33x7x16xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x33x7x16xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x33x7x16xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x33x7x16xi32>) -> tensor<2x33x7x16xf32>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x33x7x16xf32>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x33x7x16xf32>
  check.expect_eq %rotb, %l3b : tensor<2x33x7x16xf32>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x7x33x16xf32>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x7x33x16xf32>) -> tensor<2x33x7x16xf32>
  %l4s0 = stablehlo.constant dense<3168> : tensor<2x33x7x16xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x33x7x16xi32>
  %l4c0 = stablehlo.constant dense<3696> : tensor<2x33x7x16xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x33x7x16xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x33x7x16xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x33x7x16xi32>
  %l4c1 = stablehlo.constant dense<16> : tensor<2x33x7x16xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x33x7x16xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x33x7x16xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x33x7x16xi32>
  %l4c2 = stablehlo.constant dense<-528> : tensor<2x33x7x16xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x33x7x16xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x33x7x16xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x33x7x16xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x33x7x16xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x33x7x16xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x33x7x16xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x33x7x16xi32>) -> tensor<2x33x7x16xf32>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x33x7x16xf32>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x33x7x16xf32>
  check.expect_eq %torb, %l4b : tensor<2x33x7x16xf32>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x16xf32>) -> tensor<2x7x33x2x16xf32>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x7x33x2x16xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x7x33x2x16xi32>
  %l5c0 = stablehlo.constant dense<3696> : tensor<2x7x33x2x16xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x7x33x2x16xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x7x33x2x16xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x7x33x2x16xi32>
  %l5c1 = stablehlo.constant dense<528> : tensor<2x7x33x2x16xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x7x33x2x16xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x7x33x2x16xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x7x33x2x16xi32>
  %l5c2 = stablehlo.constant dense<16> : tensor<2x7x33x2x16xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x7x33x2x16xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x7x33x2x16xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x7x33x2x16xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x7x33x2x16xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x7x33x2x16xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x7x33x2x16xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x7x33x2x16xi32>) -> tensor<2x7x33x2x16xf32>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x7x33x2x16xf32>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x7x33x2x16xf32>
  check.expect_eq %rep2b, %l5b : tensor<2x7x33x2x16xf32>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x16xf32>) -> tensor<2x7x33x3x16xf32>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x7x33x3x16xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x7x33x3x16xi32>
  %l6c0 = stablehlo.constant dense<3696> : tensor<2x7x33x3x16xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x7x33x3x16xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x7x33x3x16xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x7x33x3x16xi32>
  %l6c1 = stablehlo.constant dense<528> : tensor<2x7x33x3x16xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x7x33x3x16xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x7x33x3x16xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x7x33x3x16xi32>
  %l6c2 = stablehlo.constant dense<16> : tensor<2x7x33x3x16xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x7x33x3x16xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x7x33x3x16xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x7x33x3x16xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x7x33x3x16xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x7x33x3x16xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x7x33x3x16xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x7x33x3x16xi32>) -> tensor<2x7x33x3x16xf32>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x7x33x3x16xf32>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x7x33x3x16xf32>
  check.expect_eq %rep3b, %l6b : tensor<2x7x33x3x16xf32>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x16xf32>) -> tensor<2x7x33x5x16xf32>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x7x33x5x16xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x7x33x5x16xi32>
  %l7c0 = stablehlo.constant dense<3696> : tensor<2x7x33x5x16xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x7x33x5x16xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x7x33x5x16xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x7x33x5x16xi32>
  %l7c1 = stablehlo.constant dense<528> : tensor<2x7x33x5x16xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x7x33x5x16xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x7x33x5x16xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x7x33x5x16xi32>
  %l7c2 = stablehlo.constant dense<16> : tensor<2x7x33x5x16xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x7x33x5x16xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x7x33x5x16xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x7x33x5x16xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x7x33x5x16xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x7x33x5x16xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x7x33x5x16xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x7x33x5x16xi32>) -> tensor<2x7x33x5x16xf32>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x7x33x5x16xf32>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x7x33x5x16xf32>
  check.expect_eq %rep5b, %l7b : tensor<2x7x33x5x16xf32>
  %odd = stablehlo.slice %x [0:2, 0:7, 0:33:2, 0:16] : (tensor<2x7x33x16xf32>) -> tensor<2x7x17x16xf32>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x7x17x16xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x7x17x16xi32>
  %l8c0 = stablehlo.constant dense<3696> : tensor<2x7x17x16xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x7x17x16xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x7x17x16xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x7x17x16xi32>
  %l8c1 = stablehlo.constant dense<528> : tensor<2x7x17x16xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x7x17x16xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x7x17x16xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x7x17x16xi32>
  %l8c2 = stablehlo.constant dense<32> : tensor<2x7x17x16xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x7x17x16xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x7x17x16xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x7x17x16xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x7x17x16xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x7x17x16xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x7x17x16xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x7x17x16xi32>) -> tensor<2x7x17x16xf32>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x7x17x16xf32>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x7x17x16xf32>
  check.expect_eq %oddb, %l8b : tensor<2x7x17x16xf32>
  func.return
}
func.func private @f32_17() {
  %i = stablehlo.iota dim = 0 : tensor<11968xi32>
  %j = stablehlo.convert %i : (tensor<11968xi32>) -> tensor<11968xf32>
  %k = stablehlo.reshape %j : (tensor<11968xf32>) -> tensor<2x44x8x17xf32>
  %x = stablehlo.optimization_barrier %k : tensor<2x44x8x17xf32>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x17xf32>
  %l1s0 = stablehlo.constant dense<119> : tensor<2x44x8x17xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x44x8x17xi32>
  %l1c0 = stablehlo.constant dense<5984> : tensor<2x44x8x17xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x44x8x17xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x44x8x17xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x44x8x17xi32>
  %l1c1 = stablehlo.constant dense<136> : tensor<2x44x8x17xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x44x8x17xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x44x8x17xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x44x8x17xi32>
  %l1c2 = stablehlo.constant dense<-17> : tensor<2x44x8x17xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x44x8x17xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x44x8x17xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x44x8x17xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x44x8x17xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x44x8x17xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x44x8x17xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x44x8x17xi32>) -> tensor<2x44x8x17xf32>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x44x8x17xf32>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x44x8x17xf32>
  check.expect_eq %revb, %l1b : tensor<2x44x8x17xf32>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x44x8x17xf32>) -> tensor<2x8x44x17xf32>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x8x44x17xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x8x44x17xi32>
  %l2c0 = stablehlo.constant dense<5984> : tensor<2x8x44x17xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x8x44x17xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x8x44x17xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x8x44x17xi32>
  %l2c1 = stablehlo.constant dense<17> : tensor<2x8x44x17xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x8x44x17xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x8x44x17xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x8x44x17xi32>
  %l2c2 = stablehlo.constant dense<136> : tensor<2x8x44x17xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x8x44x17xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x8x44x17xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x8x44x17xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x8x44x17xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x8x44x17xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x8x44x17xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x8x44x17xi32>) -> tensor<2x8x44x17xf32>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x8x44x17xf32>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x8x44x17xf32>
  check.expect_eq %swpb, %l2b : tensor<2x8x44x17xf32>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x17xf32>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x44x8x17xf32>) -> tensor<2x8x44x17xf32>
  %l3s0 = stablehlo.constant dense<119> : tensor<2x8x44x17xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x8x44x17xi32>
  %l3c0 = stablehlo.constant dense<5984> : tensor<2x8x44x17xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x8x44x17xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x8x44x17xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x8x44x17xi32>
  %l3c1 = stablehlo.constant dense<-17> : tensor<2x8x44x17xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x8x44x17xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x8x44x17xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x8x44x17xi32>
  %l3c2 = stablehlo.constant dense<136> : tensor<2x8x44x17xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x8x44x17xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x8x44x17xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x8x44x17xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x8x44x17xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x8x44x17xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x8x44x17xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x8x44x17xi32>) -> tensor<2x8x44x17xf32>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x8x44x17xf32>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x8x44x17xf32>
  check.expect_eq %rotb, %l3b : tensor<2x8x44x17xf32>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x44x8x17xf32>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x44x8x17xf32>) -> tensor<2x8x44x17xf32>
  %l4s0 = stablehlo.constant dense<5848> : tensor<2x8x44x17xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x8x44x17xi32>
  %l4c0 = stablehlo.constant dense<5984> : tensor<2x8x44x17xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x8x44x17xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x8x44x17xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x8x44x17xi32>
  %l4c1 = stablehlo.constant dense<17> : tensor<2x8x44x17xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x8x44x17xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x8x44x17xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x8x44x17xi32>
  %l4c2 = stablehlo.constant dense<-136> : tensor<2x8x44x17xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x8x44x17xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x8x44x17xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x8x44x17xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x8x44x17xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x8x44x17xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x8x44x17xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x8x44x17xi32>) -> tensor<2x8x44x17xf32>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x8x44x17xf32>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x8x44x17xf32>
  check.expect_eq %torb, %l4b : tensor<2x8x44x17xf32>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x17xf32>) -> tensor<2x44x8x2x17xf32>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x44x8x2x17xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x44x8x2x17xi32>
  %l5c0 = stablehlo.constant dense<5984> : tensor<2x44x8x2x17xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x44x8x2x17xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x44x8x2x17xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x44x8x2x17xi32>
  %l5c1 = stablehlo.constant dense<136> : tensor<2x44x8x2x17xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x44x8x2x17xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x44x8x2x17xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x44x8x2x17xi32>
  %l5c2 = stablehlo.constant dense<17> : tensor<2x44x8x2x17xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x44x8x2x17xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x44x8x2x17xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x44x8x2x17xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x44x8x2x17xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x44x8x2x17xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x44x8x2x17xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x44x8x2x17xi32>) -> tensor<2x44x8x2x17xf32>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x44x8x2x17xf32>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x44x8x2x17xf32>
  check.expect_eq %rep2b, %l5b : tensor<2x44x8x2x17xf32>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x17xf32>) -> tensor<2x44x8x3x17xf32>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x44x8x3x17xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x44x8x3x17xi32>
  %l6c0 = stablehlo.constant dense<5984> : tensor<2x44x8x3x17xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x44x8x3x17xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x44x8x3x17xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x44x8x3x17xi32>
  %l6c1 = stablehlo.constant dense<136> : tensor<2x44x8x3x17xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x44x8x3x17xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x44x8x3x17xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x44x8x3x17xi32>
  %l6c2 = stablehlo.constant dense<17> : tensor<2x44x8x3x17xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x44x8x3x17xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x44x8x3x17xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x44x8x3x17xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x44x8x3x17xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x44x8x3x17xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x44x8x3x17xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x44x8x3x17xi32>) -> tensor<2x44x8x3x17xf32>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x44x8x3x17xf32>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x44x8x3x17xf32>
  check.expect_eq %rep3b, %l6b : tensor<2x44x8x3x17xf32>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x17xf32>) -> tensor<2x44x8x5x17xf32>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x44x8x5x17xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x44x8x5x17xi32>
  %l7c0 = stablehlo.constant dense<5984> : tensor<2x44x8x5x17xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x44x8x5x17xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x44x8x5x17xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x44x8x5x17xi32>
  %l7c1 = stablehlo.constant dense<136> : tensor<2x44x8x5x17xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x44x8x5x17xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x44x8x5x17xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x44x8x5x17xi32>
  %l7c2 = stablehlo.constant dense<17> : tensor<2x44x8x5x17xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x44x8x5x17xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x44x8x5x17xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x44x8x5x17xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x44x8x5x17xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x44x8x5x17xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x44x8x5x17xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x44x8x5x17xi32>) -> tensor<2x44x8x5x17xf32>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x44x8x5x17xf32>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x44x8x5x17xf32>
  check.expect_eq %rep5b, %l7b : tensor<2x44x8x5x17xf32>
  %odd = stablehlo.slice %x [0:2, 0:44, 0:8:2, 0:17] : (tensor<2x44x8x17xf32>) -> tensor<2x44x4x17xf32>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x44x4x17xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x44x4x17xi32>
  %l8c0 = stablehlo.constant dense<5984> : tensor<2x44x4x17xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x44x4x17xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x44x4x17xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x44x4x17xi32>
  %l8c1 = stablehlo.constant dense<136> : tensor<2x44x4x17xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x44x4x17xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x44x4x17xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x44x4x17xi32>
  %l8c2 = stablehlo.constant dense<34> : tensor<2x44x4x17xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x44x4x17xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x44x4x17xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x44x4x17xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x44x4x17xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x44x4x17xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x44x4x17xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x44x4x17xi32>) -> tensor<2x44x4x17xf32>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x44x4x17xf32>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x44x4x17xf32>
  check.expect_eq %oddb, %l8b : tensor<2x44x4x17xf32>
  %pa0 = stablehlo.reshape %x : (tensor<2x44x8x17xf32>) -> tensor<2x11x4x2x4x17xf32>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x11x4x2x4x17xf32>) -> tensor<2x11x2x4x4x17xf32>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x11x2x4x4x17xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x11x2x4x4x17xi32>
  %l9c0 = stablehlo.constant dense<5984> : tensor<2x11x2x4x4x17xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x11x2x4x4x17xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x11x2x4x4x17xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x11x2x4x4x17xi32>
  %l9c1 = stablehlo.constant dense<544> : tensor<2x11x2x4x4x17xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x11x2x4x4x17xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x11x2x4x4x17xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x11x2x4x4x17xi32>
  %l9c2 = stablehlo.constant dense<68> : tensor<2x11x2x4x4x17xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x11x2x4x4x17xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x11x2x4x4x17xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x11x2x4x4x17xi32>
  %l9c3 = stablehlo.constant dense<136> : tensor<2x11x2x4x4x17xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x11x2x4x4x17xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x11x2x4x4x17xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x11x2x4x4x17xi32>
  %l9c4 = stablehlo.constant dense<17> : tensor<2x11x2x4x4x17xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x11x2x4x4x17xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x11x2x4x4x17xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x11x2x4x4x17xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x11x2x4x4x17xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x11x2x4x4x17xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x11x2x4x4x17xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x11x2x4x4x17xi32>) -> tensor<2x11x2x4x4x17xf32>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x11x2x4x4x17xf32>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x11x2x4x4x17xf32>
  check.expect_eq %pab, %l9b : tensor<2x11x2x4x4x17xf32>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x11x4x2x4x17xf32>) -> tensor<2x4x4x11x2x17xf32>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x11x2x17xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x11x2x17xi32>
  %l10c0 = stablehlo.constant dense<5984> : tensor<2x4x4x11x2x17xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x11x2x17xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x11x2x17xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x11x2x17xi32>
  %l10c1 = stablehlo.constant dense<136> : tensor<2x4x4x11x2x17xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x11x2x17xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x11x2x17xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x11x2x17xi32>
  %l10c2 = stablehlo.constant dense<17> : tensor<2x4x4x11x2x17xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x11x2x17xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x11x2x17xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x11x2x17xi32>
  %l10c3 = stablehlo.constant dense<544> : tensor<2x4x4x11x2x17xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x11x2x17xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x11x2x17xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x11x2x17xi32>
  %l10c4 = stablehlo.constant dense<68> : tensor<2x4x4x11x2x17xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x11x2x17xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x11x2x17xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x11x2x17xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x11x2x17xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x11x2x17xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x11x2x17xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x11x2x17xi32>) -> tensor<2x4x4x11x2x17xf32>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x11x2x17xf32>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x11x2x17xf32>
  check.expect_eq %unb, %l10b : tensor<2x4x4x11x2x17xf32>
  func.return
}
func.func private @i64_3() {
  %i = stablehlo.iota dim = 0 : tensor<90xi32>
  %j = stablehlo.convert %i : (tensor<90xi32>) -> tensor<90xi64>
  %k = stablehlo.reshape %j : (tensor<90xi64>) -> tensor<2x3x5x3xi64>
  %x = stablehlo.optimization_barrier %k : tensor<2x3x5x3xi64>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x3xi64>
  %l1s0 = stablehlo.constant dense<12> : tensor<2x3x5x3xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x3x5x3xi32>
  %l1c0 = stablehlo.constant dense<45> : tensor<2x3x5x3xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x3x5x3xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x3x5x3xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x3x5x3xi32>
  %l1c1 = stablehlo.constant dense<15> : tensor<2x3x5x3xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x3x5x3xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x3x5x3xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x3x5x3xi32>
  %l1c2 = stablehlo.constant dense<-3> : tensor<2x3x5x3xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x3x5x3xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x3x5x3xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x3x5x3xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x3x5x3xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x3x5x3xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x3x5x3xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x3x5x3xi32>) -> tensor<2x3x5x3xi64>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x3x5x3xi64>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x3x5x3xi64>
  check.expect_eq %revb, %l1b : tensor<2x3x5x3xi64>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x3x5x3xi64>) -> tensor<2x5x3x3xi64>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x5x3x3xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x5x3x3xi32>
  %l2c0 = stablehlo.constant dense<45> : tensor<2x5x3x3xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x5x3x3xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x5x3x3xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x5x3x3xi32>
  %l2c1 = stablehlo.constant dense<3> : tensor<2x5x3x3xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x5x3x3xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x5x3x3xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x5x3x3xi32>
  %l2c2 = stablehlo.constant dense<15> : tensor<2x5x3x3xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x5x3x3xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x5x3x3xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x5x3x3xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x5x3x3xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x5x3x3xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x5x3x3xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x5x3x3xi32>) -> tensor<2x5x3x3xi64>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x5x3x3xi64>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x5x3x3xi64>
  check.expect_eq %swpb, %l2b : tensor<2x5x3x3xi64>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x3x5x3xi64>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x3x5x3xi64>) -> tensor<2x5x3x3xi64>
  %l3s0 = stablehlo.constant dense<12> : tensor<2x5x3x3xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x5x3x3xi32>
  %l3c0 = stablehlo.constant dense<45> : tensor<2x5x3x3xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x5x3x3xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x5x3x3xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x5x3x3xi32>
  %l3c1 = stablehlo.constant dense<-3> : tensor<2x5x3x3xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x5x3x3xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x5x3x3xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x5x3x3xi32>
  %l3c2 = stablehlo.constant dense<15> : tensor<2x5x3x3xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x5x3x3xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x5x3x3xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x5x3x3xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x5x3x3xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x5x3x3xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x5x3x3xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x5x3x3xi32>) -> tensor<2x5x3x3xi64>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x5x3x3xi64>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x5x3x3xi64>
  check.expect_eq %rotb, %l3b : tensor<2x5x3x3xi64>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x3x5x3xi64>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x3x5x3xi64>) -> tensor<2x5x3x3xi64>
  %l4s0 = stablehlo.constant dense<30> : tensor<2x5x3x3xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x5x3x3xi32>
  %l4c0 = stablehlo.constant dense<45> : tensor<2x5x3x3xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x5x3x3xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x5x3x3xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x5x3x3xi32>
  %l4c1 = stablehlo.constant dense<3> : tensor<2x5x3x3xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x5x3x3xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x5x3x3xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x5x3x3xi32>
  %l4c2 = stablehlo.constant dense<-15> : tensor<2x5x3x3xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x5x3x3xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x5x3x3xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x5x3x3xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x5x3x3xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x5x3x3xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x5x3x3xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x5x3x3xi32>) -> tensor<2x5x3x3xi64>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x5x3x3xi64>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x5x3x3xi64>
  check.expect_eq %torb, %l4b : tensor<2x5x3x3xi64>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x3xi64>) -> tensor<2x3x5x2x3xi64>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x3x5x2x3xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x3x5x2x3xi32>
  %l5c0 = stablehlo.constant dense<45> : tensor<2x3x5x2x3xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x3x5x2x3xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x3x5x2x3xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x3x5x2x3xi32>
  %l5c1 = stablehlo.constant dense<15> : tensor<2x3x5x2x3xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x3x5x2x3xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x3x5x2x3xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x3x5x2x3xi32>
  %l5c2 = stablehlo.constant dense<3> : tensor<2x3x5x2x3xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x3x5x2x3xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x3x5x2x3xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x3x5x2x3xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x3x5x2x3xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x3x5x2x3xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x3x5x2x3xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x3x5x2x3xi32>) -> tensor<2x3x5x2x3xi64>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x3x5x2x3xi64>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x3x5x2x3xi64>
  check.expect_eq %rep2b, %l5b : tensor<2x3x5x2x3xi64>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x3xi64>) -> tensor<2x3x5x3x3xi64>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x3x5x3x3xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x3x5x3x3xi32>
  %l6c0 = stablehlo.constant dense<45> : tensor<2x3x5x3x3xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x3x5x3x3xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x3x5x3x3xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x3x5x3x3xi32>
  %l6c1 = stablehlo.constant dense<15> : tensor<2x3x5x3x3xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x3x5x3x3xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x3x5x3x3xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x3x5x3x3xi32>
  %l6c2 = stablehlo.constant dense<3> : tensor<2x3x5x3x3xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x3x5x3x3xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x3x5x3x3xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x3x5x3x3xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x3x5x3x3xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x3x5x3x3xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x3x5x3x3xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x3x5x3x3xi32>) -> tensor<2x3x5x3x3xi64>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x3x5x3x3xi64>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x3x5x3x3xi64>
  check.expect_eq %rep3b, %l6b : tensor<2x3x5x3x3xi64>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x3x5x3xi64>) -> tensor<2x3x5x5x3xi64>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x3x5x5x3xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x3x5x5x3xi32>
  %l7c0 = stablehlo.constant dense<45> : tensor<2x3x5x5x3xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x3x5x5x3xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x3x5x5x3xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x3x5x5x3xi32>
  %l7c1 = stablehlo.constant dense<15> : tensor<2x3x5x5x3xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x3x5x5x3xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x3x5x5x3xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x3x5x5x3xi32>
  %l7c2 = stablehlo.constant dense<3> : tensor<2x3x5x5x3xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x3x5x5x3xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x3x5x5x3xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x3x5x5x3xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x3x5x5x3xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x3x5x5x3xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x3x5x5x3xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x3x5x5x3xi32>) -> tensor<2x3x5x5x3xi64>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x3x5x5x3xi64>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x3x5x5x3xi64>
  check.expect_eq %rep5b, %l7b : tensor<2x3x5x5x3xi64>
  %odd = stablehlo.slice %x [0:2, 0:3, 0:5:2, 0:3] : (tensor<2x3x5x3xi64>) -> tensor<2x3x3x3xi64>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x3x3x3xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x3x3x3xi32>
  %l8c0 = stablehlo.constant dense<45> : tensor<2x3x3x3xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x3x3x3xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x3x3x3xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x3x3x3xi32>
  %l8c1 = stablehlo.constant dense<15> : tensor<2x3x3x3xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x3x3x3xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x3x3x3xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x3x3x3xi32>
  %l8c2 = stablehlo.constant dense<6> : tensor<2x3x3x3xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x3x3x3xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x3x3x3xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x3x3x3xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x3x3x3xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x3x3x3xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x3x3x3xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x3x3x3xi32>) -> tensor<2x3x3x3xi64>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x3x3x3xi64>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x3x3x3xi64>
  check.expect_eq %oddb, %l8b : tensor<2x3x3x3xi64>
  func.return
}
func.func private @i64_5() {
  %i = stablehlo.iota dim = 0 : tensor<7200xi32>
  %j = stablehlo.convert %i : (tensor<7200xi32>) -> tensor<7200xi64>
  %k = stablehlo.reshape %j : (tensor<7200xi64>) -> tensor<2x36x20x5xi64>
  %x = stablehlo.optimization_barrier %k : tensor<2x36x20x5xi64>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x5xi64>
  %l1s0 = stablehlo.constant dense<95> : tensor<2x36x20x5xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x36x20x5xi32>
  %l1c0 = stablehlo.constant dense<3600> : tensor<2x36x20x5xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x36x20x5xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x36x20x5xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x36x20x5xi32>
  %l1c1 = stablehlo.constant dense<100> : tensor<2x36x20x5xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x36x20x5xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x36x20x5xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x36x20x5xi32>
  %l1c2 = stablehlo.constant dense<-5> : tensor<2x36x20x5xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x36x20x5xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x36x20x5xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x36x20x5xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x36x20x5xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x36x20x5xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x36x20x5xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x36x20x5xi32>) -> tensor<2x36x20x5xi64>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x36x20x5xi64>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x36x20x5xi64>
  check.expect_eq %revb, %l1b : tensor<2x36x20x5xi64>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x36x20x5xi64>) -> tensor<2x20x36x5xi64>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x20x36x5xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x20x36x5xi32>
  %l2c0 = stablehlo.constant dense<3600> : tensor<2x20x36x5xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x20x36x5xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x20x36x5xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x20x36x5xi32>
  %l2c1 = stablehlo.constant dense<5> : tensor<2x20x36x5xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x20x36x5xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x20x36x5xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x20x36x5xi32>
  %l2c2 = stablehlo.constant dense<100> : tensor<2x20x36x5xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x20x36x5xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x20x36x5xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x20x36x5xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x20x36x5xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x20x36x5xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x20x36x5xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x20x36x5xi32>) -> tensor<2x20x36x5xi64>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x20x36x5xi64>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x20x36x5xi64>
  check.expect_eq %swpb, %l2b : tensor<2x20x36x5xi64>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x36x20x5xi64>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x36x20x5xi64>) -> tensor<2x20x36x5xi64>
  %l3s0 = stablehlo.constant dense<95> : tensor<2x20x36x5xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x20x36x5xi32>
  %l3c0 = stablehlo.constant dense<3600> : tensor<2x20x36x5xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x20x36x5xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x20x36x5xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x20x36x5xi32>
  %l3c1 = stablehlo.constant dense<-5> : tensor<2x20x36x5xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x20x36x5xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x20x36x5xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x20x36x5xi32>
  %l3c2 = stablehlo.constant dense<100> : tensor<2x20x36x5xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x20x36x5xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x20x36x5xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x20x36x5xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x20x36x5xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x20x36x5xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x20x36x5xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x20x36x5xi32>) -> tensor<2x20x36x5xi64>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x20x36x5xi64>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x20x36x5xi64>
  check.expect_eq %rotb, %l3b : tensor<2x20x36x5xi64>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x36x20x5xi64>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x36x20x5xi64>) -> tensor<2x20x36x5xi64>
  %l4s0 = stablehlo.constant dense<3500> : tensor<2x20x36x5xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x20x36x5xi32>
  %l4c0 = stablehlo.constant dense<3600> : tensor<2x20x36x5xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x20x36x5xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x20x36x5xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x20x36x5xi32>
  %l4c1 = stablehlo.constant dense<5> : tensor<2x20x36x5xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x20x36x5xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x20x36x5xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x20x36x5xi32>
  %l4c2 = stablehlo.constant dense<-100> : tensor<2x20x36x5xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x20x36x5xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x20x36x5xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x20x36x5xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x20x36x5xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x20x36x5xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x20x36x5xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x20x36x5xi32>) -> tensor<2x20x36x5xi64>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x20x36x5xi64>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x20x36x5xi64>
  check.expect_eq %torb, %l4b : tensor<2x20x36x5xi64>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x5xi64>) -> tensor<2x36x20x2x5xi64>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x36x20x2x5xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x36x20x2x5xi32>
  %l5c0 = stablehlo.constant dense<3600> : tensor<2x36x20x2x5xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x36x20x2x5xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x36x20x2x5xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x36x20x2x5xi32>
  %l5c1 = stablehlo.constant dense<100> : tensor<2x36x20x2x5xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x36x20x2x5xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x36x20x2x5xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x36x20x2x5xi32>
  %l5c2 = stablehlo.constant dense<5> : tensor<2x36x20x2x5xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x36x20x2x5xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x36x20x2x5xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x36x20x2x5xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x36x20x2x5xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x36x20x2x5xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x36x20x2x5xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x36x20x2x5xi32>) -> tensor<2x36x20x2x5xi64>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x36x20x2x5xi64>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x36x20x2x5xi64>
  check.expect_eq %rep2b, %l5b : tensor<2x36x20x2x5xi64>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x5xi64>) -> tensor<2x36x20x3x5xi64>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x36x20x3x5xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x36x20x3x5xi32>
  %l6c0 = stablehlo.constant dense<3600> : tensor<2x36x20x3x5xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x36x20x3x5xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x36x20x3x5xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x36x20x3x5xi32>
  %l6c1 = stablehlo.constant dense<100> : tensor<2x36x20x3x5xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x36x20x3x5xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x36x20x3x5xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x36x20x3x5xi32>
  %l6c2 = stablehlo.constant dense<5> : tensor<2x36x20x3x5xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x36x20x3x5xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x36x20x3x5xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x36x20x3x5xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x36x20x3x5xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x36x20x3x5xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x36x20x3x5xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x36x20x3x5xi32>) -> tensor<2x36x20x3x5xi64>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x36x20x3x5xi64>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x36x20x3x5xi64>
  check.expect_eq %rep3b, %l6b : tensor<2x36x20x3x5xi64>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x36x20x5xi64>) -> tensor<2x36x20x5x5xi64>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x36x20x5x5xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x36x20x5x5xi32>
  %l7c0 = stablehlo.constant dense<3600> : tensor<2x36x20x5x5xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x36x20x5x5xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x36x20x5x5xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x36x20x5x5xi32>
  %l7c1 = stablehlo.constant dense<100> : tensor<2x36x20x5x5xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x36x20x5x5xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x36x20x5x5xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x36x20x5x5xi32>
  %l7c2 = stablehlo.constant dense<5> : tensor<2x36x20x5x5xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x36x20x5x5xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x36x20x5x5xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x36x20x5x5xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x36x20x5x5xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x36x20x5x5xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x36x20x5x5xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x36x20x5x5xi32>) -> tensor<2x36x20x5x5xi64>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x36x20x5x5xi64>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x36x20x5x5xi64>
  check.expect_eq %rep5b, %l7b : tensor<2x36x20x5x5xi64>
  %odd = stablehlo.slice %x [0:2, 0:36, 0:20:2, 0:5] : (tensor<2x36x20x5xi64>) -> tensor<2x36x10x5xi64>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x36x10x5xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x36x10x5xi32>
  %l8c0 = stablehlo.constant dense<3600> : tensor<2x36x10x5xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x36x10x5xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x36x10x5xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x36x10x5xi32>
  %l8c1 = stablehlo.constant dense<100> : tensor<2x36x10x5xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x36x10x5xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x36x10x5xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x36x10x5xi32>
  %l8c2 = stablehlo.constant dense<10> : tensor<2x36x10x5xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x36x10x5xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x36x10x5xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x36x10x5xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x36x10x5xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x36x10x5xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x36x10x5xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x36x10x5xi32>) -> tensor<2x36x10x5xi64>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x36x10x5xi64>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x36x10x5xi64>
  check.expect_eq %oddb, %l8b : tensor<2x36x10x5xi64>
  %pa0 = stablehlo.reshape %x : (tensor<2x36x20x5xi64>) -> tensor<2x9x4x5x4x5xi64>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x9x4x5x4x5xi64>) -> tensor<2x9x5x4x4x5xi64>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x9x5x4x4x5xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x9x5x4x4x5xi32>
  %l9c0 = stablehlo.constant dense<3600> : tensor<2x9x5x4x4x5xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x9x5x4x4x5xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x9x5x4x4x5xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x9x5x4x4x5xi32>
  %l9c1 = stablehlo.constant dense<400> : tensor<2x9x5x4x4x5xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x9x5x4x4x5xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x9x5x4x4x5xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x9x5x4x4x5xi32>
  %l9c2 = stablehlo.constant dense<20> : tensor<2x9x5x4x4x5xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x9x5x4x4x5xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x9x5x4x4x5xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x9x5x4x4x5xi32>
  %l9c3 = stablehlo.constant dense<100> : tensor<2x9x5x4x4x5xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x9x5x4x4x5xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x9x5x4x4x5xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x9x5x4x4x5xi32>
  %l9c4 = stablehlo.constant dense<5> : tensor<2x9x5x4x4x5xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x9x5x4x4x5xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x9x5x4x4x5xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x9x5x4x4x5xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x9x5x4x4x5xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x9x5x4x4x5xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x9x5x4x4x5xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x9x5x4x4x5xi32>) -> tensor<2x9x5x4x4x5xi64>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x9x5x4x4x5xi64>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x9x5x4x4x5xi64>
  check.expect_eq %pab, %l9b : tensor<2x9x5x4x4x5xi64>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x9x4x5x4x5xi64>) -> tensor<2x4x4x9x5x5xi64>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x9x5x5xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x9x5x5xi32>
  %l10c0 = stablehlo.constant dense<3600> : tensor<2x4x4x9x5x5xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x9x5x5xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x9x5x5xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x9x5x5xi32>
  %l10c1 = stablehlo.constant dense<100> : tensor<2x4x4x9x5x5xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x9x5x5xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x9x5x5xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x9x5x5xi32>
  %l10c2 = stablehlo.constant dense<5> : tensor<2x4x4x9x5x5xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x9x5x5xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x9x5x5xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x9x5x5xi32>
  %l10c3 = stablehlo.constant dense<400> : tensor<2x4x4x9x5x5xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x9x5x5xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x9x5x5xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x9x5x5xi32>
  %l10c4 = stablehlo.constant dense<20> : tensor<2x4x4x9x5x5xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x9x5x5xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x9x5x5xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x9x5x5xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x9x5x5xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x9x5x5xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x9x5x5xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x9x5x5xi32>) -> tensor<2x4x4x9x5x5xi64>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x9x5x5xi64>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x9x5x5xi64>
  check.expect_eq %unb, %l10b : tensor<2x4x4x9x5x5xi64>
  func.return
}
func.func private @i64_7() {
  %i = stablehlo.iota dim = 0 : tensor<3234xi32>
  %j = stablehlo.convert %i : (tensor<3234xi32>) -> tensor<3234xi64>
  %k = stablehlo.reshape %j : (tensor<3234xi64>) -> tensor<2x7x33x7xi64>
  %x = stablehlo.optimization_barrier %k : tensor<2x7x33x7xi64>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x7xi64>
  %l1s0 = stablehlo.constant dense<224> : tensor<2x7x33x7xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x7x33x7xi32>
  %l1c0 = stablehlo.constant dense<1617> : tensor<2x7x33x7xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x7x33x7xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x7x33x7xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x7x33x7xi32>
  %l1c1 = stablehlo.constant dense<231> : tensor<2x7x33x7xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x7x33x7xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x7x33x7xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x7x33x7xi32>
  %l1c2 = stablehlo.constant dense<-7> : tensor<2x7x33x7xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x7x33x7xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x7x33x7xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x7x33x7xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x7x33x7xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x7x33x7xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x7x33x7xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x7x33x7xi32>) -> tensor<2x7x33x7xi64>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x7x33x7xi64>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x7x33x7xi64>
  check.expect_eq %revb, %l1b : tensor<2x7x33x7xi64>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x7x33x7xi64>) -> tensor<2x33x7x7xi64>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x33x7x7xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x33x7x7xi32>
  %l2c0 = stablehlo.constant dense<1617> : tensor<2x33x7x7xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x33x7x7xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x33x7x7xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x33x7x7xi32>
  %l2c1 = stablehlo.constant dense<7> : tensor<2x33x7x7xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x33x7x7xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x33x7x7xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x33x7x7xi32>
  %l2c2 = stablehlo.constant dense<231> : tensor<2x33x7x7xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x33x7x7xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x33x7x7xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x33x7x7xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x33x7x7xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x33x7x7xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x33x7x7xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x33x7x7xi32>) -> tensor<2x33x7x7xi64>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x33x7x7xi64>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x33x7x7xi64>
  check.expect_eq %swpb, %l2b : tensor<2x33x7x7xi64>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x7x33x7xi64>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x7x33x7xi64>) -> tensor<2x33x7x7xi64>
  %l3s0 = stablehlo.constant dense<224> : tensor<2x33x7x7xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x33x7x7xi32>
  %l3c0 = stablehlo.constant dense<1617> : tensor<2x33x7x7xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x33x7x7xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x33x7x7xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x33x7x7xi32>
  %l3c1 = stablehlo.constant dense<-7> : tensor<2x33x7x7xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x33x7x7xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x33x7x7xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x33x7x7xi32>
  %l3c2 = stablehlo.constant dense<231> : tensor<2x33x7x7xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x33x7x7xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x33x7x7xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x33x7x7xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x33x7x7xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x33x7x7xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x33x7x7xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x33x7x7xi32>) -> tensor<2x33x7x7xi64>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x33x7x7xi64>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x33x7x7xi64>
  check.expect_eq %rotb, %l3b : tensor<2x33x7x7xi64>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x7x33x7xi64>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x7x33x7xi64>) -> tensor<2x33x7x7xi64>
  %l4s0 = stablehlo.constant dense<1386> : tensor<2x33x7x7xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x33x7x7xi32>
  %l4c0 = stablehlo.constant dense<1617> : tensor<2x33x7x7xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x33x7x7xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x33x7x7xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x33x7x7xi32>
  %l4c1 = stablehlo.constant dense<7> : tensor<2x33x7x7xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x33x7x7xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x33x7x7xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x33x7x7xi32>
  %l4c2 = stablehlo.constant dense<-231> : tensor<2x33x7x7xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x33x7x7xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x33x7x7xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x33x7x7xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x33x7x7xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x33x7x7xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x33x7x7xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x33x7x7xi32>) -> tensor<2x33x7x7xi64>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x33x7x7xi64>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x33x7x7xi64>
  check.expect_eq %torb, %l4b : tensor<2x33x7x7xi64>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x7xi64>) -> tensor<2x7x33x2x7xi64>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x7x33x2x7xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x7x33x2x7xi32>
  %l5c0 = stablehlo.constant dense<1617> : tensor<2x7x33x2x7xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x7x33x2x7xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x7x33x2x7xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x7x33x2x7xi32>
  %l5c1 = stablehlo.constant dense<231> : tensor<2x7x33x2x7xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x7x33x2x7xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x7x33x2x7xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x7x33x2x7xi32>
  %l5c2 = stablehlo.constant dense<7> : tensor<2x7x33x2x7xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x7x33x2x7xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x7x33x2x7xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x7x33x2x7xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x7x33x2x7xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x7x33x2x7xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x7x33x2x7xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x7x33x2x7xi32>) -> tensor<2x7x33x2x7xi64>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x7x33x2x7xi64>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x7x33x2x7xi64>
  check.expect_eq %rep2b, %l5b : tensor<2x7x33x2x7xi64>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x7xi64>) -> tensor<2x7x33x3x7xi64>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x7x33x3x7xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x7x33x3x7xi32>
  %l6c0 = stablehlo.constant dense<1617> : tensor<2x7x33x3x7xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x7x33x3x7xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x7x33x3x7xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x7x33x3x7xi32>
  %l6c1 = stablehlo.constant dense<231> : tensor<2x7x33x3x7xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x7x33x3x7xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x7x33x3x7xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x7x33x3x7xi32>
  %l6c2 = stablehlo.constant dense<7> : tensor<2x7x33x3x7xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x7x33x3x7xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x7x33x3x7xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x7x33x3x7xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x7x33x3x7xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x7x33x3x7xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x7x33x3x7xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x7x33x3x7xi32>) -> tensor<2x7x33x3x7xi64>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x7x33x3x7xi64>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x7x33x3x7xi64>
  check.expect_eq %rep3b, %l6b : tensor<2x7x33x3x7xi64>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x7x33x7xi64>) -> tensor<2x7x33x5x7xi64>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x7x33x5x7xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x7x33x5x7xi32>
  %l7c0 = stablehlo.constant dense<1617> : tensor<2x7x33x5x7xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x7x33x5x7xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x7x33x5x7xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x7x33x5x7xi32>
  %l7c1 = stablehlo.constant dense<231> : tensor<2x7x33x5x7xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x7x33x5x7xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x7x33x5x7xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x7x33x5x7xi32>
  %l7c2 = stablehlo.constant dense<7> : tensor<2x7x33x5x7xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x7x33x5x7xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x7x33x5x7xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x7x33x5x7xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x7x33x5x7xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x7x33x5x7xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x7x33x5x7xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x7x33x5x7xi32>) -> tensor<2x7x33x5x7xi64>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x7x33x5x7xi64>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x7x33x5x7xi64>
  check.expect_eq %rep5b, %l7b : tensor<2x7x33x5x7xi64>
  %odd = stablehlo.slice %x [0:2, 0:7, 0:33:2, 0:7] : (tensor<2x7x33x7xi64>) -> tensor<2x7x17x7xi64>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x7x17x7xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x7x17x7xi32>
  %l8c0 = stablehlo.constant dense<1617> : tensor<2x7x17x7xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x7x17x7xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x7x17x7xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x7x17x7xi32>
  %l8c1 = stablehlo.constant dense<231> : tensor<2x7x17x7xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x7x17x7xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x7x17x7xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x7x17x7xi32>
  %l8c2 = stablehlo.constant dense<14> : tensor<2x7x17x7xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x7x17x7xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x7x17x7xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x7x17x7xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x7x17x7xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x7x17x7xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x7x17x7xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x7x17x7xi32>) -> tensor<2x7x17x7xi64>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x7x17x7xi64>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x7x17x7xi64>
  check.expect_eq %oddb, %l8b : tensor<2x7x17x7xi64>
  func.return
}
func.func private @i64_8() {
  %i = stablehlo.iota dim = 0 : tensor<5632xi32>
  %j = stablehlo.convert %i : (tensor<5632xi32>) -> tensor<5632xi64>
  %k = stablehlo.reshape %j : (tensor<5632xi64>) -> tensor<2x44x8x8xi64>
  %x = stablehlo.optimization_barrier %k : tensor<2x44x8x8xi64>
  %rev = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x8xi64>
  %l1s0 = stablehlo.constant dense<56> : tensor<2x44x8x8xi32>
  %l1i0 = stablehlo.iota dim = 0 : tensor<2x44x8x8xi32>
  %l1c0 = stablehlo.constant dense<2816> : tensor<2x44x8x8xi32>
  %l1m0 = stablehlo.multiply %l1i0, %l1c0 : tensor<2x44x8x8xi32>
  %l1s1 = stablehlo.add %l1s0, %l1m0 : tensor<2x44x8x8xi32>
  %l1i1 = stablehlo.iota dim = 1 : tensor<2x44x8x8xi32>
  %l1c1 = stablehlo.constant dense<64> : tensor<2x44x8x8xi32>
  %l1m1 = stablehlo.multiply %l1i1, %l1c1 : tensor<2x44x8x8xi32>
  %l1s2 = stablehlo.add %l1s1, %l1m1 : tensor<2x44x8x8xi32>
  %l1i2 = stablehlo.iota dim = 2 : tensor<2x44x8x8xi32>
  %l1c2 = stablehlo.constant dense<-8> : tensor<2x44x8x8xi32>
  %l1m2 = stablehlo.multiply %l1i2, %l1c2 : tensor<2x44x8x8xi32>
  %l1s3 = stablehlo.add %l1s2, %l1m2 : tensor<2x44x8x8xi32>
  %l1i3 = stablehlo.iota dim = 3 : tensor<2x44x8x8xi32>
  %l1c3 = stablehlo.constant dense<1> : tensor<2x44x8x8xi32>
  %l1m3 = stablehlo.multiply %l1i3, %l1c3 : tensor<2x44x8x8xi32>
  %l1s4 = stablehlo.add %l1s3, %l1m3 : tensor<2x44x8x8xi32>
  %l1 = stablehlo.convert %l1s4 : (tensor<2x44x8x8xi32>) -> tensor<2x44x8x8xi64>
  %l1b = stablehlo.optimization_barrier %l1 : tensor<2x44x8x8xi64>
  %revb = stablehlo.optimization_barrier %rev : tensor<2x44x8x8xi64>
  check.expect_eq %revb, %l1b : tensor<2x44x8x8xi64>
  %swp = stablehlo.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x44x8x8xi64>) -> tensor<2x8x44x8xi64>
  %l2s0 = stablehlo.constant dense<0> : tensor<2x8x44x8xi32>
  %l2i0 = stablehlo.iota dim = 0 : tensor<2x8x44x8xi32>
  %l2c0 = stablehlo.constant dense<2816> : tensor<2x8x44x8xi32>
  %l2m0 = stablehlo.multiply %l2i0, %l2c0 : tensor<2x8x44x8xi32>
  %l2s1 = stablehlo.add %l2s0, %l2m0 : tensor<2x8x44x8xi32>
  %l2i1 = stablehlo.iota dim = 1 : tensor<2x8x44x8xi32>
  %l2c1 = stablehlo.constant dense<8> : tensor<2x8x44x8xi32>
  %l2m1 = stablehlo.multiply %l2i1, %l2c1 : tensor<2x8x44x8xi32>
  %l2s2 = stablehlo.add %l2s1, %l2m1 : tensor<2x8x44x8xi32>
  %l2i2 = stablehlo.iota dim = 2 : tensor<2x8x44x8xi32>
  %l2c2 = stablehlo.constant dense<64> : tensor<2x8x44x8xi32>
  %l2m2 = stablehlo.multiply %l2i2, %l2c2 : tensor<2x8x44x8xi32>
  %l2s3 = stablehlo.add %l2s2, %l2m2 : tensor<2x8x44x8xi32>
  %l2i3 = stablehlo.iota dim = 3 : tensor<2x8x44x8xi32>
  %l2c3 = stablehlo.constant dense<1> : tensor<2x8x44x8xi32>
  %l2m3 = stablehlo.multiply %l2i3, %l2c3 : tensor<2x8x44x8xi32>
  %l2s4 = stablehlo.add %l2s3, %l2m3 : tensor<2x8x44x8xi32>
  %l2 = stablehlo.convert %l2s4 : (tensor<2x8x44x8xi32>) -> tensor<2x8x44x8xi64>
  %l2b = stablehlo.optimization_barrier %l2 : tensor<2x8x44x8xi64>
  %swpb = stablehlo.optimization_barrier %swp : tensor<2x8x44x8xi64>
  check.expect_eq %swpb, %l2b : tensor<2x8x44x8xi64>
  %rot0 = stablehlo.reverse %x, dims = [2] : tensor<2x44x8x8xi64>
  %rot = stablehlo.transpose %rot0, dims = [0, 2, 1, 3] : (tensor<2x44x8x8xi64>) -> tensor<2x8x44x8xi64>
  %l3s0 = stablehlo.constant dense<56> : tensor<2x8x44x8xi32>
  %l3i0 = stablehlo.iota dim = 0 : tensor<2x8x44x8xi32>
  %l3c0 = stablehlo.constant dense<2816> : tensor<2x8x44x8xi32>
  %l3m0 = stablehlo.multiply %l3i0, %l3c0 : tensor<2x8x44x8xi32>
  %l3s1 = stablehlo.add %l3s0, %l3m0 : tensor<2x8x44x8xi32>
  %l3i1 = stablehlo.iota dim = 1 : tensor<2x8x44x8xi32>
  %l3c1 = stablehlo.constant dense<-8> : tensor<2x8x44x8xi32>
  %l3m1 = stablehlo.multiply %l3i1, %l3c1 : tensor<2x8x44x8xi32>
  %l3s2 = stablehlo.add %l3s1, %l3m1 : tensor<2x8x44x8xi32>
  %l3i2 = stablehlo.iota dim = 2 : tensor<2x8x44x8xi32>
  %l3c2 = stablehlo.constant dense<64> : tensor<2x8x44x8xi32>
  %l3m2 = stablehlo.multiply %l3i2, %l3c2 : tensor<2x8x44x8xi32>
  %l3s3 = stablehlo.add %l3s2, %l3m2 : tensor<2x8x44x8xi32>
  %l3i3 = stablehlo.iota dim = 3 : tensor<2x8x44x8xi32>
  %l3c3 = stablehlo.constant dense<1> : tensor<2x8x44x8xi32>
  %l3m3 = stablehlo.multiply %l3i3, %l3c3 : tensor<2x8x44x8xi32>
  %l3s4 = stablehlo.add %l3s3, %l3m3 : tensor<2x8x44x8xi32>
  %l3 = stablehlo.convert %l3s4 : (tensor<2x8x44x8xi32>) -> tensor<2x8x44x8xi64>
  %l3b = stablehlo.optimization_barrier %l3 : tensor<2x8x44x8xi64>
  %rotb = stablehlo.optimization_barrier %rot : tensor<2x8x44x8xi64>
  check.expect_eq %rotb, %l3b : tensor<2x8x44x8xi64>
  %tor0 = stablehlo.reverse %x, dims = [1] : tensor<2x44x8x8xi64>
  %tor = stablehlo.transpose %tor0, dims = [0, 2, 1, 3] : (tensor<2x44x8x8xi64>) -> tensor<2x8x44x8xi64>
  %l4s0 = stablehlo.constant dense<2752> : tensor<2x8x44x8xi32>
  %l4i0 = stablehlo.iota dim = 0 : tensor<2x8x44x8xi32>
  %l4c0 = stablehlo.constant dense<2816> : tensor<2x8x44x8xi32>
  %l4m0 = stablehlo.multiply %l4i0, %l4c0 : tensor<2x8x44x8xi32>
  %l4s1 = stablehlo.add %l4s0, %l4m0 : tensor<2x8x44x8xi32>
  %l4i1 = stablehlo.iota dim = 1 : tensor<2x8x44x8xi32>
  %l4c1 = stablehlo.constant dense<8> : tensor<2x8x44x8xi32>
  %l4m1 = stablehlo.multiply %l4i1, %l4c1 : tensor<2x8x44x8xi32>
  %l4s2 = stablehlo.add %l4s1, %l4m1 : tensor<2x8x44x8xi32>
  %l4i2 = stablehlo.iota dim = 2 : tensor<2x8x44x8xi32>
  %l4c2 = stablehlo.constant dense<-64> : tensor<2x8x44x8xi32>
  %l4m2 = stablehlo.multiply %l4i2, %l4c2 : tensor<2x8x44x8xi32>
  %l4s3 = stablehlo.add %l4s2, %l4m2 : tensor<2x8x44x8xi32>
  %l4i3 = stablehlo.iota dim = 3 : tensor<2x8x44x8xi32>
  %l4c3 = stablehlo.constant dense<1> : tensor<2x8x44x8xi32>
  %l4m3 = stablehlo.multiply %l4i3, %l4c3 : tensor<2x8x44x8xi32>
  %l4s4 = stablehlo.add %l4s3, %l4m3 : tensor<2x8x44x8xi32>
  %l4 = stablehlo.convert %l4s4 : (tensor<2x8x44x8xi32>) -> tensor<2x8x44x8xi64>
  %l4b = stablehlo.optimization_barrier %l4 : tensor<2x8x44x8xi64>
  %torb = stablehlo.optimization_barrier %tor : tensor<2x8x44x8xi64>
  check.expect_eq %torb, %l4b : tensor<2x8x44x8xi64>
  %rep2 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x8xi64>) -> tensor<2x44x8x2x8xi64>
  %l5s0 = stablehlo.constant dense<0> : tensor<2x44x8x2x8xi32>
  %l5i0 = stablehlo.iota dim = 0 : tensor<2x44x8x2x8xi32>
  %l5c0 = stablehlo.constant dense<2816> : tensor<2x44x8x2x8xi32>
  %l5m0 = stablehlo.multiply %l5i0, %l5c0 : tensor<2x44x8x2x8xi32>
  %l5s1 = stablehlo.add %l5s0, %l5m0 : tensor<2x44x8x2x8xi32>
  %l5i1 = stablehlo.iota dim = 1 : tensor<2x44x8x2x8xi32>
  %l5c1 = stablehlo.constant dense<64> : tensor<2x44x8x2x8xi32>
  %l5m1 = stablehlo.multiply %l5i1, %l5c1 : tensor<2x44x8x2x8xi32>
  %l5s2 = stablehlo.add %l5s1, %l5m1 : tensor<2x44x8x2x8xi32>
  %l5i2 = stablehlo.iota dim = 2 : tensor<2x44x8x2x8xi32>
  %l5c2 = stablehlo.constant dense<8> : tensor<2x44x8x2x8xi32>
  %l5m2 = stablehlo.multiply %l5i2, %l5c2 : tensor<2x44x8x2x8xi32>
  %l5s3 = stablehlo.add %l5s2, %l5m2 : tensor<2x44x8x2x8xi32>
  %l5i3 = stablehlo.iota dim = 4 : tensor<2x44x8x2x8xi32>
  %l5c3 = stablehlo.constant dense<1> : tensor<2x44x8x2x8xi32>
  %l5m3 = stablehlo.multiply %l5i3, %l5c3 : tensor<2x44x8x2x8xi32>
  %l5s4 = stablehlo.add %l5s3, %l5m3 : tensor<2x44x8x2x8xi32>
  %l5 = stablehlo.convert %l5s4 : (tensor<2x44x8x2x8xi32>) -> tensor<2x44x8x2x8xi64>
  %l5b = stablehlo.optimization_barrier %l5 : tensor<2x44x8x2x8xi64>
  %rep2b = stablehlo.optimization_barrier %rep2 : tensor<2x44x8x2x8xi64>
  check.expect_eq %rep2b, %l5b : tensor<2x44x8x2x8xi64>
  %rep3 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x8xi64>) -> tensor<2x44x8x3x8xi64>
  %l6s0 = stablehlo.constant dense<0> : tensor<2x44x8x3x8xi32>
  %l6i0 = stablehlo.iota dim = 0 : tensor<2x44x8x3x8xi32>
  %l6c0 = stablehlo.constant dense<2816> : tensor<2x44x8x3x8xi32>
  %l6m0 = stablehlo.multiply %l6i0, %l6c0 : tensor<2x44x8x3x8xi32>
  %l6s1 = stablehlo.add %l6s0, %l6m0 : tensor<2x44x8x3x8xi32>
  %l6i1 = stablehlo.iota dim = 1 : tensor<2x44x8x3x8xi32>
  %l6c1 = stablehlo.constant dense<64> : tensor<2x44x8x3x8xi32>
  %l6m1 = stablehlo.multiply %l6i1, %l6c1 : tensor<2x44x8x3x8xi32>
  %l6s2 = stablehlo.add %l6s1, %l6m1 : tensor<2x44x8x3x8xi32>
  %l6i2 = stablehlo.iota dim = 2 : tensor<2x44x8x3x8xi32>
  %l6c2 = stablehlo.constant dense<8> : tensor<2x44x8x3x8xi32>
  %l6m2 = stablehlo.multiply %l6i2, %l6c2 : tensor<2x44x8x3x8xi32>
  %l6s3 = stablehlo.add %l6s2, %l6m2 : tensor<2x44x8x3x8xi32>
  %l6i3 = stablehlo.iota dim = 4 : tensor<2x44x8x3x8xi32>
  %l6c3 = stablehlo.constant dense<1> : tensor<2x44x8x3x8xi32>
  %l6m3 = stablehlo.multiply %l6i3, %l6c3 : tensor<2x44x8x3x8xi32>
  %l6s4 = stablehlo.add %l6s3, %l6m3 : tensor<2x44x8x3x8xi32>
  %l6 = stablehlo.convert %l6s4 : (tensor<2x44x8x3x8xi32>) -> tensor<2x44x8x3x8xi64>
  %l6b = stablehlo.optimization_barrier %l6 : tensor<2x44x8x3x8xi64>
  %rep3b = stablehlo.optimization_barrier %rep3 : tensor<2x44x8x3x8xi64>
  check.expect_eq %rep3b, %l6b : tensor<2x44x8x3x8xi64>
  %rep5 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2, 4] : (tensor<2x44x8x8xi64>) -> tensor<2x44x8x5x8xi64>
  %l7s0 = stablehlo.constant dense<0> : tensor<2x44x8x5x8xi32>
  %l7i0 = stablehlo.iota dim = 0 : tensor<2x44x8x5x8xi32>
  %l7c0 = stablehlo.constant dense<2816> : tensor<2x44x8x5x8xi32>
  %l7m0 = stablehlo.multiply %l7i0, %l7c0 : tensor<2x44x8x5x8xi32>
  %l7s1 = stablehlo.add %l7s0, %l7m0 : tensor<2x44x8x5x8xi32>
  %l7i1 = stablehlo.iota dim = 1 : tensor<2x44x8x5x8xi32>
  %l7c1 = stablehlo.constant dense<64> : tensor<2x44x8x5x8xi32>
  %l7m1 = stablehlo.multiply %l7i1, %l7c1 : tensor<2x44x8x5x8xi32>
  %l7s2 = stablehlo.add %l7s1, %l7m1 : tensor<2x44x8x5x8xi32>
  %l7i2 = stablehlo.iota dim = 2 : tensor<2x44x8x5x8xi32>
  %l7c2 = stablehlo.constant dense<8> : tensor<2x44x8x5x8xi32>
  %l7m2 = stablehlo.multiply %l7i2, %l7c2 : tensor<2x44x8x5x8xi32>
  %l7s3 = stablehlo.add %l7s2, %l7m2 : tensor<2x44x8x5x8xi32>
  %l7i3 = stablehlo.iota dim = 4 : tensor<2x44x8x5x8xi32>
  %l7c3 = stablehlo.constant dense<1> : tensor<2x44x8x5x8xi32>
  %l7m3 = stablehlo.multiply %l7i3, %l7c3 : tensor<2x44x8x5x8xi32>
  %l7s4 = stablehlo.add %l7s3, %l7m3 : tensor<2x44x8x5x8xi32>
  %l7 = stablehlo.convert %l7s4 : (tensor<2x44x8x5x8xi32>) -> tensor<2x44x8x5x8xi64>
  %l7b = stablehlo.optimization_barrier %l7 : tensor<2x44x8x5x8xi64>
  %rep5b = stablehlo.optimization_barrier %rep5 : tensor<2x44x8x5x8xi64>
  check.expect_eq %rep5b, %l7b : tensor<2x44x8x5x8xi64>
  %odd = stablehlo.slice %x [0:2, 0:44, 0:8:2, 0:8] : (tensor<2x44x8x8xi64>) -> tensor<2x44x4x8xi64>
  %l8s0 = stablehlo.constant dense<0> : tensor<2x44x4x8xi32>
  %l8i0 = stablehlo.iota dim = 0 : tensor<2x44x4x8xi32>
  %l8c0 = stablehlo.constant dense<2816> : tensor<2x44x4x8xi32>
  %l8m0 = stablehlo.multiply %l8i0, %l8c0 : tensor<2x44x4x8xi32>
  %l8s1 = stablehlo.add %l8s0, %l8m0 : tensor<2x44x4x8xi32>
  %l8i1 = stablehlo.iota dim = 1 : tensor<2x44x4x8xi32>
  %l8c1 = stablehlo.constant dense<64> : tensor<2x44x4x8xi32>
  %l8m1 = stablehlo.multiply %l8i1, %l8c1 : tensor<2x44x4x8xi32>
  %l8s2 = stablehlo.add %l8s1, %l8m1 : tensor<2x44x4x8xi32>
  %l8i2 = stablehlo.iota dim = 2 : tensor<2x44x4x8xi32>
  %l8c2 = stablehlo.constant dense<16> : tensor<2x44x4x8xi32>
  %l8m2 = stablehlo.multiply %l8i2, %l8c2 : tensor<2x44x4x8xi32>
  %l8s3 = stablehlo.add %l8s2, %l8m2 : tensor<2x44x4x8xi32>
  %l8i3 = stablehlo.iota dim = 3 : tensor<2x44x4x8xi32>
  %l8c3 = stablehlo.constant dense<1> : tensor<2x44x4x8xi32>
  %l8m3 = stablehlo.multiply %l8i3, %l8c3 : tensor<2x44x4x8xi32>
  %l8s4 = stablehlo.add %l8s3, %l8m3 : tensor<2x44x4x8xi32>
  %l8 = stablehlo.convert %l8s4 : (tensor<2x44x4x8xi32>) -> tensor<2x44x4x8xi64>
  %l8b = stablehlo.optimization_barrier %l8 : tensor<2x44x4x8xi64>
  %oddb = stablehlo.optimization_barrier %odd : tensor<2x44x4x8xi64>
  check.expect_eq %oddb, %l8b : tensor<2x44x4x8xi64>
  %pa0 = stablehlo.reshape %x : (tensor<2x44x8x8xi64>) -> tensor<2x11x4x2x4x8xi64>
  %pa = stablehlo.transpose %pa0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x11x4x2x4x8xi64>) -> tensor<2x11x2x4x4x8xi64>
  %l9s0 = stablehlo.constant dense<0> : tensor<2x11x2x4x4x8xi32>
  %l9i0 = stablehlo.iota dim = 0 : tensor<2x11x2x4x4x8xi32>
  %l9c0 = stablehlo.constant dense<2816> : tensor<2x11x2x4x4x8xi32>
  %l9m0 = stablehlo.multiply %l9i0, %l9c0 : tensor<2x11x2x4x4x8xi32>
  %l9s1 = stablehlo.add %l9s0, %l9m0 : tensor<2x11x2x4x4x8xi32>
  %l9i1 = stablehlo.iota dim = 1 : tensor<2x11x2x4x4x8xi32>
  %l9c1 = stablehlo.constant dense<256> : tensor<2x11x2x4x4x8xi32>
  %l9m1 = stablehlo.multiply %l9i1, %l9c1 : tensor<2x11x2x4x4x8xi32>
  %l9s2 = stablehlo.add %l9s1, %l9m1 : tensor<2x11x2x4x4x8xi32>
  %l9i2 = stablehlo.iota dim = 2 : tensor<2x11x2x4x4x8xi32>
  %l9c2 = stablehlo.constant dense<32> : tensor<2x11x2x4x4x8xi32>
  %l9m2 = stablehlo.multiply %l9i2, %l9c2 : tensor<2x11x2x4x4x8xi32>
  %l9s3 = stablehlo.add %l9s2, %l9m2 : tensor<2x11x2x4x4x8xi32>
  %l9i3 = stablehlo.iota dim = 3 : tensor<2x11x2x4x4x8xi32>
  %l9c3 = stablehlo.constant dense<64> : tensor<2x11x2x4x4x8xi32>
  %l9m3 = stablehlo.multiply %l9i3, %l9c3 : tensor<2x11x2x4x4x8xi32>
  %l9s4 = stablehlo.add %l9s3, %l9m3 : tensor<2x11x2x4x4x8xi32>
  %l9i4 = stablehlo.iota dim = 4 : tensor<2x11x2x4x4x8xi32>
  %l9c4 = stablehlo.constant dense<8> : tensor<2x11x2x4x4x8xi32>
  %l9m4 = stablehlo.multiply %l9i4, %l9c4 : tensor<2x11x2x4x4x8xi32>
  %l9s5 = stablehlo.add %l9s4, %l9m4 : tensor<2x11x2x4x4x8xi32>
  %l9i5 = stablehlo.iota dim = 5 : tensor<2x11x2x4x4x8xi32>
  %l9c5 = stablehlo.constant dense<1> : tensor<2x11x2x4x4x8xi32>
  %l9m5 = stablehlo.multiply %l9i5, %l9c5 : tensor<2x11x2x4x4x8xi32>
  %l9s6 = stablehlo.add %l9s5, %l9m5 : tensor<2x11x2x4x4x8xi32>
  %l9 = stablehlo.convert %l9s6 : (tensor<2x11x2x4x4x8xi32>) -> tensor<2x11x2x4x4x8xi64>
  %l9b = stablehlo.optimization_barrier %l9 : tensor<2x11x2x4x4x8xi64>
  %pab = stablehlo.optimization_barrier %pa : tensor<2x11x2x4x4x8xi64>
  check.expect_eq %pab, %l9b : tensor<2x11x2x4x4x8xi64>
  %un = stablehlo.transpose %pa0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x11x4x2x4x8xi64>) -> tensor<2x4x4x11x2x8xi64>
  %l10s0 = stablehlo.constant dense<0> : tensor<2x4x4x11x2x8xi32>
  %l10i0 = stablehlo.iota dim = 0 : tensor<2x4x4x11x2x8xi32>
  %l10c0 = stablehlo.constant dense<2816> : tensor<2x4x4x11x2x8xi32>
  %l10m0 = stablehlo.multiply %l10i0, %l10c0 : tensor<2x4x4x11x2x8xi32>
  %l10s1 = stablehlo.add %l10s0, %l10m0 : tensor<2x4x4x11x2x8xi32>
  %l10i1 = stablehlo.iota dim = 1 : tensor<2x4x4x11x2x8xi32>
  %l10c1 = stablehlo.constant dense<64> : tensor<2x4x4x11x2x8xi32>
  %l10m1 = stablehlo.multiply %l10i1, %l10c1 : tensor<2x4x4x11x2x8xi32>
  %l10s2 = stablehlo.add %l10s1, %l10m1 : tensor<2x4x4x11x2x8xi32>
  %l10i2 = stablehlo.iota dim = 2 : tensor<2x4x4x11x2x8xi32>
  %l10c2 = stablehlo.constant dense<8> : tensor<2x4x4x11x2x8xi32>
  %l10m2 = stablehlo.multiply %l10i2, %l10c2 : tensor<2x4x4x11x2x8xi32>
  %l10s3 = stablehlo.add %l10s2, %l10m2 : tensor<2x4x4x11x2x8xi32>
  %l10i3 = stablehlo.iota dim = 3 : tensor<2x4x4x11x2x8xi32>
  %l10c3 = stablehlo.constant dense<256> : tensor<2x4x4x11x2x8xi32>
  %l10m3 = stablehlo.multiply %l10i3, %l10c3 : tensor<2x4x4x11x2x8xi32>
  %l10s4 = stablehlo.add %l10s3, %l10m3 : tensor<2x4x4x11x2x8xi32>
  %l10i4 = stablehlo.iota dim = 4 : tensor<2x4x4x11x2x8xi32>
  %l10c4 = stablehlo.constant dense<32> : tensor<2x4x4x11x2x8xi32>
  %l10m4 = stablehlo.multiply %l10i4, %l10c4 : tensor<2x4x4x11x2x8xi32>
  %l10s5 = stablehlo.add %l10s4, %l10m4 : tensor<2x4x4x11x2x8xi32>
  %l10i5 = stablehlo.iota dim = 5 : tensor<2x4x4x11x2x8xi32>
  %l10c5 = stablehlo.constant dense<1> : tensor<2x4x4x11x2x8xi32>
  %l10m5 = stablehlo.multiply %l10i5, %l10c5 : tensor<2x4x4x11x2x8xi32>
  %l10s6 = stablehlo.add %l10s5, %l10m5 : tensor<2x4x4x11x2x8xi32>
  %l10 = stablehlo.convert %l10s6 : (tensor<2x4x4x11x2x8xi32>) -> tensor<2x4x4x11x2x8xi64>
  %l10b = stablehlo.optimization_barrier %l10 : tensor<2x4x4x11x2x8xi64>
  %unb = stablehlo.optimization_barrier %un : tensor<2x4x4x11x2x8xi64>
  check.expect_eq %unb, %l10b : tensor<2x4x4x11x2x8xi64>
  func.return
}
