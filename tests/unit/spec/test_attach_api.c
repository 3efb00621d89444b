#include "unit/mjcf/mjcf_parse.h"

static void attaching_gives_the_element(void** state) {
  (void)state;
  ctSpec* s =
      &parse("<worldbody><body name='o'><site name='at' pos='1 2 3'/></body></worldbody>")->pub;
  ctSpec* kid = &parse("<worldbody><frame name='f'><body name='b'><geom name='g' size='1'/></body>"
                       "</frame><geom name='w' size='1'/></worldbody>")
                     ->pub;
  ctsElement* site = cts_findElement(s, ctOBJ_SITE, "at");
  ctsBody* b = cts_asBody(cts_attach(site, cts_findBody(kid, "b")->element, "x-", ""));
  assert_non_null(b);
  assert_string_equal(cts_getString(cts_getName(b->element)), "x-b");
  assert_true(cts_getFrame(b->element)->pos[1] == 2);
  assert_ptr_equal(cts_getParent(b->element), cts_findBody(s, "o"));
  ctsElement* f =
      cts_attach(cts_findBody(s, "world")->element, cts_findFrame(kid, "f")->element, NULL, "-y");
  assert_string_equal(cts_getString(cts_getName(f)), "f-y");
  assert_non_null(cts_findElement(s, ctOBJ_GEOM, "g-y"));
  ctsElement* all = cts_attach(cts_findBody(s, "world")->element, kid->element, "z-", "");
  assert_int_equal(all->elemtype, ctOBJ_FRAME);
  assert_non_null(cts_findElement(s, ctOBJ_GEOM, "z-w"));
  assert_null(cts_attach(cts_findElement(s, ctOBJ_GEOM, "z-w"), kid->element, "q", ""));
  assert_non_null(strstr(cts_getError(s), "cannot be attached"));
  assert_int_equal(cts_setDeepCopy(s, 1), 0);
  ct_deleteSpec(kid);
  ct_deleteSpec(s);
}

// What is attached to a place inside itself is copied as it was before.
static void a_part_is_attached_inside_itself(void** state) {
  (void)state;
  ctSpec* s = &parse("<worldbody><frame name='f'><body name='a'><frame name='g'/><body name='b'>"
                     "<site name='s'/><geom size='1'/></body></body></frame></worldbody>")
                   ->pub;
  ctsElement* frame = cts_findFrame(s, "f")->element;
  static const char* const kPrefix[] = {"w", "x", "y", "z"};
  for (int i = 0; i < 4; i++) {
    ctSpec* copy = ct_copySpec(s);
    ctsElement* at = cts_findElement(copy, ctOBJ_SITE, "s");
    ctsElement* part = i == 0   ? copy->element
                       : i == 3 ? cts_findFrame(copy, "f")->element
                                : cts_findBody(copy, i == 1 ? "a" : "b")->element;
    assert_non_null(cts_attach(at, part, kPrefix[i], ""));
    ctModel* m = ct_compile(copy, NULL);
    if (!m) fail_msg("%s", cts_getError(copy));
    assert_int_equal(m->nbody, i == 2 ? 4 : 5);
    ct_deleteModel(m);
    ct_deleteSpec(copy);
  }
  assert_non_null(cts_attach(frame, frame, "x", ""));
  assert_non_null(cts_attach(cts_findBody(s, "world")->element, s->element, "y", ""));
  ctModel* m = ct_compile(s, NULL);
  assert_int_equal(m->nbody, 9);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

// The world of another spec comes as a body, which can become a frame; a whole spec as a frame.
static void a_world_is_attached_as_a_body(void** state) {
  (void)state;
  static const char kKid[] = "<default><geom rgba='1 0 0 1'/></default><worldbody><body name='s'>"
                             "<joint/><geom size='.1'/></body><geom size='.3'/><frame name='in'/>"
                             "</worldbody>";
  ctSpec* s = &parse("<worldbody><frame name='f' pos='1 2 3'/></worldbody>")->pub;
  ctSpec* kid = &parse(kKid)->pub;
  ctsBody* old = cts_findBody(kid, "world");
  ctsFrame* in = cts_findFrame(kid, "in");
  ctsElement* w = cts_attach(cts_findFrame(s, "f")->element, old->element, "a-", "-z");
  assert_ptr_equal(w, old->element);
  assert_string_equal(cts_getString(cts_getName(w)), "a-world-z");
  assert_null(cts_findBody(kid, "world"));
  assert_non_null(cts_findDefault(s, "a-main-z"));
  ctModel* m = ct_compile(s, NULL);
  assert_int_equal(m->nbody, 3);
  assert_true(m->body_pos[3] == 1 && m->geom_rgba[1] == 0);
  ct_deleteModel(m);
  // what is added to a frame that was taken is in the parent; the child's bodies are elsewhere
  assert_non_null(cts_addFrame(old, in));
  assert_int_equal(cts_setFrame(cts_addGeom(old, NULL)->element, in), 0);
  assert_int_equal(cts_delete(s, cts_asBody(w)->element), 0);
  ct_deleteSpec(kid);
  ct_deleteSpec(s);
}

static void and_made_a_frame(void** state) {
  (void)state;
  ctSpec* s = &parse("<worldbody><frame name='f' pos='1 2 3'/></worldbody>")->pub;
  ctSpec* kid = &parse("<worldbody><body name='s'><joint/><geom size='.1'/></body><geom "
                       "size='.3'/></worldbody>")
                     ->pub;
  ctsBody* w = cts_asBody(
      cts_attach(cts_findFrame(s, "f")->element, cts_findBody(kid, "world")->element, "a-", ""));
  assert_non_null(cts_bodyToFrame(&w));
  ct_deleteSpec(kid);
  ctModel* m = ct_compile(s, NULL);
  assert_int_equal(m->nbody, 2);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "a-s"), 1);
  assert_true(m->body_pos[3] == 1);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

