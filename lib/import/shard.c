/*
 * Shardings: two small grammars, and the tile of each device.
 *
 * A mesh numbers its devices row by row over its axes.  The tile that a device
 * holds of a dim is its coordinate along the axes that cut the dim, the first
 * one counting most; an axis may be cut itself: "x":(before)size.
 */

#include "lib/import/shard.h"

#include <string.h>

typedef struct axis {
	pop_str name;
	int64_t size;
} axis;

typedef struct mesh {
	axis axis[POP_SHARD_LIMIT_AXES];
	uint32_t naxis, ndevice;
	int64_t *device; /* NULL: as numbered */
} mesh;

/* ---- Text. */

typedef struct text {
	const char *p, *end;
} text;

static void
blank(text *t)
{
	while (t->p < t->end && (*t->p == ' ' || *t->p == '\n' ||
					*t->p == '\t' || *t->p == '\r'))
		t->p++;
}

static bool
accept(text *t, char c)
{
	blank(t);
	if (t->p == t->end || *t->p != c)
		return false;
	t->p++;
	return true;
}

static bool
accept_word(text *t, const char *w)
{
	size_t n = strlen(w);

	blank(t);
	if ((size_t)(t->end - t->p) < n || memcmp(t->p, w, n) != 0)
		return false;
	t->p += n;
	return true;
}

static bool
is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-' ||
	       c == '$';
}

/* "name", also as \"name\" or \22name\22, or a bare word. */
static bool
name(text *t, pop_str *out)
{
	bool quoted = accept_word(t, "\\\"") || accept_word(t, "\\22") ||
		      accept(t, '"');

	blank(t);
	out->ptr = t->p;
	while (t->p < t->end &&
		(quoted ? *t->p != '"' && *t->p != '\\' : is_word(*t->p)))
		t->p++;
	out->len = (size_t)(t->p - out->ptr);
	if (quoted && !accept_word(t, "\\\"") && !accept_word(t, "\\22") &&
		!accept(t, '"'))
		return false;
	return out->len > 0;
}

static bool
number(text *t, int64_t *out)
{
	const char *from;

	blank(t);
	from = t->p;
	for (*out = 0; t->p < t->end && *t->p >= '0' && *t->p <= '9'; t->p++) {
		*out = *out * 10 + (*t->p - '0');
		if (*out > INT32_MAX)
			return false;
	}
	return t->p > from;
}

/* #dialect.word or #dialect<word, if it stands there. */
static void
skip_head(text *t)
{
	if (!accept(t, '#'))
		return;
	while (t->p < t->end && is_word(*t->p))
		t->p++;
}

/* ---- Meshes. */

static const char *
device_list(mesh *m, pop_arena *a, text *t)
{
	unsigned char *seen = pop_arena_alloc(a, m->ndevice);

	m->device = POP_NEWN(a, int64_t, m->ndevice);
	for (uint32_t i = 0; i < m->ndevice; i++) {
		if ((i && !accept(t, ',')) || !number(t, &m->device[i]))
			return "expected a number for each device";
		if (m->device[i] >= m->ndevice)
			return "a device number beyond the mesh";
		if (seen[m->device[i]]++)
			return "a device named twice";
	}
	return accept(t, ']') ? NULL : "expected ]";
}

static const char *
parse_mesh(mesh *m, pop_arena *a, text *t)
{
	int64_t n = 1;

	skip_head(t);
	accept_word(t, "mesh");
	if (!accept(t, '<') || !accept(t, '['))
		return "expected <[\"axis\"=size, ...]>";
	while (!accept(t, ']')) {
		axis *x = &m->axis[m->naxis];

		if (m->naxis == POP_SHARD_LIMIT_AXES)
			return "too many axes";
		if ((m->naxis && !accept(t, ',')) || !name(t, &x->name) ||
			!accept(t, '=') || !number(t, &x->size) || !x->size)
			return "expected \"axis\"=size";
		n *= x->size;
		if (n > POP_SHARD_LIMIT_DEVICES)
			return "more devices than supported";
		m->naxis++;
	}
	m->ndevice = (uint32_t)n;
	/* One device by its number: which one does not matter. */
	if (accept(t, ',') && accept_word(t, "device_ids") && n > 1) {
		const char *bad = "expected device_ids=[...]";

		if (!accept(t, '=') || !accept(t, '['))
			return bad;
		bad = device_list(m, a, t);
		if (bad)
			return bad;
	}
	while (t->p < t->end && *t->p != '>')
		t->p++;
	return accept(t, '>') ? NULL : "expected >";
}

