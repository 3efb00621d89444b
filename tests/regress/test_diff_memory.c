// Derivatives with too little working memory, at every place that asks for some: refused with a
// reason, the state as before, and with enough memory the same bits as ever.
#include "base/arena.h"
#include "model/data.h"
#include "unit/diff/product_check.h"

enum { MOST = 20000, STEP = 104, ROLLOUT = 3 };

typedef struct Derived {
  int count;
  double number[MOST];
} Derived;

// A part of the result, all zero.
static double* take_part(Derived* to, size_t n) {
  assert_true(to->count + (int)n <= MOST);
  double* part = to->number + to->count;
  memset(part, 0, n * sizeof *part);
  to->count += (int)n;
  return part;
}

typedef struct Inputs {
  int param[8 * 3], nparam;
  double dx[256], du[64], dp[256], gy[256], gs[256], ctrl[64 * ROLLOUT], gys[256 * ROLLOUT];
} Inputs;

static Inputs inputs;

static void fill_inputs(const ctModel* m) {
  static const int group[] = {ctPARAM_BODY_MASS,   ctPARAM_BODY_INERTIA, ctPARAM_BODY_IPOS,
                              ctPARAM_DOF_DAMPING, ctPARAM_DOF_ARMATURE, ctPARAM_GEOM_FRICTION,
                              ctPARAM_GEOM_SOLREF, ctPARAM_GRAVITY};
  memset(&inputs, 0, sizeof inputs);
  for (int i = 0; i < 8; i++) {
    inputs.param[3 * i] = group[i];
    inputs.param[3 * i + 2] = -1; // all elements
  }
  inputs.nparam = 8;
  assert_true(ctd_paramSize(m, inputs.param, 8) > 0 && ctd_paramSize(m, inputs.param, 8) <= 256);
  for (int i = 0; i < 256; i++) {
    inputs.dx[i] = product_number(i);
    inputs.dp[i] = product_number(300 + i);
    inputs.gy[i] = product_number(600 + i);
    inputs.gs[i] = product_number(900 + i);
  }
  for (int i = 0; i < 64; i++) inputs.du[i] = product_number(1200 + i);
  for (int i = 0; i < 64 * ROLLOUT; i++) inputs.ctrl[i] = 0.3 * product_number(1300 + i);
  for (int i = 0; i < 256 * ROLLOUT; i++) inputs.gys[i] = product_number(2000 + i);
}

typedef int Derive(const ctModel* m, ctData* d, Derived* to, ctDerivativeInfo* info);

static size_t state_size(const ctModel* m) { return (size_t)(2 * m->nv + m->na); }

static int derive_matrices(const ctModel* m, ctData* d, Derived* to, ctDerivativeInfo* info) {
  size_t n = state_size(m), nu = (size_t)m->nu, ns = (size_t)m->nsensordata;
  double *A = take_part(to, n * n), *B = take_part(to, n * nu), *C = take_part(to, ns * n),
         *D = take_part(to, ns * nu);
  return ctd_transitionInfo(m, d, A, B, C, D, info);
}

static int derive_forward(const ctModel* m, ctData* d, Derived* to, ctDerivativeInfo* info) {
  double *dy = take_part(to, state_size(m)), *ds = take_part(to, (size_t)m->nsensordata);
  return ctd_stepJvp(m, d, inputs.param, inputs.nparam, inputs.dx, inputs.du, inputs.dp, dy, ds,
                     info);
}

static int derive_backward(const ctModel* m, ctData* d, Derived* to, ctDerivativeInfo* info) {
  double *gx = take_part(to, state_size(m)), *gu = take_part(to, (size_t)m->nu),
         *gp = take_part(to, (size_t)ctd_paramSize(m, inputs.param, inputs.nparam));
  return ctd_stepVjp(m, d, inputs.param, inputs.nparam, inputs.gy, inputs.gs, gx, gu, gp, info);
}

static int derive_rollout(const ctModel* m, ctData* d, Derived* to, ctDerivativeInfo* info) {
  double *gx = take_part(to, state_size(m)), *gu = take_part(to, ROLLOUT * (size_t)m->nu),
         *gp = take_part(to, (size_t)ctd_paramSize(m, inputs.param, inputs.nparam));
  return ctd_rolloutVjp(m, d, ROLLOUT, inputs.ctrl, inputs.param, inputs.nparam, inputs.gys, gx, gu,
                        gp, 0, info);
}

static int derive_inverse(const ctModel* m, ctData* d, Derived* to, ctDerivativeInfo* info) {
  size_t nv = (size_t)m->nv, ns = (size_t)m->nsensordata, nM = (size_t)m->nM;
  double *f[3], *s[3];
  for (int k = 0; k < 3; k++) f[k] = take_part(to, nv * nv);
  for (int k = 0; k < 3; k++) s[k] = take_part(to, nv * ns);
  return ctd_inverse(m, d, 1, f[0], f[1], f[2], s[0], s[1], s[2], take_part(to, nv * nM), info);
}

