// Requirement 41: what every flag switches off or on.
#include "support/numbers.h"
#include "support/recorded.h"
#include "support/scene.h"
#include "support/stable.h"
#include "unit/pos/trees.h"

// A box on a plane, a driven arm of two links at its limit with springs, dampers and friction, a
// third link tied to the second.
#define WORLD                                                                                      \
  "<mujoco>"                                                                                       \
  "<option timestep='.005'/>"                                                                      \
  "<worldbody>"                                                                                    \
  "<geom type='plane' size='5 5 1'/>"                                                              \
  "<body pos='0 0 .13' euler='5 10 0'>"                                                            \
  "<freejoint/>"                                                                                   \
  "<geom type='box' size='.1 .15 .12'/>"                                                           \
  "</body>"                                                                                        \
  "<body pos='1 0 1'>"                                                                             \
  "<joint name='a' axis='0 1 0' range='-20 20' solreflimit='.004 1' stiffness='20' damping='1' "   \
  "frictionloss='.3' springref='10'/>"                                                             \
  "<geom type='capsule' size='.05 .2' pos='.2 0 0'/>"                                              \
  "<site name='s'/>"                                                                               \
  "<body pos='.08 0 0'>"                                                                           \
  "<joint name='b' axis='0 1 0' damping='.2'/>"                                                    \
  "<geom type='capsule' size='.05 .2' pos='.2 0 0'/>"                                              \
  "</body>"                                                                                        \
  "</body>"                                                                                        \
  "<body pos='1 1 1' gravcomp='1'>"                                                                \
  "<joint name='c' axis='0 1 0'/>"                                                                 \
  "<geom size='.1' pos='.1 0 0'/>"                                                                 \
  "</body>"                                                                                        \
  "</worldbody>"                                                                                   \
  "<equality>"                                                                                     \
  "<joint joint1='b' joint2='c' polycoef='0 .5 0 0 0'/>"                                           \
  "</equality>"                                                                                    \
  "<actuator>"                                                                                     \
  "<motor joint='c' ctrlrange='-1 1'/>"                                                            \
  "<position joint='b' kp='5'/>"                                                                   \
  "</actuator>"                                                                                    \
  "<sensor>"                                                                                       \
  "<jointpos joint='a'/>"                                                                          \
  "<accelerometer site='s'/>"                                                                      \
  "</sensor>"                                                                                      \
  "</mujoco>"

static Trees start(int disabled) {
  Trees t = trees_open(WORLD);
  const double qvel[9] = {.1, .2, -.3, .4, -.5, .6, .7, -.8, .9};
  t.m->opt.disableflags |= disabled;
  t.d->qpos[7] = .5;
  memcpy(t.d->qvel, qvel, sizeof qvel);
  t.d->ctrl[0] = 3;
  t.d->ctrl[1] = .5;
  return t;
}

static int rows_of(const ctData* d, int type) {
  int n = 0;
  for (int i = 0; i < d->nefc; i++) n += d->efc_type[i] == type;
  return n;
}

static bool is_pushed(const ctData* d, int from, int to) {
  for (int i = from; i < to; i++) {
    if (d->qfrc_constraint[i] != 0) return true;
  }
  return false;
}

static void r41_ac01_contact(void** state) {
  (void)state;
  Trees t = start(ctDSBL_CONTACT);
  t.d->qpos[2] = .1;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 0);
  assert_false(is_pushed(t.d, 0, 6));
  assert_true(t.d->qfrc_spring[6] != 0 && t.d->qfrc_bias[2] != 0);
  trees_close(&t);
}

static void r41_ac02_gravity(void** state) {
  (void)state;
  Trees t = start(ctDSBL_GRAVITY);
  t.d->qpos[2] = 5;
  memset(t.d->qvel, 0, 9 * sizeof(double));
  ct_forward(t.m, t.d);
  for (int i = 0; i < 6; i++) trees_near(t.d->qacc[i], 0, 1e-14);
  assert_true(t.d->qfrc_spring[6] != 0 && t.d->actuator_force[0] != 0);
  double box[7];
  memcpy(box, t.d->qpos, sizeof box);
  for (int i = 0; i < 100; i++) ct_step(t.m, t.d);
  trees_near_n(t.d->qpos, box, 7, 1e-14); // it stays where it is
  assert_true(fabs(t.d->qpos[7] - .5) > .01);
  trees_close(&t);
}

