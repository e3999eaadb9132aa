// Many products of a few rows by few columns, both in lines, with something
// added: beside sums of products element by element.
// RUN: poprun -q %s
// RUN: POPC_ISA=avx2 poprun -q --threads=2 %s
// RUN: POPC_ISA=generic poprun -q %s
func.func @main() -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %xa_i = stablehlo.iota dim = 0 : tensor<200xf32>
  %xa_m = stablehlo.constant dense<7.0> : tensor<200xf32>
  %xa_r = stablehlo.remainder %xa_i, %xa_m : tensor<200xf32>
  %xa_s = stablehlo.reshape %xa_r : (tensor<200xf32>) -> tensor<5x1x40xf32>
  %xa = stablehlo.optimization_barrier %xa_s : tensor<5x1x40xf32>
  %ya_i = stablehlo.iota dim = 0 : tensor<800xf32>
  %ya_m = stablehlo.constant dense<5.0> : tensor<800xf32>
  %ya_r = stablehlo.remainder %ya_i, %ya_m : tensor<800xf32>
  %ya_s = stablehlo.reshape %ya_r : (tensor<800xf32>) -> tensor<5x4x40xf32>
  %ya = stablehlo.optimization_barrier %ya_s : tensor<5x4x40xf32>
  %za_i = stablehlo.iota dim = 0 : tensor<20xf32>
  %za_m = stablehlo.constant dense<3.0> : tensor<20xf32>
  %za_r = stablehlo.remainder %za_i, %za_m : tensor<20xf32>
  %za_s = stablehlo.reshape %za_r : (tensor<20xf32>) -> tensor<5x1x4xf32>
  %za = stablehlo.optimization_barrier %za_s : tensor<5x1x4xf32>
  %pa = stablehlo.dot_general %xa, %ya, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<5x1x40xf32>, tensor<5x4x40xf32>) -> tensor<5x1x4xf32>
  %ga = stablehlo.add %pa, %za : tensor<5x1x4xf32>
  %ua = stablehlo.broadcast_in_dim %xa, dims = [0, 1, 3] : (tensor<5x1x40xf32>) -> tensor<5x1x4x40xf32>
  %va = stablehlo.broadcast_in_dim %ya, dims = [0, 2, 3] : (tensor<5x4x40xf32>) -> tensor<5x1x4x40xf32>
  %wa0 = stablehlo.multiply %ua, %va : tensor<5x1x4x40xf32>
  %wa = stablehlo.optimization_barrier %wa0 : tensor<5x1x4x40xf32>
  %oa = stablehlo.constant dense<0.0> : tensor<f32>
  %sa = stablehlo.reduce(%wa init: %oa) applies stablehlo.add across dimensions = [3] : (tensor<5x1x4x40xf32>, tensor<f32>) -> tensor<5x1x4xf32>
  %ta = stablehlo.add %sa, %za : tensor<5x1x4xf32>
  %ea = stablehlo.compare EQ, %ga, %ta : (tensor<5x1x4xf32>, tensor<5x1x4xf32>) -> tensor<5x1x4xi1>
  %aa = stablehlo.reduce(%ea init: %true) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x1x4xi1>, tensor<i1>) -> tensor<i1>
  %xb_i = stablehlo.iota dim = 0 : tensor<1120xf32>
  %xb_m = stablehlo.constant dense<7.0> : tensor<1120xf32>
  %xb_r = stablehlo.remainder %xb_i, %xb_m : tensor<1120xf32>
  %xb_s = stablehlo.reshape %xb_r : (tensor<1120xf32>) -> tensor<7x4x40xf32>
  %xb = stablehlo.optimization_barrier %xb_s : tensor<7x4x40xf32>
  %yb_i = stablehlo.iota dim = 0 : tensor<1120xf32>
  %yb_m = stablehlo.constant dense<5.0> : tensor<1120xf32>
  %yb_r = stablehlo.remainder %yb_i, %yb_m : tensor<1120xf32>
  %yb_s = stablehlo.reshape %yb_r : (tensor<1120xf32>) -> tensor<7x4x40xf32>
  %yb = stablehlo.optimization_barrier %yb_s : tensor<7x4x40xf32>
  %zb_i = stablehlo.iota dim = 0 : tensor<112xf32>
  %zb_m = stablehlo.constant dense<3.0> : tensor<112xf32>
  %zb_r = stablehlo.remainder %zb_i, %zb_m : tensor<112xf32>
  %zb_s = stablehlo.reshape %zb_r : (tensor<112xf32>) -> tensor<7x4x4xf32>
  %zb = stablehlo.optimization_barrier %zb_s : tensor<7x4x4xf32>
  %pb = stablehlo.dot_general %xb, %yb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<7x4x40xf32>, tensor<7x4x40xf32>) -> tensor<7x4x4xf32>
  %gb = stablehlo.add %pb, %zb : tensor<7x4x4xf32>
  %ub = stablehlo.broadcast_in_dim %xb, dims = [0, 1, 3] : (tensor<7x4x40xf32>) -> tensor<7x4x4x40xf32>
  %vb = stablehlo.broadcast_in_dim %yb, dims = [0, 2, 3] : (tensor<7x4x40xf32>) -> tensor<7x4x4x40xf32>
  %wb0 = stablehlo.multiply %ub, %vb : tensor<7x4x4x40xf32>
  %wb = stablehlo.optimization_barrier %wb0 : tensor<7x4x4x40xf32>
  %ob = stablehlo.constant dense<0.0> : tensor<f32>
  %sb = stablehlo.reduce(%wb init: %ob) applies stablehlo.add across dimensions = [3] : (tensor<7x4x4x40xf32>, tensor<f32>) -> tensor<7x4x4xf32>
  %tb = stablehlo.add %sb, %zb : tensor<7x4x4xf32>
  %eb = stablehlo.compare EQ, %gb, %tb : (tensor<7x4x4xf32>, tensor<7x4x4xf32>) -> tensor<7x4x4xi1>
  %ab = stablehlo.reduce(%eb init: %true) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<7x4x4xi1>, tensor<i1>) -> tensor<i1>
  %xc_i = stablehlo.iota dim = 0 : tensor<198xf32>
  %xc_m = stablehlo.constant dense<7.0> : tensor<198xf32>
  %xc_r = stablehlo.remainder %xc_i, %xc_m : tensor<198xf32>
  %xc_s = stablehlo.reshape %xc_r : (tensor<198xf32>) -> tensor<3x2x33xf32>
  %xc = stablehlo.optimization_barrier %xc_s : tensor<3x2x33xf32>
  %yc_i = stablehlo.iota dim = 0 : tensor<891xf32>
  %yc_m = stablehlo.constant dense<5.0> : tensor<891xf32>
  %yc_r = stablehlo.remainder %yc_i, %yc_m : tensor<891xf32>
  %yc_s = stablehlo.reshape %yc_r : (tensor<891xf32>) -> tensor<3x9x33xf32>
  %yc = stablehlo.optimization_barrier %yc_s : tensor<3x9x33xf32>
  %zc_i = stablehlo.iota dim = 0 : tensor<54xf32>
  %zc_m = stablehlo.constant dense<3.0> : tensor<54xf32>
  %zc_r = stablehlo.remainder %zc_i, %zc_m : tensor<54xf32>
  %zc_s = stablehlo.reshape %zc_r : (tensor<54xf32>) -> tensor<3x2x9xf32>
  %zc = stablehlo.optimization_barrier %zc_s : tensor<3x2x9xf32>
  %pc = stablehlo.dot_general %xc, %yc, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x2x33xf32>, tensor<3x9x33xf32>) -> tensor<3x2x9xf32>
  %gc = stablehlo.add %pc, %zc : tensor<3x2x9xf32>
  %uc = stablehlo.broadcast_in_dim %xc, dims = [0, 1, 3] : (tensor<3x2x33xf32>) -> tensor<3x2x9x33xf32>
  %vc = stablehlo.broadcast_in_dim %yc, dims = [0, 2, 3] : (tensor<3x9x33xf32>) -> tensor<3x2x9x33xf32>
  %wc0 = stablehlo.multiply %uc, %vc : tensor<3x2x9x33xf32>
  %wc = stablehlo.optimization_barrier %wc0 : tensor<3x2x9x33xf32>
  %oc = stablehlo.constant dense<0.0> : tensor<f32>
  %sc = stablehlo.reduce(%wc init: %oc) applies stablehlo.add across dimensions = [3] : (tensor<3x2x9x33xf32>, tensor<f32>) -> tensor<3x2x9xf32>
  %tc = stablehlo.add %sc, %zc : tensor<3x2x9xf32>
  %ec = stablehlo.compare EQ, %gc, %tc : (tensor<3x2x9xf32>, tensor<3x2x9xf32>) -> tensor<3x2x9xi1>
  %ac = stablehlo.reduce(%ec init: %true) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<3x2x9xi1>, tensor<i1>) -> tensor<i1>
  %xd_i = stablehlo.iota dim = 0 : tensor<1278xf32>
  %xd_m = stablehlo.constant dense<7.0> : tensor<1278xf32>
  %xd_r = stablehlo.remainder %xd_i, %xd_m : tensor<1278xf32>
  %xd_s = stablehlo.reshape %xd_r : (tensor<1278xf32>) -> tensor<6x3x71xf32>
  %xd = stablehlo.optimization_barrier %xd_s : tensor<6x3x71xf32>
  %yd_i = stablehlo.iota dim = 0 : tensor<6816xf32>
  %yd_m = stablehlo.constant dense<5.0> : tensor<6816xf32>
  %yd_r = stablehlo.remainder %yd_i, %yd_m : tensor<6816xf32>
  %yd_s = stablehlo.reshape %yd_r : (tensor<6816xf32>) -> tensor<6x16x71xf32>
  %yd = stablehlo.optimization_barrier %yd_s : tensor<6x16x71xf32>
  %zd_i = stablehlo.iota dim = 0 : tensor<288xf32>
  %zd_m = stablehlo.constant dense<3.0> : tensor<288xf32>
  %zd_r = stablehlo.remainder %zd_i, %zd_m : tensor<288xf32>
  %zd_s = stablehlo.reshape %zd_r : (tensor<288xf32>) -> tensor<6x3x16xf32>
  %zd = stablehlo.optimization_barrier %zd_s : tensor<6x3x16xf32>
  %pd = stablehlo.dot_general %xd, %yd, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x3x71xf32>, tensor<6x16x71xf32>) -> tensor<6x3x16xf32>
  %gd = stablehlo.add %pd, %zd : tensor<6x3x16xf32>
  %ud = stablehlo.broadcast_in_dim %xd, dims = [0, 1, 3] : (tensor<6x3x71xf32>) -> tensor<6x3x16x71xf32>
  %vd = stablehlo.broadcast_in_dim %yd, dims = [0, 2, 3] : (tensor<6x16x71xf32>) -> tensor<6x3x16x71xf32>
  %wd0 = stablehlo.multiply %ud, %vd : tensor<6x3x16x71xf32>
  %wd = stablehlo.optimization_barrier %wd0 : tensor<6x3x16x71xf32>
  %od = stablehlo.constant dense<0.0> : tensor<f32>
  %sd = stablehlo.reduce(%wd init: %od) applies stablehlo.add across dimensions = [3] : (tensor<6x3x16x71xf32>, tensor<f32>) -> tensor<6x3x16xf32>
  %td = stablehlo.add %sd, %zd : tensor<6x3x16xf32>
  %ed = stablehlo.compare EQ, %gd, %td : (tensor<6x3x16xf32>, tensor<6x3x16xf32>) -> tensor<6x3x16xi1>
  %ad = stablehlo.reduce(%ed init: %true) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<6x3x16xi1>, tensor<i1>) -> tensor<i1>
  %xe_i = stablehlo.iota dim = 0 : tensor<80xf64>
  %xe_m = stablehlo.constant dense<7.0> : tensor<80xf64>
  %xe_r = stablehlo.remainder %xe_i, %xe_m : tensor<80xf64>
  %xe_s = stablehlo.reshape %xe_r : (tensor<80xf64>) -> tensor<5x1x16xf64>
  %xe = stablehlo.optimization_barrier %xe_s : tensor<5x1x16xf64>
  %ye_i = stablehlo.iota dim = 0 : tensor<240xf64>
  %ye_m = stablehlo.constant dense<5.0> : tensor<240xf64>
  %ye_r = stablehlo.remainder %ye_i, %ye_m : tensor<240xf64>
  %ye_s = stablehlo.reshape %ye_r : (tensor<240xf64>) -> tensor<5x3x16xf64>
  %ye = stablehlo.optimization_barrier %ye_s : tensor<5x3x16xf64>
  %ze_i = stablehlo.iota dim = 0 : tensor<15xf64>
  %ze_m = stablehlo.constant dense<3.0> : tensor<15xf64>
  %ze_r = stablehlo.remainder %ze_i, %ze_m : tensor<15xf64>
  %ze_s = stablehlo.reshape %ze_r : (tensor<15xf64>) -> tensor<5x1x3xf64>
  %ze = stablehlo.optimization_barrier %ze_s : tensor<5x1x3xf64>
  %pe = stablehlo.dot_general %xe, %ye, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<5x1x16xf64>, tensor<5x3x16xf64>) -> tensor<5x1x3xf64>
  %ge = stablehlo.add %pe, %ze : tensor<5x1x3xf64>
  %ue = stablehlo.broadcast_in_dim %xe, dims = [0, 1, 3] : (tensor<5x1x16xf64>) -> tensor<5x1x3x16xf64>
  %ve = stablehlo.broadcast_in_dim %ye, dims = [0, 2, 3] : (tensor<5x3x16xf64>) -> tensor<5x1x3x16xf64>
  %we0 = stablehlo.multiply %ue, %ve : tensor<5x1x3x16xf64>
  %we = stablehlo.optimization_barrier %we0 : tensor<5x1x3x16xf64>
  %oe = stablehlo.constant dense<0.0> : tensor<f64>
  %se = stablehlo.reduce(%we init: %oe) applies stablehlo.add across dimensions = [3] : (tensor<5x1x3x16xf64>, tensor<f64>) -> tensor<5x1x3xf64>
  %te = stablehlo.add %se, %ze : tensor<5x1x3xf64>
  %ee = stablehlo.compare EQ, %ge, %te : (tensor<5x1x3xf64>, tensor<5x1x3xf64>) -> tensor<5x1x3xi1>
  %ae = stablehlo.reduce(%ee init: %true) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<5x1x3xi1>, tensor<i1>) -> tensor<i1>
  %xf_i = stablehlo.iota dim = 0 : tensor<360xf64>
  %xf_m = stablehlo.constant dense<7.0> : tensor<360xf64>
  %xf_r = stablehlo.remainder %xf_i, %xf_m : tensor<360xf64>
  %xf_s = stablehlo.reshape %xf_r : (tensor<360xf64>) -> tensor<4x2x45xf64>
  %xf = stablehlo.optimization_barrier %xf_s : tensor<4x2x45xf64>
  %yf_i = stablehlo.iota dim = 0 : tensor<1260xf64>
  %yf_m = stablehlo.constant dense<5.0> : tensor<1260xf64>
  %yf_r = stablehlo.remainder %yf_i, %yf_m : tensor<1260xf64>
  %yf_s = stablehlo.reshape %yf_r : (tensor<1260xf64>) -> tensor<4x7x45xf64>
  %yf = stablehlo.optimization_barrier %yf_s : tensor<4x7x45xf64>
  %zf_i = stablehlo.iota dim = 0 : tensor<56xf64>
  %zf_m = stablehlo.constant dense<3.0> : tensor<56xf64>
  %zf_r = stablehlo.remainder %zf_i, %zf_m : tensor<56xf64>
  %zf_s = stablehlo.reshape %zf_r : (tensor<56xf64>) -> tensor<4x2x7xf64>
  %zf = stablehlo.optimization_barrier %zf_s : tensor<4x2x7xf64>
  %pf = stablehlo.dot_general %xf, %yf, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x2x45xf64>, tensor<4x7x45xf64>) -> tensor<4x2x7xf64>
  %gf = stablehlo.add %pf, %zf : tensor<4x2x7xf64>
  %uf = stablehlo.broadcast_in_dim %xf, dims = [0, 1, 3] : (tensor<4x2x45xf64>) -> tensor<4x2x7x45xf64>
  %vf = stablehlo.broadcast_in_dim %yf, dims = [0, 2, 3] : (tensor<4x7x45xf64>) -> tensor<4x2x7x45xf64>
  %wf0 = stablehlo.multiply %uf, %vf : tensor<4x2x7x45xf64>
  %wf = stablehlo.optimization_barrier %wf0 : tensor<4x2x7x45xf64>
  %of = stablehlo.constant dense<0.0> : tensor<f64>
  %sf = stablehlo.reduce(%wf init: %of) applies stablehlo.add across dimensions = [3] : (tensor<4x2x7x45xf64>, tensor<f64>) -> tensor<4x2x7xf64>
  %tf = stablehlo.add %sf, %zf : tensor<4x2x7xf64>
  %ef = stablehlo.compare EQ, %gf, %tf : (tensor<4x2x7xf64>, tensor<4x2x7xf64>) -> tensor<4x2x7xi1>
  %af = stablehlo.reduce(%ef init: %true) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<4x2x7xi1>, tensor<i1>) -> tensor<i1>
  %xg_i = stablehlo.iota dim = 0 : tensor<450xf32>
  %xg_m = stablehlo.constant dense<7.0> : tensor<450xf32>
  %xg_r = stablehlo.remainder %xg_i, %xg_m : tensor<450xf32>
  %xg_s = stablehlo.reshape %xg_r : (tensor<450xf32>) -> tensor<9x1x50xf32>
  %xg = stablehlo.optimization_barrier %xg_s : tensor<9x1x50xf32>
  %yg_i = stablehlo.iota dim = 0 : tensor<450xf32>
  %yg_m = stablehlo.constant dense<5.0> : tensor<450xf32>
  %yg_r = stablehlo.remainder %yg_i, %yg_m : tensor<450xf32>
  %yg_s = stablehlo.reshape %yg_r : (tensor<450xf32>) -> tensor<9x1x50xf32>
  %yg = stablehlo.optimization_barrier %yg_s : tensor<9x1x50xf32>
  %zg_i = stablehlo.iota dim = 0 : tensor<9xf32>
  %zg_m = stablehlo.constant dense<3.0> : tensor<9xf32>
  %zg_r = stablehlo.remainder %zg_i, %zg_m : tensor<9xf32>
  %zg_s = stablehlo.reshape %zg_r : (tensor<9xf32>) -> tensor<9x1x1xf32>
  %zg = stablehlo.optimization_barrier %zg_s : tensor<9x1x1xf32>
  %pg = stablehlo.dot_general %xg, %yg, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<9x1x50xf32>, tensor<9x1x50xf32>) -> tensor<9x1x1xf32>
  %gg = stablehlo.add %pg, %zg : tensor<9x1x1xf32>
  %ug = stablehlo.broadcast_in_dim %xg, dims = [0, 1, 3] : (tensor<9x1x50xf32>) -> tensor<9x1x1x50xf32>
  %vg = stablehlo.broadcast_in_dim %yg, dims = [0, 2, 3] : (tensor<9x1x50xf32>) -> tensor<9x1x1x50xf32>
  %wg0 = stablehlo.multiply %ug, %vg : tensor<9x1x1x50xf32>
  %wg = stablehlo.optimization_barrier %wg0 : tensor<9x1x1x50xf32>
  %og = stablehlo.constant dense<0.0> : tensor<f32>
  %sg = stablehlo.reduce(%wg init: %og) applies stablehlo.add across dimensions = [3] : (tensor<9x1x1x50xf32>, tensor<f32>) -> tensor<9x1x1xf32>
  %tg = stablehlo.add %sg, %zg : tensor<9x1x1xf32>
  %eg = stablehlo.compare EQ, %gg, %tg : (tensor<9x1x1xf32>, tensor<9x1x1xf32>) -> tensor<9x1x1xi1>
  %ag = stablehlo.reduce(%eg init: %true) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<9x1x1xi1>, tensor<i1>) -> tensor<i1>
  return %aa, %ab, %ac, %ad, %ae, %af, %ag : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// >>> stdout
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// <<<
