// Sizes that are missing are asked for by argument, dimension and option.
// RUN: popc opt %s
// RUN: popc key %s --shape=x=2x4 >/dev/null
// RUN: popc key %s
// EXIT: 3
func.func @main(%x: tensor<?x4xf32, #stablehlo.bounds<8, ?>>) -> tensor<?x4xf32> {
  %0 = stablehlo.convert %x : (tensor<?x4xf32, #stablehlo.bounds<8, ?>>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// >>> stdout
// popir 1 loc
// func @main(%0: <=8x4xf32 {name = "x"}) -> (?x4xf32) @6:11 {
// 	%1 = convert %0 : ?x4xf32 @7:8
// 	return %1 @8:3
// }
// <<<
// >>> stderr
// popc: shape_refused.t:6:11: function @main: argument 0 (x): got <=8x4xf32, whose dimension 0 is not known, expected its sizes, as --shape 0=8x4, or for poprun --shape=inputs
// <<<
