// Requirement 13: an integrator that is implicit in springs and dampers, of tendons too.
#include "support/numbers.h"
#include "support/stable.h"
#include "unit/pos/trees.h"

// Two links in different trees that a stiff tendon ties together.
#define TIED(integrator)                                                                           \
  "<mujoco><option timestep='.01' gravity='0 0 0' integrator='" integrator "'>"                    \
  "<flag contact='disable'/></option><worldbody>"                                                  \
  "<body><joint name='a' type='slide'/><geom size='.1' mass='1'/></body>"                          \
  "<body pos='1 0 0'><joint name='b' type='slide'/><geom size='.1' mass='1'/></body></worldbody>"  \
  "<tendon><fixed stiffness='1e6' damping='10' springlength='0'><joint joint='a' coef='1'/>"       \
  "<joint joint='b' coef='-1'/></fixed></tendon></mujoco>"

// Distance of the two links, the largest in a run and the last one. A run that ends in a bad state
// without `diverges` fails when its data is released.
typedef struct Swing {
  double most, last;
} Swing;

static Swing swing(const char* xml, int steps, bool diverges) {
  Trees t = trees_open(xml);
  Swing s = {0, 0};
  t.m->opt.disableflags |= ctDSBL_AUTORESET; // or a run that diverges starts again
  t.d->qpos[0] = .01;
  for (int i = 0; i < steps && s.most < 1e6; i++) {
    ct_step(t.m, t.d);
    s.last = fabs(t.d->qpos[0] - t.d->qpos[1]);
    s.most = larger(s.most, s.last);
  }
  if (diverges) stable_forget(t.d);
  trees_close(&t);
  return s;
}

// h^2 k / m is 100 here: the explicit step multiplies the distance by some 200 at a time.
static void r13_ac01_stable_where_euler_diverges(void** state) {
  (void)state;
  assert_true(swing(TIED("Euler"), 100, true).most > 1e3);
  Swing s = swing(TIED("implicitspringdamper"), 1000, false);
  assert_true(s.most <= .01);
  assert_below(s.last, 1e-6); // at rest: the energy is gone
}

// Joints only: the diagonal formula (M + h D + h^2 K) v' = M v + h f - h K (q - q0), with a dense
// M.
static void r13_ac02_joints_alone_by_the_diagonal_formula(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option timestep='.02' integrator='implicitspringdamper'>"
                       "<flag contact='disable'/></option><worldbody>"
                       "<body><joint axis='0 1 0' stiffness='50' damping='2' springref='20'/>"
                       "<geom type='capsule' size='.05 .2' pos='.2 0 0'/>"
                       "<body pos='.4 0 0'><joint axis='0 1 .5' stiffness='20' damping='.3'/>"
                       "<geom type='capsule' size='.05 .2' pos='.2 0 0'/></body></body>"
                       "</worldbody></mujoco>");
  trees_state(t.m, t.d, 1);
  double h = .02, q[2] = {t.d->qpos[0], t.d->qpos[1]}, v[2] = {t.d->qvel[0], t.d->qvel[1]};
  ct_forward(t.m, t.d);
  double M[4], b[2];
  ct_fullM(t.m, M, t.d->qM);
  for (int i = 0; i < 2; i++) {
    b[i] = -h * t.d->qfrc_bias[i] - h * t.m->jnt_stiffness[i] * (q[i] - t.m->qpos_spring[i]);
    for (int k = 0; k < 2; k++) b[i] += M[2 * i + k] * v[k];
  }
  for (int i = 0; i < 2; i++) M[3 * i] += h * t.m->dof_damping[i] + h * h * t.m->jnt_stiffness[i];
  double det = M[0] * M[3] - M[1] * M[2];
  const double want[2] = {(M[3] * b[0] - M[1] * b[1]) / det, (M[0] * b[1] - M[2] * b[0]) / det};
  ct_step(t.m, t.d);
  trees_near_n(t.d->qvel, want, 2, 1e-12);
  trees_close(&t);
}

