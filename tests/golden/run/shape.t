// One module for any number of rows; a cache tells its sizes apart.
// RUN: export TF_CPP_MIN_LOG_LEVEL=1 TF_POPLAR_FLAGS=--executable_cache_path=c
// RUN: poprun %s --shape=x=2x2 --shape=n=2 --input=[[1,2],[3,4]]
// RUN: poprun %s --shape=0=1 --shape=x=1x2 --input=[[1,2]]
// RUN: poprun %s --shape=x=2x2 --shape=n=2 --input=[[1,2],[3,4]]
// RUN: poprun %s --shape=x=2x2 --shape=n=3 --input=[[1,2],[3,4]]
// EXIT: 3
module {
  func.func @main(%n: tensor<i64>, %x: tensor<?x2xf32>) -> tensor<?x2xf32> {
    %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x2xf32>) -> tensor<i32>
    %wide = stablehlo.convert %size : (tensor<i32>) -> tensor<i64>
    %same = stablehlo.compare EQ, %wide, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%same, %wide, %n) {error_message = "x has {0} rows, n is {1}", has_side_effect = true} : (tensor<i1>, tensor<i64>, tensor<i64>) -> ()
    %r = func.call @double(%n, %x) : (tensor<i64>, tensor<?x2xf32>) -> tensor<?x2xf32>
    return %r : tensor<?x2xf32>
  }
  func.func private @double(%n: tensor<i64>, %x: tensor<?x2xf32>) -> tensor<?x2xf32> {
    %two = stablehlo.constant dense<2> : tensor<1xi32>
    %rows32 = stablehlo.convert %n : (tensor<i64>) -> tensor<i32>
    %rows = stablehlo.reshape %rows32 : (tensor<i32>) -> tensor<1xi32>
    %shape = stablehlo.concatenate %rows, %two, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<2.0> : tensor<f32>
    %b = stablehlo.dynamic_broadcast_in_dim %c, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x2xf32>
    %r = stablehlo.multiply %x, %b : tensor<?x2xf32>
    return %r : tensor<?x2xf32>
  }
}
// >>> stdout
// [[2. 4.]
//  [6. 8.]]
// [[2. 4.]]
// [[2. 4.]
//  [6. 8.]]
// <<<
// >>> stderr
// popc: shape.t:13:5: shape_assertion: x has 2 rows, n is 3
// <<<
