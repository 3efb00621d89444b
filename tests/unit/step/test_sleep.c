#include "model/awake.h"
#include "step/sleep.h"
#include "unit/pos/trees.h"

#include <math.h>

// A box alone, and a pile of two, at rest on the floor.
#define PILES                                                                                      \
  "<mujoco><option><flag sleep='enable'/></option><worldbody><geom type='plane' size='9 9 .1'/>"   \
  "<body name='a' pos='0 0 .099'><freejoint/><geom type='box' size='.1 .1 .1'/></body>"            \
  "<body name='b' pos='1 0 .099'><freejoint/><geom type='box' size='.1 .1 .1'/></body>"            \
  "<body name='c' pos='1 0 .298'><freejoint/><geom type='box' size='.1 .1 .1'/></body>"            \
  "</worldbody><equality><connect name='e' body1='a' body2='b' anchor='0 0 0' active='false'/>"    \
  "</equality></mujoco>"

static Trees asleep(void) {
  Trees t = trees_open(PILES);
  for (int i = 0; i < 300; i++) ct_step(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 0);
  return t;
}

static void quiet_islands_fall_asleep(void** state) {
  (void)state;
  Trees t = asleep();
  // rings: the box by itself, the pile together
  assert_int_equal(t.d->tree_asleep[0], 0);
  assert_int_equal(t.d->tree_asleep[1], 2);
  assert_int_equal(t.d->tree_asleep[2], 1);
  double qpos[21];
  memcpy(qpos, t.d->qpos, sizeof qpos);
  for (int i = 0; i < 50; i++) ct_step(t.m, t.d);
  assert_memory_equal(qpos, t.d->qpos, sizeof qpos);
  // what was computed last stays: without contacts the acceleration of gravity
  for (int i = 0; i < 18; i++) {
    assert_true(t.d->qvel[i] == 0 && t.d->qacc[i] == t.d->qacc_smooth[i]);
    assert_true(fabs(t.d->qacc[i] - (i % 6 == 2 ? -9.81 : 0)) < 1e-4);
  }
  assert_int_equal(t.d->ncon, 0);
  assert_int_equal(t.d->nefc, 0);
  trees_close(&t);
}

// As long as nothing sleeps, the flag changes no bit.
static void awake_is_as_without_sleeping(void** state) {
  (void)state;
  Trees a = trees_open(PILES), b = trees_open(PILES);
  b.m->opt.enableflags &= ~ctENBL_SLEEP;
  int steps = 0;
  for (; a.d->ntree_awake == 3; steps++) {
    assert_memory_equal(a.d->qpos, b.d->qpos, 21 * sizeof(double));
    assert_memory_equal(a.d->qvel, b.d->qvel, 18 * sizeof(double));
    ct_step(a.m, a.d);
    ct_step(b.m, b.d);
  }
  assert_true(steps > ctMINAWAKE);
  trees_close(&a);
  trees_close(&b);
}

static void disturbances_wake_a_whole_group(void** state) {
  (void)state;
  for (int k = 0; k < 4; k++) {
    Trees t = asleep();
    if (k == 0) t.d->qpos[7] += 1e-15;
    if (k == 1) t.d->qvel[6] = 1e-20;
    if (k == 2) t.d->xfrc_applied[6 * 2] = 1e-20;
    if (k == 3) t.d->qfrc_applied[12] = 1e-20;
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->tree_asleep[0], 0);
    assert_int_equal(t.d->tree_asleep[1], -(1 + ctMINAWAKE));
    assert_int_equal(t.d->tree_asleep[2], -(1 + ctMINAWAKE));
    assert_int_equal(t.d->ntree_awake, 2);
    assert_true(t.d->nefc > 0);
    trees_close(&t);
  }
}

