// Narrow integers with sign that become unsigned ones of 32 bits are large if below
// zero; their quotients by a known number are those.  Oracle: whole numbers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %i8 = stablehlo.constant dense<[-128, -127, -100, -77, -65, -64, -63, -33, -10, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 33, 63, 64, 99, 100, 127]> : tensor<32xi8>
  %i8b = stablehlo.optimization_barrier %i8 : tensor<32xi8>
  %i8u = stablehlo.convert %i8b : (tensor<32xi8>) -> tensor<32xui32>
  %i8s = stablehlo.convert %i8b : (tensor<32xi8>) -> tensor<32xi32>
  %i8uk3 = stablehlo.constant dense<3> : tensor<32xui32>
  %r0 = stablehlo.divide %i8u, %i8uk3 : tensor<32xui32>
  check.expect_eq_const %r0, dense<[1431655722, 1431655723, 1431655732, 1431655739, 1431655743, 1431655744, 1431655744, 1431655754, 1431655762, 1431655763, 1431655763, 1431655764, 1431655764, 1431655764, 1431655765, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 11, 21, 21, 33, 33, 42]> : tensor<32xui32>
  %r1 = stablehlo.remainder %i8u, %i8uk3 : tensor<32xui32>
  check.expect_eq_const %r1, dense<[2, 0, 0, 2, 2, 0, 1, 1, 0, 0, 2, 0, 1, 2, 0, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 0, 0, 1, 0, 1, 1]> : tensor<32xui32>
  %i8sk3 = stablehlo.constant dense<3> : tensor<32xi32>
  %r2 = stablehlo.divide %i8s, %i8sk3 : tensor<32xi32>
  check.expect_eq_const %r2, dense<[-42, -42, -33, -25, -21, -21, -21, -11, -3, -2, -1, -1, -1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 11, 21, 21, 33, 33, 42]> : tensor<32xi32>
  %r3 = stablehlo.remainder %i8s, %i8sk3 : tensor<32xi32>
  check.expect_eq_const %r3, dense<[-2, -1, -1, -2, -2, -1, 0, 0, -1, -1, -2, -1, 0, -2, -1, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2, 0, 0, 1, 0, 1, 1]> : tensor<32xi32>
  %i8uk10 = stablehlo.constant dense<10> : tensor<32xui32>
  %r4 = stablehlo.divide %i8u, %i8uk10 : tensor<32xui32>
  check.expect_eq_const %r4, dense<[429496716, 429496716, 429496719, 429496721, 429496723, 429496723, 429496723, 429496726, 429496728, 429496728, 429496729, 429496729, 429496729, 429496729, 429496729, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 6, 6, 9, 10, 12]> : tensor<32xui32>
  %r5 = stablehlo.remainder %i8u, %i8uk10 : tensor<32xui32>
  check.expect_eq_const %r5, dense<[8, 9, 6, 9, 1, 2, 3, 3, 6, 9, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6, 7, 9, 0, 1, 3, 3, 4, 9, 0, 7]> : tensor<32xui32>
  %i8sk10 = stablehlo.constant dense<10> : tensor<32xi32>
  %r6 = stablehlo.divide %i8s, %i8sk10 : tensor<32xi32>
  check.expect_eq_const %r6, dense<[-12, -12, -10, -7, -6, -6, -6, -3, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 6, 6, 9, 10, 12]> : tensor<32xi32>
  %r7 = stablehlo.remainder %i8s, %i8sk10 : tensor<32xi32>
  check.expect_eq_const %r7, dense<[-8, -7, 0, -7, -5, -4, -3, -3, 0, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 0, 1, 3, 3, 4, 9, 0, 7]> : tensor<32xi32>
  %i8uk1000 = stablehlo.constant dense<1000> : tensor<32xui32>
  %r8 = stablehlo.divide %i8u, %i8uk1000 : tensor<32xui32>
  check.expect_eq_const %r8, dense<[4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 4294967, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<32xui32>
  %r9 = stablehlo.remainder %i8u, %i8uk1000 : tensor<32xui32>
  check.expect_eq_const %r9, dense<[168, 169, 196, 219, 231, 232, 233, 263, 286, 289, 291, 292, 293, 294, 295, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 33, 63, 64, 99, 100, 127]> : tensor<32xui32>
  %i8sk1000 = stablehlo.constant dense<1000> : tensor<32xi32>
  %r10 = stablehlo.divide %i8s, %i8sk1000 : tensor<32xi32>
  check.expect_eq_const %r10, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<32xi32>
  %r11 = stablehlo.remainder %i8s, %i8sk1000 : tensor<32xi32>
  check.expect_eq_const %r11, dense<[-128, -127, -100, -77, -65, -64, -63, -33, -10, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 33, 63, 64, 99, 100, 127]> : tensor<32xi32>
  %i16 = stablehlo.constant dense<[-128, -32640, -127, -32385, -100, -25500, -77, -19635, -65, -16575, -64, -16320, -63, -16065, -33, -8415, -10, -2550, -7, -1785, -5, -1275, -4, -1020, -3, -765, -2, -510, -1, -255, 0, 0, 1, 255, 2, 510, 3, 765, 4, 1020, 5, 1275, 6, 1530, 7, 1785, 9, 2295, 10, 2550, 11, 2805, 33, 8415, 63, 16065, 64, 16320, 99, 25245, 100, 25500, 127, 32385]> : tensor<64xi16>
  %i16b = stablehlo.optimization_barrier %i16 : tensor<64xi16>
  %i16u = stablehlo.convert %i16b : (tensor<64xi16>) -> tensor<64xui32>
  %i16s = stablehlo.convert %i16b : (tensor<64xi16>) -> tensor<64xi32>
  %i16uk3 = stablehlo.constant dense<3> : tensor<64xui32>
  %r12 = stablehlo.divide %i16u, %i16uk3 : tensor<64xui32>
  check.expect_eq_const %r12, dense<[1431655722, 1431644885, 1431655723, 1431644970, 1431655732, 1431647265, 1431655739, 1431649220, 1431655743, 1431650240, 1431655744, 1431650325, 1431655744, 1431650410, 1431655754, 1431652960, 1431655762, 1431654915, 1431655763, 1431655170, 1431655763, 1431655340, 1431655764, 1431655425, 1431655764, 1431655510, 1431655764, 1431655595, 1431655765, 1431655680, 0, 0, 0, 85, 0, 170, 1, 255, 1, 340, 1, 425, 2, 510, 2, 595, 3, 765, 3, 850, 3, 935, 11, 2805, 21, 5355, 21, 5440, 33, 8415, 33, 8500, 42, 10795]> : tensor<64xui32>
  %r13 = stablehlo.remainder %i16u, %i16uk3 : tensor<64xui32>
  check.expect_eq_const %r13, dense<[2, 1, 0, 1, 0, 1, 2, 1, 2, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 2, 1, 0, 1, 1, 1, 2, 1, 0, 1, 0, 0, 1, 0, 2, 0, 0, 0, 1, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0]> : tensor<64xui32>
  %i16sk3 = stablehlo.constant dense<3> : tensor<64xi32>
  %r14 = stablehlo.divide %i16s, %i16sk3 : tensor<64xi32>
  check.expect_eq_const %r14, dense<[-42, -10880, -42, -10795, -33, -8500, -25, -6545, -21, -5525, -21, -5440, -21, -5355, -11, -2805, -3, -850, -2, -595, -1, -425, -1, -340, -1, -255, 0, -170, 0, -85, 0, 0, 0, 85, 0, 170, 1, 255, 1, 340, 1, 425, 2, 510, 2, 595, 3, 765, 3, 850, 3, 935, 11, 2805, 21, 5355, 21, 5440, 33, 8415, 33, 8500, 42, 10795]> : tensor<64xi32>
  %r15 = stablehlo.remainder %i16s, %i16sk3 : tensor<64xi32>
  check.expect_eq_const %r15, dense<[-2, 0, -1, 0, -1, 0, -2, 0, -2, 0, -1, 0, 0, 0, 0, 0, -1, 0, -1, 0, -2, 0, -1, 0, 0, 0, -2, 0, -1, 0, 0, 0, 1, 0, 2, 0, 0, 0, 1, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0]> : tensor<64xi32>
  %i16uk10 = stablehlo.constant dense<10> : tensor<64xui32>
  %r16 = stablehlo.divide %i16u, %i16uk10 : tensor<64xui32>
  check.expect_eq_const %r16, dense<[429496716, 429493465, 429496716, 429493491, 429496719, 429494179, 429496721, 429494766, 429496723, 429495072, 429496723, 429495097, 429496723, 429495123, 429496726, 429495888, 429496728, 429496474, 429496728, 429496551, 429496729, 429496602, 429496729, 429496627, 429496729, 429496653, 429496729, 429496678, 429496729, 429496704, 0, 0, 0, 25, 0, 51, 0, 76, 0, 102, 0, 127, 0, 153, 0, 178, 0, 229, 1, 255, 1, 280, 3, 841, 6, 1606, 6, 1632, 9, 2524, 10, 2550, 12, 3238]> : tensor<64xui32>
  %r17 = stablehlo.remainder %i16u, %i16uk10 : tensor<64xui32>
  check.expect_eq_const %r17, dense<[8, 6, 9, 1, 6, 6, 9, 1, 1, 1, 2, 6, 3, 1, 3, 1, 6, 6, 9, 1, 1, 1, 2, 6, 3, 1, 4, 6, 5, 1, 0, 0, 1, 5, 2, 0, 3, 5, 4, 0, 5, 5, 6, 0, 7, 5, 9, 5, 0, 0, 1, 5, 3, 5, 3, 5, 4, 0, 9, 5, 0, 0, 7, 5]> : tensor<64xui32>
  %i16sk10 = stablehlo.constant dense<10> : tensor<64xi32>
  %r18 = stablehlo.divide %i16s, %i16sk10 : tensor<64xi32>
  check.expect_eq_const %r18, dense<[-12, -3264, -12, -3238, -10, -2550, -7, -1963, -6, -1657, -6, -1632, -6, -1606, -3, -841, -1, -255, 0, -178, 0, -127, 0, -102, 0, -76, 0, -51, 0, -25, 0, 0, 0, 25, 0, 51, 0, 76, 0, 102, 0, 127, 0, 153, 0, 178, 0, 229, 1, 255, 1, 280, 3, 841, 6, 1606, 6, 1632, 9, 2524, 10, 2550, 12, 3238]> : tensor<64xi32>
  %r19 = stablehlo.remainder %i16s, %i16sk10 : tensor<64xi32>
  check.expect_eq_const %r19, dense<[-8, 0, -7, -5, 0, 0, -7, -5, -5, -5, -4, 0, -3, -5, -3, -5, 0, 0, -7, -5, -5, -5, -4, 0, -3, -5, -2, 0, -1, -5, 0, 0, 1, 5, 2, 0, 3, 5, 4, 0, 5, 5, 6, 0, 7, 5, 9, 5, 0, 0, 1, 5, 3, 5, 3, 5, 4, 0, 9, 5, 0, 0, 7, 5]> : tensor<64xi32>
  %i16uk1000 = stablehlo.constant dense<1000> : tensor<64xui32>
  %r20 = stablehlo.divide %i16u, %i16uk1000 : tensor<64xui32>
  check.expect_eq_const %r20, dense<[4294967, 4294934, 4294967, 4294934, 4294967, 4294941, 4294967, 4294947, 4294967, 4294950, 4294967, 4294950, 4294967, 4294951, 4294967, 4294958, 4294967, 4294964, 4294967, 4294965, 4294967, 4294966, 4294967, 4294966, 4294967, 4294966, 4294967, 4294966, 4294967, 4294967, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 2, 0, 8, 0, 16, 0, 16, 0, 25, 0, 25, 0, 32]> : tensor<64xui32>
  %r21 = stablehlo.remainder %i16u, %i16uk1000 : tensor<64xui32>
  check.expect_eq_const %r21, dense<[168, 656, 169, 911, 196, 796, 219, 661, 231, 721, 232, 976, 233, 231, 263, 881, 286, 746, 289, 511, 291, 21, 292, 276, 293, 531, 294, 786, 295, 41, 0, 0, 1, 255, 2, 510, 3, 765, 4, 20, 5, 275, 6, 530, 7, 785, 9, 295, 10, 550, 11, 805, 33, 415, 63, 65, 64, 320, 99, 245, 100, 500, 127, 385]> : tensor<64xui32>
  %i16sk1000 = stablehlo.constant dense<1000> : tensor<64xi32>
  %r22 = stablehlo.divide %i16s, %i16sk1000 : tensor<64xi32>
  check.expect_eq_const %r22, dense<[0, -32, 0, -32, 0, -25, 0, -19, 0, -16, 0, -16, 0, -16, 0, -8, 0, -2, 0, -1, 0, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 2, 0, 8, 0, 16, 0, 16, 0, 25, 0, 25, 0, 32]> : tensor<64xi32>
  %r23 = stablehlo.remainder %i16s, %i16sk1000 : tensor<64xi32>
  check.expect_eq_const %r23, dense<[-128, -640, -127, -385, -100, -500, -77, -635, -65, -575, -64, -320, -63, -65, -33, -415, -10, -550, -7, -785, -5, -275, -4, -20, -3, -765, -2, -510, -1, -255, 0, 0, 1, 255, 2, 510, 3, 765, 4, 20, 5, 275, 6, 530, 7, 785, 9, 295, 10, 550, 11, 805, 33, 415, 63, 65, 64, 320, 99, 245, 100, 500, 127, 385]> : tensor<64xi32>
  func.return
}
