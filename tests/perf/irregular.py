#!/usr/bin/env python3
"""Writes models of irregular work for tests/perf/compare.py, lowered by JAX.

    tests/perf/irregular.py DIRECTORY [REGEX]
    tests/perf/compare.py --parts=steady,accuracy DIRECTORY

Sorts, top-k, gathers, scatters, sums by segments, cumulative sums, transforms
(XLA's are pocketfft's successor, ducc) and factorizations.  What is expected
is what XLA computes, within the tolerance given here.
"""

import os
import re
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

MILLION = 1 << 20


def uniform(shape, lo=-1.0, hi=1.0):
    return {"shape": list(shape), "dtype": "f32", "fill": "uniform", "lo": lo, "hi": hi}


def integers(shape, lo, hi):
    return {"shape": list(shape), "dtype": "i32", "fill": "int", "lo": lo, "hi": hi}


def definite(a):
    """Dominated by its diagonal; cholesky() makes it symmetric."""
    n = a.shape[-1]
    return a + n * jnp.eye(n, dtype=a.dtype)


def lower_triangle(a):
    n = a.shape[-1]
    return jnp.tril(a) + n * jnp.eye(n, dtype=a.dtype)


def solve(a, b):
    return lax.linalg.triangular_solve(lower_triangle(a), b, left_side=True, lower=True)


def scatter_add(x, i, u):
    return x.at[i].add(u)


CASES = [
    ("sort_f32_1m", jnp.sort, [uniform([MILLION])]),
    ("sort_i32_1m", jnp.sort, [integers([MILLION], -(2**31), 2**31 - 1)]),
    (
        "sort_pair_1m",
        lambda k, v: lax.sort((k, v), num_keys=1),
        [uniform([MILLION]), integers([MILLION], 0, MILLION)],
    ),
    ("argsort_1m", jnp.argsort, [uniform([MILLION])]),
    ("sort_rows_256x4096", lambda x: jnp.sort(x, axis=1), [uniform([256, 4096])]),
    ("sort_columns_4096x256", lambda x: jnp.sort(x, axis=0), [uniform([4096, 256])]),
    ("top_k_64_of_1m", lambda x: lax.top_k(x, 64), [uniform([MILLION])]),
    ("top_k_40_of_8x50257", lambda x: lax.top_k(x, 40), [uniform([8, 50257])]),
    (
        "gather_rows_64k_of_32kx64",
        lambda x, i: jnp.take(x, i, axis=0),
        [uniform([1 << 15, 64]), integers([1 << 16], 0, 1 << 15)],
    ),
    (
        "gather_1m_elements",
        lambda x, i: x[i],
        [uniform([MILLION]), integers([MILLION], 0, MILLION)],
    ),
    (
        "scatter_add_64k_into_32kx64",
        scatter_add,
        [
            uniform([1 << 15, 64]),
            integers([1 << 16], 0, 1 << 15),
            uniform([1 << 16, 64]),
        ],
    ),
    (
        "scatter_add_1m_elements",
        scatter_add,
        [uniform([MILLION]), integers([MILLION], 0, MILLION), uniform([MILLION])],
    ),
    (
        "segment_sum_256kx16",
        lambda x, i: jax.ops.segment_sum(x, i, num_segments=4096),
        [uniform([1 << 18, 16]), integers([1 << 18], 0, 4096)],
    ),
    ("cumsum_1m", jnp.cumsum, [uniform([MILLION])]),
    ("cumsum_1024x1024", lambda x: jnp.cumsum(x, axis=0), [uniform([1024, 1024])]),
    ("cummax_1m", lax.cummax, [uniform([MILLION])]),
    ("fft_64x4096", lambda x: _parts(jnp.fft.fft(x)), [uniform([64, 4096])]),
    ("fft_64x1000", lambda x: _parts(jnp.fft.fft(x)), [uniform([64, 1000])]),
    ("fft_1m", lambda x: _parts(jnp.fft.fft(x)), [uniform([MILLION])]),
    ("rfft_64x4096", lambda x: _parts(jnp.fft.rfft(x)), [uniform([64, 4096])]),
    ("fft2_512x512", lambda x: _parts(jnp.fft.fft2(x)), [uniform([512, 512])]),
    ("cholesky_512", lambda a: lax.linalg.cholesky(definite(a)), [uniform([512, 512])]),
    (
        "cholesky_64x64x64",
        lambda a: lax.linalg.cholesky(definite(a)),
        [uniform([64, 64, 64])],
    ),
    ("triangular_512_x_512", solve, [uniform([512, 512]), uniform([512, 512])]),
    ("triangular_512_x_1", solve, [uniform([512, 512]), uniform([512, 1])]),
]


def _parts(z):
    return jnp.real(z), jnp.imag(z)


def array(recipe, seed, position):
    import models

    table = {"f32": np.float32, "i32": np.int32}
    return models.fill(recipe, seed, position, table[recipe["dtype"]])


def recipe_text(position, r):
    keys = ", ".join(
        f"{k}: {v}" for k, v in r.items() if k in ("shape", "dtype", "fill", "lo", "hi")
    )
    return f"  - {{name: x{position}, {keys}}}\n"


def write(directory, name, function, recipes):
    path = os.path.join(directory, name)
    os.makedirs(path, exist_ok=True)
    args = [array(r, 1, p) for p, r in enumerate(recipes)]
    jitted = jax.jit(function)
    with open(os.path.join(path, "graph.mlir"), "w") as f:
        f.write(jitted.lower(*args).as_text())
    with open(os.path.join(path, "inputs.yaml"), "w") as f:
        f.write("seed: 1\ninputs:\n")
        f.writelines(recipe_text(p, r) for p, r in enumerate(recipes))
    results = [np.asarray(r) for r in jax.tree.leaves(jitted(*args))]
    np.savez(
        os.path.join(path, "expected.npz"),
        **{f"out{i}": r for i, r in enumerate(results)},
    )
    with open(os.path.join(path, "meta.yaml"), "w") as f:
        f.write(f"name: {name}\noutputs:\n")
        for r in results:
            exact = r.dtype.kind in "biu"
            scale = 0.0 if exact else float(np.abs(r).max()) * 1e-5
            kind = {"f": "f32", "i": "i32", "u": "u32", "b": "i1"}[r.dtype.kind]
            f.write(
                f"  - {{shape: {list(r.shape)}, dtype: {kind}, atol: {scale:e}, "
                f"rtol: {0.0 if exact else 1e-4}}}\n"
            )


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    for name, function, recipes in CASES:
        if re.search(sys.argv[2] if len(sys.argv) > 2 else "", name):
            write(sys.argv[1], name, function, recipes)
            print(name, flush=True)


if __name__ == "__main__":
    main()
