#include "base/io.h"
#include "unit/base/temp_folder.h"
#include "unit/base/unit.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void test_calls_do_what_they_say(void** state) {
  (void)state;
  int fd = -1, copy = -1;
  char text[8] = "";
  size_t got = 9;
  struct stat st;
  assert_int_equal(io_stat(path, &st), ENOENT);
  assert_int_equal(io_open(path, O_RDONLY, 0, &fd), ENOENT);
  assert_int_equal(io_open(path, O_RDWR | O_CREAT | O_EXCL, 0640, &fd), 0);
  assert_int_equal(io_write(fd, "hello", 5), 0);
  assert_int_equal(io_sync(fd), 0);
  assert_int_equal(io_duplicate(fd, &copy), 0);
  assert_int_equal(lseek(copy, 0, SEEK_CUR), 5);
  assert_int_equal(io_close(copy), 0);
  assert_int_equal(lseek(fd, 1, SEEK_SET), 1);
  assert_int_equal(io_read(fd, text, sizeof text, &got), 0);
  assert_int_equal(got, 4);
  assert_memory_equal(text, "ello", 4);
  assert_int_equal(io_read(fd, text, sizeof text, &got), 0);
  assert_int_equal(got, 0);
  assert_int_equal(io_stat(path, &st), 0);
  st.st_mode = S_IFREG | 0600;
  assert_int_equal(io_keep_owner(fd, &st), 0);
  assert_int_equal(io_close(fd), 0);
  assert_int_equal(io_close(fd), EBADF);
  assert_int_equal(io_stat(path, &st), 0);
  assert_int_equal(st.st_mode & 07777, 0600);
  assert_int_equal(io_writable(path), 0);
  assert_int_equal(io_rename(path, other), 0);
  assert_int_equal(io_writable(path), ENOENT);
  assert_int_equal(io_remove(path), ENOENT);
  assert_int_equal(io_remove(other), 0);
}

static void test_links(void** state) {
  (void)state;
  char target[16];
  assert_int_equal(io_link(path, target, sizeof target), ENOENT);
  assert_int_equal(symlink("over/there", path), 0);
  assert_int_equal(io_link(path, target, sizeof target), 0);
  assert_string_equal(target, "over/there");
  assert_int_equal(io_link(path, target, 11), ENAMETOOLONG);
  assert_int_equal(io_remove(path), 0);
  assert_int_equal(io_link(dir, target, sizeof target), EINVAL);
}

// as after a swap: the path was resolved when there was no link in it
static void test_resolved_paths_are_opened_without_following_links(void** state) {
  (void)state;
  char folder[4096], inner[4200], link[4200], below[4300];
  int fd = -1;
  assert_int_equal(io_resolve(dir, folder), 0);
  snprintf(inner, sizeof inner, "%s/f", folder);
  snprintf(link, sizeof link, "%s/g", folder);
  assert_int_equal(io_open(inner, O_WRONLY | O_CREAT, 0600, &fd), 0);
  assert_int_equal(io_close(fd), 0);
  assert_int_equal(io_open_resolved(inner, O_RDONLY, &fd), 0);
  assert_int_equal(io_close(fd), 0);
  assert_int_equal(io_open_resolved("/", O_RDONLY, &fd), 0);
  assert_int_equal(io_close(fd), 0);
  assert_int_equal(symlink(inner, link), 0);
  assert_int_equal(io_open_resolved(link, O_RDONLY, &fd), ELOOP);
  assert_int_equal(io_remove(link), 0);
  assert_int_equal(symlink(folder, link), 0);
  snprintf(below, sizeof below, "%s/f", link);
  assert_int_equal(io_open(below, O_RDONLY, 0, &fd), 0);
  assert_int_equal(io_close(fd), 0);
  assert_int_equal(io_open_resolved(below, O_RDONLY, &fd), ENOTDIR);
  assert_int_equal(io_remove(link), 0);
  assert_int_equal(io_remove(inner), 0);
  assert_int_equal(io_open_resolved(inner, O_RDONLY, &fd), ENOENT);
  static char deep[5000] = "/";
  memset(deep + 1, 'x', sizeof deep - 2);
  assert_int_equal(io_open_resolved(deep, O_RDONLY, &fd), ENAMETOOLONG);
}

static void test_pipes_have_nothing_to_sync(void** state) {
  (void)state;
  int end[2];
  assert_int_equal(pipe(end), 0);
  assert_int_equal(io_sync(end[1]), 0);
  close(end[0]);
  close(end[1]);
}

// Fails one call, and shortens every read and write to one byte.
typedef struct Plan {
  IoCall call;
  int code;
  int calls;
} Plan;

static int fault(IoCall call, size_t* size, void* user) {
  Plan* plan = user;
  plan->calls++;
  if (size && *size > 1) *size = 1;
  return call == plan->call ? plan->code : 0;
}

static void test_faults(void** state) {
  (void)state;
  Plan plan = {.call = IO_STAT, .code = 0};
  int fd;
  char text[8] = "";
  size_t got;
  struct stat st;
  io_set_fault(fault, &plan);
  assert_int_equal(io_open(path, O_RDWR | O_CREAT, 0600, &fd), 0);
  assert_int_equal(io_write(fd, "abc", 3), 0); // one byte at a time, but all
  assert_int_equal(plan.calls, 4);
  assert_int_equal(lseek(fd, 0, SEEK_SET), 0);
  assert_int_equal(io_read(fd, text, 3, &got), 0);
  assert_int_equal(got, 1);
  for (int call = IO_STAT; call <= IO_REMOVE; call++) {
    plan = (Plan){.call = (IoCall)call, .code = EIO};
    assert_int_equal(io_stat(path, &st), call == IO_STAT ? EIO : 0);
    assert_int_equal(io_link(path, text, sizeof text), call == IO_STAT ? EIO : EINVAL);
    assert_int_equal(io_read(fd, text, 1, &got), call == IO_READ ? EIO : 0);
    assert_int_equal(io_write(fd, "d", 1), call == IO_WRITE ? EIO : 0);
    assert_int_equal(io_sync(fd), call == IO_SYNC ? EIO : 0);
    int copy = -1;
    assert_int_equal(io_duplicate(fd, &copy), call == IO_OPEN ? EIO : 0);
    if (copy >= 0) {
      assert_int_equal(io_close(copy), call == IO_CLOSE ? EIO : 0);
      assert_int_equal(close(copy), -1); // it is closed even so
    }
    assert_int_equal(io_rename(path, path), call == IO_RENAME ? EIO : 0);
    assert_int_equal(io_remove(other), call == IO_REMOVE ? EIO : ENOENT);
  }
  io_set_fault(NULL, NULL);
  assert_int_equal(io_close(fd), 0);
  assert_int_equal(io_remove(path), 0);
}

static void test_reasons(void** state) {
  (void)state;
  assert_string_equal(io_reason(ENOSPC), "no space left");
  assert_string_equal(io_reason(EPIPE), "its reader has gone");
  assert_string_equal(io_reason(123456), "input/output error");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_calls_do_what_they_say),
      cmocka_unit_test(test_links),
      cmocka_unit_test(test_resolved_paths_are_opened_without_following_links),
      cmocka_unit_test(test_pipes_have_nothing_to_sync),
      cmocka_unit_test(test_faults),
      cmocka_unit_test(test_reasons),
  };
  return cmocka_run_group_tests(tests, make_dir, remove_dir);
}
