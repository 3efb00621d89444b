#include "unit/mjcf/mjcf_parse.h"

#include <stdlib.h>

#define CASES CT_TEST_DIR "/regress/bad_mjcf/cases/"

static void files_give_their_folder(void** state) {
  (void)state;
  char error[1000];
  // parses, and is refused only by the compiler
  ctSpec* s = ct_parseXML(CASES "geom_condim.xml", NULL, error, sizeof error);
  assert_non_null(s);
  assert_string_equal(error, "");
  assert_string_equal(cts_getString(s->modelname), "bad");
  assert_string_equal(cts_getString(s->modelfiledir), CASES);
  ct_deleteSpec(s);
}

static void missing_files_are_named(void** state) {
  (void)state;
  char error[1000];
  assert_null(ct_parseXML("no_such_file.xml", NULL, error, sizeof error));
  assert_non_null(strstr(error, "no_such_file.xml"));
}

static void broken_xml_is_refused(void** state) {
  (void)state;
  char error[1000];
  assert_null(ct_parseXMLString("<mujoco>", NULL, error, sizeof error));
  assert_true(error[0] != 0);
  assert_null(ct_parseXMLString("", NULL, error, sizeof error));
  assert_true(error[0] != 0);
}

static void other_roots_are_refused(void** state) {
  (void)state;
  char error[1000];
  assert_null(ct_parseXMLString("<foo/>", NULL, error, sizeof error));
  assert_non_null(strstr(error, "Unrecognized XML model type: 'foo'"));
}

static void a_robot_is_urdf(void** state) {
  (void)state;
  ctSpec* s = ct_parseXMLString("<robot name='r'><link name='a'/></robot>", NULL, NULL, 0);
  assert_non_null(s);
  assert_int_equal(s->compiler.fusestatic, 1);
  assert_non_null(cts_findBody(s, "a"));
  ct_deleteSpec(s);
}

static void files_in_memory_are_read(void** state) {
  (void)state;
  char error[1000];
  const char* part = "<mujoco model='part'/>";
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "part.xml", part, (int)strlen(part)), 0);
  ctSpec* s = ct_parseXML("part.xml", &vfs, error, sizeof error);
  assert_non_null(s);
  assert_string_equal(cts_getString(s->modelname), "part");
  ct_deleteSpec(s);
  assert_null(ct_parseXML("other.xml", &vfs, error, sizeof error));
  ct_deleteVFS(&vfs);
}

static void warnings_reach_the_buffer(void** state) {
  (void)state;
  char error[1000];
  ctSpec* s = ct_parseXMLString("<mujoco><worldbody><geom size='nan'/></worldbody></mujoco>", NULL,
                                error, 1000);
  assert_non_null(s);
  assert_non_null(strstr(error, "warning: XML contains a 'NaN'"));
  ct_deleteSpec(s);
}

static void the_name_may_be_empty(void** state) {
  (void)state;
  ctSpec* s = ct_parseXMLString("<mujoco model=''/>", NULL, NULL, 0);
  assert_non_null(s);
  assert_string_equal(cts_getString(s->modelname), "");
  ct_deleteSpec(s);
}

static void kinds_of_files_are_told_apart(void** state) {
  (void)state;
  static const char kModel[] = "<mujoco model='m'/>",
                    kRobot[] = "<robot name='r'><link name='l'/></robot>";
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  ct_addBufferVFS(&vfs, "a.xml", kModel, (int)sizeof kModel - 1);
  ct_addBufferVFS(&vfs, "a.bin", kModel, (int)sizeof kModel - 1);
  ct_addBufferVFS(&vfs, "r.urdf", kRobot, (int)sizeof kRobot - 1);
  char error[200] = "";
  const char* const file[] = {"a.xml", "r.urdf", "a.bin"};
  const char* const type[] = {NULL, "", "text/xml"};
  for (int i = 0; i < 3; i++) {
    ctSpec* s = ct_parse(file[i], type[i], &vfs, error, sizeof error);
    if (!s) fail_msg("%s: %s", file[i], error);
    ct_deleteSpec(s);
  }
  assert_null(ct_parse("a.bin", NULL, &vfs, error, sizeof error));
  assert_string_equal(error, "could not find a reader for this kind of file");
  assert_null(ct_parse("a.xml", "model/obj", &vfs, error, sizeof error));
  ct_deleteVFS(&vfs);
}

// A file in which something stands many times.
static void add_repeated(ctVFS* vfs, const char* file, const char* before, const char* what,
                         int count, const char* after) {
  size_t size = strlen(before) + strlen(what) * (size_t)count + strlen(after), n = strlen(before);
  char* text = malloc(size + 1);
  assert_non_null(text);
  memcpy(text, before, n);
  for (int i = 0; i < count; i++, n += strlen(what)) memcpy(text + n, what, strlen(what));
  memcpy(text + n, after, strlen(after));
  assert_int_equal(ct_addBufferVFS(vfs, file, text, (int)size), 0);
  free(text);
}

static ctSpec* read_many_parts(int count, char* error, int size) {
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_repeated(&vfs, "part.xml", "<mujoco><worldbody>", "<body/>", 10000, "</worldbody></mujoco>");
  add_repeated(&vfs, "main.xml", "<mujoco><asset>", "<model file='part.xml'/>", count,
               "</asset></mujoco>");
  ctSpec* s = ct_parseXML("main.xml", &vfs, error, size);
  ct_deleteVFS(&vfs);
  return s;
}

// A short file could ask for gigabytes: 200 times a file of 10,000 bodies.
static void models_inside_have_a_limit_of_content(void** state) {
  (void)state;
  static char error[200000];
  assert_null(read_many_parts(200, error, sizeof error));
  assert_non_null(strstr(error, "tags and attributes, at most 1048576"));
  ctSpec* few = read_many_parts(3, error, sizeof error);
  if (!few) fail_msg("%s", error);
  ct_deleteSpec(few);
}

// A model that is a part of itself twice would be read 2^n times.
static void models_of_themselves_are_refused(void** state) {
  (void)state;
  static const char* const once = "<mujoco><asset><model file='m.xml'/></asset></mujoco>";
  static const char* const twice = "<mujoco><asset><model name='a' file='m.xml'/>"
                                   "<model name='b' file='m.xml'/></asset></mujoco>";
  static char error[200000];
  for (int i = 0; i < 2; i++) {
    ctVFS vfs;
    ct_defaultVFS(&vfs);
    const char* text = i ? twice : once;
    ct_addBufferVFS(&vfs, "m.xml", text, (int)strlen(text));
    assert_null(ct_parseXML("m.xml", &vfs, error, sizeof error));
    assert_non_null(strstr(error, "could not parse model file with error: m.xml:1:"));
    ct_deleteVFS(&vfs);
  }
  assert_null(strstr(error, "more than 5000 models"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(files_give_their_folder),
      cmocka_unit_test(missing_files_are_named),
      cmocka_unit_test(broken_xml_is_refused),
      cmocka_unit_test(other_roots_are_refused),
      cmocka_unit_test(a_robot_is_urdf),
      cmocka_unit_test(files_in_memory_are_read),
      cmocka_unit_test(warnings_reach_the_buffer),
      cmocka_unit_test(the_name_may_be_empty),
      cmocka_unit_test(kinds_of_files_are_told_apart),
      cmocka_unit_test(models_of_themselves_are_refused),
      cmocka_unit_test(models_inside_have_a_limit_of_content),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
