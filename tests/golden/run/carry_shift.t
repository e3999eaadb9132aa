// Snakes: 32 bodies of 20 places, each of two coordinates, that shift by one in every
// turn behind a head that is found from components; heads are stacked, too.  Bodies
// are stored by components, rows are shifted along a dim in the middle.
// Oracle: the same with components apart.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -c '(20 640)'
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %turns = stablehlo.constant dense<50> : tensor<i32>
  %seed = util.unfoldable_constant dense<37> : tensor<i32>
  %n = stablehlo.iota dim = 0 : tensor<1280xi32>
  %s = stablehlo.broadcast_in_dim %seed, dims = [] : (tensor<i32>) -> tensor<1280xi32>
  %r = stablehlo.remainder %n, %s : tensor<1280xi32>
  %c = stablehlo.reshape %r : (tensor<1280xi32>) -> tensor<32x20x2xi32>
  %body = stablehlo.optimization_barrier %c : tensor<32x20x2xi32>
  %none = stablehlo.constant dense<0> : tensor<50x32x2xi32>
  %w:3 = stablehlo.while(%i = %zero, %x = %body, %ys = %none) : tensor<i32>, tensor<32x20x2xi32>, tensor<50x32x2xi32>
  cond {
    %p = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %in = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<32x20xi32>
    %x0 = stablehlo.slice %x [0:32, 0:20, 0:1] : (tensor<32x20x2xi32>) -> tensor<32x20x1xi32>
    %a = stablehlo.reshape %x0 : (tensor<32x20x1xi32>) -> tensor<32x20xi32>
    %x1 = stablehlo.slice %x [0:32, 0:20, 1:2] : (tensor<32x20x2xi32>) -> tensor<32x20x1xi32>
    %b = stablehlo.reshape %x1 : (tensor<32x20x1xi32>) -> tensor<32x20xi32>
    %m = stablehlo.multiply %a, %in : tensor<32x20xi32>
    %d = stablehlo.xor %m, %b : tensor<32x20xi32>
    %sum = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x20xi32>, tensor<i32>) -> tensor<32xi32>
    %q = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<32xi32>) -> tensor<32x2xi32>
    %h = stablehlo.slice %x [0:32, 0:1, 0:2] : (tensor<32x20x2xi32>) -> tensor<32x1x2xi32>
    %hr = stablehlo.reshape %h : (tensor<32x1x2xi32>) -> tensor<32x2xi32>
    %head = stablehlo.add %hr, %q : tensor<32x2xi32>
    %front = stablehlo.reshape %head : (tensor<32x2xi32>) -> tensor<32x1x2xi32>
    %tail = stablehlo.slice %x [0:32, 0:19, 0:2] : (tensor<32x20x2xi32>) -> tensor<32x19x2xi32>
    %next = stablehlo.concatenate %front, %tail, dim = 1 : (tensor<32x1x2xi32>, tensor<32x19x2xi32>) -> tensor<32x20x2xi32>
    %row = stablehlo.reshape %head : (tensor<32x2xi32>) -> tensor<1x32x2xi32>
    %zs = stablehlo.dynamic_update_slice %ys, %row, %i, %zero, %zero : (tensor<50x32x2xi32>, tensor<1x32x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<50x32x2xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %next, %zs : tensor<i32>, tensor<32x20x2xi32>, tensor<50x32x2xi32>
  }
  %ct = stablehlo.transpose %body, dims = [2, 0, 1] : (tensor<32x20x2xi32>) -> tensor<2x32x20xi32>
  %bt = stablehlo.optimization_barrier %ct : tensor<2x32x20xi32>
  %nt = stablehlo.constant dense<0> : tensor<50x2x32xi32>
  %v:3 = stablehlo.while(%i = %zero, %x = %bt, %ys = %nt) : tensor<i32>, tensor<2x32x20xi32>, tensor<50x2x32xi32>
  cond {
    %p = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %in = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<32x20xi32>
    %x0 = stablehlo.slice %x [0:1, 0:32, 0:20] : (tensor<2x32x20xi32>) -> tensor<1x32x20xi32>
    %a = stablehlo.reshape %x0 : (tensor<1x32x20xi32>) -> tensor<32x20xi32>
    %x1 = stablehlo.slice %x [1:2, 0:32, 0:20] : (tensor<2x32x20xi32>) -> tensor<1x32x20xi32>
    %b = stablehlo.reshape %x1 : (tensor<1x32x20xi32>) -> tensor<32x20xi32>
    %m = stablehlo.multiply %a, %in : tensor<32x20xi32>
    %d = stablehlo.xor %m, %b : tensor<32x20xi32>
    %sum = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x20xi32>, tensor<i32>) -> tensor<32xi32>
    %q = stablehlo.broadcast_in_dim %sum, dims = [1] : (tensor<32xi32>) -> tensor<2x32xi32>
    %h = stablehlo.slice %x [0:2, 0:32, 0:1] : (tensor<2x32x20xi32>) -> tensor<2x32x1xi32>
    %hr = stablehlo.reshape %h : (tensor<2x32x1xi32>) -> tensor<2x32xi32>
    %head = stablehlo.add %hr, %q : tensor<2x32xi32>
    %front = stablehlo.reshape %head : (tensor<2x32xi32>) -> tensor<2x32x1xi32>
    %tail = stablehlo.slice %x [0:2, 0:32, 0:19] : (tensor<2x32x20xi32>) -> tensor<2x32x19xi32>
    %next = stablehlo.concatenate %front, %tail, dim = 2 : (tensor<2x32x1xi32>, tensor<2x32x19xi32>) -> tensor<2x32x20xi32>
    %row = stablehlo.reshape %head : (tensor<2x32xi32>) -> tensor<1x2x32xi32>
    %zs = stablehlo.dynamic_update_slice %ys, %row, %i, %zero, %zero : (tensor<50x2x32xi32>, tensor<1x2x32xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<50x2x32xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %next, %zs : tensor<i32>, tensor<2x32x20xi32>, tensor<50x2x32xi32>
  }
  %gx = stablehlo.transpose %v#1, dims = [1, 2, 0] : (tensor<2x32x20xi32>) -> tensor<32x20x2xi32>
  check.expect_eq %w#1, %gx : tensor<32x20x2xi32>
  %gy = stablehlo.transpose %v#2, dims = [0, 2, 1] : (tensor<50x2x32xi32>) -> tensor<50x32x2xi32>
  check.expect_eq %w#2, %gy : tensor<50x32x2xi32>
  func.return
}
// >>> stdout
// 1
// <<<
