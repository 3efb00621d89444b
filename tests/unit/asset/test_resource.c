#include "asset/vfs.h"
#include "base/alloc.h"
#include "base/file.h"
#include "support/failing_memory.h"

#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

#define OBJ "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
#define XML "<mujoco><asset><mesh name='m' file='mem:a/b.obj'/></asset></mujoco>"

// What the provider is asked, one letter each.
static char asked[100];
static void note(const char* what) { strncat(asked, what, sizeof asked - strlen(asked) - 1); }
static void heard(const char* what) {
  assert_string_equal(asked, what);
  asked[0] = 0;
}

static int kept;
static int mount(ctResource* r) { return note("M"), r->data = &kept, 1; }
static int unmount(ctResource* r) { return note("U"), r->data = NULL, 1; }
static int open_one(ctResource* r) {
  note("o");
  assert_ptr_equal(r->data, &kept); // of the mount
  return strstr(r->name, "missing") == NULL;
}
static int read_one(ctResource* r, const void** buffer) {
  note("r");
  assert_null(r->data);
  *buffer = strstr(r->name, ".xml") ? XML : OBJ;
  return (int)strlen(*buffer);
}
static void close_one(ctResource* r) { (void)r, note("c"); }
static int modified(const ctResource* r, const char* time) { return (void)r, (int)strlen(time); }

static ctpResourceProvider provider(const char* prefix) {
  return (ctpResourceProvider){prefix, open_one, read_one, close_one,
                               mount,  unmount,  modified, NULL};
}

static int setup(void** state) {
  (void)state;
  ctpResourceProvider p = provider("mem");
  return ctp_registerResourceProvider(&p) == 1 ? 0 : -1;
}

static void by_prefix(void** state) {
  (void)state;
  char error[100];
  const void* bytes;
  ctResource* r = ctu_openResource("dir", "mem:a/b.obj", NULL, error, sizeof error);
  assert_non_null(r);
  heard("Mo");
  assert_string_equal(r->name, "mem:a/b.obj");
  assert_int_equal(ctu_readResource(r, &bytes), strlen(OBJ));
  assert_memory_equal(bytes, OBJ, strlen(OBJ));
  const char* dir;
  int n;
  ctu_getResourceDir(r, &dir, &n);
  assert_int_equal(n, strlen("mem:a/"));
  assert_int_equal(ctu_isModifiedResource(r, "abcde"), 5);
  ctu_closeResource(r);
  heard("rcU");
  assert_null(ctu_openResource("", "mem:missing", NULL, error, sizeof error));
  assert_string_equal(error, "Error opening file 'mem:missing'");
  heard("MoU");
}

static void by_mount(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  ctpResourceProvider p = provider(NULL);
  assert_int_equal(ct_mountVFS(&vfs, "/some/path", &p), 0);
  assert_int_equal(ct_mountVFS(&vfs, "/some/./path", &p), 2);
  assert_int_equal(ct_mountVFS(&vfs, "x", NULL), -1);
  assert_int_equal(ct_mountVFS(&vfs, NULL, &p), -1);
  heard("M");
  static const struct {
    const char *name, *asked;
  } CASE[] = {{"/some/path/foo", "oc"},       {"/some/path", "oc"},
              {"/some/pathology", ""},        {"/other/path", "oc"},
              {"/some/path/../path/x", "oc"}, {"/some/path/missing", "o"}};
  for (size_t i = 0; i < sizeof CASE / sizeof *CASE; i++) {
    ctResource* r = ctu_openResource("", CASE[i].name, &vfs, NULL, 0);
    assert_true(!r == !strchr(CASE[i].asked, 'c'));
    ctu_closeResource(r);
    heard(CASE[i].asked);
  }
  assert_int_equal(ct_unmountVFS(&vfs, "/some/path"), 0);
  assert_int_equal(ct_unmountVFS(&vfs, "/some/path"), -1);
  assert_int_equal(ct_mountVFS(&vfs, "a/b", &p), 0);
  ct_deleteVFS(&vfs);
  heard("UMU");
}

static void from_memory_and_disk(void** state) {
  (void)state;
  ctVFS vfs;
  const void* bytes;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "file.txt", "abc", 3), 0);
  ctResource* r = ctu_openResource(NULL, "file.txt", &vfs, NULL, 0);
  assert_non_null(r);
  assert_int_equal(ctu_readResource(r, &bytes), 3);
  assert_memory_equal(bytes, "abc", 3);
  assert_string_equal(r->timestamp, "nUMkpxk08gQ="); // as MuJoCo
  assert_int_equal(ctu_isModifiedResource(r, r->timestamp), 0);
  assert_int_equal(ctu_isModifiedResource(r, "AAAAAAAAAAA="), 1);
  assert_int_equal(ctu_isModifiedResource(r, "QQ=="), 1);
  ctu_closeResource(r);
  ct_deleteVFS(&vfs);

  assert_true(file_write("test_resource.tmp", "xy", 2, NULL));
  r = ctu_openResource("", "test_resource.tmp", NULL, NULL, 0);
  assert_non_null(r);
  assert_int_equal(ctu_readResource(r, &bytes), 2);
  assert_int_equal(ctu_isModifiedResource(r, r->timestamp), 0);
  assert_int_equal(ctu_isModifiedResource(r, "AAAAAAAAAAA="), 1); // 1970
  assert_int_equal(ctu_isModifiedResource(r, "////////fwA="), -1);
  ctu_closeResource(r);
  remove("test_resource.tmp");
  char error[60];
  assert_null(ctu_openResource("d", "nofile", NULL, error, sizeof error));
  assert_string_equal(error, "Error opening file 'nofile'");
  ctu_closeResource(NULL);
  assert_int_equal(ctu_readResource(NULL, &bytes), -1);
}

