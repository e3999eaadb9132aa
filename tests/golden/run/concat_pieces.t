// Points that are joined of columns each made in pieces, joined or padded ones:
// the same as when the columns are joined along the first dim and transposed.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @c0() : () -> ()
  func.call @c1() : () -> ()
  func.call @c2() : () -> ()
  func.call @c3() : () -> ()
  func.call @c4() : () -> ()
  func.call @c5() : () -> ()
  func.call @c6() : () -> ()
  return
}
func.func private @c0() {
  %i = stablehlo.iota dim = 0 : tensor<768xi32>
  %m = util.unfoldable_constant dense<37> : tensor<768xi32>
  %r = stablehlo.remainder %i, %m : tensor<768xi32>
  %q = stablehlo.reshape %r : (tensor<768xi32>) -> tensor<6x8x16xi32>
  %x = stablehlo.convert %q : (tensor<6x8x16xi32>) -> tensor<6x8x16xi32>
  %z = stablehlo.constant dense<3> : tensor<i32>
  %m2 = util.unfoldable_constant dense<74> : tensor<768xi32>
  %r1 = stablehlo.remainder %i, %m2 : tensor<768xi32>
  %r2 = stablehlo.remainder %r1, %m : tensor<768xi32>
  %q2 = stablehlo.reshape %r2 : (tensor<768xi32>) -> tensor<6x8x16xi32>
  %x2 = stablehlo.convert %q2 : (tensor<6x8x16xi32>) -> tensor<6x8x16xi32>
  %v1 = stablehlo.slice %x [1:6, 0:8, 0:16] : (tensor<6x8x16xi32>) -> tensor<5x8x16xi32>
  %v2 = stablehlo.slice %x [0:5, 0:8, 0:16] : (tensor<6x8x16xi32>) -> tensor<5x8x16xi32>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<5x8x16xi32>
  %v5 = stablehlo.slice %x [0:1, 0:8, 0:16] : (tensor<6x8x16xi32>) -> tensor<1x8x16xi32>
  %v6 = stablehlo.add %v5, %v5 : tensor<1x8x16xi32>
  %v4 = stablehlo.concatenate %v6, %v3, dim = 0 : (tensor<1x8x16xi32>, tensor<5x8x16xi32>) -> tensor<6x8x16xi32>
  %v7 = stablehlo.reshape %v4 : (tensor<6x8x16xi32>) -> tensor<6x8x16x1xi32>
  %v10 = stablehlo.slice %x [0:6, 1:8, 0:16] : (tensor<6x8x16xi32>) -> tensor<6x7x16xi32>
  %v11 = stablehlo.slice %x [0:6, 0:7, 0:16] : (tensor<6x8x16xi32>) -> tensor<6x7x16xi32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<6x7x16xi32>
  %v14 = stablehlo.slice %x [0:6, 0:1, 0:16] : (tensor<6x8x16xi32>) -> tensor<6x1x16xi32>
  %v15 = stablehlo.add %v14, %v14 : tensor<6x1x16xi32>
  %v13 = stablehlo.concatenate %v15, %v12, dim = 1 : (tensor<6x1x16xi32>, tensor<6x7x16xi32>) -> tensor<6x8x16xi32>
  %v16 = stablehlo.reshape %v13 : (tensor<6x8x16xi32>) -> tensor<6x8x16x1xi32>
  %v19 = stablehlo.slice %x [0:6, 0:8, 1:16] : (tensor<6x8x16xi32>) -> tensor<6x8x15xi32>
  %v20 = stablehlo.slice %x [0:6, 0:8, 0:15] : (tensor<6x8x16xi32>) -> tensor<6x8x15xi32>
  %v21 = stablehlo.subtract %v19, %v20 : tensor<6x8x15xi32>
  %v23 = stablehlo.slice %x [0:6, 0:8, 0:1] : (tensor<6x8x16xi32>) -> tensor<6x8x1xi32>
  %v24 = stablehlo.add %v23, %v23 : tensor<6x8x1xi32>
  %v22 = stablehlo.concatenate %v24, %v21, dim = 2 : (tensor<6x8x1xi32>, tensor<6x8x15xi32>) -> tensor<6x8x16xi32>
  %v25 = stablehlo.reshape %v22 : (tensor<6x8x16xi32>) -> tensor<6x8x16x1xi32>
  %v28 = stablehlo.slice %x2 [1:6, 0:8, 0:16] : (tensor<6x8x16xi32>) -> tensor<5x8x16xi32>
  %v29 = stablehlo.slice %x2 [0:5, 0:8, 0:16] : (tensor<6x8x16xi32>) -> tensor<5x8x16xi32>
  %v30 = stablehlo.subtract %v28, %v29 : tensor<5x8x16xi32>
  %v32 = stablehlo.slice %x2 [0:1, 0:8, 0:16] : (tensor<6x8x16xi32>) -> tensor<1x8x16xi32>
  %v33 = stablehlo.add %v32, %v32 : tensor<1x8x16xi32>
  %v31 = stablehlo.concatenate %v33, %v30, dim = 0 : (tensor<1x8x16xi32>, tensor<5x8x16xi32>) -> tensor<6x8x16xi32>
  %v36 = stablehlo.optimization_barrier %v31 : tensor<6x8x16xi32>
  %v35 = stablehlo.reshape %v36 : (tensor<6x8x16xi32>) -> tensor<1x6x8x16xi32>
  %v37 = stablehlo.slice %x2 [0:6, 1:8, 0:16] : (tensor<6x8x16xi32>) -> tensor<6x7x16xi32>
  %v38 = stablehlo.slice %x2 [0:6, 0:7, 0:16] : (tensor<6x8x16xi32>) -> tensor<6x7x16xi32>
  %v39 = stablehlo.subtract %v37, %v38 : tensor<6x7x16xi32>
  %v41 = stablehlo.slice %x2 [0:6, 0:1, 0:16] : (tensor<6x8x16xi32>) -> tensor<6x1x16xi32>
  %v42 = stablehlo.add %v41, %v41 : tensor<6x1x16xi32>
  %v40 = stablehlo.concatenate %v42, %v39, dim = 1 : (tensor<6x1x16xi32>, tensor<6x7x16xi32>) -> tensor<6x8x16xi32>
  %v45 = stablehlo.optimization_barrier %v40 : tensor<6x8x16xi32>
  %v44 = stablehlo.reshape %v45 : (tensor<6x8x16xi32>) -> tensor<1x6x8x16xi32>
  %v46 = stablehlo.slice %x2 [0:6, 0:8, 1:16] : (tensor<6x8x16xi32>) -> tensor<6x8x15xi32>
  %v47 = stablehlo.slice %x2 [0:6, 0:8, 0:15] : (tensor<6x8x16xi32>) -> tensor<6x8x15xi32>
  %v48 = stablehlo.subtract %v46, %v47 : tensor<6x8x15xi32>
  %v50 = stablehlo.slice %x2 [0:6, 0:8, 0:1] : (tensor<6x8x16xi32>) -> tensor<6x8x1xi32>
  %v51 = stablehlo.add %v50, %v50 : tensor<6x8x1xi32>
  %v49 = stablehlo.concatenate %v51, %v48, dim = 2 : (tensor<6x8x1xi32>, tensor<6x8x15xi32>) -> tensor<6x8x16xi32>
  %v54 = stablehlo.optimization_barrier %v49 : tensor<6x8x16xi32>
  %v53 = stablehlo.reshape %v54 : (tensor<6x8x16xi32>) -> tensor<1x6x8x16xi32>
  %j = stablehlo.concatenate %v7, %v16, %v25, dim = 3 : (tensor<6x8x16x1xi32>, tensor<6x8x16x1xi32>, tensor<6x8x16x1xi32>) -> tensor<6x8x16x3xi32>
  %w = stablehlo.concatenate %v35, %v44, %v53, dim = 0 : (tensor<1x6x8x16xi32>, tensor<1x6x8x16xi32>, tensor<1x6x8x16xi32>) -> tensor<3x6x8x16xi32>
  %b = stablehlo.optimization_barrier %w : tensor<3x6x8x16xi32>
  %o = stablehlo.transpose %b, dims = [1, 2, 3, 0] : (tensor<3x6x8x16xi32>) -> tensor<6x8x16x3xi32>
  check.expect_eq %j, %o : tensor<6x8x16x3xi32>
  return
}
func.func private @c1() {
  %i = stablehlo.iota dim = 0 : tensor<819xi32>
  %m = util.unfoldable_constant dense<37> : tensor<819xi32>
  %r = stablehlo.remainder %i, %m : tensor<819xi32>
  %q = stablehlo.reshape %r : (tensor<819xi32>) -> tensor<9x7x13xi32>
  %x = stablehlo.convert %q : (tensor<9x7x13xi32>) -> tensor<9x7x13xf32>
  %z = stablehlo.constant dense<3.0> : tensor<f32>
  %m2 = util.unfoldable_constant dense<74> : tensor<819xi32>
  %r1 = stablehlo.remainder %i, %m2 : tensor<819xi32>
  %r2 = stablehlo.remainder %r1, %m : tensor<819xi32>
  %q2 = stablehlo.reshape %r2 : (tensor<819xi32>) -> tensor<9x7x13xi32>
  %x2 = stablehlo.convert %q2 : (tensor<9x7x13xi32>) -> tensor<9x7x13xf32>
  %v1 = stablehlo.slice %x [1:9, 0:7, 0:13] : (tensor<9x7x13xf32>) -> tensor<8x7x13xf32>
  %v2 = stablehlo.slice %x [0:8, 0:7, 0:13] : (tensor<9x7x13xf32>) -> tensor<8x7x13xf32>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<8x7x13xf32>
  %v5 = stablehlo.slice %x [0:1, 0:7, 0:13] : (tensor<9x7x13xf32>) -> tensor<1x7x13xf32>
  %v6 = stablehlo.add %v5, %v5 : tensor<1x7x13xf32>
  %v4 = stablehlo.concatenate %v6, %v3, dim = 0 : (tensor<1x7x13xf32>, tensor<8x7x13xf32>) -> tensor<9x7x13xf32>
  %v7 = stablehlo.reshape %v4 : (tensor<9x7x13xf32>) -> tensor<9x7x13x1xf32>
  %v10 = stablehlo.slice %x [0:9, 1:7, 0:13] : (tensor<9x7x13xf32>) -> tensor<9x6x13xf32>
  %v11 = stablehlo.slice %x [0:9, 0:6, 0:13] : (tensor<9x7x13xf32>) -> tensor<9x6x13xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<9x6x13xf32>
  %v13 = stablehlo.pad %v12, %z, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<9x6x13xf32>, tensor<f32>) -> tensor<9x7x13xf32>
  %v14 = stablehlo.reshape %v13 : (tensor<9x7x13xf32>) -> tensor<9x7x13x1xf32>
  %v17 = stablehlo.slice %x [0:9, 0:7, 1:13] : (tensor<9x7x13xf32>) -> tensor<9x7x12xf32>
  %v18 = stablehlo.slice %x [0:9, 0:7, 0:12] : (tensor<9x7x13xf32>) -> tensor<9x7x12xf32>
  %v19 = stablehlo.subtract %v17, %v18 : tensor<9x7x12xf32>
  %v21 = stablehlo.slice %x [0:9, 0:7, 0:1] : (tensor<9x7x13xf32>) -> tensor<9x7x1xf32>
  %v22 = stablehlo.add %v21, %v21 : tensor<9x7x1xf32>
  %v20 = stablehlo.concatenate %v22, %v19, dim = 2 : (tensor<9x7x1xf32>, tensor<9x7x12xf32>) -> tensor<9x7x13xf32>
  %v23 = stablehlo.reshape %v20 : (tensor<9x7x13xf32>) -> tensor<9x7x13x1xf32>
  %v26 = stablehlo.slice %x2 [1:9, 0:7, 0:13] : (tensor<9x7x13xf32>) -> tensor<8x7x13xf32>
  %v27 = stablehlo.slice %x2 [0:8, 0:7, 0:13] : (tensor<9x7x13xf32>) -> tensor<8x7x13xf32>
  %v28 = stablehlo.subtract %v26, %v27 : tensor<8x7x13xf32>
  %v30 = stablehlo.slice %x2 [0:1, 0:7, 0:13] : (tensor<9x7x13xf32>) -> tensor<1x7x13xf32>
  %v31 = stablehlo.add %v30, %v30 : tensor<1x7x13xf32>
  %v29 = stablehlo.concatenate %v31, %v28, dim = 0 : (tensor<1x7x13xf32>, tensor<8x7x13xf32>) -> tensor<9x7x13xf32>
  %v34 = stablehlo.optimization_barrier %v29 : tensor<9x7x13xf32>
  %v33 = stablehlo.reshape %v34 : (tensor<9x7x13xf32>) -> tensor<1x9x7x13xf32>
  %v35 = stablehlo.slice %x2 [0:9, 1:7, 0:13] : (tensor<9x7x13xf32>) -> tensor<9x6x13xf32>
  %v36 = stablehlo.slice %x2 [0:9, 0:6, 0:13] : (tensor<9x7x13xf32>) -> tensor<9x6x13xf32>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<9x6x13xf32>
  %v38 = stablehlo.pad %v37, %z, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<9x6x13xf32>, tensor<f32>) -> tensor<9x7x13xf32>
  %v41 = stablehlo.optimization_barrier %v38 : tensor<9x7x13xf32>
  %v40 = stablehlo.reshape %v41 : (tensor<9x7x13xf32>) -> tensor<1x9x7x13xf32>
  %v42 = stablehlo.slice %x2 [0:9, 0:7, 1:13] : (tensor<9x7x13xf32>) -> tensor<9x7x12xf32>
  %v43 = stablehlo.slice %x2 [0:9, 0:7, 0:12] : (tensor<9x7x13xf32>) -> tensor<9x7x12xf32>
  %v44 = stablehlo.subtract %v42, %v43 : tensor<9x7x12xf32>
  %v46 = stablehlo.slice %x2 [0:9, 0:7, 0:1] : (tensor<9x7x13xf32>) -> tensor<9x7x1xf32>
  %v47 = stablehlo.add %v46, %v46 : tensor<9x7x1xf32>
  %v45 = stablehlo.concatenate %v47, %v44, dim = 2 : (tensor<9x7x1xf32>, tensor<9x7x12xf32>) -> tensor<9x7x13xf32>
  %v50 = stablehlo.optimization_barrier %v45 : tensor<9x7x13xf32>
  %v49 = stablehlo.reshape %v50 : (tensor<9x7x13xf32>) -> tensor<1x9x7x13xf32>
  %j = stablehlo.concatenate %v7, %v14, %v23, dim = 3 : (tensor<9x7x13x1xf32>, tensor<9x7x13x1xf32>, tensor<9x7x13x1xf32>) -> tensor<9x7x13x3xf32>
  %w = stablehlo.concatenate %v33, %v40, %v49, dim = 0 : (tensor<1x9x7x13xf32>, tensor<1x9x7x13xf32>, tensor<1x9x7x13xf32>) -> tensor<3x9x7x13xf32>
  %b = stablehlo.optimization_barrier %w : tensor<3x9x7x13xf32>
  %o = stablehlo.transpose %b, dims = [1, 2, 3, 0] : (tensor<3x9x7x13xf32>) -> tensor<9x7x13x3xf32>
  check.expect_eq %j, %o : tensor<9x7x13x3xf32>
  return
}
func.func private @c2() {
  %i = stablehlo.iota dim = 0 : tensor<600xi32>
  %m = util.unfoldable_constant dense<37> : tensor<600xi32>
  %r = stablehlo.remainder %i, %m : tensor<600xi32>
  %q = stablehlo.reshape %r : (tensor<600xi32>) -> tensor<12x50xi32>
  %x = stablehlo.convert %q : (tensor<12x50xi32>) -> tensor<12x50xi16>
  %z = stablehlo.constant dense<3> : tensor<i16>
  %m2 = util.unfoldable_constant dense<74> : tensor<600xi32>
  %r1 = stablehlo.remainder %i, %m2 : tensor<600xi32>
  %r2 = stablehlo.remainder %r1, %m : tensor<600xi32>
  %q2 = stablehlo.reshape %r2 : (tensor<600xi32>) -> tensor<12x50xi32>
  %x2 = stablehlo.convert %q2 : (tensor<12x50xi32>) -> tensor<12x50xi16>
  %v1 = stablehlo.slice %x [1:12, 0:50] : (tensor<12x50xi16>) -> tensor<11x50xi16>
  %v2 = stablehlo.slice %x [0:11, 0:50] : (tensor<12x50xi16>) -> tensor<11x50xi16>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<11x50xi16>
  %v4 = stablehlo.pad %v3, %z, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<11x50xi16>, tensor<i16>) -> tensor<12x50xi16>
  %v5 = stablehlo.reshape %v4 : (tensor<12x50xi16>) -> tensor<12x50x1xi16>
  %v8 = stablehlo.slice %x [0:12, 1:50] : (tensor<12x50xi16>) -> tensor<12x49xi16>
  %v9 = stablehlo.slice %x [0:12, 0:49] : (tensor<12x50xi16>) -> tensor<12x49xi16>
  %v10 = stablehlo.subtract %v8, %v9 : tensor<12x49xi16>
  %v11 = stablehlo.pad %v10, %z, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<12x49xi16>, tensor<i16>) -> tensor<12x50xi16>
  %v12 = stablehlo.reshape %v11 : (tensor<12x50xi16>) -> tensor<12x50x1xi16>
  %v15 = stablehlo.slice %x [1:12, 0:50] : (tensor<12x50xi16>) -> tensor<11x50xi16>
  %v16 = stablehlo.slice %x [0:11, 0:50] : (tensor<12x50xi16>) -> tensor<11x50xi16>
  %v17 = stablehlo.subtract %v15, %v16 : tensor<11x50xi16>
  %v19 = stablehlo.slice %x [0:1, 0:50] : (tensor<12x50xi16>) -> tensor<1x50xi16>
  %v20 = stablehlo.add %v19, %v19 : tensor<1x50xi16>
  %v18 = stablehlo.concatenate %v20, %v17, dim = 0 : (tensor<1x50xi16>, tensor<11x50xi16>) -> tensor<12x50xi16>
  %v21 = stablehlo.reshape %v18 : (tensor<12x50xi16>) -> tensor<12x50x1xi16>
  %v24 = stablehlo.reshape %x : (tensor<12x50xi16>) -> tensor<12x50x1xi16>
  %v27 = stablehlo.slice %x2 [1:12, 0:50] : (tensor<12x50xi16>) -> tensor<11x50xi16>
  %v28 = stablehlo.slice %x2 [0:11, 0:50] : (tensor<12x50xi16>) -> tensor<11x50xi16>
  %v29 = stablehlo.subtract %v27, %v28 : tensor<11x50xi16>
  %v30 = stablehlo.pad %v29, %z, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<11x50xi16>, tensor<i16>) -> tensor<12x50xi16>
  %v33 = stablehlo.optimization_barrier %v30 : tensor<12x50xi16>
  %v32 = stablehlo.reshape %v33 : (tensor<12x50xi16>) -> tensor<1x12x50xi16>
  %v34 = stablehlo.slice %x2 [0:12, 1:50] : (tensor<12x50xi16>) -> tensor<12x49xi16>
  %v35 = stablehlo.slice %x2 [0:12, 0:49] : (tensor<12x50xi16>) -> tensor<12x49xi16>
  %v36 = stablehlo.subtract %v34, %v35 : tensor<12x49xi16>
  %v37 = stablehlo.pad %v36, %z, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<12x49xi16>, tensor<i16>) -> tensor<12x50xi16>
  %v40 = stablehlo.optimization_barrier %v37 : tensor<12x50xi16>
  %v39 = stablehlo.reshape %v40 : (tensor<12x50xi16>) -> tensor<1x12x50xi16>
  %v41 = stablehlo.slice %x2 [1:12, 0:50] : (tensor<12x50xi16>) -> tensor<11x50xi16>
  %v42 = stablehlo.slice %x2 [0:11, 0:50] : (tensor<12x50xi16>) -> tensor<11x50xi16>
  %v43 = stablehlo.subtract %v41, %v42 : tensor<11x50xi16>
  %v45 = stablehlo.slice %x2 [0:1, 0:50] : (tensor<12x50xi16>) -> tensor<1x50xi16>
  %v46 = stablehlo.add %v45, %v45 : tensor<1x50xi16>
  %v44 = stablehlo.concatenate %v46, %v43, dim = 0 : (tensor<1x50xi16>, tensor<11x50xi16>) -> tensor<12x50xi16>
  %v49 = stablehlo.optimization_barrier %v44 : tensor<12x50xi16>
  %v48 = stablehlo.reshape %v49 : (tensor<12x50xi16>) -> tensor<1x12x50xi16>
  %v52 = stablehlo.optimization_barrier %x2 : tensor<12x50xi16>
  %v51 = stablehlo.reshape %v52 : (tensor<12x50xi16>) -> tensor<1x12x50xi16>
  %j = stablehlo.concatenate %v5, %v12, %v21, %v24, dim = 2 : (tensor<12x50x1xi16>, tensor<12x50x1xi16>, tensor<12x50x1xi16>, tensor<12x50x1xi16>) -> tensor<12x50x4xi16>
  %w = stablehlo.concatenate %v32, %v39, %v48, %v51, dim = 0 : (tensor<1x12x50xi16>, tensor<1x12x50xi16>, tensor<1x12x50xi16>, tensor<1x12x50xi16>) -> tensor<4x12x50xi16>
  %b = stablehlo.optimization_barrier %w : tensor<4x12x50xi16>
  %o = stablehlo.transpose %b, dims = [1, 2, 0] : (tensor<4x12x50xi16>) -> tensor<12x50x4xi16>
  check.expect_eq %j, %o : tensor<12x50x4xi16>
  return
}
func.func private @c3() {
  %i = stablehlo.iota dim = 0 : tensor<561xi32>
  %m = util.unfoldable_constant dense<37> : tensor<561xi32>
  %r = stablehlo.remainder %i, %m : tensor<561xi32>
  %q = stablehlo.reshape %r : (tensor<561xi32>) -> tensor<33x17xi32>
  %x = stablehlo.convert %q : (tensor<33x17xi32>) -> tensor<33x17xi8>
  %z = stablehlo.constant dense<3> : tensor<i8>
  %m2 = util.unfoldable_constant dense<74> : tensor<561xi32>
  %r1 = stablehlo.remainder %i, %m2 : tensor<561xi32>
  %r2 = stablehlo.remainder %r1, %m : tensor<561xi32>
  %q2 = stablehlo.reshape %r2 : (tensor<561xi32>) -> tensor<33x17xi32>
  %x2 = stablehlo.convert %q2 : (tensor<33x17xi32>) -> tensor<33x17xi8>
  %v1 = stablehlo.slice %x [1:33, 0:17] : (tensor<33x17xi8>) -> tensor<32x17xi8>
  %v2 = stablehlo.slice %x [0:32, 0:17] : (tensor<33x17xi8>) -> tensor<32x17xi8>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<32x17xi8>
  %v5 = stablehlo.slice %x [0:1, 0:17] : (tensor<33x17xi8>) -> tensor<1x17xi8>
  %v6 = stablehlo.add %v5, %v5 : tensor<1x17xi8>
  %v4 = stablehlo.concatenate %v6, %v3, dim = 0 : (tensor<1x17xi8>, tensor<32x17xi8>) -> tensor<33x17xi8>
  %v7 = stablehlo.reshape %v4 : (tensor<33x17xi8>) -> tensor<33x17x1xi8>
  %v10 = stablehlo.slice %x [0:33, 1:17] : (tensor<33x17xi8>) -> tensor<33x16xi8>
  %v11 = stablehlo.slice %x [0:33, 0:16] : (tensor<33x17xi8>) -> tensor<33x16xi8>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<33x16xi8>
  %v14 = stablehlo.slice %x [0:33, 0:1] : (tensor<33x17xi8>) -> tensor<33x1xi8>
  %v15 = stablehlo.add %v14, %v14 : tensor<33x1xi8>
  %v13 = stablehlo.concatenate %v15, %v12, dim = 1 : (tensor<33x1xi8>, tensor<33x16xi8>) -> tensor<33x17xi8>
  %v16 = stablehlo.reshape %v13 : (tensor<33x17xi8>) -> tensor<33x17x1xi8>
  %v19 = stablehlo.slice %x [1:33, 0:17] : (tensor<33x17xi8>) -> tensor<32x17xi8>
  %v20 = stablehlo.slice %x [0:32, 0:17] : (tensor<33x17xi8>) -> tensor<32x17xi8>
  %v21 = stablehlo.subtract %v19, %v20 : tensor<32x17xi8>
  %v22 = stablehlo.pad %v21, %z, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<32x17xi8>, tensor<i8>) -> tensor<33x17xi8>
  %v23 = stablehlo.reshape %v22 : (tensor<33x17xi8>) -> tensor<33x17x1xi8>
  %v26 = stablehlo.slice %x2 [1:33, 0:17] : (tensor<33x17xi8>) -> tensor<32x17xi8>
  %v27 = stablehlo.slice %x2 [0:32, 0:17] : (tensor<33x17xi8>) -> tensor<32x17xi8>
  %v28 = stablehlo.subtract %v26, %v27 : tensor<32x17xi8>
  %v30 = stablehlo.slice %x2 [0:1, 0:17] : (tensor<33x17xi8>) -> tensor<1x17xi8>
  %v31 = stablehlo.add %v30, %v30 : tensor<1x17xi8>
  %v29 = stablehlo.concatenate %v31, %v28, dim = 0 : (tensor<1x17xi8>, tensor<32x17xi8>) -> tensor<33x17xi8>
  %v34 = stablehlo.optimization_barrier %v29 : tensor<33x17xi8>
  %v33 = stablehlo.reshape %v34 : (tensor<33x17xi8>) -> tensor<1x33x17xi8>
  %v35 = stablehlo.slice %x2 [0:33, 1:17] : (tensor<33x17xi8>) -> tensor<33x16xi8>
  %v36 = stablehlo.slice %x2 [0:33, 0:16] : (tensor<33x17xi8>) -> tensor<33x16xi8>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<33x16xi8>
  %v39 = stablehlo.slice %x2 [0:33, 0:1] : (tensor<33x17xi8>) -> tensor<33x1xi8>
  %v40 = stablehlo.add %v39, %v39 : tensor<33x1xi8>
  %v38 = stablehlo.concatenate %v40, %v37, dim = 1 : (tensor<33x1xi8>, tensor<33x16xi8>) -> tensor<33x17xi8>
  %v43 = stablehlo.optimization_barrier %v38 : tensor<33x17xi8>
  %v42 = stablehlo.reshape %v43 : (tensor<33x17xi8>) -> tensor<1x33x17xi8>
  %v44 = stablehlo.slice %x2 [1:33, 0:17] : (tensor<33x17xi8>) -> tensor<32x17xi8>
  %v45 = stablehlo.slice %x2 [0:32, 0:17] : (tensor<33x17xi8>) -> tensor<32x17xi8>
  %v46 = stablehlo.subtract %v44, %v45 : tensor<32x17xi8>
  %v47 = stablehlo.pad %v46, %z, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<32x17xi8>, tensor<i8>) -> tensor<33x17xi8>
  %v50 = stablehlo.optimization_barrier %v47 : tensor<33x17xi8>
  %v49 = stablehlo.reshape %v50 : (tensor<33x17xi8>) -> tensor<1x33x17xi8>
  %j = stablehlo.concatenate %v7, %v16, %v23, dim = 2 : (tensor<33x17x1xi8>, tensor<33x17x1xi8>, tensor<33x17x1xi8>) -> tensor<33x17x3xi8>
  %w = stablehlo.concatenate %v33, %v42, %v49, dim = 0 : (tensor<1x33x17xi8>, tensor<1x33x17xi8>, tensor<1x33x17xi8>) -> tensor<3x33x17xi8>
  %b = stablehlo.optimization_barrier %w : tensor<3x33x17xi8>
  %o = stablehlo.transpose %b, dims = [1, 2, 0] : (tensor<3x33x17xi8>) -> tensor<33x17x3xi8>
  check.expect_eq %j, %o : tensor<33x17x3xi8>
  return
}
func.func private @c4() {
  %i = stablehlo.iota dim = 0 : tensor<600xi32>
  %m = util.unfoldable_constant dense<37> : tensor<600xi32>
  %r = stablehlo.remainder %i, %m : tensor<600xi32>
  %q = stablehlo.reshape %r : (tensor<600xi32>) -> tensor<5x6x20xi32>
  %x = stablehlo.convert %q : (tensor<5x6x20xi32>) -> tensor<5x6x20xf16>
  %z = stablehlo.constant dense<3.0> : tensor<f16>
  %m2 = util.unfoldable_constant dense<74> : tensor<600xi32>
  %r1 = stablehlo.remainder %i, %m2 : tensor<600xi32>
  %r2 = stablehlo.remainder %r1, %m : tensor<600xi32>
  %q2 = stablehlo.reshape %r2 : (tensor<600xi32>) -> tensor<5x6x20xi32>
  %x2 = stablehlo.convert %q2 : (tensor<5x6x20xi32>) -> tensor<5x6x20xf16>
  %v1 = stablehlo.slice %x [1:5, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<4x6x20xf16>
  %v2 = stablehlo.slice %x [0:4, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<4x6x20xf16>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<4x6x20xf16>
  %v5 = stablehlo.slice %x [0:1, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<1x6x20xf16>
  %v6 = stablehlo.add %v5, %v5 : tensor<1x6x20xf16>
  %v4 = stablehlo.concatenate %v6, %v3, dim = 0 : (tensor<1x6x20xf16>, tensor<4x6x20xf16>) -> tensor<5x6x20xf16>
  %v7 = stablehlo.reshape %v4 : (tensor<5x6x20xf16>) -> tensor<5x6x20x1xf16>
  %v10 = stablehlo.slice %x [0:5, 1:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<5x5x20xf16>
  %v11 = stablehlo.slice %x [0:5, 0:5, 0:20] : (tensor<5x6x20xf16>) -> tensor<5x5x20xf16>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<5x5x20xf16>
  %v14 = stablehlo.slice %x [0:5, 0:1, 0:20] : (tensor<5x6x20xf16>) -> tensor<5x1x20xf16>
  %v15 = stablehlo.add %v14, %v14 : tensor<5x1x20xf16>
  %v13 = stablehlo.concatenate %v15, %v12, dim = 1 : (tensor<5x1x20xf16>, tensor<5x5x20xf16>) -> tensor<5x6x20xf16>
  %v16 = stablehlo.reshape %v13 : (tensor<5x6x20xf16>) -> tensor<5x6x20x1xf16>
  %v19 = stablehlo.slice %x [0:5, 0:6, 1:20] : (tensor<5x6x20xf16>) -> tensor<5x6x19xf16>
  %v20 = stablehlo.slice %x [0:5, 0:6, 0:19] : (tensor<5x6x20xf16>) -> tensor<5x6x19xf16>
  %v21 = stablehlo.subtract %v19, %v20 : tensor<5x6x19xf16>
  %v23 = stablehlo.slice %x [0:5, 0:6, 0:1] : (tensor<5x6x20xf16>) -> tensor<5x6x1xf16>
  %v24 = stablehlo.add %v23, %v23 : tensor<5x6x1xf16>
  %v22 = stablehlo.concatenate %v24, %v21, dim = 2 : (tensor<5x6x1xf16>, tensor<5x6x19xf16>) -> tensor<5x6x20xf16>
  %v25 = stablehlo.reshape %v22 : (tensor<5x6x20xf16>) -> tensor<5x6x20x1xf16>
  %v28 = stablehlo.slice %x [1:5, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<4x6x20xf16>
  %v29 = stablehlo.slice %x [0:4, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<4x6x20xf16>
  %v30 = stablehlo.subtract %v28, %v29 : tensor<4x6x20xf16>
  %v31 = stablehlo.pad %v30, %z, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<4x6x20xf16>, tensor<f16>) -> tensor<5x6x20xf16>
  %v32 = stablehlo.reshape %v31 : (tensor<5x6x20xf16>) -> tensor<5x6x20x1xf16>
  %v35 = stablehlo.slice %x2 [1:5, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<4x6x20xf16>
  %v36 = stablehlo.slice %x2 [0:4, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<4x6x20xf16>
  %v37 = stablehlo.subtract %v35, %v36 : tensor<4x6x20xf16>
  %v39 = stablehlo.slice %x2 [0:1, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<1x6x20xf16>
  %v40 = stablehlo.add %v39, %v39 : tensor<1x6x20xf16>
  %v38 = stablehlo.concatenate %v40, %v37, dim = 0 : (tensor<1x6x20xf16>, tensor<4x6x20xf16>) -> tensor<5x6x20xf16>
  %v43 = stablehlo.optimization_barrier %v38 : tensor<5x6x20xf16>
  %v42 = stablehlo.reshape %v43 : (tensor<5x6x20xf16>) -> tensor<1x5x6x20xf16>
  %v44 = stablehlo.slice %x2 [0:5, 1:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<5x5x20xf16>
  %v45 = stablehlo.slice %x2 [0:5, 0:5, 0:20] : (tensor<5x6x20xf16>) -> tensor<5x5x20xf16>
  %v46 = stablehlo.subtract %v44, %v45 : tensor<5x5x20xf16>
  %v48 = stablehlo.slice %x2 [0:5, 0:1, 0:20] : (tensor<5x6x20xf16>) -> tensor<5x1x20xf16>
  %v49 = stablehlo.add %v48, %v48 : tensor<5x1x20xf16>
  %v47 = stablehlo.concatenate %v49, %v46, dim = 1 : (tensor<5x1x20xf16>, tensor<5x5x20xf16>) -> tensor<5x6x20xf16>
  %v52 = stablehlo.optimization_barrier %v47 : tensor<5x6x20xf16>
  %v51 = stablehlo.reshape %v52 : (tensor<5x6x20xf16>) -> tensor<1x5x6x20xf16>
  %v53 = stablehlo.slice %x2 [0:5, 0:6, 1:20] : (tensor<5x6x20xf16>) -> tensor<5x6x19xf16>
  %v54 = stablehlo.slice %x2 [0:5, 0:6, 0:19] : (tensor<5x6x20xf16>) -> tensor<5x6x19xf16>
  %v55 = stablehlo.subtract %v53, %v54 : tensor<5x6x19xf16>
  %v57 = stablehlo.slice %x2 [0:5, 0:6, 0:1] : (tensor<5x6x20xf16>) -> tensor<5x6x1xf16>
  %v58 = stablehlo.add %v57, %v57 : tensor<5x6x1xf16>
  %v56 = stablehlo.concatenate %v58, %v55, dim = 2 : (tensor<5x6x1xf16>, tensor<5x6x19xf16>) -> tensor<5x6x20xf16>
  %v61 = stablehlo.optimization_barrier %v56 : tensor<5x6x20xf16>
  %v60 = stablehlo.reshape %v61 : (tensor<5x6x20xf16>) -> tensor<1x5x6x20xf16>
  %v62 = stablehlo.slice %x2 [1:5, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<4x6x20xf16>
  %v63 = stablehlo.slice %x2 [0:4, 0:6, 0:20] : (tensor<5x6x20xf16>) -> tensor<4x6x20xf16>
  %v64 = stablehlo.subtract %v62, %v63 : tensor<4x6x20xf16>
  %v65 = stablehlo.pad %v64, %z, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<4x6x20xf16>, tensor<f16>) -> tensor<5x6x20xf16>
  %v68 = stablehlo.optimization_barrier %v65 : tensor<5x6x20xf16>
  %v67 = stablehlo.reshape %v68 : (tensor<5x6x20xf16>) -> tensor<1x5x6x20xf16>
  %j = stablehlo.concatenate %v7, %v16, %v25, %v32, dim = 3 : (tensor<5x6x20x1xf16>, tensor<5x6x20x1xf16>, tensor<5x6x20x1xf16>, tensor<5x6x20x1xf16>) -> tensor<5x6x20x4xf16>
  %w = stablehlo.concatenate %v42, %v51, %v60, %v67, dim = 0 : (tensor<1x5x6x20xf16>, tensor<1x5x6x20xf16>, tensor<1x5x6x20xf16>, tensor<1x5x6x20xf16>) -> tensor<4x5x6x20xf16>
  %b = stablehlo.optimization_barrier %w : tensor<4x5x6x20xf16>
  %o = stablehlo.transpose %b, dims = [1, 2, 3, 0] : (tensor<4x5x6x20xf16>) -> tensor<5x6x20x4xf16>
  check.expect_eq %j, %o : tensor<5x6x20x4xf16>
  return
}
func.func private @c5() {
  %i = stablehlo.iota dim = 0 : tensor<576xi32>
  %m = util.unfoldable_constant dense<37> : tensor<576xi32>
  %r = stablehlo.remainder %i, %m : tensor<576xi32>
  %q = stablehlo.reshape %r : (tensor<576xi32>) -> tensor<24x24xi32>
  %x = stablehlo.convert %q : (tensor<24x24xi32>) -> tensor<24x24xi64>
  %z = stablehlo.constant dense<3> : tensor<i64>
  %m2 = util.unfoldable_constant dense<74> : tensor<576xi32>
  %r1 = stablehlo.remainder %i, %m2 : tensor<576xi32>
  %r2 = stablehlo.remainder %r1, %m : tensor<576xi32>
  %q2 = stablehlo.reshape %r2 : (tensor<576xi32>) -> tensor<24x24xi32>
  %x2 = stablehlo.convert %q2 : (tensor<24x24xi32>) -> tensor<24x24xi64>
  %v1 = stablehlo.slice %x [1:24, 0:24] : (tensor<24x24xi64>) -> tensor<23x24xi64>
  %v2 = stablehlo.slice %x [0:23, 0:24] : (tensor<24x24xi64>) -> tensor<23x24xi64>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<23x24xi64>
  %v5 = stablehlo.slice %x [0:1, 0:24] : (tensor<24x24xi64>) -> tensor<1x24xi64>
  %v6 = stablehlo.add %v5, %v5 : tensor<1x24xi64>
  %v4 = stablehlo.concatenate %v6, %v3, dim = 0 : (tensor<1x24xi64>, tensor<23x24xi64>) -> tensor<24x24xi64>
  %v7 = stablehlo.reshape %v4 : (tensor<24x24xi64>) -> tensor<24x24x1xi64>
  %v10 = stablehlo.slice %x [0:24, 1:24] : (tensor<24x24xi64>) -> tensor<24x23xi64>
  %v11 = stablehlo.slice %x [0:24, 0:23] : (tensor<24x24xi64>) -> tensor<24x23xi64>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<24x23xi64>
  %v14 = stablehlo.slice %x [0:24, 0:1] : (tensor<24x24xi64>) -> tensor<24x1xi64>
  %v15 = stablehlo.add %v14, %v14 : tensor<24x1xi64>
  %v13 = stablehlo.concatenate %v15, %v12, dim = 1 : (tensor<24x1xi64>, tensor<24x23xi64>) -> tensor<24x24xi64>
  %v16 = stablehlo.reshape %v13 : (tensor<24x24xi64>) -> tensor<24x24x1xi64>
  %v19 = stablehlo.slice %x [1:24, 0:24] : (tensor<24x24xi64>) -> tensor<23x24xi64>
  %v20 = stablehlo.slice %x [0:23, 0:24] : (tensor<24x24xi64>) -> tensor<23x24xi64>
  %v21 = stablehlo.subtract %v19, %v20 : tensor<23x24xi64>
  %v23 = stablehlo.slice %x [0:1, 0:24] : (tensor<24x24xi64>) -> tensor<1x24xi64>
  %v24 = stablehlo.add %v23, %v23 : tensor<1x24xi64>
  %v22 = stablehlo.concatenate %v24, %v21, dim = 0 : (tensor<1x24xi64>, tensor<23x24xi64>) -> tensor<24x24xi64>
  %v25 = stablehlo.reshape %v22 : (tensor<24x24xi64>) -> tensor<24x24x1xi64>
  %v28 = stablehlo.slice %x2 [1:24, 0:24] : (tensor<24x24xi64>) -> tensor<23x24xi64>
  %v29 = stablehlo.slice %x2 [0:23, 0:24] : (tensor<24x24xi64>) -> tensor<23x24xi64>
  %v30 = stablehlo.subtract %v28, %v29 : tensor<23x24xi64>
  %v32 = stablehlo.slice %x2 [0:1, 0:24] : (tensor<24x24xi64>) -> tensor<1x24xi64>
  %v33 = stablehlo.add %v32, %v32 : tensor<1x24xi64>
  %v31 = stablehlo.concatenate %v33, %v30, dim = 0 : (tensor<1x24xi64>, tensor<23x24xi64>) -> tensor<24x24xi64>
  %v36 = stablehlo.optimization_barrier %v31 : tensor<24x24xi64>
  %v35 = stablehlo.reshape %v36 : (tensor<24x24xi64>) -> tensor<1x24x24xi64>
  %v37 = stablehlo.slice %x2 [0:24, 1:24] : (tensor<24x24xi64>) -> tensor<24x23xi64>
  %v38 = stablehlo.slice %x2 [0:24, 0:23] : (tensor<24x24xi64>) -> tensor<24x23xi64>
  %v39 = stablehlo.subtract %v37, %v38 : tensor<24x23xi64>
  %v41 = stablehlo.slice %x2 [0:24, 0:1] : (tensor<24x24xi64>) -> tensor<24x1xi64>
  %v42 = stablehlo.add %v41, %v41 : tensor<24x1xi64>
  %v40 = stablehlo.concatenate %v42, %v39, dim = 1 : (tensor<24x1xi64>, tensor<24x23xi64>) -> tensor<24x24xi64>
  %v45 = stablehlo.optimization_barrier %v40 : tensor<24x24xi64>
  %v44 = stablehlo.reshape %v45 : (tensor<24x24xi64>) -> tensor<1x24x24xi64>
  %v46 = stablehlo.slice %x2 [1:24, 0:24] : (tensor<24x24xi64>) -> tensor<23x24xi64>
  %v47 = stablehlo.slice %x2 [0:23, 0:24] : (tensor<24x24xi64>) -> tensor<23x24xi64>
  %v48 = stablehlo.subtract %v46, %v47 : tensor<23x24xi64>
  %v50 = stablehlo.slice %x2 [0:1, 0:24] : (tensor<24x24xi64>) -> tensor<1x24xi64>
  %v51 = stablehlo.add %v50, %v50 : tensor<1x24xi64>
  %v49 = stablehlo.concatenate %v51, %v48, dim = 0 : (tensor<1x24xi64>, tensor<23x24xi64>) -> tensor<24x24xi64>
  %v54 = stablehlo.optimization_barrier %v49 : tensor<24x24xi64>
  %v53 = stablehlo.reshape %v54 : (tensor<24x24xi64>) -> tensor<1x24x24xi64>
  %j = stablehlo.concatenate %v7, %v16, %v25, dim = 2 : (tensor<24x24x1xi64>, tensor<24x24x1xi64>, tensor<24x24x1xi64>) -> tensor<24x24x3xi64>
  %w = stablehlo.concatenate %v35, %v44, %v53, dim = 0 : (tensor<1x24x24xi64>, tensor<1x24x24xi64>, tensor<1x24x24xi64>) -> tensor<3x24x24xi64>
  %b = stablehlo.optimization_barrier %w : tensor<3x24x24xi64>
  %o = stablehlo.transpose %b, dims = [1, 2, 0] : (tensor<3x24x24xi64>) -> tensor<24x24x3xi64>
  check.expect_eq %j, %o : tensor<24x24x3xi64>
  return
}
func.func private @c6() {
  %i = stablehlo.iota dim = 0 : tensor<120xi32>
  %m = util.unfoldable_constant dense<37> : tensor<120xi32>
  %r = stablehlo.remainder %i, %m : tensor<120xi32>
  %q = stablehlo.reshape %r : (tensor<120xi32>) -> tensor<4x5x6xi32>
  %x = stablehlo.convert %q : (tensor<4x5x6xi32>) -> tensor<4x5x6xf32>
  %z = stablehlo.constant dense<3.0> : tensor<f32>
  %m2 = util.unfoldable_constant dense<74> : tensor<120xi32>
  %r1 = stablehlo.remainder %i, %m2 : tensor<120xi32>
  %r2 = stablehlo.remainder %r1, %m : tensor<120xi32>
  %q2 = stablehlo.reshape %r2 : (tensor<120xi32>) -> tensor<4x5x6xi32>
  %x2 = stablehlo.convert %q2 : (tensor<4x5x6xi32>) -> tensor<4x5x6xf32>
  %v1 = stablehlo.slice %x [1:4, 0:5, 0:6] : (tensor<4x5x6xf32>) -> tensor<3x5x6xf32>
  %v2 = stablehlo.slice %x [0:3, 0:5, 0:6] : (tensor<4x5x6xf32>) -> tensor<3x5x6xf32>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<3x5x6xf32>
  %v5 = stablehlo.slice %x [0:1, 0:5, 0:6] : (tensor<4x5x6xf32>) -> tensor<1x5x6xf32>
  %v6 = stablehlo.add %v5, %v5 : tensor<1x5x6xf32>
  %v4 = stablehlo.concatenate %v6, %v3, dim = 0 : (tensor<1x5x6xf32>, tensor<3x5x6xf32>) -> tensor<4x5x6xf32>
  %v7 = stablehlo.reshape %v4 : (tensor<4x5x6xf32>) -> tensor<4x5x6x1xf32>
  %v10 = stablehlo.slice %x [0:4, 1:5, 0:6] : (tensor<4x5x6xf32>) -> tensor<4x4x6xf32>
  %v11 = stablehlo.slice %x [0:4, 0:4, 0:6] : (tensor<4x5x6xf32>) -> tensor<4x4x6xf32>
  %v12 = stablehlo.subtract %v10, %v11 : tensor<4x4x6xf32>
  %v14 = stablehlo.slice %x [0:4, 0:1, 0:6] : (tensor<4x5x6xf32>) -> tensor<4x1x6xf32>
  %v15 = stablehlo.add %v14, %v14 : tensor<4x1x6xf32>
  %v13 = stablehlo.concatenate %v15, %v12, dim = 1 : (tensor<4x1x6xf32>, tensor<4x4x6xf32>) -> tensor<4x5x6xf32>
  %v16 = stablehlo.reshape %v13 : (tensor<4x5x6xf32>) -> tensor<4x5x6x1xf32>
  %v19 = stablehlo.slice %x [0:4, 0:5, 1:6] : (tensor<4x5x6xf32>) -> tensor<4x5x5xf32>
  %v20 = stablehlo.slice %x [0:4, 0:5, 0:5] : (tensor<4x5x6xf32>) -> tensor<4x5x5xf32>
  %v21 = stablehlo.subtract %v19, %v20 : tensor<4x5x5xf32>
  %v23 = stablehlo.slice %x [0:4, 0:5, 0:1] : (tensor<4x5x6xf32>) -> tensor<4x5x1xf32>
  %v24 = stablehlo.add %v23, %v23 : tensor<4x5x1xf32>
  %v22 = stablehlo.concatenate %v24, %v21, dim = 2 : (tensor<4x5x1xf32>, tensor<4x5x5xf32>) -> tensor<4x5x6xf32>
  %v25 = stablehlo.reshape %v22 : (tensor<4x5x6xf32>) -> tensor<4x5x6x1xf32>
  %v28 = stablehlo.slice %x2 [1:4, 0:5, 0:6] : (tensor<4x5x6xf32>) -> tensor<3x5x6xf32>
  %v29 = stablehlo.slice %x2 [0:3, 0:5, 0:6] : (tensor<4x5x6xf32>) -> tensor<3x5x6xf32>
  %v30 = stablehlo.subtract %v28, %v29 : tensor<3x5x6xf32>
  %v32 = stablehlo.slice %x2 [0:1, 0:5, 0:6] : (tensor<4x5x6xf32>) -> tensor<1x5x6xf32>
  %v33 = stablehlo.add %v32, %v32 : tensor<1x5x6xf32>
  %v31 = stablehlo.concatenate %v33, %v30, dim = 0 : (tensor<1x5x6xf32>, tensor<3x5x6xf32>) -> tensor<4x5x6xf32>
  %v36 = stablehlo.optimization_barrier %v31 : tensor<4x5x6xf32>
  %v35 = stablehlo.reshape %v36 : (tensor<4x5x6xf32>) -> tensor<1x4x5x6xf32>
  %v37 = stablehlo.slice %x2 [0:4, 1:5, 0:6] : (tensor<4x5x6xf32>) -> tensor<4x4x6xf32>
  %v38 = stablehlo.slice %x2 [0:4, 0:4, 0:6] : (tensor<4x5x6xf32>) -> tensor<4x4x6xf32>
  %v39 = stablehlo.subtract %v37, %v38 : tensor<4x4x6xf32>
  %v41 = stablehlo.slice %x2 [0:4, 0:1, 0:6] : (tensor<4x5x6xf32>) -> tensor<4x1x6xf32>
  %v42 = stablehlo.add %v41, %v41 : tensor<4x1x6xf32>
  %v40 = stablehlo.concatenate %v42, %v39, dim = 1 : (tensor<4x1x6xf32>, tensor<4x4x6xf32>) -> tensor<4x5x6xf32>
  %v45 = stablehlo.optimization_barrier %v40 : tensor<4x5x6xf32>
  %v44 = stablehlo.reshape %v45 : (tensor<4x5x6xf32>) -> tensor<1x4x5x6xf32>
  %v46 = stablehlo.slice %x2 [0:4, 0:5, 1:6] : (tensor<4x5x6xf32>) -> tensor<4x5x5xf32>
  %v47 = stablehlo.slice %x2 [0:4, 0:5, 0:5] : (tensor<4x5x6xf32>) -> tensor<4x5x5xf32>
  %v48 = stablehlo.subtract %v46, %v47 : tensor<4x5x5xf32>
  %v50 = stablehlo.slice %x2 [0:4, 0:5, 0:1] : (tensor<4x5x6xf32>) -> tensor<4x5x1xf32>
  %v51 = stablehlo.add %v50, %v50 : tensor<4x5x1xf32>
  %v49 = stablehlo.concatenate %v51, %v48, dim = 2 : (tensor<4x5x1xf32>, tensor<4x5x5xf32>) -> tensor<4x5x6xf32>
  %v54 = stablehlo.optimization_barrier %v49 : tensor<4x5x6xf32>
  %v53 = stablehlo.reshape %v54 : (tensor<4x5x6xf32>) -> tensor<1x4x5x6xf32>
  %j = stablehlo.concatenate %v7, %v16, %v25, dim = 3 : (tensor<4x5x6x1xf32>, tensor<4x5x6x1xf32>, tensor<4x5x6x1xf32>) -> tensor<4x5x6x3xf32>
  %w = stablehlo.concatenate %v35, %v44, %v53, dim = 0 : (tensor<1x4x5x6xf32>, tensor<1x4x5x6xf32>, tensor<1x4x5x6xf32>) -> tensor<3x4x5x6xf32>
  %b = stablehlo.optimization_barrier %w : tensor<3x4x5x6xf32>
  %o = stablehlo.transpose %b, dims = [1, 2, 3, 0] : (tensor<3x4x5x6xf32>) -> tensor<4x5x6x3xf32>
  check.expect_eq %j, %o : tensor<4x5x6x3xf32>
  return
}
