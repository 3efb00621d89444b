// Lists of the tree's kinds in the order of the model, whenever something was added.
#include "spec/tree_order.h"
#include "unit/mjcf/mjcf_parse.h"

static const char kModel[] =
    "<worldbody><body name='a'><geom name='ga' size='.1'/><frame name='fa'><body name='b'>"
    "<geom name='gb' size='.1'/></body></frame><body name='b2'><geom name='gb2' size='.1'/>"
    "<body name='b3'><geom name='g3' size='.1'/></body></body><geom name='ga2' size='.1'/></body>"
    "<body name='c'><geom name='gc' size='.1'/></body><geom name='w' size='.1'/></worldbody>";

static const char* listed(Spec* s, cttObj type) {
  static char text[500];
  text[0] = 0;
  for (ctsElement* e = cts_firstElement(&s->pub, type); e; e = cts_nextElement(&s->pub, e)) {
    strcat(text, cts_getString(cts_getName(e)));
    strcat(text, " ");
  }
  return text;
}

static const char* below(Spec* s, const char* body, cttObj type) {
  static char text[500];
  text[0] = 0;
  ctsBody* b = cts_findBody(&s->pub, body);
  for (ctsElement* e = cts_firstChild(b, type, 1); e; e = cts_nextChild(b, e, 1)) {
    strcat(text, cts_getString(cts_getName(e)));
    strcat(text, " ");
  }
  return text;
}

static void additions_stand_where_the_model_has_them(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  ctsBody* a = cts_findBody(&s->pub, "a");
  cts_setName(cts_addGeom(a, NULL)->element, "new");
  cts_setName(cts_addBody(a, NULL)->element, "d");
  assert_string_equal(listed(s, ctOBJ_BODY), "world a b b2 b3 d c ");
  assert_string_equal(listed(s, ctOBJ_GEOM), "w ga ga2 new gb gb2 g3 gc ");
  assert_string_equal(below(s, "world", ctOBJ_BODY), "a b b2 b3 d c ");
  assert_string_equal(below(s, "a", ctOBJ_BODY), "b b2 b3 d ");
  assert_string_equal(below(s, "world", ctOBJ_GEOM), "w ga ga2 new gb gb2 g3 gc ");
  assert_int_equal(cts_delete(&s->pub, cts_findBody(&s->pub, "b2")->element), 0);
  assert_string_equal(listed(s, ctOBJ_GEOM), "w ga ga2 new gb gc ");
  spec_free(s);
}

static void a_copy_and_a_model_have_the_order(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  assert_true(tree_order(s));
  ctSpec* copy = ct_copySpec(&s->pub);
  ctModel *m = ct_compile(&s->pub, NULL), *n = ct_compile(copy, NULL);
  assert_int_equal(m->signature, n->signature);
  for (int i = 0; i < m->ngeom; i++) {
    const Element* e = s->list[ctOBJ_GEOM].data[i];
    assert_string_equal(spec_name(e), ct_id2name(m, ctOBJ_GEOM, i));
    assert_int_equal(e->id, i);
  }
  ct_deleteModel(m);
  ct_deleteModel(n);
  ct_deleteSpec(copy);
  spec_free(s);
}

// The state goes along although the elements have other places in the lists.
static void recompiling_keeps_the_state_of_each_joint(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctsBody *world = cts_findBody(s, "world"), *first = cts_addBody(world, NULL),
          *second = cts_addBody(world, NULL);
  cts_addGeom(second, NULL)->size[0] = .1;
  cts_addJoint(second, NULL);
  cts_addGeom(first, NULL)->size[0] = .1;
  cts_addJoint(first, NULL);
  ctModel* m = ct_compile(s, NULL);
  ctData* d = ct_makeData(m);
  d->qpos[0] = 1;
  d->qpos[1] = 2;
  ctsBody* third = cts_addBody(first, NULL);
  cts_addGeom(third, NULL)->size[0] = .1;
  cts_addJoint(third, NULL);
  assert_int_equal(ct_recompile(s, NULL, m, d), 0);
  assert_true(d->qpos[0] == 1 && d->qpos[1] == 0 && d->qpos[2] == 2);
  ct_deleteData(d);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

// A chain as long as a model may be is listed, copied, compiled and deleted; it is too long for a
// part.
static void long_chains(void** state) {
  (void)state;
  ctSpec *s = ct_makeSpec(), *parent = ct_makeSpec();
  ctsBody *top = cts_addBody(cts_findBody(s, "world"), NULL), *b = top;
  for (int i = 1; i < 12000; i++) b = cts_addBody(b, NULL);
  assert_int_equal(tree_order_depth((Spec*)(void*)s), 12000);
  assert_non_null(cts_firstElement(s, ctOBJ_BODY));
  assert_null(cts_attach(cts_findBody(parent, "world")->element, top->element, "x", ""));
  assert_non_null(strstr(cts_getError(parent), "bodies are nested 12000 deep"));
  assert_int_equal(cts_delete(s, top->element), 0);
  assert_int_equal(tree_order_depth((Spec*)(void*)s), 0);
  ct_deleteSpec(parent);
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(additions_stand_where_the_model_has_them),
      cmocka_unit_test(a_copy_and_a_model_have_the_order),
      cmocka_unit_test(recompiling_keeps_the_state_of_each_joint),
      cmocka_unit_test(long_chains),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
