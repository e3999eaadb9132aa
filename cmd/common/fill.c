/* Copy-up: an entry of a read-only base goes into the writable directory, so
 * that the next hit finds it there. */

#include "cmd/common/tool.h"

#include "lib/exe/exe.h"

/* The entry as it was read is what is checked, and what is stored. */
static pop_status
copy(const pop_cache *cache, const pop_cache_entry *e, pop_file *f,
	char path[POP_CACHE_PATH_MAX], pop_err *err)
{
	const pop_exe_options whole = {.key = &e->key, .every_byte = true};
	pop_cache_put_opts opts = {0};
	pop_cache_info info = {0};
	pop_exe *exe = NULL;
	pop_err ignored;
	bool told;

	POP_TRY(pop_file_read_fd(f, e->fd, e->path, 0, err));
	POP_TRY(pop_exe_open_bytes(
		&exe, f->data, f->len, e->path, &whole, err));
	pop_exe_close(exe);
	told = pop_cache_info_get(&info, cache, e->key, &ignored) == POP_OK;
	opts.compile_ns = info.compile_ns;
	POP_TRY(pop_cache_put(
		cache, e->key, f->data, f->len, &opts, path, err));
	if (told &&
		pop_cache_info_put(cache, e->key, &info, &ignored) != POP_OK)
		pop_warn("%s", ignored.text);
	return POP_OK;
}

bool
pop_tool_fills(
	const pop_cache *cache, const pop_cache_entry *e, const pop_conf *conf)
{
	int top = pop_cache_top(cache);

	return top >= 0 && e->layer != top && pop_conf_bool(conf, POP_OPT_fill);
}

bool
pop_tool_fill(const pop_cache *cache, const pop_cache_entry *e,
	char path[POP_CACHE_PATH_MAX])
{
	pop_file f = {0};
	pop_err err = {0};
	pop_status st = copy(cache, e, &f, path, &err);

	pop_file_release(&f);
	if (st != POP_OK)
		pop_warn("not copied: %s", err.text);
	return st == POP_OK;
}
