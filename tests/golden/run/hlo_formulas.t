// Instructions that are formulas of others: products of scaled operands, random
// rounding, the least elements; and a bounded size, of which all is there.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[[1,2,3,4],[5,6,7,8]]' --input='[1.25,-1.25,3e9,-1.75,0.25,0.5,2,-0.5]'
HloModule m
ENTRY e {
 x = f32[2,<=4]{1,0} parameter(0)
 y = f32[8]{0} parameter(1)
 l = f8e4m3fn[2,4]{1,0} convert(x)
 r = f8e4m3fn[4,2]{1,0} transpose(l), dimensions={1,0}
 s = f8e8m0fnu[2,2]{1,0} constant({{1, 2}, {4, 0.5}})
 one = f8e8m0fnu[] constant(1)
 dot = f32[2,2]{1,0} scaled-dot(l, r, s, one), lhs_contracting_dims={1}, rhs_contracting_dims={0}
 rnd = u32[8]{0} constant({1073741823, 1073741823, 0, 3221225472, 0, 2147483648, 0, 2147483647})
 sc = s32[8]{0} stochastic-convert(y, rnd)
 t = (f32[2,2]{1,0}, s32[2,2]{1,0}) topk(x), k=2, largest=false
 t0 = f32[2,2]{1,0} get-tuple-element(t), index=0
 t1 = s32[2,2]{1,0} get-tuple-element(t), index=1
 n = s32[] get-dimension-size(x), dimensions={1}
 ROOT out = (f32[2,2], s32[8], f32[2,2], s32[2,2], s32[]) tuple(dot, sc, t0, t1, n)
}
// >>> stdout
// [[ 55.  123. ]
//  [ 94.5 300.5]]
// [         2         -2 2147483647         -1          1          0
//           2         -1]
// [[1. 2.]
//  [5. 6.]]
// [[0 1]
//  [0 1]]
// 4
// <<<
