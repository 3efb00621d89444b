#include "base/rng.h"
#include "collide/broadphase.h"
#include "math/eig.h"
#include "model/data.h"
#include "unit/collide/flexes.h"

#include <stdlib.h>

static BodyPairs run(Trees* t) {
  data_arena_clear(t->d);
  BodyPairs p = {NULL, -1};
  assert_true(broadphase(t->m, t->d, &p));
  for (int i = 1; i < p.n; i++) assert_true(p.pair[i - 1] <= p.pair[i]);
  return p;
}

static bool found(BodyPairs p, int a, int b) {
  for (int i = 0; i < p.n; i++) {
    if (p.pair[i] == broadphase_signature(a, b)) return true;
  }
  return false;
}

// Parent and child do not meet, siblings do; with the flag off parent and child do as well.
static void families(void** state) {
  (void)state;
  Trees t =
      pairs_open("<mujoco><worldbody><geom size='.1'/><body><freejoint/><geom size='.1'/>"
                 "<body><joint/><geom size='.1'/></body><body><joint axis='1 0 0'/><geom "
                 "size='.1'/><body><geom size='.1'/></body></body></body></worldbody></mujoco>");
  BodyPairs p = run(&t);
  for (int b = 1; b < 5; b++) assert_true(found(p, 0, b));
  assert_false(found(p, 1, 2));
  assert_false(found(p, 1, 3));
  assert_true(found(p, 3, 2));
  assert_true(found(p, 2, 4));
  assert_false(found(p, 3, 4)); // welded
  assert_false(found(p, 1, 4)); // the parent of a weld
  t.m->opt.disableflags |= ctDSBL_FILTERPARENT;
  p = run(&t);
  assert_true(found(p, 1, 2));
  assert_false(found(p, 3, 4));
  trees_close(&t);
}

static void masks_and_planes(void** state) {
  (void)state;
  Trees t = pairs_open(
      WORLD("<body><geom type='plane' size='1 1 1' contype='1' conaffinity='0'/></body>" FREE(
          "90 0 0", "size='.1' contype='0' conaffinity='1'")
                FREE("0 0 0", "size='.1' contype='0' conaffinity='2'")));
  BodyPairs p = run(&t);
  assert_int_equal(p.n, 1);
  assert_true(found(p, 1, 2)); // a plane has no end
  trees_close(&t);
}

// Scattered spheres of different sizes: the same pairs as by comparing all with all, none of them
// twice, at all numbers where the way of searching changes.
static void all_pairs(void** state) {
  (void)state;
  for (int n = 10; n < 3000; n = 3 * n) {
    size_t size = 200 + (size_t)n * 120, at = 0;
    char* xml = malloc(size);
    at += (size_t)snprintf(xml, size, "<mujoco><worldbody>");
    double side = cbrt(n);
    for (int i = 0; i < n; i++) {
      double u[4];
      for (int k = 0; k < 4; k++) u[k] = rng_uniform(7, (uint64_t)i, (uint64_t)k);
      double x = side * u[0], y = side * u[1], z = side * u[2];
      double r = i == 3 ? 0.5 * side : 0.1 + 0.4 * u[3];
      at += (size_t)snprintf(xml + at, size - at,
                             "<body pos='%.4f %.4f %.4f'><freejoint/><geom size='%.4f'/></body>", x,
                             y, z, r);
    }
    snprintf(xml + at, size - at, "</worldbody></mujoco>");
    Trees t = pairs_open(xml);
    free(xml);
    BodyPairs p = run(&t);
    for (int a = 1; a <= n; a++) {
      for (int b = 1; b < a; b++) {
        double d = dist3(t.d->geom_xpos + 3 * (a - 1), t.d->geom_xpos + 3 * (b - 1));
        if (d < t.m->geom_rbound[a - 1] + t.m->geom_rbound[b - 1] - 1e-6)
          assert_true(found(p, a, b));
      }
    }
    for (int i = 1; i < p.n; i++) assert_true(p.pair[i - 1] < p.pair[i]);
    assert_true(p.n < n * n / 4);
    trees_close(&t);
  }
}

