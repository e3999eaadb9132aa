// HLO text: dimensions whose size an argument says; what lies beyond is NaN and
// reaches no result.  Numbers were checked against NumPy on arrays of the size.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[[1,-2],[3,4],[-4,2],[nan,nan]]" --input=3
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[[-3,2],[nan,nan],[nan,nan],[nan,nan]]" --input=1
HloModule sized
add { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] add(a, b) }
mul { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] multiply(a, b) }
max { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] maximum(a, b) }
addi { a = s32[] parameter(0) b = s32[] parameter(1) ROOT c = s32[] add(a, b) }
last { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] add(b, a) }
less { a = f32[] parameter(0) b = f32[] parameter(1) c = s32[] parameter(2) d = s32[] parameter(3) ROOT r = pred[] compare(a, b), direction=LT }
// Of the greatest and its place.
arg { a = f32[] parameter(0) i = s32[] parameter(1) b = f32[] parameter(2) j = s32[] parameter(3)
  g = pred[] compare(a, b), direction=GE v = f32[] select(g, a, b) w = s32[] select(g, i, j) ROOT r = (f32[], s32[]) tuple(v, w) }

ENTRY e {
  x = f32[4,2] parameter(0)
  n = s32[] parameter(1)
  two = s32[] constant(2) one = s32[] constant(1) zero = s32[] constant(0) three = s32[] constant(3)
  z = f32[] constant(0) ten = f32[] constant(10) low = f32[] constant(-inf) k1 = f32[] constant(1)
  v = f32[<=4,2] set-dimension-size(x, n), dimensions={0}
  m = s32[] subtract(n, one)
  u = f32[<=4,2] set-dimension-size(x, m), dimensions={0}
  w4 = f32[4] constant({1, 10, 100, 1000})
  wk = f32[4,2] broadcast(w4), dimensions={0}
  // 0-3: reductions; an initial value counts once.
  r0 = f32[2] reduce(v, z), dimensions={0}, to_apply=add
  r1 = f32[] reduce(v, ten), dimensions={0,1}, to_apply=add
  r2 = f32[2] reduce(v, low), dimensions={0}, to_apply=max
  r3 = f32[2] reduce(v, ten), dimensions={0}, to_apply=mul
  // 4: rows are used in part; weighted by the places.
  r4a = f32[<=4] reduce(v, z), dimensions={1}, to_apply=add
  r4b = f32[4] multiply(r4a, w4)
  r4 = f32[] reduce(r4b, z), dimensions={0}, to_apply=add
  // 5, 6: where the greatest is.
  io = s32[4,2] iota(), iota_dimension=0
  am = (f32[2], s32[2]) reduce(v, io, low, zero), dimensions={0}, to_apply=arg
  r5 = f32[2] get-tuple-element(am), index=0
  r6 = s32[2] get-tuple-element(am), index=1
  // 7: sizes of one are spread.
  three4 = f32[<=4,2] set-dimension-size(x, one), dimensions={0}
  sp = f32[<=4,2] multiply(v, three4)
  r7 = f32[2] reduce(sp, z), dimensions={0}, to_apply=add
  // 8: reverse, and the weights in front of it.
  rv = f32[<=4,2] reverse(v), dimensions={0}
  rvw = f32[<=4,2] multiply(rv, wk)
  r8 = f32[2] reduce(rvw, z), dimensions={0}, to_apply=add
  // 9: transpose, dot of what is used.
  tr = f32[2,<=4] transpose(v), dimensions={1,0}
  r9 = f32[2,2] dot(tr, wk), lhs_contracting_dims={1}, rhs_contracting_dims={0}
  // 10: slice 1:4 and every second.
  sl = f32[<=3,2] slice(v), slice={[1:4], [0:2]}
  sl2 = f32[<=2,2] slice(v), slice={[0:4:2], [0:2]}
  r10a = f32[2] reduce(sl, z), dimensions={0}, to_apply=add
  r10b = f32[2] reduce(sl2, z), dimensions={0}, to_apply=add
  r10c = f32[2] multiply(r10b, r10b)
  r10 = f32[2] add(r10a, r10c)
  // 11, 12: concatenate and its size.
  cc = f32[<=12,2] concatenate(v, wk, u), dimensions={0}
  w12i = f32[12,2] iota(), iota_dimension=0
  ccw = f32[<=12,2] multiply(cc, w12i)
  r11 = f32[2] reduce(ccw, z), dimensions={0}, to_apply=add
  r12 = s32[] get-dimension-size(cc), dimensions={0}
  // 13, 14: pad.
  pd = f32[<=10,2] pad(v, ten), padding=1_2_1x0_0
  w10 = f32[10,2] iota(), iota_dimension=0
  pdw = f32[<=10,2] multiply(pd, w10)
  r13 = f32[2] reduce(pdw, z), dimensions={0}, to_apply=add
  r14 = s32[] get-dimension-size(pd), dimensions={0}
  // 15: gather by indices of which a part is used.
  gi = s32[4] constant({3, 1, 0, 2})
  gd = s32[<=4] set-dimension-size(gi, n), dimensions={0}
  gg = f32[<=4,2] gather(wk, gd), offset_dims={1}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1,2}
  r15 = f32[2] reduce(gg, z), dimensions={0}, to_apply=add
  // 16: scatter of them.
  r16 = f32[4,2] scatter(wk, gd, v), update_window_dims={1}, inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, index_vector_dim=1, indices_are_sorted=false, to_apply=add
  // 17: sort.
  io1 = s32[4] iota(), iota_dimension=0
  c1 = f32[<=4,1] slice(v), slice={[0:4], [0:1]}
  c2 = f32[<=4] reshape(c1)
  ng = f32[<=4] negate(c2)
  st = (f32[<=4], s32[4]) sort(ng, io1), dimensions={0}, is_stable=true, to_apply=less
  s0 = f32[<=4] get-tuple-element(st), index=0
  s1 = s32[<=4] get-tuple-element(st), index=1
  s2 = f32[<=4] convert(s1)
  s3 = f32[<=4] multiply(s0, w4)
  s4 = f32[<=4] multiply(s2, w4)
  r17a = f32[] reduce(s3, z), dimensions={0}, to_apply=add
  r17b = f32[] reduce(s4, z), dimensions={0}, to_apply=add
  r17 = f32[] add(r17a, r17b)
  // 18: update of the used part, which is moved to fit.
  dus = f32[4,2] dynamic-update-slice(wk, v, two, zero)
  r18 = f32[4,2] copy(dus)
  // 19: windows.
  rw = f32[<=3,2] reduce-window(v, z), window={size=2x1}, to_apply=add
  w3 = f32[3,2] slice(wk), slice={[0:3], [0:2]}
  rww = f32[<=3,2] multiply(rw, w3)
  r19 = f32[2] reduce(rww, z), dimensions={0}, to_apply=add
  // 20: two dims become one; 21: one becomes two.
  vt = f32[2,<=4] transpose(v), dimensions={1,0}
  fl = f32[<=8] reshape(vt)
  w8 = f32[8] iota(), iota_dimension=0
  flw = f32[<=8] multiply(fl, w8)
  r20 = f32[] reduce(flw, z), dimensions={0}, to_apply=add
  un = f32[2,<=4] reshape(fl)
  w24 = f32[2,4] broadcast(w4), dimensions={1}
  unw = f32[2,<=4] multiply(un, w24)
  r21 = f32[2] reduce(unw, z), dimensions={1}, to_apply=add
  // 22: a product of sizes.
  ou1 = f32[<=4,<=4] broadcast(c2), dimensions={0}
  ou2 = f32[<=4,<=4] broadcast(c2), dimensions={1}
  ou = f32[<=4,<=4] multiply(ou1, ou2)
  of = f32[<=16] reshape(ou)
  w16 = f32[16] iota(), iota_dimension=0
  ofw = f32[<=16] multiply(of, w16)
  r22 = f32[] reduce(ofw, z), dimensions={0}, to_apply=add
  // 23: sizes said in another way.
  dd = f32[<=4,2] dynamic-reshape(fl, n, two)
  ddw = f32[<=4,2] multiply(dd, wk)
  r23 = f32[2] reduce(ddw, z), dimensions={0}, to_apply=add
  // 24: convolution along what is used.
  ci = f32[1,<=4,2] reshape(v)
  ck = f32[2,2,1] constant({{{1},{2}},{{3},{4}}})
  cv = f32[1,<=3,1] convolution(ci, ck), window={size=2}, dim_labels=b0f_0io->b0f
  cvr = f32[<=3] reshape(cv)
  w31 = f32[3] slice(w4), slice={[0:3]}
  cvw = f32[<=3] multiply(cvr, w31)
  r24 = f32[] reduce(cvw, z), dimensions={0}, to_apply=add
  // 25: first element, dynamic-slice.
  r25 = f32[1,2] dynamic-slice(v, m, zero), dynamic_slice_sizes={1,2}
  ROOT r = (f32[2], f32[], f32[2], f32[2], f32[], f32[2], s32[2], f32[2], f32[2], f32[2,2], f32[2], f32[2], s32[], f32[2], s32[], f32[2], f32[4,2], f32[], f32[4,2], f32[2], f32[], f32[2], f32[], f32[2], f32[], f32[1,2]) tuple(r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20, r21, r22, r23, r24, r25)
}
// >>> stdout
// [0. 4.]
// 14.0
// [3. 4.]
// [-120. -160.]
// -131.0
// [3. 4.]
// [1 1]
// [ 0. -8.]
// [ 126. -158.]
// [[-369. -369.]
//  [ 238.  238.]]
// [8. 6.]
// [6569. 6569.]
// 9
// [180. 210.]
// 8
// [1011. 1011.]
// [[  -3.    3.]
//  [  13.   14.]
//  [ 100.  100.]
//  [1001.  998.]]
// 588.0
// [[ 1.  1.]
//  [ 1. -2.]
//  [ 3.  4.]
//  [-4.  2.]]
// [-6. 62.]
// 15.0
// [-369.  238.]
// 0.0
// [361. 183.]
// 92.0
// [[-4.  2.]]
// [-3.  2.]
// 9.0
// [-3.  2.]
// [-30.  20.]
// -1.0
// [-3.  2.]
// [0 0]
// [9. 4.]
// [-3.  2.]
// [[-3. -3.]
//  [ 2.  2.]]
// [9. 4.]
// [4321. 4321.]
// 5
// [47. 52.]
// 4
// [1000. 1000.]
// [[1.000e+00 1.000e+00]
//  [1.000e+01 1.000e+01]
//  [1.000e+02 1.000e+02]
//  [9.970e+02 1.002e+03]]
// 3.0
// [[   1.    1.]
//  [  10.   10.]
//  [  -3.    2.]
//  [1000. 1000.]]
// [0. 0.]
// 2.0
// [-3.  2.]
// 0.0
// [-3.  2.]
// 0.0
// [[-3.  2.]]
// <<<
