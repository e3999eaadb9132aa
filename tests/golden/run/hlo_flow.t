// HLO text: control flow over tuples, calls and fusions, a computation named
// before it is there, nested tuples, what is skipped.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
HloModule flow, is_scheduled=true, frontend_attributes={a={b = #c<["x"=8]>}}

FileNames
1 "a.py"

StackFrames
1 {file_location_id=1 parent_frame_id=1}

ENTRY %e () -> ((s32[], f32[3]), f32[3], f32[4], s32[4]) {
  %z = s32[] constant(0)
  %x = f32[3]{0:T(128)} constant({1, 2, 3}), metadata={op_name="it\'s {x}" stack_frame_id=1}
  %n = (f32[3]) tuple(%x)
  %t = (s32[], (f32[3])) tuple(%z, %n)
  %w = (s32[], (f32[3])) while((s32[], (f32[3]{0})) %t), condition=%cond, body=%body, backend_config={"known_trip_count":{"n":"3"}}
  %wt = (f32[3]) get-tuple-element(%w), index=1
  %wx = f32[3] get-tuple-element(%wt), index=0
  %two = s32[] constant(2)
  %c = f32[3] conditional(%two, %x, %x, %wx), branch_computations={%neg, %abs, %neg}, sharding={replicated}
  %yes = pred[] constant(true)
  %d = f32[3] conditional(%yes, %c, %x), true_computation=%abs, false_computation=%neg
  %f = f32[3] fusion(%d), kind=kLoop, calls=%fused
  %k = f32[4] constant({3, nan, -0, 1})
  %i = s32[4] iota(), iota_dimension=0
  %s = (f32[4], s32[4]) sort(f32[4] %k, s32[4] %i), dimensions={0}, is_stable=true, to_apply=%less
  %sk = f32[4] get-tuple-element(%s), index=0, control-predecessors={%f}
  %si = s32[4] get-tuple-element(%s), index=1
  %wi = s32[] get-tuple-element(%w), index=0
  %in = (s32[], f32[3]) tuple(%wi, %wx)
  ROOT %r = ((s32[], f32[3]), f32[3], f32[4], s32[4]) tuple(%in, %f, %sk, %si)
}

%less (a: f32[], b: f32[], c: s32[], d: s32[]) -> pred[] {
  %a = f32[] parameter(0)
  %b = f32[] parameter(1)
  %c = s32[] parameter(2)
  %d = s32[] parameter(3)
  ROOT %l = pred[] compare(%a, %b), direction=LT, type=TOTALORDER
}
body { s = (s32[], (f32[3])) parameter(0)
  i = s32[] get-tuple-element(s), index=0  v = (f32[3]) get-tuple-element(s), index=1
  x = f32[3] get-tuple-element(v), index=0  one = s32[] constant(1)
  j = s32[] add(i, one)  y = f32[3] call(x), to_apply=double
  u = (f32[3]) tuple(y)  ROOT t = (s32[], (f32[3])) tuple(j, u) }
cond { s = (s32[], (f32[3])) parameter(0)
  i = s32[] get-tuple-element(s), index=0  n = s32[] constant(3)
  ROOT c = pred[] compare(i, n), direction=LT }
double { x = f32[3] parameter(0) ROOT y = f32[3] add(x, x) }
neg { x = f32[3] parameter(0) ROOT y = f32[3] negate(x) }
abs { x = f32[3] parameter(0) ROOT y = f32[3] abs(x) }
fused { x = f32[3] parameter(0) one = f32[] constant(1)
  b = f32[3] broadcast(one), dimensions={} ROOT y = f32[3] add(x, b) }
// >>> stdout
// 3
// [ 8. 16. 24.]
// [ 9. 17. 25.]
// [-0.  1.  3. nan]
// [2 3 0 1]
// <<<
