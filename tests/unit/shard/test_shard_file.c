#include "base/alloc.h"
#include "shard/shard_file.h"
#include "support/numbers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char path[] = "/tmp/corten_shard_XXXXXX";

static ShardHead make_head(void) {
  ShardHead h = shard_head();
  h.model = 7;
  h.count = 10;
  h.nstep = 2;
  h.nstate = 3;
  h.first = 4;
  h.own = 2;
  return h;
}

static int make_path(void** state) {
  (void)state;
  strcpy(path + strlen(path) - 6, "XXXXXX");
  int fd = mkstemp(path);
  return fd < 0 || close(fd) != 0;
}

static int drop_path(void** state) {
  (void)state;
  return unlink(path);
}

static void a_file_reads_back(void** state) {
  (void)state;
  ShardHead h = make_head(), back;
  const char* why = "";
  double x[12];
  for (int i = 0; i < 12; i++) x[i] = i - 5.5;
  assert_true(shard_write(path, &h, x, &why));
  double* y = shard_read(path, &back, &why);
  assert_non_null(y);
  assert_memory_equal(x, y, sizeof x);
  assert_memory_equal(&h, &back, sizeof h);
  alloc_free(y);
  assert_true(shard_is_done(path, &h));
  back.own = 1;
  assert_false(shard_is_done(path, &back));
  back = h;
  back.key = 1;
  assert_false(shard_is_done(path, &back) || shard_same(&back, &h));
}

static void damage_is_seen(void** state) {
  (void)state;
  ShardHead h = make_head(), back;
  const char* why = "";
  double x[12] = {1};
  assert_true(shard_write(path, &h, x, &why));
  assert_int_equal(truncate(path, sizeof h + sizeof x - 1), 0);
  assert_null(shard_read(path, &back, &why));
  assert_string_equal(why, "is not complete");
  assert_true(shard_write(path, &h, x, &why));
  FILE* f = fopen(path, "r+b");
  fseek(f, (long)sizeof h + 3, SEEK_SET);
  fputc(1, f);
  fclose(f);
  assert_null(shard_read(path, &back, &why));
  assert_string_equal(why, "is damaged: its checksum is wrong");
  assert_false(shard_write("/no/such/folder/x", &h, x, &why));
}

static void sizes_that_do_not_fit_are_refused(void** state) {
  (void)state;
  ShardHead h = make_head();
  assert_int_equal(shard_numbers(&h), 12);
  h.own = INT64_MAX;
  assert_true(shard_numbers(&h) == SIZE_MAX);
  h.own = -1;
  assert_true(shard_numbers(&h) == SIZE_MAX);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_file_reads_back, make_path, drop_path),
      cmocka_unit_test_setup_teardown(damage_is_seen, make_path, drop_path),
      cmocka_unit_test(sizes_that_do_not_fit_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
