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


def counted(shape, lo, hi, dtype):
    return dict(integers(shape, lo, hi), dtype=dtype)


def bf16(shape):
    return dict(uniform(shape), dtype="bf16")


def cumsum_exclusive(x):
    """As TensorFlow writes it: one place more than elements, the last cut off."""
    n = x.shape[1]
    y = lax.reduce_window(x, 0.0, lax.add, (1, n), (1, 1), ((0, 0), (n, 0)))
    return y[:, :n]


def resize_gradient(x, i):
    """Windows of 3x3, all batches and channels in each, which come first."""
    dims = lax.ScatterDimensionNumbers(
        update_window_dims=(0, 1, 2, 3),
        inserted_window_dims=(),
        scatter_dims_to_operand_dims=(1, 2),
    )
    return lax.scatter_add(jnp.zeros((2, 64, 64, 8)), i, x, dims)


def definite(a):
    """Dominated by its diagonal; cholesky() makes it symmetric."""
    n = a.shape[-1]
    return a + n * jnp.eye(n, dtype=a.dtype)


def lower_triangle(a):
    n = a.shape[-1]
    return jnp.tril(a) + n * jnp.eye(n, dtype=a.dtype)


def solve(a, b):
    return lax.linalg.triangular_solve(lower_triangle(a), b, left_side=True, lower=True)


def triangle(left, lower, transposed, unit):
    """A solve with the other triangle and sides."""

    def f(a, b):
        n = a.shape[-1]
        a = a + (1 if unit else n) * jnp.eye(n, dtype=a.dtype)
        if unit:
            a = a / n
        return lax.linalg.triangular_solve(
            a,
            b,
            left_side=left,
            lower=lower,
            transpose_a=transposed,
            unit_diagonal=unit,
        )

    return f


def cholesky(a):
    return lax.linalg.cholesky(definite(a))


def eigenvalues(a):
    """Vectors have no sign of their own; what they make up has."""
    w, v = jnp.linalg.eigh(a + jnp.swapaxes(a, -1, -2))
    return w, (v * w[..., None, :]) @ jnp.swapaxes(v, -1, -2)


def singular(a):
    u, s, v = jnp.linalg.svd(a, full_matrices=False)
    return s, (u * s[..., None, :]) @ v


def power_iteration(a):
    def body(_, x):
        y = a @ x
        return y / jnp.linalg.norm(y)

    return lax.fori_loop(0, 100, body, jnp.ones(a.shape[-1], a.dtype))


def product(a, b):
    return a @ b


def scatter_add(x, i, u):
    return x.at[i].add(u)


def segment_softmax(x, i):
    top = jax.ops.segment_max(x, i, num_segments=16384)
    e = jnp.exp(x - top[i])
    return e / jax.ops.segment_sum(e, i, num_segments=16384)[i]


def moe_routing(gates, x):
    """Two experts of 64 for each token, each expert's tokens summed."""
    weight, expert = lax.top_k(jax.nn.softmax(gates), 2)
    sums = jnp.zeros((64, 64)).at[expert].add(weight[..., None] * x[:, None])
    return sums, jnp.zeros(64, jnp.int32).at[expert].add(1)


def top_p(logits):
    order = jnp.argsort(-logits, axis=-1)
    p = jnp.take_along_axis(jax.nn.softmax(logits), order, axis=-1)
    keep = jnp.cumsum(p, axis=-1) - p < 0.9
    return jnp.where(keep, p, 0.0).sum(-1), keep.sum(-1)


def median_filter(x):
    y = jnp.pad(x, 1)
    n, m = x.shape
    near = [y[i : i + n, j : j + m] for i in range(3) for j in range(3)]
    return jnp.median(jnp.stack(near), axis=0)


def linear_recurrence(a, b):
    return lax.associative_scan(
        lambda p, q: (p[0] * q[0], q[0] * p[1] + q[1]), (a, b)
    )[1]


def max_pool(x, window, stride, padding):
    return lax.reduce_window(
        x, -jnp.inf, lax.max, (1, window, window, 1), (1, stride, stride, 1), padding
    )


def max_pool_nchw(x):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2), "VALID")


def avg_pool(x, window, stride, padding):
    return (
        lax.reduce_window(
            x, 0.0, lax.add, (1, window, window, 1), (1, stride, stride, 1), padding
        )
        / window**2
    )


def cross_entropy(x, y):
    p = jax.nn.log_softmax(x)
    return -jnp.take_along_axis(p, y[:, None], axis=1).mean()


def knn(x, y):
    d = (x * x).sum(1)[:, None] - 2 * x @ y.T + (y * y).sum(1)
    return lax.top_k(-d, 8)[1]


