/*
 * HLO text to the model: every attribute, shapes, literals in all spellings,
 * the module's header, and each message with its place.
 */

#include <stdarg.h>

#include "import_test.h"
#include "lib/import/hlo/text.h"
#include "lib/num/convert.h"

/* ---- A module read, without the IR. */

typedef struct reading {
	pop_hlo m;
	pop_arena arena, scratch;
	pop_err err;
	char *copy;
} reading;

static pop_status
inner(void *arg, pop_err *err)
{
	reading *r = arg;

	r->m.err = err;
	return pop_hlo_text_fill(&r->m);
}

static pop_status
outer(void *arg, pop_err *err)
{
	reading *r = arg;

	return pop_arena_run(&r->scratch, inner, r, err);
}

static pop_status
read_text(reading *r, const char *text)
{
	size_t n = strlen(text);

	memset(r, 0, sizeof(*r));
	r->copy = malloc(n ? n : 1);
	assert(r->copy);
	memcpy(r->copy, text, n);
	r->m.file = "t";
	r->m.data = r->copy;
	r->m.size = n;
	r->m.arena = &r->arena;
	r->m.scratch = r->m.tables = r->m.shapes.arena = &r->scratch;
	r->m.num_replicas = r->m.num_partitions = 1;
	return pop_arena_run(&r->arena, outer, r, &r->err);
}

static void
end(reading *r)
{
	pop_arena_release(&r->scratch);
	pop_arena_release(&r->arena);
	free(r->copy);
}

/* ---- Attributes as text. */

static const char *const key_name[] = {
	"?",
#define ATTR(NAME, text, field, kind) #NAME,
#include "lib/import/hlo/hlo_attrs.def"
#undef ATTR
};

static void
put_ints(pop_buf *b, const int64_t *v, uint32_t n)
{
	pop_buf_char(b, '[');
	for (uint32_t i = 0; i < n; i++)
		pop_buf_printf(b, "%s%lld", i ? "," : "", (long long)v[i]);
	pop_buf_char(b, ']');
}

static void
put_groups(pop_buf *b, const pop_hlo_groups *g)
{
	for (uint32_t i = 0; i < g->n; i++)
		put_ints(b, g->id + g->first[i], g->first[i + 1] - g->first[i]);
}

static void
put_dense(pop_buf *b, const pop_dense *d)
{
	unsigned width = pop_dtype_bytes((pop_dtype)d->type.dtype);
	int64_t n = d->splat ? 1 : pop_shape_elements(&d->type);

	pop_buf_str(b, d->splat ? "splat:" : ":");
	for (int64_t i = 0; i < n * width; i++)
		pop_buf_printf(b, "%s%02x", i && i % width == 0 ? "," : "",
			((const unsigned char *)d->data)[i]);
}

static void
put_attr(pop_buf *b, const pop_hlo_attr *a)
{
	char shape[POP_HLO_SHAPE_TEXT];

	pop_buf_printf(b, " %s=", key_name[a->key]);
	switch (pop_hlo_key_kind((pop_hlo_key)a->key)) {
	case POP_HLO_KIND_INT:
		pop_buf_printf(b, "%lld", (long long)a->i);
		break;
	case POP_HLO_KIND_REAL:
		pop_buf_printf(b, "%.17g", a->real);
		break;
	case POP_HLO_KIND_INTS:
		put_ints(b, a->ints, a->n);
		break;
	case POP_HLO_KIND_TEXT:
		pop_buf_printf(b, "<%.*s>", (int)a->n, a->text);
		break;
	case POP_HLO_KIND_CALLED:
		for (uint32_t i = 0; i < a->n; i++)
			pop_buf_printf(b, "%s%.*s", i ? "," : "",
				POP_STR_ARG(a->called[i]->name));
		break;
	case POP_HLO_KIND_LITERAL:
		for (uint32_t i = 0; i < a->n; i++)
			put_dense(b, &a->literal[i]);
		break;
	case POP_HLO_KIND_GROUPS:
		put_groups(b, a->groups);
		break;
	case POP_HLO_KIND_SHAPE:
		pop_buf_str(b, pop_hlo_shape_print(shape, a->shape));
		break;
	default:
		assert(!"a kind without text");
	}
}

static char *
instr_text(const pop_hlo_instr *i)
{
	char shape[POP_HLO_SHAPE_TEXT];
	pop_buf b = {0};

	pop_buf_printf(&b, "%s %s(", pop_hlo_shape_print(shape, i->shape),
		pop_hlo_opcode_name((pop_hlo_opcode)i->code));
	for (uint32_t k = 0; k < i->noperand; k++)
		pop_buf_printf(&b, "%s%.*s", k ? "," : "",
			(int)i->operand[k]->name_len, i->operand[k]->name);
	pop_buf_char(&b, ')');
	for (uint32_t k = 0; k < i->nattr; k++)
		put_attr(&b, &i->attr[k]);
	pop_buf_char(&b, '\0');
	assert(!b.failed);
	return (char *)b.data;
}

/* The root of the entry of a module in which `line` is it. */
static void
check_line(const char *line, const char *want)
{
	char text[4096];
	reading r;
	char *got;

	snprintf(text, sizeof(text),
		"HloModule m\n"
		"f { ROOT x = f32[] parameter(0) }\n"
		"g { ROOT x = f32[] parameter(0) }\n"
		"ENTRY e {\n"
		"x = f32[4,4] parameter(0)\n"
		"y = s32[] parameter(1)\n"
		"ROOT r = %s\n}\n",
		line);
	if (read_text(&r, text) != POP_OK) {
		fprintf(stderr, "%s\n  %s\n", line, r.err.text);
		assert(!"read");
	}
	got = instr_text(r.m.entry->root);
	if (strcmp(got, want) != 0)
		fprintf(stderr, "%s\n  got  %s\n  want %s\n", line, got, want);
	assert(strcmp(got, want) == 0);
	free(got);
	end(&r);
}

