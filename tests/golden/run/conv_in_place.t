// Convolutions of images that lie in memory as their windows move over them,
// nothing outside: of one feature to four, to one feature to seven, of lines,
// images and volumes, with dilated windows, more than one image, and groups; as
// many rows as make pieces of unequal height.
// Oracle: sums of slices times weights; all numbers are small integers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.call @t5() : () -> ()
  func.call @t6() : () -> ()
  func.return
}
func.func private @t0() {
  %ak = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<897xi32>
  %ab = stablehlo.broadcast_in_dim %ak, dims = [] : (tensor<i32>) -> tensor<897xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<897xi32>
  %ac = stablehlo.constant dense<23> : tensor<897xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<897xi32>
  %ah = stablehlo.constant dense<11> : tensor<897xi32>
  %as = stablehlo.subtract %ar, %ah : tensor<897xi32>
  %af = stablehlo.convert %as : (tensor<897xi32>) -> tensor<897xf32>
  %at = stablehlo.reshape %af : (tensor<897xf32>) -> tensor<1x1x23x39xf32>
  %a = stablehlo.optimization_barrier %at : tensor<1x1x23x39xf32>
  %wk = util.unfoldable_constant dense<7> : tensor<i32>
  %wi = stablehlo.iota dim = 0 : tensor<9xi32>
  %wb = stablehlo.broadcast_in_dim %wk, dims = [] : (tensor<i32>) -> tensor<9xi32>
  %wm = stablehlo.multiply %wi, %wb : tensor<9xi32>
  %wc = stablehlo.constant dense<11> : tensor<9xi32>
  %wr = stablehlo.remainder %wm, %wc : tensor<9xi32>
  %wh = stablehlo.constant dense<5> : tensor<9xi32>
  %ws = stablehlo.subtract %wr, %wh : tensor<9xi32>
  %wf = stablehlo.convert %ws : (tensor<9xi32>) -> tensor<9xf32>
  %wt = stablehlo.reshape %wf : (tensor<9xf32>) -> tensor<1x1x3x3xf32>
  %w = stablehlo.optimization_barrier %wt : tensor<1x1x3x3xf32>
  %r = stablehlo.convolution(%a, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x23x39xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x21x37xf32>
  %s0 = stablehlo.constant dense<0.0> : tensor<1x1x21x37xf32>
  %x1_0 = stablehlo.slice %a [0:1, 0:1, 0:21, 0:37] : (tensor<1x1x23x39xf32>) -> tensor<1x1x21x37xf32>
  %y1_0 = stablehlo.broadcast_in_dim %x1_0, dims = [0, 1, 2, 3] : (tensor<1x1x21x37xf32>) -> tensor<1x1x21x37xf32>
  %u1 = stablehlo.slice %w [0:1, 0:1, 0:1, 0:1] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  %v1 = stablehlo.reshape %u1 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e1 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<1xf32>) -> tensor<1x1x21x37xf32>
  %p1 = stablehlo.multiply %y1_0, %e1 : tensor<1x1x21x37xf32>
  %s1 = stablehlo.add %s0, %p1 : tensor<1x1x21x37xf32>
  %x2_0 = stablehlo.slice %a [0:1, 0:1, 0:21, 1:38] : (tensor<1x1x23x39xf32>) -> tensor<1x1x21x37xf32>
  %y2_0 = stablehlo.broadcast_in_dim %x2_0, dims = [0, 1, 2, 3] : (tensor<1x1x21x37xf32>) -> tensor<1x1x21x37xf32>
  %u2 = stablehlo.slice %w [0:1, 0:1, 0:1, 1:2] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  %v2 = stablehlo.reshape %u2 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e2 = stablehlo.broadcast_in_dim %v2, dims = [1] : (tensor<1xf32>) -> tensor<1x1x21x37xf32>
  %p2 = stablehlo.multiply %y2_0, %e2 : tensor<1x1x21x37xf32>
  %s2 = stablehlo.add %s1, %p2 : tensor<1x1x21x37xf32>
  %x3_0 = stablehlo.slice %a [0:1, 0:1, 0:21, 2:39] : (tensor<1x1x23x39xf32>) -> tensor<1x1x21x37xf32>
  %y3_0 = stablehlo.broadcast_in_dim %x3_0, dims = [0, 1, 2, 3] : (tensor<1x1x21x37xf32>) -> tensor<1x1x21x37xf32>
  %u3 = stablehlo.slice %w [0:1, 0:1, 0:1, 2:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  %v3 = stablehlo.reshape %u3 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e3 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<1xf32>) -> tensor<1x1x21x37xf32>
  %p3 = stablehlo.multiply %y3_0, %e3 : tensor<1x1x21x37xf32>
  %s3 = stablehlo.add %s2, %p3 : tensor<1x1x21x37xf32>
  %x4_0 = stablehlo.slice %a [0:1, 0:1, 1:22, 0:37] : (tensor<1x1x23x39xf32>) -> tensor<1x1x21x37xf32>
  %y4_0 = stablehlo.broadcast_in_dim %x4_0, dims = [0, 1, 2, 3] : (tensor<1x1x21x37xf32>) -> tensor<1x1x21x37xf32>
  %u4 = stablehlo.slice %w [0:1, 0:1, 1:2, 0:1] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  %v4 = stablehlo.reshape %u4 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e4 = stablehlo.broadcast_in_dim %v4, dims = [1] : (tensor<1xf32>) -> tensor<1x1x21x37xf32>
  %p4 = stablehlo.multiply %y4_0, %e4 : tensor<1x1x21x37xf32>
  %s4 = stablehlo.add %s3, %p4 : tensor<1x1x21x37xf32>
  %x5_0 = stablehlo.slice %a [0:1, 0:1, 1:22, 1:38] : (tensor<1x1x23x39xf32>) -> tensor<1x1x21x37xf32>
  %y5_0 = stablehlo.broadcast_in_dim %x5_0, dims = [0, 1, 2, 3] : (tensor<1x1x21x37xf32>) -> tensor<1x1x21x37xf32>
  %u5 = stablehlo.slice %w [0:1, 0:1, 1:2, 1:2] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  %v5 = stablehlo.reshape %u5 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e5 = stablehlo.broadcast_in_dim %v5, dims = [1] : (tensor<1xf32>) -> tensor<1x1x21x37xf32>
  %p5 = stablehlo.multiply %y5_0, %e5 : tensor<1x1x21x37xf32>
  %s5 = stablehlo.add %s4, %p5 : tensor<1x1x21x37xf32>
  %x6_0 = stablehlo.slice %a [0:1, 0:1, 1:22, 2:39] : (tensor<1x1x23x39xf32>) -> tensor<1x1x21x37xf32>
  %y6_0 = stablehlo.broadcast_in_dim %x6_0, dims = [0, 1, 2, 3] : (tensor<1x1x21x37xf32>) -> tensor<1x1x21x37xf32>
  %u6 = stablehlo.slice %w [0:1, 0:1, 1:2, 2:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  %v6 = stablehlo.reshape %u6 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e6 = stablehlo.broadcast_in_dim %v6, dims = [1] : (tensor<1xf32>) -> tensor<1x1x21x37xf32>
  %p6 = stablehlo.multiply %y6_0, %e6 : tensor<1x1x21x37xf32>
  %s6 = stablehlo.add %s5, %p6 : tensor<1x1x21x37xf32>
  %x7_0 = stablehlo.slice %a [0:1, 0:1, 2:23, 0:37] : (tensor<1x1x23x39xf32>) -> tensor<1x1x21x37xf32>
  %y7_0 = stablehlo.broadcast_in_dim %x7_0, dims = [0, 1, 2, 3] : (tensor<1x1x21x37xf32>) -> tensor<1x1x21x37xf32>
  %u7 = stablehlo.slice %w [0:1, 0:1, 2:3, 0:1] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  %v7 = stablehlo.reshape %u7 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e7 = stablehlo.broadcast_in_dim %v7, dims = [1] : (tensor<1xf32>) -> tensor<1x1x21x37xf32>
  %p7 = stablehlo.multiply %y7_0, %e7 : tensor<1x1x21x37xf32>
  %s7 = stablehlo.add %s6, %p7 : tensor<1x1x21x37xf32>
  %x8_0 = stablehlo.slice %a [0:1, 0:1, 2:23, 1:38] : (tensor<1x1x23x39xf32>) -> tensor<1x1x21x37xf32>
  %y8_0 = stablehlo.broadcast_in_dim %x8_0, dims = [0, 1, 2, 3] : (tensor<1x1x21x37xf32>) -> tensor<1x1x21x37xf32>
  %u8 = stablehlo.slice %w [0:1, 0:1, 2:3, 1:2] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  %v8 = stablehlo.reshape %u8 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e8 = stablehlo.broadcast_in_dim %v8, dims = [1] : (tensor<1xf32>) -> tensor<1x1x21x37xf32>
  %p8 = stablehlo.multiply %y8_0, %e8 : tensor<1x1x21x37xf32>
  %s8 = stablehlo.add %s7, %p8 : tensor<1x1x21x37xf32>
  %x9_0 = stablehlo.slice %a [0:1, 0:1, 2:23, 2:39] : (tensor<1x1x23x39xf32>) -> tensor<1x1x21x37xf32>
  %y9_0 = stablehlo.broadcast_in_dim %x9_0, dims = [0, 1, 2, 3] : (tensor<1x1x21x37xf32>) -> tensor<1x1x21x37xf32>
  %u9 = stablehlo.slice %w [0:1, 0:1, 2:3, 2:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x1xf32>
  %v9 = stablehlo.reshape %u9 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e9 = stablehlo.broadcast_in_dim %v9, dims = [1] : (tensor<1xf32>) -> tensor<1x1x21x37xf32>
  %p9 = stablehlo.multiply %y9_0, %e9 : tensor<1x1x21x37xf32>
  %s9 = stablehlo.add %s8, %p9 : tensor<1x1x21x37xf32>
  check.expect_eq %r, %s9 : tensor<1x1x21x37xf32>
  func.return
}
func.func private @t1() {
  %ak = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<3034xi32>
  %ab = stablehlo.broadcast_in_dim %ak, dims = [] : (tensor<i32>) -> tensor<3034xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<3034xi32>
  %ac = stablehlo.constant dense<23> : tensor<3034xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<3034xi32>
  %ah = stablehlo.constant dense<11> : tensor<3034xi32>
  %as = stablehlo.subtract %ar, %ah : tensor<3034xi32>
  %af = stablehlo.convert %as : (tensor<3034xi32>) -> tensor<3034xf32>
  %at = stablehlo.reshape %af : (tensor<3034xf32>) -> tensor<2x1x37x41xf32>
  %a = stablehlo.optimization_barrier %at : tensor<2x1x37x41xf32>
  %wk = util.unfoldable_constant dense<7> : tensor<i32>
  %wi = stablehlo.iota dim = 0 : tensor<12xi32>
  %wb = stablehlo.broadcast_in_dim %wk, dims = [] : (tensor<i32>) -> tensor<12xi32>
  %wm = stablehlo.multiply %wi, %wb : tensor<12xi32>
  %wc = stablehlo.constant dense<11> : tensor<12xi32>
  %wr = stablehlo.remainder %wm, %wc : tensor<12xi32>
  %wh = stablehlo.constant dense<5> : tensor<12xi32>
  %ws = stablehlo.subtract %wr, %wh : tensor<12xi32>
  %wf = stablehlo.convert %ws : (tensor<12xi32>) -> tensor<12xf32>
  %wt = stablehlo.reshape %wf : (tensor<12xf32>) -> tensor<2x1x3x2xf32>
  %w = stablehlo.optimization_barrier %wt : tensor<2x1x3x2xf32>
  %r = stablehlo.convolution(%a, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x37x41xf32>, tensor<2x1x3x2xf32>) -> tensor<2x2x35x40xf32>
  %s0 = stablehlo.constant dense<0.0> : tensor<2x2x35x40xf32>
  %x1_0 = stablehlo.slice %a [0:2, 0:1, 0:35, 0:40] : (tensor<2x1x37x41xf32>) -> tensor<2x1x35x40xf32>
  %y1_0 = stablehlo.broadcast_in_dim %x1_0, dims = [0, 1, 2, 3] : (tensor<2x1x35x40xf32>) -> tensor<2x2x35x40xf32>
  %u1 = stablehlo.slice %w [0:2, 0:1, 0:1, 0:1] : (tensor<2x1x3x2xf32>) -> tensor<2x1x1x1xf32>
  %v1 = stablehlo.reshape %u1 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e1 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<2xf32>) -> tensor<2x2x35x40xf32>
  %p1 = stablehlo.multiply %y1_0, %e1 : tensor<2x2x35x40xf32>
  %s1 = stablehlo.add %s0, %p1 : tensor<2x2x35x40xf32>
  %x2_0 = stablehlo.slice %a [0:2, 0:1, 0:35, 1:41] : (tensor<2x1x37x41xf32>) -> tensor<2x1x35x40xf32>
  %y2_0 = stablehlo.broadcast_in_dim %x2_0, dims = [0, 1, 2, 3] : (tensor<2x1x35x40xf32>) -> tensor<2x2x35x40xf32>
  %u2 = stablehlo.slice %w [0:2, 0:1, 0:1, 1:2] : (tensor<2x1x3x2xf32>) -> tensor<2x1x1x1xf32>
  %v2 = stablehlo.reshape %u2 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e2 = stablehlo.broadcast_in_dim %v2, dims = [1] : (tensor<2xf32>) -> tensor<2x2x35x40xf32>
  %p2 = stablehlo.multiply %y2_0, %e2 : tensor<2x2x35x40xf32>
  %s2 = stablehlo.add %s1, %p2 : tensor<2x2x35x40xf32>
  %x3_0 = stablehlo.slice %a [0:2, 0:1, 1:36, 0:40] : (tensor<2x1x37x41xf32>) -> tensor<2x1x35x40xf32>
  %y3_0 = stablehlo.broadcast_in_dim %x3_0, dims = [0, 1, 2, 3] : (tensor<2x1x35x40xf32>) -> tensor<2x2x35x40xf32>
  %u3 = stablehlo.slice %w [0:2, 0:1, 1:2, 0:1] : (tensor<2x1x3x2xf32>) -> tensor<2x1x1x1xf32>
  %v3 = stablehlo.reshape %u3 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e3 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<2xf32>) -> tensor<2x2x35x40xf32>
  %p3 = stablehlo.multiply %y3_0, %e3 : tensor<2x2x35x40xf32>
  %s3 = stablehlo.add %s2, %p3 : tensor<2x2x35x40xf32>
  %x4_0 = stablehlo.slice %a [0:2, 0:1, 1:36, 1:41] : (tensor<2x1x37x41xf32>) -> tensor<2x1x35x40xf32>
  %y4_0 = stablehlo.broadcast_in_dim %x4_0, dims = [0, 1, 2, 3] : (tensor<2x1x35x40xf32>) -> tensor<2x2x35x40xf32>
  %u4 = stablehlo.slice %w [0:2, 0:1, 1:2, 1:2] : (tensor<2x1x3x2xf32>) -> tensor<2x1x1x1xf32>
  %v4 = stablehlo.reshape %u4 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e4 = stablehlo.broadcast_in_dim %v4, dims = [1] : (tensor<2xf32>) -> tensor<2x2x35x40xf32>
  %p4 = stablehlo.multiply %y4_0, %e4 : tensor<2x2x35x40xf32>
  %s4 = stablehlo.add %s3, %p4 : tensor<2x2x35x40xf32>
  %x5_0 = stablehlo.slice %a [0:2, 0:1, 2:37, 0:40] : (tensor<2x1x37x41xf32>) -> tensor<2x1x35x40xf32>
  %y5_0 = stablehlo.broadcast_in_dim %x5_0, dims = [0, 1, 2, 3] : (tensor<2x1x35x40xf32>) -> tensor<2x2x35x40xf32>
  %u5 = stablehlo.slice %w [0:2, 0:1, 2:3, 0:1] : (tensor<2x1x3x2xf32>) -> tensor<2x1x1x1xf32>
  %v5 = stablehlo.reshape %u5 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e5 = stablehlo.broadcast_in_dim %v5, dims = [1] : (tensor<2xf32>) -> tensor<2x2x35x40xf32>
  %p5 = stablehlo.multiply %y5_0, %e5 : tensor<2x2x35x40xf32>
  %s5 = stablehlo.add %s4, %p5 : tensor<2x2x35x40xf32>
  %x6_0 = stablehlo.slice %a [0:2, 0:1, 2:37, 1:41] : (tensor<2x1x37x41xf32>) -> tensor<2x1x35x40xf32>
  %y6_0 = stablehlo.broadcast_in_dim %x6_0, dims = [0, 1, 2, 3] : (tensor<2x1x35x40xf32>) -> tensor<2x2x35x40xf32>
  %u6 = stablehlo.slice %w [0:2, 0:1, 2:3, 1:2] : (tensor<2x1x3x2xf32>) -> tensor<2x1x1x1xf32>
  %v6 = stablehlo.reshape %u6 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e6 = stablehlo.broadcast_in_dim %v6, dims = [1] : (tensor<2xf32>) -> tensor<2x2x35x40xf32>
  %p6 = stablehlo.multiply %y6_0, %e6 : tensor<2x2x35x40xf32>
  %s6 = stablehlo.add %s5, %p6 : tensor<2x2x35x40xf32>
  check.expect_eq %r, %s6 : tensor<2x2x35x40xf32>
  func.return
}
func.func private @t2() {
  %ak = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<3819xi32>
  %ab = stablehlo.broadcast_in_dim %ak, dims = [] : (tensor<i32>) -> tensor<3819xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<3819xi32>
  %ac = stablehlo.constant dense<23> : tensor<3819xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<3819xi32>
  %ah = stablehlo.constant dense<11> : tensor<3819xi32>
  %as = stablehlo.subtract %ar, %ah : tensor<3819xi32>
  %af = stablehlo.convert %as : (tensor<3819xi32>) -> tensor<3819xf32>
  %at = stablehlo.reshape %af : (tensor<3819xf32>) -> tensor<1x3x19x67xf32>
  %a = stablehlo.optimization_barrier %at : tensor<1x3x19x67xf32>
  %wk = util.unfoldable_constant dense<7> : tensor<i32>
  %wi = stablehlo.iota dim = 0 : tensor<18xi32>
  %wb = stablehlo.broadcast_in_dim %wk, dims = [] : (tensor<i32>) -> tensor<18xi32>
  %wm = stablehlo.multiply %wi, %wb : tensor<18xi32>
  %wc = stablehlo.constant dense<11> : tensor<18xi32>
  %wr = stablehlo.remainder %wm, %wc : tensor<18xi32>
  %wh = stablehlo.constant dense<5> : tensor<18xi32>
  %ws = stablehlo.subtract %wr, %wh : tensor<18xi32>
  %wf = stablehlo.convert %ws : (tensor<18xi32>) -> tensor<18xf32>
  %wt = stablehlo.reshape %wf : (tensor<18xf32>) -> tensor<1x3x2x3xf32>
  %w = stablehlo.optimization_barrier %wt : tensor<1x3x2x3xf32>
  %r = stablehlo.convolution(%a, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {rhs_dilate = [2, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x19x67xf32>, tensor<1x3x2x3xf32>) -> tensor<1x1x17x61xf32>
  %s0 = stablehlo.constant dense<0.0> : tensor<1x1x17x61xf32>
  %x1_0 = stablehlo.slice %a [0:1, 0:1, 0:17, 0:61] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y1_0 = stablehlo.broadcast_in_dim %x1_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u1 = stablehlo.slice %w [0:1, 0:1, 0:1, 0:1] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v1 = stablehlo.reshape %u1 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e1 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p1 = stablehlo.multiply %y1_0, %e1 : tensor<1x1x17x61xf32>
  %s1 = stablehlo.add %s0, %p1 : tensor<1x1x17x61xf32>
  %x2_0 = stablehlo.slice %a [0:1, 0:1, 0:17, 3:64] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y2_0 = stablehlo.broadcast_in_dim %x2_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u2 = stablehlo.slice %w [0:1, 0:1, 0:1, 1:2] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v2 = stablehlo.reshape %u2 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e2 = stablehlo.broadcast_in_dim %v2, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p2 = stablehlo.multiply %y2_0, %e2 : tensor<1x1x17x61xf32>
  %s2 = stablehlo.add %s1, %p2 : tensor<1x1x17x61xf32>
  %x3_0 = stablehlo.slice %a [0:1, 0:1, 0:17, 6:67] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y3_0 = stablehlo.broadcast_in_dim %x3_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u3 = stablehlo.slice %w [0:1, 0:1, 0:1, 2:3] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v3 = stablehlo.reshape %u3 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e3 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p3 = stablehlo.multiply %y3_0, %e3 : tensor<1x1x17x61xf32>
  %s3 = stablehlo.add %s2, %p3 : tensor<1x1x17x61xf32>
  %x4_0 = stablehlo.slice %a [0:1, 0:1, 2:19, 0:61] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y4_0 = stablehlo.broadcast_in_dim %x4_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u4 = stablehlo.slice %w [0:1, 0:1, 1:2, 0:1] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v4 = stablehlo.reshape %u4 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e4 = stablehlo.broadcast_in_dim %v4, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p4 = stablehlo.multiply %y4_0, %e4 : tensor<1x1x17x61xf32>
  %s4 = stablehlo.add %s3, %p4 : tensor<1x1x17x61xf32>
  %x5_0 = stablehlo.slice %a [0:1, 0:1, 2:19, 3:64] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y5_0 = stablehlo.broadcast_in_dim %x5_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u5 = stablehlo.slice %w [0:1, 0:1, 1:2, 1:2] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v5 = stablehlo.reshape %u5 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e5 = stablehlo.broadcast_in_dim %v5, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p5 = stablehlo.multiply %y5_0, %e5 : tensor<1x1x17x61xf32>
  %s5 = stablehlo.add %s4, %p5 : tensor<1x1x17x61xf32>
  %x6_0 = stablehlo.slice %a [0:1, 0:1, 2:19, 6:67] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y6_0 = stablehlo.broadcast_in_dim %x6_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u6 = stablehlo.slice %w [0:1, 0:1, 1:2, 2:3] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v6 = stablehlo.reshape %u6 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e6 = stablehlo.broadcast_in_dim %v6, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p6 = stablehlo.multiply %y6_0, %e6 : tensor<1x1x17x61xf32>
  %s6 = stablehlo.add %s5, %p6 : tensor<1x1x17x61xf32>
  %x7_0 = stablehlo.slice %a [0:1, 1:2, 0:17, 0:61] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y7_0 = stablehlo.broadcast_in_dim %x7_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u7 = stablehlo.slice %w [0:1, 1:2, 0:1, 0:1] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v7 = stablehlo.reshape %u7 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e7 = stablehlo.broadcast_in_dim %v7, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p7 = stablehlo.multiply %y7_0, %e7 : tensor<1x1x17x61xf32>
  %s7 = stablehlo.add %s6, %p7 : tensor<1x1x17x61xf32>
  %x8_0 = stablehlo.slice %a [0:1, 1:2, 0:17, 3:64] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y8_0 = stablehlo.broadcast_in_dim %x8_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u8 = stablehlo.slice %w [0:1, 1:2, 0:1, 1:2] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v8 = stablehlo.reshape %u8 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e8 = stablehlo.broadcast_in_dim %v8, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p8 = stablehlo.multiply %y8_0, %e8 : tensor<1x1x17x61xf32>
  %s8 = stablehlo.add %s7, %p8 : tensor<1x1x17x61xf32>
  %x9_0 = stablehlo.slice %a [0:1, 1:2, 0:17, 6:67] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y9_0 = stablehlo.broadcast_in_dim %x9_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u9 = stablehlo.slice %w [0:1, 1:2, 0:1, 2:3] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v9 = stablehlo.reshape %u9 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e9 = stablehlo.broadcast_in_dim %v9, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p9 = stablehlo.multiply %y9_0, %e9 : tensor<1x1x17x61xf32>
  %s9 = stablehlo.add %s8, %p9 : tensor<1x1x17x61xf32>
  %x10_0 = stablehlo.slice %a [0:1, 1:2, 2:19, 0:61] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y10_0 = stablehlo.broadcast_in_dim %x10_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u10 = stablehlo.slice %w [0:1, 1:2, 1:2, 0:1] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v10 = stablehlo.reshape %u10 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e10 = stablehlo.broadcast_in_dim %v10, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p10 = stablehlo.multiply %y10_0, %e10 : tensor<1x1x17x61xf32>
  %s10 = stablehlo.add %s9, %p10 : tensor<1x1x17x61xf32>
  %x11_0 = stablehlo.slice %a [0:1, 1:2, 2:19, 3:64] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y11_0 = stablehlo.broadcast_in_dim %x11_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u11 = stablehlo.slice %w [0:1, 1:2, 1:2, 1:2] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v11 = stablehlo.reshape %u11 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e11 = stablehlo.broadcast_in_dim %v11, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p11 = stablehlo.multiply %y11_0, %e11 : tensor<1x1x17x61xf32>
  %s11 = stablehlo.add %s10, %p11 : tensor<1x1x17x61xf32>
  %x12_0 = stablehlo.slice %a [0:1, 1:2, 2:19, 6:67] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y12_0 = stablehlo.broadcast_in_dim %x12_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u12 = stablehlo.slice %w [0:1, 1:2, 1:2, 2:3] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v12 = stablehlo.reshape %u12 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e12 = stablehlo.broadcast_in_dim %v12, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p12 = stablehlo.multiply %y12_0, %e12 : tensor<1x1x17x61xf32>
  %s12 = stablehlo.add %s11, %p12 : tensor<1x1x17x61xf32>
  %x13_0 = stablehlo.slice %a [0:1, 2:3, 0:17, 0:61] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y13_0 = stablehlo.broadcast_in_dim %x13_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u13 = stablehlo.slice %w [0:1, 2:3, 0:1, 0:1] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v13 = stablehlo.reshape %u13 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e13 = stablehlo.broadcast_in_dim %v13, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p13 = stablehlo.multiply %y13_0, %e13 : tensor<1x1x17x61xf32>
  %s13 = stablehlo.add %s12, %p13 : tensor<1x1x17x61xf32>
  %x14_0 = stablehlo.slice %a [0:1, 2:3, 0:17, 3:64] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y14_0 = stablehlo.broadcast_in_dim %x14_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u14 = stablehlo.slice %w [0:1, 2:3, 0:1, 1:2] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v14 = stablehlo.reshape %u14 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e14 = stablehlo.broadcast_in_dim %v14, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p14 = stablehlo.multiply %y14_0, %e14 : tensor<1x1x17x61xf32>
  %s14 = stablehlo.add %s13, %p14 : tensor<1x1x17x61xf32>
  %x15_0 = stablehlo.slice %a [0:1, 2:3, 0:17, 6:67] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y15_0 = stablehlo.broadcast_in_dim %x15_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u15 = stablehlo.slice %w [0:1, 2:3, 0:1, 2:3] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v15 = stablehlo.reshape %u15 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e15 = stablehlo.broadcast_in_dim %v15, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p15 = stablehlo.multiply %y15_0, %e15 : tensor<1x1x17x61xf32>
  %s15 = stablehlo.add %s14, %p15 : tensor<1x1x17x61xf32>
  %x16_0 = stablehlo.slice %a [0:1, 2:3, 2:19, 0:61] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y16_0 = stablehlo.broadcast_in_dim %x16_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u16 = stablehlo.slice %w [0:1, 2:3, 1:2, 0:1] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v16 = stablehlo.reshape %u16 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e16 = stablehlo.broadcast_in_dim %v16, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p16 = stablehlo.multiply %y16_0, %e16 : tensor<1x1x17x61xf32>
  %s16 = stablehlo.add %s15, %p16 : tensor<1x1x17x61xf32>
  %x17_0 = stablehlo.slice %a [0:1, 2:3, 2:19, 3:64] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y17_0 = stablehlo.broadcast_in_dim %x17_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u17 = stablehlo.slice %w [0:1, 2:3, 1:2, 1:2] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v17 = stablehlo.reshape %u17 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e17 = stablehlo.broadcast_in_dim %v17, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p17 = stablehlo.multiply %y17_0, %e17 : tensor<1x1x17x61xf32>
  %s17 = stablehlo.add %s16, %p17 : tensor<1x1x17x61xf32>
  %x18_0 = stablehlo.slice %a [0:1, 2:3, 2:19, 6:67] : (tensor<1x3x19x67xf32>) -> tensor<1x1x17x61xf32>
  %y18_0 = stablehlo.broadcast_in_dim %x18_0, dims = [0, 1, 2, 3] : (tensor<1x1x17x61xf32>) -> tensor<1x1x17x61xf32>
  %u18 = stablehlo.slice %w [0:1, 2:3, 1:2, 2:3] : (tensor<1x3x2x3xf32>) -> tensor<1x1x1x1xf32>
  %v18 = stablehlo.reshape %u18 : (tensor<1x1x1x1xf32>) -> tensor<1xf32>
  %e18 = stablehlo.broadcast_in_dim %v18, dims = [1] : (tensor<1xf32>) -> tensor<1x1x17x61xf32>
  %p18 = stablehlo.multiply %y18_0, %e18 : tensor<1x1x17x61xf32>
  %s18 = stablehlo.add %s17, %p18 : tensor<1x1x17x61xf32>
  check.expect_eq %r, %s18 : tensor<1x1x17x61xf32>
  func.return
}
func.func private @t3() {
  %ak = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<2244xi32>
  %ab = stablehlo.broadcast_in_dim %ak, dims = [] : (tensor<i32>) -> tensor<2244xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<2244xi32>
  %ac = stablehlo.constant dense<23> : tensor<2244xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<2244xi32>
  %ah = stablehlo.constant dense<11> : tensor<2244xi32>
  %as = stablehlo.subtract %ar, %ah : tensor<2244xi32>
  %af = stablehlo.convert %as : (tensor<2244xi32>) -> tensor<2244xf32>
  %at = stablehlo.reshape %af : (tensor<2244xf32>) -> tensor<2x2x17x33xf32>
  %a = stablehlo.optimization_barrier %at : tensor<2x2x17x33xf32>
  %wk = util.unfoldable_constant dense<7> : tensor<i32>
  %wi = stablehlo.iota dim = 0 : tensor<126xi32>
  %wb = stablehlo.broadcast_in_dim %wk, dims = [] : (tensor<i32>) -> tensor<126xi32>
  %wm = stablehlo.multiply %wi, %wb : tensor<126xi32>
  %wc = stablehlo.constant dense<11> : tensor<126xi32>
  %wr = stablehlo.remainder %wm, %wc : tensor<126xi32>
  %wh = stablehlo.constant dense<5> : tensor<126xi32>
  %ws = stablehlo.subtract %wr, %wh : tensor<126xi32>
  %wf = stablehlo.convert %ws : (tensor<126xi32>) -> tensor<126xf32>
  %wt = stablehlo.reshape %wf : (tensor<126xf32>) -> tensor<7x2x3x3xf32>
  %w = stablehlo.optimization_barrier %wt : tensor<7x2x3x3xf32>
  %r = stablehlo.convolution(%a, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2x17x33xf32>, tensor<7x2x3x3xf32>) -> tensor<2x7x15x31xf32>
  %s0 = stablehlo.constant dense<0.0> : tensor<2x7x15x31xf32>
  %x1_0 = stablehlo.slice %a [0:2, 0:1, 0:15, 0:31] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y1_0 = stablehlo.broadcast_in_dim %x1_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u1 = stablehlo.slice %w [0:7, 0:1, 0:1, 0:1] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v1 = stablehlo.reshape %u1 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e1 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p1 = stablehlo.multiply %y1_0, %e1 : tensor<2x7x15x31xf32>
  %s1 = stablehlo.add %s0, %p1 : tensor<2x7x15x31xf32>
  %x2_0 = stablehlo.slice %a [0:2, 0:1, 0:15, 1:32] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y2_0 = stablehlo.broadcast_in_dim %x2_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u2 = stablehlo.slice %w [0:7, 0:1, 0:1, 1:2] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v2 = stablehlo.reshape %u2 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e2 = stablehlo.broadcast_in_dim %v2, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p2 = stablehlo.multiply %y2_0, %e2 : tensor<2x7x15x31xf32>
  %s2 = stablehlo.add %s1, %p2 : tensor<2x7x15x31xf32>
  %x3_0 = stablehlo.slice %a [0:2, 0:1, 0:15, 2:33] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y3_0 = stablehlo.broadcast_in_dim %x3_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u3 = stablehlo.slice %w [0:7, 0:1, 0:1, 2:3] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v3 = stablehlo.reshape %u3 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e3 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p3 = stablehlo.multiply %y3_0, %e3 : tensor<2x7x15x31xf32>
  %s3 = stablehlo.add %s2, %p3 : tensor<2x7x15x31xf32>
  %x4_0 = stablehlo.slice %a [0:2, 0:1, 1:16, 0:31] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y4_0 = stablehlo.broadcast_in_dim %x4_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u4 = stablehlo.slice %w [0:7, 0:1, 1:2, 0:1] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v4 = stablehlo.reshape %u4 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e4 = stablehlo.broadcast_in_dim %v4, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p4 = stablehlo.multiply %y4_0, %e4 : tensor<2x7x15x31xf32>
  %s4 = stablehlo.add %s3, %p4 : tensor<2x7x15x31xf32>
  %x5_0 = stablehlo.slice %a [0:2, 0:1, 1:16, 1:32] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y5_0 = stablehlo.broadcast_in_dim %x5_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u5 = stablehlo.slice %w [0:7, 0:1, 1:2, 1:2] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v5 = stablehlo.reshape %u5 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e5 = stablehlo.broadcast_in_dim %v5, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p5 = stablehlo.multiply %y5_0, %e5 : tensor<2x7x15x31xf32>
  %s5 = stablehlo.add %s4, %p5 : tensor<2x7x15x31xf32>
  %x6_0 = stablehlo.slice %a [0:2, 0:1, 1:16, 2:33] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y6_0 = stablehlo.broadcast_in_dim %x6_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u6 = stablehlo.slice %w [0:7, 0:1, 1:2, 2:3] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v6 = stablehlo.reshape %u6 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e6 = stablehlo.broadcast_in_dim %v6, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p6 = stablehlo.multiply %y6_0, %e6 : tensor<2x7x15x31xf32>
  %s6 = stablehlo.add %s5, %p6 : tensor<2x7x15x31xf32>
  %x7_0 = stablehlo.slice %a [0:2, 0:1, 2:17, 0:31] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y7_0 = stablehlo.broadcast_in_dim %x7_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u7 = stablehlo.slice %w [0:7, 0:1, 2:3, 0:1] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v7 = stablehlo.reshape %u7 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e7 = stablehlo.broadcast_in_dim %v7, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p7 = stablehlo.multiply %y7_0, %e7 : tensor<2x7x15x31xf32>
  %s7 = stablehlo.add %s6, %p7 : tensor<2x7x15x31xf32>
  %x8_0 = stablehlo.slice %a [0:2, 0:1, 2:17, 1:32] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y8_0 = stablehlo.broadcast_in_dim %x8_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u8 = stablehlo.slice %w [0:7, 0:1, 2:3, 1:2] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v8 = stablehlo.reshape %u8 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e8 = stablehlo.broadcast_in_dim %v8, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p8 = stablehlo.multiply %y8_0, %e8 : tensor<2x7x15x31xf32>
  %s8 = stablehlo.add %s7, %p8 : tensor<2x7x15x31xf32>
  %x9_0 = stablehlo.slice %a [0:2, 0:1, 2:17, 2:33] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y9_0 = stablehlo.broadcast_in_dim %x9_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u9 = stablehlo.slice %w [0:7, 0:1, 2:3, 2:3] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v9 = stablehlo.reshape %u9 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e9 = stablehlo.broadcast_in_dim %v9, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p9 = stablehlo.multiply %y9_0, %e9 : tensor<2x7x15x31xf32>
  %s9 = stablehlo.add %s8, %p9 : tensor<2x7x15x31xf32>
  %x10_0 = stablehlo.slice %a [0:2, 1:2, 0:15, 0:31] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y10_0 = stablehlo.broadcast_in_dim %x10_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u10 = stablehlo.slice %w [0:7, 1:2, 0:1, 0:1] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v10 = stablehlo.reshape %u10 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e10 = stablehlo.broadcast_in_dim %v10, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p10 = stablehlo.multiply %y10_0, %e10 : tensor<2x7x15x31xf32>
  %s10 = stablehlo.add %s9, %p10 : tensor<2x7x15x31xf32>
  %x11_0 = stablehlo.slice %a [0:2, 1:2, 0:15, 1:32] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y11_0 = stablehlo.broadcast_in_dim %x11_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u11 = stablehlo.slice %w [0:7, 1:2, 0:1, 1:2] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v11 = stablehlo.reshape %u11 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e11 = stablehlo.broadcast_in_dim %v11, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p11 = stablehlo.multiply %y11_0, %e11 : tensor<2x7x15x31xf32>
  %s11 = stablehlo.add %s10, %p11 : tensor<2x7x15x31xf32>
  %x12_0 = stablehlo.slice %a [0:2, 1:2, 0:15, 2:33] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y12_0 = stablehlo.broadcast_in_dim %x12_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u12 = stablehlo.slice %w [0:7, 1:2, 0:1, 2:3] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v12 = stablehlo.reshape %u12 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e12 = stablehlo.broadcast_in_dim %v12, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p12 = stablehlo.multiply %y12_0, %e12 : tensor<2x7x15x31xf32>
  %s12 = stablehlo.add %s11, %p12 : tensor<2x7x15x31xf32>
  %x13_0 = stablehlo.slice %a [0:2, 1:2, 1:16, 0:31] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y13_0 = stablehlo.broadcast_in_dim %x13_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u13 = stablehlo.slice %w [0:7, 1:2, 1:2, 0:1] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v13 = stablehlo.reshape %u13 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e13 = stablehlo.broadcast_in_dim %v13, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p13 = stablehlo.multiply %y13_0, %e13 : tensor<2x7x15x31xf32>
  %s13 = stablehlo.add %s12, %p13 : tensor<2x7x15x31xf32>
  %x14_0 = stablehlo.slice %a [0:2, 1:2, 1:16, 1:32] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y14_0 = stablehlo.broadcast_in_dim %x14_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u14 = stablehlo.slice %w [0:7, 1:2, 1:2, 1:2] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v14 = stablehlo.reshape %u14 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e14 = stablehlo.broadcast_in_dim %v14, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p14 = stablehlo.multiply %y14_0, %e14 : tensor<2x7x15x31xf32>
  %s14 = stablehlo.add %s13, %p14 : tensor<2x7x15x31xf32>
  %x15_0 = stablehlo.slice %a [0:2, 1:2, 1:16, 2:33] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y15_0 = stablehlo.broadcast_in_dim %x15_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u15 = stablehlo.slice %w [0:7, 1:2, 1:2, 2:3] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v15 = stablehlo.reshape %u15 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e15 = stablehlo.broadcast_in_dim %v15, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p15 = stablehlo.multiply %y15_0, %e15 : tensor<2x7x15x31xf32>
  %s15 = stablehlo.add %s14, %p15 : tensor<2x7x15x31xf32>
  %x16_0 = stablehlo.slice %a [0:2, 1:2, 2:17, 0:31] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y16_0 = stablehlo.broadcast_in_dim %x16_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u16 = stablehlo.slice %w [0:7, 1:2, 2:3, 0:1] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v16 = stablehlo.reshape %u16 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e16 = stablehlo.broadcast_in_dim %v16, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p16 = stablehlo.multiply %y16_0, %e16 : tensor<2x7x15x31xf32>
  %s16 = stablehlo.add %s15, %p16 : tensor<2x7x15x31xf32>
  %x17_0 = stablehlo.slice %a [0:2, 1:2, 2:17, 1:32] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y17_0 = stablehlo.broadcast_in_dim %x17_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u17 = stablehlo.slice %w [0:7, 1:2, 2:3, 1:2] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v17 = stablehlo.reshape %u17 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e17 = stablehlo.broadcast_in_dim %v17, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p17 = stablehlo.multiply %y17_0, %e17 : tensor<2x7x15x31xf32>
  %s17 = stablehlo.add %s16, %p17 : tensor<2x7x15x31xf32>
  %x18_0 = stablehlo.slice %a [0:2, 1:2, 2:17, 2:33] : (tensor<2x2x17x33xf32>) -> tensor<2x1x15x31xf32>
  %y18_0 = stablehlo.broadcast_in_dim %x18_0, dims = [0, 1, 2, 3] : (tensor<2x1x15x31xf32>) -> tensor<2x7x15x31xf32>
  %u18 = stablehlo.slice %w [0:7, 1:2, 2:3, 2:3] : (tensor<7x2x3x3xf32>) -> tensor<7x1x1x1xf32>
  %v18 = stablehlo.reshape %u18 : (tensor<7x1x1x1xf32>) -> tensor<7xf32>
  %e18 = stablehlo.broadcast_in_dim %v18, dims = [1] : (tensor<7xf32>) -> tensor<2x7x15x31xf32>
  %p18 = stablehlo.multiply %y18_0, %e18 : tensor<2x7x15x31xf32>
  %s18 = stablehlo.add %s17, %p18 : tensor<2x7x15x31xf32>
  check.expect_eq %r, %s18 : tensor<2x7x15x31xf32>
  func.return
}
func.func private @t4() {
  %ak = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<333xi32>
  %ab = stablehlo.broadcast_in_dim %ak, dims = [] : (tensor<i32>) -> tensor<333xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<333xi32>
  %ac = stablehlo.constant dense<23> : tensor<333xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<333xi32>
  %ah = stablehlo.constant dense<11> : tensor<333xi32>
  %as = stablehlo.subtract %ar, %ah : tensor<333xi32>
  %af = stablehlo.convert %as : (tensor<333xi32>) -> tensor<333xf32>
  %at = stablehlo.reshape %af : (tensor<333xf32>) -> tensor<1x1x333xf32>
  %a = stablehlo.optimization_barrier %at : tensor<1x1x333xf32>
  %wk = util.unfoldable_constant dense<7> : tensor<i32>
  %wi = stablehlo.iota dim = 0 : tensor<5xi32>
  %wb = stablehlo.broadcast_in_dim %wk, dims = [] : (tensor<i32>) -> tensor<5xi32>
  %wm = stablehlo.multiply %wi, %wb : tensor<5xi32>
  %wc = stablehlo.constant dense<11> : tensor<5xi32>
  %wr = stablehlo.remainder %wm, %wc : tensor<5xi32>
  %wh = stablehlo.constant dense<5> : tensor<5xi32>
  %ws = stablehlo.subtract %wr, %wh : tensor<5xi32>
  %wf = stablehlo.convert %ws : (tensor<5xi32>) -> tensor<5xf32>
  %wt = stablehlo.reshape %wf : (tensor<5xf32>) -> tensor<1x1x5xf32>
  %w = stablehlo.optimization_barrier %wt : tensor<1x1x5xf32>
  %r = stablehlo.convolution(%a, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x333xf32>, tensor<1x1x5xf32>) -> tensor<1x1x329xf32>
  %s0 = stablehlo.constant dense<0.0> : tensor<1x1x329xf32>
  %x1_0 = stablehlo.slice %a [0:1, 0:1, 0:329] : (tensor<1x1x333xf32>) -> tensor<1x1x329xf32>
  %y1_0 = stablehlo.broadcast_in_dim %x1_0, dims = [0, 1, 2] : (tensor<1x1x329xf32>) -> tensor<1x1x329xf32>
  %u1 = stablehlo.slice %w [0:1, 0:1, 0:1] : (tensor<1x1x5xf32>) -> tensor<1x1x1xf32>
  %v1 = stablehlo.reshape %u1 : (tensor<1x1x1xf32>) -> tensor<1xf32>
  %e1 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<1xf32>) -> tensor<1x1x329xf32>
  %p1 = stablehlo.multiply %y1_0, %e1 : tensor<1x1x329xf32>
  %s1 = stablehlo.add %s0, %p1 : tensor<1x1x329xf32>
  %x2_0 = stablehlo.slice %a [0:1, 0:1, 1:330] : (tensor<1x1x333xf32>) -> tensor<1x1x329xf32>
  %y2_0 = stablehlo.broadcast_in_dim %x2_0, dims = [0, 1, 2] : (tensor<1x1x329xf32>) -> tensor<1x1x329xf32>
  %u2 = stablehlo.slice %w [0:1, 0:1, 1:2] : (tensor<1x1x5xf32>) -> tensor<1x1x1xf32>
  %v2 = stablehlo.reshape %u2 : (tensor<1x1x1xf32>) -> tensor<1xf32>
  %e2 = stablehlo.broadcast_in_dim %v2, dims = [1] : (tensor<1xf32>) -> tensor<1x1x329xf32>
  %p2 = stablehlo.multiply %y2_0, %e2 : tensor<1x1x329xf32>
  %s2 = stablehlo.add %s1, %p2 : tensor<1x1x329xf32>
  %x3_0 = stablehlo.slice %a [0:1, 0:1, 2:331] : (tensor<1x1x333xf32>) -> tensor<1x1x329xf32>
  %y3_0 = stablehlo.broadcast_in_dim %x3_0, dims = [0, 1, 2] : (tensor<1x1x329xf32>) -> tensor<1x1x329xf32>
  %u3 = stablehlo.slice %w [0:1, 0:1, 2:3] : (tensor<1x1x5xf32>) -> tensor<1x1x1xf32>
  %v3 = stablehlo.reshape %u3 : (tensor<1x1x1xf32>) -> tensor<1xf32>
  %e3 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<1xf32>) -> tensor<1x1x329xf32>
  %p3 = stablehlo.multiply %y3_0, %e3 : tensor<1x1x329xf32>
  %s3 = stablehlo.add %s2, %p3 : tensor<1x1x329xf32>
  %x4_0 = stablehlo.slice %a [0:1, 0:1, 3:332] : (tensor<1x1x333xf32>) -> tensor<1x1x329xf32>
  %y4_0 = stablehlo.broadcast_in_dim %x4_0, dims = [0, 1, 2] : (tensor<1x1x329xf32>) -> tensor<1x1x329xf32>
  %u4 = stablehlo.slice %w [0:1, 0:1, 3:4] : (tensor<1x1x5xf32>) -> tensor<1x1x1xf32>
  %v4 = stablehlo.reshape %u4 : (tensor<1x1x1xf32>) -> tensor<1xf32>
  %e4 = stablehlo.broadcast_in_dim %v4, dims = [1] : (tensor<1xf32>) -> tensor<1x1x329xf32>
  %p4 = stablehlo.multiply %y4_0, %e4 : tensor<1x1x329xf32>
  %s4 = stablehlo.add %s3, %p4 : tensor<1x1x329xf32>
  %x5_0 = stablehlo.slice %a [0:1, 0:1, 4:333] : (tensor<1x1x333xf32>) -> tensor<1x1x329xf32>
  %y5_0 = stablehlo.broadcast_in_dim %x5_0, dims = [0, 1, 2] : (tensor<1x1x329xf32>) -> tensor<1x1x329xf32>
  %u5 = stablehlo.slice %w [0:1, 0:1, 4:5] : (tensor<1x1x5xf32>) -> tensor<1x1x1xf32>
  %v5 = stablehlo.reshape %u5 : (tensor<1x1x1xf32>) -> tensor<1xf32>
  %e5 = stablehlo.broadcast_in_dim %v5, dims = [1] : (tensor<1xf32>) -> tensor<1x1x329xf32>
  %p5 = stablehlo.multiply %y5_0, %e5 : tensor<1x1x329xf32>
  %s5 = stablehlo.add %s4, %p5 : tensor<1x1x329xf32>
  check.expect_eq %r, %s5 : tensor<1x1x329xf32>
  func.return
}
func.func private @t5() {
  %ak = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<14652xi32>
  %ab = stablehlo.broadcast_in_dim %ak, dims = [] : (tensor<i32>) -> tensor<14652xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<14652xi32>
  %ac = stablehlo.constant dense<23> : tensor<14652xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<14652xi32>
  %ah = stablehlo.constant dense<11> : tensor<14652xi32>
  %as = stablehlo.subtract %ar, %ah : tensor<14652xi32>
  %af = stablehlo.convert %as : (tensor<14652xi32>) -> tensor<14652xf32>
  %at = stablehlo.reshape %af : (tensor<14652xf32>) -> tensor<1x4x9x11x37xf32>
  %a = stablehlo.optimization_barrier %at : tensor<1x4x9x11x37xf32>
  %wk = util.unfoldable_constant dense<7> : tensor<i32>
  %wi = stablehlo.iota dim = 0 : tensor<96xi32>
  %wb = stablehlo.broadcast_in_dim %wk, dims = [] : (tensor<i32>) -> tensor<96xi32>
  %wm = stablehlo.multiply %wi, %wb : tensor<96xi32>
  %wc = stablehlo.constant dense<11> : tensor<96xi32>
  %wr = stablehlo.remainder %wm, %wc : tensor<96xi32>
  %wh = stablehlo.constant dense<5> : tensor<96xi32>
  %ws = stablehlo.subtract %wr, %wh : tensor<96xi32>
  %wf = stablehlo.convert %ws : (tensor<96xi32>) -> tensor<96xf32>
  %wt = stablehlo.reshape %wf : (tensor<96xf32>) -> tensor<3x4x2x2x2xf32>
  %w = stablehlo.optimization_barrier %wt : tensor<3x4x2x2x2xf32>
  %r = stablehlo.convolution(%a, %w) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x9x11x37xf32>, tensor<3x4x2x2x2xf32>) -> tensor<1x3x8x10x36xf32>
  %s0 = stablehlo.constant dense<0.0> : tensor<1x3x8x10x36xf32>
  %x1_0 = stablehlo.slice %a [0:1, 0:1, 0:8, 0:10, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y1_0 = stablehlo.broadcast_in_dim %x1_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u1 = stablehlo.slice %w [0:3, 0:1, 0:1, 0:1, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v1 = stablehlo.reshape %u1 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e1 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p1 = stablehlo.multiply %y1_0, %e1 : tensor<1x3x8x10x36xf32>
  %s1 = stablehlo.add %s0, %p1 : tensor<1x3x8x10x36xf32>
  %x2_0 = stablehlo.slice %a [0:1, 0:1, 0:8, 0:10, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y2_0 = stablehlo.broadcast_in_dim %x2_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u2 = stablehlo.slice %w [0:3, 0:1, 0:1, 0:1, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v2 = stablehlo.reshape %u2 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e2 = stablehlo.broadcast_in_dim %v2, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p2 = stablehlo.multiply %y2_0, %e2 : tensor<1x3x8x10x36xf32>
  %s2 = stablehlo.add %s1, %p2 : tensor<1x3x8x10x36xf32>
  %x3_0 = stablehlo.slice %a [0:1, 0:1, 0:8, 1:11, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y3_0 = stablehlo.broadcast_in_dim %x3_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u3 = stablehlo.slice %w [0:3, 0:1, 0:1, 1:2, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v3 = stablehlo.reshape %u3 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e3 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p3 = stablehlo.multiply %y3_0, %e3 : tensor<1x3x8x10x36xf32>
  %s3 = stablehlo.add %s2, %p3 : tensor<1x3x8x10x36xf32>
  %x4_0 = stablehlo.slice %a [0:1, 0:1, 0:8, 1:11, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y4_0 = stablehlo.broadcast_in_dim %x4_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u4 = stablehlo.slice %w [0:3, 0:1, 0:1, 1:2, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v4 = stablehlo.reshape %u4 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e4 = stablehlo.broadcast_in_dim %v4, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p4 = stablehlo.multiply %y4_0, %e4 : tensor<1x3x8x10x36xf32>
  %s4 = stablehlo.add %s3, %p4 : tensor<1x3x8x10x36xf32>
  %x5_0 = stablehlo.slice %a [0:1, 0:1, 1:9, 0:10, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y5_0 = stablehlo.broadcast_in_dim %x5_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u5 = stablehlo.slice %w [0:3, 0:1, 1:2, 0:1, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v5 = stablehlo.reshape %u5 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e5 = stablehlo.broadcast_in_dim %v5, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p5 = stablehlo.multiply %y5_0, %e5 : tensor<1x3x8x10x36xf32>
  %s5 = stablehlo.add %s4, %p5 : tensor<1x3x8x10x36xf32>
  %x6_0 = stablehlo.slice %a [0:1, 0:1, 1:9, 0:10, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y6_0 = stablehlo.broadcast_in_dim %x6_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u6 = stablehlo.slice %w [0:3, 0:1, 1:2, 0:1, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v6 = stablehlo.reshape %u6 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e6 = stablehlo.broadcast_in_dim %v6, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p6 = stablehlo.multiply %y6_0, %e6 : tensor<1x3x8x10x36xf32>
  %s6 = stablehlo.add %s5, %p6 : tensor<1x3x8x10x36xf32>
  %x7_0 = stablehlo.slice %a [0:1, 0:1, 1:9, 1:11, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y7_0 = stablehlo.broadcast_in_dim %x7_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u7 = stablehlo.slice %w [0:3, 0:1, 1:2, 1:2, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v7 = stablehlo.reshape %u7 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e7 = stablehlo.broadcast_in_dim %v7, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p7 = stablehlo.multiply %y7_0, %e7 : tensor<1x3x8x10x36xf32>
  %s7 = stablehlo.add %s6, %p7 : tensor<1x3x8x10x36xf32>
  %x8_0 = stablehlo.slice %a [0:1, 0:1, 1:9, 1:11, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y8_0 = stablehlo.broadcast_in_dim %x8_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u8 = stablehlo.slice %w [0:3, 0:1, 1:2, 1:2, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v8 = stablehlo.reshape %u8 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e8 = stablehlo.broadcast_in_dim %v8, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p8 = stablehlo.multiply %y8_0, %e8 : tensor<1x3x8x10x36xf32>
  %s8 = stablehlo.add %s7, %p8 : tensor<1x3x8x10x36xf32>
  %x9_0 = stablehlo.slice %a [0:1, 1:2, 0:8, 0:10, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y9_0 = stablehlo.broadcast_in_dim %x9_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u9 = stablehlo.slice %w [0:3, 1:2, 0:1, 0:1, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v9 = stablehlo.reshape %u9 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e9 = stablehlo.broadcast_in_dim %v9, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p9 = stablehlo.multiply %y9_0, %e9 : tensor<1x3x8x10x36xf32>
  %s9 = stablehlo.add %s8, %p9 : tensor<1x3x8x10x36xf32>
  %x10_0 = stablehlo.slice %a [0:1, 1:2, 0:8, 0:10, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y10_0 = stablehlo.broadcast_in_dim %x10_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u10 = stablehlo.slice %w [0:3, 1:2, 0:1, 0:1, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v10 = stablehlo.reshape %u10 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e10 = stablehlo.broadcast_in_dim %v10, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p10 = stablehlo.multiply %y10_0, %e10 : tensor<1x3x8x10x36xf32>
  %s10 = stablehlo.add %s9, %p10 : tensor<1x3x8x10x36xf32>
  %x11_0 = stablehlo.slice %a [0:1, 1:2, 0:8, 1:11, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y11_0 = stablehlo.broadcast_in_dim %x11_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u11 = stablehlo.slice %w [0:3, 1:2, 0:1, 1:2, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v11 = stablehlo.reshape %u11 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e11 = stablehlo.broadcast_in_dim %v11, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p11 = stablehlo.multiply %y11_0, %e11 : tensor<1x3x8x10x36xf32>
  %s11 = stablehlo.add %s10, %p11 : tensor<1x3x8x10x36xf32>
  %x12_0 = stablehlo.slice %a [0:1, 1:2, 0:8, 1:11, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y12_0 = stablehlo.broadcast_in_dim %x12_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u12 = stablehlo.slice %w [0:3, 1:2, 0:1, 1:2, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v12 = stablehlo.reshape %u12 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e12 = stablehlo.broadcast_in_dim %v12, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p12 = stablehlo.multiply %y12_0, %e12 : tensor<1x3x8x10x36xf32>
  %s12 = stablehlo.add %s11, %p12 : tensor<1x3x8x10x36xf32>
  %x13_0 = stablehlo.slice %a [0:1, 1:2, 1:9, 0:10, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y13_0 = stablehlo.broadcast_in_dim %x13_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u13 = stablehlo.slice %w [0:3, 1:2, 1:2, 0:1, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v13 = stablehlo.reshape %u13 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e13 = stablehlo.broadcast_in_dim %v13, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p13 = stablehlo.multiply %y13_0, %e13 : tensor<1x3x8x10x36xf32>
  %s13 = stablehlo.add %s12, %p13 : tensor<1x3x8x10x36xf32>
  %x14_0 = stablehlo.slice %a [0:1, 1:2, 1:9, 0:10, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y14_0 = stablehlo.broadcast_in_dim %x14_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u14 = stablehlo.slice %w [0:3, 1:2, 1:2, 0:1, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v14 = stablehlo.reshape %u14 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e14 = stablehlo.broadcast_in_dim %v14, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p14 = stablehlo.multiply %y14_0, %e14 : tensor<1x3x8x10x36xf32>
  %s14 = stablehlo.add %s13, %p14 : tensor<1x3x8x10x36xf32>
  %x15_0 = stablehlo.slice %a [0:1, 1:2, 1:9, 1:11, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y15_0 = stablehlo.broadcast_in_dim %x15_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u15 = stablehlo.slice %w [0:3, 1:2, 1:2, 1:2, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v15 = stablehlo.reshape %u15 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e15 = stablehlo.broadcast_in_dim %v15, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p15 = stablehlo.multiply %y15_0, %e15 : tensor<1x3x8x10x36xf32>
  %s15 = stablehlo.add %s14, %p15 : tensor<1x3x8x10x36xf32>
  %x16_0 = stablehlo.slice %a [0:1, 1:2, 1:9, 1:11, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y16_0 = stablehlo.broadcast_in_dim %x16_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u16 = stablehlo.slice %w [0:3, 1:2, 1:2, 1:2, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v16 = stablehlo.reshape %u16 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e16 = stablehlo.broadcast_in_dim %v16, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p16 = stablehlo.multiply %y16_0, %e16 : tensor<1x3x8x10x36xf32>
  %s16 = stablehlo.add %s15, %p16 : tensor<1x3x8x10x36xf32>
  %x17_0 = stablehlo.slice %a [0:1, 2:3, 0:8, 0:10, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y17_0 = stablehlo.broadcast_in_dim %x17_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u17 = stablehlo.slice %w [0:3, 2:3, 0:1, 0:1, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v17 = stablehlo.reshape %u17 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e17 = stablehlo.broadcast_in_dim %v17, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p17 = stablehlo.multiply %y17_0, %e17 : tensor<1x3x8x10x36xf32>
  %s17 = stablehlo.add %s16, %p17 : tensor<1x3x8x10x36xf32>
  %x18_0 = stablehlo.slice %a [0:1, 2:3, 0:8, 0:10, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y18_0 = stablehlo.broadcast_in_dim %x18_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u18 = stablehlo.slice %w [0:3, 2:3, 0:1, 0:1, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v18 = stablehlo.reshape %u18 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e18 = stablehlo.broadcast_in_dim %v18, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p18 = stablehlo.multiply %y18_0, %e18 : tensor<1x3x8x10x36xf32>
  %s18 = stablehlo.add %s17, %p18 : tensor<1x3x8x10x36xf32>
  %x19_0 = stablehlo.slice %a [0:1, 2:3, 0:8, 1:11, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y19_0 = stablehlo.broadcast_in_dim %x19_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u19 = stablehlo.slice %w [0:3, 2:3, 0:1, 1:2, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v19 = stablehlo.reshape %u19 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e19 = stablehlo.broadcast_in_dim %v19, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p19 = stablehlo.multiply %y19_0, %e19 : tensor<1x3x8x10x36xf32>
  %s19 = stablehlo.add %s18, %p19 : tensor<1x3x8x10x36xf32>
  %x20_0 = stablehlo.slice %a [0:1, 2:3, 0:8, 1:11, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y20_0 = stablehlo.broadcast_in_dim %x20_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u20 = stablehlo.slice %w [0:3, 2:3, 0:1, 1:2, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v20 = stablehlo.reshape %u20 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e20 = stablehlo.broadcast_in_dim %v20, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p20 = stablehlo.multiply %y20_0, %e20 : tensor<1x3x8x10x36xf32>
  %s20 = stablehlo.add %s19, %p20 : tensor<1x3x8x10x36xf32>
  %x21_0 = stablehlo.slice %a [0:1, 2:3, 1:9, 0:10, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y21_0 = stablehlo.broadcast_in_dim %x21_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u21 = stablehlo.slice %w [0:3, 2:3, 1:2, 0:1, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v21 = stablehlo.reshape %u21 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e21 = stablehlo.broadcast_in_dim %v21, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p21 = stablehlo.multiply %y21_0, %e21 : tensor<1x3x8x10x36xf32>
  %s21 = stablehlo.add %s20, %p21 : tensor<1x3x8x10x36xf32>
  %x22_0 = stablehlo.slice %a [0:1, 2:3, 1:9, 0:10, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y22_0 = stablehlo.broadcast_in_dim %x22_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u22 = stablehlo.slice %w [0:3, 2:3, 1:2, 0:1, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v22 = stablehlo.reshape %u22 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e22 = stablehlo.broadcast_in_dim %v22, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p22 = stablehlo.multiply %y22_0, %e22 : tensor<1x3x8x10x36xf32>
  %s22 = stablehlo.add %s21, %p22 : tensor<1x3x8x10x36xf32>
  %x23_0 = stablehlo.slice %a [0:1, 2:3, 1:9, 1:11, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y23_0 = stablehlo.broadcast_in_dim %x23_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u23 = stablehlo.slice %w [0:3, 2:3, 1:2, 1:2, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v23 = stablehlo.reshape %u23 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e23 = stablehlo.broadcast_in_dim %v23, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p23 = stablehlo.multiply %y23_0, %e23 : tensor<1x3x8x10x36xf32>
  %s23 = stablehlo.add %s22, %p23 : tensor<1x3x8x10x36xf32>
  %x24_0 = stablehlo.slice %a [0:1, 2:3, 1:9, 1:11, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y24_0 = stablehlo.broadcast_in_dim %x24_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u24 = stablehlo.slice %w [0:3, 2:3, 1:2, 1:2, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v24 = stablehlo.reshape %u24 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e24 = stablehlo.broadcast_in_dim %v24, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p24 = stablehlo.multiply %y24_0, %e24 : tensor<1x3x8x10x36xf32>
  %s24 = stablehlo.add %s23, %p24 : tensor<1x3x8x10x36xf32>
  %x25_0 = stablehlo.slice %a [0:1, 3:4, 0:8, 0:10, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y25_0 = stablehlo.broadcast_in_dim %x25_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u25 = stablehlo.slice %w [0:3, 3:4, 0:1, 0:1, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v25 = stablehlo.reshape %u25 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e25 = stablehlo.broadcast_in_dim %v25, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p25 = stablehlo.multiply %y25_0, %e25 : tensor<1x3x8x10x36xf32>
  %s25 = stablehlo.add %s24, %p25 : tensor<1x3x8x10x36xf32>
  %x26_0 = stablehlo.slice %a [0:1, 3:4, 0:8, 0:10, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y26_0 = stablehlo.broadcast_in_dim %x26_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u26 = stablehlo.slice %w [0:3, 3:4, 0:1, 0:1, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v26 = stablehlo.reshape %u26 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e26 = stablehlo.broadcast_in_dim %v26, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p26 = stablehlo.multiply %y26_0, %e26 : tensor<1x3x8x10x36xf32>
  %s26 = stablehlo.add %s25, %p26 : tensor<1x3x8x10x36xf32>
  %x27_0 = stablehlo.slice %a [0:1, 3:4, 0:8, 1:11, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y27_0 = stablehlo.broadcast_in_dim %x27_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u27 = stablehlo.slice %w [0:3, 3:4, 0:1, 1:2, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v27 = stablehlo.reshape %u27 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e27 = stablehlo.broadcast_in_dim %v27, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p27 = stablehlo.multiply %y27_0, %e27 : tensor<1x3x8x10x36xf32>
  %s27 = stablehlo.add %s26, %p27 : tensor<1x3x8x10x36xf32>
  %x28_0 = stablehlo.slice %a [0:1, 3:4, 0:8, 1:11, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y28_0 = stablehlo.broadcast_in_dim %x28_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u28 = stablehlo.slice %w [0:3, 3:4, 0:1, 1:2, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v28 = stablehlo.reshape %u28 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e28 = stablehlo.broadcast_in_dim %v28, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p28 = stablehlo.multiply %y28_0, %e28 : tensor<1x3x8x10x36xf32>
  %s28 = stablehlo.add %s27, %p28 : tensor<1x3x8x10x36xf32>
  %x29_0 = stablehlo.slice %a [0:1, 3:4, 1:9, 0:10, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y29_0 = stablehlo.broadcast_in_dim %x29_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u29 = stablehlo.slice %w [0:3, 3:4, 1:2, 0:1, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v29 = stablehlo.reshape %u29 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e29 = stablehlo.broadcast_in_dim %v29, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p29 = stablehlo.multiply %y29_0, %e29 : tensor<1x3x8x10x36xf32>
  %s29 = stablehlo.add %s28, %p29 : tensor<1x3x8x10x36xf32>
  %x30_0 = stablehlo.slice %a [0:1, 3:4, 1:9, 0:10, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y30_0 = stablehlo.broadcast_in_dim %x30_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u30 = stablehlo.slice %w [0:3, 3:4, 1:2, 0:1, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v30 = stablehlo.reshape %u30 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e30 = stablehlo.broadcast_in_dim %v30, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p30 = stablehlo.multiply %y30_0, %e30 : tensor<1x3x8x10x36xf32>
  %s30 = stablehlo.add %s29, %p30 : tensor<1x3x8x10x36xf32>
  %x31_0 = stablehlo.slice %a [0:1, 3:4, 1:9, 1:11, 0:36] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y31_0 = stablehlo.broadcast_in_dim %x31_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u31 = stablehlo.slice %w [0:3, 3:4, 1:2, 1:2, 0:1] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v31 = stablehlo.reshape %u31 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e31 = stablehlo.broadcast_in_dim %v31, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p31 = stablehlo.multiply %y31_0, %e31 : tensor<1x3x8x10x36xf32>
  %s31 = stablehlo.add %s30, %p31 : tensor<1x3x8x10x36xf32>
  %x32_0 = stablehlo.slice %a [0:1, 3:4, 1:9, 1:11, 1:37] : (tensor<1x4x9x11x37xf32>) -> tensor<1x1x8x10x36xf32>
  %y32_0 = stablehlo.broadcast_in_dim %x32_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x8x10x36xf32>) -> tensor<1x3x8x10x36xf32>
  %u32 = stablehlo.slice %w [0:3, 3:4, 1:2, 1:2, 1:2] : (tensor<3x4x2x2x2xf32>) -> tensor<3x1x1x1x1xf32>
  %v32 = stablehlo.reshape %u32 : (tensor<3x1x1x1x1xf32>) -> tensor<3xf32>
  %e32 = stablehlo.broadcast_in_dim %v32, dims = [1] : (tensor<3xf32>) -> tensor<1x3x8x10x36xf32>
  %p32 = stablehlo.multiply %y32_0, %e32 : tensor<1x3x8x10x36xf32>
  %s32 = stablehlo.add %s31, %p32 : tensor<1x3x8x10x36xf32>
  check.expect_eq %r, %s32 : tensor<1x3x8x10x36xf32>
  func.return
}
func.func private @t6() {
  %ak = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<2940xi32>
  %ab = stablehlo.broadcast_in_dim %ak, dims = [] : (tensor<i32>) -> tensor<2940xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<2940xi32>
  %ac = stablehlo.constant dense<23> : tensor<2940xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<2940xi32>
  %ah = stablehlo.constant dense<11> : tensor<2940xi32>
  %as = stablehlo.subtract %ar, %ah : tensor<2940xi32>
  %af = stablehlo.convert %as : (tensor<2940xi32>) -> tensor<2940xf32>
  %at = stablehlo.reshape %af : (tensor<2940xf32>) -> tensor<1x4x21x35xf32>
  %a = stablehlo.optimization_barrier %at : tensor<1x4x21x35xf32>
  %wk = util.unfoldable_constant dense<7> : tensor<i32>
  %wi = stablehlo.iota dim = 0 : tensor<24xi32>
  %wb = stablehlo.broadcast_in_dim %wk, dims = [] : (tensor<i32>) -> tensor<24xi32>
  %wm = stablehlo.multiply %wi, %wb : tensor<24xi32>
  %wc = stablehlo.constant dense<11> : tensor<24xi32>
  %wr = stablehlo.remainder %wm, %wc : tensor<24xi32>
  %wh = stablehlo.constant dense<5> : tensor<24xi32>
  %ws = stablehlo.subtract %wr, %wh : tensor<24xi32>
  %wf = stablehlo.convert %ws : (tensor<24xi32>) -> tensor<24xf32>
  %wt = stablehlo.reshape %wf : (tensor<24xf32>) -> tensor<2x2x2x3xf32>
  %w = stablehlo.optimization_barrier %wt : tensor<2x2x2x3xf32>
  %r = stablehlo.convolution(%a, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x4x21x35xf32>, tensor<2x2x2x3xf32>) -> tensor<1x2x20x33xf32>
  %s0 = stablehlo.constant dense<0.0> : tensor<1x2x20x33xf32>
  %x1_0 = stablehlo.slice %a [0:1, 0:1, 0:20, 0:33] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y1_0 = stablehlo.broadcast_in_dim %x1_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x1_1 = stablehlo.slice %a [0:1, 2:3, 0:20, 0:33] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y1_1 = stablehlo.broadcast_in_dim %x1_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z1 = stablehlo.concatenate %y1_0, %y1_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u1 = stablehlo.slice %w [0:2, 0:1, 0:1, 0:1] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v1 = stablehlo.reshape %u1 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e1 = stablehlo.broadcast_in_dim %v1, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p1 = stablehlo.multiply %z1, %e1 : tensor<1x2x20x33xf32>
  %s1 = stablehlo.add %s0, %p1 : tensor<1x2x20x33xf32>
  %x2_0 = stablehlo.slice %a [0:1, 0:1, 0:20, 1:34] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y2_0 = stablehlo.broadcast_in_dim %x2_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x2_1 = stablehlo.slice %a [0:1, 2:3, 0:20, 1:34] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y2_1 = stablehlo.broadcast_in_dim %x2_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z2 = stablehlo.concatenate %y2_0, %y2_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u2 = stablehlo.slice %w [0:2, 0:1, 0:1, 1:2] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v2 = stablehlo.reshape %u2 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e2 = stablehlo.broadcast_in_dim %v2, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p2 = stablehlo.multiply %z2, %e2 : tensor<1x2x20x33xf32>
  %s2 = stablehlo.add %s1, %p2 : tensor<1x2x20x33xf32>
  %x3_0 = stablehlo.slice %a [0:1, 0:1, 0:20, 2:35] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y3_0 = stablehlo.broadcast_in_dim %x3_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x3_1 = stablehlo.slice %a [0:1, 2:3, 0:20, 2:35] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y3_1 = stablehlo.broadcast_in_dim %x3_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z3 = stablehlo.concatenate %y3_0, %y3_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u3 = stablehlo.slice %w [0:2, 0:1, 0:1, 2:3] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v3 = stablehlo.reshape %u3 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e3 = stablehlo.broadcast_in_dim %v3, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p3 = stablehlo.multiply %z3, %e3 : tensor<1x2x20x33xf32>
  %s3 = stablehlo.add %s2, %p3 : tensor<1x2x20x33xf32>
  %x4_0 = stablehlo.slice %a [0:1, 0:1, 1:21, 0:33] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y4_0 = stablehlo.broadcast_in_dim %x4_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x4_1 = stablehlo.slice %a [0:1, 2:3, 1:21, 0:33] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y4_1 = stablehlo.broadcast_in_dim %x4_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z4 = stablehlo.concatenate %y4_0, %y4_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u4 = stablehlo.slice %w [0:2, 0:1, 1:2, 0:1] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v4 = stablehlo.reshape %u4 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e4 = stablehlo.broadcast_in_dim %v4, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p4 = stablehlo.multiply %z4, %e4 : tensor<1x2x20x33xf32>
  %s4 = stablehlo.add %s3, %p4 : tensor<1x2x20x33xf32>
  %x5_0 = stablehlo.slice %a [0:1, 0:1, 1:21, 1:34] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y5_0 = stablehlo.broadcast_in_dim %x5_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x5_1 = stablehlo.slice %a [0:1, 2:3, 1:21, 1:34] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y5_1 = stablehlo.broadcast_in_dim %x5_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z5 = stablehlo.concatenate %y5_0, %y5_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u5 = stablehlo.slice %w [0:2, 0:1, 1:2, 1:2] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v5 = stablehlo.reshape %u5 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e5 = stablehlo.broadcast_in_dim %v5, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p5 = stablehlo.multiply %z5, %e5 : tensor<1x2x20x33xf32>
  %s5 = stablehlo.add %s4, %p5 : tensor<1x2x20x33xf32>
  %x6_0 = stablehlo.slice %a [0:1, 0:1, 1:21, 2:35] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y6_0 = stablehlo.broadcast_in_dim %x6_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x6_1 = stablehlo.slice %a [0:1, 2:3, 1:21, 2:35] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y6_1 = stablehlo.broadcast_in_dim %x6_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z6 = stablehlo.concatenate %y6_0, %y6_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u6 = stablehlo.slice %w [0:2, 0:1, 1:2, 2:3] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v6 = stablehlo.reshape %u6 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e6 = stablehlo.broadcast_in_dim %v6, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p6 = stablehlo.multiply %z6, %e6 : tensor<1x2x20x33xf32>
  %s6 = stablehlo.add %s5, %p6 : tensor<1x2x20x33xf32>
  %x7_0 = stablehlo.slice %a [0:1, 1:2, 0:20, 0:33] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y7_0 = stablehlo.broadcast_in_dim %x7_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x7_1 = stablehlo.slice %a [0:1, 3:4, 0:20, 0:33] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y7_1 = stablehlo.broadcast_in_dim %x7_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z7 = stablehlo.concatenate %y7_0, %y7_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u7 = stablehlo.slice %w [0:2, 1:2, 0:1, 0:1] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v7 = stablehlo.reshape %u7 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e7 = stablehlo.broadcast_in_dim %v7, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p7 = stablehlo.multiply %z7, %e7 : tensor<1x2x20x33xf32>
  %s7 = stablehlo.add %s6, %p7 : tensor<1x2x20x33xf32>
  %x8_0 = stablehlo.slice %a [0:1, 1:2, 0:20, 1:34] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y8_0 = stablehlo.broadcast_in_dim %x8_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x8_1 = stablehlo.slice %a [0:1, 3:4, 0:20, 1:34] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y8_1 = stablehlo.broadcast_in_dim %x8_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z8 = stablehlo.concatenate %y8_0, %y8_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u8 = stablehlo.slice %w [0:2, 1:2, 0:1, 1:2] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v8 = stablehlo.reshape %u8 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e8 = stablehlo.broadcast_in_dim %v8, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p8 = stablehlo.multiply %z8, %e8 : tensor<1x2x20x33xf32>
  %s8 = stablehlo.add %s7, %p8 : tensor<1x2x20x33xf32>
  %x9_0 = stablehlo.slice %a [0:1, 1:2, 0:20, 2:35] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y9_0 = stablehlo.broadcast_in_dim %x9_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x9_1 = stablehlo.slice %a [0:1, 3:4, 0:20, 2:35] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y9_1 = stablehlo.broadcast_in_dim %x9_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z9 = stablehlo.concatenate %y9_0, %y9_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u9 = stablehlo.slice %w [0:2, 1:2, 0:1, 2:3] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v9 = stablehlo.reshape %u9 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e9 = stablehlo.broadcast_in_dim %v9, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p9 = stablehlo.multiply %z9, %e9 : tensor<1x2x20x33xf32>
  %s9 = stablehlo.add %s8, %p9 : tensor<1x2x20x33xf32>
  %x10_0 = stablehlo.slice %a [0:1, 1:2, 1:21, 0:33] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y10_0 = stablehlo.broadcast_in_dim %x10_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x10_1 = stablehlo.slice %a [0:1, 3:4, 1:21, 0:33] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y10_1 = stablehlo.broadcast_in_dim %x10_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z10 = stablehlo.concatenate %y10_0, %y10_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u10 = stablehlo.slice %w [0:2, 1:2, 1:2, 0:1] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v10 = stablehlo.reshape %u10 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e10 = stablehlo.broadcast_in_dim %v10, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p10 = stablehlo.multiply %z10, %e10 : tensor<1x2x20x33xf32>
  %s10 = stablehlo.add %s9, %p10 : tensor<1x2x20x33xf32>
  %x11_0 = stablehlo.slice %a [0:1, 1:2, 1:21, 1:34] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y11_0 = stablehlo.broadcast_in_dim %x11_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x11_1 = stablehlo.slice %a [0:1, 3:4, 1:21, 1:34] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y11_1 = stablehlo.broadcast_in_dim %x11_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z11 = stablehlo.concatenate %y11_0, %y11_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u11 = stablehlo.slice %w [0:2, 1:2, 1:2, 1:2] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v11 = stablehlo.reshape %u11 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e11 = stablehlo.broadcast_in_dim %v11, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p11 = stablehlo.multiply %z11, %e11 : tensor<1x2x20x33xf32>
  %s11 = stablehlo.add %s10, %p11 : tensor<1x2x20x33xf32>
  %x12_0 = stablehlo.slice %a [0:1, 1:2, 1:21, 2:35] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y12_0 = stablehlo.broadcast_in_dim %x12_0, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %x12_1 = stablehlo.slice %a [0:1, 3:4, 1:21, 2:35] : (tensor<1x4x21x35xf32>) -> tensor<1x1x20x33xf32>
  %y12_1 = stablehlo.broadcast_in_dim %x12_1, dims = [0, 1, 2, 3] : (tensor<1x1x20x33xf32>) -> tensor<1x1x20x33xf32>
  %z12 = stablehlo.concatenate %y12_0, %y12_1, dim = 1 : (tensor<1x1x20x33xf32>, tensor<1x1x20x33xf32>) -> tensor<1x2x20x33xf32>
  %u12 = stablehlo.slice %w [0:2, 1:2, 1:2, 2:3] : (tensor<2x2x2x3xf32>) -> tensor<2x1x1x1xf32>
  %v12 = stablehlo.reshape %u12 : (tensor<2x1x1x1xf32>) -> tensor<2xf32>
  %e12 = stablehlo.broadcast_in_dim %v12, dims = [1] : (tensor<2xf32>) -> tensor<1x2x20x33xf32>
  %p12 = stablehlo.multiply %z12, %e12 : tensor<1x2x20x33xf32>
  %s12 = stablehlo.add %s11, %p12 : tensor<1x2x20x33xf32>
  check.expect_eq %r, %s12 : tensor<1x2x20x33xf32>
  func.return
}
