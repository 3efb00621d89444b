// qDeriv = d (qfrc_actuator + qfrc_passive - qfrc_bias) / d qvel in the pattern of D: columns of a
// row ascend and are the dofs of its tree that lie on one branch with it. An entry that the pattern
// has no room for is dropped.
#include "step/derivative.h"

#include "base/real.h"
#include "force/activation.h"
#include "force/control.h"
#include "force/flex_material.h"
#include "force/open_gain.h"
#include "force/passive.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/muscle.h"
#include "model/awake.h"
#include "model/data.h"
#include "pos/tendon.h"
#include "step/derivative_fluid.h"
#include "step/derivative_rne.h"

#include <string.h>

// A row of a Jacobian: n numbers and their dofs, ascending; dof NULL: all dofs in order.
typedef TendonRow Row;

// A row of qDeriv += s r, two lists of columns that are merged; what has no room is left out.
static void add_scaled_row(real* row, const int* col, int n, Row r, real s) {
  int k = 0;
  for (int at = 0; at < r.n; at++) {
    while (k < n && col[k] < r.dof[at]) k++;
    if (k == n) return;
    if (col[k] == r.dof[at]) row[k++] += s * r.J[at];
  }
}

// qDeriv += J' s J, as far as there is room for it
static void add_outer(const ctModel* m, ctData* d, Row r, real s) {
  for (int a = 0; a < r.n; a++) {
    int i = r.dof ? r.dof[a] : a, n = m->D_rownnz[i];
    real *row = d->qDeriv + m->D_rowadr[i], left = r.J[a] * s;
    const int* col = m->D_colind + m->D_rowadr[i];
    if (r.dof) {
      add_scaled_row(row, col, n, r, left);
      continue;
    }
    for (int k = 0; k < n; k++) row[k] += left * r.J[col[k]];
  }
}

//---------------------------------- passive forces ------------------------------------------------

static void add_joint_dampers(const ctModel* m, ctData* d) {
  if (m->opt.disableflags & ctDSBL_DAMPER) return;
  for (int i = 0; i < m->nv; i++) d->qDeriv[m->D_rowadr[i] + m->D_diag[i]] -= m->dof_damping[i];
}

static void add_tendon_dampers(const ctModel* m, ctData* d) {
  if (m->opt.disableflags & ctDSBL_DAMPER) return;
  for (int t = 0; t < m->ntendon; t++) {
    if (m->tendon_damping[t] != 0)
      add_outer(m, d, tendon_row(m, d, t), real_set(-m->tendon_damping[t]));
  }
}

// Those of flexes with implicit stiffness are in the matrix of step/implicit_material.h.
static void flex_dampers(const ctModel* m, ctData* d) {
  if (m->opt.disableflags & ctDSBL_DAMPER) return;
  for (int f = 0; f < m->nflex; f++) {
    double b = m->flex_edgedamping[f];
    if (m->flex_rigid[f] || b == 0 || flex_material_implicit(m, f)) continue;
    for (int e = m->flex_edgeadr[f]; e < m->flex_edgeadr[f] + m->flex_edgenum[f]; e++) {
      int at = m->flexedge_J_rowadr[e];
      Row r = {d->flexedge_J + at, m->flexedge_J_colind + at, m->flexedge_J_rownnz[e]};
      if (!m->flexedge_rigid[e]) add_outer(m, d, r, real_set(-b));
    }
  }
}

static void add_fluids(const ctModel* m, ctData* d) {
  if (passive_acts(m)) derivative_fluid(m, d);
}

//---------------------------------- actuators -----------------------------------------------------

// Where the force is cut off it does not change.
static mask is_clamped(const ctModel* m, const ctData* d, int i) {
  return derivative_is_cut(d->actuator_force[i], m->actuator_forcerange + 2 * i);
}

