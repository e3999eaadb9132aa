// HLO text whose constants were left out.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 poprun %s
// EXIT: 3
HloModule jit_f

ENTRY %main (x: f32[100]) -> f32[100] {
  %x = f32[100]{0} parameter(0)
  %c = f32[100]{0} constant({...})
  ROOT %r = f32[100]{0} add(%x, %c)
}
// >>> stderr
// popc: hlo_elided.t:8:30: the elements of this constant were left out as {...}, expected all of them; write the module with large constants (print_large_constants=True, --xla_dump_large_constants) or as a serialized HloModuleProto (TensorFlow: stage="hlo_serialized")
// <<<
