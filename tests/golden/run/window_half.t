// Windows of f16 and bf16: that slide along rows of neighbours by one, two and three,
// beyond their ends, with holes and over rows of less than a vector; and that slide
// beside channels that fill vectors and that do not.  Oracle: the elements of the
// padded operand one after the other, which round as often, with a barrier between.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @rows_f16_add() : () -> ()
  func.call @rows_f16_max() : () -> ()
  func.call @rows_f16_min() : () -> ()
  func.call @rows_f16_mul() : () -> ()
  func.call @rows_f16_odd() : () -> ()
  func.call @rows_f16_few() : () -> ()
  func.call @rows_f16_dil() : () -> ()
  func.call @rows_f16_by3() : () -> ()
  func.call @line_f16() : () -> ()
  func.call @edge_f16() : () -> ()
  func.call @same_f16_4() : () -> ()
  func.call @same_f16_20() : () -> ()
  func.call @same_f16_71() : () -> ()
  func.call @same_f16_mul() : () -> ()
  func.call @same_f16_min() : () -> ()
  func.call @rows_bf16_add() : () -> ()
  func.call @rows_bf16_max() : () -> ()
  func.call @rows_bf16_min() : () -> ()
  func.call @rows_bf16_mul() : () -> ()
  func.call @rows_bf16_odd() : () -> ()
  func.call @rows_bf16_few() : () -> ()
  func.call @rows_bf16_dil() : () -> ()
  func.call @rows_bf16_by3() : () -> ()
  func.call @line_bf16() : () -> ()
  func.call @edge_bf16() : () -> ()
  func.call @same_bf16_4() : () -> ()
  func.call @same_bf16_20() : () -> ()
  func.call @same_bf16_71() : () -> ()
  func.call @same_bf16_mul() : () -> ()
  func.call @same_bf16_min() : () -> ()
  func.return
}
func.func private @rows_f16_add() {
  %i = stablehlo.iota dim = 0 : tensor<1386xi32>
  %a = stablehlo.constant dense<37> : tensor<1386xi32>
  %b = stablehlo.multiply %i, %a : tensor<1386xi32>
  %c = stablehlo.constant dense<101> : tensor<1386xi32>
  %d = stablehlo.remainder %b, %c : tensor<1386xi32>
  %e = stablehlo.constant dense<50> : tensor<1386xi32>
  %f = stablehlo.subtract %d, %e : tensor<1386xi32>
  %g = stablehlo.convert %f : (tensor<1386xi32>) -> tensor<1386xf16>
  %h = stablehlo.reshape %g : (tensor<1386xf16>) -> tensor<2x3x7x33xf16>
  %x = stablehlo.optimization_barrier %h : tensor<2x3x7x33xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x3x7x33xf16>, tensor<f16>) -> tensor<2x3x7x33xf16>
  %y = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<2x3x7x33xf16>, tensor<f16>) -> tensor<2x3x9x35xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<2x3x9x35xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<2x3x7x33xf16>
  %s0 = stablehlo.slice %yb [0:2:1, 0:3:1, 0:7:1, 0:33:1] : (tensor<2x3x9x35xf16>) -> tensor<2x3x7x33xf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<2x3x7x33xf16>
  %s1 = stablehlo.slice %yb [0:2:1, 0:3:1, 0:7:1, 1:34:1] : (tensor<2x3x9x35xf16>) -> tensor<2x3x7x33xf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<2x3x7x33xf16>
  %s2 = stablehlo.slice %yb [0:2:1, 0:3:1, 0:7:1, 2:35:1] : (tensor<2x3x9x35xf16>) -> tensor<2x3x7x33xf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<2x3x7x33xf16>
  %s3 = stablehlo.slice %yb [0:2:1, 0:3:1, 1:8:1, 0:33:1] : (tensor<2x3x9x35xf16>) -> tensor<2x3x7x33xf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<2x3x7x33xf16>
  %s4 = stablehlo.slice %yb [0:2:1, 0:3:1, 1:8:1, 1:34:1] : (tensor<2x3x9x35xf16>) -> tensor<2x3x7x33xf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<2x3x7x33xf16>
  %s5 = stablehlo.slice %yb [0:2:1, 0:3:1, 1:8:1, 2:35:1] : (tensor<2x3x9x35xf16>) -> tensor<2x3x7x33xf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<2x3x7x33xf16>
  %s6 = stablehlo.slice %yb [0:2:1, 0:3:1, 2:9:1, 0:33:1] : (tensor<2x3x9x35xf16>) -> tensor<2x3x7x33xf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<2x3x7x33xf16>
  %s7 = stablehlo.slice %yb [0:2:1, 0:3:1, 2:9:1, 1:34:1] : (tensor<2x3x9x35xf16>) -> tensor<2x3x7x33xf16>
  %w8 = stablehlo.add %w7, %s7 : tensor<2x3x7x33xf16>
  %s8 = stablehlo.slice %yb [0:2:1, 0:3:1, 2:9:1, 2:35:1] : (tensor<2x3x9x35xf16>) -> tensor<2x3x7x33xf16>
  %w9 = stablehlo.add %w8, %s8 : tensor<2x3x7x33xf16>
  check.expect_eq %r, %w9 : tensor<2x3x7x33xf16>
  func.return
}
func.func private @rows_f16_max() {
  %i = stablehlo.iota dim = 0 : tensor<432xi32>
  %a = stablehlo.constant dense<37> : tensor<432xi32>
  %b = stablehlo.multiply %i, %a : tensor<432xi32>
  %c = stablehlo.constant dense<101> : tensor<432xi32>
  %d = stablehlo.remainder %b, %c : tensor<432xi32>
  %e = stablehlo.constant dense<50> : tensor<432xi32>
  %f = stablehlo.subtract %d, %e : tensor<432xi32>
  %g = stablehlo.convert %f : (tensor<432xi32>) -> tensor<432xf16>
  %h = stablehlo.reshape %g : (tensor<432xf16>) -> tensor<3x9x16xf16>
  %x = stablehlo.optimization_barrier %h : tensor<3x9x16xf16>
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 1], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<3x9x16xf16>, tensor<f16>) -> tensor<3x4x8xf16>
  %y = stablehlo.pad %x, %z, low = [0, 0, 0], high = [0, 1, 1], interior = [0, 0, 0] : (tensor<3x9x16xf16>, tensor<f16>) -> tensor<3x10x17xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<3x10x17xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<3x4x8xf16>
  %s0 = stablehlo.slice %yb [0:3:1, 0:7:2, 0:15:2] : (tensor<3x10x17xf16>) -> tensor<3x4x8xf16>
  %w1 = stablehlo.maximum %w0, %s0 : tensor<3x4x8xf16>
  %s1 = stablehlo.slice %yb [0:3:1, 0:7:2, 1:16:2] : (tensor<3x10x17xf16>) -> tensor<3x4x8xf16>
  %w2 = stablehlo.maximum %w1, %s1 : tensor<3x4x8xf16>
  %s2 = stablehlo.slice %yb [0:3:1, 0:7:2, 2:17:2] : (tensor<3x10x17xf16>) -> tensor<3x4x8xf16>
  %w3 = stablehlo.maximum %w2, %s2 : tensor<3x4x8xf16>
  %s3 = stablehlo.slice %yb [0:3:1, 1:8:2, 0:15:2] : (tensor<3x10x17xf16>) -> tensor<3x4x8xf16>
  %w4 = stablehlo.maximum %w3, %s3 : tensor<3x4x8xf16>
  %s4 = stablehlo.slice %yb [0:3:1, 1:8:2, 1:16:2] : (tensor<3x10x17xf16>) -> tensor<3x4x8xf16>
  %w5 = stablehlo.maximum %w4, %s4 : tensor<3x4x8xf16>
  %s5 = stablehlo.slice %yb [0:3:1, 1:8:2, 2:17:2] : (tensor<3x10x17xf16>) -> tensor<3x4x8xf16>
  %w6 = stablehlo.maximum %w5, %s5 : tensor<3x4x8xf16>
  %s6 = stablehlo.slice %yb [0:3:1, 2:9:2, 0:15:2] : (tensor<3x10x17xf16>) -> tensor<3x4x8xf16>
  %w7 = stablehlo.maximum %w6, %s6 : tensor<3x4x8xf16>
  %s7 = stablehlo.slice %yb [0:3:1, 2:9:2, 1:16:2] : (tensor<3x10x17xf16>) -> tensor<3x4x8xf16>
  %w8 = stablehlo.maximum %w7, %s7 : tensor<3x4x8xf16>
  %s8 = stablehlo.slice %yb [0:3:1, 2:9:2, 2:17:2] : (tensor<3x10x17xf16>) -> tensor<3x4x8xf16>
  %w9 = stablehlo.maximum %w8, %s8 : tensor<3x4x8xf16>
  check.expect_eq %r, %w9 : tensor<3x4x8xf16>
  func.return
}
func.func private @rows_f16_min() {
  %i = stablehlo.iota dim = 0 : tensor<960xi32>
  %a = stablehlo.constant dense<37> : tensor<960xi32>
  %b = stablehlo.multiply %i, %a : tensor<960xi32>
  %c = stablehlo.constant dense<101> : tensor<960xi32>
  %d = stablehlo.remainder %b, %c : tensor<960xi32>
  %e = stablehlo.constant dense<50> : tensor<960xi32>
  %f = stablehlo.subtract %d, %e : tensor<960xi32>
  %g = stablehlo.convert %f : (tensor<960xi32>) -> tensor<960xf16>
  %h = stablehlo.reshape %g : (tensor<960xf16>) -> tensor<3x8x40xf16>
  %x = stablehlo.optimization_barrier %h : tensor<3x8x40xf16>
  %z = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<3x8x40xf16>, tensor<f16>) -> tensor<3x4x20xf16>
  %y = stablehlo.pad %x, %z, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x8x40xf16>, tensor<f16>) -> tensor<3x8x40xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<3x8x40xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<3x4x20xf16>
  %s0 = stablehlo.slice %yb [0:3:1, 0:7:2, 0:39:2] : (tensor<3x8x40xf16>) -> tensor<3x4x20xf16>
  %w1 = stablehlo.minimum %w0, %s0 : tensor<3x4x20xf16>
  %s1 = stablehlo.slice %yb [0:3:1, 0:7:2, 1:40:2] : (tensor<3x8x40xf16>) -> tensor<3x4x20xf16>
  %w2 = stablehlo.minimum %w1, %s1 : tensor<3x4x20xf16>
  %s2 = stablehlo.slice %yb [0:3:1, 1:8:2, 0:39:2] : (tensor<3x8x40xf16>) -> tensor<3x4x20xf16>
  %w3 = stablehlo.minimum %w2, %s2 : tensor<3x4x20xf16>
  %s3 = stablehlo.slice %yb [0:3:1, 1:8:2, 1:40:2] : (tensor<3x8x40xf16>) -> tensor<3x4x20xf16>
  %w4 = stablehlo.minimum %w3, %s3 : tensor<3x4x20xf16>
  check.expect_eq %r, %w4 : tensor<3x4x20xf16>
  func.return
}
func.func private @rows_f16_mul() {
  %i = stablehlo.iota dim = 0 : tensor<350xi32>
  %a = stablehlo.constant dense<7> : tensor<350xi32>
  %b = stablehlo.multiply %i, %a : tensor<350xi32>
  %c = stablehlo.constant dense<3> : tensor<350xi32>
  %d = stablehlo.remainder %b, %c : tensor<350xi32>
  %e = stablehlo.constant dense<1> : tensor<350xi32>
  %f = stablehlo.subtract %d, %e : tensor<350xi32>
  %g = stablehlo.convert %f : (tensor<350xi32>) -> tensor<350xf16>
  %h = stablehlo.reshape %g : (tensor<350xf16>) -> tensor<5x70xf16>
  %x = stablehlo.optimization_barrier %h : tensor<5x70xf16>
  %z = stablehlo.constant dense<1.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<5x70xf16>, tensor<f16>) -> tensor<5x36xf16>
  %y = stablehlo.pad %x, %z, low = [0, 2], high = [0, 3], interior = [0, 0] : (tensor<5x70xf16>, tensor<f16>) -> tensor<5x75xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<5x75xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<5x36xf16>
  %s0 = stablehlo.slice %yb [0:5:1, 0:71:2] : (tensor<5x75xf16>) -> tensor<5x36xf16>
  %w1 = stablehlo.multiply %w0, %s0 : tensor<5x36xf16>
  %s1 = stablehlo.slice %yb [0:5:1, 2:73:2] : (tensor<5x75xf16>) -> tensor<5x36xf16>
  %w2 = stablehlo.multiply %w1, %s1 : tensor<5x36xf16>
  %s2 = stablehlo.slice %yb [0:5:1, 4:75:2] : (tensor<5x75xf16>) -> tensor<5x36xf16>
  %w3 = stablehlo.multiply %w2, %s2 : tensor<5x36xf16>
  check.expect_eq %r, %w3 : tensor<5x36xf16>
  func.return
}
func.func private @rows_f16_odd() {
  %i = stablehlo.iota dim = 0 : tensor<738xi32>
  %a = stablehlo.constant dense<37> : tensor<738xi32>
  %b = stablehlo.multiply %i, %a : tensor<738xi32>
  %c = stablehlo.constant dense<101> : tensor<738xi32>
  %d = stablehlo.remainder %b, %c : tensor<738xi32>
  %e = stablehlo.constant dense<50> : tensor<738xi32>
  %f = stablehlo.subtract %d, %e : tensor<738xi32>
  %g = stablehlo.convert %f : (tensor<738xi32>) -> tensor<738xf16>
  %h = stablehlo.reshape %g : (tensor<738xf16>) -> tensor<2x9x41xf16>
  %x = stablehlo.optimization_barrier %h : tensor<2x9x41xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 0], [4, 4]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 5>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x9x41xf16>, tensor<f16>) -> tensor<2x9x23xf16>
  %y = stablehlo.pad %x, %z, low = [0, 1, 4], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<2x9x41xf16>, tensor<f16>) -> tensor<2x10x49xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<2x10x49xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<2x9x23xf16>
  %s0 = stablehlo.slice %yb [0:2:1, 0:9:1, 0:45:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<2x9x23xf16>
  %s1 = stablehlo.slice %yb [0:2:1, 0:9:1, 1:46:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<2x9x23xf16>
  %s2 = stablehlo.slice %yb [0:2:1, 0:9:1, 2:47:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<2x9x23xf16>
  %s3 = stablehlo.slice %yb [0:2:1, 0:9:1, 3:48:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<2x9x23xf16>
  %s4 = stablehlo.slice %yb [0:2:1, 0:9:1, 4:49:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<2x9x23xf16>
  %s5 = stablehlo.slice %yb [0:2:1, 1:10:1, 0:45:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<2x9x23xf16>
  %s6 = stablehlo.slice %yb [0:2:1, 1:10:1, 1:46:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<2x9x23xf16>
  %s7 = stablehlo.slice %yb [0:2:1, 1:10:1, 2:47:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w8 = stablehlo.add %w7, %s7 : tensor<2x9x23xf16>
  %s8 = stablehlo.slice %yb [0:2:1, 1:10:1, 3:48:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w9 = stablehlo.add %w8, %s8 : tensor<2x9x23xf16>
  %s9 = stablehlo.slice %yb [0:2:1, 1:10:1, 4:49:2] : (tensor<2x10x49xf16>) -> tensor<2x9x23xf16>
  %w10 = stablehlo.add %w9, %s9 : tensor<2x9x23xf16>
  check.expect_eq %r, %w10 : tensor<2x9x23xf16>
  func.return
}
func.func private @rows_f16_few() {
  %i = stablehlo.iota dim = 0 : tensor<108xi32>
  %a = stablehlo.constant dense<37> : tensor<108xi32>
  %b = stablehlo.multiply %i, %a : tensor<108xi32>
  %c = stablehlo.constant dense<101> : tensor<108xi32>
  %d = stablehlo.remainder %b, %c : tensor<108xi32>
  %e = stablehlo.constant dense<50> : tensor<108xi32>
  %f = stablehlo.subtract %d, %e : tensor<108xi32>
  %g = stablehlo.convert %f : (tensor<108xi32>) -> tensor<108xf16>
  %h = stablehlo.reshape %g : (tensor<108xf16>) -> tensor<4x3x9xf16>
  %x = stablehlo.optimization_barrier %h : tensor<4x3x9xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<4x3x9xf16>, tensor<f16>) -> tensor<4x2x5xf16>
  %y = stablehlo.pad %x, %z, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<4x3x9xf16>, tensor<f16>) -> tensor<4x3x10xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<4x3x10xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<4x2x5xf16>
  %s0 = stablehlo.slice %yb [0:4:1, 0:2:1, 0:9:2] : (tensor<4x3x10xf16>) -> tensor<4x2x5xf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<4x2x5xf16>
  %s1 = stablehlo.slice %yb [0:4:1, 0:2:1, 1:10:2] : (tensor<4x3x10xf16>) -> tensor<4x2x5xf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<4x2x5xf16>
  %s2 = stablehlo.slice %yb [0:4:1, 1:3:1, 0:9:2] : (tensor<4x3x10xf16>) -> tensor<4x2x5xf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<4x2x5xf16>
  %s3 = stablehlo.slice %yb [0:4:1, 1:3:1, 1:10:2] : (tensor<4x3x10xf16>) -> tensor<4x2x5xf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<4x2x5xf16>
  check.expect_eq %r, %w4 : tensor<4x2x5xf16>
  func.return
}
func.func private @rows_f16_dil() {
  %i = stablehlo.iota dim = 0 : tensor<200xi32>
  %a = stablehlo.constant dense<37> : tensor<200xi32>
  %b = stablehlo.multiply %i, %a : tensor<200xi32>
  %c = stablehlo.constant dense<101> : tensor<200xi32>
  %d = stablehlo.remainder %b, %c : tensor<200xi32>
  %e = stablehlo.constant dense<50> : tensor<200xi32>
  %f = stablehlo.subtract %d, %e : tensor<200xi32>
  %g = stablehlo.convert %f : (tensor<200xi32>) -> tensor<200xf16>
  %h = stablehlo.reshape %g : (tensor<200xf16>) -> tensor<4x50xf16>
  %x = stablehlo.optimization_barrier %h : tensor<4x50xf16>
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [5, 6]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<4x50xf16>, tensor<f16>) -> tensor<4x52xf16>
  %y = stablehlo.pad %x, %z, low = [0, 5], high = [0, 6], interior = [0, 0] : (tensor<4x50xf16>, tensor<f16>) -> tensor<4x61xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<4x61xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<4x52xf16>
  %s0 = stablehlo.slice %yb [0:4:1, 0:52:1] : (tensor<4x61xf16>) -> tensor<4x52xf16>
  %w1 = stablehlo.maximum %w0, %s0 : tensor<4x52xf16>
  %s1 = stablehlo.slice %yb [0:4:1, 3:55:1] : (tensor<4x61xf16>) -> tensor<4x52xf16>
  %w2 = stablehlo.maximum %w1, %s1 : tensor<4x52xf16>
  %s2 = stablehlo.slice %yb [0:4:1, 6:58:1] : (tensor<4x61xf16>) -> tensor<4x52xf16>
  %w3 = stablehlo.maximum %w2, %s2 : tensor<4x52xf16>
  %s3 = stablehlo.slice %yb [0:4:1, 9:61:1] : (tensor<4x61xf16>) -> tensor<4x52xf16>
  %w4 = stablehlo.maximum %w3, %s3 : tensor<4x52xf16>
  check.expect_eq %r, %w4 : tensor<4x52xf16>
  func.return
}
func.func private @rows_f16_by3() {
  %i = stablehlo.iota dim = 0 : tensor<200xi32>
  %a = stablehlo.constant dense<37> : tensor<200xi32>
  %b = stablehlo.multiply %i, %a : tensor<200xi32>
  %c = stablehlo.constant dense<101> : tensor<200xi32>
  %d = stablehlo.remainder %b, %c : tensor<200xi32>
  %e = stablehlo.constant dense<50> : tensor<200xi32>
  %f = stablehlo.subtract %d, %e : tensor<200xi32>
  %g = stablehlo.convert %f : (tensor<200xi32>) -> tensor<200xf16>
  %h = stablehlo.reshape %g : (tensor<200xf16>) -> tensor<4x50xf16>
  %x = stablehlo.optimization_barrier %h : tensor<4x50xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<4x50xf16>, tensor<f16>) -> tensor<4x17xf16>
  %y = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<4x50xf16>, tensor<f16>) -> tensor<4x53xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<4x53xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<4x17xf16>
  %s0 = stablehlo.slice %yb [0:4:1, 0:49:3] : (tensor<4x53xf16>) -> tensor<4x17xf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<4x17xf16>
  %s1 = stablehlo.slice %yb [0:4:1, 1:50:3] : (tensor<4x53xf16>) -> tensor<4x17xf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<4x17xf16>
  %s2 = stablehlo.slice %yb [0:4:1, 2:51:3] : (tensor<4x53xf16>) -> tensor<4x17xf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<4x17xf16>
  %s3 = stablehlo.slice %yb [0:4:1, 3:52:3] : (tensor<4x53xf16>) -> tensor<4x17xf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<4x17xf16>
  check.expect_eq %r, %w4 : tensor<4x17xf16>
  func.return
}
func.func private @line_f16() {
  %i = stablehlo.iota dim = 0 : tensor<301xi32>
  %a = stablehlo.constant dense<37> : tensor<301xi32>
  %b = stablehlo.multiply %i, %a : tensor<301xi32>
  %c = stablehlo.constant dense<101> : tensor<301xi32>
  %d = stablehlo.remainder %b, %c : tensor<301xi32>
  %e = stablehlo.constant dense<50> : tensor<301xi32>
  %f = stablehlo.subtract %d, %e : tensor<301xi32>
  %g = stablehlo.convert %f : (tensor<301xi32>) -> tensor<301xf16>
  %h = stablehlo.reshape %g : (tensor<301xf16>) -> tensor<301xf16>
  %x = stablehlo.optimization_barrier %h : tensor<301xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[3, 3]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<301xf16>, tensor<f16>) -> tensor<151xf16>
  %y = stablehlo.pad %x, %z, low = [3], high = [3], interior = [0] : (tensor<301xf16>, tensor<f16>) -> tensor<307xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<307xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<151xf16>
  %s0 = stablehlo.slice %yb [0:301:2] : (tensor<307xf16>) -> tensor<151xf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<151xf16>
  %s1 = stablehlo.slice %yb [1:302:2] : (tensor<307xf16>) -> tensor<151xf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<151xf16>
  %s2 = stablehlo.slice %yb [2:303:2] : (tensor<307xf16>) -> tensor<151xf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<151xf16>
  %s3 = stablehlo.slice %yb [3:304:2] : (tensor<307xf16>) -> tensor<151xf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<151xf16>
  %s4 = stablehlo.slice %yb [4:305:2] : (tensor<307xf16>) -> tensor<151xf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<151xf16>
  %s5 = stablehlo.slice %yb [5:306:2] : (tensor<307xf16>) -> tensor<151xf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<151xf16>
  %s6 = stablehlo.slice %yb [6:307:2] : (tensor<307xf16>) -> tensor<151xf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<151xf16>
  check.expect_eq %r, %w7 : tensor<151xf16>
  func.return
}
func.func private @edge_f16() {
  %i = stablehlo.iota dim = 0 : tensor<12xi32>
  %a = stablehlo.constant dense<37> : tensor<12xi32>
  %b = stablehlo.multiply %i, %a : tensor<12xi32>
  %c = stablehlo.constant dense<101> : tensor<12xi32>
  %d = stablehlo.remainder %b, %c : tensor<12xi32>
  %e = stablehlo.constant dense<50> : tensor<12xi32>
  %f = stablehlo.subtract %d, %e : tensor<12xi32>
  %g = stablehlo.convert %f : (tensor<12xi32>) -> tensor<12xf16>
  %h = stablehlo.reshape %g : (tensor<12xf16>) -> tensor<3x4xf16>
  %x = stablehlo.optimization_barrier %h : tensor<3x4xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<3x4xf16>, tensor<f16>) -> tensor<3x5xf16>
  %y = stablehlo.pad %x, %z, low = [0, 4], high = [0, 5], interior = [0, 0] : (tensor<3x4xf16>, tensor<f16>) -> tensor<3x13xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<3x13xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
  %s0 = stablehlo.slice %yb [0:3:1, 0:5:1] : (tensor<3x13xf16>) -> tensor<3x5xf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<3x5xf16>
  %s1 = stablehlo.slice %yb [0:3:1, 1:6:1] : (tensor<3x13xf16>) -> tensor<3x5xf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<3x5xf16>
  %s2 = stablehlo.slice %yb [0:3:1, 2:7:1] : (tensor<3x13xf16>) -> tensor<3x5xf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<3x5xf16>
  %s3 = stablehlo.slice %yb [0:3:1, 3:8:1] : (tensor<3x13xf16>) -> tensor<3x5xf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<3x5xf16>
  %s4 = stablehlo.slice %yb [0:3:1, 4:9:1] : (tensor<3x13xf16>) -> tensor<3x5xf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<3x5xf16>
  %s5 = stablehlo.slice %yb [0:3:1, 5:10:1] : (tensor<3x13xf16>) -> tensor<3x5xf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<3x5xf16>
  %s6 = stablehlo.slice %yb [0:3:1, 6:11:1] : (tensor<3x13xf16>) -> tensor<3x5xf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<3x5xf16>
  %s7 = stablehlo.slice %yb [0:3:1, 7:12:1] : (tensor<3x13xf16>) -> tensor<3x5xf16>
  %w8 = stablehlo.add %w7, %s7 : tensor<3x5xf16>
  %s8 = stablehlo.slice %yb [0:3:1, 8:13:1] : (tensor<3x13xf16>) -> tensor<3x5xf16>
  %w9 = stablehlo.add %w8, %s8 : tensor<3x5xf16>
  check.expect_eq %r, %w9 : tensor<3x5xf16>
  func.return
}
func.func private @same_f16_4() {
  %i = stablehlo.iota dim = 0 : tensor<576xi32>
  %a = stablehlo.constant dense<37> : tensor<576xi32>
  %b = stablehlo.multiply %i, %a : tensor<576xi32>
  %c = stablehlo.constant dense<101> : tensor<576xi32>
  %d = stablehlo.remainder %b, %c : tensor<576xi32>
  %e = stablehlo.constant dense<50> : tensor<576xi32>
  %f = stablehlo.subtract %d, %e : tensor<576xi32>
  %g = stablehlo.convert %f : (tensor<576xi32>) -> tensor<576xf16>
  %h = stablehlo.reshape %g : (tensor<576xf16>) -> tensor<2x9x8x4xf16>
  %x = stablehlo.optimization_barrier %h : tensor<2x9x8x4xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x9x8x4xf16>, tensor<f16>) -> tensor<2x5x4x4xf16>
  %y = stablehlo.pad %x, %z, low = [0, 1, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x9x8x4xf16>, tensor<f16>) -> tensor<2x11x9x4xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<2x11x9x4xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<2x5x4x4xf16>
  %s0 = stablehlo.slice %yb [0:2:1, 0:9:2, 0:7:2, 0:4:1] : (tensor<2x11x9x4xf16>) -> tensor<2x5x4x4xf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<2x5x4x4xf16>
  %s1 = stablehlo.slice %yb [0:2:1, 0:9:2, 1:8:2, 0:4:1] : (tensor<2x11x9x4xf16>) -> tensor<2x5x4x4xf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<2x5x4x4xf16>
  %s2 = stablehlo.slice %yb [0:2:1, 0:9:2, 2:9:2, 0:4:1] : (tensor<2x11x9x4xf16>) -> tensor<2x5x4x4xf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<2x5x4x4xf16>
  %s3 = stablehlo.slice %yb [0:2:1, 1:10:2, 0:7:2, 0:4:1] : (tensor<2x11x9x4xf16>) -> tensor<2x5x4x4xf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<2x5x4x4xf16>
  %s4 = stablehlo.slice %yb [0:2:1, 1:10:2, 1:8:2, 0:4:1] : (tensor<2x11x9x4xf16>) -> tensor<2x5x4x4xf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<2x5x4x4xf16>
  %s5 = stablehlo.slice %yb [0:2:1, 1:10:2, 2:9:2, 0:4:1] : (tensor<2x11x9x4xf16>) -> tensor<2x5x4x4xf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<2x5x4x4xf16>
  %s6 = stablehlo.slice %yb [0:2:1, 2:11:2, 0:7:2, 0:4:1] : (tensor<2x11x9x4xf16>) -> tensor<2x5x4x4xf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<2x5x4x4xf16>
  %s7 = stablehlo.slice %yb [0:2:1, 2:11:2, 1:8:2, 0:4:1] : (tensor<2x11x9x4xf16>) -> tensor<2x5x4x4xf16>
  %w8 = stablehlo.add %w7, %s7 : tensor<2x5x4x4xf16>
  %s8 = stablehlo.slice %yb [0:2:1, 2:11:2, 2:9:2, 0:4:1] : (tensor<2x11x9x4xf16>) -> tensor<2x5x4x4xf16>
  %w9 = stablehlo.add %w8, %s8 : tensor<2x5x4x4xf16>
  check.expect_eq %r, %w9 : tensor<2x5x4x4xf16>
  func.return
}
func.func private @same_f16_20() {
  %i = stablehlo.iota dim = 0 : tensor<960xi32>
  %a = stablehlo.constant dense<37> : tensor<960xi32>
  %b = stablehlo.multiply %i, %a : tensor<960xi32>
  %c = stablehlo.constant dense<101> : tensor<960xi32>
  %d = stablehlo.remainder %b, %c : tensor<960xi32>
  %e = stablehlo.constant dense<50> : tensor<960xi32>
  %f = stablehlo.subtract %d, %e : tensor<960xi32>
  %g = stablehlo.convert %f : (tensor<960xi32>) -> tensor<960xf16>
  %h = stablehlo.reshape %g : (tensor<960xf16>) -> tensor<6x8x20xf16>
  %x = stablehlo.optimization_barrier %h : tensor<6x8x20xf16>
  %z = stablehlo.constant dense<0xFC00> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.maximum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<6x8x20xf16>, tensor<f16>) -> tensor<6x4x20xf16>
  %y = stablehlo.pad %x, %z, low = [1, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<6x8x20xf16>, tensor<f16>) -> tensor<8x8x20xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<8x8x20xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<6x4x20xf16>
  %s0 = stablehlo.slice %yb [0:6:1, 0:7:2, 0:20:1] : (tensor<8x8x20xf16>) -> tensor<6x4x20xf16>
  %w1 = stablehlo.maximum %w0, %s0 : tensor<6x4x20xf16>
  %s1 = stablehlo.slice %yb [0:6:1, 1:8:2, 0:20:1] : (tensor<8x8x20xf16>) -> tensor<6x4x20xf16>
  %w2 = stablehlo.maximum %w1, %s1 : tensor<6x4x20xf16>
  %s2 = stablehlo.slice %yb [1:7:1, 0:7:2, 0:20:1] : (tensor<8x8x20xf16>) -> tensor<6x4x20xf16>
  %w3 = stablehlo.maximum %w2, %s2 : tensor<6x4x20xf16>
  %s3 = stablehlo.slice %yb [1:7:1, 1:8:2, 0:20:1] : (tensor<8x8x20xf16>) -> tensor<6x4x20xf16>
  %w4 = stablehlo.maximum %w3, %s3 : tensor<6x4x20xf16>
  %s4 = stablehlo.slice %yb [2:8:1, 0:7:2, 0:20:1] : (tensor<8x8x20xf16>) -> tensor<6x4x20xf16>
  %w5 = stablehlo.maximum %w4, %s4 : tensor<6x4x20xf16>
  %s5 = stablehlo.slice %yb [2:8:1, 1:8:2, 0:20:1] : (tensor<8x8x20xf16>) -> tensor<6x4x20xf16>
  %w6 = stablehlo.maximum %w5, %s5 : tensor<6x4x20xf16>
  check.expect_eq %r, %w6 : tensor<6x4x20xf16>
  func.return
}
func.func private @same_f16_71() {
  %i = stablehlo.iota dim = 0 : tensor<2982xi32>
  %a = stablehlo.constant dense<37> : tensor<2982xi32>
  %b = stablehlo.multiply %i, %a : tensor<2982xi32>
  %c = stablehlo.constant dense<101> : tensor<2982xi32>
  %d = stablehlo.remainder %b, %c : tensor<2982xi32>
  %e = stablehlo.constant dense<50> : tensor<2982xi32>
  %f = stablehlo.subtract %d, %e : tensor<2982xi32>
  %g = stablehlo.convert %f : (tensor<2982xi32>) -> tensor<2982xf16>
  %h = stablehlo.reshape %g : (tensor<2982xf16>) -> tensor<6x7x71xf16>
  %x = stablehlo.optimization_barrier %h : tensor<6x7x71xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 3, 1>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.add %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<6x7x71xf16>, tensor<f16>) -> tensor<5x7x71xf16>
  %y = stablehlo.pad %x, %z, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<6x7x71xf16>, tensor<f16>) -> tensor<6x9x71xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<6x9x71xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<5x7x71xf16>
  %s0 = stablehlo.slice %yb [0:5:1, 0:7:1, 0:71:1] : (tensor<6x9x71xf16>) -> tensor<5x7x71xf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<5x7x71xf16>
  %s1 = stablehlo.slice %yb [0:5:1, 1:8:1, 0:71:1] : (tensor<6x9x71xf16>) -> tensor<5x7x71xf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<5x7x71xf16>
  %s2 = stablehlo.slice %yb [0:5:1, 2:9:1, 0:71:1] : (tensor<6x9x71xf16>) -> tensor<5x7x71xf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<5x7x71xf16>
  %s3 = stablehlo.slice %yb [1:6:1, 0:7:1, 0:71:1] : (tensor<6x9x71xf16>) -> tensor<5x7x71xf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<5x7x71xf16>
  %s4 = stablehlo.slice %yb [1:6:1, 1:8:1, 0:71:1] : (tensor<6x9x71xf16>) -> tensor<5x7x71xf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<5x7x71xf16>
  %s5 = stablehlo.slice %yb [1:6:1, 2:9:1, 0:71:1] : (tensor<6x9x71xf16>) -> tensor<5x7x71xf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<5x7x71xf16>
  check.expect_eq %r, %w6 : tensor<5x7x71xf16>
  func.return
}
func.func private @same_f16_mul() {
  %i = stablehlo.iota dim = 0 : tensor<333xi32>
  %a = stablehlo.constant dense<7> : tensor<333xi32>
  %b = stablehlo.multiply %i, %a : tensor<333xi32>
  %c = stablehlo.constant dense<3> : tensor<333xi32>
  %d = stablehlo.remainder %b, %c : tensor<333xi32>
  %e = stablehlo.constant dense<1> : tensor<333xi32>
  %f = stablehlo.subtract %d, %e : tensor<333xi32>
  %g = stablehlo.convert %f : (tensor<333xi32>) -> tensor<333xf16>
  %h = stablehlo.reshape %g : (tensor<333xf16>) -> tensor<9x37xf16>
  %x = stablehlo.optimization_barrier %h : tensor<9x37xf16>
  %z = stablehlo.constant dense<1.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.multiply %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<9x37xf16>, tensor<f16>) -> tensor<9x37xf16>
  %y = stablehlo.pad %x, %z, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<9x37xf16>, tensor<f16>) -> tensor<11x37xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<11x37xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<9x37xf16>
  %s0 = stablehlo.slice %yb [0:9:1, 0:37:1] : (tensor<11x37xf16>) -> tensor<9x37xf16>
  %w1 = stablehlo.multiply %w0, %s0 : tensor<9x37xf16>
  %s1 = stablehlo.slice %yb [1:10:1, 0:37:1] : (tensor<11x37xf16>) -> tensor<9x37xf16>
  %w2 = stablehlo.multiply %w1, %s1 : tensor<9x37xf16>
  %s2 = stablehlo.slice %yb [2:11:1, 0:37:1] : (tensor<11x37xf16>) -> tensor<9x37xf16>
  %w3 = stablehlo.multiply %w2, %s2 : tensor<9x37xf16>
  check.expect_eq %r, %w3 : tensor<9x37xf16>
  func.return
}
func.func private @same_f16_min() {
  %i = stablehlo.iota dim = 0 : tensor<108xi32>
  %a = stablehlo.constant dense<37> : tensor<108xi32>
  %b = stablehlo.multiply %i, %a : tensor<108xi32>
  %c = stablehlo.constant dense<101> : tensor<108xi32>
  %d = stablehlo.remainder %b, %c : tensor<108xi32>
  %e = stablehlo.constant dense<50> : tensor<108xi32>
  %f = stablehlo.subtract %d, %e : tensor<108xi32>
  %g = stablehlo.convert %f : (tensor<108xi32>) -> tensor<108xf16>
  %h = stablehlo.reshape %g : (tensor<108xf16>) -> tensor<9x12xf16>
  %x = stablehlo.optimization_barrier %h : tensor<9x12xf16>
  %z = stablehlo.constant dense<0x7C00> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%p: tensor<f16>, %q: tensor<f16>):
    %s = stablehlo.minimum %p, %q : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<9x12xf16>, tensor<f16>) -> tensor<5x12xf16>
  %y = stablehlo.pad %x, %z, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<9x12xf16>, tensor<f16>) -> tensor<11x12xf16>
  %yb = stablehlo.optimization_barrier %y : tensor<11x12xf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f16>) -> tensor<5x12xf16>
  %s0 = stablehlo.slice %yb [0:9:2, 0:12:1] : (tensor<11x12xf16>) -> tensor<5x12xf16>
  %w1 = stablehlo.minimum %w0, %s0 : tensor<5x12xf16>
  %s1 = stablehlo.slice %yb [1:10:2, 0:12:1] : (tensor<11x12xf16>) -> tensor<5x12xf16>
  %w2 = stablehlo.minimum %w1, %s1 : tensor<5x12xf16>
  %s2 = stablehlo.slice %yb [2:11:2, 0:12:1] : (tensor<11x12xf16>) -> tensor<5x12xf16>
  %w3 = stablehlo.minimum %w2, %s2 : tensor<5x12xf16>
  check.expect_eq %r, %w3 : tensor<5x12xf16>
  func.return
}
func.func private @rows_bf16_add() {
  %i = stablehlo.iota dim = 0 : tensor<1386xi32>
  %a = stablehlo.constant dense<37> : tensor<1386xi32>
  %b = stablehlo.multiply %i, %a : tensor<1386xi32>
  %c = stablehlo.constant dense<101> : tensor<1386xi32>
  %d = stablehlo.remainder %b, %c : tensor<1386xi32>
  %e = stablehlo.constant dense<50> : tensor<1386xi32>
  %f = stablehlo.subtract %d, %e : tensor<1386xi32>
  %g = stablehlo.convert %f : (tensor<1386xi32>) -> tensor<1386xbf16>
  %h = stablehlo.reshape %g : (tensor<1386xbf16>) -> tensor<2x3x7x33xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<2x3x7x33xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x3x7x33xbf16>, tensor<bf16>) -> tensor<2x3x7x33xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<2x3x7x33xbf16>, tensor<bf16>) -> tensor<2x3x9x35xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<2x3x9x35xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<2x3x7x33xbf16>
  %s0 = stablehlo.slice %yb [0:2:1, 0:3:1, 0:7:1, 0:33:1] : (tensor<2x3x9x35xbf16>) -> tensor<2x3x7x33xbf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<2x3x7x33xbf16>
  %s1 = stablehlo.slice %yb [0:2:1, 0:3:1, 0:7:1, 1:34:1] : (tensor<2x3x9x35xbf16>) -> tensor<2x3x7x33xbf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<2x3x7x33xbf16>
  %s2 = stablehlo.slice %yb [0:2:1, 0:3:1, 0:7:1, 2:35:1] : (tensor<2x3x9x35xbf16>) -> tensor<2x3x7x33xbf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<2x3x7x33xbf16>
  %s3 = stablehlo.slice %yb [0:2:1, 0:3:1, 1:8:1, 0:33:1] : (tensor<2x3x9x35xbf16>) -> tensor<2x3x7x33xbf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<2x3x7x33xbf16>
  %s4 = stablehlo.slice %yb [0:2:1, 0:3:1, 1:8:1, 1:34:1] : (tensor<2x3x9x35xbf16>) -> tensor<2x3x7x33xbf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<2x3x7x33xbf16>
  %s5 = stablehlo.slice %yb [0:2:1, 0:3:1, 1:8:1, 2:35:1] : (tensor<2x3x9x35xbf16>) -> tensor<2x3x7x33xbf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<2x3x7x33xbf16>
  %s6 = stablehlo.slice %yb [0:2:1, 0:3:1, 2:9:1, 0:33:1] : (tensor<2x3x9x35xbf16>) -> tensor<2x3x7x33xbf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<2x3x7x33xbf16>
  %s7 = stablehlo.slice %yb [0:2:1, 0:3:1, 2:9:1, 1:34:1] : (tensor<2x3x9x35xbf16>) -> tensor<2x3x7x33xbf16>
  %w8 = stablehlo.add %w7, %s7 : tensor<2x3x7x33xbf16>
  %s8 = stablehlo.slice %yb [0:2:1, 0:3:1, 2:9:1, 2:35:1] : (tensor<2x3x9x35xbf16>) -> tensor<2x3x7x33xbf16>
  %w9 = stablehlo.add %w8, %s8 : tensor<2x3x7x33xbf16>
  check.expect_eq %r, %w9 : tensor<2x3x7x33xbf16>
  func.return
}
func.func private @rows_bf16_max() {
  %i = stablehlo.iota dim = 0 : tensor<432xi32>
  %a = stablehlo.constant dense<37> : tensor<432xi32>
  %b = stablehlo.multiply %i, %a : tensor<432xi32>
  %c = stablehlo.constant dense<101> : tensor<432xi32>
  %d = stablehlo.remainder %b, %c : tensor<432xi32>
  %e = stablehlo.constant dense<50> : tensor<432xi32>
  %f = stablehlo.subtract %d, %e : tensor<432xi32>
  %g = stablehlo.convert %f : (tensor<432xi32>) -> tensor<432xbf16>
  %h = stablehlo.reshape %g : (tensor<432xbf16>) -> tensor<3x9x16xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<3x9x16xbf16>
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 1], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x9x16xbf16>, tensor<bf16>) -> tensor<3x4x8xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 0, 0], high = [0, 1, 1], interior = [0, 0, 0] : (tensor<3x9x16xbf16>, tensor<bf16>) -> tensor<3x10x17xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<3x10x17xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<3x4x8xbf16>
  %s0 = stablehlo.slice %yb [0:3:1, 0:7:2, 0:15:2] : (tensor<3x10x17xbf16>) -> tensor<3x4x8xbf16>
  %w1 = stablehlo.maximum %w0, %s0 : tensor<3x4x8xbf16>
  %s1 = stablehlo.slice %yb [0:3:1, 0:7:2, 1:16:2] : (tensor<3x10x17xbf16>) -> tensor<3x4x8xbf16>
  %w2 = stablehlo.maximum %w1, %s1 : tensor<3x4x8xbf16>
  %s2 = stablehlo.slice %yb [0:3:1, 0:7:2, 2:17:2] : (tensor<3x10x17xbf16>) -> tensor<3x4x8xbf16>
  %w3 = stablehlo.maximum %w2, %s2 : tensor<3x4x8xbf16>
  %s3 = stablehlo.slice %yb [0:3:1, 1:8:2, 0:15:2] : (tensor<3x10x17xbf16>) -> tensor<3x4x8xbf16>
  %w4 = stablehlo.maximum %w3, %s3 : tensor<3x4x8xbf16>
  %s4 = stablehlo.slice %yb [0:3:1, 1:8:2, 1:16:2] : (tensor<3x10x17xbf16>) -> tensor<3x4x8xbf16>
  %w5 = stablehlo.maximum %w4, %s4 : tensor<3x4x8xbf16>
  %s5 = stablehlo.slice %yb [0:3:1, 1:8:2, 2:17:2] : (tensor<3x10x17xbf16>) -> tensor<3x4x8xbf16>
  %w6 = stablehlo.maximum %w5, %s5 : tensor<3x4x8xbf16>
  %s6 = stablehlo.slice %yb [0:3:1, 2:9:2, 0:15:2] : (tensor<3x10x17xbf16>) -> tensor<3x4x8xbf16>
  %w7 = stablehlo.maximum %w6, %s6 : tensor<3x4x8xbf16>
  %s7 = stablehlo.slice %yb [0:3:1, 2:9:2, 1:16:2] : (tensor<3x10x17xbf16>) -> tensor<3x4x8xbf16>
  %w8 = stablehlo.maximum %w7, %s7 : tensor<3x4x8xbf16>
  %s8 = stablehlo.slice %yb [0:3:1, 2:9:2, 2:17:2] : (tensor<3x10x17xbf16>) -> tensor<3x4x8xbf16>
  %w9 = stablehlo.maximum %w8, %s8 : tensor<3x4x8xbf16>
  check.expect_eq %r, %w9 : tensor<3x4x8xbf16>
  func.return
}
func.func private @rows_bf16_min() {
  %i = stablehlo.iota dim = 0 : tensor<960xi32>
  %a = stablehlo.constant dense<37> : tensor<960xi32>
  %b = stablehlo.multiply %i, %a : tensor<960xi32>
  %c = stablehlo.constant dense<101> : tensor<960xi32>
  %d = stablehlo.remainder %b, %c : tensor<960xi32>
  %e = stablehlo.constant dense<50> : tensor<960xi32>
  %f = stablehlo.subtract %d, %e : tensor<960xi32>
  %g = stablehlo.convert %f : (tensor<960xi32>) -> tensor<960xbf16>
  %h = stablehlo.reshape %g : (tensor<960xbf16>) -> tensor<3x8x40xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<3x8x40xbf16>
  %z = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x8x40xbf16>, tensor<bf16>) -> tensor<3x4x20xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x8x40xbf16>, tensor<bf16>) -> tensor<3x8x40xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<3x8x40xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<3x4x20xbf16>
  %s0 = stablehlo.slice %yb [0:3:1, 0:7:2, 0:39:2] : (tensor<3x8x40xbf16>) -> tensor<3x4x20xbf16>
  %w1 = stablehlo.minimum %w0, %s0 : tensor<3x4x20xbf16>
  %s1 = stablehlo.slice %yb [0:3:1, 0:7:2, 1:40:2] : (tensor<3x8x40xbf16>) -> tensor<3x4x20xbf16>
  %w2 = stablehlo.minimum %w1, %s1 : tensor<3x4x20xbf16>
  %s2 = stablehlo.slice %yb [0:3:1, 1:8:2, 0:39:2] : (tensor<3x8x40xbf16>) -> tensor<3x4x20xbf16>
  %w3 = stablehlo.minimum %w2, %s2 : tensor<3x4x20xbf16>
  %s3 = stablehlo.slice %yb [0:3:1, 1:8:2, 1:40:2] : (tensor<3x8x40xbf16>) -> tensor<3x4x20xbf16>
  %w4 = stablehlo.minimum %w3, %s3 : tensor<3x4x20xbf16>
  check.expect_eq %r, %w4 : tensor<3x4x20xbf16>
  func.return
}
func.func private @rows_bf16_mul() {
  %i = stablehlo.iota dim = 0 : tensor<350xi32>
  %a = stablehlo.constant dense<7> : tensor<350xi32>
  %b = stablehlo.multiply %i, %a : tensor<350xi32>
  %c = stablehlo.constant dense<3> : tensor<350xi32>
  %d = stablehlo.remainder %b, %c : tensor<350xi32>
  %e = stablehlo.constant dense<1> : tensor<350xi32>
  %f = stablehlo.subtract %d, %e : tensor<350xi32>
  %g = stablehlo.convert %f : (tensor<350xi32>) -> tensor<350xbf16>
  %h = stablehlo.reshape %g : (tensor<350xbf16>) -> tensor<5x70xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<5x70xbf16>
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<5x70xbf16>, tensor<bf16>) -> tensor<5x36xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 2], high = [0, 3], interior = [0, 0] : (tensor<5x70xbf16>, tensor<bf16>) -> tensor<5x75xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<5x75xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<5x36xbf16>
  %s0 = stablehlo.slice %yb [0:5:1, 0:71:2] : (tensor<5x75xbf16>) -> tensor<5x36xbf16>
  %w1 = stablehlo.multiply %w0, %s0 : tensor<5x36xbf16>
  %s1 = stablehlo.slice %yb [0:5:1, 2:73:2] : (tensor<5x75xbf16>) -> tensor<5x36xbf16>
  %w2 = stablehlo.multiply %w1, %s1 : tensor<5x36xbf16>
  %s2 = stablehlo.slice %yb [0:5:1, 4:75:2] : (tensor<5x75xbf16>) -> tensor<5x36xbf16>
  %w3 = stablehlo.multiply %w2, %s2 : tensor<5x36xbf16>
  check.expect_eq %r, %w3 : tensor<5x36xbf16>
  func.return
}
func.func private @rows_bf16_odd() {
  %i = stablehlo.iota dim = 0 : tensor<738xi32>
  %a = stablehlo.constant dense<37> : tensor<738xi32>
  %b = stablehlo.multiply %i, %a : tensor<738xi32>
  %c = stablehlo.constant dense<101> : tensor<738xi32>
  %d = stablehlo.remainder %b, %c : tensor<738xi32>
  %e = stablehlo.constant dense<50> : tensor<738xi32>
  %f = stablehlo.subtract %d, %e : tensor<738xi32>
  %g = stablehlo.convert %f : (tensor<738xi32>) -> tensor<738xbf16>
  %h = stablehlo.reshape %g : (tensor<738xbf16>) -> tensor<2x9x41xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<2x9x41xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 0], [4, 4]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 5>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x9x41xbf16>, tensor<bf16>) -> tensor<2x9x23xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 1, 4], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<2x9x41xbf16>, tensor<bf16>) -> tensor<2x10x49xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<2x10x49xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<2x9x23xbf16>
  %s0 = stablehlo.slice %yb [0:2:1, 0:9:1, 0:45:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<2x9x23xbf16>
  %s1 = stablehlo.slice %yb [0:2:1, 0:9:1, 1:46:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<2x9x23xbf16>
  %s2 = stablehlo.slice %yb [0:2:1, 0:9:1, 2:47:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<2x9x23xbf16>
  %s3 = stablehlo.slice %yb [0:2:1, 0:9:1, 3:48:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<2x9x23xbf16>
  %s4 = stablehlo.slice %yb [0:2:1, 0:9:1, 4:49:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<2x9x23xbf16>
  %s5 = stablehlo.slice %yb [0:2:1, 1:10:1, 0:45:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<2x9x23xbf16>
  %s6 = stablehlo.slice %yb [0:2:1, 1:10:1, 1:46:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<2x9x23xbf16>
  %s7 = stablehlo.slice %yb [0:2:1, 1:10:1, 2:47:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w8 = stablehlo.add %w7, %s7 : tensor<2x9x23xbf16>
  %s8 = stablehlo.slice %yb [0:2:1, 1:10:1, 3:48:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w9 = stablehlo.add %w8, %s8 : tensor<2x9x23xbf16>
  %s9 = stablehlo.slice %yb [0:2:1, 1:10:1, 4:49:2] : (tensor<2x10x49xbf16>) -> tensor<2x9x23xbf16>
  %w10 = stablehlo.add %w9, %s9 : tensor<2x9x23xbf16>
  check.expect_eq %r, %w10 : tensor<2x9x23xbf16>
  func.return
}
func.func private @rows_bf16_few() {
  %i = stablehlo.iota dim = 0 : tensor<108xi32>
  %a = stablehlo.constant dense<37> : tensor<108xi32>
  %b = stablehlo.multiply %i, %a : tensor<108xi32>
  %c = stablehlo.constant dense<101> : tensor<108xi32>
  %d = stablehlo.remainder %b, %c : tensor<108xi32>
  %e = stablehlo.constant dense<50> : tensor<108xi32>
  %f = stablehlo.subtract %d, %e : tensor<108xi32>
  %g = stablehlo.convert %f : (tensor<108xi32>) -> tensor<108xbf16>
  %h = stablehlo.reshape %g : (tensor<108xbf16>) -> tensor<4x3x9xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<4x3x9xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [0, 0], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x3x9xbf16>, tensor<bf16>) -> tensor<4x2x5xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<4x3x9xbf16>, tensor<bf16>) -> tensor<4x3x10xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<4x3x10xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<4x2x5xbf16>
  %s0 = stablehlo.slice %yb [0:4:1, 0:2:1, 0:9:2] : (tensor<4x3x10xbf16>) -> tensor<4x2x5xbf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<4x2x5xbf16>
  %s1 = stablehlo.slice %yb [0:4:1, 0:2:1, 1:10:2] : (tensor<4x3x10xbf16>) -> tensor<4x2x5xbf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<4x2x5xbf16>
  %s2 = stablehlo.slice %yb [0:4:1, 1:3:1, 0:9:2] : (tensor<4x3x10xbf16>) -> tensor<4x2x5xbf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<4x2x5xbf16>
  %s3 = stablehlo.slice %yb [0:4:1, 1:3:1, 1:10:2] : (tensor<4x3x10xbf16>) -> tensor<4x2x5xbf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<4x2x5xbf16>
  check.expect_eq %r, %w4 : tensor<4x2x5xbf16>
  func.return
}
func.func private @rows_bf16_dil() {
  %i = stablehlo.iota dim = 0 : tensor<200xi32>
  %a = stablehlo.constant dense<37> : tensor<200xi32>
  %b = stablehlo.multiply %i, %a : tensor<200xi32>
  %c = stablehlo.constant dense<101> : tensor<200xi32>
  %d = stablehlo.remainder %b, %c : tensor<200xi32>
  %e = stablehlo.constant dense<50> : tensor<200xi32>
  %f = stablehlo.subtract %d, %e : tensor<200xi32>
  %g = stablehlo.convert %f : (tensor<200xi32>) -> tensor<200xbf16>
  %h = stablehlo.reshape %g : (tensor<200xbf16>) -> tensor<4x50xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<4x50xbf16>
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [5, 6]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x50xbf16>, tensor<bf16>) -> tensor<4x52xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 5], high = [0, 6], interior = [0, 0] : (tensor<4x50xbf16>, tensor<bf16>) -> tensor<4x61xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<4x61xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<4x52xbf16>
  %s0 = stablehlo.slice %yb [0:4:1, 0:52:1] : (tensor<4x61xbf16>) -> tensor<4x52xbf16>
  %w1 = stablehlo.maximum %w0, %s0 : tensor<4x52xbf16>
  %s1 = stablehlo.slice %yb [0:4:1, 3:55:1] : (tensor<4x61xbf16>) -> tensor<4x52xbf16>
  %w2 = stablehlo.maximum %w1, %s1 : tensor<4x52xbf16>
  %s2 = stablehlo.slice %yb [0:4:1, 6:58:1] : (tensor<4x61xbf16>) -> tensor<4x52xbf16>
  %w3 = stablehlo.maximum %w2, %s2 : tensor<4x52xbf16>
  %s3 = stablehlo.slice %yb [0:4:1, 9:61:1] : (tensor<4x61xbf16>) -> tensor<4x52xbf16>
  %w4 = stablehlo.maximum %w3, %s3 : tensor<4x52xbf16>
  check.expect_eq %r, %w4 : tensor<4x52xbf16>
  func.return
}
func.func private @rows_bf16_by3() {
  %i = stablehlo.iota dim = 0 : tensor<200xi32>
  %a = stablehlo.constant dense<37> : tensor<200xi32>
  %b = stablehlo.multiply %i, %a : tensor<200xi32>
  %c = stablehlo.constant dense<101> : tensor<200xi32>
  %d = stablehlo.remainder %b, %c : tensor<200xi32>
  %e = stablehlo.constant dense<50> : tensor<200xi32>
  %f = stablehlo.subtract %d, %e : tensor<200xi32>
  %g = stablehlo.convert %f : (tensor<200xi32>) -> tensor<200xbf16>
  %h = stablehlo.reshape %g : (tensor<200xbf16>) -> tensor<4x50xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<4x50xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<4x50xbf16>, tensor<bf16>) -> tensor<4x17xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<4x50xbf16>, tensor<bf16>) -> tensor<4x53xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<4x53xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<4x17xbf16>
  %s0 = stablehlo.slice %yb [0:4:1, 0:49:3] : (tensor<4x53xbf16>) -> tensor<4x17xbf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<4x17xbf16>
  %s1 = stablehlo.slice %yb [0:4:1, 1:50:3] : (tensor<4x53xbf16>) -> tensor<4x17xbf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<4x17xbf16>
  %s2 = stablehlo.slice %yb [0:4:1, 2:51:3] : (tensor<4x53xbf16>) -> tensor<4x17xbf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<4x17xbf16>
  %s3 = stablehlo.slice %yb [0:4:1, 3:52:3] : (tensor<4x53xbf16>) -> tensor<4x17xbf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<4x17xbf16>
  check.expect_eq %r, %w4 : tensor<4x17xbf16>
  func.return
}
func.func private @line_bf16() {
  %i = stablehlo.iota dim = 0 : tensor<301xi32>
  %a = stablehlo.constant dense<37> : tensor<301xi32>
  %b = stablehlo.multiply %i, %a : tensor<301xi32>
  %c = stablehlo.constant dense<101> : tensor<301xi32>
  %d = stablehlo.remainder %b, %c : tensor<301xi32>
  %e = stablehlo.constant dense<50> : tensor<301xi32>
  %f = stablehlo.subtract %d, %e : tensor<301xi32>
  %g = stablehlo.convert %f : (tensor<301xi32>) -> tensor<301xbf16>
  %h = stablehlo.reshape %g : (tensor<301xbf16>) -> tensor<301xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<301xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[3, 3]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<301xbf16>, tensor<bf16>) -> tensor<151xbf16>
  %y = stablehlo.pad %x, %z, low = [3], high = [3], interior = [0] : (tensor<301xbf16>, tensor<bf16>) -> tensor<307xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<307xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<151xbf16>
  %s0 = stablehlo.slice %yb [0:301:2] : (tensor<307xbf16>) -> tensor<151xbf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<151xbf16>
  %s1 = stablehlo.slice %yb [1:302:2] : (tensor<307xbf16>) -> tensor<151xbf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<151xbf16>
  %s2 = stablehlo.slice %yb [2:303:2] : (tensor<307xbf16>) -> tensor<151xbf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<151xbf16>
  %s3 = stablehlo.slice %yb [3:304:2] : (tensor<307xbf16>) -> tensor<151xbf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<151xbf16>
  %s4 = stablehlo.slice %yb [4:305:2] : (tensor<307xbf16>) -> tensor<151xbf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<151xbf16>
  %s5 = stablehlo.slice %yb [5:306:2] : (tensor<307xbf16>) -> tensor<151xbf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<151xbf16>
  %s6 = stablehlo.slice %yb [6:307:2] : (tensor<307xbf16>) -> tensor<151xbf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<151xbf16>
  check.expect_eq %r, %w7 : tensor<151xbf16>
  func.return
}
func.func private @edge_bf16() {
  %i = stablehlo.iota dim = 0 : tensor<12xi32>
  %a = stablehlo.constant dense<37> : tensor<12xi32>
  %b = stablehlo.multiply %i, %a : tensor<12xi32>
  %c = stablehlo.constant dense<101> : tensor<12xi32>
  %d = stablehlo.remainder %b, %c : tensor<12xi32>
  %e = stablehlo.constant dense<50> : tensor<12xi32>
  %f = stablehlo.subtract %d, %e : tensor<12xi32>
  %g = stablehlo.convert %f : (tensor<12xi32>) -> tensor<12xbf16>
  %h = stablehlo.reshape %g : (tensor<12xbf16>) -> tensor<3x4xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<3x4xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [4, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 4], high = [0, 5], interior = [0, 0] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3x13xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<3x13xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<3x5xbf16>
  %s0 = stablehlo.slice %yb [0:3:1, 0:5:1] : (tensor<3x13xbf16>) -> tensor<3x5xbf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<3x5xbf16>
  %s1 = stablehlo.slice %yb [0:3:1, 1:6:1] : (tensor<3x13xbf16>) -> tensor<3x5xbf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<3x5xbf16>
  %s2 = stablehlo.slice %yb [0:3:1, 2:7:1] : (tensor<3x13xbf16>) -> tensor<3x5xbf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<3x5xbf16>
  %s3 = stablehlo.slice %yb [0:3:1, 3:8:1] : (tensor<3x13xbf16>) -> tensor<3x5xbf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<3x5xbf16>
  %s4 = stablehlo.slice %yb [0:3:1, 4:9:1] : (tensor<3x13xbf16>) -> tensor<3x5xbf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<3x5xbf16>
  %s5 = stablehlo.slice %yb [0:3:1, 5:10:1] : (tensor<3x13xbf16>) -> tensor<3x5xbf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<3x5xbf16>
  %s6 = stablehlo.slice %yb [0:3:1, 6:11:1] : (tensor<3x13xbf16>) -> tensor<3x5xbf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<3x5xbf16>
  %s7 = stablehlo.slice %yb [0:3:1, 7:12:1] : (tensor<3x13xbf16>) -> tensor<3x5xbf16>
  %w8 = stablehlo.add %w7, %s7 : tensor<3x5xbf16>
  %s8 = stablehlo.slice %yb [0:3:1, 8:13:1] : (tensor<3x13xbf16>) -> tensor<3x5xbf16>
  %w9 = stablehlo.add %w8, %s8 : tensor<3x5xbf16>
  check.expect_eq %r, %w9 : tensor<3x5xbf16>
  func.return
}
func.func private @same_bf16_4() {
  %i = stablehlo.iota dim = 0 : tensor<576xi32>
  %a = stablehlo.constant dense<37> : tensor<576xi32>
  %b = stablehlo.multiply %i, %a : tensor<576xi32>
  %c = stablehlo.constant dense<101> : tensor<576xi32>
  %d = stablehlo.remainder %b, %c : tensor<576xi32>
  %e = stablehlo.constant dense<50> : tensor<576xi32>
  %f = stablehlo.subtract %d, %e : tensor<576xi32>
  %g = stablehlo.convert %f : (tensor<576xi32>) -> tensor<576xbf16>
  %h = stablehlo.reshape %g : (tensor<576xbf16>) -> tensor<2x9x8x4xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<2x9x8x4xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<2x9x8x4xbf16>, tensor<bf16>) -> tensor<2x5x4x4xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 1, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x9x8x4xbf16>, tensor<bf16>) -> tensor<2x11x9x4xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<2x11x9x4xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<2x5x4x4xbf16>
  %s0 = stablehlo.slice %yb [0:2:1, 0:9:2, 0:7:2, 0:4:1] : (tensor<2x11x9x4xbf16>) -> tensor<2x5x4x4xbf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<2x5x4x4xbf16>
  %s1 = stablehlo.slice %yb [0:2:1, 0:9:2, 1:8:2, 0:4:1] : (tensor<2x11x9x4xbf16>) -> tensor<2x5x4x4xbf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<2x5x4x4xbf16>
  %s2 = stablehlo.slice %yb [0:2:1, 0:9:2, 2:9:2, 0:4:1] : (tensor<2x11x9x4xbf16>) -> tensor<2x5x4x4xbf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<2x5x4x4xbf16>
  %s3 = stablehlo.slice %yb [0:2:1, 1:10:2, 0:7:2, 0:4:1] : (tensor<2x11x9x4xbf16>) -> tensor<2x5x4x4xbf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<2x5x4x4xbf16>
  %s4 = stablehlo.slice %yb [0:2:1, 1:10:2, 1:8:2, 0:4:1] : (tensor<2x11x9x4xbf16>) -> tensor<2x5x4x4xbf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<2x5x4x4xbf16>
  %s5 = stablehlo.slice %yb [0:2:1, 1:10:2, 2:9:2, 0:4:1] : (tensor<2x11x9x4xbf16>) -> tensor<2x5x4x4xbf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<2x5x4x4xbf16>
  %s6 = stablehlo.slice %yb [0:2:1, 2:11:2, 0:7:2, 0:4:1] : (tensor<2x11x9x4xbf16>) -> tensor<2x5x4x4xbf16>
  %w7 = stablehlo.add %w6, %s6 : tensor<2x5x4x4xbf16>
  %s7 = stablehlo.slice %yb [0:2:1, 2:11:2, 1:8:2, 0:4:1] : (tensor<2x11x9x4xbf16>) -> tensor<2x5x4x4xbf16>
  %w8 = stablehlo.add %w7, %s7 : tensor<2x5x4x4xbf16>
  %s8 = stablehlo.slice %yb [0:2:1, 2:11:2, 2:9:2, 0:4:1] : (tensor<2x11x9x4xbf16>) -> tensor<2x5x4x4xbf16>
  %w9 = stablehlo.add %w8, %s8 : tensor<2x5x4x4xbf16>
  check.expect_eq %r, %w9 : tensor<2x5x4x4xbf16>
  func.return
}
func.func private @same_bf16_20() {
  %i = stablehlo.iota dim = 0 : tensor<960xi32>
  %a = stablehlo.constant dense<37> : tensor<960xi32>
  %b = stablehlo.multiply %i, %a : tensor<960xi32>
  %c = stablehlo.constant dense<101> : tensor<960xi32>
  %d = stablehlo.remainder %b, %c : tensor<960xi32>
  %e = stablehlo.constant dense<50> : tensor<960xi32>
  %f = stablehlo.subtract %d, %e : tensor<960xi32>
  %g = stablehlo.convert %f : (tensor<960xi32>) -> tensor<960xbf16>
  %h = stablehlo.reshape %g : (tensor<960xbf16>) -> tensor<6x8x20xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<6x8x20xbf16>
  %z = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 3, 2, 1>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.maximum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<6x8x20xbf16>, tensor<bf16>) -> tensor<6x4x20xbf16>
  %y = stablehlo.pad %x, %z, low = [1, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<6x8x20xbf16>, tensor<bf16>) -> tensor<8x8x20xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<8x8x20xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<6x4x20xbf16>
  %s0 = stablehlo.slice %yb [0:6:1, 0:7:2, 0:20:1] : (tensor<8x8x20xbf16>) -> tensor<6x4x20xbf16>
  %w1 = stablehlo.maximum %w0, %s0 : tensor<6x4x20xbf16>
  %s1 = stablehlo.slice %yb [0:6:1, 1:8:2, 0:20:1] : (tensor<8x8x20xbf16>) -> tensor<6x4x20xbf16>
  %w2 = stablehlo.maximum %w1, %s1 : tensor<6x4x20xbf16>
  %s2 = stablehlo.slice %yb [1:7:1, 0:7:2, 0:20:1] : (tensor<8x8x20xbf16>) -> tensor<6x4x20xbf16>
  %w3 = stablehlo.maximum %w2, %s2 : tensor<6x4x20xbf16>
  %s3 = stablehlo.slice %yb [1:7:1, 1:8:2, 0:20:1] : (tensor<8x8x20xbf16>) -> tensor<6x4x20xbf16>
  %w4 = stablehlo.maximum %w3, %s3 : tensor<6x4x20xbf16>
  %s4 = stablehlo.slice %yb [2:8:1, 0:7:2, 0:20:1] : (tensor<8x8x20xbf16>) -> tensor<6x4x20xbf16>
  %w5 = stablehlo.maximum %w4, %s4 : tensor<6x4x20xbf16>
  %s5 = stablehlo.slice %yb [2:8:1, 1:8:2, 0:20:1] : (tensor<8x8x20xbf16>) -> tensor<6x4x20xbf16>
  %w6 = stablehlo.maximum %w5, %s5 : tensor<6x4x20xbf16>
  check.expect_eq %r, %w6 : tensor<6x4x20xbf16>
  func.return
}
func.func private @same_bf16_71() {
  %i = stablehlo.iota dim = 0 : tensor<2982xi32>
  %a = stablehlo.constant dense<37> : tensor<2982xi32>
  %b = stablehlo.multiply %i, %a : tensor<2982xi32>
  %c = stablehlo.constant dense<101> : tensor<2982xi32>
  %d = stablehlo.remainder %b, %c : tensor<2982xi32>
  %e = stablehlo.constant dense<50> : tensor<2982xi32>
  %f = stablehlo.subtract %d, %e : tensor<2982xi32>
  %g = stablehlo.convert %f : (tensor<2982xi32>) -> tensor<2982xbf16>
  %h = stablehlo.reshape %g : (tensor<2982xbf16>) -> tensor<6x7x71xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<6x7x71xbf16>
  %z = stablehlo.constant dense<0.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[0, 0], [1, 1], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 3, 1>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.add %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<6x7x71xbf16>, tensor<bf16>) -> tensor<5x7x71xbf16>
  %y = stablehlo.pad %x, %z, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<6x7x71xbf16>, tensor<bf16>) -> tensor<6x9x71xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<6x9x71xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<5x7x71xbf16>
  %s0 = stablehlo.slice %yb [0:5:1, 0:7:1, 0:71:1] : (tensor<6x9x71xbf16>) -> tensor<5x7x71xbf16>
  %w1 = stablehlo.add %w0, %s0 : tensor<5x7x71xbf16>
  %s1 = stablehlo.slice %yb [0:5:1, 1:8:1, 0:71:1] : (tensor<6x9x71xbf16>) -> tensor<5x7x71xbf16>
  %w2 = stablehlo.add %w1, %s1 : tensor<5x7x71xbf16>
  %s2 = stablehlo.slice %yb [0:5:1, 2:9:1, 0:71:1] : (tensor<6x9x71xbf16>) -> tensor<5x7x71xbf16>
  %w3 = stablehlo.add %w2, %s2 : tensor<5x7x71xbf16>
  %s3 = stablehlo.slice %yb [1:6:1, 0:7:1, 0:71:1] : (tensor<6x9x71xbf16>) -> tensor<5x7x71xbf16>
  %w4 = stablehlo.add %w3, %s3 : tensor<5x7x71xbf16>
  %s4 = stablehlo.slice %yb [1:6:1, 1:8:1, 0:71:1] : (tensor<6x9x71xbf16>) -> tensor<5x7x71xbf16>
  %w5 = stablehlo.add %w4, %s4 : tensor<5x7x71xbf16>
  %s5 = stablehlo.slice %yb [1:6:1, 2:9:1, 0:71:1] : (tensor<6x9x71xbf16>) -> tensor<5x7x71xbf16>
  %w6 = stablehlo.add %w5, %s5 : tensor<5x7x71xbf16>
  check.expect_eq %r, %w6 : tensor<5x7x71xbf16>
  func.return
}
func.func private @same_bf16_mul() {
  %i = stablehlo.iota dim = 0 : tensor<333xi32>
  %a = stablehlo.constant dense<7> : tensor<333xi32>
  %b = stablehlo.multiply %i, %a : tensor<333xi32>
  %c = stablehlo.constant dense<3> : tensor<333xi32>
  %d = stablehlo.remainder %b, %c : tensor<333xi32>
  %e = stablehlo.constant dense<1> : tensor<333xi32>
  %f = stablehlo.subtract %d, %e : tensor<333xi32>
  %g = stablehlo.convert %f : (tensor<333xi32>) -> tensor<333xbf16>
  %h = stablehlo.reshape %g : (tensor<333xbf16>) -> tensor<9x37xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<9x37xbf16>
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.multiply %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x37xbf16>, tensor<bf16>) -> tensor<9x37xbf16>
  %y = stablehlo.pad %x, %z, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<9x37xbf16>, tensor<bf16>) -> tensor<11x37xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<11x37xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<9x37xbf16>
  %s0 = stablehlo.slice %yb [0:9:1, 0:37:1] : (tensor<11x37xbf16>) -> tensor<9x37xbf16>
  %w1 = stablehlo.multiply %w0, %s0 : tensor<9x37xbf16>
  %s1 = stablehlo.slice %yb [1:10:1, 0:37:1] : (tensor<11x37xbf16>) -> tensor<9x37xbf16>
  %w2 = stablehlo.multiply %w1, %s1 : tensor<9x37xbf16>
  %s2 = stablehlo.slice %yb [2:11:1, 0:37:1] : (tensor<11x37xbf16>) -> tensor<9x37xbf16>
  %w3 = stablehlo.multiply %w2, %s2 : tensor<9x37xbf16>
  check.expect_eq %r, %w3 : tensor<9x37xbf16>
  func.return
}
func.func private @same_bf16_min() {
  %i = stablehlo.iota dim = 0 : tensor<108xi32>
  %a = stablehlo.constant dense<37> : tensor<108xi32>
  %b = stablehlo.multiply %i, %a : tensor<108xi32>
  %c = stablehlo.constant dense<101> : tensor<108xi32>
  %d = stablehlo.remainder %b, %c : tensor<108xi32>
  %e = stablehlo.constant dense<50> : tensor<108xi32>
  %f = stablehlo.subtract %d, %e : tensor<108xi32>
  %g = stablehlo.convert %f : (tensor<108xi32>) -> tensor<108xbf16>
  %h = stablehlo.reshape %g : (tensor<108xbf16>) -> tensor<9x12xbf16>
  %x = stablehlo.optimization_barrier %h : tensor<9x12xbf16>
  %z = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %r = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
    %s = stablehlo.minimum %p, %q : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<9x12xbf16>, tensor<bf16>) -> tensor<5x12xbf16>
  %y = stablehlo.pad %x, %z, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<9x12xbf16>, tensor<bf16>) -> tensor<11x12xbf16>
  %yb = stablehlo.optimization_barrier %y : tensor<11x12xbf16>
  %w0 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<bf16>) -> tensor<5x12xbf16>
  %s0 = stablehlo.slice %yb [0:9:2, 0:12:1] : (tensor<11x12xbf16>) -> tensor<5x12xbf16>
  %w1 = stablehlo.minimum %w0, %s0 : tensor<5x12xbf16>
  %s1 = stablehlo.slice %yb [1:10:2, 0:12:1] : (tensor<11x12xbf16>) -> tensor<5x12xbf16>
  %w2 = stablehlo.minimum %w1, %s1 : tensor<5x12xbf16>
  %s2 = stablehlo.slice %yb [2:11:2, 0:12:1] : (tensor<11x12xbf16>) -> tensor<5x12xbf16>
  %w3 = stablehlo.minimum %w2, %s2 : tensor<5x12xbf16>
  check.expect_eq %r, %w3 : tensor<5x12xbf16>
  func.return
}
