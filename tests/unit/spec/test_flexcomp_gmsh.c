#include "unit/spec/flex_case.h"

static const char k41[] =
    "$MeshFormat\n4.1 0 8\n$EndMeshFormat\n$Nodes\n1 4 1 4\n3 1 0 4\n1\n2\n3\n"
    "4\n0 0 0\n1 0 0\n0 1 0\n0 0 1.5\n$EndNodes\n$Elements\n1 1 1 1\n"
    "3 1 4 1\n1 1 2 3 4\n$EndElements\n";
static const char k22[] = "$MeshFormat\n2.2 0 8\n$EndMeshFormat\n$Nodes\n3\n1 0 0 0\n2 1 0 0\n"
                          "3 0 1 0\n$EndNodes\n$Elements\n1\n1 2 2 0 1 1 2 3\n$EndElements\n";

static Status read_text(FlexCase* c, const char* text, size_t size) {
  flex_open(c, FLEXCOMP_GMSH, 2, (int[3]){1, 1, 1});
  FlexcompMesh m = flex_mesh(c);
  return flexcomp_gmsh(&m, (const unsigned char*)text, size);
}

static void text_files(void** state) {
  (void)state;
  FlexCase c;
  assert_int_equal(read_text(&c, k41, strlen(k41)), CT_OK);
  assert_int_equal(c.def.flex->s.dim, 3);
  assert_int_equal(c.def.point->count, 12);
  assert_near(c.def.point->data[11], 1.5, 0);
  assert_int_equal(c.def.element->data[3], 3);
  flex_close(&c);
  assert_int_equal(read_text(&c, k22, strlen(k22)), CT_OK);
  assert_int_equal(c.def.flex->s.dim, 2);
  assert_int_equal(c.def.element->count, 3);
  flex_close(&c);
}

// Bytes of a little-endian file.
typedef struct Bytes {
  unsigned char data[2048];
  size_t size;
} Bytes;
static void put(Bytes* b, const void* p, size_t n) {
  memcpy(b->data + b->size, p, n);
  b->size += n;
}
static void put_text(Bytes* b, const char* s) { put(b, s, strlen(s)); }
static void put_header41(Bytes* b, uint64_t count, int dim, int kind) {
  const uint64_t head[4] = {1, count, 1, count};
  const int entity[3] = {dim, 1, kind};
  put(b, head, sizeof(head));
  put(b, entity, sizeof(entity));
  put(b, &count, sizeof(count));
}

static void binary_41(void** state) {
  (void)state;
  const uint64_t tags[3] = {1, 2, 3}, element[4] = {1, 3, 2, 1};
  const double point[9] = {0, 0, 0, 1, 0, 0, 0, 2, 0};
  Bytes b = {.size = 0};
  put_text(&b, "$MeshFormat\n4.1 1 8\n$EndMeshFormat\n$Nodes\n");
  put_header41(&b, 3, 2, 0);
  put(&b, tags, sizeof(tags));
  put(&b, point, sizeof(point));
  put_text(&b, "\n$EndNodes\n$Elements\n");
  put_header41(&b, 1, 2, 2);
  put(&b, element, sizeof(element));
  put_text(&b, "\n$EndElements\n");
  FlexCase c;
  assert_int_equal(read_text(&c, (const char*)b.data, b.size), CT_OK);
  assert_near(c.def.point->data[7], 2, 0);
  assert_int_equal(c.def.element->data[0], 2);
  flex_close(&c);
}

static void binary_22(void** state) {
  (void)state;
  enum { N = 12 };
  Bytes b = {.size = 0};
  put_text(&b, "$MeshFormat\n2.2 1 8\n$EndMeshFormat\n$Nodes\n12\n");
  for (int i = 1; i <= N; i++) {
    const double p[3] = {i, 2 * i, 0.5};
    put(&b, &i, sizeof(i));
    put(&b, p, sizeof(p));
  }
  put_text(&b, "\n$EndNodes\n$Elements\n12\n");
  for (int i = 1; i <= N; i++) {
    const int e[10] = {4, 1, 2, i, 0, 1, 1, 2, 3, i};
    put(&b, e, sizeof(e));
  }
  put_text(&b, "\n$EndElements\n");
  FlexCase c;
  assert_int_equal(read_text(&c, (const char*)b.data, b.size), CT_OK);
  assert_int_equal(c.def.flex->s.dim, 3);
  assert_int_equal(c.def.point->count, 3 * N);
  assert_near(c.def.point->data[34], 24, 0);
  assert_int_equal(c.def.element->count, 4 * N);
  assert_int_equal(c.def.element->data[47], 11);
  flex_close(&c);
}

// A file cut anywhere is refused, and nothing outside it is read (asan).
static void cut_files_are_refused(void** state) {
  (void)state;
  const char* text[2] = {k41, k22};
  for (int t = 0; t < 2; t++) {
    for (size_t n = 0; n + 1 < strlen(text[t]); n++) {
      char part[sizeof(k41)];
      memcpy(part, text[t], n);
      FlexCase c;
      assert_int_equal(read_text(&c, part, n), CT_FAIL);
      flex_close(&c);
    }
  }
}

static void bad_files_say_why(void** state) {
  (void)state;
  FlexCase c;
  assert_int_equal(read_text(&c, "", 0), CT_FAIL);
  assert_true(flex_says(&c, "Empty GMSH file"));
  flex_close(&c);
  assert_int_equal(read_text(&c, "hello, world", 12), CT_FAIL);
  assert_true(flex_says(&c, "GMSH file must begin with $MeshFormat"));
  flex_close(&c);
  static const char old[] = "$MeshFormat\n1.0 0 8\n$EndMeshFormat\n";
  assert_int_equal(read_text(&c, old, strlen(old)), CT_FAIL);
  assert_true(flex_says(&c, "Only GMSH file format versions 4.1 and 2.2 are supported"));
  flex_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_files),        cmocka_unit_test(binary_41),
      cmocka_unit_test(binary_22),         cmocka_unit_test(cut_files_are_refused),
      cmocka_unit_test(bad_files_say_why),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
