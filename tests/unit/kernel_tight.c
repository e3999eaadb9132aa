/*
 * Which loops run tight, alone or with turns side by side, and which loops
 * inside them have a lane for each: with the prices of lib/kernel/tight*.c, for
 * vectors of eight lanes and more.  Results are tests/golden/run/tight_*.
 */

#include <assert.h>
#include <stdio.h>

#include "lib/gen/gen.h"
#include "lib/kernel/tight_int.h"
#include "lib/pass/pass.h"

/* In the order of speed. */
typedef enum form {
	NOT,   /* step by step */
	ALONE, /* tight, one turn after the other */
	TURNS, /* side by side */
	COUNT, /* with a loop inside that all lanes leave at once */
	LANES, /* with one that each lane leaves on its own */
	DEEP   /* one in a loop that is inside itself, as COUNT or LANES */
} form;

static const char *const form_name[] = {
	"not", "alone", "turns", "counted", "lanes", "deep"};

typedef struct sample {
	const char *name;
	form want;
	const char *text;
} sample;

#define I32(x) "{value = <i32 splat: " x ">} : i32\n"
#define F32(x) "{value = <f32 splat: " x ">} : f32\n"
/* A loop of 1000 turns: %9 counts, %10 is carried from %0 on. */
#define LOOP(type, body)                                                                                       \
	"popir 1\nfunc @main(%0: " type ") -> (" type ") {\n"                                                  \
	"%1 = constant " I32(                                                                                  \
		"00000000") "%2, %3 = while %1, %0 : i32, " type                                               \
			    " (%4: i32, %5: " type ") {\n%6 = constant " I32(                                  \
				    "e8030000") "%7 = compare %4, %6 {direction = 5, compare_type = 3} : i1\n" \
						"return %7\n} (%9: i32, %10: " type                            \
						") {\n%11 = constant " I32(                                    \
							"01000000") "%12 = add %9, %11 : i32\n" body           \
								    "return %12, %99\n}\nreturn %3\n}\n"

