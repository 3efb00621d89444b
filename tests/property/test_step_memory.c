// No step asks for memory once the first ones are done: models of the conformance tests, with
// integrators, solvers, islands and threads, under an allocator that counts and refuses. Every
// fifth model; all of them with CT_STRESS.
#include "base/alloc.h"
#include "support/scene.h"

#include <glob.h>
#include <math.h>
#include <stdlib.h>

enum { FIRST = 2, STEPS = 3, EVERY = 5 };

static int asked; // requests since the last step that may make them

static void* alloc_refuse(size_t n, size_t align, void* user) {
  (void)n, (void)align, (void)user;
  asked++;
  return NULL;
}

static void free_count(void* p, void* user) {
  (void)user;
  asked += p != NULL;
}

static void drive(const ctModel* m, ctData* d, int step) {
  for (int i = 0; i < m->nu; i++) d->ctrl[i] = sin(i + 0.3 * step);
  ct_step(m, d);
}

// Requests of a few steps, a reset and a forward pass after warming up.
static int requests(const ctModel* m, ctData* d) {
  ct_resetData(m, d);
  scene_speed(m, d, 1, 0.1);
  for (int i = 0; i < FIRST; i++) drive(m, d, i);
  asked = 0;
  ct_setAllocator(&(ctAllocator){alloc_refuse, free_count, NULL});
  for (int i = 0; i < STEPS; i++) drive(m, d, i);
  ct_resetData(m, d);
  ct_forward(m, d);
  ct_setAllocator(NULL);
  return asked;
}

// Every second integrator, beginning with one of the first two, each with one of the solvers; then
// what else may need memory of its own.
static int requests_of_many_kinds(ctModel* m, ctData* d, int first) {
  int sum = 0;
  m->opt.iterations = m->opt.ls_iterations = 3; // however well it converges
  for (int k = first; k <= ctINT_SPRINGDAMPER; k += 2) {
    m->opt.integrator = k;
    m->opt.solver = k % 3;
    sum += requests(m, d);
  }
  m->opt.integrator = ctINT_EULER;
  m->opt.solver = ctSOL_NEWTON;
  m->opt.noslip_iterations = 2;
  m->opt.cone = ctCONE_ELLIPTIC;
  m->opt.disableflags |= ctDSBL_ISLAND;
  m->opt.enableflags |= ctENBL_FWDINV | ctENBL_ENERGY | ctENBL_MULTICCD;
  return sum + requests(m, d);
}

static int check_models(const char* pattern) {
  glob_t found;
  int models = 0, failed = 0;
  size_t every = getenv("CT_STRESS") ? 1 : EVERY;
  assert_int_equal(glob(pattern, 0, NULL, &found), 0);
  for (size_t i = 0; i < found.gl_pathc; i += every) {
    Scene s = scene_open_from("", found.gl_pathv[i] + 1);
    int n = requests_of_many_kinds(s.m, s.d, models % 2);
    if (n) print_error("%s: %d requests\n", found.gl_pathv[i], n);
    failed += n != 0;
    models++;
    scene_close(&s);
  }
  globfree(&found);
  assert_int_equal(failed, 0);
  return models;
}

static void models_of_every_element(void** state) {
  (void)state;
  assert_true(check_models(CT_TEST_DIR "/conformance/models/*.xml") >= 180 / EVERY);
}

static void models_of_forces_and_sensors(void** state) {
  (void)state;
  assert_true(check_models(CT_TEST_DIR "/conformance/models_sensor/*.xml") >= 1);
  assert_true(check_models(CT_TEST_DIR "/conformance/models_force/*.xml") >= 1);
  assert_true(check_models(CT_TEST_DIR "/conformance/models_tendon/*.xml") >= 1);
}

static void steps_with_threads(void** state) {
  (void)state;
  static const char* const name[] = {"humanoid.xml", "demo.xml", "rows/b6_stack.xml"};
  for (int k = 0; k < 3; k++) {
    Scene s = scene_open(name[k]);
    ctThreadPool* pool = ctu_threadPoolCreate(2);
    ctu_bindThreadPool(s.d, pool);
    for (int first = 0; first < 2; first++)
      assert_int_equal(requests_of_many_kinds(s.m, s.d, first), 0);
    scene_close(&s);
    ctu_threadPoolDestroy(pool);
  }
}

// The counter sees what asks: making data does.
static void requests_are_seen(void** state) {
  (void)state;
  ctModel* m = scene_load("chain3.xml");
  asked = 0;
  ct_setAllocator(&(ctAllocator){alloc_refuse, free_count, NULL});
  ctData* d = ct_makeData(m);
  ct_setAllocator(NULL);
  assert_null(d);
  assert_true(asked > 0);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(models_of_every_element),
      cmocka_unit_test(models_of_forces_and_sensors),
      cmocka_unit_test(steps_with_threads),
      cmocka_unit_test(requests_are_seen),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
