// Groups for more devices than the module says there are.
// RUN: popc opt --passes=inline,replicate %s
// EXIT: 3
func.func @main(%x : tensor<2xi32>) -> tensor<4xi32> {
  %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// >>> stderr
// popc: no_grid.t:5:8: all_gather: device: got 1, expected one below 1: the program is for 1 replicas and 1 partitions (mhlo.num_replicas, mhlo.num_partitions)
// <<<
