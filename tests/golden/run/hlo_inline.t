// HLO text: bodies of computations where they are called, as XLA's canonical
// form has them.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
HloModule inline

ENTRY main {
  tmp_0 = f32[4]{0} constant({4, 1, 3, 2})
  tmp_1 = f32[] constant(1)
  tmp_2 = f32[] fusion(f32[4]{0} tmp_0, f32[] tmp_1), kind=kLoop, calls=
  {
    tmp_0 = f32[4]{0} parameter(0)
    tmp_1 = f32[] parameter(1)
    ROOT tmp_2 = f32[] reduce(f32[4]{0} tmp_0, f32[] tmp_1), dimensions={0}, to_apply=
    {
      tmp_0 = f32[] parameter(0)
      tmp_1 = f32[] parameter(1)
      ROOT tmp_2 = f32[] add(f32[] tmp_0, f32[] tmp_1)
    }
  }
  tmp_3 = s32[] constant(1)
  tmp_4 = f32[4]{0} conditional(s32[] tmp_3, f32[4]{0} tmp_0, f32[4]{0} tmp_0), branch_computations={
  {
    ROOT tmp_0 = f32[4]{0} parameter(0)
  },
  {
    tmp_0 = f32[4]{0} parameter(0)
    ROOT tmp_1 = f32[4]{0} negate(f32[4]{0} tmp_0)
  }
}
  tmp_5 = f32[4]{0} sort(f32[4]{0} tmp_4), dimensions={0}, is_stable=true, to_apply=
  {
    tmp_0 = f32[] parameter(0)
    tmp_1 = f32[] parameter(1)
    ROOT tmp_2 = pred[] compare(f32[] tmp_0, f32[] tmp_1), direction=LT
  }
  tmp_6 = (s32[], f32[]) tuple(s32[] tmp_3, f32[] tmp_2)
  tmp_7 = (s32[], f32[]) while((s32[], f32[]) tmp_6), condition=
  {
    tmp_0 = (s32[], f32[]) parameter(0)
    tmp_1 = s32[] get-tuple-element((s32[], f32[]) tmp_0), index=0
    tmp_2 = s32[] constant(4)
    ROOT tmp_3 = pred[] compare(s32[] tmp_1, s32[] tmp_2), direction=LT
  }, body=
  {
    tmp_0 = (s32[], f32[]) parameter(0)
    tmp_1 = s32[] get-tuple-element((s32[], f32[]) tmp_0), index=0
    tmp_2 = s32[] add(s32[] tmp_1, s32[] tmp_1)
    tmp_3 = f32[] get-tuple-element((s32[], f32[]) tmp_0), index=1
    tmp_4 = f32[] multiply(f32[] tmp_3, f32[] tmp_3)
    ROOT tmp_5 = (s32[], f32[]) tuple(s32[] tmp_2, f32[] tmp_4)
  }
  ROOT tmp_8 = (f32[], f32[4]{0}, (s32[], f32[])) tuple(f32[] tmp_2, f32[4]{0} tmp_5, (s32[], f32[]) tmp_7)
}
// >>> stdout
// 11.0
// [-4. -3. -2. -1.]
// 4
// 14641.0
// <<<
