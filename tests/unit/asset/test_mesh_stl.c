// STL files: binary as MuJoCo 3.5.0, and text, which it refuses.
#include "asset/mesh_file.h"
#include "unit/asset/asset_bytes.h"

#include <math.h>

static Status read_stl(void* out, const AssetFile* in, ErrorList* err) {
  return mesh_read_stl((MeshFile*)out, in, (Place){0}, err);
}

static void release(void* m) { mesh_free((MeshFile*)m); }

static const float kTetra[4][9] = {{0, 0, 0, 0, 1, 0, 1, 0, 0},
                                   {0, 0, 0, 1, 0, 0, 0, 0, 1},
                                   {0, 0, 0, 0, 0, 1, 0, 1, 0},
                                   {1, 0, 0, 0, 1, 0, 0, 0, 1}};

static Bytes binary(const float facet[][9], int n, int count) {
  Bytes b = {0};
  put_text(&b, "solid as some binary files begin");
  put_fill(&b, ' ', 80 - b.size);
  put_int(&b, count);
  for (int i = 0; i < n; i++) {
    put_floats(&b, 3, (float[]){9, 9, 9}); // a normal that is not one
    put_floats(&b, 9, facet[i]);
    put_fill(&b, 7, 2);
  }
  return b;
}

static void expect_tetra(const MeshFile* m) {
  // each vertex where it first occurs
  const float vert[] = {0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1};
  const int face[] = {0, 1, 2, 0, 2, 3, 0, 3, 1, 2, 1, 3};
  assert_int_equal(m->nvert, 4);
  assert_int_equal(m->nface, 4);
  assert_memory_equal(m->vert, vert, sizeof vert);
  assert_memory_equal(m->face, face, sizeof face);
  assert_null(m->normal);
  assert_null(m->facenormal);
}

static void binary_vertices_are_merged(void** state) {
  (void)state;
  Bytes b = binary(kTetra, 4, 4);
  MeshFile m;
  expect_read(read_stl, &m, &b, "a.stl", NULL);
  expect_tetra(&m);
  mesh_mirror(&m);
  assert_int_equal(m.face[1], 2);
  assert_int_equal(m.face[2], 1);
  mesh_free(&m);
}

static void negative_zero_is_zero(void** state) {
  (void)state;
  float facet[4][9];
  memcpy(facet, kTetra, sizeof facet);
  for (int i = 9; i < 36; i++)
    if (facet[i / 9][i % 9] == 0) facet[i / 9][i % 9] = -0.0f;
  Bytes b = binary((const float(*)[9])facet, 4, 4);
  MeshFile m;
  expect_read(read_stl, &m, &b, "a.stl", NULL);
  assert_int_equal(m.nvert, 4);
  for (int i = 0; i < 9; i++) assert_false(signbit(m.vert[i])); // the first of equals stays
  mesh_free(&m);
}

static void bad_binary_files_are_refused(void** state) {
  (void)state;
#define ASCII "; perhaps this is an ASCII file?"
  static const struct Row {
    int facets, count;
    size_t extra;
    const char* message;
  } kRow[] = {
      {4, 0, 0, "number of faces should be between 1 and 200000 in STL file 'a.stl'" ASCII},
      {4, -1, 0, "number of faces should be between 1 and 200000 in STL file 'a.stl'" ASCII},
      {4, 200001, 0, "number of faces should be between 1 and 200000 in STL file 'a.stl'" ASCII},
      {4, 3, 0, "STL file 'a.stl' has wrong size" ASCII},
      {4, 5, 0, "STL file 'a.stl' has wrong size" ASCII},
      {4, 4, 1, "STL file 'a.stl' has wrong size" ASCII},
      {0, 200000, 0, "STL file 'a.stl' has wrong size" ASCII},
  };
  MeshFile m;
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = binary(kTetra, kRow[i].facets, kRow[i].count);
    put_fill(&b, 0, kRow[i].extra);
    expect_read(read_stl, &m, &b, "a.stl", kRow[i].message);
    assert_null(m.vert);
  }
  Bytes b = {0};
  expect_read(read_stl, &m, &b, "a.stl", "STL file 'a.stl' is empty");
  put_fill(&b, 'x', 83);
  expect_read(read_stl, &m, &b, "a.stl", "invalid header in STL file 'a.stl'");
}

