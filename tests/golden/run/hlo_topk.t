// What XLA's passes leave of a top-k: a custom call of plain operands.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[[1,5,2,9,3,4],[-1,7,7,0,2,1]]'
HloModule m
ENTRY e {
 p = f32[2,6]{1,0} parameter(0)
 ROOT t = (f32[2,2]{1,0}, s32[2,2]{1,0}) custom-call(p), custom_call_target="TopK"
}
// >>> stdout
// [[9. 5.]
//  [7. 7.]]
// [[3 1]
//  [1 2]]
// <<<
