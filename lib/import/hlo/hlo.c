/*
 * The model of an HLO module: shapes that exist once, drafts that become
 * instructions, the tables of names, and the frame that both readers run in.
 *
 * Shapes are found by their bytes: an array's by type and layout, a tuple's by
 * the pointers of its elements.  So equal shapes are equal pointers and a
 * tuple's leaves are listed once however often it is spelled.
 */

#include "lib/import/hlo/hlo.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- Messages. */

/* Names are bytes from outside; a message is one line. */
static void
plain(char *text)
{
	for (; *text; text++)
		if ((unsigned char)*text < 0x20 || *text == 0x7f)
			*text = '?';
}

static pop_status fail_at(pop_hlo *m, pop_loc at, const pop_hlo_instr *i,
	const char *fmt, va_list ap) __attribute__((format(printf, 4, 0)));

static pop_status
fail_at(pop_hlo *m, pop_loc at, const pop_hlo_instr *i, const char *fmt,
	va_list ap)
{
	char place[POP_LOC_TEXT], text[400], op[160] = "";

	if (i)
		snprintf(op, sizeof(op), "%s %.*s: ",
			pop_hlo_opcode_name((pop_hlo_opcode)i->code),
			i->name_len < 100 ? (int)i->name_len : 100, i->name);
	vsnprintf(text, sizeof(text), fmt, ap);
	plain(op);
	plain(text);
	return pop_fail(m->err, POP_E_INPUT, "%s%s %s%s", m->file,
		pop_loc_print(place, at), op, text);
}

pop_status
pop_hlo_fail(pop_hlo *m, pop_loc at, const char *fmt, ...)
{
	pop_status st;
	va_list ap;

	va_start(ap, fmt);
	st = fail_at(m, at, NULL, fmt, ap);
	va_end(ap);
	return st;
}

pop_status
pop_hlo_instr_fail(pop_hlo *m, const pop_hlo_instr *i, const char *fmt, ...)
{
	pop_status st;
	va_list ap;

	va_start(ap, fmt);
	st = fail_at(m, i->loc, i, fmt, ap);
	va_end(ap);
	return st;
}

void *
pop_hlo_grow(pop_hlo *m, void *v, uint32_t n, uint32_t *cap, size_t size)
{
	void *p;

	*cap = *cap ? *cap * 2 : 4;
	p = pop_arena_array(m->scratch, *cap, size);
	if (n)
		memcpy(p, v, n * size);
	return p;
}

/* ---- Shapes. */

/* The place of the shape with these bytes; *key is what to keep in the map. */
static void **
shape_slot(pop_hlo *m, const void *bytes, size_t n)
{
	pop_str probe = {bytes, n};
	void *known = pop_strmap_find(&m->shapes, probe);
	char *own;

	if (known)
		return pop_strmap_at(&m->shapes, probe);
	own = pop_arena_alloc(m->scratch, n);
	memcpy(own, bytes, n);
	return pop_strmap_at(&m->shapes, (pop_str){own, n});
}

static bool
default_layout(const pop_hlo_array *a)
{
	for (unsigned i = 0; a->has_layout && i < a->type.rank; i++)
		if (a->minor_to_major[i] != a->type.rank - 1 - i)
			return false;
	return true;
}

const pop_hlo_shape *
pop_hlo_array_shape(pop_hlo *m, const pop_hlo_array *a)
{
	bool layout = !default_layout(a);
	const pop_hlo_shape **leaf;
	pop_hlo_shape *s;
	void **slot;
	struct {
		pop_shape type;
		uint32_t dynamic;
		uint8_t layout[POP_MAX_RANK];
	} key;

	memset(&key, 0, sizeof(key));
	key.type.dtype = a->type.dtype;
	key.type.rank = a->type.rank;
	memcpy(key.type.dim, a->type.dim, sizeof(key.type.dim));
	key.dynamic = a->dynamic;
	if (layout)
		memcpy(key.layout, a->minor_to_major, a->type.rank);
	slot = shape_slot(m, &key, sizeof(key));
	if (*slot)
		return *slot;
	s = POP_NEW(m->scratch, pop_hlo_shape);
	s->type = key.type;
	s->dynamic = a->dynamic;
	s->has_layout = layout;
	memcpy(s->minor_to_major, key.layout, sizeof(key.layout));
	s->nleaf = 1;
	leaf = POP_NEWN(m->scratch, const pop_hlo_shape *, 1);
	leaf[0] = s;
	s->leaf = leaf;
	*slot = s;
	return s;
}