def kmeans_step(x, c):
    d = ((x[:, None] - c) ** 2).sum(-1)
    near = jnp.argmin(d, 1)
    sums = jax.ops.segment_sum(x, near, num_segments=c.shape[0])
    count = jax.ops.segment_sum(jnp.ones(x.shape[0]), near, num_segments=c.shape[0])
    return sums / jnp.maximum(count, 1)[:, None]


def bilinear(image, at):
    low = jnp.floor(at).astype(jnp.int32)
    f = at - low
    i, j = low[..., 0], low[..., 1]
    u, v = f[..., 0], f[..., 1]
    return (
        image[i, j] * (1 - u) * (1 - v)
        + image[i + 1, j] * u * (1 - v)
        + image[i, j + 1] * (1 - u) * v
        + image[i + 1, j + 1] * u * v
    )


def spmv(value, row, column, x):
    return jnp.zeros_like(x).at[row].add(value * x[column])


def page_rank(rank, source, sink):
    degree = jnp.zeros_like(rank).at[source].add(1.0)
    for _ in range(4):
        share = rank / jnp.maximum(degree, 1)
        rank = 0.15 + 0.85 * jnp.zeros_like(rank).at[sink].add(share[source])
    return rank


def edit_distance(a, b):
    def row(previous, c):
        change = previous[:-1] + (b != c)
        best = jnp.minimum(change, previous[1:] + 1)

        def cell(left, x):
            y = jnp.minimum(left + 1, x)
            return y, y

        first = previous[0] + 1
        _, rest = lax.scan(cell, first, best)
        return jnp.concatenate([first[None], rest]), None

    return lax.scan(row, jnp.arange(b.shape[0] + 1), a)[0][-1]


def binary_search(steps, v):
    x = jnp.cumsum(steps)

    def body(s):
        lo, hi = s
        mid = (lo + hi) // 2
        below = x[mid] < v
        return jnp.where(below, mid + 1, lo), jnp.where(below, hi, mid)

    low = jnp.zeros(v.shape, jnp.int32)
    return lax.while_loop(
        lambda s: (s[0] < s[1]).any(), body, (low, low + x.shape[0])
    )[0]


