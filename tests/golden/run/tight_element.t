// Elements of a loop at what an index is more or less, at both ends and where the
// sum wraps; an element read and written at one place; shifted bits as numbers;
// chains in which one value comes twice; a table that each turn makes anew.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %n0 = util.unfoldable_constant dense<0> : tensor<i32>
  %most = util.unfoldable_constant dense<8> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %idx = util.unfoldable_constant dense<[0, 7, 8, -1, 2147483647, -2147483648, 3, 6]> : tensor<8xi32>
  %x = util.unfoldable_constant dense<[11, -22, 33, -44, 55, -66, 77, -88]> : tensor<8xi32>
  %y = util.unfoldable_constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
  %s = util.unfoldable_constant dense<[4294967295, 0, 1, 2147483648, 2147483647, 255, 256, 3735928559]> : tensor<8xui32>
  %h = util.unfoldable_constant dense<2463534242> : tensor<ui32>
  %z0 = util.unfoldable_constant dense<0> : tensor<8x2xi32>
  %z1 = util.unfoldable_constant dense<0.0> : tensor<8x2xf32>
  %z2 = util.unfoldable_constant dense<0> : tensor<8xui32>
  %z3 = util.unfoldable_constant dense<0.0> : tensor<8x2xf32>
  %r:7 = stablehlo.while(%k = %n0, %yy = %y, %hh = %h, %o0 = %z0, %o1 = %z1, %o2 = %z2, %o3 = %z3) : tensor<i32>, tensor<8xi32>, tensor<ui32>, tensor<8x2xi32>, tensor<8x2xf32>, tensor<8xui32>, tensor<8x2xf32>
  cond {
    %go = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %i1 = stablehlo.dynamic_slice %idx, %k, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %i = stablehlo.reshape %i1 : (tensor<1xi32>) -> tensor<i32>
    %up = stablehlo.add %i, %one : tensor<i32>
    %down = stablehlo.subtract %i, %one : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %up, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %b = stablehlo.dynamic_slice %x, %down, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %ab = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %ab2 = stablehlo.reshape %ab : (tensor<2xi32>) -> tensor<1x2xi32>
    %p0 = stablehlo.dynamic_update_slice %o0, %ab2, %k, %zero : (tensor<8x2xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<8x2xi32>
    %three = stablehlo.constant dense<3> : tensor<1xi32>
    %old = stablehlo.dynamic_slice %yy, %up, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %old3 = stablehlo.multiply %old, %three : tensor<1xi32>
    %new = stablehlo.add %old3, %a : tensor<1xi32>
    %y2 = stablehlo.dynamic_update_slice %yy, %new, %up : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    %u1 = stablehlo.dynamic_slice %s, %k, sizes = [1] : (tensor<8xui32>, tensor<i32>) -> tensor<1xui32>
    %u = stablehlo.reshape %u1 : (tensor<1xui32>) -> tensor<ui32>
    %c8 = stablehlo.constant dense<8> : tensor<ui32>
    %c1 = stablehlo.constant dense<1> : tensor<ui32>
    %u8 = stablehlo.shift_right_logical %u, %c8 : tensor<ui32>
    %uh = stablehlo.shift_right_logical %u, %c1 : tensor<ui32>
    %f8 = stablehlo.convert %u8 : (tensor<ui32>) -> tensor<f32>
    %fh = stablehlo.convert %uh : (tensor<ui32>) -> tensor<f32>
    %k8 = stablehlo.constant dense<5.9604644775390625e-08> : tensor<f32>
    %kh = stablehlo.constant dense<0.5> : tensor<f32>
    %g8 = stablehlo.multiply %f8, %k8 : tensor<f32>
    %gh = stablehlo.multiply %fh, %kh : tensor<f32>
    %g81 = stablehlo.reshape %g8 : (tensor<f32>) -> tensor<1x1xf32>
    %gh1 = stablehlo.reshape %gh : (tensor<f32>) -> tensor<1x1xf32>
    %gg = stablehlo.concatenate %g81, %gh1, dim = 1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
    %p1 = stablehlo.dynamic_update_slice %o1, %gg, %k, %zero : (tensor<8x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
    %c13 = stablehlo.constant dense<13> : tensor<ui32>
    %c17 = stablehlo.constant dense<17> : tensor<ui32>
    %c5 = stablehlo.constant dense<5> : tensor<ui32>
    %h1 = stablehlo.shift_left %hh, %c13 : tensor<ui32>
    %h2 = stablehlo.xor %hh, %h1 : tensor<ui32>
    %h3 = stablehlo.shift_right_logical %h2, %c17 : tensor<ui32>
    %h4 = stablehlo.xor %h2, %h3 : tensor<ui32>
    %h5 = stablehlo.shift_left %h4, %c5 : tensor<ui32>
    %h6 = stablehlo.xor %h4, %h5 : tensor<ui32>
    %h61 = stablehlo.reshape %h6 : (tensor<ui32>) -> tensor<1xui32>
    %p2 = stablehlo.dynamic_update_slice %o2, %h61, %k : (tensor<8xui32>, tensor<1xui32>, tensor<i32>) -> tensor<8xui32>
    %xk1 = stablehlo.dynamic_slice %x, %k, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %xk = stablehlo.reshape %xk1 : (tensor<1xi32>) -> tensor<i32>
    %q0 = stablehlo.convert %xk : (tensor<i32>) -> tensor<f32>
    %qc = stablehlo.constant dense<0.25> : tensor<f32>
    %q = stablehlo.add %q0, %qc : tensor<f32>
    %sq = stablehlo.multiply %q, %q : tensor<f32>
    %t0 = stablehlo.multiply %sq, %sq : tensor<f32>
    %tc = stablehlo.constant dense<1.5> : tensor<f32>
    %t = stablehlo.subtract %t0, %tc : tensor<f32>
    %w0 = stablehlo.multiply %t, %kh : tensor<f32>
    %w = stablehlo.add %w0, %t : tensor<f32>
    %sq1 = stablehlo.reshape %sq : (tensor<f32>) -> tensor<1x1xf32>
    %w1 = stablehlo.reshape %w : (tensor<f32>) -> tensor<1x1xf32>
    %sw = stablehlo.concatenate %sq1, %w1, dim = 1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
    %p3 = stablehlo.dynamic_update_slice %o3, %sw, %k, %zero : (tensor<8x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
    %next = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %next, %y2, %h6, %p0, %p1, %p2, %p3 : tensor<i32>, tensor<8xi32>, tensor<ui32>, tensor<8x2xi32>, tensor<8x2xf32>, tensor<8xui32>, tensor<8x2xf32>
  }
  check.expect_eq_const %r#1, dense<[170, -16, 3, 4, 70, 6, 7, -928]> : tensor<8xi32>
  check.expect_eq_const %r#3, dense<[[-22, 11], [-88, 77], [-88, -88], [11, 11], [11, -88], [11, -88], [55, 33], [-88, -66]]> : tensor<8x2xi32>
  check.expect_eq_const %r#4, dense<"0xFFFF7F3F0000804E000000000000000000000000000000000000003F0000004EFEFFFF3E0000004E0000000000007E420000803300008042BEAD5E3FBFAD5E4E"> : tensor<8x2xf32>
  check.expect_eq_const %r#5, dense<[723471715, 2497366906, 2064144800, 2008045182, 3532304609, 374114282, 1350636274, 691148861]> : tensor<8xui32>
  check.expect_eq_const %r#6, dense<"0x0020FD42B3B1BB460088EC43FEE7A34800328A44C4CDDF490042EF4435B5A74A00C93E457446554B801887458BE0D54B807CBA45BAC54B4C80A0F04500A2A94C"> : tensor<8x2xf32>
  %row0 = util.unfoldable_constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<12xi32>
  %rows = util.unfoldable_constant dense<9> : tensor<i32>
  %t:2 = stablehlo.while(%row = %n0, %prev = %row0) : tensor<i32>, tensor<12xi32>
  cond {
    %go = stablehlo.compare LT, %row, %rows : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %none = stablehlo.constant dense<0> : tensor<12xi32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %u:2 = stablehlo.while(%j = %zero, %cur = %none) : tensor<i32>, tensor<12xi32>
    cond {
      %c12 = stablehlo.constant dense<12> : tensor<i32>
      %go = stablehlo.compare LT, %j, %c12 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %before = stablehlo.subtract %j, %one : tensor<i32>
      %l = stablehlo.dynamic_slice %prev, %before, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
      %m = stablehlo.dynamic_slice %prev, %j, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
      %sum = stablehlo.add %l, %m : tensor<1xi32>
      %set = stablehlo.dynamic_update_slice %cur, %sum, %j : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
      %next = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %next, %set : tensor<i32>, tensor<12xi32>
    }
    %next = stablehlo.add %row, %one : tensor<i32>
    stablehlo.return %next, %u#1 : tensor<i32>, tensor<12xi32>
  }
  check.expect_eq_const %t#1, dense<[512, 511, 502, 466, 382, 256, 130, 46, 10, 1, 0, 0]> : tensor<12xi32>
  return
}
