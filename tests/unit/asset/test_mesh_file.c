// Choice of the reader, merging, checks, lines.
#include "asset/mesh_file.h"
#include "unit/asset/asset_bytes.h"

static const char kObj[] = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\n";

static void format_is_chosen(void** state) {
  (void)state;
  static const struct Row {
    const char *name, *type, *message;
  } kRow[] = {
      {"a.obj", NULL, NULL},
      {"d.stl/a.OBJ", "", NULL},
      {"a.oBj", NULL, NULL},
      {"a.foo", "model/obj", NULL},
      {"a.foo", NULL, "unknown or unsupported mesh file: 'a.foo'"},
      {"obj", NULL, "unknown or unsupported mesh file: 'obj'"},
      {"a.obj ", NULL, "unknown or unsupported mesh file: 'a.obj '"},
      {"a.stl", NULL, "invalid header in STL file 'a.stl'"},
      {"a.obj", "model/stl", "invalid header in STL file 'a.obj'"},
      {"a.obj", "model/vnd.mujoco.msh", "invalid sizes in MSH file 'a.obj'"},
      {"a.obj", "MODEL/OBJ", "unsupported mesh type: 'MODEL/OBJ'"},
      {"a.obj", "obj", "invalid content type: 'obj'"},
      {"a.obj", "model/obj; x", "invalid content type: 'model/obj; x'"},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    AssetFile f = {kRow[i].name, (const unsigned char*)kObj, sizeof kObj - 1};
    ErrorList err;
    error_init(&err);
    MeshFile m;
    Status s = mesh_read(&m, &f, kRow[i].type, (Place){0}, &err);
    assert_int_equal(s == CT_OK, kRow[i].message == NULL);
    if (kRow[i].message) assert_string_equal(err.item[0].message, kRow[i].message);
    assert_int_equal(m.nface, kRow[i].message ? 0 : 1);
    mesh_free(&m);
    error_free(&err);
  }
}

// Against comparing every pair.
static void merging_keeps_the_first(void** state) {
  (void)state;
  enum { N = 500 };
  MeshFile m = {.nvert = N, .nface = N};
  m.vert = (float*)alloc_bytes(3 * N * sizeof(float));
  m.face = (int*)alloc_bytes(3 * N * sizeof(int));
  assert_true(m.vert && m.face);
  float vert[3 * N];
  unsigned seed = 1;
  for (int i = 0; i < 3 * N; i++) {
    seed = seed * 1664525u + 1013904223u;
    vert[i] = m.vert[i] = (float)(int)(seed >> 29) - 3;
    m.face[i] = (int)(seed >> 8) % N;
  }
  m.face[7] = N + 3; // points nowhere, and still does
  int face[3 * N];
  memcpy(face, m.face, sizeof face);
  assert_true(mesh_merge(&m));

  int kept = 0, target[N];
  for (int i = 0; i < N; i++) {
    int j = 0;
    while (memcmp(vert + 3 * j, vert + 3 * i, 3 * sizeof(float)) != 0) j++;
    target[i] = j < i ? target[j] : kept;
    if (j == i) assert_memory_equal(m.vert + 3 * kept++, vert + 3 * i, 3 * sizeof(float));
  }
  assert_true(kept < N);
  assert_int_equal(m.nvert, kept);
  for (int i = 0; i < 3 * N; i++)
    assert_int_equal(m.face[i], face[i] < N ? target[face[i]] : face[i]);
  mesh_free(&m);
}

static void merging_may_run_out_of_memory(void** state) {
  (void)state;
  float vert[6] = {1, 2, 3, 1, 2, 3};
  for (long fail_at = 0; fail_at < 2; fail_at++) {
    MeshFile m = {.vert = vert, .nvert = 2};
    MemoryCount count = {.fail_at = fail_at};
    memory_count(&count);
    bool ok = mesh_merge(&m);
    ct_setAllocator(NULL);
    assert_false(ok);
    assert_int_equal(m.nvert, 2);
    assert_int_equal(count.live, 0);
  }
}

static void all_indices_are_mirrored(void** state) {
  (void)state;
  int face[3] = {0, 1, 2}, normal[3] = {3, 4, 5}, texcoord[3] = {6, 7, 8};
  MeshFile m = {.face = face, .facenormal = normal, .facetexcoord = texcoord, .nface = 1};
  mesh_mirror(&m);
  assert_memory_equal(face, ((int[]){0, 2, 1}), sizeof face);
  assert_memory_equal(normal, ((int[]){3, 5, 4}), sizeof normal);
  assert_memory_equal(texcoord, ((int[]){6, 8, 7}), sizeof texcoord);
}

static void lines_end_in_three_ways(void** state) {
  (void)state;
  const char text[] = "a\nb\r\n\rc\r\r\nd";
  static const char* const kLine[] = {"a", "b", "", "c", "", "d"};
  const char *at = text, *end = text + sizeof text - 1, *line, *line_end;
  int n = 0;
  for (; mesh_line(&at, end, &line, &line_end); n++) {
    assert_true(n < 6);
    assert_int_equal(line_end - line, strlen(kLine[n]));
    assert_memory_equal(line, kLine[n], strlen(kLine[n]));
  }
  assert_int_equal(n, 6);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(format_is_chosen),
      cmocka_unit_test(merging_keeps_the_first),
      cmocka_unit_test(merging_may_run_out_of_memory),
      cmocka_unit_test(all_indices_are_mirrored),
      cmocka_unit_test(lines_end_in_three_ways),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
