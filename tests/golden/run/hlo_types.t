// HLO text: literals of the element types, and what becomes of them.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
HloModule types
ENTRY e {
  a = pred[2,2] constant({ {1, 0}, {true, false} })
  b = s4[3] constant({-8, -1, 7})
  c = u64[2] constant({18446744073709551615, 0})
  d = c64[2] constant({(1, -2), (nan, -inf)})
  f = bf16[4] constant({3.141, -nan(0x7f), inf, -0})
  g = f64[2] constant({0.1, -0.69314718055994529})
  h = f8e4m3fn[3] constant({0.102, -448, nan})
  i = f16[2,2]{0,1} constant({ /*i0=0*/ { 1, 2 }, /*i0=1*/ { 3, 65504 } })
  j = (s32[], (f32[2,0], s8[3])) constant((7, ({ {}, {} }, {1,2,3})))
  k = f32[2] constant({nan(0x7fffff), -nan(0x1)})
  l = u32[2] bitcast-convert(k)
  m = s32[] get-tuple-element(j), index=0
  ROOT t = (pred[2,2], s4[3], u64[2], c64[2], bf16[4], f64[2], f8e4m3fn[3], f16[2,2], u32[2], s32[]) tuple(a, b, c, d, f, g, h, i, l, m)
}
// >>> stdout
// [[ True False]
//  [ True False]]
// [-8 -1  7]
// [18446744073709551615                    0]
// [ 1. -2.j nan-infj]
// [ 3.140625       nan       inf -0.      ]
// [ 0.1        -0.69314718]
// [ 1.015625e-01 -4.480000e+02           nan]
// [[1.00e+00 2.00e+00]
//  [3.00e+00 6.55e+04]]
// [2147483647 4286578689]
// 7
// <<<