// A copy of the child as it was, by its name.
static void a_child_is_found_in_its_parent(void** state) {
  (void)state;
  char error[100];
  ctSpec* s = ct_makeSpec();
  ctSpec* kid = ct_parseXMLString("<mujoco model='child'><worldbody><body name='b'><geom size='1'/>"
                                  "</body></worldbody></mujoco>",
                                  NULL, error, sizeof error);
  assert_null(cts_findSpec(s, "child"));
  ctsElement* world = cts_findBody(s, "world")->element;
  assert_non_null(cts_attach(world, cts_findBody(kid, "b")->element, "a-", ""));
  assert_non_null(cts_attach(world, cts_findBody(kid, "a-b")->element, "b-", ""));
  ct_deleteSpec(kid);
  ctSpec* kept = cts_findSpec(s, "child");
  assert_non_null(kept);
  assert_non_null(cts_findBody(kept, "b"));
  assert_int_equal(((Spec*)(void*)s)->models.count, 1);
  ct_deleteSpec(s);
}

// MuJoCo drops this tendon, since it looks at the type of the class.
static void a_tendon_around_a_geom_of_another_type_than_its_class(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctSpec* kid =
      &parse("<default><default class='v'><geom type='box'/></default></default><worldbody><body "
             "name='b'><geom name='w' class='v' type='sphere' size='.05'/><site name='a' "
             "pos='-.3 0 .01'/><site name='c' pos='.3 0 .01'/><site name='s' pos='0 0 .1'/></body>"
             "</worldbody><tendon><spatial name='t'><site site='a'/><geom geom='w' sidesite='s'/>"
             "<site site='c'/></spatial></tendon>")
           ->pub;
  assert_non_null(
      cts_attach(cts_findBody(s, "world")->element, cts_findBody(kid, "b")->element, "p", ""));
  ctModel* m = ct_compile(s, NULL);
  assert_int_equal(m->ntendon, 1);
  ct_deleteModel(m);
  ct_deleteSpec(kid);
  ct_deleteSpec(s);
}