static void r41_ac03_limit(void** state) {
  (void)state;
  Trees t = start(0);
  ct_forward(t.m, t.d);
  assert_int_equal(rows_of(t.d, ctCNSTR_LIMIT_JOINT), 1);
  t.m->opt.disableflags |= ctDSBL_LIMIT;
  ct_forward(t.m, t.d);
  assert_int_equal(rows_of(t.d, ctCNSTR_LIMIT_JOINT), 0);
  trees_close(&t);
}

static void r41_ac04_equality(void** state) {
  (void)state;
  Trees t = start(0);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ne, 1);
  t.m->opt.disableflags |= ctDSBL_EQUALITY;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ne, 0);
  assert_true(t.d->nefc > 0);
  trees_close(&t);
}

static void r41_ac05_springs_and_dampers_apart(void** state) {
  (void)state;
  Trees t = start(ctDSBL_SPRING);
  ct_forward(t.m, t.d);
  trees_near(t.d->qfrc_spring[6], 0, 0);
  trees_near(t.d->qfrc_damper[6], -.7, 1e-15);
  t.m->opt.disableflags = ctDSBL_DAMPER;
  ct_forward(t.m, t.d);
  assert_true(t.d->qfrc_spring[6] != 0);
  trees_near(t.d->qfrc_damper[6], 0, 0);
  // with both off no passive force is left, gravity compensation included
  t.m->opt.disableflags = ctDSBL_DAMPER | ctDSBL_SPRING;
  ct_forward(t.m, t.d);
  for (int i = 0; i < 9; i++) trees_near(t.d->qfrc_passive[i], 0, 0);
  trees_close(&t);
}

static void r41_ac06_actuation(void** state) {
  (void)state;
  Trees t = start(ctDSBL_ACTUATION);
  ct_forward(t.m, t.d);
  for (int i = 0; i < 2; i++) trees_near(t.d->actuator_force[i], 0, 0);
  for (int i = 0; i < 9; i++) trees_near(t.d->qfrc_actuator[i], 0, 0);
  double qacc[9];
  memcpy(qacc, t.d->qacc, sizeof qacc);
  t.d->ctrl[0] = -1;
  t.d->ctrl[1] = 2;
  ct_forward(t.m, t.d);
  assert_memory_equal(t.d->qacc, qacc, sizeof qacc); // controls have no effect
  trees_close(&t);
}

static void r41_ac07_sensor(void** state) {
  (void)state;
  Trees t = start(ctDSBL_SENSOR);
  t.d->sensordata[0] = 77;
  ct_forward(t.m, t.d);
  trees_near(t.d->sensordata[0], 77, 0);
  t.m->opt.disableflags = 0;
  ct_forward(t.m, t.d);
  trees_near(t.d->sensordata[0], .5, 0);
  trees_close(&t);
}

// From scratch the solution is the same, however many iterations it takes.
static void r41_ac08_warmstart(void** state) {
  (void)state;
  Trees warm = start(0), cold = start(ctDSBL_WARMSTART);
  for (int i = 0; i < 20; i++) {
    ct_step(warm.m, warm.d);
    ct_step(cold.m, cold.d);
    assert_true(warm.d->solver_niter[0] > 0 && cold.d->solver_niter[0] > 0);
  }
  for (int i = 0; i < 9; i++) trees_near(warm.d->qacc[i], cold.d->qacc[i], 1e-6);
  trees_close(&warm);
  trees_close(&cold);
}

static void r41_ac09_constraint(void** state) {
  (void)state;
  Trees t = start(ctDSBL_CONSTRAINT);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->nefc, 0);
  assert_int_equal(t.d->ncon, 0);
  trees_near_n(t.d->qacc, t.d->qacc_smooth, 9, 0);
  trees_close(&t);
}

static void r41_ac10_defaults(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option/></mujoco>");
  assert_int_equal(t.m->opt.disableflags, 0);
  assert_int_equal(t.m->opt.enableflags, 0);
  trees_close(&t);
}

