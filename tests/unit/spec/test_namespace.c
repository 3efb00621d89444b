// Which references survive under new names was measured with attach_body of MuJoCo 3.5.0.
#include "spec/namespace.h"
#include "support/cmocka_all.h"
#include "unit/asset/xml_memory.h"

#include <corten/corten.h>

static const Affix kPrefix = {"p_", ""};

// A parent that has received the body "b" of a child as "p_b", and has a body "o" of its own:
// joint p_j, geoms p_g and og, sites p_s and os.
static Element* add_named(BodyElement* body, cttObj type, const char* name) {
  Element* e = spec_add_child(body, NULL, type, NULL);
  assert_non_null(e);
  assert_true(spec_set_name(e, name));
  return e;
}

static Spec* open_case(Names* names) {
  Spec* spec = spec_new();
  assert_non_null(spec);
  BodyElement* b = (BodyElement*)add_named(spec_world(spec), ctOBJ_BODY, "p_b");
  add_named(b, ctOBJ_JOINT, "p_j");
  add_named(b, ctOBJ_GEOM, "p_g");
  add_named(b, ctOBJ_SITE, "p_s");
  BodyElement* o = (BodyElement*)add_named(spec_world(spec), ctOBJ_BODY, "o");
  add_named(o, ctOBJ_GEOM, "og");
  add_named(o, ctOBJ_SITE, "os");
  assert_true(namespace_open(names, spec));
  return spec;
}

static void close_case(Spec* spec, Names* names) {
  namespace_close(names);
  spec_free(spec);
}

// Resolve an element with two references.
static Resolution resolve(const Names* names, Element* e, ctString* name[2], const char* a,
                          const char* b) {
  assert_true(vectors_set_string(name[0], a));
  assert_true(vectors_set_string(name[1], b));
  return namespace_resolve(names, e, kPrefix);
}

static void check_names(ctString* name[2], const char* a, const char* b) {
  assert_string_equal(vectors_text(name[0]), a);
  assert_string_equal(vectors_text(name[1]), b);
}

static void names_are_found_by_kind(void** state) {
  (void)state;
  Names names;
  Spec* spec = open_case(&names);
  const Element* body = spec_find(spec, ctOBJ_BODY, "o");
  assert_ptr_equal(namespace_find(&names, ctOBJ_BODY, "o"), body);
  assert_ptr_equal(namespace_find(&names, ctOBJ_XBODY, "o"), body);
  assert_ptr_equal(namespace_find(&names, ctOBJ_BODY, "world"), spec_world(spec));
  assert_null(namespace_find(&names, ctOBJ_GEOM, "o"));
  assert_null(namespace_find(&names, ctOBJ_BODY, ""));
  assert_null(namespace_find(&names, ctOBJ_UNKNOWN, "o"));
  assert_null(namespace_find(&names, ctOBJ_FRAME, "o"));

  // later elements are known once they are added; of equal names the first counts
  Element* site = add_named(spec_world(spec), ctOBJ_SITE, "late");
  assert_null(namespace_find(&names, ctOBJ_SITE, "late"));
  assert_true(namespace_add(&names, site));
  assert_ptr_equal(namespace_find(&names, ctOBJ_SITE, "late"), site);
  assert_true(namespace_add(&names, add_named(spec_world(spec), ctOBJ_SITE, "late")));
  assert_ptr_equal(namespace_find(&names, ctOBJ_SITE, "late"), site);
  close_case(spec, &names);
}

static void affixes_surround_names_that_are_not_empty(void** state) {
  (void)state;
  Spec* spec = spec_new();
  ctString* text = ((PairElement*)spec_add(spec, ctOBJ_PAIR, NULL))->s.geomname1;
  assert_true(namespace_rename(text, (Affix){"p_", "_s"}));
  assert_string_equal(vectors_text(text), "");
  assert_true(vectors_set_string(text, "x"));
  assert_true(namespace_rename(text, (Affix){"", ""}));
  assert_string_equal(vectors_text(text), "x");
  assert_true(namespace_rename(text, (Affix){"p_", "_s"}));
  assert_string_equal(vectors_text(text), "p_x_s");
  spec_free(spec);
}

