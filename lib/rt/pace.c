#include "lib/rt/pace.h"

enum {
	/* A window of a trial, and windows of each kind in it. */
	WINDOW_NS = 150000,
	WINDOWS = 4,
	/* Between trials. */
	REST_NS = 20000000,
	MOST_REST_NS = 640000000,
	/* Percent that others must gain, as they take a core each. */
	GAIN = 8,
};

void
pop_pace_init(pop_pace *p, uint64_t longest, uint64_t rest)
{
	*p = (pop_pace){.longest = longest,
		.rest = REST_NS,
		.left = rest,
		.has_changed = true};
}

static void
use(pop_pace *p, bool alone)
{
	p->has_changed = alone != p->alone;
	p->alone = alone;
	p->ns = p->turns = 0;
}

static void
begin_trial(pop_pace *p)
{
	p->trial = 0;
	p->best[0] = p->best[1] = UINT64_MAX;
	use(p, false);
}

static void
rest_as(pop_pace *p, bool alone)
{
	p->rest = alone == p->was_alone ? 2 * p->rest : REST_NS;
	if (p->rest > MOST_REST_NS)
		p->rest = MOST_REST_NS;
	p->left = p->rest;
	p->was_alone = alone;
	use(p, alone);
}

/* A window of the trial ended, turns of which took `ps`. */
static void
judge(pop_pace *p, uint64_t ps)
{
	if (ps < p->best[p->alone])
		p->best[p->alone] = ps;
	if (++p->trial == 2 * WINDOWS)
		rest_as(p, p->best[1] / 100 < p->best[0] / (100 - GAIN));
	else if (!p->alone && ps / 1000 > p->longest)
		rest_as(p, false);
	else
		use(p, !p->alone);
}

void
pop_pace_add(pop_pace *p, uint64_t ns, uint64_t turns)
{
	if (p->left > ns) {
		p->left -= ns;
		return;
	}
	if (p->left) {
		p->left = 0;
		begin_trial(p);
		return;
	}
	if (p->has_changed) {
		p->has_changed = false;
		return;
	}
	p->ns += ns;
	p->turns += turns;
	if (p->ns >= WINDOW_NS)
		judge(p, p->ns * 1000 / p->turns);
}
