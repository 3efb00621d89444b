#include "base/alloc.h"
#include "mjcf/mjcf_write_path.h"
#include "unit/mjcf/mjcf_parse.h"

// A model with a mesh in folder `own`, and one that came from a model with folder `other`.
static Spec* two_meshes(const char* own, const char* other, bool own_file) {
  Spec* s = spec_new();
  assert_true(vectors_set_string(s->pub.compiler.meshdir, own));
  for (int i = 0; i < 2; i++) {
    MeshElement* mesh = (MeshElement*)spec_add(s, ctOBJ_MESH, NULL);
    if (i || own_file) assert_true(vectors_set_string(mesh->s.file, "x.obj"));
  }
  ctsCompiler settings = s->pub.compiler;
  ctString folder = {(char*)(uintptr_t)other};
  settings.meshdir = &folder;
  s->list[ctOBJ_MESH].data[1]->compiler = spec_keep_compiler(s, &settings, "");
  return s;
}

static void expect(const char* own, const char* other, bool own_file, const char* folder,
                   const char* path) {
  Spec* s = two_meshes(own, other, own_file);
  MjcfWriter w = {.spec = s};
  mjcf_write_path_folders(&w);
  assert_string_equal(w.meshdir, folder);
  assert_string_equal(w.texturedir, "");
  char* got = mjcf_write_path(&w, s->list[ctOBJ_MESH].data[1], "x.obj");
  assert_string_equal(got, path);
  alloc_free(got);
  spec_free(s);
}

static void files_of_one_folder_keep_their_names(void** state) {
  (void)state;
  expect("", "a/b", false, "a/b", "x.obj");
  expect("a", "a", true, "a", "x.obj");
}

static void files_of_several_folders_are_seen_from_our_own(void** state) {
  (void)state;
  expect("", "a/b", true, "", "a/b/x.obj");
  expect("c", "a/", true, "c", "../a/x.obj");
  expect("c/d/", "", true, "c/d/", "../../x.obj");
  expect("c", "/a", true, "c", "/a/x.obj");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(files_of_one_folder_keep_their_names),
      cmocka_unit_test(files_of_several_folders_are_seen_from_our_own),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