static const char *
add_mesh(pop_meshes *m, pop_str as, text *t)
{
	mesh *made = POP_NEW(m->by_name.arena, mesh);
	const char *bad = parse_mesh(made, m->by_name.arena, t);

	if (!bad)
		*pop_strmap_at(&m->by_name, as) = made;
	return bad;
}

const char *
pop_mesh_add(pop_meshes *m, pop_str as, pop_str s)
{
	text t = {s.ptr, s.ptr + s.len};

	return add_mesh(m, as, &t);
}

const char *
pop_mesh_add_all(pop_meshes *m, pop_str s)
{
	text t = {s.ptr, s.ptr + s.len};

	if (!accept(&t, '{'))
		return "expected {name = #sdy.mesh<...>}";
	while (!accept(&t, '}')) {
		const char *bad;
		pop_str as;

		accept(&t, ',');
		if (!name(&t, &as) || !accept(&t, '='))
			return "expected name = #sdy.mesh<...>";
		bad = add_mesh(m, as, &t);
		if (bad)
			return bad;
	}
	return NULL;
}

/* ---- Shardings by axes. */

/* Cuts of one dim, outermost first. */
typedef struct cut {
	uint32_t axis;
	int64_t size, after; /* pieces; elements of the axis in each */
} cut;

/* Is it one of {"x", "y"}? */
static bool
is_manual(pop_str manual, pop_str which)
{
	text t = {manual.ptr, manual.ptr + manual.len};
	pop_str s;

	while (t.p < t.end && *t.p != '{')
		t.p++;
	if (!accept(&t, '{'))
		return false;
	do {
		if (!name(&t, &s))
			return false;
		if (pop_str_eq(s, which))
			return true;
	} while (accept(&t, ','));
	return false;
}

/* Past one value in brackets of any kind. */
static void
skip_bracket(text *t)
{
	int depth = 0;

	for (blank(t); t->p < t->end; t->p++) {
		if (strchr("<[({", *t->p))
			depth++;
		else if (strchr(">])}", *t->p) && --depth == 0) {
			t->p++;
			return;
		}
	}
}

/* To the <, or the name's end, of the i-th sharding. */
static bool
find_sharding(text *t, uint32_t i)
{
	bool list;

	skip_head(t);
	blank(t);
	if (t->end - t->p > 1 && t->p[0] == '<') {
		text in = {t->p + 1, t->end};

		blank(&in);
		if (in.p < in.end && *in.p == '[')
			t->p = in.p;
	}
	list = accept(t, '[');
	if (!list)
		return i == 0;
	for (; i; i--) {
		skip_head(t);
		skip_bracket(t);
		if (!accept(t, ','))
			return false;
	}
	skip_head(t);
	return true;
}

/* Begins a cut along the axis named s. */
static const char *
along_axis(const mesh *m, pop_str s, cut *out)
{
	for (out->axis = 0; out->axis < m->naxis; out->axis++)
		if (pop_str_eq(m->axis[out->axis].name, s)) {
			out->size = m->axis[out->axis].size;
			return NULL;
		}
	return "an axis that the mesh does not have";
}

/* Ends it: the part is of out->size, `before` of its parts come first. */
static const char *
part_of_axis(const mesh *m, int64_t before, cut *out)
{
	int64_t size = m->axis[out->axis].size;

	if (!before || !out->size || size % (before * out->size))
		return "a part of an axis that does not divide it";
	out->after = size / (before * out->size);
	return NULL;
}

static const char *
parse_cut(text *t, const mesh *m, pop_str manual, cut *out, bool *used)
{
	const char *bad;
	pop_str s;
	int64_t before = 1;

	if (!name(t, &s))
		return "expected an axis";
	bad = along_axis(m, s, out);
	if (bad)
		return bad;
	if (accept(t, ':') &&
		(!accept(t, '(') || !number(t, &before) || !accept(t, ')') ||
			!number(t, &out->size)))
		return "expected \"axis\":(before)size";
	*used = is_manual(manual, s);
	return part_of_axis(m, before, out);
}

