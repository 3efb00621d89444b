#include "serve/motion.h"
#include "support/model_text.h"
#include "unit/serve/container.h"

// The reader of the page, in C.
static double* decode_columns(const StrBuf* b, const char* name, int rows, int* columns) {
  char type[4], key[80];
  int count, ranges;
  const unsigned char* plane = container_array(b, name, type, &count);
  snprintf(key, sizeof key, "%s.range", name);
  const float* range = container_array(b, key, type, &ranges);
  assert_non_null(plane);
  assert_non_null(range);
  *columns = ranges / 2;
  assert_int_equal(count, 2 * rows * *columns);
  double* out = alloc_bytes(sizeof(double) * (size_t)(rows * *columns));
  for (int c = 0; c < *columns; c++) {
    int level = 0;
    for (int r = 0; r < rows; r++) {
      int code = plane[c * rows + r] | plane[(*columns + c) * rows + r] << 8;
      level = (level + ((code >> 1) ^ -(code & 1))) & 65535;
      out[r * *columns + c] = (double)range[c] + level * (double)range[*columns + c];
    }
  }
  return out;
}

static const char kPendulum[] =
    "<body pos='0 0 2'><joint name='j' axis='0 1 0'/><geom type='capsule' size='.05' fromto='0 0 0 "
    "1 0 0'/></body>"
    "<body pos='2 0 .3'><freejoint/><geom size='.1'/></body><geom type='plane' size='3 3 .1'/>";

static void samples_come_back(void** state) {
  (void)state;
  enum { ROWS = 300 };
  ctModel* m = model_world("", kPendulum);
  ctData* d = ct_makeData(m);
  Motion s;
  StrBuf out = {0};
  static double expected[ROWS][8];
  int contacts = 0;
  assert_true(motion_start(&s, m));
  for (int r = 0; r < ROWS; r++) {
    ct_step(m, d);
    memcpy(expected[r], d->qpos, sizeof expected[r]);
    contacts += d->ncon;
    assert_true(motion_add(&s, d));
  }
  assert_true(contacts > 0);
  assert_true(motion_bytes(&s, 10) > 10 * 8);
  assert_true(motion_pack(&s, &out));
  int columns, count;
  char type[4];
  double* qpos = decode_columns(&out, "qpos", ROWS, &columns);
  assert_int_equal(columns, 8);
  for (int c = 0; c < columns; c++) {
    double low = expected[0][c], high = low;
    for (int r = 0; r < ROWS; r++) {
      low = smaller(low, expected[r][c]);
      high = larger(high, expected[r][c]);
    }
    for (int r = 0; r < ROWS; r++) // half a level, and the rounding to 32 bits
      assert_within(qpos[r * columns + c], expected[r][c],
                    (high - low) / 65535 * 0.51 + 3e-7 * larger(fabs(low), fabs(high)));
  }
  const int* shapes = container_array(&out, "shapes", type, &count);
  assert_int_equal(count, ROWS);
  int records = 0;
  for (int r = 0; r < ROWS; r++) records += shapes[r];
  assert_true(records >= 2 * contacts); // point and force
  double* shape = decode_columns(&out, "shape", records, &columns);
  assert_int_equal(columns, DECOR_FLOATS);
  alloc_free(shape);
  alloc_free(qpos);
  strbuf_free(&out);
  motion_free(&s);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void numbers_that_are_none_keep_the_level(void** state) {
  (void)state;
  ctModel* m = model_world("", "<body><joint/><geom size='.1'/></body>");
  ctData* d = ct_makeData(m);
  Motion s;
  StrBuf out = {0};
  assert_true(motion_start(&s, m));
  static const double x[] = {0, 1, (double)NAN, (double)INFINITY, 0.5};
  ct_forward(m, d);
  for (int r = 0; r < 5; r++) {
    d->qpos[0] = x[r];
    assert_true(motion_add(&s, d));
  }
  d->qpos[0] = 0;
  assert_true(motion_pack(&s, &out));
  int columns;
  double* qpos = decode_columns(&out, "qpos", 5, &columns);
  static const double expected[] = {0, 1, 1, 1, 0.5};
  for (int r = 0; r < 5; r++) assert_within(qpos[r], expected[r], 1e-5);
  alloc_free(qpos);
  strbuf_free(&out);
  motion_free(&s);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void no_samples(void** state) {
  (void)state;
  ctModel* m = model_world("", "<geom size='1'/>");
  Motion s;
  StrBuf out = {0};
  assert_true(motion_start(&s, m));
  assert_true(motion_pack(&s, &out));
  char type[4];
  int count;
  assert_non_null(container_array(&out, "time", type, &count));
  assert_int_equal(count, 0);
  strbuf_free(&out);
  motion_free(&s);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(samples_come_back),
                                     cmocka_unit_test(numbers_that_are_none_keep_the_level),
                                     cmocka_unit_test(no_samples)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
