/*
 * Arguments of a run: recipes (pop.conf has none of this; see poprun(1)),
 * .npy and .npz files, numbers on the command line.
 */

#include "cmd/poprun/inputs.h"

#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/base/fs.h"
#include "lib/base/plural.h"
#include "lib/base/thread.h"
#include "lib/conf/inputs.h"
#include "lib/num/convert.h"
#include "lib/num/fill.h"
#include "lib/num/npy.h"

enum {
	MAX_FILLERS = 8,
	/* How much wider than the arguments a file's numbers may be. */
	WIDER = 16,
};

struct maker {
	poprun_inputs *out;
	const pop_program *p;
	const poprun_found *names;
	bool *given;
};

/* "argument 3 ('x')" */
static void
describe(const struct maker *m, uint32_t i, char *out, size_t cap)
{
	if (i < m->names->names.narg && m->names->names.arg[i].len)
		snprintf(out, cap, "argument %u ('%.*s')", i,
			POP_STR_ARG(m->names->names.arg[i]));
	else
		snprintf(out, cap, "argument %u", i);
}

enum { NAMES_TEXT = 160 };

/* What the arguments are called, as far as there is room: "'x', in1, ...". */
static const char *
names_of(char out[NAMES_TEXT], const struct maker *m)
{
	size_t at = 0;

	snprintf(out, NAMES_TEXT, "none");
	for (uint32_t i = 0; i < m->p->narg; i++) {
		pop_str s = i < m->names->names.narg ? m->names->names.arg[i]
						     : POP_STR("");
		const char *comma = i ? ", " : "";

		if (NAMES_TEXT - at < s.len + sizeof(", '4294967295', ...")) {
			snprintf(out + at, NAMES_TEXT - at, "%s...", comma);
			break;
		}
		at += (size_t)(s.len ? snprintf(out + at, NAMES_TEXT - at,
					       "%s'%.*s'", comma, (int)s.len,
					       s.ptr)
				     : snprintf(out + at, NAMES_TEXT - at,
					       "%sin%u", comma, i));
	}
	return out;
}

static pop_status
check_type(const struct maker *m, uint32_t i, const char *where,
	const pop_shape *got, pop_err *err)
{
	const pop_shape *want = &m->p->arg[i].type;
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT], what[160];

	if (pop_shape_eq(got, want))
		return POP_OK;
	describe(m, i, what, sizeof(what));
	return pop_fail(err, POP_E_INPUT, "%s: %s is %s, expected %s", where,
		what, pop_shape_print(a, got), pop_shape_print(b, want));
}

/* ---- Recipes. */

/* What one recipe says; fills are split over threads. */
struct fill {
	const pop_input *in;
	pop_tensor *to;
	uint64_t key;
};

static pop_status
recipe_shape(const struct maker *m, const pop_input *in, uint32_t i,
	const char *where, pop_err *err)
{
	pop_shape s = m->p->arg[i].type;

	if (in->has_shape) {
		s = (pop_shape){.dtype = s.dtype, .rank = (uint8_t)in->rank};
		if (in->rank > POP_MAX_RANK)
			return pop_fail(err, POP_E_INPUT,
				"%s: rank %u, at most %d", where, in->rank,
				POP_MAX_RANK);
		for (uint32_t d = 0; d < in->rank; d++)
			s.dim[d] = in->dim[d];
	}
	if (in->dtype[0]) {
		s.dtype = (uint8_t)pop_dtype_parse(pop_str_of(in->dtype));
		if (!s.dtype)
			return pop_fail(err, POP_E_INPUT,
				"%s: '%s' is no element type", where,
				in->dtype);
	}
	return check_type(m, i, where, &s, err);
}

static void
put_number(pop_dtype d, unsigned char *to, const pop_input_num *v)
{
	uint64_t bits;

	if (pop_dtype_is_float(d))
		pop_store_f64(d, to, v->f);
	else if (pop_dtype_is_complex(d))
		pop_convert(d, to, POP_DT_C128, (double[]){v->f, v->imag});
	else if (v->integer)
		pop_store_int(d, to, (uint64_t)v->i);
	else if (pop_str_u64(v->text, &bits))
		pop_store_int(d, to, bits);
	else
		pop_convert(d, to, POP_DT_F64, &v->f);
}

