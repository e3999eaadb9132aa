// Loops that read rows turned around by several amounts, of every kind of type,
// with the ends repeated: the same as when each turned row is stored.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %1 = stablehlo.iota dim = 0 : tensor<1500xi32>
  %2 = util.unfoldable_constant dense<7919> : tensor<1500xi32>
  %3 = stablehlo.multiply %1, %2 : tensor<1500xi32>
  %4 = stablehlo.convert %3 : (tensor<1500xi32>) -> tensor<1500xf32>
  %5 = stablehlo.optimization_barrier %4 : tensor<1500xf32>
  %6 = stablehlo.slice %5 [1:1500] : (tensor<1500xf32>) -> tensor<1499xf32>
  %7 = stablehlo.slice %5 [0:1] : (tensor<1500xf32>) -> tensor<1xf32>
  %8 = stablehlo.concatenate %6, %7, dim = 0 : (tensor<1499xf32>, tensor<1xf32>) -> tensor<1500xf32>
  %9 = stablehlo.optimization_barrier %8 : tensor<1500xf32>
  %10 = stablehlo.add %5, %9 : tensor<1500xf32>
  %11 = stablehlo.slice %5 [2:1500] : (tensor<1500xf32>) -> tensor<1498xf32>
  %12 = stablehlo.slice %5 [0:2] : (tensor<1500xf32>) -> tensor<2xf32>
  %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1498xf32>, tensor<2xf32>) -> tensor<1500xf32>
  %14 = stablehlo.optimization_barrier %13 : tensor<1500xf32>
  %15 = stablehlo.add %10, %14 : tensor<1500xf32>
  %16 = stablehlo.slice %5 [1499:1500] : (tensor<1500xf32>) -> tensor<1xf32>
  %17 = stablehlo.slice %5 [0:1499] : (tensor<1500xf32>) -> tensor<1499xf32>
  %18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<1xf32>, tensor<1499xf32>) -> tensor<1500xf32>
  %19 = stablehlo.optimization_barrier %18 : tensor<1500xf32>
  %20 = stablehlo.add %15, %19 : tensor<1500xf32>
  %21 = stablehlo.slice %5 [1498:1500] : (tensor<1500xf32>) -> tensor<2xf32>
  %22 = stablehlo.slice %5 [0:1498] : (tensor<1500xf32>) -> tensor<1498xf32>
  %23 = stablehlo.concatenate %21, %22, dim = 0 : (tensor<2xf32>, tensor<1498xf32>) -> tensor<1500xf32>
  %24 = stablehlo.optimization_barrier %23 : tensor<1500xf32>
  %25 = stablehlo.add %20, %24 : tensor<1500xf32>
  %26 = stablehlo.slice %25 [1:1500] : (tensor<1500xf32>) -> tensor<1499xf32>
  %27 = stablehlo.slice %25 [0:1] : (tensor<1500xf32>) -> tensor<1xf32>
  %28 = stablehlo.concatenate %26, %27, dim = 0 : (tensor<1499xf32>, tensor<1xf32>) -> tensor<1500xf32>
  %29 = stablehlo.optimization_barrier %28 : tensor<1500xf32>
  %30 = stablehlo.add %29, %29 : tensor<1500xf32>
  %31 = stablehlo.subtract %30, %5 : tensor<1500xf32>
  %32 = stablehlo.add %31, %5 : tensor<1500xf32>
  %33 = stablehlo.subtract %32, %32 : tensor<1500xf32>
  %34 = stablehlo.add %33, %5 : tensor<1500xf32>
  %35 = stablehlo.subtract %34, %5 : tensor<1500xf32>
  %36 = stablehlo.add %35, %35 : tensor<1500xf32>
  %37 = stablehlo.subtract %36, %5 : tensor<1500xf32>
  %38 = stablehlo.add %37, %5 : tensor<1500xf32>
  %39 = stablehlo.subtract %38, %38 : tensor<1500xf32>
  %40 = stablehlo.add %39, %5 : tensor<1500xf32>
  %41 = stablehlo.subtract %40, %5 : tensor<1500xf32>
  %42 = stablehlo.add %41, %41 : tensor<1500xf32>
  %43 = stablehlo.subtract %42, %5 : tensor<1500xf32>
  %44 = stablehlo.add %43, %5 : tensor<1500xf32>
  %45 = stablehlo.subtract %44, %44 : tensor<1500xf32>
  %46 = stablehlo.add %45, %5 : tensor<1500xf32>
  %47 = stablehlo.subtract %46, %5 : tensor<1500xf32>
  %48 = stablehlo.add %47, %47 : tensor<1500xf32>
  %49 = stablehlo.subtract %48, %5 : tensor<1500xf32>
  %50 = stablehlo.slice %49 [1499:1500] : (tensor<1500xf32>) -> tensor<1xf32>
  %51 = stablehlo.slice %49 [0:1499] : (tensor<1500xf32>) -> tensor<1499xf32>
  %52 = stablehlo.concatenate %50, %51, dim = 0 : (tensor<1xf32>, tensor<1499xf32>) -> tensor<1500xf32>
  %53 = stablehlo.optimization_barrier %52 : tensor<1500xf32>
  %54 = stablehlo.subtract %49, %53 : tensor<1500xf32>
  %55 = stablehlo.slice %5 [1:1500] : (tensor<1500xf32>) -> tensor<1499xf32>
  %56 = stablehlo.slice %5 [0:1] : (tensor<1500xf32>) -> tensor<1xf32>
  %57 = stablehlo.concatenate %55, %56, dim = 0 : (tensor<1499xf32>, tensor<1xf32>) -> tensor<1500xf32>
  %58 = stablehlo.add %5, %57 : tensor<1500xf32>
  %59 = stablehlo.slice %5 [2:1500] : (tensor<1500xf32>) -> tensor<1498xf32>
  %60 = stablehlo.slice %5 [0:2] : (tensor<1500xf32>) -> tensor<2xf32>
  %61 = stablehlo.concatenate %59, %60, dim = 0 : (tensor<1498xf32>, tensor<2xf32>) -> tensor<1500xf32>
  %62 = stablehlo.add %58, %61 : tensor<1500xf32>
  %63 = stablehlo.slice %5 [1499:1500] : (tensor<1500xf32>) -> tensor<1xf32>
  %64 = stablehlo.slice %5 [0:1499] : (tensor<1500xf32>) -> tensor<1499xf32>
  %65 = stablehlo.concatenate %63, %64, dim = 0 : (tensor<1xf32>, tensor<1499xf32>) -> tensor<1500xf32>
  %66 = stablehlo.add %62, %65 : tensor<1500xf32>
  %67 = stablehlo.slice %5 [1498:1500] : (tensor<1500xf32>) -> tensor<2xf32>
  %68 = stablehlo.slice %5 [0:1498] : (tensor<1500xf32>) -> tensor<1498xf32>
  %69 = stablehlo.concatenate %67, %68, dim = 0 : (tensor<2xf32>, tensor<1498xf32>) -> tensor<1500xf32>
  %70 = stablehlo.add %66, %69 : tensor<1500xf32>
  %71 = stablehlo.slice %70 [1:1500] : (tensor<1500xf32>) -> tensor<1499xf32>
  %72 = stablehlo.slice %70 [0:1] : (tensor<1500xf32>) -> tensor<1xf32>
  %73 = stablehlo.concatenate %71, %72, dim = 0 : (tensor<1499xf32>, tensor<1xf32>) -> tensor<1500xf32>
  %74 = stablehlo.add %73, %73 : tensor<1500xf32>
  %75 = stablehlo.subtract %74, %5 : tensor<1500xf32>
  %76 = stablehlo.add %75, %5 : tensor<1500xf32>
  %77 = stablehlo.subtract %76, %76 : tensor<1500xf32>
  %78 = stablehlo.add %77, %5 : tensor<1500xf32>
  %79 = stablehlo.subtract %78, %5 : tensor<1500xf32>
  %80 = stablehlo.add %79, %79 : tensor<1500xf32>
  %81 = stablehlo.subtract %80, %5 : tensor<1500xf32>
  %82 = stablehlo.add %81, %5 : tensor<1500xf32>
  %83 = stablehlo.subtract %82, %82 : tensor<1500xf32>
  %84 = stablehlo.add %83, %5 : tensor<1500xf32>
  %85 = stablehlo.subtract %84, %5 : tensor<1500xf32>
  %86 = stablehlo.add %85, %85 : tensor<1500xf32>
  %87 = stablehlo.subtract %86, %5 : tensor<1500xf32>
  %88 = stablehlo.add %87, %5 : tensor<1500xf32>
  %89 = stablehlo.subtract %88, %88 : tensor<1500xf32>
  %90 = stablehlo.add %89, %5 : tensor<1500xf32>
  %91 = stablehlo.subtract %90, %5 : tensor<1500xf32>
  %92 = stablehlo.add %91, %91 : tensor<1500xf32>
  %93 = stablehlo.subtract %92, %5 : tensor<1500xf32>
  %94 = stablehlo.slice %93 [1499:1500] : (tensor<1500xf32>) -> tensor<1xf32>
  %95 = stablehlo.slice %93 [0:1499] : (tensor<1500xf32>) -> tensor<1499xf32>
  %96 = stablehlo.concatenate %94, %95, dim = 0 : (tensor<1xf32>, tensor<1499xf32>) -> tensor<1500xf32>
  %97 = stablehlo.subtract %93, %96 : tensor<1500xf32>
  check.expect_eq %97, %54 : tensor<1500xf32>
  %98 = stablehlo.iota dim = 0 : tensor<333xi32>
  %99 = util.unfoldable_constant dense<7919> : tensor<333xi32>
  %100 = stablehlo.multiply %98, %99 : tensor<333xi32>
  %101 = stablehlo.convert %100 : (tensor<333xi32>) -> tensor<333xf64>
  %102 = stablehlo.optimization_barrier %101 : tensor<333xf64>
  %103 = stablehlo.slice %102 [3:333] : (tensor<333xf64>) -> tensor<330xf64>
  %104 = stablehlo.slice %102 [0:3] : (tensor<333xf64>) -> tensor<3xf64>
  %105 = stablehlo.concatenate %103, %104, dim = 0 : (tensor<330xf64>, tensor<3xf64>) -> tensor<333xf64>
  %106 = stablehlo.optimization_barrier %105 : tensor<333xf64>
  %107 = stablehlo.add %102, %106 : tensor<333xf64>
  %108 = stablehlo.slice %102 [331:333] : (tensor<333xf64>) -> tensor<2xf64>
  %109 = stablehlo.slice %102 [0:331] : (tensor<333xf64>) -> tensor<331xf64>
  %110 = stablehlo.concatenate %108, %109, dim = 0 : (tensor<2xf64>, tensor<331xf64>) -> tensor<333xf64>
  %111 = stablehlo.optimization_barrier %110 : tensor<333xf64>
  %112 = stablehlo.add %107, %111 : tensor<333xf64>
  %113 = stablehlo.slice %102 [5:333] : (tensor<333xf64>) -> tensor<328xf64>
  %114 = stablehlo.slice %102 [0:5] : (tensor<333xf64>) -> tensor<5xf64>
  %115 = stablehlo.concatenate %113, %114, dim = 0 : (tensor<328xf64>, tensor<5xf64>) -> tensor<333xf64>
  %116 = stablehlo.optimization_barrier %115 : tensor<333xf64>
  %117 = stablehlo.add %112, %116 : tensor<333xf64>
  %118 = stablehlo.slice %117 [1:333] : (tensor<333xf64>) -> tensor<332xf64>
  %119 = stablehlo.slice %117 [0:1] : (tensor<333xf64>) -> tensor<1xf64>
  %120 = stablehlo.concatenate %118, %119, dim = 0 : (tensor<332xf64>, tensor<1xf64>) -> tensor<333xf64>
  %121 = stablehlo.optimization_barrier %120 : tensor<333xf64>
  %122 = stablehlo.add %121, %121 : tensor<333xf64>
  %123 = stablehlo.subtract %122, %102 : tensor<333xf64>
  %124 = stablehlo.add %123, %102 : tensor<333xf64>
  %125 = stablehlo.subtract %124, %124 : tensor<333xf64>
  %126 = stablehlo.add %125, %102 : tensor<333xf64>
  %127 = stablehlo.subtract %126, %102 : tensor<333xf64>
  %128 = stablehlo.add %127, %127 : tensor<333xf64>
  %129 = stablehlo.subtract %128, %102 : tensor<333xf64>
  %130 = stablehlo.add %129, %102 : tensor<333xf64>
  %131 = stablehlo.subtract %130, %130 : tensor<333xf64>
  %132 = stablehlo.add %131, %102 : tensor<333xf64>
  %133 = stablehlo.subtract %132, %102 : tensor<333xf64>
  %134 = stablehlo.add %133, %133 : tensor<333xf64>
  %135 = stablehlo.subtract %134, %102 : tensor<333xf64>
  %136 = stablehlo.add %135, %102 : tensor<333xf64>
  %137 = stablehlo.subtract %136, %136 : tensor<333xf64>
  %138 = stablehlo.add %137, %102 : tensor<333xf64>
  %139 = stablehlo.subtract %138, %102 : tensor<333xf64>
  %140 = stablehlo.add %139, %139 : tensor<333xf64>
  %141 = stablehlo.subtract %140, %102 : tensor<333xf64>
  %142 = stablehlo.add %141, %102 : tensor<333xf64>
  %143 = stablehlo.subtract %142, %142 : tensor<333xf64>
  %144 = stablehlo.add %143, %102 : tensor<333xf64>
  %145 = stablehlo.subtract %144, %102 : tensor<333xf64>
  %146 = stablehlo.slice %145 [332:333] : (tensor<333xf64>) -> tensor<1xf64>
  %147 = stablehlo.slice %145 [0:332] : (tensor<333xf64>) -> tensor<332xf64>
  %148 = stablehlo.concatenate %146, %147, dim = 0 : (tensor<1xf64>, tensor<332xf64>) -> tensor<333xf64>
  %149 = stablehlo.optimization_barrier %148 : tensor<333xf64>
  %150 = stablehlo.subtract %145, %149 : tensor<333xf64>
  %151 = stablehlo.slice %102 [3:333] : (tensor<333xf64>) -> tensor<330xf64>
  %152 = stablehlo.slice %102 [0:3] : (tensor<333xf64>) -> tensor<3xf64>
  %153 = stablehlo.concatenate %151, %152, dim = 0 : (tensor<330xf64>, tensor<3xf64>) -> tensor<333xf64>
  %154 = stablehlo.add %102, %153 : tensor<333xf64>
  %155 = stablehlo.slice %102 [331:333] : (tensor<333xf64>) -> tensor<2xf64>
  %156 = stablehlo.slice %102 [0:331] : (tensor<333xf64>) -> tensor<331xf64>
  %157 = stablehlo.concatenate %155, %156, dim = 0 : (tensor<2xf64>, tensor<331xf64>) -> tensor<333xf64>
  %158 = stablehlo.add %154, %157 : tensor<333xf64>
  %159 = stablehlo.slice %102 [5:333] : (tensor<333xf64>) -> tensor<328xf64>
  %160 = stablehlo.slice %102 [0:5] : (tensor<333xf64>) -> tensor<5xf64>
  %161 = stablehlo.concatenate %159, %160, dim = 0 : (tensor<328xf64>, tensor<5xf64>) -> tensor<333xf64>
  %162 = stablehlo.add %158, %161 : tensor<333xf64>
  %163 = stablehlo.slice %162 [1:333] : (tensor<333xf64>) -> tensor<332xf64>
  %164 = stablehlo.slice %162 [0:1] : (tensor<333xf64>) -> tensor<1xf64>
  %165 = stablehlo.concatenate %163, %164, dim = 0 : (tensor<332xf64>, tensor<1xf64>) -> tensor<333xf64>
  %166 = stablehlo.add %165, %165 : tensor<333xf64>
  %167 = stablehlo.subtract %166, %102 : tensor<333xf64>
  %168 = stablehlo.add %167, %102 : tensor<333xf64>
  %169 = stablehlo.subtract %168, %168 : tensor<333xf64>
  %170 = stablehlo.add %169, %102 : tensor<333xf64>
  %171 = stablehlo.subtract %170, %102 : tensor<333xf64>
  %172 = stablehlo.add %171, %171 : tensor<333xf64>
  %173 = stablehlo.subtract %172, %102 : tensor<333xf64>
  %174 = stablehlo.add %173, %102 : tensor<333xf64>
  %175 = stablehlo.subtract %174, %174 : tensor<333xf64>
  %176 = stablehlo.add %175, %102 : tensor<333xf64>
  %177 = stablehlo.subtract %176, %102 : tensor<333xf64>
  %178 = stablehlo.add %177, %177 : tensor<333xf64>
  %179 = stablehlo.subtract %178, %102 : tensor<333xf64>
  %180 = stablehlo.add %179, %102 : tensor<333xf64>
  %181 = stablehlo.subtract %180, %180 : tensor<333xf64>
  %182 = stablehlo.add %181, %102 : tensor<333xf64>
  %183 = stablehlo.subtract %182, %102 : tensor<333xf64>
  %184 = stablehlo.add %183, %183 : tensor<333xf64>
  %185 = stablehlo.subtract %184, %102 : tensor<333xf64>
  %186 = stablehlo.add %185, %102 : tensor<333xf64>
  %187 = stablehlo.subtract %186, %186 : tensor<333xf64>
  %188 = stablehlo.add %187, %102 : tensor<333xf64>
  %189 = stablehlo.subtract %188, %102 : tensor<333xf64>
  %190 = stablehlo.slice %189 [332:333] : (tensor<333xf64>) -> tensor<1xf64>
  %191 = stablehlo.slice %189 [0:332] : (tensor<333xf64>) -> tensor<332xf64>
  %192 = stablehlo.concatenate %190, %191, dim = 0 : (tensor<1xf64>, tensor<332xf64>) -> tensor<333xf64>
  %193 = stablehlo.subtract %189, %192 : tensor<333xf64>
  check.expect_eq %193, %150 : tensor<333xf64>
  %194 = stablehlo.iota dim = 0 : tensor<600xi32>
  %195 = util.unfoldable_constant dense<7919> : tensor<600xi32>
  %196 = stablehlo.multiply %194, %195 : tensor<600xi32>
  %197 = util.unfoldable_constant dense<12> : tensor<600xi32>
  %198 = stablehlo.and %196, %197 : tensor<600xi32>
  %199 = stablehlo.convert %198 : (tensor<600xi32>) -> tensor<600xbf16>
  %200 = stablehlo.optimization_barrier %199 : tensor<600xbf16>
  %201 = stablehlo.slice %200 [1:600] : (tensor<600xbf16>) -> tensor<599xbf16>
  %202 = stablehlo.slice %200 [0:1] : (tensor<600xbf16>) -> tensor<1xbf16>
  %203 = stablehlo.concatenate %201, %202, dim = 0 : (tensor<599xbf16>, tensor<1xbf16>) -> tensor<600xbf16>
  %204 = stablehlo.optimization_barrier %203 : tensor<600xbf16>
  %205 = stablehlo.add %200, %204 : tensor<600xbf16>
  %206 = stablehlo.slice %200 [599:600] : (tensor<600xbf16>) -> tensor<1xbf16>
  %207 = stablehlo.slice %200 [0:599] : (tensor<600xbf16>) -> tensor<599xbf16>
  %208 = stablehlo.concatenate %206, %207, dim = 0 : (tensor<1xbf16>, tensor<599xbf16>) -> tensor<600xbf16>
  %209 = stablehlo.optimization_barrier %208 : tensor<600xbf16>
  %210 = stablehlo.add %205, %209 : tensor<600xbf16>
  %211 = stablehlo.slice %200 [2:600] : (tensor<600xbf16>) -> tensor<598xbf16>
  %212 = stablehlo.slice %200 [0:2] : (tensor<600xbf16>) -> tensor<2xbf16>
  %213 = stablehlo.concatenate %211, %212, dim = 0 : (tensor<598xbf16>, tensor<2xbf16>) -> tensor<600xbf16>
  %214 = stablehlo.optimization_barrier %213 : tensor<600xbf16>
  %215 = stablehlo.add %210, %214 : tensor<600xbf16>
  %216 = stablehlo.slice %200 [598:600] : (tensor<600xbf16>) -> tensor<2xbf16>
  %217 = stablehlo.slice %200 [0:598] : (tensor<600xbf16>) -> tensor<598xbf16>
  %218 = stablehlo.concatenate %216, %217, dim = 0 : (tensor<2xbf16>, tensor<598xbf16>) -> tensor<600xbf16>
  %219 = stablehlo.optimization_barrier %218 : tensor<600xbf16>
  %220 = stablehlo.add %215, %219 : tensor<600xbf16>
  %221 = stablehlo.slice %220 [1:600] : (tensor<600xbf16>) -> tensor<599xbf16>
  %222 = stablehlo.slice %220 [0:1] : (tensor<600xbf16>) -> tensor<1xbf16>
  %223 = stablehlo.concatenate %221, %222, dim = 0 : (tensor<599xbf16>, tensor<1xbf16>) -> tensor<600xbf16>
  %224 = stablehlo.optimization_barrier %223 : tensor<600xbf16>
  %225 = stablehlo.add %224, %224 : tensor<600xbf16>
  %226 = stablehlo.subtract %225, %200 : tensor<600xbf16>
  %227 = stablehlo.add %226, %200 : tensor<600xbf16>
  %228 = stablehlo.subtract %227, %227 : tensor<600xbf16>
  %229 = stablehlo.add %228, %200 : tensor<600xbf16>
  %230 = stablehlo.subtract %229, %200 : tensor<600xbf16>
  %231 = stablehlo.add %230, %230 : tensor<600xbf16>
  %232 = stablehlo.subtract %231, %200 : tensor<600xbf16>
  %233 = stablehlo.add %232, %200 : tensor<600xbf16>
  %234 = stablehlo.subtract %233, %233 : tensor<600xbf16>
  %235 = stablehlo.add %234, %200 : tensor<600xbf16>
  %236 = stablehlo.subtract %235, %200 : tensor<600xbf16>
  %237 = stablehlo.add %236, %236 : tensor<600xbf16>
  %238 = stablehlo.subtract %237, %200 : tensor<600xbf16>
  %239 = stablehlo.add %238, %200 : tensor<600xbf16>
  %240 = stablehlo.subtract %239, %239 : tensor<600xbf16>
  %241 = stablehlo.slice %240 [599:600] : (tensor<600xbf16>) -> tensor<1xbf16>
  %242 = stablehlo.slice %240 [0:599] : (tensor<600xbf16>) -> tensor<599xbf16>
  %243 = stablehlo.concatenate %241, %242, dim = 0 : (tensor<1xbf16>, tensor<599xbf16>) -> tensor<600xbf16>
  %244 = stablehlo.optimization_barrier %243 : tensor<600xbf16>
  %245 = stablehlo.subtract %240, %244 : tensor<600xbf16>
  %246 = stablehlo.slice %200 [1:600] : (tensor<600xbf16>) -> tensor<599xbf16>
  %247 = stablehlo.slice %200 [0:1] : (tensor<600xbf16>) -> tensor<1xbf16>
  %248 = stablehlo.concatenate %246, %247, dim = 0 : (tensor<599xbf16>, tensor<1xbf16>) -> tensor<600xbf16>
  %249 = stablehlo.add %200, %248 : tensor<600xbf16>
  %250 = stablehlo.slice %200 [599:600] : (tensor<600xbf16>) -> tensor<1xbf16>
  %251 = stablehlo.slice %200 [0:599] : (tensor<600xbf16>) -> tensor<599xbf16>
  %252 = stablehlo.concatenate %250, %251, dim = 0 : (tensor<1xbf16>, tensor<599xbf16>) -> tensor<600xbf16>
  %253 = stablehlo.add %249, %252 : tensor<600xbf16>
  %254 = stablehlo.slice %200 [2:600] : (tensor<600xbf16>) -> tensor<598xbf16>
  %255 = stablehlo.slice %200 [0:2] : (tensor<600xbf16>) -> tensor<2xbf16>
  %256 = stablehlo.concatenate %254, %255, dim = 0 : (tensor<598xbf16>, tensor<2xbf16>) -> tensor<600xbf16>
  %257 = stablehlo.add %253, %256 : tensor<600xbf16>
  %258 = stablehlo.slice %200 [598:600] : (tensor<600xbf16>) -> tensor<2xbf16>
  %259 = stablehlo.slice %200 [0:598] : (tensor<600xbf16>) -> tensor<598xbf16>
  %260 = stablehlo.concatenate %258, %259, dim = 0 : (tensor<2xbf16>, tensor<598xbf16>) -> tensor<600xbf16>
  %261 = stablehlo.add %257, %260 : tensor<600xbf16>
  %262 = stablehlo.slice %261 [1:600] : (tensor<600xbf16>) -> tensor<599xbf16>
  %263 = stablehlo.slice %261 [0:1] : (tensor<600xbf16>) -> tensor<1xbf16>
  %264 = stablehlo.concatenate %262, %263, dim = 0 : (tensor<599xbf16>, tensor<1xbf16>) -> tensor<600xbf16>
  %265 = stablehlo.add %264, %264 : tensor<600xbf16>
  %266 = stablehlo.subtract %265, %200 : tensor<600xbf16>
  %267 = stablehlo.add %266, %200 : tensor<600xbf16>
  %268 = stablehlo.subtract %267, %267 : tensor<600xbf16>
  %269 = stablehlo.add %268, %200 : tensor<600xbf16>
  %270 = stablehlo.subtract %269, %200 : tensor<600xbf16>
  %271 = stablehlo.add %270, %270 : tensor<600xbf16>
  %272 = stablehlo.subtract %271, %200 : tensor<600xbf16>
  %273 = stablehlo.add %272, %200 : tensor<600xbf16>
  %274 = stablehlo.subtract %273, %273 : tensor<600xbf16>
  %275 = stablehlo.add %274, %200 : tensor<600xbf16>
  %276 = stablehlo.subtract %275, %200 : tensor<600xbf16>
  %277 = stablehlo.add %276, %276 : tensor<600xbf16>
  %278 = stablehlo.subtract %277, %200 : tensor<600xbf16>
  %279 = stablehlo.add %278, %200 : tensor<600xbf16>
  %280 = stablehlo.subtract %279, %279 : tensor<600xbf16>
  %281 = stablehlo.slice %280 [599:600] : (tensor<600xbf16>) -> tensor<1xbf16>
  %282 = stablehlo.slice %280 [0:599] : (tensor<600xbf16>) -> tensor<599xbf16>
  %283 = stablehlo.concatenate %281, %282, dim = 0 : (tensor<1xbf16>, tensor<599xbf16>) -> tensor<600xbf16>
  %284 = stablehlo.subtract %280, %283 : tensor<600xbf16>
  check.expect_eq %284, %245 : tensor<600xbf16>
  %285 = stablehlo.iota dim = 0 : tensor<700xi32>
  %286 = util.unfoldable_constant dense<7919> : tensor<700xi32>
  %287 = stablehlo.multiply %285, %286 : tensor<700xi32>
  %288 = stablehlo.convert %287 : (tensor<700xi32>) -> tensor<700xui64>
  %289 = stablehlo.optimization_barrier %288 : tensor<700xui64>
  %290 = stablehlo.slice %289 [1:700] : (tensor<700xui64>) -> tensor<699xui64>
  %291 = stablehlo.slice %289 [0:1] : (tensor<700xui64>) -> tensor<1xui64>
  %292 = stablehlo.concatenate %290, %291, dim = 0 : (tensor<699xui64>, tensor<1xui64>) -> tensor<700xui64>
  %293 = stablehlo.optimization_barrier %292 : tensor<700xui64>
  %294 = stablehlo.add %289, %293 : tensor<700xui64>
  %295 = stablehlo.slice %289 [696:700] : (tensor<700xui64>) -> tensor<4xui64>
  %296 = stablehlo.slice %289 [0:696] : (tensor<700xui64>) -> tensor<696xui64>
  %297 = stablehlo.concatenate %295, %296, dim = 0 : (tensor<4xui64>, tensor<696xui64>) -> tensor<700xui64>
  %298 = stablehlo.optimization_barrier %297 : tensor<700xui64>
  %299 = stablehlo.add %294, %298 : tensor<700xui64>
  %300 = stablehlo.slice %299 [1:700] : (tensor<700xui64>) -> tensor<699xui64>
  %301 = stablehlo.slice %299 [0:1] : (tensor<700xui64>) -> tensor<1xui64>
  %302 = stablehlo.concatenate %300, %301, dim = 0 : (tensor<699xui64>, tensor<1xui64>) -> tensor<700xui64>
  %303 = stablehlo.optimization_barrier %302 : tensor<700xui64>
  %304 = stablehlo.add %303, %303 : tensor<700xui64>
  %305 = stablehlo.subtract %304, %289 : tensor<700xui64>
  %306 = stablehlo.add %305, %289 : tensor<700xui64>
  %307 = stablehlo.subtract %306, %306 : tensor<700xui64>
  %308 = stablehlo.add %307, %289 : tensor<700xui64>
  %309 = stablehlo.subtract %308, %289 : tensor<700xui64>
  %310 = stablehlo.add %309, %309 : tensor<700xui64>
  %311 = stablehlo.subtract %310, %289 : tensor<700xui64>
  %312 = stablehlo.add %311, %289 : tensor<700xui64>
  %313 = stablehlo.subtract %312, %312 : tensor<700xui64>
  %314 = stablehlo.add %313, %289 : tensor<700xui64>
  %315 = stablehlo.subtract %314, %289 : tensor<700xui64>
  %316 = stablehlo.add %315, %315 : tensor<700xui64>
  %317 = stablehlo.subtract %316, %289 : tensor<700xui64>
  %318 = stablehlo.add %317, %289 : tensor<700xui64>
  %319 = stablehlo.subtract %318, %318 : tensor<700xui64>
  %320 = stablehlo.add %319, %289 : tensor<700xui64>
  %321 = stablehlo.subtract %320, %289 : tensor<700xui64>
  %322 = stablehlo.add %321, %321 : tensor<700xui64>
  %323 = stablehlo.subtract %322, %289 : tensor<700xui64>
  %324 = stablehlo.add %323, %289 : tensor<700xui64>
  %325 = stablehlo.subtract %324, %324 : tensor<700xui64>
  %326 = stablehlo.add %325, %289 : tensor<700xui64>
  %327 = stablehlo.subtract %326, %289 : tensor<700xui64>
  %328 = stablehlo.slice %327 [699:700] : (tensor<700xui64>) -> tensor<1xui64>
  %329 = stablehlo.slice %327 [0:699] : (tensor<700xui64>) -> tensor<699xui64>
  %330 = stablehlo.concatenate %328, %329, dim = 0 : (tensor<1xui64>, tensor<699xui64>) -> tensor<700xui64>
  %331 = stablehlo.optimization_barrier %330 : tensor<700xui64>
  %332 = stablehlo.subtract %327, %331 : tensor<700xui64>
  %333 = stablehlo.slice %289 [1:700] : (tensor<700xui64>) -> tensor<699xui64>
  %334 = stablehlo.slice %289 [0:1] : (tensor<700xui64>) -> tensor<1xui64>
  %335 = stablehlo.concatenate %333, %334, dim = 0 : (tensor<699xui64>, tensor<1xui64>) -> tensor<700xui64>
  %336 = stablehlo.add %289, %335 : tensor<700xui64>
  %337 = stablehlo.slice %289 [696:700] : (tensor<700xui64>) -> tensor<4xui64>
  %338 = stablehlo.slice %289 [0:696] : (tensor<700xui64>) -> tensor<696xui64>
  %339 = stablehlo.concatenate %337, %338, dim = 0 : (tensor<4xui64>, tensor<696xui64>) -> tensor<700xui64>
  %340 = stablehlo.add %336, %339 : tensor<700xui64>
  %341 = stablehlo.slice %340 [1:700] : (tensor<700xui64>) -> tensor<699xui64>
  %342 = stablehlo.slice %340 [0:1] : (tensor<700xui64>) -> tensor<1xui64>
  %343 = stablehlo.concatenate %341, %342, dim = 0 : (tensor<699xui64>, tensor<1xui64>) -> tensor<700xui64>
  %344 = stablehlo.add %343, %343 : tensor<700xui64>
  %345 = stablehlo.subtract %344, %289 : tensor<700xui64>
  %346 = stablehlo.add %345, %289 : tensor<700xui64>
  %347 = stablehlo.subtract %346, %346 : tensor<700xui64>
  %348 = stablehlo.add %347, %289 : tensor<700xui64>
  %349 = stablehlo.subtract %348, %289 : tensor<700xui64>
  %350 = stablehlo.add %349, %349 : tensor<700xui64>
  %351 = stablehlo.subtract %350, %289 : tensor<700xui64>
  %352 = stablehlo.add %351, %289 : tensor<700xui64>
  %353 = stablehlo.subtract %352, %352 : tensor<700xui64>
  %354 = stablehlo.add %353, %289 : tensor<700xui64>
  %355 = stablehlo.subtract %354, %289 : tensor<700xui64>
  %356 = stablehlo.add %355, %355 : tensor<700xui64>
  %357 = stablehlo.subtract %356, %289 : tensor<700xui64>
  %358 = stablehlo.add %357, %289 : tensor<700xui64>
  %359 = stablehlo.subtract %358, %358 : tensor<700xui64>
  %360 = stablehlo.add %359, %289 : tensor<700xui64>
  %361 = stablehlo.subtract %360, %289 : tensor<700xui64>
  %362 = stablehlo.add %361, %361 : tensor<700xui64>
  %363 = stablehlo.subtract %362, %289 : tensor<700xui64>
  %364 = stablehlo.add %363, %289 : tensor<700xui64>
  %365 = stablehlo.subtract %364, %364 : tensor<700xui64>
  %366 = stablehlo.add %365, %289 : tensor<700xui64>
  %367 = stablehlo.subtract %366, %289 : tensor<700xui64>
  %368 = stablehlo.slice %367 [699:700] : (tensor<700xui64>) -> tensor<1xui64>
  %369 = stablehlo.slice %367 [0:699] : (tensor<700xui64>) -> tensor<699xui64>
  %370 = stablehlo.concatenate %368, %369, dim = 0 : (tensor<1xui64>, tensor<699xui64>) -> tensor<700xui64>
  %371 = stablehlo.subtract %367, %370 : tensor<700xui64>
  check.expect_eq %371, %332 : tensor<700xui64>
  %372 = stablehlo.iota dim = 0 : tensor<2000xi32>
  %373 = util.unfoldable_constant dense<7919> : tensor<2000xi32>
  %374 = stablehlo.multiply %372, %373 : tensor<2000xi32>
  %375 = util.unfoldable_constant dense<12> : tensor<2000xi32>
  %376 = stablehlo.and %374, %375 : tensor<2000xi32>
  %377 = stablehlo.convert %376 : (tensor<2000xi32>) -> tensor<2000xi1>
  %378 = stablehlo.optimization_barrier %377 : tensor<2000xi1>
  %379 = stablehlo.slice %378 [1:2000] : (tensor<2000xi1>) -> tensor<1999xi1>
  %380 = stablehlo.slice %378 [0:1] : (tensor<2000xi1>) -> tensor<1xi1>
  %381 = stablehlo.concatenate %379, %380, dim = 0 : (tensor<1999xi1>, tensor<1xi1>) -> tensor<2000xi1>
  %382 = stablehlo.optimization_barrier %381 : tensor<2000xi1>
  %383 = stablehlo.xor %378, %382 : tensor<2000xi1>
  %384 = stablehlo.slice %378 [1999:2000] : (tensor<2000xi1>) -> tensor<1xi1>
  %385 = stablehlo.slice %378 [0:1999] : (tensor<2000xi1>) -> tensor<1999xi1>
  %386 = stablehlo.concatenate %384, %385, dim = 0 : (tensor<1xi1>, tensor<1999xi1>) -> tensor<2000xi1>
  %387 = stablehlo.optimization_barrier %386 : tensor<2000xi1>
  %388 = stablehlo.xor %383, %387 : tensor<2000xi1>
  %389 = stablehlo.slice %388 [1:2000] : (tensor<2000xi1>) -> tensor<1999xi1>
  %390 = stablehlo.slice %388 [0:1] : (tensor<2000xi1>) -> tensor<1xi1>
  %391 = stablehlo.concatenate %389, %390, dim = 0 : (tensor<1999xi1>, tensor<1xi1>) -> tensor<2000xi1>
  %392 = stablehlo.optimization_barrier %391 : tensor<2000xi1>
  %393 = stablehlo.xor %392, %392 : tensor<2000xi1>
  %394 = stablehlo.and %393, %378 : tensor<2000xi1>
  %395 = stablehlo.xor %394, %378 : tensor<2000xi1>
  %396 = stablehlo.and %395, %395 : tensor<2000xi1>
  %397 = stablehlo.xor %396, %378 : tensor<2000xi1>
  %398 = stablehlo.and %397, %378 : tensor<2000xi1>
  %399 = stablehlo.xor %398, %398 : tensor<2000xi1>
  %400 = stablehlo.and %399, %378 : tensor<2000xi1>
  %401 = stablehlo.xor %400, %378 : tensor<2000xi1>
  %402 = stablehlo.and %401, %401 : tensor<2000xi1>
  %403 = stablehlo.xor %402, %378 : tensor<2000xi1>
  %404 = stablehlo.and %403, %378 : tensor<2000xi1>
  %405 = stablehlo.xor %404, %404 : tensor<2000xi1>
  %406 = stablehlo.and %405, %378 : tensor<2000xi1>
  %407 = stablehlo.xor %406, %378 : tensor<2000xi1>
  %408 = stablehlo.and %407, %407 : tensor<2000xi1>
  %409 = stablehlo.xor %408, %378 : tensor<2000xi1>
  %410 = stablehlo.and %409, %378 : tensor<2000xi1>
  %411 = stablehlo.xor %410, %410 : tensor<2000xi1>
  %412 = stablehlo.and %411, %378 : tensor<2000xi1>
  %413 = stablehlo.xor %412, %378 : tensor<2000xi1>
  %414 = stablehlo.and %413, %413 : tensor<2000xi1>
  %415 = stablehlo.xor %414, %378 : tensor<2000xi1>
  %416 = stablehlo.and %415, %378 : tensor<2000xi1>
  %417 = stablehlo.slice %416 [1999:2000] : (tensor<2000xi1>) -> tensor<1xi1>
  %418 = stablehlo.slice %416 [0:1999] : (tensor<2000xi1>) -> tensor<1999xi1>
  %419 = stablehlo.concatenate %417, %418, dim = 0 : (tensor<1xi1>, tensor<1999xi1>) -> tensor<2000xi1>
  %420 = stablehlo.optimization_barrier %419 : tensor<2000xi1>
  %421 = stablehlo.and %416, %420 : tensor<2000xi1>
  %422 = stablehlo.slice %378 [1:2000] : (tensor<2000xi1>) -> tensor<1999xi1>
  %423 = stablehlo.slice %378 [0:1] : (tensor<2000xi1>) -> tensor<1xi1>
  %424 = stablehlo.concatenate %422, %423, dim = 0 : (tensor<1999xi1>, tensor<1xi1>) -> tensor<2000xi1>
  %425 = stablehlo.xor %378, %424 : tensor<2000xi1>
  %426 = stablehlo.slice %378 [1999:2000] : (tensor<2000xi1>) -> tensor<1xi1>
  %427 = stablehlo.slice %378 [0:1999] : (tensor<2000xi1>) -> tensor<1999xi1>
  %428 = stablehlo.concatenate %426, %427, dim = 0 : (tensor<1xi1>, tensor<1999xi1>) -> tensor<2000xi1>
  %429 = stablehlo.xor %425, %428 : tensor<2000xi1>
  %430 = stablehlo.slice %429 [1:2000] : (tensor<2000xi1>) -> tensor<1999xi1>
  %431 = stablehlo.slice %429 [0:1] : (tensor<2000xi1>) -> tensor<1xi1>
  %432 = stablehlo.concatenate %430, %431, dim = 0 : (tensor<1999xi1>, tensor<1xi1>) -> tensor<2000xi1>
  %433 = stablehlo.xor %432, %432 : tensor<2000xi1>
  %434 = stablehlo.and %433, %378 : tensor<2000xi1>
  %435 = stablehlo.xor %434, %378 : tensor<2000xi1>
  %436 = stablehlo.and %435, %435 : tensor<2000xi1>
  %437 = stablehlo.xor %436, %378 : tensor<2000xi1>
  %438 = stablehlo.and %437, %378 : tensor<2000xi1>
  %439 = stablehlo.xor %438, %438 : tensor<2000xi1>
  %440 = stablehlo.and %439, %378 : tensor<2000xi1>
  %441 = stablehlo.xor %440, %378 : tensor<2000xi1>
  %442 = stablehlo.and %441, %441 : tensor<2000xi1>
  %443 = stablehlo.xor %442, %378 : tensor<2000xi1>
  %444 = stablehlo.and %443, %378 : tensor<2000xi1>
  %445 = stablehlo.xor %444, %444 : tensor<2000xi1>
  %446 = stablehlo.and %445, %378 : tensor<2000xi1>
  %447 = stablehlo.xor %446, %378 : tensor<2000xi1>
  %448 = stablehlo.and %447, %447 : tensor<2000xi1>
  %449 = stablehlo.xor %448, %378 : tensor<2000xi1>
  %450 = stablehlo.and %449, %378 : tensor<2000xi1>
  %451 = stablehlo.xor %450, %450 : tensor<2000xi1>
  %452 = stablehlo.and %451, %378 : tensor<2000xi1>
  %453 = stablehlo.xor %452, %378 : tensor<2000xi1>
  %454 = stablehlo.and %453, %453 : tensor<2000xi1>
  %455 = stablehlo.xor %454, %378 : tensor<2000xi1>
  %456 = stablehlo.and %455, %378 : tensor<2000xi1>
  %457 = stablehlo.slice %456 [1999:2000] : (tensor<2000xi1>) -> tensor<1xi1>
  %458 = stablehlo.slice %456 [0:1999] : (tensor<2000xi1>) -> tensor<1999xi1>
  %459 = stablehlo.concatenate %457, %458, dim = 0 : (tensor<1xi1>, tensor<1999xi1>) -> tensor<2000xi1>
  %460 = stablehlo.and %456, %459 : tensor<2000xi1>
  check.expect_eq %460, %421 : tensor<2000xi1>
  %461 = stablehlo.iota dim = 1 : tensor<5x300xi32>
  %462 = util.unfoldable_constant dense<7919> : tensor<5x300xi32>
  %463 = stablehlo.multiply %461, %462 : tensor<5x300xi32>
  %464 = stablehlo.convert %463 : (tensor<5x300xi32>) -> tensor<5x300xf32>
  %465 = stablehlo.optimization_barrier %464 : tensor<5x300xf32>
  %466 = stablehlo.slice %465 [0:5, 1:300] : (tensor<5x300xf32>) -> tensor<5x299xf32>
  %467 = stablehlo.slice %465 [0:5, 0:1] : (tensor<5x300xf32>) -> tensor<5x1xf32>
  %468 = stablehlo.concatenate %466, %467, dim = 1 : (tensor<5x299xf32>, tensor<5x1xf32>) -> tensor<5x300xf32>
  %469 = stablehlo.optimization_barrier %468 : tensor<5x300xf32>
  %470 = stablehlo.add %465, %469 : tensor<5x300xf32>
  %471 = stablehlo.slice %465 [0:5, 299:300] : (tensor<5x300xf32>) -> tensor<5x1xf32>
  %472 = stablehlo.slice %465 [0:5, 0:299] : (tensor<5x300xf32>) -> tensor<5x299xf32>
  %473 = stablehlo.concatenate %471, %472, dim = 1 : (tensor<5x1xf32>, tensor<5x299xf32>) -> tensor<5x300xf32>
  %474 = stablehlo.optimization_barrier %473 : tensor<5x300xf32>
  %475 = stablehlo.add %470, %474 : tensor<5x300xf32>
  %476 = stablehlo.slice %465 [0:5, 2:300] : (tensor<5x300xf32>) -> tensor<5x298xf32>
  %477 = stablehlo.slice %465 [0:5, 0:2] : (tensor<5x300xf32>) -> tensor<5x2xf32>
  %478 = stablehlo.concatenate %476, %477, dim = 1 : (tensor<5x298xf32>, tensor<5x2xf32>) -> tensor<5x300xf32>
  %479 = stablehlo.optimization_barrier %478 : tensor<5x300xf32>
  %480 = stablehlo.add %475, %479 : tensor<5x300xf32>
  %481 = stablehlo.slice %465 [0:5, 298:300] : (tensor<5x300xf32>) -> tensor<5x2xf32>
  %482 = stablehlo.slice %465 [0:5, 0:298] : (tensor<5x300xf32>) -> tensor<5x298xf32>
  %483 = stablehlo.concatenate %481, %482, dim = 1 : (tensor<5x2xf32>, tensor<5x298xf32>) -> tensor<5x300xf32>
  %484 = stablehlo.optimization_barrier %483 : tensor<5x300xf32>
  %485 = stablehlo.add %480, %484 : tensor<5x300xf32>
  %486 = stablehlo.slice %485 [0:5, 1:300] : (tensor<5x300xf32>) -> tensor<5x299xf32>
  %487 = stablehlo.slice %485 [0:5, 0:1] : (tensor<5x300xf32>) -> tensor<5x1xf32>
  %488 = stablehlo.concatenate %486, %487, dim = 1 : (tensor<5x299xf32>, tensor<5x1xf32>) -> tensor<5x300xf32>
  %489 = stablehlo.optimization_barrier %488 : tensor<5x300xf32>
  %490 = stablehlo.add %489, %489 : tensor<5x300xf32>
  %491 = stablehlo.subtract %490, %465 : tensor<5x300xf32>
  %492 = stablehlo.add %491, %465 : tensor<5x300xf32>
  %493 = stablehlo.subtract %492, %492 : tensor<5x300xf32>
  %494 = stablehlo.add %493, %465 : tensor<5x300xf32>
  %495 = stablehlo.subtract %494, %465 : tensor<5x300xf32>
  %496 = stablehlo.add %495, %495 : tensor<5x300xf32>
  %497 = stablehlo.subtract %496, %465 : tensor<5x300xf32>
  %498 = stablehlo.add %497, %465 : tensor<5x300xf32>
  %499 = stablehlo.subtract %498, %498 : tensor<5x300xf32>
  %500 = stablehlo.add %499, %465 : tensor<5x300xf32>
  %501 = stablehlo.subtract %500, %465 : tensor<5x300xf32>
  %502 = stablehlo.add %501, %501 : tensor<5x300xf32>
  %503 = stablehlo.subtract %502, %465 : tensor<5x300xf32>
  %504 = stablehlo.add %503, %465 : tensor<5x300xf32>
  %505 = stablehlo.subtract %504, %504 : tensor<5x300xf32>
  %506 = stablehlo.add %505, %465 : tensor<5x300xf32>
  %507 = stablehlo.subtract %506, %465 : tensor<5x300xf32>
  %508 = stablehlo.add %507, %507 : tensor<5x300xf32>
  %509 = stablehlo.subtract %508, %465 : tensor<5x300xf32>
  %510 = stablehlo.add %509, %465 : tensor<5x300xf32>
  %511 = stablehlo.subtract %510, %510 : tensor<5x300xf32>
  %512 = stablehlo.add %511, %465 : tensor<5x300xf32>
  %513 = stablehlo.subtract %512, %465 : tensor<5x300xf32>
  %514 = stablehlo.add %513, %513 : tensor<5x300xf32>
  %515 = stablehlo.subtract %514, %465 : tensor<5x300xf32>
  %516 = stablehlo.add %515, %465 : tensor<5x300xf32>
  %517 = stablehlo.subtract %516, %516 : tensor<5x300xf32>
  %518 = stablehlo.add %517, %465 : tensor<5x300xf32>
  %519 = stablehlo.subtract %518, %465 : tensor<5x300xf32>
  %520 = stablehlo.add %519, %519 : tensor<5x300xf32>
  %521 = stablehlo.subtract %520, %465 : tensor<5x300xf32>
  %522 = stablehlo.add %521, %465 : tensor<5x300xf32>
  %523 = stablehlo.subtract %522, %522 : tensor<5x300xf32>
  %524 = stablehlo.add %523, %465 : tensor<5x300xf32>
  %525 = stablehlo.subtract %524, %465 : tensor<5x300xf32>
  %526 = stablehlo.add %525, %525 : tensor<5x300xf32>
  %527 = stablehlo.subtract %526, %465 : tensor<5x300xf32>
  %528 = stablehlo.add %527, %465 : tensor<5x300xf32>
  %529 = stablehlo.subtract %528, %528 : tensor<5x300xf32>
  %530 = stablehlo.slice %529 [0:5, 299:300] : (tensor<5x300xf32>) -> tensor<5x1xf32>
  %531 = stablehlo.slice %529 [0:5, 0:299] : (tensor<5x300xf32>) -> tensor<5x299xf32>
  %532 = stablehlo.concatenate %530, %531, dim = 1 : (tensor<5x1xf32>, tensor<5x299xf32>) -> tensor<5x300xf32>
  %533 = stablehlo.optimization_barrier %532 : tensor<5x300xf32>
  %534 = stablehlo.subtract %529, %533 : tensor<5x300xf32>
  %535 = stablehlo.slice %465 [0:5, 1:300] : (tensor<5x300xf32>) -> tensor<5x299xf32>
  %536 = stablehlo.slice %465 [0:5, 0:1] : (tensor<5x300xf32>) -> tensor<5x1xf32>
  %537 = stablehlo.concatenate %535, %536, dim = 1 : (tensor<5x299xf32>, tensor<5x1xf32>) -> tensor<5x300xf32>
  %538 = stablehlo.add %465, %537 : tensor<5x300xf32>
  %539 = stablehlo.slice %465 [0:5, 299:300] : (tensor<5x300xf32>) -> tensor<5x1xf32>
  %540 = stablehlo.slice %465 [0:5, 0:299] : (tensor<5x300xf32>) -> tensor<5x299xf32>
  %541 = stablehlo.concatenate %539, %540, dim = 1 : (tensor<5x1xf32>, tensor<5x299xf32>) -> tensor<5x300xf32>
  %542 = stablehlo.add %538, %541 : tensor<5x300xf32>
  %543 = stablehlo.slice %465 [0:5, 2:300] : (tensor<5x300xf32>) -> tensor<5x298xf32>
  %544 = stablehlo.slice %465 [0:5, 0:2] : (tensor<5x300xf32>) -> tensor<5x2xf32>
  %545 = stablehlo.concatenate %543, %544, dim = 1 : (tensor<5x298xf32>, tensor<5x2xf32>) -> tensor<5x300xf32>
  %546 = stablehlo.add %542, %545 : tensor<5x300xf32>
  %547 = stablehlo.slice %465 [0:5, 298:300] : (tensor<5x300xf32>) -> tensor<5x2xf32>
  %548 = stablehlo.slice %465 [0:5, 0:298] : (tensor<5x300xf32>) -> tensor<5x298xf32>
  %549 = stablehlo.concatenate %547, %548, dim = 1 : (tensor<5x2xf32>, tensor<5x298xf32>) -> tensor<5x300xf32>
  %550 = stablehlo.add %546, %549 : tensor<5x300xf32>
  %551 = stablehlo.slice %550 [0:5, 1:300] : (tensor<5x300xf32>) -> tensor<5x299xf32>
  %552 = stablehlo.slice %550 [0:5, 0:1] : (tensor<5x300xf32>) -> tensor<5x1xf32>
  %553 = stablehlo.concatenate %551, %552, dim = 1 : (tensor<5x299xf32>, tensor<5x1xf32>) -> tensor<5x300xf32>
  %554 = stablehlo.add %553, %553 : tensor<5x300xf32>
  %555 = stablehlo.subtract %554, %465 : tensor<5x300xf32>
  %556 = stablehlo.add %555, %465 : tensor<5x300xf32>
  %557 = stablehlo.subtract %556, %556 : tensor<5x300xf32>
  %558 = stablehlo.add %557, %465 : tensor<5x300xf32>
  %559 = stablehlo.subtract %558, %465 : tensor<5x300xf32>
  %560 = stablehlo.add %559, %559 : tensor<5x300xf32>
  %561 = stablehlo.subtract %560, %465 : tensor<5x300xf32>
  %562 = stablehlo.add %561, %465 : tensor<5x300xf32>
  %563 = stablehlo.subtract %562, %562 : tensor<5x300xf32>
  %564 = stablehlo.add %563, %465 : tensor<5x300xf32>
  %565 = stablehlo.subtract %564, %465 : tensor<5x300xf32>
  %566 = stablehlo.add %565, %565 : tensor<5x300xf32>
  %567 = stablehlo.subtract %566, %465 : tensor<5x300xf32>
  %568 = stablehlo.add %567, %465 : tensor<5x300xf32>
  %569 = stablehlo.subtract %568, %568 : tensor<5x300xf32>
  %570 = stablehlo.add %569, %465 : tensor<5x300xf32>
  %571 = stablehlo.subtract %570, %465 : tensor<5x300xf32>
  %572 = stablehlo.add %571, %571 : tensor<5x300xf32>
  %573 = stablehlo.subtract %572, %465 : tensor<5x300xf32>
  %574 = stablehlo.add %573, %465 : tensor<5x300xf32>
  %575 = stablehlo.subtract %574, %574 : tensor<5x300xf32>
  %576 = stablehlo.add %575, %465 : tensor<5x300xf32>
  %577 = stablehlo.subtract %576, %465 : tensor<5x300xf32>
  %578 = stablehlo.add %577, %577 : tensor<5x300xf32>
  %579 = stablehlo.subtract %578, %465 : tensor<5x300xf32>
  %580 = stablehlo.add %579, %465 : tensor<5x300xf32>
  %581 = stablehlo.subtract %580, %580 : tensor<5x300xf32>
  %582 = stablehlo.add %581, %465 : tensor<5x300xf32>
  %583 = stablehlo.subtract %582, %465 : tensor<5x300xf32>
  %584 = stablehlo.add %583, %583 : tensor<5x300xf32>
  %585 = stablehlo.subtract %584, %465 : tensor<5x300xf32>
  %586 = stablehlo.add %585, %465 : tensor<5x300xf32>
  %587 = stablehlo.subtract %586, %586 : tensor<5x300xf32>
  %588 = stablehlo.add %587, %465 : tensor<5x300xf32>
  %589 = stablehlo.subtract %588, %465 : tensor<5x300xf32>
  %590 = stablehlo.add %589, %589 : tensor<5x300xf32>
  %591 = stablehlo.subtract %590, %465 : tensor<5x300xf32>
  %592 = stablehlo.add %591, %465 : tensor<5x300xf32>
  %593 = stablehlo.subtract %592, %592 : tensor<5x300xf32>
  %594 = stablehlo.slice %593 [0:5, 299:300] : (tensor<5x300xf32>) -> tensor<5x1xf32>
  %595 = stablehlo.slice %593 [0:5, 0:299] : (tensor<5x300xf32>) -> tensor<5x299xf32>
  %596 = stablehlo.concatenate %594, %595, dim = 1 : (tensor<5x1xf32>, tensor<5x299xf32>) -> tensor<5x300xf32>
  %597 = stablehlo.subtract %593, %596 : tensor<5x300xf32>
  check.expect_eq %597, %534 : tensor<5x300xf32>
  %598 = stablehlo.iota dim = 0 : tensor<400x3xi32>
  %599 = util.unfoldable_constant dense<7919> : tensor<400x3xi32>
  %600 = stablehlo.multiply %598, %599 : tensor<400x3xi32>
  %601 = stablehlo.optimization_barrier %600 : tensor<400x3xi32>
  %602 = stablehlo.slice %601 [1:400, 0:3] : (tensor<400x3xi32>) -> tensor<399x3xi32>
  %603 = stablehlo.slice %601 [0:1, 0:3] : (tensor<400x3xi32>) -> tensor<1x3xi32>
  %604 = stablehlo.concatenate %602, %603, dim = 0 : (tensor<399x3xi32>, tensor<1x3xi32>) -> tensor<400x3xi32>
  %605 = stablehlo.optimization_barrier %604 : tensor<400x3xi32>
  %606 = stablehlo.add %601, %605 : tensor<400x3xi32>
  %607 = stablehlo.slice %601 [399:400, 0:3] : (tensor<400x3xi32>) -> tensor<1x3xi32>
  %608 = stablehlo.slice %601 [0:399, 0:3] : (tensor<400x3xi32>) -> tensor<399x3xi32>
  %609 = stablehlo.concatenate %607, %608, dim = 0 : (tensor<1x3xi32>, tensor<399x3xi32>) -> tensor<400x3xi32>
  %610 = stablehlo.optimization_barrier %609 : tensor<400x3xi32>
  %611 = stablehlo.add %606, %610 : tensor<400x3xi32>
  %612 = stablehlo.slice %601 [2:400, 0:3] : (tensor<400x3xi32>) -> tensor<398x3xi32>
  %613 = stablehlo.slice %601 [0:2, 0:3] : (tensor<400x3xi32>) -> tensor<2x3xi32>
  %614 = stablehlo.concatenate %612, %613, dim = 0 : (tensor<398x3xi32>, tensor<2x3xi32>) -> tensor<400x3xi32>
  %615 = stablehlo.optimization_barrier %614 : tensor<400x3xi32>
  %616 = stablehlo.add %611, %615 : tensor<400x3xi32>
  %617 = stablehlo.slice %616 [1:400, 0:3] : (tensor<400x3xi32>) -> tensor<399x3xi32>
  %618 = stablehlo.slice %616 [0:1, 0:3] : (tensor<400x3xi32>) -> tensor<1x3xi32>
  %619 = stablehlo.concatenate %617, %618, dim = 0 : (tensor<399x3xi32>, tensor<1x3xi32>) -> tensor<400x3xi32>
  %620 = stablehlo.optimization_barrier %619 : tensor<400x3xi32>
  %621 = stablehlo.add %620, %620 : tensor<400x3xi32>
  %622 = stablehlo.subtract %621, %601 : tensor<400x3xi32>
  %623 = stablehlo.add %622, %601 : tensor<400x3xi32>
  %624 = stablehlo.subtract %623, %623 : tensor<400x3xi32>
  %625 = stablehlo.add %624, %601 : tensor<400x3xi32>
  %626 = stablehlo.subtract %625, %601 : tensor<400x3xi32>
  %627 = stablehlo.add %626, %626 : tensor<400x3xi32>
  %628 = stablehlo.subtract %627, %601 : tensor<400x3xi32>
  %629 = stablehlo.add %628, %601 : tensor<400x3xi32>
  %630 = stablehlo.subtract %629, %629 : tensor<400x3xi32>
  %631 = stablehlo.add %630, %601 : tensor<400x3xi32>
  %632 = stablehlo.subtract %631, %601 : tensor<400x3xi32>
  %633 = stablehlo.add %632, %632 : tensor<400x3xi32>
  %634 = stablehlo.subtract %633, %601 : tensor<400x3xi32>
  %635 = stablehlo.add %634, %601 : tensor<400x3xi32>
  %636 = stablehlo.subtract %635, %635 : tensor<400x3xi32>
  %637 = stablehlo.add %636, %601 : tensor<400x3xi32>
  %638 = stablehlo.subtract %637, %601 : tensor<400x3xi32>
  %639 = stablehlo.add %638, %638 : tensor<400x3xi32>
  %640 = stablehlo.subtract %639, %601 : tensor<400x3xi32>
  %641 = stablehlo.add %640, %601 : tensor<400x3xi32>
  %642 = stablehlo.subtract %641, %641 : tensor<400x3xi32>
  %643 = stablehlo.add %642, %601 : tensor<400x3xi32>
  %644 = stablehlo.subtract %643, %601 : tensor<400x3xi32>
  %645 = stablehlo.add %644, %644 : tensor<400x3xi32>
  %646 = stablehlo.subtract %645, %601 : tensor<400x3xi32>
  %647 = stablehlo.add %646, %601 : tensor<400x3xi32>
  %648 = stablehlo.subtract %647, %647 : tensor<400x3xi32>
  %649 = stablehlo.add %648, %601 : tensor<400x3xi32>
  %650 = stablehlo.subtract %649, %601 : tensor<400x3xi32>
  %651 = stablehlo.slice %650 [399:400, 0:3] : (tensor<400x3xi32>) -> tensor<1x3xi32>
  %652 = stablehlo.slice %650 [0:399, 0:3] : (tensor<400x3xi32>) -> tensor<399x3xi32>
  %653 = stablehlo.concatenate %651, %652, dim = 0 : (tensor<1x3xi32>, tensor<399x3xi32>) -> tensor<400x3xi32>
  %654 = stablehlo.optimization_barrier %653 : tensor<400x3xi32>
  %655 = stablehlo.subtract %650, %654 : tensor<400x3xi32>
  %656 = stablehlo.slice %601 [1:400, 0:3] : (tensor<400x3xi32>) -> tensor<399x3xi32>
  %657 = stablehlo.slice %601 [0:1, 0:3] : (tensor<400x3xi32>) -> tensor<1x3xi32>
  %658 = stablehlo.concatenate %656, %657, dim = 0 : (tensor<399x3xi32>, tensor<1x3xi32>) -> tensor<400x3xi32>
  %659 = stablehlo.add %601, %658 : tensor<400x3xi32>
  %660 = stablehlo.slice %601 [399:400, 0:3] : (tensor<400x3xi32>) -> tensor<1x3xi32>
  %661 = stablehlo.slice %601 [0:399, 0:3] : (tensor<400x3xi32>) -> tensor<399x3xi32>
  %662 = stablehlo.concatenate %660, %661, dim = 0 : (tensor<1x3xi32>, tensor<399x3xi32>) -> tensor<400x3xi32>
  %663 = stablehlo.add %659, %662 : tensor<400x3xi32>
  %664 = stablehlo.slice %601 [2:400, 0:3] : (tensor<400x3xi32>) -> tensor<398x3xi32>
  %665 = stablehlo.slice %601 [0:2, 0:3] : (tensor<400x3xi32>) -> tensor<2x3xi32>
  %666 = stablehlo.concatenate %664, %665, dim = 0 : (tensor<398x3xi32>, tensor<2x3xi32>) -> tensor<400x3xi32>
  %667 = stablehlo.add %663, %666 : tensor<400x3xi32>
  %668 = stablehlo.slice %667 [1:400, 0:3] : (tensor<400x3xi32>) -> tensor<399x3xi32>
  %669 = stablehlo.slice %667 [0:1, 0:3] : (tensor<400x3xi32>) -> tensor<1x3xi32>
  %670 = stablehlo.concatenate %668, %669, dim = 0 : (tensor<399x3xi32>, tensor<1x3xi32>) -> tensor<400x3xi32>
  %671 = stablehlo.add %670, %670 : tensor<400x3xi32>
  %672 = stablehlo.subtract %671, %601 : tensor<400x3xi32>
  %673 = stablehlo.add %672, %601 : tensor<400x3xi32>
  %674 = stablehlo.subtract %673, %673 : tensor<400x3xi32>
  %675 = stablehlo.add %674, %601 : tensor<400x3xi32>
  %676 = stablehlo.subtract %675, %601 : tensor<400x3xi32>
  %677 = stablehlo.add %676, %676 : tensor<400x3xi32>
  %678 = stablehlo.subtract %677, %601 : tensor<400x3xi32>
  %679 = stablehlo.add %678, %601 : tensor<400x3xi32>
  %680 = stablehlo.subtract %679, %679 : tensor<400x3xi32>
  %681 = stablehlo.add %680, %601 : tensor<400x3xi32>
  %682 = stablehlo.subtract %681, %601 : tensor<400x3xi32>
  %683 = stablehlo.add %682, %682 : tensor<400x3xi32>
  %684 = stablehlo.subtract %683, %601 : tensor<400x3xi32>
  %685 = stablehlo.add %684, %601 : tensor<400x3xi32>
  %686 = stablehlo.subtract %685, %685 : tensor<400x3xi32>
  %687 = stablehlo.add %686, %601 : tensor<400x3xi32>
  %688 = stablehlo.subtract %687, %601 : tensor<400x3xi32>
  %689 = stablehlo.add %688, %688 : tensor<400x3xi32>
  %690 = stablehlo.subtract %689, %601 : tensor<400x3xi32>
  %691 = stablehlo.add %690, %601 : tensor<400x3xi32>
  %692 = stablehlo.subtract %691, %691 : tensor<400x3xi32>
  %693 = stablehlo.add %692, %601 : tensor<400x3xi32>
  %694 = stablehlo.subtract %693, %601 : tensor<400x3xi32>
  %695 = stablehlo.add %694, %694 : tensor<400x3xi32>
  %696 = stablehlo.subtract %695, %601 : tensor<400x3xi32>
  %697 = stablehlo.add %696, %601 : tensor<400x3xi32>
  %698 = stablehlo.subtract %697, %697 : tensor<400x3xi32>
  %699 = stablehlo.add %698, %601 : tensor<400x3xi32>
  %700 = stablehlo.subtract %699, %601 : tensor<400x3xi32>
  %701 = stablehlo.slice %700 [399:400, 0:3] : (tensor<400x3xi32>) -> tensor<1x3xi32>
  %702 = stablehlo.slice %700 [0:399, 0:3] : (tensor<400x3xi32>) -> tensor<399x3xi32>
  %703 = stablehlo.concatenate %701, %702, dim = 0 : (tensor<1x3xi32>, tensor<399x3xi32>) -> tensor<400x3xi32>
  %704 = stablehlo.subtract %700, %703 : tensor<400x3xi32>
  check.expect_eq %704, %655 : tensor<400x3xi32>
  %705 = stablehlo.iota dim = 2 : tensor<2x2x260xi32>
  %706 = util.unfoldable_constant dense<7919> : tensor<2x2x260xi32>
  %707 = stablehlo.multiply %705, %706 : tensor<2x2x260xi32>
  %708 = util.unfoldable_constant dense<12> : tensor<2x2x260xi32>
  %709 = stablehlo.and %707, %708 : tensor<2x2x260xi32>
  %710 = stablehlo.convert %709 : (tensor<2x2x260xi32>) -> tensor<2x2x260xf16>
  %711 = stablehlo.optimization_barrier %710 : tensor<2x2x260xf16>
  %712 = stablehlo.slice %711 [0:2, 0:2, 1:260] : (tensor<2x2x260xf16>) -> tensor<2x2x259xf16>
  %713 = stablehlo.slice %711 [0:2, 0:2, 0:1] : (tensor<2x2x260xf16>) -> tensor<2x2x1xf16>
  %714 = stablehlo.concatenate %712, %713, dim = 2 : (tensor<2x2x259xf16>, tensor<2x2x1xf16>) -> tensor<2x2x260xf16>
  %715 = stablehlo.optimization_barrier %714 : tensor<2x2x260xf16>
  %716 = stablehlo.add %711, %715 : tensor<2x2x260xf16>
  %717 = stablehlo.slice %711 [0:2, 0:2, 259:260] : (tensor<2x2x260xf16>) -> tensor<2x2x1xf16>
  %718 = stablehlo.slice %711 [0:2, 0:2, 0:259] : (tensor<2x2x260xf16>) -> tensor<2x2x259xf16>
  %719 = stablehlo.concatenate %717, %718, dim = 2 : (tensor<2x2x1xf16>, tensor<2x2x259xf16>) -> tensor<2x2x260xf16>
  %720 = stablehlo.optimization_barrier %719 : tensor<2x2x260xf16>
  %721 = stablehlo.add %716, %720 : tensor<2x2x260xf16>
  %722 = stablehlo.slice %711 [0:2, 0:2, 3:260] : (tensor<2x2x260xf16>) -> tensor<2x2x257xf16>
  %723 = stablehlo.slice %711 [0:2, 0:2, 0:3] : (tensor<2x2x260xf16>) -> tensor<2x2x3xf16>
  %724 = stablehlo.concatenate %722, %723, dim = 2 : (tensor<2x2x257xf16>, tensor<2x2x3xf16>) -> tensor<2x2x260xf16>
  %725 = stablehlo.optimization_barrier %724 : tensor<2x2x260xf16>
  %726 = stablehlo.add %721, %725 : tensor<2x2x260xf16>
  %727 = stablehlo.slice %711 [0:2, 0:2, 257:260] : (tensor<2x2x260xf16>) -> tensor<2x2x3xf16>
  %728 = stablehlo.slice %711 [0:2, 0:2, 0:257] : (tensor<2x2x260xf16>) -> tensor<2x2x257xf16>
  %729 = stablehlo.concatenate %727, %728, dim = 2 : (tensor<2x2x3xf16>, tensor<2x2x257xf16>) -> tensor<2x2x260xf16>
  %730 = stablehlo.optimization_barrier %729 : tensor<2x2x260xf16>
  %731 = stablehlo.add %726, %730 : tensor<2x2x260xf16>
  %732 = stablehlo.slice %731 [0:2, 0:2, 1:260] : (tensor<2x2x260xf16>) -> tensor<2x2x259xf16>
  %733 = stablehlo.slice %731 [0:2, 0:2, 0:1] : (tensor<2x2x260xf16>) -> tensor<2x2x1xf16>
  %734 = stablehlo.concatenate %732, %733, dim = 2 : (tensor<2x2x259xf16>, tensor<2x2x1xf16>) -> tensor<2x2x260xf16>
  %735 = stablehlo.optimization_barrier %734 : tensor<2x2x260xf16>
  %736 = stablehlo.add %735, %735 : tensor<2x2x260xf16>
  %737 = stablehlo.subtract %736, %711 : tensor<2x2x260xf16>
  %738 = stablehlo.add %737, %711 : tensor<2x2x260xf16>
  %739 = stablehlo.subtract %738, %738 : tensor<2x2x260xf16>
  %740 = stablehlo.add %739, %711 : tensor<2x2x260xf16>
  %741 = stablehlo.subtract %740, %711 : tensor<2x2x260xf16>
  %742 = stablehlo.add %741, %741 : tensor<2x2x260xf16>
  %743 = stablehlo.subtract %742, %711 : tensor<2x2x260xf16>
  %744 = stablehlo.add %743, %711 : tensor<2x2x260xf16>
  %745 = stablehlo.subtract %744, %744 : tensor<2x2x260xf16>
  %746 = stablehlo.add %745, %711 : tensor<2x2x260xf16>
  %747 = stablehlo.subtract %746, %711 : tensor<2x2x260xf16>
  %748 = stablehlo.slice %747 [0:2, 0:2, 259:260] : (tensor<2x2x260xf16>) -> tensor<2x2x1xf16>
  %749 = stablehlo.slice %747 [0:2, 0:2, 0:259] : (tensor<2x2x260xf16>) -> tensor<2x2x259xf16>
  %750 = stablehlo.concatenate %748, %749, dim = 2 : (tensor<2x2x1xf16>, tensor<2x2x259xf16>) -> tensor<2x2x260xf16>
  %751 = stablehlo.optimization_barrier %750 : tensor<2x2x260xf16>
  %752 = stablehlo.subtract %747, %751 : tensor<2x2x260xf16>
  %753 = stablehlo.slice %711 [0:2, 0:2, 1:260] : (tensor<2x2x260xf16>) -> tensor<2x2x259xf16>
  %754 = stablehlo.slice %711 [0:2, 0:2, 0:1] : (tensor<2x2x260xf16>) -> tensor<2x2x1xf16>
  %755 = stablehlo.concatenate %753, %754, dim = 2 : (tensor<2x2x259xf16>, tensor<2x2x1xf16>) -> tensor<2x2x260xf16>
  %756 = stablehlo.add %711, %755 : tensor<2x2x260xf16>
  %757 = stablehlo.slice %711 [0:2, 0:2, 259:260] : (tensor<2x2x260xf16>) -> tensor<2x2x1xf16>
  %758 = stablehlo.slice %711 [0:2, 0:2, 0:259] : (tensor<2x2x260xf16>) -> tensor<2x2x259xf16>
  %759 = stablehlo.concatenate %757, %758, dim = 2 : (tensor<2x2x1xf16>, tensor<2x2x259xf16>) -> tensor<2x2x260xf16>
  %760 = stablehlo.add %756, %759 : tensor<2x2x260xf16>
  %761 = stablehlo.slice %711 [0:2, 0:2, 3:260] : (tensor<2x2x260xf16>) -> tensor<2x2x257xf16>
  %762 = stablehlo.slice %711 [0:2, 0:2, 0:3] : (tensor<2x2x260xf16>) -> tensor<2x2x3xf16>
  %763 = stablehlo.concatenate %761, %762, dim = 2 : (tensor<2x2x257xf16>, tensor<2x2x3xf16>) -> tensor<2x2x260xf16>
  %764 = stablehlo.add %760, %763 : tensor<2x2x260xf16>
  %765 = stablehlo.slice %711 [0:2, 0:2, 257:260] : (tensor<2x2x260xf16>) -> tensor<2x2x3xf16>
  %766 = stablehlo.slice %711 [0:2, 0:2, 0:257] : (tensor<2x2x260xf16>) -> tensor<2x2x257xf16>
  %767 = stablehlo.concatenate %765, %766, dim = 2 : (tensor<2x2x3xf16>, tensor<2x2x257xf16>) -> tensor<2x2x260xf16>
  %768 = stablehlo.add %764, %767 : tensor<2x2x260xf16>
  %769 = stablehlo.slice %768 [0:2, 0:2, 1:260] : (tensor<2x2x260xf16>) -> tensor<2x2x259xf16>
  %770 = stablehlo.slice %768 [0:2, 0:2, 0:1] : (tensor<2x2x260xf16>) -> tensor<2x2x1xf16>
  %771 = stablehlo.concatenate %769, %770, dim = 2 : (tensor<2x2x259xf16>, tensor<2x2x1xf16>) -> tensor<2x2x260xf16>
  %772 = stablehlo.add %771, %771 : tensor<2x2x260xf16>
  %773 = stablehlo.subtract %772, %711 : tensor<2x2x260xf16>
  %774 = stablehlo.add %773, %711 : tensor<2x2x260xf16>
  %775 = stablehlo.subtract %774, %774 : tensor<2x2x260xf16>
  %776 = stablehlo.add %775, %711 : tensor<2x2x260xf16>
  %777 = stablehlo.subtract %776, %711 : tensor<2x2x260xf16>
  %778 = stablehlo.add %777, %777 : tensor<2x2x260xf16>
  %779 = stablehlo.subtract %778, %711 : tensor<2x2x260xf16>
  %780 = stablehlo.add %779, %711 : tensor<2x2x260xf16>
  %781 = stablehlo.subtract %780, %780 : tensor<2x2x260xf16>
  %782 = stablehlo.add %781, %711 : tensor<2x2x260xf16>
  %783 = stablehlo.subtract %782, %711 : tensor<2x2x260xf16>
  %784 = stablehlo.slice %783 [0:2, 0:2, 259:260] : (tensor<2x2x260xf16>) -> tensor<2x2x1xf16>
  %785 = stablehlo.slice %783 [0:2, 0:2, 0:259] : (tensor<2x2x260xf16>) -> tensor<2x2x259xf16>
  %786 = stablehlo.concatenate %784, %785, dim = 2 : (tensor<2x2x1xf16>, tensor<2x2x259xf16>) -> tensor<2x2x260xf16>
  %787 = stablehlo.subtract %783, %786 : tensor<2x2x260xf16>
  check.expect_eq %787, %752 : tensor<2x2x260xf16>
  return
}
