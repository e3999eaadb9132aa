#ifndef POP_EXE_FORMAT_H
#define POP_EXE_FORMAT_H

#include <stdint.h>

/*
 * Numbers of the file format; what they mean is in poplar_exec(5).  Nothing
 * here is ever reused.
 */

/* Counts compilers that make other bytes from the same graph, target and
 * options: raised with every change that the digests of the test executables
 * show.  A part of the key. */
#define POP_COMPILER_EPOCH 43

/* Of the file; see poplar_exec(5), HISTORY. */
#define POP_EXE_VERSION UINT32_C(2)

enum {
	POP_EXE_MAGIC_BYTES = 8,
	POP_EXE_HEADER_BYTES = 32, /* before the table */
	POP_EXE_ENTRY_BYTES = 40,  /* of the table */
	POP_EXE_SUM_BYTES = 8,
	POP_EXE_ALIGN = 64, /* of sections */
	POP_EXE_MAX_SECTIONS = 32,
	POP_EXE_MAX_PARTS = 64,
	/* Raw bytes for one stored, at most. */
	POP_EXE_MAX_RATIO = 1024,
};

typedef enum pop_exe_section {
#define SECTION(NAME, text, number) POP_SECTION_##NAME = (number),
#include "lib/exe/sections.def"
#undef SECTION
	/* From here on, a reader that does not know a section skips it. */
	POP_SECTION_OPTIONAL = 128
} pop_exe_section;

typedef enum pop_exe_codec {
	POP_CODEC_RAW,
	POP_CODEC_ZSTD,
} pop_exe_codec;

/* Bits of the header's flags that a reader may ignore. */
#define POP_EXE_FLAGS_OPTIONAL UINT32_C(0xffff)

#endif
