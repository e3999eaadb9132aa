// Batch normalisation; values computed in double precision by the formulas of
// the specification.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %x = util.unfoldable_constant dense<[[[1.625, -0.625], [-0.5, -1.0625], [0.875, -2.3125]], [[1.75, -0.75], [0.3125, -0.25], [1.4375, -2.0625]]]> : tensor<2x3x2xf32>
  %s = util.unfoldable_constant dense<[-0.3125, -0.375, 1.125]> : tensor<3xf32>
  %o = util.unfoldable_constant dense<[-1.125, -0.1875, -0.875]> : tensor<3xf32>
  %m = util.unfoldable_constant dense<[-0.875, -0.6875, -0.0]> : tensor<3xf32>
  %v = util.unfoldable_constant dense<[1.1875, 0.875, 1.1875]> : tensor<3xf32>
  %g = util.unfoldable_constant dense<[[[0.0625, 0.5625], [-1.125, 1.125], [0.875, 0.5]], [[0.875, -0.6875], [-0.125, -0.9375], [-0.25, 0.5]]]> : tensor<2x3x2xf32>
  %t:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %t#0, dense<[[[-1.4205389548172613, -0.8294610451827388], [-0.09282536571364555, 0.3332104885749494], [0.05275585008924388, -2.07378564899172]], [[-1.4533766164636237, -0.7966233835363764], [-0.7082104885749494, -0.2821746342863545], [0.4280278793388257, -1.90699808043635]]]> : tensor<2x3x2xf32>, tolerance = 1e-05
  check.expect_almost_eq_const %t#1, dense<[0.5, -0.375, -0.515625]> : tensor<3xf32>, tolerance = 1e-06
  check.expect_almost_eq_const %t#2, dense<[1.4140625, 0.244140625, 2.842529296875]> : tensor<3xf32>, tolerance = 1e-06
  %i = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  check.expect_almost_eq_const %i, dense<[[[-1.8416224960399648, -1.1966622496039965], [-0.26262430836781087, -0.03725138326437824], [0.027944345010355476, -3.2613529118130824]], [[-1.8774536208419628, -1.1608311248019982], [-0.5881629779616581, -0.3627900528582254], [0.6084085668027268, -3.003368813238695]]]> : tensor<2x3x2xf32>, tolerance = 1e-05
  %r:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %r#0, dense<[[[0.4183400644721685, -0.06521147889875287], [0.3192789805516078, -0.5070904214595465], [0.8220394137889909, -0.7973853538627867]], [[0.20433925571267603, 0.2741982666677334], [-0.1898939839915494, 0.21076698400487412], [-0.12139809689159943, -0.7007227170164968]]]> : tensor<2x3x2xf32>, tolerance = 1e-05
  check.expect_almost_eq_const %r#1, dense<[2.3003582122882866, -1.2478982334430808, -1.6338992909711192]> : tensor<3xf32>, tolerance = 1e-05
  check.expect_almost_eq_const %r#2, dense<[0.8125, -1.0625, 1.625]> : tensor<3xf32>, tolerance = 1e-05
  func.return
}
