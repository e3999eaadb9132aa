/*
 * The verifier, a row per rule: ops of a function body in the text form and
 * the message expected, NULL if they are right.  Values that rows start from:
 *
 *   %0 f32  %1 4xf32  %2 4x8xf32  %3 i32  %4 4xi32  %5 i1  %6 4xi1
 *   %7 4xui8  %8 4xcomplex<f32>  %9 8x4xf32  %10 4xi64  %11 f64
 *   %12 2x8x8x3xf32  %13 3x3x3x16xf32  %14 3x2xi32  %15 4xbf16
 */

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "lib/ir/ir.h"

#define HEAD                                                            \
	"popir 1 func @main(%0: f32, %1: 4xf32, %2: 4x8xf32, %3: i32, " \
	"%4: 4xi32, %5: i1, %6: 4xi1, %7: 4xui8, %8: 4xcomplex<f32>, "  \
	"%9: 8x4xf32, %10: 4xi64, %11: f64, %12: 2x8x8x3xf32, "         \
	"%13: 3x3x3x16xf32, %14: 3x2xi32, %15: 4xbf16) -> () {\n"

/* Bodies that rows share. */
#define ADD  "(%a0: f32, %a1: f32) {%a2 = add %a0, %a1 : f32 return %a2}"
#define LESS "{%a2 = compare %a0, %a1 {direction = 5} : i1 return %a2}"
#define CONV2                                                    \
	"lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], " \
	"out_layout = [0, 3, 1, 2]"
#define TAKE                                                         \
	"offset_dims = [1], collapsed_dims = [0], index_map = [0], " \
	"index_vector_dim = 1, sizes = [1, 8]"
#define PUT                                                          \
	"offset_dims = [1], collapsed_dims = [0], index_map = [0], " \
	"index_vector_dim = 1"

typedef struct row {
	const char *ops, *error;
} row;

static const row elementwise[] = {
	{"%a = abs %1 : 4xf32", NULL},
	{"%a = abs %8 : 4xf32", NULL},
	{"%a = abs %8 : 4xcomplex<f32>",
		"abs: result 0: got 4xcomplex<f32>, expected 4xf32"},
	{"%a = abs %7 : 4xui8",
		"2:8: abs: operand 0: got element type ui8, expected signed "
		"integer or floating-point or complex"},
	{"%a = abs %1, %1 : 4xf32", "number of operands: got 2, expected 1"},
	{"%a, %b = abs %1 : 4xf32, 4xf32",
		"number of results: got 2, expected 1"},
	{"abs %1", "number of results: got 0, expected 1"},
	{"%a = abs %1 : 4xf32 () {return}",
		"number of regions: got 1, expected 0"},
	{"%a = abs %1 : 8xf32", "result 0: got 8xf32, expected 4xf32"},
	{"%a = negate %5 : i1", "got element type i1, expected integer or"},
	{"%a = negate %7 : 4xui8", NULL},
	{"%a = sign %7 : 4xui8", "sign: operand 0"},
	{"%a = sqrt %4 : 4xi32", "expected floating-point or complex"},
	{"%a = tanh %8 : 4xcomplex<f32>", NULL},
	{"%a = floor %8 : 4xcomplex<f32>", "expected floating-point"},
	{"%a = erf %4 : 4xi32", "expected floating-point"},
	{"%a = not %6 : 4xi1", NULL},
	{"%a = not %1 : 4xf32", "expected i1 or integer"},
	{"%a = popcnt %6 : 4xi1", "expected integer"},
	{"%a = is_finite %1 : 4xi1", NULL},
	{"%a = is_finite %1 : 4xf32", "result 0: got 4xf32, expected 4xi1"},
	{"%a = is_finite %4 : 4xi1", "expected floating-point"},
	{"%a = real %8 : 4xf32", NULL},
	{"%a = imag %1 : 4xf32", NULL},
	{"%a = real %4 : 4xi32", "expected floating-point or complex"},
	{"%a = convert %1 : 4xi1", NULL},
	{"%a = convert %1 : 8xi1", "result 0: got 8xi1, expected 4xi1"},
	{"%a = convert %0 : token", "result 0: got element type token"},
	{"%a = reduce_precision %1 {exponent_bits = 5, mantissa_bits = 10} : "
	 "4xf32",
		NULL},
	{"%a = reduce_precision %1 {mantissa_bits = 10} : 4xf32",
		"attribute exponent_bits: got none, expected one"},
	{"%a = reduce_precision %1 {exponent_bits = 0, mantissa_bits = 1} : "
	 "4xf32",
		"exponent_bits: got 0, expected 1 to"},
	{"%a = reduce_precision %4 {exponent_bits = 5, mantissa_bits = 1} : "
	 "4xi32",
		"expected floating-point"},
	{"%a = add %6, %6 : 4xi1", NULL},
	{"%a = add %1, %2 : 4xf32", "operand 1: got 4x8xf32, expected 4xf32"},
	{"%a = add %1, %4 : 4xf32", "operand 1: got 4xi32, expected 4xf32"},
	{"%a = add %1, %1 : 4xf64", "result 0: got 4xf64, expected 4xf32"},
	{"%a = add %1 : 4xf32", "number of operands: got 1, expected 2"},
	{"%a = subtract %6, %6 : 4xi1", "subtract: operand 0"},
	{"%a = divide %6, %6 : 4xi1", "divide: operand 0"},
	{"%a = maximum %8, %8 : 4xcomplex<f32>", NULL},
	{"%a = atan2 %4, %4 : 4xi32", "expected floating-point or complex"},
	{"%a = and %1, %1 : 4xf32", "expected i1 or integer"},
	{"%a = xor %7, %7 : 4xui8", NULL},
	{"%a = shift_left %6, %6 : 4xi1", "expected integer"},
	{"%a = complex %1, %1 : 4xcomplex<f32>", NULL},
	{"%a = complex %11, %11 : complex<f64>", NULL},
	{"%a = complex %1, %1 : 4xcomplex<f64>", "result 0"},
	{"%a = complex %15, %15 : 4xcomplex<f32>", "expected f32 or f64"},
	{"%a = compare %1, %1 {direction = 0} : 4xi1", NULL},
	{"%a = compare %1, %1 {direction = 0, compare_type = 2} : 4xi1", NULL},
	{"%a = compare %1, %1 : 4xi1", "attribute direction: got none"},
	{"%a = compare %1, %1 {direction = 6} : 4xi1",
		"direction: got 6, expected 0 to 5"},
	{"%a = compare %1, %1 {direction = 0, compare_type = 3} : 4xi1",
		"compare_type: got SIGNED, expected one for element type f32"},
	{"%a = compare %7, %7 {direction = 0, compare_type = 3} : 4xi1",
		"compare_type: got SIGNED"},
	{"%a = compare %6, %6 {direction = 0, compare_type = 4} : 4xi1", NULL},
	{"%a = compare %8, %8 {direction = 0, compare_type = 2} : 4xi1",
		"compare_type: got TOTALORDER"},
	{"%a = compare %1, %1 {direction = 0, compare_type = 9} : 4xi1",
		"compare_type: got 9, expected 1 to 4"},
	{"%a = compare %1, %4 {direction = 0} : 4xi1", "operand 1"},
	{"%a = compare %1, %1 {direction = 0} : 4xf32", "expected 4xi1"},
	{"%a = select %5, %1, %1 : 4xf32", NULL},
	{"%a = select %6, %1, %1 : 4xf32", NULL},
	{"%a = select %6, %0, %0 : f32", "operand 0: got 4xi1, expected i1"},
	{"%a = select %4, %1, %1 : 4xf32", "got element type i32, expected i1"},
	{"%a = select %5, %1, %2 : 4xf32", "operand 2"},
	{"%a = clamp %0, %1, %0 : 4xf32", NULL},
	{"%a = clamp %1, %1, %0 : 4xf32", NULL},
	{"%a = clamp %11, %1, %0 : 4xf32",
		"operand 0: got element type f64, expected f32"},
	{"%a = clamp %0, %0, %1 : f32", "operand 2: got 4xf32, expected f32"},
};

