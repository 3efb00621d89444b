// Requirement 19 layer D, the part without contacts: what must hold whatever the numbers are.
#include "support/dense_mass.h"
#include "support/model_text.h"
#include "support/numbers.h"
#include "support/scene.h"

#include <math.h>
#include <stdlib.h>

// D1 ----------------------------------------------------------------------------------------------
typedef struct Momentum {
  double linear[3], angular[3];
} Momentum;

// Of everything, about the common centre of mass, in world axes.
static Momentum momentum(const ctModel* m, ctData* d) {
  Momentum p;
  ct_forward(m, d);
  ct_subtreeVel(m, d);
  for (int i = 0; i < 3; i++) {
    p.linear[i] = m->body_subtreemass[0] * d->subtree_linvel[i];
    p.angular[i] = d->subtree_angmom[i];
  }
  return p;
}

// Change of momentum over 500 steps of the free body with moments of inertia I that starts with
// spin w.
static Momentum momentum_lost(const double I[3], const double w[3], int integrator) {
  Scene s = scene_open("conservation/d_free_body.xml");
  s.m->opt.integrator = integrator;
  const double v[3] = {0.3, -0.2, 0.5};
  for (int i = 0; i < 3; i++) {
    s.m->body_inertia[3 + i] = I[i];
    s.d->qvel[i] = v[i];
    s.d->qvel[3 + i] = w[i];
  }
  Momentum before = momentum(s.m, s.d);
  assert_true(fabs(before.linear[2] - 1) < 1e-14);
  for (int step = 0; step < 500; step++) ct_step(s.m, s.d);
  Momentum after = momentum(s.m, s.d);
  for (int i = 0; i < 3; i++) {
    after.linear[i] = fabs(after.linear[i] - before.linear[i]);
    after.angular[i] = fabs(after.angular[i] - before.angular[i]);
  }
  scene_close(&s);
  return after;
}

static double largest(const double x[3]) { return larger(x[0], larger(x[1], x[2])); }

static const double round_body[3] = {0.02, 0.02, 0.02}, long_body[3] = {0.04, 0.03, 0.02};
static const double any_spin[3] = {1, 2, 3}, axis_spin[3] = {0, 0, 3};

static void r19_d1_momentum_is_conserved(void** state) {
  (void)state;
  Momentum lost[] = {momentum_lost(round_body, any_spin, ctINT_EULER),
                     momentum_lost(round_body, any_spin, ctINT_RK4),
                     momentum_lost(long_body, axis_spin, ctINT_EULER),
                     momentum_lost(long_body, axis_spin, ctINT_RK4)};
  for (int k = 0; k < 4; k++) {
    double tolerance = k % 2 ? 1e-10 : 1e-8;
    assert_true(largest(lost[k].linear) < tolerance);
    assert_true(largest(lost[k].angular) < tolerance);
  }
}

// A tumbling body: linear momentum is exact; angular momentum is as good as the order of the
// integrator. MuJoCo 3.5.0 loses 1.3e-4 with Euler and 1.7e-7 with RK4 here, so the requirement's
// 1e-8 and 1e-10 hold for no tumbling body of either engine.
static void r19_d1_tumbling_body_loses_what_the_integrator_loses(void** state) {
  (void)state;
  Momentum euler = momentum_lost(long_body, any_spin, ctINT_EULER);
  Momentum rk4 = momentum_lost(long_body, any_spin, ctINT_RK4);
  assert_true(largest(euler.linear) < 1e-10 && largest(rk4.linear) < 1e-10);
  assert_true(fabs(largest(euler.angular) - 1.305729805724451e-4) < 1e-10);
  assert_true(fabs(largest(rk4.angular) - 1.6527011702238692e-07) < 1e-10);
}

// D2 ----------------------------------------------------------------------------------------------
// Largest change of the energy over 1000 steps of 1 ms, as a part of the energy at the start.
static double energy_change_of(Scene s, int integrator, double start) {
  s.m->opt.timestep = 0.001;
  s.m->opt.integrator = integrator;
  for (int i = 0; i < s.m->nv; i++) s.m->dof_damping[i] = 0;
  s.d->qpos[0] += start;
  ct_forward(s.m, s.d);
  double first = s.d->energy[0] + s.d->energy[1], worst = 0;
  for (int step = 0; step < 1000; step++) {
    ct_step(s.m, s.d);
    worst = larger(worst, fabs(s.d->energy[0] + s.d->energy[1] - first));
  }
  scene_close(&s);
  return worst / fabs(first);
}

static double energy_change(const char* model, int integrator, double start) {
  return energy_change_of(scene_open(model), integrator, start);
}

