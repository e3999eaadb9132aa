/*
 * How fast graphs are read, and how much memory that takes: generated modules
 * of 10 thousand to a million operations and dense constants, beside hashing
 * the same bytes.  `peak memory` is how much a process that reads the mapped
 * file, as popc does, grows at most, the pages of the file included, those of
 * the program not; as a part of what it should be at most: 1.3 times the input
 * and 400 bytes an operation.  Since an artifact's constants
 * are borrowed and not looked at when it is read, `read, digest` is the time
 * until the key's digest has covered every byte of them.
 */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/base/buf.h"
#include "lib/base/fs.h"
#include "lib/import/import.h"
#include "tests/perf/bench.h"
#include "tests/unit/make_bytecode.h"

enum { OP_BYTES = 400 };

/* ---- Modules. */

/* One turn of eight operations on the values of the one before. */
static void
put_turn(pop_buf *b, unsigned i, bool generic)
{
	unsigned n = 8 * i + 1, p = n - 1;
	static const char *const t = "tensor<16x16xf32>";

	if (generic) {
		static const char *const name[] = {"add", "multiply",
			"subtract", "maximum", "minimum", "power", "remainder",
			"divide"};

		for (unsigned k = 0; k < 8; k++)
			pop_buf_printf(b,
				"    %%%u = \"stablehlo.%s\"(%%%u, %%arg0) : "
				"(%s, %s) -> %s loc(#loc)\n",
				n + k, name[k], k ? n + k - 1 : p, t, t, t);
		return;
	}
	pop_buf_printf(
		b, "    %%%u = stablehlo.add %%%u, %%arg0 : %s\n", n, p, t);
	pop_buf_printf(b,
		"    %%%u = stablehlo.transpose %%%u, dims = [1, 0] : (%s) -> "
		"%s\n",
		n + 1, n, t, t);
	pop_buf_printf(
		b, "    %%%u = stablehlo.tanh %%%u : %s\n", n + 2, n + 1, t);
	pop_buf_printf(b,
		"    %%%u = stablehlo.constant dense<%u.5> : tensor<f32>\n",
		n + 3, i % 1000);
	pop_buf_printf(b,
		"    %%%u = stablehlo.broadcast_in_dim %%%u, dims = [] : "
		"(tensor<f32>) -> %s\n",
		n + 4, n + 3, t);
	pop_buf_printf(b,
		"    %%%u = stablehlo.dot_general %%%u, %%%u, "
		"contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] "
		": (%s, %s) -> %s\n",
		n + 5, n + 2, n + 4, t, t, t);
	pop_buf_printf(b,
		"    %%%u = stablehlo.compare LT, %%%u, %%%u : (%s, %s) -> "
		"tensor<16x16xi1>\n",
		n + 6, n + 5, n + 4, t, t);
	pop_buf_printf(b,
		"    %%%u = stablehlo.select %%%u, %%%u, %%%u : "
		"tensor<16x16xi1>, %s\n",
		n + 7, n + 6, n + 5, n + 1, t);
}

static void
make_text(pop_buf *b, unsigned nop, bool generic)
{
	static const char *const t = "tensor<16x16xf32>";
	unsigned last = nop / 8 * 8;

	pop_buf_str(b, "#loc = loc(unknown)\nmodule {\n");
	pop_buf_printf(b, "  func.func @main(%%arg0: %s) -> %s {\n", t, t);
	/* What the first turn begins with. */
	pop_buf_printf(b, "    %%0 = stablehlo.abs %%arg0 : %s\n", t);
	for (unsigned i = 0; i < nop / 8; i++)
		put_turn(b, i, generic);
	pop_buf_printf(b, "    return %%%u : %s\n  }\n}\n", last, t);
}

static const char *const binary[] = {"add", "multiply", "subtract", "maximum",
	"minimum", "power", "remainder", "divide"};

static void
make_hlo(pop_buf *b, unsigned nop)
{
	static const char *const t = "f32[16,16]{1,0}";

	pop_buf_printf(b,
		"HloModule bench, entry_computation_layout={(%s)->%s}\n\n"
		"ENTRY main {\n  x.0 = %s parameter(0)\n",
		t, t, t);
	for (unsigned i = 1; i <= nop; i++)
		pop_buf_printf(b, "  %sx.%u = %s %s(x.%u, x.0)\n",
			i == nop ? "ROOT " : "", i, t, binary[i & 7], i - 1);
	pop_buf_str(b, "}\n");
}

/* ---- HloModuleProto: fields by number, see hlo.proto. */

enum { WIRE_VARINT = 0, WIRE_BYTES = 2 };

static void
put_varint(pop_buf *b, unsigned field, uint64_t v)
{
	pop_buf_varint(b, field << 3 | WIRE_VARINT);
	pop_buf_varint(b, v);
}

