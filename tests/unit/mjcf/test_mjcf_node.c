#include "mjcf/mjcf_node.h"
#include "unit/mjcf/mjcf_parse.h"

static void inner_elements_fill_the_same_struct(void** state) {
  (void)state;
  Spec* s = parse("<option timestep='.25'><flag gravity='disable' energy='enable'/></option>"
                  "<deformable><flex name='f' dim='1' body='world' vertex='0 0 0 1 0 0' "
                  "element='0 1' radius='.5'><contact condim='4'/><edge stiffness='3' damping='2'/>"
                  "</flex></deformable>");
  assert_true(s->pub.option.timestep == 0.25);
  assert_int_equal(s->pub.option.disableflags, ctDSBL_GRAVITY);
  assert_int_equal(s->pub.option.enableflags, ctENBL_ENERGY);
  const ctsFlex* f = &((FlexElement*)s->list[ctOBJ_FLEX].data[0])->s;
  assert_true(f->radius == 0.5 && f->edgestiffness == 3 && f->edgedamping == 2);
  assert_int_equal(f->condim, 4);
  spec_free(s);
}

// What the tag says itself goes before the attributes.
static void tags_have_values(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><body><freejoint/></body></worldbody><sensor><gyro site='s'/>"
                  "<accelerometer site='s'/></sensor><equality><joint joint1='j'/></equality>");
  assert_int_equal(JOINT(s, 0)->type, ctJNT_FREE);
  const ctsSensor* sensor = &((SensorElement*)s->list[ctOBJ_SENSOR].data[0])->s;
  assert_int_equal(sensor->type, ctSENS_GYRO);
  assert_int_equal(sensor->objtype, ctOBJ_SITE);
  sensor = &((SensorElement*)s->list[ctOBJ_SENSOR].data[1])->s;
  assert_int_equal(sensor->type, ctSENS_ACCELEROMETER);
  const ctsEquality* e = &((EqualityElement*)s->list[ctOBJ_EQUALITY].data[0])->s;
  assert_int_equal(e->type, ctEQ_JOINT);
  spec_free(s);
}

static void classes(void** state) {
  (void)state;
  Spec* s = parse("<default><geom size='1'/><default class='a'><geom size='2'/></default>"
                  "<default class='b'/></default><worldbody><geom/><geom class='a'/>"
                  "<geom class='b'/><geom class='main'/><geom class='a' size='5'/></worldbody>");
  const double size[5] = {1, 2, 1, 1, 5};
  const char* name[5] = {"main", "a", "b", "main", "a"};
  for (int i = 0; i < 5; i++) {
    assert_true(GEOM(s, i)->size[0] == size[i]);
    assert_string_equal(spec_name(&s->list[ctOBJ_GEOM].data[i]->def->e), name[i]);
  }
  spec_free(s);
}

static void unknown_classes(void** state) {
  (void)state;
  refuse("<default><default class='wheel'/></default><worldbody><geom class='whel'/></worldbody>",
         "unknown default class name 'whel';did you mean 'wheel'?");
  refuse("<default><default class='wheel'/></default>"
         "<worldbody><body childclass='weel'/></worldbody>",
         "unknown default childclass 'weel';did you mean 'wheel'?");
  refuse("<actuator><motor class='x' joint='j'/></actuator>", "unknown default class name 'x'");
}

static void every_wrong_attribute_is_reported(void** state) {
  (void)state;
  refuse("<worldbody><geom size='x' pos='1 2' type='bxo'/><site pos='0'/></worldbody>",
         "'size';attribute 'pos' does not have enough data;'bxo';<site");
}

// The address of the class itself, without a document around it.
static void absent_class_is_inherited(void** state) {
  (void)state;
  Spec* s = spec_new();
  MjcfReader r = {.spec = s, .doc = &s->doc, .err = &s->errors};
  DefaultElement* def = spec_add_default(s, "c", spec_main(s));
  XmlAttr attr = {.name = "childclass", .value = "c"};
  XmlNode plain = {.name = "body"}, named = {.name = "body", .attr = &attr};
  assert_ptr_equal(mjcf_node_class(&r, &plain, "childclass", def), def);
  assert_ptr_equal(mjcf_node_class(&r, &plain, "childclass", spec_main(s)), spec_main(s));
  assert_ptr_equal(mjcf_node_class(&r, &named, "childclass", spec_main(s)), def);
  assert_int_equal(s->errors.errors, 0);
  spec_free(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(inner_elements_fill_the_same_struct),
      cmocka_unit_test(tags_have_values),
      cmocka_unit_test(classes),
      cmocka_unit_test(unknown_classes),
      cmocka_unit_test(every_wrong_attribute_is_reported),
      cmocka_unit_test(absent_class_is_inherited),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
