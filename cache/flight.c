/*
 * One compile per key.
 *
 * The lock file of the key decides.  Who gets the kernel's lock leads, unless
 * the record inside was written by a host whose kernel may not have told ours
 * about its lock; then only silence counts: an owner counts in its record
 * every few seconds, and one whose record has not changed for long, by the
 * waiter's own clock, is dead.
 *
 *   lock     record is                    then
 *   got      empty, or of this host       lead
 *   got      of another host, changing    let go, wait
 *   got      of another host, silent      lead
 *   busy     of this boot, or empty       wait; the kernel knows
 *   busy     of another boot, silent      claim: write a record; if it is
 *                                         still there a moment later, lead
 *   none     -                            lead, without a lock
 *
 * A wrong guess costs a compile, never a wrong entry.
 */

#include "cache/popcache.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "cache/lock.h"
#include "lib/base/clock.h"
#include "lib/base/log.h"

#define MS_NS ((uint64_t)1000000)

enum {
	POLL_MIN_MS = 5,
	POLL_MAX_MS = 40,
	/* The lock file is opened anew, so that network file systems fetch it
	 * again, and the entry is looked for. */
	REFRESH_MS = 1000,
	BEAT_MS = 5000,
	STALE_MS = 30000,
	CLAIM_MS = 100,
};

struct pop_flight {
	pop_lock lock;
	bool claimed; /* leads by record, without the kernel's lock */
	pop_flight_owner self;
	/* Heartbeat. */
	uint64_t beat_ns;
	bool beating, stop;
	pthread_t thread;
	pthread_mutex_t mutex;
	pthread_cond_t cond;
};

/* One call of pop_flight_begin(). */
struct waiter {
	pop_flight *f;
	const pop_cache *c;
	pop_digest key;
	pop_cache_check check;
	const pop_flight_opts *opts;
	pop_cache_entry *entry;
	uint64_t start_ns, refreshed_ns, poll_ns, stale_ns;
	/* The record last seen, and since when it is the same. */
	pop_flight_owner who;
	char last[POP_LOCK_RECORD];
	size_t nlast;
	uint64_t changed_ns;
	/* The record was seen to be empty, and the entry looked for since. */
	bool let_go;
	bool follow; /* the entry is there and open */
};

/* -- heartbeat ----------------------------------------------------------- */

static void
write_record(pop_flight *f)
{
	char rec[POP_LOCK_RECORD];

	pop_lock_print(rec, &f->self);
	(void)pop_lock_write(&f->lock, rec);
}

static void *
beat(void *arg)
{
	pop_flight *f = arg;
	struct timespec at = {0, 0};

	pthread_mutex_lock(&f->mutex);
	clock_gettime(CLOCK_MONOTONIC, &at);
	while (!f->stop) {
		uint64_t ns = (uint64_t)at.tv_nsec + f->beat_ns;

		at.tv_sec += (time_t)(ns / 1000000000u);
		at.tv_nsec = (long)(ns % 1000000000u);
		while (!f->stop &&
			pthread_cond_timedwait(&f->cond, &f->mutex, &at) == 0)
			;
		if (f->stop)
			break;
		f->self.beat++;
		write_record(f);
	}
	pthread_mutex_unlock(&f->mutex);
	return NULL;
}

/* Without the thread, hosts elsewhere may compile the same key too. */
static void
beat_start(pop_flight *f)
{
	pthread_condattr_t attr;
	sigset_t all, old;

	if (!f->lock.writable || pthread_condattr_init(&attr))
		return;
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	if (pthread_cond_init(&f->cond, &attr)) {
		pthread_condattr_destroy(&attr);
		return;
	}
	pthread_condattr_destroy(&attr);
	if (pthread_mutex_init(&f->mutex, NULL)) {
		pthread_cond_destroy(&f->cond);
		return;
	}
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &old);
	f->beating = pthread_create(&f->thread, NULL, beat, f) == 0;
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	if (f->beating)
		return;
	pthread_cond_destroy(&f->cond);
	pthread_mutex_destroy(&f->mutex);
}

static void
beat_stop(pop_flight *f)
{
	if (!f->beating)
		return;
	pthread_mutex_lock(&f->mutex);
	f->stop = true;
	pthread_cond_signal(&f->cond);
	pthread_mutex_unlock(&f->mutex);
	pthread_join(f->thread, NULL);
	pthread_cond_destroy(&f->cond);
	pthread_mutex_destroy(&f->mutex);
	f->beating = false;
}

