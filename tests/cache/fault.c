/*
 * Runs a command and lets one of its system calls go wrong.
 *
 *   fault FAULT CALLS DIR REPORT command...
 *
 *   FAULT   none        only count
 *           kill=N      SIGKILL for the process at the entry of the N-th call
 *           ENOSPC=N    the N-th call fails so, without having been made; a
 *                       close is made all the same.  Other names: see below
 *           short=N     the N-th call, a write, takes half of its bytes
 *           nothing=N   the N-th call is not made, and says that it was
 *           N+: all calls from the N-th on
 *   CALLS   any         every system call of all processes
 *           change      those that change files below DIR, locks and closes
 *                       included
 *           modify      the same without closes
 *           use         all that change or read files below DIR
 *           a name      of these, those of one name, as "rename"
 *   REPORT  is written: "calls 17", and "hit rename PATH" if one went wrong
 *
 * The exit status is the command's, 128 + n if a signal ended it, 77 where
 * processes cannot be traced.  Calls are seen by ptrace(2), so that what libc
 * and other libraries do is counted too.
 */

/* For process_vm_readv, __WALL and CLONE events. */
#define _GNU_SOURCE 1

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SKIP = 77, MAX_TASKS = 512 };

/* What a call does to files. */
enum kind { READS, CHANGES, OPENS };

/* Where its arguments say which: -1 for none.  dir: a descriptor that a
 * relative path starts from; without a path it is the file. */
struct call {
	const char *name;
	long nr;
	enum kind kind;
	int dir, path;
	int flags; /* of OPENS */
};

#define CALL(name, nr, kind, dir, path, flags)    \
	{                                         \
		name, nr, kind, dir, path, flags, \
	}

static const struct call calls[] = {
	CALL("open", SYS_openat, OPENS, 0, 1, 2),
	CALL("write", SYS_write, CHANGES, 0, -1, -1),
	CALL("write", SYS_pwrite64, CHANGES, 0, -1, -1),
	CALL("write", SYS_writev, CHANGES, 0, -1, -1),
	CALL("rename", SYS_renameat, CHANGES, 2, 3, -1),
	CALL("rename", SYS_renameat2, CHANGES, 2, 3, -1),
	CALL("link", SYS_linkat, CHANGES, 2, 3, -1),
	CALL("unlink", SYS_unlinkat, CHANGES, 0, 1, -1),
	CALL("mkdir", SYS_mkdirat, CHANGES, 0, 1, -1),
	CALL("truncate", SYS_ftruncate, CHANGES, 0, -1, -1),
	CALL("truncate", SYS_fallocate, CHANGES, 0, -1, -1),
	CALL("fsync", SYS_fsync, CHANGES, 0, -1, -1),
	CALL("fsync", SYS_fdatasync, CHANGES, 0, -1, -1),
	CALL("chmod", SYS_fchmod, CHANGES, 0, -1, -1),
	CALL("chmod", SYS_fchmodat, CHANGES, 0, 1, -1),
	CALL("chown", SYS_fchown, CHANGES, 0, -1, -1),
	CALL("chown", SYS_fchownat, CHANGES, 0, 1, -1),
	CALL("utimens", SYS_utimensat, CHANGES, 0, 1, -1),
	CALL("flock", SYS_flock, CHANGES, 0, -1, -1),
	CALL("close", SYS_close, CHANGES, 0, -1, -1),
	CALL("read", SYS_read, READS, 0, -1, -1),
	CALL("read", SYS_pread64, READS, 0, -1, -1),
	CALL("read", SYS_readv, READS, 0, -1, -1),
	CALL("stat", SYS_newfstatat, READS, 0, 1, -1),
	CALL("stat", SYS_fstat, READS, 0, -1, -1),
	CALL("stat", SYS_statx, READS, 0, 1, -1),
	CALL("access", SYS_faccessat, READS, 0, 1, -1),
	CALL("readdir", SYS_getdents64, READS, 0, -1, -1),
	CALL("seek", SYS_lseek, READS, 0, -1, -1),
	CALL("mmap", SYS_mmap, READS, 4, -1, -1),
#ifdef SYS_open
	CALL("open", SYS_open, OPENS, -1, 0, 1),
	CALL("rename", SYS_rename, CHANGES, -1, 1, -1),
	CALL("link", SYS_link, CHANGES, -1, 1, -1),
	CALL("unlink", SYS_unlink, CHANGES, -1, 0, -1),
	CALL("rmdir", SYS_rmdir, CHANGES, -1, 0, -1),
	CALL("mkdir", SYS_mkdir, CHANGES, -1, 0, -1),
	CALL("chmod", SYS_chmod, CHANGES, -1, 0, -1),
	CALL("chown", SYS_chown, CHANGES, -1, 0, -1),
	CALL("stat", SYS_stat, READS, -1, 0, -1),
	CALL("stat", SYS_lstat, READS, -1, 0, -1),
	CALL("access", SYS_access, READS, -1, 0, -1),
#endif
};

