/* Results: printed, written, compared. */

#include "cmd/poprun/outputs.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd/common/tool.h"
#include "lib/base/plural.h"
#include "lib/conf/yaml.h"
#include "lib/exe/exe.h"
#include "lib/num/compare.h"
#include "lib/num/npy.h"
#include "lib/num/print.h"

#define DEFAULT_RTOL 1e-5
#define DEFAULT_ATOL 1e-6

static pop_status
print(const pop_tensor *result, uint32_t n, pop_err *err)
{
	pop_buf out = {0};

	for (uint32_t i = 0; i < n; i++) {
		pop_tensor_print(&out, &result[i]);
		pop_buf_char(&out, '\n');
	}
	return pop_print(&out, err);
}

static pop_status
write_npz(const char *path, const pop_tensor *result, uint32_t n, pop_err *err)
{
	char(*name)[16] = calloc(n + 1u, sizeof(*name));
	const char **list = calloc(n + 1u, sizeof(*list));
	pop_status st = POP_E_NOMEM;

	if (!name || !list) {
		pop_fail(err, st, "out of memory");
		goto out;
	}
	for (uint32_t i = 0; i < n; i++) {
		snprintf(name[i], sizeof(name[i]), "out%u", i);
		list[i] = name[i];
	}
	st = pop_npz_write(path, n, list, result, err);
out:
	free(name);
	free(list);
	return st;
}

static bool
ends_in(const char *path, const char *suffix)
{
	size_t n = strlen(path), k = strlen(suffix);

	return n > k && strcmp(path + n - k, suffix) == 0;
}

pop_status
poprun_outputs_check(const char *path, uint32_t n, pop_err *err)
{
	char dir[PATH_MAX] = ".";
	const char *slash;

	if (!path || strcmp(path, "-") == 0)
		return POP_OK;
	if (!ends_in(path, ".npz") && !(ends_in(path, ".npy") && n == 1))
		return pop_fail(err, POP_E_USAGE,
			"--output=%s: expected -, a name in .npz%s", path,
			n == 1 ? " or one in .npy" : "; .npy holds one result");
	POP_TRY(pop_output_check(path, err));
	slash = strrchr(path, '/');
	if (slash)
		snprintf(dir, sizeof(dir), "%.*s",
			slash == path ? 1 : (int)(slash - path), path);
	if (access(dir, W_OK | X_OK) < 0)
		return pop_fail(err, POP_E_IO,
			"--output=%s: cannot write in %s: %s", path, dir,
			strerror(errno));
	return POP_OK;
}

pop_status
poprun_outputs_write(
	const char *path, const pop_tensor *result, uint32_t n, pop_err *err)
{
	if (!path || strcmp(path, "-") == 0)
		return print(result, n, err);
	POP_TRY(poprun_outputs_check(path, n, err));
	if (ends_in(path, ".npz"))
		return write_npz(path, result, n, err);
	return pop_npy_write(path, &result[0], err);
}

/* ---- Comparison. */

/* meta.yaml beside `path`, or NULL. */
static pop_status
read_meta(pop_yaml **out, const char *path, pop_err *err)
{
	const char *slash = strrchr(path, '/');
	char meta[PATH_MAX];
	pop_status st;

	*out = NULL;
	if (snprintf(meta, sizeof(meta), "%.*smeta.yaml",
		    slash ? (int)(slash - path) + 1 : 0,
		    path) >= (int)sizeof(meta))
		return POP_OK;
	st = pop_yaml_read(out, meta, err);
	if (st == POP_E_MISS) {
		err->text[0] = '\0';
		return POP_OK;
	}
	if (st == POP_OK)
		return POP_OK;
	if (strncmp(err->text, meta, strlen(meta)) != 0)
		(void)pop_wrap(err, st, "%s", meta);
	return pop_wrap(err, st,
		"tolerances of --expected; --rtol and --atol leave them unread");
}

static double
tolerance(double given, const pop_yaml *meta, uint32_t i, const char *name,
	double otherwise)
{
	const pop_yaml_node *list, *v = NULL;

	if (given >= 0)
		return given;
	list = meta ? pop_yaml_find(pop_yaml_root(meta), "outputs") : NULL;
	if (list && list->kind == POP_YAML_SEQ && i < list->n)
		v = pop_yaml_find(list->item[i], name);
	if (v && (v->kind == POP_YAML_FLOAT || v->kind == POP_YAML_INT))
		return v->f;
	return otherwise;
}

/* Bits of a type that NumPy lacks become that type. */
static pop_status
as_result(pop_tensor *t, const pop_tensor *got, const char *path, pop_err *err)
{
	pop_dtype d = (pop_dtype)t->shape.dtype;

	if (pop_dtype_is_float(d) || pop_dtype_is_complex(d) ||
		d == (pop_dtype)got->shape.dtype)
		return POP_OK;
	return pop_npy_cast(t, (pop_dtype)got->shape.dtype, path, err);
}

/* Result i as a whole: by our name or that of numpy.savez; or NULL. */
static pop_tensor *
find_whole(const pop_npz *z, uint32_t i)
{
	char name[32];
	pop_tensor *t;

	snprintf(name, sizeof(name), "out%u", i);
	t = pop_npz_find(z, name);
	if (t)
		return t;
	snprintf(name, sizeof(name), "arr_%u", i);
	return pop_npz_find(z, name);
}

