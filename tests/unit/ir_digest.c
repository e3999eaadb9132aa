/*
 * The canonical digest: what must not change it, what must, a row each, and a
 * row for every attribute of attrs.def.
 */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/base/clock.h"
#include "lib/ir/ir.h"
#include "lib/ir/record.h"

static unsigned nbad;

typedef struct job {
	pop_arena arena;
	const char *text;
	size_t len;
	pop_digest digest, check;
	pop_record_made made;
	bool verify;
} job;

static pop_status
body(void *arg, pop_err *err)
{
	job *j = arg;
	pop_graph *g;

	POP_TRY(pop_graph_parse(
		&g, &j->arena, "t", (pop_str){j->text, j->len}, err));
	if (j->verify)
		POP_TRY(pop_graph_verify(g, err));
	return pop_graph_record(g, &j->digest, &j->check, &j->made, err);
}

/* The digest and the check digest, which differ, and those of the record. */
typedef struct pair {
	pop_digest digest, check, record, signature, sketch;
} pair;

/* The record can be read, and does not differ from itself. */
static pop_status
read_record(void *arg, pop_err *err)
{
	job *j = arg;
	pop_record r;
	pop_record_diff d;

	POP_TRY(pop_record_read(&r, &j->arena, j->made.record, err));
	pop_record_compare(&d, &j->arena, &r, &r);
	if (d.n || r.nop != j->made.nop)
		return pop_fail(err, POP_E_INTERNAL,
			"record: %u ops of %u, differs from itself in %u",
			r.nop, j->made.nop, d.n);
	return POP_OK;
}

static pair
digest_of(const char *text)
{
	job j = {.text = text, .len = strlen(text), .verify = true};
	pair p;
	pop_err err;

	if (pop_arena_run(&j.arena, body, &j, &err) != POP_OK ||
		pop_arena_run(&j.arena, read_record, &j, &err) != POP_OK) {
		fprintf(stderr, "%s\n%s\n", text, err.text);
		nbad++;
	}
	p = (pair){j.digest, j.check,
		pop_digest_of(j.made.record.ptr, j.made.record.len),
		j.made.signature, j.made.sketch};
	pop_arena_release(&j.arena);
	assert(!pop_digest_eq(p.digest, p.check));
	return p;
}

static void
check(const char *a, const char *b, bool same)
{
	pair x = digest_of(a), y = digest_of(b);

	if (pop_digest_eq(x.digest, y.digest) == same &&
		pop_digest_eq(x.check, y.check) == same &&
		pop_digest_eq(x.record, y.record) == same &&
		(!same || (pop_digest_eq(x.signature, y.signature) &&
				  pop_digest_eq(x.sketch, y.sketch))))
		return;
	fprintf(stderr, "%s\n%s\nexpected %s digests\n", a, b,
		same ? "equal" : "different");
	nbad++;
}

/* ---- Attributes: two spellings of one op whose result is used. */

#define HEAD                                                            \
	"popir 1 func @main(%0: f32, %1: 4xf32, %2: 4x4xf32, %3: i32, " \
	"%4: 4xi32, %5: i1, %6: 4x4x4xf32, %7: 1x4x4x1xf32, "           \
	"%8: 1x1x1x1xf32) -> () {"
#define ADD  "(%90: f32, %91: f32) {%92 = add %90, %91 : f32 return %92}"
#define LESS "{%92 = compare %90, %91 {direction = 5} : i1 return %92}"
#define CONV                                                     \
	"%9 = convolution %7, %8 {"                              \
	"lhs_layout = [0, 3, 1, 2], rhs_layout = [3, 2, 0, 1], " \
	"out_layout = [0, 3, 1, 2], window_strides = [1, 1], "   \
	"low = [0, 0], high = [0, 0]"
#define BATCHED                                                       \
	"rhs_batch = [0], lhs_contract = [1], rhs_contract = [1]} : " \
	"4x4x4xf32"
#define GATHER                                                         \
	"collapsed_dims = [0], index_map = [0], index_vector_dim = 1," \
	" sizes = [1, 4]"
#define CALL "%9 = custom_call {target = \"t\""