static const sample all[] = {
	{"a sum of functions of the counter", TURNS,
		LOOP("f32", "%13 = convert %9 : f32\n"
			    "%14 = multiply %13, %13 : f32\n"
			    "%15 = sqrt %14 : f32\n"
			    "%16 = add %15, %14 : f32\n"
			    "%17 = divide %14, %16 : f32\n"
			    "%99 = add %10, %17 : f32\n")},
	{"the same until an argument is reached", TURNS,
		"popir 1\nfunc @main(%0: i32) -> (f32) {\n"
		"%1 = constant {value = <i32 splat: 00000000>} : i32\n"
		"%2 = constant {value = <f32 splat: 00000000>} : f32\n"
		"%3, %4, %5 = while %1, %2, %0 : i32, f32, i32 "
		"(%6: i32, %7: f32, %8: i32) {\n"
		"%9 = compare %6, %8 {direction = 5, compare_type = 3} : i1\n"
		"return %9\n} (%10: i32, %11: f32, %12: i32) {\n"
		"%13 = constant {value = <i32 splat: 01000000>} : i32\n"
		"%14 = add %10, %13 : i32\n"
		"%15 = convert %10 : f32\n"
		"%16 = sqrt %15 : f32\n"
		"%17 = divide %16, %15 : f32\n"
		"%18 = add %11, %17 : f32\n"
		"return %14, %18, %12\n}\nreturn %4\n}\n"},
	{"a small matrix", ALONE,
		LOOP("4x4xf32", "%13 = cholesky %10 {lower = 1} : 4x4xf32\n"
				"%99 = add %13, %13 : 4x4xf32\n")},
	{"a matrix that takes longer than all else", NOT,
		LOOP("64x64xf32", "%13 = cholesky %10 {lower = 1} : 64x64xf32\n"
				  "%99 = add %13, %13 : 64x64xf32\n")},
	{"a carry of which a step that is called takes the most time", ALONE,
		LOOP("2048xf32", "%13 = multiply %10, %10 : 2048xf32\n"
				 "%99 = add %10, %13 : 2048xf32\n")},
	{"a large carry", NOT,
		LOOP("8192xf32", "%13 = multiply %10, %10 : 8192xf32\n"
				 "%99 = add %10, %13 : 8192xf32\n")},
	{"a loop inside that each turn leaves on its own", LANES,
		LOOP("f32",
			"%13 = convert %9 : f32\n"
			"%14 = constant " F32(
				"00000000") "%15, %16 = while %13, %14 : f32, f32 "
					    "(%17: f32, %18: f32) {\n"
					    "%19 = constant " F32(
						    "0000803f") "%20 = compare %17, %19 {direction = 3, compare_type "
								"= 1} : i1\nreturn %20\n} (%21: f32, %22: f32) {\n"
								"%23 = sqrt %21 : f32\n%24 = add %22, %23 : f32\n"
								"%25 = constant " F32(
									"0000003f") "%26 = multiply %21, %25 : f32\nreturn %26, %24\n}\n"
										    "%99 = add %10, %16 : f32\n")},
	{"a loop inside of some turns", COUNT,
		LOOP("f32",
			"%13 = convert %9 : f32\n"
			"%14 = constant " I32(
				"00000000") "%15, %16 = while %14, %13 : i32, f32 "
					    "(%17: i32, %18: f32) {\n"
					    "%19 = constant " I32(
						    "28000000") "%20 = compare %17, %19 {direction = 5, compare_type "
								"= 3} : i1\nreturn %20\n} (%21: i32, %22: f32) {\n"
								"%23 = add %21, %11 : i32\n"
								"%24 = convert %21 : f32\n"
								"%25 = multiply %22, %22 : f32\n"
								"%26 = subtract %24, %25 : f32\n"
								"return %23, %26\n}\n"
								"%99 = add %10, %16 : f32\n")},
	{"a loop inside that stores, and leaves nothing else", ALONE,
		LOOP("512xf32",
			"%13 = convert %9 : f32\n"
			"%14 = constant {value = <i32 splat: 00000000>} : i32\n"
			"%15, %99 = while %14, %10 : i32, 512xf32 "
			"(%17: i32, %18: 512xf32) {\n"
			"%20 = compare %17, %9 {direction = 5, compare_type "
			"= 3} : i1\nreturn %20\n} "
			"(%21: i32, %22: 512xf32) {\n"
			"%23 = add %21, %11 : i32\n"
			"%24 = broadcast_in_dim %13 {dims = []} : 1xf32\n"
			"%25 = dynamic_update_slice %22, %24, %21 : 512xf32\n"
			"return %23, %25\n}\n")},
	{"a loop in a loop inside, whose turns have a lane each", DEEP,
		LOOP("i32",
			"%14 = constant " I32(
				"00000000") "%15, %99 = while %14, %10 : i32, i32 "
					    "(%16: i32, %17: i32) {\n"
					    "%18 = constant " I32(
						    "2d000000") "%19 = compare %16, %18 {direction = 5, compare_type "
								"= 3} : i1\nreturn %19\n} (%20: i32, %21: i32) {\n"
								"%22, %23 = while %14, %20 : i32, i32 "
								"(%24: i32, %25: i32) {\n"
								"%26 = compare %24, %20 {direction = 5, compare_type "
								"= 3} : i1\nreturn %26\n} (%27: i32, %28: i32) {\n"
								"%29 = add %27, %11 : i32\n"
								"%30 = multiply %28, %28 : i32\n"
								"%31 = add %30, %9 : i32\n"
								"return %29, %31\n}\n"
								"%32 = add %21, %23 : i32\n"
								"%33 = add %20, %11 : i32\n"
								"return %33, %32\n}\n")},
	{"what the turn before has stored", TURNS,
		LOOP("512xi32",
			"%14 = dynamic_slice %10, %9 {sizes = [1]} : 1xi32\n"
			"%15 = broadcast_in_dim %9 {dims = []} : 1xi32\n"
			"%16 = add %14, %15 : 1xi32\n"
			"%99 = dynamic_update_slice %10, %16, %12 : 512xi32\n")},
	{"what the turn before that has stored", ALONE,
		LOOP("512xi32",
			"%13 = add %12, %11 : i32\n"
			"%14 = dynamic_slice %10, %9 {sizes = [1]} : 1xi32\n"
			"%15 = broadcast_in_dim %9 {dims = []} : 1xi32\n"
			"%16 = add %14, %15 : 1xi32\n"
			"%99 = dynamic_update_slice %10, %16, %13 : 512xi32\n")},
	{"a loop inside that waits for the one before", ALONE,
		LOOP("f32",
			"%14 = constant " I32(
				"00000000") "%15, %16 = while %14, %10 : i32, f32 "
					    "(%17: i32, %18: f32) {\n"
					    "%20 = compare %17, %9 {direction = 5, compare_type "
					    "= 3} : i1\nreturn %20\n} (%21: i32, %22: f32) {\n"
					    "%23 = add %21, %11 : i32\n"
					    "%25 = multiply %22, %22 : f32\n"
					    "%26 = subtract %22, %25 : f32\n"
					    "return %23, %26\n}\n"
					    "%99 = negate %16 : f32\n")},
};

