/* Any bytes as a HloModuleProto. */

#include "tests/fuzz/read.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	fuzz_read(pop_read_hlo_proto, data, size);
	return 0;
}
