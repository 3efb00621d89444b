#include "base/str.h"
#include "mjcf/urdf_read.h"
#include "unit/mjcf/urdf_parse.h"

#define FIXED(a, b)                                                                                \
  "<joint name='" a b "' type='fixed'><parent link='" a "'/><child link='" b "'/></joint>"

static void settings_are_those_of_urdf(void** state) {
  (void)state;
  Spec* spec = parse_urdf("");
  const ctSpec* s = &spec->pub;
  assert_true(s->strippath && s->compiler.fusestatic && s->compiler.discardvisual);
  assert_int_equal(s->compiler.degree, 0);
  assert_string_equal(cts_getString(s->modelname), "MuJoCo Model");
  spec_free(spec);
}

static void the_block_changes_settings_but_not_the_unit_of_angles(void** state) {
  (void)state;
  Spec* spec = parse_urdf("<mujoco><compiler angle='degree' strippath='false' fusestatic='false' "
                          "odd='1'/><option timestep='0.5'/><worldbody/></mujoco>");
  assert_int_equal(spec->pub.compiler.degree, 0);
  assert_int_equal(spec->pub.strippath, 0);
  assert_int_equal(spec->pub.compiler.fusestatic, 0);
  assert_true(spec->pub.option.timestep == 0.5);
  const char* warnings = cts_getError(&spec->pub);
  assert_non_null(strstr(warnings, "unrecognized attribute 'odd'"));
  assert_non_null(strstr(warnings, "element 'worldbody' has no effect in URDF"));
  spec_free(spec);
  refuse_urdf("<mujoco><option timestep='x'/></mujoco>", "bad format in attribute 'timestep'");
}

static void joints_make_the_tree_in_their_order(void** state) {
  (void)state;
  static const char* const kName[] = {"world", "a", "c", "b", "d"};
  static const char* const kParent[] = {NULL, "world", "a", "a", "b"};
  Spec* spec = parse_urdf("<link name='d'/><link name='b'/><link name='c'/><link name='a'/>" FIXED(
      "a", "c") FIXED("b", "d") FIXED("a", "b"));
  const ElementList* list = &spec->list[ctOBJ_BODY];
  assert_int_equal(list->count, 5);
  for (int i = 0; i < 5; i++) {
    assert_string_equal(spec_name(list->data[i]), kName[i]);
    if (kParent[i]) assert_string_equal(spec_name(&list->data[i]->body->e), kParent[i]);
  }
  spec_free(spec);
}

static void a_link_called_world_is_the_world(void** state) {
  (void)state;
  Spec* spec = parse_urdf("<link name='a'/><link name='world'/><link name='b'/>" FIXED("a", "world")
                              FIXED("world", "b"));
  assert_int_equal(spec->list[ctOBJ_BODY].count, 3);
  assert_ptr_equal(spec_find(spec, ctOBJ_BODY, "b")->body, spec_world(spec));
  spec_free(spec);
}

static void broken_trees_are_refused(void** state) {
  (void)state;
  refuse_urdf("<link/>", "required attribute missing: 'name'");
  refuse_urdf("<link name='a'/><link name='a'/>", "repeated URDF name: 'a'");
  refuse_urdf("<link name='a'/>" FIXED("a", "ab"), "did you mean 'a'?");
  refuse_urdf("<link name='a'/><link name='b'/><link name='c'/>" FIXED("a", "c") FIXED("b", "c"),
              "URDF body has multiple parents: 'c'");
  refuse_urdf("<link name='a'/><link name='b'/>" FIXED("a", "b") FIXED("b", "a"),
              "the joints above this link form a loop");
  refuse_urdf("<link name='a'/>" FIXED("a", "a"), "URDF body not found");
}

// Long chains do not use the stack of the program.
static void chains_may_be_long(void** state) {
  (void)state;
  enum { N = 20000 };
  StrBuf text = {0};
  strbuf_add(&text, "<robot>");
  for (int i = 0; i < N; i++) strbuf_printf(&text, "<link name='l%d'/>", i);
  for (int i = 1; i < N; i++)
    strbuf_printf(&text,
                  "<joint name='j' type='fixed'><parent link='l%d'/><child link='l%d'/></joint>",
                  i - 1, i);
  strbuf_add(&text, "</robot>");
  ctSpec* s = ct_parseXMLString(text.data, NULL, NULL, 0);
  assert_non_null(s);
  assert_int_equal(((Spec*)s)->list[ctOBJ_BODY].count, N + 1);
  ct_deleteSpec(s);
  strbuf_free(&text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(settings_are_those_of_urdf),
      cmocka_unit_test(the_block_changes_settings_but_not_the_unit_of_angles),
      cmocka_unit_test(joints_make_the_tree_in_their_order),
      cmocka_unit_test(a_link_called_world_is_the_world),
      cmocka_unit_test(broken_trees_are_refused),
      cmocka_unit_test(chains_may_be_long),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