static const row shapes[] = {
	{"%a = constant {value = <2xf32 splat: 00000000>} : 2xf32", NULL},
	{"%a = constant {value = <2xf32 splat: 00000000>} : 3xf32",
		"result 0: got 3xf32, expected 2xf32"},
	{"%a = constant : f32", "attribute value: got none, expected one"},
	{"%a = constant {value = <token:>} : token", "got element type token"},
	{"%a = constant {value = <2xi1: 0102>} : 2xi1",
		"value: got byte 2 for i1, expected 0 or 1"},
	{"%a = iota {dim = 1} : 2x3xi32", NULL},
	{"%a = iota {dim = 2} : 2x3xi32", "dim: got 2, expected 0 to 1"},
	{"%a = iota {dim = 0} : i32", "dim: got 0, expected none"},
	{"%a = iota {dim = 0} : 2xi1", "result 0: got element type i1"},
	{"%a = iota : 2xi32", "attribute dim: got none"},
	{"%a = broadcast_in_dim %1 {dims = [0]} : 4x7xf32", NULL},
	{"%a = broadcast_in_dim %1 {dims = [1]} : 4x7xf32",
		"size of the result in dimension 1: got 7, expected 4"},
	{"%a = broadcast_in_dim %2 {dims = [0, 0]} : 4x8xf32",
		"dims 1: got 0 again, expected distinct dimensions"},
	{"%a = broadcast_in_dim %1 {dims = [2]} : 4x7xf32",
		"dims 0: got 2, expected 0 to 1"},
	{"%a = broadcast_in_dim %1 {dims = []} : 4xf32",
		"attribute dims: got 0 numbers, expected 1"},
	{"%a = broadcast_in_dim %1 : 4xf32", "attribute dims: got none"},
	{"%a = broadcast_in_dim %1 {dims = [0]} : 4xf64", "expected 4xf32"},
	{"%a = reshape %2 : 32xf32", NULL},
	{"%a = reshape %2 : 31xf32",
		"elements of the result: got 31, expected 32"},
	{"%a = reshape %2 : 32xf64", "result 0: got 32xf64, expected 32xf32"},
	{"%a = transpose %2 {dims = [1, 0]} : 8x4xf32", NULL},
	{"%a = transpose %2 {dims = [1, 0]} : 4x8xf32", "expected 8x4xf32"},
	{"%a = transpose %2 {dims = [1, 1]} : 8x4xf32", "dims 1: got 1 again"},
	{"%a = transpose %2 {dims = [0]} : 4x8xf32", "got 1 numbers"},
	{"%a = reverse %2 {dims = [1]} : 4x8xf32", NULL},
	{"%a = reverse %2 {dims = [2]} : 4x8xf32", "dims 0: got 2"},
	{"%a = reverse %2 {dims = [1, 1]} : 4x8xf32", "dims 1: got 1 again"},
	{"%a = reverse %2 : 4x8xf32", "attribute dims: got none"},
	{"%a = slice %2 {start = [1, 0], limit = [4, 8], stride = [2, 3]} : "
	 "2x3xf32",
		NULL},
	{"%a = slice %2 {start = [1, 0], limit = [4, 8]} : 3x8xf32", NULL},
	{"%a = slice %2 {start = [1, 0], limit = [5, 8]} : 4x8xf32",
		"limit 0: got 5, expected 0 to 4"},
	{"%a = slice %2 {start = [3, 0], limit = [2, 8]} : 0x8xf32",
		"start 0: got 3, expected 0 to 2"},
	{"%a = slice %2 {start = [-1, 0], limit = [2, 8]} : 3x8xf32",
		"start 0: got -1, expected 0 to 2"},
	{"%a = slice %2 {start = [1, 0], limit = [4, 8], stride = [1, 0]} : "
	 "3x8xf32",
		"stride 1: got 0, expected at least 1"},
	{"%a = slice %2 {start = [1], limit = [4, 8]} : 3x8xf32",
		"attribute start: got 1 numbers, expected 2"},
	{"%a = concatenate %1, %1, %1 {dim = 0} : 12xf32", NULL},
	{"%a = concatenate %2, %9 {dim = 0} : 12x8xf32",
		"operand 1: got 8x4xf32, expected 8x8xf32"},
	{"%a = concatenate %1, %2 {dim = 0} : 8xf32", "operand 1: got 4x8xf32"},
	{"%a = concatenate %1, %4 {dim = 0} : 8xf32", "operand 1: got 4xi32"},
	{"%a = concatenate %0 {dim = 0} : f32", "dim: got 0, expected none"},
	{"%a = concatenate %1 : 4xf32", "attribute dim: got none"},
	{"%a = concatenate {dim = 0} : f32", "number of operands: got 0"},
	{"%a = pad %1, %0 {low = [1], high = [-2], interior = [2]} : 9xf32",
		NULL},
	{"%a = pad %1, %0 {low = [-5], high = [0], interior = [0]} : 0xf32",
		"padded size of dimension 0: got -1"},
	{"%a = pad %1, %0 {low = [0], high = [0], interior = [-1]} : 4xf32",
		"interior 0: got -1, expected at least 0"},
	{"%a = pad %1, %1 {low = [0], high = [0], interior = [0]} : 4xf32",
		"operand 1: got 4xf32, expected f32"},
	{"%a = pad %1, %11 {low = [0], high = [0], interior = [0]} : 4xf32",
		"operand 1: got f64, expected f32"},
	{"%a = pad %1, %0 {high = [0], interior = [0]} : 4xf32",
		"attribute low: got none"},
	{"%a = pad %1, %0 {low = [9223372036854775807], high = "
	 "[9223372036854775807], interior = [0]} : 4xf32",
		"padded size of dimension 0"},
	{"%a = bitcast_convert %1 : 4xi32", NULL},
	{"%a = bitcast_convert %1 : 4x4xui8", NULL},
	{"%a = bitcast_convert %7 : f32", NULL},
	{"%a = bitcast_convert %7 : 4xf32",
		"result 0: got 4xf32, expected f32"},
	{"%a = bitcast_convert %10 : 4x2xf32", NULL},
	{"%a = bitcast_convert %4 : 4xi64",
		"last dimension of operand 0: got 4, expected 2"},
	{"%a = bitcast_convert %3 : i64", "rank of operand 0: got 0"},
	{"%a = bitcast_convert %8 : 4xi64", "got element type i64, expected "
					    "complex"},
	{"%a = bitcast_convert %1 : 4xf6E2M3FN",
		"result 0: got 6 bits per element, expected a multiple"},
};

