// Groups given by axes of a mesh: devices that differ along them, the first
// axis counting most; an axis may be cut itself.
// RUN: popc opt %s
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @mesh = <["x"=4, "y"=2]>
  func.func @main(%x: tensor<2xf32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<4xf32>) {
    %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "y">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<2xf32>) -> tensor<4xf32>
    %1 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "y">, #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<2xf32>) -> tensor<8xf32>
    %2 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @elsewhere, axes = [#stablehlo.axis_ref<name = "y">]>} : (tensor<2xf32>) -> tensor<4xf32>
    return %0, %1, %2 : tensor<4xf32>, tensor<8xf32>, tensor<4xf32>
  }
}
// >>> stdout
// popir 1 loc
// module {partitions = 8, replicas = 1}
// func @main(%0: 2xf32 {name = "x"}) -> (4xf32, 8xf32, 4xf32) @6:13 {
// 	%1 = all_gather %0 {dim = 0, replica_groups = [0, 1, 2, 3, 4, 5, 6, 7], group_size = 2, channel_id = 1, use_global_device_ids = 1} : 4xf32 @7:10
// 	%2 = all_gather %0 {dim = 0, replica_groups = [0, 4, 1, 5, 2, 6, 3, 7], group_size = 4, channel_id = 1, use_global_device_ids = 1} : 8xf32 @8:10
// 	%3 = all_gather %0 {dim = 0, "replica_groups" = "#stablehlo.replica_group_mesh_axes<mesh=@elsewhere,axes=[#stablehlo.axis_ref<name=\22y\22>]>"} : 4xf32 @9:10
// 	return %1, %2, %3 @10:5
// }
// <<<
