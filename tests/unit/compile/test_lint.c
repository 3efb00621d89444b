// Each rule of lint fires on its own model, at its place, and keeps quiet on a good one.
#include "compile/compile.h"
#include "compile/lint.h"
#include "support/cmocka_all.h"

#include <string.h>

// What lint says of a model, as text.
static void lint_of(const char* xml, char* report, size_t size) {
  char error[2000] = "";
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  ErrorList issues, found;
  error_init(&issues);
  error_init(&found);
  ctModel* m = compile(s, NULL, &issues);
  if (!m) {
    error_format(&issues, error, sizeof error);
    fail_msg("%s", error);
  }
  lint((Spec*)(void*)s, m, &found);
  report[0] = 0;
  error_format(&found, report, size);
  ct_deleteModel(m);
  ct_deleteSpec(s);
  error_free(&issues);
  error_free(&found);
}

static void found(const char* xml, const char* words) {
  char report[4000];
  lint_of(xml, report, sizeof report);
  if (!strstr(report, words)) fail_msg("'%s' is not in '%s'", words, report);
}

#define MODEL(before, world, after)                                                                \
  "<mujoco>" before "<worldbody>" world "</worldbody>" after "</mujoco>"
#define TETRA "vertex='0 0 0 1 0 0 0 1 0 0 0 1'"

static void a_good_model_is_left_alone(void** state) {
  (void)state;
  char report[4000];
  lint_of(MODEL("<default><default class='used'><geom rgba='1 0 0 1'/></default></default>"
                "<asset><mesh name='m' " TETRA "/><texture name='t' type='2d' builtin='flat' "
                "width='2' height='2'/><material name='red' texture='t'/>"
                "<texture name='sky' type='skybox' builtin='flat' width='2' height='2'/></asset>",
                "<geom type='plane' size='1 1 1'/><body pos='0 0 3'><joint name='j' range='-9 9'/>"
                "<geom class='used' type='mesh' mesh='m' material='red'/></body>",
                "<actuator><motor joint='j'/></actuator>"),
          report, sizeof report);
  assert_string_equal(report, "");
}

static void unused_things_are_found(void** state) {
  (void)state;
  found(MODEL("<asset><mesh name='m' " TETRA "/></asset>", "", ""),
        "nothing uses this mesh [mesh 'm']");
  found(MODEL("<asset><material name='red'/></asset>", "", ""), "nothing uses this material");
  found(MODEL("<asset><texture name='t' type='2d' builtin='flat' width='2' height='2'/></asset>",
              "", ""),
        "nothing uses this texture");
  found(MODEL("<asset><hfield name='h' nrow='2' ncol='2' size='1 1 1 1'/></asset>", "", ""),
        "nothing uses this hfield");
  found(MODEL("<default><default class='c'><geom size='1'/></default></default>", "", ""),
        "nothing uses class 'c'");
}

static void masses_are_compared(void** state) {
  (void)state;
  found(MODEL("",
              "<body name='a'><joint/><geom size='.1' mass='.01'/><body pos='9 0 0'><joint/><geom "
              "size='.1' mass='999'/></body></body>",
              ""),
        "mass 999 hangs on body 'a' of mass 0.01");
  found(MODEL("",
              "<body><joint/><inertial pos='0 0 0' mass='.001' diaginertia='99 99 99'/><geom "
              "size='.1'/></body>",
              ""),
        "the inertia belongs to a body of size");
  found(MODEL("", "<body><joint/><geom size='.1'/><geom name='g' size='.1' mass='0'/></body>", ""),
        "collides but adds no mass to its moving body [geom 'g']");
}

static void starts_are_tried(void** state) {
  (void)state;
  found(MODEL("", "<body><joint name='j' range='10 20'/><geom size='.1'/></body>", ""),
        "position 0 at the start is outside the range");
  found(MODEL("", "<body><joint name='j' range='-20 20'/><geom size='.1'/></body>",
              "<keyframe><key name='k' qpos='3'/></keyframe>"),
        "position 3 of keyframe 'k' is outside the range");
  found(MODEL("",
              "<geom name='floor' type='plane' size='1 1 1'/><body><freejoint/><geom name='g' "
              "size='.1'/></body>",
              ""),
        "overlaps geom 'floor' by 0.1 at the start [geom 'g']");
}

static void numbers_without_effect(void** state) {
  (void)state;
  found(MODEL("", "<geom type='sphere' size='1' solref='.001 1'/>", ""),
        "shorter than two time steps");
  found(MODEL("", "<body><joint name='j'/><geom size='.1'/></body>",
              "<actuator><motor joint='j' gear='0'/></actuator>"),
        "with a gear of zero it does nothing [motor, attribute gear]");
}

