#include "base/str.h"
#include "mjcf/mjcf_read.h"
#include "unit/asset/xml_memory.h"
#include "unit/mjcf/mjcf_parse.h"

static void explicit_values_win_over_classes(void** state) {
  (void)state;
  Spec* s =
      parse("<default><geom density='5' solref='0.1 2' user='1 2 3'/><default class='a'><geom "
            "density='7' "
            "type='box'/></default></default><worldbody><geom/><geom class='a'/>"
            "<geom class='a' density='1000' type='sphere' solref='0.5' user='9'/></worldbody>");
  assert_true(GEOM(s, 0)->density == 5 && GEOM(s, 1)->density == 7 && GEOM(s, 2)->density == 1000);
  assert_int_equal(GEOM(s, 1)->type, ctGEOM_BOX);
  assert_int_equal(GEOM(s, 2)->type, ctGEOM_SPHERE);
  assert_true(GEOM(s, 1)->solref[1] == 2);
  assert_true(GEOM(s, 2)->solref[0] == 0.5 && GEOM(s, 2)->solref[1] == 2);
  assert_int_equal(GEOM(s, 0)->userdata->count, 3);
  assert_int_equal(GEOM(s, 2)->userdata->count, 1);
  spec_free(s);
}

static void childclasses_are_inherited_through_frames_and_bodies(void** state) {
  (void)state;
  Spec* s = parse("<default><default class='a'><geom group='1'/></default><default class='b'><geom "
                  "group='2'/></default></default>"
                  "<worldbody><body childclass='a'><frame "
                  "childclass='b'><geom/><body><geom/></body></frame><geom/>"
                  "<frame><geom/></frame><geom class='main'/></body><geom/></worldbody>");
  const int want[6] = {2, 2, 1, 1, 0, 0};
  for (int i = 0; i < 6; i++) assert_int_equal(GEOM(s, i)->group, want[i]);
  assert_string_equal(vectors_text(BODY(s, 1)->childclass), "a");
  assert_string_equal(vectors_text(BODY(s, 2)->childclass), "b");
  const FrameElement* f = (FrameElement*)s->list[SPEC_FRAME].data[1];
  assert_string_equal(vectors_text(f->s.childclass), "a");
  spec_free(s);
}

// A class takes what its parent has when it is made: after the parent's own values, before later
// sections.
static void classes_are_made_in_order(void** state) {
  (void)state;
  Spec* s = parse(
      "<default><default class='a'/><geom group='3'/></default><default><geom group='4'/></default>"
      "<worldbody><geom class='a'/><geom/></worldbody>");
  assert_int_equal(GEOM(s, 0)->group, 3);
  assert_int_equal(GEOM(s, 1)->group, 4);
  spec_free(s);
}

static void sections_may_come_in_any_order_and_repeat(void** state) {
  (void)state;
  Spec* s = parse(
      "<worldbody><geom class='late' name='g'/></worldbody><keyframe><key time='3'/></keyframe>"
      "<worldbody><body name='b'/></worldbody><keyframe><key/></keyframe>"
      "<default><default class='late'><geom group='5'/></default></default>");
  assert_int_equal(GEOM(s, 0)->group, 5);
  assert_int_equal(spec_world(s)->bodies.count, 1);
  assert_int_equal(s->list[ctOBJ_KEY].count, 2);
  spec_free(s);
  refuse("<worldbody><geom name='g'/></worldbody><worldbody><geom name='g'/></worldbody>",
         "repeated name 'g' in geom;first used in line 1");
}

static void the_tree_keeps_document_order(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><body name='a'><frame name='f'><frame><site name='s'/></frame><body "
                  "name='b'/></frame>"
                  "<joint name='j'/></body><body name='c'/></worldbody>");
  const char* order[] = {"world", "a", "b", "c"};
  for (int i = 0; i < 4; i++) assert_string_equal(spec_name(s->list[ctOBJ_BODY].data[i]), order[i]);
  const Element* site = spec_find(s, ctOBJ_SITE, "s");
  const Element* outer = spec_find(s, ctOBJ_FRAME, "f");
  assert_ptr_equal(site->frame->e.frame, outer);
  assert_ptr_equal(site->body, spec_find(s, ctOBJ_BODY, "a"));
  const Element* b = spec_find(s, ctOBJ_BODY, "b");
  assert_ptr_equal(b->frame, outer);
  assert_null(spec_find(s, ctOBJ_BODY, "c")->frame);
  spec_free(s);
}

static void class_errors(void** state) {
  (void)state;
  refuse("<worldbody><geom class='zz'/></worldbody>", "unknown default class name 'zz'");
  refuse("<worldbody><geom class=''/></worldbody>", "unknown default class name ''");
  refuse("<worldbody><body childclass='zz'/></worldbody>", "unknown default childclass 'zz'");
  refuse("<default class='zz'/>", "top-level default class 'main' cannot be renamed");
  refuse("<default><default/></default>", "empty class name");
  refuse("<default><default class='a'/></default><default><default class='a'/></default>",
         "repeated default class");
  refuse("<default><default class='main'/></default>", "repeated default class");
  spec_free(parse("<default class=''/><default class='main'/><default/>"));
}

