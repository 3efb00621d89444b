// The same bits: run after run, for any number of threads, in every build; and a step that does not
// allocate.
#include "base/alloc.h"
#include "base/hash.h"
#include "base/pool.h"
#include "support/golden.h"
#include "support/scene.h"

#include <stdlib.h>

static const char* const models[] = {"chain3.xml",
                                     "chain30.xml",
                                     "chain100.xml",
                                     "tree27.xml",
                                     "arm.xml",
                                     "demo.xml",
                                     "trajectory/T06_ball_joint_free.xml",
                                     "stages/b_spring_kinds.xml",
                                     "humanoid.xml",
                                     "trajectory/T08_box_on_plane.xml",
                                     "trajectory/T09_ant_standing.xml",
                                     "trajectory/T14_equality_weld.xml",
                                     "trajectory/T15_friction_slide6.xml",
                                     "trajectory/T20_warmstart.xml",
                                     "rows/b6_stack.xml"};
enum { NMODEL = sizeof(models) / sizeof(models[0]) };

// ThreadSanitizer sees a race in the first steps; the golden hashes are of 300.
#ifdef __SANITIZE_THREAD__
enum { STEPS = 40, WORLD_STEPS = 20, GOLDEN = 0 };
#else
enum { STEPS = 300, WORLD_STEPS = 200, GOLDEN = 1 };
#endif

static uint64_t hash_data(const ctModel* m, const ctData* d) {
  uint64_t h = hash_bytes(HASH_START, &d->time, sizeof(d->time));
  h = hash_bytes(h, d->qpos, (size_t)m->nq * sizeof(cttNum));
  h = hash_bytes(h, d->qvel, (size_t)m->nv * sizeof(cttNum));
  h = hash_bytes(h, d->qacc, (size_t)m->nv * sizeof(cttNum));
  h = hash_bytes(h, d->xpos, 3 * (size_t)m->nbody * sizeof(cttNum));
  return hash_bytes(h, d->energy, sizeof(d->energy));
}

static uint64_t hash_run(const ctModel* m, ctData* d, double seed, int steps) {
  ct_resetData(m, d);
  scene_speed(m, d, seed, 1);
  for (int i = 0; i < steps; i++) ct_step(m, d);
  return hash_data(m, d);
}

static void same_bits_twice(void** state) {
  (void)state;
  for (int k = 0; k < NMODEL; k++) {
    Scene a = scene_open(models[k]), b = scene_open(models[k]);
    uint64_t first = hash_run(a.m, a.d, 1, STEPS);
    assert_true(first == hash_run(b.m, b.d, 1, STEPS)); // loaded anew
    assert_true(first == hash_run(a.m, a.d, 1, STEPS)); // reset
    assert_true(first != hash_run(a.m, a.d, 2, STEPS)); // the hash sees the state
    scene_close(&a);
    scene_close(&b);
  }
}

// The same with a thread pool; 0 threads: without.
static uint64_t hash_with_threads(const ctModel* m, size_t threads) {
  ctData* d = ct_makeData(m);
  ctThreadPool* pool = threads ? ctu_threadPoolCreate(threads) : NULL;
  if (pool) ctu_bindThreadPool(d, pool);
  uint64_t h = hash_run(m, d, 1, STEPS);
  ct_deleteData(d);
  ctu_threadPoolDestroy(pool);
  return h;
}

static void golden_hashes(void** state) {
  (void)state;
  for (int k = 0; k < NMODEL; k++) {
    ctModel* m = scene_load(models[k]);
    uint64_t have = hash_with_threads(m, 0);
    for (size_t threads = 1; threads <= 4; threads *= 2) {
      assert_true(hash_with_threads(m, threads) == have);
    }
    if (GOLDEN) golden_check(models[k], have);
    ct_deleteModel(m);
  }
}

// Threads
// ------------------------------------------------------------------------------------------
enum { WORLDS = 8 };
typedef struct Job {
  const ctModel* m;
  ctData* d[WORLDS];
  uint64_t hash[WORLDS];
} Job;

static void job_run(void* context, int i, int thread) {
  (void)thread;
  Job* job = context;
  job->hash[i] = hash_run(job->m, job->d[i], i, WORLD_STEPS);
}

static void same_bits_for_any_number_of_threads(void** state) {
  (void)state;
  for (int k = 0; k < NMODEL; k++) {
    ctModel* m = scene_load(models[k]);
    Job job = {.m = m};
    uint64_t serial[WORLDS];
    for (int i = 0; i < WORLDS; i++) {
      job.d[i] = ct_makeData(m);
      serial[i] = hash_run(m, job.d[i], i, WORLD_STEPS);
    }
    for (int threads = 1; threads <= 3; threads++) {
      Pool* pool = pool_create(threads);
      assert_non_null(pool);
      memset(job.hash, 0, sizeof(job.hash));
      pool_for(pool, WORLDS, job_run, &job);
      pool_free(pool);
      assert_memory_equal(serial, job.hash, sizeof(serial));
    }
    for (int i = 0; i < WORLDS; i++) ct_deleteData(job.d[i]);
    ct_deleteModel(m);
  }
}

