// The contact formulations side by side on scenes with a known end: bounds on depth, drift and
// force for each. The numbers measured are in docs/formulations.md.
#include "unit/formulate/formulate_case.h"

#include <stdio.h>

// Boxes on each other, each narrower than the one below by twice `less`.
static void write_stack(char* xml, size_t size, int boxes, double less, const char* options) {
  int n = snprintf(xml, size, "<mujoco><option %s/><worldbody>" CASE_FLOOR, options);
  for (int i = 0; i < boxes; i++)
    n += snprintf(xml + n, size - (size_t)n,
                  "<body pos='0 0 %g'><freejoint/><geom type='box' size='%g %g .1' mass='1'/>"
                  "</body>",
                  0.1 + 0.2 * i, 0.1 - less * i, 0.1 - less * i);
  snprintf(xml + n, size - (size_t)n, "</worldbody></mujoco>");
}

typedef struct SceneBounds {
  double depth, drift, force, speed;
} SceneBounds;

static void check_bound(const char* what, const Formulated* f, double x, double bound) {
  if (!(x <= bound)) fail_msg("%s of %s is %g, at most %g", what, f->name, x, bound);
}

// Largest distance of a box from the axis of the stack, and from its height in a hard world.
static double stack_drift(const Trees* t, int boxes) {
  double most = 0;
  for (int i = 0; i < boxes; i++) {
    const double* q = t->d->qpos + 7 * i;
    most = larger(most, larger(fabs(q[0]), fabs(q[1])));
    most = larger(most, fabs(q[2] - (0.1 + 0.2 * i)));
  }
  return most;
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { STACK_STEPS = 1500 };
#else
enum { STACK_STEPS = 15000 };
#endif
enum { STACK_BOXES = 10, STACK_LAST = 250 };

// Depth at the end, drift, and the mean of the force on the floor over the last second.
static void check_stack(const char* xml, const Formulated* f, const SceneBounds* bounds) {
  Trees t = case_open(xml, f);
  double force = 0;
  t.m->opt.iterations = 30;
  for (int i = 0; i < STACK_STEPS; i++) {
    ct_step(t.m, t.d);
    if (i >= STACK_STEPS - STACK_LAST) force += case_normal_force(&t, 0) / STACK_LAST;
  }
  print_message("stack %s: depth %g drift %g force %g speed %g\n", f->name, case_depth(&t),
                stack_drift(&t, STACK_BOXES), force / (9.81 * STACK_BOXES), case_speed(&t));
  check_bound("depth", f, case_depth(&t), bounds->depth);
  check_bound("drift", f, stack_drift(&t, STACK_BOXES), bounds->drift);
  check_bound("force", f, fabs(force / (9.81 * STACK_BOXES) - 1), bounds->force);
  check_bound("speed", f, case_speed(&t), bounds->speed);
  trees_close(&t);
}

// Bounds of the stacks, for loads f <= 9 g / 4 at a corner between two boxes of 1 kg:
//   convex: depth (1 - d) / d^2 A f / k with d >= 0.9, k = 1 / (0.95 * 0.02)^2 and A = 2, 2.0 mm;
//     the sum over all levels, f = 10 g / 4 with A = 1 at the floor, is 10.9 mm.
//   xpbd: depth 0.1 h^2 A f with A = 8 (corner of a cube: 1 + 3 each), 0.28 mm, and a fifth more on
//     the side to which a stack leans by a tenth of its half width; the sum over all levels is
//     1.57 mm. What is more is sideways: friction that the iterations leave. Between boxes of which
//     each is narrower it is less than the sinking; equal ones land on edges that come and go.
//   hunt_crossley: k d^1.5 = f with k = 4/3 E sqrt(R) / 4, E = 5e6, R = 0.173 / 2, 1.27 mm; 8.7 mm
//     in all.
// A minute at 4 ms. Boxes of one size have contact points that come and go, because their edges
// coincide; a force law feels each.
static void ten_boxes_stand_for_a_minute(void** state) {
  (void)state;
  char xml[3000];
  write_stack(xml, sizeof xml, STACK_BOXES, 0, "timestep='.004'");
  check_stack(xml, formulated, &(SceneBounds){2e-3, 1e-2, 1e-3, 1e-3});
  check_stack(xml, formulated + 1, &(SceneBounds){3.4e-4, 1e-2, 1e-3, 1e-3});
}

static void ten_boxes_on_larger_ones_stand_for_a_minute(void** state) {
  (void)state;
  char xml[3000];
  write_stack(xml, sizeof xml, STACK_BOXES, 0.003, "timestep='.004'");
  check_stack(xml, formulated, &(SceneBounds){2e-3, 1e-2, 1e-3, 1e-3});
  check_stack(xml, formulated + 1, &(SceneBounds){3.4e-4, 2 * 1.57e-3, 1e-3, 1e-3});
  check_stack(xml, formulated + 3, &(SceneBounds){1.4e-3, 9e-3, 1e-3, 1e-3});
}

// At rest a soft row has R f = k d r, and a hard one under xpbd the violation 0.1 h^2 A f.
static double rest_violation(const Trees* t, const Formulated* f, double A) {
  const double *KBI = t->d->efc_KBIP, force = t->d->efc_force[0], h = t->m->opt.timestep;
  bool hard = f->formulation == ctFORM_XPBD;
  return hard ? 0.1 * h * h * A * force : t->d->efc_R[0] * force / (KBI[0] * KBI[2]);
}

// A pendulum on a ball joint that leans on its limit of 30 degrees, by no more than its load needs.
static void a_ball_joint_rests_at_its_limit(void** state) {
  (void)state;
  for (int k = 0; k < FORMULATED; k++) {
    Trees t = case_open(CASE_MODEL("",
                                   "<body><joint type='ball' limited='true' range='0 30'/><geom "
                                   "type='capsule' size='.05 .3' pos='.3 0 0' euler='0 90 0' "
                                   "mass='1'/></body>",
                                   ""),
                        formulated + k);
    double worst = 0;
    for (int i = 0; i < 5000; i++) {
      ct_step(t.m, t.d);
      if (i > 1000) worst = larger(worst, t.d->nefc ? -t.d->efc_pos[0] : 0);
    }
    print_message("ball limit %s: %g rad\n", formulated[k].name, worst);
    double A = 1 / t.m->dof_M0[1];
    check_bound("angle", formulated + k, worst, 1.05 * rest_violation(&t, formulated + k, A));
    check_bound("speed", formulated + k, case_speed(&t), 1e-9);
    // the torque of the weight at 30 degrees
    assert_relative(t.d->efc_force[0], 9.81 * 0.3 * cos(2 * acos(fabs(t.d->qpos[0]))), 1e-4);
    assert_relative(t.d->jnt_limit_frc[0], t.d->efc_force[0], 1e-12);
    trees_close(&t);
  }
}

// Two links of a hinge and a ball joint, closed by a connect to the world, carry a welded load.
static void a_welded_loop_stays_closed(void** state) {
  (void)state;
  // The weld carries 2 kg at the end of a rod of 1 kg: f = 2 g, A <= 1/2 + 3. Under xpbd it opens
  // by 0.1 h^2 A f = 2.7e-5. Soft: (1 - d) / d^2 A f / k with d = 0.9 is 3 mm if each row is
  // weighed by its own A; the convex solvers' weight of a body is less.
  static const double bound[FORMULATED] = {1e-3, 2.8e-5, 2.8e-5, 1e-3};
  for (int k = 0; k < FORMULATED; k++) {
    Trees t = case_open(
        CASE_MODEL("",
                   "<body name='a' pos='0 0 1'><joint axis='0 1 0'/><geom type='capsule' "
                   "fromto='0 0 0 .5 0 0' size='.02' mass='1' contype='0' conaffinity='0'/><body "
                   "name='b' pos='.5 0 0'><joint type='ball'/><geom type='capsule' fromto='0 0 0 "
                   ".5 0 -.5' size='.02' mass='1' contype='0' conaffinity='0'/></body></body>"
                   "<body name='c' pos='1 0 .5'><freejoint/><geom size='.05' mass='2' contype='0' "
                   "conaffinity='0'/></body>",
                   "<equality><weld body1='b' body2='c'/><connect body1='b' anchor='.25 0 -.25'/>"
                   "</equality>"),
        formulated + k);
    double worst = 0;
    for (int i = 0; i < 5000; i++) {
      ct_step(t.m, t.d);
      worst = larger(worst, largest_of(t.d->efc_pos, t.d->nefc));
    }
    print_message("weld loop %s: %g\n", formulated[k].name, worst);
    check_bound("opening", formulated + k, worst, bound[k]);
    check_bound("speed", formulated + k, case_speed(&t), 1e-7);
    trees_close(&t);
  }
}

#define FINGER(x, axis, name)                                                                      \
  "<body pos='" x " 0 0'><joint name='" name "' type='slide' axis='" axis " 0 0'/><geom "          \
  "type='box' size='.02 .04 .06' mass='.2'/></body>"

// A gripper shakes a cube of 0.5 kg up and down by 10 cm at 1 Hz, squeezed with 20 N.
static void a_gripper_holds_a_cube(void** state) {
  (void)state;
  // Soft friction creeps by R f / b: with R = 0.11 A, A = 8 per contact of a cube of 1/2 kg, f =
  // 0.6 N, b = 2 / (0.95 * 0.02), 5 mm/s. Under xpbd friction is hard: what is left is within the
  // depth at rest, 0.1 h^2 A f_n = 2.6e-5 with A = 8 + 5 for the finger. Under hunt_crossley
  // friction is viscous: the slip velocity is v_s m (g + a) / mu N = 1.7e-5 m/s for a = 0.1 (2
  // pi)^2, 8.6e-5 in 5 s.
  static const double slip[FORMULATED] = {0.03, 2.6e-5, 2.6e-5, 9e-5};
  for (int k = 0; k < FORMULATED; k++) {
    Trees t = case_open(
        CASE_MODEL(
            "cone='elliptic'",
            "<body pos='0 0 1'><joint name='lift' type='slide' axis='0 0 1' damping='100'/>"
            "<geom type='box' size='.2 .05 .02' pos='0 0 .2' mass='1' contype='0' "
            "conaffinity='0'/>" FINGER("-.1", "1", "l") FINGER(
                ".1", "-1",
                "r") "</body><body pos='0 0 1'><freejoint/><geom type='box' size='.05 .05 .05' "
                     "mass='.5'/></body>",
            "<actuator><position joint='lift' kp='5000'/><motor joint='l'/><motor "
            "joint='r'/></actuator>"),
        formulated + k);
    t.d->ctrl[1] = t.d->ctrl[2] = 20;
    double held = 0, squeeze = 0;
    for (int i = 0; i < 3000; i++) {
      t.d->ctrl[0] = 0.1 * sin(2 * ctPI * t.d->time);
      ct_step(t.m, t.d);
      if (i == 499) held = t.d->qpos[5] - t.d->qpos[0];
    }
    squeeze = case_normal_force(&t, 3);
    double slipped = fabs(t.d->qpos[5] - t.d->qpos[0] - held);
    print_message("gripper %s: slip %g squeeze %g\n", formulated[k].name, slipped, squeeze);
    check_bound("slip", formulated + k, slipped, slip[k]);
    check_bound("squeeze", formulated + k, fabs(squeeze / 40 - 1), 1e-3);
    trees_close(&t);
  }
}

// A box on a slope with a friction coefficient of 1/2 for 2 s. 2 % of the angle below the angle of
// friction it sticks, 2 % above it slides by the law of Coulomb.
static void a_slope_parts_sticking_from_sliding(void** state) {
  (void)state;
  // In its first step the box has no contact and gets v0 = h g sin = 8.6e-3 m/s. Viscous friction
  // (hunt_crossley) stops it within v0^2 / 2 a, a = g (mu cos - sin) = 0.1 m/s^2, 3.7e-4 m, and
  // lets it creep by v_s tan / mu, 2e-4 m in 2 s. Hard friction stops it while it lands, within the
  // few steps in which the floor takes over its load: v0 h = 1.7e-5 m each. Soft friction creeps by
  // R f / b.
  static const double creep[FORMULATED] = {2e-2, 1e-4, 1e-4, 6e-4};
  static const double error[FORMULATED] = {0.2, 5e-3, 5e-3, 5e-3};
  for (int k = 0; k < 2 * FORMULATED; k++) {
    const Formulated* f = formulated + k / 2;
    for (int above = 0; above < 2; above++) {
      Trees t = case_open(CASE_MODEL("cone='elliptic'", CASE_FLOOR CASE_BOX(".1"), ""), f);
      double angle = atan(0.5) * (above ? 1.02 : 0.98);
      t.m->opt.cone = k % 2 ? ctCONE_ELLIPTIC : ctCONE_PYRAMIDAL;
      t.m->opt.gravity[0] = 9.81 * sin(angle);
      t.m->opt.gravity[2] = -9.81 * cos(angle);
      t.m->geom_friction[0] = t.m->geom_friction[3] = 0.5;
      case_run(&t, 500);
      double speed = t.d->qvel[0];
      case_run(&t, 500);
      speed = t.d->qvel[0] - speed;
      double want = above ? 9.81 * (sin(angle) - 0.5 * cos(angle)) : 0;
      print_message("slope %s %s: %g of %g m/s^2, %g m\n", f->name, above ? "above" : "below",
                    speed, want, t.d->qpos[0]);
      if (above)
        check_bound("slide", f, fabs(speed / want - 1), error[k / 2]);
      else
        check_bound("creep", f, fabs(t.d->qpos[0]), creep[k / 2]);
      trees_close(&t);
    }
  }
}

static void set_momentum_case(Trees* t) {
  ct_resetData(t->m, t->d);
  t->d->qvel[2] = 1;
  t->d->qvel[6 + 2] = -2;
  t->d->qvel[6 + 3] = 4;
}

static void read_momentum(Trees* t, double* p, double* L) {
  ct_forward(t->m, t->d);
  ct_subtreeVel(t->m, t->d);
  for (int j = 0; j < 3; j++) {
    p[j] = t->d->subtree_linvel[j] * t->m->body_subtreemass[0];
    L[j] = t->d->subtree_angmom[j];
  }
}

// A cube and a ball that meet in free space, with friction about all axes, keep their momentum. A
// shift of positions beside velocities keeps the linear one, and the angular one to the order of
// the depth of a step.
static void momentum_is_conserved(void** state) {
  (void)state;
  static const double turn[FORMULATED] = {1e-9, 5e-3, 5e-3, 1e-9};
  for (int k = 0; k < FORMULATED; k++) {
    Trees t = case_open(
        CASE_MODEL("gravity='0 0 0' cone='elliptic'",
                   "<body><freejoint/><geom type='box' size='.1 .1 .1' mass='2'/></body><body "
                   "pos='.05 -.07 .5'><freejoint/><geom size='.15' mass='1' condim='6'/></body>",
                   ""),
        formulated + k);
    double p0[3], L0[3], p[3], L[3];
    int touched = 0;
    set_momentum_case(&t);
    read_momentum(&t, p0, L0);
    for (int i = 0; i < 500; i++) {
      ct_step(t.m, t.d);
      touched += t.d->ncon > 0;
    }
    read_momentum(&t, p, L);
    assert_true(touched > 0 && t.d->qvel[2] < 0.9);
    for (int j = 0; j < 3; j++) {
      assert_within(p[j], p0[j], 1e-12);
      assert_within(L[j], L0[j], turn[k]);
    }
    trees_close(&t);
  }
}

// Every integrator holds three boxes; the force at the floor is their weight.
static void every_integrator_holds_a_stack(void** state) {
  (void)state;
  char xml[1500];
  write_stack(xml, sizeof xml, 3, 0, "cone='elliptic'");
  for (int integrator = ctINT_EULER; integrator <= ctINT_SPRINGDAMPER; integrator++) {
    for (int k = 0; k < FORMULATED; k++) {
      Trees t = case_open(xml, formulated + k);
      double force = 0;
      t.m->opt.integrator = integrator;
      for (int i = 0; i < 1000; i++) {
        ct_step(t.m, t.d);
        if (i >= 500) force += case_normal_force(&t, 0) / 500;
      }
      check_bound("force", formulated + k, fabs(force / (3 * 9.81) - 1), 2e-3);
      check_bound("drift", formulated + k, stack_drift(&t, 3), 3e-3);
      trees_close(&t);
    }
  }
}

// A quiet stack falls asleep, does not move, and wakes up where it is pushed.
static void a_stack_sleeps_and_wakes(void** state) {
  (void)state;
  char xml[1500];
  write_stack(xml, sizeof xml, 3, 0, "cone='elliptic'");
  for (int k = 0; k < FORMULATED; k++) {
    Trees t = case_open(xml, formulated + k);
    t.m->opt.enableflags |= ctENBL_SLEEP;
    int i = 0;
    while (i < 20000 && t.d->tree_asleep[0] < 0) ct_step(t.m, t.d), i++;
    assert_true(i < 20000);
    double qpos[21];
    memcpy(qpos, t.d->qpos, sizeof qpos);
    case_run(&t, 100);
    assert_memory_equal(qpos, t.d->qpos, sizeof qpos);
    t.d->xfrc_applied[6 * 3] = 20;
    case_run(&t, 10);
    assert_true(t.d->tree_asleep[2] < 0 && t.d->qvel[12] > 0.1);
    trees_close(&t);
  }
}

// Contacts of every condim between all joint kinds: nothing blows up and everything comes to rest.
static void all_joints_and_condims_come_to_rest(void** state) {
  (void)state;
  static const int condim[] = {1, 3, 4, 6};
  for (int c = 0; c < 4; c++) {
    for (int k = 0; k < FORMULATED; k++) {
      char xml[2000];
      snprintf(xml, sizeof xml,
               "<mujoco><default><geom condim='%d' mass='1'/><joint damping='.5'/></default>"
               "<worldbody>" CASE_FLOOR
               "<body pos='0 0 .5'><joint type='slide' axis='0 0 1' range='-.2 1' limited='true'/>"
               "<geom type='box' size='.1 .1 .1'/><body pos='.2 0 0'><joint axis='0 1 0' "
               "frictionloss='.1' range='-90 90' limited='true'/><geom type='capsule' size='.05 "
               ".2' pos='.2 0 0' euler='0 90 0'/><body pos='.5 0 0'><joint type='ball' "
               "range='0 60' limited='true'/><geom type='capsule' size='.05 .15' pos='.15 0 0' "
               "euler='0 90 0'/></body></body></body>"
               "<body pos='0 1 .3' euler='20 30 0'><joint type='free' damping='0'/><geom "
               "type='box' size='.1 .15 .1'/></body></worldbody></mujoco>",
               condim[c]);
      Trees t = case_open(xml, formulated + k);
      case_run(&t, 2500);
      check_bound("depth", formulated + k, case_depth(&t), 5e-3);
      double speed = largest_of(t.d->qvel, 5);
      check_bound("speed", formulated + k, speed, condim[c] == 1 ? 0.2 : 0.02);
      assert_int_equal(t.d->warning[ctWARN_BADQACC].number, 0);
      trees_close(&t);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ten_boxes_stand_for_a_minute),
      cmocka_unit_test(ten_boxes_on_larger_ones_stand_for_a_minute),
      cmocka_unit_test(a_ball_joint_rests_at_its_limit),
      cmocka_unit_test(a_welded_loop_stays_closed),
      cmocka_unit_test(a_gripper_holds_a_cube),
      cmocka_unit_test(a_slope_parts_sticking_from_sliding),
      cmocka_unit_test(momentum_is_conserved),
      cmocka_unit_test(every_integrator_holds_a_stack),
      cmocka_unit_test(a_stack_sleeps_and_wakes),
      cmocka_unit_test(all_joints_and_condims_come_to_rest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
