#include "force/bias.h"
#include "unit/pos/trees.h"

enum { MAXV = 64 };

static Trees ready(double seed) {
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, seed);
  ct_forward(t.m, t.d);
  return t;
}

// At rest the bias is minus the weight of every body at its centre of mass.
static void at_rest_it_is_gravity(void** state) {
  (void)state;
  Trees t = ready(1);
  int nv = (int)t.m->nv;
  for (int i = 0; i < nv; i++) t.d->qvel[i] = 0;
  ct_fwdVelocity(t.m, t.d);
  double q[MAXV] = {0}, weight[3];
  for (int b = 1; b < t.m->nbody; b++) {
    for (int k = 0; k < 3; k++) weight[k] = -t.m->body_mass[b] * t.m->opt.gravity[k];
    ct_applyFT(t.m, t.d, weight, NULL, t.d->xipos + 3 * b, b, q);
  }
  trees_near_n(t.d->qfrc_bias, q, nv, 1e-11);

  t.m->opt.disableflags |= ctDSBL_GRAVITY;
  rne(t.m, t.d, q);
  for (int i = 0; i < nv; i++) trees_near(q[i], 0, 0);
  trees_close(&t);
}

// rne with acceleration is M qacc + bias, except for armature, which it does not know.
static void with_acceleration_adds_inertia(void** state) {
  (void)state;
  Trees t = ready(2);
  int nv = (int)t.m->nv;
  double f[MAXV], Ma[MAXV];
  for (int i = 0; i < nv; i++) t.d->qacc[i] = sin(5.0 * i);
  ct_rne(t.m, t.d, 1, f);
  ct_mulM(t.m, t.d, Ma, t.d->qacc);
  for (int i = 0; i < nv; i++)
    trees_near(f[i], Ma[i] - t.m->dof_armature[i] * t.d->qacc[i] + t.d->qfrc_bias[i], 1e-10);
  ct_rne(t.m, t.d, 0, f);
  trees_near_n(f, t.d->qfrc_bias, nv, 0);
  trees_close(&t);
}

// Without gravity the velocity-dependent forces do the work that the change of M needs: v' C = d/dt
// (v'Mv/2) - v'M a = v' M' v / 2
static void coriolis_forces_keep_the_energy(void** state) {
  (void)state;
  Trees t = ready(3);
  t.m->opt.disableflags |= ctDSBL_GRAVITY;
  ct_fwdVelocity(t.m, t.d);
  double power = 0, e[2], dt = 1e-6;
  for (int i = 0; i < t.m->nv; i++) power += t.d->qfrc_bias[i] * t.d->qvel[i];
  ctData* o = ct_makeData(t.m);
  for (int k = 0; k < 2; k++) {
    memcpy(o->qpos, t.d->qpos, (size_t)t.m->nq * sizeof(double));
    memcpy(o->qvel, t.d->qvel, (size_t)t.m->nv * sizeof(double));
    ct_integratePos(t.m, o->qpos, t.d->qvel, k ? dt : -dt);
    ct_fwdPosition(t.m, o);
    ct_energyVel(t.m, o);
    e[k] = o->energy[1];
  }
  trees_near(power, (e[1] - e[0]) / (2 * dt), 1e-5);
  ct_deleteData(o);
  trees_close(&t);
}

// The world accelerates upwards in place of gravity, and a body's force is what its mass times
// acceleration asks for.
static void bodies_need_force_for_their_acceleration(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><freejoint/><geom size='.1' mass='2'/></body>"
                       "</worldbody></mujoco>");
  ct_forward(t.m, t.d);
  t.d->qacc[0] = 3;
  t.d->qacc[2] = -9.81;
  rne_bodies(t.m, t.d);
  trees_near(t.d->cacc[5], 9.81, 1e-14);
  trees_near(t.d->cfrc_int[6 + 3], 6, 1e-12);
  trees_near(t.d->cfrc_int[6 + 5], 0, 1e-12);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(at_rest_it_is_gravity),
      cmocka_unit_test(with_acceleration_adds_inertia),
      cmocka_unit_test(coriolis_forces_keep_the_energy),
      cmocka_unit_test(bodies_need_force_for_their_acceleration),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