static int64_t
coordinate(const mesh *m, uint32_t place, uint32_t which)
{
	for (uint32_t k = m->naxis - 1; k > which; k--)
		place /= (uint32_t)m->axis[k].size;
	return place % m->axis[which].size;
}

/* One more cut of the dim counted last. */
static void
apply(pop_shard *s, const mesh *m, const cut *c)
{
	for (uint32_t i = 0; i < m->ndevice; i++) {
		int64_t *held = &s->held[m->device ? m->device[i] : i];

		*held = *held * c->size +
			coordinate(m, i, c->axis) / c->after % c->size;
	}
}

static const char *
parse_dim(text *t, const mesh *m, pop_str manual, pop_shard *s, int64_t *tiles)
{
	if (!accept(t, '{'))
		return "expected {axes} for each dimension";
	while (!accept(t, '}')) {
		const char *bad;
		bool used;
		cut c;

		accept(t, ',');
		if (accept(t, '?'))
			continue;
		bad = parse_cut(t, m, manual, &c, &used);
		if (bad)
			return bad;
		if (!used)
			continue;
		*tiles *= c.size;
		if (*tiles > POP_SHARD_LIMIT_DEVICES)
			return "more tiles than devices";
		apply(s, m, &c);
	}
	if (accept(t, 'p')) {
		int64_t priority;

		number(t, &priority);
	}
	return NULL;
}

static const char *
named_mesh(text *t, const pop_meshes *ms, const mesh **out)
{
	pop_arena *a = ms->by_name.arena;
	mesh *made;
	pop_str s;

	if (accept(t, '@')) {
		if (!name(t, &s))
			return "expected the name of a mesh";
		*out = pop_strmap_find(&ms->by_name, s);
		return *out ? NULL : "a mesh that is not defined";
	}
	*out = made = POP_NEW(a, mesh);
	return parse_mesh(made, a, t);
}

const char *
pop_shard_of_axes(pop_shard *out, const pop_meshes *ms, pop_str shardings,
	uint32_t i, pop_str manual, unsigned rank)
{
	text t = {shardings.ptr, shardings.ptr + shardings.len};
	const mesh *m;
	const char *bad;

	if (!find_sharding(&t, i) || !accept(&t, '<'))
		return "expected a sharding, as <@mesh, [{\"x\"}, {}]>";
	bad = named_mesh(&t, ms, &m);
	if (bad)
		return bad;
	if (!accept(&t, ',') || !accept(&t, '['))
		return "expected [ and the axes of each dimension";
	out->ndevice = m->ndevice;
	out->held = POP_NEWN(ms->by_name.arena, int64_t, m->ndevice);
	for (unsigned d = 0; d < rank; d++) {
		out->tiles[d] = 1;
		if (d && !accept(&t, ','))
			return "fewer dimensions than the value has";
		bad = parse_dim(&t, m, manual, out, &out->tiles[d]);
		if (bad)
			return bad;
	}
	return accept(&t, ']') ? NULL : "more dimensions than the value has";
}

/* ---- Groups by axes. */

/* #stablehlo.axis_ref<name = "x", sub_axis_info = (1)2> */
static const char *
parse_ref(text *t, const mesh *m, cut *out)
{
	const char *bad;
	int64_t before = 1;
	pop_str s;

	skip_head(t);
	if (!accept(t, '<') || !accept_word(t, "name") || !accept(t, '=') ||
		!name(t, &s))
		return "expected axis_ref<name = \"axis\">";
	bad = along_axis(m, s, out);
	if (bad)
		return bad;
	if (accept(t, ',') &&
		(!accept_word(t, "sub_axis_info") || !accept(t, '=') ||
			!accept(t, '(') || !number(t, &before) ||
			!accept(t, ')') || !number(t, &out->size)))
		return "expected sub_axis_info = (before)size";
	bad = part_of_axis(m, before, out);
	return bad ? bad : accept(t, '>') ? NULL : "expected >";
}

/* The place's number in its group, and what all of the group share. */
static int64_t
split_place(
	const mesh *m, const cut *c, uint32_t n, uint32_t place, int64_t *rest)
{
	int64_t in = 0, out = 0;

	for (uint32_t k = 0; k < n; k++)
		in = in * c[k].size +
		     coordinate(m, place, c[k].axis) / c[k].after % c[k].size;
	for (uint32_t a = 0; a < m->naxis; a++) {
		int64_t x = coordinate(m, place, a);

		for (uint32_t k = 0; k < n; k++)
			if (c[k].axis == a)
				x -= x / c[k].after % c[k].size * c[k].after;
		out = out * m->axis[a].size + x;
	}
	*rest = out;
	return in;
}

