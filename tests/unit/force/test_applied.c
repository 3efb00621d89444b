#include "force/applied.h"
#include "unit/pos/trees.h"

static void wrenches_of_all_bodies_add_up(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 1);
  ct_fwdPosition(t.m, t.d);
  double q[64] = {0}, expected[64] = {0};
  for (int i = 6; i < 6 * t.m->nbody; i++) t.d->xfrc_applied[i] = i % 4 == 0 ? 0 : sin(i);
  for (int b = 1; b < t.m->nbody; b++) {
    const double* x = t.d->xfrc_applied + 6 * b;
    ct_applyFT(t.m, t.d, x, x + 3, t.d->xipos + 3 * b, b, expected);
  }
  applied_add(t.m, t.d, q);
  trees_near_n(q, expected, (int)t.m->nv, 1e-14);
  trees_close(&t);
}

// A force of its weight upwards holds a free body, a torque turns it about its centre.
static void force_at_the_centre_of_mass(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .2 .3' pos='1 0 0'/></body>"
      "</worldbody></mujoco>");
  t.d->xfrc_applied[8] = t.m->body_mass[1] * 9.81;
  ct_forward(t.m, t.d);
  for (int i = 0; i < 6; i++) trees_near(t.d->qacc[i], 0, 1e-12);
  t.d->xfrc_applied[11] = 2; // about z
  ct_forward(t.m, t.d);
  trees_near(t.d->qacc[5], 2 / t.m->body_inertia[5], 1e-10);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(wrenches_of_all_bodies_add_up),
      cmocka_unit_test(force_at_the_centre_of_mass),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
