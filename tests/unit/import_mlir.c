/* Each operation and spelling: what the IR has after reading it. */

#include "tests/unit/import_test.h"

/* A body within a function that has values of many types. */
static const char head[] =
	"func.func @main(%f: tensor<4xf32>, %g: tensor<4xf32>, "
	"%m: tensor<2x3xf32>, %n: tensor<3x5xf32>, %s: tensor<f32>, "
	"%i: tensor<i32>, %k: tensor<4xi32>, %u: tensor<4xui8>, "
	"%p: tensor<4xi1>, %q: tensor<i1>, %c: tensor<4xcomplex<f32>>, "
	"%h: tensor<4xbf16>, %x: tensor<1x8x8x3xf32>, "
	"%w: tensor<3x3x3x16xf32>, %d: tensor<4xf64>) {\n";
static const char foot[] =
	"\nreturn\n}\n"
	"func.func private @helper(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
	"return %a : tensor<4xf32>\n}\n";

static const struct {
	const char *text, *want; /* want: lines of popir, in this order */
} row[] = {
	/* Elementwise. */
	{"%0 = stablehlo.abs %f : tensor<4xf32>", "abs %0 : 4xf32"},
	{"%0 = \"stablehlo.abs\"(%f) : (tensor<4xf32>) -> tensor<4xf32>",
		"abs %0 : 4xf32"},
	{"%0 = mhlo.tanh %f : tensor<4xf32>", "tanh %0 : 4xf32"},
	{"%0 = stablehlo.tanh %f {result_accuracy = "
	 "#stablehlo.result_accuracy<ulps = 5, mode = "
	 "#stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>",
		"tanh %0 : 4xf32"},
	{"%0 = stablehlo.add %f, %g : (tensor<4xf32>, tensor<4xf32>) -> "
	 "tensor<4xf32>",
		"add %0, %1 : 4xf32"},
	{"%0 = stablehlo.convert %f : (tensor<4xf32>) -> tensor<4xi8>",
		"convert %0 : 4xi8"},
	{"%0 = stablehlo.convert %k : tensor<4xi32>", "convert %6 : 4xi32"},
	{"%0 = stablehlo.real %c : (tensor<4xcomplex<f32>>) -> "
	 "tensor<4xf32>",
		"real %10 : 4xf32"},
	{"%0 = stablehlo.complex %f, %g : tensor<4xcomplex<f32>>",
		"complex %0, %1 : 4xcomplex<f32>"},
	{"%0 = stablehlo.is_finite %f : (tensor<4xf32>) -> tensor<4xi1>",
		"is_finite %0 : 4xi1"},
	{"%0 = stablehlo.select %p, %f, %g : tensor<4xi1>, tensor<4xf32>",
		"select %8, %0, %1 : 4xf32"},
	{"%0 = stablehlo.select %q, %f, %g : (tensor<i1>, tensor<4xf32>, "
	 "tensor<4xf32>) -> tensor<4xf32>",
		"select %9, %0, %1 : 4xf32"},
	{"%0 = stablehlo.clamp %s, %f, %s : (tensor<f32>, tensor<4xf32>, "
	 "tensor<f32>) -> tensor<4xf32>",
		"clamp %4, %0, %4 : 4xf32"},
	{"%0 = stablehlo.clamp %f, %f, %g : tensor<4xf32>",
		"clamp %0, %0, %1 : 4xf32"},
	{"%0 = stablehlo.reduce_precision %f, format = e8m10 : tensor<4xf32>",
		"reduce_precision %0 {exponent_bits = 8, mantissa_bits = 10}"},
	{"%0 = \"stablehlo.reduce_precision\"(%f) {exponent_bits = 5 : i32, "
	 "mantissa_bits = 2 : i32} : (tensor<4xf32>) -> tensor<4xf32>",
		"reduce_precision %0 {exponent_bits = 5, mantissa_bits = 2}"},
	/* Comparison types by dtype. */
	{"%0 = stablehlo.compare LT, %f, %g : (tensor<4xf32>, tensor<4xf32>) "
	 "-> tensor<4xi1>",
		"compare %0, %1 {direction = 5, compare_type = 1} : 4xi1"},
	{"%0 = stablehlo.compare GE, %f, %g, TOTALORDER : (tensor<4xf32>, "
	 "tensor<4xf32>) -> tensor<4xi1>",
		"{direction = 2, compare_type = 2}"},
	{"%0 = stablehlo.compare EQ, %k, %k, NOTYPE : (tensor<4xi32>, "
	 "tensor<4xi32>) -> tensor<4xi1>",
		"{direction = 0, compare_type = 3}"},
	{"%0 = stablehlo.compare NE, %u, %u : (tensor<4xui8>, tensor<4xui8>) "
	 "-> tensor<4xi1>",
		"{direction = 1, compare_type = 4}"},
	{"%0 = stablehlo.compare GT, %p, %p : (tensor<4xi1>, tensor<4xi1>) -> "
	 "tensor<4xi1>",
		"{direction = 3, compare_type = 4}"},
	{"%0 = \"stablehlo.compare\"(%c, %c) <{comparison_direction = "
	 "#stablehlo<comparison_direction EQ>}> : (tensor<4xcomplex<f32>>, "
	 "tensor<4xcomplex<f32>>) -> tensor<4xi1>",
		"{direction = 0, compare_type = 1}"},
	{"%0 = \"mhlo.compare\"(%f, %g) {comparison_direction = "
	 "\"LE\"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
		"{direction = 4, compare_type = 1}"},
	{"%0 = \"stablehlo.compare\"(%f, %g) {comparison_direction = "
	 "#stablehlo.comparison_direction<LE>, compare_type = "
	 "#stablehlo.comparison_type<FLOAT>} : (tensor<4xf32>, "
	 "tensor<4xf32>) -> tensor<4xi1>",
		"{direction = 4, compare_type = 1}"},
	/* Shapes. */
	{"%0 = stablehlo.iota dim = 1 : tensor<2x3xui8>",
		"iota {dim = 1} : 2x3xui8"},
	{"%0 = \"stablehlo.iota\"() {iota_dimension = 0 : i64} : () -> "
	 "tensor<5xf32>",
		"iota {dim = 0} : 5xf32"},
	{"%0 = stablehlo.broadcast_in_dim %f, dims = [1] : (tensor<4xf32>) -> "
	 "tensor<2x4xf32>",
		"broadcast_in_dim %0 {dims = [1]} : 2x4xf32"},
	{"%0 = \"stablehlo.broadcast_in_dim\"(%f) {broadcast_dimensions = "
	 "dense<1> : tensor<1xi64>} : (tensor<4xf32>) -> tensor<2x4xf32>",
		"broadcast_in_dim %0 {dims = [1]} : 2x4xf32"},
	{"%0 = stablehlo.broadcast %f, sizes = [2, 3] : (tensor<4xf32>) -> "
	 "tensor<2x3x4xf32>",
		"broadcast_in_dim %0 {dims = [2]} : 2x3x4xf32"},
	{"%0 = stablehlo.constant dense<[2, 4]> : tensor<2xi32>\n"
	 "%1 = stablehlo.dynamic_broadcast_in_dim %f, %0, dims = [1] : "
	 "(tensor<4xf32>, tensor<2xi32>) -> tensor<2x4xf32>",
		"dynamic_broadcast_in_dim %0, %15 {dims = [1]} : 2x4xf32"},
	{"%0 = stablehlo.reshape %m : (tensor<2x3xf32>) -> tensor<6xf32>",
		"reshape %2 : 6xf32"},
	{"%0 = stablehlo.transpose %m, dims = [1, 0] : (tensor<2x3xf32>) -> "
	 "tensor<3x2xf32>",
		"transpose %2 {dims = [1, 0]} : 3x2xf32"},
	{"%0 = stablehlo.reverse %m, dims = [1, 0] : tensor<2x3xf32>",
		"reverse %2 {dims = [0, 1]} : 2x3xf32"},
	{"%0 = stablehlo.slice %m [0:2, 0:3:2] : (tensor<2x3xf32>) -> "
	 "tensor<2x2xf32>",
		"slice %2 {start = [0, 0], limit = [2, 3], stride = [1, 2]}"},
	{"%0 = stablehlo.slice %s [] : (tensor<f32>) -> tensor<f32>",
		"slice %4 {start = [], limit = [], stride = []} : f32"},
	{"%0 = \"stablehlo.slice\"(%f) {start_indices = dense<1> : "
	 "tensor<1xi64>, limit_indices = array<i64: 3>} : (tensor<4xf32>) -> "
	 "tensor<2xf32>",
		"slice %0 {start = [1], limit = [3], stride = [1]} : 2xf32"},
	{"%0 = stablehlo.concatenate %f, %g, %f, dim = 0 : (tensor<4xf32>, "
	 "tensor<4xf32>, tensor<4xf32>) -> tensor<12xf32>",
		"concatenate %0, %1, %0 {dim = 0} : 12xf32"},
	{"%0 = stablehlo.pad %f, %s, low = [1], high = [-1], interior = [2] : "
	 "(tensor<4xf32>, tensor<f32>) -> tensor<10xf32>",
		"pad %0, %4 {low = [1], high = [-1], interior = [2]}"},
	{"%0 = stablehlo.dynamic_slice %m, %i, %i, sizes = [1, 2] : "
	 "(tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>",
		"dynamic_slice %2, %5, %5 {sizes = [1, 2]} : 1x2xf32"},
	{"%0 = stablehlo.bitcast_convert %f : (tensor<4xf32>) -> "
	 "tensor<4x4xi8>",
		"bitcast_convert %0 : 4x4xi8"},
	{"%0 = stablehlo.get_dimension_size %m, dim = 1 : (tensor<2x3xf32>) -> "
	 "tensor<i32>",
		"get_dimension_size %2 {dim = 1} : i32"},
	{"%0 = stablehlo.partition_id : tensor<ui32>", "partition_id : ui32"},
	/* Products. */
	{"%0 = stablehlo.dot_general %m, %n, contracting_dims = [1] x [0] : "
	 "(tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<2x5xf32>",
		"dot_general %2, %3 {lhs_batch = [], rhs_batch = [], "
		"lhs_contract = [1], rhs_contract = [0], precision = [0, 0]}"},
	{"%0 = stablehlo.dot_general %m, %n, contracting_dims = [1] x [0], "
	 "precision = [HIGH, HIGHEST] : (tensor<2x3xf32>, tensor<3x5xf32>) -> "
	 "tensor<2x5xf32>",
		"rhs_contract = [0], precision = [1, 2]}"},
	{"%0 = stablehlo.dot_general %m, %n, contracting_dims = [1] x [0], "
	 "precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = "
	 "tf32, rhs_precision_type = tf32, accumulation_type = f32, "
	 "lhs_component_count = 1, rhs_component_count = 1, "
	 "num_primitive_operations = 3, allow_imprecise_accumulation = "
	 "false> : (tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<2x5xf32>",
		"precision = [0, 0], algorithm = [100, 100, 16, 1, 1, 3, 0]}"},
	{"%0 = stablehlo.dot_general %m, %m, batching_dims = [0] x [0], "
	 "contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) "
	 "-> tensor<2xf32>",
		"lhs_batch = [0], rhs_batch = [0], lhs_contract = [1]"},
	{"%0 = \"stablehlo.dot_general\"(%m, %n) <{dot_dimension_numbers = "
	 "#stablehlo.dot<lhs_contracting_dimensions = [1], "
	 "rhs_contracting_dimensions = [0]>, precision_config = "
	 "[#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : "
	 "(tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<2x5xf32>",
		"lhs_contract = [1], rhs_contract = [0], precision = [2, 0]}"},
	{"%0 = stablehlo.dot %m, %n, precision = [DEFAULT, DEFAULT] : "
	 "(tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<2x5xf32>",
		"dot_general %2, %3 {lhs_batch = [], rhs_batch = [], "
		"lhs_contract = [1], rhs_contract = [0], precision = [0, 0]}"},
	{"%0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, "
	 "i, o]->[b, 0, 1, f], window = {} : (tensor<1x8x8x3xf32>, "
	 "tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>",
		"convolution %12, %13 {low = [0, 0], high = [0, 0], precision "
		"= [0, 0], lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, "
		"1], out_layout = [0, 3, 1, 2], window_strides = [1, 1], "
		"lhs_dilation = [1, 1], rhs_dilation = [1, 1], "
		"window_reversal = [0, 0], feature_group_count = 1, "
		"batch_group_count = 1}"},
	{"%0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, "
	 "i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [2, "
	 "3]], rhs_dilate = [1, 2], reverse = [true, false]} "
	 "{batch_group_count = 1 : i64, feature_group_count = 1 : i64, "
	 "precision_config = [#stablehlo<precision HIGH>, "
	 "#stablehlo<precision HIGH>]} : (tensor<1x8x8x3xf32>, "
	 "tensor<3x3x3x16xf32>) -> tensor<1x4x5x16xf32>",
		"low = [0, 2], high = [1, 3], precision = [1, 1]"},
	{"%0 = \"stablehlo.convolution\"(%x, %w) {batch_group_count = 1 : "
	 "i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension "
	 "= 0, input_feature_dimension = 3, input_spatial_dimensions = [1, "
	 "2], kernel_input_feature_dimension = 2, "
	 "kernel_output_feature_dimension = 3, kernel_spatial_dimensions = "
	 "[0, 1], output_batch_dimension = 0, output_feature_dimension = 3, "
	 "output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : "
	 "i64, padding = dense<0> : tensor<2x2xi64>, window_strides = "
	 "dense<1> : tensor<2xi64>} : (tensor<1x8x8x3xf32>, "
	 "tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>",
		"lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1]"},
	/* Reductions. */
	{"%0 = stablehlo.reduce(%m init: %s) applies stablehlo.add across "
	 "dimensions = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>",
		"reduce %2, %4 {dims = [0, 1]} : f32 (%16: f32, %17: f32) {\n"
		"\t\t%18 = add %16, %17 : f32\n\t\treturn %18\n\t}"},
	{"%0:2 = stablehlo.reduce(%f init: %s), (%k init: %i) across "
	 "dimensions = [0] : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, "
	 "tensor<i32>) -> (tensor<f32>, tensor<i32>)\n reducer(%a: "
	 "tensor<f32>, %b: tensor<f32>) (%e: tensor<i32>, %z: tensor<i32>)  "
	 "{\n stablehlo.return %b, %e : tensor<f32>, tensor<i32>\n}",
		"reduce %0, %6, %4, %5 {dims = [0]} : f32, i32 (%17: f32, "
		"%18: i32, %19: f32, %20: i32) {\n\t\treturn %19, %18\n\t}"},
	{"%0 = \"stablehlo.reduce_window\"(%f, %s) <{window_dimensions = "
	 "array<i64: 2>}> ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
	 "%1 = stablehlo.maximum %a, %b : tensor<f32>\n"
	 "stablehlo.return %1 : tensor<f32>\n}) : (tensor<4xf32>, "
	 "tensor<f32>) -> tensor<3xf32>",
		"reduce_window %0, %4 {low = [0], high = [0], window = [2], "
		"window_strides = [1], lhs_dilation = [1], rhs_dilation = "
		"[1]} : 3xf32"},
	{"%0:2 = \"stablehlo.sort\"(%f, %k) ({\n^bb0(%a: tensor<f32>, %b: "
	 "tensor<f32>, %e: tensor<i32>, %z: tensor<i32>):\n"
	 "%1 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> "
	 "tensor<i1>\nstablehlo.return %1 : tensor<i1>\n}) : (tensor<4xf32>, "
	 "tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)",
		"sort %0, %6 {dim = 0, is_stable = 0} : 4xf32, 4xi32"},
	{"%0:2 = chlo.top_k(%f, k = 2) : tensor<4xf32> -> (tensor<2xf32>, "
	 "tensor<2xi32>)",
		"top_k %0 {k = 2} : 2xf32, 2xi32"},
	{"%0:2 = stablehlo.custom_call @mhlo.topk(%f) {mhlo.attributes = {k = "
	 "2 : i64, largest = true}, mhlo.version = 1 : i64} : "
	 "(tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)",
		"top_k %0 {k = 2} : 2xf32, 2xi32"},
	/* Control. */
	{"%0 = stablehlo.while(%a = %i) : tensor<i32>\ncond {\n"
	 "%1 = stablehlo.compare LT, %a, %i : (tensor<i32>, tensor<i32>) -> "
	 "tensor<i1>\nstablehlo.return %1 : tensor<i1>\n} do {\n"
	 "%1 = stablehlo.add %a, %a : tensor<i32>\n"
	 "stablehlo.return %1 : tensor<i32>\n}",
		"while %5 : i32 (%16: i32) {"},
	{"%0 = \"stablehlo.if\"(%q) ({\nstablehlo.return %f : tensor<4xf32>\n"
	 "}, {\nstablehlo.return %g : tensor<4xf32>\n}) : (tensor<i1>) -> "
	 "tensor<4xf32>",
		"if %9 : 4xf32"},
	{"%0:2 = stablehlo.optimization_barrier %f, %k : tensor<4xf32>, "
	 "tensor<4xi32>",
		"optimization_barrier %0, %6 : 4xf32, 4xi32"},
	{"stablehlo.optimization_barrier ()", "optimization_barrier"},
	{"%0 = call @helper(%f) : (tensor<4xf32>) -> tensor<4xf32>",
		"call %0 {callee = \"helper\"} : 4xf32"},
	{"%0 = \"func.call\"(%f) <{callee = @helper}> : (tensor<4xf32>) -> "
	 "tensor<4xf32>",
		"call %0 {callee = \"helper\"} : 4xf32"},
	{"%0 = stablehlo.composite \"chlo.erf\" %f {decomposition = @helper} "
	 ": (tensor<4xf32>) -> tensor<4xf32>",
		"erf %0 : 4xf32"},
	{"%0 = stablehlo.composite \"chlo.unknown\" %f {decomposition = "
	 "@helper} : (tensor<4xf32>) -> tensor<4xf32>",
		"call %0 {callee = \"helper\"} : 4xf32"},
	{"%0 = stablehlo.composite \"my.op\" %f ({\n^bb0(%a: tensor<f32>):\n"
	 "stablehlo.return %a : tensor<f32>\n}) {decomposition = @helper} : "
	 "(tensor<4xf32>) -> tensor<4xf32>",
		"call %0 {callee = \"helper\"} : 4xf32"},
	{"%0 = stablehlo.composite \"my.op\" %f {composite_attributes = {a = 1 "
	 ": i32}, decomposition = @helper, version = 1 : i32} : "
	 "(tensor<4xf32>) -> tensor<4xf32>",
		"call %0 {callee = \"helper\"} : 4xf32"},
	/* Identities: nothing is left of them. */
	{"%0 = stablehlo.custom_call @Sharding(%f) {backend_config = \"\", "
	 "mhlo.sharding = \"{replicated}\"} : (tensor<4xf32>) -> "
	 "tensor<4xf32>\n%1 = stablehlo.negate %0 : tensor<4xf32>",
		"negate %0 : 4xf32"},
	{"%0 = sdy.sharding_constraint %f <@mesh, [{\"a\"}]> : tensor<4xf32>\n"
	 "%1 = stablehlo.negate %0 : tensor<4xf32>",
		"negate %0 : 4xf32"},
	{"%0 = sdy.manual_computation(%f) in_shardings=[<@mesh, [{}]>] "
	 "out_shardings=[<@mesh, [{}]>] manual_axes={} (%a: tensor<4xf32>) "
	 "{\n%1 = stablehlo.negate %a : tensor<4xf32>\nsdy.return %1 : "
	 "tensor<4xf32>\n} : (tensor<4xf32>) -> tensor<4xf32>\n"
	 "%1 = stablehlo.abs %0 : tensor<4xf32>",
		"\t%15 = negate %0 : 4xf32\n\t%16 = abs %15 : 4xf32\n"},
	{"%0 = stablehlo.custom_call @AllocateBuffer() : () -> tensor<4xf32>",
		"constant {value = <4xf32 splat: 00000000>} : 4xf32"},
	/* CHLO. */
	{"%0 = chlo.erf %f : tensor<4xf32> -> tensor<4xf32>", "erf %0 : 4xf32"},
	{"%0 = \"chlo.erf_inv\"(%f) : (tensor<4xf32>) -> tensor<4xf32>",
		"erf_inv %0 : 4xf32"},
	{"%0 = stablehlo.custom_call @mhlo.erf(%f) {mhlo.attributes = {}, "
	 "mhlo.version = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>",
		"erf %0 : 4xf32"},
	{"%0 = chlo.square %f : tensor<4xf32> -> tensor<4xf32>",
		"multiply %0, %0 : 4xf32"},
	{"%0 = chlo.atan %h : tensor<4xbf16> -> tensor<4xbf16>",
		"atan %11 : 4xbf16"},
	{"%0 = chlo.next_after %f, %f : tensor<4xf32>, tensor<4xf32> -> "
	 "tensor<4xf32>",
		"next_after %0, %0 : 4xf32"},
	{"%0 = chlo.mulhi %k, %k : tensor<4xi32>, tensor<4xi32> -> "
	 "tensor<4xi32>",
		"mulhi %6, %6 : 4xi32"},
	{"%0 = \"chlo.ragged_dot\"(%m, %n, %k) <{ragged_dot_dimension_numbers "
	 "= #chlo.ragged_dot<lhs_batching_dimensions = [], "
	 "rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], "
	 "rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], "
	 "rhs_group_dimensions = []>, precision_config = [#chlo<precision "
	 "HIGH>, #chlo<precision DEFAULT>]}> : (tensor<2x3xf32>, "
	 "tensor<3x5xf32>, tensor<4xi32>) -> tensor<4x2x5xf32>",
		"ragged_dot %2, %3, %6 {lhs_batch = [], rhs_batch = [], "
		"lhs_contract = [1], rhs_contract = [0], precision = [1, 0], "
		"lhs_ragged = [1], rhs_group = []} : 4x2x5xf32"},
	{"%0:2 = chlo.scan(%f) inits(%s) dimension=0 is_reverse=true {\n"
	 "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
	 "%1 = stablehlo.add %a, %b : tensor<f32>\n"
	 "stablehlo.return %1, %1 : tensor<f32>, tensor<f32>\n"
	 "} : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)",
		"scan %0, %4 {dim = 0, inputs = 1, scan_size = 4, is_reverse = "
		"1} : 4xf32, f32"},
	/* Old operations by others. */
	{"%0 = stablehlo.einsum %m, %n, config = \"ab,bc->ca\" : "
	 "(tensor<2x3xf32>, tensor<3x5xf32>) -> tensor<5x2xf32>",
		"\t%15 = dot_general %2, %3 {lhs_batch = [], rhs_batch = [], "
		"lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : "
		"2x5xf32\n\t%16 = transpose %15 {dims = [1, 0]} : 5x2xf32\n"},
	{"%0 = stablehlo.unary_einsum %m, config = \"ab->ba\" : "
	 "(tensor<2x3xf32>) -> tensor<3x2xf32>",
		"transpose %2 {dims = [1, 0]} : 3x2xf32"},
	{"%0 = \"stablehlo.torch_index_select\"(%m, %k) <{dim = 1 : i64, "
	 "batch_dims = 0 : i64}> : (tensor<2x3xf32>, tensor<4xi32>) -> "
	 "tensor<2x4xf32>",
		"gather %2, %6 {sizes = [2, 1], offset_dims = [0], "
		"collapsed_dims = [1], operand_batch = [], index_batch = [], "
		"index_map = [1], index_vector_dim = 1, indices_are_sorted = "
		"0} : 2x4xf32"},
	{"%0 = \"stablehlo.map\"(%f) ({\n^bb0(%a: tensor<f32>):\n"
	 "stablehlo.return %a : tensor<f32>\n}) {dimensions = array<i64: 0>} "
	 ": (tensor<4xf32>) -> tensor<4xf32>",
		"map %0 {dims = [0]} : 4xf32"},
	{"%0:3 = \"stablehlo.batch_norm_training\"(%f, %f, %f) <{epsilon = "
	 "0.001 : f32, feature_index = 0 : i64}> : (tensor<4xf32>, "
	 "tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, "
	 "tensor<4xf32>, tensor<4xf32>)",
		"batch_norm_training %0, %0, %0 {epsilon = "
		"0x3f50624de0000000, feature_index = 0} : 4xf32, 4xf32, "
		"4xf32"},
	{"%0 = chlo.is_inf %f : tensor<4xf32> -> tensor<4xi1>",
		"compare %15, %16 {direction = 0, compare_type = 1} : 4xi1"},
	{"%0 = chlo.broadcast_add %f, %s : (tensor<4xf32>, tensor<f32>) -> "
	 "tensor<4xf32>",
		"\t%15 = broadcast_in_dim %4 {dims = []} : 4xf32\n"
		"\t%16 = add %0, %15 : 4xf32\n"},
	{"%0 = \"chlo.constant_like\"(%f) <{value = 2.0 : f32}> : "
	 "(tensor<4xf32>) -> tensor<4xf32>",
		"constant {value = <4xf32 splat: 00000040>} : 4xf32"},
	/* Checks. */
	{"check.expect_eq %f, %g : tensor<4xf32>", "expect_eq %0, %1\n"},
	{"check.expect_eq(%f, %g) : tensor<4xf32>", "expect_eq %0, %1\n"},
	{"check.expect_eq_const %i, dense<1> : tensor<i32>",
		"\t%15 = constant {value = <i32 splat: 01000000>} : i32\n"
		"\texpect_eq %5, %15\n"},
	{"check.expect_eq_const(%i, dense<1> : tensor<i32>) : tensor<i32>",
		"expect_eq %5, %15\n"},
	{"check.expect_close %f, %g, max_ulp_difference = 7, "
	 "min_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>",
		"expect_close %0, %1 {max_ulp = 7, min_ulp = 1}"},
	{"stablehlo.custom_call @check.expect_close(%f, %g) {has_side_effect = "
	 "true} : (tensor<4xf32>, tensor<4xf32>) -> ()",
		"expect_close %0, %1 {max_ulp = 3, min_ulp = 0}"},
	{"check.expect_almost_eq_const %s, dense<0.5> : tensor<f32>",
		"{tolerance = 0x3f1a36e2eb1c432d}"},
	{"check.expect_almost_eq %f, %g {tolerance = 0.5 : f64} : "
	 "tensor<4xf32>",
		"{tolerance = 0x3fe0000000000000}"},
	{"check.expect_almost_eq %f, %g, tolerance = 0.5 : tensor<4xf32>",
		"{tolerance = 0x3fe0000000000000}"},
	{"check.expect_almost_eq_const %s, dense<0.5> : tensor<f32> "
	 "{tolerance = 0.25 : f64}",
		"{tolerance = 0x3fd0000000000000}"},
	{"check.expect_close %f, %g, max_ulp_difference = "
	 "18446744073709551615, min_ulp_difference = 2 : tensor<4xf32>, "
	 "tensor<4xf32>",
		"{max_ulp = 9223372036854775807, min_ulp = 2}"},
	{"stablehlo.custom_call @shape_assertion(%q, %i) {error_message = "
	 "\"no\", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()",
		"shape_assertion %9, %5 {message = \"no\"}\n"},
	/* Unknown attributes are kept, harmless ones dropped. */
	{"%0 = stablehlo.add %f, %g {my.mark = [1 ,  2], sdy.sharding = "
	 "#sdy.sharding_per_value<[<@mesh, [{\"a\"}]>]>} : tensor<4xf32>",
		"add %0, %1 {\"my.mark\" = \"[1,2]\"} : 4xf32"},
	/* Names, comments, locations. */
	{"// a comment: %0 = nothing\n %v-1.$x = stablehlo.abs %f : "
	 "tensor<4xf32> loc(\"a)b\"(callsite(\"f\":1:2 at #l)))\n"
	 "%0 = stablehlo.abs %v-1.$x : tensor<4xf32> loc(unknown)",
		"\t%15 = abs %0 : 4xf32\n\t%16 = abs %15 : 4xf32\n"},
};

