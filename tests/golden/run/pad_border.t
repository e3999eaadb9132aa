// The constant border of a pad, 7 here, is filled once, before the loops around it: not
// that of one that is handed on to the next turn, 5, or updated, 2; with gaps, cut off,
// in a branch too.  Oracle: XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: popc inspect --steps $(popc key %s) | sed '/ while /q' | grep -o 'imm.I 0x[2579]$'
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<20xi32> {jax.result_info = "result[0]"}, tensor<24xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<480xi32>
    %1 = stablehlo.reshape %0 : (tensor<480xi32>) -> tensor<24x20xi32>
    %c = stablehlo.constant dense<37> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x20xi32>
    %3 = stablehlo.multiply %1, %2 : tensor<24x20xi32>
    %c_0 = stablehlo.constant dense<101> : tensor<i32>
    %4 = call @remainder(%3, %c_0) : (tensor<24x20xi32>, tensor<i32>) -> tensor<24x20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5:4 = stablehlo.while(%iterArg = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %4, %iterArg_7 = %4) : tensor<i32>, tensor<i32>, tensor<24x20xi32>, tensor<24x20xi32>
    cond {
      %c_8 = stablehlo.constant dense<30> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8:3 = func.call @closed_call(%iterArg_5, %iterArg_6, %iterArg_7) : (tensor<i32>, tensor<24x20xi32>, tensor<24x20xi32>) -> (tensor<i32>, tensor<24x20xi32>, tensor<24x20xi32>)
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      stablehlo.return %9, %8#0, %8#1, %8#2 : tensor<i32>, tensor<i32>, tensor<24x20xi32>, tensor<24x20xi32>
    }
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.reduce(%5#2 init: %c_3) applies stablehlo.add across dimensions = [0] : (tensor<24x20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.reduce(%5#3 init: %c_4) applies stablehlo.add across dimensions = [1] : (tensor<24x20xi32>, tensor<i32>) -> tensor<24xi32>
    return %6, %7 : tensor<20xi32>, tensor<24xi32>
  }
  func.func private @remainder(%arg0: tensor<24x20xi32>, %arg1: tensor<i32>) -> tensor<24x20xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24x20xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<24x20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<24x20xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<24x20xi32>, tensor<24x20xi32>) -> tensor<24x20xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24x20xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<24x20xi32>, tensor<24x20xi32>) -> tensor<24x20xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<24x20xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<24x20xi1>, tensor<24x20xi1>) -> tensor<24x20xi1>
    %12 = stablehlo.and %11, %6 : tensor<24x20xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<24x20xi32>
    %14 = stablehlo.add %4, %13 : tensor<24x20xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<24x20xi1>, tensor<24x20xi32>
    return %15 : tensor<24x20xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<24x20xi32>, %arg2: tensor<24x20xi32>) -> (tensor<i32>, tensor<24x20xi32>, tensor<24x20xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.while(%iterArg = %c_0, %iterArg_9 = %arg1) : tensor<i32>, tensor<24x20xi32>
    cond {
      %c_10 = stablehlo.constant dense<20> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %21 = func.call @closed_call_0(%iterArg_9) : (tensor<24x20xi32>) -> tensor<24x20xi32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg, %c_10 : tensor<i32>
      stablehlo.return %22, %21 : tensor<i32>, tensor<24x20xi32>
    }
    %c_1 = stablehlo.constant dense<-3> : tensor<i32>
    %2 = stablehlo.pad %1#1, %c_1, low = [0, 2], high = [0, -1], interior = [1, 0] : (tensor<24x20xi32>, tensor<i32>) -> tensor<47x21xi32>
    %3 = stablehlo.slice %1#1 [0:24:2, 0:20:2] : (tensor<24x20xi32>) -> tensor<12x10xi32>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %4 = stablehlo.pad %3, %c_2, low = [6, 5], high = [6, 5], interior = [0, 0] : (tensor<12x10xi32>, tensor<i32>) -> tensor<24x20xi32>
    %5 = stablehlo.slice %1#1 [0:24, 0:10] : (tensor<24x20xi32>) -> tensor<24x10xi32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %6 = stablehlo.pad %5, %c_3, low = [0, 4], high = [0, 6], interior = [0, 0] : (tensor<24x10xi32>, tensor<i32>) -> tensor<24x20xi32>
    %7 = stablehlo.convert %arg0 : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<24x2xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.dynamic_update_slice %6, %8, %c_4, %c_5 : (tensor<24x20xi32>, tensor<24x2xi32>, tensor<i32>, tensor<i32>) -> tensor<24x20xi32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %10 = call @remainder_1(%arg0, %c_6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare EQ, %10, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %12 = stablehlo.convert %11 : (tensor<i1>) -> tensor<i32>
    %13 = "stablehlo.case"(%12) ({
      stablehlo.return %1#1 : tensor<24x20xi32>
    }, {
      %21 = stablehlo.slice %1#1 [1:24, 0:20] : (tensor<24x20xi32>) -> tensor<23x20xi32>
      %c_9 = stablehlo.constant dense<9> : tensor<i32>
      %22 = stablehlo.pad %21, %c_9, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<23x20xi32>, tensor<i32>) -> tensor<24x20xi32>
      %c_10 = stablehlo.constant dense<5> : tensor<i32>
      %23 = func.call @remainder(%22, %c_10) : (tensor<24x20xi32>, tensor<i32>) -> tensor<24x20xi32>
      %24 = stablehlo.add %1#1, %23 : tensor<24x20xi32>
      stablehlo.return %24 : tensor<24x20xi32>
    }) : (tensor<i32>) -> tensor<24x20xi32>
    %14 = stablehlo.slice %2 [0:24, 0:20] : (tensor<47x21xi32>) -> tensor<24x20xi32>
    %15 = stablehlo.add %13, %14 : tensor<24x20xi32>
    %16 = stablehlo.slice %2 [23:47, 1:21] : (tensor<47x21xi32>) -> tensor<24x20xi32>
    %17 = stablehlo.add %15, %16 : tensor<24x20xi32>
    %18 = stablehlo.add %17, %9 : tensor<24x20xi32>
    %19 = stablehlo.add %18, %arg2 : tensor<24x20xi32>
    %c_8 = stablehlo.constant dense<1009> : tensor<i32>
    %20 = call @remainder(%19, %c_8) : (tensor<24x20xi32>, tensor<i32>) -> tensor<24x20xi32>
    return %0, %20, %4 : tensor<i32>, tensor<24x20xi32>, tensor<24x20xi32>
  }
  func.func private @closed_call_0(%arg0: tensor<24x20xi32>) -> tensor<24x20xi32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x20xi32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<24x20xi32>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.pad %1, %c_0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<24x20xi32>, tensor<i32>) -> tensor<26x22xi32>
    %3 = stablehlo.slice %2 [2:26, 1:21] : (tensor<26x22xi32>) -> tensor<24x20xi32>
    %4 = stablehlo.add %arg0, %3 : tensor<24x20xi32>
    %5 = stablehlo.slice %2 [0:24, 1:21] : (tensor<26x22xi32>) -> tensor<24x20xi32>
    %6 = stablehlo.add %4, %5 : tensor<24x20xi32>
    %7 = stablehlo.slice %2 [1:25, 2:22] : (tensor<26x22xi32>) -> tensor<24x20xi32>
    %8 = stablehlo.add %6, %7 : tensor<24x20xi32>
    %9 = stablehlo.slice %2 [1:25, 0:20] : (tensor<26x22xi32>) -> tensor<24x20xi32>
    %10 = stablehlo.add %8, %9 : tensor<24x20xi32>
    %c_1 = stablehlo.constant dense<101> : tensor<i32>
    %11 = call @remainder(%10, %c_1) : (tensor<24x20xi32>, tensor<i32>) -> tensor<24x20xi32>
    return %11 : tensor<24x20xi32>
  }
  func.func private @remainder_1(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where_2(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// >>> stdout
// [1881 2653 2534 2579 3657 4058 4247 3811 4400 4028 4182 4014 4078 4185
//  2999 2722 2277 2562 2299 2469]
// [100 100 100 100 100 100 514 528 547 536 576 540 675 554 521 512 504 585
//  100 100 100 100 100 100]
// [1881 2653 2534 2579 3657 4058 4247 3811 4400 4028 4182 4014 4078 4185
//  2999 2722 2277 2562 2299 2469]
// [100 100 100 100 100 100 514 528 547 536 576 540 675 554 521 512 504 585
//  100 100 100 100 100 100]
// [1881 2653 2534 2579 3657 4058 4247 3811 4400 4028 4182 4014 4078 4185
//  2999 2722 2277 2562 2299 2469]
// [100 100 100 100 100 100 514 528 547 536 576 540 675 554 521 512 504 585
//  100 100 100 100 100 100]
// imm.I 0x7
// <<<
