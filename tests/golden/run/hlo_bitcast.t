// bitcast of HLO: other shapes, layouts, element types of the same and of
// other widths; the bytes in memory stay.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
HloModule bitcasts

ENTRY %e () -> (s32[2,3], f32[3,2], f32[2,3], u8[2,4], u32[2], u16[2,2]) {
  %c = f32[2,3]{1,0} constant({ { 1, -2, 0.5 }, { -0, inf, 3 } })
  %a = s32[2,3]{1,0} bitcast(%c)
  %b = f32[3,2]{1,0} bitcast(f32[2,3]{1,0} %c)
  %d = f32[2,3]{0,1} bitcast(%c)
  %k = u32[2]{0} constant({ 67305985, 4294967040 })
  %u = u8[2,4]{1,0} bitcast(u32[2]{0} %k)
  %v = u32[2]{0} bitcast(%u)
  %t = u16[2,2]{0,1} bitcast(%k)
  ROOT %r = (s32[2,3]{1,0}, f32[3,2]{1,0}, f32[2,3]{0,1}, u8[2,4]{1,0}, u32[2]{0}, /*index=5*/u16[2,2]{0,1}) tuple(%a, %b, %d, %u, %v, %t)
}
// >>> stdout
// [[ 1065353216 -1073741824  1056964608]
//  [-2147483648  2139095040  1077936128]]
// [[ 1.  -2. ]
//  [ 0.5 -0. ]
//  [ inf  3. ]]
// [[ 1.   0.5  inf]
//  [-2.  -0.   3. ]]
// [[  1   2   3   4]
//  [  0 255 255 255]]
// [  67305985 4294967040]
// [[  513 65280]
//  [ 1027 65535]]
// <<<
