// Collectives, and other instructions, that begin in one and end in another;
// and an all-to-all whose operands each go to another device.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[[1,2],[3,4]]'
HloModule m, replica_count=2
add { a = f32[] parameter(0)
 b = f32[] parameter(1)
 ROOT c = f32[] add(a, b) }
half { a = f32[2]{0} parameter(0)
 b = f32[2]{0} add(a, a)
 ROOT c = f32[1]{0} slice(b), slice={[1:2]} }
ENTRY e {
 x = f32[2]{0} parameter(0)
 gs = (f32[2]{0}, f32[4]{0}) all-gather-start(x), replica_groups={{0,1}}, dimensions={0}
 g = f32[4]{0} all-gather-done(gs)
 rs = f32[2]{0} all-reduce-start(x), replica_groups={{0,1}}, to_apply=add
 r = f32[2]{0} all-reduce-done(rs)
 ps = (f32[2]{0}, f32[2]{0}, u32[], u32[]) collective-permute-start(x), source_target_pairs={{0,1},{1,0}}
 p = f32[2]{0} collective-permute-done(ps)
 ss = ((f32[2]{0}), f32[1]{0}, s32[]) slice-start(x), slice={[1:2]}
 su = ((f32[2]{0}), f32[1]{0}, s32[]) slice-update(ss)
 s = f32[1]{0} slice-done(su)
 cs = ((f32[2]{0}), f32[1]{0}, s32[]) fusion-start(x), kind=kLoop, calls=half
 c = f32[1]{0} fusion-done(cs), kind=kLoop
 ds = ((f32[2]{0}), f32[1]{0}) reduce-scatter-start(x), replica_groups={{0,1}}, dimensions={0}, to_apply=add
 d = f32[1]{0} reduce-scatter-done(ds)
 a = (f32[1]{0}, f32[1]{0}) all-to-all(s, c), replica_groups={{0,1}}
 a0 = f32[1]{0} get-tuple-element(a), index=0
 a1 = f32[1]{0} get-tuple-element(a), index=1
 ROOT out = (f32[4], f32[2], f32[2], f32[1], f32[1], f32[1], f32[1], f32[1]) tuple(g, r, p, s, c, d, a0, a1)
}
// >>> stdout
// [[1. 2. 3. 4.]
//  [1. 2. 3. 4.]]
// [[4. 6.]
//  [4. 6.]]
// [[3. 4.]
//  [1. 2.]]
// [[2.]
//  [4.]]
// [[4.]
//  [8.]]
// [[4.]
//  [6.]]
// [[2.]
//  [4.]]
// [[4.]
//  [8.]]
// <<<
