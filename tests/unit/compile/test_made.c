// What the compiler found stands in the written XML.
#include "spec/spec.h"
#include "support/model_text.h"

#include <math.h>
#include <stdlib.h>

// The text of a compiled model; free it.
static char* written(ctSpec* s) {
  ctModel* m = ct_compile(s, NULL);
  if (!m) fail_msg("%s", cts_getError(s));
  ct_deleteModel(m);
  int size = ct_saveXMLString(s, NULL, 0, NULL, 0);
  char* text = malloc((size_t)size);
  assert_int_equal(ct_saveXMLString(s, text, size, NULL, 0), 0);
  return text;
}

static char* written_text(const char* xml) {
  char error[1000];
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  char* text = written(s);
  ct_deleteSpec(s);
  return text;
}

static void has(const char* text, const char* what) {
  if (!strstr(text, what)) fail_msg("'%s' is not in\n%s", what, text);
}

static void lacks(const char* text, const char* what) {
  if (strstr(text, what)) fail_msg("'%s' is in\n%s", what, text);
}

#define BODY(settings)                                                                             \
  "<mujoco><compiler " settings "/><worldbody><body><joint/><geom type='box' size='.1 .2 .3' "     \
  "pos='1 0 0' quat='1 1 0 0'/><geom size='.1'/></body></worldbody></mujoco>"

static void inertia_is_written_if_wanted(void** state) {
  (void)state;
  char* text = written_text(BODY("saveinertial='true'"));
  has(text, "<inertial pos=");
  has(text, "saveinertial=\"true\"");
  ctModel *m = model_text(BODY("")), *again = model_text(text);
  model_near(again->body_mass, m->body_mass, 2, 0);
  model_near(again->body_ipos, m->body_ipos, 6, 0);
  model_near(again->body_inertia, m->body_inertia, 6, 0);
  model_near(again->body_iquat, m->body_iquat, 8, 1e-15);
  ct_deleteModel(m);
  ct_deleteModel(again);
  free(text);

  text = written_text(BODY(""));
  lacks(text, "inertial");
  free(text);
  text = written_text(BODY("saveinertial='true' inertiafromgeom='true'"));
  lacks(text, "<inertial");
  free(text);
}

// A body that is fused, one that is aligned and all that are scaled are so again.
static void inertia_is_that_before_bodies_change(void** state) {
  (void)state;
  const char* xml =
      "<mujoco><compiler saveinertial='true' fusestatic='true' alignfree='true' "
      "settotalmass='3'/><worldbody><body><freejoint/><geom type='box' size='.1 .2 .3' "
      "pos='1 0 0' quat='1 1 0 0'/></body><body><joint/><geom size='.1'/><body pos='1 0 0'>"
      "<geom size='.2'/></body></body></worldbody></mujoco>";
  char* text = written_text(xml);
  ctModel *m = model_text(xml), *again = model_text(text);
  assert_int_equal(m->nbody, again->nbody);
  model_near(again->body_mass, m->body_mass, (int)m->nbody, 1e-14);
  model_near(again->body_pos, m->body_pos, 3 * (int)m->nbody, 1e-15);
  model_near(again->body_inertia, m->body_inertia, 3 * (int)m->nbody, 1e-14);
  ct_deleteModel(m);
  ct_deleteModel(again);
  free(text);
}

static void explicit_inertia_without_effect_is_dropped(void** state) {
  (void)state;
  char* text =
      written_text("<mujoco><compiler inertiafromgeom='true'/><worldbody><body>"
                   "<inertial pos='0 1 2' mass='3'/><geom size='.2'/></body></worldbody></mujoco>");
  lacks(text, "<inertial");
  free(text);
}

static void inherited_ranges_are_written_as_ranges(void** state) {
  (void)state;
  char* text = written_text(
      "<mujoco><compiler angle='radian'/><default><default class='p'><position inheritrange='2'/>"
      "</default></default><worldbody><body><geom size='1'/><joint name='a' type='slide' range='0 "
      "2'/>"
      "</body><body><geom size='1'/><joint name='b' range='-2 0'/></body></worldbody><actuator>"
      "<position joint='a' inheritrange='2'/><intvelocity joint='b' inheritrange='.5'/>"
      "<position joint='a' class='p'/></actuator></mujoco>");
  lacks(text, "inheritrange");
  has(text, "ctrlrange=\"-1 3\"");
  has(text, "actrange=\"-1.5 -0.5\"");
  ctModel* m = model_text(text);
  const double expected[6] = {-1, 3, 0, 0, -1, 3};
  model_near(m->actuator_ctrlrange, expected, 6, 0);
  ct_deleteModel(m);
  free(text);
}

static void keyframes_of_attached_parts_have_no_nan(void** state) {
  (void)state;
  const char* xml =
      "<mujoco><worldbody><body name='b'><joint name='h' ref='30'/><geom size='.1'/></body>"
      "</worldbody><keyframe><key name='k' qpos='2'/></keyframe></mujoco>";
  ctSpec *parent = ct_parseXMLString(xml, NULL, NULL, 0),
         *child = ct_parseXMLString(xml, NULL, NULL, 0);
  assert_non_null(cts_attach(cts_addFrame(cts_findBody(parent, "world"), NULL)->element,
                             cts_findBody(child, "b")->element, "a-", ""));
  char* text = written(parent);
  lacks(text, "nan");
  ctModel* m = model_text(text);
  assert_int_equal(m->nkey, 2);
  for (int i = 0; i < m->nkey * m->nq; i++) assert_true(isfinite(m->key_qpos[i]));
  ct_deleteModel(m);
  free(text);
  ct_deleteSpec(child);
  ct_deleteSpec(parent);
}

static void a_camera_with_a_sensor_has_no_fovy(void** state) {
  (void)state;
  ctSpec* s = ct_parseXMLString("<mujoco><worldbody><camera name='c' sensorsize='.03 .02' "
                                "focal='.02 .02' resolution='8 6'/></worldbody></mujoco>",
                                NULL, NULL, 0);
  cts_asCamera(cts_findElement(s, ctOBJ_CAMERA, "c"))->fovy = 33;
  char* text = written(s);
  lacks(text, "fovy");
  ct_deleteModel(model_text(text));
  free(text);
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(inertia_is_written_if_wanted),
      cmocka_unit_test(inertia_is_that_before_bodies_change),
      cmocka_unit_test(explicit_inertia_without_effect_is_dropped),
      cmocka_unit_test(inherited_ranges_are_written_as_ranges),
      cmocka_unit_test(keyframes_of_attached_parts_have_no_nan),
      cmocka_unit_test(a_camera_with_a_sensor_has_no_fovy),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
