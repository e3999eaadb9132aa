/* popc inspect: what an executable holds. */

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>

#include "cmd/popc/commands.h"
#include "lib/base/json.h"
#include "lib/exe/exe.h"
#include "lib/ir/record.h"

struct options {
	pop_common common;
	bool steps, graph;
};

static const pop_cli_opt table[] = {
	{"graph", 0, POP_CLI_FLAG, POP_CLI_OFFSET(struct options, graph), 0,
		NULL, "only the graph that it was compiled from"},
	{"steps", 0, POP_CLI_FLAG, POP_CLI_OFFSET(struct options, steps), 0,
		NULL, "also list buffers and steps"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc inspect [options] FILE|KEY",
	.text = "Shows what an executable holds: key and its parts, target, "
		"arguments and results,\nsections, memory.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
};

/* What buffers would take if none shared its bytes. */
static uint64_t
arena_sum(const pop_program *p)
{
	uint64_t n = 0;

	for (uint32_t i = 0; i < p->nbuffer; i++)
		if (p->buffer[i].where == POP_WHERE_ARENA)
			n += p->buffer[i].bytes;
	return n;
}

static void
print_port(pop_buf *out, const char *what, uint32_t i, const pop_shape *type,
	const char *more)
{
	char text[POP_SHAPE_TEXT];

	pop_buf_printf(out, "  %s %u: %s%s\n", what, i,
		pop_shape_print(text, type), more);
}

static void
print_text(const pop_exe *e, bool steps, uint64_t live, pop_buf *out)
{
	const pop_exe_meta *m = pop_exe_meta_of(e);
	const pop_program *p = pop_exe_program(e);
	const pop_exe_entry *s;
	pop_target target;
	pop_err ignored;
	char hex[33];
	uint32_t n;

	pop_digest_print(hex, m->key);
	pop_buf_printf(out, "key %s, epoch %u\n", hex, m->epoch);
	for (uint32_t i = 0; i < m->npart; i++) {
		pop_digest_print(hex, m->part[i].digest);
		pop_buf_str(out, "  ");
		pop_escape(out, m->part[i].name);
		pop_buf_printf(out, " %s\n", hex);
	}
	pop_buf_str(out, "target ");
	if (pop_target_read(&target, m->target.ptr, m->target.len, &ignored) ==
		POP_OK)
		pop_target_print(&target, out);
	else
		pop_buf_str(out, "unknown");
	pop_buf_printf(out, "\nfile %" PRIu64 " bytes\n", pop_exe_bytes(e));
	s = pop_exe_entries(e, &n);
	for (uint32_t i = 0; i < n; i++)
		pop_buf_printf(out,
			"  %-8s at %" PRIu64 ", %" PRIu64 " bytes%s\n",
			pop_exe_section_name(s[i].id), s[i].offset, s[i].stored,
			s[i].codec ? ", packed" : "");
	pop_buf_printf(out,
		"program %u %s in %u %s, %u %s, denormals %s\n"
		"  arena %" PRIu64 " bytes (live at most %" PRIu64
		", all buffers %" PRIu64 "), constants %" PRIu64 " bytes\n",
		p->nstep, pop_word(p->nstep, "step", "steps"), p->nregion,
		pop_word(p->nregion, "region", "regions"), p->nbuffer,
		pop_word(p->nbuffer, "buffer", "buffers"),
		p->flushes ? "flushed" : "kept", p->arena_bytes, live,
		arena_sum(p), p->constant_bytes);
	for (uint32_t i = 0; i < p->narg; i++)
		print_port(out, "argument", i, &p->arg[i].type,
			p->arg[i].donated ? ", donated" : "");
	for (uint32_t i = 0; i < p->nresult; i++)
		print_port(out, "result", i, &p->result[i].type, "");
	if (steps)
		pop_program_print(p, out);
}

static void
json_port(pop_json *j, const pop_shape *t)
{
	pop_json_object(j, NULL);
	pop_json_cstr(j, "dtype", pop_dtype_info_of[t->dtype].name);
	pop_json_array(j, "shape");
	for (unsigned i = 0; i < t->rank; i++)
		pop_json_int(j, NULL, t->dim[i]);
	pop_json_end_array(j);
	pop_json_end_object(j);
}

/* The lines of a text as an array. */
static void
json_lines(const pop_buf *text, pop_json *j)
{
	for (size_t i = 0, n; i < text->len; i += n + 1) {
		const char *s = (const char *)text->data + i;
		const char *end = memchr(s, '\n', text->len - i);

		n = end ? (size_t)(end - s) : text->len - i;
		pop_json_str(j, NULL, (pop_str){s, n});
	}
}

/* The listing of --steps, a member for each line. */
static pop_status
json_listing(const pop_program *p, pop_json *j, pop_err *err)
{
	pop_buf text = {0};
	pop_status st;

	pop_program_print(p, &text);
	st = pop_buf_finish(&text, err);
	pop_json_array(j, "listing");
	if (st == POP_OK)
		json_lines(&text, j);
	pop_json_end_array(j);
	pop_buf_release(&text);
	return st;
}

static pop_status
print_json(
	const pop_exe *e, bool steps, uint64_t live, pop_buf *out, pop_err *err)
{
	const pop_exe_meta *m = pop_exe_meta_of(e);
	const pop_program *p = pop_exe_program(e);
	const pop_exe_entry *s;
	pop_json j;
	char hex[33];
	uint32_t n;

	pop_json_init(&j, out);
	pop_json_object(&j, NULL);
	pop_json_int(&j, "schema", 1);
	pop_digest_print(hex, m->key);
	pop_json_cstr(&j, "key", hex);
	pop_json_int(&j, "epoch", m->epoch);
	pop_json_u64(&j, "bytes", pop_exe_bytes(e));
	pop_json_array(&j, "sections");
	s = pop_exe_entries(e, &n);
	for (uint32_t i = 0; i < n; i++) {
		pop_json_object(&j, NULL);
		pop_json_cstr(&j, "name", pop_exe_section_name(s[i].id));
		pop_json_u64(&j, "offset", s[i].offset);
		pop_json_u64(&j, "stored", s[i].stored);
		pop_json_u64(&j, "raw", s[i].raw);
		pop_json_end_object(&j);
	}
	pop_json_end_array(&j);
	pop_json_u64(&j, "steps", p->nstep);
	pop_json_cstr(&j, "denormals", p->flushes ? "flushed" : "kept");
	pop_json_u64(&j, "arena_bytes", p->arena_bytes);
	pop_json_u64(&j, "live_bytes", live);
	pop_json_u64(&j, "buffer_bytes", arena_sum(p));
	pop_json_u64(&j, "constant_bytes", p->constant_bytes);
	pop_json_array(&j, "arguments");
	for (uint32_t i = 0; i < p->narg; i++)
		json_port(&j, &p->arg[i].type);
	pop_json_end_array(&j);
	pop_json_array(&j, "results");
	for (uint32_t i = 0; i < p->nresult; i++)
		json_port(&j, &p->result[i].type);
	pop_json_end_array(&j);
	if (steps)
		POP_TRY(json_listing(p, &j, err));
	pop_json_end_object(&j);
	pop_buf_char(out, '\n');
	return POP_OK;
}

/* ---- The record of the graph. */

struct reading {
	pop_arena arena;
	pop_record record;
	pop_str bytes;
};

static pop_status
read_record(void *arg, pop_err *err)
{
	struct reading *r = arg;

	return pop_record_read(&r->record, &r->arena, r->bytes, err);
}

static pop_status
print_graph(const pop_exe *e, bool json, pop_buf *out, pop_err *err)
{
	struct reading r = {.bytes = pop_exe_meta_of(e)->graph};
	pop_buf text = {0};
	pop_json j;
	pop_status st;

	if (!r.bytes.len)
		return pop_fail(err, POP_E_MISS,
			"%s: holds no record of its graph", pop_exe_name(e));
	st = pop_arena_run(&r.arena, read_record, &r, err);
	if (st == POP_OK && json) {
		pop_record_print(&r.record, &text);
		pop_json_init(&j, out);
		pop_json_object(&j, NULL);
		pop_json_int(&j, "schema", 1);
		pop_json_int(&j, "operations", r.record.nop);
		pop_json_array(&j, "graph");
		json_lines(&text, &j);
		pop_json_end_array(&j);
		pop_json_end_object(&j);
		pop_buf_char(out, '\n');
		pop_buf_release(&text);
	} else if (st == POP_OK) {
		pop_record_print(&r.record, out);
	}
	pop_arena_release(&r.arena);
	return st == POP_OK ? st : pop_wrap(err, st, "%s", pop_exe_name(e));
}

static pop_status
open_entry(void *arg, const pop_cache_entry *entry, pop_err *err)
{
	pop_exe_options o = {.key = &entry->key, .want_graph = true};
	pop_exe **out = arg;

	pop_exe_close(*out);
	*out = NULL;
	return pop_exe_open_fd(out, entry->fd, entry->path, &o, err);
}

static pop_status
open_file(pop_exe **out, const char *name, pop_err *err)
{
	struct stat sb;

	if (stat(name, &sb) < 0 && errno == ENOENT)
		return pop_tool_no_file(name, err);
	if (stat(name, &sb) == 0 && S_ISDIR(sb.st_mode))
		return pop_fail(err, POP_E_INPUT, "%s: is a directory", name);
	return pop_exe_open(
		out, name, &(pop_exe_options){.want_graph = true}, err);
}

/* A key in the cache, or a file. */
static pop_status
open_exe(pop_exe **out, const char *name, const pop_conf *conf, pop_err *err)
{
	pop_cache_entry entry = {.fd = -1};
	pop_cache *cache = NULL;
	pop_digest key;
	pop_status st;

	if (!pop_digest_parse(&key, name, strlen(name)))
		return open_file(out, name, err);
	st = pop_tool_cache_found(&cache, conf, err);
	if (st == POP_OK)
		st = pop_cache_get(&entry, cache, key,
			(pop_cache_check){open_entry, out}, err);
	if (st == POP_E_MISS && entry.corrupt)
		st = err->status = POP_E_CORRUPT;
	pop_cache_entry_close(&entry);
	pop_cache_close(cache);
	return st;
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	const struct options *o = target;
	pop_exe *e = NULL;
	uint64_t live = 0;
	pop_buf out = {0};
	pop_status st;

	if (cli->narg != 1)
		return pop_fail(
			err, POP_E_USAGE, "popc inspect takes one FILE or KEY");
	st = open_exe(&e, cli->arg[0], conf, err);
	if (st == POP_OK)
		st = pop_program_live(&live, pop_exe_program(e), err);
	if (st != POP_OK)
		goto out;
	if (o->graph)
		st = print_graph(e, o->common.json, &out, err);
	else if (o->common.json)
		st = print_json(e, o->steps, live, &out, err);
	else
		print_text(e, o->steps, live, &out);
	if (st == POP_OK)
		st = pop_print(&out, err);
out:
	pop_buf_release(&out);
	pop_exe_close(e);
	return st;
}

pop_status
popc_cmd_inspect(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, body, err);
}
