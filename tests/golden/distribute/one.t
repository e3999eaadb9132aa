// One device: groups of one change nothing, numbers are 0, tokens are gone.
// RUN: popc opt --verify-each --passes=inline,replicate,simplify,dce %s
func.func @main(%t: !stablehlo.token, %x: tensor<4xf32>) -> (tensor<4xf32>, !stablehlo.token, tensor<4xf32>, tensor<ui32>) {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.collective_permute"(%1) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %3 = stablehlo.after_all %t, %t : !stablehlo.token
  %4:2 = stablehlo.optimization_barrier %3, %1 : !stablehlo.token, tensor<4xf32>
  %p = stablehlo.partition_id : tensor<ui32>
  return %2, %4#0, %4#1, %p : tensor<4xf32>, !stablehlo.token, tensor<4xf32>, tensor<ui32>
}
// >>> stdout
// popir 1 loc
// func @main(%0: 4xf32 {name = "x"}) -> (4xf32, 4xf32, ui32) @3:11 {
// 	%1 = constant {value = <4xf32 splat: 00000000>} : 4xf32 @10:8
// 	%2 = optimization_barrier %0 : 4xf32 @12:10
// 	%3 = constant {value = <ui32 splat: 00000000>} : ui32 @13:8
// 	return %1, %2, %3 @14:3
// }
// <<<
