// What a loop's turns multiply with stays packed from turn to turn, and is
// packed again when it has changed: loops give what the same products give one
// after the other.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=3
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_THREADS=2 poprun %s --input=3
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s --input=3
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 POPC_THREADS=1 poprun %s --input=3
// The right side by rows.
func.func private @rows(%h: tensor<8x128xf32>, %w: tensor<128x128xf32>) -> tensor<8x128xf32> {
  %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %1 = stablehlo.tanh %0 : tensor<8x128xf32>
  func.return %1 : tensor<8x128xf32>
}
// So few that panels would be read where they lie.
func.func private @few(%h: tensor<5x128xf32>, %w: tensor<128x128xf32>) -> tensor<5x128xf32> {
  %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<5x128xf32>, tensor<128x128xf32>) -> tensor<5x128xf32>
  func.return %0 : tensor<5x128xf32>
}
// By columns, for so many rows that threads share them.
func.func private @columns(%h: tensor<200x96xf32>, %w: tensor<96x96xf32>) -> tensor<200x96xf32> {
  %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [1] : (tensor<200x96xf32>, tensor<96x96xf32>) -> tensor<200x96xf32>
  %1 = stablehlo.add %0, %h : tensor<200x96xf32>
  func.return %1 : tensor<200x96xf32>
}
// Rows of one tile; columns and depth that are no multiple of anything; bf16.
func.func private @odd(%h: tensor<5x131xbf16>, %w: tensor<131x131xbf16>) -> tensor<5x131xbf16> {
  %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<5x131xbf16>, tensor<131x131xbf16>) -> tensor<5x131xbf16>
  func.return %0 : tensor<5x131xbf16>
}
func.func private @whole(%h: tensor<4x192xi8>, %w: tensor<192x192xi8>) -> tensor<4x192xi8> {
  %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<4x192xi8>, tensor<192x192xi8>) -> tensor<4x192xi32>
  %1 = stablehlo.convert %0 : (tensor<4x192xi32>) -> tensor<4x192xi8>
  func.return %1 : tensor<4x192xi8>
}
func.func @main(%n: tensor<i32>) {
  %zero = util.unfoldable_constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %less = util.unfoldable_constant dense<0.5> : tensor<f32>
  %h0i = stablehlo.iota dim = 0 : tensor<8x128xi32>
  %h0j = stablehlo.iota dim = 1 : tensor<8x128xi32>
  %h0s = stablehlo.constant dense<5> : tensor<8x128xi32>
  %h0m = stablehlo.constant dense<13> : tensor<8x128xi32>
  %h0a = stablehlo.multiply %h0i, %h0s : tensor<8x128xi32>
  %h0b = stablehlo.add %h0a, %h0j : tensor<8x128xi32>
  %h0z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<8x128xi32>
  %h0c = stablehlo.add %h0b, %h0z : tensor<8x128xi32>
  %h0d = stablehlo.remainder %h0c, %h0m : tensor<8x128xi32>
  %h0e = stablehlo.convert %h0d : (tensor<8x128xi32>) -> tensor<8x128xf32>
  %h0f = stablehlo.constant dense<0.015625> : tensor<8x128xf32>
  %h0g = stablehlo.multiply %h0e, %h0f : tensor<8x128xf32>
  %h0h = stablehlo.constant dense<0.09375> : tensor<8x128xf32>
  %h0 = stablehlo.subtract %h0g, %h0h : tensor<8x128xf32>
  %w0i = stablehlo.iota dim = 0 : tensor<128x128xi32>
  %w0j = stablehlo.iota dim = 1 : tensor<128x128xi32>
  %w0s = stablehlo.constant dense<7> : tensor<128x128xi32>
  %w0m = stablehlo.constant dense<13> : tensor<128x128xi32>
  %w0a = stablehlo.multiply %w0i, %w0s : tensor<128x128xi32>
  %w0b = stablehlo.add %w0a, %w0j : tensor<128x128xi32>
  %w0z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
  %w0c = stablehlo.add %w0b, %w0z : tensor<128x128xi32>
  %w0d = stablehlo.remainder %w0c, %w0m : tensor<128x128xi32>
  %w0e = stablehlo.convert %w0d : (tensor<128x128xi32>) -> tensor<128x128xf32>
  %w0f = stablehlo.constant dense<0.015625> : tensor<128x128xf32>
  %w0g = stablehlo.multiply %w0e, %w0f : tensor<128x128xf32>
  %w0h = stablehlo.constant dense<0.09375> : tensor<128x128xf32>
  %w0 = stablehlo.subtract %w0g, %w0h : tensor<128x128xf32>
  %h0l:2 = stablehlo.while(%i = %zero, %x = %h0) : tensor<i32>, tensor<8x128xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %in = stablehlo.add %i, %one : tensor<i32>
    %y = func.call @rows(%x, %w0) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
    stablehlo.return %in, %y : tensor<i32>, tensor<8x128xf32>
  }
  %h0u0 = func.call @rows(%h0, %w0) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %h0u1 = func.call @rows(%h0u0, %w0) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %h0u2 = func.call @rows(%h0u1, %w0) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  check.expect_eq %h0l#1, %h0u2 : tensor<8x128xf32>
  %lessw = stablehlo.broadcast_in_dim %less, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
  %w1 = stablehlo.multiply %w0, %lessw : tensor<128x128xf32>
  %w2 = stablehlo.multiply %w1, %lessw : tensor<128x128xf32>
  // One that each turn of a loop outside changes.
  %outer:3 = stablehlo.while(%j = %zero, %x = %h0, %w = %w0) : tensor<i32>, tensor<8x128xf32>, tensor<128x128xf32>
  cond {
    %c = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %jn = stablehlo.add %j, %one : tensor<i32>
    %inner:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<8x128xf32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %in = stablehlo.add %i, %one : tensor<i32>
      %z = func.call @rows(%y, %w) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
      stablehlo.return %in, %z : tensor<i32>, tensor<8x128xf32>
    }
    %wn = stablehlo.multiply %w, %lessw : tensor<128x128xf32>
    stablehlo.return %jn, %inner#1, %wn : tensor<i32>, tensor<8x128xf32>, tensor<128x128xf32>
  }
  %o00 = func.call @rows(%h0, %w0) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %o01 = func.call @rows(%o00, %w0) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %o02 = func.call @rows(%o01, %w0) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %o10 = func.call @rows(%o02, %w1) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %o11 = func.call @rows(%o10, %w1) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %o12 = func.call @rows(%o11, %w1) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %o20 = func.call @rows(%o12, %w2) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %o21 = func.call @rows(%o20, %w2) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %o22 = func.call @rows(%o21, %w2) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  check.expect_eq %outer#1, %o22 : tensor<8x128xf32>
  // One that the turn itself changes.
  %own:3 = stablehlo.while(%i = %zero, %x = %h0, %w = %w0) : tensor<i32>, tensor<8x128xf32>, tensor<128x128xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %in = stablehlo.add %i, %one : tensor<i32>
    %y = func.call @rows(%x, %w) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
    %wn = stablehlo.multiply %w, %lessw : tensor<128x128xf32>
    stablehlo.return %in, %y, %wn : tensor<i32>, tensor<8x128xf32>, tensor<128x128xf32>
  }
  %p0 = func.call @rows(%h0, %w0) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %p1 = func.call @rows(%p0, %w1) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  %p2 = func.call @rows(%p1, %w2) : (tensor<8x128xf32>, tensor<128x128xf32>) -> tensor<8x128xf32>
  check.expect_eq %own#1, %p2 : tensor<8x128xf32>
  // Other types and forms.
  %h2i = stablehlo.iota dim = 0 : tensor<5x128xi32>
  %h2j = stablehlo.iota dim = 1 : tensor<5x128xi32>
  %h2s = stablehlo.constant dense<5> : tensor<5x128xi32>
  %h2m = stablehlo.constant dense<13> : tensor<5x128xi32>
  %h2a = stablehlo.multiply %h2i, %h2s : tensor<5x128xi32>
  %h2b = stablehlo.add %h2a, %h2j : tensor<5x128xi32>
  %h2z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<5x128xi32>
  %h2c = stablehlo.add %h2b, %h2z : tensor<5x128xi32>
  %h2d = stablehlo.remainder %h2c, %h2m : tensor<5x128xi32>
  %h2e = stablehlo.convert %h2d : (tensor<5x128xi32>) -> tensor<5x128xf32>
  %h2f = stablehlo.constant dense<0.015625> : tensor<5x128xf32>
  %h2g = stablehlo.multiply %h2e, %h2f : tensor<5x128xf32>
  %h2h = stablehlo.constant dense<0.09375> : tensor<5x128xf32>
  %h2 = stablehlo.subtract %h2g, %h2h : tensor<5x128xf32>
  %w9i = stablehlo.iota dim = 0 : tensor<128x128xi32>
  %w9j = stablehlo.iota dim = 1 : tensor<128x128xi32>
  %w9s = stablehlo.constant dense<7> : tensor<128x128xi32>
  %w9m = stablehlo.constant dense<13> : tensor<128x128xi32>
  %w9a = stablehlo.multiply %w9i, %w9s : tensor<128x128xi32>
  %w9b = stablehlo.add %w9a, %w9j : tensor<128x128xi32>
  %w9z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
  %w9c = stablehlo.add %w9b, %w9z : tensor<128x128xi32>
  %w9d = stablehlo.remainder %w9c, %w9m : tensor<128x128xi32>
  %w9e = stablehlo.convert %w9d : (tensor<128x128xi32>) -> tensor<128x128xf32>
  %w9f = stablehlo.constant dense<0.015625> : tensor<128x128xf32>
  %w9g = stablehlo.multiply %w9e, %w9f : tensor<128x128xf32>
  %w9h = stablehlo.constant dense<0.09375> : tensor<128x128xf32>
  %w9 = stablehlo.subtract %w9g, %w9h : tensor<128x128xf32>
  %h2l:2 = stablehlo.while(%i = %zero, %x = %h2) : tensor<i32>, tensor<5x128xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %in = stablehlo.add %i, %one : tensor<i32>
    %y = func.call @few(%x, %w9) : (tensor<5x128xf32>, tensor<128x128xf32>) -> tensor<5x128xf32>
    stablehlo.return %in, %y : tensor<i32>, tensor<5x128xf32>
  }
  %h2u0 = func.call @few(%h2, %w9) : (tensor<5x128xf32>, tensor<128x128xf32>) -> tensor<5x128xf32>
  %h2u1 = func.call @few(%h2u0, %w9) : (tensor<5x128xf32>, tensor<128x128xf32>) -> tensor<5x128xf32>
  %h2u2 = func.call @few(%h2u1, %w9) : (tensor<5x128xf32>, tensor<128x128xf32>) -> tensor<5x128xf32>
  check.expect_eq %h2l#1, %h2u2 : tensor<5x128xf32>
  %h3i = stablehlo.iota dim = 0 : tensor<200x96xi32>
  %h3j = stablehlo.iota dim = 1 : tensor<200x96xi32>
  %h3s = stablehlo.constant dense<5> : tensor<200x96xi32>
  %h3m = stablehlo.constant dense<13> : tensor<200x96xi32>
  %h3a = stablehlo.multiply %h3i, %h3s : tensor<200x96xi32>
  %h3b = stablehlo.add %h3a, %h3j : tensor<200x96xi32>
  %h3z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<200x96xi32>
  %h3c = stablehlo.add %h3b, %h3z : tensor<200x96xi32>
  %h3d = stablehlo.remainder %h3c, %h3m : tensor<200x96xi32>
  %h3e = stablehlo.convert %h3d : (tensor<200x96xi32>) -> tensor<200x96xf32>
  %h3f = stablehlo.constant dense<0.015625> : tensor<200x96xf32>
  %h3g = stablehlo.multiply %h3e, %h3f : tensor<200x96xf32>
  %h3h = stablehlo.constant dense<0.09375> : tensor<200x96xf32>
  %h3 = stablehlo.subtract %h3g, %h3h : tensor<200x96xf32>
  %w3i = stablehlo.iota dim = 0 : tensor<96x96xi32>
  %w3j = stablehlo.iota dim = 1 : tensor<96x96xi32>
  %w3s = stablehlo.constant dense<7> : tensor<96x96xi32>
  %w3m = stablehlo.constant dense<13> : tensor<96x96xi32>
  %w3a = stablehlo.multiply %w3i, %w3s : tensor<96x96xi32>
  %w3b = stablehlo.add %w3a, %w3j : tensor<96x96xi32>
  %w3z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<96x96xi32>
  %w3c = stablehlo.add %w3b, %w3z : tensor<96x96xi32>
  %w3d = stablehlo.remainder %w3c, %w3m : tensor<96x96xi32>
  %w3e = stablehlo.convert %w3d : (tensor<96x96xi32>) -> tensor<96x96xf32>
  %w3f = stablehlo.constant dense<0.015625> : tensor<96x96xf32>
  %w3g = stablehlo.multiply %w3e, %w3f : tensor<96x96xf32>
  %w3h = stablehlo.constant dense<0.09375> : tensor<96x96xf32>
  %w3 = stablehlo.subtract %w3g, %w3h : tensor<96x96xf32>
  %h3l:2 = stablehlo.while(%i = %zero, %x = %h3) : tensor<i32>, tensor<200x96xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %in = stablehlo.add %i, %one : tensor<i32>
    %y = func.call @columns(%x, %w3) : (tensor<200x96xf32>, tensor<96x96xf32>) -> tensor<200x96xf32>
    stablehlo.return %in, %y : tensor<i32>, tensor<200x96xf32>
  }
  %h3u0 = func.call @columns(%h3, %w3) : (tensor<200x96xf32>, tensor<96x96xf32>) -> tensor<200x96xf32>
  %h3u1 = func.call @columns(%h3u0, %w3) : (tensor<200x96xf32>, tensor<96x96xf32>) -> tensor<200x96xf32>
  %h3u2 = func.call @columns(%h3u1, %w3) : (tensor<200x96xf32>, tensor<96x96xf32>) -> tensor<200x96xf32>
  check.expect_eq %h3l#1, %h3u2 : tensor<200x96xf32>
  %h4i = stablehlo.iota dim = 0 : tensor<5x131xi32>
  %h4j = stablehlo.iota dim = 1 : tensor<5x131xi32>
  %h4s = stablehlo.constant dense<5> : tensor<5x131xi32>
  %h4m = stablehlo.constant dense<13> : tensor<5x131xi32>
  %h4a = stablehlo.multiply %h4i, %h4s : tensor<5x131xi32>
  %h4b = stablehlo.add %h4a, %h4j : tensor<5x131xi32>
  %h4z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<5x131xi32>
  %h4c = stablehlo.add %h4b, %h4z : tensor<5x131xi32>
  %h4d = stablehlo.remainder %h4c, %h4m : tensor<5x131xi32>
  %h4e = stablehlo.convert %h4d : (tensor<5x131xi32>) -> tensor<5x131xbf16>
  %h4f = stablehlo.constant dense<0.015625> : tensor<5x131xbf16>
  %h4g = stablehlo.multiply %h4e, %h4f : tensor<5x131xbf16>
  %h4h = stablehlo.constant dense<0.09375> : tensor<5x131xbf16>
  %h4 = stablehlo.subtract %h4g, %h4h : tensor<5x131xbf16>
  %w4i = stablehlo.iota dim = 0 : tensor<131x131xi32>
  %w4j = stablehlo.iota dim = 1 : tensor<131x131xi32>
  %w4s = stablehlo.constant dense<7> : tensor<131x131xi32>
  %w4m = stablehlo.constant dense<13> : tensor<131x131xi32>
  %w4a = stablehlo.multiply %w4i, %w4s : tensor<131x131xi32>
  %w4b = stablehlo.add %w4a, %w4j : tensor<131x131xi32>
  %w4z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<131x131xi32>
  %w4c = stablehlo.add %w4b, %w4z : tensor<131x131xi32>
  %w4d = stablehlo.remainder %w4c, %w4m : tensor<131x131xi32>
  %w4e = stablehlo.convert %w4d : (tensor<131x131xi32>) -> tensor<131x131xbf16>
  %w4f = stablehlo.constant dense<0.015625> : tensor<131x131xbf16>
  %w4g = stablehlo.multiply %w4e, %w4f : tensor<131x131xbf16>
  %w4h = stablehlo.constant dense<0.09375> : tensor<131x131xbf16>
  %w4 = stablehlo.subtract %w4g, %w4h : tensor<131x131xbf16>
  %h4l:2 = stablehlo.while(%i = %zero, %x = %h4) : tensor<i32>, tensor<5x131xbf16>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %in = stablehlo.add %i, %one : tensor<i32>
    %y = func.call @odd(%x, %w4) : (tensor<5x131xbf16>, tensor<131x131xbf16>) -> tensor<5x131xbf16>
    stablehlo.return %in, %y : tensor<i32>, tensor<5x131xbf16>
  }
  %h4u0 = func.call @odd(%h4, %w4) : (tensor<5x131xbf16>, tensor<131x131xbf16>) -> tensor<5x131xbf16>
  %h4u1 = func.call @odd(%h4u0, %w4) : (tensor<5x131xbf16>, tensor<131x131xbf16>) -> tensor<5x131xbf16>
  %h4u2 = func.call @odd(%h4u1, %w4) : (tensor<5x131xbf16>, tensor<131x131xbf16>) -> tensor<5x131xbf16>
  check.expect_eq %h4l#1, %h4u2 : tensor<5x131xbf16>
  %h5i = stablehlo.iota dim = 0 : tensor<4x192xi32>
  %h5j = stablehlo.iota dim = 1 : tensor<4x192xi32>
  %h5s = stablehlo.constant dense<5> : tensor<4x192xi32>
  %h5m = stablehlo.constant dense<13> : tensor<4x192xi32>
  %h5a = stablehlo.multiply %h5i, %h5s : tensor<4x192xi32>
  %h5b = stablehlo.add %h5a, %h5j : tensor<4x192xi32>
  %h5z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<4x192xi32>
  %h5c = stablehlo.add %h5b, %h5z : tensor<4x192xi32>
  %h5d = stablehlo.remainder %h5c, %h5m : tensor<4x192xi32>
  %h5 = stablehlo.convert %h5d : (tensor<4x192xi32>) -> tensor<4x192xi8>
  %w5i = stablehlo.iota dim = 0 : tensor<192x192xi32>
  %w5j = stablehlo.iota dim = 1 : tensor<192x192xi32>
  %w5s = stablehlo.constant dense<7> : tensor<192x192xi32>
  %w5m = stablehlo.constant dense<13> : tensor<192x192xi32>
  %w5a = stablehlo.multiply %w5i, %w5s : tensor<192x192xi32>
  %w5b = stablehlo.add %w5a, %w5j : tensor<192x192xi32>
  %w5z = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<i32>) -> tensor<192x192xi32>
  %w5c = stablehlo.add %w5b, %w5z : tensor<192x192xi32>
  %w5d = stablehlo.remainder %w5c, %w5m : tensor<192x192xi32>
  %w5 = stablehlo.convert %w5d : (tensor<192x192xi32>) -> tensor<192x192xi8>
  %h5l:2 = stablehlo.while(%i = %zero, %x = %h5) : tensor<i32>, tensor<4x192xi8>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %in = stablehlo.add %i, %one : tensor<i32>
    %y = func.call @whole(%x, %w5) : (tensor<4x192xi8>, tensor<192x192xi8>) -> tensor<4x192xi8>
    stablehlo.return %in, %y : tensor<i32>, tensor<4x192xi8>
  }
  %h5u0 = func.call @whole(%h5, %w5) : (tensor<4x192xi8>, tensor<192x192xi8>) -> tensor<4x192xi8>
  %h5u1 = func.call @whole(%h5u0, %w5) : (tensor<4x192xi8>, tensor<192x192xi8>) -> tensor<4x192xi8>
  %h5u2 = func.call @whole(%h5u1, %w5) : (tensor<4x192xi8>, tensor<192x192xi8>) -> tensor<4x192xi8>
  check.expect_eq %h5l#1, %h5u2 : tensor<4x192xi8>
  func.return
}
