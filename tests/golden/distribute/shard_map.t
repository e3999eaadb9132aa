// A manual region on four devices, two by two: cut by both axes, reduced over
// one of them, joined by the other.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=0='[[1,2,3,4],[5,6,7,8]]'
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%x: tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<4x4xf32>, tensor<2x4xf32>) {
    %0:3 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}, {"y"}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"y", "x"}, {}]>, <@mesh, [{}, {"x"}]>] manual_axes={"x", "y"} (%a: tensor<1x2xf32>) {
      %1 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%b: tensor<f32>, %c: tensor<f32>):
        %d = stablehlo.add %b, %c : tensor<f32>
        stablehlo.return %d : tensor<f32>
      }) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %2 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<1x2xf32>) -> tensor<1x4xf32>
      %3 = "stablehlo.all_to_all"(%a) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<1x2xf32>) -> tensor<2x1xf32>
      %5 = stablehlo.concatenate %3, %3, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
      sdy.return %1, %2, %5 : tensor<1x2xf32>, tensor<1x4xf32>, tensor<2x2xf32>
    } : (tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<4x4xf32>, tensor<2x4xf32>)
    return %0#0, %0#1, %0#2 : tensor<2x2xf32>, tensor<4x4xf32>, tensor<2x4xf32>
  }
}
// >>> stdout
// [[ 4.  6.]
//  [12. 14.]]
// [[1. 2. 5. 6.]
//  [1. 2. 5. 6.]
//  [3. 4. 7. 8.]
//  [3. 4. 7. 8.]]
// [[1. 1. 5. 5.]
//  [3. 3. 7. 7.]]
// <<<
