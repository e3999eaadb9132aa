// Windows that are the whole of each dim they go along: i8 that wraps, truth values,
// f64, bf16 in rows, several operands.  Oracle: reductions over these dims.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun --threads=2 %s
func.func @main() -> tensor<8xi1> {
  %k = stablehlo.iota dim = 0 : tensor<720xi32>
  %c37 = stablehlo.constant dense<37> : tensor<720xi32>
  %c101 = stablehlo.constant dense<101> : tensor<720xi32>
  %m = stablehlo.multiply %k, %c37 : tensor<720xi32>
  %r0 = stablehlo.remainder %m, %c101 : tensor<720xi32>
  %rb = stablehlo.optimization_barrier %r0 : tensor<720xi32>
  %x = stablehlo.reshape %rb : (tensor<720xi32>) -> tensor<3x6x8x5xi32>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %xi8add = stablehlo.convert %x : (tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xi8>
  %ii8add = stablehlo.constant dense<0> : tensor<i8>
  %wi8add = "stablehlo.reduce_window"(%xi8add, %ii8add) ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) {window_dimensions = array<i64: 1, 6, 8, 1>} : (tensor<3x6x8x5xi8>, tensor<i8>) -> tensor<3x1x1x5xi8>
  %yi8add = stablehlo.optimization_barrier %xi8add : tensor<3x6x8x5xi8>
  %ei8add = stablehlo.reduce(%yi8add init: %ii8add) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x6x8x5xi8>, tensor<i8>) -> tensor<3x5xi8>
  %fi8add = stablehlo.reshape %ei8add : (tensor<3x5xi8>) -> tensor<3x1x1x5xi8>
  %di8add = stablehlo.compare NE, %wi8add, %fi8add : (tensor<3x1x1x5xi8>, tensor<3x1x1x5xi8>) -> tensor<3x1x1x5xi1>
  %ri8add = stablehlo.reduce(%di8add init: %no) applies stablehlo.or across dimensions = [0, 1, 2, 3] : (tensor<3x1x1x5xi1>, tensor<i1>) -> tensor<i1>
  %oi8add = stablehlo.reshape %ri8add : (tensor<i1>) -> tensor<1xi1>
  %xi8maximum = stablehlo.convert %x : (tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xi8>
  %ii8maximum = stablehlo.constant dense<-128> : tensor<i8>
  %wi8maximum = "stablehlo.reduce_window"(%xi8maximum, %ii8maximum) ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.maximum %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) {window_dimensions = array<i64: 1, 1, 8, 5>} : (tensor<3x6x8x5xi8>, tensor<i8>) -> tensor<3x6x1x1xi8>
  %yi8maximum = stablehlo.optimization_barrier %xi8maximum : tensor<3x6x8x5xi8>
  %ei8maximum = stablehlo.reduce(%yi8maximum init: %ii8maximum) applies stablehlo.maximum across dimensions = [2, 3] : (tensor<3x6x8x5xi8>, tensor<i8>) -> tensor<3x6xi8>
  %fi8maximum = stablehlo.reshape %ei8maximum : (tensor<3x6xi8>) -> tensor<3x6x1x1xi8>
  %di8maximum = stablehlo.compare NE, %wi8maximum, %fi8maximum : (tensor<3x6x1x1xi8>, tensor<3x6x1x1xi8>) -> tensor<3x6x1x1xi1>
  %ri8maximum = stablehlo.reduce(%di8maximum init: %no) applies stablehlo.or across dimensions = [0, 1, 2, 3] : (tensor<3x6x1x1xi1>, tensor<i1>) -> tensor<i1>
  %oi8maximum = stablehlo.reshape %ri8maximum : (tensor<i1>) -> tensor<1xi1>
  %limi1or = stablehlo.constant dense<80> : tensor<3x6x8x5xi32>
  %xi1or = stablehlo.compare GT, %x, %limi1or : (tensor<3x6x8x5xi32>, tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xi1>
  %ii1or = stablehlo.constant dense<false> : tensor<i1>
  %wi1or = "stablehlo.reduce_window"(%xi1or, %ii1or) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) {window_dimensions = array<i64: 1, 1, 1, 5>} : (tensor<3x6x8x5xi1>, tensor<i1>) -> tensor<3x6x8x1xi1>
  %yi1or = stablehlo.optimization_barrier %xi1or : tensor<3x6x8x5xi1>
  %ei1or = stablehlo.reduce(%yi1or init: %ii1or) applies stablehlo.or across dimensions = [3] : (tensor<3x6x8x5xi1>, tensor<i1>) -> tensor<3x6x8xi1>
  %fi1or = stablehlo.reshape %ei1or : (tensor<3x6x8xi1>) -> tensor<3x6x8x1xi1>
  %di1or = stablehlo.compare NE, %wi1or, %fi1or : (tensor<3x6x8x1xi1>, tensor<3x6x8x1xi1>) -> tensor<3x6x8x1xi1>
  %ri1or = stablehlo.reduce(%di1or init: %no) applies stablehlo.or across dimensions = [0, 1, 2, 3] : (tensor<3x6x8x1xi1>, tensor<i1>) -> tensor<i1>
  %oi1or = stablehlo.reshape %ri1or : (tensor<i1>) -> tensor<1xi1>
  %xf64add = stablehlo.convert %x : (tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xf64>
  %if64add = stablehlo.constant dense<0.0> : tensor<f64>
  %wf64add = "stablehlo.reduce_window"(%xf64add, %if64add) ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) {window_dimensions = array<i64: 1, 6, 8, 5>} : (tensor<3x6x8x5xf64>, tensor<f64>) -> tensor<3x1x1x1xf64>
  %yf64add = stablehlo.optimization_barrier %xf64add : tensor<3x6x8x5xf64>
  %ef64add = stablehlo.reduce(%yf64add init: %if64add) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<3x6x8x5xf64>, tensor<f64>) -> tensor<3xf64>
  %ff64add = stablehlo.reshape %ef64add : (tensor<3xf64>) -> tensor<3x1x1x1xf64>
  %df64add = stablehlo.compare NE, %wf64add, %ff64add : (tensor<3x1x1x1xf64>, tensor<3x1x1x1xf64>) -> tensor<3x1x1x1xi1>
  %rf64add = stablehlo.reduce(%df64add init: %no) applies stablehlo.or across dimensions = [0, 1, 2, 3] : (tensor<3x1x1x1xi1>, tensor<i1>) -> tensor<i1>
  %of64add = stablehlo.reshape %rf64add : (tensor<i1>) -> tensor<1xi1>
  %xbf16maximum = stablehlo.convert %x : (tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xbf16>
  %ibf16maximum = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %wbf16maximum = "stablehlo.reduce_window"(%xbf16maximum, %ibf16maximum) ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) {window_dimensions = array<i64: 1, 1, 1, 5>} : (tensor<3x6x8x5xbf16>, tensor<bf16>) -> tensor<3x6x8x1xbf16>
  %ybf16maximum = stablehlo.optimization_barrier %xbf16maximum : tensor<3x6x8x5xbf16>
  %ebf16maximum = stablehlo.reduce(%ybf16maximum init: %ibf16maximum) applies stablehlo.maximum across dimensions = [3] : (tensor<3x6x8x5xbf16>, tensor<bf16>) -> tensor<3x6x8xbf16>
  %fbf16maximum = stablehlo.reshape %ebf16maximum : (tensor<3x6x8xbf16>) -> tensor<3x6x8x1xbf16>
  %dbf16maximum = stablehlo.compare NE, %wbf16maximum, %fbf16maximum : (tensor<3x6x8x1xbf16>, tensor<3x6x8x1xbf16>) -> tensor<3x6x8x1xi1>
  %rbf16maximum = stablehlo.reduce(%dbf16maximum init: %no) applies stablehlo.or across dimensions = [0, 1, 2, 3] : (tensor<3x6x8x1xi1>, tensor<i1>) -> tensor<i1>
  %obf16maximum = stablehlo.reshape %rbf16maximum : (tensor<i1>) -> tensor<1xi1>
  %xf32maximum = stablehlo.convert %x : (tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xf32>
  %if32maximum = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %wf32maximum = "stablehlo.reduce_window"(%xf32maximum, %if32maximum) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 3, 6, 1, 1>} : (tensor<3x6x8x5xf32>, tensor<f32>) -> tensor<1x1x8x5xf32>
  %yf32maximum = stablehlo.optimization_barrier %xf32maximum : tensor<3x6x8x5xf32>
  %ef32maximum = stablehlo.reduce(%yf32maximum init: %if32maximum) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x6x8x5xf32>, tensor<f32>) -> tensor<8x5xf32>
  %ff32maximum = stablehlo.reshape %ef32maximum : (tensor<8x5xf32>) -> tensor<1x1x8x5xf32>
  %df32maximum = stablehlo.compare NE, %wf32maximum, %ff32maximum : (tensor<1x1x8x5xf32>, tensor<1x1x8x5xf32>) -> tensor<1x1x8x5xi1>
  %rf32maximum = stablehlo.reduce(%df32maximum init: %no) applies stablehlo.or across dimensions = [0, 1, 2, 3] : (tensor<1x1x8x5xi1>, tensor<i1>) -> tensor<i1>
  %of32maximum = stablehlo.reshape %rf32maximum : (tensor<i1>) -> tensor<1xi1>
  %xi64minimum = stablehlo.convert %x : (tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xi64>
  %ii64minimum = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %wi64minimum = "stablehlo.reduce_window"(%xi64minimum, %ii64minimum) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.minimum %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {window_dimensions = array<i64: 3, 1, 8, 1>} : (tensor<3x6x8x5xi64>, tensor<i64>) -> tensor<1x6x1x5xi64>
  %yi64minimum = stablehlo.optimization_barrier %xi64minimum : tensor<3x6x8x5xi64>
  %ei64minimum = stablehlo.reduce(%yi64minimum init: %ii64minimum) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<3x6x8x5xi64>, tensor<i64>) -> tensor<6x5xi64>
  %fi64minimum = stablehlo.reshape %ei64minimum : (tensor<6x5xi64>) -> tensor<1x6x1x5xi64>
  %di64minimum = stablehlo.compare NE, %wi64minimum, %fi64minimum : (tensor<1x6x1x5xi64>, tensor<1x6x1x5xi64>) -> tensor<1x6x1x5xi1>
  %ri64minimum = stablehlo.reduce(%di64minimum init: %no) applies stablehlo.or across dimensions = [0, 1, 2, 3] : (tensor<1x6x1x5xi1>, tensor<i1>) -> tensor<i1>
  %oi64minimum = stablehlo.reshape %ri64minimum : (tensor<i1>) -> tensor<1xi1>
  %n = stablehlo.iota dim = 2 : tensor<3x6x8x5xi32>
  %lo = stablehlo.constant dense<-1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %am:2 = "stablehlo.reduce_window"(%x, %n, %lo, %zero) ({
  ^bb0(%a: tensor<i32>, %i: tensor<i32>, %b: tensor<i32>, %j: tensor<i32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %p, %a, %b : tensor<i1>, tensor<i32>
    %u = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %u : tensor<i32>, tensor<i32>
  }) {window_dimensions = array<i64: 1, 1, 8, 1>} : (tensor<3x6x8x5xi32>, tensor<3x6x8x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x6x1x5xi32>, tensor<3x6x1x5xi32>)
  %ab = stablehlo.broadcast_in_dim %am#0, dims = [0, 1, 2, 3] : (tensor<3x6x1x5xi32>) -> tensor<3x6x8x5xi32>
  %ib = stablehlo.broadcast_in_dim %am#1, dims = [0, 1, 2, 3] : (tensor<3x6x1x5xi32>) -> tensor<3x6x8x5xi32>
  %gt = stablehlo.compare GT, %x, %ab : (tensor<3x6x8x5xi32>, tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xi1>
  %ne = stablehlo.compare NE, %x, %ab : (tensor<3x6x8x5xi32>, tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xi1>
  %at = stablehlo.compare EQ, %n, %ib : (tensor<3x6x8x5xi32>, tensor<3x6x8x5xi32>) -> tensor<3x6x8x5xi1>
  %wrong = stablehlo.and %ne, %at : tensor<3x6x8x5xi1>
  %worse = stablehlo.or %gt, %wrong : tensor<3x6x8x5xi1>
  %ra = stablehlo.reduce(%worse init: %no) applies stablehlo.or across dimensions = [0, 1, 2, 3] : (tensor<3x6x8x5xi1>, tensor<i1>) -> tensor<i1>
  %oa = stablehlo.reshape %ra : (tensor<i1>) -> tensor<1xi1>
  %all = stablehlo.concatenate %oi8add, %oi8maximum, %oi1or, %of64add, %obf16maximum, %of32maximum, %oi64minimum, %oa, dim = 0 : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<8xi1>
  return %all : tensor<8xi1>
}
// >>> stdout
// [False False False False False False False False]
// [False False False False False False False False]
// <<<
