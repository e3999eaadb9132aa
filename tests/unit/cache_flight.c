/*
 * One compile per key: races of processes and threads, leaders that die,
 * owners on other hosts, time-outs, and places without locks.
 */

#include <dirent.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/file.h>

#include "cache/lock.h"
#include "lib/base/clock.h"
#include "lib/base/fs.h"

#include "tests/unit/cache_test.h"

#define MS ((uint64_t)1000000)

/* Writes one byte of progress that other processes can wait for. */
static void
mark(const char *path)
{
	test_write(path, "x", 1);
}

static void
await(const char *path)
{
	for (int i = 0; i < 5000 && !test_exists(path); i++)
		pop_sleep_ns(MS);
	assert(test_exists(path));
}

/* The whole protocol; true if this caller compiled. */
static bool
get_or_make(const pop_cache *c, pop_digest key, unsigned compile_ms)
{
	pop_cache_entry e;
	pop_flight *f = NULL;
	pop_status st = pop_cache_get(&e, c, key, test_checker(NULL), NULL);

	if (st == POP_OK) {
		pop_cache_entry_close(&e);
		return false;
	}
	st = pop_flight_begin(&f, &e, c, key, test_checker(NULL), NULL, NULL);
	assert(st == POP_OK);
	assert((f == NULL) == (e.fd >= 0));
	pop_cache_entry_close(&e);
	if (!f)
		return false;
	assert(pop_flight_locked(f));
	pop_sleep_ns(compile_ms * MS);
	st = test_put(c, key, NULL);
	assert(st == POP_OK);
	pop_flight_end(f);
	return true;
}

static int
reap(pid_t child)
{
	int status = 0;

	assert(waitpid(child, &status, 0) == child);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Eight processes start at once in a directory that does not exist. */
static void
race_of_processes(void)
{
	enum { N = 8 };
	pid_t child[N];
	int gate[2], leaders = 0;
	char byte;

	assert(pipe(gate) == 0);
	for (int i = 0; i < N; i++) {
		child[i] = fork();
		assert(child[i] >= 0);
		if (child[i] == 0) {
			pop_cache *c = test_open("race/deep", NULL);
			bool led;

			close(gate[1]);
			assert(read(gate[0], &byte, 1) == 0);
			led = get_or_make(c, test_key(1), 30);
			pop_cache_close(c);
			_exit(led ? 10 : 0);
		}
	}
	close(gate[0]);
	close(gate[1]);
	for (int i = 0; i < N; i++) {
		int code = reap(child[i]);

		assert(code == 0 || code == 10);
		leaders += code == 10;
	}
	assert(leaders == 1);
	assert(test_exists(
		test_path("race/deep/.popcache/lock", test_key(1), "")));
}

struct thread_arg {
	const pop_cache *c;
	atomic_int leaders;
};

static void *
race_thread(void *arg)
{
	struct thread_arg *t = arg;

	if (get_or_make(t->c, test_key(2), 20))
		atomic_fetch_add(&t->leaders, 1);
	return NULL;
}

static void
race_of_threads(void)
{
	pop_cache *c = test_open("threads", NULL);
	struct thread_arg arg = {.c = c};
	pthread_t thread[6];

	for (int i = 0; i < 6; i++)
		assert(!pthread_create(&thread[i], NULL, race_thread, &arg));
	for (int i = 0; i < 6; i++)
		pthread_join(thread[i], NULL);
	assert(atomic_load(&arg.leaders) == 1);
	pop_cache_close(c);
}

/* A child that takes the key, says so, and stays until it is killed. */
static pid_t
hold(const pop_cache *c, pop_digest key, bool brief, const char *ready)
{
	pid_t child = fork();
	pop_cache_entry e;
	pop_flight *f;

	assert(child >= 0);
	if (child == 0) {
		if (pop_flight_begin(&f, &e, c, key, test_checker(NULL),
			    &(pop_flight_opts){.brief = brief,
				    .beat_ns = 20 * MS,
				    .job = "77_3"},
			    NULL) != POP_OK ||
			!f)
			_exit(1);
		mark(ready);
		for (;;)
			pause();
	}
	await(ready);
	return child;
}

/* Returns when the owner has counted. */
static void
await_beat(const char *path)
{
	pop_flight_owner who = {.beat = 0};

	for (int i = 0; i < 5000 && who.beat < 2; i++) {
		pop_file f = {0};

		pop_sleep_ns(MS);
		assert(pop_file_read(&f, path, 0, NULL) == POP_OK);
		(void)pop_lock_parse(&who, (const char *)f.data, f.len);
		pop_file_release(&f);
	}
	assert(who.beat >= 2 && strcmp(who.job, "77_3") == 0);
}

static void
killed_leader(void)
{
	pop_cache *c = test_open("killed", NULL);
	pop_digest key = test_key(1);
	pid_t child = hold(c, key, false, "killed.ready");
	pop_cache_entry e;
	pop_flight *f = NULL;
	pop_err err;
	pop_flight_owner who;
	char want[64];
	uint64_t t;

	await_beat(test_path("killed/.popcache/lock", key, ""));
	/* While it lives: a time-out that names it. */
	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL),
		       &(pop_flight_opts){.timeout_ns = 60 * MS},
		       &err) == POP_E_TIMEOUT);
	snprintf(want, sizeof(want), "pid %ld, Slurm job 77_3", (long)child);
	assert(!f && e.fd == -1 && strstr(err.text, want));
	assert(strstr(err.text, "killed/.popcache/lock/"));
	assert(pop_flight_peek(c, key, &who));
	assert(who.pid == (uint64_t)child && strcmp(who.job, "77_3") == 0);
	assert(!pop_flight_peek(c, test_key(78), &who));
	assert(kill(child, SIGKILL) == 0);
	assert(reap(child) == -1);
	assert(!pop_flight_peek(c, key, &who));
	/* Same boot: no silence needs to be waited for. */
	t = pop_clock_ns();
	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL), NULL,
		       &err) == POP_OK);
	assert(f && pop_flight_locked(f));
	assert(pop_clock_ns() - t < 2000 * MS);
	pop_flight_end(f);
	pop_flight_end(NULL);
	pop_cache_close(c);
}

