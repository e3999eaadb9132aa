/* Ends what was written for one type; see matrix_block_core.h. */
#undef BT
#undef BV
#undef BN
#undef BSET
#undef BFMA
#undef BFOLD
#undef BSQRT
#undef BSQRTS
#undef BABS
#undef BABSS
#undef BROWS
#undef BDTYPE
#undef BGEMM
#undef BLOW
#undef BEPS
#undef BLANES
#undef BSIZE
