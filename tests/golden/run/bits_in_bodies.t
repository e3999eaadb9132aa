// Bodies that look at bits of narrow floats, and make floats of bits: all codes
// of a type, but for NaNs, of which a signalling one becomes quiet.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  // f16
  %an = stablehlo.iota dim = 0 : tensor<65536xi32>
  %ab = stablehlo.optimization_barrier %an : tensor<65536xi32>
  %ax = stablehlo.convert %ab : (tensor<65536xi32>) -> tensor<65536xui16>
  %af = stablehlo.bitcast_convert %ax : (tensor<65536xui16>) -> tensor<65536xf16>
  %ai = stablehlo.reshape %ab : (tensor<65536xi32>) -> tensor<65536x1xi32>
  %az = stablehlo.constant dense<0.0> : tensor<65536xf16>
  %ao = "stablehlo.scatter"(%az, %ai, %af) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %c = stablehlo.bitcast_convert %b : (tensor<f16>) -> tensor<ui16>
      %one = stablehlo.constant dense<1> : tensor<ui16>
      %d = stablehlo.xor %c, %one : tensor<ui16>
      %e = stablehlo.bitcast_convert %d : (tensor<ui16>) -> tensor<f16>
      stablehlo.return %e : tensor<f16>
  }) : (tensor<65536xf16>, tensor<65536x1xi32>, tensor<65536xf16>) -> tensor<65536xf16>
  %ar = stablehlo.bitcast_convert %ao : (tensor<65536xf16>) -> tensor<65536xui16>
  %a1 = stablehlo.constant dense<1> : tensor<65536xui16>
  %aw = stablehlo.xor %ax, %a1 : tensor<65536xui16>
  %ae = stablehlo.compare EQ, %ar, %aw, UNSIGNED : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %au = stablehlo.compare NE, %af, %af, FLOAT : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %ag = stablehlo.bitcast_convert %aw : (tensor<65536xui16>) -> tensor<65536xf16>
  %av = stablehlo.compare NE, %ag, %ag, FLOAT : (tensor<65536xf16>, tensor<65536xf16>) -> tensor<65536xi1>
  %ap = stablehlo.or %au, %av : tensor<65536xi1>
  %aq = stablehlo.or %ae, %ap : tensor<65536xi1>
  check.expect_eq_const %aq, dense<true> : tensor<65536xi1>
  // bf16
  %bn = stablehlo.iota dim = 0 : tensor<65536xi32>
  %bb = stablehlo.optimization_barrier %bn : tensor<65536xi32>
  %bx = stablehlo.convert %bb : (tensor<65536xi32>) -> tensor<65536xui16>
  %bf = stablehlo.bitcast_convert %bx : (tensor<65536xui16>) -> tensor<65536xbf16>
  %bi = stablehlo.reshape %bb : (tensor<65536xi32>) -> tensor<65536x1xi32>
  %bz = stablehlo.constant dense<0.0> : tensor<65536xbf16>
  %bo = "stablehlo.scatter"(%bz, %bi, %bf) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
      %c = stablehlo.bitcast_convert %b : (tensor<bf16>) -> tensor<ui16>
      %one = stablehlo.constant dense<1> : tensor<ui16>
      %d = stablehlo.xor %c, %one : tensor<ui16>
      %e = stablehlo.bitcast_convert %d : (tensor<ui16>) -> tensor<bf16>
      stablehlo.return %e : tensor<bf16>
  }) : (tensor<65536xbf16>, tensor<65536x1xi32>, tensor<65536xbf16>) -> tensor<65536xbf16>
  %br = stablehlo.bitcast_convert %bo : (tensor<65536xbf16>) -> tensor<65536xui16>
  %b1 = stablehlo.constant dense<1> : tensor<65536xui16>
  %bw = stablehlo.xor %bx, %b1 : tensor<65536xui16>
  %be = stablehlo.compare EQ, %br, %bw, UNSIGNED : (tensor<65536xui16>, tensor<65536xui16>) -> tensor<65536xi1>
  %bu = stablehlo.compare NE, %bf, %bf, FLOAT : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %bg = stablehlo.bitcast_convert %bw : (tensor<65536xui16>) -> tensor<65536xbf16>
  %bv = stablehlo.compare NE, %bg, %bg, FLOAT : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
  %bp = stablehlo.or %bu, %bv : tensor<65536xi1>
  %bq = stablehlo.or %be, %bp : tensor<65536xi1>
  check.expect_eq_const %bq, dense<true> : tensor<65536xi1>
  // f8E5M2
  %cn = stablehlo.iota dim = 0 : tensor<256xi32>
  %cb = stablehlo.optimization_barrier %cn : tensor<256xi32>
  %cx = stablehlo.convert %cb : (tensor<256xi32>) -> tensor<256xui8>
  %cf = stablehlo.bitcast_convert %cx : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %ci = stablehlo.reshape %cb : (tensor<256xi32>) -> tensor<256x1xi32>
  %cz = stablehlo.constant dense<0.0> : tensor<256xf8E5M2>
  %co = "stablehlo.scatter"(%cz, %ci, %cf) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
      %c = stablehlo.bitcast_convert %b : (tensor<f8E5M2>) -> tensor<ui8>
      %one = stablehlo.constant dense<1> : tensor<ui8>
      %d = stablehlo.xor %c, %one : tensor<ui8>
      %e = stablehlo.bitcast_convert %d : (tensor<ui8>) -> tensor<f8E5M2>
      stablehlo.return %e : tensor<f8E5M2>
  }) : (tensor<256xf8E5M2>, tensor<256x1xi32>, tensor<256xf8E5M2>) -> tensor<256xf8E5M2>
  %cr = stablehlo.bitcast_convert %co : (tensor<256xf8E5M2>) -> tensor<256xui8>
  %c1 = stablehlo.constant dense<1> : tensor<256xui8>
  %cw = stablehlo.xor %cx, %c1 : tensor<256xui8>
  %ce = stablehlo.compare EQ, %cr, %cw, UNSIGNED : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %cu = stablehlo.compare NE, %cf, %cf, FLOAT : (tensor<256xf8E5M2>, tensor<256xf8E5M2>) -> tensor<256xi1>
  %cg = stablehlo.bitcast_convert %cw : (tensor<256xui8>) -> tensor<256xf8E5M2>
  %cv = stablehlo.compare NE, %cg, %cg, FLOAT : (tensor<256xf8E5M2>, tensor<256xf8E5M2>) -> tensor<256xi1>
  %cp = stablehlo.or %cu, %cv : tensor<256xi1>
  %cq = stablehlo.or %ce, %cp : tensor<256xi1>
  check.expect_eq_const %cq, dense<true> : tensor<256xi1>
  // f8E3M4
  %dn = stablehlo.iota dim = 0 : tensor<256xi32>
  %db = stablehlo.optimization_barrier %dn : tensor<256xi32>
  %dx = stablehlo.convert %db : (tensor<256xi32>) -> tensor<256xui8>
  %df = stablehlo.bitcast_convert %dx : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %di = stablehlo.reshape %db : (tensor<256xi32>) -> tensor<256x1xi32>
  %dz = stablehlo.constant dense<0.0> : tensor<256xf8E3M4>
  %do = "stablehlo.scatter"(%dz, %di, %df) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
      %c = stablehlo.bitcast_convert %b : (tensor<f8E3M4>) -> tensor<ui8>
      %one = stablehlo.constant dense<1> : tensor<ui8>
      %d = stablehlo.xor %c, %one : tensor<ui8>
      %e = stablehlo.bitcast_convert %d : (tensor<ui8>) -> tensor<f8E3M4>
      stablehlo.return %e : tensor<f8E3M4>
  }) : (tensor<256xf8E3M4>, tensor<256x1xi32>, tensor<256xf8E3M4>) -> tensor<256xf8E3M4>
  %dr = stablehlo.bitcast_convert %do : (tensor<256xf8E3M4>) -> tensor<256xui8>
  %d1 = stablehlo.constant dense<1> : tensor<256xui8>
  %dw = stablehlo.xor %dx, %d1 : tensor<256xui8>
  %de = stablehlo.compare EQ, %dr, %dw, UNSIGNED : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %du = stablehlo.compare NE, %df, %df, FLOAT : (tensor<256xf8E3M4>, tensor<256xf8E3M4>) -> tensor<256xi1>
  %dg = stablehlo.bitcast_convert %dw : (tensor<256xui8>) -> tensor<256xf8E3M4>
  %dv = stablehlo.compare NE, %dg, %dg, FLOAT : (tensor<256xf8E3M4>, tensor<256xf8E3M4>) -> tensor<256xi1>
  %dp = stablehlo.or %du, %dv : tensor<256xi1>
  %dq = stablehlo.or %de, %dp : tensor<256xi1>
  check.expect_eq_const %dq, dense<true> : tensor<256xi1>
  // f8E4M3FN
  %en = stablehlo.iota dim = 0 : tensor<256xi32>
  %eb = stablehlo.optimization_barrier %en : tensor<256xi32>
  %ex = stablehlo.convert %eb : (tensor<256xi32>) -> tensor<256xui8>
  %ef = stablehlo.bitcast_convert %ex : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %ei = stablehlo.reshape %eb : (tensor<256xi32>) -> tensor<256x1xi32>
  %ez = stablehlo.constant dense<0.0> : tensor<256xf8E4M3FN>
  %eo = "stablehlo.scatter"(%ez, %ei, %ef) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
      %c = stablehlo.bitcast_convert %b : (tensor<f8E4M3FN>) -> tensor<ui8>
      %one = stablehlo.constant dense<1> : tensor<ui8>
      %d = stablehlo.xor %c, %one : tensor<ui8>
      %e = stablehlo.bitcast_convert %d : (tensor<ui8>) -> tensor<f8E4M3FN>
      stablehlo.return %e : tensor<f8E4M3FN>
  }) : (tensor<256xf8E4M3FN>, tensor<256x1xi32>, tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
  %er = stablehlo.bitcast_convert %eo : (tensor<256xf8E4M3FN>) -> tensor<256xui8>
  %e1 = stablehlo.constant dense<1> : tensor<256xui8>
  %ew = stablehlo.xor %ex, %e1 : tensor<256xui8>
  %ee = stablehlo.compare EQ, %er, %ew, UNSIGNED : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %eu = stablehlo.compare NE, %ef, %ef, FLOAT : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xi1>
  %eg = stablehlo.bitcast_convert %ew : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
  %ev = stablehlo.compare NE, %eg, %eg, FLOAT : (tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xi1>
  %ep = stablehlo.or %eu, %ev : tensor<256xi1>
  %eq = stablehlo.or %ee, %ep : tensor<256xi1>
  check.expect_eq_const %eq, dense<true> : tensor<256xi1>
  // f8E4M3FNUZ
  %fn = stablehlo.iota dim = 0 : tensor<256xi32>
  %fb = stablehlo.optimization_barrier %fn : tensor<256xi32>
  %fx = stablehlo.convert %fb : (tensor<256xi32>) -> tensor<256xui8>
  %ff = stablehlo.bitcast_convert %fx : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %fi = stablehlo.reshape %fb : (tensor<256xi32>) -> tensor<256x1xi32>
  %fz = stablehlo.constant dense<0.0> : tensor<256xf8E4M3FNUZ>
  %fo = "stablehlo.scatter"(%fz, %fi, %ff) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
      %c = stablehlo.bitcast_convert %b : (tensor<f8E4M3FNUZ>) -> tensor<ui8>
      %one = stablehlo.constant dense<1> : tensor<ui8>
      %d = stablehlo.xor %c, %one : tensor<ui8>
      %e = stablehlo.bitcast_convert %d : (tensor<ui8>) -> tensor<f8E4M3FNUZ>
      stablehlo.return %e : tensor<f8E4M3FNUZ>
  }) : (tensor<256xf8E4M3FNUZ>, tensor<256x1xi32>, tensor<256xf8E4M3FNUZ>) -> tensor<256xf8E4M3FNUZ>
  %fr = stablehlo.bitcast_convert %fo : (tensor<256xf8E4M3FNUZ>) -> tensor<256xui8>
  %f1 = stablehlo.constant dense<1> : tensor<256xui8>
  %fw = stablehlo.xor %fx, %f1 : tensor<256xui8>
  %fe = stablehlo.compare EQ, %fr, %fw, UNSIGNED : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %fu = stablehlo.compare NE, %ff, %ff, FLOAT : (tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>) -> tensor<256xi1>
  %fg = stablehlo.bitcast_convert %fw : (tensor<256xui8>) -> tensor<256xf8E4M3FNUZ>
  %fv = stablehlo.compare NE, %fg, %fg, FLOAT : (tensor<256xf8E4M3FNUZ>, tensor<256xf8E4M3FNUZ>) -> tensor<256xi1>
  %fp = stablehlo.or %fu, %fv : tensor<256xi1>
  %fq = stablehlo.or %fe, %fp : tensor<256xi1>
  check.expect_eq_const %fq, dense<true> : tensor<256xi1>
  // f8E8M0FNU
  %gn = stablehlo.iota dim = 0 : tensor<256xi32>
  %gb = stablehlo.optimization_barrier %gn : tensor<256xi32>
  %gx = stablehlo.convert %gb : (tensor<256xi32>) -> tensor<256xui8>
  %gf = stablehlo.bitcast_convert %gx : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %gi = stablehlo.reshape %gb : (tensor<256xi32>) -> tensor<256x1xi32>
  %gz = stablehlo.constant dense<1.0> : tensor<256xf8E8M0FNU>
  %go = "stablehlo.scatter"(%gz, %gi, %gf) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>):
      %c = stablehlo.bitcast_convert %b : (tensor<f8E8M0FNU>) -> tensor<ui8>
      %one = stablehlo.constant dense<1> : tensor<ui8>
      %d = stablehlo.xor %c, %one : tensor<ui8>
      %e = stablehlo.bitcast_convert %d : (tensor<ui8>) -> tensor<f8E8M0FNU>
      stablehlo.return %e : tensor<f8E8M0FNU>
  }) : (tensor<256xf8E8M0FNU>, tensor<256x1xi32>, tensor<256xf8E8M0FNU>) -> tensor<256xf8E8M0FNU>
  %gr = stablehlo.bitcast_convert %go : (tensor<256xf8E8M0FNU>) -> tensor<256xui8>
  %g1 = stablehlo.constant dense<1> : tensor<256xui8>
  %gw = stablehlo.xor %gx, %g1 : tensor<256xui8>
  %ge = stablehlo.compare EQ, %gr, %gw, UNSIGNED : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
  %gu = stablehlo.compare NE, %gf, %gf, FLOAT : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> tensor<256xi1>
  %gg = stablehlo.bitcast_convert %gw : (tensor<256xui8>) -> tensor<256xf8E8M0FNU>
  %gv = stablehlo.compare NE, %gg, %gg, FLOAT : (tensor<256xf8E8M0FNU>, tensor<256xf8E8M0FNU>) -> tensor<256xi1>
  %gp = stablehlo.or %gu, %gv : tensor<256xi1>
  %gq = stablehlo.or %ge, %gp : tensor<256xi1>
  check.expect_eq_const %gq, dense<true> : tensor<256xi1>
  func.return
}