static void one_object_of_two_may_stay_outside(void** state) {
  (void)state;
  Names names;
  Spec* spec = open_case(&names);
  Element* pair = spec_add(spec, ctOBJ_PAIR, NULL);
  ctString* geom[] = {((PairElement*)pair)->s.geomname1, ((PairElement*)pair)->s.geomname2};
  assert_int_equal(resolve(&names, pair, geom, "g", "og"), RESOLVED);
  check_names(geom, "p_g", "og");
  assert_int_equal(resolve(&names, pair, geom, "og", "og"), UNRESOLVED);
  check_names(geom, "og", "og");
  assert_int_equal(resolve(&names, pair, geom, "g", "nothing"), UNRESOLVED);
  check_names(geom, "g", "nothing");

  Element* exclude = spec_add(spec, ctOBJ_EXCLUDE, NULL);
  ctsExclude* x = &((ExcludeElement*)exclude)->s;
  ctString* body[] = {x->bodyname1, x->bodyname2};
  assert_int_equal(resolve(&names, exclude, body, "o", "b"), RESOLVED);
  check_names(body, "o", "p_b");

  Element* sensor = spec_add(spec, ctOBJ_SENSOR, NULL);
  ctsSensor* s = &((SensorElement*)sensor)->s;
  s->type = ctSENS_FRAMEPOS;
  s->objtype = s->reftype = ctOBJ_SITE;
  ctString* site[] = {s->objname, s->refname};
  assert_int_equal(resolve(&names, sensor, site, "os", "s"), RESOLVED);
  check_names(site, "os", "p_s");
  assert_int_equal(resolve(&names, sensor, site, "s", ""), UNRESOLVED);
  close_case(spec, &names);
}

static void other_kinds_need_all_their_objects(void** state) {
  (void)state;
  Names names;
  Spec* spec = open_case(&names);
  Element* actuator = spec_add(spec, ctOBJ_ACTUATOR, NULL);
  ctsActuator* a = &((ActuatorElement*)actuator)->s;
  ctString* target[] = {a->target, a->refsite};
  a->trntype = ctTRN_JOINT;
  assert_int_equal(resolve(&names, actuator, target, "j", ""), RESOLVED);
  check_names(target, "p_j", "");
  a->trntype = ctTRN_SITE;
  assert_int_equal(resolve(&names, actuator, target, "s", "os"), UNRESOLVED);
  check_names(target, "s", "os");
  assert_int_equal(resolve(&names, actuator, target, "", ""), UNRESOLVED);

  Element* tuple = spec_add(spec, ctOBJ_TUPLE, NULL);
  ctsTuple* t = &((TupleElement*)tuple)->s;
  assert_int_equal(namespace_resolve(&names, tuple, kPrefix), UNRESOLVED);
  cts_setInt(t->objtype, (int[]){ctOBJ_BODY, ctOBJ_GEOM}, 2);
  cts_appendString(t->objname, "b");
  assert_int_equal(namespace_resolve(&names, tuple, kPrefix), UNRESOLVED); // one type too many
  cts_appendString(t->objname, "g");
  assert_int_equal(namespace_resolve(&names, tuple, kPrefix), RESOLVED);
  assert_string_equal(vectors_text(&t->objname->data[0]), "p_b");
  assert_string_equal(vectors_text(&t->objname->data[1]), "p_g");
  close_case(spec, &names);
}

static void an_equality_ties_two_different_things(void** state) {
  (void)state;
  Names names;
  Spec* spec = open_case(&names);
  Element* equality = spec_add(spec, ctOBJ_EQUALITY, NULL);
  ctsEquality* s = &((EqualityElement*)equality)->s;
  ctString* name[] = {s->name1, s->name2};
  s->type = ctEQ_JOINT;
  assert_int_equal(resolve(&names, equality, name, "j", ""), RESOLVED);
  check_names(name, "p_j", "");
  assert_int_equal(resolve(&names, equality, name, "j", "j"), UNRESOLVED);
  check_names(name, "j", "j");
  s->type = ctEQ_WELD;
  s->objtype = ctOBJ_BODY;
  assert_int_equal(resolve(&names, equality, name, "b", ""), RESOLVED);
  check_names(name, "p_b", "");
  assert_int_equal(resolve(&names, equality, name, "b", "o"), UNRESOLVED);
  check_names(name, "b", "o");
  s->objtype = ctOBJ_GEOM;
  assert_int_equal(resolve(&names, equality, name, "g", ""), UNRESOLVED);
  close_case(spec, &names);
}