static void coordinates_have_bounds(void** state) {
  (void)state;
  static const struct Row {
    float x;
    const char* message;
  } kRow[] = {
      {1073741824.0f, NULL},
      {1073741952.0f, "vertex in STL file 'a.stl' exceed maximum bounds"},
      {-INFINITY, "vertex in STL file 'a.stl' exceed maximum bounds"},
      {NAN, "vertex coordinate 12 is not finite"}, // vertex 4, counted in coordinates
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    float facet[4][9];
    memcpy(facet, kTetra, sizeof facet);
    facet[1][3] = kRow[i].x;
    Bytes b = binary((const float(*)[9])facet, 4, 4);
    MeshFile m;
    expect_read(read_stl, &m, &b, "a.stl", kRow[i].message);
    mesh_free(&m);
  }
}

static Bytes text(const char* end_of_line, const char* first) {
  Bytes b = {0};
  put_text(&b, first);
  put_text(&b, end_of_line);
  for (int i = 0; i < 4; i++) {
    put_text(&b, " facet normal 0 0 0");
    put_text(&b, end_of_line);
    put_text(&b, "outer loop");
    for (int k = 0; k < 3; k++) {
      char line[100];
      snprintf(line, sizeof line, "%s\tvertex %.1e %.1f %.0f", end_of_line, kTetra[i][3 * k],
               kTetra[i][3 * k + 1], kTetra[i][3 * k + 2]);
      put_text(&b, line);
    }
    put_text(&b, end_of_line);
    put_text(&b, "endloop endfacet");
    put_text(&b, end_of_line);
  }
  return b;
}

static void text_is_read(void** state) {
  (void)state;
  MeshFile m;
  Bytes b = text("\n", "solid");
  put_text(&b, "endsolid");
  expect_read(read_stl, &m, &b, "a.stl", NULL);
  expect_tetra(&m);
  mesh_free(&m);
  b = text("\r\n", " solid with a facet in its name");
  put_text(&b, "endsolid with a facet in its name\r\n");
  expect_read(read_stl, &m, &b, "a.stl", NULL);
  expect_tetra(&m);
  mesh_free(&m);
}

static void bad_text_is_refused(void** state) {
  (void)state;
  static const struct Row {
    const char *text, *message;
  } kRow[] = {
      {"solid a\nendsolid a\n",
       "number of faces should be between 1 and 200000 in STL file 'a.stl'"},
      {"solid a\nfacet normal 0 0 x", "could not parse STL file 'a.stl'"},
      {"solid a\nfacet normal 0 0 0 outer loop vertex 0 0 0 vertex 1 0 0 endloop endfacet",
       "could not parse STL file 'a.stl'"},
      {"solid a\nfacet normal 0 0 0\nouter loop vertex 0 0 0 vertex 1 0 0 vertex 0 1 0 endloop",
       "could not parse STL file 'a.stl'"},
      {"solid a\nendsolid\njunk", "could not parse STL file 'a.stl'"},
      {"solid a\nfacet normal 0 0 0 outer loop vertex 0 0 0 vertex 1e99 0 0 vertex 0 1 0 endloop "
       "endfacet",
       "vertex in STL file 'a.stl' exceed maximum bounds"},
      {"solid", "invalid header in STL file 'a.stl'"},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = {0};
    put_text(&b, kRow[i].text);
    MeshFile m;
    expect_read(read_stl, &m, &b, "a.stl", kRow[i].message);
    assert_null(m.vert);
  }
}

static void memory_may_run_out(void** state) {
  (void)state;
  MeshFile m;
  Bytes b = binary(kTetra, 4, 4);
  expect_no_leak(read_stl, release, &m, &b, "a.stl");
  b = text("\n", "solid");
  expect_no_leak(read_stl, release, &m, &b, "a.stl");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(binary_vertices_are_merged),
      cmocka_unit_test(negative_zero_is_zero),
      cmocka_unit_test(bad_binary_files_are_refused),
      cmocka_unit_test(coordinates_have_bounds),
      cmocka_unit_test(text_is_read),
      cmocka_unit_test(bad_text_is_refused),
      cmocka_unit_test(memory_may_run_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