static unsigned
count_threads(void)
{
	DIR *d = opendir("/proc/self/task");
	unsigned n = 0;

	assert(d);
	while (readdir(d))
		n++;
	closedir(d);
	return n;
}

/* A brief leader has no thread and does not count, but its record is there.
 * The other kind comes last: a thread that ended may be listed for a moment. */
static void
brief_leader(void)
{
	pop_cache *c = test_open("brief", NULL);
	pop_digest key = test_key(1);
	pop_flight_opts opts = {.brief = true, .beat_ns = MS, .job = "77_3"};
	unsigned before = count_threads();
	pop_flight_owner who;
	pop_flight *f = NULL;
	pop_cache_entry e;

	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL), &opts,
		       NULL) == POP_OK);
	assert(f && pop_flight_locked(f) && count_threads() == before);
	pop_sleep_ns(20 * MS);
	assert(pop_flight_peek(c, key, &who));
	assert(who.pid == (uint64_t)getpid() && who.beat == 0);
	assert(strcmp(who.job, "77_3") == 0);
	pop_flight_end(f);
	assert(!pop_flight_peek(c, key, &who));

	opts.brief = false;
	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL), &opts,
		       NULL) == POP_OK);
	assert(f && count_threads() == before + 1);
	await_beat(test_path("brief/.popcache/lock", key, ""));
	pop_flight_end(f);
	pop_cache_close(c);
}

