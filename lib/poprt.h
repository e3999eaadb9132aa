#ifndef POPRT_H
#define POPRT_H

/*
 * The runtime: opens executables and runs them.  It links no compiler.
 *
 *     pop_exe *exe = NULL;
 *     pop_engine *engine = NULL;
 *     pop_err err = {POP_OK, ""};
 *     pop_status st = pop_exe_open(&exe, path, NULL, &err);
 *
 *     if (st == POP_OK)
 *             st = pop_engine_load(&engine, exe, NULL, &err);
 *     if (st == POP_OK)
 *             st = pop_engine_bind(engine, 0, data, bytes, &err);
 *     if (st == POP_OK)
 *             st = pop_engine_run(engine, 0, &err);
 *     if (st == POP_OK)
 *             use(pop_engine_result(engine, 0));
 *     else
 *             report(err.text);
 *     pop_engine_free(engine);
 *     pop_exe_close(exe);
 *
 * Files, their checks and what they say of themselves: lib/exe/exe.h.  Binding,
 * running, reports, and what may be done from which thread: lib/rt/engine.h.
 * Types and shapes: lib/num.  Every function that can fail returns a pop_status
 * and leaves a text in its last parameter; nothing prints or exits.
 */

#include "lib/base/status.h"
#include "lib/codelet/program.h"
#include "lib/exe/exe.h"
#include "lib/num/dtype.h"
#include "lib/num/shape.h"
#include "lib/rt/engine.h"

#endif
