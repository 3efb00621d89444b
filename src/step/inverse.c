#include "step/inverse.h"

#include "constraint/reference.h"
#include "force/applied.h"
#include "math/dense.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "model/intact.h"
#include "model/kind_registry.h"
#include "model/timer.h"
#include "pos/mass_matrix.h"
#include "sense/energy.h"
#include "sense/sensor.h"
#include "step/forward.h"
#include "step/implicit.h"
#include "step/implicit_material.h"
#include "step/integrate.h"
#include "step/row_update.h"
#include "step/spring_damper.h"

#include <corten/corten.h>

#include <string.h>

// qfrc_inverse = M qacc - passive - constraint + bias
//
// QUIRK(sleeping-inverse; test_inverse:sleepers_feel_no_bias): qfrc_inverse of sleeping dofs has no
// bias force, although qfrc_bias has one.
static void inverse_forces(const ctModel* m, ctData* d) {
  double* f = d->qfrc_inverse;
  mass_matrix_mul(m, d, f, d->qacc);
  for (int i = 0; i < m->nv; i++) f[i] = (f[i] - d->qfrc_passive[i]) - d->qfrc_constraint[i];
  for (int k = 0; k < d->nv_awake; k++) f[d->dof_awake_ind[k]] += d->qfrc_bias[d->dof_awake_ind[k]];
}

// Forces of deformable bodies are those of the last ct_forward: they do not follow from qacc.
static void subtract_deformables(const ctModel* m, ctData* d) {
  const DeformSet* s = data_own(d)->deform;
  if (!s->fresh) {
    data_warn(
        d, -1, 0,
        "inverse dynamics leaves out the forces of deformable bodies, which ct_forward finds");
    return;
  }
  dense_sub(d->qfrc_inverse, d->qfrc_inverse, s->qfrc, (int)m->nv);
}

// A discrete acceleration (v' - v) / h of a step that is implicit in velocity, A qacc = force,
// belongs to the continuous one M^-1 A qacc. A is M + h B for Euler with dampers. Flexes whose
// stiffness is implicit have A = M + h D + h^2 K and A qacc + h K qvel. Constraint forces of a step
// belong to the continuous acceleration in every case: the solver knows M only.
//
// QUIRK(flex-discrete-inverse; test_inverse:interpolated_flexes_have_no_discrete_inverse): The
// discrete inverse of interpolated flexes leaves out their stiffness, which the step has.
static void continuous_acceleration(const ctModel* m, ctData* d, double* f) {
  int nv = (int)m->nv;
  if (implicit_wanted(m)) {
    implicit_mul(m, d, f, d->qacc);
    if (implicit_material_wanted(m) && !implicit_material_force(m, d, f, d->qacc))
      data_warn(d, -1, 0, "no memory for implicit flexes, their stiffness is left out");
  } else if (m->opt.integrator == ctINT_SPRINGDAMPER) {
    spring_damper_force(m, d, f, d->qacc);
  } else {
    if (!integrate_damps(m)) return;
    mass_matrix_mul(m, d, f, d->qacc);
    for (int i = 0; i < nv; i++) f[i] += m->opt.timestep * m->dof_damping[i] * d->qacc[i];
  }
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, f);
  dense_copy(d->qacc, f, nv);
}

// Forces follow from the acceleration row by row: no solver is needed.
static void inverse_constraint(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  Arena* a = data_arena(d);
  size_t mark = arena_mark(a);
  double* x = d->nefc ? arena_push(a, (size_t)d->nefc * sizeof *x, 64) : NULL;
  dense_zero(d->qfrc_constraint, (int)m->nv);
  if (x) {
    reference_mul(m, d, x, d->qacc);
    for (int i = 0; i < d->nefc; i++) x[i] -= d->efc_aref[i];
    row_update(m, d, x);
    arena_release(a, mark);
  }
  timer_end(d, ctTIMER_CONSTRAINT, start);
}

// The force of a row follows from the acceleration only in the convex formulation.
static void warn_of_formulation(const ctModel* m, ctData* d) {
  const cttNum* param;
  const ctpFormulation* f = kind_formulation(m, &param);
  data_warn(d, -1, 0,
            "inverse dynamics has the constraint forces of the convex formulation, which are not "
            "those of '%s'",
            f ? f->kind.name : "?");
}

