/* What is refused, and with which words and place. */

#include "lib/pass/pass.h"
#include "tests/unit/import_test.h"

#define F(body)                                                        \
	"func.func @main(%f: tensor<4xf32>, %i: tensor<i32>) {\n" body \
	"\nreturn\n}\n"

/* A constant with its elements at the end. */
#define R(type, resources)                                     \
	F("%0 = stablehlo.constant dense_resource<w> : " type) \
	"{-# dialect_resources: {" resources "} #-}\n"

static const struct {
	const char *text, *error;
} row[] = {
	/* The frame. */
	{"", "t: the input is empty; expected a graph"},
	{" \n\t// nothing\n", "t: the input is empty"},
	{"modul {}", "t:1:1: modul is not supported here; expected module or "
		     "func.func"},
	{"module {", "t:1:9: module without its closing }"},
	{"module attributes {a = #stablehlo.dot<foo = [0]>} {}",
		"t:1:39: stablehlo.dot: foo is not known"},
	{"module attributes {a = #stablehlo.gather<offset_dims = [0], "
	 "offset_dims = [0]>} {}",
		"attribute offset_dims is given twice"},
	{"module attributes {a = #stablehlo.scatter<index_vector_dim = []>} {}",
		"t:1:"},
	{"module attributes {a = #stablehlo.conv<[b, 0]x[0, i, o]->"
	 "[b, 0, f]>} {}",
		"expected each of b, f, 0, 1, ... once"},
	{"module attributes {a = #stablehlo.conv<[b, 0, f]x[0, i, o, b]->"
	 "[b, 0, f]>} {}",
		"expected a dimension, as b f i o 0 1 2"},
	{"func.func @f() {return} func.func @main() "
	 "{stablehlo.composite \"foo\" {decomposition = @f} : () -> () return}",
		"composite: name is \"foo\", expected one like"},
	{"func.func @f() {return} func.func @main() "
	 "{stablehlo.composite \"foo.%\" {decomposition = @f} : () -> () "
	 "return}",
		"composite: name is \"foo.%\", expected one like"},
	{"module {} module {}", "t:1:11: a second module"},
	{"module { module {} }", "t:1:10: module is not supported here"},
	{"func.func @main() {\nreturn\n}\nfunc.func @main() {\nreturn\n}",
		"t:4:11: @main is defined twice"},
	{"func.func private @f(tensor<f32>)",
		"t:1:22: expected an argument, as %name: type; functions "
		"without a body are not supported"},
	{"func.func @main()", "t:1:11: function @main has no body"},
	{"func.func @main() {}", "t:1:20: the region ends without a return"},
	{"func.func @main() {\nreturn", "t:1:19: region without its closing }"},
	{"func.func @main() {\nreturn\nreturn\n}",
		"t:3:1: an operation after the return"},
	{"func.func @main() {\n^bb0:\nreturn\n^bb1:\nreturn\n}",
		"t:4:1: a region of more than one block is not supported"},
	{"func.func @main(%a: tensor<f32> {tf.aliasing_output = 1 : i32}) -> "
	 "tensor<f32> {\nreturn %a : tensor<f32>\n}",
		"tf.aliasing_output is 1; expected the index of one of 1 "
		"results"},
	{"module attributes {mhlo.num_partitions = 0 : i32} {}",
		"mhlo.num_partitions is 0; expected 1 to 1048576"},
	{"#a = #b\n#b = #a\n" F("%0 = \"stablehlo.constant\"() {value = #a} : "
				"() -> tensor<f32>"),
		"attribute aliases that refer to one another"},
	{"!a = !b\n!b = !a\nfunc.func @main(%x: !a) {\nreturn\n}",
		"type alias !a refers to itself"},
	{"#a = 1\n#a = 2\n" F(""), "t:2:1: alias #a is defined twice"},
	{F("%0 = stablehlo.constant #v\n%1 = stablehlo.add %f, %f"),
		"t:2:25: attribute alias #v is not defined"},
	{"#v = 1.0\n" F("%0 = stablehlo.constant #v\n%1 = stablehlo.add %f, "
			"%f"),
		"t:1:6: expected dense<...> : type, or a number with ':'"},
	{F("%0 = stablehlo.constant 1.0\n%1 = stablehlo.add %f, %f"),
		"t:2:25: expected dense<...> : type, or a number with ':'"},
	{"ml_program.global private @x : tensor<f32>",
		"ml_program.global is not supported here"},

	/* Attributes that do not fit. */
	{F("%0 = stablehlo.tanh %f {result_accuracy = "
	   "#stablehlo.result_accuracy<rtol = 1.0, mode = "
	   "#stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>"),
		"t:2:6: stablehlo.tanh: result_accuracy has rtol, expected the "
		"mode TOLERANCE"},
	{F("%s = stablehlo.constant dense<[2, 4]> : tensor<2xi64>\n"
	   "%0 = stablehlo.dynamic_broadcast_in_dim %f, %s, dims = [1] : "
	   "(tensor<4xf32>, tensor<2xi64>) -> tensor<3x4xf32>"),
		"size of the result in dimension 0: got 3, expected 2"},
	{F("%s = stablehlo.constant dense<[4]> : tensor<1xi64>\n"
	   "%0 = stablehlo.dynamic_reshape %f, %s : "
	   "(tensor<4xf32>, tensor<1xi64>) -> tensor<2x2xf32>"),
		"numbers in operand 1: got 1, expected 2"},
	{F("%s = stablehlo.constant dense<0.0> : tensor<f32>\n"
	   "%0 = \"stablehlo.reduce_window\"(%f, %s) <{padding = "
	   "dense<[[1], [0]]> : tensor<2x1xi64>, window_dimensions = "
	   "array<i64: 2>}> ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
	   "%1 = stablehlo.add %a, %b : tensor<f32>\n"
	   "stablehlo.return %1 : tensor<f32>\n}) : "
	   "(tensor<4xf32>, tensor<f32>) -> tensor<4xf32>"),
		"padding is not of type tensor<Nx2xi64>"},
	{F("check.expect_close %f, %f, max_ulp_difference = -1 : "
	   "tensor<4xf32>, tensor<4xf32>"),
		"max_ulp_difference: expected a count"},

	/* Names and types. */
	{F("%0 = stablehlo.abs %g : tensor<4xf32>"),
		"t:2:20: %g is not defined"},
	{F("%f = stablehlo.abs %f : tensor<4xf32>"),
		"t:2:1: %f is defined twice"},
	{F("%0 = stablehlo.abs %f#1 : tensor<4xf32>"),
		"t:2:20: %f has 1 values, no #1"},
	{F("%0:2 = stablehlo.abs %f : tensor<4xf32>"),
		"t:2:1: 2 values are named, but stablehlo.abs has 1 results"},
	{F("%0:2 = stablehlo.optimization_barrier %f, %i : tensor<4xf32>, "
	   "tensor<i32>\n%1 = stablehlo.abs %0 : tensor<4xf32>"),
		"t:3:20: %0 has 2 values; expected %0#0 or the like"},
	{F("%0 = stablehlo.abs %f : tensor<5xf32>"),
		"t:2:25: operand 0 is tensor<4xf32>, the type written here is "
		"tensor<5xf32>"},
	{F("%0 = stablehlo.add %f, %f : (tensor<4xf32>) -> tensor<4xf32>"),
		"stablehlo.add has 2 operands, but 1 operand types"},
	{F("%0 = stablehlo.abs %f : tensor<?xf32>"),
		"operand 0 is tensor<4xf32>, the type written here is "
		"tensor<?xf32>"},
	{F("%0 = stablehlo.abs %f : tensor<*xf32>"),
		"a tensor type without a rank is not supported"},
	{F("%0 = stablehlo.abs %f : tensor<4xf33>"),
		"t:2:34: element type f33 is not supported"},
	{F("%0 = stablehlo.abs %f : tensor<4xindex>"),
		"the type written here is tensor<4xi64>"},
	{F("%0 = stablehlo.abs %f : tensor<4x!quant.uniform<i8:f32, 2.0:15>>"),
		"operand 0 is tensor<4xf32>, the type written here is "
		"tensor<!quant:4xi8>"},
	{F("%0 = stablehlo.abs %f : tensor<4xcomplex<f16>>"),
		"complex<f16> is not supported"},
	{F("%0 = stablehlo.abs %f : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1xf32>"),
		"a tensor of more than 12 dimensions is not supported"},
	{F("%0 = stablehlo.abs %f : tensor<1099511627776x2xf32>"),
		"a tensor of more than 1099511627776 elements"},
	{F("%0 = stablehlo.abs %f : tensor<99999999999999999999xf32>"),
		"a dimension above 1099511627776"},
	{F("%0 = stablehlo.abs %f : tensor<4xf32, #stablehlo.bounds<4>>"),
		"dimension 0 is known and has a bound too"},
	{F("%0 = stablehlo.abs %f : tuple<tensor<4xf32>>"),
		"the type written here is tuple<...>"},
	{F("%0 = stablehlo.abs %f : !foo.bar"), "type !foo.bar is not"},
	{F("%0 = stablehlo.abs %f : f32"),
		"a value of this type is not supported"},

	/* Operations. */
	{F("%0 = \"stablehlo.fft\"(%f) {fft_length = array<i64: 4>} : "
	   "(tensor<4xf32>) -> tensor<4xf32>"),
		"t:2:6: stablehlo.fft lacks its attribute fft_type, one of"},
	{F("%0 = stablehlo.fft %f, type = DCT, length = [4] : (tensor<4xf32>) "
	   "-> tensor<4xf32>"),
		"fft_type is DCT, expected one of FFT IFFT RFFT IRFFT"},
	{F("%0 = \"stablehlo.all_reduce\"(%f) : (tensor<4xf32>) -> "
	   "tensor<4xf32>"),
		"t:2:6: stablehlo.all_reduce has 0 regions, expected 1"},
	{F("%0 = stablehlo.tuple %f : tuple<tensor<5xf32>>"),
		"t:2:6: stablehlo.tuple: operand 0 has another type than "
		"element 0 of the tuple"},
	{F("%0 = stablehlo.tuple %f : tuple<>"),
		"stablehlo.tuple of 1 values: expected a result type of a "
		"tuple of as many"},
	{F("%0 = stablehlo.tuple %f : tensor<4xf32>"),
		"stablehlo.tuple of 1 values: expected a result type of a"},
	{F("%0 = stablehlo.tuple %f : tuple<tensor<4xf32>>\n"
	   "%1 = stablehlo.get_tuple_element %0[1] : "
	   "(tuple<tensor<4xf32>>) -> tensor<4xf32>"),
		"t:3:6: stablehlo.get_tuple_element: index is 1, expected one "
		"of 1 elements"},
	{F("%0 = stablehlo.tuple %f : tuple<tensor<4xf32>>\n"
	   "%1 = \"stablehlo.abs\"(%0) : (tuple<tensor<4xf32>>) -> "
	   "tuple<tensor<4xf32>>"),
		"stablehlo.abs: an operand is a tuple; expected tensors"},
	{F("%0 = \"stablehlo.map\"(%f) ({\n^bb0(%a: tensor<f32>):\n"
	   "%1 = stablehlo.tuple %a : tuple<tensor<f32>>\n"
	   "stablehlo.return %1 : tuple<tensor<f32>>\n}) {dimensions = "
	   "array<i64: 0>} : (tensor<4xf32>) -> tensor<4xf32>"),
		"stablehlo.map: what a region returns is a tuple; expected "
		"tensors"},
	{F("%0 = stablehlo.exponentail %f : tensor<4xf32>"),
		"unknown operation stablehlo.exponentail; did you mean "
		"stablehlo.exponential?"},
	{F("%0 = arith.addf %f, %f : tensor<4xf32>"),
		"unknown operation arith.addf"},
	{F("%0 = stablehlo.gather %f : tensor<4xf32>"),
		"stablehlo.gather has no form of its own; expected "
		"\"stablehlo.gather\"(...)"},
	{F("%0 = stablehlo.add %f : tensor<4xf32>"),
		"t:2:6: stablehlo.add has 1 operands, expected 2"},
	{F("%0 = \"stablehlo.sort\"(%f) : (tensor<4xf32>) -> tensor<4xf32>"),
		"t:2:6: stablehlo.sort has 0 regions, expected 1"},
	{F("%0 = stablehlo.iota dim = 0 : tensor<4xf32>, tensor<4xf32>"),
		"stablehlo.iota: 2 types, expected 1"},
	{F("%0 = \"stablehlo.transpose\"(%f) : (tensor<4xf32>) -> "
	   "tensor<4xf32>"),
		"t:2:6: stablehlo.transpose lacks its attribute permutation"},
	{F("%0 = stablehlo.iota tim = 0 : tensor<4xf32>"),
		"t:2:21: stablehlo.iota takes no tim"},
	{F("%0 = stablehlo.compare LX, %f, %f : (tensor<4xf32>, tensor<4xf32>) "
	   "-> tensor<4xi1>"),
		"comparison_direction is LX, expected one of EQ NE GE GT LE "
		"LT"},
	{F("%0 = stablehlo.dot_general %f, %f, contracting_dims = [0] x [0], "
	   "precision = [BEST, BEST] : (tensor<4xf32>, tensor<4xf32>) -> "
	   "tensor<f32>"),
		"expected at most two of DEFAULT, HIGH and HIGHEST"},
	{F("%0 = \"stablehlo.broadcast_in_dim\"(%f) {broadcast_dimensions = "
	   "dense<1.0> : tensor<1xf32>} : (tensor<4xf32>) -> "
	   "tensor<2x4xf32>"),
		"expected integers"},
	{F("%0 = \"stablehlo.abs\"(%f) {a, b, a} : (tensor<4xf32>) -> "
	   "tensor<4xf32>"),
		"t:2:33: attribute a is given twice"},
	{F("%0 = \"stablehlo.abs\"(%f)[^bb1] : (tensor<4xf32>) -> "
	   "tensor<4xf32>"),
		"successor blocks are not supported"},
	{F("%0 = stablehlo.reduce(%f init: %f) applies stablehlo.divide across "
	   "dimensions = [0] : (tensor<4xf32>, tensor<4xf32>) -> "
	   "tensor<f32>"),
		"applies stablehlo.divide: expected one operand, and add"},
	{F("%0 = \"stablehlo.all_gather\"(%f) {all_gather_dim = 0 : i64, "
	   "replica_groups = dense<0> : tensor<1xi64>} : (tensor<4xf32>) -> "
	   "tensor<4xf32>"),
		"replica_groups has rank 1, expected a table of rank 2"},
	{F("%0 = \"stablehlo.collective_broadcast\"(%f) {replica_groups = "
	   "dense<0> : tensor<1x1xi64>, has_dynamic_root} : (tensor<4xf32>) "
	   "-> tensor<4xf32>"),
		"has 1 operands, expected at least 2: data and the root"},
	{F("%t = stablehlo.create_token : !stablehlo.token\n"
	   "%0 = \"stablehlo.send\"(%f, %t) {channel_handle = "
	   "#stablehlo.channel_handle<handle = 1, type = 1>, "
	   "is_host_transfer = true} : (tensor<4xf32>, !stablehlo.token) -> "
	   "!stablehlo.token"),
		"the type of the channel is 1, expected 2 (DEVICE_TO_HOST)"},
	{F("%t = stablehlo.create_token : !stablehlo.token\n"
	   "%0:2 = \"stablehlo.infeed\"(%t) {layout = [[0], [1]]} : "
	   "(!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)"),
		"layout has 2 entries, expected 1"},
	{F("%0 = \"stablehlo.async_start\"(%f) ({\n^bb0(%a: "
	   "tensor<4xf32>):\nstablehlo.return %a : tensor<4xf32>\n}) : "
	   "(tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>"),
		"the region holds no collective and no slice"},
	{F("%0 = \"stablehlo.async_done\"(%f) : (tensor<4xf32>) -> "
	   "tensor<4xf32>"),
		"expected an operand that async_start made"},
	{F("\"interpreter.run_parallel\"() {programs = []} : () -> ()"),
		"programs is empty"},
	{F("\"interpreter.run_parallel\"() {programs = [[@f], [@f, @f]]} : "
	   "() -> ()"),
		"programs: a row of 2, expected 1 as in the first one"},
	{F("\"interpreter.run_parallel\"() {programs = [[@f]]} : () -> ()"),
		"run_parallel: function @f is not defined"},
	{"module {\nsdy.mesh @m = <[\"a\"=2]>\n" F(
		 "%0 = sdy.manual_computation(%f) in_shardings=[<@m, "
		 "[{\"a\"}]>] out_shardings=[<@m, [{\"a\"}]>] "
		 "manual_axes={\"a\"} (%a: tensor<4xf32>) {\nsdy.return "
		 "%a : tensor<4xf32>\n} : (tensor<4xf32>) -> "
		 "tensor<4xf32>") "}",
		"operand 0 is tensor<4xf32>, its part on a device "
		"tensor<4xf32>, which is not what its sharding says"},

	/* Constants. */
	{F("%0 = stablehlo.constant dense<[1, 2]> : tensor<3xi32>"),
		"t:2:31: this list has 2 elements, its type says 3"},
	{F("%0 = stablehlo.constant dense<[1, 2]> : tensor<1xi32>"),
		"this list has more elements than its type, which says 1"},
	{F("%0 = stablehlo.constant dense<256> : tensor<i8>"),
		"t:2:31: integer does not fit element type i8"},
	{F("%0 = stablehlo.constant dense<-129> : tensor<i8>"),
		"integer does not fit element type i8"},
	{F("%0 = stablehlo.constant dense<-1> : tensor<ui8>"),
		"integer does not fit element type ui8"},
	{F("%0 = stablehlo.constant dense<1.5.2> : tensor<f32>"),
		"'1.5.2' is not a number"},
	{F("%0 = stablehlo.constant dense<0x1FF> : tensor<f8E5M2>"),
		"hexadecimal number does not fit the 8 bits"},
	{F("%0 = stablehlo.constant dense<0x10000000000000000> : tensor<i64>"),
		"hexadecimal number above 64 bits"},
	{F("%0 = stablehlo.constant dense<\"0x00\"> : tensor<f32>"),
		"1 byte of elements, the type takes 4"},
	{F("%0 = stablehlo.constant dense<\"0x0000000g\"> : tensor<f32>"),
		"t:2:41: expected a hexadecimal digit"},
	{F("%0 = stablehlo.constant dense<\"0x000000g0\"> : tensor<f32>"),
		"t:2:40: expected a hexadecimal digit"},
	{F("%0 = stablehlo.constant dense<\"0x000\"> : tensor<f32>"),
		"odd number of hexadecimal digits"},
	{F("%0 = stablehlo.constant dense<> : tensor<2xf32>"),
		"no elements, the type has 2"},
	{F("%0 = stablehlo.constant dense<[1]> : tensor<1099511627776xi8>"),
		"fewer elements than the 1099511627776 of the type"},
	{F("%0 = stablehlo.constant dense_resource<w> : tensor<2xf32>"),
		"t:2:39: the elements of this constant are in resource w, "
		"which is not in the text"},
	{R("tensor<3xf32>", "builtin: {w: \"0x040000000000803F\"}"),
		"resource w has 4 bytes of elements, the type takes 12"},
	{R("tensor<f32>", "other: {w: \"0x040000000000803F\"}"),
		"resource w, which is not in the text"},
	{R("tensor<f32>", "builtin: {w: \"0x0400\"}"),
		"a resource of 2 bytes, expected 4 of its alignment"},
	{R("tensor<f32>", "builtin: {w: \"0x040000000000803\"}"),
		"odd number of hexadecimal digits"},
	{R("tensor<f32>", "builtin: {w: \"0x040000000000803G\"}"),
		"t:5:56: expected a hexadecimal digit"},
	{R("tensor<f32>", "builtin: {w: \"w\"}"), "expected the resource as"},
	{R("tensor<f32>", "builtin: {w: \"0x\", w: \"0x\"}"),
		"resource w is given a second time"},
	{R("tensor<f32>", "builtin: {w \"0x\"}"), "expected ':'"},
	{R("tensor<f32>", "builtin: {w: \"0x}"), "string without end"},
	{R("tensor<f32>", "builtin: {w: }"), "expected a value in quotes"},
	{R("tensor<?xf32>", ""), "expected tensor<...> of known dimensions"},
	{R("f32", ""), "expected tensor<...> of known dimensions"},
	{F("%0 = stablehlo.constant dense_resource<w> : tensor<f32>") "{-# dialect_resources: {builtin: {w: \"0x0400000000000000\"}}",
		"expected #-}"},
	{F("%0 = stablehlo.constant dense_resource<w> : tensor<f32>") "{-# dialect_resources: {builtin: {w: \"0x0400000000000000\"}} "
								      "#-}\n{-# #-}",
		"t:6:1: a second section of resources"},
	{F("%0 = stablehlo.constant dense<__elided__> : tensor<2xf32>"),
		"the elements of this constant were left out"},

	/* Characters. */
	{F("%0 = stablehlo.abs %f : tensor<4xf32"), "expected '>', found"},
	{F("%0 = stablehlo.abs %f \x7f"), "expected ':', found the byte 0x7f"},
	{F("%0 = \"stablehlo.abs(%f)"), "string without end"},
	{F("%0 = \"stablehlo.a\\qs\"(%f)"), "unknown escape in a string"},

	/* Rules that the verifier knows. */
	{F("%0 = stablehlo.transpose %f, dims = [1] : (tensor<4xf32>) -> "
	   "tensor<4xf32>"),
		"t:2:6: transpose: "},
	{F("%0 = call @nobody(%f) : (tensor<4xf32>) -> tensor<4xf32>"),
		"t:2:6: call: callee: got @nobody"},
};