// Ten steps from the keyframe with one thing switched off, each beside MuJoCo's; the last time
// with nothing off. Warm start and islands change the last bits only, midphase nothing.
static void r41_ac12_each_flag_as_in_mujoco(void** state) {
  (void)state;
  Reference r;
  if (!reference_load(&r, CT_TEST_DIR "/conformance/reference/flags.flags.ref"))
    fail_msg("%s", r.error);
  Scene s = scene_open(r.model);
  assert_int_equal(r.nrecord, 10 * (ctNDISABLE + 1));
  int failed = 0;
  for (int bit = 0; bit <= ctNDISABLE; bit++) {
    s.m->opt.disableflags = bit < ctNDISABLE ? 1 << bit : 0;
    ct_resetDataKeyframe(s.m, s.d, 0);
    for (int step = 0; step < 10; step++) {
      ct_step(s.m, s.d);
      const RefRecord* record = r.record + 10 * bit + step;
      assert_int_equal(record->nfield, 4);
      for (int i = 0; i < record->nfield; i++) {
        RefWorst w = reference_field_error(record->field + i, s.m, s.d);
        if (w.error <= 1e-10) continue;
        print_error("bit %d step %d: %s[%d] is %.17g, not %.17g\n", bit, step,
                    record->field[i].field->name, w.index, w.ours, w.theirs);
        failed++;
      }
    }
  }
  scene_close(&s);
  reference_free(&r);
  assert_int_equal(failed, 0);
}

// A state that is no state: with the flag it stays as it is, without the run begins again.
static void r41_ac12_autoreset(void** state) {
  (void)state;
  for (int off = 0; off < 2; off++) {
    Trees t = start(off ? ctDSBL_AUTORESET : 0);
    ct_step(t.m, t.d);
    t.d->qvel[8] = 1e12;
    ct_step(t.m, t.d);
    // left as it is, it is bad at the end of the step too, as in MuJoCo
    assert_int_equal(t.d->warning[ctWARN_BADQVEL].number, off ? 2 : 1);
    assert_true(off ? fabs(t.d->qvel[8]) > 1e9 : fabs(t.d->qvel[8]) < 1e3);
    trees_near(t.d->time, (off ? 2 : 1) * t.m->opt.timestep, 1e-15);
    stable_forget(t.d);
    trees_close(&t);
  }
}

// MuJoCo 3.5.0 no longer reads the old name; we do, with a warning.
static void r41_ac11_passive_is_springs_and_dampers(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><option><flag passive='disable'/></option><worldbody><body>"
                       "<joint stiffness='100' damping='10' springref='30' axis='0 1 0'/>"
                       "<geom size='.1' pos='.2 0 0'/></body></worldbody></mujoco>");
  assert_int_equal(t.m->opt.disableflags, ctDSBL_SPRING | ctDSBL_DAMPER);
  t.d->qvel[0] = 1;
  ct_forward(t.m, t.d);
  trees_near(t.d->qfrc_passive[0], 0, 0);
  t.m->opt.disableflags = 0;
  ct_forward(t.m, t.d);
  trees_near(t.d->qfrc_passive[0], 100 * ctPI / 6 - 10, 1e-12);
  trees_close(&t);
}

// Every flag by its word, on and off, in the order of its bit.
static void r41_ac10_every_flag_is_read(void** state) {
  (void)state;
  static const char* const disable[] = {
      "constraint", "equality",  "frictionloss", "limit",        "contact",   "spring",  "damper",
      "gravity",    "clampctrl", "warmstart",    "filterparent", "actuation", "refsafe", "sensor",
      "midphase",   "eulerdamp", "autoreset",    "nativeccd",    "island"};
  static const char* const enable[] = {"override",    "energy",   "fwdinv",
                                       "invdiscrete", "multiccd", "sleep"};
  assert_int_equal(sizeof disable / sizeof *disable, ctNDISABLE);
  assert_int_equal(sizeof enable / sizeof *enable, ctNENABLE);
  for (int k = 0; k < ctNDISABLE + ctNENABLE; k++) {
    const char* word = k < ctNDISABLE ? disable[k] : enable[k - ctNDISABLE];
    for (int on = 0; on < 2; on++) {
      char xml[200];
      snprintf(xml, sizeof xml, "<mujoco><option><flag %s='%s'/></option></mujoco>", word,
               on ? "enable" : "disable");
      Trees t = trees_open(xml);
      assert_int_equal(t.m->opt.disableflags, k < ctNDISABLE && !on ? 1 << k : 0);
      assert_int_equal(t.m->opt.enableflags, k >= ctNDISABLE && on ? 1 << (k - ctNDISABLE) : 0);
      trees_close(&t);
    }
  }
}

