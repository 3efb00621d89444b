#include "step/integrate.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "model/data.h"
#include "pos/configuration.h"
#include "pos/mass_matrix.h"
#include "step/check.h"
#include "step/forward.h"

#include <corten/corten.h>

// qvel += h qacc, then qpos += h v: v is the given velocity, or the new one (semi-implicit).
static void advance(const ctModel* m, ctData* d, const double* qacc, const double* v) {
  double h = m->opt.timestep;
  int nv = (int)m->nv;
  dense_addtoscl(d->qvel, qacc, h, nv);
  configuration_integrate(m, d->qpos, v ? v : d->qvel, h);
  d->time += h;
  dense_copy(d->qacc_warmstart, d->qacc, nv);
}

int integrate_damps(const ctModel* m) {
  if (m->opt.disableflags & (ctDSBL_EULERDAMP | ctDSBL_DAMPER)) return 0;
  for (int i = 0; i < m->nv; i++) {
    if (m->dof_damping[i] > 0) return 1;
  }
  return 0;
}

// (M + h B) qacc = qfrc_smooth + qfrc_constraint, B the damping of the dofs
static void damped_acceleration(const ctModel* m, ctData* d, double* qacc) {
  int nv = (int)m->nv;
  Csr p = mass_matrix_pattern(m);
  dense_copy(d->qH, d->M, (int)m->nC);
  for (int i = 0; i < nv; i++) d->qH[m->M_rowadr[i] + m->M_rownnz[i] - 1] += m->opt.timestep * m->dof_damping[i];
  ldl_factor(&p, d->qH, d->qHDiagInv);
  dense_add(qacc, d->qfrc_smooth, d->qfrc_constraint, nv);
  mass_matrix_solve(m, d->qH, d->qHDiagInv, qacc);
}

void integrate_euler(const ctModel* m, ctData* d) {
  if (!integrate_damps(m)) {
    advance(m, d, d->qacc, NULL);
    return;
  }
  Scratch s = data_scratch(d);
  double* qacc = SCRATCH(s, double, m->nv);
  damped_acceleration(m, d, qacc);
  advance(m, d, qacc, NULL);
}

// Slopes of the state at the four points of a Runge-Kutta step.
enum { RK_STAGES = 4 };
typedef struct Slopes {
  double* v[RK_STAGES]; // velocity
  double* a[RK_STAGES]; // acceleration
} Slopes;

// The stages run in the scratch of the data, so the slopes live in the arena until the step ends.
static bool slopes_new(Slopes* k, double** q0, const ctModel* m, ctData* d) {
  size_t nv = (size_t)m->nv, n = (size_t)m->nq + (2 * RK_STAGES + 2) * nv;
  double* at = arena_push(&data_own(d)->arena, n * sizeof(double), 64);
  if (!at) return false;
  *q0 = at;
  at += m->nq;
  for (int i = 0; i < RK_STAGES; i++, at += 2 * nv) {
    k->v[i] = at;
    k->a[i] = at + nv;
  }
  return true;
}

void integrate_rk4(const ctModel* m, ctData* d) {
  static const double at[RK_STAGES] = {0, 0.5, 0.5, 1};
  static const double weight[RK_STAGES] = {1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0};
  double h = m->opt.timestep, time = d->time, *q0;
  int nq = (int)m->nq, nv = (int)m->nv;
  size_t mark = arena_mark(&data_own(d)->arena);
  Slopes k;
  if (!slopes_new(&k, &q0, m, d)) {
    data_warn(d, ctWARN_CNSTRFULL, 0, "no memory for a Runge-Kutta step, Euler is used");
    integrate_euler(m, d);
    return;
  }
  double *dq = k.a[RK_STAGES - 1] + nv, *dv = dq + nv;
  dense_copy(q0, d->qpos, nq);
  dense_copy(k.v[0], d->qvel, nv);
  dense_copy(k.a[0], d->qacc, nv);

  // k_i = f(x + h c_i k_{i-1})
  for (int i = 1; i < RK_STAGES; i++) {
    dense_scl(dq, k.v[i - 1], at[i], nv);
    dense_scl(dv, k.a[i - 1], at[i], nv);
    dense_copy(d->qpos, q0, nq);
    configuration_integrate(m, d->qpos, dq, h);
    dense_addscl(d->qvel, k.v[0], dv, h, nv);
    d->time = time + at[i] * h;
    dense_copy(k.v[i], d->qvel, nv);
    ct_forwardSkip(m, d, ctSTAGE_NONE, 1);
    dense_copy(k.a[i], d->qacc, nv);
  }

  // x += h sum_i w_i k_i
  dense_zero(dq, nv);
  dense_zero(dv, nv);
  for (int i = 0; i < RK_STAGES; i++) {
    dense_addtoscl(dq, k.v[i], weight[i], nv);
    dense_addtoscl(dv, k.a[i], weight[i], nv);
  }
  d->time = time;
  dense_copy(d->qpos, q0, nq);
  dense_copy(d->qvel, k.v[0], nv);
  advance(m, d, dv, dq);
  arena_release(&data_own(d)->arena, mark);
}

static void compare_if_wanted(const ctModel* m, ctData* d) {
  if (m->opt.enableflags & ctENBL_FWDINV) ct_compareFwdInv(m, d);
}

void ct_step(const ctModel* m, ctData* d) {
  check_position(m, d);
  check_velocity(m, d);
  forward(m, d);
  check_acceleration(m, d);
  compare_if_wanted(m, d);
  if (m->opt.integrator == ctINT_RK4) integrate_rk4(m, d);
  else integrate_euler(m, d);
}

void ct_step1(const ctModel* m, ctData* d) {
  check_position(m, d);
  check_velocity(m, d);
  forward_to_velocity(m, d);
}

// Runge-Kutta needs whole steps: the second half of a split step is Euler's.
void ct_step2(const ctModel* m, ctData* d) {
  forward_acceleration(m, d);
  check_acceleration(m, d);
  compare_if_wanted(m, d);
  integrate_euler(m, d);
}

void ct_Euler(const ctModel* m, ctData* d) { integrate_euler(m, d); }

void ct_RungeKutta(const ctModel* m, ctData* d, int N) {
  CT_ASSERT(N == RK_STAGES);
  (void)N;
  integrate_rk4(m, d);
}
