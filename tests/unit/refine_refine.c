/*
 * Refinement, a row per rule: an open graph, what is given of its arguments,
 * and the static graph that somebody would have written instead, whose digest
 * the outcome must have; or the message.  Graphs are popir(5) text without its
 * head; "main" and "body" stand for the long ways to say so.
 */

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/refine/refine.h"

#define I1(name, v) \
	name " = constant {value = <1xi32 splat: " v "000000>} : 1xi32 "
#define I32(name, v) \
	name " = constant {value = <i32 splat: " v "000000>} : i32 "
#define ADD "(%90: f32, %91: f32) {%92 = add %90, %91 : f32 return %92}"

typedef struct row {
	const char *open, *given, *closed, *error;
} row;

static const row sizes[] = {
	/* What is not open stays as it is. */
	{"main(%0: 4xf32) -> (4xf32) {%1 = abs %0 : 4xf32 return %1}", "",
		"main(%0: 4xf32) -> (4xf32) {%1 = abs %0 : 4xf32 return %1}",
		NULL},
	{"main(%0: ?x4xf32) -> (?x4xf32) {%1 = abs %0 : ?x4xf32 return %1}",
		"0=3x4",
		"main(%0: 3x4xf32) -> (3x4xf32) {%1 = abs %0 : 3x4xf32 return "
		"%1}",
		NULL},
	/* All ways to name an argument and to write its sizes. */
	{"main(%0: f32, %1: ?xf32 {name = \"x\"}) -> (?xf32) {return %1}",
		"x=3xf32", "main(%0: f32, %1: 3xf32) -> (3xf32) {return %1}",
		NULL},
	{"main(%0: f32, %1: ?xf32) -> (?xf32) {return %1}", "arg1=3",
		"main(%0: f32, %1: 3xf32) -> (3xf32) {return %1}", NULL},
	{"main(%0: f32, %1: ?xf32) -> (?xf32) {return %1}", "in1=3 in0=f32",
		"main(%0: f32, %1: 3xf32) -> (3xf32) {return %1}", NULL},
	{"main(%0: <=4xf32) -> (?xf32) {return %0}", "0=4",
		"main(%0: 4xf32) -> (4xf32) {return %0}", NULL},
	{"main(%0: <=4xf32) -> (?xf32) {return %0}", "0=5", NULL,
		"'0=5': the argument is <=4xf32"},
	{"main(%0: ?x4xf32) -> () {return}", "0=3x5", NULL,
		"'0=3x5': the argument is ?x4xf32"},
	{"main(%0: ?x4xf32) -> () {return}", "0=4", NULL,
		"'0=4': the argument is ?x4xf32"},
	{"main(%0: ?x4xf32) -> () {return}", "0=3x4xi32", NULL,
		"'0=3x4xi32': the argument is ?x4xf32"},
	{"main(%0: ?x4xf32) -> () {return}", "1=3x4", NULL,
		"'1=3x4': the graph has no such argument; its arguments: 0"},
	{"main(%0: ?x4xf32) -> () {return}", "y=3x4", NULL,
		"'y=3x4': the graph has no such argument; its arguments: 0"},
	{"main(%0: ?x4xf32) -> () {return}", "0=3x4 in0=3x4", NULL,
		"'in0=3x4': this argument is given a second time"},
	{"main(%0: ?x4xf32) -> () {return}", "", NULL,
		"t:1:13: function @main: argument 0: got ?x4xf32, whose "
		"dimension 0 is not known, expected its sizes, as --shape "
		"0=8x4"},
	{"main(%0: f32, %1: 2x<=5xf32 {name = \"x\"}) -> () {return}", "", NULL,
		"argument 1 (x): got 2x<=5xf32, whose dimension 1 is not "
		"known, expected its sizes, as --shape 1=2x5"},
	/* Results get their true types; what the input says must fit. */
	{"main(%0: 4xf32) -> (?xf32) {%1 = convert %0 : ?xf32 return %1}", "",
		"main(%0: 4xf32) -> (4xf32) {return %0}", NULL},
	{"main(%0: ?xf32) -> (5xf32) {return %0}", "0=4", NULL,
		"return: operand 0: got 4xf32, expected 5xf32"},
	{"main(%0: ?xf32, %1: ?xf32) -> (?xf32) {%2 = add %0, %1 : ?xf32 "
	 "return %2}",
		"0=3 1=4", NULL, "add: operand 1: got 4xf32, expected 3xf32"},
	{"main(%0: ?xf32) -> (?xf32) {%1 = abs %0 : <=4xf32 return %1}", "0=5",
		NULL, "abs: result 0: got <=4xf32, expected 5xf32"},
	{"main(%0: ?x?xf32) -> (?xf32) {%1 = constant {value = <f32 splat: "
	 "00000000>} : f32 %2 = reduce %0, %1 {dims = [1]} : ?xf32 " ADD
	 " return %2}",
		"0=3x4",
		"main(%0: 3x4xf32) -> (3xf32) {%1 = constant {value = <f32 "
		"splat: 00000000>} : f32 %2 = reduce %0, %1 {dims = [1]} : "
		"3xf32 " ADD " return %2}",
		NULL},
	{"main(%0: <=6xf32) -> (2x<=3xf32) {%1 = reshape %0 : 2x<=3xf32 "
	 "return %1}",
		"0=4",
		"main(%0: 4xf32) -> (2x2xf32) {%1 = reshape %0 : 2x2xf32 "
		"return %1}",
		NULL},
	/* Empty tensors are sizes like others. */
	{"main(%0: ?x4xf32) -> (?x4xf32) {%1 = abs %0 : ?x4xf32 return %1}",
		"0=0x4",
		"main(%0: 0x4xf32) -> (0x4xf32) {%1 = abs %0 : 0x4xf32 return "
		"%1}",
		NULL},
};

