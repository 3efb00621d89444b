// A model cannot name files outside of the allowed folders, by any of its elements.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static char dir[] = "/tmp/corten_test_asset_folders_XXXXXX";
static char in[100], secret[100];

static int make(void** state) {
  (void)state;
  if (!mkdtemp(dir)) return -1;
  snprintf(in, sizeof in, "%s/in", dir);
  snprintf(secret, sizeof secret, "%s/secret", dir);
  FILE* f = fopen(secret, "w");
  if (!f || fputs("root:x:0:0\n", f) < 0 || fclose(f)) return -1;
  return mkdir(in, 0700);
}

static int drop(void** state) {
  (void)state;
  ct_setFolders(NULL, 0);
  unlink(secret);
  rmdir(in);
  return rmdir(dir);
}

// %s is the file
static const char* const kModel[] = {
    "<mujoco><include file='%s'/></mujoco>",
    "<mujoco><asset><mesh name='m' file='%s.obj'/></asset></mujoco>",
    "<mujoco><asset><mesh name='m' file='%s.stl'/></asset></mujoco>",
    "<mujoco><asset><texture name='t' type='2d' file='%s.png'/></asset></mujoco>",
    "<mujoco><asset><texture name='t' type='cube' fileright='%s.png'/></asset></mujoco>",
    "<mujoco><asset><hfield name='h' size='1 1 1 1' file='%s.png'/></asset></mujoco>",
    "<mujoco><asset><hfield name='h' size='1 1 1 1' file='%s'/></asset></mujoco>",
    "<mujoco><deformable><skin name='s' file='%s.skn'/></deformable></mujoco>",
    "<mujoco><asset><model name='a' file='%s'/></asset></mujoco>",
    "<mujoco><worldbody><flexcomp name='f' type='mesh' file='%s.obj'/></worldbody></mujoco>",
    "<mujoco><worldbody><flexcomp name='f' type='gmsh' dim='3' file='%s'/></worldbody></mujoco>",
};
enum { MODELS = sizeof kModel / sizeof *kModel };

static void refused(const char* format, const char* file, char* error, int size) {
  char xml[1000];
  snprintf(xml, sizeof xml, format, file);
  error[0] = 0;
  ctModel* m = ct_loadXMLString(xml, NULL, error, size);
  if (m) fail_msg("loaded: %s", xml);
}

static void test_every_element_that_names_a_file(void** state) {
  (void)state;
  const char* folder = in;
  for (int i = 0; i < MODELS; i++) {
    char error[2000], path[300];
    assert_int_equal(ct_setFolders(&folder, 1), 0);
    for (int k = 0; k < 3; k++) {
      const char* const form[] = {"%s/../secret", "%s/../none", "%s/../none/none"};
      snprintf(path, sizeof path, k == 0 ? form[0] : k == 1 ? form[1] : form[2], in);
      refused(kModel[i], path, error, sizeof error);
      if (!strstr(error, "lies outside of the allowed folders") || !strstr(error, "Error opening"))
        fail_msg("%s: %s", kModel[i], error);
      assert_null(strstr(error, "root:"));
      assert_null(strstr(error, "no such file"));
    }
    snprintf(path, sizeof path, "%s/none", in);
    refused(kModel[i], path, error, sizeof error);
    if (strstr(error, "outside")) fail_msg("%s: %s", kModel[i], error);
    assert_int_equal(ct_setFolders(NULL, 0), 0);
    refused(kModel[i], path, error, sizeof error);
    assert_null(strstr(error, "outside"));
  }
}

static void test_models_by_name(void** state) {
  (void)state;
  const char* folder = in;
  char error[500];
  assert_int_equal(ct_setFolders(&folder, 1), 0);
  assert_null(ct_loadXML(secret, NULL, error, sizeof error));
  assert_non_null(strstr(error, "lies outside of the allowed folders"));
  assert_null(ct_loadBinary(secret, NULL, error, sizeof error));
  assert_non_null(strstr(error, "lies outside of the allowed folders"));
  assert_null(ctu_openResource("", secret, NULL, error, sizeof error));
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addFileVFS(&vfs, dir, "secret"), -1);
  ct_deleteVFS(&vfs);
  assert_int_equal(ct_setFolders(NULL, 0), 0);
  ctResource* r = ctu_openResource("", secret, NULL, error, sizeof error);
  assert_non_null(r);
  assert_int_equal(ct_setFolders(&folder, 1), 0); // between opening and reading
  const void* bytes;
  assert_int_equal(ctu_readResource(r, &bytes), -1);
  ctu_closeResource(r);
  assert_int_equal(ct_setFolders(NULL, 0), 0);
}

static void test_virtual_files_are_not_limited(void** state) {
  (void)state;
  static const char part[] = "<mujoco><worldbody><geom size='1'/></worldbody></mujoco>";
  static const char text[] = "<mujoco><include file='part.xml'/></mujoco>";
  const char* folder = in;
  char error[500];
  assert_int_equal(ct_setFolders(&folder, 1), 0);
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "part.xml", part, (int)strlen(part)), 0);
  assert_int_equal(ct_addBufferVFS(&vfs, "main.xml", text, (int)strlen(text)), 0);
  ctModel* m = ct_loadXML("main.xml", &vfs, error, sizeof error);
  if (!m) fail_msg("%s", error);
  assert_int_equal(m->ngeom, 1);
  ct_deleteModel(m);
  // what is not among them is a file as any other
  ctModel* other = ct_loadXML(secret, &vfs, error, sizeof error);
  assert_null(other);
  assert_non_null(strstr(error, "lies outside of the allowed folders"));
  ct_deleteVFS(&vfs);
  assert_int_equal(ct_setFolders(NULL, 0), 0);
}

static void test_bad_settings_are_refused_and_change_nothing(void** state) {
  (void)state;
  const char* folder[] = {in, secret};
  char error[500];
  assert_int_equal(ct_setFolders(folder, 1), 0);
  assert_int_equal(ct_setFolders(folder, 2), -1);
  assert_non_null(strstr(ct_lastError(), "secret': is not a folder"));
  assert_int_equal(ct_setFolders(folder, 0), -1);
  assert_int_equal(ct_setFolders(folder, -1), -1);
  assert_int_equal(ct_setFolders(NULL, 1), -1);
  assert_null(ct_loadXML(secret, NULL, error, sizeof error));
  assert_non_null(strstr(error, "outside"));
  assert_int_equal(ct_setFolders(NULL, 0), 0);
  assert_null(ct_loadXML(secret, NULL, error, sizeof error));
  assert_null(strstr(error, "outside"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_element_that_names_a_file),
      cmocka_unit_test(test_models_by_name),
      cmocka_unit_test(test_virtual_files_are_not_limited),
      cmocka_unit_test(test_bad_settings_are_refused_and_change_nothing),
  };
  return cmocka_run_group_tests(tests, make, drop);
}
