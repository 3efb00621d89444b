#include "spec/attach.h"
#include "unit/asset/xml_memory.h"
#include "unit/mjcf/mjcf_parse.h"
#include "unit/spec/attach_case.h"

static Element* find(const Spec* s, cttObj type, const char* name) {
  return spec_find(s, type, name);
}

static const char kKid[] =
    "<mujoco model='kid'><compiler angle='radian' meshdir='parts'/>"
    "<default><default class='red'><geom density='7'/></default></default>"
    "<asset><texture name='t' builtin='flat' width='2' height='2'/><material name='m' texture='t'/>"
    "</asset><worldbody><light name='l'/><body name='b'><joint name='j' range='-1 1'/>"
    "<geom name='g' class='red' size='1' material='m'/><site name='s'/>"
    "<body name='c'><camera name='cam' mode='targetbody' target='b'/></body></body>"
    "<body name='d'><joint name='k' type='slide'/></body></worldbody>"
    "<sensor><touch name='touch' site='s'/><jointpos name='p' joint='k'/></sensor>"
    "<custom><numeric name='n' data='1'/></custom>"
    "<keyframe><key name='home' time='2' qpos='0.5 0.7'/></keyframe></mujoco>";

static Spec* read_kid(void) {
  char error[1000];
  ctSpec* s = ct_parseXMLString(kKid, NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  return (Spec*)s;
}

// A sensor outside of what is copied stays alone, and so does its instance.
static void instances_are_copied_with_their_elements_only(void** state) {
  (void)state;
  Spec* s = parse("<extension><plugin plugin='mujoco.sensor.touch_grid'/></extension>"
                  "<worldbody><site name='s'/><replicate count='3'><body><geom size='1'/><site "
                  "name='t'/></body></replicate></worldbody><sensor><plugin objtype='site' "
                  "objname='s' plugin='mujoco.sensor.touch_grid'/></sensor>");
  assert_int_equal(s->list[ctOBJ_SENSOR].count, 1);
  assert_int_equal(s->list[ctOBJ_PLUGIN].count, 1);
  spec_free(s);
}

static void a_body_brings_what_refers_to_it(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><frame name='f'/></worldbody>");
  Spec* kid = read_kid();
  FrameElement* f = (FrameElement*)find(s, ctOBJ_FRAME, "f");
  const BodyElement* b = (const BodyElement*)find(kid, ctOBJ_BODY, "b");
  assert_int_equal(attach_body(f, b, (Affix){"p-", ""}, &s->errors), CT_OK);
  spec_free(kid);
  const GeomElement* g = (const GeomElement*)find(s, ctOBJ_GEOM, "p-g");
  assert_non_null(g);
  assert_string_equal(vectors_text(g->s.material), "p-m");
  assert_string_equal(spec_name(&g->e.def->e), "p-red");
  assert_true(g->s.density == 7);
  assert_ptr_equal(find(s, ctOBJ_BODY, "p-b")->frame, f);
  const CameraElement* cam = (const CameraElement*)find(s, ctOBJ_CAMERA, "p-cam");
  assert_string_equal(vectors_text(cam->s.targetbody), "p-b");
  const MaterialElement* m = (const MaterialElement*)find(s, ctOBJ_MATERIAL, "p-m");
  assert_string_equal(vectors_text(&m->s.textures->data[ctTEXROLE_RGB]), "p-t");
  const SensorElement* touch = (const SensorElement*)find(s, ctOBJ_SENSOR, "p-touch");
  assert_string_equal(vectors_text(touch->s.objname), "p-s");
  assert_null(find(s, ctOBJ_SENSOR, "p-p")); // its joint stayed behind
  assert_null(find(s, ctOBJ_BODY, "p-d"));
  assert_null(find(s, ctOBJ_LIGHT, "p-l"));
  assert_non_null(find(s, ctOBJ_NUMERIC, "p-n"));
  assert_string_equal(vectors_text(spec_compiler(&m->e)->meshdir), "parts");
  spec_free(s);
}

static void a_whole_model(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><frame name='f'/></worldbody>");
  Spec* kid = read_kid();
  assert_int_equal(
      attach_model((FrameElement*)find(s, ctOBJ_FRAME, "f"), kid, (Affix){"", "_x"}, &s->errors),
      CT_OK);
  spec_free(kid);
  const JointElement* j = (const JointElement*)find(s, ctOBJ_JOINT, "j_x");
  assert_true(j->s.range[1] == 1 && !spec_compiler(&j->e)->degree); // still radians
  assert_non_null(find(s, ctOBJ_LIGHT, "l_x"));
  assert_non_null(find(s, ctOBJ_SENSOR, "p_x"));
  assert_int_equal(s->list[SPEC_FRAME].count, 2); // the world became one
  spec_free(s);
}

static void a_frame_can_be_copied_beside_itself(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><frame name='f' pos='1 0 0'><frame name='g'><geom name='a' size='1'/>"
                  "</frame><body name='b'><geom name='c' size='1'/></body></frame></worldbody>"
                  "<contact><exclude name='e' body1='world' body2='b'/></contact>");
  const FrameElement* f = (const FrameElement*)find(s, ctOBJ_FRAME, "f");
  assert_int_equal(attach_frame(spec_world(s), NULL, f, (Affix){"", "2"}, &s->errors), CT_OK);
  assert_ptr_equal(find(s, ctOBJ_GEOM, "a2")->frame, find(s, ctOBJ_FRAME, "g2"));
  assert_ptr_equal(find(s, ctOBJ_FRAME, "g2")->frame, find(s, ctOBJ_FRAME, "f2"));
  assert_ptr_equal(find(s, ctOBJ_GEOM, "c2")->body, find(s, ctOBJ_BODY, "b2"));
  const ExcludeElement* e = (const ExcludeElement*)find(s, ctOBJ_EXCLUDE, "e2");
  assert_string_equal(vectors_text(e->s.bodyname1), "world");
  assert_string_equal(vectors_text(e->s.bodyname2), "b2");
  assert_int_equal(spec_world(s)->frames.count, 4);
  spec_free(s);
}

