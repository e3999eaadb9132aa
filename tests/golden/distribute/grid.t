// Two replicas of two partitions: what numbers in groups stand for, a branch
// that devices take differently around collectives, and a group that leaves
// devices out.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=0='[[1,2],[3,4],[5,6],[7,8]]'
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<8xf32>, tensor<2xf32>) {
    %p = stablehlo.partition_id : tensor<ui32>
    %q = stablehlo.convert %p : (tensor<ui32>) -> tensor<i32>
    %0 = "stablehlo.case"(%q) ({
      %a = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%u: tensor<f32>, %v: tensor<f32>):
        %s = stablehlo.add %u, %v : tensor<f32>
        stablehlo.return %s : tensor<f32>
      }) : (tensor<2xf32>) -> tensor<2xf32>
      stablehlo.return %a : tensor<2xf32>
    }, {
      %a = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%u: tensor<f32>, %v: tensor<f32>):
        %s = stablehlo.maximum %u, %v : tensor<f32>
        stablehlo.return %s : tensor<f32>
      }) : (tensor<2xf32>) -> tensor<2xf32>
      stablehlo.return %a : tensor<2xf32>
    }) : (tensor<i32>) -> tensor<2xf32>
    %1 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2xf32>) -> tensor<2xf32>
    %2 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0], [3, 2]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<2xf32>) -> tensor<4xf32>
    %3 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2xf32>) -> tensor<8xf32>
    %4 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1]]> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<8xf32>, tensor<2xf32>
  }
}
// >>> stdout
// [[6. 8.]
//  [7. 8.]
//  [6. 8.]
//  [7. 8.]]
// [[0. 0.]
//  [1. 2.]
//  [0. 0.]
//  [5. 6.]]
// [[3. 4. 1. 2.]
//  [3. 4. 1. 2.]
//  [7. 8. 5. 6.]
//  [7. 8. 5. 6.]]
// [[1. 2. 5. 6. 3. 4. 7. 8.]
//  [1. 2. 5. 6. 3. 4. 7. 8.]
//  [1. 2. 5. 6. 3. 4. 7. 8.]
//  [1. 2. 5. 6. 3. 4. 7. 8.]]
// [[0. 0.]
//  [0. 0.]
//  [5. 6.]
//  [7. 8.]]
// <<<