static const row lowered[] = {
	{"main(%0: f32, %1: ?xf32) -> (?xf32) {%2 = get_dimension_size %1 {dim "
	 "= 0} : i32 %3 = reshape %2 : 1xi32 %4 = dynamic_broadcast_in_dim %0, "
	 "%3 {dims = []} : ?xf32 %5 = add %1, %4 : ?xf32 return %5}",
		"1=3",
		"main(%0: f32, %1: 3xf32) -> (3xf32) {%4 = broadcast_in_dim %0 "
		"{dims = []} : 3xf32 %5 = add %1, %4 : 3xf32 return %5}",
		NULL},
	/* Sizes that are results, too. */
	{"main(%0: ?xf32) -> (i32) {%1 = get_dimension_size %0 {dim = 0} : i32 "
	 "return %1}",
		"0=3",
		"main(%0: 3xf32) -> (i32) {" I32("%1", "03") "return %1}",
		NULL},
	/* Hints leave no trace; nor does a shape that nobody else needs. */
	{"main(%0: 1xf32, %1: 2xi64) -> (2x3xf32) {%2 = "
	 "dynamic_broadcast_in_dim %0, %1 {dims = [1], expanding = [0]} : "
	 "2x3xf32 return %2}",
		"",
		"main(%0: 1xf32, %1: 2xi64) -> (2x3xf32) {%2 = "
		"broadcast_in_dim %0 {dims = [1]} : 2x3xf32 return %2}",
		NULL},
	{"main(%0: 1xf32, %1: 2xi64) -> (2x?xf32) {%2 = "
	 "dynamic_broadcast_in_dim %0, %1 {dims = [1]} : 2x?xf32 return %2}",
		"", NULL,
		"dynamic_broadcast_in_dim: operand 1: got a value that is not "
		"known before the run"},
	{"main(%0: ?xf32) -> (?xf32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 %2 = negate %1 : i32 %3 = reshape %2 : 1xi32 %4 = dynamic_iota "
	 "%3 {dim = 0} : ?xf32 return %4}",
		"0=3", NULL,
		"dynamic_iota: dimension 0 of the shape: got -3, expected one "
		"that fits ?xf32"},
	{"main(%0: ?xf32) -> (?x2xi32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 %2 = reshape %1 : 1xi32 " I1("%3",
		 "02") "%4 = concatenate %2, "
		       "%3 {dim = 0} : 2xi32 %5 = dynamic_iota %4 {dim = 1} : ?x2xi32 return "
		       "%5}",
		"0=3",
		"main(%0: 3xf32) -> (3x2xi32) {%5 = iota {dim = 1} : 3x2xi32 "
		"return %5}",
		NULL},
	/* The number of rows is computed: n * n - 1 with n = 3. */
	{"main(%0: ?xf32) -> (?xi32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 %2 = multiply %1, %1 : i32 " I32("%3",
		 "01") "%4 = subtract %2, "
		       "%3 : i32 %5 = compare %4, %3 {direction = 4, compare_type = 3} : i1 "
		       "%6 = select %5, %3, %4 : i32 %7 = reshape %6 : 1xi32 %8 = "
		       "dynamic_iota %7 {dim = 0} : ?xi32 return %8}",
		"0=3",
		"main(%0: 3xf32) -> (8xi32) {%5 = iota {dim = 0} : 8xi32 "
		"return %5}",
		NULL},
	{"main(%0: ?x2xf32) -> (?xf32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 " I32("%2",
		 "02") "%3 = multiply %1, %2 : i32 %4 = reshape %3 : "
		       "1xi32 %5 = dynamic_reshape %0, %4 : ?xf32 return %5}",
		"0=3x2",
		"main(%0: 3x2xf32) -> (6xf32) {%5 = reshape %0 : 6xf32 return "
		"%5}",
		NULL},
	/* The last size of a reshape follows from the others. */
	{"main(%0: 6xf32, %1: 2xi32) -> (2x?xf32) {%2 = dynamic_reshape %0, %1 "
	 ": 2x?xf32 return %2}",
		"",
		"main(%0: 6xf32, %1: 2xi32) -> (2x3xf32) {%2 = reshape %0 : "
		"2x3xf32 return %2}",
		NULL},
	{"main(%0: ?xf32, %1: f32) -> (?xf32) {" I1("%2",
		 "01") "%3 = "
		       "dynamic_pad %0, %1, %2, %2, %2 : ?xf32 return %3}",
		"0=3",
		"main(%0: 3xf32, %1: f32) -> (7xf32) {%3 = pad %0, %1 {low = "
		"[1], high = [1], interior = [1]} : 7xf32 return %3}",
		NULL},
	{"main(%0: ?xf32) -> (?xf32) {" I1("%1", "01") I1("%2",
		 "02") "%3 = get_dimension_size %0 {dim = 0} : i32 %4 = reshape %3 : 1xi32 "
		       "%5 = real_dynamic_slice %0, %1, %4, %2 : ?xf32 return %5}",
		"0=6",
		"main(%0: 6xf32) -> (3xf32) {%5 = slice %0 {start = [1], limit "
		"= [6], stride = [2]} : 3xf32 return %5}",
		NULL},
	{"main(%0: ?xf32) -> (?xf32) {" I1("%1", "01") I1("%2",
		 "07") "%3 = real_dynamic_slice %0, %1, %2, %1 : ?xf32 return %3}",
		"0=6", NULL, "slice: limit 0: got 7, expected 0 to 6"},
	/* From a place known at run time, of a known size. */
	{"main(%0: ?xf32, %1: i32) -> (?xf32) {" I1("%2", "02") I1("%3",
		 "01") "%4 = reshape %1 : 1xi32 %5 = add %4, %2 : 1xi32 %6 = "
		       "real_dynamic_slice %0, %4, %5, %3 : ?xf32 return %6}",
		"0=6",
		"main(%0: 6xf32, %1: i32) -> (2xf32) {%4 = reshape %1 : 1xi32 "
		"%5 = slice %4 {start = [0], limit = [1], stride = [1]} : "
		"1xi32 %6 = reshape %5 : i32 %7 = dynamic_slice %0, %6 {sizes "
		"= [2]} : 2xf32 return %7}",
		NULL},
	{"main(%0: ?xf32, %1: i32) -> (?xf32) {" I1("%2", "03") I1("%3",
		 "02") "%4 = reshape %1 : 1xi32 %5 = add %4, %2 : 1xi32 %6 = "
		       "real_dynamic_slice %0, %4, %5, %3 : ?xf32 return %6}",
		"0=6",
		"main(%0: 6xf32, %1: i32) -> (2xf32) {%4 = reshape %1 : 1xi32 "
		"%5 = slice %4 {start = [0], limit = [1], stride = [1]} : "
		"1xi32 %6 = reshape %5 : i32 %7 = dynamic_slice %0, %6 {sizes "
		"= [3]} : 3xf32 %8 = slice %7 {start = [0], limit = [3], "
		"stride = [2]} : 2xf32 return %8}",
		NULL},
	{"main(%0: ?xf32, %1: 1xi32, %2: 1xi32) -> (?xf32) {" I1("%3",
		 "01") "%6 = real_dynamic_slice %0, %1, %2, %3 : ?xf32 return %6}",
		"0=6", NULL,
		"real_dynamic_slice: operand 1: got a value that is not known"},
	{"main(%0: ?x8xf32, %1: 3x1xi32) -> (3x?xf32) {" I1("%2", "01") I1("%3",
		 "08") "%4 = concatenate %2, %3 {dim = 0} : 2xi32 %5 = "
		       "dynamic_gather %0, %1, %4 {offset_dims = [1], collapsed_dims = [0], "
		       "index_map = [0], index_vector_dim = 1} : 3x?xf32 return %5}",
		"0=4x8",
		"main(%0: 4x8xf32, %1: 3x1xi32) -> (3x8xf32) {%5 = gather %0, "
		"%1 {sizes = [1, 8], offset_dims = [1], collapsed_dims = [0], "
		"index_map = [0], index_vector_dim = 1} : 3x8xf32 return %5}",
		NULL},
	{"main(%0: 1x?x1xf32, %1: 3x1x1xf32) -> (1x?x1xf32) {" I1("%2",
		 "01") "%3 = concatenate %2, %2 {dim = 0} : 2xi32 %4 = reshape %3 : 1x2xi32 "
		       "%5 = dynamic_conv %0, %1, %4 {lhs_layout = [0, 2, 1], rhs_layout = "
		       "[2, 1, 0], out_layout = [0, 2, 1]} : 1x?x1xf32 return %5}",
		"0=1x8x1",
		"main(%0: 1x8x1xf32, %1: 3x1x1xf32) -> (1x8x1xf32) {%5 = "
		"convolution %0, %1 {low = [1], high = [1], lhs_layout = [0, "
		"2, 1], rhs_layout = [2, 1, 0], out_layout = [0, 2, 1]} : "
		"1x8x1xf32 return %5}",
		NULL},
	{"main(%0: 8xf32) -> (<=8xf32) {" I32("%1",
		 "03") "%2 = "
		       "set_dimension_size %0, %1 {dim = 0} : <=8xf32 return %2}",
		"",
		"main(%0: 8xf32) -> (3xf32) {%2 = slice %0 {start = [0], limit "
		"= [3], stride = [1]} : 3xf32 return %2}",
		NULL},
	{"main(%0: 8xf32) -> (8xf32) {" I32("%1",
		 "08") "%2 = "
		       "set_dimension_size %0, %1 {dim = 0} : 8xf32 return %2}",
		"", "main(%0: 8xf32) -> (8xf32) {return %0}", NULL},
	{"main(%0: 8xf32, %1: i32) -> (<=8xf32) {%2 = set_dimension_size %0, "
	 "%1 {dim = 0} : <=8xf32 return %2}",
		"", NULL, "set_dimension_size: operand 1: got a value"},
	{"main(%0: ?xf32, %1: f32) -> (?xf32) {" I1("%2", "01") I1("%3",
		 "02") "%4 = constant {value = <1x2xi32 splat: 00000000>} : 1x2xi32 %5 = "
		       "dynamic_reduce_window %0, %1, %3, %2, %2, %2, %4 {callee = \"f\"} : "
		       "?xf32 return %5} func private @f(%0: f32, %1: f32) -> (f32) {%2 = "
		       "add %0, %1 : f32 return %2}",
		"0=4",
		"main(%0: 4xf32, %1: f32) -> (3xf32) {%5 = reduce_window %0, "
		"%1 {low = [0], high = [0], window = [2], window_strides = "
		"[1], lhs_dilation = [1], rhs_dilation = [1]} : 3xf32 " ADD
		" return %5}",
		NULL},
	{"main(%0: ?xf32) -> (?xf32, ?xi32) {%1 = get_dimension_size %0 {dim = "
	 "0} : i32 " I32("%2",
		 "02") "%3 = divide %1, %2 : i32 %4, %5 = "
		       "dynamic_top_k %0, %3 : ?xf32, ?xi32 return %4, %5}",
		"0=7",
		"main(%0: 7xf32) -> (3xf32, 3xi32) {%4, %5 = top_k %0 {k = 3} "
		": 3xf32, 3xi32 return %4, %5}",
		NULL},
	{"main(%0: f32, %1: ?xf32) -> (?xf32) {%2 = get_dimension_size %1 {dim "
	 "= 0} : i32 %3 = reshape %2 : 1xi32 %4 = dynamic_rng %0, %0, %3 "
	 "{rng_distribution = 1} : ?xf32 return %4}",
		"1=5",
		"main(%0: f32, %1: 5xf32) -> (5xf32) {%4 = rng %0, %0 "
		"{rng_distribution = 1} : 5xf32 return %4}",
		NULL},
	{"main(%0: 2xui64, %1: ?xf32) -> (?xui32) {%2 = get_dimension_size %1 "
	 "{dim = 0} : i32 %3 = reshape %2 : 1xi32 %4, %5 = "
	 "dynamic_rng_bit_generator %0, %3 {rng_algorithm = 1} : 2xui64, ?xui32 "
	 "return %5}",
		"1=5",
		"main(%0: 2xui64, %1: 5xf32) -> (5xui32) {%4, %5 = "
		"rng_bit_generator %0 {rng_algorithm = 1} : 2xui64, 5xui32 "
		"return %5}",
		NULL},
	{"main(%0: ?xf32) -> (?xf64) {%1 = constant_like %0 {value = <f64 "
	 "splat: 000000000000f03f>} : ?xf64 return %1}",
		"0=3",
		"main(%0: 3xf32) -> (3xf64) {%1 = constant {value = <3xf64 "
		"splat: 000000000000f03f>} : 3xf64 return %1}",
		NULL},
	{"main(%0: ?xf32) -> (?xf64) {%1 = constant_like %0 {value = <f64 "
	 "splat: 000000000000f03f>} : ?xf64 return %1}",
		"0=0",
		"main(%0: 0xf32) -> (0xf64) {%1 = constant {value = <0xf64: >} "
		": 0xf64 return %1}",
		NULL},
	{"main(%0: ?x1xf32, %1: ?xf32) -> (?x?xf32) {%2 = implicit_broadcast "
	 "%0, %1 {dims = [0, 1, 1]} : ?x?xf32 %3 = implicit_broadcast %1, %0 "
	 "{dims = [1, 0, 1]} : ?x?xf32 %4 = add %2, %3 : ?x?xf32 return %4}",
		"0=3x1 1=4",
		"main(%0: 3x1xf32, %1: 4xf32) -> (3x4xf32) {%2 = "
		"broadcast_in_dim %0 {dims = [0, 1]} : 3x4xf32 %3 = "
		"broadcast_in_dim %1 {dims = [1]} : 3x4xf32 %4 = add %2, %3 : "
		"3x4xf32 return %4}",
		NULL},
	{"main(%0: ?x1xf32, %1: ?x1xf32) -> (?x?xf32) {%2 = implicit_broadcast "
	 "%0, %1 {dims = [0, 1, 0, 1]} : ?x?xf32 %4 = add %2, %0 : ?x?xf32 "
	 "return %4}",
		"0=3x1 1=1x1",
		"main(%0: 3x1xf32, %1: 1x1xf32) -> (3x1xf32) {%4 = add %0, %0 "
		": 3x1xf32 return %4}",
		NULL},
	{"main(%0: ?xf32, %1: ?xf32) -> (?xf32) {%2 = implicit_broadcast %0, "
	 "%1 {dims = [0, 0]} : ?xf32 return %2}",
		"0=3 1=4", NULL,
		"implicit_broadcast: size of operand 1: got 4, expected 3"},
	{"main(%0: <=8xf32) -> (2x<=8xf32) {%1 = broadcast_in_dim %0 {dims = "
	 "[1]} : 2x<=8xf32 return %1}",
		"0=3",
		"main(%0: 3xf32) -> (2x3xf32) {%1 = broadcast_in_dim %0 {dims "
		"= [1]} : 2x3xf32 return %1}",
		NULL},
	{"main(%0: ?xf32) -> (?xi32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 %2, %3 = optimization_barrier %1, %0 : i32, ?xf32 %4 = reshape "
	 "%2 : 1xi32 %5 = dynamic_iota %4 {dim = 0} : ?xi32 return %5}",
		"0=3",
		"main(%0: 3xf32) -> (3xi32) {%5 = iota {dim = 0} : 3xi32 "
		"return %5}",
		NULL},
	/* Custom calls whose results have the shapes that operands say. */
	{"main(%0: ?xf32) -> (?xf32, ?x2xi32) {%1 = get_dimension_size %0 {dim "
	 "= 0} : i32 %2 = reshape %1 : 1xi32 " I1("%3",
		 "02") "%4 = "
		       "concatenate %2, %3 {dim = 0} : 2xi32 %5, %6 = custom_call %2, %0, %4 "
		       "{target = \"x\", \"a\" = \"b\", \"indices_of_shape_operands\" = "
		       "\"dense<[0,2]>:tensor<2xi64>\", \"z\" = \"y\"} : ?xf32, ?x2xi32 "
		       "return %5, %6}",
		"0=3",
		"main(%0: 3xf32) -> (3xf32, 3x2xi32) {%5, %6 = custom_call %0 "
		"{target = \"x\", \"a\" = \"b\", \"z\" = \"y\"} : 3xf32, "
		"3x2xi32 return %5, %6}",
		NULL},
	{"main(%0: ?xf32) -> (?xf32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 %2 = reshape %1 : 1xi32 %5 = custom_call %0, %2 {target = \"x\", "
	 "\"indices_of_shape_operands\" = \"dense<[1,2]>:tensor<2xi64>\"} : "
	 "?xf32 return %5}",
		"0=3", NULL, "expected a number for each of 1 results"},
	{"main(%0: ?xf32) -> (?xf32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 %2 = reshape %1 : 1xi32 %5 = custom_call %0, %2 {target = \"x\", "
	 "\"indices_of_shape_operands\" = \"dense<2>:tensor<1xi64>\"} : "
	 "?xf32 return %5}",
		"0=3", NULL,
		"indices_of_shape_operands: got 2, expected one of 2 operands"},
	{"main(%0: ?xf32, %1: 1xi32) -> (?xf32) {%5 = custom_call %0, %1 "
	 "{target = \"x\", \"indices_of_shape_operands\" = "
	 "\"dense<1>:tensor<1xi64>\"} : ?xf32 return %5}",
		"0=3", NULL, "expected the shape of result 0"},
	{"main(%0: ?xf32, %1: 1xi32) -> (?xf32) {" I1("%2",
		 "03") "%5 = "
		       "custom_call %0, %2 {target = \"x\", \"indices_of_shape_operands\" = "
		       "\"array<i64:1>\"} : ?xf32 return %5}",
		"0=3",
		"main(%0: 3xf32, %1: 1xi32) -> (3xf32) {%5 = custom_call %0 "
		"{target = \"x\"} : 3xf32 return %5}",
		NULL},
	{"main(%0: ?xf32) -> (?xf32) {%5 = custom_call %0 {target = \"x\"} : "
	 "?xf32 return %5}",
		"0=3", NULL,
		"custom_call: result 0: got ?xf32, expected sizes that follow"},
	/* Products of sizes by reduce, places by iota. */
	{"main(%0: ?x2xf32) -> (?xf32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 %2 = reshape %1 : 1xi32 " I1("%3",
		 "02") "%4 = concatenate %2, "
		       "%3 {dim = 0} : 2xi32 " I32("%5",
			       "01") "%6 = reduce %4, %5 {dims = "
				     "[0]} : i32 (%90: i32, %91: i32) {%92 = multiply %90, %91 : i32 "
				     "return %92} %7 = reshape %6 : 1xi32 %8 = dynamic_reshape %0, %7 : "
				     "?xf32 return %8}",
		"0=5x2",
		"main(%0: 5x2xf32) -> (10xf32) {%5 = reshape %0 : 10xf32 "
		"return %5}",
		NULL},
	{"main(%0: 2xf32) -> (?x?xi32) {%1 = iota {dim = 0} : 2xi32 " I32("%2",
		 "03") "%3 = broadcast_in_dim %2 {dims = []} : 2xi32 %4 "
		       "= add %1, %3 : 2xi32 %5 = dynamic_iota %4 {dim = 0} : ?x?xi32 return "
		       "%5}",
		"",
		"main(%0: 2xf32) -> (3x4xi32) {%5 = iota {dim = 0} : 3x4xi32 "
		"return %5}",
		NULL},
};