/* Is the number one of an integer type, or of bool?  Others are rounded. */
static bool
is_exact(pop_dtype d, const pop_input_num *v)
{
	const pop_dtype_info *info = &pop_dtype_info_of[d];
	unsigned char bits[16];
	uint64_t u;

	if (pop_dtype_is_complex(d))
		return true;
	if (v->is_complex)
		return false;
	if (pop_dtype_is_float(d))
		return true;
	if (!v->integer && !pop_str_u64(v->text, &u))
		return v->f >= -0x1p62 && v->f < 0x1p62 &&
		       v->f == (double)(int64_t)v->f &&
		       is_exact(d, &(pop_input_num){.i = (int64_t)v->f,
					   .integer = true});
	u = v->integer ? (uint64_t)v->i : u;
	if (v->integer && v->i < 0 && info->cls != POP_DTC_INT)
		return false;
	if (!v->integer && info->cls == POP_DTC_INT)
		return false;
	pop_store_int(d, bits, u);
	return pop_load_int(d, bits) == u;
}

static pop_status
check_values(const pop_input *in, pop_dtype d, const char *where, pop_err *err)
{
	bool listed = in->fill == POP_FILL_CONST || in->fill == POP_FILL_VALUES;

	for (size_t i = 0; listed && i < in->nvalue; i++)
		if (!is_exact(d, &in->value[i]))
			return pop_fail(err, POP_E_INPUT,
				"%s: %.*s is no value of element type %s",
				where,
				in->value[i].text.len < 40
					? (int)in->value[i].text.len
					: 40,
				in->value[i].text.ptr,
				pop_dtype_info_of[d].name);
	return POP_OK;
}

/* Random integers are numbers of the type, all from lo to below hi. */
static pop_status
check_range(const pop_input *in, pop_dtype d, const char *where, pop_err *err)
{
	pop_input_num last = {.integer = true};

	if (in->fill != POP_FILL_INT)
		return POP_OK;
	last.i = in->hi.i - 1; /* hi is above lo */
	if (is_exact(d, &in->lo) && is_exact(d, &last))
		return POP_OK;
	return pop_fail(err, POP_E_INPUT,
		"%s: fill int: lo to below hi, %" PRId64 " to %" PRId64
		", are not all of element type %s",
		where, in->lo.i, last.i, pop_dtype_info_of[d].name);
}

static void
fill_values(const pop_input *in, pop_tensor *t)
{
	pop_dtype d = (pop_dtype)t->shape.dtype;
	size_t bytes = pop_dtype_bytes(d);
	int64_t n = pop_shape_elements(&t->shape);

	if (in->fill == POP_FILL_CONST || (in->nvalue == 1 && n != 1)) {
		unsigned char one[16];

		put_number(d, one, &in->value[0]);
		pop_fill_splat(d, t->data, one, n);
		return;
	}
	for (int64_t i = 0; i < n; i++)
		put_number(d, (unsigned char *)t->data + (size_t)i * bytes,
			&in->value[i]);
}

static void
fill_range(const struct fill *f, int64_t first, int64_t n)
{
	pop_dtype d = (pop_dtype)f->to->shape.dtype;
	unsigned char *at = (unsigned char *)f->to->data +
			    (size_t)first * pop_dtype_bytes(d);

	if (f->in->fill == POP_FILL_UNIFORM)
		pop_fill_uniform(d, at, f->key, (uint64_t)first, n, f->in->lo.f,
			f->in->hi.f);
	else
		pop_fill_int(d, at, f->key, (uint64_t)first, n, f->in->lo.i,
			f->in->hi.i);
}

/* Every thread does its share of every tensor. */
struct filler {
	const struct fill *fill;
	size_t n;
	unsigned part, parts;
};

static void *
fill_share(void *arg)
{
	const struct filler *w = arg;

	for (size_t k = 0; k < w->n; k++) {
		const struct fill *f = &w->fill[k];
		int64_t n = pop_shape_elements(&f->to->shape);
		int64_t a = n / w->parts * w->part;
		int64_t b = w->part + 1 == w->parts
				    ? n
				    : n / w->parts * (w->part + 1);

		if (f->in->fill == POP_FILL_UNIFORM ||
			f->in->fill == POP_FILL_INT)
			fill_range(f, a, b - a);
		else if (w->part == 0)
			fill_values(f->in, f->to);
	}
	return NULL;
}

