#include "force/tendon_force.h"
#include "support/drive.h"
#include "unit/pos/trees.h"

// Two bodies on a chain, and sites on them and on the world.
#define WORLD                                                                                      \
  "<mujoco><option timestep='1e-4'><flag contact='disable' energy='enable'/></option><worldbody>"  \
  "<site name='w1' pos='-.3 .05 .2'/>"                                                             \
  "<body><joint name='shoulder' type='ball'/><geom type='capsule' size='.03 .1' pos='.1 0 0' "     \
  "euler='0 90 0'/><site name='u1' pos='.1 .03 .01'/>"                                             \
  "  <body pos='.3 0 0'><joint name='elbow' axis='0 1 .3'/><geom type='capsule' size='.03 .1' "    \
  "pos='.1 0 0' euler='0 90 0'/><site name='l1' pos='.1 .03 .02'/></body></body>"                  \
  "</worldbody></mujoco>"

static Trees open(int jacobian) {
  ctModel* m = drive_load(WORLD, (DriveRoom){.tendons = 2, .path = 9});
  m->opt.jacobian = jacobian;
  drive_tendon(m);
  drive_wrap(m, ctWRAP_SITE, "w1", 0);
  drive_wrap(m, ctWRAP_SITE, "u1", 0);
  drive_wrap(m, ctWRAP_PULLEY, NULL, 1.7);
  drive_wrap(m, ctWRAP_SITE, "w1", 0);
  drive_wrap(m, ctWRAP_SITE, "l1", 0);
  drive_wrap(m, ctWRAP_SITE, "u1", 0);
  drive_tendon(m);
  drive_wrap(m, ctWRAP_JOINT, "elbow", 2);
  return (Trees){m, drive_ready(m)};
}

static void spring_has_a_dead_band(void** state) {
  (void)state;
  Trees t = open(ctJAC_AUTO);
  int i = t.m->jnt_dofadr[1], q = t.m->jnt_qposadr[1];
  const double at[] = {-0.5, 0.1, 0.6}, length[] = {-1, 0.2, 1.2}, force[] = {0.8 * 5, 0, -0.7 * 5};
  t.m->tendon_stiffness[1] = 5;
  t.m->tendon_lengthspring[2] = -0.2;
  t.m->tendon_lengthspring[3] = 0.5;
  for (int k = 0; k < 3; k++) {
    t.d->qpos[q] = at[k];
    ct_forward(t.m, t.d);
    trees_near(t.d->ten_length[1], length[k], 1e-15);
    trees_near(t.d->qfrc_spring[i], 2 * force[k], 1e-14);
    trees_near(t.d->qfrc_passive[i], 2 * force[k], 1e-14);
  }
  trees_close(&t);
}

static void damper_and_its_switches(void** state) {
  (void)state;
  Trees t = open(ctJAC_SPARSE);
  int i = t.m->jnt_dofadr[1];
  t.m->tendon_damping[1] = 3;
  t.m->tendon_stiffness[1] = 1;
  t.d->qvel[i] = 0.5;
  t.d->qpos[t.m->jnt_qposadr[1]] = 0.1;
  ct_forward(t.m, t.d);
  trees_near(t.d->qfrc_damper[i], -3 * 2 * (2 * 0.5), 1e-15);
  assert_true(t.d->qfrc_spring[i] != 0);
  t.m->opt.disableflags |= ctDSBL_DAMPER;
  ct_forward(t.m, t.d);
  trees_near(t.d->qfrc_damper[i], 0, 0);
  assert_true(t.d->qfrc_spring[i] != 0);
  t.m->opt.disableflags = (t.m->opt.disableflags & ~ctDSBL_DAMPER) | ctDSBL_SPRING;
  ct_forward(t.m, t.d);
  trees_near(t.d->qfrc_spring[i], 0, 0);
  assert_true(t.d->qfrc_damper[i] != 0);
  trees_close(&t);
}

// bias = J' a (dJ/dt qvel), dJ/dt from two Jacobians a moment apart
static void bias_is_the_rate_of_the_row(void** state) {
  (void)state;
  for (int jacobian = ctJAC_DENSE; jacobian <= ctJAC_SPARSE; jacobian++) {
    Trees t = open(jacobian);
    ctData* e = ct_makeData(t.m);
    int nv = (int)t.m->nv;
    double bias[8] = {0}, rate = 0, h = 1e-6;
    t.m->tendon_armature[0] = 0.4;
    trees_state(t.m, t.d, 2);
    ct_forward(t.m, t.d);
    tendon_force_bias(t.m, t.d, bias);
    for (int s = -1; s <= 1; s += 2) {
      memcpy(e->qpos, t.d->qpos, (size_t)t.m->nq * sizeof(double));
      memcpy(e->qvel, t.d->qvel, (size_t)nv * sizeof(double));
      ct_integratePos(t.m, e->qpos, e->qvel, s * h);
      ct_forward(t.m, e);
      rate += s * e->ten_velocity[0] / (2 * h);
    }
    assert_true(fabs(rate) > 0.1);
    for (int i = 0; i < nv; i++) trees_near(bias[i], 0.4 * rate * t.d->ten_J[i], 1e-8);
    ct_deleteData(e);
    trees_close(&t);
  }
}

// With the bias the energy of a tendon's inertia and spring stays; without it, it would drift.
static void energy_stays(void** state) {
  (void)state;
  Trees t = open(ctJAC_AUTO);
  t.m->opt.integrator = ctINT_RK4;
  t.m->tendon_armature[0] = 0.4;
  t.m->tendon_stiffness[0] = 20;
  trees_state(t.m, t.d, 2);
  ct_forward(t.m, t.d);
  double start = t.d->energy[0] + t.d->energy[1];
  for (int k = 0; k < 2000; k++) ct_step(t.m, t.d);
  ct_forward(t.m, t.d);
  trees_near(t.d->energy[0] + t.d->energy[1], start, 5e-8);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(spring_has_a_dead_band),
      cmocka_unit_test(damper_and_its_switches),
      cmocka_unit_test(bias_is_the_rate_of_the_row),
      cmocka_unit_test(energy_stays),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
