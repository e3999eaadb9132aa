#ifndef POP_BASE_CRC32_H
#define POP_BASE_CRC32_H

#include <stddef.h>
#include <stdint.h>

/*
 * CRC-32 as zip archives have it (ISO 3309: polynomial 0x04C11DB7, reflected,
 * inverted before and after).  `crc` is that of the bytes before, 0 at first.
 */
uint32_t pop_crc32(uint32_t crc, const void *data, size_t n);

#endif