/* Waiters of this host need no count: the kernel tells of its death. */
static void
killed_brief_leader(void)
{
	pop_cache *c = test_open("brief_killed", NULL);
	pop_digest key = test_key(1);
	pid_t child = hold(c, key, true, "brief.ready");
	pop_flight *f = NULL;
	pop_cache_entry e;
	pop_err err;

	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL),
		       &(pop_flight_opts){
			       .timeout_ns = 60 * MS, .stale_ns = 20 * MS},
		       &err) == POP_E_TIMEOUT);
	assert(!f && strstr(err.text, "Slurm job 77_3"));
	assert(kill(child, SIGKILL) == 0);
	assert(reap(child) == -1);
	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL), NULL,
		       NULL) == POP_OK);
	assert(f && pop_flight_locked(f));
	pop_flight_end(f);
	pop_cache_close(c);
}

/* A leader that gives up without an entry lets the next one lead. */
struct waiting {
	int calls;
	uint64_t last_ns;
	pop_flight_owner who;
	pop_flight *release; /* ended at the third call */
	pop_status answer;   /* returned at the fifth */
};

static pop_status
on_wait(void *arg, const pop_flight_owner *who, uint64_t waited_ns,
	pop_err *err)
{
	struct waiting *w = arg;

	assert(waited_ns >= w->last_ns);
	w->last_ns = waited_ns;
	w->who = *who;
	if (++w->calls == 3) {
		pop_flight_end(w->release);
		w->release = NULL;
	}
	if (w->calls == 5 && w->answer != POP_OK)
		return pop_fail(err, w->answer, "given up");
	return POP_OK;
}

static void
given_up(void)
{
	pop_cache *c = test_open("given", NULL);
	pop_digest key = test_key(1);
	struct waiting w = {0};
	pop_flight_opts opts = {.wait = on_wait, .arg = &w};
	pop_flight *first = NULL, *second = NULL;
	pop_cache_entry e;
	pop_err err;

	assert(pop_flight_begin(&first, &e, c, key, test_checker(NULL), NULL,
		       NULL) == POP_OK);
	w.release = first;
	assert(pop_flight_begin(&second, &e, c, key, test_checker(NULL), &opts,
		       &err) == POP_OK);
	assert(second && w.calls >= 3 && w.who.pid == (uint64_t)getpid());
	/* The waiter may be told to stop. */
	w = (struct waiting){.answer = POP_E_INTERRUPTED};
	assert(pop_flight_begin(&first, &e, c, key, test_checker(NULL), &opts,
		       &err) == POP_E_INTERRUPTED);
	assert(!first && w.calls == 5 && strstr(err.text, "given up"));
	pop_flight_end(second);
	/* Another key is not held up. */
	assert(pop_flight_begin(&second, &e, c, test_key(2), test_checker(NULL),
		       &opts, NULL) == POP_OK);
	assert(second && w.calls == 5);
	pop_flight_end(second);
	pop_cache_close(c);
}

/* The entry appeared between the caller's miss and its turn. */
static void
appeared(void)
{
	pop_cache *c = test_open("appeared", NULL);
	pop_digest key = test_key(1);
	pop_flight *f = NULL;
	pop_cache_entry e;

	assert(test_put(c, key, NULL) == POP_OK);
	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL), NULL,
		       NULL) == POP_OK);
	assert(!f && e.fd >= 0);
	pop_cache_entry_close(&e);
	/* One that is bad and cannot be removed must not fool a leader. */
	test_write(test_path("appeared", key, ".poplar_exec"), "torn", 4);
	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL), NULL,
		       NULL) == POP_OK);
	assert(f && e.fd == -1);
	pop_flight_end(f);
	pop_cache_close(c);
}

/* A record as a host writes it that shares only the directory with us. */
static void
write_foreign(const char *path, unsigned beat_count)
{
	char rec[512];
	int n;

	memset(rec, '\n', sizeof(rec));
	n = snprintf(rec, sizeof(rec),
		"popcache-lock 1\nhost far.example\nboot "
		"00000000-1111-2222-3333-444444444444\npid 12\njob \nstart "
		"1700000000\nbeat %u\n",
		beat_count);
	rec[n] = '\n';
	test_write(path, rec, sizeof(rec));
}