/* One op that makes %9; A and B are the two spellings. */
static const struct {
	pop_attr_key key;
	const char *a, *b;
} attrs[] = {
	{POP_ATTR_VALUE,
		"%9 = constant {value = <2xf32: 0000000000000000>} "
		": 2xf32",
		"%9 = constant {value = <2xf32: 0000000000000080>} : 2xf32"},
	{POP_ATTR_DIMS, "%9 = transpose %2 {dims = [1, 0]} : 4x4xf32",
		"%9 = transpose %2 {dims = [0, 1]} : 4x4xf32"},
	{POP_ATTR_DIM, "%9 = iota {dim = 0} : 4x4xi32",
		"%9 = iota {dim = 1} : 4x4xi32"},
	{POP_ATTR_START, "%9 = slice %1 {start = [0], limit = [3]} : 3xf32",
		"%9 = slice %1 {start = [1], limit = [4]} : 3xf32"},
	{POP_ATTR_LIMIT,
		"%9 = slice %1 {start = [0], limit = [3], stride = [2]} : "
		"2xf32",
		"%9 = slice %1 {start = [0], limit = [4], stride = [2]} : "
		"2xf32"},
	{POP_ATTR_STRIDE,
		"%9 = slice %1 {start = [0], limit = [4], stride = [3]} : "
		"2xf32",
		"%9 = slice %1 {start = [0], limit = [4], stride = [2]} : "
		"2xf32"},
	{POP_ATTR_SIZES, "%9 = custom_call {target = \"t\", sizes = [1]} : f32",
		"%9 = custom_call {target = \"t\", sizes = [2]} : f32"},
	{POP_ATTR_LOW,
		"%9 = pad %1, %0 {low = [1], high = [1], interior = [0]} : "
		"6xf32",
		"%9 = pad %1, %0 {low = [0], high = [1], interior = [0]} : "
		"5xf32"},
	{POP_ATTR_HIGH, CALL ", high = [1]} : f32", CALL ", high = [2]} : f32"},
	{POP_ATTR_INTERIOR, CALL ", interior = [1]} : f32", CALL "} : f32"},
	{POP_ATTR_DIRECTION, "%9 = compare %1, %1 {direction = 0} : 4xi1",
		"%9 = compare %1, %1 {direction = 1} : 4xi1"},
	{POP_ATTR_COMPARE_TYPE, "%9 = compare %1, %1 {direction = 0} : 4xi1",
		"%9 = compare %1, %1 {direction = 0, compare_type = 2} : "
		"4xi1"},
	{POP_ATTR_LHS_BATCH,
		"%9 = dot_general %6, %6 {lhs_batch = [0], " BATCHED,
		"%9 = dot_general %6, %6 {lhs_batch = [2], " BATCHED},
	{POP_ATTR_RHS_BATCH,
		"%9 = dot_general %2, %2 {lhs_batch = [0], rhs_batch = [0]} "
		": 4x4x4xf32",
		"%9 = dot_general %2, %2 {lhs_batch = [0], rhs_batch = [1]} "
		": 4x4x4xf32"},
	{POP_ATTR_LHS_CONTRACT,
		"%9 = dot_general %2, %2 {lhs_contract = [0], rhs_contract = "
		"[0]} : 4x4xf32",
		"%9 = dot_general %2, %2 {lhs_contract = [1], rhs_contract = "
		"[0]} : 4x4xf32"},
	{POP_ATTR_RHS_CONTRACT,
		"%9 = dot_general %2, %2 {lhs_contract = [0], rhs_contract = "
		"[0]} : 4x4xf32",
		"%9 = dot_general %2, %2 {lhs_contract = [0], rhs_contract = "
		"[1]} : 4x4xf32"},
	{POP_ATTR_PRECISION, "%9 = dot_general %0, %0 : f32",
		"%9 = dot_general %0, %0 {precision = [2, 0]} : f32"},
	{POP_ATTR_LHS_LAYOUT, CONV "} : 1x4x4x1xf32",
		"%9 = convolution %7, %8 {lhs_layout = [0, 3, 2, 1], "
		"rhs_layout = [3, 2, 0, 1], out_layout = [0, 3, 1, 2], "
		"window_strides = [1, 1], low = [0, 0], high = [0, 0]} : "
		"1x4x4x1xf32"},
	{POP_ATTR_RHS_LAYOUT, CONV "} : 1x4x4x1xf32",
		"%9 = convolution %7, %8 {lhs_layout = [0, 3, 1, 2], "
		"rhs_layout = [2, 3, 0, 1], out_layout = [0, 3, 1, 2], "
		"window_strides = [1, 1], low = [0, 0], high = [0, 0]} : "
		"1x4x4x1xf32"},
	{POP_ATTR_OUT_LAYOUT, CONV "} : 1x4x4x1xf32",
		"%9 = convolution %7, %8 {lhs_layout = [0, 3, 1, 2], "
		"rhs_layout = [3, 2, 0, 1], out_layout = [3, 0, 1, 2], "
		"window_strides = [1, 1], low = [0, 0], high = [0, 0]} : "
		"1x4x4x1xf32"},
	{POP_ATTR_WINDOW,
		"%9 = reduce_window %2, %0 {window = [2, 1], low = "
		"[1, 0]} : 4x4xf32 " ADD,
		"%9 = reduce_window %2, %0 {window = [1, 1], low = [0, 0]} : "
		"4x4xf32 " ADD},
	{POP_ATTR_WINDOW_STRIDES,
		"%9 = reduce_window %1, %0 {window = [2], window_strides = "
		"[2]} : 2xf32 " ADD,
		"%9 = reduce_window %1, %0 {window = [2], window_strides = "
		"[3]} : 1xf32 " ADD},
	{POP_ATTR_LHS_DILATION,
		"%9 = reduce_window %0, %0 {window = []} : f32 " ADD,
		"%9 = reduce_window %1, %0 {window = [1], lhs_dilation = [2]}"
		" : 7xf32 " ADD},
	{POP_ATTR_RHS_DILATION, CONV ", rhs_dilation = [1, 1]} : 1x4x4x1xf32",
		CONV ", rhs_dilation = [1, 2]} : 1x4x4x1xf32"},
	{POP_ATTR_WINDOW_REVERSAL, CONV "} : 1x4x4x1xf32",
		CONV ", window_reversal = [0, 1]} : 1x4x4x1xf32"},
	{POP_ATTR_FEATURE_GROUPS, CALL "} : f32",
		CALL ", feature_group_count = 2} : f32"},
	{POP_ATTR_BATCH_GROUPS, CALL "} : f32",
		CALL ", batch_group_count = 2} : f32"},
	{POP_ATTR_OFFSET_DIMS,
		"%9 = gather %2, %4 {offset_dims = [0], " GATHER "} : 4x4xf32",
		"%9 = gather %2, %4 {offset_dims = [1], " GATHER "} : 4x4xf32"},
	{POP_ATTR_COLLAPSED_DIMS,
		"%9 = gather %2, %4 {offset_dims = [1], collapsed_dims = [0],"
		" index_map = [0], index_vector_dim = 1, sizes = [1, 1]} : "
		"4x1xf32",
		"%9 = gather %2, %4 {offset_dims = [1], collapsed_dims = [1],"
		" index_map = [0], index_vector_dim = 1, sizes = [1, 1]} : "
		"4x1xf32"},
	{POP_ATTR_OPERAND_BATCH,
		"%9 = gather %6, %4 {offset_dims = [1], operand_batch = [1], "
		"collapsed_dims = [2], index_batch = [0], index_map = [0], "
		"index_vector_dim = 1, sizes = [1, 1, 1]} : 4x1xf32",
		"%9 = gather %6, %4 {offset_dims = [1], operand_batch = [2], "
		"collapsed_dims = [1], index_batch = [0], index_map = [0], "
		"index_vector_dim = 1, sizes = [1, 1, 1]} : 4x1xf32"},
	{POP_ATTR_INDEX_BATCH, CALL ", index_batch = [0]} : f32",
		CALL "} : f32"},
	{POP_ATTR_INDEX_MAP,
		"%9 = gather %2, %4 {offset_dims = [1], " GATHER "} : 4x4xf32",
		"%9 = gather %2, %4 {offset_dims = [1], collapsed_dims = [0],"
		" index_map = [1], index_vector_dim = 1, sizes = [1, 4]} : "
		"4x4xf32"},
	{POP_ATTR_INDEX_VECTOR_DIM, CALL "} : f32",
		CALL ", index_vector_dim = 1} : f32"},
	{POP_ATTR_INDICES_SORTED,
		"%9 = gather %2, %4 {offset_dims = [1], " GATHER "} : 4x4xf32",
		"%9 = gather %2, %4 {offset_dims = [1], " GATHER
		", indices_are_sorted = 1} : 4x4xf32"},
	{POP_ATTR_UNIQUE_INDICES, CALL "} : f32",
		CALL ", unique_indices = 1} : f32"},
	{POP_ATTR_IS_STABLE,
		"%9 = sort %1 {dim = 0} : 4xf32 (%90: f32, %91: f32) " LESS,
		"%9 = sort %1 {dim = 0, is_stable = 1} : 4xf32 (%90: f32, "
		"%91: f32) " LESS},
	{POP_ATTR_K, CALL ", k = 0} : f32", CALL "} : f32"},
	{POP_ATTR_EXPONENT_BITS,
		"%9 = reduce_precision %0 {exponent_bits = 5, mantissa_bits "
		"= 2} : f32",
		"%9 = reduce_precision %0 {exponent_bits = 4, mantissa_bits "
		"= 2} : f32"},
	{POP_ATTR_MANTISSA_BITS,
		"%9 = reduce_precision %0 {exponent_bits = 5, mantissa_bits "
		"= 2} : f32",
		"%9 = reduce_precision %0 {exponent_bits = 5, mantissa_bits "
		"= 0} : f32"},
	{POP_ATTR_TARGET, CALL "} : f32",
		"%9 = custom_call {target = \"u\"} : f32"},
	{POP_ATTR_BACKEND_CONFIG, CALL "} : f32",
		CALL ", backend_config = \"x\"} : f32"},
	{POP_ATTR_HAS_SIDE_EFFECT, CALL "} : f32",
		CALL ", has_side_effect = 1} : f32"},
	{POP_ATTR_API_VERSION, CALL "} : f32", CALL ", api_version = 2} : f32"},
	{POP_ATTR_MAX_ULP, CALL ", max_ulp = 1} : f32",
		CALL ", max_ulp = 2} : f32"},
	{POP_ATTR_MIN_ULP, CALL ", min_ulp = 1} : f32",
		CALL ", min_ulp = 2} : f32"},
	{POP_ATTR_TOLERANCE, CALL ", tolerance = 0x0000000000000000} : f32",
		CALL ", tolerance = 0x8000000000000000} : f32"},
	{POP_ATTR_ALGORITHM, "%9 = dot_general %0, %0 : f32",
		"%9 = dot_general %0, %0 {algorithm = [16, 16, 16, 1, 1, 1, "
		"0]} : f32"},
	{POP_ATTR_FFT_TYPE, CALL ", fft_type = 1} : f32",
		CALL ", fft_type = 2} : f32"},
	{POP_ATTR_LOWER, CALL ", lower = 1} : f32", CALL ", lower = 2} : f32"},
	{POP_ATTR_LEFT_SIDE, CALL ", left_side = 1} : f32",
		CALL ", left_side = 2} : f32"},
	{POP_ATTR_UNIT_DIAGONAL, CALL ", unit_diagonal = 1} : f32",
		CALL ", unit_diagonal = 2} : f32"},
	{POP_ATTR_TRANSPOSE_A, CALL ", transpose_a = 1} : f32",
		CALL ", transpose_a = 2} : f32"},
	{POP_ATTR_RNG_DISTRIBUTION, CALL ", rng_distribution = 1} : f32",
		CALL ", rng_distribution = 2} : f32"},
	{POP_ATTR_RNG_ALGORITHM, CALL ", rng_algorithm = 1} : f32",
		CALL ", rng_algorithm = 2} : f32"},
	{POP_ATTR_FULL_MATRICES, CALL ", full_matrices = 1} : f32",
		CALL ", full_matrices = 2} : f32"},
	{POP_ATTR_FFT_LENGTH, CALL ", fft_length = [1]} : f32",
		CALL ", fft_length = [1, 2]} : f32"},
	{POP_ATTR_EPSILON, CALL ", epsilon = 0x0000000000000000} : f32",
		CALL ", epsilon = 0x3f50624de0000000} : f32"},
	{POP_ATTR_FEATURE_INDEX, CALL ", feature_index = 0} : f32",
		CALL "} : f32"},
	{POP_ATTR_LHS_RAGGED, CALL ", lhs_ragged = [0]} : f32",
		CALL ", lhs_ragged = [1]} : f32"},
	{POP_ATTR_RHS_GROUP, CALL ", rhs_group = [0]} : f32", CALL "} : f32"},
	{POP_ATTR_INPUTS, CALL ", inputs = 0} : f32", CALL "} : f32"},
	{POP_ATTR_SCAN_SIZE, CALL ", scan_size = 1} : f32",
		CALL ", scan_size = 2} : f32"},
	{POP_ATTR_IS_REVERSE, CALL ", is_reverse = 1} : f32", CALL "} : f32"},
	{POP_ATTR_OTHER, CALL ", \"a\" = \"b\"} : f32",
		CALL ", \"a\" = \"c\"} : f32"},
	{POP_ATTR_OTHER, CALL ", \"a\" = \"\"} : f32", CALL "} : f32"},
	{POP_ATTR_REPLICA_GROUPS, CALL ", replica_groups = [0]} : f32",
		CALL "} : f32"},
	{POP_ATTR_GROUP_SIZE, CALL ", group_size = 1} : f32",
		CALL ", group_size = 2} : f32"},
	{POP_ATTR_CHANNEL_ID, CALL ", channel_id = 1} : f32", CALL "} : f32"},
	{POP_ATTR_CHANNEL_TYPE, CALL ", channel_type = 1} : f32",
		CALL ", channel_type = 2} : f32"},
	{POP_ATTR_GLOBAL_IDS, CALL ", use_global_device_ids = 1} : f32",
		CALL "} : f32"},
	{POP_ATTR_PAIRS, CALL ", source_target_pairs = [0, 1]} : f32",
		CALL ", source_target_pairs = [1, 0]} : f32"},
	{POP_ATTR_SPLIT_COUNT, CALL ", split_count = 1} : f32",
		CALL ", split_count = 2} : f32"},
	{POP_ATTR_STREAM, CALL ", stream = \"a\"} : f32", CALL "} : f32"},
	{POP_ATTR_TILES, CALL ", tiles = [1]} : f32",
		CALL ", tiles = [2]} : f32"},
	{POP_ATTR_GRID, CALL ", grid = [1, 2]} : f32",
		CALL ", grid = [2, 1]} : f32"},
};