// Without a step, too: kinematics sees who was moved, so that collisions after it do.
static void kinematics_alone_wakes(void** state) {
  (void)state;
  for (int k = 0; k < 3; k++) {
    Trees t = asleep();
    if (k < 2) t.d->qpos[0] += .5;
    if (k == 2) t.m->opt.enableflags &= ~ctENBL_SLEEP;
    (k == 0 ? ct_fwdKinematics : ct_kinematics)(t.m, t.d);
    assert_int_equal(t.d->tree_asleep[0], -(1 + ctMINAWAKE));
    assert_int_equal(t.d->ntree_awake, k == 2 ? 3 : 1);
    assert_int_equal(t.d->tree_asleep[1], k == 2 ? -(1 + ctMINAWAKE) : 2);
    ct_collision(t.m, t.d);
    assert_int_equal(t.d->ncon, k == 2 ? 12 : 4);
    trees_close(&t);
  }
}

static void contact_with_what_is_awake_wakes(void** state) {
  (void)state;
  Trees t = asleep();
  t.d->qpos[0] = .81; // beside the pile
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 3);
  trees_close(&t);
}

static void equality_between_groups_wakes(void** state) {
  (void)state;
  Trees t = asleep();
  t.d->eq_active[0] = 1;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 3);
  assert_int_equal(t.d->ne, 3);
  trees_close(&t);
}

static void everything_wakes_when_sleeping_is_turned_off(void** state) {
  (void)state;
  Trees t = asleep();
  t.m->opt.enableflags &= ~ctENBL_SLEEP;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 3);
  assert_true(t.d->ncon > 0);
  trees_close(&t);
}

static void a_policy_keeps_awake(void** state) {
  (void)state;
  Trees t = trees_open(PILES);
  t.m->tree_sleep_policy[0] = ctSLEEP_NEVER;
  for (int i = 0; i < 300; i++) ct_step(t.m, t.d);
  assert_true(t.d->tree_awake[0] && !t.d->tree_awake[1]);
  trees_close(&t);
}

static void some_begin_asleep(void** state) {
  (void)state;
  Trees t = trees_open(PILES);
  t.m->tree_sleep_policy[1] = t.m->tree_sleep_policy[2] = ctSLEEP_INIT;
  ct_resetData(t.m, t.d);
  assert_true(t.d->tree_awake[0] && !t.d->tree_awake[1] && !t.d->tree_awake[2]);
  assert_true(t.d->ncon > 0 && t.d->nefc == 0 && t.d->time == 0); // contacts stay, rows do not
  ct_step(t.m, t.d);
  assert_true(t.d->tree_awake[0] && !t.d->tree_awake[1] && !t.d->tree_awake[2]);
  // one of a pile alone cannot
  t.m->tree_sleep_policy[1] = ctSLEEP_ALLOWED;
  ct_resetData(t.m, t.d);
  ct_step(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 3);
  assert_non_null(strstr(ct_lastWarning(t.d), "'c'"));
  trees_close(&t);
}

// A reset decides who begins asleep: with sleeping off nobody does, and nobody does when it is
// switched on later. With sleeping on a reset data has its poses.
static void a_reset_decides_who_begins_asleep(void** state) {
  (void)state;
  Trees t = trees_open(PILES);
  assert_true(t.d->xpos[5] > 0);
  t.m->tree_sleep_policy[1] = t.m->tree_sleep_policy[2] = ctSLEEP_INIT;
  t.m->opt.enableflags &= ~ctENBL_SLEEP;
  ct_resetData(t.m, t.d);
  assert_true(t.d->xpos[5] == 0 && t.d->ncon == 0);
  t.m->opt.enableflags |= ctENBL_SLEEP;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 3);
  trees_close(&t);
}

// Inverse dynamics as the first thing after a reset has the caller's acceleration.
static void beginning_asleep_keeps_the_acceleration(void** state) {
  (void)state;
  Trees t = trees_open(PILES);
  t.m->tree_sleep_policy[1] = t.m->tree_sleep_policy[2] = ctSLEEP_INIT;
  ct_resetData(t.m, t.d);
  double first[18];
  for (int turn = 0; turn < 2; turn++) {
    for (int i = 0; i < 18; i++) t.d->qacc[i] = sin(i);
    ct_inverse(t.m, t.d);
    if (turn == 0) memcpy(first, t.d->qfrc_inverse, sizeof first);
  }
  assert_int_equal(t.m->nv, 18);
  assert_true(fabs(t.d->qfrc_inverse[1]) > 0.01);
  trees_near_n(first, t.d->qfrc_inverse, 18, 0);
  trees_close(&t);
}

