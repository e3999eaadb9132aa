// Loops with collectives: one for all devices.  In the second one each device
// makes its own number of turns.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=0='[1,10,60]'
module attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %z = stablehlo.constant dense<0> : tensor<i32>
    %n = stablehlo.constant dense<4> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = stablehlo.while(%i = %z, %v = %x) : tensor<i32>, tensor<i32>
      cond {
        %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %p = "stablehlo.collective_permute"(%v) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (tensor<i32>) -> tensor<i32>
        %w = stablehlo.add %p, %v : tensor<i32>
        %j = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %j, %w : tensor<i32>, tensor<i32>
      }
    %h = stablehlo.constant dense<100> : tensor<i32>
    %1:2 = stablehlo.while(%i = %z, %v = %x) : tensor<i32>, tensor<i32>
      cond {
        %c = stablehlo.compare LT, %v, %h : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %p = "stablehlo.collective_broadcast"(%v) <{replica_groups = dense<[[0],[1],[2]]> : tensor<3x1xi64>}> : (tensor<i32>) -> tensor<i32>
        %w = stablehlo.add %v, %p : tensor<i32>
        %j = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %j, %w : tensor<i32>, tensor<i32>
      }
    return %0#1, %1#0, %1#1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
}
// >>> stdout
// [365 415 356]
// [7 4 1]
// [128 160 120]
// <<<