// The requirement allows Euler 1e-2, RK4 1e-6 and the implicit integrators 1e-3. MuJoCo's implicit
// ones treat dampers and Coriolis forces only, so without damping they are near Euler (implicitfast
// is Euler): MuJoCo 3.5.0 loses the parts in the last column, beyond 1e-3 in two of the three.
static void r19_d2_energy_is_conserved(void** state) {
  (void)state;
  static const struct {
    const char* model;
    double start, implicit;
  } conservative[] = {{"stages/b_spring_damper_hinge.xml", -0.8, 0.006487936651525154},
                      {"two_ways/a_double_pendulum.xml", 0.5, 0.006089897260425404},
                      {"conservation/d_springs.xml", 0.2, 0.00036122079472856577}};
  for (int k = 0; k < 3; k++) {
    const char* model = conservative[k].model;
    double start = conservative[k].start;
    double euler = energy_change(model, ctINT_EULER, start);
    double rk4 = energy_change(model, ctINT_RK4, start);
    double implicit = energy_change(model, ctINT_IMPLICIT, start);
    double fast = energy_change(model, ctINT_IMPLICITFAST, start);
    print_message("%s: Euler %.1e, RK4 %.1e, implicit %.1e, implicitfast %.1e\n", model, euler, rk4,
                  implicit, fast);
    assert_true(euler < 0.01);
    assert_true(rk4 < 1e-6);
    assert_true(euler > 0 && rk4 > 0);
    assert_true(fabs(implicit - conservative[k].implicit) < 1e-9);
    assert_true(fabs(fast - euler) < 1e-9);
  }
}

// Springs so slow that all five integrators keep the bounds of the requirement. The implicit
// spring-damper integrator takes a part w^2 h^2 of the energy in each step, by its own formula:
// 1e-3 in 1000 steps up to w = 1, and far more where w is 10.
static void r19_d2_bounds_of_all_integrators(void** state) {
  (void)state;
  static const double bound[] = {[ctINT_EULER] = 0.01,
                                 [ctINT_RK4] = 1e-6,
                                 [ctINT_IMPLICIT] = 0.001,
                                 [ctINT_IMPLICITFAST] = 0.001,
                                 [ctINT_SPRINGDAMPER] = 0.001};
  static const char slow[] =
      "<mujoco><option gravity='0 0 0'><flag energy='enable' contact='disable'/></option>"
      "<worldbody><body><joint type='slide' axis='1 0 0' stiffness='.5'/><geom size='.1' mass='1'/>"
      "<body pos='1 0 0'><joint type='slide' axis='0 1 0' stiffness='.3'/><geom size='.1' "
      "mass='.5'/></body></body></worldbody></mujoco>";
  for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) {
    Scene s = {model_text(slow), NULL};
    s.d = ct_makeData(s.m);
    s.d->qpos[1] = .1;
    double change = energy_change_of(s, k, .3);
    if (!(change > 0 && change < bound[k])) fail_msg("integrator %d loses %.1e", k, change);
  }
}

// D3 ----------------------------------------------------------------------------------------------
// Twins on both sides of the middle, hinges mirrored: pendulums, a spring and a stop.
static const char* const twins =
    "<mujoco><option timestep='.001'/><worldbody>"
    "<body pos='0 .5 2'><joint axis='0 1 0'/><geom type='capsule' size='.03' fromto='0 0 0 .4 0 "
    "0'/>"
    "<body pos='.4 0 0'><joint axis='0 1 0' damping='.01' stiffness='1' range='-5 5'/>"
    "<geom type='capsule' size='.02' fromto='0 0 0 .3 0 0'/></body></body>"
    "<body pos='0 -.5 2'><joint axis='0 1 0'/>"
    "<geom type='capsule' size='.03' fromto='0 0 0 .4 0 0'/>"
    "<body pos='.4 0 0'><joint axis='0 1 0' damping='.01' stiffness='1' range='-5 5'/>"
    "<geom type='capsule' size='.02' fromto='0 0 0 .3 0 0'/></body></body></worldbody></mujoco>";

static void r19_d3_symmetry_is_preserved(void** state) {
  (void)state;
  static const int integrators[] = {ctINT_EULER, ctINT_RK4, ctINT_IMPLICIT, ctINT_IMPLICITFAST,
                                    ctINT_SPRINGDAMPER};
  ctModel* m = model_text(twins);
  assert_int_equal(m->nq, 4);
  for (int k = 0; k < 5; k++) {
    ctData* d = ct_makeData(m);
    m->opt.integrator = integrators[k];
    d->qvel[0] = d->qvel[2] = 1;
    d->qvel[1] = d->qvel[3] = -3;
    int rows = 0;
    for (int step = 0; step < 500; step++) {
      ct_step(m, d);
      rows += d->nefc;
      for (int i = 0; i < 2; i++) assert_true(fabs(d->qpos[i] - d->qpos[2 + i]) < 1e-12);
    }
    assert_true(rows > 0 && fabs(d->qpos[0]) > 0.1);
    ct_deleteData(d);
  }
  ct_deleteModel(m);
}

