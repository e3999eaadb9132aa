/* The pool among processes: exclusion, waiting, death, hostile directories. */

#include <assert.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lib/base/clock.h"
#include "lib/dev/dev.h"

static pop_devs *
open_pool(uint32_t nipu, const char *name)
{
	pop_dev_options opt = {.nipu = nipu, .run_dir = "run", .pool = name};
	pop_devs *d = NULL;
	pop_err err;

	assert(pop_devs_open(&d, &pop_driver_model, &opt, &err) == POP_OK);
	return d;
}

/* A child that attaches to `nipu` IPUs, writes a byte and waits to be told
 * or killed.  Returns its id when it is attached. */
static pid_t
start_holder(uint32_t pool, uint32_t nipu, int *tell)
{
	int up[2], down[2];
	char byte;
	pid_t pid;

	assert(pipe(up) == 0 && pipe(down) == 0);
	pid = fork();
	assert(pid >= 0);
	if (pid == 0) {
		pop_attach how = {.nipu = nipu};
		pop_dev *dev = NULL;
		pop_devs *d = open_pool(pool, NULL);
		pop_err err;

		close(down[1]);
		if (pop_dev_attach(&dev, d, &how, &err) != POP_OK ||
			write(up[1], "x", 1) != 1)
			_exit(1);
		while (read(down[0], &byte, 1) < 0)
			;
		pop_dev_detach(dev);
		pop_devs_close(d);
		_exit(0);
	}
	close(up[1]);
	close(down[0]);
	assert(read(up[0], &byte, 1) == 1);
	close(up[0]);
	*tell = down[1];
	return pid;
}

static void
reap(pid_t pid)
{
	int status;

	assert(waitpid(pid, &status, 0) == pid);
}

static void
check_busy_then_killed(void)
{
	pop_devs *d = open_pool(1, NULL);
	pop_attach how = {.nipu = 1};
	pop_dev_info info;
	pop_dev *dev = NULL;
	pop_err err;
	int tell;
	pid_t pid = start_holder(1, 1, &tell);

	assert(pop_devs_describe(d, 0, &info, &err) == POP_OK);
	assert(info.busy && info.holder == pid);
	assert(pop_dev_attach(&dev, d, &how, &err) == POP_E_BUSY);
	/* a stopped holder still holds */
	assert(kill(pid, SIGSTOP) == 0);
	assert(pop_dev_attach(&dev, d, &how, &err) == POP_E_BUSY);
	assert(kill(pid, SIGKILL) == 0);
	reap(pid);
	close(tell);
	assert(pop_devs_describe(d, 0, &info, &err) == POP_OK);
	assert(!info.busy && info.holder == 0);
	assert(pop_dev_attach(&dev, d, &how, &err) == POP_OK);
	pop_dev_detach(dev);
	pop_devs_close(d);
}

struct waiting {
	int tell; /* closing it lets the holder go */
	int lines;
};

static void
release_holder(void *arg, const char *line)
{
	struct waiting *w = arg;

	w->lines++;
	if (strncmp(line, "Currently there is no available", 31) == 0)
		assert(close(w->tell) == 0);
}

static void
check_wait(void)
{
	pop_devs *d = open_pool(2, NULL);
	struct waiting w = {.lines = 0};
	pop_attach how = {.nipu = 2,
		.wait = true,
		.timeout_ms = 60000,
		.say = release_holder,
		.arg = &w};
	pop_dev *dev = NULL;
	pop_err err;
	pid_t pid = start_holder(2, 1, &w.tell);

	assert(pop_dev_attach(&dev, d, &how, &err) == POP_OK);
	assert(w.lines == 2 && pop_dev_nipu(dev) == 2);
	reap(pid);
	pop_dev_detach(dev);
	pop_devs_close(d);
}

/* A program that an attached process starts does not keep the IPU. */
static void
check_exec(void)
{
	pop_devs *d = open_pool(1, NULL);
	pop_attach how = {.nipu = 1};
	pop_dev *dev = NULL;
	pop_err err;
	int up[2];
	char byte;
	pid_t pid;

	assert(pipe(up) == 0);
	assert(pop_dev_attach(&dev, d, &how, &err) == POP_OK);
	pid = fork();
	assert(pid >= 0);
	if (pid == 0) {
		dup2(up[1], STDOUT_FILENO);
		execl("/bin/sh", "sh", "-c", "echo; exec sleep 100",
			(char *)NULL);
		_exit(1);
	}
	assert(read(up[0], &byte, 1) == 1);
	pop_dev_detach(dev);
	assert(pop_dev_attach(&dev, d, &how, &err) == POP_OK);
	pop_dev_detach(dev);
	assert(kill(pid, SIGKILL) == 0);
	reap(pid);
	close(up[0]);
	close(up[1]);
	pop_devs_close(d);
}

static void
check_names(void)
{
	static const char *const name[] = {
		NULL, "slurm_1", "../slurm_1", "a b", "a/b", ""};
	pop_devs *d[6];
	pop_dev *dev[6] = {NULL};
	pop_attach how = {.nipu = 1};
	pop_err err;

	for (size_t i = 0; i < 6; i++) {
		pop_status st;

		d[i] = open_pool(1, name[i]);
		st = pop_dev_attach(&dev[i], d[i], &how, &err);
		/* the last one has no name either */
		assert(st == (i == 5 ? POP_E_BUSY : POP_OK));
	}
	for (size_t i = 0; i < 6; i++) {
		pop_dev_detach(dev[i]);
		pop_devs_close(d[i]);
	}
	assert(access("slurm_1.ipus", F_OK) != 0);
}

