#include "force/velocity.h"
#include "math/vec.h"
#include "unit/pos/trees.h"

// The motion of a body, moved to its centre of mass, is the derivative of its position.
static void velocities_are_derivatives(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 1);
  ct_fwdPosition(t.m, t.d);
  com_velocity(t.m, t.d);
  ctData* e = ct_makeData(t.m);
  double dt = 1e-6;
  static double x[2][3 * 64];
  for (int k = 0; k < 2; k++) {
    memcpy(e->qpos, t.d->qpos, (size_t)t.m->nq * sizeof(double));
    ct_integratePos(t.m, e->qpos, t.d->qvel, k ? dt : -dt);
    ct_fwdPosition(t.m, e);
    memcpy(x[k], e->xipos, (size_t)(3 * t.m->nbody) * sizeof(double));
  }
  for (int b = 0; b < t.m->nbody; b++) {
    double v[6];
    ct_objectVelocity(t.m, t.d, ctOBJ_BODY, b, v, 0);
    for (int k = 0; k < 3; k++)
      trees_near(v[3 + k], (x[1][3 * b + k] - x[0][3 * b + k]) / (2 * dt), 1e-7);
  }
  ct_deleteData(e);
  trees_close(&t);
}

// cvel is a sum over ancestors: cvel_b - cvel_parent = sum cdof qvel
static void velocities_add_up_along_the_tree(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 2);
  ct_fwdPosition(t.m, t.d);
  com_velocity(t.m, t.d);
  for (int b = 1; b < t.m->nbody; b++) {
    double v[6];
    copy6(v, t.d->cvel + 6 * t.m->body_parentid[b]);
    for (int i = t.m->body_dofadr[b], n = 0; n < t.m->body_dofnum[b]; i++, n++)
      addtoscl6(v, t.d->cdof + 6 * i, t.d->qvel[i]);
    trees_near_n(t.d->cvel + 6 * b, v, 6, 1e-13);
  }
  trees_close(&t);
}

static void translations_of_a_free_body_do_not_turn(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 3);
  for (int i = 0; i < 6 * t.m->nv; i++) t.d->cdof_dot[i] = NAN;
  ct_fwdPosition(t.m, t.d);
  com_velocity(t.m, t.d);
  int i = t.m->jnt_dofadr[ct_name2id(t.m, ctOBJ_JOINT, "float")];
  for (int k = 0; k < 18; k++) assert_true(t.d->cdof_dot[6 * i + k] == 0);
  for (int k = 0; k < 6 * t.m->nv; k++) assert_true(isfinite(t.d->cdof_dot[k]));
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(velocities_are_derivatives),
      cmocka_unit_test(velocities_add_up_along_the_tree),
      cmocka_unit_test(translations_of_a_free_body_do_not_turn),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