static void settings_go_to_the_spec(void** state) {
  (void)state;
  Spec* s = parse(
      "<compiler autolimits='false' boundmass='0.1'><lengthrange mode='all' accel='3'/></compiler>"
      "<option timestep='0.01' integrator='RK4' gravity='1 2 3'/><size nkey='4'/>"
      "<visual><rgba fog='1 2 3 4'/><global cameraid='2' orthographic='true'/></visual>");
  assert_int_equal(s->pub.compiler.autolimits, 0);
  assert_true(s->pub.compiler.boundmass == 0.1 && s->pub.compiler.LRopt.accel == 3);
  assert_int_equal(s->pub.compiler.LRopt.mode, ctLRMODE_ALL);
  assert_true(s->pub.option.timestep == 0.01 && s->pub.option.gravity[2] == 3);
  assert_int_equal(s->pub.option.integrator, ctINT_RK4);
  assert_int_equal(s->pub.nkey, 4);
  assert_true(s->pub.visual.rgba.fog[3] == 4);
  assert_int_equal(s->pub.visual.global.orthographic, 1);
  spec_free(s);
}

static void lights_and_cameras(void** state) {
  (void)state;
  Spec* s = parse("<default><light type='point'/></default><worldbody><light directional='true'/>"
                  "<light mode='targetbody' target='world'/><camera focal='1 2' sensorsize='3 "
                  "4'/></worldbody>");
  const ctsLight* l = &((LightElement*)s->list[ctOBJ_LIGHT].data[0])->s;
  const ctsLight* t = &((LightElement*)s->list[ctOBJ_LIGHT].data[1])->s;
  const ctsCamera* c = &((CameraElement*)s->list[ctOBJ_CAMERA].data[0])->s;
  assert_int_equal(l->type, ctLIGHT_DIRECTIONAL);
  assert_int_equal(t->type, ctLIGHT_POINT);
  assert_int_equal(t->mode, ctCAMLIGHT_TARGETBODY);
  assert_string_equal(vectors_text(t->targetbody), "world");
  assert_true(c->focal_length[1] == 2 && c->sensor_size[0] == 3);
  spec_free(s);
}

static void elements_know_their_place(void** state) {
  (void)state;
  Spec* s = parse("\n<worldbody>\n  <geom name='g' mass='1'/>\n</worldbody>");
  Place p = spec_place(s->list[ctOBJ_GEOM].data[0], "mass");
  assert_int_equal(p.line, 3);
  assert_int_equal(p.column, 18);
  assert_string_equal(p.element, "geom");
  assert_string_equal(p.name, "g");
  spec_free(s);
}

static const char kWhole[] =
    "<mujoco model='m'><compiler assetdir='x'/><default><default class='a'><geom material='' "
    "user='1 2'/></default>"
    "</default><custom><numeric name='n' data='1 2 3 4 5 6 7 8 9'/><tuple name='t'><element "
    "objtype='body' "
    "objname='world'/></tuple><text name='x' data='y'/></custom><worldbody><frame name='f' "
    "childclass='a'><body "
    "name='b'><inertial pos='0 0 0' mass='1'/><joint name='j' user='1'/><geom "
    "name='g'/><site/><camera/><light/>"
    "</body></frame></worldbody><keyframe><key name='k' qpos='1'/></keyframe></mujoco>";

// Wherever memory runs out, reading fails with a message and gives everything back.
static bool read_whole(MemoryCount* memory) {
  memory_scarce(memory);
  char error[400] = "";
  ctSpec* s = ct_parseXMLString(kWhole, NULL, error, sizeof error);
  bool done = s != NULL;
  assert_int_equal(done, error[0] == 0);
  ct_deleteSpec(s);
  return done;
}

static void running_out_of_memory_is_an_error(void** state) {
  (void)state;
  assert_true(memory_failures(read_whole) > 60);
}

static char text[1 << 20];

// Behind a full list of errors nothing is made of the file; warnings alone stop nothing.
static void reading_ends_when_no_more_errors_can_be_shown(void** state) {
  (void)state;
  static const struct {
    const char* geom;
    bool loads, stops, counts;
  } row[] = {{"<geom sise='1'/>", false, true, true},              // found before elements are made
             {"<geom size='1' pos='a b c'/>", false, true, false}, // while they are made
             {"<geom size='1' user='nan'/>", true, false, false}}; // warnings
  enum { GEOMS = 3000 };
  for (int k = 0; k < 3; k++) {
    StrBuf xml = {0};
    strbuf_add(&xml, "<mujoco><worldbody>");
    for (int i = 0; i < GEOMS; i++) strbuf_add(&xml, row[k].geom);
    strbuf_add(&xml, "</worldbody></mujoco>");
    ctSpec* s = ct_parseXMLString(xml.data, NULL, text, sizeof text);
    assert_int_equal(s != NULL, row[k].loads);
    if (s) assert_int_equal(((Spec*)(void*)s)->list[ctOBJ_GEOM].count, GEOMS);
    assert_int_equal(strstr(text, "the text after them was not read") != NULL, row[k].stops);
    if (row[k].counts) assert_non_null(strstr(text, "and 2000 more that are not shown"));
    ct_deleteSpec(s);
    strbuf_free(&xml);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(explicit_values_win_over_classes),
      cmocka_unit_test(childclasses_are_inherited_through_frames_and_bodies),
      cmocka_unit_test(classes_are_made_in_order),
      cmocka_unit_test(sections_may_come_in_any_order_and_repeat),
      cmocka_unit_test(the_tree_keeps_document_order),
      cmocka_unit_test(class_errors),
      cmocka_unit_test(settings_go_to_the_spec),
      cmocka_unit_test(lights_and_cameras),
      cmocka_unit_test(elements_know_their_place),
      cmocka_unit_test(running_out_of_memory_is_an_error),
      cmocka_unit_test(reading_ends_when_no_more_errors_can_be_shown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
