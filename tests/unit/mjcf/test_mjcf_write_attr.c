#include "mjcf/mjcf_write_attr.h"
#include "unit/mjcf/mjcf_written.h"

static void numbers_are_short(void** state) {
  (void)state;
  check_line("<worldbody><body><joint axis='-0 -0 1'/><geom size='1'/></body></worldbody>",
             "<joint axis=\"-0 -0 1\"/>"); // the sign stays
  check_line("<worldbody><body><joint name='j'/><geom size='1'/></body></worldbody>"
             "<actuator><damper joint='j' ctrlrange='0 1'/></actuator>",
             "gainprm=\"0 0 -0\""); // also at the end of a list
  check_line("<worldbody><body><geom size='0.1 0.30000000000000004' rgba='.1 1e-3 16777216 "
             "1'/></body></worldbody>",
             "size=\"0.1 0.30000000000000004\" rgba=\"0.1 0.001 16777216 1\"");
  check_line("<size nuserdata='1000000'/>", "nuserdata=\"1000000\"");
}

static void words_and_flags(void** state) {
  (void)state;
  check_line(
      "<worldbody><body><geom type='box' size='1 1 1' fluidshape='ellipsoid'/></body></worldbody>",
      "type=\"box\"");
  check_line("<worldbody><body><camera output='depth normal'/></body></worldbody>",
             "output=\"depth normal\"");
  check_line("<option><flag energy='enable' limit='disable'/></option>",
             "<flag limit=\"disable\" energy=\"enable\"/>");
  check_line("<compiler eulerseq='zyx'/>", "eulerseq=\"zyx\"");
}

static void one_orientation_is_written(void** state) {
  (void)state;
  check_line("<worldbody><body><geom size='1' euler='1 2 3'/></body></worldbody>",
             "<geom size=\"1\" euler=\"1 2 3\"/>");
  check_line("<worldbody><body><site quat='0 1 0 0'/></body></worldbody>",
             "<site quat=\"0 1 0 0\"/>");
  check_line("<worldbody><body><light type='directional'/></body></worldbody>",
             "<light type=\"directional\"/>");
}

static void vectors_and_text(void** state) {
  (void)state;
  check_line("<keyframe><key name='k&amp;'/></keyframe>", "<key name=\"k&amp;\"/>");
  check_line("<worldbody><body><geom size='1' user='1 2.5'/></body></worldbody>", "user=\"1 2.5\"");
  check_line("<worldbody><body><geom size='1' material='m&#9;&gt;&quot;'/></body></worldbody>",
             "material=\"m&#9;&gt;&quot;\"");
}

// What a composite makes starts from no class, but is read with one.
static void what_a_class_says_is_taken_back(void** state) {
  (void)state;
#define CABLE                                                                                      \
  "<worldbody><body><geom size='1'/></body><composite prefix='c' type='cable' curve='s' "          \
  "count='4 1 1' size='1'><joint kind='main'/><geom type='capsule' "                               \
  "size='.01'/></composite></worldbody>"
  check_line("<default><geom euler='10 20 30'/></default>" CABLE, "axisangle=\"1 0 0 0\"");
  check_line("<default><geom user='1 2'/></default>" CABLE, "user=\"0\"");
  // an empty name would count as absent
  char* text = written("<default><geom material='m'/></default>" CABLE);
  assert_null(strstr(text, "material=\"\""));
  alloc_free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_are_short),
      cmocka_unit_test(words_and_flags),
      cmocka_unit_test(one_orientation_is_written),
      cmocka_unit_test(vectors_and_text),
      cmocka_unit_test(what_a_class_says_is_taken_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