static void
prepare_foreign(char path[256], const char *dir, pop_digest key)
{
	char sub[128];

	snprintf(sub, sizeof(sub), "%s/.popcache/lock", dir);
	assert(pop_mkdirs(sub, 0777, NULL) == POP_OK);
	strcpy(path, test_path(sub, key, ""));
	write_foreign(path, 1);
}

/* Silence of the time given is needed and enough, with the lock free as with
 * the lock held (as by a server that never noticed its client's death). */
static void
silent_elsewhere(void)
{
	static const char *const dir[] = {"silent", "silent_held"};

	for (int held = 0; held < 2; held++) {
		pop_cache *c = test_open(dir[held], NULL);
		pop_digest key = test_key(1);
		struct waiting w = {0};
		/* Short times, so that the test is quick. */
		pop_flight_opts opts = {
			.beat_ns = 20 * MS, .stale_ns = 100 * MS};
		pop_flight *f = NULL;
		pop_cache_entry e;
		char path[256];
		uint64_t t = pop_clock_ns();
		int fd = -1;

		opts.wait = on_wait;
		opts.arg = &w;
		prepare_foreign(path, dir[held], key);
		if (held) {
			fd = open(path, O_RDWR);
			assert(fd >= 0 && flock(fd, LOCK_EX) == 0);
		}
		assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL),
			       &opts, NULL) == POP_OK);
		assert(f && pop_flight_locked(f));
		assert(pop_clock_ns() - t >= 100 * MS);
		assert(strcmp(w.who.host, "far.example") == 0);
		/* And now it is ours, for others to see. */
		w = (struct waiting){.answer = POP_E_INTERRUPTED};
		if (!held) {
			pop_flight *g = NULL;

			assert(pop_flight_begin(&g, &e, c, key,
				       test_checker(NULL), &opts,
				       NULL) == POP_E_INTERRUPTED);
			assert(w.who.pid == (uint64_t)getpid());
		}
		pop_flight_end(f);
		if (fd >= 0)
			close(fd);
		pop_cache_close(c);
	}
}

struct counting {
	const char *path;
	unsigned n;
};

static pop_status
count_as_foreign(void *arg, const pop_flight_owner *who, uint64_t waited_ns,
	pop_err *err)
{
	struct counting *n = arg;

	(void)who, (void)waited_ns, (void)err;
	write_foreign(n->path, ++n->n);
	return POP_OK;
}

/* An owner elsewhere that counts is waited for although no lock is held. */
static void
counting_elsewhere(void)
{
	pop_cache *c = test_open("counting", NULL);
	pop_digest key = test_key(1);
	pop_flight_opts opts = {.stale_ns = 100 * MS, .timeout_ns = 250 * MS};
	struct counting n = {.n = 1};
	pop_flight *f = NULL;
	pop_cache_entry e;
	char path[256];
	pop_err err;

	prepare_foreign(path, "counting", key);
	n.path = path;
	opts.wait = count_as_foreign;
	opts.arg = &n;
	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL), &opts,
		       &err) == POP_E_TIMEOUT);
	assert(!f && strstr(err.text, "host far.example, pid 12,"));
	pop_cache_close(c);
}

static bool
begins(const pop_cache *c, pop_digest key, bool locked)
{
	pop_flight_opts opts = {.timeout_ns = 3000 * MS};
	pop_flight *f = NULL;
	pop_cache_entry e;
	bool ok = pop_flight_begin(&f, &e, c, key, test_checker(NULL), &opts,
			  NULL) == POP_OK &&
		  f && pop_flight_locked(f) == locked;

	pop_flight_end(f);
	return ok;
}

