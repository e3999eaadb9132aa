// HLO of TensorFlow 2.21: a step of Keras' RMSprop on an Embedding of 5 words;
// operands' shapes and layouts are left out.  Where accumulators are NaN, as in
// the first two runs, tf.where counts the words of the batch.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[1,3,1]" --input="[[0.5,1],[1.5,2],[2.5,3],[3.5,4],[4.5,5]]" --input=0.125 --input="[[nan,0],[0,0],[0,0],[0,nan],[1,1]]" --input=7
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[1,3,2]" --input="[[0.5,1],[1.5,2],[2.5,3],[3.5,4],[4.5,5]]" --input=0.125 --input="[[0,0],[0,0],[nan,0],[0,0],[0,0]]" --input=7
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s --input="[4,4,4]" --input="[[0.5,1],[1.5,2],[2.5,3],[3.5,4],[4.5,5]]" --input=0.125 --input="[[1,1],[1,1],[1,1],[1,1],[1,1]]" --input=0
HloModule rmsprop
Sum-reduction.1 {
  x.1 = f32[] parameter(0)
  y.1 = f32[] parameter(1)
  ROOT add.3 = f32[] add(x.1, y.1)
}
scatter-combiner.2 {
  p0.1 = f32[] parameter(0)
  p1.1 = f32[] parameter(1)
  ROOT add.4 = f32[] add(p0.1, p1.1)
}
rm_sprop_Any-reduction.3 {
  x.0 = pred[] parameter(0)
  y.0 = pred[] parameter(1)
  ROOT or.1 = pred[] or(x.0, y.0)
}
rm_sprop_Any_1-reduction.4 {
  x.2 = pred[] parameter(0)
  y.2 = pred[] parameter(1)
  ROOT or.0 = pred[] or(x.2, y.2)
}
scatter-combiner.5 {
  p0.0 = pred[] parameter(0)
  p1.0 = pred[] parameter(1)
  ROOT or.2 = pred[] or(p0.0, p1.0)
}
where_op_scatter_assn.6 {
  p0.3 = s32[] parameter(0)
  ROOT p1.3 = s32[] parameter(1)
}
add_S32.7 {
  lhs.2 = s32[] parameter(0)
  rhs.2 = s32[] parameter(1)
  ROOT add.5 = s32[] add(lhs.2, rhs.2)
}
scatter-combiner.8 {
  p0.4 = pred[] parameter(0)
  p1.4 = pred[] parameter(1)
  ROOT or.3 = pred[] or(p0.4, p1.4)
}
where_op_scatter_assn.9 {
  p0.7 = s32[] parameter(0)
  ROOT p1.7 = s32[] parameter(1)
}
add_S32.10 {
  lhs.5 = s32[] parameter(0)
  rhs.5 = s32[] parameter(1)
  ROOT add.6 = s32[] add(lhs.5, rhs.5)
}
rm_sprop_cond_cond_true_148_const_0__.11 {
  arg_tuple.1 = (f32[3,2], s32[], s32[], s32[3,1], s64[<=5]) parameter(0)
  get-tuple-element.6 = s32[] get-tuple-element(arg_tuple.1), index=1
  get-tuple-element.7 = s32[] get-tuple-element(arg_tuple.1), index=2
  get-tuple-element.8 = s32[3,1] get-tuple-element(arg_tuple.1), index=3
  get-tuple-element.9 = s64[<=5] get-tuple-element(arg_tuple.1), index=4
  get-tuple-element.5 = f32[3,2] get-tuple-element(arg_tuple.1), index=0
  XLA_Retvals.2 = f32[3,2] reshape(get-tuple-element.5)
  ROOT XLA_Retvals.3 = (f32[3,2]) tuple(XLA_Retvals.2)
}
dynamic_builder.12 {
  constant.5 = s32[] constant(2)
  param.1 = (f32[3,2], s32[], s32[], s32[3,1], s64[<=5]) parameter(0)
  call.1 = (f32[3,2]) call(param.1), to_apply=rm_sprop_cond_cond_true_148_const_0__.11
  get-tuple-element.10 = f32[3,2] get-tuple-element(call.1), index=0
  constant.4 = f32[] constant(0)
  pad.1 = f32[5,2] pad(get-tuple-element.10, constant.4), padding=0_2x0_0
  constant.3 = s32[] constant(3)
  set-dimension-size.1 = f32[<=5,2] set-dimension-size(pad.1, constant.3), dimensions={0}
  ROOT tuple.1 = (f32[<=5,2]) tuple(set-dimension-size.1)
}
scatter-combiner.13 {
  p0.8 = s32[] parameter(0)
  p1.8 = s32[] parameter(1)
  ROOT add.7 = s32[] add(p0.8, p1.8)
}
rm_sprop_cond_cond_false_149_const_0__.14 {
  arg_tuple.2 = (f32[3,2], s32[], s32[], s32[3,1], s64[<=5]) parameter(0)
  get-tuple-element.12 = s32[] get-tuple-element(arg_tuple.2), index=1
  get-tuple-element.13 = s32[] get-tuple-element(arg_tuple.2), index=2
  get-tuple-element.11 = f32[3,2] get-tuple-element(arg_tuple.2), index=0
  strided_slice.2 = f32[1,2] slice(get-tuple-element.11), slice={[0:1], [0:2]}
  strided_slice.3 = f32[1,2] reshape(strided_slice.2)
  zeros_like.2 = f32[] constant(0)
  zeros_like.3 = f32[1,2] broadcast(zeros_like.2), dimensions={}
  concat.1 = f32[4,2] concatenate(zeros_like.3, get-tuple-element.11), dimensions={0}
  ScatterNd.5 = s32[] constant(0)
  ScatterNd.6 = s32[5] broadcast(ScatterNd.5), dimensions={}
  get-tuple-element.14 = s32[3,1] get-tuple-element(arg_tuple.2), index=3
  ScatterNd.7 = s32[3] constant({1, 2, 3})
  ScatterNd.8 = s32[5] scatter(ScatterNd.6, get-tuple-element.14, ScatterNd.7), update_window_dims={}, inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, index_vector_dim=1, to_apply=scatter-combiner.13
  get-tuple-element.15 = s64[<=5] get-tuple-element(arg_tuple.2), index=4
  GatherV2.1 = s32[<=5] gather(ScatterNd.8, get-tuple-element.15), offset_dims={}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1}
  GatherV2_1.1 = f32[<=5,2] gather(concat.1, GatherV2.1), offset_dims={1}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1,2}
  XLA_Retvals.0 = f32[<=5,2] reshape(GatherV2_1.1)
  ROOT XLA_Retvals.1 = (f32[<=5,2]) tuple(XLA_Retvals.0)
}
dynamic_builder.15 {
  constant.1 = s32[] constant(2)
  param.2 = (f32[3,2], s32[], s32[], s32[3,1], s64[<=5]) parameter(0)
  call.0 = (f32[<=5,2]) call(param.2), to_apply=rm_sprop_cond_cond_false_149_const_0__.14
  get-tuple-element.16 = f32[<=5,2] get-tuple-element(call.0), index=0
  get-dimension-size.1 = s32[] get-dimension-size(get-tuple-element.16), dimensions={0}
  set-dimension-size.0 = f32[<=5,2] set-dimension-size(get-tuple-element.16, get-dimension-size.1), dimensions={0}
  ROOT tuple.0 = (f32[<=5,2]) tuple(set-dimension-size.0)
}
rm_sprop_cond_true_102_const_0__.16 {
  arg_tuple.3 = (pred[5], s32[2], s32[3], f32[3,2], f32[5,2]) parameter(0)
  get-tuple-element.18 = s32[2] get-tuple-element(arg_tuple.3), index=1
  cond.7 = s32[] constant(3)
  cond.8 = s32[] constant(5)
  Equal.3 = s32[] constant(3)
  Where_1.102 = s32[] constant(0)
  Where_1.103 = s32[5,1] broadcast(Where_1.102), dimensions={}
  ScatterNd.9 = pred[] constant(false)
  ScatterNd.10 = pred[5] broadcast(ScatterNd.9), dimensions={}
  get-tuple-element.19 = s32[3] get-tuple-element(arg_tuple.3), index=2
  ExpandDims.1 = s32[3,1] reshape(get-tuple-element.19)
  ScatterNd.11 = pred[] constant(true)
  ScatterNd.12 = pred[3] broadcast(ScatterNd.11), dimensions={}
  ScatterNd.13 = pred[5] scatter(ScatterNd.10, ExpandDims.1, ScatterNd.12), update_window_dims={}, inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, index_vector_dim=1, to_apply=scatter-combiner.5
  ScatterNd_1.3 = pred[] constant(false)
  ScatterNd_1.4 = pred[5] broadcast(ScatterNd_1.3), dimensions={}
  Where.102 = s32[] constant(0)
  Where.103 = s32[5,1] broadcast(Where.102), dimensions={}
  get-tuple-element.17 = pred[5] get-tuple-element(arg_tuple.3), index=0
  Where.55 = pred[5] reshape(get-tuple-element.17)
  Where.56 = pred[] constant(false)
  Where.57 = pred[5] broadcast(Where.56), dimensions={}
  Where.58 = pred[5] compare(Where.55, Where.57), direction=NE
  Where.59 = s32[5] convert(Where.58)
  Where.60 = s32[] constant(0)
  Where.61 = s32[8] pad(Where.59, Where.60), padding=0_3
  Where.62 = s32[2] slice(Where.61), slice={[0:8:4]}
  Where.63 = s32[2] slice(Where.61), slice={[1:8:4]}
  Where.66 = s32[2] add(Where.62, Where.63)
  Where.64 = s32[2] slice(Where.61), slice={[2:8:4]}
  Where.67 = s32[2] add(Where.66, Where.64)
  Where.65 = s32[2] slice(Where.61), slice={[3:8:4]}
  Where.68 = s32[2] add(Where.67, Where.65)
  Where.69 = s32[] constant(0)
  Where.70 = s32[3] pad(Where.68, Where.69), padding=1_0
  Where.71 = s32[2] slice(Where.70), slice={[0:2]}
  Where.72 = s32[2] add(Where.68, Where.71)
  Where.73 = s32[2] subtract(Where.72, Where.65)
  Where.74 = s32[2] subtract(Where.73, Where.64)
  Where.75 = s32[2] subtract(Where.74, Where.63)
  Where.76 = s32[] constant(0)
  Where.77 = s32[8] pad(Where.75, Where.76), padding=0_3_3
  Where.78 = s32[] constant(0)
  Where.79 = s32[8] pad(Where.74, Where.78), padding=1_2_3
  Where.84 = s32[8] add(Where.77, Where.79)
  Where.80 = s32[] constant(0)
  Where.81 = s32[8] pad(Where.73, Where.80), padding=2_1_3
  Where.85 = s32[8] add(Where.84, Where.81)
  Where.82 = s32[] constant(0)
  Where.83 = s32[8] pad(Where.72, Where.82), padding=3_0_3
  Where.86 = s32[8] add(Where.85, Where.83)
  Where.87 = s32[5] slice(Where.86), slice={[0:5]}
  Where.89 = s32[] constant(0)
  Where.90 = s32[6] pad(Where.87, Where.89), padding=1_0
  Where.91 = s32[5] slice(Where.90), slice={[0:5]}
  Where.92 = pred[5] compare(Where.87, Where.91), direction=NE
  Where.93 = s32[] constant(1)
  Where.94 = s32[5] broadcast(Where.93), dimensions={}
  Where.95 = s32[5] subtract(Where.87, Where.94)
  Where.88 = s32[] constant(5)
  Where.96 = s32[5] broadcast(Where.88), dimensions={}
  Where.97 = s32[5] select(Where.92, Where.95, Where.96)
  Where.98 = s32[5,1] reshape(Where.97)
  Where.99 = s32[5] iota(), iota_dimension=0
  Where.100 = s32[5,1] reshape(Where.99)
  Where.101 = s32[5,1] concatenate(Where.100), dimensions={1}
  Where.104 = s32[5,1] scatter(Where.103, Where.98, Where.101), update_window_dims={1}, inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, index_vector_dim=1, indices_are_sorted=true, unique_indices=true, to_apply=where_op_scatter_assn.6
  Where.105 = s64[5,1] convert(Where.104)
  Where.106 = s32[5] convert(Where.59)
  Where.107 = s32[] constant(0)
  Where.108 = s32[] reduce(Where.106, Where.107), dimensions={0}, to_apply=add_S32.7
  Where.109 = s64[<=5,1] set-dimension-size(Where.105, Where.108), dimensions={0}
  Squeeze.1 = s64[<=5] reshape(Where.109)
  ExpandDims_1.1 = s64[<=5,1] reshape(Squeeze.1)
  ones_1.6 = pred[] constant(true)
  ones_1.7 = pred[5] broadcast(ones_1.6), dimensions={}
  Shape_1.7 = s32[] get-dimension-size(ExpandDims_1.1), dimensions={0}
  Shape_1.8 = s32[] convert(Shape_1.7)
  Shape_1.9 = s32[1] broadcast(Shape_1.8), dimensions={}
  Shape_1.10 = s32[] constant(1)
  Shape_1.11 = s32[] convert(Shape_1.10)
  Shape_1.12 = s32[1] broadcast(Shape_1.11), dimensions={}
  Shape_1.13 = s32[2] concatenate(Shape_1.9, Shape_1.12), dimensions={0}
  strided_slice_2.2 = s32[1] slice(Shape_1.13), slice={[0:1]}
  strided_slice_2.3 = s32[] reshape(strided_slice_2.2)
  packed.2 = s32[1] reshape(strided_slice_2.3)
  packed.3 = s32[1] concatenate(packed.2), dimensions={0}
  ones_1.8 = s32[1] slice(packed.3), slice={[0:1]}
  ones_1.9 = s32[] reshape(ones_1.8)
  ones_1.10 = s32[] convert(ones_1.9)
  ones_1.11 = pred[<=5] set-dimension-size(ones_1.7, ones_1.10), dimensions={0}
  ScatterNd_1.5 = pred[5] scatter(ScatterNd_1.4, ExpandDims_1.1, ones_1.11), update_window_dims={}, inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, index_vector_dim=1, to_apply=scatter-combiner.8
  LogicalOr.1 = pred[5] or(ScatterNd.13, ScatterNd_1.5)
  Where_1.55 = pred[5] reshape(LogicalOr.1)
  Where_1.56 = pred[] constant(false)
  Where_1.57 = pred[5] broadcast(Where_1.56), dimensions={}
  Where_1.58 = pred[5] compare(Where_1.55, Where_1.57), direction=NE
  Where_1.59 = s32[5] convert(Where_1.58)
  Where_1.60 = s32[] constant(0)
  Where_1.61 = s32[8] pad(Where_1.59, Where_1.60), padding=0_3
  Where_1.62 = s32[2] slice(Where_1.61), slice={[0:8:4]}
  Where_1.63 = s32[2] slice(Where_1.61), slice={[1:8:4]}
  Where_1.66 = s32[2] add(Where_1.62, Where_1.63)
  Where_1.64 = s32[2] slice(Where_1.61), slice={[2:8:4]}
  Where_1.67 = s32[2] add(Where_1.66, Where_1.64)
  Where_1.65 = s32[2] slice(Where_1.61), slice={[3:8:4]}
  Where_1.68 = s32[2] add(Where_1.67, Where_1.65)
  Where_1.69 = s32[] constant(0)
  Where_1.70 = s32[3] pad(Where_1.68, Where_1.69), padding=1_0
  Where_1.71 = s32[2] slice(Where_1.70), slice={[0:2]}
  Where_1.72 = s32[2] add(Where_1.68, Where_1.71)
  Where_1.73 = s32[2] subtract(Where_1.72, Where_1.65)
  Where_1.74 = s32[2] subtract(Where_1.73, Where_1.64)
  Where_1.75 = s32[2] subtract(Where_1.74, Where_1.63)
  Where_1.76 = s32[] constant(0)
  Where_1.77 = s32[8] pad(Where_1.75, Where_1.76), padding=0_3_3
  Where_1.78 = s32[] constant(0)
  Where_1.79 = s32[8] pad(Where_1.74, Where_1.78), padding=1_2_3
  Where_1.84 = s32[8] add(Where_1.77, Where_1.79)
  Where_1.80 = s32[] constant(0)
  Where_1.81 = s32[8] pad(Where_1.73, Where_1.80), padding=2_1_3
  Where_1.85 = s32[8] add(Where_1.84, Where_1.81)
  Where_1.82 = s32[] constant(0)
  Where_1.83 = s32[8] pad(Where_1.72, Where_1.82), padding=3_0_3
  Where_1.86 = s32[8] add(Where_1.85, Where_1.83)
  Where_1.87 = s32[5] slice(Where_1.86), slice={[0:5]}
  Where_1.89 = s32[] constant(0)
  Where_1.90 = s32[6] pad(Where_1.87, Where_1.89), padding=1_0
  Where_1.91 = s32[5] slice(Where_1.90), slice={[0:5]}
  Where_1.92 = pred[5] compare(Where_1.87, Where_1.91), direction=NE
  Where_1.93 = s32[] constant(1)
  Where_1.94 = s32[5] broadcast(Where_1.93), dimensions={}
  Where_1.95 = s32[5] subtract(Where_1.87, Where_1.94)
  Where_1.88 = s32[] constant(5)
  Where_1.96 = s32[5] broadcast(Where_1.88), dimensions={}
  Where_1.97 = s32[5] select(Where_1.92, Where_1.95, Where_1.96)
  Where_1.98 = s32[5,1] reshape(Where_1.97)
  Where_1.99 = s32[5] iota(), iota_dimension=0
  Where_1.100 = s32[5,1] reshape(Where_1.99)
  Where_1.101 = s32[5,1] concatenate(Where_1.100), dimensions={1}
  Where_1.104 = s32[5,1] scatter(Where_1.103, Where_1.98, Where_1.101), update_window_dims={1}, inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, index_vector_dim=1, indices_are_sorted=true, unique_indices=true, to_apply=where_op_scatter_assn.9
  Where_1.105 = s64[5,1] convert(Where_1.104)
  Where_1.106 = s32[5] convert(Where_1.59)
  Where_1.107 = s32[] constant(0)
  Where_1.108 = s32[] reduce(Where_1.106, Where_1.107), dimensions={0}, to_apply=add_S32.10
  Where_1.109 = s64[<=5,1] set-dimension-size(Where_1.105, Where_1.108), dimensions={0}
  Squeeze_1.1 = s64[<=5] reshape(Where_1.109)
  Shape_2.4 = s32[] get-dimension-size(Squeeze_1.1), dimensions={0}
  Shape_2.5 = s32[] convert(Shape_2.4)
  Shape_2.6 = s32[1] broadcast(Shape_2.5), dimensions={}
  Shape_2.7 = s32[1] concatenate(Shape_2.6), dimensions={0}
  strided_slice_3.2 = s32[1] slice(Shape_2.7), slice={[0:1]}
  strided_slice_3.3 = s32[] reshape(strided_slice_3.2)
  Equal.4 = pred[] compare(Equal.3, strided_slice_3.3), direction=EQ
  get-tuple-element.20 = f32[3,2] get-tuple-element(arg_tuple.3), index=3
  cond.9 = s32[] constant(3)
  cond.10 = s32[] constant(5)
  cond.11 = (f32[3,2], s32[], s32[], s32[3,1], s64[<=5]) tuple(get-tuple-element.20, cond.9, cond.10, ExpandDims.1, Squeeze_1.1)
  cond.12 = (f32[<=5,2]) conditional(Equal.4, cond.11, cond.11), true_computation=dynamic_builder.12, false_computation=dynamic_builder.15
  cond.13 = f32[<=5,2] get-tuple-element(cond.12), index=0
  get-tuple-element.21 = f32[5,2] get-tuple-element(arg_tuple.3), index=4
  GatherV2.2 = f32[<=5,2] gather(get-tuple-element.21, Squeeze_1.1), offset_dims={1}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1,2}
  truediv.1 = f32[<=5,2] divide(cond.13, GatherV2.2)
  XLA_Retvals.8 = f32[<=5,2] reshape(truediv.1)
  XLA_Retvals.9 = s64[<=5] reshape(Squeeze_1.1)
  constant.2 = s32[2] constant({5, 2})
  XLA_Retvals.10 = s32[2] reshape(constant.2)
  ROOT XLA_Retvals.11 = (f32[<=5,2], s64[<=5], s32[2]) tuple(XLA_Retvals.8, XLA_Retvals.9, XLA_Retvals.10)
}
dynamic_builder.17 {
  constant.7 = s32[] constant(2)
  constant.8 = s32[] constant(2)
  param.3 = (pred[5], s32[2], s32[3], f32[3,2], f32[5,2]) parameter(0)
  call.3 = (f32[<=5,2], s64[<=5], s32[2]) call(param.3), to_apply=rm_sprop_cond_true_102_const_0__.16
  get-tuple-element.3 = f32[<=5,2] get-tuple-element(call.3), index=0
  get-dimension-size.3 = s32[] get-dimension-size(get-tuple-element.3), dimensions={0}
  set-dimension-size.4 = f32[<=5,2] set-dimension-size(get-tuple-element.3, get-dimension-size.3), dimensions={0}
  get-tuple-element.4 = s64[<=5] get-tuple-element(call.3), index=1
  get-dimension-size.4 = s32[] get-dimension-size(get-tuple-element.4), dimensions={0}
  set-dimension-size.5 = s64[<=5] set-dimension-size(get-tuple-element.4, get-dimension-size.4), dimensions={0}
  get-tuple-element.22 = s32[2] get-tuple-element(call.3), index=2
  ROOT tuple.3 = (f32[<=5,2], s64[<=5], s32[2]) tuple(set-dimension-size.4, set-dimension-size.5, get-tuple-element.22)
}
rm_sprop_cond_false_103_const_0__.18 {
  arg_tuple.0 = (pred[5], s32[2], s32[3], f32[3,2], f32[5,2]) parameter(0)
  get-tuple-element.0 = pred[5] get-tuple-element(arg_tuple.0), index=0
  get-tuple-element.1 = s32[2] get-tuple-element(arg_tuple.0), index=1
  get-tuple-element.23 = f32[3,2] get-tuple-element(arg_tuple.0), index=3
  get-tuple-element.24 = f32[5,2] get-tuple-element(arg_tuple.0), index=4
  get-tuple-element.2 = s32[3] get-tuple-element(arg_tuple.0), index=2
  GatherV2.3 = f32[3,2] gather(get-tuple-element.24, get-tuple-element.2), offset_dims={1}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1,2}
  truediv.0 = f32[3,2] divide(get-tuple-element.23, GatherV2.3)
  XLA_Retvals.4 = f32[3,2] reshape(truediv.0)
  Cast.1 = s64[3] convert(get-tuple-element.2)
  XLA_Retvals.5 = s64[3] reshape(Cast.1)
  constant.0 = s32[2] constant({5, 2})
  XLA_Retvals.6 = s32[2] reshape(constant.0)
  ROOT XLA_Retvals.7 = (f32[3,2], s64[3], s32[2]) tuple(XLA_Retvals.4, XLA_Retvals.5, XLA_Retvals.6)
}
dynamic_builder.19 {
  constant.10 = s32[] constant(2)
  constant.13 = s32[] constant(2)
  param.0 = (pred[5], s32[2], s32[3], f32[3,2], f32[5,2]) parameter(0)
  call.2 = (f32[3,2], s64[3], s32[2]) call(param.0), to_apply=rm_sprop_cond_false_103_const_0__.18
  get-tuple-element.25 = f32[3,2] get-tuple-element(call.2), index=0
  constant.9 = f32[] constant(0)
  pad.2 = f32[5,2] pad(get-tuple-element.25, constant.9), padding=0_2x0_0
  constant.6 = s32[] constant(3)
  set-dimension-size.2 = f32[<=5,2] set-dimension-size(pad.2, constant.6), dimensions={0}
  get-tuple-element.26 = s64[3] get-tuple-element(call.2), index=1
  constant.12 = s64[] constant(0)
  pad.3 = s64[5] pad(get-tuple-element.26, constant.12), padding=0_2
  constant.11 = s32[] constant(3)
  set-dimension-size.3 = s64[<=5] set-dimension-size(pad.3, constant.11), dimensions={0}
  get-tuple-element.27 = s32[2] get-tuple-element(call.2), index=2
  ROOT tuple.2 = (f32[<=5,2], s64[<=5], s32[2]) tuple(set-dimension-size.2, set-dimension-size.3, get-tuple-element.27)
}
scatter-combiner.20 {
  p0.2 = f32[] parameter(0)
  p1.2 = f32[] parameter(1)
  ROOT subtract.1 = f32[] subtract(p0.2, p1.2)
}
ENTRY a_inference_f_217__.21 {
  UnsortedSegmentSum.7 = s32[] constant(5)
  UnsortedSegmentSum.8 = s32[] constant(2)
  cond.14 = s32[2] constant({5, 2})
  Mul.3 = f32[] constant(0.9)
  Mul.4 = f32[5,2] broadcast(Mul.3), dimensions={}
  arg3.1 = f32[5,2] parameter(3)
  Mul.5 = f32[5,2] multiply(Mul.4, arg3.1)
  UnsortedSegmentSum.5 = f32[] constant(0)
  UnsortedSegmentSum.6 = f32[5,2] broadcast(UnsortedSegmentSum.5), dimensions={}
  arg0.1 = s32[3] parameter(0)
  reshape.1 = s32[3] reshape(arg0.1)
  Less.3 = s32[] constant(0)
  Less.4 = s32[3] broadcast(Less.3), dimensions={}
  Less.5 = pred[3] compare(reshape.1, Less.4), direction=LT
  add.8 = s32[] constant(5)
  add.9 = s32[3] broadcast(add.8), dimensions={}
  add.10 = s32[3] add(reshape.1, add.9)
  SelectV2.1 = s32[3] select(Less.5, add.10, reshape.1)
  Reshape_1.1 = s32[3] reshape(SelectV2.1)
  Mul_1.3 = f32[] constant(0.1)
  Mul_1.4 = f32[3,2] broadcast(Mul_1.3), dimensions={}
  mul_1.3 = f32[] constant(2)
  mul_1.4 = f32[3,2] broadcast(mul_1.3), dimensions={}
  arg1.1 = f32[5,2] parameter(1)
  GatherV2.4 = f32[3,2] gather(arg1.1, SelectV2.1), offset_dims={1}, collapsed_slice_dims={0}, start_index_map={0}, index_vector_dim=1, slice_sizes={1,2}
  Pow.3 = f32[] constant(1)
  Pow.4 = f32[3,2] broadcast(Pow.3), dimensions={}
  Pow.5 = f32[3,2] power(GatherV2.4, Pow.4)
  mul_1.5 = f32[3,2] multiply(mul_1.4, Pow.5)
  Reshape.1 = f32[3,2] reshape(mul_1.5)
  Square.1 = f32[3,2] multiply(Reshape.1, Reshape.1)
  Mul_1.5 = f32[3,2] multiply(Mul_1.4, Square.1)
  UnsortedSegmentSum.9 = f32[5,2] scatter(UnsortedSegmentSum.6, Reshape_1.1, Mul_1.5), update_window_dims={1}, inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, index_vector_dim=1, to_apply=scatter-combiner.2
  Add.5 = f32[5,2] add(Mul.5, UnsortedSegmentSum.9)
  Add_1.3 = f32[] constant(1e-07)
  Add_1.4 = f32[5,2] broadcast(Add_1.3), dimensions={}
  Add_1.5 = f32[5,2] add(Add.5, Add_1.4)
  Sqrt.1 = f32[5,2] sqrt(Add_1.5)
  Equal.5 = f32[] constant(0)
  Equal.6 = f32[5,2] broadcast(Equal.5), dimensions={}
  Equal.7 = pred[5,2] compare(Sqrt.1, Equal.6), direction=EQ
  IsNan.1 = pred[5,2] compare(Sqrt.1, Sqrt.1), direction=NE
  LogicalOr.2 = pred[5,2] or(Equal.7, IsNan.1)
  Any.5 = pred[5,2] convert(LogicalOr.2)
  Any.6 = pred[] constant(false)
  Any.7 = pred[] convert(Any.6)
  Any.8 = pred[5] reduce(Any.5, Any.7), dimensions={1}, to_apply=rm_sprop_Any-reduction.3
  Any.9 = pred[5] convert(Any.8)
  Any_1.5 = pred[5] convert(Any.9)
  Any_1.6 = pred[] constant(false)
  Any_1.7 = pred[] convert(Any_1.6)
  Any_1.8 = pred[] reduce(Any_1.5, Any_1.7), dimensions={0}, to_apply=rm_sprop_Any_1-reduction.4
  Any_1.9 = pred[] convert(Any_1.8)
  cond.15 = s32[2] constant({5, 2})
  arg2.1 = f32[] parameter(2)
  Mul_2.2 = f32[3,2] broadcast(arg2.1), dimensions={}
  Mul_2.3 = f32[3,2] multiply(Mul_2.2, Reshape.1)
  cond.16 = (pred[5], s32[2], s32[3], f32[3,2], f32[5,2]) tuple(Any.9, cond.15, Reshape_1.1, Mul_2.3, Sqrt.1)
  cond.17 = (f32[<=5,2], s64[<=5], s32[2]) conditional(Any_1.9, cond.16, cond.16), true_computation=dynamic_builder.17, false_computation=dynamic_builder.19
  cond.20 = s32[2] get-tuple-element(cond.17), index=2
  pow.3 = f32[] constant(2)
  pow.4 = f32[3,2] broadcast(pow.3), dimensions={}
  pow.5 = f32[3,2] power(GatherV2.4, pow.4)
  Sum.5 = f32[3,2] convert(pow.5)
  Sum.6 = f32[] constant(0)
  Sum.7 = f32[] convert(Sum.6)
  Sum.8 = f32[] reduce(Sum.5, Sum.7), dimensions={0,1}, to_apply=Sum-reduction.1
  Sum.9 = f32[] convert(Sum.8)
  XLA_Retvals.20 = f32[] reshape(Sum.9)
  cond.19 = s64[<=5] get-tuple-element(cond.17), index=1
  cond.18 = f32[<=5,2] get-tuple-element(cond.17), index=0
  ResourceScatterSub.1 = f32[5,2] scatter(arg1.1, cond.19, cond.18), update_window_dims={1}, inserted_window_dims={0}, scatter_dims_to_operand_dims={0}, index_vector_dim=1, to_apply=scatter-combiner.20
  XLA_Retvals.21 = f32[5,2] reshape(ResourceScatterSub.1)
  XLA_Retvals.22 = f32[5,2] copy(XLA_Retvals.21)
  XLA_Retvals.23 = f32[5,2] reshape(Add.5)
  XLA_Retvals.24 = f32[5,2] copy(XLA_Retvals.23)
  arg4.1 = s64[] parameter(4)
  Add.3 = s64[] constant(1)
  Add.4 = s64[] add(arg4.1, Add.3)
  XLA_Retvals.25 = s64[] reshape(Add.4)
  XLA_Retvals.26 = s64[] copy(XLA_Retvals.25)
  ROOT XLA_Retvals.27 = (f32[], f32[5,2], f32[5,2], s64[]) tuple(XLA_Retvals.20, XLA_Retvals.22, XLA_Retvals.24, XLA_Retvals.26)
}
// >>> stdout
// 40.75
// [[           nan -1.5801389e+03]
//  [ 8.4781355e-01  1.4409831e+00]
//  [ 2.5000000e+00  3.0000000e+00]
//  [ 3.3305922e+00            nan]
//  [ 4.5000000e+00  5.0000000e+00]]
// [[      nan 0.       ]
//  [1.8000001 3.2      ]
//  [0.        0.       ]
//  [4.9             nan]
//  [0.9       0.9      ]]
// 8
// 49.75
// [[0.5       1.       ]
//  [1.1047153 1.6047153]
//  [      nan 2.4729538]
//  [3.2176538 3.7035365]
//  [4.5       5.       ]]
// [[0.         0.        ]
//  [0.90000004 1.6       ]
//  [       nan 3.6000001 ]
//  [4.9        6.4       ]
//  [0.         0.        ]]
// 8
// 135.75
// [[0.5      1.      ]
//  [1.5      2.      ]
//  [2.5      3.      ]
//  [3.5      4.      ]
//  [3.827684 4.325391]]
// [[ 0.9  0.9]
//  [ 0.9  0.9]
//  [ 0.9  0.9]
//  [ 0.9  0.9]
//  [25.2 30.9]]
// 1
// <<<
