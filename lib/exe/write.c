/*
 * Writes the container.  The grammar in full is in poplar_exec(5):
 *
 *   magic version flags bytes nsection 0 (id codec offset raw stored sum)* sum
 *   meta io steps bytecode buffers const [cost] [graph]
 *
 * Each section is made in memory, packed where that pays, and laid down at a
 * multiple of 64.  Nothing depends on anything but the program and its meta
 * data.  History: version 1, the first.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/pack.h"
#include "lib/exe/exe_int.h"

enum {
	/* Smaller sections stay raw: unpacking costs more than reading. */
	LEAST_PACKED = 512,
	/* Const sections from here on are packed only if a sample is worth
	 * it. */
	SAMPLED = 512 << 10,
	SAMPLES = 16,
	SAMPLE_BYTES = 8 << 10,
};

/* A section to be: its raw bytes, and the packed ones if they are used. */
typedef struct section {
	uint32_t id;
	const void *raw;
	uint64_t raw_bytes;
	pop_buf made;   /* raw, where we made it */
	pop_buf packed; /* data == NULL: raw */
	uint64_t offset;
} section;

typedef struct writer {
	section at[POP_EXE_MAX_SECTIONS];
	uint32_t n;
} writer;

static void
release(writer *w)
{
	for (uint32_t i = 0; i < w->n; i++) {
		pop_buf_release(&w->at[i].made);
		pop_buf_release(&w->at[i].packed);
	}
}

static section *
add(writer *w, uint32_t id, const void *raw, uint64_t n)
{
	section *s = &w->at[w->n++];

	*s = (section){.id = id, .raw = raw, .raw_bytes = n};
	return s;
}

/* ---- Packing. */

/* Whether samples spread over the data shrink to half. */
static pop_status
is_worth_packing(const section *s, bool *worth, pop_err *err)
{
	uint64_t step = s->raw_bytes / SAMPLES;
	pop_status st = POP_OK;
	pop_buf b = {0};

	for (unsigned i = 0; i < SAMPLES && st == POP_OK; i++)
		st = pop_pack_quick(
			&b, (const char *)s->raw + i * step, SAMPLE_BYTES, err);
	*worth = b.len < SAMPLES * SAMPLE_BYTES / 2;
	pop_buf_release(&b);
	return st;
}

/* The user waits for constants, and nobody reads the graph often. */
static pop_status
pack(section *s, pop_err *err)
{
	bool is_const = s->id == POP_SECTION_CONST;
	bool is_quick = is_const || s->id == POP_SECTION_GRAPH;
	bool worth = s->raw_bytes >= LEAST_PACKED;
	uint64_t most = s->raw_bytes - s->raw_bytes / (is_const ? 2 : 4);

	if (is_const && s->raw_bytes >= SAMPLED)
		POP_TRY(is_worth_packing(s, &worth, err));
	if (!worth)
		return POP_OK;
	POP_TRY((is_quick ? pop_pack_quick : pop_pack)(
		&s->packed, s->raw, (size_t)s->raw_bytes, err));
	if (s->packed.len > most ||
		s->packed.len < s->raw_bytes / POP_EXE_MAX_RATIO + 1)
		pop_buf_release(&s->packed);
	return POP_OK;
}

/* ---- Meta. */

static void
put_str(pop_buf *b, pop_str s)
{
	pop_buf_varint(b, s.len);
	pop_buf_put(b, s.ptr, s.len);
}

static void
put_meta(pop_buf *b, const pop_exe_meta *m)
{
	pop_buf_u32(b, m->epoch);
	pop_buf_put(b, m->key.byte, sizeof(m->key.byte));
	pop_buf_put(b, m->check.byte, sizeof(m->check.byte));
	put_str(b, m->target);
	put_str(b, m->options);
	pop_buf_varint(b, m->npart);
	for (uint32_t i = 0; i < m->npart; i++) {
		put_str(b, m->part[i].name);
		pop_buf_put(b, m->part[i].digest.byte,
			sizeof(m->part[i].digest.byte));
	}
}

/* ---- The file. */

static void
put_entry(pop_buf *b, const section *s)
{
	bool packed = s->packed.data != NULL;
	uint64_t n = packed ? s->packed.len : s->raw_bytes;

	pop_buf_u32(b, s->id);
	pop_buf_u32(b, packed ? POP_CODEC_ZSTD : POP_CODEC_RAW);
	pop_buf_u64(b, s->offset);
	pop_buf_u64(b, s->raw_bytes);
	pop_buf_u64(b, n);
	pop_buf_u64(
		b, pop_digest_u64(packed ? s->packed.data : s->raw, (size_t)n));
}