static void
list_leaves(pop_hlo *m, pop_hlo_shape *s, uint32_t nleaf)
{
	const pop_hlo_shape **leaf =
		POP_NEWN(m->scratch, const pop_hlo_shape *, nleaf);
	uint32_t *first = POP_NEWN(m->scratch, uint32_t, s->nelement);

	for (uint32_t i = 0; i < s->nelement; i++) {
		const pop_hlo_shape *e = s->element[i];

		first[i] = s->nleaf;
		if (e->nleaf)
			memcpy(leaf + s->nleaf, e->leaf,
				e->nleaf * sizeof(*leaf));
		s->nleaf += e->nleaf;
	}
	s->leaf = leaf;
	s->first = first;
}

pop_status
pop_hlo_tuple_shape(pop_hlo *m, pop_loc at, const pop_hlo_shape *const *element,
	uint32_t n, const pop_hlo_shape **out)
{
	size_t bytes = (n + (size_t)1) * sizeof(*element);
	const pop_hlo_shape **own =
		POP_NEWN(m->scratch, const pop_hlo_shape *, n + (size_t)1);
	uint64_t nleaf = 0;
	pop_hlo_shape *s;
	void **slot;

	/* One more pointer, NULL, so that () has bytes too. */
	if (n)
		memcpy(own, element, n * sizeof(*element));
	for (uint32_t i = 0; i < n; i++)
		nleaf += element[i]->nleaf;
	if (nleaf > POP_HLO_LIMIT_LEAVES)
		return pop_hlo_fail(m, at,
			"a tuple of %llu arrays, expected at most %d",
			(unsigned long long)nleaf, POP_HLO_LIMIT_LEAVES);
	slot = pop_strmap_at(&m->shapes, (pop_str){(const char *)own, bytes});
	if (!*slot) {
		s = POP_NEW(m->scratch, pop_hlo_shape);
		s->is_tuple = true;
		s->nelement = n;
		s->element = own;
		list_leaves(m, s, (uint32_t)nleaf);
		*slot = s;
	}
	*out = *slot;
	return POP_OK;
}

/* Appends to what snprintf() cut: *n stays within the text. */
static void
print_piece(char *out, size_t *n, const char *text)
{
	size_t len = strlen(text), room = POP_HLO_SHAPE_TEXT - 1 - *n;

	if (len > room)
		len = room;
	memcpy(out + *n, text, len);
	*n += len;
	out[*n] = '\0';
}

