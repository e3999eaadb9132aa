/*
 * Templates of known custom calls, and their expansion.
 *
 * Pivoting keeps a copy of the matrix in f64, scaled to a greatest element of
 * 1, of which it takes away what the columns chosen so far span; so norms need
 * no updates and lose nothing to cancellation.
 */

#include "lib/import/known_text.h"

#include <string.h>

#include "lib/import/import.h"

/* What stands for longer texts in the templates. */
static const pop_known_word shorthand[] = {{'a', "tensor<$Bx$Mx$Nx$T>"},
	{'v', "tensor<$Bx$Mx$Nx$W>"}, {'f', "tensor<$Bx$Mx$Nxf64>"},
	{'p', "tensor<$Bx$Mx$Nxi1>"}, {'i', "tensor<$Bx$Nxi32>"},
	{'q', "tensor<$Bx$Nxi1>"}, {'n', "tensor<$Bx$Nxf64>"},
	{'b', "tensor<$Bxf64>"}, {'c', "tensor<$Bx$Mx$T>"},
	{'w', "tensor<$Bx$Mx$W>"}, {'s', "stablehlo."},
	{'d', "broadcast_in_dim"}, {'g', "tensor<f64>"}, {'j', "tensor<i32>"},
	{'o', "tensor<$Bxi1>"}, {'e', "tensor<$Bxi32>"},
	{'r', "stablehlo.reduce"}, {'x', " across dimensions = "},
	{'u', " applies stablehlo.add across dimensions = "}, {0, NULL}};

