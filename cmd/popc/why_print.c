/* popc why in words and in JSON, and the commands that help. */

#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "cmd/popc/why.h"

/* ---- Commands. */

/* As one word of a shell. */
static void
put_word(pop_buf *out, pop_str s)
{
	bool plain = s.len > 0;

	for (size_t i = 0; i < s.len; i++) {
		char c = s.ptr[i];

		plain = plain &&
			((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
				(c >= '0' && c <= '9') ||
				(c && strchr("_-./=,:+@%", c)));
	}
	if (plain) {
		pop_buf_put(out, s.ptr, s.len);
		return;
	}
	pop_buf_char(out, '\'');
	for (size_t i = 0; i < s.len; i++)
		if (s.ptr[i] == '\'')
			pop_buf_str(out, "'\\''");
		else
			pop_buf_put(out, &s.ptr[i], 1);
	pop_buf_char(out, '\'');
}

/* The entry's options of one group, as the JSON of its variable. */
static void
put_group(const popc_why *w, const char *variable, const char *prefix,
	pop_buf *out)
{
	pop_str rest = w->there_options, name, value;
	pop_buf text = {0};
	pop_json j;

	pop_buf_char(&text, '{');
	for (bool first = true; pop_conf_key_next(&rest, &name, &value);) {
		pop_buf one = {0};

		if (!pop_str_has_prefix(name, prefix))
			continue;
		pop_json_init(&j, &one);
		name.ptr += strlen(prefix);
		name.len -= strlen(prefix);
		pop_buf_str(&text, first ? "" : ",");
		pop_json_str(&j, NULL, name);
		pop_buf_char(&one, ':');
		j.first = true;
		pop_json_str(&j, NULL, value);
		pop_buf_put(&text, one.data, one.len);
		pop_buf_release(&one);
		first = false;
	}
	pop_buf_char(&text, '}');
	pop_buf_printf(out, "%s=", variable);
	put_word(out, (pop_str){(const char *)text.data, text.len});
	pop_buf_char(out, ' ');
	pop_buf_release(&text);
}

static bool
has_group(const popc_why *w, const char *prefix)
{
	for (size_t i = 0; i < w->noption; i++)
		if (pop_str_has_prefix(w->option[i].name, prefix))
			return true;
	return false;
}

/* The row of a setting, or NULL. */
static const pop_opt_info *
setting(pop_str name)
{
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		if (pop_str_is(name, pop_opt_info_of[opt].name))
			return &pop_opt_info_of[opt];
	return NULL;
}

/* As an option of the command line. */
static void
put_option(pop_buf *out, const char *name, pop_str value)
{
	pop_buf text = {0};

	pop_buf_printf(&text, "--%s=", name);
	for (size_t i = 0; i < text.len; i++)
		if (text.data[i] == '_')
			text.data[i] = '-';
	pop_buf_put(&text, value.ptr, value.len);
	pop_buf_char(out, ' ');
	put_word(out, (pop_str){(const char *)text.data, text.len});
	pop_buf_release(&text);
}

/* The value that makes a setting what it is there; false if it is that. */
static bool
value_there(const popc_why *w, pop_opt opt, pop_str *out)
{
	static const struct {
		pop_opt opt;
		const char *name; /* of the target's field */
	} field[] = {
		{POP_OPT_ipu_version, "version"},
		{POP_OPT_auto_select_ipus, "ipus"},
		{POP_OPT_enable_remote_buffers, "remote buffers"},
		{POP_OPT_use_ipu_model, "tiles of an ipu"},
		{POP_OPT_ipu_model_tiles, "tiles of an ipu"},
	};
	const pop_opt_info *o = &pop_opt_info_of[opt];

	for (size_t i = 0; i < w->noption; i++)
		if (pop_str_is(w->option[i].name, o->name)) {
			*out = w->option[i].has_there ? w->option[i].there
						      : pop_str_of(o->value);
			return true;
		}
	for (size_t k = 0; k < sizeof(field) / sizeof(field[0]); k++)
		for (size_t i = 0; i < w->ntarget && field[k].opt == opt; i++)
			if (pop_str_is(w->target[i].name, field[k].name)) {
				*out = o->type == POP_CONF_BOOL &&
						       pop_str_is(
							       w->target[i]
								       .there,
							       "0")
					       ? POP_STR("false")
				       : o->type == POP_CONF_BOOL
					       ? POP_STR("true")
					       : w->target[i].there;
				return true;
			}
	return false;
}

static void
put_list(pop_buf *out, const char *name, const pop_cli_list *list)
{
	for (size_t i = 0; list && i < list->n; i++)
		put_option(out, name, pop_str_of(list->item[i]));
}

/* The options that were given and count, or (there) with which the graph has
 * the entry's key. */
static void
put_settings(const popc_why *w, bool there, pop_buf *out)
{
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++) {
		const pop_opt_info *o = &pop_opt_info_of[opt];
		pop_buf text = {0};
		pop_str value;

		if (!o->cli)
			continue;
		if (there && value_there(w, opt, &value)) {
			put_option(out, o->name, value);
			continue;
		}
		if (pop_conf_rank_of(w->conf, opt) != POP_RANK_COMMAND ||
			!pop_conf_counts(opt))
			continue;
		pop_conf_print(w->conf, opt, &text);
		put_option(out, o->name,
			(pop_str){(const char *)text.data, text.len});
		pop_buf_release(&text);
	}
	if (w->config)
		put_option(out, "config", pop_str_of(w->config));
	put_list(out, "custom-op", w->custom_op);
	put_list(out, "shape", w->shape);
}

