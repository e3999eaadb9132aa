/* Buffers, memref<...>: who may take them, and that nothing of them is left
 * in the graph. */

#include "tests/unit/import_test.h"

#define CALL(x, target, in, out)                                              \
	"%" x " = \"stablehlo.custom_call\"(" in                              \
	") {call_target_name = \"" target "\", api_version = 4 : i32} : " out \
	"\n"
#define T "tensor<2xf32>"
#define B "memref<2xf32>"

static const struct {
	const char *body, *error;
} test[] = {
	{"func.func @main(%a: " T ") -> " T
	 " {\n" CALL("0", "Pin", "%a", "(" T ") -> " B) CALL(
		 "1", "Unpin", "%0", "(" B ") -> " T) "return %1 : " T "\n}",
		NULL},
	{"func.func @main() -> " B " {\n" CALL("0", "CreateBuffer", "",
		 "() -> " B) "%1 = call @f(%0) : (" B ") -> " B
			     "\nreturn %1 : " B "\n}\n"
			     "func.func private @f(%a: " B ") -> " B
			     " {\nreturn %a : " B "\n}",
		NULL},
	{"func.func @main(%a: " B ") -> " B " {\n"
	 "%0 = stablehlo.add %a, %a : " B "\nreturn %0 : " B "\n}",
		"stablehlo.add of buffers"},
	{"func.func @main(%a: " B ") -> " B
	 " {\n" CALL("0", "foo", "%a", "(" B ") -> " B) "return %0 : " B "\n}",
		"custom call @foo of buffers"},
	{"func.func @main(%a: " T ") -> " T
	 " {\n" CALL("0", "Pin", "%a", "(" T ") -> " T) "return %0 : " T "\n}",
		"expected a tensor and a buffer"},
	{"func.func @main(%a: " B
	 ") -> tensor<2xi32> {\n" CALL("0", "Unpin", "%a",
		 "(" B ") -> tensor<2xi32>") "return %0 : tensor<2xi32>\n}",
		"have different types"},
	{"func.func @main(%a: " T ") -> " B " {\n" CALL("0", "CreateBuffer",
		 "%a", "(" T ") -> " B) "return %0 : " B "\n}",
		"has 1 operands, expected 0"},
	{"func.func @main(%a: memref<?xf32>) {\nreturn\n}",
		"unknown dimensions is not supported"},
};

int
main(void)
{
	for (size_t i = 0; i < sizeof(test) / sizeof(test[0]); i++) {
		const char *want = test[i].error;
		import_run r;
		pop_status st =
			import_bytes(&r, test[i].body, strlen(test[i].body));

		if ((st == POP_OK) != !want ||
			(want && !strstr(r.err.text, want)))
			fprintf(stderr, "%s\n%s\n", test[i].body, r.err.text);
		assert((st == POP_OK) == !want);
		assert(!want || strstr(r.err.text, want));
		if (st == POP_OK)
			assert(!r.graph->main->res_type[0].quant &&
				!r.graph->main->body->last->arg[0]
					 ->type->quant);
		import_end(&r);
	}
	return 0;
}
