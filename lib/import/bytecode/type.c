/*
 * Types of VHLO and of builtin, each by its number.  What no value can have is
 * kept by its name, and refused where a value would have it.
 */

#include <string.h>

#include "lib/import/bytecode/bytecode.h"

#define UNKNOWN_DIM INT64_MIN

/* Codes of types; see the sources of StableHLO, VhloBytecode.cpp, and of
 * MLIR, BuiltinDialectBytecode.td.  All are frozen. */
enum {
	VHLO_COMPLEX = 1,
	VHLO_FUNCTION = 8,
	VHLO_INDEX = 9,
	VHLO_TENSOR = 20,
	VHLO_ENCODED = 21,
	VHLO_TOKEN = 22,
	VHLO_TUPLE = 23,
	VHLO_QUANT = 24,
	VHLO_QUANT_AXIS = 30,
	VHLO_NONE = 33,
	VHLO_TF32 = 34,
	VHLO_BUFFER = 41,
	VHLO_FUTURE = 42,

	INTEGER = 0,
	INDEX = 1,
	FUNCTION = 2,
	BF16 = 3,
	F16 = 4,
	F32 = 5,
	F64 = 6,
	COMPLEX = 9,
	NOTHING = 12,
	TENSOR = 13,
	ENCODED = 14,
};

/* Of VHLO: those that are an element type, and the names of the others. */
static const uint8_t vhlo_dtype[] = {
	[0] = POP_DT_I1,
	[2] = POP_DT_BF16,
	[3] = POP_DT_F16,
	[4] = POP_DT_F32,
	[5] = POP_DT_F64,
	[6] = POP_DT_F8E4M3FN,
	[7] = POP_DT_F8E5M2,
	[10] = POP_DT_I4,
	[11] = POP_DT_I8,
	[12] = POP_DT_I16,
	[13] = POP_DT_I32,
	[14] = POP_DT_I64,
	[15] = POP_DT_U4,
	[16] = POP_DT_U8,
	[17] = POP_DT_U16,
	[18] = POP_DT_U32,
	[19] = POP_DT_U64,
	[27] = POP_DT_F8E4M3FNUZ,
	[28] = POP_DT_F8E5M2FNUZ,
	[29] = POP_DT_F8E4M3B11FNUZ,
	[31] = POP_DT_I2,
	[32] = POP_DT_U2,
	[35] = POP_DT_F8E4M3,
	[36] = POP_DT_F8E3M4,
	[37] = POP_DT_F4E2M1FN,
	[38] = POP_DT_F6E2M3FN,
	[39] = POP_DT_F6E3M2FN,
	[40] = POP_DT_F8E8M0FNU,
};

static const char *const vhlo_name[] = {
	[25] = "a tensor without rank",
	[26] = "a witness",
	[VHLO_TF32] = "tf32",
};

static void
scalar(pop_bytecode_type *t, pop_dtype d)
{
	t->type.kind = POP_MLIR_SCALAR;
	t->type.shape.dtype = (uint8_t)d;
}

static void
index_type(pop_bytecode_type *t)
{
	scalar(t, POP_DT_I64);
	t->type.index = true;
}

static void
unusable(pop_bytecode_type *t, const char *name)
{
	t->type.kind = POP_MLIR_NONE;
	t->name = name;
}

static pop_status
complex_type(pop_bytecode *b, pop_cursor *c, pop_bytecode_type *t)
{
	const pop_bytecode_type *e;

	POP_TRY(pop_bytecode_type_read(b, c, &e));
	if (e->type.kind == POP_MLIR_SCALAR &&
		e->type.shape.dtype == POP_DT_F32)
		scalar(t, POP_DT_C64);
	else if (e->type.kind == POP_MLIR_SCALAR &&
		 e->type.shape.dtype == POP_DT_F64)
		scalar(t, POP_DT_C128);
	else
		unusable(t, "a complex number of other parts than f32 or f64");
	return POP_OK;
}

