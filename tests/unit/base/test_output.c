#include "base/alloc.h"
#include "base/file.h"
#include "base/io.h"
#include "base/output.h"
#include "unit/base/temp_folder.h"
#include "unit/base/unit.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int files_in_dir(void) {
  int n = 0;
  DIR* d = opendir(dir);
  assert_non_null(d);
  for (const struct dirent* e = readdir(d); e; e = readdir(d))
    n += e->d_name[0] != '.' || e->d_name[1] == 'c';
  closedir(d);
  return n;
}

static void check_content(const char* name, const char* expected) {
  unsigned char* data = NULL;
  size_t size = 0;
  assert_true(file_read(name, 1 << 20, &data, &size, NULL));
  assert_string_equal((char*)data, expected);
  alloc_free(data);
}

static void write_text(const char* name, const char* text) {
  assert_true(file_write(name, text, strlen(text), NULL));
}

static void test_all_ways_to_write(void** state) {
  (void)state;
  Output o;
  char big[3 * OUTPUT_BUFFER + 1];
  memset(big, 'x', sizeof big - 1);
  big[sizeof big - 1] = 0;
  assert_true(output_open(&o, path, NULL));
  output_text(&o, "a");
  output_double(&o, 0.1);
  output_printf(&o, "%d%s", 7, big);
  output_bytes(&o, big, sizeof big - 1);
  output_bytes(&o, NULL, 0);
  output_printf(&o, "%s", "end");
  assert_true(output_close(&o, NULL));
  unsigned char* data = NULL;
  size_t size = 0;
  assert_true(file_read(path, 1 << 20, &data, &size, NULL));
  assert_int_equal(size, 5 + 2 * (sizeof big - 1) + 3);
  assert_memory_equal(data, "a0.17xxx", 8);
  assert_string_equal((char*)data + size - 4, "xend");
  alloc_free(data);
}

static void test_old_file_stays_until_the_end(void** state) {
  (void)state;
  Output o;
  write_text(path, "old");
  assert_true(output_open(&o, path, NULL));
  output_text(&o, "new");
  assert_true(output_flush(&o));
  check_content(path, "old");
  assert_int_equal(files_in_dir(), 2);
  output_discard(&o);
  check_content(path, "old");
  assert_int_equal(files_in_dir(), 1);
  assert_true(output_open(&o, path, NULL));
  output_text(&o, "new");
  assert_true(output_close(&o, NULL));
  check_content(path, "new");
  assert_int_equal(files_in_dir(), 1);
}

// A program that made an empty file and holds it open reads what is written.
static void test_an_empty_file_is_filled_in_place(void** state) {
  (void)state;
  Output o;
  char text[8] = "";
  unlink(path);
  const int fd = open(path, O_RDWR | O_CREAT, 0600);
  assert_true(fd >= 0);
  assert_true(output_open(&o, path, NULL));
  output_text(&o, "part");
  assert_true(output_flush(&o));
  output_discard(&o);
  check_content(path, "");
  write_text(path, "whole");
  assert_int_equal(read(fd, text, sizeof text), 5);
  assert_string_equal(text, "whole");
  assert_int_equal(close(fd), 0);
  assert_int_equal(files_in_dir(), 1);
}

static void test_permissions_are_kept(void** state) {
  (void)state;
  struct stat st;
  write_text(path, "old");
  assert_int_equal(chmod(path, 0751), 0);
  write_text(path, "new");
  assert_int_equal(stat(path, &st), 0);
  assert_int_equal(st.st_mode & 07777, 0751);
  unlink(path);
  const mode_t mask = umask(027);
  write_text(path, "new");
  umask(mask);
  assert_int_equal(stat(path, &st), 0);
  assert_int_equal(st.st_mode & 07777, 0640);
}

static void test_links_stay_links(void** state) {
  (void)state;
  struct stat st;
  write_text(path, "old");
  assert_int_equal(symlink("f", other), 0); // relative to the folder of the link
  write_text(other, "new");
  check_content(path, "new");
  assert_int_equal(lstat(other, &st), 0);
  assert_true(S_ISLNK(st.st_mode));
  unlink(path);
  write_text(other, "made"); // a link that leads nowhere yet
  check_content(path, "made");
  unlink(other);
  assert_int_equal(symlink(other, other), 0);
  const char* why = NULL;
  Output o;
  assert_false(output_open(&o, other, &why));
  assert_string_equal(why, "too many symbolic links");
  unlink(other);
}

static void check_open_fails(const char* name, const char* expected) {
  Output o;
  const char* why = NULL;
  assert_false(output_open(&o, name, &why));
  assert_string_equal(why, expected);
  assert_false(output_open(&o, name, NULL));
}

static void test_trouble_is_noticed_at_once(void** state) {
  (void)state;
  char name[128];
  check_open_fails("", "no such file");
  check_open_fails(dir, "is a directory");
  snprintf(name, sizeof name, "%s/absent/f", dir);
  check_open_fails(name, "no such file");
  snprintf(name, sizeof name, "%s/", dir);
  check_open_fails(name, "is a directory");
  snprintf(name, sizeof name, "%s/f/g", dir);
  write_text(path, "old");
  check_open_fails(name, "no such file");
  check_open_fails("/dev/fd/987", "is closed");
  assert_int_equal(files_in_dir(), 1);
}

