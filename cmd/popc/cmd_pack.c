/* popc pack: entries of the cache, or what given graphs need of it, in one
 * file. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cache/bundle.h"
#include "cmd/popc/commands.h"
#include "cmd/popc/job.h"
#include "cmd/popc/manifest.h"
#include "lib/base/json.h"

struct options {
	pop_common common;
	const char *output;
	pop_cli_list manifest, custom_op, shape;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"output", 'o', POP_CLI_STR, AT(output), 0, "FILE",
		"the bundle to write; needed"},
	{"manifest", 0, POP_CLI_LIST, AT(manifest), 0, "FILE",
		"also the graphs named in FILE, one a line"},
	POP_CUSTOMS_OPTION(AT(custom_op)),
	POP_SHAPE_OPTION(AT(shape)),
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc pack -o FILE [options] [KEY|GRAPH ...]",
	.text = "Writes a bundle of these entries, or of the whole cache, for "
		"popc unpack.  With\ngraphs it holds what makes them hits by "
		"their bytes.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
};

struct packing {
	const struct options *o;
	const pop_conf *conf;
	pop_cache *cache;
	pop_customs customs;
	pop_gc_limits limits;
	pop_parts parts;
	pop_digest *key;
	pop_alias_query *query;
	size_t nkey, nquery, cap;
	size_t missing;
};

static pop_status
add_key(struct packing *p, pop_digest key, pop_err *err)
{
	if (p->nkey == p->cap) {
		size_t cap = p->cap ? 2 * p->cap : 64;
		pop_digest *k = realloc(p->key, cap * sizeof(*k));

		if (!k)
			return pop_fail(err, POP_E_NOMEM, "out of memory");
		p->key = k;
		p->cap = cap;
	}
	p->key[p->nkey++] = key;
	return POP_OK;
}

/* The key of a graph and, for its alias, what it was asked by. */
static pop_status
add_graph(struct packing *p, const char *path, pop_err *err)
{
	const popc_job_options o = {.dry_run = true, .emit_fd = -1};
	popc_job j = {.o = &o,
		.conf = p->conf,
		.parts = &p->parts,
		.customs = &p->customs,
		.limits = &p->limits,
		.cache = p->cache,
		.entry = {.fd = -1},
		.path = "-"};
	pop_err one = {0};
	pop_status st = popc_job_run(&j, path, &one);

	if (st != POP_OK) {
		st = pop_fail(err, st, "%s", one.text);
	} else if (j.hit) {
		st = add_key(p, j.key, err);
		p->query[p->nquery++] = j.query;
	} else if (j.reason == POPC_REASON_DAMAGED) {
		st = pop_fail(err, POP_E_CORRUPT,
			"%s: its entry is damaged; popc compiles it again",
			path);
	} else {
		pop_warn("%s: is not in the cache", path);
		p->missing++;
	}
	popc_job_release(&j);
	return st;
}

static pop_status
visit(void *arg, const pop_cache_item *item, pop_err *err)
{
	struct packing *p = arg;

	return item->kind == POP_CACHE_ENTRY ? add_key(p, item->key, err)
					     : POP_OK;
}

static pop_status
add_all(struct packing *p, pop_err *err)
{
	for (int i = 0; i < pop_cache_nlayer(p->cache); i++) {
		pop_status st =
			pop_cache_list(p->cache, i, false, visit, p, err);

		if (st != POP_OK && st != POP_E_MISS)
			return st;
	}
	err->text[0] = '\0';
	return POP_OK;
}

static pop_status
add_named(struct packing *p, const popc_manifest *m, pop_err *err)
{
	p->query = calloc(m->n, sizeof(*p->query));
	if (!p->query)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t i = 0; i < m->n; i++) {
		const char *what = m->path[i];
		pop_digest key;

		if (pop_digest_parse(&key, what, strlen(what)))
			POP_TRY(add_key(p, key, err));
		else
			POP_TRY(add_graph(p, what, err));
	}
	if (p->missing)
		return pop_fail(err, POP_E_MISS,
			"%zu %s not in the cache; popc compiles what is named",
			p->missing,
			pop_word(p->missing, "graph is", "graphs are"));
	return POP_OK;
}