static pop_status
shapes(pop_bytecode *b, pop_cursor *c, pop_mlir_shapes *out)
{
	uint32_t n, i;
	pop_shape s;

	POP_TRY(pop_bytecode_count(b, c, "a list of types", &n));
	if (n > POP_MLIR_LIMIT_LIST)
		return pop_bytecode_fail(b, c->ptr,
			"more than %d types in a list", POP_MLIR_LIMIT_LIST);
	for (; n; n--) {
		const unsigned char *at = c->ptr;

		POP_TRY(pop_bytecode_index(b, c, "a type", b->ntype, &i));
		POP_TRY(pop_bytecode_shape_at(b, at, i, &s));
		POP_MLIR_PUSH(&b->m, out, s);
	}
	return POP_OK;
}

static pop_status
function(pop_bytecode *b, pop_cursor *c, pop_bytecode_type *t)
{
	t->type.kind = POP_MLIR_FUNCTION;
	POP_TRY(shapes(b, c, &t->type.in));
	return shapes(b, c, &t->type.out);
}

static pop_status
tuple(pop_bytecode *b, pop_cursor *c, pop_bytecode_type *t)
{
	const char *at = (const char *)c->ptr;
	pop_mlir_shapes element = {0};

	POP_TRY(shapes(b, c, &element));
	t->type.kind = POP_MLIR_TOKEN;
	return pop_mlir_tuple_type(&b->m, at, &element, &t->type.shape);
}

/* Of one tensor: that, since what is started ends at once. */
static pop_status
future(pop_bytecode *b, pop_cursor *c, pop_bytecode_type *t)
{
	const char *at = (const char *)c->ptr;
	pop_mlir_shapes element = {0};

	POP_TRY(shapes(b, c, &element));
	if (element.n != 1) {
		t->type.kind = POP_MLIR_TOKEN;
		return pop_mlir_tuple_type(&b->m, at, &element, &t->type.shape);
	}
	t->type.kind = element.v[0].dtype == POP_DT_TOKEN ? POP_MLIR_TOKEN
							  : POP_MLIR_TENSOR;
	t->type.shape = element.v[0];
	return POP_OK;
}

static pop_status
dims(pop_bytecode *b, pop_cursor *c, pop_shape *s)
{
	const unsigned char *at = c->ptr;
	uint32_t n;

	POP_TRY(pop_bytecode_count(b, c, "the dimensions of a tensor", &n));
	if (n > POP_MAX_RANK)
		return pop_bytecode_fail(b, at,
			"a tensor of more than %d dimensions is not supported",
			POP_MAX_RANK);
	s->rank = (uint8_t)n;
	for (uint32_t i = 0; i < n; i++) {
		int64_t v = pop_bytecode_svarint(c);

		if (v < 0 && v != UNKNOWN_DIM)
			return pop_bytecode_fail(b, at,
				"dimension %u is %lld; the file is damaged", i,
				(long long)v);
		s->dim[i] = v < 0 ? POP_DIM_DYNAMIC : v;
	}
	return c->failed ? pop_bytecode_ended(b, c, "a type") : POP_OK;
}

/* Upper limits of dimensions that are not known. */
static pop_status
bounds(pop_bytecode *b, const unsigned char *at, const pop_mlir_value *v,
	pop_shape *s)
{
	if (v->n != s->rank)
		return pop_bytecode_fail(
			b, at, "%u bounds, expected %u", v->n, s->rank);
	for (uint32_t i = 0; i < v->n; i++) {
		if (v->ints[i] == UNKNOWN_DIM)
			continue;
		if (s->dim[i] >= 0 || v->ints[i] < 0 ||
			v->ints[i] > POP_MAX_ELEMENTS)
			return pop_bytecode_fail(b, at,
				"dimension %u is known and has a bound too, or "
				"the bound is not in 0 to %lld",
				i, (long long)POP_MAX_ELEMENTS);
		s->dim[i] = POP_DIM_BOUNDED(v->ints[i]);
	}
	return POP_OK;
}