/* Depth: of regions, of types, of attributes. */
static void
check_depth(void)
{
	static char text[64 << 10];
	import_run r;
	size_t n = 0;

	n += (size_t)snprintf(
		text, sizeof(text), "func.func @main(%%q: tensor<i1>) {\n");
	for (int i = 0; i < 100; i++)
		n += (size_t)snprintf(text + n, sizeof(text) - n,
			"\"stablehlo.if\"(%%q) ({\n");
	assert(import_bytes(&r, text, n) == POP_E_INPUT);
	assert(strstr(r.err.text, "regions nested deeper than 64"));
	import_end(&r);
	n = (size_t)snprintf(text, sizeof(text), "func.func @main(%%q: ");
	memset(text + n, '(', 1000);
	assert(import_bytes(&r, text, n + 1000) == POP_E_INPUT);
	import_end(&r);
	n = (size_t)snprintf(text, sizeof(text), "module attributes {a = ");
	memset(text + n, '[', 40000);
	assert(import_bytes(&r, text, n + 40000) == POP_E_INPUT);
	assert(strstr(r.err.text, "bracket without end"));
	import_end(&r);
}

/* Formats that are no text. */
static void
check_formats(void)
{
	static const struct {
		const char *data;
		size_t n;
		const char *error;
	} magic[] = {
		{"ML\xefR\x0d"
		 "StableHLO_v1.0.0",
			21, "t: offset 21: the producer's name ends here"},
		{"HloModule jit_f, entry_computation_layout={}", 44,
			"t:1:44: expected '(', found '}'"},
		{"// c\n/* HloModule */ ENTRY e {", 30,
			"t:2:26: expected an instruction or '}', found the end "
			"of the input"},
		{"\x0a\x05jit_f\x12\x04main\x1a\x00", 15,
			"t: offset 15: computation  has no instructions"},
		{"\x10\0\0\0\0\0\0\0ML\xefR\x0d"
		 "StableHLO_v1.0.0",
			29, "a jax.export file"},
		{"POPEXEC\0\1\0\0\0", 12, "run it with poprun"},
		{"PK\3\4abcdefgh", 12, "a zip archive"},
		{"\x1f\x8b\x08\0\0\0", 6, "compressed"},
		{"\x7f"
		 "ELF\2\1\1",
			7, "binary data of no known format"},
	};
	import_run r;

	for (size_t i = 0; i < sizeof(magic) / sizeof(magic[0]); i++) {
		assert(import_bytes(&r, magic[i].data, magic[i].n) ==
			POP_E_INPUT);
		if (!strstr(r.err.text, magic[i].error))
			fprintf(stderr, "want: %s\ngot: %s\n", magic[i].error,
				r.err.text);
		assert(strstr(r.err.text, magic[i].error));
		import_end(&r);
	}
	assert(!strcmp(pop_import_format("module {}", 9), "StableHLO text"));
	assert(!strcmp(pop_import_format("ENTRY\n%e {}", 11), "HLO text"));
	assert(!strcmp(pop_import_format("popir 1\n", 8), "popir text"));
	assert(!strcmp(pop_import_format("", 0), "empty"));
}