static void
fill_all(const struct fill *fill, size_t n, unsigned threads)
{
	struct filler w[MAX_FILLERS];
	pthread_t id[MAX_FILLERS];
	bool started[MAX_FILLERS] = {false};

	for (unsigned t = 0; t < threads; t++) {
		w[t] = (struct filler){fill, n, t, threads};
		if (t)
			started[t] = pop_thread_start(
					     &id[t], fill_share, &w[t]) == 0;
	}
	fill_share(&w[0]);
	for (unsigned t = 1; t < threads; t++) {
		if (started[t])
			pthread_join(id[t], NULL);
		else
			fill_share(&w[t]);
	}
}

static int64_t
argument_bytes(const pop_program *p)
{
	int64_t bytes = 0;

	for (uint32_t i = 0; i < p->narg; i++)
		bytes += pop_shape_bytes(&p->arg[i].type);
	return bytes;
}

static unsigned
fillers(const pop_program *p)
{
	int64_t cpus = pop_usable_cpus();

	if (argument_bytes(p) < 4 << 20 || cpus < 1)
		return 1;
	return cpus > MAX_FILLERS ? MAX_FILLERS : (unsigned)cpus;
}

/* Lists of lists have a shape. */
static pop_status
check_nested(const struct maker *m, const pop_input *in, uint32_t i,
	const char *where, pop_err *err)
{
	const pop_shape *want = &m->p->arg[i].type;
	pop_shape got = *want;
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

	if (in->nested < 2)
		return POP_OK;
	got.rank = (uint8_t)in->nested;
	for (uint32_t d = 0; d < in->nested && d < POP_MAX_RANK; d++)
		got.dim[d] = in->nested_dim[d];
	if (in->nested <= POP_MAX_RANK && pop_shape_eq(&got, want))
		return POP_OK;
	if (in->nested > POP_MAX_RANK)
		return pop_fail(err, POP_E_INPUT,
			"%s: lists are nested %u deep, at most %d", where,
			in->nested, POP_MAX_RANK);
	return pop_fail(err, POP_E_INPUT,
		"%s: the lists are %s, expected %s or one list of all values",
		where, pop_shape_print(a, &got), pop_shape_print(b, want));
}

static pop_status
prepare_fill(struct maker *m, struct fill *f, const pop_input *in, uint32_t i,
	uint64_t seed, const char *where, pop_err *err)
{
	POP_TRY(recipe_shape(m, in, i, where, err));
	POP_TRY(check_nested(m, in, i, where, err));
	POP_TRY(check_values(
		in, (pop_dtype)m->p->arg[i].type.dtype, where, err));
	if (in->fill == POP_FILL_VALUES && in->nvalue != 1 &&
		(int64_t)in->nvalue != pop_shape_elements(&m->p->arg[i].type))
		return pop_fail(err, POP_E_INPUT,
			"%s: %zu values, expected 1 or %" PRId64, where,
			in->nvalue, pop_shape_elements(&m->p->arg[i].type));
	POP_TRY(check_range(
		in, (pop_dtype)m->p->arg[i].type.dtype, where, err));
	pop_tensor_release(&m->out->tensor[i]);
	POP_TRY(pop_tensor_alloc(&m->out->tensor[i], &m->p->arg[i].type, err));
	*f = (struct fill){in, &m->out->tensor[i], pop_fill_key(seed, i)};
	m->given[i] = true;
	return POP_OK;
}

static pop_status
from_yaml(struct maker *m, const char *path, pop_err *err)
{
	pop_inputs in;
	struct fill *fill = NULL;
	pop_status st;

	st = pop_inputs_read(&in, path, err);
	if (st == POP_OK && in.ninput != m->p->narg)
		st = pop_fail(err, POP_E_INPUT,
			"%s: %zu input%s, but the program takes %u", path,
			in.ninput, pop_plural(in.ninput), m->p->narg);
	if (st == POP_OK) {
		fill = calloc(in.ninput + 1, sizeof(*fill));
		if (!fill)
			st = pop_fail(err, POP_E_NOMEM, "out of memory");
	}
	for (size_t i = 0; st == POP_OK && i < in.ninput; i++) {
		char where[512];

		snprintf(where, sizeof(where), "%.400s:%u", path,
			in.input[i].line);
		st = prepare_fill(m, &fill[i], &in.input[i], (uint32_t)i,
			in.seed, where, err);
	}
	if (st == POP_OK)
		fill_all(fill, in.ninput, fillers(m->p));
	free(fill);
	pop_inputs_release(&in);
	return st;
}