static void
put_bytes(pop_buf *b, unsigned field, const void *data, size_t n)
{
	pop_buf_varint(b, field << 3 | WIRE_BYTES);
	pop_buf_varint(b, n);
	pop_buf_put(b, data, n);
}

/* Consumes `part`. */
static void
put_part(pop_buf *b, unsigned field, pop_buf *part)
{
	put_bytes(b, field, part->data, part->len);
	pop_buf_release(part);
}

static void
put_shape(pop_buf *b, unsigned field)
{
	/* element_type F32, dimensions, layout: minor_to_major. */
	static const unsigned char shape[] = {
		0x10, 11, 0x1a, 2, 16, 16, 0x2a, 4, 0x0a, 2, 1, 0};

	put_bytes(b, field, shape, sizeof(shape));
}

static void
put_instruction(pop_buf *b, unsigned i)
{
	const char *op = i ? binary[i & 7] : "parameter";
	pop_buf one = {0}, ids = {0};
	char name[16];

	snprintf(name, sizeof(name), "x.%u", i);
	put_bytes(&one, 1, name, strlen(name));
	put_bytes(&one, 2, op, strlen(op));
	put_shape(&one, 3);
	put_varint(&one, 35, i + 1);
	if (i) {
		pop_buf_varint(&ids, i);
		pop_buf_varint(&ids, 1);
		put_part(&one, 36, &ids);
	}
	put_part(b, 2, &one);
}

static void
make_proto(pop_buf *b, unsigned nop)
{
	pop_buf computation = {0}, program = {0};

	put_shape(&program, 1);
	put_shape(&program, 2);
	put_bytes(&computation, 1, "main", 4);
	for (unsigned i = 0; i <= nop; i++)
		put_instruction(&computation, i);
	put_bytes(&computation, 4, program.data, program.len);
	put_varint(&computation, 5, 1);
	put_varint(&computation, 6, nop + 1);
	put_bytes(b, 1, "bench", 5);
	put_bytes(b, 2, "main", 4);
	put_part(b, 3, &computation);
	put_part(b, 4, &program);
	put_varint(b, 6, 1);
}

/* ---- A portable artifact. */

static void
make_chain(pop_buf *out, unsigned nop)
{
	static const char *const t = "16x16xf32";
	make_bytecode *w = calloc(1, sizeof(*w));
	pop_buf body = {0}, func = {0}, ir = {0};

	assert(w);
	w->version = 6;
	w->major = 1;
	make_varint(&body, 1);
	make_varint(&body, 1 + nop);
	make_varint(&body, (uint64_t)(nop + 1) << 1 | 1);
	make_args(w, &body, t);
	for (unsigned i = 0; i < nop; i++) {
		char op[32];

		snprintf(op, sizeof(op), "%s_v1", binary[i & 7]);
		make_head(w, &body, op, "", 2 | 4);
		make_types(w, &body, t);
		make_varint(&body, 2);
		make_varint(&body, i);
		make_varint(&body, 0);
	}
	make_head(w, &body, "return_v1", "", 4);
	make_varint(&body, 1);
	make_varint(&body, nop);
	make_func(w, &func, t, t, &body);
	make_module(w, &ir, &func, 1);
	make_file(w, out, &ir);
	free(w);
}

/* A module with one constant of `bytes` bytes in hexadecimal. */
static void
make_hex(pop_buf *b, size_t bytes)
{
	static const char digit[] = "0123456789ABCDEF";
	uint64_t x = 88172645463325252u;

	pop_buf_printf(b,
		"module {\n  func.func @main() -> tensor<%zuxf32> {\n    %%0 = "
		"stablehlo.constant dense<\"0x",
		bytes / 4);
	for (size_t i = 0; i < bytes; i++) {
		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		pop_buf_char(b, digit[x >> 60]);
		pop_buf_char(b, digit[x >> 40 & 15]);
	}
	pop_buf_printf(b,
		"\"> : tensor<%zuxf32>\n    return %%0 : tensor<%zuxf32>\n  "
		"}\n}\n",
		bytes / 4, bytes / 4);
}

/* The same with decimal numbers. */
static void
make_decimal(pop_buf *b, unsigned count)
{
	uint64_t x = 88172645463325252u;

	pop_buf_printf(b,
		"module {\n  func.func @main() -> tensor<%uxf32> {\n    %%0 = "
		"stablehlo.constant dense<[",
		count);
	for (unsigned i = 0; i < count; i++) {
		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		pop_buf_printf(b, "%s%.9g", i ? ", " : "",
			(double)(int64_t)x * 0x1p-62);
	}
	pop_buf_printf(b,
		"]> : tensor<%uxf32>\n    return %%0 : tensor<%uxf32>\n  }\n"
		"}\n",
		count, count);
}

