// What a loop runs often counts once more for each function of a point: 6400
// exponentials and as many quotients, 40 times, are worth a second thread, and
// the 100 columns that they are summed in are shared by both.
// RUN: for t in 1 2; do poprun -q %s --input=0.25 --threads=$t --json -o $t.npy | grep -o '"threads":[ 0-9]*'; done; cmp 1.npy 2.npy && echo same
func.func @main(%x: tensor<f32>) -> tensor<100xf32> {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %turns = stablehlo.constant dense<40> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %row = stablehlo.iota dim = 0 : tensor<64x100xf32>
  %column = stablehlo.iota dim = 1 : tensor<64x100xf32>
  %less = stablehlo.constant dense<-1.5> : tensor<64x100xf32>
  %many = stablehlo.constant dense<64.0> : tensor<64x100xf32>
  %b = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<100xf32>
  %r:2 = stablehlo.while(%i = %i0, %a = %b) : tensor<i32>, tensor<100xf32>
  cond {
    %c = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %m = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<100xf32>) -> tensor<64x100xf32>
    %s = stablehlo.multiply %less, %row : tensor<64x100xf32>
    %d = stablehlo.subtract %s, %m : tensor<64x100xf32>
    %e = stablehlo.exponential %d : tensor<64x100xf32>
    %n = stablehlo.add %many, %column : tensor<64x100xf32>
    %q = stablehlo.divide %e, %n : tensor<64x100xf32>
    %t = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x100xf32>, tensor<f32>) -> tensor<100xf32>
    %i2 = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %i2, %t : tensor<i32>, tensor<100xf32>
  }
  return %r#1 : tensor<100xf32>
}
// >>> stdout
// "threads": 1
// "threads": 2
// same
// <<<
