// Values that no pass can use are refused before a spec is compiled, written or attached.
#include "spec/spec_check.h"
#include "unit/mjcf/mjcf_parse.h"

static const char kModel[] =
    "<default><default class='c'/></default>"
    "<asset><texture name='t' type='2d' builtin='flat' width='2' height='2'/></asset>"
    "<worldbody><frame name='f'><site name='s'/></frame><light name='l'/><camera name='c'/>"
    "<body name='b'><joint name='j'/><geom name='g' size='.1'/></body>"
    "<body name='b2'><joint name='j2'/><geom size='.1'/></body></worldbody>"
    "<tendon><fixed name='t'><joint joint='j' coef='1'/></fixed></tendon>"
    "<equality><joint name='e' joint1='j' joint2='j2'/></equality>"
    "<actuator><motor name='a' joint='j'/></actuator>"
    "<sensor><jointpos name='p' joint='j'/></sensor>";

static void refused_everywhere(Spec* s, const char* why) {
  char text[8000], error[2000] = "";
  assert_null(ct_compile(&s->pub, NULL));
  if (!strstr(cts_getError(&s->pub), why)) fail_msg("compiling: %s", cts_getError(&s->pub));
  assert_int_equal(ct_saveXMLString(&s->pub, text, sizeof text, error, sizeof error), -1);
  if (!strstr(error, why)) fail_msg("writing: %s", error);
  ctSpec* parent = ct_makeSpec();
  ctsElement* world = cts_findBody(parent, "world")->element;
  assert_null(cts_attach(world, s->pub.element, "x", ""));
  if (!strstr(cts_getError(parent), why)) fail_msg("attaching: %s", cts_getError(parent));
  ctSpec* copy = ct_copySpec(&s->pub);
  assert_non_null(copy);
  ct_deleteSpec(copy);
  ct_deleteSpec(parent);
}

// Every enum of every element and class, with numbers beside and far from those it lists.
static void every_enum_is_checked(void** state) {
  (void)state;
  static const int kBad[] = {-1, 77, 2000000000, INT32_MIN};
  Spec* s = parse(kModel);
  ctModel* m = ct_compile(&s->pub, NULL);
  assert_non_null(m);
  ct_deleteModel(m);
  int fields = 0;
  for (int k = 0; k < SPEC_DEFAULT; k++) {
    if (!s->list[k].count) continue;
    Element* e = s->list[k].data[0];
    const SpecChoices* list = spec_kind(e->head.elemtype)->choices;
    for (int i = 0; list && i < list->count; i++, fields++) {
      unsigned char* at = (unsigned char*)spec_public(e) + list->item[i].offset;
      int good;
      memcpy(&good, at, sizeof good);
      for (size_t n = 0; n < sizeof kBad / sizeof *kBad; n++) {
        memcpy(at, &kBad[n], sizeof good);
        char why[100];
        snprintf(why, sizeof why, "invalid %s: %d is not a", list->item[i].field, kBad[n]);
        refused_everywhere(s, why);
      }
      memcpy(at, &good, sizeof good);
    }
  }
  assert_true(fields > 30);
  spec_find_default(s, "c")->s.geom->type = (cttGeom)99;
  refused_everywhere(s, "invalid type: 99");
  spec_free(s);
}

static void settings_and_path_points_are_checked(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  s->pub.option.solver = 10;
  refused_everywhere(s, "invalid option.solver: 10");
  s->pub.option.solver = ctSOL_CG;
  ctsTendon* t = cts_asTendon(cts_findElement(&s->pub, ctOBJ_TENDON, "t"));
  cts_getWrap(t, 0)->type = (cttWrap)99;
  refused_everywhere(s, "invalid type: 99");
  assert_null(cts_getWrapTarget(cts_getWrap(t, 0)));
  spec_free(s);
}

