/*
 * Types.  Only tensors and tokens can be values; function types occur as
 * attributes and after colons.  Everything else is refused by its name.
 * Dimensions may be unknown, with bounds in an encoding.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

char *
pop_mlir_type_text(char out[POP_SHAPE_TEXT + 16], const pop_shape *s)
{
	char shape[POP_SHAPE_TEXT];

	if (s->dtype == POP_DT_TOKEN)
		return strcpy(out, s->rank ? "tuple<...>" : "!stablehlo.token");
	strcpy(out, pop_mlir_is_buffer(s) ? "memref<"
		    : s->quant            ? "tensor<!quant:"
					  : "tensor<");
	strcat(out, pop_shape_print(shape, s));
	return strcat(out, ">");
}

static pop_status
not_supported(pop_mlir *m, const char *at, const char *what)
{
	return pop_mlir_fail(m, at,
		"%s are not supported; expected tensor<DIMSxTYPE> with an "
		"integer, float, complex or i1 element type",
		what);
}

static pop_status element(pop_mlir *m, pop_mlir_type *t);

/* !quant.uniform<...>, or an alias of an element type. */
static pop_status
named_element(pop_mlir *m, pop_mlir_type *t)
{
	const char *at = m->ptr++;
	pop_mlir_alias *alias;
	pop_mlir_saved saved;
	pop_status st;
	pop_str name;

	POP_TRY(pop_mlir_suffix(m, &name));
	if (pop_str_is(name, "quant.uniform"))
		return pop_mlir_quant_parse(m, &t->shape);
	if (pop_str_has_prefix(name, "quant."))
		return not_supported(m, at,
			"quantized element types other than !quant.uniform");
	alias = pop_strmap_find(&m->type_alias, name);
	if (!alias || alias->busy)
		return pop_mlir_fail(m, at,
			"element type !%.*s is not supported; expected "
			"!quant.uniform<...> or the alias of one",
			POP_STR_ARG(name));
	alias->busy = true;
	saved = pop_mlir_enter(m, alias->text);
	st = element(m, t);
	pop_mlir_leave(m, saved);
	alias->busy = false;
	return st;
}

/* f32, i8, ui32, complex<f32>, index, !quant.uniform<...>. */
static pop_status
element(pop_mlir *m, pop_mlir_type *t)
{
	const char *at;
	pop_str word;
	pop_dtype d;

	if (pop_mlir_peek(m) == '!')
		return named_element(m, t);
	at = m->ptr;
	word = pop_mlir_word(m);
	if (pop_str_is(word, "complex")) {
		POP_TRY(pop_mlir_expect(m, '<'));
		word = pop_mlir_word(m);
		t->shape.dtype = pop_str_is(word, "f32")   ? POP_DT_C64
				 : pop_str_is(word, "f64") ? POP_DT_C128
							   : POP_DT_NONE;
		if (!t->shape.dtype)
			return pop_mlir_fail(m, at,
				"complex<%.*s> is not supported; expected "
				"complex<f32> or complex<f64>",
				POP_STR_ARG(word));
		return pop_mlir_expect(m, '>');
	}
	if (m->element_type && pop_str_eq(word, m->element_word)) {
		t->shape.dtype = m->element_type;
		return POP_OK;
	}
	t->index = pop_str_is(word, "index");
	d = t->index ? POP_DT_I64 : pop_dtype_parse(word);
	if (d == POP_DT_NONE || d == POP_DT_TOKEN ||
		(!t->index && !pop_str_is(word, pop_dtype_info_of[d].name))) {
		if (!word.len)
			return pop_mlir_expected(m, "an element type");
		return pop_mlir_fail(m, at,
			"element type %.*s is not supported; expected i1, i8, "
			"ui8, f16, bf16, f32, complex<f32> or the like",
			POP_STR_ARG(word));
	}
	t->shape.dtype = (uint8_t)d;
	if (!t->index) {
		m->element_word = word;
		m->element_type = (uint8_t)d;
	}
	return POP_OK;
}

