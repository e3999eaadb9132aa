// Rows side by side, one in each lane: any and all of comparisons, the least of
// choices, sums of more points than a block has, and what is made of them and of
// coordinates; whole tiles of lanes and parts of them.  Oracle: the same of
// columns, with a barrier behind every operation.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @r96x96() : () -> ()
  func.call @r64x20() : () -> ()
  func.call @r32x40() : () -> ()
  func.call @r70x24() : () -> ()
  func.call @r200x17() : () -> ()
  func.call @r129x33() : () -> ()
  func.call @r33x100() : () -> ()
  func.call @r40x130() : () -> ()
  func.call @r48x200() : () -> ()
  func.return
}
func.func private @r96x96() {
  %x0 = stablehlo.iota dim = 0 : tensor<9216xi32>
  %x1 = stablehlo.constant dense<7919> : tensor<9216xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9216xi32>
  %x3 = stablehlo.constant dense<101> : tensor<9216xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9216xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<9216xi32>) -> tensor<96x96xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<96x96xi32>
  %h0 = stablehlo.constant dense<100> : tensor<96x96xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<1000000> : tensor<i32>
  %bigs = stablehlo.constant dense<1000000> : tensor<96x96xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %col = stablehlo.iota dim = 1 : tensor<96x96xi32>
  %row = stablehlo.iota dim = 0 : tensor<96x96xi32>
  %xx = stablehlo.optimization_barrier %x : tensor<96x96xi32>
  %cc = stablehlo.optimization_barrier %col : tensor<96x96xi32>
  %ac = stablehlo.compare GE, %x, %h0, SIGNED : (tensor<96x96xi32>, tensor<96x96xi32>) -> tensor<96x96xi1>
  %aany = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [1] : (tensor<96x96xi1>, tensor<i1>) -> tensor<96xi1>
  %aanyb = stablehlo.broadcast_in_dim %aany, dims = [0] : (tensor<96xi1>) -> tensor<96x96xi1>
  %aanyi = stablehlo.convert %aanyb : (tensor<96x96xi1>) -> tensor<96x96xi32>
  %ar1 = stablehlo.add %x, %aanyi : tensor<96x96xi32>
  %ac2 = stablehlo.compare NE, %x, %h0, SIGNED : (tensor<96x96xi32>, tensor<96x96xi32>) -> tensor<96x96xi1>
  %aall = stablehlo.reduce(%ac2 init: %true) applies stablehlo.and across dimensions = [1] : (tensor<96x96xi1>, tensor<i1>) -> tensor<96xi1>
  %aallb = stablehlo.broadcast_in_dim %aall, dims = [0] : (tensor<96xi1>) -> tensor<96x96xi1>
  %ar2 = stablehlo.select %aallb, %x, %row : tensor<96x96xi1>, tensor<96x96xi32>
  %as = stablehlo.select %ac, %col, %bigs : tensor<96x96xi1>, tensor<96x96xi32>
  %amin = stablehlo.reduce(%as init: %big) applies stablehlo.minimum across dimensions = [1] : (tensor<96x96xi32>, tensor<i32>) -> tensor<96xi32>
  %aminb = stablehlo.broadcast_in_dim %amin, dims = [0] : (tensor<96xi32>) -> tensor<96x96xi32>
  %ar3 = stablehlo.subtract %x, %aminb : tensor<96x96xi32>
  %af = stablehlo.convert %ar3 : (tensor<96x96xi32>) -> tensor<96x96xf32>
  %ag = stablehlo.convert %x : (tensor<96x96xi32>) -> tensor<96x96xf32>
  %asum = stablehlo.reduce(%ag init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<96x96xf32>, tensor<f32>) -> tensor<96xf32>
  %asumb = stablehlo.broadcast_in_dim %asum, dims = [0] : (tensor<96xf32>) -> tensor<96x96xf32>
  %ar4 = stablehlo.subtract %ag, %asumb : tensor<96x96xf32>
  %ak = stablehlo.convert %col : (tensor<96x96xi32>) -> tensor<96x96xf32>
  %ad = stablehlo.multiply %ar4, %ak : tensor<96x96xf32>
  %ad2 = stablehlo.abs %ad : tensor<96x96xf32>
  %amax = stablehlo.reduce(%ad2 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<96x96xf32>, tensor<f32>) -> tensor<96xf32>
  %amaxb = stablehlo.broadcast_in_dim %amax, dims = [0] : (tensor<96xf32>) -> tensor<96x96xf32>
  %ar5 = stablehlo.subtract %ad2, %amaxb : tensor<96x96xf32>
  %ec0 = stablehlo.compare GE, %xx, %h0, SIGNED : (tensor<96x96xi32>, tensor<96x96xi32>) -> tensor<96x96xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<96x96xi1>
  %eanyt0 = stablehlo.transpose %ec, dims = [1, 0] : (tensor<96x96xi1>) -> tensor<96x96xi1>
  %eanyt = stablehlo.optimization_barrier %eanyt0 : tensor<96x96xi1>
  %eany0 = stablehlo.reduce(%eanyt init: %false) applies stablehlo.or across dimensions = [0] : (tensor<96x96xi1>, tensor<i1>) -> tensor<96xi1>
  %eany = stablehlo.optimization_barrier %eany0 : tensor<96xi1>
  %eanyb0 = stablehlo.broadcast_in_dim %eany, dims = [0] : (tensor<96xi1>) -> tensor<96x96xi1>
  %eanyb = stablehlo.optimization_barrier %eanyb0 : tensor<96x96xi1>
  %eanyi0 = stablehlo.convert %eanyb : (tensor<96x96xi1>) -> tensor<96x96xi32>
  %eanyi = stablehlo.optimization_barrier %eanyi0 : tensor<96x96xi32>
  %er10 = stablehlo.add %xx, %eanyi : tensor<96x96xi32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<96x96xi32>
  %ec20 = stablehlo.compare NE, %xx, %h0, SIGNED : (tensor<96x96xi32>, tensor<96x96xi32>) -> tensor<96x96xi1>
  %ec2 = stablehlo.optimization_barrier %ec20 : tensor<96x96xi1>
  %eallt0 = stablehlo.transpose %ec2, dims = [1, 0] : (tensor<96x96xi1>) -> tensor<96x96xi1>
  %eallt = stablehlo.optimization_barrier %eallt0 : tensor<96x96xi1>
  %eall0 = stablehlo.reduce(%eallt init: %true) applies stablehlo.and across dimensions = [0] : (tensor<96x96xi1>, tensor<i1>) -> tensor<96xi1>
  %eall = stablehlo.optimization_barrier %eall0 : tensor<96xi1>
  %eallb0 = stablehlo.broadcast_in_dim %eall, dims = [0] : (tensor<96xi1>) -> tensor<96x96xi1>
  %eallb = stablehlo.optimization_barrier %eallb0 : tensor<96x96xi1>
  %er20 = stablehlo.select %eallb, %xx, %row : tensor<96x96xi1>, tensor<96x96xi32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<96x96xi32>
  %es0 = stablehlo.select %ec, %cc, %bigs : tensor<96x96xi1>, tensor<96x96xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<96x96xi32>
  %emint0 = stablehlo.transpose %es, dims = [1, 0] : (tensor<96x96xi32>) -> tensor<96x96xi32>
  %emint = stablehlo.optimization_barrier %emint0 : tensor<96x96xi32>
  %emin0 = stablehlo.reduce(%emint init: %big) applies stablehlo.minimum across dimensions = [0] : (tensor<96x96xi32>, tensor<i32>) -> tensor<96xi32>
  %emin = stablehlo.optimization_barrier %emin0 : tensor<96xi32>
  %eminb0 = stablehlo.broadcast_in_dim %emin, dims = [0] : (tensor<96xi32>) -> tensor<96x96xi32>
  %eminb = stablehlo.optimization_barrier %eminb0 : tensor<96x96xi32>
  %er30 = stablehlo.subtract %xx, %eminb : tensor<96x96xi32>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<96x96xi32>
  %ef0 = stablehlo.convert %er3 : (tensor<96x96xi32>) -> tensor<96x96xf32>
  %ef = stablehlo.optimization_barrier %ef0 : tensor<96x96xf32>
  %eg0 = stablehlo.convert %xx : (tensor<96x96xi32>) -> tensor<96x96xf32>
  %eg = stablehlo.optimization_barrier %eg0 : tensor<96x96xf32>
  %esumt0 = stablehlo.transpose %eg, dims = [1, 0] : (tensor<96x96xf32>) -> tensor<96x96xf32>
  %esumt = stablehlo.optimization_barrier %esumt0 : tensor<96x96xf32>
  %esum0 = stablehlo.reduce(%esumt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<96x96xf32>, tensor<f32>) -> tensor<96xf32>
  %esum = stablehlo.optimization_barrier %esum0 : tensor<96xf32>
  %esumb0 = stablehlo.broadcast_in_dim %esum, dims = [0] : (tensor<96xf32>) -> tensor<96x96xf32>
  %esumb = stablehlo.optimization_barrier %esumb0 : tensor<96x96xf32>
  %er40 = stablehlo.subtract %eg, %esumb : tensor<96x96xf32>
  %er4 = stablehlo.optimization_barrier %er40 : tensor<96x96xf32>
  %ek0 = stablehlo.convert %cc : (tensor<96x96xi32>) -> tensor<96x96xf32>
  %ek = stablehlo.optimization_barrier %ek0 : tensor<96x96xf32>
  %ed0 = stablehlo.multiply %er4, %ek : tensor<96x96xf32>
  %ed = stablehlo.optimization_barrier %ed0 : tensor<96x96xf32>
  %ed20 = stablehlo.abs %ed : tensor<96x96xf32>
  %ed2 = stablehlo.optimization_barrier %ed20 : tensor<96x96xf32>
  %emaxt0 = stablehlo.transpose %ed2, dims = [1, 0] : (tensor<96x96xf32>) -> tensor<96x96xf32>
  %emaxt = stablehlo.optimization_barrier %emaxt0 : tensor<96x96xf32>
  %emax0 = stablehlo.reduce(%emaxt init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<96x96xf32>, tensor<f32>) -> tensor<96xf32>
  %emax = stablehlo.optimization_barrier %emax0 : tensor<96xf32>
  %emaxb0 = stablehlo.broadcast_in_dim %emax, dims = [0] : (tensor<96xf32>) -> tensor<96x96xf32>
  %emaxb = stablehlo.optimization_barrier %emaxb0 : tensor<96x96xf32>
  %er50 = stablehlo.subtract %ed2, %emaxb : tensor<96x96xf32>
  %er5 = stablehlo.optimization_barrier %er50 : tensor<96x96xf32>
  check.expect_eq %ar1, %er1 : tensor<96x96xi32>
  check.expect_eq %ar2, %er2 : tensor<96x96xi32>
  check.expect_eq %ar3, %er3 : tensor<96x96xi32>
  check.expect_eq %ar4, %er4 : tensor<96x96xf32>
  check.expect_eq %ar5, %er5 : tensor<96x96xf32>
  func.return
}
func.func private @r64x20() {
  %x0 = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x1 = stablehlo.constant dense<7919> : tensor<1280xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1280xi32>
  %x3 = stablehlo.constant dense<101> : tensor<1280xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1280xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<1280xi32>) -> tensor<64x20xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<64x20xi32>
  %h0 = stablehlo.constant dense<96> : tensor<64x20xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<1000000> : tensor<i32>
  %bigs = stablehlo.constant dense<1000000> : tensor<64x20xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %col = stablehlo.iota dim = 1 : tensor<64x20xi32>
  %row = stablehlo.iota dim = 0 : tensor<64x20xi32>
  %xx = stablehlo.optimization_barrier %x : tensor<64x20xi32>
  %cc = stablehlo.optimization_barrier %col : tensor<64x20xi32>
  %ac = stablehlo.compare GE, %x, %h0, SIGNED : (tensor<64x20xi32>, tensor<64x20xi32>) -> tensor<64x20xi1>
  %aany = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [1] : (tensor<64x20xi1>, tensor<i1>) -> tensor<64xi1>
  %aanyb = stablehlo.broadcast_in_dim %aany, dims = [0] : (tensor<64xi1>) -> tensor<64x20xi1>
  %aanyi = stablehlo.convert %aanyb : (tensor<64x20xi1>) -> tensor<64x20xi32>
  %ar1 = stablehlo.add %x, %aanyi : tensor<64x20xi32>
  %ac2 = stablehlo.compare NE, %x, %h0, SIGNED : (tensor<64x20xi32>, tensor<64x20xi32>) -> tensor<64x20xi1>
  %aall = stablehlo.reduce(%ac2 init: %true) applies stablehlo.and across dimensions = [1] : (tensor<64x20xi1>, tensor<i1>) -> tensor<64xi1>
  %aallb = stablehlo.broadcast_in_dim %aall, dims = [0] : (tensor<64xi1>) -> tensor<64x20xi1>
  %ar2 = stablehlo.select %aallb, %x, %row : tensor<64x20xi1>, tensor<64x20xi32>
  %as = stablehlo.select %ac, %col, %bigs : tensor<64x20xi1>, tensor<64x20xi32>
  %amin = stablehlo.reduce(%as init: %big) applies stablehlo.minimum across dimensions = [1] : (tensor<64x20xi32>, tensor<i32>) -> tensor<64xi32>
  %aminb = stablehlo.broadcast_in_dim %amin, dims = [0] : (tensor<64xi32>) -> tensor<64x20xi32>
  %ar3 = stablehlo.subtract %x, %aminb : tensor<64x20xi32>
  %af = stablehlo.convert %ar3 : (tensor<64x20xi32>) -> tensor<64x20xf32>
  %ag = stablehlo.convert %x : (tensor<64x20xi32>) -> tensor<64x20xf32>
  %asum = stablehlo.reduce(%ag init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x20xf32>, tensor<f32>) -> tensor<64xf32>
  %asumb = stablehlo.broadcast_in_dim %asum, dims = [0] : (tensor<64xf32>) -> tensor<64x20xf32>
  %ar4 = stablehlo.subtract %ag, %asumb : tensor<64x20xf32>
  %ak = stablehlo.convert %col : (tensor<64x20xi32>) -> tensor<64x20xf32>
  %ad = stablehlo.multiply %ar4, %ak : tensor<64x20xf32>
  %ad2 = stablehlo.abs %ad : tensor<64x20xf32>
  %amax = stablehlo.reduce(%ad2 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<64x20xf32>, tensor<f32>) -> tensor<64xf32>
  %amaxb = stablehlo.broadcast_in_dim %amax, dims = [0] : (tensor<64xf32>) -> tensor<64x20xf32>
  %ar5 = stablehlo.subtract %ad2, %amaxb : tensor<64x20xf32>
  %ec0 = stablehlo.compare GE, %xx, %h0, SIGNED : (tensor<64x20xi32>, tensor<64x20xi32>) -> tensor<64x20xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<64x20xi1>
  %eanyt0 = stablehlo.transpose %ec, dims = [1, 0] : (tensor<64x20xi1>) -> tensor<20x64xi1>
  %eanyt = stablehlo.optimization_barrier %eanyt0 : tensor<20x64xi1>
  %eany0 = stablehlo.reduce(%eanyt init: %false) applies stablehlo.or across dimensions = [0] : (tensor<20x64xi1>, tensor<i1>) -> tensor<64xi1>
  %eany = stablehlo.optimization_barrier %eany0 : tensor<64xi1>
  %eanyb0 = stablehlo.broadcast_in_dim %eany, dims = [0] : (tensor<64xi1>) -> tensor<64x20xi1>
  %eanyb = stablehlo.optimization_barrier %eanyb0 : tensor<64x20xi1>
  %eanyi0 = stablehlo.convert %eanyb : (tensor<64x20xi1>) -> tensor<64x20xi32>
  %eanyi = stablehlo.optimization_barrier %eanyi0 : tensor<64x20xi32>
  %er10 = stablehlo.add %xx, %eanyi : tensor<64x20xi32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<64x20xi32>
  %ec20 = stablehlo.compare NE, %xx, %h0, SIGNED : (tensor<64x20xi32>, tensor<64x20xi32>) -> tensor<64x20xi1>
  %ec2 = stablehlo.optimization_barrier %ec20 : tensor<64x20xi1>
  %eallt0 = stablehlo.transpose %ec2, dims = [1, 0] : (tensor<64x20xi1>) -> tensor<20x64xi1>
  %eallt = stablehlo.optimization_barrier %eallt0 : tensor<20x64xi1>
  %eall0 = stablehlo.reduce(%eallt init: %true) applies stablehlo.and across dimensions = [0] : (tensor<20x64xi1>, tensor<i1>) -> tensor<64xi1>
  %eall = stablehlo.optimization_barrier %eall0 : tensor<64xi1>
  %eallb0 = stablehlo.broadcast_in_dim %eall, dims = [0] : (tensor<64xi1>) -> tensor<64x20xi1>
  %eallb = stablehlo.optimization_barrier %eallb0 : tensor<64x20xi1>
  %er20 = stablehlo.select %eallb, %xx, %row : tensor<64x20xi1>, tensor<64x20xi32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<64x20xi32>
  %es0 = stablehlo.select %ec, %cc, %bigs : tensor<64x20xi1>, tensor<64x20xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<64x20xi32>
  %emint0 = stablehlo.transpose %es, dims = [1, 0] : (tensor<64x20xi32>) -> tensor<20x64xi32>
  %emint = stablehlo.optimization_barrier %emint0 : tensor<20x64xi32>
  %emin0 = stablehlo.reduce(%emint init: %big) applies stablehlo.minimum across dimensions = [0] : (tensor<20x64xi32>, tensor<i32>) -> tensor<64xi32>
  %emin = stablehlo.optimization_barrier %emin0 : tensor<64xi32>
  %eminb0 = stablehlo.broadcast_in_dim %emin, dims = [0] : (tensor<64xi32>) -> tensor<64x20xi32>
  %eminb = stablehlo.optimization_barrier %eminb0 : tensor<64x20xi32>
  %er30 = stablehlo.subtract %xx, %eminb : tensor<64x20xi32>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<64x20xi32>
  %ef0 = stablehlo.convert %er3 : (tensor<64x20xi32>) -> tensor<64x20xf32>
  %ef = stablehlo.optimization_barrier %ef0 : tensor<64x20xf32>
  %eg0 = stablehlo.convert %xx : (tensor<64x20xi32>) -> tensor<64x20xf32>
  %eg = stablehlo.optimization_barrier %eg0 : tensor<64x20xf32>
  %esumt0 = stablehlo.transpose %eg, dims = [1, 0] : (tensor<64x20xf32>) -> tensor<20x64xf32>
  %esumt = stablehlo.optimization_barrier %esumt0 : tensor<20x64xf32>
  %esum0 = stablehlo.reduce(%esumt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<20x64xf32>, tensor<f32>) -> tensor<64xf32>
  %esum = stablehlo.optimization_barrier %esum0 : tensor<64xf32>
  %esumb0 = stablehlo.broadcast_in_dim %esum, dims = [0] : (tensor<64xf32>) -> tensor<64x20xf32>
  %esumb = stablehlo.optimization_barrier %esumb0 : tensor<64x20xf32>
  %er40 = stablehlo.subtract %eg, %esumb : tensor<64x20xf32>
  %er4 = stablehlo.optimization_barrier %er40 : tensor<64x20xf32>
  %ek0 = stablehlo.convert %cc : (tensor<64x20xi32>) -> tensor<64x20xf32>
  %ek = stablehlo.optimization_barrier %ek0 : tensor<64x20xf32>
  %ed0 = stablehlo.multiply %er4, %ek : tensor<64x20xf32>
  %ed = stablehlo.optimization_barrier %ed0 : tensor<64x20xf32>
  %ed20 = stablehlo.abs %ed : tensor<64x20xf32>
  %ed2 = stablehlo.optimization_barrier %ed20 : tensor<64x20xf32>
  %emaxt0 = stablehlo.transpose %ed2, dims = [1, 0] : (tensor<64x20xf32>) -> tensor<20x64xf32>
  %emaxt = stablehlo.optimization_barrier %emaxt0 : tensor<20x64xf32>
  %emax0 = stablehlo.reduce(%emaxt init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<20x64xf32>, tensor<f32>) -> tensor<64xf32>
  %emax = stablehlo.optimization_barrier %emax0 : tensor<64xf32>
  %emaxb0 = stablehlo.broadcast_in_dim %emax, dims = [0] : (tensor<64xf32>) -> tensor<64x20xf32>
  %emaxb = stablehlo.optimization_barrier %emaxb0 : tensor<64x20xf32>
  %er50 = stablehlo.subtract %ed2, %emaxb : tensor<64x20xf32>
  %er5 = stablehlo.optimization_barrier %er50 : tensor<64x20xf32>
  check.expect_eq %ar1, %er1 : tensor<64x20xi32>
  check.expect_eq %ar2, %er2 : tensor<64x20xi32>
  check.expect_eq %ar3, %er3 : tensor<64x20xi32>
  check.expect_eq %ar4, %er4 : tensor<64x20xf32>
  check.expect_eq %ar5, %er5 : tensor<64x20xf32>
  func.return
}
func.func private @r32x40() {
  %x0 = stablehlo.iota dim = 0 : tensor<1280xi32>
  %x1 = stablehlo.constant dense<7919> : tensor<1280xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1280xi32>
  %x3 = stablehlo.constant dense<101> : tensor<1280xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1280xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<1280xi32>) -> tensor<32x40xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<32x40xi32>
  %h0 = stablehlo.constant dense<99> : tensor<32x40xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<1000000> : tensor<i32>
  %bigs = stablehlo.constant dense<1000000> : tensor<32x40xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %col = stablehlo.iota dim = 1 : tensor<32x40xi32>
  %row = stablehlo.iota dim = 0 : tensor<32x40xi32>
  %xx = stablehlo.optimization_barrier %x : tensor<32x40xi32>
  %cc = stablehlo.optimization_barrier %col : tensor<32x40xi32>
  %ac = stablehlo.compare GE, %x, %h0, SIGNED : (tensor<32x40xi32>, tensor<32x40xi32>) -> tensor<32x40xi1>
  %aany = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [1] : (tensor<32x40xi1>, tensor<i1>) -> tensor<32xi1>
  %aanyb = stablehlo.broadcast_in_dim %aany, dims = [0] : (tensor<32xi1>) -> tensor<32x40xi1>
  %aanyi = stablehlo.convert %aanyb : (tensor<32x40xi1>) -> tensor<32x40xi32>
  %ar1 = stablehlo.add %x, %aanyi : tensor<32x40xi32>
  %ac2 = stablehlo.compare NE, %x, %h0, SIGNED : (tensor<32x40xi32>, tensor<32x40xi32>) -> tensor<32x40xi1>
  %aall = stablehlo.reduce(%ac2 init: %true) applies stablehlo.and across dimensions = [1] : (tensor<32x40xi1>, tensor<i1>) -> tensor<32xi1>
  %aallb = stablehlo.broadcast_in_dim %aall, dims = [0] : (tensor<32xi1>) -> tensor<32x40xi1>
  %ar2 = stablehlo.select %aallb, %x, %row : tensor<32x40xi1>, tensor<32x40xi32>
  %as = stablehlo.select %ac, %col, %bigs : tensor<32x40xi1>, tensor<32x40xi32>
  %amin = stablehlo.reduce(%as init: %big) applies stablehlo.minimum across dimensions = [1] : (tensor<32x40xi32>, tensor<i32>) -> tensor<32xi32>
  %aminb = stablehlo.broadcast_in_dim %amin, dims = [0] : (tensor<32xi32>) -> tensor<32x40xi32>
  %ar3 = stablehlo.subtract %x, %aminb : tensor<32x40xi32>
  %af = stablehlo.convert %ar3 : (tensor<32x40xi32>) -> tensor<32x40xf32>
  %ag = stablehlo.convert %x : (tensor<32x40xi32>) -> tensor<32x40xf32>
  %asum = stablehlo.reduce(%ag init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x40xf32>, tensor<f32>) -> tensor<32xf32>
  %asumb = stablehlo.broadcast_in_dim %asum, dims = [0] : (tensor<32xf32>) -> tensor<32x40xf32>
  %ar4 = stablehlo.subtract %ag, %asumb : tensor<32x40xf32>
  %ak = stablehlo.convert %col : (tensor<32x40xi32>) -> tensor<32x40xf32>
  %ad = stablehlo.multiply %ar4, %ak : tensor<32x40xf32>
  %ad2 = stablehlo.abs %ad : tensor<32x40xf32>
  %amax = stablehlo.reduce(%ad2 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<32x40xf32>, tensor<f32>) -> tensor<32xf32>
  %amaxb = stablehlo.broadcast_in_dim %amax, dims = [0] : (tensor<32xf32>) -> tensor<32x40xf32>
  %ar5 = stablehlo.subtract %ad2, %amaxb : tensor<32x40xf32>
  %ec0 = stablehlo.compare GE, %xx, %h0, SIGNED : (tensor<32x40xi32>, tensor<32x40xi32>) -> tensor<32x40xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<32x40xi1>
  %eanyt0 = stablehlo.transpose %ec, dims = [1, 0] : (tensor<32x40xi1>) -> tensor<40x32xi1>
  %eanyt = stablehlo.optimization_barrier %eanyt0 : tensor<40x32xi1>
  %eany0 = stablehlo.reduce(%eanyt init: %false) applies stablehlo.or across dimensions = [0] : (tensor<40x32xi1>, tensor<i1>) -> tensor<32xi1>
  %eany = stablehlo.optimization_barrier %eany0 : tensor<32xi1>
  %eanyb0 = stablehlo.broadcast_in_dim %eany, dims = [0] : (tensor<32xi1>) -> tensor<32x40xi1>
  %eanyb = stablehlo.optimization_barrier %eanyb0 : tensor<32x40xi1>
  %eanyi0 = stablehlo.convert %eanyb : (tensor<32x40xi1>) -> tensor<32x40xi32>
  %eanyi = stablehlo.optimization_barrier %eanyi0 : tensor<32x40xi32>
  %er10 = stablehlo.add %xx, %eanyi : tensor<32x40xi32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<32x40xi32>
  %ec20 = stablehlo.compare NE, %xx, %h0, SIGNED : (tensor<32x40xi32>, tensor<32x40xi32>) -> tensor<32x40xi1>
  %ec2 = stablehlo.optimization_barrier %ec20 : tensor<32x40xi1>
  %eallt0 = stablehlo.transpose %ec2, dims = [1, 0] : (tensor<32x40xi1>) -> tensor<40x32xi1>
  %eallt = stablehlo.optimization_barrier %eallt0 : tensor<40x32xi1>
  %eall0 = stablehlo.reduce(%eallt init: %true) applies stablehlo.and across dimensions = [0] : (tensor<40x32xi1>, tensor<i1>) -> tensor<32xi1>
  %eall = stablehlo.optimization_barrier %eall0 : tensor<32xi1>
  %eallb0 = stablehlo.broadcast_in_dim %eall, dims = [0] : (tensor<32xi1>) -> tensor<32x40xi1>
  %eallb = stablehlo.optimization_barrier %eallb0 : tensor<32x40xi1>
  %er20 = stablehlo.select %eallb, %xx, %row : tensor<32x40xi1>, tensor<32x40xi32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<32x40xi32>
  %es0 = stablehlo.select %ec, %cc, %bigs : tensor<32x40xi1>, tensor<32x40xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<32x40xi32>
  %emint0 = stablehlo.transpose %es, dims = [1, 0] : (tensor<32x40xi32>) -> tensor<40x32xi32>
  %emint = stablehlo.optimization_barrier %emint0 : tensor<40x32xi32>
  %emin0 = stablehlo.reduce(%emint init: %big) applies stablehlo.minimum across dimensions = [0] : (tensor<40x32xi32>, tensor<i32>) -> tensor<32xi32>
  %emin = stablehlo.optimization_barrier %emin0 : tensor<32xi32>
  %eminb0 = stablehlo.broadcast_in_dim %emin, dims = [0] : (tensor<32xi32>) -> tensor<32x40xi32>
  %eminb = stablehlo.optimization_barrier %eminb0 : tensor<32x40xi32>
  %er30 = stablehlo.subtract %xx, %eminb : tensor<32x40xi32>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<32x40xi32>
  %ef0 = stablehlo.convert %er3 : (tensor<32x40xi32>) -> tensor<32x40xf32>
  %ef = stablehlo.optimization_barrier %ef0 : tensor<32x40xf32>
  %eg0 = stablehlo.convert %xx : (tensor<32x40xi32>) -> tensor<32x40xf32>
  %eg = stablehlo.optimization_barrier %eg0 : tensor<32x40xf32>
  %esumt0 = stablehlo.transpose %eg, dims = [1, 0] : (tensor<32x40xf32>) -> tensor<40x32xf32>
  %esumt = stablehlo.optimization_barrier %esumt0 : tensor<40x32xf32>
  %esum0 = stablehlo.reduce(%esumt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40x32xf32>, tensor<f32>) -> tensor<32xf32>
  %esum = stablehlo.optimization_barrier %esum0 : tensor<32xf32>
  %esumb0 = stablehlo.broadcast_in_dim %esum, dims = [0] : (tensor<32xf32>) -> tensor<32x40xf32>
  %esumb = stablehlo.optimization_barrier %esumb0 : tensor<32x40xf32>
  %er40 = stablehlo.subtract %eg, %esumb : tensor<32x40xf32>
  %er4 = stablehlo.optimization_barrier %er40 : tensor<32x40xf32>
  %ek0 = stablehlo.convert %cc : (tensor<32x40xi32>) -> tensor<32x40xf32>
  %ek = stablehlo.optimization_barrier %ek0 : tensor<32x40xf32>
  %ed0 = stablehlo.multiply %er4, %ek : tensor<32x40xf32>
  %ed = stablehlo.optimization_barrier %ed0 : tensor<32x40xf32>
  %ed20 = stablehlo.abs %ed : tensor<32x40xf32>
  %ed2 = stablehlo.optimization_barrier %ed20 : tensor<32x40xf32>
  %emaxt0 = stablehlo.transpose %ed2, dims = [1, 0] : (tensor<32x40xf32>) -> tensor<40x32xf32>
  %emaxt = stablehlo.optimization_barrier %emaxt0 : tensor<40x32xf32>
  %emax0 = stablehlo.reduce(%emaxt init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<40x32xf32>, tensor<f32>) -> tensor<32xf32>
  %emax = stablehlo.optimization_barrier %emax0 : tensor<32xf32>
  %emaxb0 = stablehlo.broadcast_in_dim %emax, dims = [0] : (tensor<32xf32>) -> tensor<32x40xf32>
  %emaxb = stablehlo.optimization_barrier %emaxb0 : tensor<32x40xf32>
  %er50 = stablehlo.subtract %ed2, %emaxb : tensor<32x40xf32>
  %er5 = stablehlo.optimization_barrier %er50 : tensor<32x40xf32>
  check.expect_eq %ar1, %er1 : tensor<32x40xi32>
  check.expect_eq %ar2, %er2 : tensor<32x40xi32>
  check.expect_eq %ar3, %er3 : tensor<32x40xi32>
  check.expect_eq %ar4, %er4 : tensor<32x40xf32>
  check.expect_eq %ar5, %er5 : tensor<32x40xf32>
  func.return
}
func.func private @r70x24() {
  %x0 = stablehlo.iota dim = 0 : tensor<1680xi32>
  %x1 = stablehlo.constant dense<7919> : tensor<1680xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<1680xi32>
  %x3 = stablehlo.constant dense<101> : tensor<1680xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<1680xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<1680xi32>) -> tensor<70x24xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<70x24xi32>
  %h0 = stablehlo.constant dense<97> : tensor<70x24xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<1000000> : tensor<i32>
  %bigs = stablehlo.constant dense<1000000> : tensor<70x24xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %col = stablehlo.iota dim = 1 : tensor<70x24xi32>
  %row = stablehlo.iota dim = 0 : tensor<70x24xi32>
  %xx = stablehlo.optimization_barrier %x : tensor<70x24xi32>
  %cc = stablehlo.optimization_barrier %col : tensor<70x24xi32>
  %ac = stablehlo.compare GE, %x, %h0, SIGNED : (tensor<70x24xi32>, tensor<70x24xi32>) -> tensor<70x24xi1>
  %aany = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [1] : (tensor<70x24xi1>, tensor<i1>) -> tensor<70xi1>
  %aanyb = stablehlo.broadcast_in_dim %aany, dims = [0] : (tensor<70xi1>) -> tensor<70x24xi1>
  %aanyi = stablehlo.convert %aanyb : (tensor<70x24xi1>) -> tensor<70x24xi32>
  %ar1 = stablehlo.add %x, %aanyi : tensor<70x24xi32>
  %ac2 = stablehlo.compare NE, %x, %h0, SIGNED : (tensor<70x24xi32>, tensor<70x24xi32>) -> tensor<70x24xi1>
  %aall = stablehlo.reduce(%ac2 init: %true) applies stablehlo.and across dimensions = [1] : (tensor<70x24xi1>, tensor<i1>) -> tensor<70xi1>
  %aallb = stablehlo.broadcast_in_dim %aall, dims = [0] : (tensor<70xi1>) -> tensor<70x24xi1>
  %ar2 = stablehlo.select %aallb, %x, %row : tensor<70x24xi1>, tensor<70x24xi32>
  %as = stablehlo.select %ac, %col, %bigs : tensor<70x24xi1>, tensor<70x24xi32>
  %amin = stablehlo.reduce(%as init: %big) applies stablehlo.minimum across dimensions = [1] : (tensor<70x24xi32>, tensor<i32>) -> tensor<70xi32>
  %aminb = stablehlo.broadcast_in_dim %amin, dims = [0] : (tensor<70xi32>) -> tensor<70x24xi32>
  %ar3 = stablehlo.subtract %x, %aminb : tensor<70x24xi32>
  %af = stablehlo.convert %ar3 : (tensor<70x24xi32>) -> tensor<70x24xf32>
  %ag = stablehlo.convert %x : (tensor<70x24xi32>) -> tensor<70x24xf32>
  %asum = stablehlo.reduce(%ag init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<70x24xf32>, tensor<f32>) -> tensor<70xf32>
  %asumb = stablehlo.broadcast_in_dim %asum, dims = [0] : (tensor<70xf32>) -> tensor<70x24xf32>
  %ar4 = stablehlo.subtract %ag, %asumb : tensor<70x24xf32>
  %ak = stablehlo.convert %col : (tensor<70x24xi32>) -> tensor<70x24xf32>
  %ad = stablehlo.multiply %ar4, %ak : tensor<70x24xf32>
  %ad2 = stablehlo.abs %ad : tensor<70x24xf32>
  %amax = stablehlo.reduce(%ad2 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<70x24xf32>, tensor<f32>) -> tensor<70xf32>
  %amaxb = stablehlo.broadcast_in_dim %amax, dims = [0] : (tensor<70xf32>) -> tensor<70x24xf32>
  %ar5 = stablehlo.subtract %ad2, %amaxb : tensor<70x24xf32>
  %ec0 = stablehlo.compare GE, %xx, %h0, SIGNED : (tensor<70x24xi32>, tensor<70x24xi32>) -> tensor<70x24xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<70x24xi1>
  %eanyt0 = stablehlo.transpose %ec, dims = [1, 0] : (tensor<70x24xi1>) -> tensor<24x70xi1>
  %eanyt = stablehlo.optimization_barrier %eanyt0 : tensor<24x70xi1>
  %eany0 = stablehlo.reduce(%eanyt init: %false) applies stablehlo.or across dimensions = [0] : (tensor<24x70xi1>, tensor<i1>) -> tensor<70xi1>
  %eany = stablehlo.optimization_barrier %eany0 : tensor<70xi1>
  %eanyb0 = stablehlo.broadcast_in_dim %eany, dims = [0] : (tensor<70xi1>) -> tensor<70x24xi1>
  %eanyb = stablehlo.optimization_barrier %eanyb0 : tensor<70x24xi1>
  %eanyi0 = stablehlo.convert %eanyb : (tensor<70x24xi1>) -> tensor<70x24xi32>
  %eanyi = stablehlo.optimization_barrier %eanyi0 : tensor<70x24xi32>
  %er10 = stablehlo.add %xx, %eanyi : tensor<70x24xi32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<70x24xi32>
  %ec20 = stablehlo.compare NE, %xx, %h0, SIGNED : (tensor<70x24xi32>, tensor<70x24xi32>) -> tensor<70x24xi1>
  %ec2 = stablehlo.optimization_barrier %ec20 : tensor<70x24xi1>
  %eallt0 = stablehlo.transpose %ec2, dims = [1, 0] : (tensor<70x24xi1>) -> tensor<24x70xi1>
  %eallt = stablehlo.optimization_barrier %eallt0 : tensor<24x70xi1>
  %eall0 = stablehlo.reduce(%eallt init: %true) applies stablehlo.and across dimensions = [0] : (tensor<24x70xi1>, tensor<i1>) -> tensor<70xi1>
  %eall = stablehlo.optimization_barrier %eall0 : tensor<70xi1>
  %eallb0 = stablehlo.broadcast_in_dim %eall, dims = [0] : (tensor<70xi1>) -> tensor<70x24xi1>
  %eallb = stablehlo.optimization_barrier %eallb0 : tensor<70x24xi1>
  %er20 = stablehlo.select %eallb, %xx, %row : tensor<70x24xi1>, tensor<70x24xi32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<70x24xi32>
  %es0 = stablehlo.select %ec, %cc, %bigs : tensor<70x24xi1>, tensor<70x24xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<70x24xi32>
  %emint0 = stablehlo.transpose %es, dims = [1, 0] : (tensor<70x24xi32>) -> tensor<24x70xi32>
  %emint = stablehlo.optimization_barrier %emint0 : tensor<24x70xi32>
  %emin0 = stablehlo.reduce(%emint init: %big) applies stablehlo.minimum across dimensions = [0] : (tensor<24x70xi32>, tensor<i32>) -> tensor<70xi32>
  %emin = stablehlo.optimization_barrier %emin0 : tensor<70xi32>
  %eminb0 = stablehlo.broadcast_in_dim %emin, dims = [0] : (tensor<70xi32>) -> tensor<70x24xi32>
  %eminb = stablehlo.optimization_barrier %eminb0 : tensor<70x24xi32>
  %er30 = stablehlo.subtract %xx, %eminb : tensor<70x24xi32>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<70x24xi32>
  %ef0 = stablehlo.convert %er3 : (tensor<70x24xi32>) -> tensor<70x24xf32>
  %ef = stablehlo.optimization_barrier %ef0 : tensor<70x24xf32>
  %eg0 = stablehlo.convert %xx : (tensor<70x24xi32>) -> tensor<70x24xf32>
  %eg = stablehlo.optimization_barrier %eg0 : tensor<70x24xf32>
  %esumt0 = stablehlo.transpose %eg, dims = [1, 0] : (tensor<70x24xf32>) -> tensor<24x70xf32>
  %esumt = stablehlo.optimization_barrier %esumt0 : tensor<24x70xf32>
  %esum0 = stablehlo.reduce(%esumt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<24x70xf32>, tensor<f32>) -> tensor<70xf32>
  %esum = stablehlo.optimization_barrier %esum0 : tensor<70xf32>
  %esumb0 = stablehlo.broadcast_in_dim %esum, dims = [0] : (tensor<70xf32>) -> tensor<70x24xf32>
  %esumb = stablehlo.optimization_barrier %esumb0 : tensor<70x24xf32>
  %er40 = stablehlo.subtract %eg, %esumb : tensor<70x24xf32>
  %er4 = stablehlo.optimization_barrier %er40 : tensor<70x24xf32>
  %ek0 = stablehlo.convert %cc : (tensor<70x24xi32>) -> tensor<70x24xf32>
  %ek = stablehlo.optimization_barrier %ek0 : tensor<70x24xf32>
  %ed0 = stablehlo.multiply %er4, %ek : tensor<70x24xf32>
  %ed = stablehlo.optimization_barrier %ed0 : tensor<70x24xf32>
  %ed20 = stablehlo.abs %ed : tensor<70x24xf32>
  %ed2 = stablehlo.optimization_barrier %ed20 : tensor<70x24xf32>
  %emaxt0 = stablehlo.transpose %ed2, dims = [1, 0] : (tensor<70x24xf32>) -> tensor<24x70xf32>
  %emaxt = stablehlo.optimization_barrier %emaxt0 : tensor<24x70xf32>
  %emax0 = stablehlo.reduce(%emaxt init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<24x70xf32>, tensor<f32>) -> tensor<70xf32>
  %emax = stablehlo.optimization_barrier %emax0 : tensor<70xf32>
  %emaxb0 = stablehlo.broadcast_in_dim %emax, dims = [0] : (tensor<70xf32>) -> tensor<70x24xf32>
  %emaxb = stablehlo.optimization_barrier %emaxb0 : tensor<70x24xf32>
  %er50 = stablehlo.subtract %ed2, %emaxb : tensor<70x24xf32>
  %er5 = stablehlo.optimization_barrier %er50 : tensor<70x24xf32>
  check.expect_eq %ar1, %er1 : tensor<70x24xi32>
  check.expect_eq %ar2, %er2 : tensor<70x24xi32>
  check.expect_eq %ar3, %er3 : tensor<70x24xi32>
  check.expect_eq %ar4, %er4 : tensor<70x24xf32>
  check.expect_eq %ar5, %er5 : tensor<70x24xf32>
  func.return
}
func.func private @r200x17() {
  %x0 = stablehlo.iota dim = 0 : tensor<3400xi32>
  %x1 = stablehlo.constant dense<7919> : tensor<3400xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3400xi32>
  %x3 = stablehlo.constant dense<101> : tensor<3400xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3400xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<3400xi32>) -> tensor<200x17xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<200x17xi32>
  %h0 = stablehlo.constant dense<95> : tensor<200x17xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<1000000> : tensor<i32>
  %bigs = stablehlo.constant dense<1000000> : tensor<200x17xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %col = stablehlo.iota dim = 1 : tensor<200x17xi32>
  %row = stablehlo.iota dim = 0 : tensor<200x17xi32>
  %xx = stablehlo.optimization_barrier %x : tensor<200x17xi32>
  %cc = stablehlo.optimization_barrier %col : tensor<200x17xi32>
  %ac = stablehlo.compare GE, %x, %h0, SIGNED : (tensor<200x17xi32>, tensor<200x17xi32>) -> tensor<200x17xi1>
  %aany = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [1] : (tensor<200x17xi1>, tensor<i1>) -> tensor<200xi1>
  %aanyb = stablehlo.broadcast_in_dim %aany, dims = [0] : (tensor<200xi1>) -> tensor<200x17xi1>
  %aanyi = stablehlo.convert %aanyb : (tensor<200x17xi1>) -> tensor<200x17xi32>
  %ar1 = stablehlo.add %x, %aanyi : tensor<200x17xi32>
  %ac2 = stablehlo.compare NE, %x, %h0, SIGNED : (tensor<200x17xi32>, tensor<200x17xi32>) -> tensor<200x17xi1>
  %aall = stablehlo.reduce(%ac2 init: %true) applies stablehlo.and across dimensions = [1] : (tensor<200x17xi1>, tensor<i1>) -> tensor<200xi1>
  %aallb = stablehlo.broadcast_in_dim %aall, dims = [0] : (tensor<200xi1>) -> tensor<200x17xi1>
  %ar2 = stablehlo.select %aallb, %x, %row : tensor<200x17xi1>, tensor<200x17xi32>
  %as = stablehlo.select %ac, %col, %bigs : tensor<200x17xi1>, tensor<200x17xi32>
  %amin = stablehlo.reduce(%as init: %big) applies stablehlo.minimum across dimensions = [1] : (tensor<200x17xi32>, tensor<i32>) -> tensor<200xi32>
  %aminb = stablehlo.broadcast_in_dim %amin, dims = [0] : (tensor<200xi32>) -> tensor<200x17xi32>
  %ar3 = stablehlo.subtract %x, %aminb : tensor<200x17xi32>
  %af = stablehlo.convert %ar3 : (tensor<200x17xi32>) -> tensor<200x17xf32>
  %ag = stablehlo.convert %x : (tensor<200x17xi32>) -> tensor<200x17xf32>
  %asum = stablehlo.reduce(%ag init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<200x17xf32>, tensor<f32>) -> tensor<200xf32>
  %asumb = stablehlo.broadcast_in_dim %asum, dims = [0] : (tensor<200xf32>) -> tensor<200x17xf32>
  %ar4 = stablehlo.subtract %ag, %asumb : tensor<200x17xf32>
  %ak = stablehlo.convert %col : (tensor<200x17xi32>) -> tensor<200x17xf32>
  %ad = stablehlo.multiply %ar4, %ak : tensor<200x17xf32>
  %ad2 = stablehlo.abs %ad : tensor<200x17xf32>
  %amax = stablehlo.reduce(%ad2 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<200x17xf32>, tensor<f32>) -> tensor<200xf32>
  %amaxb = stablehlo.broadcast_in_dim %amax, dims = [0] : (tensor<200xf32>) -> tensor<200x17xf32>
  %ar5 = stablehlo.subtract %ad2, %amaxb : tensor<200x17xf32>
  %ec0 = stablehlo.compare GE, %xx, %h0, SIGNED : (tensor<200x17xi32>, tensor<200x17xi32>) -> tensor<200x17xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<200x17xi1>
  %eanyt0 = stablehlo.transpose %ec, dims = [1, 0] : (tensor<200x17xi1>) -> tensor<17x200xi1>
  %eanyt = stablehlo.optimization_barrier %eanyt0 : tensor<17x200xi1>
  %eany0 = stablehlo.reduce(%eanyt init: %false) applies stablehlo.or across dimensions = [0] : (tensor<17x200xi1>, tensor<i1>) -> tensor<200xi1>
  %eany = stablehlo.optimization_barrier %eany0 : tensor<200xi1>
  %eanyb0 = stablehlo.broadcast_in_dim %eany, dims = [0] : (tensor<200xi1>) -> tensor<200x17xi1>
  %eanyb = stablehlo.optimization_barrier %eanyb0 : tensor<200x17xi1>
  %eanyi0 = stablehlo.convert %eanyb : (tensor<200x17xi1>) -> tensor<200x17xi32>
  %eanyi = stablehlo.optimization_barrier %eanyi0 : tensor<200x17xi32>
  %er10 = stablehlo.add %xx, %eanyi : tensor<200x17xi32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<200x17xi32>
  %ec20 = stablehlo.compare NE, %xx, %h0, SIGNED : (tensor<200x17xi32>, tensor<200x17xi32>) -> tensor<200x17xi1>
  %ec2 = stablehlo.optimization_barrier %ec20 : tensor<200x17xi1>
  %eallt0 = stablehlo.transpose %ec2, dims = [1, 0] : (tensor<200x17xi1>) -> tensor<17x200xi1>
  %eallt = stablehlo.optimization_barrier %eallt0 : tensor<17x200xi1>
  %eall0 = stablehlo.reduce(%eallt init: %true) applies stablehlo.and across dimensions = [0] : (tensor<17x200xi1>, tensor<i1>) -> tensor<200xi1>
  %eall = stablehlo.optimization_barrier %eall0 : tensor<200xi1>
  %eallb0 = stablehlo.broadcast_in_dim %eall, dims = [0] : (tensor<200xi1>) -> tensor<200x17xi1>
  %eallb = stablehlo.optimization_barrier %eallb0 : tensor<200x17xi1>
  %er20 = stablehlo.select %eallb, %xx, %row : tensor<200x17xi1>, tensor<200x17xi32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<200x17xi32>
  %es0 = stablehlo.select %ec, %cc, %bigs : tensor<200x17xi1>, tensor<200x17xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<200x17xi32>
  %emint0 = stablehlo.transpose %es, dims = [1, 0] : (tensor<200x17xi32>) -> tensor<17x200xi32>
  %emint = stablehlo.optimization_barrier %emint0 : tensor<17x200xi32>
  %emin0 = stablehlo.reduce(%emint init: %big) applies stablehlo.minimum across dimensions = [0] : (tensor<17x200xi32>, tensor<i32>) -> tensor<200xi32>
  %emin = stablehlo.optimization_barrier %emin0 : tensor<200xi32>
  %eminb0 = stablehlo.broadcast_in_dim %emin, dims = [0] : (tensor<200xi32>) -> tensor<200x17xi32>
  %eminb = stablehlo.optimization_barrier %eminb0 : tensor<200x17xi32>
  %er30 = stablehlo.subtract %xx, %eminb : tensor<200x17xi32>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<200x17xi32>
  %ef0 = stablehlo.convert %er3 : (tensor<200x17xi32>) -> tensor<200x17xf32>
  %ef = stablehlo.optimization_barrier %ef0 : tensor<200x17xf32>
  %eg0 = stablehlo.convert %xx : (tensor<200x17xi32>) -> tensor<200x17xf32>
  %eg = stablehlo.optimization_barrier %eg0 : tensor<200x17xf32>
  %esumt0 = stablehlo.transpose %eg, dims = [1, 0] : (tensor<200x17xf32>) -> tensor<17x200xf32>
  %esumt = stablehlo.optimization_barrier %esumt0 : tensor<17x200xf32>
  %esum0 = stablehlo.reduce(%esumt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<17x200xf32>, tensor<f32>) -> tensor<200xf32>
  %esum = stablehlo.optimization_barrier %esum0 : tensor<200xf32>
  %esumb0 = stablehlo.broadcast_in_dim %esum, dims = [0] : (tensor<200xf32>) -> tensor<200x17xf32>
  %esumb = stablehlo.optimization_barrier %esumb0 : tensor<200x17xf32>
  %er40 = stablehlo.subtract %eg, %esumb : tensor<200x17xf32>
  %er4 = stablehlo.optimization_barrier %er40 : tensor<200x17xf32>
  %ek0 = stablehlo.convert %cc : (tensor<200x17xi32>) -> tensor<200x17xf32>
  %ek = stablehlo.optimization_barrier %ek0 : tensor<200x17xf32>
  %ed0 = stablehlo.multiply %er4, %ek : tensor<200x17xf32>
  %ed = stablehlo.optimization_barrier %ed0 : tensor<200x17xf32>
  %ed20 = stablehlo.abs %ed : tensor<200x17xf32>
  %ed2 = stablehlo.optimization_barrier %ed20 : tensor<200x17xf32>
  %emaxt0 = stablehlo.transpose %ed2, dims = [1, 0] : (tensor<200x17xf32>) -> tensor<17x200xf32>
  %emaxt = stablehlo.optimization_barrier %emaxt0 : tensor<17x200xf32>
  %emax0 = stablehlo.reduce(%emaxt init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<17x200xf32>, tensor<f32>) -> tensor<200xf32>
  %emax = stablehlo.optimization_barrier %emax0 : tensor<200xf32>
  %emaxb0 = stablehlo.broadcast_in_dim %emax, dims = [0] : (tensor<200xf32>) -> tensor<200x17xf32>
  %emaxb = stablehlo.optimization_barrier %emaxb0 : tensor<200x17xf32>
  %er50 = stablehlo.subtract %ed2, %emaxb : tensor<200x17xf32>
  %er5 = stablehlo.optimization_barrier %er50 : tensor<200x17xf32>
  check.expect_eq %ar1, %er1 : tensor<200x17xi32>
  check.expect_eq %ar2, %er2 : tensor<200x17xi32>
  check.expect_eq %ar3, %er3 : tensor<200x17xi32>
  check.expect_eq %ar4, %er4 : tensor<200x17xf32>
  check.expect_eq %ar5, %er5 : tensor<200x17xf32>
  func.return
}
func.func private @r129x33() {
  %x0 = stablehlo.iota dim = 0 : tensor<4257xi32>
  %x1 = stablehlo.constant dense<7919> : tensor<4257xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<4257xi32>
  %x3 = stablehlo.constant dense<101> : tensor<4257xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<4257xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<4257xi32>) -> tensor<129x33xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<129x33xi32>
  %h0 = stablehlo.constant dense<98> : tensor<129x33xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<1000000> : tensor<i32>
  %bigs = stablehlo.constant dense<1000000> : tensor<129x33xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %col = stablehlo.iota dim = 1 : tensor<129x33xi32>
  %row = stablehlo.iota dim = 0 : tensor<129x33xi32>
  %xx = stablehlo.optimization_barrier %x : tensor<129x33xi32>
  %cc = stablehlo.optimization_barrier %col : tensor<129x33xi32>
  %ac = stablehlo.compare GE, %x, %h0, SIGNED : (tensor<129x33xi32>, tensor<129x33xi32>) -> tensor<129x33xi1>
  %aany = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [1] : (tensor<129x33xi1>, tensor<i1>) -> tensor<129xi1>
  %aanyb = stablehlo.broadcast_in_dim %aany, dims = [0] : (tensor<129xi1>) -> tensor<129x33xi1>
  %aanyi = stablehlo.convert %aanyb : (tensor<129x33xi1>) -> tensor<129x33xi32>
  %ar1 = stablehlo.add %x, %aanyi : tensor<129x33xi32>
  %ac2 = stablehlo.compare NE, %x, %h0, SIGNED : (tensor<129x33xi32>, tensor<129x33xi32>) -> tensor<129x33xi1>
  %aall = stablehlo.reduce(%ac2 init: %true) applies stablehlo.and across dimensions = [1] : (tensor<129x33xi1>, tensor<i1>) -> tensor<129xi1>
  %aallb = stablehlo.broadcast_in_dim %aall, dims = [0] : (tensor<129xi1>) -> tensor<129x33xi1>
  %ar2 = stablehlo.select %aallb, %x, %row : tensor<129x33xi1>, tensor<129x33xi32>
  %as = stablehlo.select %ac, %col, %bigs : tensor<129x33xi1>, tensor<129x33xi32>
  %amin = stablehlo.reduce(%as init: %big) applies stablehlo.minimum across dimensions = [1] : (tensor<129x33xi32>, tensor<i32>) -> tensor<129xi32>
  %aminb = stablehlo.broadcast_in_dim %amin, dims = [0] : (tensor<129xi32>) -> tensor<129x33xi32>
  %ar3 = stablehlo.subtract %x, %aminb : tensor<129x33xi32>
  %af = stablehlo.convert %ar3 : (tensor<129x33xi32>) -> tensor<129x33xf32>
  %ag = stablehlo.convert %x : (tensor<129x33xi32>) -> tensor<129x33xf32>
  %asum = stablehlo.reduce(%ag init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<129x33xf32>, tensor<f32>) -> tensor<129xf32>
  %asumb = stablehlo.broadcast_in_dim %asum, dims = [0] : (tensor<129xf32>) -> tensor<129x33xf32>
  %ar4 = stablehlo.subtract %ag, %asumb : tensor<129x33xf32>
  %ak = stablehlo.convert %col : (tensor<129x33xi32>) -> tensor<129x33xf32>
  %ad = stablehlo.multiply %ar4, %ak : tensor<129x33xf32>
  %ad2 = stablehlo.abs %ad : tensor<129x33xf32>
  %amax = stablehlo.reduce(%ad2 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<129x33xf32>, tensor<f32>) -> tensor<129xf32>
  %amaxb = stablehlo.broadcast_in_dim %amax, dims = [0] : (tensor<129xf32>) -> tensor<129x33xf32>
  %ar5 = stablehlo.subtract %ad2, %amaxb : tensor<129x33xf32>
  %ec0 = stablehlo.compare GE, %xx, %h0, SIGNED : (tensor<129x33xi32>, tensor<129x33xi32>) -> tensor<129x33xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<129x33xi1>
  %eanyt0 = stablehlo.transpose %ec, dims = [1, 0] : (tensor<129x33xi1>) -> tensor<33x129xi1>
  %eanyt = stablehlo.optimization_barrier %eanyt0 : tensor<33x129xi1>
  %eany0 = stablehlo.reduce(%eanyt init: %false) applies stablehlo.or across dimensions = [0] : (tensor<33x129xi1>, tensor<i1>) -> tensor<129xi1>
  %eany = stablehlo.optimization_barrier %eany0 : tensor<129xi1>
  %eanyb0 = stablehlo.broadcast_in_dim %eany, dims = [0] : (tensor<129xi1>) -> tensor<129x33xi1>
  %eanyb = stablehlo.optimization_barrier %eanyb0 : tensor<129x33xi1>
  %eanyi0 = stablehlo.convert %eanyb : (tensor<129x33xi1>) -> tensor<129x33xi32>
  %eanyi = stablehlo.optimization_barrier %eanyi0 : tensor<129x33xi32>
  %er10 = stablehlo.add %xx, %eanyi : tensor<129x33xi32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<129x33xi32>
  %ec20 = stablehlo.compare NE, %xx, %h0, SIGNED : (tensor<129x33xi32>, tensor<129x33xi32>) -> tensor<129x33xi1>
  %ec2 = stablehlo.optimization_barrier %ec20 : tensor<129x33xi1>
  %eallt0 = stablehlo.transpose %ec2, dims = [1, 0] : (tensor<129x33xi1>) -> tensor<33x129xi1>
  %eallt = stablehlo.optimization_barrier %eallt0 : tensor<33x129xi1>
  %eall0 = stablehlo.reduce(%eallt init: %true) applies stablehlo.and across dimensions = [0] : (tensor<33x129xi1>, tensor<i1>) -> tensor<129xi1>
  %eall = stablehlo.optimization_barrier %eall0 : tensor<129xi1>
  %eallb0 = stablehlo.broadcast_in_dim %eall, dims = [0] : (tensor<129xi1>) -> tensor<129x33xi1>
  %eallb = stablehlo.optimization_barrier %eallb0 : tensor<129x33xi1>
  %er20 = stablehlo.select %eallb, %xx, %row : tensor<129x33xi1>, tensor<129x33xi32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<129x33xi32>
  %es0 = stablehlo.select %ec, %cc, %bigs : tensor<129x33xi1>, tensor<129x33xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<129x33xi32>
  %emint0 = stablehlo.transpose %es, dims = [1, 0] : (tensor<129x33xi32>) -> tensor<33x129xi32>
  %emint = stablehlo.optimization_barrier %emint0 : tensor<33x129xi32>
  %emin0 = stablehlo.reduce(%emint init: %big) applies stablehlo.minimum across dimensions = [0] : (tensor<33x129xi32>, tensor<i32>) -> tensor<129xi32>
  %emin = stablehlo.optimization_barrier %emin0 : tensor<129xi32>
  %eminb0 = stablehlo.broadcast_in_dim %emin, dims = [0] : (tensor<129xi32>) -> tensor<129x33xi32>
  %eminb = stablehlo.optimization_barrier %eminb0 : tensor<129x33xi32>
  %er30 = stablehlo.subtract %xx, %eminb : tensor<129x33xi32>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<129x33xi32>
  %ef0 = stablehlo.convert %er3 : (tensor<129x33xi32>) -> tensor<129x33xf32>
  %ef = stablehlo.optimization_barrier %ef0 : tensor<129x33xf32>
  %eg0 = stablehlo.convert %xx : (tensor<129x33xi32>) -> tensor<129x33xf32>
  %eg = stablehlo.optimization_barrier %eg0 : tensor<129x33xf32>
  %esumt0 = stablehlo.transpose %eg, dims = [1, 0] : (tensor<129x33xf32>) -> tensor<33x129xf32>
  %esumt = stablehlo.optimization_barrier %esumt0 : tensor<33x129xf32>
  %esum0 = stablehlo.reduce(%esumt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<33x129xf32>, tensor<f32>) -> tensor<129xf32>
  %esum = stablehlo.optimization_barrier %esum0 : tensor<129xf32>
  %esumb0 = stablehlo.broadcast_in_dim %esum, dims = [0] : (tensor<129xf32>) -> tensor<129x33xf32>
  %esumb = stablehlo.optimization_barrier %esumb0 : tensor<129x33xf32>
  %er40 = stablehlo.subtract %eg, %esumb : tensor<129x33xf32>
  %er4 = stablehlo.optimization_barrier %er40 : tensor<129x33xf32>
  %ek0 = stablehlo.convert %cc : (tensor<129x33xi32>) -> tensor<129x33xf32>
  %ek = stablehlo.optimization_barrier %ek0 : tensor<129x33xf32>
  %ed0 = stablehlo.multiply %er4, %ek : tensor<129x33xf32>
  %ed = stablehlo.optimization_barrier %ed0 : tensor<129x33xf32>
  %ed20 = stablehlo.abs %ed : tensor<129x33xf32>
  %ed2 = stablehlo.optimization_barrier %ed20 : tensor<129x33xf32>
  %emaxt0 = stablehlo.transpose %ed2, dims = [1, 0] : (tensor<129x33xf32>) -> tensor<33x129xf32>
  %emaxt = stablehlo.optimization_barrier %emaxt0 : tensor<33x129xf32>
  %emax0 = stablehlo.reduce(%emaxt init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<33x129xf32>, tensor<f32>) -> tensor<129xf32>
  %emax = stablehlo.optimization_barrier %emax0 : tensor<129xf32>
  %emaxb0 = stablehlo.broadcast_in_dim %emax, dims = [0] : (tensor<129xf32>) -> tensor<129x33xf32>
  %emaxb = stablehlo.optimization_barrier %emaxb0 : tensor<129x33xf32>
  %er50 = stablehlo.subtract %ed2, %emaxb : tensor<129x33xf32>
  %er5 = stablehlo.optimization_barrier %er50 : tensor<129x33xf32>
  check.expect_eq %ar1, %er1 : tensor<129x33xi32>
  check.expect_eq %ar2, %er2 : tensor<129x33xi32>
  check.expect_eq %ar3, %er3 : tensor<129x33xi32>
  check.expect_eq %ar4, %er4 : tensor<129x33xf32>
  check.expect_eq %ar5, %er5 : tensor<129x33xf32>
  func.return
}
func.func private @r33x100() {
  %x0 = stablehlo.iota dim = 0 : tensor<3300xi32>
  %x1 = stablehlo.constant dense<7919> : tensor<3300xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<3300xi32>
  %x3 = stablehlo.constant dense<101> : tensor<3300xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<3300xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<3300xi32>) -> tensor<33x100xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<33x100xi32>
  %h0 = stablehlo.constant dense<100> : tensor<33x100xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<1000000> : tensor<i32>
  %bigs = stablehlo.constant dense<1000000> : tensor<33x100xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %col = stablehlo.iota dim = 1 : tensor<33x100xi32>
  %row = stablehlo.iota dim = 0 : tensor<33x100xi32>
  %xx = stablehlo.optimization_barrier %x : tensor<33x100xi32>
  %cc = stablehlo.optimization_barrier %col : tensor<33x100xi32>
  %ac = stablehlo.compare GE, %x, %h0, SIGNED : (tensor<33x100xi32>, tensor<33x100xi32>) -> tensor<33x100xi1>
  %aany = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [1] : (tensor<33x100xi1>, tensor<i1>) -> tensor<33xi1>
  %aanyb = stablehlo.broadcast_in_dim %aany, dims = [0] : (tensor<33xi1>) -> tensor<33x100xi1>
  %aanyi = stablehlo.convert %aanyb : (tensor<33x100xi1>) -> tensor<33x100xi32>
  %ar1 = stablehlo.add %x, %aanyi : tensor<33x100xi32>
  %ac2 = stablehlo.compare NE, %x, %h0, SIGNED : (tensor<33x100xi32>, tensor<33x100xi32>) -> tensor<33x100xi1>
  %aall = stablehlo.reduce(%ac2 init: %true) applies stablehlo.and across dimensions = [1] : (tensor<33x100xi1>, tensor<i1>) -> tensor<33xi1>
  %aallb = stablehlo.broadcast_in_dim %aall, dims = [0] : (tensor<33xi1>) -> tensor<33x100xi1>
  %ar2 = stablehlo.select %aallb, %x, %row : tensor<33x100xi1>, tensor<33x100xi32>
  %as = stablehlo.select %ac, %col, %bigs : tensor<33x100xi1>, tensor<33x100xi32>
  %amin = stablehlo.reduce(%as init: %big) applies stablehlo.minimum across dimensions = [1] : (tensor<33x100xi32>, tensor<i32>) -> tensor<33xi32>
  %aminb = stablehlo.broadcast_in_dim %amin, dims = [0] : (tensor<33xi32>) -> tensor<33x100xi32>
  %ar3 = stablehlo.subtract %x, %aminb : tensor<33x100xi32>
  %af = stablehlo.convert %ar3 : (tensor<33x100xi32>) -> tensor<33x100xf32>
  %ag = stablehlo.convert %x : (tensor<33x100xi32>) -> tensor<33x100xf32>
  %asum = stablehlo.reduce(%ag init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<33x100xf32>, tensor<f32>) -> tensor<33xf32>
  %asumb = stablehlo.broadcast_in_dim %asum, dims = [0] : (tensor<33xf32>) -> tensor<33x100xf32>
  %ar4 = stablehlo.subtract %ag, %asumb : tensor<33x100xf32>
  %ak = stablehlo.convert %col : (tensor<33x100xi32>) -> tensor<33x100xf32>
  %ad = stablehlo.multiply %ar4, %ak : tensor<33x100xf32>
  %ad2 = stablehlo.abs %ad : tensor<33x100xf32>
  %amax = stablehlo.reduce(%ad2 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<33x100xf32>, tensor<f32>) -> tensor<33xf32>
  %amaxb = stablehlo.broadcast_in_dim %amax, dims = [0] : (tensor<33xf32>) -> tensor<33x100xf32>
  %ar5 = stablehlo.subtract %ad2, %amaxb : tensor<33x100xf32>
  %ec0 = stablehlo.compare GE, %xx, %h0, SIGNED : (tensor<33x100xi32>, tensor<33x100xi32>) -> tensor<33x100xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<33x100xi1>
  %eanyt0 = stablehlo.transpose %ec, dims = [1, 0] : (tensor<33x100xi1>) -> tensor<100x33xi1>
  %eanyt = stablehlo.optimization_barrier %eanyt0 : tensor<100x33xi1>
  %eany0 = stablehlo.reduce(%eanyt init: %false) applies stablehlo.or across dimensions = [0] : (tensor<100x33xi1>, tensor<i1>) -> tensor<33xi1>
  %eany = stablehlo.optimization_barrier %eany0 : tensor<33xi1>
  %eanyb0 = stablehlo.broadcast_in_dim %eany, dims = [0] : (tensor<33xi1>) -> tensor<33x100xi1>
  %eanyb = stablehlo.optimization_barrier %eanyb0 : tensor<33x100xi1>
  %eanyi0 = stablehlo.convert %eanyb : (tensor<33x100xi1>) -> tensor<33x100xi32>
  %eanyi = stablehlo.optimization_barrier %eanyi0 : tensor<33x100xi32>
  %er10 = stablehlo.add %xx, %eanyi : tensor<33x100xi32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<33x100xi32>
  %ec20 = stablehlo.compare NE, %xx, %h0, SIGNED : (tensor<33x100xi32>, tensor<33x100xi32>) -> tensor<33x100xi1>
  %ec2 = stablehlo.optimization_barrier %ec20 : tensor<33x100xi1>
  %eallt0 = stablehlo.transpose %ec2, dims = [1, 0] : (tensor<33x100xi1>) -> tensor<100x33xi1>
  %eallt = stablehlo.optimization_barrier %eallt0 : tensor<100x33xi1>
  %eall0 = stablehlo.reduce(%eallt init: %true) applies stablehlo.and across dimensions = [0] : (tensor<100x33xi1>, tensor<i1>) -> tensor<33xi1>
  %eall = stablehlo.optimization_barrier %eall0 : tensor<33xi1>
  %eallb0 = stablehlo.broadcast_in_dim %eall, dims = [0] : (tensor<33xi1>) -> tensor<33x100xi1>
  %eallb = stablehlo.optimization_barrier %eallb0 : tensor<33x100xi1>
  %er20 = stablehlo.select %eallb, %xx, %row : tensor<33x100xi1>, tensor<33x100xi32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<33x100xi32>
  %es0 = stablehlo.select %ec, %cc, %bigs : tensor<33x100xi1>, tensor<33x100xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<33x100xi32>
  %emint0 = stablehlo.transpose %es, dims = [1, 0] : (tensor<33x100xi32>) -> tensor<100x33xi32>
  %emint = stablehlo.optimization_barrier %emint0 : tensor<100x33xi32>
  %emin0 = stablehlo.reduce(%emint init: %big) applies stablehlo.minimum across dimensions = [0] : (tensor<100x33xi32>, tensor<i32>) -> tensor<33xi32>
  %emin = stablehlo.optimization_barrier %emin0 : tensor<33xi32>
  %eminb0 = stablehlo.broadcast_in_dim %emin, dims = [0] : (tensor<33xi32>) -> tensor<33x100xi32>
  %eminb = stablehlo.optimization_barrier %eminb0 : tensor<33x100xi32>
  %er30 = stablehlo.subtract %xx, %eminb : tensor<33x100xi32>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<33x100xi32>
  %ef0 = stablehlo.convert %er3 : (tensor<33x100xi32>) -> tensor<33x100xf32>
  %ef = stablehlo.optimization_barrier %ef0 : tensor<33x100xf32>
  %eg0 = stablehlo.convert %xx : (tensor<33x100xi32>) -> tensor<33x100xf32>
  %eg = stablehlo.optimization_barrier %eg0 : tensor<33x100xf32>
  %esumt0 = stablehlo.transpose %eg, dims = [1, 0] : (tensor<33x100xf32>) -> tensor<100x33xf32>
  %esumt = stablehlo.optimization_barrier %esumt0 : tensor<100x33xf32>
  %esum0 = stablehlo.reduce(%esumt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<100x33xf32>, tensor<f32>) -> tensor<33xf32>
  %esum = stablehlo.optimization_barrier %esum0 : tensor<33xf32>
  %esumb0 = stablehlo.broadcast_in_dim %esum, dims = [0] : (tensor<33xf32>) -> tensor<33x100xf32>
  %esumb = stablehlo.optimization_barrier %esumb0 : tensor<33x100xf32>
  %er40 = stablehlo.subtract %eg, %esumb : tensor<33x100xf32>
  %er4 = stablehlo.optimization_barrier %er40 : tensor<33x100xf32>
  %ek0 = stablehlo.convert %cc : (tensor<33x100xi32>) -> tensor<33x100xf32>
  %ek = stablehlo.optimization_barrier %ek0 : tensor<33x100xf32>
  %ed0 = stablehlo.multiply %er4, %ek : tensor<33x100xf32>
  %ed = stablehlo.optimization_barrier %ed0 : tensor<33x100xf32>
  %ed20 = stablehlo.abs %ed : tensor<33x100xf32>
  %ed2 = stablehlo.optimization_barrier %ed20 : tensor<33x100xf32>
  %emaxt0 = stablehlo.transpose %ed2, dims = [1, 0] : (tensor<33x100xf32>) -> tensor<100x33xf32>
  %emaxt = stablehlo.optimization_barrier %emaxt0 : tensor<100x33xf32>
  %emax0 = stablehlo.reduce(%emaxt init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<100x33xf32>, tensor<f32>) -> tensor<33xf32>
  %emax = stablehlo.optimization_barrier %emax0 : tensor<33xf32>
  %emaxb0 = stablehlo.broadcast_in_dim %emax, dims = [0] : (tensor<33xf32>) -> tensor<33x100xf32>
  %emaxb = stablehlo.optimization_barrier %emaxb0 : tensor<33x100xf32>
  %er50 = stablehlo.subtract %ed2, %emaxb : tensor<33x100xf32>
  %er5 = stablehlo.optimization_barrier %er50 : tensor<33x100xf32>
  check.expect_eq %ar1, %er1 : tensor<33x100xi32>
  check.expect_eq %ar2, %er2 : tensor<33x100xi32>
  check.expect_eq %ar3, %er3 : tensor<33x100xi32>
  check.expect_eq %ar4, %er4 : tensor<33x100xf32>
  check.expect_eq %ar5, %er5 : tensor<33x100xf32>
  func.return
}
func.func private @r40x130() {
  %x0 = stablehlo.iota dim = 0 : tensor<5200xi32>
  %x1 = stablehlo.constant dense<7919> : tensor<5200xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<5200xi32>
  %x3 = stablehlo.constant dense<101> : tensor<5200xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<5200xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<5200xi32>) -> tensor<40x130xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<40x130xi32>
  %h0 = stablehlo.constant dense<101> : tensor<40x130xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<1000000> : tensor<i32>
  %bigs = stablehlo.constant dense<1000000> : tensor<40x130xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %col = stablehlo.iota dim = 1 : tensor<40x130xi32>
  %row = stablehlo.iota dim = 0 : tensor<40x130xi32>
  %xx = stablehlo.optimization_barrier %x : tensor<40x130xi32>
  %cc = stablehlo.optimization_barrier %col : tensor<40x130xi32>
  %ac = stablehlo.compare GE, %x, %h0, SIGNED : (tensor<40x130xi32>, tensor<40x130xi32>) -> tensor<40x130xi1>
  %aany = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [1] : (tensor<40x130xi1>, tensor<i1>) -> tensor<40xi1>
  %aanyb = stablehlo.broadcast_in_dim %aany, dims = [0] : (tensor<40xi1>) -> tensor<40x130xi1>
  %aanyi = stablehlo.convert %aanyb : (tensor<40x130xi1>) -> tensor<40x130xi32>
  %ar1 = stablehlo.add %x, %aanyi : tensor<40x130xi32>
  %ac2 = stablehlo.compare NE, %x, %h0, SIGNED : (tensor<40x130xi32>, tensor<40x130xi32>) -> tensor<40x130xi1>
  %aall = stablehlo.reduce(%ac2 init: %true) applies stablehlo.and across dimensions = [1] : (tensor<40x130xi1>, tensor<i1>) -> tensor<40xi1>
  %aallb = stablehlo.broadcast_in_dim %aall, dims = [0] : (tensor<40xi1>) -> tensor<40x130xi1>
  %ar2 = stablehlo.select %aallb, %x, %row : tensor<40x130xi1>, tensor<40x130xi32>
  %as = stablehlo.select %ac, %col, %bigs : tensor<40x130xi1>, tensor<40x130xi32>
  %amin = stablehlo.reduce(%as init: %big) applies stablehlo.minimum across dimensions = [1] : (tensor<40x130xi32>, tensor<i32>) -> tensor<40xi32>
  %aminb = stablehlo.broadcast_in_dim %amin, dims = [0] : (tensor<40xi32>) -> tensor<40x130xi32>
  %ar3 = stablehlo.subtract %x, %aminb : tensor<40x130xi32>
  %af = stablehlo.convert %ar3 : (tensor<40x130xi32>) -> tensor<40x130xf32>
  %ag = stablehlo.convert %x : (tensor<40x130xi32>) -> tensor<40x130xf32>
  %asum = stablehlo.reduce(%ag init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<40x130xf32>, tensor<f32>) -> tensor<40xf32>
  %asumb = stablehlo.broadcast_in_dim %asum, dims = [0] : (tensor<40xf32>) -> tensor<40x130xf32>
  %ar4 = stablehlo.subtract %ag, %asumb : tensor<40x130xf32>
  %ak = stablehlo.convert %col : (tensor<40x130xi32>) -> tensor<40x130xf32>
  %ad = stablehlo.multiply %ar4, %ak : tensor<40x130xf32>
  %ad2 = stablehlo.abs %ad : tensor<40x130xf32>
  %amax = stablehlo.reduce(%ad2 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<40x130xf32>, tensor<f32>) -> tensor<40xf32>
  %amaxb = stablehlo.broadcast_in_dim %amax, dims = [0] : (tensor<40xf32>) -> tensor<40x130xf32>
  %ar5 = stablehlo.subtract %ad2, %amaxb : tensor<40x130xf32>
  %ec0 = stablehlo.compare GE, %xx, %h0, SIGNED : (tensor<40x130xi32>, tensor<40x130xi32>) -> tensor<40x130xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<40x130xi1>
  %eanyt0 = stablehlo.transpose %ec, dims = [1, 0] : (tensor<40x130xi1>) -> tensor<130x40xi1>
  %eanyt = stablehlo.optimization_barrier %eanyt0 : tensor<130x40xi1>
  %eany0 = stablehlo.reduce(%eanyt init: %false) applies stablehlo.or across dimensions = [0] : (tensor<130x40xi1>, tensor<i1>) -> tensor<40xi1>
  %eany = stablehlo.optimization_barrier %eany0 : tensor<40xi1>
  %eanyb0 = stablehlo.broadcast_in_dim %eany, dims = [0] : (tensor<40xi1>) -> tensor<40x130xi1>
  %eanyb = stablehlo.optimization_barrier %eanyb0 : tensor<40x130xi1>
  %eanyi0 = stablehlo.convert %eanyb : (tensor<40x130xi1>) -> tensor<40x130xi32>
  %eanyi = stablehlo.optimization_barrier %eanyi0 : tensor<40x130xi32>
  %er10 = stablehlo.add %xx, %eanyi : tensor<40x130xi32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<40x130xi32>
  %ec20 = stablehlo.compare NE, %xx, %h0, SIGNED : (tensor<40x130xi32>, tensor<40x130xi32>) -> tensor<40x130xi1>
  %ec2 = stablehlo.optimization_barrier %ec20 : tensor<40x130xi1>
  %eallt0 = stablehlo.transpose %ec2, dims = [1, 0] : (tensor<40x130xi1>) -> tensor<130x40xi1>
  %eallt = stablehlo.optimization_barrier %eallt0 : tensor<130x40xi1>
  %eall0 = stablehlo.reduce(%eallt init: %true) applies stablehlo.and across dimensions = [0] : (tensor<130x40xi1>, tensor<i1>) -> tensor<40xi1>
  %eall = stablehlo.optimization_barrier %eall0 : tensor<40xi1>
  %eallb0 = stablehlo.broadcast_in_dim %eall, dims = [0] : (tensor<40xi1>) -> tensor<40x130xi1>
  %eallb = stablehlo.optimization_barrier %eallb0 : tensor<40x130xi1>
  %er20 = stablehlo.select %eallb, %xx, %row : tensor<40x130xi1>, tensor<40x130xi32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<40x130xi32>
  %es0 = stablehlo.select %ec, %cc, %bigs : tensor<40x130xi1>, tensor<40x130xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<40x130xi32>
  %emint0 = stablehlo.transpose %es, dims = [1, 0] : (tensor<40x130xi32>) -> tensor<130x40xi32>
  %emint = stablehlo.optimization_barrier %emint0 : tensor<130x40xi32>
  %emin0 = stablehlo.reduce(%emint init: %big) applies stablehlo.minimum across dimensions = [0] : (tensor<130x40xi32>, tensor<i32>) -> tensor<40xi32>
  %emin = stablehlo.optimization_barrier %emin0 : tensor<40xi32>
  %eminb0 = stablehlo.broadcast_in_dim %emin, dims = [0] : (tensor<40xi32>) -> tensor<40x130xi32>
  %eminb = stablehlo.optimization_barrier %eminb0 : tensor<40x130xi32>
  %er30 = stablehlo.subtract %xx, %eminb : tensor<40x130xi32>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<40x130xi32>
  %ef0 = stablehlo.convert %er3 : (tensor<40x130xi32>) -> tensor<40x130xf32>
  %ef = stablehlo.optimization_barrier %ef0 : tensor<40x130xf32>
  %eg0 = stablehlo.convert %xx : (tensor<40x130xi32>) -> tensor<40x130xf32>
  %eg = stablehlo.optimization_barrier %eg0 : tensor<40x130xf32>
  %esumt0 = stablehlo.transpose %eg, dims = [1, 0] : (tensor<40x130xf32>) -> tensor<130x40xf32>
  %esumt = stablehlo.optimization_barrier %esumt0 : tensor<130x40xf32>
  %esum0 = stablehlo.reduce(%esumt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<130x40xf32>, tensor<f32>) -> tensor<40xf32>
  %esum = stablehlo.optimization_barrier %esum0 : tensor<40xf32>
  %esumb0 = stablehlo.broadcast_in_dim %esum, dims = [0] : (tensor<40xf32>) -> tensor<40x130xf32>
  %esumb = stablehlo.optimization_barrier %esumb0 : tensor<40x130xf32>
  %er40 = stablehlo.subtract %eg, %esumb : tensor<40x130xf32>
  %er4 = stablehlo.optimization_barrier %er40 : tensor<40x130xf32>
  %ek0 = stablehlo.convert %cc : (tensor<40x130xi32>) -> tensor<40x130xf32>
  %ek = stablehlo.optimization_barrier %ek0 : tensor<40x130xf32>
  %ed0 = stablehlo.multiply %er4, %ek : tensor<40x130xf32>
  %ed = stablehlo.optimization_barrier %ed0 : tensor<40x130xf32>
  %ed20 = stablehlo.abs %ed : tensor<40x130xf32>
  %ed2 = stablehlo.optimization_barrier %ed20 : tensor<40x130xf32>
  %emaxt0 = stablehlo.transpose %ed2, dims = [1, 0] : (tensor<40x130xf32>) -> tensor<130x40xf32>
  %emaxt = stablehlo.optimization_barrier %emaxt0 : tensor<130x40xf32>
  %emax0 = stablehlo.reduce(%emaxt init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<130x40xf32>, tensor<f32>) -> tensor<40xf32>
  %emax = stablehlo.optimization_barrier %emax0 : tensor<40xf32>
  %emaxb0 = stablehlo.broadcast_in_dim %emax, dims = [0] : (tensor<40xf32>) -> tensor<40x130xf32>
  %emaxb = stablehlo.optimization_barrier %emaxb0 : tensor<40x130xf32>
  %er50 = stablehlo.subtract %ed2, %emaxb : tensor<40x130xf32>
  %er5 = stablehlo.optimization_barrier %er50 : tensor<40x130xf32>
  check.expect_eq %ar1, %er1 : tensor<40x130xi32>
  check.expect_eq %ar2, %er2 : tensor<40x130xi32>
  check.expect_eq %ar3, %er3 : tensor<40x130xi32>
  check.expect_eq %ar4, %er4 : tensor<40x130xf32>
  check.expect_eq %ar5, %er5 : tensor<40x130xf32>
  func.return
}
func.func private @r48x200() {
  %x0 = stablehlo.iota dim = 0 : tensor<9600xi32>
  %x1 = stablehlo.constant dense<7919> : tensor<9600xi32>
  %x2 = stablehlo.multiply %x0, %x1 : tensor<9600xi32>
  %x3 = stablehlo.constant dense<101> : tensor<9600xi32>
  %x4 = stablehlo.remainder %x2, %x3 : tensor<9600xi32>
  %x5 = stablehlo.reshape %x4 : (tensor<9600xi32>) -> tensor<48x200xi32>
  %x = stablehlo.optimization_barrier %x5 : tensor<48x200xi32>
  %h0 = stablehlo.constant dense<101> : tensor<48x200xi32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<1000000> : tensor<i32>
  %bigs = stablehlo.constant dense<1000000> : tensor<48x200xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %col = stablehlo.iota dim = 1 : tensor<48x200xi32>
  %row = stablehlo.iota dim = 0 : tensor<48x200xi32>
  %xx = stablehlo.optimization_barrier %x : tensor<48x200xi32>
  %cc = stablehlo.optimization_barrier %col : tensor<48x200xi32>
  %ac = stablehlo.compare GE, %x, %h0, SIGNED : (tensor<48x200xi32>, tensor<48x200xi32>) -> tensor<48x200xi1>
  %aany = stablehlo.reduce(%ac init: %false) applies stablehlo.or across dimensions = [1] : (tensor<48x200xi1>, tensor<i1>) -> tensor<48xi1>
  %aanyb = stablehlo.broadcast_in_dim %aany, dims = [0] : (tensor<48xi1>) -> tensor<48x200xi1>
  %aanyi = stablehlo.convert %aanyb : (tensor<48x200xi1>) -> tensor<48x200xi32>
  %ar1 = stablehlo.add %x, %aanyi : tensor<48x200xi32>
  %ac2 = stablehlo.compare NE, %x, %h0, SIGNED : (tensor<48x200xi32>, tensor<48x200xi32>) -> tensor<48x200xi1>
  %aall = stablehlo.reduce(%ac2 init: %true) applies stablehlo.and across dimensions = [1] : (tensor<48x200xi1>, tensor<i1>) -> tensor<48xi1>
  %aallb = stablehlo.broadcast_in_dim %aall, dims = [0] : (tensor<48xi1>) -> tensor<48x200xi1>
  %ar2 = stablehlo.select %aallb, %x, %row : tensor<48x200xi1>, tensor<48x200xi32>
  %as = stablehlo.select %ac, %col, %bigs : tensor<48x200xi1>, tensor<48x200xi32>
  %amin = stablehlo.reduce(%as init: %big) applies stablehlo.minimum across dimensions = [1] : (tensor<48x200xi32>, tensor<i32>) -> tensor<48xi32>
  %aminb = stablehlo.broadcast_in_dim %amin, dims = [0] : (tensor<48xi32>) -> tensor<48x200xi32>
  %ar3 = stablehlo.subtract %x, %aminb : tensor<48x200xi32>
  %af = stablehlo.convert %ar3 : (tensor<48x200xi32>) -> tensor<48x200xf32>
  %ag = stablehlo.convert %x : (tensor<48x200xi32>) -> tensor<48x200xf32>
  %asum = stablehlo.reduce(%ag init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<48x200xf32>, tensor<f32>) -> tensor<48xf32>
  %asumb = stablehlo.broadcast_in_dim %asum, dims = [0] : (tensor<48xf32>) -> tensor<48x200xf32>
  %ar4 = stablehlo.subtract %ag, %asumb : tensor<48x200xf32>
  %ak = stablehlo.convert %col : (tensor<48x200xi32>) -> tensor<48x200xf32>
  %ad = stablehlo.multiply %ar4, %ak : tensor<48x200xf32>
  %ad2 = stablehlo.abs %ad : tensor<48x200xf32>
  %amax = stablehlo.reduce(%ad2 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<48x200xf32>, tensor<f32>) -> tensor<48xf32>
  %amaxb = stablehlo.broadcast_in_dim %amax, dims = [0] : (tensor<48xf32>) -> tensor<48x200xf32>
  %ar5 = stablehlo.subtract %ad2, %amaxb : tensor<48x200xf32>
  %ec0 = stablehlo.compare GE, %xx, %h0, SIGNED : (tensor<48x200xi32>, tensor<48x200xi32>) -> tensor<48x200xi1>
  %ec = stablehlo.optimization_barrier %ec0 : tensor<48x200xi1>
  %eanyt0 = stablehlo.transpose %ec, dims = [1, 0] : (tensor<48x200xi1>) -> tensor<200x48xi1>
  %eanyt = stablehlo.optimization_barrier %eanyt0 : tensor<200x48xi1>
  %eany0 = stablehlo.reduce(%eanyt init: %false) applies stablehlo.or across dimensions = [0] : (tensor<200x48xi1>, tensor<i1>) -> tensor<48xi1>
  %eany = stablehlo.optimization_barrier %eany0 : tensor<48xi1>
  %eanyb0 = stablehlo.broadcast_in_dim %eany, dims = [0] : (tensor<48xi1>) -> tensor<48x200xi1>
  %eanyb = stablehlo.optimization_barrier %eanyb0 : tensor<48x200xi1>
  %eanyi0 = stablehlo.convert %eanyb : (tensor<48x200xi1>) -> tensor<48x200xi32>
  %eanyi = stablehlo.optimization_barrier %eanyi0 : tensor<48x200xi32>
  %er10 = stablehlo.add %xx, %eanyi : tensor<48x200xi32>
  %er1 = stablehlo.optimization_barrier %er10 : tensor<48x200xi32>
  %ec20 = stablehlo.compare NE, %xx, %h0, SIGNED : (tensor<48x200xi32>, tensor<48x200xi32>) -> tensor<48x200xi1>
  %ec2 = stablehlo.optimization_barrier %ec20 : tensor<48x200xi1>
  %eallt0 = stablehlo.transpose %ec2, dims = [1, 0] : (tensor<48x200xi1>) -> tensor<200x48xi1>
  %eallt = stablehlo.optimization_barrier %eallt0 : tensor<200x48xi1>
  %eall0 = stablehlo.reduce(%eallt init: %true) applies stablehlo.and across dimensions = [0] : (tensor<200x48xi1>, tensor<i1>) -> tensor<48xi1>
  %eall = stablehlo.optimization_barrier %eall0 : tensor<48xi1>
  %eallb0 = stablehlo.broadcast_in_dim %eall, dims = [0] : (tensor<48xi1>) -> tensor<48x200xi1>
  %eallb = stablehlo.optimization_barrier %eallb0 : tensor<48x200xi1>
  %er20 = stablehlo.select %eallb, %xx, %row : tensor<48x200xi1>, tensor<48x200xi32>
  %er2 = stablehlo.optimization_barrier %er20 : tensor<48x200xi32>
  %es0 = stablehlo.select %ec, %cc, %bigs : tensor<48x200xi1>, tensor<48x200xi32>
  %es = stablehlo.optimization_barrier %es0 : tensor<48x200xi32>
  %emint0 = stablehlo.transpose %es, dims = [1, 0] : (tensor<48x200xi32>) -> tensor<200x48xi32>
  %emint = stablehlo.optimization_barrier %emint0 : tensor<200x48xi32>
  %emin0 = stablehlo.reduce(%emint init: %big) applies stablehlo.minimum across dimensions = [0] : (tensor<200x48xi32>, tensor<i32>) -> tensor<48xi32>
  %emin = stablehlo.optimization_barrier %emin0 : tensor<48xi32>
  %eminb0 = stablehlo.broadcast_in_dim %emin, dims = [0] : (tensor<48xi32>) -> tensor<48x200xi32>
  %eminb = stablehlo.optimization_barrier %eminb0 : tensor<48x200xi32>
  %er30 = stablehlo.subtract %xx, %eminb : tensor<48x200xi32>
  %er3 = stablehlo.optimization_barrier %er30 : tensor<48x200xi32>
  %ef0 = stablehlo.convert %er3 : (tensor<48x200xi32>) -> tensor<48x200xf32>
  %ef = stablehlo.optimization_barrier %ef0 : tensor<48x200xf32>
  %eg0 = stablehlo.convert %xx : (tensor<48x200xi32>) -> tensor<48x200xf32>
  %eg = stablehlo.optimization_barrier %eg0 : tensor<48x200xf32>
  %esumt0 = stablehlo.transpose %eg, dims = [1, 0] : (tensor<48x200xf32>) -> tensor<200x48xf32>
  %esumt = stablehlo.optimization_barrier %esumt0 : tensor<200x48xf32>
  %esum0 = stablehlo.reduce(%esumt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<200x48xf32>, tensor<f32>) -> tensor<48xf32>
  %esum = stablehlo.optimization_barrier %esum0 : tensor<48xf32>
  %esumb0 = stablehlo.broadcast_in_dim %esum, dims = [0] : (tensor<48xf32>) -> tensor<48x200xf32>
  %esumb = stablehlo.optimization_barrier %esumb0 : tensor<48x200xf32>
  %er40 = stablehlo.subtract %eg, %esumb : tensor<48x200xf32>
  %er4 = stablehlo.optimization_barrier %er40 : tensor<48x200xf32>
  %ek0 = stablehlo.convert %cc : (tensor<48x200xi32>) -> tensor<48x200xf32>
  %ek = stablehlo.optimization_barrier %ek0 : tensor<48x200xf32>
  %ed0 = stablehlo.multiply %er4, %ek : tensor<48x200xf32>
  %ed = stablehlo.optimization_barrier %ed0 : tensor<48x200xf32>
  %ed20 = stablehlo.abs %ed : tensor<48x200xf32>
  %ed2 = stablehlo.optimization_barrier %ed20 : tensor<48x200xf32>
  %emaxt0 = stablehlo.transpose %ed2, dims = [1, 0] : (tensor<48x200xf32>) -> tensor<200x48xf32>
  %emaxt = stablehlo.optimization_barrier %emaxt0 : tensor<200x48xf32>
  %emax0 = stablehlo.reduce(%emaxt init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<200x48xf32>, tensor<f32>) -> tensor<48xf32>
  %emax = stablehlo.optimization_barrier %emax0 : tensor<48xf32>
  %emaxb0 = stablehlo.broadcast_in_dim %emax, dims = [0] : (tensor<48xf32>) -> tensor<48x200xf32>
  %emaxb = stablehlo.optimization_barrier %emaxb0 : tensor<48x200xf32>
  %er50 = stablehlo.subtract %ed2, %emaxb : tensor<48x200xf32>
  %er5 = stablehlo.optimization_barrier %er50 : tensor<48x200xf32>
  check.expect_eq %ar1, %er1 : tensor<48x200xi32>
  check.expect_eq %ar2, %er2 : tensor<48x200xi32>
  check.expect_eq %ar3, %er3 : tensor<48x200xi32>
  check.expect_eq %ar4, %er4 : tensor<48x200xf32>
  check.expect_eq %ar5, %er5 : tensor<48x200xf32>
  func.return
}