static void deleting_what_is_not_there(void** state) {
  (void)state;
  ctSpec *s = ct_makeSpec(), *other = ct_makeSpec();
  ctsTendon* t = cts_addTendon(s, NULL);
  assert_int_equal(cts_delete(s, NULL), -1);
  assert_int_equal(cts_delete(s, cts_addGeom(cts_findBody(other, "world"), NULL)->element), -1);
  assert_int_equal(cts_delete(s, cts_getSpecDefault(s)->geom->element), -1); // part of a class
  assert_int_equal(cts_delete(s, cts_wrapPulley(t, 2)->element), -1);        // part of a path
  assert_int_equal(cts_delete(s, s->element), -1);
  assert_int_equal(cts_getWrapNum(t), 1);
  ct_deleteSpec(other);
  ct_deleteSpec(s);
}

static void deleting(void** state) {
  (void)state;
  Spec* spec = parse("<worldbody><body name='b'><joint name='j'/><geom name='g' size='1'/>"
                     "<geom name='h' size='1'/></body></worldbody><actuator><motor name='m' "
                     "joint='j'/></actuator>");
  ctSpec* s = &spec->pub;
  assert_int_equal(cts_delete(s, cts_findElement(s, ctOBJ_GEOM, "g")), 0);
  assert_null(cts_findElement(s, ctOBJ_GEOM, "g"));
  assert_int_equal(((BodyElement*)cts_findBody(s, "b")->element)->geoms.count, 1);
  assert_int_equal(cts_delete(s, cts_findElement(s, ctOBJ_ACTUATOR, "m")), 0);
  assert_int_equal(cts_delete(s, cts_findBody(s, "world")->element), -1);
  assert_int_equal(cts_delete(s, s->element), -1);
  assert_int_equal(cts_delete(s, cts_findBody(s, "b")->element), 0);
  assert_int_equal(spec->list[ctOBJ_BODY].count, 1);
  assert_int_equal(spec->list[ctOBJ_JOINT].count, 0);
  ct_deleteSpec(s);
}

// Keyframes of a part that was attached wait until the model is compiled: when something is deleted
// before, they come first and lose their controls. Measured with MuJoCo 3.5.0.
static void keyframes_that_wait(void** state) {
  (void)state;
  for (int compiled = 0; compiled < 2; compiled++) {
    ctSpec* s = &parse("<worldbody><body name='a'><joint name='pj'/><geom size='.1'/></body>"
                       "</worldbody><actuator><motor joint='pj'/></actuator>"
                       "<keyframe><key name='pk' qpos='.5' ctrl='.7'/></keyframe>")
                     ->pub;
    ctSpec* kid = &parse("<worldbody><body name='b'><joint name='j'/><geom size='.1'/></body>"
                         "</worldbody><actuator><motor joint='j'/><motor joint='j'/></actuator>"
                         "<keyframe><key name='k' qpos='1' qvel='2' ctrl='3 4'/></keyframe>")
                       ->pub;
    assert_non_null(cts_attach(cts_findBody(s, "world")->element, kid->element, "x_", ""));
    if (compiled) ct_deleteModel(ct_compile(s, NULL));
    assert_int_equal(cts_delete(s, cts_findBody(s, "a")->element), 0);
    ctModel* m = ct_compile(s, NULL);
    assert_non_null(m);
    assert_int_equal(m->nkey, 2);
    int at = ct_name2id(m, ctOBJ_KEY, "x_k");
    assert_int_equal(at, compiled ? 1 : 0);
    assert_true(m->key_qpos[at] == 1 && m->key_qvel[at] == 2);
    assert_true(m->key_ctrl[2 * at + 1] == (compiled ? 4 : 0));
    ct_deleteModel(m);
    ct_deleteSpec(kid);
    ct_deleteSpec(s);
  }
}

#define KEYED                                                                                      \
  "<worldbody><body name='b'><joint name='j'/><geom size='.1'/></body></worldbody>"                \
  "<actuator><motor name='m' joint='j'/></actuator>"                                               \
  "<keyframe><key name='k' qpos='.3' ctrl='.7'/></keyframe>"

