/* Runs a fuzz target over saved inputs: the files named as arguments.  Each
 * goes into memory of exactly its size, so that a read past its end shows. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/fs.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static int
replay(const char *path)
{
	pop_file f = {0};
	pop_err err;
	uint8_t *p;

	if (pop_file_read(&f, path, 0, &err) != POP_OK) {
		fprintf(stderr, "replay: %s\n", err.text);
		return 1;
	}
	p = malloc(f.len ? f.len : 1);
	if (!p) {
		pop_file_release(&f);
		return 1;
	}
	if (f.len)
		memcpy(p, f.data, f.len);
	LLVMFuzzerTestOneInput(p, f.len);
	free(p);
	pop_file_release(&f);
	return 0;
}

int
main(int argc, char **argv)
{
	int bad = 0;

	for (int i = 1; i < argc; i++)
		bad |= replay(argv[i]);
	printf("%d inputs\n", argc - 1);
	return bad || argc == 1;
}