/* ---- Files of tensors. */

/* Takes the tensor over. */
static pop_status
take(struct maker *m, uint32_t i, pop_tensor *t, const char *where,
	pop_err *err)
{
	POP_TRY(pop_npy_cast(
		t, (pop_dtype)m->p->arg[i].type.dtype, where, err));
	POP_TRY(check_type(m, i, where, &t->shape, err));
	pop_tensor_release(&m->out->tensor[i]);
	m->out->tensor[i] = *t;
	*t = (pop_tensor){0};
	m->given[i] = true;
	return POP_OK;
}

/* Bytes that a file of the arguments may take: what the system allows, but
 * asking takes as long as a small run. */
static size_t
most_bytes(const pop_program *p)
{
	return (uint64_t)argument_bytes(p) <= POP_MEMORY_UNASKED / WIDER
		       ? (size_t)POP_MEMORY_UNASKED
		       : (size_t)pop_memory_limit();
}

static pop_status
from_npz(struct maker *m, const char *path, pop_err *err)
{
	pop_npz *z = &m->out->npz;
	pop_status st;

	st = pop_npz_read(
		z, path, most_bytes(m->p), (unsigned)pop_usable_cpus(), err);
	if (st == POP_E_MISS)
		st = pop_tool_no_file(path, err);
	for (size_t k = 0; st == POP_OK && k < z->count; k++) {
		int64_t i = poprun_found_arg(
			m->names, pop_str_of(z->member[k].name));
		char where[512], names[NAMES_TEXT];

		snprintf(where, sizeof(where), "%.300s: member '%.100s'", path,
			z->member[k].name);
		if (i < 0 || i >= m->p->narg)
			st = pop_fail(err, POP_E_INPUT,
				"%s: the program has no such argument; it takes "
				"%s",
				where, names_of(names, m));
		else if (m->given[i])
			st = pop_fail(err, POP_E_INPUT,
				"%s: argument %" PRId64 " has a value already",
				where, i);
		else
			st = take(m, (uint32_t)i, &z->member[k].tensor, where,
				err);
	}
	return st;
}

static bool
ends_with(const char *s, const char *end)
{
	size_t n = strlen(s), k = strlen(end);

	return n >= k && strcmp(s + n - k, end) == 0;
}

enum { MAGIC = 6 };

/* The first bytes of the plain file at `path`, or zeros.  A pipe is not
 * touched. */
static void
first_bytes(char out[MAGIC + 1], const char *path)
{
	struct stat sb;
	int fd = stat(path, &sb) == 0 && S_ISREG(sb.st_mode)
			 ? open(path, O_RDONLY | O_CLOEXEC)
			 : -1;

	memset(out, 0, MAGIC + 1);
	if (fd < 0)
		return;
	if (read(fd, out, MAGIC) < 0)
		out[0] = 0;
	close(fd);
}

static bool
begins_with(const char s[MAGIC], const char *magic)
{
	return memcmp(s, magic, strlen(magic)) == 0;
}

static pop_status
from_file(struct maker *m, const char *path, pop_err *err)
{
	char got[MAGIC + 1] = "";

	if (!ends_with(path, ".npz") && !ends_with(path, ".npy"))
		first_bytes(got, path);
	if (ends_with(path, ".npz") || begins_with(got, "PK\3\4"))
		return from_npz(m, path, err);
	if (ends_with(path, ".npy") || begins_with(got, "\x93NUMPY"))
		return pop_fail(err, POP_E_INPUT,
			"--inputs=%s: a .npy file holds one argument; give it "
			"with --input=@%s",
			path, path);
	return from_yaml(m, path, err);
}

/* ---- The command line. */

static pop_status
from_npy(struct maker *m, uint32_t i, const char *path, pop_err *err)
{
	pop_tensor t;
	pop_status st = pop_npy_read(&t, path, err);

	if (st == POP_E_MISS)
		st = pop_tool_no_file(path, err);
	if (st == POP_OK)
		st = take(m, i, &t, path, err);
	pop_tensor_release(&t);
	return st;
}

