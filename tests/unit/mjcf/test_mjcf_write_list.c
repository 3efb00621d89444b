#include "mjcf/mjcf_write_list.h"
#include "unit/mjcf/mjcf_written.h"

static void sections(void** state) {
  (void)state;
  check_line("<custom><numeric name='n' data='1 2'/><text name='t' "
             "data='x'/></custom><keyframe><key time='2'/></keyframe>",
             "<key time=\"2\"/>");
  check_line("<contact><exclude body1='a' body2='b'/></contact>",
             "<exclude body1=\"a\" body2=\"b\"/>");
  check_line("<sensor><touch name='s' site='x' cutoff='3'/></sensor>",
             "<touch name=\"s\" cutoff=\"3\" site=\"x\"/>");
  check_line("<equality><joint joint1='a' polycoef='1 0'/></equality>", "polycoef=\"1 0 0 0 0\"");
}

static void defaults(void** state) {
  (void)state;
  check_line("<default><motor gear='3'/><tendon width='2'/><equality solref='1 1'/></default>",
             "<general gear=\"3 0 0 0 0 0\"/>");
  check_line("<default><default class='a'/></default>", "<default class=\"a\"/>");
}

static void tags_follow_types(void** state) {
  (void)state;
  check_line("<actuator><motor joint='j' ctrlrange='0 1'/></actuator>",
             "<general ctrlrange=\"0 1\" joint=\"j\"/>");
  check_line("<tendon><fixed><joint joint='j' coef='2'/></fixed><spatial><site "
             "site='s'/></spatial></tendon>",
             "<fixed>\n      <joint joint=\"j\" coef=\"2\"/>\n    </fixed>\n    <spatial>\n      "
             "<site site=\"s\"/>");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sections),
      cmocka_unit_test(defaults),
      cmocka_unit_test(tags_follow_types),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