#define HOLDS(message)                                                              \
	"%1 = get_dimension_size %0 {dim = 0} : i32 " I32("%2",                     \
		"04") "%3 = compare %1, %2 {direction = 2, compare_type = 3} : i1 " \
		      "shape_assertion %3, %1, %2 {message = \"" message            \
		      "\"} return"
#define LOOP(carry, type)                                           \
	"%4, %5, %6 = while %3, %1, " carry " : i32, i32, " type    \
	" (%10: i32, %11: i32, %12: " type ") {%13 = compare %10, " \
	"%11 {direction = 5, compare_type = 3} : i1 return %13} "   \
	"(%20: i32, %21: i32, %22: " type ") {%23 = add %20, %2 : i32 "

static const row flow[] = {
	/* Assertions. */
	{"main(%0: ?xf32) -> () {" HOLDS("no") "}", "0=4",
		"main(%0: 4xf32) -> () {return}", NULL},
	{"main(%0: ?xf32) -> () {" HOLDS("b is {0}, not {1}; {2} {x}") "}",
		"0=3", NULL, "shape_assertion: b is 3, not 4; {2} {x}"},
	{"main(%0: i1) -> () {shape_assertion %0 {message = \"\"} return}", "",
		"main(%0: i1) -> () {%1 = constant {value = <i1 splat: 01>} : "
		"i1 expect_eq %0, %1 return}",
		NULL},
	/* Functions, once for each list of types and numbers. */
	{"main(%0: ?xf32, %1: ?xf32) -> (?xf32, ?xf32) {%2 = call %0 {callee = "
	 "\"f\"} : ?xf32 %3 = call %1 {callee = \"f\"} : ?xf32 %4 = call %0 "
	 "{callee = \"f\"} : ?xf32 %5 = add %2, %4 : ?xf32 return %5, %3} func "
	 "private @f(%0: ?xf32) -> (?xf32) {%1 = abs %0 : ?xf32 return %1}",
		"0=3 1=4",
		"main(%0: 3xf32, %1: 4xf32) -> (3xf32, 4xf32) {%2 = abs %0 : "
		"3xf32 %3 = abs %1 : 4xf32 %4 = abs %0 : 3xf32 %5 = add %2, %4 "
		": 3xf32 return %5, %3}",
		NULL},
	{"main(%0: ?xf32) -> (?xi32, ?xi32) {%1 = get_dimension_size %0 {dim = "
	 "0} : i32 " I32("%2",
		 "01") "%3 = add %1, %2 : i32 %4, %5 = call %1 "
		       "{callee = \"f\"} : ?xi32, i32 %6, %7 = call %5 {callee = \"f\"} : "
		       "?xi32, i32 return %4, %6} func private @f(%0: i32) -> (?xi32, i32) "
		       "{%1 = reshape %0 : 1xi32 %2 = dynamic_iota %1 {dim = 0} : ?xi32 " I32(
			       "%3",
			       "01") "%4 = add %0, %3 : i32 return %2, %4}",
		"0=3",
		"main(%0: 3xf32) -> (3xi32, 4xi32) {%1 = iota {dim = 0} : "
		"3xi32 %2 = iota {dim = 0} : 4xi32 return %1, %2}",
		NULL},
	/* What a function is not called by it does not know. */
	{"main() -> (?xi32, ?xi32) {%0 = constant {value = <13xi32 splat: "
	 "02000000>} : 13xi32 %1 = constant {value = <13xi32 splat: "
	 "03000000>} : 13xi32 %2 = call %0 {callee = \"f\"} : ?xi32 %3 = call "
	 "%1 {callee = \"f\"} : ?xi32 return %2, %3} func private @f(%0: "
	 "13xi32) -> (?xi32) {%1 = slice %0 {start = [1], limit = [2], stride "
	 "= [1]} : 1xi32 %2 = dynamic_iota %1 {dim = 0} : ?xi32 return %2}",
		"", NULL, "dynamic_iota: operand 0: got a value that is not"},
	{"main() -> (?xi32, ?xi32) {%0 = constant {value = <12xi32 splat: "
	 "02000000>} : 12xi32 %1 = constant {value = <12xi32 splat: "
	 "03000000>} : 12xi32 %2 = call %0 {callee = \"f\"} : ?xi32 %3 = call "
	 "%1 {callee = \"f\"} : ?xi32 return %2, %3} func private @f(%0: "
	 "12xi32) -> (?xi32) {%1 = slice %0 {start = [1], limit = [2], stride "
	 "= [1]} : 1xi32 %2 = dynamic_iota %1 {dim = 0} : ?xi32 return %2}",
		"",
		"main() -> (2xi32, 3xi32) {%0 = iota {dim = 0} : 2xi32 %1 = "
		"iota {dim = 0} : 3xi32 return %0, %1}",
		NULL},
	{"main(%0: ?xf32) -> (4xf32) {%1 = call %0 {callee = \"f\"} : 4xf32 "
	 "return %1} func private @f(%0: ?xf32) -> (?xf32) {return %0}",
		"0=3", NULL, "call: result 0: got 4xf32, expected 3xf32"},
	/* Values given for arguments. */
	{"main(%0: i64 {name = \"n\"}, %1: f32 {name = \"y\"}) -> (?xf32) {%2 "
	 "= convert %0 : i32 %3 = reshape %2 : 1xi32 %4 = "
	 "dynamic_broadcast_in_dim %1, %3 {dims = []} : ?xf32 return %4}",
		"n=4",
		"main(%0: f32) -> (4xf32) {%4 = broadcast_in_dim %0 {dims = "
		"[]} : 4xf32 return %4}",
		NULL},
	{"main(%0: i64, %1: f32) -> (?xf32) {%2 = reshape %0 : 1xi64 %4 = "
	 "dynamic_broadcast_in_dim %1, %2 {dims = []} : ?xf32 return %4}",
		"", NULL,
		"dynamic_broadcast_in_dim: operand 1: got a value that is not "
		"known before the run, expected one that follows from the "
		"sizes of the arguments, from constants, or from an argument "
		"with --shape ARGUMENT=VALUE"},
	{"main(%0: i8) -> (i8) {return %0}", "0=200", NULL,
		"'0=200': the value does not fit the argument"},
	/* Loops: carries keep their types; numbers that do not change are
	 * known inside and behind. */
	{"main(%0: ?xf32) -> (?xf32, ?xi32) {%1 = get_dimension_size %0 {dim = "
	 "0} : i32 " I32("%2", "01") I32("%3", "00") LOOP("%0",
		 "?xf32") "%24 = reshape %21 : 1xi32 %25 = dynamic_iota %24 {dim = 0} : ?xf32 "
			  "%26 = add %22, %25 : ?xf32 return %23, %21, %26} %7 = reshape %5 : "
			  "1xi32 %8 = dynamic_iota %7 {dim = 0} : ?xi32 return %6, %8}",
		"0=3",
		"main(%0: 3xf32) -> (3xf32, 3xi32) {" I32("%1", "03") I32(
			"%2", "01") I32("%3", "00") LOOP("%0",
			"3xf32") "%25 = iota {dim = 0} : 3xf32 %26 = add %22, %25 : 3xf32 "
				 "return %23, %21, %26} %8 = iota {dim = 0} : 3xi32 return %6, "
				 "%8}",
		NULL},
	{"main(%0: ?xf32) -> (?xf32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 " I32("%2", "01") I32("%3", "00") LOOP("%0",
		 "?xf32") "%26 = concatenate %22, %22 {dim = 0} : ?xf32 return %23, %21, %26} "
			  "return %6}",
		"0=3", NULL,
		"while: value returned by the body 2: got 6xf32, expected "
		"3xf32"},
	{"main(%0: ?xf32) -> (?xi32) {%1 = get_dimension_size %0 {dim = 0} : "
	 "i32 " I32("%2", "01") I32("%3", "00") LOOP("%0",
		 "?xf32") "return %23, %20, %22} %7 = reshape %5 : 1xi32 %8 = dynamic_iota %7 "
			  "{dim = 0} : ?xi32 return %8}",
		"0=3", NULL, "dynamic_iota: operand 0: got a value that is"},
	/* Branches. */
	{"main(%0: i1, %1: ?xf32, %2: 3xf32) -> (?xf32) {%3 = if %0 : ?xf32 () "
	 "{return %1} () {return %2} return %3}",
		"1=3",
		"main(%0: i1, %1: 3xf32, %2: 3xf32) -> (3xf32) {%3 = if %0 : "
		"3xf32 () {return %1} () {return %2} return %3}",
		NULL},
	{"main(%0: i1, %1: ?xf32, %2: 3xf32) -> (?xf32) {%3 = if %0 : ?xf32 () "
	 "{return %1} () {return %2} return %3}",
		"1=4", NULL,
		"if: value returned by a later region 0: got 3xf32, expected "
		"4xf32"},
	{"main(%0: ?xf32) -> (?xf32) {%1 = constant {value = <f32 splat: "
	 "00000000>} : f32 %2 = sort %0 {dim = 0, is_stable = 0} : ?xf32 (%90: "
	 "?xf32, %91: f32) {%92 = compare %91, %91 {direction = 5} : i1 return "
	 "%92} return %2}",
		"0=4", NULL, "sort: region argument 0: got"},
};

