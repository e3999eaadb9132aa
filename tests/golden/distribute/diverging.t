// Devices that leave a loop at different turns cannot check things in it.
// RUN: popc opt --passes=inline,replicate %s
// EXIT: 3
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<i32>) -> tensor<i32> {
    %h = stablehlo.constant dense<100> : tensor<i32>
    %0 = stablehlo.while(%v = %x) : tensor<i32>
      cond {
        %c = stablehlo.compare LT, %v, %h : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %p = "stablehlo.collective_permute"(%v) <{source_target_pairs = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> : (tensor<i32>) -> tensor<i32>
        check.expect_eq %p, %v : tensor<i32>
        %w = stablehlo.add %v, %p : tensor<i32>
        stablehlo.return %w : tensor<i32>
      }
    return %0 : tensor<i32>
  }
}
// >>> stderr
// popc: diverging.t:7:10: while: condition: got one that differs between devices around a stream or a check, expected one that is the same for all
// <<<