// Whatever fails, nothing is lost and nothing is freed twice.
static bool attach_whole(MemoryCount* memory) {
  Spec* s = spec_new();
  Spec* kid = read_kid();
  FrameElement* f = (FrameElement*)spec_add_child(spec_world(s), NULL, ctOBJ_FRAME, NULL);
  memory_scarce(memory);
  bool done = attach_model(f, kid, (Affix){"p", ""}, &s->errors) == CT_OK;
  assert_true(done || s->errors.errors > 0);
  spec_free(s);
  spec_free(kid);
  return done;
}

static void running_out_of_memory_is_reported(void** state) {
  (void)state;
  assert_true(memory_failures(attach_whole) > 50);
}

static void a_body_comes_with_what_refers_to_it(void** state) {
  (void)state;
  Spec *parent = attach_parse(kParent), *child = attach_parse(kChild);
  BodyElement* b = attach_find_body(child, "b");
  assert_true(attach_body(attach_place(parent), b, kAffix, &parent->errors) == CT_OK);
  spec_free(child);
  ctModel* m = attach_compile(parent);
  assert_int_equal(m->nbody, 3);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "p_b_q"), 2);
  assert_int_equal(ct_name2id(m, ctOBJ_JOINT, "p_jb_q"), 1);
  assert_int_equal(ct_name2id(m, ctOBJ_SENSOR, "p_s_q"), 0);
  assert_int_equal(ct_name2id(m, ctOBJ_MATERIAL, "p_m_q"), 0);
  assert_int_equal(m->nexclude, 0); // its other body did not come
  assert_true(m->body_pos[3 * 2 + 2] == 1);
  assert_true(m->geom_size[3] == 0.2); // by its class
  ct_deleteModel(m);
  spec_free(parent);
}

static void the_world_stands_for_the_whole_model(void** state) {
  (void)state;
  Spec *parent = attach_parse(kParent), *child = attach_parse(kChild);
  assert_true(attach_model(attach_place(parent), child, kAffix, &parent->errors) == CT_OK);
  spec_free(child);
  ctModel* m = attach_compile(parent);
  assert_true(ct_name2id(m, ctOBJ_BODY, "p_b_q") > 0);
  assert_true(ct_name2id(m, ctOBJ_BODY, "p_other_q") > 0);
  assert_int_equal(m->nexclude, 1);
  ct_deleteModel(m);
  spec_free(parent);
}

static void a_frame_is_copied_in_its_own_spec(void** state) {
  (void)state;
  Spec* spec = attach_parse("<mujoco><worldbody><frame name='f' pos='0 0 2'><body name='b'>"
                            "<joint name='j'/><geom size='.1'/></body></frame></worldbody>"
                            "<sensor><jointvel name='v' joint='j'/></sensor></mujoco>");
  const FrameElement* f = (const FrameElement*)(void*)spec_find(spec, ctOBJ_FRAME, "f");
  assert_non_null(f);
  assert_true(attach_frame(spec_world(spec), NULL, f, (Affix){"", "_2"}, &spec->errors) == CT_OK);
  ctModel* m = attach_compile(spec);
  assert_int_equal(m->nbody, 3);
  assert_int_equal(ct_name2id(m, ctOBJ_JOINT, "j_2"), 1);
  assert_int_equal(ct_name2id(m, ctOBJ_SENSOR, "v_2"), 1);
  assert_true(m->body_pos[3 * 2 + 2] == 2);
  ct_deleteModel(m);
  spec_free(spec);
}

