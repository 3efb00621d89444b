#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdlib.h>

static ctModel* small(void) {
  char error[200];
  ctModel* m = ct_loadXMLString(
      "<mujoco><worldbody><body><joint/><geom size='1'/></body></worldbody></mujoco>", NULL, error,
      sizeof error);
  assert_non_null(m);
  return m;
}

static unsigned char* bytes_of(const ctModel* m, int* size) {
  *size = (int)ct_sizeModel(m);
  unsigned char* bytes = malloc((size_t)*size);
  assert_non_null(bytes);
  ct_saveModel(m, NULL, bytes, *size);
  return bytes;
}

static void test_binary_model_from_a_virtual_file_system(void** state) {
  (void)state;
  ctModel* m = small();
  int size;
  unsigned char* bytes = bytes_of(m, &size);
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "folder/m.mjb", bytes, size), 0);
  ctModel* again = ct_loadModel("folder/m.mjb", &vfs);
  assert_non_null(again);
  assert_int_equal(again->njnt, 1);
  ct_deleteModel(again);
  char error[500];
  assert_null(ct_loadBinary("other.mjc", &vfs, error, sizeof error));
  assert_non_null(strstr(error, "Error opening file 'other.mjc'"));
  ct_deleteVFS(&vfs);
  free(bytes);
  ct_deleteModel(m);
}

static int warned;
static void hear(int is_error, const char* text) {
  (void)text;
  warned += !is_error;
}

static void test_a_model_that_cannot_be_read_is_told(void** state) {
  (void)state;
  ctModel* m = small();
  m->jnt_bodyid[0] = 2;
  int size;
  unsigned char* bytes = bytes_of(m, &size);
  ct_setReportHandler(hear);
  assert_null(ct_loadModelBuffer(bytes, size));
  assert_int_equal(warned, 1);
  assert_non_null(strstr(ct_lastError(), "jnt_bodyid"));
  assert_null(ct_loadModelBuffer(NULL, 0));
  assert_null(ct_loadModelBuffer(bytes, 3));
  assert_null(ct_loadModel("/nonexistent.mjb", NULL));
  assert_int_equal(warned, 4);
  ct_saveModel(m, "/nonexistent/x.mjb", NULL, 0);
  assert_int_equal(warned, 5);
  ct_setReportHandler(NULL);
  free(bytes);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_binary_model_from_a_virtual_file_system),
                                     cmocka_unit_test(test_a_model_that_cannot_be_read_is_told)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
