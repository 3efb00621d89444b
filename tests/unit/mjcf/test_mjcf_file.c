// Files named by included files. The rows were measured on MuJoCo 3.5.0 with the main file given by
// its whole path; given by a relative one the same files are found.
#include "spec/spec.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static const char TETRA[] =
    "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";
static const char HFIELD[] = "\2\0\0\0\2\0\0\0\0\0\0\0\0\0\200\77\0\0\0\100\0\0\200\77";
static const char PNG[] = "\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\b\0\0\0\0:~\233U\0\0\0\n"
                          "IDATx\234c`\0\0\0\2\0\1H\257\244q\0\0\0\0IEND\256B`\202";
// One triangle and one bone of body b: counts, points, face, bone, vertices of the bone, weights.
static const struct {
  int count[4];
  float point[9];
  int face[3];
  char bone[40];
  float pose[7];
  int n, vertex[3];
  float weight[3];
} SKIN = {{3, 0, 1, 1}, {0, 0, 0, 1, 0, 0, 0, 1, 0}, {0, 1, 2}, "b", {0, 0, 0, 1}, 3, {0, 1, 2},
          {1, 1, 1}};
static const char PART[] = "<mujoco><worldbody><body name=\"b\"/></worldbody></mujoco>";

typedef struct Kind {
  const char* asset; // what the included file holds
  const char* name;
  const char* data;
  size_t size;
} Kind;

#define ASSET(x) "<asset>" x "</asset>"
static const Kind
    MESH = {ASSET("<mesh name=\"m\" file=\"m.obj\"/>"), "m.obj", TETRA, sizeof TETRA - 1},
    UP = {ASSET("<mesh name=\"m\" file=\"../geo/m.obj\"/>"), "m.obj", TETRA, sizeof TETRA - 1},
    HEIGHT = {ASSET("<hfield name=\"m\" size=\"1 1 1 1\" file=\"m.bin\"/>"), "m.bin", HFIELD,
              sizeof HFIELD - 1},
    IMAGE = {ASSET("<texture name=\"m\" type=\"2d\" file=\"m.png\"/>"), "m.png", PNG,
             sizeof PNG - 1},
    SIDE = {ASSET("<texture name=\"m\" type=\"cube\" fileup=\"m.png\" fileleft=\"m.png\"/>"),
            "m.png", PNG, sizeof PNG - 1},
    COVER = {ASSET("<skin name=\"m\" file=\"m.skn\"/>"), "m.skn", (const char*)&SKIN, sizeof SKIN},
    CLOTH = {"<worldbody><flexcomp type=\"mesh\" name=\"m\" file=\"m.obj\" dim=\"2\" "
             "radius=\".01\"/></worldbody>",
             "m.obj", TETRA, sizeof TETRA - 1},
    MODEL = {ASSET("<model name=\"m\" file=\"m.xml\"/>") "<worldbody><attach model=\"m\" "
                                                         "body=\"b\" prefix=\"x\"/></worldbody>",
             "m.xml", PART, sizeof PART - 1};

// Where the file stands, and whether it is found. `own`: MuJoCo refuses it.
typedef struct Row {
  const Kind* kind;
  const char* compiler; // attributes of <compiler> in the main file
  const char* where;
  enum { REFUSED, FOUND, OWN } result;
} Row;

