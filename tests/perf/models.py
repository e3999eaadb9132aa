"""Directories of models: graph.mlir, inputs.yaml, expected.npz, meta.yaml.

The recipes of inputs.yaml, in wrapping 64-bit integers, for argument p and
element i (both from 0):

    mix(z): z ^= z>>30; z *= 0xBF58476D1CE4E5B9; z ^= z>>27;
            z *= 0x94D049BB133111EB; z ^= z>>31
    z = mix(mix(seed + G*(p+1)) + G*(i+1)), G = 0x9E3779B97F4A7C15
    uniform: lo + (hi-lo) * (z>>40) * 2^-24 in double, then f32, then the type
    int:     lo + (z>>32) % (hi-lo)
"""

import os

import numpy as np

GOLDEN = 0x9E3779B97F4A7C15


def dtypes():
    import ml_dtypes

    table = {"i1": np.bool_, "bool": np.bool_, "bf16": ml_dtypes.bfloat16}
    for kind, name in (("i", "int"), ("u", "uint"), ("f", "float")):
        for bits in (8, 16, 32, 64):
            if hasattr(np, name + str(bits)):
                table[kind + str(bits)] = getattr(np, name + str(bits))
    return table


def _mix(z):
    u = np.uint64
    z = z ^ (z >> u(30))
    z = z * u(0xBF58476D1CE4E5B9)
    z = z ^ (z >> u(27))
    z = z * u(0x94D049BB133111EB)
    return z ^ (z >> u(31))


def fill(recipe, seed, position, dtype):
    u = np.uint64
    shape = recipe["shape"]
    count = int(np.prod(shape)) if shape else 1
    kind = recipe["fill"]
    if kind == "values":
        return np.array(recipe["values"]).reshape(shape).astype(dtype)
    if kind == "const":
        return np.full(shape, recipe["value"]).astype(dtype)
    with np.errstate(over="ignore"):
        key = _mix(u(seed) + u(GOLDEN) * u(position + 1))
        z = _mix(key + u(GOLDEN) * np.arange(1, count + 1, dtype=u))
    lo, hi = recipe["lo"], recipe["hi"]
    if kind == "uniform":
        a = lo + (hi - lo) * ((z >> u(40)).astype(np.float64) * 2.0**-24)
        a = a.astype(np.float32)
    elif kind == "int":
        a = lo + ((z >> u(32)) % u(hi - lo)).astype(np.int64)
    else:
        raise ValueError(f"fill: {kind}: uniform, int, const or values is needed")
    return a.astype(dtype).reshape(shape)


class Model:
    def __init__(self, path):
        import yaml

        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        self.path = path
        self.name = os.path.basename(os.path.normpath(path))
        self.graph = os.path.join(path, "graph.mlir")
        self.expected = os.path.join(path, "expected.npz")
        with open(os.path.join(path, "inputs.yaml")) as f:
            self.recipes = yaml.load(f, Loader=loader)
        with open(os.path.join(path, "meta.yaml")) as f:
            self.meta = yaml.load(f, Loader=loader)

    def inputs(self):
        table = dtypes()
        return [
            fill(r, self.recipes["seed"], p, table[r["dtype"]])
            for p, r in enumerate(self.recipes["inputs"] or [])
        ]

    def worst(self, results):
        """Greatest |difference| over its tolerance; above 1 is a failure.
        Integers and booleans count 0 or inf."""
        if not os.path.exists(self.expected):
            return None
        worst = 0.0
        with np.load(self.expected) as want:
            for k, entry in enumerate(self.meta["outputs"]):
                worst = max(worst, _difference(want, k, entry, results[k]))
        return worst


def _difference(want, k, entry, got):
    import ml_dtypes

    got = np.asarray(got)
    if entry["dtype"] == "bf16" and got.dtype.kind in "uV":
        got = got.view(ml_dtypes.bfloat16)
    if f"out{k}" in want:
        w = want[f"out{k}"].ravel()
        g = got.ravel()
    else:
        w = want[f"out{k}_val"].ravel()
        g = got.ravel()[want[f"out{k}_idx"].ravel()]
    if w.dtype.kind in "biu":
        return 0.0 if np.array_equal(w, g) else float("inf")
    w = w.astype(np.float64)
    g = g.astype(np.float64)
    same = (w == g) | (np.isnan(w) & np.isnan(g))
    bound = entry["atol"] + entry["rtol"] * np.abs(w)
    with np.errstate(invalid="ignore", divide="ignore"):
        ratio = np.where(same, 0.0, np.abs(w - g) / bound)
    return float(np.nan_to_num(ratio, nan=np.inf).max(initial=0.0))


def find(path):
    """The models below a directory, or the directory itself."""
    if os.path.exists(os.path.join(path, "graph.mlir")):
        return [Model(path)]
    out = []
    for name in sorted(os.listdir(path)):
        sub = os.path.join(path, name)
        if all(
            os.path.exists(os.path.join(sub, f))
            for f in ("graph.mlir", "inputs.yaml", "meta.yaml")
        ):
            out.append(Model(sub))
    return out
