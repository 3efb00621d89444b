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

// Sections of text files, good unless a row replaces one, and what is said of them.
#define FOUR "1 4 1 4\n3 1 0 4\n1\n2\n3\n4\n"
#define NODES41 FOUR "0 0 0\n1 0 0\n0 1 0\n0 0 1.5\n"
#define NODES22 "3\n1 0 0 0\n2 1 0 0\n3 0 1 0\n"
static const struct {
  const char *version, *nodes, *elements, *text; // text NULL: it is read
} kText[] = {
    {"4.1", "2 4 1 4\n3 1 0 4\n", "", "All nodes must be in single block"},
    {"4.1", "1 4 1 4\n3 1 0 3\n", "", "All nodes must be in single block"},
    {"4.1", "1 4 1 5\n3 1 0 4\n", "", "Maximum number of nodes"},
    {"4.1", "1 4 1 4\n0 1 0 4\n", "", "Entity must be 1D, 2D or 3D"},
    {"4.1", "1 4 1 4\n4 1 0 4\n", "", "Entity must be 1D, 2D or 3D"},
    {"4.1", "1 800000000 1 800000000\n3 1 0 800000000\n", "", "Invalid number of nodes."},
    {"4.1", "1 4 1\n", "", "Error reading Nodes header"},
    {"4.1", "1 4 x 4\n3 1 0 4\n", "", "Error reading Nodes header"},
    {"4.1", "1 4 1 4\n3 1 0 4\n1\n3\n", "", "Node tags must be sequential"},
    {"4.1", "1 4 1 4\n3 1 0 4\n1\n", "", "Error reading node tags"},
    {"4.1", FOUR "0 0 0\n1 0\n", "", "Error reading node coordinates"},
    {"4.1", FOUR "0 0 0\n1 x 0\n", "", "Error reading node coordinates"},
    {"4.1", NODES41, "2 1 1 1\n3 1 4 1\n", "All elements must be in single block"},
    {"4.1", NODES41, "1 1 1 1\n3 1 4 2\n", "All elements must be in single block"},
    {"4.1", NODES41, "1 1 1 1\n2 1 4 1\n", "Inconsistent dimensionality in Elements"},
    {"4.1", NODES41, "1 600000000 1 1\n3 1 4 600000000\n", "Invalid numElements."},
    {"4.1", NODES41, "1 1 1 1\n3 1 2 1\n", "Element type inconsistent"},
    {"4.1", NODES41, "1 1 1\n", "Error reading Elements header"},
    {"4.1", NODES41, "1 1 1 1\n3 1 4 1\n1 1 2\n", "Error reading Elements"},
    {"4.1", NODES41, "1 1 1 1\n3 1 4 1\n1 1 2 3 4\n", NULL},
    {"2.2", "x\n", "", "Invalid node header"},
    {"2.2", "3:\n", "", "Invalid node header"},
    {"2.2", "\n", "", "Error reading Nodes header"},
    {"2.2", "800000000\n", "", "Invalid number of nodes."},
    {"2.2", "3\n1 0 0 0\n", "", "Error reading node tags"},
    {"2.2", "3\n1 0\n", "", "Error reading node coordinates"},
    {"2.2", NODES22, "x\n", "Invalid elements header"},
    {"2.2", NODES22, "\n", "Error reading Elements header"},
    {"2.2", NODES22, "600000000\n", "Invalid number of elements."},
    {"2.2", NODES22, "1\n1 2\n", "Error reading Elements"},
    {"2.2", NODES22, "1\n1 3 2 0 1 1 2 3\n", "Invalid number of node tags"},
    {"2.2", NODES22, "1\n1 2 2 0 1 1 2\n", "Error reading Elements"},
    {"2.2", NODES22, "1\n1 2 2 0 1 1 2 4\n", "Invalid node tag"},
    {"2.2", NODES22, "1\n1 2 2 0 1 0 2 3\n", "Invalid node tag"},
    {"2.2", NODES22, "2\n1 2 2 0 1 1 2 3\n", "Error reading Elements"},
    {"2.2", NODES22, "0\n1 2 2 0\n", NULL},
    {"2.2", NODES22, "1\n1 2 0 1 2 3\n", NULL}, // without tags
};

