/* What a graph's key and an entry's differ in: settings by name, the target by
 * its fields, graphs op by op. */

#include <inttypes.h>
#include <string.h>

#include "cmd/popc/why.h"
#include "lib/pass/pass.h"

/* ---- Settings and target. */

struct parts {
	popc_why_part *at;
	size_t n, cap;
	pop_arena *a;
};

static popc_why_part *
add(struct parts *p, pop_str name)
{
	if (p->n == p->cap) {
		size_t cap = p->cap ? 2 * p->cap : 16;
		popc_why_part *at = POP_NEWN(p->a, popc_why_part, cap);

		if (p->n)
			memcpy(at, p->at, p->n * sizeof(*at));
		p->at = at;
		p->cap = cap;
	}
	p->at[p->n].name = name;
	return &p->at[p->n++];
}

static popc_why_part *
find(struct parts *p, pop_str name)
{
	for (size_t i = 0; i < p->n; i++)
		if (pop_str_eq(p->at[i].name, name))
			return &p->at[i];
	return NULL;
}

/* Options that one side has, or that have other values. */
static void
compare_options(popc_why *w)
{
	struct parts p = {.a = &w->arena};
	pop_str rest = w->src.request.options, name, value;
	size_t n = 0;

	while (pop_conf_key_next(&rest, &name, &value)) {
		popc_why_part *x = add(&p, name);

		x->here = value;
		x->has_here = true;
	}
	rest = w->there_options;
	while (pop_conf_key_next(&rest, &name, &value)) {
		popc_why_part *x = find(&p, name);

		if (!x)
			x = add(&p, name);
		x->there = value;
		x->has_there = true;
	}
	for (size_t i = 0; i < p.n; i++)
		if (p.at[i].has_here != p.at[i].has_there ||
			!pop_str_eq(p.at[i].here, p.at[i].there))
			p.at[n++] = p.at[i];
	w->option = p.at;
	w->noption = n;
}

static void
compare_number(struct parts *p, const char *name, uint64_t here, uint64_t there)
{
	popc_why_part *x;

	if (here == there)
		return;
	x = add(p, pop_str_of(name));
	x->here = pop_str_of(pop_str_printf(p->a, "%" PRIu64, here));
	x->there = pop_str_of(pop_str_printf(p->a, "%" PRIu64, there));
	x->has_here = x->has_there = true;
}

static void
compare_targets(popc_why *w)
{
	struct parts p = {.a = &w->arena};
	pop_target x, y;
	popc_why_part *arch;
	pop_err ignored;

	if (pop_target_read(&x, w->src.request.target.ptr,
		    w->src.request.target.len, &ignored) != POP_OK ||
		pop_target_read(&y, w->there_target.ptr, w->there_target.len,
			&ignored) != POP_OK)
		return;
	if (x.arch != y.arch) {
		arch = add(&p, POP_STR("version"));
		arch->here = pop_str_of(pop_arch_name(x.arch));
		arch->there = pop_str_of(pop_arch_name(y.arch));
		arch->has_here = arch->has_there = true;
	}
	compare_number(&p, "ipus", x.nipu, y.nipu);
	compare_number(&p, "tiles of an ipu", x.tiles_per_ipu, y.tiles_per_ipu);
	compare_number(&p, "bytes of a tile", x.tile_bytes, y.tile_bytes);
	compare_number(&p, "workers", x.nworker, y.nworker);
	compare_number(
		&p, "remote buffers", x.remote_buffers, y.remote_buffers);
	w->target = p.at;
	w->ntarget = p.n;
}

/* ---- Graphs. */

struct keeping {
	pop_arena *a;
	pop_str from, to;
};

static pop_status
keep_body(void *arg, pop_err *err)
{
	struct keeping *k = arg;

	(void)err;
	k->to = (pop_str){pop_str_dup(k->a, k->from), k->from.len};
	return POP_OK;
}

