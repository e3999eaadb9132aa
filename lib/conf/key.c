/*
 * The settings' part of the cache key: what differs from the default and may
 * change a program.  Parts are sorted by name and numbers, lists and texts have
 * one spelling, so equal meaning gives equal bytes.
 *
 *   part:  u32 length, name   u32 length, value
 *
 * Names of engine options begin with "engine:", of target options with
 * "target:"; no setting's name has a colon.
 */

#include <stdlib.h>
#include <string.h>

#include "lib/base/cursor.h"
#include "lib/conf/conf_int.h"

static int
compare_options(const void *a, const void *b)
{
	const pop_opt *x = a, *y = b;

	return strcmp(pop_opt_info_of[*x].name, pop_opt_info_of[*y].name);
}

static bool
at_default(const pop_conf *c, pop_opt opt, pop_str value)
{
	const pop_opt_info *o = &pop_opt_info_of[opt];
	double f;

	if (o->type == POP_CONF_F64)
		return pop_str_f64(pop_str_of(o->value), &f) &&
		       f == pop_conf_f64(c, opt);
	return pop_str_is(value, o->value);
}

static void
put_part(pop_buf *out, const char *prefix, const char *name, pop_str value)
{
	pop_buf_u32(out, (uint32_t)(strlen(prefix) + strlen(name)));
	pop_buf_str(out, prefix);
	pop_buf_str(out, name);
	pop_buf_u32(out, (uint32_t)value.len);
	pop_buf_put(out, value.ptr, value.len);
}

static void
put_settings(const pop_conf *c, pop_buf *out)
{
	pop_opt order[POP_OPT_COUNT];
	size_t n = 0;

	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		if (pop_opt_info_of[opt].code)
			order[n++] = opt;
	qsort(order, n, sizeof(order[0]), compare_options);
	for (size_t i = 0; i < n; i++) {
		pop_buf text = {0};
		pop_str value;

		pop_conf_print(c, order[i], &text);
		value = (pop_str){(const char *)text.data, text.len};
		if (text.failed)
			out->failed = 1;
		else if (!at_default(c, order[i], value))
			put_part(
				out, "", pop_opt_info_of[order[i]].name, value);
		pop_buf_release(&text);
	}
}

void
pop_conf_key(const pop_conf *c, pop_buf *out)
{
	put_settings(c, out);
	for (size_t i = 0; i < c->engine.n; i++)
		if (conf_engine_is_code(&c->engine.pair[i]))
			put_part(out, "engine:", c->engine.pair[i].name,
				pop_str_of(c->engine.pair[i].value));
	for (size_t i = 0; i < c->target.n; i++)
		put_part(out, "target:", c->target.pair[i].name,
			pop_str_of(c->target.pair[i].value));
}

static bool
take_str(pop_cursor *c, pop_str *out)
{
	uint32_t n = pop_cursor_u32(c);
	const char *p = pop_cursor_bytes(c, n);

	*out = (pop_str){p, p ? n : 0};
	return p != NULL;
}

bool
pop_conf_key_next(pop_str *rest, pop_str *name, pop_str *value)
{
	pop_cursor c;

	if (!rest->len)
		return false;
	pop_cursor_init(&c, rest->ptr, rest->len);
	if (!take_str(&c, name) || !take_str(&c, value))
		return false;
	rest->ptr += pop_cursor_offset(&c);
	rest->len -= pop_cursor_offset(&c);
	return true;
}

/* Settings that are not in the key by themselves, but through what they say of
 * the target or of options; and the cache, which is a place. */
bool
pop_conf_counts(pop_opt opt)
{
	switch ((int)opt) {
	case POP_OPT_ipu_version:
	case POP_OPT_enable_remote_buffers:
	case POP_OPT_auto_select_ipus:
	case POP_OPT_use_ipu_model:
	case POP_OPT_ipu_model_tiles:
	case POP_OPT_model_tiles_per_ipu:
	case POP_OPT_model_version:
	case POP_OPT_compilation_poplar_options:
	case POP_OPT_executable_cache_path:
		return true;
	default:
		return pop_opt_info_of[opt].code;
	}
}

void
pop_conf_harmless_print(const pop_conf *c, pop_buf *out)
{
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++) {
		const pop_opt_info *o = &pop_opt_info_of[opt];

		if (pop_conf_counts(opt) || !(o->cli || o->flag || o->yaml) ||
			pop_conf_rank_of(c, opt) <= POP_RANK_HINT)
			continue;
		pop_buf_printf(out, "%s=", o->name);
		pop_conf_print(c, opt, out);
		pop_buf_printf(out, " (%s)\n", pop_conf_origin(c, opt));
	}
	for (size_t i = 0; i < c->engine.n; i++)
		if (!conf_engine_is_code(&c->engine.pair[i]))
			pop_buf_printf(out, "engine:%s=%s\n",
				c->engine.pair[i].name,
				c->engine.pair[i].value);
}
