#include "mjcf/mjcf_write_part.h"
#include "unit/mjcf/mjcf_written.h"

static void custom(void** state) {
  (void)state;
  check_line("<custom><numeric name='n' size='3' data='1'/></custom>",
             "<numeric name=\"n\" data=\"1 0 0\"/>");
  check_line(
      "<custom><tuple name='t'><element objtype='body' objname='b' prm='2'/></tuple></custom>",
      "<element objtype=\"body\" objname=\"b\" prm=\"2\"/>");
}

static void assets(void** state) {
  (void)state;
  check_line("<asset><material name='m' texture='t'/></asset>",
             "<material name=\"m\" texture=\"t\"/>");
  check_line("<asset><material name='m'><layer role='rgb' texture='a'/><layer role='orm' "
             "texture='b'/></material></asset>",
             "<layer texture=\"b\" role=\"orm\"/>");
  check_line(
      "<asset><hfield name='h' size='1 1 1 1' nrow='2' ncol='2' elevation='1 2 3 4'/></asset>",
      "elevation=\"1 2 3 4\"");
  check_line("<asset><texture name='t' type='cube' gridsize='3 4' gridlayout='.U..LFRB.D..' "
             "file='a.png'/></asset>",
             "gridlayout=\".U..LFRB.D..\"");
}

static void constraints(void** state) {
  (void)state;
  check_line("<equality><connect body1='a' anchor='0 1 0'/></equality>",
             "<connect body1=\"a\" anchor=\"0 1 0\"/>");
  check_line("<equality><weld site1='a' site2='b' torquescale='2'/></equality>",
             "<weld site1=\"a\" site2=\"b\" torquescale=\"2\"/>");
  check_line("<equality><weld body1='a' relpose='1 0 0 1 0 0 0'/></equality>",
             "relpose=\"1 0 0 1 0 0 0\"");
}

static void servos_keep_inheritrange(void** state) {
  (void)state;
  check_line("<actuator><position joint='j' kp='5' kv='2' inheritrange='1'/></actuator>",
             "<position joint=\"j\" kp=\"5\" kv=\"2\" inheritrange=\"1\"/>");
  check_line("<actuator><position joint='j' kp='5' dampratio='1' inheritrange='0.5' "
             "timeconst='2'/></actuator>",
             "kp=\"5\" dampratio=\"1\" timeconst=\"2\" inheritrange=\"0.5\"");
  check_line("<actuator><position joint='j' kp='5'/></actuator>", "biastype=\"affine\"");
}

// `position` with inheritrange and `motor` with a ctrlrange, in one class: no tag says both.
static void class_inherits_and_has_a_range(void** state) {
  (void)state;
  const char* model = "<default><default class='c'><position kp='5' inheritrange='1'/>"
                      "<motor ctrlrange='-7 7'/></default></default>";
  check_line(model, "<position inheritrange=\"1\"/>");
  check_line(model, "ctrlrange=\"-7 7\"");
  model = "<default><default class='c'><general ctrlrange='-7 7'/><default class='d'>"
          "<intvelocity kp='5' inheritrange='1'/><general actrange='0 "
          "1'/></default></default></default>";
  check_line(model, "<intvelocity inheritrange=\"1\"/>");
}

static void sensors(void** state) {
  (void)state;
  check_line("<sensor><framepos objtype='site' objname='a' reftype='body' refname='b'/></sensor>",
             "objtype=\"site\" reftype=\"body\"");
  check_line("<sensor><contact geom1='a' subtree2='b' data='found force' reduce='mindist' "
             "num='3'/></sensor>",
             "geom1=\"a\" subtree2=\"b\" data=\"found force\" reduce=\"mindist\" num=\"3\"");
  check_line("<sensor><distance geom1='a' body2='b'/></sensor>", "geom1=\"a\" body2=\"b\"");
  check_line("<sensor><rangefinder site='a' data='dist normal'/></sensor>",
             "site=\"a\" data=\"dist normal\"");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(custom),      cmocka_unit_test(assets),
      cmocka_unit_test(constraints), cmocka_unit_test(servos_keep_inheritrange),
      cmocka_unit_test(sensors),     cmocka_unit_test(class_inherits_and_has_a_range),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
