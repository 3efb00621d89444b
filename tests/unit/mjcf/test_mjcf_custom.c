#include "mjcf/mjcf_custom.h"
#include "unit/mjcf/mjcf_parse.h"

static void asset_folders(void** state) {
  (void)state;
  Spec* s = parse("<compiler meshdir='m' assetdir='a'/>");
  assert_string_equal(vectors_text(s->pub.compiler.meshdir), "m");
  assert_string_equal(vectors_text(s->pub.compiler.texturedir), "a");
  spec_free(s);
  s = parse("<compiler meshdir='m'/><compiler assetdir='a'/>"); // a later element wins
  assert_string_equal(vectors_text(s->pub.compiler.meshdir), "a");
  spec_free(s);
}

static void compiler_words(void** state) {
  (void)state;
  Spec* s = parse("<compiler strippath='true' coordinate='local'/><compiler angle='radian'/>");
  assert_int_equal(s->pub.strippath, 1);
  assert_int_equal(s->pub.compiler.degree, 0);
  spec_free(s);
  refuse("<compiler coordinate='global'/>", "global coordinates no longer supported");
  refuse("<compiler strippath='x'/>", "invalid keyword: 'x'");
}

static void actuator_groups_add_up(void** state) {
  (void)state;
  Spec* s = parse("<option actuatorgroupdisable='1 2'/><option actuatorgroupdisable='0 30'/>"
                  "<option actuatorgroupdisable=''/>");
  assert_int_equal(s->pub.option.disableactuator, 1 << 30 | 7);
  spec_free(s);
  refuse("<option actuatorgroupdisable='31'/>", "cannot exceed 30");
  refuse("<option actuatorgroupdisable='-1'/>", "must be non-negative");
  refuse("<option actuatorgroupdisable='1 x'/>", "bad format");
}

static cttSize memory(const char* text) {
  char xml[100];
  snprintf(xml, sizeof xml, "<size memory='%s'/>", text);
  Spec* s = parse(xml);
  cttSize bytes = s->pub.memory;
  spec_free(s);
  return bytes;
}

static void memory_sizes(void** state) {
  (void)state;
  assert_int_equal(memory("-1"), -1);
  assert_int_equal(memory("0"), 0);
  assert_int_equal(memory("10"), 10);
  assert_int_equal(memory(" 2k "), 2048);
  assert_int_equal(memory("3M"), 3 << 20);
  assert_int_equal(memory("7E"), 7ll << 60);
  const char* bad[] = {"",   "5X", "1.5M", "1KB", "1 K", "8E", "99999999999999999999",
                       "-2", "K",  "+1"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char xml[100];
    snprintf(xml, sizeof xml, "<size memory='%s'/>", bad[i]);
    refuse(xml, "optional suffix {K,M,G,T,P,E} is expected in attribute 'memory'");
  }
}

static void memory_excludes_the_old_sizes(void** state) {
  (void)state;
  refuse("<size memory='1M' njmax='5'/>", "either 'memory' and 'njmax'");
  refuse("<size memory='1M'/><size nstack='5'/>", "either 'memory' and 'nstack'");
  spec_free(parse("<size memory='1M' nconmax='5'/>"));
  spec_free(parse("<size memory='-1' njmax='5'/>"));
}

static void numerics(void** state) {
  (void)state;
  Spec* s = parse("<custom><numeric name='a' data='1 2'/><numeric name='b' size='4' data='1 2'/>"
                  "<numeric name='c' size='3'/></custom>");
  const int want[3] = {2, 4, 3};
  for (int i = 0; i < 3; i++) {
    const ctsNumeric* n = &((NumericElement*)s->list[ctOBJ_NUMERIC].data[i])->s;
    assert_int_equal(n->size, want[i]);
    assert_int_equal(n->data->count, want[i]);
    assert_true(n->data->data[want[i] - 1] == (i == 0 ? 2 : 0));
  }
  spec_free(s);
  refuse("<custom><numeric name='a'/></custom>", "must be between 1 and 500");
  refuse("<custom><numeric name='a' data=''/></custom>", "must be between 1 and 500");
  refuse("<custom><numeric name='a' size='-1' data='1'/></custom>", "must be between 1 and 500");
  refuse("<custom><numeric name='a' size='501'/></custom>", "must be between 1 and 500");
  refuse("<custom><numeric name='a' size='1' data='1 2'/></custom>",
         "attribute 'data' has too much data");
  refuse("<custom><numeric name='a' size='x'/></custom>", "problem reading attribute 'size'");
}

