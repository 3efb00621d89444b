#include "collide/midphase_flex.h"
#include "model/data.h"
#include "unit/collide/flexes.h"

#include <stdlib.h>

static Candidates begin(Trees* t) {
  data_arena_clear(t->d);
  return candidates_begin(t->m, t->d);
}

static void assert_sorted(const Candidates* c) {
  for (int i = 1; i < c->n; i++) {
    const Candidate *a = c->at + i - 1, *b = c->at + i;
    assert_true(a->g1 < b->g1 || (a->g1 == b->g1 && a->g2 < b->g2));
  }
}

#define CLOTH_OVER                                                                                 \
  WORLD("<geom type='plane' size='2 2 1'/><body pos='.1 0 .1'><freejoint/><geom size='.08'/>"      \
        "<geom pos='9 0 0' size='.1'/></body>" GRID("f", "2", "6 5 1", "0 0 .18", ALONE))

// With trees and without: the same pairs but for boxes that trees find to be apart.
static void body_and_flex(void** state) {
  (void)state;
  Trees t = flexes_open(CLOTH_OVER);
  Candidates c = begin(&t);
  midphase_flex_body(&c, 1, 0);
  int found = c.n;
  assert_true(found > 0 && found < 30);
  assert_sorted(&c);
  for (int i = 0; i < c.n; i++) {
    assert_int_equal(c.at[i].pair, CANDIDATE_GEOM_ELEM);
    assert_int_equal(c.at[i].g1, 1);
    assert_true(c.at[i].f1 == -1 && c.at[i].f2 == 0);
  }
  t.m->opt.disableflags |= ctDSBL_MIDPHASE;
  c = begin(&t);
  midphase_flex_body(&c, 1, 0);
  assert_true(c.n >= found);
  // masks of the geom
  t.m->geom_contype[1] = t.m->geom_conaffinity[1] = 0;
  c = begin(&t);
  midphase_flex_body(&c, 1, 0);
  assert_int_equal(c.n, 0);
  t.m->opt.disableflags = 0;
  c = begin(&t);
  midphase_flex_body(&c, 1, 0);
  assert_int_equal(c.n, 0);
  trees_close(&t);
}

static void plane_and_flex(void** state) {
  (void)state;
  Trees t = flexes_open(CLOTH_OVER);
  for (int off = 0; off < 2; off++) {
    t.m->opt.disableflags = off ? ctDSBL_MIDPHASE : 0;
    Candidates c = begin(&t);
    midphase_flex_body(&c, 0, 0);
    assert_int_equal(c.n, 0);
    t.d->flexvert_xpos[3 * 7 + 2] = -0.1;
    t.d->flexvert_xpos[3 * 4 + 2] = 0.01; // just touching with its radius
    midphase_flex_body(&c, 0, 0);
    assert_int_equal(c.n, 2);
    assert_int_equal(c.at[0].g2, 4);
    assert_int_equal(c.at[1].g2, 7);
    assert_int_equal(c.at[1].pair, CANDIDATE_PLANE_VERT);
    flexes_update(&t);
  }
  trees_close(&t);
}

// An element that a vertex fixed to the body belongs to does not touch it.
static void own_body(void** state) {
  (void)state;
  Trees t =
      flexes_open(WORLD("<body name='b'><freejoint/><geom size='.5'/>"
                        "<flexcomp name='f' type='grid' dim='1' count='4 1 1' spacing='.1 .1 .1' "
                        "mass='1'><pin id='0'/><contact " ALONE "/></flexcomp></body>"));
  Candidates c = begin(&t);
  midphase_flex_body(&c, 1, 0);
  assert_int_equal(c.n, 2); // of three elements the first is held
  assert_int_equal(c.at[0].g2, 1);
  trees_close(&t);
}

