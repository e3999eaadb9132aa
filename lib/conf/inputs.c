/*
 * Input recipes.  The document is read, copied into the arena of the result
 * and dropped.  Lists of values may be nested as the shape is; they are
 * flattened row by row and only their number is compared with the shape.
 */

#include "lib/conf/inputs.h"

#include <math.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/conf/yaml.h"

struct job {
	pop_inputs *out;
	const pop_yaml *doc;
	pop_err *err;
	bool one; /* a single recipe, where most of it may be left out */
};

static pop_status
bad(struct job *j, const pop_yaml_node *at, const char *what)
{
	return pop_fail(
		j->err, POP_E_INPUT, "%s:%u: %s", j->out->name, at->line, what);
}

/* inf or nan, with a sign or not, as Python and NumPy write them. */
static bool
take_word(pop_str s, double *out)
{
	pop_str t = s;

	if (t.len && (*t.ptr == '-' || *t.ptr == '+'))
		t = (pop_str){t.ptr + 1, t.len - 1};
	if (pop_str_is(t, "inf"))
		*out = (double)INFINITY;
	else if (pop_str_is(t, "nan"))
		*out = (double)NAN;
	else
		return false;
	if (*s.ptr == '-')
		*out = -*out;
	return true;
}

/* A part of a complex number, as Python writes it. */
static bool
take_part(pop_str s, double *out)
{
	return take_word(s, out) || pop_str_f64(s, out);
}

/* [REAL]IMAGj, in parentheses or not. */
static bool
take_complex(pop_arena *a, const pop_yaml_node *n, pop_input_num *out)
{
	pop_str s = n->text, re;
	size_t i;

	if (s.len > 2 && s.ptr[0] == '(' && s.ptr[s.len - 1] == ')')
		s = (pop_str){s.ptr + 1, s.len - 2};
	if (s.len < 2 || s.ptr[s.len - 1] != 'j')
		return false;
	s.len--;
	for (i = s.len - 1; i > 0; i--)
		if ((s.ptr[i] == '-' || s.ptr[i] == '+') &&
			(s.ptr[i - 1] | 32) != 'e')
			break;
	re = (pop_str){s.ptr, i};
	s = (pop_str){s.ptr + i, s.len - i};
	*out = (pop_input_num){.is_complex = true};
	if ((re.len && !take_part(re, &out->f)) || !take_part(s, &out->imag))
		return false;
	out->text = (pop_str){pop_str_dup(a, n->text), n->text.len};
	return true;
}

static bool
take_real(pop_arena *a, const pop_yaml_node *n, pop_input_num *out)
{
	double word = 0;

	if (n->kind >= POP_YAML_SEQ || n->kind == POP_YAML_NULL ||
		(n->kind == POP_YAML_STR && !take_word(n->text, &word)))
		return false;
	out->text = (pop_str){pop_str_dup(a, n->text), n->text.len};
	out->integer = n->kind == POP_YAML_BOOL ||
		       (n->kind == POP_YAML_INT && n->fits);
	out->i = n->kind == POP_YAML_BOOL ? n->b : out->integer ? n->i : 0;
	out->f = n->kind == POP_YAML_BOOL  ? n->b
		 : n->kind == POP_YAML_STR ? word
					   : n->f;
	return true;
}

static bool
take_num(pop_arena *a, const pop_yaml_node *n, pop_input_num *out)
{
	return take_real(a, n, out) ||
	       (n->kind == POP_YAML_STR && take_complex(a, n, out));
}

static pop_status
take_text(struct job *j, const pop_yaml_node *n, const char **out)
{
	if (n->kind >= POP_YAML_SEQ || n->kind == POP_YAML_NULL)
		return bad(j, n, "text was expected");
	*out = pop_str_dup(&j->out->arena, n->text);
	return POP_OK;
}

static pop_status
take_shape(struct job *j, const pop_yaml_node *n, pop_input *in)
{
	int64_t *dim, count = 1;

	if (n->kind != POP_YAML_SEQ || n->n > POP_INPUT_RANK)
		return bad(j, n, "shape: a list of sizes was expected");
	dim = POP_NEWN(&j->out->arena, int64_t, n->n);
	for (size_t i = 0; i < n->n; i++) {
		const pop_yaml_node *k = n->item[i];

		if (k->kind != POP_YAML_INT || !k->fits || k->i < 0)
			return bad(j, k, "shape: a size was expected");
		dim[i] = k->i;
		if (!pop_mul_i64(count, k->i, &count))
			return bad(j, k, "shape: too many elements");
	}
	in->has_shape = true;
	in->dim = dim;
	in->rank = (uint32_t)n->n;
	return POP_OK;
}

static pop_status
flatten(struct job *j, const pop_yaml_node *n, pop_input_num *value, size_t *at)
{
	if (n->kind != POP_YAML_SEQ)
		return take_num(&j->out->arena, n, &value[(*at)++])
			       ? POP_OK
			       : bad(j, n, "values: a number was expected");
	for (size_t i = 0; i < n->n; i++)
		POP_TRY(flatten(j, n->item[i], value, at));
	return POP_OK;
}