static void a_path_keeps_points_outside_but_needs_one_inside(void** state) {
  (void)state;
  Names names;
  Spec* spec = open_case(&names);
  TendonElement* mixed = (TendonElement*)spec_add(spec, ctOBJ_TENDON, NULL);
  const WrapElement* outside = spec_add_wrap(mixed, ctWRAP_SITE, "os", NULL, 0);
  assert_int_equal(namespace_resolve(&names, &mixed->e, kPrefix), UNRESOLVED);
  const WrapElement* inside = spec_add_wrap(mixed, ctWRAP_SITE, "s", NULL, 0);
  assert_int_equal(namespace_resolve(&names, &mixed->e, kPrefix), RESOLVED);
  assert_string_equal(vectors_text(&outside->target), "os");
  assert_string_equal(vectors_text(&inside->target), "p_s");

  TendonElement* broken = (TendonElement*)spec_add(spec, ctOBJ_TENDON, NULL);
  const WrapElement* first = spec_add_wrap(broken, ctWRAP_SITE, "s", NULL, 0);
  assert_non_null(spec_add_wrap(broken, ctWRAP_SITE, "nothing", NULL, 0));
  assert_int_equal(namespace_resolve(&names, &broken->e, kPrefix), UNRESOLVED);
  assert_string_equal(vectors_text(&first->target), "s");

  TendonElement* pulleys = (TendonElement*)spec_add(spec, ctOBJ_TENDON, NULL);
  assert_non_null(spec_add_wrap(pulleys, ctWRAP_PULLEY, NULL, NULL, 2));
  assert_int_equal(namespace_resolve(&names, &pulleys->e, kPrefix), UNRESOLVED);
  close_case(spec, &names);
}

static void a_geom_on_a_path_needs_a_side_site_to_follow(void** state) {
  (void)state;
  Names names;
  Spec* spec = open_case(&names);
  TendonElement* with = (TendonElement*)spec_add(spec, ctOBJ_TENDON, NULL);
  assert_non_null(spec_add_wrap(with, ctWRAP_SITE, "s", NULL, 0));
  const WrapElement* geom = spec_add_wrap(with, ctWRAP_SPHERE, "g", "s", 0);
  assert_int_equal(namespace_resolve(&names, &with->e, kPrefix), RESOLVED);
  assert_string_equal(vectors_text(&geom->target), "p_g");
  assert_string_equal(vectors_text(&geom->sidesite), "p_s");

  TendonElement* without = (TendonElement*)spec_add(spec, ctOBJ_TENDON, NULL);
  assert_non_null(spec_add_wrap(without, ctWRAP_SITE, "s", NULL, 0));
  assert_non_null(spec_add_wrap(without, ctWRAP_SPHERE, "g", "", 0));
  assert_int_equal(namespace_resolve(&names, &without->e, kPrefix), UNRESOLVED);
  close_case(spec, &names);
}

static void running_out_of_memory_is_told_from_missing(void** state) {
  (void)state;
  MemoryCount count = {.fail_at = -1};
  memory_count(&count);
  Names names;
  Spec* spec = open_case(&names);
  Element* pair = spec_add(spec, ctOBJ_PAIR, NULL);
  ctString* geom[] = {((PairElement*)pair)->s.geomname1, ((PairElement*)pair)->s.geomname2};
  assert_true(vectors_set_string(geom[0], "g"));
  assert_true(vectors_set_string(geom[1], "og"));
  count.fail_at = count.total;
  assert_int_equal(namespace_resolve(&names, pair, kPrefix), NO_MEMORY);
  assert_false(namespace_rename(geom[0], kPrefix));
  check_names(geom, "g", "og");
  Names second;
  assert_false(namespace_open(&second, spec));
  namespace_close(&second);
  count.fail_at = -1;
  assert_int_equal(namespace_resolve(&names, pair, kPrefix), RESOLVED);
  close_case(spec, &names);
  assert_int_equal(count.live, 0);
  ct_setAllocator(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(names_are_found_by_kind),
      cmocka_unit_test(affixes_surround_names_that_are_not_empty),
      cmocka_unit_test(one_object_of_two_may_stay_outside),
      cmocka_unit_test(other_kinds_need_all_their_objects),
      cmocka_unit_test(an_equality_ties_two_different_things),
      cmocka_unit_test(a_path_keeps_points_outside_but_needs_one_inside),
      cmocka_unit_test(a_geom_on_a_path_needs_a_side_site_to_follow),
      cmocka_unit_test(running_out_of_memory_is_told_from_missing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
