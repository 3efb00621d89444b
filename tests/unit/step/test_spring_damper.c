#include "step/spring_damper.h"
#include "unit/pos/trees.h"

// Two trees that a stiff tendon ties together, joint springs and dampers, a slack tendon.
#define TIED                                                                                       \
  "<mujoco><option timestep='.01' integrator='implicitspringdamper'><flag contact='disable'/>"     \
  "</option><worldbody>"                                                                           \
  "<body><joint name='a' axis='0 1 0' stiffness='300' damping='2' springref='20'/><geom "          \
  "size='.1' pos='0 0 .3'/>"                                                                       \
  "<body pos='0 0 .5'><joint name='b' axis='0 1 0' damping='.1'/><geom size='.1' pos='0 0 "        \
  ".3'/></body></body>"                                                                            \
  "<body pos='1 0 0'><joint name='c' axis='0 1 0'/><geom size='.1' pos='0 0 .3'/></body>"          \
  "</worldbody><tendon>"                                                                           \
  "<fixed stiffness='5e4' damping='30' springlength='.1'><joint joint='a' coef='1'/><joint "       \
  "joint='c' coef='-2'/></fixed>"                                                                  \
  "<fixed stiffness='1e4' springlength='-9 9'><joint joint='b' coef='1'/></fixed>"                 \
  "<fixed damping='50'><joint joint='b' coef='1'/><joint joint='c' coef='1'/></fixed>"             \
  "</tendon></mujoco>"

// A a + h K v is the force.
static void the_equation_holds(void** state) {
  (void)state;
  Trees t = trees_open(TIED);
  for (int k = 0; k < 4; k++) {
    t.m->opt.disableflags =
        ctDSBL_CONTACT | (k & 1 ? ctDSBL_SPRING : 0) | (k & 2 ? ctDSBL_DAMPER : 0);
    trees_state(t.m, t.d, k);
    ct_forward(t.m, t.d);
    double a[3], f[3];
    spring_damper_acceleration(t.m, t.d, a);
    spring_damper_force(t.m, t.d, f, a);
    trees_near_n(f, t.d->qfrc_smooth, 3, 1e-9 * 1e4);
    if (k == 3) trees_near_n(a, t.d->qacc_smooth, 3, 1e-12); // neither springs nor dampers
  }
  trees_close(&t);
}

// One dof: v' = (m v - h k q) / (m + h b + h^2 k)
static void an_oscillator(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option timestep='.1' gravity='0 0 0' "
                       "integrator='implicitspringdamper'/><worldbody><body><joint type='slide' "
                       "stiffness='50' damping='3'/><geom size='.1' mass='2'/></body></worldbody>"
                       "</mujoco>");
  assert_int_equal(t.m->opt.integrator, ctINT_SPRINGDAMPER);
  t.d->qpos[0] = 0.3;
  t.d->qvel[0] = 0.7;
  ct_step(t.m, t.d);
  double v = (2 * 0.7 - .1 * 50 * 0.3) / (2 + .1 * 3 + .01 * 50);
  trees_near(t.d->qvel[0], v, 1e-14);
  trees_near(t.d->qpos[0], 0.3 + .1 * v, 1e-14);
  trees_close(&t);
}

// The discrete inverse of a step gives the forces back.
static void the_inverse_of_a_step(void** state) {
  (void)state;
  Trees t = trees_open(TIED);
  t.m->opt.enableflags |= ctENBL_INVDISCRETE;
  trees_state(t.m, t.d, 2);
  t.d->qfrc_applied[1] = 3;
  ct_forward(t.m, t.d);
  double a[3];
  spring_damper_acceleration(t.m, t.d, a);
  memcpy(t.d->qacc, a, sizeof a);
  ct_inverse(t.m, t.d);
  const double want[3] = {0, 3, 0};
  trees_near_n(t.d->qfrc_inverse, want, 3, 1e-8);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_equation_holds),
      cmocka_unit_test(an_oscillator),
      cmocka_unit_test(the_inverse_of_a_step),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