static void bad_sections_say_why(void** state) {
  (void)state;
  for (size_t k = 0; k < sizeof kText / sizeof *kText; k++) {
    char text[400];
    snprintf(
        text, sizeof text,
        "$MeshFormat\n%s 0 8\n$EndMeshFormat\n$Nodes\n%s$EndNodes\n$Elements\n%s$EndElements\n",
        kText[k].version, kText[k].nodes, kText[k].elements);
    FlexCase c;
    Status got = read_text(&c, text, strlen(text));
    if (got != (kText[k].text ? CT_FAIL : CT_OK) ||
        (kText[k].text && !flex_says(&c, kText[k].text)))
      fail_msg("row %zu: '%s'", k, c.err.count ? c.err.item[c.err.count - 1].message : "is read");
    flex_close(&c);
  }
}

// A binary file of three nodes and one triangle, with one number or length other than it should be.
typedef struct Binary41 {
  const char* text;
  uint64_t blocks, nodes, tag, elements, vertex; // 0: as it should be
  int dim, element_dim, kind;
  size_t nodes_cut, elements_cut; // bytes that a section lacks
} Binary41;

static uint64_t or_else(uint64_t x, uint64_t good) { return x ? x : good; }

static void make_binary41(const Binary41* x, Bytes* b) {
  const uint64_t tags[3] = {1, or_else(x->tag, 2), 3};
  const uint64_t element[4] = {1, 3, 2, or_else(x->vertex, 1)};
  const double point[9] = {0, 0, 0, 1, 0, 0, 0, 2, 0};
  const uint64_t blocks = or_else(x->blocks, 1);
  b->size = 0;
  put_text(b, "$MeshFormat\n4.1 1 8\n$EndMeshFormat\n$Nodes\n");
  size_t start = b->size;
  put_header41(b, or_else(x->nodes, 3), x->dim ? x->dim : 2, 0);
  memcpy(b->data + start, &blocks, sizeof blocks);
  put(b, tags, sizeof tags);
  put(b, point, sizeof point);
  b->size -= x->nodes_cut;
  put_text(b, "$EndNodes\n$Elements\n");
  put_header41(b, or_else(x->elements, 1), x->element_dim ? x->element_dim : 2,
               x->kind ? x->kind : 2);
  put(b, element, sizeof element);
  b->size -= x->elements_cut;
  put_text(b, "$EndElements\n");
}

static void bad_binary_41(void** state) {
  (void)state;
  static const Binary41 row[] = {
      {.text = NULL},
      {.text = "All nodes must be in single block", .blocks = 2},
      {.text = "Entity must be", .dim = 4},
      {.text = "Entity must be", .dim = -1},
      {.text = "Invalid number of nodes.", .nodes = 1ull << 40},
      {.text = "Insufficient byte size of Nodes", .nodes = 4},
      {.text = "Insufficient byte size of Nodes", .nodes_cut = 1},
      {.text = "Invalid nodes header", .nodes_cut = 3 * 32 + 1},
      {.text = "Node tags must be sequential", .tag = 3},
      {.text = "Inconsistent dimensionality", .element_dim = 3},
      {.text = "Invalid numElements.", .elements = 1ull << 40},
      {.text = "Element type inconsistent", .kind = 4},
      {.text = "Insufficient byte size of Elements", .elements = 2},
      {.text = "Insufficient byte size of Elements", .elements_cut = 1},
      {.text = "Invalid elements header", .elements_cut = 4 * 8 + 1},
  };
  static Bytes b;
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    FlexCase c;
    make_binary41(row + k, &b);
    Status got = read_text(&c, (const char*)b.data, b.size);
    if (got != (row[k].text ? CT_FAIL : CT_OK) || (row[k].text && !flex_says(&c, row[k].text)))
      fail_msg("row %zu: '%s'", k, c.err.count ? c.err.item[c.err.count - 1].message : "is read");
    flex_close(&c);
  }
  // a tag that fits no int is a vertex that does not exist
  FlexCase c;
  make_binary41(&(Binary41){.vertex = 1ull << 40}, &b);
  assert_int_equal(read_text(&c, (const char*)b.data, b.size), CT_OK);
  assert_int_equal(c.def.element->data[2], -1);
  flex_close(&c);
}

