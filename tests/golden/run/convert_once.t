// f64 to bf16 and f16 with one rounding: where f32 between them would round
// twice, subnormal results, overflow, zeros with a sign, NaN.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %x0 = stablehlo.constant dense<[0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FE1CCF385EBC8A0, 0xFFE1CCF385EBC8A0, 0x0000000000000001, 0x3FF0000000000000, 0xBFF8000000000000, 0x3FF0100000000000, 0x3FF0100000000001, 0x3FF00FFFFFFFFFFF, 0x3FF0300000000000, 0x3FF02FFFFFFFF000, 0x47EFE00000000000, 0x47EFEFFFFFFFFFFF, 0x47EFF00000000000, 0xC7EFF00000000000, 0x3810000000000000, 0x380FF00000000000, 0x37A0000000000000, 0x3790000000000000, 0x3790000000000001, 0x37A8000000000000, 0xB7A8000000000000, 0x37A7FFFFFFFFFFFF, 0x3730000000000000, 0xB730000000000000, 0x40EFFC0000000000, 0x40EFFDFFFFFFFF77, 0x40EFFE0000000000, 0xC0EFFE0000000000, 0x3FF0020000000000, 0x3FF0020000000001, 0x3FF0060000000000, 0x3F10000000000000, 0x3F0FFC0000000000, 0x3F0FFE0000000000, 0x3E70000000000000, 0x3E60000000000000, 0x3E60000000000001, 0xBE60000000000000, 0x3E78000000000000, 0x405EDD2F1A9FBE77, 0xBEE4F8B588E368F1, 0x41124F8000000000, 0x376BE03D0BF225C7]> : tensor<47xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<47xf64>
  %b0 = stablehlo.convert %x : (tensor<47xf64>) -> tensor<47xbf16>
  %b = stablehlo.bitcast_convert %b0 : (tensor<47xbf16>) -> tensor<47xui16>
  %be = stablehlo.constant dense<[0, 32768, 32640, 65408, 32640, 65408, 0, 16256, 49088, 16256, 16257, 16256, 16258, 16257, 32639, 32639, 32640, 65408, 128, 128, 1, 0, 1, 2, 32770, 1, 0, 32768, 18304, 18304, 18304, 51072, 16256, 16256, 16256, 14464, 14464, 14464, 13184, 13056, 13056, 45824, 13248, 17143, 46888, 18578, 0]> : tensor<47xui16>
  check.expect_eq %b, %be : tensor<47xui16>
  %h0 = stablehlo.convert %x : (tensor<47xf64>) -> tensor<47xf16>
  %h = stablehlo.bitcast_convert %h0 : (tensor<47xf16>) -> tensor<47xui16>
  %he = stablehlo.constant dense<[0, 32768, 31744, 64512, 31744, 64512, 0, 15360, 48640, 15364, 15364, 15364, 15372, 15372, 31744, 31744, 31744, 64512, 0, 0, 0, 0, 0, 0, 32768, 0, 0, 32768, 31743, 31743, 31744, 64512, 15360, 15361, 15362, 1024, 1024, 1024, 1, 0, 1, 32768, 2, 22455, 32936, 31744, 0]> : tensor<47xui16>
  check.expect_eq %h, %he : tensor<47xui16>
  %i0 = stablehlo.constant dense<[16777217, 16842753, 16842751, -16842753, 2147483647]> : tensor<5xi32>
  %i = stablehlo.optimization_barrier %i0 : tensor<5xi32>
  %ib = stablehlo.convert %i : (tensor<5xi32>) -> tensor<5xbf16>
  %ibb = stablehlo.bitcast_convert %ib : (tensor<5xbf16>) -> tensor<5xui16>
  %ie = stablehlo.constant dense<[19328, 19329, 19328, 52097, 20224]> : tensor<5xui16>
  check.expect_eq %ibb, %ie : tensor<5xui16>
  %l0 = stablehlo.constant dense<[33706628461101055, -33706628461101055, 3521814908603727871, 9223372036854775807, 4503599627370497]> : tensor<5xi64>
  %l = stablehlo.optimization_barrier %l0 : tensor<5xi64>
  %lb = stablehlo.convert %l : (tensor<5xi64>) -> tensor<5xbf16>
  %lbb = stablehlo.bitcast_convert %lb : (tensor<5xbf16>) -> tensor<5xui16>
  %le = stablehlo.constant dense<[0x5AEF, 0xDAEF, 0x5E43, 0x5F00, 0x5980]> : tensor<5xui16>
  check.expect_eq %lbb, %le : tensor<5xui16>
  %n0 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF4000000000000, 0x7FF0000000000001, 0x7FF0000000000001, 0x7FF0000000000001]> : tensor<5xf64>
  %n = stablehlo.optimization_barrier %n0 : tensor<5xf64>
  %nb = stablehlo.convert %n : (tensor<5xf64>) -> tensor<5xbf16>
  %p = stablehlo.compare NE, %nb, %nb : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
  %nh = stablehlo.convert %n : (tensor<5xf64>) -> tensor<5xf16>
  %q = stablehlo.compare NE, %nh, %nh : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
  %r = stablehlo.and %p, %q : tensor<5xi1>
  %yes = stablehlo.constant dense<true> : tensor<5xi1>
  check.expect_eq %r, %yes : tensor<5xi1>
  func.return
}