static pop_status
dimension(pop_mlir *m, pop_shape *s)
{
	const char *at = m->ptr;
	int64_t n = 0;

	while (m->ptr < m->end &&
		(pop_mlir_class[(unsigned char)*m->ptr] & POP_MLIR_DIGIT)) {
		n = n * 10 + (*m->ptr++ - '0');
		if (n > POP_MAX_ELEMENTS)
			return pop_mlir_fail(m, at,
				"a dimension above %lld is not supported",
				(long long)POP_MAX_ELEMENTS);
	}
	if (s->rank == POP_MAX_RANK)
		return pop_mlir_fail(m, at,
			"a tensor of more than %d dimensions is not supported",
			POP_MAX_RANK);
	s->dim[s->rank++] = n;
	return pop_mlir_expect(m, 'x');
}

/* ?, or an integer; a negative one means the same. */
static pop_status
bound(pop_mlir *m, int64_t *out)
{
	*out = -1;
	return pop_mlir_accept(m, '?') ? POP_OK : pop_mlir_integer(m, out);
}

/* Bounds up to `close`, one for each dimension; known ones have none. */
static pop_status
bounds(pop_mlir *m, pop_shape *s, char close)
{
	const char *at = m->ptr;
	unsigned n = 0;

	if (pop_mlir_accept(m, close))
		return s->rank ? pop_mlir_fail(
					 m, at, "expected %u bounds", s->rank)
			       : POP_OK;
	do {
		int64_t v;

		POP_TRY(bound(m, &v));
		if (n == s->rank || v > POP_MAX_ELEMENTS)
			return pop_mlir_fail(m, at,
				"expected %u bounds, each ? or at most %lld",
				s->rank, (long long)POP_MAX_ELEMENTS);
		if (v >= 0 && s->dim[n] >= 0)
			return pop_mlir_fail(m, at,
				"dimension %u is known and has a bound too", n);
		if (v >= 0)
			s->dim[n] = POP_DIM_BOUNDED(v);
		n++;
	} while (pop_mlir_accept(m, ','));
	if (n != s->rank)
		return pop_mlir_fail(
			m, at, "%u bounds, expected %u", n, s->rank);
	return pop_mlir_expect(m, close);
}

/* #stablehlo.bounds<3, ?> or #stablehlo.type_extensions<bounds = [3, ?]> */
static pop_status
extensions(pop_mlir *m, pop_shape *s)
{
	const char *at = m->ptr;
	pop_str word;

	POP_TRY(pop_mlir_expect(m, '#'));
	word = pop_mlir_word(m);
	if (pop_str_is(word, "stablehlo.bounds") ||
		pop_str_is(word, "mhlo.bounds")) {
		POP_TRY(pop_mlir_expect(m, '<'));
		return bounds(m, s, '>');
	}
	if (!pop_str_is(word, "stablehlo.type_extensions") &&
		!pop_str_is(word, "mhlo.type_extensions"))
		return pop_mlir_fail(m, at,
			"tensor encoding #%.*s is not supported; expected "
			"#stablehlo.bounds<...>",
			word.len < 100 ? (int)word.len : 100, word.ptr);
	POP_TRY(pop_mlir_expect(m, '<'));
	POP_TRY(pop_mlir_expect_word(m, "bounds"));
	POP_TRY(pop_mlir_expect(m, '='));
	POP_TRY(pop_mlir_expect(m, '['));
	POP_TRY(bounds(m, s, ']'));
	return pop_mlir_expect(m, '>');
}

/* After the comma. */
static pop_status
encoding(pop_mlir *m, pop_shape *s)
{
	pop_mlir_named a = {.name = POP_STR("encoding")};
	pop_mlir_saved saved;
	pop_mlir_range r;
	pop_status st;

	POP_TRY(pop_mlir_skip_value(m, ",", &a.text));
	POP_TRY(pop_mlir_resolve(m, &a, &r));
	saved = pop_mlir_enter(m, r);
	st = extensions(m, s);
	if (st == POP_OK && pop_mlir_peek(m))
		st = pop_mlir_expected(m, "the end of the encoding");
	pop_mlir_leave(m, saved);
	return st;
}

