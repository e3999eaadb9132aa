/* Lists of graphs, and shares of them. */

#include "cmd/popc/manifest.h"

#include "cmd/common/tool.h"

#include <stdlib.h>
#include <string.h>

#include "lib/base/str.h"

enum { MAX_MANIFEST = 64 << 20 };

static bool
push(popc_manifest *m, const char *path)
{
	if ((m->n & (m->n - 1)) == 0) {
		const char **p = realloc(
			m->path, (m->n ? m->n * 2 : 1) * sizeof(*m->path));

		if (!p)
			return false;
		m->path = p;
	}
	m->path[m->n++] = path;
	return true;
}

/* dir (with its slash) + line; kept in owned. */
static bool
push_line(popc_manifest *m, pop_str dir, pop_str line)
{
	bool absolute = line.ptr[0] == '/';
	size_t k = absolute ? 0 : dir.len;
	char *path = malloc(k + line.len + 1);

	if (!path)
		return false;
	if (k)
		memcpy(path, dir.ptr, k);
	memcpy(path + k, line.ptr, line.len);
	path[k + line.len] = '\0';
	if ((m->nowned & (m->nowned - 1)) == 0) {
		char **p = realloc(m->owned,
			(m->nowned ? m->nowned * 2 : 1) * sizeof(*m->owned));

		if (!p) {
			free(path);
			return false;
		}
		m->owned = p;
	}
	m->owned[m->nowned++] = path;
	return push(m, path);
}

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

static pop_status
read_lines(popc_manifest *m, const char *file, const pop_file *f, pop_err *err)
{
	const char *p = (const char *)f->data, *end = p + f->len;
	const char *slash = strrchr(file, '/');
	pop_str dir = {file, slash ? (size_t)(slash - file) + 1 : 0};

	for (size_t line = 1; p < end; line++) {
		const char *nl = memchr(p, '\n', (size_t)(end - p));
		pop_str s = {p, (size_t)((nl ? nl : end) - p)};

		p = nl ? nl + 1 : end;
		while (s.len && is_blank(s.ptr[s.len - 1]))
			s.len--;
		for (; s.len && is_blank(s.ptr[0]); s.len--)
			s.ptr++;
		if (!s.len || s.ptr[0] == '#')
			continue;
		if (memchr(s.ptr, '\0', s.len))
			return pop_fail(err, POP_E_INPUT,
				"%s:%zu: expected a file name, found a NUL",
				file, line);
		if (!push_line(m, dir, s))
			return pop_fail(err, POP_E_NOMEM, "out of memory");
	}
	return POP_OK;
}

/* Keeps numbers i, i + n, ... */
static pop_status
take_share(popc_manifest *m, const char *shard, pop_err *err)
{
	const char *slash = strchr(shard, '/');
	uint64_t i = 0, n = 0;
	size_t k = 0;

	if (!slash ||
		!pop_str_u64((pop_str){shard, (size_t)(slash - shard)}, &i) ||
		!pop_str_u64(pop_str_of(slash + 1), &n) || i >= n)
		return pop_fail(err, POP_E_USAGE,
			"--shard=%s: expected I/N with I from 0 to N-1", shard);
	for (; i < m->n; i += n)
		m->path[k++] = m->path[i];
	m->n = k;
	return POP_OK;
}

static pop_status
read_one(popc_manifest *m, const char *file, pop_err *err)
{
	pop_file f = {0};
	pop_status st = pop_file_read(&f, file, MAX_MANIFEST, err);

	if (st == POP_E_MISS)
		st = pop_tool_no_file(file, err);
	if (st == POP_OK)
		st = read_lines(m, file, &f, err);
	pop_file_release(&f);
	return st;
}

pop_status
popc_manifest_make(popc_manifest *out, const pop_cli *cli,
	const pop_cli_list *file, const char *shard, pop_err *err)
{
	pop_status st = POP_OK;

	for (size_t i = 0; i < cli->narg; i++)
		if (!push(out, cli->arg[i]))
			return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t i = 0; st == POP_OK && i < file->n; i++)
		st = read_one(out, file->item[i], err);
	if (st == POP_OK && !out->n)
		st = file->n ? pop_fail(err, POP_E_USAGE, "%s: names no graph",
				       file->item[0])
			     : pop_fail(err, POP_E_USAGE,
				       "no graph given; --help has the usage");
	if (st == POP_OK && shard)
		st = take_share(out, shard, err);
	return st;
}

void
popc_manifest_release(popc_manifest *m)
{
	for (size_t i = 0; i < m->nowned; i++)
		free(m->owned[i]);
	free(m->owned);
	free(m->path);
	*m = (popc_manifest){0};
}
