// A known custom call with options, printed without its configuration, as
// XLA's canonical form does: which triangle is meant is not there.
// RUN: TF_CPP_MIN_LOG_LEVEL=1 popc key %s
// EXIT: 3
HloModule solve
ENTRY main {
  tmp_0 = f32[3,3]{1,0} parameter(0)
  tmp_1 = f32[3,2]{1,0} parameter(1)
  ROOT tmp_2 = f32[3,2]{1,0} custom-call(f32[3,3]{1,0} tmp_0, f32[3,2]{1,0} tmp_1), custom_call_target="lapack_strsm_ffi", api_version=API_VERSION_TYPED_FFI
}
// >>> stderr
// popc: known_no_config.t:9:3: custom_call: @lapack_strsm_ffi: expected backend_config, which HLO text of some forms leaves out; print the module with print_backend_config
// <<<
