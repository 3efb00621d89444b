// OBJ files as MuJoCo 3.5.0 reads them: each row was measured there.
#include "asset/mesh_file.h"
#include "unit/asset/asset_bytes.h"

#include <float.h>
#include <math.h>

#define T "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
#define F "f 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
#define F_OUT "021 013 032 123"
#define BAD "could not parse OBJ file 'a.obj'"

static Status read_obj(void* out, const AssetFile* in, ErrorList* err) {
  return mesh_read_obj((MeshFile*)out, in, (Place){0}, err);
}

static void release(void* m) { mesh_free((MeshFile*)m); }

// "021 013": one digit an index, - for -1, ? for others.
static void digits(char* out, const int* index, int n) {
  for (int i = 0; index && i < 3 * n; i++) {
    if (i && i % 3 == 0) *out++ = ' ';
    *out++ = index[i] == -1 ? '-' : index[i] < 0 || index[i] > 9 ? '?' : (char)('0' + index[i]);
  }
  *out = 0;
}

static void expect_digits(const char* expected, const int* index, int n, const char* text) {
  char out[400];
  digits(out, index, n);
  if (strcmp(out, expected) != 0) fail_msg("%s\ngives %s, not %s", text, out, expected);
}

typedef struct Row {
  const char* text;
  const char* face; // NULL: refused
  int nvert;
} Row;

static const Row kFaces[] = {
    {T F, F_OUT, 4},
    // indices
    {T "f -4 -2 -3\n", "021", 4},
    {T "f +1 2 3", "012", 4},
    {T "f 1.7 2x 3\\", "012", 4},
    {T "f 4294967297 2 3", "012", 4},           // cut to 32 bits
    {T "f 99999999999999999999 2 3", "312", 4}, // the largest long, cut: -1
    {T "f 1 3 9", "028", 4},
    {T "f 1 3 0", NULL, 0},
    {T "f 1 3 -0", NULL, 0},
    {T "f 1 3 -", NULL, 0},
    {T "f a b c", NULL, 0},
    {T "f 1 3 \\\n2", NULL, 0}, // a line is not continued
    {T "f 1 3 2 # comment", NULL, 0},
    {T "f 1/1/1/1 3 2", NULL, 0},
    {T "f 1/0 3/0 2/0", NULL, 0},
    {T "f 1//0 3//1 2//1", NULL, 0},
    {T "f 1/ 3/ 2", "021", 4}, // the index behind a / may be that of the next corner
    {T "f 1/ 3/ 2/", NULL, 0},
    {T "l 0 2\n" F, NULL, 0},
    {T "p 0\n" F, NULL, 0},
    {T "l  \n" F, NULL, 0},
    {T "l  1 2\np 1\n" F, F_OUT, 4},
    // lines
    {"v 0 0 0\r\nv 1 0 0\r\nv 0 1 0\r\nf 1 2 3\r\n", "012", 3},
    {"v 0 0 0\rv 1 0 0\rv 0 1 0\rf 1 2 3\r", "012", 3},
    {T "  f\t1 2\t3 \n", "012", 4},
    {T "F 1 2 3\nfoo\nf\n#f 1 2 3\n" F, F_OUT, 4},
    {T "f 1 2 3\nf 2 3", "012", 4}, // fewer than three corners: nothing
    {"f \n" T, "", 4},              // no corner at all
    {T "f 1 2\nf 1\nf 4 3 2\n", "321", 4},
    {T, "", 4},
    {"", "", 0},
    // white space of other kinds separates nothing
    {T "f 1\v2 3 4\n", "023", 4},
    {T "f \v1 \f2 3\n", "012", 4},
    // vertices
    {T "v 1 2\nv\nv \nv 1,5 2..3 7 8 9 10 11\n" F, F_OUT, 7},
    // the first shape
    {T "f 1 3 2\ng x\nf 1 2 4\n", "021", 4},
    {T "f 1 3 2\no x\nf 1 2 4\n", "021", 4},
    {T "f 1 3 2\ng \nf 1 2 4\n", "021", 4},
    {T "f 1 3 2\ng\nf 1 2 4\n", "021 013", 4},
    {T "f 1 3 2\no\nf 1 2 4\n", "021 013", 4},
    {T "f 1 3 2\nusemtl a\ns 1\ngroup b\nf 1 2 4\n", "021 013", 4},
    {T "g a\no b\nf 1 3 2\n", "021", 4},
    {T "l 1 2\ng a\nf 1 3 2\n", "021", 4}, // a group of lines is no shape
    {T "l 1 2\no a\nf 1 3 2\n", "", 4},    // an object of lines is
    {T "p 1 2\no a\nf 1 3 2\n", "", 4},
    {T "f 1 2\ng a\nf 1 3 2\n", "021", 4},
    {T "f 1 2\no a\nf 1 3 2\n", "", 4},
    {T "f 1 3 2\ng a\nf 0 1 2\n", NULL, 0}, // the rest is still looked at
    {T "f 1 3 2\ng a\nv 5 5 5\n", "021", 5},
    // polygons are cut when their group ends, with the vertices read by then
    {"f 1 3 2 4 5\n" T "v 2 2 2\n", "340 302 213", 5},
    {"f 1 3 2 4 5\ng x\n" T "v 2 2 2\n", "021 013 034", 5},
};

