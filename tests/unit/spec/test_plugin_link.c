// The pointer of an element to an instance of a plugin is public: it may point anywhere.
#include "unit/mjcf/mjcf_parse.h"

static const char kPid[] = "mujoco.pid";

static ctsActuator* add_user(ctSpec* s, ctsElement* instance) {
  ctsActuator* a = cts_addActuator(s, NULL);
  a->trntype = ctTRN_JOINT;
  cts_setString(a->target, "j");
  a->plugin.active = 1;
  a->plugin.element = instance;
  cts_setString(a->plugin.plugin_name, kPid);
  return a;
}

static Spec* make(void) {
  Spec* s = parse("<worldbody><body name='b'><joint name='j'/><geom size='.1'/></body>"
                  "</worldbody>");
  assert_int_equal(cts_activatePlugin(&s->pub, kPid), 0);
  return s;
}

static ctsElement* add_instance(ctSpec* s) {
  ctsPlugin* p = cts_addPlugin(s);
  cts_setString(p->plugin_name, kPid);
  return p->element;
}

static void an_instance_lives_as_long_as_one_of_its_users(void** state) {
  (void)state;
  Spec* s = make();
  ctsElement* instance = add_instance(&s->pub);
  ctsActuator *one = add_user(&s->pub, instance), *two = add_user(&s->pub, instance);
  ctModel* m = ct_compile(&s->pub, NULL);
  if (!m) fail_msg("%s", cts_getError(&s->pub));
  assert_int_equal(m->nplugin, 1);
  ct_deleteModel(m);
  assert_int_equal(cts_delete(&s->pub, one->element), 0);
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 1);
  assert_int_equal(cts_delete(&s->pub, two->element), 0);
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 0);
  spec_free(s);
}

static void a_deleted_instance_leaves_no_pointer(void** state) {
  (void)state;
  Spec* s = make();
  ctsActuator* a = add_user(&s->pub, add_instance(&s->pub));
  assert_int_equal(cts_delete(&s->pub, a->plugin.element), 0);
  assert_null(a->plugin.element);
  assert_null(ct_compile(&s->pub, NULL));
  assert_non_null(strstr(cts_getError(&s->pub), "plugin instance"));
  spec_free(s);
}

// An instance of another spec is none of this one, also after that is gone.
static void a_foreign_instance_is_refused(void** state) {
  (void)state;
  Spec *s = make(), *other = make();
  ctsActuator* a = add_user(&s->pub, add_instance(&other->pub));
  spec_free(other);
  ctSpec* copy = ct_copySpec(&s->pub);
  assert_null(ct_compile(copy, NULL));
  assert_null(ct_compile(&s->pub, NULL));
  ctSpec* parent = ct_makeSpec();
  assert_non_null(cts_attach(cts_findBody(parent, "world")->element, s->pub.element, "x", ""));
  assert_null(ct_compile(parent, NULL));
  char text[2000], error[100];
  assert_int_equal(ct_saveXMLString(copy, text, sizeof text, error, sizeof error), 0);
  assert_int_equal(cts_delete(parent, a->element), 0);
  ct_deleteSpec(parent);
  ct_deleteSpec(copy);
  spec_free(s);
}

// A body takes along the instances that nothing else uses: a model without them compiles.
static void deleting_an_attached_body_with_its_plugin(void** state) {
  (void)state;
  ctSpec* parent = ct_makeSpec();
  Spec* child =
      parse("<extension><plugin plugin='mujoco.pid'><instance name='i'><config key='ki' "
            "value='4'/></instance></plugin></extension><worldbody><body name='body'>"
            "<joint name='j'/><geom size='.1'/></body></worldbody><actuator><plugin "
            "name='a' plugin='mujoco.pid' instance='i' joint='j' actdim='1'/></actuator>");
  ctsElement* frame = cts_addFrame(cts_findBody(parent, "world"), NULL)->element;
  assert_non_null(cts_attach(frame, cts_findBody(&child->pub, "body")->element, "c-", ""));
  assert_non_null(cts_findElement(parent, ctOBJ_PLUGIN, "c-i"));
  assert_int_equal(cts_delete(parent, cts_findBody(parent, "c-body")->element), 0);
  assert_null(cts_findElement(parent, ctOBJ_PLUGIN, "c-i"));
  ctModel* m = ct_compile(parent, NULL);
  if (!m) fail_msg("%s", cts_getError(parent));
  assert_int_equal(m->nplugin, 0);
  ct_deleteModel(m);
  ct_deleteSpec(parent);
  spec_free(child);
}

// The other instance keeps its user: MuJoCo gives it a wrong number here.
static void deleting_one_of_two_users_of_plugins(void** state) {
  (void)state;
  ctSpec* s = &parse("<extension><plugin plugin='mujoco.pid'><instance name='i'/><instance "
                     "name='u'/></plugin></extension><worldbody><body name='b'><joint name='j'/>"
                     "<geom size='.1'/></body><body><joint name='k'/><geom size='.1'/></body>"
                     "</worldbody><actuator><plugin plugin='mujoco.pid' instance='i' joint='j' "
                     "actdim='0'/><plugin plugin='mujoco.pid' instance='u' joint='k' actdim='0'/>"
                     "</actuator>")
                   ->pub;
  assert_int_equal(cts_delete(s, cts_findBody(s, "b")->element), 0);
  ctModel* m = ct_compile(s, NULL);
  if (!m) fail_msg("%s", cts_getError(s));
  assert_int_equal(m->nplugin, 1);
  assert_string_equal(ct_id2name(m, ctOBJ_PLUGIN, 0), "u");
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

static void a_link_names_the_instance_it_uses(void** state) {
  (void)state;
  Spec* s = make();
  PluginElement* instance = (PluginElement*)spec_element(add_instance(&s->pub));
  assert_true(spec_set_name(&instance->e, "p"));
  ctsPlugin* link = &((BodyElement*)s->list[ctOBJ_BODY].data[1])->s.plugin;
  assert_true(spec_use_instance(NULL, link));
  assert_false(link->active);
  assert_true(spec_use_instance(instance, link));
  assert_true(link->active);
  assert_ptr_equal(spec_instance(s, link), instance);
  assert_string_equal(cts_getString(link->plugin_name), kPid);
  assert_string_equal(cts_getString(link->name), "p");
  spec_free(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(an_instance_lives_as_long_as_one_of_its_users),
      cmocka_unit_test(a_link_names_the_instance_it_uses),
      cmocka_unit_test(a_deleted_instance_leaves_no_pointer),
      cmocka_unit_test(a_foreign_instance_is_refused),
      cmocka_unit_test(deleting_an_attached_body_with_its_plugin),
      cmocka_unit_test(deleting_one_of_two_users_of_plugins),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
