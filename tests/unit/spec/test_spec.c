#include "spec/spec.h"
#include "support/cmocka_all.h"
#include "unit/asset/xml_memory.h"

#include <corten/corten.h>

#include <math.h>

static void a_new_spec_has_a_world_and_a_main_class(void** state) {
  (void)state;
  Spec* spec = spec_new();
  assert_string_equal(spec_name(&spec_world(spec)->e), "world");
  assert_string_equal(spec_name(&spec_main(spec)->e), "main");
  assert_null(spec_world(spec)->e.body);
  assert_string_equal(vectors_text(spec->pub.modelname), "MuJoCo Model");
  assert_ptr_equal(spec->pub.element, &spec->e.head);
  spec_free(spec);
}

static void kinds_know_their_structs(void** state) {
  (void)state;
  Spec* spec = spec_new();
  for (int t = 0; t <= ctOBJ_MODEL; t++) {
    const SpecKind* kind = spec_kind((cttObj)t);
    if (!kind || kind->type == ctOBJ_DEFAULT) continue;
    assert_int_equal(kind->type, t);
    Element* e = kind->body_list ? spec_add_child(spec_world(spec), NULL, kind->type, NULL)
                                 : spec_add(spec, kind->type, NULL);
    ctsElement* head;
    memcpy(&head, spec_public(e), sizeof head);
    assert_ptr_equal(head, &e->head);
    for (int i = 0; i < kind->values->count; i++) {
      void* value;
      memcpy(&value, (unsigned char*)spec_public(e) + kind->values->item[i].offset, sizeof value);
      assert_non_null(value);
    }
  }
  spec_free(spec);
}

static void children_are_in_both_lists_in_order(void** state) {
  (void)state;
  Spec* spec = spec_new();
  BodyElement* world = spec_world(spec);
  FrameElement* frame = (FrameElement*)spec_add_child(world, NULL, ctOBJ_FRAME, NULL);
  Element* body = spec_add_child(world, frame, ctOBJ_BODY, NULL);
  Element* first = spec_add_child(world, NULL, ctOBJ_GEOM, NULL);
  Element* inner = spec_add_child((BodyElement*)body, NULL, ctOBJ_GEOM, NULL);
  Element* second = spec_add_child(world, frame, ctOBJ_GEOM, NULL);
  assert_int_equal(world->geoms.count, 2);
  assert_ptr_equal(world->geoms.data[0], first);
  assert_ptr_equal(world->geoms.data[1], second);
  assert_ptr_equal(second->frame, frame);
  assert_ptr_equal(inner->body, body);
  assert_int_equal(spec->list[ctOBJ_GEOM].count, 3);
  assert_int_equal(second->id, 2);
  assert_ptr_equal(body->frame, frame);
  spec_free(spec);
}

static void frames_inside_frames_are_found(void** state) {
  (void)state;
  Spec* spec = spec_new();
  BodyElement* world = spec_world(spec);
  FrameElement* outer = (FrameElement*)spec_add_child(world, NULL, ctOBJ_FRAME, NULL);
  FrameElement* inner = (FrameElement*)spec_add_child(world, outer, ctOBJ_FRAME, NULL);
  assert_true(spec_in_frame(inner, outer) && spec_in_frame(outer, outer));
  assert_false(spec_in_frame(outer, inner) || spec_in_frame(NULL, outer));
  assert_ptr_equal(spec_body_list(world, ctOBJ_FRAME), &world->frames);
  assert_ptr_equal(spec_element(outer->s.element), &outer->e);
  assert_int_equal(spec_no_memory(&spec->errors, (Place){0}), CT_FAIL);
  assert_string_equal(spec->errors.item[0].message, "out of memory while building the model");
  spec_free(spec);
}

static void classes_inherit_at_creation(void** state) {
  (void)state;
  Spec* spec = spec_new();
  DefaultElement* main = spec_main(spec);
  main->s.geom->density = 7;
  DefaultElement* child = spec_add_default(spec, "child", main);
  child->s.geom->mass = 3;
  vectors_set_string(child->s.geom->material, "steel");
  main->s.geom->density = 8;
  GeomElement* g = (GeomElement*)spec_add_child(spec_world(spec), NULL, ctOBJ_GEOM, child);
  assert_true(g->s.density == 7 && g->s.mass == 3);
  assert_string_equal(vectors_text(g->s.material), "steel");
  assert_ptr_not_equal(g->s.material, child->s.geom->material);
  assert_true(isnan(main->s.geom->mass));
  assert_ptr_equal(g->e.def, child);
  assert_ptr_equal(child->parent, main);
  spec_free(spec);
}

