// Windows over channels that fill lanes, those of every type as those of whole numbers, which go another way.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: POPC_ISA=avx2 TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %k = util.unfoldable_constant dense<11> : tensor<i32>
  %kx = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<2x6x5x11xi32>
  %ks = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<2x5x2x11xi32>
  %nx = stablehlo.iota dim = 0 : tensor<660xi32>
  %qx = stablehlo.multiply %nx, %nx : tensor<660xi32>
  %rx = stablehlo.reshape %qx : (tensor<660xi32>) -> tensor<2x6x5x11xi32>
  %x = stablehlo.remainder %rx, %kx : tensor<2x6x5x11xi32>
  %ns = stablehlo.iota dim = 0 : tensor<220xi32>
  %rs = stablehlo.reshape %ns : (tensor<220xi32>) -> tensor<2x5x2x11xi32>
  %s = stablehlo.remainder %rs, %ks : tensor<2x5x2x11xi32>
  %x_i32 = stablehlo.convert %x : (tensor<2x6x5x11xi32>) -> tensor<2x6x5x11xi32>
  %s_i32 = stablehlo.convert %s : (tensor<2x5x2x11xi32>) -> tensor<2x5x2x11xi32>
  %z_i32 = stablehlo.constant dense<0> : tensor<i32>
  %r_i32 = "stablehlo.select_and_scatter"(%x_i32, %s_i32, %z_i32) <{window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2x6x5x11xi32>, tensor<2x5x2x11xi32>, tensor<i32>) -> tensor<2x6x5x11xi32>
  %i_i32 = stablehlo.convert %r_i32 : (tensor<2x6x5x11xi32>) -> tensor<2x6x5x11xi32>
  %x_f32 = stablehlo.convert %x : (tensor<2x6x5x11xi32>) -> tensor<2x6x5x11xf32>
  %s_f32 = stablehlo.convert %s : (tensor<2x5x2x11xi32>) -> tensor<2x5x2x11xf32>
  %z_f32 = stablehlo.constant dense<0.0> : tensor<f32>
  %r_f32 = "stablehlo.select_and_scatter"(%x_f32, %s_f32, %z_f32) <{window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x6x5x11xf32>, tensor<2x5x2x11xf32>, tensor<f32>) -> tensor<2x6x5x11xf32>
  %i_f32 = stablehlo.convert %r_f32 : (tensor<2x6x5x11xf32>) -> tensor<2x6x5x11xi32>
  %x_f64 = stablehlo.convert %x : (tensor<2x6x5x11xi32>) -> tensor<2x6x5x11xf64>
  %s_f64 = stablehlo.convert %s : (tensor<2x5x2x11xi32>) -> tensor<2x5x2x11xf64>
  %z_f64 = stablehlo.constant dense<0.0> : tensor<f64>
  %r_f64 = "stablehlo.select_and_scatter"(%x_f64, %s_f64, %z_f64) <{window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %c = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %c : tensor<f64>
  }) : (tensor<2x6x5x11xf64>, tensor<2x5x2x11xf64>, tensor<f64>) -> tensor<2x6x5x11xf64>
  %i_f64 = stablehlo.convert %r_f64 : (tensor<2x6x5x11xf64>) -> tensor<2x6x5x11xi32>
  %x_f16 = stablehlo.convert %x : (tensor<2x6x5x11xi32>) -> tensor<2x6x5x11xf16>
  %s_f16 = stablehlo.convert %s : (tensor<2x5x2x11xi32>) -> tensor<2x5x2x11xf16>
  %z_f16 = stablehlo.constant dense<0.0> : tensor<f16>
  %r_f16 = "stablehlo.select_and_scatter"(%x_f16, %s_f16, %z_f16) <{window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %c : tensor<f16>
  }) : (tensor<2x6x5x11xf16>, tensor<2x5x2x11xf16>, tensor<f16>) -> tensor<2x6x5x11xf16>
  %i_f16 = stablehlo.convert %r_f16 : (tensor<2x6x5x11xf16>) -> tensor<2x6x5x11xi32>
  %x_bf16 = stablehlo.convert %x : (tensor<2x6x5x11xi32>) -> tensor<2x6x5x11xbf16>
  %s_bf16 = stablehlo.convert %s : (tensor<2x5x2x11xi32>) -> tensor<2x5x2x11xbf16>
  %z_bf16 = stablehlo.constant dense<0.0> : tensor<bf16>
  %r_bf16 = "stablehlo.select_and_scatter"(%x_bf16, %s_bf16, %z_bf16) <{window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.compare GE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<2x6x5x11xbf16>, tensor<2x5x2x11xbf16>, tensor<bf16>) -> tensor<2x6x5x11xbf16>
  %i_bf16 = stablehlo.convert %r_bf16 : (tensor<2x6x5x11xbf16>) -> tensor<2x6x5x11xi32>
  check.expect_eq %i_i32, %i_f32 : tensor<2x6x5x11xi32>
  check.expect_eq %i_i32, %i_f64 : tensor<2x6x5x11xi32>
  check.expect_eq %i_i32, %i_f16 : tensor<2x6x5x11xi32>
  check.expect_eq %i_i32, %i_bf16 : tensor<2x6x5x11xi32>
  func.return
}