static const row indexed[] = {
	{"%a = dynamic_slice %2, %3, %3 {sizes = [1, 8]} : 1x8xf32", NULL},
	{"%a = dynamic_slice %2, %3 {sizes = [1, 8]} : 1x8xf32",
		"number of start indices: got 1, expected 2"},
	{"%a = dynamic_slice %2, %3, %0 {sizes = [1, 8]} : 1x8xf32",
		"operand 2: got element type f32, expected integer"},
	{"%a = dynamic_slice %1, %4 {sizes = [1]} : 1xf32",
		"operand 1: got 4xi32, expected i32"},
	{"%a = dynamic_slice %2, %3, %3 {sizes = [5, 8]} : 5x8xf32",
		"sizes 0: got 5, expected 0 to 4"},
	{"%a = dynamic_slice %2, %3, %3 : 4x8xf32", "attribute sizes"},
	{"%a = dynamic_update_slice %2, %2, %3, %3 : 4x8xf32", NULL},
	{"%a = dynamic_update_slice %2, %9, %3, %3 : 4x8xf32",
		"size of the update in dimension 0: got 8, expected 0 to 4"},
	{"%a = dynamic_update_slice %2, %1, %3, %3 : 4x8xf32",
		"rank of operand 1: got 1, expected 2"},
	{"%a = dynamic_update_slice %4, %1, %3 : 4xi32",
		"operand 1: got element type f32, expected i32"},
	{"%a = dynamic_update_slice %2, %2, %3 : 4x8xf32",
		"number of start indices: got 1, expected 2"},
	{"%i = iota {dim = 0} : 3x1xi32 %a = gather %2, %i {" TAKE
	 "} : 3x8xf32",
		NULL},
	{"%a = gather %2, %4 {" TAKE "} : 4x8xf32", NULL},
	{"%a = gather %2, %14 {" TAKE "} : 3x8xf32",
		"length of index_map: got 1, expected 2"},
	{"%a = gather %2, %1 {" TAKE "} : 4x8xf32",
		"operand 1: got element type f32, expected integer"},
	{"%a = gather %2, %4 {offset_dims = [1], collapsed_dims = [0], "
	 "index_map = [0], index_vector_dim = 2, sizes = [1, 8]} : 4x8xf32",
		"index_vector_dim: got 2, expected 0 to 1"},
	{"%a = gather %2, %4 {offset_dims = [1], index_map = [0], "
	 "index_vector_dim = 1, sizes = [1, 8]} : 4x8xf32",
		"rank of operand 0: got 2, expected 1"},
	{"%a = gather %2, %4 {offset_dims = [1], collapsed_dims = [0], "
	 "index_map = [0], index_vector_dim = 1, sizes = [2, 8]} : 4x8xf32",
		"size of a collapsed or batch dimension 0: got 2, expected "
		"1"},
	{"%a = gather %2, %4 {offset_dims = [1], collapsed_dims = [0], "
	 "index_map = [0], index_vector_dim = 1, sizes = [0, 8]} : 4x8xf32",
		"size of a collapsed or batch dimension 0: got 0, expected "
		"1"},
	{"%a = gather %2, %4 {offset_dims = [1], collapsed_dims = [0], "
	 "index_map = [0], index_vector_dim = 1, sizes = [0, 0]} : 4x0xf32",
		NULL},
	{"%a = gather %2, %4 {offset_dims = [1], collapsed_dims = [0], "
	 "index_map = [0], index_vector_dim = 1, sizes = [1, 9]} : 4x9xf32",
		"sizes 1: got 9, expected 0 to 8"},
	{"%a = gather %2, %4 {offset_dims = [2], collapsed_dims = [0], "
	 "index_map = [0], index_vector_dim = 1, sizes = [1, 8]} : 4x8xf32",
		"offset_dims 0: got 2, expected 0 to 1"},
	{"%a = gather %2, %4 {offset_dims = [2, 1], index_map = [0], "
	 "index_vector_dim = 1, sizes = [1, 8]} : 4x1x8xf32",
		"offset_dims 1: got 1 after 2, expected ascending order"},
	{"%a = gather %2, %4 {offset_dims = [1], collapsed_dims = [2], "
	 "index_map = [0], index_vector_dim = 1, sizes = [1, 8]} : 4x8xf32",
		"collapsed_dims 0: got 2, expected 0 to 1"},
	{"%a = gather %2, %4 {collapsed_dims = [1, 0], index_map = [0], "
	 "index_vector_dim = 1, sizes = [1, 1]} : 4xf32",
		"collapsed_dims 1: got 0 after 1"},
	{"%a = gather %2, %4 {offset_dims = [1], collapsed_dims = [0], "
	 "index_map = [2], index_vector_dim = 1, sizes = [1, 8]} : 4x8xf32",
		"index_map 0: got 2, expected 0 to 1"},
	{"%a = gather %2, %4 {offset_dims = [], collapsed_dims = [1], "
	 "operand_batch = [0], index_batch = [0], index_map = [1], "
	 "index_vector_dim = 1, sizes = [1, 1]} : 4xf32",
		NULL},
	{"%a = gather %2, %4 {offset_dims = [], collapsed_dims = [1], "
	 "operand_batch = [0], index_batch = [0], index_map = [0], "
	 "index_vector_dim = 1, sizes = [1, 1]} : 4xf32",
		"index_map 0: got 0 again"},
	{"%a = gather %2, %4 {offset_dims = [], collapsed_dims = [0], "
	 "operand_batch = [0], index_batch = [0], index_map = [1], "
	 "index_vector_dim = 1, sizes = [1, 1]} : 4xf32",
		"operand_batch 0: got 0 again"},
	{"%a = gather %9, %4 {offset_dims = [], collapsed_dims = [1], "
	 "operand_batch = [0], index_batch = [0], index_map = [1], "
	 "index_vector_dim = 1, sizes = [1, 1]} : 4xf32",
		"size of index batch dimension 0: got 4, expected 8"},
	{"%a = gather %2, %4 {offset_dims = [], collapsed_dims = [1], "
	 "operand_batch = [0], index_map = [1], index_vector_dim = 1, sizes = "
	 "[1, 1]} : 4xf32",
		"length of index_batch: got 0, expected 1"},
	{"%a = gather %2, %4 {offset_dims = [], collapsed_dims = [1], "
	 "operand_batch = [0], index_batch = [0], index_map = [1], "
	 "index_vector_dim = 0, sizes = [1, 1]} : 4xf32",
		"length of index_map: got 1, expected 4"},
	{"%a = gather %2, %4 {" TAKE ", unique_indices = 2} : 4x8xf32",
		"unique_indices: got 2, expected 0 to 1"},
	{"%a = gather %2, %4 {" TAKE "} : 4x7xf32",
		"result 0: got 4x7xf32, expected 4x8xf32"},
	{"%a = scatter %2, %4, %2 {" PUT "} : 4x8xf32 " ADD, NULL},
	{"%a = scatter %9, %4, %2 {" PUT "} : 8x4xf32 " ADD,
		"size of the updates in dimension 1: got 8, expected 0 to 4"},
	{"%a = scatter %2, %4, %9 {" PUT "} : 4x8xf32 " ADD,
		"size of the updates in dimension 0: got 8, expected 4"},
	{"%a = scatter %2, %4, %1 {" PUT "} : 4x8xf32 " ADD,
		"rank of the updates: got 1, expected 2"},
	{"%a = scatter %2, %4, %2, %2 {" PUT "} : 4x8xf32 " ADD,
		"number of operands: got 4, expected 5"},
	{"%a, %b = scatter %2, %4, %2 {" PUT "} : 4x8xf32, f32 " ADD,
		"number of results: got 2, expected 1"},
	{"%a = scatter %2, %1, %2 {" PUT "} : 4x8xf32 " ADD,
		"operand 1: got element type f32, expected integer"},
	{"%a = scatter %2, %4, %2 {" PUT "} : 4x8xf32 (%a0: f32) {return %a0}",
		"region 0: got 1 arguments, expected 2"},
	{"%a = scatter %2, %4, %2 {" PUT
	 "} : 4x8xf32 (%a0: f32, %a1: f32) {return}",
		"region 0: got 0 returned values, expected 1"},
	{"%a = scatter %2, %4, %2 {" PUT
	 "} : 4x8xf32 (%a0: f32, %a1: f32) {return %3}",
		"region argument 0: got f32, expected i32"},
	{"%a = scatter %2, %4, %2 {" PUT
	 "} : 4x8xbf16 (%a0: bf16, %a1: bf16) {return %a0}",
		"operand 0: got element type f32, expected bf16 or what "
		"promotes"},
	{"%a, %b = scatter %2, %9, %4, %2, %9 {" PUT
	 "} : 4x8xf32, 8x4xf32 (%a0: f32, %a1: f32, %a2: f32, %a3: f32) "
	 "{return %a0, %a1}",
		"operand 1: got 8x4xf32, expected 4x8xf32"},
};