// A file without permission to write is not replaced, though its folder would allow it.
static void test_read_only_files_are_respected(void** state) {
  (void)state;
  enum { NOBODY = 65534 };
  const bool root = geteuid() == 0; // may write everything, so somebody else tries
  write_text(path, "old");
  assert_int_equal(chmod(path, 0444), 0);
  assert_int_equal(chmod(dir, 0777), 0);
  if (root) assert_int_equal(seteuid(NOBODY), 0);
  check_open_fails(path, "permission denied");
  check_content(path, "old");
  if (root) assert_int_equal(seteuid(0), 0);
}

static void test_devices_pipes_and_descriptors_are_written_directly(void** state) {
  (void)state;
  Output o;
  const char* why = NULL;
  assert_true(output_open(&o, "/dev/null", NULL));
  output_text(&o, "x");
  assert_true(output_close(&o, NULL));
  assert_true(output_open(&o, "/dev/full", NULL));
  output_text(&o, "x");
  assert_false(output_close(&o, &why));
  assert_string_equal(why, "no space left");

  // a regular file behind a descriptor keeps its place: what came before stays
  const int fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
  assert_true(fd >= 0);
  assert_int_equal(write(fd, "before ", 7), 7);
  char name[64];
  snprintf(name, sizeof name, "/dev/fd/%d", fd);
  write_text(name, "inside ");
  assert_int_equal(write(fd, "behind", 6), 6);
  close(fd);
  check_content(path, "before inside behind");

  assert_int_equal(mkfifo(other, 0600), 0);
  const int reader = open(other, O_RDONLY | O_NONBLOCK);
  write_text(other, "pipe");
  char got[8] = "";
  assert_int_equal(read(reader, got, sizeof got), 4);
  assert_string_equal(got, "pipe");
  close(reader);
  unlink(other);
}

static void test_attached_descriptors_stay_open(void** state) {
  (void)state;
  int end[2];
  char got[8] = "";
  assert_int_equal(pipe(end), 0);
  Output o;
  output_attach(&o, end[1]);
  output_text(&o, "hi");
  assert_true(output_close(&o, NULL));
  assert_int_equal(write(end[1], "!", 1), 1);
  assert_int_equal(read(end[0], got, sizeof got), 3);
  assert_string_equal(got, "hi!");
  close(end[0]);
  close(end[1]);
}

// Every call of the system fails once: the old file is there, whole, and nothing else.
typedef struct Plan {
  int fail_at, calls;
  int last; // the call that failed
} Plan;

static int fault(IoCall call, size_t* size, void* user) {
  Plan* plan = user;
  (void)size;
  if (plan->calls++ != plan->fail_at) return 0;
  plan->last = call;
  return EIO;
}

static void test_every_call_may_fail(void** state) {
  (void)state;
  int failures = 0;
  for (int k = 0;; k++) {
    io_set_fault(NULL, NULL);
    write_text(path, "old");
    Plan plan = {.fail_at = k, .last = -1};
    const char* why = NULL;
    io_set_fault(fault, &plan);
    char big[2 * OUTPUT_BUFFER] = "new";
    const bool done = file_write(path, big, sizeof big, &why);
    io_set_fault(NULL, NULL);
    if (plan.last < 0) {
      assert_true(done);
      check_content(path, "new");
      break;
    }
    failures++;
    assert_false(done);
    assert_string_equal(why, "input/output error");
    check_content(path, "old");
    assert_int_equal(files_in_dir(), 1);
  }
  assert_true(failures >= 7); // link, stat, open, write, sync, close, rename
}

static void test_out_of_memory(void** state) {
  (void)state;
  write_text(path, "old");
  for (int left = 0; left < 2; left++) {
    UnitHeap heap = {.left = left};
    unit_set_heap(&heap);
    const char* why = NULL;
    assert_false(file_write(path, "new", 3, &why));
    ct_setAllocator(NULL);
    assert_string_equal(why, "out of memory");
    assert_int_equal(heap.live, 0);
    check_content(path, "old");
  }
  Output o;
  char big[2000];
  memset(big, 'x', sizeof big - 1);
  big[sizeof big - 1] = 0;
  assert_true(output_open(&o, path, NULL));
  UnitHeap heap = {.left = 0};
  unit_set_heap(&heap);
  output_printf(&o, "%s", big);
  ct_setAllocator(NULL);
  const char* why = NULL;
  assert_false(output_close(&o, &why));
  assert_string_equal(why, "out of memory");
  check_content(path, "old");
  assert_int_equal(files_in_dir(), 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_all_ways_to_write),
      cmocka_unit_test(test_old_file_stays_until_the_end),
      cmocka_unit_test(test_an_empty_file_is_filled_in_place),
      cmocka_unit_test(test_permissions_are_kept),
      cmocka_unit_test(test_links_stay_links),
      cmocka_unit_test(test_trouble_is_noticed_at_once),
      cmocka_unit_test(test_read_only_files_are_respected),
      cmocka_unit_test(test_devices_pipes_and_descriptors_are_written_directly),
      cmocka_unit_test(test_attached_descriptors_stay_open),
      cmocka_unit_test(test_every_call_may_fail),
      cmocka_unit_test(test_out_of_memory),
  };
  return cmocka_run_group_tests(tests, make_dir, remove_dir);
}
