/*
 * Graphs of each kind of op and fusion, run and compared with their meaning.
 */

#include "tests/unit/gen_rig.h"

#define HEAD "popir 1\nfunc @main"

static const gen_case row[] = {
	{"add3",
		HEAD "(%0: 2xf32, %1: 2xf32, %2: 2xf32) -> (2xf32) {\n"
		     "%3 = add %0, %1 : 2xf32\n"
		     "%4 = add %0, %2 : 2xf32\n"
		     "%5 = add %3, %4 : 2xf32\n"
		     "return %5\n}\n",
		1e-6, 1e-6, 1, NULL},
	{"rank 0 and empty",
		HEAD "(%0: f32, %1: 0x3xf32) -> (f32, 0x3xf32, 3xf32, 0xf32) "
		     "{\n"
		     "%2 = exponential %0 : f32\n"
		     "%3 = exponential %1 : 0x3xf32\n"
		     "%4 = reduce %1, %0 {dims = [0]} : 3xf32\n"
		     "(%5: f32, %6: f32) {\n%7 = add %5, %6 : f32\n"
		     "return %7\n}\n"
		     "%8 = reduce %1, %0 {dims = [1]} : 0xf32\n"
		     "(%9: f32, %10: f32) {\n%11 = add %9, %10 : f32\n"
		     "return %11\n}\n"
		     "return %2, %3, %4, %8\n}\n",
		1e-6, 1e-6, 2, NULL},
	{"narrow integers wrap",
		HEAD "(%0: 9xi8, %1: 9xui8, %2: 9xi4) -> (9xi8, 9xui8, 9xi4, "
		     "9xi8, 9xui8) {\n"
		     "%3 = constant {value = <9xi8 splat: 7f>} : 9xi8\n"
		     "%4 = constant {value = <9xui8 splat: ff>} : 9xui8\n"
		     "%5 = add %0, %3 : 9xi8\n"
		     "%6 = multiply %1, %4 : 9xui8\n"
		     "%7 = multiply %2, %2 : 9xi4\n"
		     "%8 = shift_right_logical %0, %0 : 9xi8\n"
		     "%9 = shift_right_arithmetic %4, %1 : 9xui8\n"
		     "return %5, %6, %7, %8, %9\n}\n",
		0, 0, 3, NULL},
	{"bool arithmetic and comparison",
		HEAD "(%0: 16xi1, %1: 16xi1) -> (16xi1, 16xi1, 16xi1, 16xi1) "
		     "{\n"
		     "%2 = add %0, %1 : 16xi1\n"
		     "%3 = multiply %0, %1 : 16xi1\n"
		     "%4 = compare %0, %1 {direction = 5, compare_type = 4} : "
		     "16xi1\n"
		     "%5 = compare %0, %1 {direction = 2, compare_type = 4} : "
		     "16xi1\n"
		     "return %2, %3, %4, %5\n}\n",
		0, 0, 4, NULL},
	{"a loop of views",
		HEAD "(%0: 5x7xf32, %1: 7xf32) -> (7x5xf32) {\n"
		     "%2 = fusion {kind = 0} : 7x5xf32 () {\n"
		     "%3 = transpose %0 {dims = [1, 0]} : 7x5xf32\n"
		     "%4 = reverse %3 {dims = [0]} : 7x5xf32\n"
		     "%5 = broadcast_in_dim %1 {dims = [0]} : 7x5xf32\n"
		     "%6 = iota {dim = 1} : 7x5xf32\n"
		     "%7 = multiply %4, %5 : 7x5xf32\n"
		     "%8 = add %7, %6 : 7x5xf32\n"
		     "return %8\n}\nreturn %2\n}\n",
		1e-6, 1e-6, 5, NULL},
	{"a roll is cut into boxes",
		HEAD "(%0: 6x8xf32) -> (6x8xf32) {\n"
		     "%1 = fusion {kind = 0} : 6x8xf32 () {\n"
		     "%2 = slice %0 {start = [5, 0], limit = [6, 8], stride = "
		     "[1, 1]} : 1x8xf32\n"
		     "%3 = slice %0 {start = [0, 0], limit = [5, 8], stride = "
		     "[1, 1]} : 5x8xf32\n"
		     "%4 = concatenate %2, %3 {dim = 0} : 6x8xf32\n"
		     "%5 = slice %0 {start = [0, 7], limit = [6, 8], stride = "
		     "[1, 1]} : 6x1xf32\n"
		     "%6 = slice %0 {start = [0, 0], limit = [6, 7], stride = "
		     "[1, 1]} : 6x7xf32\n"
		     "%7 = concatenate %5, %6 {dim = 1} : 6x8xf32\n"
		     "%8 = add %4, %7 : 6x8xf32\n"
		     "return %8\n}\nreturn %1\n}\n",
		1e-6, 1e-6, 6, NULL},
	{"pad in a loop, reversed",
		HEAD "(%0: 4xf32, %1: f32) -> (9xf32) {\n"
		     "%2 = fusion {kind = 0} : 9xf32 () {\n"
		     "%3 = pad %0, %1 {low = [2], high = [3], interior = [0]} "
		     ": 9xf32\n"
		     "%4 = reverse %3 {dims = [0]} : 9xf32\n"
		     "%5 = add %3, %4 : 9xf32\n"
		     "return %5\n}\nreturn %2\n}\n",
		1e-6, 1e-6, 7, NULL},
	{"pad alone: gaps and cuts",
		HEAD "(%0: 4x3xi32, %1: i32) -> (6x5xi32, 3x2xi32, 2x3xi32) {\n"
		     "%2 = pad %0, %1 {low = [1, 0], high = [1, 0], interior = "
		     "[0, 1]} : 6x5xi32\n"
		     "%3 = pad %0, %1 {low = [-1, -1], high = [0, 0], interior "
		     "= [0, 0]} : 3x2xi32\n"
		     "%4 = pad %0, %1 {low = [-4, 0], high = [2, 0], interior "
		     "= [0, 0]} : 2x3xi32\n"
		     "return %2, %3, %4\n}\n",
		0, 0, 8, NULL},
	{"a dynamic slice in a loop",
		HEAD "(%0: 8x4xf32, %1: i32) -> (3x4xf32) {\n"
		     "%2 = constant {value = <i32: 00000000>} : i32\n"
		     "%3 = fusion {kind = 0} : 3x4xf32 () {\n"
		     "%4 = dynamic_slice %0, %1, %2 {sizes = [3, 4]} : "
		     "3x4xf32\n"
		     "%5 = reverse %4 {dims = [0]} : 3x4xf32\n"
		     "%6 = add %5, %4 : 3x4xf32\n"
		     "return %6\n}\nreturn %3\n}\n",
		1e-6, 1e-6, 9, NULL},
	{"softmax is one row",
		HEAD "(%0: 4x37xf32) -> (4x37xf32) {\n"
		     "%1 = constant {value = <f32: 000080ff>} : f32\n"
		     "%2 = constant {value = <f32: 00000000>} : f32\n"
		     "%3 = fusion {kind = 1, reduce_dims = [1]} : 4x37xf32 () "
		     "{\n"
		     "%4 = reduce %0, %1 {dims = [1]} : 4xf32\n"
		     "(%5: f32, %6: f32) {\n%7 = maximum %5, %6 : f32\n"
		     "return %7\n}\n"
		     "%8 = broadcast_in_dim %4 {dims = [0]} : 4x37xf32\n"
		     "%9 = subtract %0, %8 : 4x37xf32\n"
		     "%10 = exponential %9 : 4x37xf32\n"
		     "%11 = reduce %10, %2 {dims = [1]} : 4xf32\n"
		     "(%12: f32, %13: f32) {\n%14 = add %12, %13 : f32\n"
		     "return %14\n}\n"
		     "%15 = broadcast_in_dim %11 {dims = [0]} : 4x37xf32\n"
		     "%16 = divide %10, %15 : 4x37xf32\n"
		     "return %16\n}\nreturn %3\n}\n",
		1e-6, 1e-6, 10, NULL},
	{"columns with an epilogue and a first value",
		HEAD "(%0: 5x6x11xf32, %1: f32, %2: 11xf32) -> (11xf32) {\n"
		     "%3 = fusion {kind = 1, reduce_dims = [0, 1]} : 11xf32 () "
		     "{\n"
		     "%4 = multiply %0, %0 : 5x6x11xf32\n"
		     "%5 = reduce %4, %1 {dims = [0, 1]} : 11xf32\n"
		     "(%6: f32, %7: f32) {\n%8 = add %6, %7 : f32\n"
		     "return %8\n}\n"
		     "%9 = multiply %5, %2 : 11xf32\n"
		     "return %9\n}\nreturn %3\n}\n",
		1e-5, 1e-5, 11, NULL},
	{"rows across: few columns, outputs of both shapes",
		HEAD "(%0: 9x3xf32) -> (9x3xf32, 3xf32, 1x3xf32) {\n"
		     "%1 = constant {value = <f32: 00000000>} : f32\n"
		     "%2, %3, %4 = fusion {kind = 1, reduce_dims = [0]} : "
		     "9x3xf32, 3xf32, 1x3xf32 () {\n"
		     "%5 = reduce %0, %1 {dims = [0]} : 3xf32\n"
		     "(%6: f32, %7: f32) {\n%8 = add %6, %7 : f32\n"
		     "return %8\n}\n"
		     "%9 = broadcast_in_dim %5 {dims = [1]} : 9x3xf32\n"
		     "%10 = subtract %0, %9 : 9x3xf32\n"
		     "%11 = negate %5 : 3xf32\n"
		     "%12 = broadcast_in_dim %11 {dims = [1]} : 1x3xf32\n"
		     "return %10, %11, %12\n}\nreturn %2, %3, %4\n}\n",
		1e-5, 1e-5, 12, NULL},
	{"reductions of narrow types",
		HEAD "(%0: 4x40xi8, %1: 4x40xbf16, %2: 4x40xi1, %3: i8, %4: "
		     "bf16, %5: i1) -> (4xi8, 4xbf16, 4xi1, 40xi1) {\n"
		     "%6 = reduce %0, %3 {dims = [1]} : 4xi8\n"
		     "(%7: i8, %8: i8) {\n%9 = multiply %7, %8 : i8\n"
		     "return %9\n}\n"
		     "%10 = reduce %1, %4 {dims = [1]} : 4xbf16\n"
		     "(%11: bf16, %12: bf16) {\n"
		     "%13 = maximum %11, %12 : bf16\nreturn %13\n}\n"
		     "%14 = reduce %2, %5 {dims = [1]} : 4xi1\n"
		     "(%15: i1, %16: i1) {\n%17 = and %15, %16 : i1\n"
		     "return %17\n}\n"
		     "%18 = reduce %2, %5 {dims = [0]} : 40xi1\n"
		     "(%19: i1, %20: i1) {\n%21 = xor %19, %20 : i1\n"
		     "return %21\n}\n"
		     "return %6, %10, %14, %18\n}\n",
		0, 0, 13, NULL},
	{"argmax folds",
		HEAD "(%0: 6x9xf32) -> (6xf32, 6xi32) {\n"
		     "%1 = iota {dim = 1} : 6x9xi32\n"
		     "%2 = constant {value = <f32: 000080ff>} : f32\n"
		     "%3 = constant {value = <i32: 00000000>} : i32\n"
		     "%4, %5 = reduce %0, %1, %2, %3 {dims = [1]} : 6xf32, "
		     "6xi32\n"
		     "(%6: f32, %7: i32, %8: f32, %9: i32) {\n"
		     "%10 = compare %6, %8 {direction = 3, compare_type = 1} : "
		     "i1\n"
		     "%11 = compare %6, %8 {direction = 0, compare_type = 1} : "
		     "i1\n"
		     "%12 = compare %7, %9 {direction = 5, compare_type = 3} : "
		     "i1\n"
		     "%13 = and %11, %12 : i1\n"
		     "%14 = or %10, %13 : i1\n"
		     "%15 = select %10, %6, %8 : f32\n"
		     "%16 = select %14, %7, %9 : i32\n"
		     "return %15, %16\n}\nreturn %4, %5\n}\n",
		0, 0, 14, NULL},
	{"a product with an epilogue",
		HEAD "(%0: 5x7xf32, %1: 7x9xf32, %2: 9xf32) -> (5x9xf32) {\n"
		     "%3 = constant {value = <f32: 00000000>} : f32\n"
		     "%4 = fusion {kind = 2} : 5x9xf32 () {\n"
		     "%5 = dot_general %0, %1 {lhs_batch = [], rhs_batch = [], "
		     "lhs_contract = [1], rhs_contract = [0], precision = [0, "
		     "0]} : 5x9xf32\n"
		     "%6 = broadcast_in_dim %2 {dims = [1]} : 5x9xf32\n"
		     "%7 = add %5, %6 : 5x9xf32\n"
		     "%8 = broadcast_in_dim %3 {dims = []} : 5x9xf32\n"
		     "%9 = maximum %7, %8 : 5x9xf32\n"
		     "return %9\n}\nreturn %4\n}\n",
		1e-5, 1e-5, 15, NULL},
	{"products: batches, several rows and columns, several contracted",
		HEAD "(%0: 2x3x4x5xf32, %1: 5x2x6x4xf32, %2: 4x5xi8, %3: "
		     "5xi8) -> (2x3x6xf32, 3x5x5x6x2x2xf32, 4xi32) {\n"
		     "%4 = dot_general %0, %1 {lhs_batch = [0], rhs_batch = "
		     "[1], lhs_contract = [2, 3], rhs_contract = [3, 0], "
		     "precision = [0, 0]} : 2x3x6xf32\n"
		     "%5 = dot_general %0, %1 {lhs_batch = [], rhs_batch = "
		     "[], lhs_contract = [2], rhs_contract = [3], precision = "
		     "[0, 0]} : 2x3x5x5x2x6xf32\n"
		     "%6 = transpose %5 {dims = [1, 2, 3, 5, 0, 4]} : "
		     "3x5x5x6x2x2xf32\n"
		     "%7 = dot_general %2, %3 {lhs_batch = [], rhs_batch = "
		     "[], lhs_contract = [1], rhs_contract = [0], precision = "
		     "[0, 0]} : 4xi32\n"
		     "return %4, %6, %7\n}\n",
		1e-5, 1e-5, 16, NULL},
	{"a complex product, and one of nothing",
		HEAD
		"(%0: 3x4xcomplex<f32>, %1: 4x2xcomplex<f32>, %2: 3x0xf32, "
		"%3: 0x2xf32) -> (3x2xcomplex<f32>, 3x2xf32) {\n"
		"%4 = dot_general %0, %1 {lhs_batch = [], rhs_batch = "
		"[], lhs_contract = [1], rhs_contract = [0], precision = "
		"[0, 0]} : 3x2xcomplex<f32>\n"
		"%5 = dot_general %2, %3 {lhs_batch = [], rhs_batch = "
		"[], lhs_contract = [1], rhs_contract = [0], precision = "
		"[0, 0]} : 3x2xf32\n"
		"return %4, %5\n}\n",
		1e-5, 1e-5, 17, NULL},
	{"convolutions: layouts, groups, dilation, reversal",
		HEAD "(%0: 2x9x8x4xf32, %1: 3x2x2x6xf32, %2: 4x6x2xf32, %3: "
		     "4x3x2xf32) -> (2x5x9x6xf32, 2x5x1xf32) {\n"
		     "%4 = convolution %0, %1 {window_strides = [2, 1], low = "
		     "[1, 2], high = [1, 0], lhs_dilation = [1, 1], "
		     "rhs_dilation = [1, 1], window_reversal = [1, 0], "
		     "lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], "
		     "out_layout = [0, 3, 1, 2], feature_group_count = 2, "
		     "batch_group_count = 1, precision = [0, 0]} : "
		     "2x5x9x6xf32\n"
		     "%5 = convolution %2, %3 {window_strides = [2], low = "
		     "[0], high = [1], lhs_dilation = [2], rhs_dilation = "
		     "[1], window_reversal = [0], lhs_layout = [2, 0, 1], "
		     "rhs_layout = [2, 0, 1], out_layout = [2, 0, 1], "
		     "feature_group_count = 1, batch_group_count = 2, "
		     "precision = [0, 0]} : 2x5x1xf32\n"
		     "return %4, %5\n}\n",
		1e-5, 1e-5, 18, NULL},
	{"a counted loop works in place",
		HEAD "(%0: 6x4xf32, %1: 4xf32) -> (6x4xf32, 4xf32, i32) {\n"
		     "%2 = constant {value = <i32: 00000000>} : i32\n"
		     "%3, %4, %5 = while %0, %1, %2 : 6x4xf32, 4xf32, i32\n"
		     "(%6: 6x4xf32, %7: 4xf32, %8: i32) {\n"
		     "%9 = constant {value = <i32: 05000000>} : i32\n"
		     "%10 = compare %8, %9 {direction = 5, compare_type = 3} : "
		     "i1\n"
		     "return %10\n}\n"
		     "(%11: 6x4xf32, %12: 4xf32, %13: i32) {\n"
		     "%14 = constant {value = <i32: 00000000>} : i32\n"
		     "%15 = constant {value = <i32: 01000000>} : i32\n"
		     "%16 = dynamic_slice %11, %13, %14 {sizes = [1, 4]} : "
		     "1x4xf32\n"
		     "%17 = reshape %16 : 4xf32\n"
		     "%18 = add %17, %12 : 4xf32\n"
		     "%19 = reshape %18 : 1x4xf32\n"
		     "%20 = dynamic_update_slice %11, %19, %13, %14 : "
		     "6x4xf32\n"
		     "%21 = add %13, %15 : i32\n"
		     "return %20, %18, %21\n}\n"
		     "return %3, %4, %5\n}\n",
		1e-5, 1e-5, 19, NULL},
	{"a loop that swaps, and one until a condition",
		HEAD "(%0: 5xf32, %1: 5xf32) -> (5xf32, 5xf32, f32) {\n"
		     "%2 = constant {value = <i32: 00000000>} : i32\n"
		     "%3, %4, %5 = while %0, %1, %2 : 5xf32, 5xf32, i32\n"
		     "(%6: 5xf32, %7: 5xf32, %8: i32) {\n"
		     "%9 = constant {value = <i32: 07000000>} : i32\n"
		     "%10 = compare %8, %9 {direction = 5, compare_type = 3} : "
		     "i1\n"
		     "return %10\n}\n"
		     "(%11: 5xf32, %12: 5xf32, %13: i32) {\n"
		     "%14 = constant {value = <i32: 02000000>} : i32\n"
		     "%15 = negate %12 : 5xf32\n"
		     "%16 = add %13, %14 : i32\n"
		     "return %15, %11, %16\n}\n"
		     "%17 = constant {value = <f32: 0000803f>} : f32\n"
		     "%18 = while %17 : f32\n"
		     "(%19: f32) {\n"
		     "%20 = constant {value = <f32: 0000c842>} : f32\n"
		     "%21 = compare %19, %20 {direction = 5, compare_type = "
		     "1} : i1\n"
		     "return %21\n}\n"
		     "(%22: f32) {\n%23 = add %22, %22 : f32\n"
		     "return %23\n}\n"
		     "return %3, %4, %18\n}\n",
		1e-5, 1e-5, 20, NULL},
	{"loops inside loops",
		HEAD "(%0: 7xf32) -> (7xf32) {\n"
		     "%1 = constant {value = <i32: 00000000>} : i32\n"
		     "%2, %3 = while %0, %1 : 7xf32, i32\n"
		     "(%4: 7xf32, %5: i32) {\n"
		     "%6 = constant {value = <i32: 03000000>} : i32\n"
		     "%7 = compare %5, %6 {direction = 5, compare_type = 3} : "
		     "i1\n"
		     "return %7\n}\n"
		     "(%8: 7xf32, %9: i32) {\n"
		     "%10, %11 = while %8, %1 : 7xf32, i32\n"
		     "(%12: 7xf32, %13: i32) {\n"
		     "%14 = compare %13, %9 {direction = 5, compare_type = 3} "
		     ": i1\n"
		     "return %14\n}\n"
		     "(%15: 7xf32, %16: i32) {\n"
		     "%17 = constant {value = <i32: 01000000>} : i32\n"
		     "%18 = reverse %15 {dims = [0]} : 7xf32\n"
		     "%19 = add %18, %8 : 7xf32\n"
		     "%20 = add %16, %17 : i32\n"
		     "return %19, %20\n}\n"
		     "%21 = constant {value = <i32: 01000000>} : i32\n"
		     "%22 = add %9, %21 : i32\n"
		     "return %10, %22\n}\n"
		     "return %2\n}\n",
		1e-4, 1e-5, 21, NULL},
	{"branches, also of what came in",
		HEAD "(%0: i32, %1: 4xf32, %2: i1) -> (4xf32, 4xf32) {\n"
		     "%3 = case %0 : 4xf32\n() {\n"
		     "%4 = negate %1 : 4xf32\nreturn %4\n}\n() {\n"
		     "return %1\n}\n() {\n"
		     "%5 = constant {value = <4xf32 splat: 0000803f>} : 4xf32\n"
		     "return %5\n}\n"
		     "%6 = if %2 : 4xf32\n() {\n"
		     "%7 = add %3, %1 : 4xf32\nreturn %7\n}\n() {\n"
		     "return %3\n}\n"
		     "return %3, %6\n}\n",
		1e-6, 1e-6, 22, NULL},
	{"updates: clamped, of an argument",
		HEAD
		"(%0: 5x6xi32, %1: 2x3xi32, %2: i32, %3: i32) -> (5x6xi32, "
		"5x6xi32) {\n"
		"%4 = dynamic_update_slice %0, %1, %2, %3 : 5x6xi32\n"
		"%5 = add %0, %4 : 5x6xi32\n"
		"return %4, %5\n}\n",
		0, 0, 23, NULL},
	{"complex functions",
		HEAD "(%0: 30xcomplex<f32>, %1: 30xf32) -> (30xcomplex<f32>, "
		     "30xcomplex<f32>, 30xf32, 30xcomplex<f32>, "
		     "30xcomplex<f32>, complex<f32>, 30xcomplex<f32>) {\n"
		     "%2 = complex %1, %1 : 30xcomplex<f32>\n"
		     "%3 = multiply %0, %2 : 30xcomplex<f32>\n"
		     "%4 = divide %0, %2 : 30xcomplex<f32>\n"
		     "%5 = abs %0 : 30xf32\n"
		     "%6 = tanh %0 : 30xcomplex<f32>\n"
		     "%7 = log_plus_one %0 : 30xcomplex<f32>\n"
		     "%8 = constant {value = <complex<f32>: "
		     "0000000000000000>} : complex<f32>\n"
		     "%9 = reduce %0, %8 {dims = [0]} : complex<f32>\n"
		     "(%10: complex<f32>, %11: complex<f32>) {\n"
		     "%12 = add %10, %11 : complex<f32>\nreturn %12\n}\n"
		     "%13 = constant {value = <complex<f32>: "
		     "0000aa4200003c2e>} : complex<f32>\n"
		     "%14 = broadcast_in_dim %13 {dims = []} : "
		     "30xcomplex<f32>\n"
		     "%15 = multiply %0, %14 : 30xcomplex<f32>\n"
		     "%16 = exponential %15 : 30xcomplex<f32>\n"
		     "return %3, %4, %5, %6, %7, %9, %16\n}\n",
		1e-4, 1e-4, 24, NULL},
	{"bits",
		HEAD "(%0: 3x4xui8, %1: 5xf32, %2: 6x2xi4, %3: 8xi1) -> "
		     "(3xf32, 5x4xi8, 6xui8, ui8, 5xi32) {\n"
		     "%4 = bitcast_convert %0 : 3xf32\n"
		     "%5 = bitcast_convert %1 : 5x4xi8\n"
		     "%6 = bitcast_convert %2 : 6xui8\n"
		     "%7 = bitcast_convert %3 : ui8\n"
		     "%8 = bitcast_convert %1 : 5xi32\n"
		     "return %4, %5, %6, %7, %8\n}\n",
		0, 0, 25, NULL},
	{"parts of parts",
		HEAD "(%0: 3x2xf32, %1: 3x4xf32) -> (3x9xf32) {\n"
		     "%2 = negate %0 : 3x2xf32\n"
		     "%3 = exponential %1 : 3x4xf32\n"
		     "%4 = concatenate %2, %3 {dim = 1} : 3x6xf32\n"
		     "%5 = constant {value = <f32: 00000040>} : f32\n"
		     "%6 = pad %4, %5 {low = [0, 1], high = [0, 2], interior = "
		     "[0, 0]} : 3x9xf32\n"
		     "return %6\n}\n",
		1e-5, 1e-5, 26, NULL},
	{"results that are arguments, constants, views and the same",
		HEAD "(%0: 2x3xf32) -> (2x3xf32, 3x2xf32, 3x2xf32, 6xf32, "
		     "2x2xi8, 4xi32, 4xi32) {\n"
		     "%1 = transpose %0 {dims = [1, 0]} : 3x2xf32\n"
		     "%2 = reshape %0 : 6xf32\n"
		     "%3 = constant {value = <2x2xi8: 01020304>} : 2x2xi8\n"
		     "%4 = constant {value = <4xi32 splat: 07000000>} : "
		     "4xi32\n"
		     "%5 = iota {dim = 0} : 4xi32\n"
		     "return %0, %1, %1, %2, %3, %4, %5\n}\n",
		0, 0, 27, NULL},
	{"shared memory of arguments and results",
		HEAD "(%0: 4xf32 {alias = 1, donated}, %1: 4xf32 {alias = 0, "
		     "donated}, %2: 4xf32 {alias = 2, donated}) -> (4xf32, "
		     "4xf32, 4xf32) {\n"
		     "%3 = add %0, %2 : 4xf32\n"
		     "return %0, %1, %3\n}\n",
		1e-6, 1e-6, 28, NULL},
	{"a batch of products read as one column",
		HEAD "(%0: 1x6x3x4xf32, %1: 1x3x1x6xf32) -> (1x3x4x1xf32) {\n"
		     "%2 = dot_general %0, %1 {lhs_batch = [0, 2], rhs_batch = "
		     "[0, 1], lhs_contract = [1], rhs_contract = [3], "
		     "precision = [0, 0]} : 1x3x4x1xf32\n"
		     "return %2\n}\n",
		1e-5, 1e-5, 29, NULL},
	{"gathers: rows, windows, batches, clamped",
		HEAD "(%0: 7x4xf32, %1: 3x2xi32, %2: 3x7xi64, %3: 5xui8) -> "
		     "(3x2x4xf32, 3x2x4xf32, 3x7xf32, 5xi32) {\n"
		     "%4 = gather %0, %1 {offset_dims = [2], collapsed_dims = "
		     "[0], operand_batch = [], index_batch = [], index_map = "
		     "[0], index_vector_dim = 2, sizes = [1, 4], "
		     "indices_are_sorted = 0} : 3x2x4xf32\n"
		     "%5 = gather %0, %1 {offset_dims = [1, 2], "
		     "collapsed_dims = [], operand_batch = [], index_batch = "
		     "[], index_map = [1, 0], index_vector_dim = 1, sizes = "
		     "[2, 4], indices_are_sorted = 0} : 3x2x4xf32\n"
		     "%6 = transpose %0 {dims = [0, 1]} : 7x4xf32\n"
		     "%7 = slice %6 {start = [0, 0], limit = [7, 3], stride = "
		     "[1, 1]} : 7x3xf32\n"
		     "%8 = gather %7, %2 {offset_dims = [], collapsed_dims = "
		     "[0], operand_batch = [1], index_batch = [0], index_map "
		     "= [0], index_vector_dim = 2, sizes = [1, 1], "
		     "indices_are_sorted = 0} : 3x7xf32\n"
		     "%9 = iota {dim = 0} : 3xi32\n"
		     "%10 = gather %9, %3 {offset_dims = [], collapsed_dims = "
		     "[0], operand_batch = [], index_batch = [], index_map = "
		     "[0], index_vector_dim = 1, sizes = [1], "
		     "indices_are_sorted = 0} : 5xi32\n"
		     "return %4, %5, %8, %10\n}\n",
		0, 0, 30, NULL},
	{"scatters: sums, windows, two at once, complex, dropped",
		HEAD "(%0: 5x4xi32, %1: 6x1xi32, %2: 6x4xi32, %3: 2x2xi32, %4: "
		     "2x3xi32, %5: 8xcomplex<f32>, %6: 3xi32, %7: "
		     "3xcomplex<f32>) -> (5x4xi32, 5x4xi32, 8xcomplex<f32>, "
		     "4xi32, 4xf32) {\n"
		     "%8 = scatter %0, %1, %2 {offset_dims = [1], "
		     "collapsed_dims = [0], operand_batch = [], index_batch = "
		     "[], index_map = [0], index_vector_dim = 1, "
		     "indices_are_sorted = 0, unique_indices = 0} : 5x4xi32\n"
		     "(%9: i32, %10: i32) {\n%11 = add %9, %10 : i32\n"
		     "return %11\n}\n"
		     "%12 = scatter %0, %3, %4 {offset_dims = [1], "
		     "collapsed_dims = [0], operand_batch = [], index_batch = "
		     "[], index_map = [0, 1], index_vector_dim = 1, "
		     "indices_are_sorted = 0, unique_indices = 0} : 5x4xi32\n"
		     "(%13: i32, %14: i32) {\n%15 = maximum %13, %14 : i32\n"
		     "return %15\n}\n"
		     "%16 = scatter %5, %6, %7 {offset_dims = [], "
		     "collapsed_dims = [0], operand_batch = [], index_batch = "
		     "[], index_map = [0], index_vector_dim = 1, "
		     "indices_are_sorted = 0, unique_indices = 0} : "
		     "8xcomplex<f32>\n"
		     "(%17: complex<f32>, %18: complex<f32>) {\n"
		     "%19 = add %17, %18 : complex<f32>\nreturn %19\n}\n"
		     "%20 = constant {value = <4xi32 splat: 00000000>} : "
		     "4xi32\n"
		     "%21 = constant {value = <4xf32 splat: 00000040>} : "
		     "4xf32\n"
		     "%22 = iota {dim = 0} : 3xf32\n"
		     "%23, %24 = scatter %20, %21, %6, %6, %22 {offset_dims = "
		     "[], collapsed_dims = [0], operand_batch = [], "
		     "index_batch = [], index_map = [0], index_vector_dim = "
		     "1, indices_are_sorted = 0, unique_indices = 0} : 4xi32, "
		     "4xf32\n"
		     "(%25: i32, %26: f32, %27: i32, %28: f32) {\n"
		     "%29 = add %25, %27 : i32\n"
		     "%30 = multiply %26, %28 : f32\n"
		     "return %29, %30\n}\n"
		     "return %8, %12, %16, %23, %24\n}\n",
		1e-5, 1e-5, 31, NULL},
	{"windows: pools, sums, dilations, pairs",
		HEAD "(%0: 2x9x8xf32, %1: 12xi32, %2: 2x5x4xf32) -> "
		     "(2x5x4xf32, 12xi32, 5xi32, 2x9x8xf32) {\n"
		     "%3 = constant {value = <f32: 000080ff>} : f32\n"
		     "%4 = constant {value = <i32: 00000000>} : i32\n"
		     "%5 = constant {value = <f32: 00000000>} : f32\n"
		     "%6 = reduce_window %0, %3 {window = [1, 2, 3], "
		     "window_strides = [1, 2, 2], low = [0, 1, 0], high = [0, "
		     "1, 1], lhs_dilation = [1, 1, 1], rhs_dilation = [1, 1, "
		     "1]} : 2x5x4xf32\n"
		     "(%7: f32, %8: f32) {\n%9 = maximum %7, %8 : f32\n"
		     "return %9\n}\n"
		     "%10 = reduce_window %1, %4 {window = [12], "
		     "window_strides = [1], low = [11], high = [0], "
		     "lhs_dilation = [1], rhs_dilation = [1]} : 12xi32\n"
		     "(%11: i32, %12: i32) {\n%13 = add %11, %12 : i32\n"
		     "return %13\n}\n"
		     "%14 = reduce_window %1, %4 {window = [3], "
		     "window_strides = [5], low = [1], high = [2], "
		     "lhs_dilation = [2], rhs_dilation = [2]} : 5xi32\n"
		     "(%15: i32, %16: i32) {\n%17 = subtract %15, %16 : i32\n"
		     "return %17\n}\n"
		     "%18 = select_and_scatter %0, %2, %5 {window = [1, 2, "
		     "3], window_strides = [1, 2, 2], low = [0, 1, 0], high = "
		     "[0, 1, 1]} : 2x9x8xf32\n"
		     "(%19: f32, %20: f32) {\n"
		     "%21 = compare %19, %20 {direction = 2, compare_type = "
		     "1} : i1\nreturn %21\n}\n"
		     "(%22: f32, %23: f32) {\n%24 = add %22, %23 : f32\n"
		     "return %24\n}\n"
		     "return %6, %10, %14, %18\n}\n",
		1e-5, 1e-5, 32, NULL},
	{"sorts: by key, descending with payload, by two keys, by code",
		HEAD "(%0: 4x9xf32, %1: 4x9xi32, %2: 9x4xi8) -> (4x9xf32, "
		     "4x9xi32, 4x9xi32, 4x9xi32, 4x9xf32, 9x4xi8) {\n"
		     "%3 = iota {dim = 1} : 4x9xi32\n"
		     "%4 = sort %0 {dim = 1, is_stable = 1} : 4x9xf32\n"
		     "(%5: f32, %6: f32) {\n"
		     "%7 = compare %5, %6 {direction = 5, compare_type = 2} : "
		     "i1\nreturn %7\n}\n"
		     "%8, %9 = sort %1, %3 {dim = 1, is_stable = 1} : "
		     "4x9xi32, 4x9xi32\n"
		     "(%10: i32, %11: i32, %12: i32, %13: i32) {\n"
		     "%14 = compare %10, %11 {direction = 3, compare_type = "
		     "3} : i1\nreturn %14\n}\n"
		     "%15, %16 = sort %1, %0 {dim = 1, is_stable = 1} : "
		     "4x9xi32, 4x9xf32\n"
		     "(%17: i32, %18: i32, %19: f32, %20: f32) {\n"
		     "%21 = compare %17, %18 {direction = 5, compare_type = "
		     "3} : i1\n"
		     "%22 = compare %17, %18 {direction = 0, compare_type = "
		     "3} : i1\n"
		     "%23 = compare %19, %20 {direction = 5, compare_type = "
		     "2} : i1\n"
		     "%24 = and %22, %23 : i1\n"
		     "%25 = or %21, %24 : i1\nreturn %25\n}\n"
		     "%26 = sort %2 {dim = 0, is_stable = 1} : 9x4xi8\n"
		     "(%27: i8, %28: i8) {\n"
		     "%29 = multiply %27, %27 : i8\n"
		     "%30 = multiply %28, %28 : i8\n"
		     "%31 = compare %29, %30 {direction = 5, compare_type = "
		     "3} : i1\nreturn %31\n}\n"
		     "return %4, %8, %9, %15, %16, %26\n}\n",
		0, 0, 33, NULL},
	{"the greatest, with ties",
		HEAD "(%0: 3x11xi32, %1: 20xbf16) -> (3x4xi32, 3x4xi32, "
		     "5xbf16, 5xi32) {\n"
		     "%2, %3 = top_k %0 {k = 4} : 3x4xi32, 3x4xi32\n"
		     "%4, %5 = top_k %1 {k = 5} : 5xbf16, 5xi32\n"
		     "return %2, %3, %4, %5\n}\n",
		0, 0, 34, NULL},
	{"products that are looked at in one way",
		HEAD "(%0: 2x3x5x4xf32, %1: 2x3x4x6xf32) -> (2x5x18xf32, "
		     "2x5x20xf32) {\n"
		     "%2 = dot_general %0, %1 {lhs_batch = [0, 1], rhs_batch "
		     "= [0, 1], lhs_contract = [3], rhs_contract = [2], "
		     "precision = [0, 0]} : 2x3x5x6xf32\n"
		     "%3 = transpose %2 {dims = [0, 2, 1, 3]} : 2x5x3x6xf32\n"
		     "%4 = reshape %3 : 2x5x18xf32\n"
		     "%5 = dot_general %0, %1 {lhs_batch = [0, 1], rhs_batch "
		     "= [0, 1], lhs_contract = [3], rhs_contract = [2], "
		     "precision = [0, 0]} : 2x3x5x6xf32\n"
		     "%6 = transpose %5 {dims = [0, 2, 1, 3]} : 2x5x3x6xf32\n"
		     "%7 = reshape %6 : 2x5x18xf32\n"
		     "%8 = constant {value = <2x5x2xf32 splat: 0000803f>} : "
		     "2x5x2xf32\n"
		     "%9 = concatenate %7, %8 {dim = 2} : 2x5x20xf32\n"
		     "return %4, %9\n}\n",
		1e-5, 1e-5, 35, NULL},
	{"beside a product, what lies the other way",
		HEAD "(%0: 512x8xf32, %1: 8x32xf32, %2: 32x512xf32) -> "
		     "(512x32xf32) {\n"
		     "%3 = transpose %2 {dims = [1, 0]} : 512x32xf32\n"
		     "%4 = dot_general %0, %1 {lhs_batch = [], rhs_batch = "
		     "[], lhs_contract = [1], rhs_contract = [0], precision = "
		     "[0, 0]} : 512x32xf32\n"
		     "%5 = add %3, %4 : 512x32xf32\n"
		     "%6 = tanh %5 : 512x32xf32\n"
		     "return %6\n}\n",
		1e-5, 1e-5, 36, NULL},
	{"complex columns far apart",
		HEAD "(%0: 9x5x8xcomplex<f32>, %1: 8x64x9xcomplex<f32>) -> "
		     "(9x5x64xcomplex<f32>) {\n"
		     "%2 = dot_general %0, %1 {lhs_batch = [0], rhs_batch = "
		     "[2], lhs_contract = [2], rhs_contract = [0], precision = "
		     "[0, 0]} : 9x5x64xcomplex<f32>\n"
		     "return %2\n}\n",
		1e-5, 1e-5, 37, NULL},
	{"many rows, and columns that do not fill panels",
		HEAD "(%0: 530x40xf32, %1: 40x150xf32, %2: 400x500xf32, %3: "
		     "500x50xf32) -> (530x150xf32, 400x50xf32) {\n"
		     "%4 = dot_general %0, %1 {lhs_batch = [], rhs_batch = "
		     "[], lhs_contract = [1], rhs_contract = [0], precision = "
		     "[0, 0]} : 530x150xf32\n"
		     "%5 = dot_general %2, %3 {lhs_batch = [], rhs_batch = "
		     "[], lhs_contract = [1], rhs_contract = [0], precision = "
		     "[0, 0]} : 400x50xf32\n"
		     "return %4, %5\n}\n",
		1e-4, 1e-4, 38, NULL},
};

int
main(void)
{
	for (unsigned i = 0; i < sizeof(row) / sizeof(*row); i++)
		gen_check_both(&row[i], NULL);
	return 0;
}