/* Settings that only a file can have. */
static void
put_file_settings(const popc_why *w, pop_buf *out)
{
	for (size_t i = 0; i < w->noption; i++) {
		const pop_opt_info *o = setting(w->option[i].name);
		pop_str v;

		if (!o || o->cli || !o->yaml)
			continue;
		v = w->option[i].has_there ? w->option[i].there
					   : pop_str_of(o->value);
		pop_buf_printf(out, " (with %s: ", o->yaml);
		pop_escape(out, v);
		pop_buf_str(out, " in the file of --config)");
	}
}

static bool
by_settings(const popc_why *w)
{
	const unsigned other = 1u << POP_KEY_GRAPH | 1u << POP_KEY_EPOCH;

	return w->near && w->differs && !(w->differs & other);
}

/* False, with the reason, if an entry cannot be stored. */
static bool
can_store(const popc_why *w, pop_buf *why)
{
	const popc_verdict *v = &w->verdict;
	char text[2 * POP_CACHE_PATH_MAX];
	struct stat sb;

	if (!pop_tool_can_store(
		    pop_cache_dir(w->cache, 0), text, sizeof(text))) {
		pop_escape(why, pop_str_of(text));
		return false;
	}
	if (v->layer != 0 || lstat(v->path, &sb) < 0 || !S_ISDIR(sb.st_mode))
		return true;
	pop_escape(why, pop_str_of(v->path));
	pop_buf_str(why, " is a directory in the entry's place");
	return false;
}

/* Commands after which, or with which, the graph is a hit; one a line.  Where
 * nothing can be stored, *obstacle says so and the command that would store is
 * not among them. */
static void
remedy(const popc_why *w, pop_buf *out, pop_buf *obstacle)
{
	if (w->verdict.reason == POPC_REASON_HIT)
		return;
	if (by_settings(w)) {
		if (has_group(w, "engine:"))
			put_group(w, "POPLAR_ENGINE_OPTIONS", "engine:", out);
		if (has_group(w, "target:"))
			put_group(w, "POPLAR_TARGET_OPTIONS", "target:", out);
		pop_buf_str(out, "popc");
		put_settings(w, true, out);
		pop_buf_char(out, ' ');
		put_word(out, pop_str_of(w->src.path));
		put_file_settings(w, out);
		pop_buf_char(out, '\n');
	}
	if (!can_store(w, obstacle))
		return;
	pop_buf_str(out, "popc");
	put_settings(w, false, out);
	if (w->verdict.reason == POPC_REASON_FAILED)
		pop_buf_str(out, " --retry-failed");
	pop_buf_char(out, ' ');
	put_word(out, pop_str_of(w->src.path));
	pop_buf_char(out, '\n');
}

