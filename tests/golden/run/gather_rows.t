// Rows that a gather finds are computed with where they lie: short ones many at
// a time, long ones one by one, in pieces; some indices lie outside.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %z = util.unfoldable_constant dense<0> : tensor<i32>
  %n1 = stablehlo.iota dim = 0 : tensor<600xi32>
  %m1 = stablehlo.constant dense<7919> : tensor<600xi32>
  %p1 = stablehlo.multiply %n1, %m1 : tensor<600xi32>
  %q1 = stablehlo.constant dense<37> : tensor<600xi32>
  %r1 = stablehlo.remainder %p1, %q1 : tensor<600xi32>
  %s1 = stablehlo.constant dense<3> : tensor<600xi32>
  %zb1 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<600xi32>
  %u1 = stablehlo.subtract %r1, %s1 : tensor<600xi32>
  %i1 = stablehlo.add %u1, %zb1 : tensor<600xi32>
  %a1 = stablehlo.iota dim = 0 : tensor<31x3xi32>
  %b1 = stablehlo.iota dim = 1 : tensor<31x3xi32>
  %l1 = stablehlo.constant dense<5> : tensor<31x3xi32>
  %c1 = stablehlo.multiply %a1, %l1 : tensor<31x3xi32>
  %d1 = stablehlo.add %c1, %b1 : tensor<31x3xi32>
  %zt1 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<31x3xi32>
  %e1 = stablehlo.add %d1, %zt1 : tensor<31x3xi32>
  %f1 = stablehlo.convert %e1 : (tensor<31x3xi32>) -> tensor<31x3xf32>
  %tb1 = stablehlo.optimization_barrier %f1 : tensor<31x3xf32>
  %g1 = "stablehlo.gather"(%tb1, %i1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<31x3xf32>, tensor<600xi32>) -> tensor<600x3xf32>
  %h1 = stablehlo.convert %n1 : (tensor<600xi32>) -> tensor<600xf32>
  %v1 = stablehlo.broadcast_in_dim %h1, dims = [0] : (tensor<600xf32>) -> tensor<600x3xf32>
  %j1 = stablehlo.iota dim = 1 : tensor<600x3xf32>
  %x1 = stablehlo.add %g1, %v1 : tensor<600x3xf32>
  %y1 = stablehlo.subtract %x1, %j1 : tensor<600x3xf32>
  %lo1 = stablehlo.constant dense<0> : tensor<i32>
  %hi1 = stablehlo.constant dense<30> : tensor<i32>
  %k1 = stablehlo.clamp %lo1, %i1, %hi1 : (tensor<i32>, tensor<600xi32>, tensor<i32>) -> tensor<600xi32>
  %kb1 = stablehlo.broadcast_in_dim %k1, dims = [0] : (tensor<600xi32>) -> tensor<600x3xi32>
  %l51 = stablehlo.constant dense<5> : tensor<600x3xi32>
  %km1 = stablehlo.multiply %kb1, %l51 : tensor<600x3xi32>
  %ji1 = stablehlo.iota dim = 1 : tensor<600x3xi32>
  %kj1 = stablehlo.add %km1, %ji1 : tensor<600x3xi32>
  %kd1 = stablehlo.convert %kj1 : (tensor<600x3xi32>) -> tensor<600x3xf32>
  %ke1 = stablehlo.optimization_barrier %kd1 : tensor<600x3xf32>
  %w1 = stablehlo.add %ke1, %v1 : tensor<600x3xf32>
  %o1 = stablehlo.subtract %w1, %j1 : tensor<600x3xf32>
  check.expect_eq %y1, %o1 : tensor<600x3xf32>
  %n2 = stablehlo.iota dim = 0 : tensor<600xi32>
  %m2 = stablehlo.constant dense<7919> : tensor<600xi32>
  %p2 = stablehlo.multiply %n2, %m2 : tensor<600xi32>
  %q2 = stablehlo.constant dense<37> : tensor<600xi32>
  %r2 = stablehlo.remainder %p2, %q2 : tensor<600xi32>
  %s2 = stablehlo.constant dense<3> : tensor<600xi32>
  %zb2 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<600xi32>
  %u2 = stablehlo.subtract %r2, %s2 : tensor<600xi32>
  %i2 = stablehlo.add %u2, %zb2 : tensor<600xi32>
  %a2 = stablehlo.iota dim = 0 : tensor<31x7xi32>
  %b2 = stablehlo.iota dim = 1 : tensor<31x7xi32>
  %l2 = stablehlo.constant dense<5> : tensor<31x7xi32>
  %c2 = stablehlo.multiply %a2, %l2 : tensor<31x7xi32>
  %d2 = stablehlo.add %c2, %b2 : tensor<31x7xi32>
  %zt2 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<31x7xi32>
  %e2 = stablehlo.add %d2, %zt2 : tensor<31x7xi32>
  %f2 = stablehlo.convert %e2 : (tensor<31x7xi32>) -> tensor<31x7xi32>
  %tb2 = stablehlo.optimization_barrier %f2 : tensor<31x7xi32>
  %g2 = "stablehlo.gather"(%tb2, %i2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 7>}> : (tensor<31x7xi32>, tensor<600xi32>) -> tensor<600x7xi32>
  %h2 = stablehlo.convert %n2 : (tensor<600xi32>) -> tensor<600xi32>
  %v2 = stablehlo.broadcast_in_dim %h2, dims = [0] : (tensor<600xi32>) -> tensor<600x7xi32>
  %j2 = stablehlo.iota dim = 1 : tensor<600x7xi32>
  %x2 = stablehlo.add %g2, %v2 : tensor<600x7xi32>
  %y2 = stablehlo.subtract %x2, %j2 : tensor<600x7xi32>
  %lo2 = stablehlo.constant dense<0> : tensor<i32>
  %hi2 = stablehlo.constant dense<30> : tensor<i32>
  %k2 = stablehlo.clamp %lo2, %i2, %hi2 : (tensor<i32>, tensor<600xi32>, tensor<i32>) -> tensor<600xi32>
  %kb2 = stablehlo.broadcast_in_dim %k2, dims = [0] : (tensor<600xi32>) -> tensor<600x7xi32>
  %l52 = stablehlo.constant dense<5> : tensor<600x7xi32>
  %km2 = stablehlo.multiply %kb2, %l52 : tensor<600x7xi32>
  %ji2 = stablehlo.iota dim = 1 : tensor<600x7xi32>
  %kj2 = stablehlo.add %km2, %ji2 : tensor<600x7xi32>
  %kd2 = stablehlo.convert %kj2 : (tensor<600x7xi32>) -> tensor<600x7xi32>
  %ke2 = stablehlo.optimization_barrier %kd2 : tensor<600x7xi32>
  %w2 = stablehlo.add %ke2, %v2 : tensor<600x7xi32>
  %o2 = stablehlo.subtract %w2, %j2 : tensor<600x7xi32>
  check.expect_eq %y2, %o2 : tensor<600x7xi32>
  %n3 = stablehlo.iota dim = 0 : tensor<700xi32>
  %m3 = stablehlo.constant dense<7919> : tensor<700xi32>
  %p3 = stablehlo.multiply %n3, %m3 : tensor<700xi32>
  %q3 = stablehlo.constant dense<56> : tensor<700xi32>
  %r3 = stablehlo.remainder %p3, %q3 : tensor<700xi32>
  %s3 = stablehlo.constant dense<3> : tensor<700xi32>
  %zb3 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<700xi32>
  %u3 = stablehlo.subtract %r3, %s3 : tensor<700xi32>
  %i3 = stablehlo.add %u3, %zb3 : tensor<700xi32>
  %a3 = stablehlo.iota dim = 0 : tensor<50x16xi32>
  %b3 = stablehlo.iota dim = 1 : tensor<50x16xi32>
  %l3 = stablehlo.constant dense<5> : tensor<50x16xi32>
  %c3 = stablehlo.multiply %a3, %l3 : tensor<50x16xi32>
  %d3 = stablehlo.add %c3, %b3 : tensor<50x16xi32>
  %zt3 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<50x16xi32>
  %e3 = stablehlo.add %d3, %zt3 : tensor<50x16xi32>
  %f3 = stablehlo.convert %e3 : (tensor<50x16xi32>) -> tensor<50x16xbf16>
  %tb3 = stablehlo.optimization_barrier %f3 : tensor<50x16xbf16>
  %g3 = "stablehlo.gather"(%tb3, %i3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 16>}> : (tensor<50x16xbf16>, tensor<700xi32>) -> tensor<700x16xbf16>
  %h3 = stablehlo.convert %n3 : (tensor<700xi32>) -> tensor<700xbf16>
  %v3 = stablehlo.broadcast_in_dim %h3, dims = [0] : (tensor<700xbf16>) -> tensor<700x16xbf16>
  %j3 = stablehlo.iota dim = 1 : tensor<700x16xbf16>
  %x3 = stablehlo.add %g3, %v3 : tensor<700x16xbf16>
  %y3 = stablehlo.subtract %x3, %j3 : tensor<700x16xbf16>
  %lo3 = stablehlo.constant dense<0> : tensor<i32>
  %hi3 = stablehlo.constant dense<49> : tensor<i32>
  %k3 = stablehlo.clamp %lo3, %i3, %hi3 : (tensor<i32>, tensor<700xi32>, tensor<i32>) -> tensor<700xi32>
  %kb3 = stablehlo.broadcast_in_dim %k3, dims = [0] : (tensor<700xi32>) -> tensor<700x16xi32>
  %l53 = stablehlo.constant dense<5> : tensor<700x16xi32>
  %km3 = stablehlo.multiply %kb3, %l53 : tensor<700x16xi32>
  %ji3 = stablehlo.iota dim = 1 : tensor<700x16xi32>
  %kj3 = stablehlo.add %km3, %ji3 : tensor<700x16xi32>
  %kd3 = stablehlo.convert %kj3 : (tensor<700x16xi32>) -> tensor<700x16xbf16>
  %ke3 = stablehlo.optimization_barrier %kd3 : tensor<700x16xbf16>
  %w3 = stablehlo.add %ke3, %v3 : tensor<700x16xbf16>
  %o3 = stablehlo.subtract %w3, %j3 : tensor<700x16xbf16>
  check.expect_eq %y3, %o3 : tensor<700x16xbf16>
  %n4 = stablehlo.iota dim = 0 : tensor<200xi32>
  %m4 = stablehlo.constant dense<7919> : tensor<200xi32>
  %p4 = stablehlo.multiply %n4, %m4 : tensor<200xi32>
  %q4 = stablehlo.constant dense<70> : tensor<200xi32>
  %r4 = stablehlo.remainder %p4, %q4 : tensor<200xi32>
  %s4 = stablehlo.constant dense<3> : tensor<200xi32>
  %zb4 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<200xi32>
  %u4 = stablehlo.subtract %r4, %s4 : tensor<200xi32>
  %i4 = stablehlo.add %u4, %zb4 : tensor<200xi32>
  %a4 = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %b4 = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %l4 = stablehlo.constant dense<5> : tensor<64x64xi32>
  %c4 = stablehlo.multiply %a4, %l4 : tensor<64x64xi32>
  %d4 = stablehlo.add %c4, %b4 : tensor<64x64xi32>
  %zt4 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<64x64xi32>
  %e4 = stablehlo.add %d4, %zt4 : tensor<64x64xi32>
  %f4 = stablehlo.convert %e4 : (tensor<64x64xi32>) -> tensor<64x64xi64>
  %tb4 = stablehlo.optimization_barrier %f4 : tensor<64x64xi64>
  %g4 = "stablehlo.gather"(%tb4, %i4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<64x64xi64>, tensor<200xi32>) -> tensor<200x64xi64>
  %h4 = stablehlo.convert %n4 : (tensor<200xi32>) -> tensor<200xi64>
  %v4 = stablehlo.broadcast_in_dim %h4, dims = [0] : (tensor<200xi64>) -> tensor<200x64xi64>
  %j4 = stablehlo.iota dim = 1 : tensor<200x64xi64>
  %x4 = stablehlo.add %g4, %v4 : tensor<200x64xi64>
  %y4 = stablehlo.subtract %x4, %j4 : tensor<200x64xi64>
  %lo4 = stablehlo.constant dense<0> : tensor<i32>
  %hi4 = stablehlo.constant dense<63> : tensor<i32>
  %k4 = stablehlo.clamp %lo4, %i4, %hi4 : (tensor<i32>, tensor<200xi32>, tensor<i32>) -> tensor<200xi32>
  %kb4 = stablehlo.broadcast_in_dim %k4, dims = [0] : (tensor<200xi32>) -> tensor<200x64xi32>
  %l54 = stablehlo.constant dense<5> : tensor<200x64xi32>
  %km4 = stablehlo.multiply %kb4, %l54 : tensor<200x64xi32>
  %ji4 = stablehlo.iota dim = 1 : tensor<200x64xi32>
  %kj4 = stablehlo.add %km4, %ji4 : tensor<200x64xi32>
  %kd4 = stablehlo.convert %kj4 : (tensor<200x64xi32>) -> tensor<200x64xi64>
  %ke4 = stablehlo.optimization_barrier %kd4 : tensor<200x64xi64>
  %w4 = stablehlo.add %ke4, %v4 : tensor<200x64xi64>
  %o4 = stablehlo.subtract %w4, %j4 : tensor<200x64xi64>
  check.expect_eq %y4, %o4 : tensor<200x64xi64>
  %n5 = stablehlo.iota dim = 0 : tensor<100xi32>
  %m5 = stablehlo.constant dense<7919> : tensor<100xi32>
  %p5 = stablehlo.multiply %n5, %m5 : tensor<100xi32>
  %q5 = stablehlo.constant dense<26> : tensor<100xi32>
  %r5 = stablehlo.remainder %p5, %q5 : tensor<100xi32>
  %s5 = stablehlo.constant dense<3> : tensor<100xi32>
  %zb5 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<100xi32>
  %u5 = stablehlo.subtract %r5, %s5 : tensor<100xi32>
  %i5 = stablehlo.add %u5, %zb5 : tensor<100xi32>
  %a5 = stablehlo.iota dim = 0 : tensor<20x200xi32>
  %b5 = stablehlo.iota dim = 1 : tensor<20x200xi32>
  %l5 = stablehlo.constant dense<5> : tensor<20x200xi32>
  %c5 = stablehlo.multiply %a5, %l5 : tensor<20x200xi32>
  %d5 = stablehlo.add %c5, %b5 : tensor<20x200xi32>
  %zt5 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<20x200xi32>
  %e5 = stablehlo.add %d5, %zt5 : tensor<20x200xi32>
  %f5 = stablehlo.convert %e5 : (tensor<20x200xi32>) -> tensor<20x200xf32>
  %tb5 = stablehlo.optimization_barrier %f5 : tensor<20x200xf32>
  %g5 = "stablehlo.gather"(%tb5, %i5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 200>}> : (tensor<20x200xf32>, tensor<100xi32>) -> tensor<100x200xf32>
  %h5 = stablehlo.convert %n5 : (tensor<100xi32>) -> tensor<100xf32>
  %v5 = stablehlo.broadcast_in_dim %h5, dims = [0] : (tensor<100xf32>) -> tensor<100x200xf32>
  %j5 = stablehlo.iota dim = 1 : tensor<100x200xf32>
  %x5 = stablehlo.add %g5, %v5 : tensor<100x200xf32>
  %y5 = stablehlo.subtract %x5, %j5 : tensor<100x200xf32>
  %lo5 = stablehlo.constant dense<0> : tensor<i32>
  %hi5 = stablehlo.constant dense<19> : tensor<i32>
  %k5 = stablehlo.clamp %lo5, %i5, %hi5 : (tensor<i32>, tensor<100xi32>, tensor<i32>) -> tensor<100xi32>
  %kb5 = stablehlo.broadcast_in_dim %k5, dims = [0] : (tensor<100xi32>) -> tensor<100x200xi32>
  %l55 = stablehlo.constant dense<5> : tensor<100x200xi32>
  %km5 = stablehlo.multiply %kb5, %l55 : tensor<100x200xi32>
  %ji5 = stablehlo.iota dim = 1 : tensor<100x200xi32>
  %kj5 = stablehlo.add %km5, %ji5 : tensor<100x200xi32>
  %kd5 = stablehlo.convert %kj5 : (tensor<100x200xi32>) -> tensor<100x200xf32>
  %ke5 = stablehlo.optimization_barrier %kd5 : tensor<100x200xf32>
  %w5 = stablehlo.add %ke5, %v5 : tensor<100x200xf32>
  %o5 = stablehlo.subtract %w5, %j5 : tensor<100x200xf32>
  check.expect_eq %y5, %o5 : tensor<100x200xf32>
  %n6 = stablehlo.iota dim = 0 : tensor<90xi32>
  %m6 = stablehlo.constant dense<7919> : tensor<90xi32>
  %p6 = stablehlo.multiply %n6, %m6 : tensor<90xi32>
  %q6 = stablehlo.constant dense<26> : tensor<90xi32>
  %r6 = stablehlo.remainder %p6, %q6 : tensor<90xi32>
  %s6 = stablehlo.constant dense<3> : tensor<90xi32>
  %zb6 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<90xi32>
  %u6 = stablehlo.subtract %r6, %s6 : tensor<90xi32>
  %i6 = stablehlo.add %u6, %zb6 : tensor<90xi32>
  %a6 = stablehlo.iota dim = 0 : tensor<20x300xi32>
  %b6 = stablehlo.iota dim = 1 : tensor<20x300xi32>
  %l6 = stablehlo.constant dense<5> : tensor<20x300xi32>
  %c6 = stablehlo.multiply %a6, %l6 : tensor<20x300xi32>
  %d6 = stablehlo.add %c6, %b6 : tensor<20x300xi32>
  %zt6 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<20x300xi32>
  %e6 = stablehlo.add %d6, %zt6 : tensor<20x300xi32>
  %f6 = stablehlo.convert %e6 : (tensor<20x300xi32>) -> tensor<20x300xi32>
  %tb6 = stablehlo.optimization_barrier %f6 : tensor<20x300xi32>
  %g6 = "stablehlo.gather"(%tb6, %i6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 300>}> : (tensor<20x300xi32>, tensor<90xi32>) -> tensor<90x300xi32>
  %h6 = stablehlo.convert %n6 : (tensor<90xi32>) -> tensor<90xi32>
  %v6 = stablehlo.broadcast_in_dim %h6, dims = [0] : (tensor<90xi32>) -> tensor<90x300xi32>
  %j6 = stablehlo.iota dim = 1 : tensor<90x300xi32>
  %x6 = stablehlo.add %g6, %v6 : tensor<90x300xi32>
  %y6 = stablehlo.subtract %x6, %j6 : tensor<90x300xi32>
  %lo6 = stablehlo.constant dense<0> : tensor<i32>
  %hi6 = stablehlo.constant dense<19> : tensor<i32>
  %k6 = stablehlo.clamp %lo6, %i6, %hi6 : (tensor<i32>, tensor<90xi32>, tensor<i32>) -> tensor<90xi32>
  %kb6 = stablehlo.broadcast_in_dim %k6, dims = [0] : (tensor<90xi32>) -> tensor<90x300xi32>
  %l56 = stablehlo.constant dense<5> : tensor<90x300xi32>
  %km6 = stablehlo.multiply %kb6, %l56 : tensor<90x300xi32>
  %ji6 = stablehlo.iota dim = 1 : tensor<90x300xi32>
  %kj6 = stablehlo.add %km6, %ji6 : tensor<90x300xi32>
  %kd6 = stablehlo.convert %kj6 : (tensor<90x300xi32>) -> tensor<90x300xi32>
  %ke6 = stablehlo.optimization_barrier %kd6 : tensor<90x300xi32>
  %w6 = stablehlo.add %ke6, %v6 : tensor<90x300xi32>
  %o6 = stablehlo.subtract %w6, %j6 : tensor<90x300xi32>
  check.expect_eq %y6, %o6 : tensor<90x300xi32>
  %n7 = stablehlo.iota dim = 0 : tensor<9xi32>
  %m7 = stablehlo.constant dense<7919> : tensor<9xi32>
  %p7 = stablehlo.multiply %n7, %m7 : tensor<9xi32>
  %q7 = stablehlo.constant dense<11> : tensor<9xi32>
  %r7 = stablehlo.remainder %p7, %q7 : tensor<9xi32>
  %s7 = stablehlo.constant dense<3> : tensor<9xi32>
  %zb7 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %u7 = stablehlo.subtract %r7, %s7 : tensor<9xi32>
  %i7 = stablehlo.add %u7, %zb7 : tensor<9xi32>
  %a7 = stablehlo.iota dim = 0 : tensor<5x9001xi32>
  %b7 = stablehlo.iota dim = 1 : tensor<5x9001xi32>
  %l7 = stablehlo.constant dense<5> : tensor<5x9001xi32>
  %c7 = stablehlo.multiply %a7, %l7 : tensor<5x9001xi32>
  %d7 = stablehlo.add %c7, %b7 : tensor<5x9001xi32>
  %zt7 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<5x9001xi32>
  %e7 = stablehlo.add %d7, %zt7 : tensor<5x9001xi32>
  %f7 = stablehlo.convert %e7 : (tensor<5x9001xi32>) -> tensor<5x9001xf32>
  %tb7 = stablehlo.optimization_barrier %f7 : tensor<5x9001xf32>
  %g7 = "stablehlo.gather"(%tb7, %i7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 9001>}> : (tensor<5x9001xf32>, tensor<9xi32>) -> tensor<9x9001xf32>
  %h7 = stablehlo.convert %n7 : (tensor<9xi32>) -> tensor<9xf32>
  %v7 = stablehlo.broadcast_in_dim %h7, dims = [0] : (tensor<9xf32>) -> tensor<9x9001xf32>
  %j7 = stablehlo.iota dim = 1 : tensor<9x9001xf32>
  %x7 = stablehlo.add %g7, %v7 : tensor<9x9001xf32>
  %y7 = stablehlo.subtract %x7, %j7 : tensor<9x9001xf32>
  %lo7 = stablehlo.constant dense<0> : tensor<i32>
  %hi7 = stablehlo.constant dense<4> : tensor<i32>
  %k7 = stablehlo.clamp %lo7, %i7, %hi7 : (tensor<i32>, tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
  %kb7 = stablehlo.broadcast_in_dim %k7, dims = [0] : (tensor<9xi32>) -> tensor<9x9001xi32>
  %l57 = stablehlo.constant dense<5> : tensor<9x9001xi32>
  %km7 = stablehlo.multiply %kb7, %l57 : tensor<9x9001xi32>
  %ji7 = stablehlo.iota dim = 1 : tensor<9x9001xi32>
  %kj7 = stablehlo.add %km7, %ji7 : tensor<9x9001xi32>
  %kd7 = stablehlo.convert %kj7 : (tensor<9x9001xi32>) -> tensor<9x9001xf32>
  %ke7 = stablehlo.optimization_barrier %kd7 : tensor<9x9001xf32>
  %w7 = stablehlo.add %ke7, %v7 : tensor<9x9001xf32>
  %o7 = stablehlo.subtract %w7, %j7 : tensor<9x9001xf32>
  check.expect_eq %y7, %o7 : tensor<9x9001xf32>
  func.return
}
