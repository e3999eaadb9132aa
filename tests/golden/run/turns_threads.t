// Steps that are worth no second thread by themselves are if a loop runs them
// often: 8192 elements, 100 times.
// RUN: poprun -q %s --input=1 --threads=2 --json | grep -o '"threads":[ 0-9]*'
func.func @main(%x: tensor<f32>) -> tensor<8192xf32> {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %turns = stablehlo.constant dense<100> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<8192xf32>
  %b = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<8192xf32>
  %r:2 = stablehlo.while(%i = %i0, %a = %b) : tensor<i32>, tensor<8192xf32>
  cond {
    %c = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %m = stablehlo.multiply %a, %half : tensor<8192xf32>
    %s = stablehlo.add %m, %half : tensor<8192xf32>
    %i2 = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %i2, %s : tensor<i32>, tensor<8192xf32>
  }
  return %r#1 : tensor<8192xf32>
}
// >>> stdout
// "threads": 2
// <<<
