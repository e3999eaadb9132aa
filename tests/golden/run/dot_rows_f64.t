// One row of f64 by rows of a matrix that lie side by side: columns taken
// together, and rows in a tight loop; depths that are whole sixteens and not.
// The numbers are whole, so that those of i32 say what comes out: how many
// differ after some turns of a loop, and of one product.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: POPC_ISA=avx2 TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: POPC_ISA=generic TF_CPP_MIN_LOG_LEVEL=1 poprun %s
module {
  func.func public @main() -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
    %16 = func.call @turns16() : () -> tensor<2xi32>
    %17 = func.call @turns17() : () -> tensor<2xi32>
    %31 = func.call @turns31() : () -> tensor<2xi32>
    %33 = func.call @turns33() : () -> tensor<2xi32>
    %50 = func.call @turns50() : () -> tensor<2xi32>
    return %16, %17, %31, %33, %50 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
  func.func private @turns16() -> tensor<2xi32> {
    %i = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %j = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %s5 = stablehlo.constant dense<5> : tensor<16x16xi32>
    %s7 = stablehlo.constant dense<7> : tensor<16x16xi32>
    %ij = stablehlo.multiply %i, %s5 : tensor<16x16xi32>
    %sum = stablehlo.add %ij, %j : tensor<16x16xi32>
    %rest = stablehlo.remainder %sum, %s7 : tensor<16x16xi32>
    %w = stablehlo.optimization_barrier %rest : tensor<16x16xi32>
    %wd = stablehlo.convert %w : (tensor<16x16xi32>) -> tensor<16x16xf64>
    %one = stablehlo.iota dim = 0 : tensor<16xi32>
    %v0 = stablehlo.optimization_barrier %one : tensor<16xi32>
    %x0 = stablehlo.convert %v0 : (tensor<16xi32>) -> tensor<16xf64>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %v = %v0, %x = %x0) : tensor<i32>, tensor<16xi32>, tensor<16xf64>
    cond {
      %last = stablehlo.constant dense<4> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %e = stablehlo.constant dense<11> : tensor<16xi32>
      %ed = stablehlo.constant dense<11.0> : tensor<16xf64>
      %a = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<16x16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %b = stablehlo.dot_general %wd, %x, contracting_dims = [1] x [0] : (tensor<16x16xf64>, tensor<16xf64>) -> tensor<16xf64>
      %am = stablehlo.remainder %a, %e : tensor<16xi32>
      %bm = stablehlo.remainder %b, %ed : tensor<16xf64>
      stablehlo.return %next, %am, %bm : tensor<i32>, tensor<16xi32>, tensor<16xf64>
    }
    %y = stablehlo.dot_general %wd, %x0, contracting_dims = [1] x [0] : (tensor<16x16xf64>, tensor<16xf64>) -> tensor<16xf64>
    %u = stablehlo.dot_general %w, %v0, contracting_dims = [1] x [0] : (tensor<16x16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %rd = stablehlo.convert %r#1 : (tensor<16xi32>) -> tensor<16xf64>
    %ud = stablehlo.convert %u : (tensor<16xi32>) -> tensor<16xf64>
    %ne1 = stablehlo.compare NE, %r#2, %rd : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
    %ne2 = stablehlo.compare NE, %y, %ud : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
    %ni1 = stablehlo.convert %ne1 : (tensor<16xi1>) -> tensor<16xi32>
    %ni2 = stablehlo.convert %ne2 : (tensor<16xi1>) -> tensor<16xi32>
    %c1 = stablehlo.reduce(%ni1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
    %c2 = stablehlo.reduce(%ni2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16xi32>, tensor<i32>) -> tensor<i32>
    %d1 = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
    %d2 = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
    %d = stablehlo.concatenate %d1, %d2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    return %d : tensor<2xi32>
  }
  func.func private @turns17() -> tensor<2xi32> {
    %i = stablehlo.iota dim = 0 : tensor<17x17xi32>
    %j = stablehlo.iota dim = 1 : tensor<17x17xi32>
    %s5 = stablehlo.constant dense<5> : tensor<17x17xi32>
    %s7 = stablehlo.constant dense<7> : tensor<17x17xi32>
    %ij = stablehlo.multiply %i, %s5 : tensor<17x17xi32>
    %sum = stablehlo.add %ij, %j : tensor<17x17xi32>
    %rest = stablehlo.remainder %sum, %s7 : tensor<17x17xi32>
    %w = stablehlo.optimization_barrier %rest : tensor<17x17xi32>
    %wd = stablehlo.convert %w : (tensor<17x17xi32>) -> tensor<17x17xf64>
    %one = stablehlo.iota dim = 0 : tensor<17xi32>
    %v0 = stablehlo.optimization_barrier %one : tensor<17xi32>
    %x0 = stablehlo.convert %v0 : (tensor<17xi32>) -> tensor<17xf64>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %v = %v0, %x = %x0) : tensor<i32>, tensor<17xi32>, tensor<17xf64>
    cond {
      %last = stablehlo.constant dense<4> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %e = stablehlo.constant dense<11> : tensor<17xi32>
      %ed = stablehlo.constant dense<11.0> : tensor<17xf64>
      %a = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<17x17xi32>, tensor<17xi32>) -> tensor<17xi32>
      %b = stablehlo.dot_general %wd, %x, contracting_dims = [1] x [0] : (tensor<17x17xf64>, tensor<17xf64>) -> tensor<17xf64>
      %am = stablehlo.remainder %a, %e : tensor<17xi32>
      %bm = stablehlo.remainder %b, %ed : tensor<17xf64>
      stablehlo.return %next, %am, %bm : tensor<i32>, tensor<17xi32>, tensor<17xf64>
    }
    %y = stablehlo.dot_general %wd, %x0, contracting_dims = [1] x [0] : (tensor<17x17xf64>, tensor<17xf64>) -> tensor<17xf64>
    %u = stablehlo.dot_general %w, %v0, contracting_dims = [1] x [0] : (tensor<17x17xi32>, tensor<17xi32>) -> tensor<17xi32>
    %rd = stablehlo.convert %r#1 : (tensor<17xi32>) -> tensor<17xf64>
    %ud = stablehlo.convert %u : (tensor<17xi32>) -> tensor<17xf64>
    %ne1 = stablehlo.compare NE, %r#2, %rd : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
    %ne2 = stablehlo.compare NE, %y, %ud : (tensor<17xf64>, tensor<17xf64>) -> tensor<17xi1>
    %ni1 = stablehlo.convert %ne1 : (tensor<17xi1>) -> tensor<17xi32>
    %ni2 = stablehlo.convert %ne2 : (tensor<17xi1>) -> tensor<17xi32>
    %c1 = stablehlo.reduce(%ni1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<17xi32>, tensor<i32>) -> tensor<i32>
    %c2 = stablehlo.reduce(%ni2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<17xi32>, tensor<i32>) -> tensor<i32>
    %d1 = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
    %d2 = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
    %d = stablehlo.concatenate %d1, %d2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    return %d : tensor<2xi32>
  }
  func.func private @turns31() -> tensor<2xi32> {
    %i = stablehlo.iota dim = 0 : tensor<31x31xi32>
    %j = stablehlo.iota dim = 1 : tensor<31x31xi32>
    %s5 = stablehlo.constant dense<5> : tensor<31x31xi32>
    %s7 = stablehlo.constant dense<7> : tensor<31x31xi32>
    %ij = stablehlo.multiply %i, %s5 : tensor<31x31xi32>
    %sum = stablehlo.add %ij, %j : tensor<31x31xi32>
    %rest = stablehlo.remainder %sum, %s7 : tensor<31x31xi32>
    %w = stablehlo.optimization_barrier %rest : tensor<31x31xi32>
    %wd = stablehlo.convert %w : (tensor<31x31xi32>) -> tensor<31x31xf64>
    %one = stablehlo.iota dim = 0 : tensor<31xi32>
    %v0 = stablehlo.optimization_barrier %one : tensor<31xi32>
    %x0 = stablehlo.convert %v0 : (tensor<31xi32>) -> tensor<31xf64>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %v = %v0, %x = %x0) : tensor<i32>, tensor<31xi32>, tensor<31xf64>
    cond {
      %last = stablehlo.constant dense<4> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %e = stablehlo.constant dense<11> : tensor<31xi32>
      %ed = stablehlo.constant dense<11.0> : tensor<31xf64>
      %a = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<31x31xi32>, tensor<31xi32>) -> tensor<31xi32>
      %b = stablehlo.dot_general %wd, %x, contracting_dims = [1] x [0] : (tensor<31x31xf64>, tensor<31xf64>) -> tensor<31xf64>
      %am = stablehlo.remainder %a, %e : tensor<31xi32>
      %bm = stablehlo.remainder %b, %ed : tensor<31xf64>
      stablehlo.return %next, %am, %bm : tensor<i32>, tensor<31xi32>, tensor<31xf64>
    }
    %y = stablehlo.dot_general %wd, %x0, contracting_dims = [1] x [0] : (tensor<31x31xf64>, tensor<31xf64>) -> tensor<31xf64>
    %u = stablehlo.dot_general %w, %v0, contracting_dims = [1] x [0] : (tensor<31x31xi32>, tensor<31xi32>) -> tensor<31xi32>
    %rd = stablehlo.convert %r#1 : (tensor<31xi32>) -> tensor<31xf64>
    %ud = stablehlo.convert %u : (tensor<31xi32>) -> tensor<31xf64>
    %ne1 = stablehlo.compare NE, %r#2, %rd : (tensor<31xf64>, tensor<31xf64>) -> tensor<31xi1>
    %ne2 = stablehlo.compare NE, %y, %ud : (tensor<31xf64>, tensor<31xf64>) -> tensor<31xi1>
    %ni1 = stablehlo.convert %ne1 : (tensor<31xi1>) -> tensor<31xi32>
    %ni2 = stablehlo.convert %ne2 : (tensor<31xi1>) -> tensor<31xi32>
    %c1 = stablehlo.reduce(%ni1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<31xi32>, tensor<i32>) -> tensor<i32>
    %c2 = stablehlo.reduce(%ni2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<31xi32>, tensor<i32>) -> tensor<i32>
    %d1 = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
    %d2 = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
    %d = stablehlo.concatenate %d1, %d2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    return %d : tensor<2xi32>
  }
  func.func private @turns33() -> tensor<2xi32> {
    %i = stablehlo.iota dim = 0 : tensor<33x33xi32>
    %j = stablehlo.iota dim = 1 : tensor<33x33xi32>
    %s5 = stablehlo.constant dense<5> : tensor<33x33xi32>
    %s7 = stablehlo.constant dense<7> : tensor<33x33xi32>
    %ij = stablehlo.multiply %i, %s5 : tensor<33x33xi32>
    %sum = stablehlo.add %ij, %j : tensor<33x33xi32>
    %rest = stablehlo.remainder %sum, %s7 : tensor<33x33xi32>
    %w = stablehlo.optimization_barrier %rest : tensor<33x33xi32>
    %wd = stablehlo.convert %w : (tensor<33x33xi32>) -> tensor<33x33xf64>
    %one = stablehlo.iota dim = 0 : tensor<33xi32>
    %v0 = stablehlo.optimization_barrier %one : tensor<33xi32>
    %x0 = stablehlo.convert %v0 : (tensor<33xi32>) -> tensor<33xf64>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %v = %v0, %x = %x0) : tensor<i32>, tensor<33xi32>, tensor<33xf64>
    cond {
      %last = stablehlo.constant dense<4> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %e = stablehlo.constant dense<11> : tensor<33xi32>
      %ed = stablehlo.constant dense<11.0> : tensor<33xf64>
      %a = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<33x33xi32>, tensor<33xi32>) -> tensor<33xi32>
      %b = stablehlo.dot_general %wd, %x, contracting_dims = [1] x [0] : (tensor<33x33xf64>, tensor<33xf64>) -> tensor<33xf64>
      %am = stablehlo.remainder %a, %e : tensor<33xi32>
      %bm = stablehlo.remainder %b, %ed : tensor<33xf64>
      stablehlo.return %next, %am, %bm : tensor<i32>, tensor<33xi32>, tensor<33xf64>
    }
    %y = stablehlo.dot_general %wd, %x0, contracting_dims = [1] x [0] : (tensor<33x33xf64>, tensor<33xf64>) -> tensor<33xf64>
    %u = stablehlo.dot_general %w, %v0, contracting_dims = [1] x [0] : (tensor<33x33xi32>, tensor<33xi32>) -> tensor<33xi32>
    %rd = stablehlo.convert %r#1 : (tensor<33xi32>) -> tensor<33xf64>
    %ud = stablehlo.convert %u : (tensor<33xi32>) -> tensor<33xf64>
    %ne1 = stablehlo.compare NE, %r#2, %rd : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xi1>
    %ne2 = stablehlo.compare NE, %y, %ud : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xi1>
    %ni1 = stablehlo.convert %ne1 : (tensor<33xi1>) -> tensor<33xi32>
    %ni2 = stablehlo.convert %ne2 : (tensor<33xi1>) -> tensor<33xi32>
    %c1 = stablehlo.reduce(%ni1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<33xi32>, tensor<i32>) -> tensor<i32>
    %c2 = stablehlo.reduce(%ni2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<33xi32>, tensor<i32>) -> tensor<i32>
    %d1 = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
    %d2 = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
    %d = stablehlo.concatenate %d1, %d2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    return %d : tensor<2xi32>
  }
  func.func private @turns50() -> tensor<2xi32> {
    %i = stablehlo.iota dim = 0 : tensor<50x50xi32>
    %j = stablehlo.iota dim = 1 : tensor<50x50xi32>
    %s5 = stablehlo.constant dense<5> : tensor<50x50xi32>
    %s7 = stablehlo.constant dense<7> : tensor<50x50xi32>
    %ij = stablehlo.multiply %i, %s5 : tensor<50x50xi32>
    %sum = stablehlo.add %ij, %j : tensor<50x50xi32>
    %rest = stablehlo.remainder %sum, %s7 : tensor<50x50xi32>
    %w = stablehlo.optimization_barrier %rest : tensor<50x50xi32>
    %wd = stablehlo.convert %w : (tensor<50x50xi32>) -> tensor<50x50xf64>
    %one = stablehlo.iota dim = 0 : tensor<50xi32>
    %v0 = stablehlo.optimization_barrier %one : tensor<50xi32>
    %x0 = stablehlo.convert %v0 : (tensor<50xi32>) -> tensor<50xf64>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %v = %v0, %x = %x0) : tensor<i32>, tensor<50xi32>, tensor<50xf64>
    cond {
      %last = stablehlo.constant dense<4> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %e = stablehlo.constant dense<11> : tensor<50xi32>
      %ed = stablehlo.constant dense<11.0> : tensor<50xf64>
      %a = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<50x50xi32>, tensor<50xi32>) -> tensor<50xi32>
      %b = stablehlo.dot_general %wd, %x, contracting_dims = [1] x [0] : (tensor<50x50xf64>, tensor<50xf64>) -> tensor<50xf64>
      %am = stablehlo.remainder %a, %e : tensor<50xi32>
      %bm = stablehlo.remainder %b, %ed : tensor<50xf64>
      stablehlo.return %next, %am, %bm : tensor<i32>, tensor<50xi32>, tensor<50xf64>
    }
    %y = stablehlo.dot_general %wd, %x0, contracting_dims = [1] x [0] : (tensor<50x50xf64>, tensor<50xf64>) -> tensor<50xf64>
    %u = stablehlo.dot_general %w, %v0, contracting_dims = [1] x [0] : (tensor<50x50xi32>, tensor<50xi32>) -> tensor<50xi32>
    %rd = stablehlo.convert %r#1 : (tensor<50xi32>) -> tensor<50xf64>
    %ud = stablehlo.convert %u : (tensor<50xi32>) -> tensor<50xf64>
    %ne1 = stablehlo.compare NE, %r#2, %rd : (tensor<50xf64>, tensor<50xf64>) -> tensor<50xi1>
    %ne2 = stablehlo.compare NE, %y, %ud : (tensor<50xf64>, tensor<50xf64>) -> tensor<50xi1>
    %ni1 = stablehlo.convert %ne1 : (tensor<50xi1>) -> tensor<50xi32>
    %ni2 = stablehlo.convert %ne2 : (tensor<50xi1>) -> tensor<50xi32>
    %c1 = stablehlo.reduce(%ni1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xi32>, tensor<i32>) -> tensor<i32>
    %c2 = stablehlo.reduce(%ni2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<50xi32>, tensor<i32>) -> tensor<i32>
    %d1 = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
    %d2 = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
    %d = stablehlo.concatenate %d1, %d2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    return %d : tensor<2xi32>
  }
}
// >>> stdout
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// [0 0]
// <<<