typedef struct job {
	pop_arena arena;
	char text[16384];
	const char *given;
	pop_graph *graph;
	pop_digest digest;
	pop_buf printed;
} job;

/* "x=3 y=4" */
static pop_status
parse_given(const char *text, pop_given out[8], uint32_t *n, pop_err *err)
{
	for (*n = 0; *text; text += *text == ' ') {
		size_t len = strcspn(text, " ");

		POP_TRY(pop_given_parse(
			&out[(*n)++], (pop_str){text, len}, err));
		text += len;
	}
	return POP_OK;
}

static pop_status
body(void *arg, pop_err *err)
{
	job *j = arg;
	pop_given given[8];
	uint32_t n;

	if (pop_graph_parse(&j->graph, &j->arena, "t", pop_str_of(j->text),
		    err) != POP_OK) {
		fprintf(stderr, "%s\n%s\n", j->text, err->text);
		assert(!"a row that does not parse");
	}
	POP_TRY(pop_graph_verify_open(j->graph, err));
	if (j->given) {
		POP_TRY(parse_given(j->given, given, &n, err));
		POP_TRY(pop_graph_refine(j->graph, given, n, err));
	}
	POP_TRY(pop_graph_verify(j->graph, err));
	assert(!pop_graph_is_open(j->graph));
	pop_graph_print(j->graph, &j->printed);
	pop_buf_char(&j->printed, '\0');
	return pop_graph_digest(j->graph, &j->digest, NULL, err);
}

