#include "step/integrate.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/ldl.h"
#include "model/data.h"
#include "pos/configuration.h"
#include "pos/mass_matrix.h"
#include "step/check.h"
#include "step/forward.h"
#include "step/implicit.h"

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

bool integrate_damps(const ctModel* m) {
  if (m->opt.disableflags & ctDSBL_EULERDAMP) return false;
  for (int i = 0; i < m->nv; i++) {
    if (m->dof_damping[i] > 0) return true;
  }
  return false;
}

// (M + h B) qacc = qfrc_smooth + qfrc_constraint, B the damping of the dofs
static void damped_acceleration(const ctModel* m, ctData* d, double* qacc) {
  int nv = (int)m->nv;
  Csr p = mass_matrix_pattern(m);
  dense_copy(d->qH, d->M, (int)m->nC);
  for (int i = 0; i < nv; i++)
    d->qH[m->M_rowadr[i] + m->M_rownnz[i] - 1] += m->opt.timestep * m->dof_damping[i];
  ldl_factor(&p, d->qH, d->qHDiagInv);
  dense_add(qacc, d->qfrc_smooth, d->qfrc_constraint, nv);
  mass_matrix_solve(m, d->qH, d->qHDiagInv, qacc);
}

void integrate_euler(const ctModel* m, ctData* d) {
  if ((m->opt.disableflags & ctDSBL_DAMPER) || !integrate_damps(m)) {
    advance(m, d, d->qacc, NULL);
    return;
  }
  Scratch s = data_scratch(d);
  double* qacc = SCRATCH(s, double, m->nv);
  damped_acceleration(m, d, qacc);
  advance(m, d, qacc, NULL);
}

void integrate_implicit(const ctModel* m, ctData* d) {
  implicit_factor(m, d);
  integrate_implicit_factored(m, d);
}

// (M - h dF/dv) qacc = qfrc_smooth + qfrc_constraint
void integrate_implicit_factored(const ctModel* m, ctData* d) {
  Scratch s = data_scratch(d);
  double* qacc = SCRATCH(s, double, m->nv);
  dense_add(qacc, d->qfrc_smooth, d->qfrc_constraint, (int)m->nv);
  implicit_solve(m, d, qacc);
  advance(m, d, qacc, NULL);
}

enum { RK_STAGES = 4 };

void integrate_rk4(const ctModel* m, ctData* d) {
  static const double at[RK_STAGES] = {0, 0.5, 0.5, 1};
  static const double weight[RK_STAGES] = {1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0};
  double h = m->opt.timestep, time = d->time;
  int nq = (int)m->nq, nv = (int)m->nv;
  Scratch s = data_outer_scratch(d);
  double *q0 = SCRATCH(s, double, nq), *dq = SCRATCH(s, double, nv), *dv = SCRATCH(s, double, nv);
  double *v[RK_STAGES], *a[RK_STAGES]; // slopes: velocity and acceleration
  for (int i = 0; i < RK_STAGES; i++) {
    v[i] = SCRATCH(s, double, nv);
    a[i] = SCRATCH(s, double, nv);
  }
  dense_copy(q0, d->qpos, nq);
  dense_copy(v[0], d->qvel, nv);
  dense_copy(a[0], d->qacc, nv);

  // k_i = f(x + h c_i k_{i-1})
  for (int i = 1; i < RK_STAGES; i++) {
    dense_scl(dq, v[i - 1], at[i], nv);
    dense_scl(dv, a[i - 1], at[i], nv);
    dense_copy(d->qpos, q0, nq);
    configuration_integrate(m, d->qpos, dq, h);
    dense_addscl(d->qvel, v[0], dv, h, nv);
    d->time = time + at[i] * h;
    dense_copy(v[i], d->qvel, nv);
    forward(m, d);
    dense_copy(a[i], d->qacc, nv);
  }

  // x += h sum_i w_i k_i
  dense_zero(dq, nv);
  dense_zero(dv, nv);
  for (int i = 0; i < RK_STAGES; i++) {
    dense_addtoscl(dq, v[i], weight[i], nv);
    dense_addtoscl(dv, a[i], weight[i], nv);
  }
  d->time = time;
  dense_copy(d->qpos, q0, nq);
  dense_copy(d->qvel, v[0], nv);
  advance(m, d, dv, dq);
}

void integrate(const ctModel* m, ctData* d) {
  static void (*const by[])(const ctModel* m, ctData* d) = {
      [ctINT_EULER] = integrate_euler,
      [ctINT_RK4] = integrate_rk4,
      [ctINT_IMPLICIT] = integrate_implicit,
      [ctINT_IMPLICITFAST] = integrate_implicit,
  };
  int kind = m->opt.integrator;
  CT_ASSERT(kind >= ctINT_EULER && kind <= ctINT_IMPLICITFAST);
  by[kind](m, d);
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
  integrate(m, d);
}

void ct_step1(const ctModel* m, ctData* d) {
  check_position(m, d);
  check_velocity(m, d);
  forward_to_velocity(m, d);
}

// Runge-Kutta needs whole steps: the second half of a split step is Euler's then.
void ct_step2(const ctModel* m, ctData* d) {
  forward_acceleration(m, d);
  check_acceleration(m, d);
  compare_if_wanted(m, d);
  if (m->opt.integrator == ctINT_RK4)
    integrate_euler(m, d);
  else
    integrate(m, d);
}

void ct_Euler(const ctModel* m, ctData* d) { integrate_euler(m, d); }

void ct_implicit(const ctModel* m, ctData* d) { integrate_implicit(m, d); }

void ct_RungeKutta(const ctModel* m, ctData* d, int N) {
  CT_ASSERT(N == RK_STAGES);
  (void)N;
  integrate_rk4(m, d);
}
