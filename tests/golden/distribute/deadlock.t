// A collective that only one of its group comes to.
// RUN: popc opt --passes=inline,replicate %s
// EXIT: 3
func.func @a(%x : tensor<2xi32>) -> tensor<4xi32> {
  %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @b() {
  return
}
func.func @main(%x : tensor<2xi32>) -> tensor<4xi32> {
  %0 = "interpreter.run_parallel"(%x) {programs = [[@a], [@b]]} : (tensor<2xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// >>> stderr
// popc: deadlock.t:5:8: all_gather: on device 0: got no other device that comes to meet it, expected all of its group
// <<<
