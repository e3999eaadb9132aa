// Slices that take every other element, of all widths: from the first element and
// from the second, to the last of memory.
// Oracle: where the elements were.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %fui80 = stablehlo.iota dim = 0 : tensor<2317xi32>
  %gui80 = stablehlo.reshape %fui80 : (tensor<2317xi32>) -> tensor<7x331xi32>
  %x0ui80 = stablehlo.convert %gui80 : (tensor<7x331xi32>) -> tensor<7x331xui8>
  %xui80 = stablehlo.optimization_barrier %x0ui80 : tensor<7x331xui8>
  %y0ui80 = stablehlo.slice %xui80 [0:7, 0:331:2] : (tensor<7x331xui8>) -> tensor<7x166xui8>
  %yui80 = stablehlo.optimization_barrier %y0ui80 : tensor<7x166xui8>
  %iui80 = stablehlo.iota dim = 0 : tensor<7x166xi32>
  %jui80 = stablehlo.iota dim = 1 : tensor<7x166xi32>
  %wui80 = stablehlo.constant dense<331> : tensor<7x166xi32>
  %oui80 = stablehlo.constant dense<0> : tensor<7x166xi32>
  %aui80 = stablehlo.multiply %iui80, %wui80 : tensor<7x166xi32>
  %bui80 = stablehlo.add %jui80, %jui80 : tensor<7x166xi32>
  %cui80 = stablehlo.add %aui80, %bui80 : tensor<7x166xi32>
  %dui80 = stablehlo.add %cui80, %oui80 : tensor<7x166xi32>
  %eui80 = stablehlo.convert %dui80 : (tensor<7x166xi32>) -> tensor<7x166xui8>
  check.expect_eq %yui80, %eui80 : tensor<7x166xui8>
  %fui81 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %gui81 = stablehlo.reshape %fui81 : (tensor<2310xi32>) -> tensor<7x330xi32>
  %x0ui81 = stablehlo.convert %gui81 : (tensor<7x330xi32>) -> tensor<7x330xui8>
  %xui81 = stablehlo.optimization_barrier %x0ui81 : tensor<7x330xui8>
  %y0ui81 = stablehlo.slice %xui81 [0:7, 1:330:2] : (tensor<7x330xui8>) -> tensor<7x165xui8>
  %yui81 = stablehlo.optimization_barrier %y0ui81 : tensor<7x165xui8>
  %iui81 = stablehlo.iota dim = 0 : tensor<7x165xi32>
  %jui81 = stablehlo.iota dim = 1 : tensor<7x165xi32>
  %wui81 = stablehlo.constant dense<330> : tensor<7x165xi32>
  %oui81 = stablehlo.constant dense<1> : tensor<7x165xi32>
  %aui81 = stablehlo.multiply %iui81, %wui81 : tensor<7x165xi32>
  %bui81 = stablehlo.add %jui81, %jui81 : tensor<7x165xi32>
  %cui81 = stablehlo.add %aui81, %bui81 : tensor<7x165xi32>
  %dui81 = stablehlo.add %cui81, %oui81 : tensor<7x165xi32>
  %eui81 = stablehlo.convert %dui81 : (tensor<7x165xi32>) -> tensor<7x165xui8>
  check.expect_eq %yui81, %eui81 : tensor<7x165xui8>
  %fi160 = stablehlo.iota dim = 0 : tensor<2317xi32>
  %gi160 = stablehlo.reshape %fi160 : (tensor<2317xi32>) -> tensor<7x331xi32>
  %x0i160 = stablehlo.convert %gi160 : (tensor<7x331xi32>) -> tensor<7x331xi16>
  %xi160 = stablehlo.optimization_barrier %x0i160 : tensor<7x331xi16>
  %y0i160 = stablehlo.slice %xi160 [0:7, 0:331:2] : (tensor<7x331xi16>) -> tensor<7x166xi16>
  %yi160 = stablehlo.optimization_barrier %y0i160 : tensor<7x166xi16>
  %ii160 = stablehlo.iota dim = 0 : tensor<7x166xi32>
  %ji160 = stablehlo.iota dim = 1 : tensor<7x166xi32>
  %wi160 = stablehlo.constant dense<331> : tensor<7x166xi32>
  %oi160 = stablehlo.constant dense<0> : tensor<7x166xi32>
  %ai160 = stablehlo.multiply %ii160, %wi160 : tensor<7x166xi32>
  %bi160 = stablehlo.add %ji160, %ji160 : tensor<7x166xi32>
  %ci160 = stablehlo.add %ai160, %bi160 : tensor<7x166xi32>
  %di160 = stablehlo.add %ci160, %oi160 : tensor<7x166xi32>
  %ei160 = stablehlo.convert %di160 : (tensor<7x166xi32>) -> tensor<7x166xi16>
  check.expect_eq %yi160, %ei160 : tensor<7x166xi16>
  %fi161 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %gi161 = stablehlo.reshape %fi161 : (tensor<2310xi32>) -> tensor<7x330xi32>
  %x0i161 = stablehlo.convert %gi161 : (tensor<7x330xi32>) -> tensor<7x330xi16>
  %xi161 = stablehlo.optimization_barrier %x0i161 : tensor<7x330xi16>
  %y0i161 = stablehlo.slice %xi161 [0:7, 1:330:2] : (tensor<7x330xi16>) -> tensor<7x165xi16>
  %yi161 = stablehlo.optimization_barrier %y0i161 : tensor<7x165xi16>
  %ii161 = stablehlo.iota dim = 0 : tensor<7x165xi32>
  %ji161 = stablehlo.iota dim = 1 : tensor<7x165xi32>
  %wi161 = stablehlo.constant dense<330> : tensor<7x165xi32>
  %oi161 = stablehlo.constant dense<1> : tensor<7x165xi32>
  %ai161 = stablehlo.multiply %ii161, %wi161 : tensor<7x165xi32>
  %bi161 = stablehlo.add %ji161, %ji161 : tensor<7x165xi32>
  %ci161 = stablehlo.add %ai161, %bi161 : tensor<7x165xi32>
  %di161 = stablehlo.add %ci161, %oi161 : tensor<7x165xi32>
  %ei161 = stablehlo.convert %di161 : (tensor<7x165xi32>) -> tensor<7x165xi16>
  check.expect_eq %yi161, %ei161 : tensor<7x165xi16>
  %ff320 = stablehlo.iota dim = 0 : tensor<2317xi32>
  %gf320 = stablehlo.reshape %ff320 : (tensor<2317xi32>) -> tensor<7x331xi32>
  %x0f320 = stablehlo.convert %gf320 : (tensor<7x331xi32>) -> tensor<7x331xf32>
  %xf320 = stablehlo.optimization_barrier %x0f320 : tensor<7x331xf32>
  %y0f320 = stablehlo.slice %xf320 [0:7, 0:331:2] : (tensor<7x331xf32>) -> tensor<7x166xf32>
  %yf320 = stablehlo.optimization_barrier %y0f320 : tensor<7x166xf32>
  %if320 = stablehlo.iota dim = 0 : tensor<7x166xi32>
  %jf320 = stablehlo.iota dim = 1 : tensor<7x166xi32>
  %wf320 = stablehlo.constant dense<331> : tensor<7x166xi32>
  %of320 = stablehlo.constant dense<0> : tensor<7x166xi32>
  %af320 = stablehlo.multiply %if320, %wf320 : tensor<7x166xi32>
  %bf320 = stablehlo.add %jf320, %jf320 : tensor<7x166xi32>
  %cf320 = stablehlo.add %af320, %bf320 : tensor<7x166xi32>
  %df320 = stablehlo.add %cf320, %of320 : tensor<7x166xi32>
  %ef320 = stablehlo.convert %df320 : (tensor<7x166xi32>) -> tensor<7x166xf32>
  check.expect_eq %yf320, %ef320 : tensor<7x166xf32>
  %ff321 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %gf321 = stablehlo.reshape %ff321 : (tensor<2310xi32>) -> tensor<7x330xi32>
  %x0f321 = stablehlo.convert %gf321 : (tensor<7x330xi32>) -> tensor<7x330xf32>
  %xf321 = stablehlo.optimization_barrier %x0f321 : tensor<7x330xf32>
  %y0f321 = stablehlo.slice %xf321 [0:7, 1:330:2] : (tensor<7x330xf32>) -> tensor<7x165xf32>
  %yf321 = stablehlo.optimization_barrier %y0f321 : tensor<7x165xf32>
  %if321 = stablehlo.iota dim = 0 : tensor<7x165xi32>
  %jf321 = stablehlo.iota dim = 1 : tensor<7x165xi32>
  %wf321 = stablehlo.constant dense<330> : tensor<7x165xi32>
  %of321 = stablehlo.constant dense<1> : tensor<7x165xi32>
  %af321 = stablehlo.multiply %if321, %wf321 : tensor<7x165xi32>
  %bf321 = stablehlo.add %jf321, %jf321 : tensor<7x165xi32>
  %cf321 = stablehlo.add %af321, %bf321 : tensor<7x165xi32>
  %df321 = stablehlo.add %cf321, %of321 : tensor<7x165xi32>
  %ef321 = stablehlo.convert %df321 : (tensor<7x165xi32>) -> tensor<7x165xf32>
  check.expect_eq %yf321, %ef321 : tensor<7x165xf32>
  %fi640 = stablehlo.iota dim = 0 : tensor<2317xi32>
  %gi640 = stablehlo.reshape %fi640 : (tensor<2317xi32>) -> tensor<7x331xi32>
  %x0i640 = stablehlo.convert %gi640 : (tensor<7x331xi32>) -> tensor<7x331xi64>
  %xi640 = stablehlo.optimization_barrier %x0i640 : tensor<7x331xi64>
  %y0i640 = stablehlo.slice %xi640 [0:7, 0:331:2] : (tensor<7x331xi64>) -> tensor<7x166xi64>
  %yi640 = stablehlo.optimization_barrier %y0i640 : tensor<7x166xi64>
  %ii640 = stablehlo.iota dim = 0 : tensor<7x166xi32>
  %ji640 = stablehlo.iota dim = 1 : tensor<7x166xi32>
  %wi640 = stablehlo.constant dense<331> : tensor<7x166xi32>
  %oi640 = stablehlo.constant dense<0> : tensor<7x166xi32>
  %ai640 = stablehlo.multiply %ii640, %wi640 : tensor<7x166xi32>
  %bi640 = stablehlo.add %ji640, %ji640 : tensor<7x166xi32>
  %ci640 = stablehlo.add %ai640, %bi640 : tensor<7x166xi32>
  %di640 = stablehlo.add %ci640, %oi640 : tensor<7x166xi32>
  %ei640 = stablehlo.convert %di640 : (tensor<7x166xi32>) -> tensor<7x166xi64>
  check.expect_eq %yi640, %ei640 : tensor<7x166xi64>
  %fi641 = stablehlo.iota dim = 0 : tensor<2310xi32>
  %gi641 = stablehlo.reshape %fi641 : (tensor<2310xi32>) -> tensor<7x330xi32>
  %x0i641 = stablehlo.convert %gi641 : (tensor<7x330xi32>) -> tensor<7x330xi64>
  %xi641 = stablehlo.optimization_barrier %x0i641 : tensor<7x330xi64>
  %y0i641 = stablehlo.slice %xi641 [0:7, 1:330:2] : (tensor<7x330xi64>) -> tensor<7x165xi64>
  %yi641 = stablehlo.optimization_barrier %y0i641 : tensor<7x165xi64>
  %ii641 = stablehlo.iota dim = 0 : tensor<7x165xi32>
  %ji641 = stablehlo.iota dim = 1 : tensor<7x165xi32>
  %wi641 = stablehlo.constant dense<330> : tensor<7x165xi32>
  %oi641 = stablehlo.constant dense<1> : tensor<7x165xi32>
  %ai641 = stablehlo.multiply %ii641, %wi641 : tensor<7x165xi32>
  %bi641 = stablehlo.add %ji641, %ji641 : tensor<7x165xi32>
  %ci641 = stablehlo.add %ai641, %bi641 : tensor<7x165xi32>
  %di641 = stablehlo.add %ci641, %oi641 : tensor<7x165xi32>
  %ei641 = stablehlo.convert %di641 : (tensor<7x165xi32>) -> tensor<7x165xi64>
  check.expect_eq %yi641, %ei641 : tensor<7x165xi64>
  func.return
}
