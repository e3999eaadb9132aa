// Whole numbers that are near each other, of either sign, in lines longer than those that
// lie in lanes: digits of what they are above the least.  Oracle: a comparison that is not
// recognised, and so is asked.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
func.func @main() {
  %k = util.unfoldable_constant dense<7919> : tensor<i64>
  %kk = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i64>) -> tensor<3x300xi64>
  %m = stablehlo.constant dense<109> : tensor<3x300xi64>
  %h = stablehlo.constant dense<54> : tensor<3x300xi64>
  %i = stablehlo.iota dim = 1 : tensor<3x300xi64>
  %j = stablehlo.iota dim = 0 : tensor<3x300xi64>
  %p = stablehlo.multiply %i, %kk : tensor<3x300xi64>
  %q = stablehlo.add %p, %j : tensor<3x300xi64>
  %r = stablehlo.remainder %q, %m : tensor<3x300xi64>
  %x = stablehlo.subtract %r, %h : tensor<3x300xi64>
  %s, %n = "stablehlo.sort"(%x, %i) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>, %c: tensor<i64>, %d: tensor<i64>):
    %l = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<3x300xi64>, tensor<3x300xi64>) -> (tensor<3x300xi64>, tensor<3x300xi64>)
  %so, %no = "stablehlo.sort"(%x, %i) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>, %c: tensor<i64>, %d: tensor<i64>):
    %z = stablehlo.constant dense<0> : tensor<i64>
    %e = stablehlo.subtract %a, %b : tensor<i64>
    %l = stablehlo.compare GT, %e, %z, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<3x300xi64>, tensor<3x300xi64>) -> (tensor<3x300xi64>, tensor<3x300xi64>)
  check.expect_eq %s, %so : tensor<3x300xi64>
  check.expect_eq %n, %no : tensor<3x300xi64>
  %y = stablehlo.convert %x : (tensor<3x300xi64>) -> tensor<3x300xi32>
  %t = "stablehlo.sort"(%y) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %l = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<3x300xi32>) -> tensor<3x300xi32>
  %u = stablehlo.convert %t : (tensor<3x300xi32>) -> tensor<3x300xi64>
  check.expect_eq %u, %so : tensor<3x300xi64>
  func.return
}