// Memory
// -------------------------------------------------------------------------------------------
static int refused;

static void* alloc_refuse(size_t n, size_t align, void* user) {
  (void)n, (void)align, (void)user;
  refused++;
  return NULL;
}

static void free_never(void* p, void* user) {
  (void)p, (void)user;
  fail_msg("a step freed memory");
}

// After three steps no step allocates: the counter stands still, and an allocator that refuses
// everything is never asked.
static void step_does_not_allocate(void** state) {
  (void)state;
  for (int k = 0; k < NMODEL; k++) {
    for (int integrator = ctINT_EULER; integrator <= ctINT_SPRINGDAMPER; integrator++) {
      Scene s = scene_open(models[k]);
      s.m->opt.integrator = integrator;
      for (int i = 0; i < 3; i++) ct_step(s.m, s.d);
      size_t before = alloc_count();
      refused = 0;
      ct_setAllocator(&(ctAllocator){alloc_refuse, free_never, NULL});
      for (int i = 0; i < 40; i++) ct_step(s.m, s.d);
      ct_resetData(s.m, s.d);
      ct_forward(s.m, s.d);
      ct_setAllocator(NULL);
      assert_int_equal(refused, 0);
      assert_true(alloc_count() == before);
      scene_close(&s);
    }
  }
}

// State
// -------------------------------------------------------------------------------------------- A
// state taken at step 50 and put into another data continues with the same bits.
static void state_round_trip(void** state) {
  (void)state;
  for (int k = 0; k < NMODEL; k++) {
    Scene s = scene_open(models[k]);
    ctData* other = ct_makeData(s.m);
    int size = ct_stateSize(s.m, ctSTATE_INTEGRATION);
    double* x = calloc((size_t)size, sizeof(double));
    double* y = calloc((size_t)size, sizeof(double));
    hash_run(s.m, s.d, 3, 50);
    ct_getState(s.m, s.d, x, ctSTATE_INTEGRATION);
    ct_setState(s.m, other, x, ctSTATE_INTEGRATION);
    ct_getState(s.m, other, y, ctSTATE_INTEGRATION);
    assert_memory_equal(x, y, (size_t)size * sizeof(double));
    for (int i = 0; i < 50; i++) {
      ct_step(s.m, s.d);
      ct_step(s.m, other);
    }
    assert_true(hash_data(s.m, s.d) == hash_data(s.m, other));
    free(x);
    free(y);
    ct_deleteData(other);
    scene_close(&s);
  }
}

// Copies of a model and of a data behave as the originals, and are independent of them.
static void copies_continue_alike(void** state) {
  (void)state;
  for (int k = 0; k < NMODEL; k++) {
    Scene s = scene_open(models[k]);
    hash_run(s.m, s.d, 4, 20);
    ctModel* m = ct_copyModel(NULL, s.m);
    ctData* d = ct_copyData(NULL, s.m, s.d);
    assert_non_null(m);
    assert_non_null(d);
    assert_true(hash_data(m, d) == hash_data(s.m, s.d));
    for (int i = 0; i < 30; i++) ct_step(m, d);
    assert_true(hash_data(m, d) != hash_data(s.m, s.d));
    for (int i = 0; i < 30; i++) ct_step(s.m, s.d);
    assert_true(hash_data(m, d) == hash_data(s.m, s.d));
    scene_close(&s);
    ct_step(m, d);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

static void keyframe_is_a_state(void** state) {
  (void)state;
  Scene s = scene_open("demo.xml");
  assert_int_equal(s.m->nkey, 1);
  ct_resetDataKeyframe(s.m, s.d, 0);
  assert_memory_equal(s.d->qvel, s.m->key_qvel, (size_t)s.m->nv * sizeof(cttNum));
  assert_memory_equal(s.d->qpos, s.m->key_qpos, (size_t)s.m->nq * sizeof(cttNum));
  assert_true(s.d->qvel[0] == 3);
  scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(same_bits_twice),
      cmocka_unit_test(golden_hashes),
      cmocka_unit_test(same_bits_for_any_number_of_threads),
      cmocka_unit_test(step_does_not_allocate),
      cmocka_unit_test(state_round_trip),
      cmocka_unit_test(copies_continue_alike),
      cmocka_unit_test(keyframe_is_a_state),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
