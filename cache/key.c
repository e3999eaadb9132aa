/*
 * Names of files in a cache directory.  A key is spelled in exactly one way,
 * 32 lower-case hex digits, so that one key cannot have two files.
 */

#include "cache/popcache.h"

#include <stdio.h>
#include <string.h>

#include "cache/cache_int.h"

static const char suffix[] = ".poplar_exec";
static const char temp_prefix[] = ".popcache-tmp-";

void
pop_cache_name(char out[POP_CACHE_NAME_MAX], pop_digest key)
{
	pop_digest_print(out, key);
	memcpy(out + 32, suffix, sizeof(suffix));
}

static bool
is_lower_hex(const char *s, size_t n)
{
	return strspn(s, "0123456789abcdef") >= n;
}

bool
pop_cache_is_temp(const char *name)
{
	return strncmp(name, temp_prefix, sizeof(temp_prefix) - 1) == 0;
}

pop_cache_kind
pop_cache_name_kind(const char *name, pop_digest *key)
{
	size_t n = strlen(name), stem;

	if (pop_cache_is_temp(name))
		return POP_CACHE_TEMP;
	if (n < sizeof(suffix) || strcmp(name + n - sizeof(suffix) + 1, suffix))
		return POP_CACHE_FOREIGN;
	stem = n - sizeof(suffix) + 1;
	if (!is_lower_hex(name, stem))
		return POP_CACHE_FOREIGN;
	if (stem == 32 && pop_digest_parse(key, name, stem))
		return POP_CACHE_ENTRY;
	return stem <= 16 ? POP_CACHE_ORIGINAL : POP_CACHE_FOREIGN;
}

void
pop_cache_path(char out[POP_CACHE_PATH_MAX], const pop_cache *c, pop_digest key)
{
	char name[POP_CACHE_NAME_MAX];

	out[0] = '\0';
	if (!c->has_top)
		return;
	pop_cache_name(name, key);
	pop_cache_join(out, c->layer[0], NULL, name);
}
