#include "spec/attach_copy.h"
#include "unit/mjcf/mjcf_parse.h"
#include "unit/spec/attach_case.h"

static void copies_have_their_own_path_and_plugin(void** state) {
  (void)state;
  Spec* s = parse(
      "<extension><plugin plugin='mujoco.pid'/></extension>"
      "<tendon><spatial name='t'><site site='a'/><geom geom='g' sidesite='b'/></spatial></tendon>"
      "<actuator><plugin name='p' joint='j' plugin='mujoco.pid'><config key='kp' value='3'/>"
      "</plugin></actuator>");
  Attach a = {.to = s, .from = s, .affix = {"x", "y"}};
  assert_true(attach_plan_is_self(&a));
  TendonElement* t = (TendonElement*)spec_add(s, ctOBJ_TENDON, NULL);
  assert_true(attach_copy(&a, &t->e, s->list[ctOBJ_TENDON].data[0]));
  assert_string_equal(spec_name(&t->e), "xty");
  assert_int_equal(t->path.count, 2);
  assert_string_equal(vectors_text(&((WrapElement*)t->path.data[1])->sidesite), "b");
  ActuatorElement* p = (ActuatorElement*)spec_add(s, ctOBJ_ACTUATOR, NULL);
  const ActuatorElement* old = (const ActuatorElement*)s->list[ctOBJ_ACTUATOR].data[0];
  assert_true(attach_copy(&a, &p->e, &old->e));
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 1);
  assert_true(attach_copy_instance(&a, &p->e));
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 2);
  assert_ptr_not_equal(p->s.plugin.element, old->s.plugin.element);
  assert_string_equal(vectors_text(&((PluginElement*)p->s.plugin.element)->value.data[0]), "3");
  assert_ptr_equal(p->e.node, old->e.node);
  spec_free(s);
}

static void classes_come_with_their_parents(void** state) {
  (void)state;
  Spec* s = spec_new();
  Spec* kid =
      parse("<default><geom density='3'/><default class='c'><geom mass='1'/><default class='d'>"
            "<geom size='4'/></default></default></default>");
  Attach a = {.to = s, .from = kid, .affix = {"p-", ""}};
  assert_true(attach_copy_classes(&a));
  assert_true(attach_copy_classes(&a)); // a second time there is nothing to do
  assert_int_equal(s->list[SPEC_DEFAULT].count, 4);
  const DefaultElement* d = spec_find_default(s, "p-d");
  assert_ptr_equal(d->parent, spec_find_default(s, "p-c"));
  assert_ptr_equal(d->parent->parent, spec_find_default(s, "p-main"));
  assert_ptr_equal(d->parent->parent->parent, spec_main(s));
  assert_true(d->parent->parent->s.geom->density == 3);
  assert_true(d->s.geom->density == 3 && d->s.geom->mass == 1 && d->s.geom->size[0] == 4);
  spec_free(kid);
  spec_free(s);
}

// A childclass is text: it may name no class at all.
static void a_childclass_that_does_not_exist(void** state) {
  (void)state;
  Spec *s = spec_new(), *kid = parse("<worldbody><body name='b'/></worldbody>");
  cts_setString(cts_findBody(&kid->pub, "b")->childclass, "nope");
  assert_non_null(cts_attach(&spec_world(s)->e.head, kid->pub.element, "p-", ""));
  assert_string_equal(cts_getString(cts_findBody(&s->pub, "p-b")->childclass), "main");
  spec_free(kid);
  spec_free(s);
}

// A copy of geom g of the child in the body of that name.
static GeomElement* copy_geom(const Attach* a, const char* body) {
  const Element* g = spec_find(a->from, ctOBJ_GEOM, "g");
  Element* copy = spec_add_child(attach_find_body(a->to, body), NULL, ctOBJ_GEOM, NULL);
  assert_non_null(copy);
  assert_true(attach_copy(a, copy, g));
  return (GeomElement*)(void*)copy;
}

