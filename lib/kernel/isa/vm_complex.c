/*
 * Parts of complex functions of f64 lanes x + iy, within one unit in the last
 * place, or two of angles below 2^-100; in expm1, where terms cancel, within
 * one of the greater of them.  The formulas are those of lib/num/complex.c and
 * inverse.c, which compute lanes one by one whose parts are huge, tiny or no
 * numbers.
 *
 * All is computed from the magnitudes of x and y, and signs come last: the
 * functions are odd or even in both, but for those of 1 + z and the angles of
 * acos and acosh.
 */

#include "lib/kernel/isa/vm_code.h"
#include "lib/kernel/isa/vm_double.h"

/* Lanes of *far are for lib/num. */
typedef vd part_of(vd x, vd y, vl *far);

typedef struct part_run {
	pop_scalar op;
	unsigned n;             /* vectors */
	unsigned char *part[2]; /* real, imaginary */
	const unsigned char *x, *y;
} part_run;

static __attribute__((noinline)) void
one_by_one(const part_run *p, vd x, vd y, vd *r, vl far)
{
	for (int i = 0; i < LANES_W; i++) {
		double z[2] = {x[i], y[i]};

		if (!far[i])
			continue;
		pop_scalar_unary(p->op, POP_DT_C128, z, z);
		r[0][i] = z[0];
		r[1][i] = z[1];
	}
}

/* The parts that have a function.  What both compute is inlined, and so is
 * computed once. */
POP_INLINE void
each(const part_run *p, part_of *re, part_of *im)
{
	for (size_t at = 0; at < (size_t)p->n * POP_VBYTES; at += POP_VBYTES) {
		vd x = (vd)v_load(p->x + at), y = (vd)v_load(p->y + at);
		vd r[2] = {x, y};
		vl far[2] = {{0}, {0}};

		if (re)
			r[0] = re(x, y, &far[0]);
		if (im)
			r[1] = im(x, y, &far[1]);
		if (v_any((V)(far[0] | far[1])))
			one_by_one(p, x, y, r, far[0] | far[1]);
		if (re)
			v_store(p->part[0] + at, (V)r[0]);
		if (im)
			v_store(p->part[1] + at, (V)r[1]);
	}
}

