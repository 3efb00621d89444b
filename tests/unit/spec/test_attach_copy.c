#include "unit/spec/attach_case.h"

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
  Attach a = {parent, child, kAffix, NULL};
  assert_false(attach_copy_is_self(&a));
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
  Attach a = {spec, spec, kAffix, NULL};
  assert_true(attach_copy_is_self(&a));
  const GeomElement* g = copy_geom(&a, "other");
  assert_string_equal(spec_name(&g->e), "p_g_q");
  assert_string_equal(vectors_text(g->s.material), "m");
  assert_ptr_equal(g->e.def, spec_find_default(spec, "c"));
  spec_free(spec);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(names_of_assets_change_with_the_spec),
      cmocka_unit_test(within_a_spec_assets_are_shared),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
