#include "constraint/contact_rows.h"
#include "force/contact_passive.h"
#include "unit/collide/flexes.h"

#include <string.h>

#define SHEET(contact)                                                                             \
  WORLD("<geom type='plane' size='1 1 1'/>" GRID("f", "2", "2 2 1", "0 0 .005", ALONE contact))

// Each vertex is 0.005 deep: 1e4 N/m push it up; there are no rows.
static void depth_times_stiffness(void** state) {
  (void)state;
  Trees t = trees_open(SHEET(" passive='true'"));
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 4);
  assert_int_equal(t.d->nefc, 0);
  for (int i = 0; i < 4; i++) assert_int_equal(t.d->contact[i].exclude, CONTACT_PASSIVE);
  for (int i = 0; i < t.m->nv; i++) assert_near(t.d->qfrc_spring[i], i % 3 == 2 ? 50 : 0, 1e-9);
  for (int i = 0; i < t.m->nv; i++) assert_near(t.d->qfrc_passive[i], t.d->qfrc_spring[i], 0);
  // it adds, and does nothing without contacts
  contact_passive(t.m, t.d);
  assert_near(t.d->qfrc_spring[2], 100, 1e-9);
  t.m->opt.disableflags |= ctDSBL_CONTACT;
  contact_passive(t.m, t.d);
  assert_near(t.d->qfrc_spring[2], 100, 1e-9);
  trees_close(&t);
}

static void others_have_rows(void** state) {
  (void)state;
  Trees t = trees_open(SHEET(""));
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 4);
  assert_int_equal(t.d->nefc, 16);
  for (int i = 0; i < t.m->nv; i++) assert_true(t.d->qfrc_spring[i] == 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(depth_times_stiffness),
      cmocka_unit_test(others_have_rows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
