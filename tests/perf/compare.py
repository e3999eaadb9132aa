#!/usr/bin/env python3
"""popc and poprun beside XLA:CPU (through JAX) and IREE, on the same graphs,
inputs and threads.

    tests/perf/compare.py [options] [DIRECTORY ...]

A DIRECTORY is a model (graph.mlir, inputs.yaml, meta.yaml and, if there,
expected.npz) or holds models; without one, those of $POP_SHARED/models or of
tests/data/models.  Needed, in the environment of this Python:

    pip install jax==0.10.2 pyyaml
    pip install iree-base-compiler==3.13.0 iree-base-runtime==3.13.0   # optional

What is timed is what a user waits for:

    steady    one run.  All arguments are written anew before each, outside the
              timed part.  Rounds alternate; medians.
    compile   the whole popc process, nothing cached, against XLA's parse and
              compile call alone in a warm process and the iree-compile process
    start     the whole poprun process with a filled cache and the inputs as
              .npz, against a JAX process with a warm persistent cache from its
              start to its first result; its parts apart.  "read" is reading
              the inputs and the executable into memory of a process.
    memory    peak resident memory of such a process less that of one which
              runs the smallest graph
    accuracy  greatest difference from expected.npz over the tolerance

compare_*.txt and .json beside this file are runs that were kept, each of one
machine, which its first line names: a table shows a change only beside one of
the same machine.
"""

import argparse
import json
import math
import mmap
import os
import platform
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
NEED = "pip install jax==0.10.2 pyyaml"

CAP = 4.0  # of one ratio, before means
LONG = 1e-3  # seconds at XLA: models whose mean is shown apart
ROUND_SECONDS = 0.5  # of each side, in a round
MOST_RUNS = 400

TRIVIAL = """module @trivial {
  func.func public @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
"""


def options():
    p = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    p.add_argument("directory", nargs="*")
    p.add_argument("--bin", default=os.path.join(ROOT, "build/bin"), metavar="DIR")
    p.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    p.add_argument("--isa", help="POPC_ISA of poprun")
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--only", default="", metavar="REGEX", help="of model names")
    p.add_argument(
        "--parts",
        default="steady,compile,start,memory,accuracy",
        help="what to measure; default: %(default)s",
    )
    p.add_argument("--iree", action="store_true", help="measure IREE too")
    p.add_argument("--json", metavar="FILE", help="write the figures")
    p.add_argument("--table", metavar="FILE", help="write the table there too")
    return p.parse_args()


def require():
    try:
        import jax  # noqa: F401
        import yaml  # noqa: F401
    except ImportError as e:
        sys.exit(f"compare.py: {e.name} is missing; {NEED}")


# ---- Processes.


class Side:
    """How processes of all sides are started: on the same cores."""

    def __init__(self, opt):
        self.threads = opt.threads
        self.cpus = sorted(os.sched_getaffinity(0))[: opt.threads]
        self.popc = os.path.join(opt.bin, "popc")
        self.poprun = os.path.join(opt.bin, "poprun")
        for p in (self.popc, self.poprun):
            if not os.access(p, os.X_OK):
                sys.exit(f"compare.py: {p} is not there; make, or --bin=DIR")
        self.env = dict(os.environ, TF_CPP_MIN_LOG_LEVEL="1")
        self.env["POPC_THREADS"] = str(opt.threads)
        if opt.isa:
            self.env["POPC_ISA"] = opt.isa
        if opt.threads == 1:
            flags = self.env.get("XLA_FLAGS", "")
            self.env["XLA_FLAGS"] = flags + " --xla_cpu_multi_thread_eigen=false"

    def bind(self):
        os.sched_setaffinity(0, self.cpus)

    def run(self, argv, cache=None):
        """(seconds, standard output)"""
        env = dict(self.env)
        if cache:
            env["TF_POPLAR_FLAGS"] = f"--executable_cache_path={cache}"
            env["XDG_CACHE_HOME"] = cache
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as bad:
            begin = time.perf_counter()
            pid = os.posix_spawn(
                argv[0],
                argv,
                env,
                file_actions=[
                    (os.POSIX_SPAWN_DUP2, out.fileno(), 1),
                    (os.POSIX_SPAWN_DUP2, bad.fileno(), 2),
                ],
            )
            _, status = os.waitpid(pid, 0)
            seconds = time.perf_counter() - begin
            out.seek(0)
            if os.waitstatus_to_exitcode(status) != 0:
                bad.seek(0)
                raise RuntimeError(f"{' '.join(argv)}: {bad.read().decode()}")
            return seconds, out.read().decode()

    def floor(self):
        """Least seconds of a process that does nothing."""
        return min(self.run(["/bin/true"])[0] for _ in range(20))


