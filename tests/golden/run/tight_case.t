// A choice by an element of a table that an index of the run finds: numbers
// outside of the branches take the last one, and so does what it shares with
// others.  Branches store narrow elements, too.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input='[0,1,2,3,4,-1,99,4]' --input='[-128,127,5]' --input='[65535,1,2,40000,5]' --input='[1.5,-0.0,2.5]' --input=23
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s --input='[0,1,2,3,4,-1,99,4]' --input='[-128,127,5]' --input='[65535,1,2,40000,5]' --input='[1.5,-0.0,2.5]' --input=23
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun --threads=2 %s --input='[0,1,2,3,4,-1,99,4]' --input='[-128,127,5]' --input='[65535,1,2,40000,5]' --input='[1.5,-0.0,2.5]' --input=23
func.func @main(%ops: tensor<8xi64>, %a0: tensor<3xi8>, %b0: tensor<5xui16>, %c0: tensor<3xf64>, %turns: tensor<i32>) -> (tensor<3xi8>, tensor<5xui16>, tensor<3xf64>, tensor<i8>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %h = stablehlo.constant dense<3> : tensor<i32>
  %eight = stablehlo.constant dense<8> : tensor<i32>
  %s0 = stablehlo.constant dense<7> : tensor<i8>
  %r:5 = stablehlo.while(%i = %z, %a = %a0, %b = %b0, %c = %c0, %s = %s0) : tensor<i32>, tensor<3xi8>, tensor<5xui16>, tensor<3xf64>, tensor<i8>
  cond {
    %go = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %m = stablehlo.remainder %i, %eight : tensor<i32>
    %o1 = stablehlo.dynamic_slice %ops, %m, sizes = [1] : (tensor<8xi64>, tensor<i32>) -> tensor<1xi64>
    %o = stablehlo.reshape %o1 : (tensor<1xi64>) -> tensor<i64>
    %k = stablehlo.convert %o : (tensor<i64>) -> tensor<i32>
    %at = stablehlo.remainder %i, %h : tensor<i32>
    %p1 = stablehlo.dynamic_slice %a, %at, sizes = [1] : (tensor<3xi8>, tensor<i32>) -> tensor<1xi8>
    %q1 = stablehlo.dynamic_slice %b, %m, sizes = [1] : (tensor<5xui16>, tensor<i32>) -> tensor<1xui16>
    %d1 = stablehlo.dynamic_slice %c, %at, sizes = [1] : (tensor<3xf64>, tensor<i32>) -> tensor<1xf64>
    %p = stablehlo.reshape %p1 : (tensor<1xi8>) -> tensor<i8>
    %q = stablehlo.reshape %q1 : (tensor<1xui16>) -> tensor<ui16>
    %d = stablehlo.reshape %d1 : (tensor<1xf64>) -> tensor<f64>
    %n:4 = "stablehlo.case"(%k) ({
      stablehlo.return %p, %q, %d, %s : tensor<i8>, tensor<ui16>, tensor<f64>, tensor<i8>
    }, {
      %t = stablehlo.add %p, %s : tensor<i8>
      stablehlo.return %t, %q, %d, %p : tensor<i8>, tensor<ui16>, tensor<f64>, tensor<i8>
    }, {
      %u = stablehlo.add %q, %q : tensor<ui16>
      %e = stablehlo.negate %d : tensor<f64>
      stablehlo.return %p, %u, %e, %s : tensor<i8>, tensor<ui16>, tensor<f64>, tensor<i8>
    }, {
      %t = stablehlo.multiply %p, %p : tensor<i8>
      stablehlo.return %t, %q, %d, %t : tensor<i8>, tensor<ui16>, tensor<f64>, tensor<i8>
    }, {
      %t = stablehlo.negate %p : tensor<i8>
      stablehlo.return %p, %q, %d, %t : tensor<i8>, tensor<ui16>, tensor<f64>, tensor<i8>
    }) : (tensor<i32>) -> (tensor<i8>, tensor<ui16>, tensor<f64>, tensor<i8>)
    %odd = stablehlo.and %i, %one : tensor<i32>
    %p2 = stablehlo.reshape %n#0 : (tensor<i8>) -> tensor<1xi8>
    %q2 = stablehlo.reshape %n#1 : (tensor<ui16>) -> tensor<1xui16>
    %d2 = stablehlo.reshape %n#2 : (tensor<f64>) -> tensor<1xf64>
    %w:2 = "stablehlo.case"(%odd) ({
      %a1 = stablehlo.dynamic_update_slice %a, %p2, %at : (tensor<3xi8>, tensor<1xi8>, tensor<i32>) -> tensor<3xi8>
      stablehlo.return %a1, %b : tensor<3xi8>, tensor<5xui16>
    }, {
      %b1 = stablehlo.dynamic_update_slice %b, %q2, %m : (tensor<5xui16>, tensor<1xui16>, tensor<i32>) -> tensor<5xui16>
      stablehlo.return %a, %b1 : tensor<3xi8>, tensor<5xui16>
    }) : (tensor<i32>) -> (tensor<3xi8>, tensor<5xui16>)
    %c1 = stablehlo.dynamic_update_slice %c, %d2, %at : (tensor<3xf64>, tensor<1xf64>, tensor<i32>) -> tensor<3xf64>
    %in = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %in, %w#0, %w#1, %c1, %n#3 : tensor<i32>, tensor<3xi8>, tensor<5xui16>, tensor<3xf64>, tensor<i8>
  }
  return %r#1, %r#2, %r#3, %r#4 : tensor<3xi8>, tensor<5xui16>, tensor<3xf64>, tensor<i8>
}
// >>> stdout
// [-128  127    5]
// [65535     1     2 40000     5]
// [-1.5  0.  -2.5]
// -127
// [-128  127    5]
// [65535     1     2 40000     5]
// [-1.5  0.  -2.5]
// -127
// [-128  127    5]
// [65535     1     2 40000     5]
// [-1.5  0.  -2.5]
// -127
// <<<
