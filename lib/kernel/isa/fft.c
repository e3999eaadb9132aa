/*
 * FFT: transforms along the last dim, in the type of their numbers.  The plan
 * of either type knows its step.
 */

#include "lib/kernel/isa/round_once.h"

#include "lib/kernel/isa/fft.h"

struct plan {
	void *of_type;
	bool f64;
};

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	pop_dtype type = pop_dtype_real((pop_dtype)step->view[0].dtype);

	(void)prog;
	*out = p;
	p->f64 = type == POP_DT_F64;
	if (p->f64)
		return POP_FN(pop_fft_prepare_f64)(
			&p->of_type, scratch, a, step, err);
	return POP_FN(pop_fft_prepare_f32)(&p->of_type, scratch, a, step, err);
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;

	if (p->f64)
		POP_FN(pop_fft_run_f64)(p->of_type, r);
	else
		POP_FN(pop_fft_run_f32)(p->of_type, r);
}

const pop_kernel POP_FN(pop_kernel_fft) = {.prepare = prepare, .run = run};