// D4 ----------------------------------------------------------------------------------------------
static void r19_d4_nothing_moves_without_gravity(void** state) {
  (void)state;
  static const char* const models[] = {"two_ways/a_double_pendulum.xml", "two_ways/a_ball_free.xml",
                                       "two_ways/a_three_link_arm.xml",  "tree27.xml",
                                       "stages/b_ball_joint_chain.xml",  "stages/b_gravcomp.xml"};
  for (int k = 0; k < 6; k++) {
    Scene s = scene_open(models[k]);
    s.m->opt.disableflags |= ctDSBL_GRAVITY;
    ct_forward(s.m, s.d);
    for (int i = 0; i < s.m->nv; i++) assert_true(fabs(s.d->qacc[i]) <= 1e-14);
    s.m->opt.disableflags = 0;
    ct_forward(s.m, s.d);
    double sum = 0;
    for (int i = 0; i < s.m->nv; i++) sum += fabs(s.d->qacc[i]);
    assert_true(sum > 0);
    scene_close(&s);
  }
}

// D5 ----------------------------------------------------------------------------------------------
static void check_mass_matrix(const ctModel* m, ctData* d) {
  int n = (int)m->nv;
  double* M = dense_mass_columns(m, d);
  double* product = dense_mass_product(m, d);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) assert_true(fabs(M[i * n + j] - M[j * n + i]) < 1e-14);
    assert_true(M[i * n + i] >= m->dof_armature[i]);
    assert_true(M[i * n + i] > 0);
  }
  assert_true(dense_mass_difference(M, product, n) < 1e-12);
  assert_int_equal(ctu_cholFactor(M, n, 1e-12), n); // positive definite: full rank
  free(M);
  free(product);
}

static void r19_d5_mass_matrix_is_one(void** state) {
  (void)state;
  static const char* const models[] = {"stages/b_double_pendulum.xml",
                                       "stages/b_free_body.xml",
                                       "stages/b_ant_standing.xml",
                                       "stages/b_ball_joint_chain.xml",
                                       "stages/b_spring_kinds.xml",
                                       "tree27.xml",
                                       "arm.xml",
                                       "chain30.xml"};
  for (int k = 0; k < 8; k++) {
    Scene s = scene_open(models[k]);
    for (int seed = 0; seed < 4; seed++) {
      if (seed) scene_pose(s.m, s.d, 10 * seed);
      ct_forward(s.m, s.d);
      check_mass_matrix(s.m, s.d);
    }
    scene_close(&s);
  }
}

// D6 ----------------------------------------------------------------------------------------------
static void check_quaternions(const ctModel* m, const ctData* d) {
  for (int j = 0; j < m->njnt; j++) {
    if (m->jnt_type[j] != ctJNT_FREE && m->jnt_type[j] != ctJNT_BALL) continue;
    const double* q = d->qpos + m->jnt_qposadr[j] + (m->jnt_type[j] == ctJNT_FREE ? 3 : 0);
    assert_true(fabs(ctu_norm(q, 4) - 1) < 1e-10);
  }
}

static void r19_d6_quaternions_stay_normal(void** state) {
  (void)state;
  static const char* const models[] = {"two_ways/a_ball_free.xml", "stages/b_ball_joint_chain.xml",
                                       "tree27.xml", "demo.xml"};
  for (int k = 0; k < 4; k++) {
    for (int integrator = ctINT_EULER; integrator <= ctINT_SPRINGDAMPER; integrator++) {
      Scene s = scene_open(models[k]);
      s.m->opt.integrator = integrator;
      scene_speed(s.m, s.d, 1, 3);
      for (int step = 0; step < 1000; step++) {
        ct_step(s.m, s.d);
        check_quaternions(s.m, s.d);
      }
      scene_close(&s);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r19_d1_momentum_is_conserved),
      cmocka_unit_test(r19_d1_tumbling_body_loses_what_the_integrator_loses),
      cmocka_unit_test(r19_d2_energy_is_conserved),
      cmocka_unit_test(r19_d2_bounds_of_all_integrators),
      cmocka_unit_test(r19_d3_symmetry_is_preserved),
      cmocka_unit_test(r19_d4_nothing_moves_without_gravity),
      cmocka_unit_test(r19_d5_mass_matrix_is_one),
      cmocka_unit_test(r19_d6_quaternions_stay_normal),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
