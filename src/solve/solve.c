#include "solve/solve.h"

#include "base/assert.h"
#include "solve/cg.h"
#include "solve/newton.h"
#include "solve/noslip.h"
#include "solve/pgs.h"
#include "solve/start.h"

// A solver with its memory.
typedef struct Job {
  cttSolver solver;
  union {
    Newton newton;
    Cg cg;
    Pgs pgs;
  };
} Job;

static bool job_init(Job* job, Problem* p, cttSolver solver, Arena* arena) {
  CT_ASSERT(p->ne >= 0 && p->nf >= 0 && p->ne + p->nf <= p->nefc);
  job->solver = solver;
  switch (solver) {
  case ctSOL_NEWTON:
    return newton_init(&job->newton, p, arena);
  case ctSOL_CG:
    return cg_init(&job->cg, p, arena);
  default:
    return pgs_init(&job->pgs, p, arena);
  }
}

static void job_run(Job* job) {
  switch (job->solver) {
  case ctSOL_NEWTON:
    newton_run(&job->newton);
    break;
  case ctSOL_CG:
    cg_run(&job->cg);
    break;
  default:
    pgs_run(&job->pgs);
    break;
  }
}

bool solve_problem(Problem* p, cttSolver solver, Arena* arena) {
  size_t mark = arena_mark(arena);
  Job job;
  bool good = job_init(&job, p, solver, arena);
  if (good) job_run(&job);
  arena_release(arena, mark);
  return good;
}

bool solve_warm(Problem* p, cttSolver solver, const double* warmstart, Arena* arena) {
  if (solver == ctSOL_PGS) {
    return start_problem(p, solver, warmstart, arena) && solve_problem(p, solver, arena);
  }
  size_t mark = arena_mark(arena);
  Job job;
  bool good = job_init(&job, p, solver, arena);
  if (good && solver == ctSOL_NEWTON) newton_run_warm(&job.newton, warmstart);
  if (good && solver == ctSOL_CG) cg_run_warm(&job.cg, warmstart);
  arena_release(arena, mark);
  return good;
}

static void run_one(void* jobs, int i, int thread) {
  (void)thread;
  job_run((Job*)jobs + i);
}

// Memory for all first, then each alone: problems share nothing.
bool solve_islands(Problem* p, int n, cttSolver solver, Arena* arena, Pool* pool) {
  size_t mark = arena_mark(arena);
  CT_ASSERT(n > 0);
  Job* job = arena_push(arena, (size_t)n * sizeof(Job), 32);
  bool good = job != NULL;
  for (int i = 0; i < n && good; i++) good = job_init(job + i, p + i, solver, arena);
  if (good) pool_for(pool, n, run_one, job);
  arena_release(arena, mark);
  return good;
}

void solve_noslip(Problem* p) { noslip_run(p); }