static void names_of_assets_change_with_the_spec(void** state) {
  (void)state;
  Spec *parent = attach_parse(kParent), *child = attach_parse(kChild);
  Attach a = {.to = parent, .from = child, .affix = kAffix};
  assert_false(attach_plan_is_self(&a));
  assert_true(attach_copy_classes(&a));
  assert_non_null(spec_find_default(parent, "p_c_q"));
  const GeomElement* g = copy_geom(&a, "a");
  assert_string_equal(spec_name(&g->e), "p_g_q");
  assert_string_equal(vectors_text(g->s.material), "p_m_q");
  assert_true(g->s.size[0] == 0.2);
  spec_free(child);
  spec_free(parent);
}

static void within_a_spec_assets_are_shared(void** state) {
  (void)state;
  Spec* spec = attach_parse(kChild);
  Attach a = {.to = spec, .from = spec, .affix = kAffix};
  assert_true(attach_plan_is_self(&a));
  const GeomElement* g = copy_geom(&a, "other");
  assert_string_equal(spec_name(&g->e), "p_g_q");
  assert_string_equal(vectors_text(g->s.material), "m");
  assert_ptr_equal(g->e.def, spec_find_default(spec, "c"));
  spec_free(spec);
}

// An asset is called after its file; flexes keep their names, as in MuJoCo.
static void assets_without_name_and_flexes(void** state) {
  (void)state;
  Spec *parent = spec_new(), *child = spec_new();
  Attach a = {.to = parent, .from = child, .affix = kAffix};
  Element *mesh = spec_add(child, ctOBJ_MESH, NULL), *flex = spec_add(child, ctOBJ_FLEX, NULL);
  assert_true(vectors_set_string(((MeshElement*)mesh)->s.file, "dir/cube.obj"));
  assert_true(spec_set_name(flex, "cloth"));
  Element *copy = spec_add(parent, ctOBJ_MESH, NULL), *cloth = spec_add(parent, ctOBJ_FLEX, NULL);
  assert_true(attach_copy(&a, copy, mesh) && attach_copy(&a, cloth, flex));
  assert_string_equal(spec_name(copy), "p_cube_q");
  assert_string_equal(spec_name(cloth), "cloth");
  spec_free(child);
  spec_free(parent);
}

static void materials_of_meshes_and_tendons_are_forgotten(void** state) {
  (void)state;
  Spec* s = spec_new();
  Spec* kid = parse("<asset><material name='m'/><mesh name='t' material='m'/></asset>"
                    "<worldbody><geom material='m'/></worldbody>"
                    "<tendon><fixed name='f'><joint joint='j' coef='1'/></fixed></tendon>");
  TendonElement* tendon = (TendonElement*)kid->list[ctOBJ_TENDON].data[0];
  assert_true(vectors_set_string(tendon->s.material, "m"));
  Attach a = {.to = s, .from = kid, .affix = {"p_", ""}};
  assert_true(attach_copy_classes(&a));
  MeshElement* mesh = (MeshElement*)spec_add(s, ctOBJ_MESH, NULL);
  TendonElement* copy = (TendonElement*)spec_add(s, ctOBJ_TENDON, NULL);
  GeomElement* geom = (GeomElement*)spec_add_child(spec_world(s), NULL, ctOBJ_GEOM, NULL);
  assert_true(attach_copy(&a, &mesh->e, kid->list[ctOBJ_MESH].data[0]));
  assert_true(attach_copy(&a, &copy->e, kid->list[ctOBJ_TENDON].data[0]));
  assert_true(attach_copy(&a, &geom->e, kid->list[ctOBJ_GEOM].data[0]));
  assert_string_equal(spec_name(&mesh->e), "p_t");
  assert_string_equal(vectors_text(mesh->s.material), "m");
  assert_string_equal(vectors_text(copy->s.material), "m");
  assert_string_equal(vectors_text(geom->s.material), "p_m");
  spec_free(kid);
  spec_free(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(copies_have_their_own_path_and_plugin),
      cmocka_unit_test(classes_come_with_their_parents),
      cmocka_unit_test(a_childclass_that_does_not_exist),
      cmocka_unit_test(names_of_assets_change_with_the_spec),
      cmocka_unit_test(within_a_spec_assets_are_shared),
      cmocka_unit_test(assets_without_name_and_flexes),
      cmocka_unit_test(materials_of_meshes_and_tendons_are_forgotten),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
