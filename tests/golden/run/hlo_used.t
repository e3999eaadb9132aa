// HLO text: dimensions of which set-dimension-size leaves a part in use, as
// tf.image.rot90 has them: results are the parts in use, whatever lies beyond.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[[0,1,2,3],[4,5,6,7]]"
HloModule used, entry_computation_layout={(f32[2,4])->(f32[<=4,2], f32[<=4,2], pred[<=4,1], f32[2], f32[], f32[<=4,2], f32[2,<=4], f32[<=2,2], f32[<=2,2], f32[2], s32[], f32[4,2], bf16[<=4,2], f32[<=4,<=2], f32[3,2])}

add { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] add(a, b) }
max { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] maximum(a, b) }
turn { x = f32[4,2] parameter(0) n = s32[] constant(3)
  ROOT y = f32[<=4,2] set-dimension-size(x, n), dimensions={0} }
keep { x = f32[4,2] parameter(0) n = s32[] constant(2)
  ROOT y = f32[<=4,2] set-dimension-size(x, n), dimensions={0} }
flip { x = f32[4,2] parameter(0) y = f32[<=4,2] call(x), to_apply=turn
  ROOT z = f32[<=4,2] negate(y) }

ENTRY e {
  p = f32[2,4] parameter(0)
  x = f32[4,2] transpose(p), dimensions={1,0}
  no = pred[] constant(false)
  c = f32[<=4,2] conditional(no, x, x), true_computation=keep, false_computation=turn
  two = s32[] constant(2)
  same = f32[<=4,2] conditional(two, x, x, x), branch_computations={flip, turn, turn}
  k = f32[] constant(10)
  whole = f32[4,2] broadcast(k), dimensions={}
  more = f32[<=4,2] add(same, whole)
  col = f32[<=4,1] slice(c), slice={[0:4], [1:2]}
  is = pred[<=4,1] compare(col, col), direction=EQ
  z = f32[] constant(0)
  sum = f32[2] reduce(c, z), dimensions={0}, to_apply=add
  all = f32[] reduce(more, z), dimensions={0,1}, to_apply=add
  rev = f32[<=4,2] reverse(c), dimensions={0}
  tra = f32[2,<=4] transpose(c), dimensions={1,0}
  low = f32[] constant(-inf)
  win = f32[<=2,2] reduce-window(c, low), window={size=2x1 stride=2x1}, to_apply=max
  // c[0:2], and what its size is: min(3, 2) - 1.
  part = f32[2,2] slice(c), slice={[0:2], [0:2]}
  size = s32[] get-dimension-size(c), dimensions={0}
  least = s32[] minimum(size, two)
  one = s32[] constant(1)
  left = s32[] subtract(least, one)
  crop = f32[<=2,2] set-dimension-size(part, left), dimensions={0}
  // Beyond the part in use lies what was there.
  at = s32[1] constant({3})
  got = f32[2] gather(c, at), offset_dims={0}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=0, slice_sizes={1,2}
  four = s32[] constant(4)
  back = f32[4,2] set-dimension-size(c, four), dimensions={0}
  b16 = bf16[<=4,2] convert(rev)
  both = f32[<=4,<=2] set-dimension-size(c, one), dimensions={1}
  edge = f32[3,2] slice(c), slice={[0:3], [0:2]}
  ROOT r = (f32[<=4,2], f32[<=4,2], pred[<=4,1], f32[2], f32[], f32[<=4,2], f32[2,<=4], f32[<=2,2], f32[<=2,2], f32[2], s32[], f32[4,2], bf16[<=4,2], f32[<=4,<=2], f32[3,2]) tuple(c, more, is, sum, all, rev, tra, win, crop, got, size, back, b16, both, edge)
}
// >>> stdout
// [[0. 4.]
//  [1. 5.]
//  [2. 6.]]
// [[10. 14.]
//  [11. 15.]
//  [12. 16.]]
// [[ True]
//  [ True]
//  [ True]]
// [ 3. 15.]
// 78.0
// [[2. 6.]
//  [1. 5.]
//  [0. 4.]]
// [[0. 1. 2.]
//  [4. 5. 6.]]
// [[1. 5.]]
// [[0. 4.]]
// [3. 7.]
// 3
// [[0. 4.]
//  [1. 5.]
//  [2. 6.]
//  [3. 7.]]
// [[2. 6.]
//  [1. 5.]
//  [0. 4.]]
// [[0.]
//  [1.]
//  [2.]]
// [[0. 4.]
//  [1. 5.]
//  [2. 6.]]
// <<<
