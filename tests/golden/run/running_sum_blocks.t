// Running sums of floats go by blocks: their errors do not add up with length.
// Oracle: the same of f64.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s --threads=2
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func private @numbers() -> tensor<60000xf32> {
  %i = stablehlo.iota dim = 0 : tensor<60000xui32>
  %m = stablehlo.constant dense<2654435761> : tensor<60000xui32>
  %s = stablehlo.constant dense<8> : tensor<60000xui32>
  %h = stablehlo.multiply %i, %m : tensor<60000xui32>
  %r = stablehlo.shift_right_logical %h, %s : tensor<60000xui32>
  %x = stablehlo.convert %r : (tensor<60000xui32>) -> tensor<60000xf32>
  %b = stablehlo.optimization_barrier %x : tensor<60000xf32>
  return %b : tensor<60000xf32>
}
// Errors as shares of the sums; the greatest.
func.func private @worst(%a: tensor<60000xf32>, %b: tensor<60000xf64>) -> tensor<f64> {
  %c = stablehlo.convert %a : (tensor<60000xf32>) -> tensor<60000xf64>
  %d = stablehlo.subtract %c, %b : tensor<60000xf64>
  %e = stablehlo.divide %d, %b : tensor<60000xf64>
  %f = stablehlo.abs %e : tensor<60000xf64>
  %0 = stablehlo.constant dense<0.0> : tensor<f64>
  %g = stablehlo.reduce(%f init: %0) applies stablehlo.maximum across dimensions = [0] : (tensor<60000xf64>, tensor<f64>) -> tensor<f64>
  return %g : tensor<f64>
}
func.func @main() -> (tensor<i1>, tensor<i1>) {
  %x = func.call @numbers() : () -> tensor<60000xf32>
  %y = stablehlo.convert %x : (tensor<60000xf32>) -> tensor<60000xf64>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %wide = stablehlo.constant dense<1.0> : tensor<f64>
  %limit1 = stablehlo.constant dense<5.0e-7> : tensor<f64>
  %limit2 = stablehlo.constant dense<3.0e-6> : tensor<f64>

  // One line, forward.
  %a = "stablehlo.reduce_window"(%x, %one) <{window_dimensions = array<i64: 60000>, padding = dense<[[59999, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<60000xf32>, tensor<f32>) -> tensor<60000xf32>
  %b = "stablehlo.reduce_window"(%y, %wide) <{window_dimensions = array<i64: 60000>, padding = dense<[[59999, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %s = stablehlo.add %p, %q : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<60000xf64>, tensor<f64>) -> tensor<60000xf64>
  %e = func.call @worst(%a, %b) : (tensor<60000xf32>, tensor<60000xf64>) -> tensor<f64>
  %1 = stablehlo.compare LT, %e, %limit1 : (tensor<f64>, tensor<f64>) -> tensor<i1>

  // Twelve lines side by side, backward, of a number that rounds the same way
  // again and again.
  %tenth = stablehlo.constant dense<0.1> : tensor<5000x12xf32>
  %x2 = stablehlo.optimization_barrier %tenth : tensor<5000x12xf32>
  %y2 = stablehlo.convert %x2 : (tensor<5000x12xf32>) -> tensor<5000x12xf64>
  %c = "stablehlo.reduce_window"(%x2, %one) <{window_dimensions = array<i64: 5000, 1>, padding = dense<[[0, 4999], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) : (tensor<5000x12xf32>, tensor<f32>) -> tensor<5000x12xf32>
  %d = "stablehlo.reduce_window"(%y2, %wide) <{window_dimensions = array<i64: 5000, 1>, padding = dense<[[0, 4999], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %s = stablehlo.add %p, %q : tensor<f64>
      stablehlo.return %s : tensor<f64>
  }) : (tensor<5000x12xf64>, tensor<f64>) -> tensor<5000x12xf64>
  %c1 = stablehlo.reshape %c : (tensor<5000x12xf32>) -> tensor<60000xf32>
  %d1 = stablehlo.reshape %d : (tensor<5000x12xf64>) -> tensor<60000xf64>
  %f = func.call @worst(%c1, %d1) : (tensor<60000xf32>, tensor<60000xf64>) -> tensor<f64>
  %2 = stablehlo.compare LT, %f, %limit2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  return %1, %2 : tensor<i1>, tensor<i1>
}
// >>> stdout
// True
// True
// True
// True
// True
// True
// <<<