static real gain_slope(const ctModel* m, const ctData* d, int i) {
  switch (m->actuator_gaintype[i]) {
  case ctGAIN_AFFINE:
    return real_set(m->actuator_gainprm[ctNGAIN * i + 2]);
  case ctGAIN_MUSCLE:
    return muscle_gain_slope(d->actuator_length[i], d->actuator_velocity[i],
                             m->actuator_lengthrange + 2 * i, m->actuator_acc0[i],
                             m->actuator_gainprm + ctNGAIN * i);
  default:
    return real_set(0);
  }
}

real derivative_of_actuator(const ctModel* m, const ctData* d, int i, real ctrl) {
  real s = open_gain_used(m, i) ? open_gain_slope(m, d, i, ctrl) : real_set(0);
  if (m->actuator_biastype[i] == ctBIAS_AFFINE) s += m->actuator_biasprm[ctNBIAS * i + 2];
  if (m->actuator_gaintype[i] == ctGAIN_AFFINE || m->actuator_gaintype[i] == ctGAIN_MUSCLE) {
    bool direct = !dyn_kind[m->actuator_dyntype[i]].activations;
    s += gain_slope(m, d, i) * (direct ? ctrl : activation_input(m, d, i));
  }
  return s;
}

// QUIRK(unclamped-derivative; test_derivative:affine_bias_and_gain): The derivative of an actuator
// force takes the control as given, the force takes it clamped. Gains of the open table are not
// MuJoCo's and take it clamped in both.
static real read_slope_control(const ctModel* m, const ctData* d, int i) {
  return open_gain_used(m, i) ? control_of(m, d, i) : d->ctrl[i];
}

static void add_actuators(const ctModel* m, ctData* d) {
  if (m->opt.disableflags & ctDSBL_ACTUATION) return;
  for (int i = 0; i < m->nu; i++) {
    if (activation_disabled(m, i)) continue;
    real s = derivative_of_actuator(m, d, i, read_slope_control(m, d, i));
    if (m->actuator_forcelimited[i]) s = real_select(is_clamped(m, d, i), real_set(0), s);
    if (real_all(s == real_set(0))) continue;
    int at = d->moment_rowadr[i];
    Row r = {d->actuator_moment + at, d->moment_colind + at, d->moment_rownnz[i]};
    add_outer(m, d, r, s);
  }
}

//--------------------------------------------------------------------------------------------------

// Each kind of force adds its own, in MuJoCo's order; a further kind is a further row.
static void (*const term[])(const ctModel* m, ctData* d) = {
    add_actuators, add_fluids, add_joint_dampers, flex_dampers, add_tendon_dampers,
};

static void add_forces(const ctModel* m, ctData* d, bool bias) {
  dense_zero(d->qDeriv, (int)m->nD);
  for (size_t k = 0; k < sizeof term / sizeof term[0]; k++) term[k](m, d);
  if (bias) derivative_rne(m, d, d->qDeriv);
}

// QUIRK(sleeping-derivative; test_derivative:sleepers_keep_their_rows): Rows of qDeriv of sleeping
// dofs keep the values of when they fell asleep.
static void update_derivative(const ctModel* m, ctData* d, bool bias) {
  Arena* a = data_arena(d);
  size_t mark = arena_mark(a);
  real* before = awake_some_sleep(m, d) ? arena_push(a, (size_t)m->nD * sizeof *before, 64) : NULL;
  if (before) memcpy(before, d->qDeriv, (size_t)m->nD * sizeof *before);
  add_forces(m, d, bias);
  for (int i = 0; before && i < m->nv; i++) {
    int at = m->D_rowadr[i];
    size_t n = (size_t)m->D_rownnz[i];
    if (awake_dof_sleeps(m, d, i)) memcpy(d->qDeriv + at, before + at, n * sizeof *before);
  }
  arena_release(a, mark);
}

void derivative_without_bias(const ctModel* m, ctData* d) { update_derivative(m, d, false); }

void derivative(const ctModel* m, ctData* d) { update_derivative(m, d, true); }