class Server:
    """A peer_jax.py that stays."""

    def __init__(self, side, model, inputs):
        self.process = subprocess.Popen(
            [
                sys.executable,
                os.path.join(HERE, "peer_jax.py"),
                "serve",
                model.graph,
                inputs,
                names(model),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=side.env,
            preexec_fn=side.bind,
        )
        self.answer()

    def answer(self):
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the JAX process ended")
        return json.loads(line)

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return self.answer()

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def names(model):
    return ",".join(r["dtype"] for r in model.recipes["inputs"] or [])


# ---- One model.


class Bench:
    def __init__(self, opt, side, model, where):
        import numpy as np

        self.opt, self.side, self.model = opt, side, model
        self.parts = opt.parts.split(",")
        self.where = where
        self.cache = os.path.join(where, "cache")
        self.inputs = os.path.join(where, "inputs.npz")
        self.row = {"name": model.name}
        arrays = model.inputs()
        np.savez(self.inputs, **{f"in{i}": a for i, a in enumerate(arrays)})
        self.row["input_bytes"] = sum(a.nbytes for a in arrays)
        self.iree = None
        if opt.iree:
            import peer_iree

            self.iree = peer_iree.Iree(model, arrays, where, opt.threads, side.bind)

    def poprun(self, *more):
        return self.side.run(
            [self.side.poprun, self.model.graph, f"--inputs={self.inputs}", *more],
            self.cache,
        )

    def compile_once(self):
        shutil.rmtree(self.cache, ignore_errors=True)
        os.makedirs(self.cache)
        os.sync()  # the inputs just written are not popc's to wait for
        return self.side.run([self.side.popc, self.model.graph], self.cache)[0]

    def compile(self):
        """Fills the cache of the other parts, too."""
        row, times = self.row, []
        wanted = "compile" in self.parts
        for _ in range(self.opt.rounds if wanted else 1):
            # What takes milliseconds needs more than a round's one sample.
            for _ in range(3 if wanted else 1):
                times.append(self.compile_once())
            if wanted:
                row.setdefault("xla_compile", []).append(
                    self.server.ask("compile")["seconds"]
                )
        if wanted:
            row["popc"] = statistics.median(times)
            row["xla_compile"] = statistics.median(row["xla_compile"])
        else:
            self.server.ask("compile")
        if self.iree:
            row["iree_compile"] = self.iree.compile()

    def steady(self):
        row = self.row
        first = self.server.ask("run 3")["seconds"]
        count = int(ROUND_SECONDS / max(min(first), 1e-6))
        count = max(3, min(MOST_RUNS, count))
        ours, xla, iree = [], [], []
        for _ in range(self.opt.rounds):
            xla += self.server.ask(f"run {count}")["seconds"]
            out = self.poprun("--rewrite", f"--repeat={count}", "--json")[1]
            ours.append(json.loads(out)["run_ns"]["p50"] * 1e-9)
            if self.iree and row.get("iree_compile"):
                iree.append(self.iree.run())
        row["run"] = statistics.median(ours)
        row["xla_run"] = statistics.median(xla)
        row["ratio"] = row["xla_run"] / row["run"]
        iree = [t for t in iree if t]
        if iree:
            row["iree_run"] = statistics.median(iree)
            row["iree_ratio"] = row["iree_run"] / row["run"]

    def accuracy(self):
        import numpy as np

        ours = os.path.join(self.where, "ours.npz")
        xla = os.path.join(self.where, "xla.npz")
        self.poprun(f"--output={ours}")
        self.server.ask(f"results {xla}")
        for key, path in (("error", ours), ("xla_error", xla)):
            with np.load(path) as z:
                self.row[key] = self.model.worst(
                    [z[f"out{i}"] for i in range(len(z.files))]
                )

    def read_time(self):
        """Reading the inputs and the executable into new memory."""
        files = [self.inputs]
        for name in os.listdir(self.cache):
            if name.endswith(".poplar_exec"):
                files.append(os.path.join(self.cache, name))
        begin = time.perf_counter()
        for path in files:
            with open(path, "rb", buffering=0) as f, mmap.mmap(
                -1, max(os.path.getsize(path), 1)
            ) as to:
                at = 0
                with memoryview(to) as view:
                    while got := f.readinto(view[at:]):
                        at += got
        return time.perf_counter() - begin

    def start(self):
        row, ours, read, jax = self.row, [], [], []
        argv = [
            sys.executable,
            os.path.join(HERE, "peer_jax.py"),
            "start",
            self.model.graph,
            self.inputs,
            names(self.model),
            os.path.join(self.where, "jax"),
        ]
        self.side.run(argv)  # fills JAX's cache
        # Two are enough of processes that take a second.
        for _ in range(min(self.opt.rounds, 3)):
            jax.append(json.loads(self.side.run(argv)[1]))
            for _ in range(3):
                ours.append(self.poprun("--json"))
            read.append(self.read_time())
        row["start"] = statistics.median(o[0] for o in ours)
        row["read"] = statistics.median(read)
        for part in ("import_s", "inputs_s", "load_s", "run_s"):
            row["jax_" + part[:-2]] = statistics.median(j[part] for j in jax)
        row["jax_start"] = statistics.median(
            j["import_s"] + j["inputs_s"] + j["load_s"] + j["run_s"] for j in jax
        )
        row["peak_kb"] = statistics.median(peak_kb(o[1]) for o in ours)
        row["xla_peak_kb"] = statistics.median(j["peak_kb"] - j["floor_kb"] for j in jax)

    def all(self):
        self.server = Server(self.side, self.model, self.inputs)
        try:
            self.compile()
            if "steady" in self.parts:
                self.steady()
            if "accuracy" in self.parts:
                self.accuracy()
        finally:
            self.server.close()
        if "start" in self.parts or "memory" in self.parts:
            self.start()
        return self.row


def peak_kb(report):
    return json.loads(report)["peak_rss_bytes"] / 1024


def floor_kb(side):
    """Peak of a poprun that runs the smallest graph."""
    with tempfile.TemporaryDirectory() as d:
        graph = os.path.join(d, "graph.mlir")
        with open(graph, "w") as f:
            f.write(TRIVIAL)
        argv = [side.poprun, graph, "--input=1", "--json"]
        side.run(argv, d)
        return statistics.median(peak_kb(side.run(argv, d)[1]) for _ in range(5))


# ---- Output.


def clock(s):
    if s is None:
        return "-"
    for scale, unit in ((1, "s"), (1e-3, "ms"), (1e-6, "us")):
        if s >= scale:
            return f"{s / scale:.3g} {unit}"
    return f"{s * 1e9:.3g} ns"


def mean(values):
    values = [v for v in values if v]
    if not values:
        return None
    return math.exp(sum(map(math.log, values)) / len(values))


def times(a, b):
    return a / b if a and b else None


def number(v, digits=2):
    return "-" if v is None else f"{v:.{digits}f}"


def grid(head, rows):
    cells = [head] + rows
    width = [max(len(r[i]) for r in cells) for i in range(len(head))]
    out = []
    for r in cells:
        first = r[0].ljust(width[0])
        out.append("  ".join([first] + [c.rjust(w) for c, w in zip(r[1:], width[1:])]))
    return out


def steady_table(rows, summary):
    out = grid(
        ["model", "ours", "XLA", "XLA/ours", "IREE", "IREE/ours", "err", "XLA err"],
        [
            [
                r["name"],
                clock(r["run"]),
                clock(r["xla_run"]),
                number(r["ratio"]),
                clock(r.get("iree_run")),
                number(r.get("iree_ratio")),
                number(r.get("error")),
                number(r.get("xla_error")),
            ]
            for r in rows
        ],
    )
    capped = [min(CAP, r["ratio"]) for r in rows]
    long = [min(CAP, r["ratio"]) for r in rows if r["xla_run"] > LONG]
    iree = [min(CAP, r["iree_ratio"]) for r in rows if r.get("iree_ratio")]
    summary.update(
        steady_mean=mean(capped),
        steady_mean_above_1ms=mean(long),
        steady_least=min(r["ratio"] for r in rows),
        iree_mean=mean(iree),
        iree_mean_uncapped=mean([r.get("iree_ratio") for r in rows]),
    )
    out.append(
        f"XLA/ours, each at most {CAP:g}: geometric mean {number(mean(capped))}, "
        f"above 1 ms at XLA {number(mean(long))}, least "
        f"{number(summary['steady_least'])}"
    )
    if iree:
        out.append(
            f"IREE/ours: geometric mean {number(summary['iree_mean_uncapped'])}, "
            f"each at most {CAP:g} {number(mean(iree))}"
        )
    return out


def compile_table(rows, summary):
    ratio = {r["name"]: times(r["xla_compile"], r["popc"]) for r in rows}
    out = grid(
        ["model", "popc", "XLA compile", "XLA/popc", "iree-compile", "IREE/popc"],
        [
            [
                r["name"],
                clock(r["popc"]),
                clock(r["xla_compile"]),
                number(ratio[r["name"]], 1),
                clock(r.get("iree_compile")),
                number(times(r.get("iree_compile"), r["popc"]), 0),
            ]
            for r in rows
        ],
    )
    long = [ratio[r["name"]] for r in rows if r["xla_compile"] > 0.05]
    iree = [times(r.get("iree_compile"), r["popc"]) for r in rows]
    summary.update(
        compile_mean=mean(ratio.values()),
        compile_least_above_50ms=min(long) if long else None,
        iree_compile_mean=mean(iree),
    )
    out.append(
        f"XLA/popc: geometric mean {number(mean(ratio.values()), 1)}, least of those "
        f"above 50 ms at XLA {number(summary['compile_least_above_50ms'], 1)}; "
        f"IREE/popc: geometric mean {number(mean(iree), 0)}"
    )
    return out


def start_table(rows, summary):
    out = grid(
        ["model", "poprun", "JAX", "JAX/ours", "import", "inputs", "load", "run"]
        + ["read", "ours/read"],
        [
            [
                r["name"],
                clock(r["start"]),
                clock(r["jax_start"]),
                number(r["jax_start"] / r["start"], 0),
                clock(r["jax_import"]),
                clock(r["jax_inputs"]),
                clock(r["jax_load"]),
                clock(r["jax_run"]),
                clock(r["read"]),
                number(r["start"] / r["read"]) if r["input_bytes"] > 1 << 24 else "-",
            ]
            for r in rows
        ],
    )
    ratio = [r["jax_start"] / r["start"] for r in rows]
    summary["start_mean"] = mean(ratio)
    out.append(f"JAX/ours: geometric mean {number(mean(ratio), 0)}")
    return out


def memory_table(rows, summary):
    floor = summary["floor_kb"]

    def mb(kb):
        return f"{kb / 1024:.1f} MB"

    out = grid(
        ["model", "ours", "XLA", "ours/XLA"],
        [
            [
                r["name"],
                mb(r["peak_kb"] - floor),
                mb(r["xla_peak_kb"]),
                number((r["peak_kb"] - floor) / max(r["xla_peak_kb"], 1)),
            ]
            for r in rows
        ],
    )
    out.append(f"poprun's floor: {mb(floor)}")
    return out


def failures(rows):
    bad = [r["name"] for r in rows if r.get("error") and r["error"] > 1]
    return [f"not within tolerance: {', '.join(bad)}"] if bad else []


# ---- The machine.

FEATURES = """fma avx2 f16c bmi2 avx512f avx512bw avx512vl avx512_vnni avx512_bf16
avx512_fp16 avx_vnni amx_tile amx_int8 amx_bf16 asimd sve""".split()


def version_of(module):
    from importlib import metadata

    try:
        return metadata.version(module)
    except metadata.PackageNotFoundError:
        return None


def machine(side):
    with open("/proc/cpuinfo") as f:
        info = f.read()
    model = re.search(r"^model name\s*: (.*)$", info, re.M)
    flags = re.search(r"^(?:flags|Features)\s*: (.*)$", info, re.M)
    have = set(flags.group(1).split()) if flags else set()
    modules = ("jax", "jaxlib", "numpy", "iree-base-compiler", "iree-base-runtime")
    return {
        "cpu": model.group(1) if model else platform.processor(),
        "features": [f for f in FEATURES if f in have],
        "cores": os.cpu_count(),
        "threads": side.threads,
        "memory_bytes": os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"),
        "kernel": platform.release(),
        "python": platform.python_version(),
        "popc": side.run([side.popc, "version"])[1].splitlines()[0],
        "versions": {m: version_of(m) for m in modules if version_of(m)},
        "bin_true_s": side.floor(),
        "load_before": os.getloadavg()[0],
    }


def show(opt, rows, facts, summary):
    parts = opt.parts.split(",")
    text = [
        f"{facts['cpu']}, {facts['cores']} cores, {' '.join(facts['features'])}; "
        f"{facts['threads']} threads; "
        + ", ".join(f"{k} {v}" for k, v in facts["versions"].items())
        + f"; /bin/true {clock(facts['bin_true_s'])}, "
        + f"load of others {facts['load_before']:.1f}"
        + (f"; POPC_ISA={opt.isa}" if opt.isa else "")
    ]
    for part, table in (
        ("steady", steady_table),
        ("compile", compile_table),
        ("start", start_table),
        ("memory", memory_table),
    ):
        if part in parts:
            text += ["", part, *table(rows, summary)]
    text += failures(rows)
    text = "\n".join(text) + "\n"
    print(text, end="")
    if opt.table:
        with open(opt.table, "w") as f:
            f.write(text)
    if opt.json:
        with open(opt.json, "w") as f:
            json.dump(
                {"schema": 1, "machine": facts, "summary": summary, "models": rows},
                f,
                indent=1,
            )
            f.write("\n")


def directories(opt):
    if opt.directory:
        return opt.directory
    shared = os.environ.get("POP_SHARED", os.path.join(ROOT, "..", "shared"))
    if os.path.isdir(os.path.join(shared, "models")):
        return [os.path.join(shared, "models")]
    return [os.path.join(ROOT, "tests/data/models")]


def main():
    opt = options()
    require()
    sys.path.insert(0, HERE)
    import models

    if opt.iree:
        import peer_iree

        if not peer_iree.available():
            sys.exit(
                "compare.py: IREE is missing; pip install "
                "iree-base-compiler==3.13.0 iree-base-runtime==3.13.0"
            )
    side = Side(opt)
    os.sched_setaffinity(0, side.cpus)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    rows, facts = [], machine(side)
    summary = {"floor_kb": floor_kb(side)}
    found = [m for d in directories(opt) for m in models.find(d)]
    for model in found:
        if not re.search(opt.only, model.name):
            continue
        with tempfile.TemporaryDirectory(prefix="compare.") as where:
            try:
                rows.append(Bench(opt, side, model, where).all())
                print(f"# {model.name}", file=sys.stderr, flush=True)
            except RuntimeError as e:
                print(f"# {model.name}: {e}", file=sys.stderr, flush=True)
    if not rows:
        sys.exit("compare.py: no models; a directory with graph.mlir is needed")
    show(opt, rows, facts, summary)


if __name__ == "__main__":
    main()