static void faces(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof kFaces / sizeof kFaces[0]; i++) {
    const Row* r = &kFaces[i];
    Bytes b = {0};
    put_text(&b, r->text);
    MeshFile m;
    expect_read(read_obj, &m, &b, "a.obj", r->face ? NULL : BAD);
    assert_int_equal(m.nvert, r->nvert);
    expect_digits(r->face ? r->face : "", m.face, m.nface, r->text);
    assert_null(m.facenormal);
    assert_null(m.facetexcoord);
    mesh_free(&m);
  }
}

static void nul_ends_a_line(void** state) {
  (void)state;
  static const char kText[] = T "f 1 2 3\0 0\n\0f 0\nf 1 2 4\nv 5 5\0 5\n";
  Bytes b = {0};
  put_bytes(&b, kText, sizeof kText - 1);
  MeshFile m;
  expect_read(read_obj, &m, &b, "a.obj", NULL);
  expect_digits("012 013", m.face, m.nface, "NUL");
  assert_int_equal(m.nvert, 5);
  assert_true(m.vert[14] == 0);
  mesh_free(&m);
}

static void normals_and_texcoords_have_their_own_indices(void** state) {
  (void)state;
  static const struct Row {
    const char *text, *normal, *texcoord;
  } kRow[] = {
      {"vn 0 0 1\n" T "f 1//1 3//1 2//1\nf 1 2 4", "000 ---", ""},
      {"vn 0 0 1\n" T "f 1//9 3//-1 2//-9\n", "80?", ""},
      {"vt 0 1\n" T "f 1/1 3/1 2/1\nf 1 2 4", "", "000 ---"},
      {"vt 0 1\nvt 1 1\nvt 2 2\n" T "f 1/ 2/ 3 \n", "", "12-"},
      {"vt 0 1\nvt 1 1\nvn 1 0 0\nvn 0 1 0\n" T "f 1/2/1 2/1/2 3/-1/-1 4/-2/-2\n", "100 011",
       "101 101"},
      {T "f 1/1/1 2/1/1 3/1/1\n", "", ""}, // none to point to
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = {0};
    put_text(&b, kRow[i].text);
    MeshFile m;
    expect_read(read_obj, &m, &b, "a.obj", NULL);
    expect_digits(kRow[i].normal, m.facenormal, m.nface, kRow[i].text);
    expect_digits(kRow[i].texcoord, m.facetexcoord, m.nface, kRow[i].text);
    mesh_free(&m);
  }
}

