/*
 * Register tiles of products, per type; see gemm.h.
 */

#include "lib/kernel/isa/gemm.h"

#include <string.h>

#include "lib/base/cpu.h"
#include "lib/kernel/isa/vec.h"

/* Panels of a tile; of elements of 8 bytes, perhaps half of one.  Of vectors of
 * 64 bytes four meet each element of A: where another thread of the core takes
 * half of what it decodes, the loads would be too many. */
#if POP_VBYTES == 64
#	define PANELS4 4
#	define PANELS8 2
#	define HALVES8 1
#elif POP_VBYTES == 32
#	define PANELS4 1
#	define PANELS8 1
#	define HALVES8 2
#else
#	define PANELS4 1
#	define PANELS8 1
#	define HALVES8 1
#endif
#define PANELSQ 2
#define PANELST 16 /* two at a time: see gemm_amx.c */
#define WIDE4   POP_GEMM_ROWS4
#define WIDE8   POP_GEMM_ROWS8
#if POP_VBYTES == 64
#	define ROWS4 8
#	define ROWS8 8
#else
#	define ROWS4 WIDE4
#	define ROWS8 WIDE8
#endif

/* ---- Tiles. */

/* Sums of integers wrap: unsigned arithmetic. */
#define MADD(a, b, c) ((a) * (b) + (c))

/* c + a.low * b.low + a.high * b.high in each lane. */
POP_INLINE vi
pairs_madd(vi a, vi b, vi c)
{
#if POP_VBYTES == 64
	return (vi)_mm512_add_epi32(
		(__m512i)c, _mm512_madd_epi16((__m512i)a, (__m512i)b));
#elif POP_VBYTES == 32
	return (vi)_mm256_add_epi32(
		(__m256i)c, _mm256_madd_epi16((__m256i)a, (__m256i)b));
#elif defined(__x86_64__)
	return (vi)_mm_add_epi32(
		(__m128i)c, _mm_madd_epi16((__m128i)a, (__m128i)b));
#else
	vu low = (vu)((vi)((vu)a << 16) >> 16) * (vu)((vi)((vu)b << 16) >> 16);
	vu high = (vu)(a >> 16) * (vu)(b >> 16);

	return (vi)((vu)c + low + high);
#endif
}

#define GT            float
#define GV            vf
#define GNAME(x)      x##_f32
#define GSET(x)       vf_set(x)
#define GFMA(a, b, c) vf_fma(a, b, c)
#define GROWS         ROWS4
#define GWIDE         WIDE4
#define GPANELS       PANELS4
#define GNARROW       (POP_VBYTES <= 32)
#define GCOPY         1
#include "lib/kernel/isa/gemm_core.h"

#define GT            double
#define GV            vd
#define GNAME(x)      x##_f64
#define GSET(x)       vd_set(x)
#define GFMA(a, b, c) vd_fma(a, b, c)
#define GROWS         ROWS8
#define GWIDE         WIDE8
#define GPANELS       PANELS8
#define GHALVES       HALVES8
#define GCOPY         1
#include "lib/kernel/isa/gemm_core.h"

#define GT            uint32_t
#define GV            vu
#define GNAME(x)      x##_i32
#define GSET(x)       ((vu)v_set((int32_t)(x)))
#define GFMA(a, b, c) MADD(a, b, c)
#define GROWS         ROWS4
#define GWIDE         WIDE4
#define GPANELS       PANELS4
#define GCOPY         0
#include "lib/kernel/isa/gemm_core.h"

#define GT            uint64_t
#define GV            vul
#define GNAME(x)      x##_i64
#define GSET(x)       ((vul)vl_set((int64_t)(x)))
#define GFMA(a, b, c) MADD(a, b, c)
#define GROWS         ROWS8
#define GWIDE         WIDE8
#define GPANELS       PANELS8
#define GHALVES       HALVES8
#define GCOPY         0
#include "lib/kernel/isa/gemm_core.h"

#define GT            int32_t
#define GV            vi
#define GNAME(x)      x##_pairs
#define GSET(x)       v_set(x)
#define GFMA(a, b, c) pairs_madd(a, b, c)
#define GROWS         ROWS4
#define GWIDE         WIDE4
#define GPANELS       PANELS4
#define GCOPY         0
#include "lib/kernel/isa/gemm_core.h"

/* The same sums by one instruction, where the machine has it, and those of
 * quads; they wrap, so that bits are the same. */
#if POP_GEMM_HAS_QUADS
#	pragma GCC push_options
#	pragma GCC target("avx512vnni")
#	define GT       int32_t
#	define GV       vi
#	define GNAME(x) x##_vnni
#	define GSET(x)  v_set(x)
#	define GFMA(a, b, c)             \
		((vi)_mm512_dpwssd_epi32( \
			(__m512i)(c), (__m512i)(a), (__m512i)(b)))