static const Row kRow[] = {
    {&MESH, "", "", FOUND},
    {&MESH, "", "parts/", FOUND},
    {&MESH, "", "other/", REFUSED},
    {&UP, "", "geo/", FOUND},
    {&MESH, "meshdir=\"d\"", "d/", FOUND},
    {&MESH, "meshdir=\"d\"", "parts/", FOUND},
    {&MESH, "meshdir=\"d\"", "", REFUSED},
    {&MESH, "meshdir=\"d\"", "parts/d/", REFUSED},
    {&MESH, "assetdir=\"d\"", "d/", FOUND},
    {&MESH, "assetdir=\"d\"", "parts/", FOUND},
    {&MESH, "meshdir=\"../d\"", "parts/", FOUND},
    {&MESH, "texturedir=\"d\"", "", FOUND},
    {&MESH, "strippath=\"true\"", "", FOUND},
    {&MESH, "strippath=\"true\"", "parts/", REFUSED},
    {&HEIGHT, "", "", FOUND},
    {&HEIGHT, "", "parts/", FOUND},
    {&HEIGHT, "assetdir=\"d\"", "d/", FOUND},
    {&HEIGHT, "assetdir=\"d\"", "parts/", FOUND},
    {&HEIGHT, "meshdir=\"d\"", "parts/", FOUND},
    {&HEIGHT, "meshdir=\"d\"", "d/", OWN}, // MuJoCo looks in one folder and opens in another
    {&HEIGHT, "meshdir=\"d\"", "", REFUSED},
    {&IMAGE, "", "", FOUND},
    {&IMAGE, "", "parts/", FOUND},
    {&IMAGE, "texturedir=\"d\"", "d/", FOUND},
    {&IMAGE, "texturedir=\"d\"", "parts/", FOUND},
    {&IMAGE, "texturedir=\"d\"", "", REFUSED},
    {&IMAGE, "meshdir=\"d\"", "", FOUND},
    {&SIDE, "", "parts/", FOUND},
    {&SIDE, "texturedir=\"d\"", "d/", FOUND},
    {&SIDE, "texturedir=\"d\"", "parts/", FOUND},
    {&SIDE, "assetdir=\"d\"", "parts/", FOUND},
    {&SIDE, "texturedir=\"d\"", "", REFUSED},
    {&COVER, "", "", FOUND},
    {&COVER, "", "parts/", FOUND},
    {&COVER, "assetdir=\"d\"", "d/", FOUND},
    {&COVER, "assetdir=\"d\"", "parts/", FOUND},
    {&COVER, "meshdir=\"d\"", "d/", OWN},
    {&CLOTH, "", "", FOUND},
    {&CLOTH, "", "parts/", FOUND},
    {&CLOTH, "meshdir=\"d\"", "parts/", FOUND},
    {&CLOTH, "meshdir=\"d\"", "d/", OWN},
    {&CLOTH, "meshdir=\"d\"", "", REFUSED},
    {&MODEL, "", "parts/", FOUND},
    {&MODEL, "meshdir=\"d\"", "parts/", FOUND},
    {&MODEL, "", "", OWN}, // MuJoCo looks for models only beside the included file
    {&MODEL, "assetdir=\"d\"", "d/", REFUSED},
};

static char root[] = "/tmp/corten_files_XXXXXX";

static void write_file(const char* name, const char* data, size_t size) {
  char path[300];
  snprintf(path, sizeof path, "%s/%s", root, name);
  for (char* c = path + strlen(root) + 1; *c; c++) {
    if (*c != '/') continue;
    *c = 0;
    mkdir(path, 0700);
    *c = '/';
  }
  FILE* f = fopen(path, "wb");
  assert_non_null(f);
  assert_int_equal(fwrite(data, 1, size, f), size);
  assert_int_equal(fclose(f), 0);
}

static void write_text(const char* name, const char* text) { write_file(name, text, strlen(text)); }

static void remove_file(const char* name) {
  char path[300];
  snprintf(path, sizeof path, "%s/%s", root, name);
  assert_int_equal(remove(path), 0);
}

// Does the model compile?
static bool compiles(const char* main_file, char* error, int error_sz) {
  ctSpec* s = ct_parseXML(main_file, NULL, error, error_sz);
  ctModel* m = s ? ct_compile(s, NULL) : NULL;
  if (s && !m) snprintf(error, (size_t)error_sz, "%s", cts_getError(s));
  bool done = m != NULL;
  ct_deleteModel(m);
  ct_deleteSpec(s);
  return done;
}