/* [encoding] dims element */
static pop_status
tensor(pop_bytecode *b, pop_cursor *c, bool encoded, pop_bytecode_type *t)
{
	const unsigned char *at = c->ptr;
	const pop_mlir_value *encoding = NULL;
	const pop_bytecode_type *e;
	pop_shape s = {0};

	if (encoded)
		POP_TRY(pop_bytecode_attr_read(b, c, &encoding));
	POP_TRY(dims(b, c, &s));
	POP_TRY(pop_bytecode_type_read(b, c, &e));
	if (encoding && encoding->kind != POP_MLIR_VALUE_INTS) {
		unusable(t, "a tensor with an encoding other than bounds");
		return POP_OK;
	}
	if (e->type.kind != POP_MLIR_SCALAR) {
		unusable(t, e->name ? e->name : "a tensor of no numbers");
		return POP_OK;
	}
	if (encoding)
		POP_TRY(bounds(b, at, encoding, &s));
	s.dtype = e->type.shape.dtype;
	s.quant = e->type.shape.quant;
	POP_TRY(pop_mlir_quant_fits(&b->m, (const char *)at, &s));
	if (!pop_shape_valid_open(&s))
		return pop_bytecode_fail(b, at,
			"a tensor of more than %lld elements is not supported",
			(long long)POP_MAX_ELEMENTS);
	t->type.kind = POP_MLIR_TENSOR;
	t->type.index = e->type.index;
	t->type.shape = s;
	return POP_OK;
}

/* dims element */
static pop_status
buffer(pop_bytecode *b, pop_cursor *c, pop_bytecode_type *t)
{
	POP_TRY(tensor(b, c, false, t));
	if (t->type.shape.quant || !pop_shape_is_static(&t->type.shape))
		unusable(t, "a buffer of quantized elements or of unknown "
			    "dimensions");
	if (t->name)
		return POP_OK;
	t->type.shape.quant = POP_MLIR_BUFFER;
	b->m.buffers = true;
	return POP_OK;
}

static double
real(pop_cursor *c)
{
	uint64_t bits = (uint64_t)pop_bytecode_svarint(c);
	double v;

	memcpy(&v, &bits, sizeof(v));
	return v;
}

/* One scale and zero point, or counts and lists of them. */
static pop_status
scales(pop_bytecode *b, pop_cursor *c, pop_quant *q)
{
	uint32_t nscale = 1, nzero = 1;
	double *scale;
	int64_t *zero;

	if (q->axis >= 0)
		POP_TRY(pop_bytecode_count(b, c, "scales", &nscale));
	scale = POP_NEWN(b->m.arena, double, nscale);
	for (uint32_t i = 0; i < nscale; i++)
		scale[i] = real(c);
	if (q->axis >= 0)
		POP_TRY(pop_bytecode_count(b, c, "zero points", &nzero));
	if (nscale != nzero)
		return pop_bytecode_fail(b, c->ptr,
			"a quantized type of %u scales and %u zero points",
			nscale, nzero);
	zero = POP_NEWN(b->m.arena, int64_t, nzero);
	for (uint32_t i = 0; i < nzero; i++)
		zero[i] = pop_bytecode_svarint(c);
	q->n = nscale;
	q->scale = scale;
	q->zero = zero;
	return POP_OK;
}

/* Is the sign of the storage type that of the flags? */
static pop_dtype
storage(uint64_t flags, pop_dtype d)
{
	static const uint8_t other[POP_DT_COUNT] = {
		[POP_DT_I2] = POP_DT_U2,
		[POP_DT_I4] = POP_DT_U4,
		[POP_DT_I8] = POP_DT_U8,
		[POP_DT_I16] = POP_DT_U16,
		[POP_DT_I32] = POP_DT_U32,
	};

	return !(flags & 1) && other[d] ? (pop_dtype)other[d] : d;
}

/*
 * flags (1: signed), storage type, expressed type, and then
 *   per tensor: scale, zero point, min, max
 *   per axis:   axis, min, max, scales, zero points
 */
