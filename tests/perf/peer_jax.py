"""XLA:CPU through JAX, as processes of their own.

    peer_jax.py serve GRAPH INPUTS.npz DTYPES
        reads commands, one a line, and answers each with a line of JSON:
        compile        parse and compile; seconds
        run N          N runs; seconds of each.  Arguments are written anew
                       before each, outside the timed part
        results FILE   the results of a run as .npz
    peer_jax.py start GRAPH INPUTS.npz DTYPES CACHE
        one run through the persistent cache CACHE; one line of JSON with the
        seconds of each part and the resident memory before and at the peak
"""

import time

BEGIN = time.perf_counter()

import ctypes
import json
import os
import sys


def peak_kb():
    # Not ru_maxrss, in which the process before exec counts.
    with open("/proc/self/status") as f:
        for line in f:
            if line.startswith("VmHWM:"):
                return int(line.split()[1])


def say(**what):
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def _register():
    """Custom calls of factorizations, which tracing would have made known."""
    try:
        from jaxlib import lapack

        lapack._lapack.initialize()
    except (ImportError, AttributeError):
        pass


class Peer:
    def __init__(self):
        import jax
        from jax._src import compiler, xla_bridge
        from jax._src.interpreters import mlir
        from jax._src.lib import xla_client
        from jax._src.lib.mlir import ir

        _register()
        # Otherwise arguments of 64 bits are put on the device as 32.
        jax.config.update("jax_enable_x64", True)
        self.jax, self.compiler, self.mlir, self.ir = jax, compiler, mlir, ir
        self.backend = xla_bridge.get_backend("cpu")
        self.device = self.backend.local_devices()[0]
        self.devices = xla_client.DeviceList((self.device,))
        self.options = compiler.get_compile_options(1, 1)

    def compile(self, text):
        with self.mlir.make_ir_context():
            begin = time.perf_counter()
            module = self.ir.Module.parse(text)
            exe = self.backend.compile_and_load(module, self.devices, self.options)
            return exe, time.perf_counter() - begin

    def load(self, text):
        """Through the persistent cache, if one is set."""
        import numpy as np

        with self.mlir.make_ir_context():
            module = self.ir.Module.parse(text)
            return self.compiler.compile_or_get_cached(
                self.backend,
                module,
                np.array([self.device]),
                self.options,
                [],
                self.devices,
            )

    def put(self, array):
        return self.jax.device_put(array, self.device)

    def run(self, exe, args):
        out = exe.execute_sharded(args).disassemble_into_single_device_arrays()
        for per_device in out:
            per_device[0].block_until_ready()
        return [per_device[0] for per_device in out]


TRIVIAL = """module @trivial {
  func.func public @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}"""


def aligned(array):
    """A copy that JAX uses in place."""
    import numpy as np

    raw = np.empty(array.nbytes + 64, np.uint8)
    at = -raw.ctypes.data % 64
    out = raw[at : at + array.nbytes].view(array.dtype).reshape(array.shape)
    out[...] = array
    return out


def read_inputs(path, names):
    import numpy as np

    from models import dtypes

    table = dtypes()
    with np.load(path) as z:
        out = []
        for i, name in enumerate(names.split(",") if names else []):
            a = z[f"in{i}"]
            out.append(a.view(table[name]) if a.dtype.kind == "V" else a)
        return out


def donated(text):
    """Which arguments of @main are given away."""
    head = text[text.index("@main(") :]
    head = head[: head.index(") ->") if ") ->" in head else head.index("{\n")]
    parts = head.split("%arg")[1:]
    return ["tf.aliasing_output" in p or "jax.buffer_donor" in p for p in parts]


class Server:
    def __init__(self, graph, inputs, names):
        self.peer = Peer()
        self.peer.compile(TRIVIAL)
        with open(graph) as f:
            self.text = f.read()
        self.given = [aligned(a) for a in read_inputs(inputs, names)]
        self.donated = donated(self.text) if self.given else []
        self.args = [self.peer.put(a.copy()) for a in self.given]
        for a in self.args:
            a.block_until_ready()
        self.exe = None

    def rewrite(self):
        for i, (a, g) in enumerate(zip(self.args, self.given)):
            if self.donated[i]:
                self.args[i] = self.peer.put(g.copy())
                self.args[i].block_until_ready()
            elif g.nbytes:
                ctypes.memmove(a.unsafe_buffer_pointer(), g.ctypes.data, g.nbytes)

    def compile(self):
        self.exe, seconds = self.peer.compile(self.text)
        say(seconds=seconds)

    def run(self, count):
        times = []
        for _ in range(int(count)):
            self.rewrite()
            begin = time.perf_counter()
            self.peer.run(self.exe, self.args)
            times.append(time.perf_counter() - begin)
        say(seconds=times)

    def results(self, path):
        import numpy as np

        self.rewrite()
        out = [np.asarray(r) for r in self.peer.run(self.exe, self.args)]
        np.savez(path, **{f"out{i}": a for i, a in enumerate(out)})
        say(path=path)


def serve(graph, inputs, names):
    server = Server(graph, inputs, names)
    say(ready=True)
    for line in sys.stdin:
        word, *rest = line.split()
        getattr(server, word)(*rest)


def start(graph, inputs, names, cache):
    import jax

    jax.config.update("jax_compilation_cache_dir", cache)
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
    peer = Peer()
    imported = time.perf_counter()
    floor = peak_kb()
    args = [peer.put(aligned(a)) for a in read_inputs(inputs, names)]
    for a in args:
        a.block_until_ready()
    read = time.perf_counter()
    with open(graph) as f:
        exe = peer.load(f.read())
    loaded = time.perf_counter()
    peer.run(exe, args)
    done = time.perf_counter()
    say(
        import_s=imported - BEGIN,
        inputs_s=read - imported,
        load_s=loaded - read,
        run_s=done - loaded,
        floor_kb=floor,
        peak_kb=peak_kb(),
    )


if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    {"serve": serve, "start": start}[sys.argv[1]](*sys.argv[2:])
