/* Transforms of f64: the templates fft_*.h in that type. */

#include "lib/kernel/isa/round_once.h"

#define POP_FFT_F64 1
#include "lib/kernel/isa/fft_run.h"