const char pop_known_pivoting[] =
	"func.func @main(%a: $a) -> ($a, $i) {\n"
	"%zero = $sconstant dense<0.0> : $g\n"
	"%zeros = $sconstant dense<0.0> : $b\n"
	"%ones = $sconstant dense<1.0> : $b\n"
	"%less = $sconstant dense<-1.0> : $g\n"
	"%eps = $sconstant dense<1e-28> : $n\n"
	"%nothing = $sconstant dense<0.0> : $n\n"
	"%lesses = $sconstant dense<-1.0> : $n\n"
	"%at = $sconstant dense<$Z> : tensor<$T>\n"
	"%ats = $sconstant dense<$Z> : $a\n"
	"%aw = $sconstant dense<$Z> : tensor<$W>\n"
	"%aws = $sconstant dense<$Z> : $v\n"
	"%i0 = $sconstant dense<0> : $j\n"
	"%i0s = $sconstant dense<0> : $i\n"
	"%i1 = $sconstant dense<1> : $j\n"
	"%i1s = $sconstant dense<1> : $i\n"
	"%n = $sconstant dense<$N> : $j\n"
	"%ns = $sconstant dense<$N> : $i\n"
	"%k1 = $sconstant dense<$K> : $j\n"
	"%j = $siota dim = 1 : $i\n"
	"%w = $sconvert %a : ($a) -> $v\n"
	"%abs = $sabs %w : ($v) -> $f\n"
	"%most = $r(%abs init: %zero) applies $smaximum$x[1, 2] "
	": ($f, $g) -> $b\n"
	"%some = $scompare GT, %most, %zeros : ($b, $b) -> "
	"$o\n"
	"%scale = $sselect %some, %most, %ones : $o, $b\n"
	"%scales = $s$d %scale, dims = [0] : ($b) -> $f\n"
	"%scalew = $sconvert %scales : ($f) -> $v\n"
	"%w0 = $sdivide %w, %scalew : $v\n"
	"%r:4 = $swhile(%k = %i0, %x = %a, %v = %w0, %p = %j) : "
	"$j, $a, $v, $i\n"
	"cond {\n"
	"%c = $scompare LT, %k, %k1 : ($j, $j) -> "
	"tensor<i1>\n"
	"$sreturn %c : tensor<i1>\n"
	"} do {\n"
	/* Norms of the columns from k on; the first of the greatest is i. */
	"%kb = $s$d %k, dims = [] : ($j) -> $i\n"
	"%va = $sabs %v : ($v) -> $f\n"
	"%sq = $smultiply %va, %va : $f\n"
	"%norm = $r(%sq init: %zero)$u[1] : ($f, "
	"$g) -> $n\n"
	/* What rounding leaves of dependent columns is nothing beside what they
	 * were. */
	"%xw = $sconvert %x : ($a) -> $v\n"
	"%xv = $sdivide %xw, %scalew : $v\n"
	"%xa = $sabs %xv : ($v) -> $f\n"
	"%xsq = $smultiply %xa, %xa : $f\n"
	"%was = $r(%xsq init: %zero)$u[1] : ($f, "
	"$g) -> $n\n"
	"%tiny = $smultiply %was, %eps : $n\n"
	"%some2 = $scompare GT, %norm, %tiny : ($n, $n) -> $q\n"
	"%norm0 = $sselect %some2, %norm, %nothing : $q, $n\n"
	"%rest = $scompare GE, %j, %kb : ($i, $i) -> $q\n"
	"%norms = $sselect %rest, %norm0, %lesses : $q, $n\n"
	"%top = $r(%norms init: %less) applies $smaximum$x[1] : "
	"($n, $g) -> $b\n"
	"%tops = $s$d %top, dims = [0] : ($b) -> $n\n"
	"%best = $scompare EQ, %norms, %tops : ($n, $n) -> $q\n"
	"%where = $sselect %best, %j, %ns : $q, $i\n"
	"%i = $r(%where init: %n) applies $sminimum$x[1] : ($i, "
	"$j) -> $e\n"
	/* NaN is nobody's equal: then k stays. */
	"%in = $s$d %i, dims = [0] : ($e) -> $i\n"
	"%none = $scompare EQ, %in, %ns : ($i, $i) -> $q\n"
	"%ib = $sselect %none, %kb, %in : $q, $i\n"
	"%isk = $scompare EQ, %j, %kb : ($i, $i) -> $q\n"
	"%isi = $scompare EQ, %j, %ib : ($i, $i) -> $q\n"
	"%isk3 = $s$d %isk, dims = [0, 2] : ($q) -> $p\n"
	"%isi3 = $s$d %isi, dims = [0, 2] : ($q) -> $p\n"
	/* Columns k and i change places. */
	"%ps = $sselect %isk, %p, %i0s : $q, $i\n"
	"%pt = $sselect %isi, %p, %i0s : $q, $i\n"
	"%pk = $r(%ps init: %i0)$u[1] : ($i, "
	"$j) -> $e\n"
	"%pi = $r(%pt init: %i0)$u[1] : ($i, "
	"$j) -> $e\n"
	"%pkb = $s$d %pk, dims = [0] : ($e) -> $i\n"
	"%pib = $s$d %pi, dims = [0] : ($e) -> $i\n"
	"%p1 = $sselect %isi, %pkb, %p : $q, $i\n"
	"%p2 = $sselect %isk, %pib, %p1 : $q, $i\n"
	"%xs = $sselect %isk3, %x, %ats : $p, $a\n"
	"%xt = $sselect %isi3, %x, %ats : $p, $a\n"
	"%xk = $r(%xs init: %at)$u[2] : ($a, "
	"tensor<$T>) -> $c\n"
	"%xi = $r(%xt init: %at)$u[2] : ($a, "
	"tensor<$T>) -> $c\n"
	"%xkb = $s$d %xk, dims = [0, 1] : ($c) -> $a\n"
	"%xib = $s$d %xi, dims = [0, 1] : ($c) -> $a\n"
	"%x1 = $sselect %isi3, %xkb, %x : $p, $a\n"
	"%x2 = $sselect %isk3, %xib, %x1 : $p, $a\n"
	"%vs = $sselect %isk3, %v, %aws : $p, $v\n"
	"%vt = $sselect %isi3, %v, %aws : $p, $v\n"
	"%vk = $r(%vs init: %aw)$u[2] : ($v, "
	"tensor<$W>) -> $w\n"
	"%vi = $r(%vt init: %aw)$u[2] : ($v, "
	"tensor<$W>) -> $w\n"
	"%vkb = $s$d %vk, dims = [0, 1] : ($w) -> $v\n"
	"%vib = $s$d %vi, dims = [0, 1] : ($w) -> $v\n"
	"%v1 = $sselect %isi3, %vkb, %v : $p, $v\n"
	"%v2 = $sselect %isk3, %vib, %v1 : $p, $v\n"
	/* What column i spans is taken away from all. */
	"%good = $scompare GT, %top, %zeros : ($b, $b) -> $o\n"
	"%div = $sselect %good, %top, %ones : $o, $b\n"
	"%divb = $s$d %div, dims = [0] : ($b) -> $n\n"
	"%divw = $sconvert %divb : ($n) -> tensor<$Bx$Nx$W>\n"
	"%vc = chlo.conj %vib : $v -> $v\n"
	"%prod = $smultiply %vc, %v2 : $v\n"
	"%dot = $r(%prod init: %aw)$u[1] : ($v, "
	"tensor<$W>) -> tensor<$Bx$Nx$W>\n"
	"%coef = $sdivide %dot, %divw : tensor<$Bx$Nx$W>\n"
	"%coefb = $s$d %coef, dims = [0, 2] : (tensor<$Bx$Nx$W>) -> $v\n"
	"%part = $smultiply %vib, %coefb : $v\n"
	"%v3 = $ssubtract %v2, %part : $v\n"
	"%k2 = $sadd %k, %i1 : $j\n"
	"$sreturn %k2, %x2, %v3, %p2 : $j, $a, $v, $i\n"
	"}\n"
	"%q = $sadd %r#3, %i1s : $i\n"
	"return %r#1, %q : $a, $i\n"
	"}\n";

