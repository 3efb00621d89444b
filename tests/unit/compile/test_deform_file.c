// Deformable bodies from mesh files.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <string.h>

static const char kTetra[] =
    "$MeshFormat\n2.2 0 8\n$EndMeshFormat\n$Nodes\n4\n1 0 0 0\n2 1 0 0\n3 0 1 0\n"
    "4 0 0 1\n$EndNodes\n$Elements\n1\n1 4 0 1 2 3 4\n$EndElements\n";
static const char kObj[] = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\nf 1 2 3\nf 2 4 3\n";

static ctDeformable* read_text(cttDeform kind, const char* name, const char* text,
                               char error[400]) {
  ctVFS vfs;
  ctDeformDef def;
  ct_defaultVFS(&vfs);
  ct_defaultDeformDef(&def);
  def.name = "x";
  def.kind = kind;
  assert_int_equal(ct_addBufferVFS(&vfs, name, text, (int)strlen(text)), 0);
  error[0] = 0;
  ctDeformable* body = ct_makeDeformableFile(&def, name, &vfs, error, 400);
  ct_deleteVFS(&vfs);
  return body;
}

static void surfaces_and_solids_are_read(void** state) {
  (void)state;
  char error[400];
  ctDeformable* cloth = read_text(ctDEFORM_CLOTH, "m.obj", kObj, error);
  if (!cloth) fail_msg("%s", error);
  ctDeformable* soft = read_text(ctDEFORM_SOFT, "m.msh", kTetra, error);
  if (!soft) fail_msg("%s", error);
  ct_freeDeformable(cloth);
  ct_freeDeformable(soft);
}

static void refusals_have_a_reason(void** state) {
  (void)state;
  static const struct {
    cttDeform kind;
    const char *name, *text, *why;
  } bad[] = {
      {ctDEFORM_SOFT, "m.obj", kObj, "Gmsh"},
      {ctDEFORM_CLOTH, "m.msh", kTetra, "tetrahedra, not triangles"},
      {ctDEFORM_CLOTH, "m.obj", "v 0 0 0\nf 1 1 7\n", ""},
      {ctDEFORM_SOFT, "m.msh", "$MeshFormat\n2.2 0 8\n", ""},
      {ctDEFORM_CLOTH, "m.xyz", kObj, ""},
  };
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char error[400];
    assert_null(read_text(bad[i].kind, bad[i].name, bad[i].text, error));
    if (!error[0] || !strstr(error, bad[i].why)) fail_msg("%zu: %s", i, error);
  }
  char error[400] = "";
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = "x";
  assert_null(ct_makeDeformableFile(&def, "/nonexistent/x.obj", NULL, error, sizeof error));
  assert_non_null(strstr(error, "x.obj"));
  def.kind = (cttDeform)7;
  assert_null(ct_makeDeformableFile(&def, "/nonexistent/x.obj", NULL, error, sizeof error));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(surfaces_and_solids_are_read),
      cmocka_unit_test(refusals_have_a_reason),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
