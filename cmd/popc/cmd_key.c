/* popc key: the key of each graph, and with --explain the parts it is made
 * of. */

#include <string.h>

#include "cmd/popc/commands.h"
#include "cmd/popc/farm.h"
#include "cmd/popc/source.h"
#include "lib/base/json.h"
#include "lib/exe/format.h"

struct options {
	pop_common common;
	bool explain;
	pop_cli_list custom_op, shape;
};

static const pop_cli_opt table[] = {
	{"explain", 0, POP_CLI_FLAG, POP_CLI_OFFSET(struct options, explain), 0,
		NULL, "also the parts of the key"},
	POP_CUSTOMS_OPTION(POP_CLI_OFFSET(struct options, custom_op)),
	POP_SHAPE_OPTION(POP_CLI_OFFSET(struct options, shape)),
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc key [options] GRAPH ...",
	.text = "Prints the key of each GRAPH without compiling it.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
	.needs = "graph",
	.hint = "popc key --help has the usage",
};

/* What counts, and what was set and does not. */
static void
print_settings(const popc_source *s, const pop_conf *conf, pop_buf *out)
{
	pop_str rest = s->request.options, name, value;
	pop_buf text = {0};

	while (pop_conf_key_next(&rest, &name, &value)) {
		pop_buf_str(out, "  code     ");
		pop_escape(out, name);
		pop_buf_char(out, '=');
		pop_escape(out, value);
		pop_buf_char(out, '\n');
	}
	pop_conf_harmless_print(conf, &text);
	for (size_t i = 0, n; i < text.len; i += n + 1) {
		const char *p = (const char *)text.data + i;
		const char *nl = memchr(p, '\n', text.len - i);

		n = nl ? (size_t)(nl - p) : text.len - i;
		pop_buf_str(out, "  harmless ");
		pop_escape(out, (pop_str){p, n});
		pop_buf_char(out, '\n');
	}
	pop_buf_release(&text);
}

static void
print_text(const popc_source *s, const pop_conf *conf, const pop_target *target,
	bool explain, pop_buf *out)
{
	char hex[33];

	pop_digest_print(hex, s->key.key);
	pop_buf_printf(out, "%s\n", hex);
	if (!explain)
		return;
	for (int i = 1; i < POP_KEY_LIMIT; i++) {
		pop_digest_print(hex, s->key.part[i]);
		pop_buf_printf(out, "  %-8s %s\n", pop_key_part_name[i], hex);
	}
	pop_buf_printf(out, "  compiler epoch %u\n", POP_COMPILER_EPOCH);
	pop_buf_str(out, "  target ");
	pop_target_print(target, out);
	pop_buf_char(out, '\n');
	print_settings(s, conf, out);
	pop_digest_print(hex, s->key.graph.signature);
	pop_buf_printf(out,
		"  graph of %u operations, %zu bytes of record; signature %s\n",
		s->key.graph.nop, s->key.graph.record.len, hex);
}

/* The settings that count, by name. */
static void
json_settings(const popc_source *s, pop_json *json)
{
	pop_str rest = s->request.options, name, value;

	pop_json_array(json, "options");
	while (pop_conf_key_next(&rest, &name, &value)) {
		pop_json_object(json, NULL);
		pop_json_str(json, "name", name);
		pop_json_str(json, "value", value);
		pop_json_end_object(json);
	}
	pop_json_end_array(json);
}

static void
json_target(const pop_target *target, pop_json *json)
{
	pop_buf text = {0};

	pop_target_print(target, &text);
	pop_json_str(
		json, "target", (pop_str){(const char *)text.data, text.len});
	pop_buf_release(&text);
}

static void
json_harmless(const pop_conf *conf, pop_json *json)
{
	pop_buf text = {0};

	pop_json_array(json, "harmless");
	pop_conf_harmless_print(conf, &text);
	for (size_t i = 0, n; i < text.len; i += n + 1) {
		const char *p = (const char *)text.data + i;
		const char *nl = memchr(p, '\n', text.len - i);

		n = nl ? (size_t)(nl - p) : text.len - i;
		pop_json_str(json, NULL, (pop_str){p, n});
	}
	pop_json_end_array(json);
	pop_buf_release(&text);
}

static void
print_json(const popc_source *s, const pop_conf *conf, const pop_target *target,
	bool explain, pop_json *json)
{
	char hex[33];

	pop_json_object(json, NULL);
	pop_json_cstr(json, "graph", s->path);
	pop_digest_print(hex, s->key.key);
	pop_json_cstr(json, "key", hex);
	pop_json_object(json, "parts");
	for (int i = 1; i < POP_KEY_LIMIT; i++) {
		pop_digest_print(hex, s->key.part[i]);
		pop_json_cstr(json, pop_key_part_name[i], hex);
	}
	pop_json_end_object(json);
	if (explain) {
		pop_json_int(json, "epoch", POP_COMPILER_EPOCH);
		json_target(target, json);
		json_settings(s, json);
		json_harmless(conf, json);
		pop_json_int(json, "operations", s->key.graph.nop);
		pop_digest_print(hex, s->key.graph.signature);
		pop_json_cstr(json, "signature", hex);
	}
	pop_json_end_object(json);
}

static pop_status
print_graph(const struct options *o, const char *path, const pop_conf *conf,
	const pop_target *target, const pop_customs *customs, pop_buf *out,
	pop_json *json)
{
	popc_source s = {0};
	pop_err e = {0};
	pop_status st = popc_source_open(&s, path, conf, target, customs, &e);

	if (st == POP_OK)
		st = popc_source_read(&s, &e);
	if (st == POP_OK)
		popc_source_warn(&s);
	if (st != POP_OK) {
		pop_error("%s", e.text);
		if (o->common.json)
			popc_failed_print(NULL, st, path, &e, json, out);
	} else if (o->common.json) {
		print_json(&s, conf, target, o->explain, json);
	} else {
		print_text(&s, conf, target, o->explain, out);
	}
	popc_source_close(&s);
	return st;
}

/* One that cannot be read does not keep the others back. */
static pop_status
each_graph(const struct options *o, const pop_conf *conf,
	const pop_customs *customs, const pop_cli *cli, pop_err *err)
{
	pop_status all = POP_OK;
	pop_target target;
	pop_buf out = {0};
	pop_json json;

	POP_TRY(pop_target_resolve(&target, conf, 0, err));
	pop_json_init(&json, &out);
	if (o->common.json) {
		pop_json_object(&json, NULL);
		pop_json_int(&json, "schema", 1);
		pop_json_array(&json, "graphs");
	}
	for (size_t i = 0; i < cli->narg; i++)
		all = popc_worse(all, print_graph(o, cli->arg[i], conf, &target,
					      customs, &out, &json));
	if (o->common.json) {
		pop_json_end_array(&json);
		pop_json_end_object(&json);
		pop_buf_char(&out, '\n');
	}
	POP_TRY(pop_print(&out, err));
	return all;
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	const struct options *o = target;
	pop_customs customs = {0};
	pop_status st =
		pop_customs_load(&customs, &o->custom_op, &o->shape, err);

	if (st == POP_OK)
		st = each_graph(o, conf, &customs, cli, err);
	pop_customs_release(&customs);
	return st;
}

pop_status
popc_cmd_key(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, body, err);
}
