#include "mjcf/mjcf_extension.h"
#include "unit/mjcf/mjcf_parse.h"

static void the_prefix_tells(void** state) {
  (void)state;
  assert_true(mjcf_extension_is("corten:x"));
  assert_true(mjcf_extension_is("cortenforge:x"));
  assert_false(mjcf_extension_is("corten"));
  assert_false(mjcf_extension_is("mujoco:x"));
}

// Both prefixes are the same; a later value replaces an earlier one.
static void prefixes_are_the_same(void** state) {
  (void)state;
  Spec* s = parse("<option cortenforge:solver='xpbd' corten:xpbd_substeps='4'/>"
                  "<option corten:solver='convex'/>"
                  "<worldbody><body name='b'><joint name='j'/></body>"
                  "<flexcomp name='f' type='grid' count='2 2 1' spacing='1 1 1' radius='.1' "
                  "corten:bending_model='bridson'/></worldbody>"
                  "<actuator><general joint='j' cortenforge:gain_model='series_elastic' "
                  "cortenforge:gain_params='1000 10 50' gaintype='custom'/></actuator>");
  assert_string_equal(vectors_text(s->pub.formulation), "convex");
  assert_int_equal(s->pub.option.xpbd_substeps, 4);
  const ctsActuator* a = spec_public(s->list[ctOBJ_ACTUATOR].data[0]);
  assert_string_equal(vectors_text(a->gain_model), "series_elastic");
  assert_int_equal(a->gain_params->count, 3);
  assert_int_equal(a->gaintype, ctGAIN_USER);
  const ctsFlex* f = spec_public(s->list[ctOBJ_FLEX].data[0]);
  assert_string_equal(vectors_text(f->bending_model), "bridson");
  char text[8000], error[1000];
  Spec* copy = (Spec*)(void*)ct_copySpec(&s->pub);
  assert_int_equal(ct_saveXMLString(&copy->pub, text, sizeof text, error, sizeof error), 0);
  assert_non_null(strstr(text, "<mujoco model=\"MuJoCo Model\" xmlns:corten=\"corten\">"));
  assert_non_null(strstr(text, "corten:solver=\"convex\" corten:xpbd_substeps=\"4\""));
  assert_non_null(strstr(text, "corten:gain_params=\"1000 10 50\""));
  assert_non_null(strstr(text, "corten:bending_model=\"bridson\""));
  spec_free(copy);
  spec_free(s);
}

static void wrong_values_are_refused(void** state) {
  (void)state;
  refuse("<option corten:xpbd_substeps='0'/>", "corten:xpbd_substeps must be strictly positive");
  refuse("<actuator><general corten:gain_params='1 x'/></actuator>", "gain_params");
  refuse("<actuator><general corten:gain_model=''/></actuator>", "'corten:gain_model' is empty");
  refuse("<option corten:solvr='xpbd'/>", "unrecognized attribute: 'corten:solvr';did you mean "
                                          "'corten:solver'?");
  refuse("<compiler corten:solver='xpbd'/>",
         "unrecognized attribute: 'corten:solver';it belongs to: option");
}

static void others_are_reported(void** state) {
  (void)state;
  char error[1000] = "";
  ctSpec* s = ct_parseXMLString("<mujoco xmlns:corten='x' xmlns='y'><option corten:zzzzzzzz='1' "
                                "corten:solver='convex'/></mujoco>",
                                NULL, error, sizeof error);
  assert_non_null(s);
  assert_non_null(strstr(error, "'corten:zzzzzzzz' is not known to this version"));
  assert_null(strstr(error, "attribute xmlns"));
  ct_deleteSpec(s);
}

// The collision of a geom acts, so nothing is said about it; it is written again.
static void collision_of_a_geom(void** state) {
  (void)state;
  char error[1000] = "", text[4000];
  ctSpec* s = ct_parseXMLString(
      "<mujoco><asset><mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/></asset><worldbody><geom "
      "name='a' type='mesh' mesh='m' corten:collision='exact'/><geom type='mesh' mesh='m'/><geom "
      "size='1' corten:collision='exact'/></worldbody></mujoco>",
      NULL, error, sizeof error);
  assert_non_null(s);
  assert_string_equal(error, "");
  ctModel* m = ct_compile(s, NULL);
  assert_non_null(m);
  assert_int_equal(m->geom_exact[0], 1);
  assert_int_equal(m->geom_exact[1], 0);
  assert_int_equal(m->geom_exact[2], 0); // not a mesh
  assert_int_equal(ct_saveXMLString(s, text, sizeof text, error, sizeof error), 0);
  assert_non_null(strstr(text, "corten:collision=\"exact\""));
  ct_deleteModel(m);
  ct_deleteSpec(s);
  refuse("<worldbody><geom size='1' corten:collision='exakt'/></worldbody>",
         "invalid keyword: 'exakt';did you mean 'exact'?");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_prefix_tells),         cmocka_unit_test(prefixes_are_the_same),
      cmocka_unit_test(wrong_values_are_refused), cmocka_unit_test(others_are_reported),
      cmocka_unit_test(collision_of_a_geom),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