// A hinge turns past its range.
static void r41_ac03_a_hinge_leaves_its_range(void** state) {
  (void)state;
  for (int off = 0; off < 2; off++) {
    Trees t = trees_open("<mujoco><worldbody><body><joint axis='0 1 0' range='0 90'/>"
                         "<geom size='.1' pos='0 0 .3'/></body></worldbody></mujoco>");
    if (off) t.m->opt.disableflags = ctDSBL_LIMIT;
    t.d->qpos[0] = 1;
    double most = 0;
    for (int i = 0; i < 500; i++) {
      ct_step(t.m, t.d);
      most = larger(most, t.d->qpos[0]);
    }
    assert_true(off ? most > 2.5 : most < 1.65);
    trees_close(&t);
  }
}

// Each kind of equality is off: what they tie together separates.
static void r41_ac04_every_equality(void** state) {
  (void)state;
  static const char* const kind[] = {
      "<connect body1='a' body2='b' anchor='0 0 0'/>", "<weld body1='a' body2='b'/>",
      "<joint joint1='x' joint2='y'/>", "<tendon tendon1='t' tendon2='u'/>", "<flex flex='f'/>"};
  for (int k = 0; k < 5; k++) {
    char xml[3000];
    snprintf(xml, sizeof xml,
             "<mujoco><worldbody><body name='a'><joint name='x' type='slide'/><geom size='.1'/>"
             "</body><body name='b' pos='0 1 0'><joint name='y' type='slide'/><geom size='.1'/>"
             "</body><flexcomp name='f' type='grid' dim='2' count='2 2 1' spacing='.1 .1 .1' "
             "pos='3 0 0' mass='1' radius='.001'><contact selfcollide='none'/></flexcomp>"
             "</worldbody><tendon><fixed name='t'><joint joint='x' coef='1'/></fixed>"
             "<fixed name='u'><joint joint='y' coef='1'/></fixed></tendon>"
             "<equality>%s</equality></mujoco>",
             kind[k]);
    Trees t = trees_open(xml);
    ct_forward(t.m, t.d);
    assert_true(t.d->ne > 0);
    t.m->opt.disableflags = ctDSBL_EQUALITY | ctDSBL_GRAVITY;
    t.d->qvel[0] = 1;
    t.d->qvel[2] = 1;
    for (int i = 0; i < 50; i++) ct_step(t.m, t.d);
    assert_int_equal(t.d->ne, 0);
    const double h = 50 * t.m->opt.timestep;
    trees_near(t.d->qpos[0], h, 1e-12);
    trees_near(t.d->qpos[1], 0, 1e-12);
    trees_near(t.d->qpos[2], h, 1e-12);
    trees_near(t.d->qpos[5], 0, 1e-12);
    trees_close(&t);
  }
}

// What the last step found is not used: any garbage there gives the same bits, and a second
// solution of the same problem takes as long as the first.
static void r41_ac08_nothing_is_taken_from_the_last_step(void** state) {
  (void)state;
  for (int off = 0; off < 2; off++) {
    Trees a = start(off ? ctDSBL_WARMSTART : 0), b = start(off ? ctDSBL_WARMSTART : 0);
    a.m->opt.solver = b.m->opt.solver = ctSOL_PGS;
    for (int i = 0; i < 9; i++) b.d->qacc_warmstart[i] = 1000 * sin(i + 1.);
    ct_forward(a.m, a.d);
    ct_forward(b.m, b.d);
    const int first = a.d->solver_niter[0];
    const bool same = memcmp(a.d->qacc, b.d->qacc, 9 * sizeof(double)) == 0;
    if (off) assert_true(same);
    memcpy(a.d->qacc_warmstart, a.d->qacc, 9 * sizeof(double));
    ct_forward(a.m, a.d);
    if (off) assert_int_equal(a.d->solver_niter[0], first);
    if (!off) assert_true(a.d->solver_niter[0] < first);
    trees_close(&a);
    trees_close(&b);
  }
}

// The six flags that are off by default.
static void r41_ac12_enable_flags_act(void** state) {
  (void)state;
  Trees t = start(0);
  ct_forward(t.m, t.d);
  const double before = t.d->contact[0].solref[0], force = t.d->qfrc_constraint[2];
  trees_near(t.d->energy[0], 0, 0);
  trees_near(t.d->solver_fwdinv[0], 0, 0);

  t.m->opt.enableflags = ctENBL_OVERRIDE;
  t.m->opt.o_solref[0] = 3 * before;
  ct_forward(t.m, t.d);
  trees_near(t.d->contact[0].solref[0], 3 * before, 0);
  assert_true(t.d->qfrc_constraint[2] != force);

  t.m->opt.enableflags = ctENBL_ENERGY;
  ct_forward(t.m, t.d);
  assert_true(t.d->energy[0] != 0 && t.d->energy[1] > 0);

  t.m->opt.enableflags = ctENBL_FWDINV;
  ct_step(t.m, t.d);
  assert_true(t.d->solver_fwdinv[0] > 0 && t.d->solver_fwdinv[0] < 1e-6);
  trees_close(&t);
}

