// Collectives that begin in one instruction and end in another.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[[1,2],[3,4]]'
HloModule m, replica_count=2
add { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] add(a, b) }
ENTRY e {
 x = f32[2]{0} parameter(0)
 gs = (f32[2]{0}, f32[4]{0}) all-gather-start(x), replica_groups={{0,1}}, dimensions={0}
 g = f32[4]{0} all-gather-done(gs)
 rs = f32[2]{0} all-reduce-start(x), replica_groups={{0,1}}, to_apply=add
 r = f32[2]{0} all-reduce-done(rs)
 ps = (f32[2]{0}, f32[2]{0}, u32[], u32[]) collective-permute-start(x), source_target_pairs={{0,1},{1,0}}
 p = f32[2]{0} collective-permute-done(ps)
 ROOT out = (f32[4], f32[2], f32[2]) tuple(g, r, p)
}
// >>> stdout
// [[1. 2. 3. 4.]
//  [1. 2. 3. 4.]]
// [[4. 6.]
//  [4. 6.]]
// [[3. 4.]
//  [1. 2.]]
// <<<
