// Streams to the host: arguments and results behind the entry's own, in
// program order, also out of a function and a loop of known length.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input=x='[1,2]' --input=infeed.0='[10,20]' --input=infeed.1='[100,200]' --input=infeed.2='[1000,2000]' --input=recv.0=2
func.func @step(%t: !stablehlo.token, %acc: tensor<2xf32>) -> (tensor<2xf32>, !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "q", layout = [[0]]}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %1 = stablehlo.add %0#0, %acc : tensor<2xf32>
  %2 = "stablehlo.outfeed"(%1, %0#1) <{outfeed_config = ""}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %1, %2 : tensor<2xf32>, !stablehlo.token
}
func.func @main(%tok: !stablehlo.token, %x: tensor<2xf32>) -> (!stablehlo.token, tensor<2xf32>) {
  %a:2 = call @step(%tok, %x) : (!stablehlo.token, tensor<2xf32>) -> (tensor<2xf32>, !stablehlo.token)
  %z = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %z, %v = %a#0, %t = %a#1) : tensor<i32>, tensor<2xf32>, !stablehlo.token
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %b:2 = func.call @step(%t, %v) : (!stablehlo.token, tensor<2xf32>) -> (tensor<2xf32>, !stablehlo.token)
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %b#0, %b#1 : tensor<i32>, tensor<2xf32>, !stablehlo.token
    }
  %s = "stablehlo.send"(%r#1, %r#2) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  %q:2 = "stablehlo.recv"(%s) <{channel_handle = #stablehlo.channel_handle<handle = 6, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
  %aa = stablehlo.after_all %q#1, %tok : !stablehlo.token
  %bb = stablehlo.broadcast_in_dim %q#0, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %w = stablehlo.multiply %bb, %r#1 : tensor<2xf32>
  return %aa, %w : !stablehlo.token, tensor<2xf32>
}
// >>> stdout
// [2222. 4444.]
// [11. 22.]
// [111. 222.]
// [1111. 2222.]
// [1111. 2222.]
// <<<