// With a discrete inverse the difference of two velocities is an acceleration.
static void r41_ac12_invdiscrete(void** state) {
  (void)state;
  for (int on = 0; on < 2; on++) {
    Trees t = trees_open("<mujoco><option timestep='.01' integrator='implicitfast'/><worldbody>"
                         "<body><joint axis='0 1 0' damping='3'/><geom size='.1' pos='.2 0 0'/>"
                         "</body></worldbody></mujoco>");
    t.d->qvel[0] = 2;
    t.d->qfrc_applied[0] = .7;
    ct_forward(t.m, t.d);
    ctData* next = ct_copyData(NULL, t.m, t.d);
    ct_step(t.m, next);
    t.d->qacc[0] = (next->qvel[0] - t.d->qvel[0]) / .01;
    t.m->opt.enableflags = on ? ctENBL_INVDISCRETE : 0;
    ct_inverse(t.m, t.d);
    assert_true(on == (fabs(t.d->qfrc_inverse[0] - .7) < 1e-9));
    ct_deleteData(next);
    trees_close(&t);
  }
}

// multiccd finds the corners of two boxes as meshes; sleep stops what lies still.
static void r41_ac12_multiccd_and_sleep(void** state) {
  (void)state;
  int contacts[2];
  for (int on = 0; on < 2; on++) {
    Trees t = trees_open("<mujoco><asset><mesh name='m' vertex='-1 -1 -1 1 -1 -1 -1 1 -1 1 1 -1 -1 "
                         "-1 1 1 -1 1 -1 1 1 1 1 1' scale='.1 .1 .1'/></asset><worldbody>"
                         "<geom type='mesh' mesh='m'/><body pos='0 0 .199'><freejoint/><geom "
                         "type='mesh' mesh='m'/></body></worldbody></mujoco>");
    t.m->opt.enableflags = on ? ctENBL_MULTICCD : 0;
    ct_forward(t.m, t.d);
    contacts[on] = t.d->ncon;
    trees_close(&t);
  }
  assert_int_equal(contacts[0], 1);
  assert_int_equal(contacts[1], 4);
  for (int on = 0; on < 2; on++) {
    Trees t = trees_open("<mujoco><worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 .1'>"
                         "<freejoint/><geom type='box' size='.1 .1 .1'/></body></worldbody>"
                         "</mujoco>");
    t.m->opt.enableflags = on ? ctENBL_SLEEP : 0;
    for (int i = 0; i < 2000; i++) ct_step(t.m, t.d);
    assert_int_equal(t.d->ntree_awake, on ? 0 : 1);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r41_ac01_contact),
      cmocka_unit_test(r41_ac02_gravity),
      cmocka_unit_test(r41_ac03_limit),
      cmocka_unit_test(r41_ac04_equality),
      cmocka_unit_test(r41_ac05_springs_and_dampers_apart),
      cmocka_unit_test(r41_ac06_actuation),
      cmocka_unit_test(r41_ac07_sensor),
      cmocka_unit_test(r41_ac08_warmstart),
      cmocka_unit_test(r41_ac09_constraint),
      cmocka_unit_test(r41_ac10_defaults),
      cmocka_unit_test(r41_ac11_passive_is_springs_and_dampers),
      cmocka_unit_test(r41_ac12_each_flag_as_in_mujoco),
      cmocka_unit_test(r41_ac12_autoreset),
      cmocka_unit_test(r41_ac10_every_flag_is_read),
      cmocka_unit_test(r41_ac03_a_hinge_leaves_its_range),
      cmocka_unit_test(r41_ac04_every_equality),
      cmocka_unit_test(r41_ac08_nothing_is_taken_from_the_last_step),
      cmocka_unit_test(r41_ac12_enable_flags_act),
      cmocka_unit_test(r41_ac12_invdiscrete),
      cmocka_unit_test(r41_ac12_multiccd_and_sleep),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
