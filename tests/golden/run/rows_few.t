// Rows of several dims whose runs are few are brought together whole: of views
// that are turned, spread or the same along some of them.
// Oracle: the same rows in one run of memory.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @t0() : () -> ()
  func.call @t1() : () -> ()
  func.call @t2() : () -> ()
  func.call @t3() : () -> ()
  func.call @t4() : () -> ()
  func.return
}
func.func private @t0() {
  %low = stablehlo.constant dense<-100.0> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ai = stablehlo.iota dim = 0 : tensor<3x5x2x3x2xf32>
  %aj = stablehlo.iota dim = 4 : tensor<3x5x2x3x2xf32>
  %ak0 = stablehlo.constant dense<3.0> : tensor<3x5x2x3x2xf32>
  %ak = stablehlo.optimization_barrier %ak0 : tensor<3x5x2x3x2xf32>
  %am = stablehlo.multiply %ai, %ak : tensor<3x5x2x3x2xf32>
  %as = stablehlo.subtract %am, %aj : tensor<3x5x2x3x2xf32>
  %a = stablehlo.optimization_barrier %as : tensor<3x5x2x3x2xf32>
  %bi = stablehlo.iota dim = 2 : tensor<5x3x3x2xf32>
  %bj = stablehlo.iota dim = 3 : tensor<5x3x3x2xf32>
  %bk0 = stablehlo.constant dense<3.0> : tensor<5x3x3x2xf32>
  %bk = stablehlo.optimization_barrier %bk0 : tensor<5x3x3x2xf32>
  %bm = stablehlo.multiply %bi, %bk : tensor<5x3x3x2xf32>
  %bs = stablehlo.subtract %bm, %bj : tensor<5x3x3x2xf32>
  %b = stablehlo.optimization_barrier %bs : tensor<5x3x3x2xf32>
  %di = stablehlo.iota dim = 3 : tensor<5x3x2x3xf32>
  %dj = stablehlo.iota dim = 2 : tensor<5x3x2x3xf32>
  %dk0 = stablehlo.constant dense<3.0> : tensor<5x3x2x3xf32>
  %dk = stablehlo.optimization_barrier %dk0 : tensor<5x3x2x3xf32>
  %dm = stablehlo.multiply %di, %dk : tensor<5x3x2x3xf32>
  %ds = stablehlo.subtract %dm, %dj : tensor<5x3x2x3xf32>
  %d = stablehlo.optimization_barrier %ds : tensor<5x3x2x3xf32>
  %at = stablehlo.transpose %a, dims = [1, 0, 2, 3, 4] : (tensor<3x5x2x3x2xf32>) -> tensor<5x3x2x3x2xf32>
  %bt = stablehlo.broadcast_in_dim %b, dims = [0, 1, 3, 4] : (tensor<5x3x3x2xf32>) -> tensor<5x3x2x3x2xf32>
  %dt = stablehlo.broadcast_in_dim %d, dims = [0, 1, 2, 3] : (tensor<5x3x2x3xf32>) -> tensor<5x3x2x3x2xf32>
  %x0 = stablehlo.add %at, %bt : tensor<5x3x2x3x2xf32>
  %x = stablehlo.add %x0, %dt : tensor<5x3x2x3x2xf32>
  %pr = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1, 2, 3, 4] : (tensor<5x3x2x3x2xf32>, tensor<f32>) -> tensor<5xf32>
  %pb = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<5xf32>) -> tensor<5x3x2x3x2xf32>
  %pd = stablehlo.subtract %x, %pb : tensor<5x3x2x3x2xf32>
  %po = stablehlo.optimization_barrier %pd : tensor<5x3x2x3x2xf32>
  %pt = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2, 3, 4] : (tensor<5x3x2x3x2xf32>, tensor<f32>) -> tensor<5xf32>
  %y0 = stablehlo.optimization_barrier %x : tensor<5x3x2x3x2xf32>
  %y1 = stablehlo.reshape %y0 : (tensor<5x3x2x3x2xf32>) -> tensor<5x36xf32>
  %y = stablehlo.optimization_barrier %y1 : tensor<5x36xf32>
  %qr = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<5x36xf32>, tensor<f32>) -> tensor<5xf32>
  %qb = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<5xf32>) -> tensor<5x36xf32>
  %qd = stablehlo.subtract %y, %qb : tensor<5x36xf32>
  %qo = stablehlo.optimization_barrier %qd : tensor<5x36xf32>
  %qt = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x36xf32>, tensor<f32>) -> tensor<5xf32>
  %pw = stablehlo.reshape %po : (tensor<5x3x2x3x2xf32>) -> tensor<5x36xf32>
  check.expect_eq %pw, %qo : tensor<5x36xf32>
  check.expect_eq %pr, %qr : tensor<5xf32>
  check.expect_eq %pt, %qt : tensor<5xf32>
  func.return
}
func.func private @t1() {
  %low = stablehlo.constant dense<-100.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %ai = stablehlo.iota dim = 0 : tensor<3x7x3x3x3xf64>
  %aj = stablehlo.iota dim = 4 : tensor<3x7x3x3x3xf64>
  %ak0 = stablehlo.constant dense<3.0> : tensor<3x7x3x3x3xf64>
  %ak = stablehlo.optimization_barrier %ak0 : tensor<3x7x3x3x3xf64>
  %am = stablehlo.multiply %ai, %ak : tensor<3x7x3x3x3xf64>
  %as = stablehlo.subtract %am, %aj : tensor<3x7x3x3x3xf64>
  %a = stablehlo.optimization_barrier %as : tensor<3x7x3x3x3xf64>
  %bi = stablehlo.iota dim = 2 : tensor<7x3x3x3xf64>
  %bj = stablehlo.iota dim = 3 : tensor<7x3x3x3xf64>
  %bk0 = stablehlo.constant dense<3.0> : tensor<7x3x3x3xf64>
  %bk = stablehlo.optimization_barrier %bk0 : tensor<7x3x3x3xf64>
  %bm = stablehlo.multiply %bi, %bk : tensor<7x3x3x3xf64>
  %bs = stablehlo.subtract %bm, %bj : tensor<7x3x3x3xf64>
  %b = stablehlo.optimization_barrier %bs : tensor<7x3x3x3xf64>
  %di = stablehlo.iota dim = 3 : tensor<7x3x3x3xf64>
  %dj = stablehlo.iota dim = 2 : tensor<7x3x3x3xf64>
  %dk0 = stablehlo.constant dense<3.0> : tensor<7x3x3x3xf64>
  %dk = stablehlo.optimization_barrier %dk0 : tensor<7x3x3x3xf64>
  %dm = stablehlo.multiply %di, %dk : tensor<7x3x3x3xf64>
  %ds = stablehlo.subtract %dm, %dj : tensor<7x3x3x3xf64>
  %d = stablehlo.optimization_barrier %ds : tensor<7x3x3x3xf64>
  %at = stablehlo.transpose %a, dims = [1, 0, 2, 3, 4] : (tensor<3x7x3x3x3xf64>) -> tensor<7x3x3x3x3xf64>
  %bt = stablehlo.broadcast_in_dim %b, dims = [0, 1, 3, 4] : (tensor<7x3x3x3xf64>) -> tensor<7x3x3x3x3xf64>
  %dt = stablehlo.broadcast_in_dim %d, dims = [0, 1, 2, 3] : (tensor<7x3x3x3xf64>) -> tensor<7x3x3x3x3xf64>
  %x0 = stablehlo.add %at, %bt : tensor<7x3x3x3x3xf64>
  %x = stablehlo.add %x0, %dt : tensor<7x3x3x3x3xf64>
  %pr = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1, 2, 3, 4] : (tensor<7x3x3x3x3xf64>, tensor<f64>) -> tensor<7xf64>
  %pb = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<7xf64>) -> tensor<7x3x3x3x3xf64>
  %pd = stablehlo.subtract %x, %pb : tensor<7x3x3x3x3xf64>
  %po = stablehlo.optimization_barrier %pd : tensor<7x3x3x3x3xf64>
  %pt = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2, 3, 4] : (tensor<7x3x3x3x3xf64>, tensor<f64>) -> tensor<7xf64>
  %y0 = stablehlo.optimization_barrier %x : tensor<7x3x3x3x3xf64>
  %y1 = stablehlo.reshape %y0 : (tensor<7x3x3x3x3xf64>) -> tensor<7x81xf64>
  %y = stablehlo.optimization_barrier %y1 : tensor<7x81xf64>
  %qr = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<7x81xf64>, tensor<f64>) -> tensor<7xf64>
  %qb = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<7xf64>) -> tensor<7x81xf64>
  %qd = stablehlo.subtract %y, %qb : tensor<7x81xf64>
  %qo = stablehlo.optimization_barrier %qd : tensor<7x81xf64>
  %qt = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<7x81xf64>, tensor<f64>) -> tensor<7xf64>
  %pw = stablehlo.reshape %po : (tensor<7x3x3x3x3xf64>) -> tensor<7x81xf64>
  check.expect_eq %pw, %qo : tensor<7x81xf64>
  check.expect_eq %pr, %qr : tensor<7xf64>
  check.expect_eq %pt, %qt : tensor<7xf64>
  func.return
}
func.func private @t2() {
  %low = stablehlo.constant dense<-100.0> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %ai = stablehlo.iota dim = 0 : tensor<2x9x2x2x3xbf16>
  %aj = stablehlo.iota dim = 4 : tensor<2x9x2x2x3xbf16>
  %ak0 = stablehlo.constant dense<3.0> : tensor<2x9x2x2x3xbf16>
  %ak = stablehlo.optimization_barrier %ak0 : tensor<2x9x2x2x3xbf16>
  %am = stablehlo.multiply %ai, %ak : tensor<2x9x2x2x3xbf16>
  %as = stablehlo.subtract %am, %aj : tensor<2x9x2x2x3xbf16>
  %a = stablehlo.optimization_barrier %as : tensor<2x9x2x2x3xbf16>
  %bi = stablehlo.iota dim = 2 : tensor<9x2x2x3xbf16>
  %bj = stablehlo.iota dim = 3 : tensor<9x2x2x3xbf16>
  %bk0 = stablehlo.constant dense<3.0> : tensor<9x2x2x3xbf16>
  %bk = stablehlo.optimization_barrier %bk0 : tensor<9x2x2x3xbf16>
  %bm = stablehlo.multiply %bi, %bk : tensor<9x2x2x3xbf16>
  %bs = stablehlo.subtract %bm, %bj : tensor<9x2x2x3xbf16>
  %b = stablehlo.optimization_barrier %bs : tensor<9x2x2x3xbf16>
  %di = stablehlo.iota dim = 3 : tensor<9x2x2x2xbf16>
  %dj = stablehlo.iota dim = 2 : tensor<9x2x2x2xbf16>
  %dk0 = stablehlo.constant dense<3.0> : tensor<9x2x2x2xbf16>
  %dk = stablehlo.optimization_barrier %dk0 : tensor<9x2x2x2xbf16>
  %dm = stablehlo.multiply %di, %dk : tensor<9x2x2x2xbf16>
  %ds = stablehlo.subtract %dm, %dj : tensor<9x2x2x2xbf16>
  %d = stablehlo.optimization_barrier %ds : tensor<9x2x2x2xbf16>
  %at = stablehlo.transpose %a, dims = [1, 0, 2, 3, 4] : (tensor<2x9x2x2x3xbf16>) -> tensor<9x2x2x2x3xbf16>
  %bt = stablehlo.broadcast_in_dim %b, dims = [0, 1, 3, 4] : (tensor<9x2x2x3xbf16>) -> tensor<9x2x2x2x3xbf16>
  %dt = stablehlo.broadcast_in_dim %d, dims = [0, 1, 2, 3] : (tensor<9x2x2x2xbf16>) -> tensor<9x2x2x2x3xbf16>
  %x0 = stablehlo.add %at, %bt : tensor<9x2x2x2x3xbf16>
  %x = stablehlo.add %x0, %dt : tensor<9x2x2x2x3xbf16>
  %pr = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1, 2, 3, 4] : (tensor<9x2x2x2x3xbf16>, tensor<bf16>) -> tensor<9xbf16>
  %pb = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<9xbf16>) -> tensor<9x2x2x2x3xbf16>
  %pd = stablehlo.subtract %x, %pb : tensor<9x2x2x2x3xbf16>
  %po = stablehlo.optimization_barrier %pd : tensor<9x2x2x2x3xbf16>
  %pt = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2, 3, 4] : (tensor<9x2x2x2x3xbf16>, tensor<bf16>) -> tensor<9xbf16>
  %y0 = stablehlo.optimization_barrier %x : tensor<9x2x2x2x3xbf16>
  %y1 = stablehlo.reshape %y0 : (tensor<9x2x2x2x3xbf16>) -> tensor<9x24xbf16>
  %y = stablehlo.optimization_barrier %y1 : tensor<9x24xbf16>
  %qr = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<9x24xbf16>, tensor<bf16>) -> tensor<9xbf16>
  %qb = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<9xbf16>) -> tensor<9x24xbf16>
  %qd = stablehlo.subtract %y, %qb : tensor<9x24xbf16>
  %qo = stablehlo.optimization_barrier %qd : tensor<9x24xbf16>
  %qt = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<9x24xbf16>, tensor<bf16>) -> tensor<9xbf16>
  %pw = stablehlo.reshape %po : (tensor<9x2x2x2x3xbf16>) -> tensor<9x24xbf16>
  check.expect_eq %pw, %qo : tensor<9x24xbf16>
  check.expect_eq %pr, %qr : tensor<9xbf16>
  check.expect_eq %pt, %qt : tensor<9xbf16>
  func.return
}
func.func private @t3() {
  %low = stablehlo.constant dense<-100> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i8>
  %ai = stablehlo.iota dim = 0 : tensor<3x4x2x5x1xi8>
  %aj = stablehlo.iota dim = 4 : tensor<3x4x2x5x1xi8>
  %ak0 = stablehlo.constant dense<3> : tensor<3x4x2x5x1xi8>
  %ak = stablehlo.optimization_barrier %ak0 : tensor<3x4x2x5x1xi8>
  %am = stablehlo.multiply %ai, %ak : tensor<3x4x2x5x1xi8>
  %as = stablehlo.subtract %am, %aj : tensor<3x4x2x5x1xi8>
  %a = stablehlo.optimization_barrier %as : tensor<3x4x2x5x1xi8>
  %bi = stablehlo.iota dim = 2 : tensor<4x3x5x1xi8>
  %bj = stablehlo.iota dim = 3 : tensor<4x3x5x1xi8>
  %bk0 = stablehlo.constant dense<3> : tensor<4x3x5x1xi8>
  %bk = stablehlo.optimization_barrier %bk0 : tensor<4x3x5x1xi8>
  %bm = stablehlo.multiply %bi, %bk : tensor<4x3x5x1xi8>
  %bs = stablehlo.subtract %bm, %bj : tensor<4x3x5x1xi8>
  %b = stablehlo.optimization_barrier %bs : tensor<4x3x5x1xi8>
  %di = stablehlo.iota dim = 3 : tensor<4x3x2x5xi8>
  %dj = stablehlo.iota dim = 2 : tensor<4x3x2x5xi8>
  %dk0 = stablehlo.constant dense<3> : tensor<4x3x2x5xi8>
  %dk = stablehlo.optimization_barrier %dk0 : tensor<4x3x2x5xi8>
  %dm = stablehlo.multiply %di, %dk : tensor<4x3x2x5xi8>
  %ds = stablehlo.subtract %dm, %dj : tensor<4x3x2x5xi8>
  %d = stablehlo.optimization_barrier %ds : tensor<4x3x2x5xi8>
  %at = stablehlo.transpose %a, dims = [1, 0, 2, 3, 4] : (tensor<3x4x2x5x1xi8>) -> tensor<4x3x2x5x1xi8>
  %bt = stablehlo.broadcast_in_dim %b, dims = [0, 1, 3, 4] : (tensor<4x3x5x1xi8>) -> tensor<4x3x2x5x1xi8>
  %dt = stablehlo.broadcast_in_dim %d, dims = [0, 1, 2, 3] : (tensor<4x3x2x5xi8>) -> tensor<4x3x2x5x1xi8>
  %x0 = stablehlo.add %at, %bt : tensor<4x3x2x5x1xi8>
  %x = stablehlo.add %x0, %dt : tensor<4x3x2x5x1xi8>
  %pr = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1, 2, 3, 4] : (tensor<4x3x2x5x1xi8>, tensor<i8>) -> tensor<4xi8>
  %pb = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<4xi8>) -> tensor<4x3x2x5x1xi8>
  %pd = stablehlo.subtract %x, %pb : tensor<4x3x2x5x1xi8>
  %po = stablehlo.optimization_barrier %pd : tensor<4x3x2x5x1xi8>
  %pt = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2, 3, 4] : (tensor<4x3x2x5x1xi8>, tensor<i8>) -> tensor<4xi8>
  %y0 = stablehlo.optimization_barrier %x : tensor<4x3x2x5x1xi8>
  %y1 = stablehlo.reshape %y0 : (tensor<4x3x2x5x1xi8>) -> tensor<4x30xi8>
  %y = stablehlo.optimization_barrier %y1 : tensor<4x30xi8>
  %qr = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x30xi8>, tensor<i8>) -> tensor<4xi8>
  %qb = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<4xi8>) -> tensor<4x30xi8>
  %qd = stablehlo.subtract %y, %qb : tensor<4x30xi8>
  %qo = stablehlo.optimization_barrier %qd : tensor<4x30xi8>
  %qt = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x30xi8>, tensor<i8>) -> tensor<4xi8>
  %pw = stablehlo.reshape %po : (tensor<4x3x2x5x1xi8>) -> tensor<4x30xi8>
  check.expect_eq %pw, %qo : tensor<4x30xi8>
  check.expect_eq %pr, %qr : tensor<4xi8>
  check.expect_eq %pt, %qt : tensor<4xi8>
  func.return
}
func.func private @t4() {
  %low = stablehlo.constant dense<-100> : tensor<i64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %ai = stablehlo.iota dim = 0 : tensor<2x3x5x4x3xi64>
  %aj = stablehlo.iota dim = 4 : tensor<2x3x5x4x3xi64>
  %ak0 = stablehlo.constant dense<3> : tensor<2x3x5x4x3xi64>
  %ak = stablehlo.optimization_barrier %ak0 : tensor<2x3x5x4x3xi64>
  %am = stablehlo.multiply %ai, %ak : tensor<2x3x5x4x3xi64>
  %as = stablehlo.subtract %am, %aj : tensor<2x3x5x4x3xi64>
  %a = stablehlo.optimization_barrier %as : tensor<2x3x5x4x3xi64>
  %bi = stablehlo.iota dim = 2 : tensor<3x2x4x3xi64>
  %bj = stablehlo.iota dim = 3 : tensor<3x2x4x3xi64>
  %bk0 = stablehlo.constant dense<3> : tensor<3x2x4x3xi64>
  %bk = stablehlo.optimization_barrier %bk0 : tensor<3x2x4x3xi64>
  %bm = stablehlo.multiply %bi, %bk : tensor<3x2x4x3xi64>
  %bs = stablehlo.subtract %bm, %bj : tensor<3x2x4x3xi64>
  %b = stablehlo.optimization_barrier %bs : tensor<3x2x4x3xi64>
  %di = stablehlo.iota dim = 3 : tensor<3x2x5x4xi64>
  %dj = stablehlo.iota dim = 2 : tensor<3x2x5x4xi64>
  %dk0 = stablehlo.constant dense<3> : tensor<3x2x5x4xi64>
  %dk = stablehlo.optimization_barrier %dk0 : tensor<3x2x5x4xi64>
  %dm = stablehlo.multiply %di, %dk : tensor<3x2x5x4xi64>
  %ds = stablehlo.subtract %dm, %dj : tensor<3x2x5x4xi64>
  %d = stablehlo.optimization_barrier %ds : tensor<3x2x5x4xi64>
  %at = stablehlo.transpose %a, dims = [1, 0, 2, 3, 4] : (tensor<2x3x5x4x3xi64>) -> tensor<3x2x5x4x3xi64>
  %bt = stablehlo.broadcast_in_dim %b, dims = [0, 1, 3, 4] : (tensor<3x2x4x3xi64>) -> tensor<3x2x5x4x3xi64>
  %dt = stablehlo.broadcast_in_dim %d, dims = [0, 1, 2, 3] : (tensor<3x2x5x4xi64>) -> tensor<3x2x5x4x3xi64>
  %x0 = stablehlo.add %at, %bt : tensor<3x2x5x4x3xi64>
  %x = stablehlo.add %x0, %dt : tensor<3x2x5x4x3xi64>
  %pr = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1, 2, 3, 4] : (tensor<3x2x5x4x3xi64>, tensor<i64>) -> tensor<3xi64>
  %pb = stablehlo.broadcast_in_dim %pr, dims = [0] : (tensor<3xi64>) -> tensor<3x2x5x4x3xi64>
  %pd = stablehlo.subtract %x, %pb : tensor<3x2x5x4x3xi64>
  %po = stablehlo.optimization_barrier %pd : tensor<3x2x5x4x3xi64>
  %pt = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2, 3, 4] : (tensor<3x2x5x4x3xi64>, tensor<i64>) -> tensor<3xi64>
  %y0 = stablehlo.optimization_barrier %x : tensor<3x2x5x4x3xi64>
  %y1 = stablehlo.reshape %y0 : (tensor<3x2x5x4x3xi64>) -> tensor<3x120xi64>
  %y = stablehlo.optimization_barrier %y1 : tensor<3x120xi64>
  %qr = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x120xi64>, tensor<i64>) -> tensor<3xi64>
  %qb = stablehlo.broadcast_in_dim %qr, dims = [0] : (tensor<3xi64>) -> tensor<3x120xi64>
  %qd = stablehlo.subtract %y, %qb : tensor<3x120xi64>
  %qo = stablehlo.optimization_barrier %qd : tensor<3x120xi64>
  %qt = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x120xi64>, tensor<i64>) -> tensor<3xi64>
  %pw = stablehlo.reshape %po : (tensor<3x2x5x4x3xi64>) -> tensor<3x120xi64>
  check.expect_eq %pw, %qo : tensor<3x120xi64>
  check.expect_eq %pr, %qr : tensor<3xi64>
  check.expect_eq %pt, %qt : tensor<3xi64>
  func.return
}
