#include "sense/energy.h"
#include "unit/pos/trees.h"

#include <math.h>

static void known_values(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body pos='0 0 2'><joint type='slide' axis='0 0 1' "
                       "stiffness='8' springref='.5'/>"
                       "<geom size='.1' mass='3'/></body></worldbody></mujoco>");
  t.d->qpos[0] = 1;
  t.d->qvel[0] = 2;
  ct_forward(t.m, t.d);
  assert_true(t.d->energy[0] == 0 && t.d->energy[1] == 0); // not asked for
  ct_energyPos(t.m, t.d);
  ct_energyVel(t.m, t.d);
  trees_near(t.d->energy[0], 3 * 9.81 * 3 + 0.5 * 8 * 0.25, 1e-12);
  trees_near(t.d->energy[1], 0.5 * 3 * 4, 1e-12);
  assert_true(t.d->flg_energypos && t.d->flg_energyvel);
  t.m->opt.disableflags |= ctDSBL_SPRING;
  ct_energyPos(t.m, t.d);
  trees_near(t.d->energy[0], 3 * 9.81 * 3, 1e-12);
  t.m->opt.disableflags |= ctDSBL_GRAVITY;
  ct_energyPos(t.m, t.d);
  trees_near(t.d->energy[0], 0, 0);
  trees_close(&t);
}

// Springs along the edges of a one-dimensional flex count; the number is MuJoCo's.
static void edges_of_a_string(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option gravity='0 0 0'/><worldbody><flexcomp name='f' dim='1' "
                       "count='4 1 1' spacing='.1 .1 .1'><edge stiffness='3'/>"
                       "<contact selfcollide='none'/></flexcomp></worldbody></mujoco>");
  for (int i = 0; i < t.m->nq; i++) t.d->qpos[i] = 0.01 * sin(i);
  ct_forward(t.m, t.d);
  ct_energyPos(t.m, t.d);
  trees_near(t.d->energy[0], 0.0001634942991135674, 1e-15);
  trees_close(&t);
}

// sum of m v^2 / 2 + w I w / 2 over bodies, and the armature
static void kinetic_energy_of_all_bodies(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 2);
  ct_forward(t.m, t.d);
  double sum = 0;
  for (int b = 1; b < t.m->nbody; b++) {
    double v[6];
    ct_objectVelocity(t.m, t.d, ctOBJ_BODY, b, v, 1);
    for (int k = 0; k < 3; k++)
      sum += 0.5 * t.m->body_inertia[3 * b + k] * v[k] * v[k] +
             0.5 * t.m->body_mass[b] * v[3 + k] * v[3 + k];
  }
  for (int i = 0; i < t.m->nv; i++) sum += 0.5 * t.m->dof_armature[i] * t.d->qvel[i] * t.d->qvel[i];
  trees_near(t.d->energy[1], sum, 1e-11);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(known_values),
      cmocka_unit_test(edges_of_a_string),
      cmocka_unit_test(kinetic_energy_of_all_bodies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
