// HLO text: sizes of run time on their way through calls, conditionals, loops
// and barriers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[1,2,3,nan]" --input=3 --input=0
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[1,2,3,nan]" --input=3 --input=1
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[1,2,3,nan]" --input=3 --input=2
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[nan,nan,nan,nan]" --input=0 --input=0
HloModule flow
add { a = f32[] parameter(0) b = f32[] parameter(1) ROOT c = f32[] add(a, b) }
keep { x = f32[4] parameter(0) n = s32[] parameter(1)
  ROOT y = f32[<=4] set-dimension-size(x, n), dimensions={0} }
twice { x = f32[<=4] parameter(0) n = s32[] get-dimension-size(x), dimensions={0}
  y = f32[<=4] add(x, x) ROOT r = (f32[<=4], s32[]) tuple(y, n) }
// Branches: what is in use, one less of it doubled, and all.
same { p = (f32[<=4], s32[]) parameter(0) x = f32[<=4] get-tuple-element(p), index=0
  y = f32[<=4] negate(x) ROOT r = (f32[<=4], f32[<=4]) tuple(x, y) }
less { p = (f32[<=4], s32[]) parameter(0) x = f32[<=4] get-tuple-element(p), index=0
  n = s32[] get-tuple-element(p), index=1 one = s32[] constant(1) m = s32[] subtract(n, one)
  y = f32[<=4] set-dimension-size(x, m), dimensions={0}
  z = f32[<=4] add(y, y) ROOT r = (f32[<=4], f32[<=4]) tuple(z, z) }
all { p = (f32[<=4], s32[]) parameter(0) k = f32[] constant(7)
  x = f32[4] broadcast(k), dimensions={} ROOT r = (f32[4], f32[4]) tuple(x, x) }
// A turn drops the last and adds the sum.
body { p = (f32[<=4], f32[], s32[]) parameter(0) x = f32[<=4] get-tuple-element(p), index=0
  s = f32[] get-tuple-element(p), index=1 i = s32[] get-tuple-element(p), index=2
  z = f32[] constant(0) one = s32[] constant(1)
  t = f32[] reduce(x, z), dimensions={0}, to_apply=add
  u = f32[] add(s, t) n = s32[] get-dimension-size(x), dimensions={0}
  m = s32[] subtract(n, one) y = f32[<=4] set-dimension-size(x, m), dimensions={0}
  j = s32[] add(i, one)
  ROOT r = (f32[<=4], f32[], s32[]) tuple(y, u, j) }
some { p = (f32[<=4], f32[], s32[]) parameter(0) x = f32[<=4] get-tuple-element(p), index=0
  one = s32[] constant(1) n = s32[] get-dimension-size(x), dimensions={0}
  ROOT r = pred[] compare(n, one), direction=GE }

ENTRY e {
  x = f32[4] parameter(0)
  n = s32[] parameter(1)
  which = s32[] parameter(2)
  z = f32[] constant(0) zi = s32[] constant(0)
  v = f32[<=4] call(x, n), to_apply=keep
  t = (f32[<=4], s32[]) call(v), to_apply=twice
  t0 = f32[<=4] get-tuple-element(t), index=0
  t1 = s32[] get-tuple-element(t), index=1
  r0 = f32[] reduce(t0, z), dimensions={0}, to_apply=add
  c = (f32[<=4], f32[<=4]) conditional(which, t, t, t), branch_computations={same, less, all}
  c0 = f32[<=4] get-tuple-element(c), index=0
  c1 = f32[<=4] get-tuple-element(c), index=1
  r1 = f32[] reduce(c0, z), dimensions={0}, to_apply=add
  r2 = f32[] reduce(c1, z), dimensions={0}, to_apply=add
  r3 = s32[] get-dimension-size(c1), dimensions={0}
  w0 = (f32[<=4], f32[], s32[]) tuple(v, z, zi)
  w = (f32[<=4], f32[], s32[]) while(w0), condition=some, body=body
  r4 = f32[] get-tuple-element(w), index=1
  r5 = s32[] get-tuple-element(w), index=2
  w1 = f32[<=4] get-tuple-element(w), index=0
  r6 = s32[] get-dimension-size(w1), dimensions={0}
  b = (f32[<=4], s32[]) opt-barrier(t)
  b0 = f32[<=4] get-tuple-element(b), index=0
  sb = f32[<=4] custom-call(b0), custom_call_target="SetBound"
  r7 = f32[] reduce(sb, z), dimensions={0}, to_apply=add
  ROOT r = (f32[], f32[], f32[], s32[], f32[], s32[], s32[], f32[], s32[]) tuple(r0, r1, r2, r3, r4, r5, r6, r7, t1)
}
// >>> stdout
// 12.0
// 12.0
// -12.0
// 3
// 10.0
// 3
// 0
// 12.0
// 3
// 12.0
// 12.0
// 12.0
// 2
// 10.0
// 3
// 0
// 12.0
// 3
// 12.0
// 28.0
// 28.0
// 4
// 10.0
// 3
// 0
// 12.0
// 3
// 0.0
// 0.0
// 0.0
// 0
// 0.0
// 0
// 0
// 0.0
// 0
// <<<