static pop_status
select_keys(struct packing *p, const pop_cli *cli, pop_err *err)
{
	popc_manifest m = {0};
	pop_status st;

	if (!cli->narg && !p->o->manifest.n)
		return add_all(p, err);
	st = popc_manifest_make(&m, cli, &p->o->manifest, NULL, err);
	if (st == POP_OK)
		st = add_named(p, &m, err);
	popc_manifest_release(&m);
	return st;
}

/* A bundle may be replaced; a graph whose name slipped into -o may not. */
static pop_status
check_output(const char *path, pop_err *err)
{
	static const unsigned char magic[4] = {0x28, 0xb5, 0x2f, 0xfd};
	unsigned char head[4] = {0};
	struct stat sb;
	size_t n = 0;
	FILE *f;

	POP_TRY(pop_output_check(path, err));
	if (stat(path, &sb) < 0 || !sb.st_size)
		return POP_OK;
	f = fopen(path, "rb");
	if (f) {
		n = fread(head, 1, sizeof(head), f);
		fclose(f);
	}
	if (n == sizeof(head) && memcmp(head, magic, n) == 0)
		return POP_OK;
	return pop_fail(err, POP_E_USAGE,
		"%s: is there and no bundle; remove it, or name another file",
		path);
}

static int
by_bytes(const void *a, const void *b)
{
	return memcmp(a, b, sizeof(pop_digest));
}

/* Of layers, and of graphs given twice, some keys come more than once. */
static void
take_each_once(struct packing *p)
{
	size_t n = 0;

	if (p->nkey)
		qsort(p->key, p->nkey, sizeof(*p->key), by_bytes);
	for (size_t i = 0; i < p->nkey; i++)
		if (!n || !pop_digest_eq(p->key[n - 1], p->key[i]))
			p->key[n++] = p->key[i];
	p->nkey = n;
}

static pop_status
pack(struct packing *p, const pop_cli *cli, pop_err *err)
{
	bool whole = !cli->narg && !p->o->manifest.n;
	pop_buf out = {0};
	size_t gone = 0;

	if (!p->o->output)
		return pop_fail(err, POP_E_USAGE,
			"no bundle named; -o FILE says where it goes");
	if (strcmp(p->o->output, "-") == 0)
		return pop_fail(err, POP_E_USAGE,
			"a bundle appears by rename, so -o must name a file");
	POP_TRY(check_output(p->o->output, err));
	POP_TRY(pop_customs_load(
		&p->customs, &p->o->custom_op, &p->o->shape, err));
	POP_TRY(pop_parts_make(&p->parts, p->conf, &p->customs, err));
	POP_TRY(pop_tool_cache_found(&p->cache, p->conf, err));
	POP_TRY(select_keys(p, cli, err));
	take_each_once(p);
	POP_TRY(pop_bundle_write(p->o->output, p->cache, p->key, p->nkey,
		p->query, p->nquery,
		(pop_cache_check){pop_tool_check_entry, NULL},
		whole ? &gone : NULL, err));
	p->nkey -= gone;
	if (p->o->common.json) {
		pop_json j;

		pop_json_init(&j, &out);
		pop_json_object(&j, NULL);
		pop_json_int(&j, "schema", 1);
		pop_json_cstr(&j, "bundle", p->o->output);
		pop_json_u64(&j, "entries", p->nkey);
		pop_json_end_object(&j);
		pop_buf_char(&out, '\n');
	} else {
		pop_buf_printf(&out, "%zu %s in ", p->nkey,
			pop_word(p->nkey, "entry", "entries"));
		pop_escape(&out, pop_str_of(p->o->output));
		pop_buf_char(&out, '\n');
	}
	return pop_print(&out, err);
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	struct packing p = {
		.o = target, .conf = conf, .limits = {-1, -1, -1, false}};
	pop_status st = pack(&p, cli, err);

	free(p.key);
	free(p.query);
	pop_customs_release(&p.customs);
	pop_cache_close(p.cache);
	return st;
}

pop_status
popc_cmd_pack(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, body, err);
}