// But the stages of Runge-Kutta move the velocities of sleepers by what was their last
// acceleration, and this wakes them, as in MuJoCo.
static void integrators_leave_sleepers_alone(void** state) {
  (void)state;
  for (int k = ctINT_EULER; k <= ctINT_IMPLICITFAST; k++) {
    Trees t = asleep();
    t.m->opt.integrator = k;
    double qpos[21];
    t.d->qvel[0] = 1; // the box slides
    memcpy(qpos, t.d->qpos, sizeof qpos);
    for (int i = 0; i < 20; i++) ct_step(t.m, t.d);
    assert_true(t.d->qpos[0] > 0.001);
    if (k == ctINT_RK4)
      assert_int_equal(t.d->ntree_awake, 3);
    else
      assert_memory_equal(qpos + 7, t.d->qpos + 7, 14 * sizeof(double));
    trees_close(&t);
  }
}

// A tendon at its limit ties two trees.
static void tendon_at_its_limit_wakes(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option gravity='0 0 0'><flag sleep='enable'/></option><worldbody>"
      "<body><joint name='x' type='slide' axis='1 0 0'/><geom size='.1'/></body>"
      "<body pos='1 0 0'><joint name='y' type='slide' axis='1 0 0'/><geom size='.1'/></body>"
      "</worldbody><tendon><fixed range='-1 .5' limited='true'><joint joint='x' coef='1'/>"
      "<joint joint='y' coef='-1'/></fixed></tendon></mujoco>");
  for (int i = 0; i < 30; i++) ct_step(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 0);
  t.d->qpos[0] = .3;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 1);
  t.d->qpos[0] = .6;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 2);
  trees_close(&t);
}

// One tree sleeps, the other never does; actuators and sensors of one, of both, of none.
#define DRIVEN                                                                                     \
  "<mujoco><option gravity='0 0 0'><flag sleep='enable' contact='disable'/></option><worldbody>"   \
  "<body name='a' sleep='allowed'><joint name='j'/><geom size='.1'/><site name='s'/></body>"       \
  "<body name='b' pos='1 0 0' sleep='never'><joint name='k' type='slide'/><geom size='.1'/>"       \
  "<site name='r'/></body><site name='w0'/><site name='w1' pos='0 0 1'/></worldbody><tendon>"      \
  "<fixed name='t'><joint joint='j' coef='2'/></fixed><fixed name='u'><joint joint='j' coef='1'/>" \
  "<joint joint='k' coef='1'/></fixed></tendon><actuator>"                                         \
  "<general joint='j' dyntype='filter' dynprm='1' gainprm='0'/>"                                   \
  "<general joint='k' dyntype='filter' dynprm='1'/><general tendon='t' gainprm='0'/>"              \
  "<general site='s' gear='0 0 0 0 0 1' gainprm='0'/><general tendon='u' gainprm='0'/>"            \
  "<general cranksite='s' slidersite='w0' cranklength='2' gainprm='0'/>"                           \
  "<general cranksite='w1' slidersite='w0' cranklength='2' gainprm='0'/></actuator><sensor>"       \
  "<framepos objtype='site' objname='s'/>"                                                         \
  "<framepos objtype='site' objname='s' reftype='site' refname='r'/>"                              \
  "<framepos objtype='site' objname='w1' reftype='site' refname='w0'/>"                            \
  "<framepos objtype='site' objname='w1'/><tendonpos tendon='t'/><clock/></sensor></mujoco>"

static Trees driven(void) {
  Trees t = trees_open(DRIVEN);
  t.d->ctrl[0] = t.d->ctrl[1] = 1;
  for (int i = 0; i < 14; i++) ct_step(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 1);
  return t;
}

// Numbers of MuJoCo: no moment and no force, and the rate of the activation stays, so it grows on.
static void actuators_of_sleepers_rest(void** state) {
  (void)state;
  Trees t = driven();
  const int moments[] = {0, 1, 0, 0, 2, 0, 0};
  assert_memory_equal(t.d->moment_rownnz, moments, sizeof moments);
  assert_true(t.d->actuator_force[0] == 0);
  trees_near(t.d->actuator_force[1], 0.02569028, 1e-8);
  trees_near(t.d->act[0], 0.02766239, 1e-8);
  trees_near(t.d->act[1], 0.0276389, 1e-8);
  trees_near(t.d->act_dot[0], 0.98017904, 1e-8);
  trees_close(&t);
}

