#include "unit/diff/product_check.h"

typedef struct Field {
  int group, element;
  double* number;
  int at; // of the element's numbers
} Field;

// The change of the next velocities by one number of the model, by differences; dof_M0 of simple
// bodies follows their mass.
static void differentiate_field(ctModel* m, ctData* d, double* number, double* dv) {
  static const double at[4] = {-2, -1, 1, 2}, weight[4] = {1, -8, 8, -1};
  double kept = *number, h = 1e-5 * (1 + fabs(kept));
  int size = ct_stateSize(m, ctSTATE_INTEGRATION), nv = (int)m->nv;
  double* start = malloc((size_t)size * sizeof *start);
  ct_getState(m, d, start, ctSTATE_INTEGRATION);
  for (int i = 0; i < nv; i++) dv[i] = 0;
  for (int s = 0; s < 4; s++) {
    *number = kept + at[s] * h;
    ct_setState(m, d, start, ctSTATE_INTEGRATION);
    ct_step(m, d);
    for (int i = 0; i < nv; i++) dv[i] += weight[s] * d->qvel[i] / (12 * h);
  }
  *number = kept;
  ct_setState(m, d, start, ctSTATE_INTEGRATION);
  free(start);
}

static void check_field(ctModel* m, ctData* d, const Field* f) {
  double dp[3] = {0}, dy[64], dv[32], size = 1e-3;
  const int param[3] = {f->group, f->element, 1};
  int nv = (int)m->nv;
  assert_true(2 * nv + m->na <= 64);
  dp[f->at] = 1;
  assert_int_equal(ctd_stepJvp(m, d, param, 1, NULL, NULL, dp, dy, NULL, NULL), 0);
  differentiate_field(m, d, f->number, dv);
  for (int i = 0; i < nv; i++) size = larger(size, fabs(dv[i]));
  for (int i = 0; i < nv; i++)
    if (!(fabs(dv[i] - dy[nv + i]) <= 1e-6 * size))
      fail_msg("group %d element %d number %d, velocity %d: %.9g, differences give %.9g", f->group,
               f->element, f->at, i, dy[nv + i], dv[i]);
}

static void make_exact(ctModel* m) {
  m->opt.tolerance = 0;
  m->opt.iterations = 200;
  m->opt.ls_iterations = 100;
}

static int find_joint(const ctModel* m, const char* name) {
  return ct_name2id(m, ctOBJ_JOINT, name);
}

// Bodies 2 and 3 are not simple: their inertia is made anew in every step.
static void check_all(ctModel* m, ctData* d) {
  int j = find_joint(m, "j"), k = m->jnt_dofadr[j];
  const Field field[] = {
      {ctPARAM_BODY_MASS, 2, m->body_mass + 2, 0},
      {ctPARAM_BODY_MASS, 1, m->body_mass + 1, 0},
      {ctPARAM_BODY_INERTIA, 2, m->body_inertia + 6, 0},
      {ctPARAM_BODY_INERTIA, 2, m->body_inertia + 8, 2},
      {ctPARAM_BODY_IPOS, 2, m->body_ipos + 6, 0},
      {ctPARAM_BODY_IPOS, 3, m->body_ipos + 11, 2},
      {ctPARAM_DOF_DAMPING, k, m->dof_damping + k, 0},
      {ctPARAM_DOF_ARMATURE, k, m->dof_armature + k, 0},
      {ctPARAM_DOF_FRICTIONLOSS, k, m->dof_frictionloss + k, 0},
      {ctPARAM_JNT_STIFFNESS, j, m->jnt_stiffness + j, 0},
      {ctPARAM_QPOS_SPRING, j, m->qpos_spring + m->jnt_qposadr[j], 0},
      {ctPARAM_TENDON_STIFFNESS, 0, m->tendon_stiffness, 0},
      {ctPARAM_TENDON_DAMPING, 0, m->tendon_damping, 0},
      {ctPARAM_GAIN, 0, m->actuator_gainprm, 0},
      {ctPARAM_GAIN, 1, m->actuator_gainprm + ctNGAIN + 1, 1},
      {ctPARAM_GAIN, 1, m->actuator_gainprm + ctNGAIN + 2, 2},
      {ctPARAM_BIAS, 0, m->actuator_biasprm + 1, 1},
      {ctPARAM_BIAS, 1, m->actuator_biasprm + ctNBIAS + 2, 2},
      {ctPARAM_GRAVITY, 0, m->opt.gravity, 0},
      {ctPARAM_GRAVITY, 0, m->opt.gravity + 2, 2},
  };
  for (size_t i = 0; i < sizeof field / sizeof field[0]; i++) check_field(m, d, field + i);
}

