// MSH files: accepted and refused as by MuJoCo 3.5.0.
#include "asset/mesh_file.h"
#include "unit/asset/asset_bytes.h"

#include <math.h>

static Status read_msh(void* out, const AssetFile* in, ErrorList* err) {
  return mesh_read_msh((MeshFile*)out, in, (Place){0}, err);
}

static void release(void* m) { mesh_free((MeshFile*)m); }

static const float kVert[] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
static const float kNormal[] = {0, 0, -1, 0, -1, 0, -1, 0, 0, 1, 1, 1};
static const float kTexcoord[] = {0, .25f, 1, 0, .5f, 1, 1, 1};
static const int kFace[] = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};

static Bytes make(int nnormal, int ntexcoord, int nface) {
  Bytes b = {0};
  put_ints(&b, 4, (int[]){4, nnormal, ntexcoord, nface});
  put_floats(&b, 12, kVert);
  put_floats(&b, 3 * nnormal, kNormal);
  put_floats(&b, 2 * ntexcoord, kTexcoord);
  put_ints(&b, 3 * nface, kFace);
  return b;
}

static void all_arrays_are_read(void** state) {
  (void)state;
  Bytes b = make(4, 4, 4);
  MeshFile m;
  expect_read(read_msh, &m, &b, "a.msh", NULL);
  assert_int_equal(m.nvert, 4);
  assert_int_equal(m.nnormal, 4);
  assert_int_equal(m.ntexcoord, 4);
  assert_int_equal(m.nface, 4);
  assert_memory_equal(m.vert, kVert, sizeof kVert);
  assert_memory_equal(m.normal, kNormal, sizeof kNormal);
  assert_memory_equal(m.texcoord, kTexcoord, sizeof kTexcoord); // not turned over, unlike in OBJ
  assert_memory_equal(m.face, kFace, sizeof kFace);
  assert_memory_equal(m.facenormal, kFace, sizeof kFace);
  assert_memory_equal(m.facetexcoord, kFace, sizeof kFace);

  // mirroring turns the faces and leaves the other indices
  mesh_mirror(&m);
  assert_int_equal(m.face[1], 1);
  assert_int_equal(m.face[2], 2);
  assert_memory_equal(m.facenormal, kFace, sizeof kFace);
  assert_memory_equal(m.facetexcoord, kFace, sizeof kFace);
  mesh_free(&m);
}

static void only_vertices_are_enough(void** state) {
  (void)state;
  Bytes b = make(0, 0, 0);
  MeshFile m;
  expect_read(read_msh, &m, &b, "a.msh", NULL);
  assert_int_equal(m.nvert, 4);
  assert_null(m.normal);
  assert_null(m.texcoord);
  assert_null(m.face);
  assert_null(m.facenormal);
  assert_null(m.facetexcoord);
  mesh_free(&m);
}

static void faces_without_normals_have_no_normal_index(void** state) {
  (void)state;
  Bytes b = make(0, 0, 4);
  MeshFile m;
  expect_read(read_msh, &m, &b, "a.msh", NULL);
  assert_non_null(m.face);
  assert_null(m.facenormal);
  assert_null(m.facetexcoord);
  mesh_free(&m);
}

static void bad_sizes_are_refused(void** state) {
  (void)state;
  static const struct Row {
    int n[4];
    const char* message;
  } kRow[] = {
      {{3, 0, 0, 0}, "invalid sizes in MSH file 'a.msh'"},
      {{4, 3, 0, 0}, "invalid sizes in MSH file 'a.msh'"},
      {{4, 0, 5, 0}, "invalid sizes in MSH file 'a.msh'"},
      {{4, 0, 0, -1}, "invalid sizes in MSH file 'a.msh'"},
      {{4, -1, 0, 0}, "invalid sizes in MSH file 'a.msh'"},
      {{178956970, 0, 0, 0}, "too large sizes in MSH file 'a.msh'."},
      {{4, 0, 0, 178956970}, "too large sizes in MSH file 'a.msh'."},
      {{178956969, 0, 0, 0}, "unexpected file size in MSH file 'a.msh'"},
      {{4, 0, 0, 3}, "unexpected file size in MSH file 'a.msh'"},
      {{4, 0, 0, 5}, "unexpected file size in MSH file 'a.msh'"},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = {0};
    put_ints(&b, 4, kRow[i].n);
    put_floats(&b, 12, kVert);
    put_ints(&b, 12, kFace);
    MeshFile m;
    expect_read(read_msh, &m, &b, "a.msh", kRow[i].message);
    assert_null(m.vert);
  }
  MeshFile m;
  Bytes b = {0};
  expect_read(read_msh, &m, &b, "a.msh", "MSH file 'a.msh' is empty");
  put_fill(&b, 0, 15);
  expect_read(read_msh, &m, &b, "a.msh", "missing header in MSH file 'a.msh'");
}

static void coordinates_are_finite(void** state) {
  (void)state;
  Bytes b = {0};
  float vert[12];
  memcpy(vert, kVert, sizeof vert);
  vert[7] = INFINITY;
  put_ints(&b, 4, (int[]){4, 0, 0, 0});
  put_floats(&b, 12, vert);
  MeshFile m;
  expect_read(read_msh, &m, &b, "a.msh", "vertex coordinate 2 is not finite");
}

static void memory_may_run_out(void** state) {
  (void)state;
  Bytes b = make(4, 4, 4);
  MeshFile m;
  expect_no_leak(read_msh, release, &m, &b, "a.msh");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_arrays_are_read),
      cmocka_unit_test(only_vertices_are_enough),
      cmocka_unit_test(faces_without_normals_have_no_normal_index),
      cmocka_unit_test(bad_sizes_are_refused),
      cmocka_unit_test(coordinates_are_finite),
      cmocka_unit_test(memory_may_run_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
