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

// A file whose head has other numbers than its size allows, or rollouts beyond their count.
static void heads_that_cannot_be_are_refused(void** state) {
  (void)state;
  static const struct {
    int64_t first, own, count, nstep, nstate;
  } row[] = {{-1, 2, 10, 2, 3}, {0, 2, 1, 2, 3},   {9, 2, 10, 2, 3}, {4, 2, 10, -1, 3},
             {4, 2, 10, 2, -1}, {4, -2, 10, 2, 3}, {4, 2, 10, 2, 4}, {4, 2, 10, 3, 3}};
  ShardHead h = make_head(), back;
  const char* why = "";
  double x[12] = {1};
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    assert_true(shard_write(path, &h, x, &why));
    ShardHead bad = h;
    bad.first = row[i].first, bad.own = row[i].own, bad.count = row[i].count;
    bad.nstep = row[i].nstep, bad.nstate = row[i].nstate;
    FILE* f = fopen(path, "r+b");
    assert_int_equal(fwrite(&bad, sizeof bad, 1, f), 1);
    fclose(f);
    assert_null(shard_read(path, &back, &why));
    assert_string_equal(why, "is not complete");
    assert_false(shard_is_done(path, &bad));
  }
  FILE* f = fopen(path, "wb"); // shorter than a head
  fputs("CTROLL1", f);
  fclose(f);
  assert_null(shard_read(path, &back, &why));
  assert_string_equal(why, "is no file of rollouts");
}

static void every_number_of_a_head_counts(void** state) {
  (void)state;
  const ShardHead h = make_head();
  ShardHead o = h;
  assert_true(shard_same(&h, &o));
  o = h, o.model++, assert_false(shard_same(&h, &o));
  o = h, o.policy++, assert_false(shard_same(&h, &o));
  o = h, o.count++, assert_false(shard_same(&h, &o));
  o = h, o.nstep++, assert_false(shard_same(&h, &o));
  o = h, o.nstate++, assert_false(shard_same(&h, &o));
  o = h, o.noise = 1, assert_false(shard_same(&h, &o));
  o = h, o.first++, o.own--, assert_true(shard_same(&h, &o)); // another shard of the same
}

static void sizes_that_do_not_fit_are_refused(void** state) {
  (void)state;
  ShardHead h = make_head();
  assert_int_equal(shard_numbers(&h), 12);
  h.own = INT64_MAX;
  assert_true(shard_numbers(&h) == SIZE_MAX);
  h.own = -1;
  assert_true(shard_numbers(&h) == SIZE_MAX);
  h.own = 1, h.nstep = -1;
  assert_true(shard_numbers(&h) == SIZE_MAX);
  h.nstep = 1, h.nstate = -1;
  assert_true(shard_numbers(&h) == SIZE_MAX);
  h.nstate = INT64_MAX, h.nstep = 2;
  assert_true(shard_numbers(&h) == SIZE_MAX);
  h.nstate = INT64_C(1) << 40, h.nstep = 1;
  assert_true(shard_numbers(&h) == SIZE_MAX);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_file_reads_back, make_path, drop_path),
      cmocka_unit_test_setup_teardown(damage_is_seen, make_path, drop_path),
      cmocka_unit_test_setup_teardown(heads_that_cannot_be_are_refused, make_path, drop_path),
      cmocka_unit_test(every_number_of_a_head_counts),
      cmocka_unit_test(sizes_that_do_not_fit_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
