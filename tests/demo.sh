#!/bin/sh
# make demo: pre-compile a real JAX graph into a cache, list the cache, run the
# cached program on the IPU Model.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
bin=$(cd "${BIN:-$root/build/plain}" && pwd)
PATH=$bin:$PATH
model=$root/tests/data/models/mnist_mlp_infer
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
export TF_POPLAR_FLAGS="--executable_cache_path=$dir/cache"

show() {
	echo "\$ $*"
	"$@"
	echo
}

cd "$model"
echo "TF_POPLAR_FLAGS=--executable_cache_path=$dir/cache"
echo
echo "# Pre-compile a graph that JAX wrote: no IPU needed."
show popc graph.mlir
echo "# The cache."
show popc ls
echo "# Run it on the IPU Model: ten classes for each of 32 images."
show poprun graph.mlir --inputs=inputs.yaml
echo "# Compare with what XLA computed."
show poprun graph.mlir --inputs=inputs.yaml --expected=expected.npz
echo "Results agree."
