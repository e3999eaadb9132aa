# Mean and variance of long columns, few of them side by side: two loops along all of
# them; of many columns, and of short ones, one that makes both.
# RUN: popc opt --passes=fuse %s | grep -c "= fusion"
popir 1
func @main(%0: 4096x24xf32, %20: 400x24xf32, %40: 4096x64xf32) -> (24xf32, 24xf32, 24xf32, 24xf32, 64xf32, 64xf32) {
	%1 = constant {value = <f32 splat: 00000000>} : f32
	%6 = constant {value = <24xf32 splat: 00008039>} : 24xf32
	%46 = constant {value = <64xf32 splat: 00008039>} : 64xf32
	%2 = reduce %0, %1 {dims = [0]} : 24xf32 (%102: f32, %103: f32) {
		%104 = add %102, %103 : f32
		return %104
	}
	%7 = multiply %2, %6 : 24xf32
	%8 = broadcast_in_dim %7 {dims = [1]} : 4096x24xf32
	%9 = subtract %0, %8 : 4096x24xf32
	%10 = multiply %9, %9 : 4096x24xf32
	%11 = reduce %10, %1 {dims = [0]} : 24xf32 (%105: f32, %106: f32) {
		%107 = add %105, %106 : f32
		return %107
	}
	%12 = multiply %11, %6 : 24xf32
	%22 = reduce %20, %1 {dims = [0]} : 24xf32 (%122: f32, %123: f32) {
		%124 = add %122, %123 : f32
		return %124
	}
	%27 = multiply %22, %6 : 24xf32
	%28 = broadcast_in_dim %27 {dims = [1]} : 400x24xf32
	%29 = subtract %20, %28 : 400x24xf32
	%30 = multiply %29, %29 : 400x24xf32
	%31 = reduce %30, %1 {dims = [0]} : 24xf32 (%125: f32, %126: f32) {
		%127 = add %125, %126 : f32
		return %127
	}
	%32 = multiply %31, %6 : 24xf32
	%42 = reduce %40, %1 {dims = [0]} : 64xf32 (%142: f32, %143: f32) {
		%144 = add %142, %143 : f32
		return %144
	}
	%47 = multiply %42, %46 : 64xf32
	%48 = broadcast_in_dim %47 {dims = [1]} : 4096x64xf32
	%49 = subtract %40, %48 : 4096x64xf32
	%50 = multiply %49, %49 : 4096x64xf32
	%51 = reduce %50, %1 {dims = [0]} : 64xf32 (%145: f32, %146: f32) {
		%147 = add %145, %146 : f32
		return %147
	}
	%52 = multiply %51, %46 : 64xf32
	return %7, %12, %27, %32, %47, %52
}
# >>> stdout
# 4
# <<<