static const row products[] = {
	{"%a = dot_general %2, %9 {lhs_contract = [1], rhs_contract = [0]} : "
	 "4x4xf32",
		NULL},
	{"%a = dot_general %2, %9 {lhs_contract = [1], rhs_contract = [0], "
	 "precision = [0, 2]} : 4x4xf64",
		NULL},
	{"%a = dot_general %2, %2 {lhs_batch = [0], rhs_batch = [0], "
	 "lhs_contract = [1], rhs_contract = [1]} : 4xf32",
		NULL},
	{"%a = dot_general %2, %2 {lhs_contract = [1], rhs_contract = [0]} : "
	 "4x8xf32",
		"rhs size of contracting dimension 0: got 4, expected 8"},
	{"%a = dot_general %2, %9 {lhs_batch = [0], rhs_batch = [0]} : f32",
		"rhs size of batch dimension 0: got 8, expected 4"},
	{"%a = dot_general %2, %9 {lhs_contract = [1]} : 4x8xf32",
		"rhs_contract: got 0, expected 1"},
	{"%a = dot_general %2, %9 {lhs_contract = [2], rhs_contract = [0]} : "
	 "4xf32",
		"lhs_contract 0: got 2, expected 0 to 1"},
	{"%a = dot_general %2, %2 {lhs_batch = [0], rhs_batch = [0], "
	 "lhs_contract = [0], rhs_contract = [1]} : 4xf32",
		"lhs_contract 0: got 0 again"},
	{"%a = dot_general %2, %9 {lhs_contract = [1], rhs_contract = [0], "
	 "precision = [0]} : 4x4xf32",
		"attribute precision: got 1 numbers, expected 2"},
	{"%a = dot_general %2, %9 {lhs_contract = [1], rhs_contract = [0], "
	 "precision = [0, 3]} : 4x4xf32",
		"precision 1: got 3, expected 0 to 2"},
	{"%a = dot_general %1, %4 : 4x4xf32",
		"operand 1: got element type i32, expected floating-point"},
	{"%a = dot_general %1, %15 : 4x4xf32", NULL},
	{"%a = dot_general %4, %10 : 4x4xi64", NULL},
	{"%a = dot_general %1, %8 : 4x4xcomplex<f32>", NULL},
	{"%a = dot_general %8, %1 : 4x4xf32",
		"result 0: got element type f32, expected complex"},
	{"%a = dot_general %4, %15 : 4x4xf32",
		"operand 1: got element type bf16, expected integer"},
	{"%a = dot_general %0, %0 {algorithm = [15, 15, 16, 1, 1, 6, 0]} : "
	 "f32",
		NULL},
	{"%a = dot_general %0, %0 {algorithm = [20, 21, 16, 1, 1, 1, 1]} : "
	 "f32",
		NULL},
	{"%a = dot_general %0, %0 {algorithm = [16, 16, 16, 1, 1, 1, 1]} : "
	 "f32",
		"algorithm: got [16, 16, 16, 1, 1, 1, 1], expected one that"},
	{"%a = dot_general %0, %0 {algorithm = [4, 4, 16, 1, 1, 1, 0]} : f32",
		"algorithm: got [4, 4,"},
	{"%a = dot_general %0, %0 {algorithm = [16, 16, 16, 1, 1, 1]} : f32",
		"attribute algorithm: got 6 numbers, expected 7"},
	{"%a = dot_general %0, %0 {precision = [2, 2], algorithm = [16, 16, "
	 "16, 1, 1, 1, 0]} : f32",
		"precision 0: got 2, expected 0"},
	{"%k = convert %13 : 3x3x3x16xbf16 %a = convolution %12, %k {" CONV2
	 "} : 2x6x6x16xf32",
		"operand 1: got element type bf16, expected f32"},
	{"%a = dot_general %7, %7 : 4x4xi32", NULL},
	{"%a = dot_general %7, %7 : 4x4xf32", NULL},
	{"%a = dot_general %7, %7 : 4x4xcomplex<f32>",
		"result 0: got element type complex<f32>"},
	{"%a = dot_general %2, %9 {lhs_contract = [1], rhs_contract = [0]} : "
	 "4x8xf32",
		"result 0: got 4x8xf32, expected 4x4xf32"},
	{"%a = dot_general %12, %13 : 2x8xf32",
		"result 0: got 2x8xf32, expected 2x8x8x3x3x3x3x16xf32"},
	{"%a = dot_general %12, %13 : 2x8x8x3x3x3x3x16xf32 "
	 "%b = dot_general %a, %13 : 2x8x8x3x3x3x3x16x3x3x3x16xf32 "
	 "%c = dot_general %b, %1 : f32",
		"result: got a rank above 12, expected at most 12"},
	{"%a = convolution %12, %13 {" CONV2 "} : 2x6x6x16xf32", NULL},
	{"%a = convolution %12, %13 {" CONV2
	 ", window_strides = [2, 2], low = [1, 1], high = [1, 1]} : "
	 "2x4x4x16xf32",
		NULL},
	{"%a = convolution %12, %13 {" CONV2
	 ", lhs_dilation = [2, 1], rhs_dilation = [1, 2]} : 2x13x4x16xf32",
		NULL},
	{"%a = convolution %12, %13 {" CONV2 ", low = [-6, 0]} : 2x0x6x16xf32",
		NULL},
	{"%a = convolution %12, %13 {" CONV2 ", low = [-9, 0]} : 2x0x6x16xf32",
		"padding of dimension 0: got -1 elements left"},
	{"%a = convolution %12, %13 {" CONV2
	 ", window_strides = [0, 1]} : 2x6x6x16xf32",
		"window_strides 0: got 0, expected at least 1"},
	{"%a = convolution %12, %13 {" CONV2
	 ", lhs_dilation = [0, 1]} : 2x6x6x16xf32",
		"lhs_dilation 0: got 0"},
	{"%a = convolution %12, %13 {" CONV2
	 ", rhs_dilation = [1, 9223372036854775807]} : 2x6x6x16xf32",
		"window of dimension 1: got 9223372036854775807, expected at "
		"most 2^40"},
	{"%a = convolution %12, %13 {" CONV2
	 ", low = [1099511627777, 0], high = [-1099511627777, 0]} : "
	 "2x6x6x16xf32",
		"window of dimension 0: got 1099511627777, expected at most"},
	{"%a = convolution %12, %13 {" CONV2
	 ", low = [0, 1099511627776], high = [0, -1099511627776]} : "
	 "2x6x6x16xf32",
		NULL},
	{"%a = convolution %12, %13 {" CONV2
	 ", low = [0, -1099511627777], high = [0, 1099511627777]} : "
	 "2x6x6x16xf32",
		"window of dimension 1: got -1099511627777, expected at most"},
	{"%a = convolution %12, %13 {" CONV2
	 ", window_strides = [1099511627777, 1]} : 2x1x6x16xf32",
		"window of dimension 0: got 1099511627777, expected at most"},
	{"%a = convolution %12, %13 {" CONV2
	 ", window_reversal = [0, 2]} : 2x6x6x16xf32",
		"window_reversal 1: got 2, expected 0 to 1"},
	{"%a = convolution %12, %13 {" CONV2 ", low = [1]} : 2x6x6x16xf32",
		"attribute low: got 1 numbers, expected 2"},
	{"%a = convolution %12, %13 {" CONV2
	 ", feature_group_count = 3} : 2x6x6x16xf32",
		"output features: got 16, expected a multiple of 3"},
	{"%a = convolution %12, %13 {" CONV2
	 ", feature_group_count = 2} : 2x6x6x16xf32",
		"input features: got 3, expected a multiple of 2"},
	{"%a = convolution %12, %13 {" CONV2
	 ", feature_group_count = 0} : 2x6x6x16xf32",
		"feature_group_count: got 0, expected at least 1"},
	{"%a = convolution %12, %13 {" CONV2
	 ", batch_group_count = 2} : 1x6x6x16xf32",
		NULL},
	{"%a = convolution %12, %13 {" CONV2
	 ", batch_group_count = 4} : 1x6x6x16xf32",
		"batch: got 2, expected a multiple of 4"},
	{"%a = convolution %12, %13 {" CONV2
	 ", feature_group_count = 3, batch_group_count = 2} : 1x6x6x16xf32",
		"batch_group_count with feature groups: got 2, expected 1"},
	{"%a = convolution %12, %12 {" CONV2 "} : 2x6x6x16xf32",
		"input features of the kernel: got 8, expected 3"},
	{"%a = convolution %12, %2 {" CONV2 "} : 2x6x6x16xf32",
		"rank of operand 1: got 2, expected 4"},
	{"%a = convolution %1, %1 : 4xf32",
		"rank of operand 0: got 1, expected 2 to 12"},
	{"%a = convolution %12, %13 : 2x6x6x16xf32",
		"attribute lhs_layout: got none"},
	{"%a = convolution %12, %13 {lhs_layout = [0, 3, 1, 1], rhs_layout = "
	 "[3, 2, 0, 1], out_layout = [0, 3, 1, 2]} : 2x6x6x16xf32",
		"lhs_layout 3: got 1 again"},
	{"%a = convolution %12, %13 {" CONV2 "} : 2x6x6x15xf32",
		"result 0: got 2x6x6x15xf32, expected 2x6x6x16xf32"},
};