// Of what nothing awake can change.
static void sensors_of_sleepers_keep_their_reading(void** state) {
  (void)state;
  Trees t = driven();
  for (int i = 0; i < t.m->nsensordata; i++) t.d->sensordata[i] = 7;
  ct_forward(t.m, t.d);
  const bool kept[] = {true, false, true, false, true, false};
  for (int i = 0; i < 6; i++)
    assert_int_equal(t.d->sensordata[t.m->sensor_adr[i] + t.m->sensor_dim[i] - 1] == 7, kept[i]);
  trees_close(&t);
}

// Forces of a tree that begins asleep are zero, also those of inverse dynamics, which has no bias
// for it; its accelerometer shows what it read before.
static void beginning_asleep_feels_nothing(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option><flag sleep='enable'/></option><worldbody>"
      "<body sleep='init'><joint pos='0 .1 0'/><geom size='.1'/><site name='s'/></body>"
      "<body pos='1 0 0'><joint pos='0 .1 0' axis='1 0 0'/><geom size='.1'/></body></worldbody>"
      "<sensor><accelerometer site='s'/></sensor></mujoco>");
  ct_forward(t.m, t.d);
  assert_true(t.d->tree_asleep[0] == 0 && t.d->qacc[0] == 0 && t.d->qacc_smooth[0] == 0);
  assert_true(t.d->qfrc_smooth[0] == 0 && t.d->qfrc_smooth[1] != 0);
  trees_near(t.d->sensordata[2], 9.81, 1e-9);
  ct_inverse(t.m, t.d);
  assert_true(t.d->qfrc_inverse[0] == 0);
  trees_close(&t);
}

// M - h dF/dv of a tree that sleeps is made and not factored.
static void factors_of_sleepers_are_not_made(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option gravity='0 0 0'><flag sleep='enable'/></option><worldbody><body>"
      "<joint damping='1'/><geom size='.1' pos='.2 0 0'/><body pos='.4 0 0'>"
      "<joint damping='1'/><geom size='.1' pos='.1 0 0'/></body></body></worldbody></mujoco>");
  const ctModel* m = t.m;
  const ctData* d = t.d;
  double h = m->opt.timestep;
  for (int k = ctINT_IMPLICIT; k <= ctINT_IMPLICITFAST; k++) {
    t.m->opt.integrator = k;
    ct_resetData(m, t.d);
    ct_step(m, t.d);
    assert_true(k == ctINT_IMPLICIT ? d->qLU[0] != d->M[0] - h * d->qDeriv[0]
                                    : d->qH[1] != d->M[1] - h * d->qDeriv[m->mapD2M[1]]);
    for (int i = 0; i < 20; i++) ct_step(m, t.d);
    assert_int_equal(d->ntree_awake, 0);
    for (int i = 0; k == ctINT_IMPLICIT && i < m->nD; i++)
      assert_true(d->qLU[i] == d->M[m->mapM2D[i]] - h * d->qDeriv[i]);
    for (int i = 0; k == ctINT_IMPLICITFAST && i < m->nC; i++)
      assert_true(d->qH[i] == d->M[i] - h * d->qDeriv[m->mapD2M[i]]);
  }
  trees_close(&t);
}

// A tree that falls asleep does not change the step of another one: it was stepped with the
// acceleration after the fall.
static void falling_asleep_leaves_others_alone(void** state) {
  (void)state;
  for (int k = ctINT_EULER; k <= ctINT_IMPLICITFAST; k++) {
    Trees t[2];
    for (int i = 0; i < 2; i++) {
      t[i] = trees_open(
          "<mujoco><option><flag sleep='enable'/></option><worldbody>"
          "<body pos='0 0 1'><joint type='slide' axis='1 0 0'/><geom size='.1'/></body>"
          "<body pos='0 2 1'><joint name='d' type='slide' axis='1 0 0'/><geom size='.1'/></body>"
          "</worldbody><actuator><general joint='d' dyntype='integrator' gainprm='100'/></actuator>"
          "</mujoco>");
      t[i].m->opt.integrator = k;
      t[i].d->ctrl[0] = 1;
    }
    t[1].m->opt.enableflags &= ~ctENBL_SLEEP;
    for (int i = 0; i < 20; i++) {
      for (int j = 0; j < 2; j++) ct_step(t[j].m, t[j].d);
      assert_true(t[0].d->qvel[1] == t[1].d->qvel[1] && t[0].d->qpos[1] == t[1].d->qpos[1]);
    }
    assert_int_equal(t[0].d->ntree_awake, 1);
    for (int i = 0; i < 2; i++) trees_close(&t[i]);
  }
}