const char pop_known_multiply[] =
	"func.func @main(%a: tensor<$Bx$Mx$Nx$T>, %t: tensor<$Bx$Lx$T>, %c: "
	"tensor<$Bx$Px$Qx$T>) -> tensor<$Bx$Px$Qx$T> {\n"
	"%z = stablehlo.constant dense<$Z> : tensor<$T>\n"
	"%p = stablehlo.pad %a, %z, low = [0, 0, 0], high = [0, 0, $D], "
	"interior = [0, 0, 0] : (tensor<$Bx$Mx$Nx$T>, tensor<$T>) -> "
	"tensor<$Bx$Mx$Mx$T>\n"
	"%h = stablehlo.custom_call @lapack_sorgqr_ffi(%p, %t) : "
	"(tensor<$Bx$Mx$Mx$T>, tensor<$Bx$Lx$T>) -> tensor<$Bx$Mx$Mx$T>\n"
	"%q = chlo.conj %h : tensor<$Bx$Mx$Mx$T> -> tensor<$Bx$Mx$Mx$T>\n"
	"%r = stablehlo.dot_general %$X, %$Y, batching_dims = [0] x [0], "
	"contracting_dims = [$I] x [$J] : (tensor<$U>, tensor<$V>) -> "
	"tensor<$Bx$Px$Qx$T>\n"
	"return %r : tensor<$Bx$Px$Qx$T>\n"
	"}\n";

static const char *
word_of(const pop_known_word *words, char letter)
{
	if (letter >= 'a')
		words = shorthand;
	while (words->letter && words->letter != letter)
		words++;
	return words->letter ? words->text : "";
}

/* The length; written only if there is room.  Words may have words in them. */
static size_t
expand(char *out, const char *text, const pop_known_word *words)
{
	size_t n = 0;

	for (; *text; text++) {
		if (*text == '$')
			n += expand(out ? out + n : NULL,
				word_of(words, *++text), words);
		else if (out)
			out[n++] = *text;
		else
			n++;
	}
	return n;
}

/* A prefix that no function has. */
static pop_str
free_prefix(const pop_graph *g)
{
	uint32_t n = g->nfunc;
	pop_str prefix;
	bool taken;

	do {
		prefix = pop_str_of(
			pop_str_printf(g->arena, "custom_call:%u/", n++));
		taken = false;
		for (uint32_t i = 0; i < g->nfunc && !taken; i++)
			taken = pop_str_has_prefix(
				g->func[i]->name, prefix.ptr);
	} while (taken);
	return prefix;
}

pop_status
pop_known_text(pop_func **out, pop_graph *g, const char *text,
	const pop_known_word *words, pop_err *err)
{
	size_t n = expand(NULL, text, words);
	char *copy = pop_arena_alloc(g->arena, n);
	pop_import_source src = {
		.file = "a known custom call", .data = copy, .n = n};
	pop_graph *h;

	expand(copy, text, words);
	POP_TRY(pop_import(&h, g->arena, &src, err));
	POP_TRY(pop_graph_verify(h, err));
	*out = pop_graph_adopt(g, h, free_prefix(g));
	return POP_OK;
}