static const struct {
	const char *line, *want;
} attribute[] = {
	/* what gives one attribute directly */
	{"f32[4,4] transpose(x), dimensions={1,0}",
		"f32[4,4] transpose(x) DIMENSIONS=[1,0]"},
	{"f32[4,4] transpose(x), dimensions={ 1 , /*c*/ 0 }",
		"f32[4,4] transpose(x) DIMENSIONS=[1,0]"},
	{"f32[4] broadcast(y), dimensions={}",
		"f32[4] broadcast(y) DIMENSIONS=[]"},
	{"s32[2,3] iota(), iota_dimension=1", "s32[2,3] iota() DIMENSIONS=[1]"},
	{"f32[4,4] get-tuple-element(x), index=2",
		"f32[4,4] get-tuple-element(x) TUPLE_INDEX=2"},
	{"pred[4,4] compare(x, x), direction=LT",
		"pred[4,4] compare(x,x) DIRECTION=5"},
	{"pred[4,4] compare(x, x), type=TOTALORDER, direction=GE",
		"pred[4,4] compare(x,x) COMPARE_TYPE=2 DIRECTION=2"},
	{"f32[4,4] reduce-precision(x), exponent_bits=8, mantissa_bits=7",
		"f32[4,4] reduce-precision(x) EXPONENT_BITS=8 MANTISSA_BITS=7"},
	{"f32[1,2] dynamic-slice(x, y, y), dynamic_slice_sizes={1,2}",
		"f32[1,2] dynamic-slice(x,y,y) SLICE_SIZES=[1,2]"},
	{"(f32[4,4], f32[4], f32[4]) batch-norm-training(x, y, y), "
	 "epsilon=0.001, feature_index=1",
		"(f32[4,4], f32[4], f32[4]) batch-norm-training(x,y,y) "
		"EPSILON=0.0010000000474974513 FEATURE_INDEX=1"},
	{"f32[4,4] batch-norm-inference(x, y, y, y, y), feature_index=0, "
	 "epsilon=1e-05",
		"f32[4,4] batch-norm-inference(x,y,y,y,y) FEATURE_INDEX=0 "
		"EPSILON=9.9999997473787516e-06"},
	{"f32[4,4] fft(x), fft_type=IRFFT, fft_length={4}",
		"f32[4,4] fft(x) FFT_TYPE=3 FFT_LENGTH=[4]"},
	{"f32[4,4] cholesky(x), lower=true", "f32[4,4] cholesky(x) LOWER=1"},
	{"f32[4,4] triangular-solve(x, x), left_side=true, lower=false, "
	 "unit_diagonal=false, transpose_a=ADJOINT",
		"f32[4,4] triangular-solve(x,x) LEFT_SIDE=1 LOWER=0 "
		"UNIT_DIAGONAL=0 TRANSPOSE_A=3"},
	{"f32[4,4] sort(x), dimensions={1}, is_stable=true, to_apply=%f",
		"f32[4,4] sort(x) DIMENSIONS=[1] IS_STABLE=1 CALLED=f"},
	{"(f32[4,2], s32[4,2]) topk(x), k=2, largest=true, to_apply=f",
		"(f32[4,2], s32[4,2]) topk(x) K=2 LARGEST=1 CALLED=f"},
	{"f32[4,4] rng(y, y), distribution=rng_uniform",
		"f32[4,4] rng(y,y) DISTRIBUTION=1"},
	{"(u64[2], u32[4]) rng-bit-generator(y), algorithm=rng_three_fry",
		"(u64[2], u32[4]) rng-bit-generator(y) RNG_ALGORITHM=1"},
	{"u64[2] rng-get-and-update-state(), delta=1",
		"u64[2] rng-get-and-update-state() DELTA=1"},
	/* dot */
	{"f32[4,4] dot(x, x), lhs_contracting_dims={1}, "
	 "rhs_contracting_dims={0}",
		"f32[4,4] dot(x,x) LHS_CONTRACT=[1] RHS_CONTRACT=[0]"},
	{"f32[4,4] dot(x, x), lhs_batch_dims={0}, lhs_contracting_dims={1}, "
	 "rhs_batch_dims={0}, rhs_contracting_dims={1}, "
	 "operand_precision={default,highest}, algorithm=dot_bf16_bf16_f32_x3",
		"f32[4,4] dot(x,x) LHS_BATCH=[0] LHS_CONTRACT=[1] RHS_BATCH=[0]"
		" RHS_CONTRACT=[1] PRECISION=[0,2] DOT_ALGORITHM=7"},
	{"f32[4,4] ragged-dot(x, x, y), lhs_contracting_dims={1}, "
	 "rhs_contracting_dims={1}, lhs_ragged_dims={0}, rhs_group_dims={0}",
		"f32[4,4] ragged-dot(x,x,y) LHS_CONTRACT=[1] RHS_CONTRACT=[1] "
		"LHS_RAGGED=[0] RHS_GROUP=[0]"},
	/* windows */
	{"f32[4,4] reduce-window(x, y), window={size=1x2 stride=1x2 "
	 "pad=0_0x1_-1 lhs_dilate=1x2 rhs_dilate=1x3}, to_apply=f",
		"f32[4,4] reduce-window(x,y) WINDOW_SIZE=[1,2] "
		"WINDOW_STRIDE=[1,2] WINDOW_BASE_DILATION=[1,2] "
		"WINDOW_DILATION=[1,3] WINDOW_REVERSAL=[0,0] WINDOW_LOW=[0,1] "
		"WINDOW_HIGH=[0,-1] CALLED=f"},
	{"f32[4,4] reduce-window(x, y), to_apply=f, window={size=1x2}",
		"f32[4,4] reduce-window(x,y) WINDOW_SIZE=[1,2] "
		"WINDOW_STRIDE=[1,1] WINDOW_BASE_DILATION=[1,1] "
		"WINDOW_DILATION=[1,1] WINDOW_REVERSAL=[0,0] WINDOW_LOW=[0,0] "
		"WINDOW_HIGH=[0,0] CALLED=f"},
	{"f32[4,4] select-and-scatter(x, x, y), window={size=2 stride=2}, "
	 "scatter=%g, select=%f",
		"f32[4,4] select-and-scatter(x,x,y) WINDOW_SIZE=[2] "
		"WINDOW_STRIDE=[2] WINDOW_BASE_DILATION=[1] WINDOW_DILATION=[1]"
		" WINDOW_REVERSAL=[0] WINDOW_LOW=[0] WINDOW_HIGH=[0] "
		"CALLED=f,g"},
	{"f32[4,4] convolution(x, x), window={size=3 rhs_reversal=1}, "
	 "dim_labels=f0b_0io->b0f, feature_group_count=2, "
	 "batch_group_count=1, operand_precision={highest,highest}",
		"f32[4,4] convolution(x,x) WINDOW_SIZE=[3] WINDOW_STRIDE=[1] "
		"WINDOW_BASE_DILATION=[1] WINDOW_DILATION=[1] "
		"WINDOW_REVERSAL=[1] WINDOW_LOW=[0] WINDOW_HIGH=[0] "
		"CONV_INPUT=[2,0,1] CONV_KERNEL=[2,1,0] CONV_OUTPUT=[0,2,1] "
		"FEATURE_GROUPS=2 BATCH_GROUPS=1 PRECISION=[2,2]"},
	{"f32[4,4] convolution(x, x), dim_labels=bf_oi->bf",
		"f32[4,4] convolution(x,x) CONV_INPUT=[0,1] CONV_KERNEL=[0,1] "
		"CONV_OUTPUT=[0,1]"},
	{"f32[4,4] pad(x, y), padding=1_2x-3_0_4",
		"f32[4,4] pad(x,y) PAD_LOW=[1,-3] PAD_HIGH=[2,0] "
		"PAD_INTERIOR=[0,4]"},
	{"f32[] pad(x, y), padding=",
		"f32[] pad(x,y) PAD_LOW=[] PAD_HIGH=[] PAD_INTERIOR=[]"},
	{"f32[4,4] slice(x), slice={[0:5], [1:7:2]}",
		"f32[4,4] slice(x) SLICE_START=[0,1] SLICE_LIMIT=[5,7] "
		"SLICE_STRIDE=[1,2]"},
	{"f32[] slice(y), slice={}",
		"f32[] slice(y) SLICE_START=[] SLICE_LIMIT=[] SLICE_STRIDE=[]"},
	/* gather and its mirror */
	{"f32[4,4] gather(x, y), offset_dims={0}, collapsed_slice_dims={1}, "
	 "start_index_map={1}, operand_batching_dims={2}, "
	 "start_indices_batching_dims={0}, index_vector_dim=1, "
	 "slice_sizes={2,1}, indices_are_sorted=true",
		"f32[4,4] gather(x,y) OFFSET_DIMS=[0] COLLAPSED_DIMS=[1] "
		"INDEX_MAP=[1] OPERAND_BATCH=[2] INDEX_BATCH=[0] "
		"INDEX_VECTOR_DIM=1 GATHER_SIZES=[2,1] INDICES_SORTED=1"},
	{"f32[4,4] scatter(x, y, x), update_window_dims={0}, "
	 "inserted_window_dims={1}, scatter_dims_to_operand_dims={1}, "
	 "input_batching_dims={2}, scatter_indices_batching_dims={0}, "
	 "index_vector_dim=1, unique_indices=true, to_apply=f",
		"f32[4,4] scatter(x,y,x) OFFSET_DIMS=[0] COLLAPSED_DIMS=[1] "
		"INDEX_MAP=[1] OPERAND_BATCH=[2] INDEX_BATCH=[0] "
		"INDEX_VECTOR_DIM=1 UNIQUE_INDICES=1 CALLED=f"},
	/* computations */
	{"f32[4] reduce(x, y), dimensions={0}, to_apply=%f",
		"f32[4] reduce(x,y) DIMENSIONS=[0] CALLED=f"},
	{"f32[4,4] map(x), dimensions={0,1}, to_apply=f",
		"f32[4,4] map(x) DIMENSIONS=[0,1] CALLED=f"},
	{"f32[4,4] call(x), to_apply=f", "f32[4,4] call(x) CALLED=f"},
	{"f32[4,4] fusion(x), kind=kLoop, calls=%f",
		"f32[4,4] fusion(x) CALLED=f"},
	{"f32[4,4] while(x), condition=%f, body=%g",
		"f32[4,4] while(x) CALLED=g,f"},
	{"f32[4,4] while(x), body=g, condition=f, "
	 "backend_config={\"known_trip_count\":{\"n\":\"5\"}}",
		"f32[4,4] while(x) "
		"BACKEND_CONFIG=<{\"known_trip_count\":{\"n\":\"5\"}}> "
		"CALLED=g,f"},
	{"f32[4,4] conditional(y, x, x), false_computation=g, "
	 "true_computation=f",
		"f32[4,4] conditional(y,x,x) CALLED=f,g"},
	{"f32[4,4] conditional(y, x, x), branch_computations={%g, %f}",
		"f32[4,4] conditional(y,x,x) CALLED=g,f"},
	{"f32[4,4] scan(x, x), dimensions={0}, num_carries=1, "
	 "is_reverse=false, to_apply=f",
		"f32[4,4] scan(x,x) DIMENSIONS=[0] NUM_CARRIES=1 IS_REVERSE=0 "
		"CALLED=f"},
	/* custom calls */
	{"f32[4,4] custom-call(x), custom_call_target=\"a\\\"b\\x41\\n\", "
	 "api_version=API_VERSION_TYPED_FFI, custom_call_has_side_effect=true, "
	 "operand_layout_constraints={f32[4,4]{1,0}}, "
	 "output_to_operand_aliasing={{}: (0, {})}, schedule=SCHEDULE_LATEST, "
	 "called_computations={f}, backend_config={index = 0 : ui64}",
		"f32[4,4] custom-call(x) TARGET=<a\"bA\n> API_VERSION=4 "
		"SIDE_EFFECT=1 BACKEND_CONFIG=<{index = 0 : ui64}> CALLED=f"},
	{"f32[4,4] custom-call(x), custom_call_target=\"t\", "
	 "backend_config=\"{\\\"a\\\": 1}\\303\\244\"",
		"f32[4,4] custom-call(x) TARGET=<t> "
		"BACKEND_CONFIG=<{\"a\": 1}\303\244>"},
	/* collectives */
	{"f32[4,4] all-reduce(x), channel_id=1, replica_groups={{0,1},{2,3}}, "
	 "use_global_device_ids=true, constrain_layout=false, to_apply=f",
		"f32[4,4] all-reduce(x) CHANNEL_ID=1 "
		"REPLICA_GROUPS=[0,1][2,3] USE_GLOBAL_IDS=1 CALLED=f"},
	{"f32[4,4] all-reduce(x), replica_groups={}, to_apply=f",
		"f32[4,4] all-reduce(x) REPLICA_GROUPS= CALLED=f"},
	{"f32[4,4] all-gather(x), replica_groups=[2,4]<=[8], dimensions={1}",
		"f32[4,4] all-gather(x) REPLICA_GROUPS=[0,1,2,3][4,5,6,7] "
		"DIMENSIONS=[1]"},
	{"f32[4,4] all-gather(x), replica_groups=[4,2]<=[2,4]T(1,0), "
	 "dimensions={0}",
		"f32[4,4] all-gather(x) REPLICA_GROUPS=[0,4][1,5][2,6][3,7] "
		"DIMENSIONS=[0]"},
	{"f32[4,4] collective-permute(x), source_target_pairs={{0,1},{1,0}}",
		"f32[4,4] collective-permute(x) SOURCE_TARGET=[0,1,1,0]"},
	{"f32[4,4] collective-permute(x, x, y, y), "
	 "source_target_pairs={{0,1}}, slice_sizes={{1,2},{3,4}}",
		"f32[4,4] collective-permute(x,x,y,y) SOURCE_TARGET=[0,1]"},
	/* hosts */
	{"(f32[4], token[]) infeed(y), infeed_config=\"c\\0011\"",
		"(f32[4], token[]) infeed(y) INFEED_CONFIG=<c\0011>"},
	{"token[] outfeed(x, y), outfeed_shape=f32[4,4]{1,0}, "
	 "outfeed_config=\"\"",
		"token[] outfeed(x,y) OUTFEED_SHAPE=f32[4,4] "
		"OUTFEED_CONFIG=<>"},
	{"(f32[4], u32[], token[]) recv(y), channel_id=3, "
	 "is_host_transfer=true",
		"(f32[4], u32[], token[]) recv(y) CHANNEL_ID=3 "
		"IS_HOST_TRANSFER=1"},
	/* what means nothing */
	{"f32[4,4] negate(x), sharding={replicated /* } */}, control-predecessors"
	 "={ // }\n y}, mode=a/* b, */, kind=c//, d\n, metadata={op_name=\"//\" "
	 "a=/* }*/1}",
		"f32[4,4] negate(x)"},
	{"f32[4,4] negate(x), sharding={devices=[4,2]<=[8]}, "
	 "frontend_attributes={a=\"}\\\"\",b={m = #s.m<[\"x\"=8]>}}, "
	 "metadata={op_type=\"neg\" op_name=\"it\\'s {x} = , (\" "
	 "source_file=\"a.py\" source_line=3 stack_frame_id=2}, "
	 "control-predecessors={%x, y}, statistics={visualizing_index=0,a=1}, "
	 "origin={{\"x\" {1}}}, original_value={{\"x\"}}, "
	 "result_accuracy={mode=highest}, parameter_replication={true}, "
	 "is_composite=true",
		"f32[4,4] negate(x)"},
	{"f32[4,4] negate(x), sharding={{replicated}, {maximal device=1}, "
	 "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}}",
		"f32[4,4] negate(x)"},
	{"f32[4,4] domain(x), domain={kind=\"sharding\", entry={replicated}, "
	 "exit={maximal device=1}}",
		"f32[4,4] domain(x)"},
	{"f32[16] reshape(x), inferred_dimension=0", "f32[16] reshape(x)"},
	{"f32[4,4] all-reduce(x), replica_groups={}, mode=flattened_id, "
	 "to_apply=f",
		"f32[4,4] all-reduce(x) REPLICA_GROUPS= CALLED=f"},
	{"f32[4,4] copy(x), is_cross_program_prefetch=true, "
	 "outer_dimension_partitions={2,3}",
		"f32[4,4] copy(x)"},
	/* operands */
	{"f32[4,4] add(f32[4,4]{1,0} %x, f32[4,4] %x)", "f32[4,4] add(x,x)"},
	{"f32[4,4] add(f32[4,4]{0,1:T(8,128)S(1)} x,x)", "f32[4,4] add(x,x)"},
	{"f32[4,4]\n add ( x // first\n , /* index=1 */ x )",
		"f32[4,4] add(x,x)"},
};

