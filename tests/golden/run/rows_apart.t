// Short rows of whole vectors, read and written where they lie: rows that a
// gather finds, halves of rows that alternate, counts that fill no tile, and
// an update in place.  Oracle: the same on transposed values.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %z = util.unfoldable_constant dense<0> : tensor<i32>
  %xa0 = stablehlo.iota dim = 0 : tensor<600x2x16xi32>
  %xb0 = stablehlo.iota dim = 2 : tensor<600x2x16xi32>
  %xc0 = stablehlo.constant dense<37> : tensor<600x2x16xi32>
  %xd0 = stablehlo.multiply %xa0, %xc0 : tensor<600x2x16xi32>
  %xe0 = stablehlo.add %xd0, %xb0 : tensor<600x2x16xi32>
  %xg0 = stablehlo.iota dim = 1 : tensor<600x2x16xi32>
  %xh0 = stablehlo.constant dense<1009> : tensor<600x2x16xi32>
  %xi0 = stablehlo.multiply %xg0, %xh0 : tensor<600x2x16xi32>
  %xj0 = stablehlo.add %xe0, %xi0 : tensor<600x2x16xi32>
  %xk0 = stablehlo.constant dense<251> : tensor<600x2x16xi32>
  %xl0 = stablehlo.remainder %xj0, %xk0 : tensor<600x2x16xi32>
  %xz0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<600x2x16xi32>
  %xm0 = stablehlo.add %xl0, %xz0 : tensor<600x2x16xi32>
  %xn0 = stablehlo.convert %xm0 : (tensor<600x2x16xi32>) -> tensor<600x2x16xf32>
  %x0 = stablehlo.optimization_barrier %xn0 : tensor<600x2x16xf32>
  %ta0 = stablehlo.iota dim = 0 : tensor<31x16xi32>
  %tb0 = stablehlo.iota dim = 1 : tensor<31x16xi32>
  %tc0 = stablehlo.constant dense<29> : tensor<31x16xi32>
  %td0 = stablehlo.multiply %ta0, %tc0 : tensor<31x16xi32>
  %te0 = stablehlo.add %td0, %tb0 : tensor<31x16xi32>
  %tj0 = stablehlo.add %te0, %te0 : tensor<31x16xi32>
  %tk0 = stablehlo.constant dense<113> : tensor<31x16xi32>
  %tl0 = stablehlo.remainder %tj0, %tk0 : tensor<31x16xi32>
  %tz0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<31x16xi32>
  %tm0 = stablehlo.add %tl0, %tz0 : tensor<31x16xi32>
  %tn0 = stablehlo.convert %tm0 : (tensor<31x16xi32>) -> tensor<31x16xf32>
  %t0 = stablehlo.optimization_barrier %tn0 : tensor<31x16xf32>
  %n0 = stablehlo.iota dim = 0 : tensor<600xi32>
  %m0 = stablehlo.constant dense<7919> : tensor<600xi32>
  %p0 = stablehlo.multiply %n0, %m0 : tensor<600xi32>
  %q0 = stablehlo.constant dense<37> : tensor<600xi32>
  %r0 = stablehlo.remainder %p0, %q0 : tensor<600xi32>
  %s0 = stablehlo.constant dense<3> : tensor<600xi32>
  %u0 = stablehlo.subtract %r0, %s0 : tensor<600xi32>
  %v0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<600xi32>
  %i0 = stablehlo.add %u0, %v0 : tensor<600xi32>
  %w0 = stablehlo.convert %i0 : (tensor<600xi32>) -> tensor<600xf32>
  %g0 = "stablehlo.gather"(%t0, %i0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 16>}> : (tensor<31x16xf32>, tensor<600xi32>) -> tensor<600x16xf32>
  %los0 = stablehlo.slice %x0 [0:600, 0:1, 0:16] : (tensor<600x2x16xf32>) -> tensor<600x1x16xf32>
  %lo0 = stablehlo.reshape %los0 : (tensor<600x1x16xf32>) -> tensor<600x16xf32>
  %his0 = stablehlo.slice %x0 [0:600, 1:2, 0:16] : (tensor<600x2x16xf32>) -> tensor<600x1x16xf32>
  %hi0 = stablehlo.reshape %his0 : (tensor<600x1x16xf32>) -> tensor<600x16xf32>
  %wb0 = stablehlo.broadcast_in_dim %w0, dims = [0] : (tensor<600xf32>) -> tensor<600x16xf32>
  %ya0 = stablehlo.multiply %lo0, %g0 : tensor<600x16xf32>
  %yb0 = stablehlo.multiply %hi0, %wb0 : tensor<600x16xf32>
  %yc0 = stablehlo.subtract %ya0, %yb0 : tensor<600x16xf32>
  %yd0 = stablehlo.multiply %hi0, %g0 : tensor<600x16xf32>
  %ye0 = stablehlo.add %yd0, %lo0 : tensor<600x16xf32>
  %yf0 = stablehlo.reshape %yc0 : (tensor<600x16xf32>) -> tensor<600x1x16xf32>
  %yg0 = stablehlo.reshape %ye0 : (tensor<600x16xf32>) -> tensor<600x1x16xf32>
  %y0 = stablehlo.concatenate %yf0, %yg0, dim = 1 : (tensor<600x1x16xf32>, tensor<600x1x16xf32>) -> tensor<600x2x16xf32>
  %yy0 = stablehlo.transpose %y0, dims = [1, 2, 0] : (tensor<600x2x16xf32>) -> tensor<2x16x600xf32>
  %ot0 = stablehlo.transpose %t0, dims = [1, 0] : (tensor<31x16xf32>) -> tensor<16x31xf32>
  %ob0 = stablehlo.optimization_barrier %ot0 : tensor<16x31xf32>
  %og0 = "stablehlo.gather"(%ob0, %i0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 16, 1>}> : (tensor<16x31xf32>, tensor<600xi32>) -> tensor<16x600xf32>
  %oh0 = stablehlo.optimization_barrier %og0 : tensor<16x600xf32>
  %ox0 = stablehlo.transpose %x0, dims = [1, 2, 0] : (tensor<600x2x16xf32>) -> tensor<2x16x600xf32>
  %oy0 = stablehlo.optimization_barrier %ox0 : tensor<2x16x600xf32>
  %ols0 = stablehlo.slice %oy0 [0:1, 0:16, 0:600] : (tensor<2x16x600xf32>) -> tensor<1x16x600xf32>
  %ol0 = stablehlo.reshape %ols0 : (tensor<1x16x600xf32>) -> tensor<16x600xf32>
  %ois0 = stablehlo.slice %oy0 [1:2, 0:16, 0:600] : (tensor<2x16x600xf32>) -> tensor<1x16x600xf32>
  %oi0 = stablehlo.reshape %ois0 : (tensor<1x16x600xf32>) -> tensor<16x600xf32>
  %ow0 = stablehlo.broadcast_in_dim %w0, dims = [1] : (tensor<600xf32>) -> tensor<16x600xf32>
  %za0 = stablehlo.multiply %ol0, %oh0 : tensor<16x600xf32>
  %zb0 = stablehlo.multiply %oi0, %ow0 : tensor<16x600xf32>
  %zc0 = stablehlo.subtract %za0, %zb0 : tensor<16x600xf32>
  %zd0 = stablehlo.multiply %oi0, %oh0 : tensor<16x600xf32>
  %ze0 = stablehlo.add %zd0, %ol0 : tensor<16x600xf32>
  %zf0 = stablehlo.reshape %zc0 : (tensor<16x600xf32>) -> tensor<1x16x600xf32>
  %zg0 = stablehlo.reshape %ze0 : (tensor<16x600xf32>) -> tensor<1x16x600xf32>
  %zh0 = stablehlo.concatenate %zf0, %zg0, dim = 0 : (tensor<1x16x600xf32>, tensor<1x16x600xf32>) -> tensor<2x16x600xf32>
  check.expect_eq %yy0, %zh0 : tensor<2x16x600xf32>
  %xa1 = stablehlo.iota dim = 0 : tensor<333x2x32xi32>
  %xb1 = stablehlo.iota dim = 2 : tensor<333x2x32xi32>
  %xc1 = stablehlo.constant dense<37> : tensor<333x2x32xi32>
  %xd1 = stablehlo.multiply %xa1, %xc1 : tensor<333x2x32xi32>
  %xe1 = stablehlo.add %xd1, %xb1 : tensor<333x2x32xi32>
  %xg1 = stablehlo.iota dim = 1 : tensor<333x2x32xi32>
  %xh1 = stablehlo.constant dense<1009> : tensor<333x2x32xi32>
  %xi1 = stablehlo.multiply %xg1, %xh1 : tensor<333x2x32xi32>
  %xj1 = stablehlo.add %xe1, %xi1 : tensor<333x2x32xi32>
  %xk1 = stablehlo.constant dense<251> : tensor<333x2x32xi32>
  %xl1 = stablehlo.remainder %xj1, %xk1 : tensor<333x2x32xi32>
  %xz1 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<333x2x32xi32>
  %xm1 = stablehlo.add %xl1, %xz1 : tensor<333x2x32xi32>
  %xn1 = stablehlo.convert %xm1 : (tensor<333x2x32xi32>) -> tensor<333x2x32xf32>
  %x1 = stablehlo.optimization_barrier %xn1 : tensor<333x2x32xf32>
  %ta1 = stablehlo.iota dim = 0 : tensor<50x32xi32>
  %tb1 = stablehlo.iota dim = 1 : tensor<50x32xi32>
  %tc1 = stablehlo.constant dense<29> : tensor<50x32xi32>
  %td1 = stablehlo.multiply %ta1, %tc1 : tensor<50x32xi32>
  %te1 = stablehlo.add %td1, %tb1 : tensor<50x32xi32>
  %tj1 = stablehlo.add %te1, %te1 : tensor<50x32xi32>
  %tk1 = stablehlo.constant dense<113> : tensor<50x32xi32>
  %tl1 = stablehlo.remainder %tj1, %tk1 : tensor<50x32xi32>
  %tz1 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<50x32xi32>
  %tm1 = stablehlo.add %tl1, %tz1 : tensor<50x32xi32>
  %tn1 = stablehlo.convert %tm1 : (tensor<50x32xi32>) -> tensor<50x32xf32>
  %t1 = stablehlo.optimization_barrier %tn1 : tensor<50x32xf32>
  %n1 = stablehlo.iota dim = 0 : tensor<333xi32>
  %m1 = stablehlo.constant dense<7919> : tensor<333xi32>
  %p1 = stablehlo.multiply %n1, %m1 : tensor<333xi32>
  %q1 = stablehlo.constant dense<56> : tensor<333xi32>
  %r1 = stablehlo.remainder %p1, %q1 : tensor<333xi32>
  %s1 = stablehlo.constant dense<3> : tensor<333xi32>
  %u1 = stablehlo.subtract %r1, %s1 : tensor<333xi32>
  %v1 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<333xi32>
  %i1 = stablehlo.add %u1, %v1 : tensor<333xi32>
  %w1 = stablehlo.convert %i1 : (tensor<333xi32>) -> tensor<333xf32>
  %g1 = "stablehlo.gather"(%t1, %i1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 32>}> : (tensor<50x32xf32>, tensor<333xi32>) -> tensor<333x32xf32>
  %los1 = stablehlo.slice %x1 [0:333, 0:1, 0:32] : (tensor<333x2x32xf32>) -> tensor<333x1x32xf32>
  %lo1 = stablehlo.reshape %los1 : (tensor<333x1x32xf32>) -> tensor<333x32xf32>
  %his1 = stablehlo.slice %x1 [0:333, 1:2, 0:32] : (tensor<333x2x32xf32>) -> tensor<333x1x32xf32>
  %hi1 = stablehlo.reshape %his1 : (tensor<333x1x32xf32>) -> tensor<333x32xf32>
  %wb1 = stablehlo.broadcast_in_dim %w1, dims = [0] : (tensor<333xf32>) -> tensor<333x32xf32>
  %ya1 = stablehlo.multiply %lo1, %g1 : tensor<333x32xf32>
  %yb1 = stablehlo.multiply %hi1, %wb1 : tensor<333x32xf32>
  %yc1 = stablehlo.subtract %ya1, %yb1 : tensor<333x32xf32>
  %yd1 = stablehlo.multiply %hi1, %g1 : tensor<333x32xf32>
  %ye1 = stablehlo.add %yd1, %lo1 : tensor<333x32xf32>
  %yf1 = stablehlo.reshape %yc1 : (tensor<333x32xf32>) -> tensor<333x1x32xf32>
  %yg1 = stablehlo.reshape %ye1 : (tensor<333x32xf32>) -> tensor<333x1x32xf32>
  %y1 = stablehlo.concatenate %yf1, %yg1, dim = 1 : (tensor<333x1x32xf32>, tensor<333x1x32xf32>) -> tensor<333x2x32xf32>
  %yy1 = stablehlo.transpose %y1, dims = [1, 2, 0] : (tensor<333x2x32xf32>) -> tensor<2x32x333xf32>
  %ot1 = stablehlo.transpose %t1, dims = [1, 0] : (tensor<50x32xf32>) -> tensor<32x50xf32>
  %ob1 = stablehlo.optimization_barrier %ot1 : tensor<32x50xf32>
  %og1 = "stablehlo.gather"(%ob1, %i1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 32, 1>}> : (tensor<32x50xf32>, tensor<333xi32>) -> tensor<32x333xf32>
  %oh1 = stablehlo.optimization_barrier %og1 : tensor<32x333xf32>
  %ox1 = stablehlo.transpose %x1, dims = [1, 2, 0] : (tensor<333x2x32xf32>) -> tensor<2x32x333xf32>
  %oy1 = stablehlo.optimization_barrier %ox1 : tensor<2x32x333xf32>
  %ols1 = stablehlo.slice %oy1 [0:1, 0:32, 0:333] : (tensor<2x32x333xf32>) -> tensor<1x32x333xf32>
  %ol1 = stablehlo.reshape %ols1 : (tensor<1x32x333xf32>) -> tensor<32x333xf32>
  %ois1 = stablehlo.slice %oy1 [1:2, 0:32, 0:333] : (tensor<2x32x333xf32>) -> tensor<1x32x333xf32>
  %oi1 = stablehlo.reshape %ois1 : (tensor<1x32x333xf32>) -> tensor<32x333xf32>
  %ow1 = stablehlo.broadcast_in_dim %w1, dims = [1] : (tensor<333xf32>) -> tensor<32x333xf32>
  %za1 = stablehlo.multiply %ol1, %oh1 : tensor<32x333xf32>
  %zb1 = stablehlo.multiply %oi1, %ow1 : tensor<32x333xf32>
  %zc1 = stablehlo.subtract %za1, %zb1 : tensor<32x333xf32>
  %zd1 = stablehlo.multiply %oi1, %oh1 : tensor<32x333xf32>
  %ze1 = stablehlo.add %zd1, %ol1 : tensor<32x333xf32>
  %zf1 = stablehlo.reshape %zc1 : (tensor<32x333xf32>) -> tensor<1x32x333xf32>
  %zg1 = stablehlo.reshape %ze1 : (tensor<32x333xf32>) -> tensor<1x32x333xf32>
  %zh1 = stablehlo.concatenate %zf1, %zg1, dim = 0 : (tensor<1x32x333xf32>, tensor<1x32x333xf32>) -> tensor<2x32x333xf32>
  check.expect_eq %yy1, %zh1 : tensor<2x32x333xf32>
  %xa2 = stablehlo.iota dim = 0 : tensor<101x2x48xi32>
  %xb2 = stablehlo.iota dim = 2 : tensor<101x2x48xi32>
  %xc2 = stablehlo.constant dense<37> : tensor<101x2x48xi32>
  %xd2 = stablehlo.multiply %xa2, %xc2 : tensor<101x2x48xi32>
  %xe2 = stablehlo.add %xd2, %xb2 : tensor<101x2x48xi32>
  %xg2 = stablehlo.iota dim = 1 : tensor<101x2x48xi32>
  %xh2 = stablehlo.constant dense<1009> : tensor<101x2x48xi32>
  %xi2 = stablehlo.multiply %xg2, %xh2 : tensor<101x2x48xi32>
  %xj2 = stablehlo.add %xe2, %xi2 : tensor<101x2x48xi32>
  %xk2 = stablehlo.constant dense<251> : tensor<101x2x48xi32>
  %xl2 = stablehlo.remainder %xj2, %xk2 : tensor<101x2x48xi32>
  %xz2 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<101x2x48xi32>
  %xm2 = stablehlo.add %xl2, %xz2 : tensor<101x2x48xi32>
  %xn2 = stablehlo.convert %xm2 : (tensor<101x2x48xi32>) -> tensor<101x2x48xf32>
  %x2 = stablehlo.optimization_barrier %xn2 : tensor<101x2x48xf32>
  %ta2 = stablehlo.iota dim = 0 : tensor<17x48xi32>
  %tb2 = stablehlo.iota dim = 1 : tensor<17x48xi32>
  %tc2 = stablehlo.constant dense<29> : tensor<17x48xi32>
  %td2 = stablehlo.multiply %ta2, %tc2 : tensor<17x48xi32>
  %te2 = stablehlo.add %td2, %tb2 : tensor<17x48xi32>
  %tj2 = stablehlo.add %te2, %te2 : tensor<17x48xi32>
  %tk2 = stablehlo.constant dense<113> : tensor<17x48xi32>
  %tl2 = stablehlo.remainder %tj2, %tk2 : tensor<17x48xi32>
  %tz2 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<17x48xi32>
  %tm2 = stablehlo.add %tl2, %tz2 : tensor<17x48xi32>
  %tn2 = stablehlo.convert %tm2 : (tensor<17x48xi32>) -> tensor<17x48xf32>
  %t2 = stablehlo.optimization_barrier %tn2 : tensor<17x48xf32>
  %n2 = stablehlo.iota dim = 0 : tensor<101xi32>
  %m2 = stablehlo.constant dense<7919> : tensor<101xi32>
  %p2 = stablehlo.multiply %n2, %m2 : tensor<101xi32>
  %q2 = stablehlo.constant dense<23> : tensor<101xi32>
  %r2 = stablehlo.remainder %p2, %q2 : tensor<101xi32>
  %s2 = stablehlo.constant dense<3> : tensor<101xi32>
  %u2 = stablehlo.subtract %r2, %s2 : tensor<101xi32>
  %v2 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<101xi32>
  %i2 = stablehlo.add %u2, %v2 : tensor<101xi32>
  %w2 = stablehlo.convert %i2 : (tensor<101xi32>) -> tensor<101xf32>
  %g2 = "stablehlo.gather"(%t2, %i2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 48>}> : (tensor<17x48xf32>, tensor<101xi32>) -> tensor<101x48xf32>
  %los2 = stablehlo.slice %x2 [0:101, 0:1, 0:48] : (tensor<101x2x48xf32>) -> tensor<101x1x48xf32>
  %lo2 = stablehlo.reshape %los2 : (tensor<101x1x48xf32>) -> tensor<101x48xf32>
  %his2 = stablehlo.slice %x2 [0:101, 1:2, 0:48] : (tensor<101x2x48xf32>) -> tensor<101x1x48xf32>
  %hi2 = stablehlo.reshape %his2 : (tensor<101x1x48xf32>) -> tensor<101x48xf32>
  %wb2 = stablehlo.broadcast_in_dim %w2, dims = [0] : (tensor<101xf32>) -> tensor<101x48xf32>
  %ya2 = stablehlo.multiply %lo2, %g2 : tensor<101x48xf32>
  %yb2 = stablehlo.multiply %hi2, %wb2 : tensor<101x48xf32>
  %yc2 = stablehlo.subtract %ya2, %yb2 : tensor<101x48xf32>
  %yd2 = stablehlo.multiply %hi2, %g2 : tensor<101x48xf32>
  %ye2 = stablehlo.add %yd2, %lo2 : tensor<101x48xf32>
  %yf2 = stablehlo.reshape %yc2 : (tensor<101x48xf32>) -> tensor<101x1x48xf32>
  %yg2 = stablehlo.reshape %ye2 : (tensor<101x48xf32>) -> tensor<101x1x48xf32>
  %y2 = stablehlo.concatenate %yf2, %yg2, dim = 1 : (tensor<101x1x48xf32>, tensor<101x1x48xf32>) -> tensor<101x2x48xf32>
  %yy2 = stablehlo.transpose %y2, dims = [1, 2, 0] : (tensor<101x2x48xf32>) -> tensor<2x48x101xf32>
  %ot2 = stablehlo.transpose %t2, dims = [1, 0] : (tensor<17x48xf32>) -> tensor<48x17xf32>
  %ob2 = stablehlo.optimization_barrier %ot2 : tensor<48x17xf32>
  %og2 = "stablehlo.gather"(%ob2, %i2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 48, 1>}> : (tensor<48x17xf32>, tensor<101xi32>) -> tensor<48x101xf32>
  %oh2 = stablehlo.optimization_barrier %og2 : tensor<48x101xf32>
  %ox2 = stablehlo.transpose %x2, dims = [1, 2, 0] : (tensor<101x2x48xf32>) -> tensor<2x48x101xf32>
  %oy2 = stablehlo.optimization_barrier %ox2 : tensor<2x48x101xf32>
  %ols2 = stablehlo.slice %oy2 [0:1, 0:48, 0:101] : (tensor<2x48x101xf32>) -> tensor<1x48x101xf32>
  %ol2 = stablehlo.reshape %ols2 : (tensor<1x48x101xf32>) -> tensor<48x101xf32>
  %ois2 = stablehlo.slice %oy2 [1:2, 0:48, 0:101] : (tensor<2x48x101xf32>) -> tensor<1x48x101xf32>
  %oi2 = stablehlo.reshape %ois2 : (tensor<1x48x101xf32>) -> tensor<48x101xf32>
  %ow2 = stablehlo.broadcast_in_dim %w2, dims = [1] : (tensor<101xf32>) -> tensor<48x101xf32>
  %za2 = stablehlo.multiply %ol2, %oh2 : tensor<48x101xf32>
  %zb2 = stablehlo.multiply %oi2, %ow2 : tensor<48x101xf32>
  %zc2 = stablehlo.subtract %za2, %zb2 : tensor<48x101xf32>
  %zd2 = stablehlo.multiply %oi2, %oh2 : tensor<48x101xf32>
  %ze2 = stablehlo.add %zd2, %ol2 : tensor<48x101xf32>
  %zf2 = stablehlo.reshape %zc2 : (tensor<48x101xf32>) -> tensor<1x48x101xf32>
  %zg2 = stablehlo.reshape %ze2 : (tensor<48x101xf32>) -> tensor<1x48x101xf32>
  %zh2 = stablehlo.concatenate %zf2, %zg2, dim = 0 : (tensor<1x48x101xf32>, tensor<1x48x101xf32>) -> tensor<2x48x101xf32>
  check.expect_eq %yy2, %zh2 : tensor<2x48x101xf32>
  %xa3 = stablehlo.iota dim = 0 : tensor<77x2x8xi32>
  %xb3 = stablehlo.iota dim = 2 : tensor<77x2x8xi32>
  %xc3 = stablehlo.constant dense<37> : tensor<77x2x8xi32>
  %xd3 = stablehlo.multiply %xa3, %xc3 : tensor<77x2x8xi32>
  %xe3 = stablehlo.add %xd3, %xb3 : tensor<77x2x8xi32>
  %xg3 = stablehlo.iota dim = 1 : tensor<77x2x8xi32>
  %xh3 = stablehlo.constant dense<1009> : tensor<77x2x8xi32>
  %xi3 = stablehlo.multiply %xg3, %xh3 : tensor<77x2x8xi32>
  %xj3 = stablehlo.add %xe3, %xi3 : tensor<77x2x8xi32>
  %xk3 = stablehlo.constant dense<251> : tensor<77x2x8xi32>
  %xl3 = stablehlo.remainder %xj3, %xk3 : tensor<77x2x8xi32>
  %xz3 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<77x2x8xi32>
  %xm3 = stablehlo.add %xl3, %xz3 : tensor<77x2x8xi32>
  %xn3 = stablehlo.convert %xm3 : (tensor<77x2x8xi32>) -> tensor<77x2x8xf32>
  %x3 = stablehlo.optimization_barrier %xn3 : tensor<77x2x8xf32>
  %ta3 = stablehlo.iota dim = 0 : tensor<9x8xi32>
  %tb3 = stablehlo.iota dim = 1 : tensor<9x8xi32>
  %tc3 = stablehlo.constant dense<29> : tensor<9x8xi32>
  %td3 = stablehlo.multiply %ta3, %tc3 : tensor<9x8xi32>
  %te3 = stablehlo.add %td3, %tb3 : tensor<9x8xi32>
  %tj3 = stablehlo.add %te3, %te3 : tensor<9x8xi32>
  %tk3 = stablehlo.constant dense<113> : tensor<9x8xi32>
  %tl3 = stablehlo.remainder %tj3, %tk3 : tensor<9x8xi32>
  %tz3 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<9x8xi32>
  %tm3 = stablehlo.add %tl3, %tz3 : tensor<9x8xi32>
  %tn3 = stablehlo.convert %tm3 : (tensor<9x8xi32>) -> tensor<9x8xf32>
  %t3 = stablehlo.optimization_barrier %tn3 : tensor<9x8xf32>
  %n3 = stablehlo.iota dim = 0 : tensor<77xi32>
  %m3 = stablehlo.constant dense<7919> : tensor<77xi32>
  %p3 = stablehlo.multiply %n3, %m3 : tensor<77xi32>
  %q3 = stablehlo.constant dense<15> : tensor<77xi32>
  %r3 = stablehlo.remainder %p3, %q3 : tensor<77xi32>
  %s3 = stablehlo.constant dense<3> : tensor<77xi32>
  %u3 = stablehlo.subtract %r3, %s3 : tensor<77xi32>
  %v3 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<77xi32>
  %i3 = stablehlo.add %u3, %v3 : tensor<77xi32>
  %w3 = stablehlo.convert %i3 : (tensor<77xi32>) -> tensor<77xf32>
  %g3 = "stablehlo.gather"(%t3, %i3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<9x8xf32>, tensor<77xi32>) -> tensor<77x8xf32>
  %los3 = stablehlo.slice %x3 [0:77, 0:1, 0:8] : (tensor<77x2x8xf32>) -> tensor<77x1x8xf32>
  %lo3 = stablehlo.reshape %los3 : (tensor<77x1x8xf32>) -> tensor<77x8xf32>
  %his3 = stablehlo.slice %x3 [0:77, 1:2, 0:8] : (tensor<77x2x8xf32>) -> tensor<77x1x8xf32>
  %hi3 = stablehlo.reshape %his3 : (tensor<77x1x8xf32>) -> tensor<77x8xf32>
  %wb3 = stablehlo.broadcast_in_dim %w3, dims = [0] : (tensor<77xf32>) -> tensor<77x8xf32>
  %ya3 = stablehlo.multiply %lo3, %g3 : tensor<77x8xf32>
  %yb3 = stablehlo.multiply %hi3, %wb3 : tensor<77x8xf32>
  %yc3 = stablehlo.subtract %ya3, %yb3 : tensor<77x8xf32>
  %yd3 = stablehlo.multiply %hi3, %g3 : tensor<77x8xf32>
  %ye3 = stablehlo.add %yd3, %lo3 : tensor<77x8xf32>
  %yf3 = stablehlo.reshape %yc3 : (tensor<77x8xf32>) -> tensor<77x1x8xf32>
  %yg3 = stablehlo.reshape %ye3 : (tensor<77x8xf32>) -> tensor<77x1x8xf32>
  %y3 = stablehlo.concatenate %yf3, %yg3, dim = 1 : (tensor<77x1x8xf32>, tensor<77x1x8xf32>) -> tensor<77x2x8xf32>
  %yy3 = stablehlo.transpose %y3, dims = [1, 2, 0] : (tensor<77x2x8xf32>) -> tensor<2x8x77xf32>
  %ot3 = stablehlo.transpose %t3, dims = [1, 0] : (tensor<9x8xf32>) -> tensor<8x9xf32>
  %ob3 = stablehlo.optimization_barrier %ot3 : tensor<8x9xf32>
  %og3 = "stablehlo.gather"(%ob3, %i3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 8, 1>}> : (tensor<8x9xf32>, tensor<77xi32>) -> tensor<8x77xf32>
  %oh3 = stablehlo.optimization_barrier %og3 : tensor<8x77xf32>
  %ox3 = stablehlo.transpose %x3, dims = [1, 2, 0] : (tensor<77x2x8xf32>) -> tensor<2x8x77xf32>
  %oy3 = stablehlo.optimization_barrier %ox3 : tensor<2x8x77xf32>
  %ols3 = stablehlo.slice %oy3 [0:1, 0:8, 0:77] : (tensor<2x8x77xf32>) -> tensor<1x8x77xf32>
  %ol3 = stablehlo.reshape %ols3 : (tensor<1x8x77xf32>) -> tensor<8x77xf32>
  %ois3 = stablehlo.slice %oy3 [1:2, 0:8, 0:77] : (tensor<2x8x77xf32>) -> tensor<1x8x77xf32>
  %oi3 = stablehlo.reshape %ois3 : (tensor<1x8x77xf32>) -> tensor<8x77xf32>
  %ow3 = stablehlo.broadcast_in_dim %w3, dims = [1] : (tensor<77xf32>) -> tensor<8x77xf32>
  %za3 = stablehlo.multiply %ol3, %oh3 : tensor<8x77xf32>
  %zb3 = stablehlo.multiply %oi3, %ow3 : tensor<8x77xf32>
  %zc3 = stablehlo.subtract %za3, %zb3 : tensor<8x77xf32>
  %zd3 = stablehlo.multiply %oi3, %oh3 : tensor<8x77xf32>
  %ze3 = stablehlo.add %zd3, %ol3 : tensor<8x77xf32>
  %zf3 = stablehlo.reshape %zc3 : (tensor<8x77xf32>) -> tensor<1x8x77xf32>
  %zg3 = stablehlo.reshape %ze3 : (tensor<8x77xf32>) -> tensor<1x8x77xf32>
  %zh3 = stablehlo.concatenate %zf3, %zg3, dim = 0 : (tensor<1x8x77xf32>, tensor<1x8x77xf32>) -> tensor<2x8x77xf32>
  check.expect_eq %yy3, %zh3 : tensor<2x8x77xf32>
  %xa4 = stablehlo.iota dim = 0 : tensor<59x2x64xi32>
  %xb4 = stablehlo.iota dim = 2 : tensor<59x2x64xi32>
  %xc4 = stablehlo.constant dense<37> : tensor<59x2x64xi32>
  %xd4 = stablehlo.multiply %xa4, %xc4 : tensor<59x2x64xi32>
  %xe4 = stablehlo.add %xd4, %xb4 : tensor<59x2x64xi32>
  %xg4 = stablehlo.iota dim = 1 : tensor<59x2x64xi32>
  %xh4 = stablehlo.constant dense<1009> : tensor<59x2x64xi32>
  %xi4 = stablehlo.multiply %xg4, %xh4 : tensor<59x2x64xi32>
  %xj4 = stablehlo.add %xe4, %xi4 : tensor<59x2x64xi32>
  %xk4 = stablehlo.constant dense<251> : tensor<59x2x64xi32>
  %xl4 = stablehlo.remainder %xj4, %xk4 : tensor<59x2x64xi32>
  %xz4 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<59x2x64xi32>
  %xm4 = stablehlo.add %xl4, %xz4 : tensor<59x2x64xi32>
  %xn4 = stablehlo.convert %xm4 : (tensor<59x2x64xi32>) -> tensor<59x2x64xf32>
  %x4 = stablehlo.optimization_barrier %xn4 : tensor<59x2x64xf32>
  %ta4 = stablehlo.iota dim = 0 : tensor<12x64xi32>
  %tb4 = stablehlo.iota dim = 1 : tensor<12x64xi32>
  %tc4 = stablehlo.constant dense<29> : tensor<12x64xi32>
  %td4 = stablehlo.multiply %ta4, %tc4 : tensor<12x64xi32>
  %te4 = stablehlo.add %td4, %tb4 : tensor<12x64xi32>
  %tj4 = stablehlo.add %te4, %te4 : tensor<12x64xi32>
  %tk4 = stablehlo.constant dense<113> : tensor<12x64xi32>
  %tl4 = stablehlo.remainder %tj4, %tk4 : tensor<12x64xi32>
  %tz4 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<12x64xi32>
  %tm4 = stablehlo.add %tl4, %tz4 : tensor<12x64xi32>
  %tn4 = stablehlo.convert %tm4 : (tensor<12x64xi32>) -> tensor<12x64xf32>
  %t4 = stablehlo.optimization_barrier %tn4 : tensor<12x64xf32>
  %n4 = stablehlo.iota dim = 0 : tensor<59xi32>
  %m4 = stablehlo.constant dense<7919> : tensor<59xi32>
  %p4 = stablehlo.multiply %n4, %m4 : tensor<59xi32>
  %q4 = stablehlo.constant dense<18> : tensor<59xi32>
  %r4 = stablehlo.remainder %p4, %q4 : tensor<59xi32>
  %s4 = stablehlo.constant dense<3> : tensor<59xi32>
  %u4 = stablehlo.subtract %r4, %s4 : tensor<59xi32>
  %v4 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<59xi32>
  %i4 = stablehlo.add %u4, %v4 : tensor<59xi32>
  %w4 = stablehlo.convert %i4 : (tensor<59xi32>) -> tensor<59xf32>
  %g4 = "stablehlo.gather"(%t4, %i4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<12x64xf32>, tensor<59xi32>) -> tensor<59x64xf32>
  %los4 = stablehlo.slice %x4 [0:59, 0:1, 0:64] : (tensor<59x2x64xf32>) -> tensor<59x1x64xf32>
  %lo4 = stablehlo.reshape %los4 : (tensor<59x1x64xf32>) -> tensor<59x64xf32>
  %his4 = stablehlo.slice %x4 [0:59, 1:2, 0:64] : (tensor<59x2x64xf32>) -> tensor<59x1x64xf32>
  %hi4 = stablehlo.reshape %his4 : (tensor<59x1x64xf32>) -> tensor<59x64xf32>
  %wb4 = stablehlo.broadcast_in_dim %w4, dims = [0] : (tensor<59xf32>) -> tensor<59x64xf32>
  %ya4 = stablehlo.multiply %lo4, %g4 : tensor<59x64xf32>
  %yb4 = stablehlo.multiply %hi4, %wb4 : tensor<59x64xf32>
  %yc4 = stablehlo.subtract %ya4, %yb4 : tensor<59x64xf32>
  %yd4 = stablehlo.multiply %hi4, %g4 : tensor<59x64xf32>
  %ye4 = stablehlo.add %yd4, %lo4 : tensor<59x64xf32>
  %yf4 = stablehlo.reshape %yc4 : (tensor<59x64xf32>) -> tensor<59x1x64xf32>
  %yg4 = stablehlo.reshape %ye4 : (tensor<59x64xf32>) -> tensor<59x1x64xf32>
  %y4 = stablehlo.concatenate %yf4, %yg4, dim = 1 : (tensor<59x1x64xf32>, tensor<59x1x64xf32>) -> tensor<59x2x64xf32>
  %yy4 = stablehlo.transpose %y4, dims = [1, 2, 0] : (tensor<59x2x64xf32>) -> tensor<2x64x59xf32>
  %ot4 = stablehlo.transpose %t4, dims = [1, 0] : (tensor<12x64xf32>) -> tensor<64x12xf32>
  %ob4 = stablehlo.optimization_barrier %ot4 : tensor<64x12xf32>
  %og4 = "stablehlo.gather"(%ob4, %i4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 64, 1>}> : (tensor<64x12xf32>, tensor<59xi32>) -> tensor<64x59xf32>
  %oh4 = stablehlo.optimization_barrier %og4 : tensor<64x59xf32>
  %ox4 = stablehlo.transpose %x4, dims = [1, 2, 0] : (tensor<59x2x64xf32>) -> tensor<2x64x59xf32>
  %oy4 = stablehlo.optimization_barrier %ox4 : tensor<2x64x59xf32>
  %ols4 = stablehlo.slice %oy4 [0:1, 0:64, 0:59] : (tensor<2x64x59xf32>) -> tensor<1x64x59xf32>
  %ol4 = stablehlo.reshape %ols4 : (tensor<1x64x59xf32>) -> tensor<64x59xf32>
  %ois4 = stablehlo.slice %oy4 [1:2, 0:64, 0:59] : (tensor<2x64x59xf32>) -> tensor<1x64x59xf32>
  %oi4 = stablehlo.reshape %ois4 : (tensor<1x64x59xf32>) -> tensor<64x59xf32>
  %ow4 = stablehlo.broadcast_in_dim %w4, dims = [1] : (tensor<59xf32>) -> tensor<64x59xf32>
  %za4 = stablehlo.multiply %ol4, %oh4 : tensor<64x59xf32>
  %zb4 = stablehlo.multiply %oi4, %ow4 : tensor<64x59xf32>
  %zc4 = stablehlo.subtract %za4, %zb4 : tensor<64x59xf32>
  %zd4 = stablehlo.multiply %oi4, %oh4 : tensor<64x59xf32>
  %ze4 = stablehlo.add %zd4, %ol4 : tensor<64x59xf32>
  %zf4 = stablehlo.reshape %zc4 : (tensor<64x59xf32>) -> tensor<1x64x59xf32>
  %zg4 = stablehlo.reshape %ze4 : (tensor<64x59xf32>) -> tensor<1x64x59xf32>
  %zh4 = stablehlo.concatenate %zf4, %zg4, dim = 0 : (tensor<1x64x59xf32>, tensor<1x64x59xf32>) -> tensor<2x64x59xf32>
  check.expect_eq %yy4, %zh4 : tensor<2x64x59xf32>
  %xa5 = stablehlo.iota dim = 0 : tensor<19x2x80xi32>
  %xb5 = stablehlo.iota dim = 2 : tensor<19x2x80xi32>
  %xc5 = stablehlo.constant dense<37> : tensor<19x2x80xi32>
  %xd5 = stablehlo.multiply %xa5, %xc5 : tensor<19x2x80xi32>
  %xe5 = stablehlo.add %xd5, %xb5 : tensor<19x2x80xi32>
  %xg5 = stablehlo.iota dim = 1 : tensor<19x2x80xi32>
  %xh5 = stablehlo.constant dense<1009> : tensor<19x2x80xi32>
  %xi5 = stablehlo.multiply %xg5, %xh5 : tensor<19x2x80xi32>
  %xj5 = stablehlo.add %xe5, %xi5 : tensor<19x2x80xi32>
  %xk5 = stablehlo.constant dense<251> : tensor<19x2x80xi32>
  %xl5 = stablehlo.remainder %xj5, %xk5 : tensor<19x2x80xi32>
  %xz5 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<19x2x80xi32>
  %xm5 = stablehlo.add %xl5, %xz5 : tensor<19x2x80xi32>
  %xn5 = stablehlo.convert %xm5 : (tensor<19x2x80xi32>) -> tensor<19x2x80xf32>
  %x5 = stablehlo.optimization_barrier %xn5 : tensor<19x2x80xf32>
  %ta5 = stablehlo.iota dim = 0 : tensor<5x80xi32>
  %tb5 = stablehlo.iota dim = 1 : tensor<5x80xi32>
  %tc5 = stablehlo.constant dense<29> : tensor<5x80xi32>
  %td5 = stablehlo.multiply %ta5, %tc5 : tensor<5x80xi32>
  %te5 = stablehlo.add %td5, %tb5 : tensor<5x80xi32>
  %tj5 = stablehlo.add %te5, %te5 : tensor<5x80xi32>
  %tk5 = stablehlo.constant dense<113> : tensor<5x80xi32>
  %tl5 = stablehlo.remainder %tj5, %tk5 : tensor<5x80xi32>
  %tz5 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<5x80xi32>
  %tm5 = stablehlo.add %tl5, %tz5 : tensor<5x80xi32>
  %tn5 = stablehlo.convert %tm5 : (tensor<5x80xi32>) -> tensor<5x80xf32>
  %t5 = stablehlo.optimization_barrier %tn5 : tensor<5x80xf32>
  %n5 = stablehlo.iota dim = 0 : tensor<19xi32>
  %m5 = stablehlo.constant dense<7919> : tensor<19xi32>
  %p5 = stablehlo.multiply %n5, %m5 : tensor<19xi32>
  %q5 = stablehlo.constant dense<11> : tensor<19xi32>
  %r5 = stablehlo.remainder %p5, %q5 : tensor<19xi32>
  %s5 = stablehlo.constant dense<3> : tensor<19xi32>
  %u5 = stablehlo.subtract %r5, %s5 : tensor<19xi32>
  %v5 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<i32>) -> tensor<19xi32>
  %i5 = stablehlo.add %u5, %v5 : tensor<19xi32>
  %w5 = stablehlo.convert %i5 : (tensor<19xi32>) -> tensor<19xf32>
  %g5 = "stablehlo.gather"(%t5, %i5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 80>}> : (tensor<5x80xf32>, tensor<19xi32>) -> tensor<19x80xf32>
  %los5 = stablehlo.slice %x5 [0:19, 0:1, 0:80] : (tensor<19x2x80xf32>) -> tensor<19x1x80xf32>
  %lo5 = stablehlo.reshape %los5 : (tensor<19x1x80xf32>) -> tensor<19x80xf32>
  %his5 = stablehlo.slice %x5 [0:19, 1:2, 0:80] : (tensor<19x2x80xf32>) -> tensor<19x1x80xf32>
  %hi5 = stablehlo.reshape %his5 : (tensor<19x1x80xf32>) -> tensor<19x80xf32>
  %wb5 = stablehlo.broadcast_in_dim %w5, dims = [0] : (tensor<19xf32>) -> tensor<19x80xf32>
  %ya5 = stablehlo.multiply %lo5, %g5 : tensor<19x80xf32>
  %yb5 = stablehlo.multiply %hi5, %wb5 : tensor<19x80xf32>
  %yc5 = stablehlo.subtract %ya5, %yb5 : tensor<19x80xf32>
  %yd5 = stablehlo.multiply %hi5, %g5 : tensor<19x80xf32>
  %ye5 = stablehlo.add %yd5, %lo5 : tensor<19x80xf32>
  %yf5 = stablehlo.reshape %yc5 : (tensor<19x80xf32>) -> tensor<19x1x80xf32>
  %yg5 = stablehlo.reshape %ye5 : (tensor<19x80xf32>) -> tensor<19x1x80xf32>
  %y5 = stablehlo.concatenate %yf5, %yg5, dim = 1 : (tensor<19x1x80xf32>, tensor<19x1x80xf32>) -> tensor<19x2x80xf32>
  %yy5 = stablehlo.transpose %y5, dims = [1, 2, 0] : (tensor<19x2x80xf32>) -> tensor<2x80x19xf32>
  %ot5 = stablehlo.transpose %t5, dims = [1, 0] : (tensor<5x80xf32>) -> tensor<80x5xf32>
  %ob5 = stablehlo.optimization_barrier %ot5 : tensor<80x5xf32>
  %og5 = "stablehlo.gather"(%ob5, %i5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 80, 1>}> : (tensor<80x5xf32>, tensor<19xi32>) -> tensor<80x19xf32>
  %oh5 = stablehlo.optimization_barrier %og5 : tensor<80x19xf32>
  %ox5 = stablehlo.transpose %x5, dims = [1, 2, 0] : (tensor<19x2x80xf32>) -> tensor<2x80x19xf32>
  %oy5 = stablehlo.optimization_barrier %ox5 : tensor<2x80x19xf32>
  %ols5 = stablehlo.slice %oy5 [0:1, 0:80, 0:19] : (tensor<2x80x19xf32>) -> tensor<1x80x19xf32>
  %ol5 = stablehlo.reshape %ols5 : (tensor<1x80x19xf32>) -> tensor<80x19xf32>
  %ois5 = stablehlo.slice %oy5 [1:2, 0:80, 0:19] : (tensor<2x80x19xf32>) -> tensor<1x80x19xf32>
  %oi5 = stablehlo.reshape %ois5 : (tensor<1x80x19xf32>) -> tensor<80x19xf32>
  %ow5 = stablehlo.broadcast_in_dim %w5, dims = [1] : (tensor<19xf32>) -> tensor<80x19xf32>
  %za5 = stablehlo.multiply %ol5, %oh5 : tensor<80x19xf32>
  %zb5 = stablehlo.multiply %oi5, %ow5 : tensor<80x19xf32>
  %zc5 = stablehlo.subtract %za5, %zb5 : tensor<80x19xf32>
  %zd5 = stablehlo.multiply %oi5, %oh5 : tensor<80x19xf32>
  %ze5 = stablehlo.add %zd5, %ol5 : tensor<80x19xf32>
  %zf5 = stablehlo.reshape %zc5 : (tensor<80x19xf32>) -> tensor<1x80x19xf32>
  %zg5 = stablehlo.reshape %ze5 : (tensor<80x19xf32>) -> tensor<1x80x19xf32>
  %zh5 = stablehlo.concatenate %zf5, %zg5, dim = 0 : (tensor<1x80x19xf32>, tensor<1x80x19xf32>) -> tensor<2x80x19xf32>
  check.expect_eq %yy5, %zh5 : tensor<2x80x19xf32>
  return
}