/* Whole files. */
static const struct {
	const char *text, *want;
} file[] = {
	{"module {\n}\n module_end", NULL},
	{"\xef\xbb\xbf// bom\nmodule @m attributes {mhlo.num_partitions = 2 : "
	 "i32, mhlo.num_replicas = 3 : i32, x.y = \"z\"} {\nfunc.func "
	 "@main() {\nreturn\n}\n}\n",
		"module {partitions = 2, replicas = 3, \"x.y\" = \"\\22z\\22\""
		"}\nfunc @main() -> () {\n\treturn\n}\n"},
	{"#loc1 = loc(\"w\")\n"
	 "func.func public @main(%arg0: tensor<f32> {tf.aliasing_output = 1 : "
	 "i32, mhlo.sharding = \"\"} loc(\"p['w']\"), %arg1: tensor<f32> "
	 "{jax.buffer_donor = true} loc(#loc1), %x: tensor<f32>, %arg3: "
	 "tensor<f32> {my.tag = unit} loc(\"f.py\":1:2), %arg4: tensor<f32> "
	 "loc(unknown)) -> (tensor<f32> {jax.result_info = \"a\"}, "
	 "tensor<f32>) {\nreturn %x, %x : tensor<f32>, tensor<f32>\n}",
		"func @main(%0: f32 {name = \"p['w']\", alias = 1, donated}, "
		"%1: f32 {name = \"w\", donated}, %2: f32 {name = \"x\"}, "
		"%3: f32 {\"my.tag\" = \"unit\"}, %4: f32) -> (f32 {name = "
		"\"a\"}, f32)"},
	{"\"builtin.module\"() ({\n\"func.func\"() ({\n^bb0(%a: "
	 "tensor<f32>):\n\"func.return\"(%a) : (tensor<f32>) -> ()\n}) "
	 "{sym_name = \"main\", function_type = (tensor<f32>) -> "
	 "tensor<f32>, arg_attrs = [{jax.buffer_donor = true}]} : () -> ()\n"
	 "}) {mhlo.num_replicas = 2 : i32} : () -> ()",
		"module {partitions = 1, replicas = 2}\nfunc @main(%0: f32 {name = \"a\", "
		"donated}) -> (f32)"},
	{"func.func private @f() {\nreturn\n}\nfunc.func @g() {\ncall @f() : "
	 "() -> ()\nreturn\n}",
		"func @g() -> () {\n\tcall {callee = \"f\"}\n\treturn\n}"},
	{"!t = tensor<2xf32>\n#v = dense<1.0> : !t\n#w = #v\n"
	 "func.func @main() -> !t {\n%0 = \"stablehlo.constant\"() {value = "
	 "#w} : () -> !t\nreturn %0 : !t\n}",
		"constant {value = <2xf32 splat: 0000803f>} : 2xf32"},
	{"func.func @main() -> tensor<2xf32> {\n%0 = "
	 "\"stablehlo.constant\"() {value = #v} : () -> tensor<2xf32>\n"
	 "return %0 : tensor<2xf32>\n}\n#v = dense<[\n1.0, 2.0]> : "
	 "tensor<2xf32>",
		"constant {value = <2xf32: 0000803f00000040>} : 2xf32"},
	{"#v = dense<[1.0, 2.0]> : tensor<2xf32>\n#w = #v\n"
	 "func.func @main() -> tensor<2xf32> {\n%0 = stablehlo.constant #w "
	 "loc(#l)\nreturn %0 : tensor<2xf32>\n}\n#l = loc(\"a\")",
		"constant {value = <2xf32: 0000803f00000040>} : 2xf32"},
	{"func.func @main() {\n%0 = stablehlo.constant #v\n"
	 "%1 = stablehlo.constant {my.tag = 1} #v\nreturn\n}\n"
	 "#v = dense<true> : tensor<3xi1>",
		"value = <3xi1 splat: 01>, \"my.tag\" = \"1\"} : 3xi1"},
	/* Comments are no part of attributes. */
	{"func.func @main(%x: tensor<f32>) -> tensor<f32> {\n%0 = "
	 "\"stablehlo.custom_call\"(%x) {call_target_name = \"f\", my.tag = "
	 "[a // it's \"quoted\n b, 2]} : (tensor<f32>) -> tensor<f32>\n"
	 "%1 = \"stablehlo.compare\"(%x, %x) {comparison_direction = "
	 "#stablehlo<comparison_direction EQ // NE\n>} : (tensor<f32>, "
	 "tensor<f32>) -> tensor<i1>\nreturn %0 : tensor<f32>\n}",
		"\"my.tag\" = \"[a b,2]\"} : f32\n\t%2 = compare %0, %0 "
		"{direction = 0, compare_type = 1} : i1"},
	/* Nor of aliases. */
	{"!t = tensor<2xf32> // rows < 3, \"of all\n#v = #w // (v\n"
	 "#w = dense<[\n1.0, 2.0]> : !t // )\n"
	 "func.func @main() -> !t {\n%0 = \"stablehlo.constant\"() {value = "
	 "#v} : () -> !t\nreturn %0 : !t\n}",
		"constant {value = <2xf32: 0000803f00000040>} : 2xf32"},
	{"!a = tensor<f32> // begin <\nfunc.func @main(%x: !a) -> !a {\n"
	 "return %x : !a\n}\n!b = tensor<i32> // end >\n"
	 "func.func private @f(%x: !b) -> !b {\nreturn %x : !b\n}",
		"func @main(%0: f32 {name = \"x\"}) -> (f32)"},
	{"popir 1\nfunc @main() -> () {\n\treturn\n}\n",
		"func @main() -> () {\n\treturn\n}\n"},
};

static void
check(const char *text, const char *want)
{
	import_run r;
	pop_status st = import_bytes(&r, text, strlen(text));
	char *got;

	if (st != POP_OK) {
		if (want)
			fprintf(stderr, "%s\n%s\n", text, r.err.text);
		assert(!want);
		import_end(&r);
		return;
	}
	got = import_text(&r);
	if (!want || !strstr(got, want))
		fprintf(stderr, "%s\nwant: %s\ngot: %s\n", text,
			want ? want : "a failure", got);
	assert(want && strstr(got, want));
	free(got);
	import_end(&r);
}

int
main(void)
{
	static char text[16 << 10];

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		snprintf(text, sizeof(text), "%s%s%s", head, row[i].text, foot);
		check(text, row[i].want);
	}
	for (size_t i = 0; i < sizeof(file) / sizeof(file[0]); i++)
		check(file[i].text, file[i].want);
	return 0;
}
