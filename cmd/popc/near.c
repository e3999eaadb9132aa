/* Entries that are like a key: one table of all, and a ranking of it. */

#include "cmd/popc/near.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- The table. */

struct scan {
	popc_near *out;
	const pop_cache *cache;
	int layer;
};

static void
take_part(popc_near_entry *e, const pop_exe_part *p)
{
	for (int i = 1; i < POP_KEY_LIMIT; i++)
		if (pop_str_is(p->name, pop_key_part_name[i]))
			e->part[i] = p->digest;
	if (pop_str_is(p->name, POP_PART_SIGNATURE))
		e->signature = p->digest;
	if (pop_str_is(p->name, POP_PART_SKETCH)) {
		e->sketch = p->digest;
		e->has_sketch = true;
	}
}

pop_status
popc_near_open(pop_exe **out, const pop_cache *cache, const popc_near_entry *e,
	bool want_graph, pop_err *err)
{
	pop_exe_options o = {
		.key = &e->key, .head_only = true, .want_graph = want_graph};
	const int link = pop_cache_follows(cache, e->layer) ? 0 : O_NOFOLLOW;
	char path[POP_CACHE_PATH_MAX], name[POP_CACHE_NAME_MAX];
	pop_status st;
	int fd;

	pop_cache_name(name, e->key);
	snprintf(path, sizeof(path), "%s/%s", pop_cache_dir(cache, e->layer),
		name);
	fd = open(path, O_RDONLY | O_CLOEXEC | link | O_NONBLOCK | O_NOCTTY);
	if (fd < 0)
		return pop_fail(err, errno == ENOENT ? POP_E_MISS : POP_E_IO,
			"open %s: %s", path, strerror(errno));
	st = pop_exe_open_fd(out, fd, path, &o, err);
	close(fd);
	return st;
}

static pop_status
add(popc_near *n, const popc_near_entry *e, pop_err *err)
{
	if (n->n == n->cap) {
		size_t cap = n->cap ? 2 * n->cap : 256;
		popc_near_entry *p = realloc(n->at, cap * sizeof(*p));

		if (!p)
			return pop_fail(err, POP_E_NOMEM, "out of memory");
		n->at = p;
		n->cap = cap;
	}
	n->at[n->n++] = *e;
	return POP_OK;
}

static pop_status
look_at(void *arg, pop_digest key, pop_err *err)
{
	struct scan *s = arg;
	popc_near_entry e = {.key = key, .layer = s->layer};
	const pop_exe_meta *m;
	pop_exe *exe = NULL;
	pop_err ignored;
	pop_status st;

	if (s->out->n == POPC_NEAR_MAX) {
		s->out->passed_over++;
		return POP_OK;
	}
	st = popc_near_open(&exe, s->cache, &e, false, &ignored);
	if (st == POP_E_NOMEM)
		return pop_fail(err, st, "%s", ignored.text);
	if (st != POP_OK) {
		s->out->unreadable += st != POP_E_MISS;
		return POP_OK;
	}
	m = pop_exe_meta_of(exe);
	e.epoch = m->epoch;
	for (uint32_t i = 0; i < m->npart; i++)
		take_part(&e, &m->part[i]);
	pop_exe_close(exe);
	return add(s->out, &e, err);
}

pop_status
popc_near_scan(popc_near *out, const pop_cache *cache, pop_err *err)
{
	*out = (popc_near){0};
	for (int i = 0; i < pop_cache_nlayer(cache); i++) {
		struct scan s = {out, cache, i};
		pop_status st = pop_cache_keys(cache, i, look_at, &s, err);

		/* A directory that cannot be read has nothing near. */
		if (st == POP_E_NOMEM)
			return st;
	}
	if (err)
		err->text[0] = '\0';
	return POP_OK;
}

void
popc_near_release(popc_near *n)
{
	free(n->at);
	*n = (popc_near){0};
}

/* ---- Ranking. */

unsigned
popc_near_differs(const popc_near_entry *e, const pop_key *key)
{
	unsigned bits = 0;

	for (unsigned i = 1; i < POP_KEY_LIMIT; i++)
		if (!pop_digest_eq(e->part[i], key->part[i]))
			bits |= 1u << i;
	return bits;
}

static unsigned
count_bits(unsigned bits)
{
	unsigned n = 0;

	for (; bits; bits &= bits - 1)
		n++;
	return n;
}

/* Graph before all; then how like it is; then what else differs, the
 * compiler's epoch least, since nobody can choose it. */
static unsigned
score(const popc_near_choice *c, const pop_key *key)
{
	unsigned other = c->differs & ~(1u << POP_KEY_GRAPH);
	unsigned s = c->likeness * 16;

	s += 2 * (POP_KEY_LIMIT - count_bits(other));
	s += pop_digest_eq(c->entry->signature, key->graph.signature);
	s += !(other & 1u << POP_KEY_TARGET);
	if (!(c->differs & 1u << POP_KEY_GRAPH))
		s += 1u << 20;
	return s;
}

size_t
popc_near_rank(popc_near_choice out[POPC_NEAR_BEST], const popc_near *n,
	const pop_key *key)
{
	unsigned best[POPC_NEAR_BEST];
	size_t count = 0;

	for (size_t i = 0; i < n->n; i++) {
		const popc_near_entry *e = &n->at[i];
		popc_near_choice c = {.entry = e,
			.differs = popc_near_differs(e, key),
			.likeness = 1000};
		unsigned s;
		size_t at;

		if (c.differs & 1u << POP_KEY_GRAPH)
			c.likeness = e->has_sketch
					     ? pop_sketch_likeness(&e->sketch,
						       &key->graph.sketch)
					     : 0;
		if (c.likeness < POPC_NEAR_LEAST || !c.differs)
			continue;
		s = score(&c, key);
		for (at = count; at && best[at - 1] < s; at--)
			if (at < POPC_NEAR_BEST) {
				best[at] = best[at - 1];
				out[at] = out[at - 1];
			}
		if (at == POPC_NEAR_BEST)
			continue;
		best[at] = s;
		out[at] = c;
		count += count < POPC_NEAR_BEST;
	}
	return count;
}