/* Attributes without a place in the key. */
static const struct {
	pop_attr_key key;
	const char *a, *b;
} harmless[] = {
	{POP_ATTR_CALLEE, CALL ", callee = \"a\"} : f32", CALL "} : f32"},
	{POP_ATTR_FUSION_KIND, CALL ", kind = 1} : f32", CALL "} : f32"},
	{POP_ATTR_REDUCE_DIMS, CALL ", reduce_dims = [1]} : f32",
		CALL "} : f32"},
	{POP_ATTR_MESSAGE, CALL ", message = \"a\"} : f32", CALL "} : f32"},
	{POP_ATTR_EXPANDING, CALL ", expanding = [1]} : f32", CALL "} : f32"},
	{POP_ATTR_NONEXPANDING, CALL ", nonexpanding = [1]} : f32",
		CALL "} : f32"},
};

static void
check_op(const char *a, const char *b, bool same)
{
	static char ta[2048], tb[2048];
	static const char tail[] = " custom_call %9 {target = \"use\"} return}";

	snprintf(ta, sizeof(ta), "%s%s%s", HEAD, a, tail);
	snprintf(tb, sizeof(tb), "%s%s%s", HEAD, b, tail);
	check(ta, tb, same);
}

static void
check_attrs(void)
{
	bool seen[POP_ATTR_TABLE] = {false};

	for (size_t i = 0; i < sizeof(attrs) / sizeof(attrs[0]); i++) {
		seen[attrs[i].key] = true;
		assert(pop_attr_info_of[attrs[i].key].in_key);
		check_op(attrs[i].a, attrs[i].b, false);
		check_op(attrs[i].a, attrs[i].a, true);
	}
	for (size_t i = 0; i < sizeof(harmless) / sizeof(harmless[0]); i++) {
		seen[harmless[i].key] = true;
		assert(!pop_attr_info_of[harmless[i].key].in_key);
		check_op(harmless[i].a, harmless[i].b, true);
	}
	for (int i = 1; i < POP_ATTR_TABLE; i++)
		if (pop_attr_info_of[i].name && !seen[i]) {
			fprintf(stderr, "no row for attribute %s\n",
				pop_attr_info_of[i].name);
			nbad++;
		}
}

