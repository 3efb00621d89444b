#include "unit/mjcf/mjcf_parse.h"

static ctSpec* make(ctsBody** world) {
  ctSpec* s = ct_makeSpec();
  assert_non_null(s);
  *world = cts_findBody(s, "world");
  assert_non_null(*world);
  return s;
}

static void a_tree_is_built_and_walked(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsBody* arm = cts_addBody(world, NULL);
  assert_string_equal(cts_getString(arm->childclass), "main");
  ctsJoint* hinge = cts_addJoint(arm, NULL);
  ctsJoint* free_joint = cts_addFreeJoint(arm);
  ctsGeom* geom = cts_addGeom(arm, NULL);
  ctsFrame* frame = cts_addFrame(arm, NULL);
  assert_int_equal(hinge->type, ctJNT_HINGE);
  assert_int_equal(free_joint->type, ctJNT_FREE);
  assert_ptr_equal(cts_getParent(geom->element), arm);
  assert_null(cts_getParent(world->element));
  assert_null(cts_getFrame(geom->element));
  assert_int_equal(cts_setFrame(geom->element, frame), 0);
  assert_ptr_equal(cts_getFrame(geom->element), frame);
  assert_ptr_equal(cts_getSpec(geom->element), s);
  ctsGeom* ground = cts_addGeom(world, NULL);
  assert_int_equal(cts_setFrame(ground->element, frame), -1);
  ct_deleteSpec(s);
}

static void elements_are_listed_in_order(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  assert_null(cts_firstElement(s, ctOBJ_SITE));
  ctsSite* a = cts_addSite(world, NULL);
  ctsSite* b = cts_addSite(world, NULL);
  assert_ptr_equal(cts_firstElement(s, ctOBJ_SITE), a->element);
  assert_ptr_equal(cts_nextElement(s, a->element), b->element);
  assert_null(cts_nextElement(s, b->element));
  assert_int_equal(cts_getId(b->element), -1);
  ctModel* m = ct_compile(s, NULL);
  assert_non_null(m);
  ct_deleteModel(m);
  assert_int_equal(cts_getId(b->element), 1);
  cts_addSite(world, NULL);
  assert_int_equal(cts_getId(b->element), -1); // until it is compiled again
  assert_int_equal(cts_getId(world->element), 0);
  assert_int_equal(cts_getId(cts_addKey(s)->element), 0);
  ct_deleteSpec(s);
}

static void names_are_unique_in_a_kind(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsGeom* a = cts_addGeom(world, NULL);
  ctsGeom* b = cts_addGeom(world, NULL);
  ctsSite* c = cts_addSite(world, NULL);
  assert_int_equal(cts_setName(a->element, "x"), 0);
  assert_int_equal(cts_setName(a->element, "x"), 0);
  assert_int_equal(cts_setName(c->element, "x"), 0);
  assert_string_equal(cts_getError(s), "");
  assert_int_equal(cts_setName(b->element, "x"), -1);
  assert_non_null(strstr(cts_getError(s), "repeated name 'x' in geom"));
  assert_int_equal(cts_isWarning(s), 0);
  assert_string_equal(cts_getString(cts_getName(a->element)), "x");
  assert_ptr_equal(cts_findElement(s, ctOBJ_GEOM, "x"), a->element);
  assert_null(cts_findElement(s, ctOBJ_GEOM, "y"));
  assert_int_equal(cts_setName(s->element, "x"), -1);
  assert_non_null(strstr(cts_getError(s), "cannot have a name"));
  ct_deleteSpec(s);
}

static void classes_are_used(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsDefault* main = cts_getSpecDefault(s);
  ctsDefault* red = cts_addDefault(s, "red", NULL);
  assert_null(cts_addDefault(s, "red", NULL));
  red->geom->rgba[0] = 1;
  main->geom->rgba[0] = 0.25f;
  assert_ptr_equal(cts_findDefault(s, "red"), red);
  ctsGeom* g = cts_addGeom(world, red);
  ctsGeom* plain = cts_addGeom(world, NULL);
  assert_true(g->rgba[0] == 1 && plain->rgba[0] == 0.25f);
  assert_ptr_equal(cts_getDefault(g->element), red);
  assert_ptr_equal(cts_getDefault(plain->element), main);
  ct_deleteSpec(s);
}