#define EACH(name)                                      \
	static void each_##name##_re(const part_run *p) \
	{                                               \
		each(p, name##_re, NULL);               \
	}                                               \
	static void each_##name##_im(const part_run *p) \
	{                                               \
		each(p, NULL, name##_im);               \
	}                                               \
	static void each_##name(const part_run *p)      \
	{                                               \
		each(p, name##_re, name##_im);          \
	}

/* ---- What they are made of. */

/* Not 0, nor such that squares and their quotients lose nothing. */
POP_INLINE vl
is_extreme(vd a)
{
	a = vd_abs(a);
	return ~((vl)(a == vd_set(0)) |
		 ((vl)(a >= vd_set(0x1p-200)) & (vl)(a <= vd_set(0x1p200))));
}

POP_INLINE vl
is_beyond(vd a, double most)
{
	return is_extreme(a) | (vl)(vd_abs(a) > vd_set(most));
}

/* r with its sign turned by those of s. */
POP_INLINE vd
turn(vd r, vd s)
{
	return (vd)((vl)r ^ ((vl)s & vl_set(INT64_MIN)));
}

POP_INLINE vdd
half(vdd a)
{
	return (vdd){a.h * vd_set(0.5), a.l * vd_set(0.5)};
}

POP_INLINE vdd
one_pair(void)
{
	return vdd_set(1, 0);
}

/* a b, rounded; zeros have signs. */
POP_INLINE vd
product(vdd a, vdd b)
{
	vd h = a.h * b.h;

	return vd_select((vl)(h == vd_set(0)), h, vdd_mul(a, b).h);
}

/* Of a >= 0 */
POP_INLINE void
sine_cosine(vd a, vdd *sine, vdd *cosine)
{
	vl q, odd;
	vdd r = trig_reduce_d(a, &q), s = sin_pair(r), c = cos_pair(r);

	odd = -(q & 1);
	s = vdd_fast(s.h, s.l);
	c = vdd_fast(c.h, c.l);
	*sine = vdd_select(odd, c, s);
	*sine = vdd_select(-((q >> 1) & 1), vdd_neg(*sine), *sine);
	sine->h = vd_select((vl)(a == vd_set(0)), vd_set(0), sine->h);
	*cosine = vdd_select(odd, s, c);
	*cosine = vdd_select(-(((q >> 1) ^ q) & 1), vdd_neg(*cosine), *cosine);
}

/* Products of what exp() makes of these are exact pairs in all sets. */
#define EXP_MOST 680

/* Of 0 <= a < 700, with e = exp(a) - 1: (e + e / (e + 1)) / 2 and
 * (e + 1 + 1 / (e + 1)) / 2. */
POP_INLINE void
hyperbolic(vd a, vdd *sine, vdd *cosine)
{
	vdd e = expm1_parts(a), d = vdd_add(e, one_pair());

	*sine = half(vdd_add(e, vdd_div(e, d)));
	*cosine = half(vdd_add(d, vdd_div(one_pair(), d)));
}

/* sqrt(u^2 + y^2) */
POP_INLINE vdd
hypotenuse(vdd u, vd y)
{
	return vdd_sqrt(vdd_add(vdd_mul(u, u), vdd_prod(y, y)));
}

/* The angle of (x, y) with y >= 0, rounded. */
POP_INLINE vd
angle_of(vdd y, vdd x)
{
	vl left = (vl)(x.h < vd_set(0));
	vdd r = angle(y, vdd_select(left, vdd_neg(x), x));

	r = vdd_select(left, angle_beyond(r), r);
	return r.h + r.l;
}

/* ---- Exponential, circular and hyperbolic functions. */

/* What sinh and cosh are made of, of |x| and |y|. */
typedef struct sides {
	vdd sine, cosine;   /* of |y| */
	vdd hsine, hcosine; /* hyperbolic, of |x| */
} sides;

POP_INLINE sides
sides_of(vd x, vd y, vl *far)
{
	sides s;

	*far = is_beyond(x, EXP_MOST) | is_beyond(y, TRIG_MOST_D);
	sine_cosine(vd_abs(y), &s.sine, &s.cosine);
	hyperbolic(vd_abs(x), &s.hsine, &s.hcosine);
	return s;
}

POP_INLINE vd
sinh_re(vd x, vd y, vl *far)
{
	sides s = sides_of(x, y, far);

	return turn(product(s.hsine, s.cosine), x);
}

POP_INLINE vd
sinh_im(vd x, vd y, vl *far)
{
	sides s = sides_of(x, y, far);

	return turn(product(s.hcosine, s.sine), y);
}
EACH(sinh)

POP_INLINE vd
cosh_re(vd x, vd y, vl *far)
{
	sides s = sides_of(x, y, far);

	return product(s.hcosine, s.cosine);
}

POP_INLINE vd
cosh_im(vd x, vd y, vl *far)
{
	sides s = sides_of(x, y, far);

	return turn(turn(product(s.hsine, s.sine), x), y);
}
EACH(cosh)

/* With e = exp(|x|) - 1, d = e + 1 and p = e (d + 1) / 2: sinh is p / d, cosh
 * is (d^2 + 1) / 2d, and where cos(y)^2 + sinh(x)^2 divides, d^2 goes. */
typedef struct tangent {
	vdd sine, cosine, p, dd, below;
} tangent;

POP_INLINE tangent
tangent_of(vd x, vd y)
{
	vdd e = expm1_parts(vd_abs(x)), d = vdd_add(e, one_pair());
	tangent t = {.p = half(vdd_mul(e, vdd_add(d, one_pair()))),
		.dd = vdd_mul(d, d)};

	sine_cosine(vd_abs(y), &t.sine, &t.cosine);
	t.below = vdd_mul(t.dd, vdd_mul(t.cosine, t.cosine));
	t.below = vdd_add(t.below, vdd_mul(t.p, t.p));
	return t;
}

POP_INLINE vd
tanh_re(vd x, vd y, vl *far)
{
	tangent t = tangent_of(x, y);
	vdd q = half(vdd_add(t.dd, one_pair()));

	*far = is_beyond(x, EXP_MOST / 4) | is_beyond(y, TRIG_MOST_D);
	q = vdd_div(vdd_mul(t.p, q), t.below);
	return turn(q.h + q.l, x);
}

POP_INLINE vd
tanh_im(vd x, vd y, vl *far)
{
	tangent t = tangent_of(x, y);
	vdd q = vdd_mul(vdd_mul(t.sine, t.cosine), t.dd);

	*far = is_beyond(x, EXP_MOST / 4) | is_beyond(y, TRIG_MOST_D);
	q = vdd_div(q, t.below);
	return turn(q.h + q.l, y);
}
EACH(tanh)

/* (exp(x) - 1) cos y + (cos y - 1) */
POP_INLINE vd
expm1_re(vd x, vd y, vl *far)
{
	const vd zero = vd_set(0);
	vdd e = expm1_parts(x), s, c, d;

	*far = is_beyond(x, EXP_MOST) | is_beyond(y, TRIG_MOST_D);
	sine_cosine(vd_abs(y), &s, &c);
	d = vdd_add(c, vdd_set(-1, 0));
	d = vdd_add(vdd_mul(e, c), d);
	return vd_select((vl)(x == zero) & (vl)(y == zero), x, d.h);
}

POP_INLINE vd
expm1_im(vd x, vd y, vl *far)
{
	vdd s, c, e;
	vd n;

	*far = is_beyond(x, EXP_MOST) | is_beyond(y, TRIG_MOST_D);
	sine_cosine(vd_abs(y), &s, &c);
	e = one_more(exp_parts_d(vdd_of(x), &n));
	return turn(scale_d(product(e, s), n), y);
}
EACH(expm1)

/* ---- Logarithm and root. */

/* log(u^2 + y^2) / 2, u = 1 + x; near 1 of 2x + x^2 + y^2. */
POP_INLINE vd
log1p_re(vd x, vd y, vl *far)
{
	const vd one = vd_set(1);
	vdd u = vdd_sum(one, x), p = vdd_prod(x, x), q = vdd_prod(y, y), s, t;
	vd f, k;

	s = vdd_add(vdd_mul(u, u), q);
	*far = is_extreme(x) | is_extreme(y) | (vl)(s.h == vd_set(0));
	k = log_split(s.h, &f);
	s = vdd_fast(f, s.l * power_of_two_d(-k));
	t = vdd_add(vdd_sum(x + x, p.h), vdd_of(q.h));
	t = vdd_add(t, vdd_sum(p.l, q.l));
	s = log_pair(k, vdd_select((vl)(k == vd_set(0)), t, s));
	return (s.h + s.l) * vd_set(0.5);
}

POP_INLINE vd
log1p_im(vd x, vd y, vl *far)
{
	vdd u = vdd_sum(vd_set(1), x);

	*far = is_extreme(x) | is_extreme(y) |
	       ((vl)(u.h == vd_set(0)) & (vl)(y == vd_set(0)));
	return turn(angle_of(vdd_of(vd_abs(y)), u), y);
}
EACH(log1p)

/* Parts of conj(sqrt z) / |z|: t / |z| is one, y / 2t / |z| the other. */
POP_INLINE vd
rsqrt_part(vd x, vd y, vl real, vl *far)
{
	vdd h = hypotenuse(vdd_of(x), y), t, u;
	vd zero = vd_set(0);

	*far = is_extreme(x) | is_extreme(y) | (vl)(h.h == zero);
	t = vdd_sqrt(half(vdd_add(vdd_of(vd_abs(x)), h)));
	u = vdd_div(half(vdd_of(vd_abs(y))), t);
	t = vdd_select(real ^ (vl)(turn(vd_set(1), x) < zero), t, u);
	t = vdd_div(t, h);
	return t.h + t.l;
}

POP_INLINE vd
rsqrt_re(vd x, vd y, vl *far)
{
	return rsqrt_part(x, y, vl_set(-1), far);
}

POP_INLINE vd
rsqrt_im(vd x, vd y, vl *far)
{
	return turn(-rsqrt_part(x, y, vl_set(0), far), y);
}
EACH(rsqrt)

/* ---- Inverse functions; see lib/num/inverse.c. */

/* x, y >= 0.  With r and s the distances from -1 and 1 and a = (r + s) / 2,
 * u = r + x + 1 and v = s + |x - 1|, what is left of a - x or a - 1 is one half
 * of
 *
 *   y^2 / u + v = (y^2 + u v) / u      x < 1: of a - x, else of a - 1
 *
 * and for the other one y^2 (1 / u + 1 / v) = y^2 (u + v) / (u v). */
typedef struct quadrant {
	vdd a, u, v;
	vl inner; /* x < 1 */
} quadrant;

POP_INLINE quadrant
quadrant_of(vd x, vd y)
{
	vdd right = vdd_sum(x, vd_set(1)), left = vdd_sum(x, vd_set(-1));
	vdd r = hypotenuse(right, y), s = hypotenuse(left, y);
	quadrant q = {.a = half(vdd_add(r, s)),
		.u = vdd_add(r, right),
		.inner = (vl)(left.h < vd_set(0))};

	q.v = vdd_add(s, vdd_select(q.inner, vdd_neg(left), left));
	return q;
}

/* Half of the first one where `whole` says so, of the other one without y^2
 * elsewhere. */
POP_INLINE vdd
what_is_left(const quadrant *q, vd y, vl whole)
{
	vdd uv = vdd_mul(q->u, q->v), p = vdd_add(vdd_prod(y, y), uv);

	/* At 1 itself y is 0. */
	uv.h = vd_select((vl)(uv.h == vd_set(0)), vd_set(1), uv.h);
	p = vdd_select(whole, p, vdd_add(q->u, q->v));
	return half(vdd_div(p, vdd_select(whole, q->u, uv)));
}

/* sqrt((a + x)(a - x)) */
POP_INLINE vdd
root_of(vd x, vd y)
{
	quadrant q = quadrant_of(x, y);
	vdd t = what_is_left(&q, y, q.inner);

	t = vdd_sqrt(vdd_mul(vdd_add(q.a, vdd_of(x)), t));
	return vdd_select(q.inner, t, vdd_mul(t, vdd_of(y)));
}

/* log(a + sqrt((a + 1)(a - 1))) = log1p(b + sqrt(b (a + 1))), b = a - 1 */
POP_INLINE vd
log_of(vd x, vd y)
{
	quadrant q = quadrant_of(x, y);
	vdd t = what_is_left(&q, y, ~q.inner), root, w;

	root = vdd_sqrt(vdd_mul(t, vdd_add(q.a, one_pair())));
	w = vdd_add(vdd_mul(t, vdd_of(y)), root);
	w = vdd_select(q.inner, vdd_mul(w, vdd_of(y)), vdd_add(t, root));
	w = log1p_pair(w);
	return w.h + w.l;
}

POP_INLINE vd
asin_re(vd x, vd y, vl *far)
{
	vd a = vd_abs(x);

	*far = is_extreme(x) | is_extreme(y);
	return turn(angle_of(vdd_of(a), root_of(a, vd_abs(y))), x);
}

POP_INLINE vd
asin_im(vd x, vd y, vl *far)
{
	*far = is_extreme(x) | is_extreme(y);
	return turn(log_of(vd_abs(x), vd_abs(y)), y);
}
EACH(asin)

POP_INLINE vd
acos_re(vd x, vd y, vl *far)
{
	*far = is_extreme(x) | is_extreme(y);
	return angle_of(root_of(vd_abs(x), vd_abs(y)), vdd_of(x));
}

POP_INLINE vd
acos_im(vd x, vd y, vl *far)
{
	return -asin_im(x, y, far);
}
EACH(acos)

POP_INLINE vd
acosh_re(vd x, vd y, vl *far)
{
	return vd_abs(asin_im(x, y, far));
}

POP_INLINE vd
acosh_im(vd x, vd y, vl *far)
{
	return turn(acos_re(x, y, far), y);
}
EACH(acosh)

/* -i asin(iz) */
POP_INLINE vd
asinh_re(vd x, vd y, vl *far)
{
	return asin_im(y, x, far);
}

POP_INLINE vd
asinh_im(vd x, vd y, vl *far)
{
	return asin_re(y, x, far);
}
EACH(asinh)

POP_INLINE vd
atanh_re(vd x, vd y, vl *far)
{
	vd a = vd_abs(x), four = vd_set(4);
	vdd m = vdd_sum(vd_set(1), -a), d;

	d = vdd_add(vdd_mul(m, m), vdd_prod(y, y));
	*far = is_extreme(x) | is_extreme(y) | (vl)(d.h == vd_set(0));
	d = vdd_div(vdd_of(a * four), d);
	d = log1p_pair(vdd_fast(d.h, d.l));
	return turn((d.h + d.l) * vd_set(0.25), x);
}

POP_INLINE vd
atanh_im(vd x, vd y, vl *far)
{
	const vd one = vd_set(1), zero = vd_set(0);
	vd a = vd_abs(x), b = vd_abs(y);
	vdd c = vdd_mul(vdd_sum(one, -a), vdd_sum(one, a));

	c = vdd_add(c, vdd_neg(vdd_prod(b, b)));
	*far = is_extreme(x) | is_extreme(y) |
	       ((vl)(c.h == zero) & (vl)(b == zero));
	return turn(angle_of(vdd_of(b + b), c) * vd_set(0.5), y);
}
EACH(atanh)

/* -i atanh(iz) */
POP_INLINE vd
atan_re(vd x, vd y, vl *far)
{
	return atanh_im(y, x, far);
}

POP_INLINE vd
atan_im(vd x, vd y, vl *far)
{
	return atanh_re(y, x, far);
}
EACH(atan)

/* ---- By number. */

POP_INLINE vd
num_re(vd x, vd y, vl *far)
{
	(void)y;
	*far = vl_set(-1);
	return x;
}

POP_INLINE vd
num_im(vd x, vd y, vl *far)
{
	return num_re(x, y, far);
}
EACH(num)

#define PARTS(name)                                             \
	{                                                       \
		each_##name##_re, each_##name##_im, each_##name \
	}

void
POP_FN(vm_complex)(uint64_t imm, unsigned n, void *dst, const void *x,
	const void *y, void *other)
{
	static void (*const of[POP_SC_COUNT][3])(const part_run *) = {
		[POP_SC_NONE] = PARTS(num),
		[POP_SC_ACOS] = PARTS(acos),
		[POP_SC_ACOSH] = PARTS(acosh),
		[POP_SC_ASIN] = PARTS(asin),
		[POP_SC_ASINH] = PARTS(asinh),
		[POP_SC_ATAN] = PARTS(atan),
		[POP_SC_ATANH] = PARTS(atanh),
		[POP_SC_COSH] = PARTS(cosh),
		[POP_SC_SINH] = PARTS(sinh),
		[POP_SC_EXPM1] = PARTS(expm1),
		[POP_SC_LOG1P] = PARTS(log1p),
		[POP_SC_RSQRT] = PARTS(rsqrt),
		[POP_SC_TANH] = PARTS(tanh),
	};
	const pop_scalar op = (pop_scalar)(imm >> 8 & 255);
	const unsigned parts = (unsigned)(imm >> 32);
	const unsigned part = (parts & 3) - 1;
	part_run run = {.op = op, .n = n, .x = x, .y = y};

	run.part[part] = dst;
	run.part[1 - part] = other;
	of[of[op][0] ? op : POP_SC_NONE][parts & VM_BOTH ? 2 : part](&run);
}