static void two_flexes(void** state) {
  (void)state;
  Trees t = flexes_open(
      WORLD(GRID("f", "2", "4 4 1", "0 0 0", ALONE) GRID("g", "2", "4 4 1", ".3 .3 .015", ALONE)));
  int count[2];
  for (int off = 0; off < 2; off++) {
    t.m->opt.disableflags = off ? ctDSBL_MIDPHASE : 0;
    Candidates c = begin(&t);
    midphase_flex_pair(&c, 0, 1);
    assert_sorted(&c);
    count[off] = c.n;
    assert_true(c.n > 0 && c.n < 18 * 18);
    assert_true(c.at[0].pair == CANDIDATE_ELEM_ELEM && c.at[0].f1 == 0 && c.at[0].f2 == 1);
  }
  assert_int_equal(count[0], count[1]);
  trees_close(&t);
}

// A folded sheet: every way of searching finds the same pairs of elements, in orders of their own.
static void folded_sheet(void** state) {
  (void)state;
  static const int mode[] = {ctFLEXSELF_NARROW, ctFLEXSELF_BVH, ctFLEXSELF_SAP, ctFLEXSELF_AUTO};
  Trees t = flexes_open(WORLD(GRID("f", "2", "6 4 1", "0 0 0", "")));
  double* x = t.d->flexvert_xpos;
  for (int v = 0; v < 24; v++) {
    if (x[3 * v] < 0) continue;
    x[3 * v] *= -1; // the right half lies on the left half
    x[3 * v + 2] = 0.012;
  }
  memcpy(t.d->qpos, t.m->qpos0, (size_t)t.m->nq * sizeof(double));
  for (int v = 0; v < 24; v++) { // slides along x, y, z
    double* q = t.d->qpos + 3 * v;
    const double* at = t.d->xpos + 3 * t.m->flex_vertbodyid[v];
    for (int k = 0; k < 3; k++) q[k] = x[3 * v + k] - at[k];
  }
  flexes_update(&t);
  int first = -1, sum = 0;
  for (int k = 0; k < 4; k++) {
    t.m->flex_selfcollide[0] = mode[k];
    Candidates c = begin(&t);
    midphase_flex_self(&c, 0);
    int total = 0;
    for (int i = 0; i < c.n; i++) {
      int a = c.at[i].g1, b = c.at[i].g2;
      total += a < b ? 100 * a + b : 100 * b + a;
    }
    if (k == 0) {
      first = c.n;
      sum = total;
      assert_true(first > 10);
    }
    assert_int_equal(c.n, first);
    assert_int_equal(total, sum);
  }
  t.m->flex_selfcollide[0] = ctFLEXSELF_NONE;
  Candidates c = begin(&t);
  midphase_flex_self(&c, 0);
  assert_int_equal(c.n, 0);
  t.m->flex_selfcollide[0] = ctFLEXSELF_NARROW;
  t.m->flex_contype[0] = 2; // its masks do not match themselves
  midphase_flex_self(&c, 0);
  assert_int_equal(c.n, 0);
  trees_close(&t);
}

// Two ends that differ only in double precision are in one place for the sweep: elements enter in
// the order of their numbers, not of their ends.
static void ends_in_single_precision(void** state) {
  (void)state;
  Trees t = flexes_open(WORLD(GRID("f", "2", "8 2 1", "0 0 0", "")));
  t.m->flex_selfcollide[0] = ctFLEXSELF_SAP;
  int order[2];
  for (int k = 0; k < 2; k++) {
    // all elements are far apart, but the first and the last, which share no body
    int last = t.m->flex_elemnum[0] - 1;
    for (int e = 0; e <= last; e++) {
      double* box = t.d->flexelem_aabb + 6 * e;
      for (int i = 0; i < 3; i++) {
        box[i] = e == 0 || e == last ? 1 : 10.0 * e + 5;
        box[3 + i] = 0.5;
      }
    }
    t.d->flexelem_aabb[6 * last] -= k == 0 ? 1e-10 : 1e-3;
    Candidates c = begin(&t);
    midphase_flex_self(&c, 0);
    assert_int_equal(c.n, 1);
    order[k] = c.at->g1;
    assert_int_equal(c.at->g1 + c.at->g2, last);
  }
  assert_int_equal(order[0], 0);
  assert_int_equal(order[1], t.m->flex_elemnum[0] - 1);
  trees_close(&t);
}