enum { NCALL = sizeof(calls) / sizeof(calls[0]) };

static const struct {
	const char *name;
	int number;
} errors[] = {
	{"ENOSPC", ENOSPC},
	{"EIO", EIO},
	{"EDQUOT", EDQUOT},
	{"ESTALE", ESTALE},
	{"EACCES", EACCES},
	{"EINTR", EINTR},
	{"EXDEV", EXDEV},
	{"EROFS", EROFS},
	{"ENOLCK", ENOLCK},
	{"ENOENT", ENOENT},
	{"nothing", 0},
};

enum { NERROR = sizeof(errors) / sizeof(errors[0]) };

/* A stopped thread of the command. */
struct task {
	pid_t pid;
	bool skipped; /* the result is still to be put in its place */
};

static struct {
	enum { NONE, KILL, FAIL, SHORT } fault;
	long at;
	int error;
	bool sticky;
	const char *which, *dir;
	long n; /* counted */
	char hit[PATH_MAX + 32];
	struct task task[MAX_TASKS];
} run;

static void
fatal(const char *what)
{
	fprintf(stderr, "fault: %s: %s\n", what, strerror(errno));
	exit(2);
}

/* -- the machine --------------------------------------------------------- */

/* Skips the call that a thread is about to make. */
static void
skip_call(pid_t pid)
{
#if defined(__x86_64__)
	struct user_regs_struct r;

	if (ptrace(PTRACE_GETREGS, pid, NULL, &r) < 0)
		fatal("get registers");
	r.orig_rax = (unsigned long long)-1;
	if (ptrace(PTRACE_SETREGS, pid, NULL, &r) < 0)
		fatal("set registers");
#elif defined(__aarch64__)
	int nr = -1;
	struct iovec v = {&nr, sizeof(nr)};

	if (ptrace(PTRACE_SETREGSET, pid, (void *)0x404, &v) < 0)
		fatal("set registers");
#else
	(void)pid;
#endif
}

/* Register of the result, or of the third argument. */
static void
set_register(pid_t pid, bool result, long value)
{
#if defined(__x86_64__)
	struct user_regs_struct r;

	if (ptrace(PTRACE_GETREGS, pid, NULL, &r) < 0)
		fatal("get registers");
	*(result ? &r.rax : &r.rdx) = (unsigned long long)value;
	if (ptrace(PTRACE_SETREGS, pid, NULL, &r) < 0)
		fatal("set registers");
#elif defined(__aarch64__)
	struct user_regs_struct r;
	struct iovec v = {&r, sizeof(r)};

	if (ptrace(PTRACE_GETREGSET, pid, (void *)NT_PRSTATUS, &v) < 0)
		fatal("get registers");
	r.regs[result ? 0 : 2] = (unsigned long long)value;
	if (ptrace(PTRACE_SETREGSET, pid, (void *)NT_PRSTATUS, &v) < 0)
		fatal("set registers");
#else
	(void)pid, (void)result, (void)value;
#endif
}

/* -- which file ---------------------------------------------------------- */

static void
read_string(char out[PATH_MAX], pid_t pid, uint64_t at)
{
	size_t n = 0;

	/* Page by page: the next one may not be there. */
	while (n < PATH_MAX - 1) {
		size_t part = 4096 - (at + n) % 4096;
		struct iovec here, there;
		ssize_t got;

		if (part > PATH_MAX - 1 - n)
			part = PATH_MAX - 1 - n;
		here = (struct iovec){out + n, part};
		there = (struct iovec){(void *)(uintptr_t)(at + n), part};
		got = process_vm_readv(pid, &here, 1, &there, 1, 0);
		if (got <= 0)
			break;
		if (memchr(out + n, '\0', (size_t)got))
			return;
		n += (size_t)got;
	}
	out[n] = '\0';
}

/* The file that a descriptor is open on; "" if none. */
static void
name_fd(char out[PATH_MAX], pid_t pid, int fd)
{
	char link[64];
	ssize_t n;

	snprintf(link, sizeof(link), "/proc/%ld/fd/%d", (long)pid, fd);
	n = readlink(link, out, PATH_MAX - 1);
	out[n < 0 ? 0 : n] = '\0';
}