/* ---- Graphs.  Each differs from the first of its group as it says. */

#define MAIN "func @main(%0: 4xf32, %1: 4xf32) -> (4xf32) "
#define TWO  "func @main(%0: 4xf32, %1: 4xf32) -> (4xf32, 4xf32) "
#define BASE                                                   \
	"popir 1 " MAIN "{%2 = add %0, %1 : 4xf32 "            \
	"%3 = negate %0 : 4xf32 %4 = multiply %2, %3 : 4xf32 " \
	"return %4}"
#define LOOP(before, in_body)                                                  \
	"popir 1 " MAIN "{%2 = constant {value = <i1 splat: 00>} : i1 " before \
	"%8 = while %0 : 4xf32 (%4: 4xf32) {return %2} "                       \
	"(%5: 4xf32) {" in_body "return %7} return %8}"
#define NEG3 "%3 = negate %1 : 4xf32 "
#define ABS6 "%6 = abs %1 : 4xf32 "
#define SUM7 "%7 = add %3, %6 : 4xf32 "

static const struct {
	const char *a, *b;
	bool same;
} graphs[] = {
#include "tests/unit/ir_digest_graphs.def"
};

/* n bytes 0 1 2 ..., with bit k turned over unless k is negative. */
static void
write_constant(pop_buf *out, int n, int k)
{
	out->len = 0;
	pop_buf_printf(out,
		"popir 1 func @main() -> (%dxui8) {%%0 = constant {value = "
		"<%dxui8: ",
		n, n);
	for (int i = 0; i < n; i++)
		pop_buf_printf(out, "%02x",
			(i ^ (k / 8 == i && k >= 0 ? 1 << k % 8 : 0)) & 255);
	pop_buf_printf(out, ">} : %dxui8 return %%0}", n);
	pop_buf_char(out, '\0');
}

