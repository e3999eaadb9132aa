// Complex numbers are compared by real part, then by imaginary part: in all
// directions, in clamp, in a sort and in what select_and_scatter prefers;
// computed, and folded.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun --threads=2 %s
func.func @main() {
  %a0 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 9.0), (0x7FC00000, 0.0), (1.0, 0x7FC00000), (0.0, 0x7FC00000)]> : tensor<7xcomplex<f32>>
  %b0 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 3.0), (1.0, 1.0), (2.0, 0.0), (1.0, 0.0), (1.0, 0x7FC00000), (1.0, 0.0)]> : tensor<7xcomplex<f32>>
  %a = stablehlo.optimization_barrier %a0 : tensor<7xcomplex<f32>>
  %b = stablehlo.optimization_barrier %b0 : tensor<7xcomplex<f32>>
  %lt = stablehlo.compare LT, %a, %b, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
  check.expect_eq_const %lt, dense<[false, true, false, true, false, false, true]> : tensor<7xi1>
  %le = stablehlo.compare LE, %a, %b, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
  check.expect_eq_const %le, dense<[true, true, false, true, false, false, true]> : tensor<7xi1>
  %gt = stablehlo.compare GT, %a, %b, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
  check.expect_eq_const %gt, dense<[false, false, true, false, false, false, false]> : tensor<7xi1>
  %ge = stablehlo.compare GE, %a, %b, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
  check.expect_eq_const %ge, dense<[true, false, true, false, false, false, false]> : tensor<7xi1>
  %ltf = stablehlo.compare LT, %a0, %b0, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
  check.expect_eq %lt, %ltf : tensor<7xi1>
  %gef = stablehlo.compare GE, %a0, %b0, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
  check.expect_eq %ge, %gef : tensor<7xi1>

  %x0 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 5.0), (0.0, 9.0), (2.0, 3.0), (2.0, 0.0)]> : tensor<5xcomplex<f64>>
  %x = stablehlo.optimization_barrier %x0 : tensor<5xcomplex<f64>>
  %lo = stablehlo.constant dense<(1.0, 3.0)> : tensor<complex<f64>>
  %hi = stablehlo.constant dense<(2.0, 1.0)> : tensor<complex<f64>>
  %c = stablehlo.clamp %lo, %x, %hi : (tensor<complex<f64>>, tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
  check.expect_eq_const %c, dense<[(1.0, 3.0), (1.0, 5.0), (1.0, 3.0), (2.0, 1.0), (2.0, 0.0)]> : tensor<5xcomplex<f64>>

  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
    %k = stablehlo.compare LT, %p, %q, FLOAT : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %k : tensor<i1>
  }) : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  check.expect_eq_const %s, dense<[(0.0, 9.0), (1.0, 2.0), (1.0, 5.0), (2.0, 0.0), (2.0, 3.0)]> : tensor<5xcomplex<f64>>

  %u = stablehlo.constant dense<[(1.0, 1.0), (2.0, -1.0), (3.0, 0.0), (4.0, 2.0)]> : tensor<4xcomplex<f64>>
  %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %w = "stablehlo.select_and_scatter"(%x, %u, %z) ({
  ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
    %k = stablehlo.compare GE, %p, %q, FLOAT : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %k : tensor<i1>
  }, {
  ^bb0(%p: tensor<complex<f64>>, %q: tensor<complex<f64>>):
    %m = stablehlo.add %p, %q : tensor<complex<f64>>
    stablehlo.return %m : tensor<complex<f64>>
  }) {window_dimensions = array<i64: 2>} : (tensor<5xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
  check.expect_eq_const %w, dense<[(0.0, 0.0), (3.0, 0.0), (0.0, 0.0), (7.0, 2.0), (0.0, 0.0)]> : tensor<5xcomplex<f64>>
  func.return
}
