/*
 * The log that POPLAR_LOG_LEVEL and POPLAR_LOG_DEST ask for, a line for each
 * event with time, module and process, as Poplar writes it:
 *
 *   2026-01-31T12:00:00.123456Z PO:ENGINE   1234.1234 I: Starting phase: ...
 *
 * One write a line: processes may append to one file.
 */

#include "cmd/common/engine_log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "lib/base/clock.h"

static pop_engine_level log_level;
static int log_fd = -1;

/* ORDER pop_engine_level */
static const char *const level_name[] = {
	"OFF", "ERR", "WARN", "INFO", "DEBUG", "TRACE"};
static const char letter[] = "-EWIDT";

bool
pop_engine_logs(pop_engine_level level)
{
	return log_fd >= 0 && level <= log_level;
}

bool
pop_engine_log_is_apart(void)
{
	return log_fd >= 0 && log_fd != STDERR_FILENO;
}

pop_status
pop_engine_log_open(const pop_conf *conf, pop_err *err)
{
	pop_str level = pop_conf_choice(conf, POP_OPT_poplar_log_level);
	const char *dest = pop_conf_str(conf, POP_OPT_poplar_log_dest);

	for (int i = 0; i <= POP_ENGINE_TRACE; i++)
		if (pop_str_is(level, level_name[i]))
			log_level = (pop_engine_level)i;
	if (log_level == POP_ENGINE_OFF)
		return POP_OK;
	if (!*dest || strcmp(dest, "stderr") == 0)
		log_fd = STDERR_FILENO;
	else if (strcmp(dest, "stdout") == 0)
		log_fd = STDOUT_FILENO;
	else
		log_fd = open(
			dest, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
	if (log_fd < 0)
		return pop_fail(err, POP_E_IO, "POPLAR_LOG_DEST: open %s: %s",
			dest, strerror(errno));
	return POP_OK;
}

void
pop_engine_log(pop_engine_level level, const char *fmt, ...)
{
	char line[1024];
	struct timespec t;
	struct tm tm;
	va_list ap;
	size_t n;
	int k;

	if (!pop_engine_logs(level))
		return;
	clock_gettime(CLOCK_REALTIME, &t);
	gmtime_r(&t.tv_sec, &tm);
	n = strftime(line, sizeof(line), "%Y-%m-%dT%H:%M:%S", &tm);
	k = snprintf(line + n, sizeof(line) - n,
		".%06ldZ PO:ENGINE   %ld.%ld %c: ", t.tv_nsec / 1000,
		(long)getpid(), (long)getpid(), letter[level]);
	n += (size_t)k;
	va_start(ap, fmt);
	k = vsnprintf(line + n, sizeof(line) - n, fmt, ap);
	va_end(ap);
	n += (size_t)k;
	if (n > sizeof(line) - 1)
		n = sizeof(line) - 1;
	line[n] = '\n';
	if (write(log_fd, line, n + 1) < 0)
		return; /* nowhere left to say so */
}

pop_engine_phase
pop_engine_begin(const char *name)
{
	pop_engine_log(POP_ENGINE_INFO, "Starting phase: %s", name);
	return (pop_engine_phase){name, pop_clock_ns()};
}

void
pop_engine_end(pop_engine_phase p)
{
	pop_engine_log(POP_ENGINE_INFO, "Ending phase: %s (duration %.3f ms)",
		p.name, (double)(pop_clock_ns() - p.start_ns) / 1e6);
}