/* ---- Words. */

static void
put_time(pop_buf *out, int64_t when)
{
	char text[32] = "?";
	time_t t = (time_t)when;
	struct tm tm;

	if (gmtime_r(&t, &tm))
		strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", &tm);
	pop_buf_str(out, text);
}

static void
print_info(const popc_why *w, pop_buf *out)
{
	const pop_cache_info *i = &w->info;

	if (!w->has_info)
		return;
	pop_buf_str(out, "  made");
	if (i->when) {
		pop_buf_char(out, ' ');
		put_time(out, i->when);
	}
	if (i->source[0]) {
		pop_buf_str(out, " from ");
		pop_escape(out, pop_str_of(i->source));
	}
	if (i->user[0] && i->host[0]) {
		pop_buf_str(out, " by ");
		pop_escape(out, pop_str_of(i->user));
		pop_buf_char(out, '@');
		pop_escape(out, pop_str_of(i->host));
	}
	if (i->compile_ns)
		pop_buf_printf(out, " in %.4g s", (double)i->compile_ns / 1e9);
	pop_buf_char(out, '\n');
}

static void
print_key_parts(const popc_why *w, pop_buf *out)
{
	for (unsigned i = 1; i < POP_KEY_LIMIT; i++) {
		bool differs = w->differs & 1u << i;

		pop_buf_printf(out, "  %-8s %s", pop_key_part_name[i],
			differs ? "differs" : "equal");
		if (differs && i == POP_KEY_GRAPH)
			pop_buf_printf(out, " (%u %% alike)", w->likeness / 10);
		if (differs && i == POP_KEY_EPOCH)
			pop_buf_printf(out, ": here %u, there %u",
				POP_COMPILER_EPOCH, w->near->epoch);
		pop_buf_char(out, '\n');
	}
}

static void
print_side(pop_buf *out, bool has, pop_str value)
{
	if (has)
		pop_escape(out, value);
	else
		pop_buf_str(out, "not set");
}

/* Where a setting's value comes from. */
static void
print_origin(const popc_why *w, pop_str name, pop_buf *out)
{
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		if (pop_str_is(name, pop_opt_info_of[opt].name) &&
			pop_conf_rank_of(w->conf, opt) != POP_RANK_DEFAULT)
			pop_buf_printf(
				out, " (%s)", pop_conf_origin(w->conf, opt));
}

static void
print_parts(const popc_why *w, const char *what, const popc_why_part *p,
	size_t n, pop_buf *out)
{
	for (size_t i = 0; i < n; i++) {
		pop_buf_printf(out, "  code     %s ", what);
		pop_escape(out, p[i].name);
		pop_buf_str(out, ": here ");
		print_side(out, p[i].has_here, p[i].here);
		print_origin(w, p[i].name, out);
		pop_buf_str(out, ", there ");
		print_side(out, p[i].has_there, p[i].there);
		pop_buf_char(out, '\n');
	}
}

/* One difference, without its kind. */
static void
put_change(const popc_why *w, const popc_why_group *g, pop_buf *out)
{
	const pop_change *c = g->first;

	if (c->kind == POP_CHANGE_REMOVED) {
		popc_why_place(w, true, c->old, out);
		pop_record_print_row(&w->old.row[c->old], out);
	} else {
		popc_why_place(w, false, c->now, out);
		pop_record_print_row(&w->now.row[c->now], out);
	}
	if (c->kind == POP_CHANGE_BODY) {
		pop_buf_str(out, ": ");
		pop_buf_put(out, g->what.ptr, g->what.len);
	}
	if (c->kind == POP_CHANGE_OPERAND) {
		pop_buf_str(out, ": was ");
		pop_record_print_row(&w->old.row[c->old], out);
	}
	if (g->n > 1)
		pop_buf_printf(out, "; and the same %u times more", g->n - 1);
}