// The row with its main file given in three ways: the whole path, from its folder, from above.
static void try_row(const Row* row, int number) {
  char text[500], file[100];
  snprintf(text, sizeof text,
           "<mujoco><compiler %s/><include file=\"parts/p.xml\"/><worldbody>"
           "<body name=\"b\"/></worldbody></mujoco>",
           row->compiler);
  if (row->kind == &MODEL) memcpy(strstr(text, "name=\"b"), "name=\"w", 7); // the part has a b
  write_text("sub/main.xml", text);
  snprintf(text, sizeof text, "<mujoco>%s</mujoco>", row->kind->asset);
  write_text("sub/parts/p.xml", text);
  snprintf(file, sizeof file, "sub/%s%s", row->where, row->kind->name);
  write_file(file, row->kind->data, row->kind->size);
  snprintf(text, sizeof text, "%s/sub/main.xml", root);
  static const struct {
    const char *from, *name;
  } kWay[] = {{"", NULL}, {"sub", "main.xml"}, {"", "sub/main.xml"}, {"sub/parts", "../main.xml"}};
  for (int i = 0; i < 4; i++) {
    char error[2000] = "", dir[100];
    snprintf(dir, sizeof dir, "%s/%s", root, kWay[i].from);
    assert_int_equal(chdir(dir), 0);
    bool done = compiles(kWay[i].name ? kWay[i].name : text, error, sizeof error);
    if (done != (row->result != REFUSED))
      fail_msg("row %d, %s: %s in '%s', compiler %s: %s\n%s", number,
               kWay[i].name ? kWay[i].name : text, row->kind->name, row->where, row->compiler,
               done ? "found" : "refused", error);
    if (!done && !strstr(error, "Error opening file")) fail_msg("row %d: %s", number, error);
  }
  remove_file(file);
}

static void files_beside_an_included_file(void** state) {
  (void)state;
  write_text("sub/d/x", "");
  for (int i = 0; i < (int)(sizeof kRow / sizeof *kRow); i++) try_row(&kRow[i], i);
}

