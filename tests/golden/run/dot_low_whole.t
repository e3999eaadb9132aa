// Products of 32- and 64-bit integers: one row and few rows by few columns that lie side by
// side, and small ones whose columns do not.  Oracle: products and sums, which wrap alike,
// with a barrier between them.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @i32_1x40x2t() : () -> ()
  func.call @i32_1x200x13() : () -> ()
  func.call @i32_1x33x32t() : () -> ()
  func.call @i32_1x50x64t() : () -> ()
  func.call @i32_1x31x20t() : () -> ()
  func.call @i32_13x90x1() : () -> ()
  func.call @i32_2x60x5t() : () -> ()
  func.call @i32_5x70x9() : () -> ()
  func.call @i32_24x40x20() : () -> ()
  func.call @i32_40x12x9t() : () -> ()
  func.call @i32_6x300x33t() : () -> ()
  func.call @i32_7x20x11t() : () -> ()
  func.call @ui32_1x40x2t() : () -> ()
  func.call @ui32_1x200x13() : () -> ()
  func.call @ui32_1x33x32t() : () -> ()
  func.call @ui32_1x50x64t() : () -> ()
  func.call @ui32_1x31x20t() : () -> ()
  func.call @ui32_13x90x1() : () -> ()
  func.call @ui32_2x60x5t() : () -> ()
  func.call @ui32_5x70x9() : () -> ()
  func.call @ui32_24x40x20() : () -> ()
  func.call @ui32_40x12x9t() : () -> ()
  func.call @ui32_6x300x33t() : () -> ()
  func.call @ui32_7x20x11t() : () -> ()
  func.call @i64_1x40x2t() : () -> ()
  func.call @i64_1x200x13() : () -> ()
  func.call @i64_1x33x32t() : () -> ()
  func.call @i64_1x50x64t() : () -> ()
  func.call @i64_1x31x20t() : () -> ()
  func.call @i64_13x90x1() : () -> ()
  func.call @i64_2x60x5t() : () -> ()
  func.call @i64_5x70x9() : () -> ()
  func.call @i64_24x40x20() : () -> ()
  func.call @i64_40x12x9t() : () -> ()
  func.call @i64_6x300x33t() : () -> ()
  func.call @i64_7x20x11t() : () -> ()
  func.call @ui64_1x40x2t() : () -> ()
  func.call @ui64_1x200x13() : () -> ()
  func.call @ui64_1x33x32t() : () -> ()
  func.call @ui64_1x50x64t() : () -> ()
  func.call @ui64_1x31x20t() : () -> ()
  func.call @ui64_13x90x1() : () -> ()
  func.call @ui64_2x60x5t() : () -> ()
  func.call @ui64_5x70x9() : () -> ()
  func.call @ui64_24x40x20() : () -> ()
  func.call @ui64_40x12x9t() : () -> ()
  func.call @ui64_6x300x33t() : () -> ()
  func.call @ui64_7x20x11t() : () -> ()
  func.return
}
func.func private @i32_1x40x2t() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<40xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xi32>
  %x3 = stablehlo.constant dense<7> : tensor<40xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<40xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<40xi32>) -> tensor<40x1xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<40x1xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<80xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<80xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<80xi32>
  %w3 = stablehlo.constant dense<3> : tensor<80xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<80xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<80xi32>) -> tensor<40x2xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<40x2xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<40x1xi32>, tensor<40x2xi32>) -> tensor<1x2xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<40x1xi32>) -> tensor<1x40x2xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<40x2xi32>) -> tensor<1x40x2xi32>
  %m = stablehlo.multiply %a, %b : tensor<1x40x2xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x40x2xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x40x2xi32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq %r, %e : tensor<1x2xi32>
  func.return
}
func.func private @i32_1x200x13() {
  %x0 = stablehlo.iota dim = 0 : tensor<200xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<200xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<200xi32>
  %x3 = stablehlo.constant dense<7> : tensor<200xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<200xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<200xi32>) -> tensor<1x200xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<1x200xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<2600xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<2600xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2600xi32>
  %w3 = stablehlo.constant dense<3> : tensor<2600xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<2600xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<2600xi32>) -> tensor<200x13xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<200x13xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x200xi32>, tensor<200x13xi32>) -> tensor<1x13xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x200xi32>) -> tensor<1x200x13xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<200x13xi32>) -> tensor<1x200x13xi32>
  %m = stablehlo.multiply %a, %b : tensor<1x200x13xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x200x13xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x200x13xi32>, tensor<i32>) -> tensor<1x13xi32>
  check.expect_eq %r, %e : tensor<1x13xi32>
  func.return
}
func.func private @i32_1x33x32t() {
  %x0 = stablehlo.iota dim = 0 : tensor<33xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<33xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<33xi32>
  %x3 = stablehlo.constant dense<7> : tensor<33xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<33xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<33xi32>) -> tensor<33x1xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<33x1xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<1056xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<1056xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1056xi32>
  %w3 = stablehlo.constant dense<3> : tensor<1056xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<1056xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<1056xi32>) -> tensor<33x32xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<33x32xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<33x1xi32>, tensor<33x32xi32>) -> tensor<1x32xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<33x1xi32>) -> tensor<1x33x32xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<33x32xi32>) -> tensor<1x33x32xi32>
  %m = stablehlo.multiply %a, %b : tensor<1x33x32xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x33x32xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x33x32xi32>, tensor<i32>) -> tensor<1x32xi32>
  check.expect_eq %r, %e : tensor<1x32xi32>
  func.return
}
func.func private @i32_1x50x64t() {
  %x0 = stablehlo.iota dim = 0 : tensor<50xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<50xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<50xi32>
  %x3 = stablehlo.constant dense<7> : tensor<50xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<50xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<50xi32>) -> tensor<50x1xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<50x1xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<3200xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<3200xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3200xi32>
  %w3 = stablehlo.constant dense<3> : tensor<3200xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<3200xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<3200xi32>) -> tensor<50x64xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<50x64xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<50x1xi32>, tensor<50x64xi32>) -> tensor<1x64xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<50x1xi32>) -> tensor<1x50x64xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<50x64xi32>) -> tensor<1x50x64xi32>
  %m = stablehlo.multiply %a, %b : tensor<1x50x64xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x50x64xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x50x64xi32>, tensor<i32>) -> tensor<1x64xi32>
  check.expect_eq %r, %e : tensor<1x64xi32>
  func.return
}
func.func private @i32_1x31x20t() {
  %x0 = stablehlo.iota dim = 0 : tensor<31xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<31xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<31xi32>
  %x3 = stablehlo.constant dense<7> : tensor<31xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<31xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<31xi32>) -> tensor<31x1xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<31x1xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<620xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<620xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<620xi32>
  %w3 = stablehlo.constant dense<3> : tensor<620xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<620xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<620xi32>) -> tensor<31x20xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<31x20xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<31x1xi32>, tensor<31x20xi32>) -> tensor<1x20xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<31x1xi32>) -> tensor<1x31x20xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<31x20xi32>) -> tensor<1x31x20xi32>
  %m = stablehlo.multiply %a, %b : tensor<1x31x20xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x31x20xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x31x20xi32>, tensor<i32>) -> tensor<1x20xi32>
  check.expect_eq %r, %e : tensor<1x20xi32>
  func.return
}
func.func private @i32_13x90x1() {
  %x0 = stablehlo.iota dim = 0 : tensor<1170xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<1170xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1170xi32>
  %x3 = stablehlo.constant dense<7> : tensor<1170xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<1170xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<1170xi32>) -> tensor<13x90xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<13x90xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<90xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<90xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<90xi32>
  %w3 = stablehlo.constant dense<3> : tensor<90xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<90xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<90xi32>) -> tensor<90x1xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<90x1xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<13x90xi32>, tensor<90x1xi32>) -> tensor<13x1xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<13x90xi32>) -> tensor<13x90x1xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<90x1xi32>) -> tensor<13x90x1xi32>
  %m = stablehlo.multiply %a, %b : tensor<13x90x1xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<13x90x1xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<13x90x1xi32>, tensor<i32>) -> tensor<13x1xi32>
  check.expect_eq %r, %e : tensor<13x1xi32>
  func.return
}
func.func private @i32_2x60x5t() {
  %x0 = stablehlo.iota dim = 0 : tensor<120xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<120xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<120xi32>
  %x3 = stablehlo.constant dense<7> : tensor<120xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<120xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<120xi32>) -> tensor<60x2xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<60x2xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<300xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<300xi32>
  %w3 = stablehlo.constant dense<3> : tensor<300xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<300xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<300xi32>) -> tensor<60x5xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<60x5xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<60x2xi32>, tensor<60x5xi32>) -> tensor<2x5xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<60x2xi32>) -> tensor<2x60x5xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<60x5xi32>) -> tensor<2x60x5xi32>
  %m = stablehlo.multiply %a, %b : tensor<2x60x5xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<2x60x5xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x60x5xi32>, tensor<i32>) -> tensor<2x5xi32>
  check.expect_eq %r, %e : tensor<2x5xi32>
  func.return
}
func.func private @i32_5x70x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<350xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<350xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<350xi32>
  %x3 = stablehlo.constant dense<7> : tensor<350xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<350xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<350xi32>) -> tensor<5x70xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<5x70xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<630xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<630xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<630xi32>
  %w3 = stablehlo.constant dense<3> : tensor<630xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<630xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<630xi32>) -> tensor<70x9xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<70x9xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x70xi32>, tensor<70x9xi32>) -> tensor<5x9xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x70xi32>) -> tensor<5x70x9xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<70x9xi32>) -> tensor<5x70x9xi32>
  %m = stablehlo.multiply %a, %b : tensor<5x70x9xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<5x70x9xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x70x9xi32>, tensor<i32>) -> tensor<5x9xi32>
  check.expect_eq %r, %e : tensor<5x9xi32>
  func.return
}
func.func private @i32_24x40x20() {
  %x0 = stablehlo.iota dim = 0 : tensor<960xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<960xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<960xi32>
  %x3 = stablehlo.constant dense<7> : tensor<960xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<960xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<960xi32>) -> tensor<24x40xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<24x40xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<800xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<800xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<800xi32>
  %w3 = stablehlo.constant dense<3> : tensor<800xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<800xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<800xi32>) -> tensor<40x20xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<40x20xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<24x40xi32>, tensor<40x20xi32>) -> tensor<24x20xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<24x40xi32>) -> tensor<24x40x20xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<40x20xi32>) -> tensor<24x40x20xi32>
  %m = stablehlo.multiply %a, %b : tensor<24x40x20xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<24x40x20xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<24x40x20xi32>, tensor<i32>) -> tensor<24x20xi32>
  check.expect_eq %r, %e : tensor<24x20xi32>
  func.return
}
func.func private @i32_40x12x9t() {
  %x0 = stablehlo.iota dim = 0 : tensor<480xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<480xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<480xi32>
  %x3 = stablehlo.constant dense<7> : tensor<480xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<480xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<480xi32>) -> tensor<12x40xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<12x40xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<108xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<108xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<108xi32>
  %w3 = stablehlo.constant dense<3> : tensor<108xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<108xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<108xi32>) -> tensor<12x9xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<12x9xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<12x40xi32>, tensor<12x9xi32>) -> tensor<40x9xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<12x40xi32>) -> tensor<40x12x9xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<12x9xi32>) -> tensor<40x12x9xi32>
  %m = stablehlo.multiply %a, %b : tensor<40x12x9xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<40x12x9xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x12x9xi32>, tensor<i32>) -> tensor<40x9xi32>
  check.expect_eq %r, %e : tensor<40x9xi32>
  func.return
}
func.func private @i32_6x300x33t() {
  %x0 = stablehlo.iota dim = 0 : tensor<1800xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<1800xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1800xi32>
  %x3 = stablehlo.constant dense<7> : tensor<1800xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<1800xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<1800xi32>) -> tensor<300x6xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<300x6xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<9900xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<9900xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<9900xi32>
  %w3 = stablehlo.constant dense<3> : tensor<9900xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<9900xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<9900xi32>) -> tensor<300x33xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<300x33xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<300x6xi32>, tensor<300x33xi32>) -> tensor<6x33xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<300x6xi32>) -> tensor<6x300x33xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<300x33xi32>) -> tensor<6x300x33xi32>
  %m = stablehlo.multiply %a, %b : tensor<6x300x33xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<6x300x33xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x300x33xi32>, tensor<i32>) -> tensor<6x33xi32>
  check.expect_eq %r, %e : tensor<6x33xi32>
  func.return
}
func.func private @i32_7x20x11t() {
  %x0 = stablehlo.iota dim = 0 : tensor<140xi32>
  %x1 = stablehlo.constant dense<123456789> : tensor<140xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<140xi32>
  %x3 = stablehlo.constant dense<7> : tensor<140xi32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<140xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<140xi32>) -> tensor<7x20xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<7x20xi32>
  %w0 = stablehlo.iota dim = 0 : tensor<220xi32>
  %w1 = stablehlo.constant dense<987654321> : tensor<220xi32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<220xi32>
  %w3 = stablehlo.constant dense<3> : tensor<220xi32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<220xi32>
  %w5 = stablehlo.reshape %w4 : (tensor<220xi32>) -> tensor<11x20xi32>
  %w = stablehlo.optimization_barrier %w5 : tensor<11x20xi32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x20xi32>, tensor<11x20xi32>) -> tensor<7x11xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<7x20xi32>) -> tensor<7x20x11xi32>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<11x20xi32>) -> tensor<7x20x11xi32>
  %m = stablehlo.multiply %a, %b : tensor<7x20x11xi32>
  %mb = stablehlo.optimization_barrier %m : tensor<7x20x11xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x20x11xi32>, tensor<i32>) -> tensor<7x11xi32>
  check.expect_eq %r, %e : tensor<7x11xi32>
  func.return
}
func.func private @ui32_1x40x2t() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<40xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xui32>
  %x3 = stablehlo.constant dense<7> : tensor<40xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<40xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<40xui32>) -> tensor<40x1xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<40x1xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<80xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<80xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<80xui32>
  %w3 = stablehlo.constant dense<3> : tensor<80xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<80xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<80xui32>) -> tensor<40x2xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<40x2xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<40x1xui32>, tensor<40x2xui32>) -> tensor<1x2xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<40x1xui32>) -> tensor<1x40x2xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<40x2xui32>) -> tensor<1x40x2xui32>
  %m = stablehlo.multiply %a, %b : tensor<1x40x2xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x40x2xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x40x2xui32>, tensor<ui32>) -> tensor<1x2xui32>
  check.expect_eq %r, %e : tensor<1x2xui32>
  func.return
}
func.func private @ui32_1x200x13() {
  %x0 = stablehlo.iota dim = 0 : tensor<200xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<200xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<200xui32>
  %x3 = stablehlo.constant dense<7> : tensor<200xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<200xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<200xui32>) -> tensor<1x200xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<1x200xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<2600xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<2600xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2600xui32>
  %w3 = stablehlo.constant dense<3> : tensor<2600xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<2600xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<2600xui32>) -> tensor<200x13xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<200x13xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x200xui32>, tensor<200x13xui32>) -> tensor<1x13xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x200xui32>) -> tensor<1x200x13xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<200x13xui32>) -> tensor<1x200x13xui32>
  %m = stablehlo.multiply %a, %b : tensor<1x200x13xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x200x13xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x200x13xui32>, tensor<ui32>) -> tensor<1x13xui32>
  check.expect_eq %r, %e : tensor<1x13xui32>
  func.return
}
func.func private @ui32_1x33x32t() {
  %x0 = stablehlo.iota dim = 0 : tensor<33xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<33xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<33xui32>
  %x3 = stablehlo.constant dense<7> : tensor<33xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<33xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<33xui32>) -> tensor<33x1xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<33x1xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<1056xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<1056xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1056xui32>
  %w3 = stablehlo.constant dense<3> : tensor<1056xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<1056xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<1056xui32>) -> tensor<33x32xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<33x32xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<33x1xui32>, tensor<33x32xui32>) -> tensor<1x32xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<33x1xui32>) -> tensor<1x33x32xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<33x32xui32>) -> tensor<1x33x32xui32>
  %m = stablehlo.multiply %a, %b : tensor<1x33x32xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x33x32xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x33x32xui32>, tensor<ui32>) -> tensor<1x32xui32>
  check.expect_eq %r, %e : tensor<1x32xui32>
  func.return
}
func.func private @ui32_1x50x64t() {
  %x0 = stablehlo.iota dim = 0 : tensor<50xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<50xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<50xui32>
  %x3 = stablehlo.constant dense<7> : tensor<50xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<50xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<50xui32>) -> tensor<50x1xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<50x1xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<3200xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<3200xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3200xui32>
  %w3 = stablehlo.constant dense<3> : tensor<3200xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<3200xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<3200xui32>) -> tensor<50x64xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<50x64xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<50x1xui32>, tensor<50x64xui32>) -> tensor<1x64xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<50x1xui32>) -> tensor<1x50x64xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<50x64xui32>) -> tensor<1x50x64xui32>
  %m = stablehlo.multiply %a, %b : tensor<1x50x64xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x50x64xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x50x64xui32>, tensor<ui32>) -> tensor<1x64xui32>
  check.expect_eq %r, %e : tensor<1x64xui32>
  func.return
}
func.func private @ui32_1x31x20t() {
  %x0 = stablehlo.iota dim = 0 : tensor<31xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<31xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<31xui32>
  %x3 = stablehlo.constant dense<7> : tensor<31xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<31xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<31xui32>) -> tensor<31x1xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<31x1xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<620xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<620xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<620xui32>
  %w3 = stablehlo.constant dense<3> : tensor<620xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<620xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<620xui32>) -> tensor<31x20xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<31x20xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<31x1xui32>, tensor<31x20xui32>) -> tensor<1x20xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<31x1xui32>) -> tensor<1x31x20xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<31x20xui32>) -> tensor<1x31x20xui32>
  %m = stablehlo.multiply %a, %b : tensor<1x31x20xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<1x31x20xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x31x20xui32>, tensor<ui32>) -> tensor<1x20xui32>
  check.expect_eq %r, %e : tensor<1x20xui32>
  func.return
}
func.func private @ui32_13x90x1() {
  %x0 = stablehlo.iota dim = 0 : tensor<1170xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<1170xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1170xui32>
  %x3 = stablehlo.constant dense<7> : tensor<1170xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<1170xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<1170xui32>) -> tensor<13x90xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<13x90xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<90xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<90xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<90xui32>
  %w3 = stablehlo.constant dense<3> : tensor<90xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<90xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<90xui32>) -> tensor<90x1xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<90x1xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<13x90xui32>, tensor<90x1xui32>) -> tensor<13x1xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<13x90xui32>) -> tensor<13x90x1xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<90x1xui32>) -> tensor<13x90x1xui32>
  %m = stablehlo.multiply %a, %b : tensor<13x90x1xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<13x90x1xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<13x90x1xui32>, tensor<ui32>) -> tensor<13x1xui32>
  check.expect_eq %r, %e : tensor<13x1xui32>
  func.return
}
func.func private @ui32_2x60x5t() {
  %x0 = stablehlo.iota dim = 0 : tensor<120xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<120xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<120xui32>
  %x3 = stablehlo.constant dense<7> : tensor<120xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<120xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<120xui32>) -> tensor<60x2xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<60x2xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<300xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<300xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<300xui32>
  %w3 = stablehlo.constant dense<3> : tensor<300xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<300xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<300xui32>) -> tensor<60x5xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<60x5xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<60x2xui32>, tensor<60x5xui32>) -> tensor<2x5xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<60x2xui32>) -> tensor<2x60x5xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<60x5xui32>) -> tensor<2x60x5xui32>
  %m = stablehlo.multiply %a, %b : tensor<2x60x5xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<2x60x5xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x60x5xui32>, tensor<ui32>) -> tensor<2x5xui32>
  check.expect_eq %r, %e : tensor<2x5xui32>
  func.return
}
func.func private @ui32_5x70x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<350xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<350xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<350xui32>
  %x3 = stablehlo.constant dense<7> : tensor<350xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<350xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<350xui32>) -> tensor<5x70xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<5x70xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<630xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<630xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<630xui32>
  %w3 = stablehlo.constant dense<3> : tensor<630xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<630xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<630xui32>) -> tensor<70x9xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<70x9xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x70xui32>, tensor<70x9xui32>) -> tensor<5x9xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x70xui32>) -> tensor<5x70x9xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<70x9xui32>) -> tensor<5x70x9xui32>
  %m = stablehlo.multiply %a, %b : tensor<5x70x9xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<5x70x9xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x70x9xui32>, tensor<ui32>) -> tensor<5x9xui32>
  check.expect_eq %r, %e : tensor<5x9xui32>
  func.return
}
func.func private @ui32_24x40x20() {
  %x0 = stablehlo.iota dim = 0 : tensor<960xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<960xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<960xui32>
  %x3 = stablehlo.constant dense<7> : tensor<960xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<960xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<960xui32>) -> tensor<24x40xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<24x40xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<800xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<800xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<800xui32>
  %w3 = stablehlo.constant dense<3> : tensor<800xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<800xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<800xui32>) -> tensor<40x20xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<40x20xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<24x40xui32>, tensor<40x20xui32>) -> tensor<24x20xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<24x40xui32>) -> tensor<24x40x20xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<40x20xui32>) -> tensor<24x40x20xui32>
  %m = stablehlo.multiply %a, %b : tensor<24x40x20xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<24x40x20xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<24x40x20xui32>, tensor<ui32>) -> tensor<24x20xui32>
  check.expect_eq %r, %e : tensor<24x20xui32>
  func.return
}
func.func private @ui32_40x12x9t() {
  %x0 = stablehlo.iota dim = 0 : tensor<480xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<480xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<480xui32>
  %x3 = stablehlo.constant dense<7> : tensor<480xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<480xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<480xui32>) -> tensor<12x40xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<12x40xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<108xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<108xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<108xui32>
  %w3 = stablehlo.constant dense<3> : tensor<108xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<108xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<108xui32>) -> tensor<12x9xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<12x9xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<12x40xui32>, tensor<12x9xui32>) -> tensor<40x9xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<12x40xui32>) -> tensor<40x12x9xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<12x9xui32>) -> tensor<40x12x9xui32>
  %m = stablehlo.multiply %a, %b : tensor<40x12x9xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<40x12x9xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x12x9xui32>, tensor<ui32>) -> tensor<40x9xui32>
  check.expect_eq %r, %e : tensor<40x9xui32>
  func.return
}
func.func private @ui32_6x300x33t() {
  %x0 = stablehlo.iota dim = 0 : tensor<1800xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<1800xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1800xui32>
  %x3 = stablehlo.constant dense<7> : tensor<1800xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<1800xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<1800xui32>) -> tensor<300x6xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<300x6xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<9900xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<9900xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<9900xui32>
  %w3 = stablehlo.constant dense<3> : tensor<9900xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<9900xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<9900xui32>) -> tensor<300x33xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<300x33xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<300x6xui32>, tensor<300x33xui32>) -> tensor<6x33xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<300x6xui32>) -> tensor<6x300x33xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<300x33xui32>) -> tensor<6x300x33xui32>
  %m = stablehlo.multiply %a, %b : tensor<6x300x33xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<6x300x33xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x300x33xui32>, tensor<ui32>) -> tensor<6x33xui32>
  check.expect_eq %r, %e : tensor<6x33xui32>
  func.return
}
func.func private @ui32_7x20x11t() {
  %x0 = stablehlo.iota dim = 0 : tensor<140xui32>
  %x1 = stablehlo.constant dense<123456789> : tensor<140xui32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<140xui32>
  %x3 = stablehlo.constant dense<7> : tensor<140xui32>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<140xui32>
  %x5 = stablehlo.reshape %x4 : (tensor<140xui32>) -> tensor<7x20xui32>
  %x = stablehlo.optimization_barrier %x5 : tensor<7x20xui32>
  %w0 = stablehlo.iota dim = 0 : tensor<220xui32>
  %w1 = stablehlo.constant dense<987654321> : tensor<220xui32>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<220xui32>
  %w3 = stablehlo.constant dense<3> : tensor<220xui32>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<220xui32>
  %w5 = stablehlo.reshape %w4 : (tensor<220xui32>) -> tensor<11x20xui32>
  %w = stablehlo.optimization_barrier %w5 : tensor<11x20xui32>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x20xui32>, tensor<11x20xui32>) -> tensor<7x11xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<7x20xui32>) -> tensor<7x20x11xui32>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<11x20xui32>) -> tensor<7x20x11xui32>
  %m = stablehlo.multiply %a, %b : tensor<7x20x11xui32>
  %mb = stablehlo.optimization_barrier %m : tensor<7x20x11xui32>
  %z = stablehlo.constant dense<0> : tensor<ui32>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x20x11xui32>, tensor<ui32>) -> tensor<7x11xui32>
  check.expect_eq %r, %e : tensor<7x11xui32>
  func.return
}
func.func private @i64_1x40x2t() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<40xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xi64>
  %x3 = stablehlo.constant dense<7> : tensor<40xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<40xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<40xi64>) -> tensor<40x1xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<40x1xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<80xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<80xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<80xi64>
  %w3 = stablehlo.constant dense<3> : tensor<80xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<80xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<80xi64>) -> tensor<40x2xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<40x2xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<40x1xi64>, tensor<40x2xi64>) -> tensor<1x2xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<40x1xi64>) -> tensor<1x40x2xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<40x2xi64>) -> tensor<1x40x2xi64>
  %m = stablehlo.multiply %a, %b : tensor<1x40x2xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x40x2xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x40x2xi64>, tensor<i64>) -> tensor<1x2xi64>
  check.expect_eq %r, %e : tensor<1x2xi64>
  func.return
}
func.func private @i64_1x200x13() {
  %x0 = stablehlo.iota dim = 0 : tensor<200xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<200xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<200xi64>
  %x3 = stablehlo.constant dense<7> : tensor<200xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<200xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<200xi64>) -> tensor<1x200xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<1x200xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<2600xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<2600xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2600xi64>
  %w3 = stablehlo.constant dense<3> : tensor<2600xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<2600xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<2600xi64>) -> tensor<200x13xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<200x13xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x200xi64>, tensor<200x13xi64>) -> tensor<1x13xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x200xi64>) -> tensor<1x200x13xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<200x13xi64>) -> tensor<1x200x13xi64>
  %m = stablehlo.multiply %a, %b : tensor<1x200x13xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x200x13xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x200x13xi64>, tensor<i64>) -> tensor<1x13xi64>
  check.expect_eq %r, %e : tensor<1x13xi64>
  func.return
}
func.func private @i64_1x33x32t() {
  %x0 = stablehlo.iota dim = 0 : tensor<33xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<33xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<33xi64>
  %x3 = stablehlo.constant dense<7> : tensor<33xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<33xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<33xi64>) -> tensor<33x1xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<33x1xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<1056xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<1056xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1056xi64>
  %w3 = stablehlo.constant dense<3> : tensor<1056xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<1056xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<1056xi64>) -> tensor<33x32xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<33x32xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<33x1xi64>, tensor<33x32xi64>) -> tensor<1x32xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<33x1xi64>) -> tensor<1x33x32xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<33x32xi64>) -> tensor<1x33x32xi64>
  %m = stablehlo.multiply %a, %b : tensor<1x33x32xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x33x32xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x33x32xi64>, tensor<i64>) -> tensor<1x32xi64>
  check.expect_eq %r, %e : tensor<1x32xi64>
  func.return
}
func.func private @i64_1x50x64t() {
  %x0 = stablehlo.iota dim = 0 : tensor<50xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<50xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<50xi64>
  %x3 = stablehlo.constant dense<7> : tensor<50xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<50xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<50xi64>) -> tensor<50x1xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<50x1xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<3200xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<3200xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3200xi64>
  %w3 = stablehlo.constant dense<3> : tensor<3200xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<3200xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<3200xi64>) -> tensor<50x64xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<50x64xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<50x1xi64>, tensor<50x64xi64>) -> tensor<1x64xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<50x1xi64>) -> tensor<1x50x64xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<50x64xi64>) -> tensor<1x50x64xi64>
  %m = stablehlo.multiply %a, %b : tensor<1x50x64xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x50x64xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x50x64xi64>, tensor<i64>) -> tensor<1x64xi64>
  check.expect_eq %r, %e : tensor<1x64xi64>
  func.return
}
func.func private @i64_1x31x20t() {
  %x0 = stablehlo.iota dim = 0 : tensor<31xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<31xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<31xi64>
  %x3 = stablehlo.constant dense<7> : tensor<31xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<31xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<31xi64>) -> tensor<31x1xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<31x1xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<620xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<620xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<620xi64>
  %w3 = stablehlo.constant dense<3> : tensor<620xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<620xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<620xi64>) -> tensor<31x20xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<31x20xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<31x1xi64>, tensor<31x20xi64>) -> tensor<1x20xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<31x1xi64>) -> tensor<1x31x20xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<31x20xi64>) -> tensor<1x31x20xi64>
  %m = stablehlo.multiply %a, %b : tensor<1x31x20xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x31x20xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x31x20xi64>, tensor<i64>) -> tensor<1x20xi64>
  check.expect_eq %r, %e : tensor<1x20xi64>
  func.return
}
func.func private @i64_13x90x1() {
  %x0 = stablehlo.iota dim = 0 : tensor<1170xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<1170xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1170xi64>
  %x3 = stablehlo.constant dense<7> : tensor<1170xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<1170xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<1170xi64>) -> tensor<13x90xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<13x90xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<90xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<90xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<90xi64>
  %w3 = stablehlo.constant dense<3> : tensor<90xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<90xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<90xi64>) -> tensor<90x1xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<90x1xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<13x90xi64>, tensor<90x1xi64>) -> tensor<13x1xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<13x90xi64>) -> tensor<13x90x1xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<90x1xi64>) -> tensor<13x90x1xi64>
  %m = stablehlo.multiply %a, %b : tensor<13x90x1xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<13x90x1xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<13x90x1xi64>, tensor<i64>) -> tensor<13x1xi64>
  check.expect_eq %r, %e : tensor<13x1xi64>
  func.return
}
func.func private @i64_2x60x5t() {
  %x0 = stablehlo.iota dim = 0 : tensor<120xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<120xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<120xi64>
  %x3 = stablehlo.constant dense<7> : tensor<120xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<120xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<120xi64>) -> tensor<60x2xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<60x2xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<300xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<300xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<300xi64>
  %w3 = stablehlo.constant dense<3> : tensor<300xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<300xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<300xi64>) -> tensor<60x5xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<60x5xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<60x2xi64>, tensor<60x5xi64>) -> tensor<2x5xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<60x2xi64>) -> tensor<2x60x5xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<60x5xi64>) -> tensor<2x60x5xi64>
  %m = stablehlo.multiply %a, %b : tensor<2x60x5xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<2x60x5xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x60x5xi64>, tensor<i64>) -> tensor<2x5xi64>
  check.expect_eq %r, %e : tensor<2x5xi64>
  func.return
}
func.func private @i64_5x70x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<350xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<350xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<350xi64>
  %x3 = stablehlo.constant dense<7> : tensor<350xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<350xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<350xi64>) -> tensor<5x70xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<5x70xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<630xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<630xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<630xi64>
  %w3 = stablehlo.constant dense<3> : tensor<630xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<630xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<630xi64>) -> tensor<70x9xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<70x9xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x70xi64>, tensor<70x9xi64>) -> tensor<5x9xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x70xi64>) -> tensor<5x70x9xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<70x9xi64>) -> tensor<5x70x9xi64>
  %m = stablehlo.multiply %a, %b : tensor<5x70x9xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<5x70x9xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x70x9xi64>, tensor<i64>) -> tensor<5x9xi64>
  check.expect_eq %r, %e : tensor<5x9xi64>
  func.return
}
func.func private @i64_24x40x20() {
  %x0 = stablehlo.iota dim = 0 : tensor<960xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<960xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<960xi64>
  %x3 = stablehlo.constant dense<7> : tensor<960xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<960xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<960xi64>) -> tensor<24x40xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<24x40xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<800xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<800xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<800xi64>
  %w3 = stablehlo.constant dense<3> : tensor<800xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<800xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<800xi64>) -> tensor<40x20xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<40x20xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<24x40xi64>, tensor<40x20xi64>) -> tensor<24x20xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<24x40xi64>) -> tensor<24x40x20xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<40x20xi64>) -> tensor<24x40x20xi64>
  %m = stablehlo.multiply %a, %b : tensor<24x40x20xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<24x40x20xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<24x40x20xi64>, tensor<i64>) -> tensor<24x20xi64>
  check.expect_eq %r, %e : tensor<24x20xi64>
  func.return
}
func.func private @i64_40x12x9t() {
  %x0 = stablehlo.iota dim = 0 : tensor<480xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<480xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<480xi64>
  %x3 = stablehlo.constant dense<7> : tensor<480xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<480xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<480xi64>) -> tensor<12x40xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<12x40xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<108xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<108xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<108xi64>
  %w3 = stablehlo.constant dense<3> : tensor<108xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<108xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<108xi64>) -> tensor<12x9xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<12x9xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<12x40xi64>, tensor<12x9xi64>) -> tensor<40x9xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<12x40xi64>) -> tensor<40x12x9xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<12x9xi64>) -> tensor<40x12x9xi64>
  %m = stablehlo.multiply %a, %b : tensor<40x12x9xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<40x12x9xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x12x9xi64>, tensor<i64>) -> tensor<40x9xi64>
  check.expect_eq %r, %e : tensor<40x9xi64>
  func.return
}
func.func private @i64_6x300x33t() {
  %x0 = stablehlo.iota dim = 0 : tensor<1800xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<1800xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1800xi64>
  %x3 = stablehlo.constant dense<7> : tensor<1800xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<1800xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<1800xi64>) -> tensor<300x6xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<300x6xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<9900xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<9900xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<9900xi64>
  %w3 = stablehlo.constant dense<3> : tensor<9900xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<9900xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<9900xi64>) -> tensor<300x33xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<300x33xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<300x6xi64>, tensor<300x33xi64>) -> tensor<6x33xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<300x6xi64>) -> tensor<6x300x33xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<300x33xi64>) -> tensor<6x300x33xi64>
  %m = stablehlo.multiply %a, %b : tensor<6x300x33xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<6x300x33xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x300x33xi64>, tensor<i64>) -> tensor<6x33xi64>
  check.expect_eq %r, %e : tensor<6x33xi64>
  func.return
}
func.func private @i64_7x20x11t() {
  %x0 = stablehlo.iota dim = 0 : tensor<140xi64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<140xi64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<140xi64>
  %x3 = stablehlo.constant dense<7> : tensor<140xi64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<140xi64>
  %x5 = stablehlo.reshape %x4 : (tensor<140xi64>) -> tensor<7x20xi64>
  %x = stablehlo.optimization_barrier %x5 : tensor<7x20xi64>
  %w0 = stablehlo.iota dim = 0 : tensor<220xi64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<220xi64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<220xi64>
  %w3 = stablehlo.constant dense<3> : tensor<220xi64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<220xi64>
  %w5 = stablehlo.reshape %w4 : (tensor<220xi64>) -> tensor<11x20xi64>
  %w = stablehlo.optimization_barrier %w5 : tensor<11x20xi64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x20xi64>, tensor<11x20xi64>) -> tensor<7x11xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<7x20xi64>) -> tensor<7x20x11xi64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<11x20xi64>) -> tensor<7x20x11xi64>
  %m = stablehlo.multiply %a, %b : tensor<7x20x11xi64>
  %mb = stablehlo.optimization_barrier %m : tensor<7x20x11xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x20x11xi64>, tensor<i64>) -> tensor<7x11xi64>
  check.expect_eq %r, %e : tensor<7x11xi64>
  func.return
}
func.func private @ui64_1x40x2t() {
  %x0 = stablehlo.iota dim = 0 : tensor<40xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<40xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<40xui64>
  %x3 = stablehlo.constant dense<7> : tensor<40xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<40xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<40xui64>) -> tensor<40x1xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<40x1xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<80xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<80xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<80xui64>
  %w3 = stablehlo.constant dense<3> : tensor<80xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<80xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<80xui64>) -> tensor<40x2xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<40x2xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<40x1xui64>, tensor<40x2xui64>) -> tensor<1x2xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<40x1xui64>) -> tensor<1x40x2xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<40x2xui64>) -> tensor<1x40x2xui64>
  %m = stablehlo.multiply %a, %b : tensor<1x40x2xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x40x2xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x40x2xui64>, tensor<ui64>) -> tensor<1x2xui64>
  check.expect_eq %r, %e : tensor<1x2xui64>
  func.return
}
func.func private @ui64_1x200x13() {
  %x0 = stablehlo.iota dim = 0 : tensor<200xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<200xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<200xui64>
  %x3 = stablehlo.constant dense<7> : tensor<200xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<200xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<200xui64>) -> tensor<1x200xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<1x200xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<2600xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<2600xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<2600xui64>
  %w3 = stablehlo.constant dense<3> : tensor<2600xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<2600xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<2600xui64>) -> tensor<200x13xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<200x13xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x200xui64>, tensor<200x13xui64>) -> tensor<1x13xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x200xui64>) -> tensor<1x200x13xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<200x13xui64>) -> tensor<1x200x13xui64>
  %m = stablehlo.multiply %a, %b : tensor<1x200x13xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x200x13xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x200x13xui64>, tensor<ui64>) -> tensor<1x13xui64>
  check.expect_eq %r, %e : tensor<1x13xui64>
  func.return
}
func.func private @ui64_1x33x32t() {
  %x0 = stablehlo.iota dim = 0 : tensor<33xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<33xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<33xui64>
  %x3 = stablehlo.constant dense<7> : tensor<33xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<33xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<33xui64>) -> tensor<33x1xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<33x1xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<1056xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<1056xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<1056xui64>
  %w3 = stablehlo.constant dense<3> : tensor<1056xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<1056xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<1056xui64>) -> tensor<33x32xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<33x32xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<33x1xui64>, tensor<33x32xui64>) -> tensor<1x32xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<33x1xui64>) -> tensor<1x33x32xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<33x32xui64>) -> tensor<1x33x32xui64>
  %m = stablehlo.multiply %a, %b : tensor<1x33x32xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x33x32xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x33x32xui64>, tensor<ui64>) -> tensor<1x32xui64>
  check.expect_eq %r, %e : tensor<1x32xui64>
  func.return
}
func.func private @ui64_1x50x64t() {
  %x0 = stablehlo.iota dim = 0 : tensor<50xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<50xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<50xui64>
  %x3 = stablehlo.constant dense<7> : tensor<50xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<50xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<50xui64>) -> tensor<50x1xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<50x1xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<3200xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<3200xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<3200xui64>
  %w3 = stablehlo.constant dense<3> : tensor<3200xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<3200xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<3200xui64>) -> tensor<50x64xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<50x64xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<50x1xui64>, tensor<50x64xui64>) -> tensor<1x64xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<50x1xui64>) -> tensor<1x50x64xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<50x64xui64>) -> tensor<1x50x64xui64>
  %m = stablehlo.multiply %a, %b : tensor<1x50x64xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x50x64xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x50x64xui64>, tensor<ui64>) -> tensor<1x64xui64>
  check.expect_eq %r, %e : tensor<1x64xui64>
  func.return
}
func.func private @ui64_1x31x20t() {
  %x0 = stablehlo.iota dim = 0 : tensor<31xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<31xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<31xui64>
  %x3 = stablehlo.constant dense<7> : tensor<31xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<31xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<31xui64>) -> tensor<31x1xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<31x1xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<620xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<620xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<620xui64>
  %w3 = stablehlo.constant dense<3> : tensor<620xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<620xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<620xui64>) -> tensor<31x20xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<31x20xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<31x1xui64>, tensor<31x20xui64>) -> tensor<1x20xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<31x1xui64>) -> tensor<1x31x20xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<31x20xui64>) -> tensor<1x31x20xui64>
  %m = stablehlo.multiply %a, %b : tensor<1x31x20xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<1x31x20xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x31x20xui64>, tensor<ui64>) -> tensor<1x20xui64>
  check.expect_eq %r, %e : tensor<1x20xui64>
  func.return
}
func.func private @ui64_13x90x1() {
  %x0 = stablehlo.iota dim = 0 : tensor<1170xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<1170xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1170xui64>
  %x3 = stablehlo.constant dense<7> : tensor<1170xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<1170xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<1170xui64>) -> tensor<13x90xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<13x90xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<90xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<90xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<90xui64>
  %w3 = stablehlo.constant dense<3> : tensor<90xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<90xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<90xui64>) -> tensor<90x1xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<90x1xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<13x90xui64>, tensor<90x1xui64>) -> tensor<13x1xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<13x90xui64>) -> tensor<13x90x1xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<90x1xui64>) -> tensor<13x90x1xui64>
  %m = stablehlo.multiply %a, %b : tensor<13x90x1xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<13x90x1xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<13x90x1xui64>, tensor<ui64>) -> tensor<13x1xui64>
  check.expect_eq %r, %e : tensor<13x1xui64>
  func.return
}
func.func private @ui64_2x60x5t() {
  %x0 = stablehlo.iota dim = 0 : tensor<120xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<120xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<120xui64>
  %x3 = stablehlo.constant dense<7> : tensor<120xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<120xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<120xui64>) -> tensor<60x2xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<60x2xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<300xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<300xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<300xui64>
  %w3 = stablehlo.constant dense<3> : tensor<300xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<300xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<300xui64>) -> tensor<60x5xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<60x5xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<60x2xui64>, tensor<60x5xui64>) -> tensor<2x5xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<60x2xui64>) -> tensor<2x60x5xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<60x5xui64>) -> tensor<2x60x5xui64>
  %m = stablehlo.multiply %a, %b : tensor<2x60x5xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<2x60x5xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x60x5xui64>, tensor<ui64>) -> tensor<2x5xui64>
  check.expect_eq %r, %e : tensor<2x5xui64>
  func.return
}
func.func private @ui64_5x70x9() {
  %x0 = stablehlo.iota dim = 0 : tensor<350xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<350xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<350xui64>
  %x3 = stablehlo.constant dense<7> : tensor<350xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<350xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<350xui64>) -> tensor<5x70xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<5x70xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<630xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<630xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<630xui64>
  %w3 = stablehlo.constant dense<3> : tensor<630xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<630xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<630xui64>) -> tensor<70x9xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<70x9xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x70xui64>, tensor<70x9xui64>) -> tensor<5x9xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<5x70xui64>) -> tensor<5x70x9xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<70x9xui64>) -> tensor<5x70x9xui64>
  %m = stablehlo.multiply %a, %b : tensor<5x70x9xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<5x70x9xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<5x70x9xui64>, tensor<ui64>) -> tensor<5x9xui64>
  check.expect_eq %r, %e : tensor<5x9xui64>
  func.return
}
func.func private @ui64_24x40x20() {
  %x0 = stablehlo.iota dim = 0 : tensor<960xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<960xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<960xui64>
  %x3 = stablehlo.constant dense<7> : tensor<960xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<960xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<960xui64>) -> tensor<24x40xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<24x40xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<800xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<800xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<800xui64>
  %w3 = stablehlo.constant dense<3> : tensor<800xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<800xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<800xui64>) -> tensor<40x20xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<40x20xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<24x40xui64>, tensor<40x20xui64>) -> tensor<24x20xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<24x40xui64>) -> tensor<24x40x20xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<40x20xui64>) -> tensor<24x40x20xui64>
  %m = stablehlo.multiply %a, %b : tensor<24x40x20xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<24x40x20xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<24x40x20xui64>, tensor<ui64>) -> tensor<24x20xui64>
  check.expect_eq %r, %e : tensor<24x20xui64>
  func.return
}
func.func private @ui64_40x12x9t() {
  %x0 = stablehlo.iota dim = 0 : tensor<480xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<480xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<480xui64>
  %x3 = stablehlo.constant dense<7> : tensor<480xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<480xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<480xui64>) -> tensor<12x40xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<12x40xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<108xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<108xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<108xui64>
  %w3 = stablehlo.constant dense<3> : tensor<108xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<108xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<108xui64>) -> tensor<12x9xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<12x9xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<12x40xui64>, tensor<12x9xui64>) -> tensor<40x9xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<12x40xui64>) -> tensor<40x12x9xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<12x9xui64>) -> tensor<40x12x9xui64>
  %m = stablehlo.multiply %a, %b : tensor<40x12x9xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<40x12x9xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<40x12x9xui64>, tensor<ui64>) -> tensor<40x9xui64>
  check.expect_eq %r, %e : tensor<40x9xui64>
  func.return
}
func.func private @ui64_6x300x33t() {
  %x0 = stablehlo.iota dim = 0 : tensor<1800xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<1800xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1800xui64>
  %x3 = stablehlo.constant dense<7> : tensor<1800xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<1800xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<1800xui64>) -> tensor<300x6xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<300x6xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<9900xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<9900xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<9900xui64>
  %w3 = stablehlo.constant dense<3> : tensor<9900xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<9900xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<9900xui64>) -> tensor<300x33xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<300x33xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<300x6xui64>, tensor<300x33xui64>) -> tensor<6x33xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<300x6xui64>) -> tensor<6x300x33xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<300x33xui64>) -> tensor<6x300x33xui64>
  %m = stablehlo.multiply %a, %b : tensor<6x300x33xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<6x300x33xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<6x300x33xui64>, tensor<ui64>) -> tensor<6x33xui64>
  check.expect_eq %r, %e : tensor<6x33xui64>
  func.return
}
func.func private @ui64_7x20x11t() {
  %x0 = stablehlo.iota dim = 0 : tensor<140xui64>
  %x1 = stablehlo.constant dense<1234567891234567> : tensor<140xui64>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<140xui64>
  %x3 = stablehlo.constant dense<7> : tensor<140xui64>
  %x4 = stablehlo.subtract %x2, %x3 : tensor<140xui64>
  %x5 = stablehlo.reshape %x4 : (tensor<140xui64>) -> tensor<7x20xui64>
  %x = stablehlo.optimization_barrier %x5 : tensor<7x20xui64>
  %w0 = stablehlo.iota dim = 0 : tensor<220xui64>
  %w1 = stablehlo.constant dense<9876543219876543> : tensor<220xui64>
  %w2 = stablehlo.multiply %w0, %w1 : tensor<220xui64>
  %w3 = stablehlo.constant dense<3> : tensor<220xui64>
  %w4 = stablehlo.subtract %w2, %w3 : tensor<220xui64>
  %w5 = stablehlo.reshape %w4 : (tensor<220xui64>) -> tensor<11x20xui64>
  %w = stablehlo.optimization_barrier %w5 : tensor<11x20xui64>
  %r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<7x20xui64>, tensor<11x20xui64>) -> tensor<7x11xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<7x20xui64>) -> tensor<7x20x11xui64>
  %b = stablehlo.broadcast_in_dim %w, dims = [2, 1] : (tensor<11x20xui64>) -> tensor<7x20x11xui64>
  %m = stablehlo.multiply %a, %b : tensor<7x20x11xui64>
  %mb = stablehlo.optimization_barrier %m : tensor<7x20x11xui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %e = stablehlo.reduce(%mb init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x20x11xui64>, tensor<ui64>) -> tensor<7x11xui64>
  check.expect_eq %r, %e : tensor<7x11xui64>
  func.return
}