static const row reductions[] = {
	{"%a = reduce %2, %0 {dims = [1]} : 4xf32 " ADD, NULL},
	{"%a = reduce %15, %0 {dims = [0]} : f32 " ADD, NULL},
	{"%a = reduce %2, %0 {dims = [2]} : 4xf32 " ADD,
		"dims 0: got 2, expected 0 to 1"},
	{"%a = reduce %2, %0 {dims = [1, 1]} : 4xf32 " ADD,
		"dims 1: got 1 again"},
	{"%a = reduce %2, %0 : 4xf32 " ADD, "attribute dims: got none"},
	{"%a = reduce %2, %1 {dims = [1]} : 4xf32 " ADD,
		"operand 1: got 4xf32, expected f32"},
	{"%a = reduce %2, %11 {dims = [1]} : 4xf32 " ADD,
		"operand 1: got element type f64, expected f32 or what"},
	{"%a = reduce %4, %3 {dims = [0]} : f32 " ADD,
		"operand 0: got element type i32, expected f32 or what"},
	{"%a = reduce %2, %0, %0 {dims = [1]} : 4xf32 " ADD,
		"number of operands: got 3, expected 2"},
	{"%a = reduce %2, %0 {dims = [1]} : 8xf32 " ADD,
		"result 0: got 8xf32, expected 4xf32"},
	{"%a, %b = reduce %2, %9, %0, %0 {dims = [1]} : 4xf32, 4xf32 "
	 "(%a0: f32, %a1: f32, %a2: f32, %a3: f32) {return %a0, %a1}",
		"operand 1: got 8x4xf32, expected 4x8xf32"},
	{"%a, %b = reduce %1, %4, %0, %3 {dims = [0]} : f32, i32 "
	 "(%a0: f32, %a1: i32, %a2: f32, %a3: i32) {return %a0, %a3}",
		NULL},
	{"%a = reduce %2, %0 {dims = [1]} : 4xf32 (%a0: f32, %a1: f32) "
	 "{return %1}",
		"returned value 0: got 4xf32, expected f32"},
	{"%a = reduce %2, %0 {dims = [1]} : 4xf32 (%a0: f32, %a1: f32) {}",
		"region 0: got no return, expected one at its end"},
	{"%a = reduce_window %2, %0 {window = [2, 2]} : 3x7xf32 " ADD, NULL},
	{"%a = reduce_window %2, %0 {window = [2, 2], window_strides = [2, "
	 "2], low = [0, 1], high = [0, 1]} : 2x5xf32 " ADD,
		NULL},
	{"%a = reduce_window %2, %0 {window = [2, 0]} : 3x7xf32 " ADD,
		"window 1: got 0, expected at least 1"},
	{"%a = reduce_window %2, %0 {window = [2]} : 3x7xf32 " ADD,
		"attribute window: got 1 numbers, expected 2"},
	{"%a = reduce_window %2, %0 : 3x7xf32 " ADD, "attribute window: got"},
	{"%a = reduce_window %2, %0 {window = [2, 2], rhs_dilation = [0, 1]} "
	 ": 3x7xf32 " ADD,
		"rhs_dilation 0: got 0"},
	{"%a = reduce_window %2, %0 {window = [2, 2]} : 4x8xf32 " ADD,
		"result 0: got 4x8xf32, expected 3x7xf32"},
	{"%a = select_and_scatter %1, %s, %0 {window = [2]} : 4xf32 "
	 "(%a0: f32, %a1: f32) " LESS " (%c0: f32, %c1: f32) {return %c0}",
		NULL},
	{"%a = select_and_scatter %1, %1, %0 {window = [2]} : 4xf32 "
	 "(%a0: f32, %a1: f32) " LESS " (%c0: f32, %c1: f32) {return %c0}",
		"operand 1: got 4xf32, expected 3xf32"},
	{"%a = select_and_scatter %1, %s, %11 {window = [2]} : 4xf32 "
	 "(%a0: f32, %a1: f32) " LESS " (%c0: f32, %c1: f32) {return %c0}",
		"operand 2: got f64, expected f32"},
	{"%a = select_and_scatter %1, %s, %0 {window = [2]} : 4xf32 "
	 "(%a0: f32, %a1: f32) {return %a0} (%c0: f32, %c1: f32) "
	 "{return %c0}",
		"value returned by region 0: got f32, expected i1"},
	{"%a = select_and_scatter %1, %s, %0 {window = [2]} : 4xf32 "
	 "(%a0: f32, %a1: f32) " LESS " (%c0: f32, %c1: i32) {return %c0}",
		"region argument 1: got i32, expected f32"},
	{"%a = sort %1 {dim = 0, is_stable = 1} : 4xf32 (%a0: f32, %a1: f32) " LESS,
		NULL},
	{"%a, %b = sort %1, %4 {dim = 0} : 4xf32, 4xi32 "
	 "(%a0: f32, %a1: f32, %a3: i32, %a4: i32) " LESS,
		NULL},
	{"%a, %b = sort %1, %4 {dim = 0} : 4xf32, 4xi32 "
	 "(%a0: f32, %a3: i32, %a1: f32, %a4: i32) " LESS,
		"region argument 1: got i32, expected f32"},
	{"%a = sort %1 {dim = 1} : 4xf32 (%a0: f32, %a1: f32) " LESS,
		"dim: got 1, expected 0"},
	{"%a = sort %1 {dim = -1} : 4xf32 (%a0: f32, %a1: f32) " LESS,
		"dim: got -1, expected 0"},
	{"%a = sort %1 : 4xf32 (%a0: f32, %a1: f32) " LESS,
		"attribute dim: got none"},
	{"%a = sort %1 {dim = 0} : 4xf32 (%a0: f32, %a1: f32) {return %a0}",
		"returned value 0: got f32, expected i1"},
	{"%a, %b = sort %1 {dim = 0} : 4xf32, 4xf32 (%a0: f32, %a1: f32) " LESS,
		"number of results: got 2, expected 1"},
	{"%a, %b = sort %1, %2 {dim = 0} : 4xf32, 4x8xf32 "
	 "(%a0: f32, %a1: f32, %a3: f32, %a4: f32) " LESS,
		"operand 1: got 4x8xf32, expected 4xf32"},
	{"%a = sort %1 {dim = 0, is_stable = 7} : 4xf32 (%a0: f32, %a1: f32) " LESS,
		"is_stable: got 7"},
	{"%a, %b = top_k %2 {k = 3} : 4x3xf32, 4x3xi32", NULL},
	{"%a, %b = top_k %2 {k = 9} : 4x9xf32, 4x9xi32",
		"k: got 9, expected 0 to 8"},
	{"%a, %b = top_k %0 {k = 0} : f32, i32", "rank of operand 0: got 0"},
	{"%a = top_k %2 {k = 3} : 4x3xf32", "number of results: got 1"},
	{"%a, %b = top_k %2 : 4x3xf32, 4x3xi32", "attribute k: got none"},
	{"%a, %b = top_k %6 {k = 1} : 1xi1, 1xi32", NULL},
	{"%a, %b = top_k %8 {k = 1} : 1xcomplex<f32>, 1xi32",
		"got element type complex<f32>, expected i1 or integer or"},
};

