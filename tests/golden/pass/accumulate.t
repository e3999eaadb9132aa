# What is put over zeros and added is added in place: of a chain of scatters over a
# product, of integers, of an update, of what a loop carries from +0 on.  Not where
# the sum may make +0 of -0, as of an argument, or of one product; where sums of few
# bits would be others; where what is put is needed otherwise, or is a large part.
# RUN: popc opt --passes=accumulate %s
popir 1
func @main(%0: 16x8xf32, %1: 3x1xi32, %2: 3x8xf32, %3: 3x8xf32, %4: 16x4xf32, %5: 4x8xf32, %6: 16x8xi32, %7: 3x8xi32, %8: i1, %9: 3x8xbf16, %10: 1x8xf32, %11: i32, %12: 8x8xf32) -> (16x8xf32, 16x8xf32, 16x8xf32, 16x8xf32, 16x8xi32, 16x8xbf16, 16x8xf32, 16x8xf32, 16x8xf32, 16x8xf32, 16x8xf32) {
	%101 = constant {value = <f32 splat: 00000000>} : f32
	%102 = broadcast_in_dim %101 {dims = []} : 16x8xf32
	%103 = constant {value = <i32 splat: 00000000>} : i32
	%104 = broadcast_in_dim %103 {dims = []} : 16x8xi32
	%105 = constant {value = <bf16 splat: 0000>} : bf16
	%106 = broadcast_in_dim %105 {dims = []} : 16x8xbf16
	%107 = dot_general %4, %5 {lhs_contract = [1], rhs_contract = [0], lhs_batch = [], rhs_batch = []} : 16x8xf32
	%108 = scatter %102, %1, %2 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%109: f32, %110: f32) {
		%111 = add %109, %110 : f32
		return %111
	}
	%112 = scatter %102, %1, %3 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%113: f32, %114: f32) {
		%115 = add %113, %114 : f32
		return %115
	}
	%116 = add %108, %107 : 16x8xf32
	%117 = add %116, %112 : 16x8xf32
	%118 = scatter %102, %1, %2 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%119: f32, %120: f32) {
		%121 = add %119, %120 : f32
		return %121
	}
	%122 = add %118, %0 : 16x8xf32
	%123 = scatter %104, %1, %7 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xi32 (%124: i32, %125: i32) {
		%126 = add %124, %125 : i32
		return %126
	}
	%127 = add %6, %123 : 16x8xi32
	%128 = scatter %106, %1, %9 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xbf16 (%129: bf16, %130: bf16) {
		%131 = add %129, %130 : bf16
		return %131
	}
	%132 = convert %107 : 16x8xbf16
	%133 = add %128, %132 : 16x8xbf16
	%134 = scatter %102, %1, %2 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%135: f32, %136: f32) {
		%137 = add %135, %136 : f32
		return %137
	}
	%138 = add %134, %107 : 16x8xf32
	%139 = dynamic_update_slice %102, %10, %11, %11 : 16x8xf32
	%140 = add %107, %139 : 16x8xf32
	%141 = dynamic_update_slice %102, %12, %11, %11 : 16x8xf32
	%142 = add %107, %141 : 16x8xf32
	%143 = constant {value = <i32 splat: 00000064>} : i32
	%144 = constant {value = <i32 splat: 01000000>} : i32
	%145, %146 = while %103, %102 : i32, 16x8xf32 (%147: i32, %148: 16x8xf32) {
		%157 = compare %147, %143 {direction = 2} : i1
		return %157
	} (%149: i32, %150: 16x8xf32) {
		%151 = scatter %102, %1, %2 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%152: f32, %153: f32) {
			%154 = add %152, %153 : f32
			return %154
		}
		%155 = add %150, %151 : 16x8xf32
		%156 = add %149, %144 : i32
		return %156, %155
	}
	%901 = constant {value = <f32 splat: 00000000>} : f32
	%902 = broadcast_in_dim %901 {dims = []} : 16x8xf32
	%903 = constant {value = <f32 splat: 0000803f>} : f32
	%904 = broadcast_in_dim %903 {dims = []} : 4x8xf32
	%905 = concatenate %904, %904, %12 {dim = 0} : 16x8xf32
	%906 = dynamic_update_slice %902, %10, %11, %11 : 16x8xf32
	%907 = add %905, %906 : 16x8xf32
	%908 = slice %4 {start = [0, 0], limit = [16, 1], stride = [1, 1]} : 16x1xf32
	%909 = slice %5 {start = [0, 0], limit = [1, 8], stride = [1, 1]} : 1x8xf32
	%910 = dot_general %908, %909 {lhs_contract = [1], rhs_contract = [0], lhs_batch = [], rhs_batch = []} : 16x8xf32
	%911 = dynamic_update_slice %902, %10, %11, %11 : 16x8xf32
	%912 = add %910, %911 : 16x8xf32
	return %907, %912, %117, %122, %127, %133, %138, %134, %140, %142, %146
}
# >>> stdout
# popir 1
# func @main(%0: 16x8xf32, %1: 3x1xi32, %2: 3x8xf32, %3: 3x8xf32, %4: 16x4xf32, %5: 4x8xf32, %6: 16x8xi32, %7: 3x8xi32, %8: i1, %9: 3x8xbf16, %10: 1x8xf32, %11: i32, %12: 8x8xf32) -> (16x8xf32, 16x8xf32, 16x8xf32, 16x8xf32, 16x8xi32, 16x8xbf16, 16x8xf32, 16x8xf32, 16x8xf32, 16x8xf32, 16x8xf32) {
# 	%13 = constant {value = <f32 splat: 00000000>} : f32
# 	%14 = broadcast_in_dim %13 {dims = []} : 16x8xf32
# 	%15 = constant {value = <i32 splat: 00000000>} : i32
# 	%16 = constant {value = <bf16 splat: 0000>} : bf16
# 	%17 = broadcast_in_dim %16 {dims = []} : 16x8xbf16
# 	%18 = dot_general %4, %5 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 16x8xf32
# 	%19 = scatter %18, %1, %2 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%20: f32, %21: f32) {
# 		%22 = add %20, %21 : f32
# 		return %22
# 	}
# 	%23 = scatter %19, %1, %3 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%24: f32, %25: f32) {
# 		%26 = add %24, %25 : f32
# 		return %26
# 	}
# 	%27 = scatter %14, %1, %2 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%28: f32, %29: f32) {
# 		%30 = add %28, %29 : f32
# 		return %30
# 	}
# 	%31 = add %27, %0 : 16x8xf32
# 	%32 = scatter %6, %1, %7 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xi32 (%33: i32, %34: i32) {
# 		%35 = add %33, %34 : i32
# 		return %35
# 	}
# 	%36 = scatter %17, %1, %9 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xbf16 (%37: bf16, %38: bf16) {
# 		%39 = add %37, %38 : bf16
# 		return %39
# 	}
# 	%40 = convert %18 : 16x8xbf16
# 	%41 = add %36, %40 : 16x8xbf16
# 	%42 = scatter %14, %1, %2 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%43: f32, %44: f32) {
# 		%45 = add %43, %44 : f32
# 		return %45
# 	}
# 	%46 = add %42, %18 : 16x8xf32
# 	%47 = dynamic_slice %18, %11, %11 {sizes = [1, 8]} : 1x8xf32
# 	%48 = add %47, %10 : 1x8xf32
# 	%49 = dynamic_update_slice %18, %48, %11, %11 : 16x8xf32
# 	%50 = dynamic_update_slice %14, %12, %11, %11 : 16x8xf32
# 	%51 = add %18, %50 : 16x8xf32
# 	%52 = constant {value = <i32 splat: 00000064>} : i32
# 	%53 = constant {value = <i32 splat: 01000000>} : i32
# 	%54, %55 = while %15, %14 : i32, 16x8xf32 (%56: i32, %57: 16x8xf32) {
# 		%58 = compare %56, %52 {direction = 2} : i1
# 		return %58
# 	} (%59: i32, %60: 16x8xf32) {
# 		%61 = scatter %60, %1, %2 {offset_dims = [1], collapsed_dims = [0], operand_batch = [], index_batch = [], index_map = [0], index_vector_dim = 1, indices_are_sorted = 0, unique_indices = 0} : 16x8xf32 (%62: f32, %63: f32) {
# 			%64 = add %62, %63 : f32
# 			return %64
# 		}
# 		%65 = add %59, %53 : i32
# 		return %65, %61
# 	}
# 	%66 = constant {value = <f32 splat: 00000000>} : f32
# 	%67 = broadcast_in_dim %66 {dims = []} : 16x8xf32
# 	%68 = constant {value = <f32 splat: 0000803f>} : f32
# 	%69 = broadcast_in_dim %68 {dims = []} : 4x8xf32
# 	%70 = concatenate %69, %69, %12 {dim = 0} : 16x8xf32
# 	%71 = dynamic_update_slice %67, %10, %11, %11 : 16x8xf32
# 	%72 = add %70, %71 : 16x8xf32
# 	%73 = slice %4 {start = [0, 0], limit = [16, 1], stride = [1, 1]} : 16x1xf32
# 	%74 = slice %5 {start = [0, 0], limit = [1, 8], stride = [1, 1]} : 1x8xf32
# 	%75 = dot_general %73, %74 {lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]} : 16x8xf32
# 	%76 = dynamic_update_slice %67, %10, %11, %11 : 16x8xf32
# 	%77 = add %75, %76 : 16x8xf32
# 	return %72, %77, %23, %31, %32, %41, %46, %42, %49, %51, %55
# }
# <<<
