/* The table of reasons, read. */

#include "cmd/popc/reason.h"

#include <string.h>

const char *const popc_reason_word[POPC_REASON_COUNT] = {
#define REASON(NAME, word, sentence) [POPC_REASON_##NAME] = word,
#include "cmd/popc/reasons.def"
#undef REASON
};

const char *const popc_reason_sentence[POPC_REASON_COUNT] = {
#define REASON(NAME, word, sentence) [POPC_REASON_##NAME] = sentence,
#include "cmd/popc/reasons.def"
#undef REASON
};

bool
popc_reason_parse(popc_reason *out, const char *word)
{
	for (int i = 0; i < POPC_REASON_COUNT; i++)
		if (strcmp(word, popc_reason_word[i]) == 0) {
			*out = (popc_reason)i;
			return true;
		}
	return false;
}
