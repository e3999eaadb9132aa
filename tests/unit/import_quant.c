/* Quantized types and operations: what is refused, with which words, and what
 * becomes of the rest. */

#include "tests/unit/import_test.h"

#define Q1            "!quant.uniform<i8:f32, 0.1:-30>"
#define Q2            "!quant.uniform<i8:f32, 0.5>"
#define Q16           "!quant.uniform<i16:f32, 0.5>"
#define QH            "!quant.uniform<i8:f16, 0.5>"
#define AXIS(d)       "!quant.uniform<i8:f32:" d ", {0.1:-30, 0.5}>"
#define F(args, body) "func.func @main(" args ") {\n" body "\nreturn\n}\n"
#define TYPE(q)       F("%x: tensor<2x" q ">", "")

static const struct {
	const char *text, *error; /* NULL: accepted */
} row[] = {
	/* Types. */
	{TYPE("!quant.uniform<i8:f32, 0.1>"), NULL},
	{TYPE("!quant.uniform<u8:f32, 0.1:255>"), NULL},
	{TYPE("!quant.uniform<i4<-7:7>:bf16, 1.5e-3:-7>"), NULL},
	{TYPE("!quant.uniform<i32:f64, 0.1:-2147483648>"), NULL},
	{"!q = !quant.uniform<i8:f32, 0.1>\n" TYPE("!q"), NULL},
	{TYPE("!quant.uniform<i64:f32, 0.1>"),
		"expected a storage type of 2 to 32 bits"},
	{TYPE("!quant.uniform<f32:f32, 0.1>"), "expected a storage type"},
	{TYPE("!quant.uniform<i8:i32, 0.1>"), "expected a float"},
	{TYPE("!quant.uniform<i8:f32, 0.1:-129>"),
		"zero point: got -129, expected one of -128:127"},
	{TYPE("!quant.uniform<i8<-127:127>:f32, 0.1:-128>"),
		"zero point: got -128, expected one of -127:127"},
	{TYPE("!quant.uniform<i8<-129:127>:f32, 0.1>"),
		"storage range: got -129:127, expected one within -128:127"},
	{TYPE("!quant.uniform<i8:f32, 0.0>"), "scale: got 0, expected"},
	{TYPE("!quant.uniform<i8:f32, -1.0>"), "scale: got -1, expected"},
	{TYPE("!quant.uniform<i8:f16, 1e5>"),
		"scale: got 100000, expected a positive number within the "
		"range of f16"},
	{TYPE("!quant.uniform<i8:f32>"), "expected ','"},
	{TYPE("!quant.uniform<i8:f32, x>"), "expected a scale"},
	{TYPE("!quant.any<i8:f32>"), "other than !quant.uniform"},
	{TYPE("!quant.uniform<i8:f32:{0:1}, {{0.1}}>"),
		"scales of blocks are not supported"},
	{TYPE(AXIS("0")), NULL},
	{TYPE(AXIS("1")),
		"quantization dimension: got 1, expected one below the rank 1"},
	{F("%x: tensor<3x" AXIS("0") ">", ""),
		"scales: got 2, expected 3, the size of dimension 0"},

	/* Operations on elements. */
	{F("%x: tensor<2x" Q1 ">, %y: tensor<2x" Q2 ">",
		 "%0 = stablehlo.add %x, %y : (tensor<2x" Q1 ">, tensor<2x" Q2
		 ">) -> tensor<2x" Q2 ">"),
		NULL},
	{F("%x: tensor<2x" Q1 ">, %y: tensor<2x" Q16 ">",
		 "%0 = stablehlo.add %x, %y : (tensor<2x" Q1 ">, tensor<2x" Q16
		 ">) -> tensor<2x" Q1 ">"),
		"t:2:6: add: operand 1: got !quant.uniform<i16:f32, 0.5:0>, "
		"expected !quant.uniform<i8:f32, 0.1:-30>"},
	{F("%x: tensor<2x" Q1 ">, %y: tensor<2x" QH ">",
		 "%0 = stablehlo.add %x, %y : (tensor<2x" Q1 ">, tensor<2x" QH
		 ">) -> tensor<2x" Q1 ">"),
		"add: operand 1: got !quant.uniform<i8:f16"},
	{F("%x: tensor<2x" Q1 ">", "%0 = stablehlo.add %x, %x : (tensor<2x" Q1
				   ">, tensor<2x" Q1 ">) -> tensor<2xf32>"),
		"add: result 0: got f32, expected !quant.uniform<i8:f32"},
	{F("%x: tensor<2x" AXIS("0") ">",
		 "%0 = stablehlo.add %x, %x : tensor<2x" AXIS("0") ">"),
		NULL},
	{F("%x: tensor<2x" AXIS("0") ">",
		 "%0 = stablehlo.cosine %x : tensor<2x" AXIS("0") ">"),
		"cosine: operand 0: got !quant.uniform<i8:f32:0, {0.1:-30, "
		"...}>, expected one scale for all elements"},
	{F("%x: tensor<2x" Q1 ">", "%0 = stablehlo.not %x : tensor<2x" Q1 ">"),
		"not: operand 0: got !quant.uniform<i8:f32, 0.1:-30>, expected "
		"a type that is not quantized"},
	{F("%x: tensor<2x" Q1 ">", "%0 = stablehlo.convert %x : (tensor<2x" Q1
				   ">) -> tensor<2xf32>"),
		"uniform_quantize and uniform_dequantize convert those"},

	/* Scaling. */
	{F("%x: tensor<2xf64>",
		 "%0 = stablehlo.uniform_quantize %x : (tensor<2xf64>) -> "
		 "tensor<2x" Q1 ">"),
		"expressed type: got f32, expected f64"},
	{F("%x: tensor<2xf32>",
		 "%0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> "
		 "tensor<3x" Q1 ">"),
		"result: got 3xi8, expected the dims of 2xf32"},
	{F("%x: tensor<2xf32>",
		 "%0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> "
		 "tensor<2xi8>"),
		"expected a quantized result"},
	{F("%x: tensor<2xf32>",
		 "%0 = stablehlo.uniform_dequantize %x : (tensor<2xf32>) -> "
		 "tensor<2xf32>"),
		"expected a quantized operand and a float result"},

	/* Places. */
	{F("%x: tensor<2x" Q1 ">", "%0 = stablehlo.reshape %x : (tensor<2x" Q1
				   ">) -> tensor<1x2x" Q2 ">"),
		"reshape: operand 0: got !quant.uniform<i8:f32, 0.1:-30>, "
		"expected !quant.uniform<i8:f32, 0.5:0>"},
	{F("%x: tensor<1x2x" AXIS("1") ">",
		 "%0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<1x2x" AXIS(
			 "1") ">) -> tensor<2x1x" AXIS("0") ">"),
		NULL},
	{F("%x: tensor<2x2x" AXIS("1") ">",
		 "%0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x2x" AXIS(
			 "1") ">) -> tensor<2x2x" AXIS("1") ">"),
		"transpose: quantization dimension of the result: got 1, "
		"expected the one that dimension 1 of the operand becomes"},
	{F("%x: tensor<2x" AXIS("0") ">",
		 "%0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<2x" AXIS(
			 "0") ">) -> tensor<2x2x" AXIS("0") ">"),
		"broadcast_in_dim: quantization dimension of the result"},
	{F("%x: tensor<2x" Q1 ">, %p: tensor<2xi1>, %y: tensor<2x" Q2 ">",
		 "%0 = stablehlo.select %p, %x, %y : (tensor<2xi1>, tensor<2x" Q1
		 ">, tensor<2x" Q2 ">) -> tensor<2x" Q1 ">"),
		"select: operand 2: got"},

	/* Products. */
	{F("%x: tensor<2x2xf32>, %y: tensor<2x2x" Q2 ">",
		 "%0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x "
		 "[0] : (tensor<2x2xf32>, tensor<2x2x" Q2
		 ">) -> tensor<2x2xf32>"),
		NULL},
	{F("%x: tensor<2x2xf32>, %y: tensor<2x2x" Q1 ">",
		 "%0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x "
		 "[0] : (tensor<2x2xf32>, tensor<2x2x" Q1
		 ">) -> tensor<2x2xf32>"),
		"dot_general: operand 1: got !quant.uniform<i8:f32, 0.1:-30>, "
		"expected zero points of 0"},
	{F("%x: tensor<2x2xf32>, %y: tensor<2x2x" Q2 ">",
		 "%0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x "
		 "[0] : (tensor<2x2xf32>, tensor<2x2x" Q2 ">) -> tensor<2x2x" Q2
		 ">"),
		"dot_general: result 0: got !quant"},

	/* What passes through. */
	{"func.func @main(%x: tensor<2x" Q1 ">) -> tensor<2x" Q2
	 "> {\nreturn %x : tensor<2x" Q1 ">\n}",
		"return: operand 0: got !quant.uniform<i8:f32, 0.1:-30>, "
		"expected !quant.uniform<i8:f32, 0.5:0>"},
};

int
main(void)
{
	int bad = 0;

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		import_run r;
		pop_status st =
			import_bytes(&r, row[i].text, strlen(row[i].text));

		if (row[i].error ? st != POP_E_INPUT ||
					   !strstr(r.err.text, row[i].error)
				 : st != POP_OK) {
			fprintf(stderr, "%s\nwant: %s\ngot: %s\n", row[i].text,
				row[i].error ? row[i].error : "success",
				st ? r.err.text : "success");
			bad++;
		}
		import_end(&r);
	}
	assert(!bad);
	return 0;
}