// Numbers of MuJoCo: such an actuator gives no force, sleeps anybody or not, and has a length.
static void slider_cranks_between_fixed_sites_rest(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><option><flag sleep='enable'/></option><worldbody><site name='a'/>"
                 "<site name='b' pos='0 0 .3'/></worldbody><actuator><general cranklength='.37' "
                 "slidersite='a' cranksite='b' dyntype='integrator'/></actuator></mujoco>");
  t.d->ctrl[0] = 1;
  for (int i = 0; i < 3; i++) ct_step(t.m, t.d);
  assert_true(t.d->act[0] == 0 && t.d->actuator_force[0] == 0);
  trees_near(t.d->actuator_length[0], -.07, 1e-12);
  t.m->opt.enableflags &= ~ctENBL_SLEEP;
  for (int i = 0; i < 3; i++) ct_step(t.m, t.d);
  trees_near(t.d->act[0], .006, 1e-12);
  trees_near(t.d->actuator_force[0], .004, 1e-12);
  trees_close(&t);
}

// Numbers of MuJoCo: no length, no row; the path stays, and that of the next one begins anew.
static void tendons_of_sleepers_have_no_length(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option><flag sleep='enable'/></option><worldbody><geom type='plane' size='9 9 1'/>"
      "<site name='w' pos='0 0 1'/><body pos='0 0 .1' sleep='init'><freejoint/>"
      "<geom type='box' size='.1 .1 .1'/><site name='s'/></body>"
      "<body pos='0 3 1'><joint axis='1 0 0'/><geom size='.1' pos='0 .2 0'/>"
      "<site name='t'/></body></worldbody><tendon>"
      "<spatial><site site='w'/><site site='s'/></spatial>"
      "<spatial><site site='w'/><site site='t'/></spatial></tendon></mujoco>");
  for (int i = 0; i < 3; i++) ct_step(t.m, t.d);
  assert_true(t.d->tree_asleep[0] == 0 && t.d->tree_asleep[1] < 0);
  assert_true(t.d->ten_length[0] == 0 && t.d->ten_velocity[0] == 0);
  assert_int_equal(t.d->ten_wrapnum[0], 2);
  assert_int_equal(t.d->ten_wrapadr[1], 0);
  trees_near(t.d->ten_length[1], 3, 1e-12);
  t.d->qvel[0] = 1;
  ct_forward(t.m, t.d);
  trees_near(t.d->ten_length[0], .9, 1e-6);
  trees_close(&t);
}

// Numbers of MuJoCo: a spring between sleepers has no length, and no energy either.
static void springs_of_sleepers_have_no_energy(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option gravity='0 0 0'><flag sleep='enable' energy='enable'/></option><worldbody>"
      "<site name='w' pos='0 0 1'/><body><joint type='slide' axis='0 0 1'/><geom size='.1'/>"
      "<site name='s'/></body><body pos='3 0 0'><joint type='slide' axis='1 0 0'/>"
      "<geom size='.1'/></body></worldbody><tendon><spatial stiffness='1' springlength='1'>"
      "<site site='w'/><site site='s'/></spatial></tendon></mujoco>");
  t.m->tree_sleep_policy[0] = ctSLEEP_ALLOWED;
  t.d->qvel[1] = 1;
  for (int i = 0; i < 20; i++) ct_step(t.m, t.d);
  assert_true(t.d->tree_asleep[0] == 0 && t.d->tree_asleep[1] < 0);
  assert_true(t.d->ten_length[0] == 0 && t.d->energy[0] == 0);
  trees_close(&t);
}