// A model and its mesh, both from the provider; the folder of meshes does not count.
static void a_model(void** state) {
  (void)state;
  char error[500];
  ctModel* m = ct_loadXML("mem:model.xml", NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  assert_int_equal(m->nmeshvert, 4);
  ct_deleteModel(m);
  heard("MorcUMorcU");
  m = ct_loadXMLString(
      "<mujoco><compiler meshdir='d'/><asset><mesh file='mem:missing.obj'/></asset>"
      "</mujoco>",
      NULL, error, sizeof error);
  assert_null(m);
  assert_non_null(strstr(error, "Error opening file 'mem:missing.obj'"));
  asked[0] = 0;
}

//---------------------------------- providers with little in them ---------------------------------

static int open_plain(ctResource* r) { return strstr(r->name, "missing") == NULL; }
static int read_plain(ctResource* r, const void** buffer) {
  *buffer = "abc";
  return strstr(r->name, "bad") ? -1 : strstr(r->name, "empty") ? 0 : 3;
}

// All that a mounted provider can leave out.
static void poor_providers(void** state) {
  (void)state;
  ctVFS vfs;
  const void* bytes;
  const char* dir;
  int n;
  ctpResourceProvider nothing = {0}, p = {.open = open_plain, .read = read_plain};
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_mountVFS(&vfs, "void", &nothing), 0);
  assert_null(ctu_openResource("", "void/a", &vfs, NULL, 0));
  assert_int_equal(ct_mountVFS(&vfs, "plain", &p), 0);
  ctResource* r = ctu_openResource("", "plain/a", &vfs, NULL, 0);
  assert_non_null(r);
  assert_int_equal(ctu_readResource(r, &bytes), 3);
  assert_int_equal(ctu_isModifiedResource(r, "x"), 1); // nobody knows
  ctu_getResourceDir(r, &dir, &n);
  assert_int_equal(n, strlen("plain/"));
  ctu_closeResource(r);
  nothing.open = open_plain;
  r = ctu_openResource("", "void/a", &vfs, NULL, 0);
  assert_non_null(r);
  assert_int_equal(ctu_readResource(r, &bytes), -1);
  ctu_closeResource(r);
  ct_deleteVFS(&vfs);
}

// What is no time stamp counts as changed.
static void odd_stamps(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "file.txt", "abc", 3), 0);
  assert_int_equal(ct_addBufferVFS(&vfs, "empty.txt", NULL, 0), 0);
  ctResource* r = ctu_openResource(NULL, "file.txt", &vfs, NULL, 0);
  static const char* const stamp[] = {"+AAAAAAAAAA=",
                                      "/AAAAAAAAAA=",
                                      "A?AAAAAAAAA=",
                                      "AAAAAAAAAAAA",
                                      "zzzzzzzzzzz=",
                                      "9999999999A=",
                                      "",
                                      "A{AAAAAAAAA=",
                                      "A AAAAAAAAA="};
  for (size_t k = 0; k < sizeof stamp / sizeof *stamp; k++)
    assert_int_equal(ctu_isModifiedResource(r, stamp[k]), 1);
  ctu_closeResource(r);
  r = ctu_openResource(NULL, "empty.txt", &vfs, NULL, 0);
  const void* bytes;
  assert_int_equal(ctu_readResource(r, &bytes), 0);
  assert_int_equal(ctu_isModifiedResource(r, r->timestamp), 0);
  assert_null(ctu_decodeResource(r, NULL, &vfs)); // nobody decodes text
  ctu_closeResource(r);
  ct_deleteVFS(&vfs);
}

static bool load_scarce(MemoryCount* c) {
  char error[500];
  ctVFS vfs;
  const void* bytes;
  memory_scarce(c);
  ct_defaultVFS(&vfs);
  ctModel* m = ct_loadXML("mem:model.xml", &vfs, error, sizeof error);
  ctResource* r = ctu_openResource("", "mem:a", &vfs, NULL, 0);
  bool done = m && r && ctu_readResource(r, &bytes) > 0;
  ctu_closeResource(r);
  r = ctu_openResource("", "mem:a", NULL, NULL, 0);
  done = r && done;
  ctu_closeResource(r);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
  memory_enough(c);
  asked[0] = 0;
  return done;
}

static void without_memory(void** state) {
  (void)state;
  assert_true(memory_failures(load_scarce) >= 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_prefix),
      cmocka_unit_test(by_mount),
      cmocka_unit_test(from_memory_and_disk),
      cmocka_unit_test(a_model),
      cmocka_unit_test(poor_providers),
      cmocka_unit_test(odd_stamps),
      cmocka_unit_test(without_memory),
  };
  return cmocka_run_group_tests(tests, setup, NULL);
}
