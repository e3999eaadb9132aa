// bf16 of bits and bits of bf16 within a loop: infinities, NaNs of each kind, numbers
// below the least normal one, -0; signed and unsigned; rounding by adding to the bits
// of an f32. A bf16 that is stored as it was made keeps all bits.
// RUN: poprun -q %s --input='[0, 1, 127, 128, 16256, 32640, 32641, 32704, 32768, 32769, 49024, 65408, 65409, 65535]' --input='[1.0, -2.5, 0.1, 3.14159]'
// RUN: POPC_ISA=avx2 poprun -q %s --input='[0, 1, 127, 128, 16256, 32640, 32641, 32704, 32768, 32769, 49024, 65408, 65409, 65535]' --input='[1.0, -2.5, 0.1, 3.14159]'
// RUN: POPC_ISA=generic poprun -q %s --input='[0, 1, 127, 128, 16256, 32640, 32641, 32704, 32768, 32769, 49024, 65408, 65409, 65535]' --input='[1.0, -2.5, 0.1, 3.14159]'
func.func @main(%x: tensor<14xui16>, %y: tensor<4xf32>) -> (tensor<14xui16>, tensor<14xui16>, tensor<14xi16>, tensor<14xi1>, tensor<4xf32>, tensor<4xi16>) {
  %z = stablehlo.constant dense<0> : tensor<14xui16>
  %top = stablehlo.constant dense<32768> : tensor<14xui16>
  %a = stablehlo.xor %x, %z : tensor<14xui16>
  %flipped = stablehlo.xor %a, %top : tensor<14xui16>

  // To bf16 and to memory: bits as they are.
  %b = stablehlo.bitcast_convert %flipped : (tensor<14xui16>) -> tensor<14xbf16>
  %m = stablehlo.optimization_barrier %b : tensor<14xbf16>
  %c = stablehlo.bitcast_convert %m : (tensor<14xbf16>) -> tensor<14xui16>

  // To bf16 and back within the loop, after an op of floats: -x of each, but for NaN.
  %d = stablehlo.negate %b : tensor<14xbf16>
  %e = stablehlo.bitcast_convert %d : (tensor<14xbf16>) -> tensor<14xui16>
  %f = stablehlo.add %e, %z : tensor<14xui16>
  %g = stablehlo.bitcast_convert %d : (tensor<14xbf16>) -> tensor<14xi16>
  %three = stablehlo.constant dense<3> : tensor<14xi16>
  %h = stablehlo.shift_right_arithmetic %g, %three : tensor<14xi16>
  %i = stablehlo.compare NE, %b, %b : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>

  // Half up, by the bits.
  %j = stablehlo.bitcast_convert %y : (tensor<4xf32>) -> tensor<4xui32>
  %half = stablehlo.constant dense<32768> : tensor<4xui32>
  %k = stablehlo.add %j, %half : tensor<4xui32>
  %n = stablehlo.constant dense<16> : tensor<4xui32>
  %l = stablehlo.shift_right_logical %k, %n : tensor<4xui32>
  %o = stablehlo.convert %l : (tensor<4xui32>) -> tensor<4xui16>
  %p = stablehlo.bitcast_convert %o : (tensor<4xui16>) -> tensor<4xbf16>
  %q = stablehlo.convert %p : (tensor<4xbf16>) -> tensor<4xf32>
  %r = stablehlo.bitcast_convert %p : (tensor<4xbf16>) -> tensor<4xi16>
  return %c, %f, %h, %i, %q, %r : tensor<14xui16>, tensor<14xui16>, tensor<14xi16>, tensor<14xi1>, tensor<4xf32>, tensor<4xi16>
}
// >>> stdout
// [32768 32769 32895 32896 49024 65408 65409 65472     0     1 16256 32640
//  32641 32767]
// [    0     1   127   128 16256 32640 32705 32704 32768 32769 49024 65408
//  65473 65535]
// [    0     0    15    16  2032  4080  4088  4088 -4096 -4096 -2064   -16
//     -8    -1]
// [False False False False False False  True  True False False False False
//   True  True]
// [ 1.         -2.5         0.10009766  3.140625  ]
// [ 16256 -16352  15821  16457]
// [32768 32769 32895 32896 49024 65408 65409 65472     0     1 16256 32640
//  32641 32767]
// [    0     1   127   128 16256 32640 32705 32704 32768 32769 49024 65408
//  65473 65535]
// [    0     0    15    16  2032  4080  4088  4088 -4096 -4096 -2064   -16
//     -8    -1]
// [False False False False False False  True  True False False False False
//   True  True]
// [ 1.         -2.5         0.10009766  3.140625  ]
// [ 16256 -16352  15821  16457]
// [32768 32769 32895 32896 49024 65408 65409 65472     0     1 16256 32640
//  32641 32767]
// [    0     1   127   128 16256 32640 32705 32704 32768 32769 49024 65408
//  65473 65535]
// [    0     0    15    16  2032  4080  4088  4088 -4096 -4096 -2064   -16
//     -8    -1]
// [False False False False False False  True  True False False False False
//   True  True]
// [ 1.         -2.5         0.10009766  3.140625  ]
// [ 16256 -16352  15821  16457]
// <<<