static int by_elements(const void* a, const void* b) {
  const Candidate *x = a, *y = b;
  int low = (x->g1 < x->g2 ? x->g1 : x->g2) - (y->g1 < y->g2 ? y->g1 : y->g2);
  return low ? low : (x->g1 > x->g2 ? x->g1 : x->g2) - (y->g1 > y->g2 ? y->g1 : y->g2);
}

// Hundreds of elements in disorder, long and short: the sweep enters and leaves them all, and
// misses none.
static void crumpled_sheet(void** state) {
  (void)state;
  Trees t = flexes_open(WORLD(GRID("f", "2", "20 16 1", "0 0 0", "")));
  static Candidate all[170000];
  int seed = 5;
  for (int round = 0; round < 40; round++) {
    for (int i = 0; i < t.m->nq; i++) {
      seed = (int)((seed * 16807LL) % 2147483647);
      t.d->qpos[i] = (round % 3 == 0 ? 1.5 : .15) * seed / 2147483647.;
    }
    flexes_update(&t);
    t.m->flex_selfcollide[0] = ctFLEXSELF_NARROW;
    Candidates c = begin(&t);
    midphase_flex_self(&c, 0);
    int n = c.n;
    assert_true(n > 1000 && n <= 170000);
    memcpy(all, c.at, (size_t)n * sizeof *all);
    t.m->flex_selfcollide[0] = ctFLEXSELF_SAP;
    c = begin(&t);
    midphase_flex_self(&c, 0);
    assert_int_equal(c.n, n);
    qsort(all, (size_t)n, sizeof *all, by_elements);
    qsort(c.at, (size_t)n, sizeof *all, by_elements);
    for (int i = 0; i < n; i++) assert_int_equal(by_elements(all + i, c.at + i), 0);
  }
  for (int i = 0; i < t.m->nflexelem; i += 3) t.d->flexelem_aabb[6 * i + i % 6] = NAN;
  Candidates c = begin(&t);
  midphase_flex_self(&c, 0); // finds something or nothing
  assert_false(c.full);
  trees_close(&t);
}

// Solids: elements below the active layers do not touch, and all corners are checked inside.
static void solids(void** state) {
  (void)state;
  Trees t =
      flexes_open(WORLD(GRID("f", "3", "5 5 5", "0 0 0", "internal='true' selfcollide='none'")));
  Candidates c = begin(&t);
  midphase_flex_self(&c, 0);
  int faces = 0;
  for (int i = 0; i < c.n; i++) faces += c.at[i].pair == CANDIDATE_ELEM_FACE;
  assert_int_equal(faces, 4 * t.m->flex_elemnum[0]);
  t.m->flex_internal[0] = 0;
  t.m->flex_selfcollide[0] = ctFLEXSELF_NARROW;
  for (int v = 0; v < 125; v++) zero3(t.d->flexvert_xpos + 3 * v);
  for (int e = 0; e < t.m->flex_elemnum[0]; e++) {
    for (int k = 0; k < 6; k++) t.d->flexelem_aabb[6 * e + k] = k < 3 ? 0 : 0.1;
  }
  int last = 0;
  for (int layers = 0; layers <= 2; layers++) {
    t.m->flex_activelayers[0] = layers;
    c = begin(&t);
    midphase_flex_self(&c, 0);
    assert_true(layers == 0 ? c.n == 0 : c.n > last);
    last = c.n;
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(body_and_flex),
      cmocka_unit_test(plane_and_flex),
      cmocka_unit_test(own_body),
      cmocka_unit_test(two_flexes),
      cmocka_unit_test(folded_sheet),
      cmocka_unit_test(solids),
      cmocka_unit_test(ends_in_single_precision),
      cmocka_unit_test(crumpled_sheet),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