static const row distribution[] = {
#include "tests/unit/ir_verify_group.def"
};

static const row matrices[] = {
#include "tests/unit/ir_verify_matrix.def"
};

/* Operations that others express. */
static const row composed[] = {
#include "tests/unit/ir_verify_composed.def"
};

static const row flow[] = {
	{"%a = while %3 : i32 (%b: i32) {return %5} (%c: i32) {return %c}",
		NULL},
	{"%a = while %3 : i32 (%b: i32) {return %b} (%c: i32) {return %c}",
		"value returned by region 0: got i32, expected i1"},
	{"%a = while %3 : i32 (%b: i32) {return %6} (%c: i32) {return %c}",
		"value returned by region 0: got 4xi1, expected i1"},
	{"%a = while %3 : i32 (%b: f32) {return %5} (%c: i32) {return %c}",
		"argument of the condition 0: got f32, expected i32"},
	{"%a = while %3 : i32 (%b: i32) {return %5} (%c: f32) {return %3}",
		"argument of the body 0: got f32, expected i32"},
	{"%a = while %3 : i32 (%b: i32) {return %5} (%c: i32) {return %0}",
		"value returned by the body 0: got f32, expected i32"},
	{"%a = while %3 : i32 () {return %5} (%c: i32) {return %c}",
		"region 0: got 0 arguments, expected 1"},
	{"%a = while %3 : i32 (%b: i32) {return %5} (%c: i32) {return}",
		"region 1: got 0 returned values, expected 1"},
	{"while %3 (%b: i32) {return %5} (%c: i32) {return %c}",
		"number of results: got 0, expected 1"},
	{"%a = while %3 : i32 (%b: i32) {return %5}",
		"number of regions: got 1, expected 2"},
	{"%a = while %3 : i32 (%b: i32) {return %5} (%c: i32) {return %a}",
		"return: operand 0: got a value that is not defined above"},
	{"%a = while %3 : i32 (%b: i32) {return %5} (%c: i32) {return %b}",
		"return: operand 0: got a value that is not defined above"},
	{"%a = if %5 : f32 () {return %0} () {return %0}", NULL},
	{"%a = if %6 : f32 () {return %0} () {return %0}",
		"operand 0: got 4xi1, expected i1"},
	{"%a = if %3 : f32 () {return %0} () {return %0}",
		"operand 0: got i32, expected i1"},
	{"%a = if %5 : f32 () {return %0} () {return %11}",
		"value returned by a later region 0: got f64, expected f32"},
	{"%a = if %5 : f32 () {return %0}",
		"number of regions: got 1, expected 2"},
	{"%a = if %5 : f32 (%b: f32) {return %b} () {return %0}",
		"region 0: got 1 arguments, expected 0"},
	{"%a = case %3 : f32 () {return %0}", NULL},
	{"%a = case %5 : f32 () {return %0}",
		"operand 0: got i1, expected i32"},
	{"%a = case %3 : f32", "number of regions: got 0, expected at least 1"},
	{"%a = case %3 : f64 () {return %0} () {return %0}",
		"result 0: got f64, expected f32"},
	{"%a = case %3 : f32 () {%b = abs %0 : f32 return %b} () {return %b}",
		"not defined above in this scope"},
	{"%a = case %3 : f32 () {%b = abs %0 : f32 return %b} "
	 "%c = abs %b : f32",
		"abs: operand 0: got a value that is not defined above"},
	{"return return", "place: got an op behind it, expected the end"},
	{"%a = case %3 : f32 () {%b = abs %0 : f32}",
		"region 0: got no return, expected one at its end"},
	{"%a, %b = optimization_barrier %0, %1 : f32, 4xf32", NULL},
	{"%a = optimization_barrier %0, %1 : f32",
		"number of results: got 1, expected 2"},
	{"%a = optimization_barrier %1 : f32",
		"result 0: got f32, expected 4xf32"},
	{"%a = custom_call %0 {target = \"x\"} : 7xf32", NULL},
	{"%a = custom_call %0 : 7xf32", "attribute target: got none"},
	{"custom_call {target = \"x\", has_side_effect = 2}",
		"has_side_effect: got 2"},
	{"custom_call {target = \"x\", api_version = 5}",
		"api_version: got 5, expected 0 to 4"},
	{"%a = call %0 {callee = \"id\"} : f32", NULL},
	{"%a = call %0 {callee = \"none\"} : f32",
		"callee: got @none, expected a function of this graph"},
	{"%a = call %0 : f32", "attribute callee: got none"},
	{"%a = call {callee = \"id\"} : f32",
		"number of operands: got 0, expected 1"},
	{"%a = call %1 {callee = \"id\"} : f32",
		"operand 0: got 4xf32, expected f32"},
	{"%a = call %0 {callee = \"id\"} : 4xf32",
		"result 0: got 4xf32, expected f32"},
	{"call %0 {callee = \"id\"}", "number of results: got 0, expected 1"},
	{"call {callee = \"main\"}", "number of operands: got 0, expected 16"},
	{"%a = fusion {kind = 0} : f32 () {return %0}", NULL},
	{"%a = fusion {kind = 9} : f32 () {return %0}",
		"kind: got 9, expected 0 to 3"},
	{"%a = fusion {kind = 0} : f64 () {return %0}",
		"result 0: got f64, expected f32"},
	{"%a = fusion : f32 () {return %0}", "attribute kind: got none"},
	{"expect_eq %4, %4", NULL},
	{"expect_eq %4, %1", "operand 1: got 4xf32, expected 4xi32"},
	{"%a = expect_eq %4, %4 : f32", "number of results: got 1"},
	{"expect_close %1, %1 {max_ulp = 3}", NULL},
	{"expect_close %1, %1 {max_ulp = -3}", "max_ulp: got -3"},
	{"expect_close %4, %4 {max_ulp = 3}", "expected floating-point or"},
	{"expect_almost_eq %1, %1", NULL},
	{"return %0", "return: number of operands: got 1, expected 0"},
};

