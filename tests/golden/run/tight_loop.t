// Loops of little work a turn: element types, carries that change places, no
// turns at all, loops in loops, slices by a value of the run, indices.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %n0 = util.unfoldable_constant dense<0> : tensor<i32>
  %n5 = util.unfoldable_constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  // Two carries change places; booleans, unsigned 64 bits and bf16 besides.
  %a = util.unfoldable_constant dense<0> : tensor<ui64>
  %b = util.unfoldable_constant dense<18446744073709551615> : tensor<ui64>
  %f = util.unfoldable_constant dense<true> : tensor<i1>
  %h = util.unfoldable_constant dense<1.0> : tensor<bf16>
  %0:5 = stablehlo.while(%i = %n0, %x = %a, %y = %b, %p = %f, %q = %h) : tensor<i32>, tensor<ui64>, tensor<ui64>, tensor<i1>, tensor<bf16>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %x, %y : tensor<ui64>
    %np = stablehlo.not %p : tensor<i1>
    %k = stablehlo.constant dense<1.0078125> : tensor<bf16>
    %nq = stablehlo.multiply %q, %k : tensor<bf16>
    stablehlo.return %i1, %y, %s, %np, %nq : tensor<i32>, tensor<ui64>, tensor<ui64>, tensor<i1>, tensor<bf16>
  }
  check.expect_eq_const %0#0, dense<5> : tensor<i32>
  check.expect_eq_const %0#1, dense<18446744073709551611> : tensor<ui64>
  check.expect_eq_const %0#2, dense<18446744073709551608> : tensor<ui64>
  check.expect_eq_const %0#3, dense<false> : tensor<i1>
  check.expect_eq_const %0#4, dense<1.0390625> : tensor<bf16>
  // No turn: the carries are what they were, -0 and NaN too.
  %z = util.unfoldable_constant dense<[-0.0, 0x7FC00000, 1.0]> : tensor<3xf32>
  %1:2 = stablehlo.while(%i = %n5, %x = %z) : tensor<i32>, tensor<3xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %x, %x : tensor<3xf32>
    stablehlo.return %i1, %s : tensor<i32>, tensor<3xf32>
  }
  %bits = stablehlo.bitcast_convert %1#1 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %bits, dense<[-2147483648, 2143289344, 1065353216]> : tensor<3xi32>
  // -0 stays -0; a maximum with NaN is NaN.
  %2:2 = stablehlo.while(%i = %n0, %x = %z) : tensor<i32>, tensor<3xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %x, %x : tensor<3xf32>
    %m = stablehlo.maximum %s, %x : tensor<3xf32>
    stablehlo.return %i1, %m : tensor<i32>, tensor<3xf32>
  }
  %bits2 = stablehlo.bitcast_convert %2#1 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const %bits2, dense<[-2147483648, 2143289344, 1107296256]> : tensor<3xi32>
  // A carry of whole vectors, whose old value is read behind the new one.
  %long = util.unfoldable_constant dense<1.0> : tensor<64xf32>
  %none = util.unfoldable_constant dense<0.0> : tensor<64xf32>
  %late:3 = stablehlo.while(%i = %n0, %x = %long, %sum = %none) : tensor<i32>, tensor<64xf32>, tensor<64xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %x, %x : tensor<64xf32>
    %m = stablehlo.maximum %s, %long : tensor<64xf32>
    %d = stablehlo.subtract %x, %m : tensor<64xf32>
    %t = stablehlo.add %sum, %d : tensor<64xf32>
    stablehlo.return %i1, %m, %t : tensor<i32>, tensor<64xf32>, tensor<64xf32>
  }
  check.expect_eq_const %late#1, dense<32.0> : tensor<64xf32>
  check.expect_eq_const %late#2, dense<-31.0> : tensor<64xf32>
  // A row of each turn is read, and one written, by the turn's number; nine
  // columns are a vector and some.
  %xs = stablehlo.iota dim = 0 : tensor<40x9xf32>
  %ys = util.unfoldable_constant dense<7.0> : tensor<40x9xf32>
  %acc = util.unfoldable_constant dense<0.0> : tensor<9xf32>
  %n40 = stablehlo.constant dense<40> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %3:3 = stablehlo.while(%i = %n0, %s = %acc, %o = %ys) : tensor<i32>, tensor<9xf32>, tensor<40x9xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n40 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %r = stablehlo.dynamic_slice %xs, %i, %zero, sizes = [1, 9] : (tensor<40x9xf32>, tensor<i32>, tensor<i32>) -> tensor<1x9xf32>
    %v = stablehlo.reshape %r : (tensor<1x9xf32>) -> tensor<9xf32>
    %t = stablehlo.add %s, %v : tensor<9xf32>
    %w = stablehlo.reshape %t : (tensor<9xf32>) -> tensor<1x9xf32>
    %o1 = stablehlo.dynamic_update_slice %o, %w, %i, %zero : (tensor<40x9xf32>, tensor<1x9xf32>, tensor<i32>, tensor<i32>) -> tensor<40x9xf32>
    stablehlo.return %i1, %t, %o1 : tensor<i32>, tensor<9xf32>, tensor<40x9xf32>
  }
  check.expect_eq_const %3#1, dense<780.0> : tensor<9xf32>
  %row = stablehlo.slice %3#2 [38:40, 0:9] : (tensor<40x9xf32>) -> tensor<2x9xf32>
  check.expect_eq_const %row, dense<[[741.0, 741.0, 741.0, 741.0, 741.0, 741.0, 741.0, 741.0, 741.0], [780.0, 780.0, 780.0, 780.0, 780.0, 780.0, 780.0, 780.0, 780.0]]> : tensor<2x9xf32>
  // The greatest common divisors of 12 and 0 to 9: a loop in a loop, the inner
  // one sometimes without a turn.
  %n10 = stablehlo.constant dense<10> : tensor<i32>
  %n12 = stablehlo.constant dense<12> : tensor<i64>
  %l0 = stablehlo.constant dense<0> : tensor<i64>
  %4:2 = stablehlo.while(%i = %n0, %s = %l0) : tensor<i32>, tensor<i64>
  cond {
    %c = stablehlo.compare LT, %i, %n10 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.convert %i : (tensor<i32>) -> tensor<i64>
    %g:2 = stablehlo.while(%u = %n12, %v = %w) : tensor<i64>, tensor<i64>
    cond {
      %c = stablehlo.compare NE, %v, %l0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %m = stablehlo.remainder %u, %v : tensor<i64>
      stablehlo.return %v, %m : tensor<i64>, tensor<i64>
    }
    %t = stablehlo.add %s, %g#0 : tensor<i64>
    stablehlo.return %i1, %t : tensor<i32>, tensor<i64>
  }
  // 12 + 1 + 2 + 3 + 4 + 1 + 6 + 1 + 4 + 3
  check.expect_eq_const %4#1, dense<37> : tensor<i64>
  // A choice in each turn; neither branch writes all that the other does.
  %u0 = util.unfoldable_constant dense<[1.0, -2.0, 4.0]> : tensor<3xf32>
  %5:3 = stablehlo.while(%i = %n0, %x = %u0, %k = %l0) : tensor<i32>, tensor<3xf32>, tensor<i64>
  cond {
    %c = stablehlo.compare LT, %i, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %l7 = stablehlo.constant dense<7> : tensor<i64>
    %r:2 = "stablehlo.case"(%odd) ({
      %d = stablehlo.add %x, %x : tensor<3xf32>
      stablehlo.return %d, %k : tensor<3xf32>, tensor<i64>
    }, {
      %m = stablehlo.add %k, %l7 : tensor<i64>
      stablehlo.return %x, %m : tensor<3xf32>, tensor<i64>
    }) : (tensor<i32>) -> (tensor<3xf32>, tensor<i64>)
    stablehlo.return %i1, %r#0, %r#1 : tensor<i32>, tensor<3xf32>, tensor<i64>
  }
  check.expect_eq_const %5#1, dense<[8.0, -16.0, 32.0]> : tensor<3xf32>
  check.expect_eq_const %5#2, dense<14> : tensor<i64>
  // Functions and roots of few points, bounds with NaN and zeros.
  %f0 = util.unfoldable_constant dense<[4.0, 9.0]> : tensor<2xf32>
  %nz = util.unfoldable_constant dense<-0.0> : tensor<f32>
  %pz = util.unfoldable_constant dense<0.0> : tensor<f32>
  %6:4 = stablehlo.while(%i = %n0, %x = %f0, %p = %nz, %q = %pz) : tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.sqrt %x : tensor<2xf32>
    %mx = stablehlo.maximum %p, %q : tensor<f32>
    %mn = stablehlo.minimum %q, %p : tensor<f32>
    stablehlo.return %i1, %s, %mx, %mn : tensor<i32>, tensor<2xf32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq_const %6#1, dense<[2.0, 3.0]> : tensor<2xf32>
  %b6 = stablehlo.bitcast_convert %6#2 : (tensor<f32>) -> tensor<i32>
  %b7 = stablehlo.bitcast_convert %6#3 : (tensor<f32>) -> tensor<i32>
  check.expect_eq_const %b6, dense<0> : tensor<i32>
  check.expect_eq_const %b7, dense<-2147483648> : tensor<i32>
  // Indices from the end, and beyond both ends, of tables of 4 and 8 bytes an
  // element; carries that follow each other.
  %t4 = stablehlo.iota dim = 0 : tensor<400xi32>
  %t8 = stablehlo.iota dim = 0 : tensor<400xi64>
  %o8 = util.unfoldable_constant dense<-7> : tensor<400xi64>
  %km = util.unfoldable_constant dense<-1000> : tensor<i32>
  %n400 = stablehlo.constant dense<400> : tensor<i32>
  %n50 = stablehlo.constant dense<50> : tensor<i32>
  %7:8 = stablehlo.while(%i = %n0, %k = %km, %s = %n0, %w8 = %l0, %x = %n0, %y = %one, %o4 = %t4, %p8 = %o8) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<i32>, tensor<i32>, tensor<400xi32>, tensor<400xi64>
  cond {
    %c = stablehlo.compare LT, %i, %n40 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %neg = stablehlo.compare LT, %k, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %kn = stablehlo.add %k, %n400 : tensor<i32>
    %w = stablehlo.select %neg, %kn, %k : tensor<i1>, tensor<i32>
    %r4 = stablehlo.dynamic_slice %t4, %w, sizes = [1] : (tensor<400xi32>, tensor<i32>) -> tensor<1xi32>
    %v4 = stablehlo.reshape %r4 : (tensor<1xi32>) -> tensor<i32>
    %r8 = stablehlo.dynamic_slice %t8, %w, sizes = [1] : (tensor<400xi64>, tensor<i32>) -> tensor<1xi64>
    %v8 = stablehlo.reshape %r8 : (tensor<1xi64>) -> tensor<i64>
    %s1 = stablehlo.add %s, %v4 : tensor<i32>
    %s8 = stablehlo.add %w8, %v8 : tensor<i64>
    %f1 = stablehlo.add %x, %y : tensor<i32>
    %i8 = stablehlo.convert %f1 : (tensor<i32>) -> tensor<i64>
    %u8 = stablehlo.reshape %i8 : (tensor<i64>) -> tensor<1xi64>
    %u4 = stablehlo.reshape %i1 : (tensor<i32>) -> tensor<1xi32>
    %q4 = stablehlo.dynamic_update_slice %o4, %u4, %w : (tensor<400xi32>, tensor<1xi32>, tensor<i32>) -> tensor<400xi32>
    %q8 = stablehlo.dynamic_update_slice %p8, %u8, %w : (tensor<400xi64>, tensor<1xi64>, tensor<i32>) -> tensor<400xi64>
    %k1 = stablehlo.add %k, %n50 : tensor<i32>
    stablehlo.return %i1, %k1, %s1, %s8, %y, %f1, %q4, %q8 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<i32>, tensor<i32>, tensor<400xi32>, tensor<400xi64>
  }
  check.expect_eq_const %7#2, dense<7588> : tensor<i32>
  check.expect_eq_const %7#3, dense<7588> : tensor<i64>
  check.expect_eq_const %7#4, dense<102334155> : tensor<i32>
  check.expect_eq_const %7#5, dense<165580141> : tensor<i32>
  %p4 = stablehlo.slice %7#6 [0:400:50] : (tensor<400xi32>) -> tensor<8xi32>
  check.expect_eq_const %p4, dense<[21, 22, 23, 24, 25, 26, 27, 28]> : tensor<8xi32>
  %e8 = stablehlo.slice %7#7 [397:400] : (tensor<400xi64>) -> tensor<3xi64>
  check.expect_eq_const %e8, dense<[-7, -7, 165580141]> : tensor<3xi64>
  // Loops that end by a comparison of floats, and choices by one; NaN is
  // neither less nor equal.
  %x0 = util.unfoldable_constant dense<1.0> : tensor<f32>
  %xn = util.unfoldable_constant dense<0x7FC00000> : tensor<f32>
  %f3 = stablehlo.constant dense<3.0> : tensor<f32>
  %f100 = stablehlo.constant dense<100.0> : tensor<f32>
  %8:3 = stablehlo.while(%x = %x0, %m = %n0, %e = %n0) : tensor<f32>, tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %x, %f100 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %x1 = stablehlo.multiply %x, %f3 : tensor<f32>
    %lt = stablehlo.compare LE, %x1, %f3 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %d = stablehlo.select %lt, %n50, %one : tensor<i1>, tensor<i32>
    %m1 = stablehlo.add %m, %d : tensor<i32>
    %ne = stablehlo.compare NE, %xn, %x1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %g = stablehlo.select %ne, %e, %n400 : tensor<i1>, tensor<i32>
    %e1 = stablehlo.add %g, %one : tensor<i32>
    stablehlo.return %x1, %m1, %e1 : tensor<f32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %8#0, dense<243.0> : tensor<f32>
  check.expect_eq_const %8#1, dense<54> : tensor<i32>
  check.expect_eq_const %8#2, dense<5> : tensor<i32>
  %9:2 = stablehlo.while(%x = %xn, %m = %n0) : tensor<f32>, tensor<i32>
  cond {
    %c = stablehlo.compare LE, %x, %f100 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %x1 = stablehlo.multiply %x, %f3 : tensor<f32>
    %m1 = stablehlo.add %m, %one : tensor<i32>
    stablehlo.return %x1, %m1 : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const %9#1, dense<0> : tensor<i32>
  // Products of a matrix and of rows with a carry; of a large matrix, too.
  %mw = util.unfoldable_constant dense<[[0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x5xf32>
  %mr = util.unfoldable_constant dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0], [10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0], [20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0], [30.0, 31.0, 32.0, 33.0, 34.0, 35.0, 36.0, 37.0, 38.0, 39.0, 40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0], [40.0, 41.0, 42.0, 43.0, 44.0, 45.0, 46.0, 47.0, 48.0, 49.0, 50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0]]> : tensor<5x20xf32>
  %ml = util.unfoldable_constant dense<2.0> : tensor<20x20xf32>
  %v0 = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %a0 = util.unfoldable_constant dense<0.0> : tensor<20xf32>
  %z0 = util.unfoldable_constant dense<0.5> : tensor<20xf32>
  %n12i = stablehlo.constant dense<12> : tensor<i32>
  %10:4 = stablehlo.while(%i = %n0, %dv = %v0, %da = %a0, %db = %z0) : tensor<i32>, tensor<5xf32>, tensor<20xf32>, tensor<20xf32>
  cond {
    %dc = stablehlo.compare LT, %i, %n12i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %dc : tensor<i1>
  } do {
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %v1 = stablehlo.dot_general %mw, %dv, contracting_dims = [1] x [0] : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %dy = stablehlo.dot_general %dv, %mr, contracting_dims = [0] x [0] : (tensor<5xf32>, tensor<5x20xf32>) -> tensor<20xf32>
    %a1 = stablehlo.add %da, %dy : tensor<20xf32>
    %dw = stablehlo.dot_general %z0, %ml, contracting_dims = [0] x [0] : (tensor<20xf32>, tensor<20x20xf32>) -> tensor<20xf32>
    %w1 = stablehlo.dot_general %db, %ml, contracting_dims = [0] x [0] : (tensor<20xf32>, tensor<20x20xf32>) -> tensor<20xf32>
    %k40 = stablehlo.constant dense<40.0> : tensor<20xf32>
    %w2 = stablehlo.divide %w1, %k40 : tensor<20xf32>
    %w3 = stablehlo.add %w2, %dw : tensor<20xf32>
    stablehlo.return %i1, %v1, %a1, %w3 : tensor<i32>, tensor<5xf32>, tensor<20xf32>, tensor<20xf32>
  }
  check.expect_eq_const %10#1, dense<[3.0, 4.0, 5.0, 1.0, 2.0]> : tensor<5xf32>
  check.expect_eq_const %10#2, dense<[3700.0, 3880.0, 4060.0, 4240.0, 4420.0, 4600.0, 4780.0, 4960.0, 5140.0, 5320.0, 5500.0, 5680.0, 5860.0, 6040.0, 6220.0, 6400.0, 6580.0, 6760.0, 6940.0, 7120.0]> : tensor<20xf32>
  check.expect_eq_const %10#3, dense<240.5> : tensor<20xf32>
  // Loops in loops in loops: some of no turn, some long; what one stores, the
  // loop around and the next loop beside it load.
  %n3 = stablehlo.constant dense<3> : tensor<i32>
  %n20 = stablehlo.constant dense<20> : tensor<i32>
  %n300 = stablehlo.constant dense<300> : tensor<i32>
  %n2000 = stablehlo.constant dense<2000> : tensor<i32>
  %mix = stablehlo.constant dense<1664525> : tensor<i32>
  %o11 = util.unfoldable_constant dense<1> : tensor<400xi32>
  %s11 = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %11:4 = stablehlo.while(%Li = %n0, %Ls = %s11, %Lc = %n0, %Lo = %o11) : tensor<i32>, tensor<3xi32>, tensor<i32>, tensor<400xi32>
  cond {
    %Llt = stablehlo.compare LT, %Li, %n20 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Llt : tensor<i1>
  } do {
    %Li1 = stablehlo.add %Li, %one : tensor<i32>
    %Lfrom = stablehlo.multiply %Li, %n50 : tensor<i32>
    %LA:3 = stablehlo.while(%Lj = %Lfrom, %Lx = %Ls, %Lt = %Lo) : tensor<i32>, tensor<3xi32>, tensor<400xi32>
    cond {
      %Llt = stablehlo.compare LT, %Lj, %n300 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %Llt : tensor<i1>
    } do {
      %Lj1 = stablehlo.add %Lj, %one : tensor<i32>
      %Lm = stablehlo.broadcast_in_dim %mix, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %Lb = stablehlo.broadcast_in_dim %Lj, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %Ly = stablehlo.multiply %Lx, %Lm : tensor<3xi32>
      %Lz = stablehlo.add %Ly, %Lb : tensor<3xi32>
      %Lu = stablehlo.slice %Lz [1:2] : (tensor<3xi32>) -> tensor<1xi32>
      %Lt1 = stablehlo.dynamic_update_slice %Lt, %Lu, %Lj : (tensor<400xi32>, tensor<1xi32>, tensor<i32>) -> tensor<400xi32>
      stablehlo.return %Lj1, %Lz, %Lt1 : tensor<i32>, tensor<3xi32>, tensor<400xi32>
    }
    %Lg = stablehlo.dynamic_slice %LA#2, %Lfrom, sizes = [1] : (tensor<400xi32>, tensor<i32>) -> tensor<1xi32>
    %Lg0 = stablehlo.reshape %Lg : (tensor<1xi32>) -> tensor<i32>
    %Lc0 = stablehlo.add %Lc, %Lg0 : tensor<i32>
    %LB:2 = stablehlo.while(%Lw = %n2000, %Lk = %Lc0) : tensor<i32>, tensor<i32>
    cond {
      %Lgt = stablehlo.compare LT, %Li, %Lw : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %Lgt : tensor<i1>
    } do {
      %LC:2 = stablehlo.while(%Lv = %n0, %Lq = %Lk) : tensor<i32>, tensor<i32>
      cond {
        %Llt = stablehlo.compare LT, %Lv, %Lw : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %Llt : tensor<i1>
      } do {
        %Lv1 = stablehlo.add %Lv, %n3 : tensor<i32>
        %Lq0 = stablehlo.xor %Lq, %Lv : tensor<i32>
        %Lq1 = stablehlo.add %Lq0, %Li : tensor<i32>
        stablehlo.return %Lv1, %Lq1 : tensor<i32>, tensor<i32>
      }
      %Lh = stablehlo.divide %Lw, %n3 : tensor<i32>
      stablehlo.return %Lh, %LC#1 : tensor<i32>, tensor<i32>
    }
    stablehlo.return %Li1, %LA#1, %LB#1, %LA#2 : tensor<i32>, tensor<3xi32>, tensor<i32>, tensor<400xi32>
  }
  check.expect_eq_const %11#1, dense<[854933694, 4675783, -845582128]> : tensor<3xi32>
  check.expect_eq_const %11#2, dense<1919899703> : tensor<i32>
  %p11 = stablehlo.slice %11#3 [249:301:25] : (tensor<400xi32>) -> tensor<3xi32>
  check.expect_eq_const %p11, dense<[1239819461, 207184992, 4675783]> : tensor<3xi32>
  // Indices within, at the ends and outside; a window that hangs over both
  // ends; the greatest of a row and its place; products of 20 and 16 deep.
  %gt = stablehlo.iota dim = 0 : tensor<8xi32>
  %gr = util.unfoldable_constant dense<[[0.0, 1.0, 2.0], [10.0, 11.0, 12.0], [20.0, 21.0, 22.0], [30.0, 31.0, 32.0]]> : tensor<4x3xf32>
  %go = util.unfoldable_constant dense<0> : tensor<8xi32>
  %gw = util.unfoldable_constant dense<0.0> : tensor<4x3xf32>
  %gm = stablehlo.iota dim = 0 : tensor<2x20xf32>
  %gn = stablehlo.iota dim = 1 : tensor<2x20xf32>
  %gp = stablehlo.add %gm, %gn : tensor<2x20xf32>
  %gv = util.unfoldable_constant dense<1.0> : tensor<20xf32>
  %gk = util.unfoldable_constant dense<-3> : tensor<i32>
  %gz = util.unfoldable_constant dense<0.0> : tensor<3xf32>
  %gl = stablehlo.constant dense<-1.0> : tensor<f32>
  %ga = util.unfoldable_constant dense<0> : tensor<i32>
  %gq = util.unfoldable_constant dense<0.0> : tensor<2xf32>
  %n13 = stablehlo.constant dense<13> : tensor<i32>
  %12:7 = stablehlo.while(%Hi = %n0, %Hk = %gk, %Ho = %go, %Hw = %gw, %Hr = %gz, %Ha = %ga, %Hq = %gq) : tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<4x3xf32>, tensor<3xf32>, tensor<i32>, tensor<2xf32>
  cond {
    %Hc = stablehlo.compare LT, %Hi, %n13 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Hc : tensor<i1>
  } do {
    %Hi1 = stablehlo.add %Hi, %one : tensor<i32>
    %Hk1 = stablehlo.add %Hk, %one : tensor<i32>
    %Hx = stablehlo.reshape %Hk : (tensor<i32>) -> tensor<1xi32>
    %Ho1 = "stablehlo.scatter"(%Ho, %Hx, %Hi1) ({
    ^bb0(%Hp: tensor<i32>, %Hs: tensor<i32>):
      %Ht = stablehlo.add %Hp, %Hs : tensor<i32>
      stablehlo.return %Ht : tensor<i32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    %Hg = "stablehlo.gather"(%gr, %Hx) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3>} : (tensor<4x3xf32>, tensor<1xi32>) -> tensor<3xf32>
    %Hr1 = stablehlo.add %Hr, %Hg : tensor<3xf32>
    %Hy = stablehlo.reshape %Hg : (tensor<3xf32>) -> tensor<1x3xf32>
    %Hb = stablehlo.reshape %Hk : (tensor<i32>) -> tensor<1xi32>
    %Hw1 = "stablehlo.scatter"(%Hw, %Hb, %Hg) ({
    ^bb0(%Hm: tensor<f32>, %Hn: tensor<f32>):
      %Hu = stablehlo.add %Hm, %Hn : tensor<f32>
      stablehlo.return %Hu : tensor<f32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>} : (tensor<4x3xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<4x3xf32>
    %Hh = stablehlo.slice %Ho1 [1:6] : (tensor<8xi32>) -> tensor<5xi32>
    %H5 = stablehlo.iota dim = 0 : tensor<5xi32>
    %Hd:2 = "stablehlo.reduce"(%Hh, %H5, %n0, %n0) ({
    ^bb0(%Hva: tensor<i32>, %Hia: tensor<i32>, %Hvb: tensor<i32>, %Hib: tensor<i32>):
      %Hge = stablehlo.compare GE, %Hva, %Hvb : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %Hv = stablehlo.select %Hge, %Hva, %Hvb : tensor<i1>, tensor<i32>
      %Hj = stablehlo.select %Hge, %Hia, %Hib : tensor<i1>, tensor<i32>
      stablehlo.return %Hv, %Hj : tensor<i32>, tensor<i32>
    }) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %He = stablehlo.multiply %Hd#0, %n3 : tensor<i32>
    %Hf = stablehlo.add %Ha, %He : tensor<i32>
    %Ha1 = stablehlo.add %Hf, %Hd#1 : tensor<i32>
    %Hz = stablehlo.convert %Hi : (tensor<i32>) -> tensor<f32>
    %Hzb = stablehlo.broadcast_in_dim %Hz, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %Hvv = stablehlo.add %gv, %Hzb : tensor<20xf32>
    %Hdd = stablehlo.dot_general %gp, %Hvv, contracting_dims = [1] x [0] : (tensor<2x20xf32>, tensor<20xf32>) -> tensor<2xf32>
    %Hq1 = stablehlo.add %Hq, %Hdd : tensor<2xf32>
    stablehlo.return %Hi1, %Hk1, %Ho1, %Hw1, %Hr1, %Ha1, %Hq1 : tensor<i32>, tensor<i32>, tensor<8xi32>, tensor<4x3xf32>, tensor<3xf32>, tensor<i32>, tensor<2xf32>
  }
  check.expect_eq_const %12#2, dense<[4, 5, 6, 7, 8, 9, 10, 11]> : tensor<8xi32>
  check.expect_eq_const %12#3, dense<[[0.0, 1.0, 2.0], [10.0, 11.0, 12.0], [20.0, 21.0, 22.0], [30.0, 31.0, 32.0]]> : tensor<4x3xf32>
  check.expect_eq_const %12#4, dense<[240.0, 253.0, 266.0]> : tensor<3xf32>
  check.expect_eq_const %12#5, dense<239> : tensor<i32>
  check.expect_eq_const %12#6, dense<[17290.0, 19110.0]> : tensor<2xf32>
  // Remainders of divisions rounded down, of all signs.
  %r7 = util.unfoldable_constant dense<-7> : tensor<i32>
  %rn = util.unfoldable_constant dense<[3, -3]> : tensor<2xi32>
  %rm = util.unfoldable_constant dense<-3> : tensor<i64>
  %n8 = stablehlo.constant dense<8> : tensor<i32>
  %13:4 = stablehlo.while(%Mi = %r7, %Ma = %n0, %Mb = %n0, %Mc = %l0) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>
  cond {
    %Mlt = stablehlo.compare LT, %Mi, %n8 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Mlt : tensor<i1>
  } do {
    %Mi1 = stablehlo.add %Mi, %one : tensor<i32>
    // Divisors of the run that change from turn to turn.
    %Mk = stablehlo.and %Mi, %one : tensor<i32>
    %Mg = stablehlo.dynamic_slice %rn, %Mk, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
    %Mn = stablehlo.reshape %Mg : (tensor<1xi32>) -> tensor<i32>
    %Mr = stablehlo.remainder %Mi, %Mn : tensor<i32>
    %Mz = stablehlo.compare NE, %Mr, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %Mx = stablehlo.compare LT, %Mr, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %My = stablehlo.compare LT, %Mn, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %Mo = stablehlo.compare NE, %Mx, %My : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %Mp = stablehlo.and %Mo, %Mz : tensor<i1>
    %Ms = stablehlo.add %Mr, %Mn : tensor<i32>
    %Mm = stablehlo.select %Mp, %Ms, %Mr : tensor<i1>, tensor<i32>
    %Mt = stablehlo.multiply %Ma, %n3 : tensor<i32>
    %Ma1 = stablehlo.add %Mt, %Mm : tensor<i32>
    %Mb1 = stablehlo.add %Mb, %Mr : tensor<i32>
    %Ml = stablehlo.convert %Mi : (tensor<i32>) -> tensor<i64>
    %Mw = stablehlo.convert %Mn : (tensor<i32>) -> tensor<i64>
    %Mlr = stablehlo.remainder %Ml, %Mw : tensor<i64>
    %Mlz = stablehlo.compare NE, %Mlr, %l0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %Mlx = stablehlo.compare LT, %Mlr, %l0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %Mly = stablehlo.compare LT, %Mw, %l0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %Mlo = stablehlo.compare NE, %Mlx, %Mly : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %Mlp = stablehlo.and %Mlo, %Mlz : tensor<i1>
    %Mls = stablehlo.add %Mlr, %Mw : tensor<i64>
    %Mlm = stablehlo.select %Mlp, %Mls, %Mlr : tensor<i1>, tensor<i64>
    %Mlt3 = stablehlo.multiply %Mc, %rm : tensor<i64>
    %Mc1 = stablehlo.add %Mlt3, %Mlm : tensor<i64>
    stablehlo.return %Mi1, %Ma1, %Mb1, %Mc1 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>
  }
  check.expect_eq_const %13#1, dense<-5479391> : tensor<i32>
  check.expect_eq_const %13#2, dense<0> : tensor<i32>
  check.expect_eq_const %13#3, dense<-6228371> : tensor<i64>
  // Products of rows of four and of three, of a carry and by one.
  %qa = util.unfoldable_constant dense<[[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0], [2.0, 0.0, 0.0, 0.0]]> : tensor<4x4xf32>
  %qx = util.unfoldable_constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.0]]> : tensor<4x4xf32>
  %qb = util.unfoldable_constant dense<[[1.0, 1.0, 0.0], [0.0, 1.0, 1.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf32>
  %qy = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]> : tensor<3x3xf32>
  %14:3 = stablehlo.while(%Qi = %n0, %Qx = %qx, %Qy = %qy) : tensor<i32>, tensor<4x4xf32>, tensor<3x3xf32>
  cond {
    %Qc = stablehlo.compare LT, %Qi, %n5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %Qc : tensor<i1>
  } do {
    %Qi1 = stablehlo.add %Qi, %one : tensor<i32>
    %Qx1 = stablehlo.dot_general %qa, %Qx, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %Qz = stablehlo.dot_general %Qy, %qb, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %Qy1 = stablehlo.add %Qz, %Qy : tensor<3x3xf32>
    stablehlo.return %Qi1, %Qx1, %Qy1 : tensor<i32>, tensor<4x4xf32>, tensor<3x3xf32>
  }
  check.expect_eq_const %14#1, dense<[[8.0, 10.0, 12.0, 14.0], [16.0, 18.0, 20.0, 22.0], [24.0, 26.0, 28.0, 30.0], [0.0, 4.0, 8.0, 12.0]]> : tensor<4x4xf32>
  check.expect_eq_const %14#2, dense<[[32.0, 144.0, 336.0], [128.0, 480.0, 912.0], [224.0, 816.0, 1488.0]]> : tensor<3x3xf32>
  func.return
}
