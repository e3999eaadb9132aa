#ifndef POP_KERNEL_ISA_DENSE_H
#define POP_KERNEL_ISA_DENSE_H

#include "lib/kernel/isa/gemm.h"
#include "lib/kernel/isa/walk.h"

/*
 * What DOT and CONV share: cutting a product into parts, the loops over blocks
 * of a part, and the epilogue on a block just made.
 *
 * The product is `ngroup` matrices of m rows by n columns.  A part is a range
 * of rows and columns of one group, or several small groups.  Its rows are
 * taken in blocks; for a stretch of the depth at a time, panels of B are packed
 * and every row tile of the block is summed with them: a stretch of its rows
 * stays in the second cache, even if rows are a power of two apart, a panel in
 * the first; of vectors of 64 bytes, whose tiles read four panels, those in the
 * second, too.  AMX turns this round: 32 rows stay in the first cache and meet
 * all panels of a part, in the second.  Panels of floats whose rows lie in
 * lines are packed by the first tile, on its way.  Of others, those that come
 * next are packed between the tiles, slice by slice, each fetched during the
 * tile before.  The block lies in the thread's scratch until its whole depth
 * has been summed, then the epilogue runs over its rows; the last stretch is
 * written to the result itself if the epilogue only stores.  Where rows of A
 * and panels of B come from is the owner's business, asked through
 * pop_dense_ops.
 *
 * Rows that meet many columns are packed before: all those of a turn, by all
 * threads, tile by tile as the blocks will read them.
 *
 * The depth consists of segments of `seg` elements: the taps of a convolution.
 * A stretch is a few whole segments or a piece of one.
 */
enum {
	/* Rows of a block and columns of a part, at most; and of those whose
	 * epilogue moves rows of several views: the longer these are, the
	 * better the machine foresees them. */
	POP_DENSE_MB = 132,
	POP_DENSE_NC = 128,
	POP_DENSE_AMX_MB = 128, /* of AMX, whose tiles are higher ... */
	POP_DENSE_AMX_NC = 256, /* ... and which takes all panels of a part */
	POP_DENSE_LOW_MB = 36,
	POP_DENSE_WIDE_NC = 512,
	POP_DENSE_SEGS = 32, /* segments of a stretch, at most */
	POP_DENSE_KC = 1536, /* bytes of a row in a stretch, at most */
	/* And of one that is packed before: it may fill the first cache. */
	POP_DENSE_TURN_KC = POP_VBYTES == 64 ? POP_DENSE_KC : 2048,
	POP_DENSE_ROWS = 24,  /* rows of a part, at least */
	POP_DENSE_PANEL = 16, /* columns of a panel */
};

#define pop_epilogue_prepare POP_FN(pop_epilogue_prepare)
#define pop_epilogue_begin   POP_FN(pop_epilogue_begin)
#define pop_epilogue_rows    POP_FN(pop_epilogue_rows)
#define pop_dense_prepare    POP_FN(pop_dense_prepare)
#define pop_dense_turn       POP_FN(pop_dense_turn)
#define pop_dense_run        POP_FN(pop_dense_run)
#define pop_dense_each       POP_FN(pop_dense_each)

#define pop_dense_store_bytes POP_FN(pop_dense_store_bytes)
#define pop_dense_store_alike POP_FN(pop_dense_store_alike)

/* ---- The epilogue: code over the step's dims but those of the depth. */

/* How short rows of a view are run many at a time. */
typedef struct pop_epilogue_way {
	bool loaded, stored;
	size_t block; /* where they are brought together; of view 1: the sums */
} pop_epilogue_way;

typedef struct pop_epilogue {
	const pop_step *step;
	pop_vm *vm;    /* NULL if the code only stores the sums as they are */
	pop_vm *group; /* for short rows, many at a time; NULL: one by one */
	pop_epilogue_way *way; /* by view */
	int inner;             /* dim of the columns */
	int along;             /* and of the rows */
	int plain;             /* the view it stores to; -1 if there is code */
	bool moves;            /* rows of several views */
	bool fetches;          /* rows to come are asked for */
	bool joins;  /* set by the owner: rows of sums may follow each other */
	size_t size; /* bytes of a sum */
	/* Bytes of scratch; where frames lie in it, of `group` if it has one of
	 * its own. */
	size_t scratch, at_rows, at_group;
} pop_epilogue;