/* Kinds of elements that an elementwise op takes: b i1, s signed, u unsigned,
 * f floating-point, c complex. */
static const struct {
	const char *name, *takes;
	unsigned narg;
} classes[] = {
	{"abs", "sfc", 1},
	{"negate", "sufc", 1},
	{"sign", "sfc", 1},
	{"sqrt", "fc", 1},
	{"rsqrt", "fc", 1},
	{"cbrt", "fc", 1},
	{"exponential", "fc", 1},
	{"exponential_minus_one", "fc", 1},
	{"log", "fc", 1},
	{"log_plus_one", "fc", 1},
	{"logistic", "fc", 1},
	{"tanh", "fc", 1},
	{"sine", "fc", 1},
	{"cosine", "fc", 1},
	{"tan", "fc", 1},
	{"floor", "f", 1},
	{"ceil", "f", 1},
	{"round_nearest_afz", "f", 1},
	{"round_nearest_even", "f", 1},
	{"not", "bsu", 1},
	{"popcnt", "su", 1},
	{"count_leading_zeros", "su", 1},
	{"real", "fc", 1},
	{"imag", "fc", 1},
	{"erf", "f", 1},
	{"erfc", "f", 1},
	{"erf_inv", "f", 1},
	{"acos", "fc", 1},
	{"acosh", "fc", 1},
	{"asin", "fc", 1},
	{"asinh", "fc", 1},
	{"atan", "fc", 1},
	{"atanh", "fc", 1},
	{"cosh", "fc", 1},
	{"sinh", "fc", 1},
	{"lgamma", "f", 1},
	{"digamma", "f", 1},
	{"bessel_i1e", "f", 1},
	{"next_after", "f", 2},
	{"zeta", "f", 2},
	{"polygamma", "f", 2},
	{"mulhi", "su", 2},
	{"add", "bsufc", 2},
	{"subtract", "sufc", 2},
	{"multiply", "bsufc", 2},
	{"divide", "sufc", 2},
	{"remainder", "sufc", 2},
	{"maximum", "bsufc", 2},
	{"minimum", "bsufc", 2},
	{"power", "sufc", 2},
	{"atan2", "fc", 2},
	{"and", "bsu", 2},
	{"or", "bsu", 2},
	{"xor", "bsu", 2},
	{"shift_left", "su", 2},
	{"shift_right_arithmetic", "su", 2},
	{"shift_right_logical", "su", 2},
};

/* Whole graphs. */
static const row graphs[] = {
	{"popir 1", NULL},
	{"popir 1 func @f() -> () {return}", NULL},
	{"popir 1 func @main() -> () {}",
		"function @main: number of ops: got 0, expected at least"},
	{"popir 1 func @main() -> () {return} func @main() -> () {return}",
		"function @main: functions of this name: got 2, expected 1"},
	{"popir 1 func @main() -> () {call {callee = \"f\"} return} "
	 "func @f() -> () {call {callee = \"g\"} return} "
	 "func @g() -> () {call {callee = \"f\"} return}",
		"call: callee: got @f, which calls itself, expected no "
		"recursion"},
	{"popir 1 func @main(%0: f32) -> (i32) {return %0}",
		"return: operand 0: got f32, expected i32"},
	{"popir 1 func @main(%0: f32) -> (f32, f32) {return %0}",
		"return: number of operands: got 1, expected 2"},
	{"popir 1 func @main(%0: f32 {alias = 0}) -> (f32) {return %0}", NULL},
	{"popir 1 func @main(%0: f32 {alias = 1}) -> (f32) {return %0}",
		"result aliased by an argument: got 1, expected a result of"},
	{"popir 1 func @main(%0: f32 {alias = 0}) -> (i32) "
	 "{%1 = convert %0 : i32 return %1}",
		"argument 0 aliased to result 0: got f32, expected i32"},
	{"popir 1 func @main(%0: f32 {alias = 0}, %1: f32 {alias = 0}) -> "
	 "(f32) {return %0}",
		"result aliased by a second argument: got 0"},
	{"popir 1 func @main(%0: f32) -> (f32) {%1 = abs %0 : f32}",
		"abs: place: got the end of the block, expected return"},
	{"popir 1 loc func @main(%0: f32) -> (f32) @7:8 "
	 "{%1 = floor %0 : f64 @9:2 return %0}",
		"t:9:2: floor: result 0: got f64, expected f32"},
	{"popir 1 loc func @main(%0: f32) -> (f32) "
	 "{%1 = floor %0 : f64 return %0}",
		"t: floor: result 0"},
};

/* Verified as open graphs. */
static const row dynamic[] = {
#define ROW(ops, error) {ops, error},
#include "tests/unit/ir_verify_dynamic.def"
#undef ROW
};

/* The others are not. */
static const row closed[] = {
	{"%a = convert %1 : ?xf32",
		"convert: result 0: got ?xf32, expected known dimensions"},
	{"%a = get_dimension_size %2 {dim = 1} : i32",
		"get_dimension_size: got an op whose shape is known at run "
		"time only"},
};