static uint32_t
told(const popc_why *w)
{
	return w->all || w->ngroup < POPC_WHY_GROUPS ? w->ngroup
						     : POPC_WHY_GROUPS;
}

static void
print_changes(const popc_why *w, pop_buf *out)
{
	const pop_record_diff *d = &w->diff;

	if (!(w->differs & 1u << POP_KEY_GRAPH))
		return;
	if (w->no_diff[0]) {
		pop_buf_printf(
			out, "  graphs are not compared: %s\n", w->no_diff);
		return;
	}
	pop_buf_printf(out,
		"  of %u operations here, %u there: %u differ, %u with other "
		"operands, %u only here, %u only there\n",
		w->now.nop, w->old.nop, d->of[POP_CHANGE_BODY],
		d->of[POP_CHANGE_OPERAND], d->of[POP_CHANGE_ADDED],
		d->of[POP_CHANGE_REMOVED]);
	for (uint32_t i = 0; i < told(w); i++) {
		pop_buf_printf(out, "  code     %-8s ",
			pop_change_name[w->group[i].first->kind]);
		put_change(w, &w->group[i], out);
		pop_buf_char(out, '\n');
	}
	if (told(w) < w->ngroup)
		pop_buf_printf(out, "  and %u more kinds; --all tells them\n",
			w->ngroup - told(w));
}

/* Calls `each` for every line of text. */
static void
each_line(const pop_buf *text, void (*each)(void *arg, pop_str line), void *arg)
{
	for (size_t i = 0; i < text->len;) {
		const char *s = (const char *)text->data + i;
		const char *nl = memchr(s, '\n', text->len - i);
		size_t n = nl ? (size_t)(nl - s) : text->len - i;

		each(arg, (pop_str){s, n});
		i += n + 1;
	}
}

static void
print_harmless_line(void *arg, pop_str line)
{
	pop_buf_str(arg, "  harmless ");
	pop_escape(arg, line);
	pop_buf_char(arg, '\n');
}

static const char never_counts[] =
	"names, places, comments, order of independent operations, dead code";

static void
print_remedy_line(void *arg, pop_str line)
{
	pop_buf_printf(arg, "  a hit with: %.*s\n", POP_STR_ARG(line));
}

/* What failed by itself fails again, unless the compiler is another. */
static void
print_retry_line(void *arg, pop_str line)
{
	pop_buf_printf(arg, "  tried again with: %.*s\n", POP_STR_ARG(line));
}

static void
print_estimate(const popc_why *w, pop_buf *out)
{
	const popc_estimate *e = &w->estimate;
	char hex[33];

	if (e->basis == POPC_BASIS_NONE || w->verdict.reason == POPC_REASON_HIT)
		return;
	pop_digest_print(hex, e->from);
	pop_buf_printf(out,
		"  a compile takes about %.3g s, %.1f MiB (%s %s)\n",
		e->seconds, (double)e->bytes / (1 << 20),
		popc_basis_word[e->basis], hex);
}

/* "KEY hit|miss WORD FILE", and what the word means here. */
static void
print_verdict(const popc_why *w, pop_buf *out)
{
	const popc_verdict *v = &w->verdict;
	bool hit = v->reason == POPC_REASON_HIT;
	char hex[33];

	pop_digest_print(hex, w->src.key.key);
	pop_buf_printf(out, "%s %s %s ", hex, hit ? "hit" : "miss",
		popc_reason_word[v->reason]);
	pop_escape(out, pop_str_of(w->src.path));
	pop_buf_printf(out, "\n  %s", popc_reason_sentence[v->reason]);
	if (hit) {
		pop_buf_printf(out, ", found by %s: ",
			w->by_bytes ? "the bytes of the file"
				    : "what the graph computes");
		pop_escape(out, pop_str_of(v->path));
	} else if (v->text[0]) {
		pop_buf_str(out, ": ");
		pop_escape(out, pop_str_of(v->text));
	}
	pop_buf_char(out, '\n');
}

