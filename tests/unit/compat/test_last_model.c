#include "support/failing_memory.h"
#include "unit/pos/trees.h"

#include <corten/compat.h>

#define NAMED(name)                                                                                \
  "<mujoco model='" name                                                                           \
  "'><worldbody><body><freejoint/><geom size='.1'/></body></worldbody></mujoco>"

static ctModel* load(const char* xml, char* error, int size) {
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  ct_addBufferVFS(&vfs, "m.xml", xml, (int)strlen(xml));
  ctModel* m = ctmj_loadXML("m.xml", &vfs, error, size);
  ct_deleteVFS(&vfs);
  return m;
}

static bool file_has(const char* path, const char* what) {
  char text[4096] = "";
  FILE* file = fopen(path, "r");
  assert_non_null(file);
  text[fread(text, 1, sizeof text - 1, file)] = 0;
  fclose(file);
  return strstr(text, what) != NULL;
}

static void the_last_one_is_written(void** state) {
  (void)state;
  char error[300];
  const char* path = "last_model_test.xml";
  assert_int_equal(ctmj_saveLastXML(path, NULL, error, sizeof error), 0);
  assert_non_null(strstr(error, "no XML model"));
  ctModel* a = load(NAMED("first"), error, sizeof error);
  ctModel* b = load(NAMED("second"), error, sizeof error);
  assert_true(a && b);
  assert_null(
      load("<mujoco><worldbody><geom sise='1'/></worldbody></mujoco>", error, sizeof error));
  assert_non_null(strstr(error, "sise"));
  assert_int_equal(ctmj_saveLastXML(path, b, error, sizeof error), 1);
  assert_true(file_has(path, "second"));
  remove(path);
  ctmj_freeLastXML();
  assert_int_equal(ctmj_saveLastXML(path, b, NULL, 0), 0);
  ct_deleteModel(a);
  ct_deleteModel(b);
}

// also where files in memory, which are gone when it is written, went into the model
static void numbers_of_the_model_are_written(void** state) {
  (void)state;
  static const char* const xml[] = {
      "<mujoco><statistic extent='3'/><worldbody><geom size='1'/><geom size='2'/></worldbody>"
      "</mujoco>",
      "<mujoco><statistic extent='3'/><asset><mesh name='t' file='t.obj'/><hfield name='h' "
      "nrow='3' "
      "ncol='2' size='1 1 1 1' elevation='1 2 3 4 5 6'/></asset><worldbody><geom size='1'/><geom "
      "size='2'/><geom type='mesh' mesh='t'/></worldbody></mujoco>"};
  static const char part[] =
      "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n";
  const char* path = "last_model_numbers.xml";
  for (int k = 0; k < 2; k++) {
    char error[300] = "";
    ctVFS vfs;
    ct_defaultVFS(&vfs);
    ct_addBufferVFS(&vfs, "m.xml", xml[k], (int)strlen(xml[k]));
    ct_addBufferVFS(&vfs, "t.obj", part, (int)strlen(part));
    ctModel* m = ctmj_loadXML("m.xml", &vfs, error, sizeof error);
    ct_deleteVFS(&vfs);
    if (!m) fail_msg("%s", error);
    for (int twice = 0; twice < 2; twice++) {
      m->geom_size[0] = twice ? 1 : 10; // and back
      m->stat.extent = twice ? 9 : 8;
      if (k) m->hfield_data[0] = twice ? 0 : .25f;
      assert_int_equal(ctmj_saveLastXML(path, m, error, sizeof error), 1);
      assert_string_equal(error, "");
      assert_true(file_has(path, twice ? "<geom size=\"1\"/>" : "<geom size=\"10\"/>"));
      assert_true(file_has(path, twice ? "extent=\"9\"" : "extent=\"8\""));
      if (k) assert_true(file_has(path, twice ? "0 0.2 0.4 0.6 0 1" : "0 0.2 0.4 0.6 0.25 1"));
    }
    ctModel* other = load(NAMED("another"), error, sizeof error);
    m->geom_size[0] = 77;
    char* text = ctmj_lastXML(m, error, sizeof error);
    assert_non_null(text);
    assert_null(strstr(text, "77"));
    assert_non_null(strstr(error, "incompatible models"));
    ctu_free(text);
    ct_deleteModel(other);
    ct_deleteModel(m);
  }
  remove(path);
  ctmj_freeLastXML();
}

