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
  check_line("<equality><joint joint1='a' polycoef='1 0'/></equality>", "polycoef=\"1 0\"");
}

static void required_names_are_written_when_empty(void** state) {
  (void)state;
  check_line("<custom><numeric name='' data='1'/></custom>", "<numeric name=\"\" data=\"1\"/>");
  check_line("<custom><text name='' data='x'/></custom>", "<text name=\"\" data=\"x\"/>");
}

static void defaults(void** state) {
  (void)state;
  check_line("<default><motor gear='3'/><tendon width='2'/><equality solref='1 1'/></default>",
             "<general gear=\"3\"/>");
  check_line("<default><default class='a'/></default>", "<default class=\"a\"/>");
}

static void tags_follow_types(void** state) {
  (void)state;
  check_line("<actuator><motor joint='j' ctrlrange='0 1'/></actuator>",
             "<general joint=\"j\" ctrlrange=\"0 1\"/>");
  check_line("<tendon><fixed><joint joint='j' coef='2'/></fixed><spatial><site "
             "site='s'/></spatial></tendon>",
             "<fixed>\n      <joint joint=\"j\" coef=\"2\"/>\n    </fixed>\n    <spatial>\n      "
             "<site site=\"s\"/>");
}

// Named instances in their order, a plugin twice if need be; then those that have none.
static void instances_keep_their_order(void** state) {
  (void)state;
#define GRID(name) "<plugin plugin='mujoco.sensor.touch_grid'><instance name='" name "'/></plugin>"
  check_line("<extension><plugin plugin='mujoco.elasticity.cable'/>" GRID("a")
                 GRID("b") "<plugin plugin='mujoco.pid'><instance name='c'/></plugin>" GRID(
                     "d") "</extension>",
             "<extension>\n"
             "    <plugin plugin=\"mujoco.sensor.touch_grid\">\n"
             "      <instance name=\"a\"/>\n"
             "      <instance name=\"b\"/>\n"
             "    </plugin>\n"
             "    <plugin plugin=\"mujoco.pid\">\n"
             "      <instance name=\"c\"/>\n"
             "    </plugin>\n"
             "    <plugin plugin=\"mujoco.sensor.touch_grid\">\n"
             "      <instance name=\"d\"/>\n"
             "    </plugin>\n"
             "    <plugin plugin=\"mujoco.elasticity.cable\"/>");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sections),
      cmocka_unit_test(required_names_are_written_when_empty),
      cmocka_unit_test(defaults),
      cmocka_unit_test(tags_follow_types),
      cmocka_unit_test(instances_keep_their_order),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
