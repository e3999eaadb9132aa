# Places of 64 bits beside values of 32 are counted in 32: not beside wider values, of
# places that are not counted, that start beyond, or that are changed.
# RUN: popc opt --passes=expand %s
popir 1
func @main(%0: 5x90xf32, %1: 5x90xf64, %2: 5x90xi64) -> (5xf32, 5xi64, 5xi64, 5xi64, 5xi64, 5xi64) {
	%3 = constant {value = <f32 splat: 000080ff>} : f32
	%4 = constant {value = <f64 splat: 000000000000f0ff>} : f64
	%5 = constant {value = <i64 splat: feffffffffffffff>} : i64
	%6 = constant {value = <i64 splat: 0000000001000000>} : i64
	%7 = iota {dim = 1} : 5x90xi64
	%8, %9 = reduce %0, %7, %3, %5 {dims = [1]} : 5xf32, 5xi64 (%10: f32, %11: i64, %12: f32, %13: i64) {
		%14 = compare %10, %12 {direction = 3} : i1
		%15 = compare %11, %13 {direction = 3} : i1
		%16 = and %14, %15 : i1
		%17 = select %14, %10, %12 : f32
		%18 = select %16, %11, %13 : i64
		return %17, %18
	}
	%19, %20 = reduce %1, %7, %4, %5 {dims = [1]} : 5xf64, 5xi64 (%21: f64, %22: i64, %23: f64, %24: i64) {
		%25 = compare %21, %23 {direction = 3} : i1
		%26 = compare %22, %24 {direction = 3} : i1
		%27 = and %25, %26 : i1
		%28 = select %25, %21, %23 : f64
		%29 = select %27, %22, %24 : i64
		return %28, %29
	}
	%30, %31 = reduce %0, %2, %3, %5 {dims = [1]} : 5xf32, 5xi64 (%32: f32, %33: i64, %34: f32, %35: i64) {
		%36 = compare %32, %34 {direction = 3} : i1
		%37 = compare %33, %35 {direction = 3} : i1
		%38 = and %36, %37 : i1
		%39 = select %36, %32, %34 : f32
		%40 = select %38, %33, %35 : i64
		return %39, %40
	}
	%41, %42 = reduce %0, %7, %3, %6 {dims = [1]} : 5xf32, 5xi64 (%43: f32, %44: i64, %45: f32, %46: i64) {
		%47 = compare %43, %45 {direction = 3} : i1
		%48 = compare %44, %46 {direction = 3} : i1
		%49 = and %47, %48 : i1
		%50 = select %47, %43, %45 : f32
		%51 = select %49, %44, %46 : i64
		return %50, %51
	}
	%52, %53 = reduce %0, %7, %3, %5 {dims = [1]} : 5xf32, 5xi64 (%54: f32, %55: i64, %56: f32, %57: i64) {
		%58 = compare %54, %56 {direction = 3} : i1
		%59 = compare %55, %57 {direction = 3} : i1
		%60 = and %58, %59 : i1
		%61 = select %58, %54, %56 : f32
		%62 = select %60, %55, %57 : i64
		%63 = add %62, %55 : i64
		return %61, %63
	}
	return %8, %9, %20, %31, %42, %53
}
# >>> stdout
# popir 1
# func @main(%0: 5x90xf32, %1: 5x90xf64, %2: 5x90xi64) -> (5xf32, 5xi64, 5xi64, 5xi64, 5xi64, 5xi64) {
# 	%3 = constant {value = <f32 splat: 000080ff>} : f32
# 	%4 = constant {value = <f64 splat: 000000000000f0ff>} : f64
# 	%5 = constant {value = <i64 splat: feffffffffffffff>} : i64
# 	%6 = constant {value = <i64 splat: 0000000001000000>} : i64
# 	%7 = iota {dim = 1} : 5x90xi64
# 	%8 = iota {dim = 1} : 5x90xi32
# 	%9 = convert %5 : i32
# 	%10, %11 = reduce %0, %8, %3, %9 {dims = [1]} : 5xf32, 5xi32 (%12: f32, %13: i32, %14: f32, %15: i32) {
# 		%16 = compare %12, %14 {direction = 3} : i1
# 		%17 = compare %13, %15 {direction = 3} : i1
# 		%18 = and %16, %17 : i1
# 		%19 = select %16, %12, %14 : f32
# 		%20 = select %18, %13, %15 : i32
# 		return %19, %20
# 	}
# 	%21 = convert %11 : 5xi64
# 	%22, %23 = reduce %1, %7, %4, %5 {dims = [1]} : 5xf64, 5xi64 (%24: f64, %25: i64, %26: f64, %27: i64) {
# 		%28 = compare %24, %26 {direction = 3} : i1
# 		%29 = compare %25, %27 {direction = 3} : i1
# 		%30 = and %28, %29 : i1
# 		%31 = select %28, %24, %26 : f64
# 		%32 = select %30, %25, %27 : i64
# 		return %31, %32
# 	}
# 	%33, %34 = reduce %0, %2, %3, %5 {dims = [1]} : 5xf32, 5xi64 (%35: f32, %36: i64, %37: f32, %38: i64) {
# 		%39 = compare %35, %37 {direction = 3} : i1
# 		%40 = compare %36, %38 {direction = 3} : i1
# 		%41 = and %39, %40 : i1
# 		%42 = select %39, %35, %37 : f32
# 		%43 = select %41, %36, %38 : i64
# 		return %42, %43
# 	}
# 	%44, %45 = reduce %0, %7, %3, %6 {dims = [1]} : 5xf32, 5xi64 (%46: f32, %47: i64, %48: f32, %49: i64) {
# 		%50 = compare %46, %48 {direction = 3} : i1
# 		%51 = compare %47, %49 {direction = 3} : i1
# 		%52 = and %50, %51 : i1
# 		%53 = select %50, %46, %48 : f32
# 		%54 = select %52, %47, %49 : i64
# 		return %53, %54
# 	}
# 	%55, %56 = reduce %0, %7, %3, %5 {dims = [1]} : 5xf32, 5xi64 (%57: f32, %58: i64, %59: f32, %60: i64) {
# 		%61 = compare %57, %59 {direction = 3} : i1
# 		%62 = compare %58, %60 {direction = 3} : i1
# 		%63 = and %61, %62 : i1
# 		%64 = select %61, %57, %59 : f32
# 		%65 = select %63, %58, %60 : i64
# 		%66 = add %65, %58 : i64
# 		return %64, %66
# 	}
# 	return %10, %21, %23, %34, %45, %56
# }
