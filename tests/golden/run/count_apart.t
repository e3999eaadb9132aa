// Counted numbers that lie apart, read at run-time starts, clamped too, and from
// behind: coordinates times a number, and starts times one.
// RUN: poprun -q %s --input=2 --input=9 --input='[100, 200, 300, 400]'
func.func @main(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<20xi32>
  %s = stablehlo.slice %i [1:20:3] : (tensor<20xi32>) -> tensor<7xi32>
  %0 = stablehlo.dynamic_slice %s, %a, sizes = [4] : (tensor<7xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = stablehlo.dynamic_slice %s, %b, sizes = [4] : (tensor<7xi32>, tensor<i32>) -> tensor<4xi32>
  %d = stablehlo.dynamic_slice %i, %a, sizes = [12] : (tensor<20xi32>, tensor<i32>) -> tensor<12xi32>
  %2 = stablehlo.slice %d [0:12:3] : (tensor<12xi32>) -> tensor<4xi32>
  %r = stablehlo.reverse %s, dims = [0] : tensor<7xi32>
  %3 = stablehlo.dynamic_slice %r, %a, sizes = [4] : (tensor<7xi32>, tensor<i32>) -> tensor<4xi32>
  %y0 = stablehlo.add %x, %0 : tensor<4xi32>
  %y1 = stablehlo.add %x, %1 : tensor<4xi32>
  %y2 = stablehlo.add %x, %2 : tensor<4xi32>
  %y3 = stablehlo.add %x, %3 : tensor<4xi32>
  return %y0, %y1, %y2, %y3 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
// >>> stdout
// [107 210 313 416]
// [110 213 316 419]
// [102 205 308 411]
// [113 210 307 404]
// <<<