// The derivative with `limit` bytes of working memory; 0: no limit. Its status.
static int derive_within(Derive* derive, const ctModel* m, ctData* d, size_t limit, Derived* to) {
  Arena* arena = &data_own(d)->diff;
  ctDerivativeInfo info = {.status = 0};
  arena_free(arena);
  if (limit) assert_true(arena_init(arena, (size_t)1 << 26, limit));
  to->count = 0;
  int status = derive(m, d, to, &info);
  assert_int_equal(info.status, status);
  assert_int_equal(info.reason[0] != 0, status != 0);
  assert_int_equal(arena->used, 0);
  arena_free(arena);
  return status;
}

// Returns how often it was refused.
static int sweep_memory(Derive* derive, const ctModel* m, ctData* d, const double* start,
                        int size) {
  static Derived whole, again;
  static double now[1000];
  int refused = 0, status = -1;
  ct_setState(m, d, start, ctSTATE_INTEGRATION);
  assert_int_equal(derive_within(derive, m, d, 0, &whole), 0);
  for (size_t limit = STEP; status != 0 && limit < (size_t)1 << 24; limit += STEP + limit / 200) {
    ct_setState(m, d, start, ctSTATE_INTEGRATION);
    status = derive_within(derive, m, d, limit, &again);
    ct_getState(m, d, now, ctSTATE_QPOS | ctSTATE_QVEL | ctSTATE_ACT | ctSTATE_CTRL);
    ct_setState(m, d, start, ctSTATE_INTEGRATION);
    ct_getState(m, d, now + 500, ctSTATE_QPOS | ctSTATE_QVEL | ctSTATE_ACT | ctSTATE_CTRL);
    assert_memory_equal(now, now + 500, (size_t)size * sizeof *now);
    if (status != 0) {
      assert_int_equal(status, ctDERIV_MEMORY);
      refused++;
    }
  }
  assert_int_equal(status, 0);
  assert_int_equal(again.count, whole.count);
  assert_memory_equal(again.number, whole.number, (size_t)whole.count * sizeof *whole.number);
  return refused;
}

// The requests of a derivative, or of the first `most` of them if it makes more: each fails once,
// and all later ones with it. Returns how many failed.
enum { REQUESTS_MOST = 1 << 20, SWEPT_MOST = 600 };

static size_t count_requests(Derive* derive, const ctModel* m, ctData* d, Derived* to) {
  Arena* arena = &data_own(d)->diff;
  ctDerivativeInfo info = {.status = 0};
  to->count = 0;
  assert_true(arena_init(arena, (size_t)1 << 26, 0) && arena_fail_after(arena, REQUESTS_MOST));
  assert_int_equal(derive(m, d, to, &info), 0);
  size_t requests = REQUESTS_MOST + 1 - arena->failing;
  arena_free(arena);
  return requests;
}

static void fail_at_request(Derive* derive, const ctModel* m, ctData* d, size_t request) {
  static Derived spoiled;
  Arena* arena = &data_own(d)->diff;
  ctDerivativeInfo info = {.status = 0};
  spoiled.count = 0;
  assert_true(arena_init(arena, (size_t)1 << 26, 0) && arena_fail_after(arena, request));
  assert_int_equal(derive(m, d, &spoiled, &info), ctDERIV_MEMORY);
  assert_true(info.reason[0] != 0);
  assert_int_equal(arena->used, 0);
  arena_free(arena);
}

static int fail_every_request(Derive* derive, const ctModel* m, ctData* d, const double* start) {
  static Derived whole, again;
  ct_setState(m, d, start, ctSTATE_INTEGRATION);
  size_t requests = count_requests(derive, m, d, &whole);
  size_t stride = requests / SWEPT_MOST + 1;
  int failed = 0;
  for (size_t k = 0; k < requests; k += stride, failed++) {
    ct_setState(m, d, start, ctSTATE_INTEGRATION);
    fail_at_request(derive, m, d, k);
  }
  ct_setState(m, d, start, ctSTATE_INTEGRATION);
  assert_int_equal(count_requests(derive, m, d, &again), requests);
  assert_int_equal(again.count, whole.count);
  assert_memory_equal(again.number, whole.number, (size_t)whole.count * sizeof *whole.number);
  return failed;
}