// With tendons: v' of the two masses in closed form. Joints that no tendon touches feel nothing.
static void r13_ac03_coupling_is_where_the_tendon_is(void** state) {
  (void)state;
  Trees t = trees_open(TIED("implicitspringdamper"));
  t.d->qpos[0] = .01;
  t.d->qvel[1] = .3;
  ct_step(t.m, t.d);
  // sum of momenta stays; the difference u of velocities: (1/2 + h d + h^2 k) u' = u/2 - h k x
  double h = .01, d = 10, k = 1e6, u = (-.3 / 2 - h * k * .01) / (.5 + h * d + h * h * k);
  trees_near(t.d->qvel[0] + t.d->qvel[1], .3, 1e-12);
  trees_near(t.d->qvel[0] - t.d->qvel[1], u, 1e-12);
  trees_close(&t);

  // a third body beside them moves as if the tendon were not there
  Trees with = trees_open(
      "<mujoco><option timestep='.01' integrator='implicitspringdamper'/><worldbody>"
      "<body><joint name='a' type='slide'/><geom size='.1'/></body>"
      "<body pos='1 0 0'><joint axis='0 1 0' stiffness='30'/><geom size='.1' pos='0 0 .3'/></body>"
      "</worldbody><tendon><fixed stiffness='1e6'><joint joint='a' coef='1'/></fixed></tendon>"
      "</mujoco>");
  Trees without =
      trees_open("<mujoco><option timestep='.01' integrator='implicitspringdamper'/><worldbody>"
                 "<body><joint axis='0 1 0' stiffness='30'/><geom size='.1' pos='0 0 .3'/></body>"
                 "</worldbody></mujoco>");
  with.d->qpos[0] = .2;
  with.d->qpos[1] = without.d->qpos[0] = .4;
  for (int i = 0; i < 20; i++) {
    ct_step(with.m, with.d);
    ct_step(without.m, without.d);
    trees_near(with.d->qpos[1], without.d->qpos[0], 1e-13);
  }
  trees_close(&with);
  trees_close(&without);
}

// Forty pendulums, two of them tied: the matrix keeps the pattern and the numbers that it has
// without the tendon; with a slack one everything is as without, to the bit.
static void r13_ac03_the_matrix_keeps_its_pattern(void** state) {
  (void)state;
#define MANY(stiffness, length)                                                                    \
  "<mujoco><option timestep='.01' integrator='implicitspringdamper'><flag contact='disable'/>"     \
  "</option><worldbody><body><joint name='a' axis='0 1 0' stiffness='3'/><geom size='.1' "         \
  "pos='.2 0 0'/></body><body><joint name='b' axis='0 1 0'/><geom size='.1' pos='.2 0 0'/></body>" \
  "<replicate count='38' offset='1 0 0'><body><joint axis='0 1 0' damping='.1'/><geom size='.1' "  \
  "pos='.2 0 0'/></body></replicate></worldbody><tendon><fixed stiffness='" stiffness              \
  "' springlength='" length "'><joint joint='a' coef='1'/><joint joint='b' coef='-1'/></fixed>"    \
  "</tendon></mujoco>"
  Trees t[3] = {trees_open(MANY("1e6", "0")), trees_open(MANY("0", "0")),
                trees_open(MANY("1e6", "-9 9"))};
  for (int k = 0; k < 3; k++) {
    t[k].d->qpos[0] = .3;
    ct_step(t[k].m, t[k].d);
    assert_int_equal(t[k].m->nC, 40); // the diagonal: the trees are apart
    assert_memory_equal(t[k].d->qH, t[0].d->qH, 40 * sizeof(double));
  }
  assert_true(fabs(t[0].d->qvel[1]) > 1); // pulled along
  assert_memory_equal(t[1].d->qvel, t[2].d->qvel, 40 * sizeof(double));
  assert_memory_equal(t[0].d->qvel + 2, t[1].d->qvel + 2, 38 * sizeof(double));
  for (int k = 0; k < 3; k++) trees_close(t + k);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r13_ac01_stable_where_euler_diverges),
      cmocka_unit_test(r13_ac02_joints_alone_by_the_diagonal_formula),
      cmocka_unit_test(r13_ac03_coupling_is_where_the_tendon_is),
      cmocka_unit_test(r13_ac03_the_matrix_keeps_its_pattern),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
