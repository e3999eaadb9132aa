"""ways.py [-t threads] [-r rounds] [-i isa] [-o json] [-b budget] NAME=BINDIR[:WAY] .. -- DIRS: least p50 of each."""
import sys, os, json, subprocess, tempfile, shutil, glob, argparse, re
p = argparse.ArgumentParser(); p.add_argument("-t", type=int, default=1); p.add_argument("-r", type=int, default=4)
p.add_argument("-i"); p.add_argument("-o"); p.add_argument("-b", type=float, default=0.03); p.add_argument("-d", nargs="+"); p.add_argument("--only", default="")
p.add_argument("bins", nargs="+")
o = p.parse_args()
tmp = tempfile.mkdtemp(prefix="ways.")
cpus = sorted(os.sched_getaffinity(0))[-o.t:]
B = []
for b in o.bins:
    n, r = b.split("="); d, _, w = r.partition(":"); B.append((n, d, w))
def env(c, w):
    e = dict(os.environ); e["TF_POPLAR_FLAGS"] = "--executable_cache_path=" + c
    if w: e["POP_WAY"] = w
    if o.i: e["POPC_ISA"] = o.i
    return e
ds = [x for d in o.d for x in (sorted(glob.glob(d + "/*/")) if not os.path.exists(d + "/graph.mlir") else [d])]
ds = [d.rstrip("/") for d in ds if re.search(o.only, os.path.basename(d.rstrip("/")))]
res = []
def run(b, d, c, w, n):
    r = subprocess.run([b + "/poprun", d + "/graph.mlir", "--inputs=" + d + "/inputs.npz", "--rewrite", f"--repeat={n}", "--json"], env=env(c, w), capture_output=True, text=True, preexec_fn=lambda: os.sched_setaffinity(0, cpus))
    if r.returncode: raise RuntimeError(r.stderr[-300:])
    return json.loads(r.stdout)["run_ns"]["p50"] * 1e-3
for d in ds:
    name = os.path.basename(d); cs = {}
    try:
        for b in {b[1] for b in B}:
            c = cs[b] = f"{tmp}/{len(cs)}"; shutil.rmtree(c, ignore_errors=True); os.makedirs(c)
            subprocess.run([b + "/popc", d + "/graph.mlir"], env=env(c, ""), check=True, capture_output=True)
        t = {b[0]: [] for b in B}
        est = run(B[0][1], d, cs[B[0][1]], B[0][2], 5)
        n = int(max(5, min(2000, o.b / est * 1e6)))
        for r in range(o.r):
            for b in B: t[b[0]].append(run(b[1], d, cs[b[1]], b[2], n))
        m = {k: min(v) for k, v in t.items()}
        res.append({"name": name, "dir": d, **m})
        best = min(m.values()); f = m[B[0][0]]
        print(f"{name:28s}", " ".join(f"{k} {v:9.1f}" for k, v in m.items()), f" {f/best:.2f}", flush=True)
    except Exception as e: print(name, "FAIL", str(e)[:300], flush=True)
shutil.rmtree(tmp, ignore_errors=True)
if o.o: json.dump(res, open(o.o, "w"))