static pop_status
run(job *j, const char *text, const char *given, pop_err *err)
{
	memset(j, 0, sizeof(*j));
	snprintf(j->text, sizeof(j->text), "popir 1 func @%s", text);
	j->given = given;
	*err = (pop_err){.text = "passed"};
	return pop_arena_run(&j->arena, body, j, err);
}

static void
end(job *j)
{
	pop_buf_release(&j->printed);
	pop_arena_release(&j->arena);
}

static unsigned nbad;

static void
bad(const row *r, const char *got, const char *want)
{
	fprintf(stderr, "%s\ngiven '%s'\ngot: %s\nexpected: %s\n", r->open,
		r->given, got, want);
	nbad++;
}

static void
check(const row *r)
{
	static job a, b;
	pop_err err;
	pop_status st = run(&a, r->open, r->given, &err);

	if (r->error) {
		if (st == POP_OK || !strstr(err.text, r->error))
			bad(r, err.text, r->error);
	} else if (st != POP_OK) {
		bad(r, err.text, "passed");
	} else {
		assert(run(&b, r->closed, NULL, &err) == POP_OK ||
			(fprintf(stderr, "%s\n%s\n", r->closed, err.text), 0));
		if (!pop_digest_eq(a.digest, b.digest))
			bad(r, (char *)a.printed.data, r->closed);
		end(&b);
	}
	end(&a);
}

