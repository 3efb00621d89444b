#include "mjcf/mjcf_write_tree.h"
#include "unit/mjcf/mjcf_written.h"

static void classes_are_kept(void** state) {
  (void)state;
  check_line(
      "<default><default class='a'><geom size='2'/></default></default><worldbody><body "
      "childclass='a'><geom/><geom class='main' size='1'/></body><geom class='a'/></worldbody>",
      "<geom class=\"a\"/>");
  check_line("<default><default class='a'><geom size='2'/></default></default><worldbody><body "
             "childclass='a'><geom/><geom class='main' size='1'/></body></worldbody>",
             "    <body childclass=\"a\">\n      <geom/>\n      <geom class=\"main\" size=\"1\"/>");
}

static void frames_keep_the_order(void** state) {
  (void)state;
  check_line("<worldbody><geom name='1' size='1'/><frame name='f' pos='1 0 0'><geom name='2' "
             "size='1'/><body/></frame><geom name='3' size='1'/></worldbody>",
             "    <geom name=\"1\" size=\"1\"/>\n    <frame name=\"f\" pos=\"1 0 0\">\n      "
             "<geom name=\"2\" size=\"1\"/>\n      <body/>\n    </frame>\n    <geom name=\"3\" "
             "size=\"1\"/>");
  check_line("<worldbody><frame pos='1 0 0'><frame euler='1 0 0' "
             "childclass='main'><site/></frame></frame></worldbody>",
             "<frame euler=\"1 0 0\">\n        <site/>");
}

static void joints_and_inertia(void** state) {
  (void)state;
  check_line("<worldbody><body><freejoint name='f' align='true'/><inertial pos='0 0 0' mass='1' "
             "diaginertia='1 1 1'/></body></worldbody>",
             "<inertial pos=\"0 0 0\" mass=\"1\" diaginertia=\"1 1 1\"/>\n      <freejoint "
             "name=\"f\" align=\"true\"/>");
  check_line("<worldbody><body><joint type='free'/></body></worldbody>", "<joint type=\"free\"/>");
  check_line("<worldbody><body><inertial pos='0 0 0' mass='1' fullinertia='1 1 1 0 0 "
             "0'/></body></worldbody>",
             "<inertial pos=\"0 0 0\" mass=\"1\" fullinertia=\"1 1 1 0 0 0\"/>");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(classes_are_kept),
      cmocka_unit_test(frames_keep_the_order),
      cmocka_unit_test(joints_and_inertia),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