static void inverse_skip(const ctModel* m, ctData* d, int skipstage, int skipsensor) {
  cttNum start = timer_start(d);
  if (m->opt.formulation != ctFORM_CONVEX) warn_of_formulation(m, d);
  bool energy = !skipsensor && (m->opt.enableflags & ctENBL_ENERGY);
  if (skipstage < ctSTAGE_POS) {
    forward_position_inverse(m, d);
    if (!skipsensor) sensor_position(m, d);
    if (energy && !d->flg_energypos) energy_potential(m, d);
  }
  if (skipstage < ctSTAGE_VEL) {
    forward_velocity(m, d);
    if (!skipsensor) sensor_velocity(m, d);
    if (energy && !d->flg_energyvel) energy_kinetic(m, d);
  }

  // the user's qacc is given back at the end
  int nv = (int)m->nv;
  bool discrete = (m->opt.enableflags & ctENBL_INVDISCRETE) != 0;
  if (discrete && integrate_in_stages(m)) {
    data_warn(d, -1, 0,
              "a Runge-Kutta step has no discrete inverse, the continuous one is computed");
    discrete = false;
  }
  Scratch s = data_outer_scratch(d);
  double *kept = SCRATCH(s, double, nv), *f = SCRATCH(s, double, nv);
  if (discrete) {
    dense_copy(kept, d->qacc, nv);
    continuous_acceleration(m, d, f);
  }
  inverse_constraint(m, d);
  inverse_forces(m, d);
  if (data_own(d)->deform) subtract_deformables(m, d);
  if (!skipsensor) forward_read(m, d);
  if (discrete) dense_copy(d->qacc, kept, nv);
  timer_end(d, ctTIMER_INVERSE, start);
}

size_t inverse_outer_scratch(const ctModel* m) { return 2 * SCRATCH_SIZE(double, m->nv); }

void inverse(const ctModel* m, ctData* d) { inverse_skip(m, d, ctSTAGE_NONE, 0); }

void ct_inverseSkip(const ctModel* m, ctData* d, int skipstage, int skipsensor) {
  if (!intact_ok(m, d)) return;
  int before = data_enter(d);
  inverse_skip(m, d, skipstage, skipsensor);
  data_leave(d, before);
}

void ct_inverse(const ctModel* m, ctData* d) { ct_inverseSkip(m, d, ctSTAGE_NONE, 0); }

void ct_invConstraint(const ctModel* m, ctData* d) { inverse_constraint(m, d); }

// qfrc_inverse should be the force that was applied: by the user and by actuators.
static double applied_distance(const ctModel* m, ctData* d, double* f) {
  int nv = (int)m->nv;
  dense_add(f, d->qfrc_applied, d->qfrc_actuator, nv);
  applied_add(m, d, f);
  dense_sub(f, f, d->qfrc_inverse, nv);
  return dense_norm(f, nv);
}

// Forward dynamics left its results: compare, and put back what the inverse has overwritten.
void ct_compareFwdInv(const ctModel* m, ctData* d) {
  d->solver_fwdinv[0] = d->solver_fwdinv[1] = 0;
  if (d->nefc == 0) return;
  int nv = (int)m->nv, n = d->nefc;
  Arena* a = data_arena(d);
  size_t mark = arena_mark(a), bytes = (size_t)(2 * nv + n) * sizeof(double);
  double* qfrc = arena_push(a, bytes + (size_t)n * sizeof(int), 64);
  if (!qfrc) return;
  double *force = qfrc + nv, *f = force + n;
  int* state = (int*)(void*)(f + nv);
  dense_copy(qfrc, d->qfrc_constraint, nv);
  dense_copy(force, d->efc_force, n);
  memcpy(state, d->efc_state, (size_t)n * sizeof *state);
  inverse_skip(m, d, ctSTAGE_VEL, 1);
  dense_sub(f, qfrc, d->qfrc_constraint, nv);
  d->solver_fwdinv[0] = dense_norm(f, nv);
  d->solver_fwdinv[1] = applied_distance(m, d, f);
  dense_copy(d->qfrc_constraint, qfrc, nv);
  dense_copy(d->efc_force, force, n);
  memcpy(d->efc_state, state, (size_t)n * sizeof *state);
  arena_release(a, mark);
}
