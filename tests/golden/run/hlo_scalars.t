// HLO text: what is left out where there are no dimensions.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
HloModule w0
add { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] add(a, b) }
ge { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = pred[] compare(a, b), direction=GE }
ENTRY e {
 x = f32[] constant(3)
 z = f32[] constant(1)
 r = f32[] reduce-window(x, z), to_apply=add
 s = f32[] select-and-scatter(x, r, z), select=ge, scatter=add
 k = f32[2,3] constant({{1,2,3},{4,5,6}})
 w = f32[3,2] constant({{1,0},{0,1},{1,1}})
 c = f32[2,2] convolution(k, w), dim_labels=bf_io->bf
 b = f32[2,2] broadcast(z)
 p = f32[] pad(x, z), padding=
 l = f32[] slice(x), slice={}
 t = f32[] transpose(x), dimensions={}
 v = f32[] reverse(x), dimensions={}
 rp = f32[] reshape(x), inferred_dimension=0
 ROOT o = (f32[], f32[], f32[2,2], f32[2,2], f32[], f32[], f32[], f32[], f32[]) tuple(r, s, c, b, p, l, t, v, rp)
}
// >>> stdout
// 4.0
// 5.0
// [[ 4.  5.]
//  [10. 11.]]
// [[1. 1.]
//  [1. 1.]]
// 3.0
// 3.0
// 3.0
// 3.0
// 3.0
// <<<