static const struct {
	const char *text, *error;
} spelling[] = {
	{"x=4", NULL},
	{"x=4x128", NULL},
	{"x=0x128xbf16", NULL},
	{"x=f32", NULL},
	{"a=b=c=4", "the element type is not known"},
	{"x", "no argument is named"},
	{"=4", "no argument is named"},
	{"x=", "no sizes"},
	{"x=4x", "a size is missing"},
	{"x=4xx4", "the element type is not known"},
	{"x=4xf33", "the element type is not known"},
	{"x=-4", "the element type is not known"},
	{"x=4.5", "a size is not a number"},
	{"x=99999999999999999999", "a size is not a number"},
	{"x=1048576x1048577", "too many elements"},
	{"x=1x1x1x1x1x1x1x1x1x1x1x1x1", "more than 12 sizes"},
};

static void
check_spelling(void)
{
	for (size_t i = 0; i < sizeof(spelling) / sizeof(spelling[0]); i++) {
		pop_err err = {.text = "passed"};
		pop_given v;
		pop_status st =
			pop_given_parse(&v, pop_str_of(spelling[i].text), &err);
		const char *want = spelling[i].error;

		if (want ? st == POP_E_USAGE && strstr(err.text, want)
			 : st == POP_OK)
			continue;
		fprintf(stderr, "%s: got %s, expected %s\n", spelling[i].text,
			err.text, want ? want : "passed");
		nbad++;
	}
}

