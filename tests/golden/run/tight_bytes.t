// Single elements of 8 and 16 bits, and truth values, in loops: loaded and stored
// at an index that is clamped, that counts from the end, or that leaves alone
// what is outside.
// Oracle: the same in i32.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %i8x0 = stablehlo.constant dense<[-128, 127, -1, 0, 5, -77, 99, 3]> : tensor<8xi8>
  %i8x = stablehlo.optimization_barrier %i8x0 : tensor<8xi8>
  %i8y0 = stablehlo.constant dense<[3, 99, -77, 5, 0, -1, 127, -128]> : tensor<8xi8>
  %i8y = stablehlo.optimization_barrier %i8y0 : tensor<8xi8>
  %i8o0 = stablehlo.constant dense<0> : tensor<12xi8>
  %i8o = stablehlo.optimization_barrier %i8o0 : tensor<12xi8>
  %i8r:2 = func.call @as_i8(%i8x, %i8y, %i8o) : (tensor<8xi8>, tensor<8xi8>, tensor<12xi8>) -> (tensor<8xi8>, tensor<12xi8>)
  %i8wx = stablehlo.convert %i8x : (tensor<8xi8>) -> tensor<8xi32>
  %i8wy = stablehlo.convert %i8y : (tensor<8xi8>) -> tensor<8xi32>
  %i8wo = stablehlo.convert %i8o : (tensor<12xi8>) -> tensor<12xi32>
  %i8e:2 = func.call @as_i32(%i8wx, %i8wy, %i8wo) : (tensor<8xi32>, tensor<8xi32>, tensor<12xi32>) -> (tensor<8xi32>, tensor<12xi32>)
  %i8a = stablehlo.convert %i8r#0 : (tensor<8xi8>) -> tensor<8xi32>
  %i8b = stablehlo.convert %i8r#1 : (tensor<12xi8>) -> tensor<12xi32>
  check.expect_eq %i8a, %i8e#0 : tensor<8xi32>
  check.expect_eq %i8b, %i8e#1 : tensor<12xi32>
  %ui8x0 = stablehlo.constant dense<[0, 255, 128, 127, 5, 77, 199, 3]> : tensor<8xui8>
  %ui8x = stablehlo.optimization_barrier %ui8x0 : tensor<8xui8>
  %ui8y0 = stablehlo.constant dense<[3, 199, 77, 5, 127, 128, 255, 0]> : tensor<8xui8>
  %ui8y = stablehlo.optimization_barrier %ui8y0 : tensor<8xui8>
  %ui8o0 = stablehlo.constant dense<0> : tensor<12xui8>
  %ui8o = stablehlo.optimization_barrier %ui8o0 : tensor<12xui8>
  %ui8r:2 = func.call @as_ui8(%ui8x, %ui8y, %ui8o) : (tensor<8xui8>, tensor<8xui8>, tensor<12xui8>) -> (tensor<8xui8>, tensor<12xui8>)
  %ui8wx = stablehlo.convert %ui8x : (tensor<8xui8>) -> tensor<8xi32>
  %ui8wy = stablehlo.convert %ui8y : (tensor<8xui8>) -> tensor<8xi32>
  %ui8wo = stablehlo.convert %ui8o : (tensor<12xui8>) -> tensor<12xi32>
  %ui8e:2 = func.call @as_i32(%ui8wx, %ui8wy, %ui8wo) : (tensor<8xi32>, tensor<8xi32>, tensor<12xi32>) -> (tensor<8xi32>, tensor<12xi32>)
  %ui8a = stablehlo.convert %ui8r#0 : (tensor<8xui8>) -> tensor<8xi32>
  %ui8b = stablehlo.convert %ui8r#1 : (tensor<12xui8>) -> tensor<12xi32>
  check.expect_eq %ui8a, %ui8e#0 : tensor<8xi32>
  check.expect_eq %ui8b, %ui8e#1 : tensor<12xi32>
  %i16x0 = stablehlo.constant dense<[-32768, 32767, -1, 0, 300, -7700, 9999, 3]> : tensor<8xi16>
  %i16x = stablehlo.optimization_barrier %i16x0 : tensor<8xi16>
  %i16y0 = stablehlo.constant dense<[3, 9999, -7700, 300, 0, -1, 32767, -32768]> : tensor<8xi16>
  %i16y = stablehlo.optimization_barrier %i16y0 : tensor<8xi16>
  %i16o0 = stablehlo.constant dense<0> : tensor<12xi16>
  %i16o = stablehlo.optimization_barrier %i16o0 : tensor<12xi16>
  %i16r:2 = func.call @as_i16(%i16x, %i16y, %i16o) : (tensor<8xi16>, tensor<8xi16>, tensor<12xi16>) -> (tensor<8xi16>, tensor<12xi16>)
  %i16wx = stablehlo.convert %i16x : (tensor<8xi16>) -> tensor<8xi32>
  %i16wy = stablehlo.convert %i16y : (tensor<8xi16>) -> tensor<8xi32>
  %i16wo = stablehlo.convert %i16o : (tensor<12xi16>) -> tensor<12xi32>
  %i16e:2 = func.call @as_i32(%i16wx, %i16wy, %i16wo) : (tensor<8xi32>, tensor<8xi32>, tensor<12xi32>) -> (tensor<8xi32>, tensor<12xi32>)
  %i16a = stablehlo.convert %i16r#0 : (tensor<8xi16>) -> tensor<8xi32>
  %i16b = stablehlo.convert %i16r#1 : (tensor<12xi16>) -> tensor<12xi32>
  check.expect_eq %i16a, %i16e#0 : tensor<8xi32>
  check.expect_eq %i16b, %i16e#1 : tensor<12xi32>
  %ui16x0 = stablehlo.constant dense<[0, 65535, 32768, 127, 300, 7700, 19999, 3]> : tensor<8xui16>
  %ui16x = stablehlo.optimization_barrier %ui16x0 : tensor<8xui16>
  %ui16y0 = stablehlo.constant dense<[3, 19999, 7700, 300, 127, 32768, 65535, 0]> : tensor<8xui16>
  %ui16y = stablehlo.optimization_barrier %ui16y0 : tensor<8xui16>
  %ui16o0 = stablehlo.constant dense<0> : tensor<12xui16>
  %ui16o = stablehlo.optimization_barrier %ui16o0 : tensor<12xui16>
  %ui16r:2 = func.call @as_ui16(%ui16x, %ui16y, %ui16o) : (tensor<8xui16>, tensor<8xui16>, tensor<12xui16>) -> (tensor<8xui16>, tensor<12xui16>)
  %ui16wx = stablehlo.convert %ui16x : (tensor<8xui16>) -> tensor<8xi32>
  %ui16wy = stablehlo.convert %ui16y : (tensor<8xui16>) -> tensor<8xi32>
  %ui16wo = stablehlo.convert %ui16o : (tensor<12xui16>) -> tensor<12xi32>
  %ui16e:2 = func.call @as_i32(%ui16wx, %ui16wy, %ui16wo) : (tensor<8xi32>, tensor<8xi32>, tensor<12xi32>) -> (tensor<8xi32>, tensor<12xi32>)
  %ui16a = stablehlo.convert %ui16r#0 : (tensor<8xui16>) -> tensor<8xi32>
  %ui16b = stablehlo.convert %ui16r#1 : (tensor<12xui16>) -> tensor<12xi32>
  check.expect_eq %ui16a, %ui16e#0 : tensor<8xi32>
  check.expect_eq %ui16b, %ui16e#1 : tensor<12xi32>
  %i1x0 = stablehlo.constant dense<[true, false, false, true, true, true, false, true]> : tensor<8xi1>
  %i1x = stablehlo.optimization_barrier %i1x0 : tensor<8xi1>
  %i1y0 = stablehlo.constant dense<[true, false, true, true, true, false, false, true]> : tensor<8xi1>
  %i1y = stablehlo.optimization_barrier %i1y0 : tensor<8xi1>
  %i1o0 = stablehlo.constant dense<false> : tensor<12xi1>
  %i1o = stablehlo.optimization_barrier %i1o0 : tensor<12xi1>
  %i1r:2 = func.call @as_i1(%i1x, %i1y, %i1o) : (tensor<8xi1>, tensor<8xi1>, tensor<12xi1>) -> (tensor<8xi1>, tensor<12xi1>)
  %i1wx = stablehlo.convert %i1x : (tensor<8xi1>) -> tensor<8xi32>
  %i1wy = stablehlo.convert %i1y : (tensor<8xi1>) -> tensor<8xi32>
  %i1wo = stablehlo.convert %i1o : (tensor<12xi1>) -> tensor<12xi32>
  %i1e:2 = func.call @as_i32(%i1wx, %i1wy, %i1wo) : (tensor<8xi32>, tensor<8xi32>, tensor<12xi32>) -> (tensor<8xi32>, tensor<12xi32>)
  %i1a = stablehlo.convert %i1r#0 : (tensor<8xi1>) -> tensor<8xi32>
  %i1b = stablehlo.convert %i1r#1 : (tensor<12xi1>) -> tensor<12xi32>
  check.expect_eq %i1a, %i1e#0 : tensor<8xi32>
  check.expect_eq %i1b, %i1e#1 : tensor<12xi32>
  func.return
}
func.func private @as_i32(%x: tensor<8xi32>, %y0: tensor<8xi32>, %o0: tensor<12xi32>) -> (tensor<8xi32>, tensor<12xi32>) {
  %n0 = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.optimization_barrier %n0 : tensor<i32>
  %m0 = stablehlo.constant dense<12> : tensor<i32>
  %most = stablehlo.optimization_barrier %m0 : tensor<i32>
  %i0 = stablehlo.constant dense<[0, 7, 8, -1, 2147483647, -2147483648, 3, 6, -8, -9, 5, 2]> : tensor<12xi32>
  %idx = stablehlo.optimization_barrier %i0 : tensor<12xi32>
  %r:3 = stablehlo.while(%k = %start, %y = %y0, %o = %o0) : tensor<i32>, tensor<8xi32>, tensor<12xi32>
  cond {
    %go = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %eight = stablehlo.constant dense<8> : tensor<i32>
    %i1 = stablehlo.dynamic_slice %idx, %k, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %i = stablehlo.reshape %i1 : (tensor<1xi32>) -> tensor<i32>
    %up = stablehlo.add %i, %one : tensor<i32>
    %neg = stablehlo.compare LT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %end = stablehlo.add %i, %eight : tensor<i32>
    %w = stablehlo.select %neg, %end, %i : tensor<i1>, tensor<i32>
    %a = stablehlo.dynamic_slice %x, %up, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %b = stablehlo.dynamic_slice %y, %w, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %y1 = stablehlo.dynamic_update_slice %y, %a, %w : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    %b0 = stablehlo.reshape %b : (tensor<1xi32>) -> tensor<i32>
    %y2 = "stablehlo.scatter"(%y1, %i1, %b0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      stablehlo.return %q : tensor<i32>
    }) : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
    %c = stablehlo.dynamic_slice %y2, %up, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>
    %o1 = stablehlo.dynamic_update_slice %o, %c, %k : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %y2, %o1 : tensor<i32>, tensor<8xi32>, tensor<12xi32>
  }
  return %r#1, %r#2 : tensor<8xi32>, tensor<12xi32>
}
func.func private @as_i8(%x: tensor<8xi8>, %y0: tensor<8xi8>, %o0: tensor<12xi8>) -> (tensor<8xi8>, tensor<12xi8>) {
  %n0 = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.optimization_barrier %n0 : tensor<i32>
  %m0 = stablehlo.constant dense<12> : tensor<i32>
  %most = stablehlo.optimization_barrier %m0 : tensor<i32>
  %i0 = stablehlo.constant dense<[0, 7, 8, -1, 2147483647, -2147483648, 3, 6, -8, -9, 5, 2]> : tensor<12xi32>
  %idx = stablehlo.optimization_barrier %i0 : tensor<12xi32>
  %r:3 = stablehlo.while(%k = %start, %y = %y0, %o = %o0) : tensor<i32>, tensor<8xi8>, tensor<12xi8>
  cond {
    %go = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %eight = stablehlo.constant dense<8> : tensor<i32>
    %i1 = stablehlo.dynamic_slice %idx, %k, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %i = stablehlo.reshape %i1 : (tensor<1xi32>) -> tensor<i32>
    %up = stablehlo.add %i, %one : tensor<i32>
    %neg = stablehlo.compare LT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %end = stablehlo.add %i, %eight : tensor<i32>
    %w = stablehlo.select %neg, %end, %i : tensor<i1>, tensor<i32>
    %a = stablehlo.dynamic_slice %x, %up, sizes = [1] : (tensor<8xi8>, tensor<i32>) -> tensor<1xi8>
    %b = stablehlo.dynamic_slice %y, %w, sizes = [1] : (tensor<8xi8>, tensor<i32>) -> tensor<1xi8>
    %y1 = stablehlo.dynamic_update_slice %y, %a, %w : (tensor<8xi8>, tensor<1xi8>, tensor<i32>) -> tensor<8xi8>
    %b0 = stablehlo.reshape %b : (tensor<1xi8>) -> tensor<i8>
    %y2 = "stablehlo.scatter"(%y1, %i1, %b0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      stablehlo.return %q : tensor<i8>
    }) : (tensor<8xi8>, tensor<1xi32>, tensor<i8>) -> tensor<8xi8>
    %c = stablehlo.dynamic_slice %y2, %up, sizes = [1] : (tensor<8xi8>, tensor<i32>) -> tensor<1xi8>
    %o1 = stablehlo.dynamic_update_slice %o, %c, %k : (tensor<12xi8>, tensor<1xi8>, tensor<i32>) -> tensor<12xi8>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %y2, %o1 : tensor<i32>, tensor<8xi8>, tensor<12xi8>
  }
  return %r#1, %r#2 : tensor<8xi8>, tensor<12xi8>
}
func.func private @as_ui8(%x: tensor<8xui8>, %y0: tensor<8xui8>, %o0: tensor<12xui8>) -> (tensor<8xui8>, tensor<12xui8>) {
  %n0 = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.optimization_barrier %n0 : tensor<i32>
  %m0 = stablehlo.constant dense<12> : tensor<i32>
  %most = stablehlo.optimization_barrier %m0 : tensor<i32>
  %i0 = stablehlo.constant dense<[0, 7, 8, -1, 2147483647, -2147483648, 3, 6, -8, -9, 5, 2]> : tensor<12xi32>
  %idx = stablehlo.optimization_barrier %i0 : tensor<12xi32>
  %r:3 = stablehlo.while(%k = %start, %y = %y0, %o = %o0) : tensor<i32>, tensor<8xui8>, tensor<12xui8>
  cond {
    %go = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %eight = stablehlo.constant dense<8> : tensor<i32>
    %i1 = stablehlo.dynamic_slice %idx, %k, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %i = stablehlo.reshape %i1 : (tensor<1xi32>) -> tensor<i32>
    %up = stablehlo.add %i, %one : tensor<i32>
    %neg = stablehlo.compare LT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %end = stablehlo.add %i, %eight : tensor<i32>
    %w = stablehlo.select %neg, %end, %i : tensor<i1>, tensor<i32>
    %a = stablehlo.dynamic_slice %x, %up, sizes = [1] : (tensor<8xui8>, tensor<i32>) -> tensor<1xui8>
    %b = stablehlo.dynamic_slice %y, %w, sizes = [1] : (tensor<8xui8>, tensor<i32>) -> tensor<1xui8>
    %y1 = stablehlo.dynamic_update_slice %y, %a, %w : (tensor<8xui8>, tensor<1xui8>, tensor<i32>) -> tensor<8xui8>
    %b0 = stablehlo.reshape %b : (tensor<1xui8>) -> tensor<ui8>
    %y2 = "stablehlo.scatter"(%y1, %i1, %b0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
      stablehlo.return %q : tensor<ui8>
    }) : (tensor<8xui8>, tensor<1xi32>, tensor<ui8>) -> tensor<8xui8>
    %c = stablehlo.dynamic_slice %y2, %up, sizes = [1] : (tensor<8xui8>, tensor<i32>) -> tensor<1xui8>
    %o1 = stablehlo.dynamic_update_slice %o, %c, %k : (tensor<12xui8>, tensor<1xui8>, tensor<i32>) -> tensor<12xui8>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %y2, %o1 : tensor<i32>, tensor<8xui8>, tensor<12xui8>
  }
  return %r#1, %r#2 : tensor<8xui8>, tensor<12xui8>
}
func.func private @as_i16(%x: tensor<8xi16>, %y0: tensor<8xi16>, %o0: tensor<12xi16>) -> (tensor<8xi16>, tensor<12xi16>) {
  %n0 = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.optimization_barrier %n0 : tensor<i32>
  %m0 = stablehlo.constant dense<12> : tensor<i32>
  %most = stablehlo.optimization_barrier %m0 : tensor<i32>
  %i0 = stablehlo.constant dense<[0, 7, 8, -1, 2147483647, -2147483648, 3, 6, -8, -9, 5, 2]> : tensor<12xi32>
  %idx = stablehlo.optimization_barrier %i0 : tensor<12xi32>
  %r:3 = stablehlo.while(%k = %start, %y = %y0, %o = %o0) : tensor<i32>, tensor<8xi16>, tensor<12xi16>
  cond {
    %go = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %eight = stablehlo.constant dense<8> : tensor<i32>
    %i1 = stablehlo.dynamic_slice %idx, %k, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %i = stablehlo.reshape %i1 : (tensor<1xi32>) -> tensor<i32>
    %up = stablehlo.add %i, %one : tensor<i32>
    %neg = stablehlo.compare LT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %end = stablehlo.add %i, %eight : tensor<i32>
    %w = stablehlo.select %neg, %end, %i : tensor<i1>, tensor<i32>
    %a = stablehlo.dynamic_slice %x, %up, sizes = [1] : (tensor<8xi16>, tensor<i32>) -> tensor<1xi16>
    %b = stablehlo.dynamic_slice %y, %w, sizes = [1] : (tensor<8xi16>, tensor<i32>) -> tensor<1xi16>
    %y1 = stablehlo.dynamic_update_slice %y, %a, %w : (tensor<8xi16>, tensor<1xi16>, tensor<i32>) -> tensor<8xi16>
    %b0 = stablehlo.reshape %b : (tensor<1xi16>) -> tensor<i16>
    %y2 = "stablehlo.scatter"(%y1, %i1, %b0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%p: tensor<i16>, %q: tensor<i16>):
      stablehlo.return %q : tensor<i16>
    }) : (tensor<8xi16>, tensor<1xi32>, tensor<i16>) -> tensor<8xi16>
    %c = stablehlo.dynamic_slice %y2, %up, sizes = [1] : (tensor<8xi16>, tensor<i32>) -> tensor<1xi16>
    %o1 = stablehlo.dynamic_update_slice %o, %c, %k : (tensor<12xi16>, tensor<1xi16>, tensor<i32>) -> tensor<12xi16>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %y2, %o1 : tensor<i32>, tensor<8xi16>, tensor<12xi16>
  }
  return %r#1, %r#2 : tensor<8xi16>, tensor<12xi16>
}
func.func private @as_ui16(%x: tensor<8xui16>, %y0: tensor<8xui16>, %o0: tensor<12xui16>) -> (tensor<8xui16>, tensor<12xui16>) {
  %n0 = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.optimization_barrier %n0 : tensor<i32>
  %m0 = stablehlo.constant dense<12> : tensor<i32>
  %most = stablehlo.optimization_barrier %m0 : tensor<i32>
  %i0 = stablehlo.constant dense<[0, 7, 8, -1, 2147483647, -2147483648, 3, 6, -8, -9, 5, 2]> : tensor<12xi32>
  %idx = stablehlo.optimization_barrier %i0 : tensor<12xi32>
  %r:3 = stablehlo.while(%k = %start, %y = %y0, %o = %o0) : tensor<i32>, tensor<8xui16>, tensor<12xui16>
  cond {
    %go = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %eight = stablehlo.constant dense<8> : tensor<i32>
    %i1 = stablehlo.dynamic_slice %idx, %k, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %i = stablehlo.reshape %i1 : (tensor<1xi32>) -> tensor<i32>
    %up = stablehlo.add %i, %one : tensor<i32>
    %neg = stablehlo.compare LT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %end = stablehlo.add %i, %eight : tensor<i32>
    %w = stablehlo.select %neg, %end, %i : tensor<i1>, tensor<i32>
    %a = stablehlo.dynamic_slice %x, %up, sizes = [1] : (tensor<8xui16>, tensor<i32>) -> tensor<1xui16>
    %b = stablehlo.dynamic_slice %y, %w, sizes = [1] : (tensor<8xui16>, tensor<i32>) -> tensor<1xui16>
    %y1 = stablehlo.dynamic_update_slice %y, %a, %w : (tensor<8xui16>, tensor<1xui16>, tensor<i32>) -> tensor<8xui16>
    %b0 = stablehlo.reshape %b : (tensor<1xui16>) -> tensor<ui16>
    %y2 = "stablehlo.scatter"(%y1, %i1, %b0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      stablehlo.return %q : tensor<ui16>
    }) : (tensor<8xui16>, tensor<1xi32>, tensor<ui16>) -> tensor<8xui16>
    %c = stablehlo.dynamic_slice %y2, %up, sizes = [1] : (tensor<8xui16>, tensor<i32>) -> tensor<1xui16>
    %o1 = stablehlo.dynamic_update_slice %o, %c, %k : (tensor<12xui16>, tensor<1xui16>, tensor<i32>) -> tensor<12xui16>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %y2, %o1 : tensor<i32>, tensor<8xui16>, tensor<12xui16>
  }
  return %r#1, %r#2 : tensor<8xui16>, tensor<12xui16>
}
func.func private @as_i1(%x: tensor<8xi1>, %y0: tensor<8xi1>, %o0: tensor<12xi1>) -> (tensor<8xi1>, tensor<12xi1>) {
  %n0 = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.optimization_barrier %n0 : tensor<i32>
  %m0 = stablehlo.constant dense<12> : tensor<i32>
  %most = stablehlo.optimization_barrier %m0 : tensor<i32>
  %i0 = stablehlo.constant dense<[0, 7, 8, -1, 2147483647, -2147483648, 3, 6, -8, -9, 5, 2]> : tensor<12xi32>
  %idx = stablehlo.optimization_barrier %i0 : tensor<12xi32>
  %r:3 = stablehlo.while(%k = %start, %y = %y0, %o = %o0) : tensor<i32>, tensor<8xi1>, tensor<12xi1>
  cond {
    %go = stablehlo.compare LT, %k, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %eight = stablehlo.constant dense<8> : tensor<i32>
    %i1 = stablehlo.dynamic_slice %idx, %k, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %i = stablehlo.reshape %i1 : (tensor<1xi32>) -> tensor<i32>
    %up = stablehlo.add %i, %one : tensor<i32>
    %neg = stablehlo.compare LT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %end = stablehlo.add %i, %eight : tensor<i32>
    %w = stablehlo.select %neg, %end, %i : tensor<i1>, tensor<i32>
    %a = stablehlo.dynamic_slice %x, %up, sizes = [1] : (tensor<8xi1>, tensor<i32>) -> tensor<1xi1>
    %b = stablehlo.dynamic_slice %y, %w, sizes = [1] : (tensor<8xi1>, tensor<i32>) -> tensor<1xi1>
    %y1 = stablehlo.dynamic_update_slice %y, %a, %w : (tensor<8xi1>, tensor<1xi1>, tensor<i32>) -> tensor<8xi1>
    %b0 = stablehlo.reshape %b : (tensor<1xi1>) -> tensor<i1>
    %y2 = "stablehlo.scatter"(%y1, %i1, %b0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%p: tensor<i1>, %q: tensor<i1>):
      stablehlo.return %q : tensor<i1>
    }) : (tensor<8xi1>, tensor<1xi32>, tensor<i1>) -> tensor<8xi1>
    %c = stablehlo.dynamic_slice %y2, %up, sizes = [1] : (tensor<8xi1>, tensor<i32>) -> tensor<1xi1>
    %o1 = stablehlo.dynamic_update_slice %o, %c, %k : (tensor<12xi1>, tensor<1xi1>, tensor<i32>) -> tensor<12xi1>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %y2, %o1 : tensor<i32>, tensor<8xi1>, tensor<12xi1>
  }
  return %r#1, %r#2 : tensor<8xi1>, tensor<12xi1>
}
