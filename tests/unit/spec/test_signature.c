#include "spec/signature.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static uint64_t of(ctSpec* s) { return signature_of((Spec*)(void*)s); }

static ctSpec* make(const char* geom) {
  ctSpec* s = ct_makeSpec();
  ctsBody* body = cts_addBody(cts_findBody(s, "world"), NULL);
  ctsGeom* g = cts_addGeom(body, NULL);
  g->size[0] = 1;
  cts_setName(g->element, geom);
  return s;
}

// The same elements give the same number, whatever their values; a name or an element more another.
static void what_counts(void** state) {
  (void)state;
  ctSpec *a = make("g"), *b = make("g"), *c = make("h");
  uint64_t first = of(a);
  assert_true(first != 0 && first == of(b));
  assert_true(first != of(c));
  cts_asGeom(cts_firstElement(b, ctOBJ_GEOM))->size[0] = 2;
  assert_true(first == of(b));
  cts_addKey(b);
  assert_true(first != of(b));
  cts_addSite(cts_findBody(a, "world"), NULL);
  cts_addSite(cts_asBody(cts_nextElement(c, cts_firstElement(c, ctOBJ_BODY))), NULL);
  cts_setName(cts_firstElement(c, ctOBJ_GEOM), "g");
  assert_true(of(a) != of(c)); // a site in another body
  ct_deleteSpec(a);
  ct_deleteSpec(b);
  ct_deleteSpec(c);
}

// A model has the number of the spec that it was made from, and so has every element.
static void models_have_it(void** state) {
  (void)state;
  ctSpec* s = make("g");
  ctsElement* g = cts_firstElement(s, ctOBJ_GEOM);
  ctModel* m = ct_compile(s, NULL);
  assert_non_null(m);
  assert_true(m->signature == of(s));
  assert_true(g->signature == m->signature);
  cts_addKey(s);
  assert_true(m->signature != of(s));
  assert_true(g->signature == m->signature); // compiled last
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(what_counts),
                                     cmocka_unit_test(models_have_it)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
