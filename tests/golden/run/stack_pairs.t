// Two parts that one loop computes, stacked along the last dim, are stored as
// pairs by it, of 32 and of 64 bits.
// Oracle: the parts by themselves.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -cE "step [0-9]+ (loop|copy)"
func.func @main() {
  %if32 = stablehlo.iota dim = 0 : tensor<1003xf32>
  %kf32 = util.unfoldable_constant dense<3.0> : tensor<f32>
  %kbf32 = stablehlo.broadcast_in_dim %kf32, dims = [] : (tensor<f32>) -> tensor<1003xf32>
  %acf32 = stablehlo.multiply %if32, %kbf32 : tensor<1003xf32>
  %af32 = stablehlo.optimization_barrier %acf32 : tensor<1003xf32>
  %bcf32 = stablehlo.subtract %if32, %kbf32 : tensor<1003xf32>
  %bf32 = stablehlo.optimization_barrier %bcf32 : tensor<1003xf32>
  %xf32 = stablehlo.subtract %af32, %bf32 : tensor<1003xf32>
  %yf32 = stablehlo.multiply %af32, %bf32 : tensor<1003xf32>
  %x1f32 = stablehlo.reshape %xf32 : (tensor<1003xf32>) -> tensor<1003x1xf32>
  %y1f32 = stablehlo.reshape %yf32 : (tensor<1003xf32>) -> tensor<1003x1xf32>
  %s0f32 = stablehlo.concatenate %x1f32, %y1f32, dim = 1 : (tensor<1003x1xf32>, tensor<1003x1xf32>) -> tensor<1003x2xf32>
  %sf32 = stablehlo.optimization_barrier %s0f32 : tensor<1003x2xf32>
  %p1f32 = stablehlo.slice %sf32 [0:1003, 0:1] : (tensor<1003x2xf32>) -> tensor<1003x1xf32>
  %pf32 = stablehlo.reshape %p1f32 : (tensor<1003x1xf32>) -> tensor<1003xf32>
  %q1f32 = stablehlo.slice %sf32 [0:1003, 1:2] : (tensor<1003x2xf32>) -> tensor<1003x1xf32>
  %qf32 = stablehlo.reshape %q1f32 : (tensor<1003x1xf32>) -> tensor<1003xf32>
  %twof32 = stablehlo.constant dense<2.0> : tensor<1003xf32>
  %ex0f32 = stablehlo.multiply %if32, %twof32 : tensor<1003xf32>
  %exf32 = stablehlo.add %ex0f32, %kbf32 : tensor<1003xf32>
  %ey0f32 = stablehlo.optimization_barrier %af32 : tensor<1003xf32>
  %eyf32 = stablehlo.multiply %ey0f32, %bcf32 : tensor<1003xf32>
  check.expect_eq %pf32, %exf32 : tensor<1003xf32>
  check.expect_eq %qf32, %eyf32 : tensor<1003xf32>
  %if64 = stablehlo.iota dim = 0 : tensor<1003xf64>
  %kf64 = util.unfoldable_constant dense<3.0> : tensor<f64>
  %kbf64 = stablehlo.broadcast_in_dim %kf64, dims = [] : (tensor<f64>) -> tensor<1003xf64>
  %acf64 = stablehlo.multiply %if64, %kbf64 : tensor<1003xf64>
  %af64 = stablehlo.optimization_barrier %acf64 : tensor<1003xf64>
  %bcf64 = stablehlo.subtract %if64, %kbf64 : tensor<1003xf64>
  %bf64 = stablehlo.optimization_barrier %bcf64 : tensor<1003xf64>
  %xf64 = stablehlo.subtract %af64, %bf64 : tensor<1003xf64>
  %yf64 = stablehlo.multiply %af64, %bf64 : tensor<1003xf64>
  %x1f64 = stablehlo.reshape %xf64 : (tensor<1003xf64>) -> tensor<1003x1xf64>
  %y1f64 = stablehlo.reshape %yf64 : (tensor<1003xf64>) -> tensor<1003x1xf64>
  %s0f64 = stablehlo.concatenate %x1f64, %y1f64, dim = 1 : (tensor<1003x1xf64>, tensor<1003x1xf64>) -> tensor<1003x2xf64>
  %sf64 = stablehlo.optimization_barrier %s0f64 : tensor<1003x2xf64>
  %p1f64 = stablehlo.slice %sf64 [0:1003, 0:1] : (tensor<1003x2xf64>) -> tensor<1003x1xf64>
  %pf64 = stablehlo.reshape %p1f64 : (tensor<1003x1xf64>) -> tensor<1003xf64>
  %q1f64 = stablehlo.slice %sf64 [0:1003, 1:2] : (tensor<1003x2xf64>) -> tensor<1003x1xf64>
  %qf64 = stablehlo.reshape %q1f64 : (tensor<1003x1xf64>) -> tensor<1003xf64>
  %twof64 = stablehlo.constant dense<2.0> : tensor<1003xf64>
  %ex0f64 = stablehlo.multiply %if64, %twof64 : tensor<1003xf64>
  %exf64 = stablehlo.add %ex0f64, %kbf64 : tensor<1003xf64>
  %ey0f64 = stablehlo.optimization_barrier %af64 : tensor<1003xf64>
  %eyf64 = stablehlo.multiply %ey0f64, %bcf64 : tensor<1003xf64>
  check.expect_eq %pf64, %exf64 : tensor<1003xf64>
  check.expect_eq %qf64, %eyf64 : tensor<1003xf64>
  func.return
}
// >>> stdout
// 6
// <<<
