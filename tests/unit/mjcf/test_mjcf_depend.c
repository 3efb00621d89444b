#include "spec/spec.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#define MODELS CT_TEST_DIR "/conformance/models/"

static bool has(const ctStringVec* list, const char* path) {
  for (int i = 0; i < list->count; i++) {
    if (strcmp(vectors_text(&list->data[i]), path) == 0) return true;
  }
  return false;
}

static void models_and_what_they_attach(void** state) {
  (void)state;
  ctStringVec list = {0};
  ctu_getXMLDependencies(MODELS "attach_replicas.xml", &list);
  assert_int_equal(list.count, 2);
  assert_string_equal(vectors_text(&list.data[0]), MODELS "attach_replicas.xml");
  assert_true(has(&list, MODELS "assets/attach_part_plain.xml"));
  ctu_getXMLDependencies(MODELS "attach_replicas.xml", &list); // each once
  assert_int_equal(list.count, 2);
  vectors_free(VALUE_STRINGVEC, &list);
}

static void assets_with_their_folders(void** state) {
  (void)state;
  ctStringVec list = {0};
  ctu_getXMLDependencies(MODELS "mesh_files.xml", &list);
  assert_true(list.count > 2);
  // every asset that is named can be opened where the list says it is
  for (int i = 1; i < list.count; i++) {
    FILE* f = fopen(vectors_text(&list.data[i]), "rb");
    if (!f) fail_msg("%s is not there", vectors_text(&list.data[i]));
    fclose(f);
  }
  vectors_free(VALUE_STRINGVEC, &list);
}

static void a_missing_file_has_none(void** state) {
  (void)state;
  ctStringVec list = {0};
  ctu_getXMLDependencies(MODELS "no_such_file.xml", &list);
  assert_int_equal(list.count, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(models_and_what_they_attach),
      cmocka_unit_test(assets_with_their_folders),
      cmocka_unit_test(a_missing_file_has_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