static void elements_are_found_by_name(void** state) {
  (void)state;
  Spec* spec = spec_new();
  Element* a = spec_add(spec, ctOBJ_NUMERIC, NULL);
  Element* b = spec_add(spec, ctOBJ_NUMERIC, NULL);
  spec_set_name(b, "b");
  assert_string_equal(spec_name(a), "");
  assert_ptr_equal(spec_find(spec, ctOBJ_NUMERIC, "b"), b);
  assert_null(spec_find(spec, ctOBJ_NUMERIC, ""));
  assert_null(spec_find(spec, ctOBJ_TEXT, "b"));
  assert_null(spec_find(spec, ctOBJ_MODEL, "b"));
  assert_null(spec_find_default(spec, "nope"));
  assert_ptr_equal(spec_find_default(spec, "main"), spec_main(spec));
  spec_free(spec);
}

static void places_without_xml_name_the_element(void** state) {
  (void)state;
  Spec* spec = spec_new();
  Element* e = spec_add(spec, ctOBJ_KEY, NULL);
  assert_null(spec_place(e, NULL).name);
  spec_set_name(e, "home");
  Place p = spec_place(e, "qpos");
  assert_string_equal(p.element, "key");
  assert_string_equal(p.name, "home");
  assert_string_equal(p.attribute, "qpos");
  assert_int_equal(p.line, 0);
  spec_free(spec);
}

// One element of each kind, with some content to copy.
static bool build(Spec* spec) {
  DefaultElement* def = spec_add_default(spec, "c", spec_main(spec));
  if (!def || !vectors_set_string(def->s.geom->material, "m")) return false;
  BodyElement* b = (BodyElement*)spec_add_child(spec_world(spec), NULL, ctOBJ_BODY, def);
  if (!b) return false;
  for (int t = ctOBJ_JOINT; t <= ctOBJ_LIGHT; t++) {
    if (spec_kind((cttObj)t) && !spec_add_child(b, NULL, (cttObj)t, def)) return false;
  }
  Element* key = spec_add(spec, ctOBJ_KEY, NULL);
  return key && spec_set_name(key, "k");
}

static bool make_and_build(MemoryCount* memory) {
  memory_scarce(memory);
  Spec* spec = spec_new();
  bool done = spec && build(spec);
  spec_free(spec);
  return done;
}

static void running_out_of_memory_loses_nothing(void** state) {
  (void)state;
  assert_true(memory_failures(make_and_build) > 20);
}

static void deleted_elements_may_stay_in_memory(void** state) {
  (void)state;
  Spec* s = spec_new();
  s->buries = true;
  GeomElement* g = (GeomElement*)spec_add_child(spec_world(s), NULL, ctOBJ_GEOM, spec_main(s));
  g->s.size[0] = 3;
  assert_int_equal(cts_delete(&s->pub, &g->e.head), 0);
  assert_int_equal(s->list[ctOBJ_GEOM].count, 0);
  assert_int_equal(s->buried.count, 1);
  assert_true(g->s.size[0] == 3);
  spec_free(s);
}

// Two elements of different specs change places: pointers stay with their memory.
static void elements_change_places(void** state) {
  (void)state;
  Spec *s = spec_new(), *t = spec_new();
  GeomElement* g = (GeomElement*)spec_add_child(spec_world(s), NULL, ctOBJ_GEOM, spec_main(s));
  GeomElement* h = (GeomElement*)spec_add_child(spec_world(t), NULL, ctOBJ_GEOM, spec_main(t));
  assert_true(spec_set_name(&g->e, "g") && vectors_set_string(g->s.material, "m"));
  const ctString* material = g->s.material;
  g->s.size[0] = 1;
  spec_exchange(&g->e, &h->e);
  assert_ptr_equal(g->e.spec, t);
  assert_ptr_equal(h->e.body, spec_world(s));
  assert_true(h->s.size[0] == 1 && h->s.element == &h->e.head && g->s.material == material);
  assert_string_equal(spec_name(&h->e), "g");
  assert_string_equal(vectors_text(h->s.material), "m");
  assert_string_equal(vectors_text(g->s.material), "");
  spec_exchange(&g->e, &h->e); // the lists do not know
  spec_free(s);
  spec_free(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(deleted_elements_may_stay_in_memory),
      cmocka_unit_test(elements_change_places),
      cmocka_unit_test(a_new_spec_has_a_world_and_a_main_class),
      cmocka_unit_test(kinds_know_their_structs),
      cmocka_unit_test(children_are_in_both_lists_in_order),
      cmocka_unit_test(frames_inside_frames_are_found),
      cmocka_unit_test(classes_inherit_at_creation),
      cmocka_unit_test(elements_are_found_by_name),
      cmocka_unit_test(places_without_xml_name_the_element),
      cmocka_unit_test(running_out_of_memory_loses_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
