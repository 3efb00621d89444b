#include "step/inverse.h"
#include "support/numbers.h"
#include "unit/force/kind_flexes.h"
#include "unit/pos/trees.h"

// The inverse of the forward dynamics is the applied force.
static void gives_back_the_applied_force(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  for (int seed = 0; seed < 5; seed++) {
    trees_state(t.m, t.d, seed);
    for (int i = 0; i < t.m->nv; i++) t.d->qfrc_applied[i] = 3 * sin(i + seed);
    ct_forward(t.m, t.d);
    double a[64];
    memcpy(a, t.d->qacc, (size_t)t.m->nv * sizeof(double));
    ct_inverse(t.m, t.d);
    trees_near_n(t.d->qfrc_inverse, t.d->qfrc_applied, (int)t.m->nv, 1e-9);
    trees_near_n(t.d->qacc, a, (int)t.m->nv, 0);
  }
  trees_close(&t);
}

// The other way round: applying what the inverse asks for makes the acceleration.
static void makes_the_acceleration(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 7);
  double a[64];
  for (int i = 0; i < t.m->nv; i++) t.d->qacc[i] = a[i] = cos(3.0 * i);
  inverse(t.m, t.d);
  memcpy(t.d->qfrc_applied, t.d->qfrc_inverse, (size_t)t.m->nv * sizeof(double));
  ct_forward(t.m, t.d);
  trees_near_n(t.d->qacc, a, (int)t.m->nv, 1e-10);
  trees_close(&t);
}

// With invdiscrete, qacc is the change of velocity over the step that Euler really makes.
static void discrete_acceleration(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  t.m->opt.enableflags |= ctENBL_INVDISCRETE;
  trees_state(t.m, t.d, 8);
  double v[64], a[64], q[64], h = t.m->opt.timestep;
  memcpy(v, t.d->qvel, (size_t)t.m->nv * sizeof(double));
  memcpy(q, t.d->qpos, (size_t)t.m->nq * sizeof(double));
  ct_step(t.m, t.d);
  for (int i = 0; i < t.m->nv; i++) t.d->qacc[i] = a[i] = (t.d->qvel[i] - v[i]) / h;
  memcpy(t.d->qvel, v, (size_t)t.m->nv * sizeof(double));
  memcpy(t.d->qpos, q, (size_t)t.m->nq * sizeof(double));
  ct_inverse(t.m, t.d);
  for (int i = 0; i < t.m->nv; i++) trees_near(t.d->qfrc_inverse[i], 0, 1e-9);
  trees_near_n(t.d->qacc, a, (int)t.m->nv, 0);
  t.m->opt.enableflags &= ~ctENBL_INVDISCRETE;
  ct_inverse(t.m, t.d);
  double worst = 0;
  for (int i = 0; i < t.m->nv; i++) worst = larger(worst, fabs(t.d->qfrc_inverse[i]));
  assert_true(worst > 1e-4); // the continuous inverse sees the implicit damping as a force
  trees_close(&t);
}

// A step from a random state, then the inverse of the change of velocity: largest error of the
// force over the largest applied one.
static double discrete_error(ctModel* m, ctData* d) {
  int nv = (int)m->nv, nq = (int)m->nq;
  double q[200], v[200], F[200], h = m->opt.timestep;
  assert_true(nv <= 200 && nq <= 200);
  m->opt.enableflags |= ctENBL_INVDISCRETE;
  m->opt.tolerance = 0;
  for (int i = 0; i < nv; i++) d->qfrc_applied[i] = F[i] = 0.1 * sin(3 * i);
  memcpy(q, d->qpos, (size_t)nq * sizeof *q);
  memcpy(v, d->qvel, (size_t)nv * sizeof *v);
  ct_step(m, d);
  for (int i = 0; i < nv; i++) d->qacc[i] = (d->qvel[i] - v[i]) / h;
  memcpy(d->qpos, q, (size_t)nq * sizeof *q);
  memcpy(d->qvel, v, (size_t)nv * sizeof *v);
  ct_inverse(m, d);
  return largest_difference(d->qfrc_inverse, F, nv) / largest_of(F, nv);
}

// A sheet or a block that lies on the floor.
static ctModel* open_lying_flex(int dim, const char* more) {
  char xml[1500];
  snprintf(xml, sizeof xml,
           "<mujoco xmlns:corten='corten'><option timestep='.01'/><worldbody><geom type='plane' "
           "size='1 1 1'/><flexcomp name='f' type='grid' dim='%d' count='3 3 %d' "
           "spacing='.1 .08 .09' mass='.2' radius='.005' pos='0 0 %g'><edge equality='false'/>"
           "<contact selfcollide='none' internal='false'/><elasticity young='1e6' poisson='.3' "
           "damping='.01' %s %s/></flexcomp></worldbody></mujoco>",
           dim, dim - 1, dim == 2 ? 0.005 : 0.05, dim == 2 ? "thickness='.01'" : "", more);
  return model_text(xml);
}