typedef struct job {
	pop_arena arena;
	const char *text;
	bool open;
} job;

static pop_status
body(void *arg, pop_err *err)
{
	job *j = arg;
	pop_graph *g;

	if (pop_graph_parse(&g, &j->arena, "t", pop_str_of(j->text), err) !=
		POP_OK) {
		fprintf(stderr, "%s\n%s\n", j->text, err->text);
		assert(!"a row that does not parse");
	}
	if (j->open)
		return pop_graph_verify_open(g, err);
	return pop_graph_verify(g, err);
}

static unsigned nbad;

static void
check_as(bool open, const char *text, const char *error)
{
	job j = {.text = text, .open = open};
	pop_err err = {.text = "passed"};
	pop_status st = pop_arena_run(&j.arena, body, &j, &err);
	bool right = error ? st == POP_E_INPUT && strstr(err.text, error)
			   : st == POP_OK;

	if (!right) {
		fprintf(stderr, "%s\ngot: %s\nexpected: %s\n", text, err.text,
			error ? error : "passed");
		nbad++;
	}
	pop_arena_release(&j.arena);
}

static void
check(const char *text, const char *error)
{
	check_as(false, text, error);
}

/* Writes the row's op as the text form wants it: letters name values, which
 * are numbers there. */
static void
expand(char *out, size_t cap, const char *ops)
{
	size_t n = (size_t)snprintf(out, cap, "%s", HEAD);
	bool needs_s = strstr(ops, "%s") != NULL;

	if (needs_s)
		n += (size_t)snprintf(out + n, cap - n,
			"%%900 = slice %%1 {start = [0], limit = [3]} : 3xf32"
			" ");
	for (; *ops; ops++) {
		if (*ops == '%' && ops[1] >= 'a' && ops[1] <= 'z') {
			int number =
				ops[1] == 's' ? 900 : 100 + (ops[1] - 'a') * 10;

			if (ops[2] >= '0' && ops[2] <= '9')
				number += 401 + (*(ops++ + 2) - '0');
			n += (size_t)snprintf(out + n, cap - n, "%%%d", number);
			ops++;
			continue;
		}
		out[n++] = *ops;
		assert(n + 200 < cap);
	}
	n += (size_t)snprintf(out + n, cap - n, "%s",
		strncmp(out + strlen(HEAD), "return", 6) == 0 ? "" : " return");
	snprintf(out + n, cap - n,
		"}\nfunc private @id(%%0: f32) -> (f32) {return %%0}\n"
		"func private @plus(%%0: f32, %%1: f32) -> (f32) "
		"{%%2 = add %%0, %%1 : f32 return %%2}");
}

static void
check_rows_as(bool open, const row *r, size_t n)
{
	static char text[4096];

	for (size_t i = 0; i < n; i++) {
		expand(text, sizeof(text), r[i].ops);
		check_as(open, text, r[i].error);
	}
}

static void
check_rows(const row *r, size_t n)
{
	check_rows_as(false, r, n);
}

/* A value and a type for each kind. */
static const struct {
	char kind;
	const char *value, *type, *real;
} sample[] = {
	{'b', "%6", "4xi1", "4xi1"},
	{'s', "%4", "4xi32", "4xi32"},
	{'u', "%7", "4xui8", "4xui8"},
	{'f', "%1", "4xf32", "4xf32"},
	{'c', "%8", "4xcomplex<f32>", "4xf32"},
};

/* Result types of abs, real and imag are real. */
static bool
makes_real(const char *name)
{
	return strcmp(name, "abs") == 0 || strcmp(name, "real") == 0 ||
	       strcmp(name, "imag") == 0;
}

static void
check_classes(void)
{
	static char ops[256], text[4096];

	for (size_t i = 0; i < sizeof(classes) / sizeof(classes[0]); i++)
		for (int k = 0; k < 5; k++) {
			const char *name = classes[i].name;
			const char *v = sample[k].value;
			bool takes = strchr(classes[i].takes, sample[k].kind);

			snprintf(ops, sizeof(ops), "%%a = %s %s%s%s : %s", name,
				v, classes[i].narg == 2 ? ", " : "",
				classes[i].narg == 2 ? v : "",
				makes_real(name) ? sample[k].real
						 : sample[k].type);
			expand(text, sizeof(text), ops);
			check(text, takes ? NULL : "operand 0: got element");
		}
}

/* Every op of ops.def is named by a row. */
static bool
named(const char *name, const row *r, size_t n)
{
	size_t len = strlen(name);

	for (size_t i = 0; i < n; i++)
		for (const char *p = r[i].ops; (p = strstr(p, name)); p++)
			if ((p == r[i].ops || p[-1] == ' ') &&
				(p[len] == ' ' || !p[len]))
				return true;
	return false;
}

#define ROWS(t) t, sizeof(t) / sizeof(t[0])

static void
check_coverage(void)
{
	for (int i = 1; i < POP_OP_LIMIT; i++) {
		const char *name = pop_op_info_of[i].name;

		for (size_t k = 0;
			name && k < sizeof(classes) / sizeof(classes[0]); k++)
			if (strcmp(name, classes[k].name) == 0)
				name = NULL;
		if (!name || named(name, ROWS(elementwise)) ||
			named(name, ROWS(shapes)) ||
			named(name, ROWS(indexed)) ||
			named(name, ROWS(products)) ||
			named(name, ROWS(reductions)) ||
			named(name, ROWS(distribution)) ||
			named(name, ROWS(matrices)) ||
			named(name, ROWS(composed)) ||
			named(name, ROWS(flow)) || named(name, ROWS(dynamic)))
			continue;
		fprintf(stderr, "no row for %s\n", name);
		nbad++;
	}
}

/* A chain of calls as long as allowed, and one longer. */
static void
check_chain(int n, const char *error)
{
	static char text[(POP_LIMIT_CALL_DEPTH + 2) * 80];
	size_t len = (size_t)snprintf(text, sizeof(text), "popir 1 ");

	for (int i = 0; i < n; i++)
		len += (size_t)snprintf(text + len, sizeof(text) - len,
			"func @%s%d() -> () {call {callee = \"f%d\"} return} ",
			i ? "f" : "main", i, i + 1);
	snprintf(text + len, sizeof(text) - len, "func @f%d() -> () {return}",
		n);
	memcpy(strstr(text, "main0"), "main ", 5);
	check(text, error);
}

int
main(void)
{
	check_rows(ROWS(elementwise));
	check_rows(ROWS(shapes));
	check_rows(ROWS(indexed));
	check_rows(ROWS(products));
	check_rows(ROWS(reductions));
	check_rows(ROWS(distribution));
	check_rows(ROWS(matrices));
	check_rows(ROWS(composed));
	check_rows(ROWS(flow));
	check_rows_as(true, ROWS(dynamic));
	check_rows(ROWS(closed));
	for (size_t i = 0; i < sizeof(graphs) / sizeof(graphs[0]); i++)
		check(graphs[i].ops, graphs[i].error);
	check_classes();
	check_coverage();
	check_chain(POP_LIMIT_CALL_DEPTH - 1, NULL);
	check_chain(POP_LIMIT_CALL_DEPTH, "got a chain of more than 256");
	assert(nbad == 0);
	return 0;
}
