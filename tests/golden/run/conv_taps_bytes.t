// Convolutions of one image of bytes, and of 16 bits, by several filters, which
// wrap: those whose taps are summed elementwise, and some that have a kernel.
// Oracle: the same in 32 bits.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.call @t5() : () -> ()
  func.call @t6() : () -> ()
  func.call @t7() : () -> ()
  func.call @t8() : () -> ()
  func.call @t9() : () -> ()
  func.call @t10() : () -> ()
  func.call @t11() : () -> ()
  func.call @t12() : () -> ()
  func.call @t13() : () -> ()
  func.call @t14() : () -> ()
  func.call @t15() : () -> ()
  func.call @t16() : () -> ()
  func.call @t17() : () -> ()
  func.call @t18() : () -> ()
  func.call @t19() : () -> ()
  func.return
}
func.func private @t0() {
  %a0 = stablehlo.iota dim = 0 : tensor<2520xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<2520xi32>) -> tensor<2x1x9x140xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x1x9x140xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x1x9x140xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x1x9x140xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x1x9x140xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x1x9x140xi32>) -> tensor<2x1x9x140xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x1x9x140xi8>
  %a7 = stablehlo.convert %a6 : (tensor<2x1x9x140xi8>) -> tensor<2x1x9x140xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x1x9x140xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<45xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<45xi32>) -> tensor<3x1x3x5xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x1x3x5xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x1x3x5xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x1x3x5xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x1x3x5xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x1x3x5xi32>) -> tensor<3x1x3x5xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x1x3x5xi8>
  %b7 = stablehlo.convert %b6 : (tensor<3x1x3x5xi8>) -> tensor<3x1x3x5xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x1x3x5xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x140xi8>, tensor<3x1x3x5xi8>) -> tensor<2x3x7x136xi8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x140xi32>, tensor<3x1x3x5xi32>) -> tensor<2x3x7x136xi32>
  %e = stablehlo.convert %e0 : (tensor<2x3x7x136xi32>) -> tensor<2x3x7x136xi8>
  check.expect_eq %r, %e : tensor<2x3x7x136xi8>
  func.return
}
func.func private @t1() {
  %a0 = stablehlo.iota dim = 0 : tensor<768xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<768xi32>) -> tensor<2x1x6x64xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x1x6x64xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x1x6x64xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x1x6x64xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x1x6x64xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x1x6x64xi32>) -> tensor<2x1x6x64xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x1x6x64xi8>
  %a7 = stablehlo.convert %a6 : (tensor<2x1x6x64xi8>) -> tensor<2x1x6x64xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x1x6x64xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<18xi32>) -> tensor<2x1x3x3xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<2x1x3x3xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<2x1x3x3xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<2x1x3x3xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<2x1x3x3xi32>
  %b6 = stablehlo.convert %b5 : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<2x1x3x3xi8>
  %b7 = stablehlo.convert %b6 : (tensor<2x1x3x3xi8>) -> tensor<2x1x3x3xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<2x1x3x3xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x6x64xi8>, tensor<2x1x3x3xi8>) -> tensor<2x2x6x64xi8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x6x64xi32>, tensor<2x1x3x3xi32>) -> tensor<2x2x6x64xi32>
  %e = stablehlo.convert %e0 : (tensor<2x2x6x64xi32>) -> tensor<2x2x6x64xi8>
  check.expect_eq %r, %e : tensor<2x2x6x64xi8>
  func.return
}
func.func private @t2() {
  %a0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<360xi32>) -> tensor<1x1x9x40xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<1x1x9x40xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<1x1x9x40xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<1x1x9x40xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<1x1x9x40xi32>
  %a6 = stablehlo.convert %a5 : (tensor<1x1x9x40xi32>) -> tensor<1x1x9x40xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<1x1x9x40xi8>
  %a7 = stablehlo.convert %a6 : (tensor<1x1x9x40xi8>) -> tensor<1x1x9x40xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<1x1x9x40xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<27xi32>) -> tensor<3x1x3x3xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x1x3x3xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x1x3x3xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x1x3x3xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x1x3x3xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x1x3x3xi32>) -> tensor<3x1x3x3xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x1x3x3xi8>
  %b7 = stablehlo.convert %b6 : (tensor<3x1x3x3xi8>) -> tensor<3x1x3x3xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x1x3x3xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x9x40xi8>, tensor<3x1x3x3xi8>) -> tensor<1x3x4x19xi8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x9x40xi32>, tensor<3x1x3x3xi32>) -> tensor<1x3x4x19xi32>
  %e = stablehlo.convert %e0 : (tensor<1x3x4x19xi32>) -> tensor<1x3x4x19xi8>
  check.expect_eq %r, %e : tensor<1x3x4x19xi8>
  func.return
}
func.func private @t3() {
  %a0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<480xi32>) -> tensor<2x6x40x1xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x6x40x1xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x6x40x1xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x6x40x1xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x6x40x1xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x6x40x1xi32>) -> tensor<2x6x40x1xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x6x40x1xi8>
  %a7 = stablehlo.convert %a6 : (tensor<2x6x40x1xi8>) -> tensor<2x6x40x1xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x6x40x1xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<36xi32>) -> tensor<3x3x1x4xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x3x1x4xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x3x1x4xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x3x1x4xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x3x1x4xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x3x1x4xi32>) -> tensor<3x3x1x4xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x3x1x4xi8>
  %b7 = stablehlo.convert %b6 : (tensor<3x3x1x4xi8>) -> tensor<3x3x1x4xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x3x1x4xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x40x1xi8>, tensor<3x3x1x4xi8>) -> tensor<2x4x38x4xi8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x40x1xi32>, tensor<3x3x1x4xi32>) -> tensor<2x4x38x4xi32>
  %e = stablehlo.convert %e0 : (tensor<2x4x38x4xi32>) -> tensor<2x4x38x4xi8>
  check.expect_eq %r, %e : tensor<2x4x38x4xi8>
  func.return
}
func.func private @t4() {
  %a0 = stablehlo.iota dim = 0 : tensor<210xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<210xi32>) -> tensor<3x1x70xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<3x1x70xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<3x1x70xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<3x1x70xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<3x1x70xi32>
  %a6 = stablehlo.convert %a5 : (tensor<3x1x70xi32>) -> tensor<3x1x70xi8>
  %a = stablehlo.optimization_barrier %a6 : tensor<3x1x70xi8>
  %a7 = stablehlo.convert %a6 : (tensor<3x1x70xi8>) -> tensor<3x1x70xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<3x1x70xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<8xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<8xi32>) -> tensor<2x1x4xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<2x1x4xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<2x1x4xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<2x1x4xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<2x1x4xi32>
  %b6 = stablehlo.convert %b5 : (tensor<2x1x4xi32>) -> tensor<2x1x4xi8>
  %b = stablehlo.optimization_barrier %b6 : tensor<2x1x4xi8>
  %b7 = stablehlo.convert %b6 : (tensor<2x1x4xi8>) -> tensor<2x1x4xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<2x1x4xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[f, b, 0], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x70xi8>, tensor<2x1x4xi8>) -> tensor<2x3x67xi8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0]x[o, i, 0]->[f, b, 0], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x70xi32>, tensor<2x1x4xi32>) -> tensor<2x3x67xi32>
  %e = stablehlo.convert %e0 : (tensor<2x3x67xi32>) -> tensor<2x3x67xi8>
  check.expect_eq %r, %e : tensor<2x3x67xi8>
  func.return
}
func.func private @t5() {
  %a0 = stablehlo.iota dim = 0 : tensor<2520xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<2520xi32>) -> tensor<2x1x9x140xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x1x9x140xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x1x9x140xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x1x9x140xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x1x9x140xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x1x9x140xi32>) -> tensor<2x1x9x140xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x1x9x140xui8>
  %a7 = stablehlo.convert %a6 : (tensor<2x1x9x140xui8>) -> tensor<2x1x9x140xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x1x9x140xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<45xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<45xi32>) -> tensor<3x1x3x5xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x1x3x5xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x1x3x5xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x1x3x5xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x1x3x5xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x1x3x5xi32>) -> tensor<3x1x3x5xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x1x3x5xui8>
  %b7 = stablehlo.convert %b6 : (tensor<3x1x3x5xui8>) -> tensor<3x1x3x5xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x1x3x5xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x140xui8>, tensor<3x1x3x5xui8>) -> tensor<2x3x7x136xui8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x140xui32>, tensor<3x1x3x5xui32>) -> tensor<2x3x7x136xui32>
  %e = stablehlo.convert %e0 : (tensor<2x3x7x136xui32>) -> tensor<2x3x7x136xui8>
  check.expect_eq %r, %e : tensor<2x3x7x136xui8>
  func.return
}
func.func private @t6() {
  %a0 = stablehlo.iota dim = 0 : tensor<768xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<768xi32>) -> tensor<2x1x6x64xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x1x6x64xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x1x6x64xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x1x6x64xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x1x6x64xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x1x6x64xi32>) -> tensor<2x1x6x64xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x1x6x64xui8>
  %a7 = stablehlo.convert %a6 : (tensor<2x1x6x64xui8>) -> tensor<2x1x6x64xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x1x6x64xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<18xi32>) -> tensor<2x1x3x3xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<2x1x3x3xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<2x1x3x3xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<2x1x3x3xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<2x1x3x3xi32>
  %b6 = stablehlo.convert %b5 : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<2x1x3x3xui8>
  %b7 = stablehlo.convert %b6 : (tensor<2x1x3x3xui8>) -> tensor<2x1x3x3xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<2x1x3x3xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x6x64xui8>, tensor<2x1x3x3xui8>) -> tensor<2x2x6x64xui8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x6x64xui32>, tensor<2x1x3x3xui32>) -> tensor<2x2x6x64xui32>
  %e = stablehlo.convert %e0 : (tensor<2x2x6x64xui32>) -> tensor<2x2x6x64xui8>
  check.expect_eq %r, %e : tensor<2x2x6x64xui8>
  func.return
}
func.func private @t7() {
  %a0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<360xi32>) -> tensor<1x1x9x40xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<1x1x9x40xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<1x1x9x40xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<1x1x9x40xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<1x1x9x40xi32>
  %a6 = stablehlo.convert %a5 : (tensor<1x1x9x40xi32>) -> tensor<1x1x9x40xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<1x1x9x40xui8>
  %a7 = stablehlo.convert %a6 : (tensor<1x1x9x40xui8>) -> tensor<1x1x9x40xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<1x1x9x40xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<27xi32>) -> tensor<3x1x3x3xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x1x3x3xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x1x3x3xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x1x3x3xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x1x3x3xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x1x3x3xi32>) -> tensor<3x1x3x3xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x1x3x3xui8>
  %b7 = stablehlo.convert %b6 : (tensor<3x1x3x3xui8>) -> tensor<3x1x3x3xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x1x3x3xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x9x40xui8>, tensor<3x1x3x3xui8>) -> tensor<1x3x4x19xui8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x9x40xui32>, tensor<3x1x3x3xui32>) -> tensor<1x3x4x19xui32>
  %e = stablehlo.convert %e0 : (tensor<1x3x4x19xui32>) -> tensor<1x3x4x19xui8>
  check.expect_eq %r, %e : tensor<1x3x4x19xui8>
  func.return
}
func.func private @t8() {
  %a0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<480xi32>) -> tensor<2x6x40x1xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x6x40x1xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x6x40x1xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x6x40x1xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x6x40x1xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x6x40x1xi32>) -> tensor<2x6x40x1xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x6x40x1xui8>
  %a7 = stablehlo.convert %a6 : (tensor<2x6x40x1xui8>) -> tensor<2x6x40x1xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x6x40x1xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<36xi32>) -> tensor<3x3x1x4xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x3x1x4xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x3x1x4xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x3x1x4xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x3x1x4xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x3x1x4xi32>) -> tensor<3x3x1x4xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x3x1x4xui8>
  %b7 = stablehlo.convert %b6 : (tensor<3x3x1x4xui8>) -> tensor<3x3x1x4xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x3x1x4xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x40x1xui8>, tensor<3x3x1x4xui8>) -> tensor<2x4x38x4xui8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x40x1xui32>, tensor<3x3x1x4xui32>) -> tensor<2x4x38x4xui32>
  %e = stablehlo.convert %e0 : (tensor<2x4x38x4xui32>) -> tensor<2x4x38x4xui8>
  check.expect_eq %r, %e : tensor<2x4x38x4xui8>
  func.return
}
func.func private @t9() {
  %a0 = stablehlo.iota dim = 0 : tensor<210xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<210xi32>) -> tensor<3x1x70xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<3x1x70xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<3x1x70xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<3x1x70xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<3x1x70xi32>
  %a6 = stablehlo.convert %a5 : (tensor<3x1x70xi32>) -> tensor<3x1x70xui8>
  %a = stablehlo.optimization_barrier %a6 : tensor<3x1x70xui8>
  %a7 = stablehlo.convert %a6 : (tensor<3x1x70xui8>) -> tensor<3x1x70xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<3x1x70xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<8xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<8xi32>) -> tensor<2x1x4xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<2x1x4xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<2x1x4xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<2x1x4xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<2x1x4xi32>
  %b6 = stablehlo.convert %b5 : (tensor<2x1x4xi32>) -> tensor<2x1x4xui8>
  %b = stablehlo.optimization_barrier %b6 : tensor<2x1x4xui8>
  %b7 = stablehlo.convert %b6 : (tensor<2x1x4xui8>) -> tensor<2x1x4xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<2x1x4xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[f, b, 0], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x70xui8>, tensor<2x1x4xui8>) -> tensor<2x3x67xui8>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0]x[o, i, 0]->[f, b, 0], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x70xui32>, tensor<2x1x4xui32>) -> tensor<2x3x67xui32>
  %e = stablehlo.convert %e0 : (tensor<2x3x67xui32>) -> tensor<2x3x67xui8>
  check.expect_eq %r, %e : tensor<2x3x67xui8>
  func.return
}
func.func private @t10() {
  %a0 = stablehlo.iota dim = 0 : tensor<2520xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<2520xi32>) -> tensor<2x1x9x140xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x1x9x140xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x1x9x140xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x1x9x140xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x1x9x140xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x1x9x140xi32>) -> tensor<2x1x9x140xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x1x9x140xi16>
  %a7 = stablehlo.convert %a6 : (tensor<2x1x9x140xi16>) -> tensor<2x1x9x140xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x1x9x140xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<45xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<45xi32>) -> tensor<3x1x3x5xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x1x3x5xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x1x3x5xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x1x3x5xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x1x3x5xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x1x3x5xi32>) -> tensor<3x1x3x5xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x1x3x5xi16>
  %b7 = stablehlo.convert %b6 : (tensor<3x1x3x5xi16>) -> tensor<3x1x3x5xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x1x3x5xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x140xi16>, tensor<3x1x3x5xi16>) -> tensor<2x3x7x136xi16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x140xi32>, tensor<3x1x3x5xi32>) -> tensor<2x3x7x136xi32>
  %e = stablehlo.convert %e0 : (tensor<2x3x7x136xi32>) -> tensor<2x3x7x136xi16>
  check.expect_eq %r, %e : tensor<2x3x7x136xi16>
  func.return
}
func.func private @t11() {
  %a0 = stablehlo.iota dim = 0 : tensor<768xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<768xi32>) -> tensor<2x1x6x64xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x1x6x64xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x1x6x64xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x1x6x64xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x1x6x64xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x1x6x64xi32>) -> tensor<2x1x6x64xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x1x6x64xi16>
  %a7 = stablehlo.convert %a6 : (tensor<2x1x6x64xi16>) -> tensor<2x1x6x64xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x1x6x64xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<18xi32>) -> tensor<2x1x3x3xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<2x1x3x3xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<2x1x3x3xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<2x1x3x3xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<2x1x3x3xi32>
  %b6 = stablehlo.convert %b5 : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<2x1x3x3xi16>
  %b7 = stablehlo.convert %b6 : (tensor<2x1x3x3xi16>) -> tensor<2x1x3x3xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<2x1x3x3xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x6x64xi16>, tensor<2x1x3x3xi16>) -> tensor<2x2x6x64xi16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x6x64xi32>, tensor<2x1x3x3xi32>) -> tensor<2x2x6x64xi32>
  %e = stablehlo.convert %e0 : (tensor<2x2x6x64xi32>) -> tensor<2x2x6x64xi16>
  check.expect_eq %r, %e : tensor<2x2x6x64xi16>
  func.return
}
func.func private @t12() {
  %a0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<360xi32>) -> tensor<1x1x9x40xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<1x1x9x40xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<1x1x9x40xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<1x1x9x40xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<1x1x9x40xi32>
  %a6 = stablehlo.convert %a5 : (tensor<1x1x9x40xi32>) -> tensor<1x1x9x40xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<1x1x9x40xi16>
  %a7 = stablehlo.convert %a6 : (tensor<1x1x9x40xi16>) -> tensor<1x1x9x40xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<1x1x9x40xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<27xi32>) -> tensor<3x1x3x3xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x1x3x3xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x1x3x3xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x1x3x3xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x1x3x3xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x1x3x3xi32>) -> tensor<3x1x3x3xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x1x3x3xi16>
  %b7 = stablehlo.convert %b6 : (tensor<3x1x3x3xi16>) -> tensor<3x1x3x3xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x1x3x3xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x9x40xi16>, tensor<3x1x3x3xi16>) -> tensor<1x3x4x19xi16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x9x40xi32>, tensor<3x1x3x3xi32>) -> tensor<1x3x4x19xi32>
  %e = stablehlo.convert %e0 : (tensor<1x3x4x19xi32>) -> tensor<1x3x4x19xi16>
  check.expect_eq %r, %e : tensor<1x3x4x19xi16>
  func.return
}
func.func private @t13() {
  %a0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<480xi32>) -> tensor<2x6x40x1xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x6x40x1xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x6x40x1xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x6x40x1xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x6x40x1xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x6x40x1xi32>) -> tensor<2x6x40x1xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x6x40x1xi16>
  %a7 = stablehlo.convert %a6 : (tensor<2x6x40x1xi16>) -> tensor<2x6x40x1xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x6x40x1xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<36xi32>) -> tensor<3x3x1x4xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x3x1x4xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x3x1x4xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x3x1x4xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x3x1x4xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x3x1x4xi32>) -> tensor<3x3x1x4xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x3x1x4xi16>
  %b7 = stablehlo.convert %b6 : (tensor<3x3x1x4xi16>) -> tensor<3x3x1x4xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x3x1x4xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x40x1xi16>, tensor<3x3x1x4xi16>) -> tensor<2x4x38x4xi16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x40x1xi32>, tensor<3x3x1x4xi32>) -> tensor<2x4x38x4xi32>
  %e = stablehlo.convert %e0 : (tensor<2x4x38x4xi32>) -> tensor<2x4x38x4xi16>
  check.expect_eq %r, %e : tensor<2x4x38x4xi16>
  func.return
}
func.func private @t14() {
  %a0 = stablehlo.iota dim = 0 : tensor<210xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<210xi32>) -> tensor<3x1x70xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<3x1x70xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<3x1x70xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<3x1x70xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<3x1x70xi32>
  %a6 = stablehlo.convert %a5 : (tensor<3x1x70xi32>) -> tensor<3x1x70xi16>
  %a = stablehlo.optimization_barrier %a6 : tensor<3x1x70xi16>
  %a7 = stablehlo.convert %a6 : (tensor<3x1x70xi16>) -> tensor<3x1x70xi32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<3x1x70xi32>
  %b0 = stablehlo.iota dim = 0 : tensor<8xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<8xi32>) -> tensor<2x1x4xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<2x1x4xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<2x1x4xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<2x1x4xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<2x1x4xi32>
  %b6 = stablehlo.convert %b5 : (tensor<2x1x4xi32>) -> tensor<2x1x4xi16>
  %b = stablehlo.optimization_barrier %b6 : tensor<2x1x4xi16>
  %b7 = stablehlo.convert %b6 : (tensor<2x1x4xi16>) -> tensor<2x1x4xi32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<2x1x4xi32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[f, b, 0], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x70xi16>, tensor<2x1x4xi16>) -> tensor<2x3x67xi16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0]x[o, i, 0]->[f, b, 0], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x70xi32>, tensor<2x1x4xi32>) -> tensor<2x3x67xi32>
  %e = stablehlo.convert %e0 : (tensor<2x3x67xi32>) -> tensor<2x3x67xi16>
  check.expect_eq %r, %e : tensor<2x3x67xi16>
  func.return
}
func.func private @t15() {
  %a0 = stablehlo.iota dim = 0 : tensor<2520xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<2520xi32>) -> tensor<2x1x9x140xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x1x9x140xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x1x9x140xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x1x9x140xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x1x9x140xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x1x9x140xi32>) -> tensor<2x1x9x140xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x1x9x140xui16>
  %a7 = stablehlo.convert %a6 : (tensor<2x1x9x140xui16>) -> tensor<2x1x9x140xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x1x9x140xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<45xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<45xi32>) -> tensor<3x1x3x5xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x1x3x5xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x1x3x5xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x1x3x5xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x1x3x5xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x1x3x5xi32>) -> tensor<3x1x3x5xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x1x3x5xui16>
  %b7 = stablehlo.convert %b6 : (tensor<3x1x3x5xui16>) -> tensor<3x1x3x5xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x1x3x5xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x140xui16>, tensor<3x1x3x5xui16>) -> tensor<2x3x7x136xui16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x140xui32>, tensor<3x1x3x5xui32>) -> tensor<2x3x7x136xui32>
  %e = stablehlo.convert %e0 : (tensor<2x3x7x136xui32>) -> tensor<2x3x7x136xui16>
  check.expect_eq %r, %e : tensor<2x3x7x136xui16>
  func.return
}
func.func private @t16() {
  %a0 = stablehlo.iota dim = 0 : tensor<768xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<768xi32>) -> tensor<2x1x6x64xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x1x6x64xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x1x6x64xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x1x6x64xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x1x6x64xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x1x6x64xi32>) -> tensor<2x1x6x64xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x1x6x64xui16>
  %a7 = stablehlo.convert %a6 : (tensor<2x1x6x64xui16>) -> tensor<2x1x6x64xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x1x6x64xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<18xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<18xi32>) -> tensor<2x1x3x3xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<2x1x3x3xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<2x1x3x3xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<2x1x3x3xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<2x1x3x3xi32>
  %b6 = stablehlo.convert %b5 : (tensor<2x1x3x3xi32>) -> tensor<2x1x3x3xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<2x1x3x3xui16>
  %b7 = stablehlo.convert %b6 : (tensor<2x1x3x3xui16>) -> tensor<2x1x3x3xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<2x1x3x3xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x6x64xui16>, tensor<2x1x3x3xui16>) -> tensor<2x2x6x64xui16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 2]], rhs_dilate = [1, 2], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x6x64xui32>, tensor<2x1x3x3xui32>) -> tensor<2x2x6x64xui32>
  %e = stablehlo.convert %e0 : (tensor<2x2x6x64xui32>) -> tensor<2x2x6x64xui16>
  check.expect_eq %r, %e : tensor<2x2x6x64xui16>
  func.return
}
func.func private @t17() {
  %a0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<360xi32>) -> tensor<1x1x9x40xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<1x1x9x40xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<1x1x9x40xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<1x1x9x40xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<1x1x9x40xi32>
  %a6 = stablehlo.convert %a5 : (tensor<1x1x9x40xi32>) -> tensor<1x1x9x40xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<1x1x9x40xui16>
  %a7 = stablehlo.convert %a6 : (tensor<1x1x9x40xui16>) -> tensor<1x1x9x40xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<1x1x9x40xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<27xi32>) -> tensor<3x1x3x3xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x1x3x3xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x1x3x3xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x1x3x3xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x1x3x3xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x1x3x3xi32>) -> tensor<3x1x3x3xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x1x3x3xui16>
  %b7 = stablehlo.convert %b6 : (tensor<3x1x3x3xui16>) -> tensor<3x1x3x3xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x1x3x3xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x9x40xui16>, tensor<3x1x3x3xui16>) -> tensor<1x3x4x19xui16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x9x40xui32>, tensor<3x1x3x3xui32>) -> tensor<1x3x4x19xui32>
  %e = stablehlo.convert %e0 : (tensor<1x3x4x19xui32>) -> tensor<1x3x4x19xui16>
  check.expect_eq %r, %e : tensor<1x3x4x19xui16>
  func.return
}
func.func private @t18() {
  %a0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<480xi32>) -> tensor<2x6x40x1xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<2x6x40x1xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<2x6x40x1xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<2x6x40x1xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<2x6x40x1xi32>
  %a6 = stablehlo.convert %a5 : (tensor<2x6x40x1xi32>) -> tensor<2x6x40x1xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<2x6x40x1xui16>
  %a7 = stablehlo.convert %a6 : (tensor<2x6x40x1xui16>) -> tensor<2x6x40x1xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<2x6x40x1xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<36xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<36xi32>) -> tensor<3x3x1x4xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<3x3x1x4xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<3x3x1x4xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<3x3x1x4xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<3x3x1x4xi32>
  %b6 = stablehlo.convert %b5 : (tensor<3x3x1x4xi32>) -> tensor<3x3x1x4xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<3x3x1x4xui16>
  %b7 = stablehlo.convert %b6 : (tensor<3x3x1x4xui16>) -> tensor<3x3x1x4xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<3x3x1x4xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x40x1xui16>, tensor<3x3x1x4xui16>) -> tensor<2x4x38x4xui16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x40x1xui32>, tensor<3x3x1x4xui32>) -> tensor<2x4x38x4xui32>
  %e = stablehlo.convert %e0 : (tensor<2x4x38x4xui32>) -> tensor<2x4x38x4xui16>
  check.expect_eq %r, %e : tensor<2x4x38x4xui16>
  func.return
}
func.func private @t19() {
  %a0 = stablehlo.iota dim = 0 : tensor<210xi32>
  %a1 = stablehlo.reshape %a0 : (tensor<210xi32>) -> tensor<3x1x70xi32>
  %a2 = stablehlo.constant dense<7919> : tensor<3x1x70xi32>
  %a3 = stablehlo.multiply %a1, %a2 : tensor<3x1x70xi32>
  %a4 = stablehlo.constant dense<-77> : tensor<3x1x70xi32>
  %a5 = stablehlo.add %a3, %a4 : tensor<3x1x70xi32>
  %a6 = stablehlo.convert %a5 : (tensor<3x1x70xi32>) -> tensor<3x1x70xui16>
  %a = stablehlo.optimization_barrier %a6 : tensor<3x1x70xui16>
  %a7 = stablehlo.convert %a6 : (tensor<3x1x70xui16>) -> tensor<3x1x70xui32>
  %aw = stablehlo.optimization_barrier %a7 : tensor<3x1x70xui32>
  %b0 = stablehlo.iota dim = 0 : tensor<8xi32>
  %b1 = stablehlo.reshape %b0 : (tensor<8xi32>) -> tensor<2x1x4xi32>
  %b2 = stablehlo.constant dense<-104729> : tensor<2x1x4xi32>
  %b3 = stablehlo.multiply %b1, %b2 : tensor<2x1x4xi32>
  %b4 = stablehlo.constant dense<1234> : tensor<2x1x4xi32>
  %b5 = stablehlo.add %b3, %b4 : tensor<2x1x4xi32>
  %b6 = stablehlo.convert %b5 : (tensor<2x1x4xi32>) -> tensor<2x1x4xui16>
  %b = stablehlo.optimization_barrier %b6 : tensor<2x1x4xui16>
  %b7 = stablehlo.convert %b6 : (tensor<2x1x4xui16>) -> tensor<2x1x4xui32>
  %bw = stablehlo.optimization_barrier %b7 : tensor<2x1x4xui32>
  %r = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[f, b, 0], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x70xui16>, tensor<2x1x4xui16>) -> tensor<2x3x67xui16>
  %e0 = stablehlo.convolution(%aw, %bw) dim_numbers = [b, f, 0]x[o, i, 0]->[f, b, 0], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<3x1x70xui32>, tensor<2x1x4xui32>) -> tensor<2x3x67xui32>
  %e = stablehlo.convert %e0 : (tensor<2x3x67xui32>) -> tensor<2x3x67xui16>
  check.expect_eq %r, %e : tensor<2x3x67xui16>
  func.return
}
