#ifndef POP_BASE_PLURAL_H
#define POP_BASE_PLURAL_H

/* What messages put behind the name of what there are n of: "s", unless that is
 * one. */
static inline const char *
pop_plural(unsigned long long n)
{
	return n == 1 ? "" : "s";
}

#endif
