#ifndef TESTS_FUZZ_DIR_H
#define TESTS_FUZZ_DIR_H

/*
 * An empty directory for targets whose readers take names: made at the first
 * call, removed with all that is in it when the process ends.
 *
 * To be included first: nftw(3) is X/Open's.
 */
#define _GNU_SOURCE 1

#include <assert.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char fuzz_dir_name[256];

static inline int
fuzz_dir_remove_one(
	const char *path, const struct stat *sb, int kind, struct FTW *at)
{
	(void)sb, (void)kind, (void)at;
	return remove(path);
}

static inline void
fuzz_dir_remove(void)
{
	(void)nftw(fuzz_dir_name, fuzz_dir_remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static inline const char *
fuzz_dir(void)
{
	const char *tmp = getenv("TMPDIR");

	if (fuzz_dir_name[0])
		return fuzz_dir_name;
	snprintf(fuzz_dir_name, sizeof(fuzz_dir_name), "%.200s/fuzz-XXXXXX",
		tmp ? tmp : "/tmp");
	if (!mkdtemp(fuzz_dir_name)) {
		perror(fuzz_dir_name);
		exit(1);
	}
	atexit(fuzz_dir_remove);
	return fuzz_dir_name;
}

#endif
