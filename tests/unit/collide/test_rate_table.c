#include "collide/rate_plane.h"
#include "collide/rate_table.h"
#include "unit/collide/pairs.h"

static int no_contacts(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2,
                       cttNum margin) {
  (void)m, (void)d, (void)con, (void)g1, (void)g2, (void)margin;
  return 0;
}

// A pair with a collider of the user has no formula.
static void colliders_of_the_user(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD("<geom type='plane' size='1 1 1'/>" FREE("0 0 0", "size='.3'")));
  assert_true(rate_table_of(t.m, t.d, 0, 1) == rate_plane_sphere);
  assert_true(rate_table_of(t.m, t.d, 1, 0) == NULL);
  static ctfCollision own[ctNGEOMTYPES * ctNGEOMTYPES];
  own[ctGEOM_PLANE * ctNGEOMTYPES + ctGEOM_SPHERE] = no_contacts;
  ctCallbacks hook = {.collision = own};
  ct_setCallbacks(t.d, &hook);
  assert_true(rate_table_of(t.m, t.d, 0, 1) == NULL);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(colliders_of_the_user)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
