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
  assert_null(ctmj_lastXML(NULL, 0));
  assert_null(ctmj_lastXML(error, 0));
  assert_string_equal(error, "old");
  assert_null(ctmj_lastXML(error, sizeof error));
  assert_string_equal(error, "no XML model has been loaded");
  assert_int_equal(ctmj_saveLastXML("x.xml", NULL, error, 0), 0);
  ctModel* m = load(NAMED("text"), NULL, 0);
  char* text = ctmj_lastXML(error, sizeof error);
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
  assert_null(ctmj_lastXML(NULL, 0));
}

static bool text_scarce(MemoryCount* c) {
  char error[300];
  ctModel* m = load(NAMED("scarce"), NULL, 0);
  memory_scarce(c);
  char* text = ctmj_lastXML(error, sizeof error);
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
                                     cmocka_unit_test(a_model_that_fails_is_not_the_last),
                                     cmocka_unit_test(the_last_one_as_text),
                                     cmocka_unit_test(without_memory_there_is_no_text),
                                     cmocka_unit_test(without_memory_nothing_is_kept)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