/* What has no entry is read, and has no key. */
static void
check_entry(void)
{
	static const struct {
		const char *text, *error;
	} entry[] = {
		{"module {}", "t: 0 public functions and none of them @main"},
		{"func.func @a() {\nreturn\n}\nfunc.func @b() {\nreturn\n}",
			"t: 2 public functions and none of them @main"},
		{"func.func @a() {\nreturn\n}\nfunc.func private @b() "
		 "{\nreturn\n}",
			NULL},
		{"popir 1 func @a() -> () {return}", NULL},
	};

	for (size_t i = 0; i < sizeof(entry) / sizeof(entry[0]); i++) {
		const char *text = entry[i].text;
		import_run r;
		pop_digest d;
		pop_err err = {0};

		assert(import_bytes(&r, text, strlen(text)) == POP_OK);
		assert(pop_graph_verify(r.graph, &err) == POP_OK);
		if (!entry[i].error) {
			assert(!pop_graph_digest(r.graph, &d, NULL, &err));
		} else {
			assert(pop_graph_digest(r.graph, &d, NULL, &err) ==
				POP_E_INPUT);
			assert(strstr(err.text, entry[i].error));
			assert(pop_pass_run(r.graph, NULL, &err) ==
				POP_E_INPUT);
		}
		import_end(&r);
	}
}

int
main(void)
{
	int bad = 0;

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		import_run r;
		pop_status st =
			import_bytes(&r, row[i].text, strlen(row[i].text));

		if (st != POP_E_INPUT || !strstr(r.err.text, row[i].error)) {
			fprintf(stderr, "%s\nwant: %s\ngot: %s\n", row[i].text,
				row[i].error, st ? r.err.text : "success");
			bad++;
		}
		import_end(&r);
	}
	assert(!bad);
	check_depth();
	check_formats();
	check_entry();
	return 0;
}
