#include "compile/texture_build.h"
#include "unit/compile/spec_case.h"

static void add_raw(ctVFS* vfs, const char* name, int width, int height) {
  unsigned char data[200] = {(unsigned char)width, 0, 0, 0, (unsigned char)height, 0, 0, 0};
  int n = 8 + 3 * width * height;
  for (int i = 8; i < n; i++) data[i] = (unsigned char)i;
  assert_int_equal(ct_addBufferVFS(vfs, name, data, n), 0);
}

static void build(BuildCase* c, const ctVFS* vfs, Status expected) {
  c->b.vfs = vfs;
  case_resolve(c);
  assert_int_equal(texture_build(&c->b), expected);
}

static void images_are_read_and_flipped(void** state) {
  (void)state;
  BuildCase c;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_raw(&vfs, "a.raw", 2, 2);
  case_read(&c, "");
  ctsTexture* t = case_add(&c, ctOBJ_TEXTURE, NULL);
  t->type = ctTEXTURE_2D;
  t->hflip = 1;
  case_text(t->file, "a.raw");
  build(&c, &vfs, CT_OK);
  const BuildTexture* x = c.b.texture;
  assert_string_equal(x->name, "a");
  assert_int_equal(x->s.width, 2);
  assert_int_equal(x->s.colorspace, ctCOLORSPACE_LINEAR);
  assert_int_equal(x->data[0], 11);
  assert_int_equal(x->data[3], 8);
  case_close(&c);
  ct_deleteVFS(&vfs);
}

// The file has three bytes a pixel; a texture of one or four channels takes as many of them.
static void other_channels_are_flipped_too(void** state) {
  (void)state;
  static const unsigned char kOne[4] = {9, 8, 11, 10};
  static const unsigned char kFour[16] = {12, 13, 14, 15, 8, 9, 10, 11, 0, 0, 0, 0, 16, 17, 18, 19};
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_raw(&vfs, "a.raw", 2, 2);
  for (int n = 1; n <= 4; n += 3) {
    BuildCase c;
    case_read(&c, "");
    ctsTexture* t = case_add(&c, ctOBJ_TEXTURE, NULL);
    t->type = ctTEXTURE_2D;
    t->hflip = 1;
    t->nchannel = n;
    case_text(t->file, "a.raw");
    build(&c, &vfs, CT_OK);
    assert_memory_equal(c.b.texture->data, n == 1 ? kOne : kFour, (size_t)n * 4);
    case_close(&c);
  }
  ct_deleteVFS(&vfs);
}

static void bytes_are_flipped_too(void** state) {
  (void)state;
  static const unsigned char kData[4] = {1, 2, 3, 4},
                             kWant[4][4] = {{1, 2, 3, 4}, {2, 1, 4, 3}, {3, 4, 1, 2}, {4, 3, 2, 1}};
  for (int k = 0; k < 4; k++) {
    BuildCase c;
    case_read(&c, "");
    ctsTexture* t = case_add(&c, ctOBJ_TEXTURE, "t");
    t->type = ctTEXTURE_2D;
    t->width = t->height = 2;
    t->nchannel = 1;
    t->hflip = k % 2 != 0;
    t->vflip = k / 2 != 0;
    cts_setBuffer(t->data, kData, 4);
    build(&c, NULL, CT_OK);
    assert_memory_equal(c.b.texture->data, kWant[k], 4);
    case_close(&c);
  }
}

static void grids_fill_the_sides_they_name(void** state) {
  (void)state;
  BuildCase c;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_raw(&vfs, "a.raw", 2, 1);
  case_read(&c, "");
  ctsTexture* t = case_add(&c, ctOBJ_TEXTURE, "t");
  case_text(t->file, "a.raw");
  t->gridsize[0] = 1;
  t->gridsize[1] = 2;
  memcpy(t->gridlayout, "BR", 2);
  t->rgb1[0] = 1;
  build(&c, &vfs, CT_OK);
  const BuildTexture* x = c.b.texture;
  assert_int_equal(x->s.height, 6);
  assert_int_equal(x->data[0], 11);  // right is the second cell
  assert_int_equal(x->data[3], 255); // left has the first color
  assert_int_equal(x->data[15], 8);  // back is the first cell
  case_close(&c);
  ct_deleteVFS(&vfs);
}

static void bad_textures_are_named(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, "");
  ctsTexture* t = case_add(&c, ctOBJ_TEXTURE, "none");
  t = case_add(&c, ctOBJ_TEXTURE, "flat");
  t->type = ctTEXTURE_2D;
  t = case_add(&c, ctOBJ_TEXTURE, "narrow");
  t->builtin = ctBUILTIN_FLAT;
  t = case_add(&c, ctOBJ_TEXTURE, "low");
  t->builtin = ctBUILTIN_FLAT;
  t->type = ctTEXTURE_2D;
  t->width = 3;
  t = case_add(&c, ctOBJ_TEXTURE, "file");
  case_text(t->file, "a.stl");
  t = case_add(&c, ctOBJ_TEXTURE, "grid");
  case_text(t->file, "a.png");
  t->gridsize[0] = 13;
  build(&c, NULL, CT_FAIL);
  assert_true(case_says(&c, "No cubefiles_ defined in cube or skybox texture"));
  assert_true(case_says(&c, "Cannot load 2D texture from separate files, texture"));
  assert_true(case_says(&c, "Invalid width of builtin texture"));
  assert_true(case_says(&c, "Invalid height of builtin texture"));
  assert_true(case_says(&c, "unsupported content type: 'model/stl'"));
  assert_true(case_says(&c, "gridsize must be non-zero and no more than 12 squares in texture"));
  assert_int_equal(c.err.errors, 6);
  case_close(&c);
}

static void patterns_have_three_bytes_per_pixel(void** state) {
  (void)state;
  for (int n = 1; n <= 4; n++) {
    char xml[300];
    snprintf(
        xml, sizeof xml,
        "<asset><texture name='t' type='2d' builtin='flat' rgb1='.2 .4 .6' width='4' height='2' "
        "nchannel='%d'/></asset>",
        n);
    ctModel* m = case_model(xml);
    assert_int_equal(m->ntexdata, 8 * n);
    for (int i = 0; i < 8 * n; i++) assert_int_equal(m->tex_data[i], i < 24 ? 51 * (i % 3 + 1) : 0);
    ct_deleteModel(m);
  }
}

TEST_MAIN(cmocka_unit_test(images_are_read_and_flipped),
          cmocka_unit_test(other_channels_are_flipped_too), cmocka_unit_test(bytes_are_flipped_too),
          cmocka_unit_test(grids_fill_the_sides_they_name),
          cmocka_unit_test(bad_textures_are_named),
          cmocka_unit_test(patterns_have_three_bytes_per_pixel))