/* A chain of functions of which each calls the next twice with other numbers
 * would grow without end. */
static void
check_growth(void)
{
	static char text[16384];
	static job j;
	size_t n = (size_t)snprintf(text, sizeof(text),
		"main(%%0: ?xf32) -> () {%%1 = get_dimension_size %%0 {dim = "
		"0} : i32 %%2 = convert %%1 : i64 call %%2 {callee = \"f0\"} "
		"return}");
	pop_err err;

	for (int i = 0; i < 40; i++)
		n += (size_t)snprintf(text + n, sizeof(text) - n,
			" func private @f%d(%%0: i64) -> () {%%1 = add %%0, "
			"%%0 : i64 %%3 = constant {value = <i64 splat: "
			"0100000000000000>} : i64 %%2 = add %%1, %%3 : i64 call "
			"%%1 {callee = \"f%d\"} call %%2 {callee = \"f%d\"} "
			"return}",
			i, i + 1, i + 1);
	snprintf(text + n, sizeof(text) - n,
		" func private @f40(%%0: i64) -> () {return}");
	assert(run(&j, text, "0=1", &err) == POP_E_INPUT);
	assert(strstr(err.text, "ops after specialisation: got more than"));
	end(&j);
}

#define ROWS(t) t, sizeof(t) / sizeof(t[0])

static void
check_rows(const row *r, size_t n)
{
	for (size_t i = 0; i < n; i++)
		check(&r[i]);
}

int
main(void)
{
	check_rows(ROWS(sizes));
	check_rows(ROWS(lowered));
	check_rows(ROWS(flow));
	check_spelling();
	check_growth();
	assert(nbad == 0);
	return 0;
}
