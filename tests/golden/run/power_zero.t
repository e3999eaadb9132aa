// x to the power of 0 is 1 for every x, whatever the sign of 0.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %x0 = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, -2.5, 1.0e-40, 3.0]> : tensor<8xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<8xf32>
  %m = stablehlo.constant dense<-0.0> : tensor<8xf32>
  %zb = stablehlo.optimization_barrier %z : tensor<8xf32>
  %a = stablehlo.power %x, %z : tensor<8xf32>
  %b = stablehlo.power %x, %m : tensor<8xf32>
  %c = stablehlo.power %x, %zb : tensor<8xf32>
  check.expect_eq_const %a, dense<1.0> : tensor<8xf32>
  check.expect_eq_const %b, dense<1.0> : tensor<8xf32>
  check.expect_eq %a, %c : tensor<8xf32>
  %h = stablehlo.convert %x : (tensor<8xf32>) -> tensor<8xbf16>
  %zh = stablehlo.constant dense<0.0> : tensor<8xbf16>
  %d = stablehlo.power %h, %zh : tensor<8xbf16>
  check.expect_eq_const %d, dense<1.0> : tensor<8xbf16>
  return
}
