// Indices of narrow, unsigned and wide integer types, with numbers that no bound holds: those of a
// scatter that lie outside are left out, those of a gather are clamped; single
// elements and rows, by one index and by pairs.
// Oracle: i32 indices that say the same.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  %u = stablehlo.iota dim = 0 : tensor<400xi32>
  %ur = stablehlo.iota dim = 0 : tensor<400x24xi32>
  %z = stablehlo.constant dense<0> : tensor<16xi32>
  %zp = stablehlo.constant dense<0> : tensor<16x16xi32>
  %zr = stablehlo.constant dense<0> : tensor<16x24xi32>
  %x = stablehlo.iota dim = 0 : tensor<16xi32>
  %xp0 = stablehlo.iota dim = 0 : tensor<256xi32>
  %xp = stablehlo.reshape %xp0 : (tensor<256xi32>) -> tensor<16x16xi32>
  %xr0 = stablehlo.iota dim = 0 : tensor<384xi32>
  %xr = stablehlo.reshape %xr0 : (tensor<384xi32>) -> tensor<16x24xi32>

  // i8
  %ii8c = stablehlo.constant dense<[0, 15, 16, 17, -1, -16, -128, 127, 126, -127, 7, 4, 11, 15, 2, 0, 15, 8, 7, 6, 15, 15, 12, 4, 7, 4, 12, 0, 2, 5, 1, 9, 0, 8, 15, 12, 13, 12, 14, 4]> : tensor<40xi8>
  %ii8b = stablehlo.optimization_barrier %ii8c : tensor<40xi8>
  %ii8t = stablehlo.broadcast_in_dim %ii8b, dims = [1] : (tensor<40xi8>) -> tensor<10x40xi8>
  %ii8 = stablehlo.reshape %ii8t : (tensor<10x40xi8>) -> tensor<400x1xi8>
  %ii8q = stablehlo.reverse %ii8, dims = [0] : tensor<400x1xi8>
  %ii8p0 = stablehlo.concatenate %ii8, %ii8q, dim = 1 : (tensor<400x1xi8>, tensor<400x1xi8>) -> tensor<400x2xi8>
  %ii8p = stablehlo.optimization_barrier %ii8p0 : tensor<400x2xi8>
  %si8c = stablehlo.constant dense<[0, 15, -1, -1, -1, -1, -1, -1, -1, -1, 7, 4, 11, 15, 2, 0, 15, 8, 7, 6, 15, 15, 12, 4, 7, 4, 12, 0, 2, 5, 1, 9, 0, 8, 15, 12, 13, 12, 14, 4]> : tensor<40xi32>
  %si8b = stablehlo.optimization_barrier %si8c : tensor<40xi32>
  %si8t = stablehlo.broadcast_in_dim %si8b, dims = [1] : (tensor<40xi32>) -> tensor<10x40xi32>
  %si8 = stablehlo.reshape %si8t : (tensor<10x40xi32>) -> tensor<400x1xi32>
  %si8q = stablehlo.reverse %si8, dims = [0] : tensor<400x1xi32>
  %si8p0 = stablehlo.concatenate %si8, %si8q, dim = 1 : (tensor<400x1xi32>, tensor<400x1xi32>) -> tensor<400x2xi32>
  %si8p = stablehlo.optimization_barrier %si8p0 : tensor<400x2xi32>
  %gi8c = stablehlo.constant dense<[0, 15, 15, 15, 0, 0, 0, 15, 15, 0, 7, 4, 11, 15, 2, 0, 15, 8, 7, 6, 15, 15, 12, 4, 7, 4, 12, 0, 2, 5, 1, 9, 0, 8, 15, 12, 13, 12, 14, 4]> : tensor<40xi32>
  %gi8b = stablehlo.optimization_barrier %gi8c : tensor<40xi32>
  %gi8t = stablehlo.broadcast_in_dim %gi8b, dims = [1] : (tensor<40xi32>) -> tensor<10x40xi32>
  %gi8 = stablehlo.reshape %gi8t : (tensor<10x40xi32>) -> tensor<400x1xi32>
  %gi8q = stablehlo.reverse %gi8, dims = [0] : tensor<400x1xi32>
  %gi8p0 = stablehlo.concatenate %gi8, %gi8q, dim = 1 : (tensor<400x1xi32>, tensor<400x1xi32>) -> tensor<400x2xi32>
  %gi8p = stablehlo.optimization_barrier %gi8p0 : tensor<400x2xi32>
  %ai8e = "stablehlo.scatter"(%z, %ii8, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16xi32>, tensor<400x1xi8>, tensor<400xi32>) -> tensor<16xi32>
  %bi8e = "stablehlo.scatter"(%z, %si8, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  check.expect_eq %ai8e, %bi8e : tensor<16xi32>
  %ci8e = "stablehlo.gather"(%x, %ii8) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<16xi32>, tensor<400x1xi8>) -> tensor<400xi32>
  %di8e = "stablehlo.gather"(%x, %gi8) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<16xi32>, tensor<400x1xi32>) -> tensor<400xi32>
  check.expect_eq %ci8e, %di8e : tensor<400xi32>
  %ai8r = "stablehlo.scatter"(%zr, %ii8, %ur) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16x24xi32>, tensor<400x1xi8>, tensor<400x24xi32>) -> tensor<16x24xi32>
  %bi8r = "stablehlo.scatter"(%zr, %si8, %ur) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16x24xi32>, tensor<400x1xi32>, tensor<400x24xi32>) -> tensor<16x24xi32>
  check.expect_eq %ai8r, %bi8r : tensor<16x24xi32>
  %ci8r = "stablehlo.gather"(%xr, %ii8) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 24>} : (tensor<16x24xi32>, tensor<400x1xi8>) -> tensor<400x24xi32>
  %di8r = "stablehlo.gather"(%xr, %gi8) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 24>} : (tensor<16x24xi32>, tensor<400x1xi32>) -> tensor<400x24xi32>
  check.expect_eq %ci8r, %di8r : tensor<400x24xi32>
  %ai8p = "stablehlo.scatter"(%zp, %ii8p, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<16x16xi32>, tensor<400x2xi8>, tensor<400xi32>) -> tensor<16x16xi32>
  %bi8p = "stablehlo.scatter"(%zp, %si8p, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<16x16xi32>, tensor<400x2xi32>, tensor<400xi32>) -> tensor<16x16xi32>
  check.expect_eq %ai8p, %bi8p : tensor<16x16xi32>
  %ci8p = "stablehlo.gather"(%xp, %ii8p) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<16x16xi32>, tensor<400x2xi8>) -> tensor<400xi32>
  %di8p = "stablehlo.gather"(%xp, %gi8p) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<16x16xi32>, tensor<400x2xi32>) -> tensor<400xi32>
  check.expect_eq %ci8p, %di8p : tensor<400xi32>

  // ui32
  %iui32c = stablehlo.constant dense<[0, 15, 16, 17, 0, 4294967295, 4294967294, 1, 2147483647, 2147483648, 7, 3, 1, 6, 10, 5, 8, 10, 2, 11, 4, 13, 9, 8, 14, 11, 13, 9, 13, 13, 1, 13, 4, 6, 0, 15, 13, 7, 1, 14]> : tensor<40xui32>
  %iui32b = stablehlo.optimization_barrier %iui32c : tensor<40xui32>
  %iui32t = stablehlo.broadcast_in_dim %iui32b, dims = [1] : (tensor<40xui32>) -> tensor<10x40xui32>
  %iui32 = stablehlo.reshape %iui32t : (tensor<10x40xui32>) -> tensor<400x1xui32>
  %iui32q = stablehlo.reverse %iui32, dims = [0] : tensor<400x1xui32>
  %iui32p0 = stablehlo.concatenate %iui32, %iui32q, dim = 1 : (tensor<400x1xui32>, tensor<400x1xui32>) -> tensor<400x2xui32>
  %iui32p = stablehlo.optimization_barrier %iui32p0 : tensor<400x2xui32>
  %sui32c = stablehlo.constant dense<[0, 15, -1, -1, 0, -1, -1, 1, -1, -1, 7, 3, 1, 6, 10, 5, 8, 10, 2, 11, 4, 13, 9, 8, 14, 11, 13, 9, 13, 13, 1, 13, 4, 6, 0, 15, 13, 7, 1, 14]> : tensor<40xi32>
  %sui32b = stablehlo.optimization_barrier %sui32c : tensor<40xi32>
  %sui32t = stablehlo.broadcast_in_dim %sui32b, dims = [1] : (tensor<40xi32>) -> tensor<10x40xi32>
  %sui32 = stablehlo.reshape %sui32t : (tensor<10x40xi32>) -> tensor<400x1xi32>
  %sui32q = stablehlo.reverse %sui32, dims = [0] : tensor<400x1xi32>
  %sui32p0 = stablehlo.concatenate %sui32, %sui32q, dim = 1 : (tensor<400x1xi32>, tensor<400x1xi32>) -> tensor<400x2xi32>
  %sui32p = stablehlo.optimization_barrier %sui32p0 : tensor<400x2xi32>
  %gui32c = stablehlo.constant dense<[0, 15, 15, 15, 0, 15, 15, 1, 15, 15, 7, 3, 1, 6, 10, 5, 8, 10, 2, 11, 4, 13, 9, 8, 14, 11, 13, 9, 13, 13, 1, 13, 4, 6, 0, 15, 13, 7, 1, 14]> : tensor<40xi32>
  %gui32b = stablehlo.optimization_barrier %gui32c : tensor<40xi32>
  %gui32t = stablehlo.broadcast_in_dim %gui32b, dims = [1] : (tensor<40xi32>) -> tensor<10x40xi32>
  %gui32 = stablehlo.reshape %gui32t : (tensor<10x40xi32>) -> tensor<400x1xi32>
  %gui32q = stablehlo.reverse %gui32, dims = [0] : tensor<400x1xi32>
  %gui32p0 = stablehlo.concatenate %gui32, %gui32q, dim = 1 : (tensor<400x1xi32>, tensor<400x1xi32>) -> tensor<400x2xi32>
  %gui32p = stablehlo.optimization_barrier %gui32p0 : tensor<400x2xi32>
  %aui32e = "stablehlo.scatter"(%z, %iui32, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16xi32>, tensor<400x1xui32>, tensor<400xi32>) -> tensor<16xi32>
  %bui32e = "stablehlo.scatter"(%z, %sui32, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  check.expect_eq %aui32e, %bui32e : tensor<16xi32>
  %cui32e = "stablehlo.gather"(%x, %iui32) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<16xi32>, tensor<400x1xui32>) -> tensor<400xi32>
  %dui32e = "stablehlo.gather"(%x, %gui32) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<16xi32>, tensor<400x1xi32>) -> tensor<400xi32>
  check.expect_eq %cui32e, %dui32e : tensor<400xi32>
  %aui32r = "stablehlo.scatter"(%zr, %iui32, %ur) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16x24xi32>, tensor<400x1xui32>, tensor<400x24xi32>) -> tensor<16x24xi32>
  %bui32r = "stablehlo.scatter"(%zr, %sui32, %ur) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16x24xi32>, tensor<400x1xi32>, tensor<400x24xi32>) -> tensor<16x24xi32>
  check.expect_eq %aui32r, %bui32r : tensor<16x24xi32>
  %cui32r = "stablehlo.gather"(%xr, %iui32) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 24>} : (tensor<16x24xi32>, tensor<400x1xui32>) -> tensor<400x24xi32>
  %dui32r = "stablehlo.gather"(%xr, %gui32) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 24>} : (tensor<16x24xi32>, tensor<400x1xi32>) -> tensor<400x24xi32>
  check.expect_eq %cui32r, %dui32r : tensor<400x24xi32>
  %aui32p = "stablehlo.scatter"(%zp, %iui32p, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<16x16xi32>, tensor<400x2xui32>, tensor<400xi32>) -> tensor<16x16xi32>
  %bui32p = "stablehlo.scatter"(%zp, %sui32p, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<16x16xi32>, tensor<400x2xi32>, tensor<400xi32>) -> tensor<16x16xi32>
  check.expect_eq %aui32p, %bui32p : tensor<16x16xi32>
  %cui32p = "stablehlo.gather"(%xp, %iui32p) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<16x16xi32>, tensor<400x2xui32>) -> tensor<400xi32>
  %dui32p = "stablehlo.gather"(%xp, %gui32p) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<16x16xi32>, tensor<400x2xi32>) -> tensor<400xi32>
  check.expect_eq %cui32p, %dui32p : tensor<400xi32>

  // i64
  %ii64c = stablehlo.constant dense<[0, 15, 16, 17, -1, -16, -9223372036854775808, 9223372036854775807, 9223372036854775806, -9223372036854775807, 2147483647, 2147483648, 4294967299, 4294967296, -4294967291, 4611686018427387904, -4611686018427387904, 9223372036854775807, 9, 10, 7, 2, 9, 3, 7, 1, 1, 6, 13, 1, 0, 15, 3, 5, 9, 7, 0, 13, 1, 3]> : tensor<40xi64>
  %ii64b = stablehlo.optimization_barrier %ii64c : tensor<40xi64>
  %ii64t = stablehlo.broadcast_in_dim %ii64b, dims = [1] : (tensor<40xi64>) -> tensor<10x40xi64>
  %ii64 = stablehlo.reshape %ii64t : (tensor<10x40xi64>) -> tensor<400x1xi64>
  %ii64q = stablehlo.reverse %ii64, dims = [0] : tensor<400x1xi64>
  %ii64p0 = stablehlo.concatenate %ii64, %ii64q, dim = 1 : (tensor<400x1xi64>, tensor<400x1xi64>) -> tensor<400x2xi64>
  %ii64p = stablehlo.optimization_barrier %ii64p0 : tensor<400x2xi64>
  %si64c = stablehlo.constant dense<[0, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 10, 7, 2, 9, 3, 7, 1, 1, 6, 13, 1, 0, 15, 3, 5, 9, 7, 0, 13, 1, 3]> : tensor<40xi32>
  %si64b = stablehlo.optimization_barrier %si64c : tensor<40xi32>
  %si64t = stablehlo.broadcast_in_dim %si64b, dims = [1] : (tensor<40xi32>) -> tensor<10x40xi32>
  %si64 = stablehlo.reshape %si64t : (tensor<10x40xi32>) -> tensor<400x1xi32>
  %si64q = stablehlo.reverse %si64, dims = [0] : tensor<400x1xi32>
  %si64p0 = stablehlo.concatenate %si64, %si64q, dim = 1 : (tensor<400x1xi32>, tensor<400x1xi32>) -> tensor<400x2xi32>
  %si64p = stablehlo.optimization_barrier %si64p0 : tensor<400x2xi32>
  %gi64c = stablehlo.constant dense<[0, 15, 15, 15, 0, 0, 0, 15, 15, 0, 15, 15, 15, 15, 0, 15, 0, 15, 9, 10, 7, 2, 9, 3, 7, 1, 1, 6, 13, 1, 0, 15, 3, 5, 9, 7, 0, 13, 1, 3]> : tensor<40xi32>
  %gi64b = stablehlo.optimization_barrier %gi64c : tensor<40xi32>
  %gi64t = stablehlo.broadcast_in_dim %gi64b, dims = [1] : (tensor<40xi32>) -> tensor<10x40xi32>
  %gi64 = stablehlo.reshape %gi64t : (tensor<10x40xi32>) -> tensor<400x1xi32>
  %gi64q = stablehlo.reverse %gi64, dims = [0] : tensor<400x1xi32>
  %gi64p0 = stablehlo.concatenate %gi64, %gi64q, dim = 1 : (tensor<400x1xi32>, tensor<400x1xi32>) -> tensor<400x2xi32>
  %gi64p = stablehlo.optimization_barrier %gi64p0 : tensor<400x2xi32>
  %ai64e = "stablehlo.scatter"(%z, %ii64, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16xi32>, tensor<400x1xi64>, tensor<400xi32>) -> tensor<16xi32>
  %bi64e = "stablehlo.scatter"(%z, %si64, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  check.expect_eq %ai64e, %bi64e : tensor<16xi32>
  %ci64e = "stablehlo.gather"(%x, %ii64) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<16xi32>, tensor<400x1xi64>) -> tensor<400xi32>
  %di64e = "stablehlo.gather"(%x, %gi64) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<16xi32>, tensor<400x1xi32>) -> tensor<400xi32>
  check.expect_eq %ci64e, %di64e : tensor<400xi32>
  %ai64r = "stablehlo.scatter"(%zr, %ii64, %ur) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16x24xi32>, tensor<400x1xi64>, tensor<400x24xi32>) -> tensor<16x24xi32>
  %bi64r = "stablehlo.scatter"(%zr, %si64, %ur) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16x24xi32>, tensor<400x1xi32>, tensor<400x24xi32>) -> tensor<16x24xi32>
  check.expect_eq %ai64r, %bi64r : tensor<16x24xi32>
  %ci64r = "stablehlo.gather"(%xr, %ii64) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 24>} : (tensor<16x24xi32>, tensor<400x1xi64>) -> tensor<400x24xi32>
  %di64r = "stablehlo.gather"(%xr, %gi64) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 24>} : (tensor<16x24xi32>, tensor<400x1xi32>) -> tensor<400x24xi32>
  check.expect_eq %ci64r, %di64r : tensor<400x24xi32>
  %ai64p = "stablehlo.scatter"(%zp, %ii64p, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<16x16xi32>, tensor<400x2xi64>, tensor<400xi32>) -> tensor<16x16xi32>
  %bi64p = "stablehlo.scatter"(%zp, %si64p, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<16x16xi32>, tensor<400x2xi32>, tensor<400xi32>) -> tensor<16x16xi32>
  check.expect_eq %ai64p, %bi64p : tensor<16x16xi32>
  %ci64p = "stablehlo.gather"(%xp, %ii64p) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<16x16xi32>, tensor<400x2xi64>) -> tensor<400xi32>
  %di64p = "stablehlo.gather"(%xp, %gi64p) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<16x16xi32>, tensor<400x2xi32>) -> tensor<400xi32>
  check.expect_eq %ci64p, %di64p : tensor<400xi32>

  // ui64
  %iui64c = stablehlo.constant dense<[0, 15, 16, 17, 0, 18446744073709551615, 18446744073709551614, 1, 2147483647, 2147483648, 4294967299, 4294967296, 4611686018427387904, 9223372036854775807, 9223372036854775808, 9223372036854775812, 10, 4, 8, 15, 1, 11, 7, 6, 3, 3, 5, 7, 8, 4, 0, 15, 12, 1, 8, 7, 8, 13, 1, 15]> : tensor<40xui64>
  %iui64b = stablehlo.optimization_barrier %iui64c : tensor<40xui64>
  %iui64t = stablehlo.broadcast_in_dim %iui64b, dims = [1] : (tensor<40xui64>) -> tensor<10x40xui64>
  %iui64 = stablehlo.reshape %iui64t : (tensor<10x40xui64>) -> tensor<400x1xui64>
  %iui64q = stablehlo.reverse %iui64, dims = [0] : tensor<400x1xui64>
  %iui64p0 = stablehlo.concatenate %iui64, %iui64q, dim = 1 : (tensor<400x1xui64>, tensor<400x1xui64>) -> tensor<400x2xui64>
  %iui64p = stablehlo.optimization_barrier %iui64p0 : tensor<400x2xui64>
  %sui64c = stablehlo.constant dense<[0, 15, -1, -1, 0, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 4, 8, 15, 1, 11, 7, 6, 3, 3, 5, 7, 8, 4, 0, 15, 12, 1, 8, 7, 8, 13, 1, 15]> : tensor<40xi32>
  %sui64b = stablehlo.optimization_barrier %sui64c : tensor<40xi32>
  %sui64t = stablehlo.broadcast_in_dim %sui64b, dims = [1] : (tensor<40xi32>) -> tensor<10x40xi32>
  %sui64 = stablehlo.reshape %sui64t : (tensor<10x40xi32>) -> tensor<400x1xi32>
  %sui64q = stablehlo.reverse %sui64, dims = [0] : tensor<400x1xi32>
  %sui64p0 = stablehlo.concatenate %sui64, %sui64q, dim = 1 : (tensor<400x1xi32>, tensor<400x1xi32>) -> tensor<400x2xi32>
  %sui64p = stablehlo.optimization_barrier %sui64p0 : tensor<400x2xi32>
  %gui64c = stablehlo.constant dense<[0, 15, 15, 15, 0, 15, 15, 1, 15, 15, 15, 15, 15, 15, 15, 15, 10, 4, 8, 15, 1, 11, 7, 6, 3, 3, 5, 7, 8, 4, 0, 15, 12, 1, 8, 7, 8, 13, 1, 15]> : tensor<40xi32>
  %gui64b = stablehlo.optimization_barrier %gui64c : tensor<40xi32>
  %gui64t = stablehlo.broadcast_in_dim %gui64b, dims = [1] : (tensor<40xi32>) -> tensor<10x40xi32>
  %gui64 = stablehlo.reshape %gui64t : (tensor<10x40xi32>) -> tensor<400x1xi32>
  %gui64q = stablehlo.reverse %gui64, dims = [0] : tensor<400x1xi32>
  %gui64p0 = stablehlo.concatenate %gui64, %gui64q, dim = 1 : (tensor<400x1xi32>, tensor<400x1xi32>) -> tensor<400x2xi32>
  %gui64p = stablehlo.optimization_barrier %gui64p0 : tensor<400x2xi32>
  %aui64e = "stablehlo.scatter"(%z, %iui64, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16xi32>, tensor<400x1xui64>, tensor<400xi32>) -> tensor<16xi32>
  %bui64e = "stablehlo.scatter"(%z, %sui64, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16xi32>, tensor<400x1xi32>, tensor<400xi32>) -> tensor<16xi32>
  check.expect_eq %aui64e, %bui64e : tensor<16xi32>
  %cui64e = "stablehlo.gather"(%x, %iui64) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<16xi32>, tensor<400x1xui64>) -> tensor<400xi32>
  %dui64e = "stablehlo.gather"(%x, %gui64) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>} : (tensor<16xi32>, tensor<400x1xi32>) -> tensor<400xi32>
  check.expect_eq %cui64e, %dui64e : tensor<400xi32>
  %aui64r = "stablehlo.scatter"(%zr, %iui64, %ur) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16x24xi32>, tensor<400x1xui64>, tensor<400x24xi32>) -> tensor<16x24xi32>
  %bui64r = "stablehlo.scatter"(%zr, %sui64, %ur) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<16x24xi32>, tensor<400x1xi32>, tensor<400x24xi32>) -> tensor<16x24xi32>
  check.expect_eq %aui64r, %bui64r : tensor<16x24xi32>
  %cui64r = "stablehlo.gather"(%xr, %iui64) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 24>} : (tensor<16x24xi32>, tensor<400x1xui64>) -> tensor<400x24xi32>
  %dui64r = "stablehlo.gather"(%xr, %gui64) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 24>} : (tensor<16x24xi32>, tensor<400x1xi32>) -> tensor<400x24xi32>
  check.expect_eq %cui64r, %dui64r : tensor<400x24xi32>
  %aui64p = "stablehlo.scatter"(%zp, %iui64p, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<16x16xi32>, tensor<400x2xui64>, tensor<400xi32>) -> tensor<16x16xi32>
  %bui64p = "stablehlo.scatter"(%zp, %sui64p, %u) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    %s = stablehlo.add %l, %r : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<16x16xi32>, tensor<400x2xi32>, tensor<400xi32>) -> tensor<16x16xi32>
  check.expect_eq %aui64p, %bui64p : tensor<16x16xi32>
  %cui64p = "stablehlo.gather"(%xp, %iui64p) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<16x16xi32>, tensor<400x2xui64>) -> tensor<400xi32>
  %dui64p = "stablehlo.gather"(%xp, %gui64p) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<16x16xi32>, tensor<400x2xi32>) -> tensor<400xi32>
  check.expect_eq %cui64p, %dui64p : tensor<400xi32>
  return
}