// Twelve nodes and twelve tetrahedra, as GMSH writes them or with one header for all.
typedef struct Binary22 {
  const char *text, *nodes, *elements; // counts as text
  int type, tag;
  bool one_header;
  size_t nodes_cut, elements_cut;
} Binary22;

static void make_binary22(const Binary22* x, Bytes* b) {
  enum { N = 12 };
  b->size = 0;
  put_text(b, "$MeshFormat\n2.2 1 8\n$EndMeshFormat\n$Nodes\n");
  put_text(b, x->nodes ? x->nodes : "12\n");
  for (int i = 1; i <= N; i++) {
    const double p[3] = {i, 2 * i, 0.5};
    put(b, &i, sizeof i);
    put(b, p, sizeof p);
  }
  put_text(b, "\n");
  b->size -= x->nodes_cut;
  put_text(b, "$EndNodes\n$Elements\n");
  put_text(b, x->elements ? x->elements : "12\n");
  const int type = x->type ? x->type : 4, tag = x->tag ? x->tag : 3;
  for (int i = 1; i <= N; i++) {
    const int head[3] = {type, 1, x->one_header ? 0 : 2}, tags[3] = {i, 0, 1};
    const int node[4] = {1, 2, tag, i};
    if (i == 1 || !x->one_header) put(b, head, sizeof head);
    put(b, tags, x->one_header ? sizeof *tags : sizeof tags);
    put(b, node, sizeof node);
  }
  put_text(b, "\n");
  b->size -= x->elements_cut;
  put_text(b, "$EndElements\n");
}

static void bad_binary_22(void** state) {
  (void)state;
  static const Binary22 row[] = {
      {.text = NULL},
      {.text = NULL,
       .elements = "0012\n",
       .one_header = true}, // a longer count: MuJoCo asks for more bytes
      {.text = "exception while reading GMSH file", .nodes = "x\n"},
      {.text = "Invalid number of nodes", .nodes = "-12\n"},
      {.text = "Invalid number of nodes.", .nodes = "800000000\n"},
      {.text = "Insufficient byte size of Nodes", .nodes = "13\n"},
      {.text = "Insufficient byte size of Nodes", .nodes_cut = 300},
      {.text = "Invalid nodes header", .nodes_cut = 12 * 28 + 1},
      {.text = "exception while reading GMSH file", .elements = "x\n"},
      {.text = "Invalid number of elements", .elements = "-12\n"},
      {.text = "Invalid number of node tags", .type = 3},
      {.text = "Insufficient byte size of Elements", .elements = "14\n"},
      {.text = "Insufficient byte size of Elements", .elements_cut = 300},
      {.text = "Insufficient byte size of Elements", .elements = "99\n", .one_header = true},
      {.text = "Invalid elements header", .elements_cut = 12 * 40 + 1},
      {.text = "Invalid elements header", .elements_cut = 12 * 40 - 8},
      {.text = "Invalid node tag", .tag = 13},
      {.text = "Invalid node tag", .tag = -1},
  };
  static Bytes b;
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    FlexCase c;
    make_binary22(row + k, &b);
    Status got = read_text(&c, (const char*)b.data, b.size);
    if (got != (row[k].text ? CT_FAIL : CT_OK) || (row[k].text && !flex_says(&c, row[k].text)))
      fail_msg("row %zu: '%s'", k, c.err.count ? c.err.item[c.err.count - 1].message : "is read");
    if (!row[k].text) assert_int_equal(c.def.element->count, 48);
    flex_close(&c);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bad_sections_say_why),
      cmocka_unit_test(bad_binary_41),
      cmocka_unit_test(bad_binary_22),
      cmocka_unit_test(text_files),
      cmocka_unit_test(binary_41),
      cmocka_unit_test(binary_22),
      cmocka_unit_test(cut_files_are_refused),
      cmocka_unit_test(bad_files_say_why),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