/* "[axis, ...]": the cuts, and how many devices they have together. */
static const char *
parse_cuts(const mesh *m, pop_str axes, cut c[POP_SHARD_LIMIT_AXES],
	uint32_t *n, int64_t *together)
{
	text t = {axes.ptr, axes.ptr + axes.len};

	*n = 0;
	*together = 1;
	if (!accept(&t, '['))
		return "expected a list of axes";
	while (!accept(&t, ']')) {
		const char *bad;

		if (*n == POP_SHARD_LIMIT_AXES || (*n && !accept(&t, ',')))
			return "expected ] or another axis";
		bad = parse_ref(&t, m, &c[*n]);
		if (bad)
			return bad;
		*together *= c[(*n)++].size;
		if (*together > m->ndevice || m->ndevice % *together)
			return "an axis named twice";
	}
	return NULL;
}

const char *
pop_shard_groups(const pop_meshes *ms, pop_str by, pop_str axes, bool *known,
	int64_t **ids, uint32_t *n, uint32_t *size)
{
	pop_arena *a = ms->by_name.arena;
	const mesh *m = pop_strmap_find(&ms->by_name, by);
	cut c[POP_SHARD_LIMIT_AXES];
	uint32_t ncut, ngroup = 0;
	int64_t *group, each;
	const char *bad;

	*known = m != NULL;
	if (!m)
		return NULL;
	bad = parse_cuts(m, axes, c, &ncut, &each);
	if (bad)
		return bad;
	*n = m->ndevice;
	*size = (uint32_t)each;
	*ids = POP_NEWN(a, int64_t, m->ndevice);
	/* 1 + the group of those that share the rest. */
	group = POP_NEWN(a, int64_t, m->ndevice);
	for (uint32_t i = 0; i < m->ndevice; i++)
		(*ids)[i] = -1;
	for (uint32_t i = 0; i < m->ndevice; i++) {
		int64_t rest, *to, in = split_place(m, c, ncut, i, &rest);

		if (!group[rest])
			group[rest] = ++ngroup;
		if (ngroup > m->ndevice / each)
			return "axes that overlap";
		to = &(*ids)[(group[rest] - 1) * each + in];
		if (*to != -1)
			return "axes that overlap";
		*to = m->device ? m->device[i] : i;
	}
	return NULL;
}

/* ---- Shardings by tiles. */

typedef struct grid {
	int64_t dim[POP_SHARD_LIMIT_AXES];
	uint32_t n;
	int64_t total;
} grid;

static const char *
parse_grid(text *t, grid *g)
{
	g->total = 1;
	if (!accept(t, '['))
		return "expected [ and sizes";
	do {
		if (g->n == POP_SHARD_LIMIT_AXES || !number(t, &g->dim[g->n]) ||
			!g->dim[g->n])
			return "expected a size for each dimension";
		g->total *= g->dim[g->n++];
		if (g->total > POP_SHARD_LIMIT_DEVICES)
			return "more devices than supported";
	} while (accept(t, ','));
	return accept(t, ']') ? NULL : "expected ]";
}

/* <=[4,2]T(1,0): numbers counted over the sizes, dims then exchanged. */
static const char *
iota_devices(text *t, int64_t total, int64_t *out)
{
	grid g = {.n = 0};
	int64_t perm[POP_SHARD_LIMIT_AXES], stride[POP_SHARD_LIMIT_AXES];
	const char *bad = parse_grid(t, &g);
	uint32_t seen = 0;

	if (bad)
		return bad;
	if (g.total != total)
		return "sizes behind <= that do not match the tiles";
	for (uint32_t i = 0; i < g.n; i++)
		perm[i] = i;
	if (accept(t, 'T')) {
		if (!accept(t, '('))
			return "expected T(...)";
		for (uint32_t i = 0; i < g.n; i++) {
			if ((i && !accept(t, ',')) || !number(t, &perm[i]) ||
				perm[i] >= g.n || seen >> perm[i] & 1)
				return "expected each dimension once in T()";
			seen |= UINT32_C(1) << perm[i];
		}
		if (!accept(t, ')'))
			return "expected )";
	}
	stride[g.n - 1] = 1;
	for (uint32_t i = g.n - 1; i > 0; i--)
		stride[i - 1] = stride[i] * g.dim[i];
	for (int64_t i = 0; i < total; i++) {
		int64_t rest = i;

		out[i] = 0;
		for (uint32_t k = g.n; k-- > 0; rest /= g.dim[perm[k]])
			out[i] += rest % g.dim[perm[k]] * stride[perm[k]];
	}
	return NULL;
}

