// Rows of a few tens of elements that turn, or end with what is put there, are
// written as one run, and what lies between them afterwards: the same as when
// each operand is stored first, for every kind of type.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %1 = stablehlo.iota dim = 0 : tensor<5735xi32>
  %2 = util.unfoldable_constant dense<7919> : tensor<5735xi32>
  %3 = stablehlo.multiply %1, %2 : tensor<5735xi32>
  %4 = stablehlo.constant dense<101> : tensor<5735xi32>
  %5 = stablehlo.remainder %3, %4 : tensor<5735xi32>
  %6 = stablehlo.convert %5 : (tensor<5735xi32>) -> tensor<5735xf32>
  %7 = stablehlo.reshape %6 : (tensor<5735xf32>) -> tensor<5x37x31xf32>
  %9 = stablehlo.optimization_barrier %7 : tensor<5x37x31xf32>
  %10 = stablehlo.slice %9 [0:5, 0:37, 1:31] : (tensor<5x37x31xf32>) -> tensor<5x37x30xf32>
  %11 = stablehlo.slice %9 [0:5, 0:37, 0:1] : (tensor<5x37x31xf32>) -> tensor<5x37x1xf32>
  %12 = stablehlo.concatenate %10, %11, dim = 2 : (tensor<5x37x30xf32>, tensor<5x37x1xf32>) -> tensor<5x37x31xf32>
  %13 = stablehlo.slice %9 [0:5, 36:37, 0:31] : (tensor<5x37x31xf32>) -> tensor<5x1x31xf32>
  %14 = stablehlo.slice %9 [0:5, 0:36, 0:31] : (tensor<5x37x31xf32>) -> tensor<5x36x31xf32>
  %15 = stablehlo.concatenate %13, %14, dim = 1 : (tensor<5x1x31xf32>, tensor<5x36x31xf32>) -> tensor<5x37x31xf32>
  %16 = stablehlo.slice %9 [0:5, 0:37, 0:1] : (tensor<5x37x31xf32>) -> tensor<5x37x1xf32>
  %17 = stablehlo.slice %9 [0:5, 0:37, 0:30] : (tensor<5x37x31xf32>) -> tensor<5x37x30xf32>
  %18 = stablehlo.concatenate %16, %17, dim = 2 : (tensor<5x37x1xf32>, tensor<5x37x30xf32>) -> tensor<5x37x31xf32>
  %19 = stablehlo.subtract %12, %9 : tensor<5x37x31xf32>
  %20 = stablehlo.maximum %15, %18 : tensor<5x37x31xf32>
  %21 = stablehlo.add %19, %20 : tensor<5x37x31xf32>
  %22 = stablehlo.optimization_barrier %9 : tensor<5x37x31xf32>
  %23 = stablehlo.slice %22 [0:5, 0:37, 1:31] : (tensor<5x37x31xf32>) -> tensor<5x37x30xf32>
  %24 = stablehlo.slice %22 [0:5, 0:37, 0:1] : (tensor<5x37x31xf32>) -> tensor<5x37x1xf32>
  %25 = stablehlo.concatenate %23, %24, dim = 2 : (tensor<5x37x30xf32>, tensor<5x37x1xf32>) -> tensor<5x37x31xf32>
  %26 = stablehlo.optimization_barrier %25 : tensor<5x37x31xf32>
  %27 = stablehlo.slice %22 [0:5, 36:37, 0:31] : (tensor<5x37x31xf32>) -> tensor<5x1x31xf32>
  %28 = stablehlo.slice %22 [0:5, 0:36, 0:31] : (tensor<5x37x31xf32>) -> tensor<5x36x31xf32>
  %29 = stablehlo.concatenate %27, %28, dim = 1 : (tensor<5x1x31xf32>, tensor<5x36x31xf32>) -> tensor<5x37x31xf32>
  %30 = stablehlo.optimization_barrier %29 : tensor<5x37x31xf32>
  %31 = stablehlo.slice %22 [0:5, 0:37, 0:1] : (tensor<5x37x31xf32>) -> tensor<5x37x1xf32>
  %32 = stablehlo.slice %22 [0:5, 0:37, 0:30] : (tensor<5x37x31xf32>) -> tensor<5x37x30xf32>
  %33 = stablehlo.concatenate %31, %32, dim = 2 : (tensor<5x37x1xf32>, tensor<5x37x30xf32>) -> tensor<5x37x31xf32>
  %34 = stablehlo.optimization_barrier %33 : tensor<5x37x31xf32>
  %35 = stablehlo.subtract %26, %22 : tensor<5x37x31xf32>
  %36 = stablehlo.maximum %30, %34 : tensor<5x37x31xf32>
  %37 = stablehlo.add %35, %36 : tensor<5x37x31xf32>
  check.expect_eq %21, %37 : tensor<5x37x31xf32>
  %38 = stablehlo.iota dim = 0 : tensor<2160xi32>
  %39 = util.unfoldable_constant dense<7919> : tensor<2160xi32>
  %40 = stablehlo.multiply %38, %39 : tensor<2160xi32>
  %41 = stablehlo.constant dense<101> : tensor<2160xi32>
  %42 = stablehlo.remainder %40, %41 : tensor<2160xi32>
  %43 = stablehlo.convert %42 : (tensor<2160xi32>) -> tensor<2160xf64>
  %44 = stablehlo.reshape %43 : (tensor<2160xf64>) -> tensor<9x40x6xf64>
  %46 = stablehlo.optimization_barrier %44 : tensor<9x40x6xf64>
  %47 = stablehlo.slice %46 [0:9, 0:40, 1:6] : (tensor<9x40x6xf64>) -> tensor<9x40x5xf64>
  %48 = stablehlo.slice %46 [0:9, 0:40, 0:1] : (tensor<9x40x6xf64>) -> tensor<9x40x1xf64>
  %49 = stablehlo.concatenate %47, %48, dim = 2 : (tensor<9x40x5xf64>, tensor<9x40x1xf64>) -> tensor<9x40x6xf64>
  %50 = stablehlo.slice %46 [0:9, 39:40, 0:6] : (tensor<9x40x6xf64>) -> tensor<9x1x6xf64>
  %51 = stablehlo.slice %46 [0:9, 0:39, 0:6] : (tensor<9x40x6xf64>) -> tensor<9x39x6xf64>
  %52 = stablehlo.concatenate %50, %51, dim = 1 : (tensor<9x1x6xf64>, tensor<9x39x6xf64>) -> tensor<9x40x6xf64>
  %53 = stablehlo.slice %46 [0:9, 0:40, 0:1] : (tensor<9x40x6xf64>) -> tensor<9x40x1xf64>
  %54 = stablehlo.slice %46 [0:9, 0:40, 0:5] : (tensor<9x40x6xf64>) -> tensor<9x40x5xf64>
  %55 = stablehlo.concatenate %53, %54, dim = 2 : (tensor<9x40x1xf64>, tensor<9x40x5xf64>) -> tensor<9x40x6xf64>
  %56 = stablehlo.subtract %49, %46 : tensor<9x40x6xf64>
  %57 = stablehlo.maximum %52, %55 : tensor<9x40x6xf64>
  %58 = stablehlo.add %56, %57 : tensor<9x40x6xf64>
  %59 = stablehlo.optimization_barrier %46 : tensor<9x40x6xf64>
  %60 = stablehlo.slice %59 [0:9, 0:40, 1:6] : (tensor<9x40x6xf64>) -> tensor<9x40x5xf64>
  %61 = stablehlo.slice %59 [0:9, 0:40, 0:1] : (tensor<9x40x6xf64>) -> tensor<9x40x1xf64>
  %62 = stablehlo.concatenate %60, %61, dim = 2 : (tensor<9x40x5xf64>, tensor<9x40x1xf64>) -> tensor<9x40x6xf64>
  %63 = stablehlo.optimization_barrier %62 : tensor<9x40x6xf64>
  %64 = stablehlo.slice %59 [0:9, 39:40, 0:6] : (tensor<9x40x6xf64>) -> tensor<9x1x6xf64>
  %65 = stablehlo.slice %59 [0:9, 0:39, 0:6] : (tensor<9x40x6xf64>) -> tensor<9x39x6xf64>
  %66 = stablehlo.concatenate %64, %65, dim = 1 : (tensor<9x1x6xf64>, tensor<9x39x6xf64>) -> tensor<9x40x6xf64>
  %67 = stablehlo.optimization_barrier %66 : tensor<9x40x6xf64>
  %68 = stablehlo.slice %59 [0:9, 0:40, 0:1] : (tensor<9x40x6xf64>) -> tensor<9x40x1xf64>
  %69 = stablehlo.slice %59 [0:9, 0:40, 0:5] : (tensor<9x40x6xf64>) -> tensor<9x40x5xf64>
  %70 = stablehlo.concatenate %68, %69, dim = 2 : (tensor<9x40x1xf64>, tensor<9x40x5xf64>) -> tensor<9x40x6xf64>
  %71 = stablehlo.optimization_barrier %70 : tensor<9x40x6xf64>
  %72 = stablehlo.subtract %63, %59 : tensor<9x40x6xf64>
  %73 = stablehlo.maximum %67, %71 : tensor<9x40x6xf64>
  %74 = stablehlo.add %72, %73 : tensor<9x40x6xf64>
  check.expect_eq %58, %74 : tensor<9x40x6xf64>
  %75 = stablehlo.iota dim = 0 : tensor<5735xi32>
  %76 = util.unfoldable_constant dense<7919> : tensor<5735xi32>
  %77 = stablehlo.multiply %75, %76 : tensor<5735xi32>
  %78 = stablehlo.constant dense<101> : tensor<5735xi32>
  %79 = stablehlo.remainder %77, %78 : tensor<5735xi32>
  %80 = stablehlo.convert %79 : (tensor<5735xi32>) -> tensor<5735xbf16>
  %81 = stablehlo.reshape %80 : (tensor<5735xbf16>) -> tensor<5x37x31xbf16>
  %83 = stablehlo.optimization_barrier %81 : tensor<5x37x31xbf16>
  %84 = stablehlo.slice %83 [0:5, 0:37, 1:31] : (tensor<5x37x31xbf16>) -> tensor<5x37x30xbf16>
  %85 = stablehlo.slice %83 [0:5, 0:37, 0:1] : (tensor<5x37x31xbf16>) -> tensor<5x37x1xbf16>
  %86 = stablehlo.concatenate %84, %85, dim = 2 : (tensor<5x37x30xbf16>, tensor<5x37x1xbf16>) -> tensor<5x37x31xbf16>
  %87 = stablehlo.slice %83 [0:5, 36:37, 0:31] : (tensor<5x37x31xbf16>) -> tensor<5x1x31xbf16>
  %88 = stablehlo.slice %83 [0:5, 0:36, 0:31] : (tensor<5x37x31xbf16>) -> tensor<5x36x31xbf16>
  %89 = stablehlo.concatenate %87, %88, dim = 1 : (tensor<5x1x31xbf16>, tensor<5x36x31xbf16>) -> tensor<5x37x31xbf16>
  %90 = stablehlo.slice %83 [0:5, 0:37, 0:1] : (tensor<5x37x31xbf16>) -> tensor<5x37x1xbf16>
  %91 = stablehlo.slice %83 [0:5, 0:37, 0:30] : (tensor<5x37x31xbf16>) -> tensor<5x37x30xbf16>
  %92 = stablehlo.concatenate %90, %91, dim = 2 : (tensor<5x37x1xbf16>, tensor<5x37x30xbf16>) -> tensor<5x37x31xbf16>
  %93 = stablehlo.subtract %86, %83 : tensor<5x37x31xbf16>
  %94 = stablehlo.maximum %89, %92 : tensor<5x37x31xbf16>
  %95 = stablehlo.add %93, %94 : tensor<5x37x31xbf16>
  %96 = stablehlo.optimization_barrier %83 : tensor<5x37x31xbf16>
  %97 = stablehlo.slice %96 [0:5, 0:37, 1:31] : (tensor<5x37x31xbf16>) -> tensor<5x37x30xbf16>
  %98 = stablehlo.slice %96 [0:5, 0:37, 0:1] : (tensor<5x37x31xbf16>) -> tensor<5x37x1xbf16>
  %99 = stablehlo.concatenate %97, %98, dim = 2 : (tensor<5x37x30xbf16>, tensor<5x37x1xbf16>) -> tensor<5x37x31xbf16>
  %100 = stablehlo.optimization_barrier %99 : tensor<5x37x31xbf16>
  %101 = stablehlo.slice %96 [0:5, 36:37, 0:31] : (tensor<5x37x31xbf16>) -> tensor<5x1x31xbf16>
  %102 = stablehlo.slice %96 [0:5, 0:36, 0:31] : (tensor<5x37x31xbf16>) -> tensor<5x36x31xbf16>
  %103 = stablehlo.concatenate %101, %102, dim = 1 : (tensor<5x1x31xbf16>, tensor<5x36x31xbf16>) -> tensor<5x37x31xbf16>
  %104 = stablehlo.optimization_barrier %103 : tensor<5x37x31xbf16>
  %105 = stablehlo.slice %96 [0:5, 0:37, 0:1] : (tensor<5x37x31xbf16>) -> tensor<5x37x1xbf16>
  %106 = stablehlo.slice %96 [0:5, 0:37, 0:30] : (tensor<5x37x31xbf16>) -> tensor<5x37x30xbf16>
  %107 = stablehlo.concatenate %105, %106, dim = 2 : (tensor<5x37x1xbf16>, tensor<5x37x30xbf16>) -> tensor<5x37x31xbf16>
  %108 = stablehlo.optimization_barrier %107 : tensor<5x37x31xbf16>
  %109 = stablehlo.subtract %100, %96 : tensor<5x37x31xbf16>
  %110 = stablehlo.maximum %104, %108 : tensor<5x37x31xbf16>
  %111 = stablehlo.add %109, %110 : tensor<5x37x31xbf16>
  check.expect_eq %95, %111 : tensor<5x37x31xbf16>
  %112 = stablehlo.iota dim = 0 : tensor<3500xi32>
  %113 = util.unfoldable_constant dense<7919> : tensor<3500xi32>
  %114 = stablehlo.multiply %112, %113 : tensor<3500xi32>
  %115 = stablehlo.constant dense<101> : tensor<3500xi32>
  %116 = stablehlo.remainder %114, %115 : tensor<3500xi32>
  %117 = stablehlo.convert %116 : (tensor<3500xi32>) -> tensor<3500xi32>
  %118 = stablehlo.reshape %117 : (tensor<3500xi32>) -> tensor<700x5xi32>
  %120 = stablehlo.optimization_barrier %118 : tensor<700x5xi32>
  %121 = stablehlo.slice %120 [0:700, 1:5] : (tensor<700x5xi32>) -> tensor<700x4xi32>
  %122 = stablehlo.slice %120 [0:700, 0:1] : (tensor<700x5xi32>) -> tensor<700x1xi32>
  %123 = stablehlo.concatenate %121, %122, dim = 1 : (tensor<700x4xi32>, tensor<700x1xi32>) -> tensor<700x5xi32>
  %124 = stablehlo.slice %120 [699:700, 0:5] : (tensor<700x5xi32>) -> tensor<1x5xi32>
  %125 = stablehlo.slice %120 [0:699, 0:5] : (tensor<700x5xi32>) -> tensor<699x5xi32>
  %126 = stablehlo.concatenate %124, %125, dim = 0 : (tensor<1x5xi32>, tensor<699x5xi32>) -> tensor<700x5xi32>
  %127 = stablehlo.slice %120 [0:700, 0:1] : (tensor<700x5xi32>) -> tensor<700x1xi32>
  %128 = stablehlo.slice %120 [0:700, 0:4] : (tensor<700x5xi32>) -> tensor<700x4xi32>
  %129 = stablehlo.concatenate %127, %128, dim = 1 : (tensor<700x1xi32>, tensor<700x4xi32>) -> tensor<700x5xi32>
  %130 = stablehlo.subtract %123, %120 : tensor<700x5xi32>
  %131 = stablehlo.maximum %126, %129 : tensor<700x5xi32>
  %132 = stablehlo.add %130, %131 : tensor<700x5xi32>
  %133 = stablehlo.optimization_barrier %120 : tensor<700x5xi32>
  %134 = stablehlo.slice %133 [0:700, 1:5] : (tensor<700x5xi32>) -> tensor<700x4xi32>
  %135 = stablehlo.slice %133 [0:700, 0:1] : (tensor<700x5xi32>) -> tensor<700x1xi32>
  %136 = stablehlo.concatenate %134, %135, dim = 1 : (tensor<700x4xi32>, tensor<700x1xi32>) -> tensor<700x5xi32>
  %137 = stablehlo.optimization_barrier %136 : tensor<700x5xi32>
  %138 = stablehlo.slice %133 [699:700, 0:5] : (tensor<700x5xi32>) -> tensor<1x5xi32>
  %139 = stablehlo.slice %133 [0:699, 0:5] : (tensor<700x5xi32>) -> tensor<699x5xi32>
  %140 = stablehlo.concatenate %138, %139, dim = 0 : (tensor<1x5xi32>, tensor<699x5xi32>) -> tensor<700x5xi32>
  %141 = stablehlo.optimization_barrier %140 : tensor<700x5xi32>
  %142 = stablehlo.slice %133 [0:700, 0:1] : (tensor<700x5xi32>) -> tensor<700x1xi32>
  %143 = stablehlo.slice %133 [0:700, 0:4] : (tensor<700x5xi32>) -> tensor<700x4xi32>
  %144 = stablehlo.concatenate %142, %143, dim = 1 : (tensor<700x1xi32>, tensor<700x4xi32>) -> tensor<700x5xi32>
  %145 = stablehlo.optimization_barrier %144 : tensor<700x5xi32>
  %146 = stablehlo.subtract %137, %133 : tensor<700x5xi32>
  %147 = stablehlo.maximum %141, %145 : tensor<700x5xi32>
  %148 = stablehlo.add %146, %147 : tensor<700x5xi32>
  check.expect_eq %132, %148 : tensor<700x5xi32>
  %149 = stablehlo.iota dim = 0 : tensor<5940xi32>
  %150 = util.unfoldable_constant dense<7919> : tensor<5940xi32>
  %151 = stablehlo.multiply %149, %150 : tensor<5940xi32>
  %152 = stablehlo.constant dense<101> : tensor<5940xi32>
  %153 = stablehlo.remainder %151, %152 : tensor<5940xi32>
  %154 = stablehlo.convert %153 : (tensor<5940xi32>) -> tensor<5940xui8>
  %155 = stablehlo.reshape %154 : (tensor<5940xui8>) -> tensor<3x60x33xui8>
  %157 = stablehlo.optimization_barrier %155 : tensor<3x60x33xui8>
  %158 = stablehlo.slice %157 [0:3, 0:60, 1:33] : (tensor<3x60x33xui8>) -> tensor<3x60x32xui8>
  %159 = stablehlo.slice %157 [0:3, 0:60, 0:1] : (tensor<3x60x33xui8>) -> tensor<3x60x1xui8>
  %160 = stablehlo.concatenate %158, %159, dim = 2 : (tensor<3x60x32xui8>, tensor<3x60x1xui8>) -> tensor<3x60x33xui8>
  %161 = stablehlo.slice %157 [0:3, 59:60, 0:33] : (tensor<3x60x33xui8>) -> tensor<3x1x33xui8>
  %162 = stablehlo.slice %157 [0:3, 0:59, 0:33] : (tensor<3x60x33xui8>) -> tensor<3x59x33xui8>
  %163 = stablehlo.concatenate %161, %162, dim = 1 : (tensor<3x1x33xui8>, tensor<3x59x33xui8>) -> tensor<3x60x33xui8>
  %164 = stablehlo.slice %157 [0:3, 0:60, 0:1] : (tensor<3x60x33xui8>) -> tensor<3x60x1xui8>
  %165 = stablehlo.slice %157 [0:3, 0:60, 0:32] : (tensor<3x60x33xui8>) -> tensor<3x60x32xui8>
  %166 = stablehlo.concatenate %164, %165, dim = 2 : (tensor<3x60x1xui8>, tensor<3x60x32xui8>) -> tensor<3x60x33xui8>
  %167 = stablehlo.subtract %160, %157 : tensor<3x60x33xui8>
  %168 = stablehlo.maximum %163, %166 : tensor<3x60x33xui8>
  %169 = stablehlo.add %167, %168 : tensor<3x60x33xui8>
  %170 = stablehlo.optimization_barrier %157 : tensor<3x60x33xui8>
  %171 = stablehlo.slice %170 [0:3, 0:60, 1:33] : (tensor<3x60x33xui8>) -> tensor<3x60x32xui8>
  %172 = stablehlo.slice %170 [0:3, 0:60, 0:1] : (tensor<3x60x33xui8>) -> tensor<3x60x1xui8>
  %173 = stablehlo.concatenate %171, %172, dim = 2 : (tensor<3x60x32xui8>, tensor<3x60x1xui8>) -> tensor<3x60x33xui8>
  %174 = stablehlo.optimization_barrier %173 : tensor<3x60x33xui8>
  %175 = stablehlo.slice %170 [0:3, 59:60, 0:33] : (tensor<3x60x33xui8>) -> tensor<3x1x33xui8>
  %176 = stablehlo.slice %170 [0:3, 0:59, 0:33] : (tensor<3x60x33xui8>) -> tensor<3x59x33xui8>
  %177 = stablehlo.concatenate %175, %176, dim = 1 : (tensor<3x1x33xui8>, tensor<3x59x33xui8>) -> tensor<3x60x33xui8>
  %178 = stablehlo.optimization_barrier %177 : tensor<3x60x33xui8>
  %179 = stablehlo.slice %170 [0:3, 0:60, 0:1] : (tensor<3x60x33xui8>) -> tensor<3x60x1xui8>
  %180 = stablehlo.slice %170 [0:3, 0:60, 0:32] : (tensor<3x60x33xui8>) -> tensor<3x60x32xui8>
  %181 = stablehlo.concatenate %179, %180, dim = 2 : (tensor<3x60x1xui8>, tensor<3x60x32xui8>) -> tensor<3x60x33xui8>
  %182 = stablehlo.optimization_barrier %181 : tensor<3x60x33xui8>
  %183 = stablehlo.subtract %174, %170 : tensor<3x60x33xui8>
  %184 = stablehlo.maximum %178, %182 : tensor<3x60x33xui8>
  %185 = stablehlo.add %183, %184 : tensor<3x60x33xui8>
  check.expect_eq %169, %185 : tensor<3x60x33xui8>
  %186 = stablehlo.iota dim = 0 : tensor<5735xi32>
  %187 = util.unfoldable_constant dense<7919> : tensor<5735xi32>
  %188 = stablehlo.multiply %186, %187 : tensor<5735xi32>
  %189 = stablehlo.constant dense<101> : tensor<5735xi32>
  %190 = stablehlo.remainder %188, %189 : tensor<5735xi32>
  %191 = stablehlo.convert %190 : (tensor<5735xi32>) -> tensor<5735xi16>
  %192 = stablehlo.reshape %191 : (tensor<5735xi16>) -> tensor<5x37x31xi16>
  %194 = stablehlo.optimization_barrier %192 : tensor<5x37x31xi16>
  %195 = stablehlo.slice %194 [0:5, 0:37, 1:31] : (tensor<5x37x31xi16>) -> tensor<5x37x30xi16>
  %196 = stablehlo.slice %194 [0:5, 0:37, 0:1] : (tensor<5x37x31xi16>) -> tensor<5x37x1xi16>
  %197 = stablehlo.concatenate %195, %196, dim = 2 : (tensor<5x37x30xi16>, tensor<5x37x1xi16>) -> tensor<5x37x31xi16>
  %198 = stablehlo.slice %194 [0:5, 36:37, 0:31] : (tensor<5x37x31xi16>) -> tensor<5x1x31xi16>
  %199 = stablehlo.slice %194 [0:5, 0:36, 0:31] : (tensor<5x37x31xi16>) -> tensor<5x36x31xi16>
  %200 = stablehlo.concatenate %198, %199, dim = 1 : (tensor<5x1x31xi16>, tensor<5x36x31xi16>) -> tensor<5x37x31xi16>
  %201 = stablehlo.slice %194 [0:5, 0:37, 0:1] : (tensor<5x37x31xi16>) -> tensor<5x37x1xi16>
  %202 = stablehlo.slice %194 [0:5, 0:37, 0:30] : (tensor<5x37x31xi16>) -> tensor<5x37x30xi16>
  %203 = stablehlo.concatenate %201, %202, dim = 2 : (tensor<5x37x1xi16>, tensor<5x37x30xi16>) -> tensor<5x37x31xi16>
  %204 = stablehlo.subtract %197, %194 : tensor<5x37x31xi16>
  %205 = stablehlo.maximum %200, %203 : tensor<5x37x31xi16>
  %206 = stablehlo.add %204, %205 : tensor<5x37x31xi16>
  %207 = stablehlo.optimization_barrier %194 : tensor<5x37x31xi16>
  %208 = stablehlo.slice %207 [0:5, 0:37, 1:31] : (tensor<5x37x31xi16>) -> tensor<5x37x30xi16>
  %209 = stablehlo.slice %207 [0:5, 0:37, 0:1] : (tensor<5x37x31xi16>) -> tensor<5x37x1xi16>
  %210 = stablehlo.concatenate %208, %209, dim = 2 : (tensor<5x37x30xi16>, tensor<5x37x1xi16>) -> tensor<5x37x31xi16>
  %211 = stablehlo.optimization_barrier %210 : tensor<5x37x31xi16>
  %212 = stablehlo.slice %207 [0:5, 36:37, 0:31] : (tensor<5x37x31xi16>) -> tensor<5x1x31xi16>
  %213 = stablehlo.slice %207 [0:5, 0:36, 0:31] : (tensor<5x37x31xi16>) -> tensor<5x36x31xi16>
  %214 = stablehlo.concatenate %212, %213, dim = 1 : (tensor<5x1x31xi16>, tensor<5x36x31xi16>) -> tensor<5x37x31xi16>
  %215 = stablehlo.optimization_barrier %214 : tensor<5x37x31xi16>
  %216 = stablehlo.slice %207 [0:5, 0:37, 0:1] : (tensor<5x37x31xi16>) -> tensor<5x37x1xi16>
  %217 = stablehlo.slice %207 [0:5, 0:37, 0:30] : (tensor<5x37x31xi16>) -> tensor<5x37x30xi16>
  %218 = stablehlo.concatenate %216, %217, dim = 2 : (tensor<5x37x1xi16>, tensor<5x37x30xi16>) -> tensor<5x37x31xi16>
  %219 = stablehlo.optimization_barrier %218 : tensor<5x37x31xi16>
  %220 = stablehlo.subtract %211, %207 : tensor<5x37x31xi16>
  %221 = stablehlo.maximum %215, %219 : tensor<5x37x31xi16>
  %222 = stablehlo.add %220, %221 : tensor<5x37x31xi16>
  check.expect_eq %206, %222 : tensor<5x37x31xi16>
  return
}