// Limits, equalities, tendons with armature, muscles, activations, fluid, sensors.
#define CREATURE(option)                                                                           \
  "<mujoco><option density='20' viscosity='.1' " option "/><worldbody>"                            \
  "<geom type='plane' size='5 5 .1' friction='.7 .01 .001'/>"                                      \
  "<body name='a' pos='0 0 .28' gravcomp='.3'><freejoint/><geom type='box' size='.2 .1 .1'"        \
  " mass='2'/><site name='s' pos='.2 0 0'/><body name='b' pos='.3 0 0'><joint name='j'"            \
  " axis='0 1 0' damping='.3' stiffness='2' armature='.02' frictionloss='.05' limited='true'"      \
  " range='-5 60'/><geom type='capsule' size='.06' fromto='0 0 0 .3 0 -.2' condim='4'"             \
  " friction='1.2 .05 .01'/><site name='e' pos='.3 0 -.2'/></body>"                                \
  "<body name='c' pos='-.3 0 0'><joint name='k' type='ball' damping='.2' range='0 10'"             \
  " limited='true'/><geom type='ellipsoid' fluidshape='ellipsoid' size='.08 .05 .06'"              \
  " pos='-.1 0 -.15'/><site name='f' pos='-.1 0 -.1'/></body></body>"                              \
  "<body name='d' pos='.8 0 .5'><joint name='l' axis='0 0 1'/><joint name='m' type='slide'/>"      \
  "<geom size='.05' mass='.5'/></body></worldbody>"                                                \
  "<tendon><spatial name='t' stiffness='5' damping='.4' springlength='.1' armature='.05'"          \
  " limited='true' range='0 .5' frictionloss='.03'><site site='e'/><site site='f'/></spatial>"     \
  "<fixed name='u'><joint joint='j' coef='1'/><joint joint='m' coef='.5'/></fixed></tendon>"       \
  "<equality><joint joint1='l' joint2='j'/><connect body1='d' body2='b' anchor='0 0 .1'/>"         \
  "<tendon tendon1='u'/></equality>"                                                               \
  "<actuator><position joint='j' kp='3' kv='.2' forcelimited='true' forcerange='-1 1'/>"           \
  "<muscle joint='l'/><general tendon='t' dyntype='filterexact' dynprm='.1' gaintype='affine'"     \
  " gainprm='2 .3 .1' biastype='affine' biasprm='.1 -1 -.2'/><intvelocity joint='m' kp='2'"        \
  " actrange='-1 1'/><motor site='s' gear='0 0 1 .1 0 0'/></actuator>"                             \
  "<sensor><accelerometer site='s'/><framepos objtype='site' objname='e' reftype='body'"           \
  " refname='c'/><jointpos joint='j'/><actuatorfrc actuator='0'/><tendonpos tendon='t'/>"          \
  "<subtreelinvel body='a'/><force site='s'/></sensor></mujoco>"

static ctModel* creature_model(const char* text) {
  // actuators are found by name
  char xml[6000];
  const char* at = strstr(text, "<position joint='j'");
  const char* sensor = strstr(text, "actuator='0'");
  assert_true(at && sensor && strlen(text) < sizeof xml - 20);
  snprintf(xml, sizeof xml, "%.*s<position name='0' %s", (int)(at - text), text,
           at + strlen("<position "));
  return diff_model(xml);
}

// Returns how often derivatives were refused.
static int sweep_model(ctModel* m, Derive* const* derive, int count) {
  static double start[4000];
  ctData* d = ct_makeData(m);
  int refused = 0;
  int size = ct_stateSize(m, ctSTATE_QPOS | ctSTATE_QVEL | ctSTATE_ACT | ctSTATE_CTRL);
  assert_true(size <= 500 && ct_stateSize(m, ctSTATE_INTEGRATION) <= 4000);
  fill_inputs(m);
  transition_state(m, d, 2, 0.05);
  ct_getState(m, d, start, ctSTATE_INTEGRATION);
  for (int i = 0; i < count; i++) refused += sweep_memory(derive[i], m, d, start, size);
  ct_deleteData(d);
  ct_deleteModel(m);
  return refused;
}

static void matrices_and_products(void** state) {
  (void)state;
  static Derive* const all[] = {derive_matrices, derive_forward, derive_backward, derive_inverse};
  int refused = sweep_model(creature_model(CREATURE("integrator='implicit'")), all, 4);
  refused +=
      sweep_model(creature_model(CREATURE("integrator='implicitfast' cone='elliptic'")), all, 4);
  assert_true(refused > 400);
}

static void rollouts_and_stages(void** state) {
  (void)state;
  static Derive* const all[] = {derive_matrices, derive_backward, derive_rollout};
  int refused = sweep_model(creature_model(CREATURE("integrator='RK4'")), all, 3);
  refused += sweep_model(creature_model(CREATURE("jacobian='sparse'")), all, 3);
  assert_true(refused > 200);
}