/* Records that are no records, and the traces of a boot before this one. */
static void
odd_records(void)
{
	static const char *const text[] = {
		"",
		"x",
		"popcache-lock 1",
		"popcache-lock 2\nboot other\n",
		"popcache-lock 1\npid x\nboot other\n",
		"popcache-lock 1\npid 1\nboot",
		"popcache-lock 1\n\n\n\n",
	};
	pop_cache *c = test_open("odd", NULL);
	pop_digest key = test_key(1);
	char path[256], host[65] = "", rec[256];

	prepare_foreign(path, "odd", key);
	for (unsigned i = 0; i < sizeof(text) / sizeof(text[0]); i++) {
		test_write(path, text[i], strlen(text[i]));
		assert(begins(c, key, true));
	}
	assert(gethostname(host, sizeof(host) - 1) == 0);
	snprintf(rec, sizeof(rec), "popcache-lock 1\nhost %s\nboot other\n",
		host);
	test_write(path, rec, strlen(rec));
	assert(begins(c, key, true));
	pop_cache_close(c);
}

/* Where there can be no lock, everybody leads. */
static void
no_locks(void)
{
	pop_cache *c = test_open("nolock", NULL);
	pop_digest key = test_key(1);
	char path[256];

	prepare_foreign(path, "nolock", key);
	assert(unlink(path) == 0 && mkdir(path, 0777) == 0);
	assert(begins(c, key, false));
	assert(rmdir(path) == 0 && symlink("/dev/null", path) == 0);
	assert(begins(c, key, false));
	assert(unlink(path) == 0 && mkfifo(path, 0666) == 0);
	assert(begins(c, key, false));
	pop_cache_close(c);
	test_write("plain", "", 0);
	c = test_open("plain/dir", NULL);
	assert(begins(c, key, false));
	pop_cache_close(c);
	c = test_open(NULL, "nolock");
	assert(begins(c, key, false));
	pop_cache_close(c);
}

/* Another user's lock file, which we may read only, still locks. */
static void
begins_as_user(void *arg)
{
	assert(begins(arg, test_key(1), true));
}

static void
lock_of_other_user(void)
{
	pop_cache *c = test_open("other", NULL);
	char path[256];

	prepare_foreign(path, "other", test_key(1));
	test_write(path, "", 0);
	assert(chmod(path, 0444) == 0);
	(void)test_unprivileged(begins_as_user, c);
	pop_cache_close(c);
}

struct unlinker {
	const char *path;
	int fd;
};

static pop_status
unlink_held(void *arg, const pop_flight_owner *who, uint64_t waited_ns,
	pop_err *err)
{
	struct unlinker *u = arg;

	(void)who, (void)waited_ns, (void)err;
	if (u->fd >= 0) {
		assert(unlink(u->path) == 0);
		close(u->fd);
		u->fd = -1;
	}
	return POP_OK;
}

/* A lock file that was unlinked by its holder is not the lock any more. */
static void
unlinked_lock(void)
{
	pop_cache *c = test_open("unlinked", NULL);
	pop_digest key = test_key(1);
	struct unlinker u = {.fd = -1};
	pop_flight_opts opts = {.wait = unlink_held, .arg = &u};
	pop_flight *f = NULL;
	pop_cache_entry e;
	char path[256];

	prepare_foreign(path, "unlinked", key);
	test_write(path, "", 0);
	u.path = path;
	u.fd = open(path, O_RDWR);
	assert(u.fd >= 0 && flock(u.fd, LOCK_EX) == 0);
	assert(pop_flight_begin(&f, &e, c, key, test_checker(NULL), &opts,
		       NULL) == POP_OK);
	assert(f && pop_flight_locked(f) && u.fd == -1);
	assert(test_exists(path)); /* a new one */
	pop_flight_end(f);
	pop_cache_close(c);
}

int
main(void)
{
	umask(022);
	race_of_processes();
	killed_leader();
	brief_leader();
	killed_brief_leader();
	race_of_threads();
	given_up();
	appeared();
	silent_elsewhere();
	counting_elsewhere();
	odd_records();
	no_locks();
	lock_of_other_user();
	unlinked_lock();
	return 0;
}
