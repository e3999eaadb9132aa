// HLO text: two dimensions whose sizes arguments say.  Numbers were checked
// against NumPy on arrays of the size, for all sizes.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[[[1,-2],[3,4],[9,9]],[[-4,2],[0,3],[9,9]],[[2,1],[-1,-3],[9,9]],[[9,9],[9,9],[9,9]]]" --input=3 --input=2
HloModule sized2
add { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] add(a, b) }
addh { a = f16[] parameter(0) b = f16[] parameter(1) ROOT c = f16[] add(a, b) }
addc { a = c64[] parameter(0) b = c64[] parameter(1) ROOT c = c64[] add(a, b) }
max { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] maximum(a, b) }
and { a = pred[] parameter(0) b = pred[] parameter(1) ROOT c = pred[] and(a, b) }
muli { a = s32[] parameter(0) b = s32[] parameter(1) ROOT c = s32[] multiply(a, b) }
ge { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = pred[] compare(a, b), direction=GE }
desc { a = f32[] parameter(0) b = f32[] parameter(1) ROOT r = pred[] compare(a, b), direction=GT }
ENTRY e {
  x = f32[4,3,2] parameter(0)
  n = s32[] parameter(1)
  m = s32[] parameter(2)
  z = f32[] constant(0) one = f32[] constant(1) low = f32[] constant(-inf) zi = s32[] constant(0) oi = s32[] constant(1) ti = s32[] constant(2)
  v0 = f32[<=4,3,2] set-dimension-size(x, n), dimensions={0}
  v = f32[<=4,<=3,2] set-dimension-size(v0, m), dimensions={1}
  wi = f32[4,3,2] iota(), iota_dimension=0
  wj = f32[4,3,2] iota(), iota_dimension=1
  wi10 = f32[] constant(10)
  wib = f32[4,3,2] broadcast(wi10), dimensions={}
  w1 = f32[4,3,2] multiply(wi, wib)
  w2 = f32[4,3,2] add(w1, wj)
  w0 = f32[4,3,2] broadcast(one), dimensions={}
  w = f32[4,3,2] add(w2, w0)
  // 0 both dims
  r0 = f32[2] reduce(v, z), dimensions={0,1}, to_apply=add
  // 1 reverse both, weighted
  rv = f32[<=4,<=3,2] reverse(v), dimensions={0,1}
  rvw = f32[<=4,<=3,2] multiply(rv, w)
  r1 = f32[2] reduce(rvw, z), dimensions={0,1}, to_apply=add
  // 2 collapse of dims 0 and 1
  fl = f32[<=12,2] reshape(v)
  w12 = f32[12,2] iota(), iota_dimension=0
  flw = f32[<=12,2] multiply(fl, w12)
  r2 = f32[2] reduce(flw, z), dimensions={0}, to_apply=add
  // 3 size
  r3 = s32[] get-dimension-size(fl), dimensions={0}
  // 4 collapse of 1 and 2
  f2 = f32[<=4,<=6] reshape(v)
  w46a = f32[4,6] iota(), iota_dimension=1
  f2w = f32[<=4,<=6] multiply(f2, w46a)
  r4 = f32[] reduce(f2w, z), dimensions={0,1}, to_apply=add
  // 5 sort along dim 1, carrying places, descending
  so = f32[<=4,<=3,2] sort(v), dimensions={1}, to_apply=desc
  sow = f32[<=4,<=3,2] multiply(so, w)
  r5 = f32[2] reduce(sow, z), dimensions={0,1}, to_apply=add
  // 6 concatenate along dim 1
  cc = f32[<=4,<=6,2] concatenate(v, v), dimensions={1}
  wc = f32[4,6,2] iota(), iota_dimension=1
  ccw = f32[<=4,<=6,2] multiply(cc, wc)
  r6 = f32[2] reduce(ccw, z), dimensions={0,1}, to_apply=add
  // 7 window with pads, strides and base dilation
  rw = f32[<=5,<=3,2] reduce-window(v, low), window={size=3x1x1 stride=2x1x1 pad=2_2x0_0x0_0 lhs_dilate=2x1x1}, to_apply=max
  rwz = f32[5,3,2] broadcast(z), dimensions={}
  fin = pred[<=5,<=3,2] is-finite(rw)
  rws = f32[<=5,<=3,2] select(fin, rw, rwz)
  w5 = f32[5,3,2] iota(), iota_dimension=0
  rww = f32[<=5,<=3,2] multiply(rws, w5)
  r7 = f32[2] reduce(rww, z), dimensions={0,1}, to_apply=add
  // 8 batched dot: batch dim 0, contract dim 1
  r8a = f32[<=4,2,2] dot(v, v), lhs_batch_dims={0}, rhs_batch_dims={0}, lhs_contracting_dims={1}, rhs_contracting_dims={1}
  r8 = f32[2,2] reduce(r8a, z), dimensions={0}, to_apply=add
  // 9 dot, contracting two dims
  r9 = f32[2,2] dot(v, w), lhs_contracting_dims={0,1}, rhs_contracting_dims={0,1}
  // 10 gather whole rows of a dim in part
  gi = s32[2] constant({1, 0})
  gg = f32[2,<=3,2] gather(v, gi), offset_dims={1,2}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1,3,2}
  r10 = f32[2,2] reduce(gg, z), dimensions={1}, to_apply=add
  // 11 scatter, window dims in part, into what is in part
  ui = u8[3] constant({2, 0, 2})
  ud = u8[<=3] set-dimension-size(ui, m), dimensions={0}
  u1 = f32[1,<=3,2] slice(v), slice={[0:1], [0:3], [0:2]}
  uu = f32[<=3,2] reshape(u1)
  base = f32[3,2] broadcast(one), dimensions={}
  r11 = f32[3,2] scatter(base, ud, uu), update_window_dims={1}, inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, index_vector_dim=1, unique_indices=false, to_apply=add
  // 12 dynamic-update-slice of a part at an index beyond
  r12 = f32[4,3,2] dynamic-update-slice(w, v, oi, oi, zi)
  // 13 whole into part
  d1 = f32[1,1,2] broadcast(wi10), dimensions={}
  du = f32[<=4,<=3,2] dynamic-update-slice(v, d1, zi, zi, zi)
  r13 = f32[2] reduce(du, z), dimensions={0,1}, to_apply=add
  // 14 types
  vh = f16[<=4,<=3,2] convert(v)
  zh = f16[] constant(0)
  r14 = f16[2] reduce(vh, zh), dimensions={0,1}, to_apply=addh
  vc = c64[<=4,<=3,2] complex(v, v)
  zc = c64[] constant((0, 0))
  r15 = c64[2] reduce(vc, zc), dimensions={0,1}, to_apply=addc
  t = pred[] constant(true)
  pv = pred[<=4,<=3,2] compare(v, v), direction=EQ
  r16 = pred[2] reduce(pv, t), dimensions={0,1}, to_apply=and
  vi = s32[<=4,<=3,2] convert(v)
  fi = s32[] constant(5)
  r17 = s32[2] reduce(vi, fi), dimensions={0,1}, to_apply=muli
  // 18 pads negative
  pn = f32[<=5,<=3,2] pad(v, one), padding=2_-1x0_0x0_0
  wp = f32[5,3,2] iota(), iota_dimension=0
  pnw = f32[<=5,<=3,2] multiply(pn, wp)
  r18 = f32[2] reduce(pnw, z), dimensions={0,1}, to_apply=add
  // 19 pooling gradient
  sas = f32[<=4,3,2] set-dimension-size(x, n), dimensions={0}
  src = f32[<=4,1,2] slice(sas), slice={[0:4], [1:2], [0:2]}
  sg = f32[<=4,3,2] select-and-scatter(sas, src, z), window={size=1x3x1}, select=ge, scatter=add
  sgw = f32[<=4,3,2] multiply(sg, w)
  r19 = f32[2] reduce(sgw, z), dimensions={0,1}, to_apply=add
  // 20 clamp, select by a row, transpose to the front
  tr = f32[2,<=3,<=4] transpose(v), dimensions={2,1,0}
  tf = f32[<=24] reshape(tr)
  w24 = f32[24] iota(), iota_dimension=0
  tfw = f32[<=24] multiply(tf, w24)
  r20 = f32[] reduce(tfw, z), dimensions={0}, to_apply=add
  // 21 batched gather
  bi = s32[4,1] iota(), iota_dimension=1
  bd = s32[<=4,1] set-dimension-size(bi, n), dimensions={0}
  bg = f32[<=4,1,2] gather(v, bd), offset_dims={1,2}, collapsed_slice_dims={}, start_index_map={1}, operand_batching_dims={0}, start_indices_batching_dims={0}, index_vector_dim=1, slice_sizes={1,1,2}
  r21 = f32[2] reduce(bg, z), dimensions={0,1}, to_apply=add
  ROOT r = (f32[2], f32[2], f32[2], s32[], f32[], f32[2], f32[2], f32[2], f32[2,2], f32[2,2], f32[2,2], f32[3,2], f32[4,3,2], f32[2], f16[2], c64[2], pred[2], s32[2], f32[2], f32[2], f32[], f32[2]) tuple(r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20, r21)
}
// >>> stdout
// [1. 5.]
// [40. 96.]
// [-2.  6.]
// 6
// 17.0
// [-23.  12.]
// [ 6. 18.]
// [11. 10.]
// [[31.  7.]
//  [ 7. 43.]]
// [[-17. -17.]
//  [ 19.  19.]]
// [[-4.  5.]
//  [ 4.  2.]]
// [[ 4.  5.]
//  [ 1.  1.]
//  [ 2. -1.]]
// [[[ 1.  1.]
//   [ 2.  2.]
//   [ 3.  3.]]
//
//  [[11. 11.]
//   [ 1. -2.]
//   [ 3.  4.]]
//
//  [[21. 21.]
//   [-4.  2.]
//   [ 0.  3.]]
//
//  [[31. 31.]
//   [ 2.  1.]
//   [-1. -3.]]]
// [10. 17.]
// [1. 5.]
// [1.+1.j 5.+5.j]
// [ True  True]
// [  0 720]
// [-2. 21.]
// [-14. -18.]
// 47.0
// [-1.  1.]
// <<<