// Sensors that are read late, or cut off, or look at loads, contacts, poses and distances.
#define WATCHED                                                                                    \
  "<mujoco><option timestep='.004'/><worldbody><geom type='plane' size='5 5 .1'/>"                 \
  "<body name='a' pos='0 0 .098'><freejoint/><geom name='g' size='.1'/><site name='s' "            \
  "size='.15'/>"                                                                                   \
  "<camera name='c' mode='track'/></body><body name='b' pos='.5 0 .3'><joint name='j' axis='0 1 "  \
  "0'"                                                                                             \
  " limited='true' range='10 80' damping='.1'/><geom name='h' type='capsule' size='.04'"           \
  " fromto='0 0 0 .3 0 0'/><site name='e' pos='.3 0 0'/><body pos='.3 0 0'><joint name='k'"        \
  " axis='0 1 0'/><geom name='i' size='.05' pos='.1 0 0'/></body></body></worldbody><tendon>"      \
  "<spatial name='t' limited='true' range='0 .2'              ><site site='s'/><geom geom='i'/>"   \
  "<site site='e'/></spatial></tendon><actuator><motor name='u' joint='j'/><position tendon='t'"   \
  " name='v' kp='3'/></actuator><sensor><touch site='s'/><force site='e'/><torque site='e'/>"      \
  "<accelerometer site='e'/><framelinacc objtype='site' objname='e'/><rangefinder site='s'/>"      \
  "<distance geom1='g' geom2='i' cutoff='9'/><normal geom1='g' geom2='i' cutoff='9'/>"             \
  "<fromto geom1='g' geom2='i' cutoff='9'/><jointlimitpos joint='j'/><jointlimitvel joint='j'/>"   \
  "<jointlimitfrc joint='j'/><tendonlimitpos tendon='t'/><tendonlimitfrc tendon='t'/>"             \
  "<actuatorpos actuator='u'/><actuatorvel actuator='v'/><actuatorfrc actuator='v'/>"              \
  "<jointactuatorfrc joint='j'/><tendonactuatorfrc tendon='t'/><framepos objtype='camera'"         \
  " objname='c'/><framexaxis objtype='geom' objname='i'/><framelinvel objtype='body' objname='a'"  \
  " reftype='site' refname='e'/><subtreecom body='b'/><subtreeangmom body='b'/><e_kinetic/>"       \
  "<e_potential/><clock/><gyro site='e' nsample='2' delay='.01'/><contact geom1='g' num='2'"       \
  " data='force dist normal'/><insidesite site='s' objtype='geom' objname='i'/></sensor></mujoco>"

static int fail_model(ctModel* m) {
  static Derive* const all[] = {derive_matrices, derive_forward, derive_backward, derive_rollout,
                                derive_inverse};
  static double start[4000];
  ctData* d = ct_makeData(m);
  int failed = 0;
  assert_true(ct_stateSize(m, ctSTATE_INTEGRATION) <= 4000);
  fill_inputs(m);
  transition_state(m, d, 2, 0.05);
  ct_getState(m, d, start, ctSTATE_INTEGRATION);
  for (int i = 0; i < 5; i++)
    if (all[i] != derive_inverse || m->opt.integrator != ctINT_RK4)
      failed += fail_every_request(all[i], m, d, start);
  ct_deleteData(d);
  ct_deleteModel(m);
  return failed;
}

static void every_request_fails(void** state) {
  (void)state;
  static const char* const option[] = {"integrator='implicit'", "cone='elliptic'",
                                       "integrator='RK4' jacobian='sparse'"};
  for (int k = 0; k < 3; k++) {
    char text[6000];
    snprintf(text, sizeof text, CREATURE("%s"), option[k]);
    assert_true(fail_model(creature_model(text)) > 200);
  }
  assert_true(fail_model(diff_model(WATCHED)) > 200);
}

static void flexes(void** state) {
  (void)state;
  static Derive* const all[] = {derive_matrices, derive_forward};
  ctModel* m = diff_model(
      "<mujoco><option timestep='.002'/><worldbody><geom type='plane' size='5 5 .1'/>"
      "<body name='w' pos='0 0 .5'><flexcomp name='f' type='grid' count='3 2 1' spacing='.1 .1 .1'"
      " radius='.01' mass='.1'><edge equality='true' damping='.01'/><contact contype='0'"
      " conaffinity='0'/><pin id='0'/></flexcomp></body><body name='b' pos='0 0 .1'><joint"
      " name='j'/><geom size='.1'/></body></worldbody><actuator><motor joint='j'/></actuator>"
      "</mujoco>");
  assert_true(sweep_model(m, all, 2) > 40);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(matrices_and_products),
      cmocka_unit_test(rollouts_and_stages),
      cmocka_unit_test(every_request_fails),
      cmocka_unit_test(flexes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