/* A run of its own, since the buffer must be freed whatever happens. */
static pop_status
keep_text(popc_why *w, const pop_buf *text, pop_str *out, pop_err *err)
{
	struct keeping k = {
		&w->arena, {(const char *)text->data, text->len}, {0}};

	POP_TRY(pop_arena_run(&w->arena, keep_body, &k, err));
	*out = k.to;
	return POP_OK;
}

/* What a change of an op is, in the arena. */
static pop_status
change_text(popc_why *w, const pop_change *c, pop_str *out, pop_err *err)
{
	pop_buf text = {0};
	pop_status st;

	pop_record_print_change(
		w->old.row[c->old].body, w->now.row[c->now].body, &text);
	st = pop_buf_finish(&text, err);
	if (st == POP_OK)
		st = keep_text(w, &text, out, err);
	pop_buf_release(&text);
	return st;
}

/* What changes of one group have in common: BODY what differs, others the op
 * without its operands. */
static uint64_t
group_key(const popc_why *w, const pop_change *c, pop_str what)
{
	const pop_record_row *row = c->kind == POP_CHANGE_REMOVED
					    ? &w->old.row[c->old]
					    : &w->now.row[c->now];

	if (c->kind == POP_CHANGE_BODY)
		return pop_digest_u64(what.ptr, what.len);
	return row->body->hash + (uint64_t)c->kind * 31 + row->kind;
}

/* Puts changes that read the same together; `all`: none. */
static pop_status
make_groups(popc_why *w, pop_err *err)
{
	pop_intmap seen = {.arena = &w->arena};

	w->group = POP_NEWN(&w->arena, popc_why_group, w->diff.n);
	for (uint32_t i = 0; i < w->diff.n; i++) {
		const pop_change *c = &w->diff.change[i];
		popc_why_group *g = &w->group[w->ngroup];
		void **slot;

		*g = (popc_why_group){.first = c, .n = 1};
		if (c->kind == POP_CHANGE_BODY)
			POP_TRY(change_text(w, c, &g->what, err));
		slot = pop_intmap_at(&seen, group_key(w, c, g->what));
		if (*slot && !w->all) {
			((popc_why_group *)*slot)->n++;
			continue;
		}
		*slot = g;
		w->ngroup++;
	}
	return POP_OK;
}

static void
no_diff(popc_why *w, const char *text)
{
	snprintf(w->no_diff, sizeof(w->no_diff), "%.255s", text);
}

static pop_status
compare_graphs(popc_why *w, pop_err *err)
{
	pop_err e = {0};

	if (!w->there_graph.len) {
		no_diff(w, "the other one is not recorded");
		return POP_OK;
	}
	if (!w->src.key.graph.record.len) {
		no_diff(w, "the graph is too large to be compared");
		return POP_OK;
	}
	if (pop_record_read(&w->old, &w->arena, w->there_graph, &e) != POP_OK ||
		pop_record_read(&w->now, &w->arena, w->src.key.graph.record,
			&e) != POP_OK) {
		no_diff(w, e.text);
		return POP_OK;
	}
	pop_record_compare(&w->diff, &w->arena, &w->old, &w->now);
	w->likeness = (unsigned)((uint64_t)w->diff.nsame * 1000 /
				 (w->diff.nsame + w->diff.n + 1));
	return make_groups(w, err);
}

static pop_status
compare(void *arg, pop_err *err)
{
	popc_why *w = arg;

	compare_options(w);
	compare_targets(w);
	if (w->differs & 1u << POP_KEY_GRAPH)
		return compare_graphs(w, err);
	return POP_OK;
}

static void
forget(popc_why *w)
{
	pop_exe_close(w->exe);
	popc_source_close(&w->other);
	pop_arena_release(&w->arena);
	pop_buf_release(&w->harmless);
	w->exe = NULL;
	w->other = (popc_source){0};
	w->has_info = false;
	w->near = NULL;
	w->option = w->target = NULL;
	w->noption = w->ntarget = 0;
	w->diff = (pop_record_diff){0};
	w->group = NULL;
	w->ngroup = 0;
	w->no_diff[0] = '\0';
}

