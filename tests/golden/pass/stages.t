# Parts of arrays that were put there are read where they were made: the update
# itself, a part of it, what an update left alone, one behind others, pieces of a
# concatenate.  A product of a few numbers by such pieces is their sum, of numbers
# from a constant or not, on either side.  What lies across pieces, places that are
# not known, slices with steps, products of arguments, and all that reads an array
# which is kept for such stay.
# RUN: popc opt --passes=stages --verify-each %s
popir 1
func @main(%0: 5x2xf32, %1: 5x2xf32, %2: 2xf32, %3: i32, %4: 5x7x2xf32) -> (5x1x2xf32, 5x1x2xf32, 5x1x1xf32, 3x1x2xf32, 5x2xf32, 5x2xf32, 5x2xf32, 5x2x2xf32, 5x1x2xf32, 5x1x2xf32, 5x2xf32, 2x2xf32, 5x2x2xf32) {
	%5 = constant {value = <5x7x2xf32 splat: 00000000>} : 5x7x2xf32
	%6 = constant {value = <i32 splat: 00000000>} : i32
	%7 = constant {value = <i32 splat: 01000000>} : i32
	%8 = reshape %0 : 5x1x2xf32
	%9 = dynamic_update_slice %5, %8, %6, %6, %6 : 5x7x2xf32
	%10 = tanh %1 : 5x2xf32
	%11 = reshape %10 : 5x1x2xf32
	%12 = dynamic_update_slice %9, %11, %6, %7, %6 : 5x7x2xf32
	%13 = slice %12 {start = [0, 1, 0], limit = [5, 2, 2], stride = [1, 1, 1]} : 5x1x2xf32
	%14 = slice %12 {start = [0, 0, 1], limit = [5, 1, 2], stride = [1, 1, 1]} : 5x1x1xf32
	%15 = slice %12 {start = [1, 4, 0], limit = [4, 5, 2], stride = [1, 1, 1]} : 3x1x2xf32
	%16 = constant {value = <2xf32: 0000803f00000040>} : 2xf32
	%17 = slice %12 {start = [0, 0, 0], limit = [5, 2, 2], stride = [1, 1, 1]} : 5x2x2xf32
	%18 = dot_general %16, %17 {lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [1], precision = [0, 0]} : 5x2xf32
	%19 = dot_general %17, %2 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], precision = [0, 0]} : 5x2xf32
	%20 = constant {value = <7xf32 splat: 00004040>} : 7xf32
	%21 = dot_general %20, %12 {lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [1], precision = [0, 0]} : 5x2xf32
	%31 = tanh %11 : 5x1x2xf32
	%35 = dynamic_update_slice %5, %8, %6, %6, %6 : 5x7x2xf32
	%32 = dynamic_update_slice %35, %31, %6, %7, %6 : 5x7x2xf32
	%33 = dynamic_update_slice %35, %31, %6, %6, %6 : 5x7x2xf32
	%34 = slice %32 {start = [0, 1, 0], limit = [5, 2, 2], stride = [1, 1, 1]} : 5x1x2xf32
	%22 = slice %32 {start = [0, 1, 0], limit = [5, 3, 2], stride = [1, 1, 1]} : 5x2x2xf32
	%23 = dynamic_update_slice %32, %8, %6, %3, %6 : 5x7x2xf32
	%24 = slice %23 {start = [0, 1, 0], limit = [5, 2, 2], stride = [1, 1, 1]} : 5x1x2xf32
	%25 = dynamic_update_slice %4, %8, %6, %7, %6 : 5x7x2xf32
	%26 = slice %25 {start = [0, 2, 0], limit = [5, 3, 2], stride = [1, 1, 1]} : 5x1x2xf32
	%27 = dot_general %20, %4 {lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [1], precision = [0, 0]} : 5x2xf32
	%28 = concatenate %1, %10, %0 {dim = 0} : 15x2xf32
	%29 = slice %28 {start = [6, 0], limit = [8, 2], stride = [1, 1]} : 2x2xf32
	%30 = slice %33 {start = [0, 0, 0], limit = [5, 3, 2], stride = [1, 2, 1]} : 5x2x2xf32
	return %34, %13, %14, %15, %18, %19, %21, %22, %24, %26, %27, %29, %30
}
# >>> stdout
# popir 1
# func @main(%0: 5x2xf32, %1: 5x2xf32, %2: 2xf32, %3: i32, %4: 5x7x2xf32) -> (5x1x2xf32, 5x1x2xf32, 5x1x1xf32, 3x1x2xf32, 5x2xf32, 5x2xf32, 5x2xf32, 5x2x2xf32, 5x1x2xf32, 5x1x2xf32, 5x2xf32, 2x2xf32, 5x2x2xf32) {
# 	%5 = constant {value = <5x7x2xf32 splat: 00000000>} : 5x7x2xf32
# 	%6 = constant {value = <i32 splat: 00000000>} : i32
# 	%7 = constant {value = <i32 splat: 01000000>} : i32
# 	%8 = reshape %0 : 5x1x2xf32
# 	%9 = tanh %1 : 5x2xf32
# 	%10 = reshape %9 : 5x1x2xf32
# 	%11 = slice %8 {start = [0, 0, 1], limit = [5, 1, 2], stride = [1, 1, 1]} : 5x1x1xf32
# 	%12 = constant {value = <3x1x2xf32 splat: 00000000>} : 3x1x2xf32
# 	%13 = constant {value = <5x2xf32 splat: 0000803f>} : 5x2xf32
# 	%14 = multiply %13, %0 : 5x2xf32
# 	%15 = constant {value = <5x2xf32 splat: 00000040>} : 5x2xf32
# 	%16 = multiply %15, %9 : 5x2xf32
# 	%17 = add %14, %16 : 5x2xf32
# 	%18 = slice %2 {start = [0], limit = [1], stride = [1]} : 1xf32
# 	%19 = reshape %18 : f32
# 	%20 = broadcast_in_dim %19 {dims = []} : 5x2xf32
# 	%21 = multiply %20, %0 : 5x2xf32
# 	%22 = slice %2 {start = [1], limit = [2], stride = [1]} : 1xf32
# 	%23 = reshape %22 : f32
# 	%24 = broadcast_in_dim %23 {dims = []} : 5x2xf32
# 	%25 = multiply %24, %9 : 5x2xf32
# 	%26 = add %21, %25 : 5x2xf32
# 	%27 = constant {value = <7xf32 splat: 00004040>} : 7xf32
# 	%28 = constant {value = <5x2xf32 splat: 00004040>} : 5x2xf32
# 	%29 = multiply %28, %0 : 5x2xf32
# 	%30 = constant {value = <5x2xf32 splat: 00004040>} : 5x2xf32
# 	%31 = multiply %30, %9 : 5x2xf32
# 	%32 = add %29, %31 : 5x2xf32
# 	%33 = constant {value = <5x1x2xf32 splat: 00000000>} : 5x1x2xf32
# 	%34 = reshape %33 : 5x2xf32
# 	%35 = constant {value = <5x2xf32 splat: 00004040>} : 5x2xf32
# 	%36 = multiply %35, %34 : 5x2xf32
# 	%37 = add %32, %36 : 5x2xf32
# 	%38 = constant {value = <5x1x2xf32 splat: 00000000>} : 5x1x2xf32
# 	%39 = reshape %38 : 5x2xf32
# 	%40 = constant {value = <5x2xf32 splat: 00004040>} : 5x2xf32
# 	%41 = multiply %40, %39 : 5x2xf32
# 	%42 = add %37, %41 : 5x2xf32
# 	%43 = constant {value = <5x1x2xf32 splat: 00000000>} : 5x1x2xf32
# 	%44 = reshape %43 : 5x2xf32
# 	%45 = constant {value = <5x2xf32 splat: 00004040>} : 5x2xf32
# 	%46 = multiply %45, %44 : 5x2xf32
# 	%47 = add %42, %46 : 5x2xf32
# 	%48 = constant {value = <5x1x2xf32 splat: 00000000>} : 5x1x2xf32
# 	%49 = reshape %48 : 5x2xf32
# 	%50 = constant {value = <5x2xf32 splat: 00004040>} : 5x2xf32
# 	%51 = multiply %50, %49 : 5x2xf32
# 	%52 = add %47, %51 : 5x2xf32
# 	%53 = constant {value = <5x1x2xf32 splat: 00000000>} : 5x1x2xf32
# 	%54 = reshape %53 : 5x2xf32
# 	%55 = constant {value = <5x2xf32 splat: 00004040>} : 5x2xf32
# 	%56 = multiply %55, %54 : 5x2xf32
# 	%57 = add %52, %56 : 5x2xf32
# 	%58 = tanh %9 : 5x2xf32
# 	%59 = reshape %58 : 5x1x2xf32
# 	%60 = dynamic_update_slice %5, %8, %6, %6, %6 : 5x7x2xf32
# 	%61 = dynamic_update_slice %60, %59, %6, %7, %6 : 5x7x2xf32
# 	%62 = dynamic_update_slice %60, %59, %6, %6, %6 : 5x7x2xf32
# 	%63 = slice %61 {start = [0, 1, 0], limit = [5, 2, 2], stride = [1, 1, 1]} : 5x1x2xf32
# 	%64 = slice %61 {start = [0, 1, 0], limit = [5, 3, 2], stride = [1, 1, 1]} : 5x2x2xf32
# 	%65 = dynamic_update_slice %61, %8, %6, %3, %6 : 5x7x2xf32
# 	%66 = slice %65 {start = [0, 1, 0], limit = [5, 2, 2], stride = [1, 1, 1]} : 5x1x2xf32
# 	%67 = dynamic_update_slice %4, %8, %6, %7, %6 : 5x7x2xf32
# 	%68 = slice %67 {start = [0, 2, 0], limit = [5, 3, 2], stride = [1, 1, 1]} : 5x1x2xf32
# 	%69 = dot_general %27, %4 {lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [1], precision = [0, 0]} : 5x2xf32
# 	%70 = slice %9 {start = [1, 0], limit = [3, 2], stride = [1, 1]} : 2x2xf32
# 	%71 = slice %62 {start = [0, 0, 0], limit = [5, 3, 2], stride = [1, 2, 1]} : 5x2x2xf32
# 	return %63, %10, %11, %12, %17, %26, %57, %64, %66, %68, %69, %70, %71
# }