static const char *
listed_devices(text *t, int64_t total, int64_t *out)
{
	unsigned char seen[POP_SHARD_LIMIT_DEVICES] = {0};

	for (int64_t i = 0; i < total; i++) {
		if ((i && !accept(t, ',')) || !number(t, &out[i]))
			return "expected a device for each tile";
		if (out[i] >= total || seen[out[i]]++)
			return "expected each device once";
	}
	return NULL;
}

const char *
pop_shard_of_tiles(pop_shard *out, pop_arena *a, pop_str sharding,
	uint32_t ndevice, unsigned rank)
{
	text t = {sharding.ptr, sharding.ptr + sharding.len};
	grid g = {.n = 0};
	int64_t *at, each = 1;
	const char *bad;

	for (unsigned d = 0; d < rank; d++)
		out->tiles[d] = 1;
	out->ndevice = ndevice;
	out->held = POP_NEWN(a, int64_t, ndevice ? ndevice : 1);
	if (!accept(&t, '{'))
		return "expected {devices=[...]...} or {replicated}";
	if (accept_word(&t, "replicated") || accept_word(&t, "manual") ||
		accept_word(&t, "maximal"))
		return NULL;
	if (!accept_word(&t, "devices") || !accept(&t, '='))
		return "expected {devices=[...]...} or {replicated}";
	bad = parse_grid(&t, &g);
	if (bad)
		return bad;
	if (g.n < rank)
		return "fewer dimensions than the value has";
	at = POP_NEWN(a, int64_t, g.total);
	bad = accept_word(&t, "<=") ? iota_devices(&t, g.total, at)
				    : listed_devices(&t, g.total, at);
	if (bad)
		return bad;
	for (unsigned d = 0; d < g.n; d++) {
		if (d < rank)
			out->tiles[d] = g.dim[d];
		else
			each *= g.dim[d]; /* devices that hold one tile */
	}
	out->ndevice = (uint32_t)g.total;
	out->held = POP_NEWN(a, int64_t, g.total);
	for (int64_t i = 0; i < g.total; i++)
		out->held[at[i]] = i / each;
	return NULL;
}

/* ---- Ops. */

static pop_value *
cross(pop_block *b, pop_loc loc, pop_value *v, const pop_shard *s,
	const pop_shape *to, pop_opcode code)
{
	const pop_shape *whole = code == POP_OP_SHARD ? v->type : to;
	const pop_shape *local = code == POP_OP_SHARD ? to : v->type;
	pop_graph *g = b->func->graph;
	pop_op *op;

	if (whole->rank != local->rank || whole->dtype != local->dtype)
		return NULL;
	for (unsigned d = 0; d < whole->rank; d++)
		if (local->dim[d] * s->tiles[d] != whole->dim[d])
			return NULL;
	if (s->ndevice < 2)
		return v;
	op = pop_op_new(g, code, 1, 1, to, 0, loc);
	op->arg[0] = v;
	pop_attr_set_ints(g, op, POP_ATTR_REPLICA_GROUPS, s->held, s->ndevice);
	pop_attr_set_ints(g, op, POP_ATTR_TILES, s->tiles, whole->rank);
	pop_block_append(b, op);
	return &op->res[0];
}

pop_value *
pop_shard_split(pop_block *b, pop_loc loc, pop_value *v, const pop_shard *s,
	const pop_shape *local)
{
	return cross(b, loc, v, s, local, POP_OP_SHARD);
}

pop_value *
pop_shard_join(pop_block *b, pop_loc loc, pop_value *v, const pop_shard *s,
	const pop_shape *whole)
{
	return cross(b, loc, v, s, whole, POP_OP_UNSHARD);
}
