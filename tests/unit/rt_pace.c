/*
 * Whether threads pay, by turns whose times are made up.
 */

#include <assert.h>

#include "lib/rt/pace.h"

enum { LONGEST = 100000, BEFORE = 1000000, ALL_NS = 1000000000 };

/* Turns of `with` nanoseconds, alone of `without`, and every `late`th of those
 * with all threads ten times as long, for `time` nanoseconds.  Returns the
 * percentage of turns that were alone. */
static uint64_t
go(pop_pace *p, uint64_t with, uint64_t without, unsigned late, uint64_t time)
{
	uint64_t n[2] = {0, 0};

	for (uint64_t t = 0; t < time;) {
		uint64_t ns = p->alone ? without : with;

		if (!p->alone && late && n[0] % late == late - 1)
			ns *= 10;
		n[p->alone]++;
		pop_pace_add(p, ns, 1);
		t += ns;
	}
	return 100 * n[1] / (n[0] + n[1]);
}

static uint64_t
share(uint64_t with, uint64_t without, unsigned late)
{
	pop_pace p;

	pop_pace_init(&p, LONGEST, BEFORE);
	return go(&p, with, without, late, ALL_NS);
}

static void
test_what_wins(void)
{
	assert(share(5000, 9000, 0) <= 2);
	assert(share(5000, 5100, 0) >= 98);
	assert(share(5000, 4000, 0) >= 98);
	assert(share(90000, 160000, 0) <= 2);
	assert(share(90000, 80000, 0) >= 95);
	/* Late turns are no reason, if threads pay in the others. */
	assert(share(5000, 9000, 20) <= 2);
	assert(share(5000, 5100, 20) >= 98);
}

static void
test_long_turns_stay(void)
{
	assert(share(LONGEST + 1, 10, 0) == 0);
}

static void
test_nothing_before(void)
{
	pop_pace p;

	pop_pace_init(&p, LONGEST, BEFORE);
	assert(go(&p, 5000, 1, 0, BEFORE) == 0);
}

/* What won is tried again. */
static void
test_change(void)
{
	pop_pace p;

	pop_pace_init(&p, LONGEST, BEFORE);
	assert(go(&p, 5000, 4000, 0, ALL_NS / 10) >= 90);
	assert(p.alone);
	go(&p, 5000, 9000, 0, ALL_NS);
	assert(!p.alone);
	assert(go(&p, 5000, 9000, 0, ALL_NS) <= 2);
}

int
main(void)
{
	test_what_wins();
	test_long_turns_stay();
	test_nothing_before();
	test_change();
	return 0;
}
