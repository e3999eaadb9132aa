// Quotients of complex numbers of f32: by what is infinite, by zero, of parts that
// cancel, of numbers whose squares f32 cannot hold, with one part that overflows.
// Oracle: C, annex G, and the quotients in whole numbers.
// RUN: poprun -q %s --input='[inf+infj, inf+1j, 1-infj, 3+4j, 1e30+1e30j, 1e-30-1e-30j, 16777215+1j, 0.1+0j, 0.1+1e-30j]' --input='[1+2j, 1+2j, 1+2j, 25+50j, 2e30+0j, 2e-30j, 16777215j, 1e38+1j, 1e38+1j]'
// RUN: POPC_ISA=avx2 poprun -q %s --input='[inf+infj, inf+1j, 1-infj, 3+4j, 1e30+1e30j, 1e-30-1e-30j, 16777215+1j, 0.1+0j, 0.1+1e-30j]' --input='[1+2j, 1+2j, 1+2j, 25+50j, 2e30+0j, 2e-30j, 16777215j, 1e38+1j, 1e38+1j]'
func.func @main(%b: tensor<9xcomplex<f32>>, %a: tensor<9xcomplex<f32>>) -> (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) {
  %q = stablehlo.divide %a, %b : tensor<9xcomplex<f32>>
  %z0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<9xcomplex<f32>>
  %z = stablehlo.optimization_barrier %z0 : tensor<9xcomplex<f32>>
  %n = stablehlo.divide %a, %z : tensor<9xcomplex<f32>>
  return %q, %n : tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>
}
// >>> stdout
// [ 0.000000e+00+0.e+00j  0.000000e+00+0.e+00j -0.000000e+00+0.e+00j
//   1.100000e+01+2.e+00j  1.000000e+00-1.e+00j -1.000000e+00+1.e+00j
//   5.960465e-08+1.e+00j           inf+1.e+01j           inf-1.e+10j]
// [nan+nanj nan+nanj nan+nanj nan+nanj nan+nanj nan+nanj nan+nanj nan+nanj
//  nan+nanj]
// [ 0.000000e+00+0.e+00j  0.000000e+00+0.e+00j -0.000000e+00+0.e+00j
//   1.100000e+01+2.e+00j  1.000000e+00-1.e+00j -1.000000e+00+1.e+00j
//   5.960465e-08+1.e+00j           inf+1.e+01j           inf-1.e+10j]
// [nan+nanj nan+nanj nan+nanj nan+nanj nan+nanj nan+nanj nan+nanj nan+nanj
//  nan+nanj]
// <<<