/* All lists at one depth are of one length. */
static pop_status
check_nesting(struct job *j, const pop_yaml_node *n, const pop_input *in,
	uint32_t depth)
{
	if ((n->kind == POP_YAML_SEQ) != (depth < in->nested))
		return bad(j, n, "numbers and lists stand side by side");
	if (depth == in->nested)
		return POP_OK;
	if ((int64_t)n->n != in->nested_dim[depth])
		return bad(j, n, "lists side by side differ in length");
	for (size_t i = 0; i < n->n; i++)
		POP_TRY(check_nesting(j, n->item[i], in, depth + 1));
	return POP_OK;
}

static pop_status
take_nesting(struct job *j, const pop_yaml_node *n, pop_input *in)
{
	const pop_yaml_node *k = n;
	int64_t *dim = POP_NEWN(&j->out->arena, int64_t, POP_INPUT_RANK);
	uint32_t depth = 0;

	for (; k->kind == POP_YAML_SEQ && depth < POP_INPUT_RANK; depth++) {
		dim[depth] = (int64_t)k->n;
		if (!k->n) {
			depth++;
			break;
		}
		k = k->item[0];
	}
	in->nested = depth;
	in->nested_dim = dim;
	return check_nesting(j, n, in, 0);
}

static pop_status
take_values(struct job *j, const pop_yaml_node *n, pop_input *in)
{
	/* No more numbers than nodes. */
	pop_input_num *value =
		POP_NEWN(&j->out->arena, pop_input_num, n->weight);
	size_t count = 0;

	POP_TRY(flatten(j, n, value, &count));
	in->value = value;
	in->nvalue = count;
	return j->one ? take_nesting(j, n, in) : POP_OK;
}

static pop_status
take_fill(struct job *j, const pop_yaml_node *n, pop_input *in)
{
	static const char *const name[] = {
		[POP_FILL_UNIFORM] = "uniform",
		[POP_FILL_INT] = "int",
		[POP_FILL_CONST] = "const",
		[POP_FILL_VALUES] = "values",
	};

	for (unsigned i = 0; i < sizeof(name) / sizeof(name[0]); i++)
		if (n->kind == POP_YAML_STR && pop_str_is(n->text, name[i])) {
			in->fill = (pop_input_fill)i;
			return POP_OK;
		}
	return bad(j, n, "fill: uniform, int, const or values was expected");
}

struct seen {
	bool name, shape, dtype, fill, lo, hi, value, values;
};

static pop_status
take_field(struct job *j, const pop_yaml_node *key, const pop_yaml_node *n,
	pop_input *in, struct seen *seen)
{
	pop_arena *a = &j->out->arena;

	if (pop_str_is(key->text, "name")) {
		seen->name = true;
		return take_text(j, n, &in->name);
	}
	if (pop_str_is(key->text, "dtype")) {
		seen->dtype = true;
		return take_text(j, n, &in->dtype);
	}
	if (pop_str_is(key->text, "shape")) {
		seen->shape = true;
		return take_shape(j, n, in);
	}
	if (pop_str_is(key->text, "fill")) {
		seen->fill = true;
		return take_fill(j, n, in);
	}
	if (pop_str_is(key->text, "lo")) {
		seen->lo = take_real(a, n, &in->lo);
		return seen->lo ? POP_OK : bad(j, n, "lo: not a number");
	}
	if (pop_str_is(key->text, "hi")) {
		seen->hi = take_real(a, n, &in->hi);
		return seen->hi ? POP_OK : bad(j, n, "hi: not a number");
	}
	if (pop_str_is(key->text, "value")) {
		seen->value = true;
		return take_values(j, n, in);
	}
	if (pop_str_is(key->text, "values")) {
		seen->values = true;
		return take_values(j, n, in);
	}
	return pop_fail(j->err, POP_E_INPUT,
		"%s:%u: '%.*s' is unknown; known are name, shape, dtype, "
		"fill, lo, hi, value, values",
		j->out->name, key->line, POP_STR_ARG(key->text));
}

static pop_status
check_values(struct job *j, const pop_yaml_node *n, const pop_input *in)
{
	int64_t count = 1;

	if (!in->has_shape)
		return POP_OK;
	for (uint32_t i = 0; i < in->rank; i++)
		count *= in->dim[i];
	if ((uint64_t)count == in->nvalue)
		return POP_OK;
	return pop_fail(j->err, POP_E_INPUT,
		"%s:%u: %zu values for a shape of %lld elements", j->out->name,
		n->line, in->nvalue, (long long)count);
}

static pop_status
check_range(struct job *j, const pop_yaml_node *n, const pop_input *in)
{
	if (in->fill == POP_FILL_INT && (!in->lo.integer || !in->hi.integer))
		return bad(j, n, "fill int: lo and hi must be whole numbers");
	if (in->fill == POP_FILL_INT && in->lo.i >= in->hi.i)
		return bad(j, n, "fill int: lo must be below hi");
	if (!isfinite(in->lo.f) || !isfinite(in->hi.f))
		return bad(j, n, "lo and hi must be finite");
	if (in->lo.f > in->hi.f)
		return bad(j, n, "fill uniform: lo must not be above hi");
	return POP_OK;
}

