// Complex products of a depth of 4 to 9, of many columns and few and many rows, of parts and
// of what lies side by side.  Oracle: four products of the parts, which are small integers.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() {
  func.call @c64x8x50() : () -> ()
  func.call @c31x9x40() : () -> ()
  func.call @c32x4x33() : () -> ()
  func.call @c3x5x70() : () -> ()
  func.call @c2x8x101() : () -> ()
  func.call @c4x6x30() : () -> ()
  func.call @c70x7x21() : () -> ()
  func.call @c64x8x50w() : () -> ()
  func.call @c31x9x40w() : () -> ()
  func.call @c32x4x33w() : () -> ()
  func.call @c3x5x70w() : () -> ()
  func.call @c2x8x101w() : () -> ()
  func.call @c4x6x30w() : () -> ()
  func.call @c70x7x21w() : () -> ()
  func.return
}
func.func private @c64x8x50() {
  %ar0 = stablehlo.iota dim = 0 : tensor<512xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<512xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<512xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<512xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<512xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<512xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<512xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<512xi32>) -> tensor<512xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<512xf32>) -> tensor<64x8xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<64x8xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<512xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<512xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<512xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<512xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<512xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<512xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<512xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<512xi32>) -> tensor<512xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<512xf32>) -> tensor<64x8xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<64x8xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %br1 = stablehlo.constant dense<5> : tensor<400xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<400xi32>
  %br3 = stablehlo.constant dense<7> : tensor<400xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<400xi32>
  %br5 = stablehlo.constant dense<3> : tensor<400xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<400xi32>
  %br7 = stablehlo.convert %br6 : (tensor<400xi32>) -> tensor<400xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<400xf32>) -> tensor<8x50xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<8x50xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<400xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<400xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<400xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<400xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<400xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<400xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<400xi32>) -> tensor<400xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<400xf32>) -> tensor<8x50xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<8x50xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<64x8xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<8x50xcomplex<f32>>
  %c = stablehlo.dot_general %a0, %b0, contracting_dims = [1] x [0] : (tensor<64x8xcomplex<f32>>, tensor<8x50xcomplex<f32>>) -> tensor<64x50xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<64x50xcomplex<f32>>) -> tensor<64x50xf32>
  %i = stablehlo.imag %c : (tensor<64x50xcomplex<f32>>) -> tensor<64x50xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x50xf32>) -> tensor<64x50xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<64x50xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x50xf32>) -> tensor<64x50xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<64x50xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x50xf32>) -> tensor<64x50xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<64x50xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x50xf32>) -> tensor<64x50xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<64x50xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<64x50xf32>
  %ei = stablehlo.add %pri, %pir : tensor<64x50xf32>
  check.expect_eq %r, %er : tensor<64x50xf32>
  check.expect_eq %i, %ei : tensor<64x50xf32>
  func.return
}
func.func private @c31x9x40() {
  %ar0 = stablehlo.iota dim = 0 : tensor<279xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<279xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<279xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<279xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<279xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<279xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<279xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<279xi32>) -> tensor<279xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<279xf32>) -> tensor<31x9xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<31x9xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<279xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<279xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<279xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<279xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<279xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<279xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<279xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<279xi32>) -> tensor<279xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<279xf32>) -> tensor<31x9xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<31x9xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %br1 = stablehlo.constant dense<5> : tensor<360xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<360xi32>
  %br3 = stablehlo.constant dense<7> : tensor<360xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<360xi32>
  %br5 = stablehlo.constant dense<3> : tensor<360xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<360xi32>
  %br7 = stablehlo.convert %br6 : (tensor<360xi32>) -> tensor<360xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<360xf32>) -> tensor<9x40xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<9x40xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<360xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<360xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<360xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<360xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<360xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<360xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<360xi32>) -> tensor<360xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<360xf32>) -> tensor<9x40xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<9x40xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<31x9xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<9x40xcomplex<f32>>
  %c = stablehlo.dot_general %a0, %b0, contracting_dims = [1] x [0] : (tensor<31x9xcomplex<f32>>, tensor<9x40xcomplex<f32>>) -> tensor<31x40xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<31x40xcomplex<f32>>) -> tensor<31x40xf32>
  %i = stablehlo.imag %c : (tensor<31x40xcomplex<f32>>) -> tensor<31x40xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<31x9xf32>, tensor<9x40xf32>) -> tensor<31x40xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<31x40xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<31x9xf32>, tensor<9x40xf32>) -> tensor<31x40xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<31x40xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<31x9xf32>, tensor<9x40xf32>) -> tensor<31x40xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<31x40xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<31x9xf32>, tensor<9x40xf32>) -> tensor<31x40xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<31x40xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<31x40xf32>
  %ei = stablehlo.add %pri, %pir : tensor<31x40xf32>
  check.expect_eq %r, %er : tensor<31x40xf32>
  check.expect_eq %i, %ei : tensor<31x40xf32>
  func.return
}
func.func private @c32x4x33() {
  %ar0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<128xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<128xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<128xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<128xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<128xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<128xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<128xi32>) -> tensor<128xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<128xf32>) -> tensor<32x4xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<32x4xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<128xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<128xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<128xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<128xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<128xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<128xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<128xi32>) -> tensor<128xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<128xf32>) -> tensor<32x4xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<32x4xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<132xi32>
  %br1 = stablehlo.constant dense<5> : tensor<132xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<132xi32>
  %br3 = stablehlo.constant dense<7> : tensor<132xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<132xi32>
  %br5 = stablehlo.constant dense<3> : tensor<132xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<132xi32>
  %br7 = stablehlo.convert %br6 : (tensor<132xi32>) -> tensor<132xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<132xf32>) -> tensor<4x33xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<4x33xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<132xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<132xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<132xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<132xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<132xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<132xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<132xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<132xi32>) -> tensor<132xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<132xf32>) -> tensor<4x33xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<4x33xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<32x4xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<4x33xcomplex<f32>>
  %c = stablehlo.dot_general %a0, %b0, contracting_dims = [1] x [0] : (tensor<32x4xcomplex<f32>>, tensor<4x33xcomplex<f32>>) -> tensor<32x33xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xf32>
  %i = stablehlo.imag %c : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<32x4xf32>, tensor<4x33xf32>) -> tensor<32x33xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<32x33xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<32x4xf32>, tensor<4x33xf32>) -> tensor<32x33xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<32x33xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<32x4xf32>, tensor<4x33xf32>) -> tensor<32x33xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<32x33xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<32x4xf32>, tensor<4x33xf32>) -> tensor<32x33xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<32x33xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<32x33xf32>
  %ei = stablehlo.add %pri, %pir : tensor<32x33xf32>
  check.expect_eq %r, %er : tensor<32x33xf32>
  check.expect_eq %i, %ei : tensor<32x33xf32>
  func.return
}
func.func private @c3x5x70() {
  %ar0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<15xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<15xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<15xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<15xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<15xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<15xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<15xi32>) -> tensor<15xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<15xf32>) -> tensor<3x5xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<3x5xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<15xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<15xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<15xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<15xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<15xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<15xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<15xi32>) -> tensor<15xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<15xf32>) -> tensor<3x5xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<3x5xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<350xi32>
  %br1 = stablehlo.constant dense<5> : tensor<350xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<350xi32>
  %br3 = stablehlo.constant dense<7> : tensor<350xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<350xi32>
  %br5 = stablehlo.constant dense<3> : tensor<350xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<350xi32>
  %br7 = stablehlo.convert %br6 : (tensor<350xi32>) -> tensor<350xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<350xf32>) -> tensor<5x70xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<5x70xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<350xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<350xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<350xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<350xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<350xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<350xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<350xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<350xi32>) -> tensor<350xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<350xf32>) -> tensor<5x70xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<5x70xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<3x5xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<5x70xcomplex<f32>>
  %c = stablehlo.dot_general %a0, %b0, contracting_dims = [1] x [0] : (tensor<3x5xcomplex<f32>>, tensor<5x70xcomplex<f32>>) -> tensor<3x70xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<3x70xcomplex<f32>>) -> tensor<3x70xf32>
  %i = stablehlo.imag %c : (tensor<3x70xcomplex<f32>>) -> tensor<3x70xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x70xf32>) -> tensor<3x70xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<3x70xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x70xf32>) -> tensor<3x70xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<3x70xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x70xf32>) -> tensor<3x70xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<3x70xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x70xf32>) -> tensor<3x70xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<3x70xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<3x70xf32>
  %ei = stablehlo.add %pri, %pir : tensor<3x70xf32>
  check.expect_eq %r, %er : tensor<3x70xf32>
  check.expect_eq %i, %ei : tensor<3x70xf32>
  func.return
}
func.func private @c2x8x101() {
  %ar0 = stablehlo.iota dim = 0 : tensor<16xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<16xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<16xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<16xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<16xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<16xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<16xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<16xi32>) -> tensor<16xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<16xf32>) -> tensor<2x8xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<2x8xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<16xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<16xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<16xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<16xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<16xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<16xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<16xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<16xi32>) -> tensor<16xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<16xf32>) -> tensor<2x8xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<2x8xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<808xi32>
  %br1 = stablehlo.constant dense<5> : tensor<808xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<808xi32>
  %br3 = stablehlo.constant dense<7> : tensor<808xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<808xi32>
  %br5 = stablehlo.constant dense<3> : tensor<808xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<808xi32>
  %br7 = stablehlo.convert %br6 : (tensor<808xi32>) -> tensor<808xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<808xf32>) -> tensor<8x101xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<8x101xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<808xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<808xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<808xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<808xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<808xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<808xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<808xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<808xi32>) -> tensor<808xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<808xf32>) -> tensor<8x101xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<8x101xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<2x8xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<8x101xcomplex<f32>>
  %c = stablehlo.dot_general %a0, %b0, contracting_dims = [1] x [0] : (tensor<2x8xcomplex<f32>>, tensor<8x101xcomplex<f32>>) -> tensor<2x101xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<2x101xcomplex<f32>>) -> tensor<2x101xf32>
  %i = stablehlo.imag %c : (tensor<2x101xcomplex<f32>>) -> tensor<2x101xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x101xf32>) -> tensor<2x101xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<2x101xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x101xf32>) -> tensor<2x101xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<2x101xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x101xf32>) -> tensor<2x101xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<2x101xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x101xf32>) -> tensor<2x101xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<2x101xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<2x101xf32>
  %ei = stablehlo.add %pri, %pir : tensor<2x101xf32>
  check.expect_eq %r, %er : tensor<2x101xf32>
  check.expect_eq %i, %ei : tensor<2x101xf32>
  func.return
}
func.func private @c4x6x30() {
  %ar0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<24xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<24xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<24xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<24xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<24xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<24xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<24xi32>) -> tensor<24xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<24xf32>) -> tensor<4x6xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<4x6xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<24xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<24xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<24xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<24xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<24xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<24xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<24xi32>) -> tensor<24xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<24xf32>) -> tensor<4x6xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<4x6xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<180xi32>
  %br1 = stablehlo.constant dense<5> : tensor<180xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<180xi32>
  %br3 = stablehlo.constant dense<7> : tensor<180xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<180xi32>
  %br5 = stablehlo.constant dense<3> : tensor<180xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<180xi32>
  %br7 = stablehlo.convert %br6 : (tensor<180xi32>) -> tensor<180xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<180xf32>) -> tensor<6x30xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<6x30xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<180xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<180xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<180xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<180xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<180xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<180xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<180xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<180xi32>) -> tensor<180xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<180xf32>) -> tensor<6x30xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<6x30xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<4x6xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<6x30xcomplex<f32>>
  %c = stablehlo.dot_general %a0, %b0, contracting_dims = [1] x [0] : (tensor<4x6xcomplex<f32>>, tensor<6x30xcomplex<f32>>) -> tensor<4x30xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<4x30xcomplex<f32>>) -> tensor<4x30xf32>
  %i = stablehlo.imag %c : (tensor<4x30xcomplex<f32>>) -> tensor<4x30xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x30xf32>) -> tensor<4x30xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<4x30xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x30xf32>) -> tensor<4x30xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<4x30xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x30xf32>) -> tensor<4x30xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<4x30xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x30xf32>) -> tensor<4x30xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<4x30xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<4x30xf32>
  %ei = stablehlo.add %pri, %pir : tensor<4x30xf32>
  check.expect_eq %r, %er : tensor<4x30xf32>
  check.expect_eq %i, %ei : tensor<4x30xf32>
  func.return
}
func.func private @c70x7x21() {
  %ar0 = stablehlo.iota dim = 0 : tensor<490xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<490xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<490xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<490xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<490xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<490xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<490xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<490xi32>) -> tensor<490xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<490xf32>) -> tensor<70x7xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<70x7xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<490xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<490xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<490xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<490xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<490xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<490xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<490xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<490xi32>) -> tensor<490xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<490xf32>) -> tensor<70x7xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<70x7xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<147xi32>
  %br1 = stablehlo.constant dense<5> : tensor<147xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<147xi32>
  %br3 = stablehlo.constant dense<7> : tensor<147xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<147xi32>
  %br5 = stablehlo.constant dense<3> : tensor<147xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<147xi32>
  %br7 = stablehlo.convert %br6 : (tensor<147xi32>) -> tensor<147xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<147xf32>) -> tensor<7x21xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<7x21xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<147xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<147xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<147xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<147xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<147xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<147xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<147xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<147xi32>) -> tensor<147xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<147xf32>) -> tensor<7x21xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<7x21xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<70x7xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<7x21xcomplex<f32>>
  %c = stablehlo.dot_general %a0, %b0, contracting_dims = [1] x [0] : (tensor<70x7xcomplex<f32>>, tensor<7x21xcomplex<f32>>) -> tensor<70x21xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<70x21xcomplex<f32>>) -> tensor<70x21xf32>
  %i = stablehlo.imag %c : (tensor<70x21xcomplex<f32>>) -> tensor<70x21xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<70x7xf32>, tensor<7x21xf32>) -> tensor<70x21xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<70x21xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<70x7xf32>, tensor<7x21xf32>) -> tensor<70x21xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<70x21xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<70x7xf32>, tensor<7x21xf32>) -> tensor<70x21xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<70x21xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<70x7xf32>, tensor<7x21xf32>) -> tensor<70x21xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<70x21xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<70x21xf32>
  %ei = stablehlo.add %pri, %pir : tensor<70x21xf32>
  check.expect_eq %r, %er : tensor<70x21xf32>
  check.expect_eq %i, %ei : tensor<70x21xf32>
  func.return
}
func.func private @c64x8x50w() {
  %ar0 = stablehlo.iota dim = 0 : tensor<512xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<512xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<512xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<512xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<512xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<512xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<512xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<512xi32>) -> tensor<512xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<512xf32>) -> tensor<64x8xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<64x8xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<512xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<512xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<512xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<512xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<512xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<512xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<512xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<512xi32>) -> tensor<512xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<512xf32>) -> tensor<64x8xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<64x8xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %br1 = stablehlo.constant dense<5> : tensor<400xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<400xi32>
  %br3 = stablehlo.constant dense<7> : tensor<400xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<400xi32>
  %br5 = stablehlo.constant dense<3> : tensor<400xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<400xi32>
  %br7 = stablehlo.convert %br6 : (tensor<400xi32>) -> tensor<400xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<400xf32>) -> tensor<8x50xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<8x50xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<400xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<400xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<400xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<400xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<400xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<400xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<400xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<400xi32>) -> tensor<400xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<400xf32>) -> tensor<8x50xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<8x50xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<64x8xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<8x50xcomplex<f32>>
  %a = stablehlo.optimization_barrier %a0 : tensor<64x8xcomplex<f32>>
  %b = stablehlo.optimization_barrier %b0 : tensor<8x50xcomplex<f32>>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x8xcomplex<f32>>, tensor<8x50xcomplex<f32>>) -> tensor<64x50xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<64x50xcomplex<f32>>) -> tensor<64x50xf32>
  %i = stablehlo.imag %c : (tensor<64x50xcomplex<f32>>) -> tensor<64x50xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x50xf32>) -> tensor<64x50xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<64x50xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x50xf32>) -> tensor<64x50xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<64x50xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x50xf32>) -> tensor<64x50xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<64x50xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<64x8xf32>, tensor<8x50xf32>) -> tensor<64x50xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<64x50xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<64x50xf32>
  %ei = stablehlo.add %pri, %pir : tensor<64x50xf32>
  check.expect_eq %r, %er : tensor<64x50xf32>
  check.expect_eq %i, %ei : tensor<64x50xf32>
  func.return
}
func.func private @c31x9x40w() {
  %ar0 = stablehlo.iota dim = 0 : tensor<279xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<279xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<279xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<279xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<279xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<279xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<279xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<279xi32>) -> tensor<279xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<279xf32>) -> tensor<31x9xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<31x9xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<279xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<279xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<279xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<279xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<279xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<279xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<279xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<279xi32>) -> tensor<279xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<279xf32>) -> tensor<31x9xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<31x9xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %br1 = stablehlo.constant dense<5> : tensor<360xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<360xi32>
  %br3 = stablehlo.constant dense<7> : tensor<360xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<360xi32>
  %br5 = stablehlo.constant dense<3> : tensor<360xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<360xi32>
  %br7 = stablehlo.convert %br6 : (tensor<360xi32>) -> tensor<360xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<360xf32>) -> tensor<9x40xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<9x40xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<360xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<360xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<360xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<360xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<360xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<360xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<360xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<360xi32>) -> tensor<360xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<360xf32>) -> tensor<9x40xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<9x40xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<31x9xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<9x40xcomplex<f32>>
  %a = stablehlo.optimization_barrier %a0 : tensor<31x9xcomplex<f32>>
  %b = stablehlo.optimization_barrier %b0 : tensor<9x40xcomplex<f32>>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<31x9xcomplex<f32>>, tensor<9x40xcomplex<f32>>) -> tensor<31x40xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<31x40xcomplex<f32>>) -> tensor<31x40xf32>
  %i = stablehlo.imag %c : (tensor<31x40xcomplex<f32>>) -> tensor<31x40xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<31x9xf32>, tensor<9x40xf32>) -> tensor<31x40xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<31x40xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<31x9xf32>, tensor<9x40xf32>) -> tensor<31x40xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<31x40xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<31x9xf32>, tensor<9x40xf32>) -> tensor<31x40xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<31x40xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<31x9xf32>, tensor<9x40xf32>) -> tensor<31x40xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<31x40xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<31x40xf32>
  %ei = stablehlo.add %pri, %pir : tensor<31x40xf32>
  check.expect_eq %r, %er : tensor<31x40xf32>
  check.expect_eq %i, %ei : tensor<31x40xf32>
  func.return
}
func.func private @c32x4x33w() {
  %ar0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<128xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<128xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<128xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<128xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<128xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<128xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<128xi32>) -> tensor<128xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<128xf32>) -> tensor<32x4xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<32x4xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<128xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<128xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<128xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<128xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<128xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<128xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<128xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<128xi32>) -> tensor<128xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<128xf32>) -> tensor<32x4xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<32x4xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<132xi32>
  %br1 = stablehlo.constant dense<5> : tensor<132xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<132xi32>
  %br3 = stablehlo.constant dense<7> : tensor<132xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<132xi32>
  %br5 = stablehlo.constant dense<3> : tensor<132xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<132xi32>
  %br7 = stablehlo.convert %br6 : (tensor<132xi32>) -> tensor<132xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<132xf32>) -> tensor<4x33xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<4x33xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<132xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<132xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<132xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<132xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<132xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<132xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<132xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<132xi32>) -> tensor<132xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<132xf32>) -> tensor<4x33xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<4x33xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<32x4xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<4x33xcomplex<f32>>
  %a = stablehlo.optimization_barrier %a0 : tensor<32x4xcomplex<f32>>
  %b = stablehlo.optimization_barrier %b0 : tensor<4x33xcomplex<f32>>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<32x4xcomplex<f32>>, tensor<4x33xcomplex<f32>>) -> tensor<32x33xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xf32>
  %i = stablehlo.imag %c : (tensor<32x33xcomplex<f32>>) -> tensor<32x33xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<32x4xf32>, tensor<4x33xf32>) -> tensor<32x33xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<32x33xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<32x4xf32>, tensor<4x33xf32>) -> tensor<32x33xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<32x33xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<32x4xf32>, tensor<4x33xf32>) -> tensor<32x33xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<32x33xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<32x4xf32>, tensor<4x33xf32>) -> tensor<32x33xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<32x33xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<32x33xf32>
  %ei = stablehlo.add %pri, %pir : tensor<32x33xf32>
  check.expect_eq %r, %er : tensor<32x33xf32>
  check.expect_eq %i, %ei : tensor<32x33xf32>
  func.return
}
func.func private @c3x5x70w() {
  %ar0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<15xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<15xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<15xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<15xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<15xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<15xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<15xi32>) -> tensor<15xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<15xf32>) -> tensor<3x5xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<3x5xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<15xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<15xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<15xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<15xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<15xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<15xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<15xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<15xi32>) -> tensor<15xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<15xf32>) -> tensor<3x5xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<3x5xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<350xi32>
  %br1 = stablehlo.constant dense<5> : tensor<350xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<350xi32>
  %br3 = stablehlo.constant dense<7> : tensor<350xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<350xi32>
  %br5 = stablehlo.constant dense<3> : tensor<350xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<350xi32>
  %br7 = stablehlo.convert %br6 : (tensor<350xi32>) -> tensor<350xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<350xf32>) -> tensor<5x70xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<5x70xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<350xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<350xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<350xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<350xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<350xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<350xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<350xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<350xi32>) -> tensor<350xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<350xf32>) -> tensor<5x70xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<5x70xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<3x5xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<5x70xcomplex<f32>>
  %a = stablehlo.optimization_barrier %a0 : tensor<3x5xcomplex<f32>>
  %b = stablehlo.optimization_barrier %b0 : tensor<5x70xcomplex<f32>>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<3x5xcomplex<f32>>, tensor<5x70xcomplex<f32>>) -> tensor<3x70xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<3x70xcomplex<f32>>) -> tensor<3x70xf32>
  %i = stablehlo.imag %c : (tensor<3x70xcomplex<f32>>) -> tensor<3x70xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x70xf32>) -> tensor<3x70xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<3x70xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x70xf32>) -> tensor<3x70xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<3x70xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x70xf32>) -> tensor<3x70xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<3x70xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x70xf32>) -> tensor<3x70xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<3x70xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<3x70xf32>
  %ei = stablehlo.add %pri, %pir : tensor<3x70xf32>
  check.expect_eq %r, %er : tensor<3x70xf32>
  check.expect_eq %i, %ei : tensor<3x70xf32>
  func.return
}
func.func private @c2x8x101w() {
  %ar0 = stablehlo.iota dim = 0 : tensor<16xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<16xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<16xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<16xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<16xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<16xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<16xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<16xi32>) -> tensor<16xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<16xf32>) -> tensor<2x8xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<2x8xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<16xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<16xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<16xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<16xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<16xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<16xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<16xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<16xi32>) -> tensor<16xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<16xf32>) -> tensor<2x8xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<2x8xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<808xi32>
  %br1 = stablehlo.constant dense<5> : tensor<808xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<808xi32>
  %br3 = stablehlo.constant dense<7> : tensor<808xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<808xi32>
  %br5 = stablehlo.constant dense<3> : tensor<808xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<808xi32>
  %br7 = stablehlo.convert %br6 : (tensor<808xi32>) -> tensor<808xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<808xf32>) -> tensor<8x101xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<8x101xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<808xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<808xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<808xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<808xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<808xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<808xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<808xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<808xi32>) -> tensor<808xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<808xf32>) -> tensor<8x101xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<8x101xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<2x8xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<8x101xcomplex<f32>>
  %a = stablehlo.optimization_barrier %a0 : tensor<2x8xcomplex<f32>>
  %b = stablehlo.optimization_barrier %b0 : tensor<8x101xcomplex<f32>>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x8xcomplex<f32>>, tensor<8x101xcomplex<f32>>) -> tensor<2x101xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<2x101xcomplex<f32>>) -> tensor<2x101xf32>
  %i = stablehlo.imag %c : (tensor<2x101xcomplex<f32>>) -> tensor<2x101xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x101xf32>) -> tensor<2x101xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<2x101xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x101xf32>) -> tensor<2x101xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<2x101xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x101xf32>) -> tensor<2x101xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<2x101xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x101xf32>) -> tensor<2x101xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<2x101xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<2x101xf32>
  %ei = stablehlo.add %pri, %pir : tensor<2x101xf32>
  check.expect_eq %r, %er : tensor<2x101xf32>
  check.expect_eq %i, %ei : tensor<2x101xf32>
  func.return
}
func.func private @c4x6x30w() {
  %ar0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<24xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<24xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<24xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<24xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<24xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<24xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<24xi32>) -> tensor<24xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<24xf32>) -> tensor<4x6xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<4x6xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<24xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<24xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<24xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<24xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<24xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<24xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<24xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<24xi32>) -> tensor<24xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<24xf32>) -> tensor<4x6xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<4x6xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<180xi32>
  %br1 = stablehlo.constant dense<5> : tensor<180xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<180xi32>
  %br3 = stablehlo.constant dense<7> : tensor<180xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<180xi32>
  %br5 = stablehlo.constant dense<3> : tensor<180xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<180xi32>
  %br7 = stablehlo.convert %br6 : (tensor<180xi32>) -> tensor<180xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<180xf32>) -> tensor<6x30xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<6x30xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<180xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<180xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<180xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<180xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<180xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<180xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<180xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<180xi32>) -> tensor<180xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<180xf32>) -> tensor<6x30xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<6x30xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<4x6xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<6x30xcomplex<f32>>
  %a = stablehlo.optimization_barrier %a0 : tensor<4x6xcomplex<f32>>
  %b = stablehlo.optimization_barrier %b0 : tensor<6x30xcomplex<f32>>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x6xcomplex<f32>>, tensor<6x30xcomplex<f32>>) -> tensor<4x30xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<4x30xcomplex<f32>>) -> tensor<4x30xf32>
  %i = stablehlo.imag %c : (tensor<4x30xcomplex<f32>>) -> tensor<4x30xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x30xf32>) -> tensor<4x30xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<4x30xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x30xf32>) -> tensor<4x30xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<4x30xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x30xf32>) -> tensor<4x30xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<4x30xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x30xf32>) -> tensor<4x30xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<4x30xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<4x30xf32>
  %ei = stablehlo.add %pri, %pir : tensor<4x30xf32>
  check.expect_eq %r, %er : tensor<4x30xf32>
  check.expect_eq %i, %ei : tensor<4x30xf32>
  func.return
}
func.func private @c70x7x21w() {
  %ar0 = stablehlo.iota dim = 0 : tensor<490xi32>
  %ar1 = stablehlo.constant dense<7> : tensor<490xi32>
  %ar2 = stablehlo.multiply %ar0, %ar1 : tensor<490xi32>
  %ar3 = stablehlo.constant dense<11> : tensor<490xi32>
  %ar4 = stablehlo.remainder %ar2, %ar3 : tensor<490xi32>
  %ar5 = stablehlo.constant dense<5> : tensor<490xi32>
  %ar6 = stablehlo.subtract %ar4, %ar5 : tensor<490xi32>
  %ar7 = stablehlo.convert %ar6 : (tensor<490xi32>) -> tensor<490xf32>
  %ar8 = stablehlo.reshape %ar7 : (tensor<490xf32>) -> tensor<70x7xf32>
  %ar = stablehlo.optimization_barrier %ar8 : tensor<70x7xf32>
  %ai0 = stablehlo.iota dim = 0 : tensor<490xi32>
  %ai1 = stablehlo.constant dense<5> : tensor<490xi32>
  %ai2 = stablehlo.multiply %ai0, %ai1 : tensor<490xi32>
  %ai3 = stablehlo.constant dense<9> : tensor<490xi32>
  %ai4 = stablehlo.remainder %ai2, %ai3 : tensor<490xi32>
  %ai5 = stablehlo.constant dense<4> : tensor<490xi32>
  %ai6 = stablehlo.subtract %ai4, %ai5 : tensor<490xi32>
  %ai7 = stablehlo.convert %ai6 : (tensor<490xi32>) -> tensor<490xf32>
  %ai8 = stablehlo.reshape %ai7 : (tensor<490xf32>) -> tensor<70x7xf32>
  %ai = stablehlo.optimization_barrier %ai8 : tensor<70x7xf32>
  %br0 = stablehlo.iota dim = 0 : tensor<147xi32>
  %br1 = stablehlo.constant dense<5> : tensor<147xi32>
  %br2 = stablehlo.multiply %br0, %br1 : tensor<147xi32>
  %br3 = stablehlo.constant dense<7> : tensor<147xi32>
  %br4 = stablehlo.remainder %br2, %br3 : tensor<147xi32>
  %br5 = stablehlo.constant dense<3> : tensor<147xi32>
  %br6 = stablehlo.subtract %br4, %br5 : tensor<147xi32>
  %br7 = stablehlo.convert %br6 : (tensor<147xi32>) -> tensor<147xf32>
  %br8 = stablehlo.reshape %br7 : (tensor<147xf32>) -> tensor<7x21xf32>
  %br = stablehlo.optimization_barrier %br8 : tensor<7x21xf32>
  %bi0 = stablehlo.iota dim = 0 : tensor<147xi32>
  %bi1 = stablehlo.constant dense<3> : tensor<147xi32>
  %bi2 = stablehlo.multiply %bi0, %bi1 : tensor<147xi32>
  %bi3 = stablehlo.constant dense<8> : tensor<147xi32>
  %bi4 = stablehlo.remainder %bi2, %bi3 : tensor<147xi32>
  %bi5 = stablehlo.constant dense<4> : tensor<147xi32>
  %bi6 = stablehlo.subtract %bi4, %bi5 : tensor<147xi32>
  %bi7 = stablehlo.convert %bi6 : (tensor<147xi32>) -> tensor<147xf32>
  %bi8 = stablehlo.reshape %bi7 : (tensor<147xf32>) -> tensor<7x21xf32>
  %bi = stablehlo.optimization_barrier %bi8 : tensor<7x21xf32>
  %a0 = stablehlo.complex %ar, %ai : tensor<70x7xcomplex<f32>>
  %b0 = stablehlo.complex %br, %bi : tensor<7x21xcomplex<f32>>
  %a = stablehlo.optimization_barrier %a0 : tensor<70x7xcomplex<f32>>
  %b = stablehlo.optimization_barrier %b0 : tensor<7x21xcomplex<f32>>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<70x7xcomplex<f32>>, tensor<7x21xcomplex<f32>>) -> tensor<70x21xcomplex<f32>>
  %r = stablehlo.real %c : (tensor<70x21xcomplex<f32>>) -> tensor<70x21xf32>
  %i = stablehlo.imag %c : (tensor<70x21xcomplex<f32>>) -> tensor<70x21xf32>
  %prr0 = stablehlo.dot_general %ar, %br, contracting_dims = [1] x [0] : (tensor<70x7xf32>, tensor<7x21xf32>) -> tensor<70x21xf32>
  %prr = stablehlo.optimization_barrier %prr0 : tensor<70x21xf32>
  %pri0 = stablehlo.dot_general %ar, %bi, contracting_dims = [1] x [0] : (tensor<70x7xf32>, tensor<7x21xf32>) -> tensor<70x21xf32>
  %pri = stablehlo.optimization_barrier %pri0 : tensor<70x21xf32>
  %pir0 = stablehlo.dot_general %ai, %br, contracting_dims = [1] x [0] : (tensor<70x7xf32>, tensor<7x21xf32>) -> tensor<70x21xf32>
  %pir = stablehlo.optimization_barrier %pir0 : tensor<70x21xf32>
  %pii0 = stablehlo.dot_general %ai, %bi, contracting_dims = [1] x [0] : (tensor<70x7xf32>, tensor<7x21xf32>) -> tensor<70x21xf32>
  %pii = stablehlo.optimization_barrier %pii0 : tensor<70x21xf32>
  %er = stablehlo.subtract %prr, %pii : tensor<70x21xf32>
  %ei = stablehlo.add %pri, %pir : tensor<70x21xf32>
  check.expect_eq %r, %er : tensor<70x21xf32>
  check.expect_eq %i, %ei : tensor<70x21xf32>
  func.return
}
