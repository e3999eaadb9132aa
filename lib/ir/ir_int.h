#ifndef POP_IR_IR_INT_H
#define POP_IR_IR_INT_H

#include "lib/ir/ir.h"

/* What the files of this folder share and nobody else needs. */

/* Bytewise; a prefix comes first. */
int pop_str_order(pop_str a, pop_str b);

/* An array that attribute setters may go on growing. */
pop_attr *pop_attrs_copy(pop_arena *a, const pop_attr *attr, uint32_t n);

#endif
