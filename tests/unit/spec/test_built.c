#include "spec/built.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static void every_kind_but_plugins_is_built(void** state) {
  (void)state;
  Spec* spec = spec_new();
  ErrorList err;
  error_init(&err);
  for (int t = 0; t <= ctOBJ_MODEL; t++) {
    const SpecKind* kind = spec_kind((cttObj)t);
    if (!kind || kind->type == ctOBJ_DEFAULT || kind->type == ctOBJ_PLUGIN) continue;
    Element* e = kind->body_list ? spec_add_child(spec_world(spec), NULL, kind->type, NULL)
                                 : spec_add(spec, kind->type, NULL);
    assert_non_null(e);
    assert_int_equal(built_check(spec, &err), CT_OK);
  }
  assert_int_equal(err.errors, 0);
  assert_non_null(spec_add(spec, ctOBJ_PLUGIN, NULL));
  assert_int_equal(built_check(spec, &err), CT_FAIL);
  assert_int_equal(err.errors, 1);
  assert_string_equal(err.item[0].message,
                      "element 'plugin' is not supported by this version of Corten");
  error_free(&err);
  spec_free(spec);
}

static void every_shape_is_built(void** state) {
  (void)state;
  Spec* spec = spec_new();
  ErrorList err;
  error_init(&err);
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    Element* e = spec_add_child(spec_world(spec), NULL, ctOBJ_GEOM, NULL);
    ((GeomElement*)e)->s.type = (cttGeom)t;
    assert_int_equal(built_check(spec, &err), CT_OK);
  }
  // a primitive fitted to a mesh
  GeomElement* fitted = (GeomElement*)spec_add_child(spec_world(spec), NULL, ctOBJ_GEOM, NULL);
  assert_true(vectors_set_string(fitted->s.meshname, "m"));
  assert_int_equal(built_check(spec, &err), CT_OK);
  assert_int_equal(err.count, 0);
  error_free(&err);
  spec_free(spec);
}

// Every element that uses a plugin has its own error, with its name.
static void each_user_of_a_plugin_is_reported(void** state) {
  (void)state;
  Spec* spec = spec_new();
  ErrorList err;
  error_init(&err);
  BodyElement* body = (BodyElement*)spec_add_child(spec_world(spec), NULL, ctOBJ_BODY, NULL);
  GeomElement* geom = (GeomElement*)spec_add_child(body, NULL, ctOBJ_GEOM, NULL);
  MeshElement* mesh = (MeshElement*)spec_add(spec, ctOBJ_MESH, NULL);
  ActuatorElement* actuator = (ActuatorElement*)spec_add(spec, ctOBJ_ACTUATOR, NULL);
  SensorElement* sensor = (SensorElement*)spec_add(spec, ctOBJ_SENSOR, NULL);
  assert_int_equal(built_check(spec, &err), CT_OK);
  body->s.plugin.active = geom->s.plugin.active = mesh->s.plugin.active =
      actuator->s.plugin.active = sensor->s.plugin.active = 1;
  assert_true(spec_set_name(&geom->e, "g"));
  assert_int_equal(built_check(spec, &err), CT_FAIL);
  static const char* const kTag[] = {"body", "geom", "mesh", "actuator", "sensor"};
  assert_int_equal(err.errors, 5);
  for (int i = 0; i < 5; i++) {
    char message[100];
    (void)snprintf(message, sizeof message,
                   "plugin of '%s' is not supported by this version of Corten", kTag[i]);
    bool found = false;
    for (int k = 0; k < err.count; k++) {
      const Issue* issue = &err.item[k];
      if (strcmp(issue->message, message) != 0) continue;
      found = true;
      if (i == 1) assert_string_equal(issue->place.name, "g");
    }
    assert_true(found);
  }
  error_free(&err);
  spec_free(spec);
}

static void what_comes_from_a_file_is_told_by_its_tag_and_line(void** state) {
  (void)state;
  char error[500] = "";
  ctSpec* s = ct_parseXMLString("<mujoco><worldbody><body><joint name='j'/><geom size='1'/></body>"
                                "</worldbody>\n<actuator>\n<motor name='m' joint='j'/>"
                                "</actuator></mujoco>",
                                NULL, error, sizeof error);
  assert_non_null(s);
  Spec* spec = (Spec*)(void*)s;
  ErrorList err;
  error_init(&err);
  assert_int_equal(built_check(spec, &err), CT_OK);
  ((ActuatorElement*)spec->list[ctOBJ_ACTUATOR].data[0])->s.plugin.active = 1;
  assert_int_equal(built_check(spec, &err), CT_FAIL);
  assert_int_equal(err.count, 1);
  assert_non_null(strstr(err.item[0].message, "plugin of 'motor'"));
  assert_string_equal(err.item[0].place.name, "m");
  assert_int_equal(err.item[0].place.line, 3);
  error_free(&err);
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_kind_but_plugins_is_built),
      cmocka_unit_test(every_shape_is_built),
      cmocka_unit_test(each_user_of_a_plugin_is_reported),
      cmocka_unit_test(what_comes_from_a_file_is_told_by_its_tag_and_line),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
