// The older spelling of a manual region: custom calls and tiles of devices.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=0='[[1,2],[3,4],[5,6],[7,8]]'
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func @main(%x: tensor<4x2xf32>) -> (tensor<4x1xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = "{devices=[2,2]<=[2,2]T(1,0)}"} : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4x2xf32>) -> tensor<2x1xf32>
    %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {mhlo.sharding = "{manual}"} : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{devices=[2,1,2]0,2,1,3 last_tile_dim_replicate}"} : (tensor<2x1xf32>) -> tensor<4x1xf32>
    %5 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{devices=[1,2,2]0,1,2,3 last_tile_dim_replicate}"} : (tensor<2x1xf32>) -> tensor<2x2xf32>
    return %4, %5 : tensor<4x1xf32>, tensor<2x2xf32>
  }
}
// >>> stdout
// [[ 3.]
//  [ 7.]
//  [11.]
//  [15.]]
// [[1. 2.]
//  [3. 4.]]
// <<<