// M + h D + h^2 K and h K v are in the discrete inverse, of flexes that touch the floor. At this
// modulus h^2 K is a thousand times M.
static void implicit_flexes_have_a_discrete_inverse(void** state) {
  (void)state;
  static const char* const kMore[][2] = {
      {"elasticity_model='neo_hookean' bending_model='bridson'", "elasticity_model='stvk'"},
      {"elastic2d='both' corten:implicit='true'", "corten:implicit='true'"}};
  for (int k = 0; k < 8; k++) {
    int dim = 2 + k % 2;
    ctModel* m = open_lying_flex(dim, kMore[k / 4][dim - 2]);
    ctData* d = kind_flex_start(m, 0.004, 0.3);
    m->opt.integrator = k & 2 ? ctINT_IMPLICIT : ctINT_IMPLICITFAST;
    assert_true(d->ncon > 2);
    double error = discrete_error(m, d);
    print_message("discrete inverse of implicit flexes: %g\n", error);
    assert_within(error, 0, 1e-7);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// MuJoCo leaves out the stiffness of interpolated flexes here.
static void interpolated_flexes_have_no_discrete_inverse(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option integrator='implicitfast'/><worldbody><flexcomp name='f' "
                       "type='grid' dim='3' count='3 3 3' spacing='.1 .1 .1' mass='1' "
                       "dof='trilinear'><contact selfcollide='none'/><elasticity young='1e4' "
                       "poisson='.2'/></flexcomp></worldbody></mujoco>");
  for (int i = 0; i < t.m->nv; i++) t.d->qvel[i] = 0.1 * cos(i);
  assert_true(discrete_error(t.m, t.d) > 1e-2);
  trees_close(&t);
}

static void stages_can_be_skipped(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 9);
  ct_forward(t.m, t.d);
  ct_inverse(t.m, t.d);
  double f[64];
  memcpy(f, t.d->qfrc_inverse, (size_t)t.m->nv * sizeof(double));
  t.d->qpos[0] += 1;
  ct_inverseSkip(t.m, t.d, ctSTAGE_VEL, 1);
  trees_near_n(t.d->qfrc_inverse, f, (int)t.m->nv, 0);
  ct_invPosition(t.m, t.d);
  ct_invVelocity(t.m, t.d);
  t.d->qfrc_constraint[0] = 5;
  ct_invConstraint(t.m, t.d);
  assert_true(t.d->qfrc_constraint[0] == 0);
  t.d->solver_fwdinv[0] = 1;
  ct_compareFwdInv(t.m, t.d);
  assert_true(t.d->solver_fwdinv[0] == 0);
  trees_close(&t);
}

// Numbers of MuJoCo 3.5.0: a ball that begins asleep on the floor, and one that falls.
static void sleepers_feel_no_bias(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option><flag sleep='enable'/></option><worldbody><geom type='plane' size='5 5 .1'/>"
      "<body pos='0 0 .1' sleep='init'><freejoint/><geom size='.1' mass='1'/></body><body pos='2 0 "
      "3'><freejoint/><geom size='.1' mass='1'/></body></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  assert_true(t.d->tree_asleep[0] >= 0 && t.d->tree_asleep[1] < 0);
  memset(t.d->qacc, 0, 12 * sizeof(double));
  ct_inverse(t.m, t.d);
  trees_near(t.d->qfrc_bias[2], 9.81, 1e-12);
  trees_near(t.d->qfrc_inverse[2], 0, 0);
  trees_near(t.d->qfrc_inverse[8], 9.81, 1e-12);
  trees_close(&t);
}

// The forces of rows follow from the acceleration only in the convex formulation.
static void other_formulations_are_warned_of(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  ct_forward(t.m, t.d);
  ct_inverse(t.m, t.d);
  assert_string_equal(ct_lastWarning(t.d), "");
  t.m->opt.formulation = ctFORM_XPBD;
  ct_inverse(t.m, t.d);
  assert_non_null(strstr(ct_lastWarning(t.d), "xpbd"));
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gives_back_the_applied_force),
      cmocka_unit_test(makes_the_acceleration),
      cmocka_unit_test(discrete_acceleration),
      cmocka_unit_test(implicit_flexes_have_a_discrete_inverse),
      cmocka_unit_test(interpolated_flexes_have_no_discrete_inverse),
      cmocka_unit_test(stages_can_be_skipped),
      cmocka_unit_test(sleepers_feel_no_bias),
      cmocka_unit_test(other_formulations_are_warned_of),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
