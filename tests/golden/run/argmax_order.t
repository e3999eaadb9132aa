// argmax and argmin as XLA's library writes them: the first of equal values, of
// zeros its sign, too, and behind a NaN anew; along rows and across them.  The
// expected results are those of a loop over the elements in order.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() -> tensor<12xi1> {
  %f6 = stablehlo.constant dense<false> : tensor<6xi1>
  %f37 = stablehlo.constant dense<false> : tensor<37xi1>
  %x0 = stablehlo.constant dense<[[-0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -5.0, -5.0, -0.0, -1.0, 0.0, -1.0, -4.0, -5.0, -5.0, -5.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -1.0, -3.0, 0.0, 0.0, -0.0, -3.0, -4.0, -4.0, 0.0, -1.0, -0.0, -2.0], [2.0, 2.0, -5.0, 5.0, 1.0, 4.0, -3.0, -2.0, 4.0, -3.0, 0x7FC00000, -1.0, 2.0, -4.0, 4.0, -2.0, -3.0, 0.0, 4.0, 4.0, 4.0, -2.0, -5.0, 3.0, 2.0, 3.0, -5.0, -5.0, 0.0, -2.0, -1.0, 5.0, -3.0, 0.0, -2.0, -2.0, 3.0], [-4.0, -2.0, -4.0, -4.0, -2.0, 2.0, 1.0, -1.0, -4.0, 3.0, 3.0, -3.0, -5.0, -2.0, -4.0, 3.0, 0.0, 0.0, -2.0, 0.0, 5.0, -3.0, 3.0, -5.0, -2.0, 5.0, 4.0, -5.0, 4.0, 4.0, -1.0, -1.0, 5.0, 5.0, 2.0, -1.0, 0x7FC00000], [0x7FC00000, -3.0, 1.0, 2.0, -3.0, -2.0, 3.0, -3.0, 2.0, 5.0, 2.0, 2.0, 0.0, 5.0, -3.0, -2.0, 2.0, 2.0, -4.0, -4.0, 2.0, 4.0, 1.0, 5.0, -1.0, -2.0, 3.0, -5.0, -3.0, -3.0, -1.0, -4.0, 3.0, 4.0, -1.0, -5.0, 2.0], [-5.0, -2.0, -5.0, -6.0, -3.0, -6.0, -2.0, -3.0, -2.0, -4.0, -5.0, -5.0, -3.0, -3.0, -1.0, -5.0, -6.0, -2.0, -2.0, -2.0, -3.0, -1.0, -2.0, -6.0, -4.0, -3.0, -2.0, -2.0, -5.0, -6.0, -4.0, -2.0, -3.0, -2.0, -2.0, -6.0, -2.0], [5.0, 1.0, -2.0, -2.0, 5.0, 0x7FC00000, -3.0, 4.0, 4.0, -5.0, -4.0, 2.0, -1.0, -2.0, -5.0, -3.0, 4.0, 4.0, 4.0, 1.0, 0x7FC00000, -2.0, 0.0, 5.0, -3.0, 1.0, 0.0, 0.0, 1.0, 2.0, -4.0, 5.0, 4.0, 3.0, -2.0, -1.0, -1.0]]> : tensor<6x37xf32>
  %f = stablehlo.optimization_barrier %x0 : tensor<6x37xf32>
  %h = stablehlo.convert %f : (tensor<6x37xf32>) -> tensor<6x37xbf16>
  %d = stablehlo.convert %f : (tensor<6x37xf32>) -> tensor<6x37xf64>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %nfi3200 = stablehlo.iota dim = 0 : tensor<6x37xi32>
  %mfi3200 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %cfi3200 = stablehlo.constant dense<0> : tensor<i32>
  %rfi3200:2 = stablehlo.reduce(%f init: %mfi3200), (%nfi3200 init: %cfi3200) across dimensions = [0] : (tensor<6x37xf32>, tensor<6x37xi32>, tensor<f32>, tensor<i32>) -> (tensor<37xf32>, tensor<37xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %p = stablehlo.compare LE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i32>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i32>
    stablehlo.return %v, %s : tensor<f32>, tensor<i32>
  }
  %wfi3200 = stablehlo.constant dense<[4, 3, 1, 4, 3, 5, 1, 3, 0, 0, 4, 4, 2, 1, 5, 0, 4, 0, 3, 3, 5, 2, 1, 4, 4, 4, 1, 1, 4, 4, 4, 0, 0, 4, 1, 4, 4]> : tensor<37xi32>
  %ufi3200 = stablehlo.constant dense<[-5.0, -3.0, -5.0, -6.0, -3.0, 0.0, -3.0, -3.0, -5.0, -5.0, -5.0, -5.0, -5.0, -4.0, -5.0, -5.0, -6.0, -5.0, -4.0, -4.0, 0.0, -3.0, -5.0, -6.0, -4.0, -3.0, -5.0, -5.0, -5.0, -6.0, -4.0, -4.0, -4.0, -2.0, -2.0, -6.0, -2.0]> : tensor<37xf32>
  %nanfi3200 = stablehlo.constant dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<37xi1>
  %isnanfi3200 = stablehlo.compare NE, %rfi3200#0, %rfi3200#0 : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
  %rbfi3200 = stablehlo.bitcast_convert %rfi3200#0 : (tensor<37xf32>) -> tensor<37xi32>
  %ubfi3200 = stablehlo.bitcast_convert %ufi3200 : (tensor<37xf32>) -> tensor<37xi32>
  %xfi3200 = stablehlo.compare NE, %rbfi3200, %ubfi3200 : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
  %yfi3200 = stablehlo.select %nanfi3200, %f37, %xfi3200 : tensor<37xi1>, tensor<37xi1>
  %zfi3200 = stablehlo.xor %nanfi3200, %isnanfi3200 : tensor<37xi1>
  %qfi3200 = stablehlo.compare NE, %rfi3200#1, %wfi3200 : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
  %yzfi3200 = stablehlo.or %yfi3200, %zfi3200 : tensor<37xi1>
  %yzqfi3200 = stablehlo.or %yzfi3200, %qfi3200 : tensor<37xi1>
  %badfi3200 = stablehlo.reduce(%yzqfi3200 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<37xi1>, tensor<i1>) -> tensor<i1>
  %outfi3200 = stablehlo.reshape %badfi3200 : (tensor<i1>) -> tensor<1xi1>
  %nfi3201 = stablehlo.iota dim = 0 : tensor<6x37xi32>
  %mfi3201 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %cfi3201 = stablehlo.constant dense<0> : tensor<i32>
  %rfi3201:2 = stablehlo.reduce(%f init: %mfi3201), (%nfi3201 init: %cfi3201) across dimensions = [0] : (tensor<6x37xf32>, tensor<6x37xi32>, tensor<f32>, tensor<i32>) -> (tensor<37xf32>, tensor<37xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i32>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i32>
    stablehlo.return %v, %s : tensor<f32>, tensor<i32>
  }
  %wfi3201 = stablehlo.constant dense<[5, 1, 3, 1, 5, 5, 3, 5, 1, 3, 2, 3, 1, 3, 1, 2, 5, 5, 1, 1, 5, 3, 2, 3, 1, 2, 2, 0, 2, 2, 1, 1, 2, 2, 2, 0, 3]> : tensor<37xi32>
  %ufi3201 = stablehlo.constant dense<[5.0, 2.0, 1.0, 5.0, 5.0, 0.0, 3.0, 4.0, 4.0, 5.0, 3.0, 2.0, 2.0, 5.0, 4.0, 3.0, 4.0, 4.0, 4.0, 4.0, 0.0, 4.0, 3.0, 5.0, 2.0, 5.0, 4.0, 0.0, 4.0, 4.0, -1.0, 5.0, 5.0, 5.0, 2.0, -0.0, 2.0]> : tensor<37xf32>
  %nanfi3201 = stablehlo.constant dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<37xi1>
  %isnanfi3201 = stablehlo.compare NE, %rfi3201#0, %rfi3201#0 : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
  %rbfi3201 = stablehlo.bitcast_convert %rfi3201#0 : (tensor<37xf32>) -> tensor<37xi32>
  %ubfi3201 = stablehlo.bitcast_convert %ufi3201 : (tensor<37xf32>) -> tensor<37xi32>
  %xfi3201 = stablehlo.compare NE, %rbfi3201, %ubfi3201 : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
  %yfi3201 = stablehlo.select %nanfi3201, %f37, %xfi3201 : tensor<37xi1>, tensor<37xi1>
  %zfi3201 = stablehlo.xor %nanfi3201, %isnanfi3201 : tensor<37xi1>
  %qfi3201 = stablehlo.compare NE, %rfi3201#1, %wfi3201 : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
  %yzfi3201 = stablehlo.or %yfi3201, %zfi3201 : tensor<37xi1>
  %yzqfi3201 = stablehlo.or %yzfi3201, %qfi3201 : tensor<37xi1>
  %badfi3201 = stablehlo.reduce(%yzqfi3201 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<37xi1>, tensor<i1>) -> tensor<i1>
  %outfi3201 = stablehlo.reshape %badfi3201 : (tensor<i1>) -> tensor<1xi1>
  %nfi3210 = stablehlo.iota dim = 1 : tensor<6x37xi32>
  %mfi3210 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %cfi3210 = stablehlo.constant dense<0> : tensor<i32>
  %rfi3210:2 = stablehlo.reduce(%f init: %mfi3210), (%nfi3210 init: %cfi3210) across dimensions = [1] : (tensor<6x37xf32>, tensor<6x37xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %p = stablehlo.compare LE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i32>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i32>
    stablehlo.return %v, %s : tensor<f32>, tensor<i32>
  }
  %wfi3210 = stablehlo.constant dense<[8, 22, 36, 27, 3, 30]> : tensor<6xi32>
  %ufi3210 = stablehlo.constant dense<[-5.0, -5.0, 0.0, -5.0, -6.0, -4.0]> : tensor<6xf32>
  %nanfi3210 = stablehlo.constant dense<[false, false, true, false, false, false]> : tensor<6xi1>
  %isnanfi3210 = stablehlo.compare NE, %rfi3210#0, %rfi3210#0 : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %rbfi3210 = stablehlo.bitcast_convert %rfi3210#0 : (tensor<6xf32>) -> tensor<6xi32>
  %ubfi3210 = stablehlo.bitcast_convert %ufi3210 : (tensor<6xf32>) -> tensor<6xi32>
  %xfi3210 = stablehlo.compare NE, %rbfi3210, %ubfi3210 : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
  %yfi3210 = stablehlo.select %nanfi3210, %f6, %xfi3210 : tensor<6xi1>, tensor<6xi1>
  %zfi3210 = stablehlo.xor %nanfi3210, %isnanfi3210 : tensor<6xi1>
  %qfi3210 = stablehlo.compare NE, %rfi3210#1, %wfi3210 : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
  %yzfi3210 = stablehlo.or %yfi3210, %zfi3210 : tensor<6xi1>
  %yzqfi3210 = stablehlo.or %yzfi3210, %qfi3210 : tensor<6xi1>
  %badfi3210 = stablehlo.reduce(%yzqfi3210 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
  %outfi3210 = stablehlo.reshape %badfi3210 : (tensor<i1>) -> tensor<1xi1>
  %nfi3211 = stablehlo.iota dim = 1 : tensor<6x37xi32>
  %mfi3211 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %cfi3211 = stablehlo.constant dense<0> : tensor<i32>
  %rfi3211:2 = stablehlo.reduce(%f init: %mfi3211), (%nfi3211 init: %cfi3211) across dimensions = [1] : (tensor<6x37xf32>, tensor<6x37xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i32>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i32>
    stablehlo.return %v, %s : tensor<f32>, tensor<i32>
  }
  %wfi3211 = stablehlo.constant dense<[0, 31, 36, 9, 14, 23]> : tensor<6xi32>
  %ufi3211 = stablehlo.constant dense<[-0.0, 5.0, 0.0, 5.0, -1.0, 5.0]> : tensor<6xf32>
  %nanfi3211 = stablehlo.constant dense<[false, false, true, false, false, false]> : tensor<6xi1>
  %isnanfi3211 = stablehlo.compare NE, %rfi3211#0, %rfi3211#0 : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %rbfi3211 = stablehlo.bitcast_convert %rfi3211#0 : (tensor<6xf32>) -> tensor<6xi32>
  %ubfi3211 = stablehlo.bitcast_convert %ufi3211 : (tensor<6xf32>) -> tensor<6xi32>
  %xfi3211 = stablehlo.compare NE, %rbfi3211, %ubfi3211 : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
  %yfi3211 = stablehlo.select %nanfi3211, %f6, %xfi3211 : tensor<6xi1>, tensor<6xi1>
  %zfi3211 = stablehlo.xor %nanfi3211, %isnanfi3211 : tensor<6xi1>
  %qfi3211 = stablehlo.compare NE, %rfi3211#1, %wfi3211 : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
  %yzfi3211 = stablehlo.or %yfi3211, %zfi3211 : tensor<6xi1>
  %yzqfi3211 = stablehlo.or %yzfi3211, %qfi3211 : tensor<6xi1>
  %badfi3211 = stablehlo.reduce(%yzqfi3211 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
  %outfi3211 = stablehlo.reshape %badfi3211 : (tensor<i1>) -> tensor<1xi1>
  %nhi6400 = stablehlo.iota dim = 0 : tensor<6x37xi64>
  %mhi6400 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %chi6400 = stablehlo.constant dense<0> : tensor<i64>
  %rhi6400:2 = stablehlo.reduce(%h init: %mhi6400), (%nhi6400 init: %chi6400) across dimensions = [0] : (tensor<6x37xbf16>, tensor<6x37xi64>, tensor<bf16>, tensor<i64>) -> (tensor<37xbf16>, tensor<37xi64>)
   reducer(%a: tensor<bf16>, %b: tensor<bf16>) (%i: tensor<i64>, %j: tensor<i64>) {
    %p = stablehlo.compare LE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<bf16>
    %e = stablehlo.compare EQ, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i64>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i64>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i64>
    stablehlo.return %v, %s : tensor<bf16>, tensor<i64>
  }
  %whi6400 = stablehlo.constant dense<[4, 3, 1, 4, 3, 5, 1, 3, 0, 0, 4, 4, 2, 1, 5, 0, 4, 0, 3, 3, 5, 2, 1, 4, 4, 4, 1, 1, 4, 4, 4, 0, 0, 4, 1, 4, 4]> : tensor<37xi64>
  %uhi6400 = stablehlo.constant dense<[-5.0, -3.0, -5.0, -6.0, -3.0, 0.0, -3.0, -3.0, -5.0, -5.0, -5.0, -5.0, -5.0, -4.0, -5.0, -5.0, -6.0, -5.0, -4.0, -4.0, 0.0, -3.0, -5.0, -6.0, -4.0, -3.0, -5.0, -5.0, -5.0, -6.0, -4.0, -4.0, -4.0, -2.0, -2.0, -6.0, -2.0]> : tensor<37xbf16>
  %nanhi6400 = stablehlo.constant dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<37xi1>
  %isnanhi6400 = stablehlo.compare NE, %rhi6400#0, %rhi6400#0 : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
  %rbhi6400 = stablehlo.bitcast_convert %rhi6400#0 : (tensor<37xbf16>) -> tensor<37xi16>
  %ubhi6400 = stablehlo.bitcast_convert %uhi6400 : (tensor<37xbf16>) -> tensor<37xi16>
  %xhi6400 = stablehlo.compare NE, %rbhi6400, %ubhi6400 : (tensor<37xi16>, tensor<37xi16>) -> tensor<37xi1>
  %yhi6400 = stablehlo.select %nanhi6400, %f37, %xhi6400 : tensor<37xi1>, tensor<37xi1>
  %zhi6400 = stablehlo.xor %nanhi6400, %isnanhi6400 : tensor<37xi1>
  %qhi6400 = stablehlo.compare NE, %rhi6400#1, %whi6400 : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
  %yzhi6400 = stablehlo.or %yhi6400, %zhi6400 : tensor<37xi1>
  %yzqhi6400 = stablehlo.or %yzhi6400, %qhi6400 : tensor<37xi1>
  %badhi6400 = stablehlo.reduce(%yzqhi6400 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<37xi1>, tensor<i1>) -> tensor<i1>
  %outhi6400 = stablehlo.reshape %badhi6400 : (tensor<i1>) -> tensor<1xi1>
  %nhi6401 = stablehlo.iota dim = 0 : tensor<6x37xi64>
  %mhi6401 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %chi6401 = stablehlo.constant dense<0> : tensor<i64>
  %rhi6401:2 = stablehlo.reduce(%h init: %mhi6401), (%nhi6401 init: %chi6401) across dimensions = [0] : (tensor<6x37xbf16>, tensor<6x37xi64>, tensor<bf16>, tensor<i64>) -> (tensor<37xbf16>, tensor<37xi64>)
   reducer(%a: tensor<bf16>, %b: tensor<bf16>) (%i: tensor<i64>, %j: tensor<i64>) {
    %p = stablehlo.compare GE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<bf16>
    %e = stablehlo.compare EQ, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i64>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i64>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i64>
    stablehlo.return %v, %s : tensor<bf16>, tensor<i64>
  }
  %whi6401 = stablehlo.constant dense<[5, 1, 3, 1, 5, 5, 3, 5, 1, 3, 2, 3, 1, 3, 1, 2, 5, 5, 1, 1, 5, 3, 2, 3, 1, 2, 2, 0, 2, 2, 1, 1, 2, 2, 2, 0, 3]> : tensor<37xi64>
  %uhi6401 = stablehlo.constant dense<[5.0, 2.0, 1.0, 5.0, 5.0, 0.0, 3.0, 4.0, 4.0, 5.0, 3.0, 2.0, 2.0, 5.0, 4.0, 3.0, 4.0, 4.0, 4.0, 4.0, 0.0, 4.0, 3.0, 5.0, 2.0, 5.0, 4.0, 0.0, 4.0, 4.0, -1.0, 5.0, 5.0, 5.0, 2.0, -0.0, 2.0]> : tensor<37xbf16>
  %nanhi6401 = stablehlo.constant dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<37xi1>
  %isnanhi6401 = stablehlo.compare NE, %rhi6401#0, %rhi6401#0 : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
  %rbhi6401 = stablehlo.bitcast_convert %rhi6401#0 : (tensor<37xbf16>) -> tensor<37xi16>
  %ubhi6401 = stablehlo.bitcast_convert %uhi6401 : (tensor<37xbf16>) -> tensor<37xi16>
  %xhi6401 = stablehlo.compare NE, %rbhi6401, %ubhi6401 : (tensor<37xi16>, tensor<37xi16>) -> tensor<37xi1>
  %yhi6401 = stablehlo.select %nanhi6401, %f37, %xhi6401 : tensor<37xi1>, tensor<37xi1>
  %zhi6401 = stablehlo.xor %nanhi6401, %isnanhi6401 : tensor<37xi1>
  %qhi6401 = stablehlo.compare NE, %rhi6401#1, %whi6401 : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
  %yzhi6401 = stablehlo.or %yhi6401, %zhi6401 : tensor<37xi1>
  %yzqhi6401 = stablehlo.or %yzhi6401, %qhi6401 : tensor<37xi1>
  %badhi6401 = stablehlo.reduce(%yzqhi6401 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<37xi1>, tensor<i1>) -> tensor<i1>
  %outhi6401 = stablehlo.reshape %badhi6401 : (tensor<i1>) -> tensor<1xi1>
  %nhi6410 = stablehlo.iota dim = 1 : tensor<6x37xi64>
  %mhi6410 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %chi6410 = stablehlo.constant dense<0> : tensor<i64>
  %rhi6410:2 = stablehlo.reduce(%h init: %mhi6410), (%nhi6410 init: %chi6410) across dimensions = [1] : (tensor<6x37xbf16>, tensor<6x37xi64>, tensor<bf16>, tensor<i64>) -> (tensor<6xbf16>, tensor<6xi64>)
   reducer(%a: tensor<bf16>, %b: tensor<bf16>) (%i: tensor<i64>, %j: tensor<i64>) {
    %p = stablehlo.compare LE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<bf16>
    %e = stablehlo.compare EQ, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i64>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i64>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i64>
    stablehlo.return %v, %s : tensor<bf16>, tensor<i64>
  }
  %whi6410 = stablehlo.constant dense<[8, 22, 36, 27, 3, 30]> : tensor<6xi64>
  %uhi6410 = stablehlo.constant dense<[-5.0, -5.0, 0.0, -5.0, -6.0, -4.0]> : tensor<6xbf16>
  %nanhi6410 = stablehlo.constant dense<[false, false, true, false, false, false]> : tensor<6xi1>
  %isnanhi6410 = stablehlo.compare NE, %rhi6410#0, %rhi6410#0 : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xi1>
  %rbhi6410 = stablehlo.bitcast_convert %rhi6410#0 : (tensor<6xbf16>) -> tensor<6xi16>
  %ubhi6410 = stablehlo.bitcast_convert %uhi6410 : (tensor<6xbf16>) -> tensor<6xi16>
  %xhi6410 = stablehlo.compare NE, %rbhi6410, %ubhi6410 : (tensor<6xi16>, tensor<6xi16>) -> tensor<6xi1>
  %yhi6410 = stablehlo.select %nanhi6410, %f6, %xhi6410 : tensor<6xi1>, tensor<6xi1>
  %zhi6410 = stablehlo.xor %nanhi6410, %isnanhi6410 : tensor<6xi1>
  %qhi6410 = stablehlo.compare NE, %rhi6410#1, %whi6410 : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %yzhi6410 = stablehlo.or %yhi6410, %zhi6410 : tensor<6xi1>
  %yzqhi6410 = stablehlo.or %yzhi6410, %qhi6410 : tensor<6xi1>
  %badhi6410 = stablehlo.reduce(%yzqhi6410 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
  %outhi6410 = stablehlo.reshape %badhi6410 : (tensor<i1>) -> tensor<1xi1>
  %nhi6411 = stablehlo.iota dim = 1 : tensor<6x37xi64>
  %mhi6411 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %chi6411 = stablehlo.constant dense<0> : tensor<i64>
  %rhi6411:2 = stablehlo.reduce(%h init: %mhi6411), (%nhi6411 init: %chi6411) across dimensions = [1] : (tensor<6x37xbf16>, tensor<6x37xi64>, tensor<bf16>, tensor<i64>) -> (tensor<6xbf16>, tensor<6xi64>)
   reducer(%a: tensor<bf16>, %b: tensor<bf16>) (%i: tensor<i64>, %j: tensor<i64>) {
    %p = stablehlo.compare GE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<bf16>
    %e = stablehlo.compare EQ, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i64>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i64>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i64>
    stablehlo.return %v, %s : tensor<bf16>, tensor<i64>
  }
  %whi6411 = stablehlo.constant dense<[0, 31, 36, 9, 14, 23]> : tensor<6xi64>
  %uhi6411 = stablehlo.constant dense<[-0.0, 5.0, 0.0, 5.0, -1.0, 5.0]> : tensor<6xbf16>
  %nanhi6411 = stablehlo.constant dense<[false, false, true, false, false, false]> : tensor<6xi1>
  %isnanhi6411 = stablehlo.compare NE, %rhi6411#0, %rhi6411#0 : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xi1>
  %rbhi6411 = stablehlo.bitcast_convert %rhi6411#0 : (tensor<6xbf16>) -> tensor<6xi16>
  %ubhi6411 = stablehlo.bitcast_convert %uhi6411 : (tensor<6xbf16>) -> tensor<6xi16>
  %xhi6411 = stablehlo.compare NE, %rbhi6411, %ubhi6411 : (tensor<6xi16>, tensor<6xi16>) -> tensor<6xi1>
  %yhi6411 = stablehlo.select %nanhi6411, %f6, %xhi6411 : tensor<6xi1>, tensor<6xi1>
  %zhi6411 = stablehlo.xor %nanhi6411, %isnanhi6411 : tensor<6xi1>
  %qhi6411 = stablehlo.compare NE, %rhi6411#1, %whi6411 : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %yzhi6411 = stablehlo.or %yhi6411, %zhi6411 : tensor<6xi1>
  %yzqhi6411 = stablehlo.or %yzhi6411, %qhi6411 : tensor<6xi1>
  %badhi6411 = stablehlo.reduce(%yzqhi6411 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
  %outhi6411 = stablehlo.reshape %badhi6411 : (tensor<i1>) -> tensor<1xi1>
  %ndi6400 = stablehlo.iota dim = 0 : tensor<6x37xi64>
  %mdi6400 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %cdi6400 = stablehlo.constant dense<0> : tensor<i64>
  %rdi6400:2 = stablehlo.reduce(%d init: %mdi6400), (%ndi6400 init: %cdi6400) across dimensions = [0] : (tensor<6x37xf64>, tensor<6x37xi64>, tensor<f64>, tensor<i64>) -> (tensor<37xf64>, tensor<37xi64>)
   reducer(%a: tensor<f64>, %b: tensor<f64>) (%i: tensor<i64>, %j: tensor<i64>) {
    %p = stablehlo.compare LE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f64>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i64>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i64>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i64>
    stablehlo.return %v, %s : tensor<f64>, tensor<i64>
  }
  %wdi6400 = stablehlo.constant dense<[4, 3, 1, 4, 3, 5, 1, 3, 0, 0, 4, 4, 2, 1, 5, 0, 4, 0, 3, 3, 5, 2, 1, 4, 4, 4, 1, 1, 4, 4, 4, 0, 0, 4, 1, 4, 4]> : tensor<37xi64>
  %udi6400 = stablehlo.constant dense<[-5.0, -3.0, -5.0, -6.0, -3.0, 0.0, -3.0, -3.0, -5.0, -5.0, -5.0, -5.0, -5.0, -4.0, -5.0, -5.0, -6.0, -5.0, -4.0, -4.0, 0.0, -3.0, -5.0, -6.0, -4.0, -3.0, -5.0, -5.0, -5.0, -6.0, -4.0, -4.0, -4.0, -2.0, -2.0, -6.0, -2.0]> : tensor<37xf64>
  %nandi6400 = stablehlo.constant dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<37xi1>
  %isnandi6400 = stablehlo.compare NE, %rdi6400#0, %rdi6400#0 : (tensor<37xf64>, tensor<37xf64>) -> tensor<37xi1>
  %rbdi6400 = stablehlo.bitcast_convert %rdi6400#0 : (tensor<37xf64>) -> tensor<37xi64>
  %ubdi6400 = stablehlo.bitcast_convert %udi6400 : (tensor<37xf64>) -> tensor<37xi64>
  %xdi6400 = stablehlo.compare NE, %rbdi6400, %ubdi6400 : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
  %ydi6400 = stablehlo.select %nandi6400, %f37, %xdi6400 : tensor<37xi1>, tensor<37xi1>
  %zdi6400 = stablehlo.xor %nandi6400, %isnandi6400 : tensor<37xi1>
  %qdi6400 = stablehlo.compare NE, %rdi6400#1, %wdi6400 : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
  %yzdi6400 = stablehlo.or %ydi6400, %zdi6400 : tensor<37xi1>
  %yzqdi6400 = stablehlo.or %yzdi6400, %qdi6400 : tensor<37xi1>
  %baddi6400 = stablehlo.reduce(%yzqdi6400 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<37xi1>, tensor<i1>) -> tensor<i1>
  %outdi6400 = stablehlo.reshape %baddi6400 : (tensor<i1>) -> tensor<1xi1>
  %ndi6401 = stablehlo.iota dim = 0 : tensor<6x37xi64>
  %mdi6401 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %cdi6401 = stablehlo.constant dense<0> : tensor<i64>
  %rdi6401:2 = stablehlo.reduce(%d init: %mdi6401), (%ndi6401 init: %cdi6401) across dimensions = [0] : (tensor<6x37xf64>, tensor<6x37xi64>, tensor<f64>, tensor<i64>) -> (tensor<37xf64>, tensor<37xi64>)
   reducer(%a: tensor<f64>, %b: tensor<f64>) (%i: tensor<i64>, %j: tensor<i64>) {
    %p = stablehlo.compare GE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f64>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i64>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i64>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i64>
    stablehlo.return %v, %s : tensor<f64>, tensor<i64>
  }
  %wdi6401 = stablehlo.constant dense<[5, 1, 3, 1, 5, 5, 3, 5, 1, 3, 2, 3, 1, 3, 1, 2, 5, 5, 1, 1, 5, 3, 2, 3, 1, 2, 2, 0, 2, 2, 1, 1, 2, 2, 2, 0, 3]> : tensor<37xi64>
  %udi6401 = stablehlo.constant dense<[5.0, 2.0, 1.0, 5.0, 5.0, 0.0, 3.0, 4.0, 4.0, 5.0, 3.0, 2.0, 2.0, 5.0, 4.0, 3.0, 4.0, 4.0, 4.0, 4.0, 0.0, 4.0, 3.0, 5.0, 2.0, 5.0, 4.0, 0.0, 4.0, 4.0, -1.0, 5.0, 5.0, 5.0, 2.0, -0.0, 2.0]> : tensor<37xf64>
  %nandi6401 = stablehlo.constant dense<[false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<37xi1>
  %isnandi6401 = stablehlo.compare NE, %rdi6401#0, %rdi6401#0 : (tensor<37xf64>, tensor<37xf64>) -> tensor<37xi1>
  %rbdi6401 = stablehlo.bitcast_convert %rdi6401#0 : (tensor<37xf64>) -> tensor<37xi64>
  %ubdi6401 = stablehlo.bitcast_convert %udi6401 : (tensor<37xf64>) -> tensor<37xi64>
  %xdi6401 = stablehlo.compare NE, %rbdi6401, %ubdi6401 : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
  %ydi6401 = stablehlo.select %nandi6401, %f37, %xdi6401 : tensor<37xi1>, tensor<37xi1>
  %zdi6401 = stablehlo.xor %nandi6401, %isnandi6401 : tensor<37xi1>
  %qdi6401 = stablehlo.compare NE, %rdi6401#1, %wdi6401 : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
  %yzdi6401 = stablehlo.or %ydi6401, %zdi6401 : tensor<37xi1>
  %yzqdi6401 = stablehlo.or %yzdi6401, %qdi6401 : tensor<37xi1>
  %baddi6401 = stablehlo.reduce(%yzqdi6401 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<37xi1>, tensor<i1>) -> tensor<i1>
  %outdi6401 = stablehlo.reshape %baddi6401 : (tensor<i1>) -> tensor<1xi1>
  %ndi6410 = stablehlo.iota dim = 1 : tensor<6x37xi64>
  %mdi6410 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %cdi6410 = stablehlo.constant dense<0> : tensor<i64>
  %rdi6410:2 = stablehlo.reduce(%d init: %mdi6410), (%ndi6410 init: %cdi6410) across dimensions = [1] : (tensor<6x37xf64>, tensor<6x37xi64>, tensor<f64>, tensor<i64>) -> (tensor<6xf64>, tensor<6xi64>)
   reducer(%a: tensor<f64>, %b: tensor<f64>) (%i: tensor<i64>, %j: tensor<i64>) {
    %p = stablehlo.compare LE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f64>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i64>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i64>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i64>
    stablehlo.return %v, %s : tensor<f64>, tensor<i64>
  }
  %wdi6410 = stablehlo.constant dense<[8, 22, 36, 27, 3, 30]> : tensor<6xi64>
  %udi6410 = stablehlo.constant dense<[-5.0, -5.0, 0.0, -5.0, -6.0, -4.0]> : tensor<6xf64>
  %nandi6410 = stablehlo.constant dense<[false, false, true, false, false, false]> : tensor<6xi1>
  %isnandi6410 = stablehlo.compare NE, %rdi6410#0, %rdi6410#0 : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
  %rbdi6410 = stablehlo.bitcast_convert %rdi6410#0 : (tensor<6xf64>) -> tensor<6xi64>
  %ubdi6410 = stablehlo.bitcast_convert %udi6410 : (tensor<6xf64>) -> tensor<6xi64>
  %xdi6410 = stablehlo.compare NE, %rbdi6410, %ubdi6410 : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %ydi6410 = stablehlo.select %nandi6410, %f6, %xdi6410 : tensor<6xi1>, tensor<6xi1>
  %zdi6410 = stablehlo.xor %nandi6410, %isnandi6410 : tensor<6xi1>
  %qdi6410 = stablehlo.compare NE, %rdi6410#1, %wdi6410 : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %yzdi6410 = stablehlo.or %ydi6410, %zdi6410 : tensor<6xi1>
  %yzqdi6410 = stablehlo.or %yzdi6410, %qdi6410 : tensor<6xi1>
  %baddi6410 = stablehlo.reduce(%yzqdi6410 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
  %outdi6410 = stablehlo.reshape %baddi6410 : (tensor<i1>) -> tensor<1xi1>
  %ndi6411 = stablehlo.iota dim = 1 : tensor<6x37xi64>
  %mdi6411 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %cdi6411 = stablehlo.constant dense<0> : tensor<i64>
  %rdi6411:2 = stablehlo.reduce(%d init: %mdi6411), (%ndi6411 init: %cdi6411) across dimensions = [1] : (tensor<6x37xf64>, tensor<6x37xi64>, tensor<f64>, tensor<i64>) -> (tensor<6xf64>, tensor<6xi64>)
   reducer(%a: tensor<f64>, %b: tensor<f64>) (%i: tensor<i64>, %j: tensor<i64>) {
    %p = stablehlo.compare GE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f64>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %l = stablehlo.minimum %i, %j : tensor<i64>
    %o = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i64>
    %s = stablehlo.select %e, %l, %o : tensor<i1>, tensor<i64>
    stablehlo.return %v, %s : tensor<f64>, tensor<i64>
  }
  %wdi6411 = stablehlo.constant dense<[0, 31, 36, 9, 14, 23]> : tensor<6xi64>
  %udi6411 = stablehlo.constant dense<[-0.0, 5.0, 0.0, 5.0, -1.0, 5.0]> : tensor<6xf64>
  %nandi6411 = stablehlo.constant dense<[false, false, true, false, false, false]> : tensor<6xi1>
  %isnandi6411 = stablehlo.compare NE, %rdi6411#0, %rdi6411#0 : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
  %rbdi6411 = stablehlo.bitcast_convert %rdi6411#0 : (tensor<6xf64>) -> tensor<6xi64>
  %ubdi6411 = stablehlo.bitcast_convert %udi6411 : (tensor<6xf64>) -> tensor<6xi64>
  %xdi6411 = stablehlo.compare NE, %rbdi6411, %ubdi6411 : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %ydi6411 = stablehlo.select %nandi6411, %f6, %xdi6411 : tensor<6xi1>, tensor<6xi1>
  %zdi6411 = stablehlo.xor %nandi6411, %isnandi6411 : tensor<6xi1>
  %qdi6411 = stablehlo.compare NE, %rdi6411#1, %wdi6411 : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
  %yzdi6411 = stablehlo.or %ydi6411, %zdi6411 : tensor<6xi1>
  %yzqdi6411 = stablehlo.or %yzdi6411, %qdi6411 : tensor<6xi1>
  %baddi6411 = stablehlo.reduce(%yzqdi6411 init: %no) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
  %outdi6411 = stablehlo.reshape %baddi6411 : (tensor<i1>) -> tensor<1xi1>
  %all = stablehlo.concatenate %outfi3200, %outfi3201, %outfi3210, %outfi3211, %outhi6400, %outhi6401, %outhi6410, %outhi6411, %outdi6400, %outdi6401, %outdi6410, %outdi6411, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<12xi1>
  return %all : tensor<12xi1>
}
// >>> stdout
// [False False False False False False False False False False False False]
// [False False False False False False False False False False False False]
// [False False False False False False False False False False False False]
// <<<
