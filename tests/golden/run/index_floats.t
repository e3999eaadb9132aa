// Gathers at floats between bounds that become integers of 64 bits, as sampling
// of images has them, with corrections of negative ones: of NaN, infinities and
// what lies far outside, of f32 and f16; f16 that overflows when 1 is added.
// Oracle: the same behind barriers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func private @f32(%t: tensor<64xi32>, %x: tensor<12xf32>) -> (tensor<12xi32>, tensor<12xi32>) {
  %lo = stablehlo.constant dense<0.0> : tensor<f32>
  %hi = stablehlo.constant dense<62.7> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<12xf32>
  %z = stablehlo.constant dense<0> : tensor<12xi64>
  %n = stablehlo.constant dense<64> : tensor<12xi64>
  %c = stablehlo.clamp %lo, %x, %hi : (tensor<f32>, tensor<12xf32>, tensor<f32>) -> tensor<12xf32>
  %f = stablehlo.floor %c : tensor<12xf32>
  %g = stablehlo.add %f, %one : tensor<12xf32>
  %i0 = stablehlo.convert %g : (tensor<12xf32>) -> tensor<12xi64>
  %b = stablehlo.optimization_barrier %g : tensor<12xf32>
  %j = stablehlo.convert %b : (tensor<12xf32>) -> tensor<12xi64>
  %p = stablehlo.compare LT, %i0, %z : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
  %q = stablehlo.add %i0, %n : tensor<12xi64>
  %i = stablehlo.select %p, %q, %i0 : tensor<12xi1>, tensor<12xi64>
  %ir = stablehlo.reshape %i : (tensor<12xi64>) -> tensor<12x1xi64>
  %jr = stablehlo.reshape %j : (tensor<12xi64>) -> tensor<12x1xi64>
  %r = "stablehlo.gather"(%t, %ir) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<64xi32>, tensor<12x1xi64>) -> tensor<12xi32>
  %s = "stablehlo.gather"(%t, %jr) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<64xi32>, tensor<12x1xi64>) -> tensor<12xi32>
  return %r, %s : tensor<12xi32>, tensor<12xi32>
}
func.func private @f16(%t: tensor<64xi32>, %x: tensor<12xf16>) -> (tensor<12xi32>, tensor<12xi32>) {
  %lo = stablehlo.constant dense<-65504.0> : tensor<12xf16>
  %hi = stablehlo.constant dense<65504.0> : tensor<12xf16>
  %more = stablehlo.constant dense<32768.0> : tensor<12xf16>
  %m = stablehlo.constant dense<-98304> : tensor<12xi64>
  %c = stablehlo.maximum %lo, %x : tensor<12xf16>
  %d = stablehlo.minimum %c, %hi : tensor<12xf16>
  %g = stablehlo.add %d, %more : tensor<12xf16>
  %i0 = stablehlo.convert %g : (tensor<12xf16>) -> tensor<12xi64>
  %i = stablehlo.add %i0, %m : tensor<12xi64>
  %b = stablehlo.optimization_barrier %g : tensor<12xf16>
  %j0 = stablehlo.convert %b : (tensor<12xf16>) -> tensor<12xi64>
  %j = stablehlo.add %j0, %m : tensor<12xi64>
  %ir = stablehlo.reshape %i : (tensor<12xi64>) -> tensor<12x1xi64>
  %jr = stablehlo.reshape %j : (tensor<12xi64>) -> tensor<12x1xi64>
  %r = "stablehlo.gather"(%t, %ir) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<64xi32>, tensor<12x1xi64>) -> tensor<12xi32>
  %s = "stablehlo.gather"(%t, %jr) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<64xi32>, tensor<12x1xi64>) -> tensor<12xi32>
  return %r, %s : tensor<12xi32>, tensor<12xi32>
}
func.func @main() {
  %t = stablehlo.iota dim = 0 : tensor<64xi32>
  %x0 = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.999, 62.9, 61.999, -1.5, 1.0e30, -1.0e30, 7.5, 33.0]> : tensor<12xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<12xf32>
  %a:2 = func.call @f32(%t, %x) : (tensor<64xi32>, tensor<12xf32>) -> (tensor<12xi32>, tensor<12xi32>)
  check.expect_eq %a#0, %a#1 : tensor<12xi32>
  check.expect_eq_const %a#0, dense<[0, 63, 1, 1, 1, 63, 62, 1, 63, 1, 8, 34]> : tensor<12xi32>
  %h = stablehlo.convert %x : (tensor<12xf32>) -> tensor<12xf16>
  %c:2 = func.call @f16(%t, %h) : (tensor<64xi32>, tensor<12xf16>) -> (tensor<12xi32>, tensor<12xi32>)
  check.expect_eq %c#0, %c#1 : tensor<12xi32>
  check.expect_eq_const %c#0, dense<[0, 63, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0]> : tensor<12xi32>
  return
}