static pop_status
compare_one(pop_difference *d, const pop_npz *z, const pop_tensor *got,
	uint32_t i, double rtol, double atol, const char *path, pop_err *err)
{
	char name[32], where[PATH_MAX + 32];
	pop_tensor *whole = find_whole(z, i), *idx, *val, *mean;
	pop_status st;

	snprintf(where, sizeof(where), "%s: out%u", path, i);
	if (whole) {
		POP_TRY(as_result(whole, got, where, err));
		st = pop_compare(d, got, whole, rtol, atol, err);
		return st == POP_OK ? st : pop_wrap(err, st, "%s", where);
	}
	snprintf(name, sizeof(name), "out%u_idx", i);
	idx = pop_npz_find(z, name);
	snprintf(name, sizeof(name), "out%u_val", i);
	val = pop_npz_find(z, name);
	snprintf(name, sizeof(name), "out%u_absmean", i);
	mean = pop_npz_find(z, name);
	if (!idx || !val)
		return pop_fail(err, POP_E_INPUT,
			"%s: has neither out%u, arr_%u nor out%u_idx and "
			"out%u_val",
			path, i, i, i, i);
	POP_TRY(as_result(val, got, where, err));
	st = pop_compare_sampled(d, got, idx, val, mean, rtol, atol, err);
	return st == POP_OK ? st : pop_wrap(err, st, "%s", where);
}

static void
report(const pop_difference *d, uint32_t i, const pop_tensor *got, double rtol,
	double atol)
{
	char type[POP_SHAPE_TEXT], largest[48] = "";

	if (d->first < 0) {
		pop_warn("out%u, %s: the mean of its absolute values differs",
			i, pop_shape_print(type, &got->shape));
		return;
	}
	if (d->max_at >= 0)
		snprintf(largest, sizeof(largest), "; largest difference %.3g",
			d->max_abs);
	pop_warn("out%u, %s: %" PRId64 " of %" PRId64
		 " differ; first at %" PRId64
		 ": got %.9g, expected %.9g%s (rtol %.3g, atol %.3g)",
		i, pop_shape_print(type, &got->shape), d->count, d->compared,
		d->first, d->got, d->expected, largest, rtol, atol);
}

/* One result by two names may be two results. */
static pop_status
check_names(const pop_npz *z, uint32_t i, const char *path, pop_err *err)
{
	char ours[32], theirs[32];

	snprintf(ours, sizeof(ours), "out%u", i);
	snprintf(theirs, sizeof(theirs), "arr_%u", i);
	if (pop_npz_find(z, ours) && pop_npz_find(z, theirs))
		return pop_fail(err, POP_E_INPUT,
			"%s: has both %s and %s; result %u is one of them",
			path, ours, theirs, i);
	return POP_OK;
}

/* A file with more results is not of this program. */
static pop_status
check_members(const pop_npz *z, uint32_t n, const char *path, pop_err *err)
{
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(check_names(z, i, path, err));
	for (size_t i = 0; i < z->count; i++) {
		const char *name = z->member[i].name;
		size_t prefix = strncmp(name, "arr_", 4) == 0 ? 4 : 3;
		pop_str number;
		uint64_t k;

		if (prefix == 3 && strncmp(name, "out", 3) != 0)
			continue;
		number = (pop_str){name + prefix, strcspn(name + prefix, "_")};
		if (pop_str_u64(number, &k) && k >= n)
			return pop_fail(err, POP_E_INPUT,
				"%s: has %s, the program %u result%s", path,
				name, n, pop_plural(n));
	}
	return POP_OK;
}

/* A .npy is an .npz of out0. */
static pop_status
read_expected(pop_npz *z, const char *path, pop_err *err)
{
	if (!ends_in(path, ".npy"))
		return pop_npz_read(
			z, path, (size_t)pop_memory_limit(), 1, err);
	z->member = calloc(1, sizeof(*z->member));
	if (!z->member)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	z->count = 1;
	z->member->name = strdup("out0");
	if (!z->member->name)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	return pop_npy_read(&z->member->tensor, path, err);
}

pop_status
poprun_outputs_compare(const poprun_expect *e, const pop_tensor *result,
	uint32_t n, pop_err *err)
{
	pop_npz z = {0};
	pop_yaml *meta = NULL;
	uint32_t bad = 0;
	pop_status st;

	st = read_expected(&z, e->path, err);
	if (st == POP_E_MISS)
		st = pop_tool_no_file(e->path, err);
	if (st == POP_OK)
		st = check_members(&z, n, e->path, err);
	if (st == POP_OK && (e->rtol < 0 || e->atol < 0))
		st = read_meta(&meta, e->path, err);
	for (uint32_t i = 0; st == POP_OK && i < n; i++) {
		double rtol = tolerance(e->rtol, meta, i, "rtol", DEFAULT_RTOL);
		double atol = tolerance(e->atol, meta, i, "atol", DEFAULT_ATOL);
		pop_difference d;

		st = compare_one(
			&d, &z, &result[i], i, rtol, atol, e->path, err);
		if (st == POP_OK && d.count) {
			report(&d, i, &result[i], rtol, atol);
			bad++;
		}
	}
	if (st == POP_OK && bad)
		st = pop_fail(err, POP_E_DIFFER,
			"%u of %u results differ from %s", bad, n, e->path);
	pop_yaml_free(meta);
	pop_npz_release(&z);
	return st;
}