// The search without a sweep. Axes: eigenvectors of the covariance of the geoms.
static void reference_axes(const Trees* t, double axis[9]) {
  double mean[3] = {0}, cov[9] = {0}, values[3], quat[4];
  int n = (int)t->m->ngeom;
  for (int g = 0; g < n; g++) addtoscl3(mean, t->d->geom_xpos + 3 * g, 1.0 / n);
  for (int g = 0; g < n; g++) {
    double x[3];
    sub3(x, t->d->geom_xpos + 3 * g, mean);
    for (int i = 0; i < 9; i++) cov[i] += x[i / 3] * x[i % 3] / n;
  }
  eig_sym3(values, axis, quat, cov);
}

static void reference_box(const Trees* t, const double axis[9], int b, double low[3],
                          double high[3]) {
  for (int k = 0; k < 3; k++) {
    low[k] = INFINITY;
    high[k] = -INFINITY;
    for (int i = 0; i < t->m->body_geomnum[b]; i++) {
      int g = t->m->body_geomadr[b] + i;
      double x = dot3(t->d->geom_xpos + 3 * g, axis + 3 * k), r = t->m->geom_rbound[g];
      low[k] = smaller(low[k], x - r);
      high[k] = larger(high[k], x + r);
    }
  }
}

// How far the boxes of two bodies are apart along one of the axes; below zero they overlap. Two
// bodies of one geom each are balls.
static double reference_gap(const Trees* t, const double axis[9], int a, int b) {
  double low[2][3], high[2][3], gap = -INFINITY;
  reference_box(t, axis, a, low[0], high[0]);
  reference_box(t, axis, b, low[1], high[1]);
  for (int k = 0; k < 3; k++)
    gap = larger(gap, larger(low[1][k] - high[0][k], low[0][k] - high[1][k]));
  if (t->m->body_geomnum[a] == 1 && t->m->body_geomnum[b] == 1) {
    int g = t->m->body_geomadr[a], h = t->m->body_geomadr[b];
    double away = dist3(t->d->geom_xpos + 3 * g, t->d->geom_xpos + 3 * h);
    gap = larger(gap, away - t->m->geom_rbound[g] - t->m->geom_rbound[h]);
  }
  return gap;
}

static int by_number(const void* a, const void* b) {
  uint64_t x = *(const uint64_t*)a, y = *(const uint64_t*)b;
  return (x > y) - (x < y);
}

// The sweep, with and without division into parts, against the search of all pairs: what overlaps
// is found, what is apart is not; the last digits are left to single precision.
static void as_the_plain_search(void** state) {
  (void)state;
  static const int number[] = {2, 9, 120, 512, 513, 900};
  for (size_t c = 0; c < sizeof number / sizeof *number; c++) {
    int n = number[c];
    size_t size = 200 + (size_t)n * 200, at = 0;
    char* xml = malloc(size);
    at += (size_t)snprintf(xml, size, "<mujoco><worldbody>");
    double side = 0.6 * cbrt(n);
    for (int i = 0; i < n; i++) {
      double u[4];
      for (int k = 0; k < 4; k++) u[k] = rng_uniform(11 + c, (uint64_t)i, (uint64_t)k);
      at += (size_t)snprintf(xml + at, size - at,
                             "<body pos='%.4f %.4f %.4f'><freejoint/><geom size='%.4f'/>%s</body>",
                             side * u[0], 2 * side * u[1], 0.5 * side * u[2], 0.05 + 0.3 * u[3],
                             i % 3 ? "" : "<geom pos='.3 .1 0' size='.1'/>");
    }
    snprintf(xml + at, size - at, "</worldbody></mujoco>");
    Trees t = pairs_open(xml);
    free(xml);
    BodyPairs p = run(&t);
    double axis[9];
    reference_axes(&t, axis);
    for (int a = 1; a <= n; a++) {
      for (int b = a + 1; b <= n; b++) {
        uint64_t key = broadphase_signature(a, b);
        bool got = bsearch(&key, p.pair, (size_t)p.n, sizeof key, by_number) != NULL;
        double gap = reference_gap(&t, axis, a, b);
        if (fabs(gap) > 1e-3) assert_int_equal(got, gap < 0);
      }
    }
    trees_close(&t);
  }
}

// A body without a pose meets nobody; the others are found as before.
static void nan_pose(void** state) {
  (void)state;
  Trees t = pairs_open(
      WORLD(FREE("0 0 0", "size='.1'") FREE(".1 0 0", "size='.1'") FREE("0 0 .1", "size='.1'")));
  t.d->geom_xpos[0] = NAN;
  BodyPairs p = run(&t);
  assert_true(found(p, 2, 3));
  trees_close(&t);
}

