// Random scenes of deformable bodies stay finite, gain no energy, and end without deep overlaps.
// The full run of 200 scenes of 2,000 steps is `make stress-deform`.
#include "property/deform_random.h"
#include "support/sanitized.h"

#include <stdlib.h>

// One scene; the number of limits that it misses.
static int judge_scene(uint64_t seed, bool midpoint, int steps) {
  RandomResult r = run_random(seed, midpoint, steps);
  bool gains = !(r.gain <= 0.01), deep = !(r.overlap <= 2);
  if (!r.finite || gains || deep || getenv("CORTEN_STRESS_VERBOSE"))
    print_message("scene %d: finite %d gain %.4g overlap %.3g | %s\n", (int)seed, r.finite, r.gain,
                  r.overlap, r.what);
  return !r.finite ? 100 : gains ? 10 : deep;
}

static void judge_scenes(bool midpoint, int n) {
  const char *first = getenv("CORTEN_STRESS_FIRST"), *count = getenv("CORTEN_STRESS_SCENES");
  const char* steps = getenv("CORTEN_STRESS_STEPS");
  int from = first ? atoi(first) : 0, bad[3] = {0};
  if (count) n = atoi(count);
  for (int i = from; i < from + n; i++) {
    int judged = judge_scene((uint64_t)i, midpoint, steps ? atoi(steps) : SANITIZED ? 40 : 150);
    bad[0] += judged == 100;
    bad[1] += judged == 10;
    bad[2] += judged == 1;
  }
  print_message("%d scenes: %d not finite, %d with energy, %d with overlaps\n", n, bad[0], bad[1],
                bad[2]);
  assert_int_equal(bad[0], 0);
  assert_int_equal(bad[1], 0);
  assert_true(100 * bad[2] <= n);
}

static void random_scenes(void** state) {
  (void)state;
  judge_scenes(false, SANITIZED ? 4 : 12);
}

static void random_scenes_by_the_midpoint_rule(void** state) {
  (void)state;
  judge_scenes(true, SANITIZED ? 4 : 12);
}

// Scenes in which a stiff rope gained half of its energy at its impact.
static void stiff_ropes_gain_no_energy(void** state) {
  (void)state;
  assert_int_equal(judge_scene(59, false, SANITIZED ? 15 : 40), 0);
  assert_int_equal(judge_scene(92, false, SANITIZED ? 5 : 40), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(random_scenes),
                                     cmocka_unit_test(random_scenes_by_the_midpoint_rule),
                                     cmocka_unit_test(stiff_ropes_gain_no_energy)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
