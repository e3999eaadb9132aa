// Elements that a loop loads from where it stores: what the turn before has
// stored, what turns to come store, both by chance, rows of one table, and places
// beyond both ends.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %b = util.unfoldable_constant dense<[-9, 1, -4, 5, -1, 7, 0, 7, -1, 5, -4, 1, -9, -5, 13, 16, 4, 6, -7, -6, 9, 9, -6, -7, 6, 4, 16, 13, -5, -9, 1, -4, 5, -1, 7, 0, 7, -1, 5, -4]> : tensor<40xi32>
  %s = util.unfoldable_constant dense<[0, 1, 3, 9, -2, -9, 12, 39]> : tensor<8xi32>
  %table = util.unfoldable_constant dense<[1, 4, 13, 28, 49, 26, 9, 48, 43, 44, 1, 14, 33, 8, 39, 26, 19, 18, 23, 34, 6, 10, 20, 36, 8, 36, 20, 10, 6, 8, 16, 30, 50, 26, 8, 46, 40, 40, 46, 8, 21, 26, 37, 4, 27, 6, 41, 32, 29, 32, 41, 6, 27, 4, 37, 26, 21, 22, 29, 42, 46, 2, 14, 32, 6, 36, 22, 14, 12, 16, 26, 42, 14, 42, 26, 16, 12, 14, 22, 36, 31, 38, 1, 20, 45, 26, 13, 6, 5, 10, 21, 38, 11, 40, 25, 16, 13, 16, 25, 40, 26, 34, 48, 18, 44, 26, 14, 8, 8, 14, 26, 44, 18, 48, 34, 26, 24, 28, 38, 4, 31, 40, 5, 26, 3, 36, 25, 20, 21, 28, 41, 10, 35, 16, 3, 46, 45, 50, 11, 28, 46, 6, 22, 44, 22, 6, 46, 42, 44, 2, 16, 36, 12, 44, 32, 26, 26, 32, 44, 12, 21, 32, 49, 22, 1, 36, 27, 24, 27, 36, 1, 22, 49, 32, 21, 16, 17, 24, 37, 6, 6, 18, 36, 10, 40, 26, 18, 16, 20, 30, 46, 18, 46, 30, 20, 16, 18, 26, 40, 10, 1, 14, 33, 8, 39, 26, 19, 18, 23, 34, 1, 24, 3, 38, 29, 26, 29, 38, 3, 24, 6, 20, 40, 16, 48, 36, 30, 30, 36, 48, 16, 40, 20, 6, 48, 46, 50, 10, 26, 48, 21, 36, 7, 34, 17, 6, 1, 2, 9, 22, 41, 16, 47, 34, 27, 26, 31, 42, 9, 32, 46, 12, 34, 12, 46, 36, 32, 34, 42, 6, 26, 2, 34, 22, 16, 16, 22, 34, 2, 26, 31, 48, 21, 50, 35, 26, 23, 26, 35, 50, 21, 48, 31, 20, 15, 16, 23, 36, 5, 30, 26, 44, 18, 48, 34, 26, 24, 28, 38, 4, 26, 4, 38, 28, 24, 26, 34, 48, 18, 44, 31, 50, 25, 6, 43, 36, 35, 40, 1, 18, 41, 20, 5, 46, 43, 46, 5, 20, 41, 18, 46, 16, 42, 24, 12, 6, 6, 12, 24, 42, 16, 46, 32, 24, 22, 26, 36, 2, 24, 2, 21, 42, 19, 2, 41, 36, 37, 44, 7, 26, 1, 32, 19, 12, 11, 16, 27, 44, 17, 46, 6, 28, 6, 40, 30, 26, 28, 36, 50, 20, 46, 28, 16, 10, 10, 16, 28, 46, 20, 50]> : tensor<400xi32>
  %A:2 = stablehlo.while(%Ai = %zero, %Aa = %b) : tensor<i32>, tensor<40xi32>
  cond {
    %At = stablehlo.constant dense<37> : tensor<i32>
    %Ago = stablehlo.compare LT, %Ai, %At : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Ago : tensor<i1>
  } do {
    %g1 = stablehlo.dynamic_slice %Aa, %Ai, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %v1 = stablehlo.reshape %g1 : (tensor<1xi32>) -> tensor<i32>
    %v2 = stablehlo.add %v1, %one : tensor<i32>
    %g3 = stablehlo.dynamic_slice %b, %Ai, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %v3 = stablehlo.reshape %g3 : (tensor<1xi32>) -> tensor<i32>
    %v4 = stablehlo.minimum %v2, %v3 : tensor<i32>
    %v5 = stablehlo.add %Ai, %one : tensor<i32>
    %g6 = stablehlo.reshape %v4 : (tensor<i32>) -> tensor<1xi32>
    %v6 = stablehlo.dynamic_update_slice %Aa, %g6, %v5 : (tensor<40xi32>, tensor<1xi32>, tensor<i32>) -> tensor<40xi32>
    %An = stablehlo.add %Ai, %one : tensor<i32>
    stablehlo.return %An, %v6 : tensor<i32>, tensor<40xi32>
  }
  %w7 = stablehlo.constant dense<[-9, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, -4, -3, -9, -8, -7, -6, -5, -4, -7, -6, -5, -4, -6, -7, -6, -5, -4, -3, -5, -9, -8, -7, -6, -5, -4, -3, -2, 5, -4]> : tensor<40xi32>
  check.expect_eq %A#1, %w7 : tensor<40xi32>
  %P:2 = stablehlo.while(%Pi = %zero, %Pa = %b) : tensor<i32>, tensor<40xi32>
  cond {
    %Pt = stablehlo.constant dense<8> : tensor<i32>
    %Pgo = stablehlo.compare LT, %Pi, %Pt : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Pgo : tensor<i1>
  } do {
    %g8 = stablehlo.dynamic_slice %s, %Pi, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %v8 = stablehlo.reshape %g8 : (tensor<1xi32>) -> tensor<i32>
  %B:2 = stablehlo.while(%Bi = %zero, %Ba = %Pa) : tensor<i32>, tensor<40xi32>
  cond {
    %Bt = stablehlo.constant dense<40> : tensor<i32>
    %Bgo = stablehlo.compare LT, %Bi, %Bt : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Bgo : tensor<i1>
  } do {
  %c9 = stablehlo.constant dense<39> : tensor<i32>
    %v10 = stablehlo.subtract %c9, %Bi : tensor<i32>
    %v11 = stablehlo.subtract %v10, %v8 : tensor<i32>
    %g12 = stablehlo.dynamic_slice %Ba, %v11, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %v12 = stablehlo.reshape %g12 : (tensor<1xi32>) -> tensor<i32>
    %v13 = stablehlo.add %v12, %v8 : tensor<i32>
    %g14 = stablehlo.dynamic_slice %Ba, %v10, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %v14 = stablehlo.reshape %g14 : (tensor<1xi32>) -> tensor<i32>
    %v15 = stablehlo.maximum %v14, %v13 : tensor<i32>
    %g16 = stablehlo.reshape %v15 : (tensor<i32>) -> tensor<1xi32>
    %v16 = stablehlo.dynamic_update_slice %Ba, %g16, %v10 : (tensor<40xi32>, tensor<1xi32>, tensor<i32>) -> tensor<40xi32>
    %Bn = stablehlo.add %Bi, %one : tensor<i32>
    stablehlo.return %Bn, %v16 : tensor<i32>, tensor<40xi32>
  }
    %Pn = stablehlo.add %Pi, %one : tensor<i32>
    stablehlo.return %Pn, %B#1 : tensor<i32>, tensor<40xi32>
  }
  %w17 = stablehlo.constant dense<[55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55]> : tensor<40xi32>
  check.expect_eq %P#1, %w17 : tensor<40xi32>
  %K:2 = stablehlo.while(%Ki = %zero, %Ka = %table) : tensor<i32>, tensor<400xi32>
  cond {
    %Kt = stablehlo.constant dense<20> : tensor<i32>
    %Kgo = stablehlo.compare LT, %Ki, %Kt : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Kgo : tensor<i1>
  } do {
  %c18 = stablehlo.constant dense<20> : tensor<i32>
    %v19 = stablehlo.multiply %Ki, %c18 : tensor<i32>
  %I:2 = stablehlo.while(%Ii = %zero, %Ia = %Ka) : tensor<i32>, tensor<400xi32>
  cond {
    %It = stablehlo.constant dense<20> : tensor<i32>
    %Igo = stablehlo.compare LT, %Ii, %It : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Igo : tensor<i1>
  } do {
  %c20 = stablehlo.constant dense<20> : tensor<i32>
    %v21 = stablehlo.multiply %Ii, %c20 : tensor<i32>
  %J:2 = stablehlo.while(%Ji = %zero, %Ja = %Ia) : tensor<i32>, tensor<400xi32>
  cond {
    %Jt = stablehlo.constant dense<20> : tensor<i32>
    %Jgo = stablehlo.compare LT, %Ji, %Jt : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Jgo : tensor<i1>
  } do {
    %v22 = stablehlo.add %v21, %Ji : tensor<i32>
    %v23 = stablehlo.add %v21, %Ki : tensor<i32>
    %g24 = stablehlo.dynamic_slice %Ja, %v23, sizes = [1] : (tensor<400xi32>, tensor<i32>) -> tensor<1xi32>
    %v24 = stablehlo.reshape %g24 : (tensor<1xi32>) -> tensor<i32>
    %v25 = stablehlo.add %v19, %Ji : tensor<i32>
    %g26 = stablehlo.dynamic_slice %Ja, %v25, sizes = [1] : (tensor<400xi32>, tensor<i32>) -> tensor<1xi32>
    %v26 = stablehlo.reshape %g26 : (tensor<1xi32>) -> tensor<i32>
    %v27 = stablehlo.add %v24, %v26 : tensor<i32>
    %g28 = stablehlo.dynamic_slice %Ja, %v22, sizes = [1] : (tensor<400xi32>, tensor<i32>) -> tensor<1xi32>
    %v28 = stablehlo.reshape %g28 : (tensor<1xi32>) -> tensor<i32>
    %v29 = stablehlo.minimum %v28, %v27 : tensor<i32>
    %g30 = stablehlo.reshape %v29 : (tensor<i32>) -> tensor<1xi32>
    %v30 = stablehlo.dynamic_update_slice %Ja, %g30, %v22 : (tensor<400xi32>, tensor<1xi32>, tensor<i32>) -> tensor<400xi32>
    %Jn = stablehlo.add %Ji, %one : tensor<i32>
    stablehlo.return %Jn, %v30 : tensor<i32>, tensor<400xi32>
  }
    %In = stablehlo.add %Ii, %one : tensor<i32>
    stablehlo.return %In, %J#1 : tensor<i32>, tensor<400xi32>
  }
    %Kn = stablehlo.add %Ki, %one : tensor<i32>
    stablehlo.return %Kn, %I#1 : tensor<i32>, tensor<400xi32>
  }
  %w31 = stablehlo.constant dense<[1, 4, 9, 6, 8, 10, 5, 6, 10, 8, 1, 10, 4, 8, 8, 20, 18, 18, 4, 12, 6, 10, 8, 12, 7, 14, 11, 10, 6, 8, 7, 14, 10, 12, 8, 22, 20, 23, 10, 8, 8, 6, 11, 4, 10, 6, 11, 12, 12, 10, 7, 6, 10, 4, 14, 20, 16, 16, 6, 10, 8, 2, 7, 11, 6, 13, 13, 12, 8, 10, 9, 13, 12, 11, 10, 16, 12, 14, 12, 10, 7, 7, 1, 5, 6, 7, 10, 6, 5, 8, 6, 7, 9, 5, 13, 16, 13, 16, 7, 11, 10, 14, 10, 14, 9, 14, 13, 8, 8, 10, 9, 16, 12, 14, 14, 20, 22, 25, 12, 4, 10, 10, 4, 8, 3, 10, 13, 9, 8, 11, 9, 10, 12, 8, 3, 19, 16, 19, 8, 14, 8, 6, 14, 12, 13, 6, 13, 14, 12, 2, 9, 18, 12, 16, 14, 18, 20, 26, 12, 10, 2, 6, 2, 6, 1, 8, 5, 6, 6, 8, 1, 8, 4, 6, 8, 16, 14, 17, 4, 6, 6, 10, 15, 10, 14, 16, 11, 12, 16, 14, 7, 16, 10, 14, 14, 16, 18, 24, 10, 10, 1, 5, 8, 5, 7, 9, 4, 5, 10, 7, 1, 11, 3, 9, 7, 19, 17, 19, 3, 13, 6, 10, 15, 10, 14, 16, 11, 12, 15, 12, 7, 8, 10, 6, 14, 22, 22, 10, 8, 12, 10, 8, 5, 9, 4, 6, 1, 2, 9, 4, 10, 11, 13, 9, 4, 20, 17, 20, 9, 10, 4, 6, 11, 4, 10, 12, 7, 8, 9, 6, 3, 2, 6, 8, 10, 16, 16, 12, 2, 14, 7, 9, 14, 7, 13, 15, 10, 11, 12, 13, 6, 17, 9, 15, 13, 16, 19, 21, 5, 17, 10, 14, 18, 14, 18, 20, 15, 16, 19, 4, 11, 4, 14, 10, 18, 20, 22, 14, 12, 14, 3, 7, 3, 6, 2, 9, 6, 7, 1, 9, 2, 9, 5, 7, 9, 17, 5, 18, 5, 7, 8, 12, 8, 12, 9, 6, 6, 12, 14, 14, 9, 14, 12, 12, 9, 18, 22, 2, 12, 2, 2, 4, 9, 2, 8, 10, 5, 6, 7, 8, 1, 12, 4, 10, 8, 16, 14, 16, 4, 12, 6, 10, 6, 10, 14, 12, 11, 12, 16, 14, 7, 12, 10, 10, 10, 16, 22, 22, 10, 16]> : tensor<400xi32>
  check.expect_eq %K#1, %w31 : tensor<400xi32>
  %C:2 = stablehlo.while(%Ci = %zero, %Ca = %b) : tensor<i32>, tensor<40xi32>
  cond {
    %Ct = stablehlo.constant dense<61> : tensor<i32>
    %Cgo = stablehlo.compare LT, %Ci, %Ct : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Cgo : tensor<i1>
  } do {
  %c32 = stablehlo.constant dense<15> : tensor<i32>
    %v33 = stablehlo.add %Ci, %c32 : tensor<i32>
    %g34 = stablehlo.dynamic_slice %Ca, %v33, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %v34 = stablehlo.reshape %g34 : (tensor<1xi32>) -> tensor<i32>
  %c35 = stablehlo.constant dense<3> : tensor<i32>
    %v36 = stablehlo.multiply %v34, %c35 : tensor<i32>
  %c37 = stablehlo.constant dense<5> : tensor<i32>
    %v38 = stablehlo.subtract %Ci, %c37 : tensor<i32>
    %v39 = stablehlo.add %v36, %Ci : tensor<i32>
    %g40 = stablehlo.reshape %v39 : (tensor<i32>) -> tensor<1xi32>
    %v40 = stablehlo.dynamic_update_slice %Ca, %g40, %v38 : (tensor<40xi32>, tensor<1xi32>, tensor<i32>) -> tensor<40xi32>
    %Cn = stablehlo.add %Ci, %one : tensor<i32>
    stablehlo.return %Cn, %v40 : tensor<i32>, tensor<40xi32>
  }
  %w41 = stablehlo.constant dense<[32, 33, -11, -13, 27, 22, 59, 51, -2, -13, 18, 4, 32, 15, 40, 20, 42, 19, 38, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, -1938159352]> : tensor<40xi32>
  check.expect_eq %C#1, %w41 : tensor<40xi32>
  %E:2 = stablehlo.while(%Ei = %zero, %Ea = %b) : tensor<i32>, tensor<40xi32>
  cond {
    %Et = stablehlo.constant dense<37> : tensor<i32>
    %Ego = stablehlo.compare LT, %Ei, %Et : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Ego : tensor<i1>
  } do {
    %g42 = stablehlo.dynamic_slice %Ea, %Ei, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %v42 = stablehlo.reshape %g42 : (tensor<1xi32>) -> tensor<i32>
    %v43 = stablehlo.add %v42, %Ei : tensor<i32>
  %c44 = stablehlo.constant dense<2> : tensor<i32>
    %v45 = stablehlo.add %Ei, %c44 : tensor<i32>
    %g46 = stablehlo.reshape %v43 : (tensor<i32>) -> tensor<1xi32>
    %v46 = stablehlo.dynamic_update_slice %Ea, %g46, %v45 : (tensor<40xi32>, tensor<1xi32>, tensor<i32>) -> tensor<40xi32>
    %En = stablehlo.add %Ei, %one : tensor<i32>
    stablehlo.return %En, %v46 : tensor<i32>, tensor<40xi32>
  }
  %w47 = stablehlo.constant dense<[-9, 1, -9, 2, -7, 5, -3, 10, 3, 17, 11, 26, 21, 37, 33, 50, 47, 65, 63, 82, 81, 101, 101, 122, 123, 145, 147, 170, 173, 197, 201, 226, 231, 257, 263, 290, 297, 325, 333, -4]> : tensor<40xi32>
  check.expect_eq %E#1, %w47 : tensor<40xi32>
  %F:2 = stablehlo.while(%Fi = %zero, %Fa = %b) : tensor<i32>, tensor<40xi32>
  cond {
    %Ft = stablehlo.constant dense<50> : tensor<i32>
    %Fgo = stablehlo.compare LT, %Fi, %Ft : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Fgo : tensor<i1>
  } do {
  %c48 = stablehlo.constant dense<4> : tensor<i32>
    %v49 = stablehlo.subtract %Fi, %c48 : tensor<i32>
    %g50 = stablehlo.dynamic_slice %Fa, %v49, sizes = [1] : (tensor<40xi32>, tensor<i32>) -> tensor<1xi32>
    %v50 = stablehlo.reshape %g50 : (tensor<1xi32>) -> tensor<i32>
  %c51 = stablehlo.constant dense<5> : tensor<i32>
    %v52 = stablehlo.multiply %Fi, %c51 : tensor<i32>
    %v53 = stablehlo.xor %v50, %v52 : tensor<i32>
  %c54 = stablehlo.constant dense<3> : tensor<i32>
    %v55 = stablehlo.subtract %Fi, %c54 : tensor<i32>
    %g56 = stablehlo.reshape %v53 : (tensor<i32>) -> tensor<1xi32>
    %v56 = stablehlo.dynamic_update_slice %Fa, %g56, %v55 : (tensor<40xi32>, tensor<1xi32>, tensor<i32>) -> tensor<40xi32>
    %Fn = stablehlo.add %Fi, %one : tensor<i32>
    stablehlo.return %Fn, %v56 : tensor<i32>, tensor<40xi32>
  }
  %w57 = stablehlo.constant dense<[-9, -29, -6, -28, -57, -17, -62, -16, -57, -5, -70, -4, -73, -25, -78, -24, -73, -45, -70, -44, -89, -33, -94, -224, -89, -213, -70, -212, -73, -233, -78, -232, -73, -253, -70, -252, -57, -241, -62, -14]> : tensor<40xi32>
  check.expect_eq %F#1, %w57 : tensor<40xi32>
  func.return
}