/* The file that a call is about, absolute as far as it can be told. */
static void
name_file(char out[PATH_MAX], pid_t pid, const struct call *c,
	const uint64_t arg[6])
{
	char path[PATH_MAX] = "";
	int dir = c->dir < 0 ? AT_FDCWD : (int)arg[c->dir];
	size_t n;

	if (c->path >= 0)
		read_string(path, pid, arg[c->path]);
	if (path[0] == '/') {
		memcpy(out, path, sizeof(path));
		return;
	}
	if (dir == AT_FDCWD) {
		if (!getcwd(out, PATH_MAX))
			out[0] = '\0';
	} else {
		name_fd(out, pid, dir);
	}
	n = strlen(out);
	if (path[0] && snprintf(out + n, PATH_MAX - n, "/%s", path) >=
			       (int)(PATH_MAX - n))
		fatal(path);
}

static bool
is_below(const char *path, const char *dir)
{
	size_t n = strlen(dir);

	return strncmp(path, dir, n) == 0 && (!path[n] || path[n] == '/');
}

/* Does the call count, and what is it? */
static bool
counts(pid_t pid, uint64_t nr, const uint64_t arg[6], const struct call **c,
	char path[PATH_MAX])
{
	enum kind kind;

	path[0] = '\0';
	for (*c = calls; *c < calls + NCALL; (*c)++)
		if ((*c)->nr == (long)nr)
			break;
	if (*c == calls + NCALL)
		*c = NULL;
	if (*c)
		name_file(path, pid, *c, arg);
	if (strcmp(run.which, "any") == 0)
		return true;
	if (!*c || !is_below(path, run.dir))
		return false;
	kind = (*c)->kind;
	if (kind == OPENS)
		kind = arg[(*c)->flags] & (O_WRONLY | O_RDWR | O_CREAT)
			       ? CHANGES
			       : READS;
	if (strcmp(run.which, "change") == 0)
		return kind == CHANGES;
	if (strcmp(run.which, "modify") == 0)
		return kind == CHANGES && (*c)->nr != SYS_close;
	return strcmp(run.which, "use") == 0 ||
	       strcmp(run.which, (*c)->name) == 0;
}

/* -- the fault ----------------------------------------------------------- */

static struct task *
task_of(pid_t pid)
{
	struct task *free_one = NULL;

	for (int i = 0; i < MAX_TASKS; i++) {
		if (run.task[i].pid == pid)
			return &run.task[i];
		if (!run.task[i].pid && !free_one)
			free_one = &run.task[i];
	}
	if (!free_one) {
		errno = EAGAIN;
		fatal("too many threads");
	}
	*free_one = (struct task){.pid = pid};
	return free_one;
}

static void
strike(struct task *t, const struct call *c, const uint64_t arg[6])
{
	if (run.fault == KILL) {
		kill(t->pid, SIGKILL);
	} else if (run.fault == FAIL) {
		t->skipped = true;
		if (!c || c->nr != SYS_close)
			skip_call(t->pid);
	} else if (run.fault == SHORT && c && strcmp(c->name, "write") == 0 &&
		   arg[2] > 1) {
		set_register(t->pid, false, (long)(arg[2] / 2));
	}
}

static void
at_entry(struct task *t, uint64_t nr, const uint64_t arg[6])
{
	char path[PATH_MAX];
	const struct call *c;

	if (!counts(t->pid, nr, arg, &c, path))
		return;
	run.n++;
	if (run.fault == NONE ||
		(run.n != run.at && !(run.sticky && run.n > run.at)))
		return;
	if (!run.hit[0]) {
		char number[32];

		snprintf(
			number, sizeof(number), "%llu", (unsigned long long)nr);
		snprintf(run.hit, sizeof(run.hit), "hit %s %.4000s\n",
			c ? c->name : number, path);
	}
	strike(t, c, arg);
}

static void
on_syscall(pid_t pid)
{
	struct __ptrace_syscall_info info;
	struct task *t = task_of(pid);

	memset(&info, 0, sizeof(info));
	if (ptrace(PTRACE_GET_SYSCALL_INFO, pid, (void *)sizeof(info), &info) <
		0) {
		if (errno == ESRCH)
			return;
		perror("fault: PTRACE_GET_SYSCALL_INFO");
		exit(SKIP);
	}
	if (info.op == PTRACE_SYSCALL_INFO_ENTRY) {
		at_entry(t, info.entry.nr, (const uint64_t *)info.entry.args);
	} else if (info.op == PTRACE_SYSCALL_INFO_EXIT && t->skipped) {
		set_register(pid, true, -run.error);
		t->skipped = false;
	}
}