/* Every bit of small and large constants counts. */
static void
check_bits(void)
{
	pop_buf a = {0}, b = {0};

	for (int n = 2; n <= 1026; n += 512) {
		write_constant(&a, n, -1);
		for (int k = 0; k < 8 * n; k += n < 10 ? 1 : 97) {
			write_constant(&b, n, k);
			check((const char *)a.data, (const char *)b.data,
				false);
		}
	}
	pop_buf_release(&a);
	pop_buf_release(&b);
}

/* ---- Calls: each group is one graph. */

#define F "func private "

static const char *const nested[][5] = {
	/* One level, two, through a function that only passes on, dead code
	 * and unused results inside. */
	{
		"popir 1 " MAIN "{%2 = add %0, %1 : 4xf32 "
		"%3 = negate %2 : 4xf32 return %3}",
		"popir 1 " MAIN "{%2 = call %0, %1 {callee = \"f\"} : 4xf32 "
		"return %2} " F
		"@f(%0: 4xf32, %1: 4xf32) -> (4xf32) {%2 = add %0, %1 : 4xf32 "
		"%3 = negate %2 : 4xf32 return %3}",
		"popir 1 " F
		"@g(%0: 4xf32, %1: 4xf32) -> (4xf32) {%2 = add %1, %0 : 4xf32 "
		"return %2} " MAIN "{%2 = call %1, %0 {callee = \"g\"} : 4xf32 "
		"%3 = call %2 {callee = \"h\"} : 4xf32 return %3} " F
		"@h(%0: 4xf32) -> (4xf32) {%1 = negate %0 : 4xf32 return %1}",
		"popir 1 " MAIN
		"{%2, %3 = call %0, %1 {callee = \"swap\"} : 4xf32, 4xf32 "
		"%4 = add %3, %2 : 4xf32 %5 = call %4, %0 {callee = \"n\"} : "
		"4xf32 %6 = call %5, %0 {callee = \"n\"} : 4xf32 return %5} " F
		"@n(%0: 4xf32, %1: 4xf32) -> (4xf32) {%2 = negate %0 : 4xf32 "
		"%3 = tanh %1 : 4xf32 return %2} " F
		"@swap(%0: 4xf32, %1: 4xf32) -> (4xf32, 4xf32) "
		"{return %1, %0}",
		NULL,
	},
	/* Called twice: two ops. */
	{
		"popir 1 " MAIN "{%2 = abs %0 : 4xf32 %3 = abs %0 : 4xf32 "
		"%4 = add %2, %3 : 4xf32 return %4}",
		"popir 1 " MAIN "{%2 = call %0 {callee = \"f\"} : 4xf32 "
		"%3 = call %0 {callee = \"f\"} : 4xf32 "
		"%4 = add %2, %3 : 4xf32 return %4} " F
		"@f(%0: 4xf32) -> (4xf32) {%1 = abs %0 : 4xf32 return %1}",
		NULL,
		NULL,
		NULL,
	},
	/* Called once, used twice: one op. */
	{
		"popir 1 " MAIN "{%2 = abs %0 : 4xf32 "
		"%4 = add %2, %2 : 4xf32 return %4}",
		"popir 1 " MAIN "{%2 = call %0 {callee = \"f\"} : 4xf32 "
		"%4 = add %2, %2 : 4xf32 return %4} " F
		"@f(%0: 4xf32) -> (4xf32) {%1 = abs %0 : 4xf32 return %1}",
		"popir 1 " MAIN "{%2, %3 = call %0 {callee = \"f\"} : 4xf32, "
		"4xf32 %4 = add %2, %3 : 4xf32 return %4} " F
		"@f(%0: 4xf32) -> (4xf32, 4xf32) {%1 = abs %0 : 4xf32 "
		"return %1, %1}",
		NULL,
		NULL,
	},
	/* Effects inside calls, in order. */
	{
		"popir 1 func @main(%0: f32) -> () {expect_eq %0, %0 "
		"%1 = abs %0 : f32 custom_call %1 {target = \"a\"} "
		"custom_call {target = \"b\"} return}",
		"popir 1 func @main(%0: f32) -> () {call %0 {callee = \"f\"} "
		"custom_call {target = \"b\"} return} " F
		"@f(%0: f32) -> () {expect_eq %0, %0 %1 = abs %0 : f32 "
		"custom_call %1 {target = \"a\"} return}",
		"popir 1 func @main(%0: f32) -> () {%1 = call %0 {callee = "
		"\"f\"} : f32 call %1 {callee = \"g\"} return} " F
		"@f(%0: f32) -> (f32) {expect_eq %0, %0 %1 = abs %0 : f32 "
		"return %1} " F
		"@g(%0: f32) -> () {custom_call %0 {target = \"a\"} "
		"custom_call {target = \"b\"} return}",
		NULL,
		NULL,
	},
	/* Calls in and around regions; regions in functions. */
	{
		LOOP(NEG3 ABS6, SUM7),
		"popir 1 " MAIN "{%2 = constant {value = <i1 splat: 00>} : i1 "
		"%3 = call %1 {callee = \"n\"} : 4xf32 %6 = abs %1 : 4xf32 "
		"%8 = while %0 : 4xf32 (%4: 4xf32) {return %2} (%5: 4xf32) "
		"{%7 = call %3, %6 {callee = \"sum\"} : 4xf32 return %7} "
		"return %8} " F
		"@n(%0: 4xf32) -> (4xf32) {%1 = negate %0 : 4xf32 return %1} " F
		"@sum(%0: 4xf32, %1: 4xf32) -> (4xf32) {%2 = add %0, %1 : "
		"4xf32 return %2}",
		"popir 1 " MAIN "{%2 = call %0, %1 {callee = \"f\"} : 4xf32 "
		"return %2} " F
		"@f(%0: 4xf32, %1: 4xf32) -> (4xf32) {%2 = constant {value = "
		"<i1 splat: 00>} : i1 %6 = abs %1 : 4xf32 %3 = negate %1 : "
		"4xf32 %8 = call %0, %3, %6, %2 {callee = \"g\"} : 4xf32 "
		"return %8} " F
		"@g(%0: 4xf32, %3: 4xf32, %6: 4xf32, %2: i1) -> (4xf32) "
		"{%8 = while %0 : 4xf32 (%4: 4xf32) {return %2} (%5: 4xf32) {" SUM7
		"return %7} return %8}",
		NULL,
		NULL,
	},
	/* A call inside a region keeps its ops inside. */
	{
		LOOP(NEG3, ABS6 SUM7),
		"popir 1 " MAIN
		"{%2 = constant {value = <i1 splat: 00>} : i1 " NEG3
		"%8 = while %0 : 4xf32 (%4: 4xf32) {return %2} "
		"(%5: 4xf32) {%6 = call %1 {callee = \"abs\"} : 4xf32 " SUM7
		"return %7} return %8} " F
		"@abs(%0: 4xf32) -> (4xf32) {%1 = abs %0 : 4xf32 return %1}",
		NULL,
		NULL,
		NULL,
	},
};

