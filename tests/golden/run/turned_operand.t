// What only products read of rows that lie apart in memory is stored as they lie, whether
// it is read as it is or transposed; not what others read, too.  Oracle: the same behind
// barriers, which are such others.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -A3 'loop .40 48[]]' | grep -c 'f32 +0 (1 40)'
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<1920xi32>
  %m = stablehlo.constant dense<17> : tensor<1920xi32>
  %r = stablehlo.remainder %i, %m : tensor<1920xi32>
  %c = stablehlo.convert %r : (tensor<1920xi32>) -> tensor<1920xf32>
  %s = stablehlo.reshape %c : (tensor<1920xf32>) -> tensor<48x40xf32>
  %x = stablehlo.optimization_barrier %s : tensor<48x40xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>

  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<48x40xf32>) -> tensor<40x48xf32>
  %max = stablehlo.reduce(%t init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<40x48xf32>, tensor<f32>) -> tensor<40xf32>
  %b = stablehlo.broadcast_in_dim %max, dims = [0] : (tensor<40xf32>) -> tensor<40x48xf32>
  %y = stablehlo.subtract %t, %b : tensor<40x48xf32>
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<40x48xf32>) -> tensor<48x40xf32>
  %p = stablehlo.dot_general %y, %yt, contracting_dims = [1] x [0] : (tensor<40x48xf32>, tensor<48x40xf32>) -> tensor<40x40xf32>

  %u = stablehlo.optimization_barrier %t : tensor<40x48xf32>
  %most = stablehlo.reduce(%u init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<40x48xf32>, tensor<f32>) -> tensor<40xf32>
  %d = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<40xf32>) -> tensor<40x48xf32>
  %z = stablehlo.subtract %u, %d : tensor<40x48xf32>
  %w = stablehlo.optimization_barrier %z : tensor<40x48xf32>
  %wt = stablehlo.transpose %w, dims = [1, 0] : (tensor<40x48xf32>) -> tensor<48x40xf32>
  %q = stablehlo.dot_general %w, %wt, contracting_dims = [1] x [0] : (tensor<40x48xf32>, tensor<48x40xf32>) -> tensor<40x40xf32>
  check.expect_eq %p, %q : tensor<40x40xf32>
  return
}
// >>> stdout
// 3
// <<<