static void texcoords_are_turned_over(void** state) {
  (void)state;
  Bytes b = {0};
  put_text(&b, "vt 0.25 0.125\nvt 2\nvt 1 2 3\nvn 1 2 3 4\nvn 1\n");
  MeshFile m;
  expect_read(read_obj, &m, &b, "a.obj", NULL);
  assert_int_equal(m.ntexcoord, 3);
  assert_memory_equal(m.texcoord, ((float[]){.25f, .875f, 2, 1, 1, -1}), 6 * sizeof(float));
  assert_int_equal(m.nnormal, 2);
  assert_memory_equal(m.normal, ((float[]){1, 2, 3, 1, 0, 0}), 6 * sizeof(float));
  mesh_free(&m);
}

static void numbers(void** state) {
  (void)state;
  static const struct Row {
    const char* text;
    float value;
  } kRow[] = {
      {"1.5", 1.5f},
      {"+.5", .5f},
      {"-.5", -.5f},
      {"1.", 1},
      {"1e2x", 100},
      {"1e", 1},
      {"1e+", 1},
      {"0x10", 16},
      {"1,5", 1},
      {"1_0", 1},
      {"--1", 0},
      {"x", 0},
      {".", 0},
      {"1e39", FLT_MAX},
      {"-1e400", -FLT_MAX},
      {"inf", FLT_MAX},
      {"-inf", -FLT_MAX},
      {"1e-400", 0},
      {"1e-40", 1e-40f},
      {"3.4028236e38", FLT_MAX},
      {"0.1", .1f},
      {"16777217", 16777216},
      {"1\v2", 1},
      // rounded to double first: this is just above the middle of two floats
      {"1.00000005960464477539062500001", 1},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = {0};
    put_text(&b, "vn ");
    put_text(&b, kRow[i].text);
    MeshFile m;
    expect_read(read_obj, &m, &b, "a.obj", NULL);
    if (m.normal[0] != kRow[i].value) fail_msg("%s gives %g", kRow[i].text, (double)m.normal[0]);
    mesh_free(&m);
  }
}

static void coordinates_are_numbers(void** state) {
  (void)state;
  Bytes b = {0};
  put_text(&b, T "vn nan 0 0\nvt nan 0\nv inf 0 0\n");
  MeshFile m;
  expect_read(read_obj, &m, &b, "a.obj", NULL);
  assert_true(isnan(m.normal[0]) && isnan(m.texcoord[0]));
  mesh_free(&m);
  put_text(&b, "v 0 nan 0\n");
  expect_read(read_obj, &m, &b, "a.obj", "vertex coordinate 5 is not finite");
}

static void no_bytes_at_all(void** state) {
  (void)state;
  AssetFile f = {"a.obj", NULL, 0};
  ErrorList err;
  error_init(&err);
  MeshFile m;
  assert_int_equal(mesh_read_obj(&m, &f, (Place){0}, &err), CT_OK); // mesh_shape_build refuses it
  assert_int_equal(m.nvert, 0);
  mesh_free(&m);
  error_free(&err);
}

static void bad_line_is_named(void** state) {
  (void)state;
  static const char kText[] = T "\nf 1 2 zero\n";
  AssetFile f = {"a.obj", (const unsigned char*)kText, sizeof kText - 1};
  ErrorList err;
  error_init(&err);
  MeshFile m;
  assert_int_equal(mesh_read_obj(&m, &f, (Place){0}, &err), CT_FAIL);
  assert_string_equal(err.item[0].hint, "bad index in line 6: f 1 2 zero");
  error_free(&err);
}

static void memory_may_run_out(void** state) {
  (void)state;
  Bytes b = {0};
  put_text(&b, "vt 0 0\nvn 0 0 1\n" T "f 1/1/1 2/1/1 3/1/1 4/1/1\n" F);
  MeshFile m;
  expect_no_leak(read_obj, release, &m, &b, "a.obj");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(faces),
      cmocka_unit_test(nul_ends_a_line),
      cmocka_unit_test(normals_and_texcoords_have_their_own_indices),
      cmocka_unit_test(texcoords_are_turned_over),
      cmocka_unit_test(numbers),
      cmocka_unit_test(coordinates_are_numbers),
      cmocka_unit_test(no_bytes_at_all),
      cmocka_unit_test(bad_line_is_named),
      cmocka_unit_test(memory_may_run_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