static void
check_calls(void)
{
	const size_t n = sizeof(nested) / sizeof(nested[0]);

	for (size_t i = 0; i < n; i++) {
		for (size_t k = 1; k < 5 && nested[i][k]; k++)
			check(nested[i][0], nested[i][k], true);
		for (size_t k = 0; k < i; k++)
			check(nested[i][0], nested[k][0], false);
	}
	/* Attributes that count as code are kept. */
	check("popir 1 " MAIN "{%2 = call %0 {callee = \"f\", \"a\" = \"c\"} "
	      ": 4xf32 return %2} " F "@f(%0: 4xf32) -> (4xf32) {return %0}",
		"popir 1 " MAIN "{%2 = call %0 {callee = \"f\", \"a\" = "
		"\"b\"} : 4xf32 return %2} " F
		"@f(%0: 4xf32) -> (4xf32) {return %0}",
		false);
	check("popir 1 " MAIN "{%2 = call %0 {callee = \"f\"} : 4xf32 "
	      "return %2} " F "@f(%0: 4xf32) -> (4xf32) {return %0}",
		"popir 1 " MAIN "{%2 = call %0 {callee = \"f\", \"a\" = "
		"\"b\"} : 4xf32 return %2} " F
		"@f(%0: 4xf32) -> (4xf32) {return %0}",
		false);
	check("popir 1 " MAIN "{%2 = call %0 {callee = \"f\"} : 4xf32 "
	      "return %2} " F "@f(%0: 4xf32) -> (4xf32) {return %0}",
		"popir 1 " MAIN "{%2 = call %0 {callee = \"f\"} : 4xf32 "
		"return %2} " F
		"@f(%0: 4xf32 {\"a\" = \"b\"}) -> (4xf32) {return %0}",
		false);
}

