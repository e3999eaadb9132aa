// Elements in the section of resources at the end of the file, as bytes,
// bools, narrow integers and none, one of them used twice; generic form too.
//
// RUN: poprun -q %s
func.func public @main() -> (tensor<2x3xf32>, tensor<3x2xf32>, tensor<4xi1>, tensor<3xi4>, tensor<3xi4>, tensor<i64>, tensor<0x2xf32>, tensor<2xi16>) {
  %0 = stablehlo.constant dense_resource<blob> : tensor<2x3xf32>
  %1 = "stablehlo.constant"() <{value = dense_resource<blob> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %2 = stablehlo.constant dense_resource<bools> : tensor<4xi1>
  %3 = stablehlo.constant dense_resource<"four words"> : tensor<3xi4>
  %4 = stablehlo.constant dense_resource<"four words"> : tensor<3xi4>
  %5 = stablehlo.constant dense_resource<blob_1> : tensor<i64>
  %6 = stablehlo.constant dense_resource<none> : tensor<0x2xf32>
  %7 = stablehlo.constant dense_resource<same> : tensor<2xi16>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf32>, tensor<3x2xf32>, tensor<4xi1>, tensor<3xi4>, tensor<3xi4>, tensor<i64>, tensor<0x2xf32>, tensor<2xi16>
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000000000000000003F0000803F0000C03F0000004000002040",
      bools: "0x0100000001000001",
      "four words": "0x01000000010E07",
      blob_1: "0x08000000FBFFFFFFFFFFFFFF",
      none: "0x04000000",
      same: "0x0200000003000300"
    },
    other: {
      blob: "0x00"
    }
  },
  external_resources: {
    tool: {
      fast: true,
      note: "any \"thing\"" // }
    }
  }
#-}
// >>> stdout
// [[0.  0.5 1. ]
//  [1.5 2.  2.5]]
// [[0.  0.5]
//  [1.  1.5]
//  [2.  2.5]]
// [ True False False  True]
// [ 1 -2  7]
// [ 1 -2  7]
// -5
// []
// [3 3]
// <<<
