// A NaN that maximum and minimum give is the positive quiet one, whichever it came
// of: elementwise, of rows, columns and all, accumulated, in windows, in a loop.
// Oracle: the bits of that NaN.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() -> (tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>) {
  %no = stablehlo.constant dense<false> : tensor<i1>
  %xf321maxa = stablehlo.iota dim = 1 : tensor<3x70xf32>
  %atf321maxr = stablehlo.iota dim = 0 : tensor<3x70xi32>
  %atf321maxc = stablehlo.iota dim = 1 : tensor<3x70xi32>
  %onef321max = stablehlo.constant dense<1> : tensor<3x70xi32>
  %fortyf321max = stablehlo.constant dense<40> : tensor<3x70xi32>
  %pf321max = stablehlo.compare EQ, %atf321maxr, %onef321max : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %qf321max = stablehlo.compare EQ, %atf321maxc, %fortyf321max : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %pqf321max = stablehlo.and %pf321max, %qf321max : tensor<3x70xi1>
  %nanf321max = stablehlo.constant dense<0x7FC00000> : tensor<3x70xf32>
  %negf321max = stablehlo.negate %nanf321max : tensor<3x70xf32>
  %xf321maxb = stablehlo.select %pqf321max, %negf321max, %xf321maxa : tensor<3x70xi1>, tensor<3x70xf32>
  %xf321max = stablehlo.optimization_barrier %xf321maxb : tensor<3x70xf32>
  %yf321max = stablehlo.reverse %xf321max, dims = [0] : tensor<3x70xf32>
  %if321max = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %ef321max = stablehlo.maximum %xf321max, %yf321max : tensor<3x70xf32>
  %rowf321max = stablehlo.reduce(%xf321max init: %if321max) applies stablehlo.maximum across dimensions = [1] : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
  %colf321max = stablehlo.reduce(%xf321max init: %if321max) applies stablehlo.maximum across dimensions = [0] : (tensor<3x70xf32>, tensor<f32>) -> tensor<70xf32>
  %allf321max = stablehlo.reduce(%xf321max init: %if321max) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x70xf32>, tensor<f32>) -> tensor<f32>
  %cumf321max = "stablehlo.reduce_window"(%xf321max, %if321max) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.maximum %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1, 70>, padding = dense<[[0, 0], [69, 0]]> : tensor<2x2xi64>} : (tensor<3x70xf32>, tensor<f32>) -> tensor<3x70xf32>
  %winf321max = "stablehlo.reduce_window"(%xf321max, %if321max) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.maximum %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>} : (tensor<3x70xf32>, tensor<f32>) -> tensor<3x35xf32>
  %c0f321max = stablehlo.constant dense<0> : tensor<i32>
  %wf321max:2 = stablehlo.while(%a = %c0f321max, %b = %if321max) : tensor<i32>, tensor<f32>
  cond {
    %lim = stablehlo.constant dense<70> : tensor<i32>
    %go = stablehlo.compare LT, %a, %lim : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %v = stablehlo.dynamic_slice %xf321max, %u, %a, sizes = [1, 1] : (tensor<3x70xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %z = stablehlo.reshape %v : (tensor<1x1xf32>) -> tensor<f32>
    %m = stablehlo.maximum %b, %z : tensor<f32>
    %n = stablehlo.add %a, %u : tensor<i32>
    stablehlo.return %n, %m : tensor<i32>, tensor<f32>
  }
  %ef321maxbits = stablehlo.bitcast_convert %ef321max : (tensor<3x70xf32>) -> tensor<3x70xi32>
  %ef321maxis = stablehlo.compare NE, %ef321max, %ef321max : (tensor<3x70xf32>, tensor<3x70xf32>) -> tensor<3x70xi1>
  %ef321maxq = stablehlo.constant dense<2143289344> : tensor<3x70xi32>
  %ef321maxr = stablehlo.compare EQ, %ef321maxbits, %ef321maxq : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %ef321maxn = stablehlo.compare NE, %ef321maxis, %ef321maxr : (tensor<3x70xi1>, tensor<3x70xi1>) -> tensor<3x70xi1>
  %ef321maxnf = stablehlo.reduce(%ef321maxn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %ef321maxisf = stablehlo.reduce(%ef321maxis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %ef321maxg = stablehlo.not %ef321maxisf : tensor<i1>
  %ef321maxbad = stablehlo.or %ef321maxnf, %ef321maxg : tensor<i1>
  %ef321maxo = stablehlo.reshape %ef321maxbad : (tensor<i1>) -> tensor<1xi1>
  %rowf321maxbits = stablehlo.bitcast_convert %rowf321max : (tensor<3xf32>) -> tensor<3xi32>
  %rowf321maxis = stablehlo.compare NE, %rowf321max, %rowf321max : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %rowf321maxq = stablehlo.constant dense<2143289344> : tensor<3xi32>
  %rowf321maxr = stablehlo.compare EQ, %rowf321maxbits, %rowf321maxq : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %rowf321maxn = stablehlo.compare NE, %rowf321maxis, %rowf321maxr : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %rowf321maxnf = stablehlo.reduce(%rowf321maxn init: %no) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  %rowf321maxisf = stablehlo.reduce(%rowf321maxis init: %no) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  %rowf321maxg = stablehlo.not %rowf321maxisf : tensor<i1>
  %rowf321maxbad = stablehlo.or %rowf321maxnf, %rowf321maxg : tensor<i1>
  %rowf321maxo = stablehlo.reshape %rowf321maxbad : (tensor<i1>) -> tensor<1xi1>
  %colf321maxbits = stablehlo.bitcast_convert %colf321max : (tensor<70xf32>) -> tensor<70xi32>
  %colf321maxis = stablehlo.compare NE, %colf321max, %colf321max : (tensor<70xf32>, tensor<70xf32>) -> tensor<70xi1>
  %colf321maxq = stablehlo.constant dense<2143289344> : tensor<70xi32>
  %colf321maxr = stablehlo.compare EQ, %colf321maxbits, %colf321maxq : (tensor<70xi32>, tensor<70xi32>) -> tensor<70xi1>
  %colf321maxn = stablehlo.compare NE, %colf321maxis, %colf321maxr : (tensor<70xi1>, tensor<70xi1>) -> tensor<70xi1>
  %colf321maxnf = stablehlo.reduce(%colf321maxn init: %no) applies stablehlo.or across dimensions = [0] : (tensor<70xi1>, tensor<i1>) -> tensor<i1>
  %colf321maxisf = stablehlo.reduce(%colf321maxis init: %no) applies stablehlo.or across dimensions = [0] : (tensor<70xi1>, tensor<i1>) -> tensor<i1>
  %colf321maxg = stablehlo.not %colf321maxisf : tensor<i1>
  %colf321maxbad = stablehlo.or %colf321maxnf, %colf321maxg : tensor<i1>
  %colf321maxo = stablehlo.reshape %colf321maxbad : (tensor<i1>) -> tensor<1xi1>
  %allf321maxbits = stablehlo.bitcast_convert %allf321max : (tensor<f32>) -> tensor<i32>
  %allf321maxis = stablehlo.compare NE, %allf321max, %allf321max : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %allf321maxq = stablehlo.constant dense<2143289344> : tensor<i32>
  %allf321maxr = stablehlo.compare EQ, %allf321maxbits, %allf321maxq : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %allf321maxn = stablehlo.compare NE, %allf321maxis, %allf321maxr : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %allf321maxnf = stablehlo.or %allf321maxn, %no : tensor<i1>
  %allf321maxisf = stablehlo.or %allf321maxis, %no : tensor<i1>
  %allf321maxg = stablehlo.not %allf321maxisf : tensor<i1>
  %allf321maxbad = stablehlo.or %allf321maxnf, %allf321maxg : tensor<i1>
  %allf321maxo = stablehlo.reshape %allf321maxbad : (tensor<i1>) -> tensor<1xi1>
  %cumf321maxbits = stablehlo.bitcast_convert %cumf321max : (tensor<3x70xf32>) -> tensor<3x70xi32>
  %cumf321maxis = stablehlo.compare NE, %cumf321max, %cumf321max : (tensor<3x70xf32>, tensor<3x70xf32>) -> tensor<3x70xi1>
  %cumf321maxq = stablehlo.constant dense<2143289344> : tensor<3x70xi32>
  %cumf321maxr = stablehlo.compare EQ, %cumf321maxbits, %cumf321maxq : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %cumf321maxn = stablehlo.compare NE, %cumf321maxis, %cumf321maxr : (tensor<3x70xi1>, tensor<3x70xi1>) -> tensor<3x70xi1>
  %cumf321maxnf = stablehlo.reduce(%cumf321maxn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %cumf321maxisf = stablehlo.reduce(%cumf321maxis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %cumf321maxg = stablehlo.not %cumf321maxisf : tensor<i1>
  %cumf321maxbad = stablehlo.or %cumf321maxnf, %cumf321maxg : tensor<i1>
  %cumf321maxo = stablehlo.reshape %cumf321maxbad : (tensor<i1>) -> tensor<1xi1>
  %winf321maxbits = stablehlo.bitcast_convert %winf321max : (tensor<3x35xf32>) -> tensor<3x35xi32>
  %winf321maxis = stablehlo.compare NE, %winf321max, %winf321max : (tensor<3x35xf32>, tensor<3x35xf32>) -> tensor<3x35xi1>
  %winf321maxq = stablehlo.constant dense<2143289344> : tensor<3x35xi32>
  %winf321maxr = stablehlo.compare EQ, %winf321maxbits, %winf321maxq : (tensor<3x35xi32>, tensor<3x35xi32>) -> tensor<3x35xi1>
  %winf321maxn = stablehlo.compare NE, %winf321maxis, %winf321maxr : (tensor<3x35xi1>, tensor<3x35xi1>) -> tensor<3x35xi1>
  %winf321maxnf = stablehlo.reduce(%winf321maxn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<i1>
  %winf321maxisf = stablehlo.reduce(%winf321maxis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<i1>
  %winf321maxg = stablehlo.not %winf321maxisf : tensor<i1>
  %winf321maxbad = stablehlo.or %winf321maxnf, %winf321maxg : tensor<i1>
  %winf321maxo = stablehlo.reshape %winf321maxbad : (tensor<i1>) -> tensor<1xi1>
  %wf321maxbits = stablehlo.bitcast_convert %wf321max#1 : (tensor<f32>) -> tensor<i32>
  %wf321maxis = stablehlo.compare NE, %wf321max#1, %wf321max#1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %wf321maxq = stablehlo.constant dense<2143289344> : tensor<i32>
  %wf321maxr = stablehlo.compare EQ, %wf321maxbits, %wf321maxq : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %wf321maxn = stablehlo.compare NE, %wf321maxis, %wf321maxr : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %wf321maxnf = stablehlo.or %wf321maxn, %no : tensor<i1>
  %wf321maxisf = stablehlo.or %wf321maxis, %no : tensor<i1>
  %wf321maxg = stablehlo.not %wf321maxisf : tensor<i1>
  %wf321maxbad = stablehlo.or %wf321maxnf, %wf321maxg : tensor<i1>
  %wf321maxo = stablehlo.reshape %wf321maxbad : (tensor<i1>) -> tensor<1xi1>
  %outf321max = stablehlo.concatenate %ef321maxo, %rowf321maxo, %colf321maxo, %allf321maxo, %cumf321maxo, %winf321maxo, %wf321maxo, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<7xi1>
  %xf321mina = stablehlo.iota dim = 1 : tensor<3x70xf32>
  %atf321minr = stablehlo.iota dim = 0 : tensor<3x70xi32>
  %atf321minc = stablehlo.iota dim = 1 : tensor<3x70xi32>
  %onef321min = stablehlo.constant dense<1> : tensor<3x70xi32>
  %fortyf321min = stablehlo.constant dense<40> : tensor<3x70xi32>
  %pf321min = stablehlo.compare EQ, %atf321minr, %onef321min : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %qf321min = stablehlo.compare EQ, %atf321minc, %fortyf321min : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %pqf321min = stablehlo.and %pf321min, %qf321min : tensor<3x70xi1>
  %nanf321min = stablehlo.constant dense<0x7FC00000> : tensor<3x70xf32>
  %negf321min = stablehlo.negate %nanf321min : tensor<3x70xf32>
  %xf321minb = stablehlo.select %pqf321min, %negf321min, %xf321mina : tensor<3x70xi1>, tensor<3x70xf32>
  %xf321min = stablehlo.optimization_barrier %xf321minb : tensor<3x70xf32>
  %yf321min = stablehlo.reverse %xf321min, dims = [0] : tensor<3x70xf32>
  %if321min = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %ef321min = stablehlo.minimum %xf321min, %yf321min : tensor<3x70xf32>
  %rowf321min = stablehlo.reduce(%xf321min init: %if321min) applies stablehlo.minimum across dimensions = [1] : (tensor<3x70xf32>, tensor<f32>) -> tensor<3xf32>
  %colf321min = stablehlo.reduce(%xf321min init: %if321min) applies stablehlo.minimum across dimensions = [0] : (tensor<3x70xf32>, tensor<f32>) -> tensor<70xf32>
  %allf321min = stablehlo.reduce(%xf321min init: %if321min) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x70xf32>, tensor<f32>) -> tensor<f32>
  %cumf321min = "stablehlo.reduce_window"(%xf321min, %if321min) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.minimum %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1, 70>, padding = dense<[[0, 0], [69, 0]]> : tensor<2x2xi64>} : (tensor<3x70xf32>, tensor<f32>) -> tensor<3x70xf32>
  %winf321min = "stablehlo.reduce_window"(%xf321min, %if321min) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.minimum %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>} : (tensor<3x70xf32>, tensor<f32>) -> tensor<3x35xf32>
  %c0f321min = stablehlo.constant dense<0> : tensor<i32>
  %wf321min:2 = stablehlo.while(%a = %c0f321min, %b = %if321min) : tensor<i32>, tensor<f32>
  cond {
    %lim = stablehlo.constant dense<70> : tensor<i32>
    %go = stablehlo.compare LT, %a, %lim : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %v = stablehlo.dynamic_slice %xf321min, %u, %a, sizes = [1, 1] : (tensor<3x70xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %z = stablehlo.reshape %v : (tensor<1x1xf32>) -> tensor<f32>
    %m = stablehlo.minimum %b, %z : tensor<f32>
    %n = stablehlo.add %a, %u : tensor<i32>
    stablehlo.return %n, %m : tensor<i32>, tensor<f32>
  }
  %ef321minbits = stablehlo.bitcast_convert %ef321min : (tensor<3x70xf32>) -> tensor<3x70xi32>
  %ef321minis = stablehlo.compare NE, %ef321min, %ef321min : (tensor<3x70xf32>, tensor<3x70xf32>) -> tensor<3x70xi1>
  %ef321minq = stablehlo.constant dense<2143289344> : tensor<3x70xi32>
  %ef321minr = stablehlo.compare EQ, %ef321minbits, %ef321minq : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %ef321minn = stablehlo.compare NE, %ef321minis, %ef321minr : (tensor<3x70xi1>, tensor<3x70xi1>) -> tensor<3x70xi1>
  %ef321minnf = stablehlo.reduce(%ef321minn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %ef321minisf = stablehlo.reduce(%ef321minis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %ef321ming = stablehlo.not %ef321minisf : tensor<i1>
  %ef321minbad = stablehlo.or %ef321minnf, %ef321ming : tensor<i1>
  %ef321mino = stablehlo.reshape %ef321minbad : (tensor<i1>) -> tensor<1xi1>
  %rowf321minbits = stablehlo.bitcast_convert %rowf321min : (tensor<3xf32>) -> tensor<3xi32>
  %rowf321minis = stablehlo.compare NE, %rowf321min, %rowf321min : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %rowf321minq = stablehlo.constant dense<2143289344> : tensor<3xi32>
  %rowf321minr = stablehlo.compare EQ, %rowf321minbits, %rowf321minq : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %rowf321minn = stablehlo.compare NE, %rowf321minis, %rowf321minr : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %rowf321minnf = stablehlo.reduce(%rowf321minn init: %no) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  %rowf321minisf = stablehlo.reduce(%rowf321minis init: %no) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  %rowf321ming = stablehlo.not %rowf321minisf : tensor<i1>
  %rowf321minbad = stablehlo.or %rowf321minnf, %rowf321ming : tensor<i1>
  %rowf321mino = stablehlo.reshape %rowf321minbad : (tensor<i1>) -> tensor<1xi1>
  %colf321minbits = stablehlo.bitcast_convert %colf321min : (tensor<70xf32>) -> tensor<70xi32>
  %colf321minis = stablehlo.compare NE, %colf321min, %colf321min : (tensor<70xf32>, tensor<70xf32>) -> tensor<70xi1>
  %colf321minq = stablehlo.constant dense<2143289344> : tensor<70xi32>
  %colf321minr = stablehlo.compare EQ, %colf321minbits, %colf321minq : (tensor<70xi32>, tensor<70xi32>) -> tensor<70xi1>
  %colf321minn = stablehlo.compare NE, %colf321minis, %colf321minr : (tensor<70xi1>, tensor<70xi1>) -> tensor<70xi1>
  %colf321minnf = stablehlo.reduce(%colf321minn init: %no) applies stablehlo.or across dimensions = [0] : (tensor<70xi1>, tensor<i1>) -> tensor<i1>
  %colf321minisf = stablehlo.reduce(%colf321minis init: %no) applies stablehlo.or across dimensions = [0] : (tensor<70xi1>, tensor<i1>) -> tensor<i1>
  %colf321ming = stablehlo.not %colf321minisf : tensor<i1>
  %colf321minbad = stablehlo.or %colf321minnf, %colf321ming : tensor<i1>
  %colf321mino = stablehlo.reshape %colf321minbad : (tensor<i1>) -> tensor<1xi1>
  %allf321minbits = stablehlo.bitcast_convert %allf321min : (tensor<f32>) -> tensor<i32>
  %allf321minis = stablehlo.compare NE, %allf321min, %allf321min : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %allf321minq = stablehlo.constant dense<2143289344> : tensor<i32>
  %allf321minr = stablehlo.compare EQ, %allf321minbits, %allf321minq : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %allf321minn = stablehlo.compare NE, %allf321minis, %allf321minr : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %allf321minnf = stablehlo.or %allf321minn, %no : tensor<i1>
  %allf321minisf = stablehlo.or %allf321minis, %no : tensor<i1>
  %allf321ming = stablehlo.not %allf321minisf : tensor<i1>
  %allf321minbad = stablehlo.or %allf321minnf, %allf321ming : tensor<i1>
  %allf321mino = stablehlo.reshape %allf321minbad : (tensor<i1>) -> tensor<1xi1>
  %cumf321minbits = stablehlo.bitcast_convert %cumf321min : (tensor<3x70xf32>) -> tensor<3x70xi32>
  %cumf321minis = stablehlo.compare NE, %cumf321min, %cumf321min : (tensor<3x70xf32>, tensor<3x70xf32>) -> tensor<3x70xi1>
  %cumf321minq = stablehlo.constant dense<2143289344> : tensor<3x70xi32>
  %cumf321minr = stablehlo.compare EQ, %cumf321minbits, %cumf321minq : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %cumf321minn = stablehlo.compare NE, %cumf321minis, %cumf321minr : (tensor<3x70xi1>, tensor<3x70xi1>) -> tensor<3x70xi1>
  %cumf321minnf = stablehlo.reduce(%cumf321minn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %cumf321minisf = stablehlo.reduce(%cumf321minis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %cumf321ming = stablehlo.not %cumf321minisf : tensor<i1>
  %cumf321minbad = stablehlo.or %cumf321minnf, %cumf321ming : tensor<i1>
  %cumf321mino = stablehlo.reshape %cumf321minbad : (tensor<i1>) -> tensor<1xi1>
  %winf321minbits = stablehlo.bitcast_convert %winf321min : (tensor<3x35xf32>) -> tensor<3x35xi32>
  %winf321minis = stablehlo.compare NE, %winf321min, %winf321min : (tensor<3x35xf32>, tensor<3x35xf32>) -> tensor<3x35xi1>
  %winf321minq = stablehlo.constant dense<2143289344> : tensor<3x35xi32>
  %winf321minr = stablehlo.compare EQ, %winf321minbits, %winf321minq : (tensor<3x35xi32>, tensor<3x35xi32>) -> tensor<3x35xi1>
  %winf321minn = stablehlo.compare NE, %winf321minis, %winf321minr : (tensor<3x35xi1>, tensor<3x35xi1>) -> tensor<3x35xi1>
  %winf321minnf = stablehlo.reduce(%winf321minn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<i1>
  %winf321minisf = stablehlo.reduce(%winf321minis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<i1>
  %winf321ming = stablehlo.not %winf321minisf : tensor<i1>
  %winf321minbad = stablehlo.or %winf321minnf, %winf321ming : tensor<i1>
  %winf321mino = stablehlo.reshape %winf321minbad : (tensor<i1>) -> tensor<1xi1>
  %wf321minbits = stablehlo.bitcast_convert %wf321min#1 : (tensor<f32>) -> tensor<i32>
  %wf321minis = stablehlo.compare NE, %wf321min#1, %wf321min#1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %wf321minq = stablehlo.constant dense<2143289344> : tensor<i32>
  %wf321minr = stablehlo.compare EQ, %wf321minbits, %wf321minq : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %wf321minn = stablehlo.compare NE, %wf321minis, %wf321minr : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %wf321minnf = stablehlo.or %wf321minn, %no : tensor<i1>
  %wf321minisf = stablehlo.or %wf321minis, %no : tensor<i1>
  %wf321ming = stablehlo.not %wf321minisf : tensor<i1>
  %wf321minbad = stablehlo.or %wf321minnf, %wf321ming : tensor<i1>
  %wf321mino = stablehlo.reshape %wf321minbad : (tensor<i1>) -> tensor<1xi1>
  %outf321min = stablehlo.concatenate %ef321mino, %rowf321mino, %colf321mino, %allf321mino, %cumf321mino, %winf321mino, %wf321mino, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<7xi1>
  %xf641mina = stablehlo.iota dim = 1 : tensor<3x70xf64>
  %atf641minr = stablehlo.iota dim = 0 : tensor<3x70xi32>
  %atf641minc = stablehlo.iota dim = 1 : tensor<3x70xi32>
  %onef641min = stablehlo.constant dense<1> : tensor<3x70xi32>
  %fortyf641min = stablehlo.constant dense<40> : tensor<3x70xi32>
  %pf641min = stablehlo.compare EQ, %atf641minr, %onef641min : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %qf641min = stablehlo.compare EQ, %atf641minc, %fortyf641min : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %pqf641min = stablehlo.and %pf641min, %qf641min : tensor<3x70xi1>
  %nanf641min = stablehlo.constant dense<0x7FF8000000000000> : tensor<3x70xf64>
  %negf641min = stablehlo.negate %nanf641min : tensor<3x70xf64>
  %xf641minb = stablehlo.select %pqf641min, %negf641min, %xf641mina : tensor<3x70xi1>, tensor<3x70xf64>
  %xf641min = stablehlo.optimization_barrier %xf641minb : tensor<3x70xf64>
  %yf641min = stablehlo.reverse %xf641min, dims = [0] : tensor<3x70xf64>
  %if641min = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %ef641min = stablehlo.minimum %xf641min, %yf641min : tensor<3x70xf64>
  %rowf641min = stablehlo.reduce(%xf641min init: %if641min) applies stablehlo.minimum across dimensions = [1] : (tensor<3x70xf64>, tensor<f64>) -> tensor<3xf64>
  %colf641min = stablehlo.reduce(%xf641min init: %if641min) applies stablehlo.minimum across dimensions = [0] : (tensor<3x70xf64>, tensor<f64>) -> tensor<70xf64>
  %allf641min = stablehlo.reduce(%xf641min init: %if641min) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<3x70xf64>, tensor<f64>) -> tensor<f64>
  %cumf641min = "stablehlo.reduce_window"(%xf641min, %if641min) ({
  ^bb0(%l: tensor<f64>, %r: tensor<f64>):
    %s = stablehlo.minimum %l, %r : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) {window_dimensions = array<i64: 1, 70>, padding = dense<[[0, 0], [69, 0]]> : tensor<2x2xi64>} : (tensor<3x70xf64>, tensor<f64>) -> tensor<3x70xf64>
  %winf641min = "stablehlo.reduce_window"(%xf641min, %if641min) ({
  ^bb0(%l: tensor<f64>, %r: tensor<f64>):
    %s = stablehlo.minimum %l, %r : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>} : (tensor<3x70xf64>, tensor<f64>) -> tensor<3x35xf64>
  %c0f641min = stablehlo.constant dense<0> : tensor<i32>
  %wf641min:2 = stablehlo.while(%a = %c0f641min, %b = %if641min) : tensor<i32>, tensor<f64>
  cond {
    %lim = stablehlo.constant dense<70> : tensor<i32>
    %go = stablehlo.compare LT, %a, %lim : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %v = stablehlo.dynamic_slice %xf641min, %u, %a, sizes = [1, 1] : (tensor<3x70xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
    %z = stablehlo.reshape %v : (tensor<1x1xf64>) -> tensor<f64>
    %m = stablehlo.minimum %b, %z : tensor<f64>
    %n = stablehlo.add %a, %u : tensor<i32>
    stablehlo.return %n, %m : tensor<i32>, tensor<f64>
  }
  %ef641minbits = stablehlo.bitcast_convert %ef641min : (tensor<3x70xf64>) -> tensor<3x70xi64>
  %ef641minis = stablehlo.compare NE, %ef641min, %ef641min : (tensor<3x70xf64>, tensor<3x70xf64>) -> tensor<3x70xi1>
  %ef641minq = stablehlo.constant dense<9221120237041090560> : tensor<3x70xi64>
  %ef641minr = stablehlo.compare EQ, %ef641minbits, %ef641minq : (tensor<3x70xi64>, tensor<3x70xi64>) -> tensor<3x70xi1>
  %ef641minn = stablehlo.compare NE, %ef641minis, %ef641minr : (tensor<3x70xi1>, tensor<3x70xi1>) -> tensor<3x70xi1>
  %ef641minnf = stablehlo.reduce(%ef641minn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %ef641minisf = stablehlo.reduce(%ef641minis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %ef641ming = stablehlo.not %ef641minisf : tensor<i1>
  %ef641minbad = stablehlo.or %ef641minnf, %ef641ming : tensor<i1>
  %ef641mino = stablehlo.reshape %ef641minbad : (tensor<i1>) -> tensor<1xi1>
  %rowf641minbits = stablehlo.bitcast_convert %rowf641min : (tensor<3xf64>) -> tensor<3xi64>
  %rowf641minis = stablehlo.compare NE, %rowf641min, %rowf641min : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  %rowf641minq = stablehlo.constant dense<9221120237041090560> : tensor<3xi64>
  %rowf641minr = stablehlo.compare EQ, %rowf641minbits, %rowf641minq : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
  %rowf641minn = stablehlo.compare NE, %rowf641minis, %rowf641minr : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %rowf641minnf = stablehlo.reduce(%rowf641minn init: %no) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  %rowf641minisf = stablehlo.reduce(%rowf641minis init: %no) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  %rowf641ming = stablehlo.not %rowf641minisf : tensor<i1>
  %rowf641minbad = stablehlo.or %rowf641minnf, %rowf641ming : tensor<i1>
  %rowf641mino = stablehlo.reshape %rowf641minbad : (tensor<i1>) -> tensor<1xi1>
  %colf641minbits = stablehlo.bitcast_convert %colf641min : (tensor<70xf64>) -> tensor<70xi64>
  %colf641minis = stablehlo.compare NE, %colf641min, %colf641min : (tensor<70xf64>, tensor<70xf64>) -> tensor<70xi1>
  %colf641minq = stablehlo.constant dense<9221120237041090560> : tensor<70xi64>
  %colf641minr = stablehlo.compare EQ, %colf641minbits, %colf641minq : (tensor<70xi64>, tensor<70xi64>) -> tensor<70xi1>
  %colf641minn = stablehlo.compare NE, %colf641minis, %colf641minr : (tensor<70xi1>, tensor<70xi1>) -> tensor<70xi1>
  %colf641minnf = stablehlo.reduce(%colf641minn init: %no) applies stablehlo.or across dimensions = [0] : (tensor<70xi1>, tensor<i1>) -> tensor<i1>
  %colf641minisf = stablehlo.reduce(%colf641minis init: %no) applies stablehlo.or across dimensions = [0] : (tensor<70xi1>, tensor<i1>) -> tensor<i1>
  %colf641ming = stablehlo.not %colf641minisf : tensor<i1>
  %colf641minbad = stablehlo.or %colf641minnf, %colf641ming : tensor<i1>
  %colf641mino = stablehlo.reshape %colf641minbad : (tensor<i1>) -> tensor<1xi1>
  %allf641minbits = stablehlo.bitcast_convert %allf641min : (tensor<f64>) -> tensor<i64>
  %allf641minis = stablehlo.compare NE, %allf641min, %allf641min : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %allf641minq = stablehlo.constant dense<9221120237041090560> : tensor<i64>
  %allf641minr = stablehlo.compare EQ, %allf641minbits, %allf641minq : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %allf641minn = stablehlo.compare NE, %allf641minis, %allf641minr : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %allf641minnf = stablehlo.or %allf641minn, %no : tensor<i1>
  %allf641minisf = stablehlo.or %allf641minis, %no : tensor<i1>
  %allf641ming = stablehlo.not %allf641minisf : tensor<i1>
  %allf641minbad = stablehlo.or %allf641minnf, %allf641ming : tensor<i1>
  %allf641mino = stablehlo.reshape %allf641minbad : (tensor<i1>) -> tensor<1xi1>
  %cumf641minbits = stablehlo.bitcast_convert %cumf641min : (tensor<3x70xf64>) -> tensor<3x70xi64>
  %cumf641minis = stablehlo.compare NE, %cumf641min, %cumf641min : (tensor<3x70xf64>, tensor<3x70xf64>) -> tensor<3x70xi1>
  %cumf641minq = stablehlo.constant dense<9221120237041090560> : tensor<3x70xi64>
  %cumf641minr = stablehlo.compare EQ, %cumf641minbits, %cumf641minq : (tensor<3x70xi64>, tensor<3x70xi64>) -> tensor<3x70xi1>
  %cumf641minn = stablehlo.compare NE, %cumf641minis, %cumf641minr : (tensor<3x70xi1>, tensor<3x70xi1>) -> tensor<3x70xi1>
  %cumf641minnf = stablehlo.reduce(%cumf641minn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %cumf641minisf = stablehlo.reduce(%cumf641minis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %cumf641ming = stablehlo.not %cumf641minisf : tensor<i1>
  %cumf641minbad = stablehlo.or %cumf641minnf, %cumf641ming : tensor<i1>
  %cumf641mino = stablehlo.reshape %cumf641minbad : (tensor<i1>) -> tensor<1xi1>
  %winf641minbits = stablehlo.bitcast_convert %winf641min : (tensor<3x35xf64>) -> tensor<3x35xi64>
  %winf641minis = stablehlo.compare NE, %winf641min, %winf641min : (tensor<3x35xf64>, tensor<3x35xf64>) -> tensor<3x35xi1>
  %winf641minq = stablehlo.constant dense<9221120237041090560> : tensor<3x35xi64>
  %winf641minr = stablehlo.compare EQ, %winf641minbits, %winf641minq : (tensor<3x35xi64>, tensor<3x35xi64>) -> tensor<3x35xi1>
  %winf641minn = stablehlo.compare NE, %winf641minis, %winf641minr : (tensor<3x35xi1>, tensor<3x35xi1>) -> tensor<3x35xi1>
  %winf641minnf = stablehlo.reduce(%winf641minn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<i1>
  %winf641minisf = stablehlo.reduce(%winf641minis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<i1>
  %winf641ming = stablehlo.not %winf641minisf : tensor<i1>
  %winf641minbad = stablehlo.or %winf641minnf, %winf641ming : tensor<i1>
  %winf641mino = stablehlo.reshape %winf641minbad : (tensor<i1>) -> tensor<1xi1>
  %wf641minbits = stablehlo.bitcast_convert %wf641min#1 : (tensor<f64>) -> tensor<i64>
  %wf641minis = stablehlo.compare NE, %wf641min#1, %wf641min#1 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %wf641minq = stablehlo.constant dense<9221120237041090560> : tensor<i64>
  %wf641minr = stablehlo.compare EQ, %wf641minbits, %wf641minq : (tensor<i64>, tensor<i64>) -> tensor<i1>
  %wf641minn = stablehlo.compare NE, %wf641minis, %wf641minr : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %wf641minnf = stablehlo.or %wf641minn, %no : tensor<i1>
  %wf641minisf = stablehlo.or %wf641minis, %no : tensor<i1>
  %wf641ming = stablehlo.not %wf641minisf : tensor<i1>
  %wf641minbad = stablehlo.or %wf641minnf, %wf641ming : tensor<i1>
  %wf641mino = stablehlo.reshape %wf641minbad : (tensor<i1>) -> tensor<1xi1>
  %outf641min = stablehlo.concatenate %ef641mino, %rowf641mino, %colf641mino, %allf641mino, %cumf641mino, %winf641mino, %wf641mino, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<7xi1>
  %xbf161maxa = stablehlo.iota dim = 1 : tensor<3x70xbf16>
  %atbf161maxr = stablehlo.iota dim = 0 : tensor<3x70xi32>
  %atbf161maxc = stablehlo.iota dim = 1 : tensor<3x70xi32>
  %onebf161max = stablehlo.constant dense<1> : tensor<3x70xi32>
  %fortybf161max = stablehlo.constant dense<40> : tensor<3x70xi32>
  %pbf161max = stablehlo.compare EQ, %atbf161maxr, %onebf161max : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %qbf161max = stablehlo.compare EQ, %atbf161maxc, %fortybf161max : (tensor<3x70xi32>, tensor<3x70xi32>) -> tensor<3x70xi1>
  %pqbf161max = stablehlo.and %pbf161max, %qbf161max : tensor<3x70xi1>
  %nanbf161max = stablehlo.constant dense<0x7FC0> : tensor<3x70xbf16>
  %negbf161max = stablehlo.negate %nanbf161max : tensor<3x70xbf16>
  %xbf161maxb = stablehlo.select %pqbf161max, %negbf161max, %xbf161maxa : tensor<3x70xi1>, tensor<3x70xbf16>
  %xbf161max = stablehlo.optimization_barrier %xbf161maxb : tensor<3x70xbf16>
  %ybf161max = stablehlo.reverse %xbf161max, dims = [0] : tensor<3x70xbf16>
  %ibf161max = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %ebf161max = stablehlo.maximum %xbf161max, %ybf161max : tensor<3x70xbf16>
  %rowbf161max = stablehlo.reduce(%xbf161max init: %ibf161max) applies stablehlo.maximum across dimensions = [1] : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %colbf161max = stablehlo.reduce(%xbf161max init: %ibf161max) applies stablehlo.maximum across dimensions = [0] : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<70xbf16>
  %allbf161max = stablehlo.reduce(%xbf161max init: %ibf161max) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<bf16>
  %cumbf161max = "stablehlo.reduce_window"(%xbf161max, %ibf161max) ({
  ^bb0(%l: tensor<bf16>, %r: tensor<bf16>):
    %s = stablehlo.maximum %l, %r : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) {window_dimensions = array<i64: 1, 70>, padding = dense<[[0, 0], [69, 0]]> : tensor<2x2xi64>} : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3x70xbf16>
  %winbf161max = "stablehlo.reduce_window"(%xbf161max, %ibf161max) ({
  ^bb0(%l: tensor<bf16>, %r: tensor<bf16>):
    %s = stablehlo.maximum %l, %r : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>} : (tensor<3x70xbf16>, tensor<bf16>) -> tensor<3x35xbf16>
  %c0bf161max = stablehlo.constant dense<0> : tensor<i32>
  %wbf161max:2 = stablehlo.while(%a = %c0bf161max, %b = %ibf161max) : tensor<i32>, tensor<bf16>
  cond {
    %lim = stablehlo.constant dense<70> : tensor<i32>
    %go = stablehlo.compare LT, %a, %lim : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %u = stablehlo.constant dense<1> : tensor<i32>
    %v = stablehlo.dynamic_slice %xbf161max, %u, %a, sizes = [1, 1] : (tensor<3x70xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x1xbf16>
    %z = stablehlo.reshape %v : (tensor<1x1xbf16>) -> tensor<bf16>
    %m = stablehlo.maximum %b, %z : tensor<bf16>
    %n = stablehlo.add %a, %u : tensor<i32>
    stablehlo.return %n, %m : tensor<i32>, tensor<bf16>
  }
  %ebf161maxbits = stablehlo.bitcast_convert %ebf161max : (tensor<3x70xbf16>) -> tensor<3x70xi16>
  %ebf161maxis = stablehlo.compare NE, %ebf161max, %ebf161max : (tensor<3x70xbf16>, tensor<3x70xbf16>) -> tensor<3x70xi1>
  %ebf161maxq = stablehlo.constant dense<32704> : tensor<3x70xi16>
  %ebf161maxr = stablehlo.compare EQ, %ebf161maxbits, %ebf161maxq : (tensor<3x70xi16>, tensor<3x70xi16>) -> tensor<3x70xi1>
  %ebf161maxn = stablehlo.compare NE, %ebf161maxis, %ebf161maxr : (tensor<3x70xi1>, tensor<3x70xi1>) -> tensor<3x70xi1>
  %ebf161maxnf = stablehlo.reduce(%ebf161maxn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %ebf161maxisf = stablehlo.reduce(%ebf161maxis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %ebf161maxg = stablehlo.not %ebf161maxisf : tensor<i1>
  %ebf161maxbad = stablehlo.or %ebf161maxnf, %ebf161maxg : tensor<i1>
  %ebf161maxo = stablehlo.reshape %ebf161maxbad : (tensor<i1>) -> tensor<1xi1>
  %rowbf161maxbits = stablehlo.bitcast_convert %rowbf161max : (tensor<3xbf16>) -> tensor<3xi16>
  %rowbf161maxis = stablehlo.compare NE, %rowbf161max, %rowbf161max : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
  %rowbf161maxq = stablehlo.constant dense<32704> : tensor<3xi16>
  %rowbf161maxr = stablehlo.compare EQ, %rowbf161maxbits, %rowbf161maxq : (tensor<3xi16>, tensor<3xi16>) -> tensor<3xi1>
  %rowbf161maxn = stablehlo.compare NE, %rowbf161maxis, %rowbf161maxr : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  %rowbf161maxnf = stablehlo.reduce(%rowbf161maxn init: %no) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  %rowbf161maxisf = stablehlo.reduce(%rowbf161maxis init: %no) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  %rowbf161maxg = stablehlo.not %rowbf161maxisf : tensor<i1>
  %rowbf161maxbad = stablehlo.or %rowbf161maxnf, %rowbf161maxg : tensor<i1>
  %rowbf161maxo = stablehlo.reshape %rowbf161maxbad : (tensor<i1>) -> tensor<1xi1>
  %colbf161maxbits = stablehlo.bitcast_convert %colbf161max : (tensor<70xbf16>) -> tensor<70xi16>
  %colbf161maxis = stablehlo.compare NE, %colbf161max, %colbf161max : (tensor<70xbf16>, tensor<70xbf16>) -> tensor<70xi1>
  %colbf161maxq = stablehlo.constant dense<32704> : tensor<70xi16>
  %colbf161maxr = stablehlo.compare EQ, %colbf161maxbits, %colbf161maxq : (tensor<70xi16>, tensor<70xi16>) -> tensor<70xi1>
  %colbf161maxn = stablehlo.compare NE, %colbf161maxis, %colbf161maxr : (tensor<70xi1>, tensor<70xi1>) -> tensor<70xi1>
  %colbf161maxnf = stablehlo.reduce(%colbf161maxn init: %no) applies stablehlo.or across dimensions = [0] : (tensor<70xi1>, tensor<i1>) -> tensor<i1>
  %colbf161maxisf = stablehlo.reduce(%colbf161maxis init: %no) applies stablehlo.or across dimensions = [0] : (tensor<70xi1>, tensor<i1>) -> tensor<i1>
  %colbf161maxg = stablehlo.not %colbf161maxisf : tensor<i1>
  %colbf161maxbad = stablehlo.or %colbf161maxnf, %colbf161maxg : tensor<i1>
  %colbf161maxo = stablehlo.reshape %colbf161maxbad : (tensor<i1>) -> tensor<1xi1>
  %allbf161maxbits = stablehlo.bitcast_convert %allbf161max : (tensor<bf16>) -> tensor<i16>
  %allbf161maxis = stablehlo.compare NE, %allbf161max, %allbf161max : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  %allbf161maxq = stablehlo.constant dense<32704> : tensor<i16>
  %allbf161maxr = stablehlo.compare EQ, %allbf161maxbits, %allbf161maxq : (tensor<i16>, tensor<i16>) -> tensor<i1>
  %allbf161maxn = stablehlo.compare NE, %allbf161maxis, %allbf161maxr : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %allbf161maxnf = stablehlo.or %allbf161maxn, %no : tensor<i1>
  %allbf161maxisf = stablehlo.or %allbf161maxis, %no : tensor<i1>
  %allbf161maxg = stablehlo.not %allbf161maxisf : tensor<i1>
  %allbf161maxbad = stablehlo.or %allbf161maxnf, %allbf161maxg : tensor<i1>
  %allbf161maxo = stablehlo.reshape %allbf161maxbad : (tensor<i1>) -> tensor<1xi1>
  %cumbf161maxbits = stablehlo.bitcast_convert %cumbf161max : (tensor<3x70xbf16>) -> tensor<3x70xi16>
  %cumbf161maxis = stablehlo.compare NE, %cumbf161max, %cumbf161max : (tensor<3x70xbf16>, tensor<3x70xbf16>) -> tensor<3x70xi1>
  %cumbf161maxq = stablehlo.constant dense<32704> : tensor<3x70xi16>
  %cumbf161maxr = stablehlo.compare EQ, %cumbf161maxbits, %cumbf161maxq : (tensor<3x70xi16>, tensor<3x70xi16>) -> tensor<3x70xi1>
  %cumbf161maxn = stablehlo.compare NE, %cumbf161maxis, %cumbf161maxr : (tensor<3x70xi1>, tensor<3x70xi1>) -> tensor<3x70xi1>
  %cumbf161maxnf = stablehlo.reduce(%cumbf161maxn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %cumbf161maxisf = stablehlo.reduce(%cumbf161maxis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x70xi1>, tensor<i1>) -> tensor<i1>
  %cumbf161maxg = stablehlo.not %cumbf161maxisf : tensor<i1>
  %cumbf161maxbad = stablehlo.or %cumbf161maxnf, %cumbf161maxg : tensor<i1>
  %cumbf161maxo = stablehlo.reshape %cumbf161maxbad : (tensor<i1>) -> tensor<1xi1>
  %winbf161maxbits = stablehlo.bitcast_convert %winbf161max : (tensor<3x35xbf16>) -> tensor<3x35xi16>
  %winbf161maxis = stablehlo.compare NE, %winbf161max, %winbf161max : (tensor<3x35xbf16>, tensor<3x35xbf16>) -> tensor<3x35xi1>
  %winbf161maxq = stablehlo.constant dense<32704> : tensor<3x35xi16>
  %winbf161maxr = stablehlo.compare EQ, %winbf161maxbits, %winbf161maxq : (tensor<3x35xi16>, tensor<3x35xi16>) -> tensor<3x35xi1>
  %winbf161maxn = stablehlo.compare NE, %winbf161maxis, %winbf161maxr : (tensor<3x35xi1>, tensor<3x35xi1>) -> tensor<3x35xi1>
  %winbf161maxnf = stablehlo.reduce(%winbf161maxn init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<i1>
  %winbf161maxisf = stablehlo.reduce(%winbf161maxis init: %no) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x35xi1>, tensor<i1>) -> tensor<i1>
  %winbf161maxg = stablehlo.not %winbf161maxisf : tensor<i1>
  %winbf161maxbad = stablehlo.or %winbf161maxnf, %winbf161maxg : tensor<i1>
  %winbf161maxo = stablehlo.reshape %winbf161maxbad : (tensor<i1>) -> tensor<1xi1>
  %wbf161maxbits = stablehlo.bitcast_convert %wbf161max#1 : (tensor<bf16>) -> tensor<i16>
  %wbf161maxis = stablehlo.compare NE, %wbf161max#1, %wbf161max#1 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  %wbf161maxq = stablehlo.constant dense<32704> : tensor<i16>
  %wbf161maxr = stablehlo.compare EQ, %wbf161maxbits, %wbf161maxq : (tensor<i16>, tensor<i16>) -> tensor<i1>
  %wbf161maxn = stablehlo.compare NE, %wbf161maxis, %wbf161maxr : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %wbf161maxnf = stablehlo.or %wbf161maxn, %no : tensor<i1>
  %wbf161maxisf = stablehlo.or %wbf161maxis, %no : tensor<i1>
  %wbf161maxg = stablehlo.not %wbf161maxisf : tensor<i1>
  %wbf161maxbad = stablehlo.or %wbf161maxnf, %wbf161maxg : tensor<i1>
  %wbf161maxo = stablehlo.reshape %wbf161maxbad : (tensor<i1>) -> tensor<1xi1>
  %outbf161max = stablehlo.concatenate %ebf161maxo, %rowbf161maxo, %colbf161maxo, %allbf161maxo, %cumbf161maxo, %winbf161maxo, %wbf161maxo, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<7xi1>
  return %outf321max, %outf321min, %outf641min, %outbf161max : tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>
}
// >>> stdout
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// [False False False False False False False]
// <<<
