// A running sum of many bf16 does not stop where one more is less than half
// a unit in the last place: it is rounded only where it is an element.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %one = stablehlo.constant dense<1.0> : tensor<600xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %sum = "stablehlo.reduce_window"(%one, %zero) <{padding = dense<[[599, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 600>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<600xbf16>, tensor<bf16>) -> tensor<600xbf16>
  %last = stablehlo.slice %sum [598:600] : (tensor<600xbf16>) -> tensor<2xbf16>
  check.expect_eq_const %last, dense<600.0> : tensor<2xbf16>
  func.return
}
