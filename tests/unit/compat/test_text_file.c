#include "base/alloc.h"
#include "base/file.h"
#include "support/cmocka_all.h"

#include <mujoco/mujoco.h>
#include <string.h>
#include <unistd.h>

static char heard[1200];
static void hear(const char* text) { snprintf(heard, sizeof heard, "%s", text); }

typedef struct Things {
  mjModel* m;
  mjData* d;
  mjvScene scene;
} Things;

static int make_things(void** state) {
  static Things t;
  char error[500] = "";
  t.m = ct_loadXMLString("<mujoco><worldbody><geom size='.1'/></worldbody></mujoco>", NULL, error,
                         sizeof error);
  if (!t.m) return -1;
  t.d = mj_makeData(t.m);
  mjv_defaultScene(&t.scene);
  mjv_makeScene(t.m, &t.scene, 10);
  ct_compat.user_error = ct_compat.user_warning = hear;
  *state = &t;
  return 0;
}

static int free_things(void** state) {
  Things* t = *state;
  ctmj_clearHandlers();
  mjv_freeScene(&t->scene);
  mj_deleteData(t->d);
  mj_deleteModel(t->m);
  return 0;
}

static void write_all(Things* t, int which, const char* path) {
  heard[0] = 0;
  if (which == 0) mj_printModel(t->m, path);
  if (which == 1) mj_printFormattedModel(t->m, path, "%.3f");
  if (which == 2) mj_printData(t->m, t->d, path);
  if (which == 3) mj_printFormattedData(t->m, t->d, path, "%.3f");
  if (which == 4) mj_printScene(&t->scene, path);
  if (which == 5) mj_printFormattedScene(&t->scene, path, "%.3f");
  if (which == 6) mj_saveModel(t->m, path, NULL, 0);
}

static void failed_writes_are_warnings(void** state) {
  Things* t = *state;
  for (int which = 0; which < 7; which++) {
    write_all(t, which, "/no/such/folder/f");
    assert_non_null(strstr(heard, "Could not open file '/no/such/folder/f'"));
    assert_non_null(strstr(heard, "no such file"));
    write_all(t, which, "/dev/full");
    assert_non_null(strstr(heard, "no space left"));
  }
  for (int which = 0; which < 6; which++) {
    write_all(t, which, NULL);
    assert_non_null(strstr(heard, "'filename' is NULL"));
  }
}

static void good_writes_are_silent(void** state) {
  Things* t = *state;
  char path[] = "/tmp/corten_text_file_XXXXXX";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  close(fd);
  for (int which = 0; which < 7; which++) {
    unsigned char* data;
    size_t size;
    write_all(t, which, path);
    assert_string_equal(heard, "");
    assert_true(file_read(path, 1 << 28, &data, &size, NULL));
    assert_true(size > 100);
    alloc_free(data);
  }
  unlink(path);
}

// Called without the header: the result says it, with a reason if there is room for one.
static void results_of_the_writers(void** state) {
  Things* t = *state;
  char error[200] = "old";
  const ctmjFile nameless = {NULL, NULL, error, sizeof error};
  const ctmjFile nowhere[] = {{"/no/such/folder/f", NULL, NULL, 0},
                              {"/no/such/folder/f", NULL, error, 0}};
  for (int k = 0; k < 2; k++) {
    assert_int_equal(ctmj_writeModel(t->m, &nowhere[k]), 1);
    assert_int_equal(ctmj_writeData(t->m, t->d, &nowhere[k]), 1);
    assert_int_equal(ctmj_writeScene(&t->scene, &nowhere[k]), 1);
  }
  assert_string_equal(error, "old");
  assert_int_equal(ctmj_writeModel(t->m, &nameless), 1);
  assert_string_equal(error, "Could not open file '' for writing: it has no name");
  assert_int_equal(ctmj_writeData(t->m, t->d, &nameless), 1);
  assert_int_equal(ctmj_writeScene(&t->scene, &nameless), 1);
}

static void small_buffer_is_an_error(void** state) {
  Things* t = *state;
  char small[10] = "old";
  heard[0] = 0;
  mj_saveModel(t->m, NULL, small, sizeof small);
  assert_string_equal(heard, "mj_saveModel: attempting to write outside model buffer");
  assert_string_equal(small, "old");
  heard[0] = 0;
  const int size = (int)mj_sizeModel(t->m);
  void* buffer = alloc_bytes((size_t)size);
  mj_saveModel(t->m, NULL, buffer, size);
  assert_string_equal(heard, "");
  mjModel* again = mj_loadModelBuffer(buffer, size);
  assert_non_null(again);
  mj_deleteModel(again);
  alloc_free(buffer);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(failed_writes_are_warnings),
      cmocka_unit_test(good_writes_are_silent),
      cmocka_unit_test(results_of_the_writers),
      cmocka_unit_test(small_buffer_is_an_error),
  };
  return cmocka_run_group_tests(tests, make_things, free_things);
}
