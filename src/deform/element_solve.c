#include "deform/element_solve.h"

#include "deform/lanes8.h"

enum { ELEMENT_CHUNK = 32 }; // groups that a thread takes at once; fewer are not worth waking one

typedef struct ColourRun {
  const ElementJob* job;
  int begin, end;
} ColourRun;

static void solve_groups(const ElementJob* job, int begin, int end) {
  const ElementKind* kind = job->batch->kind;
  (lanes8_serve() ? kind->solve8 : kind->solve)(job, begin, end);
}

static void solve_chunk(void* ctx, int i, int thread) {
  const ColourRun* run = ctx;
  (void)thread;
  int begin = run->begin + i * ELEMENT_CHUNK, end = begin + ELEMENT_CHUNK;
  solve_groups(run->job, begin, end < run->end ? end : run->end);
}

void element_solve(const ElementJob* job, Pool* pool) {
  const ElementBatch* b = job->batch;
  for (int k = 0; k < b->ncolour; k++) {
    int c = job->backward ? b->ncolour - 1 - k : k;
    int begin = b->colour[c], end = b->colour[c + 1];
    int chunks = (end - begin + ELEMENT_CHUNK - 1) / ELEMENT_CHUNK;
    if (!pool || chunks < 2) {
      solve_groups(job, begin, end);
      continue;
    }
    ColourRun run = {job, begin, end};
    pool_for(pool, chunks, solve_chunk, &run);
  }
}