/* ---- What does not count. */

/* The most names that are told. */
enum { MAX_NAMES = 8 };

struct naming {
	pop_graph *graph;
	pop_port_names names;
};

static pop_status
take_names(void *arg, pop_err *err)
{
	struct naming *n = arg;

	(void)err;
	pop_pass_port_names(n->graph, &n->names);
	return POP_OK;
}

static void
put_name(pop_buf *out, pop_str name)
{
	pop_buf_char(out, '\'');
	pop_escape(out, name);
	pop_buf_char(out, '\'');
}

static void
compare_name_lists(pop_buf *out, const char *what, const pop_str *here,
	uint32_t nhere, const pop_str *there, uint32_t nthere)
{
	uint32_t told = 0;

	for (uint32_t i = 0; i < nhere && i < nthere; i++) {
		if (pop_str_eq(here[i], there[i]) || ++told > MAX_NAMES)
			continue;
		pop_buf_printf(out, "name of %s %u: here ", what, i);
		put_name(out, here[i]);
		pop_buf_str(out, ", there ");
		put_name(out, there[i]);
		pop_buf_char(out, '\n');
	}
	if (told > MAX_NAMES)
		pop_buf_printf(
			out, "names of %u more %ss\n", told - MAX_NAMES, what);
}

/* Of two files: names, and bytes that say the same. */
static pop_status
compare_files(popc_why *w, pop_err *err)
{
	struct naming x = {.graph = w->src.graph},
		      y = {.graph = w->other.graph};
	const pop_file *f = &w->src.file, *g = &w->other.file;

	POP_TRY(pop_arena_run(&w->src.arena, take_names, &x, err));
	POP_TRY(pop_arena_run(&w->other.arena, take_names, &y, err));
	compare_name_lists(&w->harmless, "argument", x.names.arg, x.names.narg,
		y.names.arg, y.names.narg);
	compare_name_lists(&w->harmless, "result", x.names.res, x.names.nres,
		y.names.res, y.names.nres);
	if (!(w->differs & 1u << POP_KEY_GRAPH) &&
		(f->len != g->len || memcmp(f->data, g->data, f->len) != 0))
		pop_buf_str(&w->harmless,
			"the bytes of the files, which say the same\n");
	return pop_buf_finish(&w->harmless, err);
}

/* Against what there_* and the key's parts of `near` say. */
static pop_status
compare_with(popc_why *w, const popc_near_entry *near, pop_err *err)
{
	w->near = near;
	w->differs = popc_near_differs(near, &w->src.key);
	w->likeness = !(w->differs & 1u << POP_KEY_GRAPH)
			      ? 1000
			      : pop_sketch_likeness(&near->sketch,
					&w->src.key.graph.sketch);
	return pop_arena_run(&w->arena, compare, w, err);
}

pop_status
popc_why_compare(popc_why *w, const popc_near_entry *near, pop_err *err)
{
	const pop_exe_meta *m;
	pop_err e = {0};
	pop_status st;

	forget(w);
	st = popc_near_open(&w->exe, w->cache, near, true, &e);
	if (st == POP_E_NOMEM)
		return pop_fail(err, st, "%s", e.text);
	if (st != POP_OK)
		return POP_OK;
	w->has_info =
		pop_cache_info_get(&w->info, w->cache, near->key, &e) == POP_OK;
	m = pop_exe_meta_of(w->exe);
	w->there_options = m->options;
	w->there_target = m->target;
	w->there_graph = m->graph;
	return compare_with(w, near, err);
}

