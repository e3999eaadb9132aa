// Functions of complex numbers that are made of vectors: in f32, which are computed
// in f64, and in f64, which are computed in pairs: on and beside branch cuts, of the
// tiny and the huge, of infinities.  Oracle: numpy's values; and both types round
// to the same f32 (the last result counts the parts that do not).
// RUN: poprun -q %s --input='[0j, -0.5+1j, -2+0.25j, 3-1j, 1+0j, -1.5-0.0j, 1e-30+1e-30j, 1e30-1e20j, 89+2j, -0.75+12345j, 0.4375-0.5625j, inf+1j, -1+infj, 2+1e-10j]'
// RUN: POPC_ISA=avx2 poprun -q %s --input='[0j, -0.5+1j, -2+0.25j, 3-1j, 1+0j, -1.5-0.0j, 1e-30+1e-30j, 1e30-1e20j, 89+2j, -0.75+12345j, 0.4375-0.5625j, inf+1j, -1+infj, 2+1e-10j]'
// RUN: POPC_ISA=generic poprun -q %s --input='[0j, -0.5+1j, -2+0.25j, 3-1j, 1+0j, -1.5-0.0j, 1e-30+1e-30j, 1e30-1e20j, 89+2j, -0.75+12345j, 0.4375-0.5625j, inf+1j, -1+infj, 2+1e-10j]'
func.func @main(%z: tensor<14xcomplex<f32>>) -> (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<i32>) {
  %w = stablehlo.convert %z : (tensor<14xcomplex<f32>>) -> tensor<14xcomplex<f64>>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %f0 = chlo.sinh %z : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
  %d0 = chlo.sinh %w : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
  %n0 = stablehlo.convert %d0 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a0_0 = stablehlo.real %f0 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b0_0 = stablehlo.real %n0 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c0_0 = stablehlo.compare NE, %a0_0, %b0_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o0_0 = stablehlo.compare EQ, %a0_0, %a0_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e0_0 = stablehlo.and %c0_0, %o0_0 : tensor<14xi1>
  %i0_0 = stablehlo.convert %e0_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r0_0 = stablehlo.reduce(%i0_0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a0_1 = stablehlo.imag %f0 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b0_1 = stablehlo.imag %n0 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c0_1 = stablehlo.compare NE, %a0_1, %b0_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o0_1 = stablehlo.compare EQ, %a0_1, %a0_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e0_1 = stablehlo.and %c0_1, %o0_1 : tensor<14xi1>
  %i0_1 = stablehlo.convert %e0_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r0_1 = stablehlo.reduce(%i0_1 init: %r0_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f1 = chlo.cosh %z : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
  %d1 = chlo.cosh %w : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
  %n1 = stablehlo.convert %d1 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a1_0 = stablehlo.real %f1 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b1_0 = stablehlo.real %n1 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c1_0 = stablehlo.compare NE, %a1_0, %b1_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o1_0 = stablehlo.compare EQ, %a1_0, %a1_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e1_0 = stablehlo.and %c1_0, %o1_0 : tensor<14xi1>
  %i1_0 = stablehlo.convert %e1_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r1_0 = stablehlo.reduce(%i1_0 init: %r0_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a1_1 = stablehlo.imag %f1 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b1_1 = stablehlo.imag %n1 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c1_1 = stablehlo.compare NE, %a1_1, %b1_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o1_1 = stablehlo.compare EQ, %a1_1, %a1_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e1_1 = stablehlo.and %c1_1, %o1_1 : tensor<14xi1>
  %i1_1 = stablehlo.convert %e1_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r1_1 = stablehlo.reduce(%i1_1 init: %r1_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f2 = chlo.asin %z : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
  %d2 = chlo.asin %w : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
  %n2 = stablehlo.convert %d2 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a2_0 = stablehlo.real %f2 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b2_0 = stablehlo.real %n2 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c2_0 = stablehlo.compare NE, %a2_0, %b2_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o2_0 = stablehlo.compare EQ, %a2_0, %a2_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e2_0 = stablehlo.and %c2_0, %o2_0 : tensor<14xi1>
  %i2_0 = stablehlo.convert %e2_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r2_0 = stablehlo.reduce(%i2_0 init: %r1_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a2_1 = stablehlo.imag %f2 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b2_1 = stablehlo.imag %n2 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c2_1 = stablehlo.compare NE, %a2_1, %b2_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o2_1 = stablehlo.compare EQ, %a2_1, %a2_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e2_1 = stablehlo.and %c2_1, %o2_1 : tensor<14xi1>
  %i2_1 = stablehlo.convert %e2_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r2_1 = stablehlo.reduce(%i2_1 init: %r2_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f3 = chlo.acos %z : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
  %d3 = chlo.acos %w : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
  %n3 = stablehlo.convert %d3 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a3_0 = stablehlo.real %f3 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b3_0 = stablehlo.real %n3 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c3_0 = stablehlo.compare NE, %a3_0, %b3_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o3_0 = stablehlo.compare EQ, %a3_0, %a3_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e3_0 = stablehlo.and %c3_0, %o3_0 : tensor<14xi1>
  %i3_0 = stablehlo.convert %e3_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r3_0 = stablehlo.reduce(%i3_0 init: %r2_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a3_1 = stablehlo.imag %f3 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b3_1 = stablehlo.imag %n3 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c3_1 = stablehlo.compare NE, %a3_1, %b3_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o3_1 = stablehlo.compare EQ, %a3_1, %a3_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e3_1 = stablehlo.and %c3_1, %o3_1 : tensor<14xi1>
  %i3_1 = stablehlo.convert %e3_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r3_1 = stablehlo.reduce(%i3_1 init: %r3_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f4 = chlo.asinh %z : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
  %d4 = chlo.asinh %w : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
  %n4 = stablehlo.convert %d4 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a4_0 = stablehlo.real %f4 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b4_0 = stablehlo.real %n4 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c4_0 = stablehlo.compare NE, %a4_0, %b4_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o4_0 = stablehlo.compare EQ, %a4_0, %a4_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e4_0 = stablehlo.and %c4_0, %o4_0 : tensor<14xi1>
  %i4_0 = stablehlo.convert %e4_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r4_0 = stablehlo.reduce(%i4_0 init: %r3_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a4_1 = stablehlo.imag %f4 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b4_1 = stablehlo.imag %n4 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c4_1 = stablehlo.compare NE, %a4_1, %b4_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o4_1 = stablehlo.compare EQ, %a4_1, %a4_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e4_1 = stablehlo.and %c4_1, %o4_1 : tensor<14xi1>
  %i4_1 = stablehlo.convert %e4_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r4_1 = stablehlo.reduce(%i4_1 init: %r4_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f5 = chlo.acosh %z : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
  %d5 = chlo.acosh %w : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
  %n5 = stablehlo.convert %d5 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a5_0 = stablehlo.real %f5 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b5_0 = stablehlo.real %n5 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c5_0 = stablehlo.compare NE, %a5_0, %b5_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o5_0 = stablehlo.compare EQ, %a5_0, %a5_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e5_0 = stablehlo.and %c5_0, %o5_0 : tensor<14xi1>
  %i5_0 = stablehlo.convert %e5_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r5_0 = stablehlo.reduce(%i5_0 init: %r4_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a5_1 = stablehlo.imag %f5 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b5_1 = stablehlo.imag %n5 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c5_1 = stablehlo.compare NE, %a5_1, %b5_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o5_1 = stablehlo.compare EQ, %a5_1, %a5_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e5_1 = stablehlo.and %c5_1, %o5_1 : tensor<14xi1>
  %i5_1 = stablehlo.convert %e5_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r5_1 = stablehlo.reduce(%i5_1 init: %r5_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f6 = chlo.atan %z : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
  %d6 = chlo.atan %w : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
  %n6 = stablehlo.convert %d6 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a6_0 = stablehlo.real %f6 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b6_0 = stablehlo.real %n6 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c6_0 = stablehlo.compare NE, %a6_0, %b6_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o6_0 = stablehlo.compare EQ, %a6_0, %a6_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e6_0 = stablehlo.and %c6_0, %o6_0 : tensor<14xi1>
  %i6_0 = stablehlo.convert %e6_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r6_0 = stablehlo.reduce(%i6_0 init: %r5_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a6_1 = stablehlo.imag %f6 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b6_1 = stablehlo.imag %n6 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c6_1 = stablehlo.compare NE, %a6_1, %b6_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o6_1 = stablehlo.compare EQ, %a6_1, %a6_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e6_1 = stablehlo.and %c6_1, %o6_1 : tensor<14xi1>
  %i6_1 = stablehlo.convert %e6_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r6_1 = stablehlo.reduce(%i6_1 init: %r6_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f7 = chlo.atanh %z : tensor<14xcomplex<f32>> -> tensor<14xcomplex<f32>>
  %d7 = chlo.atanh %w : tensor<14xcomplex<f64>> -> tensor<14xcomplex<f64>>
  %n7 = stablehlo.convert %d7 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a7_0 = stablehlo.real %f7 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b7_0 = stablehlo.real %n7 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c7_0 = stablehlo.compare NE, %a7_0, %b7_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o7_0 = stablehlo.compare EQ, %a7_0, %a7_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e7_0 = stablehlo.and %c7_0, %o7_0 : tensor<14xi1>
  %i7_0 = stablehlo.convert %e7_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r7_0 = stablehlo.reduce(%i7_0 init: %r6_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a7_1 = stablehlo.imag %f7 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b7_1 = stablehlo.imag %n7 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c7_1 = stablehlo.compare NE, %a7_1, %b7_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o7_1 = stablehlo.compare EQ, %a7_1, %a7_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e7_1 = stablehlo.and %c7_1, %o7_1 : tensor<14xi1>
  %i7_1 = stablehlo.convert %e7_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r7_1 = stablehlo.reduce(%i7_1 init: %r7_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f8 = stablehlo.tanh %z : tensor<14xcomplex<f32>>
  %d8 = stablehlo.tanh %w : tensor<14xcomplex<f64>>
  %n8 = stablehlo.convert %d8 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a8_0 = stablehlo.real %f8 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b8_0 = stablehlo.real %n8 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c8_0 = stablehlo.compare NE, %a8_0, %b8_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o8_0 = stablehlo.compare EQ, %a8_0, %a8_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e8_0 = stablehlo.and %c8_0, %o8_0 : tensor<14xi1>
  %i8_0 = stablehlo.convert %e8_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r8_0 = stablehlo.reduce(%i8_0 init: %r7_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a8_1 = stablehlo.imag %f8 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b8_1 = stablehlo.imag %n8 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c8_1 = stablehlo.compare NE, %a8_1, %b8_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o8_1 = stablehlo.compare EQ, %a8_1, %a8_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e8_1 = stablehlo.and %c8_1, %o8_1 : tensor<14xi1>
  %i8_1 = stablehlo.convert %e8_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r8_1 = stablehlo.reduce(%i8_1 init: %r8_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f9 = stablehlo.tan %z : tensor<14xcomplex<f32>>
  %d9 = stablehlo.tan %w : tensor<14xcomplex<f64>>
  %n9 = stablehlo.convert %d9 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a9_0 = stablehlo.real %f9 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b9_0 = stablehlo.real %n9 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c9_0 = stablehlo.compare NE, %a9_0, %b9_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o9_0 = stablehlo.compare EQ, %a9_0, %a9_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e9_0 = stablehlo.and %c9_0, %o9_0 : tensor<14xi1>
  %i9_0 = stablehlo.convert %e9_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r9_0 = stablehlo.reduce(%i9_0 init: %r8_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a9_1 = stablehlo.imag %f9 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b9_1 = stablehlo.imag %n9 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c9_1 = stablehlo.compare NE, %a9_1, %b9_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o9_1 = stablehlo.compare EQ, %a9_1, %a9_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e9_1 = stablehlo.and %c9_1, %o9_1 : tensor<14xi1>
  %i9_1 = stablehlo.convert %e9_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r9_1 = stablehlo.reduce(%i9_1 init: %r9_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f10 = stablehlo.exponential_minus_one %z : tensor<14xcomplex<f32>>
  %d10 = stablehlo.exponential_minus_one %w : tensor<14xcomplex<f64>>
  %n10 = stablehlo.convert %d10 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a10_0 = stablehlo.real %f10 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b10_0 = stablehlo.real %n10 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c10_0 = stablehlo.compare NE, %a10_0, %b10_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o10_0 = stablehlo.compare EQ, %a10_0, %a10_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e10_0 = stablehlo.and %c10_0, %o10_0 : tensor<14xi1>
  %i10_0 = stablehlo.convert %e10_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r10_0 = stablehlo.reduce(%i10_0 init: %r9_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a10_1 = stablehlo.imag %f10 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b10_1 = stablehlo.imag %n10 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c10_1 = stablehlo.compare NE, %a10_1, %b10_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o10_1 = stablehlo.compare EQ, %a10_1, %a10_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e10_1 = stablehlo.and %c10_1, %o10_1 : tensor<14xi1>
  %i10_1 = stablehlo.convert %e10_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r10_1 = stablehlo.reduce(%i10_1 init: %r10_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f11 = stablehlo.log_plus_one %z : tensor<14xcomplex<f32>>
  %d11 = stablehlo.log_plus_one %w : tensor<14xcomplex<f64>>
  %n11 = stablehlo.convert %d11 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a11_0 = stablehlo.real %f11 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b11_0 = stablehlo.real %n11 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c11_0 = stablehlo.compare NE, %a11_0, %b11_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o11_0 = stablehlo.compare EQ, %a11_0, %a11_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e11_0 = stablehlo.and %c11_0, %o11_0 : tensor<14xi1>
  %i11_0 = stablehlo.convert %e11_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r11_0 = stablehlo.reduce(%i11_0 init: %r10_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a11_1 = stablehlo.imag %f11 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b11_1 = stablehlo.imag %n11 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c11_1 = stablehlo.compare NE, %a11_1, %b11_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o11_1 = stablehlo.compare EQ, %a11_1, %a11_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e11_1 = stablehlo.and %c11_1, %o11_1 : tensor<14xi1>
  %i11_1 = stablehlo.convert %e11_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r11_1 = stablehlo.reduce(%i11_1 init: %r11_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %f12 = stablehlo.rsqrt %z : tensor<14xcomplex<f32>>
  %d12 = stablehlo.rsqrt %w : tensor<14xcomplex<f64>>
  %n12 = stablehlo.convert %d12 : (tensor<14xcomplex<f64>>) -> tensor<14xcomplex<f32>>
  %a12_0 = stablehlo.real %f12 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b12_0 = stablehlo.real %n12 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c12_0 = stablehlo.compare NE, %a12_0, %b12_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o12_0 = stablehlo.compare EQ, %a12_0, %a12_0 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e12_0 = stablehlo.and %c12_0, %o12_0 : tensor<14xi1>
  %i12_0 = stablehlo.convert %e12_0 : (tensor<14xi1>) -> tensor<14xi32>
  %r12_0 = stablehlo.reduce(%i12_0 init: %r11_1) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  %a12_1 = stablehlo.imag %f12 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %b12_1 = stablehlo.imag %n12 : (tensor<14xcomplex<f32>>) -> tensor<14xf32>
  %c12_1 = stablehlo.compare NE, %a12_1, %b12_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %o12_1 = stablehlo.compare EQ, %a12_1, %a12_1 : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
  %e12_1 = stablehlo.and %c12_1, %o12_1 : tensor<14xi1>
  %i12_1 = stablehlo.convert %e12_1 : (tensor<14xi1>) -> tensor<14xi32>
  %r12_1 = stablehlo.reduce(%i12_1 init: %r12_0) applies stablehlo.add across dimensions = [0] : (tensor<14xi32>, tensor<i32>) -> tensor<i32>
  return %f0, %f1, %f2, %f3, %f4, %f5, %f6, %f7, %f8, %f9, %f10, %f11, %f12, %r12_1 : tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>, tensor<i32>
}
// >>> stdout
// [ 0.0000000e+00+0.0000000e+00j -2.8154901e-01+9.4886452e-01j
//  -3.5141101e+00+9.3078208e-01j  5.4126811e+00-8.4716454e+00j
//   1.1752012e+00+0.0000000e+00j -2.1292794e+00-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j            inf          -infj
//  -9.3416905e+37+2.0411968e+38j -9.1635510e-02-1.2866195e+00j
//   3.8201180e-01-5.8516073e-01j            inf          +infj
//             nan          +nanj  3.6268604e+00+3.7621958e-10j]
// [ 1.0000000e+00+0.0000000e+00j  6.0925889e-01-4.3848658e-01j
//   3.6452382e+00-8.9729965e-01j  5.4395809e+00-8.4297514e+00j
//   1.5430807e+00+0.0000000e+00j  2.3524096e+00+0.0000000e+00j
//   1.0000000e+00+0.0000000e+00j            inf          -infj
//  -9.3416905e+37+2.0411968e+38j  1.4427406e-01+8.1719506e-01j
//   9.2818171e-01-2.4083462e-01j            inf          +infj
//             nan          +nanj  3.7621956e+00+3.6268605e-10j]
// [ 0.0000000e+00+0.0000000e+00j -3.4943905e-01+9.2613304e-01j
//  -1.4279242e+00+1.3287634e+00j  1.2330952e+00-1.8241987e+00j
//   1.5707964e+00+0.0000000e+00j -1.5707964e+00-9.6242362e-01j
//   1.0000000e-30+1.0000000e-30j  1.5707964e+00-6.9770699e+01j
//   1.5483267e+00+5.1820045e+00j -6.0753340e-05+1.0114154e+01j
//   3.8339430e-01-5.7441986e-01j  1.5707964e+00          +infj
//  -0.0000000e+00          +infj  1.5707964e+00+1.3169580e+00j]
// [1.5707964e+00-0.0000000e+00j 1.9202354e+00-9.2613304e-01j
//  2.9987204e+00-1.3287634e+00j 3.3770111e-01+1.8241987e+00j
//  0.0000000e+00-0.0000000e+00j 3.1415927e+00+9.6242362e-01j
//  1.5707964e+00-1.0000000e-30j 1.0000000e-10+6.9770699e+01j
//  2.2469547e-02-5.1820045e+00j 1.5708570e+00-1.0114154e+01j
//  1.1874020e+00+5.7441986e-01j 0.0000000e+00          -infj
//  1.5707964e+00          -infj 5.7735029e-11-1.3169580e+00j]
// [ 0.0000000e+00+0.0000000e+00j -7.3285770e-01+8.9590746e-01j
//  -1.4492081e+00+1.1147793e-01j  1.8641615e+00-3.0760366e-01j
//   8.8137358e-01+0.0000000e+00j -1.1947632e+00-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  6.9770699e+01-1.0000000e-10j
//   5.1820674e+00+2.2466712e-02j -1.0114154e+01+1.5707356e+00j
//   4.8642623e-01-5.2583802e-01j            inf+0.0000000e+00j
//            -inf+1.5707964e+00j  1.4436355e+00+4.4721359e-11j]
// [0.0000000e+00+1.5707964e+00j 9.2613304e-01+1.9202354e+00j
//  1.3287634e+00+2.9987204e+00j 1.8241987e+00-3.3770111e-01j
//  0.0000000e+00+0.0000000e+00j 9.6242362e-01-3.1415927e+00j
//  1.0000000e-30+1.5707964e+00j 6.9770699e+01-1.0000000e-10j
//  5.1820045e+00+2.2469547e-02j 1.0114154e+01+1.5708570e+00j
//  5.7441986e-01-1.1874020e+00j           inf+0.0000000e+00j
//            inf+1.5707964e+00j 1.3169580e+00+5.7735029e-11j]
// [ 0.0000000e+00+0.0000000e+00j -9.0788752e-01+7.0830333e-01j
//  -1.1121113e+00+4.9544234e-02j  1.2767950e+00-9.1931194e-02j
//   7.8539819e-01+0.0000000e+00j -9.8279375e-01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  1.5707964e+00-9.9999461e-41j
//   1.5595665e+00+2.5233411e-04j -1.5707964e+00+8.1004458e-05j
//   5.2920341e-01-4.8206565e-01j  1.5707964e+00+0.0000000e+00j
//  -1.5707964e+00+0.0000000e+00j  1.1071488e+00+2.0000000e-11j]
// [ 0.0000000e+00+0.0000000e+00j -2.3887786e-01+8.4757566e-01j
//  -5.3588009e-01+1.4898776e+00j  3.0594385e-01-1.4614619e+00j
//             inf+0.0000000e+00j -8.0471897e-01-1.5707964e+00j
//   1.0000000e-30+1.0000000e-30j  1.0000000e-30-1.5707964e+00j
//   1.1230756e-02+1.5705439e+00j -4.9212914e-09+1.5707153e+00j
//   3.3146566e-01-5.7919294e-01j  0.0000000e+00+1.5707964e+00j
//  -0.0000000e+00+1.5707964e+00j  5.4930615e-01+1.5707964e+00j]
// [ 0.0000000e+00+0.0000000e+00j -1.0428307e+00+8.0687743e-01j
//  -9.6821457e-01+1.7009461e-02j  1.0020549e+00-4.5171371e-03j
//   7.6159418e-01+0.0000000e+00j -9.0514827e-01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  1.0000000e+00-0.0000000e+00j
//   1.0000000e+00-0.0000000e+00j -1.5460421e+00-1.6081625e-01j
//   5.3887022e-01-4.9061742e-01j  1.0000000e+00+0.0000000e+00j
//             nan          +nanj  9.6402758e-01+7.0650825e-12j]
// [ 0.0000000e+00+0.0000000e+00j -1.9557731e-01+8.4296620e-01j
//   1.5966892e+00+1.0993981e+00j -5.9168540e-02-7.6801765e-01j
//   1.5574077e+00+0.0000000e+00j -1.4101420e+01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  0.0000000e+00-1.0000000e+00j
//   3.2710206e-02+1.0171876e+00j -0.0000000e+00+1.0000000e+00j
//   3.2752973e-01-5.8793360e-01j            nan          +nanj
//  -0.0000000e+00+1.0000000e+00j -2.1850398e+00+5.7743993e-10j]
// [ 0.0000000e+00+0.0000000e+00j -6.7229009e-01+5.1037794e-01j
//  -8.6887199e-01+3.3482485e-02j  9.8522615e+00-1.6901396e+01j
//   1.7182819e+00+0.0000000e+00j -7.7686983e-01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j            inf          -infj
//  -1.8683381e+38          +infj -9.4736147e-01-4.6942449e-01j
//   3.1019351e-01-8.2599533e-01j            inf          +infj
//             nan          +nanj  6.3890562e+00+7.3890560e-10j]
// [ 0.00000000e+00+0.0000000e+00j  1.11571774e-01+1.1071488e+00j
//   3.03123109e-02+2.8966141e+00j  1.41660666e+00-2.4497867e-01j
//   6.93147182e-01+0.0000000e+00j -6.93147182e-01-3.1415927e+00j
//   1.00000000e-30+1.0000000e-30j  6.90775528e+01-1.0000000e-10j
//   4.50005674e+00+2.2218565e-02j  9.42100620e+00+1.5707761e+00j
//   4.34140742e-01-3.7298772e-01j             inf+0.0000000e+00j
//              inf+1.5707964e+00j  1.09861231e+00+3.3333333e-11j]
// [            nan          +nanj  4.97205794e-01-8.0449587e-01j
//   4.37678322e-02-7.0301020e-01j  5.55080056e-01+9.0077095e-02j
//   1.00000000e+00+0.0000000e+00j -0.00000000e+00+8.1649661e-01j
//   7.76886972e+14-3.2179714e+14j  1.00000000e-15+5.0000001e-26j
//   1.05979726e-01-1.1906330e-03j  6.36394275e-03-6.3643293e-03j
//   1.06415021e+00+5.2045864e-01j  0.00000000e+00+0.0000000e+00j
//   0.00000000e+00+0.0000000e+00j  7.07106769e-01-1.7677670e-11j]
// 0
// [ 0.0000000e+00+0.0000000e+00j -2.8154901e-01+9.4886452e-01j
//  -3.5141101e+00+9.3078208e-01j  5.4126811e+00-8.4716454e+00j
//   1.1752012e+00+0.0000000e+00j -2.1292794e+00-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j            inf          -infj
//  -9.3416905e+37+2.0411968e+38j -9.1635510e-02-1.2866195e+00j
//   3.8201180e-01-5.8516073e-01j            inf          +infj
//             nan          +nanj  3.6268604e+00+3.7621958e-10j]
// [ 1.0000000e+00+0.0000000e+00j  6.0925889e-01-4.3848658e-01j
//   3.6452382e+00-8.9729965e-01j  5.4395809e+00-8.4297514e+00j
//   1.5430807e+00+0.0000000e+00j  2.3524096e+00+0.0000000e+00j
//   1.0000000e+00+0.0000000e+00j            inf          -infj
//  -9.3416905e+37+2.0411968e+38j  1.4427406e-01+8.1719506e-01j
//   9.2818171e-01-2.4083462e-01j            inf          +infj
//             nan          +nanj  3.7621956e+00+3.6268605e-10j]
// [ 0.0000000e+00+0.0000000e+00j -3.4943905e-01+9.2613304e-01j
//  -1.4279242e+00+1.3287634e+00j  1.2330952e+00-1.8241987e+00j
//   1.5707964e+00+0.0000000e+00j -1.5707964e+00-9.6242362e-01j
//   1.0000000e-30+1.0000000e-30j  1.5707964e+00-6.9770699e+01j
//   1.5483267e+00+5.1820045e+00j -6.0753340e-05+1.0114154e+01j
//   3.8339430e-01-5.7441986e-01j  1.5707964e+00          +infj
//  -0.0000000e+00          +infj  1.5707964e+00+1.3169580e+00j]
// [1.5707964e+00-0.0000000e+00j 1.9202354e+00-9.2613304e-01j
//  2.9987204e+00-1.3287634e+00j 3.3770111e-01+1.8241987e+00j
//  0.0000000e+00-0.0000000e+00j 3.1415927e+00+9.6242362e-01j
//  1.5707964e+00-1.0000000e-30j 1.0000000e-10+6.9770699e+01j
//  2.2469547e-02-5.1820045e+00j 1.5708570e+00-1.0114154e+01j
//  1.1874020e+00+5.7441986e-01j 0.0000000e+00          -infj
//  1.5707964e+00          -infj 5.7735029e-11-1.3169580e+00j]
// [ 0.0000000e+00+0.0000000e+00j -7.3285770e-01+8.9590746e-01j
//  -1.4492081e+00+1.1147793e-01j  1.8641615e+00-3.0760366e-01j
//   8.8137358e-01+0.0000000e+00j -1.1947632e+00-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  6.9770699e+01-1.0000000e-10j
//   5.1820674e+00+2.2466712e-02j -1.0114154e+01+1.5707356e+00j
//   4.8642623e-01-5.2583802e-01j            inf+0.0000000e+00j
//            -inf+1.5707964e+00j  1.4436355e+00+4.4721359e-11j]
// [0.0000000e+00+1.5707964e+00j 9.2613304e-01+1.9202354e+00j
//  1.3287634e+00+2.9987204e+00j 1.8241987e+00-3.3770111e-01j
//  0.0000000e+00+0.0000000e+00j 9.6242362e-01-3.1415927e+00j
//  1.0000000e-30+1.5707964e+00j 6.9770699e+01-1.0000000e-10j
//  5.1820045e+00+2.2469547e-02j 1.0114154e+01+1.5708570e+00j
//  5.7441986e-01-1.1874020e+00j           inf+0.0000000e+00j
//            inf+1.5707964e+00j 1.3169580e+00+5.7735029e-11j]
// [ 0.0000000e+00+0.0000000e+00j -9.0788752e-01+7.0830333e-01j
//  -1.1121113e+00+4.9544234e-02j  1.2767950e+00-9.1931194e-02j
//   7.8539819e-01+0.0000000e+00j -9.8279375e-01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  1.5707964e+00-9.9999461e-41j
//   1.5595665e+00+2.5233411e-04j -1.5707964e+00+8.1004458e-05j
//   5.2920341e-01-4.8206565e-01j  1.5707964e+00+0.0000000e+00j
//  -1.5707964e+00+0.0000000e+00j  1.1071488e+00+2.0000000e-11j]
// [ 0.0000000e+00+0.0000000e+00j -2.3887786e-01+8.4757566e-01j
//  -5.3588009e-01+1.4898776e+00j  3.0594385e-01-1.4614619e+00j
//             inf+0.0000000e+00j -8.0471897e-01-1.5707964e+00j
//   1.0000000e-30+1.0000000e-30j  1.0000000e-30-1.5707964e+00j
//   1.1230756e-02+1.5705439e+00j -4.9212914e-09+1.5707153e+00j
//   3.3146566e-01-5.7919294e-01j  0.0000000e+00+1.5707964e+00j
//  -0.0000000e+00+1.5707964e+00j  5.4930615e-01+1.5707964e+00j]
// [ 0.0000000e+00+0.0000000e+00j -1.0428307e+00+8.0687743e-01j
//  -9.6821457e-01+1.7009461e-02j  1.0020549e+00-4.5171371e-03j
//   7.6159418e-01+0.0000000e+00j -9.0514827e-01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  1.0000000e+00-0.0000000e+00j
//   1.0000000e+00-0.0000000e+00j -1.5460421e+00-1.6081625e-01j
//   5.3887022e-01-4.9061742e-01j  1.0000000e+00+0.0000000e+00j
//             nan          +nanj  9.6402758e-01+7.0650825e-12j]
// [ 0.0000000e+00+0.0000000e+00j -1.9557731e-01+8.4296620e-01j
//   1.5966892e+00+1.0993981e+00j -5.9168540e-02-7.6801765e-01j
//   1.5574077e+00+0.0000000e+00j -1.4101420e+01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  0.0000000e+00-1.0000000e+00j
//   3.2710206e-02+1.0171876e+00j -0.0000000e+00+1.0000000e+00j
//   3.2752973e-01-5.8793360e-01j            nan          +nanj
//  -0.0000000e+00+1.0000000e+00j -2.1850398e+00+5.7743993e-10j]
// [ 0.0000000e+00+0.0000000e+00j -6.7229009e-01+5.1037794e-01j
//  -8.6887199e-01+3.3482485e-02j  9.8522615e+00-1.6901396e+01j
//   1.7182819e+00+0.0000000e+00j -7.7686983e-01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j            inf          -infj
//  -1.8683381e+38          +infj -9.4736147e-01-4.6942449e-01j
//   3.1019351e-01-8.2599533e-01j            inf          +infj
//             nan          +nanj  6.3890562e+00+7.3890560e-10j]
// [ 0.00000000e+00+0.0000000e+00j  1.11571774e-01+1.1071488e+00j
//   3.03123109e-02+2.8966141e+00j  1.41660666e+00-2.4497867e-01j
//   6.93147182e-01+0.0000000e+00j -6.93147182e-01-3.1415927e+00j
//   1.00000000e-30+1.0000000e-30j  6.90775528e+01-1.0000000e-10j
//   4.50005674e+00+2.2218565e-02j  9.42100620e+00+1.5707761e+00j
//   4.34140742e-01-3.7298772e-01j             inf+0.0000000e+00j
//              inf+1.5707964e+00j  1.09861231e+00+3.3333333e-11j]
// [            nan          +nanj  4.97205794e-01-8.0449587e-01j
//   4.37678322e-02-7.0301020e-01j  5.55080056e-01+9.0077095e-02j
//   1.00000000e+00+0.0000000e+00j -0.00000000e+00+8.1649661e-01j
//   7.76886972e+14-3.2179714e+14j  1.00000000e-15+5.0000001e-26j
//   1.05979726e-01-1.1906330e-03j  6.36394275e-03-6.3643293e-03j
//   1.06415021e+00+5.2045864e-01j  0.00000000e+00+0.0000000e+00j
//   0.00000000e+00+0.0000000e+00j  7.07106769e-01-1.7677670e-11j]
// 0
// [ 0.0000000e+00+0.0000000e+00j -2.8154901e-01+9.4886452e-01j
//  -3.5141101e+00+9.3078208e-01j  5.4126811e+00-8.4716454e+00j
//   1.1752012e+00+0.0000000e+00j -2.1292794e+00-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j            inf          -infj
//  -9.3416905e+37+2.0411968e+38j -9.1635510e-02-1.2866195e+00j
//   3.8201180e-01-5.8516073e-01j            inf          +infj
//             nan          +nanj  3.6268604e+00+3.7621958e-10j]
// [ 1.0000000e+00+0.0000000e+00j  6.0925889e-01-4.3848658e-01j
//   3.6452382e+00-8.9729965e-01j  5.4395809e+00-8.4297514e+00j
//   1.5430807e+00+0.0000000e+00j  2.3524096e+00+0.0000000e+00j
//   1.0000000e+00+0.0000000e+00j            inf          -infj
//  -9.3416905e+37+2.0411968e+38j  1.4427406e-01+8.1719506e-01j
//   9.2818171e-01-2.4083462e-01j            inf          +infj
//             nan          +nanj  3.7621956e+00+3.6268605e-10j]
// [ 0.0000000e+00+0.0000000e+00j -3.4943905e-01+9.2613304e-01j
//  -1.4279242e+00+1.3287634e+00j  1.2330952e+00-1.8241987e+00j
//   1.5707964e+00+0.0000000e+00j -1.5707964e+00-9.6242362e-01j
//   1.0000000e-30+1.0000000e-30j  1.5707964e+00-6.9770699e+01j
//   1.5483267e+00+5.1820045e+00j -6.0753340e-05+1.0114154e+01j
//   3.8339430e-01-5.7441986e-01j  1.5707964e+00          +infj
//  -0.0000000e+00          +infj  1.5707964e+00+1.3169580e+00j]
// [1.5707964e+00-0.0000000e+00j 1.9202354e+00-9.2613304e-01j
//  2.9987204e+00-1.3287634e+00j 3.3770111e-01+1.8241987e+00j
//  0.0000000e+00-0.0000000e+00j 3.1415927e+00+9.6242362e-01j
//  1.5707964e+00-1.0000000e-30j 1.0000000e-10+6.9770699e+01j
//  2.2469547e-02-5.1820045e+00j 1.5708570e+00-1.0114154e+01j
//  1.1874020e+00+5.7441986e-01j 0.0000000e+00          -infj
//  1.5707964e+00          -infj 5.7735029e-11-1.3169580e+00j]
// [ 0.0000000e+00+0.0000000e+00j -7.3285770e-01+8.9590746e-01j
//  -1.4492081e+00+1.1147793e-01j  1.8641615e+00-3.0760366e-01j
//   8.8137358e-01+0.0000000e+00j -1.1947632e+00-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  6.9770699e+01-1.0000000e-10j
//   5.1820674e+00+2.2466712e-02j -1.0114154e+01+1.5707356e+00j
//   4.8642623e-01-5.2583802e-01j            inf+0.0000000e+00j
//            -inf+1.5707964e+00j  1.4436355e+00+4.4721359e-11j]
// [0.0000000e+00+1.5707964e+00j 9.2613304e-01+1.9202354e+00j
//  1.3287634e+00+2.9987204e+00j 1.8241987e+00-3.3770111e-01j
//  0.0000000e+00+0.0000000e+00j 9.6242362e-01-3.1415927e+00j
//  1.0000000e-30+1.5707964e+00j 6.9770699e+01-1.0000000e-10j
//  5.1820045e+00+2.2469547e-02j 1.0114154e+01+1.5708570e+00j
//  5.7441986e-01-1.1874020e+00j           inf+0.0000000e+00j
//            inf+1.5707964e+00j 1.3169580e+00+5.7735029e-11j]
// [ 0.0000000e+00+0.0000000e+00j -9.0788752e-01+7.0830333e-01j
//  -1.1121113e+00+4.9544234e-02j  1.2767950e+00-9.1931194e-02j
//   7.8539819e-01+0.0000000e+00j -9.8279375e-01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  1.5707964e+00-9.9999461e-41j
//   1.5595665e+00+2.5233411e-04j -1.5707964e+00+8.1004458e-05j
//   5.2920341e-01-4.8206565e-01j  1.5707964e+00+0.0000000e+00j
//  -1.5707964e+00+0.0000000e+00j  1.1071488e+00+2.0000000e-11j]
// [ 0.0000000e+00+0.0000000e+00j -2.3887786e-01+8.4757566e-01j
//  -5.3588009e-01+1.4898776e+00j  3.0594385e-01-1.4614619e+00j
//             inf+0.0000000e+00j -8.0471897e-01-1.5707964e+00j
//   1.0000000e-30+1.0000000e-30j  1.0000000e-30-1.5707964e+00j
//   1.1230756e-02+1.5705439e+00j -4.9212914e-09+1.5707153e+00j
//   3.3146566e-01-5.7919294e-01j  0.0000000e+00+1.5707964e+00j
//  -0.0000000e+00+1.5707964e+00j  5.4930615e-01+1.5707964e+00j]
// [ 0.0000000e+00+0.0000000e+00j -1.0428307e+00+8.0687743e-01j
//  -9.6821457e-01+1.7009461e-02j  1.0020549e+00-4.5171371e-03j
//   7.6159418e-01+0.0000000e+00j -9.0514827e-01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  1.0000000e+00-0.0000000e+00j
//   1.0000000e+00-0.0000000e+00j -1.5460421e+00-1.6081625e-01j
//   5.3887022e-01-4.9061742e-01j  1.0000000e+00+0.0000000e+00j
//             nan          +nanj  9.6402758e-01+7.0650825e-12j]
// [ 0.0000000e+00+0.0000000e+00j -1.9557731e-01+8.4296620e-01j
//   1.5966892e+00+1.0993981e+00j -5.9168540e-02-7.6801765e-01j
//   1.5574077e+00+0.0000000e+00j -1.4101420e+01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j  0.0000000e+00-1.0000000e+00j
//   3.2710206e-02+1.0171876e+00j -0.0000000e+00+1.0000000e+00j
//   3.2752973e-01-5.8793360e-01j            nan          +nanj
//  -0.0000000e+00+1.0000000e+00j -2.1850398e+00+5.7743993e-10j]
// [ 0.0000000e+00+0.0000000e+00j -6.7229009e-01+5.1037794e-01j
//  -8.6887199e-01+3.3482485e-02j  9.8522615e+00-1.6901396e+01j
//   1.7182819e+00+0.0000000e+00j -7.7686983e-01-0.0000000e+00j
//   1.0000000e-30+1.0000000e-30j            inf          -infj
//  -1.8683381e+38          +infj -9.4736147e-01-4.6942449e-01j
//   3.1019351e-01-8.2599533e-01j            inf          +infj
//             nan          +nanj  6.3890562e+00+7.3890560e-10j]
// [ 0.00000000e+00+0.0000000e+00j  1.11571774e-01+1.1071488e+00j
//   3.03123109e-02+2.8966141e+00j  1.41660666e+00-2.4497867e-01j
//   6.93147182e-01+0.0000000e+00j -6.93147182e-01-3.1415927e+00j
//   1.00000000e-30+1.0000000e-30j  6.90775528e+01-1.0000000e-10j
//   4.50005674e+00+2.2218565e-02j  9.42100620e+00+1.5707761e+00j
//   4.34140742e-01-3.7298772e-01j             inf+0.0000000e+00j
//              inf+1.5707964e+00j  1.09861231e+00+3.3333333e-11j]
// [            nan          +nanj  4.97205794e-01-8.0449587e-01j
//   4.37678322e-02-7.0301020e-01j  5.55080056e-01+9.0077095e-02j
//   1.00000000e+00+0.0000000e+00j -0.00000000e+00+8.1649661e-01j
//   7.76886972e+14-3.2179714e+14j  1.00000000e-15+5.0000001e-26j
//   1.05979726e-01-1.1906330e-03j  6.36394275e-03-6.3643293e-03j
//   1.06415021e+00+5.2045864e-01j  0.00000000e+00+0.0000000e+00j
//   0.00000000e+00+0.0000000e+00j  7.07106769e-01-1.7677670e-11j]
// 0
// <<<
