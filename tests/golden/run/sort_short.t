// Many short lines are sorted side by side: as one long line is that is sorted by
// the line's number first; elements of equal keys keep their order.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {

  // 25 elements of ui8, ascending.
  %c1_i = stablehlo.iota dim = 0 : tensor<1750xui32>
  %c1_m = stablehlo.constant dense<2654435761> : tensor<1750xui32>
  %c1_s = stablehlo.constant dense<23> : tensor<1750xui32>
  %c1_h = stablehlo.multiply %c1_i, %c1_m : tensor<1750xui32>
  %c1_r = stablehlo.shift_right_logical %c1_h, %c1_s : tensor<1750xui32>
  %c1_u = stablehlo.optimization_barrier %c1_r : tensor<1750xui32>
  %c1_o = stablehlo.constant dense<-16> : tensor<1750xi32>
  %c1_w = stablehlo.convert %c1_u : (tensor<1750xui32>) -> tensor<1750xi32>
  %c1_x = stablehlo.add %c1_w, %c1_o : tensor<1750xi32>
  %c1_v = stablehlo.convert %c1_x : (tensor<1750xi32>) -> tensor<1750xui8>
  %c1_lines = stablehlo.reshape %c1_v : (tensor<1750xui8>) -> tensor<70x25xui8>
  %c1_at2 = stablehlo.iota dim = 1 : tensor<70x25xi32>
  %c1_row2 = stablehlo.iota dim = 0 : tensor<70x25xi32>
  %c1_at = stablehlo.reshape %c1_at2 : (tensor<70x25xi32>) -> tensor<1750xi32>
  %c1_row = stablehlo.reshape %c1_row2 : (tensor<70x25xi32>) -> tensor<1750xi32>
  %c1_long:3 = "stablehlo.sort"(%c1_row, %c1_v, %c1_at) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<ui8>, %d: tensor<ui8>, %e: tensor<i32>, %f: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %c, %d, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
  }) : (tensor<1750xi32>, tensor<1750xui8>, tensor<1750xi32>) -> (tensor<1750xi32>, tensor<1750xui8>, tensor<1750xi32>)
  %c1_long1 = stablehlo.reshape %c1_long#1 : (tensor<1750xui8>) -> tensor<70x25xui8>
  %c1_long2 = stablehlo.reshape %c1_long#2 : (tensor<1750xi32>) -> tensor<70x25xi32>
  %c1_short:2 = "stablehlo.sort"(%c1_lines, %c1_at2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<ui8>, %d: tensor<ui8>, %e: tensor<i32>, %f: tensor<i32>):
      %3 = stablehlo.compare LT, %c, %d, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<70x25xui8>, tensor<70x25xi32>) -> (tensor<70x25xui8>, tensor<70x25xi32>)
  check.expect_eq %c1_short#0, %c1_long1 : tensor<70x25xui8>
  check.expect_eq %c1_short#1, %c1_long2 : tensor<70x25xi32>
  %c1_turned = stablehlo.transpose %c1_lines, dims = [1, 0] : (tensor<70x25xui8>) -> tensor<25x70xui8>
  %c1_alone = "stablehlo.sort"(%c1_turned) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<ui8>, %d: tensor<ui8>):
      %3 = stablehlo.compare LT, %c, %d, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<25x70xui8>) -> tensor<25x70xui8>
  %c1_back = stablehlo.transpose %c1_alone, dims = [1, 0] : (tensor<25x70xui8>) -> tensor<70x25xui8>
  check.expect_eq %c1_back, %c1_long1 : tensor<70x25xui8>

  // 2 elements of i8, descending.
  %c2_i = stablehlo.iota dim = 0 : tensor<140xui32>
  %c2_m = stablehlo.constant dense<2654435761> : tensor<140xui32>
  %c2_s = stablehlo.constant dense<27> : tensor<140xui32>
  %c2_h = stablehlo.multiply %c2_i, %c2_m : tensor<140xui32>
  %c2_r = stablehlo.shift_right_logical %c2_h, %c2_s : tensor<140xui32>
  %c2_u = stablehlo.optimization_barrier %c2_r : tensor<140xui32>
  %c2_o = stablehlo.constant dense<-16> : tensor<140xi32>
  %c2_w = stablehlo.convert %c2_u : (tensor<140xui32>) -> tensor<140xi32>
  %c2_x = stablehlo.add %c2_w, %c2_o : tensor<140xi32>
  %c2_v = stablehlo.convert %c2_x : (tensor<140xi32>) -> tensor<140xi8>
  %c2_lines = stablehlo.reshape %c2_v : (tensor<140xi8>) -> tensor<70x2xi8>
  %c2_at2 = stablehlo.iota dim = 1 : tensor<70x2xi32>
  %c2_row2 = stablehlo.iota dim = 0 : tensor<70x2xi32>
  %c2_at = stablehlo.reshape %c2_at2 : (tensor<70x2xi32>) -> tensor<140xi32>
  %c2_row = stablehlo.reshape %c2_row2 : (tensor<70x2xi32>) -> tensor<140xi32>
  %c2_long:3 = "stablehlo.sort"(%c2_row, %c2_v, %c2_at) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i8>, %d: tensor<i8>, %e: tensor<i32>, %f: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare GT, %c, %d, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
  }) : (tensor<140xi32>, tensor<140xi8>, tensor<140xi32>) -> (tensor<140xi32>, tensor<140xi8>, tensor<140xi32>)
  %c2_long1 = stablehlo.reshape %c2_long#1 : (tensor<140xi8>) -> tensor<70x2xi8>
  %c2_long2 = stablehlo.reshape %c2_long#2 : (tensor<140xi32>) -> tensor<70x2xi32>
  %c2_short:2 = "stablehlo.sort"(%c2_lines, %c2_at2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<i8>, %d: tensor<i8>, %e: tensor<i32>, %f: tensor<i32>):
      %3 = stablehlo.compare GT, %c, %d, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<70x2xi8>, tensor<70x2xi32>) -> (tensor<70x2xi8>, tensor<70x2xi32>)
  check.expect_eq %c2_short#0, %c2_long1 : tensor<70x2xi8>
  check.expect_eq %c2_short#1, %c2_long2 : tensor<70x2xi32>
  %c2_turned = stablehlo.transpose %c2_lines, dims = [1, 0] : (tensor<70x2xi8>) -> tensor<2x70xi8>
  %c2_alone = "stablehlo.sort"(%c2_turned) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<i8>, %d: tensor<i8>):
      %3 = stablehlo.compare GT, %c, %d, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<2x70xi8>) -> tensor<2x70xi8>
  %c2_back = stablehlo.transpose %c2_alone, dims = [1, 0] : (tensor<2x70xi8>) -> tensor<70x2xi8>
  check.expect_eq %c2_back, %c2_long1 : tensor<70x2xi8>

  // 9 elements of ui16, descending.
  %c3_i = stablehlo.iota dim = 0 : tensor<630xui32>
  %c3_m = stablehlo.constant dense<2654435761> : tensor<630xui32>
  %c3_s = stablehlo.constant dense<23> : tensor<630xui32>
  %c3_h = stablehlo.multiply %c3_i, %c3_m : tensor<630xui32>
  %c3_r = stablehlo.shift_right_logical %c3_h, %c3_s : tensor<630xui32>
  %c3_u = stablehlo.optimization_barrier %c3_r : tensor<630xui32>
  %c3_o = stablehlo.constant dense<-16> : tensor<630xi32>
  %c3_w = stablehlo.convert %c3_u : (tensor<630xui32>) -> tensor<630xi32>
  %c3_x = stablehlo.add %c3_w, %c3_o : tensor<630xi32>
  %c3_v = stablehlo.convert %c3_x : (tensor<630xi32>) -> tensor<630xui16>
  %c3_lines = stablehlo.reshape %c3_v : (tensor<630xui16>) -> tensor<70x9xui16>
  %c3_at2 = stablehlo.iota dim = 1 : tensor<70x9xi32>
  %c3_row2 = stablehlo.iota dim = 0 : tensor<70x9xi32>
  %c3_at = stablehlo.reshape %c3_at2 : (tensor<70x9xi32>) -> tensor<630xi32>
  %c3_row = stablehlo.reshape %c3_row2 : (tensor<70x9xi32>) -> tensor<630xi32>
  %c3_long:3 = "stablehlo.sort"(%c3_row, %c3_v, %c3_at) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<ui16>, %d: tensor<ui16>, %e: tensor<i32>, %f: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare GT, %c, %d, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
  }) : (tensor<630xi32>, tensor<630xui16>, tensor<630xi32>) -> (tensor<630xi32>, tensor<630xui16>, tensor<630xi32>)
  %c3_long1 = stablehlo.reshape %c3_long#1 : (tensor<630xui16>) -> tensor<70x9xui16>
  %c3_long2 = stablehlo.reshape %c3_long#2 : (tensor<630xi32>) -> tensor<70x9xi32>
  %c3_short:2 = "stablehlo.sort"(%c3_lines, %c3_at2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<ui16>, %d: tensor<ui16>, %e: tensor<i32>, %f: tensor<i32>):
      %3 = stablehlo.compare GT, %c, %d, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<70x9xui16>, tensor<70x9xi32>) -> (tensor<70x9xui16>, tensor<70x9xi32>)
  check.expect_eq %c3_short#0, %c3_long1 : tensor<70x9xui16>
  check.expect_eq %c3_short#1, %c3_long2 : tensor<70x9xi32>
  %c3_turned = stablehlo.transpose %c3_lines, dims = [1, 0] : (tensor<70x9xui16>) -> tensor<9x70xui16>
  %c3_alone = "stablehlo.sort"(%c3_turned) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<ui16>, %d: tensor<ui16>):
      %3 = stablehlo.compare GT, %c, %d, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<9x70xui16>) -> tensor<9x70xui16>
  %c3_back = stablehlo.transpose %c3_alone, dims = [1, 0] : (tensor<9x70xui16>) -> tensor<70x9xui16>
  check.expect_eq %c3_back, %c3_long1 : tensor<70x9xui16>

  // 32 elements of f32, ascending.
  %c4_i = stablehlo.iota dim = 0 : tensor<2240xui32>
  %c4_m = stablehlo.constant dense<2654435761> : tensor<2240xui32>
  %c4_s = stablehlo.constant dense<27> : tensor<2240xui32>
  %c4_h = stablehlo.multiply %c4_i, %c4_m : tensor<2240xui32>
  %c4_r = stablehlo.shift_right_logical %c4_h, %c4_s : tensor<2240xui32>
  %c4_u = stablehlo.optimization_barrier %c4_r : tensor<2240xui32>
  %c4_o = stablehlo.constant dense<-16> : tensor<2240xi32>
  %c4_w = stablehlo.convert %c4_u : (tensor<2240xui32>) -> tensor<2240xi32>
  %c4_x = stablehlo.add %c4_w, %c4_o : tensor<2240xi32>
  %c4_v = stablehlo.convert %c4_x : (tensor<2240xi32>) -> tensor<2240xf32>
  %c4_lines = stablehlo.reshape %c4_v : (tensor<2240xf32>) -> tensor<70x32xf32>
  %c4_at2 = stablehlo.iota dim = 1 : tensor<70x32xi32>
  %c4_row2 = stablehlo.iota dim = 0 : tensor<70x32xi32>
  %c4_at = stablehlo.reshape %c4_at2 : (tensor<70x32xi32>) -> tensor<2240xi32>
  %c4_row = stablehlo.reshape %c4_row2 : (tensor<70x32xi32>) -> tensor<2240xi32>
  %c4_long:3 = "stablehlo.sort"(%c4_row, %c4_v, %c4_at) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<f32>, %e: tensor<i32>, %f: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %c, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
  }) : (tensor<2240xi32>, tensor<2240xf32>, tensor<2240xi32>) -> (tensor<2240xi32>, tensor<2240xf32>, tensor<2240xi32>)
  %c4_long1 = stablehlo.reshape %c4_long#1 : (tensor<2240xf32>) -> tensor<70x32xf32>
  %c4_long2 = stablehlo.reshape %c4_long#2 : (tensor<2240xi32>) -> tensor<70x32xi32>
  %c4_short:2 = "stablehlo.sort"(%c4_lines, %c4_at2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<f32>, %d: tensor<f32>, %e: tensor<i32>, %f: tensor<i32>):
      %3 = stablehlo.compare LT, %c, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<70x32xf32>, tensor<70x32xi32>) -> (tensor<70x32xf32>, tensor<70x32xi32>)
  check.expect_eq %c4_short#0, %c4_long1 : tensor<70x32xf32>
  check.expect_eq %c4_short#1, %c4_long2 : tensor<70x32xi32>
  %c4_turned = stablehlo.transpose %c4_lines, dims = [1, 0] : (tensor<70x32xf32>) -> tensor<32x70xf32>
  %c4_alone = "stablehlo.sort"(%c4_turned) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<f32>, %d: tensor<f32>):
      %3 = stablehlo.compare LT, %c, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<32x70xf32>) -> tensor<32x70xf32>
  %c4_back = stablehlo.transpose %c4_alone, dims = [1, 0] : (tensor<32x70xf32>) -> tensor<70x32xf32>
  check.expect_eq %c4_back, %c4_long1 : tensor<70x32xf32>

  // 7 elements of f64, descending.
  %c5_i = stablehlo.iota dim = 0 : tensor<490xui32>
  %c5_m = stablehlo.constant dense<2654435761> : tensor<490xui32>
  %c5_s = stablehlo.constant dense<23> : tensor<490xui32>
  %c5_h = stablehlo.multiply %c5_i, %c5_m : tensor<490xui32>
  %c5_r = stablehlo.shift_right_logical %c5_h, %c5_s : tensor<490xui32>
  %c5_u = stablehlo.optimization_barrier %c5_r : tensor<490xui32>
  %c5_o = stablehlo.constant dense<-16> : tensor<490xi32>
  %c5_w = stablehlo.convert %c5_u : (tensor<490xui32>) -> tensor<490xi32>
  %c5_x = stablehlo.add %c5_w, %c5_o : tensor<490xi32>
  %c5_v = stablehlo.convert %c5_x : (tensor<490xi32>) -> tensor<490xf64>
  %c5_lines = stablehlo.reshape %c5_v : (tensor<490xf64>) -> tensor<70x7xf64>
  %c5_at2 = stablehlo.iota dim = 1 : tensor<70x7xi32>
  %c5_row2 = stablehlo.iota dim = 0 : tensor<70x7xi32>
  %c5_at = stablehlo.reshape %c5_at2 : (tensor<70x7xi32>) -> tensor<490xi32>
  %c5_row = stablehlo.reshape %c5_row2 : (tensor<70x7xi32>) -> tensor<490xi32>
  %c5_long:3 = "stablehlo.sort"(%c5_row, %c5_v, %c5_at) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f64>, %d: tensor<f64>, %e: tensor<i32>, %f: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare GT, %c, %d, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
  }) : (tensor<490xi32>, tensor<490xf64>, tensor<490xi32>) -> (tensor<490xi32>, tensor<490xf64>, tensor<490xi32>)
  %c5_long1 = stablehlo.reshape %c5_long#1 : (tensor<490xf64>) -> tensor<70x7xf64>
  %c5_long2 = stablehlo.reshape %c5_long#2 : (tensor<490xi32>) -> tensor<70x7xi32>
  %c5_short:2 = "stablehlo.sort"(%c5_lines, %c5_at2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<f64>, %d: tensor<f64>, %e: tensor<i32>, %f: tensor<i32>):
      %3 = stablehlo.compare GT, %c, %d, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<70x7xf64>, tensor<70x7xi32>) -> (tensor<70x7xf64>, tensor<70x7xi32>)
  check.expect_eq %c5_short#0, %c5_long1 : tensor<70x7xf64>
  check.expect_eq %c5_short#1, %c5_long2 : tensor<70x7xi32>
  %c5_turned = stablehlo.transpose %c5_lines, dims = [1, 0] : (tensor<70x7xf64>) -> tensor<7x70xf64>
  %c5_alone = "stablehlo.sort"(%c5_turned) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<f64>, %d: tensor<f64>):
      %3 = stablehlo.compare GT, %c, %d, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<7x70xf64>) -> tensor<7x70xf64>
  %c5_back = stablehlo.transpose %c5_alone, dims = [1, 0] : (tensor<7x70xf64>) -> tensor<70x7xf64>
  check.expect_eq %c5_back, %c5_long1 : tensor<70x7xf64>

  // 100 elements of i64, ascending.
  %c6_i = stablehlo.iota dim = 0 : tensor<7000xui32>
  %c6_m = stablehlo.constant dense<2654435761> : tensor<7000xui32>
  %c6_s = stablehlo.constant dense<27> : tensor<7000xui32>
  %c6_h = stablehlo.multiply %c6_i, %c6_m : tensor<7000xui32>
  %c6_r = stablehlo.shift_right_logical %c6_h, %c6_s : tensor<7000xui32>
  %c6_u = stablehlo.optimization_barrier %c6_r : tensor<7000xui32>
  %c6_o = stablehlo.constant dense<-16> : tensor<7000xi32>
  %c6_w = stablehlo.convert %c6_u : (tensor<7000xui32>) -> tensor<7000xi32>
  %c6_x = stablehlo.add %c6_w, %c6_o : tensor<7000xi32>
  %c6_v = stablehlo.convert %c6_x : (tensor<7000xi32>) -> tensor<7000xi64>
  %c6_lines = stablehlo.reshape %c6_v : (tensor<7000xi64>) -> tensor<70x100xi64>
  %c6_at2 = stablehlo.iota dim = 1 : tensor<70x100xi32>
  %c6_row2 = stablehlo.iota dim = 0 : tensor<70x100xi32>
  %c6_at = stablehlo.reshape %c6_at2 : (tensor<70x100xi32>) -> tensor<7000xi32>
  %c6_row = stablehlo.reshape %c6_row2 : (tensor<70x100xi32>) -> tensor<7000xi32>
  %c6_long:3 = "stablehlo.sort"(%c6_row, %c6_v, %c6_at) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i64>, %d: tensor<i64>, %e: tensor<i32>, %f: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %c, %d, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
  }) : (tensor<7000xi32>, tensor<7000xi64>, tensor<7000xi32>) -> (tensor<7000xi32>, tensor<7000xi64>, tensor<7000xi32>)
  %c6_long1 = stablehlo.reshape %c6_long#1 : (tensor<7000xi64>) -> tensor<70x100xi64>
  %c6_long2 = stablehlo.reshape %c6_long#2 : (tensor<7000xi32>) -> tensor<70x100xi32>
  %c6_short:2 = "stablehlo.sort"(%c6_lines, %c6_at2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<i64>, %d: tensor<i64>, %e: tensor<i32>, %f: tensor<i32>):
      %3 = stablehlo.compare LT, %c, %d, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<70x100xi64>, tensor<70x100xi32>) -> (tensor<70x100xi64>, tensor<70x100xi32>)
  check.expect_eq %c6_short#0, %c6_long1 : tensor<70x100xi64>
  check.expect_eq %c6_short#1, %c6_long2 : tensor<70x100xi32>
  %c6_turned = stablehlo.transpose %c6_lines, dims = [1, 0] : (tensor<70x100xi64>) -> tensor<100x70xi64>
  %c6_alone = "stablehlo.sort"(%c6_turned) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<i64>, %d: tensor<i64>):
      %3 = stablehlo.compare LT, %c, %d, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<100x70xi64>) -> tensor<100x70xi64>
  %c6_back = stablehlo.transpose %c6_alone, dims = [1, 0] : (tensor<100x70xi64>) -> tensor<70x100xi64>
  check.expect_eq %c6_back, %c6_long1 : tensor<70x100xi64>

  // 13 elements of f16, ascending.
  %c7_i = stablehlo.iota dim = 0 : tensor<910xui32>
  %c7_m = stablehlo.constant dense<2654435761> : tensor<910xui32>
  %c7_s = stablehlo.constant dense<23> : tensor<910xui32>
  %c7_h = stablehlo.multiply %c7_i, %c7_m : tensor<910xui32>
  %c7_r = stablehlo.shift_right_logical %c7_h, %c7_s : tensor<910xui32>
  %c7_u = stablehlo.optimization_barrier %c7_r : tensor<910xui32>
  %c7_o = stablehlo.constant dense<-16> : tensor<910xi32>
  %c7_w = stablehlo.convert %c7_u : (tensor<910xui32>) -> tensor<910xi32>
  %c7_x = stablehlo.add %c7_w, %c7_o : tensor<910xi32>
  %c7_v = stablehlo.convert %c7_x : (tensor<910xi32>) -> tensor<910xf16>
  %c7_lines = stablehlo.reshape %c7_v : (tensor<910xf16>) -> tensor<70x13xf16>
  %c7_at2 = stablehlo.iota dim = 1 : tensor<70x13xi32>
  %c7_row2 = stablehlo.iota dim = 0 : tensor<70x13xi32>
  %c7_at = stablehlo.reshape %c7_at2 : (tensor<70x13xi32>) -> tensor<910xi32>
  %c7_row = stablehlo.reshape %c7_row2 : (tensor<70x13xi32>) -> tensor<910xi32>
  %c7_long:3 = "stablehlo.sort"(%c7_row, %c7_v, %c7_at) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f16>, %d: tensor<f16>, %e: tensor<i32>, %f: tensor<i32>):
      %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %c, %d, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
  }) : (tensor<910xi32>, tensor<910xf16>, tensor<910xi32>) -> (tensor<910xi32>, tensor<910xf16>, tensor<910xi32>)
  %c7_long1 = stablehlo.reshape %c7_long#1 : (tensor<910xf16>) -> tensor<70x13xf16>
  %c7_long2 = stablehlo.reshape %c7_long#2 : (tensor<910xi32>) -> tensor<70x13xi32>
  %c7_short:2 = "stablehlo.sort"(%c7_lines, %c7_at2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<f16>, %d: tensor<f16>, %e: tensor<i32>, %f: tensor<i32>):
      %3 = stablehlo.compare LT, %c, %d, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<70x13xf16>, tensor<70x13xi32>) -> (tensor<70x13xf16>, tensor<70x13xi32>)
  check.expect_eq %c7_short#0, %c7_long1 : tensor<70x13xf16>
  check.expect_eq %c7_short#1, %c7_long2 : tensor<70x13xi32>
  %c7_turned = stablehlo.transpose %c7_lines, dims = [1, 0] : (tensor<70x13xf16>) -> tensor<13x70xf16>
  %c7_alone = "stablehlo.sort"(%c7_turned) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<f16>, %d: tensor<f16>):
      %3 = stablehlo.compare LT, %c, %d, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
  }) : (tensor<13x70xf16>) -> tensor<13x70xf16>
  %c7_back = stablehlo.transpose %c7_alone, dims = [1, 0] : (tensor<13x70xf16>) -> tensor<70x13xf16>
  check.expect_eq %c7_back, %c7_long1 : tensor<70x13xf16>

  // Zeros of both signs are equal and keep their order, NaNs come last.
  %z = util.unfoldable_constant dense<[0.0, 1.0, -0.0, 0x7fc00000, -2.0]> : tensor<5xf32>
  %zz = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<5xf32>) -> tensor<40x5xf32>
  %zero = "stablehlo.sort"(%zz) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%c: tensor<f32>, %d: tensor<f32>):
      %o = stablehlo.constant dense<0.0> : tensor<f32>
      %n = stablehlo.constant dense<0x7fc00000> : tensor<f32>
      %1 = stablehlo.compare EQ, %c, %o, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %o, %c : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %c, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.select %3, %n, %2 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare EQ, %d, %o, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.select %5, %o, %d : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.select %7, %n, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
  }) : (tensor<40x5xf32>) -> tensor<40x5xf32>
  %bits = stablehlo.bitcast_convert %zero : (tensor<40x5xf32>) -> tensor<40x5xui32>
  %want = stablehlo.constant dense<[0xc0000000, 0, 0x80000000, 0x3f800000, 0x7fc00000]> : tensor<5xui32>
  %wants = stablehlo.broadcast_in_dim %want, dims = [1] : (tensor<5xui32>) -> tensor<40x5xui32>
  check.expect_eq %bits, %wants : tensor<40x5xui32>
  func.return
}
