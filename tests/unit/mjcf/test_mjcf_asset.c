#include "mjcf/mjcf_asset.h"
#include "unit/mjcf/mjcf_parse.h"

#define TETRAHEDRON "vertex='0 0 0 1 0 0 0 1 0 0 0 1'"

static void refuse_asset(const char* inner, const char* fragments) {
  char xml[2000];
  snprintf(xml, sizeof xml, "<asset>%s</asset>", inner);
  refuse(xml, fragments);
}

static void meshes(void** state) {
  (void)state;
  Spec* s = parse("<asset><mesh name='a' builtin='sphere' params='0'/><mesh name='b' " TETRAHEDRON
                  " maxhullvert='4'/></asset>");
  const ctsMesh* m = &((MeshElement*)s->list[ctOBJ_MESH].data[0])->s;
  assert_int_equal(m->uservert->count, 36); // an icosahedron
  assert_int_equal(m->userface->count, 60);
  m = &((MeshElement*)s->list[ctOBJ_MESH].data[1])->s;
  assert_int_equal(m->uservert->count, 12);
  assert_int_equal(m->maxhullvert, 4);
  spec_free(s);
  refuse_asset("<mesh name='m' " TETRAHEDRON " maxhullvert='3'/>",
               "maxhullvert must be larger than 3");
  refuse_asset("<mesh name='m' builtin='sphere'/>", "required attribute missing: 'params'");
  refuse_asset("<mesh name='m' builtin='sphere' params='1' file='x.obj'/>",
               "builtin cannot be used with a mesh file");
  refuse_asset("<mesh name='m' builtin='sphere' params='1' " TETRAHEDRON "/>",
               "builtin mesh cannot be used with user vertex data");
}

// Rows are written from the far side to the near one.
static void height_fields(void** state) {
  (void)state;
  Spec* s = parse("<asset><hfield name='a' nrow='2' ncol='3' size='1 1 1 1' elevation='1 2 3 4 5 "
                  "6'/><hfield name='b' nrow='2' ncol='2' size='1 1 1 1'/></asset>");
  const float want[6] = {4, 5, 6, 1, 2, 3};
  const ctsHField* h = &((HFieldElement*)s->list[ctOBJ_HFIELD].data[0])->s;
  assert_int_equal(h->userdata->count, 6);
  for (int i = 0; i < 6; i++) assert_true(h->userdata->data[i] == want[i]);
  h = &((HFieldElement*)s->list[ctOBJ_HFIELD].data[1])->s;
  assert_int_equal(h->userdata->count, 4);
  for (int i = 0; i < 4; i++) assert_true(h->userdata->data[i] == 0);
  spec_free(s);
  refuse_asset("<hfield name='h' nrow='2' ncol='3' size='1 1 1 1' elevation='1 2'/>",
               "elevation data length must match nrow*ncol");
  refuse_asset("<hfield name='h' nrow='100000' ncol='100000' size='1 1 1 1'/>",
               "height field is too large");
}

#define SKIN_BONE(pos, id)                                                                         \
  "<skin name='s' vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'><bone body='b' bindpos='" pos            \
  "' bindquat='1 0 0 0' vertid='" id "' vertweight='1 .5'/>"

static void skins(void** state) {
  (void)state;
  Spec* s =
      parse("<asset>" SKIN_BONE("0 0 1", "0 1") "<bone body='world' bindpos='3 0 1' "
                                                "bindquat='0 1 0 0' vertid='2' vertweight='.25'/>"
                                                "</skin></asset>");
  const ctsSkin* k = &((SkinElement*)s->list[ctOBJ_SKIN].data[0])->s;
  assert_int_equal(k->bodyname->count, 2);
  assert_string_equal(vectors_text(&k->bodyname->data[1]), "world");
  assert_int_equal(k->bindpos->count, 6);
  assert_true(k->bindpos->data[2] == 1 && k->bindpos->data[3] == 3);
  assert_int_equal(k->bindquat->count, 8);
  assert_true(k->bindquat->data[0] == 1 && k->bindquat->data[5] == 1);
  assert_int_equal(k->vertid->count, 2);
  assert_int_equal(k->vertid->data[0].count, 2);
  assert_int_equal(k->vertid->data[1].data[0], 2);
  assert_true(k->vertweight->data[0].data[1] == 0.5f && k->vertweight->data[1].data[0] == 0.25f);
  spec_free(s);
  refuse_asset(SKIN_BONE("0 0", "0 1") "</skin>",
               "attribute 'bindpos' does not have enough data;<bone");
  refuse_asset(SKIN_BONE("0 0 0 0", "0 1") "</skin>", "attribute 'bindpos' has too much data");
  refuse_asset(SKIN_BONE("0 0 0", "") "</skin>", "required attribute missing: 'vertid'");
  refuse_asset("<skin name='s' group='6'/>", "skin group must be between 0 and 5");
}

static void textures(void** state) {
  (void)state;
  Spec* s = parse("<asset><texture name='a' type='cube' file='a.png' gridsize='3 4' "
                  "gridlayout='.U..LFRB.D..'/><texture name='b' type='cube' fileright='r.png' "
                  "fileback='b.png'/></asset>");
  const ctsTexture* t = &((TextureElement*)s->list[ctOBJ_TEXTURE].data[0])->s;
  assert_memory_equal(t->gridlayout, ".U..LFRB.D..", 12);
  t = &((TextureElement*)s->list[ctOBJ_TEXTURE].data[1])->s;
  assert_int_equal(t->cubefiles->count, 6);
  const char* want[6] = {"r.png", "", "", "", "", "b.png"};
  for (int i = 0; i < 6; i++) assert_string_equal(vectors_text(&t->cubefiles->data[i]), want[i]);
  spec_free(s);
  refuse_asset("<texture type='cube' file='a.png' gridsize='3 4' gridlayout='.U..LFRB.D.'/>",
               "gridlayout length must match gridsize");
  refuse_asset("<texture type='cube' file='a.png' gridsize='3 4' gridlayout='.U..LFRB.D...'/>",
               "gridlayout length cannot exceed 12 characters");
}

static void materials(void** state) {
  (void)state;
  Spec* s = parse("<asset><material name='a' texture='x'/><material name='b'><layer texture='y' "
                  "role='orm'/><layer texture='z' role='normal'/></material></asset>");
  const ctsMaterial* m = &((MaterialElement*)s->list[ctOBJ_MATERIAL].data[0])->s;
  assert_string_equal(vectors_text(&m->textures->data[ctTEXROLE_RGB]), "x");
  m = &((MaterialElement*)s->list[ctOBJ_MATERIAL].data[1])->s;
  assert_string_equal(vectors_text(&m->textures->data[ctTEXROLE_RGB]), "");
  assert_string_equal(vectors_text(&m->textures->data[ctTEXROLE_ORM]), "y");
  assert_string_equal(vectors_text(&m->textures->data[ctTEXROLE_NORMAL]), "z");
  spec_free(s);
  refuse_asset("<material name='m' texture='x'><layer texture='x' role='rgb'/></material>",
               "A material with a texture attribute cannot have layer sub-elements");
  refuse_asset("<material name='m'><layer texture='x' role='paint'/></material>", "'paint'");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(meshes),   cmocka_unit_test(height_fields), cmocka_unit_test(skins),
      cmocka_unit_test(textures), cmocka_unit_test(materials),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