static void casts_check_the_kind(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsKey* key = cts_addKey(s);
  assert_ptr_equal(cts_asBody(world->element), world);
  assert_ptr_equal(cts_asKey(key->element), key);
  assert_null(cts_asGeom(key->element));
  assert_null(cts_asGeom(NULL));
#define CHECK(Kind, made)                                                                          \
  do {                                                                                             \
    cts##Kind* x = made;                                                                           \
    assert_ptr_equal(cts_as##Kind(x->element), x);                                                 \
    assert_null(cts_as##Kind(world->element));                                                     \
  } while (0)
  CHECK(Geom, cts_addGeom(world, NULL));
  CHECK(Joint, cts_addJoint(cts_addBody(world, NULL), NULL));
  CHECK(Site, cts_addSite(world, NULL));
  CHECK(Camera, cts_addCamera(world, NULL));
  CHECK(Light, cts_addLight(world, NULL));
  CHECK(Frame, cts_addFrame(world, NULL));
  CHECK(Numeric, cts_addNumeric(s));
  CHECK(Text, cts_addText(s));
  CHECK(Tuple, cts_addTuple(s));
  CHECK(Key, cts_addKey(s));
  CHECK(Actuator, cts_addActuator(s, NULL));
  CHECK(Sensor, cts_addSensor(s));
  CHECK(Flex, cts_addFlex(s));
  CHECK(Pair, cts_addPair(s, NULL));
  CHECK(Equality, cts_addEquality(s, NULL));
  CHECK(Exclude, cts_addExclude(s));
  CHECK(Tendon, cts_addTendon(s, NULL));
  CHECK(Mesh, cts_addMesh(s, NULL));
  CHECK(HField, cts_addHField(s));
  CHECK(Skin, cts_addSkin(s));
  CHECK(Texture, cts_addTexture(s));
  CHECK(Material, cts_addMaterial(s, NULL));
  CHECK(Plugin, cts_addPlugin(s));
  assert_null(cts_asBody(key->element));
  ct_deleteSpec(s);
}

static void frames_are_found(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsFrame* outer = cts_addFrame(world, NULL);
  ctsFrame* inner = cts_addFrame(world, outer);
  assert_int_equal(cts_setName(inner->element, "f"), 0);
  assert_ptr_equal(cts_findFrame(s, "f"), inner);
  assert_ptr_equal(cts_getFrame(inner->element), outer);
  ct_deleteSpec(s);
}

static const char kClasses[] =
    "<default><default class='k'><geom type='box' size='.1 .2 .3'/><joint damping='3'/><site "
    "size='.7'/><camera fovy='33'/><light cutoff='7'/></default><default class='n'><geom "
    "type='capsule'/></default></default><worldbody><body name='a' childclass='k'><geom/>"
    "<body name='b'><body name='c' childclass='n'/></body></body><body name='z'/></worldbody>";

// What is added to a body without a class starts from its childclass.
static void the_childclass_counts(void** state) {
  (void)state;
  ctSpec* s = &parse(kClasses)->pub;
  ctsBody* b = cts_findBody(s, "b");
  assert_int_equal(cts_addGeom(b, NULL)->type, ctGEOM_BOX);
  assert_true(cts_addJoint(b, NULL)->damping == 3);
  assert_true(cts_addFreeJoint(b)->damping == 0);
  assert_true(cts_addSite(b, NULL)->size[0] == .7);
  assert_true(cts_addCamera(b, NULL)->fovy == 33);
  assert_true(cts_addLight(b, NULL)->cutoff == 7);
  ctsBody* inner = cts_addBody(b, NULL);
  assert_string_equal(cts_getString(inner->childclass), "k");
  assert_int_equal(cts_addGeom(inner, NULL)->type, ctGEOM_BOX);
  assert_int_equal(cts_addGeom(cts_findBody(s, "c"), NULL)->type, ctGEOM_CAPSULE);
  assert_int_equal(cts_addGeom(cts_findBody(s, "z"), NULL)->type, ctGEOM_SPHERE);
  ctsBody* z = cts_findBody(s, "z");
  cts_setString(z->childclass, "n");
  assert_int_equal(cts_addGeom(z, NULL)->type, ctGEOM_CAPSULE);
  assert_ptr_equal(cts_getDefault(z->element), cts_findDefault(s, "n"));
  cts_setDefault(z->element, cts_findDefault(s, "k"));
  assert_string_equal(cts_getString(z->childclass), "k");
  cts_setString(z->childclass, "nope");
  assert_int_equal(cts_addGeom(z, NULL)->type, ctGEOM_SPHERE);
  ct_deleteSpec(s);
}

// A class of another spec gives its values; the element points to none but its own spec.
static void a_class_of_another_spec(void** state) {
  (void)state;
  ctSpec *s = ct_makeSpec(), *other = &parse(kClasses)->pub;
  ctsDefault* foreign = cts_findDefault(other, "k");
  ctsDefault* same = cts_addDefault(s, "n", NULL);
  ctsBody* world = cts_findBody(s, "world");
  ctsGeom* g = cts_addGeom(world, foreign);
  ctsGeom* h = cts_addGeom(world, cts_findDefault(other, "n"));
  ctsDefault* below = cts_addDefault(s, "below", foreign);
  cts_setDefault(h->element, foreign);
  assert_non_null(strstr(cts_getError(s), "unknown default class 'k'"));
  ct_deleteSpec(other);
  assert_int_equal(g->type, ctGEOM_BOX);
  assert_int_equal(h->type, ctGEOM_CAPSULE);
  assert_ptr_equal(cts_getDefault(g->element), cts_getSpecDefault(s));
  assert_ptr_equal(cts_getDefault(h->element), same);
  assert_int_equal(below->geom->type, ctGEOM_BOX);
  ctSpec* copy = ct_copySpec(s);
  char text[2000], error[100];
  assert_int_equal(ct_saveXMLString(copy, text, sizeof text, error, sizeof error), 0);
  assert_int_equal(cts_delete(s, below->element), 0);
  ct_deleteSpec(copy);
  ct_deleteSpec(s);
}

// A frame of another body, or a frame inside itself, would outlive what it is in.
static void frames_stay_in_their_body(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctsBody *world = cts_findBody(s, "world"), *b = cts_addBody(world, NULL);
  ctsFrame* of_world = cts_addFrame(world, NULL);
  assert_null(cts_addFrame(b, of_world));
  assert_non_null(strstr(cts_getError(s), "have mismatched parents"));
  assert_int_equal(cts_setFrame(cts_addGeom(b, NULL)->element, of_world), -1);
  assert_int_equal(cts_setFrame(s->element, of_world), -1);
  ctsFrame* inner = cts_addFrame(world, of_world);
  assert_int_equal(cts_setFrame(of_world->element, inner), -1);
  assert_int_equal(cts_setFrame(of_world->element, of_world), -1);
  assert_int_equal(cts_delete(s, of_world->element), 0);
  ctSpec* copy = ct_copySpec(s);
  assert_null(cts_firstElement(copy, ctOBJ_FRAME));
  ct_deleteSpec(copy);
  ct_deleteSpec(s);
}

static void assets_are_found_by_their_files(void** state) {
  (void)state;
  static const char kMesh[] = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\n"
                              "f 2 3 4\n";
  ctSpec* s = &parse("<asset><mesh file='some/m.obj'/></asset><worldbody><geom type='mesh' "
                     "mesh='m'/></worldbody>")
                   ->pub;
  ctsElement* e = cts_firstElement(s, ctOBJ_MESH);
  assert_string_equal(cts_getString(cts_getName(e)), "");
  assert_ptr_equal(cts_findElement(s, ctOBJ_MESH, "m"), e);
  assert_null(cts_findElement(s, ctOBJ_MESH, "m.obj"));
  assert_null(cts_findElement(s, ctOBJ_TEXTURE, "m"));
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "some/m.obj", kMesh, sizeof kMesh - 1), 0);
  ctModel* m = ct_compile(s, &vfs);
  if (!m) fail_msg("%s", cts_getError(s));
  assert_string_equal(cts_getString(cts_getName(e)), "m");
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
  ct_deleteSpec(s);
}

static void warnings_are_told_from_errors(void** state) {
  (void)state;
  char error[500];
  ctSpec* s = ct_parseXMLString("<mujoco><worldbody><frame mocap='true'/></worldbody></mujoco>",
                                NULL, error, 500);
  assert_non_null(s);
  assert_int_equal(cts_isWarning(s), 1);
  assert_non_null(strstr(cts_getError(s), "has no effect"));
  ct_deleteSpec(s);
  ct_deleteSpec(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_tree_is_built_and_walked),
      cmocka_unit_test(elements_are_listed_in_order),
      cmocka_unit_test(names_are_unique_in_a_kind),
      cmocka_unit_test(classes_are_used),
      cmocka_unit_test(casts_check_the_kind),
      cmocka_unit_test(frames_are_found),
      cmocka_unit_test(the_childclass_counts),
      cmocka_unit_test(a_class_of_another_spec),
      cmocka_unit_test(frames_stay_in_their_body),
      cmocka_unit_test(assets_are_found_by_their_files),
      cmocka_unit_test(warnings_are_told_from_errors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
