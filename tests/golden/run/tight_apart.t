// Columns of rows in memory, which lie apart, in vectors of a tight loop, and steps
// that run in vectors along a dim that is not their last.  What is expected was
// computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %a0 = util.unfoldable_constant dense<[[[-50.0, -13.0, 24.0, -40.0, -3.0, 34.0, -30.0, 7.0], [44.0, -20.0, 17.0, -47.0, -10.0, 27.0, -37.0, 0.0], [37.0, -27.0, 10.0, 47.0, -17.0, 20.0, -44.0, -7.0], [30.0, -34.0, 3.0, 40.0, -24.0, 13.0, 50.0, -14.0], [23.0, -41.0, -4.0, 33.0, -31.0, 6.0, 43.0, -21.0], [16.0, -48.0, -11.0, 26.0, -38.0, -1.0, 36.0, -28.0], [9.0, 46.0, -18.0, 19.0, -45.0, -8.0, 29.0, -35.0], [2.0, 39.0, -25.0, 12.0, 49.0, -15.0, 22.0, -42.0], [-5.0, 32.0, -32.0, 5.0, 42.0, -22.0, 15.0, -49.0], [-12.0, 25.0, -39.0, -2.0, 35.0, -29.0, 8.0, 45.0], [-19.0, 18.0, -46.0, -9.0, 28.0, -36.0, 1.0, 38.0], [-26.0, 11.0, 48.0, -16.0, 21.0, -43.0, -6.0, 31.0], [-33.0, 4.0, 41.0, -23.0, 14.0, -50.0, -13.0, 24.0], [-40.0, -3.0, 34.0, -30.0, 7.0, 44.0, -20.0, 17.0], [-47.0, -10.0, 27.0, -37.0, 0.0, 37.0, -27.0, 10.0], [47.0, -17.0, 20.0, -44.0, -7.0, 30.0, -34.0, 3.0]], [[40.0, -24.0, 13.0, 50.0, -14.0, 23.0, -41.0, -4.0], [33.0, -31.0, 6.0, 43.0, -21.0, 16.0, -48.0, -11.0], [26.0, -38.0, -1.0, 36.0, -28.0, 9.0, 46.0, -18.0], [19.0, -45.0, -8.0, 29.0, -35.0, 2.0, 39.0, -25.0], [12.0, 49.0, -15.0, 22.0, -42.0, -5.0, 32.0, -32.0], [5.0, 42.0, -22.0, 15.0, -49.0, -12.0, 25.0, -39.0], [-2.0, 35.0, -29.0, 8.0, 45.0, -19.0, 18.0, -46.0], [-9.0, 28.0, -36.0, 1.0, 38.0, -26.0, 11.0, 48.0], [-16.0, 21.0, -43.0, -6.0, 31.0, -33.0, 4.0, 41.0], [-23.0, 14.0, -50.0, -13.0, 24.0, -40.0, -3.0, 34.0], [-30.0, 7.0, 44.0, -20.0, 17.0, -47.0, -10.0, 27.0], [-37.0, 0.0, 37.0, -27.0, 10.0, 47.0, -17.0, 20.0], [-44.0, -7.0, 30.0, -34.0, 3.0, 40.0, -24.0, 13.0], [50.0, -14.0, 23.0, -41.0, -4.0, 33.0, -31.0, 6.0], [43.0, -21.0, 16.0, -48.0, -11.0, 26.0, -38.0, -1.0], [36.0, -28.0, 9.0, 46.0, -18.0, 19.0, -45.0, -8.0]], [[29.0, -35.0, 2.0, 39.0, -25.0, 12.0, 49.0, -15.0], [22.0, -42.0, -5.0, 32.0, -32.0, 5.0, 42.0, -22.0], [15.0, -49.0, -12.0, 25.0, -39.0, -2.0, 35.0, -29.0], [8.0, 45.0, -19.0, 18.0, -46.0, -9.0, 28.0, -36.0], [1.0, 38.0, -26.0, 11.0, 48.0, -16.0, 21.0, -43.0], [-6.0, 31.0, -33.0, 4.0, 41.0, -23.0, 14.0, -50.0], [-13.0, 24.0, -40.0, -3.0, 34.0, -30.0, 7.0, 44.0], [-20.0, 17.0, -47.0, -10.0, 27.0, -37.0, 0.0, 37.0], [-27.0, 10.0, 47.0, -17.0, 20.0, -44.0, -7.0, 30.0], [-34.0, 3.0, 40.0, -24.0, 13.0, 50.0, -14.0, 23.0], [-41.0, -4.0, 33.0, -31.0, 6.0, 43.0, -21.0, 16.0], [-48.0, -11.0, 26.0, -38.0, -1.0, 36.0, -28.0, 9.0], [46.0, -18.0, 19.0, -45.0, -8.0, 29.0, -35.0, 2.0], [39.0, -25.0, 12.0, 49.0, -15.0, 22.0, -42.0, -5.0], [32.0, -32.0, 5.0, 42.0, -22.0, 15.0, -49.0, -12.0], [25.0, -39.0, -2.0, 35.0, -29.0, 8.0, 45.0, -19.0]], [[18.0, -46.0, -9.0, 28.0, -36.0, 1.0, 38.0, -26.0], [11.0, 48.0, -16.0, 21.0, -43.0, -6.0, 31.0, -33.0], [4.0, 41.0, -23.0, 14.0, -50.0, -13.0, 24.0, -40.0], [-3.0, 34.0, -30.0, 7.0, 44.0, -20.0, 17.0, -47.0], [-10.0, 27.0, -37.0, 0.0, 37.0, -27.0, 10.0, 47.0], [-17.0, 20.0, -44.0, -7.0, 30.0, -34.0, 3.0, 40.0], [-24.0, 13.0, 50.0, -14.0, 23.0, -41.0, -4.0, 33.0], [-31.0, 6.0, 43.0, -21.0, 16.0, -48.0, -11.0, 26.0], [-38.0, -1.0, 36.0, -28.0, 9.0, 46.0, -18.0, 19.0], [-45.0, -8.0, 29.0, -35.0, 2.0, 39.0, -25.0, 12.0], [49.0, -15.0, 22.0, -42.0, -5.0, 32.0, -32.0, 5.0], [42.0, -22.0, 15.0, -49.0, -12.0, 25.0, -39.0, -2.0], [35.0, -29.0, 8.0, 45.0, -19.0, 18.0, -46.0, -9.0], [28.0, -36.0, 1.0, 38.0, -26.0, 11.0, 48.0, -16.0], [21.0, -43.0, -6.0, 31.0, -33.0, 4.0, 41.0, -23.0], [14.0, -50.0, -13.0, 24.0, -40.0, -3.0, 34.0, -30.0]], [[7.0, 44.0, -20.0, 17.0, -47.0, -10.0, 27.0, -37.0], [0.0, 37.0, -27.0, 10.0, 47.0, -17.0, 20.0, -44.0], [-7.0, 30.0, -34.0, 3.0, 40.0, -24.0, 13.0, 50.0], [-14.0, 23.0, -41.0, -4.0, 33.0, -31.0, 6.0, 43.0], [-21.0, 16.0, -48.0, -11.0, 26.0, -38.0, -1.0, 36.0], [-28.0, 9.0, 46.0, -18.0, 19.0, -45.0, -8.0, 29.0], [-35.0, 2.0, 39.0, -25.0, 12.0, 49.0, -15.0, 22.0], [-42.0, -5.0, 32.0, -32.0, 5.0, 42.0, -22.0, 15.0], [-49.0, -12.0, 25.0, -39.0, -2.0, 35.0, -29.0, 8.0], [45.0, -19.0, 18.0, -46.0, -9.0, 28.0, -36.0, 1.0], [38.0, -26.0, 11.0, 48.0, -16.0, 21.0, -43.0, -6.0], [31.0, -33.0, 4.0, 41.0, -23.0, 14.0, -50.0, -13.0], [24.0, -40.0, -3.0, 34.0, -30.0, 7.0, 44.0, -20.0], [17.0, -47.0, -10.0, 27.0, -37.0, 0.0, 37.0, -27.0], [10.0, 47.0, -17.0, 20.0, -44.0, -7.0, 30.0, -34.0], [3.0, 40.0, -24.0, 13.0, 50.0, -14.0, 23.0, -41.0]]]> : tensor<5x16x8xf32>
  %a1 = util.unfoldable_constant dense<5> : tensor<i32>
  %o:3 = func.call @turns(%a0, %a1) : (tensor<5x16x8xf32>, tensor<i32>) -> (tensor<16x4xf32>, tensor<4x5x16xf32>, tensor<3x16xi32>)
  check.expect_eq_const %o#0, dense<[[0.0, -64.0, -61.0, -24.0], [-3.0, -37.0, 0.0, 10.0], [-20.0, -37.0, 0.0, 34.0], [-47.0, -37.0, 0.0, -10.0], [-47.0, -37.0, 0.0, -20.0], [-47.0, -10.0, 0.0, -20.0], [-57.0, -20.0, 0.0, -64.0], [-20.0, 17.0, 0.0, -37.0], [-3.0, 34.0, 0.0, -20.0], [-3.0, 7.0, 0.0, -47.0], [0.0, 13.0, -51.0, -44.0], [0.0, -17.0, -61.0, -44.0], [0.0, -41.0, -61.0, -24.0], [0.0, -41.0, -41.0, -4.0], [0.0, -64.0, -64.0, -27.0], [-6.0, -37.0, 0.0, 10.0]]> : tensor<16x4xf32>
  check.expect_eq_const %o#1, dense<[[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-47.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -10.0, -10.0, -10.0, -10.0, -10.0, -10.0, -47.0, -47.0, 0.0], [-3.0, 0.0, 0.0, -3.0, 0.0, 0.0, 0.0, -47.0, -47.0, -47.0, -47.0, -30.0, -30.0, -3.0, -3.0, 0.0], [0.0, 0.0, 0.0, 0.0, -3.0, -3.0, -30.0, -47.0, -47.0, -84.0, -57.0, -3.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -20.0, -47.0, -47.0, -47.0, -47.0, -30.0, -57.0, -3.0, 0.0, 0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-10.0, -27.0, 10.0, 10.0, 10.0, 10.0, -27.0, -37.0, -37.0, -37.0, -37.0, 27.0, 27.0, -10.0, -10.0, -27.0], [54.0, -7.0, -7.0, -10.0, -54.0, -54.0, -54.0, -37.0, -37.0, -37.0, -10.0, 7.0, 7.0, 7.0, 7.0, -7.0], [30.0, -34.0, -34.0, -17.0, -37.0, -37.0, -37.0, -37.0, -10.0, -47.0, -20.0, 34.0, 10.0, 13.0, 13.0, -34.0], [3.0, -54.0, -34.0, -37.0, -37.0, -37.0, -10.0, -10.0, 7.0, -20.0, 7.0, 10.0, -14.0, -14.0, -14.0, -51.0]], [[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -17.0, -17.0, -17.0, -17.0, -17.0, -54.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -17.0], [0.0, -61.0, -61.0, 0.0, -44.0, -44.0, -17.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -61.0], [-51.0, -61.0, -41.0, -7.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -24.0, -51.0, -51.0, -61.0], [-41.0, -44.0, -24.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -34.0, -61.0, -61.0, -61.0, -41.0]], [[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-27.0, -44.0, -44.0, 20.0, 20.0, 20.0, -17.0, -27.0, -27.0, 10.0, 10.0, 10.0, 10.0, -27.0, -27.0, -44.0], [-47.0, -44.0, -24.0, 37.0, -7.0, -7.0, -7.0, 0.0, 0.0, 0.0, 0.0, -47.0, -47.0, -47.0, -47.0, -44.0], [-24.0, -24.0, -4.0, 30.0, 10.0, 10.0, 27.0, -27.0, -27.0, -64.0, -64.0, -20.0, -44.0, -44.0, -44.0, -24.0], [-4.0, -7.0, 13.0, 10.0, 7.0, 7.0, 0.0, -37.0, -47.0, -74.0, -47.0, -44.0, -44.0, -24.0, -24.0, -4.0]]]> : tensor<4x5x16xf32>
  check.expect_eq_const %o#2, dense<[[88, 220, 150, 80, 10, -60, -130, -200, -270, -138, -6, -76, 56, 188, 118, 250], [188, 118, 250, 180, 110, 40, -30, -100, -170, -240, -108, -178, -46, 86, 16, 148], [86, 16, 148, 280, 210, 140, 70, 0, -70, -140, -210, -280, -148, -16, -86, 46]]> : tensor<3x16xi32>
  func.return
}
func.func private @turns(%arg0: tensor<5x16x8xf32>, %arg1: tensor<i32>) -> (tensor<16x4xf32>, tensor<4x5x16xf32>, tensor<3x16xi32>) {
  %0 = stablehlo.optimization_barrier %arg1 : tensor<i32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x16x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x16xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %4:6 = stablehlo.while(%iterArg = %0, %iterArg_2 = %arg0, %iterArg_3 = %c_1, %iterArg_4 = %1, %iterArg_5 = %2, %iterArg_6 = %3) : tensor<i32>, tensor<5x16x8xf32>, tensor<i32>, tensor<16x4xf32>, tensor<5x16x4xf32>, tensor<3x16xi32>
  cond {
    %6 = stablehlo.compare LT, %iterArg_3, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  } do {
    %6 = func.call @dynamic_index_in_dim(%iterArg_2, %iterArg_3) : (tensor<5x16x8xf32>, tensor<i32>) -> tensor<16x8xf32>
    %7 = stablehlo.slice %iterArg_4 [0:16, 0:1] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<16x1xf32>) -> tensor<16xf32>
    %9 = stablehlo.slice %6 [0:16, 0:1] : (tensor<16x8xf32>) -> tensor<16x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<16x1xf32>) -> tensor<16xf32>
    %11 = stablehlo.add %8, %10 : tensor<16xf32>
    %12 = stablehlo.slice %iterArg_4 [0:16, 1:2] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %13 = stablehlo.reshape %12 : (tensor<16x1xf32>) -> tensor<16xf32>
    %14 = stablehlo.slice %6 [0:16, 1:2] : (tensor<16x8xf32>) -> tensor<16x1xf32>
    %15 = stablehlo.reshape %14 : (tensor<16x1xf32>) -> tensor<16xf32>
    %16 = stablehlo.add %13, %15 : tensor<16xf32>
    %17 = stablehlo.maximum %11, %16 : tensor<16xf32>
    %18 = stablehlo.slice %iterArg_4 [0:16, 1:2] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %19 = stablehlo.reshape %18 : (tensor<16x1xf32>) -> tensor<16xf32>
    %20 = stablehlo.slice %6 [0:16, 2:3] : (tensor<16x8xf32>) -> tensor<16x1xf32>
    %21 = stablehlo.reshape %20 : (tensor<16x1xf32>) -> tensor<16xf32>
    %22 = stablehlo.add %19, %21 : tensor<16xf32>
    %23 = stablehlo.slice %iterArg_4 [0:16, 2:3] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<16x1xf32>) -> tensor<16xf32>
    %25 = stablehlo.slice %6 [0:16, 3:4] : (tensor<16x8xf32>) -> tensor<16x1xf32>
    %26 = stablehlo.reshape %25 : (tensor<16x1xf32>) -> tensor<16xf32>
    %27 = stablehlo.add %24, %26 : tensor<16xf32>
    %28 = stablehlo.maximum %22, %27 : tensor<16xf32>
    %29 = stablehlo.slice %iterArg_4 [0:16, 2:3] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %30 = stablehlo.reshape %29 : (tensor<16x1xf32>) -> tensor<16xf32>
    %31 = stablehlo.slice %6 [0:16, 4:5] : (tensor<16x8xf32>) -> tensor<16x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<16x1xf32>) -> tensor<16xf32>
    %33 = stablehlo.add %30, %32 : tensor<16xf32>
    %34 = stablehlo.slice %iterArg_4 [0:16, 3:4] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %35 = stablehlo.reshape %34 : (tensor<16x1xf32>) -> tensor<16xf32>
    %36 = stablehlo.slice %6 [0:16, 5:6] : (tensor<16x8xf32>) -> tensor<16x1xf32>
    %37 = stablehlo.reshape %36 : (tensor<16x1xf32>) -> tensor<16xf32>
    %38 = stablehlo.add %35, %37 : tensor<16xf32>
    %39 = stablehlo.maximum %33, %38 : tensor<16xf32>
    %40 = stablehlo.slice %iterArg_4 [0:16, 3:4] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %41 = stablehlo.reshape %40 : (tensor<16x1xf32>) -> tensor<16xf32>
    %42 = stablehlo.slice %6 [0:16, 6:7] : (tensor<16x8xf32>) -> tensor<16x1xf32>
    %43 = stablehlo.reshape %42 : (tensor<16x1xf32>) -> tensor<16xf32>
    %44 = stablehlo.add %41, %43 : tensor<16xf32>
    %45 = stablehlo.slice %iterArg_4 [0:16, 0:1] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %46 = stablehlo.reshape %45 : (tensor<16x1xf32>) -> tensor<16xf32>
    %47 = stablehlo.slice %6 [0:16, 7:8] : (tensor<16x8xf32>) -> tensor<16x1xf32>
    %48 = stablehlo.reshape %47 : (tensor<16x1xf32>) -> tensor<16xf32>
    %49 = stablehlo.add %46, %48 : tensor<16xf32>
    %50 = stablehlo.maximum %44, %49 : tensor<16xf32>
    %51 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %52 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %53 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %54 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %55 = stablehlo.concatenate %51, %52, %53, %54, dim = 1 : (tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x4xf32>
    %56 = stablehlo.slice %55 [0:16, 0:1] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %57 = stablehlo.slice %55 [0:16, 2:3] : (tensor<16x4xf32>) -> tensor<16x1xf32>
    %58 = stablehlo.maximum %56, %57 : tensor<16x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4xf32>
    %60 = stablehlo.subtract %55, %59 : tensor<16x4xf32>
    %61 = func.call @dynamic_update_index_in_dim(%iterArg_5, %iterArg_4, %iterArg_3) : (tensor<5x16x4xf32>, tensor<16x4xf32>, tensor<i32>) -> tensor<5x16x4xf32>
    %62 = stablehlo.slice %6 [0:16, 0:8:3] : (tensor<16x8xf32>) -> tensor<16x3xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<16x3xf32>) -> tensor<3x16xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %65 = stablehlo.multiply %63, %64 : tensor<3x16xf32>
    %66 = stablehlo.convert %65 : (tensor<3x16xf32>) -> tensor<3x16xi32>
    %67 = stablehlo.add %iterArg_6, %66 : tensor<3x16xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %68 = stablehlo.add %iterArg_3, %c_8 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_2, %68, %60, %61, %67 : tensor<i32>, tensor<5x16x8xf32>, tensor<i32>, tensor<16x4xf32>, tensor<5x16x4xf32>, tensor<3x16xi32>
  }
  %5 = stablehlo.transpose %4#4, dims = [2, 0, 1] : (tensor<5x16x4xf32>) -> tensor<4x5x16xf32>
  return %4#3, %5, %4#5 : tensor<16x4xf32>, tensor<4x5x16xf32>, tensor<3x16xi32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<5x16x8xf32>, %arg1: tensor<i32>) -> tensor<16x8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, sizes = [1, 16, 8] : (tensor<5x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xf32>
  %4 = stablehlo.reshape %3 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
  return %4 : tensor<16x8xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x16x4xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<i32>) -> tensor<5x16x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x4xf32>) -> tensor<1x16x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %arg0, %0, %3, %c_1, %c_2 : (tensor<5x16x4xf32>, tensor<1x16x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x16x4xf32>
  return %4 : tensor<5x16x4xf32>
}
