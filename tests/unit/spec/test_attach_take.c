// Attaching without a copy. What is expected was measured with MuJoCo 3.5.0.
#include "spec/attach_take.h"
#include "unit/asset/xml_memory.h"
#include "unit/mjcf/mjcf_parse.h"

typedef struct Pair {
  ctSpec *parent, *child;
  ctsElement* place;
  ctsBody* arm;
  ctsBody* hand;
} Pair;

static Pair make(void) {
  Pair p;
  p.parent = &parse("<worldbody><frame name='at' pos='0 0 1'/><body name='base'><geom size='.1'/>"
                    "</body></worldbody>")
                  ->pub;
  p.child = &parse("<asset><material name='mat'/></asset><worldbody><geom name='w' size='.3'/>"
                   "<body name='arm' pos='0 1 0'><joint name='j'/><geom name='g' size='.2' "
                   "material='mat'/><body name='hand'><geom name='g2' size='.05'/></body></body>"
                   "<body name='other'><geom name='o' size='.1'/></body></worldbody>"
                   "<tendon><fixed name='t'><joint joint='j' coef='2'/></fixed></tendon>"
                   "<actuator><motor name='m' joint='j'/></actuator>"
                   "<keyframe><key name='k' qpos='.1' ctrl='.5'/></keyframe>")
                 ->pub;
  p.place = cts_findFrame(p.parent, "at")->element;
  p.arm = cts_findBody(p.child, "arm");
  p.hand = cts_findBody(p.child, "hand");
  return p;
}

static void drop(Pair p) {
  ct_deleteSpec(p.child);
  ct_deleteSpec(p.parent);
}

static const char* name_of(ctsElement* e) { return cts_getString(cts_getName(e)); }

static void pointers_lead_to_the_parent(void** state) {
  (void)state;
  Pair p = make();
  int user = 7;
  ctsGeom* g = cts_asGeom(cts_findElement(p.child, ctOBJ_GEOM, "g"));
  ctsElement* motor = cts_findElement(p.child, ctOBJ_ACTUATOR, "m");
  ctsTendon* t = cts_asTendon(cts_findElement(p.child, ctOBJ_TENDON, "t"));
  ctsWrap* wrap = cts_getWrap(t, 0);
  cts_setUserValue(p.arm->element, "key", &user);
  assert_ptr_equal(cts_attach(p.place, p.arm->element, "a-", "-z"), p.arm->element);
  ctsElement* taken[] = {p.arm->element, p.hand->element, g->element, motor, t->element};
  static const char* const kName[] = {"a-arm-z", "a-hand-z", "a-g-z", "a-m-z", "a-t-z"};
  for (int i = 0; i < 5; i++) {
    assert_string_equal(name_of(taken[i]), kName[i]);
    assert_ptr_equal(cts_getSpec(taken[i]), p.parent);
    assert_ptr_equal(cts_findElement(p.parent, taken[i]->elemtype, kName[i]), taken[i]);
  }
  assert_ptr_equal(cts_getParent(p.arm->element), cts_findBody(p.parent, "world"));
  assert_ptr_equal(cts_getParent(p.hand->element), p.arm);
  assert_ptr_equal(cts_getFrame(p.arm->element)->element, p.place);
  assert_ptr_equal(cts_getWrap(t, 0), wrap);
  assert_string_equal(name_of(cts_getWrapTarget(wrap)), "a-j-z");
  assert_ptr_equal(cts_getUserValue(p.arm->element, "key"), &user);
  p.arm->pos[0] = 7;
  g->size[0] = 0.4;
  cts_asActuator(motor)->gear[0] = 3;
  ctsGeom* more = cts_addGeom(p.hand, NULL);
  more->size[0] = 0.11;
  ctModel* m = ct_compile(p.parent, NULL);
  if (!m) fail_msg("%s", cts_getError(p.parent));
  assert_int_equal(m->nbody, 4);
  assert_int_equal(m->ngeom, 4);
  assert_true(m->body_pos[6] == 7 && m->body_pos[8] == 1);
  assert_true(m->geom_size[3] == 0.4 && m->geom_size[9] == 0.11);
  assert_true(m->actuator_gear[0] == 3 && m->nkey == 1 && m->key_qpos[0] == 0.1);
  ct_deleteModel(m);
  drop(p);
}

// Looking through the child finds what was taken, under its new name.
static void the_child_shows_what_was_taken(void** state) {
  (void)state;
  Pair p = make();
  assert_non_null(cts_attach(p.place, p.arm->element, "a-", ""));
  assert_null(cts_findBody(p.child, "arm"));
  assert_ptr_equal(cts_findBody(p.child, "a-arm"), p.arm);
  static const char* const kBodies[] = {"world", "a-arm", "a-hand", "other"};
  int n = 0;
  for (ctsElement* e = cts_firstElement(p.child, ctOBJ_BODY); e; e = cts_nextElement(p.child, e))
    assert_string_equal(name_of(e), kBodies[n++]);
  assert_int_equal(n, 4);
  cts_setName(cts_addGeom(p.arm, NULL)->element, "late");
  static const char* const kGeoms[] = {"w", "a-g", "late", "a-g2", "o"};
  ctsBody* world = cts_findBody(p.child, "world");
  n = 0;
  for (ctsElement* e = cts_firstChild(world, ctOBJ_GEOM, 1); e; e = cts_nextChild(world, e, 1))
    assert_string_equal(name_of(e), kGeoms[n++]);
  assert_int_equal(n, 5);
  assert_ptr_equal(cts_findChild(world, "a-hand"), p.hand);
  assert_null(ct_compile(p.child, NULL));
  assert_non_null(strstr(cts_getError(p.child), "attached by reference"));
  assert_int_equal(cts_delete(p.child, p.arm->element), -1);
  assert_non_null(strstr(cts_getError(p.child), "not in this model"));
  drop(p);
}