static pop_status
check_recipe(struct job *j, const pop_yaml_node *n, const pop_input *in,
	const struct seen *seen)
{
	if (!j->one && (!seen->shape || !seen->dtype))
		return bad(j, n, "an input needs shape and dtype");
	if (!seen->fill)
		return bad(j, n, "an input needs a fill");
	switch (in->fill) {
	case POP_FILL_UNIFORM:
	case POP_FILL_INT:
		if (!seen->lo || !seen->hi)
			return bad(j, n, "this fill needs lo and hi");
		return check_range(j, n, in);
	case POP_FILL_CONST:
		if (!seen->value || in->nvalue != 1)
			return bad(j, n, "fill const needs one value");
		return POP_OK;
	case POP_FILL_VALUES:
		if (!seen->values)
			return bad(j, n, "fill values needs values");
		return check_values(j, n, in);
	}
	return POP_OK;
}

static pop_status
take_recipe(struct job *j, const pop_yaml_node *n, pop_input *in)
{
	struct seen seen = {false};

	in->name = in->dtype = "";
	in->line = n->line;
	if (j->one && n->kind != POP_YAML_MAP) {
		in->fill = n->kind == POP_YAML_SEQ ? POP_FILL_VALUES
						   : POP_FILL_CONST;
		return take_values(j, n, in);
	}
	if (n->kind != POP_YAML_MAP)
		return bad(j, n,
			"a mapping was expected, for example {name: "
			"x, shape: [2], dtype: f32, fill: const, "
			"value: 1}");
	for (size_t i = 0; i < n->n; i++)
		POP_TRY(take_field(
			j, n->item[2 * i], n->item[2 * i + 1], in, &seen));
	return check_recipe(j, n, in, &seen);
}

static pop_status
take_seed(struct job *j, const pop_yaml_node *n)
{
	if (n->kind != POP_YAML_INT || !pop_str_u64(n->text, &j->out->seed))
		return bad(j, n,
			"seed: a number from 0 to 2^64-1 was "
			"expected");
	return POP_OK;
}

static pop_status
take_list(struct job *j, const pop_yaml_node *n)
{
	pop_input *in;

	if (n->kind != POP_YAML_SEQ)
		return bad(j, n, "inputs: a list was expected");
	in = POP_NEWN(&j->out->arena, pop_input, n->n);
	j->out->input = in;
	j->out->ninput = n->n;
	for (size_t i = 0; i < n->n; i++)
		POP_TRY(take_recipe(j, n->item[i], &in[i]));
	return POP_OK;
}

static pop_status
take_document(void *arg, pop_err *err)
{
	struct job *j = arg;
	const pop_yaml_node *root = pop_yaml_root(j->doc);
	pop_input *in;

	j->err = err;
	j->out->name =
		pop_str_dup(&j->out->arena, pop_str_of(pop_yaml_name(j->doc)));
	if (j->one) {
		in = POP_NEW(&j->out->arena, pop_input);
		j->out->input = in;
		j->out->ninput = 1;
		return take_recipe(j, root, in);
	}
	if (!pop_yaml_find(root, "inputs"))
		return bad(j, root, "a mapping with inputs was expected");
	for (size_t i = 0; i < root->n; i++) {
		const pop_yaml_node *key = root->item[2 * i];
		const pop_yaml_node *val = root->item[2 * i + 1];

		if (pop_str_is(key->text, "seed"))
			POP_TRY(take_seed(j, val));
		else if (pop_str_is(key->text, "inputs"))
			POP_TRY(take_list(j, val));
		else
			return bad(j, key, "known here are seed and inputs");
	}
	return POP_OK;
}

pop_status
pop_inputs_read(pop_inputs *out, const char *path, pop_err *err)
{
	struct job j = {.out = out};
	pop_yaml *doc = NULL;
	pop_status st;

	*out = (pop_inputs){.ninput = 0};
	POP_TRY(pop_yaml_read(&doc, path, err));
	j.doc = doc;
	st = pop_arena_run(&out->arena, take_document, &j, err);
	pop_yaml_free(doc);
	return st;
}

pop_status
pop_inputs_parse_one(
	pop_inputs *out, const char *spec, const char *name, pop_err *err)
{
	struct job j = {.out = out, .one = true};
	pop_yaml *doc = NULL;
	pop_status st;

	*out = (pop_inputs){.ninput = 0};
	POP_TRY(pop_yaml_parse(&doc, spec, strlen(spec), name, err));
	j.doc = doc;
	st = pop_arena_run(&out->arena, take_document, &j, err);
	pop_yaml_free(doc);
	return st;
}

void
pop_inputs_release(pop_inputs *in)
{
	pop_arena_release(&in->arena);
	in->input = NULL;
	in->ninput = 0;
}