// Two trees that an equality may tie, and a third one. All sleep, then one is pushed by a force,
// moved by a velocity, or the equality is switched: who wakes, who falls asleep again, as in
// MuJoCo 3.5.0.
typedef enum Kick { KICK_FORCE, KICK_SPEED, KICK_SWITCH } Kick;
static const struct {
  const char* equality;
  Kick kick;
  int asleep[3][3]; // of the trees in the step, one step later, and at the end
  double qpos[2];
} kTied[] = {
    {"<weld site1='s1' site2='s2'/>",
     KICK_FORCE,
     {{-11, -10, 2}, {-11, -9, 2}, {1, 0, 2}},
     {0.000120471267, -2.59543745e-14}},
    {"<weld site1='s1' site2='s2'/>",
     KICK_SPEED,
     {{-10, -11, 2}, {-9, -11, 2}, {-1, -11, 2}},
     {-3.31414388e-10, 0.000752317204}},
    {"<connect site1='s1' site2='s2'/>",
     KICK_FORCE,
     {{-11, -10, 2}, {-11, -11, 2}, {-11, -11, 2}},
     {0.00253488035, -0.00247878545}},
    {"<connect site1='s1' site2='s2'/>",
     KICK_SPEED,
     {{-10, -11, 2}, {-11, -11, 2}, {-11, -11, 2}},
     {-0.0059882608, 0.00675586256}},
    {"<weld body1='a' body2='b'/>",
     KICK_FORCE,
     {{-11, -10, 2}, {-11, -9, 2}, {1, 0, 2}},
     {6.14161807e-05, 5.73473229e-05}},
    {"<weld body1='a' body2='b'/>",
     KICK_SPEED,
     {{-10, -11, 2}, {-9, -11, 2}, {-1, -11, 2}},
     {5.48522082e-05, 0.000928545821}},
    {"<weld body1='a' body2='b'/>", KICK_SWITCH, {{1, 0, 2}, {1, 0, 2}, {1, 0, 2}}, {0, 0}},
    {"<connect body1='a' body2='b' anchor='0 0 0'/>",
     KICK_FORCE,
     {{-11, -10, 2}, {-11, -9, 2}, {-11, -1, 2}},
     {0.00501382494, 0}},
    {"<connect body1='a' body2='b' anchor='0 0 0'/>",
     KICK_SPEED,
     {{-10, -11, 2}, {-9, -11, 2}, {-1, -11, 2}},
     {0, 0.000697841167}},
    {"<joint joint1='j1' joint2='j2'/>",
     KICK_FORCE,
     {{-11, -10, 2}, {-11, -11, 2}, {-11, -11, 2}},
     {0.00252760366, 0.00248622129}},
    {"<joint joint1='j1' joint2='j2'/>",
     KICK_SPEED,
     {{-10, -11, 2}, {-11, -11, 2}, {-11, -11, 2}},
     {0.00601361474, 0.00673532252}},
    {"<joint joint1='j1'/>", KICK_FORCE, {{-11, 1, 2}, {-11, 1, 2}, {0, 1, 2}}, {9.2160365e-05, 0}},
    {"<joint joint1='j1'/>",
     KICK_SPEED,
     {{0, -11, 2}, {0, -11, 2}, {0, -11, 2}},
     {0, 0.0127489373}},
    {"<weld body1='a'/>", KICK_FORCE, {{-11, 1, 2}, {-11, 1, 2}, {0, 1, 2}}, {2.51965274e-05, 0}},
    {"<weld body1='a'/>", KICK_SPEED, {{0, -11, 2}, {0, -11, 2}, {0, -11, 2}}, {0, 0.0127489373}},
    {"<weld body1='a' body2='b' active='false'/>",
     KICK_FORCE,
     {{-11, 1, 2}, {-11, 1, 2}, {-11, 1, 2}},
     {0.00501382494, 0}},
    {"<weld body1='a' body2='b' active='false'/>",
     KICK_SPEED,
     {{0, -11, 2}, {0, -11, 2}, {0, -11, 2}},
     {0, 0.0127489373}},
    {"<weld body1='a' body2='b' active='false'/>",
     KICK_SWITCH,
     {{-10, -10, 2}, {-9, -9, 2}, {1, 0, 2}},
     {0, 0}},
    {"", KICK_FORCE, {{-11, 1, 2}, {-11, 1, 2}, {-11, 1, 2}}, {0.00501382494, 0}},
};