static void
put_constant(make_bytecode *w, pop_buf *b, const char *type, const void *data,
	size_t n)
{
	pop_buf prop = {0};

	make_varint(&prop, make_tensor_attr(w, type, data, n));
	make_varint(b, make_op(w, MAKE_VHLO, "constant_v1"));
	pop_buf_u8(b, 2 | 0x40); /* results, properties */
	make_varint(b, make_unknown_loc(w));
	make_varint(b, make_entry(&w->prop, 0, &prop));
	make_types(w, b, type);
}

/* A portable artifact that adds constants of `bytes` bytes in all. */
static void
make_constants(pop_buf *out, size_t bytes)
{
	enum { EACH = 1 << 20 };
	make_bytecode *w = calloc(1, sizeof(*w));
	pop_buf body = {0}, func = {0}, ir = {0};
	unsigned n = (unsigned)(bytes / EACH);
	uint32_t *data = malloc(EACH);
	uint64_t x = 88172645463325252u;
	char type[32];

	assert(w && data);
	snprintf(type, sizeof(type), "%ux%s", EACH / 4, "f32");
	w->version = 6;
	w->major = 1;
	make_varint(&body, 1);
	make_varint(&body, 1 + 2 * n);
	make_varint(&body, (uint64_t)(2 * n + 1) << 1 | 1);
	make_args(w, &body, type);
	for (unsigned i = 0; i < n; i++) {
		for (size_t k = 0; k < EACH / 4; k++) {
			x ^= x << 13;
			x ^= x >> 7;
			x ^= x << 17;
			data[k] = (uint32_t)(x >> 32);
		}
		put_constant(w, &body, type, data, EACH);
	}
	for (unsigned i = 0; i < n; i++) {
		make_head(w, &body, "add_v1", "", 2 | 4);
		make_types(w, &body, type);
		make_varint(&body, 2);
		make_varint(&body, i ? n + i : 0);
		make_varint(&body, 1 + i);
	}
	make_head(w, &body, "return_v1", "", 4);
	make_varint(&body, 1);
	make_varint(&body, 2 * n);
	make_func(w, &func, type, type, &body);
	make_module(w, &ir, &func, 1);
	make_file(w, out, &ir);
	free(data);
	free(w);
}

/* ---- Reading. */

typedef struct reading {
	pop_arena arena;
	pop_graph *graph;
	const char *name;
	const void *data;
	size_t n;
	bool mapped;
	bool failed;
} reading;

static pop_status
body(void *arg, pop_err *err)
{
	reading *r = arg;
	pop_import_source src = {.file = r->name,
		.data = r->data,
		.n = r->n,
		.mapped = r->mapped};

	return pop_import(&r->graph, &r->arena, &src, err);
}

static uint64_t
count_ops(const pop_graph *g)
{
	uint64_t n = 0;

	for (uint32_t i = 0; i < g->nfunc; i++) {
		pop_walk w;

		for (pop_op *op = pop_walk_first(&w, g->func[i]->body); op;
			op = pop_walk_next(&w))
			n++;
	}
	return n;
}

static void
read_once(void *arg)
{
	reading *r = arg;
	pop_err err = {0};

	pop_arena_release(&r->arena);
	memset(&r->arena, 0, sizeof(r->arena));
	r->failed = pop_arena_run(&r->arena, body, r, &err) != POP_OK;
	if (r->failed) {
		fprintf(stderr, "%s: %s\n", r->name, err.text);
		exit(1);
	}
}

static void
check_once(void *arg)
{
	reading *r = arg;
	pop_err err = {0};

	r->failed = pop_graph_verify(r->graph, &err) != POP_OK;
}

/* Reads it and makes the digest, for which the graph is verified. */
static void
digest_once(void *arg)
{
	reading *r = arg;
	pop_digest digest, check;
	pop_err err = {0};

	read_once(r);
	if (pop_graph_verify(r->graph, &err) != POP_OK ||
		pop_graph_digest(r->graph, &digest, &check, &err) != POP_OK) {
		fprintf(stderr, "%s: %s\n", r->name, err.text);
		exit(1);
	}
}

/* ---- Memory. */

/* A line of /proc/self/status, VmRSS: or VmHWM:, in bytes. */
static uint64_t
status_line(const char *name)
{
	FILE *f = fopen("/proc/self/status", "r");
	unsigned long kib = 0;
	char line[256];

	while (f && fgets(line, sizeof(line), f))
		if (strncmp(line, name, strlen(name)) == 0)
			kib = strtoul(line + strlen(name), NULL, 10);
	if (f)
		fclose(f);
	return (uint64_t)kib * 1024;
}

/* First argument of the process that is watched. */
#define PEAK "--peak"

extern const char __executable_start[], etext[];