/* -- the command --------------------------------------------------------- */

static pid_t
start(char **argv)
{
	pid_t pid;
	int status;

#if !defined(__x86_64__) && !defined(__aarch64__)
	puts("registers of this machine are not known");
	exit(SKIP);
#endif
	pid = fork();
	if (pid < 0)
		fatal("fork");
	if (pid == 0) {
		const char *asan = getenv("ASAN_OPTIONS");
		char text[256];

		/* The leak checker would trace too. */
		snprintf(text, sizeof(text), "%.200s%sdetect_leaks=0",
			asan ? asan : "", asan ? ":" : "");
		setenv("ASAN_OPTIONS", text, 1);
		if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) < 0)
			_exit(SKIP);
		raise(SIGSTOP);
		execvp(argv[0], argv);
		fprintf(stderr, "fault: %s: %s\n", argv[0], strerror(errno));
		_exit(127);
	}
	if (waitpid(pid, &status, 0) != pid || !WIFSTOPPED(status) ||
		ptrace(PTRACE_SETOPTIONS, pid, NULL,
			PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE |
				PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK |
				PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL) < 0) {
		puts("processes cannot be traced here");
		exit(SKIP);
	}
	return pid;
}

/* Lets a stopped thread go on, with the signal that it got. */
static void
on_stop(pid_t pid, int status)
{
	int sig = WSTOPSIG(status), pass = 0;

	if (sig == (SIGTRAP | 0x80))
		on_syscall(pid);
	else if (status >> 16)
		;                /* of clone and exec */
	else if (sig != SIGSTOP) /* the first stop of a new thread */
		pass = sig;
	/* It may have been killed. */
	(void)ptrace(PTRACE_SYSCALL, pid, NULL, (void *)(intptr_t)pass);
}

/* Until all are gone; the exit status of the first. */
static int
trace(pid_t first)
{
	int result = 0, status;
	pid_t pid;

	(void)ptrace(PTRACE_SYSCALL, first, NULL, NULL);
	while ((pid = waitpid(-1, &status, __WALL)) > 0 || errno == EINTR) {
		if (pid <= 0)
			continue;
		if (WIFSTOPPED(status)) {
			on_stop(pid, status);
			continue;
		}
		task_of(pid)->pid = 0;
		if (pid == first)
			result = WIFSIGNALED(status) ? 128 + WTERMSIG(status)
						     : WEXITSTATUS(status);
	}
	return result;
}

static void
parse_fault(const char *s)
{
	const char *eq = strchr(s, '=');
	char *end = NULL;

	if (strcmp(s, "none") == 0)
		return;
	errno = EINVAL;
	if (!eq)
		fatal(s);
	run.at = strtol(eq + 1, &end, 10);
	run.sticky = *end == '+';
	if (run.at < 1 || end[run.sticky])
		fatal(s);
	if (strncmp(s, "kill=", 5) == 0)
		run.fault = KILL;
	else if (strncmp(s, "short=", 6) == 0)
		run.fault = SHORT;
	for (int i = 0; i < NERROR && run.fault == NONE; i++)
		if (strlen(errors[i].name) == (size_t)(eq - s) &&
			strncmp(s, errors[i].name, (size_t)(eq - s)) == 0) {
			run.fault = FAIL;
			run.error = errors[i].number;
		}
	if (run.fault == NONE)
		fatal(s);
}

int
main(int argc, char **argv)
{
	char dir[PATH_MAX];
	FILE *report;
	int status;

	if (argc < 6) {
		fputs("usage: fault FAULT CALLS DIR REPORT command...\n",
			stderr);
		return 2;
	}
	parse_fault(argv[1]);
	run.which = argv[2];
	/* DIR may not be there yet, where it lies is. */
	if (argv[3][0] == '/')
		snprintf(dir, sizeof(dir), "%s", argv[3]);
	else if (getcwd(dir, sizeof(dir)))
		snprintf(dir + strlen(dir), sizeof(dir) - strlen(dir), "/%s",
			argv[3]);
	run.dir = dir;
	report = fopen(argv[4], "we");
	if (!report)
		fatal(argv[4]);
	status = trace(start(argv + 5));
	fprintf(report, "calls %ld\n%s", run.n, run.hit);
	if (fclose(report))
		fatal(argv[4]);
	return status;
}