// A model that reads but does not compile leaves the one before in its place; no text is wanted.
static void a_model_that_fails_is_not_the_last(void** state) {
  (void)state;
  char error[300] = "";
  const char* path = "last_model_failed.xml";
  static const char bad[] = "<mujoco><worldbody><geom size='0'/></worldbody></mujoco>";
  ctModel* a = load(NAMED("good"), NULL, 0);
  assert_non_null(a);
  assert_null(load(bad, NULL, 0));
  assert_null(load(bad, error, sizeof error));
  assert_non_null(strstr(error, "size"));
  assert_int_equal(ctmj_saveLastXML(path, a, NULL, 0), 1);
  assert_true(file_has(path, "good"));
  remove(path);
  assert_int_equal(ctmj_saveLastXML("no/such/folder/x.xml", a, error, sizeof error), 0);
  assert_true(error[0]);
  ctmj_freeLastXML();
  ct_deleteModel(a);
}

// The text, for a program that writes it to its standard output.
static void the_last_one_as_text(void** state) {
  (void)state;
  char error[300] = "old";
  assert_null(ctmj_lastXML(NULL, NULL, 0));
  assert_null(ctmj_lastXML(NULL, error, 0));
  assert_string_equal(error, "old");
  assert_null(ctmj_lastXML(NULL, error, sizeof error));
  assert_string_equal(error, "no XML model has been loaded");
  assert_int_equal(ctmj_saveLastXML("x.xml", NULL, error, 0), 0);
  ctModel* m = load(NAMED("text"), NULL, 0);
  char* text = ctmj_lastXML(m, error, sizeof error);
  assert_non_null(text);
  assert_string_equal(error, "");
  assert_non_null(strstr(text, "model=\"text\""));
  ctModel* again = ct_loadXMLString(text, NULL, error, sizeof error);
  assert_non_null(again);
  assert_int_equal(again->nq, m->nq);
  ctu_free(text);
  ct_deleteModel(again);
  ct_deleteModel(m);
  ctmj_freeLastXML();
  assert_null(ctmj_lastXML(NULL, NULL, 0));
}

static bool text_scarce(MemoryCount* c) {
  char error[300];
  ctModel* m = load(NAMED("scarce"), NULL, 0);
  memory_scarce(c);
  char* text = ctmj_lastXML(m, error, sizeof error);
  memory_enough(c);
  bool done = text != NULL;
  ctu_free(text);
  ct_deleteModel(m);
  ctmj_freeLastXML();
  return done;
}

static void without_memory_there_is_no_text(void** state) {
  (void)state;
  assert_true(memory_failures(text_scarce) >= 2);
}

static bool load_scarce(MemoryCount* c) {
  char error[300] = "";
  memory_scarce(c);
  ctModel* m = load(NAMED("scarce"), error, sizeof error);
  memory_enough(c);
  bool done = m != NULL;
  ct_deleteModel(m);
  ctmj_freeLastXML();
  return done;
}

static void without_memory_nothing_is_kept(void** state) {
  (void)state;
  assert_true(memory_failures(load_scarce) >= 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_last_one_is_written),
                                     cmocka_unit_test(numbers_of_the_model_are_written),
                                     cmocka_unit_test(a_model_that_fails_is_not_the_last),
                                     cmocka_unit_test(the_last_one_as_text),
                                     cmocka_unit_test(without_memory_there_is_no_text),
                                     cmocka_unit_test(without_memory_nothing_is_kept)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