static void
test_attributes(void)
{
	for (size_t i = 0; i < sizeof(attribute) / sizeof(attribute[0]); i++)
		check_line(attribute[i].line, attribute[i].want);
}

/* ---- Shapes. */

static const struct {
	const char *text, *want; /* want: printed, layout, dynamic */
} shape[] = {
	{"f32[]", "f32[] 0"},
	{"f32[2,3]", "f32[2,3] 0"},
	{"f32[2,3]{1,0}", "f32[2,3] 0"},
	{"f32[2,3]{0,1}", "f32[2,3]{0,1} 0"},
	{"f32[2,3]{0,1:T(8,128) /* } */ S(1)}", "f32[2,3]{0,1} 0"},
	{"f32[2,3]{0,1:T(8,128)(2,1)S(1)}", "f32[2,3]{0,1} 0"},
	{"f32[]{:T(128)}", "f32[] 0"},
	{"f32[]{}", "f32[] 0"},
	{"f32[2,3]{1,0:D(D,C)M({0,1})}", "f32[2,3] 0"},
	{"f32[2,<=3]", "f32[2,<=3] 2"},
	{"f32[ 2 , 0 ]", "f32[2,0] 0"},
	{"token[]", "token[] 0"},
	{"()", "() 0"},
	{"(f32[2], (s32[], token[]), /*index=2*/ pred[1]{0})",
		"(f32[2], s32[], token[], pred[1]) 0"},
	{"(((bf16[])))", "(bf16[]) 0"},
	{"f8e4m3b11fnuz[1]", "f8e4m3b11fnuz[1] 0"},
	{"F32[1]", "f32[1] 0"},
	{"c128[1]", "c128[1] 0"},
	{"s4[1]", "s4[1] 0"},
	{"u2[1]", "u2[1] 0"},
};

