// A window on the solvers for live_problem.py: a Problem from plain arrays. Not installed.
#include "base/arena.h"
#include "solve/solve.h"
#include "solve/start.h"

#include <corten/corten.h>

#include <stdlib.h>
#include <string.h>
#include <time.h>

// As live_problem.py knows it; pointers may be NULL where a Problem allows it.
typedef struct ShimProblem {
  int nv, nefc, ne, nf, ncon, nstat;
  int iterations, ls_iterations, noslip_iterations, solver;
  double tolerance, ls_tolerance, noslip_tolerance, scale;
  const int *M_nnz, *M_adr, *M_col;
  const double *M, *L, *dinv;
  const int *J_nnz, *J_adr, *J_col;
  const double *J, *D, *R, *frictionloss, *aref;
  const int *type, *id, *dim;
  const double *mu, *friction, *qacc_smooth, *qfrc_smooth;
  const int *AR_nnz, *AR_adr, *AR_col;
  const double *AR, *warmstart;
  double *qacc, *b, *force;
  int* state;
  double* qfrc_constraint;
  ctSolverStat* stat;
  int niter, nnz;
} ShimProblem;

static ctContact* contacts(const ShimProblem* s) {
  ctContact* con = calloc((size_t)s->ncon + 1, sizeof(ctContact));
  for (int i = 0; con && i < s->ncon; i++) {
    con[i].dim = s->dim[i];
    con[i].mu = s->mu[i];
    memcpy(con[i].friction, s->friction + 5 * i, sizeof con[i].friction);
  }
  return con;
}

static Problem problem_of(const ShimProblem* s, ctContact* con) {
  return (Problem){
      .nv = s->nv,
      .nefc = s->nefc,
      .ne = s->ne,
      .nf = s->nf,
      .inertia = {s->nv, s->M_nnz, s->M_adr, s->M_col},
      .M = s->M,
      .L = s->L,
      .dinv = s->dinv,
      .jacobian = {s->nefc, s->J_nnz, s->J_adr, s->J_col},
      .J = s->J,
      .D = s->D,
      .R = s->R,
      .frictionloss = s->frictionloss,
      .aref = s->aref,
      .type = s->type,
      .id = s->id,
      .contact = con,
      .qacc_smooth = s->qacc_smooth,
      .qfrc_smooth = s->qfrc_smooth,
      .ar = {s->nefc, s->AR_nnz, s->AR_adr, s->AR_col},
      .AR = s->AR,
      .tolerance = s->tolerance,
      .ls_tolerance = s->ls_tolerance,
      .noslip_tolerance = s->noslip_tolerance,
      .iterations = s->iterations,
      .ls_iterations = s->ls_iterations,
      .noslip_iterations = s->noslip_iterations,
      .scale = s->scale,
      .qacc = s->qacc,
      .b = s->b,
      .force = s->force,
      .state = s->state,
      .qfrc_constraint = s->qfrc_constraint,
      .stat = s->stat,
      .nstat = s->nstat,
  };
}

// steps: 1 start, 2 solve, 4 noslip, added. repeat: how often; returns seconds a time.
CT_API double shim_problem(ShimProblem* s, int steps, int repeat) {
  Arena arena = {0};
  ctContact* con = contacts(s);
  if (!con || !arena_init(&arena, (size_t)1 << 30, 0)) return -1;
  bool good = true;
  struct timespec t0, t1;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t0);
  for (int i = 0; i < repeat; i++) {
    Problem p = problem_of(s, con);
    cttSolver solver = (cttSolver)s->solver;
    if ((steps & 3) == 3) good = good && solve_warm(&p, solver, s->warmstart, &arena);
    if ((steps & 3) == 1) good = good && start_problem(&p, solver, s->warmstart, &arena);
    if ((steps & 3) == 2) good = good && solve_problem(&p, solver, &arena);
    if (steps & 4) solve_noslip(&p);
    s->niter = p.niter;
    s->nnz = p.nnz;
  }
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t1);
  arena_free(&arena);
  free(con);
  double t = (double)(t1.tv_sec - t0.tv_sec) + 1e-9 * (double)(t1.tv_nsec - t0.tv_nsec);
  return good ? t / repeat : -1;
}
