/* From argv to a command, from a status to an exit status, and messages. */

#include "cmd/common/tool.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "cmd/common/engine_log.h"
#include "lib/base/json.h"
#include "lib/base/log.h"

static const char *tool_name = "popc";
static bool tool_quiet, tool_json;
static bool printed; /* something went to standard output */

const char *
pop_tool_name(void)
{
	return tool_name;
}

void
pop_tool_set_quiet(void)
{
	tool_quiet = true;
}

bool
pop_tool_is_quiet(void)
{
	return tool_quiet;
}

void
pop_tool_set_json(void)
{
	tool_json = true;
}

const char *
pop_word(uint64_t n, const char *one, const char *many)
{
	return n == 1 ? one : many;
}

pop_status
pop_tool_no_file(const char *path, pop_err *err)
{
	return pop_fail(err, POP_E_INPUT, "%s: there is no such file", path);
}

/* One write, so that lines of several processes do not mix. */
POP_PRINTF(2, 0)
static void
line(const char *prefix, const char *fmt, va_list ap)
{
	char text[4096];
	int n = snprintf(text, sizeof(text), "%s", prefix);

	n += vsnprintf(text + n, sizeof(text) - (size_t)n, fmt, ap);
	if (n > (int)sizeof(text) - 2)
		n = (int)sizeof(text) - 2;
	text[n++] = '\n';
	if (write(STDERR_FILENO, text, (size_t)n) < 0)
		return; /* nowhere left to say so */
}

/* Beside standard error, where the log is elsewhere. */
POP_PRINTF(2, 0)
static void
log_too(pop_engine_level level, const char *fmt, va_list ap)
{
	char text[900];

	if (!pop_engine_log_is_apart())
		return;
	vsnprintf(text, sizeof(text), fmt, ap);
	pop_engine_log(level, "%s", text);
}

POP_PRINTF(2, 0)
static void
complain(pop_engine_level level, const char *fmt, va_list ap)
{
	char prefix[64];
	va_list again;

	snprintf(prefix, sizeof(prefix), "%s: ", tool_name);
	va_copy(again, ap);
	line(prefix, fmt, ap);
	log_too(level, fmt, again);
	va_end(again);
}

void
pop_warn(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	complain(POP_ENGINE_WARN, fmt, ap);
	va_end(ap);
}

void
pop_error(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	complain(POP_ENGINE_ERR, fmt, ap);
	va_end(ap);
}

pop_status
pop_tool_killed(int signal, const char *name, pop_err *err)
{
	if (signal == SIGKILL)
		return pop_fail(err, POP_E_NOMEM,
			"%s was killed, as happens where memory runs out",
			name);
	return pop_fail(
		err, POP_E_INTERNAL, "%s was ended by signal %d", name, signal);
}

void
pop_say(const pop_conf *conf, const char *fmt, ...)
{
	va_list ap;

	if (tool_quiet || !pop_conf_says(conf))
		return;
	va_start(ap, fmt);
	line("", fmt, ap);
	va_end(ap);
}

pop_status
pop_print_part(const pop_buf *b, pop_err *err)
{
	printed |= b->len != 0;
	if (b->len && (fwrite(b->data, 1, b->len, stdout) != b->len ||
			      fflush(stdout) != 0))
		return pop_fail(err, POP_E_IO, "write standard output: %s",
			strerror(errno));
	return POP_OK;
}

pop_status
pop_print(pop_buf *b, pop_err *err)
{
	pop_status st = pop_buf_finish(b, err);

	if (st == POP_OK)
		st = pop_print_part(b, err);
	pop_buf_release(b);
	return st;
}

static const pop_command *
find(const pop_tool *tool, const char *name)
{
	for (const pop_command *c = tool->command; c->name; c++)
		if (strcmp(c->name, name) == 0)
			return c;
	return NULL;
}

static const char *
nearest(const pop_tool *tool, const char *word)
{
	unsigned best = (unsigned)strlen(word) / 3 + 1;
	const char *name = NULL;

	for (const pop_command *c = tool->command; c->name; c++) {
		unsigned d =
			pop_str_distance(pop_str_of(word), pop_str_of(c->name));

		if (d <= best) {
			best = d;
			name = c->name;
		}
	}
	return name;
}

