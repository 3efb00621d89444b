#include "unit/compile/spec_case.h"

static const char kGeoms[] = "<worldbody><geom name='g' size='1'/></worldbody>";

static void a_geom_takes_the_material_of_its_mesh(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kGeoms);
  case_add(&c, ctOBJ_MATERIAL, "red");
  case_add(&c, ctOBJ_MATERIAL, "blue");
  case_text(case_mesh(&c, "m")->material, "blue");
  case_mesh_geom(&c, "g", "m");
  case_resolve(&c);
  assert_int_equal(c.b.geom[0].mesh, 0);
  assert_int_equal(c.b.geom[0].hfield, -1);
  assert_int_equal(c.b.geom[0].material, 1);
  case_close(&c);
}

static void discarded_looks_are_not_missed(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<compiler discardvisual='true'/><worldbody><geom size='1' material='zz'/>"
                "</worldbody>");
  assert_int_equal(c.b.geom[0].material, -1);
  assert_int_equal(c.b.nmaterial, 0);
  case_close(&c);
}

// Geoms and sites forget their looks; tendons, skins and lights do not, as in MuJoCo.
static void other_looks_are_missed(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, "<compiler discardvisual='true'/>");
  case_add(&c, ctOBJ_MATERIAL, "m");
  case_text(((ctsTendon*)case_add(&c, ctOBJ_TENDON, NULL))->material, "m");
  assert_int_equal(resolve(&c.b, case_spec(&c), &c.err), CT_FAIL);
  assert_true(case_says(&c, "object not found"));
  case_close(&c);
}

static void unknown_assets_are_named(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kGeoms);
  case_mesh_geom(&c, "g", "zz");
  ctsMaterial* m = case_add(&c, ctOBJ_MATERIAL, "m");
  while (m->textures->count < 2) assert_true(vectors_add_string(m->textures, ""));
  case_text(m->textures->data + 1, "yy");
  ctsTendon* t = case_add(&c, ctOBJ_TENDON, NULL);
  case_text(t->material, "xx");
  assert_int_equal(resolve(&c.b, case_spec(&c), &c.err), CT_FAIL);
  assert_true(case_says(&c, "mesh 'zz' not found in geom 0"));
  assert_true(case_says(&c, "texture 'yy' not found in material 0"));
  assert_true(case_says(&c, "material 'xx' not found in tendon 0"));
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(a_geom_takes_the_material_of_its_mesh),
          cmocka_unit_test(discarded_looks_are_not_missed),
          cmocka_unit_test(other_looks_are_missed), cmocka_unit_test(unknown_assets_are_named))
