#include "compile/asset_load.h"
#include "unit/compile/spec_case.h"

static void content_types(void** state) {
  (void)state;
  static const struct Row {
    const char *file, *given, *type;
  } kRow[] = {
      {"a.stl", "", "model/stl"},
      {"d.x/a.OBJ", "", "model/obj"},
      {"a.msh", "", "model/vnd.mujoco.msh"},
      {"a.Png", "", "image/png"},
      {"a.jpg", "", ""},
      {"a", "", ""},
      {"a.png", "image/ktx", "image/ktx"},
      {"a.png", "image/png;quality=1", "image/png"},
      {"a.png", "image/png;", ""},
      {"a.png", "image/", ""},
      {"a.png", "png", ""},
      {"a.png", "/png", "/png"},
  };
  for (size_t i = 0; i < sizeof(kRow) / sizeof(kRow[0]); i++) {
    ctString given = {(char*)(uintptr_t)kRow[i].given};
    assert_string_equal(asset_load_type(kRow[i].file, &given).text, kRow[i].type);
  }
}

static void files_come_from_memory_below_their_folder(void** state) {
  (void)state;
  BuildCase c;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "meshes/a.bin", "xyz", 3), 0);
  case_read(&c, "<compiler meshdir='meshes'/>");
  case_resolve(&c);
  c.b.vfs = &vfs;
  AssetLoad load;
  const ctString* folder = c.spec->compiler.meshdir;
  assert_int_equal(asset_load(&load, &c.b, folder, "a.bin", (Place){0}), CT_OK);
  assert_string_equal(load.file.name, "meshes/a.bin");
  assert_int_equal(load.file.size, 3);
  assert_memory_equal(load.file.data, "xyz", 3);
  asset_load_close(&load);
  assert_int_equal(asset_load(&load, &c.b, folder, "b.bin", (Place){0}), CT_FAIL);
  asset_load_close(&load);
  assert_true(case_says(&c, "Error opening file 'meshes/b.bin'"));
  case_close(&c);
  ct_deleteVFS(&vfs);
}

TEST_MAIN(cmocka_unit_test(content_types),
          cmocka_unit_test(files_come_from_memory_below_their_folder))