pop_status
popc_why_compare_file(popc_why *w, const char *path, const pop_parts *parts,
	const pop_customs *customs, pop_err *err)
{
	popc_near_entry *e = &w->other_entry;
	const pop_key *key = &w->other.key;

	forget(w);
	POP_TRY(popc_source_open(
		&w->other, path, w->conf, &parts->target, customs, err));
	w->other.request.want_places = true;
	POP_TRY(popc_source_read(&w->other, err));
	*e = (popc_near_entry){.key = key->key,
		.layer = POP_CACHE_NO_LAYER,
		.epoch = POP_COMPILER_EPOCH,
		.signature = key->graph.signature,
		.sketch = key->graph.sketch,
		.has_sketch = true};
	memcpy(e->part, key->part, sizeof(e->part));
	w->there_options = w->other.request.options;
	w->there_target = w->other.request.target;
	w->there_graph = key->graph.record;
	POP_TRY(compare_with(w, e, err));
	return compare_files(w, err);
}

/* Entries of one graph that are opened; more are hardly of one use. */
enum { MAX_COMPARED = 1000 };

/* Fewer differences, if both could be compared. */
static bool
is_nearer(const popc_why *a, size_t best)
{
	return a->near && !a->no_diff[0] && a->diff.n < best;
}

/* Options, parts of the target, and other parts of the key. */
static size_t
count_others(const popc_why *w)
{
	unsigned rest =
		w->differs & ~(1u << POP_KEY_OPTIONS | 1u << POP_KEY_TARGET);
	size_t n = w->noption + w->ntarget;

	for (; rest; rest &= rest - 1)
		n++;
	return n;
}

/* Of entries of the same graph; the ranking decides between equals. */
static pop_status
nearest_of_graph(popc_why *w, const popc_near *near, pop_err *err)
{
	const popc_near_entry *best = w->verdict.near[0].entry;
	size_t fewest, looked = 0;

	POP_TRY(popc_why_compare(w, best, err));
	fewest = w->near ? count_others(w) : SIZE_MAX;
	for (size_t i = 0; i < near->n && looked < MAX_COMPARED; i++) {
		const popc_near_entry *e = &near->at[i];
		unsigned differs = popc_near_differs(e, &w->src.key);

		if (!differs || differs & 1u << POP_KEY_GRAPH ||
			e == w->verdict.near[0].entry)
			continue;
		looked++;
		POP_TRY(popc_why_compare(w, e, err));
		if (!w->near || count_others(w) >= fewest)
			continue;
		fewest = count_others(w);
		best = e;
	}
	if (w->near != best)
		POP_TRY(popc_why_compare(w, best, err));
	if (w->near && best != w->verdict.near[0].entry &&
		w->verdict.reason >= POPC_REASON_OPTIONS &&
		w->verdict.reason <= POPC_REASON_SETTINGS)
		popc_verdict_differs(&w->verdict, w->differs);
	return POP_OK;
}

pop_status
popc_why_nearest(popc_why *w, const popc_near *near, pop_err *err)
{
	const popc_near_entry *best = NULL;
	size_t fewest = SIZE_MAX;

	if (!w->verdict.nnear)
		return POP_OK;
	if (!(w->verdict.near[0].differs & 1u << POP_KEY_GRAPH))
		return nearest_of_graph(w, near, err);
	for (size_t i = 0; i < w->verdict.nnear; i++) {
		POP_TRY(popc_why_compare(w, w->verdict.near[i].entry, err));
		if (!is_nearer(w, fewest))
			continue;
		fewest = w->diff.n;
		best = w->verdict.near[i].entry;
	}
	if (!best)
		best = w->verdict.near[0].entry;
	return w->near == best ? POP_OK : popc_why_compare(w, best, err);
}

void
popc_why_release(popc_why *w)
{
	forget(w);
	popc_source_close(&w->src);
}

void
popc_why_place(const popc_why *w, bool there, uint32_t i, pop_buf *out)
{
	const pop_record_row *row = there ? &w->old.row[i] : &w->now.row[i];
	const popc_source *s = there ? &w->other : &w->src;
	char text[POP_LOC_TEXT];
	pop_loc loc;

	if (row->kind != POP_ROW_OP || !s->key.graph.place)
		return;
	loc = s->key.graph.place[row->index];
	if (!loc.line && !loc.column)
		return;
	pop_escape(out, pop_str_of(s->path));
	pop_buf_printf(out, "%s ", pop_loc_print(text, loc));
}
