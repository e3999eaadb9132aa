// Choices by a truth value that is one for a whole array, or for a row: only the chosen
// side is computed, and gives what both sides give that were computed before.  Sides are
// nested, share values, are chosen between more than once, are longer than code that
// runs without a return to its driver, and are stored over what they read.
// RUN: poprun -q %s --input='{fill: int, lo: -4, hi: 5}' --input='[true, false, true]' --input='true' --input='false'
// RUN: POPC_ISA=avx2 poprun -q %s --input='{fill: int, lo: -4, hi: 5}' --input='[false, true, true]' --input='false' --input='true'
// RUN: POPC_ISA=generic poprun -q --threads=2 %s --input='{fill: int, lo: -4, hi: 5}' --input='[true, true, false]' --input='true' --input='true'
func.func @main(%x: tensor<3x300xf32>, %r: tensor<3xi1>, %p: tensor<i1>, %q: tensor<i1>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<3x4xf32>) {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %two = stablehlo.constant dense<2.0> : tensor<3x300xf32>
  %rows = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<3xi1>) -> tensor<3x300xi1>
  %both = stablehlo.broadcast_in_dim %q, dims = [] : (tensor<i1>) -> tensor<3x300xi1>
  %y = stablehlo.add %x, %two : tensor<3x300xf32>
  %i = stablehlo.convert %x : (tensor<3x300xf32>) -> tensor<3x300xi8>
  %ip = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i1>) -> tensor<3x300xi1>
  %b:6 = stablehlo.optimization_barrier %x, %y, %rows, %both, %i, %ip : tensor<3x300xf32>, tensor<3x300xf32>, tensor<3x300xi1>, tensor<3x300xi1>, tensor<3x300xi8>, tensor<3x300xi1>

  // Sides within sides, and a value that both read.
  %a0 = stablehlo.multiply %y, %y : tensor<3x300xf32>
  %a1 = stablehlo.subtract %a0, %x : tensor<3x300xf32>
  %b0 = stablehlo.maximum %y, %x : tensor<3x300xf32>
  %b1 = stablehlo.multiply %b0, %two : tensor<3x300xf32>
  %b2 = stablehlo.subtract %b1, %a0 : tensor<3x300xf32>
  %c0 = stablehlo.negate %x : tensor<3x300xf32>
  %c1 = stablehlo.minimum %c0, %two : tensor<3x300xf32>
  %in = stablehlo.select %both, %a1, %b2 : tensor<3x300xi1>, tensor<3x300xf32>
  %in1 = stablehlo.add %in, %y : tensor<3x300xf32>
  %out = stablehlo.select %rows, %in1, %c1 : tensor<3x300xi1>, tensor<3x300xf32>
  %again = stablehlo.select %rows, %c1, %out : tensor<3x300xi1>, tensor<3x300xf32>

  // The same of sides that lie in memory.
  %ma0 = stablehlo.multiply %b#1, %b#1 : tensor<3x300xf32>
  %ma1 = stablehlo.subtract %ma0, %b#0 : tensor<3x300xf32>
  %mb0 = stablehlo.maximum %b#1, %b#0 : tensor<3x300xf32>
  %mb1 = stablehlo.multiply %mb0, %two : tensor<3x300xf32>
  %mb2 = stablehlo.subtract %mb1, %ma0 : tensor<3x300xf32>
  %mc0 = stablehlo.negate %b#0 : tensor<3x300xf32>
  %mc1 = stablehlo.minimum %mc0, %two : tensor<3x300xf32>
  %m:3 = stablehlo.optimization_barrier %ma1, %mb2, %mc1 : tensor<3x300xf32>, tensor<3x300xf32>, tensor<3x300xf32>
  %min = stablehlo.select %b#3, %m#0, %m#1 : tensor<3x300xi1>, tensor<3x300xf32>
  %min1 = stablehlo.add %min, %b#1 : tensor<3x300xf32>
  %n = stablehlo.optimization_barrier %min1 : tensor<3x300xf32>
  %mout = stablehlo.select %b#2, %n, %m#2 : tensor<3x300xi1>, tensor<3x300xf32>
  %magain = stablehlo.select %b#2, %m#2, %mout : tensor<3x300xi1>, tensor<3x300xf32>
  %samee = stablehlo.compare EQ, %out, %mout : (tensor<3x300xf32>, tensor<3x300xf32>) -> tensor<3x300xi1>
  %same = stablehlo.reduce(%samee init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x300xi1>, tensor<i1>) -> tensor<i1>
  %twicee = stablehlo.compare EQ, %again, %magain : (tensor<3x300xf32>, tensor<3x300xf32>) -> tensor<3x300xi1>
  %twice = stablehlo.reduce(%twicee init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x300xi1>, tensor<i1>) -> tensor<i1>

  // A carry that is stored in its place: x, 2 x - y, 2 x, 4 x - y, 4 x, 8 x - y.
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %turns = stablehlo.constant dense<5> : tensor<i32>
  %w:2 = stablehlo.while(%k = %zero, %v = %x) : tensor<i32>, tensor<3x300xf32>
  cond {
    %t = stablehlo.compare LT, %k, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %k1 = stablehlo.add %k, %one : tensor<i32>
    %odd = stablehlo.and %k, %one : tensor<i32>
    %is = stablehlo.compare EQ, %odd, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %all = stablehlo.broadcast_in_dim %is, dims = [] : (tensor<i1>) -> tensor<3x300xi1>
    %f0 = stablehlo.multiply %v, %two : tensor<3x300xf32>
    %f1 = stablehlo.subtract %f0, %y : tensor<3x300xf32>
    %g0 = stablehlo.add %v, %y : tensor<3x300xf32>
    %s = stablehlo.select %all, %f1, %g0 : tensor<3x300xi1>, tensor<3x300xf32>
    stablehlo.return %k1, %s : tensor<i32>, tensor<3x300xf32>
  }
  %eight = stablehlo.constant dense<8.0> : tensor<3x300xf32>
  %h0 = stablehlo.multiply %x, %eight : tensor<3x300xf32>
  %h1 = stablehlo.subtract %h0, %y : tensor<3x300xf32>
  %kepte = stablehlo.compare EQ, %w#1, %h1 : (tensor<3x300xf32>, tensor<3x300xf32>) -> tensor<3x300xi1>
  %kept = stablehlo.reduce(%kepte init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x300xi1>, tensor<i1>) -> tensor<i1>

  // A side of eighty ops beside one of one, of integers of eight bits.
  %l0 = stablehlo.add %i, %i : tensor<3x300xi8>
  %l1 = stablehlo.xor %l0, %i : tensor<3x300xi8>
  %l2 = stablehlo.subtract %l1, %l0 : tensor<3x300xi8>
  %l3 = stablehlo.add %l2, %i : tensor<3x300xi8>
  %l4 = stablehlo.xor %l3, %l2 : tensor<3x300xi8>
  %l5 = stablehlo.subtract %l4, %i : tensor<3x300xi8>
  %l6 = stablehlo.add %l5, %l4 : tensor<3x300xi8>
  %l7 = stablehlo.xor %l6, %i : tensor<3x300xi8>
  %l8 = stablehlo.subtract %l7, %l6 : tensor<3x300xi8>
  %l9 = stablehlo.add %l8, %i : tensor<3x300xi8>
  %l10 = stablehlo.xor %l9, %l8 : tensor<3x300xi8>
  %l11 = stablehlo.subtract %l10, %i : tensor<3x300xi8>
  %l12 = stablehlo.add %l11, %l10 : tensor<3x300xi8>
  %l13 = stablehlo.xor %l12, %i : tensor<3x300xi8>
  %l14 = stablehlo.subtract %l13, %l12 : tensor<3x300xi8>
  %l15 = stablehlo.add %l14, %i : tensor<3x300xi8>
  %l16 = stablehlo.xor %l15, %l14 : tensor<3x300xi8>
  %l17 = stablehlo.subtract %l16, %i : tensor<3x300xi8>
  %l18 = stablehlo.add %l17, %l16 : tensor<3x300xi8>
  %l19 = stablehlo.xor %l18, %i : tensor<3x300xi8>
  %l20 = stablehlo.subtract %l19, %l18 : tensor<3x300xi8>
  %l21 = stablehlo.add %l20, %i : tensor<3x300xi8>
  %l22 = stablehlo.xor %l21, %l20 : tensor<3x300xi8>
  %l23 = stablehlo.subtract %l22, %i : tensor<3x300xi8>
  %l24 = stablehlo.add %l23, %l22 : tensor<3x300xi8>
  %l25 = stablehlo.xor %l24, %i : tensor<3x300xi8>
  %l26 = stablehlo.subtract %l25, %l24 : tensor<3x300xi8>
  %l27 = stablehlo.add %l26, %i : tensor<3x300xi8>
  %l28 = stablehlo.xor %l27, %l26 : tensor<3x300xi8>
  %l29 = stablehlo.subtract %l28, %i : tensor<3x300xi8>
  %l30 = stablehlo.add %l29, %l28 : tensor<3x300xi8>
  %l31 = stablehlo.xor %l30, %i : tensor<3x300xi8>
  %l32 = stablehlo.subtract %l31, %l30 : tensor<3x300xi8>
  %l33 = stablehlo.add %l32, %i : tensor<3x300xi8>
  %l34 = stablehlo.xor %l33, %l32 : tensor<3x300xi8>
  %l35 = stablehlo.subtract %l34, %i : tensor<3x300xi8>
  %l36 = stablehlo.add %l35, %l34 : tensor<3x300xi8>
  %l37 = stablehlo.xor %l36, %i : tensor<3x300xi8>
  %l38 = stablehlo.subtract %l37, %l36 : tensor<3x300xi8>
  %l39 = stablehlo.add %l38, %i : tensor<3x300xi8>
  %l40 = stablehlo.xor %l39, %l38 : tensor<3x300xi8>
  %l41 = stablehlo.subtract %l40, %i : tensor<3x300xi8>
  %l42 = stablehlo.add %l41, %l40 : tensor<3x300xi8>
  %l43 = stablehlo.xor %l42, %i : tensor<3x300xi8>
  %l44 = stablehlo.subtract %l43, %l42 : tensor<3x300xi8>
  %l45 = stablehlo.add %l44, %i : tensor<3x300xi8>
  %l46 = stablehlo.xor %l45, %l44 : tensor<3x300xi8>
  %l47 = stablehlo.subtract %l46, %i : tensor<3x300xi8>
  %l48 = stablehlo.add %l47, %l46 : tensor<3x300xi8>
  %l49 = stablehlo.xor %l48, %i : tensor<3x300xi8>
  %l50 = stablehlo.subtract %l49, %l48 : tensor<3x300xi8>
  %l51 = stablehlo.add %l50, %i : tensor<3x300xi8>
  %l52 = stablehlo.xor %l51, %l50 : tensor<3x300xi8>
  %l53 = stablehlo.subtract %l52, %i : tensor<3x300xi8>
  %l54 = stablehlo.add %l53, %l52 : tensor<3x300xi8>
  %l55 = stablehlo.xor %l54, %i : tensor<3x300xi8>
  %l56 = stablehlo.subtract %l55, %l54 : tensor<3x300xi8>
  %l57 = stablehlo.add %l56, %i : tensor<3x300xi8>
  %l58 = stablehlo.xor %l57, %l56 : tensor<3x300xi8>
  %l59 = stablehlo.subtract %l58, %i : tensor<3x300xi8>
  %l60 = stablehlo.add %l59, %l58 : tensor<3x300xi8>
  %l61 = stablehlo.xor %l60, %i : tensor<3x300xi8>
  %l62 = stablehlo.subtract %l61, %l60 : tensor<3x300xi8>
  %l63 = stablehlo.add %l62, %i : tensor<3x300xi8>
  %l64 = stablehlo.xor %l63, %l62 : tensor<3x300xi8>
  %l65 = stablehlo.subtract %l64, %i : tensor<3x300xi8>
  %l66 = stablehlo.add %l65, %l64 : tensor<3x300xi8>
  %l67 = stablehlo.xor %l66, %i : tensor<3x300xi8>
  %l68 = stablehlo.subtract %l67, %l66 : tensor<3x300xi8>
  %l69 = stablehlo.add %l68, %i : tensor<3x300xi8>
  %l70 = stablehlo.xor %l69, %l68 : tensor<3x300xi8>
  %l71 = stablehlo.subtract %l70, %i : tensor<3x300xi8>
  %l72 = stablehlo.add %l71, %l70 : tensor<3x300xi8>
  %l73 = stablehlo.xor %l72, %i : tensor<3x300xi8>
  %l74 = stablehlo.subtract %l73, %l72 : tensor<3x300xi8>
  %l75 = stablehlo.add %l74, %i : tensor<3x300xi8>
  %l76 = stablehlo.xor %l75, %l74 : tensor<3x300xi8>
  %l77 = stablehlo.subtract %l76, %i : tensor<3x300xi8>
  %l78 = stablehlo.add %l77, %l76 : tensor<3x300xi8>
  %l79 = stablehlo.xor %l78, %i : tensor<3x300xi8>
  %short = stablehlo.negate %i : tensor<3x300xi8>
  %far = stablehlo.select %ip, %l79, %short : tensor<3x300xi1>, tensor<3x300xi8>
  %ml0 = stablehlo.add %b#4, %b#4 : tensor<3x300xi8>
  %ml1 = stablehlo.xor %ml0, %b#4 : tensor<3x300xi8>
  %ml2 = stablehlo.subtract %ml1, %ml0 : tensor<3x300xi8>
  %ml3 = stablehlo.add %ml2, %b#4 : tensor<3x300xi8>
  %ml4 = stablehlo.xor %ml3, %ml2 : tensor<3x300xi8>
  %ml5 = stablehlo.subtract %ml4, %b#4 : tensor<3x300xi8>
  %ml6 = stablehlo.add %ml5, %ml4 : tensor<3x300xi8>
  %ml7 = stablehlo.xor %ml6, %b#4 : tensor<3x300xi8>
  %ml8 = stablehlo.subtract %ml7, %ml6 : tensor<3x300xi8>
  %ml9 = stablehlo.add %ml8, %b#4 : tensor<3x300xi8>
  %ml10 = stablehlo.xor %ml9, %ml8 : tensor<3x300xi8>
  %ml11 = stablehlo.subtract %ml10, %b#4 : tensor<3x300xi8>
  %ml12 = stablehlo.add %ml11, %ml10 : tensor<3x300xi8>
  %ml13 = stablehlo.xor %ml12, %b#4 : tensor<3x300xi8>
  %ml14 = stablehlo.subtract %ml13, %ml12 : tensor<3x300xi8>
  %ml15 = stablehlo.add %ml14, %b#4 : tensor<3x300xi8>
  %ml16 = stablehlo.xor %ml15, %ml14 : tensor<3x300xi8>
  %ml17 = stablehlo.subtract %ml16, %b#4 : tensor<3x300xi8>
  %ml18 = stablehlo.add %ml17, %ml16 : tensor<3x300xi8>
  %ml19 = stablehlo.xor %ml18, %b#4 : tensor<3x300xi8>
  %ml20 = stablehlo.subtract %ml19, %ml18 : tensor<3x300xi8>
  %ml21 = stablehlo.add %ml20, %b#4 : tensor<3x300xi8>
  %ml22 = stablehlo.xor %ml21, %ml20 : tensor<3x300xi8>
  %ml23 = stablehlo.subtract %ml22, %b#4 : tensor<3x300xi8>
  %ml24 = stablehlo.add %ml23, %ml22 : tensor<3x300xi8>
  %ml25 = stablehlo.xor %ml24, %b#4 : tensor<3x300xi8>
  %ml26 = stablehlo.subtract %ml25, %ml24 : tensor<3x300xi8>
  %ml27 = stablehlo.add %ml26, %b#4 : tensor<3x300xi8>
  %ml28 = stablehlo.xor %ml27, %ml26 : tensor<3x300xi8>
  %ml29 = stablehlo.subtract %ml28, %b#4 : tensor<3x300xi8>
  %ml30 = stablehlo.add %ml29, %ml28 : tensor<3x300xi8>
  %ml31 = stablehlo.xor %ml30, %b#4 : tensor<3x300xi8>
  %ml32 = stablehlo.subtract %ml31, %ml30 : tensor<3x300xi8>
  %ml33 = stablehlo.add %ml32, %b#4 : tensor<3x300xi8>
  %ml34 = stablehlo.xor %ml33, %ml32 : tensor<3x300xi8>
  %ml35 = stablehlo.subtract %ml34, %b#4 : tensor<3x300xi8>
  %ml36 = stablehlo.add %ml35, %ml34 : tensor<3x300xi8>
  %ml37 = stablehlo.xor %ml36, %b#4 : tensor<3x300xi8>
  %ml38 = stablehlo.subtract %ml37, %ml36 : tensor<3x300xi8>
  %ml39 = stablehlo.add %ml38, %b#4 : tensor<3x300xi8>
  %ml40 = stablehlo.xor %ml39, %ml38 : tensor<3x300xi8>
  %ml41 = stablehlo.subtract %ml40, %b#4 : tensor<3x300xi8>
  %ml42 = stablehlo.add %ml41, %ml40 : tensor<3x300xi8>
  %ml43 = stablehlo.xor %ml42, %b#4 : tensor<3x300xi8>
  %ml44 = stablehlo.subtract %ml43, %ml42 : tensor<3x300xi8>
  %ml45 = stablehlo.add %ml44, %b#4 : tensor<3x300xi8>
  %ml46 = stablehlo.xor %ml45, %ml44 : tensor<3x300xi8>
  %ml47 = stablehlo.subtract %ml46, %b#4 : tensor<3x300xi8>
  %ml48 = stablehlo.add %ml47, %ml46 : tensor<3x300xi8>
  %ml49 = stablehlo.xor %ml48, %b#4 : tensor<3x300xi8>
  %ml50 = stablehlo.subtract %ml49, %ml48 : tensor<3x300xi8>
  %ml51 = stablehlo.add %ml50, %b#4 : tensor<3x300xi8>
  %ml52 = stablehlo.xor %ml51, %ml50 : tensor<3x300xi8>
  %ml53 = stablehlo.subtract %ml52, %b#4 : tensor<3x300xi8>
  %ml54 = stablehlo.add %ml53, %ml52 : tensor<3x300xi8>
  %ml55 = stablehlo.xor %ml54, %b#4 : tensor<3x300xi8>
  %ml56 = stablehlo.subtract %ml55, %ml54 : tensor<3x300xi8>
  %ml57 = stablehlo.add %ml56, %b#4 : tensor<3x300xi8>
  %ml58 = stablehlo.xor %ml57, %ml56 : tensor<3x300xi8>
  %ml59 = stablehlo.subtract %ml58, %b#4 : tensor<3x300xi8>
  %ml60 = stablehlo.add %ml59, %ml58 : tensor<3x300xi8>
  %ml61 = stablehlo.xor %ml60, %b#4 : tensor<3x300xi8>
  %ml62 = stablehlo.subtract %ml61, %ml60 : tensor<3x300xi8>
  %ml63 = stablehlo.add %ml62, %b#4 : tensor<3x300xi8>
  %ml64 = stablehlo.xor %ml63, %ml62 : tensor<3x300xi8>
  %ml65 = stablehlo.subtract %ml64, %b#4 : tensor<3x300xi8>
  %ml66 = stablehlo.add %ml65, %ml64 : tensor<3x300xi8>
  %ml67 = stablehlo.xor %ml66, %b#4 : tensor<3x300xi8>
  %ml68 = stablehlo.subtract %ml67, %ml66 : tensor<3x300xi8>
  %ml69 = stablehlo.add %ml68, %b#4 : tensor<3x300xi8>
  %ml70 = stablehlo.xor %ml69, %ml68 : tensor<3x300xi8>
  %ml71 = stablehlo.subtract %ml70, %b#4 : tensor<3x300xi8>
  %ml72 = stablehlo.add %ml71, %ml70 : tensor<3x300xi8>
  %ml73 = stablehlo.xor %ml72, %b#4 : tensor<3x300xi8>
  %ml74 = stablehlo.subtract %ml73, %ml72 : tensor<3x300xi8>
  %ml75 = stablehlo.add %ml74, %b#4 : tensor<3x300xi8>
  %ml76 = stablehlo.xor %ml75, %ml74 : tensor<3x300xi8>
  %ml77 = stablehlo.subtract %ml76, %b#4 : tensor<3x300xi8>
  %ml78 = stablehlo.add %ml77, %ml76 : tensor<3x300xi8>
  %ml79 = stablehlo.xor %ml78, %b#4 : tensor<3x300xi8>
  %mshort = stablehlo.negate %b#4 : tensor<3x300xi8>
  %ml:2 = stablehlo.optimization_barrier %ml79, %mshort : tensor<3x300xi8>, tensor<3x300xi8>
  %mfar = stablehlo.select %b#5, %ml#0, %ml#1 : tensor<3x300xi1>, tensor<3x300xi8>
  %alle = stablehlo.compare EQ, %far, %mfar : (tensor<3x300xi8>, tensor<3x300xi8>) -> tensor<3x300xi1>
  %all = stablehlo.reduce(%alle init: %true) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x300xi1>, tensor<i1>) -> tensor<i1>
  %few = stablehlo.slice %out [0:3, 0:4] : (tensor<3x300xf32>) -> tensor<3x4xf32>
  return %same, %twice, %kept, %all, %few : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<3x4xf32>
}
// >>> stdout
// True
// True
// True
// True
// [[ -4. -10. -10.  -4.]
//  [ -4.   2.  -4.  -4.]
//  [ -4.   2.  -4.   0.]]
// True
// True
// True
// True
// [[-2.  2.  2. -2.]
//  [38.  2. 38. 38.]
//  [18.  3.  3. 11.]]
// True
// True
// True
// True
// [[18.  6.  6. 18.]
//  [38.  2. 38. 38.]
//  [-2.  1.  2. -1.]]
// <<<
