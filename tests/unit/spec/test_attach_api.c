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

static void nothing_is_attached_to_itself(void** state) {
  (void)state;
  ctSpec* s = &parse("<worldbody><frame name='f'><body name='a'><frame name='g'/><body name='b'>"
                     "<site name='s'/><geom size='1'/></body></body></frame></worldbody>")
                   ->pub;
  ctsElement* site = cts_findElement(s, ctOBJ_SITE, "s");
  ctsElement* whole[] = {s->element, cts_findBody(s, "a")->element, cts_findBody(s, "b")->element,
                         cts_findFrame(s, "f")->element};
  for (int i = 0; i < 4; i++) assert_null(cts_attach(site, whole[i], "x", ""));
  assert_non_null(strstr(cts_getError(s), "attached to itself"));
  assert_null(cts_attach(whole[3], whole[3], "x", ""));
  assert_non_null(cts_attach(cts_findFrame(s, "g")->element, whole[2], "x", ""));
  assert_non_null(cts_attach(cts_findBody(s, "world")->element, s->element, "y", ""));
  ctModel* m = ct_compile(s, NULL);
  assert_int_equal(m->nbody, 7);
  ct_deleteModel(m);
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
      cmocka_unit_test(nothing_is_attached_to_itself),
      cmocka_unit_test(deleting),
      cmocka_unit_test(keyframes_that_wait),
      cmocka_unit_test(keyframes_fit_the_tree_that_is_compiled),
      cmocka_unit_test(deleting_what_keyframes_wait_for),
      cmocka_unit_test(walking),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