static void
test_shapes(void)
{
	char text[512], got[512], printed[POP_HLO_SHAPE_TEXT];

	for (size_t i = 0; i < sizeof(shape) / sizeof(shape[0]); i++) {
		const pop_hlo_shape *s, *again;
		reading r;

		snprintf(text, sizeof(text),
			"e {\nx = %s parameter(0)\ny = %s negate(%s x)\n}",
			shape[i].text, shape[i].text, shape[i].text);
		if (read_text(&r, text) != POP_OK)
			fprintf(stderr, "%s\n", r.err.text);
		assert(r.m.entry && r.m.entry->root);
		s = r.m.entry->root->shape;
		again = r.m.entry->first->shape;
		assert(s == again);
		snprintf(got, sizeof(got), "%s %u",
			pop_hlo_shape_print(printed, s), s->dynamic);
		if (strcmp(got, shape[i].want) != 0)
			fprintf(stderr, "%s: %s\n", shape[i].text, got);
		assert(strcmp(got, shape[i].want) == 0);
		end(&r);
	}
}

/* ---- Literals: elements as bytes, low ones first. */

static const struct {
	const char *line, *want;
} literal[] = {
	{"f32[] constant(1)", "splat:0000803f"},
	{"f32[] constant(-0)", "splat:00000080"},
	{"f32[] constant(-0.0)", "splat:00000080"},
	{"f32[2] constant({0, -0})", ":00000000,00000080"},
	{"f32[] constant(inf)", "splat:0000807f"},
	{"f32[] constant(-inf)", "splat:000080ff"},
	{"f32[] constant(nan)", "splat:0000c07f"},
	{"f32[] constant(-nan)", "splat:0000c0ff"},
	{"f32[] constant(nan(0x7fffff))", "splat:ffffff7f"},
	{"f32[] constant(-nan(0x1))", "splat:010080ff"},
	{"f32[] constant(0x1.8p1)", "splat:00004040"},
	{"f32[] constant(-0X.8P-1)", "splat:000080be"},
	{"f32[] constant(.5)", "splat:0000003f"},
	{"f32[] constant(5.)", "splat:0000a040"},
	{"f32[] constant(16777217)", "splat:0000804b"},
	{"f32[] constant(16777217.00000001)", "splat:0100804b"},
	{"f32[] constant(1e-46)", "splat:00000000"},
	{"f32[] constant(-1e39)", "splat:000080ff"},
	{"f64[] constant(0.1)", "splat:9a9999999999b93f"},
	{"f64[] constant(-0.69314718055994529)", "splat:ef39fafe422ee6bf"},
	{"f64[] constant(nan(0xfffffffffffff))", "splat:ffffffffffffff7f"},
	{"f16[3] constant({1, 65504, nan(0x3ff)})", ":003c,ff7b,ff7f"},
	{"bf16[3] constant({3.141, nan(0x7f), -nan})", ":4940,ff7f,c0ff"},
	{"f8e4m3fn[4] constant({448, nan, -nan, 0.00195})", ":7e,7f,ff,01"},
	{"f8e5m2[4] constant({1, nan, inf, -nan(0x1)})", ":3c,7e,7c,fd"},
	{"f8e4m3fnuz[2] constant({nan, 0.000977})", ":80,01"},
	{"f8e8m0fnu[2] constant({1, nan})", ":7f,ff"},
	{"f4e2m1fn[3] constant({6, -0, 0.5})", ":07,08,01"},
	{"pred[3] constant({1, 0, 1})", ":01,00,01"},
	{"pred[3] constant({true, false, true})", ":01,00,01"},
	{"pred[] constant(false)", "splat:00"},
	{"pred[2,2] constant({ { 1, 1 }, { 1, 1 } })", "splat:01"},
	{"s8[2] constant({-128, 127})", ":80,7f"},
	{"s4[2] constant({-8, 7})", ":f8,07"},
	{"u4[2] constant({0, 15})", ":00,0f"},
	{"s2[2] constant({-2, 1})", ":fe,01"},
	{"u8[2] constant({0, 255})", ":00,ff"},
	{"s64[2] constant({-9223372036854775808, 9223372036854775807})",
		":0000000000000080,ffffffffffffff7f"},
	{"u64[1] constant({18446744073709551615})", "splat:ffffffffffffffff"},
	{"c64[] constant((1, -0))", "splat:0000803f00000080"},
	{"c64[2] constant({(1, 2), (nan, -inf)})",
		":0000803f00000040,0000c07f000080ff"},
	{"c128[] constant((-inf, 0))",
		"splat:000000000000f0ff0000000000000000"},
	{"c64[] constant(2)", "splat:0000004000000000"},
	{"s32[2,1,2] constant({ { /*i0=0*/ {1, 2} }, { /*i0=1*/ { 3 , 4 } } })",
		":01000000,02000000,03000000,04000000"},
	{"s32[2,2]{0,1} constant({ { 1, 2 }, { 3, 4 } })",
		":01000000,02000000,03000000,04000000"},
	{"s32[2,2] constant({ {7,7}, {7,7} })", "splat:07000000"},
	{"s32[5] constant({7,7,7,7,8})",
		":07000000,07000000,07000000,07000000,08000000"},
	{"f32[0] constant({})", ":"},
	{"f32[2,0] constant({ {}, {} })", ":"},
	{"f32[2,0] constant({})", ":"},
	{"f32[0,2] constant({})", ":"},
	{"(s32[], s8[2]) constant((1, {2, 3}))", "splat:01000000:02,03"},
	{"(s32[], ()) constant((1, ()))", "splat:01000000"},
	{"() constant(())", ""},
};