/* That process: prints by how many bytes it grew at most. */
static int
print_peak(const char *path)
{
	volatile unsigned char sum = 0;
	uint64_t floor;
	reading r = {.name = path};
	pop_err err = {0};
	pop_file f;

	/* Pages of code that reading touches are not what it takes. */
	for (const char *p = __executable_start; p < etext; p += 4096)
		sum = (unsigned char)(sum ^ *(const unsigned char *)p);
	floor = status_line("VmRSS:");
	if (pop_file_map(&f, path, 0, &err) != POP_OK)
		return 1;
	/* popc makes a digest of all of it before. */
	for (size_t i = 0; i < f.len; i += 4096)
		sum = (unsigned char)(sum ^ f.data[i]);
	r.data = f.data;
	r.n = f.len;
	r.mapped = f.mapped;
	read_once(&r);
	printf("%" PRIu64 "\n", status_line("VmHWM:") - floor);
	pop_arena_release(&r.arena);
	pop_file_release(&f);
	return 0;
}

static double
peak_of(const char *path)
{
	unsigned long peak = 0;
	char line[300];
	FILE *f;

	snprintf(line, sizeof(line), "/proc/%ld/exe " PEAK " %s",
		(long)getpid(), path);
	f = popen(line, "r");
	if (!f || fscanf(f, "%lu", &peak) != 1 || pclose(f) != 0) {
		fprintf(stderr, "the process that reads %s failed\n", path);
		exit(1);
	}
	return (double)peak;
}

static double
measure_peak(const void *data, size_t n)
{
	char path[] = "bench_read.XXXXXX";
	int fd = mkstemp(path);
	pop_err err = {0};
	double peak;

	if (fd < 0 || pop_write_all(fd, data, n, path, &err) != POP_OK) {
		fprintf(stderr, "cannot write %s: %s\n", path, err.text);
		exit(1);
	}
	close(fd);
	peak = peak_of(path);
	unlink(path);
	return peak;
}

static void
measure(bench *b, const char *name, const void *data, size_t n)
{
	reading r = {.name = name, .data = data, .n = n};
	char check[80];
	double ops;

	if (!bench_wanted(b, name))
		return;
	bench_measure(b, &(bench_case){.name = name,
				 .run = read_once,
				 .arg = &r,
				 .limit = BENCH_HASH,
				 .work = (double)n});
	ops = (double)count_ops(r.graph);
	snprintf(check, sizeof(check), "%s: peak memory", name);
	bench_note(b, check,
		100 * measure_peak(data, n) /
			(1.3 * (double)n + OP_BYTES * ops),
		"% of the limit");
	snprintf(check, sizeof(check), "%s: verify", name);
	bench_measure(b, &(bench_case){.name = check,
				 .run = check_once,
				 .arg = &r,
				 .limit = BENCH_NONE,
				 .work = ops,
				 .unit = "ops/s"});
	snprintf(check, sizeof(check), "%s: read, digest", name);
	bench_measure(b, &(bench_case){.name = check,
				 .run = digest_once,
				 .arg = &r,
				 .limit = BENCH_HASH,
				 .work = (double)n});
	pop_arena_release(&r.arena);
}

static void
make_pretty(pop_buf *b, unsigned nop)
{
	make_text(b, nop, false);
}

static void
make_generic(pop_buf *b, unsigned nop)
{
	make_text(b, nop, true);
}

static void
measure_graphs(bench *to)
{
	static const struct {
		const char *name;
		void (*make)(pop_buf *b, unsigned nop);
	} format[] = {
		{"text", make_pretty},
		{"text, generic", make_generic},
		{"artifact", make_chain},
		{"HLO text", make_hlo},
		{"HLO proto", make_proto},
	};
	static const unsigned count[] = {10000, 100000, 1000000};

	for (size_t f = 0; f < sizeof(format) / sizeof(format[0]); f++)
		for (size_t i = 0; i < sizeof(count) / sizeof(count[0]); i++) {
			pop_buf b = {0};
			char name[64];

			format[f].make(&b, count[i]);
			snprintf(name, sizeof(name), "%s, %u ops",
				format[f].name, count[i]);
			measure(to, name, b.data, b.len);
			pop_buf_release(&b);
		}
}

int
main(int argc, char **argv)
{
	pop_buf b = {0};
	bench *to;

	if (argc == 3 && strcmp(argv[1], PEAK) == 0)
		return print_peak(argv[2]);
	to = bench_open("bench_read", argc, argv);
	measure_graphs(to);
	make_hex(&b, (size_t)64 << 20);
	measure(to, "text, 64 MiB in hexadecimal", b.data, b.len);
	pop_buf_release(&b);
	make_constants(&b, (size_t)256 << 20);
	measure(to, "artifact, 256 MiB, borrowed", b.data, b.len);
	pop_buf_release(&b);
	make_decimal(&b, 4000000);
	measure(to, "text, 4M decimal numbers", b.data, b.len);
	pop_buf_release(&b);
	return bench_close(to);
}
