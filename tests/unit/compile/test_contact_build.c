#include "compile/contact_build.h"
#include "unit/compile/spec_case.h"

#include <math.h>

static const char kBodies[] =
    "<worldbody><geom name='w' size='1'/><body name='a'><geom name='ga' size='1' priority='1' "
    "friction='2 3 4' contype='0' conaffinity='0'/></body><body name='b'><geom name='gb' size='1' "
    "solref='.1 2' solmix='3' margin='.5'/></body></worldbody>";

static ctsPair* add_pair(BuildCase* c, const char* name, const char* geom1, const char* geom2) {
  ctsPair* p = case_add(c, ctOBJ_PAIR, name);
  case_text(p->geomname1, geom1);
  case_text(p->geomname2, geom2);
  return p;
}

static void add_exclude(BuildCase* c, const char* name, const char* body1, const char* body2) {
  ctsExclude* x = case_add(c, ctOBJ_EXCLUDE, name);
  case_text(x->bodyname1, body1);
  case_text(x->bodyname2, body2);
}

static void order_is_by_signature(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add_pair(&c, "last", "gb", "ga");
  add_pair(&c, "first", "ga", "w");
  add_pair(&c, "tie", "w", "ga");
  add_exclude(&c, "y", "b", "a");
  add_exclude(&c, "x", "b", "world");
  case_resolve(&c);
  assert_true(c.b.geom[1].visual);
  assert_int_equal(contact_build_pairs(&c.b), CT_OK);
  assert_int_equal(contact_build_excludes(&c.b), CT_OK);
  assert_int_equal(contact_build_sort(&c.b), CT_OK);
  const char* order[] = {"first", "tie", "last"};
  for (int i = 0; i < 3; i++) assert_string_equal(spec_name(&c.b.pair[i].from->e), order[i]);
  assert_int_equal(c.b.pair[2].signature, 65538);
  assert_int_equal(c.b.pair[2].geom1, 1);
  assert_int_equal(c.b.exclude[0].signature, 2);
  assert_int_equal(c.b.exclude[1].signature, 65538);
  assert_false(c.b.geom[1].visual);
  case_close(&c);
}

static void what_is_open_comes_from_the_geoms(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  for (int i = 0; i < 2; i++) {
    ctsPair* p = add_pair(&c, NULL, i ? "w" : "ga", "gb");
    p->margin = p->gap = p->friction[0] = p->solref[0] = p->solimp[0] = NAN;
  }
  case_resolve(&c);
  assert_int_equal(contact_build_pairs(&c.b), CT_OK);
  assert_numbers(c.b.pair[0].s.friction, 5, 2, 2, 3, 4, 4);
  assert_numbers(c.b.pair[0].s.solref, 2, 0.02, 1);
  assert_near(c.b.pair[0].s.margin, 0.5, 0);
  assert_numbers(c.b.pair[1].s.solref, 2, 0.02, 1);
  assert_numbers(c.b.pair[1].s.friction, 5, 1, 1, 0.005, 0.0001, 0.0001);
  case_close(&c);
}

static void unknown_names(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add_pair(&c, NULL, "ga", "zz");
  add_pair(&c, NULL, "ga", "gb")->condim = 2;
  add_exclude(&c, NULL, "a", "yy");
  case_resolve(&c);
  assert_int_equal(contact_build_pairs(&c.b), CT_FAIL);
  assert_int_equal(contact_build_excludes(&c.b), CT_FAIL);
  assert_true(case_says(&c, "geom 'zz' not found in collision 0"));
  assert_true(case_says(&c, "invalid condim in contact pair"));
  assert_true(case_says(&c, "body 'yy' not found in bodypair 0"));
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(order_is_by_signature),
          cmocka_unit_test(what_is_open_comes_from_the_geoms), cmocka_unit_test(unknown_names))
