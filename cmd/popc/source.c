/* A graph file on its way to a key. */

#include "cmd/popc/source.h"

#include <stdlib.h>

#include "lib/import/import.h"

static pop_status
give_customs(popc_source *s, const pop_customs *c, pop_err *err)
{
	pop_custom_op *op = calloc(c->n ? c->n : 1, sizeof(*op));

	if (!op)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t i = 0; i < c->n; i++)
		op[i] = (pop_custom_op){c->op[i].target, c->op[i].path,
			c->op[i].file.data, c->op[i].file.len, false};
	s->request.custom = s->custom = op;
	s->request.ncustom = (uint32_t)c->n;
	return POP_OK;
}

static pop_status
give_shapes(popc_source *s, const pop_cli_list *shape, pop_err *err)
{
	if (!shape || !shape->n)
		return POP_OK;
	s->given = calloc(shape->n, sizeof(*s->given));
	if (!s->given)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t i = 0; i < shape->n; i++)
		POP_TRY(pop_given_parse(
			&s->given[i], pop_str_of(shape->item[i]), err));
	s->request.given = s->given;
	s->request.ngiven = (uint32_t)shape->n;
	return POP_OK;
}

pop_status
popc_source_customs(popc_source *s, const pop_customs *customs, pop_err *err)
{
	POP_TRY(give_customs(s, customs, err));
	return give_shapes(s, customs->shape, err);
}

pop_status
popc_source_open(popc_source *out, const char *path, const pop_conf *conf,
	const pop_target *target, const pop_customs *customs, pop_err *err)
{
	pop_status st;

	out->path = path;
	st = pop_file_map(&out->file, path, POP_IMPORT_LIMIT_BYTES, err);
	if (st == POP_E_MISS)
		st = pop_tool_no_file(path, err);
	POP_TRY(st);
	pop_target_write(target, &out->target);
	POP_TRY(pop_buf_finish(&out->target, err));
	pop_conf_key(conf, &out->options);
	POP_TRY(pop_buf_finish(&out->options, err));
	out->request.target =
		(pop_str){(const char *)out->target.data, out->target.len};
	out->request.options =
		(pop_str){(const char *)out->options.data, out->options.len};
	POP_TRY(popc_source_customs(out, customs, err));
	out->request.pre_compile =
		pop_conf_int(conf, POP_OPT_connection_type) ==
		POP_CONNECT_PRE_COMPILE;
	out->request.denormals =
		(pop_denormals)pop_conf_int(conf, POP_OPT_denormals);
	out->request.verify_each =
		pop_conf_bool(conf, POP_OPT_enable_hlo_verifier);
	return POP_OK;
}

pop_status
popc_source_read(popc_source *s, pop_err *err)
{
	pop_import_source src = {.file = s->path,
		.data = s->file.data,
		.n = s->file.len,
		.mapped = s->file.mapped};

	POP_TRY(pop_read_graph(&s->graph, &s->arena, &s->request, &src, err));
	return pop_key_make(&s->key, &s->request, s->graph, err);
}

void
popc_source_warn(const popc_source *s)
{
	for (uint32_t i = 0; i < s->request.ncustom; i++)
		if (!s->custom[i].used && !pop_tool_is_quiet())
			pop_warn("%s: no custom call is named '%.*s'; "
				 "--custom-op=%.*s=%s does nothing",
				s->path, POP_STR_ARG(s->custom[i].target),
				POP_STR_ARG(s->custom[i].target),
				s->custom[i].file);
}

void
popc_source_close(popc_source *s)
{
	pop_arena_release(&s->arena);
	pop_buf_release(&s->target);
	pop_buf_release(&s->options);
	pop_file_release(&s->file);
	free(s->custom);
	free(s->given);
}

void
popc_failed_print(const pop_digest *key, pop_status st, const char *path,
	const pop_err *e, pop_json *json, pop_buf *out)
{
	char hex[33] = "-";

	if (key)
		pop_digest_print(hex, *key);
	if (json) {
		pop_json_object(json, NULL);
		pop_json_cstr(json, "graph", path);
		pop_json_cstr(json, "key", hex);
		pop_json_int(json, "status", pop_status_exit(st));
		pop_json_cstr(json, "error", e->text);
		pop_json_end_object(json);
		return;
	}
	pop_buf_printf(out, "%s failed %d ", hex, pop_status_exit(st));
	pop_escape(out, pop_str_of(path));
	pop_buf_char(out, '\n');
}
