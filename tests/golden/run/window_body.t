// Windows of few elements that become slices: the places of the greatest and the
// least, with NaN, ties, padding and holes; bytes, truth values and 64 bits; sums
// that wrap.  The expected results are those of a loop over each window's elements
// that lie inside.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() -> tensor<24xi1> {
  %x0 = stablehlo.constant dense<[[3.0, -1.0, 0x7FF8000000000000, 4.0, 4.0, 0.0, -2.0, 5.0], [0x7FF8000000000000, 7.0, 1.0, 7.0, -3.0, 2.0, 2.0, 6.0], [0.0, 5.0, -4.0, 1.0, 3.0, 3.0, 0x7FF8000000000000, -1.0], [8.0, -6.0, 2.0, 0.0, 8.0, 1.0, 4.0, 0x7FF8000000000000], [1.0, 1.0, 1.0, -1.0, 5.0, 5.0, 5.0, 5.0]]> : tensor<5x8xf64>
  %x = stablehlo.optimization_barrier %x0 : tensor<5x8xf64>
  %i0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %i = stablehlo.reshape %i0 : (tensor<40xi32>) -> tensor<5x8xi32>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %max0s = stablehlo.constant dense<-1> : tensor<i32>
  %max0t = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %max0:2 = "stablehlo.reduce_window"(%i, %x, %max0s, %max0t) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<f64>):
    %p = stablehlo.compare GE, %b, %d : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %y = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %b, %d : tensor<i1>, tensor<f64>
    stablehlo.return %y, %z : tensor<i32>, tensor<f64>
  }) {window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>} : (tensor<5x8xi32>, tensor<5x8xf64>, tensor<i32>, tensor<f64>) -> (tensor<3x4xi32>, tensor<3x4xf64>)
  %max0iw0 = stablehlo.constant dense<[[9, 9, 11, 15], [24, 9, 28, 31], [24, 26, 28, 37]]> : tensor<3x4xi32>
  %max0iw = stablehlo.optimization_barrier %max0iw0 : tensor<3x4xi32>
  %max0ie = stablehlo.compare NE, %max0#0, %max0iw : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
  %max0ir = stablehlo.reduce(%max0ie init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  %max0vw0 = stablehlo.constant dense<[[7.0, 7.0, 7.0, 6.0], [8.0, 7.0, 8.0, 0x7FF8000000000000], [8.0, 2.0, 8.0, 5.0]]> : tensor<3x4xf64>
  %max0vw = stablehlo.optimization_barrier %max0vw0 : tensor<3x4xf64>
  %max0vp = stablehlo.bitcast_convert %max0#1 : (tensor<3x4xf64>) -> tensor<3x4xi64>
  %max0vq = stablehlo.bitcast_convert %max0vw : (tensor<3x4xf64>) -> tensor<3x4xi64>
  %max0ve = stablehlo.compare NE, %max0vp, %max0vq : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
  %max0vr = stablehlo.reduce(%max0ve init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  %min0s = stablehlo.constant dense<-1> : tensor<i32>
  %min0t = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %min0:2 = "stablehlo.reduce_window"(%i, %x, %min0s, %min0t) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<f64>):
    %q = stablehlo.compare LE, %b, %d : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %n = stablehlo.compare NE, %b, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %p = stablehlo.or %q, %n : tensor<i1>
    %y = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %b, %d : tensor<i1>, tensor<f64>
    stablehlo.return %y, %z : tensor<i32>, tensor<f64>
  }) {window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>} : (tensor<5x8xi32>, tensor<5x8xf64>, tensor<i32>, tensor<f64>) -> (tensor<3x4xi32>, tensor<3x4xf64>)
  %min0iw0 = stablehlo.constant dense<[[8, 2, 12, 6], [8, 25, 12, 22], [25, 25, 35, 31]]> : tensor<3x4xi32>
  %min0iw = stablehlo.optimization_barrier %min0iw0 : tensor<3x4xi32>
  %min0ie = stablehlo.compare NE, %min0#0, %min0iw : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
  %min0ir = stablehlo.reduce(%min0ie init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  %min0vw0 = stablehlo.constant dense<[[0x7FF8000000000000, 0x7FF8000000000000, -3.0, -2.0], [0x7FF8000000000000, -6.0, -3.0, 0x7FF8000000000000], [-6.0, -6.0, -1.0, 0x7FF8000000000000]]> : tensor<3x4xf64>
  %min0vw = stablehlo.optimization_barrier %min0vw0 : tensor<3x4xf64>
  %min0vp = stablehlo.bitcast_convert %min0#1 : (tensor<3x4xf64>) -> tensor<3x4xi64>
  %min0vq = stablehlo.bitcast_convert %min0vw : (tensor<3x4xf64>) -> tensor<3x4xi64>
  %min0ve = stablehlo.compare NE, %min0vp, %min0vq : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
  %min0vr = stablehlo.reduce(%min0ve init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  %max1s = stablehlo.constant dense<-1> : tensor<i32>
  %max1t = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %max1:2 = "stablehlo.reduce_window"(%i, %x, %max1s, %max1t) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<f64>):
    %p = stablehlo.compare GE, %b, %d : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %y = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %b, %d : tensor<i1>, tensor<f64>
    stablehlo.return %y, %z : tensor<i32>, tensor<f64>
  }) {window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>} : (tensor<5x8xi32>, tensor<5x8xf64>, tensor<i32>, tensor<f64>) -> (tensor<2x4xi32>, tensor<2x4xf64>)
  %max1iw0 = stablehlo.constant dense<[[9, 11, 4, 15], [24, 26, 28, 31]]> : tensor<2x4xi32>
  %max1iw = stablehlo.optimization_barrier %max1iw0 : tensor<2x4xi32>
  %max1ie = stablehlo.compare NE, %max1#0, %max1iw : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %max1ir = stablehlo.reduce(%max1ie init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
  %max1vw0 = stablehlo.constant dense<[[7.0, 7.0, 4.0, 6.0], [8.0, 2.0, 8.0, 0x7FF8000000000000]]> : tensor<2x4xf64>
  %max1vw = stablehlo.optimization_barrier %max1vw0 : tensor<2x4xf64>
  %max1vp = stablehlo.bitcast_convert %max1#1 : (tensor<2x4xf64>) -> tensor<2x4xi64>
  %max1vq = stablehlo.bitcast_convert %max1vw : (tensor<2x4xf64>) -> tensor<2x4xi64>
  %max1ve = stablehlo.compare NE, %max1vp, %max1vq : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
  %max1vr = stablehlo.reduce(%max1ve init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
  %min1s = stablehlo.constant dense<-1> : tensor<i32>
  %min1t = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %min1:2 = "stablehlo.reduce_window"(%i, %x, %min1s, %min1t) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<f64>):
    %q = stablehlo.compare LE, %b, %d : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %n = stablehlo.compare NE, %b, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %p = stablehlo.or %q, %n : tensor<i1>
    %y = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %b, %d : tensor<i1>, tensor<f64>
    stablehlo.return %y, %z : tensor<i32>, tensor<f64>
  }) {window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>} : (tensor<5x8xi32>, tensor<5x8xf64>, tensor<i32>, tensor<f64>) -> (tensor<2x4xi32>, tensor<2x4xf64>)
  %min1iw0 = stablehlo.constant dense<[[8, 2, 12, 6], [25, 18, 29, 22]]> : tensor<2x4xi32>
  %min1iw = stablehlo.optimization_barrier %min1iw0 : tensor<2x4xi32>
  %min1ie = stablehlo.compare NE, %min1#0, %min1iw : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %min1ir = stablehlo.reduce(%min1ie init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
  %min1vw0 = stablehlo.constant dense<[[0x7FF8000000000000, 0x7FF8000000000000, -3.0, -2.0], [-6.0, -4.0, 1.0, 0x7FF8000000000000]]> : tensor<2x4xf64>
  %min1vw = stablehlo.optimization_barrier %min1vw0 : tensor<2x4xf64>
  %min1vp = stablehlo.bitcast_convert %min1#1 : (tensor<2x4xf64>) -> tensor<2x4xi64>
  %min1vq = stablehlo.bitcast_convert %min1vw : (tensor<2x4xf64>) -> tensor<2x4xi64>
  %min1ve = stablehlo.compare NE, %min1vp, %min1vq : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
  %min1vr = stablehlo.reduce(%min1ve init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
  %max2s = stablehlo.constant dense<-1> : tensor<i32>
  %max2t = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %max2:2 = "stablehlo.reduce_window"(%i, %x, %max2s, %max2t) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<f64>):
    %p = stablehlo.compare GE, %b, %d : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %y = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %b, %d : tensor<i1>, tensor<f64>
    stablehlo.return %y, %z : tensor<i32>, tensor<f64>
  }) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>} : (tensor<5x8xi32>, tensor<5x8xf64>, tensor<i32>, tensor<f64>) -> (tensor<5x9xi32>, tensor<5x9xf64>)
  %max2iw0 = stablehlo.constant dense<[[2, 3, 4, 3, 4, 7, 4, 7, 6], [10, 9, 10, 9, 14, 11, 14, 15, 14], [16, 17, 20, 17, 22, 21, 22, 21, 22], [24, 27, 24, 29, 28, 31, 28, 31, 30], [32, 33, 36, 37, 36, 37, 36, 37, 38]]> : tensor<5x9xi32>
  %max2iw = stablehlo.optimization_barrier %max2iw0 : tensor<5x9xi32>
  %max2ie = stablehlo.compare NE, %max2#0, %max2iw : (tensor<5x9xi32>, tensor<5x9xi32>) -> tensor<5x9xi1>
  %max2ir = stablehlo.reduce(%max2ie init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x9xi1>, tensor<i1>) -> tensor<i1>
  %max2vw0 = stablehlo.constant dense<[[0x7FF8000000000000, 4.0, 4.0, 4.0, 4.0, 5.0, 4.0, 5.0, -2.0], [1.0, 7.0, 1.0, 7.0, 2.0, 7.0, 2.0, 6.0, 2.0], [0.0, 5.0, 3.0, 5.0, 0x7FF8000000000000, 3.0, 0x7FF8000000000000, 3.0, 0x7FF8000000000000], [8.0, 0.0, 8.0, 1.0, 8.0, 0x7FF8000000000000, 8.0, 0x7FF8000000000000, 4.0], [1.0, 1.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0]]> : tensor<5x9xf64>
  %max2vw = stablehlo.optimization_barrier %max2vw0 : tensor<5x9xf64>
  %max2vp = stablehlo.bitcast_convert %max2#1 : (tensor<5x9xf64>) -> tensor<5x9xi64>
  %max2vq = stablehlo.bitcast_convert %max2vw : (tensor<5x9xf64>) -> tensor<5x9xi64>
  %max2ve = stablehlo.compare NE, %max2vp, %max2vq : (tensor<5x9xi64>, tensor<5x9xi64>) -> tensor<5x9xi1>
  %max2vr = stablehlo.reduce(%max2ve init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x9xi1>, tensor<i1>) -> tensor<i1>
  %min2s = stablehlo.constant dense<-1> : tensor<i32>
  %min2t = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %min2:2 = "stablehlo.reduce_window"(%i, %x, %min2s, %min2t) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<f64>):
    %q = stablehlo.compare LE, %b, %d : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %n = stablehlo.compare NE, %b, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %p = stablehlo.or %q, %n : tensor<i1>
    %y = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %b, %d : tensor<i1>, tensor<f64>
    stablehlo.return %y, %z : tensor<i32>, tensor<f64>
  }) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>} : (tensor<5x8xi32>, tensor<5x8xf64>, tensor<i32>, tensor<f64>) -> (tensor<5x9xi32>, tensor<5x9xf64>)
  %min2iw0 = stablehlo.constant dense<[[2, 1, 2, 1, 2, 5, 6, 5, 6], [8, 9, 8, 13, 12, 13, 12, 13, 14], [18, 19, 18, 19, 22, 23, 22, 23, 22], [26, 25, 26, 25, 26, 31, 30, 31, 30], [32, 35, 32, 35, 34, 35, 36, 37, 38]]> : tensor<5x9xi32>
  %min2iw = stablehlo.optimization_barrier %min2iw0 : tensor<5x9xi32>
  %min2ie = stablehlo.compare NE, %min2#0, %min2iw : (tensor<5x9xi32>, tensor<5x9xi32>) -> tensor<5x9xi1>
  %min2ir = stablehlo.reduce(%min2ie init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x9xi1>, tensor<i1>) -> tensor<i1>
  %min2vw0 = stablehlo.constant dense<[[0x7FF8000000000000, -1.0, 0x7FF8000000000000, -1.0, 0x7FF8000000000000, 0.0, -2.0, 0.0, -2.0], [0x7FF8000000000000, 7.0, 0x7FF8000000000000, 2.0, -3.0, 2.0, -3.0, 2.0, 2.0], [-4.0, 1.0, -4.0, 1.0, 0x7FF8000000000000, -1.0, 0x7FF8000000000000, -1.0, 0x7FF8000000000000], [2.0, -6.0, 2.0, -6.0, 2.0, 0x7FF8000000000000, 4.0, 0x7FF8000000000000, 4.0], [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 5.0, 5.0, 5.0]]> : tensor<5x9xf64>
  %min2vw = stablehlo.optimization_barrier %min2vw0 : tensor<5x9xf64>
  %min2vp = stablehlo.bitcast_convert %min2#1 : (tensor<5x9xf64>) -> tensor<5x9xi64>
  %min2vq = stablehlo.bitcast_convert %min2vw : (tensor<5x9xf64>) -> tensor<5x9xi64>
  %min2ve = stablehlo.compare NE, %min2vp, %min2vq : (tensor<5x9xi64>, tensor<5x9xi64>) -> tensor<5x9xi1>
  %min2vr = stablehlo.reduce(%min2ve init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x9xi1>, tensor<i1>) -> tensor<i1>
  %max3s = stablehlo.constant dense<-1> : tensor<i32>
  %max3t = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %max3:2 = "stablehlo.reduce_window"(%i, %x, %max3s, %max3t) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<f64>):
    %p = stablehlo.compare GE, %b, %d : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %y = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %b, %d : tensor<i1>, tensor<f64>
    stablehlo.return %y, %z : tensor<i32>, tensor<f64>
  }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>} : (tensor<5x8xi32>, tensor<5x8xf64>, tensor<i32>, tensor<f64>) -> (tensor<2x8xi32>, tensor<2x8xf64>)
  %max3iw0 = stablehlo.constant dense<[[8, 9, 10, 11, 12, 13, 14, 15], [24, 9, 26, 11, 28, 13, 30, 31]]> : tensor<2x8xi32>
  %max3iw = stablehlo.optimization_barrier %max3iw0 : tensor<2x8xi32>
  %max3ie = stablehlo.compare NE, %max3#0, %max3iw : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
  %max3ir = stablehlo.reduce(%max3ie init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x8xi1>, tensor<i1>) -> tensor<i1>
  %max3vw0 = stablehlo.constant dense<[[0x7FF8000000000000, 7.0, 1.0, 7.0, -3.0, 2.0, 2.0, 6.0], [8.0, 7.0, 2.0, 7.0, 8.0, 2.0, 4.0, 0x7FF8000000000000]]> : tensor<2x8xf64>
  %max3vw = stablehlo.optimization_barrier %max3vw0 : tensor<2x8xf64>
  %max3vp = stablehlo.bitcast_convert %max3#1 : (tensor<2x8xf64>) -> tensor<2x8xi64>
  %max3vq = stablehlo.bitcast_convert %max3vw : (tensor<2x8xf64>) -> tensor<2x8xi64>
  %max3ve = stablehlo.compare NE, %max3vp, %max3vq : (tensor<2x8xi64>, tensor<2x8xi64>) -> tensor<2x8xi1>
  %max3vr = stablehlo.reduce(%max3ve init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x8xi1>, tensor<i1>) -> tensor<i1>
  %min3s = stablehlo.constant dense<-1> : tensor<i32>
  %min3t = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %min3:2 = "stablehlo.reduce_window"(%i, %x, %min3s, %min3t) ({
  ^bb0(%a: tensor<i32>, %b: tensor<f64>, %c: tensor<i32>, %d: tensor<f64>):
    %q = stablehlo.compare LE, %b, %d : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %n = stablehlo.compare NE, %b, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %p = stablehlo.or %q, %n : tensor<i1>
    %y = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i32>
    %z = stablehlo.select %p, %b, %d : tensor<i1>, tensor<f64>
    stablehlo.return %y, %z : tensor<i32>, tensor<f64>
  }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>} : (tensor<5x8xi32>, tensor<5x8xf64>, tensor<i32>, tensor<f64>) -> (tensor<2x8xi32>, tensor<2x8xf64>)
  %min3iw0 = stablehlo.constant dense<[[8, 9, 10, 11, 12, 13, 14, 15], [8, 25, 10, 27, 12, 29, 14, 31]]> : tensor<2x8xi32>
  %min3iw = stablehlo.optimization_barrier %min3iw0 : tensor<2x8xi32>
  %min3ie = stablehlo.compare NE, %min3#0, %min3iw : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
  %min3ir = stablehlo.reduce(%min3ie init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x8xi1>, tensor<i1>) -> tensor<i1>
  %min3vw0 = stablehlo.constant dense<[[0x7FF8000000000000, 7.0, 1.0, 7.0, -3.0, 2.0, 2.0, 6.0], [0x7FF8000000000000, -6.0, 1.0, 0.0, -3.0, 1.0, 2.0, 0x7FF8000000000000]]> : tensor<2x8xf64>
  %min3vw = stablehlo.optimization_barrier %min3vw0 : tensor<2x8xf64>
  %min3vp = stablehlo.bitcast_convert %min3#1 : (tensor<2x8xf64>) -> tensor<2x8xi64>
  %min3vq = stablehlo.bitcast_convert %min3vw : (tensor<2x8xf64>) -> tensor<2x8xi64>
  %min3ve = stablehlo.compare NE, %min3vp, %min3vq : (tensor<2x8xi64>, tensor<2x8xi64>) -> tensor<2x8xi1>
  %min3vr = stablehlo.reduce(%min3ve init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x8xi1>, tensor<i1>) -> tensor<i1>
  %c37 = stablehlo.constant dense<37> : tensor<5x8xi32>
  %c101 = stablehlo.constant dense<101> : tensor<5x8xi32>
  %k0 = stablehlo.multiply %i, %c37 : tensor<5x8xi32>
  %k1 = stablehlo.remainder %k0, %c101 : tensor<5x8xi32>
  %k = stablehlo.optimization_barrier %k1 : tensor<5x8xi32>
  %i8add0x = stablehlo.convert %k : (tensor<5x8xi32>) -> tensor<5x8xi8>
  %i8add0s = stablehlo.constant dense<0> : tensor<i8>
  %i8add0 = "stablehlo.reduce_window"(%i8add0x, %i8add0s) ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %z = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) {window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>} : (tensor<5x8xi8>, tensor<i8>) -> tensor<3x4xi8>
  %i8add0cw0 = stablehlo.constant dense<[[-95, -35, 5, 45], [74, -73, -13, -54], [-78, 41, 81, 121]]> : tensor<3x4xi8>
  %i8add0cw = stablehlo.optimization_barrier %i8add0cw0 : tensor<3x4xi8>
  %i8add0ce = stablehlo.compare NE, %i8add0, %i8add0cw : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
  %i8add0cr = stablehlo.reduce(%i8add0ce init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  %ui8maximum2x = stablehlo.convert %k : (tensor<5x8xi32>) -> tensor<5x8xui8>
  %ui8maximum2s = stablehlo.constant dense<0> : tensor<ui8>
  %ui8maximum2 = "stablehlo.reduce_window"(%ui8maximum2x, %ui8maximum2s) ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %z = stablehlo.maximum %a, %b : tensor<ui8>
    stablehlo.return %z : tensor<ui8>
  }) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>} : (tensor<5x8xui8>, tensor<ui8>) -> tensor<5x9xui8>
  %ui8maximum2cw0 = stablehlo.constant dense<[[74, 37, 74, 84, 74, 84, 47, 84, 20], [94, 30, 94, 77, 67, 77, 40, 77, 13], [87, 97, 87, 97, 60, 97, 33, 70, 6], [80, 90, 80, 90, 100, 90, 100, 63, 100], [73, 83, 73, 83, 93, 83, 93, 56, 93]]> : tensor<5x9xui8>
  %ui8maximum2cw = stablehlo.optimization_barrier %ui8maximum2cw0 : tensor<5x9xui8>
  %ui8maximum2ce = stablehlo.compare NE, %ui8maximum2, %ui8maximum2cw : (tensor<5x9xui8>, tensor<5x9xui8>) -> tensor<5x9xi1>
  %ui8maximum2cr = stablehlo.reduce(%ui8maximum2ce init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x9xi1>, tensor<i1>) -> tensor<i1>
  %ui8minimum0x = stablehlo.convert %k : (tensor<5x8xi32>) -> tensor<5x8xui8>
  %ui8minimum0s = stablehlo.constant dense<50> : tensor<ui8>
  %ui8minimum0 = "stablehlo.reduce_window"(%ui8minimum0x, %ui8minimum0s) ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %z = stablehlo.minimum %a, %b : tensor<ui8>
    stablehlo.return %z : tensor<ui8>
  }) {window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>} : (tensor<5x8xui8>, tensor<ui8>) -> tensor<3x4xui8>
  %ui8minimum0cw0 = stablehlo.constant dense<[[0, 3, 3, 13], [16, 3, 3, 6], [9, 9, 19, 29]]> : tensor<3x4xui8>
  %ui8minimum0cw = stablehlo.optimization_barrier %ui8minimum0cw0 : tensor<3x4xui8>
  %ui8minimum0ce = stablehlo.compare NE, %ui8minimum0, %ui8minimum0cw : (tensor<3x4xui8>, tensor<3x4xui8>) -> tensor<3x4xi1>
  %ui8minimum0cr = stablehlo.reduce(%ui8minimum0ce init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  %i64add2x = stablehlo.convert %k : (tensor<5x8xi32>) -> tensor<5x8xi64>
  %i64add2s = stablehlo.constant dense<5> : tensor<i64>
  %i64add2 = "stablehlo.reduce_window"(%i64add2x, %i64add2s) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %z = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %z : tensor<i64>
  }) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>} : (tensor<5x8xi64>, tensor<i64>) -> tensor<5x9xi64>
  %i64add2cw0 = stablehlo.constant dense<[[79, 52, 126, 136, 146, 156, 72, 146, 25], [166, 38, 206, 115, 125, 135, 58, 132, 18], [152, 125, 185, 195, 104, 215, 44, 118, 11], [138, 111, 164, 174, 184, 194, 131, 104, 105], [124, 97, 143, 153, 163, 173, 117, 90, 98]]> : tensor<5x9xi64>
  %i64add2cw = stablehlo.optimization_barrier %i64add2cw0 : tensor<5x9xi64>
  %i64add2ce = stablehlo.compare NE, %i64add2, %i64add2cw : (tensor<5x9xi64>, tensor<5x9xi64>) -> tensor<5x9xi1>
  %i64add2cr = stablehlo.reduce(%i64add2ce init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x9xi1>, tensor<i1>) -> tensor<i1>
  %i64maximum0x = stablehlo.convert %k : (tensor<5x8xi32>) -> tensor<5x8xi64>
  %i64maximum0s = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %i64maximum0 = "stablehlo.reduce_window"(%i64maximum0x, %i64maximum0s) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %z = stablehlo.maximum %a, %b : tensor<i64>
    stablehlo.return %z : tensor<i64>
  }) {window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>} : (tensor<5x8xi64>, tensor<i64>) -> tensor<3x4xi64>
  %i64maximum0cw0 = stablehlo.constant dense<[[94, 74, 84, 84], [94, 97, 97, 100], [80, 90, 90, 100]]> : tensor<3x4xi64>
  %i64maximum0cw = stablehlo.optimization_barrier %i64maximum0cw0 : tensor<3x4xi64>
  %i64maximum0ce = stablehlo.compare NE, %i64maximum0, %i64maximum0cw : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
  %i64maximum0cr = stablehlo.reduce(%i64maximum0ce init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  %i8multiply3x = stablehlo.convert %k : (tensor<5x8xi32>) -> tensor<5x8xi8>
  %i8multiply3s = stablehlo.constant dense<1> : tensor<i8>
  %i8multiply3 = "stablehlo.reduce_window"(%i8multiply3x, %i8multiply3s) ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %z = stablehlo.multiply %a, %b : tensor<i8>
    stablehlo.return %z : tensor<i8>
  }) {window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, window_dilations = array<i64: 2, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>} : (tensor<5x8xi8>, tensor<i8>) -> tensor<2x8xi8>
  %i8multiply3cw0 = stablehlo.constant dense<[[94, 30, 67, 3, 40, 77, 13, 50], [96, -32, -33, 14, 16, -13, 20, 8]]> : tensor<2x8xi8>
  %i8multiply3cw = stablehlo.optimization_barrier %i8multiply3cw0 : tensor<2x8xi8>
  %i8multiply3ce = stablehlo.compare NE, %i8multiply3, %i8multiply3cw : (tensor<2x8xi8>, tensor<2x8xi8>) -> tensor<2x8xi1>
  %i8multiply3cr = stablehlo.reduce(%i8multiply3ce init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x8xi1>, tensor<i1>) -> tensor<i1>
  %borl = stablehlo.constant dense<70> : tensor<5x8xi32>
  %borx = stablehlo.compare GT, %k, %borl : (tensor<5x8xi32>, tensor<5x8xi32>) -> tensor<5x8xi1>
  %bors = stablehlo.constant dense<false> : tensor<i1>
  %bor = "stablehlo.reduce_window"(%borx, %bors) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %z = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) {window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>} : (tensor<5x8xi1>, tensor<i1>) -> tensor<3x4xi1>
  %borcw0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  %borcw = stablehlo.optimization_barrier %borcw0 : tensor<3x4xi1>
  %borce = stablehlo.compare NE, %bor, %borcw : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  %borcr = stablehlo.reduce(%borce init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
  %bandl = stablehlo.constant dense<20> : tensor<5x8xi32>
  %bandx = stablehlo.compare GT, %k, %bandl : (tensor<5x8xi32>, tensor<5x8xi32>) -> tensor<5x8xi1>
  %bands = stablehlo.constant dense<true> : tensor<i1>
  %band = "stablehlo.reduce_window"(%bandx, %bands) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %z = stablehlo.and %a, %b : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 3]]> : tensor<2x2xi64>} : (tensor<5x8xi1>, tensor<i1>) -> tensor<5x9xi1>
  %bandcw0 = stablehlo.constant dense<[[false, false, false, false, false, false, false, true, false], [true, false, true, false, false, false, false, true, false], [true, true, true, true, false, true, false, true, false], [true, false, true, false, true, true, true, true, true], [true, false, false, false, false, true, false, true, true]]> : tensor<5x9xi1>
  %bandcw = stablehlo.optimization_barrier %bandcw0 : tensor<5x9xi1>
  %bandce = stablehlo.compare NE, %band, %bandcw : (tensor<5x9xi1>, tensor<5x9xi1>) -> tensor<5x9xi1>
  %bandcr = stablehlo.reduce(%bandce init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<5x9xi1>, tensor<i1>) -> tensor<i1>
  %o0 = stablehlo.reshape %max0ir : (tensor<i1>) -> tensor<1xi1>
  %o1 = stablehlo.reshape %max0vr : (tensor<i1>) -> tensor<1xi1>
  %o2 = stablehlo.reshape %min0ir : (tensor<i1>) -> tensor<1xi1>
  %o3 = stablehlo.reshape %min0vr : (tensor<i1>) -> tensor<1xi1>
  %o4 = stablehlo.reshape %max1ir : (tensor<i1>) -> tensor<1xi1>
  %o5 = stablehlo.reshape %max1vr : (tensor<i1>) -> tensor<1xi1>
  %o6 = stablehlo.reshape %min1ir : (tensor<i1>) -> tensor<1xi1>
  %o7 = stablehlo.reshape %min1vr : (tensor<i1>) -> tensor<1xi1>
  %o8 = stablehlo.reshape %max2ir : (tensor<i1>) -> tensor<1xi1>
  %o9 = stablehlo.reshape %max2vr : (tensor<i1>) -> tensor<1xi1>
  %o10 = stablehlo.reshape %min2ir : (tensor<i1>) -> tensor<1xi1>
  %o11 = stablehlo.reshape %min2vr : (tensor<i1>) -> tensor<1xi1>
  %o12 = stablehlo.reshape %max3ir : (tensor<i1>) -> tensor<1xi1>
  %o13 = stablehlo.reshape %max3vr : (tensor<i1>) -> tensor<1xi1>
  %o14 = stablehlo.reshape %min3ir : (tensor<i1>) -> tensor<1xi1>
  %o15 = stablehlo.reshape %min3vr : (tensor<i1>) -> tensor<1xi1>
  %o16 = stablehlo.reshape %i8add0cr : (tensor<i1>) -> tensor<1xi1>
  %o17 = stablehlo.reshape %ui8maximum2cr : (tensor<i1>) -> tensor<1xi1>
  %o18 = stablehlo.reshape %ui8minimum0cr : (tensor<i1>) -> tensor<1xi1>
  %o19 = stablehlo.reshape %i64add2cr : (tensor<i1>) -> tensor<1xi1>
  %o20 = stablehlo.reshape %i64maximum0cr : (tensor<i1>) -> tensor<1xi1>
  %o21 = stablehlo.reshape %i8multiply3cr : (tensor<i1>) -> tensor<1xi1>
  %o22 = stablehlo.reshape %borcr : (tensor<i1>) -> tensor<1xi1>
  %o23 = stablehlo.reshape %bandcr : (tensor<i1>) -> tensor<1xi1>
  %out = stablehlo.concatenate %o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9, %o10, %o11, %o12, %o13, %o14, %o15, %o16, %o17, %o18, %o19, %o20, %o21, %o22, %o23, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<24xi1>
  return %out : tensor<24xi1>
}
// >>> stdout
// [False False False False False False False False False False False False
//  False False False False False False False False False False False False]
// [False False False False False False False False False False False False
//  False False False False False False False False False False False False]
// [False False False False False False False False False False False False
//  False False False False False False False False False False False False]
// <<<
