// Scatter of rows each of which is one number again and again: nothing lies
// between its updates.  Oracle: the same with the updates in memory.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun --threads=2 %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=avx2 poprun %s
// RUN: TF_CPP_MIN_LOG_LEVEL=1 POPC_ISA=generic poprun %s
func.func @main() -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %a0 = stablehlo.iota dim = 0 : tensor<32xi32>
  %b0 = stablehlo.constant dense<7> : tensor<32xi32>
  %c0 = stablehlo.multiply %a0, %b0 : tensor<32xi32>
  %d0 = stablehlo.constant dense<5> : tensor<32xi32>
  %e0 = stablehlo.remainder %c0, %d0 : tensor<32xi32>
  %f0 = stablehlo.constant dense<5> : tensor<32xi32>
  %g0 = stablehlo.remainder %c0, %f0 : tensor<32xi32>
  %h0 = stablehlo.convert %g0 : (tensor<32xi32>) -> tensor<32xf32>
  %r0 = stablehlo.optimization_barrier %h0 : tensor<32xf32>
  %j0 = stablehlo.optimization_barrier %e0 : tensor<32xi32>
  %i0 = stablehlo.reshape %j0 : (tensor<32xi32>) -> tensor<32x1xi32>
  %k0 = stablehlo.iota dim = 1 : tensor<4x8xf32>
  %x0 = stablehlo.optimization_barrier %k0 : tensor<4x8xf32>
  %u0 = stablehlo.broadcast_in_dim %r0, dims = [0] : (tensor<32xf32>) -> tensor<32x8xf32>
  %v0 = stablehlo.optimization_barrier %u0 : tensor<32x8xf32>
  %y0 = "stablehlo.scatter"(%x0, %i0, %u0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %s0 = stablehlo.add %p0, %q0 : tensor<f32>
    stablehlo.return %s0 : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<32x1xi32>, tensor<32x8xf32>) -> tensor<4x8xf32>
  %z0 = "stablehlo.scatter"(%x0, %i0, %v0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p0: tensor<f32>, %q0: tensor<f32>):
    %s0 = stablehlo.add %p0, %q0 : tensor<f32>
    stablehlo.return %s0 : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<32x1xi32>, tensor<32x8xf32>) -> tensor<4x8xf32>
  %m0 = stablehlo.compare EQ, %y0, %z0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %t0 = stablehlo.constant dense<true> : tensor<i1>
  %o0 = stablehlo.reduce(%m0 init: %t0) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x8xi1>, tensor<i1>) -> tensor<i1>
  %a1 = stablehlo.iota dim = 0 : tensor<70xi32>
  %b1 = stablehlo.constant dense<7> : tensor<70xi32>
  %c1 = stablehlo.multiply %a1, %b1 : tensor<70xi32>
  %d1 = stablehlo.constant dense<6> : tensor<70xi32>
  %e1 = stablehlo.remainder %c1, %d1 : tensor<70xi32>
  %f1 = stablehlo.constant dense<5> : tensor<70xi32>
  %g1 = stablehlo.remainder %c1, %f1 : tensor<70xi32>
  %h1 = stablehlo.convert %g1 : (tensor<70xi32>) -> tensor<70xf32>
  %r1 = stablehlo.optimization_barrier %h1 : tensor<70xf32>
  %j1 = stablehlo.optimization_barrier %e1 : tensor<70xi32>
  %i1 = stablehlo.reshape %j1 : (tensor<70xi32>) -> tensor<70x1xi32>
  %k1 = stablehlo.iota dim = 1 : tensor<5x17xf32>
  %x1 = stablehlo.optimization_barrier %k1 : tensor<5x17xf32>
  %u1 = stablehlo.broadcast_in_dim %r1, dims = [0] : (tensor<70xf32>) -> tensor<70x17xf32>
  %v1 = stablehlo.optimization_barrier %u1 : tensor<70x17xf32>
  %y1 = "stablehlo.scatter"(%x1, %i1, %u1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p1: tensor<f32>, %q1: tensor<f32>):
    %s1 = stablehlo.add %p1, %q1 : tensor<f32>
    stablehlo.return %s1 : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<70x1xi32>, tensor<70x17xf32>) -> tensor<5x17xf32>
  %z1 = "stablehlo.scatter"(%x1, %i1, %v1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p1: tensor<f32>, %q1: tensor<f32>):
    %s1 = stablehlo.add %p1, %q1 : tensor<f32>
    stablehlo.return %s1 : tensor<f32>
  }) : (tensor<5x17xf32>, tensor<70x1xi32>, tensor<70x17xf32>) -> tensor<5x17xf32>
  %m1 = stablehlo.compare EQ, %y1, %z1 : (tensor<5x17xf32>, tensor<5x17xf32>) -> tensor<5x17xi1>
  %t1 = stablehlo.constant dense<true> : tensor<i1>
  %o1 = stablehlo.reduce(%m1 init: %t1) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x17xi1>, tensor<i1>) -> tensor<i1>
  %a2 = stablehlo.iota dim = 0 : tensor<300xi32>
  %b2 = stablehlo.constant dense<7> : tensor<300xi32>
  %c2 = stablehlo.multiply %a2, %b2 : tensor<300xi32>
  %d2 = stablehlo.constant dense<4> : tensor<300xi32>
  %e2 = stablehlo.remainder %c2, %d2 : tensor<300xi32>
  %f2 = stablehlo.constant dense<5> : tensor<300xi32>
  %g2 = stablehlo.remainder %c2, %f2 : tensor<300xi32>
  %h2 = stablehlo.convert %g2 : (tensor<300xi32>) -> tensor<300xi32>
  %r2 = stablehlo.optimization_barrier %h2 : tensor<300xi32>
  %j2 = stablehlo.optimization_barrier %e2 : tensor<300xi32>
  %i2 = stablehlo.reshape %j2 : (tensor<300xi32>) -> tensor<300x1xi32>
  %k2 = stablehlo.iota dim = 1 : tensor<3x33xi32>
  %x2 = stablehlo.optimization_barrier %k2 : tensor<3x33xi32>
  %u2 = stablehlo.broadcast_in_dim %r2, dims = [0] : (tensor<300xi32>) -> tensor<300x33xi32>
  %v2 = stablehlo.optimization_barrier %u2 : tensor<300x33xi32>
  %y2 = "stablehlo.scatter"(%x2, %i2, %u2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p2: tensor<i32>, %q2: tensor<i32>):
    %s2 = stablehlo.maximum %p2, %q2 : tensor<i32>
    stablehlo.return %s2 : tensor<i32>
  }) : (tensor<3x33xi32>, tensor<300x1xi32>, tensor<300x33xi32>) -> tensor<3x33xi32>
  %z2 = "stablehlo.scatter"(%x2, %i2, %v2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p2: tensor<i32>, %q2: tensor<i32>):
    %s2 = stablehlo.maximum %p2, %q2 : tensor<i32>
    stablehlo.return %s2 : tensor<i32>
  }) : (tensor<3x33xi32>, tensor<300x1xi32>, tensor<300x33xi32>) -> tensor<3x33xi32>
  %m2 = stablehlo.compare EQ, %y2, %z2 : (tensor<3x33xi32>, tensor<3x33xi32>) -> tensor<3x33xi1>
  %t2 = stablehlo.constant dense<true> : tensor<i1>
  %o2 = stablehlo.reduce(%m2 init: %t2) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x33xi1>, tensor<i1>) -> tensor<i1>
  %a3 = stablehlo.iota dim = 0 : tensor<41xi32>
  %b3 = stablehlo.constant dense<7> : tensor<41xi32>
  %c3 = stablehlo.multiply %a3, %b3 : tensor<41xi32>
  %d3 = stablehlo.constant dense<7> : tensor<41xi32>
  %e3 = stablehlo.remainder %c3, %d3 : tensor<41xi32>
  %f3 = stablehlo.constant dense<5> : tensor<41xi32>
  %g3 = stablehlo.remainder %c3, %f3 : tensor<41xi32>
  %h3 = stablehlo.convert %g3 : (tensor<41xi32>) -> tensor<41xf64>
  %r3 = stablehlo.optimization_barrier %h3 : tensor<41xf64>
  %j3 = stablehlo.optimization_barrier %e3 : tensor<41xi32>
  %i3 = stablehlo.reshape %j3 : (tensor<41xi32>) -> tensor<41x1xi32>
  %k3 = stablehlo.iota dim = 1 : tensor<6x16xf64>
  %x3 = stablehlo.optimization_barrier %k3 : tensor<6x16xf64>
  %u3 = stablehlo.broadcast_in_dim %r3, dims = [0] : (tensor<41xf64>) -> tensor<41x16xf64>
  %v3 = stablehlo.optimization_barrier %u3 : tensor<41x16xf64>
  %y3 = "stablehlo.scatter"(%x3, %i3, %u3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p3: tensor<f64>, %q3: tensor<f64>):
    %s3 = stablehlo.multiply %p3, %q3 : tensor<f64>
    stablehlo.return %s3 : tensor<f64>
  }) : (tensor<6x16xf64>, tensor<41x1xi32>, tensor<41x16xf64>) -> tensor<6x16xf64>
  %z3 = "stablehlo.scatter"(%x3, %i3, %v3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p3: tensor<f64>, %q3: tensor<f64>):
    %s3 = stablehlo.multiply %p3, %q3 : tensor<f64>
    stablehlo.return %s3 : tensor<f64>
  }) : (tensor<6x16xf64>, tensor<41x1xi32>, tensor<41x16xf64>) -> tensor<6x16xf64>
  %m3 = stablehlo.compare EQ, %y3, %z3 : (tensor<6x16xf64>, tensor<6x16xf64>) -> tensor<6x16xi1>
  %t3 = stablehlo.constant dense<true> : tensor<i1>
  %o3 = stablehlo.reduce(%m3 init: %t3) applies stablehlo.and across dimensions = [0, 1] : (tensor<6x16xi1>, tensor<i1>) -> tensor<i1>
  %a4 = stablehlo.iota dim = 0 : tensor<64xi32>
  %b4 = stablehlo.constant dense<7> : tensor<64xi32>
  %c4 = stablehlo.multiply %a4, %b4 : tensor<64xi32>
  %d4 = stablehlo.constant dense<5> : tensor<64xi32>
  %e4 = stablehlo.remainder %c4, %d4 : tensor<64xi32>
  %f4 = stablehlo.constant dense<5> : tensor<64xi32>
  %g4 = stablehlo.remainder %c4, %f4 : tensor<64xi32>
  %h4 = stablehlo.convert %g4 : (tensor<64xi32>) -> tensor<64xbf16>
  %r4 = stablehlo.optimization_barrier %h4 : tensor<64xbf16>
  %j4 = stablehlo.optimization_barrier %e4 : tensor<64xi32>
  %i4 = stablehlo.reshape %j4 : (tensor<64xi32>) -> tensor<64x1xi32>
  %k4 = stablehlo.iota dim = 1 : tensor<4x9xbf16>
  %x4 = stablehlo.optimization_barrier %k4 : tensor<4x9xbf16>
  %u4 = stablehlo.broadcast_in_dim %r4, dims = [0] : (tensor<64xbf16>) -> tensor<64x9xbf16>
  %v4 = stablehlo.optimization_barrier %u4 : tensor<64x9xbf16>
  %y4 = "stablehlo.scatter"(%x4, %i4, %u4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p4: tensor<bf16>, %q4: tensor<bf16>):
    %s4 = stablehlo.add %p4, %q4 : tensor<bf16>
    stablehlo.return %s4 : tensor<bf16>
  }) : (tensor<4x9xbf16>, tensor<64x1xi32>, tensor<64x9xbf16>) -> tensor<4x9xbf16>
  %z4 = "stablehlo.scatter"(%x4, %i4, %v4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p4: tensor<bf16>, %q4: tensor<bf16>):
    %s4 = stablehlo.add %p4, %q4 : tensor<bf16>
    stablehlo.return %s4 : tensor<bf16>
  }) : (tensor<4x9xbf16>, tensor<64x1xi32>, tensor<64x9xbf16>) -> tensor<4x9xbf16>
  %m4 = stablehlo.compare EQ, %y4, %z4 : (tensor<4x9xbf16>, tensor<4x9xbf16>) -> tensor<4x9xi1>
  %t4 = stablehlo.constant dense<true> : tensor<i1>
  %o4 = stablehlo.reduce(%m4 init: %t4) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x9xi1>, tensor<i1>) -> tensor<i1>
  %a5 = stablehlo.iota dim = 0 : tensor<35xi32>
  %b5 = stablehlo.constant dense<7> : tensor<35xi32>
  %c5 = stablehlo.multiply %a5, %b5 : tensor<35xi32>
  %d5 = stablehlo.constant dense<8> : tensor<35xi32>
  %e5 = stablehlo.remainder %c5, %d5 : tensor<35xi32>
  %f5 = stablehlo.constant dense<5> : tensor<35xi32>
  %g5 = stablehlo.remainder %c5, %f5 : tensor<35xi32>
  %h5 = stablehlo.convert %g5 : (tensor<35xi32>) -> tensor<35xi8>
  %r5 = stablehlo.optimization_barrier %h5 : tensor<35xi8>
  %j5 = stablehlo.optimization_barrier %e5 : tensor<35xi32>
  %i5 = stablehlo.reshape %j5 : (tensor<35xi32>) -> tensor<35x1xi32>
  %k5 = stablehlo.iota dim = 1 : tensor<7x1000xi8>
  %x5 = stablehlo.optimization_barrier %k5 : tensor<7x1000xi8>
  %u5 = stablehlo.broadcast_in_dim %r5, dims = [0] : (tensor<35xi8>) -> tensor<35x1000xi8>
  %v5 = stablehlo.optimization_barrier %u5 : tensor<35x1000xi8>
  %y5 = "stablehlo.scatter"(%x5, %i5, %u5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p5: tensor<i8>, %q5: tensor<i8>):
    %s5 = stablehlo.add %p5, %q5 : tensor<i8>
    stablehlo.return %s5 : tensor<i8>
  }) : (tensor<7x1000xi8>, tensor<35x1xi32>, tensor<35x1000xi8>) -> tensor<7x1000xi8>
  %z5 = "stablehlo.scatter"(%x5, %i5, %v5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p5: tensor<i8>, %q5: tensor<i8>):
    %s5 = stablehlo.add %p5, %q5 : tensor<i8>
    stablehlo.return %s5 : tensor<i8>
  }) : (tensor<7x1000xi8>, tensor<35x1xi32>, tensor<35x1000xi8>) -> tensor<7x1000xi8>
  %m5 = stablehlo.compare EQ, %y5, %z5 : (tensor<7x1000xi8>, tensor<7x1000xi8>) -> tensor<7x1000xi1>
  %t5 = stablehlo.constant dense<true> : tensor<i1>
  %o5 = stablehlo.reduce(%m5 init: %t5) applies stablehlo.and across dimensions = [0, 1] : (tensor<7x1000xi1>, tensor<i1>) -> tensor<i1>
  %a6 = stablehlo.iota dim = 0 : tensor<33xi32>
  %b6 = stablehlo.constant dense<7> : tensor<33xi32>
  %c6 = stablehlo.multiply %a6, %b6 : tensor<33xi32>
  %d6 = stablehlo.constant dense<5> : tensor<33xi32>
  %e6 = stablehlo.remainder %c6, %d6 : tensor<33xi32>
  %f6 = stablehlo.constant dense<5> : tensor<33xi32>
  %g6 = stablehlo.remainder %c6, %f6 : tensor<33xi32>
  %h6 = stablehlo.convert %g6 : (tensor<33xi32>) -> tensor<33xf32>
  %r6 = stablehlo.optimization_barrier %h6 : tensor<33xf32>
  %j6 = stablehlo.optimization_barrier %e6 : tensor<33xi32>
  %i6 = stablehlo.reshape %j6 : (tensor<33xi32>) -> tensor<33x1xi32>
  %k6 = stablehlo.iota dim = 1 : tensor<4x12xf32>
  %x6 = stablehlo.optimization_barrier %k6 : tensor<4x12xf32>
  %u6 = stablehlo.broadcast_in_dim %r6, dims = [0] : (tensor<33xf32>) -> tensor<33x12xf32>
  %v6 = stablehlo.optimization_barrier %u6 : tensor<33x12xf32>
  %y6 = "stablehlo.scatter"(%x6, %i6, %u6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p6: tensor<f32>, %q6: tensor<f32>):
    stablehlo.return %q6 : tensor<f32>
  }) : (tensor<4x12xf32>, tensor<33x1xi32>, tensor<33x12xf32>) -> tensor<4x12xf32>
  %z6 = "stablehlo.scatter"(%x6, %i6, %v6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p6: tensor<f32>, %q6: tensor<f32>):
    stablehlo.return %q6 : tensor<f32>
  }) : (tensor<4x12xf32>, tensor<33x1xi32>, tensor<33x12xf32>) -> tensor<4x12xf32>
  %m6 = stablehlo.compare EQ, %y6, %z6 : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xi1>
  %t6 = stablehlo.constant dense<true> : tensor<i1>
  %o6 = stablehlo.reduce(%m6 init: %t6) applies stablehlo.and across dimensions = [0, 1] : (tensor<4x12xi1>, tensor<i1>) -> tensor<i1>
  %a7 = stablehlo.iota dim = 0 : tensor<50xi32>
  %b7 = stablehlo.constant dense<7> : tensor<50xi32>
  %c7 = stablehlo.multiply %a7, %b7 : tensor<50xi32>
  %d7 = stablehlo.constant dense<6> : tensor<50xi32>
  %e7 = stablehlo.remainder %c7, %d7 : tensor<50xi32>
  %f7 = stablehlo.constant dense<5> : tensor<50xi32>
  %g7 = stablehlo.remainder %c7, %f7 : tensor<50xi32>
  %h7 = stablehlo.convert %g7 : (tensor<50xi32>) -> tensor<50xi16>
  %r7 = stablehlo.optimization_barrier %h7 : tensor<50xi16>
  %j7 = stablehlo.optimization_barrier %e7 : tensor<50xi32>
  %i7 = stablehlo.reshape %j7 : (tensor<50xi32>) -> tensor<50x1xi32>
  %k7 = stablehlo.iota dim = 1 : tensor<5x7xi16>
  %x7 = stablehlo.optimization_barrier %k7 : tensor<5x7xi16>
  %u7 = stablehlo.broadcast_in_dim %r7, dims = [0] : (tensor<50xi16>) -> tensor<50x7xi16>
  %v7 = stablehlo.optimization_barrier %u7 : tensor<50x7xi16>
  %y7 = "stablehlo.scatter"(%x7, %i7, %u7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p7: tensor<i16>, %q7: tensor<i16>):
    %s7 = stablehlo.minimum %p7, %q7 : tensor<i16>
    stablehlo.return %s7 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<50x1xi32>, tensor<50x7xi16>) -> tensor<5x7xi16>
  %z7 = "stablehlo.scatter"(%x7, %i7, %v7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p7: tensor<i16>, %q7: tensor<i16>):
    %s7 = stablehlo.minimum %p7, %q7 : tensor<i16>
    stablehlo.return %s7 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<50x1xi32>, tensor<50x7xi16>) -> tensor<5x7xi16>
  %m7 = stablehlo.compare EQ, %y7, %z7 : (tensor<5x7xi16>, tensor<5x7xi16>) -> tensor<5x7xi1>
  %t7 = stablehlo.constant dense<true> : tensor<i1>
  %o7 = stablehlo.reduce(%m7 init: %t7) applies stablehlo.and across dimensions = [0, 1] : (tensor<5x7xi1>, tensor<i1>) -> tensor<i1>
  func.return %o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// >>> stdout
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// True
// <<<