static pop_status
help(const pop_tool *tool, pop_err *err)
{
	pop_buf b = {0};

	pop_buf_printf(&b, "%s\n%s\n\nCommands:\n", tool->usage, tool->text);
	for (const pop_command *c = tool->command; c->name; c++)
		pop_buf_printf(&b, "  %-10s %s\n", c->name, c->text);
	pop_buf_printf(&b,
		"\n%s COMMAND --help lists a command's options; %s(1) has "
		"the rest.\n",
		tool->name, tool->name);
	return pop_print(&b, err);
}

static bool
is_input(const char *word)
{
	pop_digest key;

	return word[0] == '-' || strpbrk(word, "/.") ||
	       pop_digest_parse(&key, word, strlen(word)) ||
	       access(word, F_OK) == 0;
}

/* A command behind options, which make all words inputs. */
static const pop_command *
late_command(const pop_tool *tool, int argc, char **argv)
{
	int i = 1;

	while (i < argc && argv[i][0] == '-')
		i++;
	return i > 1 && i < argc && access(argv[i], F_OK) < 0
		       ? find(tool, argv[i])
		       : NULL;
}

static pop_status
dispatch(const pop_tool *tool, int argc, char **argv, pop_err *err)
{
	const char *word = argc > 1 ? argv[1] : NULL;
	const pop_command *c = word ? find(tool, word) : NULL;
	const char *near;

	if (c)
		return c->run(argc - 1, argv + 1, err);
	if (!word)
		return pop_fail(err, POP_E_USAGE,
			"nothing to do; %s --help lists what can be done",
			tool->name);
	if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 ||
		strcmp(word, "help") == 0)
		return help(tool, err);
	if (strcmp(word, "--version") == 0)
		return find(tool, "version")->run(1, argv + 1, err);
	c = late_command(tool, argc, argv);
	if (c)
		return pop_fail(err, POP_E_USAGE,
			"'%s' stands behind options; the command comes first: "
			"%s %s OPTIONS",
			c->name, tool->name, c->name);
	if (is_input(word))
		return find(tool, tool->fallback)->run(argc, argv, err);
	near = nearest(tool, word);
	return pop_fail(err, POP_E_USAGE,
		"'%s' is neither a command nor a file%s%s%s", word,
		near ? "; did you mean '" : "", near ? near : "",
		near ? "'?" : "");
}

/*
 * A standard descriptor that is closed would be the next file's, and results
 * or messages would go into that.  What stands in for it fails like a closed
 * one.
 */
static void
hold_standard_descriptors(void)
{
	for (int fd = 0; fd < 3; fd++)
		if (fcntl(fd, F_GETFD) < 0)
			(void)open("/dev/null", fd ? O_RDONLY : O_WRONLY);
}

/* For whoever reads JSON: what standard error says too. */
static void
print_failure(pop_status st, const char *text)
{
	pop_buf out = {0};
	pop_json j;
	pop_err ignored;

	pop_json_init(&j, &out);
	pop_json_object(&j, NULL);
	pop_json_int(&j, "schema", 1);
	pop_json_int(&j, "status", pop_status_exit(st));
	pop_json_cstr(&j, "error", text);
	pop_json_end_object(&j);
	pop_buf_char(&out, '\n');
	if (pop_print(&out, &ignored) != POP_OK)
		pop_error("%s", ignored.text);
}

int
pop_tool_main(const pop_tool *tool, int argc, char **argv)
{
	pop_err err = {0};
	pop_status st;

	hold_standard_descriptors();
	/* A limit on the size of files is an error of write(2), not the end. */
	signal(SIGXFSZ, SIG_IGN);
	tool_name = tool->name;
	pop_log_set_program(tool->name);
	st = dispatch(tool, argc, argv, &err);
	if (st != POP_OK && err.text[0])
		pop_error("%s", err.text);
	if (st != POP_OK && tool_json && !printed)
		print_failure(st, err.text);
	return pop_status_exit(st);
}
