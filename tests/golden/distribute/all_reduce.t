// Two replicas: every argument and result has the device in front.  The
// reduction goes from the first member on; what no device number reaches is
// computed once.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=0='[[1,2,3],[10,20,30]]'
// RUN: popc opt --passes=inline,replicate,cse,dce %s | grep -c sine
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
  func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<ui32>, tensor<f32>) {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.subtract %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %x : tensor<3xf32>
    %r = stablehlo.replica_id : tensor<ui32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %c = stablehlo.sine %z : tensor<f32>
    return %1, %r, %c : tensor<3xf32>, tensor<ui32>, tensor<f32>
  }
}
// >>> stdout
// [[  -9.  -36.  -81.]
//  [ -90. -360. -810.]]
// [0 1]
// [0. 0.]
// 1
// <<<
