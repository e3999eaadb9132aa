// Programs of a grid that differ: values sent wait for their recv, collectives
// for all of their group; infeeds take from the queue; recordings are counted
// through loops.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
module @parallel {
  func.func @a(%x : tensor<2xi32>, %t : !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token) {
    %0 = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
    %1 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 2], [1, -1]]> : tensor<2x2xi64>} : (tensor<2xi32>) -> tensor<2xi32>
    return %1, %0 : tensor<2xi32>, !stablehlo.token
  }
  func.func @b(%t : !stablehlo.token) -> (tensor<2xi32>, tensor<ui32>) {
    %0:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    %1 = stablehlo.replica_id : tensor<ui32>
    return %0#0, %1 : tensor<2xi32>, tensor<ui32>
  }
  func.func @c(%t : !stablehlo.token) -> tensor<2xi32> {
    %f:2 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    %g:2 = "stablehlo.infeed"(%f#1) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    %x = stablehlo.subtract %f#0, %g#0 : tensor<2xi32>
    %1 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 2], [1, -1]]> : tensor<2x2xi64>} : (tensor<2xi32>) -> tensor<2xi32>
    return %1 : tensor<2xi32>
  }
  func.func @q0() -> tensor<2xi32> {
    %0 = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @q1() -> tensor<2xi32> {
    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @main() {
    %x = stablehlo.constant dense<[100, 200]> : tensor<2xi32>
    %t = stablehlo.after_all : !stablehlo.token
    %r:5 = "interpreter.run_parallel"(%x, %t, %t, %t) {programs = [[@a], [@b], [@c]], infeed = [@q0, @q1]} : (tensor<2xi32>, !stablehlo.token, !stablehlo.token, !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token, tensor<2xi32>, tensor<ui32>, tensor<2xi32>)
    check.expect_eq_const %r#0, dense<[109, 218]> : tensor<2xi32>
    check.expect_eq_const %r#2, dense<[100, 200]> : tensor<2xi32>
    check.expect_eq_const %r#3, dense<1> : tensor<ui32>
    check.expect_eq_const %r#4, dense<[109, 218]> : tensor<2xi32>
    %z = stablehlo.constant dense<0> : tensor<i32>
    %n = util.unfoldable_constant dense<5> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %w = stablehlo.while(%i = %z) : tensor<i32>
      cond {
        %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %p = interpreter.probe %i, probe_id = "turn" : tensor<i32>
        %j = stablehlo.add %p, %one : tensor<i32>
        stablehlo.return %j : tensor<i32>
      }
    check.expect_serialized_eq %z, probe_id = "turn" : tensor<i32>
    check.expect_serialized_eq %three, probe_id = "turn", iter = 3 : tensor<i32>
    interpreter.print %w : tensor<i32>
    func.return
  }
}
