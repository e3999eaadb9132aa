// Callbacks into Python have nobody to answer them.
// RUN: popc key %s
// EXIT: 3
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) {mhlo.backend_config = {index = 0 : ui64}} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// >>> stderr
// popc: callback.t:5:8: custom_call: custom call @xla_ffi_python_cpu_callback calls back into the Python process that made the graph (jax.pure_callback, io_callback, jax.debug.print and the like); there is none when an executable runs: lower the function without it, or give its meaning with --custom-op=xla_ffi_python_cpu_callback=FILE
// <<<
