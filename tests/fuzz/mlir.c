/* Any bytes as a graph in whatever format they look like. */

#include "tests/fuzz/read.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	fuzz_read(pop_import, data, size);
	return 0;
}
