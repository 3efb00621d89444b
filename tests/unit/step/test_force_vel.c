#include "step/force_vel.h"
#include "support/failing_memory.h"
#include "unit/step/force_vel_check.h"

// Two branches with ball, hinge and slide joints, tied together by tendons with dampers and
// armature; wings of a millimetre in a medium.
#define CREATURE(option)                                                                           \
  "<mujoco><option density='1.2' viscosity='1e-4' wind='.1 .2 0' " option                          \
  "><flag contact='disable'/></option><worldbody>"                                                 \
  "<body><freejoint/><geom type='box' size='.1 .15 .2' pos='.05 0 0'/><site name='a'/>"            \
  "<body pos='.3 0 0'><joint type='ball' pos='.02 0 0' damping='.1'/><joint type='slide'/>"        \
  "<geom type='capsule' size='.05 .2' pos='0 .1 .1'/><site name='b' pos='0 .2 .1'/>"               \
  "<body pos='0 .2 .2'><joint axis='1 0 0'/><joint type='slide' axis='0 1 1' damping='.3'/>"       \
  "<geom type='ellipsoid' size='.0001 .001 .002' fluidshape='ellipsoid' mass='1e-4'/>"             \
  "<geom size='.04'/><site name='c' pos='.1 .1 0'/></body></body>"                                 \
  "<body pos='-.3 0 0'><joint axis='0 1 0' name='j'/><geom size='.1' pos='-.1 0 .1'/>"             \
  "<site name='d' pos='-.1 .1 .1'/></body></body>"                                                 \
  "<body pos='0 1 0'><joint type='slide' axis='1 1 0' name='k'/><geom size='.1'/>"                 \
  "<site name='e' pos='.1 0 0'/></body></worldbody><tendon>"                                       \
  "<spatial armature='.4' damping='.7'><site site='c'/><site site='d'/><site site='e'/>"           \
  "<pulley divisor='2'/><site site='a'/><site site='b'/></spatial>"                                \
  "<fixed damping='.5' armature='.1'><joint joint='j' coef='2'/><joint joint='k' coef='-1'/>"      \
  "</fixed></tendon></mujoco>"

static void every_entry_is_a_difference(void** state) {
  (void)state;
  for (int jacobian = ctJAC_DENSE; jacobian <= ctJAC_SPARSE; jacobian++) {
    for (int seed = 1; seed < 5; seed++) {
      Trees t = trees_open(CREATURE(""));
      t.m->opt.jacobian = jacobian;
      trees_state(t.m, t.d, seed);
      assert_true(force_vel_check(&t, 1e-8) > 0.5);
      trees_close(&t);
    }
  }
}

static void all_kinds_of_joints(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 3);
  assert_true(force_vel_check(&t, 1e-8) > 0.2);
  trees_close(&t);
}

// The matrix of implicitfast is made symmetric; this one is what it is.
static void whatever_the_integrator(void** state) {
  (void)state;
  Trees t = trees_open(CREATURE("integrator='implicitfast'"));
  trees_state(t.m, t.d, 2);
  force_vel_check(&t, 1e-8);
  trees_close(&t);
}

// Dofs of different branches, for which qDeriv has no room.
static void across_branches(void** state) {
  (void)state;
  Trees t = trees_open(CREATURE(""));
  int nv = (int)t.m->nv, j = t.m->jnt_dofadr[ct_name2id(t.m, ctOBJ_JOINT, "j")], k = nv - 1;
  for (int i = 0; i < 2; i++) t.m->tendon_armature[i] = 0;
  t.m->tendon_damping[0] = 0;
  double* D = force_vel_matrix(&t);
  trees_near(D[j * nv + k], 0.5 * 2, 1e-14);
  trees_near(D[k * nv + j], 0.5 * 2, 1e-14);
  free(D);
  t.m->opt.disableflags |= ctDSBL_DAMPER;
  D = force_vel_matrix(&t);
  trees_near(D[j * nv + k], 0, 0);
  free(D);
  trees_close(&t);
}

// At rest nothing is divided by zero, and only what is linear in velocity is left.
static void at_rest(void** state) {
  (void)state;
  Trees t = trees_open(CREATURE(""));
  t.m->opt.wind[0] = t.m->opt.wind[1] = 0;
  double* D = force_vel_matrix(&t);
  for (int i = 0; i < t.m->nv * t.m->nv; i++) assert_true(isfinite(D[i]));
  trees_near(D[t.m->nv * t.m->nv - 1] < 0, 1, 0);
  free(D);
  trees_close(&t);
}

static void switched_off(void** state) {
  (void)state;
  Trees t = trees_open(CREATURE(""));
  t.m->opt.disableflags |= ctDSBL_DAMPER | ctDSBL_SPRING; // the medium, too
  trees_state(t.m, t.d, 2);
  force_vel_check(&t, 1e-8);
  trees_close(&t);
}

// Nothing of the data changes.
static void leaves_the_data_alone(void** state) {
  (void)state;
  Trees t = trees_open(CREATURE(""));
  trees_state(t.m, t.d, 2);
  ct_forward(t.m, t.d);
  ctData* e = ct_copyData(NULL, t.m, t.d);
  double* D = malloc((size_t)(t.m->nv * t.m->nv) * sizeof *D);
  ctd_forceVel(t.m, t.d, D);
  assert_memory_equal(t.d->buffer, e->buffer, (size_t)t.d->nbuffer);
  free(D);
  ct_deleteData(e);
  trees_close(&t);
}

// Without memory the matrix is zero and the data says why; nothing is lost.
static bool with_little_memory(MemoryCount* c) {
  static double D[64 * 64];
  Trees t = trees_open(CREATURE(""));
  ct_forward(t.m, t.d);
  D[0] = 1;
  memory_scarce(c);
  ctd_forceVel(t.m, t.d, D);
  memory_enough(c);
  bool done = !ct_lastWarning(t.d)[0];
  if (!done) trees_near(D[0], 0, 0);
  trees_close(&t);
  return done;
}

static void no_memory(void** state) {
  (void)state;
  assert_int_equal(memory_failures(with_little_memory), 1);
}

static void nothing_moves(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><geom size='1'/></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  ctd_forceVel(t.m, t.d, NULL);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_entry_is_a_difference),
      cmocka_unit_test(all_kinds_of_joints),
      cmocka_unit_test(whatever_the_integrator),
      cmocka_unit_test(across_branches),
      cmocka_unit_test(at_rest),
      cmocka_unit_test(switched_off),
      cmocka_unit_test(leaves_the_data_alone),
      cmocka_unit_test(no_memory),
      cmocka_unit_test(nothing_moves),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
