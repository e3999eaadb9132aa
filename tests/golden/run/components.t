// Pairs of points, coordinate by coordinate: forces summed along either dim, points of
// two to four coordinates, integers, points of a loop.  Oracle: the same with differences
// that a barrier keeps whole.
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
  func.call @looped() : () -> ()
  func.return
}
func.func private @t0() {
  %i0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %i1 = stablehlo.constant dense<7> : tensor<36xi32>
  %i2 = stablehlo.multiply %i0, %i1 : tensor<36xi32>
  %i3 = stablehlo.constant dense<5> : tensor<36xi32>
  %i4 = stablehlo.remainder %i2, %i3 : tensor<36xi32>
  %i5 = stablehlo.convert %i4 : (tensor<36xi32>) -> tensor<36xf32>
  %i6 = stablehlo.reshape %i5 : (tensor<36xf32>) -> tensor<12x3xf32>
  %x = stablehlo.optimization_barrier %i6 : tensor<12x3xf32>
  %pa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<12x3xf32>) -> tensor<12x12x3xf32>
  %pb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<12x3xf32>) -> tensor<12x12x3xf32>
  %pd = stablehlo.subtract %pa, %pb : tensor<12x12x3xf32>
  %pq = stablehlo.multiply %pd, %pd : tensor<12x12x3xf32>
  %pz = stablehlo.constant dense<0.0> : tensor<f32>
  %pr = stablehlo.reduce(%pq init: %pz) applies stablehlo.add across dimensions = [2] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x12xf32>
  %pk = stablehlo.constant dense<3.0> : tensor<12x12xf32>
  %pm = stablehlo.minimum %pr, %pk : tensor<12x12xf32>
  %pf = stablehlo.broadcast_in_dim %pm, dims = [0, 1] : (tensor<12x12xf32>) -> tensor<12x12x3xf32>
  %pg = stablehlo.multiply %pf, %pd : tensor<12x12x3xf32>
  %ps = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [1] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
  %pu = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [0] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
  %pv = stablehlo.negate %pu : tensor<12x3xf32>
  %pw = stablehlo.add %ps, %x : tensor<12x3xf32>
  %qa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<12x3xf32>) -> tensor<12x12x3xf32>
  %qb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<12x3xf32>) -> tensor<12x12x3xf32>
  %qd0 = stablehlo.subtract %qa, %qb : tensor<12x12x3xf32>
  %qd = stablehlo.optimization_barrier %qd0 : tensor<12x12x3xf32>
  %qq0 = stablehlo.multiply %qd, %qd : tensor<12x12x3xf32>
  %qq = stablehlo.optimization_barrier %qq0 : tensor<12x12x3xf32>
  %qz = stablehlo.constant dense<0.0> : tensor<f32>
  %qr = stablehlo.reduce(%qq init: %qz) applies stablehlo.add across dimensions = [2] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x12xf32>
  %qk = stablehlo.constant dense<3.0> : tensor<12x12xf32>
  %qm = stablehlo.minimum %qr, %qk : tensor<12x12xf32>
  %qf = stablehlo.broadcast_in_dim %qm, dims = [0, 1] : (tensor<12x12xf32>) -> tensor<12x12x3xf32>
  %qg0 = stablehlo.multiply %qf, %qd : tensor<12x12x3xf32>
  %qg = stablehlo.optimization_barrier %qg0 : tensor<12x12x3xf32>
  %qs = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [1] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
  %qu = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [0] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
  %qv = stablehlo.negate %qu : tensor<12x3xf32>
  %qw = stablehlo.add %qs, %x : tensor<12x3xf32>
  check.expect_eq %pv, %qv : tensor<12x3xf32>
  check.expect_eq %pw, %qw : tensor<12x3xf32>
  func.return
}
func.func private @t1() {
  %i0 = stablehlo.iota dim = 0 : tensor<34xi32>
  %i1 = stablehlo.constant dense<7> : tensor<34xi32>
  %i2 = stablehlo.multiply %i0, %i1 : tensor<34xi32>
  %i3 = stablehlo.constant dense<5> : tensor<34xi32>
  %i4 = stablehlo.remainder %i2, %i3 : tensor<34xi32>
  %i5 = stablehlo.convert %i4 : (tensor<34xi32>) -> tensor<34xf32>
  %i6 = stablehlo.reshape %i5 : (tensor<34xf32>) -> tensor<17x2xf32>
  %x = stablehlo.optimization_barrier %i6 : tensor<17x2xf32>
  %pa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<17x2xf32>) -> tensor<17x17x2xf32>
  %pb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<17x2xf32>) -> tensor<17x17x2xf32>
  %pd = stablehlo.subtract %pa, %pb : tensor<17x17x2xf32>
  %pq = stablehlo.multiply %pd, %pd : tensor<17x17x2xf32>
  %pz = stablehlo.constant dense<0.0> : tensor<f32>
  %pr = stablehlo.reduce(%pq init: %pz) applies stablehlo.add across dimensions = [2] : (tensor<17x17x2xf32>, tensor<f32>) -> tensor<17x17xf32>
  %pk = stablehlo.constant dense<3.0> : tensor<17x17xf32>
  %pm = stablehlo.minimum %pr, %pk : tensor<17x17xf32>
  %pf = stablehlo.broadcast_in_dim %pm, dims = [0, 1] : (tensor<17x17xf32>) -> tensor<17x17x2xf32>
  %pg = stablehlo.multiply %pf, %pd : tensor<17x17x2xf32>
  %ps = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [1] : (tensor<17x17x2xf32>, tensor<f32>) -> tensor<17x2xf32>
  %pu = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [0] : (tensor<17x17x2xf32>, tensor<f32>) -> tensor<17x2xf32>
  %pv = stablehlo.negate %pu : tensor<17x2xf32>
  %pw = stablehlo.add %ps, %x : tensor<17x2xf32>
  %qa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<17x2xf32>) -> tensor<17x17x2xf32>
  %qb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<17x2xf32>) -> tensor<17x17x2xf32>
  %qd0 = stablehlo.subtract %qa, %qb : tensor<17x17x2xf32>
  %qd = stablehlo.optimization_barrier %qd0 : tensor<17x17x2xf32>
  %qq0 = stablehlo.multiply %qd, %qd : tensor<17x17x2xf32>
  %qq = stablehlo.optimization_barrier %qq0 : tensor<17x17x2xf32>
  %qz = stablehlo.constant dense<0.0> : tensor<f32>
  %qr = stablehlo.reduce(%qq init: %qz) applies stablehlo.add across dimensions = [2] : (tensor<17x17x2xf32>, tensor<f32>) -> tensor<17x17xf32>
  %qk = stablehlo.constant dense<3.0> : tensor<17x17xf32>
  %qm = stablehlo.minimum %qr, %qk : tensor<17x17xf32>
  %qf = stablehlo.broadcast_in_dim %qm, dims = [0, 1] : (tensor<17x17xf32>) -> tensor<17x17x2xf32>
  %qg0 = stablehlo.multiply %qf, %qd : tensor<17x17x2xf32>
  %qg = stablehlo.optimization_barrier %qg0 : tensor<17x17x2xf32>
  %qs = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [1] : (tensor<17x17x2xf32>, tensor<f32>) -> tensor<17x2xf32>
  %qu = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [0] : (tensor<17x17x2xf32>, tensor<f32>) -> tensor<17x2xf32>
  %qv = stablehlo.negate %qu : tensor<17x2xf32>
  %qw = stablehlo.add %qs, %x : tensor<17x2xf32>
  check.expect_eq %pv, %qv : tensor<17x2xf32>
  check.expect_eq %pw, %qw : tensor<17x2xf32>
  func.return
}
func.func private @t2() {
  %i0 = stablehlo.iota dim = 0 : tensor<80xi32>
  %i1 = stablehlo.constant dense<7> : tensor<80xi32>
  %i2 = stablehlo.multiply %i0, %i1 : tensor<80xi32>
  %i3 = stablehlo.constant dense<5> : tensor<80xi32>
  %i4 = stablehlo.remainder %i2, %i3 : tensor<80xi32>
  %i5 = stablehlo.convert %i4 : (tensor<80xi32>) -> tensor<80xf64>
  %i6 = stablehlo.reshape %i5 : (tensor<80xf64>) -> tensor<20x4xf64>
  %x = stablehlo.optimization_barrier %i6 : tensor<20x4xf64>
  %pa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<20x4xf64>) -> tensor<20x20x4xf64>
  %pb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<20x4xf64>) -> tensor<20x20x4xf64>
  %pd = stablehlo.subtract %pa, %pb : tensor<20x20x4xf64>
  %pq = stablehlo.multiply %pd, %pd : tensor<20x20x4xf64>
  %pz = stablehlo.constant dense<0.0> : tensor<f64>
  %pr = stablehlo.reduce(%pq init: %pz) applies stablehlo.add across dimensions = [2] : (tensor<20x20x4xf64>, tensor<f64>) -> tensor<20x20xf64>
  %pk = stablehlo.constant dense<3.0> : tensor<20x20xf64>
  %pm = stablehlo.minimum %pr, %pk : tensor<20x20xf64>
  %pf = stablehlo.broadcast_in_dim %pm, dims = [0, 1] : (tensor<20x20xf64>) -> tensor<20x20x4xf64>
  %pg = stablehlo.multiply %pf, %pd : tensor<20x20x4xf64>
  %ps = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [1] : (tensor<20x20x4xf64>, tensor<f64>) -> tensor<20x4xf64>
  %pu = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [0] : (tensor<20x20x4xf64>, tensor<f64>) -> tensor<20x4xf64>
  %pv = stablehlo.negate %pu : tensor<20x4xf64>
  %pw = stablehlo.add %ps, %x : tensor<20x4xf64>
  %qa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<20x4xf64>) -> tensor<20x20x4xf64>
  %qb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<20x4xf64>) -> tensor<20x20x4xf64>
  %qd0 = stablehlo.subtract %qa, %qb : tensor<20x20x4xf64>
  %qd = stablehlo.optimization_barrier %qd0 : tensor<20x20x4xf64>
  %qq0 = stablehlo.multiply %qd, %qd : tensor<20x20x4xf64>
  %qq = stablehlo.optimization_barrier %qq0 : tensor<20x20x4xf64>
  %qz = stablehlo.constant dense<0.0> : tensor<f64>
  %qr = stablehlo.reduce(%qq init: %qz) applies stablehlo.add across dimensions = [2] : (tensor<20x20x4xf64>, tensor<f64>) -> tensor<20x20xf64>
  %qk = stablehlo.constant dense<3.0> : tensor<20x20xf64>
  %qm = stablehlo.minimum %qr, %qk : tensor<20x20xf64>
  %qf = stablehlo.broadcast_in_dim %qm, dims = [0, 1] : (tensor<20x20xf64>) -> tensor<20x20x4xf64>
  %qg0 = stablehlo.multiply %qf, %qd : tensor<20x20x4xf64>
  %qg = stablehlo.optimization_barrier %qg0 : tensor<20x20x4xf64>
  %qs = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [1] : (tensor<20x20x4xf64>, tensor<f64>) -> tensor<20x4xf64>
  %qu = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [0] : (tensor<20x20x4xf64>, tensor<f64>) -> tensor<20x4xf64>
  %qv = stablehlo.negate %qu : tensor<20x4xf64>
  %qw = stablehlo.add %qs, %x : tensor<20x4xf64>
  check.expect_eq %pv, %qv : tensor<20x4xf64>
  check.expect_eq %pw, %qw : tensor<20x4xf64>
  func.return
}
func.func private @t3() {
  %i0 = stablehlo.iota dim = 0 : tensor<39xi32>
  %i1 = stablehlo.constant dense<7> : tensor<39xi32>
  %i2 = stablehlo.multiply %i0, %i1 : tensor<39xi32>
  %i3 = stablehlo.constant dense<5> : tensor<39xi32>
  %i4 = stablehlo.remainder %i2, %i3 : tensor<39xi32>
  %i5 = stablehlo.convert %i4 : (tensor<39xi32>) -> tensor<39xi32>
  %i6 = stablehlo.reshape %i5 : (tensor<39xi32>) -> tensor<13x3xi32>
  %x = stablehlo.optimization_barrier %i6 : tensor<13x3xi32>
  %pa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<13x3xi32>) -> tensor<13x13x3xi32>
  %pb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<13x3xi32>) -> tensor<13x13x3xi32>
  %pd = stablehlo.subtract %pa, %pb : tensor<13x13x3xi32>
  %pq = stablehlo.multiply %pd, %pd : tensor<13x13x3xi32>
  %pz = stablehlo.constant dense<0> : tensor<i32>
  %pr = stablehlo.reduce(%pq init: %pz) applies stablehlo.add across dimensions = [2] : (tensor<13x13x3xi32>, tensor<i32>) -> tensor<13x13xi32>
  %pk = stablehlo.constant dense<3> : tensor<13x13xi32>
  %pm = stablehlo.minimum %pr, %pk : tensor<13x13xi32>
  %pf = stablehlo.broadcast_in_dim %pm, dims = [0, 1] : (tensor<13x13xi32>) -> tensor<13x13x3xi32>
  %pg = stablehlo.multiply %pf, %pd : tensor<13x13x3xi32>
  %ps = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [1] : (tensor<13x13x3xi32>, tensor<i32>) -> tensor<13x3xi32>
  %pu = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [0] : (tensor<13x13x3xi32>, tensor<i32>) -> tensor<13x3xi32>
  %pv = stablehlo.negate %pu : tensor<13x3xi32>
  %pw = stablehlo.add %ps, %x : tensor<13x3xi32>
  %qa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<13x3xi32>) -> tensor<13x13x3xi32>
  %qb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<13x3xi32>) -> tensor<13x13x3xi32>
  %qd0 = stablehlo.subtract %qa, %qb : tensor<13x13x3xi32>
  %qd = stablehlo.optimization_barrier %qd0 : tensor<13x13x3xi32>
  %qq0 = stablehlo.multiply %qd, %qd : tensor<13x13x3xi32>
  %qq = stablehlo.optimization_barrier %qq0 : tensor<13x13x3xi32>
  %qz = stablehlo.constant dense<0> : tensor<i32>
  %qr = stablehlo.reduce(%qq init: %qz) applies stablehlo.add across dimensions = [2] : (tensor<13x13x3xi32>, tensor<i32>) -> tensor<13x13xi32>
  %qk = stablehlo.constant dense<3> : tensor<13x13xi32>
  %qm = stablehlo.minimum %qr, %qk : tensor<13x13xi32>
  %qf = stablehlo.broadcast_in_dim %qm, dims = [0, 1] : (tensor<13x13xi32>) -> tensor<13x13x3xi32>
  %qg0 = stablehlo.multiply %qf, %qd : tensor<13x13x3xi32>
  %qg = stablehlo.optimization_barrier %qg0 : tensor<13x13x3xi32>
  %qs = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [1] : (tensor<13x13x3xi32>, tensor<i32>) -> tensor<13x3xi32>
  %qu = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [0] : (tensor<13x13x3xi32>, tensor<i32>) -> tensor<13x3xi32>
  %qv = stablehlo.negate %qu : tensor<13x3xi32>
  %qw = stablehlo.add %qs, %x : tensor<13x3xi32>
  check.expect_eq %pv, %qv : tensor<13x3xi32>
  check.expect_eq %pw, %qw : tensor<13x3xi32>
  func.return
}
func.func private @t4() {
  %i0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %i1 = stablehlo.constant dense<7> : tensor<24xi32>
  %i2 = stablehlo.multiply %i0, %i1 : tensor<24xi32>
  %i3 = stablehlo.constant dense<5> : tensor<24xi32>
  %i4 = stablehlo.remainder %i2, %i3 : tensor<24xi32>
  %i5 = stablehlo.convert %i4 : (tensor<24xi32>) -> tensor<24xbf16>
  %i6 = stablehlo.reshape %i5 : (tensor<24xbf16>) -> tensor<12x2xbf16>
  %x = stablehlo.optimization_barrier %i6 : tensor<12x2xbf16>
  %pa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<12x2xbf16>) -> tensor<12x12x2xbf16>
  %pb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<12x2xbf16>) -> tensor<12x12x2xbf16>
  %pd = stablehlo.subtract %pa, %pb : tensor<12x12x2xbf16>
  %pq = stablehlo.multiply %pd, %pd : tensor<12x12x2xbf16>
  %pz = stablehlo.constant dense<0.0> : tensor<bf16>
  %pr = stablehlo.reduce(%pq init: %pz) applies stablehlo.add across dimensions = [2] : (tensor<12x12x2xbf16>, tensor<bf16>) -> tensor<12x12xbf16>
  %pk = stablehlo.constant dense<3.0> : tensor<12x12xbf16>
  %pm = stablehlo.minimum %pr, %pk : tensor<12x12xbf16>
  %pf = stablehlo.broadcast_in_dim %pm, dims = [0, 1] : (tensor<12x12xbf16>) -> tensor<12x12x2xbf16>
  %pg = stablehlo.multiply %pf, %pd : tensor<12x12x2xbf16>
  %ps = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [1] : (tensor<12x12x2xbf16>, tensor<bf16>) -> tensor<12x2xbf16>
  %pu = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [0] : (tensor<12x12x2xbf16>, tensor<bf16>) -> tensor<12x2xbf16>
  %pv = stablehlo.negate %pu : tensor<12x2xbf16>
  %pw = stablehlo.add %ps, %x : tensor<12x2xbf16>
  %qa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<12x2xbf16>) -> tensor<12x12x2xbf16>
  %qb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<12x2xbf16>) -> tensor<12x12x2xbf16>
  %qd0 = stablehlo.subtract %qa, %qb : tensor<12x12x2xbf16>
  %qd = stablehlo.optimization_barrier %qd0 : tensor<12x12x2xbf16>
  %qq0 = stablehlo.multiply %qd, %qd : tensor<12x12x2xbf16>
  %qq = stablehlo.optimization_barrier %qq0 : tensor<12x12x2xbf16>
  %qz = stablehlo.constant dense<0.0> : tensor<bf16>
  %qr = stablehlo.reduce(%qq init: %qz) applies stablehlo.add across dimensions = [2] : (tensor<12x12x2xbf16>, tensor<bf16>) -> tensor<12x12xbf16>
  %qk = stablehlo.constant dense<3.0> : tensor<12x12xbf16>
  %qm = stablehlo.minimum %qr, %qk : tensor<12x12xbf16>
  %qf = stablehlo.broadcast_in_dim %qm, dims = [0, 1] : (tensor<12x12xbf16>) -> tensor<12x12x2xbf16>
  %qg0 = stablehlo.multiply %qf, %qd : tensor<12x12x2xbf16>
  %qg = stablehlo.optimization_barrier %qg0 : tensor<12x12x2xbf16>
  %qs = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [1] : (tensor<12x12x2xbf16>, tensor<bf16>) -> tensor<12x2xbf16>
  %qu = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [0] : (tensor<12x12x2xbf16>, tensor<bf16>) -> tensor<12x2xbf16>
  %qv = stablehlo.negate %qu : tensor<12x2xbf16>
  %qw = stablehlo.add %qs, %x : tensor<12x2xbf16>
  check.expect_eq %pv, %qv : tensor<12x2xbf16>
  check.expect_eq %pw, %qw : tensor<12x2xbf16>
  func.return
}
func.func private @t5() {
  %i0 = stablehlo.iota dim = 0 : tensor<99xi32>
  %i1 = stablehlo.constant dense<7> : tensor<99xi32>
  %i2 = stablehlo.multiply %i0, %i1 : tensor<99xi32>
  %i3 = stablehlo.constant dense<5> : tensor<99xi32>
  %i4 = stablehlo.remainder %i2, %i3 : tensor<99xi32>
  %i5 = stablehlo.convert %i4 : (tensor<99xi32>) -> tensor<99xf32>
  %i6 = stablehlo.reshape %i5 : (tensor<99xf32>) -> tensor<33x3xf32>
  %x = stablehlo.optimization_barrier %i6 : tensor<33x3xf32>
  %pa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<33x3xf32>) -> tensor<33x33x3xf32>
  %pb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<33x3xf32>) -> tensor<33x33x3xf32>
  %pd = stablehlo.subtract %pa, %pb : tensor<33x33x3xf32>
  %pq = stablehlo.multiply %pd, %pd : tensor<33x33x3xf32>
  %pz = stablehlo.constant dense<0.0> : tensor<f32>
  %pr = stablehlo.reduce(%pq init: %pz) applies stablehlo.add across dimensions = [2] : (tensor<33x33x3xf32>, tensor<f32>) -> tensor<33x33xf32>
  %pk = stablehlo.constant dense<3.0> : tensor<33x33xf32>
  %pm = stablehlo.minimum %pr, %pk : tensor<33x33xf32>
  %pf = stablehlo.broadcast_in_dim %pm, dims = [0, 1] : (tensor<33x33xf32>) -> tensor<33x33x3xf32>
  %pg = stablehlo.multiply %pf, %pd : tensor<33x33x3xf32>
  %ps = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [1] : (tensor<33x33x3xf32>, tensor<f32>) -> tensor<33x3xf32>
  %pu = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [0] : (tensor<33x33x3xf32>, tensor<f32>) -> tensor<33x3xf32>
  %pv = stablehlo.negate %pu : tensor<33x3xf32>
  %pw = stablehlo.add %ps, %x : tensor<33x3xf32>
  %qa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<33x3xf32>) -> tensor<33x33x3xf32>
  %qb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<33x3xf32>) -> tensor<33x33x3xf32>
  %qd0 = stablehlo.subtract %qa, %qb : tensor<33x33x3xf32>
  %qd = stablehlo.optimization_barrier %qd0 : tensor<33x33x3xf32>
  %qq0 = stablehlo.multiply %qd, %qd : tensor<33x33x3xf32>
  %qq = stablehlo.optimization_barrier %qq0 : tensor<33x33x3xf32>
  %qz = stablehlo.constant dense<0.0> : tensor<f32>
  %qr = stablehlo.reduce(%qq init: %qz) applies stablehlo.add across dimensions = [2] : (tensor<33x33x3xf32>, tensor<f32>) -> tensor<33x33xf32>
  %qk = stablehlo.constant dense<3.0> : tensor<33x33xf32>
  %qm = stablehlo.minimum %qr, %qk : tensor<33x33xf32>
  %qf = stablehlo.broadcast_in_dim %qm, dims = [0, 1] : (tensor<33x33xf32>) -> tensor<33x33x3xf32>
  %qg0 = stablehlo.multiply %qf, %qd : tensor<33x33x3xf32>
  %qg = stablehlo.optimization_barrier %qg0 : tensor<33x33x3xf32>
  %qs = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [1] : (tensor<33x33x3xf32>, tensor<f32>) -> tensor<33x3xf32>
  %qu = stablehlo.reduce(%qg init: %qz) applies stablehlo.add across dimensions = [0] : (tensor<33x33x3xf32>, tensor<f32>) -> tensor<33x3xf32>
  %qv = stablehlo.negate %qu : tensor<33x3xf32>
  %qw = stablehlo.add %qs, %x : tensor<33x3xf32>
  check.expect_eq %pv, %qv : tensor<33x3xf32>
  check.expect_eq %pw, %qw : tensor<33x3xf32>
  func.return
}
func.func private @looped() {
  %i0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %i1 = stablehlo.constant dense<7> : tensor<36xi32>
  %i2 = stablehlo.multiply %i0, %i1 : tensor<36xi32>
  %i3 = stablehlo.constant dense<5> : tensor<36xi32>
  %i4 = stablehlo.remainder %i2, %i3 : tensor<36xi32>
  %i5 = stablehlo.convert %i4 : (tensor<36xi32>) -> tensor<36xf32>
  %i6 = stablehlo.reshape %i5 : (tensor<36xf32>) -> tensor<12x3xf32>
  %y = stablehlo.optimization_barrier %i6 : tensor<12x3xf32>
  %a0 = stablehlo.constant dense<3> : tensor<i32>
  %an = stablehlo.optimization_barrier %a0 : tensor<i32>
  %ai = stablehlo.constant dense<0> : tensor<i32>
  %ao:2 = stablehlo.while(%i = %ai, %x = %y) : tensor<i32>, tensor<12x3xf32>
  cond {
    %t = stablehlo.compare LT, %i, %an : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %pa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<12x3xf32>) -> tensor<12x12x3xf32>
    %pb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<12x3xf32>) -> tensor<12x12x3xf32>
    %pd = stablehlo.subtract %pa, %pb : tensor<12x12x3xf32>
    %pq = stablehlo.multiply %pd, %pd : tensor<12x12x3xf32>
    %pz = stablehlo.constant dense<0.0> : tensor<f32>
    %pr = stablehlo.reduce(%pq init: %pz) applies stablehlo.add across dimensions = [2] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x12xf32>
    %pk = stablehlo.constant dense<3.0> : tensor<12x12xf32>
    %pm = stablehlo.minimum %pr, %pk : tensor<12x12xf32>
    %pf = stablehlo.broadcast_in_dim %pm, dims = [0, 1] : (tensor<12x12xf32>) -> tensor<12x12x3xf32>
    %pg = stablehlo.multiply %pf, %pd : tensor<12x12x3xf32>
    %ps = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [1] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
    %pu = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [0] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
    %pv = stablehlo.negate %pu : tensor<12x3xf32>
    %pw = stablehlo.add %ps, %x : tensor<12x3xf32>
    %lo = stablehlo.constant dense<-4.0> : tensor<f32>
    %hi = stablehlo.constant dense<4.0> : tensor<f32>
    %moved = stablehlo.subtract %x, %pv : tensor<12x3xf32>
    %kept = stablehlo.clamp %lo, %moved, %hi : (tensor<f32>, tensor<12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
    stablehlo.return %next, %kept : tensor<i32>, tensor<12x3xf32>
  }
  %b0 = stablehlo.constant dense<3> : tensor<i32>
  %bn = stablehlo.optimization_barrier %b0 : tensor<i32>
  %bi = stablehlo.constant dense<0> : tensor<i32>
  %bo:2 = stablehlo.while(%i = %bi, %x = %y) : tensor<i32>, tensor<12x3xf32>
  cond {
    %t = stablehlo.compare LT, %i, %bn : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %pa = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<12x3xf32>) -> tensor<12x12x3xf32>
    %pb = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<12x3xf32>) -> tensor<12x12x3xf32>
    %pd0 = stablehlo.subtract %pa, %pb : tensor<12x12x3xf32>
    %pd = stablehlo.optimization_barrier %pd0 : tensor<12x12x3xf32>
    %pq0 = stablehlo.multiply %pd, %pd : tensor<12x12x3xf32>
    %pq = stablehlo.optimization_barrier %pq0 : tensor<12x12x3xf32>
    %pz = stablehlo.constant dense<0.0> : tensor<f32>
    %pr = stablehlo.reduce(%pq init: %pz) applies stablehlo.add across dimensions = [2] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x12xf32>
    %pk = stablehlo.constant dense<3.0> : tensor<12x12xf32>
    %pm = stablehlo.minimum %pr, %pk : tensor<12x12xf32>
    %pf = stablehlo.broadcast_in_dim %pm, dims = [0, 1] : (tensor<12x12xf32>) -> tensor<12x12x3xf32>
    %pg0 = stablehlo.multiply %pf, %pd : tensor<12x12x3xf32>
    %pg = stablehlo.optimization_barrier %pg0 : tensor<12x12x3xf32>
    %ps = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [1] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
    %pu = stablehlo.reduce(%pg init: %pz) applies stablehlo.add across dimensions = [0] : (tensor<12x12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
    %pv = stablehlo.negate %pu : tensor<12x3xf32>
    %pw = stablehlo.add %ps, %x : tensor<12x3xf32>
    %lo = stablehlo.constant dense<-4.0> : tensor<f32>
    %hi = stablehlo.constant dense<4.0> : tensor<f32>
    %moved = stablehlo.subtract %x, %pv : tensor<12x3xf32>
    %kept = stablehlo.clamp %lo, %moved, %hi : (tensor<f32>, tensor<12x3xf32>, tensor<f32>) -> tensor<12x3xf32>
    stablehlo.return %next, %kept : tensor<i32>, tensor<12x3xf32>
  }
  check.expect_eq %ao#1, %bo#1 : tensor<12x3xf32>
  func.return
}