/* ---- Size. */

/* Sixty functions that call the next one twice are refused at once. */
static void
check_explosion(void)
{
	pop_buf b = {0};
	uint64_t start = pop_clock_ns();
	pop_err err;
	job j = {.verify = true};

	pop_buf_str(&b, "popir 1 ");
	for (int i = 0; i < 60; i++) {
		char name[8] = "main";

		if (i)
			snprintf(name, sizeof(name), "f%d", i);
		pop_buf_printf(&b,
			"func @%s(%%0: f32) -> (f32) {"
			"%%1 = call %%0 {callee = \"f%d\"} : f32 "
			"%%2 = call %%1 {callee = \"f%d\"} : f32 return %%2} ",
			name, i + 1, i + 1);
	}
	pop_buf_str(&b, "func @f60(%0: f32) -> (f32) {%1 = abs %0 : f32 "
			"return %1}");
	j.text = (const char *)b.data;
	j.len = b.len;
	assert(pop_arena_run(&j.arena, body, &j, &err) == POP_E_INPUT);
	assert(strstr(err.text, "operations after inlining all calls: got"));
	assert(strstr(err.text, "expected at most 4194304"));
	assert(pop_clock_ns() - start < 1000 * 1000 * 1000);
	pop_arena_release(&j.arena);
	pop_buf_release(&b);
}