static void
test_literals(void)
{
	for (size_t i = 0; i < sizeof(literal) / sizeof(literal[0]); i++) {
		char text[512];
		const pop_hlo_attr *a;
		pop_buf b = {0};
		reading r;

		snprintf(text, sizeof(text), "ENTRY e {\n c = %s\n}",
			literal[i].line);
		if (read_text(&r, text) != POP_OK)
			fprintf(stderr, "%s: %s\n", literal[i].line,
				r.err.text);
		assert(r.m.entry && r.m.entry->root);
		a = r.m.entry->root->attr;
		assert(a->key == POP_HLO_KEY_LITERAL);
		for (uint32_t k = 0; k < a->n; k++)
			put_dense(&b, &a->literal[k]);
		pop_buf_char(&b, '\0');
		if (strcmp((char *)b.data, literal[i].want) != 0)
			fprintf(stderr, "%s: %s\n", literal[i].line,
				(char *)b.data);
		assert(strcmp((char *)b.data, literal[i].want) == 0);
		pop_buf_release(&b);
		end(&r);
	}
}

/* ---- One graph in the spellings of several printers. */

static const char *const spelling[] = {
	/* today's, short */
	"HloModule m, entry_computation_layout={(f32[2,3]{1,0})->f32[2]{0}}\n\n"
	"region_0.1 {\n"
	"  a.1 = f32[] parameter(0)\n"
	"  b.1 = f32[] parameter(1)\n"
	"  ROOT add.1 = f32[] add(a.1, b.1)\n}\n\n"
	"ENTRY main.1 {\n"
	"  x.1 = f32[2,3]{1,0} parameter(0)\n"
	"  constant.1 = f32[] constant(0)\n"
	"  ROOT reduce.1 = f32[2]{0} reduce(x.1, constant.1), dimensions={1}, "
	"to_apply=region_0.1\n}\n\n",
	/* with everything */
	"\n// a comment\nHloModule m, is_scheduled=true, "
	"entry_computation_layout={(f32[2,3]{1,0})->f32[2]{0}}, "
	"allow_spmd_sharding_propagation_to_output={true}, "
	"frontend_attributes={xla.sdy.meshes={mesh = #sdy.mesh<[\"x\"=8]>}}\n\n"
	"FileNames\n1 \"a.py\"\n\nFunctionNames\n1 \"<lambda>\"\n\n"
	"FileLocations\n1 {file_name_id=1 function_name_id=1 line=1}\n\n"
	"StackFrames\n1 {file_location_id=1 parent_frame_id=1}\n\n\n"
	"%region_0.1 (a.1: f32[], b.1: f32[]) -> f32[] {\n"
	"  %a.1 = f32[] parameter(0), metadata={op_name=\"a\"}\n"
	"  %b.1 = f32[] parameter(1)\n"
	"  ROOT %add.1 = f32[] add(f32[] %a.1, f32[] %b.1)\n"
	"}, execution_thread=\"main\"\n\n"
	"ENTRY %main.1 (x.1: f32[2,3]) -> f32[2] {\n"
	"  %x.1 = f32[2,3]{1,0} parameter(0), sharding={replicated}\n"
	"  %constant.1 = f32[] constant(0)\n"
	"  ROOT %reduce.1 = f32[2]{0} reduce(f32[2,3]{1,0} %x.1, f32[] "
	"%constant.1), dimensions={1}, to_apply=%region_0.1, "
	"metadata={op_name=\"r\" stack_frame_id=1}\n}\n",
	/* one line; the computation comes behind its use; no ROOT */
	"/* c */HloModule m ENTRY main.1(x.1:f32[2,3])->f32[2]{x.1=f32[2,3]"
	"parameter(0)constant.1=f32[]constant(0)reduce.1=f32[2]reduce(x.1,"
	"constant.1),to_apply=region_0.1,dimensions={1}}region_0.1{a.1=f32[]"
	"parameter(0)b.1=f32[]parameter(1)ROOT add.1=f32[]add(a.1,b.1)}",
	/* 2021: names with %, layouts on all */
	"HloModule m.7\n\n"
	"%region_0.1 (a.1: f32[], b.1: f32[]) -> f32[] {\n"
	"  %a.1 = f32[] parameter(0)\n"
	"  %b.1 = f32[] parameter(1)\n"
	"  ROOT %add.1 = f32[] add(f32[] %a.1, f32[] %b.1)\n}\n\n"
	"ENTRY %main.1 (x.1: f32[2,3]) -> f32[2] {\n"
	"  %x.1 = f32[2,3]{1,0} parameter(0), parameter_replication={false}\n"
	"  %constant.1 = f32[] constant(0)\n"
	"  ROOT %reduce.1 = f32[2]{0} reduce(f32[2,3]{1,0} %x.1, f32[] "
	"%constant.1), dimensions={1}, to_apply=%region_0.1\n}\n",
};