// What is removed or attached must not be looked up by a value that is none.
static void deleting_beside_bad_values(void** state) {
  (void)state;
  Spec* s = parse(kModel);
  ctsEquality* eq = cts_asEquality(cts_findElement(&s->pub, ctOBJ_EQUALITY, "e"));
  ctsKey* key = cts_addKey(&s->pub);
  cts_setDouble(key->qpos, (double[]){1, 2}, 2);
  eq->type = (cttEq)2000000000;
  JOINT(s, 0)->type = (cttJoint)-5;
  cts_asActuator(cts_findElement(&s->pub, ctOBJ_ACTUATOR, "a"))->trntype = (cttTrn)-3;
  assert_int_equal(cts_delete(&s->pub, cts_findBody(&s->pub, "b2")->element), 0);
  assert_int_equal(cts_delete(&s->pub, cts_findBody(&s->pub, "b")->element), 0);
  spec_free(s);
}

static void lists_of_a_tuple_have_one_length(void** state) {
  (void)state;
  for (int k = 0; k < 3; k++) {
    Spec* s = spec_new();
    ctsTuple* t = cts_addTuple(&s->pub);
    cts_setName(t->element, "t");
    cts_setInt(t->objtype, (int[]){ctOBJ_BODY, ctOBJ_BODY}, k == 0 ? 2 : 1);
    cts_setStringVec(t->objname, k == 1 ? "world world" : "world");
    cts_setDouble(t->objprm, (double[]){0, 0}, k == 2 ? 0 : 1);
    refused_everywhere(s, "tuple 't' (id = 0) has object arrays with different sizes");
    spec_free(s);
  }
  Spec* s = spec_new();
  ctsTuple* t = cts_addTuple(&s->pub);
  cts_setInt(t->objtype, (int[]){1000000}, 1);
  cts_setStringVec(t->objname, "world");
  cts_setDouble(t->objprm, (double[]){0}, 1);
  refused_everywhere(s, "1000000 is not a type of objects");
  spec_free(s);
}

static void bones_of_a_skin_have_one_length(void** state) {
  (void)state;
  Spec* s = spec_new();
  ctsSkin* skin = cts_addSkin(&s->pub);
  cts_setFloat(skin->vert, (float[]){0, 0, 0}, 3);
  cts_setInt(skin->face, (int[]){0, 0, 0}, 3);
  cts_setStringVec(skin->bodyname, "world world");
  refused_everywhere(s, "Unexpected bindpos size in skin");
  cts_setFloat(skin->bindpos, (float[6]){0}, 6);
  refused_everywhere(s, "Unexpected bindquat size in skin");
  cts_setFloat(skin->bindquat, (float[8]){1, 0, 0, 0, 1}, 8);
  cts_appendIntVec(skin->vertid, (int[]){0}, 1);
  refused_everywhere(s, "Unexpected vertid size in skin");
  cts_appendIntVec(skin->vertid, (int[]){0}, 1);
  cts_appendFloatVec(skin->vertweight, (float[]){1}, 1);
  refused_everywhere(s, "Unexpected vertweight size in skin");
  cts_appendFloatVec(skin->vertweight, (float[]){1, 1}, 2);
  refused_everywhere(s, "vertid and vertweight must have same non-zero size");
  spec_free(s);
}

static void numeric_sizes(void** state) {
  (void)state;
  Spec* s = spec_new();
  ctsNumeric* n = cts_addNumeric(&s->pub);
  cts_setName(n->element, "n");
  cts_setDouble(n->data, (double[]){1, 2, 3}, 3);
  n->size = 2;
  refused_everywhere(s, "specified size smaller than initialization array");
  n->size = -1;
  refused_everywhere(s, "numeric 'n' (id = 0)");
  n->size = 0; // as many as there are
  ctModel* m = ct_compile(&s->pub, NULL);
  assert_int_equal(m->numeric_size[0], 3);
  assert_true(m->numeric_data[2] == 3);
  ct_deleteModel(m);
  char text[1000], error[100];
  assert_int_equal(ct_saveXMLString(&s->pub, text, sizeof text, error, sizeof error), 0);
  assert_null(strstr(text, "size="));
  spec_free(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_enum_is_checked),
      cmocka_unit_test(settings_and_path_points_are_checked),
      cmocka_unit_test(deleting_beside_bad_values),
      cmocka_unit_test(lists_of_a_tuple_have_one_length),
      cmocka_unit_test(bones_of_a_skin_have_one_length),
      cmocka_unit_test(numeric_sizes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
