// Small products of what is gathered with windows before places, which is gathered with
// the windows last: some dims of them added up, others kept, clamped at the edges, with
// dims of batches, and what is read elsewhere, too.  Oracle: the product of the same
// from memory.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun --threads=1 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @f32_0() : () -> ()
  func.call @f32_1() : () -> ()
  func.call @bf16_2() : () -> ()
  func.call @i32_3() : () -> ()
  func.call @f64_4() : () -> ()
  func.call @f32_5() : () -> ()
  func.call @f32_6() : () -> ()
  func.call @f32_7() : () -> ()
  return
}
func.func private @f32_0() {
  %at0 = stablehlo.iota dim = 0 : tensor<546xi32>
  %at1 = stablehlo.optimization_barrier %at0 : tensor<546xi32>
  %at2 = stablehlo.constant dense<40503> : tensor<546xi32>
  %at3 = stablehlo.multiply %at1, %at2 : tensor<546xi32>
  %at4 = stablehlo.constant dense<7> : tensor<546xi32>
  %at5 = stablehlo.shift_right_logical %at3, %at4 : tensor<546xi32>
  %at6 = stablehlo.constant dense<26> : tensor<546xi32>
  %at7 = stablehlo.remainder %at5, %at6 : tensor<546xi32>
  %at8 = stablehlo.constant dense<-4> : tensor<546xi32>
  %at9 = stablehlo.add %at7, %at8 : tensor<546xi32>
  %ata = stablehlo.convert %at9 : (tensor<546xi32>) -> tensor<546xi32>
  %at = stablehlo.reshape %ata : (tensor<546xi32>) -> tensor<13x21x2xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<5760xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<5760xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<5760xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<5760xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<5760xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<5760xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<5760xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<5760xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<5760xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<5760xi32>
  %xia = stablehlo.convert %xi9 : (tensor<5760xi32>) -> tensor<5760xf32>
  %xi = stablehlo.reshape %xia : (tensor<5760xf32>) -> tensor<2x20x18x8xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<2x20x18x8xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<2x20x18x8xf32>
  %wi0 = stablehlo.iota dim = 0 : tensor<2457xi32>
  %wi1 = stablehlo.optimization_barrier %wi0 : tensor<2457xi32>
  %wi2 = stablehlo.constant dense<30011> : tensor<2457xi32>
  %wi3 = stablehlo.multiply %wi1, %wi2 : tensor<2457xi32>
  %wi4 = stablehlo.constant dense<7> : tensor<2457xi32>
  %wi5 = stablehlo.shift_right_logical %wi3, %wi4 : tensor<2457xi32>
  %wi6 = stablehlo.constant dense<256> : tensor<2457xi32>
  %wi7 = stablehlo.remainder %wi5, %wi6 : tensor<2457xi32>
  %wi8 = stablehlo.constant dense<-100> : tensor<2457xi32>
  %wi9 = stablehlo.add %wi7, %wi8 : tensor<2457xi32>
  %wia = stablehlo.convert %wi9 : (tensor<2457xi32>) -> tensor<2457xf32>
  %wi = stablehlo.reshape %wia : (tensor<2457xf32>) -> tensor<13x21x3x3xf32>
  %wc = stablehlo.constant dense<0.037> : tensor<13x21x3x3xf32>
  %w = stablehlo.multiply %wi, %wc : tensor<13x21x3x3xf32>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 3, 8>}> : (tensor<2x20x18x8xf32>, tensor<13x21x2xi32>) -> tensor<2x3x3x8x13x21xf32>
  %got = stablehlo.dot_general %w, %g, batching_dims = [0, 1] x [4, 5], contracting_dims = [2, 3] x [1, 2] : (tensor<13x21x3x3xf32>, tensor<2x3x3x8x13x21xf32>) -> tensor<13x21x2x8xf32>
  %y = stablehlo.optimization_barrier %x : tensor<2x20x18x8xf32>
  %h = "stablehlo.gather"(%y, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 3, 8>}> : (tensor<2x20x18x8xf32>, tensor<13x21x2xi32>) -> tensor<2x3x3x8x13x21xf32>
  %m = stablehlo.optimization_barrier %h : tensor<2x3x3x8x13x21xf32>
  %want = stablehlo.dot_general %w, %m, batching_dims = [0, 1] x [4, 5], contracting_dims = [2, 3] x [1, 2] : (tensor<13x21x3x3xf32>, tensor<2x3x3x8x13x21xf32>) -> tensor<13x21x2x8xf32>
  check.expect_eq %got, %want : tensor<13x21x2x8xf32>
  return
}
func.func private @f32_1() {
  %at0 = stablehlo.iota dim = 0 : tensor<140xi32>
  %at1 = stablehlo.optimization_barrier %at0 : tensor<140xi32>
  %at2 = stablehlo.constant dense<40503> : tensor<140xi32>
  %at3 = stablehlo.multiply %at1, %at2 : tensor<140xi32>
  %at4 = stablehlo.constant dense<7> : tensor<140xi32>
  %at5 = stablehlo.shift_right_logical %at3, %at4 : tensor<140xi32>
  %at6 = stablehlo.constant dense<26> : tensor<140xi32>
  %at7 = stablehlo.remainder %at5, %at6 : tensor<140xi32>
  %at8 = stablehlo.constant dense<-4> : tensor<140xi32>
  %at9 = stablehlo.add %at7, %at8 : tensor<140xi32>
  %ata = stablehlo.convert %at9 : (tensor<140xi32>) -> tensor<140xi64>
  %at = stablehlo.reshape %ata : (tensor<140xi64>) -> tensor<70x2xi64>
  %xi0 = stablehlo.iota dim = 0 : tensor<17280xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<17280xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<17280xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<17280xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<17280xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<17280xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<17280xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<17280xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<17280xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<17280xi32>
  %xia = stablehlo.convert %xi9 : (tensor<17280xi32>) -> tensor<17280xf32>
  %xi = stablehlo.reshape %xia : (tensor<17280xf32>) -> tensor<20x3x18x16xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<20x3x18x16xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<20x3x18x16xf32>
  %wi0 = stablehlo.iota dim = 0 : tensor<140xi32>
  %wi1 = stablehlo.optimization_barrier %wi0 : tensor<140xi32>
  %wi2 = stablehlo.constant dense<30011> : tensor<140xi32>
  %wi3 = stablehlo.multiply %wi1, %wi2 : tensor<140xi32>
  %wi4 = stablehlo.constant dense<7> : tensor<140xi32>
  %wi5 = stablehlo.shift_right_logical %wi3, %wi4 : tensor<140xi32>
  %wi6 = stablehlo.constant dense<256> : tensor<140xi32>
  %wi7 = stablehlo.remainder %wi5, %wi6 : tensor<140xi32>
  %wi8 = stablehlo.constant dense<-100> : tensor<140xi32>
  %wi9 = stablehlo.add %wi7, %wi8 : tensor<140xi32>
  %wia = stablehlo.convert %wi9 : (tensor<140xi32>) -> tensor<140xf32>
  %wi = stablehlo.reshape %wia : (tensor<140xf32>) -> tensor<70x2xf32>
  %wc = stablehlo.constant dense<0.037> : tensor<70x2xf32>
  %w = stablehlo.multiply %wi, %wc : tensor<70x2xf32>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [2], start_index_map = [2, 0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 16>}> : (tensor<20x3x18x16xf32>, tensor<70x2xi64>) -> tensor<2x3x16x70xf32>
  %got = stablehlo.dot_general %w, %g, batching_dims = [0] x [3], contracting_dims = [1] x [0] : (tensor<70x2xf32>, tensor<2x3x16x70xf32>) -> tensor<70x3x16xf32>
  %y = stablehlo.optimization_barrier %x : tensor<20x3x18x16xf32>
  %h = "stablehlo.gather"(%y, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [2], start_index_map = [2, 0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 16>}> : (tensor<20x3x18x16xf32>, tensor<70x2xi64>) -> tensor<2x3x16x70xf32>
  %m = stablehlo.optimization_barrier %h : tensor<2x3x16x70xf32>
  %want = stablehlo.dot_general %w, %m, batching_dims = [0] x [3], contracting_dims = [1] x [0] : (tensor<70x2xf32>, tensor<2x3x16x70xf32>) -> tensor<70x3x16xf32>
  check.expect_eq %got, %want : tensor<70x3x16xf32>
  return
}
func.func private @bf16_2() {
  %at0 = stablehlo.iota dim = 0 : tensor<170xi32>
  %at1 = stablehlo.optimization_barrier %at0 : tensor<170xi32>
  %at2 = stablehlo.constant dense<40503> : tensor<170xi32>
  %at3 = stablehlo.multiply %at1, %at2 : tensor<170xi32>
  %at4 = stablehlo.constant dense<7> : tensor<170xi32>
  %at5 = stablehlo.shift_right_logical %at3, %at4 : tensor<170xi32>
  %at6 = stablehlo.constant dense<26> : tensor<170xi32>
  %at7 = stablehlo.remainder %at5, %at6 : tensor<170xi32>
  %at8 = stablehlo.constant dense<-4> : tensor<170xi32>
  %at9 = stablehlo.add %at7, %at8 : tensor<170xi32>
  %ata = stablehlo.convert %at9 : (tensor<170xi32>) -> tensor<170xi32>
  %at = stablehlo.reshape %ata : (tensor<170xi32>) -> tensor<5x17x2xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<6480xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<6480xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<6480xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<6480xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<6480xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<6480xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<6480xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<6480xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<6480xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<6480xi32>
  %xia = stablehlo.convert %xi9 : (tensor<6480xi32>) -> tensor<6480xbf16>
  %xi = stablehlo.reshape %xia : (tensor<6480xbf16>) -> tensor<2x20x18x9xbf16>
  %xc = stablehlo.constant dense<0.037> : tensor<2x20x18x9xbf16>
  %x = stablehlo.multiply %xi, %xc : tensor<2x20x18x9xbf16>
  %wi0 = stablehlo.iota dim = 0 : tensor<765xi32>
  %wi1 = stablehlo.optimization_barrier %wi0 : tensor<765xi32>
  %wi2 = stablehlo.constant dense<30011> : tensor<765xi32>
  %wi3 = stablehlo.multiply %wi1, %wi2 : tensor<765xi32>
  %wi4 = stablehlo.constant dense<7> : tensor<765xi32>
  %wi5 = stablehlo.shift_right_logical %wi3, %wi4 : tensor<765xi32>
  %wi6 = stablehlo.constant dense<256> : tensor<765xi32>
  %wi7 = stablehlo.remainder %wi5, %wi6 : tensor<765xi32>
  %wi8 = stablehlo.constant dense<-100> : tensor<765xi32>
  %wi9 = stablehlo.add %wi7, %wi8 : tensor<765xi32>
  %wia = stablehlo.convert %wi9 : (tensor<765xi32>) -> tensor<765xbf16>
  %wi = stablehlo.reshape %wia : (tensor<765xbf16>) -> tensor<5x17x3x3xbf16>
  %wc = stablehlo.constant dense<0.037> : tensor<5x17x3x3xbf16>
  %w = stablehlo.multiply %wi, %wc : tensor<5x17x3x3xbf16>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3, 4], start_index_map = [2, 1], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 3, 9>}> : (tensor<2x20x18x9xbf16>, tensor<5x17x2xi32>) -> tensor<2x5x3x3x9x17xbf16>
  %got = stablehlo.dot_general %w, %g, batching_dims = [0, 1] x [1, 5], contracting_dims = [2, 3] x [2, 3] : (tensor<5x17x3x3xbf16>, tensor<2x5x3x3x9x17xbf16>) -> tensor<5x17x2x9xbf16>
  %y = stablehlo.optimization_barrier %x : tensor<2x20x18x9xbf16>
  %h = "stablehlo.gather"(%y, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3, 4], start_index_map = [2, 1], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 3, 9>}> : (tensor<2x20x18x9xbf16>, tensor<5x17x2xi32>) -> tensor<2x5x3x3x9x17xbf16>
  %m = stablehlo.optimization_barrier %h : tensor<2x5x3x3x9x17xbf16>
  %want = stablehlo.dot_general %w, %m, batching_dims = [0, 1] x [1, 5], contracting_dims = [2, 3] x [2, 3] : (tensor<5x17x3x3xbf16>, tensor<2x5x3x3x9x17xbf16>) -> tensor<5x17x2x9xbf16>
  check.expect_eq %got, %want : tensor<5x17x2x9xbf16>
  return
}
func.func private @i32_3() {
  %at0 = stablehlo.iota dim = 0 : tensor<130xi32>
  %at1 = stablehlo.optimization_barrier %at0 : tensor<130xi32>
  %at2 = stablehlo.constant dense<40503> : tensor<130xi32>
  %at3 = stablehlo.multiply %at1, %at2 : tensor<130xi32>
  %at4 = stablehlo.constant dense<7> : tensor<130xi32>
  %at5 = stablehlo.shift_right_logical %at3, %at4 : tensor<130xi32>
  %at6 = stablehlo.constant dense<26> : tensor<130xi32>
  %at7 = stablehlo.remainder %at5, %at6 : tensor<130xi32>
  %at8 = stablehlo.constant dense<-4> : tensor<130xi32>
  %at9 = stablehlo.add %at7, %at8 : tensor<130xi32>
  %ata = stablehlo.convert %at9 : (tensor<130xi32>) -> tensor<130xi16>
  %at = stablehlo.reshape %ata : (tensor<130xi16>) -> tensor<65x2xi16>
  %x0 = stablehlo.iota dim = 0 : tensor<2880xi32>
  %x1 = stablehlo.optimization_barrier %x0 : tensor<2880xi32>
  %x2 = stablehlo.constant dense<48271> : tensor<2880xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<2880xi32>
  %x4 = stablehlo.constant dense<7> : tensor<2880xi32>
  %x5 = stablehlo.shift_right_logical %x3, %x4 : tensor<2880xi32>
  %x6 = stablehlo.constant dense<200> : tensor<2880xi32>
  %x7 = stablehlo.remainder %x5, %x6 : tensor<2880xi32>
  %x8 = stablehlo.constant dense<-100> : tensor<2880xi32>
  %x9 = stablehlo.add %x7, %x8 : tensor<2880xi32>
  %xa = stablehlo.convert %x9 : (tensor<2880xi32>) -> tensor<2880xi32>
  %x = stablehlo.reshape %xa : (tensor<2880xi32>) -> tensor<20x18x8xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<390xi32>
  %w1 = stablehlo.optimization_barrier %w0 : tensor<390xi32>
  %w2 = stablehlo.constant dense<30011> : tensor<390xi32>
  %w3 = stablehlo.multiply %w1, %w2 : tensor<390xi32>
  %w4 = stablehlo.constant dense<7> : tensor<390xi32>
  %w5 = stablehlo.shift_right_logical %w3, %w4 : tensor<390xi32>
  %w6 = stablehlo.constant dense<200> : tensor<390xi32>
  %w7 = stablehlo.remainder %w5, %w6 : tensor<390xi32>
  %w8 = stablehlo.constant dense<-100> : tensor<390xi32>
  %w9 = stablehlo.add %w7, %w8 : tensor<390xi32>
  %wa = stablehlo.convert %w9 : (tensor<390xi32>) -> tensor<390xi32>
  %w = stablehlo.reshape %wa : (tensor<390xi32>) -> tensor<65x3x2xi32>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 2, 8>}> : (tensor<20x18x8xi32>, tensor<65x2xi16>) -> tensor<3x2x8x65xi32>
  %got = stablehlo.dot_general %w, %g, batching_dims = [0] x [3], contracting_dims = [1, 2] x [0, 1] : (tensor<65x3x2xi32>, tensor<3x2x8x65xi32>) -> tensor<65x8xi32>
  %y = stablehlo.optimization_barrier %x : tensor<20x18x8xi32>
  %h = "stablehlo.gather"(%y, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 2, 8>}> : (tensor<20x18x8xi32>, tensor<65x2xi16>) -> tensor<3x2x8x65xi32>
  %m = stablehlo.optimization_barrier %h : tensor<3x2x8x65xi32>
  %want = stablehlo.dot_general %w, %m, batching_dims = [0] x [3], contracting_dims = [1, 2] x [0, 1] : (tensor<65x3x2xi32>, tensor<3x2x8x65xi32>) -> tensor<65x8xi32>
  check.expect_eq %got, %want : tensor<65x8xi32>
  return
}
func.func private @f64_4() {
  %at0 = stablehlo.iota dim = 0 : tensor<130xi32>
  %at1 = stablehlo.optimization_barrier %at0 : tensor<130xi32>
  %at2 = stablehlo.constant dense<40503> : tensor<130xi32>
  %at3 = stablehlo.multiply %at1, %at2 : tensor<130xi32>
  %at4 = stablehlo.constant dense<7> : tensor<130xi32>
  %at5 = stablehlo.shift_right_logical %at3, %at4 : tensor<130xi32>
  %at6 = stablehlo.constant dense<26> : tensor<130xi32>
  %at7 = stablehlo.remainder %at5, %at6 : tensor<130xi32>
  %at8 = stablehlo.constant dense<-4> : tensor<130xi32>
  %at9 = stablehlo.add %at7, %at8 : tensor<130xi32>
  %ata = stablehlo.convert %at9 : (tensor<130xi32>) -> tensor<130xi32>
  %at = stablehlo.reshape %ata : (tensor<130xi32>) -> tensor<65x2xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<2880xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<2880xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<2880xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<2880xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<2880xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<2880xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<2880xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<2880xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<2880xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<2880xi32>
  %xia = stablehlo.convert %xi9 : (tensor<2880xi32>) -> tensor<2880xf64>
  %xi = stablehlo.reshape %xia : (tensor<2880xf64>) -> tensor<20x18x8xf64>
  %xc = stablehlo.constant dense<0.037> : tensor<20x18x8xf64>
  %x = stablehlo.multiply %xi, %xc : tensor<20x18x8xf64>
  %wi0 = stablehlo.iota dim = 0 : tensor<520xi32>
  %wi1 = stablehlo.optimization_barrier %wi0 : tensor<520xi32>
  %wi2 = stablehlo.constant dense<30011> : tensor<520xi32>
  %wi3 = stablehlo.multiply %wi1, %wi2 : tensor<520xi32>
  %wi4 = stablehlo.constant dense<7> : tensor<520xi32>
  %wi5 = stablehlo.shift_right_logical %wi3, %wi4 : tensor<520xi32>
  %wi6 = stablehlo.constant dense<256> : tensor<520xi32>
  %wi7 = stablehlo.remainder %wi5, %wi6 : tensor<520xi32>
  %wi8 = stablehlo.constant dense<-100> : tensor<520xi32>
  %wi9 = stablehlo.add %wi7, %wi8 : tensor<520xi32>
  %wia = stablehlo.convert %wi9 : (tensor<520xi32>) -> tensor<520xf64>
  %wi = stablehlo.reshape %wia : (tensor<520xf64>) -> tensor<65x8xf64>
  %wc = stablehlo.constant dense<0.037> : tensor<65x8xf64>
  %w = stablehlo.multiply %wi, %wc : tensor<65x8xf64>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 2, 8>}> : (tensor<20x18x8xf64>, tensor<65x2xi32>) -> tensor<3x2x8x65xf64>
  %got = stablehlo.dot_general %w, %g, batching_dims = [0] x [3], contracting_dims = [1] x [2] : (tensor<65x8xf64>, tensor<3x2x8x65xf64>) -> tensor<65x3x2xf64>
  %y = stablehlo.optimization_barrier %x : tensor<20x18x8xf64>
  %h = "stablehlo.gather"(%y, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 2, 8>}> : (tensor<20x18x8xf64>, tensor<65x2xi32>) -> tensor<3x2x8x65xf64>
  %m = stablehlo.optimization_barrier %h : tensor<3x2x8x65xf64>
  %want = stablehlo.dot_general %w, %m, batching_dims = [0] x [3], contracting_dims = [1] x [2] : (tensor<65x8xf64>, tensor<3x2x8x65xf64>) -> tensor<65x3x2xf64>
  check.expect_eq %got, %want : tensor<65x3x2xf64>
  return
}
func.func private @f32_5() {
  %at0 = stablehlo.iota dim = 0 : tensor<130xi32>
  %at1 = stablehlo.optimization_barrier %at0 : tensor<130xi32>
  %at2 = stablehlo.constant dense<40503> : tensor<130xi32>
  %at3 = stablehlo.multiply %at1, %at2 : tensor<130xi32>
  %at4 = stablehlo.constant dense<7> : tensor<130xi32>
  %at5 = stablehlo.shift_right_logical %at3, %at4 : tensor<130xi32>
  %at6 = stablehlo.constant dense<22> : tensor<130xi32>
  %at7 = stablehlo.remainder %at5, %at6 : tensor<130xi32>
  %at8 = stablehlo.constant dense<0> : tensor<130xi32>
  %at9 = stablehlo.add %at7, %at8 : tensor<130xi32>
  %ata = stablehlo.convert %at9 : (tensor<130xi32>) -> tensor<130xui8>
  %at = stablehlo.reshape %ata : (tensor<130xui8>) -> tensor<65x2xui8>
  %xi0 = stablehlo.iota dim = 0 : tensor<2880xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<2880xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<2880xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<2880xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<2880xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<2880xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<2880xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<2880xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<2880xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<2880xi32>
  %xia = stablehlo.convert %xi9 : (tensor<2880xi32>) -> tensor<2880xf32>
  %xi = stablehlo.reshape %xia : (tensor<2880xf32>) -> tensor<20x18x8xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<20x18x8xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<20x18x8xf32>
  %wi0 = stablehlo.iota dim = 0 : tensor<195xi32>
  %wi1 = stablehlo.optimization_barrier %wi0 : tensor<195xi32>
  %wi2 = stablehlo.constant dense<30011> : tensor<195xi32>
  %wi3 = stablehlo.multiply %wi1, %wi2 : tensor<195xi32>
  %wi4 = stablehlo.constant dense<7> : tensor<195xi32>
  %wi5 = stablehlo.shift_right_logical %wi3, %wi4 : tensor<195xi32>
  %wi6 = stablehlo.constant dense<256> : tensor<195xi32>
  %wi7 = stablehlo.remainder %wi5, %wi6 : tensor<195xi32>
  %wi8 = stablehlo.constant dense<-100> : tensor<195xi32>
  %wi9 = stablehlo.add %wi7, %wi8 : tensor<195xi32>
  %wia = stablehlo.convert %wi9 : (tensor<195xi32>) -> tensor<195xf32>
  %wi = stablehlo.reshape %wia : (tensor<195xf32>) -> tensor<65x3xf32>
  %wc = stablehlo.constant dense<0.037> : tensor<65x3xf32>
  %w = stablehlo.multiply %wi, %wc : tensor<65x3xf32>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 2, 8>}> : (tensor<20x18x8xf32>, tensor<65x2xui8>) -> tensor<3x2x8x65xf32>
  %got = stablehlo.dot_general %w, %g, batching_dims = [0] x [3], contracting_dims = [1] x [0] : (tensor<65x3xf32>, tensor<3x2x8x65xf32>) -> tensor<65x2x8xf32>
  %m = stablehlo.optimization_barrier %g : tensor<3x2x8x65xf32>
  %want = stablehlo.dot_general %w, %m, batching_dims = [0] x [3], contracting_dims = [1] x [0] : (tensor<65x3xf32>, tensor<3x2x8x65xf32>) -> tensor<65x2x8xf32>
  check.expect_eq %got, %want : tensor<65x2x8xf32>
  return
}
func.func private @f32_6() {
  %at0 = stablehlo.iota dim = 0 : tensor<60xi32>
  %at1 = stablehlo.optimization_barrier %at0 : tensor<60xi32>
  %at2 = stablehlo.constant dense<40503> : tensor<60xi32>
  %at3 = stablehlo.multiply %at1, %at2 : tensor<60xi32>
  %at4 = stablehlo.constant dense<7> : tensor<60xi32>
  %at5 = stablehlo.shift_right_logical %at3, %at4 : tensor<60xi32>
  %at6 = stablehlo.constant dense<26> : tensor<60xi32>
  %at7 = stablehlo.remainder %at5, %at6 : tensor<60xi32>
  %at8 = stablehlo.constant dense<-4> : tensor<60xi32>
  %at9 = stablehlo.add %at7, %at8 : tensor<60xi32>
  %ata = stablehlo.convert %at9 : (tensor<60xi32>) -> tensor<60xi32>
  %at = stablehlo.reshape %ata : (tensor<60xi32>) -> tensor<30x2xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<28800xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<28800xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<28800xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<28800xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<28800xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<28800xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<28800xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<28800xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<28800xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<28800xi32>
  %xia = stablehlo.convert %xi9 : (tensor<28800xi32>) -> tensor<28800xf32>
  %xi = stablehlo.reshape %xia : (tensor<28800xf32>) -> tensor<30x6x20x8xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<30x6x20x8xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<30x6x20x8xf32>
  %wi0 = stablehlo.iota dim = 0 : tensor<90xi32>
  %wi1 = stablehlo.optimization_barrier %wi0 : tensor<90xi32>
  %wi2 = stablehlo.constant dense<30011> : tensor<90xi32>
  %wi3 = stablehlo.multiply %wi1, %wi2 : tensor<90xi32>
  %wi4 = stablehlo.constant dense<7> : tensor<90xi32>
  %wi5 = stablehlo.shift_right_logical %wi3, %wi4 : tensor<90xi32>
  %wi6 = stablehlo.constant dense<256> : tensor<90xi32>
  %wi7 = stablehlo.remainder %wi5, %wi6 : tensor<90xi32>
  %wi8 = stablehlo.constant dense<-100> : tensor<90xi32>
  %wi9 = stablehlo.add %wi7, %wi8 : tensor<90xi32>
  %wia = stablehlo.convert %wi9 : (tensor<90xi32>) -> tensor<90xf32>
  %wi = stablehlo.reshape %wia : (tensor<90xf32>) -> tensor<30x3xf32>
  %wc = stablehlo.constant dense<0.037> : tensor<30x3xf32>
  %w = stablehlo.multiply %wi, %wc : tensor<30x3xf32>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 1, 8>}> : (tensor<30x6x20x8xf32>, tensor<30x2xi32>) -> tensor<3x8x30xf32>
  %got = stablehlo.dot_general %w, %g, batching_dims = [0] x [2], contracting_dims = [1] x [0] : (tensor<30x3xf32>, tensor<3x8x30xf32>) -> tensor<30x8xf32>
  %y = stablehlo.optimization_barrier %x : tensor<30x6x20x8xf32>
  %h = "stablehlo.gather"(%y, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 1, 8>}> : (tensor<30x6x20x8xf32>, tensor<30x2xi32>) -> tensor<3x8x30xf32>
  %m = stablehlo.optimization_barrier %h : tensor<3x8x30xf32>
  %want = stablehlo.dot_general %w, %m, batching_dims = [0] x [2], contracting_dims = [1] x [0] : (tensor<30x3xf32>, tensor<3x8x30xf32>) -> tensor<30x8xf32>
  check.expect_eq %got, %want : tensor<30x8xf32>
  return
}
func.func private @f32_7() {
  %at0 = stablehlo.iota dim = 0 : tensor<120xi32>
  %at1 = stablehlo.optimization_barrier %at0 : tensor<120xi32>
  %at2 = stablehlo.constant dense<40503> : tensor<120xi32>
  %at3 = stablehlo.multiply %at1, %at2 : tensor<120xi32>
  %at4 = stablehlo.constant dense<7> : tensor<120xi32>
  %at5 = stablehlo.shift_right_logical %at3, %at4 : tensor<120xi32>
  %at6 = stablehlo.constant dense<26> : tensor<120xi32>
  %at7 = stablehlo.remainder %at5, %at6 : tensor<120xi32>
  %at8 = stablehlo.constant dense<-4> : tensor<120xi32>
  %at9 = stablehlo.add %at7, %at8 : tensor<120xi32>
  %ata = stablehlo.convert %at9 : (tensor<120xi32>) -> tensor<120xi32>
  %at = stablehlo.reshape %ata : (tensor<120xi32>) -> tensor<40x3xi32>
  %xi0 = stablehlo.iota dim = 0 : tensor<46080xi32>
  %xi1 = stablehlo.optimization_barrier %xi0 : tensor<46080xi32>
  %xi2 = stablehlo.constant dense<48271> : tensor<46080xi32>
  %xi3 = stablehlo.multiply %xi1, %xi2 : tensor<46080xi32>
  %xi4 = stablehlo.constant dense<7> : tensor<46080xi32>
  %xi5 = stablehlo.shift_right_logical %xi3, %xi4 : tensor<46080xi32>
  %xi6 = stablehlo.constant dense<256> : tensor<46080xi32>
  %xi7 = stablehlo.remainder %xi5, %xi6 : tensor<46080xi32>
  %xi8 = stablehlo.constant dense<-100> : tensor<46080xi32>
  %xi9 = stablehlo.add %xi7, %xi8 : tensor<46080xi32>
  %xia = stablehlo.convert %xi9 : (tensor<46080xi32>) -> tensor<46080xf32>
  %xi = stablehlo.reshape %xia : (tensor<46080xf32>) -> tensor<4x20x18x32xf32>
  %xc = stablehlo.constant dense<0.037> : tensor<4x20x18x32xf32>
  %x = stablehlo.multiply %xi, %xc : tensor<4x20x18x32xf32>
  %wi0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %wi1 = stablehlo.optimization_barrier %wi0 : tensor<480xi32>
  %wi2 = stablehlo.constant dense<30011> : tensor<480xi32>
  %wi3 = stablehlo.multiply %wi1, %wi2 : tensor<480xi32>
  %wi4 = stablehlo.constant dense<7> : tensor<480xi32>
  %wi5 = stablehlo.shift_right_logical %wi3, %wi4 : tensor<480xi32>
  %wi6 = stablehlo.constant dense<256> : tensor<480xi32>
  %wi7 = stablehlo.remainder %wi5, %wi6 : tensor<480xi32>
  %wi8 = stablehlo.constant dense<-100> : tensor<480xi32>
  %wi9 = stablehlo.add %wi7, %wi8 : tensor<480xi32>
  %wia = stablehlo.convert %wi9 : (tensor<480xi32>) -> tensor<480xf32>
  %wi = stablehlo.reshape %wia : (tensor<480xf32>) -> tensor<40x4x3xf32>
  %wc = stablehlo.constant dense<0.037> : tensor<40x4x3xf32>
  %w = stablehlo.multiply %wi, %wc : tensor<40x4x3xf32>
  %g = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [2], start_index_map = [1, 2, 3], index_vector_dim = 1>, slice_sizes = array<i64: 4, 3, 1, 8>}> : (tensor<4x20x18x32xf32>, tensor<40x3xi32>) -> tensor<4x3x8x40xf32>
  %got = stablehlo.dot_general %w, %g, batching_dims = [0] x [3], contracting_dims = [1, 2] x [0, 1] : (tensor<40x4x3xf32>, tensor<4x3x8x40xf32>) -> tensor<40x8xf32>
  %y = stablehlo.optimization_barrier %x : tensor<4x20x18x32xf32>
  %h = "stablehlo.gather"(%y, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [2], start_index_map = [1, 2, 3], index_vector_dim = 1>, slice_sizes = array<i64: 4, 3, 1, 8>}> : (tensor<4x20x18x32xf32>, tensor<40x3xi32>) -> tensor<4x3x8x40xf32>
  %m = stablehlo.optimization_barrier %h : tensor<4x3x8x40xf32>
  %want = stablehlo.dot_general %w, %m, batching_dims = [0] x [3], contracting_dims = [1, 2] x [0, 1] : (tensor<40x4x3xf32>, tensor<4x3x8x40xf32>) -> tensor<40x8xf32>
  check.expect_eq %got, %want : tensor<40x8xf32>
  return
}
