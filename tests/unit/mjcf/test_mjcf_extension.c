#include "mjcf/mjcf_extension.h"
#include "unit/mjcf/mjcf_parse.h"

static void the_prefix_tells(void** state) {
  (void)state;
  assert_true(mjcf_extension_is("corten:x"));
  assert_true(mjcf_extension_is("cortenforge:x"));
  assert_false(mjcf_extension_is("corten"));
  assert_false(mjcf_extension_is("mujoco:x"));
}

static const char* value(const Element* e, int i) { return vectors_text(&e->extension.data[i]); }

static void known_ones_are_kept_and_written(void** state) {
  (void)state;
  Spec* s = parse("<option cortenforge:solver='xpbd' corten:xpbd_substeps='4'/>"
                  "<option corten:solver='newton'/>"
                  "<worldbody><body name='b'><joint name='j'/></body>"
                  "<flexcomp name='f' type='grid' count='2 2 1' spacing='1 1 1' radius='.1' "
                  "corten:bending_model='bridson'/></worldbody>"
                  "<actuator><general joint='j' cortenforge:gain_model='series_elastic' "
                  "cortenforge:gain_params='1000 10 50'/></actuator>");
  assert_int_equal(s->e.extension.count, 4);
  assert_string_equal(value(&s->e, 0), "solver");
  assert_string_equal(value(&s->e, 1), "newton"); // the later one
  assert_string_equal(value(&s->e, 3), "4");
  const Element* general = s->list[ctOBJ_ACTUATOR].data[0];
  assert_string_equal(value(general, 0), "gain_model");
  assert_string_equal(value(general, 3), "1000 10 50");
  assert_string_equal(value(s->list[ctOBJ_FLEX].data[0], 1), "bridson");
  char text[8000], error[1000];
  Spec* copy = (Spec*)(void*)ct_copySpec(&s->pub);
  assert_int_equal(ct_saveXMLString(&copy->pub, text, sizeof text, error, sizeof error), 0);
  assert_non_null(strstr(text, "corten:solver=\"newton\" corten:xpbd_substeps=\"4\""));
  assert_non_null(strstr(text, "corten:gain_params=\"1000 10 50\""));
  assert_non_null(strstr(text, "corten:bending_model=\"bridson\""));
  spec_free(copy);
  spec_free(s);
}

static void wrong_values_are_refused(void** state) {
  (void)state;
  refuse("<option corten:solver='xpdb'/>", "invalid keyword: 'xpdb';did you mean 'xpbd'?");
  refuse("<option corten:xpbd_substeps='0'/>", "'corten:xpbd_substeps' must be positive");
  refuse("<actuator><general corten:gain_params='1 x'/></actuator>", "gain_params");
  refuse("<actuator><general corten:gain_model=''/></actuator>", "'corten:gain_model' is empty");
}

static void others_are_reported(void** state) {
  (void)state;
  char error[1000] = "";
  ctSpec* s = ct_parseXMLString("<mujoco><option corten:nothing='1' corten:solver='cg'/></mujoco>",
                                NULL, error, sizeof error);
  assert_non_null(s);
  assert_non_null(strstr(error, "'corten:nothing' is not known to this version"));
  assert_non_null(strstr(error, "'corten:solver' is kept, but has no effect"));
  assert_int_equal(((Spec*)(void*)s)->e.extension.count, 2);
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
      cmocka_unit_test(the_prefix_tells),         cmocka_unit_test(known_ones_are_kept_and_written),
      cmocka_unit_test(wrong_values_are_refused), cmocka_unit_test(others_are_reported),
      cmocka_unit_test(collision_of_a_geom),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
