/*
 * Estimates from info records: of the key itself, else of the nearest entry,
 * else of the one whose graph is nearest in size.  Time is taken to grow with
 * the number of ops; so is memory beyond what every process takes, but not to
 * shrink.
 */

#include "cmd/popc/estimate.h"

enum {
	/* Of 1000: from here on a graph is like another for this purpose. */
	LEAST_LIKENESS = 600,
	/* Info records looked for among graphs of like size. */
	MAX_TRIES = 8,
	/* A compile of next to nothing, and an op, take about so much. */
	PROCESS_BYTES = 3 << 20,
	OP_BYTES = 4 << 10,
};

const char *const popc_basis_word[POPC_BASIS_COUNT] = {
	[POPC_BASIS_NONE] = "unknown",
	[POPC_BASIS_KEY] = "before",
	[POPC_BASIS_GRAPH] = "same-graph",
	[POPC_BASIS_LIKE] = "like",
	[POPC_BASIS_SIZE] = "size",
};

/* Of a graph of `scale` times as many ops as the `nop` that took `peak`. */
static uint64_t
grown(uint64_t peak, uint64_t nop, double scale)
{
	uint64_t above = peak > PROCESS_BYTES ? peak - PROCESS_BYTES : 0;

	if (above < nop * OP_BYTES)
		above = nop * OP_BYTES;
	return scale > 1 ? peak + (uint64_t)((double)above * (scale - 1))
			 : peak;
}

/* False if nothing is noted of that key, whose graph has `nop` ops. */
static bool
take(popc_estimate *out, const pop_cache *cache, pop_digest from,
	popc_basis basis, uint64_t nop, double scale)
{
	pop_cache_info info;
	pop_err ignored;

	if (pop_cache_info_get(&info, cache, from, &ignored) != POP_OK ||
		!info.compile_ns)
		return false;
	*out = (popc_estimate){.basis = basis,
		.from = from,
		.seconds = (double)info.compile_ns / 1e9 * scale,
		.bytes = grown(info.peak_bytes, nop, scale)};
	return true;
}

static double
scale_of(const popc_near_entry *e, const pop_key *key)
{
	return ((double)key->graph.nop + 1) /
	       ((double)pop_sketch_ops(&e->sketch) + 1);
}

/* How far two sizes are apart, either way. */
static double
distance(const popc_near_entry *e, const pop_key *key)
{
	double s = scale_of(e, key);

	return s < 1 ? 1 / s : s;
}

/* The entries of the nearest sizes, nearest first; how many. */
static size_t
by_size(const popc_near_entry *out[MAX_TRIES], const popc_near *near,
	const pop_key *key)
{
	size_t n = 0;

	for (size_t i = 0; i < near->n; i++) {
		const popc_near_entry *e = &near->at[i];
		size_t at = n;

		if (!e->has_sketch)
			continue;
		for (; at && distance(out[at - 1], key) > distance(e, key);
			at--)
			if (at < MAX_TRIES)
				out[at] = out[at - 1];
		if (at == MAX_TRIES)
			continue;
		out[at] = e;
		n += n < MAX_TRIES;
	}
	return n;
}

void
popc_estimate_make(popc_estimate *out, const pop_cache *cache,
	const popc_near *near, const popc_verdict *v, const pop_key *key)
{
	const popc_near_entry *size[MAX_TRIES];
	size_t n;

	*out = (popc_estimate){0};
	if (take(out, cache, key->key, POPC_BASIS_KEY, key->graph.nop, 1))
		return;
	for (size_t i = 0; i < v->nnear; i++) {
		const popc_near_choice *c = &v->near[i];
		bool same = !(c->differs & 1u << POP_KEY_GRAPH);

		if ((same || c->likeness >= LEAST_LIKENESS) &&
			take(out, cache, c->entry->key,
				same ? POPC_BASIS_GRAPH : POPC_BASIS_LIKE,
				pop_sketch_ops(&c->entry->sketch),
				same ? 1 : scale_of(c->entry, key)))
			return;
	}
	n = by_size(size, near, key);
	for (size_t i = 0; i < n; i++)
		if (take(out, cache, size[i]->key, POPC_BASIS_SIZE,
			    pop_sketch_ops(&size[i]->sketch),
			    scale_of(size[i], key)))
			return;
}
