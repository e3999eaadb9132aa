// Bits counted, and zeros in front of the first: of each power of two and its
// neighbours, 0 and all ones, in each width.  Oracle: the sums of the bits, and of
// the truth values that no bit at a place or above it is set.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i8>, tensor<ui16>, tensor<i32>, tensor<ui64>) {
  %no = stablehlo.constant dense<false> : tensor<i1>
  %n8 = stablehlo.iota dim = 0 : tensor<8xi8>
  %o8 = stablehlo.constant dense<1> : tensor<8xi8>
  %p8a = stablehlo.shift_left %o8, %n8 : tensor<8xi8>
  %p8 = stablehlo.optimization_barrier %p8a : tensor<8xi8>
  %m8 = stablehlo.subtract %p8, %o8 : tensor<8xi8>
  %q8 = stablehlo.add %p8, %o8 : tensor<8xi8>
  %z8 = stablehlo.constant dense<0> : tensor<1xi8>
  %f8 = stablehlo.not %z8 : tensor<1xi8>
  %x8a = stablehlo.concatenate %p8, %m8, %q8, %z8, %f8, dim = 0 : (tensor<8xi8>, tensor<8xi8>, tensor<8xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<26xi8>
  %x8 = stablehlo.optimization_barrier %x8a : tensor<26xi8>
  %a8 = stablehlo.popcnt %x8 : tensor<26xi8>
  %b8 = stablehlo.count_leading_zeros %x8 : tensor<26xi8>
  %xx8 = stablehlo.broadcast_in_dim %x8, dims = [0] : (tensor<26xi8>) -> tensor<26x8xi8>
  %at8 = stablehlo.broadcast_in_dim %n8, dims = [1] : (tensor<8xi8>) -> tensor<26x8xi8>
  %s8 = stablehlo.shift_right_logical %xx8, %at8 : tensor<26x8xi8>
  %oo8 = stablehlo.constant dense<1> : tensor<26x8xi8>
  %zz8 = stablehlo.constant dense<0> : tensor<26x8xi8>
  %i8 = stablehlo.constant dense<0> : tensor<i8>
  %bit8 = stablehlo.and %s8, %oo8 : tensor<26x8xi8>
  %c8 = stablehlo.reduce(%bit8 init: %i8) applies stablehlo.add across dimensions = [1] : (tensor<26x8xi8>, tensor<i8>) -> tensor<26xi8>
  %e8 = stablehlo.compare EQ, %s8, %zz8 : (tensor<26x8xi8>, tensor<26x8xi8>) -> tensor<26x8xi1>
  %ee8 = stablehlo.convert %e8 : (tensor<26x8xi1>) -> tensor<26x8xi8>
  %d8 = stablehlo.reduce(%ee8 init: %i8) applies stablehlo.add across dimensions = [1] : (tensor<26x8xi8>, tensor<i8>) -> tensor<26xi8>
  %u8 = stablehlo.compare NE, %a8, %c8 : (tensor<26xi8>, tensor<26xi8>) -> tensor<26xi1>
  %v8 = stablehlo.compare NE, %b8, %d8 : (tensor<26xi8>, tensor<26xi8>) -> tensor<26xi1>
  %uv8 = stablehlo.or %u8, %v8 : tensor<26xi1>
  %r8 = stablehlo.reduce(%uv8 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<26xi1>, tensor<i1>) -> tensor<i1>
  %w8 = stablehlo.reduce(%a8 init: %i8) applies stablehlo.maximum across dimensions = [0] : (tensor<26xi8>, tensor<i8>) -> tensor<i8>
  %n16 = stablehlo.iota dim = 0 : tensor<16xui16>
  %o16 = stablehlo.constant dense<1> : tensor<16xui16>
  %p16a = stablehlo.shift_left %o16, %n16 : tensor<16xui16>
  %p16 = stablehlo.optimization_barrier %p16a : tensor<16xui16>
  %m16 = stablehlo.subtract %p16, %o16 : tensor<16xui16>
  %q16 = stablehlo.add %p16, %o16 : tensor<16xui16>
  %z16 = stablehlo.constant dense<0> : tensor<1xui16>
  %f16 = stablehlo.not %z16 : tensor<1xui16>
  %x16a = stablehlo.concatenate %p16, %m16, %q16, %z16, %f16, dim = 0 : (tensor<16xui16>, tensor<16xui16>, tensor<16xui16>, tensor<1xui16>, tensor<1xui16>) -> tensor<50xui16>
  %x16 = stablehlo.optimization_barrier %x16a : tensor<50xui16>
  %a16 = stablehlo.popcnt %x16 : tensor<50xui16>
  %b16 = stablehlo.count_leading_zeros %x16 : tensor<50xui16>
  %xx16 = stablehlo.broadcast_in_dim %x16, dims = [0] : (tensor<50xui16>) -> tensor<50x16xui16>
  %at16 = stablehlo.broadcast_in_dim %n16, dims = [1] : (tensor<16xui16>) -> tensor<50x16xui16>
  %s16 = stablehlo.shift_right_logical %xx16, %at16 : tensor<50x16xui16>
  %oo16 = stablehlo.constant dense<1> : tensor<50x16xui16>
  %zz16 = stablehlo.constant dense<0> : tensor<50x16xui16>
  %i16 = stablehlo.constant dense<0> : tensor<ui16>
  %bit16 = stablehlo.and %s16, %oo16 : tensor<50x16xui16>
  %c16 = stablehlo.reduce(%bit16 init: %i16) applies stablehlo.add across dimensions = [1] : (tensor<50x16xui16>, tensor<ui16>) -> tensor<50xui16>
  %e16 = stablehlo.compare EQ, %s16, %zz16 : (tensor<50x16xui16>, tensor<50x16xui16>) -> tensor<50x16xi1>
  %ee16 = stablehlo.convert %e16 : (tensor<50x16xi1>) -> tensor<50x16xui16>
  %d16 = stablehlo.reduce(%ee16 init: %i16) applies stablehlo.add across dimensions = [1] : (tensor<50x16xui16>, tensor<ui16>) -> tensor<50xui16>
  %u16 = stablehlo.compare NE, %a16, %c16 : (tensor<50xui16>, tensor<50xui16>) -> tensor<50xi1>
  %v16 = stablehlo.compare NE, %b16, %d16 : (tensor<50xui16>, tensor<50xui16>) -> tensor<50xi1>
  %uv16 = stablehlo.or %u16, %v16 : tensor<50xi1>
  %r16 = stablehlo.reduce(%uv16 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<50xi1>, tensor<i1>) -> tensor<i1>
  %w16 = stablehlo.reduce(%a16 init: %i16) applies stablehlo.maximum across dimensions = [0] : (tensor<50xui16>, tensor<ui16>) -> tensor<ui16>
  %n32 = stablehlo.iota dim = 0 : tensor<32xi32>
  %o32 = stablehlo.constant dense<1> : tensor<32xi32>
  %p32a = stablehlo.shift_left %o32, %n32 : tensor<32xi32>
  %p32 = stablehlo.optimization_barrier %p32a : tensor<32xi32>
  %m32 = stablehlo.subtract %p32, %o32 : tensor<32xi32>
  %q32 = stablehlo.add %p32, %o32 : tensor<32xi32>
  %z32 = stablehlo.constant dense<0> : tensor<1xi32>
  %f32 = stablehlo.not %z32 : tensor<1xi32>
  %x32a = stablehlo.concatenate %p32, %m32, %q32, %z32, %f32, dim = 0 : (tensor<32xi32>, tensor<32xi32>, tensor<32xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<98xi32>
  %x32 = stablehlo.optimization_barrier %x32a : tensor<98xi32>
  %a32 = stablehlo.popcnt %x32 : tensor<98xi32>
  %b32 = stablehlo.count_leading_zeros %x32 : tensor<98xi32>
  %xx32 = stablehlo.broadcast_in_dim %x32, dims = [0] : (tensor<98xi32>) -> tensor<98x32xi32>
  %at32 = stablehlo.broadcast_in_dim %n32, dims = [1] : (tensor<32xi32>) -> tensor<98x32xi32>
  %s32 = stablehlo.shift_right_logical %xx32, %at32 : tensor<98x32xi32>
  %oo32 = stablehlo.constant dense<1> : tensor<98x32xi32>
  %zz32 = stablehlo.constant dense<0> : tensor<98x32xi32>
  %i32 = stablehlo.constant dense<0> : tensor<i32>
  %bit32 = stablehlo.and %s32, %oo32 : tensor<98x32xi32>
  %c32 = stablehlo.reduce(%bit32 init: %i32) applies stablehlo.add across dimensions = [1] : (tensor<98x32xi32>, tensor<i32>) -> tensor<98xi32>
  %e32 = stablehlo.compare EQ, %s32, %zz32 : (tensor<98x32xi32>, tensor<98x32xi32>) -> tensor<98x32xi1>
  %ee32 = stablehlo.convert %e32 : (tensor<98x32xi1>) -> tensor<98x32xi32>
  %d32 = stablehlo.reduce(%ee32 init: %i32) applies stablehlo.add across dimensions = [1] : (tensor<98x32xi32>, tensor<i32>) -> tensor<98xi32>
  %u32 = stablehlo.compare NE, %a32, %c32 : (tensor<98xi32>, tensor<98xi32>) -> tensor<98xi1>
  %v32 = stablehlo.compare NE, %b32, %d32 : (tensor<98xi32>, tensor<98xi32>) -> tensor<98xi1>
  %uv32 = stablehlo.or %u32, %v32 : tensor<98xi1>
  %r32 = stablehlo.reduce(%uv32 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<98xi1>, tensor<i1>) -> tensor<i1>
  %w32 = stablehlo.reduce(%a32 init: %i32) applies stablehlo.maximum across dimensions = [0] : (tensor<98xi32>, tensor<i32>) -> tensor<i32>
  %n64 = stablehlo.iota dim = 0 : tensor<64xui64>
  %o64 = stablehlo.constant dense<1> : tensor<64xui64>
  %p64a = stablehlo.shift_left %o64, %n64 : tensor<64xui64>
  %p64 = stablehlo.optimization_barrier %p64a : tensor<64xui64>
  %m64 = stablehlo.subtract %p64, %o64 : tensor<64xui64>
  %q64 = stablehlo.add %p64, %o64 : tensor<64xui64>
  %z64 = stablehlo.constant dense<0> : tensor<1xui64>
  %f64 = stablehlo.not %z64 : tensor<1xui64>
  %x64a = stablehlo.concatenate %p64, %m64, %q64, %z64, %f64, dim = 0 : (tensor<64xui64>, tensor<64xui64>, tensor<64xui64>, tensor<1xui64>, tensor<1xui64>) -> tensor<194xui64>
  %x64 = stablehlo.optimization_barrier %x64a : tensor<194xui64>
  %a64 = stablehlo.popcnt %x64 : tensor<194xui64>
  %b64 = stablehlo.count_leading_zeros %x64 : tensor<194xui64>
  %xx64 = stablehlo.broadcast_in_dim %x64, dims = [0] : (tensor<194xui64>) -> tensor<194x64xui64>
  %at64 = stablehlo.broadcast_in_dim %n64, dims = [1] : (tensor<64xui64>) -> tensor<194x64xui64>
  %s64 = stablehlo.shift_right_logical %xx64, %at64 : tensor<194x64xui64>
  %oo64 = stablehlo.constant dense<1> : tensor<194x64xui64>
  %zz64 = stablehlo.constant dense<0> : tensor<194x64xui64>
  %i64 = stablehlo.constant dense<0> : tensor<ui64>
  %bit64 = stablehlo.and %s64, %oo64 : tensor<194x64xui64>
  %c64 = stablehlo.reduce(%bit64 init: %i64) applies stablehlo.add across dimensions = [1] : (tensor<194x64xui64>, tensor<ui64>) -> tensor<194xui64>
  %e64 = stablehlo.compare EQ, %s64, %zz64 : (tensor<194x64xui64>, tensor<194x64xui64>) -> tensor<194x64xi1>
  %ee64 = stablehlo.convert %e64 : (tensor<194x64xi1>) -> tensor<194x64xui64>
  %d64 = stablehlo.reduce(%ee64 init: %i64) applies stablehlo.add across dimensions = [1] : (tensor<194x64xui64>, tensor<ui64>) -> tensor<194xui64>
  %u64 = stablehlo.compare NE, %a64, %c64 : (tensor<194xui64>, tensor<194xui64>) -> tensor<194xi1>
  %v64 = stablehlo.compare NE, %b64, %d64 : (tensor<194xui64>, tensor<194xui64>) -> tensor<194xi1>
  %uv64 = stablehlo.or %u64, %v64 : tensor<194xi1>
  %r64 = stablehlo.reduce(%uv64 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<194xi1>, tensor<i1>) -> tensor<i1>
  %w64 = stablehlo.reduce(%a64 init: %i64) applies stablehlo.maximum across dimensions = [0] : (tensor<194xui64>, tensor<ui64>) -> tensor<ui64>
  return %r8, %r16, %r32, %r64, %w8, %w16, %w32, %w64 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i8>, tensor<ui16>, tensor<i32>, tensor<ui64>
}
// >>> stdout
// False
// False
// False
// False
// 8
// 16
// 32
// 64
// False
// False
// False
// False
// 8
// 16
// 32
// 64
// False
// False
// False
// False
// 8
// 16
// 32
// 64
// <<<
