#include "sense/rne_post.h"
#include "unit/pos/trees.h"

// Joint forces hold up the weight and accelerate the bodies: the force through a joint, projected,
// is the joint's force.
static void internal_forces_project_to_joint_forces(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 4);
  for (int i = 0; i < 6 * t.m->nbody; i++) t.d->xfrc_applied[i] = i < 6 ? 0 : cos(i);
  ct_forward(t.m, t.d);
  rne_postconstraint(t.m, t.d);
  assert_int_equal(t.d->flg_rnepost, 1);
  for (int i = 0; i < t.m->nv; i++) {
    const double *f = t.d->cfrc_int + 6 * t.m->dof_bodyid[i], *s = t.d->cdof + 6 * i;
    double q = 0;
    for (int k = 0; k < 6; k++) q += f[k] * s[k];
    trees_near(q + t.m->dof_armature[i] * t.d->qacc[i], t.d->qfrc_passive[i], 1e-9);
  }
  trees_close(&t);
}

// With constraints too: joints of every kind carry passive and constraint forces of their own, and
// all else comes from outside.
static void balance_with_contacts_and_equalities(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><geom type='plane' size='5 5 1'/>"
                       "<body name='a' pos='0 0 .19'><freejoint/><geom type='box' size='.2 .2 .2'/>"
                       "<body name='b' pos='.3 0 .1'><joint axis='0 1 0'/><geom size='.1' pos='.1 "
                       "0 0'/></body></body>"
                       "<body name='c' pos='0 2 1'><freejoint/><geom size='.1'/></body>"
                       "<body name='d' pos='.5 2 1'><freejoint/><geom size='.1'/></body>"
                       "</worldbody><equality><weld body1='b' body2='c' torquescale='2'/>"
                       "<connect body1='c' body2='d' anchor='.2 0 .1'/></equality></mujoco>");
  for (int i = 0; i < 3; i++) ct_step(t.m, t.d);
  ct_forward(t.m, t.d);
  assert_true(t.d->ncon > 0 && t.d->ne == 9);
  rne_postconstraint(t.m, t.d);
  for (int i = 0; i < t.m->nv; i++) {
    const double *f = t.d->cfrc_int + 6 * t.m->dof_bodyid[i], *s = t.d->cdof + 6 * i;
    double q = 0;
    for (int k = 0; k < 6; k++) q += f[k] * s[k];
    // a weld's torque is scaled: only forces are compared where it acts
    if (t.m->dof_bodyid[i] == 4) trees_near(q, 0, 1e-6);
  }
  // the ground carries what the trees above weigh and their acceleration adds
  double up = 0;
  for (int b = 1; b < t.m->nbody; b++) up += t.d->cfrc_ext[6 * b + 5];
  double want = 0;
  for (int b = 1; b < t.m->nbody; b++) {
    double acc[6];
    ct_objectAcceleration(t.m, t.d, ctOBJ_BODY, b, acc, 0);
    want += t.m->body_mass[b] * acc[5];
  }
  trees_near(up, want, 1e-6 * fabs(want));
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(internal_forces_project_to_joint_forces),
      cmocka_unit_test(balance_with_contacts_and_equalities),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
