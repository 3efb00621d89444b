#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/file.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

static void add(ctVFS* vfs, const char* name) {
  assert_int_equal(ct_addBufferVFS(vfs, name, name, (int)strlen(name)), 0);
}

static void finds(const ctVFS* vfs, const char* name, const char* content) {
  const VfsFile* f = vfs_find(vfs, name);
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_exact_name_wins),
      cmocka_unit_test(test_folders_and_case_are_forgiven),
      cmocka_unit_test(test_add_and_delete),
      cmocka_unit_test(test_files_from_disk),
      cmocka_unit_test(test_models_and_includes_from_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