static void texts_and_tuples(void** state) {
  (void)state;
  Spec* s = parse("<custom><text name='t' data=' x '/><tuple name='u'><element objtype='body' "
                  "objname='world' prm='2'/>"
                  "<element objtype='geom' objname='g'/></tuple></custom>");
  assert_string_equal(vectors_text(((TextElement*)s->list[ctOBJ_TEXT].data[0])->s.data), " x ");
  const ctsTuple* t = &((TupleElement*)s->list[ctOBJ_TUPLE].data[0])->s;
  assert_int_equal(t->objtype->count, 2);
  assert_int_equal(t->objtype->data[0], ctOBJ_BODY);
  assert_int_equal(t->objtype->data[1], ctOBJ_GEOM);
  assert_string_equal(t->objname->data[1].text, "g");
  assert_true(t->objprm->data[0] == 2 && t->objprm->data[1] == 0);
  spec_free(s);
  refuse("<custom><text name='t' data=''/></custom>", "text field cannot be empty");
  refuse("<custom><tuple name='u'><element objtype='goem' objname='g'/></tuple></custom>",
         "unknown object type 'goem';did you mean 'geom'?");
  refuse("<custom><tuple name='u'><element objtype='geom' objname='g' prm='1 2'/></tuple></custom>",
         "attribute 'prm' has too much data");
}

static void free_joints_take_no_class(void** state) {
  (void)state;
  Spec* s =
      parse("<default><joint damping='3' type='slide'/></default>"
            "<worldbody><body><freejoint name='f' align='true' group='2'/></body></worldbody>");
  const ctsJoint* j = JOINT(s, 0);
  assert_int_equal(j->type, ctJNT_FREE);
  assert_true(j->damping == 0 && j->align == 1 && j->group == 2);
  spec_free(s);
}

static void inertials_fill_their_body(void** state) {
  (void)state;
  Spec* s = parse(
      "<worldbody><body><frame pos='9 9 9'><inertial pos='1 0 0' mass='2' diaginertia='1 2 2.5' "
      "euler='0 0 90'/></frame></body></worldbody>");
  const ctsBody* b = BODY(s, 1);
  assert_int_equal(b->explicitinertial, 1);
  assert_true(b->ipos[0] == 1 && b->mass == 2 && b->inertia[2] == 2.5);
  assert_int_equal(b->ialt.type, ctORIENTATION_EULER);
  assert_int_equal(b->alt.type, ctORIENTATION_QUAT);
  spec_free(s);
}

static void the_world_is_special(void** state) {
  (void)state;
  refuse("<worldbody pos='0 0 0'/>", "World body cannot have attributes");
  refuse("<worldbody><inertial pos='0 0 0' mass='1'/></worldbody>",
         "World body cannot have inertia");
  refuse("<worldbody><frame><joint/></frame></worldbody>", "World body cannot have joints");
  refuse("<worldbody><freejoint/></worldbody>", "World body cannot have joints");
}

static void passive_is_spring_and_damper(void** state) {
  (void)state;
  const int both = ctDSBL_SPRING | ctDSBL_DAMPER;
  Spec* s = parse("<option><flag passive='disable' gravity='disable'/></option>");
  assert_int_equal(s->pub.option.disableflags, both | ctDSBL_GRAVITY);
  assert_int_equal(s->errors.count, 1); // a warning
  spec_free(s);
  s = parse("<option><flag passive='disable'/></option><option><flag passive='enable'/></option>");
  assert_int_equal(s->pub.option.disableflags, 0);
  spec_free(s);
  refuse("<option><flag passive='off'/></option>", "passive");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(asset_folders),
      cmocka_unit_test(compiler_words),
      cmocka_unit_test(actuator_groups_add_up),
      cmocka_unit_test(memory_sizes),
      cmocka_unit_test(memory_excludes_the_old_sizes),
      cmocka_unit_test(numerics),
      cmocka_unit_test(texts_and_tuples),
      cmocka_unit_test(free_joints_take_no_class),
      cmocka_unit_test(inertials_fill_their_body),
      cmocka_unit_test(the_world_is_special),
      cmocka_unit_test(passive_is_spring_and_damper),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