#	define GROWS   ROWS4
#	define GWIDE   WIDE4
#	define GPANELS PANELS4
#	define GCOPY   0
#	include "lib/kernel/isa/gemm_core.h"

#	define GT       int32_t
#	define GV       vi
#	define GNAME(x) x##_quads
#	define GSET(x)  v_set(x)
#	define GFMA(a, b, c)             \
		((vi)_mm512_dpbusd_epi32( \
			(__m512i)(c), (__m512i)(a), (__m512i)(b)))
#	define GMORE   ((int32_t)0x80808080)
#	define GROWS   POP_GEMM_ROWSQ
#	define GPANELS PANELSQ
#	define GCOPY   0
#	include "lib/kernel/isa/gemm_core.h"
#	pragma GCC pop_options

bool
pop_gemm_has_quads(void)
{
	return pop_cpu_has(POP_CPU_AVX512_VNNI);
}
#else
bool
pop_gemm_has_quads(void)
{
	return false;
}
#endif

static void
multiply_i16(const pop_gemm_block *g)
{
#if POP_GEMM_HAS_QUADS
	if (pop_gemm_has_quads()) {
		multiply_vnni(g);
		return;
	}
#endif
	multiply_pairs(g);
}

#define GT            float
#define GV            vf
#define GNAME(x)      x##_chains
#define GSET(x)       vf_set(x)
#define GFMA(a, b, c) vf_fma(a, b, c)
#define GROWS         ROWS4
#define GWIDE         WIDE4
#define GPANELS       PANELS4
#define GCOPY         0
#define GTURNS        1
#define GCHAIN        POP_GEMM_CHAIN
#include "lib/kernel/isa/gemm_core.h"

/* ---- All types. */

void
pop_gemm_multiply(pop_gemm_type t, const pop_gemm_block *g)
{
	switch (t) {
	case POP_GEMM_F32:
		multiply_f32(g);
		break;
	case POP_GEMM_F64:
		multiply_f64(g);
		break;
	case POP_GEMM_I32:
		multiply_i32(g);
		break;
	case POP_GEMM_I64:
		multiply_i64(g);
		break;
	case POP_GEMM_PAIRS:
		multiply_i16(g);
		break;
	case POP_GEMM_QUADS:
#if POP_GEMM_HAS_QUADS
		multiply_quads(g);
#endif
		break;
	case POP_GEMM_CHAINS:
		multiply_chains(g);
		break;
	case POP_GEMM_HALVES:
	case POP_GEMM_BYTES:
#if POP_GEMM_HAS_AMX
		pop_gemm_multiply_amx(t, g);
#endif
		break;
	}
}

int64_t
pop_gemm_rows_at_once(pop_gemm_type t)
{
	if (t == POP_GEMM_QUADS)
		return POP_GEMM_ROWSQ;
	if (pop_gemm_is_amx(t))
		return POP_GEMM_ROWST;
	return pop_gemm_bytes(t) == 4 ? ROWS4 : ROWS8;
}

int64_t
pop_gemm_panels(pop_gemm_type t, int64_t m)
{
	const bool higher =
		m > pop_gemm_height(t) && m <= pop_gemm_rows_at_once(t);

	if (t == POP_GEMM_QUADS)
		return PANELSQ;
	if (pop_gemm_is_amx(t))
		return PANELST;
	return (pop_gemm_bytes(t) == 4 ? PANELS4 : PANELS8) - higher;
}

int64_t
pop_gemm_tiles(pop_gemm_type t, int64_t m)
{
	const int64_t height = pop_gemm_height(t);

	return (m + height - 1) / height;
}

/* Values of d are values of i16. */
static bool
fits_i16(pop_dtype d)
{
	const pop_dtype_info *i = &pop_dtype_info_of[d];

	return i->cls == POP_DTC_BOOL ||
	       (i->cls == POP_DTC_INT && i->bits <= 16) ||
	       (i->cls == POP_DTC_UINT && i->bits <= 8);
}

pop_status
pop_gemm_type_of(pop_gemm_type *out, pop_dtype acc, pop_dtype a, pop_dtype b,
	pop_err *err)
{
	switch (pop_class_of(acc)) {
	case POP_CLASS_F:
		*out = POP_GEMM_F32;
		return POP_OK;
	case POP_CLASS_D:
		*out = POP_GEMM_F64;
		return POP_OK;
	case POP_CLASS_I:
		*out = POP_GEMM_I32;
		if (fits_i16(a) && fits_i16(b))
			*out = POP_GEMM_PAIRS;
		if (a == POP_DT_I8 && b == POP_DT_I8 && pop_gemm_has_quads())
			*out = POP_GEMM_QUADS;
		return POP_OK;
	case POP_CLASS_L:
		*out = POP_GEMM_I64;
		return POP_OK;
	default:
		return pop_fail(err, POP_E_INPUT,
			"no kernel sums products in %s; f32, f64, i32, ui32, "
			"i64 and ui64 are possible",
			pop_dtype_info_of[acc].name);
	}
}