static uint64_t
header_bytes(uint32_t nsection)
{
	return POP_EXE_HEADER_BYTES + (uint64_t)nsection * POP_EXE_ENTRY_BYTES +
	       POP_EXE_SUM_BYTES;
}

static void
put_header(pop_buf *b, writer *w)
{
	uint64_t at = header_bytes(w->n);
	size_t start = b->len;

	for (uint32_t i = 0; i < w->n; i++) {
		section *s = &w->at[i];

		s->offset = pop_round_up((size_t)at, POP_EXE_ALIGN);
		at = s->offset +
		     (s->packed.data ? s->packed.len : s->raw_bytes);
	}
	pop_buf_put(b, pop_exe_magic, POP_EXE_MAGIC_BYTES);
	pop_buf_u32(b, POP_EXE_VERSION);
	pop_buf_u32(b, 0);
	pop_buf_u64(b, at);
	pop_buf_u32(b, w->n);
	pop_buf_u32(b, 0);
	for (uint32_t i = 0; i < w->n; i++)
		put_entry(b, &w->at[i]);
	if (!b->failed)
		pop_buf_u64(b, pop_digest_u64(b->data + start, b->len - start));
}

/* Zeros up to `offset` from the file's start. */
static void
pad_to(pop_buf *b, size_t start, uint64_t offset)
{
	while (!b->failed && b->len - start < offset)
		pop_buf_u8(b, 0);
}

static pop_status
make_sections(
	writer *w, const pop_program *p, const pop_exe_meta *m, pop_err *err)
{
	section *meta = add(w, POP_SECTION_META, NULL, 0);
	section *io = add(w, POP_SECTION_IO, NULL, 0);
	section *steps = add(w, POP_SECTION_STEPS, NULL, 0);
	section *code = add(w, POP_SECTION_BYTECODE, NULL, 0);
	section *buffers = add(w, POP_SECTION_BUFFERS, NULL, 0);

	put_meta(&meta->made, m);
	pop_exe_put_io(&io->made, p);
	pop_exe_put_steps(&steps->made, &code->made, p);
	pop_exe_put_buffers(&buffers->made, p);
	add(w, POP_SECTION_CONST, p->constant, p->constant_bytes);
	if (m->cost.len) {
		section *cost = add(w, POP_SECTION_COST, NULL, 0);

		pop_buf_u32(&cost->made, m->cost_version);
		pop_buf_put(&cost->made, m->cost.ptr, m->cost.len);
	}
	if (m->graph.len)
		add(w, POP_SECTION_GRAPH, m->graph.ptr, m->graph.len);
	for (uint32_t i = 0; i < w->n; i++) {
		section *s = &w->at[i];

		POP_TRY(pop_buf_finish(&s->made, err));
		if (s->made.data) {
			s->raw = s->made.data;
			s->raw_bytes = s->made.len;
		}
		POP_TRY(pack(s, err));
	}
	return POP_OK;
}

pop_status
pop_exe_write(const pop_program *p, const pop_exe_meta *meta, pop_buf *out,
	pop_err *err)
{
	size_t start = out->len;
	writer w = {0};
	pop_status st;

	if (meta->npart > POP_EXE_MAX_PARTS ||
		(p->constant_bytes && !p->constant))
		return pop_fail(err, POP_E_INTERNAL,
			"executable: %u parts of the key, constants %s",
			meta->npart, p->constant ? "present" : "absent");
	st = pop_program_check(p, err);
	if (st == POP_E_CORRUPT) {
		st = pop_wrap(err, POP_E_INTERNAL,
			"the compiler made a program that fails its check");
		if (err)
			err->status = st;
	}
	POP_TRY(st);
	st = make_sections(&w, p, meta, err);
	if (st == POP_OK) {
		put_header(out, &w);
		for (uint32_t i = 0; i < w.n; i++) {
			const section *s = &w.at[i];

			pad_to(out, start, s->offset);
			if (s->packed.data)
				pop_buf_put(out, s->packed.data, s->packed.len);
			else
				pop_buf_put(out, s->raw, (size_t)s->raw_bytes);
		}
		st = pop_buf_finish(out, err);
	}
	release(&w);
	return st;
}