static char *
module_text(const reading *r)
{
	pop_buf b = {0};

	for (const pop_hlo_instr *i = r->m.entry->first; i; i = i->next) {
		char *line = instr_text(i);

		pop_buf_printf(
			&b, "%.*s = %s\n", (int)i->name_len, i->name, line);
		free(line);
	}
	pop_buf_char(&b, '\0');
	return (char *)b.data;
}

static void
test_spellings(void)
{
	static const char want[] =
		"x.1 = f32[2,3] parameter() PARAMETER_NUMBER=0\n"
		"constant.1 = f32[] constant() LITERAL=splat:00000000\n"
		"reduce.1 = f32[2] reduce(x.1,constant.1) DIMENSIONS=[1] "
		"CALLED=region_0.1\n";

	for (size_t i = 0; i < sizeof(spelling) / sizeof(spelling[0]); i++) {
		reading r;
		char *got;

		if (read_text(&r, spelling[i]) != POP_OK)
			fprintf(stderr, "%zu: %s\n", i, r.err.text);
		got = module_text(&r);
		if (!strstr(got, "DIMENSIONS=[1] CALLED"))
			fprintf(stderr, "%s", got);
		/* attributes keep the order of the text */
		if (i != 2)
			assert(strcmp(got, want) == 0);
		assert(r.m.entry->nparam == 1);
		assert(pop_str_is(r.m.entry->name, "main.1"));
		assert(r.m.entry->root->attr[1].called[0]->ninstr == 3 ||
			i == 2);
		free(got);
		end(&r);
	}
}