// Both orders of deletion, and a parent that loses what it took.
static void lives_apart(void** state) {
  (void)state;
  Pair p = make();
  assert_non_null(cts_attach(p.place, p.child->element, "a-", ""));
  ct_deleteSpec(p.child);
  assert_string_equal(name_of(p.arm->element), "a-arm");
  ctModel* m = ct_compile(p.parent, NULL);
  assert_int_equal(m->nbody, 5);
  ct_deleteModel(m);
  ct_deleteSpec(p.parent);

  p = make();
  assert_non_null(cts_attach(p.place, p.arm->element, "a-", ""));
  assert_int_equal(cts_delete(p.parent, p.arm->element), 0);
  assert_null(cts_findBody(p.parent, "a-arm"));
  assert_null(cts_findBody(p.child, "a-arm"));
  ct_deleteSpec(p.parent);
  assert_non_null(cts_firstElement(p.child, ctOBJ_GEOM));
  ct_deleteSpec(p.child);
}

// A spec that has taken is taken itself: the first child still finds its elements.
static void two_stages(void** state) {
  (void)state;
  Pair p = make();
  ctSpec* top = &parse("<worldbody><frame name='f'/></worldbody>")->pub;
  assert_non_null(cts_attach(p.place, p.arm->element, "a-", ""));
  assert_non_null(cts_attach(cts_findFrame(top, "f")->element, p.parent->element, "q-", ""));
  assert_string_equal(name_of(p.arm->element), "q-a-arm");
  assert_ptr_equal(cts_getSpec(p.arm->element), top);
  assert_ptr_equal(cts_findBody(p.child, "q-a-arm"), p.arm);
  assert_ptr_equal(cts_findBody(p.parent, "q-a-arm"), p.arm);
  p.arm->pos[0] = 5;
  ctModel* m = ct_compile(top, NULL);
  assert_true(m->nbody == 4 && m->body_pos[6] == 5);
  ct_deleteModel(m);
  ct_deleteSpec(p.parent);
  assert_ptr_equal(cts_findBody(p.child, "q-a-arm"), p.arm);
  ct_deleteSpec(top);
  assert_null(cts_findBody(p.child, "q-a-arm"));
  ct_deleteSpec(p.child);
}

// What was taken comes back: its old spec lists it once.
static void there_and_back(void** state) {
  (void)state;
  Pair p = make();
  assert_non_null(cts_attach(p.place, p.arm->element, "a-", ""));
  ctsFrame* f = cts_addFrame(cts_findBody(p.child, "world"), NULL);
  assert_non_null(cts_attach(f->element, p.arm->element, "b-", ""));
  assert_string_equal(name_of(p.arm->element), "b-a-arm");
  assert_ptr_equal(cts_getSpec(p.arm->element), p.child);
  int n = 0, found = 0;
  for (ctsElement* e = cts_firstElement(p.child, ctOBJ_BODY); e && n < 10;
       e = cts_nextElement(p.child, e), n++)
    found += e == p.arm->element;
  assert_true(n == 4 && found == 1);
  assert_non_null(cts_attach(p.place, p.arm->element, "c-", "")); // and is taken once more
  n = 0;
  for (ctsElement* e = cts_firstElement(p.child, ctOBJ_BODY); e && n < 10;
       e = cts_nextElement(p.child, e))
    n++;
  assert_int_equal(n, 4);
  drop(p);
}

static void copies_on_request(void** state) {
  (void)state;
  Pair p = make();
  cts_setDeepCopy(p.parent, 1);
  ctsElement* copy = cts_attach(p.place, p.arm->element, "a-", "");
  assert_ptr_not_equal(copy, p.arm->element);
  assert_string_equal(name_of(p.arm->element), "arm");
  p.arm->pos[0] = 7;
  ctModel *m = ct_compile(p.parent, NULL), *n = ct_compile(p.child, NULL);
  assert_true(m->body_pos[6] == 0 && n->body_pos[3] == 7);
  ct_deleteModel(m);
  ct_deleteModel(n);
  drop(p);
}

// What was taken once is copied when its spec is attached again.
static void a_second_time(void** state) {
  (void)state;
  Pair p = make();
  assert_non_null(cts_attach(p.place, p.child->element, "a-", ""));
  assert_non_null(cts_attach(p.place, p.child->element, "b-", ""));
  assert_non_null(cts_attach(p.place, p.arm->element, "c-", ""));
  assert_string_equal(name_of(p.arm->element), "a-arm");
  ctModel* m = ct_compile(p.parent, NULL);
  if (!m) fail_msg("%s", cts_getError(p.parent));
  assert_int_equal(m->nbody, 10);
  ct_deleteModel(m);
  drop(p);
}

// The child may run out of memory anywhere.
static bool take(MemoryCount* memory) {
  Pair p = make();
  memory_scarce(memory);
  bool done = cts_attach(p.place, p.arm->element, "a-", "") != NULL;
  memory_enough(memory);
  if (!done) assert_ptr_equal(cts_getSpec(p.arm->element), p.child);
  drop(p);
  return done;
}

static void every_allocation_may_fail(void** state) {
  (void)state;
  assert_true(memory_failures(take) > 50);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pointers_lead_to_the_parent),
      cmocka_unit_test(the_child_shows_what_was_taken),
      cmocka_unit_test(lives_apart),
      cmocka_unit_test(two_stages),
      cmocka_unit_test(there_and_back),
      cmocka_unit_test(copies_on_request),
      cmocka_unit_test(a_second_time),
      cmocka_unit_test(every_allocation_may_fail),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
