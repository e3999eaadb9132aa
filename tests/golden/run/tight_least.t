// The lesser of a denormal number and another in a loop of little work: where
// arithmetic takes them for zeros, a zero of the right sign.
// RUN: POPC_DENORMALS=flush poprun -q %s --input=0=[71362,2147483648] --input=1=3
// RUN: POPC_DENORMALS=flush POPC_ISA=generic poprun -q %s --input=0=[71362,2147483648] --input=1=3
// RUN: POPC_DENORMALS=flush poprun -q %s --input=0=[71362,1084227584] --input=1=2
// RUN: POPC_DENORMALS=flush poprun -q %s --input=0=[71362,1084227584] --input=1=2 --profile 2>/dev/null
// RUN: POPC_DENORMALS=keep poprun -q %s --input=0=[71362,1084227584] --input=1=2
func.func @main(%b: tensor<2xui32>, %n: tensor<i32>) -> tensor<ui32> {
  %x = stablehlo.bitcast_convert %b : (tensor<2xui32>) -> tensor<2xf32>
  %p1 = stablehlo.slice %x [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %p = stablehlo.reshape %p1 : (tensor<1xf32>) -> tensor<f32>
  %q1 = stablehlo.slice %x [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %q = stablehlo.reshape %q1 : (tensor<1xf32>) -> tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %a:3 = stablehlo.while(%i = %zero, %u = %p, %v = %q) : tensor<i32>, tensor<f32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.add %i, %one : tensor<i32>
    %m = stablehlo.minimum %u, %v : tensor<f32>
    stablehlo.return %s, %m, %u : tensor<i32>, tensor<f32>, tensor<f32>
  }
  %r = stablehlo.bitcast_convert %a#1 : (tensor<f32>) -> tensor<ui32>
  return %r : tensor<ui32>
}
// >>> stdout
// 2147483648
// 2147483648
// 0
// 0
// 71362
// <<<
