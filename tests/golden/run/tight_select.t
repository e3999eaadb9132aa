// What a loop chooses by two conditions at once, of both sizes, goes on to the
// operation behind it.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %i0 = util.unfoldable_constant dense<0> : tensor<i32>
  %x0 = util.unfoldable_constant dense<1.0> : tensor<f32>
  %y0 = util.unfoldable_constant dense<1.0> : tensor<f64>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %most = stablehlo.constant dense<100> : tensor<i32>
  %quarter = stablehlo.constant dense<0.25> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %half2 = stablehlo.constant dense<0.5> : tensor<f64>
  %more = stablehlo.constant dense<1.5> : tensor<f64>
  %r:3 = stablehlo.while(%i = %i0, %x = %x0, %y = %y0) : tensor<i32>, tensor<f32>, tensor<f64>
  cond {
    %go = stablehlo.compare LT, %i, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %a = stablehlo.and %i, %three : tensor<i32>
    %b = stablehlo.and %i, %five : tensor<i32>
    %m1 = stablehlo.compare LT, %a, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m2 = stablehlo.compare LT, %b, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = stablehlo.and %m1, %m2 : tensor<i1>
    %xs = stablehlo.select %m, %half, %x : tensor<i1>, tensor<f32>
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %p = stablehlo.multiply %f, %quarter : tensor<f32>
    %xn = stablehlo.add %xs, %p : tensor<f32>
    %ys = stablehlo.select %m, %half2, %y : tensor<i1>, tensor<f64>
    %yn = stablehlo.multiply %ys, %more : tensor<f64>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %xn, %yn : tensor<i32>, tensor<f32>, tensor<f64>
  }
  %wantx = stablehlo.constant dense<74.0> : tensor<f32>
  %wanty = stablehlo.constant dense<1.6875> : tensor<f64>
  check.expect_eq %r#1, %wantx : tensor<f32>
  check.expect_eq %r#2, %wanty : tensor<f64>
  func.return
}
