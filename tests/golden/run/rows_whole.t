// Rows of whole tiles, of grids whose rows are a few elements longer, with one row
// that all of them read; of elements of all sizes.
// Oracle: the same with that row repeated in memory.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.call @t5() : () -> ()
  func.call @t6() : () -> ()
  func.call @t7() : () -> ()
  func.return
}
func.func private @t0() {
  %k = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<726xi32>
  %ab = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<726xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<726xi32>
  %ac = stablehlo.constant dense<23> : tensor<726xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<726xi32>
  %af = stablehlo.convert %ar : (tensor<726xi32>) -> tensor<726xf32>
  %at = stablehlo.reshape %af : (tensor<726xf32>) -> tensor<11x66xf32>
  %a = stablehlo.optimization_barrier %at : tensor<11x66xf32>
  %ei = stablehlo.iota dim = 0 : tensor<64xi32>
  %eb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %em = stablehlo.multiply %ei, %eb : tensor<64xi32>
  %ec = stablehlo.constant dense<11> : tensor<64xi32>
  %er = stablehlo.remainder %em, %ec : tensor<64xi32>
  %ef = stablehlo.convert %er : (tensor<64xi32>) -> tensor<64xf32>
  %et = stablehlo.reshape %ef : (tensor<64xf32>) -> tensor<64xf32>
  %e = stablehlo.optimization_barrier %et : tensor<64xf32>
  %pl = stablehlo.slice %a [0:11, 0:64] : (tensor<11x66xf32>) -> tensor<11x64xf32>
  %pm = stablehlo.slice %a [0:11, 1:65] : (tensor<11x66xf32>) -> tensor<11x64xf32>
  %pr = stablehlo.slice %a [0:11, 2:66] : (tensor<11x66xf32>) -> tensor<11x64xf32>
  %pe = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<64xf32>) -> tensor<11x64xf32>
  %p0 = stablehlo.add %pl, %pr : tensor<11x64xf32>
  %p1 = stablehlo.multiply %pm, %pe : tensor<11x64xf32>
  %p2 = stablehlo.subtract %p0, %p1 : tensor<11x64xf32>
  %pf = stablehlo.slice %a [0:11, 0:1] : (tensor<11x66xf32>) -> tensor<11x1xf32>
  %ph = stablehlo.slice %a [0:11, 65:66] : (tensor<11x66xf32>) -> tensor<11x1xf32>
  %p3 = stablehlo.concatenate %ph, %p2, %pf, dim = 1 : (tensor<11x1xf32>, tensor<11x64xf32>, tensor<11x1xf32>) -> tensor<11x66xf32>
  %p4 = stablehlo.optimization_barrier %p3 : tensor<11x66xf32>
  %eall = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<64xf32>) -> tensor<11x64xf32>
  %ewhole = stablehlo.optimization_barrier %eall : tensor<11x64xf32>
  %ql = stablehlo.slice %a [0:11, 0:64] : (tensor<11x66xf32>) -> tensor<11x64xf32>
  %qm = stablehlo.slice %a [0:11, 1:65] : (tensor<11x66xf32>) -> tensor<11x64xf32>
  %qr = stablehlo.slice %a [0:11, 2:66] : (tensor<11x66xf32>) -> tensor<11x64xf32>
  %q0 = stablehlo.add %ql, %qr : tensor<11x64xf32>
  %q1 = stablehlo.multiply %qm, %ewhole : tensor<11x64xf32>
  %q2 = stablehlo.subtract %q0, %q1 : tensor<11x64xf32>
  %qf = stablehlo.slice %a [0:11, 0:1] : (tensor<11x66xf32>) -> tensor<11x1xf32>
  %qh = stablehlo.slice %a [0:11, 65:66] : (tensor<11x66xf32>) -> tensor<11x1xf32>
  %q3 = stablehlo.concatenate %qh, %q2, %qf, dim = 1 : (tensor<11x1xf32>, tensor<11x64xf32>, tensor<11x1xf32>) -> tensor<11x66xf32>
  %q4 = stablehlo.optimization_barrier %q3 : tensor<11x66xf32>
  check.expect_eq %p4, %q4 : tensor<11x66xf32>
  func.return
}
func.func private @t1() {
  %k = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<306xi32>
  %ab = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<306xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<306xi32>
  %ac = stablehlo.constant dense<23> : tensor<306xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<306xi32>
  %af = stablehlo.convert %ar : (tensor<306xi32>) -> tensor<306xf32>
  %at = stablehlo.reshape %af : (tensor<306xf32>) -> tensor<9x34xf32>
  %a = stablehlo.optimization_barrier %at : tensor<9x34xf32>
  %ei = stablehlo.iota dim = 0 : tensor<32xi32>
  %eb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<32xi32>
  %em = stablehlo.multiply %ei, %eb : tensor<32xi32>
  %ec = stablehlo.constant dense<11> : tensor<32xi32>
  %er = stablehlo.remainder %em, %ec : tensor<32xi32>
  %ef = stablehlo.convert %er : (tensor<32xi32>) -> tensor<32xf32>
  %et = stablehlo.reshape %ef : (tensor<32xf32>) -> tensor<32xf32>
  %e = stablehlo.optimization_barrier %et : tensor<32xf32>
  %pl = stablehlo.slice %a [0:9, 0:32] : (tensor<9x34xf32>) -> tensor<9x32xf32>
  %pm = stablehlo.slice %a [0:9, 1:33] : (tensor<9x34xf32>) -> tensor<9x32xf32>
  %pr = stablehlo.slice %a [0:9, 2:34] : (tensor<9x34xf32>) -> tensor<9x32xf32>
  %pe = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<32xf32>) -> tensor<9x32xf32>
  %p0 = stablehlo.add %pl, %pr : tensor<9x32xf32>
  %p1 = stablehlo.multiply %pm, %pe : tensor<9x32xf32>
  %p2 = stablehlo.subtract %p0, %p1 : tensor<9x32xf32>
  %pf = stablehlo.slice %a [0:9, 0:1] : (tensor<9x34xf32>) -> tensor<9x1xf32>
  %ph = stablehlo.slice %a [0:9, 33:34] : (tensor<9x34xf32>) -> tensor<9x1xf32>
  %p3 = stablehlo.concatenate %ph, %p2, %pf, dim = 1 : (tensor<9x1xf32>, tensor<9x32xf32>, tensor<9x1xf32>) -> tensor<9x34xf32>
  %p4 = stablehlo.optimization_barrier %p3 : tensor<9x34xf32>
  %eall = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<32xf32>) -> tensor<9x32xf32>
  %ewhole = stablehlo.optimization_barrier %eall : tensor<9x32xf32>
  %ql = stablehlo.slice %a [0:9, 0:32] : (tensor<9x34xf32>) -> tensor<9x32xf32>
  %qm = stablehlo.slice %a [0:9, 1:33] : (tensor<9x34xf32>) -> tensor<9x32xf32>
  %qr = stablehlo.slice %a [0:9, 2:34] : (tensor<9x34xf32>) -> tensor<9x32xf32>
  %q0 = stablehlo.add %ql, %qr : tensor<9x32xf32>
  %q1 = stablehlo.multiply %qm, %ewhole : tensor<9x32xf32>
  %q2 = stablehlo.subtract %q0, %q1 : tensor<9x32xf32>
  %qf = stablehlo.slice %a [0:9, 0:1] : (tensor<9x34xf32>) -> tensor<9x1xf32>
  %qh = stablehlo.slice %a [0:9, 33:34] : (tensor<9x34xf32>) -> tensor<9x1xf32>
  %q3 = stablehlo.concatenate %qh, %q2, %qf, dim = 1 : (tensor<9x1xf32>, tensor<9x32xf32>, tensor<9x1xf32>) -> tensor<9x34xf32>
  %q4 = stablehlo.optimization_barrier %q3 : tensor<9x34xf32>
  check.expect_eq %p4, %q4 : tensor<9x34xf32>
  func.return
}
func.func private @t2() {
  %k = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<858xi32>
  %ab = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<858xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<858xi32>
  %ac = stablehlo.constant dense<23> : tensor<858xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<858xi32>
  %af = stablehlo.convert %ar : (tensor<858xi32>) -> tensor<858xi32>
  %at = stablehlo.reshape %af : (tensor<858xi32>) -> tensor<13x66xi32>
  %a = stablehlo.optimization_barrier %at : tensor<13x66xi32>
  %ei = stablehlo.iota dim = 0 : tensor<64xi32>
  %eb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %em = stablehlo.multiply %ei, %eb : tensor<64xi32>
  %ec = stablehlo.constant dense<11> : tensor<64xi32>
  %er = stablehlo.remainder %em, %ec : tensor<64xi32>
  %ef = stablehlo.convert %er : (tensor<64xi32>) -> tensor<64xi32>
  %et = stablehlo.reshape %ef : (tensor<64xi32>) -> tensor<64xi32>
  %e = stablehlo.optimization_barrier %et : tensor<64xi32>
  %pl = stablehlo.slice %a [0:13, 0:64] : (tensor<13x66xi32>) -> tensor<13x64xi32>
  %pm = stablehlo.slice %a [0:13, 1:65] : (tensor<13x66xi32>) -> tensor<13x64xi32>
  %pr = stablehlo.slice %a [0:13, 2:66] : (tensor<13x66xi32>) -> tensor<13x64xi32>
  %pe = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<64xi32>) -> tensor<13x64xi32>
  %p0 = stablehlo.add %pl, %pr : tensor<13x64xi32>
  %p1 = stablehlo.multiply %pm, %pe : tensor<13x64xi32>
  %p2 = stablehlo.subtract %p0, %p1 : tensor<13x64xi32>
  %pf = stablehlo.slice %a [0:13, 0:1] : (tensor<13x66xi32>) -> tensor<13x1xi32>
  %ph = stablehlo.slice %a [0:13, 65:66] : (tensor<13x66xi32>) -> tensor<13x1xi32>
  %p3 = stablehlo.concatenate %ph, %p2, %pf, dim = 1 : (tensor<13x1xi32>, tensor<13x64xi32>, tensor<13x1xi32>) -> tensor<13x66xi32>
  %p4 = stablehlo.optimization_barrier %p3 : tensor<13x66xi32>
  %eall = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<64xi32>) -> tensor<13x64xi32>
  %ewhole = stablehlo.optimization_barrier %eall : tensor<13x64xi32>
  %ql = stablehlo.slice %a [0:13, 0:64] : (tensor<13x66xi32>) -> tensor<13x64xi32>
  %qm = stablehlo.slice %a [0:13, 1:65] : (tensor<13x66xi32>) -> tensor<13x64xi32>
  %qr = stablehlo.slice %a [0:13, 2:66] : (tensor<13x66xi32>) -> tensor<13x64xi32>
  %q0 = stablehlo.add %ql, %qr : tensor<13x64xi32>
  %q1 = stablehlo.multiply %qm, %ewhole : tensor<13x64xi32>
  %q2 = stablehlo.subtract %q0, %q1 : tensor<13x64xi32>
  %qf = stablehlo.slice %a [0:13, 0:1] : (tensor<13x66xi32>) -> tensor<13x1xi32>
  %qh = stablehlo.slice %a [0:13, 65:66] : (tensor<13x66xi32>) -> tensor<13x1xi32>
  %q3 = stablehlo.concatenate %qh, %q2, %qf, dim = 1 : (tensor<13x1xi32>, tensor<13x64xi32>, tensor<13x1xi32>) -> tensor<13x66xi32>
  %q4 = stablehlo.optimization_barrier %q3 : tensor<13x66xi32>
  check.expect_eq %p4, %q4 : tensor<13x66xi32>
  func.return
}
func.func private @t3() {
  %k = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<1300xi32>
  %ab = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<1300xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<1300xi32>
  %ac = stablehlo.constant dense<23> : tensor<1300xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<1300xi32>
  %af = stablehlo.convert %ar : (tensor<1300xi32>) -> tensor<1300xf32>
  %at = stablehlo.reshape %af : (tensor<1300xf32>) -> tensor<10x130xf32>
  %a = stablehlo.optimization_barrier %at : tensor<10x130xf32>
  %ei = stablehlo.iota dim = 0 : tensor<128xi32>
  %eb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<128xi32>
  %em = stablehlo.multiply %ei, %eb : tensor<128xi32>
  %ec = stablehlo.constant dense<11> : tensor<128xi32>
  %er = stablehlo.remainder %em, %ec : tensor<128xi32>
  %ef = stablehlo.convert %er : (tensor<128xi32>) -> tensor<128xf32>
  %et = stablehlo.reshape %ef : (tensor<128xf32>) -> tensor<128xf32>
  %e = stablehlo.optimization_barrier %et : tensor<128xf32>
  %pl = stablehlo.slice %a [0:10, 0:128] : (tensor<10x130xf32>) -> tensor<10x128xf32>
  %pm = stablehlo.slice %a [0:10, 1:129] : (tensor<10x130xf32>) -> tensor<10x128xf32>
  %pr = stablehlo.slice %a [0:10, 2:130] : (tensor<10x130xf32>) -> tensor<10x128xf32>
  %pe = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<128xf32>) -> tensor<10x128xf32>
  %p0 = stablehlo.add %pl, %pr : tensor<10x128xf32>
  %p1 = stablehlo.multiply %pm, %pe : tensor<10x128xf32>
  %p2 = stablehlo.subtract %p0, %p1 : tensor<10x128xf32>
  %pf = stablehlo.slice %a [0:10, 0:1] : (tensor<10x130xf32>) -> tensor<10x1xf32>
  %ph = stablehlo.slice %a [0:10, 129:130] : (tensor<10x130xf32>) -> tensor<10x1xf32>
  %p3 = stablehlo.concatenate %ph, %p2, %pf, dim = 1 : (tensor<10x1xf32>, tensor<10x128xf32>, tensor<10x1xf32>) -> tensor<10x130xf32>
  %p4 = stablehlo.optimization_barrier %p3 : tensor<10x130xf32>
  %eall = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<128xf32>) -> tensor<10x128xf32>
  %ewhole = stablehlo.optimization_barrier %eall : tensor<10x128xf32>
  %ql = stablehlo.slice %a [0:10, 0:128] : (tensor<10x130xf32>) -> tensor<10x128xf32>
  %qm = stablehlo.slice %a [0:10, 1:129] : (tensor<10x130xf32>) -> tensor<10x128xf32>
  %qr = stablehlo.slice %a [0:10, 2:130] : (tensor<10x130xf32>) -> tensor<10x128xf32>
  %q0 = stablehlo.add %ql, %qr : tensor<10x128xf32>
  %q1 = stablehlo.multiply %qm, %ewhole : tensor<10x128xf32>
  %q2 = stablehlo.subtract %q0, %q1 : tensor<10x128xf32>
  %qf = stablehlo.slice %a [0:10, 0:1] : (tensor<10x130xf32>) -> tensor<10x1xf32>
  %qh = stablehlo.slice %a [0:10, 129:130] : (tensor<10x130xf32>) -> tensor<10x1xf32>
  %q3 = stablehlo.concatenate %qh, %q2, %qf, dim = 1 : (tensor<10x1xf32>, tensor<10x128xf32>, tensor<10x1xf32>) -> tensor<10x130xf32>
  %q4 = stablehlo.optimization_barrier %q3 : tensor<10x130xf32>
  check.expect_eq %p4, %q4 : tensor<10x130xf32>
  func.return
}
func.func private @t4() {
  %k = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<1122xi32>
  %ab = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<1122xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<1122xi32>
  %ac = stablehlo.constant dense<23> : tensor<1122xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<1122xi32>
  %af = stablehlo.convert %ar : (tensor<1122xi32>) -> tensor<1122xf64>
  %at = stablehlo.reshape %af : (tensor<1122xf64>) -> tensor<17x66xf64>
  %a = stablehlo.optimization_barrier %at : tensor<17x66xf64>
  %ei = stablehlo.iota dim = 0 : tensor<64xi32>
  %eb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %em = stablehlo.multiply %ei, %eb : tensor<64xi32>
  %ec = stablehlo.constant dense<11> : tensor<64xi32>
  %er = stablehlo.remainder %em, %ec : tensor<64xi32>
  %ef = stablehlo.convert %er : (tensor<64xi32>) -> tensor<64xf64>
  %et = stablehlo.reshape %ef : (tensor<64xf64>) -> tensor<64xf64>
  %e = stablehlo.optimization_barrier %et : tensor<64xf64>
  %pl = stablehlo.slice %a [0:17, 0:64] : (tensor<17x66xf64>) -> tensor<17x64xf64>
  %pm = stablehlo.slice %a [0:17, 1:65] : (tensor<17x66xf64>) -> tensor<17x64xf64>
  %pr = stablehlo.slice %a [0:17, 2:66] : (tensor<17x66xf64>) -> tensor<17x64xf64>
  %pe = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<64xf64>) -> tensor<17x64xf64>
  %p0 = stablehlo.add %pl, %pr : tensor<17x64xf64>
  %p1 = stablehlo.multiply %pm, %pe : tensor<17x64xf64>
  %p2 = stablehlo.subtract %p0, %p1 : tensor<17x64xf64>
  %pf = stablehlo.slice %a [0:17, 0:1] : (tensor<17x66xf64>) -> tensor<17x1xf64>
  %ph = stablehlo.slice %a [0:17, 65:66] : (tensor<17x66xf64>) -> tensor<17x1xf64>
  %p3 = stablehlo.concatenate %ph, %p2, %pf, dim = 1 : (tensor<17x1xf64>, tensor<17x64xf64>, tensor<17x1xf64>) -> tensor<17x66xf64>
  %p4 = stablehlo.optimization_barrier %p3 : tensor<17x66xf64>
  %eall = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<64xf64>) -> tensor<17x64xf64>
  %ewhole = stablehlo.optimization_barrier %eall : tensor<17x64xf64>
  %ql = stablehlo.slice %a [0:17, 0:64] : (tensor<17x66xf64>) -> tensor<17x64xf64>
  %qm = stablehlo.slice %a [0:17, 1:65] : (tensor<17x66xf64>) -> tensor<17x64xf64>
  %qr = stablehlo.slice %a [0:17, 2:66] : (tensor<17x66xf64>) -> tensor<17x64xf64>
  %q0 = stablehlo.add %ql, %qr : tensor<17x64xf64>
  %q1 = stablehlo.multiply %qm, %ewhole : tensor<17x64xf64>
  %q2 = stablehlo.subtract %q0, %q1 : tensor<17x64xf64>
  %qf = stablehlo.slice %a [0:17, 0:1] : (tensor<17x66xf64>) -> tensor<17x1xf64>
  %qh = stablehlo.slice %a [0:17, 65:66] : (tensor<17x66xf64>) -> tensor<17x1xf64>
  %q3 = stablehlo.concatenate %qh, %q2, %qf, dim = 1 : (tensor<17x1xf64>, tensor<17x64xf64>, tensor<17x1xf64>) -> tensor<17x66xf64>
  %q4 = stablehlo.optimization_barrier %q3 : tensor<17x66xf64>
  check.expect_eq %p4, %q4 : tensor<17x66xf64>
  func.return
}
func.func private @t5() {
  %k = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<594xi32>
  %ab = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<594xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<594xi32>
  %ac = stablehlo.constant dense<23> : tensor<594xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<594xi32>
  %af = stablehlo.convert %ar : (tensor<594xi32>) -> tensor<594xi8>
  %at = stablehlo.reshape %af : (tensor<594xi8>) -> tensor<9x66xi8>
  %a = stablehlo.optimization_barrier %at : tensor<9x66xi8>
  %ei = stablehlo.iota dim = 0 : tensor<64xi32>
  %eb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<64xi32>
  %em = stablehlo.multiply %ei, %eb : tensor<64xi32>
  %ec = stablehlo.constant dense<11> : tensor<64xi32>
  %er = stablehlo.remainder %em, %ec : tensor<64xi32>
  %ef = stablehlo.convert %er : (tensor<64xi32>) -> tensor<64xi8>
  %et = stablehlo.reshape %ef : (tensor<64xi8>) -> tensor<64xi8>
  %e = stablehlo.optimization_barrier %et : tensor<64xi8>
  %pl = stablehlo.slice %a [0:9, 0:64] : (tensor<9x66xi8>) -> tensor<9x64xi8>
  %pm = stablehlo.slice %a [0:9, 1:65] : (tensor<9x66xi8>) -> tensor<9x64xi8>
  %pr = stablehlo.slice %a [0:9, 2:66] : (tensor<9x66xi8>) -> tensor<9x64xi8>
  %pe = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<64xi8>) -> tensor<9x64xi8>
  %p0 = stablehlo.add %pl, %pr : tensor<9x64xi8>
  %p1 = stablehlo.multiply %pm, %pe : tensor<9x64xi8>
  %p2 = stablehlo.subtract %p0, %p1 : tensor<9x64xi8>
  %pf = stablehlo.slice %a [0:9, 0:1] : (tensor<9x66xi8>) -> tensor<9x1xi8>
  %ph = stablehlo.slice %a [0:9, 65:66] : (tensor<9x66xi8>) -> tensor<9x1xi8>
  %p3 = stablehlo.concatenate %ph, %p2, %pf, dim = 1 : (tensor<9x1xi8>, tensor<9x64xi8>, tensor<9x1xi8>) -> tensor<9x66xi8>
  %p4 = stablehlo.optimization_barrier %p3 : tensor<9x66xi8>
  %eall = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<64xi8>) -> tensor<9x64xi8>
  %ewhole = stablehlo.optimization_barrier %eall : tensor<9x64xi8>
  %ql = stablehlo.slice %a [0:9, 0:64] : (tensor<9x66xi8>) -> tensor<9x64xi8>
  %qm = stablehlo.slice %a [0:9, 1:65] : (tensor<9x66xi8>) -> tensor<9x64xi8>
  %qr = stablehlo.slice %a [0:9, 2:66] : (tensor<9x66xi8>) -> tensor<9x64xi8>
  %q0 = stablehlo.add %ql, %qr : tensor<9x64xi8>
  %q1 = stablehlo.multiply %qm, %ewhole : tensor<9x64xi8>
  %q2 = stablehlo.subtract %q0, %q1 : tensor<9x64xi8>
  %qf = stablehlo.slice %a [0:9, 0:1] : (tensor<9x66xi8>) -> tensor<9x1xi8>
  %qh = stablehlo.slice %a [0:9, 65:66] : (tensor<9x66xi8>) -> tensor<9x1xi8>
  %q3 = stablehlo.concatenate %qh, %q2, %qf, dim = 1 : (tensor<9x1xi8>, tensor<9x64xi8>, tensor<9x1xi8>) -> tensor<9x66xi8>
  %q4 = stablehlo.optimization_barrier %q3 : tensor<9x66xi8>
  check.expect_eq %p4, %q4 : tensor<9x66xi8>
  func.return
}
func.func private @t6() {
  %k = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<804xi32>
  %ab = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<804xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<804xi32>
  %ac = stablehlo.constant dense<23> : tensor<804xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<804xi32>
  %af = stablehlo.convert %ar : (tensor<804xi32>) -> tensor<804xf32>
  %at = stablehlo.reshape %af : (tensor<804xf32>) -> tensor<12x67xf32>
  %a = stablehlo.optimization_barrier %at : tensor<12x67xf32>
  %ei = stablehlo.iota dim = 0 : tensor<65xi32>
  %eb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<65xi32>
  %em = stablehlo.multiply %ei, %eb : tensor<65xi32>
  %ec = stablehlo.constant dense<11> : tensor<65xi32>
  %er = stablehlo.remainder %em, %ec : tensor<65xi32>
  %ef = stablehlo.convert %er : (tensor<65xi32>) -> tensor<65xf32>
  %et = stablehlo.reshape %ef : (tensor<65xf32>) -> tensor<65xf32>
  %e = stablehlo.optimization_barrier %et : tensor<65xf32>
  %pl = stablehlo.slice %a [0:12, 0:65] : (tensor<12x67xf32>) -> tensor<12x65xf32>
  %pm = stablehlo.slice %a [0:12, 1:66] : (tensor<12x67xf32>) -> tensor<12x65xf32>
  %pr = stablehlo.slice %a [0:12, 2:67] : (tensor<12x67xf32>) -> tensor<12x65xf32>
  %pe = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<65xf32>) -> tensor<12x65xf32>
  %p0 = stablehlo.add %pl, %pr : tensor<12x65xf32>
  %p1 = stablehlo.multiply %pm, %pe : tensor<12x65xf32>
  %p2 = stablehlo.subtract %p0, %p1 : tensor<12x65xf32>
  %pf = stablehlo.slice %a [0:12, 0:1] : (tensor<12x67xf32>) -> tensor<12x1xf32>
  %ph = stablehlo.slice %a [0:12, 66:67] : (tensor<12x67xf32>) -> tensor<12x1xf32>
  %p3 = stablehlo.concatenate %ph, %p2, %pf, dim = 1 : (tensor<12x1xf32>, tensor<12x65xf32>, tensor<12x1xf32>) -> tensor<12x67xf32>
  %p4 = stablehlo.optimization_barrier %p3 : tensor<12x67xf32>
  %eall = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<65xf32>) -> tensor<12x65xf32>
  %ewhole = stablehlo.optimization_barrier %eall : tensor<12x65xf32>
  %ql = stablehlo.slice %a [0:12, 0:65] : (tensor<12x67xf32>) -> tensor<12x65xf32>
  %qm = stablehlo.slice %a [0:12, 1:66] : (tensor<12x67xf32>) -> tensor<12x65xf32>
  %qr = stablehlo.slice %a [0:12, 2:67] : (tensor<12x67xf32>) -> tensor<12x65xf32>
  %q0 = stablehlo.add %ql, %qr : tensor<12x65xf32>
  %q1 = stablehlo.multiply %qm, %ewhole : tensor<12x65xf32>
  %q2 = stablehlo.subtract %q0, %q1 : tensor<12x65xf32>
  %qf = stablehlo.slice %a [0:12, 0:1] : (tensor<12x67xf32>) -> tensor<12x1xf32>
  %qh = stablehlo.slice %a [0:12, 66:67] : (tensor<12x67xf32>) -> tensor<12x1xf32>
  %q3 = stablehlo.concatenate %qh, %q2, %qf, dim = 1 : (tensor<12x1xf32>, tensor<12x65xf32>, tensor<12x1xf32>) -> tensor<12x67xf32>
  %q4 = stablehlo.optimization_barrier %q3 : tensor<12x67xf32>
  check.expect_eq %p4, %q4 : tensor<12x67xf32>
  func.return
}
func.func private @t7() {
  %k = util.unfoldable_constant dense<7> : tensor<i32>
  %ai = stablehlo.iota dim = 0 : tensor<342xi32>
  %ab = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<342xi32>
  %am = stablehlo.multiply %ai, %ab : tensor<342xi32>
  %ac = stablehlo.constant dense<23> : tensor<342xi32>
  %ar = stablehlo.remainder %am, %ac : tensor<342xi32>
  %af = stablehlo.convert %ar : (tensor<342xi32>) -> tensor<342xi32>
  %at = stablehlo.reshape %af : (tensor<342xi32>) -> tensor<19x18xi32>
  %a = stablehlo.optimization_barrier %at : tensor<19x18xi32>
  %ei = stablehlo.iota dim = 0 : tensor<16xi32>
  %eb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<16xi32>
  %em = stablehlo.multiply %ei, %eb : tensor<16xi32>
  %ec = stablehlo.constant dense<11> : tensor<16xi32>
  %er = stablehlo.remainder %em, %ec : tensor<16xi32>
  %ef = stablehlo.convert %er : (tensor<16xi32>) -> tensor<16xi32>
  %et = stablehlo.reshape %ef : (tensor<16xi32>) -> tensor<16xi32>
  %e = stablehlo.optimization_barrier %et : tensor<16xi32>
  %pl = stablehlo.slice %a [0:19, 0:16] : (tensor<19x18xi32>) -> tensor<19x16xi32>
  %pm = stablehlo.slice %a [0:19, 1:17] : (tensor<19x18xi32>) -> tensor<19x16xi32>
  %pr = stablehlo.slice %a [0:19, 2:18] : (tensor<19x18xi32>) -> tensor<19x16xi32>
  %pe = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<16xi32>) -> tensor<19x16xi32>
  %p0 = stablehlo.add %pl, %pr : tensor<19x16xi32>
  %p1 = stablehlo.multiply %pm, %pe : tensor<19x16xi32>
  %p2 = stablehlo.subtract %p0, %p1 : tensor<19x16xi32>
  %pf = stablehlo.slice %a [0:19, 0:1] : (tensor<19x18xi32>) -> tensor<19x1xi32>
  %ph = stablehlo.slice %a [0:19, 17:18] : (tensor<19x18xi32>) -> tensor<19x1xi32>
  %p3 = stablehlo.concatenate %ph, %p2, %pf, dim = 1 : (tensor<19x1xi32>, tensor<19x16xi32>, tensor<19x1xi32>) -> tensor<19x18xi32>
  %p4 = stablehlo.optimization_barrier %p3 : tensor<19x18xi32>
  %eall = stablehlo.broadcast_in_dim %e, dims = [1] : (tensor<16xi32>) -> tensor<19x16xi32>
  %ewhole = stablehlo.optimization_barrier %eall : tensor<19x16xi32>
  %ql = stablehlo.slice %a [0:19, 0:16] : (tensor<19x18xi32>) -> tensor<19x16xi32>
  %qm = stablehlo.slice %a [0:19, 1:17] : (tensor<19x18xi32>) -> tensor<19x16xi32>
  %qr = stablehlo.slice %a [0:19, 2:18] : (tensor<19x18xi32>) -> tensor<19x16xi32>
  %q0 = stablehlo.add %ql, %qr : tensor<19x16xi32>
  %q1 = stablehlo.multiply %qm, %ewhole : tensor<19x16xi32>
  %q2 = stablehlo.subtract %q0, %q1 : tensor<19x16xi32>
  %qf = stablehlo.slice %a [0:19, 0:1] : (tensor<19x18xi32>) -> tensor<19x1xi32>
  %qh = stablehlo.slice %a [0:19, 17:18] : (tensor<19x18xi32>) -> tensor<19x1xi32>
  %q3 = stablehlo.concatenate %qh, %q2, %qf, dim = 1 : (tensor<19x1xi32>, tensor<19x16xi32>, tensor<19x1xi32>) -> tensor<19x18xi32>
  %q4 = stablehlo.optimization_barrier %q3 : tensor<19x18xi32>
  check.expect_eq %p4, %q4 : tensor<19x18xi32>
  func.return
}