// Memory may end anywhere: the attachment fails and nothing leaks.
static bool attach_one(MemoryCount* memory) {
  Spec *parent = attach_parse(kParent), *child = attach_parse(kChild);
  FrameElement* place = attach_place(parent);
  memory_scarce(memory);
  bool done = attach_body(place, attach_find_body(child, "b"), kAffix, &parent->errors) == CT_OK;
  spec_free(child);
  spec_free(parent);
  return done;
}

static void every_allocation_may_fail(void** state) {
  (void)state;
  assert_true(memory_failures(attach_one) > 50);
}

// Settings that concern one element come along, those of the whole model do not.
static void settings_stay_with_the_elements(void** state) {
  (void)state;
  static const char kPart[] =
      "<mujoco><compiler boundmass='50' autolimits='false' settotalmass='1'/><worldbody>"
      "<body name='b'><joint range='0 0'/><geom size='.1'/></body></worldbody></mujoco>";
  Spec *s = parse("<worldbody><body name='own'><joint range='1 2'/><geom size='.1'/></body>"
                  "<frame name='f'/></worldbody>"),
       *part = attach_parse(kPart);
  FrameElement* f = (FrameElement*)find(s, ctOBJ_FRAME, "f");
  assert_true(attach_model(f, part, kAffix, &s->errors) == CT_OK);
  spec_free(part);
  ctModel* m = attach_compile(s);
  assert_true(m->body_mass[ct_name2id(m, ctOBJ_BODY, "p_b_q")] == 50);
  assert_true(m->body_mass[1] < 50 && m->body_mass[1] > 1);
  assert_int_equal(m->jnt_limited[0], 1);
  char text[4000], error[1000] = "";
  assert_int_equal(ct_saveXMLString(&s->pub, text, sizeof text, error, sizeof error), 0);
  assert_null(strstr(error, "other settings for inertia")); // what the compiler found is written
  assert_non_null(strstr(text, "mass=\"50\""));
  s->pub.compiler.boundinertia = 1; // would change what is written when it is read
  assert_int_equal(ct_saveXMLString(&s->pub, text, sizeof text, error, sizeof error), 0);
  assert_non_null(strstr(error, "other settings for inertia"));
  s->pub.compiler.boundinertia = 0;
  error[0] = 0;
  cts_addBody(cts_findBody(&s->pub, "world"), NULL); // not compiled any more
  assert_int_equal(ct_saveXMLString(&s->pub, text, sizeof text, error, sizeof error), 0);
  assert_non_null(strstr(error, "other settings for inertia"));
  ct_deleteModel(m);
  spec_free(s);
}

static void assets_are_sought_from_the_folder_of_their_model(void** state) {
  (void)state;
  static const struct {
    const char *here, *there, *folder;
  } kCase[] = {
      {"a/", "a/b/", "b/parts"},  {"a/b/", "c/", "../../c/parts"}, {"", "", "parts"},
      {"/x/", "/y/", "/y/parts"}, {"/x/", "/x/", "parts"},
  };
  for (size_t i = 0; i < sizeof kCase / sizeof *kCase; i++) {
    Spec *s = parse("<worldbody><frame name='f'/></worldbody>"), *kid = read_kid();
    cts_setString(s->pub.modelfiledir, kCase[i].here);
    cts_setString(kid->pub.modelfiledir, kCase[i].there);
    FrameElement* f = (FrameElement*)find(s, ctOBJ_FRAME, "f");
    const BodyElement* b = (const BodyElement*)find(kid, ctOBJ_BODY, "b");
    assert_true(attach_body(f, b, kAffix, &s->errors) == CT_OK);
    const ctsCompiler* c = spec_compiler(find(s, ctOBJ_GEOM, "p_g_q"));
    assert_string_equal(vectors_text(c->meshdir), kCase[i].folder);
    spec_free(kid);
    spec_free(s);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_body_brings_what_refers_to_it),
      cmocka_unit_test(instances_are_copied_with_their_elements_only),
      cmocka_unit_test(a_whole_model),
      cmocka_unit_test(a_frame_can_be_copied_beside_itself),
      cmocka_unit_test(running_out_of_memory_is_reported),
      cmocka_unit_test(a_body_comes_with_what_refers_to_it),
      cmocka_unit_test(the_world_stands_for_the_whole_model),
      cmocka_unit_test(a_frame_is_copied_in_its_own_spec),
      cmocka_unit_test(every_allocation_may_fail),
      cmocka_unit_test(settings_stay_with_the_elements),
      cmocka_unit_test(assets_are_sought_from_the_folder_of_their_model),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