static void every_group_is_a_difference(void** state) {
  (void)state;
  ctModel* m = diff_model(WALKER(""));
  ctData* d = ct_makeData(m);
  make_exact(m);
  for (int g = 0; g < m->ngeom; g++) m->geom_sameframe[g] = ctSAMEFRAME_NONE; // geoms stay
  for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) {
    m->opt.integrator = k;
    for (int seed = 0; seed < 2; seed++) {
      transition_state(m, d, seed, 0.1);
      check_all(m, d);
    }
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void parts_that_are_switched_off(void** state) {
  (void)state;
  static const int flag[] = {
      ctDSBL_SPRING,    ctDSBL_DAMPER,       ctDSBL_GRAVITY, ctDSBL_ACTUATION,
      ctDSBL_CLAMPCTRL, ctDSBL_FRICTIONLOSS, ctDSBL_LIMIT,   ctDSBL_SPRING | ctDSBL_DAMPER};
  ctModel* m = diff_model(WALKER(""));
  ctData* d = ct_makeData(m);
  make_exact(m);
  for (int g = 0; g < m->ngeom; g++) m->geom_sameframe[g] = ctSAMEFRAME_NONE;
  for (size_t i = 0; i < sizeof flag / sizeof *flag; i++)
    for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) {
      m->opt.integrator = k;
      m->opt.disableflags = flag[i];
      transition_state(m, d, 1, 0.1);
      check_all(m, d);
    }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void clamp_controls(ctModel* m) {
  for (int i = 0; i < m->nu; i++) {
    m->actuator_ctrllimited[i] = 1;
    m->actuator_ctrlrange[2 * i] = -0.01;
    m->actuator_ctrlrange[2 * i + 1] = 0.01;
  }
}
static void limit_forces(ctModel* m) {
  for (int i = 0; i < m->nu; i++) {
    m->actuator_forcelimited[i] = 1;
    m->actuator_forcerange[2 * i] = -1e-3;
    m->actuator_forcerange[2 * i + 1] = 1e-3;
  }
}
static void disable_a_group(ctModel* m) {
  m->actuator_group[1] = 3;
  m->opt.disableactuator = 1 << 3;
}
static void slacken_tendon(ctModel* m) { m->tendon_lengthspring[1] = 100; }
static void compensate_gravity(ctModel* m) {
  m->ngravcomp = 1;
  m->body_gravcomp[2] = 0.7;
}

static void clamps_and_slack(void** state) {
  (void)state;
  static void (*const edit[])(ctModel * m) = {clamp_controls, limit_forces, disable_a_group,
                                              slacken_tendon, compensate_gravity};
  for (size_t i = 0; i < sizeof edit / sizeof *edit; i++) {
    ctModel* m = diff_model(WALKER(""));
    make_exact(m);
    for (int g = 0; g < m->ngeom; g++) m->geom_sameframe[g] = ctSAMEFRAME_NONE;
    edit[i](m);
    ctData* d = ct_makeData(m);
    for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) {
      m->opt.integrator = k;
      transition_state(m, d, 1, 0.1);
      check_all(m, d);
    }
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// Forwards and backwards are one matrix.
static void gradients_are_transposed(void** state) {
  (void)state;
  ctModel* m = diff_model(WALKER(""));
  ctData* d = ct_makeData(m);
  const int all[] = {ctPARAM_BODY_MASS,     0, -1, ctPARAM_DOF_DAMPING, 0, -1,
                     ctPARAM_GEOM_FRICTION, 0, -1};
  double dp[64], gp[64], dy[64], gy[64], forward = 0, back = 0;
  int np = ctd_paramSize(m, all, 3), nx = 2 * (int)m->nv + (int)m->na;
  assert_true(np > 0 && np <= 64 && nx <= 64);
  for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) {
    m->opt.integrator = k;
    transition_state(m, d, 3, 0.1);
    for (int i = 0; i < np; i++) dp[i] = product_number(i);
    for (int i = 0; i < nx; i++) gy[i] = product_number(300 + i);
    assert_int_equal(ctd_stepJvp(m, d, all, 3, NULL, NULL, dp, dy, NULL, NULL), 0);
    assert_int_equal(ctd_stepVjp(m, d, all, 3, gy, NULL, NULL, NULL, gp, NULL), 0);
    forward = back = 0;
    for (int i = 0; i < nx; i++) forward += gy[i] * dy[i];
    for (int i = 0; i < np; i++) back += gp[i] * dp[i];
    assert_true(fabs(forward) > 1e-6 && fabs(forward - back) <= 1e-11 * (1 + fabs(forward)));
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_group_is_a_difference),
      cmocka_unit_test(parts_that_are_switched_off),
      cmocka_unit_test(clamps_and_slack),
      cmocka_unit_test(gradients_are_transposed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
