#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/file.h"
#include "support/failing_memory.h"

#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

static void add(ctVFS* vfs, const char* name) {
  assert_int_equal(ct_addBufferVFS(vfs, name, name, (int)strlen(name)), 0);
}

static void finds(const ctVFS* vfs, const char* name, const char* content) {
  const VfsFile* f = vfs_source(vfs, name).file;
  if (!content) {
    assert_null(f);
    return;
  }
  assert_non_null(f);
  assert_int_equal(f->size, strlen(content));
  assert_memory_equal(f->data, content, f->size);
}

static void test_exact_name_wins(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add(&vfs, "a.xml");
  add(&vfs, "d/a.xml");
  add(&vfs, "A.xml");
  finds(&vfs, "a.xml", "a.xml");
  finds(&vfs, "./a.xml", "a.xml");
  finds(&vfs, "x/../a.xml", "a.xml");
  finds(&vfs, "d\\a.xml", "d/a.xml");
  finds(&vfs, "A.xml", "A.xml");
  ct_deleteVFS(&vfs);
}

static void test_folders_and_case_are_forgiven(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add(&vfs, "d/A.stl");
  finds(&vfs, "a.stl", "d/A.stl");
  finds(&vfs, "/other/a.STL", "d/A.stl");
  finds(&vfs, "ab.stl", NULL);
  finds(&vfs, "", NULL);
  add(&vfs, "e/a.stl");
  finds(&vfs, "f/a.stl", "e/a.stl");
  finds(NULL, "a.stl", NULL);
  ct_deleteVFS(&vfs);
}

static void test_add_and_delete(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add(&vfs, "a");
  assert_int_equal(ct_addBufferVFS(&vfs, "a", "x", 1), 2);
  assert_int_equal(ct_addBufferVFS(&vfs, "b", NULL, 0), 0);
  assert_int_equal(ct_addBufferVFS(&vfs, "c", "x", -1), -1);
  assert_int_equal(ct_deleteFileVFS(&vfs, "a"), 0);
  assert_int_equal(ct_deleteFileVFS(&vfs, "a"), -1);
  assert_int_equal(ct_deleteFileVFS(&vfs, "d/b"), 0);
  ct_deleteVFS(&vfs);
  assert_null(vfs.impl_);
}

static void test_files_from_disk(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_true(file_write("vfs_test.bin", "abc", 3, NULL));
  assert_int_equal(ct_addFileVFS(&vfs, "", "vfs_test.bin"), 0);
  assert_int_equal(ct_addFileVFS(&vfs, ".", "vfs_test.bin"), 2);
  assert_int_equal(ct_addFileVFS(&vfs, NULL, "no_such_file.bin"), -1);
  remove("vfs_test.bin");
  unsigned char* data;
  size_t size;
  assert_true(vfs_read(&vfs, "dir/vfs_test.bin", 3, &data, &size, NULL));
  assert_int_equal(size, 3);
  assert_string_equal((char*)data, "abc");
  alloc_free(data);
  const char* why = NULL;
  assert_false(vfs_read(&vfs, "vfs_test.bin", 2, &data, &size, &why));
  assert_string_equal(why, "file is too large");
  assert_false(vfs_read(NULL, "vfs_test.bin", 10, &data, &size, &why));
  ct_deleteVFS(&vfs);
}

static void test_models_and_includes_from_memory(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  const char* main_file = "<mujoco><include file='part.xml'/></mujoco>";
  const char* part = "<mujoco><worldbody><geom name='g' size='1'/></worldbody></mujoco>";
  assert_int_equal(ct_addBufferVFS(&vfs, "m.xml", main_file, (int)strlen(main_file)), 0);
  assert_int_equal(ct_addBufferVFS(&vfs, "part.xml", part, (int)strlen(part)), 0);
  char error[500];
  ctModel* m = ct_loadXML("m.xml", &vfs, error, sizeof error);
  if (!m) fail_msg("%s", error);
  assert_int_equal(m->ngeom, 1);
  ct_deleteModel(m);
  m = ct_loadXMLString(main_file, &vfs, error, sizeof error);
  assert_non_null(m);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
}

// Paths are compared by their parts, whatever separates them.
static void test_odd_paths(void** state) {
  (void)state;
  static const struct {
    const char *stored, *name;
  } row[] = {{"/abs/a1", "\\abs\\a1"},     {"../up2", "x/../../up2"}, {"../../up3", "..\\..\\up3"},
             {"ab/a4", "ab/.a/../a4"},     {"a5", "./x/./../a5"},     {"x6/.b", "x6/./.b"},
             {"dir7/..b", "dir7/c/../..b"}};
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) add(&vfs, row[k].stored);
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    finds(&vfs, row[k].name, row[k].stored);
    assert_int_equal(ct_addBufferVFS(&vfs, row[k].name, "x", 1), 2); // the same name
  }
  finds(&vfs, ".", NULL);
  finds(&vfs, "/", NULL);
  finds(&vfs, "x/..", NULL);
  for (size_t k = 0; k < sizeof row / sizeof *row; k++)
    assert_int_equal(ct_deleteFileVFS(&vfs, row[k].name), 0);
  ct_deleteVFS(&vfs);
}

// A set that was never begun, or is deleted, has no files and takes none.
static void test_no_set(void** state) {
  (void)state;
  ctVFS vfs = {0};
  ctpResourceProvider p;
  ctp_defaultResourceProvider(&p);
  finds(&vfs, "a", NULL);
  assert_int_equal(ct_addBufferVFS(&vfs, "a", "x", 1), -1);
  assert_int_equal(ct_addFileVFS(&vfs, NULL, "a"), -1);
  assert_int_equal(ct_deleteFileVFS(&vfs, "a"), -1);
  assert_int_equal(ct_mountVFS(&vfs, "a", &p), -1);
  assert_int_equal(ct_unmountVFS(&vfs, "a"), -1);
  ct_deleteVFS(&vfs);
}

static bool use_scarce(MemoryCount* c) {
  ctVFS vfs;
  ctpResourceProvider p;
  ctp_defaultResourceProvider(&p); // mounts without a word
  memory_scarce(c);
  ct_defaultVFS(&vfs);
  bool done = ct_addBufferVFS(&vfs, "d/a.txt", "abc", 3) == 0;
  done = ct_addFileVFS(&vfs, "", "vfs_scarce.bin") == 0 && done;
  done = ct_mountVFS(&vfs, "far", &p) == 0 && done;
  const VfsFile* file = vfs_source(&vfs, "D/../d/a.txt").file;
  done = done && file && file->size == 3;
  done = ct_deleteFileVFS(&vfs, "VFS_scarce.bin") == 0 && done;
  done = ct_unmountVFS(&vfs, "far") == 0 && done;
  ct_deleteVFS(&vfs);
  memory_enough(c);
  return done;
}

static void test_without_memory(void** state) {
  (void)state;
  assert_true(file_write("vfs_scarce.bin", "abc", 3, NULL));
  assert_true(memory_failures(use_scarce) >= 5);
  remove("vfs_scarce.bin");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_odd_paths),
      cmocka_unit_test(test_no_set),
      cmocka_unit_test(test_without_memory),
      cmocka_unit_test(test_exact_name_wins),
      cmocka_unit_test(test_folders_and_case_are_forgiven),
      cmocka_unit_test(test_add_and_delete),
      cmocka_unit_test(test_files_from_disk),
      cmocka_unit_test(test_models_and_includes_from_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
