/*
 * DIR/.popcache/fail/<key>: a graph whose compile fails by itself, as text.
 *
 *   popcache-fail 1
 *   status 4
 *   when 1790000000
 *   text program does not fit ...
 *
 * Only what follows from the key may be noted: no full disk, no signal, no
 * lack of host memory.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "cache/manage.h"
#include "lib/base/buf.h"
#include "lib/base/json.h"

enum {
	MAX_FAIL = 4096,
	/* Days a failure is believed. */
	EXPIRY_DAYS = 30,
};

static const char magic[] = "popcache-fail 1\n";

static bool
is_noted(pop_status st)
{
	return st == POP_E_INPUT || st == POP_E_NOFIT;
}

pop_status
pop_cache_failure_put(const pop_cache *c, pop_digest key, pop_status status,
	const char *text, pop_err *err)
{
	pop_buf b = {0};
	char hex[33];

	if (!c->has_top || !is_noted(status))
		return POP_OK;
	pop_digest_print(hex, key);
	pop_buf_printf(&b, "%sstatus %d\nwhen %lld\ntext ", magic,
		pop_status_exit(status), (long long)time(NULL));
	pop_escape(&b, pop_str_of(text));
	pop_buf_char(&b, '\n');
	if (b.len > MAX_FAIL) {
		pop_buf_release(&b);
		return POP_OK;
	}
	return pop_cache_publish_buf(c->layer[0], "fail", hex, &b, err);
}

/* The lines after the magic; false unless all are there. */
static bool
parse(pop_cache_failure *out, char *text)
{
	int exit = 0, n = 0;
	long long when = 0;
	char *nl;

	if (strncmp(text, magic, sizeof(magic) - 1) != 0)
		return false;
	text += sizeof(magic) - 1;
	if (sscanf(text, "status %3d\nwhen %18lld\ntext %n", &exit, &when,
		    &n) != 2 ||
		!n)
		return false;
	text += n;
	nl = strchr(text, '\n');
	if (!nl || nl[1])
		return false;
	*nl = '\0';
	out->when = when;
	snprintf(out->text, sizeof(out->text), "%s", text);
	out->status = pop_status_of_exit(exit);
	return is_noted(out->status);
}

static bool
read_one(pop_cache_failure *out, const char *path)
{
	char text[MAX_FAIL + 1];
	int fd = open(path,
		O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
	ssize_t n = fd < 0 ? -1 : read(fd, text, MAX_FAIL);
	int64_t now = (int64_t)time(NULL);

	if (fd >= 0)
		close(fd);
	if (n <= 0)
		return false;
	text[n] = '\0';
	return parse(out, text) && out->when <= now &&
	       now - out->when <= (int64_t)EXPIRY_DAYS * 86400;
}

bool
pop_cache_failure_get(
	pop_cache_failure *out, const pop_cache *c, pop_digest key)
{
	char path[POP_CACHE_PATH_MAX], hex[33];

	pop_digest_print(hex, key);
	for (int i = 0; i < c->nlayer; i++) {
		pop_cache_join(path, c->layer[i], "fail", hex);
		if (read_one(out, path))
			return true;
	}
	return false;
}

void
pop_cache_failure_drop(const pop_cache *c, pop_digest key)
{
	char path[POP_CACHE_PATH_MAX], hex[33];

	if (!c->has_top)
		return;
	pop_digest_print(hex, key);
	pop_cache_join(path, c->layer[0], "fail", hex);
	(void)unlink(path);
}
