// Outer products of complex numbers, taken from matrices of short rows: rows of
// a factor whose numbers lie apart are the same for all rows of a matrix.
// Oracle: the real and imaginary parts.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
// RUN: popc inspect --steps $(popc key %s) | grep -cE " \(24 0 2\)"
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.return
}
func.func private @t0() {
  %xrk = util.unfoldable_constant dense<1.0> : tensor<f32>
  %xri = stablehlo.iota dim = 2 : tensor<64x24x12xf32>
  %xrj = stablehlo.iota dim = 0 : tensor<64x24x12xf32>
  %xrb = stablehlo.broadcast_in_dim %xrk, dims = [] : (tensor<f32>) -> tensor<64x24x12xf32>
  %xrm = stablehlo.multiply %xri, %xrb : tensor<64x24x12xf32>
  %xra = stablehlo.add %xrm, %xrj : tensor<64x24x12xf32>
  %xr = stablehlo.optimization_barrier %xra : tensor<64x24x12xf32>
  %xik = util.unfoldable_constant dense<2.0> : tensor<f32>
  %xii = stablehlo.iota dim = 1 : tensor<64x24x12xf32>
  %xij = stablehlo.iota dim = 0 : tensor<64x24x12xf32>
  %xib = stablehlo.broadcast_in_dim %xik, dims = [] : (tensor<f32>) -> tensor<64x24x12xf32>
  %xim = stablehlo.multiply %xii, %xib : tensor<64x24x12xf32>
  %xia = stablehlo.add %xim, %xij : tensor<64x24x12xf32>
  %xi = stablehlo.optimization_barrier %xia : tensor<64x24x12xf32>
  %urk = util.unfoldable_constant dense<3.0> : tensor<f32>
  %uri = stablehlo.iota dim = 1 : tensor<64x24xf32>
  %urj = stablehlo.iota dim = 0 : tensor<64x24xf32>
  %urb = stablehlo.broadcast_in_dim %urk, dims = [] : (tensor<f32>) -> tensor<64x24xf32>
  %urm = stablehlo.multiply %uri, %urb : tensor<64x24xf32>
  %ura = stablehlo.add %urm, %urj : tensor<64x24xf32>
  %ur = stablehlo.optimization_barrier %ura : tensor<64x24xf32>
  %uik = util.unfoldable_constant dense<-1.0> : tensor<f32>
  %uii = stablehlo.iota dim = 1 : tensor<64x24xf32>
  %uij = stablehlo.iota dim = 0 : tensor<64x24xf32>
  %uib = stablehlo.broadcast_in_dim %uik, dims = [] : (tensor<f32>) -> tensor<64x24xf32>
  %uim = stablehlo.multiply %uii, %uib : tensor<64x24xf32>
  %uia = stablehlo.add %uim, %uij : tensor<64x24xf32>
  %ui = stablehlo.optimization_barrier %uia : tensor<64x24xf32>
  %vrk = util.unfoldable_constant dense<1.0> : tensor<f32>
  %vri = stablehlo.iota dim = 1 : tensor<64x12xf32>
  %vrj = stablehlo.iota dim = 0 : tensor<64x12xf32>
  %vrb = stablehlo.broadcast_in_dim %vrk, dims = [] : (tensor<f32>) -> tensor<64x12xf32>
  %vrm = stablehlo.multiply %vri, %vrb : tensor<64x12xf32>
  %vra = stablehlo.add %vrm, %vrj : tensor<64x12xf32>
  %vr = stablehlo.optimization_barrier %vra : tensor<64x12xf32>
  %vik = util.unfoldable_constant dense<-2.0> : tensor<f32>
  %vii = stablehlo.iota dim = 1 : tensor<64x12xf32>
  %vij = stablehlo.iota dim = 0 : tensor<64x12xf32>
  %vib = stablehlo.broadcast_in_dim %vik, dims = [] : (tensor<f32>) -> tensor<64x12xf32>
  %vim = stablehlo.multiply %vii, %vib : tensor<64x12xf32>
  %via = stablehlo.add %vim, %vij : tensor<64x12xf32>
  %vi = stablehlo.optimization_barrier %via : tensor<64x12xf32>
  %x0 = stablehlo.complex %xr, %xi : tensor<64x24x12xcomplex<f32>>
  %x = stablehlo.optimization_barrier %x0 : tensor<64x24x12xcomplex<f32>>
  %u0 = stablehlo.complex %ur, %ui : tensor<64x24xcomplex<f32>>
  %u = stablehlo.optimization_barrier %u0 : tensor<64x24xcomplex<f32>>
  %v0 = stablehlo.complex %vr, %vi : tensor<64x12xcomplex<f32>>
  %v = stablehlo.optimization_barrier %v0 : tensor<64x12xcomplex<f32>>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<64x24xcomplex<f32>>) -> tensor<64x24x12xcomplex<f32>>
  %vb = stablehlo.broadcast_in_dim %v, dims = [0, 2] : (tensor<64x12xcomplex<f32>>) -> tensor<64x24x12xcomplex<f32>>
  %p = stablehlo.multiply %ub, %vb : tensor<64x24x12xcomplex<f32>>
  %y0 = stablehlo.subtract %x, %p : tensor<64x24x12xcomplex<f32>>
  %y = stablehlo.optimization_barrier %y0 : tensor<64x24x12xcomplex<f32>>
  %urx = stablehlo.broadcast_in_dim %ur, dims = [0, 1] : (tensor<64x24xf32>) -> tensor<64x24x12xf32>
  %uix = stablehlo.broadcast_in_dim %ui, dims = [0, 1] : (tensor<64x24xf32>) -> tensor<64x24x12xf32>
  %vrx = stablehlo.broadcast_in_dim %vr, dims = [0, 2] : (tensor<64x12xf32>) -> tensor<64x24x12xf32>
  %vix = stablehlo.broadcast_in_dim %vi, dims = [0, 2] : (tensor<64x12xf32>) -> tensor<64x24x12xf32>
  %a1 = stablehlo.multiply %urx, %vrx : tensor<64x24x12xf32>
  %a2 = stablehlo.multiply %uix, %vix : tensor<64x24x12xf32>
  %a3 = stablehlo.subtract %a1, %a2 : tensor<64x24x12xf32>
  %zr = stablehlo.subtract %xr, %a3 : tensor<64x24x12xf32>
  %c1 = stablehlo.multiply %urx, %vix : tensor<64x24x12xf32>
  %c2 = stablehlo.multiply %uix, %vrx : tensor<64x24x12xf32>
  %c3 = stablehlo.add %c1, %c2 : tensor<64x24x12xf32>
  %zi = stablehlo.subtract %xi, %c3 : tensor<64x24x12xf32>
  %yr = stablehlo.real %y : (tensor<64x24x12xcomplex<f32>>) -> tensor<64x24x12xf32>
  %yi = stablehlo.imag %y : (tensor<64x24x12xcomplex<f32>>) -> tensor<64x24x12xf32>
  check.expect_eq %yr, %zr : tensor<64x24x12xf32>
  check.expect_eq %yi, %zi : tensor<64x24x12xf32>
  func.return
}
func.func private @t1() {
  %xrk = util.unfoldable_constant dense<1.0> : tensor<f64>
  %xri = stablehlo.iota dim = 2 : tensor<9x10x7xf64>
  %xrj = stablehlo.iota dim = 0 : tensor<9x10x7xf64>
  %xrb = stablehlo.broadcast_in_dim %xrk, dims = [] : (tensor<f64>) -> tensor<9x10x7xf64>
  %xrm = stablehlo.multiply %xri, %xrb : tensor<9x10x7xf64>
  %xra = stablehlo.add %xrm, %xrj : tensor<9x10x7xf64>
  %xr = stablehlo.optimization_barrier %xra : tensor<9x10x7xf64>
  %xik = util.unfoldable_constant dense<2.0> : tensor<f64>
  %xii = stablehlo.iota dim = 1 : tensor<9x10x7xf64>
  %xij = stablehlo.iota dim = 0 : tensor<9x10x7xf64>
  %xib = stablehlo.broadcast_in_dim %xik, dims = [] : (tensor<f64>) -> tensor<9x10x7xf64>
  %xim = stablehlo.multiply %xii, %xib : tensor<9x10x7xf64>
  %xia = stablehlo.add %xim, %xij : tensor<9x10x7xf64>
  %xi = stablehlo.optimization_barrier %xia : tensor<9x10x7xf64>
  %urk = util.unfoldable_constant dense<3.0> : tensor<f64>
  %uri = stablehlo.iota dim = 1 : tensor<9x10xf64>
  %urj = stablehlo.iota dim = 0 : tensor<9x10xf64>
  %urb = stablehlo.broadcast_in_dim %urk, dims = [] : (tensor<f64>) -> tensor<9x10xf64>
  %urm = stablehlo.multiply %uri, %urb : tensor<9x10xf64>
  %ura = stablehlo.add %urm, %urj : tensor<9x10xf64>
  %ur = stablehlo.optimization_barrier %ura : tensor<9x10xf64>
  %uik = util.unfoldable_constant dense<-1.0> : tensor<f64>
  %uii = stablehlo.iota dim = 1 : tensor<9x10xf64>
  %uij = stablehlo.iota dim = 0 : tensor<9x10xf64>
  %uib = stablehlo.broadcast_in_dim %uik, dims = [] : (tensor<f64>) -> tensor<9x10xf64>
  %uim = stablehlo.multiply %uii, %uib : tensor<9x10xf64>
  %uia = stablehlo.add %uim, %uij : tensor<9x10xf64>
  %ui = stablehlo.optimization_barrier %uia : tensor<9x10xf64>
  %vrk = util.unfoldable_constant dense<1.0> : tensor<f64>
  %vri = stablehlo.iota dim = 1 : tensor<9x7xf64>
  %vrj = stablehlo.iota dim = 0 : tensor<9x7xf64>
  %vrb = stablehlo.broadcast_in_dim %vrk, dims = [] : (tensor<f64>) -> tensor<9x7xf64>
  %vrm = stablehlo.multiply %vri, %vrb : tensor<9x7xf64>
  %vra = stablehlo.add %vrm, %vrj : tensor<9x7xf64>
  %vr = stablehlo.optimization_barrier %vra : tensor<9x7xf64>
  %vik = util.unfoldable_constant dense<-2.0> : tensor<f64>
  %vii = stablehlo.iota dim = 1 : tensor<9x7xf64>
  %vij = stablehlo.iota dim = 0 : tensor<9x7xf64>
  %vib = stablehlo.broadcast_in_dim %vik, dims = [] : (tensor<f64>) -> tensor<9x7xf64>
  %vim = stablehlo.multiply %vii, %vib : tensor<9x7xf64>
  %via = stablehlo.add %vim, %vij : tensor<9x7xf64>
  %vi = stablehlo.optimization_barrier %via : tensor<9x7xf64>
  %x0 = stablehlo.complex %xr, %xi : tensor<9x10x7xcomplex<f64>>
  %x = stablehlo.optimization_barrier %x0 : tensor<9x10x7xcomplex<f64>>
  %u0 = stablehlo.complex %ur, %ui : tensor<9x10xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<9x10xcomplex<f64>>
  %v0 = stablehlo.complex %vr, %vi : tensor<9x7xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<9x7xcomplex<f64>>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<9x10xcomplex<f64>>) -> tensor<9x10x7xcomplex<f64>>
  %vb = stablehlo.broadcast_in_dim %v, dims = [0, 2] : (tensor<9x7xcomplex<f64>>) -> tensor<9x10x7xcomplex<f64>>
  %p = stablehlo.multiply %ub, %vb : tensor<9x10x7xcomplex<f64>>
  %y0 = stablehlo.subtract %x, %p : tensor<9x10x7xcomplex<f64>>
  %y = stablehlo.optimization_barrier %y0 : tensor<9x10x7xcomplex<f64>>
  %urx = stablehlo.broadcast_in_dim %ur, dims = [0, 1] : (tensor<9x10xf64>) -> tensor<9x10x7xf64>
  %uix = stablehlo.broadcast_in_dim %ui, dims = [0, 1] : (tensor<9x10xf64>) -> tensor<9x10x7xf64>
  %vrx = stablehlo.broadcast_in_dim %vr, dims = [0, 2] : (tensor<9x7xf64>) -> tensor<9x10x7xf64>
  %vix = stablehlo.broadcast_in_dim %vi, dims = [0, 2] : (tensor<9x7xf64>) -> tensor<9x10x7xf64>
  %a1 = stablehlo.multiply %urx, %vrx : tensor<9x10x7xf64>
  %a2 = stablehlo.multiply %uix, %vix : tensor<9x10x7xf64>
  %a3 = stablehlo.subtract %a1, %a2 : tensor<9x10x7xf64>
  %zr = stablehlo.subtract %xr, %a3 : tensor<9x10x7xf64>
  %c1 = stablehlo.multiply %urx, %vix : tensor<9x10x7xf64>
  %c2 = stablehlo.multiply %uix, %vrx : tensor<9x10x7xf64>
  %c3 = stablehlo.add %c1, %c2 : tensor<9x10x7xf64>
  %zi = stablehlo.subtract %xi, %c3 : tensor<9x10x7xf64>
  %yr = stablehlo.real %y : (tensor<9x10x7xcomplex<f64>>) -> tensor<9x10x7xf64>
  %yi = stablehlo.imag %y : (tensor<9x10x7xcomplex<f64>>) -> tensor<9x10x7xf64>
  check.expect_eq %yr, %zr : tensor<9x10x7xf64>
  check.expect_eq %yi, %zi : tensor<9x10x7xf64>
  func.return
}
func.func private @t2() {
  %xrk = util.unfoldable_constant dense<1.0> : tensor<f32>
  %xri = stablehlo.iota dim = 2 : tensor<3x97x5xf32>
  %xrj = stablehlo.iota dim = 0 : tensor<3x97x5xf32>
  %xrb = stablehlo.broadcast_in_dim %xrk, dims = [] : (tensor<f32>) -> tensor<3x97x5xf32>
  %xrm = stablehlo.multiply %xri, %xrb : tensor<3x97x5xf32>
  %xra = stablehlo.add %xrm, %xrj : tensor<3x97x5xf32>
  %xr = stablehlo.optimization_barrier %xra : tensor<3x97x5xf32>
  %xik = util.unfoldable_constant dense<2.0> : tensor<f32>
  %xii = stablehlo.iota dim = 1 : tensor<3x97x5xf32>
  %xij = stablehlo.iota dim = 0 : tensor<3x97x5xf32>
  %xib = stablehlo.broadcast_in_dim %xik, dims = [] : (tensor<f32>) -> tensor<3x97x5xf32>
  %xim = stablehlo.multiply %xii, %xib : tensor<3x97x5xf32>
  %xia = stablehlo.add %xim, %xij : tensor<3x97x5xf32>
  %xi = stablehlo.optimization_barrier %xia : tensor<3x97x5xf32>
  %urk = util.unfoldable_constant dense<3.0> : tensor<f32>
  %uri = stablehlo.iota dim = 1 : tensor<3x97xf32>
  %urj = stablehlo.iota dim = 0 : tensor<3x97xf32>
  %urb = stablehlo.broadcast_in_dim %urk, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
  %urm = stablehlo.multiply %uri, %urb : tensor<3x97xf32>
  %ura = stablehlo.add %urm, %urj : tensor<3x97xf32>
  %ur = stablehlo.optimization_barrier %ura : tensor<3x97xf32>
  %uik = util.unfoldable_constant dense<-1.0> : tensor<f32>
  %uii = stablehlo.iota dim = 1 : tensor<3x97xf32>
  %uij = stablehlo.iota dim = 0 : tensor<3x97xf32>
  %uib = stablehlo.broadcast_in_dim %uik, dims = [] : (tensor<f32>) -> tensor<3x97xf32>
  %uim = stablehlo.multiply %uii, %uib : tensor<3x97xf32>
  %uia = stablehlo.add %uim, %uij : tensor<3x97xf32>
  %ui = stablehlo.optimization_barrier %uia : tensor<3x97xf32>
  %vrk = util.unfoldable_constant dense<1.0> : tensor<f32>
  %vri = stablehlo.iota dim = 1 : tensor<3x5xf32>
  %vrj = stablehlo.iota dim = 0 : tensor<3x5xf32>
  %vrb = stablehlo.broadcast_in_dim %vrk, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
  %vrm = stablehlo.multiply %vri, %vrb : tensor<3x5xf32>
  %vra = stablehlo.add %vrm, %vrj : tensor<3x5xf32>
  %vr = stablehlo.optimization_barrier %vra : tensor<3x5xf32>
  %vik = util.unfoldable_constant dense<-2.0> : tensor<f32>
  %vii = stablehlo.iota dim = 1 : tensor<3x5xf32>
  %vij = stablehlo.iota dim = 0 : tensor<3x5xf32>
  %vib = stablehlo.broadcast_in_dim %vik, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
  %vim = stablehlo.multiply %vii, %vib : tensor<3x5xf32>
  %via = stablehlo.add %vim, %vij : tensor<3x5xf32>
  %vi = stablehlo.optimization_barrier %via : tensor<3x5xf32>
  %x0 = stablehlo.complex %xr, %xi : tensor<3x97x5xcomplex<f32>>
  %x = stablehlo.optimization_barrier %x0 : tensor<3x97x5xcomplex<f32>>
  %u0 = stablehlo.complex %ur, %ui : tensor<3x97xcomplex<f32>>
  %u = stablehlo.optimization_barrier %u0 : tensor<3x97xcomplex<f32>>
  %v0 = stablehlo.complex %vr, %vi : tensor<3x5xcomplex<f32>>
  %v = stablehlo.optimization_barrier %v0 : tensor<3x5xcomplex<f32>>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<3x97xcomplex<f32>>) -> tensor<3x97x5xcomplex<f32>>
  %vb = stablehlo.broadcast_in_dim %v, dims = [0, 2] : (tensor<3x5xcomplex<f32>>) -> tensor<3x97x5xcomplex<f32>>
  %p = stablehlo.multiply %ub, %vb : tensor<3x97x5xcomplex<f32>>
  %y0 = stablehlo.subtract %x, %p : tensor<3x97x5xcomplex<f32>>
  %y = stablehlo.optimization_barrier %y0 : tensor<3x97x5xcomplex<f32>>
  %urx = stablehlo.broadcast_in_dim %ur, dims = [0, 1] : (tensor<3x97xf32>) -> tensor<3x97x5xf32>
  %uix = stablehlo.broadcast_in_dim %ui, dims = [0, 1] : (tensor<3x97xf32>) -> tensor<3x97x5xf32>
  %vrx = stablehlo.broadcast_in_dim %vr, dims = [0, 2] : (tensor<3x5xf32>) -> tensor<3x97x5xf32>
  %vix = stablehlo.broadcast_in_dim %vi, dims = [0, 2] : (tensor<3x5xf32>) -> tensor<3x97x5xf32>
  %a1 = stablehlo.multiply %urx, %vrx : tensor<3x97x5xf32>
  %a2 = stablehlo.multiply %uix, %vix : tensor<3x97x5xf32>
  %a3 = stablehlo.subtract %a1, %a2 : tensor<3x97x5xf32>
  %zr = stablehlo.subtract %xr, %a3 : tensor<3x97x5xf32>
  %c1 = stablehlo.multiply %urx, %vix : tensor<3x97x5xf32>
  %c2 = stablehlo.multiply %uix, %vrx : tensor<3x97x5xf32>
  %c3 = stablehlo.add %c1, %c2 : tensor<3x97x5xf32>
  %zi = stablehlo.subtract %xi, %c3 : tensor<3x97x5xf32>
  %yr = stablehlo.real %y : (tensor<3x97x5xcomplex<f32>>) -> tensor<3x97x5xf32>
  %yi = stablehlo.imag %y : (tensor<3x97x5xcomplex<f32>>) -> tensor<3x97x5xf32>
  check.expect_eq %yr, %zr : tensor<3x97x5xf32>
  check.expect_eq %yi, %zi : tensor<3x97x5xf32>
  func.return
}
func.func private @t3() {
  %xrk = util.unfoldable_constant dense<1.0> : tensor<f64>
  %xri = stablehlo.iota dim = 2 : tensor<12x12x12xf64>
  %xrj = stablehlo.iota dim = 0 : tensor<12x12x12xf64>
  %xrb = stablehlo.broadcast_in_dim %xrk, dims = [] : (tensor<f64>) -> tensor<12x12x12xf64>
  %xrm = stablehlo.multiply %xri, %xrb : tensor<12x12x12xf64>
  %xra = stablehlo.add %xrm, %xrj : tensor<12x12x12xf64>
  %xr = stablehlo.optimization_barrier %xra : tensor<12x12x12xf64>
  %xik = util.unfoldable_constant dense<2.0> : tensor<f64>
  %xii = stablehlo.iota dim = 1 : tensor<12x12x12xf64>
  %xij = stablehlo.iota dim = 0 : tensor<12x12x12xf64>
  %xib = stablehlo.broadcast_in_dim %xik, dims = [] : (tensor<f64>) -> tensor<12x12x12xf64>
  %xim = stablehlo.multiply %xii, %xib : tensor<12x12x12xf64>
  %xia = stablehlo.add %xim, %xij : tensor<12x12x12xf64>
  %xi = stablehlo.optimization_barrier %xia : tensor<12x12x12xf64>
  %urk = util.unfoldable_constant dense<3.0> : tensor<f64>
  %uri = stablehlo.iota dim = 1 : tensor<12x12xf64>
  %urj = stablehlo.iota dim = 0 : tensor<12x12xf64>
  %urb = stablehlo.broadcast_in_dim %urk, dims = [] : (tensor<f64>) -> tensor<12x12xf64>
  %urm = stablehlo.multiply %uri, %urb : tensor<12x12xf64>
  %ura = stablehlo.add %urm, %urj : tensor<12x12xf64>
  %ur = stablehlo.optimization_barrier %ura : tensor<12x12xf64>
  %uik = util.unfoldable_constant dense<-1.0> : tensor<f64>
  %uii = stablehlo.iota dim = 1 : tensor<12x12xf64>
  %uij = stablehlo.iota dim = 0 : tensor<12x12xf64>
  %uib = stablehlo.broadcast_in_dim %uik, dims = [] : (tensor<f64>) -> tensor<12x12xf64>
  %uim = stablehlo.multiply %uii, %uib : tensor<12x12xf64>
  %uia = stablehlo.add %uim, %uij : tensor<12x12xf64>
  %ui = stablehlo.optimization_barrier %uia : tensor<12x12xf64>
  %vrk = util.unfoldable_constant dense<1.0> : tensor<f64>
  %vri = stablehlo.iota dim = 1 : tensor<12x12xf64>
  %vrj = stablehlo.iota dim = 0 : tensor<12x12xf64>
  %vrb = stablehlo.broadcast_in_dim %vrk, dims = [] : (tensor<f64>) -> tensor<12x12xf64>
  %vrm = stablehlo.multiply %vri, %vrb : tensor<12x12xf64>
  %vra = stablehlo.add %vrm, %vrj : tensor<12x12xf64>
  %vr = stablehlo.optimization_barrier %vra : tensor<12x12xf64>
  %vik = util.unfoldable_constant dense<-2.0> : tensor<f64>
  %vii = stablehlo.iota dim = 1 : tensor<12x12xf64>
  %vij = stablehlo.iota dim = 0 : tensor<12x12xf64>
  %vib = stablehlo.broadcast_in_dim %vik, dims = [] : (tensor<f64>) -> tensor<12x12xf64>
  %vim = stablehlo.multiply %vii, %vib : tensor<12x12xf64>
  %via = stablehlo.add %vim, %vij : tensor<12x12xf64>
  %vi = stablehlo.optimization_barrier %via : tensor<12x12xf64>
  %x0 = stablehlo.complex %xr, %xi : tensor<12x12x12xcomplex<f64>>
  %x = stablehlo.optimization_barrier %x0 : tensor<12x12x12xcomplex<f64>>
  %u0 = stablehlo.complex %ur, %ui : tensor<12x12xcomplex<f64>>
  %u = stablehlo.optimization_barrier %u0 : tensor<12x12xcomplex<f64>>
  %v0 = stablehlo.complex %vr, %vi : tensor<12x12xcomplex<f64>>
  %v = stablehlo.optimization_barrier %v0 : tensor<12x12xcomplex<f64>>
  %ub = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<12x12xcomplex<f64>>) -> tensor<12x12x12xcomplex<f64>>
  %vb = stablehlo.broadcast_in_dim %v, dims = [0, 2] : (tensor<12x12xcomplex<f64>>) -> tensor<12x12x12xcomplex<f64>>
  %p = stablehlo.multiply %ub, %vb : tensor<12x12x12xcomplex<f64>>
  %y0 = stablehlo.subtract %x, %p : tensor<12x12x12xcomplex<f64>>
  %y = stablehlo.optimization_barrier %y0 : tensor<12x12x12xcomplex<f64>>
  %urx = stablehlo.broadcast_in_dim %ur, dims = [0, 1] : (tensor<12x12xf64>) -> tensor<12x12x12xf64>
  %uix = stablehlo.broadcast_in_dim %ui, dims = [0, 1] : (tensor<12x12xf64>) -> tensor<12x12x12xf64>
  %vrx = stablehlo.broadcast_in_dim %vr, dims = [0, 2] : (tensor<12x12xf64>) -> tensor<12x12x12xf64>
  %vix = stablehlo.broadcast_in_dim %vi, dims = [0, 2] : (tensor<12x12xf64>) -> tensor<12x12x12xf64>
  %a1 = stablehlo.multiply %urx, %vrx : tensor<12x12x12xf64>
  %a2 = stablehlo.multiply %uix, %vix : tensor<12x12x12xf64>
  %a3 = stablehlo.subtract %a1, %a2 : tensor<12x12x12xf64>
  %zr = stablehlo.subtract %xr, %a3 : tensor<12x12x12xf64>
  %c1 = stablehlo.multiply %urx, %vix : tensor<12x12x12xf64>
  %c2 = stablehlo.multiply %uix, %vrx : tensor<12x12x12xf64>
  %c3 = stablehlo.add %c1, %c2 : tensor<12x12x12xf64>
  %zi = stablehlo.subtract %xi, %c3 : tensor<12x12x12xf64>
  %yr = stablehlo.real %y : (tensor<12x12x12xcomplex<f64>>) -> tensor<12x12x12xf64>
  %yi = stablehlo.imag %y : (tensor<12x12x12xcomplex<f64>>) -> tensor<12x12x12xf64>
  check.expect_eq %yr, %zr : tensor<12x12x12xf64>
  check.expect_eq %yi, %zi : tensor<12x12x12xf64>
  func.return
}
// >>> stdout
// 4
// <<<
