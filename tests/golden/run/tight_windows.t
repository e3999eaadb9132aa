// Lanes of vectors of a tight loop that are picked from up to four windows of memory, elements that
// are loaded or stored one by one, of 8, 32 and 64 bits and truth values.  What is
// expected was computed by XLA.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_LOOPS=soon poprun %s
func.func @main() {
  %a0 = util.unfoldable_constant dense<[[[241, 160, 175], [229, 148, 198], [213, 57, 14], [76, 72, 223], [233, 1, 127]], [[210, 33, 204], [30, 119, 209], [77, 87, 71], [184, 65, 253], [113, 122, 129]], [[149, 141, 130], [254, 206, 202], [179, 159, 87], [253, 119, 55], [216, 41, 219]], [[156, 29, 11], [113, 9, 36], [131, 248, 119], [206, 234, 210], [161, 112, 131]], [[68, 127, 97], [63, 254, 3], [24, 49, 248], [177, 225, 51], [184, 94, 125]], [[0, 158, 212], [169, 39, 136], [68, 247, 225], [47, 130, 240], [216, 181, 163]], [[10, 189, 121], [23, 62, 138], [186, 129, 156], [223, 175, 92], [164, 153, 27]], [[15, 169, 99], [153, 82, 57], [38, 97, 208], [102, 97, 147], [250, 100, 151]], [[112, 154, 114], [163, 140, 173], [244, 38, 143], [112, 91, 61], [13, 103, 211]], [[24, 103, 247], [243, 55, 1], [171, 3, 76], [127, 223, 23], [169, 136, 33]], [[216, 216, 123], [241, 155, 231], [245, 145, 71], [37, 144, 49], [192, 237, 62]], [[141, 12, 46], [96, 226, 248], [164, 149, 145], [15, 96, 251], [105, 54, 61]], [[182, 9, 248], [224, 145, 119], [194, 140, 122], [82, 114, 192], [14, 6, 184]], [[95, 205, 7], [232, 31, 106], [247, 27, 168], [186, 109, 20], [134, 110, 223]], [[174, 88, 14], [151, 71, 175], [221, 90, 231], [132, 135, 195], [202, 232, 255]], [[38, 105, 238], [78, 1, 147], [192, 190, 207], [164, 35, 216], [107, 216, 208]], [[248, 3, 221], [160, 124, 203], [243, 131, 22], [185, 59, 57], [49, 50, 232]], [[92, 27, 45], [101, 88, 79], [242, 221, 146], [252, 87, 35], [69, 22, 243]], [[56, 113, 51], [250, 40, 131], [243, 133, 230], [229, 196, 190], [147, 148, 212]], [[109, 242, 224], [95, 105, 182], [236, 24, 17], [63, 110, 41], [132, 138, 243]], [[190, 64, 201], [206, 174, 173], [79, 183, 34], [161, 235, 248], [76, 85, 158]], [[101, 187, 51], [43, 12, 120], [54, 76, 234], [208, 215, 151], [28, 191, 154]], [[232, 122, 44], [152, 116, 168], [96, 78, 32], [246, 193, 119], [60, 160, 105]], [[162, 23, 47], [188, 15, 173], [105, 0, 195], [179, 208, 229], [186, 215, 28]]]> : tensor<24x5x3xui8>
  %a1 = util.unfoldable_constant dense<[[4, 4, 1, 0, 4], [2, 2, 4, 4, 4], [0, 0, 2, 2, 1], [1, 2, 3, 3, 0], [1, 1, 1, 4, 2], [2, 4, 2, 3, 4], [4, 1, 2, 0, 3], [1, 0, 0, 0, 0], [0, 2, 1, 4, 2], [2, 2, 3, 3, 1], [3, 2, 3, 3, 3], [2, 0, 4, 4, 2], [2, 0, 2, 2, 3], [2, 0, 0, 2, 3], [4, 4, 2, 0, 4], [2, 4, 3, 1, 2], [2, 1, 3, 1, 3], [2, 2, 3, 0, 2], [0, 0, 4, 4, 3], [4, 3, 0, 1, 1], [3, 0, 3, 4, 0], [4, 3, 0, 2, 1], [3, 0, 2, 2, 2], [4, 4, 0, 3, 0]]> : tensor<24x5xui8>
  %a2 = util.unfoldable_constant dense<[[[48.0, -24.0, -27.0, 8.0, 23.0, 45.0, 24.0, 31.0], [41.0, 14.0, 10.0, 1.0, -30.0, -49.0, -38.0, 39.0], [-20.0, -44.0, -37.0, -38.0, -13.0, 19.0, 30.0, 31.0], [45.0, 28.0, -24.0, -5.0, 14.0, -33.0, 18.0, -47.0], [-28.0, 35.0, -19.0, 47.0, 33.0, -26.0, 42.0, 36.0], [48.0, -10.0, 40.0, -19.0, -15.0, 0.0, -14.0, -50.0]], [[21.0, -6.0, 31.0, -31.0, -28.0, 21.0, 19.0, 0.0], [10.0, 36.0, 37.0, 39.0, 49.0, -19.0, 29.0, -22.0], [36.0, 43.0, -7.0, 0.0, -39.0, -41.0, -31.0, -46.0], [-11.0, 49.0, 20.0, 7.0, 22.0, -45.0, 15.0, 1.0], [-39.0, 0.0, 16.0, -7.0, 42.0, 45.0, -14.0, 44.0], [-26.0, -38.0, 14.0, -35.0, -19.0, -10.0, 18.0, 33.0]], [[39.0, 12.0, 46.0, 22.0, 37.0, 7.0, -39.0, -29.0], [-9.0, 31.0, -9.0, -49.0, -7.0, 19.0, 49.0, -31.0], [-19.0, -3.0, -2.0, 47.0, -11.0, 3.0, -25.0, -45.0], [-11.0, -8.0, -33.0, 16.0, -17.0, -45.0, 3.0, -25.0], [22.0, -49.0, 26.0, 4.0, 23.0, -12.0, 38.0, 0.0], [49.0, -21.0, 35.0, 15.0, 42.0, -33.0, 1.0, 40.0]], [[-26.0, 46.0, 46.0, -1.0, 22.0, -4.0, 15.0, 35.0], [24.0, -22.0, 7.0, 30.0, 8.0, -22.0, 25.0, 21.0], [13.0, -17.0, 6.0, 10.0, -29.0, 42.0, 9.0, -45.0], [-23.0, 30.0, 19.0, 4.0, -1.0, -13.0, 44.0, -15.0], [33.0, -44.0, 3.0, -25.0, -8.0, 12.0, -44.0, -41.0], [7.0, 16.0, -44.0, 46.0, -7.0, 48.0, -37.0, 38.0]], [[14.0, 30.0, 30.0, -33.0, -34.0, 47.0, -7.0, -30.0], [13.0, 36.0, -23.0, 37.0, -44.0, 12.0, -13.0, 2.0], [10.0, -30.0, -46.0, 1.0, 45.0, -21.0, 5.0, -38.0], [-16.0, -38.0, -39.0, 30.0, 40.0, 42.0, 22.0, -36.0], [42.0, -49.0, -24.0, -24.0, 24.0, -37.0, 46.0, -32.0], [36.0, 8.0, -25.0, -8.0, -39.0, -8.0, 19.0, -30.0]], [[46.0, 16.0, -14.0, -22.0, 27.0, -11.0, 44.0, -4.0], [20.0, 40.0, 45.0, -26.0, -7.0, 21.0, -9.0, -20.0], [11.0, 39.0, -4.0, -11.0, 26.0, 0.0, -19.0, 37.0], [10.0, 17.0, 31.0, -41.0, 35.0, -37.0, -49.0, 49.0], [-23.0, -48.0, 20.0, -20.0, -9.0, 45.0, 7.0, -49.0], [17.0, -34.0, -18.0, -29.0, 41.0, -42.0, 4.0, -3.0]], [[5.0, 9.0, -40.0, -19.0, 6.0, -40.0, 31.0, 31.0], [2.0, 30.0, -8.0, 6.0, -4.0, -37.0, -33.0, 4.0], [-43.0, 12.0, -18.0, -8.0, 39.0, 36.0, -4.0, -11.0], [31.0, 1.0, 23.0, -39.0, 21.0, 6.0, -29.0, 26.0], [3.0, 23.0, 32.0, -25.0, 31.0, 49.0, 1.0, 21.0], [27.0, -8.0, 30.0, -9.0, 38.0, 27.0, 3.0, -33.0]], [[32.0, 13.0, 7.0, 21.0, 49.0, 1.0, -12.0, 37.0], [14.0, -4.0, -32.0, -4.0, 43.0, -22.0, 45.0, 41.0], [34.0, -19.0, 29.0, 19.0, 39.0, -10.0, 11.0, 43.0], [41.0, 44.0, -40.0, -47.0, -41.0, 49.0, -9.0, 10.0], [-9.0, -43.0, 41.0, -1.0, -20.0, -46.0, -39.0, 4.0], [26.0, -32.0, 3.0, -14.0, 15.0, -20.0, 38.0, 10.0]], [[-33.0, 32.0, 14.0, 43.0, 42.0, -18.0, 19.0, 6.0], [-7.0, -50.0, 31.0, -13.0, -44.0, 46.0, -10.0, -39.0], [-7.0, 36.0, 24.0, 15.0, -21.0, -21.0, -24.0, 27.0], [30.0, -22.0, -20.0, 39.0, 47.0, -42.0, -25.0, -39.0], [-15.0, 25.0, 8.0, -6.0, -30.0, -36.0, 26.0, 1.0], [-48.0, -21.0, 17.0, 4.0, 22.0, 24.0, -39.0, 35.0]], [[9.0, -45.0, 45.0, 9.0, -27.0, 48.0, -47.0, -5.0], [-47.0, 26.0, 27.0, -41.0, -21.0, 37.0, -24.0, 8.0], [4.0, 38.0, 24.0, 28.0, -42.0, 36.0, -5.0, -45.0], [-41.0, 21.0, 38.0, -31.0, -21.0, -24.0, 39.0, -18.0], [15.0, 9.0, -10.0, 12.0, -30.0, 43.0, 41.0, -49.0], [-2.0, -31.0, -6.0, -14.0, 37.0, 31.0, -22.0, 4.0]], [[-11.0, 1.0, 40.0, 26.0, -45.0, 15.0, 27.0, -22.0], [24.0, -42.0, -41.0, -4.0, -9.0, 38.0, 32.0, 9.0], [4.0, -45.0, -32.0, -6.0, -8.0, -12.0, 0.0, 8.0], [-11.0, 8.0, -40.0, 45.0, 1.0, -17.0, -6.0, -10.0], [-22.0, 11.0, 38.0, 38.0, -34.0, 20.0, 25.0, -3.0], [18.0, 31.0, -40.0, -2.0, -47.0, 46.0, 2.0, -22.0]], [[-44.0, -38.0, -22.0, 33.0, 48.0, -21.0, -17.0, 34.0], [-40.0, 10.0, 9.0, 0.0, 33.0, -42.0, -22.0, 28.0], [-20.0, -44.0, -5.0, 46.0, 29.0, 37.0, -22.0, -20.0], [-35.0, -38.0, -23.0, 38.0, 17.0, -3.0, -3.0, -38.0], [-1.0, -1.0, 26.0, -26.0, 36.0, -10.0, -45.0, 14.0], [10.0, 41.0, 5.0, 30.0, -27.0, -34.0, 14.0, -3.0]], [[29.0, -1.0, 29.0, 48.0, 46.0, -42.0, 46.0, 1.0], [-13.0, 41.0, -34.0, -11.0, 33.0, -24.0, 43.0, 5.0], [1.0, -18.0, -38.0, 42.0, -50.0, -42.0, -43.0, -30.0], [23.0, -42.0, -36.0, 21.0, -47.0, -21.0, 32.0, 40.0], [-1.0, 39.0, 38.0, 43.0, -26.0, -25.0, 15.0, -50.0], [-24.0, -12.0, 38.0, 46.0, -16.0, 26.0, 4.0, -45.0]], [[-11.0, 20.0, 20.0, 41.0, 12.0, 46.0, -5.0, 21.0], [11.0, 36.0, 42.0, 34.0, 45.0, -15.0, 49.0, -41.0], [-14.0, 22.0, 11.0, -37.0, 18.0, -12.0, 29.0, 49.0], [-30.0, 5.0, -48.0, 2.0, 34.0, 44.0, 29.0, -22.0], [-13.0, 49.0, 29.0, 41.0, -26.0, -14.0, 32.0, -18.0], [25.0, -38.0, -44.0, 41.0, -20.0, -32.0, -25.0, -50.0]]]> : tensor<14x6x8xf32>
  %a3 = util.unfoldable_constant dense<[[[-4.0, -4.0, -1.0, 8.0, 4.0], [-2.0, 1.0, -5.0, -8.0, 0.0], [-4.0, -3.0, 6.0, -7.0, 2.0]], [[3.0, -1.0, 3.0, -8.0, 8.0], [7.0, -7.0, 1.0, 7.0, -7.0], [5.0, -1.0, -5.0, 8.0, -1.0]], [[-6.0, 2.0, 1.0, -4.0, 4.0], [-8.0, 1.0, 6.0, 4.0, -7.0], [5.0, -1.0, -8.0, -2.0, -4.0]], [[7.0, -3.0, 1.0, 2.0, -2.0], [-7.0, 8.0, -5.0, -3.0, -3.0], [4.0, -8.0, -5.0, 7.0, 4.0]], [[1.0, 4.0, -3.0, 5.0, 5.0], [-1.0, 3.0, -6.0, -5.0, 2.0], [-9.0, 7.0, 4.0, -4.0, -5.0]], [[-9.0, -3.0, -6.0, 6.0, 7.0], [-6.0, -9.0, -5.0, -9.0, 3.0], [-8.0, -6.0, 7.0, 4.0, -3.0]], [[-7.0, 3.0, -4.0, 3.0, 5.0], [-2.0, -7.0, 4.0, 6.0, -1.0], [-2.0, 0.0, 6.0, -4.0, -4.0]], [[-9.0, -9.0, 1.0, 8.0, -5.0], [-5.0, -5.0, -4.0, 6.0, 7.0], [-3.0, -1.0, -8.0, -6.0, 2.0]], [[-9.0, 0.0, 0.0, -8.0, -1.0], [-3.0, -7.0, 2.0, 6.0, -4.0], [1.0, 8.0, 6.0, 5.0, -3.0]], [[0.0, -9.0, 7.0, -9.0, -9.0], [-9.0, -5.0, 7.0, 7.0, 0.0], [0.0, -4.0, -6.0, 2.0, 1.0]], [[-1.0, 4.0, -5.0, 1.0, 5.0], [-9.0, -2.0, -9.0, -7.0, -2.0], [-1.0, -9.0, -8.0, -8.0, 7.0]], [[2.0, -4.0, -2.0, -1.0, -8.0], [-5.0, 6.0, -6.0, -3.0, -1.0], [6.0, 8.0, 1.0, 3.0, 2.0]], [[0.0, -2.0, -3.0, 3.0, -5.0], [-5.0, 2.0, -5.0, -1.0, 6.0], [-7.0, -6.0, 8.0, -3.0, -1.0]], [[4.0, 8.0, -4.0, -1.0, -3.0], [6.0, 7.0, -8.0, -6.0, 2.0], [-5.0, -7.0, 6.0, 7.0, -5.0]]]> : tensor<14x3x5xf64>
  %a4 = util.unfoldable_constant dense<12> : tensor<i32>
  %o:5 = func.call @turns(%a0, %a1, %a2, %a3, %a4) : (tensor<24x5x3xui8>, tensor<24x5xui8>, tensor<14x6x8xf32>, tensor<14x3x5xf64>, tensor<i32>) -> (tensor<5x3xui8>, tensor<5x3x12xui8>, tensor<6x8xf32>, tensor<5x3xf64>, tensor<5x3x12xi1>)
  check.expect_eq_const %o#0, dense<[[161, 108, 125], [143, 162, 151], [169, 169, 186], [64, 112, 78], [44, 53, 227]]> : tensor<5x3xui8>
  check.expect_eq_const %o#1, dense<[[[241, 245, 138, 225, 180, 180, 100, 65, 177, 193, 153, 161], [160, 162, 47, 52, 153, 165, 15, 176, 74, 148, 108, 108], [175, 47, 177, 99, 146, 26, 134, 166, 24, 230, 97, 125]], [[229, 25, 23, 215, 170, 254, 150, 47, 47, 207, 47, 143], [148, 90, 40, 42, 19, 48, 86, 168, 176, 190, 192, 162], [198, 232, 178, 186, 96, 184, 230, 31, 95, 95, 159, 151]], [[213, 183, 183, 58, 53, 181, 201, 239, 107, 22, 11, 169], [57, 115, 139, 131, 114, 124, 126, 223, 149, 152, 41, 169], [14, 78, 112, 231, 107, 107, 147, 99, 192, 12, 83, 186]], [[76, 222, 32, 238, 40, 87, 54, 156, 190, 61, 98, 64], [72, 101, 137, 115, 26, 156, 75, 172, 177, 144, 32, 112], [223, 108, 146, 100, 101, 85, 177, 68, 95, 118, 167, 78]], [[233, 229, 74, 235, 11, 221, 129, 123, 131, 234, 170, 44], [1, 122, 102, 214, 230, 40, 193, 37, 169, 220, 201, 53], [127, 192, 59, 190, 64, 195, 222, 117, 121, 93, 155, 227]]]> : tensor<5x3x12xui8>
  check.expect_eq_const %o#2, dense<[[249.0, 187.0, 213.0, 208.0, 236.0, 209.0, 266.0, 147.0], [204.0, 212.0, 257.0, 183.0, 193.0, 150.0, 209.0, 167.0], [246.0, 269.0, 219.0, 174.0, 258.0, 137.0, 235.0, 145.0], [228.0, 202.0, 284.0, 295.0, 221.0, 133.0, 211.0, 174.0], [170.0, 247.0, 154.0, 214.0, 144.0, 117.0, 133.0, 164.0], [210.0, 152.0, 201.0, 209.0, 242.0, 201.0, 198.0, 168.0]]> : tensor<6x8xf32>
  check.expect_eq_const %o#3, dense<[[-26340.0, 7468.0, -2360.0], [-16530.0, 5678.0, -3362.0], [-4.0, -12.0, 2.0], [16520.0, -5672.0, 3384.0], [26328.0, -7480.0, 2376.0]]> : tensor<5x3xf64>
  check.expect_eq_const %o#4, dense<[[[false, false, false, false, false, false, false, false, false, false, false, false], [false, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, true, false, false, false, false, false, false, false, false]], [[false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true], [false, true, false, false, false, false, false, false, false, false, false, false]], [[false, true, true, true, false, false, false, true, false, true, false, false], [false, true, true, false, false, false, true, false, true, true, false, false], [true, false, false, false, true, true, true, false, true, false, false, true]], [[true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false], [false, true, false, true, true, true, true, true, true, true, true, true]], [[true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true]]]> : tensor<5x3x12xi1>
  func.return
}
func.func private @turns(%arg0: tensor<24x5x3xui8>, %arg1: tensor<24x5xui8>, %arg2: tensor<14x6x8xf32>, %arg3: tensor<14x3x5xf64>, %arg4: tensor<i32>) -> (tensor<5x3xui8>, tensor<5x3x12xui8>, tensor<6x8xf32>, tensor<5x3xf64>, tensor<5x3x12xi1>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<5x3xui8>
  %c_0 = stablehlo.constant dense<0> : tensor<ui8>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<5x3x90xui8>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
  %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
  %c_2 = stablehlo.constant dense<false> : tensor<i1>
  %4 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<5x3x90xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %5:11 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %arg2, %iterArg_6 = %arg3, %iterArg_7 = %c_3, %iterArg_8 = %arg4, %iterArg_9 = %0, %iterArg_10 = %1, %iterArg_11 = %2, %iterArg_12 = %3, %iterArg_13 = %4) : tensor<24x5x3xui8>, tensor<24x5xui8>, tensor<14x6x8xf32>, tensor<14x3x5xf64>, tensor<i32>, tensor<i32>, tensor<5x3xui8>, tensor<5x3x90xui8>, tensor<6x8xf32>, tensor<5x3xf64>, tensor<5x3x90xi1>
  cond {
    %8 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  } do {
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg_7, %c_14 : tensor<i32>
    %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<24x5x3xui8>, tensor<i32>) -> tensor<5x3xui8>
    %10 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_7) : (tensor<24x5xui8>, tensor<i32>) -> tensor<5xui8>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<5xui8>) -> tensor<5x1xui8>
    %c_15 = stablehlo.constant dense<3> : tensor<i64>
    %12 = func.call @remainder(%11, %c_15) : (tensor<5x1xui8>, tensor<i64>) -> tensor<5x1xui8>
    %c_16 = stablehlo.constant dense<0> : tensor<ui8>
    %13 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui8>) -> tensor<5x1xui8>
    %14 = stablehlo.compare EQ, %12, %13, UNSIGNED : (tensor<5x1xui8>, tensor<5x1xui8>) -> tensor<5x1xi1>
    %c_17 = stablehlo.constant dense<1> : tensor<ui8>
    %15 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui8>) -> tensor<5x1xui8>
    %16 = stablehlo.compare EQ, %12, %15, UNSIGNED : (tensor<5x1xui8>, tensor<5x1xui8>) -> tensor<5x1xi1>
    %c_18 = stablehlo.constant dense<2> : tensor<i64>
    %17 = func.call @floor_divide(%iterArg_9, %c_18) : (tensor<5x3xui8>, tensor<i64>) -> tensor<5x3xui8>
    %18 = stablehlo.xor %iterArg_9, %9 : tensor<5x3xui8>
    %19 = func.call @_where_1(%16, %17, %18) : (tensor<5x1xi1>, tensor<5x3xui8>, tensor<5x3xui8>) -> tensor<5x3xui8>
    %20 = func.call @_where_1(%14, %iterArg_9, %19) : (tensor<5x1xi1>, tensor<5x3xui8>, tensor<5x3xui8>) -> tensor<5x3xui8>
    %21 = stablehlo.add %9, %20 : tensor<5x3xui8>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<5x3xui8>) -> tensor<5x3x1xui8>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %c_19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<5> : tensor<i32>
    %24 = stablehlo.add %c_21, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.select %23, %24, %c_23 : tensor<i1>, tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.compare LT, %c_24, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<3> : tensor<i32>
    %27 = stablehlo.add %c_26, %c_27 : tensor<i32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.select %26, %27, %c_28 : tensor<i1>, tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.compare LT, %iterArg_7, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_30 = stablehlo.constant dense<90> : tensor<i32>
    %30 = stablehlo.add %iterArg_7, %c_30 : tensor<i32>
    %31 = stablehlo.select %29, %30, %iterArg_7 : tensor<i1>, tensor<i32>
    %32 = stablehlo.dynamic_update_slice %iterArg_10, %22, %25, %28, %31 : (tensor<5x3x90xui8>, tensor<5x3x1xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x90xui8>
    %33 = func.call @dynamic_index_in_dim_2(%iterArg_5, %iterArg_7) : (tensor<14x6x8xf32>, tensor<i32>) -> tensor<6x8xf32>
    %34 = stablehlo.slice %33 [0:6, 0:8:2] : (tensor<6x8xf32>) -> tensor<6x4xf32>
    %35 = stablehlo.slice %iterArg_11 [0:6, 0:4] : (tensor<6x8xf32>) -> tensor<6x4xf32>
    %36 = stablehlo.add %34, %35 : tensor<6x4xf32>
    %37 = stablehlo.slice %33 [0:6, 1:8:2] : (tensor<6x8xf32>) -> tensor<6x4xf32>
    %38 = stablehlo.slice %iterArg_11 [0:6, 4:8] : (tensor<6x8xf32>) -> tensor<6x4xf32>
    %39 = stablehlo.add %37, %38 : tensor<6x4xf32>
    %40 = stablehlo.maximum %36, %39 : tensor<6x4xf32>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %42 = stablehlo.reverse %41, dims = [0] : tensor<4x6xf32>
    %43 = stablehlo.reshape %42 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %44 = stablehlo.slice %iterArg_11 [0:6, 1:5] : (tensor<6x8xf32>) -> tensor<6x4xf32>
    %45 = stablehlo.concatenate %43, %44, dim = 1 : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x8xf32>
    %46 = func.call @dynamic_index_in_dim_3(%iterArg_6, %iterArg_7) : (tensor<14x3x5xf64>, tensor<i32>) -> tensor<3x5xf64>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %49 = stablehlo.multiply %47, %48 : tensor<5x3xf64>
    %50 = stablehlo.add %iterArg_12, %49 : tensor<5x3xf64>
    %51 = stablehlo.reverse %iterArg_12, dims = [0] : tensor<5x3xf64>
    %52 = stablehlo.subtract %50, %51 : tensor<5x3xf64>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %54 = stablehlo.compare GT, %52, %53, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<5x3xi1>) -> tensor<5x3x1xi1>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.compare LT, %c_33, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %c_36 = stablehlo.constant dense<5> : tensor<i32>
    %57 = stablehlo.add %c_35, %c_36 : tensor<i32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.select %56, %57, %c_37 : tensor<i1>, tensor<i32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.compare LT, %c_38, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %c_41 = stablehlo.constant dense<3> : tensor<i32>
    %60 = stablehlo.add %c_40, %c_41 : tensor<i32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.select %59, %60, %c_42 : tensor<i1>, tensor<i32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %iterArg_7, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_44 = stablehlo.constant dense<90> : tensor<i32>
    %63 = stablehlo.add %iterArg_7, %c_44 : tensor<i32>
    %64 = stablehlo.select %62, %63, %iterArg_7 : tensor<i1>, tensor<i32>
    %65 = stablehlo.dynamic_update_slice %iterArg_13, %55, %58, %61, %64 : (tensor<5x3x90xi1>, tensor<5x3x1xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x90xi1>
    stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %8, %iterArg_8, %21, %32, %45, %52, %65 : tensor<24x5x3xui8>, tensor<24x5xui8>, tensor<14x6x8xf32>, tensor<14x3x5xf64>, tensor<i32>, tensor<i32>, tensor<5x3xui8>, tensor<5x3x90xui8>, tensor<6x8xf32>, tensor<5x3xf64>, tensor<5x3x90xi1>
  }
  %6 = stablehlo.slice %5#7 [0:5, 0:3, 0:12] : (tensor<5x3x90xui8>) -> tensor<5x3x12xui8>
  %7 = stablehlo.slice %5#10 [0:5, 0:3, 0:12] : (tensor<5x3x90xi1>) -> tensor<5x3x12xi1>
  return %5#6, %6, %5#8, %5#9, %7 : tensor<5x3xui8>, tensor<5x3x12xui8>, tensor<6x8xf32>, tensor<5x3xf64>, tensor<5x3x12xi1>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<24x5x3xui8>, %arg1: tensor<i32>) -> tensor<5x3xui8> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<24> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, sizes = [1, 5, 3] : (tensor<24x5x3xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x5x3xui8>
  %4 = stablehlo.reshape %3 : (tensor<1x5x3xui8>) -> tensor<5x3xui8>
  return %4 : tensor<5x3xui8>
}
func.func private @dynamic_index_in_dim_0(%arg0: tensor<24x5xui8>, %arg1: tensor<i32>) -> tensor<5xui8> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<24> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 5] : (tensor<24x5xui8>, tensor<i32>, tensor<i32>) -> tensor<1x5xui8>
  %4 = stablehlo.reshape %3 : (tensor<1x5xui8>) -> tensor<5xui8>
  return %4 : tensor<5xui8>
}
func.func private @remainder(%arg0: tensor<5x1xui8>, %arg1: tensor<i64>) -> tensor<5x1xui8> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui8>
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<1> : tensor<ui8>
  %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui8>) -> tensor<5x1xui8>
  %4 = stablehlo.remainder %arg0, %3 : tensor<5x1xui8>
  %c_1 = stablehlo.constant dense<0> : tensor<ui8>
  %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<5x1xui8>
  %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<5x1xui8>, tensor<5x1xui8>) -> tensor<5x1xi1>
  %c_2 = stablehlo.constant dense<0> : tensor<ui8>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<5x1xui8>
  %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<5x1xui8>, tensor<5x1xui8>) -> tensor<5x1xi1>
  %c_3 = stablehlo.constant dense<0> : tensor<ui8>
  %9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
  %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5x1xi1>
  %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5x1xi1>, tensor<5x1xi1>) -> tensor<5x1xi1>
  %12 = stablehlo.and %11, %6 : tensor<5x1xi1>
  %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui8>) -> tensor<5x1xui8>
  %14 = stablehlo.add %4, %13 : tensor<5x1xui8>
  %15 = stablehlo.select %12, %14, %4 : tensor<5x1xi1>, tensor<5x1xui8>
  return %15 : tensor<5x1xui8>
}
func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui8>, %arg2: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui8>
  return %0 : tensor<ui8>
}
func.func private @floor_divide(%arg0: tensor<5x3xui8>, %arg1: tensor<i64>) -> tensor<5x3xui8> {
  %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui8>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui8>) -> tensor<5x3xui8>
  %2 = stablehlo.divide %arg0, %1 : tensor<5x3xui8>
  return %2 : tensor<5x3xui8>
}
func.func private @_where_1(%arg0: tensor<5x1xi1>, %arg1: tensor<5x3xui8>, %arg2: tensor<5x3xui8>) -> tensor<5x3xui8> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<5x1xi1>) -> tensor<5x3xi1>
  %1 = stablehlo.select %0, %arg1, %arg2 : tensor<5x3xi1>, tensor<5x3xui8>
  return %1 : tensor<5x3xui8>
}
func.func private @dynamic_index_in_dim_2(%arg0: tensor<14x6x8xf32>, %arg1: tensor<i32>) -> tensor<6x8xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<14> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, sizes = [1, 6, 8] : (tensor<14x6x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x8xf32>
  %4 = stablehlo.reshape %3 : (tensor<1x6x8xf32>) -> tensor<6x8xf32>
  return %4 : tensor<6x8xf32>
}
func.func private @dynamic_index_in_dim_3(%arg0: tensor<14x3x5xf64>, %arg1: tensor<i32>) -> tensor<3x5xf64> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c_0 = stablehlo.constant dense<14> : tensor<i32>
  %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
  %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, sizes = [1, 3, 5] : (tensor<14x3x5xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf64>
  %4 = stablehlo.reshape %3 : (tensor<1x3x5xf64>) -> tensor<3x5xf64>
  return %4 : tensor<3x5xf64>
}
