#include "compile/body_inertia.h"
#include "compile/bounds.h"
#include "compile/elements.h"
#include "unit/compile/build_case.h"

static void open(BuildCase* c, const char* geoms) {
  char xml[1024];
  snprintf(xml, sizeof(xml), "<worldbody><body>%s</body></worldbody>", geoms);
  case_open(c, xml);
  assert_int_equal(elements_geoms(&c->b), CT_OK);
  assert_int_equal(body_inertia(&c->b), CT_OK);
}

static void masks_are_united_and_margins_maximal(void** state) {
  (void)state;
  BuildCase c;
  open(&c, "<geom size='1' contype='1' conaffinity='4' margin='.1' gap='.5'/><geom size='1' "
           "contype='2' conaffinity='4' margin='.2'/>");
  bounds_masks(&c.b);
  assert_int_equal(c.b.body[1].contype, 3);
  assert_int_equal(c.b.body[1].conaffinity, 4);
  assert_near(c.b.body[1].margin, 0.2, 0);
  assert_int_equal(c.b.body[0].contype, 0);
  case_close(&c);
}

static void only_colliding_geoms_are_in_the_tree(void** state) {
  (void)state;
  BuildCase c;
  open(&c,
       "<geom size='1' contype='0' conaffinity='0'/><geom size='1'/><geom size='1' contype='0'/>");
  assert_int_equal(bounds_trees(&c.b), CT_OK);
  assert_int_equal(c.b.nbvh, 3);
  assert_int_equal(c.b.body[0].bvh.num, 0);
  assert_int_equal(c.b.body[1].bvh.num, 3);
  assert_int_equal(c.b.bvh[1].id, 1);
  assert_int_equal(c.b.bvh[2].id, 2);
  case_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(masks_are_united_and_margins_maximal),
      cmocka_unit_test(only_colliding_geoms_are_in_the_tree),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