/* What differs from the nearest entry. */
static void
print_differences(const popc_why *w, pop_buf *out)
{
	char hex[33];

	pop_digest_print(hex, w->near->key);
	pop_buf_printf(out, "compared with %s ", hex);
	if (w->exe)
		pop_buf_str(out, "in ");
	pop_escape(
		out, pop_str_of(w->exe ? pop_cache_dir(w->cache, w->near->layer)
				       : w->other.path));
	pop_buf_char(out, '\n');
	print_info(w, out);
	print_key_parts(w, out);
	print_parts(w, "option", w->option, w->noption, out);
	print_parts(w, "target", w->target, w->ntarget, out);
	print_changes(w, out);
}

static void
print_harmless(const popc_why *w, pop_buf *out)
{
	pop_buf text = {0};

	each_line(&w->harmless, print_harmless_line, out);
	pop_conf_harmless_print(w->conf, &text);
	each_line(&text, print_harmless_line, out);
	pop_buf_printf(out, "  harmless %s\n", never_counts);
	pop_buf_release(&text);
}

static void
print_remedy(const popc_why *w, pop_buf *out)
{
	pop_buf text = {0}, obstacle = {0};

	remedy(w, &text, &obstacle);
	each_line(&text,
		w->verdict.reason == POPC_REASON_FAILED ? print_retry_line
							: print_remedy_line,
		out);
	if (obstacle.len)
		pop_buf_printf(out, "  a compile is not stored: %.*s\n",
			(int)obstacle.len, (const char *)obstacle.data);
	pop_buf_release(&text);
	pop_buf_release(&obstacle);
}

void
popc_why_print(const popc_why *w, pop_buf *out)
{
	print_verdict(w, out);
	if (w->near)
		print_differences(w, out);
	print_harmless(w, out);
	print_remedy(w, out);
	print_estimate(w, out);
}

/* ---- JSON. */

static void
json_digest(pop_json *j, const char *name, pop_digest d)
{
	char hex[33];

	pop_digest_print(hex, d);
	pop_json_cstr(j, name, hex);
}

static void
json_parts(const popc_why *w, pop_json *j)
{
	pop_json_object(j, "parts");
	for (unsigned i = 1; i < POP_KEY_LIMIT; i++) {
		pop_json_object(j, pop_key_part_name[i]);
		json_digest(j, "here", w->src.key.part[i]);
		if (w->near) {
			json_digest(j, "there", w->near->part[i]);
			pop_json_bool(j, "equal", !(w->differs & 1u << i));
		}
		pop_json_end_object(j);
	}
	pop_json_end_object(j);
}

static void
json_settings(pop_json *j, const char *name, const popc_why_part *p, size_t n)
{
	pop_json_array(j, name);
	for (size_t i = 0; i < n; i++) {
		pop_json_object(j, NULL);
		pop_json_str(j, "name", p[i].name);
		if (p[i].has_here)
			pop_json_str(j, "here", p[i].here);
		if (p[i].has_there)
			pop_json_str(j, "there", p[i].there);
		pop_json_bool(j, "code", true);
		pop_json_end_object(j);
	}
	pop_json_end_array(j);
}

static void
json_row(pop_json *j, const char *name, const pop_record_row *row)
{
	pop_buf text = {0};

	pop_record_print_row(row, &text);
	pop_json_str(j, name, (pop_str){(const char *)text.data, text.len});
	pop_buf_release(&text);
}

static void
json_change(const popc_why *w, const popc_why_group *g, pop_json *j)
{
	const pop_change *c = g->first;
	pop_buf text = {0};

	pop_json_object(j, NULL);
	pop_json_cstr(j, "kind", pop_change_name[c->kind]);
	pop_json_bool(j, "code", true);
	pop_json_int(j, "times", g->n);
	if (c->kind != POP_CHANGE_REMOVED) {
		popc_why_place(w, false, c->now, &text);
		if (text.len > 2)
			pop_json_str(j, "place",
				(pop_str){
					(const char *)text.data, text.len - 2});
		json_row(j, "here", &w->now.row[c->now]);
	}
	if (c->kind != POP_CHANGE_ADDED)
		json_row(j, "there", &w->old.row[c->old]);
	if (c->kind == POP_CHANGE_BODY)
		pop_json_str(j, "what", g->what);
	pop_buf_release(&text);
	pop_json_end_object(j);
}

