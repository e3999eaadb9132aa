// Elements of narrow types that are one number for all points of a row: operands
// in lanes as narrow, read where a row begins or made anew in each tile; products
// and sums of such lanes in one op, squares among them.  Oracle: the same in 32
// bits.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
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
  func.call @t8() : () -> ()
  func.call @t9() : () -> ()
  func.call @t10() : () -> ()
  func.call @t11() : () -> ()
  func.call @t12() : () -> ()
  func.call @t13() : () -> ()
  func.call @t14() : () -> ()
  func.return
}
func.func private @t0() {
  %x0 = stablehlo.iota dim = 0 : tensor<1728xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<1728xi32>) -> tensor<3x9x64xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<3x9x64xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<3x9x64xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<3x9x64xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x9x64xi32>
  %x6 = stablehlo.convert %x5 : (tensor<3x9x64xi32>) -> tensor<3x9x64xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x9x64xi8>
  %x7 = stablehlo.convert %x6 : (tensor<3x9x64xi8>) -> tensor<3x9x64xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<3x9x64xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<27xi32>) -> tensor<3x9xi32>
  %y2 = stablehlo.constant dense<-104729> : tensor<3x9xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<3x9xi32>
  %y4 = stablehlo.constant dense<1234> : tensor<3x9xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<3x9xi32>
  %y6 = stablehlo.convert %y5 : (tensor<3x9xi32>) -> tensor<3x9xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x9xi8>
  %y7 = stablehlo.convert %y6 : (tensor<3x9xi8>) -> tensor<3x9xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<3x9xi32>
  %z0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %z1 = stablehlo.reshape %z0 : (tensor<9xi32>) -> tensor<9xi32>
  %z2 = stablehlo.constant dense<31337> : tensor<9xi32>
  %z3 = stablehlo.multiply %z1, %z2 : tensor<9xi32>
  %z4 = stablehlo.constant dense<99> : tensor<9xi32>
  %z5 = stablehlo.add %z3, %z4 : tensor<9xi32>
  %z6 = stablehlo.convert %z5 : (tensor<9xi32>) -> tensor<9xi8>
  %z = stablehlo.optimization_barrier %z6 : tensor<9xi8>
  %z7 = stablehlo.convert %z6 : (tensor<9xi8>) -> tensor<9xi32>
  %zw = stablehlo.optimization_barrier %z7 : tensor<9xi32>
  %rb = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<3x9xi8>) -> tensor<3x9x64xi8>
  %rc = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<9xi8>) -> tensor<3x9x64xi8>
  %rp = stablehlo.compare NE, %rb, %x : (tensor<3x9x64xi8>, tensor<3x9x64xi8>) -> tensor<3x9x64xi1>
  %rq = stablehlo.compare LT, %rc, %rb : (tensor<3x9x64xi8>, tensor<3x9x64xi8>) -> tensor<3x9x64xi1>
  %rr = stablehlo.compare LT, %x, %rc : (tensor<3x9x64xi8>, tensor<3x9x64xi8>) -> tensor<3x9x64xi1>
  %rs = stablehlo.select %rp, %rb, %x : tensor<3x9x64xi1>, tensor<3x9x64xi8>
  %rt = stablehlo.select %rq, %x, %rc : tensor<3x9x64xi1>, tensor<3x9x64xi8>
  %ru = stablehlo.select %rr, %rc, %rb : tensor<3x9x64xi1>, tensor<3x9x64xi8>
  %rv = stablehlo.xor %rs, %rc : tensor<3x9x64xi8>
  %rw = stablehlo.multiply %rv, %rv : tensor<3x9x64xi8>
  %rx = stablehlo.add %rw, %x : tensor<3x9x64xi8>
  %ry = stablehlo.multiply %rt, %rb : tensor<3x9x64xi8>
  %rz = stablehlo.add %rc, %ry : tensor<3x9x64xi8>
  %rk = stablehlo.multiply %rz, %ru : tensor<3x9x64xi8>
  %rl = stablehlo.add %rx, %rk : tensor<3x9x64xi8>
  %rm = stablehlo.minimum %rs, %rb : tensor<3x9x64xi8>
  %r = stablehlo.subtract %rl, %rm : tensor<3x9x64xi8>
  %eb = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<3x9xi32>) -> tensor<3x9x64xi32>
  %ec = stablehlo.broadcast_in_dim %zw, dims = [1] : (tensor<9xi32>) -> tensor<3x9x64xi32>
  %ep = stablehlo.compare NE, %eb, %xw : (tensor<3x9x64xi32>, tensor<3x9x64xi32>) -> tensor<3x9x64xi1>
  %eq = stablehlo.compare LT, %ec, %eb : (tensor<3x9x64xi32>, tensor<3x9x64xi32>) -> tensor<3x9x64xi1>
  %er = stablehlo.compare LT, %xw, %ec : (tensor<3x9x64xi32>, tensor<3x9x64xi32>) -> tensor<3x9x64xi1>
  %es = stablehlo.select %ep, %eb, %xw : tensor<3x9x64xi1>, tensor<3x9x64xi32>
  %et = stablehlo.select %eq, %xw, %ec : tensor<3x9x64xi1>, tensor<3x9x64xi32>
  %eu = stablehlo.select %er, %ec, %eb : tensor<3x9x64xi1>, tensor<3x9x64xi32>
  %ev = stablehlo.xor %es, %ec : tensor<3x9x64xi32>
  %ew = stablehlo.multiply %ev, %ev : tensor<3x9x64xi32>
  %ex = stablehlo.add %ew, %xw : tensor<3x9x64xi32>
  %ey = stablehlo.multiply %et, %eb : tensor<3x9x64xi32>
  %ez = stablehlo.add %ec, %ey : tensor<3x9x64xi32>
  %ek = stablehlo.multiply %ez, %eu : tensor<3x9x64xi32>
  %el = stablehlo.add %ex, %ek : tensor<3x9x64xi32>
  %em = stablehlo.minimum %es, %eb : tensor<3x9x64xi32>
  %e = stablehlo.subtract %el, %em : tensor<3x9x64xi32>
  %f = stablehlo.convert %e : (tensor<3x9x64xi32>) -> tensor<3x9x64xi8>
  check.expect_eq %r, %f : tensor<3x9x64xi8>
  func.return
}
func.func private @t1() {
  %x0 = stablehlo.iota dim = 0 : tensor<5400xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<5400xi32>) -> tensor<3x9x200xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<3x9x200xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<3x9x200xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<3x9x200xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x9x200xi32>
  %x6 = stablehlo.convert %x5 : (tensor<3x9x200xi32>) -> tensor<3x9x200xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x9x200xi8>
  %x7 = stablehlo.convert %x6 : (tensor<3x9x200xi8>) -> tensor<3x9x200xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<3x9x200xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<27xi32>) -> tensor<3x9xi32>
  %y2 = stablehlo.constant dense<-104729> : tensor<3x9xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<3x9xi32>
  %y4 = stablehlo.constant dense<1234> : tensor<3x9xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<3x9xi32>
  %y6 = stablehlo.convert %y5 : (tensor<3x9xi32>) -> tensor<3x9xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x9xi8>
  %y7 = stablehlo.convert %y6 : (tensor<3x9xi8>) -> tensor<3x9xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<3x9xi32>
  %z0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %z1 = stablehlo.reshape %z0 : (tensor<9xi32>) -> tensor<9xi32>
  %z2 = stablehlo.constant dense<31337> : tensor<9xi32>
  %z3 = stablehlo.multiply %z1, %z2 : tensor<9xi32>
  %z4 = stablehlo.constant dense<99> : tensor<9xi32>
  %z5 = stablehlo.add %z3, %z4 : tensor<9xi32>
  %z6 = stablehlo.convert %z5 : (tensor<9xi32>) -> tensor<9xi8>
  %z = stablehlo.optimization_barrier %z6 : tensor<9xi8>
  %z7 = stablehlo.convert %z6 : (tensor<9xi8>) -> tensor<9xi32>
  %zw = stablehlo.optimization_barrier %z7 : tensor<9xi32>
  %rb = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<3x9xi8>) -> tensor<3x9x200xi8>
  %rc = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<9xi8>) -> tensor<3x9x200xi8>
  %rp = stablehlo.compare NE, %rb, %x : (tensor<3x9x200xi8>, tensor<3x9x200xi8>) -> tensor<3x9x200xi1>
  %rq = stablehlo.compare LT, %rc, %rb : (tensor<3x9x200xi8>, tensor<3x9x200xi8>) -> tensor<3x9x200xi1>
  %rr = stablehlo.compare LT, %x, %rc : (tensor<3x9x200xi8>, tensor<3x9x200xi8>) -> tensor<3x9x200xi1>
  %rs = stablehlo.select %rp, %rb, %x : tensor<3x9x200xi1>, tensor<3x9x200xi8>
  %rt = stablehlo.select %rq, %x, %rc : tensor<3x9x200xi1>, tensor<3x9x200xi8>
  %ru = stablehlo.select %rr, %rc, %rb : tensor<3x9x200xi1>, tensor<3x9x200xi8>
  %rv = stablehlo.xor %rs, %rc : tensor<3x9x200xi8>
  %rw = stablehlo.multiply %rv, %rv : tensor<3x9x200xi8>
  %rx = stablehlo.add %rw, %x : tensor<3x9x200xi8>
  %ry = stablehlo.multiply %rt, %rb : tensor<3x9x200xi8>
  %rz = stablehlo.add %rc, %ry : tensor<3x9x200xi8>
  %rk = stablehlo.multiply %rz, %ru : tensor<3x9x200xi8>
  %rl = stablehlo.add %rx, %rk : tensor<3x9x200xi8>
  %rm = stablehlo.minimum %rs, %rb : tensor<3x9x200xi8>
  %r = stablehlo.subtract %rl, %rm : tensor<3x9x200xi8>
  %eb = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<3x9xi32>) -> tensor<3x9x200xi32>
  %ec = stablehlo.broadcast_in_dim %zw, dims = [1] : (tensor<9xi32>) -> tensor<3x9x200xi32>
  %ep = stablehlo.compare NE, %eb, %xw : (tensor<3x9x200xi32>, tensor<3x9x200xi32>) -> tensor<3x9x200xi1>
  %eq = stablehlo.compare LT, %ec, %eb : (tensor<3x9x200xi32>, tensor<3x9x200xi32>) -> tensor<3x9x200xi1>
  %er = stablehlo.compare LT, %xw, %ec : (tensor<3x9x200xi32>, tensor<3x9x200xi32>) -> tensor<3x9x200xi1>
  %es = stablehlo.select %ep, %eb, %xw : tensor<3x9x200xi1>, tensor<3x9x200xi32>
  %et = stablehlo.select %eq, %xw, %ec : tensor<3x9x200xi1>, tensor<3x9x200xi32>
  %eu = stablehlo.select %er, %ec, %eb : tensor<3x9x200xi1>, tensor<3x9x200xi32>
  %ev = stablehlo.xor %es, %ec : tensor<3x9x200xi32>
  %ew = stablehlo.multiply %ev, %ev : tensor<3x9x200xi32>
  %ex = stablehlo.add %ew, %xw : tensor<3x9x200xi32>
  %ey = stablehlo.multiply %et, %eb : tensor<3x9x200xi32>
  %ez = stablehlo.add %ec, %ey : tensor<3x9x200xi32>
  %ek = stablehlo.multiply %ez, %eu : tensor<3x9x200xi32>
  %el = stablehlo.add %ex, %ek : tensor<3x9x200xi32>
  %em = stablehlo.minimum %es, %eb : tensor<3x9x200xi32>
  %e = stablehlo.subtract %el, %em : tensor<3x9x200xi32>
  %f = stablehlo.convert %e : (tensor<3x9x200xi32>) -> tensor<3x9x200xi8>
  check.expect_eq %r, %f : tensor<3x9x200xi8>
  func.return
}
func.func private @t2() {
  %x0 = stablehlo.iota dim = 0 : tensor<2700xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<2700xi32>) -> tensor<3x9x100xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<3x9x100xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<3x9x100xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<3x9x100xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x9x100xi32>
  %x6 = stablehlo.convert %x5 : (tensor<3x9x100xi32>) -> tensor<3x9x100xui8>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x9x100xui8>
  %x7 = stablehlo.convert %x6 : (tensor<3x9x100xui8>) -> tensor<3x9x100xui32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<3x9x100xui32>
  %y0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<27xi32>) -> tensor<3x9xi32>
  %y2 = stablehlo.constant dense<-104729> : tensor<3x9xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<3x9xi32>
  %y4 = stablehlo.constant dense<1234> : tensor<3x9xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<3x9xi32>
  %y6 = stablehlo.convert %y5 : (tensor<3x9xi32>) -> tensor<3x9xui8>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x9xui8>
  %y7 = stablehlo.convert %y6 : (tensor<3x9xui8>) -> tensor<3x9xui32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<3x9xui32>
  %z0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %z1 = stablehlo.reshape %z0 : (tensor<9xi32>) -> tensor<9xi32>
  %z2 = stablehlo.constant dense<31337> : tensor<9xi32>
  %z3 = stablehlo.multiply %z1, %z2 : tensor<9xi32>
  %z4 = stablehlo.constant dense<99> : tensor<9xi32>
  %z5 = stablehlo.add %z3, %z4 : tensor<9xi32>
  %z6 = stablehlo.convert %z5 : (tensor<9xi32>) -> tensor<9xui8>
  %z = stablehlo.optimization_barrier %z6 : tensor<9xui8>
  %z7 = stablehlo.convert %z6 : (tensor<9xui8>) -> tensor<9xui32>
  %zw = stablehlo.optimization_barrier %z7 : tensor<9xui32>
  %rb = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<3x9xui8>) -> tensor<3x9x100xui8>
  %rc = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<9xui8>) -> tensor<3x9x100xui8>
  %rp = stablehlo.compare NE, %rb, %x : (tensor<3x9x100xui8>, tensor<3x9x100xui8>) -> tensor<3x9x100xi1>
  %rq = stablehlo.compare LT, %rc, %rb : (tensor<3x9x100xui8>, tensor<3x9x100xui8>) -> tensor<3x9x100xi1>
  %rr = stablehlo.compare LT, %x, %rc : (tensor<3x9x100xui8>, tensor<3x9x100xui8>) -> tensor<3x9x100xi1>
  %rs = stablehlo.select %rp, %rb, %x : tensor<3x9x100xi1>, tensor<3x9x100xui8>
  %rt = stablehlo.select %rq, %x, %rc : tensor<3x9x100xi1>, tensor<3x9x100xui8>
  %ru = stablehlo.select %rr, %rc, %rb : tensor<3x9x100xi1>, tensor<3x9x100xui8>
  %rv = stablehlo.xor %rs, %rc : tensor<3x9x100xui8>
  %rw = stablehlo.multiply %rv, %rv : tensor<3x9x100xui8>
  %rx = stablehlo.add %rw, %x : tensor<3x9x100xui8>
  %ry = stablehlo.multiply %rt, %rb : tensor<3x9x100xui8>
  %rz = stablehlo.add %rc, %ry : tensor<3x9x100xui8>
  %rk = stablehlo.multiply %rz, %ru : tensor<3x9x100xui8>
  %rl = stablehlo.add %rx, %rk : tensor<3x9x100xui8>
  %rm = stablehlo.minimum %rs, %rb : tensor<3x9x100xui8>
  %r = stablehlo.subtract %rl, %rm : tensor<3x9x100xui8>
  %eb = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<3x9xui32>) -> tensor<3x9x100xui32>
  %ec = stablehlo.broadcast_in_dim %zw, dims = [1] : (tensor<9xui32>) -> tensor<3x9x100xui32>
  %ep = stablehlo.compare NE, %eb, %xw : (tensor<3x9x100xui32>, tensor<3x9x100xui32>) -> tensor<3x9x100xi1>
  %eq = stablehlo.compare LT, %ec, %eb : (tensor<3x9x100xui32>, tensor<3x9x100xui32>) -> tensor<3x9x100xi1>
  %er = stablehlo.compare LT, %xw, %ec : (tensor<3x9x100xui32>, tensor<3x9x100xui32>) -> tensor<3x9x100xi1>
  %es = stablehlo.select %ep, %eb, %xw : tensor<3x9x100xi1>, tensor<3x9x100xui32>
  %et = stablehlo.select %eq, %xw, %ec : tensor<3x9x100xi1>, tensor<3x9x100xui32>
  %eu = stablehlo.select %er, %ec, %eb : tensor<3x9x100xi1>, tensor<3x9x100xui32>
  %ev = stablehlo.xor %es, %ec : tensor<3x9x100xui32>
  %ew = stablehlo.multiply %ev, %ev : tensor<3x9x100xui32>
  %ex = stablehlo.add %ew, %xw : tensor<3x9x100xui32>
  %ey = stablehlo.multiply %et, %eb : tensor<3x9x100xui32>
  %ez = stablehlo.add %ec, %ey : tensor<3x9x100xui32>
  %ek = stablehlo.multiply %ez, %eu : tensor<3x9x100xui32>
  %el = stablehlo.add %ex, %ek : tensor<3x9x100xui32>
  %em = stablehlo.minimum %es, %eb : tensor<3x9x100xui32>
  %e = stablehlo.subtract %el, %em : tensor<3x9x100xui32>
  %f = stablehlo.convert %e : (tensor<3x9x100xui32>) -> tensor<3x9x100xui8>
  check.expect_eq %r, %f : tensor<3x9x100xui8>
  func.return
}
func.func private @t3() {
  %x0 = stablehlo.iota dim = 0 : tensor<5400xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<5400xi32>) -> tensor<3x9x200xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<3x9x200xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<3x9x200xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<3x9x200xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x9x200xi32>
  %x6 = stablehlo.convert %x5 : (tensor<3x9x200xi32>) -> tensor<3x9x200xui8>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x9x200xui8>
  %x7 = stablehlo.convert %x6 : (tensor<3x9x200xui8>) -> tensor<3x9x200xui32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<3x9x200xui32>
  %y0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<27xi32>) -> tensor<3x9xi32>
  %y2 = stablehlo.constant dense<-104729> : tensor<3x9xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<3x9xi32>
  %y4 = stablehlo.constant dense<1234> : tensor<3x9xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<3x9xi32>
  %y6 = stablehlo.convert %y5 : (tensor<3x9xi32>) -> tensor<3x9xui8>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x9xui8>
  %y7 = stablehlo.convert %y6 : (tensor<3x9xui8>) -> tensor<3x9xui32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<3x9xui32>
  %z0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %z1 = stablehlo.reshape %z0 : (tensor<9xi32>) -> tensor<9xi32>
  %z2 = stablehlo.constant dense<31337> : tensor<9xi32>
  %z3 = stablehlo.multiply %z1, %z2 : tensor<9xi32>
  %z4 = stablehlo.constant dense<99> : tensor<9xi32>
  %z5 = stablehlo.add %z3, %z4 : tensor<9xi32>
  %z6 = stablehlo.convert %z5 : (tensor<9xi32>) -> tensor<9xui8>
  %z = stablehlo.optimization_barrier %z6 : tensor<9xui8>
  %z7 = stablehlo.convert %z6 : (tensor<9xui8>) -> tensor<9xui32>
  %zw = stablehlo.optimization_barrier %z7 : tensor<9xui32>
  %rb = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<3x9xui8>) -> tensor<3x9x200xui8>
  %rc = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<9xui8>) -> tensor<3x9x200xui8>
  %rp = stablehlo.compare NE, %rb, %x : (tensor<3x9x200xui8>, tensor<3x9x200xui8>) -> tensor<3x9x200xi1>
  %rq = stablehlo.compare LT, %rc, %rb : (tensor<3x9x200xui8>, tensor<3x9x200xui8>) -> tensor<3x9x200xi1>
  %rr = stablehlo.compare LT, %x, %rc : (tensor<3x9x200xui8>, tensor<3x9x200xui8>) -> tensor<3x9x200xi1>
  %rs = stablehlo.select %rp, %rb, %x : tensor<3x9x200xi1>, tensor<3x9x200xui8>
  %rt = stablehlo.select %rq, %x, %rc : tensor<3x9x200xi1>, tensor<3x9x200xui8>
  %ru = stablehlo.select %rr, %rc, %rb : tensor<3x9x200xi1>, tensor<3x9x200xui8>
  %rv = stablehlo.xor %rs, %rc : tensor<3x9x200xui8>
  %rw = stablehlo.multiply %rv, %rv : tensor<3x9x200xui8>
  %rx = stablehlo.add %rw, %x : tensor<3x9x200xui8>
  %ry = stablehlo.multiply %rt, %rb : tensor<3x9x200xui8>
  %rz = stablehlo.add %rc, %ry : tensor<3x9x200xui8>
  %rk = stablehlo.multiply %rz, %ru : tensor<3x9x200xui8>
  %rl = stablehlo.add %rx, %rk : tensor<3x9x200xui8>
  %rm = stablehlo.minimum %rs, %rb : tensor<3x9x200xui8>
  %r = stablehlo.subtract %rl, %rm : tensor<3x9x200xui8>
  %eb = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<3x9xui32>) -> tensor<3x9x200xui32>
  %ec = stablehlo.broadcast_in_dim %zw, dims = [1] : (tensor<9xui32>) -> tensor<3x9x200xui32>
  %ep = stablehlo.compare NE, %eb, %xw : (tensor<3x9x200xui32>, tensor<3x9x200xui32>) -> tensor<3x9x200xi1>
  %eq = stablehlo.compare LT, %ec, %eb : (tensor<3x9x200xui32>, tensor<3x9x200xui32>) -> tensor<3x9x200xi1>
  %er = stablehlo.compare LT, %xw, %ec : (tensor<3x9x200xui32>, tensor<3x9x200xui32>) -> tensor<3x9x200xi1>
  %es = stablehlo.select %ep, %eb, %xw : tensor<3x9x200xi1>, tensor<3x9x200xui32>
  %et = stablehlo.select %eq, %xw, %ec : tensor<3x9x200xi1>, tensor<3x9x200xui32>
  %eu = stablehlo.select %er, %ec, %eb : tensor<3x9x200xi1>, tensor<3x9x200xui32>
  %ev = stablehlo.xor %es, %ec : tensor<3x9x200xui32>
  %ew = stablehlo.multiply %ev, %ev : tensor<3x9x200xui32>
  %ex = stablehlo.add %ew, %xw : tensor<3x9x200xui32>
  %ey = stablehlo.multiply %et, %eb : tensor<3x9x200xui32>
  %ez = stablehlo.add %ec, %ey : tensor<3x9x200xui32>
  %ek = stablehlo.multiply %ez, %eu : tensor<3x9x200xui32>
  %el = stablehlo.add %ex, %ek : tensor<3x9x200xui32>
  %em = stablehlo.minimum %es, %eb : tensor<3x9x200xui32>
  %e = stablehlo.subtract %el, %em : tensor<3x9x200xui32>
  %f = stablehlo.convert %e : (tensor<3x9x200xui32>) -> tensor<3x9x200xui8>
  check.expect_eq %r, %f : tensor<3x9x200xui8>
  func.return
}
func.func private @t4() {
  %x0 = stablehlo.iota dim = 0 : tensor<891xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<891xi32>) -> tensor<3x9x33xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<3x9x33xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<3x9x33xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<3x9x33xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x9x33xi32>
  %x6 = stablehlo.convert %x5 : (tensor<3x9x33xi32>) -> tensor<3x9x33xi16>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x9x33xi16>
  %x7 = stablehlo.convert %x6 : (tensor<3x9x33xi16>) -> tensor<3x9x33xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<3x9x33xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<27xi32>) -> tensor<3x9xi32>
  %y2 = stablehlo.constant dense<-104729> : tensor<3x9xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<3x9xi32>
  %y4 = stablehlo.constant dense<1234> : tensor<3x9xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<3x9xi32>
  %y6 = stablehlo.convert %y5 : (tensor<3x9xi32>) -> tensor<3x9xi16>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x9xi16>
  %y7 = stablehlo.convert %y6 : (tensor<3x9xi16>) -> tensor<3x9xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<3x9xi32>
  %z0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %z1 = stablehlo.reshape %z0 : (tensor<9xi32>) -> tensor<9xi32>
  %z2 = stablehlo.constant dense<31337> : tensor<9xi32>
  %z3 = stablehlo.multiply %z1, %z2 : tensor<9xi32>
  %z4 = stablehlo.constant dense<99> : tensor<9xi32>
  %z5 = stablehlo.add %z3, %z4 : tensor<9xi32>
  %z6 = stablehlo.convert %z5 : (tensor<9xi32>) -> tensor<9xi16>
  %z = stablehlo.optimization_barrier %z6 : tensor<9xi16>
  %z7 = stablehlo.convert %z6 : (tensor<9xi16>) -> tensor<9xi32>
  %zw = stablehlo.optimization_barrier %z7 : tensor<9xi32>
  %rb = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<3x9xi16>) -> tensor<3x9x33xi16>
  %rc = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<9xi16>) -> tensor<3x9x33xi16>
  %rp = stablehlo.compare NE, %rb, %x : (tensor<3x9x33xi16>, tensor<3x9x33xi16>) -> tensor<3x9x33xi1>
  %rq = stablehlo.compare LT, %rc, %rb : (tensor<3x9x33xi16>, tensor<3x9x33xi16>) -> tensor<3x9x33xi1>
  %rr = stablehlo.compare LT, %x, %rc : (tensor<3x9x33xi16>, tensor<3x9x33xi16>) -> tensor<3x9x33xi1>
  %rs = stablehlo.select %rp, %rb, %x : tensor<3x9x33xi1>, tensor<3x9x33xi16>
  %rt = stablehlo.select %rq, %x, %rc : tensor<3x9x33xi1>, tensor<3x9x33xi16>
  %ru = stablehlo.select %rr, %rc, %rb : tensor<3x9x33xi1>, tensor<3x9x33xi16>
  %rv = stablehlo.xor %rs, %rc : tensor<3x9x33xi16>
  %rw = stablehlo.multiply %rv, %rv : tensor<3x9x33xi16>
  %rx = stablehlo.add %rw, %x : tensor<3x9x33xi16>
  %ry = stablehlo.multiply %rt, %rb : tensor<3x9x33xi16>
  %rz = stablehlo.add %rc, %ry : tensor<3x9x33xi16>
  %rk = stablehlo.multiply %rz, %ru : tensor<3x9x33xi16>
  %rl = stablehlo.add %rx, %rk : tensor<3x9x33xi16>
  %rm = stablehlo.minimum %rs, %rb : tensor<3x9x33xi16>
  %r = stablehlo.subtract %rl, %rm : tensor<3x9x33xi16>
  %eb = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<3x9xi32>) -> tensor<3x9x33xi32>
  %ec = stablehlo.broadcast_in_dim %zw, dims = [1] : (tensor<9xi32>) -> tensor<3x9x33xi32>
  %ep = stablehlo.compare NE, %eb, %xw : (tensor<3x9x33xi32>, tensor<3x9x33xi32>) -> tensor<3x9x33xi1>
  %eq = stablehlo.compare LT, %ec, %eb : (tensor<3x9x33xi32>, tensor<3x9x33xi32>) -> tensor<3x9x33xi1>
  %er = stablehlo.compare LT, %xw, %ec : (tensor<3x9x33xi32>, tensor<3x9x33xi32>) -> tensor<3x9x33xi1>
  %es = stablehlo.select %ep, %eb, %xw : tensor<3x9x33xi1>, tensor<3x9x33xi32>
  %et = stablehlo.select %eq, %xw, %ec : tensor<3x9x33xi1>, tensor<3x9x33xi32>
  %eu = stablehlo.select %er, %ec, %eb : tensor<3x9x33xi1>, tensor<3x9x33xi32>
  %ev = stablehlo.xor %es, %ec : tensor<3x9x33xi32>
  %ew = stablehlo.multiply %ev, %ev : tensor<3x9x33xi32>
  %ex = stablehlo.add %ew, %xw : tensor<3x9x33xi32>
  %ey = stablehlo.multiply %et, %eb : tensor<3x9x33xi32>
  %ez = stablehlo.add %ec, %ey : tensor<3x9x33xi32>
  %ek = stablehlo.multiply %ez, %eu : tensor<3x9x33xi32>
  %el = stablehlo.add %ex, %ek : tensor<3x9x33xi32>
  %em = stablehlo.minimum %es, %eb : tensor<3x9x33xi32>
  %e = stablehlo.subtract %el, %em : tensor<3x9x33xi32>
  %f = stablehlo.convert %e : (tensor<3x9x33xi32>) -> tensor<3x9x33xi16>
  check.expect_eq %r, %f : tensor<3x9x33xi16>
  func.return
}
func.func private @t5() {
  %x0 = stablehlo.iota dim = 0 : tensor<2700xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<2700xi32>) -> tensor<3x9x100xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<3x9x100xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<3x9x100xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<3x9x100xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x9x100xi32>
  %x6 = stablehlo.convert %x5 : (tensor<3x9x100xi32>) -> tensor<3x9x100xi16>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x9x100xi16>
  %x7 = stablehlo.convert %x6 : (tensor<3x9x100xi16>) -> tensor<3x9x100xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<3x9x100xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<27xi32>) -> tensor<3x9xi32>
  %y2 = stablehlo.constant dense<-104729> : tensor<3x9xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<3x9xi32>
  %y4 = stablehlo.constant dense<1234> : tensor<3x9xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<3x9xi32>
  %y6 = stablehlo.convert %y5 : (tensor<3x9xi32>) -> tensor<3x9xi16>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x9xi16>
  %y7 = stablehlo.convert %y6 : (tensor<3x9xi16>) -> tensor<3x9xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<3x9xi32>
  %z0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %z1 = stablehlo.reshape %z0 : (tensor<9xi32>) -> tensor<9xi32>
  %z2 = stablehlo.constant dense<31337> : tensor<9xi32>
  %z3 = stablehlo.multiply %z1, %z2 : tensor<9xi32>
  %z4 = stablehlo.constant dense<99> : tensor<9xi32>
  %z5 = stablehlo.add %z3, %z4 : tensor<9xi32>
  %z6 = stablehlo.convert %z5 : (tensor<9xi32>) -> tensor<9xi16>
  %z = stablehlo.optimization_barrier %z6 : tensor<9xi16>
  %z7 = stablehlo.convert %z6 : (tensor<9xi16>) -> tensor<9xi32>
  %zw = stablehlo.optimization_barrier %z7 : tensor<9xi32>
  %rb = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<3x9xi16>) -> tensor<3x9x100xi16>
  %rc = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<9xi16>) -> tensor<3x9x100xi16>
  %rp = stablehlo.compare NE, %rb, %x : (tensor<3x9x100xi16>, tensor<3x9x100xi16>) -> tensor<3x9x100xi1>
  %rq = stablehlo.compare LT, %rc, %rb : (tensor<3x9x100xi16>, tensor<3x9x100xi16>) -> tensor<3x9x100xi1>
  %rr = stablehlo.compare LT, %x, %rc : (tensor<3x9x100xi16>, tensor<3x9x100xi16>) -> tensor<3x9x100xi1>
  %rs = stablehlo.select %rp, %rb, %x : tensor<3x9x100xi1>, tensor<3x9x100xi16>
  %rt = stablehlo.select %rq, %x, %rc : tensor<3x9x100xi1>, tensor<3x9x100xi16>
  %ru = stablehlo.select %rr, %rc, %rb : tensor<3x9x100xi1>, tensor<3x9x100xi16>
  %rv = stablehlo.xor %rs, %rc : tensor<3x9x100xi16>
  %rw = stablehlo.multiply %rv, %rv : tensor<3x9x100xi16>
  %rx = stablehlo.add %rw, %x : tensor<3x9x100xi16>
  %ry = stablehlo.multiply %rt, %rb : tensor<3x9x100xi16>
  %rz = stablehlo.add %rc, %ry : tensor<3x9x100xi16>
  %rk = stablehlo.multiply %rz, %ru : tensor<3x9x100xi16>
  %rl = stablehlo.add %rx, %rk : tensor<3x9x100xi16>
  %rm = stablehlo.minimum %rs, %rb : tensor<3x9x100xi16>
  %r = stablehlo.subtract %rl, %rm : tensor<3x9x100xi16>
  %eb = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<3x9xi32>) -> tensor<3x9x100xi32>
  %ec = stablehlo.broadcast_in_dim %zw, dims = [1] : (tensor<9xi32>) -> tensor<3x9x100xi32>
  %ep = stablehlo.compare NE, %eb, %xw : (tensor<3x9x100xi32>, tensor<3x9x100xi32>) -> tensor<3x9x100xi1>
  %eq = stablehlo.compare LT, %ec, %eb : (tensor<3x9x100xi32>, tensor<3x9x100xi32>) -> tensor<3x9x100xi1>
  %er = stablehlo.compare LT, %xw, %ec : (tensor<3x9x100xi32>, tensor<3x9x100xi32>) -> tensor<3x9x100xi1>
  %es = stablehlo.select %ep, %eb, %xw : tensor<3x9x100xi1>, tensor<3x9x100xi32>
  %et = stablehlo.select %eq, %xw, %ec : tensor<3x9x100xi1>, tensor<3x9x100xi32>
  %eu = stablehlo.select %er, %ec, %eb : tensor<3x9x100xi1>, tensor<3x9x100xi32>
  %ev = stablehlo.xor %es, %ec : tensor<3x9x100xi32>
  %ew = stablehlo.multiply %ev, %ev : tensor<3x9x100xi32>
  %ex = stablehlo.add %ew, %xw : tensor<3x9x100xi32>
  %ey = stablehlo.multiply %et, %eb : tensor<3x9x100xi32>
  %ez = stablehlo.add %ec, %ey : tensor<3x9x100xi32>
  %ek = stablehlo.multiply %ez, %eu : tensor<3x9x100xi32>
  %el = stablehlo.add %ex, %ek : tensor<3x9x100xi32>
  %em = stablehlo.minimum %es, %eb : tensor<3x9x100xi32>
  %e = stablehlo.subtract %el, %em : tensor<3x9x100xi32>
  %f = stablehlo.convert %e : (tensor<3x9x100xi32>) -> tensor<3x9x100xi16>
  check.expect_eq %r, %f : tensor<3x9x100xi16>
  func.return
}
func.func private @t6() {
  %x0 = stablehlo.iota dim = 0 : tensor<29700xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<29700xi32>) -> tensor<3x9x1100xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<3x9x1100xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<3x9x1100xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<3x9x1100xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x9x1100xi32>
  %x6 = stablehlo.convert %x5 : (tensor<3x9x1100xi32>) -> tensor<3x9x1100xi16>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x9x1100xi16>
  %x7 = stablehlo.convert %x6 : (tensor<3x9x1100xi16>) -> tensor<3x9x1100xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<3x9x1100xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<27xi32>) -> tensor<3x9xi32>
  %y2 = stablehlo.constant dense<-104729> : tensor<3x9xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<3x9xi32>
  %y4 = stablehlo.constant dense<1234> : tensor<3x9xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<3x9xi32>
  %y6 = stablehlo.convert %y5 : (tensor<3x9xi32>) -> tensor<3x9xi16>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x9xi16>
  %y7 = stablehlo.convert %y6 : (tensor<3x9xi16>) -> tensor<3x9xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<3x9xi32>
  %z0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %z1 = stablehlo.reshape %z0 : (tensor<9xi32>) -> tensor<9xi32>
  %z2 = stablehlo.constant dense<31337> : tensor<9xi32>
  %z3 = stablehlo.multiply %z1, %z2 : tensor<9xi32>
  %z4 = stablehlo.constant dense<99> : tensor<9xi32>
  %z5 = stablehlo.add %z3, %z4 : tensor<9xi32>
  %z6 = stablehlo.convert %z5 : (tensor<9xi32>) -> tensor<9xi16>
  %z = stablehlo.optimization_barrier %z6 : tensor<9xi16>
  %z7 = stablehlo.convert %z6 : (tensor<9xi16>) -> tensor<9xi32>
  %zw = stablehlo.optimization_barrier %z7 : tensor<9xi32>
  %rb = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<3x9xi16>) -> tensor<3x9x1100xi16>
  %rc = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<9xi16>) -> tensor<3x9x1100xi16>
  %rp = stablehlo.compare NE, %rb, %x : (tensor<3x9x1100xi16>, tensor<3x9x1100xi16>) -> tensor<3x9x1100xi1>
  %rq = stablehlo.compare LT, %rc, %rb : (tensor<3x9x1100xi16>, tensor<3x9x1100xi16>) -> tensor<3x9x1100xi1>
  %rr = stablehlo.compare LT, %x, %rc : (tensor<3x9x1100xi16>, tensor<3x9x1100xi16>) -> tensor<3x9x1100xi1>
  %rs = stablehlo.select %rp, %rb, %x : tensor<3x9x1100xi1>, tensor<3x9x1100xi16>
  %rt = stablehlo.select %rq, %x, %rc : tensor<3x9x1100xi1>, tensor<3x9x1100xi16>
  %ru = stablehlo.select %rr, %rc, %rb : tensor<3x9x1100xi1>, tensor<3x9x1100xi16>
  %rv = stablehlo.xor %rs, %rc : tensor<3x9x1100xi16>
  %rw = stablehlo.multiply %rv, %rv : tensor<3x9x1100xi16>
  %rx = stablehlo.add %rw, %x : tensor<3x9x1100xi16>
  %ry = stablehlo.multiply %rt, %rb : tensor<3x9x1100xi16>
  %rz = stablehlo.add %rc, %ry : tensor<3x9x1100xi16>
  %rk = stablehlo.multiply %rz, %ru : tensor<3x9x1100xi16>
  %rl = stablehlo.add %rx, %rk : tensor<3x9x1100xi16>
  %rm = stablehlo.minimum %rs, %rb : tensor<3x9x1100xi16>
  %r = stablehlo.subtract %rl, %rm : tensor<3x9x1100xi16>
  %eb = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<3x9xi32>) -> tensor<3x9x1100xi32>
  %ec = stablehlo.broadcast_in_dim %zw, dims = [1] : (tensor<9xi32>) -> tensor<3x9x1100xi32>
  %ep = stablehlo.compare NE, %eb, %xw : (tensor<3x9x1100xi32>, tensor<3x9x1100xi32>) -> tensor<3x9x1100xi1>
  %eq = stablehlo.compare LT, %ec, %eb : (tensor<3x9x1100xi32>, tensor<3x9x1100xi32>) -> tensor<3x9x1100xi1>
  %er = stablehlo.compare LT, %xw, %ec : (tensor<3x9x1100xi32>, tensor<3x9x1100xi32>) -> tensor<3x9x1100xi1>
  %es = stablehlo.select %ep, %eb, %xw : tensor<3x9x1100xi1>, tensor<3x9x1100xi32>
  %et = stablehlo.select %eq, %xw, %ec : tensor<3x9x1100xi1>, tensor<3x9x1100xi32>
  %eu = stablehlo.select %er, %ec, %eb : tensor<3x9x1100xi1>, tensor<3x9x1100xi32>
  %ev = stablehlo.xor %es, %ec : tensor<3x9x1100xi32>
  %ew = stablehlo.multiply %ev, %ev : tensor<3x9x1100xi32>
  %ex = stablehlo.add %ew, %xw : tensor<3x9x1100xi32>
  %ey = stablehlo.multiply %et, %eb : tensor<3x9x1100xi32>
  %ez = stablehlo.add %ec, %ey : tensor<3x9x1100xi32>
  %ek = stablehlo.multiply %ez, %eu : tensor<3x9x1100xi32>
  %el = stablehlo.add %ex, %ek : tensor<3x9x1100xi32>
  %em = stablehlo.minimum %es, %eb : tensor<3x9x1100xi32>
  %e = stablehlo.subtract %el, %em : tensor<3x9x1100xi32>
  %f = stablehlo.convert %e : (tensor<3x9x1100xi32>) -> tensor<3x9x1100xi16>
  check.expect_eq %r, %f : tensor<3x9x1100xi16>
  func.return
}
func.func private @t7() {
  %x0 = stablehlo.iota dim = 0 : tensor<891xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<891xi32>) -> tensor<3x9x33xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<3x9x33xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<3x9x33xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<3x9x33xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x9x33xi32>
  %x6 = stablehlo.convert %x5 : (tensor<3x9x33xi32>) -> tensor<3x9x33xui16>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x9x33xui16>
  %x7 = stablehlo.convert %x6 : (tensor<3x9x33xui16>) -> tensor<3x9x33xui32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<3x9x33xui32>
  %y0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<27xi32>) -> tensor<3x9xi32>
  %y2 = stablehlo.constant dense<-104729> : tensor<3x9xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<3x9xi32>
  %y4 = stablehlo.constant dense<1234> : tensor<3x9xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<3x9xi32>
  %y6 = stablehlo.convert %y5 : (tensor<3x9xi32>) -> tensor<3x9xui16>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x9xui16>
  %y7 = stablehlo.convert %y6 : (tensor<3x9xui16>) -> tensor<3x9xui32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<3x9xui32>
  %z0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %z1 = stablehlo.reshape %z0 : (tensor<9xi32>) -> tensor<9xi32>
  %z2 = stablehlo.constant dense<31337> : tensor<9xi32>
  %z3 = stablehlo.multiply %z1, %z2 : tensor<9xi32>
  %z4 = stablehlo.constant dense<99> : tensor<9xi32>
  %z5 = stablehlo.add %z3, %z4 : tensor<9xi32>
  %z6 = stablehlo.convert %z5 : (tensor<9xi32>) -> tensor<9xui16>
  %z = stablehlo.optimization_barrier %z6 : tensor<9xui16>
  %z7 = stablehlo.convert %z6 : (tensor<9xui16>) -> tensor<9xui32>
  %zw = stablehlo.optimization_barrier %z7 : tensor<9xui32>
  %rb = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<3x9xui16>) -> tensor<3x9x33xui16>
  %rc = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<9xui16>) -> tensor<3x9x33xui16>
  %rp = stablehlo.compare NE, %rb, %x : (tensor<3x9x33xui16>, tensor<3x9x33xui16>) -> tensor<3x9x33xi1>
  %rq = stablehlo.compare LT, %rc, %rb : (tensor<3x9x33xui16>, tensor<3x9x33xui16>) -> tensor<3x9x33xi1>
  %rr = stablehlo.compare LT, %x, %rc : (tensor<3x9x33xui16>, tensor<3x9x33xui16>) -> tensor<3x9x33xi1>
  %rs = stablehlo.select %rp, %rb, %x : tensor<3x9x33xi1>, tensor<3x9x33xui16>
  %rt = stablehlo.select %rq, %x, %rc : tensor<3x9x33xi1>, tensor<3x9x33xui16>
  %ru = stablehlo.select %rr, %rc, %rb : tensor<3x9x33xi1>, tensor<3x9x33xui16>
  %rv = stablehlo.xor %rs, %rc : tensor<3x9x33xui16>
  %rw = stablehlo.multiply %rv, %rv : tensor<3x9x33xui16>
  %rx = stablehlo.add %rw, %x : tensor<3x9x33xui16>
  %ry = stablehlo.multiply %rt, %rb : tensor<3x9x33xui16>
  %rz = stablehlo.add %rc, %ry : tensor<3x9x33xui16>
  %rk = stablehlo.multiply %rz, %ru : tensor<3x9x33xui16>
  %rl = stablehlo.add %rx, %rk : tensor<3x9x33xui16>
  %rm = stablehlo.minimum %rs, %rb : tensor<3x9x33xui16>
  %r = stablehlo.subtract %rl, %rm : tensor<3x9x33xui16>
  %eb = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<3x9xui32>) -> tensor<3x9x33xui32>
  %ec = stablehlo.broadcast_in_dim %zw, dims = [1] : (tensor<9xui32>) -> tensor<3x9x33xui32>
  %ep = stablehlo.compare NE, %eb, %xw : (tensor<3x9x33xui32>, tensor<3x9x33xui32>) -> tensor<3x9x33xi1>
  %eq = stablehlo.compare LT, %ec, %eb : (tensor<3x9x33xui32>, tensor<3x9x33xui32>) -> tensor<3x9x33xi1>
  %er = stablehlo.compare LT, %xw, %ec : (tensor<3x9x33xui32>, tensor<3x9x33xui32>) -> tensor<3x9x33xi1>
  %es = stablehlo.select %ep, %eb, %xw : tensor<3x9x33xi1>, tensor<3x9x33xui32>
  %et = stablehlo.select %eq, %xw, %ec : tensor<3x9x33xi1>, tensor<3x9x33xui32>
  %eu = stablehlo.select %er, %ec, %eb : tensor<3x9x33xi1>, tensor<3x9x33xui32>
  %ev = stablehlo.xor %es, %ec : tensor<3x9x33xui32>
  %ew = stablehlo.multiply %ev, %ev : tensor<3x9x33xui32>
  %ex = stablehlo.add %ew, %xw : tensor<3x9x33xui32>
  %ey = stablehlo.multiply %et, %eb : tensor<3x9x33xui32>
  %ez = stablehlo.add %ec, %ey : tensor<3x9x33xui32>
  %ek = stablehlo.multiply %ez, %eu : tensor<3x9x33xui32>
  %el = stablehlo.add %ex, %ek : tensor<3x9x33xui32>
  %em = stablehlo.minimum %es, %eb : tensor<3x9x33xui32>
  %e = stablehlo.subtract %el, %em : tensor<3x9x33xui32>
  %f = stablehlo.convert %e : (tensor<3x9x33xui32>) -> tensor<3x9x33xui16>
  check.expect_eq %r, %f : tensor<3x9x33xui16>
  func.return
}
func.func private @t8() {
  %x0 = stablehlo.iota dim = 0 : tensor<2700xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<2700xi32>) -> tensor<3x9x100xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<3x9x100xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<3x9x100xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<3x9x100xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<3x9x100xi32>
  %x6 = stablehlo.convert %x5 : (tensor<3x9x100xi32>) -> tensor<3x9x100xui16>
  %x = stablehlo.optimization_barrier %x6 : tensor<3x9x100xui16>
  %x7 = stablehlo.convert %x6 : (tensor<3x9x100xui16>) -> tensor<3x9x100xui32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<3x9x100xui32>
  %y0 = stablehlo.iota dim = 0 : tensor<27xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<27xi32>) -> tensor<3x9xi32>
  %y2 = stablehlo.constant dense<-104729> : tensor<3x9xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<3x9xi32>
  %y4 = stablehlo.constant dense<1234> : tensor<3x9xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<3x9xi32>
  %y6 = stablehlo.convert %y5 : (tensor<3x9xi32>) -> tensor<3x9xui16>
  %y = stablehlo.optimization_barrier %y6 : tensor<3x9xui16>
  %y7 = stablehlo.convert %y6 : (tensor<3x9xui16>) -> tensor<3x9xui32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<3x9xui32>
  %z0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %z1 = stablehlo.reshape %z0 : (tensor<9xi32>) -> tensor<9xi32>
  %z2 = stablehlo.constant dense<31337> : tensor<9xi32>
  %z3 = stablehlo.multiply %z1, %z2 : tensor<9xi32>
  %z4 = stablehlo.constant dense<99> : tensor<9xi32>
  %z5 = stablehlo.add %z3, %z4 : tensor<9xi32>
  %z6 = stablehlo.convert %z5 : (tensor<9xi32>) -> tensor<9xui16>
  %z = stablehlo.optimization_barrier %z6 : tensor<9xui16>
  %z7 = stablehlo.convert %z6 : (tensor<9xui16>) -> tensor<9xui32>
  %zw = stablehlo.optimization_barrier %z7 : tensor<9xui32>
  %rb = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<3x9xui16>) -> tensor<3x9x100xui16>
  %rc = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<9xui16>) -> tensor<3x9x100xui16>
  %rp = stablehlo.compare NE, %rb, %x : (tensor<3x9x100xui16>, tensor<3x9x100xui16>) -> tensor<3x9x100xi1>
  %rq = stablehlo.compare LT, %rc, %rb : (tensor<3x9x100xui16>, tensor<3x9x100xui16>) -> tensor<3x9x100xi1>
  %rr = stablehlo.compare LT, %x, %rc : (tensor<3x9x100xui16>, tensor<3x9x100xui16>) -> tensor<3x9x100xi1>
  %rs = stablehlo.select %rp, %rb, %x : tensor<3x9x100xi1>, tensor<3x9x100xui16>
  %rt = stablehlo.select %rq, %x, %rc : tensor<3x9x100xi1>, tensor<3x9x100xui16>
  %ru = stablehlo.select %rr, %rc, %rb : tensor<3x9x100xi1>, tensor<3x9x100xui16>
  %rv = stablehlo.xor %rs, %rc : tensor<3x9x100xui16>
  %rw = stablehlo.multiply %rv, %rv : tensor<3x9x100xui16>
  %rx = stablehlo.add %rw, %x : tensor<3x9x100xui16>
  %ry = stablehlo.multiply %rt, %rb : tensor<3x9x100xui16>
  %rz = stablehlo.add %rc, %ry : tensor<3x9x100xui16>
  %rk = stablehlo.multiply %rz, %ru : tensor<3x9x100xui16>
  %rl = stablehlo.add %rx, %rk : tensor<3x9x100xui16>
  %rm = stablehlo.minimum %rs, %rb : tensor<3x9x100xui16>
  %r = stablehlo.subtract %rl, %rm : tensor<3x9x100xui16>
  %eb = stablehlo.broadcast_in_dim %yw, dims = [0, 1] : (tensor<3x9xui32>) -> tensor<3x9x100xui32>
  %ec = stablehlo.broadcast_in_dim %zw, dims = [1] : (tensor<9xui32>) -> tensor<3x9x100xui32>
  %ep = stablehlo.compare NE, %eb, %xw : (tensor<3x9x100xui32>, tensor<3x9x100xui32>) -> tensor<3x9x100xi1>
  %eq = stablehlo.compare LT, %ec, %eb : (tensor<3x9x100xui32>, tensor<3x9x100xui32>) -> tensor<3x9x100xi1>
  %er = stablehlo.compare LT, %xw, %ec : (tensor<3x9x100xui32>, tensor<3x9x100xui32>) -> tensor<3x9x100xi1>
  %es = stablehlo.select %ep, %eb, %xw : tensor<3x9x100xi1>, tensor<3x9x100xui32>
  %et = stablehlo.select %eq, %xw, %ec : tensor<3x9x100xi1>, tensor<3x9x100xui32>
  %eu = stablehlo.select %er, %ec, %eb : tensor<3x9x100xi1>, tensor<3x9x100xui32>
  %ev = stablehlo.xor %es, %ec : tensor<3x9x100xui32>
  %ew = stablehlo.multiply %ev, %ev : tensor<3x9x100xui32>
  %ex = stablehlo.add %ew, %xw : tensor<3x9x100xui32>
  %ey = stablehlo.multiply %et, %eb : tensor<3x9x100xui32>
  %ez = stablehlo.add %ec, %ey : tensor<3x9x100xui32>
  %ek = stablehlo.multiply %ez, %eu : tensor<3x9x100xui32>
  %el = stablehlo.add %ex, %ek : tensor<3x9x100xui32>
  %em = stablehlo.minimum %es, %eb : tensor<3x9x100xui32>
  %e = stablehlo.subtract %el, %em : tensor<3x9x100xui32>
  %f = stablehlo.convert %e : (tensor<3x9x100xui32>) -> tensor<3x9x100xui16>
  check.expect_eq %r, %f : tensor<3x9x100xui16>
  func.return
}
func.func private @t9() {
  %x0 = stablehlo.iota dim = 0 : tensor<2560xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<2560xi32>) -> tensor<5x8x64xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<5x8x64xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<5x8x64xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<5x8x64xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<5x8x64xi32>
  %x6 = stablehlo.convert %x5 : (tensor<5x8x64xi32>) -> tensor<5x8x64xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<5x8x64xi8>
  %x7 = stablehlo.convert %x6 : (tensor<5x8x64xi8>) -> tensor<5x8x64xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<5x8x64xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<40xi32>) -> tensor<5x8xi32>
  %y2 = stablehlo.constant dense<77773> : tensor<5x8xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<5x8xi32>
  %y4 = stablehlo.constant dense<5> : tensor<5x8xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<5x8xi32>
  %y6 = stablehlo.convert %y5 : (tensor<5x8xi32>) -> tensor<5x8xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<5x8xi8>
  %y7 = stablehlo.convert %y6 : (tensor<5x8xi8>) -> tensor<5x8xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<5x8xi32>
  %xk = stablehlo.constant dense<3> : tensor<5x8x64xi8>
  %xn = stablehlo.compare LT, %x, %xk : (tensor<5x8x64xi8>, tensor<5x8x64xi8>) -> tensor<5x8x64xi1>
  %xo = stablehlo.optimization_barrier %xn : tensor<5x8x64xi1>
  %xv = stablehlo.convert %xn : (tensor<5x8x64xi1>) -> tensor<5x8x64xi32>
  %xu = stablehlo.optimization_barrier %xv : tensor<5x8x64xi32>
  %yk = stablehlo.constant dense<3> : tensor<5x8xi8>
  %yn = stablehlo.compare LT, %y, %yk : (tensor<5x8xi8>, tensor<5x8xi8>) -> tensor<5x8xi1>
  %yo = stablehlo.optimization_barrier %yn : tensor<5x8xi1>
  %yv = stablehlo.convert %yn : (tensor<5x8xi1>) -> tensor<5x8xi32>
  %yu = stablehlo.optimization_barrier %yv : tensor<5x8xi32>
  %b = stablehlo.broadcast_in_dim %yo, dims = [0, 1] : (tensor<5x8xi1>) -> tensor<5x8x64xi1>
  %p = stablehlo.xor %b, %xo : tensor<5x8x64xi1>
  %r = stablehlo.select %p, %b, %xo : tensor<5x8x64xi1>, tensor<5x8x64xi1>
  %c = stablehlo.broadcast_in_dim %yu, dims = [0, 1] : (tensor<5x8xi32>) -> tensor<5x8x64xi32>
  %q = stablehlo.compare NE, %c, %xu : (tensor<5x8x64xi32>, tensor<5x8x64xi32>) -> tensor<5x8x64xi1>
  %e0 = stablehlo.select %q, %c, %xu : tensor<5x8x64xi1>, tensor<5x8x64xi32>
  %e = stablehlo.convert %e0 : (tensor<5x8x64xi32>) -> tensor<5x8x64xi1>
  check.expect_eq %r, %e : tensor<5x8x64xi1>
  func.return
}
func.func private @t10() {
  %x0 = stablehlo.iota dim = 0 : tensor<8000xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<8000xi32>) -> tensor<5x8x200xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<5x8x200xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<5x8x200xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<5x8x200xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<5x8x200xi32>
  %x6 = stablehlo.convert %x5 : (tensor<5x8x200xi32>) -> tensor<5x8x200xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<5x8x200xi8>
  %x7 = stablehlo.convert %x6 : (tensor<5x8x200xi8>) -> tensor<5x8x200xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<5x8x200xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<40xi32>) -> tensor<5x8xi32>
  %y2 = stablehlo.constant dense<77773> : tensor<5x8xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<5x8xi32>
  %y4 = stablehlo.constant dense<5> : tensor<5x8xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<5x8xi32>
  %y6 = stablehlo.convert %y5 : (tensor<5x8xi32>) -> tensor<5x8xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<5x8xi8>
  %y7 = stablehlo.convert %y6 : (tensor<5x8xi8>) -> tensor<5x8xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<5x8xi32>
  %xk = stablehlo.constant dense<3> : tensor<5x8x200xi8>
  %xn = stablehlo.compare LT, %x, %xk : (tensor<5x8x200xi8>, tensor<5x8x200xi8>) -> tensor<5x8x200xi1>
  %xo = stablehlo.optimization_barrier %xn : tensor<5x8x200xi1>
  %xv = stablehlo.convert %xn : (tensor<5x8x200xi1>) -> tensor<5x8x200xi32>
  %xu = stablehlo.optimization_barrier %xv : tensor<5x8x200xi32>
  %yk = stablehlo.constant dense<3> : tensor<5x8xi8>
  %yn = stablehlo.compare LT, %y, %yk : (tensor<5x8xi8>, tensor<5x8xi8>) -> tensor<5x8xi1>
  %yo = stablehlo.optimization_barrier %yn : tensor<5x8xi1>
  %yv = stablehlo.convert %yn : (tensor<5x8xi1>) -> tensor<5x8xi32>
  %yu = stablehlo.optimization_barrier %yv : tensor<5x8xi32>
  %b = stablehlo.broadcast_in_dim %yo, dims = [0, 1] : (tensor<5x8xi1>) -> tensor<5x8x200xi1>
  %p = stablehlo.xor %b, %xo : tensor<5x8x200xi1>
  %r = stablehlo.select %p, %b, %xo : tensor<5x8x200xi1>, tensor<5x8x200xi1>
  %c = stablehlo.broadcast_in_dim %yu, dims = [0, 1] : (tensor<5x8xi32>) -> tensor<5x8x200xi32>
  %q = stablehlo.compare NE, %c, %xu : (tensor<5x8x200xi32>, tensor<5x8x200xi32>) -> tensor<5x8x200xi1>
  %e0 = stablehlo.select %q, %c, %xu : tensor<5x8x200xi1>, tensor<5x8x200xi32>
  %e = stablehlo.convert %e0 : (tensor<5x8x200xi32>) -> tensor<5x8x200xi1>
  check.expect_eq %r, %e : tensor<5x8x200xi1>
  func.return
}
func.func private @t11() {
  %x0 = stablehlo.iota dim = 0 : tensor<1320xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<1320xi32>) -> tensor<5x8x33xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<5x8x33xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<5x8x33xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<5x8x33xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<5x8x33xi32>
  %x6 = stablehlo.convert %x5 : (tensor<5x8x33xi32>) -> tensor<5x8x33xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<5x8x33xi8>
  %x7 = stablehlo.convert %x6 : (tensor<5x8x33xi8>) -> tensor<5x8x33xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<5x8x33xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<40xi32>) -> tensor<5x8xi32>
  %y2 = stablehlo.constant dense<77773> : tensor<5x8xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<5x8xi32>
  %y4 = stablehlo.constant dense<5> : tensor<5x8xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<5x8xi32>
  %y6 = stablehlo.convert %y5 : (tensor<5x8xi32>) -> tensor<5x8xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<5x8xi8>
  %y7 = stablehlo.convert %y6 : (tensor<5x8xi8>) -> tensor<5x8xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<5x8xi32>
  %xh = stablehlo.convert %x : (tensor<5x8x33xi8>) -> tensor<5x8x33xf16>
  %xo = stablehlo.optimization_barrier %xh : tensor<5x8x33xf16>
  %xv = stablehlo.convert %x : (tensor<5x8x33xi8>) -> tensor<5x8x33xf32>
  %xu = stablehlo.optimization_barrier %xv : tensor<5x8x33xf32>
  %yh = stablehlo.convert %y : (tensor<5x8xi8>) -> tensor<5x8xf16>
  %yo = stablehlo.optimization_barrier %yh : tensor<5x8xf16>
  %yv = stablehlo.convert %y : (tensor<5x8xi8>) -> tensor<5x8xf32>
  %yu = stablehlo.optimization_barrier %yv : tensor<5x8xf32>
  %rb = stablehlo.broadcast_in_dim %yo, dims = [0, 1] : (tensor<5x8xf16>) -> tensor<5x8x33xf16>
  %rp = stablehlo.compare LT, %rb, %xo : (tensor<5x8x33xf16>, tensor<5x8x33xf16>) -> tensor<5x8x33xi1>
  %rs = stablehlo.add %rb, %xo : tensor<5x8x33xf16>
  %r = stablehlo.select %rp, %rb, %rs : tensor<5x8x33xi1>, tensor<5x8x33xf16>
  %eb = stablehlo.broadcast_in_dim %yu, dims = [0, 1] : (tensor<5x8xf32>) -> tensor<5x8x33xf32>
  %ep = stablehlo.compare LT, %eb, %xu : (tensor<5x8x33xf32>, tensor<5x8x33xf32>) -> tensor<5x8x33xi1>
  %es = stablehlo.add %eb, %xu : tensor<5x8x33xf32>
  %e = stablehlo.select %ep, %eb, %es : tensor<5x8x33xi1>, tensor<5x8x33xf32>
  %f = stablehlo.convert %e : (tensor<5x8x33xf32>) -> tensor<5x8x33xf16>
  check.expect_eq %r, %f : tensor<5x8x33xf16>
  func.return
}
func.func private @t12() {
  %x0 = stablehlo.iota dim = 0 : tensor<5120xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<5120xi32>) -> tensor<5x8x128xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<5x8x128xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<5x8x128xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<5x8x128xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<5x8x128xi32>
  %x6 = stablehlo.convert %x5 : (tensor<5x8x128xi32>) -> tensor<5x8x128xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<5x8x128xi8>
  %x7 = stablehlo.convert %x6 : (tensor<5x8x128xi8>) -> tensor<5x8x128xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<5x8x128xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<40xi32>) -> tensor<5x8xi32>
  %y2 = stablehlo.constant dense<77773> : tensor<5x8xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<5x8xi32>
  %y4 = stablehlo.constant dense<5> : tensor<5x8xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<5x8xi32>
  %y6 = stablehlo.convert %y5 : (tensor<5x8xi32>) -> tensor<5x8xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<5x8xi8>
  %y7 = stablehlo.convert %y6 : (tensor<5x8xi8>) -> tensor<5x8xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<5x8xi32>
  %xh = stablehlo.convert %x : (tensor<5x8x128xi8>) -> tensor<5x8x128xf16>
  %xo = stablehlo.optimization_barrier %xh : tensor<5x8x128xf16>
  %xv = stablehlo.convert %x : (tensor<5x8x128xi8>) -> tensor<5x8x128xf32>
  %xu = stablehlo.optimization_barrier %xv : tensor<5x8x128xf32>
  %yh = stablehlo.convert %y : (tensor<5x8xi8>) -> tensor<5x8xf16>
  %yo = stablehlo.optimization_barrier %yh : tensor<5x8xf16>
  %yv = stablehlo.convert %y : (tensor<5x8xi8>) -> tensor<5x8xf32>
  %yu = stablehlo.optimization_barrier %yv : tensor<5x8xf32>
  %rb = stablehlo.broadcast_in_dim %yo, dims = [0, 1] : (tensor<5x8xf16>) -> tensor<5x8x128xf16>
  %rp = stablehlo.compare LT, %rb, %xo : (tensor<5x8x128xf16>, tensor<5x8x128xf16>) -> tensor<5x8x128xi1>
  %rs = stablehlo.add %rb, %xo : tensor<5x8x128xf16>
  %r = stablehlo.select %rp, %rb, %rs : tensor<5x8x128xi1>, tensor<5x8x128xf16>
  %eb = stablehlo.broadcast_in_dim %yu, dims = [0, 1] : (tensor<5x8xf32>) -> tensor<5x8x128xf32>
  %ep = stablehlo.compare LT, %eb, %xu : (tensor<5x8x128xf32>, tensor<5x8x128xf32>) -> tensor<5x8x128xi1>
  %es = stablehlo.add %eb, %xu : tensor<5x8x128xf32>
  %e = stablehlo.select %ep, %eb, %es : tensor<5x8x128xi1>, tensor<5x8x128xf32>
  %f = stablehlo.convert %e : (tensor<5x8x128xf32>) -> tensor<5x8x128xf16>
  check.expect_eq %r, %f : tensor<5x8x128xf16>
  func.return
}
func.func private @t13() {
  %x0 = stablehlo.iota dim = 0 : tensor<5120xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<5120xi32>) -> tensor<5x8x128xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<5x8x128xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<5x8x128xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<5x8x128xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<5x8x128xi32>
  %x6 = stablehlo.convert %x5 : (tensor<5x8x128xi32>) -> tensor<5x8x128xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<5x8x128xi8>
  %x7 = stablehlo.convert %x6 : (tensor<5x8x128xi8>) -> tensor<5x8x128xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<5x8x128xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<40xi32>) -> tensor<5x8xi32>
  %y2 = stablehlo.constant dense<77773> : tensor<5x8xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<5x8xi32>
  %y4 = stablehlo.constant dense<5> : tensor<5x8xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<5x8xi32>
  %y6 = stablehlo.convert %y5 : (tensor<5x8xi32>) -> tensor<5x8xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<5x8xi8>
  %y7 = stablehlo.convert %y6 : (tensor<5x8xi8>) -> tensor<5x8xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<5x8xi32>
  %xh = stablehlo.convert %x : (tensor<5x8x128xi8>) -> tensor<5x8x128xbf16>
  %xo = stablehlo.optimization_barrier %xh : tensor<5x8x128xbf16>
  %xv = stablehlo.convert %x : (tensor<5x8x128xi8>) -> tensor<5x8x128xf32>
  %xu = stablehlo.optimization_barrier %xv : tensor<5x8x128xf32>
  %yh = stablehlo.convert %y : (tensor<5x8xi8>) -> tensor<5x8xbf16>
  %yo = stablehlo.optimization_barrier %yh : tensor<5x8xbf16>
  %yv = stablehlo.convert %y : (tensor<5x8xi8>) -> tensor<5x8xf32>
  %yu = stablehlo.optimization_barrier %yv : tensor<5x8xf32>
  %rb = stablehlo.broadcast_in_dim %yo, dims = [0, 1] : (tensor<5x8xbf16>) -> tensor<5x8x128xbf16>
  %rp = stablehlo.compare LT, %rb, %xo : (tensor<5x8x128xbf16>, tensor<5x8x128xbf16>) -> tensor<5x8x128xi1>
  %rs = stablehlo.add %rb, %xo : tensor<5x8x128xbf16>
  %r = stablehlo.select %rp, %rb, %rs : tensor<5x8x128xi1>, tensor<5x8x128xbf16>
  %eb = stablehlo.broadcast_in_dim %yu, dims = [0, 1] : (tensor<5x8xf32>) -> tensor<5x8x128xf32>
  %ep = stablehlo.compare LT, %eb, %xu : (tensor<5x8x128xf32>, tensor<5x8x128xf32>) -> tensor<5x8x128xi1>
  %es = stablehlo.add %eb, %xu : tensor<5x8x128xf32>
  %e = stablehlo.select %ep, %eb, %es : tensor<5x8x128xi1>, tensor<5x8x128xf32>
  %f = stablehlo.convert %e : (tensor<5x8x128xf32>) -> tensor<5x8x128xbf16>
  check.expect_eq %r, %f : tensor<5x8x128xbf16>
  func.return
}
func.func private @t14() {
  %x0 = stablehlo.iota dim = 0 : tensor<12000xi32>
  %x1 = stablehlo.reshape %x0 : (tensor<12000xi32>) -> tensor<5x8x300xi32>
  %x2 = stablehlo.constant dense<7919> : tensor<5x8x300xi32>
  %x3 = stablehlo.multiply %x1, %x2 : tensor<5x8x300xi32>
  %x4 = stablehlo.constant dense<-77> : tensor<5x8x300xi32>
  %x5 = stablehlo.add %x3, %x4 : tensor<5x8x300xi32>
  %x6 = stablehlo.convert %x5 : (tensor<5x8x300xi32>) -> tensor<5x8x300xi8>
  %x = stablehlo.optimization_barrier %x6 : tensor<5x8x300xi8>
  %x7 = stablehlo.convert %x6 : (tensor<5x8x300xi8>) -> tensor<5x8x300xi32>
  %xw = stablehlo.optimization_barrier %x7 : tensor<5x8x300xi32>
  %y0 = stablehlo.iota dim = 0 : tensor<40xi32>
  %y1 = stablehlo.reshape %y0 : (tensor<40xi32>) -> tensor<5x8xi32>
  %y2 = stablehlo.constant dense<77773> : tensor<5x8xi32>
  %y3 = stablehlo.multiply %y1, %y2 : tensor<5x8xi32>
  %y4 = stablehlo.constant dense<5> : tensor<5x8xi32>
  %y5 = stablehlo.add %y3, %y4 : tensor<5x8xi32>
  %y6 = stablehlo.convert %y5 : (tensor<5x8xi32>) -> tensor<5x8xi8>
  %y = stablehlo.optimization_barrier %y6 : tensor<5x8xi8>
  %y7 = stablehlo.convert %y6 : (tensor<5x8xi8>) -> tensor<5x8xi32>
  %yw = stablehlo.optimization_barrier %y7 : tensor<5x8xi32>
  %xh = stablehlo.convert %x : (tensor<5x8x300xi8>) -> tensor<5x8x300xbf16>
  %xo = stablehlo.optimization_barrier %xh : tensor<5x8x300xbf16>
  %xv = stablehlo.convert %x : (tensor<5x8x300xi8>) -> tensor<5x8x300xf32>
  %xu = stablehlo.optimization_barrier %xv : tensor<5x8x300xf32>
  %yh = stablehlo.convert %y : (tensor<5x8xi8>) -> tensor<5x8xbf16>
  %yo = stablehlo.optimization_barrier %yh : tensor<5x8xbf16>
  %yv = stablehlo.convert %y : (tensor<5x8xi8>) -> tensor<5x8xf32>
  %yu = stablehlo.optimization_barrier %yv : tensor<5x8xf32>
  %rb = stablehlo.broadcast_in_dim %yo, dims = [0, 1] : (tensor<5x8xbf16>) -> tensor<5x8x300xbf16>
  %rp = stablehlo.compare LT, %rb, %xo : (tensor<5x8x300xbf16>, tensor<5x8x300xbf16>) -> tensor<5x8x300xi1>
  %rs = stablehlo.add %rb, %xo : tensor<5x8x300xbf16>
  %r = stablehlo.select %rp, %rb, %rs : tensor<5x8x300xi1>, tensor<5x8x300xbf16>
  %eb = stablehlo.broadcast_in_dim %yu, dims = [0, 1] : (tensor<5x8xf32>) -> tensor<5x8x300xf32>
  %ep = stablehlo.compare LT, %eb, %xu : (tensor<5x8x300xf32>, tensor<5x8x300xf32>) -> tensor<5x8x300xi1>
  %es = stablehlo.add %eb, %xu : tensor<5x8x300xf32>
  %e = stablehlo.select %ep, %eb, %es : tensor<5x8x300xi1>, tensor<5x8x300xf32>
  %f = stablehlo.convert %e : (tensor<5x8x300xf32>) -> tensor<5x8x300xbf16>
  check.expect_eq %r, %f : tensor<5x8x300xbf16>
  func.return
}
