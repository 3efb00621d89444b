#include "mjcf/mjcf_element.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <string.h>

static void expect_error(const char* xml, const char* text) {
  char error[1000] = "";
  assert_null(ct_parseXMLString(xml, NULL, error, sizeof error));
  if (!strstr(error, text)) fail_msg("'%s' is not in '%s'", text, error);
}

// In a document, and among the elements that a replicate has made so far.
static void names_are_taken_once(void** state) {
  (void)state;
  expect_error(
      "<mujoco><worldbody><geom name='a' size='1'/><geom name='a' size='1'/></worldbody></mujoco>",
      "repeated name 'a' in geom");
  expect_error(
      "<mujoco><worldbody><replicate count='2'><geom name='a' size='1'/><geom name='a' size='1'/>"
      "</replicate></worldbody></mujoco>",
      "repeated name 'a' in geom");
  char error[1000] = "";
  ctSpec* spec = ct_parseXMLString(
      "<mujoco><worldbody><geom name='a' size='1'/><site name='a'/></worldbody></mujoco>", NULL,
      error, sizeof error);
  assert_non_null(spec); // kinds have names of their own
  ct_deleteSpec(spec);
}

static void settings_of_mjcf_and_urdf(void** state) {
  (void)state;
  static const char* const xml[] = {
      "<mujoco><option timestep='.004'/></mujoco>",
      "<robot name='r'><mujoco><option timestep='.004'/></mujoco><link name='a'/></robot>"};
  for (int i = 0; i < 2; i++) {
    char error[1000] = "";
    ctSpec* spec = ct_parseXMLString(xml[i], NULL, error, sizeof error);
    assert_non_null(spec);
    assert_true(spec->option.timestep == .004);
    ct_deleteSpec(spec);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(names_are_taken_once),
                                     cmocka_unit_test(settings_of_mjcf_and_urdf)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