static pop_status
try_open(const pop_dev_options *opt, pop_err *err)
{
	pop_attach how = {.nipu = 1};
	pop_devs *d = NULL;
	pop_dev *dev = NULL;
	pop_status st = pop_devs_open(&d, &pop_driver_model, opt, err);

	if (st == POP_OK)
		st = pop_dev_attach(&dev, d, &how, err);
	pop_dev_detach(dev);
	pop_devs_close(d);
	return st;
}

static void
check_directories(void)
{
	char cwd[2048], tmp[2100], runtime[2100], own[64], path[2200];
	pop_dev_options opt = {.nipu = 1};
	struct stat sb;
	pop_err err;

	assert(getcwd(cwd, sizeof(cwd)));
	snprintf(tmp, sizeof(tmp), "%s/tmp", cwd);
	snprintf(runtime, sizeof(runtime), "%s/runtime", cwd);
	snprintf(own, sizeof(own), "popc-%lu", (unsigned long)geteuid());
	assert(mkdir(tmp, 0755) == 0 && mkdir("elsewhere", 0700) == 0);
	opt.tmpdir = tmp;
	snprintf(path, sizeof(path), "%s/%s", tmp, own);
	/* somebody was there first, with a link */
	assert(symlink("../elsewhere", path) == 0);
	assert(try_open(&opt, &err) == POP_E_IO);
	assert(strstr(err.text, "not a directory"));
	assert(strstr(err.text, path));
	assert(unlink(path) == 0);
	/* with a directory that is open to others */
	assert(mkdir(path, 0700) == 0 && chmod(path, 0755) == 0);
	assert(try_open(&opt, &err) == POP_E_IO);
	assert(strstr(err.text, "open to others"));
	assert(chmod(path, 0700) == 0);
	/* with one of his own */
	if (geteuid() == 0) {
		assert(chown(path, 12345, 12345) == 0);
		assert(try_open(&opt, &err) == POP_E_IO);
		assert(strstr(err.text, "belongs to somebody else"));
		assert(chown(path, 0, 0) == 0);
	}
	assert(try_open(&opt, &err) == POP_OK);
	strcat(path, "/ipus");
	assert(stat(path, &sb) == 0);
	/* a link in place of the file, a second name of a file */
	assert(unlink(path) == 0 && symlink("/dev/null", path) == 0);
	assert(try_open(&opt, &err) == POP_E_IO);
	assert(unlink(path) == 0);
	assert(close(open("victim", O_CREAT | O_WRONLY, 0600)) == 0);
	assert(link("victim", path) == 0);
	assert(try_open(&opt, &err) == POP_E_IO);
	assert(strstr(err.text, "not a plain file"));
	assert(unlink(path) == 0);
	/* the runtime directory goes first, unless it is not there */
	opt.xdg_runtime_dir = runtime;
	assert(try_open(&opt, &err) == POP_OK);
	assert(stat(path, &sb) == 0);
	assert(mkdir(runtime, 0700) == 0);
	assert(try_open(&opt, &err) == POP_OK);
	assert(stat("runtime/popc/ipus", &sb) == 0);
	assert(stat("runtime/popc", &sb) == 0 && (sb.st_mode & 0777) == 0700);
	/* a named one goes before both and is created */
	opt.run_dir = "named/deep";
	assert(try_open(&opt, &err) == POP_OK);
	assert(stat("named/deep/ipus", &sb) == 0);
	/* and may be shared, whatever the umask */
	assert(chmod("named/deep", 01777) == 0);
	assert(unlink("named/deep/ipus") == 0);
	umask(077);
	assert(try_open(&opt, &err) == POP_OK);
	assert(stat("named/deep/ipus", &sb) == 0);
	assert((sb.st_mode & 0777) == 0666);
	opt.run_dir = "victim";
	assert(try_open(&opt, &err) == POP_E_USAGE);
}

/* Many processes, two IPUs, one counter each that only a holder touches. */
static void
check_exclusion(void)
{
	enum { NPROC = 6, ROUNDS = 15 };
	pid_t pid[NPROC];

	for (int i = 0; i < NPROC; i++) {
		pid[i] = fork();
		assert(pid[i] >= 0);
		if (pid[i])
			continue;
		for (int k = 0; k < ROUNDS; k++) {
			pop_attach how = {.nipu = (i + k) % 2 ? 1 : 2};
			pop_devs *d = open_pool(2, "race");
			pop_dev *dev = NULL;
			pop_err err;
			uint32_t first, n;

			if (pop_dev_attach(&dev, d, &how, &err) != POP_OK) {
				pop_devs_close(d);
				pop_sleep_ns(200000);
				continue;
			}
			n = pop_dev_nipu(dev);
			first = n == 2 ? 0 : pop_dev_id(dev);
			for (uint32_t j = first; j < first + n; j++) {
				char name[16];

				snprintf(name, sizeof(name), "held%u", j);
				if (mkdir(name, 0700) < 0)
					_exit(2);
			}
			pop_sleep_ns(300000);
			for (uint32_t j = first; j < first + n; j++) {
				char name[16];

				snprintf(name, sizeof(name), "held%u", j);
				if (rmdir(name) < 0)
					_exit(3);
			}
			pop_dev_detach(dev);
			pop_devs_close(d);
		}
		_exit(0);
	}
	for (int i = 0; i < NPROC; i++) {
		int status;

		assert(waitpid(pid[i], &status, 0) == pid[i]);
		assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	}
}

int
main(void)
{
	check_busy_then_killed();
	check_wait();
	check_exec();
	check_names();
	check_exclusion();
	check_directories();
	return 0;
}
