"""IREE: iree-compile for this host's CPU, and iree-benchmark-module."""

import json
import os
import shutil
import subprocess
import sys
import time

# Tried in turn where a graph is refused.
MORE_FLAGS = [
    [],
    ["--iree-llvmcpu-stack-allocation-limit=1048576"],
    ["--iree-opt-const-eval=false"],
    ["--iree-llvmcpu-target-cpu=generic"],
]


def tool(name):
    beside = os.path.join(os.path.dirname(sys.executable), name)
    return beside if os.path.exists(beside) else shutil.which(name)


def program(name):
    """The program itself, not the Python script that starts it."""
    import importlib.util

    for package in ("iree._runtime_libs", "iree.compiler._mlir_libs"):
        try:
            spec = importlib.util.find_spec(package)
        except ImportError:
            continue
        for where in spec.submodule_search_locations if spec else []:
            path = os.path.join(where, name)
            if os.path.exists(path):
                return path
    return tool(name)


def available():
    return bool(program("iree-compile") and program("iree-benchmark-module"))


class Iree:
    def __init__(self, model, inputs, where, threads, bind):
        self.graph = model.graph
        self.vmfb = os.path.join(where, "module.vmfb")
        self.threads, self.bind = threads, bind
        self.flags, self.more = [], None
        for i, (recipe, a) in enumerate(zip(model.recipes["inputs"] or [], inputs)):
            path = os.path.join(where, f"iree{i}.bin")
            a.tofile(path)
            shape = "".join(f"{d}x" for d in recipe["shape"])
            kind = recipe["dtype"].replace("bool", "i1")
            kind = "i" + kind[1:] if kind[0] == "u" else kind
            self.flags.append(f"--input={shape}{kind}=@{path}")

    def _compile(self, more):
        begin = time.perf_counter()
        r = subprocess.run(
            [
                program("iree-compile"),
                self.graph,
                "--iree-hal-target-device=local",
                "--iree-hal-local-target-device-backends=llvm-cpu",
                "--iree-llvmcpu-target-cpu=host",
                "--iree-opt-level=O3",
                "-o",
                self.vmfb,
                *more,
            ],
            capture_output=True,
            preexec_fn=self.bind,
        )
        seconds = time.perf_counter() - begin
        return seconds if r.returncode == 0 else None

    def compile(self):
        """Seconds of the process; None: refused."""
        if self.more is not None:
            return self._compile(self.more)
        for more in MORE_FLAGS:
            seconds = self._compile(more)
            if seconds is not None:
                self.more = more
                return seconds
        return None

    def run(self):
        """Median seconds of a run; None if it fails.  Arguments are read
        once, before."""
        device = "local-sync" if self.threads == 1 else "local-task"
        r = subprocess.run(
            [
                program("iree-benchmark-module"),
                f"--module={self.vmfb}",
                f"--device={device}",
                "--function=main",
                f"--task_topology_max_group_count={self.threads}",
                "--benchmark_repetitions=3",
                "--benchmark_min_time=0.1s",
                "--benchmark_format=json",
                *self.flags,
            ],
            capture_output=True,
            text=True,
            preexec_fn=self.bind,
        )
        if r.returncode != 0:
            return None
        scale = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}
        for row in json.loads(r.stdout)["benchmarks"]:
            if row.get("aggregate_name") == "median":
                return row["real_time"] * scale[row["time_unit"]]
        return None
