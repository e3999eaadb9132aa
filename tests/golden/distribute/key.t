// HLO does not say for how many partitions a module with shardings is: where
// the number changes nothing, it does not change the key; where it does, it
// does.
// RUN: sed 's/num_partitions = 4/num_partitions = 1/' %s >one.mlir
// RUN: popc key %s >a && popc key one.mlir >b && cmp a b
// RUN: sed 's/cosine %x : tensor<4xf32>/partition_id : tensor<ui32>/; s/return %0 : tensor<4xf32>/return %0 : tensor<ui32>/; s/-> tensor<4xf32>/-> tensor<ui32>/' %s >id.mlir
// RUN: sed 's/num_partitions = 4/num_partitions = 2/' id.mlir >id2.mlir
// RUN: popc key id.mlir >a && popc key id2.mlir >b && ! cmp -s a b
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func @main(%x: tensor<4xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}) -> tensor<4xf32> {
    %0 = stablehlo.cosine %x : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