static pop_status
quantized(pop_bytecode *b, pop_cursor *c, bool per_axis, pop_bytecode_type *t)
{
	const char *at = (const char *)c->ptr;
	uint64_t flags = pop_bytecode_varint(c), axis = 0;
	const pop_bytecode_type *from, *to;
	pop_quant q = {.axis = -1};

	POP_TRY(pop_bytecode_type_read(b, c, &from));
	POP_TRY(pop_bytecode_type_read(b, c, &to));
	if (from->type.kind != POP_MLIR_SCALAR ||
		to->type.kind != POP_MLIR_SCALAR) {
		unusable(t, "a quantized type of no numbers");
		return POP_OK;
	}
	q.storage = storage(flags, from->type.shape.dtype);
	q.expressed = to->type.shape.dtype;
	if (per_axis) {
		axis = pop_bytecode_varint(c);
		q.axis = axis < POP_MAX_RANK ? (int32_t)axis : POP_MAX_RANK;
		q.min = pop_bytecode_svarint(c);
		q.max = pop_bytecode_svarint(c);
	}
	POP_TRY(scales(b, c, &q));
	if (!per_axis) {
		q.min = pop_bytecode_svarint(c);
		q.max = pop_bytecode_svarint(c);
	}
	if (c->failed)
		return pop_bytecode_ended(b, c, "a quantized type");
	t->type.kind = POP_MLIR_SCALAR;
	return pop_mlir_quant_number(&b->m, at, &q, &t->type.shape);
}

static pop_status
vhlo_type(pop_bytecode *b, pop_cursor *c, pop_bytecode_type *t)
{
	const unsigned char *at = c->ptr;
	uint64_t code = pop_bytecode_varint(c);

	if (code < sizeof(vhlo_dtype) && vhlo_dtype[code]) {
		scalar(t, vhlo_dtype[code]);
		return POP_OK;
	}
	switch (code) {
	case VHLO_COMPLEX:
		return complex_type(b, c, t);
	case VHLO_FUNCTION:
		return function(b, c, t);
	case VHLO_INDEX:
		index_type(t);
		return POP_OK;
	case VHLO_TENSOR:
	case VHLO_ENCODED:
		return tensor(b, c, code == VHLO_ENCODED, t);
	case VHLO_TOKEN:
		t->type.kind = POP_MLIR_TOKEN;
		t->type.shape.dtype = POP_DT_TOKEN;
		return POP_OK;
	case VHLO_TUPLE:
		return tuple(b, c, t);
	case VHLO_BUFFER:
		return buffer(b, c, t);
	case VHLO_FUTURE:
		return future(b, c, t);
	case VHLO_QUANT:
	case VHLO_QUANT_AXIS:
		return quantized(b, c, code == VHLO_QUANT_AXIS, t);
	case VHLO_NONE:
		t->type.kind = POP_MLIR_NONE;
		return POP_OK;
	default:
		break;
	}
	if (code >= sizeof(vhlo_name) / sizeof(vhlo_name[0]) ||
		!vhlo_name[code])
		return pop_bytecode_fail(b, at,
			"type %llu of VHLO is unknown; the file is damaged",
			(unsigned long long)code);
	unusable(t, vhlo_name[code]);
	return POP_OK;
}

/* width << 2 | sign: 0 without, 1 signed, 2 unsigned */
static void
integer(pop_bytecode_type *t, uint64_t v)
{
	static const struct {
		uint8_t width, is_signed, is_unsigned;
	} row[] = {
		{1, POP_DT_I1, 0},
		{2, POP_DT_I2, POP_DT_U2},
		{4, POP_DT_I4, POP_DT_U4},
		{8, POP_DT_I8, POP_DT_U8},
		{16, POP_DT_I16, POP_DT_U16},
		{32, POP_DT_I32, POP_DT_U32},
		{64, POP_DT_I64, POP_DT_U64},
	};

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		unsigned d =
			(v & 3) == 2 ? row[i].is_unsigned : row[i].is_signed;

		if (row[i].width != v >> 2 || !d)
			continue;
		scalar(t, (pop_dtype)d);
		return;
	}
	unusable(t, "an integer of this width");
}