// The tree grows in front of an attached part: its keyframe is for the tree that is compiled.
static void keyframes_fit_the_tree_that_is_compiled(void** state) {
  (void)state;
  ctSpec* s = &parse("<worldbody><body name='a'><geom size='.1'/></body></worldbody>")->pub;
  ctSpec *one = &parse(KEYED)->pub, *two = &parse(KEYED)->pub;
  ctsBody* a = cts_findBody(s, "a");
  assert_non_null(cts_attach(cts_findBody(s, "world")->element, one->element, "1", ""));
  assert_non_null(cts_attach(a->element, two->element, "2", ""));
  assert_null(cts_findElement(s, ctOBJ_KEY, "1k"));
  cts_addJoint(a, NULL);
  ctSpec* copy = ct_copySpec(s);
  char xml[4000], error[1000];
  assert_int_equal(ct_saveXMLString(s, xml, sizeof xml, error, sizeof error), 0);
  ctSpec* written = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (!written) fail_msg("%s", error);
  ctSpec* all[] = {s, copy, written};
  static const double kQpos[] = {0, 0, 0.3, 0, 0.3, 0}, kCtrl[] = {0.7, 0, 0, 0.7};
  for (int i = 0; i < 3; i++) {
    ctModel* m = ct_compile(all[i], NULL);
    if (!m) fail_msg("%s", cts_getError(all[i]));
    assert_int_equal(m->nkey, 2);
    assert_memory_equal(m->key_qpos, kQpos, sizeof kQpos);
    assert_memory_equal(m->key_ctrl, kCtrl, sizeof kCtrl);
    assert_non_null(cts_findElement(all[i], ctOBJ_KEY, "1k"));
    ct_deleteModel(m);
    ct_deleteSpec(all[i]);
  }
  ct_deleteSpec(one);
  ct_deleteSpec(two);
}

// What a waiting keyframe has numbers for may be deleted.
static void deleting_what_keyframes_wait_for(void** state) {
  (void)state;
  ctSpec *s = &parse("")->pub, *kid = &parse(KEYED)->pub;
  assert_non_null(cts_attach(cts_findBody(s, "world")->element, kid->element, "x", ""));
  assert_int_equal(cts_delete(s, cts_findElement(s, ctOBJ_ACTUATOR, "xm")), 0);
  ctModel* m = ct_compile(s, NULL);
  assert_true(m && m->nkey == 1 && m->nu == 0 && m->key_qpos[0] == 0.3);
  ct_deleteModel(m);
  ct_deleteSpec(kid);
  ct_deleteSpec(s);
}

static void walking(void** state) {
  (void)state;
  ctSpec* s = &parse("<worldbody><geom name='0' size='1'/><body name='a'><geom name='1' size='1'/>"
                     "<body name='b'><geom name='2' size='1'/></body></body><body name='c'>"
                     "<geom name='3' size='1'/></body></worldbody>")
                   ->pub;
  ctsBody* world = cts_findBody(s, "world");
  char seen[10] = "";
  for (ctsElement* g = cts_firstChild(world, ctOBJ_GEOM, 1); g; g = cts_nextChild(world, g, 1))
    strcat(seen, cts_getString(cts_getName(g)));
  assert_string_equal(seen, "0123");
  ctsElement* only = cts_firstChild(world, ctOBJ_GEOM, 0);
  assert_null(cts_nextChild(world, only, 0));
  assert_null(cts_firstChild(world, ctOBJ_SENSOR, 1));
  assert_ptr_equal(cts_findChild(world, "b"), cts_findBody(s, "b"));
  assert_null(cts_findChild(cts_findBody(s, "c"), "b"));
  cts_setDefault(only, cts_addDefault(s, "k", NULL));
  assert_ptr_equal(cts_getDefault(only), cts_findDefault(s, "k"));
  assert_null(cts_findSpec(s, "nope"));
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(attaching_gives_the_element),
      cmocka_unit_test(a_part_is_attached_inside_itself),
      cmocka_unit_test(a_world_is_attached_as_a_body),
      cmocka_unit_test(and_made_a_frame),
      cmocka_unit_test(a_child_is_found_in_its_parent),
      cmocka_unit_test(a_tendon_around_a_geom_of_another_type_than_its_class),
      cmocka_unit_test(deleting_what_is_not_there),
      cmocka_unit_test(deleting),
      cmocka_unit_test(keyframes_that_wait),
      cmocka_unit_test(keyframes_fit_the_tree_that_is_compiled),
      cmocka_unit_test(deleting_what_keyframes_wait_for),
      cmocka_unit_test(walking),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