// Bodies that nearly all start in one place, some without a pose: whatever the order of the
// numbers, each pair is found, and the list ascends.
static void one_heap(void** state) {
  (void)state;
  enum { N = 200 };
  char xml[100 * N];
  size_t at = (size_t)snprintf(xml, sizeof xml, "<mujoco><worldbody>");
  for (int i = 0; i < N; i++)
    at += (size_t)snprintf(xml + at, sizeof xml - at,
                           "<body pos='%g 0 0'><freejoint/><geom size='.1'/></body>",
                           i == 7 ? 1e6 : 1e-4 * (i * 37 % N));
  snprintf(xml + at, sizeof xml - at, "</worldbody></mujoco>");
  Trees t = pairs_open(xml);
  t.d->geom_xpos[3 * 11] = NAN;
  t.d->geom_xpos[3 * 12] = -NAN;
  t.d->geom_xpos[3 * 13] = INFINITY;
  t.d->geom_xpos[3 * 14] = -INFINITY;
  BodyPairs p = run(&t);
  int left = N - 5;
  assert_int_equal(p.n, left * (left - 1) / 2);
  for (int i = 1; i < p.n; i++) assert_true(p.pair[i - 1] < p.pair[i]);
  trees_close(&t);
}

// Flexes count behind the bodies: with the world always, with others where their boxes meet.
static void flexes(void** state) {
  (void)state;
  Trees t = flexes_open(WORLD(
      "<geom type='plane' size='1 1 1'/>" FREE("0 0 1", "size='.1'") FREE("0 0 3", "size='.1'")
          GRID("f", "2", "3 3 1", "0 0 1.05", ALONE) GRID("g", "2", "3 3 1", ".15 0 1.06", ALONE)));
  int nbody = (int)t.m->nbody;
  BodyPairs p = run(&t);
  assert_true(found(p, 0, nbody) && found(p, 0, nbody + 1));
  assert_true(found(p, 1, nbody) && found(p, 1, nbody + 1));
  assert_false(found(p, 2, nbody) || found(p, 2, nbody + 1));
  assert_true(found(p, nbody, nbody + 1));
  t.m->flex_conaffinity[0] = 2;
  t.m->flex_contype[0] = 2;
  p = run(&t);
  assert_false(found(p, 0, nbody) || found(p, 1, nbody) || found(p, nbody, nbody + 1));
  assert_true(found(p, 0, nbody + 1));
  // nothing that can move: no axes to sweep along
  for (int i = 0; i < t.m->nflexvert; i++) t.d->flexvert_xpos[3 * i] = NAN;
  t.m->flex_contype[0] = 1;
  run(&t);
  trees_close(&t);
}

// Spheres that overlap by 1e-8: whether they touch is decided in single precision. Numbers of
// contacts of MuJoCo 3.5.0.
static void ends_are_compared_in_single_precision(void** state) {
  (void)state;
  static const struct {
    double at;
    int contacts;
  } place[] = {{1.329, 0}, {1.845, 1}, {2.59, 0}, {1.419, 1}, {1.347, 0}, {2.576, 1}};
  Trees t = trees_open(
      "<mujoco><worldbody><body><freejoint/><geom size='.1'/></body><body><freejoint/><geom "
      "size='.1'/></body><body><freejoint/><geom size='.1'/></body><body><freejoint/><geom "
      "size='.1'/></body></worldbody></mujoco>");
  for (size_t k = 0; k < sizeof place / sizeof *place; k++) {
    const double x[4] = {place[k].at, place[k].at + .2 - 1e-8, 10, -10};
    for (int i = 0; i < 4; i++) t.d->qpos[7 * i] = x[i];
    ct_fwdPosition(t.m, t.d);
    assert_int_equal(t.d->ncon, place[k].contacts);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(flexes),
      cmocka_unit_test(families),
      cmocka_unit_test(masks_and_planes),
      cmocka_unit_test(all_pairs),
      cmocka_unit_test(as_the_plain_search),
      cmocka_unit_test(nan_pose),
      cmocka_unit_test(one_heap),
      cmocka_unit_test(ends_are_compared_in_single_precision),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
