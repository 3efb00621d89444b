#include "collide/candidates.h"
#include "model/data.h"
#include "unit/collide/pairs.h"

#define THREE(a, b, c)                                                                             \
  WORLD(FREE("0 0 0", "type='box' size='.1 .1 .1' " a) FREE(".1 0 0", "size='.1' " b)              \
            FREE(".2 0 0", "size='.1' " c))

static int count(Trees* t, int g1, int g2) {
  data_arena_clear(t->d);
  Candidates c = candidates_begin(t->m, t->d);
  candidates_geoms(&c, g1, g2);
  if (c.n) assert_true(t->m->geom_type[c.at->g1] <= t->m->geom_type[c.at->g2]);
  return c.n;
}

static void masks(void** state) {
  (void)state;
  Trees t = pairs_open(THREE("contype='1' conaffinity='0'", "contype='2' conaffinity='1'",
                             "contype='4' conaffinity='2'"));
  assert_int_equal(count(&t, 0, 1), 1);
  assert_int_equal(count(&t, 1, 2), 1);
  assert_int_equal(count(&t, 0, 2), 0);
  trees_close(&t);
}

static int refuse(const ctModel* m, ctData* d, int g1, int g2) {
  (void)d;
  assert_true(m->geom_type[g1] <= m->geom_type[g2]);
  return g1 + g2 == 3;
}

// A user's filter replaces the masks.
static void user_filter(void** state) {
  (void)state;
  Trees t = pairs_open(THREE("contype='0' conaffinity='0'", "", ""));
  assert_int_equal(count(&t, 0, 1), 0);
  data_own(t.d)->hook.contactfilter = refuse;
  assert_int_equal(count(&t, 0, 1), 1);
  assert_int_equal(count(&t, 1, 2), 0);
  trees_close(&t);
}

static void spheres_apart(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD("<geom type='plane' size='1 1 1'/>" FREE("0 0 .5", "size='.1'")
                                 FREE("0 0 .8", "size='.1'")));
  assert_true(candidates_apart(t.m, t.d, 1, 2, 0.09));
  assert_false(candidates_apart(t.m, t.d, 2, 1, 0.11));
  assert_true(candidates_apart(t.m, t.d, 0, 1, 0.39));
  assert_false(candidates_apart(t.m, t.d, 1, 0, 0.41));
  trees_close(&t);
}

static void sorted(void** state) {
  (void)state;
  Trees t = pairs_open(THREE("", "", ""));
  data_arena_clear(t.d);
  Candidates c = candidates_begin(t.m, t.d);
  for (int k = 0; k < 40; k++) candidates_geoms(&c, k % 2 ? 0 : 1, 2 - k % 2);
  assert_int_equal(c.n, 40);
  assert_true(candidates_sort(&c, 1));
  for (int k = 2; k < 40; k++) {
    const Candidate *a = c.at + k - 1, *b = c.at + k;
    assert_true(a->g1 < b->g1 || (a->g1 == b->g1 && a->g2 <= b->g2));
  }
  assert_false(c.full);
  trees_close(&t);
}

// A pair element replaces what the masks would find.
static void pair_elements(void** state) {
  (void)state;
  Trees t = pairs_open(
      "<mujoco><worldbody>" FREE("0 0 0", "name='a' size='.1' contype='0' conaffinity='0'")
          FREE(".1 0 0", "name='b' size='.1'") "</worldbody><contact><pair geom1='a' "
                                               "geom2='b'/></contact></mujoco>");
  data_arena_clear(t.d);
  Candidates c = candidates_begin(t.m, t.d);
  candidates_pair(&c, 0);
  assert_int_equal(c.n, 1);
  assert_int_equal(c.at->pair, 0);
  c.to = 1;
  t.m->geom_contype[0] = t.m->geom_conaffinity[0] = 1;
  candidates_geoms(&c, 1, 0);
  assert_int_equal(c.n, 1);
  t.d->geom_xpos[0] = 9;
  candidates_pair(&c, 0);
  assert_int_equal(c.n, 1);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(masks),  cmocka_unit_test(user_filter),   cmocka_unit_test(spheres_apart),
      cmocka_unit_test(sorted), cmocka_unit_test(pair_elements),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
