#include "collide/rate_polytope.h"
#include "unit/collide/contact_rates.h"

#define MESHES                                                                                     \
  "<asset><mesh name='n' builtin='supersphere' params='9 .7 .8' scale='.3 .2 .4'/></asset>"
#define PAIR(a, b)                                                                                 \
  "<mujoco>" MESHES "<worldbody>" FREE("0 0 0", a) FREE("0 0 0", b) "</worldbody></mujoco>"
#define ROUND "type='mesh' mesh='n'"
#define BOX "type='box' size='.2 .3 .25'"

// Hulls with many small sides.
static const RateCase kCase[] = {
    {PAIR(ROUND, ROUND), .4, 1e-7, .6, RATE_WITNESS, .9, 200, 2e-4, 1e-7},
    {PAIR(BOX, ROUND), .4, 1e-7, .6, RATE_WITNESS, .9, 200, 2e-4, 1e-7},
};

static void against_differences(void** state) {
  (void)state;
  ASSERT_ALL_RATES(kCase);
}

// A contact of another depth than EPA finds is none of these.
static void another_contact(void** state) {
  (void)state;
  Trees t = trees_open(PAIR(BOX, ROUND));
  ct_kinematics(t.m, t.d);
  ct_comPos(t.m, t.d);
  collide(t.m, t.d);
  assert_true(t.d->ncon == 1);
  ctContact con = *t.d->contact;
  PairRate r;
  assert_true(rate_polytope(&r, t.m, t.d, &con));
  con.dist += 1e-3;
  assert_false(rate_polytope(&r, t.m, t.d, &con));
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(against_differences),
                                     cmocka_unit_test(another_contact)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
