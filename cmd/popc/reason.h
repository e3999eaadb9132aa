#ifndef POP_CMD_POPC_REASON_H
#define POP_CMD_POPC_REASON_H

#include <stdbool.h>

/* Why a graph is, or is not, a hit; see reasons.def. */
typedef enum popc_reason {
#define REASON(NAME, word, sentence) POPC_REASON_##NAME,
#include "cmd/popc/reasons.def"
#undef REASON
	POPC_REASON_COUNT
} popc_reason;

extern const char *const popc_reason_word[POPC_REASON_COUNT];
extern const char *const popc_reason_sentence[POPC_REASON_COUNT];
/* False if it is none. */
bool popc_reason_parse(popc_reason *out, const char *word);

#endif