/* Bodies where names of computations could be: what is outside of them stays
 * known, what is inside does not get out. */
static void
test_inline(void)
{
	static const char text[] =
		"ENTRY e {\n x = f32[] parameter(0)\n i = s32[] parameter(1)\n"
		" c = f32[] conditional(i, x, x, x), branch_computations={\n {\n"
		"  x = f32[] parameter(0)\n  y = f32[] call(x), to_apply={\n"
		"   x = f32[] parameter(0)\n   ROOT z = f32[] negate(x)\n  }\n"
		"  ROOT z = f32[] add(x, y)\n },\n f, { x = f32[] parameter(0) }"
		"\n}, sharding={replicated}\n"
		" y = f32[] fusion(x), calls={ x = f32[] parameter(0) "
		"z = f32[] sine(x) }, kind=kLoop\n ROOT z = f32[] add(c, y) }\n"
		"f { x = f32[] parameter(0) ROOT y = f32[] abs(x) }";
	static const char want[] =
		"x = f32[] parameter() PARAMETER_NUMBER=0\n"
		"i = s32[] parameter() PARAMETER_NUMBER=1\n"
		"c = f32[] conditional(i,x,x,x) CALLED=_.1,f,_.3\n"
		"y = f32[] fusion(x) CALLED=_.4\n"
		"z = f32[] add(c,y)\n";
	const pop_hlo_comp *first;
	reading r;
	char *got;

	if (read_text(&r, text) != POP_OK)
		fprintf(stderr, "%s\n", r.err.text);
	got = module_text(&r);
	if (strcmp(got, want) != 0)
		fprintf(stderr, "%s", got);
	assert(strcmp(got, want) == 0);
	first = r.m.entry->first->next->next->attr[0].called[0];
	assert(first->ninstr == 3 && first->loc.line == 5);
	assert(first->root->operand[1] == first->first->next);
	assert(pop_str_is(
		first->root->operand[1]->attr[0].called[0]->name, "_.2"));
	free(got);
	end(&r);
}

/* ---- The header. */

