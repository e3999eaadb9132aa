/* Names of steps and instructions, from the .def files.  A number that is used
 * twice does not compile: the second initialiser would override the first. */

#include "lib/codelet/program.h"

const pop_ins_info pop_ins_info_of[POP_INS_LIMIT] = {
#define INS(NAME, text, number, nargs, classes, result) \
	[number] = {text, nargs, #classes, (#result)[0]},
#include "lib/codelet/bytecode.def"
#undef INS
};

const char *const pop_step_name[POP_STEP_LIMIT] = {
#define CODELET(NAME, text, number, check) [number] = text,
#include "lib/codelet/codelets.def"
#undef CODELET
};

#define INS(NAME, text, number, nargs, classes, result)                      \
	_Static_assert(                                                      \
		(number) > 0 && (number) < POP_INS_LIMIT, #NAME ": number"); \
	_Static_assert((nargs) <= 3, #NAME ": operands");
#include "lib/codelet/bytecode.def"
#undef INS

#define CODELET(NAME, text, number, check) \
	_Static_assert(                    \
		(number) > 0 && (number) < POP_STEP_LIMIT, #NAME ": number");
#include "lib/codelet/codelets.def"
#undef CODELET
