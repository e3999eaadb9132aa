// scan: along a dimension, from the end, without inputs.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %z = util.unfoldable_constant dense<0> : tensor<2xi32>
  %0:2 = chlo.scan(%a) inits(%z) dimension=1 {
  ^bb0(%p: tensor<2xi32>, %q: tensor<2xi32>):
    %s = stablehlo.add %p, %q : tensor<2xi32>
    stablehlo.return %s, %s : tensor<2xi32>, tensor<2xi32>
  } : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[[1, 3, 6], [4, 9, 15]]> : tensor<2x3xi32>
  check.expect_eq_const %0#1, dense<[6, 15]> : tensor<2xi32>
  %1:2 = chlo.scan(%a) inits(%z) dimension=1 is_reverse=true {
  ^bb0(%p: tensor<2xi32>, %q: tensor<2xi32>):
    %s = stablehlo.add %p, %q : tensor<2xi32>
    stablehlo.return %s, %s : tensor<2xi32>, tensor<2xi32>
  } : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %1#0, dense<[[6, 5, 3], [15, 11, 6]]> : tensor<2x3xi32>
  check.expect_eq_const %1#1, dense<[6, 15]> : tensor<2xi32>
  // No inputs: the size is given; 1, 2, 4, 8.
  %o = util.unfoldable_constant dense<1> : tensor<i32>
  %2:2 = "chlo.scan"(%o) <{dimension = 0 : i64, scan_dim_size = 4 : i64, is_reverse = false, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%p: tensor<i32>):
    %s = stablehlo.add %p, %p : tensor<i32>
    stablehlo.return %p, %s : tensor<i32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  check.expect_eq_const %2#0, dense<[1, 2, 4, 8]> : tensor<4xi32>
  check.expect_eq_const %2#1, dense<16> : tensor<i32>
  func.return
}
