/*
 * Whether a program's arithmetic takes denormal numbers for zero: as it was
 * asked for, or where they are of no use and cost much.  They arise by the
 * thousand in what is computed again and again or summed up, so in graphs with
 * loops, products, convolutions and transforms, and in large arrays, and are
 * nobody's concern there, unless the graph has some of its own.  Functions of a
 * few elements keep them.
 */

#include <string.h>

#include "lib/compile/compile_int.h"
#include "lib/num/dtype.h"
#include "lib/num/shape.h"

enum {
	/* Elements of a constant that somebody may have written; those of more
	 * are computed: weights, where such numbers are left over from
	 * training, and filters. */
	WRITTEN = 256,
	/* Elements of an array of which nobody looks at a single one. */
	LARGE = 4096,
};

/* An integer of n bytes, little-endian. */
static uint64_t
bits_at(const unsigned char *p, size_t n)
{
	uint64_t r = 0;

	memcpy(&r, p, n);
	return r;
}

/* Where the exponent is in the bits of a type that the mode reaches; 0: of
 * another.  bf16 is computed in f32, whose exponents it has. */
static uint64_t
exponent_of(pop_dtype d)
{
	switch (pop_dtype_real(d)) {
	case POP_DT_F32:
		return UINT64_C(0xff) << 23;
	case POP_DT_F64:
		return UINT64_C(0x7ff) << 52;
	case POP_DT_BF16:
		return UINT64_C(0xff) << 7;
	default:
		return 0;
	}
}

static bool
has_denormals(const pop_dense *d)
{
	const pop_dtype part = pop_dtype_real((pop_dtype)d->type.dtype);
	const uint64_t exponent = exponent_of((pop_dtype)d->type.dtype);
	const uint64_t fraction = (exponent & -exponent) - 1;
	const size_t size = pop_dtype_bytes(part);
	const unsigned char *p = d->data;
	int64_t n = d->splat ? 1 : pop_shape_elements(&d->type);

	if (!exponent || n > WRITTEN)
		return false;
	if (pop_dtype_is_complex((pop_dtype)d->type.dtype))
		n *= 2;
	for (int64_t k = 0; k < n; k++, p += size) {
		const uint64_t b = bits_at(p, size);

		if (!(b & exponent) && b & fraction)
			return true;
	}
	return false;
}

struct finding {
	bool many;      /* may arise */
	bool denormals; /* among its constants */
};

/* Is it a large array of numbers that are computed? */
static bool
computes_many(const pop_op *op)
{
	return pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE &&
	       exponent_of((pop_dtype)op->res[0].type->dtype) &&
	       pop_shape_elements(op->res[0].type) > LARGE;
}

static void
look(struct finding *f, const pop_block *b)
{
	pop_walk w;

	for (const pop_op *op = pop_walk_first(&w, b); op && !f->denormals;
		op = pop_walk_next(&w))
		switch (op->code) {
		case POP_OP_WHILE:
		case POP_OP_RAGGED_DOT:
		case POP_OP_DOT_GENERAL:
		case POP_OP_CONVOLUTION:
		case POP_OP_FFT:
			f->many = true;
			break;
		case POP_OP_CONSTANT:
			f->denormals = has_denormals(pop_attr_dense(op));
			break;
		default:
			f->many |= computes_many(op);
			break;
		}
}

bool
compile_flushes(const pop_graph *g, pop_denormals how)
{
	struct finding f = {0};

	if (how != POP_DENORMALS_AUTO)
		return how == POP_DENORMALS_FLUSH;
	for (uint32_t i = 0; i < g->nfunc; i++)
		look(&f, g->func[i]->body);
	return f.many && !f.denormals;
}