// The file that the spec names, with main.xml given by its whole path.
static void expect_name(const char* expected, bool whole) {
  char path[300], error[1000];
  snprintf(path, sizeof path, "%s/main.xml", root);
  ctSpec* s = ct_parseXML(path, NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  const ctsMesh* mesh = cts_asMesh(cts_firstElement(s, ctOBJ_MESH));
  snprintf(path, sizeof path, "%s%s%s", whole ? root : "", whole ? "/" : "", expected);
  assert_string_equal(cts_getString(mesh->file), path);
  ct_deleteSpec(s);
}

// Height fields and skins: MuJoCo looks in assetdir, and opens what is there in meshdir.
static void beside_comes_before_meshdir_for_height_fields(void** state) {
  (void)state;
  static const struct {
    const char *compiler, *found;
  } kCase[] = {{"meshdir=\"d\"", "sub/parts/m.bin"},
               {"meshdir=\"d\" assetdir=\"e\"", "sub/parts/m.bin"},
               {"assetdir=\"d\"", "m.bin"},
               {"meshdir=\"d\" assetdir=\"d\"", "m.bin"}};
  char text[500], error[1000];
  write_file("sub/d/m.bin", HFIELD, sizeof HFIELD - 1);
  write_file("sub/parts/m.bin", HFIELD, sizeof HFIELD - 1);
  snprintf(text, sizeof text, "<mujoco>%s</mujoco>", HEIGHT.asset);
  write_text("sub/parts/p.xml", text);
  for (int i = 0; i < 4; i++) {
    snprintf(text, sizeof text, "<mujoco><compiler %s/><include file=\"parts/p.xml\"/></mujoco>",
             kCase[i].compiler);
    write_text("sub/main.xml", text);
    snprintf(text, sizeof text, "%s/sub/main.xml", root);
    ctSpec* s = ct_parseXML(text, NULL, error, sizeof error);
    if (!s) fail_msg("%s", error);
    const ctsHField* field = cts_asHField(cts_firstElement(s, ctOBJ_HFIELD));
    bool whole = kCase[i].found[0] == 's';
    snprintf(text, sizeof text, "%s%s%s", whole ? root : "", whole ? "/" : "", kCase[i].found);
    assert_string_equal(cts_getString(field->file), text);
    ct_deleteSpec(s);
    ctStringVec list = {0};
    snprintf(text, sizeof text, "%s/sub/main.xml", root);
    ctu_getXMLDependencies(text, &list);
    snprintf(text, sizeof text, "%s/%s", root, whole ? kCase[i].found : "sub/d/m.bin");
    assert_int_equal(list.count, 3);
    assert_string_equal(vectors_text(&list.data[2]), text);
    vectors_free(VALUE_STRINGVEC, &list);
  }
  remove_file("sub/d/m.bin");
  remove_file("sub/parts/m.bin");
}

static void includes_inside_includes(void** state) {
  (void)state;
  write_text("main.xml", "<mujoco><include file=\"parts/p.xml\"/></mujoco>");
  write_text("parts/p.xml", "<mujoco><include file=\"deep/q.xml\"/></mujoco>");
  write_text("parts/deep/q.xml", "<mujoco><asset><mesh file=\"m.obj\"/></asset></mujoco>");
  expect_name("parts/deep/m.obj", true); // also when there is no file at all
  write_text("parts/m.obj", TETRA);      // the folder between does not count
  expect_name("parts/deep/m.obj", true);
  write_text("parts/deep/m.obj", TETRA);
  expect_name("parts/deep/m.obj", true);
  write_text("m.obj", TETRA); // the folder of the main file comes first
  expect_name("m.obj", false);
  remove_file("m.obj");
  remove_file("parts/deep/q.xml"); // an included file found from the folder of the main file
  write_text("deep/q.xml", "<mujoco><asset><mesh file=\"m.obj\"/></asset></mujoco>");
  expect_name("deep/m.obj", true);
}

static void files_in_memory(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  const char part[] = "<mujoco><asset><mesh name=\"m\" file=\"m.obj\"/></asset></mujoco>";
  ct_addBufferVFS(&vfs, "parts/p.xml", part, (int)sizeof part - 1);
  ct_addBufferVFS(&vfs, "parts/m.obj", TETRA, (int)sizeof TETRA - 1);
  char error[1000];
  ctSpec* s =
      ct_parseXMLString("<mujoco><include file=\"parts/p.xml\"/></mujoco>", &vfs, error, 1000);
  if (!s) fail_msg("%s", error);
  ctModel* m = ct_compile(s, &vfs);
  if (!m) fail_msg("%s", cts_getError(s));
  assert_int_equal(m->nmesh, 1);
  ct_deleteModel(m);
  ct_deleteSpec(s);
  ct_deleteVFS(&vfs);
}

static void dependencies_beside_an_included_file(void** state) {
  (void)state;
  char path[300];
  write_text("main.xml",
             "<mujoco><compiler meshdir=\"d\"/><include file=\"parts/p.xml\"/></mujoco>");
  write_text("parts/p.xml", "<mujoco><asset><mesh file=\"m.obj\"/></asset></mujoco>");
  write_text("parts/m.obj", TETRA);
  snprintf(path, sizeof path, "%s/main.xml", root);
  ctStringVec list = {0};
  ctu_getXMLDependencies(path, &list);
  assert_int_equal(list.count, 3);
  snprintf(path, sizeof path, "%s/parts/m.obj", root);
  assert_string_equal(vectors_text(&list.data[2]), path);
  vectors_free(VALUE_STRINGVEC, &list);
}

static char* before;

static int set_up(void** state) {
  (void)state;
  before = getcwd(NULL, 0);
  return mkdtemp(root) && before ? 0 : -1;
}

static int tear_down(void** state) {
  (void)state;
  char command[100];
  int back = chdir(before);
  free(before);
  snprintf(command, sizeof command, "rm -r %s", root);
  return system(command) + back;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(files_beside_an_included_file),
      cmocka_unit_test(beside_comes_before_meshdir_for_height_fields),
      cmocka_unit_test(includes_inside_includes),
      cmocka_unit_test(files_in_memory),
      cmocka_unit_test(dependencies_beside_an_included_file),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