def equalize(image):
    count = jnp.bincount(image.ravel(), length=256)
    level = jnp.cumsum(count)
    table = (255 * level // level[-1]).astype(jnp.uint8)
    return table[image]


def ragged_mean(x, n):
    inside = jnp.arange(x.shape[1])[None] < n[:, None]
    return (x * inside[..., None]).sum(1) / n[:, None]


def _parts(z):
    return jnp.real(z), jnp.imag(z)


def _complex(f):
    return lambda x, y: _parts(f(lax.complex(x, y)))


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
    (
        "segment_max_256kx16",
        lambda x, i: jax.ops.segment_max(x, i, num_segments=4096),
        [uniform([1 << 18, 16]), integers([1 << 18], 0, 4096)],
    ),
    (
        "segment_sum_1m",
        lambda x, i: jax.ops.segment_sum(x, i, num_segments=4096),
        [uniform([MILLION]), integers([MILLION], 0, 4096)],
    ),
    (
        "segment_sum_sorted_256kx16",
        lambda x, i: jax.ops.segment_sum(x, jnp.sort(i), 4096, indices_are_sorted=True),
        [uniform([1 << 18, 16]), integers([1 << 18], 0, 4096)],
    ),
    (
        "segment_sum_64kx128",
        lambda x, i: jax.ops.segment_sum(x, i, num_segments=8192),
        [uniform([1 << 16, 128]), integers([1 << 16], 0, 8192)],
    ),
    (
        "segment_softmax_256k",
        segment_softmax,
        [uniform([1 << 18]), integers([1 << 18], 0, 16384)],
    ),
    (
        "message_passing_64kx32",
        lambda x, s, r: jnp.zeros_like(x).at[r].add(x[s]),
        [
            uniform([1 << 13, 32]),
            integers([1 << 16], 0, 1 << 13),
            integers([1 << 16], 0, 1 << 13),
        ],
    ),
    (
        "gather_1m_u8_index",
        lambda x, i: x[i],
        [uniform([256]), counted([MILLION], 0, 256, "u8")],
    ),
    (
        "gather_1m_small_table",
        lambda x, i: x[i],
        [uniform([4096]), integers([MILLION], 0, 4096)],
    ),
    (
        "gather_bytes_4m",
        lambda x, i: x[i],
        [counted([MILLION], 0, 256, "u8"), integers([4 * MILLION], 0, MILLION)],
    ),
    (
        "gather_2d_1m",
        lambda x, i, j: x[i, j],
        [
            uniform([1024, 1024]),
            integers([MILLION], 0, 1024),
            integers([MILLION], 0, 1024),
        ],
    ),
    (
        "gather_rows_1mx4",
        lambda x, i: x[i],
        [uniform([1 << 17, 4]), integers([MILLION], 0, 1 << 17)],
    ),
    (
        "gather_rows_256kx16",
        lambda x, i: x[i],
        [uniform([1 << 16, 16]), integers([1 << 18], 0, 1 << 16)],
    ),
    (
        "gather_rows_fill_64kx64",
        lambda x, i: x.at[i].get(mode="fill"),
        [uniform([1 << 15, 64]), integers([1 << 16], 0, 1 << 15)],
    ),
    (
        "gather_rows_small_512x256",
        lambda x, i: x[i],
        [uniform([8192, 256]), integers([512], 0, 8192)],
    ),
    (
        "embedding_bf16_4kx512",
        lambda x, i: x[i],
        [bf16([16384, 512]), integers([4, 1024], 0, 16384)],
    ),
    (
        "gather_columns_1024x4096",
        lambda x, i: x[:, i],
        [uniform([1024, 4096]), integers([512], 0, 4096)],
    ),
    (
        "take_along_axis_1_1024x1024",
        lambda x, i: jnp.take_along_axis(x, i, axis=1),
        [uniform([1024, 1024]), integers([1024, 1024], 0, 1024)],
    ),
    (
        "take_along_axis_0_1024x1024",
        lambda x, i: jnp.take_along_axis(x, i, axis=0),
        [uniform([1024, 1024]), integers([1024, 1024], 0, 1024)],
    ),
    (
        "take_along_axis_rows_4096x1",
        lambda x, i: jnp.take_along_axis(x, i[:, None], axis=1),
        [uniform([4096, 1000]), integers([4096], 0, 1000)],
    ),
    (
        "one_hot_64kx32",
        lambda i: jax.nn.one_hot(i, 32),
        [integers([1 << 16], 0, 32)],
    ),
    (
        "one_hot_matmul_8kx256x64",
        lambda i, w: jax.nn.one_hot(i, 256) @ w,
        [integers([8192], 0, 256), uniform([256, 64])],
    ),
    (
        "embedding_grad_16kx256",
        lambda w, i, g: jax.vjp(lambda w: w[i], w)[1](g)[0],
        [uniform([16384, 256]), integers([4096], 0, 16384), uniform([4096, 256])],
    ),
    (
        "embedding_sgd_16kx256",
        lambda w, i, g: w - 0.1 * jax.vjp(lambda w: w[i], w)[1](g)[0],
        [uniform([16384, 256]), integers([4096], 0, 16384), uniform([4096, 256])],
    ),
    (
        "embedding_grad_bf16_16kx256",
        lambda w, i, g: jax.vjp(lambda w: w[i], w)[1](g)[0],
        [bf16([16384, 256]), integers([4096], 0, 16384), bf16([4096, 256])],
    ),
    (
        "scatter_add_sorted_64kx64",
        lambda x, i, u: x.at[jnp.sort(i)].add(u, indices_are_sorted=True),
        [
            uniform([1 << 15, 64]),
            integers([1 << 16], 0, 1 << 15),
            uniform([1 << 16, 64]),
        ],
    ),
    (
        "scatter_set_unique_1m",
        lambda x, i, u: x.at[jnp.argsort(i)].set(u, unique_indices=True),
        [uniform([1 << 18]), integers([1 << 18], 0, MILLION), uniform([1 << 18])],
    ),
    (
        "scatter_set_1m_elements",
        lambda x, i, u: x.at[i].set(u),
        [uniform([MILLION]), integers([MILLION], 0, MILLION), uniform([MILLION])],
    ),
    (
        "scatter_set_rows_64kx64",
        lambda x, i, u: x.at[i].set(u),
        [
            uniform([1 << 15, 64]),
            integers([1 << 16], 0, 1 << 15),
            uniform([1 << 16, 64]),
        ],
    ),
    (
        "scatter_max_1m_elements",
        lambda x, i, u: x.at[i].max(u),
        [
            integers([1 << 16], 0, MILLION),
            integers([MILLION], 0, 1 << 16),
            integers([MILLION], 0, MILLION),
        ],
    ),
    (
        "scatter_mul_256kx8",
        lambda x, i, u: x.at[i].mul(u),
        [
            uniform([1 << 14, 8]),
            integers([1 << 18], 0, 1 << 14),
            uniform([1 << 18, 8], 0.9, 1.1),
        ],
    ),
    (
        "scatter_add_2d_1m",
        lambda x, i, j: x.at[i, j].add(1.0),
        [
            uniform([512, 512]),
            integers([MILLION], 0, 512),
            integers([MILLION], 0, 512),
        ],
    ),
    (
        "scatter_add_columns_1024x512",
        lambda x, i, u: x.at[:, i].add(u),
        [uniform([1024, 512]), integers([1024], 0, 512), uniform([1024, 1024])],
    ),
    (
        "scatter_one_row",
        lambda x, i, u: x.at[i].set(u),
        [uniform([4096, 256]), integers([], 0, 4096), uniform([256])],
    ),
    (
        "scatter_batched_64x4096",
        lambda x, i, u: jax.vmap(lambda x, i, u: x.at[i].add(u))(x, i, u),
        [uniform([64, 4096]), integers([64, 4096], 0, 4096), uniform([64, 4096])],
    ),
    (
        "take_along_axis_grad_1024x1024",
        lambda x, i, g: jax.vjp(lambda x: jnp.take_along_axis(x, i, 1), x)[1](g)[0],
        [
            uniform([1024, 1024]),
            integers([1024, 1024], 0, 1024),
            uniform([1024, 1024]),
        ],
    ),
    (
        "bincount_1m",
        lambda i: jnp.bincount(i, length=256),
        [integers([MILLION], 0, 256)],
    ),
    (
        "bincount_64k_weights",
        lambda i, w: jnp.bincount(i, w, length=1024),
        [integers([1 << 16], 0, 1024), uniform([1 << 16])],
    ),
    (
        "histogram_64k",
        lambda x: jnp.histogram(x, bins=64, range=(-1.0, 1.0))[0],
        [uniform([1 << 16])],
    ),
    (
        "histogram2d_64k",
        lambda x, y: jnp.histogram2d(x, y, bins=32, range=[[-1, 1], [-1, 1]])[0],
        [uniform([1 << 16]), uniform([1 << 16])],
    ),
    (
        "dynamic_slice_2048x1024",
        lambda x, i: lax.dynamic_slice(x, (i, 0), (2048, 1024)),
        [uniform([4096, 1024]), integers([], 0, 2048)],
    ),
    (
        "dynamic_update_slice_64x1024",
        lambda x, u, i: lax.dynamic_update_slice(x, u, (i, 0)),
        [uniform([4096, 1024]), uniform([64, 1024]), integers([], 0, 4000)],
    ),
    (
        "kv_cache_update",
        lambda c, k, i: lax.dynamic_update_slice(c, k, (0, 0, i, 0)),
        [uniform([4, 12, 1024, 64]), uniform([4, 12, 1, 64]), integers([], 0, 1024)],
    ),
    (
        "compress_mask_256k",
        lambda x: x[jnp.nonzero(x > 0, size=1 << 17, fill_value=0)[0]],
        [uniform([1 << 18])],
    ),
    (
        "nonzero_1m",
        lambda x: jnp.nonzero(x > 0.5, size=1 << 17)[0],
        [uniform([MILLION])],
    ),
    (
        "argwhere_512x512",
        lambda x: jnp.argwhere(x > 0, size=4096),
        [uniform([512, 512])],
    ),
    (
        "searchsorted_64k_in_64k",
        lambda x, v: jnp.searchsorted(jnp.sort(x), v),
        [uniform([1 << 16]), uniform([1 << 16])],
    ),
    (
        "searchsorted_sort_16k",
        lambda x, v: jnp.searchsorted(x, v, method="sort"),
        [integers([1 << 14], 0, 10), integers([1 << 14], 0, 10)],
    ),
    (
        "searchsorted_compare_4k",
        lambda x, v: jnp.searchsorted(jnp.cumsum(x), v, method="compare_all"),
        [uniform([256], 0, 1), uniform([1 << 12], 0, 128)],
    ),
    (
        "interp_256k",
        lambda x, xp, fp: jnp.interp(x, jnp.cumsum(xp), fp),
        [uniform([1 << 18], 0, 500), uniform([1024], 0.1, 1), uniform([1024])],
    ),
    (
        "digitize_256k",
        lambda x: jnp.digitize(x, jnp.linspace(-1, 1, 17)),
        [uniform([1 << 18])],
    ),
    (
        "unique_64k",
        lambda x: jnp.unique(x, size=4096),
        [integers([1 << 16], 0, 4096)],
    ),
    (
        "unique_inverse_64k",
        lambda x: jnp.unique(x, size=4096, return_inverse=True, return_counts=True),
        [integers([1 << 16], 0, 4096)],
    ),
    ("roll_1024x1024", lambda x: jnp.roll(x, (3, 5), (0, 1)), [uniform([1024, 1024])]),
    (
        "roll_dynamic_1m",
        lambda x, k: jnp.roll(x, k),
        [uniform([MILLION]), integers([], 0, MILLION)],
    ),
    ("flip_1024x1024", lambda x: jnp.flip(x), [uniform([1024, 1024])]),
    ("argmax_rows_4096x1000", lambda x: jnp.argmax(x, 1), [uniform([4096, 1000])]),
    ("argmax_columns_4096x1000", lambda x: jnp.argmax(x, 0), [uniform([4096, 1000])]),
    ("argmin_rows_64kx10", lambda x: jnp.argmin(x, 1), [uniform([1 << 16, 10])]),
    ("argmax_1m", jnp.argmax, [uniform([MILLION])]),
    ("argmax_i32_1m", jnp.argmax, [integers([MILLION], 0, 2**31 - 1)]),
    ("argmax_8x50257", lambda x: jnp.argmax(x, -1), [uniform([8, 50257])]),
    ("argsort_rows_1024x128", lambda x: jnp.argsort(x, 1), [uniform([1024, 128])]),
    ("argsort_rows_64x8192", lambda x: jnp.argsort(x, 1), [uniform([64, 8192])]),
    ("sort_rows_16kx16", lambda x: jnp.sort(x, axis=1), [uniform([1 << 14, 16])]),
    (
        "sort_descending_64k",
        lambda x: jnp.sort(x, descending=True),
        [uniform([1 << 16])],
    ),
    (
        "sort_triple_64k",
        lambda a, b, c: lax.sort((a, b, c), num_keys=2),
        [integers([1 << 16], 0, 100), uniform([1 << 16]), integers([1 << 16], 0, 9)],
    ),
    (
        "lexsort_64k",
        lambda a, b: jnp.lexsort((a, b)),
        [integers([1 << 16], 0, 256)] * 2,
    ),
    (
        "sort_u8_1m",
        jnp.sort,
        [counted([MILLION], 0, 256, "u8")],
    ),
    ("sort_bf16_256k", jnp.sort, [bf16([1 << 18])]),
    ("sort_1000", jnp.sort, [uniform([1000])]),
    ("argsort_1000", jnp.argsort, [uniform([1000])]),
    ("sort_first_5_of_64x20000", lambda x: jnp.sort(x)[:, :5], [uniform([64, 20000])]),
    ("sort_last_50_of_64x20000", lambda x: jnp.sort(x)[:, -50:], [uniform([64, 20000])]),
    (
        "argsort_first_50_of_64x20000",
        lambda x: jnp.argsort(x, descending=True)[:, :50],
        [uniform([64, 20000])],
    ),
    ("top_k_2_of_4096x64", lambda x: lax.top_k(x, 2), [uniform([4096, 64])]),
    ("top_k_8_of_1024x256", lambda x: lax.top_k(x, 8), [uniform([1024, 256])]),
    ("top_k_5_of_256x1000", lambda x: lax.top_k(x, 5), [uniform([256, 1000])]),
    ("top_k_1024_of_64x8192", lambda x: lax.top_k(x, 1024), [uniform([64, 8192])]),
    ("moe_routing_4096x64", moe_routing, [uniform([4096, 64]), uniform([4096, 64])]),
    ("top_p_8x50257", top_p, [uniform([8, 50257], -5, 5)]),
    ("median_256k", jnp.median, [uniform([1 << 18])]),
    ("median_rows_1024x255", lambda x: jnp.median(x, 1), [uniform([1024, 255])]),
    ("median_columns_101x4096", lambda x: jnp.median(x, 0), [uniform([101, 4096])]),
    (
        "percentile_64k",
        lambda x: jnp.percentile(x, jnp.array([5.0, 50.0, 95.0])),
        [uniform([1 << 16])],
    ),
    ("median_filter_3x3", median_filter, [uniform([256, 256])]),
    ("ranks_64k", lambda x: jnp.argsort(jnp.argsort(x)), [uniform([1 << 16])]),
    ("cumsum_1m", jnp.cumsum, [uniform([MILLION])]),
    ("cumsum_rows_4096x256", lambda x: jnp.cumsum(x, 1), [uniform([4096, 256])]),
    ("cumsum_i32_1m", jnp.cumsum, [integers([MILLION], 0, 100)]),
    ("cumsum_reverse_64k", lambda x: lax.cumsum(x, reverse=True), [uniform([1 << 16])]),
    (
        "cumprod_rows_1024x1024",
        lambda x: jnp.cumprod(x, 1),
        [uniform([1024, 1024], 0.9, 1.1)],
    ),
    ("cumsum_exclusive_64x8192", cumsum_exclusive, [uniform([64, 8192])]),
    ("cumlogsumexp_64k", lax.cumlogsumexp, [uniform([1 << 16])]),
    (
        "cumlogsumexp_1024x256",
        lambda x: lax.cumlogsumexp(x, axis=1),
        [uniform([1024, 256])],
    ),
    (
        "cumsum_grad_1024x1024",
        jax.grad(lambda x: (jnp.cumsum(x, 1) ** 2).sum()),
        [uniform([1024, 1024])],
    ),
    (
        "associative_scan_64k",
        linear_recurrence,
        [uniform([1 << 16], 0, 1), uniform([1 << 16])],
    ),
    (
        "associative_scan_1024x64",
        lambda a, b: linear_recurrence(a, b),
        [uniform([1024, 64], 0, 1), uniform([1024, 64])],
    ),
    (
        "max_pool_2x2",
        lambda x: max_pool(x, 2, 2, "VALID"),
        [uniform([8, 112, 112, 64])],
    ),
    (
        "max_pool_3x3_s2",
        lambda x: max_pool(x, 3, 2, "SAME"),
        [uniform([8, 112, 112, 64])],
    ),
    ("max_pool_nchw", max_pool_nchw, [uniform([8, 64, 56, 56])]),
    (
        "avg_pool_3x3_s1",
        lambda x: avg_pool(x, 3, 1, "SAME"),
        [uniform([8, 56, 56, 64])],
    ),
    ("avg_pool_2x2", lambda x: avg_pool(x, 2, 2, "VALID"), [uniform([8, 56, 56, 64])]),
    (
        "max_pool_2x2_grad",
        jax.grad(lambda x: (max_pool(x, 2, 2, "VALID") ** 2).sum()),
        [uniform([8, 56, 56, 64])],
    ),
    (
        "max_pool_3x3_s2_grad",
        jax.grad(lambda x: (max_pool(x, 3, 2, "SAME") ** 2).sum()),
        [uniform([8, 56, 56, 64])],
    ),
    (
        "avg_pool_2x2_grad",
        jax.grad(lambda x: (avg_pool(x, 2, 2, "VALID") ** 2).sum()),
        [uniform([8, 56, 56, 64])],
    ),
    (
        "max_pool_1d",
        lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 5), (1, 1), "SAME"),
        [uniform([64, 16384])],
    ),
    ("reduce_middle_64x256x64", lambda x: x.sum(1), [uniform([64, 256, 64])]),
    ("reduce_max_middle_64x256x64", lambda x: x.max(1), [uniform([64, 256, 64])]),
    (
        "reduce_outer_inner_64x128x128",
        lambda x: x.sum((0, 2)),
        [uniform([64, 128, 128])],
    ),
    ("reduce_rows_64kx8", lambda x: x.sum(1), [uniform([1 << 16, 8])]),
    ("reduce_rows_16kx10", lambda x: x.max(1), [uniform([1 << 14, 10])]),
    ("reduce_columns_1mx2", lambda x: x.mean(0), [uniform([1 << 19, 2])]),
    ("reduce_columns_64kx10", lambda x: x.sum(0), [uniform([1 << 16, 10])]),
    ("dot_1m_strided", lambda a, b: a[::2] @ b, [uniform([2 * MILLION]), uniform([MILLION])]),
    ("dot_1m_reversed", lambda a, b: a[::-1] @ b, [uniform([MILLION]), uniform([MILLION])]),
    ("reduce_prod_1024x64", lambda x: x.prod(1), [uniform([1024, 64], 0.9, 1.1)]),
    ("reduce_all_1m", lambda x: (x > -2).all(), [uniform([MILLION])]),
    (
        "reduce_any_rows_1024x1024",
        lambda x: (x > 0.999).any(1),
        [uniform([1024, 1024])],
    ),
    ("count_nonzero_1m", lambda x: (x > 0).sum(), [uniform([MILLION])]),
    ("var_rows_1024x1000", lambda x: x.var(1), [uniform([1024, 1000])]),
    (
        "logsumexp_4096x100",
        lambda x: jax.nn.logsumexp(x, axis=1),
        [uniform([4096, 100])],
    ),
    (
        "logsumexp_columns_1000x512",
        lambda x: jax.nn.logsumexp(x, axis=0),
        [uniform([1000, 512])],
    ),
    ("softmax_16kx10", lambda x: jax.nn.softmax(x), [uniform([1 << 14, 10])]),
    (
        "softmax_middle_64x10x256",
        lambda x: jax.nn.softmax(x, axis=1),
        [uniform([64, 10, 256])],
    ),
    (
        "accuracy_16kx10",
        lambda x, y: (x.argmax(1) == y).mean(),
        [uniform([1 << 14, 10]), integers([1 << 14], 0, 10)],
    ),
    (
        "cross_entropy_16kx10",
        cross_entropy,
        [uniform([1 << 14, 10]), integers([1 << 14], 0, 10)],
    ),
    (
        "cross_entropy_grad_2kx1000",
        jax.grad(cross_entropy),
        [uniform([1 << 11, 1000]), integers([1 << 11], 0, 1000)],
    ),
    ("knn_1024x1024x16", knn, [uniform([1024, 16]), uniform([1024, 16])]),
    ("kmeans_step_16kx8x32", kmeans_step, [uniform([1 << 14, 8]), uniform([32, 8])]),
    (
        "bilinear_sample_512",
        bilinear,
        [uniform([512, 512]), uniform([512, 512, 2], 0, 510)],
    ),
    (
        "permute_rows_shuffle",
        lambda x, k: x[jnp.argsort(k)],
        [uniform([1 << 14, 64]), uniform([1 << 14])],
    ),
    (
        "spmv_coo_1m",
        spmv,
        [
            uniform([MILLION]),
            integers([MILLION], 0, 65536),
            integers([MILLION], 0, 65536),
            uniform([65536]),
        ],
    ),
    ("triu_indices_512", lambda x: x[jnp.triu_indices(512)], [uniform([512, 512])]),
    ("diagonal_2048", lambda x: jnp.diagonal(x), [uniform([2048, 2048])]),
    (
        "page_rank_step",
        page_rank,
        [
            uniform([1 << 14], 0, 1),
            integers([1 << 17], 0, 1 << 14),
            integers([1 << 17], 0, 1 << 14),
        ],
    ),
    (
        "edit_distance_128",
        edit_distance,
        [integers([128], 0, 4), integers([128], 0, 4)],
    ),
    (
        "while_binary_search",
        binary_search,
        [uniform([1 << 16], 0, 1), uniform([1 << 12], 0, 30000)],
    ),
    ("histogram_equalize", equalize, [counted([512, 512], 0, 256, "u8")]),
    (
        "repeat_dynamic_64k",
        lambda x, n: jnp.repeat(x, n, total_repeat_length=1 << 16),
        [uniform([1 << 14]), integers([1 << 14], 0, 8)],
    ),
    (
        "resize_gradient_2x64x64x8",
        resize_gradient,
        [uniform([2, 3, 3, 8, 128, 128]), integers([128, 128, 2], 0, 62)],
    ),
    ("ragged_mean_pool", ragged_mean, [uniform([64, 128, 64]), integers([64], 1, 128)]),
    ("cumsum_1024x1024", lambda x: jnp.cumsum(x, axis=0), [uniform([1024, 1024])]),
    ("cummax_1m", lax.cummax, [uniform([MILLION])]),
    ("fft_64x4096", lambda x: _parts(jnp.fft.fft(x)), [uniform([64, 4096])]),
    ("fft_64x1000", lambda x: _parts(jnp.fft.fft(x)), [uniform([64, 1000])]),
    ("fft_1m", lambda x: _parts(jnp.fft.fft(x)), [uniform([MILLION])]),
    ("rfft_64x4096", lambda x: _parts(jnp.fft.rfft(x)), [uniform([64, 4096])]),
    ("fft2_512x512", lambda x: _parts(jnp.fft.fft2(x)), [uniform([512, 512])]),
    ("cholesky_512", cholesky, [uniform([512, 512])]),
    ("cholesky_1024", cholesky, [uniform([1024, 1024])]),
    ("cholesky_128", cholesky, [uniform([128, 128])]),
    ("cholesky_64x64x64", cholesky, [uniform([64, 64, 64])]),
    ("cholesky_512x16x16", cholesky, [uniform([512, 16, 16])]),
    ("cholesky_2048x8x8", cholesky, [uniform([2048, 8, 8])]),
    ("cholesky_4096x4x4", cholesky, [uniform([4096, 4, 4])]),
    ("cholesky_4096x3x3", cholesky, [uniform([4096, 3, 3])]),
    ("rfft_1m", lambda x: _parts(jnp.fft.rfft(x)), [uniform([MILLION])]),
    (
        "irfft_64x2049",
        lambda x, y: jnp.fft.irfft(x + 1j * y),
        [uniform([64, 2049])] * 2,
    ),
    ("ifft_65536x16", _complex(jnp.fft.ifft), [uniform([65536, 16])] * 2),
    ("fft_64x1009", _complex(jnp.fft.fft), [uniform([64, 1009])] * 2),
    ("fft_64x729", _complex(jnp.fft.fft), [uniform([64, 729])] * 2),
    (
        "fft_columns_4096x64",
        _complex(lambda z: jnp.fft.fft(z, axis=0)),
        [uniform([4096, 64])] * 2,
    ),
    ("fftn_64x64x64", _complex(jnp.fft.fftn), [uniform([64, 64, 64])] * 2),
    ("rfft2_32x128x128", lambda x: _parts(jnp.fft.rfft2(x)), [uniform([32, 128, 128])]),
    (
        "fft_filter_16x256x256",
        lambda x, y: jnp.fft.irfft2(jnp.fft.rfft2(x) * y),
        [uniform([16, 256, 256]), uniform([256, 129])],
    ),
    ("triangular_512_x_512", solve, [uniform([512, 512]), uniform([512, 512])]),
    ("triangular_512_x_1", solve, [uniform([512, 512]), uniform([512, 1])]),
    ("triangular_1024_x_64", solve, [uniform([1024, 1024]), uniform([1024, 64])]),
    (
        "triangular_right_512_x_512",
        triangle(False, False, False, False),
        [uniform([512, 512]), uniform([512, 512])],
    ),
    (
        "triangular_transposed_512_x_512",
        triangle(True, True, True, False),
        [uniform([512, 512]), uniform([512, 512])],
    ),
    (
        "triangular_unit_right_transposed_256_x_64",
        triangle(False, True, True, True),
        [uniform([256, 256]), uniform([64, 256])],
    ),
    (
        "triangular_upper_512_x_1",
        triangle(True, False, False, False),
        [uniform([512, 512]), uniform([512, 1])],
    ),
    (
        "triangular_64x64x64_x_64",
        solve,
        [uniform([64, 64, 64]), uniform([64, 64, 64])],
    ),
    (
        "triangular_64x64x64_x_1",
        solve,
        [uniform([64, 64, 64]), uniform([64, 64, 1])],
    ),
    (
        "triangular_512x16x16_x_16",
        solve,
        [uniform([512, 16, 16]), uniform([512, 16, 16])],
    ),
    (
        "triangular_4096x4x4_x_1",
        solve,
        [uniform([4096, 4, 4]), uniform([4096, 4, 1])],
    ),
    ("solve_512_x_64", jnp.linalg.solve, [uniform([512, 512]), uniform([512, 64])]),
    ("solve_1024_x_1", jnp.linalg.solve, [uniform([1024, 1024]), uniform([1024, 1])]),
    (
        "solve_64x64x64_x_1",
        jnp.linalg.solve,
        [uniform([64, 64, 64]), uniform([64, 64, 1])],
    ),
    (
        "solve_4096x4x4_x_1",
        jnp.linalg.solve,
        [uniform([4096, 4, 4]), uniform([4096, 4, 1])],
    ),
    ("inv_512", jnp.linalg.inv, [uniform([512, 512])]),
    ("inv_64x64x64", jnp.linalg.inv, [uniform([64, 64, 64])]),
    ("inv_512x16x16", jnp.linalg.inv, [uniform([512, 16, 16])]),
    ("inv_4096x4x4", jnp.linalg.inv, [uniform([4096, 4, 4])]),
    ("det_256", jnp.linalg.det, [uniform([256, 256], -0.1, 0.1)]),
    ("det_4096x3x3", jnp.linalg.det, [uniform([4096, 3, 3])]),
    ("slogdet_2048x8x8", jnp.linalg.slogdet, [uniform([2048, 8, 8])]),
    ("qr_512", jnp.linalg.qr, [uniform([512, 512])]),
    ("qr_1024_x_64", jnp.linalg.qr, [uniform([1024, 64])]),
    ("qr_64x64x64", jnp.linalg.qr, [uniform([64, 64, 64])]),
    ("qr_512x16x16", jnp.linalg.qr, [uniform([512, 16, 16])]),
    ("qr_2048x4x4", jnp.linalg.qr, [uniform([2048, 4, 4])]),
    ("eigh_256", eigenvalues, [uniform([256, 256])]),
    ("eigh_64", eigenvalues, [uniform([64, 64])]),
    ("eigh_64x32x32", eigenvalues, [uniform([64, 32, 32])]),
    ("eigh_1024x4x4", eigenvalues, [uniform([1024, 4, 4])]),
    ("svd_256", singular, [uniform([256, 256])]),
    ("svd_512_x_64", singular, [uniform([512, 64])]),
    ("svd_64x32x32", singular, [uniform([64, 32, 32])]),
    ("svd_1024x4x4", singular, [uniform([1024, 4, 4])]),
    ("norm_1024", jnp.linalg.norm, [uniform([1024, 1024])]),
    ("expm_64", jax.scipy.linalg.expm, [uniform([64, 64])]),
    ("expm_256x8x8", jax.scipy.linalg.expm, [uniform([256, 8, 8])]),
    ("power_iteration_512", power_iteration, [uniform([512, 512])]),
    ("matmul_4096x4x4", product, [uniform([4096, 4, 4]), uniform([4096, 4, 4])]),
    ("matmul_2048x8x8", product, [uniform([2048, 8, 8]), uniform([2048, 8, 8])]),
    (
        "matmul_1024x16x16",
        product,
        [uniform([1024, 16, 16]), uniform([1024, 16, 16])],
    ),
    ("matmul_1_x_2048", product, [uniform([1, 2048]), uniform([2048, 2048])]),
    ("matmul_4_x_2048", product, [uniform([4, 2048]), uniform([2048, 2048])]),
    ("matmul_8_x_2048", product, [uniform([8, 2048]), uniform([2048, 2048])]),
    ("matmul_2048_x_1", product, [uniform([2048, 2048]), uniform([2048, 1])]),
]

NAMES = {
    "float32": "f32",
    "bfloat16": "bf16",
    "int32": "i32",
    "uint32": "u32",
    "uint8": "u8",
    "bool": "i1",
}


def array(recipe, seed, position):
    import models

    table = {
        "f32": np.float32,
        "bf16": jnp.bfloat16,
        "i32": np.int32,
        "u8": np.uint8,
    }
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
    jitted = jax.jit(function, keep_unused=True)
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
            loose = 1e-2 if r.dtype == jnp.bfloat16 else 1e-5
            scale = 0.0 if exact else float(np.abs(r).max()) * loose
            kind = NAMES[r.dtype.name]
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
