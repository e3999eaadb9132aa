// Short rows that are padded lie in what is filled as a whole: the same as when
// they are put together with what is beside them.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %1 = stablehlo.iota dim = 0 : tensor<6300xi32>
  %2 = util.unfoldable_constant dense<7919> : tensor<6300xi32>
  %3 = stablehlo.multiply %1, %2 : tensor<6300xi32>
  %4 = stablehlo.constant dense<101> : tensor<6300xi32>
  %5 = stablehlo.remainder %3, %4 : tensor<6300xi32>
  %6 = stablehlo.convert %5 : (tensor<6300xi32>) -> tensor<6300xf32>
  %7 = stablehlo.reshape %6 : (tensor<6300xf32>) -> tensor<900x7xf32>
  %9 = stablehlo.optimization_barrier %7 : tensor<900x7xf32>
  %10 = stablehlo.constant dense<3.0> : tensor<f32>
  %11 = stablehlo.pad %9, %10, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<900x7xf32>, tensor<f32>) -> tensor<900x10xf32>
  %12 = stablehlo.optimization_barrier %11 : tensor<900x10xf32>
  %13 = stablehlo.optimization_barrier %9 : tensor<900x7xf32>
  %14 = stablehlo.constant dense<3.0> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<900x3xf32>
  %15 = stablehlo.concatenate %13, %16, dim = 1 : (tensor<900x7xf32>, tensor<900x3xf32>) -> tensor<900x10xf32>
  check.expect_eq %12, %15 : tensor<900x10xf32>
  %17 = stablehlo.iota dim = 0 : tensor<6300xi32>
  %18 = util.unfoldable_constant dense<7919> : tensor<6300xi32>
  %19 = stablehlo.multiply %17, %18 : tensor<6300xi32>
  %20 = stablehlo.constant dense<101> : tensor<6300xi32>
  %21 = stablehlo.remainder %19, %20 : tensor<6300xi32>
  %22 = stablehlo.convert %21 : (tensor<6300xi32>) -> tensor<6300xf32>
  %23 = stablehlo.reshape %22 : (tensor<6300xf32>) -> tensor<900x7xf32>
  %25 = stablehlo.optimization_barrier %23 : tensor<900x7xf32>
  %26 = stablehlo.constant dense<3.0> : tensor<f32>
  %27 = stablehlo.pad %25, %26, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<900x7xf32>, tensor<f32>) -> tensor<900x10xf32>
  %28 = stablehlo.optimization_barrier %27 : tensor<900x10xf32>
  %29 = stablehlo.optimization_barrier %25 : tensor<900x7xf32>
  %30 = stablehlo.constant dense<3.0> : tensor<f32>
  %32 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<900x1xf32>
  %33 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<900x2xf32>
  %31 = stablehlo.concatenate %32, %29, %33, dim = 1 : (tensor<900x1xf32>, tensor<900x7xf32>, tensor<900x2xf32>) -> tensor<900x10xf32>
  check.expect_eq %28, %31 : tensor<900x10xf32>
  %34 = stablehlo.iota dim = 0 : tensor<2100xi32>
  %35 = util.unfoldable_constant dense<7919> : tensor<2100xi32>
  %36 = stablehlo.multiply %34, %35 : tensor<2100xi32>
  %37 = stablehlo.constant dense<101> : tensor<2100xi32>
  %38 = stablehlo.remainder %36, %37 : tensor<2100xi32>
  %39 = stablehlo.convert %38 : (tensor<2100xi32>) -> tensor<2100xf64>
  %40 = stablehlo.reshape %39 : (tensor<2100xf64>) -> tensor<700x3xf64>
  %42 = stablehlo.optimization_barrier %40 : tensor<700x3xf64>
  %43 = stablehlo.constant dense<3.0> : tensor<f64>
  %44 = stablehlo.pad %42, %43, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<700x3xf64>, tensor<f64>) -> tensor<700x5xf64>
  %45 = stablehlo.optimization_barrier %44 : tensor<700x5xf64>
  %46 = stablehlo.optimization_barrier %42 : tensor<700x3xf64>
  %47 = stablehlo.constant dense<3.0> : tensor<f64>
  %49 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f64>) -> tensor<700x1xf64>
  %50 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f64>) -> tensor<700x1xf64>
  %48 = stablehlo.concatenate %49, %46, %50, dim = 1 : (tensor<700x1xf64>, tensor<700x3xf64>, tensor<700x1xf64>) -> tensor<700x5xf64>
  check.expect_eq %45, %48 : tensor<700x5xf64>
  %51 = stablehlo.iota dim = 0 : tensor<11700xi32>
  %52 = util.unfoldable_constant dense<7919> : tensor<11700xi32>
  %53 = stablehlo.multiply %51, %52 : tensor<11700xi32>
  %54 = stablehlo.constant dense<101> : tensor<11700xi32>
  %55 = stablehlo.remainder %53, %54 : tensor<11700xi32>
  %56 = stablehlo.convert %55 : (tensor<11700xi32>) -> tensor<11700xui8>
  %57 = stablehlo.reshape %56 : (tensor<11700xui8>) -> tensor<900x13xui8>
  %59 = stablehlo.optimization_barrier %57 : tensor<900x13xui8>
  %60 = stablehlo.constant dense<3> : tensor<ui8>
  %61 = stablehlo.pad %59, %60, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<900x13xui8>, tensor<ui8>) -> tensor<900x15xui8>
  %62 = stablehlo.optimization_barrier %61 : tensor<900x15xui8>
  %63 = stablehlo.optimization_barrier %59 : tensor<900x13xui8>
  %64 = stablehlo.constant dense<3> : tensor<ui8>
  %66 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<ui8>) -> tensor<900x2xui8>
  %65 = stablehlo.concatenate %66, %63, dim = 1 : (tensor<900x2xui8>, tensor<900x13xui8>) -> tensor<900x15xui8>
  check.expect_eq %62, %65 : tensor<900x15xui8>
  %67 = stablehlo.iota dim = 0 : tensor<6000xi32>
  %68 = util.unfoldable_constant dense<7919> : tensor<6000xi32>
  %69 = stablehlo.multiply %67, %68 : tensor<6000xi32>
  %70 = stablehlo.constant dense<101> : tensor<6000xi32>
  %71 = stablehlo.remainder %69, %70 : tensor<6000xi32>
  %72 = stablehlo.convert %71 : (tensor<6000xi32>) -> tensor<6000xf16>
  %73 = stablehlo.reshape %72 : (tensor<6000xf16>) -> tensor<30x40x5xf16>
  %75 = stablehlo.optimization_barrier %73 : tensor<30x40x5xf16>
  %76 = stablehlo.constant dense<3.0> : tensor<f16>
  %77 = stablehlo.pad %75, %76, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<30x40x5xf16>, tensor<f16>) -> tensor<30x40x7xf16>
  %78 = stablehlo.optimization_barrier %77 : tensor<30x40x7xf16>
  %79 = stablehlo.optimization_barrier %75 : tensor<30x40x5xf16>
  %80 = stablehlo.constant dense<3.0> : tensor<f16>
  %82 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f16>) -> tensor<30x40x1xf16>
  %83 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f16>) -> tensor<30x40x1xf16>
  %81 = stablehlo.concatenate %82, %79, %83, dim = 2 : (tensor<30x40x1xf16>, tensor<30x40x5xf16>, tensor<30x40x1xf16>) -> tensor<30x40x7xf16>
  check.expect_eq %78, %81 : tensor<30x40x7xf16>
  %84 = stablehlo.iota dim = 0 : tensor<6300xi32>
  %85 = util.unfoldable_constant dense<7919> : tensor<6300xi32>
  %86 = stablehlo.multiply %84, %85 : tensor<6300xi32>
  %87 = stablehlo.constant dense<101> : tensor<6300xi32>
  %88 = stablehlo.remainder %86, %87 : tensor<6300xi32>
  %89 = stablehlo.convert %88 : (tensor<6300xi32>) -> tensor<6300xi32>
  %90 = stablehlo.reshape %89 : (tensor<6300xi32>) -> tensor<900x7xi32>
  %92 = stablehlo.optimization_barrier %90 : tensor<900x7xi32>
  %93 = stablehlo.constant dense<3> : tensor<i32>
  %94 = stablehlo.pad %92, %93, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<900x7xi32>, tensor<i32>) -> tensor<900x9xi32>
  %95 = stablehlo.optimization_barrier %94 : tensor<900x9xi32>
  %96 = stablehlo.optimization_barrier %92 : tensor<900x7xi32>
  %97 = stablehlo.constant dense<3> : tensor<i32>
  %99 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<i32>) -> tensor<900x2xi32>
  %98 = stablehlo.concatenate %99, %96, dim = 1 : (tensor<900x2xi32>, tensor<900x7xi32>) -> tensor<900x9xi32>
  check.expect_eq %95, %98 : tensor<900x9xi32>
  return
}