/* -- whose turn ---------------------------------------------------------- */

/* Reads the record; nanoseconds since it last changed. */
static uint64_t
watch(struct waiter *w)
{
	char rec[POP_LOCK_RECORD];
	size_t n = pop_lock_read(&w->f->lock, rec);
	uint64_t now = pop_clock_ns();

	if (!w->changed_ns || n != w->nlast || memcmp(rec, w->last, n) != 0) {
		memcpy(w->last, rec, n);
		w->nlast = n;
		w->changed_ns = now;
		(void)pop_lock_parse(&w->who, rec, n);
	}
	return now - w->changed_ns;
}

/* Leads by record.  Of several that try, the last writer wins. */
static bool
claim(struct waiter *w)
{
	char mine[POP_LOCK_RECORD], now[POP_LOCK_RECORD];
	pop_flight *f = w->f;
	uint64_t moment = CLAIM_MS * MS_NS;

	if (!f->lock.writable)
		return true;
	pop_lock_print(mine, &f->self);
	if (!pop_lock_write(&f->lock, mine))
		return true;
	pop_sleep_ns(moment < w->stale_ns / 4 ? moment : w->stale_ns / 4);
	f->claimed = pop_lock_read(&f->lock, now) == sizeof(now) &&
		     memcmp(mine, now, sizeof(now)) == 0;
	return f->claimed;
}

/* The table above; true: lead. */
static bool
my_turn(struct waiter *w)
{
	pop_flight *f = w->f;
	pop_lock_state state = pop_lock_try(&f->lock, w->c->layer[0], true);
	bool same_boot, same_host;
	uint64_t silent;

	if (state == POP_LOCK_NONE)
		return true;
	silent = watch(w);
	same_boot = !w->who.boot[0] || !strcmp(w->who.boot, f->self.boot);
	/* A host of this name that was booted again lost all its locks. */
	same_host = same_boot || !strcmp(w->who.host, f->self.host);
	if (state == POP_LOCK_HELD) {
		if (same_host || silent >= w->stale_ns)
			return true;
		pop_lock_unlock(&f->lock);
		return false;
	}
	/* A little later than those who can have the lock. */
	if (same_boot || silent < w->stale_ns + w->stale_ns / 4)
		return false;
	return claim(w);
}

/* -- waiting ------------------------------------------------------------- */

/*
 * Looks for the entry.  Opening the directory first makes network file
 * systems forget that the name was absent a moment ago.
 */
