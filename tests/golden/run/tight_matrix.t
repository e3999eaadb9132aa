// A row by a matrix in a tight loop: by some vectors of columns that lie side by
// side at a time, of f32 and f64, and by rows that are added up each by itself;
// of a depth and of columns that fill no vector.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=at-once POPC_ISA=generic poprun %s
func.func @main() -> (tensor<40xf32>, tensor<37xf32>, tensor<21xf64>, tensor<40xf32>, tensor<67xf32>, tensor<33xf32>) {
  %ia = stablehlo.iota dim = 0 : tensor<1600xi32>
  %c3a = stablehlo.constant dense<7> : tensor<1600xi32>
  %c1a = stablehlo.constant dense<3> : tensor<1600xi32>
  %ra = stablehlo.remainder %ia, %c3a : tensor<1600xi32>
  %sa = stablehlo.subtract %ra, %c1a : tensor<1600xi32>
  %fa = stablehlo.convert %sa : (tensor<1600xi32>) -> tensor<1600xf32>
  %ga = stablehlo.reshape %fa : (tensor<1600xf32>) -> tensor<40x40xf32>
  %wa = stablehlo.optimization_barrier %ga : tensor<40x40xf32>
  %h0a = stablehlo.iota dim = 0 : tensor<40xf32>
  %ma = stablehlo.constant dense<8.0> : tensor<40xf32>
  %va = stablehlo.constant dense<0.125> : tensor<40xf32>
  %ib = stablehlo.iota dim = 0 : tensor<2479xi32>
  %c3b = stablehlo.constant dense<7> : tensor<2479xi32>
  %c1b = stablehlo.constant dense<3> : tensor<2479xi32>
  %rb = stablehlo.remainder %ib, %c3b : tensor<2479xi32>
  %sb = stablehlo.subtract %rb, %c1b : tensor<2479xi32>
  %fb = stablehlo.convert %sb : (tensor<2479xi32>) -> tensor<2479xf32>
  %gb = stablehlo.reshape %fb : (tensor<2479xf32>) -> tensor<37x67xf32>
  %wb = stablehlo.optimization_barrier %gb : tensor<37x67xf32>
  %h0b = stablehlo.iota dim = 0 : tensor<37xf32>
  %mb = stablehlo.constant dense<8.0> : tensor<67xf32>
  %vb = stablehlo.constant dense<0.125> : tensor<67xf32>
  %ic = stablehlo.iota dim = 0 : tensor<693xi32>
  %c3c = stablehlo.constant dense<7> : tensor<693xi32>
  %c1c = stablehlo.constant dense<3> : tensor<693xi32>
  %rc = stablehlo.remainder %ic, %c3c : tensor<693xi32>
  %sc = stablehlo.subtract %rc, %c1c : tensor<693xi32>
  %fc = stablehlo.convert %sc : (tensor<693xi32>) -> tensor<693xf64>
  %gc = stablehlo.reshape %fc : (tensor<693xf64>) -> tensor<21x33xf64>
  %wc = stablehlo.optimization_barrier %gc : tensor<21x33xf64>
  %h0c = stablehlo.iota dim = 0 : tensor<21xf64>
  %mc = stablehlo.constant dense<8.0> : tensor<33xf64>
  %vc = stablehlo.constant dense<0.125> : tensor<33xf64>
  %id = stablehlo.iota dim = 0 : tensor<1600xi32>
  %c3d = stablehlo.constant dense<7> : tensor<1600xi32>
  %c1d = stablehlo.constant dense<3> : tensor<1600xi32>
  %rd = stablehlo.remainder %id, %c3d : tensor<1600xi32>
  %sd = stablehlo.subtract %rd, %c1d : tensor<1600xi32>
  %fd = stablehlo.convert %sd : (tensor<1600xi32>) -> tensor<1600xf32>
  %gd = stablehlo.reshape %fd : (tensor<1600xf32>) -> tensor<40x40xf32>
  %wd = stablehlo.optimization_barrier %gd : tensor<40x40xf32>
  %h0d = stablehlo.iota dim = 0 : tensor<40xf32>
  %md = stablehlo.constant dense<8.0> : tensor<40xf32>
  %vd = stablehlo.constant dense<0.125> : tensor<40xf32>
  %ie = stablehlo.iota dim = 0 : tensor<2479xi32>
  %c3e = stablehlo.constant dense<7> : tensor<2479xi32>
  %c1e = stablehlo.constant dense<3> : tensor<2479xi32>
  %re = stablehlo.remainder %ie, %c3e : tensor<2479xi32>
  %se = stablehlo.subtract %re, %c1e : tensor<2479xi32>
  %fe = stablehlo.convert %se : (tensor<2479xi32>) -> tensor<2479xf32>
  %ge = stablehlo.reshape %fe : (tensor<2479xf32>) -> tensor<37x67xf32>
  %we = stablehlo.optimization_barrier %ge : tensor<37x67xf32>
  %h0e = stablehlo.iota dim = 0 : tensor<67xf32>
  %me = stablehlo.constant dense<8.0> : tensor<37xf32>
  %ve = stablehlo.constant dense<0.125> : tensor<37xf32>
  %if = stablehlo.iota dim = 0 : tensor<627xi32>
  %c3f = stablehlo.constant dense<7> : tensor<627xi32>
  %c1f = stablehlo.constant dense<3> : tensor<627xi32>
  %rf = stablehlo.remainder %if, %c3f : tensor<627xi32>
  %sf = stablehlo.subtract %rf, %c1f : tensor<627xi32>
  %ff = stablehlo.convert %sf : (tensor<627xi32>) -> tensor<627xf32>
  %gf = stablehlo.reshape %ff : (tensor<627xf32>) -> tensor<19x33xf32>
  %wf = stablehlo.optimization_barrier %gf : tensor<19x33xf32>
  %h0f = stablehlo.iota dim = 0 : tensor<33xf32>
  %mf = stablehlo.constant dense<8.0> : tensor<19xf32>
  %vf = stablehlo.constant dense<0.125> : tensor<19xf32>
  %t0 = util.unfoldable_constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %turns = util.unfoldable_constant dense<9> : tensor<i32>
  %l:7 = stablehlo.while(%t = %t0, %ha = %h0a, %hb = %h0b, %hc = %h0c, %hd = %h0d, %he = %h0e, %hf = %h0f) : tensor<i32>, tensor<40xf32>, tensor<37xf32>, tensor<21xf64>, tensor<40xf32>, tensor<67xf32>, tensor<33xf32>
  cond {
    %go = stablehlo.compare LT, %t, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %da = stablehlo.dot_general %ha, %wa, contracting_dims = [0] x [0] : (tensor<40xf32>, tensor<40x40xf32>) -> tensor<40xf32>
    %qa = stablehlo.multiply %da, %va : tensor<40xf32>
    %ea = stablehlo.floor %qa : tensor<40xf32>
    %oa = stablehlo.multiply %ea, %ma : tensor<40xf32>
    %ya = stablehlo.subtract %da, %oa : tensor<40xf32>
    %hna = stablehlo.slice %ya [0:40] : (tensor<40xf32>) -> tensor<40xf32>
    %db = stablehlo.dot_general %hb, %wb, contracting_dims = [0] x [0] : (tensor<37xf32>, tensor<37x67xf32>) -> tensor<67xf32>
    %qb = stablehlo.multiply %db, %vb : tensor<67xf32>
    %eb = stablehlo.floor %qb : tensor<67xf32>
    %ob = stablehlo.multiply %eb, %mb : tensor<67xf32>
    %yb = stablehlo.subtract %db, %ob : tensor<67xf32>
    %hnb = stablehlo.slice %yb [0:37] : (tensor<67xf32>) -> tensor<37xf32>
    %dc = stablehlo.dot_general %hc, %wc, contracting_dims = [0] x [0] : (tensor<21xf64>, tensor<21x33xf64>) -> tensor<33xf64>
    %qc = stablehlo.multiply %dc, %vc : tensor<33xf64>
    %ec = stablehlo.floor %qc : tensor<33xf64>
    %oc = stablehlo.multiply %ec, %mc : tensor<33xf64>
    %yc = stablehlo.subtract %dc, %oc : tensor<33xf64>
    %hnc = stablehlo.slice %yc [0:21] : (tensor<33xf64>) -> tensor<21xf64>
    %dd = stablehlo.dot_general %wd, %hd, contracting_dims = [1] x [0] : (tensor<40x40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %qd = stablehlo.multiply %dd, %vd : tensor<40xf32>
    %ed = stablehlo.floor %qd : tensor<40xf32>
    %od = stablehlo.multiply %ed, %md : tensor<40xf32>
    %yd = stablehlo.subtract %dd, %od : tensor<40xf32>
    %hnd = stablehlo.slice %yd [0:40] : (tensor<40xf32>) -> tensor<40xf32>
    %de = stablehlo.dot_general %we, %he, contracting_dims = [1] x [0] : (tensor<37x67xf32>, tensor<67xf32>) -> tensor<37xf32>
    %qe = stablehlo.multiply %de, %ve : tensor<37xf32>
    %ee = stablehlo.floor %qe : tensor<37xf32>
    %oe = stablehlo.multiply %ee, %me : tensor<37xf32>
    %ye = stablehlo.subtract %de, %oe : tensor<37xf32>
    %hoe = stablehlo.slice %he [0:30] : (tensor<67xf32>) -> tensor<30xf32>
    %hne = stablehlo.concatenate %ye, %hoe, dim = 0 : (tensor<37xf32>, tensor<30xf32>) -> tensor<67xf32>
    %df = stablehlo.dot_general %wf, %hf, contracting_dims = [1] x [0] : (tensor<19x33xf32>, tensor<33xf32>) -> tensor<19xf32>
    %qf = stablehlo.multiply %df, %vf : tensor<19xf32>
    %ef = stablehlo.floor %qf : tensor<19xf32>
    %of = stablehlo.multiply %ef, %mf : tensor<19xf32>
    %yf = stablehlo.subtract %df, %of : tensor<19xf32>
    %hof = stablehlo.slice %hf [0:14] : (tensor<33xf32>) -> tensor<14xf32>
    %hnf = stablehlo.concatenate %yf, %hof, dim = 0 : (tensor<19xf32>, tensor<14xf32>) -> tensor<33xf32>
    %tn = stablehlo.add %t, %one : tensor<i32>
    stablehlo.return %tn, %hna, %hnb, %hnc, %hnd, %hne, %hnf : tensor<i32>, tensor<40xf32>, tensor<37xf32>, tensor<21xf64>, tensor<40xf32>, tensor<67xf32>, tensor<33xf32>
  }
  return %l#1, %l#2, %l#3, %l#4, %l#5, %l#6 : tensor<40xf32>, tensor<37xf32>, tensor<21xf64>, tensor<40xf32>, tensor<67xf32>, tensor<33xf32>
}
// >>> stdout
// [3. 2. 5. 7. 0. 1. 6. 3. 2. 5. 7. 0. 1. 6. 3. 2. 5. 7. 0. 1. 6. 3. 2. 5.
//  7. 0. 1. 6. 3. 2. 5. 7. 0. 1. 6. 3. 2. 5. 7. 0.]
// [2. 4. 1. 3. 1. 1. 4. 2. 4. 1. 3. 1. 1. 4. 2. 4. 1. 3. 1. 1. 4. 2. 4. 1.
//  3. 1. 1. 4. 2. 4. 1. 3. 1. 1. 4. 2. 4.]
// [3. 0. 5. 0. 5. 0. 3. 3. 0. 5. 0. 5. 0. 3. 3. 0. 5. 0. 5. 0. 3.]
// [2. 2. 6. 0. 6. 6. 2. 2. 2. 6. 0. 6. 6. 2. 2. 2. 6. 0. 6. 6. 2. 2. 2. 6.
//  0. 6. 6. 2. 2. 2. 6. 0. 6. 6. 2. 2. 2. 6. 0. 6.]
// [5. 0. 6. 7. 3. 0. 3. 5. 0. 6. 7. 3. 0. 3. 5. 0. 6. 7. 3. 0. 3. 5. 0. 6.
//  7. 3. 0. 3. 5. 0. 6. 7. 3. 0. 3. 5. 0. 0. 4. 3. 6. 7. 4. 0. 0. 4. 3. 6.
//  7. 4. 0. 0. 4. 3. 6. 7. 4. 0. 0. 4. 3. 6. 7. 4. 0. 0. 4.]
// [1. 6. 0. 0. 3. 7. 7. 1. 6. 0. 0. 3. 7. 7. 1. 6. 0. 0. 3. 3. 0. 4. 6. 2.
//  0. 1. 3. 0. 4. 6. 2. 0. 1.]
// [3. 2. 5. 7. 0. 1. 6. 3. 2. 5. 7. 0. 1. 6. 3. 2. 5. 7. 0. 1. 6. 3. 2. 5.
//  7. 0. 1. 6. 3. 2. 5. 7. 0. 1. 6. 3. 2. 5. 7. 0.]
// [2. 4. 1. 3. 1. 1. 4. 2. 4. 1. 3. 1. 1. 4. 2. 4. 1. 3. 1. 1. 4. 2. 4. 1.
//  3. 1. 1. 4. 2. 4. 1. 3. 1. 1. 4. 2. 4.]
// [3. 0. 5. 0. 5. 0. 3. 3. 0. 5. 0. 5. 0. 3. 3. 0. 5. 0. 5. 0. 3.]
// [2. 2. 6. 0. 6. 6. 2. 2. 2. 6. 0. 6. 6. 2. 2. 2. 6. 0. 6. 6. 2. 2. 2. 6.
//  0. 6. 6. 2. 2. 2. 6. 0. 6. 6. 2. 2. 2. 6. 0. 6.]
// [5. 0. 6. 7. 3. 0. 3. 5. 0. 6. 7. 3. 0. 3. 5. 0. 6. 7. 3. 0. 3. 5. 0. 6.
//  7. 3. 0. 3. 5. 0. 6. 7. 3. 0. 3. 5. 0. 0. 4. 3. 6. 7. 4. 0. 0. 4. 3. 6.
//  7. 4. 0. 0. 4. 3. 6. 7. 4. 0. 0. 4. 3. 6. 7. 4. 0. 0. 4.]
// [1. 6. 0. 0. 3. 7. 7. 1. 6. 0. 0. 3. 7. 7. 1. 6. 0. 0. 3. 3. 0. 4. 6. 2.
//  0. 1. 3. 0. 4. 6. 2. 0. 1.]
// [3. 2. 5. 7. 0. 1. 6. 3. 2. 5. 7. 0. 1. 6. 3. 2. 5. 7. 0. 1. 6. 3. 2. 5.
//  7. 0. 1. 6. 3. 2. 5. 7. 0. 1. 6. 3. 2. 5. 7. 0.]
// [2. 4. 1. 3. 1. 1. 4. 2. 4. 1. 3. 1. 1. 4. 2. 4. 1. 3. 1. 1. 4. 2. 4. 1.
//  3. 1. 1. 4. 2. 4. 1. 3. 1. 1. 4. 2. 4.]
// [3. 0. 5. 0. 5. 0. 3. 3. 0. 5. 0. 5. 0. 3. 3. 0. 5. 0. 5. 0. 3.]
// [2. 2. 6. 0. 6. 6. 2. 2. 2. 6. 0. 6. 6. 2. 2. 2. 6. 0. 6. 6. 2. 2. 2. 6.
//  0. 6. 6. 2. 2. 2. 6. 0. 6. 6. 2. 2. 2. 6. 0. 6.]
// [5. 0. 6. 7. 3. 0. 3. 5. 0. 6. 7. 3. 0. 3. 5. 0. 6. 7. 3. 0. 3. 5. 0. 6.
//  7. 3. 0. 3. 5. 0. 6. 7. 3. 0. 3. 5. 0. 0. 4. 3. 6. 7. 4. 0. 0. 4. 3. 6.
//  7. 4. 0. 0. 4. 3. 6. 7. 4. 0. 0. 4. 3. 6. 7. 4. 0. 0. 4.]
// [1. 6. 0. 0. 3. 7. 7. 1. 6. 0. 0. 3. 7. 7. 1. 6. 0. 0. 3. 3. 0. 4. 6. 2.
//  0. 1. 3. 0. 4. 6. 2. 0. 1.]
// <<<