static void files_are_checked(void** state) {
  (void)state;
  char report[4000];
  assert_int_equal(ct_checkXML(CT_TEST_DIR "/no_such_file.xml", NULL, report, sizeof report), -1);
  assert_non_null(strstr(report, "no_such_file.xml"));
  assert_int_equal(ct_checkXML(CT_SCENE_DIR "/chain3.xml", NULL, report, sizeof report), 0);
  assert_string_equal(report, "");
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  static const char kXml[] =
      MODEL("<asset><material name='red'/><material name='blue'/></asset>", "", "");
  assert_int_equal(ct_addBufferVFS(&vfs, "m.xml", kXml, sizeof kXml - 1), 0);
  assert_int_equal(ct_checkXML("m.xml", &vfs, report, sizeof report), 2);
  assert_int_equal(ct_checkXML("m.xml", &vfs, NULL, 0), 2);
  ct_deleteVFS(&vfs);
}

static void silent(const char* xml, const char* words) {
  char report[4000];
  lint_of(xml, report, sizeof report);
  if (strstr(report, words)) fail_msg("'%s' is in '%s'", words, report);
}

// Where each rule stops: models just beside those that it names.
static void what_no_rule_names(void** state) {
  (void)state;
#define BALL(attributes)                                                                           \
  "<body pos='0 0 3'><freejoint/><geom size='.1'/><geom size='.1' pos='1 0 0' " attributes         \
  "/></body>"
  found(MODEL("", BALL("mass='0'"), ""), "adds no mass");
  found(MODEL("", BALL("density='0'"), ""), "adds no mass");
  silent(MODEL("", BALL("mass='0' contype='0' conaffinity='0'"), ""), "adds no mass");
  found(MODEL("", BALL("mass='0' contype='0'"), ""), "adds no mass");
  silent(MODEL("", "<geom size='.1' mass='0'/>", ""), "adds no mass");
  silent(MODEL("", "<body><geom size='.1' mass='0'/></body>", ""), "adds no mass"); // it is fixed
  silent(
      MODEL(
          "",
          "<body pos='0 0 3'><freejoint/><inertial pos='0 0 0' mass='1' diaginertia='1 1 1'/><geom "
          "size='.1' mass='0'/></body>",
          ""),
      "adds no mass");
  // limits of balls are angles, and nothing starts outside them
  silent(MODEL("", "<body><joint type='ball' range='0 1'/><geom size='.1'/></body>", ""),
         "outside");
  found(MODEL("", "<body><joint type='slide' range='1 2'/><geom size='.1'/></body>", ""),
        "outside the range 1 to 2");
  found(MODEL("", "<body><joint type='slide' range='-2 -1'/><geom size='.1'/></body>", ""),
        "outside the range -2 to -1");
  found(MODEL("", "<body><joint type='slide' range='-1 1'/><geom size='.1'/></body>",
              "<keyframe><key/><key qpos='3'/></keyframe>"),
        "of keyframe '(unnamed)'");
  // a heavy body on the world is no burden
  silent(MODEL("", "<body><geom size='.001'/><body><joint/><geom size='9'/></body></body>", ""),
         "hangs on");
  // contacts: negative numbers are stiffness, and what does not collide does not count
  silent(MODEL("", "<geom size='.1' solref='-100 -1'/>", ""), "two time steps");
  silent(MODEL("", "<geom size='.1' solref='.001 1' contype='0' conaffinity='0'/>", ""),
         "two time steps");
  found(MODEL("", "<geom size='.1' solref='.001 1' contype='0'/>", ""), "two time steps");
  silent(
      MODEL("", BALL("mass='1'"), "<actuator><adhesion body='world' ctrlrange='0 1'/></actuator>"),
      "gear");
  // flexes have no geoms to overlap; parents of classes are used
  silent(MODEL("",
               "<geom type='plane' size='1 1 1'/><flexcomp name='f' type='grid' count='3 3 1' "
               "spacing='.1 .1 .1' dim='2' "
               "radius='.05' pos='0 0 .01'/>",
               ""),
         "overlaps");
  silent(MODEL("<default><default class='a'><default class='b'/></default></default>",
               "<geom size='.1' class='b'/>", ""),
         "class 'a'");
  found(MODEL("<default><default class='a'><default class='b'/></default></default>",
              "<geom size='.1' class='a'/>", ""),
        "class 'b'");
}

// At most ten overlaps are listed.
static void many_overlaps(void** state) {
  (void)state;
  char report[20000];
  lint_of(MODEL("",
                "<replicate count='7' offset='.001 0 0'><body><freejoint/><geom "
                "size='.1'/></body></replicate>",
                ""),
          report, sizeof report);
  int n = 0;
  for (const char* p = report; (p = strstr(p, "overlaps")); p++) n++;
  assert_int_equal(n, 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_good_model_is_left_alone), cmocka_unit_test(unused_things_are_found),
      cmocka_unit_test(masses_are_compared),        cmocka_unit_test(starts_are_tried),
      cmocka_unit_test(numbers_without_effect),     cmocka_unit_test(files_are_checked),
      cmocka_unit_test(what_no_rule_names),         cmocka_unit_test(many_overlaps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
