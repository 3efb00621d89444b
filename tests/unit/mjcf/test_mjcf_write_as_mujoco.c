// What MuJoCo's writer does to single attributes, measured on 3.5.0, and ours does too.
#include "unit/mjcf/mjcf_written.h"

#define HINGED "<worldbody><body><joint name='h'/><geom size='1'/></body></worldbody>"
#define INSIDE(x) "<worldbody><body>" x "</body></worldbody>"
#define SITES "<worldbody><site name='a'/><site name='b' pos='0 0 1'/></worldbody>"
#define STRING(x) "<tendon><spatial " x "><site site='a'/><site site='b'/></spatial></tendon>"

// Fragments that the text has; behind an exclamation mark one that it lacks.
static const struct {
  const char* model;
  const char* text[6];
} kRow[] = {
    {"<size memory=' 1023 '/>", {"memory=\"1023\""}},
    {"<size memory='1024'/>", {"memory=\"1K\""}},
    {"<size memory='1047552'/>", {"memory=\"1023K\""}},
    {"<size memory='1048576'/>", {"memory=\"1M\""}},
    {"<size memory='3G'/>", {"memory=\"3G\""}},
    {"<sensor><user dim='2' needstage='vel'/></sensor>",
     {"dim=\"2\"", "needstage=\"vel\"", "datatype=\"real\"", "!objtype", "!objname"}},
    {INSIDE("<geom size='.1' density='100'/>"), {"density=\"100\"", "!mass"}},
    {INSIDE("<geom size='.1' density='100' mass='0'/>"), {"mass=\"0\"", "!density"}},
    {SITES STRING("springlength='.5'"), {"springlength=\"0.5\""}},
    {SITES STRING("springlength='0 .5'"), {"springlength=\"0 0.5\""}},
    {SITES STRING("springlength='.5 .7'"), {"springlength=\"0.5 0.7\""}},
    {INSIDE("<geom size='1' friction='.9' solref='.1' solimp='.1 .2'/>"),
     {"size=\"1\"", "friction=\"0.9\"", "solref=\"0.1\"", "solimp=\"0.1 0.2\""}},
    {HINGED "<actuator><position joint='h' kp='3' kv='4'/></actuator>",
     {"gainprm=\"3\" biasprm=\"0 -3 -4\"", "biastype=\"affine\""}},
    {"<default><geom friction='.9 .1'/></default><worldbody><geom size='1' friction='1 "
     ".1'/></worldbody>",
     {"friction=\"0.9 0.1\"", "friction=\"1\""}},
    {"<compiler boundmass='0' boundinertia='0'/>", {"!boundmass", "!boundinertia"}},
    {"", {"\n  <worldbody/>\n", "!    ", "!default", "!global", "!statistic", "!compiler"}},
    {"<worldbody><body pos='1e20 123456789 2147483646'/><body pos='-1e10 2147483647 1e-5'/>"
     "<camera focal='16777217 1' sensorsize='1 1' resolution='1 1'/></worldbody>",
     {"\"1e+20 123456789 2147483646\"", "\"-1e+10 2.147483647e+09 1e-05\"", "\"16777216 1\""}},
    {"<compiler angle='radian'/><worldbody><body><geom size='1'/><joint range='-1 1'/></body>"
     "</worldbody>",
     {"range=\"-1 1\"", "!limited"}},
    {INSIDE("<geom size='1'/><joint limited='false' range='-1 1'/>"),
     {"limited=\"false\" range=\"-1 1\""}},
    {HINGED "<actuator><general joint='h' ctrllimited='false' ctrlrange='-1 1'/></actuator>",
     {"ctrllimited=\"false\" ctrlrange=\"-1 1\""}},
    {HINGED "<actuator><general joint='h' forcelimited='false' forcerange='-1 1'/></actuator>",
     {"forcelimited=\"false\" forcerange=\"-1 1\""}},
    {HINGED "<actuator><general joint='h' dyntype='filter' actlimited='true' actrange='-1 1'/>"
            "</actuator>",
     {"actlimited=\"true\" actrange=\"-1 1\""}},
    {HINGED "<actuator><damper joint='h' kv='10' ctrlrange='0 1'/></actuator>",
     {"gainprm=\"0 0 -10\""}},
    {"<default><default class='p'><position kp='3' kv='4' inheritrange='2'/></default></default>"
     "<worldbody><body><geom size='1'/><joint name='s' type='slide' range='0 "
     "2'/></body></worldbody>"
     "<actuator><position joint='s' class='p'/></actuator>",
     {"!inheritrange", "ctrlrange=\"-1 3\"", "<general biastype=\"affine\" gainprm=\"3\""}},
    {"<default><default class='e'/><default class='f'><geom size='.3'/></default></default>",
     {"default class=\"e\"", "default class=\"f\""}},
    {"<compiler inertiafromgeom='true'/>" INSIDE(
         "<inertial pos='0 1 2' mass='3'/><geom size='1'/>"),
     {"!inertial "}},
    {"<worldbody><body gravcomp='.25'/><body pos='0 0 0'/></worldbody>",
     {"gravcomp=\"0.25\"", "!gravcomp=\"0\"", "!pos"}},
    {HINGED "<actuator><general joint='h' dyntype='user' actdim='2'/><motor joint='h'/></actuator>",
     {"actdim=\"2\"", "!actdim=\"1\"", "!actdim=\"0\""}},
    {INSIDE("<geom size='.2'/><inertial pos='0 1 2' mass='3'/>"),
     {"<inertial pos=\"0 1 2\" mass=\"3\""}},
};

static void attributes_as_mujoco_writes_them(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof kRow / sizeof *kRow; i++) {
    char xml[1000], text[4000], error[500];
    snprintf(xml, sizeof xml, "<mujoco>%s</mujoco>", kRow[i].model);
    ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
    if (!s) fail_msg("%s", error);
    ctModel* m = ct_compile(s, NULL);
    if (!m) fail_msg("%s: %s", kRow[i].model, cts_getError(s));
    ct_deleteModel(m);
    assert_int_equal(ct_saveXMLString(s, text, sizeof text, error, sizeof error), 0);
    for (int k = 0; k < 6 && kRow[i].text[k]; k++) {
      const char* t = kRow[i].text[k];
      bool lacks = t[0] == '!';
      if ((strstr(text, t + lacks) == NULL) != lacks)
        fail_msg("%s: %s\n%s", kRow[i].model, t, text);
    }
    ct_deleteSpec(s);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(attributes_as_mujoco_writes_them)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