static pop_status
look(struct waiter *w, bool waited, pop_err *err)
{
	pop_err why = {POP_OK, ""};
	pop_status st;
	int fd = -1;

	if (waited)
		fd = open(w->c->layer[0], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (fd >= 0)
		close(fd);
	st = pop_cache_get(w->entry, w->c, w->key, w->check, &why);
	w->follow = st == POP_OK;
	if (st == POP_OK || st == POP_E_MISS || st == POP_E_IO ||
		st == POP_E_NOMEM)
		return POP_OK;
	return pop_fail(err, st, "%s", why.text);
}

static pop_status
timed_out(struct waiter *w, uint64_t waited_ns, pop_err *err)
{
	char who[256], hex[33];

	pop_digest_print(hex, w->key);
	pop_flight_owner_print(who, sizeof(who), &w->who);
	return pop_fail(err, POP_E_TIMEOUT,
		"waited %.1f s for %s, which compiles %s; its lock is %s",
		(double)waited_ns / 1e9, who, hex, w->f->lock.path);
}

/*
 * Is it time to look for the entry?  As soon as the leader has emptied its
 * record: to wait for the lock too would let many waiters in one by one, each
 * a poll later.  And now and then, with the lock file opened anew.
 */
static bool
time_to_look(struct waiter *w, uint64_t now)
{
	bool let_go = w->nlast == 0 && !w->let_go;

	w->let_go = w->nlast == 0;
	if (now - w->refreshed_ns < REFRESH_MS * MS_NS)
		return let_go;
	w->refreshed_ns = now;
	pop_lock_release(&w->f->lock);
	return true;
}

/* One turn of waiting: the caller is told, the entry looked for, the poll
 * interval grows. */
static pop_status
wait_once(struct waiter *w, pop_err *err)
{
	uint64_t now = pop_clock_ns(), waited = now - w->start_ns;
	uint64_t limit = w->opts->timeout_ns;

	if (limit && waited >= limit)
		return timed_out(w, waited, err);
	if (w->opts->wait)
		POP_TRY(w->opts->wait(w->opts->arg, &w->who, waited, err));
	if (time_to_look(w, now)) {
		POP_TRY(look(w, true, err));
		if (w->follow)
			return POP_OK;
	}
	if (limit && limit - waited < w->poll_ns)
		pop_sleep_ns(limit - waited);
	else
		pop_sleep_ns(w->poll_ns);
	w->poll_ns *= 2;
	if (w->poll_ns > POLL_MAX_MS * MS_NS)
		w->poll_ns = POLL_MAX_MS * MS_NS;
	return POP_OK;
}

/* Ends with w->follow set, or with the right to lead. */
static pop_status
take_turn(struct waiter *w, pop_err *err)
{
	bool waited = false;

	if (!w->c->has_top)
		return POP_OK;
	pop_lock_init(&w->f->lock, w->c->layer[0], w->key);
	while (!my_turn(w)) {
		waited = true;
		POP_TRY(wait_once(w, err));
		if (w->follow)
			return POP_OK;
	}
	POP_TRY(look(w, waited, err));
	/* The record of one who died after its put: the others need not wait
	 * for the lock. */
	if (w->follow && w->f->lock.held)
		pop_lock_clear(&w->f->lock);
	return POP_OK;
}

/* -- begin and end ------------------------------------------------------- */

pop_status
pop_flight_begin(pop_flight **out, pop_cache_entry *entry, const pop_cache *c,
	pop_digest key, pop_cache_check check, const pop_flight_opts *opts,
	pop_err *err)
{
	static const pop_flight_opts none;
	pop_flight *f = calloc(1, sizeof(*f));
	struct waiter w = {.f = f,
		.c = c,
		.key = key,
		.check = check,
		.opts = opts ? opts : &none,
		.entry = entry,
		.poll_ns = POLL_MIN_MS * MS_NS};
	pop_status st;

	*out = NULL;
	*entry = (pop_cache_entry){.fd = -1, .key = key};
	if (!f)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	f->lock.fd = -1;
	f->beat_ns = w.opts->beat_ns ? w.opts->beat_ns : BEAT_MS * MS_NS;
	w.stale_ns = w.opts->stale_ns ? w.opts->stale_ns : STALE_MS * MS_NS;
	w.start_ns = w.refreshed_ns = pop_clock_ns();
	pop_lock_self(&f->self, w.opts->job);
	f->self.start = (int64_t)time(NULL);
	st = take_turn(&w, err);
	if (st != POP_OK || w.follow) {
		pop_flight_end(f);
		return st;
	}
	if (pop_flight_locked(f)) {
		write_record(f);
		if (!w.opts->brief)
			beat_start(f);
	} else {
		pop_log(cache, POP_LOG_DEBUG, "no lock in %s",
			c->has_top ? c->layer[0] : "any directory");
	}
	*out = f;
	return POP_OK;
}

bool
pop_flight_peek(const pop_cache *c, pop_digest key, pop_flight_owner *who)
{
	char rec[POP_LOCK_RECORD];
	pop_flight_owner self;
	pop_lock lock;
	struct stat sb;
	bool busy, elsewhere;

	*who = (pop_flight_owner){0};
	pop_lock_init(&lock, c->layer[0], key);
	if (!pop_lock_peek(&lock, &busy))
		return false;
	(void)pop_lock_parse(who, rec, pop_lock_read(&lock, rec));
	pop_lock_self(&self, NULL);
	elsewhere = who->host[0] && strcmp(who->boot, self.boot) != 0 &&
		    strcmp(who->host, self.host) != 0;
	if (!busy && elsewhere && fstat(lock.fd, &sb) == 0)
		busy = time(NULL) - sb.st_mtime < STALE_MS / 1000;
	pop_lock_release(&lock);
	return busy;
}

bool
pop_flight_locked(const pop_flight *f)
{
	return f->lock.held || f->claimed;
}

/* Is the record still the one written last?  Somebody may have taken over. */
static bool
still_mine(const pop_flight *f)
{
	char mine[POP_LOCK_RECORD], now[POP_LOCK_RECORD];

	pop_lock_print(mine, &f->self);
	return pop_lock_read(&f->lock, now) == sizeof(now) &&
	       memcmp(mine, now, sizeof(now)) == 0;
}

void
pop_flight_end(pop_flight *f)
{
	if (!f)
		return;
	beat_stop(f);
	if (pop_flight_locked(f) && still_mine(f))
		pop_lock_clear(&f->lock);
	pop_lock_release(&f->lock);
	free(f);
}
