// Upper halves of products, and the next number, bit by bit.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %x0 = util.unfoldable_constant dense<[-128, 127, -1, 5]> : tensor<4xi8>
  %y0 = util.unfoldable_constant dense<[-128, 127, 3, 7]> : tensor<4xi8>
  %r0 = chlo.mulhi %x0, %y0 : tensor<4xi8>, tensor<4xi8> -> tensor<4xi8>
  check.expect_eq_const %r0, dense<[64, 63, -1, 0]> : tensor<4xi8>
  %x4 = util.unfoldable_constant dense<[255, 128, 3, 16]> : tensor<4xui8>
  %y4 = util.unfoldable_constant dense<[255, 2, 3, 16]> : tensor<4xui8>
  %r4 = chlo.mulhi %x4, %y4 : tensor<4xui8>, tensor<4xui8> -> tensor<4xui8>
  check.expect_eq_const %r4, dense<[254, 1, 0, 1]> : tensor<4xui8>
  %x8 = util.unfoldable_constant dense<[-2147483648, 2147483647, -5, 65536]> : tensor<4xi32>
  %y8 = util.unfoldable_constant dense<[-2147483648, 2147483647, 7, -65536]> : tensor<4xi32>
  %r8 = chlo.mulhi %x8, %y8 : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
  check.expect_eq_const %r8, dense<[1073741824, 1073741823, -1, -1]> : tensor<4xi32>
  %x12 = util.unfoldable_constant dense<[-9223372036854775808, 9223372036854775807, -5, 1099511627776]> : tensor<4xi64>
  %y12 = util.unfoldable_constant dense<[-9223372036854775808, 9223372036854775807, 7, -1099511627776]> : tensor<4xi64>
  %r12 = chlo.mulhi %x12, %y12 : tensor<4xi64>, tensor<4xi64> -> tensor<4xi64>
  check.expect_eq_const %r12, dense<[4611686018427387904, 4611686018427387903, -1, -65536]> : tensor<4xi64>
  %x16 = util.unfoldable_constant dense<[18446744073709551615, 9223372036854775808, 12345678901234567890, 5]> : tensor<4xui64>
  %y16 = util.unfoldable_constant dense<[18446744073709551615, 2, 9876543210987654321, 7]> : tensor<4xui64>
  %r16 = chlo.mulhi %x16, %y16 : tensor<4xui64>, tensor<4xui64> -> tensor<4xui64>
  check.expect_eq_const %r16, dense<[18446744073709551614, 1, 6609981178781634653, 0]> : tensor<4xui64>
  %x20 = util.unfoldable_constant dense<[-8, 7, -1, 3]> : tensor<4xi4>
  %y20 = util.unfoldable_constant dense<[-8, 7, 3, 5]> : tensor<4xi4>
  %r20 = chlo.mulhi %x20, %y20 : tensor<4xi4>, tensor<4xi4> -> tensor<4xi4>
  check.expect_eq_const %r20, dense<[4, 3, -1, 0]> : tensor<4xi4>
  %p = util.unfoldable_constant dense<[0x3F800000, 0x3F800000, 0x00000000, 0x80000000, 0x00000000, 0x80000001, 0x7F7FFFFF, 0xFF800000, 0x3F800000, 0xBF800000]> : tensor<10xf32>
  %q = util.unfoldable_constant dense<[0x40000000, 0x00000000, 0xBF800000, 0x3F800000, 0x80000000, 0x3F800000, 0x7F800000, 0x00000000, 0x3F800000, 0x3F800000]> : tensor<10xf32>
  %n = chlo.next_after %p, %q : tensor<10xf32>, tensor<10xf32> -> tensor<10xf32>
  %b = stablehlo.bitcast_convert %n : (tensor<10xf32>) -> tensor<10xui32>
  %w = stablehlo.constant dense<[1065353217, 1065353215, 2147483649, 1, 2147483648, 2147483648, 2139095040, 4286578687, 1065353216, 3212836863]> : tensor<10xui32>
  check.expect_eq %b, %w : tensor<10xui32>
  func.return
}
