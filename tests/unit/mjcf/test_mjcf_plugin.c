#include "mjcf/mjcf_plugin.h"
#include "unit/mjcf/mjcf_parse.h"

#define PLUGIN(spec, i) ((PluginElement*)(spec)->list[ctOBJ_PLUGIN].data[i])
#define PID(inside) "<extension><plugin plugin='mujoco.pid'>" inside "</plugin></extension>"

static void check_config(const PluginElement* p, int i, const char* key, const char* value) {
  assert_string_equal(vectors_text(&p->key.data[i]), key);
  assert_string_equal(vectors_text(&p->value.data[i]), value);
}

static void declared_instances(void** state) {
  (void)state;
  Spec* s = parse(PID("<instance name='i'><config key='kp' value='3'/><config key='ki' value=''/>"
                      "</instance><instance name='k'/>"));
  assert_int_equal(s->plugins.count, 1);
  assert_string_equal(vectors_text(&s->plugins.data[0]), "mujoco.pid");
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 2);
  const PluginElement* p = PLUGIN(s, 0);
  assert_string_equal(spec_name(&p->e), "i");
  assert_string_equal(vectors_text(p->s.plugin_name), "mujoco.pid");
  assert_int_equal(p->key.count, 2);
  assert_int_equal(p->value.count, 2);
  check_config(p, 0, "kp", "3");
  check_config(p, 1, "ki", "");
  assert_int_equal(PLUGIN(s, 1)->key.count, 0);
  spec_free(s);
}

static void declared_twice_is_used_once(void** state) {
  (void)state;
  Spec* s =
      parse(PID("") PID("") "<extension><plugin plugin='mujoco.elasticity.cable'/></extension>");
  assert_int_equal(s->plugins.count, 2);
  assert_string_equal(vectors_text(&s->plugins.data[1]), "mujoco.elasticity.cable");
  spec_free(s);
}

// By name, or one of the element's own.
static void links(void** state) {
  (void)state;
  Spec* s = parse(PID("<instance name='i'/>") "<actuator><plugin joint='j' plugin='mujoco.pid' "
                                              "instance='i'/><plugin joint='j' "
                                              "plugin='mujoco.pid'><config key='kp' value='9'/>"
                                              "</plugin></actuator>");
  const ctsPlugin* link = &((ActuatorElement*)s->list[ctOBJ_ACTUATOR].data[0])->s.plugin;
  assert_int_equal(link->active, 1);
  assert_string_equal(vectors_text(link->name), "i");
  assert_string_equal(vectors_text(link->plugin_name), "mujoco.pid");
  link = &((ActuatorElement*)s->list[ctOBJ_ACTUATOR].data[1])->s.plugin;
  assert_int_equal(link->active, 1);
  assert_string_equal(vectors_text(link->name), "");
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 2);
  assert_ptr_equal(link->element, &PLUGIN(s, 1)->e.head);
  assert_string_equal(spec_name(&PLUGIN(s, 1)->e), "");
  check_config(PLUGIN(s, 1), 0, "kp", "9");
  spec_free(s);
}

static void links_of_geoms_meshes_and_bodies(void** state) {
  (void)state;
  Spec* s =
      parse("<extension><plugin plugin='mujoco.elasticity.cable'><instance name='n'/></plugin>"
            "</extension><asset><mesh name='m'><plugin instance='n'/></mesh></asset>"
            "<worldbody><geom type='sdf' mesh='m'><plugin instance='n'/></geom><geom/>"
            "<body><plugin plugin='mujoco.elasticity.cable'/></body></worldbody>");
  const ctsPlugin* mesh = &((MeshElement*)s->list[ctOBJ_MESH].data[0])->s.plugin;
  assert_int_equal(mesh->active, 1);
  assert_string_equal(vectors_text(mesh->name), "n");
  assert_int_equal(GEOM(s, 0)->plugin.active, 1);
  assert_string_equal(vectors_text(GEOM(s, 0)->plugin.name), "n");
  assert_int_equal(GEOM(s, 1)->plugin.active, 0);
  assert_int_equal(BODY(s, 1)->plugin.active, 1);
  assert_string_equal(vectors_text(BODY(s, 1)->plugin.plugin_name), "mujoco.elasticity.cable");
  spec_free(s);
}

static void wrong_declarations(void** state) {
  (void)state;
  refuse("<extension><plugin plugin='mujoco.pidx'/></extension>", "plugin mujoco.pidx not found");
  refuse("<extension><plugin/></extension>", "required attribute missing: 'plugin'");
  refuse(PID("<instance name='i'><config key='kp' value='3'/><config key='kp' value='2'/>"
             "</instance>"),
         "duplicate config key: kp");
  refuse(PID("<instance name='i'><config key='kp'/></instance>"),
         "required attribute missing: 'value'");
  refuse(PID("<instance/>"), "required attribute missing: 'name'");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(declared_instances),
      cmocka_unit_test(declared_twice_is_used_once),
      cmocka_unit_test(links),
      cmocka_unit_test(links_of_geoms_meshes_and_bodies),
      cmocka_unit_test(wrong_declarations),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
