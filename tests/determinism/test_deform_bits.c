// Deformable bodies give the same bits run after run, on any number of threads, in every build.
#include "base/hash.h"
#include "support/golden.h"
#include "support/model_text.h"
#include "support/scene.h"

// ThreadSanitizer sees a race in the first steps; the golden hashes are of 100.
#ifdef __SANITIZE_THREAD__
enum { STEPS = 6, GOLDEN = 0 };
#else
enum { STEPS = 100, GOLDEN = 1 };
#endif

static const char* const kScene[] = {"deform/cloth_on_sphere.xml", "deform/flag_in_wind.xml",
                                     "deform/gripper_and_ball.xml", "deform/net_and_balls.xml",
                                     "deform/rope_over_pulley.xml"};
enum { NSCENE = sizeof kScene / sizeof *kScene };

// Bodies that are large enough for several threads, which touch each other and a rigid ball.
#define LARGE(settings)                                                                            \
  "<mujoco><option timestep='.005'/><worldbody><geom type='plane' size='2 2 .1'/><body "           \
  "pos='.1 0 .62'><freejoint/><geom size='.1' mass='.5'/></body></worldbody><deformable>"          \
  "<corten:softbody name='block' size='.4 .4 .2' count='12 12 6' pos='0 0 .11' "                   \
  "young='5e4'" settings                                                                           \
  "/><corten:cloth name='sheet' size='.8 .8' count='33' pos='0 0 .25' material='cotton'"           \
  " thickness='.004' selfcollide='true'" settings "/></deformable></mujoco>"

static uint64_t hash_bodies(const ctModel* m, size_t threads, int steps) {
  ctData* d = ct_makeData(m);
  ctThreadPool* pool = threads ? ctu_threadPoolCreate(threads) : NULL;
  if (pool) ctu_bindThreadPool(d, pool);
  uint64_t h = HASH_START;
  for (int i = 0; i < steps; i++) {
    ct_step(m, d);
    h = hash_bytes(h, d->deformvert_xpos, 3 * (size_t)m->ndeformvert * sizeof(double));
    h = hash_bytes(h, d->deformvert_xvel, 3 * (size_t)m->ndeformvert * sizeof(double));
    if (m->nq) h = hash_bytes(h, d->qpos, (size_t)m->nq * sizeof(double));
    if (m->nv) h = hash_bytes(h, d->qvel, (size_t)m->nv * sizeof(double));
  }
  for (int i = 0; i < ct_deformableContactCount(d); i++)
    h = hash_bytes(h, ct_deformableContact(d, i)->force, 3 * sizeof(double));
  ct_deleteData(d);
  ctu_threadPoolDestroy(pool);
  return h;
}

static void check_threads(const char* xml, const char* golden) {
  const int steps = STEPS / 3;
  ctModel* m = model_text(xml);
  uint64_t h = hash_bodies(m, 0, steps);
  assert_true(hash_bodies(m, 0, steps) == h);
  assert_true(hash_bodies(m, 1, steps) == h);
  assert_true(hash_bodies(m, 2, steps) == h);
  assert_true(hash_bodies(m, 4, steps) == h);
  assert_true(hash_bodies(m, 0, steps + 1) != h); // the hash sees the state
  if (GOLDEN) golden_check(golden, h);
  ct_deleteModel(m);
}

static void threads_do_not_matter(void** state) {
  (void)state;
  check_threads(LARGE(""), "deform_large");
}

static void threads_do_not_matter_to_the_midpoint_rule(void** state) {
  (void)state;
  check_threads(LARGE(" midpoint='true'"), "deform_midpoint");
}

static void scenes_have_golden_hashes(void** state) {
  (void)state;
  for (int k = 0; k < NSCENE; k++) {
    ctModel* m = scene_load(kScene[k]);
    uint64_t h = hash_bodies(m, 0, STEPS);
    if (GOLDEN) golden_check(kScene[k], h);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(threads_do_not_matter),
                                     cmocka_unit_test(threads_do_not_matter_to_the_midpoint_rule),
                                     cmocka_unit_test(scenes_have_golden_hashes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