/* A long chain, a wide list: the walk has a stack of its own. */
static void
check_long(void)
{
	pop_buf b = {0};
	job j = {.verify = true};
	enum { N = 30000 };

	pop_buf_str(&b, "popir 1 func @main(%0: f32) -> (f32) {");
	for (int i = 0; i < N; i++)
		pop_buf_printf(&b, "%%%d = abs %%%d : f32 ", i + 1, i);
	pop_buf_printf(&b, "return %%%d}", N);
	j.text = (const char *)b.data;
	j.len = b.len;
	assert(pop_arena_run(&j.arena, body, &j, NULL) == POP_OK);
	pop_arena_release(&j.arena);
	pop_buf_release(&b);
}

/* ---- Random graphs, written in two orders with dead code in between. */

enum { NOPS = 60 };

static uint32_t
next(uint32_t *seed)
{
	*seed = *seed * 1664525 + 1013904223;
	return *seed >> 8;
}

/* Ops i with operands a[i], b[i] below i + 1; written in the order of any
 * topological sort that `seed` picks. */
static void
write_graph(pop_buf *out, const int *a, const int *b, const int *code,
	uint32_t seed, bool dead)
{
	static const char *const name[] = {
		"add", "multiply", "subtract", "maximum"};
	bool done[NOPS + 1] = {true};
	int left = NOPS;

	pop_buf_str(out, "popir 1 func @main(%0: f32) -> (f32, f32) {");
	while (left) {
		int i = 1 + (int)(next(&seed) % NOPS);

		if (done[i] || !done[a[i]] || !done[b[i]])
			continue;
		done[i] = true;
		left--;
		pop_buf_printf(out, "%%%d = %s %%%d, %%%d : f32 ", i,
			name[code[i]], a[i], b[i]);
		if (dead)
			pop_buf_printf(
				out, "%%%d = tanh %%%d : f32 ", 1000 + i, i);
	}
	pop_buf_printf(out, "return %%%d, %%%d}", NOPS, NOPS / 2);
	pop_buf_char(out, '\0');
}

static void
check_random(uint32_t seed)
{
	int a[NOPS + 1], b[NOPS + 1], code[NOPS + 1];
	pop_buf x = {0}, y = {0}, z = {0};

	for (int i = 1; i <= NOPS; i++) {
		/* One operand near: all ops are reached from the last. */
		a[i] = i - 1;
		b[i] = (int)(next(&seed) % (uint32_t)i);
		if (i > 2 && next(&seed) % 2) {
			a[i] = (int)(next(&seed) % (uint32_t)i);
			b[i] = i - 1;
		}
		code[i] = (int)(next(&seed) % 4);
	}
	write_graph(&x, a, b, code, seed, false);
	write_graph(&y, a, b, code, seed + 77, true);
	code[1 + next(&seed) % NOPS] ^= 1;
	write_graph(&z, a, b, code, seed, false);
	check((const char *)x.data, (const char *)y.data, true);
	check((const char *)x.data, (const char *)z.data, false);
	pop_buf_release(&x);
	pop_buf_release(&y);
	pop_buf_release(&z);
}

/* The digest is stored in caches: it changes only with the epoch. */
static void
check_frozen(void)
{
	static const char want[] = "e763c9b9e5633cd4cd93b63f71383f96";
	char got[33];

	pop_digest_print(got, digest_of(nested[4][0]).digest);
	if (strcmp(got, want) != 0) {
		fprintf(stderr, "got %s\nexpected %s\n", got, want);
		nbad++;
	}
}

int
main(void)
{
	check_attrs();
	for (size_t i = 0; i < sizeof(graphs) / sizeof(graphs[0]); i++)
		check(graphs[i].a, graphs[i].b, graphs[i].same);
	check_bits();
	check_calls();
	check_explosion();
	check_long();
	for (uint32_t i = 0; i < 50; i++)
		check_random(i * 7919 + 1);
	check_frozen();
	assert(nbad == 0);
	return 0;
}