static pop_status
unknown_dimension(pop_mlir *m, const char *at, pop_shape *s)
{
	m->ptr++;
	if (s->rank == POP_MAX_RANK)
		return pop_mlir_fail(m, at,
			"a tensor of more than %d dimensions is not supported",
			POP_MAX_RANK);
	s->dim[s->rank++] = POP_DIM_DYNAMIC;
	return pop_mlir_expect(m, 'x');
}

/* After "tensor<". */
static pop_status
tensor(pop_mlir *m, const char *at, pop_mlir_type *t)
{
	t->kind = POP_MLIR_TENSOR;
	for (;;) {
		char c = pop_mlir_peek(m);

		if (c == '*')
			return pop_mlir_fail(m, at,
				"a tensor type without a rank is not "
				"supported; lower the function for a known "
				"number of dimensions");
		if (c == '?') {
			POP_TRY(unknown_dimension(m, at, &t->shape));
			continue;
		}
		if (c < '0' || c > '9')
			break;
		POP_TRY(dimension(m, &t->shape));
	}
	POP_TRY(element(m, t));
	if (pop_mlir_accept(m, ','))
		POP_TRY(encoding(m, &t->shape));
	POP_TRY(pop_mlir_expect(m, '>'));
	POP_TRY(pop_mlir_quant_fits(m, at, &t->shape));
	if (!pop_shape_valid_open(&t->shape))
		return pop_mlir_fail(m, at,
			"a tensor of more than %lld elements is not supported",
			(long long)POP_MAX_ELEMENTS);
	return POP_OK;
}

static pop_status
function(pop_mlir *m, pop_mlir_type *t)
{
	t->kind = POP_MLIR_FUNCTION;
	POP_TRY(pop_mlir_shapes_parse(m, &t->in));
	if (!pop_mlir_accept_arrow(m))
		return pop_mlir_expected(m, "'->'");
	return pop_mlir_shapes_parse(m, &t->out);
}

static pop_status
shapes_between(pop_mlir *m, const char *at, pop_mlir_shapes *out)
{
	pop_shape s;

	POP_TRY(pop_mlir_expect(m, '<'));
	if (pop_mlir_accept(m, '>'))
		return POP_OK;
	do {
		POP_TRY(pop_mlir_shape_parse(m, &s));
		if (out->n == POP_MLIR_LIMIT_RESULTS)
			return pop_mlir_fail(m, at,
				"a tuple of more than %d elements",
				POP_MLIR_LIMIT_RESULTS);
		POP_MLIR_PUSH(m, out, s);
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, '>');
}

/* Of one tensor: that, since what is started ends at once. */
static pop_status
future(pop_mlir *m, const char *at, pop_mlir_type *out)
{
	pop_mlir_shapes element = {0};

	POP_TRY(shapes_between(m, at, &element));
	if (element.n != 1) {
		out->kind = POP_MLIR_TOKEN;
		return pop_mlir_tuple_type(m, at, &element, &out->shape);
	}
	out->kind = element.v[0].dtype == POP_DT_TOKEN ? POP_MLIR_TOKEN
						       : POP_MLIR_TENSOR;
	out->shape = element.v[0];
	return POP_OK;
}

/* !stablehlo.token, !alias and what else starts so. */
static pop_status
named(pop_mlir *m, const char *at, pop_mlir_type *out)
{
	pop_str name;
	pop_mlir_alias *alias;
	pop_mlir_saved saved;
	pop_status st;

	POP_TRY(pop_mlir_suffix(m, &name));
	if (pop_str_is(name, "stablehlo.token") ||
		pop_str_is(name, "mhlo.token")) {
		out->kind = POP_MLIR_TOKEN;
		out->shape.dtype = POP_DT_TOKEN;
		return POP_OK;
	}
	if (pop_str_is(name, "stablehlo.future"))
		return future(m, at, out);
	alias = pop_strmap_find(&m->type_alias, name);
	if (!alias)
		return pop_mlir_fail(m, at,
			"type !%.*s is not supported; expected tensor<...> or "
			"!stablehlo.token",
			POP_STR_ARG(name));
	if (alias->busy)
		return pop_mlir_fail(m, at, "type alias !%.*s refers to itself",
			POP_STR_ARG(name));
	alias->busy = true;
	saved = pop_mlir_enter(m, alias->text);
	st = pop_mlir_type_parse(m, out);
	pop_mlir_leave(m, saved);
	alias->busy = false;
	return st;
}

