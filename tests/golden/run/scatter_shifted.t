// Scatter of windows whose places come last in the updates, one part of all windows
// after another, with places far outside and windows partly so, in an order that
// shows.  Oracle: the same elements one by one.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=1 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun --threads=3 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @add_f32_0() : () -> ()
  func.call @add_bf16_1() : () -> ()
  func.call @add_f32_2() : () -> ()
  func.call @maximum_i32_3() : () -> ()
  func.call @set_f32_4() : () -> ()
  func.call @add_i32_5() : () -> ()
  func.call @add_f32_6() : () -> ()
  func.call @maximum_bf16_7() : () -> ()
  func.call @add_f64_8() : () -> ()
  func.call @subtract_f32_9() : () -> ()
  func.call @multiply_i8_10() : () -> ()
  return
}
func.func private @add_f32_0() {
  %h0 = stablehlo.iota dim = 0 : tensor<546xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<546xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<546xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<546xi32>
  %h4 = stablehlo.constant dense<7> : tensor<546xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<546xi32>
  %h6 = stablehlo.constant dense<20> : tensor<546xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<546xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<546xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<546xi32>
  %ha = stablehlo.convert %h9 : (tensor<546xi32>) -> tensor<546xi32>
  %h = stablehlo.reshape %ha : (tensor<546xi32>) -> tensor<273x2xi32>
  %f0 = stablehlo.constant dense<2147483647> : tensor<1x2xi32>
  %f1 = stablehlo.constant dense<-2147483648> : tensor<1x2xi32>
  %hs = stablehlo.slice %h [2:273, 0:2] : (tensor<273x2xi32>) -> tensor<271x2xi32>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x2xi32>, tensor<271x2xi32>, tensor<1x2xi32>) -> tensor<273x2xi32>
  %at = stablehlo.reshape %hall : (tensor<273x2xi32>) -> tensor<13x21x2xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<7680xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<7680xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<7680xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<7680xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<7680xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<7680xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<7680xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<7680xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<7680xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<7680xi32>
  %xia = stablehlo.convert %xi9 : (tensor<7680xi32>) -> tensor<7680xf32>
  %xi = stablehlo.reshape %xia : (tensor<7680xf32>) -> tensor<2x24x20x8xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<2x24x20x8xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<2x24x20x8xf32>
  %ui0 = stablehlo.iota dim = 0 : tensor<39312xi32>
  %ui1 = stablehlo.optimization_barrier %ui0 : tensor<39312xi32>
  %ui2 = stablehlo.constant dense<30011> : tensor<39312xi32>
  %ui3 = stablehlo.multiply %ui1, %ui2 : tensor<39312xi32>
  %ui4 = stablehlo.constant dense<7> : tensor<39312xi32>
  %ui5 = stablehlo.shift_right_logical %ui3, %ui4 : tensor<39312xi32>
  %ui6 = stablehlo.constant dense<256> : tensor<39312xi32>
  %ui7 = stablehlo.remainder %ui5, %ui6 : tensor<39312xi32>
  %ui8 = stablehlo.constant dense<-100> : tensor<39312xi32>
  %ui9 = stablehlo.add %ui7, %ui8 : tensor<39312xi32>
  %uia = stablehlo.convert %ui9 : (tensor<39312xi32>) -> tensor<39312xf32>
  %ui = stablehlo.reshape %uia : (tensor<39312xf32>) -> tensor<2x3x3x8x13x21xf32>
  %uc = stablehlo.constant dense<0.037> : tensor<2x3x3x8x13x21xf32>
  %u = stablehlo.multiply %ui, %uc : tensor<2x3x3x8x13x21xf32>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<2x24x20x8xf32>, tensor<13x21x2xi32>, tensor<2x3x3x8x13x21xf32>) -> tensor<2x24x20x8xf32>
  %w = stablehlo.convert %at : (tensor<13x21x2xi32>) -> tensor<13x21x2xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<2x3x3x8x13x21x1xi64>
  %s1 = stablehlo.slice %w [0:13, 0:21, 0:1] : (tensor<13x21x2xi64>) -> tensor<13x21x1xi64>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [4, 5, 6] : (tensor<13x21x1xi64>) -> tensor<2x3x3x8x13x21x1xi64>
  %i1 = stablehlo.iota dim = 1 : tensor<2x3x3x8x13x21x1xi64>
  %lo1 = stablehlo.constant dense<-1000> : tensor<2x3x3x8x13x21x1xi64>
  %hi1 = stablehlo.constant dense<1000> : tensor<2x3x3x8x13x21x1xi64>
  %cl1 = stablehlo.clamp %lo1, %b1, %hi1 : tensor<2x3x3x8x13x21x1xi64>
  %p1 = stablehlo.add %cl1, %i1 : tensor<2x3x3x8x13x21x1xi64>
  %s2 = stablehlo.slice %w [0:13, 0:21, 1:2] : (tensor<13x21x2xi64>) -> tensor<13x21x1xi64>
  %b2 = stablehlo.broadcast_in_dim %s2, dims = [4, 5, 6] : (tensor<13x21x1xi64>) -> tensor<2x3x3x8x13x21x1xi64>
  %i2 = stablehlo.iota dim = 2 : tensor<2x3x3x8x13x21x1xi64>
  %lo2 = stablehlo.constant dense<-1000> : tensor<2x3x3x8x13x21x1xi64>
  %hi2 = stablehlo.constant dense<1000> : tensor<2x3x3x8x13x21x1xi64>
  %cl2 = stablehlo.clamp %lo2, %b2, %hi2 : tensor<2x3x3x8x13x21x1xi64>
  %p2 = stablehlo.add %cl2, %i2 : tensor<2x3x3x8x13x21x1xi64>
  %i3 = stablehlo.iota dim = 3 : tensor<2x3x3x8x13x21x1xi64>
  %all = stablehlo.concatenate %i0, %p1, %p2, %i3, dim = 6 : (tensor<2x3x3x8x13x21x1xi64>, tensor<2x3x3x8x13x21x1xi64>, tensor<2x3x3x8x13x21x1xi64>, tensor<2x3x3x8x13x21x1xi64>) -> tensor<2x3x3x8x13x21x4xi64>
  %one = stablehlo.optimization_barrier %all : tensor<2x3x3x8x13x21x4xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [0, 1, 2, 3], index_vector_dim = 6>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<2x24x20x8xf32>, tensor<2x3x3x8x13x21x4xi64>, tensor<2x3x3x8x13x21xf32>) -> tensor<2x24x20x8xf32>
  check.expect_eq %got, %want : tensor<2x24x20x8xf32>
  return
}
func.func private @add_bf16_1() {
  %h0 = stablehlo.iota dim = 0 : tensor<546xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<546xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<546xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<546xi32>
  %h4 = stablehlo.constant dense<7> : tensor<546xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<546xi32>
  %h6 = stablehlo.constant dense<20> : tensor<546xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<546xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<546xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<546xi32>
  %ha = stablehlo.convert %h9 : (tensor<546xi32>) -> tensor<546xi32>
  %h = stablehlo.reshape %ha : (tensor<546xi32>) -> tensor<273x2xi32>
  %f0 = stablehlo.constant dense<2147483647> : tensor<1x2xi32>
  %f1 = stablehlo.constant dense<-2147483648> : tensor<1x2xi32>
  %hs = stablehlo.slice %h [2:273, 0:2] : (tensor<273x2xi32>) -> tensor<271x2xi32>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x2xi32>, tensor<271x2xi32>, tensor<1x2xi32>) -> tensor<273x2xi32>
  %at = stablehlo.reshape %hall : (tensor<273x2xi32>) -> tensor<13x21x2xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<7680xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<7680xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<7680xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<7680xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<7680xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<7680xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<7680xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<7680xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<7680xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<7680xi32>
  %xia = stablehlo.convert %xi9 : (tensor<7680xi32>) -> tensor<7680xbf16>
  %xi = stablehlo.reshape %xia : (tensor<7680xbf16>) -> tensor<2x24x20x8xbf16>
  %xc = stablehlo.constant dense<0.037> : tensor<2x24x20x8xbf16>
  %x = stablehlo.multiply %xi, %xc : tensor<2x24x20x8xbf16>
  %ui0 = stablehlo.iota dim = 0 : tensor<39312xi32>
  %ui1 = stablehlo.optimization_barrier %ui0 : tensor<39312xi32>
  %ui2 = stablehlo.constant dense<30011> : tensor<39312xi32>
  %ui3 = stablehlo.multiply %ui1, %ui2 : tensor<39312xi32>
  %ui4 = stablehlo.constant dense<7> : tensor<39312xi32>
  %ui5 = stablehlo.shift_right_logical %ui3, %ui4 : tensor<39312xi32>
  %ui6 = stablehlo.constant dense<256> : tensor<39312xi32>
  %ui7 = stablehlo.remainder %ui5, %ui6 : tensor<39312xi32>
  %ui8 = stablehlo.constant dense<-100> : tensor<39312xi32>
  %ui9 = stablehlo.add %ui7, %ui8 : tensor<39312xi32>
  %uia = stablehlo.convert %ui9 : (tensor<39312xi32>) -> tensor<39312xbf16>
  %ui = stablehlo.reshape %uia : (tensor<39312xbf16>) -> tensor<2x3x3x8x13x21xbf16>
  %uc = stablehlo.constant dense<0.037> : tensor<2x3x3x8x13x21xbf16>
  %u = stablehlo.multiply %ui, %uc : tensor<2x3x3x8x13x21xbf16>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 2>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
  }) : (tensor<2x24x20x8xbf16>, tensor<13x21x2xi32>, tensor<2x3x3x8x13x21xbf16>) -> tensor<2x24x20x8xbf16>
  %w = stablehlo.convert %at : (tensor<13x21x2xi32>) -> tensor<13x21x2xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<2x3x3x8x13x21x1xi64>
  %s1 = stablehlo.slice %w [0:13, 0:21, 1:2] : (tensor<13x21x2xi64>) -> tensor<13x21x1xi64>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [4, 5, 6] : (tensor<13x21x1xi64>) -> tensor<2x3x3x8x13x21x1xi64>
  %i1 = stablehlo.iota dim = 1 : tensor<2x3x3x8x13x21x1xi64>
  %lo1 = stablehlo.constant dense<-1000> : tensor<2x3x3x8x13x21x1xi64>
  %hi1 = stablehlo.constant dense<1000> : tensor<2x3x3x8x13x21x1xi64>
  %cl1 = stablehlo.clamp %lo1, %b1, %hi1 : tensor<2x3x3x8x13x21x1xi64>
  %p1 = stablehlo.add %cl1, %i1 : tensor<2x3x3x8x13x21x1xi64>
  %s2 = stablehlo.slice %w [0:13, 0:21, 0:1] : (tensor<13x21x2xi64>) -> tensor<13x21x1xi64>
  %b2 = stablehlo.broadcast_in_dim %s2, dims = [4, 5, 6] : (tensor<13x21x1xi64>) -> tensor<2x3x3x8x13x21x1xi64>
  %i2 = stablehlo.iota dim = 2 : tensor<2x3x3x8x13x21x1xi64>
  %lo2 = stablehlo.constant dense<-1000> : tensor<2x3x3x8x13x21x1xi64>
  %hi2 = stablehlo.constant dense<1000> : tensor<2x3x3x8x13x21x1xi64>
  %cl2 = stablehlo.clamp %lo2, %b2, %hi2 : tensor<2x3x3x8x13x21x1xi64>
  %p2 = stablehlo.add %cl2, %i2 : tensor<2x3x3x8x13x21x1xi64>
  %i3 = stablehlo.iota dim = 3 : tensor<2x3x3x8x13x21x1xi64>
  %all = stablehlo.concatenate %i0, %p1, %p2, %i3, dim = 6 : (tensor<2x3x3x8x13x21x1xi64>, tensor<2x3x3x8x13x21x1xi64>, tensor<2x3x3x8x13x21x1xi64>, tensor<2x3x3x8x13x21x1xi64>) -> tensor<2x3x3x8x13x21x4xi64>
  %one = stablehlo.optimization_barrier %all : tensor<2x3x3x8x13x21x4xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [0, 1, 2, 3], index_vector_dim = 6>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.add %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
  }) : (tensor<2x24x20x8xbf16>, tensor<2x3x3x8x13x21x4xi64>, tensor<2x3x3x8x13x21xbf16>) -> tensor<2x24x20x8xbf16>
  check.expect_eq %got, %want : tensor<2x24x20x8xbf16>
  return
}
func.func private @add_f32_2() {
  %h0 = stablehlo.iota dim = 0 : tensor<95xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<95xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<95xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<95xi32>
  %h4 = stablehlo.constant dense<7> : tensor<95xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<95xi32>
  %h6 = stablehlo.constant dense<20> : tensor<95xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<95xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<95xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<95xi32>
  %ha = stablehlo.convert %h9 : (tensor<95xi32>) -> tensor<95xi64>
  %h = stablehlo.reshape %ha : (tensor<95xi64>) -> tensor<95x1xi64>
  %f0 = stablehlo.constant dense<9223372036854775807> : tensor<1x1xi64>
  %f1 = stablehlo.constant dense<-1099511627777> : tensor<1x1xi64>
  %hs = stablehlo.slice %h [2:95, 0:1] : (tensor<95x1xi64>) -> tensor<93x1xi64>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x1xi64>, tensor<93x1xi64>, tensor<1x1xi64>) -> tensor<95x1xi64>
  %at = stablehlo.reshape %hall : (tensor<95x1xi64>) -> tensor<5x19x1xi64>
  %xi0 = stablehlo.iota dim = 0 : tensor<7680xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<7680xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<7680xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<7680xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<7680xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<7680xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<7680xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<7680xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<7680xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<7680xi32>
  %xia = stablehlo.convert %xi9 : (tensor<7680xi32>) -> tensor<7680xf32>
  %xi = stablehlo.reshape %xia : (tensor<7680xf32>) -> tensor<24x20x16xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<24x20x16xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<24x20x16xf32>
  %ui0 = stablehlo.iota dim = 0 : tensor<91200xi32>
  %ui1 = stablehlo.optimization_barrier %ui0 : tensor<91200xi32>
  %ui2 = stablehlo.constant dense<30011> : tensor<91200xi32>
  %ui3 = stablehlo.multiply %ui1, %ui2 : tensor<91200xi32>
  %ui4 = stablehlo.constant dense<7> : tensor<91200xi32>
  %ui5 = stablehlo.shift_right_logical %ui3, %ui4 : tensor<91200xi32>
  %ui6 = stablehlo.constant dense<256> : tensor<91200xi32>
  %ui7 = stablehlo.remainder %ui5, %ui6 : tensor<91200xi32>
  %ui8 = stablehlo.constant dense<-100> : tensor<91200xi32>
  %ui9 = stablehlo.add %ui7, %ui8 : tensor<91200xi32>
  %uia = stablehlo.convert %ui9 : (tensor<91200xi32>) -> tensor<91200xf32>
  %ui = stablehlo.reshape %uia : (tensor<91200xf32>) -> tensor<3x5x20x16x19xf32>
  %uc = stablehlo.constant dense<0.037> : tensor<3x5x20x16x19xf32>
  %u = stablehlo.multiply %ui, %uc : tensor<3x5x20x16x19xf32>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<24x20x16xf32>, tensor<5x19x1xi64>, tensor<3x5x20x16x19xf32>) -> tensor<24x20x16xf32>
  %w = stablehlo.convert %at : (tensor<5x19x1xi64>) -> tensor<5x19x1xi64>
  %s0 = stablehlo.slice %w [0:5, 0:19, 0:1] : (tensor<5x19x1xi64>) -> tensor<5x19x1xi64>
  %b0 = stablehlo.broadcast_in_dim %s0, dims = [1, 4, 5] : (tensor<5x19x1xi64>) -> tensor<3x5x20x16x19x1xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<3x5x20x16x19x1xi64>
  %lo0 = stablehlo.constant dense<-1000> : tensor<3x5x20x16x19x1xi64>
  %hi0 = stablehlo.constant dense<1000> : tensor<3x5x20x16x19x1xi64>
  %cl0 = stablehlo.clamp %lo0, %b0, %hi0 : tensor<3x5x20x16x19x1xi64>
  %p0 = stablehlo.add %cl0, %i0 : tensor<3x5x20x16x19x1xi64>
  %i1 = stablehlo.iota dim = 2 : tensor<3x5x20x16x19x1xi64>
  %i2 = stablehlo.iota dim = 3 : tensor<3x5x20x16x19x1xi64>
  %all = stablehlo.concatenate %p0, %i1, %i2, dim = 5 : (tensor<3x5x20x16x19x1xi64>, tensor<3x5x20x16x19x1xi64>, tensor<3x5x20x16x19x1xi64>) -> tensor<3x5x20x16x19x3xi64>
  %one = stablehlo.optimization_barrier %all : tensor<3x5x20x16x19x3xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 5>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<24x20x16xf32>, tensor<3x5x20x16x19x3xi64>, tensor<3x5x20x16x19xf32>) -> tensor<24x20x16xf32>
  check.expect_eq %got, %want : tensor<24x20x16xf32>
  return
}
func.func private @maximum_i32_3() {
  %h0 = stablehlo.iota dim = 0 : tensor<70xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<70xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<70xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<70xi32>
  %h4 = stablehlo.constant dense<7> : tensor<70xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<70xi32>
  %h6 = stablehlo.constant dense<20> : tensor<70xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<70xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<70xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<70xi32>
  %ha = stablehlo.convert %h9 : (tensor<70xi32>) -> tensor<70xui32>
  %h = stablehlo.reshape %ha : (tensor<70xui32>) -> tensor<70x1xui32>
  %f0 = stablehlo.constant dense<4294967295> : tensor<1x1xui32>
  %f1 = stablehlo.constant dense<2147483648> : tensor<1x1xui32>
  %hs = stablehlo.slice %h [2:70, 0:1] : (tensor<70x1xui32>) -> tensor<68x1xui32>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x1xui32>, tensor<68x1xui32>, tensor<1x1xui32>) -> tensor<70x1xui32>
  %at = stablehlo.reshape %hall : (tensor<70x1xui32>) -> tensor<70x1xui32>
  %x0 = stablehlo.iota dim = 0 : tensor<50xi32>
  %x1 = stablehlo.optimization_barrier %x0 : tensor<50xi32>
  %x2 = stablehlo.constant dense<48271> : tensor<50xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<50xi32>
  %x4 = stablehlo.constant dense<7> : tensor<50xi32>
  %x5 = stablehlo.shift_right_logical %x3, %x4 : tensor<50xi32>
  %x6 = stablehlo.constant dense<200> : tensor<50xi32>
  %x7 = stablehlo.remainder %x5, %x6 : tensor<50xi32>
  %x8 = stablehlo.constant dense<-100> : tensor<50xi32>
  %x9 = stablehlo.add %x7, %x8 : tensor<50xi32>
  %xa = stablehlo.convert %x9 : (tensor<50xi32>) -> tensor<50xi32>
  %x = stablehlo.reshape %xa : (tensor<50xi32>) -> tensor<50xi32>
  %u0 = stablehlo.iota dim = 0 : tensor<350xi32>
  %u1 = stablehlo.optimization_barrier %u0 : tensor<350xi32>
  %u2 = stablehlo.constant dense<30011> : tensor<350xi32>
  %u3 = stablehlo.multiply %u1, %u2 : tensor<350xi32>
  %u4 = stablehlo.constant dense<7> : tensor<350xi32>
  %u5 = stablehlo.shift_right_logical %u3, %u4 : tensor<350xi32>
  %u6 = stablehlo.constant dense<200> : tensor<350xi32>
  %u7 = stablehlo.remainder %u5, %u6 : tensor<350xi32>
  %u8 = stablehlo.constant dense<-100> : tensor<350xi32>
  %u9 = stablehlo.add %u7, %u8 : tensor<350xi32>
  %ua = stablehlo.convert %u9 : (tensor<350xi32>) -> tensor<350xi32>
  %u = stablehlo.reshape %ua : (tensor<350xi32>) -> tensor<5x70xi32>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.maximum %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) : (tensor<50xi32>, tensor<70x1xui32>, tensor<5x70xi32>) -> tensor<50xi32>
  %w = stablehlo.convert %at : (tensor<70x1xui32>) -> tensor<70x1xi64>
  %s0 = stablehlo.slice %w [0:70, 0:1] : (tensor<70x1xi64>) -> tensor<70x1xi64>
  %b0 = stablehlo.broadcast_in_dim %s0, dims = [1, 2] : (tensor<70x1xi64>) -> tensor<5x70x1xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<5x70x1xi64>
  %lo0 = stablehlo.constant dense<-1000> : tensor<5x70x1xi64>
  %hi0 = stablehlo.constant dense<1000> : tensor<5x70x1xi64>
  %cl0 = stablehlo.clamp %lo0, %b0, %hi0 : tensor<5x70x1xi64>
  %p0 = stablehlo.add %cl0, %i0 : tensor<5x70x1xi64>
  %one = stablehlo.optimization_barrier %p0 : tensor<5x70x1xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.maximum %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) : (tensor<50xi32>, tensor<5x70x1xi64>, tensor<5x70xi32>) -> tensor<50xi32>
  check.expect_eq %got, %want : tensor<50xi32>
  return
}
func.func private @set_f32_4() {
  %h0 = stablehlo.iota dim = 0 : tensor<330xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<330xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<330xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<330xi32>
  %h4 = stablehlo.constant dense<7> : tensor<330xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<330xi32>
  %h6 = stablehlo.constant dense<14> : tensor<330xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<330xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<330xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<330xi32>
  %ha = stablehlo.convert %h9 : (tensor<330xi32>) -> tensor<330xi8>
  %h = stablehlo.reshape %ha : (tensor<330xi8>) -> tensor<165x2xi8>
  %f0 = stablehlo.constant dense<127> : tensor<1x2xi8>
  %f1 = stablehlo.constant dense<-128> : tensor<1x2xi8>
  %hs = stablehlo.slice %h [2:165, 0:2] : (tensor<165x2xi8>) -> tensor<163x2xi8>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x2xi8>, tensor<163x2xi8>, tensor<1x2xi8>) -> tensor<165x2xi8>
  %at = stablehlo.reshape %hall : (tensor<165x2xi8>) -> tensor<5x33x2xi8>
  %xi0 = stablehlo.iota dim = 0 : tensor<2688xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<2688xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<2688xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<2688xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<2688xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<2688xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<2688xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<2688xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<2688xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<2688xi32>
  %xia = stablehlo.convert %xi9 : (tensor<2688xi32>) -> tensor<2688xf32>
  %xi = stablehlo.reshape %xia : (tensor<2688xf32>) -> tensor<24x7x16xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<24x7x16xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<24x7x16xf32>
  %ui0 = stablehlo.iota dim = 0 : tensor<10560xi32>
  %ui1 = stablehlo.optimization_barrier %ui0 : tensor<10560xi32>
  %ui2 = stablehlo.constant dense<30011> : tensor<10560xi32>
  %ui3 = stablehlo.multiply %ui1, %ui2 : tensor<10560xi32>
  %ui4 = stablehlo.constant dense<7> : tensor<10560xi32>
  %ui5 = stablehlo.shift_right_logical %ui3, %ui4 : tensor<10560xi32>
  %ui6 = stablehlo.constant dense<256> : tensor<10560xi32>
  %ui7 = stablehlo.remainder %ui5, %ui6 : tensor<10560xi32>
  %ui8 = stablehlo.constant dense<-100> : tensor<10560xi32>
  %ui9 = stablehlo.add %ui7, %ui8 : tensor<10560xi32>
  %uia = stablehlo.convert %ui9 : (tensor<10560xi32>) -> tensor<10560xf32>
  %ui = stablehlo.reshape %uia : (tensor<10560xf32>) -> tensor<4x16x5x33xf32>
  %uc = stablehlo.constant dense<0.037> : tensor<4x16x5x33xf32>
  %u = stablehlo.multiply %ui, %uc : tensor<4x16x5x33xf32>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
  }) : (tensor<24x7x16xf32>, tensor<5x33x2xi8>, tensor<4x16x5x33xf32>) -> tensor<24x7x16xf32>
  %w = stablehlo.convert %at : (tensor<5x33x2xi8>) -> tensor<5x33x2xi64>
  %s0 = stablehlo.slice %w [0:5, 0:33, 0:1] : (tensor<5x33x2xi64>) -> tensor<5x33x1xi64>
  %b0 = stablehlo.broadcast_in_dim %s0, dims = [2, 3, 4] : (tensor<5x33x1xi64>) -> tensor<4x16x5x33x1xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<4x16x5x33x1xi64>
  %lo0 = stablehlo.constant dense<-1000> : tensor<4x16x5x33x1xi64>
  %hi0 = stablehlo.constant dense<1000> : tensor<4x16x5x33x1xi64>
  %cl0 = stablehlo.clamp %lo0, %b0, %hi0 : tensor<4x16x5x33x1xi64>
  %p0 = stablehlo.add %cl0, %i0 : tensor<4x16x5x33x1xi64>
  %s1 = stablehlo.slice %w [0:5, 0:33, 1:2] : (tensor<5x33x2xi64>) -> tensor<5x33x1xi64>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [2, 3, 4] : (tensor<5x33x1xi64>) -> tensor<4x16x5x33x1xi64>
  %i2 = stablehlo.iota dim = 1 : tensor<4x16x5x33x1xi64>
  %all = stablehlo.concatenate %p0, %b1, %i2, dim = 4 : (tensor<4x16x5x33x1xi64>, tensor<4x16x5x33x1xi64>, tensor<4x16x5x33x1xi64>) -> tensor<4x16x5x33x3xi64>
  %one = stablehlo.optimization_barrier %all : tensor<4x16x5x33x3xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 4>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
  }) : (tensor<24x7x16xf32>, tensor<4x16x5x33x3xi64>, tensor<4x16x5x33xf32>) -> tensor<24x7x16xf32>
  check.expect_eq %got, %want : tensor<24x7x16xf32>
  return
}
func.func private @add_i32_5() {
  %h0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<128xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<128xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<128xi32>
  %h4 = stablehlo.constant dense<7> : tensor<128xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<128xi32>
  %h6 = stablehlo.constant dense<20> : tensor<128xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<128xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<128xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<128xi32>
  %ha = stablehlo.convert %h9 : (tensor<128xi32>) -> tensor<128xi16>
  %h = stablehlo.reshape %ha : (tensor<128xi16>) -> tensor<64x2xi16>
  %f0 = stablehlo.constant dense<32767> : tensor<1x2xi16>
  %f1 = stablehlo.constant dense<-32768> : tensor<1x2xi16>
  %hs = stablehlo.slice %h [2:64, 0:2] : (tensor<64x2xi16>) -> tensor<62x2xi16>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x2xi16>, tensor<62x2xi16>, tensor<1x2xi16>) -> tensor<64x2xi16>
  %at = stablehlo.reshape %hall : (tensor<64x2xi16>) -> tensor<64x2xi16>
  %x0 = stablehlo.iota dim = 0 : tensor<2400xi32>
  %x1 = stablehlo.optimization_barrier %x0 : tensor<2400xi32>
  %x2 = stablehlo.constant dense<48271> : tensor<2400xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<2400xi32>
  %x4 = stablehlo.constant dense<7> : tensor<2400xi32>
  %x5 = stablehlo.shift_right_logical %x3, %x4 : tensor<2400xi32>
  %x6 = stablehlo.constant dense<200> : tensor<2400xi32>
  %x7 = stablehlo.remainder %x5, %x6 : tensor<2400xi32>
  %x8 = stablehlo.constant dense<-100> : tensor<2400xi32>
  %x9 = stablehlo.add %x7, %x8 : tensor<2400xi32>
  %xa = stablehlo.convert %x9 : (tensor<2400xi32>) -> tensor<2400xi32>
  %x = stablehlo.reshape %xa : (tensor<2400xi32>) -> tensor<24x20x5xi32>
  %u0 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %u1 = stablehlo.optimization_barrier %u0 : tensor<2560xi32>
  %u2 = stablehlo.constant dense<30011> : tensor<2560xi32>
  %u3 = stablehlo.multiply %u1, %u2 : tensor<2560xi32>
  %u4 = stablehlo.constant dense<7> : tensor<2560xi32>
  %u5 = stablehlo.shift_right_logical %u3, %u4 : tensor<2560xi32>
  %u6 = stablehlo.constant dense<200> : tensor<2560xi32>
  %u7 = stablehlo.remainder %u5, %u6 : tensor<2560xi32>
  %u8 = stablehlo.constant dense<-100> : tensor<2560xi32>
  %u9 = stablehlo.add %u7, %u8 : tensor<2560xi32>
  %ua = stablehlo.convert %u9 : (tensor<2560xi32>) -> tensor<2560xi32>
  %u = stablehlo.reshape %ua : (tensor<2560xi32>) -> tensor<4x2x5x64xi32>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) : (tensor<24x20x5xi32>, tensor<64x2xi16>, tensor<4x2x5x64xi32>) -> tensor<24x20x5xi32>
  %w = stablehlo.convert %at : (tensor<64x2xi16>) -> tensor<64x2xi64>
  %s0 = stablehlo.slice %w [0:64, 0:1] : (tensor<64x2xi64>) -> tensor<64x1xi64>
  %b0 = stablehlo.broadcast_in_dim %s0, dims = [3, 4] : (tensor<64x1xi64>) -> tensor<4x2x5x64x1xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<4x2x5x64x1xi64>
  %lo0 = stablehlo.constant dense<-1000> : tensor<4x2x5x64x1xi64>
  %hi0 = stablehlo.constant dense<1000> : tensor<4x2x5x64x1xi64>
  %cl0 = stablehlo.clamp %lo0, %b0, %hi0 : tensor<4x2x5x64x1xi64>
  %p0 = stablehlo.add %cl0, %i0 : tensor<4x2x5x64x1xi64>
  %s1 = stablehlo.slice %w [0:64, 1:2] : (tensor<64x2xi64>) -> tensor<64x1xi64>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [3, 4] : (tensor<64x1xi64>) -> tensor<4x2x5x64x1xi64>
  %i1 = stablehlo.iota dim = 1 : tensor<4x2x5x64x1xi64>
  %lo1 = stablehlo.constant dense<-1000> : tensor<4x2x5x64x1xi64>
  %hi1 = stablehlo.constant dense<1000> : tensor<4x2x5x64x1xi64>
  %cl1 = stablehlo.clamp %lo1, %b1, %hi1 : tensor<4x2x5x64x1xi64>
  %p1 = stablehlo.add %cl1, %i1 : tensor<4x2x5x64x1xi64>
  %i2 = stablehlo.iota dim = 2 : tensor<4x2x5x64x1xi64>
  %all = stablehlo.concatenate %p0, %p1, %i2, dim = 4 : (tensor<4x2x5x64x1xi64>, tensor<4x2x5x64x1xi64>, tensor<4x2x5x64x1xi64>) -> tensor<4x2x5x64x3xi64>
  %one = stablehlo.optimization_barrier %all : tensor<4x2x5x64x3xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 4>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %c = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %c : tensor<i32>
  }) : (tensor<24x20x5xi32>, tensor<4x2x5x64x3xi64>, tensor<4x2x5x64xi32>) -> tensor<24x20x5xi32>
  check.expect_eq %got, %want : tensor<24x20x5xi32>
  return
}
func.func private @add_f32_6() {
  %h0 = stablehlo.iota dim = 0 : tensor<130xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<130xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<130xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<130xi32>
  %h4 = stablehlo.constant dense<7> : tensor<130xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<130xi32>
  %h6 = stablehlo.constant dense<20> : tensor<130xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<130xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<130xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<130xi32>
  %ha = stablehlo.convert %h9 : (tensor<130xi32>) -> tensor<130xui8>
  %h = stablehlo.reshape %ha : (tensor<130xui8>) -> tensor<130x1xui8>
  %f0 = stablehlo.constant dense<255> : tensor<1x1xui8>
  %f1 = stablehlo.constant dense<254> : tensor<1x1xui8>
  %hs = stablehlo.slice %h [2:130, 0:1] : (tensor<130x1xui8>) -> tensor<128x1xui8>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x1xui8>, tensor<128x1xui8>, tensor<1x1xui8>) -> tensor<130x1xui8>
  %at = stablehlo.reshape %hall : (tensor<130x1xui8>) -> tensor<130x1xui8>
  %xi0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<360xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<360xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<360xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<360xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<360xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<360xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<360xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<360xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<360xi32>
  %xia = stablehlo.convert %xi9 : (tensor<360xi32>) -> tensor<360xf32>
  %xi = stablehlo.reshape %xia : (tensor<360xf32>) -> tensor<6x30x2xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<6x30x2xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<6x30x2xf32>
  %ui0 = stablehlo.iota dim = 0 : tensor<4680xi32>
  %ui1 = stablehlo.optimization_barrier %ui0 : tensor<4680xi32>
  %ui2 = stablehlo.constant dense<30011> : tensor<4680xi32>
  %ui3 = stablehlo.multiply %ui1, %ui2 : tensor<4680xi32>
  %ui4 = stablehlo.constant dense<7> : tensor<4680xi32>
  %ui5 = stablehlo.shift_right_logical %ui3, %ui4 : tensor<4680xi32>
  %ui6 = stablehlo.constant dense<256> : tensor<4680xi32>
  %ui7 = stablehlo.remainder %ui5, %ui6 : tensor<4680xi32>
  %ui8 = stablehlo.constant dense<-100> : tensor<4680xi32>
  %ui9 = stablehlo.add %ui7, %ui8 : tensor<4680xi32>
  %uia = stablehlo.convert %ui9 : (tensor<4680xi32>) -> tensor<4680xf32>
  %ui = stablehlo.reshape %uia : (tensor<4680xf32>) -> tensor<6x3x2x130xf32>
  %uc = stablehlo.constant dense<0.037> : tensor<6x3x2x130xf32>
  %u = stablehlo.multiply %ui, %uc : tensor<6x3x2x130xf32>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<6x30x2xf32>, tensor<130x1xui8>, tensor<6x3x2x130xf32>) -> tensor<6x30x2xf32>
  %w = stablehlo.convert %at : (tensor<130x1xui8>) -> tensor<130x1xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<6x3x2x130x1xi64>
  %s1 = stablehlo.slice %w [0:130, 0:1] : (tensor<130x1xi64>) -> tensor<130x1xi64>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [3, 4] : (tensor<130x1xi64>) -> tensor<6x3x2x130x1xi64>
  %i1 = stablehlo.iota dim = 1 : tensor<6x3x2x130x1xi64>
  %lo1 = stablehlo.constant dense<-1000> : tensor<6x3x2x130x1xi64>
  %hi1 = stablehlo.constant dense<1000> : tensor<6x3x2x130x1xi64>
  %cl1 = stablehlo.clamp %lo1, %b1, %hi1 : tensor<6x3x2x130x1xi64>
  %p1 = stablehlo.add %cl1, %i1 : tensor<6x3x2x130x1xi64>
  %i2 = stablehlo.iota dim = 2 : tensor<6x3x2x130x1xi64>
  %all = stablehlo.concatenate %i0, %p1, %i2, dim = 4 : (tensor<6x3x2x130x1xi64>, tensor<6x3x2x130x1xi64>, tensor<6x3x2x130x1xi64>) -> tensor<6x3x2x130x3xi64>
  %one = stablehlo.optimization_barrier %all : tensor<6x3x2x130x3xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 4>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<6x30x2xf32>, tensor<6x3x2x130x3xi64>, tensor<6x3x2x130xf32>) -> tensor<6x30x2xf32>
  check.expect_eq %got, %want : tensor<6x30x2xf32>
  return
}
func.func private @maximum_bf16_7() {
  %h0 = stablehlo.iota dim = 0 : tensor<22xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<22xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<22xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<22xi32>
  %h4 = stablehlo.constant dense<7> : tensor<22xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<22xi32>
  %h6 = stablehlo.constant dense<20> : tensor<22xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<22xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<22xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<22xi32>
  %ha = stablehlo.convert %h9 : (tensor<22xi32>) -> tensor<22xi32>
  %h = stablehlo.reshape %ha : (tensor<22xi32>) -> tensor<11x2xi32>
  %f0 = stablehlo.constant dense<2147483647> : tensor<1x2xi32>
  %f1 = stablehlo.constant dense<-2147483648> : tensor<1x2xi32>
  %hs = stablehlo.slice %h [2:11, 0:2] : (tensor<11x2xi32>) -> tensor<9x2xi32>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x2xi32>, tensor<9x2xi32>, tensor<1x2xi32>) -> tensor<11x2xi32>
  %at = stablehlo.reshape %hall : (tensor<11x2xi32>) -> tensor<11x2xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<960xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<960xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<960xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<960xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<960xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<960xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<960xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<960xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<960xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<960xi32>
  %xia = stablehlo.convert %xi9 : (tensor<960xi32>) -> tensor<960xbf16>
  %xi = stablehlo.reshape %xia : (tensor<960xbf16>) -> tensor<24x40xbf16>
  %xc = stablehlo.constant dense<0.037> : tensor<24x40xbf16>
  %x = stablehlo.multiply %xi, %xc : tensor<24x40xbf16>
  %ui0 = stablehlo.iota dim = 0 : tensor<10560xi32>
  %ui1 = stablehlo.optimization_barrier %ui0 : tensor<10560xi32>
  %ui2 = stablehlo.constant dense<30011> : tensor<10560xi32>
  %ui3 = stablehlo.multiply %ui1, %ui2 : tensor<10560xi32>
  %ui4 = stablehlo.constant dense<7> : tensor<10560xi32>
  %ui5 = stablehlo.shift_right_logical %ui3, %ui4 : tensor<10560xi32>
  %ui6 = stablehlo.constant dense<256> : tensor<10560xi32>
  %ui7 = stablehlo.remainder %ui5, %ui6 : tensor<10560xi32>
  %ui8 = stablehlo.constant dense<-100> : tensor<10560xi32>
  %ui9 = stablehlo.add %ui7, %ui8 : tensor<10560xi32>
  %uia = stablehlo.convert %ui9 : (tensor<10560xi32>) -> tensor<10560xbf16>
  %ui = stablehlo.reshape %uia : (tensor<10560xbf16>) -> tensor<24x40x11xbf16>
  %uc = stablehlo.constant dense<0.037> : tensor<24x40x11xbf16>
  %u = stablehlo.multiply %ui, %uc : tensor<24x40x11xbf16>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
  }) : (tensor<24x40xbf16>, tensor<11x2xi32>, tensor<24x40x11xbf16>) -> tensor<24x40xbf16>
  %w = stablehlo.convert %at : (tensor<11x2xi32>) -> tensor<11x2xi64>
  %s0 = stablehlo.slice %w [0:11, 0:1] : (tensor<11x2xi64>) -> tensor<11x1xi64>
  %b0 = stablehlo.broadcast_in_dim %s0, dims = [2, 3] : (tensor<11x1xi64>) -> tensor<24x40x11x1xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<24x40x11x1xi64>
  %lo0 = stablehlo.constant dense<-1000> : tensor<24x40x11x1xi64>
  %hi0 = stablehlo.constant dense<1000> : tensor<24x40x11x1xi64>
  %cl0 = stablehlo.clamp %lo0, %b0, %hi0 : tensor<24x40x11x1xi64>
  %p0 = stablehlo.add %cl0, %i0 : tensor<24x40x11x1xi64>
  %s1 = stablehlo.slice %w [0:11, 1:2] : (tensor<11x2xi64>) -> tensor<11x1xi64>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [2, 3] : (tensor<11x1xi64>) -> tensor<24x40x11x1xi64>
  %i1 = stablehlo.iota dim = 1 : tensor<24x40x11x1xi64>
  %lo1 = stablehlo.constant dense<-1000> : tensor<24x40x11x1xi64>
  %hi1 = stablehlo.constant dense<1000> : tensor<24x40x11x1xi64>
  %cl1 = stablehlo.clamp %lo1, %b1, %hi1 : tensor<24x40x11x1xi64>
  %p1 = stablehlo.add %cl1, %i1 : tensor<24x40x11x1xi64>
  %all = stablehlo.concatenate %p0, %p1, dim = 3 : (tensor<24x40x11x1xi64>, tensor<24x40x11x1xi64>) -> tensor<24x40x11x2xi64>
  %one = stablehlo.optimization_barrier %all : tensor<24x40x11x2xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 3>}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.maximum %a, %b : tensor<bf16>
      stablehlo.return %c : tensor<bf16>
  }) : (tensor<24x40xbf16>, tensor<24x40x11x2xi64>, tensor<24x40x11xbf16>) -> tensor<24x40xbf16>
  check.expect_eq %got, %want : tensor<24x40xbf16>
  return
}
func.func private @add_f64_8() {
  %h0 = stablehlo.iota dim = 0 : tensor<20xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<20xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<20xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<20xi32>
  %h4 = stablehlo.constant dense<7> : tensor<20xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<20xi32>
  %h6 = stablehlo.constant dense<20> : tensor<20xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<20xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<20xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<20xi32>
  %ha = stablehlo.convert %h9 : (tensor<20xi32>) -> tensor<20xi32>
  %h = stablehlo.reshape %ha : (tensor<20xi32>) -> tensor<20x1xi32>
  %f0 = stablehlo.constant dense<2147483647> : tensor<1x1xi32>
  %f1 = stablehlo.constant dense<-2147483648> : tensor<1x1xi32>
  %hs = stablehlo.slice %h [2:20, 0:1] : (tensor<20x1xi32>) -> tensor<18x1xi32>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x1xi32>, tensor<18x1xi32>, tensor<1x1xi32>) -> tensor<20x1xi32>
  %at = stablehlo.reshape %hall : (tensor<20x1xi32>) -> tensor<20x1xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<480xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<480xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<480xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<480xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<480xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<480xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<480xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<480xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<480xi32>
  %xia = stablehlo.convert %xi9 : (tensor<480xi32>) -> tensor<480xf64>
  %xi = stablehlo.reshape %xia : (tensor<480xf64>) -> tensor<40x12xf64>
  %xc = stablehlo.constant dense<0.037> : tensor<40x12xf64>
  %x = stablehlo.multiply %xi, %xc : tensor<40x12xf64>
  %ui0 = stablehlo.iota dim = 0 : tensor<720xi32>
  %ui1 = stablehlo.optimization_barrier %ui0 : tensor<720xi32>
  %ui2 = stablehlo.constant dense<30011> : tensor<720xi32>
  %ui3 = stablehlo.multiply %ui1, %ui2 : tensor<720xi32>
  %ui4 = stablehlo.constant dense<7> : tensor<720xi32>
  %ui5 = stablehlo.shift_right_logical %ui3, %ui4 : tensor<720xi32>
  %ui6 = stablehlo.constant dense<256> : tensor<720xi32>
  %ui7 = stablehlo.remainder %ui5, %ui6 : tensor<720xi32>
  %ui8 = stablehlo.constant dense<-100> : tensor<720xi32>
  %ui9 = stablehlo.add %ui7, %ui8 : tensor<720xi32>
  %uia = stablehlo.convert %ui9 : (tensor<720xi32>) -> tensor<720xf64>
  %ui = stablehlo.reshape %uia : (tensor<720xf64>) -> tensor<3x20x12xf64>
  %uc = stablehlo.constant dense<0.037> : tensor<3x20x12xf64>
  %u = stablehlo.multiply %ui, %uc : tensor<3x20x12xf64>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %c = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %c : tensor<f64>
  }) : (tensor<40x12xf64>, tensor<20x1xi32>, tensor<3x20x12xf64>) -> tensor<40x12xf64>
  %w = stablehlo.convert %at : (tensor<20x1xi32>) -> tensor<20x1xi64>
  %s0 = stablehlo.slice %w [0:20, 0:1] : (tensor<20x1xi64>) -> tensor<20x1xi64>
  %b0 = stablehlo.broadcast_in_dim %s0, dims = [1, 3] : (tensor<20x1xi64>) -> tensor<3x20x12x1xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<3x20x12x1xi64>
  %lo0 = stablehlo.constant dense<-1000> : tensor<3x20x12x1xi64>
  %hi0 = stablehlo.constant dense<1000> : tensor<3x20x12x1xi64>
  %cl0 = stablehlo.clamp %lo0, %b0, %hi0 : tensor<3x20x12x1xi64>
  %p0 = stablehlo.add %cl0, %i0 : tensor<3x20x12x1xi64>
  %i1 = stablehlo.iota dim = 2 : tensor<3x20x12x1xi64>
  %all = stablehlo.concatenate %p0, %i1, dim = 3 : (tensor<3x20x12x1xi64>, tensor<3x20x12x1xi64>) -> tensor<3x20x12x2xi64>
  %one = stablehlo.optimization_barrier %all : tensor<3x20x12x2xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 3>}> ({
    ^bb0(%a: tensor<f64>, %b: tensor<f64>):
      %c = stablehlo.add %a, %b : tensor<f64>
      stablehlo.return %c : tensor<f64>
  }) : (tensor<40x12xf64>, tensor<3x20x12x2xi64>, tensor<3x20x12xf64>) -> tensor<40x12xf64>
  check.expect_eq %got, %want : tensor<40x12xf64>
  return
}
func.func private @subtract_f32_9() {
  %h0 = stablehlo.iota dim = 0 : tensor<66xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<66xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<66xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<66xi32>
  %h4 = stablehlo.constant dense<7> : tensor<66xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<66xi32>
  %h6 = stablehlo.constant dense<20> : tensor<66xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<66xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<66xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<66xi32>
  %ha = stablehlo.convert %h9 : (tensor<66xi32>) -> tensor<66xi32>
  %h = stablehlo.reshape %ha : (tensor<66xi32>) -> tensor<33x2xi32>
  %f0 = stablehlo.constant dense<2147483647> : tensor<1x2xi32>
  %f1 = stablehlo.constant dense<-2147483648> : tensor<1x2xi32>
  %hs = stablehlo.slice %h [2:33, 0:2] : (tensor<33x2xi32>) -> tensor<31x2xi32>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x2xi32>, tensor<31x2xi32>, tensor<1x2xi32>) -> tensor<33x2xi32>
  %at = stablehlo.reshape %hall : (tensor<33x2xi32>) -> tensor<33x2xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<3840xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<3840xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<3840xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<3840xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<3840xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<3840xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<3840xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<3840xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<3840xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<3840xi32>
  %xia = stablehlo.convert %xi9 : (tensor<3840xi32>) -> tensor<3840xf32>
  %xi = stablehlo.reshape %xia : (tensor<3840xf32>) -> tensor<24x20x8xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<24x20x8xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<24x20x8xf32>
  %ui0 = stablehlo.iota dim = 0 : tensor<2376xi32>
  %ui1 = stablehlo.optimization_barrier %ui0 : tensor<2376xi32>
  %ui2 = stablehlo.constant dense<30011> : tensor<2376xi32>
  %ui3 = stablehlo.multiply %ui1, %ui2 : tensor<2376xi32>
  %ui4 = stablehlo.constant dense<7> : tensor<2376xi32>
  %ui5 = stablehlo.shift_right_logical %ui3, %ui4 : tensor<2376xi32>
  %ui6 = stablehlo.constant dense<256> : tensor<2376xi32>
  %ui7 = stablehlo.remainder %ui5, %ui6 : tensor<2376xi32>
  %ui8 = stablehlo.constant dense<-100> : tensor<2376xi32>
  %ui9 = stablehlo.add %ui7, %ui8 : tensor<2376xi32>
  %uia = stablehlo.convert %ui9 : (tensor<2376xi32>) -> tensor<2376xf32>
  %ui = stablehlo.reshape %uia : (tensor<2376xf32>) -> tensor<3x3x8x33xf32>
  %uc = stablehlo.constant dense<0.037> : tensor<3x3x8x33xf32>
  %u = stablehlo.multiply %ui, %uc : tensor<3x3x8x33xf32>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.subtract %b, %a : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<24x20x8xf32>, tensor<33x2xi32>, tensor<3x3x8x33xf32>) -> tensor<24x20x8xf32>
  %w = stablehlo.convert %at : (tensor<33x2xi32>) -> tensor<33x2xi64>
  %s0 = stablehlo.slice %w [0:33, 0:1] : (tensor<33x2xi64>) -> tensor<33x1xi64>
  %b0 = stablehlo.broadcast_in_dim %s0, dims = [3, 4] : (tensor<33x1xi64>) -> tensor<3x3x8x33x1xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<3x3x8x33x1xi64>
  %lo0 = stablehlo.constant dense<-1000> : tensor<3x3x8x33x1xi64>
  %hi0 = stablehlo.constant dense<1000> : tensor<3x3x8x33x1xi64>
  %cl0 = stablehlo.clamp %lo0, %b0, %hi0 : tensor<3x3x8x33x1xi64>
  %p0 = stablehlo.add %cl0, %i0 : tensor<3x3x8x33x1xi64>
  %s1 = stablehlo.slice %w [0:33, 1:2] : (tensor<33x2xi64>) -> tensor<33x1xi64>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [3, 4] : (tensor<33x1xi64>) -> tensor<3x3x8x33x1xi64>
  %i1 = stablehlo.iota dim = 1 : tensor<3x3x8x33x1xi64>
  %lo1 = stablehlo.constant dense<-1000> : tensor<3x3x8x33x1xi64>
  %hi1 = stablehlo.constant dense<1000> : tensor<3x3x8x33x1xi64>
  %cl1 = stablehlo.clamp %lo1, %b1, %hi1 : tensor<3x3x8x33x1xi64>
  %p1 = stablehlo.add %cl1, %i1 : tensor<3x3x8x33x1xi64>
  %i2 = stablehlo.iota dim = 2 : tensor<3x3x8x33x1xi64>
  %all = stablehlo.concatenate %p0, %p1, %i2, dim = 4 : (tensor<3x3x8x33x1xi64>, tensor<3x3x8x33x1xi64>, tensor<3x3x8x33x1xi64>) -> tensor<3x3x8x33x3xi64>
  %one = stablehlo.optimization_barrier %all : tensor<3x3x8x33x3xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 4>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.subtract %b, %a : tensor<f32>
      stablehlo.return %c : tensor<f32>
  }) : (tensor<24x20x8xf32>, tensor<3x3x8x33x3xi64>, tensor<3x3x8x33xf32>) -> tensor<24x20x8xf32>
  check.expect_eq %got, %want : tensor<24x20x8xf32>
  return
}
func.func private @multiply_i8_10() {
  %h0 = stablehlo.iota dim = 0 : tensor<66xi32>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<66xi32>
  %h2 = stablehlo.constant dense<40503> : tensor<66xi32>
  %h3 = stablehlo.multiply %h1, %h2 : tensor<66xi32>
  %h4 = stablehlo.constant dense<7> : tensor<66xi32>
  %h5 = stablehlo.shift_right_logical %h3, %h4 : tensor<66xi32>
  %h6 = stablehlo.constant dense<20> : tensor<66xi32>
  %h7 = stablehlo.remainder %h5, %h6 : tensor<66xi32>
  %h8 = stablehlo.constant dense<-4> : tensor<66xi32>
  %h9 = stablehlo.add %h7, %h8 : tensor<66xi32>
  %ha = stablehlo.convert %h9 : (tensor<66xi32>) -> tensor<66xi32>
  %h = stablehlo.reshape %ha : (tensor<66xi32>) -> tensor<33x2xi32>
  %f0 = stablehlo.constant dense<2147483647> : tensor<1x2xi32>
  %f1 = stablehlo.constant dense<-2147483648> : tensor<1x2xi32>
  %hs = stablehlo.slice %h [2:33, 0:2] : (tensor<33x2xi32>) -> tensor<31x2xi32>
  %hall = stablehlo.concatenate %f0, %hs, %f1, dim = 0 : (tensor<1x2xi32>, tensor<31x2xi32>, tensor<1x2xi32>) -> tensor<33x2xi32>
  %at = stablehlo.reshape %hall : (tensor<33x2xi32>) -> tensor<33x2xi32>
  %x0 = stablehlo.iota dim = 0 : tensor<4320xi32>
  %x1 = stablehlo.optimization_barrier %x0 : tensor<4320xi32>
  %x2 = stablehlo.constant dense<48271> : tensor<4320xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<4320xi32>
  %x4 = stablehlo.constant dense<7> : tensor<4320xi32>
  %x5 = stablehlo.shift_right_logical %x3, %x4 : tensor<4320xi32>
  %x6 = stablehlo.constant dense<200> : tensor<4320xi32>
  %x7 = stablehlo.remainder %x5, %x6 : tensor<4320xi32>
  %x8 = stablehlo.constant dense<-100> : tensor<4320xi32>
  %x9 = stablehlo.add %x7, %x8 : tensor<4320xi32>
  %xa = stablehlo.convert %x9 : (tensor<4320xi32>) -> tensor<4320xi8>
  %x = stablehlo.reshape %xa : (tensor<4320xi8>) -> tensor<24x20x9xi8>
  %u0 = stablehlo.iota dim = 0 : tensor<1782xi32>
  %u1 = stablehlo.optimization_barrier %u0 : tensor<1782xi32>
  %u2 = stablehlo.constant dense<30011> : tensor<1782xi32>
  %u3 = stablehlo.multiply %u1, %u2 : tensor<1782xi32>
  %u4 = stablehlo.constant dense<7> : tensor<1782xi32>
  %u5 = stablehlo.shift_right_logical %u3, %u4 : tensor<1782xi32>
  %u6 = stablehlo.constant dense<200> : tensor<1782xi32>
  %u7 = stablehlo.remainder %u5, %u6 : tensor<1782xi32>
  %u8 = stablehlo.constant dense<-100> : tensor<1782xi32>
  %u9 = stablehlo.add %u7, %u8 : tensor<1782xi32>
  %ua = stablehlo.convert %u9 : (tensor<1782xi32>) -> tensor<1782xi8>
  %u = stablehlo.reshape %ua : (tensor<1782xi8>) -> tensor<2x3x9x33xi8>
  %got = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %c = stablehlo.multiply %a, %b : tensor<i8>
      stablehlo.return %c : tensor<i8>
  }) : (tensor<24x20x9xi8>, tensor<33x2xi32>, tensor<2x3x9x33xi8>) -> tensor<24x20x9xi8>
  %w = stablehlo.convert %at : (tensor<33x2xi32>) -> tensor<33x2xi64>
  %s0 = stablehlo.slice %w [0:33, 0:1] : (tensor<33x2xi64>) -> tensor<33x1xi64>
  %b0 = stablehlo.broadcast_in_dim %s0, dims = [3, 4] : (tensor<33x1xi64>) -> tensor<2x3x9x33x1xi64>
  %i0 = stablehlo.iota dim = 0 : tensor<2x3x9x33x1xi64>
  %lo0 = stablehlo.constant dense<-1000> : tensor<2x3x9x33x1xi64>
  %hi0 = stablehlo.constant dense<1000> : tensor<2x3x9x33x1xi64>
  %cl0 = stablehlo.clamp %lo0, %b0, %hi0 : tensor<2x3x9x33x1xi64>
  %p0 = stablehlo.add %cl0, %i0 : tensor<2x3x9x33x1xi64>
  %s1 = stablehlo.slice %w [0:33, 1:2] : (tensor<33x2xi64>) -> tensor<33x1xi64>
  %b1 = stablehlo.broadcast_in_dim %s1, dims = [3, 4] : (tensor<33x1xi64>) -> tensor<2x3x9x33x1xi64>
  %i1 = stablehlo.iota dim = 1 : tensor<2x3x9x33x1xi64>
  %lo1 = stablehlo.constant dense<-1000> : tensor<2x3x9x33x1xi64>
  %hi1 = stablehlo.constant dense<1000> : tensor<2x3x9x33x1xi64>
  %cl1 = stablehlo.clamp %lo1, %b1, %hi1 : tensor<2x3x9x33x1xi64>
  %p1 = stablehlo.add %cl1, %i1 : tensor<2x3x9x33x1xi64>
  %i2 = stablehlo.iota dim = 2 : tensor<2x3x9x33x1xi64>
  %all = stablehlo.concatenate %p0, %p1, %i2, dim = 4 : (tensor<2x3x9x33x1xi64>, tensor<2x3x9x33x1xi64>, tensor<2x3x9x33x1xi64>) -> tensor<2x3x9x33x3xi64>
  %one = stablehlo.optimization_barrier %all : tensor<2x3x9x33x3xi64>
  %want = "stablehlo.scatter"(%x, %one, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 4>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %c = stablehlo.multiply %a, %b : tensor<i8>
      stablehlo.return %c : tensor<i8>
  }) : (tensor<24x20x9xi8>, tensor<2x3x9x33x3xi64>, tensor<2x3x9x33xi8>) -> tensor<24x20x9xi8>
  check.expect_eq %got, %want : tensor<24x20x9xi8>
  return
}
