// Each rule about deformable bodies fires on its own model and keeps quiet on a good one.
#include "compile/compile.h"
#include "compile/lint_deform.h"
#include "support/cmocka_all.h"

#include <string.h>

#define DEFORM(world, text)                                                                        \
  "<mujoco><worldbody>" world "</worldbody><deformable>" text "</deformable></mujoco>"

static void lint_bodies(const char* xml, char* report, size_t size) {
  char error[2000] = "";
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  ErrorList issues, found;
  error_init(&issues);
  error_init(&found);
  ctModel* m = compile(s, NULL, &issues);
  assert_non_null(m);
  lint_deform((Spec*)(void*)s, m, &found);
  report[0] = 0;
  error_format(&found, report, size);
  ct_deleteModel(m);
  ct_deleteSpec(s);
  error_free(&issues);
  error_free(&found);
}

static void expect(const char* xml, const char* words) {
  char report[4000];
  lint_bodies(xml, report, sizeof report);
  if (*words ? !strstr(report, words) : *report) fail_msg("'%s' is not in '%s'", words, report);
}

static void good_bodies_are_left_alone(void** state) {
  (void)state;
  expect(DEFORM("<geom type='plane' size='1 1 1'/><site name='s' pos='-.5 -.5 1'/>",
                "<corten:cloth name='a' size='1 1' count='6' pos='0 0 1' young='1e4' "
                "selfcollide='true'><corten:attach vertex='0' site='s'/></corten:cloth>"
                "<corten:softbody name='b' size='.2 .2 .2' count='3' pos='0 0 .105' young='1e4'/>"
                "<corten:chain name='c' from='2 0 1' to='3 0 1' segments='20' thickness='.01' "
                "material='steel_cable'/>"),
         "");
  expect("<mujoco/>", "");
}

static void softness_is_told_with_its_remedy(void** state) {
  (void)state;
  expect(DEFORM("", "<corten:cloth name='a' size='1 1' count='9' young='1e9'/>"),
         "its stiffest elements act");
  expect(DEFORM("", "<corten:softbody name='a' size='1 1 1' count='9' young='1e9'/>"), "substeps=");
  // the remedy that it names is one
  expect(DEFORM("", "<corten:softbody name='a' size='1 1 1' count='3' young='1e6' substeps='40'/>"),
         "");
}

static void places_at_the_start(void** state) {
  (void)state;
  expect(DEFORM("<geom name='floor' type='plane' size='1 1 1'/>",
                "<corten:softbody name='a' size='.2 .2 .2' count='3' young='1e4'/>"),
         "overlaps geom 'floor' by 0.10");
  expect(DEFORM("<site name='s' pos='0 0 1'/>",
                "<corten:cloth name='a' size='1 1' count='6' young='1e4'>"
                "<corten:attach vertex='3' site='s'/></corten:cloth>"),
         "vertex 3 starts 1.1");
}

static void numbers_that_do_not_fit(void** state) {
  (void)state;
  expect(DEFORM("", "<corten:cloth name='a' size='1 1' count='9' margin='.2' young='1e4' "
                    "selfcollide='true'/>"),
         "keeps 0.4 from itself");
  expect(DEFORM("", "<corten:softbody name='a' size='1 1 1' count='3' young='1e4' poisson='.49'/>"),
         "Poisson's ratio 0.49");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(good_bodies_are_left_alone),
      cmocka_unit_test(softness_is_told_with_its_remedy),
      cmocka_unit_test(places_at_the_start),
      cmocka_unit_test(numbers_that_do_not_fit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
