// Random bits: data points of StableHLO's specification, XLA's counters; draws
// lie in their range, differ from one another, also from turn to turn.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
func.func @main() {
  %s = util.unfoldable_constant dense<[1, 2]> : tensor<2xui64>
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui64>)
  check.expect_eq_const %0#0, dense<[1, 6]> : tensor<2xui64>
  check.expect_eq_const %0#1, dense<[[9236835810183407956, 16087790271692313299], [18212823393184779219, 2658481902456610144]]> : tensor<2x2xui64>
  // Words of 32 bits are the halves of the same blocks, neighbours along the
  // first even dimension; narrower ones their low bits.
  %1:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui32>)
  check.expect_eq_const %1#0, dense<[1, 5]> : tensor<2xui64>
  %2:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
  %3 = stablehlo.bitcast_convert %2#1 : (tensor<3xui64>) -> tensor<3x2xui32>
  check.expect_eq %1#1, %3 : tensor<3x2xui32>
  %4:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui8>)
  %5 = stablehlo.convert %3 : (tensor<3x2xui32>) -> tensor<3x2xui8>
  check.expect_eq %4#1, %5 : tensor<3x2xui8>
  // No even dimension: the largest is split, and the last word left out.
  %6:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %7 = stablehlo.reshape %3 : (tensor<3x2xui32>) -> tensor<6xui32>
  %8 = stablehlo.slice %7 [0:5] : (tensor<6xui32>) -> tensor<5xui32>
  check.expect_eq %6#1, %8 : tensor<5xui32>
  check.expect_eq_const %6#0, dense<[1, 5]> : tensor<2xui64>
  %9:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %10 = stablehlo.slice %7 [0:1] : (tensor<6xui32>) -> tensor<1xui32>
  %11 = stablehlo.reshape %10 : (tensor<1xui32>) -> tensor<ui32>
  check.expect_eq %9#1, %11 : tensor<ui32>
  check.expect_eq_const %9#0, dense<[1, 3]> : tensor<2xui64>
  %12:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  check.expect_eq_const %12#0, dense<[1, 2]> : tensor<2xui64>
  // Philox, which is the default too.
  %p = util.unfoldable_constant dense<[2999979376037546034, 9629555899953545864, 247839362498136622]> : tensor<3xui64>
  %z = util.unfoldable_constant dense<0> : tensor<2xui64>
  %13:2 = stablehlo.rng_bit_generator %z, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %14 = stablehlo.slice %13#1 [0:4] : (tensor<5xui32>) -> tensor<4xui32>
  check.expect_eq_const %14, dense<[1713891541, 3781805453, 3159862348, 2600524760]> : tensor<4xui32>
  check.expect_eq_const %13#0, dense<[0, 2]> : tensor<2xui64>
  %15:2 = stablehlo.rng_bit_generator %z, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq %13#1, %15#1 : tensor<5xui32>
  %16:2 = stablehlo.rng_bit_generator %p, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2xui64>)
  check.expect_eq_const %16#0, dense<[2999979376037546034, 9629555899953545865, 247839362498136622]> : tensor<3xui64>

  %lo = util.unfoldable_constant dense<-7> : tensor<i32>
  %hi = util.unfoldable_constant dense<-4> : tensor<i32>
  %n = stablehlo.constant dense<[300]> : tensor<1xi64>
  %u = stablehlo.rng %lo, %hi, %n, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<300xi32>
  %least = stablehlo.reduce(%u init: %hi) applies stablehlo.minimum across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  %most = stablehlo.reduce(%u init: %lo) applies stablehlo.maximum across dimensions = [0] : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %least, dense<-7> : tensor<i32>
  check.expect_eq_const %most, dense<-5> : tensor<i32>
  %m = util.unfoldable_constant dense<3.0> : tensor<f32>
  %d = util.unfoldable_constant dense<0.5> : tensor<f32>
  %k = stablehlo.constant dense<[20000]> : tensor<1xi64>
  %g = stablehlo.rng %m, %d, %k, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<20000xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %count = stablehlo.constant dense<20000.0> : tensor<f32>
  %sum = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<20000xf32>, tensor<f32>) -> tensor<f32>
  %mean = stablehlo.divide %sum, %count : tensor<f32>
  check.expect_almost_eq_const %mean, dense<3.0> : tensor<f32>, tolerance = 2.0e-2
  %gm = stablehlo.broadcast_in_dim %mean, dims = [] : (tensor<f32>) -> tensor<20000xf32>
  %gd = stablehlo.subtract %g, %gm : tensor<20000xf32>
  %g2 = stablehlo.multiply %gd, %gd : tensor<20000xf32>
  %s2 = stablehlo.reduce(%g2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<20000xf32>, tensor<f32>) -> tensor<f32>
  %var = stablehlo.divide %s2, %count : tensor<f32>
  check.expect_almost_eq_const %var, dense<0.25> : tensor<f32>, tolerance = 1.0e-2

  // Two turns of a loop draw different numbers; so do two equal ops.
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %i40 = util.unfoldable_constant dense<40> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<40x4xf32>
  %loop:2 = stablehlo.while(%i = %i0, %acc = %start) : tensor<i32>, tensor<40x4xf32>
    cond {
      %c = stablehlo.compare LT, %i, %i40 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %four = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
      %row = stablehlo.rng %zero, %m, %four, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<1x4xf32>
      %next = stablehlo.dynamic_update_slice %acc, %row, %i, %i0 : (tensor<40x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<40x4xf32>
      %i2 = stablehlo.add %i, %i1 : tensor<i32>
      stablehlo.return %i2, %next : tensor<i32>, tensor<40x4xf32>
    }
  %flat = stablehlo.reshape %loop#1 : (tensor<40x4xf32>) -> tensor<160xf32>
  %sorted = "stablehlo.sort"(%flat) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %l = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %l : tensor<i1>
  }) : (tensor<160xf32>) -> tensor<160xf32>
  %below = stablehlo.slice %sorted [0:159] : (tensor<160xf32>) -> tensor<159xf32>
  %above = stablehlo.slice %sorted [1:160] : (tensor<160xf32>) -> tensor<159xf32>
  %equal = stablehlo.compare EQ, %below, %above : (tensor<159xf32>, tensor<159xf32>) -> tensor<159xi1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%equal init: %false) applies stablehlo.or across dimensions = [0] : (tensor<159xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const %any, dense<false> : tensor<i1>
  func.return
}
