# A manual region belongs to the devices of the entry.
# RUN: popc opt --passes=replicate %s
# EXIT: 3
popir 1
func @main(%0: 8xf32) -> (1xf32, 1xf32) {
	%1, %2 = run_parallel %0, %0 {grid = [1, 2]} : 1xf32, 1xf32 (%3: 8xf32) {
		%4 = shard %3 {replica_groups = [7, 6, 5, 4, 3, 2, 1, 0], tiles = [8]} : 1xf32
		return %4
	} (%5: 8xf32) {
		%6 = shard %5 {replica_groups = [7, 6, 5, 4, 3, 2, 1, 0], tiles = [8]} : 1xf32
		return %6
	}
	return %1, %2
}
# >>> stderr
# popc: other_grid.t:7:8: shard: devices: got 8, expected 2 as in the grid around
# <<<