/* A thread's part of it, at the beginning of the scratch. */
typedef struct pop_epilogue_frame {
	unsigned char *scratch;
	pop_vm_frame *rows, *group;
} pop_epilogue_frame;

/* Rows follow each other along dim `along`. */
POP_MUST_CHECK pop_status pop_epilogue_prepare(pop_epilogue *out, pop_arena *a,
	const pop_program *p, const pop_step *step, int inner, int along,
	pop_gemm_type type, pop_err *err);

/* A thread's frame in `scratch`; NULL if none is needed. */
pop_epilogue_frame *pop_epilogue_begin(const pop_epilogue *e, void *scratch);

/*
 * Runs it on m rows of n columns at c, `ldc` elements apart.  x: coordinates of
 * the first point in all dims.  start: pop_view_start() of each view.
 */
void pop_epilogue_rows(const pop_epilogue *e, pop_epilogue_frame *frame,
	unsigned char *const *start, const int64_t *x, int64_t m, void *c,
	int64_t ldc, int64_t n);

/* ---- Products. */

typedef struct pop_dense pop_dense;

/* A stretch of the depth. */
typedef struct pop_stretch {
	int64_t at;   /* first element of the depth */
	int64_t nseg; /* segments, or 1 */
	int64_t k;    /* elements of each */
} pop_stretch;

/* One part on one thread. */
typedef struct pop_dense_part {
	const pop_dense *d;
	const void *owner;
	unsigned char *const *start; /* of each view */
	unsigned char *scratch;      /* of this thread */
	unsigned char *shared;       /* of all threads */
	pop_epilogue_frame *frame;
	int64_t group0, row0; /* where `shared` begins */
	int64_t group, i0, i1, j0, j1;
	int64_t each;         /* rows of a block but the last */
	unsigned char *tiles; /* packed rows from `turn` on; or NULL */
	int64_t turn;
	int64_t next_j0, next_j1; /* of this group, perhaps next; or none */
	/* The panels that will be multiplied next, if they are packed. */
	unsigned char *ready;
	unsigned char *store;       /* panels of all columns; or NULL */
	bool stored;                /* and they are packed */
	bool far;                   /* no cache holds what is read */
	int64_t x[POP_MAX_DIMS];    /* set by `enter`, for the owner */
	const unsigned char *a, *b; /* likewise */
	const void **row;           /* filled by `rows`, m for each segment */
} pop_dense_part;

typedef struct pop_dense_ops {
	/* Called when w->group has changed. */
	void (*enter)(pop_dense_part *w);
	/* Called before the block of rows i..i+m; may be NULL. */
	void (*block)(pop_dense_part *w, int64_t i, int64_t m);
	/* Sets w->row[s * m + r] for rows i + r. */
	void (*rows)(
		pop_dense_part *w, int64_t i, int64_t m, const pop_stretch *s);
	/* Packs the panel of columns j... */
	void (*pack)(pop_dense_part *w, void *panel, int64_t j, int64_t n,
		const pop_stretch *s);
	/* Where columns j.. lie if they need no conversion: element (q, column)
	 * at q * *ldb + column.  NULL: they do, or lie otherwise. */
	const void *(*lines)(pop_dense_part *w, int64_t j, const pop_stretch *s,
		int64_t *ldb);
	/* Which memory pack will read. */
	void (*fetch)(pop_dense_part *w, pop_gemm_fetch *f, int64_t j,
		int64_t n, const pop_stretch *s);
	/* Where the sums of row i, column j0 belong in the result if they may
	 * be made there; else NULL. */
	void *(*place)(pop_dense_part *w, int64_t i, int64_t *ldc);
	/* Runs the epilogue on rows i..i+m. */
	void (*finish)(
		pop_dense_part *w, int64_t i, int64_t m, void *c, int64_t ldc);
} pop_dense_ops;