typedef struct rig {
	const sample *s;
	pop_arena arena;
	pop_program program;
} rig;

static pop_status
make(void *arg, pop_err *err)
{
	rig *r = arg;
	pop_graph *g;

	POP_TRY(pop_graph_parse(
		&g, &r->arena, r->s->name, pop_str_of(r->s->text), err));
	POP_TRY(pop_graph_verify(g, err));
	POP_TRY(pop_pass_run(g, NULL, err));
	POP_TRY(pop_gen(&r->program, &r->arena, g, err));
	return pop_program_check(&r->program, err);
}

static form
form_of(const pop_tight *t, int64_t trip)
{
	if (!t)
		return NOT;
	if (t->trip == trip && !t->rest)
		return t->inner && t->inner->rest && t->inner->inner ? DEEP
								     : ALONE;
	if (!t->inner)
		return TURNS;
	return t->inner->lanes ? LANES : COUNT;
}

/* Of the outermost loop, which comes before those inside. */
static form
form_on(rig *r, const pop_kernel_table *k)
{
	const pop_program *p = &r->program;
	const pop_call *call = POP_NEWN(&r->arena, pop_call, p->nstep);
	uint32_t nodes = POP_TIGHT_NODES;
	pop_tight *t = NULL;

	for (uint32_t i = 0; i < p->nstep; i++)
		if (p->step[i].kind == POP_STEP_WHILE) {
			pop_tight_prepare(&t, &r->arena, k->tight, p, i,
				pop_tight_uses(p, &r->arena), call, &nodes);
			return form_of(t, p->step[i].param[POP_WHILE_TRIP]);
		}
	return NOT;
}

static bool
check(const sample *s, const pop_kernel_table *k)
{
	rig r = {.s = s};
	pop_err err = {0};
	form got;

	if (pop_arena_run(&r.arena, make, &r, &err) != POP_OK)
		fprintf(stderr, "%s: %s\n", s->name, err.text);
	assert(!err.status);
	got = form_on(&r, k);
	if (got != s->want)
		fprintf(stderr, "%s, %s: %s, not %s\n", s->name, k->name,
			form_name[got], form_name[s->want]);
	pop_arena_release(&r.arena);
	return got == s->want;
}

int
main(void)
{
	static const char *const isa[] = {"avx2", "avx512"};
	bool ok = true;

	for (unsigned i = 0; i < sizeof(isa) / sizeof(*isa); i++) {
		const pop_kernel_table *k;
		pop_err err = {0};

		if (pop_kernel_select(&k, isa[i], &err) != POP_OK)
			continue; /* not on this machine */
		for (unsigned n = 0; n < sizeof(all) / sizeof(*all); n++)
			ok &= check(&all[n], k);
	}
	assert(ok);
	return 0;
}