static const struct {
	const char *text;
	uint8_t number, dtype;
} primitive[] = {
#define PRIMITIVE(text, number, DTYPE) {text, number, POP_DT_##DTYPE},
#include "lib/import/hlo/primitives.def"
#undef PRIMITIVE
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

const char *
pop_hlo_primitive_name(pop_dtype d)
{
	for (size_t i = 0; i < COUNT(primitive); i++)
		if (primitive[i].dtype == d)
			return primitive[i].text;
	return "?";
}

static void
print_array(char *out, size_t *n, const pop_hlo_shape *s)
{
	char number[32];

	print_piece(out, n, pop_hlo_primitive_name((pop_dtype)s->type.dtype));
	for (unsigned i = 0; i < s->type.rank; i++) {
		snprintf(number, sizeof(number), "%c%s%lld", i ? ',' : '[',
			s->dynamic >> i & 1 ? "<=" : "",
			(long long)s->type.dim[i]);
		print_piece(out, n, number);
	}
	print_piece(out, n, s->type.rank ? "]" : "[]");
	for (unsigned i = 0; s->has_layout && i < s->type.rank; i++) {
		snprintf(number, sizeof(number), "%c%u", i ? ',' : '{',
			s->minor_to_major[i]);
		print_piece(out, n, number);
	}
	if (s->has_layout)
		print_piece(out, n, "}");
}

/* Tuples in tuples flattened: enough for a message. */
char *
pop_hlo_shape_print(char out[POP_HLO_SHAPE_TEXT], const pop_hlo_shape *s)
{
	size_t n = 0;

	out[0] = '\0';
	if (s->is_tuple)
		print_piece(out, &n, "(");
	for (uint32_t i = 0; i < s->nleaf && n < POP_HLO_SHAPE_TEXT - 1; i++) {
		if (i)
			print_piece(out, &n, ", ");
		print_array(out, &n, s->leaf[i]);
	}
	if (s->is_tuple)
		print_piece(out, &n, ")");
	return out;
}

/* ---- Drafts, instructions, computations. */

void
pop_hlo_reset(pop_hlo_draft *d)
{
	d->name = POP_STR("");
	d->code = POP_HLO_NO_OP;
	d->shape = NULL;
	d->loc = (pop_loc){0, 0};
	d->operand = NULL;
	d->noperand = 0;
	d->nattr = 0;
}

pop_hlo_attr *
pop_hlo_draft_attr(pop_hlo_draft *d, pop_hlo_key key)
{
	pop_hlo_attr *a;

	for (uint32_t i = 0; i < d->nattr; i++)
		if (d->attr[i].key == key)
			return &d->attr[i];
	a = &d->attr[d->nattr++];
	memset(a, 0, sizeof(*a));
	a->key = (uint16_t)key;
	return a;
}

void
pop_hlo_set_int(pop_hlo_draft *d, pop_hlo_key key, int64_t v)
{
	pop_hlo_draft_attr(d, key)->i = v;
}

void
pop_hlo_set_real(pop_hlo_draft *d, pop_hlo_key key, double v)
{
	pop_hlo_draft_attr(d, key)->real = v;
}

void
pop_hlo_set_ints(
	pop_hlo_draft *d, pop_hlo_key key, const int64_t *v, uint32_t n)
{
	pop_hlo_attr *a = pop_hlo_draft_attr(d, key);

	a->ints = v;
	a->n = n;
}

void
pop_hlo_set_text(pop_hlo_draft *d, pop_hlo_key key, pop_str s)
{
	pop_hlo_attr *a = pop_hlo_draft_attr(d, key);

	a->text = s.ptr;
	a->n = (uint32_t)s.len;
}

/* Elements of lists of numbers. */
static size_t
count_ints(const pop_hlo_draft *d)
{
	size_t n = 0;

	for (uint32_t k = 0; k < d->nattr; k++)
		if (pop_hlo_key_kind((pop_hlo_key)d->attr[k].key) ==
			POP_HLO_KIND_INTS)
			n += d->attr[k].n;
	return n;
}

/* One block: the instruction, its operands, its attributes, their numbers. */
static pop_hlo_instr *
instr_new(pop_hlo *m, const pop_hlo_draft *d)
{
	pop_hlo_instr *i = pop_arena_alloc(
		m->scratch, sizeof(*i) + d->noperand * sizeof(i->operand[0]) +
				    d->nattr * sizeof(d->attr[0]) +
				    count_ints(d) * sizeof(int64_t));
	pop_hlo_attr *attr = (pop_hlo_attr *)(void *)&i->operand[d->noperand];
	int64_t *ints = (int64_t *)(void *)&attr[d->nattr];

	if (d->noperand)
		memcpy(i->operand, d->operand,
			d->noperand * sizeof(i->operand[0]));
	if (d->nattr)
		memcpy(attr, d->attr, d->nattr * sizeof(*attr));
	i->attr = attr;
	for (uint32_t k = 0; k < d->nattr; k++) {
		if (pop_hlo_key_kind((pop_hlo_key)attr[k].key) !=
			POP_HLO_KIND_INTS)
			continue;
		if (attr[k].n)
			memcpy(ints, attr[k].ints, attr[k].n * sizeof(*ints));
		attr[k].ints = ints;
		ints += attr[k].n;
	}
	return i;
}

pop_status
pop_hlo_add(pop_hlo *m, pop_hlo_comp *c, const pop_hlo_draft *d,
	pop_hlo_instr **out)
{
	pop_hlo_instr *i;

	if (++m->nop > POP_HLO_LIMIT_OPS)
		return pop_hlo_fail(m, d->loc,
			"more than %d instructions in the module",
			POP_HLO_LIMIT_OPS);
	i = instr_new(m, d);
	i->name = d->name.ptr;
	i->name_len = (uint32_t)d->name.len;
	i->shape = d->shape;
	i->nattr = (uint16_t)d->nattr;
	i->loc = d->loc;
	i->code = (uint16_t)d->code;
	i->noperand = d->noperand;
	if (c->last)
		c->last->next = i;
	else
		c->first = i;
	c->last = i;
	c->ninstr++;
	*out = i;
	return POP_OK;
}

pop_hlo_comp *
pop_hlo_comp_new(pop_hlo *m, pop_str name, pop_loc loc)
{
	pop_hlo_comp *c = POP_NEW(m->scratch, pop_hlo_comp);

	c->name = name;
	c->loc = loc;
	return c;
}

static int64_t
parameter_number(const pop_hlo_instr *i)
{
	for (uint32_t k = 0; k < i->nattr; k++)
		if (i->attr[k].key == POP_HLO_KEY_PARAMETER_NUMBER)
			return i->attr[k].i;
	return 0; /* what a proto leaves out */
}

pop_status
pop_hlo_comp_finish(pop_hlo *m, pop_hlo_comp *c)
{
	if (!c->first)
		return pop_hlo_fail(m, c->loc,
			"computation %.*s has no instructions",
			POP_STR_ARG(c->name));
	if (!c->root)
		c->root = c->last;
	for (pop_hlo_instr *i = c->first; i; i = i->next)
		c->nparam += i->code == POP_HLO_PARAMETER;
	c->param = POP_NEWN(m->scratch, pop_hlo_instr *, c->nparam);
	for (pop_hlo_instr *i = c->first; i; i = i->next) {
		int64_t n;

		if (i->code != POP_HLO_PARAMETER)
			continue;
		n = parameter_number(i);
		if (n < 0 || n >= c->nparam)
			return pop_hlo_instr_fail(m, i,
				"number %lld of a computation with %u "
				"parameters",
				(long long)n, c->nparam);
		if (c->param[n])
			return pop_hlo_instr_fail(m, i,
				"number %lld is also that of %.*s",
				(long long)n, (int)c->param[n]->name_len,
				c->param[n]->name);
		c->param[n] = i;
	}
	return POP_OK;
}

/* ---- Elements. */

/* From the order of the layout to rows. */
static void
undo_layout(
	const pop_hlo_shape *s, const unsigned char *from, unsigned char *to)
{
	const pop_shape *t = &s->type;
	size_t size = pop_dtype_bytes((pop_dtype)t->dtype);
	int64_t n = pop_shape_elements(t), stride[POP_MAX_RANK];
	int64_t at[POP_MAX_RANK] = {0}, place = 0;

	pop_shape_strides(t, stride);
	for (int64_t i = 0; i < n; i++) {
		memcpy(to + (size_t)place * size, from + (size_t)i * size,
			size);
		for (unsigned k = 0; k < t->rank; k++) {
			unsigned d = s->minor_to_major[k];

			place += stride[d];
			if (++at[d] < t->dim[d])
				break;
			place -= stride[d] * t->dim[d];
			at[d] = 0;
		}
	}
}

void
pop_hlo_settle(
	pop_hlo *m, const pop_hlo_shape *s, const void *data, pop_dense *out)
{
	size_t size = pop_dtype_bytes((pop_dtype)s->type.dtype);
	size_t bytes = (size_t)pop_shape_bytes(&s->type);
	const unsigned char *p = data;
	unsigned char *own;

	*out = (pop_dense){.type = s->type, .data = bytes ? data : ""};
	if (!bytes)
		return;
	out->splat = memcmp(p, p + size, bytes - size) == 0;
	if (out->splat || !s->has_layout)
		return;
	own = pop_arena_alloc(m->arena, bytes);
	undo_layout(s, p, own);
	out->data = own;
}

/* ---- Groups of devices. */

pop_status
pop_hlo_count_devices(pop_hlo *m, pop_loc at, uint64_t n)
{
	if (n > (uint64_t)(POP_HLO_LIMIT_DEVICES - m->ndevice))
		return pop_hlo_fail(m, at,
			"groups of devices with more than %d numbers in all",
			POP_HLO_LIMIT_DEVICES);
	m->ndevice += (uint32_t)n;
	return POP_OK;
}

static pop_status
bad_groups(pop_hlo *m, pop_loc at)
{
	return pop_hlo_fail(m, at,
		"groups of devices that do not divide what they are dealt "
		"from, or of more than %d",
		POP_HLO_LIMIT_DEVICES);
}

pop_status
pop_hlo_iota_groups(pop_hlo *m, pop_loc at, int64_t groups, int64_t each,
	const int64_t *dims, uint32_t ndim, const int64_t *perm, uint32_t nperm,
	const pop_hlo_groups **out)
{
	int64_t size[POP_MAX_RANK], stride[POP_MAX_RANK], index[POP_MAX_RANK];
	pop_hlo_groups *g = POP_NEW(m->scratch, pop_hlo_groups);
	int64_t n = 1, own[POP_MAX_RANK], *id;
	uint32_t *first, seen = 0;

	if (ndim > POP_MAX_RANK || (nperm && nperm != ndim) || groups < 1 ||
		each < 1 || groups > POP_HLO_LIMIT_DEVICES ||
		each > POP_HLO_LIMIT_DEVICES)
		return bad_groups(m, at);
	for (uint32_t i = ndim; i--;) {
		own[i] = n;
		if (dims[i] < 1 || dims[i] > POP_HLO_LIMIT_DEVICES)
			return bad_groups(m, at);
		n *= dims[i];
		if (n > POP_HLO_LIMIT_DEVICES)
			return bad_groups(m, at);
	}
	if (n != groups * each)
		return bad_groups(m, at);
	POP_TRY(pop_hlo_count_devices(m, at, (uint64_t)n));
	for (uint32_t i = 0; i < ndim; i++) {
		int64_t d = nperm ? perm[i] : i;

		if (d < 0 || d >= ndim || seen >> d & 1)
			return bad_groups(m, at);
		seen |= 1u << d;
		size[i] = dims[d];
		stride[i] = own[d];
		index[i] = 0;
	}
	id = POP_NEWN(m->scratch, int64_t, n);
	first = POP_NEWN(m->scratch, uint32_t, groups + 1);
	for (int64_t k = 0; k < n; k++) {
		for (uint32_t i = 0; i < ndim; i++)
			id[k] += index[i] * stride[i];
		for (uint32_t i = ndim; i-- && ++index[i] == size[i];)
			index[i] = 0;
	}
	for (int64_t k = 0; k <= groups; k++)
		first[k] = (uint32_t)(k * each);
	*g = (pop_hlo_groups){(uint32_t)groups, first, id};
	*out = g;
	return POP_OK;
}

/* ---- Tables. */

static const char *const opcode_name[] = {
	"?",
#define HLO(NAME, name, min, max, ncalled, build, CODE) name,
#include "lib/import/hlo/hlo_ops.def"
#undef HLO
};

static int
compare_word(pop_str a, const char *b)
{
	size_t n = strlen(b), least = a.len < n ? a.len : n;
	int order = least ? memcmp(a.ptr, b, least) : 0;

	return order ? order : (a.len > n) - (a.len < n);
}

/* The table is sorted; a unit test holds it to that. */
pop_hlo_opcode
pop_hlo_opcode_find(pop_str name)
{
	int low = 1, high = POP_HLO_OPCODES - 1;

	while (low <= high) {
		int mid = (low + high) / 2;
		int order = compare_word(name, opcode_name[mid]);

		if (!order)
			return (pop_hlo_opcode)mid;
		if (order < 0)
			high = mid - 1;
		else
			low = mid + 1;
	}
	return POP_HLO_NO_OP;
}

const char *
pop_hlo_opcode_name(pop_hlo_opcode code)
{
	return opcode_name[code];
}

static const struct {
	const char *text;
	uint8_t field, kind;
} key_row[] = {
	{"?", 0, POP_HLO_KIND_NONE},
#define ATTR(NAME, text, field, kind) {text, field, POP_HLO_KIND_##kind},
#include "lib/import/hlo/hlo_attrs.def"
#undef ATTR
};

pop_hlo_key
pop_hlo_key_of_field(uint32_t field)
{
	for (size_t i = 1; field && i < COUNT(key_row); i++)
		if (key_row[i].field == field)
			return (pop_hlo_key)i;
	return POP_HLO_NO_KEY;
}

pop_hlo_kind
pop_hlo_key_kind(pop_hlo_key key)
{
	return (pop_hlo_kind)key_row[key].kind;
}

const char *
pop_hlo_key_name(pop_hlo_key key)
{
	return key_row[key].text;
}

static const struct {
	const char *text;
	uint8_t key, number;
} word[] = {
#define WORD(KEY, word, number) {word, POP_HLO_KEY_##KEY, number},
#include "lib/import/hlo/words.def"
#undef WORD
};

bool
pop_hlo_key_has_words(pop_hlo_key key)
{
	for (size_t i = 0; i < COUNT(word); i++)
		if (word[i].key == key)
			return true;
	return false;
}

bool
pop_hlo_word(pop_hlo_key key, pop_str text, int64_t *out)
{
	for (size_t i = 0; i < COUNT(word); i++) {
		if (word[i].key != key || !pop_str_is(text, word[i].text))
			continue;
		*out = word[i].number;
		return true;
	}
	return false;
}

char *
pop_hlo_words_print(char out[POP_HLO_WORDS_TEXT], pop_hlo_key key)
{
	size_t n = 0;

	out[0] = '\0';
	for (size_t i = 0; i < COUNT(word); i++)
		if (word[i].key == key && n < POP_HLO_WORDS_TEXT - 40)
			n += (size_t)snprintf(out + n, POP_HLO_WORDS_TEXT - n,
				" %s", word[i].text);
	return out;
}

static bool
same_letters(pop_str a, const char *b)
{
	if (strlen(b) != a.len)
		return false;
	for (size_t i = 0; i < a.len; i++) {
		char c = a.ptr[i];

		if (c >= 'A' && c <= 'Z')
			c = (char)(c - 'A' + 'a');
		if (c != b[i])
			return false;
	}
	return true;
}

bool
pop_hlo_primitive_find(pop_str text, pop_dtype *out)
{
	for (size_t i = 0; i < COUNT(primitive); i++) {
		if (!same_letters(text, primitive[i].text))
			continue;
		*out = (pop_dtype)primitive[i].dtype;
		return true;
	}
	return false;
}

bool
pop_hlo_primitive_of(uint64_t number, pop_dtype *out)
{
	for (size_t i = 0; i < COUNT(primitive); i++) {
		if (number != primitive[i].number)
			continue;
		*out = (pop_dtype)primitive[i].dtype;
		return true;
	}
	return false;
}

/* ---- The frame. */

typedef struct reading {
	pop_hlo m;
	pop_arena scratch, tables;
	pop_status (*fill)(pop_hlo *m);
} reading;

static pop_status
fill_module(void *arg, pop_err *err)
{
	reading *r = arg;

	r->m.err = err;
	return r->fill(&r->m);
}

static pop_status
read_module(void *arg, pop_err *err)
{
	reading *r = arg;
	pop_hlo *m = &r->m;

	m->err = err;
	m->graph = pop_graph_new(m->arena, m->file);
	POP_TRY(pop_arena_run(&r->tables, fill_module, r, err));
	pop_arena_release(&r->tables);
	if (!m->entry)
		return pop_fail(err, POP_E_INPUT,
			"%s: the module has no entry computation", m->file);
	return pop_hlo_build(m);
}

static pop_status
with_scratch(void *arg, pop_err *err)
{
	reading *r = arg;

	return pop_arena_run(&r->scratch, read_module, r, err);
}

/* The run of `a` is the outermost one: what leaves it leaves the others too,
 * and all ends come back here. */
pop_status
pop_hlo_read(pop_graph **out, pop_arena *a, const pop_import_source *src,
	pop_status (*fill)(pop_hlo *m), pop_err *err)
{
	reading r = {.m = {.file = src->file,
			     .data = src->data,
			     .size = src->n,
			     .mapped = src->mapped,
			     .arena = a,
			     .num_replicas = 1,
			     .num_partitions = 1},
		.fill = fill};
	pop_status st;

	r.m.scratch = &r.scratch;
	r.m.tables = &r.tables;
	r.scratch.limit = r.tables.limit = a->limit;
	r.m.shapes.arena = &r.scratch;
	st = pop_arena_run(a, with_scratch, &r, err);
	pop_arena_release(&r.scratch);
	pop_arena_release(&r.tables);
	if (st == POP_OK)
		*out = r.m.graph;
	return st;
}