static pop_status
builtin_type(pop_bytecode *b, pop_cursor *c, pop_bytecode_type *t)
{
	uint64_t code = pop_bytecode_varint(c);

	switch (code) {
	case INTEGER:
		integer(t, pop_bytecode_varint(c));
		return POP_OK;
	case INDEX:
		index_type(t);
		return POP_OK;
	case FUNCTION:
		return function(b, c, t);
	case BF16:
		scalar(t, POP_DT_BF16);
		return POP_OK;
	case F16:
		scalar(t, POP_DT_F16);
		return POP_OK;
	case F32:
		scalar(t, POP_DT_F32);
		return POP_OK;
	case F64:
		scalar(t, POP_DT_F64);
		return POP_OK;
	case COMPLEX:
		return complex_type(b, c, t);
	case NOTHING:
		t->type.kind = POP_MLIR_NONE;
		return POP_OK;
	case TENSOR:
	case ENCODED:
		return tensor(b, c, code == ENCODED, t);
	default:
		unusable(t, "neither a tensor nor a token");
		return POP_OK;
	}
}

/* The range of an entry that is text, without its NUL. */
static pop_status
text_type(pop_bytecode *b, const pop_bytecode_entry *e, pop_bytecode_type *t)
{
	pop_mlir_range r = {(const char *)e->at, (const char *)e->at + e->size};
	pop_mlir_saved saved;
	pop_status st;

	r.end -= r.end > r.at && r.end[-1] == '\0';
	saved = pop_mlir_enter(&b->m, r);
	st = pop_mlir_type_parse(&b->m, &t->type);
	pop_mlir_leave(&b->m, saved);
	return st;
}

static pop_status
decode(pop_bytecode *b, const pop_bytecode_entry *e, pop_bytecode_type *t)
{
	pop_cursor c = pop_bytecode_cursor(b, e->at, e->size);

	if (!e->custom)
		return text_type(b, e, t);
	switch (b->dialect[e->dialect].kind) {
	case POP_BYTECODE_VHLO:
		POP_TRY(vhlo_type(b, &c, t));
		break;
	case POP_BYTECODE_BUILTIN:
		POP_TRY(builtin_type(b, &c, t));
		break;
	case POP_BYTECODE_SDY:
	case POP_BYTECODE_OTHER:
		unusable(t, "a type of another dialect");
		break;
	}
	return c.failed ? pop_bytecode_ended(b, &c, "a type") : POP_OK;
}

static pop_status
type_at(pop_bytecode *b, uint32_t i, const pop_bytecode_type **out)
{
	pop_bytecode_entry *e = &b->type[i];
	pop_bytecode_type *t;
	pop_status st;

	if (e->memo) {
		*out = e->memo;
		return POP_OK;
	}
	if (e->busy)
		return pop_bytecode_fail(
			b, e->at, "a type that contains itself");
	if (b->depth == POP_BYTECODE_LIMIT_DEPTH)
		return pop_bytecode_fail(b, e->at,
			"types nested deeper than %d",
			POP_BYTECODE_LIMIT_DEPTH);
	t = POP_NEW(b->m.arena, pop_bytecode_type);
	e->busy = true;
	b->depth++;
	st = decode(b, e, t);
	b->depth--;
	e->busy = false;
	e->memo = t;
	*out = t;
	return st;
}

pop_status
pop_bytecode_type_read(
	pop_bytecode *b, pop_cursor *c, const pop_bytecode_type **out)
{
	uint32_t i;

	POP_TRY(pop_bytecode_index(b, c, "a type", b->ntype, &i));
	return type_at(b, i, out);
}

static const char *
name_of(const pop_bytecode_type *t)
{
	if (t->name)
		return t->name;
	return t->type.kind == POP_MLIR_SCALAR     ? "a number"
	       : t->type.kind == POP_MLIR_FUNCTION ? "a function"
						   : "none";
}

pop_status
pop_bytecode_shape_at(
	pop_bytecode *b, const unsigned char *at, uint32_t i, pop_shape *out)
{
	const pop_bytecode_type *t;

	POP_TRY(type_at(b, i, &t));
	if (t->type.kind != POP_MLIR_TENSOR && t->type.kind != POP_MLIR_TOKEN)
		return pop_bytecode_fail(b, at,
			"a value of this type, %s, is not supported; expected "
			"a tensor of numbers",
			name_of(t));
	*out = t->type.shape;
	return POP_OK;
}