/* After "tuple". */
static pop_status
tuple(pop_mlir *m, const char *at, pop_mlir_type *out)
{
	pop_mlir_shapes element = {0};

	POP_TRY(shapes_between(m, at, &element));
	out->kind = POP_MLIR_TOKEN;
	return pop_mlir_tuple_type(m, at, &element, &out->shape);
}

/* After "memref". */
static pop_status
buffer(pop_mlir *m, const char *at, pop_mlir_type *out)
{
	POP_TRY(pop_mlir_expect(m, '<'));
	POP_TRY(tensor(m, at, out));
	if (out->shape.quant || !pop_shape_is_static(&out->shape))
		return pop_mlir_fail(m, at,
			"a buffer of quantized elements or of unknown "
			"dimensions is not supported");
	out->shape.quant = POP_MLIR_BUFFER;
	m->buffers = true;
	return POP_OK;
}

static pop_status
other(pop_mlir *m, const char *at, pop_mlir_type *out)
{
	pop_str word = pop_mlir_word(m);

	if (pop_str_is(word, "vector"))
		return pop_mlir_fail(m, at,
			"vector types are not supported; expected tensor<...>");
	if (pop_str_is(word, "memref"))
		return buffer(m, at, out);
	if (!word.len)
		return pop_mlir_expected(m, "a type");
	if (pop_str_is(word, "tuple"))
		return tuple(m, at, out);
	if (pop_str_is(word, "none")) {
		out->kind = POP_MLIR_NONE;
		return POP_OK;
	}
	m->ptr = at;
	out->kind = POP_MLIR_SCALAR;
	return element(m, out);
}

pop_status
pop_mlir_type_parse(pop_mlir *m, pop_mlir_type *out)
{
	char c = pop_mlir_peek(m);
	const char *at = m->ptr;
	pop_status st;

	memset(out, 0, sizeof(*out));
	if (m->end - at > 7 && !memcmp(at, "tensor<", 7)) {
		m->ptr += 7;
		return tensor(m, at, out);
	}
	if (m->depth >= POP_MLIR_LIMIT_DEPTH)
		return pop_mlir_fail(m, at, "types nested deeper than %d",
			POP_MLIR_LIMIT_DEPTH);
	m->depth++;
	if (c == '!') {
		m->ptr++;
		st = named(m, at, out);
	} else if (c == '(') {
		st = function(m, out);
	} else {
		st = other(m, at, out);
	}
	m->depth--;
	return st;
}

pop_status
pop_mlir_shape_parse(pop_mlir *m, pop_shape *out)
{
	pop_mlir_type t;
	const char *at;

	pop_mlir_blank(m);
	at = m->ptr;
	POP_TRY(pop_mlir_type_parse(m, &t));
	if (t.kind != POP_MLIR_TENSOR && t.kind != POP_MLIR_TOKEN)
		return pop_mlir_fail(m, at,
			"a value of this type is not supported; expected "
			"tensor<...> of numbers");
	*out = t.shape;
	return POP_OK;
}

pop_status
pop_mlir_shapes_parse(pop_mlir *m, pop_mlir_shapes *out)
{
	pop_shape s;
	bool paren = pop_mlir_accept(m, '(');

	if (paren && pop_mlir_accept(m, ')'))
		return POP_OK;
	do {
		POP_TRY(pop_mlir_shape_parse(m, &s));
		if (out->n == POP_MLIR_LIMIT_LIST)
			return pop_mlir_fail(m, m->ptr,
				"more than %d types in a list",
				POP_MLIR_LIMIT_LIST);
		POP_MLIR_PUSH(m, out, s);
	} while (pop_mlir_accept(m, ','));
	return paren ? pop_mlir_expect(m, ')') : POP_OK;
}