static pop_status
from_recipe(struct maker *m, uint32_t i, const char *spec, pop_err *err)
{
	pop_inputs in;
	struct fill f;
	char where[96];
	pop_status st;

	snprintf(where, sizeof(where), "--input=%.60s, argument %u", spec, i);
	st = pop_inputs_parse_one(&in, spec, where, err);
	if (st == POP_OK)
		st = prepare_fill(m, &f, &in.input[0], i, in.seed, where, err);
	if (st == POP_OK)
		fill_all(&f, 1, 1);
	pop_inputs_release(&in);
	return st;
}

/* The argument that "NAME=SPEC" or "3=SPEC" names, and where its SPEC begins;
 * -1 for "SPEC" alone. */
static pop_status
named_arg(int64_t *i, const char **spec, const struct maker *m,
	const char *text, pop_err *err)
{
	size_t n = strcspn(text, "={[");
	char names[NAMES_TEXT];

	*i = -1;
	*spec = text;
	if (text[0] == '@' || text[n] != '=')
		return POP_OK;
	*i = poprun_found_arg(m->names, (pop_str){text, n});
	*spec = text + n + 1;
	if (*i >= 0 && *i < m->p->narg)
		return POP_OK;
	return pop_fail(err, POP_E_USAGE,
		"--input=%.100s: the program has no argument '%.*s'; it takes "
		"%s%s",
		text, (int)n, text, names_of(names, m),
		m->names->names.narg ? ""
				     : " (names are known for graphs only)");
}

/* "NAME=SPEC", "3=SPEC" or "SPEC" for the first argument without value. */
static pop_status
from_spec(struct maker *m, const char *text, pop_err *err)
{
	const char *spec;
	int64_t i;

	POP_TRY(named_arg(&i, &spec, m, text, err));
	for (uint32_t k = 0; i < 0 && k < m->p->narg; k++)
		if (!m->given[k])
			i = k;
	if (i < 0)
		return pop_fail(err, POP_E_USAGE,
			"--input=%.100s: the program takes %u argument%s, and "
			"all have a value",
			text, m->p->narg, pop_plural(m->p->narg));
	if (ends_with(spec, ".npz") || ends_with(spec, ".yaml"))
		return pop_fail(err, POP_E_USAGE,
			"--input=%s: a file of all arguments; give it with "
			"--inputs=%s",
			text, spec + (spec[0] == '@'));
	if (strcmp(spec, "@") == 0)
		return pop_fail(err, POP_E_USAGE,
			"--input=%s: expected the name of a .npy file behind @",
			text);
	if (spec[0] == '@' || ends_with(spec, ".npy"))
		return from_npy(m, (uint32_t)i, spec + (spec[0] == '@'), err);
	return from_recipe(m, (uint32_t)i, spec, err);
}

static pop_status
all_given(const struct maker *m, pop_err *err)
{
	char what[160], type[POP_SHAPE_TEXT];

	for (uint32_t i = 0; i < m->p->narg; i++) {
		if (m->given[i])
			continue;
		describe(m, i, what, sizeof(what));
		return pop_fail(err, POP_E_USAGE,
			"%s, %s, has no value; give --inputs=FILE or "
			"--input=%u=SPEC",
			what, pop_shape_print(type, &m->p->arg[i].type), i);
	}
	return POP_OK;
}

pop_status
poprun_inputs_make(poprun_inputs *out, const pop_program *p,
	const poprun_found *names, const char *file, const pop_cli_list *spec,
	pop_err *err)
{
	struct maker m = {.out = out, .p = p, .names = names};
	pop_status st = POP_E_NOMEM;

	out->n = p->narg;
	out->tensor = calloc(p->narg + 1, sizeof(*out->tensor));
	m.given = calloc(p->narg + 1, sizeof(*m.given));
	if (!out->tensor || !m.given) {
		pop_fail(err, st, "out of memory");
		goto out;
	}
	st = POP_OK;
	if (file)
		st = from_file(&m, file, err);
	for (size_t i = 0; st == POP_OK && i < spec->n; i++)
		st = from_spec(&m, spec->item[i], err);
	if (st == POP_E_MISS)
		st = pop_tool_no_file(file, err);
	if (st == POP_OK)
		st = all_given(&m, err);
out:
	free(m.given);
	return st;
}

void
poprun_inputs_release(poprun_inputs *in)
{
	for (uint32_t i = 0; in->tensor && i < in->n; i++)
		pop_tensor_release(&in->tensor[i]);
	free(in->tensor);
	pop_npz_release(&in->npz);
	*in = (poprun_inputs){0};
}
