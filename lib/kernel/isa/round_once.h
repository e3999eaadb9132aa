/*
 * First in a file whose results must not depend on the instruction set: GCC
 * joins the product and sum of a complex multiplication into one rounding
 * when it packs them into vectors, although -ffp-contract=off forbids it.
 */
#if defined(__GNUC__) && !defined(__clang__)
#	pragma GCC optimize("no-tree-vectorize")
#endif
