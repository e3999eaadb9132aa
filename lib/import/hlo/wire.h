#ifndef POP_IMPORT_HLO_WIRE_H
#define POP_IMPORT_HLO_WIRE_H

#include "lib/import/hlo/hlo.h"

/*
 * The protocol buffers wire format, read in place.
 *
 *   message := (tag value)*       tag := varint, field << 3 | type
 *   value   := varint (0) | 8 bytes (1) | varint n, n bytes (2) | 4 bytes (5)
 *
 * A repeated number may come packed, many values in one field of type 2, or one
 * by one, or both; wire.c reads all.  Fields that the caller does not know are
 * passed over.  Groups (3, 4), which nothing writes any more, are refused.
 *
 *   wire.c            fields, lists of numbers
 *   proto.c           module, computations, instructions
 *   proto_attr.c      messages inside instructions
 *   proto_literal.c   elements of constants
 */
typedef struct pop_wire {
	const unsigned char *ptr, *end;
} pop_wire;

enum {
	POP_WIRE_VARINT = 0,
	POP_WIRE_FIXED64 = 1,
	POP_WIRE_BYTES = 2,
	POP_WIRE_FIXED32 = 5,
};

typedef struct pop_wire_field {
	uint32_t number; /* 0: the message has ended */
	uint8_t type;
	uint64_t value; /* of varint and fixed ones */
	pop_wire bytes; /* of type 2; of others where the value stands */
} pop_wire_field;

/* A growing list of numbers in m->scratch. */
typedef struct pop_wire_ints {
	int64_t *v;
	uint32_t n, cap;
} pop_wire_ints;

/* The reader of one module. */
typedef struct pop_proto {
	pop_hlo *m;
	pop_intmap comps;    /* id to pop_hlo_comp */
	pop_strmap shapes;   /* ShapeProto, its bytes, to pop_hlo_shape */
	uint8_t key[128];    /* field of HloInstructionProto to pop_hlo_key */
	pop_hlo_draft draft; /* the instruction being read */
	/* Its lists; those begun have a bit in `begun`. */
	pop_wire_ints list[POP_HLO_KEYS];
	uint64_t begun[(POP_HLO_KEYS + 63) / 64];
	pop_wire_ints operands, called;
	POP_HLO_VEC(pop_hlo_instr *) operand;
	POP_HLO_VEC(uint32_t) group; /* where device lists start */
	pop_wire_ints device;
	/* Instructions of the computation being read, by id: those near the
	 * first one's in an array, the others in a hash table. */
	pop_hlo_instr **near;
	uint64_t near_base; /* id of near[0] */
	uint32_t nnear, near_cap;
	struct pop_proto_slot {
		int64_t id;
		pop_hlo_instr *instr; /* NULL: free */
	} * slot;
	uint32_t nslot, cap; /* in use, 0: none; allocated */
	uint32_t ninstr;     /* how many there will be */
} pop_proto;

/* ---- wire.c */

/* The next field; fails on bytes that are none. */
pop_status pop_wire_next(pop_hlo *m, pop_wire *w, pop_wire_field *f);
pop_loc pop_wire_place(const pop_hlo *m, const unsigned char *at);
/* A number; fails if the field is of bytes. */
pop_status pop_wire_int(pop_hlo *m, const pop_wire_field *f, int64_t *out);
/* Appends the field's numbers, packed or not, to the list. */
pop_status pop_wire_ints_add(
	pop_hlo *m, const pop_wire_field *f, pop_wire_ints *out);
void pop_wire_push(pop_hlo *m, pop_wire_ints *out, int64_t v);
/* The bytes; fails if the field is a number. */
pop_status pop_wire_message(pop_hlo *m, const pop_wire_field *f, pop_wire *out);
/* Borrowed text of at most POP_HLO_LIMIT_NAME bytes, or of any length. */
pop_status pop_wire_name(pop_hlo *m, const pop_wire_field *f, pop_str *out);
pop_status pop_wire_text(pop_hlo *m, const pop_wire_field *f, pop_str *out);

/* ---- proto.c */

pop_status pop_proto_shape(
	pop_proto *p, pop_wire w, unsigned depth, const pop_hlo_shape **out);

/* ---- proto_attr.c */

/* The list of the draft's attribute `key`, begun if it was not. */
static inline pop_wire_ints *
pop_proto_list(pop_proto *p, unsigned key)
{
	p->begun[key >> 6] |= UINT64_C(1) << (key & 63);
	return &p->list[key];
}

/* A field of an instruction that is a message; nothing if it means nothing. */
pop_status pop_proto_attr(pop_proto *p, const pop_wire_field *f);
/* The lists gathered become attributes of the draft. */
void pop_proto_lists(pop_proto *p);
/* Frontend attributes. */
pop_status pop_proto_pairs(
	pop_proto *p, pop_wire w, pop_hlo_pair **out, uint32_t *n);

/* ---- proto_literal.c */

/* One pop_dense for each leaf of the literal's shape. */
pop_status pop_proto_literal(pop_proto *p, pop_wire w, pop_hlo_attr *out);

#endif
