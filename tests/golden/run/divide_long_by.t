// Quotients and remainders of 64 bits by one number for all, known or not: by
// 0, 1, -1, by powers of two and what lies beside them, by the greatest ones.
// Oracle: whole numbers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %i64c = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, -9223372036854775808, -9223372036854775807, -1, -2, -7, 1311768467463790320, -81985529216486896, 1000000000000000000]> : tensor<23xi64>
  %i64 = stablehlo.optimization_barrier %i64c : tensor<23xi64>
  func.call @i64_0(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_1(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_2(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_3(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_4(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_5(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_6(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_7(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_8(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_9(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_10(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_11(%i64) : (tensor<23xi64>) -> ()
  func.call @i64_12(%i64) : (tensor<23xi64>) -> ()
  %ui64c = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, 9223372036854775808, 9223372036854775809, 18446744073709551615, 18446744073709551614, 18446744073709551609, 1311768467463790320, 18364758544493064720, 1000000000000000000]> : tensor<23xui64>
  %ui64 = stablehlo.optimization_barrier %ui64c : tensor<23xui64>
  func.call @ui64_0(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_1(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_2(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_3(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_4(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_5(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_6(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_7(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_8(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_9(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_10(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_11(%ui64) : (tensor<23xui64>) -> ()
  func.call @ui64_12(%ui64) : (tensor<23xui64>) -> ()
  func.return
}
func.func private @i64_0(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<7> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 306783378, 613566756, 613566756, 1286742750677284, 329406144173384850, 329406144173384850, 329406144173384850, 658812288346769700, 1317624576693539401, -1317624576693539401, -1317624576693539401, 0, 0, -1, 187395495351970045, -11712218459498128, 142857142857142857]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 0, 6, 1, 4, 5, 5, 0, 1, 2, 4, 0, -1, 0, -1, -2, 0, 5, 0, 1]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_1(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<-7> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, -1, -1, -306783378, -613566756, -613566756, -1286742750677284, -329406144173384850, -329406144173384850, -329406144173384850, -658812288346769700, -1317624576693539401, 1317624576693539401, 1317624576693539401, 0, 0, 1, -187395495351970045, 11712218459498128, -142857142857142857]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 0, 6, 1, 4, 5, 5, 0, 1, 2, 4, 0, -1, 0, -1, -2, 0, 5, 0, 1]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_2(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<1> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, -9223372036854775808, -9223372036854775807, -1, -2, -7, 1311768467463790320, -81985529216486896, 1000000000000000000]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_3(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<-1> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, -1, -2, -6, -7, -13, -2147483647, -4294967296, -4294967297, -9007199254740993, -2305843009213693950, -2305843009213693951, -2305843009213693952, -4611686018427387904, -9223372036854775807, -9223372036854775808, 9223372036854775807, 1, 2, 7, -1311768467463790320, 81985529216486896, -1000000000000000000]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_4(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<0> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, -9223372036854775808, -9223372036854775807, -1, -2, -7, 1311768467463790320, -81985529216486896, 1000000000000000000]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_5(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<2> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 1, 3, 3, 6, 1073741823, 2147483648, 2147483648, 4503599627370496, 1152921504606846975, 1152921504606846975, 1152921504606846976, 2305843009213693952, 4611686018427387903, -4611686018427387904, -4611686018427387903, 0, -1, -3, 655884233731895160, -40992764608243448, 500000000000000000]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 0, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, -1, -1, 0, -1, 0, 0, 0]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_6(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<2305843009213693951> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 4, -4, -4, 0, 0, 0, 0, 0, 0]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 0, 1, 2, 3, -4, -3, -1, -2, -7, 1311768467463790320, -81985529216486896, 1000000000000000000]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_7(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<4611686018427387904> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, -2, -1, 0, 0, 0, 0, 0, 0]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 0, 4611686018427387903, 0, -4611686018427387903, -1, -2, -7, 1311768467463790320, -81985529216486896, 1000000000000000000]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_8(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, 0, -9223372036854775807, -1, -2, -7, 1311768467463790320, -81985529216486896, 1000000000000000000]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_9(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, -1, 0, 0, 0, 0, 0, 0]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 0, -1, 0, -1, -2, -7, 1311768467463790320, -81985529216486896, 1000000000000000000]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_10(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<1000000000> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 2, 4, 4, 9007199, 2305843009, 2305843009, 2305843009, 4611686018, 9223372036, -9223372036, -9223372036, 0, 0, 0, 1311768467, -81985529, 1000000000]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 147483647, 294967296, 294967297, 254740993, 213693950, 213693951, 213693952, 427387904, 854775807, -854775808, -854775807, -1, -2, -7, 463790320, -216486896, 0]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_11(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<4294967297> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 2097151, 536870911, 536870911, 536870911, 1073741823, 2147483647, -2147483647, -2147483647, 0, 0, 0, 305419896, -19088743, 232830643]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 0, 4292870146, 3758096383, 3758096384, 3758096385, 3221225473, 2147483648, -2147483649, -2147483648, -1, -2, -7, 2290649208, -2290649225, 2575518029]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @i64_12(%a: tensor<23xi64>) {
  %d0 = stablehlo.constant dense<-8589934592> : tensor<i64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<i64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<i64>) -> tensor<23xi64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xi64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xi64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xi64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xi64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xi64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, -1048576, -268435455, -268435455, -268435456, -536870912, -1073741823, 1073741824, 1073741823, 0, 0, 0, -152709948, 9544371, -116415321]> : tensor<23xi64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 1, 8589934590, 8589934591, 0, 0, 8589934591, 0, -8589934591, -1, -2, -7, 2596069104, -6604705264, 7103315968]> : tensor<23xi64>
  check.expect_eq %q0, %eq : tensor<23xi64>
  check.expect_eq %q1, %eq : tensor<23xi64>
  check.expect_eq %r0, %er : tensor<23xi64>
  check.expect_eq %r1, %er : tensor<23xi64>
  func.return
}
func.func private @ui64_0(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<7> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 306783378, 613566756, 613566756, 1286742750677284, 329406144173384850, 329406144173384850, 329406144173384850, 658812288346769700, 1317624576693539401, 1317624576693539401, 1317624576693539401, 2635249153387078802, 2635249153387078802, 2635249153387078801, 187395495351970045, 2623536934927580674, 142857142857142857]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 0, 6, 1, 4, 5, 5, 0, 1, 2, 4, 0, 1, 2, 1, 0, 2, 5, 2, 1]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_1(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<1> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, 9223372036854775808, 9223372036854775809, 18446744073709551615, 18446744073709551614, 18446744073709551609, 1311768467463790320, 18364758544493064720, 1000000000000000000]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_2(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<0> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, 9223372036854775808, 9223372036854775809, 18446744073709551615, 18446744073709551614, 18446744073709551609, 1311768467463790320, 18364758544493064720, 1000000000000000000]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_3(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<2> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 1, 3, 3, 6, 1073741823, 2147483648, 2147483648, 4503599627370496, 1152921504606846975, 1152921504606846975, 1152921504606846976, 2305843009213693952, 4611686018427387903, 4611686018427387904, 4611686018427387904, 9223372036854775807, 9223372036854775807, 9223372036854775804, 655884233731895160, 9182379272246532360, 500000000000000000]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 0, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_4(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<2305843009213693951> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 4, 4, 4, 8, 8, 8, 0, 7, 0]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 0, 1, 2, 3, 4, 5, 7, 6, 1, 1311768467463790320, 2223857479997207063, 1000000000000000000]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_5(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<4294967295> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 1, 1, 2097152, 536870912, 536870912, 536870912, 1073741824, 2147483648, 2147483648, 2147483648, 4294967297, 4294967296, 4294967296, 305419896, 4275878553, 232830643]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 1, 2, 2097153, 536870910, 536870911, 536870912, 1073741824, 2147483647, 2147483648, 2147483649, 0, 4294967294, 4294967289, 2901489000, 1966140585, 3041179315]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_6(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<9223372036854775808> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, 0, 1, 9223372036854775807, 9223372036854775806, 9223372036854775801, 1311768467463790320, 9141386507638288912, 1000000000000000000]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_7(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<9223372036854775809> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, 9223372036854775808, 0, 9223372036854775806, 9223372036854775805, 9223372036854775800, 1311768467463790320, 9141386507638288911, 1000000000000000000]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_8(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, 9223372036854775808, 9223372036854775809, 0, 18446744073709551614, 18446744073709551609, 1311768467463790320, 18364758544493064720, 1000000000000000000]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_9(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<10000000000000000000> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 9007199254740993, 2305843009213693950, 2305843009213693951, 2305843009213693952, 4611686018427387904, 9223372036854775807, 9223372036854775808, 9223372036854775809, 8446744073709551615, 8446744073709551614, 8446744073709551609, 1311768467463790320, 8364758544493064720, 1000000000000000000]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_10(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<641> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 3350208, 6700416, 6700417, 14051792909112, 3597258984732751, 3597258984732751, 3597258984732751, 7194517969465503, 14389035938931007, 14389035938931007, 14389035938931007, 28778071877862015, 28778071877862014, 28778071877862014, 2046440666870187, 28650169336182628, 1560062402496099]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 319, 640, 0, 201, 559, 560, 561, 481, 320, 321, 322, 0, 640, 635, 453, 172, 541]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_11(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<4294967297> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 2097151, 536870911, 536870911, 536870911, 1073741823, 2147483647, 2147483647, 2147483647, 4294967295, 4294967294, 4294967294, 305419896, 4275878551, 232830643]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 0, 4292870146, 3758096383, 3758096384, 3758096385, 3221225473, 2147483648, 2147483649, 2147483650, 0, 4294967296, 4294967291, 2290649208, 2004318073, 2575518029]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
func.func private @ui64_12(%a: tensor<23xui64>) {
  %d0 = stablehlo.constant dense<1099511627776> : tensor<ui64>
  %d1 = stablehlo.optimization_barrier %d0 : tensor<ui64>
  %b0 = stablehlo.broadcast_in_dim %d0, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %b1 = stablehlo.broadcast_in_dim %d1, dims = [] : (tensor<ui64>) -> tensor<23xui64>
  %q0 = stablehlo.divide %a, %b0 : tensor<23xui64>
  %q1 = stablehlo.divide %a, %b1 : tensor<23xui64>
  %a1 = stablehlo.optimization_barrier %a : tensor<23xui64>
  %r0 = stablehlo.remainder %a1, %b0 : tensor<23xui64>
  %r1 = stablehlo.remainder %a, %b1 : tensor<23xui64>
  %eq = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 8192, 2097151, 2097151, 2097152, 4194304, 8388607, 8388608, 8388608, 16777215, 16777215, 16777215, 1193046, 16702650, 909494]> : tensor<23xui64>
  %er = stablehlo.constant dense<[0, 1, 2, 6, 7, 13, 2147483647, 4294967296, 4294967297, 1, 1099511627774, 1099511627775, 0, 0, 1099511627775, 0, 1, 1099511627775, 1099511627774, 1099511627769, 517992144624, 654820258320, 771607494656]> : tensor<23xui64>
  check.expect_eq %q0, %eq : tensor<23xui64>
  check.expect_eq %q1, %eq : tensor<23xui64>
  check.expect_eq %r0, %er : tensor<23xui64>
  check.expect_eq %r1, %er : tensor<23xui64>
  func.return
}
