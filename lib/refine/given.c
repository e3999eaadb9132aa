/* What the user says of arguments: ARG=4x128, ARG=4x128xf32, ARG=7. */

#include <string.h>

#include "lib/refine/refine_int.h"

static pop_status
bad(pop_str text, const char *what, pop_err *err)
{
	return pop_fail(err, POP_E_USAGE,
		"'%.*s': %s; expected ARGUMENT=SIZES, as x=4x128 or 0=4x128xf32",
		text.len < 100 ? (int)text.len : 100, text.ptr, what);
}

/* Digits up to an x or the end, stepped over. */
static bool
number(pop_str *s, int64_t *out)
{
	size_t n = 0;

	while (n < s->len && s->ptr[n] >= '0' && s->ptr[n] <= '9')
		n++;
	if (n == 0 || (n < s->len && s->ptr[n] != 'x') ||
		!pop_str_i64((pop_str){s->ptr, n}, out))
		return false;
	n += n < s->len;
	s->ptr += n;
	s->len -= n;
	return true;
}

pop_status
pop_given_parse(pop_given *out, pop_str text, pop_err *err)
{
	const char *eq = memchr(text.ptr, '=', text.len);
	pop_shape *t = &out->type;
	pop_str s;

	*out = (pop_given){.text = text};
	if (!eq || eq == text.ptr)
		return bad(text, "no argument is named", err);
	out->arg = (pop_str){text.ptr, (size_t)(eq - text.ptr)};
	s = (pop_str){eq + 1, text.len - out->arg.len - 1};
	if (!s.len)
		return bad(text, "no sizes", err);
	while (s.len && s.ptr[0] >= '0' && s.ptr[0] <= '9') {
		if (t->rank == POP_MAX_RANK)
			return bad(text, "more than 12 sizes", err);
		if (!number(&s, &t->dim[t->rank++]))
			return bad(text, "a size is not a number", err);
	}
	if (s.len) {
		t->dtype = (uint8_t)pop_dtype_parse(s);
		if (t->dtype == POP_DT_NONE)
			return bad(text, "the element type is not known", err);
	} else if (text.ptr[text.len - 1] == 'x') {
		return bad(text, "a size is missing", err);
	}
	if (!pop_shape_valid(t))
		return bad(text, "too many elements", err);
	out->is_number = !t->dtype && t->rank == 1;
	return POP_OK;
}