static void assert_asleep(const ctData* d, const int want[3], size_t row, int step) {
  for (int k = 0; k < 3; k++)
    if (d->tree_asleep[k] != want[k])
      fail_msg("row %zu, step %d: tree %d is %d, not %d", row, step, k, d->tree_asleep[k], want[k]);
}

static void equalities_wake_what_they_tie(void** state) {
  (void)state;
  for (size_t row = 0; row < sizeof kTied / sizeof *kTied; row++) {
    char xml[2000];
    snprintf(
        xml, sizeof xml,
        "<mujoco><option gravity='0 0 0' sleep_tolerance='1e-3'><flag sleep='enable'/></option>"
        "<worldbody><body name='a' pos='0 0 1'><joint name='j1' axis='0 1 0' damping='.2'/><geom "
        "size='.1'/><site name='s1' pos='.5 0 0'/></body><body name='b' pos='1 0 1'><joint "
        "name='j2' axis='0 1 0' damping='.2'/><geom size='.1'/><site name='s2' pos='-.5 0 0'/>"
        "</body><body name='c' pos='9 0 1'><joint damping='.2'/><geom size='.1'/></body>"
        "</worldbody><tendon><fixed><joint joint='j1' coef='1'/></fixed><fixed><joint joint='j2' "
        "coef='1'/></fixed></tendon><equality>%s</equality></mujoco>",
        kTied[row].equality);
    Trees t = trees_open(xml);
    for (int step = 0; step < 60; step++) {
      if (step == 30 && kTied[row].kick == KICK_FORCE) t.d->qfrc_applied[0] = .5;
      if (step == 30 && kTied[row].kick == KICK_SPEED) t.d->qvel[1] = .3;
      if (step == 30 && kTied[row].kick == KICK_SWITCH) t.d->eq_active[0] = !t.d->eq_active[0];
      if (step == 32) t.d->qfrc_applied[0] = 0;
      ct_step(t.m, t.d);
      if (step == 29) assert_int_equal(t.d->ntree_awake, 0);
      if (step == 30) assert_asleep(t.d, kTied[row].asleep[0], row, step);
      if (step == 31) assert_asleep(t.d, kTied[row].asleep[1], row, step);
    }
    assert_asleep(t.d, kTied[row].asleep[2], row, 59);
    for (int k = 0; k < 2; k++) trees_near(t.d->qpos[k], kTied[row].qpos[k], 1e-9);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(quiet_islands_fall_asleep),
      cmocka_unit_test(springs_of_sleepers_have_no_energy),
      cmocka_unit_test(falling_asleep_leaves_others_alone),
      cmocka_unit_test(slider_cranks_between_fixed_sites_rest),
      cmocka_unit_test(tendons_of_sleepers_have_no_length),
      cmocka_unit_test(awake_is_as_without_sleeping),
      cmocka_unit_test(disturbances_wake_a_whole_group),
      cmocka_unit_test(kinematics_alone_wakes),
      cmocka_unit_test(contact_with_what_is_awake_wakes),
      cmocka_unit_test(equality_between_groups_wakes),
      cmocka_unit_test(everything_wakes_when_sleeping_is_turned_off),
      cmocka_unit_test(a_policy_keeps_awake),
      cmocka_unit_test(some_begin_asleep),
      cmocka_unit_test(a_reset_decides_who_begins_asleep),
      cmocka_unit_test(beginning_asleep_keeps_the_acceleration),
      cmocka_unit_test(integrators_leave_sleepers_alone),
      cmocka_unit_test(tendon_at_its_limit_wakes),
      cmocka_unit_test(actuators_of_sleepers_rest),
      cmocka_unit_test(sensors_of_sleepers_keep_their_reading),
      cmocka_unit_test(beginning_asleep_feels_nothing),
      cmocka_unit_test(factors_of_sleepers_are_not_made),
      cmocka_unit_test(equalities_wake_what_they_tie),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
