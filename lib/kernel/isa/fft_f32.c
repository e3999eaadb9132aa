/* Transforms of f32: the templates fft_*.h in that type. */

#include "lib/kernel/isa/round_once.h"

#define POP_FFT_F64 0
#include "lib/kernel/isa/fft_run.h"
