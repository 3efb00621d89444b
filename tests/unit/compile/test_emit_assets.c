#include "compile/emit.h"
#include "unit/compile/spec_case.h"

static void textures_and_materials(void** state) {
  (void)state;
  ctModel* m = case_model(
      "<asset><texture name='a' type='2d' builtin='flat' width='2' height='1'/><texture name='b' "
      "type='2d' builtin='flat' width='1' height='1' rgb1='1 0 0'/><material name='m' texture='b' "
      "specular='.25'/><hfield name='h' nrow='2' ncol='2' size='1 2 3 4'/><hfield name='i' "
      "nrow='1' ncol='2' size='1 2 3 4' elevation='1 3'/></asset>");
  assert_int_equal(m->ntex, 2);
  assert_int_equal(m->ntexdata, 9);
  assert_int_equal(m->tex_adr[1], 6);
  assert_int_equal(m->tex_data[6], 255);
  assert_int_equal(m->tex_data[7], 0);
  assert_int_equal(m->tex_pathadr[0], -1);
  assert_int_equal(m->mat_texid[ctTEXROLE_RGB], 1);
  assert_int_equal(m->mat_texid[ctTEXROLE_NORMAL], -1);
  assert_near((double)m->mat_specular[0], 0.25, 0);
  assert_int_equal(m->hfield_adr[1], 4);
  assert_near((double)m->hfield_data[5], 1, 0);
  assert_near(m->hfield_size[3], 4, 0);
  ct_deleteModel(m);
}

static void skins_stand_one_behind_the_other(void** state) {
  (void)state;
#define SKIN(texcoord)                                                                             \
  "<skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 2' " texcoord "><bone body='b' bindpos='1 2 3' "     \
  "bindquat='1 0 0 0' vertid='0 1 2' vertweight='1 1 2'/></skin>"
  ctModel* m = case_model("<worldbody><body name='b'/></worldbody><deformable>" SKIN("")
                              SKIN("texcoord='0 0 1 0 0 1'") "</deformable>");
  assert_int_equal(m->nskin, 2);
  assert_int_equal(m->skin_vertadr[1], 3);
  assert_int_equal(m->skin_texcoordadr[0], -1);
  assert_int_equal(m->skin_texcoordadr[1], 0);
  assert_int_equal(m->skin_bonevertadr[1], 3);
  assert_int_equal(m->skin_bonebodyid[1], 1);
  assert_near((double)m->skin_bonebindpos[4], 2, 0);
  assert_near((double)m->skin_bonevertweight[5], 1, 0);
  ct_deleteModel(m);
}

TEST_MAIN(cmocka_unit_test(textures_and_materials),
          cmocka_unit_test(skins_stand_one_behind_the_other))
