// Loops of little work whose counter's sum is what two carries hold next: where
// a condition reads the second one, of both widths, and beside an update.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %n0 = util.unfoldable_constant dense<20> : tensor<i32>
  %n = stablehlo.optimization_barrier %n0 : tensor<i32>
  %k0 = util.unfoldable_constant dense<-7> : tensor<i32>
  %k = stablehlo.optimization_barrier %k0 : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>

  %a:2 = stablehlo.while(%i = %zero, %j = %k) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LE, %j, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %s, %s : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %a#0, dense<21> : tensor<i32>
  check.expect_eq_const %a#1, dense<21> : tensor<i32>

  %n64 = stablehlo.convert %n : (tensor<i32>) -> tensor<i64>
  %k64 = stablehlo.convert %k : (tensor<i32>) -> tensor<i64>
  %zero64 = stablehlo.constant dense<0> : tensor<i64>
  %one64 = stablehlo.constant dense<1> : tensor<i64>
  %b:2 = stablehlo.while(%i = %zero64, %j = %k64) : tensor<i64>, tensor<i64>
  cond {
    %c = stablehlo.compare LE, %j, %n64, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.add %i, %one64 : tensor<i64>
    stablehlo.return %s, %s : tensor<i64>, tensor<i64>
  }
  check.expect_eq_const %b#0, dense<21> : tensor<i64>
  check.expect_eq_const %b#1, dense<21> : tensor<i64>

  %x0 = util.unfoldable_constant dense<0.0> : tensor<9xf32>
  %x = stablehlo.optimization_barrier %x0 : tensor<9xf32>
  %u = stablehlo.constant dense<2.5> : tensor<1xf32>
  %m = stablehlo.constant dense<-1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %d:3 = stablehlo.while(%i = %three, %y = %x, %j = %k) : tensor<i32>, tensor<9xf32>, tensor<i32>
  cond {
    %c = stablehlo.compare NE, %i, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.add %i, %m : tensor<i32>
    %z = stablehlo.dynamic_update_slice %y, %u, %i : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
    stablehlo.return %s, %z, %s : tensor<i32>, tensor<9xf32>, tensor<i32>
  }
  check.expect_eq_const %d#2, dense<0> : tensor<i32>
  check.expect_eq_const %d#1, dense<[0.0, 2.5, 2.5, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<9xf32>

  %e:2 = stablehlo.while(%i = %n, %j = %k) : tensor<i32>, tensor<i32>
  cond {
    %forty = stablehlo.constant dense<40> : tensor<i32>
    %thirty = stablehlo.constant dense<30> : tensor<i32>
    %c = stablehlo.compare NE, %i, %forty, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %g = stablehlo.compare LE, %j, %thirty, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %h = stablehlo.and %c, %g : tensor<i1>
    stablehlo.return %h : tensor<i1>
  } do {
    %s = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %s, %s : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %e#0, dense<31> : tensor<i32>
  check.expect_eq_const %e#1, dense<31> : tensor<i32>
  return
}
