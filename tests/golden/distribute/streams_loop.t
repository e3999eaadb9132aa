// A stream whose length is not known cannot be a result.
// RUN: popc opt --passes=inline,replicate %s
// EXIT: 3
func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %t0 = stablehlo.create_token : !stablehlo.token
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %t = %t0) : tensor<i32>, !stablehlo.token
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %o = "stablehlo.outfeed"(%i, %t) <{outfeed_config = ""}> : (tensor<i32>, !stablehlo.token) -> !stablehlo.token
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %o : tensor<i32>, !stablehlo.token
    }
  return %r#0 : tensor<i32>
}
// >>> stderr
// popc: streams_loop.t:13:12: outfeed: in a loop or branch: got a stream whose length is not known, expected a loop of a known number of turns, or none
// <<<