struct pop_dense {
	/* Set by the owner. */
	const pop_step *step;
	const pop_dense_ops *ops;
	pop_gemm_type type;
	pop_epilogue epi;
	int64_t ngroup, m, n;
	int64_t mb, nc;    /* rows of a block, columns of a part, at most */
	int64_t seg, nseg; /* in elements of the type */
	int64_t lda;       /* of rows that lie side by side, or 0; see gemm.h */
	bool apart;        /* rows of halves lie anywhere; see gemm.h */
	bool odd;          /* then the last of each segment is but one */
	bool by_rows;      /* parts have all columns, if those are few */
	bool in_lines;     /* B lies as `lines` says: packing it costs little */
	size_t local;      /* bytes of scratch the owner needs per thread */
	size_t sharing;    /* and bytes for all threads together */
	/* Set by prepare: places in a thread's scratch, bytes. */
	size_t at_frame, at_c, at_panels, at_rows, at_local, at_shared;
	size_t at_tiles, total;
	bool keep;    /* panels of a part stay packed from block to block */
	bool fetches; /* memory of panels is asked for before they are packed */
	int64_t turn; /* rows that are packed before they are multiplied; or 0
		       */
};

/* Rows of A that pay to be packed before, at a time; 0: none.  What the owner
 * sets must be there, but for its memory. */
int64_t pop_dense_turn(const pop_dense *d);

/* Panels that stay packed, for all parts of a run or from run to run, behind
 * this. */
typedef struct pop_dense_store {
	_Alignas(64) const unsigned char *b; /* of this B; NULL: of none */
	pop_gemm_type type;                  /* as elements of this one */
	/* The B whose least and greatest magnitude these are, as halves.h
	 * says it; NULL: of none. */
	const unsigned char *seen;
	uint16_t least, most;
} pop_dense_store;

/* Bytes of the store of d; SIZE_MAX: too many to count. */
size_t pop_dense_store_bytes(const pop_dense *d);

/* Do panels of one B lie alike in the stores of both?  They do not where one
 * cuts its depth otherwise, as rows that are packed before are cut. */
bool pop_dense_store_alike(const pop_dense *a, const pop_dense *b);

/* POP_E_INPUT if the product is too large to count. */
POP_MUST_CHECK pop_status pop_dense_prepare(pop_dense *d, pop_err *err);

/* What a run needs to know, and which of the product it shall make. */
typedef struct pop_dense_job {
	const pop_dense *d;
	const void *owner;
	pop_run *run;
	unsigned char *const *start;
	int64_t group0, group1, row0, row1;
	/* Of products of one group whose B lies at `b`; or NULL. */
	pop_dense_store *store;
	const unsigned char *b;
} pop_dense_job;

void pop_dense_run(const pop_dense_job *job);

/* The owner's shared memory. */
static inline unsigned char *
pop_dense_shared(const pop_dense_job *j)
{
	return (unsigned char *)pop_run_scratch(j->run, 0) + j->d->at_shared;
}

/* Calls fn for parts 0..n-1: on all threads if there are `bytes` enough to
 * move that it pays. */
void pop_dense_each(
	pop_run *run, pop_pool_fn *fn, void *arg, int64_t n, int64_t bytes);

static inline int64_t
pop_divide_up(int64_t a, int64_t b)
{
	return a / b + (a % b != 0);
}

/* Cache lines that runs of n bytes touch at most, `stride` bytes apart from
 * `at` on. */
static inline int64_t
pop_lines_of(const void *at, int64_t stride, int64_t n)
{
	return pop_divide_up(n, 64) +
	       (((uintptr_t)at | (uintptr_t)stride) % 64 != 0);
}

/* What packing n columns of B's first k rows reads: the lines of its rows or of
 * its columns, whichever lie side by side; nothing where neither do. */
static inline void
pop_gemm_fetch_b(
	pop_gemm_fetch *f, const pop_gemm_matrix *b, int64_t k, int64_t n)
{
	const int64_t size = pop_dtype_bytes(b->dtype);

	f->at = b->at;
	if (b->col == 1) {
		f->n = k;
		f->lines = pop_lines_of(f->at, b->row * size, n * size);
		f->stride = b->row * size;
	} else if (b->row == 1) {
		f->n = n;
		f->lines = pop_lines_of(f->at, b->col * size, k * size);
		f->stride = b->col * size;
	}
}

static inline int64_t
pop_multiple_of(int64_t a, int64_t b)
{
	return pop_divide_up(a, b) * b;
}

#endif
