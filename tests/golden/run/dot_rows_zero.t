// Sums of products that are all -0: of whole sixteens they are -0, and else 0,
// since zeros are added to what is left.  So it is in a tight loop, and outside
// of it, whatever a vector holds.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
module {
  func.func public @main() -> (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0:2 = func.call @turns_f64_16() : () -> (tensor<3xf64>, tensor<3xf64>)
    %1:2 = func.call @turns_f64_20() : () -> (tensor<3xf64>, tensor<3xf64>)
    %2:2 = func.call @turns_f64_24() : () -> (tensor<3xf64>, tensor<3xf64>)
    %3:2 = func.call @turns_f64_36() : () -> (tensor<3xf64>, tensor<3xf64>)
    %4:2 = func.call @turns_f32_16() : () -> (tensor<3xf32>, tensor<3xf32>)
    %5:2 = func.call @turns_f32_20() : () -> (tensor<3xf32>, tensor<3xf32>)
    %6:2 = func.call @turns_f32_24() : () -> (tensor<3xf32>, tensor<3xf32>)
    %7:2 = func.call @turns_f32_36() : () -> (tensor<3xf32>, tensor<3xf32>)
    return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1, %6#0, %6#1, %7#0, %7#1 : tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @turns_f64_16() -> (tensor<3xf64>, tensor<3xf64>) {
    %wc = stablehlo.constant dense<-1.0e-200> : tensor<3x16xf64>
    %wi = stablehlo.iota dim = 0 : tensor<3x16xf64>
    %we = stablehlo.exponential %wi : tensor<3x16xf64>
    %w0 = stablehlo.divide %wc, %we : tensor<3x16xf64>
    %xc = stablehlo.constant dense<1.0e-200> : tensor<16xf64>
    %xi = stablehlo.iota dim = 0 : tensor<16xf64>
    %xe = stablehlo.exponential %xi : tensor<16xf64>
    %x0 = stablehlo.divide %xc, %xe : tensor<16xf64>
    %o0 = stablehlo.constant dense<-0.0> : tensor<3xf64>
    %w = stablehlo.optimization_barrier %w0 : tensor<3x16xf64>
    %xb = stablehlo.optimization_barrier %x0 : tensor<16xf64>
    %ob = stablehlo.optimization_barrier %o0 : tensor<3xf64>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %x = %xb, %o = %ob) : tensor<i32>, tensor<16xf64>, tensor<3xf64>
    cond {
      %last = stablehlo.constant dense<40> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %p = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<3x16xf64>, tensor<16xf64>) -> tensor<3xf64>
      %s = stablehlo.add %o, %p : tensor<3xf64>
      %neg = stablehlo.negate %x : tensor<16xf64>
      %pos = stablehlo.negate %neg : tensor<16xf64>
      %a = stablehlo.slice %pos [0:1] : (tensor<16xf64>) -> tensor<1xf64>
      %b = stablehlo.slice %pos [1:16] : (tensor<16xf64>) -> tensor<15xf64>
      %roll = stablehlo.concatenate %b, %a, dim = 0 : (tensor<15xf64>, tensor<1xf64>) -> tensor<16xf64>
      stablehlo.return %next, %roll, %s : tensor<i32>, tensor<16xf64>, tensor<3xf64>
    }
    %p = stablehlo.dot_general %w, %xb, contracting_dims = [1] x [0] : (tensor<3x16xf64>, tensor<16xf64>) -> tensor<3xf64>
    %s = stablehlo.add %ob, %p : tensor<3xf64>
    return %r#2, %s : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @turns_f64_20() -> (tensor<3xf64>, tensor<3xf64>) {
    %wc = stablehlo.constant dense<-1.0e-200> : tensor<3x20xf64>
    %wi = stablehlo.iota dim = 0 : tensor<3x20xf64>
    %we = stablehlo.exponential %wi : tensor<3x20xf64>
    %w0 = stablehlo.divide %wc, %we : tensor<3x20xf64>
    %xc = stablehlo.constant dense<1.0e-200> : tensor<20xf64>
    %xi = stablehlo.iota dim = 0 : tensor<20xf64>
    %xe = stablehlo.exponential %xi : tensor<20xf64>
    %x0 = stablehlo.divide %xc, %xe : tensor<20xf64>
    %o0 = stablehlo.constant dense<-0.0> : tensor<3xf64>
    %w = stablehlo.optimization_barrier %w0 : tensor<3x20xf64>
    %xb = stablehlo.optimization_barrier %x0 : tensor<20xf64>
    %ob = stablehlo.optimization_barrier %o0 : tensor<3xf64>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %x = %xb, %o = %ob) : tensor<i32>, tensor<20xf64>, tensor<3xf64>
    cond {
      %last = stablehlo.constant dense<40> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %p = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<3x20xf64>, tensor<20xf64>) -> tensor<3xf64>
      %s = stablehlo.add %o, %p : tensor<3xf64>
      %neg = stablehlo.negate %x : tensor<20xf64>
      %pos = stablehlo.negate %neg : tensor<20xf64>
      %a = stablehlo.slice %pos [0:1] : (tensor<20xf64>) -> tensor<1xf64>
      %b = stablehlo.slice %pos [1:20] : (tensor<20xf64>) -> tensor<19xf64>
      %roll = stablehlo.concatenate %b, %a, dim = 0 : (tensor<19xf64>, tensor<1xf64>) -> tensor<20xf64>
      stablehlo.return %next, %roll, %s : tensor<i32>, tensor<20xf64>, tensor<3xf64>
    }
    %p = stablehlo.dot_general %w, %xb, contracting_dims = [1] x [0] : (tensor<3x20xf64>, tensor<20xf64>) -> tensor<3xf64>
    %s = stablehlo.add %ob, %p : tensor<3xf64>
    return %r#2, %s : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @turns_f64_24() -> (tensor<3xf64>, tensor<3xf64>) {
    %wc = stablehlo.constant dense<-1.0e-200> : tensor<3x24xf64>
    %wi = stablehlo.iota dim = 0 : tensor<3x24xf64>
    %we = stablehlo.exponential %wi : tensor<3x24xf64>
    %w0 = stablehlo.divide %wc, %we : tensor<3x24xf64>
    %xc = stablehlo.constant dense<1.0e-200> : tensor<24xf64>
    %xi = stablehlo.iota dim = 0 : tensor<24xf64>
    %xe = stablehlo.exponential %xi : tensor<24xf64>
    %x0 = stablehlo.divide %xc, %xe : tensor<24xf64>
    %o0 = stablehlo.constant dense<-0.0> : tensor<3xf64>
    %w = stablehlo.optimization_barrier %w0 : tensor<3x24xf64>
    %xb = stablehlo.optimization_barrier %x0 : tensor<24xf64>
    %ob = stablehlo.optimization_barrier %o0 : tensor<3xf64>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %x = %xb, %o = %ob) : tensor<i32>, tensor<24xf64>, tensor<3xf64>
    cond {
      %last = stablehlo.constant dense<40> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %p = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<3x24xf64>, tensor<24xf64>) -> tensor<3xf64>
      %s = stablehlo.add %o, %p : tensor<3xf64>
      %neg = stablehlo.negate %x : tensor<24xf64>
      %pos = stablehlo.negate %neg : tensor<24xf64>
      %a = stablehlo.slice %pos [0:1] : (tensor<24xf64>) -> tensor<1xf64>
      %b = stablehlo.slice %pos [1:24] : (tensor<24xf64>) -> tensor<23xf64>
      %roll = stablehlo.concatenate %b, %a, dim = 0 : (tensor<23xf64>, tensor<1xf64>) -> tensor<24xf64>
      stablehlo.return %next, %roll, %s : tensor<i32>, tensor<24xf64>, tensor<3xf64>
    }
    %p = stablehlo.dot_general %w, %xb, contracting_dims = [1] x [0] : (tensor<3x24xf64>, tensor<24xf64>) -> tensor<3xf64>
    %s = stablehlo.add %ob, %p : tensor<3xf64>
    return %r#2, %s : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @turns_f64_36() -> (tensor<3xf64>, tensor<3xf64>) {
    %wc = stablehlo.constant dense<-1.0e-200> : tensor<3x36xf64>
    %wi = stablehlo.iota dim = 0 : tensor<3x36xf64>
    %we = stablehlo.exponential %wi : tensor<3x36xf64>
    %w0 = stablehlo.divide %wc, %we : tensor<3x36xf64>
    %xc = stablehlo.constant dense<1.0e-200> : tensor<36xf64>
    %xi = stablehlo.iota dim = 0 : tensor<36xf64>
    %xe = stablehlo.exponential %xi : tensor<36xf64>
    %x0 = stablehlo.divide %xc, %xe : tensor<36xf64>
    %o0 = stablehlo.constant dense<-0.0> : tensor<3xf64>
    %w = stablehlo.optimization_barrier %w0 : tensor<3x36xf64>
    %xb = stablehlo.optimization_barrier %x0 : tensor<36xf64>
    %ob = stablehlo.optimization_barrier %o0 : tensor<3xf64>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %x = %xb, %o = %ob) : tensor<i32>, tensor<36xf64>, tensor<3xf64>
    cond {
      %last = stablehlo.constant dense<40> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %p = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<3x36xf64>, tensor<36xf64>) -> tensor<3xf64>
      %s = stablehlo.add %o, %p : tensor<3xf64>
      %neg = stablehlo.negate %x : tensor<36xf64>
      %pos = stablehlo.negate %neg : tensor<36xf64>
      %a = stablehlo.slice %pos [0:1] : (tensor<36xf64>) -> tensor<1xf64>
      %b = stablehlo.slice %pos [1:36] : (tensor<36xf64>) -> tensor<35xf64>
      %roll = stablehlo.concatenate %b, %a, dim = 0 : (tensor<35xf64>, tensor<1xf64>) -> tensor<36xf64>
      stablehlo.return %next, %roll, %s : tensor<i32>, tensor<36xf64>, tensor<3xf64>
    }
    %p = stablehlo.dot_general %w, %xb, contracting_dims = [1] x [0] : (tensor<3x36xf64>, tensor<36xf64>) -> tensor<3xf64>
    %s = stablehlo.add %ob, %p : tensor<3xf64>
    return %r#2, %s : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @turns_f32_16() -> (tensor<3xf32>, tensor<3xf32>) {
    %wc = stablehlo.constant dense<-1.0e-30> : tensor<3x16xf32>
    %wi = stablehlo.iota dim = 0 : tensor<3x16xf32>
    %we = stablehlo.exponential %wi : tensor<3x16xf32>
    %w0 = stablehlo.divide %wc, %we : tensor<3x16xf32>
    %xc = stablehlo.constant dense<1.0e-30> : tensor<16xf32>
    %xi = stablehlo.iota dim = 0 : tensor<16xf32>
    %xe = stablehlo.exponential %xi : tensor<16xf32>
    %x0 = stablehlo.divide %xc, %xe : tensor<16xf32>
    %o0 = stablehlo.constant dense<-0.0> : tensor<3xf32>
    %w = stablehlo.optimization_barrier %w0 : tensor<3x16xf32>
    %xb = stablehlo.optimization_barrier %x0 : tensor<16xf32>
    %ob = stablehlo.optimization_barrier %o0 : tensor<3xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %x = %xb, %o = %ob) : tensor<i32>, tensor<16xf32>, tensor<3xf32>
    cond {
      %last = stablehlo.constant dense<40> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %p = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<3x16xf32>, tensor<16xf32>) -> tensor<3xf32>
      %s = stablehlo.add %o, %p : tensor<3xf32>
      %neg = stablehlo.negate %x : tensor<16xf32>
      %pos = stablehlo.negate %neg : tensor<16xf32>
      %a = stablehlo.slice %pos [0:1] : (tensor<16xf32>) -> tensor<1xf32>
      %b = stablehlo.slice %pos [1:16] : (tensor<16xf32>) -> tensor<15xf32>
      %roll = stablehlo.concatenate %b, %a, dim = 0 : (tensor<15xf32>, tensor<1xf32>) -> tensor<16xf32>
      stablehlo.return %next, %roll, %s : tensor<i32>, tensor<16xf32>, tensor<3xf32>
    }
    %p = stablehlo.dot_general %w, %xb, contracting_dims = [1] x [0] : (tensor<3x16xf32>, tensor<16xf32>) -> tensor<3xf32>
    %s = stablehlo.add %ob, %p : tensor<3xf32>
    return %r#2, %s : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @turns_f32_20() -> (tensor<3xf32>, tensor<3xf32>) {
    %wc = stablehlo.constant dense<-1.0e-30> : tensor<3x20xf32>
    %wi = stablehlo.iota dim = 0 : tensor<3x20xf32>
    %we = stablehlo.exponential %wi : tensor<3x20xf32>
    %w0 = stablehlo.divide %wc, %we : tensor<3x20xf32>
    %xc = stablehlo.constant dense<1.0e-30> : tensor<20xf32>
    %xi = stablehlo.iota dim = 0 : tensor<20xf32>
    %xe = stablehlo.exponential %xi : tensor<20xf32>
    %x0 = stablehlo.divide %xc, %xe : tensor<20xf32>
    %o0 = stablehlo.constant dense<-0.0> : tensor<3xf32>
    %w = stablehlo.optimization_barrier %w0 : tensor<3x20xf32>
    %xb = stablehlo.optimization_barrier %x0 : tensor<20xf32>
    %ob = stablehlo.optimization_barrier %o0 : tensor<3xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %x = %xb, %o = %ob) : tensor<i32>, tensor<20xf32>, tensor<3xf32>
    cond {
      %last = stablehlo.constant dense<40> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %p = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<3x20xf32>, tensor<20xf32>) -> tensor<3xf32>
      %s = stablehlo.add %o, %p : tensor<3xf32>
      %neg = stablehlo.negate %x : tensor<20xf32>
      %pos = stablehlo.negate %neg : tensor<20xf32>
      %a = stablehlo.slice %pos [0:1] : (tensor<20xf32>) -> tensor<1xf32>
      %b = stablehlo.slice %pos [1:20] : (tensor<20xf32>) -> tensor<19xf32>
      %roll = stablehlo.concatenate %b, %a, dim = 0 : (tensor<19xf32>, tensor<1xf32>) -> tensor<20xf32>
      stablehlo.return %next, %roll, %s : tensor<i32>, tensor<20xf32>, tensor<3xf32>
    }
    %p = stablehlo.dot_general %w, %xb, contracting_dims = [1] x [0] : (tensor<3x20xf32>, tensor<20xf32>) -> tensor<3xf32>
    %s = stablehlo.add %ob, %p : tensor<3xf32>
    return %r#2, %s : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @turns_f32_24() -> (tensor<3xf32>, tensor<3xf32>) {
    %wc = stablehlo.constant dense<-1.0e-30> : tensor<3x24xf32>
    %wi = stablehlo.iota dim = 0 : tensor<3x24xf32>
    %we = stablehlo.exponential %wi : tensor<3x24xf32>
    %w0 = stablehlo.divide %wc, %we : tensor<3x24xf32>
    %xc = stablehlo.constant dense<1.0e-30> : tensor<24xf32>
    %xi = stablehlo.iota dim = 0 : tensor<24xf32>
    %xe = stablehlo.exponential %xi : tensor<24xf32>
    %x0 = stablehlo.divide %xc, %xe : tensor<24xf32>
    %o0 = stablehlo.constant dense<-0.0> : tensor<3xf32>
    %w = stablehlo.optimization_barrier %w0 : tensor<3x24xf32>
    %xb = stablehlo.optimization_barrier %x0 : tensor<24xf32>
    %ob = stablehlo.optimization_barrier %o0 : tensor<3xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %x = %xb, %o = %ob) : tensor<i32>, tensor<24xf32>, tensor<3xf32>
    cond {
      %last = stablehlo.constant dense<40> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %p = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<3x24xf32>, tensor<24xf32>) -> tensor<3xf32>
      %s = stablehlo.add %o, %p : tensor<3xf32>
      %neg = stablehlo.negate %x : tensor<24xf32>
      %pos = stablehlo.negate %neg : tensor<24xf32>
      %a = stablehlo.slice %pos [0:1] : (tensor<24xf32>) -> tensor<1xf32>
      %b = stablehlo.slice %pos [1:24] : (tensor<24xf32>) -> tensor<23xf32>
      %roll = stablehlo.concatenate %b, %a, dim = 0 : (tensor<23xf32>, tensor<1xf32>) -> tensor<24xf32>
      stablehlo.return %next, %roll, %s : tensor<i32>, tensor<24xf32>, tensor<3xf32>
    }
    %p = stablehlo.dot_general %w, %xb, contracting_dims = [1] x [0] : (tensor<3x24xf32>, tensor<24xf32>) -> tensor<3xf32>
    %s = stablehlo.add %ob, %p : tensor<3xf32>
    return %r#2, %s : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @turns_f32_36() -> (tensor<3xf32>, tensor<3xf32>) {
    %wc = stablehlo.constant dense<-1.0e-30> : tensor<3x36xf32>
    %wi = stablehlo.iota dim = 0 : tensor<3x36xf32>
    %we = stablehlo.exponential %wi : tensor<3x36xf32>
    %w0 = stablehlo.divide %wc, %we : tensor<3x36xf32>
    %xc = stablehlo.constant dense<1.0e-30> : tensor<36xf32>
    %xi = stablehlo.iota dim = 0 : tensor<36xf32>
    %xe = stablehlo.exponential %xi : tensor<36xf32>
    %x0 = stablehlo.divide %xc, %xe : tensor<36xf32>
    %o0 = stablehlo.constant dense<-0.0> : tensor<3xf32>
    %w = stablehlo.optimization_barrier %w0 : tensor<3x36xf32>
    %xb = stablehlo.optimization_barrier %x0 : tensor<36xf32>
    %ob = stablehlo.optimization_barrier %o0 : tensor<3xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %r:3 = stablehlo.while(%n = %zero, %x = %xb, %o = %ob) : tensor<i32>, tensor<36xf32>, tensor<3xf32>
    cond {
      %last = stablehlo.constant dense<40> : tensor<i32>
      %more = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %up = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %n, %up : tensor<i32>
      %p = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<3x36xf32>, tensor<36xf32>) -> tensor<3xf32>
      %s = stablehlo.add %o, %p : tensor<3xf32>
      %neg = stablehlo.negate %x : tensor<36xf32>
      %pos = stablehlo.negate %neg : tensor<36xf32>
      %a = stablehlo.slice %pos [0:1] : (tensor<36xf32>) -> tensor<1xf32>
      %b = stablehlo.slice %pos [1:36] : (tensor<36xf32>) -> tensor<35xf32>
      %roll = stablehlo.concatenate %b, %a, dim = 0 : (tensor<35xf32>, tensor<1xf32>) -> tensor<36xf32>
      stablehlo.return %next, %roll, %s : tensor<i32>, tensor<36xf32>, tensor<3xf32>
    }
    %p = stablehlo.dot_general %w, %xb, contracting_dims = [1] x [0] : (tensor<3x36xf32>, tensor<36xf32>) -> tensor<3xf32>
    %s = stablehlo.add %ob, %p : tensor<3xf32>
    return %r#2, %s : tensor<3xf32>, tensor<3xf32>
  }
}
// >>> stdout
// [-0. -0. -0.]
// [-0. -0. -0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [-0. -0. -0.]
// [-0. -0. -0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [-0. -0. -0.]
// [-0. -0. -0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [-0. -0. -0.]
// [-0. -0. -0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// [0. 0. 0.]
// <<<