static void
test_header(void)
{
	reading r;
	pop_status st = read_text(&r,
		"HloModule jit_f, input_output_alias={ {0}: (1, {}, may-alias),"
		" {1, 2}: (0, {3}, must-alias), {}: (2, {}) }, "
		"buffer_donor={ (4, {5}) }, replica_count=2, num_partitions=8, "
		"alias_passthrough_params=true\n"
		"ENTRY e { ROOT x = f32[] parameter(0) }");
	const pop_hlo_alias *a = r.m.alias;

	assert(st == POP_OK);
	assert(pop_str_is(r.m.name, "jit_f"));
	assert(r.m.num_replicas == 2 && r.m.num_partitions == 8);
	assert(r.m.nalias == 4);
	assert(a[0].noutput == 1 && a[0].output[0] == 0 && a[0].param == 1);
	assert(a[0].nindex == 0 && !a[0].donor);
	assert(a[1].noutput == 2 && a[1].output[1] == 2 && a[1].param == 0);
	assert(a[1].nindex == 1 && a[1].index[0] == 3);
	assert(a[2].noutput == 0 && a[2].param == 2);
	assert(a[3].donor && a[3].param == 4 && a[3].index[0] == 5);
	assert(r.m.alias_loc.line == 1 && r.m.alias_loc.column == 18);
	end(&r);
}

/* ---- Refusals. */

static const struct {
	const char *text, *want;
} refusal[] = {
#include "tests/unit/import_hlo_text.def"
};

static void
test_refusals(void)
{
	for (size_t i = 0; i < sizeof(refusal) / sizeof(refusal[0]); i++) {
		reading r;
		pop_status st = read_text(&r, refusal[i].text);
		char *cut = strstr(r.err.text, "; the input ends in");

		/* Modules of one line may be cut off. */
		if (cut)
			*cut = '\0';
		if (st != POP_E_INPUT || strcmp(r.err.text, refusal[i].want))
			fprintf(stderr, "%s\n  got  %s\n  want %s\n",
				refusal[i].text, st ? r.err.text : "read",
				refusal[i].want);
		assert(st == POP_E_INPUT);
		assert(strcmp(r.err.text, refusal[i].want) == 0);
		end(&r);
	}
}

/* Every beginning of a module ends in a message, never beyond its end. */
static void
test_truncated(void)
{
	size_t n = strlen(spelling[1]);
	char *text = malloc(n + 1);

	assert(text);
	memcpy(text, spelling[1], n + 1);
	while (n-- > 0) {
		reading r;

		text[n] = '\0';
		if (read_text(&r, text) == POP_E_INPUT)
			assert(strncmp(r.err.text, "t:", 2) == 0);
		end(&r);
	}
	free(text);
}

static void
test_deep(void)
{
	enum { DEEP = 100000 };
	char *text = malloc(2 * DEEP + 64);
	reading r;
	size_t n;

	assert(text);
	n = (size_t)sprintf(text, "e { x = ");
	memset(text + n, '(', DEEP);
	text[n + DEEP] = '\0';
	assert(read_text(&r, text) == POP_E_INPUT);
	assert(strstr(r.err.text, "t:1:73: tuples nested deeper than 64"));
	end(&r);
	n = (size_t)sprintf(text, "HloModule m, a=");
	memset(text + n, '{', DEEP);
	memset(text + n + DEEP, '}', DEEP);
	text[n + 2 * DEEP] = '\0';
	assert(read_text(&r, text) == POP_E_INPUT);
	assert(strstr(r.err.text, "expected a computation, found the end"));
	end(&r);
	n = (size_t)sprintf(text, "e");
	for (int i = 0; i < 1000; i++)
		n += (size_t)sprintf(text + n, "{x=s8[]call(),calls=");
	assert(read_text(&r, text) == POP_E_INPUT);
	assert(strstr(r.err.text, "computations nested deeper than 200"));
	end(&r);
	free(text);
}

typedef struct whole {
	pop_arena arena;
	pop_graph *graph;
	const char *text;
} whole;

static pop_status
whole_body(void *arg, pop_err *err)
{
	whole *w = arg;
	pop_import_source src = {
		.file = "t", .data = w->text, .n = strlen(w->text)};

	return pop_read_hlo_text(&w->graph, &w->arena, &src, err);
}

/* Memory that runs out anywhere is said so, and given back. */
static void
test_memory(void)
{
	unsigned refused = 0;
	pop_status st;

	for (size_t limit = 64;; limit += limit < 40000 ? 97 : limit / 8) {
		whole w = {.text = spelling[1]};
		pop_err err = {0};

		w.arena.limit = limit;
		st = pop_arena_run(&w.arena, whole_body, &w, &err);
		pop_arena_release(&w.arena);
		if (st == POP_OK)
			break;
		assert(st == POP_E_NOMEM);
		refused++;
	}
	assert(refused > 50);
}

static bool
is_key(const char *name)
{
	for (int i = POP_HLO_NO_KEY + 1; i < POP_HLO_KEYS; i++)
		if (strcmp(pop_hlo_key_name((pop_hlo_key)i), name) == 0)
			return true;
	return false;
}

static void
test_tables_sorted(void)
{
	static const char *const name[] = {
#define READ(text, parse, KEY, ONLY) text,
#define CALL(text, SLOT, ONLY)       text,
#define SKIP(text)                   text,
#include "lib/import/hlo/text_attrs.def"
#undef READ
#undef CALL
#undef SKIP
	};

	for (size_t i = 1; i < sizeof(name) / sizeof(name[0]); i++)
		assert(strcmp(name[i - 1], name[i]) < 0);
	for (size_t i = 0; i < sizeof(name) / sizeof(name[0]); i++)
		assert(!is_key(name[i]) ||
			strcmp(name[i], "replica_groups") == 0 ||
			strcmp(name[i], "source_target_pairs") == 0 ||
			strcmp(name[i], "slice_sizes") == 0);
}

int
main(void)
{
	test_attributes();
	test_shapes();
	test_literals();
	test_spellings();
	test_inline();
	test_header();
	test_refusals();
	test_truncated();
	test_deep();
	test_memory();
	test_tables_sorted();
	return 0;
}
