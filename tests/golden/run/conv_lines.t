// Convolutions whose results have the pixels of a feature side by side: lines of a row
// and of a whole image, with a bias and what is added read as it lies or out of something
// larger, strides, groups, an odd number of features.  Oracle: pixels of all features side
// by side, which barriers keep so.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.return
}
func.func private @t0() {
  %xi = stablehlo.iota dim = 0 : tensor<1680xi32>
  %xm = stablehlo.constant dense<7> : tensor<1680xi32>
  %xd = stablehlo.constant dense<5> : tensor<1680xi32>
  %xh = stablehlo.constant dense<2> : tensor<1680xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<1680xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<1680xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<1680xi32>
  %x4 = stablehlo.convert %x3 : (tensor<1680xi32>) -> tensor<1680xf32>
  %x5 = stablehlo.reshape %x4 : (tensor<1680xf32>) -> tensor<3x16x5x7xf32>
  %x = stablehlo.optimization_barrier %x5 : tensor<3x16x5x7xf32>
  %ki = stablehlo.iota dim = 0 : tensor<3456xi32>
  %km = stablehlo.constant dense<11> : tensor<3456xi32>
  %kd = stablehlo.constant dense<3> : tensor<3456xi32>
  %kh = stablehlo.constant dense<1> : tensor<3456xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<3456xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<3456xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<3456xi32>
  %k4 = stablehlo.convert %k3 : (tensor<3456xi32>) -> tensor<3456xf32>
  %k5 = stablehlo.reshape %k4 : (tensor<3456xf32>) -> tensor<24x16x3x3xf32>
  %k = stablehlo.optimization_barrier %k5 : tensor<24x16x3x3xf32>
  %ci = stablehlo.iota dim = 0 : tensor<24xi32>
  %cm = stablehlo.constant dense<3> : tensor<24xi32>
  %cd = stablehlo.constant dense<7> : tensor<24xi32>
  %ch = stablehlo.constant dense<3> : tensor<24xi32>
  %c1 = stablehlo.multiply %ci, %cm : tensor<24xi32>
  %c2 = stablehlo.remainder %c1, %cd : tensor<24xi32>
  %c3 = stablehlo.subtract %c2, %ch : tensor<24xi32>
  %c4 = stablehlo.convert %c3 : (tensor<24xi32>) -> tensor<24xf32>
  %c5 = stablehlo.reshape %c4 : (tensor<24xf32>) -> tensor<24xf32>
  %c = stablehlo.optimization_barrier %c5 : tensor<24xf32>
  %r0i = stablehlo.iota dim = 0 : tensor<2520xi32>
  %r0m = stablehlo.constant dense<5> : tensor<2520xi32>
  %r0d = stablehlo.constant dense<9> : tensor<2520xi32>
  %r0h = stablehlo.constant dense<4> : tensor<2520xi32>
  %r01 = stablehlo.multiply %r0i, %r0m : tensor<2520xi32>
  %r02 = stablehlo.remainder %r01, %r0d : tensor<2520xi32>
  %r03 = stablehlo.subtract %r02, %r0h : tensor<2520xi32>
  %r04 = stablehlo.convert %r03 : (tensor<2520xi32>) -> tensor<2520xf32>
  %r05 = stablehlo.reshape %r04 : (tensor<2520xf32>) -> tensor<3x24x5x7xf32>
  %r0 = stablehlo.optimization_barrier %r05 : tensor<3x24x5x7xf32>
  %r = stablehlo.reshape %r0 : (tensor<3x24x5x7xf32>) -> tensor<3x24x5x7xf32>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x16x5x7xf32>, tensor<24x16x3x3xf32>) -> tensor<3x24x5x7xf32>
  %pb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<24xf32>) -> tensor<3x24x5x7xf32>
  %ps = stablehlo.add %y, %pb : tensor<3x24x5x7xf32>
  %pm = stablehlo.maximum %ps, %r : tensor<3x24x5x7xf32>
  %po = stablehlo.add %pm, %r : tensor<3x24x5x7xf32>
  %xt0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<3x16x5x7xf32>) -> tensor<3x5x7x16xf32>
  %xt = stablehlo.optimization_barrier %xt0 : tensor<3x5x7x16xf32>
  %z0 = stablehlo.convolution(%xt, %k) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x5x7x16xf32>, tensor<24x16x3x3xf32>) -> tensor<3x5x7x24xf32>
  %z = stablehlo.optimization_barrier %z0 : tensor<3x5x7x24xf32>
  %zt0 = stablehlo.transpose %z, dims = [0, 3, 1, 2] : (tensor<3x5x7x24xf32>) -> tensor<3x24x5x7xf32>
  %zt = stablehlo.optimization_barrier %zt0 : tensor<3x24x5x7xf32>
  %qb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<24xf32>) -> tensor<3x24x5x7xf32>
  %qs = stablehlo.add %zt, %qb : tensor<3x24x5x7xf32>
  %qm = stablehlo.maximum %qs, %r : tensor<3x24x5x7xf32>
  %qo = stablehlo.add %qm, %r : tensor<3x24x5x7xf32>
  check.expect_eq %po, %qo : tensor<3x24x5x7xf32>
  func.return
}
func.func private @t1() {
  %xi = stablehlo.iota dim = 0 : tensor<14976xi32>
  %xm = stablehlo.constant dense<7> : tensor<14976xi32>
  %xd = stablehlo.constant dense<5> : tensor<14976xi32>
  %xh = stablehlo.constant dense<2> : tensor<14976xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<14976xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<14976xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<14976xi32>
  %x4 = stablehlo.convert %x3 : (tensor<14976xi32>) -> tensor<14976xf32>
  %x5 = stablehlo.reshape %x4 : (tensor<14976xf32>) -> tensor<2x48x12x13xf32>
  %x = stablehlo.optimization_barrier %x5 : tensor<2x48x12x13xf32>
  %ki = stablehlo.iota dim = 0 : tensor<7344xi32>
  %km = stablehlo.constant dense<11> : tensor<7344xi32>
  %kd = stablehlo.constant dense<3> : tensor<7344xi32>
  %kh = stablehlo.constant dense<1> : tensor<7344xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<7344xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<7344xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<7344xi32>
  %k4 = stablehlo.convert %k3 : (tensor<7344xi32>) -> tensor<7344xf32>
  %k5 = stablehlo.reshape %k4 : (tensor<7344xf32>) -> tensor<17x48x3x3xf32>
  %k = stablehlo.optimization_barrier %k5 : tensor<17x48x3x3xf32>
  %ci = stablehlo.iota dim = 0 : tensor<17xi32>
  %cm = stablehlo.constant dense<3> : tensor<17xi32>
  %cd = stablehlo.constant dense<7> : tensor<17xi32>
  %ch = stablehlo.constant dense<3> : tensor<17xi32>
  %c1 = stablehlo.multiply %ci, %cm : tensor<17xi32>
  %c2 = stablehlo.remainder %c1, %cd : tensor<17xi32>
  %c3 = stablehlo.subtract %c2, %ch : tensor<17xi32>
  %c4 = stablehlo.convert %c3 : (tensor<17xi32>) -> tensor<17xf32>
  %c5 = stablehlo.reshape %c4 : (tensor<17xf32>) -> tensor<17xf32>
  %c = stablehlo.optimization_barrier %c5 : tensor<17xf32>
  %r0i = stablehlo.iota dim = 0 : tensor<6120xi32>
  %r0m = stablehlo.constant dense<5> : tensor<6120xi32>
  %r0d = stablehlo.constant dense<9> : tensor<6120xi32>
  %r0h = stablehlo.constant dense<4> : tensor<6120xi32>
  %r01 = stablehlo.multiply %r0i, %r0m : tensor<6120xi32>
  %r02 = stablehlo.remainder %r01, %r0d : tensor<6120xi32>
  %r03 = stablehlo.subtract %r02, %r0h : tensor<6120xi32>
  %r04 = stablehlo.convert %r03 : (tensor<6120xi32>) -> tensor<6120xf32>
  %r05 = stablehlo.reshape %r04 : (tensor<6120xf32>) -> tensor<2x17x12x15xf32>
  %r0 = stablehlo.optimization_barrier %r05 : tensor<2x17x12x15xf32>
  %r = stablehlo.slice %r0 [0:2, 0:17, 0:12, 1:14] : (tensor<2x17x12x15xf32>) -> tensor<2x17x12x13xf32>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x48x12x13xf32>, tensor<17x48x3x3xf32>) -> tensor<2x17x12x13xf32>
  %pb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<17xf32>) -> tensor<2x17x12x13xf32>
  %ps = stablehlo.add %y, %pb : tensor<2x17x12x13xf32>
  %pm = stablehlo.maximum %ps, %r : tensor<2x17x12x13xf32>
  %po = stablehlo.add %pm, %r : tensor<2x17x12x13xf32>
  %xt0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<2x48x12x13xf32>) -> tensor<2x12x13x48xf32>
  %xt = stablehlo.optimization_barrier %xt0 : tensor<2x12x13x48xf32>
  %z0 = stablehlo.convolution(%xt, %k) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x12x13x48xf32>, tensor<17x48x3x3xf32>) -> tensor<2x12x13x17xf32>
  %z = stablehlo.optimization_barrier %z0 : tensor<2x12x13x17xf32>
  %zt0 = stablehlo.transpose %z, dims = [0, 3, 1, 2] : (tensor<2x12x13x17xf32>) -> tensor<2x17x12x13xf32>
  %zt = stablehlo.optimization_barrier %zt0 : tensor<2x17x12x13xf32>
  %qb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<17xf32>) -> tensor<2x17x12x13xf32>
  %qs = stablehlo.add %zt, %qb : tensor<2x17x12x13xf32>
  %qm = stablehlo.maximum %qs, %r : tensor<2x17x12x13xf32>
  %qo = stablehlo.add %qm, %r : tensor<2x17x12x13xf32>
  check.expect_eq %po, %qo : tensor<2x17x12x13xf32>
  func.return
}
func.func private @t2() {
  %xi = stablehlo.iota dim = 0 : tensor<4608xi32>
  %xm = stablehlo.constant dense<7> : tensor<4608xi32>
  %xd = stablehlo.constant dense<5> : tensor<4608xi32>
  %xh = stablehlo.constant dense<2> : tensor<4608xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<4608xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<4608xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<4608xi32>
  %x4 = stablehlo.convert %x3 : (tensor<4608xi32>) -> tensor<4608xf16>
  %x5 = stablehlo.reshape %x4 : (tensor<4608xf16>) -> tensor<2x32x9x8xf16>
  %x = stablehlo.optimization_barrier %x5 : tensor<2x32x9x8xf16>
  %ki = stablehlo.iota dim = 0 : tensor<5760xi32>
  %km = stablehlo.constant dense<11> : tensor<5760xi32>
  %kd = stablehlo.constant dense<3> : tensor<5760xi32>
  %kh = stablehlo.constant dense<1> : tensor<5760xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<5760xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<5760xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<5760xi32>
  %k4 = stablehlo.convert %k3 : (tensor<5760xi32>) -> tensor<5760xf16>
  %k5 = stablehlo.reshape %k4 : (tensor<5760xf16>) -> tensor<40x16x3x3xf16>
  %k = stablehlo.optimization_barrier %k5 : tensor<40x16x3x3xf16>
  %ci = stablehlo.iota dim = 0 : tensor<40xi32>
  %cm = stablehlo.constant dense<3> : tensor<40xi32>
  %cd = stablehlo.constant dense<7> : tensor<40xi32>
  %ch = stablehlo.constant dense<3> : tensor<40xi32>
  %c1 = stablehlo.multiply %ci, %cm : tensor<40xi32>
  %c2 = stablehlo.remainder %c1, %cd : tensor<40xi32>
  %c3 = stablehlo.subtract %c2, %ch : tensor<40xi32>
  %c4 = stablehlo.convert %c3 : (tensor<40xi32>) -> tensor<40xf16>
  %c5 = stablehlo.reshape %c4 : (tensor<40xf16>) -> tensor<40xf16>
  %c = stablehlo.optimization_barrier %c5 : tensor<40xf16>
  %r0i = stablehlo.iota dim = 0 : tensor<5760xi32>
  %r0m = stablehlo.constant dense<5> : tensor<5760xi32>
  %r0d = stablehlo.constant dense<9> : tensor<5760xi32>
  %r0h = stablehlo.constant dense<4> : tensor<5760xi32>
  %r01 = stablehlo.multiply %r0i, %r0m : tensor<5760xi32>
  %r02 = stablehlo.remainder %r01, %r0d : tensor<5760xi32>
  %r03 = stablehlo.subtract %r02, %r0h : tensor<5760xi32>
  %r04 = stablehlo.convert %r03 : (tensor<5760xi32>) -> tensor<5760xf16>
  %r05 = stablehlo.reshape %r04 : (tensor<5760xf16>) -> tensor<2x40x9x8xf16>
  %r0 = stablehlo.optimization_barrier %r05 : tensor<2x40x9x8xf16>
  %r = stablehlo.reshape %r0 : (tensor<2x40x9x8xf16>) -> tensor<2x40x9x8xf16>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x32x9x8xf16>, tensor<40x16x3x3xf16>) -> tensor<2x40x9x8xf16>
  %pb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<40xf16>) -> tensor<2x40x9x8xf16>
  %ps = stablehlo.add %y, %pb : tensor<2x40x9x8xf16>
  %pm = stablehlo.maximum %ps, %r : tensor<2x40x9x8xf16>
  %po = stablehlo.add %pm, %r : tensor<2x40x9x8xf16>
  %xt0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<2x32x9x8xf16>) -> tensor<2x9x8x32xf16>
  %xt = stablehlo.optimization_barrier %xt0 : tensor<2x9x8x32xf16>
  %z0 = stablehlo.convolution(%xt, %k) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x9x8x32xf16>, tensor<40x16x3x3xf16>) -> tensor<2x9x8x40xf16>
  %z = stablehlo.optimization_barrier %z0 : tensor<2x9x8x40xf16>
  %zt0 = stablehlo.transpose %z, dims = [0, 3, 1, 2] : (tensor<2x9x8x40xf16>) -> tensor<2x40x9x8xf16>
  %zt = stablehlo.optimization_barrier %zt0 : tensor<2x40x9x8xf16>
  %qb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<40xf16>) -> tensor<2x40x9x8xf16>
  %qs = stablehlo.add %zt, %qb : tensor<2x40x9x8xf16>
  %qm = stablehlo.maximum %qs, %r : tensor<2x40x9x8xf16>
  %qo = stablehlo.add %qm, %r : tensor<2x40x9x8xf16>
  check.expect_eq %po, %qo : tensor<2x40x9x8xf16>
  func.return
}
func.func private @t3() {
  %xi = stablehlo.iota dim = 0 : tensor<8192xi32>
  %xm = stablehlo.constant dense<7> : tensor<8192xi32>
  %xd = stablehlo.constant dense<5> : tensor<8192xi32>
  %xh = stablehlo.constant dense<2> : tensor<8192xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<8192xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<8192xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<8192xi32>
  %x4 = stablehlo.convert %x3 : (tensor<8192xi32>) -> tensor<8192xf32>
  %x5 = stablehlo.reshape %x4 : (tensor<8192xf32>) -> tensor<1x32x16x16xf32>
  %x = stablehlo.optimization_barrier %x5 : tensor<1x32x16x16xf32>
  %ki = stablehlo.iota dim = 0 : tensor<39168xi32>
  %km = stablehlo.constant dense<11> : tensor<39168xi32>
  %kd = stablehlo.constant dense<3> : tensor<39168xi32>
  %kh = stablehlo.constant dense<1> : tensor<39168xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<39168xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<39168xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<39168xi32>
  %k4 = stablehlo.convert %k3 : (tensor<39168xi32>) -> tensor<39168xf32>
  %k5 = stablehlo.reshape %k4 : (tensor<39168xf32>) -> tensor<136x32x3x3xf32>
  %k = stablehlo.optimization_barrier %k5 : tensor<136x32x3x3xf32>
  %ci = stablehlo.iota dim = 0 : tensor<136xi32>
  %cm = stablehlo.constant dense<3> : tensor<136xi32>
  %cd = stablehlo.constant dense<7> : tensor<136xi32>
  %ch = stablehlo.constant dense<3> : tensor<136xi32>
  %c1 = stablehlo.multiply %ci, %cm : tensor<136xi32>
  %c2 = stablehlo.remainder %c1, %cd : tensor<136xi32>
  %c3 = stablehlo.subtract %c2, %ch : tensor<136xi32>
  %c4 = stablehlo.convert %c3 : (tensor<136xi32>) -> tensor<136xf32>
  %c5 = stablehlo.reshape %c4 : (tensor<136xf32>) -> tensor<136xf32>
  %c = stablehlo.optimization_barrier %c5 : tensor<136xf32>
  %r0i = stablehlo.iota dim = 0 : tensor<10880xi32>
  %r0m = stablehlo.constant dense<5> : tensor<10880xi32>
  %r0d = stablehlo.constant dense<9> : tensor<10880xi32>
  %r0h = stablehlo.constant dense<4> : tensor<10880xi32>
  %r01 = stablehlo.multiply %r0i, %r0m : tensor<10880xi32>
  %r02 = stablehlo.remainder %r01, %r0d : tensor<10880xi32>
  %r03 = stablehlo.subtract %r02, %r0h : tensor<10880xi32>
  %r04 = stablehlo.convert %r03 : (tensor<10880xi32>) -> tensor<10880xf32>
  %r05 = stablehlo.reshape %r04 : (tensor<10880xf32>) -> tensor<1x136x8x10xf32>
  %r0 = stablehlo.optimization_barrier %r05 : tensor<1x136x8x10xf32>
  %r = stablehlo.slice %r0 [0:1, 0:136, 0:8, 1:9] : (tensor<1x136x8x10xf32>) -> tensor<1x136x8x8xf32>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x32x16x16xf32>, tensor<136x32x3x3xf32>) -> tensor<1x136x8x8xf32>
  %pb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<136xf32>) -> tensor<1x136x8x8xf32>
  %ps = stablehlo.add %y, %pb : tensor<1x136x8x8xf32>
  %pm = stablehlo.maximum %ps, %r : tensor<1x136x8x8xf32>
  %po = stablehlo.add %pm, %r : tensor<1x136x8x8xf32>
  %xt0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<1x32x16x16xf32>) -> tensor<1x16x16x32xf32>
  %xt = stablehlo.optimization_barrier %xt0 : tensor<1x16x16x32xf32>
  %z0 = stablehlo.convolution(%xt, %k) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x16x32xf32>, tensor<136x32x3x3xf32>) -> tensor<1x8x8x136xf32>
  %z = stablehlo.optimization_barrier %z0 : tensor<1x8x8x136xf32>
  %zt0 = stablehlo.transpose %z, dims = [0, 3, 1, 2] : (tensor<1x8x8x136xf32>) -> tensor<1x136x8x8xf32>
  %zt = stablehlo.optimization_barrier %zt0 : tensor<1x136x8x8xf32>
  %qb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<136xf32>) -> tensor<1x136x8x8xf32>
  %qs = stablehlo.add %zt, %qb : tensor<1x136x8x8xf32>
  %qm = stablehlo.maximum %qs, %r : tensor<1x136x8x8xf32>
  %qo = stablehlo.add %qm, %r : tensor<1x136x8x8xf32>
  check.expect_eq %po, %qo : tensor<1x136x8x8xf32>
  func.return
}
func.func private @t4() {
  %xi = stablehlo.iota dim = 0 : tensor<2592xi32>
  %xm = stablehlo.constant dense<7> : tensor<2592xi32>
  %xd = stablehlo.constant dense<5> : tensor<2592xi32>
  %xh = stablehlo.constant dense<2> : tensor<2592xi32>
  %x1 = stablehlo.multiply %xi, %xm : tensor<2592xi32>
  %x2 = stablehlo.remainder %x1, %xd : tensor<2592xi32>
  %x3 = stablehlo.subtract %x2, %xh : tensor<2592xi32>
  %x4 = stablehlo.convert %x3 : (tensor<2592xi32>) -> tensor<2592xf64>
  %x5 = stablehlo.reshape %x4 : (tensor<2592xf64>) -> tensor<2x16x9x9xf64>
  %x = stablehlo.optimization_barrier %x5 : tensor<2x16x9x9xf64>
  %ki = stablehlo.iota dim = 0 : tensor<1728xi32>
  %km = stablehlo.constant dense<11> : tensor<1728xi32>
  %kd = stablehlo.constant dense<3> : tensor<1728xi32>
  %kh = stablehlo.constant dense<1> : tensor<1728xi32>
  %k1 = stablehlo.multiply %ki, %km : tensor<1728xi32>
  %k2 = stablehlo.remainder %k1, %kd : tensor<1728xi32>
  %k3 = stablehlo.subtract %k2, %kh : tensor<1728xi32>
  %k4 = stablehlo.convert %k3 : (tensor<1728xi32>) -> tensor<1728xf64>
  %k5 = stablehlo.reshape %k4 : (tensor<1728xf64>) -> tensor<12x16x3x3xf64>
  %k = stablehlo.optimization_barrier %k5 : tensor<12x16x3x3xf64>
  %ci = stablehlo.iota dim = 0 : tensor<12xi32>
  %cm = stablehlo.constant dense<3> : tensor<12xi32>
  %cd = stablehlo.constant dense<7> : tensor<12xi32>
  %ch = stablehlo.constant dense<3> : tensor<12xi32>
  %c1 = stablehlo.multiply %ci, %cm : tensor<12xi32>
  %c2 = stablehlo.remainder %c1, %cd : tensor<12xi32>
  %c3 = stablehlo.subtract %c2, %ch : tensor<12xi32>
  %c4 = stablehlo.convert %c3 : (tensor<12xi32>) -> tensor<12xf64>
  %c5 = stablehlo.reshape %c4 : (tensor<12xf64>) -> tensor<12xf64>
  %c = stablehlo.optimization_barrier %c5 : tensor<12xf64>
  %r0i = stablehlo.iota dim = 0 : tensor<1944xi32>
  %r0m = stablehlo.constant dense<5> : tensor<1944xi32>
  %r0d = stablehlo.constant dense<9> : tensor<1944xi32>
  %r0h = stablehlo.constant dense<4> : tensor<1944xi32>
  %r01 = stablehlo.multiply %r0i, %r0m : tensor<1944xi32>
  %r02 = stablehlo.remainder %r01, %r0d : tensor<1944xi32>
  %r03 = stablehlo.subtract %r02, %r0h : tensor<1944xi32>
  %r04 = stablehlo.convert %r03 : (tensor<1944xi32>) -> tensor<1944xf64>
  %r05 = stablehlo.reshape %r04 : (tensor<1944xf64>) -> tensor<2x12x9x9xf64>
  %r0 = stablehlo.optimization_barrier %r05 : tensor<2x12x9x9xf64>
  %r = stablehlo.reshape %r0 : (tensor<2x12x9x9xf64>) -> tensor<2x12x9x9xf64>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x9x9xf64>, tensor<12x16x3x3xf64>) -> tensor<2x12x9x9xf64>
  %pb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<12xf64>) -> tensor<2x12x9x9xf64>
  %ps = stablehlo.add %y, %pb : tensor<2x12x9x9xf64>
  %pm = stablehlo.maximum %ps, %r : tensor<2x12x9x9xf64>
  %po = stablehlo.add %pm, %r : tensor<2x12x9x9xf64>
  %xt0 = stablehlo.transpose %x, dims = [0, 2, 3, 1] : (tensor<2x16x9x9xf64>) -> tensor<2x9x9x16xf64>
  %xt = stablehlo.optimization_barrier %xt0 : tensor<2x9x9x16xf64>
  %z0 = stablehlo.convolution(%xt, %k) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x16xf64>, tensor<12x16x3x3xf64>) -> tensor<2x9x9x12xf64>
  %z = stablehlo.optimization_barrier %z0 : tensor<2x9x9x12xf64>
  %zt0 = stablehlo.transpose %z, dims = [0, 3, 1, 2] : (tensor<2x9x9x12xf64>) -> tensor<2x12x9x9xf64>
  %zt = stablehlo.optimization_barrier %zt0 : tensor<2x12x9x9xf64>
  %qb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<12xf64>) -> tensor<2x12x9x9xf64>
  %qs = stablehlo.add %zt, %qb : tensor<2x12x9x9xf64>
  %qm = stablehlo.maximum %qs, %r : tensor<2x12x9x9xf64>
  %qo = stablehlo.add %qm, %r : tensor<2x12x9x9xf64>
  check.expect_eq %po, %qo : tensor<2x12x9x9xf64>
  func.return
}