static void
json_graphs(const popc_why *w, pop_json *j)
{
	pop_json_object(j, "operations");
	pop_json_int(j, "here", w->now.nop);
	pop_json_int(j, "there", w->old.nop);
	for (int k = 0; k < POP_CHANGE_KINDS; k++)
		pop_json_int(j, pop_change_name[k], w->diff.of[k]);
	pop_json_end_object(j);
	pop_json_array(j, "changes");
	for (uint32_t i = 0; i < told(w); i++)
		json_change(w, &w->group[i], j);
	pop_json_end_array(j);
	pop_json_int(j, "changes_not_told", w->ngroup - told(w));
}

static void
json_near(const popc_why *w, pop_json *j)
{
	pop_json_object(j, "nearest");
	json_digest(j, "key", w->near->key);
	if (w->exe)
		pop_json_cstr(j, "directory",
			pop_cache_dir(w->cache, w->near->layer));
	else
		pop_json_cstr(j, "graph", w->other.path);
	pop_json_int(j, "epoch", w->near->epoch);
	pop_json_f64(j, "likeness", w->likeness / 1000.0);
	if (w->has_info) {
		pop_json_cstr(j, "source", w->info.source);
		pop_json_int(j, "made", w->info.when);
		pop_json_u64(j, "compile_ns", w->info.compile_ns);
		pop_json_u64(j, "peak_bytes", w->info.peak_bytes);
	}
	json_settings(j, "options", w->option, w->noption);
	json_settings(j, "target", w->target, w->ntarget);
	if (w->no_diff[0])
		pop_json_cstr(j, "graphs_not_compared", w->no_diff);
	else if (w->differs & 1u << POP_KEY_GRAPH)
		json_graphs(w, j);
	pop_json_end_object(j);
}

static void
json_line(void *arg, pop_str line)
{
	pop_json_str(arg, NULL, line);
}

void
popc_why_json(const popc_why *w, pop_json *j)
{
	const popc_verdict *v = &w->verdict;
	bool hit = v->reason == POPC_REASON_HIT;
	pop_buf text = {0}, obstacle = {0};

	pop_json_object(j, NULL);
	pop_json_cstr(j, "graph", w->src.path);
	json_digest(j, "key", w->src.key.key);
	pop_json_bool(j, "hit", hit);
	pop_json_cstr(j, "reason", popc_reason_word[v->reason]);
	pop_json_cstr(j, "text", v->text);
	pop_json_cstr(j, "path", v->path);
	if (v->layer != POP_CACHE_NO_LAYER)
		pop_json_int(j, "layer", v->layer);
	if (hit)
		pop_json_bool(j, "by_bytes", w->by_bytes);
	json_parts(w, j);
	if (w->near)
		json_near(w, j);
	pop_json_array(j, "harmless");
	each_line(&w->harmless, json_line, j);
	pop_conf_harmless_print(w->conf, &text);
	each_line(&text, json_line, j);
	pop_json_cstr(j, NULL, never_counts);
	pop_json_end_array(j);
	pop_buf_release(&text);
	if (w->estimate.basis != POPC_BASIS_NONE && !hit) {
		pop_json_object(j, "estimate");
		pop_json_cstr(j, "basis", popc_basis_word[w->estimate.basis]);
		json_digest(j, "from", w->estimate.from);
		pop_json_f64(j, "seconds", w->estimate.seconds);
		pop_json_u64(j, "bytes", w->estimate.bytes);
		pop_json_end_object(j);
	}
	pop_json_array(j, "remedy");
	remedy(w, &text, &obstacle);
	each_line(&text, json_line, j);
	pop_json_end_array(j);
	if (obstacle.len)
		pop_json_str(j, "not_stored",
			(pop_str){(const char *)obstacle.data, obstacle.len});
	pop_buf_release(&text);
	pop_buf_release(&obstacle);
	pop_json_end_object(j);
}
