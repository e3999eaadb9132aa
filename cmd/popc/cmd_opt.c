/* popc opt: a graph in, passes, the graph out as popir(5) text. */

#include "cmd/popc/commands.h"
#include "cmd/popc/source.h"
#include "lib/base/fs.h"
#include "lib/base/json.h"
#include "lib/import/import.h"
#include "lib/ir/ir.h"
#include "lib/pass/pass.h"

struct options {
	pop_common common;
	const char *passes;
	pop_cli_list custom_op, shape;
	bool all, list, verify_each;
};

static const pop_cli_opt table[] = {
	{"passes", 0, POP_CLI_STR, POP_CLI_OFFSET(struct options, passes), 0,
		"NAME,...", "run these, in this order"},
	{"all", 0, POP_CLI_FLAG, POP_CLI_OFFSET(struct options, all), 0, NULL,
		"run the whole pipeline"},
	{"verify-each", 0, POP_CLI_FLAG,
		POP_CLI_OFFSET(struct options, verify_each), 0, NULL,
		"verify after each pass"},
	POP_CUSTOMS_OPTION(POP_CLI_OFFSET(struct options, custom_op)),
	POP_SHAPE_OPTION(POP_CLI_OFFSET(struct options, shape)),
	{"list", 0, POP_CLI_FLAG, POP_CLI_OFFSET(struct options, list), 0, NULL,
		"print the pipeline and stop"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc opt [options] [FILE]",
	.text = "Reads a graph in any format or in popir(5) text, runs passes "
		"and prints it as\npopir(5).  Without FILE, or with \"-\", "
		"reads standard input.  Without passes,\n--shape and "
		"--custom-op the graph is printed as it was read.",
	.own = table,
	.common = pop_common_options,
};

struct work {
	const struct options *o;
	const char *path;
	popc_source *s; /* custom ops and shapes of its request count */
	pop_file file;
	pop_arena arena;
	pop_buf out;
};

static pop_status
read_and_pass(void *arg, pop_err *err)
{
	struct work *w = arg;
	pop_pass_options po = {
		.only = w->o->passes, .verify_each = w->o->verify_each};
	pop_import_source src = {
		.file = w->path, .data = w->file.data, .n = w->file.len};
	const pop_compile_request *r = &w->s->request;
	pop_graph *g;

	POP_TRY(pop_import(&g, &w->arena, &src, err));
	POP_TRY(pop_graph_verify_open(g, err));
	if (r->ncustom && (r->ngiven || pop_graph_is_open(g))) {
		POP_TRY(pop_link_graph(g, r, true, err));
		POP_TRY(pop_graph_verify_open(g, err));
	}
	if (r->ngiven ||
		((w->o->passes || w->o->all) && pop_graph_is_open(g))) {
		POP_TRY(pop_graph_refine(g, r->given, r->ngiven, err));
		POP_TRY(pop_graph_verify(g, err));
	}
	if (r->ncustom && !pop_graph_is_open(g)) {
		POP_TRY(pop_link_graph(g, r, false, err));
		POP_TRY(pop_graph_verify(g, err));
	}
	if (w->o->passes || w->o->all)
		POP_TRY(pop_pass_run(g, &po, err));
	pop_graph_print(g, &w->out);
	return POP_OK;
}

static void
json_list(pop_buf *out)
{
	pop_json j;

	pop_json_init(&j, out);
	pop_json_object(&j, NULL);
	pop_json_int(&j, "schema", 1);
	pop_json_array(&j, "passes");
	for (const pop_pass_info *p = pop_pass_table; p->name; p++) {
		pop_json_object(&j, NULL);
		pop_json_cstr(&j, "name", p->name);
		pop_json_cstr(&j, "text", p->text);
		pop_json_end_object(&j);
	}
	pop_json_end_array(&j);
	pop_json_end_object(&j);
	pop_buf_char(out, '\n');
}

static pop_status
print_list(bool json, pop_err *err)
{
	pop_buf out = {0};

	if (json)
		json_list(&out);
	else
		for (const pop_pass_info *p = pop_pass_table; p->name; p++)
			pop_buf_printf(&out, "%-10s %s\n", p->name, p->text);
	return pop_print(&out, err);
}

/* The graph as one text: its own form is popir(5). */
static pop_status
print_graph(pop_buf *text, bool json, pop_err *err)
{
	pop_buf out = {0};
	pop_json j;

	if (!json)
		return pop_print(text, err);
	POP_TRY(pop_buf_finish(text, err));
	pop_json_init(&j, &out);
	pop_json_object(&j, NULL);
	pop_json_int(&j, "schema", 1);
	pop_json_str(
		&j, "popir", (pop_str){(const char *)text->data, text->len});
	pop_json_end_object(&j);
	pop_buf_char(&out, '\n');
	return pop_print(&out, err);
}

static pop_status
run(const struct options *o, const char *path, pop_err *err)
{
	popc_source s = {.path = path ? path : "-"};
	struct work w = {.o = o, .path = s.path, .s = &s};
	pop_customs customs = {0};
	pop_status st;

	st = pop_customs_load(&customs, &o->custom_op, &o->shape, err);
	if (st == POP_OK)
		st = popc_source_customs(&s, &customs, err);
	if (st == POP_OK)
		st = pop_file_read(
			&w.file, w.path, POP_IMPORT_LIMIT_BYTES, err);
	if (st == POP_E_MISS)
		st = pop_tool_no_file(w.path, err);
	if (st == POP_OK)
		st = pop_arena_run(&w.arena, read_and_pass, &w, err);
	if (st == POP_OK)
		popc_source_warn(&s);
	if (st == POP_OK)
		st = print_graph(&w.out, o->common.json, err);
	pop_buf_release(&w.out);
	pop_arena_release(&w.arena);
	pop_file_release(&w.file);
	popc_source_close(&s);
	pop_customs_release(&customs);
	return st;
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	const struct options *o = target;

	(void)conf;
	if (cli->narg > 1)
		return pop_fail(err, POP_E_USAGE,
			"one graph at a time; got '%s' too", cli->arg[1]);
	if (o->all && o->passes)
		return pop_fail(err, POP_E_USAGE,
			"--all runs all passes, --passes=%s only these; give "
			"one of them",
			o->passes);
	return o->list ? print_list(o->common.json, err)
		       : run(o, cli->narg ? cli->arg[0] : NULL, err);
}

pop_status
popc_cmd_opt(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, body, err);
}
